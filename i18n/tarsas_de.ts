<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>a11y</name>
    <message id="a11y.amount_of_seat">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{amount} of {seat}</source>
        <translation>{amount} von {seat}</translation>
    </message>
    <message id="a11y.board_corner_picker">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Corners of the board on the picture</source>
        <translation>Ecken des Plans auf dem Bild</translation>
    </message>
    <message id="a11y.board_keys_tip">
        <location filename="../qtapp/board/accessible.py"/>
        <source>Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.</source>
        <translation>Die Pfeiltasten gehen von Stelle zu Stelle, Eingabe nimmt auf und legt ab, Escape lässt los, Tab geht zum nächsten Bereich.</translation>
    </message>
    <message id="a11y.can_be_dropped_here">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, can be dropped here</source>
        <translation>{name}, hier kann abgelegt werden</translation>
    </message>
    <message id="a11y.can_be_taken">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, can be taken</source>
        <translation>{name}, kann genommen werden</translation>
    </message>
    <message id="a11y.close_panel">
        <location filename="../qtapp/kit/dock_title.py"/>
        <source>Close this: {panel}</source>
        <translation>Schließen: {panel}</translation>
    </message>
    <message id="a11y.continue_kept_game">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Play on: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message id="a11y.counts_keys_tip">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Counts: plus and minus change them, Enter types a number.</source>
        <translation>Anzahlen: Plus und Minus ändern sie, nach Enter gibst du die Zahl ein.</translation>
    </message>
    <message id="a11y.float_panel">
        <location filename="../qtapp/kit/dock_title.py"/>
        <source>Undock {panel}</source>
        <translation>Ablösen: {panel}</translation>
    </message>
    <message id="a11y.group_with_value">
        <location filename="../qtapp/kit/choosers.py"/>
        <location filename="../qtapp/panels/seats.py"/>
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message id="a11y.kind_counted_in_place">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>{what} in {place}</source>
        <translation>{what}, Stelle: {place}</translation>
    </message>
    <message id="a11y.log">
        <location filename="../qtapp/panels/log.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message id="a11y.mode_switch_tip">
        <location filename="../qtapp/windows/game.py"/>
        <source>Mode: {mode}. Switch with F2.</source>
        <translation>Modus: {mode}. Umschalten mit F2.</translation>
    </message>
    <message id="a11y.open_kept_game">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Open: {game}</source>
        <translation>Öffnen: {game}</translation>
    </message>
    <message id="a11y.options">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message id="a11y.order_keys_tip">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Order: Ctrl and the arrow keys move an item</source>
        <translation>Reihenfolge: Strg und die Pfeiltasten verschieben einen Eintrag</translation>
    </message>
    <message id="a11y.picture_export_progress">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>Export progress</source>
        <translation>Wie viel vom Bild fertig ist</translation>
    </message>
    <message id="a11y.piece_held">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, held</source>
        <translation>{name}, aufgenommen</translation>
    </message>
    <message id="a11y.piece_in_place">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, in: {place}</source>
        <translation>{name}, Stelle: {place}</translation>
    </message>
    <message id="a11y.place_closed">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, closed</source>
        <translation>{name}, verdeckt</translation>
    </message>
    <message id="a11y.place_with_amounts">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message id="a11y.place_with_piece_count" numerus="yes">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, %n piece(s)</source>
        <translation>
            <numerusform>{name}, %n Spielteil</numerusform>
            <numerusform>{name}, %n Spielteile</numerusform>
        </translation>
    </message>
    <message id="a11y.progress">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message id="a11y.rule_text">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Text of the rule</source>
        <translation>Text der Regel</translation>
    </message>
    <message id="a11y.rules_headings">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Headings of the rules</source>
        <translation>Überschriften der Regeln</translation>
    </message>
    <message id="a11y.rules_of_game">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message id="a11y.seat_colour">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: {colour}</source>
        <translation>Platz {number}: {colour}</translation>
    </message>
    <message id="a11y.seat_name_field">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Name of seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message id="a11y.seat_sit_earlier">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: move earlier</source>
        <translation>Platz {number}: weiter nach vorn</translation>
    </message>
    <message id="a11y.seat_sit_later">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: sit later</source>
        <translation>Platz {number}: weiter nach hinten</translation>
    </message>
    <message id="a11y.start_new_game">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message id="a11y.stepper_one_less">
        <location filename="../qtapp/kit/choosers.py"/>
        <source>{what}: one less</source>
        <translation>{what}: eins weniger</translation>
    </message>
    <message id="a11y.stepper_one_more">
        <location filename="../qtapp/kit/choosers.py"/>
        <source>{what}: one more</source>
        <translation>{what}: eins mehr</translation>
    </message>
    <message id="a11y.table">
        <location filename="../qtapp/windows/table_page.py"/>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message id="a11y.table_of_game">
        <location filename="../qtapp/board/accessible.py"/>
        <source>Table: {game}</source>
        <translation>Tisch: {game}</translation>
    </message>
    <message id="a11y.timeline_position_tip">
        <location filename="../qtapp/panels/timeline.py"/>
        <source>Timeline: step {at} of {whole}. Left and right keys go along it.</source>
        <translation>Zeitleiste: Schritt {at} von {whole}. Die Pfeiltasten links und rechts führen an ihr entlang.</translation>
    </message>
    <message id="a11y.why_not">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message id="about.built_from_commit">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Built from {commit}</source>
        <translation>Erstellt aus {commit}</translation>
    </message>
    <message id="about.copied">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message id="about.copy_for_report_button">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Copy for a report</source>
        <translation>Für Fehlerbericht kopieren</translation>
    </message>
    <message id="about.licence_text">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message id="about.parts_and_licences_title">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>What comes with it, and under which licence</source>
        <translation>Was dazugehört und unter welcher Lizenz es steht</translation>
    </message>
    <message id="about.platform_versions">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message id="about.program_parts_list">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message id="about.runs_from_source">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Runs from its source</source>
        <translation>Läuft aus dem Quelltext</translation>
    </message>
</context>
<context>
    <name>about/barrage</name>
    <message id="about/barrage.action.bank.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>It is never full: everybody can always come.</source>
        <translation>Sie ist nie voll: Alle können immer kommen.</translation>
    </message>
    <message id="about/barrage.action.bank.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The bank: for each engineer that you lay here you get 1 credit.</source>
        <translation>Die Bank: Für jeden Arbeiter, den du hier einsetzt, erhältst du 1 Hydro.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>No more than three contracts may lie open in front of you.</source>
        <translation>Vor dir dürfen höchstens drei offene Verträge liegen.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The contract office: take private contracts, which pay you when you produce enough energy.</source>
        <translation>Das Notariat: Nimm private Verträge; sie belohnen dich, wenn du genug Energie produzierst.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The price is printed on the row; you pay it when you lay the engineers.</source>
        <translation>Der Preis steht in der Zeile; du bezahlst ihn beim Einsetzen der Arbeiter.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The machinery shop: buy excavators and mixers here with credits.</source>
        <translation>Die Maschinenausstellung: Hier kaufst du mit Geld Bagger und Betonmischer.</translation>
    </message>
    <message id="about/barrage.action.patent_#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need 2 engineers. You may build with the tile at once.</source>
        <translation>Du brauchst 2 Arbeiter. Mit dem Plättchen darfst du sofort bauen.</translation>
    </message>
    <message id="about/barrage.action.patent_#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The patent office: for 5 credits you get the advanced technology tile of this slot.</source>
        <translation>Das Patentamt: Für 5 Hydro erhältst du das fortgeschrittene Technologieplättchen dieser Stelle.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need a dam with water, a conduit and your own powerhouse at its end.</source>
        <translation>Du brauchst eine Staumauer mit Wasser, ein Rohrwerk und dein Turbinenhaus am Ende.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Drops times value, plus or minus the number of this row.</source>
        <translation>Wassereinheiten mal Produktionswert, dazu der Bonus oder Malus dieser Zeile.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>Afterwards you may fulfil one contract with this energy.</source>
        <translation>Danach darfst du mit dieser Energie einen Vertrag erfüllen.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The turbine station: here you produce energy with water from a dam.</source>
        <translation>Die Kraftwerkssteuerung: Hier produzierst du Energie mit dem Wasser einer Staumauer.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may split them as you like.</source>
        <translation>Du darfst sie beliebig aufteilen.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water management: bring drops to headstreams of your choice, where they wait for the water flow.</source>
        <translation>Wassermanagement: Lege Wassereinheiten auf Quellen deiner Wahl; dort warten sie auf den Wasserfluss.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The first dam with room catches it, whoever owns the dam.</source>
        <translation>Die erste Staumauer mit Platz staut sie, gleich wem sie gehört.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Drops that wait on the headstream stay there.</source>
        <translation>Wassereinheiten, die auf der Quelle warten, bleiben dort.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water management: bring a drop to a headstream, and it flows at once.</source>
        <translation>Wassermanagement: Lege eine Wassereinheit auf eine Quelle, und sie fließt sofort.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number says by how many segments it turns.</source>
        <translation>Die Zahl sagt, um wie viele Segmente sie sich dreht.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>What reaches the open segment is yours again at once.</source>
        <translation>Was ins offene Segment kommt, gehört sofort wieder dir.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The workshop: turn your construction wheel, so that tiles and machines come back sooner.</source>
        <translation>Die Werkstatt: Drehe deine Bauscheibe, damit Plättchen und Maschinen früher zurückkommen.</translation>
    </message>
    <message id="about/barrage.automa.action.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The actions of the Automa: it tries the lines from top to bottom and does the first possible one.</source>
        <translation>Die Aktionen des Automas: Er prüft die Zeilen von oben nach unten und führt die erste mögliche aus.</translation>
    </message>
    <message id="about/barrage.automa.criteria.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The criteria of the Automa: they decide where it builds when several spaces are possible.</source>
        <translation>Die Kriterien des Automas: Sie entscheiden, wo er baut, wenn mehrere Felder möglich sind.</translation>
    </message>
    <message id="about/barrage.automa.deck.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The Automa tiles: each turn of an Automa one of them says what it does.</source>
        <translation>Die Automaplättchen: In jedem Zug eines Automas sagt eines davon, was er tut.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number is its value: each drop makes so much energy.</source>
        <translation>Die Zahl ist der Produktionswert: So viel Energie bringt jede Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may use any built conduit. If it is not yours, you pay 1 credit a drop.</source>
        <translation>Du darfst jedes gebaute Rohrwerk nutzen. Ein fremdes kostet 1 Hydro je Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>Its owner gets the credits, and 1 victory point a drop.</source>
        <translation>Wem es gehört, erhält das Geld und 1 Siegpunkt je Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit space: a conduit leads water from the dams of this basin to the powerhouses of another one.</source>
        <translation>Ein Baufeld für ein Rohrwerk: Es leitet Wasser von den Staumauern dieses Tals zu den Turbinenhäusern eines anderen Tals.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Jede Staumauer beginnt mit einer Grundmauer; darauf passen bis zu zwei Erhöhungen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>A neutral dam belongs to nobody: everybody may use its water.</source>
        <translation>Eine neutrale Staumauer gehört niemandem: Alle dürfen ihr Wasser nutzen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The lower dam space of a basin: a dam here catches the water that the upper one lets through.</source>
        <translation>Das untere Baufeld eines Tals: Eine Staumauer hier staut das Wasser, das die obere durchlässt.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Jede Staumauer beginnt mit einer Grundmauer; darauf passen bis zu zwei Erhöhungen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one dam.</source>
        <translation>In jedem Tal darfst du nur eine Staumauer haben.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The upper dam space of a basin: a dam here catches the water first, but its base costs 3 credits more.</source>
        <translation>Das obere Baufeld eines Tals: Eine Staumauer hier staut das Wasser zuerst, aber ihre Grundmauer kostet 3 Hydro mehr.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You can only produce with a powerhouse of your own.</source>
        <translation>Du kannst nur mit deinem eigenen Turbinenhaus Energie produzieren.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one.</source>
        <translation>In jedem Tal darfst du nur eines haben.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space with a red border costs 3 credits more.</source>
        <translation>Ein rot umrandetes Feld kostet 3 Hydro mehr.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A powerhouse space: your powerhouse turns the water that comes through a conduit into energy.</source>
        <translation>Ein Baufeld für ein Turbinenhaus: Es macht aus dem Wasser, das durch ein Rohrwerk kommt, Energie.</translation>
    </message>
    <message id="about/barrage.beside.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Here lie the engineers of an Automa that found no free action space.</source>
        <translation>Hier liegen Arbeiter eines Automas, für die kein Aktionsfeld frei war.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need at least 6 energy in this round.</source>
        <translation>Du brauchst in dieser Runde mindestens 6 Energie.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Too far behind on the track? Then you get 4 points less for each section.</source>
        <translation>Liegst du auf der Leiste zurück, gibt es für jeden Abschnitt 4 Punkte weniger.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The bonus tile of this round: it gives victory points for things you have.</source>
        <translation>Das Bonusplättchen dieser Runde: Es bringt Siegpunkte für Dinge, die du hast.</translation>
    </message>
    <message id="about/barrage.box.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/barrage.contracts.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Green needs the least energy, red the most and pays best.</source>
        <translation>Grün braucht am wenigsten Energie, Rot am meisten und lohnt sich am meisten.</translation>
    </message>
    <message id="about/barrage.contracts.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The pile of private contracts of one colour; gaps are filled from it at the end of a turn.</source>
        <translation>Der Stapel privater Verträge einer Farbe; am Zugende werden damit Lücken gefüllt.</translation>
    </message>
    <message id="about/barrage.count.credit.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Credits: the money of the game, for machines, patents and red spaces.</source>
        <translation>Geld, gezählt in Hydro: Du bezahlst damit Maschinen, Patente und rot umrandete Felder.</translation>
    </message>
    <message id="about/barrage.count.drop.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>From a dam you lead them through a conduit and make energy.</source>
        <translation>Aus einer Staumauer leitest du sie durch ein Rohrwerk und produzierst Energie.</translation>
    </message>
    <message id="about/barrage.count.drop.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end each drop in your own dams is 1 victory point.</source>
        <translation>Am Ende ist jede Wassereinheit in deinen Staumauern 1 Siegpunkt wert.</translation>
    </message>
    <message id="about/barrage.count.drop.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water drops: they run down the rivers until a dam with room holds them.</source>
        <translation>Wassereinheiten: Sie fließen die Flüsse hinab, bis eine Staumauer mit Platz sie staut.</translation>
    </message>
    <message id="about/barrage.count.energy.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>It brings credits and points at the end of the round, then it is 0 again.</source>
        <translation>Am Rundenende bringt sie Geld und Punkte, dann ist sie wieder 0.</translation>
    </message>
    <message id="about/barrage.count.energy.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Energy that you have produced in this round; it moves your marker on the energy track.</source>
        <translation>Energie, die du in dieser Runde produziert hast; sie bewegt deinen Marker auf der Energieleiste.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Everybody has twelve in each round.</source>
        <translation>Alle haben in jeder Runde zwölf.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers: you lay them on action spaces and carry out the action there.</source>
        <translation>Arbeiter: Du setzt sie auf Aktionsfelder und führst deren Aktion aus.</translation>
    </message>
    <message id="about/barrage.count.excavator.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building they come back with the wheel.</source>
        <translation>Nach dem Bauen bringt die Bauscheibe sie zurück.</translation>
    </message>
    <message id="about/barrage.count.excavator.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Excavators: machines that dig; you need them for bases and conduits.</source>
        <translation>Bagger: Maschinen, die graben; du brauchst sie für Grundmauern und Rohrwerke.</translation>
    </message>
    <message id="about/barrage.count.mixer.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building they come back with the wheel.</source>
        <translation>Nach dem Bauen bringt die Bauscheibe sie zurück.</translation>
    </message>
    <message id="about/barrage.count.mixer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Mixers: machines that make concrete; you need them for elevations and powerhouses.</source>
        <translation>Betonmischer: Maschinen, die Beton machen; du brauchst sie für Erhöhungen und Turbinenhäuser.</translation>
    </message>
    <message id="about/barrage.count.point.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Victory points: whoever has most of them after five rounds wins.</source>
        <translation>Siegpunkte: Wer nach fünf Runden die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/barrage.count.round.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The round: there are five, then the game is over.</source>
        <translation>Die Runde: Es gibt fünf, dann ist das Spiel zu Ende.</translation>
    </message>
    <message id="about/barrage.discard.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Contracts that an Automa has discarded; if their pile runs out, they become the new one.</source>
        <translation>Verträge, die ein Automa abgeworfen hat; ist ihr Stapel leer, bilden sie den neuen.</translation>
    </message>
    <message id="about/barrage.draft.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Who chooses first is last in turn order in the first round.</source>
        <translation>Wer zuerst wählt, ist in der ersten Runde in der Spielreihenfolge zuletzt dran.</translation>
    </message>
    <message id="about/barrage.draft.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company with its executive officer: whoever chooses them plays with both.</source>
        <translation>Ein Unternehmen mit seinem Chefingenieur: Wer es wählt, spielt mit beiden.</translation>
    </message>
    <message id="about/barrage.draft.contracts.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Starting contracts to choose from: each player takes one before the game begins.</source>
        <translation>Startverträge zur Auswahl: Vor dem Spiel nehmen alle einen.</translation>
    </message>
    <message id="about/barrage.headstream.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The headstream tile says how many drops come in which round.</source>
        <translation>Das Quellenplättchen zeigt, in welcher Runde wie viele Wassereinheiten kommen.</translation>
    </message>
    <message id="about/barrage.headstream.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The drops wait here; in the water flow phase they run downhill.</source>
        <translation>Sie warten hier; in der Phase Wasserfluss fließen sie talwärts.</translation>
    </message>
    <message id="about/barrage.headstream.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>With water management you can bring drops here yourself.</source>
        <translation>Mit dem Wassermanagement bringst du selbst Wassereinheiten hierher.</translation>
    </message>
    <message id="about/barrage.headstream.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A headstream: here the river begins, and here new water comes into the game.</source>
        <translation>Eine Quelle: Hier entspringt der Fluss, und hier kommt neues Wasser ins Spiel.</translation>
    </message>
    <message id="about/barrage.national.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You do not take it beforehand: it lies here for everybody.</source>
        <translation>Du nimmst ihn nicht vorher: Er liegt hier für alle.</translation>
    </message>
    <message id="about/barrage.national.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>It is never replaced by a new one.</source>
        <translation>Er wird nicht durch einen neuen ersetzt.</translation>
    </message>
    <message id="about/barrage.national.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A national contract: the first to reach its energy in one production takes it.</source>
        <translation>Ein staatlicher Vertrag: Wer seine Energie zuerst mit einer Energieproduktion erreicht, nimmt ihn.</translation>
    </message>
    <message id="about/barrage.objective.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>First, second and third get 15, 10 and 5 victory points.</source>
        <translation>Die ersten drei erhalten 15, 10 und 5 Siegpunkte.</translation>
    </message>
    <message id="about/barrage.objective.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The objective tile: whoever has most of what it counts at the end scores best.</source>
        <translation>Das Zielplättchen: Wer am Ende am meisten von dem hat, was es zählt, erhält viele Punkte.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number is the energy that one production must reach.</source>
        <translation>Die Zahl ist die Energie, die eine einzige Energieproduktion erreichen muss.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Beside it stands your reward.</source>
        <translation>Daneben steht deine Belohnung.</translation>
    </message>
    <message id="about/barrage.offer.*.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A private contract on offer: you can take it at the contract office.</source>
        <translation>Ein ausliegender privater Vertrag: Du kannst ihn im Notariat nehmen.</translation>
    </message>
    <message id="about/barrage.order.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Who produces least energy goes first in the next round.</source>
        <translation>Wer am wenigsten Energie produziert, ist in der nächsten Runde zuerst dran.</translation>
    </message>
    <message id="about/barrage.order.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The turn order: the marker on the first space says who acts first in this round.</source>
        <translation>Die Spielreihenfolge: Der Marker auf dem ersten Feld zeigt, wer in dieser Runde zuerst dran ist.</translation>
    </message>
    <message id="about/barrage.patent.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>First pile I, then II, then III.</source>
        <translation>Zuerst Stapel I, dann II, dann III.</translation>
    </message>
    <message id="about/barrage.patent.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The pile of advanced technology tiles of one level; new ones come from here at the end of a round.</source>
        <translation>Der Stapel fortgeschrittener Technologieplättchen einer Stufe; von hier kommen am Rundenende neue.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Lay 2 engineers on the space beside it and pay 5 credits.</source>
        <translation>Setze 2 Arbeiter auf das Feld daneben und bezahle 5 Hydro.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end of the round the unsold tiles leave the game.</source>
        <translation>Was am Rundenende niemand gekauft hat, verlässt das Spiel.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An advanced technology tile for sale: it builds like a basic one and can do something more.</source>
        <translation>Ein fortgeschrittenes Technologieplättchen zum Kauf: Es baut wie ein einfaches und kann noch etwas mehr.</translation>
    </message>
    <message id="about/barrage.piece.automa.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An Automa tile: one side shows actions, the other where the Automa builds.</source>
        <translation>Ein Automaplättchen: Eine Seite zeigt Aktionen, die andere, wo der Automa baut.</translation>
    </message>
    <message id="about/barrage.piece.base.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one dam.</source>
        <translation>In jedem Tal darfst du nur eine Staumauer haben.</translation>
    </message>
    <message id="about/barrage.piece.base.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base: the lowest part of a dam; alone it is a dam of level 1 and holds one drop.</source>
        <translation>Eine Grundmauer: der unterste Teil einer Staumauer; allein hat sie Höhe 1 und staut eine Wassereinheit.</translation>
    </message>
    <message id="about/barrage.piece.bonus.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only who has at least 6 energy gets them.</source>
        <translation>Nur wer mindestens 6 Energie hat, erhält sie.</translation>
    </message>
    <message id="about/barrage.piece.bonus.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A bonus tile: at the end of its round it gives victory points for what it shows.</source>
        <translation>Ein Bonusplättchen: Am Ende seiner Runde bringt es Siegpunkte für das, was es zeigt.</translation>
    </message>
    <message id="about/barrage.piece.company.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company: its board shows incomes, bonuses and the ability of the third powerhouse.</source>
        <translation>Ein Unternehmen: Sein Plan zeigt Einkommen, Boni und die Spezialfähigkeit ab dem dritten Turbinenhaus.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The higher its value, the more energy each drop makes.</source>
        <translation>Je höher sein Produktionswert, desto mehr Energie bringt jede Wassereinheit.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Others may use it too, but they pay you for it.</source>
        <translation>Auch andere dürfen es nutzen, aber sie bezahlen dich dafür.</translation>
    </message>
    <message id="about/barrage.piece.conduit.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit: it leads water from the dams of one basin to the powerhouses of another one.</source>
        <translation>Ein Rohrwerk: Es leitet Wasser von den Staumauern eines Tals zu den Turbinenhäusern eines anderen Tals.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The energy is not used up: your marker stays where it is.</source>
        <translation>Die Energie wird nicht verbraucht: Dein Marker bleibt, wo er ist.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>One production fulfils one contract at most.</source>
        <translation>Eine Energieproduktion erfüllt höchstens einen Vertrag.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A private contract: produce its energy in one go, and you get its reward.</source>
        <translation>Ein privater Vertrag: Produziere seine Energie auf einmal, und du erhältst seine Belohnung.</translation>
    </message>
    <message id="about/barrage.piece.contract.national.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A national contract: hard, but well paid; the first to fulfil it takes it.</source>
        <translation>Ein staatlicher Vertrag: schwer, aber gut bezahlt; wer ihn zuerst erfüllt, nimmt ihn.</translation>
    </message>
    <message id="about/barrage.piece.contract.starting.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A starting contract: the easy first contract that everybody begins with.</source>
        <translation>Ein Startvertrag: der leichte erste Vertrag, mit dem alle beginnen.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base takes at most two.</source>
        <translation>Eine Grundmauer trägt höchstens zwei.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Each level holds one more drop.</source>
        <translation>Jede Höhe staut eine Wassereinheit mehr.</translation>
    </message>
    <message id="about/barrage.piece.elevation.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An elevation: it stands on your own base and makes the dam one level higher.</source>
        <translation>Eine Erhöhung: Sie steht auf deiner eigenen Grundmauer und macht die Staumauer um eins höher.</translation>
    </message>
    <message id="about/barrage.piece.headstream.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>In the fifth round no new water comes.</source>
        <translation>In der fünften Runde kommt kein neues Wasser.</translation>
    </message>
    <message id="about/barrage.piece.headstream.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A headstream tile: it shows how many drops this headstream gets in rounds one to four.</source>
        <translation>Ein Quellenplättchen: Es zeigt, wie viele Wassereinheiten die Quelle in den Runden eins bis vier erhält.</translation>
    </message>
    <message id="about/barrage.piece.objective.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An objective tile: what it counts gives victory points at the end of the game.</source>
        <translation>Ein Zielplättchen: Was es zählt, bringt am Ende des Spiels Siegpunkte.</translation>
    </message>
    <message id="about/barrage.piece.officer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An executive officer: a person with a special skill that helps the company the whole game.</source>
        <translation>Ein Chefingenieur: eine Person, deren besondere Fähigkeit dem Unternehmen das ganze Spiel lang hilft.</translation>
    </message>
    <message id="about/barrage.piece.order.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Least energy goes first in the next round.</source>
        <translation>In der nächsten Runde beginnt, wer am wenigsten Energie hat.</translation>
    </message>
    <message id="about/barrage.piece.order.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A turn order marker: it shows when its owner acts.</source>
        <translation>Ein Reihenfolgemarker: Er zeigt, wann jemand an der Reihe ist.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The water then flows on from here and can be used again.</source>
        <translation>Das Wasser fließt von hier weiter und kann weiter unten wieder genutzt werden.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A powerhouse: it turns water that comes through a conduit into energy.</source>
        <translation>Ein Turbinenhaus: Es macht aus Wasser, das durch ein Rohrwerk kommt, Energie.</translation>
    </message>
    <message id="about/barrage.piece.technology.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A basic technology tile only builds, an advanced one can do something more.</source>
        <translation>Ein einfaches Technologieplättchen baut nur, ein fortgeschrittenes kann noch mehr.</translation>
    </message>
    <message id="about/barrage.piece.technology.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building it goes onto the wheel and comes back later.</source>
        <translation>Nach dem Bauen kommt es auf die Bauscheibe und später zurück.</translation>
    </message>
    <message id="about/barrage.piece.technology.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A technology tile: you need one for everything you build, and it shows what it builds.</source>
        <translation>Ein Technologieplättchen: Du brauchst eines für alles, was du baust; es zeigt, was es baut.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base costs 3, 4 or 5 excavators: plain, hills, mountains.</source>
        <translation>Eine Grundmauer kostet 3, 4 oder 5 Bagger: Vorland, Hügel, Berge.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Zuerst die linke; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Bases that are not built yet; with a base you begin a dam.</source>
        <translation>Noch nicht gebaute Grundmauern; mit einer Grundmauer beginnt eine Staumauer.</translation>
    </message>
    <message id="about/barrage.seat.#.company.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company: it has its own incomes and an ability that awakes with the third powerhouse.</source>
        <translation>Ein Unternehmen: Es hat eigene Einkommen und eine Spezialfähigkeit, die mit dem dritten Turbinenhaus erwacht.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit costs 2 excavators for each point of its value.</source>
        <translation>Ein Rohrwerk kostet 2 Bagger für jeden Punkt seines Produktionswerts.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Zuerst das linke; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Conduits that are not built yet; they lead the water from a dam to a powerhouse.</source>
        <translation>Noch nicht gebaute Rohrwerke; sie leiten Wasser von einer Staumauer zu einem Turbinenhaus.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>From left to right: 1, 2, 3 and again 3 engineers in a round.</source>
        <translation>Von links nach rechts: 1, 2, 3 und noch einmal 3 Arbeiter in einer Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The fourth, red one also costs 3 credits.</source>
        <translation>Das vierte, rote Feld kostet außerdem 3 Hydro.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A construction space: lay engineers here when you want to build something.</source>
        <translation>Ein Bauaktionsfeld: Hier setzt du Arbeiter ein, wenn du etwas bauen willst.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may have at most three.</source>
        <translation>Du darfst höchstens drei haben.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Open contracts: one production with enough energy fulfils one and brings the reward.</source>
        <translation>Offene Verträge: Eine Energieproduktion mit genug Energie erfüllt einen davon und bringt die Belohnung.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>An elevation costs 2, 3 or 4 mixers: plain, hills, mountains.</source>
        <translation>Eine Erhöhung kostet 2, 3 oder 4 Betonmischer: Vorland, Hügel, Berge.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Zuerst die linke; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Elevations that are not built yet; they make your dams higher, so that more water fits in.</source>
        <translation>Noch nicht gebaute Erhöhungen; sie machen deine Staumauern höher, so dass mehr Wasser hineinpasst.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space needs exactly as many as it shows.</source>
        <translation>Ein Feld braucht genau so viele, wie es zeigt.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end of the round all twelve come home.</source>
        <translation>Am Rundenende kommen alle zwölf nach Hause.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers who are still free: with them you choose your actions in this round.</source>
        <translation>Noch freie Arbeiter: Mit ihnen wählst du in dieser Runde deine Aktionen.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Some bonus tiles count them.</source>
        <translation>Manche Bonusplättchen zählen sie.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Fulfilled contracts: they lie face down and have already paid.</source>
        <translation>Erfüllte Verträge: Sie liegen verdeckt, ihre Belohnung ist schon ausgezahlt.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The skill works from the first round to the last.</source>
        <translation>Die Fähigkeit gilt von der ersten bis zur letzten Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The executive officer: a person with a special skill that bends one rule for the company.</source>
        <translation>Der Chefingenieur: eine Person mit einer besonderen Fähigkeit, die eine Regel zum Vorteil des Unternehmens ändert.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The second time in a round it costs 3 credits. Your normal action follows.</source>
        <translation>Das zweite Mal in einer Runde kostet es 3 Hydro. Danach folgt deine normale Aktion.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space of Mahiri Sekibo: an engineer here lets you copy another officer for one turn.</source>
        <translation>Ein Feld von Mahiri Sekibo: Mit einem Arbeiter hier kopierst du für einen Zug einen anderen Chefingenieur.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The first costs 2 mixers, each further one 1 mixer more.</source>
        <translation>Das erste kostet 2 Betonmischer, jedes weitere 1 Betonmischer mehr.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The second gives +1 to every production, the fourth 2 more.</source>
        <translation>Das zweite gibt jeder Energieproduktion +1, das vierte noch 2 dazu.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>The third opens the special ability of your company.</source>
        <translation>Das dritte schaltet die Spezialfähigkeit deines Unternehmens frei.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Powerhouses that are not built yet; each one you build makes your company stronger.</source>
        <translation>Noch nicht gebaute Turbinenhäuser; jedes gebaute macht dein Unternehmen stärker.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>What lies on the wheel is not here and cannot be used.</source>
        <translation>Was auf der Bauscheibe liegt, ist nicht hier und kann nicht genutzt werden.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end every five things here give 1 victory point.</source>
        <translation>Am Ende bringen je fünf Dinge hier 1 Siegpunkt.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The personal supply: the credits and machines that can be used now.</source>
        <translation>Der persönliche Vorrat: Geld und Maschinen, die jetzt genutzt werden können.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The picture shows what it builds. A joker builds anything.</source>
        <translation>Das Bild zeigt, was es baut. Ein Joker baut alles.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building, the tile waits on the wheel.</source>
        <translation>Nach dem Bauen wartet das Plättchen auf der Bauscheibe.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Technology tiles that are ready: for everything you build you need a fitting one from here.</source>
        <translation>Verfügbare Technologieplättchen: Für alles, was du baust, brauchst du ein passendes von hier.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Most energy in the round: 6 victory points, second most: 2.</source>
        <translation>Die meiste Energie der Runde bringt 6 Siegpunkte, die zweitmeiste 2.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After the round the energy goes back to 0.</source>
        <translation>Nach der Runde geht die Energie zurück auf 0.</translation>
    </message>
    <message id="about/barrage.seat.#.track.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The markers: victory points, and the energy of this round on the energy track.</source>
        <translation>Die Marker: Siegpunkte und auf der Energieleiste die Energie dieser Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.turn.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>What the game remembers here: who has passed, and which officer Mahiri Sekibo copies.</source>
        <translation>Was sich das Spiel hier merkt: wer gepasst hat und welchen Chefingenieur Mahiri Sekibo kopiert.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>When you build, the tile and the machines go into the open segment.</source>
        <translation>Beim Bauen kommen Plättchen und Maschinen in das offene Segment.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Then the wheel turns by one. The workshop turns it too.</source>
        <translation>Dann dreht sich die Scheibe um eins. Auch die Werkstatt dreht sie.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>What reaches the open segment again comes back at once: six turns in all.</source>
        <translation>Was wieder ins offene Segment kommt, kehrt sofort zurück: nach sechs Drehungen.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The construction wheel: what you build with is not lost, it lies here and comes back later.</source>
        <translation>Die Bauscheibe: Womit du baust, ist nicht verloren, es liegt hier und kommt später zurück.</translation>
    </message>
    <message id="about/barrage.seat.#.works.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers with which an Automa has built in this round.</source>
        <translation>Arbeiter, mit denen ein Automa in dieser Runde gebaut hat.</translation>
    </message>
    <message id="about/barrage.state.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>What the game remembers for all: which round it is, and whether the game is over.</source>
        <translation>Was sich das Spiel für alle merkt: welche Runde es ist und ob das Spiel zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>about/ginkgopolis</name>
    <message id="about/ginkgopolis.box.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building belongs to whoever has resources on it: one for each floor.</source>
        <translation>Ein Gebäude gehört der Person, deren Ressourcen darauf stehen: eine pro Etage.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Red gives resources, blue gives tiles, yellow gives success points.</source>
        <translation>Rot gibt Ressourcen, Blau Gebäudeplättchen, Gelb Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point3">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A cell with a letter: whoever plays this urbanization card with a tile builds here.</source>
        <translation>Ein Feld mit Buchstabe: Mit dieser Urbanisierungskarte und einem Plättchen baust du hier.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A cell of the city: a building can stand here, or a marker shows where the city can grow.</source>
        <translation>Ein Feld der Stadt: Hier kann ein Gebäude stehen, oder ein Marker zeigt, wo die Stadt wachsen kann.</translation>
    </message>
    <message id="about/ginkgopolis.count.ending.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The end is near: this round is still played, then the points are counted.</source>
        <translation>Das Ende ist da: Diese Runde wird noch gespielt, dann wird gewertet.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Unused it is worth 2 success points at the end.</source>
        <translation>Ungenutzt bringt er am Ende 2 Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A new-hand token: hand it in to throw your cards away and draw as many new ones.</source>
        <translation>Ein Kartenaustausch-Marker: Gib ihn ab, wirf deine Karten ab und ziehe ebenso viele neue.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>During the game they lie hidden behind the screens.</source>
        <translation>Während des Spiels liegen sie verborgen hinter den Sichtschirmen.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Success points: whoever has most of them at the end wins.</source>
        <translation>Erfolgspunkte: Wer am Ende die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>At the end they decide who scores in the districts.</source>
        <translation>Am Ende entscheiden sie, wer in den Stadtvierteln Punkte erhält.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Resources: put them on a building that you build, one for each floor, and it is yours.</source>
        <translation>Ressourcen: Stelle sie auf ein Gebäude, das du baust, eine pro Etage, und es gehört dir.</translation>
    </message>
    <message id="about/ginkgopolis.count.round.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The round: all choose, all act, all prepare the next one; nobody knows how many there will be.</source>
        <translation>Die Runde: Alle wählen, handeln und bereiten die nächste vor; wie viele es werden, weiß niemand.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>It goes away when the deck is built anew.</source>
        <translation>Er verschwindet, wenn der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A construction-site marker: this building is brand new, and nobody can have its card yet.</source>
        <translation>Ein Baustellen-Marker: Dieses Gebäude ist ganz neu, und noch niemand kann seine Karte haben.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Each card speaks of one place: a building or a marker with a letter.</source>
        <translation>Jede Karte gehört zu einem Ort: zu einem Gebäude oder einem Marker mit Buchstabe.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty it is shuffled anew, with the cards of new buildings.</source>
        <translation>Ist er leer, wird neu gemischt, mit den Karten der neuen Gebäude.</translation>
    </message>
    <message id="about/ginkgopolis.deck.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The draw deck: from here everybody draws a new card after each round.</source>
        <translation>Der Nachziehstapel: Von hier ziehen alle nach jeder Runde eine neue Karte.</translation>
    </message>
    <message id="about/ginkgopolis.discard.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When the deck is empty, this becomes the new one.</source>
        <translation>Ist der Nachziehstapel leer, entsteht daraus der neue.</translation>
    </message>
    <message id="about/ginkgopolis.discard.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The discard pile: cards that were played or thrown away come here.</source>
        <translation>Der Ablagestapel: Hierher kommen ausgespielte und abgeworfene Karten.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Alone it gives one thing for each floor of that building.</source>
        <translation>Allein bringt sie für jede Etage des Gebäudes etwas.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you build a floor on it and keep the card.</source>
        <translation>Mit einem Plättchen baust du eine Etage darauf und behältst die Karte.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building card: it speaks of the building whose top tile has the same colour and number.</source>
        <translation>Eine Gebäudekarte: Sie gehört zu dem Gebäude, dessen oberstes Plättchen dieselbe Farbe und Zahl hat.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Its arrow shows at which action the bonus comes.</source>
        <translation>Ihr Pfeil zeigt, bei welcher Aktion der Bonus kommt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A character: it gives things at the start and a small bonus the whole game long.</source>
        <translation>Eine Charakterkarte: Sie gibt am Anfang etwas und das ganze Spiel lang einen kleinen Bonus.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>After the round it goes on to the left.</source>
        <translation>Nach der Runde wandert sie nach links.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The first-player card: who has it reveals and acts first in this round.</source>
        <translation>Die Startspieler-Karte: Wer sie hat, deckt in dieser Runde zuerst auf und beginnt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>You need the card with its letter, and a tile.</source>
        <translation>Du brauchst die Karte mit seinem Buchstaben und ein Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Then it moves to a cell beside the new building.</source>
        <translation>Danach kommt er auf ein Feld neben dem neuen Gebäude.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An urbanization marker: here, beside the city, a new building may rise.</source>
        <translation>Ein Urbanisierungsmarker: Hier, am Rand der Stadt, darf ein neues Gebäude entstehen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.screen.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A screen: behind it a player hides resources, tiles and success points.</source>
        <translation>Ein Sichtschirm: Dahinter liegen Ressourcen, Plättchen und Erfolgspunkte verborgen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Its colour says what the building gives.</source>
        <translation>Seine Farbe sagt, was das Gebäude gibt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A lower number than the tile below costs the difference in points.</source>
        <translation>Ist seine Zahl kleiner als die darunter, bezahlst du die Differenz in Punkten.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building tile: laid into the city it is a new building, or a new floor of an old one.</source>
        <translation>Ein Gebäudeplättchen: In der Stadt wird daraus ein neues Gebäude oder eine neue Etage.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Alone it gives one resource or one tile.</source>
        <translation>Allein bringt sie eine Ressource oder ein Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you start a new building there, and its neighbours give.</source>
        <translation>Mit einem Plättchen beginnst du dort ein Gebäude, und die Nachbarn geben etwas.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An urbanization card: it speaks of the marker with its letter on the edge of the city.</source>
        <translation>Eine Urbanisierungskarte: Sie gehört zum Marker mit ihrem Buchstaben am Rand der Stadt.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Once a tile is built, its card joins the next new deck.</source>
        <translation>Ist ein Plättchen gebaut, kommt seine Karte in den nächsten neuen Nachziehstapel.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The reserve: cards of tiles that nobody can play yet.</source>
        <translation>Die sortierten Gebäudekarten: Karten von Plättchen, die noch niemand ausspielen kann.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Card alone: you exploit.</source>
        <translation>Karte allein: planen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you build: on top of a building, or on the outskirts.</source>
        <translation>Mit Plättchen baust du: auf ein Gebäude oder am Stadtrand.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The choice of this round: a card, alone or with a tile, face down until it is revealed.</source>
        <translation>Die Wahl dieser Runde: eine Karte, allein oder mit einem Plättchen, verdeckt, bis sie aufgedeckt wird.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.draft.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Characters to choose from: keep one and pass the others to the left.</source>
        <translation>Charakterkarten zur Auswahl: Behalte eine und gib die anderen nach links weiter.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.given.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Tiles that go back to the supply: each of them gives 1 success point.</source>
        <translation>Plättchen, die zurück in den Vorrat gehen: Jedes bringt 1 Erfolgspunkt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Only you see your cards.</source>
        <translation>Deine Karten siehst nur du.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>What you do not play goes to the left; against Hal it is discarded.</source>
        <translation>Was du nicht ausspielst, geht nach links weiter; gegen Hal wird es abgeworfen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A hand of cards: each round you choose one of them, alone or with a tile.</source>
        <translation>Handkarten: In jeder Runde wählst du eine davon, allein oder mit einem Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An arrow gives something each time you take that action.</source>
        <translation>Ein Pfeil bringt jedes Mal etwas, wenn du diese Aktion ausführst.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An equals sign gives success points at the end.</source>
        <translation>Ein Gleichheitszeichen bringt am Ende Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Cards that help until the end of the game: characters, and the cards of floors that were built.</source>
        <translation>Karten, die bis zum Ende helfen: Charaktere und die Karten der gebauten Etagen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.picked.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Characters that you have kept; all show them when everybody has three.</source>
        <translation>Behaltene Charakterkarten; haben alle drei, werden sie aufgedeckt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Only resources from here can be put on buildings.</source>
        <translation>Nur Ressourcen von hier kannst du auf Gebäude stellen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The screen: behind it lie resources and success points that nobody else may see.</source>
        <translation>Der Sichtschirm: Dahinter liegen Ressourcen und Erfolgspunkte, die niemand sonst sehen darf.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>You gain resources only in your own colour.</source>
        <translation>Ressourcen erhältst du nur in deiner eigenen Farbe.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Who has put the very last resource on a building starts the last round.</source>
        <translation>Wer die allerletzte Ressource auf ein Gebäude stellt, löst die letzte Runde aus.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The supply of one colour: resources of this player that are not gained yet.</source>
        <translation>Der Vorrat einer Farbe: Ressourcen, die noch niemand erhalten hat.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Nobody else may look at them.</source>
        <translation>Niemand sonst darf sie ansehen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>At the end tiles that are left give nothing.</source>
        <translation>Am Ende bringen übrige Plättchen nichts.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Building tiles behind the screen: with a card you can build one of them.</source>
        <translation>Gebäudeplättchen hinter dem Sichtschirm: Mit einer Karte kannst du eines davon bauen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Each unused one is worth 2 success points at the end.</source>
        <translation>Jeder ungenutzte bringt am Ende 2 Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The first-player card lies here too: who has it begins.</source>
        <translation>Auch die Startspieler-Karte liegt hier: Wer sie hat, beginnt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>New-hand tokens: with one of them you throw your hand away and draw a new one.</source>
        <translation>Kartenaustausch-Marker: Mit einem davon wirfst du deine Handkarten ab und ziehst neue.</translation>
    </message>
    <message id="about/ginkgopolis.state.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>What the game remembers for all: the round, and whether it is the last one.</source>
        <translation>Was sich das Spiel für alle merkt: welche Runde es ist und ob es die letzte ist.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty for the first time, you may give tiles back for points.</source>
        <translation>Ist er zum ersten Mal leer, dürft ihr Plättchen gegen Punkte abgeben.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty for the second time, this is the last round.</source>
        <translation>Ist er zum zweiten Mal leer, ist das die letzte Runde.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The supply of building tiles, face down: who gains a tile draws it from here.</source>
        <translation>Der Plättchenvorrat, verdeckt: Wer ein Gebäudeplättchen erhält, zieht es von hier.</translation>
    </message>
</context>
<context>
    <name>barrage</name>
    <message id="barrage.action_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>{section} {sign}</source>
        <translation>{section} {sign}</translation>
    </message>
    <message id="barrage.advanced_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>advanced tile {level} “{piece}”</source>
        <translation>fortgeschrittenes Technologieplättchen {level} „{piece}“</translation>
    </message>
    <message id="barrage.advanced_tile_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>advanced tiles {level}</source>
        <translation>fortgeschrittene Technologieplättchen {level}</translation>
    </message>
    <message id="barrage.all_have_passed">
        <location filename="../engine/barrage/turn.py"/>
        <source>All have passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message id="barrage.already_built_piece_stays">
        <location filename="../engine/barrage/explain.py"/>
        <source>{piece} is built and stays where it is.</source>
        <translation>{piece} ist gebaut und bleibt stehen.</translation>
    </message>
    <message id="barrage.already_dam_in_basin">
        <location filename="../engine/barrage/placing.py"/>
        <source>A basin takes one dam of a colour, and yours stands at {place}.</source>
        <translation>In einem Tal steht nur eine Staumauer jeder Farbe, deine steht hier: {place}.</translation>
    </message>
    <message id="barrage.already_fulfilled_contract_stays">
        <location filename="../engine/barrage/explain.py"/>
        <source>{contract} is fulfilled and stays face down.</source>
        <translation>{contract.the} ist erfüllt und bleibt verdeckt.</translation>
    </message>
    <message id="barrage.already_powerhouse_in_basin">
        <location filename="../engine/barrage/placing.py"/>
        <source>A basin takes one powerhouse of a colour, and yours stands at {place}.</source>
        <translation>In einem Tal steht nur ein Turbinenhaus jeder Farbe, deines steht hier: {place}.</translation>
    </message>
    <message id="barrage.already_taken_action_space">
        <location filename="../engine/barrage/management.py"/>
        <source>This space is taken in this round.</source>
        <translation>Dieses Aktionsfeld ist in dieser Runde besetzt.</translation>
    </message>
    <message id="barrage.already_taken_building_space">
        <location filename="../engine/barrage/placing.py"/>
        <source>This space is taken: {place}.</source>
        <translation>Dieses Feld ist besetzt: {place}.</translation>
    </message>
    <message id="barrage.anton_special_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>special tile of Anton Krylov</source>
        <translation>Sondertechnologieplättchen von Anton Krylov</translation>
    </message>
    <message id="barrage.audit_action_became_impossible">
        <location filename="../engine/barrage/turn.py"/>
        <source>{seat} can no longer carry out an action.</source>
        <translation>{seat} kann keine Aktion mehr ausführen.</translation>
    </message>
    <message id="barrage.audit_automa_has_officer">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} plays without an officer.</source>
        <translation>{seat} spielt ohne Chefingenieur.</translation>
    </message>
    <message id="barrage.audit_automa_without_tiles">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>The Automa has no tiles.</source>
        <translation>Der Automa hat keine Plättchen.</translation>
    </message>
    <message id="barrage.audit_base_not_at_bottom">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>The base belongs at the bottom: {place}.</source>
        <translation>Die Grundmauer gehört nach unten: {place}.</translation>
    </message>
    <message id="barrage.audit_construction_became_impossible">
        <location filename="../engine/barrage/building.py"/>
        <source>The construction of {seat} can no longer be carried out.</source>
        <translation>Die Bauaktion von {seat} lässt sich nicht mehr ausführen.</translation>
    </message>
    <message id="barrage.audit_draft_piece_left_over">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>The draft is over: {piece} goes back to the box.</source>
        <translation>Der Draft ist vorbei, zurück in die Schachtel: {piece}.</translation>
    </message>
    <message id="barrage.audit_engineers_cannot_be_here">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{engineers} cannot be here: {place}.</source>
        <translation>{engineers} gehören nicht hierher: {place}.</translation>
    </message>
    <message id="barrage.audit_leftmost_piece_still_there">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>The leftmost piece leaves the board first: {place}.</source>
        <translation>Das Bauteil ganz links verlässt den Plan zuerst: {place}.</translation>
    </message>
    <message id="barrage.audit_nothing_to_draft">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} has nothing to choose from.</source>
        <translation>{seat} hat nichts zur Auswahl.</translation>
    </message>
    <message id="barrage.audit_open_segment_not_empty">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>The open segment of {seat} must be empty.</source>
        <translation>Das offene Segment von {seat} muss leer sein.</translation>
    </message>
    <message id="barrage.audit_piece_astray">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{piece} does not stand where it belongs.</source>
        <translation>{piece} steht nicht am richtigen Platz.</translation>
    </message>
    <message id="barrage.audit_piece_cannot_stand_here">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{piece} cannot stand here: {place}.</source>
        <translation>{piece} kann hier nicht stehen: {place}.</translation>
    </message>
    <message id="barrage.audit_production_became_impossible">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} can no longer produce.</source>
        <translation>{seat} kann keine Energie mehr produzieren.</translation>
    </message>
    <message id="barrage.audit_seat_without_company">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has no company.</source>
        <translation>{seat} hat kein Unternehmen.</translation>
    </message>
    <message id="barrage.audit_seat_without_officer">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has no officer.</source>
        <translation>{seat} hat keinen Chefingenieur.</translation>
    </message>
    <message id="barrage.audit_tile_does_not_belong">
        <location filename="../engine/barrage/audits/audit.py"/>
        <location filename="../engine/barrage/audits/draft.py"/>
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{tile} does not belong here: {place}.</source>
        <translation>{tile} gehört nicht hierher: {place}.</translation>
    </message>
    <message id="barrage.audit_tile_missing">
        <location filename="../engine/barrage/audits/audit.py"/>
        <location filename="../engine/barrage/audits/draft.py"/>
        <source>A tile is missing here: {place}.</source>
        <translation>Hier fehlt ein Plättchen: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_headstream_drops">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>The box has only {most}: {place}.</source>
        <translation>In der Schachtel sind nur {most}: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_open_contracts">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has {have} open contracts; the limit is three.</source>
        <translation>{seat}: {have} liegen offen, drei dürfen es sein.</translation>
    </message>
    <message id="barrage.audit_too_much_water_held">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{place} holds {most}, there are {held}.</source>
        <translation>{place}: Platz ist für {most}, vorhanden: {held}.</translation>
    </message>
    <message id="barrage.audit_two_dams_in_basin">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{seat} has two dams in basin {basin}.</source>
        <translation>{seat} hat zwei Staumauern in Tal {basin}.</translation>
    </message>
    <message id="barrage.audit_two_powerhouses_in_basin">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{seat} has two powerhouses in basin {basin}.</source>
        <translation>{seat} hat zwei Turbinenhäuser in Tal {basin}.</translation>
    </message>
    <message id="barrage.automa_action_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa: action</source>
        <translation>Automa: Aktion</translation>
    </message>
    <message id="barrage.automa_chooses_headstream">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} chooses {place}: the drop will end in its own dam.</source>
        <translation>{seat} wählt: {place}. Die Wassereinheit wird in der eigenen Staumauer enden.</translation>
    </message>
    <message id="barrage.automa_chooses_space">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>{seat} chooses {place}: {reason}</source>
        <translation>{seat} wählt: {place}; Grund: {reason}</translation>
    </message>
    <message id="barrage.automa_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automas</numerusform>
        </translation>
    </message>
    <message id="barrage.automa_criteria_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa: criteria</source>
        <translation>Automa: Kriterien</translation>
    </message>
    <message id="barrage.automa_gets_company">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} plays {company}.</source>
        <translation>{seat} spielt {company}.</translation>
    </message>
    <message id="barrage.automa_level_easy">
        <location filename="../engine/barrage/info.py"/>
        <source>Easy</source>
        <translation>Schwachstrom</translation>
    </message>
    <message id="barrage.automa_level_hard">
        <location filename="../engine/barrage/info.py"/>
        <source>Hard</source>
        <translation>Starkstrom</translation>
    </message>
    <message id="barrage.automa_level_medium">
        <location filename="../engine/barrage/info.py"/>
        <source>Medium</source>
        <translation>Normal</translation>
    </message>
    <message id="barrage.automa_level_very_hard">
        <location filename="../engine/barrage/info.py"/>
        <source>Very hard</source>
        <translation>Hochspannung</translation>
    </message>
    <message id="barrage.automa_plays_tile">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} plays {tile}.</source>
        <translation>{seat} deckt auf: {tile}.</translation>
    </message>
    <message id="barrage.automa_skips_tile_line">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} skips a criterion: {reason}</source>
        <translation>{seat} übergeht eine Zeile; Grund: {reason}</translation>
    </message>
    <message id="barrage.automa_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa tile {number}</source>
        <translation>Automaplättchen {number}</translation>
    </message>
    <message id="barrage.automa_tile_deck">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa tiles</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="barrage.automa_tiles_reshuffled">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>The discarded Automa tiles are reshuffled.</source>
        <translation>Die abgeworfenen Automaplättchen werden neu gemischt.</translation>
    </message>
    <message id="barrage.bank">
        <location filename="../engine/barrage/describe.py"/>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message id="barrage.bank_engineers_out_of_range">
        <location filename="../engine/barrage/turn.py"/>
        <source>The bank takes 1 to {have}, you want to lay {n}.</source>
        <translation>Die Bank nimmt 1 bis {have}, du willst {n} einsetzen.</translation>
    </message>
    <message id="barrage.basic_tile_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>basic tile “{piece}” of {seat}</source>
        <translation>einfaches Technologieplättchen „{piece}“ von {seat}</translation>
    </message>
    <message id="barrage.beside_section">
        <location filename="../engine/barrage/describe.py"/>
        <source>beside the {section}</source>
        <translation>neben der Abteilung {section}</translation>
    </message>
    <message id="barrage.board_slot_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>board of {seat}: {piece} {number}</source>
        <translation>Unternehmensplan von {seat}, {piece} {number}</translation>
    </message>
    <message id="barrage.bonus_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>bonus tile “{what}”</source>
        <translation>Bonusplättchen „{what}“</translation>
    </message>
    <message id="barrage.bonus_tile_points_per_own">
        <location filename="../engine/barrage/describe.py"/>
        <source>{points} for each of yours: {what}.</source>
        <translation>{points} pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.choose_action">
        <location filename="../engine/barrage/turn.py"/>
        <source>Place engineers on an action space and take its action.</source>
        <translation>Setze Arbeiter auf einem Aktionsfeld ein und führe seine Aktion aus.</translation>
    </message>
    <message id="barrage.choose_action_after_copying_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>You copy an officer in this turn. Now carry out your action.</source>
        <translation>Du kopierst in diesem Zug einen Chefingenieur. Führe jetzt deine Aktion aus.</translation>
    </message>
    <message id="barrage.choose_company_and_starting_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>Which company and which starting contract do you take?</source>
        <translation>Welches Unternehmen und welchen Startvertrag nimmst du?</translation>
    </message>
    <message id="barrage.choose_contract_to_discard">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you discard? Three may stay open.</source>
        <translation>Welchen Vertrag wirfst du ab? Drei dürfen offen bleiben.</translation>
    </message>
    <message id="barrage.choose_contract_to_fulfil">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you fulfil with {energy}?</source>
        <translation>Welchen Vertrag erfüllst du mit {energy}?</translation>
    </message>
    <message id="barrage.choose_contract_to_take">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you take?</source>
        <translation>Welchen Vertrag nimmst du?</translation>
    </message>
    <message id="barrage.choose_headstream_for_flowing_drop">
        <location filename="../engine/barrage/rewards.py"/>
        <source>On which headstream do you place a drop that flows at once?</source>
        <translation>Auf welche Quelle legst du die Wassereinheit, die sofort fließt?</translation>
    </message>
    <message id="barrage.choose_headstreams_for_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>On which headstreams do you place drops? Up to {drops}</source>
        <translation>Auf welche Quellen legst du Wassereinheiten? (Bis zu {drops})</translation>
    </message>
    <message id="barrage.choose_machine_payment">
        <location filename="../engine/barrage/building.py"/>
        <source>How do you pay the machines? A machine can be replaced where an officer or tile allows.</source>
        <translation>Womit bezahlst du die Maschinen? Eine Maschine lässt sich ersetzen, wenn ein Chefingenieur oder ein Plättchen es erlaubt.</translation>
    </message>
    <message id="barrage.choose_machines_to_take">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Which machines do you take? {machines}</source>
        <translation>Welche Maschinen nimmst du? ({machines})</translation>
    </message>
    <message id="barrage.choose_pass_or_free_build">
        <location filename="../engine/barrage/turn.py"/>
        <source>You have no engineers left: pass, or build with a tile that needs none.</source>
        <translation>Du hast keine Arbeiter mehr: Passe, oder baue mit einem Plättchen, das keine braucht.</translation>
    </message>
    <message id="barrage.choose_reward_part_order">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Which part of the reward comes first?</source>
        <translation>Welcher Teil der Belohnung kommt zuerst?</translation>
    </message>
    <message id="barrage.choose_space_for_piece">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Where do you place it: {piece}?</source>
        <translation>Wo platzierst du es: {piece}?</translation>
    </message>
    <message id="barrage.choose_technology_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>Which technology tile do you use for this: {piece}?</source>
        <translation>Welches Technologieplättchen verwendest du dafür: {piece}?</translation>
    </message>
    <message id="barrage.choose_water_for_production">
        <location filename="../engine/barrage/production.py"/>
        <source>Which water do you use for production?</source>
        <translation>Welches Wasser nutzt du für die Energieproduktion?</translation>
    </message>
    <message id="barrage.company_contract_discount">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: every contract needs {energy} less.</source>
        <translation>Mit drei Turbinenhäusern: Jeder Vertrag braucht {energy} weniger.</translation>
    </message>
    <message id="barrage.company_draft_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>company {number} on offer</source>
        <translation>ausliegendes Unternehmen {number}</translation>
    </message>
    <message id="barrage.company_energy_after_production">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: gain {energy} after each production.</source>
        <translation>Mit drei Turbinenhäusern: Du erhältst {energy} nach jeder Energieproduktion.</translation>
    </message>
    <message id="barrage.company_energy_from_passing_drops">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: gain {energy} for each drop that runs past one of them.</source>
        <translation>Mit drei Turbinenhäusern: Du erhältst {energy} für jede Wassereinheit, die an einem vorbeifließt.</translation>
    </message>
    <message id="barrage.company_income_from_step">
        <location filename="../engine/barrage/describe.py"/>
        <source>From number {step} on, each round and at once ({piece}): {words}</source>
        <translation>Ab Nummer {step} in jeder Runde und sofort ({piece}): {words}</translation>
    </message>
    <message id="barrage.company_not_on_offer">
        <location filename="../engine/barrage/setup.py"/>
        <source>This company is not on offer.</source>
        <translation>Dieses Unternehmen liegt nicht aus.</translation>
    </message>
    <message id="barrage.company_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>company of {seat}</source>
        <translation>Unternehmen von {seat}</translation>
    </message>
    <message id="barrage.company_second_production">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: after a production, produce again at another powerhouse (drops × value only).</source>
        <translation>Mit drei Turbinenhäusern: nach einer Energieproduktion eine zweite anderswo, nur Wassereinheiten mal Wert.</translation>
    </message>
    <message id="barrage.conduit_does_not_connect">
        <location filename="../engine/barrage/production.py"/>
        <source>The conduit leads from basin {start} to basin {end}.</source>
        <translation>Das Rohrwerk führt von Tal {start} nach Tal {end}.</translation>
    </message>
    <message id="barrage.conduit_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>conduit {code} of value {value}</source>
        <translation>Rohrwerk {code} mit Wert {value}</translation>
    </message>
    <message id="barrage.construction_space_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>construction space {number} of {seat}</source>
        <translation>Bauaktionsfeld {number} von {seat}</translation>
    </message>
    <message id="barrage.contract_comes_on_offer">
        <location filename="../engine/barrage/market.py"/>
        <source>A new contract is on offer: {contract}.</source>
        <translation>Ein neuer Vertrag liegt aus: {contract}.</translation>
    </message>
    <message id="barrage.contract_discard_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>discarded: {colour}</source>
        <translation>abgeworfen: {colour}</translation>
    </message>
    <message id="barrage.contract_energy_needed">
        <location filename="../engine/barrage/describe.py"/>
        <source>Needs {energy} from one production.</source>
        <translation>Nötig: {energy} aus einer Energieproduktion.</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <translation>{colour} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <comment>acc</comment>
        <translation>den {colour.acc} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <comment>dat</comment>
        <translation>dem {colour.dat} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <comment>the</comment>
        <translation>der {colour.the} {code}</translation>
    </message>
    <message id="barrage.contract_offer_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>on offer: {colour} {number}</source>
        <translation>Auslage: {colour} {number}</translation>
    </message>
    <message id="barrage.contract_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>pile: {colour}</source>
        <translation>Stapel: {colour}</translation>
    </message>
    <message id="barrage.contract_pile_rebuilt">
        <location filename="../engine/barrage/market.py"/>
        <source>The discarded contracts form a new pile.</source>
        <translation>Die abgeworfenen Verträge bilden einen neuen Stapel.</translation>
    </message>
    <message id="barrage.contracts">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>contracts</source>
        <translation>Verträge</translation>
    </message>
    <message id="barrage.credit_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="barrage.dam_belongs_to_seat">
        <location filename="../engine/barrage/production.py"/>
        <source>This dam belongs to {seat}.</source>
        <translation>Diese Staumauer gehört {seat}.</translation>
    </message>
    <message id="barrage.drop_runs_off_map">
        <location filename="../engine/barrage/water.py"/>
        <source>A drop runs from {origin} down the river and off the map.</source>
        <translation>Eine Wassereinheit fließt von hier den Fluss hinab und verlässt den Spielplan: {origin}.</translation>
    </message>
    <message id="barrage.drop_runs_to_stop">
        <location filename="../engine/barrage/water.py"/>
        <source>A drop runs from {origin} to {stop}.</source>
        <translation>Eine Wassereinheit fließt weiter: {origin} → {stop}.</translation>
    </message>
    <message id="barrage.drops_come_to_headstream">
        <location filename="../engine/barrage/rounds.py"/>
        <source>{drops} are added to {place}.</source>
        <translation>{drops} für: {place}.</translation>
    </message>
    <message id="barrage.drops_placed_out_of_range">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place at least one drop, at most {drops}.</source>
        <translation>Lege mindestens eine Wassereinheit, höchstens {drops}.</translation>
    </message>
    <message id="barrage.effect_energy_by_conduit">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce {energy} for each point of the new conduit's value. A contract may be fulfilled with it.</source>
        <translation>Du produzierst {energy} für jeden Punkt des Produktionswerts des neuen Rohrwerks. Damit darf ein Vertrag erfüllt werden.</translation>
    </message>
    <message id="barrage.effect_energy_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce {energy} for each of yours: {what}. A contract may be fulfilled with it.</source>
        <translation>Du produzierst {energy} pro {what.acc} von dir. Damit darf ein Vertrag erfüllt werden.</translation>
    </message>
    <message id="barrage.effect_fill_raised_dam">
        <location filename="../engine/barrage/effects.py"/>
        <source>Fill the dam you have raised.</source>
        <translation>Fülle die Staumauer, die du erhöht hast.</translation>
    </message>
    <message id="barrage.effect_free_piece">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece}.</source>
        <translation>Platziere kostenlos: {piece}.</translation>
    </message>
    <message id="barrage.effect_free_piece_value_limited">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece} of value {value} or less.</source>
        <translation>Platziere kostenlos: {piece}, Produktionswert höchstens {value}.</translation>
    </message>
    <message id="barrage.effect_free_piece_zones_limited">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece}. Only here: {zones}.</source>
        <translation>Platziere kostenlos: {piece}. Nur hier: {zones}.</translation>
    </message>
    <message id="barrage.effect_gain_chosen_machines">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {machines} of your choice.</source>
        <translation>Du erhältst {machines} deiner Wahl.</translation>
    </message>
    <message id="barrage.effect_gain_credits_by_conduit">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {credits} for each point of the new conduit's value.</source>
        <translation>Du erhältst {credits} für jeden Punkt des Produktionswerts des neuen Rohrwerks.</translation>
    </message>
    <message id="barrage.effect_gain_goods">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {goods}.</source>
        <translation>Du erhältst {goods}.</translation>
    </message>
    <message id="barrage.effect_gain_points_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {points} for each of yours: {what}.</source>
        <translation>Du erhältst {points} pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.effect_machine_cost_capped">
        <location filename="../engine/barrage/effects.py"/>
        <source>Costs at most {machines}.</source>
        <translation>Kostet höchstens {machines}.</translation>
    </message>
    <message id="barrage.effect_machines_interchangeable">
        <location filename="../engine/barrage/effects.py"/>
        <source>Excavators and mixers replace each other.</source>
        <translation>Bagger und Betonmischer ersetzen einander.</translation>
    </message>
    <message id="barrage.effect_may_produce_at_once">
        <location filename="../engine/barrage/effects.py"/>
        <source>You may produce at once with a bonus of {n}.</source>
        <translation>Du darfst sofort eine Energieproduktion durchführen (Bonus: {n}).</translation>
    </message>
    <message id="barrage.effect_no_engineers_needed">
        <location filename="../engine/barrage/effects.py"/>
        <source>Needs no engineers.</source>
        <translation>Braucht keine Arbeiter.</translation>
    </message>
    <message id="barrage.effect_no_machines_needed">
        <location filename="../engine/barrage/effects.py"/>
        <source>Needs no machines.</source>
        <translation>Braucht keine Maschinen.</translation>
    </message>
    <message id="barrage.effect_no_red_space_surcharge">
        <location filename="../engine/barrage/effects.py"/>
        <source>No surcharge on a red building space.</source>
        <translation>Keine Zusatzkosten auf einem rot umrandeten Baufeld.</translation>
    </message>
    <message id="barrage.effect_place_flowing_drops">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place up to {drops} on headstreams; they flow at once.</source>
        <translation>Lege bis zu {drops} auf Quellen; das Wasser fließt sofort.</translation>
    </message>
    <message id="barrage.effect_place_waiting_drops">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place up to {drops} on headstreams; they wait there.</source>
        <translation>Lege bis zu {drops} auf Quellen; das Wasser wartet dort.</translation>
    </message>
    <message id="barrage.effect_produce_with_bonus">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce with a bonus of {n}.</source>
        <translation>Produziere Energie mit einem Bonus von {n}.</translation>
    </message>
    <message id="barrage.effect_produce_with_malus">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce with a malus of {n}.</source>
        <translation>Produziere Energie mit einem Malus von {n}.</translation>
    </message>
    <message id="barrage.effect_take_advanced_tile">
        <location filename="../engine/barrage/effects.py"/>
        <source>Take the advanced tile of slot {n}.</source>
        <translation>Nimm das fortgeschrittene Technologieplättchen an Stelle {n}.</translation>
    </message>
    <message id="barrage.effect_take_private_contracts" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Nimm %n privaten Vertrag.</numerusform>
            <numerusform>Nimm %n private Verträge.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Drehe deine Bauscheibe um %n Segment.</numerusform>
            <numerusform>Drehe deine Bauscheibe um %n Segmente.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Turn your wheel by one segment for each of yours: {what}.</source>
        <translation>Drehe deine Bauscheibe um ein Segment pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.effect_water_in_empty_dams">
        <location filename="../engine/barrage/effects.py"/>
        <source>Put {drops} into each of your empty dams.</source>
        <translation>Lege {drops} in jede deiner leeren Staumauern.</translation>
    </message>
    <message id="barrage.elevation_needs_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>An elevation needs a base under it.</source>
        <translation>Eine Erhöhung braucht eine Grundmauer darunter.</translation>
    </message>
    <message id="barrage.elevation_needs_own_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>This dam belongs to {seat}: elevations stand on one's own bases.</source>
        <translation>Diese Staumauer gehört {seat}: Erhöhungen stehen auf eigenen Grundmauern.</translation>
    </message>
    <message id="barrage.engineers">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>engineers</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="barrage.engineers_and_markers_return">
        <location filename="../engine/barrage/rounds.py"/>
        <source>All engineers and energy markers go back.</source>
        <translation>Alle Arbeiter und Energiemarker kehren zurück.</translation>
    </message>
    <message id="barrage.engineers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>engineers of {seat}</source>
        <translation>Arbeiter von {seat}</translation>
    </message>
    <message id="barrage.france_discount_every_contract">
        <location filename="../engine/barrage/info.py"/>
        <source>For every contract</source>
        <translation>Für jeden Vertrag</translation>
    </message>
    <message id="barrage.france_discount_productions_only">
        <location filename="../engine/barrage/info.py"/>
        <source>For productions only</source>
        <translation>Nur für Energieproduktionen</translation>
    </message>
    <message id="barrage.fulfilled">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>fulfilled</source>
        <translation>erfüllt</translation>
    </message>
    <message id="barrage.fulfilled_contracts_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>fulfilled contracts of {seat}</source>
        <translation>erfüllte Verträge von {seat}</translation>
    </message>
    <message id="barrage.game_state">
        <location filename="../engine/barrage/describe.py"/>
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="barrage.game_title">
        <location filename="../engine/barrage/info.py"/>
        <source>Barrage</source>
        <translation>Wasserkraft</translation>
    </message>
    <message id="barrage.headstream">
        <location filename="../engine/barrage/describe.py"/>
        <source>headstream {letter}</source>
        <translation>Quelle {letter}</translation>
    </message>
    <message id="barrage.headstream_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>headstream tile {code}</source>
        <translation>Quellenplättchen {code}</translation>
    </message>
    <message id="barrage.headstream_tile_round_drops">
        <location filename="../engine/barrage/describe.py"/>
        <source>Round {round}: {drops}.</source>
        <translation>Runde {round}: {drops}.</translation>
    </message>
    <message id="barrage.introductory_game_excludes_automas">
        <location filename="../engine/barrage/info.py"/>
        <source>The introductory game is not made for Automas: choose the full game.</source>
        <translation>Das Einführungsspiel ist nicht für Automas gemacht: Wähle das fortgeschrittene Spiel.</translation>
    </message>
    <message id="barrage.joined_rewards">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="barrage.lay_all_tiles_in_place">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Put all of them here: {place}</source>
        <translation>Alle hierher legen: {place}</translation>
    </message>
    <message id="barrage.leave_amount_in_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Leave {amount} here: {place}</source>
        <translation>{amount} hier lassen: {place}</translation>
    </message>
    <message id="barrage.left_action_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>{section} {sign}, left</source>
        <translation>{section} {sign}, links</translation>
    </message>
    <message id="barrage.lower_dam_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>lower dam {number}</source>
        <translation>Staumauer {number} unten</translation>
    </message>
    <message id="barrage.mahiri_copies_any_officer">
        <location filename="../engine/barrage/info.py"/>
        <source>Any officer</source>
        <translation>Alle Chefingenieure</translation>
    </message>
    <message id="barrage.mahiri_copies_officers_in_play">
        <location filename="../engine/barrage/info.py"/>
        <source>Officers in play</source>
        <translation>Chefingenieure im Spiel</translation>
    </message>
    <message id="barrage.map_with_icons">
        <location filename="../engine/barrage/info.py"/>
        <source>With icons</source>
        <translation>Mit Symbolen</translation>
    </message>
    <message id="barrage.map_without_icons">
        <location filename="../engine/barrage/info.py"/>
        <source>Without icons</source>
        <translation>Ohne Symbole</translation>
    </message>
    <message id="barrage.markers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>markers of {seat}</source>
        <translation>Marker von {seat}</translation>
    </message>
    <message id="barrage.move_counters_to_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Put {what} here: {place}</source>
        <translation>{what} hierher legen: {place}</translation>
    </message>
    <message id="barrage.national_contract_cannot_be_taken">
        <location filename="../engine/barrage/audits/seats.py"/>
        <location filename="../engine/barrage/contracts.py"/>
        <source>National contracts are never taken, only fulfilled.</source>
        <translation>Staatliche Verträge werden nie genommen, nur erfüllt.</translation>
    </message>
    <message id="barrage.national_contract_needs_production">
        <location filename="../engine/barrage/contracts.py"/>
        <source>A national contract needs a production action.</source>
        <translation>Ein staatlicher Vertrag braucht eine Energieproduktion.</translation>
    </message>
    <message id="barrage.national_contract_not_on_offer">
        <location filename="../engine/barrage/contracts.py"/>
        <source>This national contract is not on offer.</source>
        <translation>Dieser staatliche Vertrag liegt nicht aus.</translation>
    </message>
    <message id="barrage.national_contract_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>national contract {number}</source>
        <translation>staatlicher Vertrag {number}</translation>
    </message>
    <message id="barrage.needs_action_after_copying_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>After copying an officer an action must follow.</source>
        <translation>Nach dem Kopieren muss eine Aktion folgen.</translation>
    </message>
    <message id="barrage.needs_complete_production_system">
        <location filename="../engine/barrage/production.py"/>
        <source>A production needs a dam, a conduit and a powerhouse.</source>
        <translation>Eine Energieproduktion braucht eine Staumauer, ein Rohrwerk und ein Turbinenhaus.</translation>
    </message>
    <message id="barrage.needs_exact_machine_total">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Take {machines} in all.</source>
        <translation>Nimm insgesamt {machines}.</translation>
    </message>
    <message id="barrage.needs_one_drop_placed">
        <location filename="../engine/barrage/rewards.py"/>
        <source>At least one drop is placed.</source>
        <translation>Mindestens eine Wassereinheit wird gelegt.</translation>
    </message>
    <message id="barrage.needs_own_powerhouse_here">
        <location filename="../engine/barrage/production.py"/>
        <source>Your powerhouse must stand here.</source>
        <translation>Hier muss dein Turbinenhaus stehen.</translation>
    </message>
    <message id="barrage.neutral_dam_placed">
        <location filename="../engine/barrage/setup.py"/>
        <source>A neutral dam of level {level} stands at {place}.</source>
        <translation>Eine neutrale Staumauer der Höhe {level} steht hier: {place}.</translation>
    </message>
    <message id="barrage.neutral_dams_never_change">
        <location filename="../engine/barrage/explain.py"/>
        <location filename="../engine/barrage/placing.py"/>
        <source>Neutral dams stay as they are all game long.</source>
        <translation>Neutrale Staumauern bleiben das ganze Spiel, wie sie sind.</translation>
    </message>
    <message id="barrage.neutral_piece">
        <location filename="../engine/barrage/describe.py"/>
        <source>neutral {piece}</source>
        <translation>neutrale {piece}</translation>
    </message>
    <message id="barrage.no">
        <location filename="../engine/barrage/info.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message id="barrage.no_conduit_here">
        <location filename="../engine/barrage/production.py"/>
        <source>No conduit is built here.</source>
        <translation>Hier ist kein Rohrwerk gebaut.</translation>
    </message>
    <message id="barrage.no_construction_space_left">
        <location filename="../engine/barrage/construction.py"/>
        <source>All your construction spaces are taken in this round.</source>
        <translation>In dieser Runde sind alle deine Bauaktionsfelder besetzt.</translation>
    </message>
    <message id="barrage.no_contract_on_offer">
        <location filename="../engine/barrage/management.py"/>
        <source>No contract is on offer.</source>
        <translation>Es liegt kein Vertrag aus.</translation>
    </message>
    <message id="barrage.no_credits_for_foreign_conduits">
        <location filename="../engine/barrage/management.py"/>
        <source>Only conduits of others lead there, and {have} are left to pay.</source>
        <translation>Dorthin führen nur fremde Rohrwerke; zum Bezahlen vorhanden: {have}.</translation>
    </message>
    <message id="barrage.no_dam_here">
        <location filename="../engine/barrage/production.py"/>
        <source>There is no dam here.</source>
        <translation>Hier steht keine Staumauer.</translation>
    </message>
    <message id="barrage.no_patent_office_in_introductory">
        <location filename="../engine/barrage/management.py"/>
        <source>The introductory game is played without the patent office.</source>
        <translation>Im Einführungsspiel gibt es kein Patentamt.</translation>
    </message>
    <message id="barrage.no_piece_left_on_board">
        <location filename="../engine/barrage/placing.py"/>
        <source>No piece of this kind is left on your board: {piece}.</source>
        <translation>Auf deinem Unternehmensplan ist kein solches Bauteil mehr: {piece}.</translation>
    </message>
    <message id="barrage.no_such_building_space">
        <location filename="../engine/barrage/building.py"/>
        <source>There is no such building space.</source>
        <translation>Ein solches Baufeld gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>There is no such officer.</source>
        <translation>Einen solchen Chefingenieur gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>There is no such powerhouse.</source>
        <translation>Ein solches Turbinenhaus gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>There is no such tile.</source>
        <translation>Ein solches Plättchen gibt es nicht.</translation>
    </message>
    <message id="barrage.no_system_to_produce_with">
        <location filename="../engine/barrage/management.py"/>
        <source>No dam of yours or neutral one with water is connected with a powerhouse of yours.</source>
        <translation>Keine eigene oder neutrale Staumauer mit Wasser ist mit einem deiner Turbinenhäuser verbunden.</translation>
    </message>
    <message id="barrage.no_technology_tile_for_piece">
        <location filename="../engine/barrage/construction.py"/>
        <source>No technology tile for this is in your supply: {piece}.</source>
        <translation>In deinem Vorrat ist dafür kein Technologieplättchen: {piece}.</translation>
    </message>
    <message id="barrage.no_tile_in_patent_slot">
        <location filename="../engine/barrage/management.py"/>
        <source>No tile lies in this slot.</source>
        <translation>Hier liegt kein Plättchen.</translation>
    </message>
    <message id="barrage.not_a_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>This is not a contract.</source>
        <translation>Das ist kein Vertrag.</translation>
    </message>
    <message id="barrage.not_a_space_for_piece">
        <location filename="../engine/barrage/placing.py"/>
        <source>{piece} cannot be built on this space.</source>
        <translation>Dies ist kein Baufeld dafür: {piece}.</translation>
    </message>
    <message id="barrage.not_a_valid_payment">
        <location filename="../engine/barrage/building.py"/>
        <source>This does not pay the price. It could be: {amount}.</source>
        <translation>Das deckt die Kosten nicht. Möglich wäre: {amount}.</translation>
    </message>
    <message id="barrage.not_an_action">
        <location filename="../engine/barrage/turn.py"/>
        <source>This is not an action.</source>
        <translation>Das ist keine Aktion.</translation>
    </message>
    <message id="barrage.not_enough_credits_foreign_conduit">
        <location filename="../engine/barrage/production.py"/>
        <source>The conduit of {owner} costs {need}, you have {have}.</source>
        <translation>Das Rohrwerk von {owner} kostet {need}, du hast {have}.</translation>
    </message>
    <message id="barrage.not_enough_credits_red_space">
        <location filename="../engine/barrage/rewards.py"/>
        <source>The red space costs {need}, you have {have}.</source>
        <translation>Das rot umrandete Feld kostet {need}, du hast {have}.</translation>
    </message>
    <message id="barrage.not_enough_energy_for_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>It needs {need}, this production gave {have}.</source>
        <translation>Nötig sind {need}, diese Energieproduktion ergab {have}.</translation>
    </message>
    <message id="barrage.not_enough_for_cost">
        <location filename="../engine/barrage/construction.py"/>
        <location filename="../engine/barrage/management.py"/>
        <location filename="../engine/barrage/turn.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="barrage.not_enough_water_in_dam">
        <location filename="../engine/barrage/production.py"/>
        <source>The dam holds {held}, you want to use {n}.</source>
        <translation>Die Staumauer staut {held}, du willst {n} nutzen.</translation>
    </message>
    <message id="barrage.not_in_zones_of_contract">
        <location filename="../engine/barrage/placing.py"/>
        <source>The contract allows only {zones}, and this is {zone}.</source>
        <translation>Der Vertrag erlaubt nur: {zones}. Dieser Bereich: {zone}.</translation>
    </message>
    <message id="barrage.not_passing_with_engineers_left">
        <location filename="../engine/barrage/turn.py"/>
        <source>You still have {have}: the bank always takes one.</source>
        <translation>Du hast noch {have}: Die Bank nimmt immer einen.</translation>
    </message>
    <message id="barrage.objective">
        <location filename="../engine/barrage/describe.py"/>
        <source>objective</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="barrage.objective_bases_joined_to_powerhouse">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your bases connected to your powerhouse by your own conduit.</source>
        <translation>Grundmauern, die ein eigenes Rohrwerk mit einem eigenen Turbinenhaus verbindet.</translation>
    </message>
    <message id="barrage.objective_basins_with_any_piece">
        <location filename="../engine/barrage/describe.py"/>
        <source>Basins with at least one piece.</source>
        <translation>Täler mit mindestens einem Bauteil.</translation>
    </message>
    <message id="barrage.objective_basins_with_three_pieces">
        <location filename="../engine/barrage/describe.py"/>
        <source>Basins with at least three pieces.</source>
        <translation>Täler mit mindestens drei Bauteilen.</translation>
    </message>
    <message id="barrage.objective_pieces_in_strongest_zone">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your pieces in the zone where you have the most.</source>
        <translation>Bauteile in dem Bereich, in dem du am meisten hast.</translation>
    </message>
    <message id="barrage.objective_pieces_in_weakest_zone">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your pieces in the zone where you have the fewest.</source>
        <translation>Bauteile in dem Bereich, in dem du am wenigsten hast.</translation>
    </message>
    <message id="barrage.objective_red_spaces">
        <location filename="../engine/barrage/describe.py"/>
        <source>Bases and powerhouses on red spaces.</source>
        <translation>Grundmauern und Turbinenhäuser auf rot umrandeten Feldern.</translation>
    </message>
    <message id="barrage.objective_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>objective tile {number}</source>
        <translation>Zielplättchen {number}</translation>
    </message>
    <message id="barrage.obstacle_already_leads_alone">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it leads alone and has reached the section of the round.</source>
        <translation>er führt allein und hat den Abschnitt der Runde erreicht.</translation>
    </message>
    <message id="barrage.obstacle_cannot_build_piece">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it cannot build this: {piece}.</source>
        <translation>er kann das nicht bauen: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_no_drop_reaches_dams">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no drop would end in its own dams.</source>
        <translation>keine Wassereinheit würde in eigenen Staumauern enden.</translation>
    </message>
    <message id="barrage.obstacle_no_machines_last_round">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no machines are taken in the last round.</source>
        <translation>in der letzten Runde werden keine Maschinen genommen.</translation>
    </message>
    <message id="barrage.obstacle_no_production_system">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it has no system to produce with.</source>
        <translation>er hat kein System zum Produzieren.</translation>
    </message>
    <message id="barrage.obstacle_no_tile_on_offer">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no tile for this is on offer: {piece}.</source>
        <translation>dafür liegt kein Plättchen aus: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_too_little_for_contract">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>its best production would be {energy}, too little for a contract of this colour: {colour}.</source>
        <translation>seine beste Energieproduktion wäre {energy}, zu wenig für einen solchen Vertrag: {colour}.</translation>
    </message>
    <message id="barrage.obstacle_wheel_empty">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>its wheel is empty.</source>
        <translation>seine Bauscheibe ist leer.</translation>
    </message>
    <message id="barrage.officer_base_cost_fixed">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your bases cost {machines} everywhere.</source>
        <translation>Deine Grundmauern kosten überall {machines}.</translation>
    </message>
    <message id="barrage.officer_copies_other_officer">
        <location filename="../engine/barrage/describe.py"/>
        <source>Spend an engineer to copy another officer this turn; the second time also costs {credits}.</source>
        <translation>Kopiere mit einem Arbeiter für diesen Zug einen anderen Chefingenieur; das zweite Mal kostet {credits}.</translation>
    </message>
    <message id="barrage.officer_credits_replace_machines">
        <location filename="../engine/barrage/describe.py"/>
        <source>You may pay {credits} instead of any machine.</source>
        <translation>Statt jeder Maschine darfst du {credits} bezahlen.</translation>
    </message>
    <message id="barrage.officer_high_dams_hold_more">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your dams of level 3 hold {drops}.</source>
        <translation>Deine Staumauern der Höhe 3 fassen {drops}.</translation>
    </message>
    <message id="barrage.officer_mixers_pay_conduit">
        <location filename="../engine/barrage/describe.py"/>
        <source>You may pay a conduit with mixers instead, one for each point of its value.</source>
        <translation>Ein Rohrwerk darfst du stattdessen mit Betonmischern bezahlen, einem für jeden Punkt seines Werts.</translation>
    </message>
    <message id="barrage.officer_not_copyable">
        <location filename="../engine/barrage/turn.py"/>
        <source>{officer} cannot be copied.</source>
        <translation>{officer} lässt sich nicht kopieren.</translation>
    </message>
    <message id="barrage.officer_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>officer of {seat}</source>
        <translation>Chefingenieur von {seat}</translation>
    </message>
    <message id="barrage.officer_production_minimum">
        <location filename="../engine/barrage/describe.py"/>
        <source>Drops times value count as at least {energy}.</source>
        <translation>Wassereinheiten mal Wert zählen mindestens als {energy}.</translation>
    </message>
    <message id="barrage.officer_space_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>officer's space {number} of {seat}</source>
        <translation>Feld {number} des Chefingenieurs von {seat}</translation>
    </message>
    <message id="barrage.officer_special_tile_copies">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your special tile works like another tile on your wheel.</source>
        <translation>Dein Sondertechnologieplättchen wirkt wie ein anderes Plättchen auf deiner Bauscheibe.</translation>
    </message>
    <message id="barrage.only_headstreams_take_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Drops are placed on a headstream.</source>
        <translation>Wassereinheiten werden auf eine Quelle gelegt.</translation>
    </message>
    <message id="barrage.only_mahiri_copies_officers">
        <location filename="../engine/barrage/turn.py"/>
        <source>Only Mahiri Sekibo copies officers.</source>
        <translation>Nur Mahiri Sekibo kopiert Chefingenieure.</translation>
    </message>
    <message id="barrage.only_next_officer_space">
        <location filename="../engine/barrage/turn.py"/>
        <source>The ability is used twice in a round, the first space first.</source>
        <translation>Die Fähigkeit lässt sich zweimal pro Runde nutzen, zuerst auf dem ersten Feld.</translation>
    </message>
    <message id="barrage.only_offered_private_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Only a face-up private contract of the board can be taken.</source>
        <translation>Nur ein offener privater Vertrag des Plans kann genommen werden.</translation>
    </message>
    <message id="barrage.only_one_officer_per_turn">
        <location filename="../engine/barrage/turn.py"/>
        <source>One officer can be copied in a turn.</source>
        <translation>In einem Zug lässt sich nur ein Chefingenieur kopieren.</translation>
    </message>
    <message id="barrage.only_own_open_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Discard one of your own open contracts.</source>
        <translation>Wirf einen deiner eigenen offenen Verträge ab.</translation>
    </message>
    <message id="barrage.only_own_or_national_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Only your own open contracts and national ones can be fulfilled.</source>
        <translation>Nur eigene offene und staatliche Verträge können erfüllt werden.</translation>
    </message>
    <message id="barrage.open_contracts_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>open contracts of {seat}</source>
        <translation>offene Verträge von {seat}</translation>
    </message>
    <message id="barrage.option_action_space">
        <location filename="../engine/barrage/turn.py"/>
        <source>{place} ({engineers}): {words}</source>
        <translation>{place} ({engineers}): {words}</translation>
    </message>
    <message id="barrage.option_action_space_with_credits">
        <location filename="../engine/barrage/turn.py"/>
        <source>{place} ({engineers}, {credits}): {words}</source>
        <translation>{place} ({engineers}, {credits}): {words}</translation>
    </message>
    <message id="barrage.option_bank">
        <location filename="../engine/barrage/turn.py"/>
        <source>Bank: {engineers} for {credits}</source>
        <translation>Bank: {engineers} für {credits}</translation>
    </message>
    <message id="barrage.option_build_piece">
        <location filename="../engine/barrage/turn.py"/>
        <source>Build: {piece} at {place}</source>
        <translation>Bauen: {piece}, {place}</translation>
    </message>
    <message id="barrage.option_copy_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>Copy {officer} for this turn</source>
        <translation>{officer} für diesen Zug kopieren</translation>
    </message>
    <message id="barrage.option_copy_tile_unlaid">
        <location filename="../engine/barrage/building.py"/>
        <source>Copy {tile} without laying a tile</source>
        <translation>{tile} kopieren, ohne ein Plättchen zu legen</translation>
    </message>
    <message id="barrage.option_discard_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Discard {contract} ({energy}): {words}</source>
        <translation>{contract.acc} abwerfen ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_fulfil_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Fulfil {contract}</source>
        <translation>{contract.acc} erfüllen</translation>
    </message>
    <message id="barrage.option_fulfil_no_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Fulfil no contract</source>
        <translation>Keinen Vertrag erfüllen</translation>
    </message>
    <message id="barrage.option_no_further_drop">
        <location filename="../engine/barrage/rewards.py"/>
        <source>No further drop</source>
        <translation>Keine weitere Wassereinheit</translation>
    </message>
    <message id="barrage.option_pass">
        <location filename="../engine/barrage/turn.py"/>
        <source>Pass for this round</source>
        <translation>Für diese Runde passen</translation>
    </message>
    <message id="barrage.option_pay_amount">
        <location filename="../engine/barrage/building.py"/>
        <source>Pay {amount}</source>
        <translation>{amount} bezahlen</translation>
    </message>
    <message id="barrage.option_place_drop_on_headstream">
        <location filename="../engine/barrage/rewards.py"/>
        <source>A drop on {place}</source>
        <translation>Eine Wassereinheit hierher: {place}</translation>
    </message>
    <message id="barrage.option_place_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place {drops}</source>
        <translation>{drops} legen</translation>
    </message>
    <message id="barrage.option_place_nothing">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place nothing</source>
        <translation>Nichts platzieren</translation>
    </message>
    <message id="barrage.option_place_piece_at">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place it at {place}</source>
        <translation>Hier platzieren: {place}</translation>
    </message>
    <message id="barrage.option_produce">
        <location filename="../engine/barrage/production.py"/>
        <source>{drops} from {dam} through {conduit} to {powerhouse}: {energy}</source>
        <translation>{drops}: {dam} → {conduit} → {powerhouse}: {energy}</translation>
    </message>
    <message id="barrage.option_produce_nothing">
        <location filename="../engine/barrage/production.py"/>
        <source>Do not produce</source>
        <translation>Keine Energie produzieren</translation>
    </message>
    <message id="barrage.option_take_company_and_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>{company} with {officer}, and {contract} ({energy}): {words}</source>
        <translation>{company} mit {officer}, dazu {contract.the} ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Take {contract} ({energy}): {words}</source>
        <translation>{contract.acc} nehmen ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_goods">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Take {goods}</source>
        <translation>{goods} nehmen</translation>
    </message>
    <message id="barrage.option_use_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>Use {tile}</source>
        <translation>{tile} verwenden</translation>
    </message>
    <message id="barrage.option_use_tile_as_copy">
        <location filename="../engine/barrage/building.py"/>
        <source>Use {tile} as {copied}</source>
        <translation>{tile} verwenden wie {copied}</translation>
    </message>
    <message id="barrage.passing_drop_gives_energy">
        <location filename="../engine/barrage/water.py"/>
        <source>The drop runs past {place}: {seat} gains {amount}.</source>
        <translation>Die Wassereinheit fließt hier vorbei: {place}. {seat} erhält {amount}.</translation>
    </message>
    <message id="barrage.patent_office_offers_tile">
        <location filename="../engine/barrage/rounds.py"/>
        <source>The patent office offers {tile}.</source>
        <translation>Das Patentamt bietet an: {tile}.</translation>
    </message>
    <message id="barrage.patent_slot">
        <location filename="../engine/barrage/describe.py"/>
        <source>patent slot {number}</source>
        <translation>Patentstelle {number}</translation>
    </message>
    <message id="barrage.powerhouse_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>powerhouse space {number} of basin {basin}</source>
        <translation>Turbinenhausfeld {number} in Tal {basin}</translation>
    </message>
    <message id="barrage.production_not_optional">
        <location filename="../engine/barrage/production.py"/>
        <source>A production must be carried out.</source>
        <translation>Eine Energieproduktion muss ausgeführt werden.</translation>
    </message>
    <message id="barrage.proper_name">
        <location filename="../engine/barrage/describe.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="barrage.prospect_conduit_owner_paid">
        <location filename="../engine/barrage/prospects.py"/>
        <source>{words} {seat} is paid for the conduit.</source>
        <translation>{words} Für das Rohrwerk erhält {seat} Geld.</translation>
    </message>
    <message id="barrage.prospect_dam_water">
        <location filename="../engine/barrage/prospects.py"/>
        <source>The dam would hold {drops}; the next water flow would bring {coming}.</source>
        <translation>Die Staumauer würde stauen: {drops}; mit dem nächsten Wasserfluss käme bis hierher: {coming}.</translation>
    </message>
    <message id="barrage.prospect_no_production_yet">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Opens no production yet.</source>
        <translation>Ermöglicht noch keine Energieproduktion.</translation>
    </message>
    <message id="barrage.prospect_production_from_dam">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Production from {dam}: {value} per drop, {drops} there now.</source>
        <translation>Energieproduktion: {dam}, je Wassereinheit {value}; dort liegt jetzt: {drops}.</translation>
    </message>
    <message id="barrage.prospect_production_through_conduit">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Production through {conduit}: {value} per drop.</source>
        <translation>Energieproduktion: {conduit}, je Wassereinheit {value}.</translation>
    </message>
    <message id="barrage.reason_best_conduit_ends_there">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the best conduit ends there.</source>
        <translation>dort endet das beste Rohrwerk.</translation>
    </message>
    <message id="barrage.reason_best_conduit_starts_there">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the best conduit starts there.</source>
        <translation>dort beginnt das beste Rohrwerk.</translation>
    </message>
    <message id="barrage.reason_completes_system">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it completes a system of dam, conduit and powerhouse.</source>
        <translation>es vollendet ein System aus Staumauer, Rohrwerk und Turbinenhaus.</translation>
    </message>
    <message id="barrage.reason_dam_others_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it starts at a dam: others, neutral, then own.</source>
        <translation>es beginnt an einer Staumauer: fremde, neutrale, dann eigene.</translation>
    </message>
    <message id="barrage.reason_dam_own_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it starts at a dam (its own first, then neutral, then others').</source>
        <translation>es beginnt an einer Staumauer: eigene, neutrale, dann fremde.</translation>
    </message>
    <message id="barrage.reason_first_by_number">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it has the lowest number.</source>
        <translation>es kommt nach seiner Nummer zuerst.</translation>
    </message>
    <message id="barrage.reason_highest_value">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it has the highest value.</source>
        <translation>es hat den höchsten Wert.</translation>
    </message>
    <message id="barrage.reason_in_basin_five">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 5.</source>
        <translation>es ist in Tal 5.</translation>
    </message>
    <message id="barrage.reason_in_basin_seven">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 7.</source>
        <translation>es ist in Tal 7.</translation>
    </message>
    <message id="barrage.reason_in_basin_six">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 6.</source>
        <translation>es ist in Tal 6.</translation>
    </message>
    <message id="barrage.reason_in_plain">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in the plain.</source>
        <translation>es ist im Vorland.</translation>
    </message>
    <message id="barrage.reason_most_water_comes">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the most water would arrive there.</source>
        <translation>dorthin käme das meiste Wasser.</translation>
    </message>
    <message id="barrage.reason_officer_prefers_high_ground">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>its officer prefers high ground.</source>
        <translation>sein Chefingenieur bevorzugt höheres Gelände.</translation>
    </message>
    <message id="barrage.reason_only_space">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it is the only space.</source>
        <translation>es ist das einzige Feld.</translation>
    </message>
    <message id="barrage.reason_path_from_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path comes from its own dam.</source>
        <translation>ein Rohrwerksweg kommt von der eigenen Staumauer.</translation>
    </message>
    <message id="barrage.reason_path_to_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path leads to its own dam, or at least to no other.</source>
        <translation>ein Rohrwerksweg führt zur eigenen Staumauer oder wenigstens zu keiner anderen.</translation>
    </message>
    <message id="barrage.reason_path_to_own_powerhouse">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path leads to its own powerhouse.</source>
        <translation>ein Rohrwerksweg führt zum eigenen Turbinenhaus.</translation>
    </message>
    <message id="barrage.reason_powerhouse_others_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it ends at a powerhouse (others' first, then its own).</source>
        <translation>es endet an einem Turbinenhaus: erst fremde, dann eigene.</translation>
    </message>
    <message id="barrage.reason_powerhouse_own_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it ends at a powerhouse: own, then others.</source>
        <translation>es endet an einem Turbinenhaus: erst eigene, dann fremde.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_others_best">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>water from a powerhouse reaches it first, best of others.</source>
        <translation>Wasser von einem Turbinenhaus erreicht es zuerst, am besten von einem fremden.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_own_best">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>water from a powerhouse reaches it first, best its own.</source>
        <translation>Wasser von einem Turbinenhaus erreicht es zuerst, am besten vom eigenen.</translation>
    </message>
    <message id="barrage.reason_red_space">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is a red space.</source>
        <translation>es ist ein rot umrandetes Feld.</translation>
    </message>
    <message id="barrage.reason_second_highest_value">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it has the second highest value.</source>
        <translation>es hat den zweithöchsten Wert.</translation>
    </message>
    <message id="barrage.reason_water_feeds_no_rival">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>its water feeds no dam of others.</source>
        <translation>sein Wasser speist keine fremde Staumauer.</translation>
    </message>
    <message id="barrage.reason_water_feeds_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>its water reaches its own dam, or at least no one else's.</source>
        <translation>sein Wasser speist eine eigene Staumauer oder wenigstens keine andere.</translation>
    </message>
    <message id="barrage.resume_final_scoring">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="barrage.resume_round_end">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>End of the round</source>
        <translation>Rundenende</translation>
    </message>
    <message id="barrage.resume_round_scoring">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Scoring of the round</source>
        <translation>Wertung der Runde</translation>
    </message>
    <message id="barrage.resume_turn_of_seat">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Turn of {seat}</source>
        <translation>Zug von {seat}</translation>
    </message>
    <message id="barrage.resume_water_flow">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Water flow</source>
        <translation>Wasserfluss</translation>
    </message>
    <message id="barrage.reward_not_known">
        <location filename="../engine/barrage/rewards.py"/>
        <source>This reward is not known.</source>
        <translation>Diese Belohnung ist nicht bekannt.</translation>
    </message>
    <message id="barrage.reward_part_not_open">
        <location filename="../engine/barrage/rewards.py"/>
        <source>This part of the reward has already been taken.</source>
        <translation>Dieser Teil der Belohnung ist nicht offen.</translation>
    </message>
    <message id="barrage.right_action_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>{section} {sign}, right</source>
        <translation>{section} {sign}, rechts</translation>
    </message>
    <message id="barrage.round_begins">
        <location filename="../engine/barrage/rounds.py"/>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="barrage.round_bonus_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>bonus of round {round}</source>
        <translation>Bonus der Runde {round}</translation>
    </message>
    <message id="barrage.round_bonus_tile_discarded">
        <location filename="../engine/barrage/scoring.py"/>
        <source>The bonus tile of the round is discarded: {tile}.</source>
        <translation>Das Bonusplättchen der Runde wird abgelegt: {tile}.</translation>
    </message>
    <message id="barrage.row_needs_more_players">
        <location filename="../engine/barrage/management.py"/>
        <source>This row is open only with {need} or more players; there are {have}.</source>
        <translation>Diese Reihe ist erst ab {need} Mitspielenden offen; ihr seid {have}.</translation>
    </message>
    <message id="barrage.score_credits_and_machines">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Credits and machines</source>
        <translation>Geld und Maschinen</translation>
    </message>
    <message id="barrage.score_objective">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Objective</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="barrage.score_round_points">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Points of the rounds</source>
        <translation>Punkte der Runden</translation>
    </message>
    <message id="barrage.score_water_in_dams">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Water in your dams</source>
        <translation>Wasser in eigenen Staumauern</translation>
    </message>
    <message id="barrage.seat_builds_piece">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} builds with {tile}: {piece} at {place}.</source>
        <translation>{seat} baut mit diesem Plättchen: {tile}. Gebaut: {piece}, {place}.</translation>
    </message>
    <message id="barrage.seat_copies_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>{seat} copies {officer} for this turn.</source>
        <translation>{seat} kopiert für diesen Zug {officer}.</translation>
    </message>
    <message id="barrage.seat_discards_contract">
        <location filename="../engine/barrage/automa/turn.py"/>
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} discards {contract}.</source>
        <translation>{seat} wirft {contract.acc} ab.</translation>
    </message>
    <message id="barrage.seat_drafts_company_and_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} takes {company} and {contract}.</source>
        <translation>{seat} nimmt {company} und {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_fulfils_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} fulfils {contract}.</source>
        <translation>{seat} erfüllt {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_gains_amount">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="barrage.seat_lays_amount_on_wheel">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} lays {amount} on the wheel.</source>
        <translation>{seat} legt {amount} auf die Bauscheibe.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_bank">
        <location filename="../engine/barrage/management.py"/>
        <source>{seat} lays {engineers} on the bank.</source>
        <translation>{seat} setzt {engineers} bei der Bank ein.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_space">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} places {engineers} on {place}.</source>
        <translation>{seat} setzt {engineers} hier ein: {place}.</translation>
    </message>
    <message id="barrage.seat_leads_water_to_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} routes {drops} from {dam} through {conduit} to {powerhouse}.</source>
        <translation>{seat} leitet {drops}: {dam} → {conduit} → {powerhouse}.</translation>
    </message>
    <message id="barrage.seat_passes">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} passes.</source>
        <translation>{seat} passt.</translation>
    </message>
    <message id="barrage.seat_pays_amount">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="barrage.seat_penalised_for_no_production">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} has produced nothing and loses {points}.</source>
        <translation>{seat} hat nichts produziert und verliert {points}.</translation>
    </message>
    <message id="barrage.seat_places_drops">
        <location filename="../engine/barrage/water.py"/>
        <source>{seat} places {drops} on {place}.</source>
        <translation>{seat} legt {drops} hierher: {place}.</translation>
    </message>
    <message id="barrage.seat_places_nothing">
        <location filename="../engine/barrage/rewards.py"/>
        <source>{seat} places nothing: {piece}.</source>
        <translation>{seat} platziert nichts: {piece}.</translation>
    </message>
    <message id="barrage.seat_places_piece">
        <location filename="../engine/barrage/rewards.py"/>
        <source>{seat} places {piece} at {place}.</source>
        <translation>{seat} platziert: {piece}, {place}.</translation>
    </message>
    <message id="barrage.seat_produces_energy">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} produces {energy}: {drops} × {value}, modified by {more}.</source>
        <translation>{seat} produziert {energy}: {drops} × {value}, verändert um {more}.</translation>
    </message>
    <message id="barrage.seat_puts_water_into_dam">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} puts {drops} into {place}.</source>
        <translation>{seat} legt {drops} in diese Staumauer: {place}.</translation>
    </message>
    <message id="barrage.seat_reaches_objective_count">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} has {count} for the objective.</source>
        <translation>{seat} erreicht {count} für das Zielplättchen.</translation>
    </message>
    <message id="barrage.seat_takes_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} takes {contract}.</source>
        <translation>{seat} nimmt {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_takes_tile">
        <location filename="../engine/barrage/management.py"/>
        <source>{seat} takes {tile}.</source>
        <translation>{seat} nimmt dieses Plättchen: {tile}.</translation>
    </message>
    <message id="barrage.seat_turns_wheel">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} turns the wheel.</source>
        <translation>{seat} dreht die Bauscheibe.</translation>
    </message>
    <message id="barrage.seat_turns_wheel_regaining_goods">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} turns the wheel and takes back: {goods}.</source>
        <translation>{seat} dreht die Bauscheibe und erhält zurück: {goods}.</translation>
    </message>
    <message id="barrage.seat_wins" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Siegpunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Siegpunkten.</numerusform>
        </translation>
    </message>
    <message id="barrage.second_production_needs_other_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>The second production needs another powerhouse.</source>
        <translation>Die zweite Energieproduktion braucht ein anderes Turbinenhaus.</translation>
    </message>
    <message id="barrage.send_engineers_to_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Send the engineers here: {place}</source>
        <translation>Die Arbeiter hier einsetzen: {place}</translation>
    </message>
    <message id="barrage.setting_automa_level">
        <location filename="../engine/barrage/info.py"/>
        <source>Strength of the Automas</source>
        <translation>Stärke der Automas</translation>
    </message>
    <message id="barrage.setting_automa_level_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>From the second level on, Automas also receive income; then they use abilities and tile effects, then officers.</source>
        <translation>Ab der zweiten Schwierigkeit haben sie Einkommen, dann Fähigkeiten und Plättcheneffekte, dann einen Chefingenieur.</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts">
        <location filename="../engine/barrage/info.py"/>
        <source>Automas and national contracts</source>
        <translation>Automas und staatliche Verträge</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Do Automas fulfil national contracts?</source>
        <translation>Erfüllen Automas staatliche Verträge?</translation>
    </message>
    <message id="barrage.setting_automas">
        <location filename="../engine/barrage/info.py"/>
        <source>Automas</source>
        <translation>Automas</translation>
    </message>
    <message id="barrage.setting_automas_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Number of Automas. A single player needs at least one.</source>
        <translation>So viele Plätze spielt das Spiel selbst; allein spielst du gegen mindestens einen.</translation>
    </message>
    <message id="barrage.setting_france_discount">
        <location filename="../engine/barrage/info.py"/>
        <source>The discount of France</source>
        <translation>Die Ermäßigung von Frankreich</translation>
    </message>
    <message id="barrage.setting_france_discount_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Does it also apply to energy from technology tiles?</source>
        <translation>Gilt das auch für Energie von Technologieplättchen?</translation>
    </message>
    <message id="barrage.setting_mahiri_copies">
        <location filename="../engine/barrage/info.py"/>
        <source>Mahiri Sekibo copies</source>
        <translation>Mahiri Sekibo kopiert</translation>
    </message>
    <message id="barrage.setting_mahiri_copies_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Which officers can be copied: those in play, or any from the box.</source>
        <translation>Ein anderer Chefingenieur: einer, der im Spiel ist, oder ein beliebiger aus der Schachtel.</translation>
    </message>
    <message id="barrage.setting_mahiri_credits">
        <location filename="../engine/barrage/info.py"/>
        <source>Mahiri Sekibo starts with</source>
        <translation>Mahiri Sekibo beginnt mit</translation>
    </message>
    <message id="barrage.setting_mahiri_credits_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>The rulebook gives everybody 6 credits, the printed tile is said to show 9.</source>
        <translation>Die Spielregel gibt allen 6 Hydro, das gedruckte Plättchen soll 9 zeigen.</translation>
    </message>
    <message id="barrage.setting_map_side">
        <location filename="../engine/barrage/info.py"/>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message id="barrage.setting_map_side_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Both sides are the same map; the side without icons is for those who know it well.</source>
        <translation>Beide Seiten zeigen denselben Spielplan; die Seite ohne Symbole ist für alle, die ihn gut kennen.</translation>
    </message>
    <message id="barrage.setting_national_contract_energy">
        <location filename="../engine/barrage/info.py"/>
        <source>National contracts</source>
        <translation>Staatliche Verträge</translation>
    </message>
    <message id="barrage.setting_national_contract_energy_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Can energy from technology tiles fulfil a national contract?</source>
        <translation>Kann Energie von Technologieplättchen einen staatlichen Vertrag erfüllen?</translation>
    </message>
    <message id="barrage.setting_variant">
        <location filename="../engine/barrage/info.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message id="barrage.setting_variant_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>The introductory game gives out the companies and leaves out the patent office.</source>
        <translation>Im Einführungsspiel werden die Unternehmen zugeteilt, und das Patentamt entfällt.</translation>
    </message>
    <message id="barrage.setting_viktor_germany">
        <location filename="../engine/barrage/info.py"/>
        <source>Viktor Fiesler with Germany</source>
        <translation>Viktor Fiesler mit Deutschland</translation>
    </message>
    <message id="barrage.setting_viktor_germany_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Does the second production of Germany count at least 4 as well?</source>
        <translation>Zählt auch die zweite Energieproduktion von Deutschland mindestens 4?</translation>
    </message>
    <message id="barrage.shared_victory" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Siegpunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Siegpunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="barrage.starting_contract_not_on_offer">
        <location filename="../engine/barrage/setup.py"/>
        <source>This starting contract is not on offer.</source>
        <translation>Dieser Startvertrag liegt nicht aus.</translation>
    </message>
    <message id="barrage.starting_contracts">
        <location filename="../engine/barrage/describe.py"/>
        <source>starting contracts</source>
        <translation>Startverträge</translation>
    </message>
    <message id="barrage.status_choosing_companies">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Choosing companies</source>
        <translation>Wahl der Unternehmen</translation>
    </message>
    <message id="barrage.status_game_over">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="barrage.status_round">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message id="barrage.structure_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>{piece} {number} of {seat}</source>
        <translation>{piece} {number} von {seat}</translation>
    </message>
    <message id="barrage.supply_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>supply of {seat}</source>
        <translation>Vorrat von {seat}</translation>
    </message>
    <message id="barrage.table_set_up">
        <location filename="../engine/barrage/setup.py"/>
        <source>The table is set up.</source>
        <translation>Der Tisch ist aufgebaut.</translation>
    </message>
    <message id="barrage.technology_tiles">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>technology tiles</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="barrage.technology_tiles_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>technology tiles of {seat}</source>
        <translation>Technologieplättchen von {seat}</translation>
    </message>
    <message id="barrage.tile_cannot_build_piece">
        <location filename="../engine/barrage/construction.py"/>
        <source>{tile} does not build this: {piece}.</source>
        <translation>{tile} baut das nicht: {piece}.</translation>
    </message>
    <message id="barrage.tile_not_at_hand">
        <location filename="../engine/barrage/construction.py"/>
        <source>This tile is not available.</source>
        <translation>Dieses Plättchen ist nicht verfügbar.</translation>
    </message>
    <message id="barrage.tile_waits_on_wheel">
        <location filename="../engine/barrage/explain.py"/>
        <source>{tile} comes back when the wheel has gone round.</source>
        <translation>{tile} kommt zurück, wenn die Bauscheibe einmal herum ist.</translation>
    </message>
    <message id="barrage.too_few_engineers_for_both">
        <location filename="../engine/barrage/turn.py"/>
        <source>You need engineers for both: {have} are not enough to copy and then act.</source>
        <translation>Du brauchst Arbeiter zum Kopieren und für die Aktion danach; für beides reicht das nicht: {have}.</translation>
    </message>
    <message id="barrage.too_high_conduit_for_contract">
        <location filename="../engine/barrage/placing.py"/>
        <source>The contract allows a value of {max} or less, and this conduit has {value}.</source>
        <translation>Der Vertrag erlaubt einen Wert von höchstens {max}, dieses Rohrwerk hat {value}.</translation>
    </message>
    <message id="barrage.too_little_energy_from_action">
        <location filename="../engine/barrage/management.py"/>
        <source>You could produce {energy} here: at least 1 is needed.</source>
        <translation>Hier könntest du {energy} produzieren: Mindestens 1 ist nötig.</translation>
    </message>
    <message id="barrage.too_little_energy_produced">
        <location filename="../engine/barrage/production.py"/>
        <source>This would produce {energy}: at least 1 is needed.</source>
        <translation>Das ergäbe {energy}: Mindestens 1 ist nötig.</translation>
    </message>
    <message id="barrage.too_many_companies_needed">
        <location filename="../engine/barrage/info.py"/>
        <source>{people} people and {automas} Automas are more than the four companies of the game.</source>
        <translation>{people} Personen und {automas} Automas sind mehr als die vier Unternehmen des Spiels.</translation>
    </message>
    <message id="barrage.too_many_elevations_on_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>A base takes at most {max}.</source>
        <translation>Eine Grundmauer trägt höchstens {max}.</translation>
    </message>
    <message id="barrage.turn_order_changed">
        <location filename="../engine/barrage/rounds.py"/>
        <source>New turn order: {seats}.</source>
        <translation>Neue Spielreihenfolge: {seats}.</translation>
    </message>
    <message id="barrage.turn_order_marker_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>turn order marker of {seat}</source>
        <translation>Reihenfolgemarker von {seat}</translation>
    </message>
    <message id="barrage.turn_order_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>turn order {number}</source>
        <translation>Spielreihenfolge {number}</translation>
    </message>
    <message id="barrage.untaken_tiles_leave_game">
        <location filename="../engine/barrage/rounds.py"/>
        <source>Not taken, and out of the game: {tiles}.</source>
        <translation>Nicht genommen, aus dem Spiel: {tiles}.</translation>
    </message>
    <message id="barrage.upper_dam_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>upper dam {number}</source>
        <translation>Staumauer {number} oben</translation>
    </message>
    <message id="barrage.variant_full">
        <location filename="../engine/barrage/info.py"/>
        <source>Full</source>
        <translation>Fortgeschrittenes Spiel</translation>
    </message>
    <message id="barrage.variant_introductory">
        <location filename="../engine/barrage/info.py"/>
        <source>Introductory</source>
        <translation>Einführungsspiel</translation>
    </message>
    <message id="barrage.water_flows">
        <location filename="../engine/barrage/water.py"/>
        <source>The water flows.</source>
        <translation>Das Wasser fließt.</translation>
    </message>
    <message id="barrage.wheel_segment_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>wheel of {seat}, segment {number}</source>
        <translation>Bauscheibe von {seat}, Segment {number}</translation>
    </message>
    <message id="barrage.working_engineers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>engineers at work of {seat}</source>
        <translation>eingesetzte Arbeiter von {seat}</translation>
    </message>
    <message id="barrage.yes">
        <location filename="../engine/barrage/info.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message id="file.file_not_found">
        <location filename="../engine/core/storage/save.py"/>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message id="file.game_too_long_to_save">
        <location filename="../engine/core/storage/save.py"/>
        <source>The game has grown too long for a file. The file keeps what was saved before; you can play on.</source>
        <translation>Das Spiel ist zu lang für eine Datei geworden. In der Datei bleibt, was bisher gespeichert wurde; ihr könnt weiterspielen.</translation>
    </message>
    <message id="file.no_read_permission">
        <location filename="../engine/core/storage/save.py"/>
        <source>You do not have permission to read it.</source>
        <translation>Du hast kein Recht, diese Datei zu lesen.</translation>
    </message>
    <message id="file.not_a_file">
        <location filename="../engine/core/storage/save.py"/>
        <source>It is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message id="file.not_a_save">
        <location filename="../engine/core/storage/schema.py"/>
        <source>It is not a saved game.</source>
        <translation>Das ist kein Spielstand.</translation>
    </message>
    <message id="file.pack_format_not_a_number">
        <location filename="../engine/core/storage/pack.py"/>
        <source>Its format must be a number (field “format”).</source>
        <translation>Das Format ist keine Zahl (Feld „format“).</translation>
    </message>
    <message id="file.pack_from_newer_program">
        <location filename="../engine/core/storage/pack.py"/>
        <source>It was made for a newer version of this program.</source>
        <translation>Das Kartenpaket ist für eine neuere Version dieses Programms gemacht.</translation>
    </message>
    <message id="file.pack_names_no_game">
        <location filename="../engine/core/storage/pack.py"/>
        <source>It does not say which game it is for (field “game”).</source>
        <translation>Es sagt nicht, zu welchem Spiel es gehört (Feld „game“).</translation>
    </message>
    <message id="file.pack_nested_too_deeply">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is nested too deeply.</source>
        <translation>{file} ist zu tief verschachtelt.</translation>
    </message>
    <message id="file.pack_not_an_object">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} must be an object with fields.</source>
        <translation>{file} muss ein Objekt mit Feldern sein.</translation>
    </message>
    <message id="file.pack_not_json">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is not valid JSON: line {line}, column {column}.</source>
        <translation>{file} ist kein gültiges JSON: Zeile {line}, Spalte {column}.</translation>
    </message>
    <message id="file.pack_not_utf8_text">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is not UTF-8 text.</source>
        <translation>{file} ist kein Text in UTF-8.</translation>
    </message>
    <message id="file.pack_number_too_long">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} holds a number that is too long.</source>
        <translation>{file} enthält eine zu lange Zahl.</translation>
    </message>
    <message id="file.pack_too_big">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is too big for a pack.</source>
        <translation>{file} ist zu groß für ein Kartenpaket.</translation>
    </message>
    <message id="file.pack_unreadable">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} cannot be read.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message id="file.save_damaged_or_foreign">
        <location filename="../engine/core/storage/schema.py"/>
        <location filename="../qtapp/windows/files.py"/>
        <source>It is damaged, or it is not a saved game.</source>
        <translation>Die Datei ist beschädigt oder kein Spielstand.</translation>
    </message>
    <message id="file.save_entry_damaged">
        <location filename="../engine/core/storage/save.py"/>
        <source>Entry {number} was damaged or changed.</source>
        <translation>Eintrag {number} wurde beschädigt oder verändert.</translation>
    </message>
    <message id="file.save_from_newer_program">
        <location filename="../engine/core/storage/migrate.py"/>
        <source>It was saved by a newer version of this program.</source>
        <translation>Der Spielstand stammt aus einer neueren Version dieses Programms.</translation>
    </message>
    <message id="file.save_game_unknown">
        <location filename="../engine/core/storage/save.py"/>
        <source>It belongs to a game that this program does not know: {game}.</source>
        <translation>Der Spielstand gehört zu einem Spiel, das dieses Programm nicht kennt: {game}.</translation>
    </message>
    <message id="file.save_pack_unusable">
        <location filename="../engine/core/storage/save.py"/>
        <source>The pack in it cannot be used: {reason}</source>
        <translation>Das Kartenpaket darin lässt sich nicht verwenden: {reason}</translation>
    </message>
    <message id="file.save_too_large">
        <location filename="../engine/core/storage/schema.py"/>
        <source>It is too large for a saved game.</source>
        <translation>Die Datei ist zu groß für einen Spielstand.</translation>
    </message>
    <message id="file.save_unreadable">
        <location filename="../engine/core/storage/save.py"/>
        <source>It cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message id="ginkgopolis.add_construction_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Add a construction-site marker</source>
        <translation>Einen Baustellen-Marker darauflegen</translation>
    </message>
    <message id="ginkgopolis.already_building_on_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>There is a building on this cell.</source>
        <translation>Auf diesem Feld steht ein Gebäude.</translation>
    </message>
    <message id="ginkgopolis.already_built_over_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} lies in front of {seat}: it was built over.</source>
        <translation>{card.the} liegt vor {seat}: Ihr Gebäude wurde überbaut.</translation>
    </message>
    <message id="ginkgopolis.already_built_tile">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{tile} is built: it can only be built over.</source>
        <translation>{tile.the} ist gebaut: Es kann nur überbaut werden.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_character">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is chosen.</source>
        <translation>{card.the} ist schon gewählt.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_piece_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{piece} is chosen and stays until it is resolved.</source>
        <translation>{piece.the} ist gewählt und bleibt liegen, bis die Aktion ausgeführt wird.</translation>
    </message>
    <message id="ginkgopolis.already_discarded_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is discarded until the deck is rebuilt.</source>
        <translation>{card.the} ist abgeworfen, bis der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="ginkgopolis.already_marker_on_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>{marker} already lies here.</source>
        <translation>{marker.the} liegt schon hier.</translation>
    </message>
    <message id="ginkgopolis.announce_last_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message id="ginkgopolis.audit_already_committed">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} has already committed something.</source>
        <translation>{seat} hat schon etwas ausgelegt.</translation>
    </message>
    <message id="ginkgopolis.audit_building_not_joined">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>This building is not joined to the city: {place}.</source>
        <translation>Dieses Gebäude hängt nicht mit der Stadt zusammen: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_building_with_several_owners">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Only one player can own a building: {place}.</source>
        <translation>Ein Gebäude kann nur einer Person gehören: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_built_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} stands in the city: its card belongs in the deck, the discard pile or a hand.</source>
        <translation>{tile.the} steht in der Stadt: Die Karte dazu gehört in den Nachziehstapel, auf den Ablagestapel oder auf eine Hand.</translation>
    </message>
    <message id="ginkgopolis.audit_cell_not_in_city">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>There is no such cell in the city.</source>
        <translation>Ein solches Feld gibt es in der Stadt nicht.</translation>
    </message>
    <message id="ginkgopolis.audit_character_misplaced">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{card} belongs in front of a player or in the box.</source>
        <translation>{card.the} gehört vor jemanden am Tisch oder in die Schachtel.</translation>
    </message>
    <message id="ginkgopolis.audit_extra_site_markers">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>One construction-site marker is enough: {place}.</source>
        <translation>Ein Baustellen-Marker genügt: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_first_player_card_missing">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>No player has the first-player card.</source>
        <translation>Niemand hat die Startspieler-Karte.</translation>
    </message>
    <message id="ginkgopolis.audit_last_round_not_announced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The supply of tiles is empty, but the last round was not announced.</source>
        <translation>Der Plättchenvorrat ist leer, aber die letzte Runde wurde nicht angekündigt.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_not_alone">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{marker} must lie alone on a cell without a building.</source>
        <translation>{marker.the} muss allein auf einem Feld ohne Gebäude liegen.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_too_far">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{marker} lies too far from the city.</source>
        <translation>{marker.the} liegt zu weit von der Stadt entfernt.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_not_covered">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker to be moved no longer lies under the new tile.</source>
        <translation>Der Urbanisierungsmarker, der versetzt werden soll, liegt nicht mehr unter dem neuen Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_unknown">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker to be moved is not known.</source>
        <translation>Es ist nicht bekannt, welcher Urbanisierungsmarker versetzt werden soll.</translation>
    </message>
    <message id="ginkgopolis.audit_no_building_on_cell">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>There is no building here: {place}.</source>
        <translation>Hier steht kein Gebäude: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_no_card_to_resolve">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} has no card to resolve.</source>
        <translation>Für {seat} liegt keine Karte zum Ausführen aus.</translation>
    </message>
    <message id="ginkgopolis.audit_no_characters_to_choose">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>{seat} has no characters to choose from.</source>
        <translation>{seat} hat keine Charakterkarten zur Auswahl.</translation>
    </message>
    <message id="ginkgopolis.audit_overbuilt_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} was built over: its card lies in front of the player who did it.</source>
        <translation>{tile.the} ist überbaut: Die Karte dazu gehört vor die Person, die darauf gebaut hat.</translation>
    </message>
    <message id="ginkgopolis.audit_resources_differ_from_floors">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{place}: the building has {floors} floors, but {have} stand on it.</source>
        <translation>{place}: Etagen des Gebäudes: {floors}; darauf: {have}.</translation>
    </message>
    <message id="ginkgopolis.audit_screen_misplaced">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{piece} stands in the wrong place.</source>
        <translation>Das steht am falschen Platz: {piece}.</translation>
    </message>
    <message id="ginkgopolis.audit_site_card_not_reserved">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} is under construction: its card waits in the reserve.</source>
        <translation>{tile.the} ist im Bau: Die Karte dazu wartet bei den sortierten Gebäudekarten.</translation>
    </message>
    <message id="ginkgopolis.audit_tall_building_unowned">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>A building of several floors belongs to somebody: {place}.</source>
        <translation>Ein Gebäude mit mehreren Etagen gehört immer jemandem: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_tiles_given_too_early">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{seat} gives tiles only when the supply is empty.</source>
        <translation>{seat} gibt nur dann Gebäudeplättchen ab, wenn der Vorrat leer ist.</translation>
    </message>
    <message id="ginkgopolis.audit_too_few_buildings">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>The city has {have} buildings; it needs at least {need}.</source>
        <translation>In der Stadt stehen {have} Gebäude, mindestens {need} gehören dorthin.</translation>
    </message>
    <message id="ginkgopolis.audit_unbuilt_card_not_reserved">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{card} is not in the city: its card belongs in the reserve.</source>
        <translation>{card.the} gehört zu den sortierten Gebäudekarten: Ihr Gebäude steht nicht in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.audit_urbanization_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{card} belongs in the deck, the discard pile or a hand.</source>
        <translation>{card.the} gehört in den Nachziehstapel, auf den Ablagestapel oder auf eine Hand.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_box_tile_count">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The box should hold {need}, but has {have}.</source>
        <translation>In der Schachtel: {have}; dorthin gehören {need}.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_character_count">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{seat} should have {need} in front, but has {have}.</source>
        <translation>Vor {seat} gehören {need}, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_hand_size">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} should hold {need}, but holds {have}.</source>
        <translation>{seat} sollte {need} auf der Hand haben, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.blue_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a tile for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <translation>{colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <comment>acc</comment>
        <translation>die {colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <comment>dat</comment>
        <translation>der {colour.dat} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <comment>the</comment>
        <translation>die {colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <translation>{colour.n} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <comment>acc</comment>
        <translation>das {colour.f} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <comment>dat</comment>
        <translation>dem {colour.dat} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <comment>the</comment>
        <translation>das {colour.f} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_with_height">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>{building}, height {height}</source>
        <translation>{building}, Höhe {height}</translation>
    </message>
    <message id="ginkgopolis.card_goes_on_choice">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>A card is laid on your choice, alone or with a tile.</source>
        <translation>Lege eine Karte auf deine Wahl, allein oder mit einem Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.card_not_laid_on_city">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Lay {card} on your choice to exploit; to build, lay a tile on this cell.</source>
        <translation>Lege {card.acc} auf deine Wahl, um zu planen; zum Bauen lege ein Gebäudeplättchen auf dieses Feld.</translation>
    </message>
    <message id="ginkgopolis.card_reserve">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>card reserve</source>
        <translation>sortierte Gebäudekarten</translation>
    </message>
    <message id="ginkgopolis.cards_drawn_only_between_rounds">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Cards are drawn when a round is prepared.</source>
        <translation>Karten werden bei der Vorbereitung der nächsten Runde gezogen.</translation>
    </message>
    <message id="ginkgopolis.cards_in_front_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>cards in front of {seat}</source>
        <translation>Karten vor {seat}</translation>
    </message>
    <message id="ginkgopolis.cell_at_coordinates">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>cell ({x}; {y})</source>
        <translation>Feld ({x}; {y})</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <translation>{colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <comment>acc</comment>
        <translation>die {colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <comment>dat</comment>
        <translation>der {colour.dat} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <comment>the</comment>
        <translation>die {colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_goes_in_front">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Place the character you keep in front of you.</source>
        <translation>Lege die Charakterkarte, die du behältst, vor dich.</translation>
    </message>
    <message id="ginkgopolis.character_start_amount">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>You start with {amount}.</source>
        <translation>Du beginnst mit {amount.dat}.</translation>
    </message>
    <message id="ginkgopolis.characters_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>characters of {seat}</source>
        <translation>Charakterkarten von {seat}</translation>
    </message>
    <message id="ginkgopolis.characters_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Characters</source>
        <translation>Charakterkarten</translation>
    </message>
    <message id="ginkgopolis.characters_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>For a first game take ready sets; later choose your characters one by one.</source>
        <translation>Nehmt für das erste Spiel fertige Charaktersets; später wählt ihr eure Charakterkarten einzeln.</translation>
    </message>
    <message id="ginkgopolis.choice_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>choice of {seat}</source>
        <translation>Wahl von {seat}</translation>
    </message>
    <message id="ginkgopolis.choose_card_and_tile">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Choose a card, alone or with a tile.</source>
        <translation>Wähle eine Karte, allein oder mit einem Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.choose_character_to_keep">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Which character do you keep?</source>
        <translation>Welche Charakterkarte behältst du?</translation>
    </message>
    <message id="ginkgopolis.choose_marker_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>Where does {marker} go?</source>
        <translation>Wohin kommt {marker.the}?</translation>
    </message>
    <message id="ginkgopolis.choose_resource_or_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Do you take a resource or a tile?</source>
        <translation>Nimmst du eine Ressource oder ein Gebäudeplättchen?</translation>
    </message>
    <message id="ginkgopolis.choose_tiles_to_give_back">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Which tiles do you give back? Each one scores {points}.</source>
        <translation>Welche Gebäudeplättchen gibst du ab? Jedes bringt {points}.</translation>
    </message>
    <message id="ginkgopolis.clear_cell">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Clear the cell: {place}</source>
        <translation>Feld räumen: {place}</translation>
    </message>
    <message id="ginkgopolis.deck">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message id="ginkgopolis.deck_rebuilt">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The deck is rebuilt.</source>
        <translation>Der Nachziehstapel wird neu gebildet.</translation>
    </message>
    <message id="ginkgopolis.discard_pile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message id="ginkgopolis.discard_surplus_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.effect_end_colour_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your {colour} cards, this one and characters included.</source>
        <translation>Bei Spielende: {points} für jede deiner {colour.dat} Karten, diese und Charakterkarten eingeschlossen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_construct_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with a construct bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Hochbauen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_exploit_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with an exploit bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Planen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_fixed_points">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points}.</source>
        <translation>Bei Spielende: {points}.</translation>
    </message>
    <message id="ginkgopolis.effect_end_low_buildings">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your buildings of height {most} or less.</source>
        <translation>Bei Spielende: {points} für jedes deiner Gebäude mit höchstens {most} Etagen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_resources_on_colour">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your resources on {colour} buildings.</source>
        <translation>Bei Spielende: {points} für jede deiner Ressourcen auf {colour.dat} Gebäuden.</translation>
    </message>
    <message id="ginkgopolis.effect_end_tall_buildings">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your buildings of height {least} or more.</source>
        <translation>Bei Spielende: {points} für jedes deiner Gebäude mit mindestens {least} Etagen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_urbanize_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with an urbanize bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Urbanisieren.</translation>
    </message>
    <message id="ginkgopolis.effect_on_construct">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you construct: gain {gain}.</source>
        <translation>Immer wenn du hochbaust, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.effect_on_exploit">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you exploit: gain {gain}.</source>
        <translation>Immer wenn du planst, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.effect_on_urbanize">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you urbanize: gain {gain}.</source>
        <translation>Immer wenn du urbanisierst, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.finish_buildings_under_construction">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Finish all buildings under construction</source>
        <translation>Alle Gebäude im Bau fertigstellen</translation>
    </message>
    <message id="ginkgopolis.finished_cards_discarded">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>No longer under construction, to the discard pile: {cards}.</source>
        <translation>Nicht mehr im Bau, auf den Ablagestapel: {cards}.</translation>
    </message>
    <message id="ginkgopolis.first_city_formed">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Nine buildings and twelve markers form the first city.</source>
        <translation>Neun Gebäude und zwölf Urbanisierungsmarker bilden die erste Stadt.</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>die Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>dat</comment>
        <translation>der Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>the</comment>
        <translation>die Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>The first-player card is passed to the left when the round is over.</source>
        <translation>Die Startspieler-Karte wird am Ende der Runde nach links weitergegeben.</translation>
    </message>
    <message id="ginkgopolis.first_player_not_at_table" numerus="yes">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>The first player is chosen from %n player(s).</source>
        <translation>
            <numerusform>Es spielt %n Person mit; nur sie kann beginnen.</numerusform>
            <numerusform>Es spielen %n Personen mit; nur eine von ihnen kann beginnen.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.first_player_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message id="ginkgopolis.first_player_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Whoever planted a tree most recently goes first, or choose at random.</source>
        <translation>Es beginnt, wer zuletzt einen Baum gepflanzt hat; oder lasst den Zufall entscheiden.</translation>
    </message>
    <message id="ginkgopolis.game_state">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="ginkgopolis.game_title">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="ginkgopolis.give_building_to_seat">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Give it to {seat}</source>
        <translation>An {seat} geben</translation>
    </message>
    <message id="ginkgopolis.given_tiles_go_on_supply">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Tiles that you give back are laid on the supply of tiles.</source>
        <translation>Gebäudeplättchen, die du abgibst, legst du auf den Plättchenvorrat.</translation>
    </message>
    <message id="ginkgopolis.hal_draws_second_card">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws one more card and plays {card}.</source>
        <translation>{seat} zieht noch eine Karte und spielt {card.acc} aus.</translation>
    </message>
    <message id="ginkgopolis.hal_gets_hidden_card">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} gets a card, face down.</source>
        <translation>{seat} erhält eine verdeckte Karte.</translation>
    </message>
    <message id="ginkgopolis.hal_lacks_resources">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} does not have the resources for {card} and skips the action: this is the last round.</source>
        <translation>{seat} fehlen Ressourcen für {card.acc}. Die Aktion entfällt, und das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.hal_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Hal</source>
        <translation>Hal</translation>
    </message>
    <message id="ginkgopolis.hal_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>An expert Hal may replace a weak card once a round.</source>
        <translation>In der Expertenvariante darf Hal einmal pro Runde eine schwache Karte ersetzen.</translation>
    </message>
    <message id="ginkgopolis.hand_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="ginkgopolis.kept_card_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} stays face up in front of its owner.</source>
        <translation>{card.the} bleibt offen vor der Person liegen, der sie gehört.</translation>
    </message>
    <message id="ginkgopolis.last_round_over">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>The last round is over: the scores are counted.</source>
        <translation>Die letzte Runde ist vorbei: Jetzt wird gewertet.</translation>
    </message>
    <message id="ginkgopolis.leave_one_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Leave one</source>
        <translation>Einen liegen lassen</translation>
    </message>
    <message id="ginkgopolis.leave_resources_of_seat">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Leave only the resources of {seat}</source>
        <translation>Nur die Ressourcen von {seat} stehen lassen</translation>
    </message>
    <message id="ginkgopolis.marker_moves_only_when_covered">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{marker} moves only after a tile was built on its cell.</source>
        <translation>{marker.the} wird nur versetzt, nachdem auf seinem Feld ein Gebäudeplättchen gebaut wurde.</translation>
    </message>
    <message id="ginkgopolis.marker_only_on_outskirts">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>A marker lies on a cell of the city's outskirts.</source>
        <translation>Ein Urbanisierungsmarker liegt auf einem Feld am Stadtrand.</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <translation>Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <comment>acc</comment>
        <translation>den Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <comment>dat</comment>
        <translation>dem Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <comment>the</comment>
        <translation>der Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.match_resources_to_floors">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Make it {need} ({place})</source>
        <translation>Auf {need} bringen ({place})</translation>
    </message>
    <message id="ginkgopolis.new_hand_before_tile">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>A new hand is taken first; the tile is played with a card after that.</source>
        <translation>Zuerst kommt der Kartenaustausch; das Gebäudeplättchen spielst du danach mit einer Karte aus.</translation>
    </message>
    <message id="ginkgopolis.new_tile_supply_formed" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>%n tile(s) become the new supply.</source>
        <translation>
            <numerusform>%n Gebäudeplättchen bildet den neuen Vorrat.</numerusform>
            <numerusform>%n Gebäudeplättchen bilden den neuen Vorrat.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.no_building_or_marker_here">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>There is neither a building nor a marker here: nothing can be built.</source>
        <translation>Hier ist weder ein Gebäude noch ein Urbanisierungsmarker: Es kann nichts gebaut werden.</translation>
    </message>
    <message id="ginkgopolis.no_own_resources_left">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Your supply of resources is empty.</source>
        <translation>Dein Vorrat an Ressourcen ist leer.</translation>
    </message>
    <message id="ginkgopolis.no_push_with_free_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>No marker makes room: there is a free cell beside the new tile.</source>
        <translation>Kein Urbanisierungsmarker muss Platz machen: Neben dem neuen Gebäudeplättchen ist ein Feld frei.</translation>
    </message>
    <message id="ginkgopolis.no_single_card_discard">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You cannot discard single cards: a token replaces your whole hand.</source>
        <translation>Einzelne Karten werden nicht abgeworfen: Ein Kartenaustausch-Marker bringt ganz neue Handkarten.</translation>
    </message>
    <message id="ginkgopolis.no_supply_tiles_left">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The supply of tiles is empty.</source>
        <translation>Der Plättchenvorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.no_target_for_card">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>This card refers to no building or marker in the city.</source>
        <translation>Zu dieser Karte gehört kein Gebäude und kein Urbanisierungsmarker in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.no_tile_left_for_hal">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>No tile is left for {seat}, who skips this action.</source>
        <translation>Für {seat} ist kein Gebäudeplättchen übrig, die Aktion entfällt.</translation>
    </message>
    <message id="ginkgopolis.no_tokens_against_hal">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Against Hal there are no new-hand tokens.</source>
        <translation>Gegen Hal gibt es keine Kartenaustausch-Marker.</translation>
    </message>
    <message id="ginkgopolis.not_a_given_character">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Choose one of the characters you were given.</source>
        <translation>Wähle eine der Charakterkarten, die du bekommen hast.</translation>
    </message>
    <message id="ginkgopolis.not_a_hand_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Choose a card of your hand.</source>
        <translation>Wähle eine deiner Handkarten.</translation>
    </message>
    <message id="ginkgopolis.not_behind_own_screen">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{tile} is not behind your screen.</source>
        <translation>{tile.the} liegt nicht hinter deinem Sichtschirm.</translation>
    </message>
    <message id="ginkgopolis.not_enough_points_lower_number">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.</source>
        <translation>Das neue Plättchen zeigt {new}, das überbaute {old}. Das kostet {cost}, du hast {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources_with_colour">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.</source>
        <translation>Nötig: {need} ({floors} für die Etagen, 1 für die andere Farbe), vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_tokens_for_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>A new hand costs {need}, you have {have}.</source>
        <translation>Ein Kartenaustausch kostet {need}, du hast {have}.</translation>
    </message>
    <message id="ginkgopolis.not_finished_yet">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is under construction: its card joins when the deck is rebuilt.</source>
        <translation>{card.the} kommt erst mit dem neu gebildeten Nachziehstapel ins Spiel: Ihr Gebäude ist noch im Bau.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}.</source>
        <translation>Du hast {card.acc} nicht auf der Hand.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card_of_seat">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Du hast {card.acc} nicht auf der Hand: {seat} hat sie.</translation>
    </message>
    <message id="ginkgopolis.not_holding_discarded_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Du hast {card.acc} nicht auf der Hand: Sie wurde abgeworfen.</translation>
    </message>
    <message id="ginkgopolis.not_in_city_yet">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is not in the city: its card waits in the reserve.</source>
        <translation>{card.the} wartet bei den sortierten Gebäudekarten: Ihr Gebäude steht nicht in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.not_the_cell_of_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} refers to a different cell of the city.</source>
        <translation>{card.the} gehört zu einem anderen Feld der Stadt.</translation>
    </message>
    <message id="ginkgopolis.only_alphabetical_marker_order">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>On the edge of the city the markers keep their alphabetical order.</source>
        <translation>Am Rand der Stadt bleiben die Urbanisierungsmarker in alphabetischer Reihenfolge.</translation>
    </message>
    <message id="ginkgopolis.only_draw_tiles_as_gains">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Tiles are drawn unseen, as gains.</source>
        <translation>Gebäudeplättchen ziehst du verdeckt, und nur wenn du welche erhältst.</translation>
    </message>
    <message id="ginkgopolis.only_free_cell_beside_tile">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker must go to a free cell beside the new tile.</source>
        <translation>Der Urbanisierungsmarker muss auf ein freies Feld neben dem neuen Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.only_gained_from_supply">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources leave the supply only as gains.</source>
        <translation>Ressourcen verlassen den Vorrat nur, wenn du sie erhältst.</translation>
    </message>
    <message id="ginkgopolis.only_outer_edge_for_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker must lie on the outer edge of the city.</source>
        <translation>Der Urbanisierungsmarker muss am äußeren Rand der Stadt liegen.</translation>
    </message>
    <message id="ginkgopolis.only_paid_when_building">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources and success points are paid when you build.</source>
        <translation>Ressourcen und Erfolgspunkte bezahlst du beim Bauen.</translation>
    </message>
    <message id="ginkgopolis.only_resource_or_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The card gives a resource or a tile.</source>
        <translation>Die Karte gibt eine Ressource oder ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.only_tile_with_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Only a tile can be played with a card.</source>
        <translation>Mit einer Karte lässt sich nur ein Gebäudeplättchen ausspielen.</translation>
    </message>
    <message id="ginkgopolis.option_character_draft">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message id="ginkgopolis.option_character_ready_sets">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Ready sets</source>
        <translation>Fertige Sets</translation>
    </message>
    <message id="ginkgopolis.option_construct">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Construct: {card} with {tile}</source>
        <translation>Hochbauen: {card} mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.option_exploit">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Exploit: {card}</source>
        <translation>Planen: {card}</translation>
    </message>
    <message id="ginkgopolis.option_exploit_urbanization_card">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Exploit: {card}, for a resource or a tile</source>
        <translation>Planen: {card} für eine Ressource oder ein Gebäudeplättchen</translation>
    </message>
    <message id="ginkgopolis.option_first_player_by_chance">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>At random</source>
        <translation>Durch Zufall</translation>
    </message>
    <message id="ginkgopolis.option_first_player_seat">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="ginkgopolis.option_give_back_tiles" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Give back %n tile(s)</source>
        <translation>
            <numerusform>%n Gebäudeplättchen abgeben</numerusform>
            <numerusform>%n Gebäudeplättchen abgeben</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.option_hal_expert">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Expert</source>
        <translation>Expertenvariante</translation>
    </message>
    <message id="ginkgopolis.option_hal_usual">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message id="ginkgopolis.option_keep_character">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Keep {card}. {start} {effect}</source>
        <translation>{card.acc} behalten. {start} {effect}</translation>
    </message>
    <message id="ginkgopolis.option_marker_pushes_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>To the cell of {marker}, which makes room</source>
        <translation>Auf das Feld mit {marker.dat}, der Platz macht</translation>
    </message>
    <message id="ginkgopolis.option_marker_to_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>To {cell}</source>
        <translation>Hierhin: {cell}</translation>
    </message>
    <message id="ginkgopolis.option_new_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>New hand: discard all cards and draw again</source>
        <translation>Kartenaustausch: alle Karten abwerfen und neu ziehen</translation>
    </message>
    <message id="ginkgopolis.option_take_amount">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Take {amount}</source>
        <translation>{amount} nehmen</translation>
    </message>
    <message id="ginkgopolis.option_unaffordable_build">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{card} with {tile} (cannot be paid now: would be exploited)</source>
        <translation>{card} mit {tile.dat} (jetzt nicht bezahlbar, stattdessen: Planen)</translation>
    </message>
    <message id="ginkgopolis.option_urbanize">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Urbanize: {card} with {tile}</source>
        <translation>Urbanisieren: {card} mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.red_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a resource for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage eine Ressource.</translation>
    </message>
    <message id="ginkgopolis.reduce_building_to_one_floor">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Reduce it to one floor: {place}</source>
        <translation>Bis auf eine Etage abtragen: {place}</translation>
    </message>
    <message id="ginkgopolis.remove_construction_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Take the construction-site marker away</source>
        <translation>Den Baustellen-Marker entfernen</translation>
    </message>
    <message id="ginkgopolis.reserve_card_waits">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} waits in the reserve until its tile is built and the deck is rebuilt.</source>
        <translation>{card.the} wartet bei den sortierten Gebäudekarten, bis ihr Gebäudeplättchen gebaut ist und der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="ginkgopolis.resources_stay_on_building">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources stay on a building until it is built over.</source>
        <translation>Ressourcen bleiben auf dem Gebäude, bis es überbaut wird.</translation>
    </message>
    <message id="ginkgopolis.resume_choosing_cards">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>All choose their cards</source>
        <translation>Alle wählen ihre Karten</translation>
    </message>
    <message id="ginkgopolis.resume_final_scoring">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="ginkgopolis.resume_next_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Preparing the next round</source>
        <translation>Vorbereitung der nächsten Runde</translation>
    </message>
    <message id="ginkgopolis.return_given_tiles">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Put them here: {place}</source>
        <translation>Hierher legen: {place}</translation>
    </message>
    <message id="ginkgopolis.round_begins">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="ginkgopolis.score_districts">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Districts</source>
        <translation>Stadtviertel</translation>
    </message>
    <message id="ginkgopolis.score_end_game_cards">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>End-of-game cards</source>
        <translation>Boni bei Spielende</translation>
    </message>
    <message id="ginkgopolis.score_success_points">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Success points</source>
        <translation>Erfolgspunkte</translation>
    </message>
    <message id="ginkgopolis.score_unused_tokens">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Unused tokens</source>
        <translation>Ungenutzte Kartenaustausch-Marker</translation>
    </message>
    <message id="ginkgopolis.screen_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>screen of {seat}</source>
        <translation>Sichtschirm von {seat}</translation>
    </message>
    <message id="ginkgopolis.screen_stays_in_place">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>The screen stays where it is and hides what lies behind it.</source>
        <translation>Der Sichtschirm bleibt stehen und verbirgt, was hinter ihm liegt.</translation>
    </message>
    <message id="ginkgopolis.seat_alone_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} ist allein in einem {colour.dat} Stadtviertel: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} ist allein in einem {colour.dat} Stadtviertel: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_constructs">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} constructs: {tile} on {card}.</source>
        <translation>{seat} baut hoch und legt {tile.acc} auf {card.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_draws_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} zieht %n Karte.</numerusform>
            <numerusform>{seat} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_exploits_card">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} exploits {card}.</source>
        <translation>{seat} plant mit {card.dat}.</translation>
    </message>
    <message id="ginkgopolis.seat_exploits_instead_of_building">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} cannot build with {card} and {tile}: the card is exploited instead.</source>
        <translation>{seat} kann mit {card.dat} und {tile.dat} nicht bauen: Mit der Karte wird stattdessen geplant.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_amount">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_nothing">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gains nothing: both supplies are empty.</source>
        <translation>{seat} erhält nichts: Beide Vorräte sind leer.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_character_set">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>{seat} gets the character set {number}.</source>
        <translation>{seat} erhält das Charakterset {number}.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_no_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gets no tile: the supply is empty.</source>
        <translation>{seat} erhält kein Gebäudeplättchen: Der Vorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.seat_gives_back_tiles" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} gibt %n Gebäudeplättchen ab und erhält {amount}.</numerusform>
            <numerusform>{seat} gibt %n Gebäudeplättchen ab und erhält {amount}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_has_chosen">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/setup.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} has chosen.</source>
        <translation>{seat} hat gewählt.</translation>
    </message>
    <message id="ginkgopolis.seat_is_first_player">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} is the first player.</source>
        <translation>{seat} beginnt.</translation>
    </message>
    <message id="ginkgopolis.seat_keeps_card">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} keeps {card}.</source>
        <translation>{seat} behält {card.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_leads_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} hat die Mehrheit in einem {colour.dat} Stadtviertel: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} hat die Mehrheit in einem {colour.dat} Stadtviertel: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_loses_gain_supply_empty">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} loses {amount}: their supply is empty.</source>
        <translation>{seat}: {amount} verfallen, der eigene Vorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.seat_moves_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>{seat} moves {marker}: {origin} → {target}.</source>
        <translation>{seat} versetzt {marker.acc}: {origin} → {target}.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_lower_number">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} pays {amount} for the lower number.</source>
        <translation>{seat} bezahlt {amount} für die kleinere Zahl.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_other_colour">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} pays {amount} for the other colour.</source>
        <translation>{seat} bezahlt {amount} für die andere Farbe.</translation>
    </message>
    <message id="ginkgopolis.seat_places_last_resource">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} has put the last resource on a building: this is the last round.</source>
        <translation>{seat} hat die letzte Ressource auf ein Gebäude gestellt: Das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.seat_puts_resources_on_building">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} puts {amount} on the building: {place}.</source>
        <translation>{seat} stellt {amount} auf das Gebäude: {place}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} gets back {amount}.</source>
        <translation>{seat} erhält {amount} zurück.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources_and_points">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} gets back {amount} and gains {points}.</source>
        <translation>{seat} erhält {amount} zurück und dazu {points}.</translation>
    </message>
    <message id="ginkgopolis.seat_scores_card" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} erhält %n Erfolgspunkt für {card.acc}.</numerusform>
            <numerusform>{seat} erhält %n Erfolgspunkte für {card.acc}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_unused_tokens" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} erhält %n Erfolgspunkt für ungenutzte Kartenaustausch-Marker.</numerusform>
            <numerusform>{seat} erhält %n Erfolgspunkte für ungenutzte Kartenaustausch-Marker.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_second_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} liegt in einem {colour.dat} Stadtviertel an zweiter Stelle: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} liegt in einem {colour.dat} Stadtviertel an zweiter Stelle: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_takes_new_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} hands in a token and takes a new hand.</source>
        <translation>{seat} gibt einen Kartenaustausch-Marker ab und tauscht die Handkarten aus.</translation>
    </message>
    <message id="ginkgopolis.seat_total_points" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat}: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_urbanizes">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} urbanizes: {tile} at {card}.</source>
        <translation>{seat} urbanisiert und legt {tile.acc} auf das Feld mit {card.dat}.</translation>
    </message>
    <message id="ginkgopolis.seat_wins" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Erfolgspunkten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_dealt_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Alle erhalten je %n Karte.</numerusform>
            <numerusform>Alle erhalten je %n Karten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_draw_card">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>All draw a card, {seat} first.</source>
        <translation>Alle ziehen eine Karte, {seat} zuerst.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_cards_left">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>All pass their cards to the left.</source>
        <translation>Alle geben ihre Karten nach links weiter.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_characters_left">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>All pass their characters to the left.</source>
        <translation>Alle geben ihre Charakterkarten nach links weiter.</translation>
    </message>
    <message id="ginkgopolis.seats_show_characters">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>All show their characters.</source>
        <translation>Alle decken ihre Charakterkarten auf.</translation>
    </message>
    <message id="ginkgopolis.shared_victory" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Erfolgspunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Erfolgspunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.status_choosing_characters">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Choosing characters</source>
        <translation>Wahl der Charakterkarten</translation>
    </message>
    <message id="ginkgopolis.status_game_over">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="ginkgopolis.status_last_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Round {round}, the last one</source>
        <translation>Runde {round}, die letzte</translation>
    </message>
    <message id="ginkgopolis.status_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message id="ginkgopolis.supply_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>supply of {seat}</source>
        <translation>Vorrat von {seat}</translation>
    </message>
    <message id="ginkgopolis.take_back_commitment">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message id="ginkgopolis.take_building_down">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Remove the building: {place}</source>
        <translation>Gebäude abtragen: {place}</translation>
    </message>
    <message id="ginkgopolis.take_cards_from_both_piles" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>%n Karte vom Nachziehstapel und vom Ablagestapel nehmen</numerusform>
            <numerusform>%n Karten vom Nachziehstapel und vom Ablagestapel nehmen</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_pile" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>%n Karte nehmen von: {pile}</numerusform>
            <numerusform>%n Karten nehmen von: {pile}</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tie_leaves_hal_unbeaten" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Beide haben %n Erfolgspunkt: {seat} ist nicht besiegt.</numerusform>
            <numerusform>Beide haben %n Erfolgspunkte: {seat} ist nicht besiegt.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tile_needs_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>A tile is played with a card: lay it on the building or the marker of that card.</source>
        <translation>Ein Gebäudeplättchen wird mit einer Karte ausgespielt: Lege es auf das Gebäude oder den Urbanisierungsmarker dieser Karte.</translation>
    </message>
    <message id="ginkgopolis.tile_supply">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tile supply</source>
        <translation>Plättchenvorrat</translation>
    </message>
    <message id="ginkgopolis.tile_supply_empty_first_time">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The supply of tiles is empty for the first time: all may give tiles.</source>
        <translation>Der Plättchenvorrat ist zum ersten Mal leer: Alle dürfen Gebäudeplättchen abgeben.</translation>
    </message>
    <message id="ginkgopolis.tile_supply_ends_game">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>The supply of tiles is empty: this is the last round.</source>
        <translation>Der Plättchenvorrat ist leer: Das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.tiles_given_by_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tiles given by {seat}</source>
        <translation>abgegebene Gebäudeplättchen von {seat}</translation>
    </message>
    <message id="ginkgopolis.tiles_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tiles of {seat}</source>
        <translation>Gebäudeplättchen von {seat}</translation>
    </message>
    <message id="ginkgopolis.tiles_returned_to_box" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n Gebäudeplättchen kommt ungesehen zurück in die Schachtel.</numerusform>
            <numerusform>%n Gebäudeplättchen kommen ungesehen zurück in die Schachtel.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.token_only_before_choice">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Return a token before you choose a card: drop it on the discard pile.</source>
        <translation>Einen Kartenaustausch-Marker gibst du vor der Kartenwahl ab: Lege ihn auf den Ablagestapel.</translation>
    </message>
    <message id="ginkgopolis.tokens_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tokens of {seat}</source>
        <translation>Kartenaustausch-Marker von {seat}</translation>
    </message>
    <message id="ginkgopolis.top_cards_discarded_unseen" numerus="yes">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>%n Karte wird ungesehen vom Nachziehstapel abgeworfen.</numerusform>
            <numerusform>Die obersten %n Karten des Nachziehstapels werden ungesehen abgeworfen.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.unplayed_cards_discarded">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>All unplayed cards are discarded.</source>
        <translation>Die nicht ausgespielten Karten werden abgeworfen.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <translation>Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <comment>acc</comment>
        <translation>die Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <comment>dat</comment>
        <translation>der Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <comment>the</comment>
        <translation>die Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_alone_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Alone: take a resource or a tile.</source>
        <translation>Allein: Nimm eine Ressource oder ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_tile_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>With a tile: build on the cell of {marker}.</source>
        <translation>Mit einem Gebäudeplättchen: Baue auf dem Feld mit {marker.dat}.</translation>
    </message>
    <message id="ginkgopolis.yellow_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a success point for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage einen Erfolgspunkt.</translation>
    </message>
</context>
<context>
    <name>imperial_miners</name>
    <message id="imperial_miners.activate_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Activate {card}</source>
        <translation>„{card}“ aktivieren</translation>
    </message>
    <message id="imperial_miners.already_acted_this_round">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{card} has already acted this round.</source>
        <translation>„{card}“ wurde in dieser Runde schon aktiviert.</translation>
    </message>
    <message id="imperial_miners.already_card_in_place">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>A card already lies here: {place}.</source>
        <translation>Hier liegt schon eine Karte: {place}.</translation>
    </message>
    <message id="imperial_miners.already_cart_token_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>A cart token already lies here.</source>
        <translation>Hier liegt schon ein Lorenmarker.</translation>
    </message>
    <message id="imperial_miners.already_chosen_and_unplaced">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} is chosen; it is placed when all have chosen.</source>
        <translation>„{card}“ ist gewählt und wird angelegt, wenn alle gewählt haben.</translation>
    </message>
    <message id="imperial_miners.already_discarded">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} stays in the discard pile until its deck is reshuffled.</source>
        <translation>„{card}“ bleibt auf dem Ablagestapel, bis ihr Stapel neu gemischt wird.</translation>
    </message>
    <message id="imperial_miners.already_placed">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} is placed: it stays there.</source>
        <translation>„{card}“ ist angelegt und bleibt dort.</translation>
    </message>
    <message id="imperial_miners.already_searched_deck">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>This deck was searched already: it holds no such card.</source>
        <translation>Dieser Stapel ist schon durchsucht: Er enthält keine solche Karte.</translation>
    </message>
    <message id="imperial_miners.audit_acted_in_future_round">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>A card cannot have acted in a future round: {place}.</source>
        <translation>Eine Karte kann nicht in einer künftigen Runde aktiviert worden sein: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_acting_card_misplaced">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{card} acts, but it is not in its place.</source>
        <translation>„{card}“ ist aktiviert, liegt aber nicht am richtigen Platz.</translation>
    </message>
    <message id="imperial_miners.audit_card_chosen_too_early">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} has already chosen a card.</source>
        <translation>{seat} hat schon eine Karte gewählt.</translation>
    </message>
    <message id="imperial_miners.audit_card_in_wrong_row">
        <location filename="../engine/imperial_miners/audit.py"/>
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{card} belongs in row {level}, this is row {row}.</source>
        <translation>„{card}“ gehört in Reihe {level}, das ist Reihe {row}.</translation>
    </message>
    <message id="imperial_miners.audit_card_missing_from_game">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} belongs in the game.</source>
        <translation>„{card}“ gehört ins Spiel.</translation>
    </message>
    <message id="imperial_miners.audit_card_not_staggered">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} is not offset by half a card.</source>
        <translation>„{card}“ liegt nicht um eine halbe Karte versetzt.</translation>
    </message>
    <message id="imperial_miners.audit_card_touches_none_above">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} touches no card in the row above.</source>
        <translation>„{card}“ berührt keine Karte in der Reihe darüber.</translation>
    </message>
    <message id="imperial_miners.audit_cart_token_off_cart">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>There is no half-full cart under the token: {place}.</source>
        <translation>Unter dem Marker ist keine halb volle Lore: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_effect_without_seat">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>Nobody carries out this effect.</source>
        <translation>Niemand führt diesen Effekt aus.</translation>
    </message>
    <message id="imperial_miners.audit_event_count_wrong">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The game should have {need}, but has {have}.</source>
        <translation>Im Spiel sind {have}, dorthin gehören {need}.</translation>
    </message>
    <message id="imperial_miners.audit_event_deck_size_wrong">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>In round {round}, {need} are left in the deck; there are {have}.</source>
        <translation>In Runde {round} gehören noch {need} in den Stapel, vorhanden: {have}.</translation>
    </message>
    <message id="imperial_miners.audit_hand_too_large">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} holds {have}, at most {most} are allowed.</source>
        <translation>{seat} hat {have} auf der Hand, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.audit_last_event_still_present">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>The event of the last round is still there.</source>
        <translation>Das Ereignis der letzten Runde liegt noch da.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat}: there is no card to activate.</source>
        <translation>{seat}: Es lässt sich keine Karte aktivieren.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_place">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{seat} has no card to place.</source>
        <translation>{seat} hat keine Karte zum Anlegen.</translation>
    </message>
    <message id="imperial_miners.audit_no_place_for_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>There is no place for {card}.</source>
        <translation>Für „{card}“ ist kein Platz.</translation>
    </message>
    <message id="imperial_miners.audit_no_round_begun">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>No round has begun yet: an event comes first.</source>
        <translation>Noch hat keine Runde begonnen: Zuerst kommt ein Ereignis.</translation>
    </message>
    <message id="imperial_miners.audit_not_current_event">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{event} is not the event of this round.</source>
        <translation>{event} ist nicht das Ereignis dieser Runde.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_not_on_top">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat}'s pickaxe is not on top.</source>
        <translation>Das Entwicklungsplättchen von {seat} steht nicht auf dem obersten Feld.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_off_research_boards">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} must stand on a research space or below.</source>
        <translation>{piece} muss auf einem Feld eines Entwicklungsplans oder darunter stehen.</translation>
    </message>
    <message id="imperial_miners.audit_piece_in_wrong_place">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} lies in the wrong place.</source>
        <translation>{piece} liegt am falschen Platz.</translation>
    </message>
    <message id="imperial_miners.audit_piece_without_owner">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} belongs to nobody.</source>
        <translation>{piece} gehört niemandem.</translation>
    </message>
    <message id="imperial_miners.audit_tokens_without_card">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Tokens lie where there is no card: {place}.</source>
        <translation>Marker liegen, wo keine Karte ist: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_cart_tokens">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>One cart token is enough: {place}.</source>
        <translation>Ein Lorenmarker genügt: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_tokens">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{place}: {have} lie here, at most {most} are allowed.</source>
        <translation>{place}: Hier liegen {have}, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.card_factions">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Faction: {factions}</source>
        <translation>Volk: {factions}</translation>
    </message>
    <message id="imperial_miners.card_half_carts">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Half carts: {carts}</source>
        <translation>Halbe Loren: {carts}</translation>
    </message>
    <message id="imperial_miners.card_level_and_price">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Level {level}, price {price}</source>
        <translation>Ebene {level}, Kosten {price}</translation>
    </message>
    <message id="imperial_miners.cart_between_cards">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>cart between {first} and {second}</source>
        <translation>Lore zwischen „{first}“ und „{second}“</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom left: empty</source>
        <translation>unten links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom left: loaded</source>
        <translation>unten links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom right: empty</source>
        <translation>unten rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom right: loaded</source>
        <translation>unten rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>left: empty</source>
        <translation>links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>left: loaded</source>
        <translation>links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>right: empty</source>
        <translation>rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>right: loaded</source>
        <translation>rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top left: empty</source>
        <translation>oben links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top left: loaded</source>
        <translation>oben links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top right: empty</source>
        <translation>oben rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top right: loaded</source>
        <translation>oben rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_of_seat_at_position">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>cart of {seat} ({row}; {x})</source>
        <translation>Lore von {seat} ({row}; {x})</translation>
    </message>
    <message id="imperial_miners.chain_reaches_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain reaction reaches {card}.</source>
        <translation>Die Kettenreaktion erreicht „{card}“.</translation>
    </message>
    <message id="imperial_miners.chain_reaches_surface">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain reaction reaches the surface.</source>
        <translation>Die Kettenreaktion erreicht die Oberfläche.</translation>
    </message>
    <message id="imperial_miners.choice_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>choice of {seat}</source>
        <translation>Wahl von {seat}</translation>
    </message>
    <message id="imperial_miners.choose_card_above_for_chain">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which card above does the chain reach?</source>
        <translation>Welche Karte darüber erreicht die Kettenreaktion?</translation>
    </message>
    <message id="imperial_miners.choose_card_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which effect of {card} do you use?</source>
        <translation>Welchen Effekt von „{card}“ nutzt du?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>On which card do you put a cave-in?</source>
        <translation>Auf welche Karte legst du einen Einsturz?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_gadget">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>On which card do you put a gadget?</source>
        <translation>Auf welche Karte legst du eine Maschine?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which card do you activate?</source>
        <translation>Welche Karte aktivierst du?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_play">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du aus?</translation>
    </message>
    <message id="imperial_miners.choose_cards_to_discard">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Which cards do you discard?</source>
        <translation>Welche Karten wirfst du ab?</translation>
    </message>
    <message id="imperial_miners.choose_cave_in_to_remove">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>From which card do you remove the cave-in?</source>
        <translation>Von welcher Karte entfernst du den Einsturz?</translation>
    </message>
    <message id="imperial_miners.choose_deck_to_draw_from" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>Aus welchem Stapel ziehst du? (Noch %n Karte)</numerusform>
            <numerusform>Aus welchem Stapel ziehst du? (Noch %n Karten)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_deck_to_search">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Which deck do you search? ({faction})</source>
        <translation>Welchen Stapel durchsuchst du? ({faction}-Karte)</translation>
    </message>
    <message id="imperial_miners.choose_discards_over_hand_limit">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>You hold more than {limit}: which cards do you discard?</source>
        <translation>Du hast mehr als {limit} auf der Hand: Welche Karten wirfst du ab?</translation>
    </message>
    <message id="imperial_miners.choose_faction_to_search">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Which faction do you search for?</source>
        <translation>Nach welchem Volk suchst du?</translation>
    </message>
    <message id="imperial_miners.choose_half_full_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Which half-full cart do you fill?</source>
        <translation>Welche halb volle Lore füllst du?</translation>
    </message>
    <message id="imperial_miners.choose_next_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The board is completed. To which board does your pickaxe go?</source>
        <translation>Der Entwicklungsplan ist abgeschlossen. Auf welchen Plan kommt dein Entwicklungsplättchen?</translation>
    </message>
    <message id="imperial_miners.choose_place_for_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Where do you place {card}?</source>
        <translation>Wo legst du „{card}“ an?</translation>
    </message>
    <message id="imperial_miners.choose_research_space" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Entwicklung: Wo hält dein Entwicklungsplättchen? (%n Schritt)</numerusform>
            <numerusform>Entwicklung: Wo hält dein Entwicklungsplättchen? (%n Schritte)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_starting_cards">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Which four cards do you keep?</source>
        <translation>Welche vier Karten behältst du?</translation>
    </message>
    <message id="imperial_miners.choose_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which effect of the surface do you use?</source>
        <translation>Welchen Effekt des Stolleneingangs nutzt du?</translation>
    </message>
    <message id="imperial_miners.clear_place">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Clear the place: {place}</source>
        <translation>Platz räumen: {place}</translation>
    </message>
    <message id="imperial_miners.count_cards_beside">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards beside this one</source>
        <translation>Karten neben dieser</translation>
    </message>
    <message id="imperial_miners.count_cards_in_row">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in the row of this one</source>
        <translation>Karten in der Reihe dieser Karte</translation>
    </message>
    <message id="imperial_miners.count_cards_of_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in your mine ({faction})</source>
        <translation>{faction}-Karten in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_cave_ins">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cave-ins in your mine</source>
        <translation>Einstürze in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_completed_research_boards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>research boards you have completed</source>
        <translation>von dir abgeschlossene Entwicklungspläne</translation>
    </message>
    <message id="imperial_miners.count_different_factions">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>different factions in your mine</source>
        <translation>verschiedene Völker in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_full_carts">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>full carts in your mine</source>
        <translation>volle Loren in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_gadgets_in_mine">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>gadgets in your mine</source>
        <translation>Maschinen in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_gadgets_on_card">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>gadgets on this card</source>
        <translation>Maschinen auf dieser Karte</translation>
    </message>
    <message id="imperial_miners.count_hand_cards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in your hand</source>
        <translation>Karten auf deiner Hand</translation>
    </message>
    <message id="imperial_miners.count_other_cards_of_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>other cards in your mine ({faction})</source>
        <translation>andere {faction}-Karten in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_research_steps_in_game">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>spaces your pickaxe has moved in the whole game</source>
        <translation>Felder, die dein Entwicklungsplättchen im ganzen Spiel gegangen ist</translation>
    </message>
    <message id="imperial_miners.count_spaces_below_pickaxe">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>spaces below your pickaxe on its research board</source>
        <translation>Felder unter deinem Entwicklungsplättchen auf seinem Entwicklungsplan</translation>
    </message>
    <message id="imperial_miners.count_touching_cards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one</source>
        <translation>Karten, die diese berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_above">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one from above</source>
        <translation>Karten, die diese von oben berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_below">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one from below</source>
        <translation>Karten, die diese von unten berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_sharing_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>touching cards that share a faction with this one</source>
        <translation>berührende Karten, die ein Volk mit dieser gemeinsam haben</translation>
    </message>
    <message id="imperial_miners.deck_of_level">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>deck of level {level}</source>
        <translation>Stapel der Ebene {level}</translation>
    </message>
    <message id="imperial_miners.deck_rebuilt_from_discards">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>The discards of level {level} become a new deck.</source>
        <translation>Die abgeworfenen Karten der Ebene {level} werden ein neuer Stapel.</translation>
    </message>
    <message id="imperial_miners.discard_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.discard_pile_of_level">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>discard pile of level {level}</source>
        <translation>Ablagestapel der Ebene {level}</translation>
    </message>
    <message id="imperial_miners.draw_card_of_level">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Draw a card of level {level}</source>
        <translation>Eine Karte der Ebene {level} ziehen</translation>
    </message>
    <message id="imperial_miners.effect_activate_cards" numerus="yes">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Aktiviere %n Karte deiner Mine.</numerusform>
            <numerusform>Aktiviere %n Karten deiner Mine.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.effect_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {amount}.</source>
        <translation>Wirf {amount} ab.</translation>
    </message>
    <message id="imperial_miners.effect_discard_for_each">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {amount}. For each of them: {gain}</source>
        <translation>Wirf {amount} ab. Für jede davon: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_any_faction">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount} by a faction of your choice.</source>
        <translation>Ziehe {amount} nach einem Volk deiner Wahl.</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_faction">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount} by faction ({faction}).</source>
        <translation>Ziehe {amount} nach Volk ({faction}).</translation>
    </message>
    <message id="imperial_miners.effect_draw_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount}.</source>
        <translation>Ziehe {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_event_effects_give_more">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round each activated effect that gives any gives {amount} more.</source>
        <translation>In dieser Runde gibt jeder aktivierte Effekt, der davon etwas gibt, {amount} mehr.</translation>
    </message>
    <message id="imperial_miners.effect_event_research_longer">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round each research by a mine card is {amount} longer.</source>
        <translation>In dieser Runde ist jede Entwicklung durch eine Minenkarte {amount} länger.</translation>
    </message>
    <message id="imperial_miners.effect_event_surface_gives_more">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round the surface gives {amount} more when it gives any.</source>
        <translation>In dieser Runde gibt der Stolleneingang {amount} mehr, wenn er davon etwas gibt.</translation>
    </message>
    <message id="imperial_miners.effect_gain">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Gain {amount}.</source>
        <translation>Du erhältst {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>You may discard up to {amount}.</source>
        <translation>Du darfst bis zu {amount} abwerfen.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard_for_each">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>You may discard up to {amount}. For each of them: {gain}</source>
        <translation>Du darfst bis zu {amount} abwerfen. Für jede davon: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_next_card_cheaper">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>The next card you play costs {amount} less.</source>
        <translation>Deine nächste Karte kostet {amount} weniger.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_another_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on another card.</source>
        <translation>Lege {amount} auf eine andere Karte.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on any card of your mine.</source>
        <translation>Lege {amount} auf eine beliebige Karte deiner Mine.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_cards">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on any cards of your mine.</source>
        <translation>Lege {amount} auf beliebige Karten deiner Mine.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_half_carts">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on half-full carts.</source>
        <translation>Lege {amount} auf halb volle Loren.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_other_cards">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on other cards.</source>
        <translation>Lege {amount} auf andere Karten.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_this_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on this card.</source>
        <translation>Lege {amount} auf diese Karte.</translation>
    </message>
    <message id="imperial_miners.effect_remove">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Remove {amount}.</source>
        <translation>Entferne {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_research">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Research up to {amount}.</source>
        <translation>Entwickle bis zu {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_take_level_iv_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Take {amount} of level IV.</source>
        <translation>Nimm {amount} der Ebene IV.</translation>
    </message>
    <message id="imperial_miners.effects_in_sequence">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="imperial_miners.end_of_round_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Event of the end of the round</source>
        <translation>Ereignis am Rundenende</translation>
    </message>
    <message id="imperial_miners.event_deck">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message id="imperial_miners.event_deck_formed" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>%n event(s) become the event deck; the others are removed unseen.</source>
        <translation>
            <numerusform>%n Ereignis bildet den Ereignisstapel, die anderen bleiben ungesehen draußen.</numerusform>
            <numerusform>%n Ereignisse bilden den Ereignisstapel, die anderen bleiben ungesehen draußen.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.event_of_this_round">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>event of this round</source>
        <translation>Ereignis dieser Runde</translation>
    </message>
    <message id="imperial_miners.event_turned_up">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>The event of this round: {event}.</source>
        <translation>Das Ereignis dieser Runde: {event}.</translation>
    </message>
    <message id="imperial_miners.fill_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Fill {place}</source>
        <translation>Füllen: {place}</translation>
    </message>
    <message id="imperial_miners.free_card_from_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Free {card}</source>
        <translation>„{card}“ freiräumen</translation>
    </message>
    <message id="imperial_miners.game_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Imperial Miners</source>
        <translation>Imperial Miners</translation>
    </message>
    <message id="imperial_miners.give_seat_coins">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Give {seat} {amount}</source>
        <translation>{seat} {amount} geben</translation>
    </message>
    <message id="imperial_miners.go_on_to_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Go on to {card}</source>
        <translation>Weiter zu „{card}“</translation>
    </message>
    <message id="imperial_miners.go_on_to_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Go on here: {place}</source>
        <translation>Hier weiter: {place}</translation>
    </message>
    <message id="imperial_miners.hand_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="imperial_miners.immediate_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Immediate event</source>
        <translation>Sofortiges Ereignis</translation>
    </message>
    <message id="imperial_miners.keep_cards" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n Karte behalten</numerusform>
            <numerusform>%n Karten behalten</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.lay_event_aside">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Lay it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message id="imperial_miners.leave_allowed_amount">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Leave {amount}</source>
        <translation>{amount} liegen lassen</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_tip">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Does a pickaxe that arrives from a completed board get this bonus? In the house set this space is empty.</source>
        <translation>Bringt es etwas, wenn ein Entwicklungsplättchen von einem abgeschlossenen Plan dorthin kommt? Auf den Hausplänen ist es leer.</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Lowest research space</source>
        <translation>Unterstes Feld der Entwicklungspläne</translation>
    </message>
    <message id="imperial_miners.mark_card_as_not_acted">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>It has not acted</source>
        <translation>Nicht aktiviert</translation>
    </message>
    <message id="imperial_miners.mine_place_left">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, left {n}</source>
        <translation>Mine von {seat}, Reihe {row}, links {n}</translation>
    </message>
    <message id="imperial_miners.mine_place_middle">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, middle</source>
        <translation>Mine von {seat}, Reihe {row}, Mitte</translation>
    </message>
    <message id="imperial_miners.mine_place_right">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, right {n}</source>
        <translation>Mine von {seat}, Reihe {row}, rechts {n}</translation>
    </message>
    <message id="imperial_miners.modifying_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Modifying event</source>
        <translation>Dauerhaftes Ereignis</translation>
    </message>
    <message id="imperial_miners.needs_board_completed_first">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>You must stay on your research board until it is completed.</source>
        <translation>Du musst auf deinem Entwicklungsplan bleiben, bis er abgeschlossen ist.</translation>
    </message>
    <message id="imperial_miners.needs_different_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe must go to a different board than the completed one.</source>
        <translation>Das Entwicklungsplättchen muss auf einen anderen Plan als den abgeschlossenen.</translation>
    </message>
    <message id="imperial_miners.needs_half_card_stagger">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Rows are staggered by half a card.</source>
        <translation>Die Reihen sind um eine halbe Karte versetzt.</translation>
    </message>
    <message id="imperial_miners.needs_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>One of the three effects of the surface must be carried out.</source>
        <translation>Einen der drei Effekte des Stolleneingangs musst du ausführen.</translation>
    </message>
    <message id="imperial_miners.needs_touching_card_above">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>It must touch a card in the row above.</source>
        <translation>Sie muss eine Karte in der Reihe darüber berühren.</translation>
    </message>
    <message id="imperial_miners.no_card_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>There is no card here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
    <message id="imperial_miners.no_card_of_level_left">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>No card of level {level} is left.</source>
        <translation>Es ist keine Karte der Ebene {level} mehr da.</translation>
    </message>
    <message id="imperial_miners.no_card_takes_token">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>No card of {seat} can take {amount}.</source>
        <translation>Keine Karte von {seat} kann das aufnehmen: {amount}.</translation>
    </message>
    <message id="imperial_miners.no_cave_in_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>There is no cave-in on {card}.</source>
        <translation>Auf „{card}“ liegt kein Einsturz.</translation>
    </message>
    <message id="imperial_miners.no_faction">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>No faction</source>
        <translation>Kein Volk</translation>
    </message>
    <message id="imperial_miners.no_half_carts_meet_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>No two half carts meet here.</source>
        <translation>Hier treffen keine zwei halben Loren aufeinander.</translation>
    </message>
    <message id="imperial_miners.no_payable_effect_on_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>No effect of {card} can be paid.</source>
        <translation>Kein Effekt von „{card}“ ist bezahlbar.</translation>
    </message>
    <message id="imperial_miners.no_place_for_card_level">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>A card of level {level} must lie under one of level {upper}: there is no free place.</source>
        <translation>Eine Karte der Ebene {level} muss unter einer der Ebene {upper} liegen: Es gibt keinen freien Platz.</translation>
    </message>
    <message id="imperial_miners.no_such_deck">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>There is no such deck.</source>
        <translation>Einen solchen Stapel gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>There is no such effect.</source>
        <translation>Einen solchen Effekt gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_effect_on_card" numerus="yes">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>Die Karte hat %n Effekt.</numerusform>
            <numerusform>Die Karte hat %n Effekte.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.no_such_faction">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>There is no such faction.</source>
        <translation>Ein solches Volk gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>There is no such research space.</source>
        <translation>Ein solches Feld gibt es auf den Entwicklungsplänen nicht.</translation>
    </message>
    <message id="imperial_miners.not_acting_card_itself">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>It must be another card than the acting one.</source>
        <translation>Es muss eine andere Karte sein als die gerade aktivierte.</translation>
    </message>
    <message id="imperial_miners.not_drawable_level_iv">
        <location filename="../engine/imperial_miners/draws.py"/>
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards of level IV come only from research boards and some events.</source>
        <translation>Karten der Ebene IV kommen nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="imperial_miners.not_enough_coins_for_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>It costs {need}, you have {have}.</source>
        <translation>Sie kostet {need}, du hast {have}.</translation>
    </message>
    <message id="imperial_miners.not_enough_to_pay_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>This costs {need}, you have {have}.</source>
        <translation>Das kostet {need}, du hast {have}.</translation>
    </message>
    <message id="imperial_miners.not_half_full_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>A half-full cart has one loaded half; here {loaded} of 2 are loaded.</source>
        <translation>Eine halb volle Lore hat eine volle Hälfte; hier sind {loaded} von 2 voll.</translation>
    </message>
    <message id="imperial_miners.not_held_but_discarded">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Du hast „{card}“ nicht auf der Hand: Die Karte wurde abgeworfen.</translation>
    </message>
    <message id="imperial_miners.not_held_but_with_seat">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Du hast „{card}“ nicht auf der Hand: {seat} hat die Karte.</translation>
    </message>
    <message id="imperial_miners.not_held_card">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}.</source>
        <translation>Du hast „{card}“ nicht auf der Hand.</translation>
    </message>
    <message id="imperial_miners.not_movable_board">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{board} stays where it is.</source>
        <translation>Bleibt liegen: {board}.</translation>
    </message>
    <message id="imperial_miners.not_movable_coins_and_points">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Coins pay for cards and effects; victory points are kept.</source>
        <translation>Münzen bezahlen Karten und Effekte; Siegpunkte behältst du.</translation>
    </message>
    <message id="imperial_miners.not_own_mine">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>This is the mine of {seat}.</source>
        <translation>Das ist die Mine von {seat}.</translation>
    </message>
    <message id="imperial_miners.not_researching_now">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{seat} is not researching now.</source>
        <translation>{seat} entwickelt jetzt nicht.</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at least {least})</source>
        <translation>{counted}, mindestens {least}</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at most {most})</source>
        <translation>{counted}, höchstens {most}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{base}, and {counted}</source>
        <translation>{base}, dazu {counted}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for each of these: {what}</source>
        <translation>{each} für je 1 davon: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for every %n of these: {what}</source>
        <translation>
            <numerusform>{each} für je %n davon: {what}</numerusform>
            <numerusform>{each} für je %n davon: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}</source>
        <translation>{then} bei mindestens {least} davon: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <translation>{then} bei mindestens {least} davon: {what}; sonst {otherwise}</translation>
    </message>
    <message id="imperial_miners.numbered_space_effect">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Space {number}: {effect}</source>
        <translation>Feld {number}: {effect}</translation>
    </message>
    <message id="imperial_miners.only_cards_of_own_hand">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Choose a card of your hand.</source>
        <translation>Wähle eine Karte aus deiner Hand.</translation>
    </message>
    <message id="imperial_miners.only_effects_discard_cards">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards are discarded only by effects, or when there are too many.</source>
        <translation>Karten werden nur durch Effekte abgeworfen, oder wenn es zu viele sind.</translation>
    </message>
    <message id="imperial_miners.only_effects_draw_cards">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards are drawn only when an effect says so.</source>
        <translation>Karten werden nur gezogen, wenn ein Effekt es sagt.</translation>
    </message>
    <message id="imperial_miners.only_effects_move_card_tokens">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Gadgets and cave-ins stay on their card until an effect moves them.</source>
        <translation>Maschinen und Einstürze bleiben auf ihrer Karte, bis ein Effekt sie bewegt.</translation>
    </message>
    <message id="imperial_miners.only_effects_take_from_supply">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Tokens leave the supply only by effects.</source>
        <translation>Marker verlassen den Vorrat nur durch Effekte.</translation>
    </message>
    <message id="imperial_miners.only_game_turns_up_events">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Events are turned up by the game, one each round.</source>
        <translation>Ereignisse deckt das Spiel auf, eines pro Runde.</translation>
    </message>
    <message id="imperial_miners.only_in_mine_rows">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Mine cards lie in the rows of a mine.</source>
        <translation>Minenkarten liegen in den Reihen einer Mine.</translation>
    </message>
    <message id="imperial_miners.only_lowest_space_of_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe goes to the lowest space of a board.</source>
        <translation>Das Entwicklungsplättchen kommt auf das unterste Feld eines Plans.</translation>
    </message>
    <message id="imperial_miners.only_own_mine_affected">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Effects reach only your own mine.</source>
        <translation>Effekte reichen nur in deine eigene Mine.</translation>
    </message>
    <message id="imperial_miners.only_to_choice_or_mine">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Lay the card that you play on your choice or in your mine.</source>
        <translation>Lege die Karte, die du ausspielst, auf deine Wahl oder in deine Mine.</translation>
    </message>
    <message id="imperial_miners.only_to_touching_card_above">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain goes to a card that touches this one from above.</source>
        <translation>Die Kettenreaktion geht zu einer Karte, die diese von oben berührt.</translation>
    </message>
    <message id="imperial_miners.only_upward_research_steps">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe moves up, by at least one space.</source>
        <translation>Das Entwicklungsplättchen geht nach oben, mindestens ein Feld.</translation>
    </message>
    <message id="imperial_miners.only_without_playable_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>You may draw from the level I deck only if you cannot play any card from your hand.</source>
        <translation>Nur wer keine Handkarte ausspielen kann, zieht aus dem Stapel der Ebene I.</translation>
    </message>
    <message id="imperial_miners.option_first_game_six_cards">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>First game: six cards</source>
        <translation>Erstes Spiel: sechs Karten</translation>
    </message>
    <message id="imperial_miners.option_four_of_eight_cards">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Four of eight cards</source>
        <translation>Vier von acht Karten</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Pays</source>
        <translation>Bringt etwas</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays_nothing">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Pays nothing</source>
        <translation>Bringt nichts</translation>
    </message>
    <message id="imperial_miners.option_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{place}: {effect}</source>
        <translation>{place}: {effect}</translation>
    </message>
    <message id="imperial_miners.past_events">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>past events</source>
        <translation>vergangene Ereignisse</translation>
    </message>
    <message id="imperial_miners.phase_choosing_starting_hands">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Choosing the starting hands</source>
        <translation>Wahl der Starthandkarten</translation>
    </message>
    <message id="imperial_miners.phase_game_over">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="imperial_miners.phase_round_of_rounds">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message id="imperial_miners.pickaxe_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>pickaxe of {seat}</source>
        <translation>Entwicklungsplättchen von {seat}</translation>
    </message>
    <message id="imperial_miners.place_below_research_boards">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>below the research boards</source>
        <translation>unter den Entwicklungsplänen</translation>
    </message>
    <message id="imperial_miners.place_card_here">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Place it here: {place}</source>
        <translation>Hier anlegen: {place}</translation>
    </message>
    <message id="imperial_miners.play_card_for_price">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{card} for {price}</source>
        <translation>„{card}“ für {price}</translation>
    </message>
    <message id="imperial_miners.play_card_free">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{card}, free</source>
        <translation>„{card}“, kostenlos</translation>
    </message>
    <message id="imperial_miners.price_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {price}: {gain}</source>
        <translation>Wirf {price} ab: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Pay {price}: {gain}</source>
        <translation>Bezahle {price}: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay_faction_discount">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Pay {price}, 1 less for each card in your mine ({faction}): {gain}</source>
        <translation>Bezahle {price}, 1 weniger für jede {faction}-Karte in deiner Mine: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_another_card">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Put {price} on another card: {gain}</source>
        <translation>Lege {price} auf eine andere Karte: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_other_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Put {price} on other cards: {gain}</source>
        <translation>Lege {price} auf andere Karten: {gain}</translation>
    </message>
    <message id="imperial_miners.put_token_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Put {amount} on {card}</source>
        <translation>{amount} auf „{card}“ legen</translation>
    </message>
    <message id="imperial_miners.rank_king_of_the_deep">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>king of the deep</source>
        <translation>Hoheit der Tiefe</translation>
    </message>
    <message id="imperial_miners.rank_mining_engineer">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>mining engineer</source>
        <translation>Bergbau-Fachkraft</translation>
    </message>
    <message id="imperial_miners.rank_navvy">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>labourer</source>
        <translation>Hilfskraft</translation>
    </message>
    <message id="imperial_miners.rank_novice_miner">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>novice miner</source>
        <translation>Nachwuchs unter Tage</translation>
    </message>
    <message id="imperial_miners.rank_tunnel_digger">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>tunnel digger</source>
        <translation>Lehrling im Stollen</translation>
    </message>
    <message id="imperial_miners.rank_veteran_hewer">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>veteran miner</source>
        <translation>Urgestein</translation>
    </message>
    <message id="imperial_miners.record_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>record of {seat}</source>
        <translation>Merkliste von {seat}</translation>
    </message>
    <message id="imperial_miners.remove_cart_token">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Take the token away</source>
        <translation>Marker entfernen</translation>
    </message>
    <message id="imperial_miners.research_board">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>research board {number}</source>
        <translation>Entwicklungsplan {number}</translation>
    </message>
    <message id="imperial_miners.research_board_sides_drawn">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Each research board shows a side at random.</source>
        <translation>Jeder Entwicklungsplan zeigt zufällig eine seiner Seiten.</translation>
    </message>
    <message id="imperial_miners.research_board_space">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>{board}, space {number}</source>
        <translation>{board}, Feld {number}</translation>
    </message>
    <message id="imperial_miners.resume_choose_cards">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>All choose their cards</source>
        <translation>Alle wählen ihre Karten</translation>
    </message>
    <message id="imperial_miners.resume_final_scoring">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="imperial_miners.resume_next_round">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message id="imperial_miners.round_begins">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="imperial_miners.score_full_carts">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Full carts</source>
        <translation>Volle Loren</translation>
    </message>
    <message id="imperial_miners.score_victory_points">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message id="imperial_miners.search_deck_of_level">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Search the deck of level {level}</source>
        <translation>Stapel der Ebene {level} durchsuchen</translation>
    </message>
    <message id="imperial_miners.search_for_faction">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Search for: {faction}</source>
        <translation>Suchen: {faction}</translation>
    </message>
    <message id="imperial_miners.seat_activates_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} activates {card}.</source>
        <translation>{seat} aktiviert „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_cannot_pay_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} cannot pay for it.</source>
        <translation>{seat} kann es nicht bezahlen.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_special_activation">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} chooses {card} for a special activation.</source>
        <translation>{seat} wählt „{card}“ für eine besondere Aktivierung.</translation>
    </message>
    <message id="imperial_miners.seat_completes_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} has completed a research board and goes on: {place}.</source>
        <translation>{seat} hat einen Entwicklungsplan abgeschlossen und macht hier weiter: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_discards_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} wirft %n Karte ab.</numerusform>
            <numerusform>{seat} wirft %n Karten ab.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_draws_card">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} draws a card of level {level}.</source>
        <translation>{seat} zieht eine Karte der Ebene {level}.</translation>
    </message>
    <message id="imperial_miners.seat_draws_nothing">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} draws nothing: no card is left.</source>
        <translation>{seat} zieht nichts: Es ist keine Karte mehr da.</translation>
    </message>
    <message id="imperial_miners.seat_fills_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} fills a half-full cart: {place}.</source>
        <translation>{seat} füllt eine halb volle Lore: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_finds_no_such_card">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} finds no such card in any deck ({faction}).</source>
        <translation>{seat} findet in keinem Stapel eine {faction}-Karte.</translation>
    </message>
    <message id="imperial_miners.seat_gains">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="imperial_miners.seat_has_chosen">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} has chosen.</source>
        <translation>{seat} hat gewählt.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} has no cave-in to remove.</source>
        <translation>{seat} hat keinen Einsturz zum Entfernen.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_half_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} has no half-full cart: no token.</source>
        <translation>{seat} hat keine halb volle Lore: kein Lorenmarker.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} has no card left to activate.</source>
        <translation>{seat} kann keine Karte mehr aktivieren.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_play">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} has no card to play this round.</source>
        <translation>{seat} hat in dieser Runde keine Karte zum Ausspielen.</translation>
    </message>
    <message id="imperial_miners.seat_has_victory_points" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} hat %n Siegpunkt.</numerusform>
            <numerusform>{seat} hat %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_is_dealt_cards" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} erhält %n Karte.</numerusform>
            <numerusform>{seat} erhält %n Karten.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_leaves_card_alone">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} leaves {card} alone.</source>
        <translation>{seat} verzichtet auf „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_next_card_cheaper">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat}: the next card costs {amount} less.</source>
        <translation>{seat}: Die nächste Karte kostet {amount} weniger.</translation>
    </message>
    <message id="imperial_miners.seat_pays">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="imperial_miners.seat_places_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{seat} places {card} in row {level}.</source>
        <translation>{seat} legt „{card}“ in Reihe {level} an.</translation>
    </message>
    <message id="imperial_miners.seat_plays_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} plays {card}.</source>
        <translation>{seat} spielt „{card}“ aus.</translation>
    </message>
    <message id="imperial_miners.seat_puts_tokens_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} puts {amount} on {card}.</source>
        <translation>{seat} legt {amount} auf „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_removes_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} removes the cave-in from {card}.</source>
        <translation>{seat} entfernt den Einsturz von „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_researches" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} entwickelt %n Schritt: {place}.</numerusform>
            <numerusform>{seat} entwickelt %n Schritte: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_scores_full_carts" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} erhält %n Siegpunkt für volle Loren.</numerusform>
            <numerusform>{seat} erhält %n Siegpunkte für volle Loren.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_finds_card" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} deckt %n Karte auf und nimmt „{card}“.</numerusform>
            <numerusform>{seat} deckt %n Karten auf und nimmt „{card}“.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_of_deck_fails">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up the whole deck of level {level}: no such card ({faction}).</source>
        <translation>{seat} deckt den ganzen Stapel der Ebene {level} auf: keine {faction}-Karte.</translation>
    </message>
    <message id="imperial_miners.seat_uses_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} uses an effect of the surface.</source>
        <translation>{seat} nutzt einen Effekt des Stolleneingangs.</translation>
    </message>
    <message id="imperial_miners.seat_wins" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Siegpunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Siegpunkten.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.set_round_number">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>This is round {round}</source>
        <translation>Das ist Runde {round}</translation>
    </message>
    <message id="imperial_miners.shared_victory" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Siegpunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Siegpunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.solo_verdict_with_title" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n Siegpunkt: {title}.</numerusform>
            <numerusform>%n Siegpunkte: {title}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.starting_hand_tip">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>For a first game keep all six cards; later choose four of eight.</source>
        <translation>Behaltet im ersten Spiel alle sechs Karten; später wählt ihr vier von acht.</translation>
    </message>
    <message id="imperial_miners.starting_hand_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Starting hand</source>
        <translation>Starthandkarten</translation>
    </message>
    <message id="imperial_miners.state_of_game">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="imperial_miners.supply">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message id="imperial_miners.surface_board_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>surface board of {seat}</source>
        <translation>Stolleneingang von {seat}</translation>
    </message>
    <message id="imperial_miners.surface_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>surface of {seat}</source>
        <translation>Oberfläche von {seat}</translation>
    </message>
    <message id="imperial_miners.take_card_back_into_hand">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Take {card} back into the hand</source>
        <translation>„{card}“ auf die Hand zurücknehmen</translation>
    </message>
    <message id="imperial_miners.take_card_out_of_mine">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Take {card} out of the mine</source>
        <translation>„{card}“ aus der Mine nehmen</translation>
    </message>
    <message id="imperial_miners.take_choice_back_into_hand">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Take it back into the hand</source>
        <translation>Auf die Hand zurücknehmen</translation>
    </message>
    <message id="imperial_miners.too_few_cave_in_targets" numerus="yes">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Nur %n andere Karte kann einen Einsturz aufnehmen.</numerusform>
            <numerusform>Nur %n andere Karten können einen Einsturz aufnehmen.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.too_many_research_steps">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>This is {need} away, you may move {have}.</source>
        <translation>Das ist {need} entfernt, du darfst {have} gehen.</translation>
    </message>
    <message id="imperial_miners.too_many_tokens_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{card} already has {have}; the limit is {most}.</source>
        <translation>Auf „{card}“ liegen schon {have}, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.turn_up_first_event">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Turn up the first event</source>
        <translation>Das erste Ereignis aufdecken</translation>
    </message>
    <message id="imperial_miners.use_no_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Use no effect</source>
        <translation>Keinen Effekt nutzen</translation>
    </message>
</context>
<context>
    <name>names/imperial_miners</name>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Abyss Observatory</source>
        <translation>Observatorium am Abgrund</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Alchemy</source>
        <translation>Alchemie</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Astral Machine</source>
        <translation>Sternenmaschine</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Auction Cavern</source>
        <translation>Auktionshöhle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bamboo Aqueduct</source>
        <translation>Bambusaquädukt</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Battering Ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bellows Grotto</source>
        <translation>Blasebalggrotte</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Berserkers' Hall</source>
        <translation>Halle der Berserker</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bone Quarry</source>
        <translation>Knochengrube</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Boulder Slide</source>
        <translation>Felsrutsche</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Brass Leviathan</source>
        <translation>Messing-Leviathan</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bridge of Two Suns</source>
        <translation>Brücke der zwei Sonnen</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Bright Lanterns</source>
        <translation>Helle Laternen</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Broad Chamber</source>
        <translation>Weite Kammer</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Calendar Chamber</source>
        <translation>Kalenderkammer</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Call to the Clans</source>
        <translation>Ruf an die Clans</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cart Colosseum</source>
        <translation>Loren-Kolosseum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Cart Delivery</source>
        <translation>Lorenlieferung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cart Ramp</source>
        <translation>Lorenrampe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cherry Root Hall</source>
        <translation>Kirschwurzelhalle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Chieftain's Breach</source>
        <translation>Bresche des Häuptlings</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Clan Vault</source>
        <translation>Gewölbe des Clans</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Clockwork Distillery</source>
        <translation>Uhrwerk-Brennerei</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Collapsing Gallery</source>
        <translation>Einstürzender Stollen</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Colonnade Shaft</source>
        <translation>Säulenschacht</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Coral Workshop</source>
        <translation>Korallenwerkstatt</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Counting House</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cracked Sphinx</source>
        <translation>Gesprungene Sphinx</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Crystal Dynamo</source>
        <translation>Kristalldynamo</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cursed Dig</source>
        <translation>Verfluchte Grabung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Depths</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Dojo of Stone</source>
        <translation>Dojo aus Stein</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Drovers' Cave</source>
        <translation>Höhle der Viehtreiber</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Embalmers' Hall</source>
        <translation>Halle der Balsamierer</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Endless Hall</source>
        <translation>Endlose Halle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Envoys' Door</source>
        <translation>Tür der Gesandten</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Eternal Library</source>
        <translation>Ewige Bibliothek</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Feast of Nations</source>
        <translation>Fest der Völker</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Foremen's Hut</source>
        <translation>Hütte der Steiger</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Found Purse</source>
        <translation>Gefundener Beutel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Garden Cavern</source>
        <translation>Gartenhöhle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gear Forum</source>
        <translation>Zahnradforum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gearwork Heart</source>
        <translation>Räderwerkherz</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gladiators' Gate</source>
        <translation>Tor der Gladiatoren</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Glittering Cave</source>
        <translation>Glitzernde Höhle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Golden Sarcophagus</source>
        <translation>Goldener Sarkophag</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hall of Decrees</source>
        <translation>Halle der Erlasse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hammer Shaft</source>
        <translation>Hammerschacht</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Haulage</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Heart of the Deep</source>
        <translation>Herz der Tiefe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hidden Observatory</source>
        <translation>Verborgenes Observatorium</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Highland Obelisk</source>
        <translation>Hochland-Obelisk</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Hired Hands</source>
        <translation>Angeheuerte Kräfte</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Howling Pit</source>
        <translation>Heulende Grube</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Imperial Crossroads</source>
        <translation>Kreuzung des Reichs</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Inventors' Fair</source>
        <translation>Messe der Erfinder</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Jade Pavilion</source>
        <translation>Jadepavillon</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Keystone Arch</source>
        <translation>Schlusssteinbogen</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Koi Spring</source>
        <translation>Koi-Quelle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Labour Exchange</source>
        <translation>Arbeitsbörse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Lacquer Shrine</source>
        <translation>Lackschrein</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Laird's Strongroom</source>
        <translation>Schatzkammer des Lairds</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Lantern Steps</source>
        <translation>Laternentreppe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Learned Guests</source>
        <translation>Gelehrte Gäste</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Legion Road</source>
        <translation>Legionsstraße</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Loose Ceiling</source>
        <translation>Lose Decke</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Marble Monopoly</source>
        <translation>Marmormonopol</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Market Day</source>
        <translation>Markttag</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Masked Ambush</source>
        <translation>Maskierter Hinterhalt</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Measuring Hall</source>
        <translation>Messhalle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Merchant Caravan</source>
        <translation>Händlerkarawane</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Milestone Hall</source>
        <translation>Meilensteinhalle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Miners' Luck</source>
        <translation>Bergmannsglück</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Moor Gold Works</source>
        <translation>Moorgoldwerk</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Mother Lode</source>
        <translation>Hauptader</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Nile Sluice</source>
        <translation>Nilschleuse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Old Gravel Pit</source>
        <translation>Alte Kiesgrube</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Old Map</source>
        <translation>Alte Karte</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Open Seam</source>
        <translation>Offenes Flöz</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Oracle Chamber</source>
        <translation>Orakelkammer</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Ore Market</source>
        <translation>Erzmarkt</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Orichalcum Press</source>
        <translation>Orichalkum-Presse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Paper Wall Gallery</source>
        <translation>Galerie der Papierwände</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Papyrus Archive</source>
        <translation>Papyrusarchiv</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Paved Adit</source>
        <translation>Gepflasterter Stollen</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pearl Divers' Rest</source>
        <translation>Rast der Perlentaucher</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Peat Cellar</source>
        <translation>Torfkeller</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pharaoh's Cascade</source>
        <translation>Kaskade des Pharaos</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pillared Passage</source>
        <translation>Säulengang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Piper's Signal</source>
        <translation>Signal des Pfeifers</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Poseidon's Drill</source>
        <translation>Bohrer des Poseidon</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pressure Dome</source>
        <translation>Druckkuppel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Priests' Lift</source>
        <translation>Aufzug der Priester</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pump Room</source>
        <translation>Pumpenraum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Quarry Contract</source>
        <translation>Steinbruchvertrag</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Quiet Burrow</source>
        <translation>Stiller Bau</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Raiders' Den</source>
        <translation>Bau der Plünderer</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Reed Causeway</source>
        <translation>Schilfdamm</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Rescue Party</source>
        <translation>Rettungstrupp</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Rich Veins</source>
        <translation>Reiche Adern</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Ronin Tunnel</source>
        <translation>Ronin-Tunnel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Royal Mint</source>
        <translation>Königliche Münze</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Salvage Pit</source>
        <translation>Bergungsgrube</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Samurai Crypt</source>
        <translation>Samurai-Gruft</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Scarab Gate</source>
        <translation>Skarabäustor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Scribes' Niche</source>
        <translation>Nische der Schreiber</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Senate Under Stone</source>
        <translation>Senat unter Stein</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Shaft to the Deep</source>
        <translation>Schacht in die Tiefe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Shogun's Council</source>
        <translation>Rat des Shoguns</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Silk Bargain</source>
        <translation>Seidenhandel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Silver Hoard</source>
        <translation>Silberhort</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Six Banner Hall</source>
        <translation>Halle der sechs Banner</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Smugglers' Drop</source>
        <translation>Versteck der Schmuggler</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Solar Engine</source>
        <translation>Sonnenmotor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Star Chart Room</source>
        <translation>Sternkartenraum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Stargazers' Well</source>
        <translation>Brunnen der Sterngucker</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Steam Brewery</source>
        <translation>Dampfbrauerei</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Sunken Foundry</source>
        <translation>Versunkene Gießerei</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Sunlit Stair</source>
        <translation>Sonnentreppe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Supply Cavern</source>
        <translation>Vorratshöhle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/surface.json"/>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Survey Lodge</source>
        <translation>Vermessungshütte</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Surveyors' Basilica</source>
        <translation>Basilika der Vermesser</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tartan Exchange</source>
        <translation>Tartanbörse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tea Room Below</source>
        <translation>Teestube unter Tage</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Temple of Ways</source>
        <translation>Tempel der Wege</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Test Drill</source>
        <translation>Probebohrung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Thane's Treasury</source>
        <translation>Schatz des Thans</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Thunder Pit</source>
        <translation>Donnergrube</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tidal Engine</source>
        <translation>Gezeitenmotor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tide Wheel</source>
        <translation>Gezeitenrad</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Toll Tunnel</source>
        <translation>Zolltunnel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tomb of Keys</source>
        <translation>Grab der Schlüssel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tool Carriers</source>
        <translation>Werkzeugträger</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Travelling Foreman</source>
        <translation>Reisender Steiger</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Triumph Tunnel</source>
        <translation>Triumphtunnel</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Trophy Chasm</source>
        <translation>Trophäenschlucht</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Vault of Mercury</source>
        <translation>Gewölbe des Merkur</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Vaulted Junction</source>
        <translation>Überwölbte Kreuzung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Ventilation</source>
        <translation>Belüftung</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Wages</source>
        <translation>Lohntag</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Wagon Yard</source>
        <translation>Fuhrhof</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>War Drum Cavern</source>
        <translation>Höhle der Kriegstrommeln</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Whale Song Hall</source>
        <translation>Walgesanghalle</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Whisky Store</source>
        <translation>Whiskylager</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Wrecking Floor</source>
        <translation>Abbruchsohle</translation>
    </message>
</context>
<context>
    <name>names/underwater_cities</name>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Academy</source>
        <translation>Akademie</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Academy Grant</source>
        <translation>Akademiestipendium</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Algae Tank</source>
        <translation>Planktontank</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Architects</source>
        <translation>Architekturbüro</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Assembly Line</source>
        <translation>Fließband</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Automation</source>
        <translation>Automatisierung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Autonomous Systems</source>
        <translation>Autonome Systeme</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Balanced Nation</source>
        <translation>Ausgewogene Nation</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ballast Sale</source>
        <translation>Ballastverkauf</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Barter</source>
        <translation>Tauschhandel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomass Press</source>
        <translation>Biomassepresse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomatter Market</source>
        <translation>Biomassemarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomech Construction Crew</source>
        <translation>Biomechanischer Bautrupp</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Black Ops Team</source>
        <translation>Geheimtrupp</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Border Post</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Borrowed Yard</source>
        <translation>Geliehene Werft</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Bounty</source>
        <translation>Reiche Gabe</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Breadbasket</source>
        <translation>Kornkammer</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build Expansion</source>
        <translation>Baue eine Erweiterung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build Farm or Desalination Plant</source>
        <translation>Baue eine Farm oder Entsalzungsanlage</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build a Structure</source>
        <translation>Baue eine Struktur</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build and Dig</source>
        <translation>Bauen und graben</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Call to Hands</source>
        <translation>Ruf an die Arbeit</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Canal Pilots</source>
        <translation>Kanallotsen</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Capital Dome</source>
        <translation>Hauptstadtkuppel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Chancery</source>
        <translation>Kanzlei</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Charter</source>
        <translation>Gründungsurkunde</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Day</source>
        <translation>Tag der Stadt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Register</source>
        <translation>Stadtregister</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Tax</source>
        <translation>Stadtsteuer</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Closing Sale</source>
        <translation>Schlussverkauf</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Cofferdam</source>
        <translation>Kofferdamm</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Construction Windfall</source>
        <translation>Baugewinn</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Consulate</source>
        <translation>Konsulat</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Corporate Expansion</source>
        <translation>Firmenausbau</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Credit Market</source>
        <translation>Creditmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Crowning Works</source>
        <translation>Krönendes Werk</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Deep Drills</source>
        <translation>Tiefbohrer</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Deep Embassy</source>
        <translation>Tiefseebotschaft</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Depot Lease</source>
        <translation>Lagermiete</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Digging Shift</source>
        <translation>Grabungsschicht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Diplomatic Pouch</source>
        <translation>Diplomatengepäck</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Doctorate</source>
        <translation>Doktorwürde</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Dome Builders</source>
        <translation>Kuppelbautrupp</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Dome Patent</source>
        <translation>Kuppelpatent</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Drill Team</source>
        <translation>Bohrteam</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Embargo Run</source>
        <translation>Blockadefahrt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Embassy</source>
        <translation>Botschaft</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Envoy's Errand</source>
        <translation>Botengang</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Exchange Counter</source>
        <translation>Wechselschalter</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Extraordinary Mission</source>
        <translation>Außergewöhnliche Mission</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Farm Registry</source>
        <translation>Farmregister</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Farm Union</source>
        <translation>Farmverband</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Federation Summit</source>
        <translation>Gipfel des Staatenbunds</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Field Kitchen</source>
        <translation>Feldküche</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Field Notes</source>
        <translation>Feldnotizen</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Filtration Recycling</source>
        <translation>Filterrecycling</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Final Shift</source>
        <translation>Letzte Schicht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>First Briefing</source>
        <translation>Erste Besprechung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Four Cities</source>
        <translation>Vier Städte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Free Passage</source>
        <translation>Freie Durchfahrt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Freight Clerks</source>
        <translation>Frachtbüro</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Fresh Water</source>
        <translation>Süßwasser</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Full Overhaul</source>
        <translation>Generalüberholung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Full Power</source>
        <translation>Volle Kraft</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Fusion Plant</source>
        <translation>Fusionskraftwerk</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Gala Season</source>
        <translation>Ballsaison</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Gold Reserve</source>
        <translation>Goldreserve</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Granary Ledger</source>
        <translation>Speicherbuch</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Mission</source>
        <translation>Große Mission</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Reef</source>
        <translation>Prächtiges Riff</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Survey</source>
        <translation>Große Überprüfung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Tour</source>
        <translation>Große Rundreise</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grant Money</source>
        <translation>Fördergeld</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Rally</source>
        <translation>Große Kundgebung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Reef</source>
        <translation>Großes Riff</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Sets</source>
        <translation>Große Sätze</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Works</source>
        <translation>Große Werke</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Guild Hall</source>
        <translation>Zunfthaus</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Harbour Dues</source>
        <translation>Hafengebühr</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Harvest Legacy</source>
        <translation>Vermächtnis der Ernte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hatchery Crew</source>
        <translation>Brutstation</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hidden Vault</source>
        <translation>Verborgener Tresor</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hydro Plant</source>
        <translation>Wasserkraftanlage</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Improve Works</source>
        <translation>Bessere Werke</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Institute</source>
        <translation>Institut</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Iron Freight</source>
        <translation>Eisenfracht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Joint Works</source>
        <translation>Gemeinschaftswerk</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Jubilee</source>
        <translation>Jubiläum</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Basket</source>
        <translation>Tangkorb</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Cutters</source>
        <translation>Tangschnitter</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Market</source>
        <translation>Tangmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Terraces</source>
        <translation>Tangterrassen</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Inspectors</source>
        <translation>Laborprüfung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Registry</source>
        <translation>Laborregister</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Union</source>
        <translation>Laborverband</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Bore</source>
        <translation>Letzte Bohrung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Ledger</source>
        <translation>Letzte Bilanz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Rivets</source>
        <translation>Letzte Nieten</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Foundry</source>
        <translation>Späte Gießerei</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Harvest</source>
        <translation>Späte Ernte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Kelp Beds</source>
        <translation>Späte Tangbeete</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Cargo</source>
        <translation>Lebende Fracht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Living Domes</source>
        <translation>Lebende Kuppeln</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Legacy</source>
        <translation>Lebendes Vermächtnis</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Nation</source>
        <translation>Lebende Nation</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Reef</source>
        <translation>Lebendes Riff</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lookout Post</source>
        <translation>Ausguck</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Master Builders</source>
        <translation>Meisterbauhütte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Metropolitan Seal</source>
        <translation>Siegel der Metropole</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Modern Labs</source>
        <translation>Moderne Labore</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Modern Nation</source>
        <translation>Moderne Nation</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Morning Market</source>
        <translation>Morgenmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>New Metropolis</source>
        <translation>Neue Metropole</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Academy</source>
        <translation>Nachtakademie</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Market</source>
        <translation>Nachtmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Shift</source>
        <translation>Nachtschicht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Odds and Ends</source>
        <translation>Krimskrams</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Borehole</source>
        <translation>Offenes Bohrloch</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Ledger</source>
        <translation>Offene Bücher</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Rally</source>
        <translation>Offene Kundgebung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ore Barge</source>
        <translation>Erzkahn</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Overhaul</source>
        <translation>Überholung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Pension Fund</source>
        <translation>Pensionskasse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Personal Assistant</source>
        <translation>Persönlicher Assistent</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Petty Cash</source>
        <translation>Handkasse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plain Domes</source>
        <translation>Schlichte Kuppeln</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plankton Farm</source>
        <translation>Planktonfarm</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plankton Net</source>
        <translation>Planktonnetz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Power Plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Prefab Lab</source>
        <translation>Fertiglabor</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Pressure Dome</source>
        <translation>Druckkuppel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Private Fleet</source>
        <translation>Privatflotte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Provisions</source>
        <translation>Proviant</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Rail Tolls</source>
        <translation>Schienenmaut</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Reef Park</source>
        <translation>Riffpark</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Refit</source>
        <translation>Umbau</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Refurbish</source>
        <translation>Renovierung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Rented Berths</source>
        <translation>Gemietete Liegeplätze</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Requisition</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Research Trip</source>
        <translation>Forschungsreise</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ring Tunnel</source>
        <translation>Ringtunnel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Roadways</source>
        <translation>Verkehrswege</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Royal Charter</source>
        <translation>Königlicher Freibrief</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Salt Works</source>
        <translation>Saline</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Salvage</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Fair</source>
        <translation>Wissenschaftsmesse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Legacy</source>
        <translation>Vermächtnis der Wissenschaft</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Market</source>
        <translation>Wissenschaftsmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Scrap Yard</source>
        <translation>Schrottplatz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seafood Collection</source>
        <translation>Meeresfrüchte-Ernte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Briefing</source>
        <translation>Zweite Besprechung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Shift</source>
        <translation>Zweite Schicht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Wind</source>
        <translation>Neuer Schwung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Secret Mission</source>
        <translation>Geheime Mission</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seed Bank</source>
        <translation>Saatbank</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seed Vault</source>
        <translation>Saatguttresor</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Shadow Council</source>
        <translation>Schattenrat</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Signal Corps</source>
        <translation>Fernmeldetrupp</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Skyline</source>
        <translation>Skyline</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Spare Valve</source>
        <translation>Ersatzventil</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Sponge Gardens</source>
        <translation>Schwammgärten</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Standing Orders</source>
        <translation>Daueranweisung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>State Banquet</source>
        <translation>Staatsbankett</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>State Visit</source>
        <translation>Staatsbesuch</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Broker</source>
        <translation>Stahlmakler</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Convoy</source>
        <translation>Stahlkonvoi</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Fleet</source>
        <translation>Stahlflotte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Foundry</source>
        <translation>Stahlgießerei</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Ledger</source>
        <translation>Stahlbuch</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Market</source>
        <translation>Stahlmarkt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Stevedores</source>
        <translation>Hafenarbeit</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Stone Masons</source>
        <translation>Steinmetzhütte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Supply Barge</source>
        <translation>Versorgungskahn</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Survey</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Surveyors' Guild</source>
        <translation>Zunft der Vermesser</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Swap Meet</source>
        <translation>Tauschbörse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Technology Negotiation</source>
        <translation>Technologieverhandlung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tenders</source>
        <translation>Ausschreibungen</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Think Tank</source>
        <translation>Denkfabrik</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Third Briefing</source>
        <translation>Dritte Besprechung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tinkering</source>
        <translation>Tüftelei</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Toll Count</source>
        <translation>Mautzählung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Trade Winds</source>
        <translation>Passatwind</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Treasure Hold</source>
        <translation>Schatzfracht</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Trial Run</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Authority</source>
        <translation>Tunnelbehörde</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Fees</source>
        <translation>Tunnelgebühren</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Legacy</source>
        <translation>Vermächtnis der Tunnel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Register</source>
        <translation>Tunnelregister</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Domes</source>
        <translation>Zwillingskuppeln</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Reactors</source>
        <translation>Zwillingsreaktoren</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Shafts</source>
        <translation>Zwillingsschächte</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Undersea Server Farm</source>
        <translation>Unterseeische Serverfarm</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Upgrade Register</source>
        <translation>Aufwertungsregister</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Vault Opening</source>
        <translation>Tresoröffnung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Bonus</source>
        <translation>Wasserbonus</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Census</source>
        <translation>Wasserzählung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Legacy</source>
        <translation>Vermächtnis des Wassers</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Union</source>
        <translation>Wasserverband</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Weir Keepers</source>
        <translation>Wehrwache</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Wide Survey</source>
        <translation>Umfassende Überprüfung</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Windfall</source>
        <translation>Unverhoffter Gewinn</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Windfall Crates</source>
        <translation>Strandgut</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Wire Press</source>
        <translation>Drahtpresse</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Workbench</source>
        <translation>Werkbank</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>World Fair</source>
        <translation>Weltausstellung</translation>
    </message>
</context>
<context>
    <name>nouns/barrage</name>
    <message id="nouns/barrage.France">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message id="nouns/barrage.France">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>France</source>
        <comment>dat</comment>
        <translation>Frankreich</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Germany</source>
        <comment>dat</comment>
        <translation>Deutschland</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Italy</source>
        <comment>dat</comment>
        <translation>Italien</translation>
    </message>
    <message id="nouns/barrage.USA">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.USA">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>USA</source>
        <comment>dat</comment>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>advanced technology tile</source>
        <translation>fortgeschrittenes Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>advanced technology tile</source>
        <comment>dat</comment>
        <translation>fortgeschrittenen Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n advanced technology tile(s)</source>
        <translation>
            <numerusform>%n fortgeschrittenes Technologieplättchen</numerusform>
            <numerusform>%n fortgeschrittene Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n advanced technology tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n fortgeschrittenen Technologieplättchen</numerusform>
            <numerusform>%n fortgeschrittenen Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Automa tile</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="nouns/barrage.automa">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Automa tile</source>
        <comment>dat</comment>
        <translation>Automaplättchen</translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n Automaplättchen</numerusform>
            <numerusform>%n Automaplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n Automa tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Automaplättchen</numerusform>
            <numerusform>%n Automaplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>base</source>
        <translation>Grundmauer</translation>
    </message>
    <message id="nouns/barrage.base">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>base</source>
        <comment>dat</comment>
        <translation>Grundmauer</translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n Grundmauer</numerusform>
            <numerusform>%n Grundmauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n base(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Grundmauer</numerusform>
            <numerusform>%n Grundmauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>bonus tile</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message id="nouns/barrage.bonus">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>bonus tile</source>
        <comment>dat</comment>
        <translation>Bonusplättchen</translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n Bonusplättchen</numerusform>
            <numerusform>%n Bonusplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n bonus tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Bonusplättchen</numerusform>
            <numerusform>%n Bonusplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>company</source>
        <translation>Unternehmen</translation>
    </message>
    <message id="nouns/barrage.company">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>company</source>
        <comment>dat</comment>
        <translation>Unternehmen</translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n company/companies</source>
        <translation>
            <numerusform>%n Unternehmen</numerusform>
            <numerusform>%n Unternehmen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n company/companies</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Unternehmen</numerusform>
            <numerusform>%n Unternehmen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>conduit</source>
        <translation>Rohrwerk</translation>
    </message>
    <message id="nouns/barrage.conduit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>conduit</source>
        <comment>dat</comment>
        <translation>Rohrwerk</translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n Rohrwerk</numerusform>
            <numerusform>%n Rohrwerke</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n conduit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Rohrwerk</numerusform>
            <numerusform>%n Rohrwerken</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract</source>
        <comment>dat</comment>
        <translation>Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n Vertrag</numerusform>
            <numerusform>%n Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Vertrag</numerusform>
            <numerusform>%n Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <translation>grüner privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <comment>acc</comment>
        <translation>grünen privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <comment>dat</comment>
        <translation>grünen privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <comment>the</comment>
        <translation>grüne private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <translation>
            <numerusform>%n grüner privater Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n grünen privaten Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n grünen privaten Vertrag</numerusform>
            <numerusform>%n grünen privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n grüne private Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <translation>staatlicher Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <comment>acc</comment>
        <translation>staatlichen Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <comment>dat</comment>
        <translation>staatlichen Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <comment>the</comment>
        <translation>staatliche Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <translation>
            <numerusform>%n staatlicher Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n staatlichen Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n staatlichen Vertrag</numerusform>
            <numerusform>%n staatlichen Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n staatliche Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <translation>roter privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <comment>acc</comment>
        <translation>roten privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <comment>dat</comment>
        <translation>roten privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <comment>the</comment>
        <translation>rote private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <translation>
            <numerusform>%n roter privater Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n roten privaten Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n roten privaten Vertrag</numerusform>
            <numerusform>%n roten privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n rote private Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <comment>acc</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <comment>dat</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <comment>the</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <translation>gelber privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <comment>acc</comment>
        <translation>gelben privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <comment>dat</comment>
        <translation>gelben privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <comment>the</comment>
        <translation>gelbe private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <translation>
            <numerusform>%n gelber privater Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n gelben privaten Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n gelben privaten Vertrag</numerusform>
            <numerusform>%n gelben privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n gelbe private Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract office</source>
        <translation>Notariat</translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract office</source>
        <comment>dat</comment>
        <translation>Notariat</translation>
    </message>
    <message id="nouns/barrage.credit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>credit</source>
        <translation>Hydro</translation>
    </message>
    <message id="nouns/barrage.credit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>credit</source>
        <comment>dat</comment>
        <translation>Hydro</translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n credit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam</source>
        <translation>Staumauer</translation>
    </message>
    <message id="nouns/barrage.dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam</source>
        <comment>dat</comment>
        <translation>Staumauer</translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n Staumauer</numerusform>
            <numerusform>%n Staumauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Staumauer</numerusform>
            <numerusform>%n Staumauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water drop</source>
        <translation>Wassereinheit</translation>
    </message>
    <message id="nouns/barrage.drop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water drop</source>
        <comment>dat</comment>
        <translation>Wassereinheit</translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n water drop(s)</source>
        <translation>
            <numerusform>%n Wassereinheit</numerusform>
            <numerusform>%n Wassereinheiten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n water drop(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Wassereinheit</numerusform>
            <numerusform>%n Wassereinheiten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>elevation</source>
        <translation>Erhöhung</translation>
    </message>
    <message id="nouns/barrage.elevation">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>elevation</source>
        <comment>dat</comment>
        <translation>Erhöhung</translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n Erhöhung</numerusform>
            <numerusform>%n Erhöhungen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n elevation(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Erhöhung</numerusform>
            <numerusform>%n Erhöhungen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message id="nouns/barrage.energy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>energy</source>
        <comment>dat</comment>
        <translation>Energie</translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n energy</source>
        <translation>
            <numerusform>%n Energie</numerusform>
            <numerusform>%n Energie</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n energy</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Energie</numerusform>
            <numerusform>%n Energie</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>engineer</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="nouns/barrage.engineer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>engineer</source>
        <comment>dat</comment>
        <translation>Arbeiter</translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n engineer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeitern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>excavator</source>
        <translation>Bagger</translation>
    </message>
    <message id="nouns/barrage.excavator">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>excavator</source>
        <comment>dat</comment>
        <translation>Bagger</translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n Bagger</numerusform>
            <numerusform>%n Bagger</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n excavator(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Bagger</numerusform>
            <numerusform>%n Baggern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>headstream tile</source>
        <translation>Quellenplättchen</translation>
    </message>
    <message id="nouns/barrage.headstream">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>headstream tile</source>
        <comment>dat</comment>
        <translation>Quellenplättchen</translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n headstream tile(s)</source>
        <translation>
            <numerusform>%n Quellenplättchen</numerusform>
            <numerusform>%n Quellenplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n headstream tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Quellenplättchen</numerusform>
            <numerusform>%n Quellenplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.hill">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>hills</source>
        <translation>Hügel</translation>
    </message>
    <message id="nouns/barrage.hill">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>hills</source>
        <comment>dat</comment>
        <translation>Hügeln</translation>
    </message>
    <message id="nouns/barrage.joker">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message id="nouns/barrage.joker">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>joker</source>
        <comment>dat</comment>
        <translation>Joker</translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n joker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Jokern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/barrage.machine">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machine</source>
        <comment>dat</comment>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machinery shop</source>
        <translation>Maschinenausstellung</translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machinery shop</source>
        <comment>dat</comment>
        <translation>Maschinenausstellung</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mixer</source>
        <translation>Betonmischer</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mixer</source>
        <comment>dat</comment>
        <translation>Betonmischer</translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n Betonmischer</numerusform>
            <numerusform>%n Betonmischer</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n mixer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Betonmischer</numerusform>
            <numerusform>%n Betonmischern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mountain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mountains</source>
        <translation>Berge</translation>
    </message>
    <message id="nouns/barrage.mountain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mountains</source>
        <comment>dat</comment>
        <translation>Bergen</translation>
    </message>
    <message id="nouns/barrage.objective">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>objective tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="nouns/barrage.objective">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>objective tile</source>
        <comment>dat</comment>
        <translation>Zielplättchen</translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n objective tile(s)</source>
        <translation>
            <numerusform>%n Zielplättchen</numerusform>
            <numerusform>%n Zielplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n objective tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Zielplättchen</numerusform>
            <numerusform>%n Zielplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for the objective</source>
        <translation>Punkt für das Ziel</translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for the objective</source>
        <comment>dat</comment>
        <translation>Punkt für das Ziel</translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for the objective/points for the objective</source>
        <translation>
            <numerusform>%n Punkt für das Ziel</numerusform>
            <numerusform>%n Punkte für das Ziel</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for the objective/points for the objective</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für das Ziel</numerusform>
            <numerusform>%n Punkten für das Ziel</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>executive officer</source>
        <translation>Chefingenieur</translation>
    </message>
    <message id="nouns/barrage.officer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>executive officer</source>
        <comment>dat</comment>
        <translation>Chefingenieur</translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n executive officer(s)</source>
        <translation>
            <numerusform>%n Chefingenieur</numerusform>
            <numerusform>%n Chefingenieure</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n executive officer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Chefingenieur</numerusform>
            <numerusform>%n Chefingenieuren</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turn order marker</source>
        <translation>Reihenfolgemarker</translation>
    </message>
    <message id="nouns/barrage.order">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turn order marker</source>
        <comment>dat</comment>
        <translation>Reihenfolgemarker</translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n Reihenfolgemarker</numerusform>
            <numerusform>%n Reihenfolgemarker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Reihenfolgemarker</numerusform>
            <numerusform>%n Reihenfolgemarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>patent office</source>
        <translation>Patentamt</translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>patent office</source>
        <comment>dat</comment>
        <translation>Patentamt</translation>
    </message>
    <message id="nouns/barrage.plain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>plains</source>
        <translation>Vorland</translation>
    </message>
    <message id="nouns/barrage.plain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>plains</source>
        <comment>dat</comment>
        <translation>Vorland</translation>
    </message>
    <message id="nouns/barrage.point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/barrage.point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>victory point</source>
        <comment>dat</comment>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n victory point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>powerhouse</source>
        <translation>Turbinenhaus</translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>powerhouse</source>
        <comment>dat</comment>
        <translation>Turbinenhaus</translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n Turbinenhaus</numerusform>
            <numerusform>%n Turbinenhäuser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n powerhouse(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Turbinenhaus</numerusform>
            <numerusform>%n Turbinenhäusern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam with elevations</source>
        <translation>Staumauer mit Erhöhung</translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam with elevations</source>
        <comment>dat</comment>
        <translation>Staumauer mit Erhöhung</translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam with elevations/dams with elevations</source>
        <translation>
            <numerusform>%n Staumauer mit Erhöhung</numerusform>
            <numerusform>%n Staumauern mit Erhöhung</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam with elevations/dams with elevations</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Staumauer mit Erhöhung</numerusform>
            <numerusform>%n Staumauern mit Erhöhung</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/barrage.round">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for credits and machines</source>
        <translation>Punkt für Geld und Maschinen</translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for credits and machines</source>
        <comment>dat</comment>
        <translation>Punkt für Geld und Maschinen</translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for credits and machines/points for credits and machines</source>
        <translation>
            <numerusform>%n Punkt für Geld und Maschinen</numerusform>
            <numerusform>%n Punkte für Geld und Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for credits and machines/points for credits and machines</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für Geld und Maschinen</numerusform>
            <numerusform>%n Punkten für Geld und Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>technology tile</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.technology">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>technology tile</source>
        <comment>dat</comment>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n Technologieplättchen</numerusform>
            <numerusform>%n Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n technology tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Technologieplättchen</numerusform>
            <numerusform>%n Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turbine station</source>
        <translation>Kraftwerkssteuerung</translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turbine station</source>
        <comment>dat</comment>
        <translation>Kraftwerkssteuerung</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water management</source>
        <translation>Wassermanagement</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water management</source>
        <comment>dat</comment>
        <translation>Wassermanagement</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for water</source>
        <translation>Punkt für Wasser</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for water</source>
        <comment>dat</comment>
        <translation>Punkt für Wasser</translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for water/points for water</source>
        <translation>
            <numerusform>%n Punkt für Wasser</numerusform>
            <numerusform>%n Punkte für Wasser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for water/points for water</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für Wasser</numerusform>
            <numerusform>%n Punkten für Wasser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.workshop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message id="nouns/barrage.workshop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>workshop</source>
        <comment>dat</comment>
        <translation>Werkstatt</translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <comment>dat</comment>
        <translation>blauen</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <comment>f</comment>
        <translation>blaue</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <comment>m</comment>
        <translation>blauer</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <comment>n</comment>
        <translation>blaues</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>building card</source>
        <translation>Gebäudekarte</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>building card</source>
        <comment>dat</comment>
        <translation>Gebäudekarte</translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n Gebäudekarte</numerusform>
            <numerusform>%n Gebäudekarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäudekarte</numerusform>
            <numerusform>%n Gebäudekarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>character card</source>
        <translation>Charakterkarte</translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>character card</source>
        <comment>dat</comment>
        <translation>Charakterkarte</translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n Charakterkarte</numerusform>
            <numerusform>%n Charakterkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Charakterkarte</numerusform>
            <numerusform>%n Charakterkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>last round</source>
        <translation>letzte Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>last round</source>
        <comment>dat</comment>
        <translation>letzten Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>dat</comment>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n Startspieler-Karte</numerusform>
            <numerusform>%n Startspieler-Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Startspieler-Karte</numerusform>
            <numerusform>%n Startspieler-Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>new-hand token</source>
        <translation>Kartenaustausch-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>new-hand token</source>
        <comment>dat</comment>
        <translation>Kartenaustausch-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
            <numerusform>%n Kartenaustausch-Markern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization marker</source>
        <translation>Urbanisierungsmarker</translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization marker</source>
        <comment>dat</comment>
        <translation>Urbanisierungsmarker</translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n Urbanisierungsmarker</numerusform>
            <numerusform>%n Urbanisierungsmarker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Urbanisierungsmarker</numerusform>
            <numerusform>%n Urbanisierungsmarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>success point</source>
        <translation>Erfolgspunkt</translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>success point</source>
        <comment>dat</comment>
        <translation>Erfolgspunkt</translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n Erfolgspunkt</numerusform>
            <numerusform>%n Erfolgspunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Erfolgspunkt</numerusform>
            <numerusform>%n Erfolgspunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <comment>dat</comment>
        <translation>roten</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <comment>f</comment>
        <translation>rote</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <comment>m</comment>
        <translation>roter</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <comment>n</comment>
        <translation>rotes</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>resource</source>
        <comment>dat</comment>
        <translation>Ressource</translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>screen</source>
        <translation>Sichtschirm</translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>screen</source>
        <comment>dat</comment>
        <translation>Sichtschirm</translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n Sichtschirm</numerusform>
            <numerusform>%n Sichtschirme</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Sichtschirm</numerusform>
            <numerusform>%n Sichtschirmen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>construction-site marker</source>
        <translation>Baustellen-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>construction-site marker</source>
        <comment>dat</comment>
        <translation>Baustellen-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n Baustellen-Marker</numerusform>
            <numerusform>%n Baustellen-Marker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Baustellen-Marker</numerusform>
            <numerusform>%n Baustellen-Markern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>tile</source>
        <translation>Gebäudeplättchen</translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>tile</source>
        <comment>dat</comment>
        <translation>Gebäudeplättchen</translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Gebäudeplättchen</numerusform>
            <numerusform>%n Gebäudeplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäudeplättchen</numerusform>
            <numerusform>%n Gebäudeplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card</source>
        <translation>Urbanisierungskarte</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card</source>
        <comment>dat</comment>
        <translation>Urbanisierungskarte</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n Urbanisierungskarte</numerusform>
            <numerusform>%n Urbanisierungskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Urbanisierungskarte</numerusform>
            <numerusform>%n Urbanisierungskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <comment>dat</comment>
        <translation>gelben</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <comment>f</comment>
        <translation>gelbe</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <comment>m</comment>
        <translation>gelber</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <comment>n</comment>
        <translation>gelbes</translation>
    </message>
</context>
<context>
    <name>nouns/imperial_miners</name>
    <message id="nouns/imperial_miners.acted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>activated this round</source>
        <translation>in dieser Runde aktiviert</translation>
    </message>
    <message id="nouns/imperial_miners.acted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>activated this round</source>
        <comment>dat</comment>
        <translation>in dieser Runde aktiviert</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Atlanteans</source>
        <comment>dat</comment>
        <translation>Atlantern</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Barbarians</source>
        <comment>dat</comment>
        <translation>Barbaren</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research board</source>
        <translation>Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research board</source>
        <comment>dat</comment>
        <translation>Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research board(s)</source>
        <translation>
            <numerusform>%n Entwicklungsplan</numerusform>
            <numerusform>%n Entwicklungspläne</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsplan</numerusform>
            <numerusform>%n Entwicklungsplänen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cart token</source>
        <translation>Lorenmarker</translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cart token</source>
        <comment>dat</comment>
        <translation>Lorenmarker</translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cart token(s)</source>
        <translation>
            <numerusform>%n Lorenmarker</numerusform>
            <numerusform>%n Lorenmarker</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cart token(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Lorenmarker</numerusform>
            <numerusform>%n Lorenmarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cave-in</source>
        <translation>Einsturz</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cave-in</source>
        <comment>dat</comment>
        <translation>Einsturz</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cave-in(s)</source>
        <translation>
            <numerusform>%n Einsturz</numerusform>
            <numerusform>%n Einstürze</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cave-in(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Einsturz</numerusform>
            <numerusform>%n Einstürzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin less</source>
        <translation>Münze Ermäßigung</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin less</source>
        <comment>dat</comment>
        <translation>Münze Ermäßigung</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin less/coins less</source>
        <translation>
            <numerusform>%n Münze Ermäßigung</numerusform>
            <numerusform>%n Münzen Ermäßigung</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin less/coins less</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Münze Ermäßigung</numerusform>
            <numerusform>%n Münzen Ermäßigung</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin</source>
        <comment>dat</comment>
        <translation>Münze</translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>completed research board</source>
        <translation>abgeschlossener Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>completed research board</source>
        <comment>dat</comment>
        <translation>abgeschlossenen Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n completed research board(s)</source>
        <translation>
            <numerusform>%n abgeschlossener Entwicklungsplan</numerusform>
            <numerusform>%n abgeschlossene Entwicklungspläne</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n completed research board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n abgeschlossenen Entwicklungsplan</numerusform>
            <numerusform>%n abgeschlossenen Entwicklungsplänen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Egyptians</source>
        <comment>dat</comment>
        <translation>Ägyptern</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>event card</source>
        <translation>Ereigniskarte</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>event card</source>
        <comment>dat</comment>
        <translation>Ereigniskarte</translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n Ereigniskarte</numerusform>
            <numerusform>%n Ereigniskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n event card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ereigniskarte</numerusform>
            <numerusform>%n Ereigniskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>faction</source>
        <translation>Volk</translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>faction</source>
        <comment>dat</comment>
        <translation>Volk</translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n faction(s)</source>
        <translation>
            <numerusform>%n Volk</numerusform>
            <numerusform>%n Völker</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n faction(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Volk</numerusform>
            <numerusform>%n Völkern</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>gadget</source>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>gadget</source>
        <comment>dat</comment>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n gadget(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n gadget(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Japanese</source>
        <comment>dat</comment>
        <translation>Japanern</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level I</source>
        <translation>Minenkarte der Ebene I</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level I</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene I</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level I/mine cards of level I</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene I</numerusform>
            <numerusform>%n Minenkarten der Ebene I</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level I/mine cards of level I</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene I</numerusform>
            <numerusform>%n Minenkarten der Ebene I</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level II</source>
        <translation>Minenkarte der Ebene II</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level II</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene II</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level II/mine cards of level II</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene II</numerusform>
            <numerusform>%n Minenkarten der Ebene II</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level II/mine cards of level II</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene II</numerusform>
            <numerusform>%n Minenkarten der Ebene II</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level III</source>
        <translation>Minenkarte der Ebene III</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level III</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene III</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level III/mine cards of level III</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene III</numerusform>
            <numerusform>%n Minenkarten der Ebene III</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level III/mine cards of level III</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene III</numerusform>
            <numerusform>%n Minenkarten der Ebene III</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level IV</source>
        <translation>Minenkarte der Ebene IV</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level IV</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene IV</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level IV/mine cards of level IV</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene IV</numerusform>
            <numerusform>%n Minenkarten der Ebene IV</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level IV/mine cards of level IV</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene IV</numerusform>
            <numerusform>%n Minenkarten der Ebene IV</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>pickaxe</source>
        <translation>Entwicklungsplättchen</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>pickaxe</source>
        <comment>dat</comment>
        <translation>Entwicklungsplättchen</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n pickaxe(s)</source>
        <translation>
            <numerusform>%n Entwicklungsplättchen</numerusform>
            <numerusform>%n Entwicklungsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n pickaxe(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsplättchen</numerusform>
            <numerusform>%n Entwicklungsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>victory point</source>
        <comment>dat</comment>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n victory point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research step</source>
        <translation>Entwicklungsschritt</translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research step</source>
        <comment>dat</comment>
        <translation>Entwicklungsschritt</translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research step(s)</source>
        <translation>
            <numerusform>%n Entwicklungsschritt</numerusform>
            <numerusform>%n Entwicklungsschritte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research step(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsschritt</numerusform>
            <numerusform>%n Entwicklungsschritten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Romans</source>
        <comment>dat</comment>
        <translation>Römern</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Scots</source>
        <comment>dat</comment>
        <translation>Schotten</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>step</source>
        <comment>dat</comment>
        <translation>Schritt</translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n step(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>surface board</source>
        <translation>Stolleneingang</translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>surface board</source>
        <comment>dat</comment>
        <translation>Stolleneingang</translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n surface board(s)</source>
        <translation>
            <numerusform>%n Stolleneingang</numerusform>
            <numerusform>%n Stolleneingänge</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n surface board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Stolleneingang</numerusform>
            <numerusform>%n Stolleneingängen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/table</name>
    <message id="nouns/table.card">
        <location filename="../engine/core/nouns.toml"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/table.card">
        <location filename="../engine/core/nouns.toml"/>
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece">
        <location filename="../engine/core/nouns.toml"/>
        <source>piece</source>
        <translation>Spielteil</translation>
    </message>
    <message id="nouns/table.piece">
        <location filename="../engine/core/nouns.toml"/>
        <source>piece</source>
        <comment>dat</comment>
        <translation>Spielteil</translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteile</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteilen</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point">
        <location filename="../engine/core/nouns.toml"/>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/table.point">
        <location filename="../engine/core/nouns.toml"/>
        <source>point</source>
        <comment>dat</comment>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile">
        <location filename="../engine/core/nouns.toml"/>
        <source>tile</source>
        <translation>Plättchen</translation>
    </message>
    <message id="nouns/table.tile">
        <location filename="../engine/core/nouns.toml"/>
        <source>tile</source>
        <comment>dat</comment>
        <translation>Plättchen</translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/underwater_cities</name>
    <message id="nouns/underwater_cities.action_tile">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action tile</source>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action tile</source>
        <comment>dat</comment>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action tile(s)</source>
        <translation>
            <numerusform>%n Aktionsplättchen</numerusform>
            <numerusform>%n Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Aktionsplättchen</numerusform>
            <numerusform>%n Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>personal assistant</source>
        <translation>Persönlicher Assistent</translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>personal assistant</source>
        <comment>dat</comment>
        <translation>Persönlichen Assistenten</translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n personal assistant(s)</source>
        <translation>
            <numerusform>%n Persönlicher Assistent</numerusform>
            <numerusform>%n Persönliche Assistenten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n personal assistant(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Persönlichen Assistenten</numerusform>
            <numerusform>%n Persönlichen Assistenten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>biomatter</source>
        <translation>Biomasse</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>biomatter</source>
        <comment>dat</comment>
        <translation>Biomasse</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n biomatter</source>
        <translation>
            <numerusform>%n Biomasse</numerusform>
            <numerusform>%n Biomasse</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n biomatter</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Biomasse</numerusform>
            <numerusform>%n Biomasse</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>player board</source>
        <translation>Spielerbogen</translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>player board</source>
        <comment>dat</comment>
        <translation>Spielerbogen</translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n player board(s)</source>
        <translation>
            <numerusform>%n Spielerbogen</numerusform>
            <numerusform>%n Spielerbögen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n player board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spielerbogen</numerusform>
            <numerusform>%n Spielerbögen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>building</source>
        <comment>dat</comment>
        <translation>Gebäude</translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäuden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>city</source>
        <comment>dat</comment>
        <translation>Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action cloning tile</source>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action cloning tile</source>
        <comment>dat</comment>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action cloning tile(s)</source>
        <translation>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action cloning tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>government contract</source>
        <translation>Regierungsauftrag</translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>government contract</source>
        <comment>dat</comment>
        <translation>Regierungsauftrag</translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n government contract(s)</source>
        <translation>
            <numerusform>%n Regierungsauftrag</numerusform>
            <numerusform>%n Regierungsaufträge</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n government contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Regierungsauftrag</numerusform>
            <numerusform>%n Regierungsaufträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>credit</source>
        <translation>Credit</translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>credit</source>
        <comment>dat</comment>
        <translation>Credit</translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Credit</numerusform>
            <numerusform>%n Credits</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n credit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Credit</numerusform>
            <numerusform>%n Credits</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>desalination plant</source>
        <translation>Entsalzungsanlage</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>desalination plant</source>
        <comment>dat</comment>
        <translation>Entsalzungsanlage</translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <translation>
            <numerusform>%n Entsalzungsanlage</numerusform>
            <numerusform>%n Entsalzungsanlagen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entsalzungsanlage</numerusform>
            <numerusform>%n Entsalzungsanlagen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>era</source>
        <translation>Ära</translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>era</source>
        <comment>dat</comment>
        <translation>Ära</translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n era(s)</source>
        <translation>
            <numerusform>%n Ära</numerusform>
            <numerusform>%n Ären</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n era(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ära</numerusform>
            <numerusform>%n Ären</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era I</source>
        <translation>Karte der Ära I</translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era I</source>
        <comment>dat</comment>
        <translation>Karte der Ära I</translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era I/cards of era I</source>
        <translation>
            <numerusform>%n Karte der Ära I</numerusform>
            <numerusform>%n Karten der Ära I</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era I/cards of era I</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära I</numerusform>
            <numerusform>%n Karten der Ära I</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era II</source>
        <translation>Karte der Ära II</translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era II</source>
        <comment>dat</comment>
        <translation>Karte der Ära II</translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era II/cards of era II</source>
        <translation>
            <numerusform>%n Karte der Ära II</numerusform>
            <numerusform>%n Karten der Ära II</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era II/cards of era II</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära II</numerusform>
            <numerusform>%n Karten der Ära II</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era III</source>
        <translation>Karte der Ära III</translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era III</source>
        <comment>dat</comment>
        <translation>Karte der Ära III</translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era III/cards of era III</source>
        <translation>
            <numerusform>%n Karte der Ära III</numerusform>
            <numerusform>%n Karten der Ära III</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era III/cards of era III</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära III</numerusform>
            <numerusform>%n Karten der Ära III</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>farm</source>
        <translation>Farm</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>farm</source>
        <comment>dat</comment>
        <translation>Farm</translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n Farm</numerusform>
            <numerusform>%n Farmen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Farm</numerusform>
            <numerusform>%n Farmen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>foreign action tile</source>
        <translation>fremdes Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>foreign action tile</source>
        <comment>dat</comment>
        <translation>fremden Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n foreign action tile(s)</source>
        <translation>
            <numerusform>%n fremdes Aktionsplättchen</numerusform>
            <numerusform>%n fremde Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n foreign action tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n fremden Aktionsplättchen</numerusform>
            <numerusform>%n fremden Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>kelp</source>
        <translation>Tang</translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>kelp</source>
        <comment>dat</comment>
        <translation>Tang</translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n kelp</source>
        <translation>
            <numerusform>%n Tang</numerusform>
            <numerusform>%n Tang</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n kelp</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tang</numerusform>
            <numerusform>%n Tang</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>laboratory</source>
        <translation>Labor</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>laboratory</source>
        <comment>dat</comment>
        <translation>Labor</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <translation>
            <numerusform>%n Labor</numerusform>
            <numerusform>%n Labore</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Labor</numerusform>
            <numerusform>%n Laboren</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>marker</source>
        <translation>Anzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>marker</source>
        <comment>dat</comment>
        <translation>Anzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Anzeiger</numerusform>
            <numerusform>%n Anzeiger</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Anzeiger</numerusform>
            <numerusform>%n Anzeigern</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>metropolis</source>
        <comment>dat</comment>
        <translation>Metropole</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>turn order marker</source>
        <translation>Zugfolgeanzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>turn order marker</source>
        <comment>dat</comment>
        <translation>Zugfolgeanzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
            <numerusform>%n Zugfolgeanzeigern</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>point</source>
        <comment>dat</comment>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>science</source>
        <comment>dat</comment>
        <translation>Wissenschaft</translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n science</source>
        <translation>
            <numerusform>%n Wissenschaft</numerusform>
            <numerusform>%n Wissenschaft</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n science</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Wissenschaft</numerusform>
            <numerusform>%n Wissenschaft</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>special card</source>
        <translation>Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>special card</source>
        <comment>dat</comment>
        <translation>Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <translation>
            <numerusform>%n Spezialkarte</numerusform>
            <numerusform>%n Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spezialkarte</numerusform>
            <numerusform>%n Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>1- or 2-credit special card</source>
        <translation>1- oder 2-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>1- or 2-credit special card</source>
        <comment>dat</comment>
        <translation>1- oder 2-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 1- or 2-credit special card(s)</source>
        <translation>
            <numerusform>%n 1- oder 2-Credit-Spezialkarte</numerusform>
            <numerusform>%n 1- oder 2-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 1- or 2-credit special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n 1- oder 2-Credit-Spezialkarte</numerusform>
            <numerusform>%n 1- oder 2-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>3-credit special card</source>
        <translation>3-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>3-credit special card</source>
        <comment>dat</comment>
        <translation>3-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 3-credit special card(s)</source>
        <translation>
            <numerusform>%n 3-Credit-Spezialkarte</numerusform>
            <numerusform>%n 3-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 3-credit special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n 3-Credit-Spezialkarte</numerusform>
            <numerusform>%n 3-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>steelplast</source>
        <translation>Stahlplastik</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>steelplast</source>
        <comment>dat</comment>
        <translation>Stahlplastik</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n steelplast</source>
        <translation>
            <numerusform>%n Stahlplastik</numerusform>
            <numerusform>%n Stahlplastik</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n steelplast</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Stahlplastik</numerusform>
            <numerusform>%n Stahlplastik</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>structure</source>
        <translation>Struktur</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>structure</source>
        <comment>dat</comment>
        <translation>Struktur</translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n Struktur</numerusform>
            <numerusform>%n Strukturen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Struktur</numerusform>
            <numerusform>%n Strukturen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>symbiotic city</source>
        <translation>symbiotische Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>symbiotic city</source>
        <comment>dat</comment>
        <translation>symbiotischen Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <translation>
            <numerusform>%n symbiotische Stadt</numerusform>
            <numerusform>%n symbiotische Städte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n symbiotischen Stadt</numerusform>
            <numerusform>%n symbiotischen Städten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel</source>
        <comment>dat</comment>
        <translation>Tunnel</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <translation>
            <numerusform>%n Tunnel</numerusform>
            <numerusform>%n Tunnel</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tunnel</numerusform>
            <numerusform>%n Tunneln</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel at a city</source>
        <translation>Tunnel an einer Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel at a city</source>
        <comment>dat</comment>
        <translation>Tunnel an einer Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <translation>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
            <numerusform>%n Tunneln an einer Stadt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>upgrade</source>
        <comment>dat</comment>
        <translation>Aufwertung</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n Aufwertung</numerusform>
            <numerusform>%n Aufwertungen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgrade(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Aufwertung</numerusform>
            <numerusform>%n Aufwertungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message id="pack.assistant_id_and_deck_mismatch">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>there is one assistant, and it is called so</source>
        <translation>es gibt einen Assistenten, und er heißt auch so</translation>
    </message>
    <message id="pack.board_side_id_wrong">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a side is called by its board and letter, such as 1a</source>
        <translation>eine Seite heißt nach Plan und Buchstabe, zum Beispiel 1a</translation>
    </message>
    <message id="pack.card_not_an_object">
        <location filename="../engine/core/storage/card.py"/>
        <source>a card must be an object with fields</source>
        <translation>eine Karte muss ein Objekt mit Feldern sein</translation>
    </message>
    <message id="pack.cost_outside_deck_range">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>a card of this deck costs from {low} to {high}</source>
        <translation>eine Karte dieses Decks kostet {low} bis {high}</translation>
    </message>
    <message id="pack.cost_outside_level_range">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a card of level {level} costs from {low} to {high}</source>
        <translation>eine Karte der Ebene {level} kostet {low} bis {high}</translation>
    </message>
    <message id="pack.discard_gain_names_acting_card">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>what a discarded card pays cannot speak of the acting card</source>
        <translation>was eine abgeworfene Karte einbringt, kann nicht von der wirkenden Karte abhängen</translation>
    </message>
    <message id="pack.effect_nested_too_deeply">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this effect is nested too deeply</source>
        <translation>dieser Effekt ist zu tief verschachtelt</translation>
    </message>
    <message id="pack.effect_not_an_object">
        <location filename="../engine/core/flow/effect.py"/>
        <source>an effect must be an object that says what to do</source>
        <translation>ein Effekt muss ein Objekt sein, das sagt, was zu tun ist</translation>
    </message>
    <message id="pack.faction_repeated">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>this faction stands here twice</source>
        <translation>dieses Volk steht hier zweimal</translation>
    </message>
    <message id="pack.field_missing">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this field is missing</source>
        <translation>dieses Feld fehlt</translation>
    </message>
    <message id="pack.field_unknown">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this field is not known</source>
        <translation>dieses Feld ist nicht bekannt</translation>
    </message>
    <message id="pack.game_takes_no_packs">
        <location filename="../engine/core/game/game.py"/>
        <source>this game takes no packs</source>
        <translation>für dieses Spiel gibt es keine Kartenpakete</translation>
    </message>
    <message id="pack.id_malformed">
        <location filename="../engine/core/storage/pack.py"/>
        <source>an id has at most 40 letters, digits and underscores</source>
        <translation>eine Kennung hat höchstens 40 Buchstaben, Ziffern und Unterstriche</translation>
    </message>
    <message id="pack.id_repeated">
        <location filename="../engine/core/storage/card.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>this id is used twice</source>
        <translation>diese Kennung kommt zweimal vor</translation>
    </message>
    <message id="pack.id_reserved">
        <location filename="../engine/core/storage/pack.py"/>
        <source>this word is used for something else</source>
        <translation>dieses Wort bedeutet schon etwas anderes</translation>
    </message>
    <message id="pack.level_four_effects_differ">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>all cards of level IV have the same effects</source>
        <translation>alle Karten der Ebene IV haben dieselben Effekte</translation>
    </message>
    <message id="pack.needs_a_price">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there must be at least one price</source>
        <translation>es muss mindestens einen Preis geben</translation>
    </message>
    <message id="pack.needs_card_colour">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>a card needs a colour</source>
        <translation>eine Karte braucht eine Farbe</translation>
    </message>
    <message id="pack.needs_counted_faction">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>it must say which faction is counted</source>
        <translation>es muss sagen, welches Volk gezählt wird</translation>
    </message>
    <message id="pack.needs_exactly_one_effect">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>it must have exactly one effect</source>
        <translation>es muss genau einen Effekt haben</translation>
    </message>
    <message id="pack.needs_free_surface_effect">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>one surface effect must be free, so that one can always be used</source>
        <translation>ein Effekt des Stolleneingangs muss kostenlos sein, damit immer einer ausgeführt werden kann</translation>
    </message>
    <message id="pack.needs_inner_effect">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there must be at least one effect in it</source>
        <translation>es muss mindestens einen Effekt enthalten</translation>
    </message>
    <message id="pack.needs_one_or_two_effects">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a mine card has one or two effects</source>
        <translation>eine Minenkarte hat einen oder zwei Effekte</translation>
    </message>
    <message id="pack.needs_three_surface_effects">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>the surface has three effects</source>
        <translation>der Stolleneingang hat drei Effekte</translation>
    </message>
    <message id="pack.needs_two_tunnels_for_mark">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>two tunnels share this mark</source>
        <translation>zwei Tunnel tragen dieselbe Markierung</translation>
    </message>
    <message id="pack.needs_whole_number">
        <location filename="../engine/core/flow/effect.py"/>
        <source>a whole number belongs here</source>
        <translation>hier gehört eine ganze Zahl hin</translation>
    </message>
    <message id="pack.no_such_site">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>there is no such site</source>
        <translation>einen solchen Bauplatz gibt es nicht</translation>
    </message>
    <message id="pack.no_such_slot">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there is no such slot</source>
        <translation>einen solchen Aktionsplatz gibt es nicht</translation>
    </message>
    <message id="pack.number_repeated">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>this number is used twice</source>
        <translation>diese Nummer kommt zweimal vor</translation>
    </message>
    <message id="pack.number_too_high">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>it must be at most {high}</source>
        <translation>es darf höchstens {high} sein</translation>
    </message>
    <message id="pack.number_too_low">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>it must be at least {low}</source>
        <translation>es muss mindestens {low} sein</translation>
    </message>
    <message id="pack.number_without_effect">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a number alone does nothing</source>
        <translation>eine Zahl allein bewirkt nichts</translation>
    </message>
    <message id="pack.only_coin_price_reducible">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a price in coins can be lower</source>
        <translation>nur ein Preis in Münzen kann sinken</translation>
    </message>
    <message id="pack.only_immediate_effects_here">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>only effects that happen at once can stand here</source>
        <translation>hier können nur sofortige Effekte stehen</translation>
    </message>
    <message id="pack.only_in_modifying_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a modifying event can say this</source>
        <translation>das kann nur auf einem dauerhaften Ereignis stehen</translation>
    </message>
    <message id="pack.only_mine_card_names_itself">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a mine card can speak of itself</source>
        <translation>nur eine Minenkarte kann von sich selbst sprechen</translation>
    </message>
    <message id="pack.only_modifiers_in_modifying_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a modifying event only changes what others give or cost</source>
        <translation>ein dauerhaftes Ereignis ändert nur, was andere geben oder kosten</translation>
    </message>
    <message id="pack.only_one_effect_per_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>an event has one effect</source>
        <translation>ein Ereignis hat einen Effekt</translation>
    </message>
    <message id="pack.only_one_effect_per_space">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a space has one effect</source>
        <translation>ein Feld hat einen Effekt</translation>
    </message>
    <message id="pack.price_must_come_first">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a price must come first, and what it buys stands in it</source>
        <translation>ein Preis steht vorn, und was er kauft, steht in ihm</translation>
    </message>
    <message id="pack.section_not_a_record_list">
        <location filename="../engine/core/storage/pack.py"/>
        <source>a section must be a list of records, not too long</source>
        <translation>ein Abschnitt muss eine nicht zu lange Liste von Einträgen sein</translation>
    </message>
    <message id="pack.section_unknown">
        <location filename="../engine/core/storage/pack.py"/>
        <source>this section is not known</source>
        <translation>dieser Abschnitt ist nicht bekannt</translation>
    </message>
    <message id="pack.value_not_fitting">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/core/storage/pack.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>this value does not fit here</source>
        <translation>dieser Wert passt hier nicht</translation>
    </message>
    <message id="pack.word_not_fitting">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>this word does not fit here</source>
        <translation>dieses Wort passt hier nicht</translation>
    </message>
    <message id="pack.word_not_fitting_card_type">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>this word does not fit the type of the card</source>
        <translation>dieses Wort passt nicht zur Art der Karte</translation>
    </message>
    <message id="pack.word_unknown">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this word is not known</source>
        <translation>dieses Wort ist nicht bekannt</translation>
    </message>
    <message id="pack.wrong_number_of_records">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>the game needs {need}, this pack has {have}</source>
        <translation>zum Spiel gehören {need}, vorhanden sind {have}</translation>
    </message>
    <message id="pack.wrong_number_of_research_spaces">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a research board has from {low} to {high} spaces</source>
        <translation>ein Entwicklungsplan hat {low} bis {high} Felder</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message id="preview.amount_gained">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message id="preview.amount_lost">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message id="preview.changes_of_seat">
        <location filename="../engine/core/lookahead/preview.py"/>
        <location filename="../qtapp/board/paint/cost_preview.py"/>
        <source>{seat}: {changes}</source>
        <translation>{seat}: {changes}</translation>
    </message>
    <message id="preview.draw_at_least">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>draw at least {amount}</source>
        <translation>mindestens {amount} ziehen</translation>
    </message>
    <message id="preview.draw_exactly">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>draw {amount}</source>
        <translation>{amount} ziehen</translation>
    </message>
    <message id="preview.list_of_changes">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>{one}, {more}</source>
        <translation>{one}, {more}</translation>
    </message>
    <message id="preview.list_of_groups">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>{one}; {more}</source>
        <translation>{one}; {more}</translation>
    </message>
    <message id="preview.then_you_choose">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>then you choose</source>
        <translation>danach wählst du</translation>
    </message>
</context>
<context>
    <name>rules/barrage</name>
    <message id="rules/barrage.action-possible.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>No engineers without the action</source>
        <translation>Keine Arbeiter ohne Aktion</translation>
    </message>
    <message id="rules/barrage.action-possible.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers may be laid only where the action can be carried out and everything it costs can be paid.</source>
        <translation>Arbeiter dürfen nur eingesetzt werden, wo die Aktion ausgeführt und alles, was sie kostet, bezahlt werden kann.</translation>
    </message>
    <message id="rules/barrage.adler.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message id="rules/barrage.adler.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Your bases cost 3 excavators everywhere. Elevations cost what they always do.</source>
        <translation>Deine Grundmauern kosten überall 3 Bagger. Erhöhungen kosten, was sie immer kosten.</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Advanced technology tiles</source>
        <translation>Fortgeschrittene Technologieplättchen</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>They build like basic tiles and have an effect each time they are used. Drops they bring go straight into the dams.</source>
        <translation>Sie bauen wie einfache Technologieplättchen und haben bei jeder Nutzung einen Effekt. Wassereinheiten, die sie bringen, kommen direkt in die Staumauern.</translation>
    </message>
    <message id="rules/barrage.anton.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message id="rules/barrage.anton.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The special tile works like another tile that lies on your wheel, basic or advanced: what it builds and its effect. It goes on the wheel itself. It is not an advanced tile when those are counted.</source>
        <translation>Das Sondertechnologieplättchen wirkt wie ein anderes Plättchen auf deiner Bauscheibe, einfach oder fortgeschritten: was es baut und sein Effekt. Es kommt selbst auf die Bauscheibe. Beim Zählen fortgeschrittener Plättchen zählt es nicht.</translation>
    </message>
    <message id="rules/barrage.any-machine.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines of one's choice</source>
        <translation>Beliebige Maschinen</translation>
    </message>
    <message id="rules/barrage.any-machine.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each of these machines is an excavator or a mixer, as one likes.</source>
        <translation>Jede dieser Maschinen ist nach Wunsch ein Bagger oder ein Betonmischer.</translation>
    </message>
    <message id="rules/barrage.automa-construct.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>What an Automa builds with</source>
        <translation>Womit ein Automa baut</translation>
    </message>
    <message id="rules/barrage.automa-construct.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The tile of highest level, a particular one before a joker, a special tile last, if piece, machines and a legal space are there.</source>
        <translation>Mit dem Plättchen der höchsten Stufe, ein bestimmtes vor einem Joker, ein Sonderplättchen zuletzt, wenn Bauteil, Maschinen und ein erlaubtes Feld da sind.</translation>
    </message>
    <message id="rules/barrage.automa-contracts.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contracts of an Automa</source>
        <translation>Verträge eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-contracts.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It discards both face-up contracts of the colour, refills them and moves on the energy track. It never takes contracts.</source>
        <translation>Er wirft beide offenen Verträge der Farbe ab, füllt sie auf und geht auf der Energieleiste voran. Verträge nimmt er nie.</translation>
    </message>
    <message id="rules/barrage.automa-credits.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Points for credits</source>
        <translation>Punkte statt Geld</translation>
    </message>
    <message id="rules/barrage.automa-credits.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Whatever an Automa would pay or gain in credits it pays or gains in victory points, even below zero. A player whose conduit it uses gets the credits from the general supply.</source>
        <translation>Was ein Automa in Geld bezahlen oder erhalten würde, bezahlt oder erhält er in Siegpunkten, auch unter null. Nutzt er ein fremdes Rohrwerk, kommt das Geld dafür aus dem allgemeinen Vorrat.</translation>
    </message>
    <message id="rules/barrage.automa-criteria.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Criteria of an Automa</source>
        <translation>Kriterien eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-criteria.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each criterion keeps the spaces that satisfy it: the best conduit, an own powerhouse or dam along a conduit path, water from a powerhouse, red spaces, most water, a value, a basin or a zone.</source>
        <translation>Jedes Kriterium behält die Felder, die es erfüllen: das beste Rohrwerk, ein eigenes Turbinenhaus oder eine eigene Staumauer an einem Rohrwerksweg, Wasser von einem Turbinenhaus, rot umrandete Felder, das meiste Wasser, ein Wert, ein Tal oder ein Bereich.</translation>
    </message>
    <message id="rules/barrage.automa-engineers.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers of an Automa</source>
        <translation>Arbeiter eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-engineers.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It lays the number shown or what is left, on the first empty space of the section, left column first, else beside it, whatever that space costs. For construction they just lie on its board.</source>
        <translation>Er setzt die gezeigte Zahl oder was übrig ist auf das erste leere Aktionsfeld der Abteilung, linke Spalte zuerst, sonst daneben, was das Feld auch kostet. Beim Bauen liegen sie einfach auf seinem Unternehmensplan.</translation>
    </message>
    <message id="rules/barrage.automa-level.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Levels of the Automas</source>
        <translation>Schwierigkeit der Automas</translation>
    </message>
    <message id="rules/barrage.automa-level.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Easy: no income, no bonus of powerhouses. Medium: both. Hard: also the company's ability and the effects of advanced tiles. Very hard: also an officer; Mahiri Sekibo is then left out of the game.</source>
        <translation>Schwachstrom: kein Einkommen, kein Bonus der Turbinenhäuser. Normal: beides. Starkstrom: auch die Spezialfähigkeit des Unternehmens und die Effekte fortgeschrittener Technologieplättchen. Hochspannung: auch ein Chefingenieur; Mahiri Sekibo bleibt dann aus dem Spiel.</translation>
    </message>
    <message id="rules/barrage.automa-machine.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines of an Automa</source>
        <translation>Maschinen eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-machine.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Of a free choice it takes the kind it has fewer of off the wheel; in a tie an excavator.</source>
        <translation>Bei freier Wahl nimmt er die Art, von der er außerhalb der Bauscheibe weniger hat; bei Gleichstand einen Bagger.</translation>
    </message>
    <message id="rules/barrage.automa-placing.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Where an Automa builds</source>
        <translation>Wo ein Automa baut</translation>
    </message>
    <message id="rules/barrage.automa-placing.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The only legal space; else one that completes a system of own or neutral dam, conduit and own powerhouse (not for elevations); then the three criteria of the tile, each unless no space satisfies it; then the number, and the free space before the red one.</source>
        <translation>Das einzige erlaubte Feld; sonst eines, das ein System aus eigener oder neutraler Staumauer, Rohrwerk und eigenem Turbinenhaus vollendet (nicht für Erhöhungen); dann die drei Kriterien des Plättchens, jedes, wenn ein Feld es erfüllt; dann die Nummer, und das normale Feld vor dem rot umrandeten.</translation>
    </message>
    <message id="rules/barrage.automa-produce.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>When an Automa produces</source>
        <translation>Wann ein Automa Energie produziert</translation>
    </message>
    <message id="rules/barrage.automa-produce.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It needs a system, must not lead alone at or above the section of the round, and its best energy must reach a face-up contract of the colour shown. It takes the system with most energy and all its drops, neutral dams first, then by the conduit criteria, and fulfils the highest face-up contract it can, the rightmost in a tie.</source>
        <translation>Er braucht ein vollständiges System, darf nicht allein im Abschnitt der Runde oder darüber führen, und seine beste Energie muss einen offenen Vertrag der gezeigten Farbe erreichen. Er nimmt das System mit der meisten Energie und alle seine Wassereinheiten, neutrale Staumauern zuerst, dann nach den Kriterien für Rohrwerke, und erfüllt den höchsten offenen Vertrag, den er kann, bei Gleichstand den am weitesten rechts.</translation>
    </message>
    <message id="rules/barrage.automa-setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automas at the start</source>
        <translation>Automas zu Beginn</translation>
    </message>
    <message id="rules/barrage.automa-setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>After the people have picked, Automas get the companies that are left, at random. They start with 16 victory points, 6 excavators, 4 mixers, 12 engineers and four basic tiles, without credits and contracts, and go before the people in the first round.</source>
        <translation>Nachdem die Menschen gewählt haben, erhalten die Automas zufällig die übrigen Unternehmen. Sie beginnen mit 16 Siegpunkten, 6 Baggern, 4 Betonmischern, 12 Arbeitern und vier einfachen Technologieplättchen, ohne Geld und Verträge, und sind in der ersten Runde vor den Menschen an der Reihe.</translation>
    </message>
    <message id="rules/barrage.automa-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automa tiles</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="rules/barrage.automa-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In each turn the tile with the actions goes to the discard, where its criteria hold for this turn, and the next tile shows the actions. When none is left, all discarded tiles but the last are shuffled.</source>
        <translation>In jedem Zug kommt das Plättchen mit den Aktionen auf die Ablage, wo seine Kriterien für diesen Zug gelten, und das nächste Plättchen zeigt die Aktionen. Ist keines mehr da, werden alle abgelegten außer dem letzten gemischt.</translation>
    </message>
    <message id="rules/barrage.automa-turn.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A turn of an Automa</source>
        <translation>Der Zug eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-turn.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The lines of the tile are looked at from top to bottom; the first possible one is carried out. Water and contract lines are carried out and the next ones looked at as well. The bank is the last resort. Without engineers it passes.</source>
        <translation>Die Zeilen des Plättchens werden von oben nach unten angesehen; die erste mögliche wird ausgeführt. Wasser- und Vertragszeilen werden ausgeführt und die nächsten ebenfalls angesehen. Die Bank ist der letzte Ausweg. Ohne Arbeiter passt er.</translation>
    </message>
    <message id="rules/barrage.automa-water.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water of an Automa</source>
        <translation>Wasser eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-water.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It places only drops that will end in its own dams, now or in the coming flow, in the order of headstreams of the criteria.</source>
        <translation>Er legt nur Wassereinheiten, die jetzt oder im kommenden Wasserfluss in seinen eigenen Staumauern enden, in der Reihenfolge der Quellen seiner Kriterien.</translation>
    </message>
    <message id="rules/barrage.automa.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automas</source>
        <translation>Automas</translation>
    </message>
    <message id="rules/barrage.automa.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One to three seats may be played by the game, four players at most; one person plays against at least one. They count as players everywhere. Their booklet is not known to us word by word; where it is silent here, the ruling is ours.</source>
        <translation>Ein bis drei Plätze kann das Spiel selbst spielen, höchstens vier insgesamt; allein spielst du gegen mindestens einen Automa. Sie zählen überall mit. Ihr Regelheft liegt nicht im Wortlaut vor; wo es hier schweigt, gilt die Auslegung des Programms.</translation>
    </message>
    <message id="rules/barrage.bank.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="rules/barrage.bank.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Lay as many engineers as you like and gain 1 credit for each. The bank is never closed.</source>
        <translation>Setze so viele Arbeiter ein, wie du willst, und erhalte für jeden 1 Hydro. Die Bank ist nie geschlossen.</translation>
    </message>
    <message id="rules/barrage.base.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bases</source>
        <translation>Grundmauern</translation>
    </message>
    <message id="rules/barrage.base.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base stands on a free dam space and makes a dam of level 1.</source>
        <translation>Eine Grundmauer steht auf einem freien Baufeld für Staumauern und bildet eine Staumauer der Höhe 1.</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bonus tile of the round</source>
        <translation>Das Bonusplättchen der Runde</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With at least 6 energy each thing that the tile counts gives its points, less 4 for each section of six energy behind the round, never below zero. Then the tile is discarded.</source>
        <translation>Mit mindestens 6 Energie bringt alles, was das Plättchen zählt, seine Punkte, abzüglich 4 für jeden Abschnitt von sechs Energie, den du hinter der Runde liegst, nie unter null. Dann wird das Plättchen abgelegt.</translation>
    </message>
    <message id="rules/barrage.building-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Building spaces</source>
        <translation>Baufelder</translation>
    </message>
    <message id="rules/barrage.building-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base, a conduit and a powerhouse each need a free space of their own kind.</source>
        <translation>Grundmauer, Rohrwerk und Turbinenhaus brauchen je ein freies Baufeld ihrer Art.</translation>
    </message>
    <message id="rules/barrage.capacity.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>How much a dam holds</source>
        <translation>Wie viel eine Staumauer fasst</translation>
    </message>
    <message id="rules/barrage.capacity.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A dam holds as many drops as it has levels. Graziano Del Monte's dams of level 3 hold four. A fourth drop that came while Mahiri Sekibo copied him stays until the dam is used, and no new one fits while three or more are there.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist. Staumauern der Höhe 3 von Graziano Del Monte fassen vier. Eine vierte Wassereinheit, die kam, während Mahiri Sekibo ihn kopierte, bleibt, bis die Staumauer genutzt wird, und keine neue passt hinein, solange drei oder mehr da sind.</translation>
    </message>
    <message id="rules/barrage.closed-rows.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rows for more players</source>
        <translation>Reihen für mehr Mitspielende</translation>
    </message>
    <message id="rules/barrage.closed-rows.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rows of the management board that are marked for more players are closed on both sides: engineers of unused companies lie there. The bank, the patent office and the company boards are never closed.</source>
        <translation>Reihen des Managementplans, die für mehr Mitspielende markiert sind, sind auf beiden Seiten geschlossen: Arbeiter unbenutzter Unternehmen liegen dort. Bank, Patentamt und Unternehmenspläne sind nie geschlossen.</translation>
    </message>
    <message id="rules/barrage.company-bonus.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bonus of the powerhouses</source>
        <translation>Bonus der Turbinenhäuser</translation>
    </message>
    <message id="rules/barrage.company-bonus.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The second powerhouse adds 1 to every production, the fourth 2 more. The third opens the company's ability.</source>
        <translation>Das zweite Turbinenhaus gibt jeder Energieproduktion 1 mehr, das vierte noch 2. Das dritte schaltet die Spezialfähigkeit des Unternehmens frei.</translation>
    </message>
    <message id="rules/barrage.conduit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Conduits</source>
        <translation>Rohrwerke</translation>
    </message>
    <message id="rules/barrage.conduit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A conduit stands on a free conduit space; its production value is printed there.</source>
        <translation>Ein Rohrwerk steht auf einem freien Baufeld für Rohrwerke; sein Produktionswert ist dort aufgedruckt.</translation>
    </message>
    <message id="rules/barrage.connections.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message id="rules/barrage.connections.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A built conduit joins all dams of the basin where it starts with all powerhouses of the basin where it ends. A dam and a powerhouse of the same basin are not joined.</source>
        <translation>Ein gebautes Rohrwerk verbindet alle Staumauern des Tals, in dem es beginnt, mit allen Turbinenhäusern des Tals, in dem es endet. Eine Staumauer und ein Turbinenhaus desselben Tals sind nicht verbunden.</translation>
    </message>
    <message id="rules/barrage.construction-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Construction spaces</source>
        <translation>Bauaktionsfelder</translation>
    </message>
    <message id="rules/barrage.construction-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each company has four spaces of its own, used from left to right: 1, 2, 3 and again 3 engineers in a round; the fourth also costs 3 credits.</source>
        <translation>Jedes Unternehmen hat vier eigene Bauaktionsfelder, die von links nach rechts genutzt werden: 1, 2, 3 und noch einmal 3 Arbeiter in einer Runde; das vierte kostet außerdem 3 Hydro.</translation>
    </message>
    <message id="rules/barrage.construction.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Construction</source>
        <translation>Die Bauaktion</translation>
    </message>
    <message id="rules/barrage.construction.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers on your own construction space, a technology tile and the machines into the open segment of the wheel, one turn of the wheel, the piece on the map with its surcharge, then an uncovered income and the effect of the tile, in this order. Everything must be payable before the first step. What stands on the map stays there.</source>
        <translation>Arbeiter auf das eigene Bauaktionsfeld, ein Technologieplättchen und die Maschinen in das offene Segment der Bauscheibe, die Bauscheibe um eins drehen, das Bauteil mit seinen Zusatzkosten auf den Spielplan, dann ein freigeschaltetes Einkommen und der Effekt des Plättchens, in dieser Reihenfolge. Alles muss vor dem ersten Schritt bezahlbar sein. Was auf dem Spielplan steht, bleibt dort.</translation>
    </message>
    <message id="rules/barrage.contract-limit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Three open contracts</source>
        <translation>Drei offene Verträge</translation>
    </message>
    <message id="rules/barrage.contract-limit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>After taking contracts no more than three may lie face up in front of you, the starting one included. Discard at once what is too much; it leaves the game. Fulfilled ones do not count.</source>
        <translation>Nach dem Nehmen von Verträgen dürfen höchstens drei offen vor dir liegen, der Startvertrag eingeschlossen. Wirf sofort ab, was zu viel ist; es verlässt das Spiel. Erfüllte zählen nicht.</translation>
    </message>
    <message id="rules/barrage.contract-office.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contract office</source>
        <translation>Notariat</translation>
    </message>
    <message id="rules/barrage.contract-office.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Take one face-up private contract, or two for 1 credit; if fewer are there, take what is there.</source>
        <translation>Nimm einen offenen privaten Vertrag oder zwei für 1 Hydro; sind weniger da, nimm, was da ist.</translation>
    </message>
    <message id="rules/barrage.contract-refill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New contracts</source>
        <translation>Neue Verträge</translation>
    </message>
    <message id="rules/barrage.contract-refill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Gaps among the private contracts are filled from their piles at the end of the turn. An empty pile is made again of what Automas discarded, if there is anything.</source>
        <translation>Lücken unter den privaten Verträgen werden am Zugende von ihren Stapeln gefüllt. Ein leerer Stapel entsteht neu aus dem, was Automas abgeworfen haben, wenn etwas da ist.</translation>
    </message>
    <message id="rules/barrage.contracts-setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contracts at the start</source>
        <translation>Verträge zu Beginn</translation>
    </message>
    <message id="rules/barrage.contracts-setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One national contract fewer than there are players lies face up and is never replaced. The private contracts form three piles by colour, two of each lie face up.</source>
        <translation>Ein staatlicher Vertrag weniger, als Personen mitspielen, liegt offen aus und wird nie ersetzt. Die privaten Verträge bilden drei Stapel nach Farben, je zwei liegen offen.</translation>
    </message>
    <message id="rules/barrage.costs.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines for a structure</source>
        <translation>Maschinen für ein Bauteil</translation>
    </message>
    <message id="rules/barrage.costs.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base costs 3 excavators in the plain, 4 in the hills, 5 in the mountains. An elevation costs 2, 3 or 4 mixers. A conduit costs 2 excavators for each point of its value. A powerhouse costs 2 mixers and one more for each powerhouse already built.</source>
        <translation>Eine Grundmauer kostet im Vorland 3 Bagger, in den Hügeln 4, in den Bergen 5. Eine Erhöhung kostet 2, 3 oder 4 Betonmischer. Ein Rohrwerk kostet 2 Bagger für jeden Punkt seines Produktionswerts. Ein Turbinenhaus kostet 2 Betonmischer und einen mehr für jedes schon gebaute Turbinenhaus.</translation>
    </message>
    <message id="rules/barrage.draft.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The draft</source>
        <translation>Der Draft</translation>
    </message>
    <message id="rules/barrage.draft.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>As many companies as there are players, each with a random officer, and as many starting contracts are laid out. From a random player on, each takes a company with its officer and a starting contract. Who picks first is last in turn order.</source>
        <translation>So viele Unternehmen, wie Personen mitspielen, jedes mit einem zufälligen Chefingenieur, und ebenso viele Startverträge liegen aus. Angefangen bei einer zufälligen Person nehmen alle ein Unternehmen mit seinem Chefingenieur und einen Startvertrag. Wer zuerst wählt, ist in der Spielreihenfolge zuletzt.</translation>
    </message>
    <message id="rules/barrage.elevation.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Elevations</source>
        <translation>Erhöhungen</translation>
    </message>
    <message id="rules/barrage.elevation.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>An elevation stands on a base of one's own; a base takes at most two, so a dam has at most three levels.</source>
        <translation>Eine Erhöhung steht auf einer eigenen Grundmauer; diese trägt höchstens zwei, eine Staumauer hat also höchstens Höhe 3.</translation>
    </message>
    <message id="rules/barrage.end-of-round.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>End of the round</source>
        <translation>Das Rundenende</translation>
    </message>
    <message id="rules/barrage.end-of-round.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New turn order, energy markers to 0, engineers home, new patents. Not in the fifth round.</source>
        <translation>Neue Spielreihenfolge, Energiemarker auf 0, Arbeiter nach Hause, neue Patente. Nicht in der fünften Runde.</translation>
    </message>
    <message id="rules/barrage.energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The energy track</source>
        <translation>Die Energieleiste</translation>
    </message>
    <message id="rules/barrage.energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The marker moves by the energy produced; contracts do not use it up. Above 30 it counts as 30 for credits and bonus tile, and in full for the ranking, the turn order and the final tie.</source>
        <translation>Der Marker geht um die produzierte Energie voran; Verträge verbrauchen sie nicht. Über 30 zählt sie für Geld und Bonusplättchen als 30, für Rangfolge, Spielreihenfolge und den Gleichstand am Ende voll.</translation>
    </message>
    <message id="rules/barrage.engineers.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="rules/barrage.engineers.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A space needs exactly as many engineers as it shows, from your own supply.</source>
        <translation>Ein Aktionsfeld braucht genau so viele Arbeiter aus dem persönlichen Vorrat, wie es zeigt.</translation>
    </message>
    <message id="rules/barrage.fee.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Cost of an action</source>
        <translation>Kosten einer Aktion</translation>
    </message>
    <message id="rules/barrage.fee.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The credits printed on an action are paid when the engineers are laid, on either side.</source>
        <translation>Geld, das eine Aktion laut Aufdruck kostet, wird beim Einsetzen der Arbeiter bezahlt, auf beiden Seiten.</translation>
    </message>
    <message id="rules/barrage.final-stock.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits and machines at the end</source>
        <translation>Geld und Maschinen am Ende</translation>
    </message>
    <message id="rules/barrage.final-stock.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Every five credits and machines in your own supply give 1 victory point. The wheel does not count.</source>
        <translation>Je fünf Hydro und Maschinen im persönlichen Vorrat bringen 1 Siegpunkt. Die Bauscheibe zählt nicht.</translation>
    </message>
    <message id="rules/barrage.final-water.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water at the end</source>
        <translation>Wasser am Ende</translation>
    </message>
    <message id="rules/barrage.final-water.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each drop in one's own dams gives 1 victory point.</source>
        <translation>Jede Wassereinheit in den eigenen Staumauern bringt 1 Siegpunkt.</translation>
    </message>
    <message id="rules/barrage.flow-at-once.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops that flow at once</source>
        <translation>Wassereinheiten, die sofort fließen</translation>
    </message>
    <message id="rules/barrage.flow-at-once.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Only the drop just placed runs; those that wait on the headstream stay. Several drops are placed one after the other.</source>
        <translation>Nur die gerade gelegte Wassereinheit fließt; die auf der Quelle wartenden bleiben. Mehrere werden nacheinander gelegt.</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Conduits of others</source>
        <translation>Fremde Rohrwerke</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>For each drop led through another player's conduit you pay that player 1 credit, and the owner also gains 1 victory point. The credits must be at hand when you produce.</source>
        <translation>Für jede Wassereinheit, die du durch ein fremdes Rohrwerk leitest, bezahlst du der Person, der es gehört, 1 Hydro, und sie erhält außerdem 1 Siegpunkt. Das Geld muss bei der Energieproduktion vorhanden sein.</translation>
    </message>
    <message id="rules/barrage.france.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>France: discount</source>
        <translation>Frankreich: Ermäßigung</translation>
    </message>
    <message id="rules/barrage.france.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses France fulfils every contract, national ones too, with 3 energy less. There is no lower bound. An option limits this to productions.</source>
        <translation>Mit drei Turbinenhäusern erfüllt Frankreich jeden Vertrag, auch staatliche, mit 3 Energie weniger. Es gibt keine Untergrenze. Eine Spieleinstellung beschränkt das auf Energieproduktionen.</translation>
    </message>
    <message id="rules/barrage.fulfil.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Fulfilling a contract</source>
        <translation>Einen Vertrag erfüllen</translation>
    </message>
    <message id="rules/barrage.fulfil.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One production may fulfil one open contract of your own, if its energy alone reaches the printed value. The tile pays at once and stays face down. Energy of contracts, incomes and abilities never fulfils one.</source>
        <translation>Eine Energieproduktion darf einen deiner offenen Verträge erfüllen, wenn ihre Energie allein den gedruckten Wert erreicht. Du erhältst die Belohnung sofort, und das Plättchen bleibt verdeckt liegen. Energie aus Verträgen, Einkommen und Fähigkeiten erfüllt nie einen.</translation>
    </message>
    <message id="rules/barrage.gain.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message id="rules/barrage.gain.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits, machines and drops of the general supply never run out. What is gained can be used at once.</source>
        <translation>Geld, Maschinen und Wassereinheiten des allgemeinen Vorrats gehen nie aus. Was du erhältst, kannst du sofort nutzen.</translation>
    </message>
    <message id="rules/barrage.germany.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Germany: second production</source>
        <translation>Deutschland: zweite Energieproduktion</translation>
    </message>
    <message id="rules/barrage.germany.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses Germany may produce once more after a production, with another powerhouse: just drops times value, with a contract of its own. The two are never added up.</source>
        <translation>Mit drei Turbinenhäusern darf Deutschland nach einer Energieproduktion noch einmal produzieren, mit einem anderen Turbinenhaus: nur Wassereinheiten mal Wert, mit einem eigenen Vertrag. Die beiden werden nie zusammengezählt.</translation>
    </message>
    <message id="rules/barrage.headstreams.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Headstreams</source>
        <translation>Quellen</translation>
    </message>
    <message id="rules/barrage.headstreams.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In rounds one to four each headstream gets the drops that its tile shows for the round. They wait there until the water flows. In the fifth round there are none.</source>
        <translation>In den Runden eins bis vier erhält jede Quelle die Wassereinheiten, die ihr Plättchen für die Runde zeigt. Sie warten dort, bis das Wasser fließt. In der fünften Runde gibt es keine.</translation>
    </message>
    <message id="rules/barrage.income.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Income</source>
        <translation>Das Einkommen</translation>
    </message>
    <message id="rules/barrage.income.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The second, fourth and fifth base, elevation and conduit uncover an income of the company board. It is gained at once, however the piece left the board, and again at the start of every later round. Choices are made in reverse turn order. Energy counts for the round that begins.</source>
        <translation>Die zweite, vierte und fünfte Grundmauer und Erhöhung und das zweite, vierte und fünfte Rohrwerk schalten je ein Einkommen des Unternehmensplans frei. Du erhältst es sofort, wie das Bauteil den Plan auch verließ, und wieder zu Beginn jeder späteren Runde. Gewählt wird in umgekehrter Spielreihenfolge. Energie zählt für die beginnende Runde.</translation>
    </message>
    <message id="rules/barrage.introductory.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The introductory game</source>
        <translation>Das Einführungsspiel</translation>
    </message>
    <message id="rules/barrage.introductory.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Companies, officers and starting contracts are given out by seat, the turn order is the seat order, everybody has a basic joker tile, and there is no patent office. Automas play the full game only.</source>
        <translation>Unternehmen, Chefingenieure und Startverträge werden nach Plätzen zugeteilt, die Spielreihenfolge ist die der Plätze, alle haben ein einfaches Jokerplättchen, und es gibt kein Patentamt. Automas spielen nur das fortgeschrittene Spiel.</translation>
    </message>
    <message id="rules/barrage.italy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Italy: three steps</source>
        <translation>Italien: drei Schritte</translation>
    </message>
    <message id="rules/barrage.italy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses Italy moves 3 steps on the energy track after each production. They never count for a contract.</source>
        <translation>Mit drei Turbinenhäusern geht Italien nach jeder Energieproduktion 3 Schritte auf der Energieleiste voran. Sie zählen nie für einen Vertrag.</translation>
    </message>
    <message id="rules/barrage.jill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message id="rules/barrage.jill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A conduit may be paid with mixers instead: one for each point of its value, all of them mixers. A joker that mixes machines works for the normal price only.</source>
        <translation>Ein Rohrwerk darf stattdessen mit Betonmischern bezahlt werden: einem für jeden Punkt seines Werts, und nur mit diesen. Ein Joker, der Maschinen mischt, gilt nur für die normalen Kosten.</translation>
    </message>
    <message id="rules/barrage.leaders.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>First on the energy track</source>
        <translation>Vorn auf der Energieleiste</translation>
    </message>
    <message id="rules/barrage.leaders.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Most energy in the round gives 6 victory points, second most 2, for at least 1 energy. Who ties for first shares 8, rounded up, and there is no second prize. Who ties for second gets 1.</source>
        <translation>Die meiste Energie der Runde bringt 6 Siegpunkte, die zweitmeiste 2, bei mindestens 1 Energie. Bei Gleichstand an erster Stelle werden 8 geteilt, aufgerundet, und es gibt keinen zweiten Preis. Bei Gleichstand an zweiter Stelle gibt es je 1.</translation>
    </message>
    <message id="rules/barrage.least-energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At least one</source>
        <translation>Mindestens eine</translation>
    </message>
    <message id="rules/barrage.least-energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A production that would give less than 1 energy after everything is counted is not possible.</source>
        <translation>Eine Energieproduktion, die am Ende weniger als 1 Energie ergäbe, ist nicht möglich.</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>From left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The leftmost piece of a kind leaves the company board first. When none is left, no more of this kind can be placed.</source>
        <translation>Das Bauteil einer Art, das ganz links steht, verlässt den Unternehmensplan zuerst. Ist keines mehr da, kann keines dieser Art mehr platziert werden.</translation>
    </message>
    <message id="rules/barrage.mahiri.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message id="rules/barrage.mahiri.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At the start of your turn lay an engineer on the officer's tile, the second time in a round with 3 credits, and copy another officer for this turn; a normal action must follow. Copying Anton means copying a tile of the wheel without laying one. By option every officer can be copied, not only those in play.</source>
        <translation>Setze zu Beginn deines Zuges einen Arbeiter auf das Plättchen des Chefingenieurs, beim zweiten Mal in einer Runde mit 3 Hydro, und kopiere für diesen Zug einen anderen Chefingenieur; danach muss eine normale Aktion folgen. Anton zu kopieren heißt, ein Plättchen der Bauscheibe zu kopieren, ohne eines zu legen. Je nach Spieleinstellung können alle Chefingenieure kopiert werden, nicht nur die im Spiel.</translation>
    </message>
    <message id="rules/barrage.management.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Management board</source>
        <translation>Der Managementplan</translation>
    </message>
    <message id="rules/barrage.management.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each row can be used twice in a round: on its left side, and dearer on its right. One player may take both.</source>
        <translation>Jede Reihe kann in einer Runde zweimal genutzt werden: auf ihrer linken Seite und teurer auf ihrer rechten. Eine Person darf beide nehmen.</translation>
    </message>
    <message id="rules/barrage.national-contracts.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>National contracts</source>
        <translation>Staatliche Verträge</translation>
    </message>
    <message id="rules/barrage.national-contracts.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Instead of an own contract a production action may fulfil a face-up national one; the first player to fulfil it takes it. They are never taken into your own supply unfulfilled, and energy of a technology tile does not do, unless an option allows it.</source>
        <translation>Statt eines eigenen Vertrags darf eine Energieproduktion einen offenen staatlichen Vertrag erfüllen; wer zuerst kommt, nimmt ihn. Unerfüllt kommen sie nie in den persönlichen Vorrat, und Energie eines Technologieplättchens genügt nicht, wenn keine Spieleinstellung es erlaubt.</translation>
    </message>
    <message id="rules/barrage.neutral-dams.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Neutral dams</source>
        <translation>Neutrale Staumauern</translation>
    </message>
    <message id="rules/barrage.neutral-dams.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A neutral dam of level 1 stands in the mountains, one of level 2 in the hills and one of level 3 in the plain, each on the free lower space of a random basin and with one drop. Neutral dams never change; everybody may produce with their water.</source>
        <translation>In den Bergen steht eine neutrale Staumauer der Höhe 1, in den Hügeln eine der Höhe 2 und im Vorland eine der Höhe 3, jede auf dem freien unteren Baufeld eines zufälligen Tals und mit einer Wassereinheit. Neutrale Staumauern ändern sich nie; alle dürfen mit ihrem Wasser Energie produzieren.</translation>
    </message>
    <message id="rules/barrage.objectives.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Objective</source>
        <translation>Das Zielplättchen</translation>
    </message>
    <message id="rules/barrage.objectives.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>All rank by what the objective tile counts: 15, 10 and 5 victory points. Who ties shares the places covered, rounded up. A count of 0 can rank. A conduit counts for the basin where it starts.</source>
        <translation>Die Rangfolge ergibt sich aus dem, was das Zielplättchen zählt: 15, 10 und 5 Siegpunkte. Bei Gleichstand werden die Punkte der betroffenen Ränge geteilt, aufgerundet. Auch eine Anzahl von 0 kann einen Rang erreichen. Ein Rohrwerk zählt für das Tal, in dem es beginnt.</translation>
    </message>
    <message id="rules/barrage.one-dam.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One dam of a colour</source>
        <translation>Eine Staumauer pro Farbe</translation>
    </message>
    <message id="rules/barrage.one-dam.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In one basin no player has two dams. A dam of one's own beside a neutral or foreign one is fine.</source>
        <translation>In einem Tal hat niemand zwei Staumauern. Eine eigene neben einer neutralen oder fremden ist erlaubt.</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One powerhouse of a colour</source>
        <translation>Ein Turbinenhaus pro Farbe</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In one basin no player has two powerhouses.</source>
        <translation>In einem Tal hat niemand zwei Turbinenhäuser.</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Whose water</source>
        <translation>Wessen Wasser</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The dam must be one's own or neutral, the powerhouse one's own; the conduit may be anybody's.</source>
        <translation>Die Staumauer muss dir gehören oder neutral sein, das Turbinenhaus dir gehören; das Rohrwerk darf auch ein fremdes sein.</translation>
    </message>
    <message id="rules/barrage.pass-through.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>USA: passing drops</source>
        <translation>USA: vorbeifließendes Wasser</translation>
    </message>
    <message id="rules/barrage.pass-through.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses the USA gain 1 energy for each drop that runs down the river past one of their powerhouses, whoever set it going, even if a dam there then holds it. A drop that a production brought to that very basin does not count there.</source>
        <translation>Mit drei Turbinenhäusern erhalten die USA 1 Energie für jede Wassereinheit, die den Fluss hinab an einem ihrer Turbinenhäuser vorbeifließt, wer sie auch in Gang gesetzt hat, selbst wenn eine Staumauer dort sie dann staut. Eine Wassereinheit, die eine Energieproduktion in eben dieses Tal gebracht hat, zählt dort nicht.</translation>
    </message>
    <message id="rules/barrage.pass.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message id="rules/barrage.pass.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who still has engineers must act; the bank always takes one. Who has none passes for the rest of the round, but may first build with a tile that needs no engineers.</source>
        <translation>Wer noch Arbeiter hat, muss eine Aktion ausführen; die Bank nimmt immer einen. Wer keine hat, passt für den Rest der Runde, darf aber vorher mit einem Plättchen bauen, das keine Arbeiter braucht.</translation>
    </message>
    <message id="rules/barrage.patent-office.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Patent office</source>
        <translation>Das Patentamt</translation>
    </message>
    <message id="rules/barrage.patent-office.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>For 2 engineers and 5 credits take the advanced technology tile of that slot. It can be used at once and stays yours.</source>
        <translation>Nimm für 2 Arbeiter und 5 Hydro das fortgeschrittene Technologieplättchen dieser Stelle. Es kann sofort genutzt werden und bleibt deines.</translation>
    </message>
    <message id="rules/barrage.patent-refill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New patents</source>
        <translation>Neue Patente</translation>
    </message>
    <message id="rules/barrage.patent-refill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At the end of a round the tiles that nobody took leave the game and three new ones come: from pile I, then II, then III.</source>
        <translation>Am Rundenende verlassen die Plättchen, die niemand genommen hat, das Spiel, und drei neue kommen: vom Stapel I, dann II, dann III.</translation>
    </message>
    <message id="rules/barrage.place-reward.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A structure from a contract</source>
        <translation>Ein Bauteil aus einem Vertrag</translation>
    </message>
    <message id="rules/barrage.place-reward.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The leftmost piece goes to a legal space without engineers, tile, machines or wheel. The contract may name zones or a greatest value. Incomes count, a red space costs 3 credits, and one may leave it.</source>
        <translation>Das Bauteil ganz links kommt ohne Arbeiter, Plättchen, Maschinen oder Bauscheibe auf ein erlaubtes Feld. Der Vertrag kann Bereiche oder einen Höchstwert nennen. Einkommen wird dabei freigeschaltet, ein rot umrandetes Feld kostet 3 Hydro, und du darfst verzichten.</translation>
    </message>
    <message id="rules/barrage.powerhouse.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Powerhouses</source>
        <translation>Turbinenhäuser</translation>
    </message>
    <message id="rules/barrage.powerhouse.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A powerhouse stands on a free powerhouse space, at the inlet of its basin.</source>
        <translation>Ein Turbinenhaus steht auf einem freien Baufeld für Turbinenhäuser, am Zufluss seines Tals.</translation>
    </message>
    <message id="rules/barrage.production.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Production</source>
        <translation>Die Energieproduktion</translation>
    </message>
    <message id="rules/barrage.production.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Lead one or more drops of one dam through one conduit to a powerhouse of yours: drops times value, changed by the space and by your company's bonus. The fee is paid, the marker moves, the drops run on, then one contract may be fulfilled, then the company's ability follows.</source>
        <translation>Leite eine oder mehrere Wassereinheiten einer Staumauer durch ein Rohrwerk zu einem deiner Turbinenhäuser: Wassereinheiten mal Wert, verändert durch das Aktionsfeld und den Bonus deines Unternehmens. Die Gebühr wird bezahlt, der Marker geht voran, die Wassereinheiten fließen weiter, dann darf ein Vertrag erfüllt werden, dann folgt die Spezialfähigkeit des Unternehmens.</translation>
    </message>
    <message id="rules/barrage.red-action.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Red action spaces</source>
        <translation>Rote Aktionsfelder</translation>
    </message>
    <message id="rules/barrage.red-action.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers on a red space cost 3 credits, together with what the action itself costs.</source>
        <translation>Arbeiter auf einem roten Aktionsfeld kosten 3 Hydro, zusammen mit dem, was die Aktion selbst kostet.</translation>
    </message>
    <message id="rules/barrage.red-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Red building spaces</source>
        <translation>Rot umrandete Baufelder</translation>
    </message>
    <message id="rules/barrage.red-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base or a powerhouse on a red space costs 3 credits more, also when a contract places it. Elevations and conduits never do.</source>
        <translation>Eine Grundmauer oder ein Turbinenhaus auf einem rot umrandeten Feld kostet 3 Hydro mehr, auch beim Platzieren durch einen Vertrag. Für Erhöhungen und Rohrwerke gilt das nie.</translation>
    </message>
    <message id="rules/barrage.rewards.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message id="rules/barrage.rewards.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The parts of a reward are used in the order one likes. A part that cannot be used is lost; the contract is fulfilled all the same.</source>
        <translation>Die Teile einer Belohnung werden in beliebiger Reihenfolge genutzt. Ein Teil, der sich nicht nutzen lässt, verfällt; der Vertrag ist trotzdem erfüllt.</translation>
    </message>
    <message id="rules/barrage.round.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Five rounds</source>
        <translation>Fünf Runden</translation>
    </message>
    <message id="rules/barrage.round.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each of the five rounds has income and headstreams, actions, water flow, scoring and the end of the round. The last round has no end phase: the final scoring follows.</source>
        <translation>Jede der fünf Runden hat Einkommen und Quellwasser, Aktionen, Wasserfluss, Wertung und Rundenende. Die letzte Runde hat kein Rundenende: Es folgt die Schlusswertung.</translation>
    </message>
    <message id="rules/barrage.setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/barrage.setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Four of the eight headstream tiles lie on the headstreams A to D, five bonus tiles on the energy track, one objective tile beside it, all face up and at random. Both sides of the map have the same basins, rivers and conduits.</source>
        <translation>Vier der acht Quellenplättchen liegen auf den Quellen A bis D, fünf Bonusplättchen auf der Energieleiste, ein Zielplättchen daneben, alle offen und zufällig. Beide Seiten des Spielplans haben dieselben Täler, Flüsse und Rohrwerke.</translation>
    </message>
    <message id="rules/barrage.solomon.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message id="rules/barrage.solomon.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each machine of a construction may be replaced by 3 credits, even all of them. The credits go to the general supply.</source>
        <translation>Jede Maschine einer Bauaktion darf durch 3 Hydro ersetzt werden, sogar alle. Das Geld kommt in den allgemeinen Vorrat.</translation>
    </message>
    <message id="rules/barrage.start-items.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>What everybody starts with</source>
        <translation>Womit alle beginnen</translation>
    </message>
    <message id="rules/barrage.start-items.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Everybody has 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 victory points and four basic technology tiles, one for each kind of structure. An option gives Mahiri Sekibo 9 credits. Anton Krylov's player also gets his special tile.</source>
        <translation>Alle haben 6 Hydro, 6 Bagger, 4 Betonmischer, 12 Arbeiter, 10 Siegpunkte und vier einfache Technologieplättchen, eines für jede Art von Bauteil. Eine Spieleinstellung gibt Mahiri Sekibo 9 Hydro. Wer mit Anton Krylov spielt, erhält auch dessen Sondertechnologieplättchen.</translation>
    </message>
    <message id="rules/barrage.taken-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Taken spaces</source>
        <translation>Besetzte Felder</translation>
    </message>
    <message id="rules/barrage.taken-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A space with anybody's engineers is closed for the rest of the round, except the bank.</source>
        <translation>Ein Aktionsfeld, auf dem Arbeiter stehen, gleich wessen, ist für den Rest der Runde geschlossen; nur die Bank nicht.</translation>
    </message>
    <message id="rules/barrage.technology.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Technology tiles</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="rules/barrage.technology.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A structure needs a tile of its kind, or a joker, from your own supply. A tile on the wheel is not available until it comes back.</source>
        <translation>Ein Bauteil braucht ein Technologieplättchen seiner Art oder einen Joker aus dem persönlichen Vorrat. Ein Plättchen auf der Bauscheibe ist erst verfügbar, wenn es zurückkommt.</translation>
    </message>
    <message id="rules/barrage.tile-energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Energy of tiles</source>
        <translation>Energie von Plättchen</translation>
    </message>
    <message id="rules/barrage.tile-energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Energy of a technology tile moves the marker and may fulfil one own contract. It has no company bonus and triggers no ability.</source>
        <translation>Energie eines Technologieplättchens bewegt den Marker und darf einen eigenen Vertrag erfüllen. Sie hat keinen Bonus des Unternehmens und löst keine Fähigkeit aus.</translation>
    </message>
    <message id="rules/barrage.track-credits.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits of the energy track</source>
        <translation>Geld der Energieleiste</translation>
    </message>
    <message id="rules/barrage.track-credits.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Everybody gains the credits of the last marked space reached: 1, 2, 4, 7, 11, 16, 22 and 29 energy give 1 to 8. Who has produced nothing gains 3 credits and loses 3 victory points, even below zero.</source>
        <translation>Alle erhalten das Geld des letzten markierten Feldes, das sie erreicht haben: 1, 2, 4, 7, 11, 16, 22 und 29 Energie geben 1 bis 8 Hydro. Wer nichts produziert hat, erhält 3 Hydro und verliert 3 Siegpunkte, auch unter null.</translation>
    </message>
    <message id="rules/barrage.turn-order.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Turn order</source>
        <translation>Die Spielreihenfolge</translation>
    </message>
    <message id="rules/barrage.turn-order.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who has produced least goes first in the next round. Players with equal energy swap their former order.</source>
        <translation>Wer am wenigsten produziert hat, ist in der nächsten Runde zuerst an der Reihe. Bei gleicher Energie wird die bisherige Reihenfolge umgedreht.</translation>
    </message>
    <message id="rules/barrage.turn.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message id="rules/barrage.turn.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In turn order each player lays engineers on exactly one free space and carries out its action. This goes round until all have passed. Building with a tile that needs no engineers is a whole turn as well.</source>
        <translation>In der Spielreihenfolge setzen alle Arbeiter auf genau einem freien Aktionsfeld ein und führen dessen Aktion aus. Das geht reihum, bis alle gepasst haben. Mit einem Plättchen zu bauen, das keine Arbeiter braucht, ist ebenfalls ein ganzer Zug.</translation>
    </message>
    <message id="rules/barrage.viktor.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message id="rules/barrage.viktor.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops times value of 3 or less count as 4 before bonus and malus, in every production, also in Germany's second one unless an option says otherwise.</source>
        <translation>Ergeben Wassereinheiten mal Wert höchstens 3, zählt das vor Bonus und Malus als 4, in jeder Energieproduktion, auch in der zweiten von Deutschland, wenn eine Spieleinstellung nichts anderes sagt.</translation>
    </message>
    <message id="rules/barrage.water-flow.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water flow</source>
        <translation>Der Wasserfluss</translation>
    </message>
    <message id="rules/barrage.water-flow.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops run one by one along their only way: the powerhouses of a basin, its upper dam, its lower dam, the next basin. The first dam with room holds a drop, whoever owns it. A drop that passes the lowest basins leaves the map. Held drops move only by a production.</source>
        <translation>Wassereinheiten fließen einzeln auf ihrem einzigen Weg: an den Turbinenhäusern eines Tals vorbei zu seiner oberen Staumauer, zu seiner unteren Staumauer und ins nächste Tal. Die erste Staumauer mit Platz staut die Wassereinheit, gleich wem diese Staumauer gehört. Was die untersten Täler passiert, verlässt den Spielplan. Gestautes Wasser bewegt nur eine Energieproduktion.</translation>
    </message>
    <message id="rules/barrage.water-management.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops that wait</source>
        <translation>Wartende Wassereinheiten</translation>
    </message>
    <message id="rules/barrage.water-management.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops are placed on headstreams of one's choice, split as one likes, fewer than allowed but at least one. There is no limit on a headstream. They run in the water flow phase.</source>
        <translation>Wassereinheiten werden auf Quellen eigener Wahl gelegt, beliebig aufgeteilt, weniger als erlaubt, aber mindestens eine. Auf einer Quelle dürfen beliebig viele liegen. Sie fließen in der Phase Wasserfluss.</translation>
    </message>
    <message id="rules/barrage.wheel.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The construction wheel</source>
        <translation>Die Bauscheibe</translation>
    </message>
    <message id="rules/barrage.wheel.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Tile and machines go into the open segment, then the wheel turns by one. What comes to the open segment returns to the supply at once: after six turns in all. Credits never lie on the wheel. An empty wheel may be turned.</source>
        <translation>Plättchen und Maschinen kommen in das offene Segment, dann wird die Bauscheibe um eins gedreht. Was in das offene Segment kommt, kehrt sofort in den Vorrat zurück: nach insgesamt sechs Drehungen. Geld liegt nie auf der Bauscheibe. Eine leere Bauscheibe darf gedreht werden.</translation>
    </message>
    <message id="rules/barrage.winner.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/barrage.winner.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Most victory points win; in a tie more energy in the fifth round, then the victory is shared.</source>
        <translation>Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer in der fünften Runde mehr Energie hat. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>rules/ginkgopolis</name>
    <message id="rules/ginkgopolis.bonus.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Permanent bonuses</source>
        <translation>Dauerhafte Boni</translation>
    </message>
    <message id="rules/ginkgopolis.bonus.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each face-up card in front of you with an arrow pays whenever you take its action: characters and building cards 1 to 6 one item, building cards 7 to 9 two. They are paid at the end of the action, before the played card is put away.</source>
        <translation>Jede offene Karte mit Pfeil vor dir bringt dir ihren Bonus, sooft du ihre Aktion ausführst: Charakterkarten und Gebäudekarten 1 bis 6 eines, Gebäudekarten 7 bis 9 zwei. Du erhältst ihn am Ende der Aktion, bevor die ausgespielte Karte weggelegt wird.</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building is a stack of one or more tiles. Its top tile gives its colour and number, its height is the number of tiles. Each of the 60 tiles is unique: red, blue and yellow from 1 to 20, and each has a building card.</source>
        <translation>Ein Gebäude ist ein Stapel aus einem oder mehreren Gebäudeplättchen. Das oberste Plättchen bestimmt Farbe und Zahl, die Anzahl der Plättchen ist die Höhe. Jedes der 60 Plättchen gibt es nur einmal: rot, blau und gelb von 1 bis 20, und zu jedem gehört eine Gebäudekarte.</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Too dear to build</source>
        <translation>Zu teuer zum Bauen</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If you lack the resources or the success points for the revealed card and tile, the tile goes back behind your screen and the card must be exploited. What you can pay must be built.</source>
        <translation>Fehlen dir für die aufgedeckte Karte und das Plättchen die Ressourcen oder die Erfolgspunkte, kommt das Plättchen zurück hinter deinen Sichtschirm, und du musst mit der Karte planen. Was du bezahlen kannst, musst du bauen.</translation>
    </message>
    <message id="rules/ginkgopolis.characters.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Characters</source>
        <translation>Charakterkarten</translation>
    </message>
    <message id="rules/ginkgopolis.characters.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Everybody starts with three characters face up. In a first game each player gets one of the six numbered sets at random. Against Hal there are none.</source>
        <translation>Alle beginnen mit drei offenen Charakterkarten. Im ersten Spiel erhalten alle zufällig eines der sechs nummerierten Charaktersets. Gegen Hal gibt es keine.</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Another colour costs a resource</source>
        <translation>Eine andere Farbe kostet eine Ressource</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If the new tile has another colour than the one it covers, you put one resource from behind your screen into your supply.</source>
        <translation>Hat das neue Plättchen eine andere Farbe als das verdeckte, nimmst du hinter deinem Sichtschirm eine Ressource hervor und legst sie in deinen Vorrat.</translation>
    </message>
    <message id="rules/ginkgopolis.colours.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What the colours give</source>
        <translation>Was die Farben geben</translation>
    </message>
    <message id="rules/ginkgopolis.colours.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Red buildings give resources, blue ones tiles, yellow ones success points.</source>
        <translation>Rote Gebäude geben Ressourcen, blaue Gebäudeplättchen, gelbe Erfolgspunkte.</translation>
    </message>
    <message id="rules/ginkgopolis.commit.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Choosing a card</source>
        <translation>Die Kartenwahl</translation>
    </message>
    <message id="rules/ginkgopolis.commit.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>All secretly choose one card of their hand and lay it face down, alone or together with one tile from behind the screen. A tile is never played without a card. The cost does not matter yet.</source>
        <translation>Alle wählen geheim eine ihrer Handkarten und legen sie verdeckt aus, allein oder zusammen mit einem Gebäudeplättchen hinter ihrem Sichtschirm. Ein Gebäudeplättchen wird nie ohne Karte ausgespielt. Die Kosten spielen jetzt noch keine Rolle.</translation>
    </message>
    <message id="rules/ginkgopolis.connected.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>One city</source>
        <translation>Eine einzige Stadt</translation>
    </message>
    <message id="rules/ginkgopolis.connected.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The city starts as a closed square and grows only beside or on top of its buildings, so all buildings are connected by shared edges.</source>
        <translation>Die Stadt beginnt als geschlossenes Quadrat und wächst nur neben oder auf ihren Gebäuden; so hängen alle Gebäude über ihre Kanten zusammen.</translation>
    </message>
    <message id="rules/ginkgopolis.construct.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Construct a floor</source>
        <translation>Eine Etage hochbauen</translation>
    </message>
    <message id="rules/ginkgopolis.construct.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The resources on the building return to their owner; lay the tile on top, pay what it costs extra, put your resources and a construction-site marker on it and take your construct bonuses. You keep the card. The neighbours are not exploited. A tile that is built never leaves the city.</source>
        <translation>Die Ressourcen auf dem Gebäude kehren zu der Person zurück, der sie gehören; lege das Plättchen obenauf, bezahle die Zusatzkosten, stelle deine Ressourcen und einen Baustellen-Marker darauf und nimm deine Boni beim Hochbauen. Die Karte behältst du. Die Nachbarn geben keinen Ertrag. Ein gebautes Plättchen verlässt die Stadt nie.</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Ties in a district</source>
        <translation>Gleichstand in einem Stadtviertel</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If two players have equally many resources in a district, the one with the taller building there is ahead; if these are equally tall, the higher number decides. With several equally tall buildings of your own the highest number counts.</source>
        <translation>Haben zwei in einem Stadtviertel gleich viele Ressourcen, liegt vorn, wer dort das höhere Gebäude hat; sind diese gleich hoch, entscheidet die größere Zahl. Bei mehreren gleich hohen eigenen Gebäuden zählt die größte Zahl.</translation>
    </message>
    <message id="rules/ginkgopolis.districts.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Districts</source>
        <translation>Stadtviertel</translation>
    </message>
    <message id="rules/ginkgopolis.districts.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Two or more buildings of one colour that share edges form a district; corners do not join. The player with the most resources there scores all resources of the district, the second scores the own ones, others nothing. If only one player has resources there, they score double.</source>
        <translation>Zwei oder mehr Gebäude einer Farbe, die mit Kanten aneinandergrenzen, bilden ein Stadtviertel; Ecken verbinden nicht. Wer dort die meisten Ressourcen hat, erhält Punkte für alle Ressourcen des Stadtviertels, wer die zweitmeisten hat, nur für die eigenen, alle anderen nichts. Hat dort nur eine Person Ressourcen, zählen sie doppelt.</translation>
    </message>
    <message id="rules/ginkgopolis.draft.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Choosing characters</source>
        <translation>Wahl der Charakterkarten</translation>
    </message>
    <message id="rules/ginkgopolis.draft.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Everybody is dealt four characters, keeps one in secret and passes the others to the left; this is done three times. The last character goes back to the box, then all show their three.</source>
        <translation>Alle erhalten vier Charakterkarten, behalten geheim eine und geben die anderen nach links weiter; das geschieht dreimal. Die letzte Charakterkarte kommt zurück in die Schachtel, dann decken alle ihre drei auf.</translation>
    </message>
    <message id="rules/ginkgopolis.draw.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/ginkgopolis.draw.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>From the new first player on, everybody draws one card, so that all hold four again. Against Hal you draw three cards each round, and then one for Hal, face down.</source>
        <translation>Angefangen bei der Person, die nun beginnt, ziehen alle eine Karte und haben wieder vier auf der Hand. Gegen Hal ziehst du jede Runde drei Karten und danach verdeckt eine für Hal.</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>End-of-game cards</source>
        <translation>Boni bei Spielende</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Building cards 10 to 20 in front of you score at the end: 1 for each of your resources on a colour (10 to 13), 1 for each of your buildings up to height 2 (14), 3 for each of height 3 or more (15), 2 for each card with a certain bonus (16 to 18) or of its colour (19), or simply 9 (20). Characters count.</source>
        <translation>Gebäudekarten 10 bis 20, die vor dir liegen, zählen bei Spielende: 1 für jede deiner Ressourcen auf einer Farbe (10 bis 13), 1 für jedes deiner Gebäude bis Höhe 2 (14), 3 für jedes ab Höhe 3 (15), 2 für jede Karte mit einem bestimmten Bonus (16 bis 18) oder ihrer Farbe (19), oder einfach 9 (20). Charakterkarten zählen mit.</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The last resource</source>
        <translation>Die letzte Ressource</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When a player puts the last resource on a building and has none left, neither behind the screen nor in the supply, this is the last round. This stays so even if resources come back later.</source>
        <translation>Stellt jemand die letzte Ressource auf ein Gebäude und hat keine mehr, weder hinter dem Sichtschirm noch im Vorrat, so ist das die letzte Runde. Das bleibt so, auch wenn später Ressourcen zurückkommen.</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Expert Hal</source>
        <translation>Hal in der Expertenvariante</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If Hal's card is an urbanization card, one more is drawn, once. He plays the new one if it is a building card that he has the resources for, or an urbanization card that gives him more success points. Otherwise he plays the first. The other one is discarded.</source>
        <translation>Ist die Karte von Hal eine Urbanisierungskarte, wird einmal eine weitere gezogen. Hal spielt die neue aus, wenn sie eine Gebäudekarte ist, für die seine Ressourcen reichen, oder eine Urbanisierungskarte, die ihm mehr Erfolgspunkte bringt. Sonst spielt er die erste aus. Die andere wird abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploit with an urbanization card</source>
        <translation>Planen mit einer Urbanisierungskarte</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>An urbanization card played alone gives one resource or one tile, as you like. Only a supply that is not empty can be chosen; if both are empty you get nothing, but your exploit bonuses still pay.</source>
        <translation>Eine allein ausgespielte Urbanisierungskarte bringt nach deiner Wahl eine Ressource oder ein Gebäudeplättchen. Nur ein Vorrat, der nicht leer ist, kann gewählt werden; sind beide leer, erhältst du nur deine Boni beim Planen.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploit</source>
        <translation>Planen</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building card played alone gives one item for each floor of its building: resources if it is red, tiles if blue, success points if yellow. It does not matter who owns the building. Your exploit bonuses pay, then the card is discarded.</source>
        <translation>Eine allein ausgespielte Gebäudekarte bringt für jede Etage ihres Gebäudes etwas: eine Ressource, wenn es rot ist, ein Gebäudeplättchen, wenn es blau ist, einen Erfolgspunkt, wenn es gelb ist. Wem das Gebäude gehört, spielt keine Rolle. Du erhältst deine Boni beim Planen, dann wird die Karte abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Final score</source>
        <translation>Der Endstand</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Add up your success points, your cards with an equals sign, 2 points for each unused new-hand token, and the districts. Resources and tiles that are left score nothing.</source>
        <translation>Zähle deine Erfolgspunkte zusammen, dazu deine Karten mit Gleichheitszeichen, 2 Punkte für jeden ungenutzten Kartenaustausch-Marker und die Stadtviertel. Übrige Ressourcen und Gebäudeplättchen zählen nichts.</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The first player leads the round. The first-player card travels with the cards that are passed to the left, so each round the next player leads. Who begins is drawn at random unless you settle it. Against Hal you always begin.</source>
        <translation>Wer die Startspieler-Karte hat, beginnt die Runde. Die Karte wandert mit den nach links weitergegebenen Karten, so dass jede Runde die nächste Person beginnt. Wer zuerst beginnt, wird ausgelost, wenn ihr euch nicht einigt. Gegen Hal beginnst immer du.</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A resource for each floor</source>
        <translation>Eine Ressource pro Etage</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Put one resource from behind your screen on the building for each floor, the new one included; a new building takes one. Resources that just came back to you from this building may be used, bonuses of this action may not.</source>
        <translation>Nimm hinter deinem Sichtschirm pro Etage, die neue mitgezählt, eine Ressource hervor und stelle sie auf das Gebäude; ein neues Gebäude braucht eine. Ressourcen, die gerade von diesem Gebäude zu dir zurückkamen, darfst du verwenden, Boni dieser Aktion nicht.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Gaining resources</source>
        <translation>Ressourcen erhalten</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources come only from the supply of your own colour. If it holds fewer than you should get, you take what is there and the rest is lost.</source>
        <translation>Ressourcen kommen nur aus dem Vorrat deiner eigenen Farbe. Sind dort weniger, als du erhalten solltest, nimmst du, was da ist, und der Rest verfällt.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Gaining tiles</source>
        <translation>Gebäudeplättchen erhalten</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Tiles are drawn unseen from the supply and go behind the screen. When the last one is taken, what follows is carried out at once; then you draw what is still due.</source>
        <translation>Gebäudeplättchen werden verdeckt aus dem Vorrat gezogen und kommen hinter den Sichtschirm. Wird das letzte genommen, wird sofort ausgeführt, was daraus folgt; danach ziehst du, was dir noch zusteht.</translation>
    </message>
    <message id="rules/ginkgopolis.goal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Goal of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message id="rules/ginkgopolis.goal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>You develop a city of tomorrow: you exploit its buildings, add new ones on the outskirts and add floor after floor. Whoever has the most success points at the end wins.</source>
        <translation>Ihr entwickelt eine Stadt von morgen: Ihr plant mit ihren Gebäuden, errichtet am Stadtrand neue und setzt Etage auf Etage. Wer am Ende die meisten Erfolgspunkte hat, gewinnt.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal constructs</source>
        <translation>Hal baut hoch</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal lays his tile on the building of his card and puts one resource from his supply on it for each floor. He pays nothing for a lower number or another colour. He keeps the card: its arrow never pays him, its equals sign scores at the end.</source>
        <translation>Hal legt sein Plättchen auf das Gebäude seiner Karte und stellt aus seinem Vorrat eine Ressource pro Etage darauf. Für eine kleinere Zahl oder eine andere Farbe zahlt er nichts. Die Karte behält er: Ihr Pfeil bringt ihm nie etwas, ihr Gleichheitszeichen zählt bei Spielende.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The end against Hal</source>
        <translation>Das Ende gegen Hal</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The game ends after the round in which the tiles run out, you or Hal put the last resource on a building, or Hal lacks the resources for his action; that action is not carried out. If you took the last tile, Hal does not act. No tiles are given back.</source>
        <translation>Das Spiel endet nach der Runde, in der die Gebäudeplättchen ausgehen, du oder Hal die letzte Ressource auf ein Gebäude stellt oder Hal die Ressourcen für seine Aktion fehlen; diese Aktion entfällt. Hast du das letzte Plättchen genommen, entfällt die Aktion von Hal. Plättchen werden nicht abgegeben.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The cards that were not played</source>
        <translation>Die nicht ausgespielten Karten</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After Hal's action the two cards that you have not played are discarded.</source>
        <translation>Nach der Aktion von Hal werden deine beiden nicht ausgespielten Karten abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal urbanizes</source>
        <translation>Hal urbanisiert</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal builds on the marker of his card with one resource; you move the marker. For each neighbouring building he gains success points equal to its height, whatever its colour, but no resources and no tiles.</source>
        <translation>Hal baut auf dem Feld des Urbanisierungsmarkers seiner Karte mit einer Ressource; den Marker versetzt du. Für jedes angrenzende Gebäude erhält Hal so viele Erfolgspunkte, wie es hoch ist, gleich welcher Farbe, aber keine Ressourcen und keine Gebäudeplättchen.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Beating Hal</source>
        <translation>Hal besiegen</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal's score is counted like a player's. You win only with more success points than Hal.</source>
        <translation>Die Punkte von Hal werden gezählt wie deine. Du gewinnst nur mit mehr Erfolgspunkten als Hal.</translation>
    </message>
    <message id="rules/ginkgopolis.hal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Alone against Hal</source>
        <translation>Allein gegen Hal</translation>
    </message>
    <message id="rules/ginkgopolis.hal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Set up as for two players. You start with 6 resources, 6 tiles and 6 success points, without characters and tokens, and are always first. Hal starts with nothing; the supply of his colour and the tiles are his own. Each round you act first, then Hal's card is revealed, a tile is drawn for him and he builds.</source>
        <translation>Baue auf wie zu zweit. Du beginnst mit 6 Ressourcen, 6 Gebäudeplättchen und 6 Erfolgspunkten, ohne Charakterkarten und Kartenaustausch-Marker, und bist immer zuerst an der Reihe. Hal beginnt mit nichts; der Vorrat seiner Farbe und die Plättchen stehen ihm zu. In jeder Runde bist erst du an der Reihe, dann wird die Karte von Hal aufgedeckt, ein Plättchen für ihn gezogen, und er baut.</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hand of cards</source>
        <translation>Die Handkarten</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A hand holds four cards when a round begins, three of them after one was chosen. Against Hal you have three cards.</source>
        <translation>Zu Beginn einer Runde hast du vier Karten auf der Hand, nach der Kartenwahl noch drei. Gegen Hal hast du drei Karten.</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Keeping the card</source>
        <translation>Die Karte behalten</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The building card with which you built a floor stays face up in front of you for the rest of the game. An arrow pays from your next action on, an equals sign scores at the end.</source>
        <translation>Die Gebäudekarte, mit der du eine Etage hochgebaut hast, bleibt bis zum Ende des Spiels offen vor dir liegen. Ein Pfeil bringt ab deiner nächsten Aktion seinen Bonus, ein Gleichheitszeichen zählt bei Spielende.</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Once the end is triggered the round is finished, so that everybody has acted. Then no cards are passed or drawn, and the scores are counted.</source>
        <translation>Ist das Ende ausgelöst, wird die Runde noch zu Ende gespielt, so dass alle an der Reihe waren. Dann werden keine Karten mehr weitergegeben oder gezogen, und es wird gewertet.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Moving the marker</source>
        <translation>Den Urbanisierungsmarker versetzen</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After a tile was laid on its cell, the marker goes to any cell beside the new tile, not diagonally, that holds neither a building nor a marker. The player who built chooses; for Hal you choose.</source>
        <translation>Nachdem ein Plättchen auf sein Feld gelegt wurde, kommt der Urbanisierungsmarker auf ein beliebiges Feld neben dem neuen Plättchen, auf dem weder ein Gebäude steht noch ein Marker liegt; diagonal zählt nicht. Wer gebaut hat, wählt; für Hal wählst du.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>No free cell for the marker</source>
        <translation>Kein freies Feld für den Urbanisierungsmarker</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If no cell beside the new tile is free, the marker goes to any free cell on the outer edge of the city where the markers stay in alphabetical order. If there is none between its neighbours, the markers on one side move along by one cell to make room.</source>
        <translation>Ist neben dem neuen Plättchen kein Feld frei, kommt der Urbanisierungsmarker auf ein beliebiges freies Feld am äußeren Rand der Stadt, auf dem die Marker in alphabetischer Reihenfolge bleiben. Gibt es zwischen seinen Nachbarn keines, rücken die Marker auf einer Seite um ein Feld weiter, um Platz zu machen.</translation>
    </message>
    <message id="rules/ginkgopolis.markers.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The outskirts</source>
        <translation>Der Stadtrand</translation>
    </message>
    <message id="rules/ginkgopolis.markers.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The markers A to L lie around the city in alphabetical order, clockwise, each alone on a cell beside a building. They show where new buildings may rise.</source>
        <translation>Die Urbanisierungsmarker A bis L liegen in alphabetischer Reihenfolge im Uhrzeigersinn um die Stadt, jeder allein auf einem Feld neben einem Gebäude. Sie zeigen, wo neue Gebäude entstehen können.</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What a card speaks of</source>
        <translation>Wozu eine Karte gehört</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building card speaks of the building whose top tile has its colour and number, an urbanization card of the marker with its letter. Cards of tiles that are not in the city wait in the reserve.</source>
        <translation>Eine Gebäudekarte gehört zu dem Gebäude, dessen oberstes Plättchen ihre Farbe und Zahl zeigt, eine Urbanisierungskarte zu dem Urbanisierungsmarker mit ihrem Buchstaben. Karten von Plättchen, die nicht in der Stadt liegen, warten bei den sortierten Gebäudekarten.</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploiting the neighbours</source>
        <translation>Der Ertrag der Nachbarn</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each building that shares an edge with the new one gives its items, one for each floor, whoever owns it and even under construction; north first, then clockwise. The new building itself gives nothing, and exploit bonuses do not pay.</source>
        <translation>Jedes an einer Kante angrenzende Gebäude gibt seinen Ertrag, eins pro Etage, wem es auch gehört und selbst im Bau; zuerst das nördliche, dann im Uhrzeigersinn. Das neue Gebäude selbst gibt nichts, und Boni beim Planen gibt es nicht.</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A new hand</source>
        <translation>Der Kartenaustausch</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Before choosing you may hand in a new-hand token, discard your whole hand and draw as many cards. There are two tokens for the game; both may be used in one round. Several wishes are carried out one after the other. Against Hal there are no tokens.</source>
        <translation>Vor der Wahl darfst du einen Kartenaustausch-Marker abgeben, alle deine Handkarten abwerfen und ebenso viele ziehen. Für das ganze Spiel hast du zwei Marker; beide dürfen in derselben Runde genutzt werden. Wollen mehrere ihre Karten austauschen, geschieht das nacheinander. Gegen Hal gibt es keine Kartenaustausch-Marker.</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A lower number costs points</source>
        <translation>Eine kleinere Zahl kostet Punkte</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If the new tile shows a lower number than the one it covers, you pay the difference in success points.</source>
        <translation>Zeigt das neue Plättchen eine kleinere Zahl als das verdeckte, bezahlst du die Differenz in Erfolgspunkten.</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A card of your hand</source>
        <translation>Eine deiner Handkarten</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Only a card that you hold can be chosen. To build on a building or a marker you need its very card.</source>
        <translation>Nur eine Karte, die du auf der Hand hast, kann gewählt werden. Um auf einem Gebäude oder einem Urbanisierungsmarker zu bauen, brauchst du genau dessen Karte.</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A tile of your own</source>
        <translation>Ein eigenes Gebäudeplättchen</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Only a tile from behind your own screen can be played with a card.</source>
        <translation>Nur ein Gebäudeplättchen hinter deinem eigenen Sichtschirm kann mit einer Karte ausgespielt werden.</translation>
    </message>
    <message id="rules/ginkgopolis.owners.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Who owns a building</source>
        <translation>Wem ein Gebäude gehört</translation>
    </message>
    <message id="rules/ginkgopolis.owners.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building belongs to the player whose resources stand on it: one resource for each floor, all of one player. Only the nine start buildings begin without an owner and bare.</source>
        <translation>Ein Gebäude gehört der Person, deren Ressourcen darauf stehen: eine pro Etage, alle von derselben Person. Nur die neun Startgebäude beginnen ohne Besitz und leer.</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Passing the cards</source>
        <translation>Karten weitergeben</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After all actions everybody passes the three remaining cards to the left neighbour, together with the first-player card.</source>
        <translation>Nach allen Aktionen geben alle ihre drei übrigen Karten nach links weiter, zusammen mit der Startspieler-Karte.</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Rebuilding the deck</source>
        <translation>Den Nachziehstapel neu bilden</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>As soon as the deck is empty, also in the middle of drawing, the cards of all buildings under construction come from the reserve to the discard pile, which is shuffled as the new deck. With one to three players the top seven are discarded. All construction-site markers are removed.</source>
        <translation>Sobald der Nachziehstapel leer ist, auch mitten im Ziehen, kommen die Karten aller Gebäude im Bau von den sortierten Gebäudekarten auf den Ablagestapel; dieser wird gemischt und ist der neue Nachziehstapel. Allein, zu zweit oder zu dritt werden die obersten sieben Karten abgeworfen. Alle Baustellen-Marker werden entfernt.</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resolving the actions</source>
        <translation>Das Ausführen der Aktionen</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>From the first player on clockwise, everybody reveals the chosen card and carries out its action before the next one reveals. Card alone: exploit. Urbanization card with a tile: urbanize. Building card with a tile: construct.</source>
        <translation>Im Uhrzeigersinn, angefangen bei der Person, die beginnt, decken alle ihre gewählte Karte auf und führen die Aktion aus, bevor die nächste Karte aufgedeckt wird. Karte allein: planen. Urbanisierungskarte mit Plättchen: urbanisieren. Gebäudekarte mit Plättchen: hochbauen.</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources return</source>
        <translation>Ressourcen kehren zurück</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What stands on an overbuilt building goes back behind its owner's screen. If you overbuild somebody else, that player also gains one success point for each of these resources; overbuilding yourself gives none. Hal's resources go back to his supply.</source>
        <translation>Was auf einem überbauten Gebäude steht, kehrt hinter den Sichtschirm der Person zurück, der es gehört. Überbaust du ein fremdes Gebäude, erhält diese Person außerdem einen Erfolgspunkt für jede dieser Ressourcen; überbaust du dein eigenes, gibt es keinen. Die Ressourcen von Hal kehren in seinen Vorrat zurück.</translation>
    </message>
    <message id="rules/ginkgopolis.round.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message id="rules/ginkgopolis.round.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A round has three steps: all choose a card at the same time, all resolve their actions in turn order, all prepare the next round. The number of rounds is not fixed.</source>
        <translation>Eine Runde hat drei Schritte: Alle wählen gleichzeitig eine Karte, alle führen der Reihe nach ihre Aktion aus, alle bereiten die nächste Runde vor. Die Zahl der Runden steht nicht fest.</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles run out the first time</source>
        <translation>Die Gebäudeplättchen gehen zum ersten Mal aus</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When the last tile of the supply is taken, everybody secretly sets aside any number of the tiles behind the screen; a tile already chosen cannot be given. All show them, each tile scores one success point, and they are shuffled as the new supply. If nobody gives a tile, this counts as the second time. It happens in the last round too.</source>
        <translation>Wird das letzte Gebäudeplättchen des Vorrats genommen, legen alle geheim beliebig viele der Plättchen hinter ihrem Sichtschirm beiseite; ein schon gewähltes Plättchen kann nicht abgegeben werden. Alle decken sie auf, jedes bringt einen Erfolgspunkt, und gemischt bilden sie den neuen Vorrat. Gibt niemand ein Plättchen ab, zählt das als das zweite Mal. Das geschieht auch in der letzten Runde.</translation>
    </message>
    <message id="rules/ginkgopolis.screen.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Behind the screen</source>
        <translation>Hinter dem Sichtschirm</translation>
    </message>
    <message id="rules/ginkgopolis.screen.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources, tiles and success points that you gain lie behind your screen, and nobody else may look. Cards in front of you and new-hand tokens are open.</source>
        <translation>Ressourcen, Gebäudeplättchen und Erfolgspunkte, die du erhältst, liegen hinter deinem Sichtschirm, und niemand sonst darf sie sehen. Karten vor dir und Kartenaustausch-Marker sind offen.</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles run out the second time</source>
        <translation>Die Gebäudeplättchen gehen zum zweiten Mal aus</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When the supply of tiles is empty for the second time, this is the last round. Tiles that are still due are lost.</source>
        <translation>Ist der Plättchenvorrat zum zweiten Mal leer, ist das die letzte Runde. Plättchen, die noch ausstehen, verfallen.</translation>
    </message>
    <message id="rules/ginkgopolis.setup.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/ginkgopolis.setup.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles 1 to 3 of each colour form a random square of 3 by 3, with the markers A to L around it. The 12 urbanization cards and the cards of the nine buildings are the first deck. Each colour starts with 25 resources (2 players), 20 (3), 18 (4) or 16 (5), all in the general supply. Everybody has a screen, two new-hand tokens and four cards.</source>
        <translation>Die Gebäudeplättchen 1 bis 3 jeder Farbe bilden ein zufälliges Quadrat von 3 mal 3, ringsum liegen die Urbanisierungsmarker A bis L. Die 12 Urbanisierungskarten und die Karten der neun Gebäude sind der erste Nachziehstapel. Jede Farbe beginnt mit 25 Ressourcen (zu zweit), 20 (zu dritt), 18 (zu viert) oder 16 (zu fünft), alle im allgemeinen Vorrat. Alle haben einen Sichtschirm, zwei Kartenaustausch-Marker und vier Karten.</translation>
    </message>
    <message id="rules/ginkgopolis.site.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Under construction</source>
        <translation>Im Bau</translation>
    </message>
    <message id="rules/ginkgopolis.site.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A tile that was just built bears a construction-site marker: its card is still in the reserve. Nobody can have that card, so nobody can choose this building, until the deck is rebuilt. There are always enough markers.</source>
        <translation>Ein gerade gebautes Plättchen trägt einen Baustellen-Marker: Seine Karte liegt noch bei den sortierten Gebäudekarten. Niemand kann diese Karte haben, also kann niemand dieses Gebäude wählen, bis der Nachziehstapel neu gebildet wird. Marker sind immer genug da.</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Fewer cards at a small table</source>
        <translation>Weniger Karten in kleiner Runde</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>With two or three players, and against Hal, the top seven cards of the deck are discarded unseen, at set-up and whenever the deck is rebuilt.</source>
        <translation>Zu zweit, zu dritt und gegen Hal werden die obersten sieben Karten des Nachziehstapels ungesehen abgeworfen, bei der Spielvorbereitung und sooft der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What the characters bring</source>
        <translation>Was die Charakterkarten bringen</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each player takes the resources, tiles and success points shown on the three characters and puts them behind the screen.</source>
        <translation>Alle nehmen die Ressourcen, Gebäudeplättchen und Erfolgspunkte, die ihre drei Charakterkarten zeigen, und legen sie hinter ihren Sichtschirm.</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The supply of tiles</source>
        <translation>Der Plättchenvorrat</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The 51 tiles that are not in the first city are shuffled face down as the supply. With two or three players, and against Hal, 6 of them go back to the box unseen.</source>
        <translation>Die 51 Gebäudeplättchen, die nicht zur ersten Stadt gehören, werden gemischt und bilden verdeckt den Vorrat. Zu zweit, zu dritt und gegen Hal kommen 6 davon ungesehen zurück in die Schachtel.</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Unused tokens</source>
        <translation>Ungenutzte Kartenaustausch-Marker</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each new-hand token that you have not used scores 2 success points.</source>
        <translation>Jeder Kartenaustausch-Marker, den du nicht genutzt hast, bringt 2 Erfolgspunkte.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Urbanization cards</source>
        <translation>Urbanisierungskarten</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each of the twelve urbanization cards A to L speaks of the marker with its letter. They are never kept: they are always in the deck, the discard pile, a hand or a choice.</source>
        <translation>Jede der zwölf Urbanisierungskarten A bis L gehört zu dem Urbanisierungsmarker mit ihrem Buchstaben. Sie werden nie behalten: Sie sind immer im Nachziehstapel, auf dem Ablagestapel, auf einer Hand oder in einer Wahl.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Urbanize</source>
        <translation>Urbanisieren</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Lay the tile on the cell of the card's marker, put one of your resources and a construction-site marker on it, move the marker, exploit every neighbouring building and take your urbanize bonuses. Then the card is discarded.</source>
        <translation>Lege das Gebäudeplättchen auf das Feld des Urbanisierungsmarkers der Karte, stelle eine deiner Ressourcen und einen Baustellen-Marker darauf, versetze den Urbanisierungsmarker, nimm den Ertrag jedes angrenzenden Gebäudes und deine Boni beim Urbanisieren. Dann wird die Karte abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.winner.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/ginkgopolis.winner.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Whoever has the most success points wins. Players with equally many share the victory.</source>
        <translation>Wer die meisten Erfolgspunkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>rules/imperial_miners</name>
    <message id="rules/imperial_miners.activate.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Activating a card</source>
        <translation>Eine Karte aktivieren</translation>
    </message>
    <message id="rules/imperial_miners.activate.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The card just placed is activated: one of its effects is carried out, a new choice each time.</source>
        <translation>Die gerade angelegte Karte wird aktiviert: Einer ihrer Effekte wird ausgeführt, jedes Mal neu gewählt.</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Atlantean cards collect gadgets and grow with them. Some put gadgets on other cards.</source>
        <translation>Atlanter-Karten sammeln Maschinen und werden damit stärker. Einige legen Maschinen auf andere Karten.</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Barbarians gain much and cause cave-ins, often on themselves. Some remove cave-ins or gain by their number.</source>
        <translation>Barbaren bringen viel ein und verursachen Einstürze, oft auf sich selbst. Einige entfernen Einstürze oder bringen etwas für deren Zahl.</translation>
    </message>
    <message id="rules/imperial_miners.card.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A mine card</source>
        <translation>Eine Minenkarte</translation>
    </message>
    <message id="rules/imperial_miners.card.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A mine card has a price, none, one or two factions, half carts on its edges, one or two effects and a level. Cards of level I and IV are free, those of level II cost 2 coins, those of level III from 0 to 13.</source>
        <translation>Eine Minenkarte hat Kosten, kein, ein oder zwei Völker, halbe Loren an ihren Kanten, einen oder zwei Effekte und eine Ebene. Karten der Ebenen I und IV sind kostenlos, die der Ebene II kosten 2 Münzen, die der Ebene III 0 bis 13.</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cart tokens</source>
        <translation>Lorenmarker</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A cart token is put on a joined half-full cart of your own mine, which then counts as a full cart. Each takes one token. Without a half-full cart no token is taken, and none is saved for later.</source>
        <translation>Ein Lorenmarker wird auf eine zusammengesetzte, halb volle Lore der eigenen Mine gelegt, die dann als volle Lore zählt. Jede nimmt einen Marker auf. Ohne halb volle Lore gibt es keinen Marker, und keiner wird für später aufgehoben.</translation>
    </message>
    <message id="rules/imperial_miners.carts.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Carts</source>
        <translation>Loren</translation>
    </message>
    <message id="rules/imperial_miners.carts.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Two half carts that meet on the edge of two touching cards form a cart: full if both are loaded, half-full if one is, empty if none is. Half carts that meet need not be alike. Each full cart is worth 1 victory point at the end. The surface has no carts.</source>
        <translation>Zwei halbe Loren, die an der Kante zweier sich berührender Karten zusammentreffen, bilden eine Lore: voll, wenn beide voll sind, halb voll, wenn eine es ist, leer, wenn keine. Sie müssen nicht gleich sein. Jede volle Lore ist am Ende 1 Siegpunkt wert. Die Oberfläche hat keine Loren.</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cave-ins</source>
        <translation>Einstürze</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card bears at most one cave-in. When a card with a cave-in is activated, the cave-in is removed instead of carrying out an effect; this is its activation of the round and may not be declined. Then the chain reaction goes on.</source>
        <translation>Auf einer Karte liegt höchstens ein Einsturz. Wird eine Karte mit Einsturz aktiviert, wird statt eines Effekts der Einsturz entfernt; das ist ihre Aktivierung in dieser Runde und lässt sich nicht ablehnen. Danach geht die Kettenreaktion weiter.</translation>
    </message>
    <message id="rules/imperial_miners.chain.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The chain reaction</source>
        <translation>Die Kettenreaktion</translation>
    </message>
    <message id="rules/imperial_miners.chain.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>After a card has acted, exactly one card touching it from above is activated as if it had just been placed, and so on up to the surface.</source>
        <translation>Nachdem eine Karte gewirkt hat, wird genau eine Karte, die sie von oben berührt, aktiviert, als wäre sie gerade angelegt worden, und so weiter bis zur Oberfläche.</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cheaper cards</source>
        <translation>Günstigere Karten</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect can lower the price of the next card that is played. It counts when that card is revealed; a card never lowers its own price. What is not used then is lost.</source>
        <translation>Ein Effekt kann die Kosten der nächsten ausgespielten Karte senken. Das zählt, wenn diese Karte aufgedeckt wird; eine Karte senkt nie ihre eigenen Kosten. Was dann nicht genutzt wird, verfällt.</translation>
    </message>
    <message id="rules/imperial_miners.choose.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Choosing a card</source>
        <translation>Eine Karte wählen</translation>
    </message>
    <message id="rules/imperial_miners.choose.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Everybody chooses in secret one hand card that they can pay and place. Playing a card is compulsory. Cards and payments stay hidden until all have chosen.</source>
        <translation>Alle wählen geheim eine Handkarte, die sie bezahlen und anlegen können. Eine Karte auszuspielen ist Pflicht. Karten und Zahlungen bleiben verdeckt, bis alle gewählt haben.</translation>
    </message>
    <message id="rules/imperial_miners.clear.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Removing cave-ins</source>
        <translation>Einstürze entfernen</translation>
    </message>
    <message id="rules/imperial_miners.clear.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect that removes cave-ins takes them from cards of your own mine. The freed cards do not act by it.</source>
        <translation>Ein Effekt, der Einstürze entfernt, nimmt sie von Karten der eigenen Mine. Die freigeräumten Karten wirken dadurch nicht.</translation>
    </message>
    <message id="rules/imperial_miners.coins.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message id="rules/imperial_miners.coins.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins pay for cards and effects. At the end they only break ties.</source>
        <translation>Mit Münzen bezahlst du Karten und Effekte. Am Ende entscheiden sie nur bei Gleichstand.</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Completing a board</source>
        <translation>Einen Entwicklungsplan abschließen</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>At the top of a board its effect is carried out, then the pickaxe goes to the lowest space of a different board, also of one completed before. Steps left over are lost.</source>
        <translation>Oben auf einem Entwicklungsplan wird der Effekt ausgeführt, dann kommt das Entwicklungsplättchen auf das unterste Feld eines anderen Plans, auch eines schon abgeschlossenen. Übrige Schritte verfallen.</translation>
    </message>
    <message id="rules/imperial_miners.components.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>What belongs to the game</source>
        <translation>Was zum Spiel gehört</translation>
    </message>
    <message id="rules/imperial_miners.components.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>There are 136 mine cards (36 of level I, 43 of level II, 43 of level III and 14 of level IV), 18 events and 3 research boards with two sides. Every mine card is in a deck, a discard pile, a hand or a mine.</source>
        <translation>Es gibt 136 Minenkarten (36 der Ebene I, 43 der Ebene II, 43 der Ebene III und 14 der Ebene IV), 18 Ereignisse und 3 Entwicklungspläne mit zwei Seiten. Jede Minenkarte ist in einem Stapel, einem Ablagestapel, auf einer Hand oder in einer Mine.</translation>
    </message>
    <message id="rules/imperial_miners.counting.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message id="rules/imperial_miners.counting.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Many effects depend on numbers: cards of a faction, different factions, cave-ins, gadgets, full carts, the place of the pickaxe, the way it has gone, how cards touch. The acting card counts too, and so do cards with a cave-in.</source>
        <translation>Viele Effekte hängen von Zahlen ab: Karten eines Volks, verschiedene Völker, Einstürze, Maschinen, volle Loren, der Ort des Entwicklungsplättchens, sein Weg, wie Karten sich berühren. Die wirkende Karte zählt mit, ebenso Karten mit Einsturz.</translation>
    </message>
    <message id="rules/imperial_miners.discard.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message id="rules/imperial_miners.discard.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are discarded from the hand to the discard piles of their levels, as many as the effect says or, if the hand holds fewer, all of them.</source>
        <translation>Karten werden von der Hand auf die Ablagestapel ihrer Ebenen abgeworfen, so viele, wie der Effekt sagt, oder alle, wenn es weniger sind.</translation>
    </message>
    <message id="rules/imperial_miners.draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/imperial_miners.draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are drawn one at a time, each from the deck of level I, II or III, as the player chooses after seeing the one before. When several players draw from one deck, the order in which they do it counts.</source>
        <translation>Karten werden einzeln gezogen, jede nach Wahl aus dem Stapel der Ebene I, II oder III; gewählt wird erst, wenn die vorige angesehen ist. Ziehen mehrere aus einem Stapel, zählt die Reihenfolge.</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of an effect</source>
        <translation>Die Kosten eines Effekts</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect with a price can be used only if the whole price can be paid. It is paid first.</source>
        <translation>Ein Effekt mit Kosten kann nur genutzt werden, wenn die vollen Kosten bezahlt werden können. Sie werden zuerst bezahlt.</translation>
    </message>
    <message id="rules/imperial_miners.effects.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Carrying out an effect</source>
        <translation>Einen Effekt ausführen</translation>
    </message>
    <message id="rules/imperial_miners.effects.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect that is used is carried out as fully as possible, part by part as it stands there, before any other card acts. Numbers are counted in your own mine at that moment.</source>
        <translation>Ein genutzter Effekt wird so vollständig wie möglich ausgeführt, Teil für Teil, wie er dasteht, bevor eine andere Karte wirkt. Gezählt wird in diesem Augenblick in der eigenen Mine.</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Egyptians research most easily and gain by where the pickaxe stands or how far it has moved in the whole game.</source>
        <translation>Ägypter entwickeln am leichtesten und bringen etwas, je nachdem, wo das Entwicklungsplättchen steht oder wie weit es im ganzen Spiel gekommen ist.</translation>
    </message>
    <message id="rules/imperial_miners.end.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message id="rules/imperial_miners.end.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The game ends after the mine phase of the tenth round and its end-of-round event.</source>
        <translation>Das Spiel endet nach der Minenphase der zehnten Runde und ihrem Ereignis am Rundenende.</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The surface is endless</source>
        <translation>Die Oberfläche ist endlos</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of level I touch the surface everywhere, so there is always a place for them, with gaps in the row if wanted.</source>
        <translation>Karten der Ebene I berühren überall die Oberfläche; für sie ist also immer Platz, auf Wunsch mit Lücken in der Reihe.</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The event deck counts the rounds</source>
        <translation>Der Ereignisstapel zählt die Runden</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Ten events are in the game, one for each round. The cards left in the event deck are the rounds to come, and anybody may count them.</source>
        <translation>Zehn Ereignisse sind im Spiel, eines für jede Runde. Die Karten im Ereignisstapel zeigen, wie viele Runden noch kommen, und alle dürfen sie zählen.</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Events must be carried out</source>
        <translation>Ereignisse müssen ausgeführt werden</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Unlike the effects of mine cards, an event is carried out in full, unless it says otherwise. What cannot be done is left out, the rest is done as far as possible. Each player does so on their own; no effect looks at another mine.</source>
        <translation>Anders als die Effekte von Minenkarten wird ein Ereignis ganz ausgeführt, wenn es nichts anderes sagt. Was nicht geht, wird ausgelassen, der Rest so weit wie möglich getan. Alle tun es für sich; kein Effekt betrachtet eine fremde Mine.</translation>
    </message>
    <message id="rules/imperial_miners.event-end.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>End-of-round events</source>
        <translation>Ereignisse am Rundenende</translation>
    </message>
    <message id="rules/imperial_miners.event-end.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An end-of-round event is carried out when everybody has finished the mine phase, in the tenth round too, before the final scoring.</source>
        <translation>Ein Ereignis am Rundenende wird ausgeführt, wenn alle die Minenphase beendet haben, auch in der zehnten Runde, vor der Schlusswertung.</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Modifying events</source>
        <translation>Dauerhafte Ereignisse</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A modifying event changes the effects that are activated in the mine phase of its round. More coins, points or cards are added once to each activated effect that gives any; more steps are added to each research.</source>
        <translation>Ein dauerhaftes Ereignis ändert die Effekte, die in der Minenphase seiner Runde aktiviert werden. Zusätzliche Münzen, Punkte oder Karten kommen einmal zu jedem aktivierten Effekt hinzu, der davon etwas gibt; zusätzliche Schritte zu jeder Entwicklung.</translation>
    </message>
    <message id="rules/imperial_miners.event.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The event</source>
        <translation>Das Ereignis</translation>
    </message>
    <message id="rules/imperial_miners.event.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>At the start of a round one event is turned up. It holds for all. There are immediate, modifying and end-of-round events.</source>
        <translation>Zu Beginn einer Runde wird ein Ereignis aufgedeckt. Es gilt für alle. Es gibt sofortige und dauerhafte Ereignisse und Ereignisse am Rundenende.</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Faction draw</source>
        <translation>Ziehen nach Volk</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The player chooses a deck of level I to III and turns up cards until one of the faction appears. That card goes to the hand, the others are shuffled back into the deck. If the deck has none, it is shuffled and another deck is chosen among those not yet searched. A card of two factions fits both.</source>
        <translation>Du wählst einen Stapel der Ebene I bis III und deckst Karten auf, bis eine des Volks erscheint. Diese kommt auf die Hand, die anderen werden zurückgemischt. Enthält der Stapel keine, wird er gemischt und ein anderer, noch nicht durchsuchter gewählt. Eine Karte mit zwei Völkern passt zu beiden.</translation>
    </message>
    <message id="rules/imperial_miners.factions.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Factions</source>
        <translation>Völker</translation>
    </message>
    <message id="rules/imperial_miners.factions.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card of two factions belongs to both at once and counts for both. A card without a faction symbol belongs to none.</source>
        <translation>Eine Karte mit zwei Völkern gehört zu beiden zugleich und zählt für beide. Eine Karte ohne Volkssymbol gehört zu keinem.</translation>
    </message>
    <message id="rules/imperial_miners.final-score.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Final score</source>
        <translation>Der Endstand</translation>
    </message>
    <message id="rules/imperial_miners.final-score.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each player adds up victory points and 1 for each full cart. Coins, gadgets, cave-ins and hand cards give nothing.</source>
        <translation>Alle zählen ihre Siegpunkte und 1 für jede volle Lore zusammen. Münzen, Maschinen, Einstürze und Handkarten bringen nichts.</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>If you cannot play a card</source>
        <translation>Wer keine Karte ausspielen kann</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Who can pay and place none of their hand cards, or has none, draws the top card of the level I deck when all reveal and plays it. This is not allowed while a hand card can be played. Several such draws are made in seat order. If no card of level I is left anywhere, that player plays no card and has no chain reaction this round.</source>
        <translation>Wer keine Handkarte bezahlen und anlegen kann oder keine hat, zieht beim Aufdecken die oberste Karte der Ebene I und spielt sie aus. Das ist nicht erlaubt, solange eine Handkarte ausgespielt werden kann. Mehrere ziehen in der Reihenfolge der Plätze. Ist nirgends mehr eine Karte der Ebene I, wird in dieser Runde keine Karte ausgespielt, und es gibt keine Kettenreaktion.</translation>
    </message>
    <message id="rules/imperial_miners.free-path.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A free path</source>
        <translation>Der Weg nach oben</translation>
    </message>
    <message id="rules/imperial_miners.free-path.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>If two cards touch from above, the player chooses one of them, after seeing what the card below has brought. It may be one that has already acted.</source>
        <translation>Berühren zwei Karten sie von oben, wählst du eine davon, nachdem du gesehen hast, was die untere gebracht hat. Es darf eine sein, die schon gewirkt hat.</translation>
    </message>
    <message id="rules/imperial_miners.free-place.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A free place</source>
        <translation>Ein freier Platz</translation>
    </message>
    <message id="rules/imperial_miners.free-place.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card is placed where no card lies yet.</source>
        <translation>Eine Karte wird angelegt, wo noch keine Karte liegt.</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Gadgets</source>
        <translation>Maschinen</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Some effects put gadgets on cards or count them. A card bears at most three; more than that are not put there.</source>
        <translation>Einige Effekte legen Maschinen auf Karten oder zählen sie. Auf einer Karte liegen höchstens drei; mehr kommen nicht dorthin.</translation>
    </message>
    <message id="rules/imperial_miners.goal.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Goal of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message id="rules/imperial_miners.goal.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>For ten rounds everybody digs a mine of their own, all at the same time. Whoever has the most victory points at the end wins.</source>
        <translation>Zehn Runden lang graben alle gleichzeitig ihre eigene Mine. Wer am Ende die meisten Siegpunkte hat, gewinnt.</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Hand limit</source>
        <translation>Handkartenlimit</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>After a whole activation, a surface effect or an event, a hand holds at most eight cards; the player discards what is too many. An effect inside another waits for the outer one.</source>
        <translation>Nach einer ganzen Aktivierung, einem Effekt des Stolleneingangs oder einem Ereignis sind höchstens acht Karten auf der Hand; was zu viel ist, wird abgeworfen. Ein Effekt innerhalb eines anderen wartet auf den äußeren.</translation>
    </message>
    <message id="rules/imperial_miners.house-set.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The house set</source>
        <translation>Die Hauskarten</translation>
    </message>
    <message id="rules/imperial_miners.house-set.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The printed cards are not part of this program. Its mine cards, events, research boards and surface amounts are our own, made in the numbers, prices and ideas of the rulebook; a small house marks them. A card pack replaces them with the cards of your own box.</source>
        <translation>Die gedruckten Karten sind nicht Teil dieses Programms. Seine Minenkarten, Ereignisse, Entwicklungspläne und Werte des Stolleneingangs sind eigene, gemacht nach den Zahlen, Kosten und Ideen der Spielregel; ein kleines Haus kennzeichnet sie. Ein Kartenpaket ersetzt sie durch die Karten aus deiner eigenen Schachtel.</translation>
    </message>
    <message id="rules/imperial_miners.japanese.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message id="rules/imperial_miners.japanese.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Japanese cards gain by the number of Japanese cards or of different factions in the mine.</source>
        <translation>Japaner-Karten bringen etwas für die Zahl der Japaner-Karten oder der verschiedenen Völker in der Mine.</translation>
    </message>
    <message id="rules/imperial_miners.level-four.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Level IV cards</source>
        <translation>Karten der Ebene IV</translation>
    </message>
    <message id="rules/imperial_miners.level-four.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of level IV are never drawn freely. They come only from research boards and some events.</source>
        <translation>Karten der Ebene IV werden nie frei gezogen. Sie kommen nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are neighbours if their sides touch. A card has at most six: two above, two below, one on each side.</source>
        <translation>Karten sind benachbart, wenn ihre Seiten sich berühren. Eine Karte hat höchstens sechs Nachbarn: zwei oben, zwei unten, je einen auf jeder Seite.</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Once a round</source>
        <translation>Einmal pro Runde</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each card can be activated only once a round, by whatever cause. A card that was already activated is skipped; the chain reaction goes on through it.</source>
        <translation>Jede Karte kann nur einmal pro Runde aktiviert werden, aus welchem Grund auch immer. Eine schon aktivierte Karte wird übersprungen; die Kettenreaktion geht durch sie hindurch.</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Only the stop pays</source>
        <translation>Nur der Halt zählt</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Spaces that are passed give nothing. Only the space where the pickaxe stops is carried out. The lowest space pays nothing when the pickaxe is set there, unless this was agreed before the game for pickaxes that come from a completed board.</source>
        <translation>Übersprungene Felder geben nichts. Nur das Feld, auf dem das Entwicklungsplättchen hält, wird ausgeführt. Das unterste Feld bringt nichts, wenn das Plättchen dorthin gesetzt wird, es sei denn, das wurde vor dem Spiel für Plättchen vereinbart, die von einem abgeschlossenen Plan kommen.</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Effects are optional</source>
        <translation>Effekte sind freiwillig</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The effects of mine cards may be left alone. The chain reaction goes on all the same.</source>
        <translation>Auf die Effekte von Minenkarten darfst du verzichten. Die Kettenreaktion geht trotzdem weiter.</translation>
    </message>
    <message id="rules/imperial_miners.own-card.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of one's own hand</source>
        <translation>Karten der eigenen Hand</translation>
    </message>
    <message id="rules/imperial_miners.own-card.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Only cards of one's own hand can be played or discarded.</source>
        <translation>Nur Karten der eigenen Hand können ausgespielt oder abgeworfen werden.</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Your own mine only</source>
        <translation>Nur die eigene Mine</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>No effect looks at or changes the mine of another player.</source>
        <translation>Kein Effekt betrachtet oder verändert eine fremde Mine.</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The pickaxe</source>
        <translation>Das Entwicklungsplättchen</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each player has one pickaxe. It stands below the research boards at first, later on a space of one of them. Pickaxes do not hinder each other.</source>
        <translation>Alle haben ein Entwicklungsplättchen. Es steht zuerst unter den Entwicklungsplänen, später auf einem ihrer Felder. Entwicklungsplättchen behindern einander nicht.</translation>
    </message>
    <message id="rules/imperial_miners.points.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message id="rules/imperial_miners.points.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Victory points are gained at once and are never lost.</source>
        <translation>Siegpunkte erhältst du sofort und verlierst sie nie.</translation>
    </message>
    <message id="rules/imperial_miners.price.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of a card</source>
        <translation>Die Kosten einer Karte</translation>
    </message>
    <message id="rules/imperial_miners.price.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of a card is paid in coins when it is revealed, before the card acts. Reductions never lower it below 0.</source>
        <translation>Die Kosten einer Karte werden beim Aufdecken in Münzen bezahlt, bevor sie wirkt. Ermäßigungen senken sie nie unter 0.</translation>
    </message>
    <message id="rules/imperial_miners.research.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Research</source>
        <translation>Die Entwicklung</translation>
    </message>
    <message id="rules/imperial_miners.research.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>To research means to move the pickaxe up by at most so many spaces, but at least one. The first time, the player chooses a board; setting the pickaxe on its lowest space costs no step.</source>
        <translation>Entwickeln heißt, das Entwicklungsplättchen um höchstens so viele Felder nach oben zu bewegen, aber um mindestens eines. Beim ersten Mal wählst du einen Entwicklungsplan; das Plättchen auf dessen unterstes Feld zu setzen kostet keinen Schritt.</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An empty deck</source>
        <translation>Ein leerer Stapel</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When a card is needed and its deck is empty, the discard pile of that level is shuffled and becomes the new deck. If both are empty, there is no card.</source>
        <translation>Wird eine Karte gebraucht und ist ihr Stapel leer, wird der Ablagestapel dieser Ebene gemischt und ist der neue Stapel. Sind beide leer, gibt es keine Karte.</translation>
    </message>
    <message id="rules/imperial_miners.reveal.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Revealing</source>
        <translation>Das Aufdecken</translation>
    </message>
    <message id="rules/imperial_miners.reveal.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When all have chosen, the cards are shown and their prices paid.</source>
        <translation>Haben alle gewählt, werden die Karten aufgedeckt und ihre Kosten bezahlt.</translation>
    </message>
    <message id="rules/imperial_miners.romans.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message id="rules/imperial_miners.romans.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Romans gain by how cards touch and by full carts, and many of them place cart tokens.</source>
        <translation>Römer bringen etwas dafür, wie Karten sich berühren, und für volle Loren, und viele legen Lorenmarker.</translation>
    </message>
    <message id="rules/imperial_miners.round.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message id="rules/imperial_miners.round.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The game has ten rounds. In each, an event is turned up for all; then comes the mine phase, in which everybody plays one card and activates cards, all at the same time.</source>
        <translation>Das Spiel hat zehn Runden. In jeder wird ein Ereignis für alle aufgedeckt; dann kommt die Minenphase, in der alle gleichzeitig eine Karte ausspielen und Karten aktivieren.</translation>
    </message>
    <message id="rules/imperial_miners.row.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The row of a card</source>
        <translation>Die Reihe einer Karte</translation>
    </message>
    <message id="rules/imperial_miners.row.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card lies in the row of its level: level I directly under the surface, level II under level I, and so on. Each row may hold any number of cards. A placed card stays where it is.</source>
        <translation>Eine Karte liegt in der Reihe ihrer Ebene: Ebene I direkt unter der Oberfläche, Ebene II unter Ebene I und so weiter. Jede Reihe kann beliebig viele Karten enthalten. Eine angelegte Karte bleibt liegen.</translation>
    </message>
    <message id="rules/imperial_miners.scots.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message id="rules/imperial_miners.scots.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Scots spend coins for strong effects. The price of such an effect is 1 coin lower for each Scot card in the mine, the acting one included, but never below 0.</source>
        <translation>Schotten geben Münzen für starke Effekte aus. Die Kosten eines solchen Effekts sinken um 1 Münze für jede Schotten-Karte in der Mine, die wirkende eingeschlossen, aber nie unter 0.</translation>
    </message>
    <message id="rules/imperial_miners.setup.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/imperial_miners.setup.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each research board shows one of its sides at random. The mine cards of each level form a deck; those of level IV are all alike and need no shuffling. Ten of the 18 events, unseen, form the event deck. Everybody has a surface board, and a pickaxe below the research boards. Nobody starts with coins.</source>
        <translation>Jeder Entwicklungsplan zeigt zufällig eine seiner Seiten. Die Minenkarten jeder Ebene bilden einen Stapel; die der Ebene IV sind alle gleich und müssen nicht gemischt werden. Zehn der 18 Ereignisse bilden ungesehen den Ereignisstapel. Alle haben einen Stolleneingang und ein Entwicklungsplättchen unter den Entwicklungsplänen. Niemand beginnt mit Münzen.</translation>
    </message>
    <message id="rules/imperial_miners.solo.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Playing alone</source>
        <translation>Das Solospiel</translation>
    </message>
    <message id="rules/imperial_miners.solo.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The same rules hold for one player. The score earns a title: up to 34 navvy, 35 to 45 tunnel digger, 46 to 55 novice miner, 56 to 60 mining engineer, 61 to 65 veteran hewer, from 66 king of the deep.</source>
        <translation>Allein gelten dieselben Regeln. Der Punktestand bringt einen Titel: bis 34 Hilfskraft, 35 bis 45 Lehrling im Stollen, 46 bis 55 Nachwuchs unter Tage, 56 bis 60 Bergbau-Fachkraft, 61 bis 65 Urgestein, ab 66 Hoheit der Tiefe.</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Special activations</source>
        <translation>Besondere Aktivierungen</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Some effects activate a chosen card of your own mine. Only that card acts; no chain reaction follows. It counts as the card's one activation of the round. Special activations may lead to further ones.</source>
        <translation>Einige Effekte aktivieren eine gewählte Karte der eigenen Mine. Nur diese Karte wirkt; es folgt keine Kettenreaktion. Das zählt als ihre eine Aktivierung in dieser Runde. Besondere Aktivierungen können zu weiteren führen.</translation>
    </message>
    <message id="rules/imperial_miners.staggered.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Staggered rows</source>
        <translation>Versetzte Reihen</translation>
    </message>
    <message id="rules/imperial_miners.staggered.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each row is shifted by half a card, so that a card can touch two cards above and two below.</source>
        <translation>Jede Reihe ist um eine halbe Karte versetzt, so dass eine Karte zwei Karten darüber und zwei darunter berühren kann.</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Starting hand</source>
        <translation>Starthandkarten</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Everybody is dealt 2 cards of level I, 3 of level II and 3 of level III, keeps four of these eight and discards the others. For a first game: 2 of each, and all six are kept.</source>
        <translation>Alle erhalten 2 Karten der Ebene I, 3 der Ebene II und 3 der Ebene III, behalten vier dieser acht und werfen die anderen ab. Für das erste Spiel: je 2, und alle sechs werden behalten.</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Staying on a board</source>
        <translation>Auf einem Plan bleiben</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The pickaxe stays on its board until that board is completed.</source>
        <translation>Das Entwicklungsplättchen bleibt auf seinem Plan, bis dieser abgeschlossen ist.</translation>
    </message>
    <message id="rules/imperial_miners.supply.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Unlimited supply</source>
        <translation>Unbegrenzter Vorrat</translation>
    </message>
    <message id="rules/imperial_miners.supply.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins, victory points, gadgets, cave-ins and cart tokens never run out. Cards do.</source>
        <translation>Münzen, Siegpunkte, Maschinen, Einstürze und Lorenmarker gehen nie aus. Karten schon.</translation>
    </message>
    <message id="rules/imperial_miners.surface.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The surface</source>
        <translation>Die Oberfläche</translation>
    </message>
    <message id="rules/imperial_miners.surface.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When the chain reaction reaches the surface, one of its three effects is chosen and carried out; this may not be left out. Then the mine phase of this player ends.</source>
        <translation>Erreicht die Kettenreaktion die Oberfläche, wird einer der drei Effekte des Stolleneingangs gewählt und ausgeführt; darauf darf niemand verzichten. Damit endet deine Minenphase.</translation>
    </message>
    <message id="rules/imperial_miners.ties.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message id="rules/imperial_miners.ties.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Among equal scores the player with more coins left wins, then the one with more full carts. If these are equal too, the victory is shared.</source>
        <translation>Bei gleichem Punktestand gewinnt, wer mehr Münzen übrig hat, danach, wer mehr volle Loren hat. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message id="rules/imperial_miners.tokens.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Tokens lie on cards</source>
        <translation>Marker liegen auf Karten</translation>
    </message>
    <message id="rules/imperial_miners.tokens.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Gadgets and cave-ins lie on cards of a mine.</source>
        <translation>Maschinen und Einstürze liegen auf Karten einer Mine.</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Touching the row above</source>
        <translation>Die Reihe darüber berühren</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each card must touch at least one card in the row above. So a card cannot be played while there is no free place under a card of the level above.</source>
        <translation>Jede Karte muss mindestens eine Karte in der Reihe darüber berühren. Eine Karte kann also nicht ausgespielt werden, solange unter keiner Karte der Ebene darüber ein Platz frei ist.</translation>
    </message>
</context>
<context>
    <name>rules/table</name>
    <message id="rules/table.accepted-kinds.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces and places</source>
        <translation>Spielteile und ihre Stellen</translation>
    </message>
    <message id="rules/table.accepted-kinds.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each place holds only the kinds of pieces that belong there.</source>
        <translation>An jeder Stelle liegen nur Spielteile, die dorthin gehören.</translation>
    </message>
    <message id="rules/table.answer-items.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Only listed items</source>
        <translation>Nur, was aufgeführt ist</translation>
    </message>
    <message id="rules/table.answer-items.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question over several items is answered with these items, each of them once, or with a number for each.</source>
        <translation>Eine Frage zu mehreren Dingen wird mit eben diesen beantwortet, jedes einmal, oder mit einer Zahl für jedes.</translation>
    </message>
    <message id="rules/table.answer-number.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>How many items</source>
        <translation>Wie viele</translation>
    </message>
    <message id="rules/table.answer-number.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question over several items says how many may be chosen, or what the numbers add up to.</source>
        <translation>Eine Frage zu mehreren Dingen sagt, wie viele gewählt werden können oder was die Zahlen zusammen ergeben.</translation>
    </message>
    <message id="rules/table.capacity.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Room in a place</source>
        <translation>Platz an einer Stelle</translation>
    </message>
    <message id="rules/table.capacity.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A place holds no more pieces than there is room for.</source>
        <translation>An einer Stelle liegen nicht mehr Spielteile, als Platz haben.</translation>
    </message>
    <message id="rules/table.countable.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>What is counted where</source>
        <translation>Was wo gezählt wird</translation>
    </message>
    <message id="rules/table.countable.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each kind of counter lies only in the places that are meant for it.</source>
        <translation>Jede Art von Marker liegt nur an den Stellen, die für sie gedacht sind.</translation>
    </message>
    <message id="rules/table.finite.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Nothing from nowhere</source>
        <translation>Nichts kommt aus dem Nichts</translation>
    </message>
    <message id="rules/table.finite.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Counters of which the box holds a fixed number come from a place of the table and go to another one.</source>
        <translation>Marker, von denen die Schachtel eine feste Zahl enthält, kommen von einer Stelle des Tisches und gehen an eine andere.</translation>
    </message>
    <message id="rules/table.foreign-piece.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces of others</source>
        <translation>Fremde Spielteile</translation>
    </message>
    <message id="rules/table.foreign-piece.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces that belong to somebody else are moved only where a rule says so.</source>
        <translation>Spielteile, die anderen gehören, werden nur versetzt, wo eine Regel es sagt.</translation>
    </message>
    <message id="rules/table.free-hands.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Free hands</source>
        <translation>Freie Hand</translation>
    </message>
    <message id="rules/table.free-hands.text">
        <location filename="../engine/core/rules.toml"/>
        <source>With free hands anything can be moved anywhere. Every step is written down and can be taken back.</source>
        <translation>Mit freier Hand lässt sich alles überallhin versetzen. Jeder Schritt wird festgehalten und lässt sich zurücknehmen.</translation>
    </message>
    <message id="rules/table.game-over.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="rules/table.game-over.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After the final scoring nothing moves any more. Take steps back or try out a what-if branch.</source>
        <translation>Nach der Schlusswertung bewegt sich nichts mehr. Nimm Schritte zurück oder probiere in einem Zweig aus, was wäre, wenn.</translation>
    </message>
    <message id="rules/table.known-piece.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces of the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message id="rules/table.known-piece.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only the pieces that come with the game can be used. All of them are on the table or in the box.</source>
        <translation>Nur die Spielteile, die zum Spiel gehören, können verwendet werden. Sie alle sind auf dem Tisch oder in der Schachtel.</translation>
    </message>
    <message id="rules/table.known-place.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Places of the table</source>
        <translation>Die Stellen des Tisches</translation>
    </message>
    <message id="rules/table.known-place.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A piece can be laid only in a place of this table.</source>
        <translation>Ein Spielteil lässt sich nur an einer Stelle dieses Tisches ablegen.</translation>
    </message>
    <message id="rules/table.not-asked.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Only what is asked</source>
        <translation>Nur, wonach gefragt ist</translation>
    </message>
    <message id="rules/table.not-asked.text">
        <location filename="../engine/core/rules.toml"/>
        <source>The game asks one thing at a time. A piece that the present question is not about stays where it is.</source>
        <translation>Das Spiel fragt immer nur eines. Ein Spielteil, nach dem nicht gefragt ist, bleibt, wo es ist.</translation>
    </message>
    <message id="rules/table.not-your-turn.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Somebody else is choosing</source>
        <translation>Jetzt wählt jemand anders</translation>
    </message>
    <message id="rules/table.not-your-turn.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only the seat that is asked can answer. The others can look around, read and plan.</source>
        <translation>Antworten kann nur, wer gefragt ist. Alle anderen können sich umsehen, lesen und planen.</translation>
    </message>
    <message id="rules/table.playable.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>A position that can be played</source>
        <translation>Eine spielbare Stellung</translation>
    </message>
    <message id="rules/table.playable.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After free hands a position can be taken as it is, although it breaks rules, if the game can go on from it. What the game itself builds on has to be settled first: that every piece lies where its kind belongs, and that the steps which come next find what they need.</source>
        <translation>Nach freier Hand kann eine Stellung bleiben, wie sie ist, auch wenn sie Regeln bricht, sofern das Spiel aus ihr weitergehen kann. Worauf das Spiel selbst baut, muss vorher geregelt werden: dass jedes Teil dort liegt, wo seine Art hingehört, und dass die nächsten Schritte finden, was sie brauchen.</translation>
    </message>
    <message id="rules/table.possible-number.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Possible numbers</source>
        <translation>Mögliche Zahlen</translation>
    </message>
    <message id="rules/table.possible-number.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Counts, positions and turns have bounds that hands keep as well.</source>
        <translation>Anzahlen, Positionen und Drehungen haben Grenzen, die auch für die freie Hand gelten.</translation>
    </message>
    <message id="rules/table.resume-point.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Where play goes on</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message id="rules/table.resume-point.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After free hands play goes on where it was, or at a point that the game offers: the start of a phase or of somebody's turn.</source>
        <translation>Nach der freien Hand geht es weiter, wo ihr wart, oder bei einem Einstieg, den das Spiel anbietet: am Anfang einer Phase oder dort, wo jemand an die Reihe kommt.</translation>
    </message>
    <message id="rules/table.sandbox-only.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Hands are free in the sandbox</source>
        <translation>Gegen die Regeln nur mit freier Hand</translation>
    </message>
    <message id="rules/table.sandbox-only.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces can be moved against the rules only after switching to free hands.</source>
        <translation>Gegen die Regeln lassen sich Spielteile nur mit freier Hand versetzen.</translation>
    </message>
    <message id="rules/table.shuffled-places.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>What is shuffled</source>
        <translation>Was gemischt wird</translation>
    </message>
    <message id="rules/table.shuffled-places.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only piles whose order is secret are shuffled.</source>
        <translation>Nur Stapel, deren Reihenfolge geheim ist, werden gemischt.</translation>
    </message>
    <message id="rules/table.stale-question.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>One answer to a question</source>
        <translation>Eine Antwort auf eine Frage</translation>
    </message>
    <message id="rules/table.stale-question.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each question is answered once. An answer that comes later than the next question is not taken.</source>
        <translation>Jede Frage wird einmal beantwortet. Eine Antwort, die nach der nächsten Frage kommt, gilt nicht mehr.</translation>
    </message>
    <message id="rules/table.strict-only.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Answers need strict play</source>
        <translation>Antworten nur im strengen Modus</translation>
    </message>
    <message id="rules/table.strict-only.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question of the game is answered in strict play. With free hands the game waits.</source>
        <translation>Fragen des Spiels werden im strengen Modus beantwortet. Bei freier Hand wartet das Spiel.</translation>
    </message>
    <message id="rules/table.strict.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Strict play</source>
        <translation>Strenger Modus</translation>
    </message>
    <message id="rules/table.strict.text">
        <location filename="../engine/core/rules.toml"/>
        <source>In strict play only what the rules of the game allow is possible, and everything else is explained.</source>
        <translation>Im strengen Modus geht nur, was die Regeln des Spiels erlauben; alles andere wird erklärt.</translation>
    </message>
    <message id="rules/table.undo-own-lane.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Taking back one's own step</source>
        <translation>Den eigenen Schritt zurücknehmen</translation>
    </message>
    <message id="rules/table.undo-own-lane.text">
        <location filename="../engine/core/rules.toml"/>
        <source>While several seats act at the same time, each takes back its own last step. This is not possible when a later step of another seat depends on it.</source>
        <translation>Solange mehrere gleichzeitig handeln, nimmt jede Person ihren eigenen letzten Schritt zurück. Das geht nicht, wenn ein späterer Schritt einer anderen Person darauf aufbaut.</translation>
    </message>
</context>
<context>
    <name>rules/underwater_cities</name>
    <message id="rules/underwater_cities.action-card-limit.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>No more than four action cards</source>
        <translation>Höchstens vier Aktionskarten</translation>
    </message>
    <message id="rules/underwater_cities.action-card-limit.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Before a fifth action card is laid out, an older one is discarded, the assistant included. If it was ready, its action may be used at once.</source>
        <translation>Bevor eine fünfte Aktionskarte ausgelegt wird, wird eine ältere abgeworfen, der Persönliche Assistent eingeschlossen. War sie verfügbar, darf ihre Aktion sofort genutzt werden.</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An action card is used through a slot or a card with that sign, once per era; it is then turned. A card laid out in this turn may be used at once.</source>
        <translation>Eine Aktionskarte wird durch einen Aktionsplatz oder eine Karte mit diesem Zeichen genutzt, einmal pro Ära; dann wird sie gedreht. Eine in diesem Zug ausgelegte Karte darf sofort genutzt werden.</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Action tiles</source>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each player has three action tiles, one for each turn of a round. At the end of the round they come back.</source>
        <translation>Alle haben drei Aktionsplättchen, eines für jeden Zug einer Runde. Am Rundenende kommen sie zurück.</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Biomatter instead</source>
        <translation>Biomasse als Ersatz</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>When building, 1 biomatter may replace 1 kelp or 1 steelplast, also of a surcharge.</source>
        <translation>Beim Bauen darf 1 Biomasse 1 Tang oder 1 Stahlplastik ersetzen, auch bei einer Zusatzzahlung.</translation>
    </message>
    <message id="rules/underwater_cities.blocks.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Card first or slot first</source>
        <translation>Zuerst die Karte oder der Aktionsplatz</translation>
    </message>
    <message id="rules/underwater_cities.blocks.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You choose which comes first. One is finished before the other begins; their parts are never mixed.</source>
        <translation>Du wählst, was zuerst kommt. Das eine wird beendet, bevor das andere beginnt; ihre Teile werden nie vermischt.</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Where the blue metropolises lie</source>
        <translation>Wo die blauen Metropolen liegen</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The two blue metropolises are dealt at random to their corners. If it was agreed, each player chooses which of the two lies where.</source>
        <translation>Die zwei blauen Metropolen werden zufällig auf ihre Ecken verteilt. War es so vereinbart, wählen alle selbst, welche der beiden wo liegt.</translation>
    </message>
    <message id="rules/underwater_cities.brown.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The brown metropolis</source>
        <translation>Die braune Metropole</translation>
    </message>
    <message id="rules/underwater_cities.brown.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If both its tunnels are built, it scores at the end what it says: metropolises, sets of upgraded structures, tunnels at cities, cities, or Special cards played and paid.</source>
        <translation>Sind ihre beiden Tunnel gebaut, zählt sie bei Spielende, was sie sagt: Metropolen, Sätze aufgewerteter Strukturen, Tunnel an Städten, Städte oder ausgespielte und bezahlte Spezialkarten.</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Build and upgrade</source>
        <translation>Bauen und aufwerten</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>This part is one: a structure is built for its usual cost and then upgraded for 1 science. It cannot be built without upgrading it.</source>
        <translation>Dieser Teil ist unteilbar: Eine Struktur wird zu den üblichen Kosten gebaut und dann für 1 Wissenschaft aufgewertet. Ohne Aufwertung kann sie nicht gebaut werden.</translation>
    </message>
    <message id="rules/underwater_cities.build.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message id="rules/underwater_cities.build.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Pieces are built one after the other; each may open sites for the next. If an effect builds several, you may build fewer, but at least one.</source>
        <translation>Gebaut wird nacheinander; jedes Teil kann Bauplätze für das nächste eröffnen. Baut ein Effekt mehrere, darfst du weniger bauen, aber mindestens eines.</translation>
    </message>
    <message id="rules/underwater_cities.building.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building farms, plants and laboratories</source>
        <translation>Farmen, Anlagen und Labore bauen</translation>
    </message>
    <message id="rules/underwater_cities.building.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A building needs an empty site at one of your cities, or at a city site where you could build a city now.</source>
        <translation>Ein Gebäude braucht einen leeren Gebäudebauplatz an einer deiner Städte oder an einem Stadtbauplatz, auf dem du jetzt eine Stadt bauen könntest.</translation>
    </message>
    <message id="rules/underwater_cities.card-block.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Using the card</source>
        <translation>Die Karte nutzen</translation>
    </message>
    <message id="rules/underwater_cities.card-block.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An instant card is carried out and discarded. Permanent, action, production and end-scoring cards are laid out in front of you and hold from then on. You may leave a card unused. A Special card is paid for when its turn comes.</source>
        <translation>Eine Soforteffekt-Karte wird ausgeführt und abgeworfen. Karten mit dauerhaftem Effekt, Aktions-, Produktions- und Schlusswertungskarten legst du vor dir aus; sie gelten von da an. Du darfst eine Karte ungenutzt lassen. Eine Spezialkarte wird bezahlt, wenn sie an der Reihe ist.</translation>
    </message>
    <message id="rules/underwater_cities.change-output.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Changing the output</source>
        <translation>Den Ertrag umwandeln</translation>
    </message>
    <message id="rules/underwater_cities.change-output.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Some production cards let you change part of what your network has just produced.</source>
        <translation>Mit einigen Produktionskarten darfst du einen Teil dessen umwandeln, was dein Netzwerk gerade erzeugt hat.</translation>
    </message>
    <message id="rules/underwater_cities.choice.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>One or the other</source>
        <translation>Das eine oder das andere</translation>
    </message>
    <message id="rules/underwater_cities.choice.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Of effects joined by “or” exactly one is carried out.</source>
        <translation>Von Effekten, die durch „oder“ verbunden sind, wird genau einer ausgeführt.</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Choosing a slot</source>
        <translation>Einen Aktionsplatz wählen</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Put an action tile on a coloured slot that nobody occupies this round, or on the slot that is always available.</source>
        <translation>Lege ein Aktionsplättchen auf einen farbigen Aktionsplatz, der in dieser Runde nicht besetzt ist, oder auf den jederzeit verfügbaren Aktionsplatz.</translation>
    </message>
    <message id="rules/underwater_cities.city.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building a city</source>
        <translation>Eine Stadt bauen</translation>
    </message>
    <message id="rules/underwater_cities.city.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city needs an empty city site that shares a tunnel site, built or not, with one of your cities. It need not be connected.</source>
        <translation>Eine Stadt braucht einen leeren Stadtbauplatz, der mit einer deiner Städte einen Tunnelbauplatz teilt, gebaut oder nicht. Sie muss nicht verbunden sein.</translation>
    </message>
    <message id="rules/underwater_cities.cloning.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The action cloning tile</source>
        <translation>Das Aktionskopie-Plättchen</translation>
    </message>
    <message id="rules/underwater_cities.cloning.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>With four players, once per round, you may pay 1 credit, take the tile and choose a coloured slot that another player occupies and you do not.</source>
        <translation>Zu viert darfst du einmal pro Runde 1 Credit bezahlen, das Plättchen nehmen und einen farbigen Aktionsplatz wählen, den jemand anders besetzt und du nicht.</translation>
    </message>
    <message id="rules/underwater_cities.colour.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Matching colours</source>
        <translation>Passende Farben</translation>
    </message>
    <message id="rules/underwater_cities.colour.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If card and slot have the same colour, both are carried out. If they differ, or on the slot that is always available, only the slot counts and the card is discarded.</source>
        <translation>Passt die Farbe von Karte und Aktionsplatz, wird beides ausgeführt. Passt sie nicht, oder auf dem jederzeit verfügbaren Aktionsplatz, zählt nur der Platz, und die Karte wird abgeworfen.</translation>
    </message>
    <message id="rules/underwater_cities.conditions.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message id="rules/underwater_cities.conditions.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A condition must hold at the moment the effect is carried out. Pieces are counted only if they are connected; a space of the Federation track means exactly that space.</source>
        <translation>Eine Bedingung muss in dem Augenblick gelten, in dem der Effekt ausgeführt wird. Gezählt wird nur, was verbunden ist; ein Feld der Staatenbund-Leiste meint genau dieses Feld.</translation>
    </message>
    <message id="rules/underwater_cities.contracts.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Government contracts</source>
        <translation>Regierungsaufträge</translation>
    </message>
    <message id="rules/underwater_cities.contracts.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever meets all conditions of an open contract may take it at once and gains what it gives. It is not replaced.</source>
        <translation>Wer alle Bedingungen eines offenen Regierungsauftrags erfüllt, darf ihn sofort nehmen und erhält, was er gibt. Er wird nicht ersetzt.</translation>
    </message>
    <message id="rules/underwater_cities.convert.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Making a city symbiotic</source>
        <translation>Eine Stadt symbiotisch machen</translation>
    </message>
    <message id="rules/underwater_cities.convert.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The dome of a city is exchanged for a symbiotic one from the supply. Bonus and surcharge of the site are not repeated.</source>
        <translation>Die Kuppel einer Stadt wird gegen eine symbiotische aus dem Vorrat getauscht. Bonus und Zusatzzahlung des Bauplatzes wiederholen sich nicht.</translation>
    </message>
    <message id="rules/underwater_cities.cost.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message id="rules/underwater_cities.cost.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city costs 2 steelplast, 1 kelp and 1 credit, a symbiotic one 1 steelplast, 1 kelp, 1 biomatter and 2 credits, a farm 1 kelp, a desalination plant 1 credit, a laboratory 1 steelplast, a tunnel 1 steelplast and 1 credit. A stated price replaces this, discounts are taken off, never below 0, and the surcharge of a site is added.</source>
        <translation>Eine Stadt kostet 2 Stahlplastik, 1 Tang und 1 Credit, eine symbiotische 1 Stahlplastik, 1 Tang, 1 Biomasse und 2 Credits, eine Farm 1 Tang, eine Entsalzungsanlage 1 Credit, ein Labor 1 Stahlplastik, ein Tunnel 1 Stahlplastik und 1 Credit. Angegebene Kosten treten an deren Stelle, Ermäßigungen werden abgezogen, nie unter 0, und die Zusatzzahlung des Bauplatzes kommt hinzu.</translation>
    </message>
    <message id="rules/underwater_cities.discard.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message id="rules/underwater_cities.discard.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cards of the present era go to the discard pile, cards of an earlier era leave the game. Special cards for one or two credits go under their deck, those for three leave the game.</source>
        <translation>Karten der laufenden Ära kommen auf den Ablagestapel, Karten einer früheren Ära verlassen das Spiel. 1- oder 2-Credit-Spezialkarten kommen unter ihr Deck, 3-Credit-Spezialkarten verlassen das Spiel.</translation>
    </message>
    <message id="rules/underwater_cities.discount.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discounts</source>
        <translation>Ermäßigungen</translation>
    </message>
    <message id="rules/underwater_cities.discount.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Several discounts add up, also on a stated price. No part of a cost falls below 0, and nothing is refunded.</source>
        <translation>Mehrere Ermäßigungen werden zusammengezählt, auch bei angegebenen Kosten. Kein Teil der Kosten fällt unter 0, und nichts wird erstattet.</translation>
    </message>
    <message id="rules/underwater_cities.draw.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/underwater_cities.draw.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cards come from the deck of the present era. When it is empty, its discards are shuffled into a new one.</source>
        <translation>Karten kommen vom Deck der laufenden Ära. Ist es leer, werden seine abgeworfenen Karten zu einem neuen gemischt.</translation>
    </message>
    <message id="rules/underwater_cities.effects.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message id="rules/underwater_cities.effects.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An effect does what its words say, for your own board only. Nothing works in another player's turn.</source>
        <translation>Ein Effekt tut, was seine Worte sagen, nur auf deinem eigenen Spielerbogen. In einem fremden Zug wirkt nichts.</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End-scoring cards</source>
        <translation>Schlusswertungskarten</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>They give points for what you have connected. Some let you give up goods for points, as often as the card allows and you like.</source>
        <translation>Sie geben Punkte für das, was du verbunden hast. Bei einigen darfst du Güter für Punkte abgeben, so oft die Karte es erlaubt und du willst.</translation>
    </message>
    <message id="rules/underwater_cities.end-round.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End of the round</source>
        <translation>Das Rundenende</translation>
    </message>
    <message id="rules/underwater_cities.end-round.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>All action tiles come back, the cloning tile too. A new order of play is made, all Federation markers go below the track, and the round counter advances.</source>
        <translation>Alle Aktionsplättchen kehren zurück, auch das Aktionskopie-Plättchen. Eine neue Zugfolge wird gebildet, alle Anzeiger der Staatenbund-Leiste kommen darunter, und der Rundenzähler rückt weiter.</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End of the turn</source>
        <translation>Das Zugende</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Effects of the end of a turn come first, then you draw one card.</source>
        <translation>Zuerst kommen die Effekte am Zugende, dann ziehst du eine Karte.</translation>
    </message>
    <message id="rules/underwater_cities.exchange.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Exchange</source>
        <translation>Der Tausch</translation>
    </message>
    <message id="rules/underwater_cities.exchange.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Give one side and take the other, in the direction you like, once and in the printed amounts.</source>
        <translation>Gib die eine Seite ab und nimm die andere, in der Richtung, die du willst, einmal und in den gedruckten Mengen.</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Expansion sites</source>
        <translation>Erweiterungsbauplätze</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each city has one expansion site. Only effects that say so build there.</source>
        <translation>Jede Stadt hat einen Erweiterungsbauplatz. Dort bauen nur Effekte, die das sagen.</translation>
    </message>
    <message id="rules/underwater_cities.features.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Special sites of the advanced boards</source>
        <translation>Besondere Bauplätze der Expertenseite</translation>
    </message>
    <message id="rules/underwater_cities.features.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A doubled building site gives its output twice, a tripled tunnel three times. A symbiotic city on its special site gives 6 points instead of 2; another city site gives 6 points when it is built. Two marked tunnels together give 2 credits, a marked tunnel makes its metropolis give 2 points.</source>
        <translation>Ein verdoppelter Gebäudebauplatz gibt seinen Ertrag zweimal, ein verdreifachter Tunnel dreimal. Eine symbiotische Stadt auf ihrem besonderen Bauplatz gibt 6 statt 2 Punkte; ein anderer Stadtbauplatz gibt 6 Punkte, wenn er bebaut wird. Zwei markierte Tunnel zusammen geben 2 Credits, ein markierter Tunnel lässt seine Metropole 2 Punkte geben.</translation>
    </message>
    <message id="rules/underwater_cities.federation.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The Federation track</source>
        <translation>Die Staatenbund-Leiste</translation>
    </message>
    <message id="rules/underwater_cities.federation.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each space entered pays: nothing, 1 credit, 1 steelplast, 1 point. Each step past the first space is a point, and the marker goes on top of the others.</source>
        <translation>Die Felder bringen beim Betreten der Reihe nach: nichts, 1 Credit, 1 Stahlplastik, 1 Punkt. Jeder Schritt über das erste Feld hinaus bringt einen Punkt, und der Anzeiger kommt oben auf die anderen.</translation>
    </message>
    <message id="rules/underwater_cities.feeding.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Feeding the cities</source>
        <translation>Das Ernähren der Städte</translation>
    </message>
    <message id="rules/underwater_cities.feeding.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each connected city eats 1 kelp; when there is none, 1 biomatter; when there is none either, you lose 3 points, never below 0.</source>
        <translation>Jede verbundene Stadt verbraucht 1 Tang; ist keiner da, 1 Biomasse; ist auch davon nichts da, verlierst du 3 Punkte, nie unter 0.</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Final scoring</source>
        <translation>Die Schlusswertung</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The brown metropolis scores if it is connected, then the end-scoring cards. Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings. Biomatter becomes 2 credits; every four goods give a point. What is not connected does not count.</source>
        <translation>Die braune Metropole zählt, wenn sie verbunden ist, dann die Schlusswertungskarten. Jede verbundene Stadt gibt 2, 3, 4 oder 6 Punkte für 0, 1, 2 oder 3 Arten von Gebäuden. Biomasse wird zu 2 Credits; je vier Güter geben einen Punkt. Was nicht verbunden ist, zählt nicht.</translation>
    </message>
    <message id="rules/underwater_cities.gain.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Gaining goods</source>
        <translation>Güter erhalten</translation>
    </message>
    <message id="rules/underwater_cities.gain.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Credits, kelp, steelplast, science, biomatter and points come from the supply, which never runs out. “Different” means that no two are of the same kind.</source>
        <translation>Credits, Tang, Stahlplastik, Wissenschaft, Biomasse und Punkte kommen aus dem Vorrat, der nie ausgeht. „Verschieden“ heißt, dass keine zwei von derselben Art sind.</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Hand limit</source>
        <translation>Das Handkartenlimit</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>At the start of your turn you keep three cards, one more for each card that says so. At any other time you may hold more.</source>
        <translation>Zu Beginn deines Zuges behältst du drei Karten, eine mehr für jede Karte, die das sagt. Sonst darfst du mehr auf der Hand haben.</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>House cards</source>
        <translation>Hauskarten</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Only some of the printed cards are part of this program; a small house marks the others. Those are our own, made so that the decks have the sizes, colours and strengths of the rulebook. A card pack replaces them with the cards of your own box.</source>
        <translation>Nur ein Teil der gedruckten Karten ist in diesem Programm enthalten; die übrigen kennzeichnet ein kleines Haus. Sie sind eigene, so gemacht, dass die Decks in Größe, Farben und Stärke der Spielregel entsprechen. Ein Kartenpaket ersetzt sie durch die Karten aus deiner eigenen Schachtel.</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Leftover goods</source>
        <translation>Übrige Güter</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each biomatter becomes 2 credits. Then every four of credits, kelp, science and steelplast together give a point; the rest is void.</source>
        <translation>Jede Biomasse wird zu 2 Credits. Dann geben je vier aus Credits, Tang, Wissenschaft und Stahlplastik zusammen einen Punkt; der Rest verfällt.</translation>
    </message>
    <message id="rules/underwater_cities.limited.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Limited pieces</source>
        <translation>Begrenzte Teile</translation>
    </message>
    <message id="rules/underwater_cities.limited.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>There are 46 tunnels, 17 domes for cities and, by the number of players, 7, 10 or 13 for symbiotic cities. When they are gone, none can be built.</source>
        <translation>Es gibt 46 Tunnel, 17 Kuppeln für Städte und je nach Zahl der Mitspielenden 7, 10 oder 13 für symbiotische Städte. Sind sie aufgebraucht, kann keine mehr gebaut werden.</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A blue metropolis is connected by its one tunnel and gives its goods at once, some also in each Production. The brown one needs both its tunnels and scores at the end. One gained in play counts as connected.</source>
        <translation>Eine blaue Metropole wird durch ihren einen Tunnel verbunden und gibt ihre Güter sofort, manche auch in jeder Produktion. Die braune braucht beide Tunnel und zählt bei Spielende. Eine im Spiel erhaltene gilt als verbunden.</translation>
    </message>
    <message id="rules/underwater_cities.network-score.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Scoring the network</source>
        <translation>Die Wertung des Netzwerks</translation>
    </message>
    <message id="rules/underwater_cities.network-score.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings at it.</source>
        <translation>Jede verbundene Stadt gibt 2, 3, 4 oder 6 Punkte für 0, 1, 2 oder 3 Arten von Gebäuden an ihr.</translation>
    </message>
    <message id="rules/underwater_cities.network.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Your network</source>
        <translation>Dein Netzwerk</translation>
    </message>
    <message id="rules/underwater_cities.network.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city is connected if built tunnels join it to the start city; empty city sites on the way do not matter. A building is connected with its city. What is not connected produces nothing, needs no food and scores nothing.</source>
        <translation>Eine Stadt ist verbunden, wenn gebaute Tunnel sie mit der Start-Stadt verbinden; leere Stadtbauplätze auf dem Weg stören nicht. Ein Gebäude ist mit seiner Stadt verbunden. Was nicht verbunden ist, erzeugt nichts, braucht keine Nahrung und zählt nicht.</translation>
    </message>
    <message id="rules/underwater_cities.new-era.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A new era</source>
        <translation>Eine neue Ära</translation>
    </message>
    <message id="rules/underwater_cities.new-era.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>All action cards are ready again, the old deck leaves the game, everybody draws three cards of the new one and keeps as many as the hand limit allows.</source>
        <translation>Alle Aktionskarten werden zurückgedreht, das alte Deck verlässt das Spiel, alle ziehen drei Karten vom neuen und behalten so viele, wie das Handkartenlimit erlaubt.</translation>
    </message>
    <message id="rules/underwater_cities.new-order.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>New order of play</source>
        <translation>Neue Zugfolge</translation>
    </message>
    <message id="rules/underwater_cities.new-order.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever is further on the Federation track plays earlier, on one space the higher marker first. Those below the track keep their order behind them. Then all markers go below the track.</source>
        <translation>Wer auf der Staatenbund-Leiste weiter vorn steht, spielt früher, auf einem Feld der obere Anzeiger zuerst. Wer unterhalb der Leiste steht, behält dahinter die Reihenfolge. Dann werden alle Anzeiger unterhalb der Leiste abgelegt.</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Once in each turn</source>
        <translation>Einmal pro Zug</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Such a card may be used once in each of your own turns: before you choose a slot, between card and slot, or after both.</source>
        <translation>Eine solche Karte darfst du einmal in jedem deiner Züge nutzen: vor der Wahl des Aktionsplatzes, zwischen Karte und Aktionsplatz oder nach beiden.</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The output of one structure</source>
        <translation>Der Ertrag einer Struktur</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You gain what one upgraded structure at a connected city gives in Production, without pair bonus and without the multiplier of its site.</source>
        <translation>Du erhältst, was eine aufgewertete Struktur an einer verbundenen Stadt in der Produktion gibt, ohne Paarbonus und ohne den Multiplikator ihres Bauplatzes.</translation>
    </message>
    <message id="rules/underwater_cities.own-board.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Your own board</source>
        <translation>Der eigene Spielerbogen</translation>
    </message>
    <message id="rules/underwater_cities.own-board.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You build on your own player board only.</source>
        <translation>Du baust nur auf deinem eigenen Spielerbogen.</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Pair bonus</source>
        <translation>Der Paarbonus</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A connected city with at least two upgraded buildings of one kind gives once more for that kind: 1 kelp and 1 point for farms, 1 credit for desalination plants, 1 steelplast for laboratories.</source>
        <translation>Eine verbundene Stadt mit mindestens zwei aufgewerteten Gebäuden einer Art bringt für diese Art zusätzlich: 1 Tang und 1 Punkt für Farmen, 1 Credit für Entsalzungsanlagen, 1 Stahlplastik für Labore.</translation>
    </message>
    <message id="rules/underwater_cities.parts.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Parts in any order</source>
        <translation>Teile in beliebiger Reihenfolge</translation>
    </message>
    <message id="rules/underwater_cities.parts.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The parts of an effect are carried out in any order, each to its end. Parts that you do not want may be left out.</source>
        <translation>Die Teile eines Effekts werden in beliebiger Reihenfolge ausgeführt, jeder bis zu seinem Ende. Teile, die du nicht willst, darfst du auslassen.</translation>
    </message>
    <message id="rules/underwater_cities.pay.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Paying for an effect</source>
        <translation>Einen Effekt bezahlen</translation>
    </message>
    <message id="rules/underwater_cities.pay.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If an effect has a price, the whole price is paid first, once, or as often as the card says.</source>
        <translation>Kostet ein Effekt etwas, werden zuerst die vollen Kosten bezahlt, einmal oder so oft, wie die Karte sagt.</translation>
    </message>
    <message id="rules/underwater_cities.play-card.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Playing a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message id="rules/underwater_cities.play-card.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>With the slot you play one card from your hand. It is used up whether its effect applies or not.</source>
        <translation>Mit dem Aktionsplatz spielst du eine Karte von deiner Hand aus. Sie ist verbraucht, ob ihr Effekt gilt oder nicht.</translation>
    </message>
    <message id="rules/underwater_cities.possible.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Something must come of it</source>
        <translation>Es muss etwas bringen</translation>
    </message>
    <message id="rules/underwater_cities.possible.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An effect can be begun only if it can be paid and there is a place for it now.</source>
        <translation>Ein Effekt kann nur begonnen werden, wenn er jetzt bezahlbar ist und es einen Platz dafür gibt.</translation>
    </message>
    <message id="rules/underwater_cities.production.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Production</source>
        <translation>Die Produktion</translation>
    </message>
    <message id="rules/underwater_cities.production.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A connected farm gives 1 kelp, a desalination plant 1 credit, a laboratory 1 science, a tunnel at a city 1 credit; upgraded also 1 point, 1 biomatter, 1 steelplast, 1 point. A symbiotic city gives 2 points. Two upgraded buildings of a kind at one city give 1 kelp and 1 point, 1 credit or 1 steelplast more. Then cards and metropolises give theirs.</source>
        <translation>Eine verbundene Farm erzeugt 1 Tang, eine Entsalzungsanlage 1 Credit, ein Labor 1 Wissenschaft, ein Tunnel an einer Stadt 1 Credit; aufgewertet dazu 1 Punkt, 1 Biomasse, 1 Stahlplastik, 1 Punkt. Eine symbiotische Stadt erzeugt 2 Punkte. Zwei gleiche aufgewertete Gebäude an einer Stadt erzeugen 1 Tang und 1 Punkt, 1 Credit oder 1 Stahlplastik mehr. Danach erhältst du, was Karten und Metropolen geben.</translation>
    </message>
    <message id="rules/underwater_cities.round.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Ten rounds in three eras</source>
        <translation>Zehn Runden in drei Ären</translation>
    </message>
    <message id="rules/underwater_cities.round.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The eras last four, three and three rounds. In a round all take one turn in the order of play, three times. After rounds 4, 7 and 10 there is Production.</source>
        <translation>Die Ären dauern vier, drei und drei Runden. In einer Runde haben alle in der Zugfolge je einen Zug, dreimal. Nach den Runden 4, 7 und 10 kommt die Produktion.</translation>
    </message>
    <message id="rules/underwater_cities.setup.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/underwater_cities.setup.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each player gets a board with a city on the start site, one brown and two blue metropolises, three action tiles, the personal assistant, 1 kelp, 1 steelplast, 1 science and 2 credits. The first order of play is random; the second, third and fourth player start on spaces 4, 3 and 2 of the Federation track, the third with 1 credit more, the fourth with 1 credit and 1 steelplast more. Of six cards three are kept.</source>
        <translation>Alle erhalten einen Spielerbogen mit einer Stadt auf dem Startplatz, eine braune und zwei blaue Metropolen, drei Aktionsplättchen, den Persönlichen Assistenten, 1 Tang, 1 Stahlplastik, 1 Wissenschaft und 2 Credits. Die erste Zugfolge ist zufällig; wer an zweiter, dritter und vierter Stelle spielt, beginnt auf Feld 4, 3 und 2 der Staatenbund-Leiste, an dritter mit 1 Credit mehr, an vierter mit 1 Credit und 1 Stahlplastik mehr. Von sechs Karten werden drei behalten.</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Site bonus</source>
        <translation>Der Bauplatzbonus</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever builds on a site with a bonus gains it at once, connected or not. It can pay for the next piece, not for this one.</source>
        <translation>Wer auf einem Bauplatz mit Bonus baut, erhält ihn sofort, verbunden oder nicht. Er kann für das nächste Teil verwendet werden, nicht für dieses.</translation>
    </message>
    <message id="rules/underwater_cities.sites.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message id="rules/underwater_cities.sites.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cities stand on city sites, tunnels on tunnel sites, buildings on building sites, one piece on each.</source>
        <translation>Städte stehen auf Stadtbauplätzen, Tunnel auf Tunnelbauplätzen, Gebäude auf Gebäudebauplätzen, auf jedem ein Teil.</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A slot through a card</source>
        <translation>Ein Aktionsplatz durch eine Karte</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A card may carry out the action of a slot: no tile is laid, no second card played. The card says whether the slot must be free or occupied by others.</source>
        <translation>Eine Karte kann die Aktion eines Platzes ausführen: Es wird kein Aktionsplättchen gelegt und keine zweite Karte ausgespielt. Die Karte sagt, ob der Aktionsplatz verfügbar oder von anderen besetzt sein muss.</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Foreign tiles in the solo game</source>
        <translation>Fremde Aktionsplättchen im Solospiel</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Three foreign tiles block one slot of each colour and move one slot on after each round. If you made no step on the Federation track, a fourth one comes for the next round, on the slot that the digits of the top card count to.</source>
        <translation>Drei fremde Aktionsplättchen besetzen einen Aktionsplatz jeder Farbe und rücken nach jeder Runde einen Platz weiter. Hast du auf der Staatenbund-Leiste keinen Schritt gemacht, kommt für die nächste Runde ein viertes hinzu, auf den Aktionsplatz, bis zu dem die Ziffern der obersten Karte zählen.</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Surcharges</source>
        <translation>Zusatzzahlungen</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A marked site of an advanced board adds a surcharge to the cost of building there, also to a free one. It is not due for upgrading.</source>
        <translation>Ein markierter Bauplatz der Expertenseite bringt eine Zusatzzahlung für das Bauen dort, auch für kostenloses. Für das Aufwerten ist sie nicht fällig.</translation>
    </message>
    <message id="rules/underwater_cities.take-special.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Taking a Special card</source>
        <translation>Eine Spezialkarte nehmen</translation>
    </message>
    <message id="rules/underwater_cities.take-special.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Take one of the open cards for three credits, or the open top card of the deck; or put that one under the deck, look at the next three, keep one and put two under the deck.</source>
        <translation>Nimm eine der offenen 3-Credit-Spezialkarten oder die offene oberste Karte des Decks; oder lege diese unter das Deck, sieh dir die nächsten drei an, behalte eine und lege zwei unter das Deck.</translation>
    </message>
    <message id="rules/underwater_cities.triggers.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Triggers</source>
        <translation>Ausgelöste Effekte</translation>
    </message>
    <message id="rules/underwater_cities.triggers.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>What a card, a site, a space or a metropolis sets off is carried out at once, in the middle of the effect that caused it.</source>
        <translation>Was eine Karte, ein Bauplatz, ein Feld oder eine Metropole auslöst, wird sofort ausgeführt, mitten in dem Effekt, der es ausgelöst hat.</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building a tunnel</source>
        <translation>Einen Tunnel bauen</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A tunnel needs an empty tunnel site with an end that your start city reaches through built tunnels. Empty city sites carry the way on, metropolises do not.</source>
        <translation>Ein Tunnel braucht einen leeren Tunnelbauplatz mit einem Ende, das deine Start-Stadt über gebaute Tunnel erreicht. Leere Stadtbauplätze führen den Weg weiter, Metropolen nicht.</translation>
    </message>
    <message id="rules/underwater_cities.turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message id="rules/underwater_cities.turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discard down to the hand limit, choose a slot and play a card at the same time, carry out slot and card, and draw one card.</source>
        <translation>Wirf bis zum Handkartenlimit ab, wähle einen Aktionsplatz und spiele gleichzeitig eine Karte aus, führe Aktionsplatz und Karte aus und ziehe eine Karte.</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Upgrading</source>
        <translation>Die Aufwertung</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A farm, desalination plant, laboratory or tunnel can be upgraded once, for 1 science unless an effect says otherwise, connected or not. Cities are not upgraded.</source>
        <translation>Eine Farm, eine Entsalzungsanlage, ein Labor oder ein Tunnel lässt sich einmal aufwerten, für 1 Wissenschaft, wenn ein Effekt nichts anderes sagt, verbunden oder nicht. Städte werden nicht aufgewertet.</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>At least one part of the slot</source>
        <translation>Mindestens ein Teil des Aktionsplatzes</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A slot can be chosen only if at least one of its parts is then used. A matching card that comes first may supply the means.</source>
        <translation>Ein Aktionsplatz kann nur gewählt werden, wenn danach mindestens einer seiner Teile genutzt wird. Eine passende Karte, die zuerst kommt, darf die Mittel dafür liefern.</translation>
    </message>
    <message id="rules/underwater_cities.winner.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/underwater_cities.winner.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Most points win; on a tie whoever comes first in the order made after the last round. Alone you win with seven connected cities and 100 points.</source>
        <translation>Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer in der nach der letzten Runde gebildeten Zugfolge weiter vorn steht. Allein gewinnst du mit sieben verbundenen Städten und 100 Punkten.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="settings.animation">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message id="settings.appearance">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message id="settings.appearance_dark_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: dark</source>
        <translation>Aussehen: dunkel</translation>
    </message>
    <message id="settings.appearance_high_contrast_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: high contrast</source>
        <translation>Aussehen: hoher Kontrast</translation>
    </message>
    <message id="settings.appearance_light_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: light</source>
        <translation>Aussehen: hell</translation>
    </message>
    <message id="settings.language">
        <location filename="../qtapp/dialogs/settings.py"/>
        <location filename="../qtapp/windows/main.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message id="settings.language_english_short">
        <location filename="../qtapp/windows/start.py"/>
        <source>EN</source>
        <translation>EN</translation>
    </message>
    <message id="settings.language_german_short">
        <location filename="../qtapp/windows/start.py"/>
        <source>DE</source>
        <translation>DE</translation>
    </message>
    <message id="settings.language_hungarian_short">
        <location filename="../qtapp/windows/start.py"/>
        <source>HU</source>
        <translation>HU</translation>
    </message>
    <message id="settings.option_dark">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message id="settings.option_high_contrast">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message id="settings.option_language_name">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="settings.option_light">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message id="settings.option_off">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message id="settings.option_on">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message id="settings.option_speed_factor">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="settings.option_text_size_percent">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>{percent}</source>
        <translation>{percent}</translation>
    </message>
    <message id="settings.settings_title">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message id="settings.slow_motion_speed">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Speed of slow motion</source>
        <translation>Geschwindigkeit der Zeitlupe</translation>
    </message>
    <message id="settings.speed">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message id="settings.text_size">
        <location filename="../qtapp/dialogs/settings.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message id="settings.text_size_button">
        <location filename="../qtapp/windows/start.py"/>
        <source>Aa {percent}</source>
        <translation>Aa {percent}</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message id="speech.hidden_piece">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>a hidden piece</source>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>a hidden piece</source>
        <comment>acc</comment>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>a hidden piece</source>
        <comment>dat</comment>
        <translation>einem verdeckten Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>a hidden piece</source>
        <comment>the</comment>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n verdeckten Teil</numerusform>
            <numerusform>%n verdeckten Teilen</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.items_and_last">
        <location filename="../qtapp/i18n/render.py"/>
        <source>{items} and {last}</source>
        <translation>{items} und {last}</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <comment>acc</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <comment>dat</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <comment>the</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.seat_number">
        <location filename="../qtapp/i18n/render.py"/>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message id="speech.somewhere">
        <location filename="../qtapp/i18n/render.py"/>
        <source>somewhere</source>
        <translation>irgendwo</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.already_answered_question">
        <location filename="../engine/core/session/questions.py"/>
        <source>This question has already been answered.</source>
        <translation>Diese Frage ist schon beantwortet.</translation>
    </message>
    <message id="table.already_strict_play">
        <location filename="../engine/core/session/session.py"/>
        <source>You are already in strict play.</source>
        <translation>Ihr spielt schon im strengen Modus.</translation>
    </message>
    <message id="table.answers_need_strict_play">
        <location filename="../engine/core/session/questions.py"/>
        <source>Answers are accepted only in strict play.</source>
        <translation>Antworten gehen nur im strengen Modus.</translation>
    </message>
    <message id="table.audit_piece_not_accepted_here">
        <location filename="../engine/core/game/audit.py"/>
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{piece} does not belong here: {place}.</source>
        <translation>{piece.the} gehört nicht hierher: {place}.</translation>
    </message>
    <message id="table.audit_place_overfull">
        <location filename="../engine/core/game/audit.py"/>
        <source>{place} already holds {held} of {max} pieces.</source>
        <translation>{place}: Platz ist nur für {max}, belegt: {held}.</translation>
    </message>
    <message id="table.box">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/imperial_miners/describe.py"/>
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>box</source>
        <translation>Schachtel</translation>
    </message>
    <message id="table.choose">
        <location filename="../engine/core/flow/frame.py"/>
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message id="table.finding_left_as_it_is">
        <location filename="../engine/core/game/audit.py"/>
        <source>Left unchanged: {finding}</source>
        <translation>Bleibt, wie es ist: {finding}</translation>
    </message>
    <message id="table.free_hands_begin">
        <location filename="../engine/core/session/session.py"/>
        <source>Sandbox: the rules are not checked.</source>
        <translation>Freie Hand: Die Regeln werden jetzt nicht geprüft.</translation>
    </message>
    <message id="table.free_hands_need_sandbox">
        <location filename="../engine/core/session/session.py"/>
        <source>Pieces can be moved freely only in sandbox mode.</source>
        <translation>Das geht nur mit freier Hand.</translation>
    </message>
    <message id="table.game_over">
        <location filename="../engine/core/session/questions.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message id="table.lay_piece_in_place">
        <location filename="../engine/barrage/audits/map.py"/>
        <location filename="../engine/barrage/audits/repairs.py"/>
        <location filename="../engine/core/game/audit.py"/>
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <location filename="../engine/imperial_miners/audit.py"/>
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Put {piece} here: {place}</source>
        <translation>{piece.acc} hierher legen: {place}</translation>
    </message>
    <message id="table.needs_exact_number_chosen">
        <location filename="../engine/core/flow/question.py"/>
        <source>Exactly {n} must be chosen, not {size}.</source>
        <translation>Es müssen genau {n} gewählt werden, nicht {size}.</translation>
    </message>
    <message id="table.needs_number_chosen_in_range">
        <location filename="../engine/core/flow/question.py"/>
        <source>From {low} to {high} can be chosen, not {size}.</source>
        <translation>Du kannst {low} bis {high} wählen, nicht {size}.</translation>
    </message>
    <message id="table.needs_number_for_each_item">
        <location filename="../engine/core/flow/question.py"/>
        <source>Each item needs a number, zero or more.</source>
        <translation>Zu jedem gehört eine Zahl: null oder mehr.</translation>
    </message>
    <message id="table.no_such_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>There is no such piece.</source>
        <translation>Ein solches Spielteil gibt es nicht.</translation>
    </message>
    <message id="table.no_such_place">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>There is no such place.</source>
        <translation>Eine solche Stelle gibt es nicht.</translation>
    </message>
    <message id="table.not_a_resume_point">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>Play cannot resume at this point.</source>
        <translation>Von hier aus kann es nicht weitergehen.</translation>
    </message>
    <message id="table.not_answering_present_question">
        <location filename="../engine/core/session/questions.py"/>
        <source>This does not answer the present question.</source>
        <translation>Das beantwortet die aktuelle Frage nicht.</translation>
    </message>
    <message id="table.not_countable_here">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>This cannot be counted here.</source>
        <translation>Das lässt sich hier nicht zählen.</translation>
    </message>
    <message id="table.not_now_seat_choosing">
        <location filename="../engine/core/session/questions.py"/>
        <source>Not now: {seat} is choosing.</source>
        <translation>Jetzt nicht: {seat} wählt gerade.</translation>
    </message>
    <message id="table.nothing_can_be_laid_there">
        <location filename="../engine/core/session/questions.py"/>
        <source>Nothing can be put there.</source>
        <translation>Dorthin lässt sich nichts legen.</translation>
    </message>
    <message id="table.number_not_possible_here">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>This number is not possible here.</source>
        <translation>Diese Zahl ist hier nicht möglich.</translation>
    </message>
    <message id="table.obligation_would_be_unmeetable">
        <location filename="../engine/core/flow/kernel.py"/>
        <source>After this you could no longer do what you must do.</source>
        <translation>Danach könntest du nicht mehr tun, was du tun musst.</translation>
    </message>
    <message id="table.only_listed_items_once_each">
        <location filename="../engine/core/flow/question.py"/>
        <source>Choose among the listed items, each one once.</source>
        <translation>Wähle nur, was aufgeführt ist, und jedes nur einmal.</translation>
    </message>
    <message id="table.piece_belongs_to_seat">
        <location filename="../engine/core/session/questions.py"/>
        <location filename="../engine/ginkgopolis/explain.py"/>
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>This piece belongs to {seat}.</source>
        <translation>Dieses Spielteil gehört {seat}.</translation>
    </message>
    <message id="table.place_holds_too_few">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{place} holds only {have}.</source>
        <translation>{place}: Hier gibt es nur {have}.</translation>
    </message>
    <message id="table.place_not_shufflable">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{place} is not shuffled.</source>
        <translation>{place}: Hier wird nicht gemischt.</translation>
    </message>
    <message id="table.play_resumes_at_point">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>Play continues: {point}.</source>
        <translation>Hier geht es weiter: {point}.</translation>
    </message>
    <message id="table.rules_cannot_go_on">
        <location filename="../engine/core/session/session.py"/>
        <source>The rules cannot go on from this position.</source>
        <translation>Aus dieser Stellung können die Regeln nicht weitergehen.</translation>
    </message>
    <message id="table.seat_already_gone_on">
        <location filename="../engine/core/session/session.py"/>
        <source>{seat} has already gone on from this; that step must be taken back first.</source>
        <translation>{seat} hat darauf schon weitergespielt; dieser Schritt muss zuerst zurückgenommen werden.</translation>
    </message>
    <message id="table.seat_deals_pieces" numerus="yes">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} teilt %n Spielteil aus: {from} → {to}.</numerusform>
            <numerusform>{seat} teilt %n Spielteile aus: {from} → {to}.</numerusform>
        </translation>
    </message>
    <message id="table.seat_flips_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} turns over {piece}.</source>
        <translation>{seat} wendet: {piece}.</translation>
    </message>
    <message id="table.seat_moves_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} moves {piece}: {from} → {to}.</source>
        <translation>{seat} versetzt: {piece}, {from} → {to}.</translation>
    </message>
    <message id="table.seat_not_answered_since_asked">
        <location filename="../engine/core/session/session.py"/>
        <source>{seat} has not answered since all were asked.</source>
        <translation>{seat} hat seit der Frage an alle noch nicht geantwortet.</translation>
    </message>
    <message id="table.seat_rotates_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} turns {piece}.</source>
        <translation>{seat} dreht: {piece}.</translation>
    </message>
    <message id="table.seat_sets_count">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} sets {what} to {number}: {place}.</source>
        <translation>{seat} ändert die Anzahl: {what}, {number} ({place}).</translation>
    </message>
    <message id="table.seat_shows_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} shows {piece}.</source>
        <translation>{seat} zeigt: {piece}.</translation>
    </message>
    <message id="table.seat_shuffles_place">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} shuffles: {place}.</source>
        <translation>{seat} mischt: {place}.</translation>
    </message>
    <message id="table.strict_play_begins">
        <location filename="../engine/core/session/session.py"/>
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Streng: Ab jetzt gehen nur erlaubte Züge.</translation>
    </message>
    <message id="table.strict_play_begins_despite_findings" numerus="yes">
        <location filename="../engine/core/session/session.py"/>
        <source>Strict play continues from this position; %n finding(s) left as they are.</source>
        <translation>
            <numerusform>Streng: Das ist die neue Stellung; %n Abweichung bleibt, wie sie ist.</numerusform>
            <numerusform>Streng: Das ist die neue Stellung; %n Abweichungen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message id="underwater_cities.action_tile_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action tile of {seat}</source>
        <translation>Aktionsplättchen von {seat}</translation>
    </message>
    <message id="underwater_cities.action_tiles_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action tiles of {seat}</source>
        <translation>Aktionsplättchen von {seat}</translation>
    </message>
    <message id="underwater_cities.already_building_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a building here already.</source>
        <translation>Hier steht schon ein Gebäude.</translation>
    </message>
    <message id="underwater_cities.already_carried_out_part">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>This part was already carried out.</source>
        <translation>Dieser Teil ist schon ausgeführt.</translation>
    </message>
    <message id="underwater_cities.already_city_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a city here already.</source>
        <translation>Hier steht schon eine Stadt.</translation>
    </message>
    <message id="underwater_cities.already_occupied_slot">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>This slot is occupied this round.</source>
        <translation>Dieser Aktionsplatz ist in dieser Runde besetzt.</translation>
    </message>
    <message id="underwater_cities.already_tunnel_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a tunnel here already.</source>
        <translation>Hier ist schon ein Tunnel.</translation>
    </message>
    <message id="underwater_cities.already_used_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>This action card was already used this era.</source>
        <translation>Diese Aktionskarte wurde in dieser Ära schon genutzt.</translation>
    </message>
    <message id="underwater_cities.always_available_slot">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>always-available slot</source>
        <translation>jederzeit verfügbarer Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.audit_action_tile_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to its owner or on a slot.</source>
        <translation>{piece} gehört zum eigenen Spielerbogen oder auf einen Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.audit_building_cannot_stand_here">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>No building can stand here: {place}.</source>
        <translation>Hier kann kein Gebäude stehen: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_earlier_era">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to an earlier era.</source>
        <translation>{piece} gehört zu einer früheren Ära.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_later_era">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to a later era.</source>
        <translation>{piece} gehört zu einer späteren Ära.</translation>
    </message>
    <message id="underwater_cities.audit_card_still_being_played">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>A card is still being played.</source>
        <translation>Eine Karte wird noch ausgespielt.</translation>
    </message>
    <message id="underwater_cities.audit_city_not_adjacent">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>This city lies beside no other city: {place}.</source>
        <translation>Diese Stadt liegt neben keiner anderen Stadt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_effect_unknown">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>This step belongs to no known effect.</source>
        <translation>Dieser Schritt gehört zu keinem bekannten Effekt.</translation>
    </message>
    <message id="underwater_cities.audit_marker_off_federation_track">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs on or below the Federation track.</source>
        <translation>{piece} gehört auf die Staatenbund-Leiste oder darunter.</translation>
    </message>
    <message id="underwater_cities.audit_no_action_tile">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} has no action tile for this turn.</source>
        <translation>{seat} hat für diesen Zug kein Aktionsplättchen.</translation>
    </message>
    <message id="underwater_cities.audit_no_player_board">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} has no player board.</source>
        <translation>{seat} hat keinen Spielerbogen.</translation>
    </message>
    <message id="underwater_cities.audit_no_start_city">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} has no start city.</source>
        <translation>{seat} hat keine Start-Stadt.</translation>
    </message>
    <message id="underwater_cities.audit_order_marker_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to the order of play.</source>
        <translation>{piece} gehört auf die Zugfolgeleiste.</translation>
    </message>
    <message id="underwater_cities.audit_piece_belongs_in_box">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs in the box.</source>
        <translation>{piece} gehört in die Schachtel.</translation>
    </message>
    <message id="underwater_cities.audit_piece_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} lies in the wrong place.</source>
        <translation>Das liegt am falschen Platz: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_planned_building_misfits">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>What is to be built no longer fits here: {place}.</source>
        <translation>Was gebaut werden soll, passt hier nicht mehr: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_question_unanswerable">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>The present question has no answer on this table.</source>
        <translation>Auf die aktuelle Frage gibt es auf diesem Tisch keine Antwort.</translation>
    </message>
    <message id="underwater_cities.audit_seat_cannot_pay">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} can no longer pay this.</source>
        <translation>{seat} kann das nicht mehr bezahlen.</translation>
    </message>
    <message id="underwater_cities.audit_seat_looking_at_specials">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} is still looking at Special cards.</source>
        <translation>{seat} sieht sich noch Spezialkarten an.</translation>
    </message>
    <message id="underwater_cities.audit_too_many_pieces_here">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>At most one piece and one upgrade belong here: {place}.</source>
        <translation>Hierher gehören höchstens eine Struktur und eine Aufwertung: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_tunnel_not_connected">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>This tunnel does not join the start city: {place}.</source>
        <translation>Dieser Tunnel führt nicht zur Start-Stadt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_foreign_tiles">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Three foreign tiles lie on slots.</source>
        <translation>Drei fremde Aktionsplättchen liegen auf Aktionsplätzen.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_metropolis">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>One metropolis of the right colour belongs here: {place}.</source>
        <translation>Hierher gehört eine Metropole der richtigen Farbe: {place}.</translation>
    </message>
    <message id="underwater_cities.below_federation_track">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>below the Federation track</source>
        <translation>unterhalb der Staatenbund-Leiste</translation>
    </message>
    <message id="underwater_cities.blue_metropolis">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>blue metropolis</source>
        <translation>blaue Metropole</translation>
    </message>
    <message id="underwater_cities.board_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>board of {seat}</source>
        <translation>Spielerbogen von {seat}</translation>
    </message>
    <message id="underwater_cities.brown_metropolis">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>brown metropolis</source>
        <translation>braune Metropole</translation>
    </message>
    <message id="underwater_cities.build_piece_at_place">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{what}: {place}</source>
        <translation>{what}: {place}</translation>
    </message>
    <message id="underwater_cities.building_at_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>{what} at {name}</source>
        <translation>{what}, {name}</translation>
    </message>
    <message id="underwater_cities.building_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>building site {name}</source>
        <translation>Gebäudebauplatz {name}</translation>
    </message>
    <message id="underwater_cities.building_site_of_city">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{city}, {number}</source>
        <translation>{city}, {number}</translation>
    </message>
    <message id="underwater_cities.card_and_slot_not_mixed">
        <location filename="../engine/underwater_cities/explain.py"/>
        <source>Card and slot are not mixed: one is finished before the other begins.</source>
        <translation>Karte und Aktionsplatz werden nicht vermischt: Das eine wird beendet, bevor das andere beginnt.</translation>
    </message>
    <message id="underwater_cities.card_before_slot">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The card first</source>
        <translation>Zuerst die Karte</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_by_colour">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Card and slot differ in colour: the card has no effect.</source>
        <translation>Die Farbe von Karte und Aktionsplatz passt nicht: Die Karte hat keinen Effekt.</translation>
    </message>
    <message id="underwater_cities.card_stays_with_owner">
        <location filename="../engine/underwater_cities/explain.py"/>
        <source>{card} stays in front of its owner.</source>
        <translation>„{card}“ bleibt vor der Person liegen, der die Karte gehört.</translation>
    </message>
    <message id="underwater_cities.cards_drawn_by_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards drawn by {seat}</source>
        <translation>von {seat} gezogene Karten</translation>
    </message>
    <message id="underwater_cities.cards_in_front_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards in front of {seat}</source>
        <translation>Karten vor {seat}</translation>
    </message>
    <message id="underwater_cities.cards_under_board_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards under the board of {seat}</source>
        <translation>Karten unter dem Spielerbogen von {seat}</translation>
    </message>
    <message id="underwater_cities.centre">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message id="underwater_cities.choose_ability_of_turn">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>Do you use an ability of this turn?</source>
        <translation>Nutzt du eine Fähigkeit in diesem Zug?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_discard">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>You have {n} action cards. Which one do you discard?</source>
        <translation>Du hast {n} Aktionskarten. Welche wirfst du ab?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_ready">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Which action card becomes ready again?</source>
        <translation>Welche Aktionskarte drehst du zurück?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_use">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Which action card do you use?</source>
        <translation>Welche Aktionskarte nutzt du?</translation>
    </message>
    <message id="underwater_cities.choose_building_and_site">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>What do you build, and where? ({what})</source>
        <translation>Was baust du, und wo? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_card_or_slot_first">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>What comes first, the card or the slot?</source>
        <translation>Was kommt zuerst, die Karte oder der Aktionsplatz?</translation>
    </message>
    <message id="underwater_cities.choose_cards_over_hand_limit">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Your hand limit is {limit}. Which cards do you discard?</source>
        <translation>Dein Handkartenlimit ist {limit}. Welche Karten wirfst du ab?</translation>
    </message>
    <message id="underwater_cities.choose_cards_to_keep">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Keep {amount}. Which ones?</source>
        <translation>Behalte {amount}. Welche?</translation>
    </message>
    <message id="underwater_cities.choose_city_to_make_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Which city becomes symbiotic?</source>
        <translation>Welche Stadt wird symbiotisch?</translation>
    </message>
    <message id="underwater_cities.choose_contract_to_claim">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Do you claim a government contract?</source>
        <translation>Beanspruchst du einen Regierungsauftrag?</translation>
    </message>
    <message id="underwater_cities.choose_different_resources">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which resources do you take, all different?</source>
        <translation>Welche Ressourcen nimmst du, alle verschieden?</translation>
    </message>
    <message id="underwater_cities.choose_drawn_card_to_keep">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Which of these cards do you keep?</source>
        <translation>Welche dieser Karten behältst du?</translation>
    </message>
    <message id="underwater_cities.choose_exchange">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>What do you exchange?</source>
        <translation>Was tauschst du?</translation>
    </message>
    <message id="underwater_cities.choose_first_slot_part">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>Which part of the slot do you carry out first?</source>
        <translation>Welchen Teil des Aktionsplatzes führst du zuerst aus?</translation>
    </message>
    <message id="underwater_cities.choose_goods_to_pay">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>You pay {price}. Biomatter may stand in for kelp and steelplast: with what do you pay?</source>
        <translation>Zu bezahlen: {price}. Biomasse darf Tang und Stahlplastik ersetzen: Womit bezahlst du?</translation>
    </message>
    <message id="underwater_cities.choose_next_part">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which part do you carry out next?</source>
        <translation>Welchen Teil führst du als nächsten aus?</translation>
    </message>
    <message id="underwater_cities.choose_one_effect">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which one do you choose?</source>
        <translation>Was wählst du?</translation>
    </message>
    <message id="underwater_cities.choose_order_under_deck">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>In which order do they go under the deck? The first lies lowest.</source>
        <translation>In welcher Reihenfolge kommen sie unter das Deck? Die erste liegt ganz unten.</translation>
    </message>
    <message id="underwater_cities.choose_output_to_gain">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Which structure's output do you gain?</source>
        <translation>Von welcher Struktur erhältst du den Ertrag?</translation>
    </message>
    <message id="underwater_cities.choose_slot_action">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>Which slot's action do you carry out?</source>
        <translation>Von welchem Aktionsplatz führst du die Aktion aus?</translation>
    </message>
    <message id="underwater_cities.choose_slot_and_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Choose a slot and play a card.</source>
        <translation>Wähle einen Aktionsplatz und spiele eine Karte aus.</translation>
    </message>
    <message id="underwater_cities.choose_special_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Which Special card do you take?</source>
        <translation>Welche Spezialkarte nimmst du?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_build_upgraded">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>Which structure do you build and upgrade?</source>
        <translation>Welche Struktur baust du und wertest du auf?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_upgrade">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>What do you upgrade? ({what})</source>
        <translation>Was wertest du auf? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_times_to_use_card">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>How often do you use {card}?</source>
        <translation>Wie oft nutzt du „{card}“?</translation>
    </message>
    <message id="underwater_cities.choose_upper_right_metropolis">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Which metropolis lies in the upper right corner?</source>
        <translation>Welche Metropole liegt in der rechten oberen Ecke?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_pay">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Do you pay? Then: {effect}</source>
        <translation>Bezahlst du? Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Do you use {card}?</source>
        <translation>Nutzt du „{card}“?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_discarded">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{card} is discarded. Do you use its action now?</source>
        <translation>„{card}“ wird abgeworfen. Nutzt du die Aktion noch?</translation>
    </message>
    <message id="underwater_cities.city_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>city site {name}</source>
        <translation>Stadtbauplatz {name}</translation>
    </message>
    <message id="underwater_cities.claim_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Claim {card}</source>
        <translation>„{card}“ beanspruchen</translation>
    </message>
    <message id="underwater_cities.claim_no_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Claim none</source>
        <translation>Keinen beanspruchen</translation>
    </message>
    <message id="underwater_cities.clone_with_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}, cloning: {slot}</source>
        <translation>„{card}“, Kopie: {slot}</translation>
    </message>
    <message id="underwater_cities.clone_with_matching_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}, cloning (the colours match): {slot}</source>
        <translation>„{card}“, Kopie (die Farbe passt): {slot}</translation>
    </message>
    <message id="underwater_cities.cloning_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action cloning tile</source>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="underwater_cities.contracts_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>contracts of {seat}</source>
        <translation>Aufträge von {seat}</translation>
    </message>
    <message id="underwater_cities.contracts_on_offer">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>contracts on offer</source>
        <translation>ausliegende Aufträge</translation>
    </message>
    <message id="underwater_cities.deck_rebuilt">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>Der Ablagestapel wird zu einem neuen Deck gemischt.</translation>
    </message>
    <message id="underwater_cities.decline_to_pay">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Do not pay</source>
        <translation>Nicht bezahlen</translation>
    </message>
    <message id="underwater_cities.decline_to_use">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Do not use it</source>
        <translation>Verzichten</translation>
    </message>
    <message id="underwater_cities.discard_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Discard {card}</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message id="underwater_cities.discard_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Discard {card} – {words}</source>
        <translation>„{card}“ abwerfen – {words}</translation>
    </message>
    <message id="underwater_cities.discard_pile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message id="underwater_cities.draw_three_keep_one">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Draw three, keep one</source>
        <translation>Drei ziehen, eine behalten</translation>
    </message>
    <message id="underwater_cities.effect_advance_federation" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Advance %n space(s) on the Federation track.</source>
        <translation>
            <numerusform>Schreite auf der Staatenbund-Leiste um %n Feld voran.</numerusform>
            <numerusform>Schreite auf der Staatenbund-Leiste um %n Felder voran.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_build">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount}.</source>
        <translation>Baue {amount} zu den üblichen Kosten.</translation>
    </message>
    <message id="underwater_cities.effect_build_and_upgrade">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build a structure and upgrade it.</source>
        <translation>Baue eine Struktur und werte sie auf.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_discount">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount}, cheaper by {discount}.</source>
        <translation>Baue {amount}. Ermäßigung: {discount}.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_stated_cost">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} for {cost}.</source>
        <translation>Baue {amount} für {cost}.</translation>
    </message>
    <message id="underwater_cities.effect_build_free">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} free.</source>
        <translation>Baue kostenlos {amount}.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} on an expansion site.</source>
        <translation>Baue {amount} auf einem Erweiterungsbauplatz.</translation>
    </message>
    <message id="underwater_cities.effect_draw_further_metropolis">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Draw a further metropolis; it counts as connected.</source>
        <translation>Ziehe eine weitere Metropole; sie gilt als verbunden.</translation>
    </message>
    <message id="underwater_cities.effect_exchange_either_way">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Exchange {a} for {b}, or the other way round.</source>
        <translation>Tausche {a} gegen {b} oder umgekehrt.</translation>
    </message>
    <message id="underwater_cities.effect_gain">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {amount}.</source>
        <translation>Du erhältst {amount}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_different_resources">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {n} resources of different kinds.</source>
        <translation>Du erhältst {n} verschiedene Ressourcen.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_group">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for every {things}.</source>
        <translation>Du erhältst {gain} für je {things}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_thing">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for each {thing}.</source>
        <translation>Du erhältst {gain} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for every {things}, upgraded.</source>
        <translation>Du erhältst {gain} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for each upgraded {thing}.</source>
        <translation>Du erhältst {gain} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.effect_gain_structure_output">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain the output of one upgraded structure at a connected city.</source>
        <translation>Du erhältst den Ertrag einer aufgewerteten Struktur an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_things">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If you have at least {things}: {effect}</source>
        <translation>Wenn du mindestens {things} hast: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_upgraded">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If you have at least {things}, upgraded: {effect}</source>
        <translation>Wenn du mindestens {things} hast (nur aufgewertete): {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_on_federation_space">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If your marker is on space {space} of the Federation track: {effect}</source>
        <translation>Wenn dein Anzeiger auf Feld {space} der Staatenbund-Leiste steht: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_make_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Turn one of your cities into a symbiotic city.</source>
        <translation>Wandle eine deiner Städte in eine symbiotische Stadt um.</translation>
    </message>
    <message id="underwater_cities.effect_pay_once">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>You may pay {cost}: {effect}</source>
        <translation>Du darfst {cost} bezahlen. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_pay_several_times">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>Up to {times} times you may pay {cost}: {effect}</source>
        <translation>Bis zu {times}-mal darfst du {cost} bezahlen: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_ready_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>Drehe bis zu %n genutzte Aktionskarte zurück.</numerusform>
            <numerusform>Drehe bis zu %n genutzte Aktionskarten zurück.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_take_special_card">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Take a Special card.</source>
        <translation>Nimm eine Spezialkarte.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount}.</source>
        <translation>Werte {amount} auf.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_at_stated_cost">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount} for {cost} each.</source>
        <translation>Werte {amount} für je {cost} auf.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_free">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount} free.</source>
        <translation>Werte {amount} kostenlos auf.</translation>
    </message>
    <message id="underwater_cities.effect_use_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>Nutze bis zu %n Aktionskarte.</numerusform>
            <numerusform>Nutze bis zu %n Aktionskarten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_use_available_slot">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of any available slot.</source>
        <translation>Führe die Aktion eines beliebigen verfügbaren Platzes aus.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_not_own">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of any slot that you do not occupy.</source>
        <translation>Führe die Aktion eines beliebigen Platzes aus, den du nicht besetzt.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_of_others">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of a slot that only others occupy.</source>
        <translation>Führe die Aktion eines Platzes aus, den nur andere besetzen.</translation>
    </message>
    <message id="underwater_cities.effects_as_alternatives">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>{a} OR {b}</source>
        <translation>{a} ODER {b}</translation>
    </message>
    <message id="underwater_cities.effects_in_sequence">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>{a} {b}</source>
        <translation>{a} {b}</translation>
    </message>
    <message id="underwater_cities.end_of_building_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>At the end of a turn in which you built at least {n} pieces: {effect}</source>
        <translation>Am Ende eines Zuges, in dem du mindestens {n} Teile gebaut hast: {effect}</translation>
    </message>
    <message id="underwater_cities.end_of_each_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>At the end of each of your turns: {effect}</source>
        <translation>Am Ende jedes deiner Züge: {effect}</translation>
    </message>
    <message id="underwater_cities.endgame_points_by_steps">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end, points for the number of these ({what}): {steps}.</source>
        <translation>Bei Spielende Punkte für die Anzahl davon ({what}): {steps}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for every {things}.</source>
        <translation>Bei Spielende: {points} für je {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each {price} that you give up.</source>
        <translation>Bei Spielende beliebig oft: Gib {price} ab und erhalte {points}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price_limited">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end, at most {times} times: {points} for each {price} that you give up.</source>
        <translation>Bei Spielende höchstens {times}-mal: Gib {price} ab und erhalte {points}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each {thing}.</source>
        <translation>Bei Spielende: {points} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for every {things}, upgraded.</source>
        <translation>Bei Spielende: {points} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_set">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each set of these, all upgraded: {things}.</source>
        <translation>Bei Spielende: {points} für jeden Satz davon, alle aufgewertet: {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each upgraded {thing}.</source>
        <translation>Bei Spielende: {points} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.era_begins">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>Era {era} begins.</source>
        <translation>Ära {era.roman} beginnt.</translation>
    </message>
    <message id="underwater_cities.era_deck_one">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck I</source>
        <translation>Ära-Deck I</translation>
    </message>
    <message id="underwater_cities.era_deck_three">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck III</source>
        <translation>Ära-Deck III</translation>
    </message>
    <message id="underwater_cities.era_deck_two">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck II</source>
        <translation>Ära-Deck II</translation>
    </message>
    <message id="underwater_cities.exchange_goods">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{a} → {b}</source>
        <translation>{a} → {b}</translation>
    </message>
    <message id="underwater_cities.exchange_nothing">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Exchange nothing</source>
        <translation>Nichts tauschen</translation>
    </message>
    <message id="underwater_cities.expansion_site_of_city">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{city}, expansion site</source>
        <translation>{city}, Erweiterungsbauplatz</translation>
    </message>
    <message id="underwater_cities.federation_space">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>space {space} of the Federation track</source>
        <translation>Feld {space} der Staatenbund-Leiste</translation>
    </message>
    <message id="underwater_cities.foreign_action_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>foreign action tile</source>
        <translation>fremdes Aktionsplättchen</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_on">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>The foreign tiles move one slot on.</source>
        <translation>Die fremden Aktionsplättchen rücken einen Aktionsplatz weiter.</translation>
    </message>
    <message id="underwater_cities.fourth_foreign_tile_placed">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>{card}: a fourth foreign tile goes on {slot} instead of a step on the Federation track.</source>
        <translation>Kein Schritt auf der Staatenbund-Leiste: Durch „{card}“ kommt ein viertes fremdes Aktionsplättchen: {slot}.</translation>
    </message>
    <message id="underwater_cities.gain_output_of_structure">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Output: {place}</source>
        <translation>Ertrag: {place}</translation>
    </message>
    <message id="underwater_cities.game_name">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Underwater Cities</source>
        <translation>Underwater Cities</translation>
    </message>
    <message id="underwater_cities.goods_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>goods of {seat}</source>
        <translation>Güter von {seat}</translation>
    </message>
    <message id="underwater_cities.green_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>green slot {number}</source>
        <translation>grüner Aktionsplatz {number}</translation>
    </message>
    <message id="underwater_cities.hand_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="underwater_cities.keep_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message id="underwater_cities.keep_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Keep {card} ({cost}) – {words}</source>
        <translation>„{card}“ behalten ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.lower_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message id="underwater_cities.lower_middle">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower middle</source>
        <translation>unten Mitte</translation>
    </message>
    <message id="underwater_cities.lower_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message id="underwater_cities.make_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>This city: {place}</source>
        <translation>Diese Stadt: {place}</translation>
    </message>
    <message id="underwater_cities.marker_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>marker of {seat}</source>
        <translation>Anzeiger von {seat}</translation>
    </message>
    <message id="underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/describe.py"/>
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message id="underwater_cities.metropolis_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>metropolis of {seat}</source>
        <translation>Metropole von {seat}</translation>
    </message>
    <message id="underwater_cities.middle_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>middle left</source>
        <translation>Mitte links</translation>
    </message>
    <message id="underwater_cities.middle_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>middle right</source>
        <translation>Mitte rechts</translation>
    </message>
    <message id="underwater_cities.must_discard_exact_amount">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Discard exactly {amount}.</source>
        <translation>Wirf genau {amount} ab.</translation>
    </message>
    <message id="underwater_cities.must_discard_own_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Discard one of the action cards you already have.</source>
        <translation>Wirf eine deiner bisherigen Aktionskarten ab.</translation>
    </message>
    <message id="underwater_cities.must_keep_drawn_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Keep one of the cards you have just drawn.</source>
        <translation>Behalte eine der Karten, die du gerade gezogen hast.</translation>
    </message>
    <message id="underwater_cities.must_keep_exact_amount">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Keep exactly {amount}.</source>
        <translation>Behalte genau {amount}.</translation>
    </message>
    <message id="underwater_cities.must_order_exactly_these_cards">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Put exactly these cards in order.</source>
        <translation>Ordne genau diese Karten.</translation>
    </message>
    <message id="underwater_cities.must_take_different_resources">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Take exactly {n} resources, all of different kinds.</source>
        <translation>Nimm genau {n} Ressourcen, alle verschieden.</translation>
    </message>
    <message id="underwater_cities.needs_card_before_slot">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The slot cannot be used yet: the card must come first.</source>
        <translation>Der Aktionsplatz ist noch nicht nutzbar: Zuerst muss die Karte kommen.</translation>
    </message>
    <message id="underwater_cities.needs_city_for_building">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A building stands at a city or where you could build one now.</source>
        <translation>Ein Gebäude steht an einer Stadt oder wo du jetzt eine bauen könntest.</translation>
    </message>
    <message id="underwater_cities.needs_connected_upgraded_structure">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Choose an upgraded structure at a connected city.</source>
        <translation>Wähle eine aufgewertete Struktur an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.needs_one_action_card_used">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>You chose to use an action card: use at least one.</source>
        <translation>Du hast eine Aktionskarte gewählt: Nutze mindestens eine.</translation>
    </message>
    <message id="underwater_cities.needs_one_piece_built">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>You chose to build: build at least one piece.</source>
        <translation>Du hast Bauen gewählt: Baue mindestens eines.</translation>
    </message>
    <message id="underwater_cities.needs_one_structure_upgraded">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>You chose to upgrade: upgrade at least one structure.</source>
        <translation>Du hast Aufwerten gewählt: Werte mindestens eine Struktur auf.</translation>
    </message>
    <message id="underwater_cities.needs_own_city_beside">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A city must lie beside one of your cities.</source>
        <translation>Eine Stadt muss neben einer deiner Städte liegen.</translation>
    </message>
    <message id="underwater_cities.needs_tunnel_to_start_city">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A tunnel must join your start city through other tunnels.</source>
        <translation>Ein Tunnel muss über andere Tunnel bis zu deiner Start-Stadt führen.</translation>
    </message>
    <message id="underwater_cities.no_action_tile_left">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>You have no action tile left.</source>
        <translation>Du hast kein Aktionsplättchen mehr.</translation>
    </message>
    <message id="underwater_cities.no_such_choice">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>There is no such choice.</source>
        <translation>Diese Möglichkeit gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_price">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>There is no such price.</source>
        <translation>Solche Kosten gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>Your board has no such site.</source>
        <translation>Dein Spielerbogen hat keinen solchen Bauplatz.</translation>
    </message>
    <message id="underwater_cities.no_such_slot">
        <location filename="../engine/underwater_cities/slots.py"/>
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>There is no such slot.</source>
        <translation>Einen solchen Aktionsplatz gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_slot_part">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>The slot has no such part.</source>
        <translation>Der Aktionsplatz hat keinen solchen Teil.</translation>
    </message>
    <message id="underwater_cities.no_usable_ability">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>This card has no ability that you could use now.</source>
        <translation>Diese Karte hat keine Fähigkeit, die du jetzt nutzen könntest.</translation>
    </message>
    <message id="underwater_cities.none_left_in_supply">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>None are left in the supply: {what}.</source>
        <translation>Davon ist im Vorrat nichts mehr da: {what}.</translation>
    </message>
    <message id="underwater_cities.not_an_offered_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>This contract is not on offer.</source>
        <translation>Dieser Auftrag liegt nicht aus.</translation>
    </message>
    <message id="underwater_cities.not_built_by_this_effect">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This effect does not build that: {what}.</source>
        <translation>Das baut dieser Effekt nicht: {what}.</translation>
    </message>
    <message id="underwater_cities.not_enough_owned">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="underwater_cities.not_fitting_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This does not belong here: {what}.</source>
        <translation>Das gehört nicht hierher: {what}.</translation>
    </message>
    <message id="underwater_cities.not_holding_card">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>You do not hold {card}.</source>
        <translation>Diese Karte hast du nicht auf der Hand: „{card}“.</translation>
    </message>
    <message id="underwater_cities.not_on_expansion_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>Only effects that say so build on an expansion site.</source>
        <translation>Auf einem Erweiterungsbauplatz bauen nur Effekte, die das sagen.</translation>
    </message>
    <message id="underwater_cities.not_own_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>This is not one of your action cards.</source>
        <translation>Das ist keine deiner Aktionskarten.</translation>
    </message>
    <message id="underwater_cities.nothing_would_come_of_it">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>This would have no effect now: you cannot pay for it, or there is no room for it.</source>
        <translation>Das brächte jetzt nichts: Es ist nicht bezahlbar, oder es ist kein Platz dafür.</translation>
    </message>
    <message id="underwater_cities.once_per_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Once in each of your turns: {effect}</source>
        <translation>Einmal pro Zug: {effect}</translation>
    </message>
    <message id="underwater_cities.only_card_in_hand">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Play a card of your hand.</source>
        <translation>Spiele eine deiner Handkarten aus.</translation>
    </message>
    <message id="underwater_cities.only_card_or_slot_first">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>Card first or slot first.</source>
        <translation>Zuerst die Karte oder zuerst der Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.only_offered_special_cards">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Take a face-up Special card, the top one of the deck, or draw three.</source>
        <translation>Nimm eine offene Spezialkarte oder die oberste vom Deck, oder ziehe drei.</translation>
    </message>
    <message id="underwater_cities.only_on_expansion_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This effect builds on an expansion site only.</source>
        <translation>Dieser Effekt baut nur auf einem Erweiterungsbauplatz.</translation>
    </message>
    <message id="underwater_cities.only_own_blue_metropolises">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Choose one of your two blue metropolises.</source>
        <translation>Wähle eine deiner zwei blauen Metropolen.</translation>
    </message>
    <message id="underwater_cities.only_own_board">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>You build on your own board only.</source>
        <translation>Du baust nur auf deinem eigenen Spielerbogen.</translation>
    </message>
    <message id="underwater_cities.only_own_non_symbiotic_city">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Only one of your non-symbiotic cities can be turned.</source>
        <translation>Nur eine eigene Stadt, die noch nicht symbiotisch ist, lässt sich umwandeln.</translation>
    </message>
    <message id="underwater_cities.only_own_unupgraded_structures">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>This cannot be upgraded: choose one of your structures that is not upgraded yet.</source>
        <translation>Das lässt sich nicht aufwerten: nur eigene Strukturen, die noch nicht aufgewertet sind.</translation>
    </message>
    <message id="underwater_cities.only_own_used_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Only a used action card of your own becomes ready again.</source>
        <translation>Nur eine eigene, genutzte Aktionskarte lässt sich zurückdrehen.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_cloned">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Only a slot that others occupy and you do not can be cloned, once a round.</source>
        <translation>Kopieren lässt sich nur ein Aktionsplatz, den andere besetzen und du nicht, einmal pro Runde.</translation>
    </message>
    <message id="underwater_cities.only_structure_just_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>The structure just built is the one to be upgraded.</source>
        <translation>Aufgewertet wird die gerade gebaute Struktur.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_action">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Use it or leave it.</source>
        <translation>Nutze es oder verzichte.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Use the card or leave it.</source>
        <translation>Nutze die Karte oder verzichte.</translation>
    </message>
    <message id="underwater_cities.option_boards">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Player boards</source>
        <translation>Spielerbögen</translation>
    </message>
    <message id="underwater_cities.option_boards_advanced">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Advanced side</source>
        <translation>Expertenseite</translation>
    </message>
    <message id="underwater_cities.option_boards_basic">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Basic side</source>
        <translation>Grundseite</translation>
    </message>
    <message id="underwater_cities.option_boards_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Advanced boards have special sites. Alone you always play on one of them.</source>
        <translation>Auf der Expertenseite gibt es besondere Bauplätze. Allein spielst du immer darauf.</translation>
    </message>
    <message id="underwater_cities.option_contracts">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Government contracts</source>
        <translation>Regierungsaufträge</translation>
    </message>
    <message id="underwater_cities.option_contracts_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Three contracts; the first player to meet a contract's condition may claim it.</source>
        <translation>Drei Aufträge, die beanspruchen darf, wer zuerst ihre Bedingungen erfüllt.</translation>
    </message>
    <message id="underwater_cities.option_contracts_with">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message id="underwater_cities.option_contracts_without">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Foreign tiles</source>
        <translation>Fremde Aktionsplättchen</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_first_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>First slot</source>
        <translation>Erster Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_fourth_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Fourth slot</source>
        <translation>Vierter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_second_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Second slot</source>
        <translation>Zweiter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_third_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Third slot</source>
        <translation>Dritter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>On which slot of each colour the foreign tiles start.</source>
        <translation>Auf welchem Aktionsplatz jeder Farbe die fremden Aktionsplättchen beginnen.</translation>
    </message>
    <message id="underwater_cities.option_metropolises">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Blue metropolises</source>
        <translation>Blaue Metropolen</translation>
    </message>
    <message id="underwater_cities.option_metropolises_chance">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message id="underwater_cities.option_metropolises_owner">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Their owner</source>
        <translation>Wem sie gehören</translation>
    </message>
    <message id="underwater_cities.option_metropolises_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Who decides which of the two lies in which corner.</source>
        <translation>Wer entscheidet, welche der beiden in welcher Ecke liegt.</translation>
    </message>
    <message id="underwater_cities.order_marker_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>order marker of {seat}</source>
        <translation>Zugfolgeanzeiger von {seat}</translation>
    </message>
    <message id="underwater_cities.order_of_play">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>order of play</source>
        <translation>Zugfolgeleiste</translation>
    </message>
    <message id="underwater_cities.order_of_play_changes">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>New order of play: {seats}.</source>
        <translation>Neue Zugfolge: {seats}.</translation>
    </message>
    <message id="underwater_cities.order_of_play_set">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Order of play: {seats}.</source>
        <translation>Zugfolge: {seats}.</translation>
    </message>
    <message id="underwater_cities.out_of_game">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message id="underwater_cities.pay_and_use_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Pay {cost} and use {card} – {words}</source>
        <translation>{cost} bezahlen und „{card}“ nutzen – {words}</translation>
    </message>
    <message id="underwater_cities.pay_cost">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Pay {cost}</source>
        <translation>{cost} bezahlen</translation>
    </message>
    <message id="underwater_cities.place_of_cloning_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>place of the cloning tile</source>
        <translation>Platz des Aktionskopie-Plättchens</translation>
    </message>
    <message id="underwater_cities.play_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}: {slot}</source>
        <translation>„{card}“: {slot}</translation>
    </message>
    <message id="underwater_cities.play_matching_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card} (the colours match): {slot}</source>
        <translation>„{card}“ (die Farbe passt): {slot}</translation>
    </message>
    <message id="underwater_cities.played_card_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>played card of {seat}</source>
        <translation>ausgespielte Karte von {seat}</translation>
    </message>
    <message id="underwater_cities.player_board">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>player board {number}</source>
        <translation>Spielerbogen {number}</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>{a} or {b}</source>
        <translation>{a} oder {b}</translation>
    </message>
    <message id="underwater_cities.production_convert_goods">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production you may turn {take} that you produced into {gain}.</source>
        <translation>In der Produktion darfst du {take} aus deiner Produktion in {gain} umwandeln.</translation>
    </message>
    <message id="underwater_cities.production_gain">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {amount}.</source>
        <translation>In der Produktion erhältst du {amount}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for every {things}.</source>
        <translation>In der Produktion erhältst du {gain} für je {things}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for each {thing}.</source>
        <translation>In der Produktion erhältst du {gain} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for every {things}, upgraded.</source>
        <translation>In der Produktion erhältst du {gain} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for each upgraded {thing}.</source>
        <translation>In der Produktion erhältst du {gain} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.production_replace_output">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production one piece ({what}) may give {gain} instead of {instead}.</source>
        <translation>In der Produktion darf eine Struktur ({what}) {gain} erzeugen statt {instead}.</translation>
    </message>
    <message id="underwater_cities.ready_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Ready again: {card}</source>
        <translation>„{card}“ zurückdrehen</translation>
    </message>
    <message id="underwater_cities.ready_no_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message id="underwater_cities.red_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>red slot {number}</source>
        <translation>roter Aktionsplatz {number}</translation>
    </message>
    <message id="underwater_cities.remove_pieces_at_place">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Take it away: {place}</source>
        <translation>Entfernen: {place}</translation>
    </message>
    <message id="underwater_cities.resume_at_end_of_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>End of this round</source>
        <translation>Ende dieser Runde</translation>
    </message>
    <message id="underwater_cities.resume_at_final_scoring">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="underwater_cities.resume_at_next_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Start of the next round</source>
        <translation>Beginn der nächsten Runde</translation>
    </message>
    <message id="underwater_cities.resume_at_turn_of_seat">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Turn of {seat}</source>
        <translation>Zug von {seat}</translation>
    </message>
    <message id="underwater_cities.round_begins">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>Round {round} of {rounds} begins.</source>
        <translation>Runde {round} von {rounds} beginnt.</translation>
    </message>
    <message id="underwater_cities.score_brown_metropolis">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Brown metropolis</source>
        <translation>Braune Metropole</translation>
    </message>
    <message id="underwater_cities.score_end_scoring_cards">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>End-scoring cards</source>
        <translation>Schlusswertungskarten</translation>
    </message>
    <message id="underwater_cities.score_leftover_goods">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Leftover goods</source>
        <translation>Übrige Güter</translation>
    </message>
    <message id="underwater_cities.score_network">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message id="underwater_cities.score_points">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message id="underwater_cities.seat_builds">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{seat} builds {what}: {place}.</source>
        <translation>{seat} baut: {what} ({place}).</translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities" numerus="yes">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} kann %n Stadt nicht ernähren und verliert {amount}.</numerusform>
            <numerusform>{seat} kann %n Städte nicht ernähren und verliert {amount}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_upgrade_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>{seat} can no longer upgrade what was built.</source>
        <translation>{seat} kann das Gebaute nicht mehr aufwerten.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_use_slot">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>{seat} can use no part of the slot any more.</source>
        <translation>{seat} kann keinen Teil des Aktionsplatzes mehr nutzen.</translation>
    </message>
    <message id="underwater_cities.seat_claims_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>{seat} claims the contract {card}.</source>
        <translation>{seat} beansprucht den Auftrag „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_connects_metropolis">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{seat} connects a metropolis.</source>
        <translation>{seat} verbindet eine Metropole.</translation>
    </message>
    <message id="underwater_cities.seat_discards_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{seat} discards {card}.</source>
        <translation>{seat} wirft „{card}“ ab.</translation>
    </message>
    <message id="underwater_cities.seat_draws_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} draws a card.</source>
        <translation>{seat} zieht eine Karte.</translation>
    </message>
    <message id="underwater_cities.seat_enters_federation_space">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} enters space {space} of the Federation track.</source>
        <translation>{seat} betritt Feld {space} der Staatenbund-Leiste.</translation>
    </message>
    <message id="underwater_cities.seat_feeds_cities">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} feeds the cities with {amount}.</source>
        <translation>{seat} ernährt die Städte mit {amount.dat}.</translation>
    </message>
    <message id="underwater_cities.seat_gains">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="underwater_cities.seat_gains_further_metropolis">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>{seat} gains a further metropolis.</source>
        <translation>{seat} erhält eine weitere Metropole.</translation>
    </message>
    <message id="underwater_cities.seat_gets_nothing_from_effect">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>{seat}: an effect has no result.</source>
        <translation>{seat}: Ein Effekt bringt nichts.</translation>
    </message>
    <message id="underwater_cities.seat_lays_out_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>{seat} plays {card} in front of them.</source>
        <translation>{seat} legt „{card}“ aus.</translation>
    </message>
    <message id="underwater_cities.seat_looks_at_specials">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>{seat} looks at the next Special cards.</source>
        <translation>{seat} sieht sich die nächsten Spezialkarten an.</translation>
    </message>
    <message id="underwater_cities.seat_makes_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>{seat}: {what}: {place}.</source>
        <translation>{seat}: {what}, {place}.</translation>
    </message>
    <message id="underwater_cities.seat_on_turn">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>It is {seat}'s turn.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message id="underwater_cities.seat_passed_over">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} has no action tile left and is skipped.</source>
        <translation>{seat} hat kein Aktionsplättchen mehr und setzt aus.</translation>
    </message>
    <message id="underwater_cities.seat_pays">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="underwater_cities.seat_plays_card_on_slot">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} plays {card} on a slot: {slot}.</source>
        <translation>{seat} spielt die Karte „{card}“ aus: {slot}.</translation>
    </message>
    <message id="underwater_cities.seat_production_begins">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Production of {seat}.</source>
        <translation>Produktion von {seat}.</translation>
    </message>
    <message id="underwater_cities.seat_readies_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{seat}: ready again: {card}.</source>
        <translation>{seat} dreht „{card}“ zurück.</translation>
    </message>
    <message id="underwater_cities.seat_scores_line" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) for this: {line}.</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt dafür: {line}.</numerusform>
            <numerusform>{seat} erhält %n Punkte dafür: {line}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_with_card" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt mit „{card}“.</numerusform>
            <numerusform>{seat} erhält %n Punkte mit „{card}“.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_takes_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>{seat} takes {card}.</source>
        <translation>{seat} nimmt „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_upgrades">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>{seat} upgrades: {place}.</source>
        <translation>{seat} wertet auf: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_uses_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>{seat} uses {card}.</source>
        <translation>{seat} nutzt „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_wins" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.set_start_city">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Set the start city</source>
        <translation>Die Start-Stadt setzen</translation>
    </message>
    <message id="underwater_cities.skip_remaining_parts">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Skip the rest</source>
        <translation>Den Rest auslassen</translation>
    </message>
    <message id="underwater_cities.slot_before_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The slot first</source>
        <translation>Zuerst der Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.slot_for_player_count">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{slot} ({players} players)</source>
        <translation>{slot} ({players} Personen)</translation>
    </message>
    <message id="underwater_cities.slot_not_allowed_by_card">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>The card does not allow this slot.</source>
        <translation>Die Karte erlaubt diesen Aktionsplatz nicht.</translation>
    </message>
    <message id="underwater_cities.solo_lost" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>Du hast %n Punkt: zu wenig für den Sieg.</numerusform>
            <numerusform>Du hast %n Punkte: zu wenig für den Sieg.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_won" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.special_cards_on_offer">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>Special cards on offer</source>
        <translation>ausliegende Spezialkarten</translation>
    </message>
    <message id="underwater_cities.special_deck">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>deck of Special cards</source>
        <translation>Deck der Spezialkarten</translation>
    </message>
    <message id="underwater_cities.standing_building_discount">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>You build cheaper ({what}): −{discount}.</source>
        <translation>Ermäßigung beim Bauen ({what}): {discount}.</translation>
    </message>
    <message id="underwater_cities.standing_higher_hand_limit">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Your hand limit is {n} higher.</source>
        <translation>Dein Handkartenlimit ist um {n} höher.</translation>
    </message>
    <message id="underwater_cities.state_of_game">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="underwater_cities.status_choosing_starting_cards">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Choosing the starting cards</source>
        <translation>Wahl der Startkarten</translation>
    </message>
    <message id="underwater_cities.status_era_and_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Era {era}, round {round} of {rounds}</source>
        <translation>Ära {era.roman}, Runde {round} von {rounds}</translation>
    </message>
    <message id="underwater_cities.status_game_over">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="underwater_cities.stop_building">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>Build no more</source>
        <translation>Nicht weiter bauen</translation>
    </message>
    <message id="underwater_cities.stop_upgrading">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>Upgrade no more</source>
        <translation>Nicht weiter aufwerten</translation>
    </message>
    <message id="underwater_cities.supply">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>supply: {what}</source>
        <translation>Vorrat: {what}</translation>
    </message>
    <message id="underwater_cities.take_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Take {card}</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message id="underwater_cities.take_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Take {card} ({cost}) – {words}</source>
        <translation>„{card}“ nehmen ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.too_many_card_uses">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You can use it at most {most} times.</source>
        <translation>Du kannst sie höchstens {most}-mal nutzen.</translation>
    </message>
    <message id="underwater_cities.too_much_of_good_paid">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>Only {need} are due of this: {good}.</source>
        <translation>Davon sind nur {need} fällig: {good}.</translation>
    </message>
    <message id="underwater_cities.tunnel_between">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{one} – {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message id="underwater_cities.tunnel_between_numbered">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{one} – {other}, {number}</source>
        <translation>{one} – {other}, {number}</translation>
    </message>
    <message id="underwater_cities.tunnel_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>tunnel site {name}</source>
        <translation>Tunnelbauplatz {name}</translation>
    </message>
    <message id="underwater_cities.unused_metropolises">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>unused metropolises</source>
        <translation>nicht verwendete Metropolen</translation>
    </message>
    <message id="underwater_cities.upgrade_piece_just_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>Upgrade what you have just built.</source>
        <translation>Werte auf, was du gerade gebaut hast.</translation>
    </message>
    <message id="underwater_cities.upgrade_structure">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>Upgrade: {place}</source>
        <translation>Aufwerten: {place}</translation>
    </message>
    <message id="underwater_cities.upgraded_building_at_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>upgraded {what} at {name}</source>
        <translation>{what} (aufgewertet), {name}</translation>
    </message>
    <message id="underwater_cities.upper_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message id="underwater_cities.upper_middle">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper middle</source>
        <translation>oben Mitte</translation>
    </message>
    <message id="underwater_cities.upper_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message id="underwater_cities.use_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Use {card}</source>
        <translation>„{card}“ nutzen</translation>
    </message>
    <message id="underwater_cities.use_card_times">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{times} times</source>
        <translation>{times}-mal</translation>
    </message>
    <message id="underwater_cities.use_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Use {card} – {words}</source>
        <translation>„{card}“ nutzen – {words}</translation>
    </message>
    <message id="underwater_cities.use_no_ability">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>Use none</source>
        <translation>Keine nutzen</translation>
    </message>
    <message id="underwater_cities.use_no_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Use no card</source>
        <translation>Keine Karte nutzen</translation>
    </message>
    <message id="underwater_cities.when_colours_differ">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When your card and the chosen coloured slot differ in colour: {effect}</source>
        <translation>Immer wenn die Farbe deiner Karte nicht zum gewählten farbigen Aktionsplatz passt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_federation_space_entered">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When your marker enters space {space} of the Federation track: {effect}</source>
        <translation>Immer wenn dein Anzeiger Feld {space} der Staatenbund-Leiste betritt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_metropolis_connected">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When one of your metropolises becomes connected: {effect}</source>
        <translation>Immer wenn eine deiner Metropolen verbunden wird: {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_built">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Whenever you build number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Immer wenn du an einer verbundenen Stadt Nummer {nth} dieser Art baust ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_upgraded">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Whenever you upgrade number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Immer wenn du an einer verbundenen Stadt Nummer {nth} dieser Art aufwertest ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_tunnel_of_turn">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you build tunnel number {nth} of a turn: {effect}</source>
        <translation>Immer wenn du Tunnel Nummer {nth} eines Zuges baust: {effect}</translation>
    </message>
    <message id="underwater_cities.when_one_of_slots_used">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you use one of these action slots ({slots}): {effect}</source>
        <translation>Immer wenn du einen dieser Aktionsplätze nutzt: {slots}. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_gives_enough">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When a slot itself gives you at least {amount}: {effect}</source>
        <translation>Immer wenn ein Aktionsplatz selbst mindestens {amount} gibt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_used">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you use the {slot}: {effect}</source>
        <translation>Immer wenn du diesen Aktionsplatz nutzt: {slot}. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.wrong_total_of_goods_paid">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>You must pay {need} in kelp, steelplast and biomatter combined.</source>
        <translation>An Tang, Stahlplastik und Biomasse zusammen fällig: {need}.</translation>
    </message>
    <message id="underwater_cities.yellow_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>yellow slot {number}</source>
        <translation>gelber Aktionsplatz {number}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message id="window.about_program">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>One table for four board games: played by the rules, or freely by hand.</source>
        <translation>Ein Tisch für vier Brettspiele: nach den Regeln oder mit freier Hand.</translation>
    </message>
    <message id="window.about_title">
        <location filename="../qtapp/dialogs/about.py"/>
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>About Társas</source>
        <translation>Über Társas</translation>
    </message>
    <message id="window.about_unofficial">
        <location filename="../qtapp/dialogs/about.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Unofficial. The names of the games belong to their publishers; every picture is our own.</source>
        <translation>Inoffiziell. Die Namen der Spiele gehören ihren Verlagen; alle Bilder sind eigene.</translation>
    </message>
    <message id="window.about_version">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message id="window.area_of_seat">
        <location filename="../qtapp/board/motion/camera.py"/>
        <source>Area of {seat}</source>
        <translation>Bereich von {seat}</translation>
    </message>
    <message id="window.areas_of_others">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Areas of the others</source>
        <translation>Bereiche der anderen</translation>
    </message>
    <message id="window.back_to_last_legal_position">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Back to the last legal position</source>
        <translation>Zurück zur letzten regelgerechten Stellung</translation>
    </message>
    <message id="window.bare_item">
        <location filename="../qtapp/board/input/draft.py"/>
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <location filename="../qtapp/session/names.py"/>
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message id="window.bare_name">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="window.bare_term">
        <location filename="../qtapp/board/scene/gameart.py"/>
        <location filename="../qtapp/games/barrage/table.py"/>
        <location filename="../qtapp/games/imperial_miners/table.py"/>
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="window.barrage_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Dams and turbines in the Alps</source>
        <translation>Staumauern und Turbinen in den Alpen</translation>
    </message>
    <message id="window.barrage_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Barrage</source>
        <translation>Wasserkraft</translation>
    </message>
    <message id="window.board_label">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message id="window.board_named">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Board {name}</source>
        <translation>Plan {name}</translation>
    </message>
    <message id="window.bonus_during_game">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>bonus during the game</source>
        <translation>dauerhafter Bonus</translation>
    </message>
    <message id="window.built_in_cards">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>The cards that come with the program</source>
        <translation>Die mitgelieferten Karten</translation>
    </message>
    <message id="window.cancel">
        <location filename="../qtapp/dialogs/frame.py"/>
        <location filename="../qtapp/windows/message_bar.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message id="window.cannot_open_file">
        <location filename="../qtapp/windows/files.py"/>
        <source>“{file}” cannot be opened: {reason}</source>
        <translation>Die Datei „{file}“ lässt sich nicht öffnen. {reason}</translation>
    </message>
    <message id="window.card_pack">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Card pack</source>
        <translation>Kartenpaket</translation>
    </message>
    <message id="window.card_pack_files">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Card packs</source>
        <translation>Kartenpakete</translation>
    </message>
    <message id="window.card_pack_of_another_game">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>This card pack belongs to another game.</source>
        <translation>Dieses Kartenpaket gehört zu einem anderen Spiel.</translation>
    </message>
    <message id="window.card_pack_tip">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>A card pack is a file with cards of your own box; a saved game keeps its pack.</source>
        <translation>Ein Kartenpaket ist eine Datei mit Karten aus deiner eigenen Schachtel; ein Spielstand behält sein Kartenpaket.</translation>
    </message>
    <message id="window.card_pack_unusable">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>This card pack cannot be used: {file}</source>
        <translation>Dieses Kartenpaket lässt sich nicht verwenden: {file}</translation>
    </message>
    <message id="window.change_colour_and_symbol">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Another colour and symbol</source>
        <translation>Andere Farbe, anderes Zeichen</translation>
    </message>
    <message id="window.change_count">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>{sign} {what}</source>
        <translation>{sign} {what}</translation>
    </message>
    <message id="window.change_count_for_seat">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>{sign} {what}: {seat}</source>
        <translation>{sign} {what}: {seat}</translation>
    </message>
    <message id="window.character">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>character</source>
        <translation>Charakterkarte</translation>
    </message>
    <message id="window.choose_between_low_and_high">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Choose {low} to {high}.</source>
        <translation>Wähle {low} bis {high}.</translation>
    </message>
    <message id="window.choose_card_pack_button">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Choose a card pack…</source>
        <translation>Kartenpaket wählen …</translation>
    </message>
    <message id="window.choose_card_pack_title">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Choose a card pack</source>
        <translation>Kartenpaket wählen</translation>
    </message>
    <message id="window.choose_exactly">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Choose {n}.</source>
        <translation>Wähle {n}.</translation>
    </message>
    <message id="window.choose_picture_button">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Choose a picture …</source>
        <translation>Bild wählen …</translation>
    </message>
    <message id="window.choose_resume_point">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Where should play continue?</source>
        <translation>Wie geht es weiter?</translation>
    </message>
    <message id="window.close">
        <location filename="../qtapp/dialogs/frame.py"/>
        <location filename="../qtapp/panels/whynot.py"/>
        <location filename="../qtapp/windows/message_bar.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message id="window.coming_later">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Coming later</source>
        <translation>Kommt später</translation>
    </message>
    <message id="window.common_area">
        <location filename="../qtapp/board/motion/camera.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Common area</source>
        <translation>Gemeinsamer Bereich</translation>
    </message>
    <message id="window.computer">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <location filename="../qtapp/panels/seats.py"/>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message id="window.confirm_undo_after_reveal">
        <location filename="../qtapp/windows/history.py"/>
        <source>This step has already revealed {what}. Undo it all the same?</source>
        <translation>Dieser Schritt hat schon aufgedeckt: {what}. Trotzdem rückgängig machen?</translation>
    </message>
    <message id="window.continue_title">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message id="window.copy_of_open_game">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>This game is open in another window. Here is a copy of it; the other one stays as it is.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet. Hier liegt eine Kopie davon; das andere bleibt, wie es ist.</translation>
    </message>
    <message id="window.corners_must_span_board">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>The four corners must span the board: drag them apart.</source>
        <translation>Die vier Ecken müssen den Plan umspannen: Ziehe sie auseinander.</translation>
    </message>
    <message id="window.counts_need_free_hands">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>In sandbox mode (F2) you can set counts, phase and turn here.</source>
        <translation>Mit freier Hand (F2) stellst du hier Anzahlen, Phase und Reihenfolge ein.</translation>
    </message>
    <message id="window.curtain_your_turn">
        <location filename="../qtapp/windows/handover.py"/>
        <source>{seat}, it's your turn!</source>
        <translation>{seat}, du bist dran!</translation>
    </message>
    <message id="window.deal_one_to_every_seat">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Deal one to every seat</source>
        <translation>An alle je eins austeilen</translation>
    </message>
    <message id="window.deal_one_to_seat">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Deal one to …</source>
        <translation>Eins austeilen an …</translation>
    </message>
    <message id="window.decision">
        <location filename="../qtapp/windows/game.py"/>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message id="window.default_player_name">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message id="window.default_skin_name">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>My board</source>
        <translation>Mein Plan</translation>
    </message>
    <message id="window.did_you_mean_word">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Did you mean “{word}”?</source>
        <translation>Meintest du „{word}“?</translation>
    </message>
    <message id="window.done">
        <location filename="../qtapp/dialogs/small.py"/>
        <location filename="../qtapp/panels/decision.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message id="window.drag_corners_onto_board">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Drag the four corners onto the corners of the board. Keys 1 to 4 choose a corner, arrow keys move it.</source>
        <translation>Ziehe die vier Ecken auf die Ecken des Plans. Die Tasten 1 bis 4 wählen eine Ecke, die Pfeiltasten bewegen sie.</translation>
    </message>
    <message id="window.earlier_moment_shown">
        <location filename="../qtapp/windows/history.py"/>
        <source>You are at an earlier step. If you play on from here, the later steps are kept as a branch.</source>
        <translation>Ein früherer Moment. Spielst du von hier aus weiter, bleibt das Spätere als Zweig erhalten.</translation>
    </message>
    <message id="window.english_title_and_line">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>{title} · {line}</source>
        <translation>{title} · {line}</translation>
    </message>
    <message id="window.everything_agrees_with_rules">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>No rule is broken.</source>
        <translation>Alles entspricht den Regeln.</translation>
    </message>
    <message id="window.export_picture_title">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/windows/files.py"/>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message id="window.export_scans_title">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Export scans</source>
        <translation>Scans exportieren</translation>
    </message>
    <message id="window.fetch_from_box">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Fetch from the box</source>
        <translation>Aus der Schachtel holen</translation>
    </message>
    <message id="window.file_being_written">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>Writing: {file}</source>
        <translation>Wird geschrieben: {file}</translation>
    </message>
    <message id="window.file_belongs_to_open_game">
        <location filename="../qtapp/windows/files.py"/>
        <source>“{file}” belongs to a game that is open now. Choose another name.</source>
        <translation>„{file}“ gehört zu einem Spiel, das gerade geöffnet ist. Wähle einen anderen Namen.</translation>
    </message>
    <message id="window.file_not_writable">
        <location filename="../qtapp/windows/boards.py"/>
        <source>The file cannot be written: {file}</source>
        <translation>Die Datei lässt sich nicht schreiben: {file}</translation>
    </message>
    <message id="window.file_went_on_elsewhere">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>“{file}” was changed by another program. It stays as it is; this game goes on as “{own}”.</source>
        <translation>„{file}“ wurde von einem anderen Programm geändert. Die Datei bleibt, wie sie ist; dieses Spiel geht als „{own}“ weiter.</translation>
    </message>
    <message id="window.files_left_out">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Left out because it cannot be read: {files}.</source>
        <translation>Weggelassen, weil nicht lesbar: {files}.</translation>
    </message>
    <message id="window.files_left_out_and_more" numerus="yes">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Left out because they cannot be read: {files} and %n more.</source>
        <translation>
            <numerusform>Weggelassen, weil nicht lesbar: {files} und noch %n Datei.</numerusform>
            <numerusform>Weggelassen, weil nicht lesbar: {files} und noch %n Dateien.</numerusform>
        </translation>
    </message>
    <message id="window.filter_options">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Filter the options</source>
        <translation>Möglichkeiten filtern</translation>
    </message>
    <message id="window.final_result_title">
        <location filename="../qtapp/dialogs/result.py"/>
        <location filename="../qtapp/panels/decision.py"/>
        <source>Final result</source>
        <translation>Endstand</translation>
    </message>
    <message id="window.find_count">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Find a count</source>
        <translation>Anzahl suchen</translation>
    </message>
    <message id="window.finding_must_be_settled">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>This must be settled before the game can continue.</source>
        <translation>Das muss geregelt werden: Damit kann das Spiel nicht weitergehen.</translation>
    </message>
    <message id="window.findings_left_as_they_are" numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>%n finding(s) are left as they are.</source>
        <translation>
            <numerusform>%n Abweichung bleibt, wie sie ist.</numerusform>
            <numerusform>%n Abweichungen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message id="window.findings_to_settle" numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>Noch %n Abweichung, bevor es streng weitergeht.</numerusform>
            <numerusform>Noch %n Abweichungen, bevor es streng weitergeht.</numerusform>
        </translation>
    </message>
    <message id="window.finished_with_verdict">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Finished · {verdict}</source>
        <translation>Beendet · {verdict}</translation>
    </message>
    <message id="window.first_is_done_first">
        <location filename="../qtapp/panels/decision.py"/>
        <source>The first is done first.</source>
        <translation>Was oben steht, geschieht zuerst.</translation>
    </message>
    <message id="window.fly_here">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Fly here</source>
        <translation>Hierher springen</translation>
    </message>
    <message id="window.free_hands">
        <location filename="../qtapp/panels/sandbox.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>Free hands</source>
        <translation>Freie Hand</translation>
    </message>
    <message id="window.free_hands_begun">
        <location filename="../qtapp/windows/game.py"/>
        <source>Sandbox: the rules are not checked.</source>
        <translation>Freie Hand: Die Regeln werden jetzt nicht geprüft.</translation>
    </message>
    <message id="window.free_hands_hint">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Drag anything anywhere. A right click offers more.</source>
        <translation>Ziehe alles überallhin. Ein Rechtsklick bietet noch mehr.</translation>
    </message>
    <message id="window.game_is_over">
        <location filename="../qtapp/panels/decision.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message id="window.game_not_saved_title">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>The game is not saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message id="window.game_people_range">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>{low}–{high} people</source>
        <translation>{low}–{high} Personen</translation>
    </message>
    <message id="window.game_setup_failed">
        <location filename="../qtapp/windows/main.py"/>
        <source>The game cannot be set up: {reason}</source>
        <translation>Das Spiel lässt sich nicht aufbauen: {reason}</translation>
    </message>
    <message id="window.game_waits_in_free_hands">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Sandbox: the game is paused. Press F2 to return to strict play.</source>
        <translation>Freie Hand: Das Spiel wartet. F2 führt zurück in den strengen Modus.</translation>
    </message>
    <message id="window.game_went_on_by_itself" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>The game went on by itself, %n step(s) in a row.</source>
        <translation>
            <numerusform>Das Spiel lief von selbst weiter: %n Schritt.</numerusform>
            <numerusform>Das Spiel lief von selbst weiter: %n Schritte nacheinander.</numerusform>
        </translation>
    </message>
    <message id="window.ginkgopolis_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>A city among ginkgo trees</source>
        <translation>Eine Stadt zwischen Ginkgobäumen</translation>
    </message>
    <message id="window.ginkgopolis_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="window.goes_first">
        <location filename="../qtapp/panels/seats.py"/>
        <source>Goes first</source>
        <translation>Beginnt</translation>
    </message>
    <message id="window.hidden_step">
        <location filename="../qtapp/panels/log.py"/>
        <source>A hidden step</source>
        <translation>Ein verdeckter Schritt</translation>
    </message>
    <message id="window.imperial_miners_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Shafts and carts below the hill</source>
        <translation>Stollen und Loren unter dem Hügel</translation>
    </message>
    <message id="window.imperial_miners_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Imperial Miners</source>
        <translation>Imperial Miners</translation>
    </message>
    <message id="window.import_scans_title">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Import scans</source>
        <translation>Scans importieren</translation>
    </message>
    <message id="window.kept_game_and_status">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{game}, {status}</source>
        <translation>{game}, {status}</translation>
    </message>
    <message id="window.kept_game_detail_and_day">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{detail} · {day}</source>
        <translation>{detail} · {day}</translation>
    </message>
    <message id="window.kept_game_people">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{people}</source>
        <translation>{people}</translation>
    </message>
    <message id="window.kept_game_seat_to_move">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{seat} to move · {people}</source>
        <translation>{seat} ist am Zug · {people}</translation>
    </message>
    <message id="window.key_help_between_things">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: arrow keys move between pieces and places; Enter picks up and drops</source>
        <translation>Auf dem Tisch: von Ding zu Ding gehen; Enter nimmt und legt ab</translation>
    </message>
    <message id="window.key_help_close_message">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Close the why-not card or a message</source>
        <translation>Die „Warum nicht?“-Karte oder eine Meldung schließen</translation>
    </message>
    <message id="window.key_help_fit_all">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: fit all</source>
        <translation>Auf dem Tisch: alles einpassen</translation>
    </message>
    <message id="window.key_help_next_area">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: next area; while holding a piece: next possible drop</source>
        <translation>Auf dem Tisch: zum nächsten Bereich; mit einem Ding in der Hand: dorthin, wo es liegen darf</translation>
    </message>
    <message id="window.key_help_take_option">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Take an option of the decision panel; on the table: fly to an area</source>
        <translation>Eine Möglichkeit im Entscheidungsbereich wählen; auf dem Tisch: zu einem Bereich springen</translation>
    </message>
    <message id="window.key_help_timeline">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Move along the timeline when it has focus</source>
        <translation>An der Zeitleiste entlang, wenn sie den Tastaturfokus hat</translation>
    </message>
    <message id="window.key_help_to_decision">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Go to the decision; press again for the table</source>
        <translation>Zur Entscheidung; von dort zum Tisch</translation>
    </message>
    <message id="window.keys_title">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message id="window.leave_finding_as_it_is">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Leave as is</source>
        <translation>So lassen</translation>
    </message>
    <message id="window.leave_without_saving_button">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message id="window.log">
        <location filename="../qtapp/windows/game.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message id="window.log_entry_tip">
        <location filename="../qtapp/panels/log.py"/>
        <source>Click: show and rule. Double click: go to this moment.</source>
        <translation>Klick: Stelle und Regel zeigen. Doppelklick: zu diesem Augenblick springen.</translation>
    </message>
    <message id="window.look_back_button">
        <location filename="../qtapp/dialogs/result.py"/>
        <source>Look back</source>
        <translation>Rückschau</translation>
    </message>
    <message id="window.menu_about">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;About Társas</source>
        <translation>Über Tár&amp;sas</translation>
    </message>
    <message id="window.menu_another_appearance">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Another &amp;appearance</source>
        <translation>An&amp;deres Aussehen</translation>
    </message>
    <message id="window.menu_board">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Board</source>
        <translation>Spielp&amp;lan</translation>
    </message>
    <message id="window.menu_decision">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Decision</source>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message id="window.menu_drawn_board">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Drawn board</source>
        <translation>&amp;Gezeichneter Plan</translation>
    </message>
    <message id="window.menu_edit">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message id="window.menu_export_picture">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation>Bild &amp;exportieren …</translation>
    </message>
    <message id="window.menu_export_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Export scans…</source>
        <translation>Scans exportieren …</translation>
    </message>
    <message id="window.menu_fit_all">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Fit all</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message id="window.menu_fly_to">
        <location filename="../qtapp/windows/game.py"/>
        <source>Fly to</source>
        <translation>Springen zu</translation>
    </message>
    <message id="window.menu_full_screen">
        <location filename="../qtapp/kit/actions.py"/>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message id="window.menu_game">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message id="window.menu_help">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message id="window.menu_import_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Import scans…</source>
        <translation>Scans importieren …</translation>
    </message>
    <message id="window.menu_keys">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message id="window.menu_larger_text">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message id="window.menu_my_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>My scans</source>
        <translation>Meine Scans</translation>
    </message>
    <message id="window.menu_new_game">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message id="window.menu_nudge_places">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Nudge places</source>
        <translation>Stellen feinjustieren</translation>
    </message>
    <message id="window.menu_open">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message id="window.menu_quit">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message id="window.menu_redo">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message id="window.menu_remark">
        <location filename="../qtapp/kit/actions.py"/>
        <source>R&amp;emark…</source>
        <translation>Anmerk&amp;ung …</translation>
    </message>
    <message id="window.menu_rules">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message id="window.menu_save_as">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Save &amp;as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message id="window.menu_search_rules">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Search the rules</source>
        <translation>Regeln &amp;durchsuchen</translation>
    </message>
    <message id="window.menu_settings">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Se&amp;ttings…</source>
        <translation>Einstell&amp;ungen …</translation>
    </message>
    <message id="window.menu_slow_motion">
        <location filename="../qtapp/kit/actions.py"/>
        <source>S&amp;low motion</source>
        <translation>Zei&amp;tlupe</translation>
    </message>
    <message id="window.menu_smaller_text">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Smaller text</source>
        <translation>Kleinerer &amp;Text</translation>
    </message>
    <message id="window.menu_start_page">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message id="window.menu_step_back">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message id="window.menu_step_forward">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message id="window.menu_switch_mode">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Switch &amp;mode</source>
        <translation>&amp;Modus umschalten</translation>
    </message>
    <message id="window.menu_timeline">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message id="window.menu_to_main_line">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;main line</source>
        <translation>Zum &amp;Hauptzweig</translation>
    </message>
    <message id="window.menu_to_newest_step">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;newest step</source>
        <translation>Zum &amp;neuesten Schritt</translation>
    </message>
    <message id="window.menu_to_start">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message id="window.menu_undo">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message id="window.menu_use_my_scan">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Use my &amp;scan…</source>
        <translation>Eigenen &amp;Scan verwenden …</translation>
    </message>
    <message id="window.menu_view">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message id="window.menu_what_if">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;What if…?</source>
        <translation>&amp;Was wäre, wenn …?</translation>
    </message>
    <message id="window.menu_zoom_in">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message id="window.menu_zoom_out">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message id="window.middle_of_table">
        <location filename="../qtapp/board/motion/camera.py"/>
        <source>Middle of the table</source>
        <translation>Mitte des Tisches</translation>
    </message>
    <message id="window.more_mistakes_left_out" numerus="yes">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <location filename="../qtapp/panels/tidy.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message id="window.more_options_button">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message id="window.motion_speed">
        <location filename="../qtapp/panels/motion.py"/>
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="window.move_earlier_button">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Earlier</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message id="window.move_later_button">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Later</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message id="window.new_game_button">
        <location filename="../qtapp/dialogs/result.py"/>
        <location filename="../qtapp/windows/game_card.py"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message id="window.new_game_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message id="window.no_board_for_scan">
        <location filename="../qtapp/windows/boards.py"/>
        <source>This game has no board that a scan could be laid over.</source>
        <translation>Dieses Spiel hat keinen Plan, auf den sich ein Scan legen ließe.</translation>
    </message>
    <message id="window.no_kept_games_yet">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Games you play are saved here automatically.</source>
        <translation>Eure Spiele bleiben hier von selbst erhalten.</translation>
    </message>
    <message id="window.no_rule_found">
        <location filename="../qtapp/panels/rules.py"/>
        <source>No rule has these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message id="window.not_a_readable_picture">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>This picture cannot be read. Use a JPEG or PNG file.</source>
        <translation>Diese Datei ist kein lesbares Bild. JPEG und PNG gehen.</translation>
    </message>
    <message id="window.not_saved">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message id="window.not_saved_disk_full">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The disk is full: the game cannot be saved. You can play on.</source>
        <translation>Der Datenträger ist voll: Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.not_saved_folder_not_writable">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The folder cannot be written to: the game cannot be saved. You can play on.</source>
        <translation>In den Ordner lässt sich nicht schreiben: Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.not_saved_unknown_reason">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The game cannot be saved. You can play on.</source>
        <translation>Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.nothing_to_redo">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message id="window.nothing_to_show_in_step">
        <location filename="../qtapp/windows/history.py"/>
        <source>This step has nothing to show.</source>
        <translation>Dieser Schritt hat nichts zu zeigen.</translation>
    </message>
    <message id="window.nothing_to_tidy_up">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Strict play: nothing to tidy up. Press F2 for the sandbox.</source>
        <translation>Ihr spielt im strengen Modus: Es gibt nichts aufzuräumen. F2 gibt dir freie Hand.</translation>
    </message>
    <message id="window.nothing_to_try_anew">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to retry yet.</source>
        <translation>Es gibt noch nichts, was sich anders versuchen ließe.</translation>
    </message>
    <message id="window.nothing_to_undo">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message id="window.nudge_places_hint">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Drag each place to where it is on your picture. Nothing is played meanwhile.</source>
        <translation>Ziehe jeden Platz dorthin, wo er auf deinem Bild ist. Das Spiel ruht so lange.</translation>
    </message>
    <message id="window.number_of_people">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Number of people</source>
        <translation>Anzahl der Mitspielenden</translation>
    </message>
    <message id="window.open_button">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message id="window.open_game_title">
        <location filename="../qtapp/windows/files.py"/>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message id="window.other_revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n weiteres Spielteil</numerusform>
            <numerusform>%n weitere Spielteile</numerusform>
        </translation>
    </message>
    <message id="window.own_area">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Own area</source>
        <translation>Eigener Bereich</translation>
    </message>
    <message id="window.pause">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message id="window.pdf_page">
        <location filename="../qtapp/windows/files.py"/>
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message id="window.people">
        <location filename="../qtapp/panels/seats.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>People</source>
        <translation>Am Tisch</translation>
    </message>
    <message id="window.people_count">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message id="window.person_name">
        <location filename="../qtapp/kit/words.py"/>
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="window.phase_and_turn">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Phase and turn</source>
        <translation>Phase und Reihenfolge</translation>
    </message>
    <message id="window.picture_damaged">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is damaged and cannot be read to its end.</source>
        <translation>Das Bild ist beschädigt und nicht bis zum Ende lesbar.</translation>
    </message>
    <message id="window.picture_file_missing">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture cannot be read: the file is not there.</source>
        <translation>Das Bild ist nicht lesbar: Die Datei ist nicht da.</translation>
    </message>
    <message id="window.picture_files">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message id="window.picture_format_unsupported">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.</source>
        <translation>Bilder dieser Art sind hier nicht lesbar: {kind}. Speichere das Bild als JPEG oder PNG und wähle es erneut.</translation>
    </message>
    <message id="window.picture_not_writable">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>The picture cannot be written: {file}</source>
        <translation>Das Bild lässt sich nicht schreiben: {file}</translation>
    </message>
    <message id="window.picture_too_many_megabytes">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too large: at most {most} MB.</source>
        <translation>Das Bild ist zu groß: höchstens {most} MB.</translation>
    </message>
    <message id="window.picture_too_many_pixels">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too large: {width} × {height} pixels. At most {most} on a side.</source>
        <translation>Das Bild ist zu groß: {width} × {height} Pixel. Höchstens {most} pro Seite.</translation>
    </message>
    <message id="window.picture_too_small">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too small to be a board.</source>
        <translation>Das Bild ist zu klein für einen Plan.</translation>
    </message>
    <message id="window.play_motion_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message id="window.play_on_button">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message id="window.play_on_strictly_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Play on strictly</source>
        <translation>Streng weiterspielen</translation>
    </message>
    <message id="window.png_picture">
        <location filename="../qtapp/windows/files.py"/>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message id="window.possible_instead_title">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>This is possible instead</source>
        <translation>Das geht stattdessen</translation>
    </message>
    <message id="window.program_name">
        <location filename="../qtapp/windows/main.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Társas</source>
        <translation>Társas</translation>
    </message>
    <message id="window.program_slogan">
        <location filename="../qtapp/windows/start.py"/>
        <source>Four games, one table</source>
        <translation>Vier Spiele, ein Tisch</translation>
    </message>
    <message id="window.put_into_box">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Put into the box</source>
        <translation>In die Schachtel legen</translation>
    </message>
    <message id="window.recent_games_title">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Recent games</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message id="window.remark">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message id="window.remark_in_log">
        <location filename="../qtapp/panels/log.py"/>
        <source>Remark: {text}</source>
        <translation>Anmerkung: {text}</translation>
    </message>
    <message id="window.repair_all_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Repair all</source>
        <translation>Alles korrigieren</translation>
    </message>
    <message id="window.resume_as_we_were">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Resume where we were</source>
        <translation>Wo ihr wart</translation>
    </message>
    <message id="window.revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteile</numerusform>
        </translation>
    </message>
    <message id="window.rule_id">
        <location filename="../qtapp/panels/rules.py"/>
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Rule: {id}</source>
        <translation>Regel: {id}</translation>
    </message>
    <message id="window.rule_in_this_game_title">
        <location filename="../qtapp/panels/rules.py"/>
        <source>In this game</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message id="window.rule_source">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message id="window.rules">
        <location filename="../qtapp/windows/game.py"/>
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message id="window.rules_of_game_title">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message id="window.sandbox_tab">
        <location filename="../qtapp/board/paint/backdrop.py"/>
        <source>Sandbox · F2</source>
        <translation>Freie Hand · F2</translation>
    </message>
    <message id="window.save_game_title">
        <location filename="../qtapp/windows/files.py"/>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message id="window.saved">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message id="window.saved_game_files">
        <location filename="../qtapp/windows/files.py"/>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message id="window.saved_to_file">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <location filename="../qtapp/windows/main.py"/>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message id="window.saved_today">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message id="window.saved_with_other_rules">
        <location filename="../qtapp/windows/files.py"/>
        <source>This game was saved with a different version of the rules. From step {number} on it is shown as recorded, not rechecked.</source>
        <translation>Dieses Spiel wurde mit einer anderen Regelfassung gespeichert. Ab Schritt {number} lässt es sich nach den heutigen Regeln nicht wiedergeben; alles wird gezeigt, wie es festgehalten ist.</translation>
    </message>
    <message id="window.saved_yesterday">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>yesterday {time}</source>
        <translation>gestern {time}</translation>
    </message>
    <message id="window.saving">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message id="window.saving_takes_long">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>The disk does not answer: the last moves are not saved yet.</source>
        <translation>Der Datenträger antwortet nicht: Die letzten Züge sind noch nicht gespeichert.</translation>
    </message>
    <message id="window.scan_files">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Scans of a board</source>
        <translation>Scans eines Plans</translation>
    </message>
    <message id="window.scans_of_another_game">
        <location filename="../qtapp/windows/boards.py"/>
        <source>These scans belong to another game; they are kept for it.</source>
        <translation>Diese Scans gehören zu einem anderen Spiel; dafür bleiben sie aufbewahrt.</translation>
    </message>
    <message id="window.scores_at_end">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>scores at the end</source>
        <translation>Bonus bei Spielende</translation>
    </message>
    <message id="window.search_rules_field">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message id="window.seat_is_choosing">
        <location filename="../qtapp/games/barrage/table.py"/>
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <location filename="../qtapp/games/underwater_cities/table.py"/>
        <source>is choosing …</source>
        <translation>wählt …</translation>
    </message>
    <message id="window.seat_look_graphite_crescent">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>graphite, crescent</source>
        <translation>graphit, Halbmond</translation>
    </message>
    <message id="window.seat_look_ivory_disc">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>ivory, disc</source>
        <translation>elfenbein, Scheibe</translation>
    </message>
    <message id="window.seat_look_orange_triangle">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>orange, triangle</source>
        <translation>orange, Dreieck</translation>
    </message>
    <message id="window.seat_look_teal_square">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>teal, square</source>
        <translation>türkis, Quadrat</translation>
    </message>
    <message id="window.seat_look_violet_cross">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>violet, cross</source>
        <translation>violett, Kreuz</translation>
    </message>
    <message id="window.seat_sits_down_here">
        <location filename="../qtapp/panels/decision.py"/>
        <source>{seat} takes over</source>
        <translation>{seat} setzt sich hierher</translation>
    </message>
    <message id="window.seat_to_move">
        <location filename="../qtapp/panels/seats.py"/>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message id="window.seed">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message id="window.seed_by_chance">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message id="window.seed_tip">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>The same seed gives the same shuffle.</source>
        <translation>Gleicher Startwert, gleiche Mischung.</translation>
    </message>
    <message id="window.settings_button">
        <location filename="../qtapp/windows/start.py"/>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message id="window.settings_from_newer_version">
        <location filename="../qtapp/run.py"/>
        <source>A newer version of this program wrote these settings. They are left unchanged; changes you make now will not be saved.</source>
        <translation>Die Einstellungen stammen aus einer neueren Version dieses Programms. Sie bleiben, wie sie sind; was du jetzt änderst, gilt nur bis zum Beenden.</translation>
    </message>
    <message id="window.settled_by_resume_point">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Choose below where play should continue; that settles this.</source>
        <translation>Wähle unten, wie es weitergeht: Damit ist das erledigt.</translation>
    </message>
    <message id="window.setup_step">
        <location filename="../qtapp/panels/log.py"/>
        <source>Set-up</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message id="window.show_finding_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message id="window.show_my_cards_button">
        <location filename="../qtapp/windows/handover.py"/>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message id="window.show_obstacle_button">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Show what is in the way</source>
        <translation>Was im Weg ist</translation>
    </message>
    <message id="window.show_rule_button">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message id="window.show_to_everybody">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Show to everybody</source>
        <translation>Allen zeigen</translation>
    </message>
    <message id="window.shuffle">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message id="window.skin_file_damaged">
        <location filename="../qtapp/board/scan/scans.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <source>The file is not a scan set, or it is damaged.</source>
        <translation>Die Datei ist kein Planbild oder beschädigt.</translation>
    </message>
    <message id="window.skin_file_holds_foreign_content">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The file holds something that does not belong to a skin.</source>
        <translation>Die Datei enthält etwas, das nicht zu einem Planbild gehört.</translation>
    </message>
    <message id="window.skin_file_holds_too_much">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The file holds more than a skin may have.</source>
        <translation>Die Datei enthält mehr, als ein Planbild haben darf.</translation>
    </message>
    <message id="window.skin_from_newer_version">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin was made by a newer version of this program.</source>
        <translation>Das Planbild stammt aus einer neueren Version dieses Programms.</translation>
    </message>
    <message id="window.skin_list_damaged">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The list of the skin is damaged.</source>
        <translation>Das Verzeichnis des Planbilds ist beschädigt.</translation>
    </message>
    <message id="window.skin_list_missing">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin has no list of its boards.</source>
        <translation>Dem Planbild fehlt das Verzeichnis seiner Pläne.</translation>
    </message>
    <message id="window.skin_list_too_long">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The list of the skin is too long.</source>
        <translation>Das Verzeichnis des Planbilds ist zu lang.</translation>
    </message>
    <message id="window.skin_name_label">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Name of the skin</source>
        <translation>Name des Planbilds</translation>
    </message>
    <message id="window.skin_not_writable">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>The skin cannot be written: {reason}</source>
        <translation>Das Planbild lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message id="window.skin_picture_damaged_or_oversized">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin is damaged or too large.</source>
        <translation>Eine Bilddatei des Planbilds ist beschädigt oder zu groß.</translation>
    </message>
    <message id="window.skin_picture_missing">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin is missing.</source>
        <translation>Eine Bilddatei des Planbilds fehlt.</translation>
    </message>
    <message id="window.skin_picture_unreadable">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin cannot be read; the drawn board is shown instead.</source>
        <translation>Eine Bilddatei des Planbilds ist nicht lesbar; stattdessen wird der gezeichnete Plan gezeigt.</translation>
    </message>
    <message id="window.skin_too_large">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin is too large.</source>
        <translation>Das Planbild ist zu groß.</translation>
    </message>
    <message id="window.speed">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message id="window.start_game_button">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message id="window.step_back_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message id="window.step_forward_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message id="window.step_of_steps">
        <location filename="../qtapp/panels/motion.py"/>
        <source>{at} of {whole}</source>
        <translation>{at} von {whole}</translation>
    </message>
    <message id="window.stop_button">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message id="window.straighten_and_use_button">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Straighten and use</source>
        <translation>Entzerren und verwenden</translation>
    </message>
    <message id="window.strict">
        <location filename="../qtapp/windows/game.py"/>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message id="window.strict_play_begun">
        <location filename="../qtapp/windows/game.py"/>
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Streng: Ab jetzt gehen nur erlaubte Züge.</translation>
    </message>
    <message id="window.success_points">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>success points</source>
        <translation>Erfolgspunkte</translation>
    </message>
    <message id="window.svg_drawing">
        <location filename="../qtapp/windows/files.py"/>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message id="window.take_as_new_position_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Take this as the new position</source>
        <translation>Als neue Stellung übernehmen</translation>
    </message>
    <message id="window.taken_as_new_position">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>This is taken as the new position.</source>
        <translation>Das wird die neue Stellung.</translation>
    </message>
    <message id="window.tidy_up_title">
        <location filename="../qtapp/windows/game.py"/>
        <source>Tidy up</source>
        <translation>Aufräumen</translation>
    </message>
    <message id="window.timeline_title">
        <location filename="../qtapp/panels/timeline.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message id="window.to_newest_step_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>To the newest step</source>
        <translation>Zum neuesten Schritt</translation>
    </message>
    <message id="window.to_start_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message id="window.tools_title">
        <location filename="../qtapp/windows/game.py"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message id="window.total">
        <location filename="../qtapp/dialogs/result.py"/>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message id="window.total_tip">
        <location filename="../qtapp/panels/seats.py"/>
        <source>Total: {n}</source>
        <translation>Insgesamt: {n}</translation>
    </message>
    <message id="window.try_again_button">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message id="window.turn_by_quarter">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Turn by a quarter</source>
        <translation>Um ein Viertel drehen</translation>
    </message>
    <message id="window.turn_over">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Turn over</source>
        <translation>Wenden</translation>
    </message>
    <message id="window.underwater_cities_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Cities under glass on the sea floor</source>
        <translation>Städte unter Glas auf dem Meeresgrund</translation>
    </message>
    <message id="window.underwater_cities_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Underwater Cities</source>
        <translation>Underwater Cities</translation>
    </message>
    <message id="window.undo_button">
        <location filename="../qtapp/windows/history.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message id="window.undo_step_tip">
        <location filename="../qtapp/windows/game.py"/>
        <source>Undo: {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message id="window.unknown_game_name">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message id="window.unsaved_moves_would_be_lost">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>If you leave now, the last moves are lost. With “Save as…” the game can go to another place.</source>
        <translation>Wenn du jetzt gehst, gehen die letzten Züge verloren. Mit „Speichern unter …“ lässt sich das Spiel an einem anderen Ort ablegen.</translation>
    </message>
    <message id="window.use_my_scan_title">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Use my scan</source>
        <translation>Eigenen Scan verwenden</translation>
    </message>
    <message id="window.variants_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message id="window.waiting_for_people">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Waiting for {people}</source>
        <translation>Warten auf {people}</translation>
    </message>
    <message id="window.watch_in_slow_motion_button">
        <location filename="../qtapp/windows/history.py"/>
        <source>Watch in slow motion</source>
        <translation>In Zeitlupe ansehen</translation>
    </message>
    <message id="window.what_happened_since_title">
        <location filename="../qtapp/windows/handover.py"/>
        <source>What happened since</source>
        <translation>Was seitdem geschah</translation>
    </message>
    <message id="window.what_if_begun">
        <location filename="../qtapp/windows/history.py"/>
        <source>What if? Play on from here; what was played stays as a branch.</source>
        <translation>Was wäre, wenn? Spiele von hier aus weiter; das Gespielte bleibt als Zweig erhalten.</translation>
    </message>
    <message id="window.who_is_playing_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message id="window.why_not_title">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message id="window.window_title_with_game">
        <location filename="../qtapp/windows/main.py"/>
        <source>{game} – Társas</source>
        <translation>{game} – Társas</translation>
    </message>
</context>
</TS>
