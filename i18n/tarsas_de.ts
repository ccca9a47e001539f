<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>a11y</name>
    <message id="a11y.amount_of_seat">
        <source>{amount} of {seat}</source>
        <translation>{amount} von {seat}</translation>
    </message>
    <message id="a11y.answer_instead">
        <source>Instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message id="a11y.board_corner_picker">
        <source>Corners of the board on the picture</source>
        <translation>Ecken des Plans auf dem Bild</translation>
    </message>
    <message id="a11y.board_keys_tip">
        <source>Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.</source>
        <translation>Die Pfeiltasten gehen von Stelle zu Stelle, Eingabe nimmt auf und legt ab, Escape lässt los, Tab geht zum nächsten Bereich.</translation>
    </message>
    <message id="a11y.can_be_dropped_here">
        <source>{name}, can be dropped here</source>
        <translation>{name}, hier kann abgelegt werden</translation>
    </message>
    <message id="a11y.can_be_taken">
        <source>{name}, can be taken</source>
        <translation>{name}, kann genommen werden</translation>
    </message>
    <message id="a11y.close_panel">
        <source>Close this: {panel}</source>
        <translation>Schließen: {panel}</translation>
    </message>
    <message id="a11y.continue_kept_game">
        <source>Play on: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message id="a11y.counts_keys_tip">
        <source>Counts: plus and minus change them, Enter types a number.</source>
        <translation>Anzahlen: Plus und Minus ändern sie, nach Enter gibst du die Zahl ein.</translation>
    </message>
    <message id="a11y.float_panel">
        <source>Undock {panel}</source>
        <translation>Ablösen: {panel}</translation>
    </message>
    <message id="a11y.group_with_value">
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message id="a11y.kind_counted_in_place">
        <source>{what} in {place}</source>
        <translation>{what}, Stelle: {place}</translation>
    </message>
    <message id="a11y.log">
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message id="a11y.options">
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message id="a11y.order_keys_tip">
        <source>Order: Ctrl and the arrow keys move an item</source>
        <translation>Reihenfolge: Strg und die Pfeiltasten verschieben einen Eintrag</translation>
    </message>
    <message id="a11y.picture_export_progress">
        <source>Export progress</source>
        <translation>Wie viel vom Bild fertig ist</translation>
    </message>
    <message id="a11y.piece_held">
        <source>{name}, held</source>
        <translation>{name}, aufgenommen</translation>
    </message>
    <message id="a11y.piece_in_place">
        <source>{name}, in: {place}</source>
        <translation>{name}, Stelle: {place}</translation>
    </message>
    <message id="a11y.place_closed">
        <source>{name}, closed</source>
        <translation>{name}, verdeckt</translation>
    </message>
    <message id="a11y.place_with_amounts">
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message id="a11y.place_with_piece_count" numerus="yes">
        <source>{name}, %n piece(s)</source>
        <translation>
            <numerusform>{name}, %n Spielteil</numerusform>
            <numerusform>{name}, %n Spielteile</numerusform>
        </translation>
    </message>
    <message id="a11y.progress">
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message id="a11y.rail">
        <source>Tools of the table</source>
        <translation>Werkzeuge des Tischs</translation>
    </message>
    <message id="a11y.rule_text">
        <source>Text of the rule</source>
        <translation>Text der Regel</translation>
    </message>
    <message id="a11y.rules_headings">
        <source>Headings of the rules</source>
        <translation>Überschriften der Regeln</translation>
    </message>
    <message id="a11y.rules_of_game">
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message id="a11y.seat_colour">
        <source>Seat {number}: {colour}</source>
        <translation>Platz {number}: {colour}</translation>
    </message>
    <message id="a11y.seat_name_field">
        <source>Name of seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message id="a11y.seat_played_by">
        <source>Seat {number} is played by: {who}</source>
        <translation>Platz {number}, hier spielt: {who}</translation>
    </message>
    <message id="a11y.seat_sit_earlier">
        <source>Seat {number}: move earlier</source>
        <translation>Platz {number}: weiter nach vorn</translation>
    </message>
    <message id="a11y.seat_sit_later">
        <source>Seat {number}: sit later</source>
        <translation>Platz {number}: weiter nach hinten</translation>
    </message>
    <message id="a11y.start_new_game">
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message id="a11y.stepper_one_less">
        <source>{what}: one less</source>
        <translation>{what}: eins weniger</translation>
    </message>
    <message id="a11y.stepper_one_more">
        <source>{what}: one more</source>
        <translation>{what}: eins mehr</translation>
    </message>
    <message id="a11y.table">
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message id="a11y.table_of_game">
        <source>Table: {game}</source>
        <translation>Tisch: {game}</translation>
    </message>
    <message id="a11y.timeline_position_tip">
        <source>Timeline: step {at} of {whole}. Left and right keys go along it.</source>
        <translation>Zeitleiste: Schritt {at} von {whole}. Die Pfeiltasten links und rechts führen an ihr entlang.</translation>
    </message>
    <message id="a11y.why_not">
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message id="about.built_from_commit">
        <source>Built from {commit}</source>
        <translation>Erstellt aus {commit}</translation>
    </message>
    <message id="about.copied">
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message id="about.copy_for_report_button">
        <source>Copy for a report</source>
        <translation>Für Fehlerbericht kopieren</translation>
    </message>
    <message id="about.licence_text">
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message id="about.parts_and_licences_title">
        <source>What comes with it, and under which licence</source>
        <translation>Was dazugehört und unter welcher Lizenz es steht</translation>
    </message>
    <message id="about.platform_versions">
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message id="about.program_parts_list">
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message id="about.runs_from_source">
        <source>Runs from its source</source>
        <translation>Läuft aus dem Quelltext</translation>
    </message>
</context>
<context>
    <name>about/barrage</name>
    <message id="about/barrage.action.bank.point1">
        <source>It is never full: everybody can always come.</source>
        <translation>Sie ist nie voll: Alle können immer kommen.</translation>
    </message>
    <message id="about/barrage.action.bank.text">
        <source>The bank: for each engineer that you lay here you get 1 credit.</source>
        <translation>Die Bank: Für jeden Arbeiter, den du hier einsetzt, erhältst du 1 Hydro.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.point1">
        <source>No more than three contracts may lie open in front of you.</source>
        <translation>Vor dir dürfen höchstens drei offene Verträge liegen.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.text">
        <source>The contract office: take private contracts, which pay you when you produce enough energy.</source>
        <translation>Das Notariat: Nimm private Verträge; sie belohnen dich, wenn du genug Energie produzierst.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.point1">
        <source>The price is printed on the row; you pay it when you lay the engineers.</source>
        <translation>Der Preis steht in der Zeile; du bezahlst ihn beim Einsetzen der Arbeiter.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.text">
        <source>The machinery shop: buy excavators and mixers here with credits.</source>
        <translation>Die Maschinenausstellung: Hier kaufst du mit Geld Bagger und Betonmischer.</translation>
    </message>
    <message id="about/barrage.action.patent_#.point1">
        <source>You need 2 engineers. You may build with the tile at once.</source>
        <translation>Du brauchst 2 Arbeiter. Mit dem Plättchen darfst du sofort bauen.</translation>
    </message>
    <message id="about/barrage.action.patent_#.text">
        <source>The patent office: for 5 credits you get the advanced technology tile of this slot.</source>
        <translation>Das Patentamt: Für 5 Hydro erhältst du das fortgeschrittene Technologieplättchen dieser Stelle.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point1">
        <source>You need a dam with water, a conduit and your own powerhouse at its end.</source>
        <translation>Du brauchst eine Staumauer mit Wasser, ein Rohrwerk und dein Turbinenhaus am Ende.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point2">
        <source>Drops times value, plus or minus the number of this row.</source>
        <translation>Wassereinheiten mal Produktionswert, dazu der Bonus oder Malus dieser Zeile.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point3">
        <source>Afterwards you may fulfil one contract with this energy.</source>
        <translation>Danach darfst du mit dieser Energie einen Vertrag erfüllen.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.text">
        <source>The turbine station: here you produce energy with water from a dam.</source>
        <translation>Die Kraftwerkssteuerung: Hier produzierst du Energie mit dem Wasser einer Staumauer.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.point1">
        <source>You may split them as you like.</source>
        <translation>Du darfst sie beliebig aufteilen.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.text">
        <source>Water management: bring drops to headstreams of your choice, where they wait for the water flow.</source>
        <translation>Wassermanagement: Lege Wassereinheiten auf Quellen deiner Wahl; dort warten sie auf den Wasserfluss.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point1">
        <source>The first dam with room catches it, whoever owns the dam.</source>
        <translation>Die erste Staumauer mit Platz staut sie, gleich wem sie gehört.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point2">
        <source>Drops that wait on the headstream stay there.</source>
        <translation>Wassereinheiten, die auf der Quelle warten, bleiben dort.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.text">
        <source>Water management: bring a drop to a headstream, and it flows at once.</source>
        <translation>Wassermanagement: Lege eine Wassereinheit auf eine Quelle, und sie fließt sofort.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point1">
        <source>The number says by how many segments it turns.</source>
        <translation>Die Zahl sagt, um wie viele Segmente sie sich dreht.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point2">
        <source>What reaches the open segment is yours again at once.</source>
        <translation>Was ins offene Segment kommt, gehört sofort wieder dir.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.text">
        <source>The workshop: turn your construction wheel, so that tiles and machines come back sooner.</source>
        <translation>Die Werkstatt: Drehe deine Bauscheibe, damit Plättchen und Maschinen früher zurückkommen.</translation>
    </message>
    <message id="about/barrage.automa.action.text">
        <source>The actions of the Automa: it tries the lines from top to bottom and does the first possible one.</source>
        <translation>Die Aktionen des Automas: Er prüft die Zeilen von oben nach unten und führt die erste mögliche aus.</translation>
    </message>
    <message id="about/barrage.automa.criteria.text">
        <source>The criteria of the Automa: they decide where it builds when several spaces are possible.</source>
        <translation>Die Kriterien des Automas: Sie entscheiden, wo er baut, wenn mehrere Felder möglich sind.</translation>
    </message>
    <message id="about/barrage.automa.deck.text">
        <source>The Automa tiles: each turn of an Automa one of them says what it does.</source>
        <translation>Die Automaplättchen: In jedem Zug eines Automas sagt eines davon, was er tut.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point1">
        <source>The number is its value: each drop makes so much energy.</source>
        <translation>Die Zahl ist der Produktionswert: So viel Energie bringt jede Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point2">
        <source>You may use any built conduit. If it is not yours, you pay 1 credit a drop.</source>
        <translation>Du darfst jedes gebaute Rohrwerk nutzen. Ein fremdes kostet 1 Hydro je Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point3">
        <source>Its owner gets the credits, and 1 victory point a drop.</source>
        <translation>Wem es gehört, erhält das Geld und 1 Siegpunkt je Wassereinheit.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.text">
        <source>A conduit space: a conduit leads water from the dams of this basin to the powerhouses of another one.</source>
        <translation>Ein Baufeld für ein Rohrwerk: Es leitet Wasser von den Staumauern dieses Tals zu den Turbinenhäusern eines anderen Tals.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point1">
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Jede Staumauer beginnt mit einer Grundmauer; darauf passen bis zu zwei Erhöhungen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point2">
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point3">
        <source>A neutral dam belongs to nobody: everybody may use its water.</source>
        <translation>Eine neutrale Staumauer gehört niemandem: Alle dürfen ihr Wasser nutzen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.text">
        <source>The lower dam space of a basin: a dam here catches the water that the upper one lets through.</source>
        <translation>Das untere Baufeld eines Tals: Eine Staumauer hier staut das Wasser, das die obere durchlässt.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point1">
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Jede Staumauer beginnt mit einer Grundmauer; darauf passen bis zu zwei Erhöhungen.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point2">
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point3">
        <source>In each basin you can have only one dam.</source>
        <translation>In jedem Tal darfst du nur eine Staumauer haben.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.text">
        <source>The upper dam space of a basin: a dam here catches the water first, but its base costs 3 credits more.</source>
        <translation>Das obere Baufeld eines Tals: Eine Staumauer hier staut das Wasser zuerst, aber ihre Grundmauer kostet 3 Hydro mehr.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point1">
        <source>You can only produce with a powerhouse of your own.</source>
        <translation>Du kannst nur mit deinem eigenen Turbinenhaus Energie produzieren.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point2">
        <source>In each basin you can have only one.</source>
        <translation>In jedem Tal darfst du nur eines haben.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point3">
        <source>A space with a red border costs 3 credits more.</source>
        <translation>Ein rot umrandetes Feld kostet 3 Hydro mehr.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.text">
        <source>A powerhouse space: your powerhouse turns the water that comes through a conduit into energy.</source>
        <translation>Ein Baufeld für ein Turbinenhaus: Es macht aus dem Wasser, das durch ein Rohrwerk kommt, Energie.</translation>
    </message>
    <message id="about/barrage.beside.*.text">
        <source>Here lie the engineers of an Automa that found no free action space.</source>
        <translation>Hier liegen Arbeiter eines Automas, für die kein Aktionsfeld frei war.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point1">
        <source>You need at least 6 energy in this round.</source>
        <translation>Du brauchst in dieser Runde mindestens 6 Energie.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point2">
        <source>Too far behind on the track? Then you get 4 points less for each section.</source>
        <translation>Liegst du auf der Leiste zurück, gibt es für jeden Abschnitt 4 Punkte weniger.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.text">
        <source>The bonus tile of this round: it gives victory points for things you have.</source>
        <translation>Das Bonusplättchen dieser Runde: Es bringt Siegpunkte für Dinge, die du hast.</translation>
    </message>
    <message id="about/barrage.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/barrage.contracts.*.point1">
        <source>Green needs the least energy, red the most and pays best.</source>
        <translation>Grün braucht am wenigsten Energie, Rot am meisten und lohnt sich am meisten.</translation>
    </message>
    <message id="about/barrage.contracts.*.text">
        <source>The pile of private contracts of one colour; gaps are filled from it at the end of a turn.</source>
        <translation>Der Stapel privater Verträge einer Farbe; am Zugende werden damit Lücken gefüllt.</translation>
    </message>
    <message id="about/barrage.count.credit.text">
        <source>Credits: the money of the game, for machines, patents and red spaces.</source>
        <translation>Geld, gezählt in Hydro: Du bezahlst damit Maschinen, Patente und rot umrandete Felder.</translation>
    </message>
    <message id="about/barrage.count.drop.point1">
        <source>From a dam you lead them through a conduit and make energy.</source>
        <translation>Aus einer Staumauer leitest du sie durch ein Rohrwerk und produzierst Energie.</translation>
    </message>
    <message id="about/barrage.count.drop.point2">
        <source>At the end each drop in your own dams is 1 victory point.</source>
        <translation>Am Ende ist jede Wassereinheit in deinen Staumauern 1 Siegpunkt wert.</translation>
    </message>
    <message id="about/barrage.count.drop.text">
        <source>Water drops: they run down the rivers until a dam with room holds them.</source>
        <translation>Wassereinheiten: Sie fließen die Flüsse hinab, bis eine Staumauer mit Platz sie staut.</translation>
    </message>
    <message id="about/barrage.count.energy.point1">
        <source>It brings credits and points at the end of the round, then it is 0 again.</source>
        <translation>Am Rundenende bringt sie Geld und Punkte, dann ist sie wieder 0.</translation>
    </message>
    <message id="about/barrage.count.energy.text">
        <source>Energy that you have produced in this round; it moves your marker on the energy track.</source>
        <translation>Energie, die du in dieser Runde produziert hast; sie bewegt deinen Marker auf der Energieleiste.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.point1">
        <source>Everybody has twelve in each round.</source>
        <translation>Alle haben in jeder Runde zwölf.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.text">
        <source>Engineers: you lay them on action spaces and carry out the action there.</source>
        <translation>Arbeiter: Du setzt sie auf Aktionsfelder und führst deren Aktion aus.</translation>
    </message>
    <message id="about/barrage.count.excavator.point1">
        <source>After building they come back with the wheel.</source>
        <translation>Nach dem Bauen bringt die Bauscheibe sie zurück.</translation>
    </message>
    <message id="about/barrage.count.excavator.text">
        <source>Excavators: machines that dig; you need them for bases and conduits.</source>
        <translation>Bagger: Maschinen, die graben; du brauchst sie für Grundmauern und Rohrwerke.</translation>
    </message>
    <message id="about/barrage.count.mixer.point1">
        <source>After building they come back with the wheel.</source>
        <translation>Nach dem Bauen bringt die Bauscheibe sie zurück.</translation>
    </message>
    <message id="about/barrage.count.mixer.text">
        <source>Mixers: machines that make concrete; you need them for elevations and powerhouses.</source>
        <translation>Betonmischer: Maschinen, die Beton machen; du brauchst sie für Erhöhungen und Turbinenhäuser.</translation>
    </message>
    <message id="about/barrage.count.point.text">
        <source>Victory points: whoever has most of them after five rounds wins.</source>
        <translation>Siegpunkte: Wer nach fünf Runden die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/barrage.count.round.text">
        <source>The round: there are five, then the game is over.</source>
        <translation>Die Runde: Es gibt fünf, dann ist das Spiel zu Ende.</translation>
    </message>
    <message id="about/barrage.discard.*.text">
        <source>Contracts that an Automa has discarded; if their pile runs out, they become the new one.</source>
        <translation>Verträge, die ein Automa abgeworfen hat; ist ihr Stapel leer, bilden sie den neuen.</translation>
    </message>
    <message id="about/barrage.draft.#.point1">
        <source>Who chooses first is last in turn order in the first round.</source>
        <translation>Wer zuerst wählt, ist in der ersten Runde in der Spielreihenfolge zuletzt dran.</translation>
    </message>
    <message id="about/barrage.draft.#.text">
        <source>A company with its executive officer: whoever chooses them plays with both.</source>
        <translation>Ein Unternehmen mit seinem Chefingenieur: Wer es wählt, spielt mit beiden.</translation>
    </message>
    <message id="about/barrage.draft.contracts.text">
        <source>Starting contracts to choose from: each player takes one before the game begins.</source>
        <translation>Startverträge zur Auswahl: Vor dem Spiel nehmen alle einen.</translation>
    </message>
    <message id="about/barrage.headstream.*.point1">
        <source>The headstream tile says how many drops come in which round.</source>
        <translation>Das Quellenplättchen zeigt, in welcher Runde wie viele Wassereinheiten kommen.</translation>
    </message>
    <message id="about/barrage.headstream.*.point2">
        <source>The drops wait here; in the water flow phase they run downhill.</source>
        <translation>Sie warten hier; in der Phase Wasserfluss fließen sie talwärts.</translation>
    </message>
    <message id="about/barrage.headstream.*.point3">
        <source>With water management you can bring drops here yourself.</source>
        <translation>Mit dem Wassermanagement bringst du selbst Wassereinheiten hierher.</translation>
    </message>
    <message id="about/barrage.headstream.*.text">
        <source>A headstream: here the river begins, and here new water comes into the game.</source>
        <translation>Eine Quelle: Hier entspringt der Fluss, und hier kommt neues Wasser ins Spiel.</translation>
    </message>
    <message id="about/barrage.national.#.point1">
        <source>You do not take it beforehand: it lies here for everybody.</source>
        <translation>Du nimmst ihn nicht vorher: Er liegt hier für alle.</translation>
    </message>
    <message id="about/barrage.national.#.point2">
        <source>It is never replaced by a new one.</source>
        <translation>Er wird nicht durch einen neuen ersetzt.</translation>
    </message>
    <message id="about/barrage.national.#.text">
        <source>A national contract: the first to reach its energy in one production takes it.</source>
        <translation>Ein staatlicher Vertrag: Wer seine Energie zuerst mit einer Energieproduktion erreicht, nimmt ihn.</translation>
    </message>
    <message id="about/barrage.objective.point1">
        <source>First, second and third get 15, 10 and 5 victory points.</source>
        <translation>Die ersten drei erhalten 15, 10 und 5 Siegpunkte.</translation>
    </message>
    <message id="about/barrage.objective.text">
        <source>The objective tile: whoever has most of what it counts at the end scores best.</source>
        <translation>Das Zielplättchen: Wer am Ende am meisten von dem hat, was es zählt, erhält viele Punkte.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point1">
        <source>The number is the energy that one production must reach.</source>
        <translation>Die Zahl ist die Energie, die eine einzige Energieproduktion erreichen muss.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point2">
        <source>Beside it stands your reward.</source>
        <translation>Daneben steht deine Belohnung.</translation>
    </message>
    <message id="about/barrage.offer.*.#.text">
        <source>A private contract on offer: you can take it at the contract office.</source>
        <translation>Ein ausliegender privater Vertrag: Du kannst ihn im Notariat nehmen.</translation>
    </message>
    <message id="about/barrage.order.#.point1">
        <source>Who produces least energy goes first in the next round.</source>
        <translation>Wer am wenigsten Energie produziert, ist in der nächsten Runde zuerst dran.</translation>
    </message>
    <message id="about/barrage.order.#.text">
        <source>The turn order: the marker on the first space says who acts first in this round.</source>
        <translation>Die Spielreihenfolge: Der Marker auf dem ersten Feld zeigt, wer in dieser Runde zuerst dran ist.</translation>
    </message>
    <message id="about/barrage.patent.#.point1">
        <source>First pile I, then II, then III.</source>
        <translation>Zuerst Stapel I, dann II, dann III.</translation>
    </message>
    <message id="about/barrage.patent.#.text">
        <source>The pile of advanced technology tiles of one level; new ones come from here at the end of a round.</source>
        <translation>Der Stapel fortgeschrittener Technologieplättchen einer Stufe; von hier kommen am Rundenende neue.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point1">
        <source>Lay 2 engineers on the space beside it and pay 5 credits.</source>
        <translation>Setze 2 Arbeiter auf das Feld daneben und bezahle 5 Hydro.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point2">
        <source>At the end of the round the unsold tiles leave the game.</source>
        <translation>Was am Rundenende niemand gekauft hat, verlässt das Spiel.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.text">
        <source>An advanced technology tile for sale: it builds like a basic one and can do something more.</source>
        <translation>Ein fortgeschrittenes Technologieplättchen zum Kauf: Es baut wie ein einfaches und kann noch etwas mehr.</translation>
    </message>
    <message id="about/barrage.piece.automa.text">
        <source>An Automa tile: one side shows actions, the other where the Automa builds.</source>
        <translation>Ein Automaplättchen: Eine Seite zeigt Aktionen, die andere, wo der Automa baut.</translation>
    </message>
    <message id="about/barrage.piece.base.point1">
        <source>In each basin you can have only one dam.</source>
        <translation>In jedem Tal darfst du nur eine Staumauer haben.</translation>
    </message>
    <message id="about/barrage.piece.base.text">
        <source>A base: the lowest part of a dam; alone it is a dam of level 1 and holds one drop.</source>
        <translation>Eine Grundmauer: der unterste Teil einer Staumauer; allein hat sie Höhe 1 und staut eine Wassereinheit.</translation>
    </message>
    <message id="about/barrage.piece.bonus.point1">
        <source>Only who has at least 6 energy gets them.</source>
        <translation>Nur wer mindestens 6 Energie hat, erhält sie.</translation>
    </message>
    <message id="about/barrage.piece.bonus.text">
        <source>A bonus tile: at the end of its round it gives victory points for what it shows.</source>
        <translation>Ein Bonusplättchen: Am Ende seiner Runde bringt es Siegpunkte für das, was es zeigt.</translation>
    </message>
    <message id="about/barrage.piece.company.text">
        <source>A company: its board shows incomes, bonuses and the ability of the third powerhouse.</source>
        <translation>Ein Unternehmen: Sein Plan zeigt Einkommen, Boni und die Spezialfähigkeit ab dem dritten Turbinenhaus.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point1">
        <source>The higher its value, the more energy each drop makes.</source>
        <translation>Je höher sein Produktionswert, desto mehr Energie bringt jede Wassereinheit.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point2">
        <source>Others may use it too, but they pay you for it.</source>
        <translation>Auch andere dürfen es nutzen, aber sie bezahlen dich dafür.</translation>
    </message>
    <message id="about/barrage.piece.conduit.text">
        <source>A conduit: it leads water from the dams of one basin to the powerhouses of another one.</source>
        <translation>Ein Rohrwerk: Es leitet Wasser von den Staumauern eines Tals zu den Turbinenhäusern eines anderen Tals.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point1">
        <source>The energy is not used up: your marker stays where it is.</source>
        <translation>Die Energie wird nicht verbraucht: Dein Marker bleibt, wo er ist.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point2">
        <source>One production fulfils one contract at most.</source>
        <translation>Eine Energieproduktion erfüllt höchstens einen Vertrag.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.text">
        <source>A private contract: produce its energy in one go, and you get its reward.</source>
        <translation>Ein privater Vertrag: Produziere seine Energie auf einmal, und du erhältst seine Belohnung.</translation>
    </message>
    <message id="about/barrage.piece.contract.national.text">
        <source>A national contract: hard, but well paid; the first to fulfil it takes it.</source>
        <translation>Ein staatlicher Vertrag: schwer, aber gut bezahlt; wer ihn zuerst erfüllt, nimmt ihn.</translation>
    </message>
    <message id="about/barrage.piece.contract.starting.text">
        <source>A starting contract: the easy first contract that everybody begins with.</source>
        <translation>Ein Startvertrag: der leichte erste Vertrag, mit dem alle beginnen.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point1">
        <source>A base takes at most two.</source>
        <translation>Eine Grundmauer trägt höchstens zwei.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point2">
        <source>Each level holds one more drop.</source>
        <translation>Jede Höhe staut eine Wassereinheit mehr.</translation>
    </message>
    <message id="about/barrage.piece.elevation.text">
        <source>An elevation: it stands on your own base and makes the dam one level higher.</source>
        <translation>Eine Erhöhung: Sie steht auf deiner eigenen Grundmauer und macht die Staumauer um eins höher.</translation>
    </message>
    <message id="about/barrage.piece.headstream.point1">
        <source>In the fifth round no new water comes.</source>
        <translation>In der fünften Runde kommt kein neues Wasser.</translation>
    </message>
    <message id="about/barrage.piece.headstream.text">
        <source>A headstream tile: it shows how many drops this headstream gets in rounds one to four.</source>
        <translation>Ein Quellenplättchen: Es zeigt, wie viele Wassereinheiten die Quelle in den Runden eins bis vier erhält.</translation>
    </message>
    <message id="about/barrage.piece.objective.text">
        <source>An objective tile: what it counts gives victory points at the end of the game.</source>
        <translation>Ein Zielplättchen: Was es zählt, bringt am Ende des Spiels Siegpunkte.</translation>
    </message>
    <message id="about/barrage.piece.officer.text">
        <source>An executive officer: a person with a special skill that helps the company the whole game.</source>
        <translation>Ein Chefingenieur: eine Person, deren besondere Fähigkeit dem Unternehmen das ganze Spiel lang hilft.</translation>
    </message>
    <message id="about/barrage.piece.order.point1">
        <source>Least energy goes first in the next round.</source>
        <translation>In der nächsten Runde beginnt, wer am wenigsten Energie hat.</translation>
    </message>
    <message id="about/barrage.piece.order.text">
        <source>A turn order marker: it shows when its owner acts.</source>
        <translation>Ein Reihenfolgemarker: Er zeigt, wann jemand an der Reihe ist.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.point1">
        <source>The water then flows on from here and can be used again.</source>
        <translation>Das Wasser fließt von hier weiter und kann weiter unten wieder genutzt werden.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.text">
        <source>A powerhouse: it turns water that comes through a conduit into energy.</source>
        <translation>Ein Turbinenhaus: Es macht aus Wasser, das durch ein Rohrwerk kommt, Energie.</translation>
    </message>
    <message id="about/barrage.piece.technology.point1">
        <source>A basic technology tile only builds, an advanced one can do something more.</source>
        <translation>Ein einfaches Technologieplättchen baut nur, ein fortgeschrittenes kann noch mehr.</translation>
    </message>
    <message id="about/barrage.piece.technology.point2">
        <source>After building it goes onto the wheel and comes back later.</source>
        <translation>Nach dem Bauen kommt es auf die Bauscheibe und später zurück.</translation>
    </message>
    <message id="about/barrage.piece.technology.text">
        <source>A technology tile: you need one for everything you build, and it shows what it builds.</source>
        <translation>Ein Technologieplättchen: Du brauchst eines für alles, was du baust; es zeigt, was es baut.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point1">
        <source>A base costs 3, 4 or 5 excavators: plain, hills, mountains.</source>
        <translation>Eine Grundmauer kostet 3, 4 oder 5 Bagger: Vorland, Hügel, Berge.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Die ganz links zuerst; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.text">
        <source>Bases that are not built yet; with a base you begin a dam.</source>
        <translation>Noch nicht gebaute Grundmauern; mit einer Grundmauer beginnt eine Staumauer.</translation>
    </message>
    <message id="about/barrage.seat.#.company.text">
        <source>A company: it has its own incomes and an ability that awakes with the third powerhouse.</source>
        <translation>Ein Unternehmen: Es hat eigene Einkommen und eine Spezialfähigkeit, die mit dem dritten Turbinenhaus erwacht.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point1">
        <source>A conduit costs 2 excavators for each point of its value.</source>
        <translation>Ein Rohrwerk kostet 2 Bagger für jeden Punkt seines Produktionswerts.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Das ganz links zuerst; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.text">
        <source>Conduits that are not built yet; they lead the water from a dam to a powerhouse.</source>
        <translation>Noch nicht gebaute Rohrwerke; sie leiten Wasser von einer Staumauer zu einem Turbinenhaus.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point1">
        <source>From left to right: 1, 2, 3 and again 3 engineers in a round.</source>
        <translation>Von links nach rechts: 1, 2, 3 und noch einmal 3 Arbeiter in einer Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point2">
        <source>The fourth, red one also costs 3 credits.</source>
        <translation>Das vierte, rote Feld kostet außerdem 3 Hydro.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.text">
        <source>A construction space: lay engineers here when you want to build something.</source>
        <translation>Ein Bauaktionsfeld: Hier setzt du Arbeiter ein, wenn du etwas bauen willst.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.point1">
        <source>You may have at most three.</source>
        <translation>Du darfst höchstens drei haben.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.text">
        <source>Open contracts: one production with enough energy fulfils one and brings the reward.</source>
        <translation>Offene Verträge: Eine Energieproduktion mit genug Energie erfüllt einen davon und bringt die Belohnung.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point1">
        <source>An elevation costs 2, 3 or 4 mixers: plain, hills, mountains.</source>
        <translation>Eine Erhöhung kostet 2, 3 oder 4 Betonmischer: Vorland, Hügel, Berge.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Die ganz links zuerst; ein freigeschaltetes Einkommen gibt es in jeder Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.text">
        <source>Elevations that are not built yet; they make your dams higher, so that more water fits in.</source>
        <translation>Noch nicht gebaute Erhöhungen; sie machen deine Staumauern höher, so dass mehr Wasser hineinpasst.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point1">
        <source>A space needs exactly as many as it shows.</source>
        <translation>Ein Feld braucht genau so viele, wie es zeigt.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point2">
        <source>At the end of the round all twelve come home.</source>
        <translation>Am Rundenende kommen alle zwölf nach Hause.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.text">
        <source>Engineers who are still free: with them you choose your actions in this round.</source>
        <translation>Noch freie Arbeiter: Mit ihnen wählst du in dieser Runde deine Aktionen.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.point1">
        <source>Some bonus tiles count them.</source>
        <translation>Manche Bonusplättchen zählen sie.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.text">
        <source>Fulfilled contracts: they lie face down and have already paid.</source>
        <translation>Erfüllte Verträge: Sie liegen verdeckt, ihre Belohnung ist schon ausgezahlt.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.point1">
        <source>The skill works from the first round to the last.</source>
        <translation>Die Fähigkeit gilt von der ersten bis zur letzten Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.text">
        <source>The executive officer: a person with a special skill that bends one rule for the company.</source>
        <translation>Der Chefingenieur: eine Person mit einer besonderen Fähigkeit, die eine Regel zum Vorteil des Unternehmens ändert.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.point1">
        <source>The second time in a round it costs 3 credits. Your normal action follows.</source>
        <translation>Das zweite Mal in einer Runde kostet es 3 Hydro. Danach folgt deine normale Aktion.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.text">
        <source>A space of Mahiri Sekibo: an engineer here lets you copy another officer for one turn.</source>
        <translation>Ein Feld von Mahiri Sekibo: Mit einem Arbeiter hier kopierst du für einen Zug einen anderen Chefingenieur.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point1">
        <source>The first costs 2 mixers, each further one 1 mixer more.</source>
        <translation>Das erste kostet 2 Betonmischer, jedes weitere 1 Betonmischer mehr.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point2">
        <source>The second gives +1 to every production, the fourth 2 more.</source>
        <translation>Das zweite gibt jeder Energieproduktion +1, das vierte noch 2 dazu.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point3">
        <source>The third opens the special ability of your company.</source>
        <translation>Das dritte schaltet die Spezialfähigkeit deines Unternehmens frei.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.text">
        <source>Powerhouses that are not built yet; each one you build makes your company stronger.</source>
        <translation>Noch nicht gebaute Turbinenhäuser; jedes gebaute macht dein Unternehmen stärker.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point1">
        <source>What lies on the wheel is not here and cannot be used.</source>
        <translation>Was auf der Bauscheibe liegt, ist nicht hier und kann nicht genutzt werden.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point2">
        <source>At the end every five things here give 1 victory point.</source>
        <translation>Am Ende bringen je fünf Dinge hier 1 Siegpunkt.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.text">
        <source>The personal supply: the credits and machines that can be used now.</source>
        <translation>Der persönliche Vorrat: Geld und Maschinen, die jetzt genutzt werden können.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point1">
        <source>The picture shows what it builds. A joker builds anything.</source>
        <translation>Das Bild zeigt, was es baut. Ein Joker baut alles.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point2">
        <source>After building, the tile waits on the wheel.</source>
        <translation>Nach dem Bauen wartet das Plättchen auf der Bauscheibe.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.text">
        <source>Technology tiles that are ready: for everything you build you need a fitting one from here.</source>
        <translation>Verfügbare Technologieplättchen: Für alles, was du baust, brauchst du ein passendes von hier.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point1">
        <source>Most energy in the round: 6 victory points, second most: 2.</source>
        <translation>Die meiste Energie der Runde bringt 6 Siegpunkte, die zweitmeiste 2.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point2">
        <source>After the round the energy goes back to 0.</source>
        <translation>Nach der Runde geht die Energie zurück auf 0.</translation>
    </message>
    <message id="about/barrage.seat.#.track.text">
        <source>The markers: victory points, and the energy of this round on the energy track.</source>
        <translation>Die Marker: Siegpunkte und auf der Energieleiste die Energie dieser Runde.</translation>
    </message>
    <message id="about/barrage.seat.#.turn.text">
        <source>What the game remembers here: who has passed, and which officer Mahiri Sekibo copies.</source>
        <translation>Was sich das Spiel hier merkt: wer gepasst hat und welchen Chefingenieur Mahiri Sekibo kopiert.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point1">
        <source>When you build, the tile and the machines go into the open segment.</source>
        <translation>Beim Bauen kommen Plättchen und Maschinen in das offene Segment.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point2">
        <source>Then the wheel turns by one. The workshop turns it too.</source>
        <translation>Dann dreht sich die Scheibe um eins. Auch die Werkstatt dreht sie.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point3">
        <source>What reaches the open segment again comes back at once: six turns in all.</source>
        <translation>Was wieder ins offene Segment kommt, kehrt sofort zurück: nach sechs Drehungen.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.text">
        <source>The construction wheel: what you build with is not lost, it lies here and comes back later.</source>
        <translation>Die Bauscheibe: Womit du baust, ist nicht verloren, es liegt hier und kommt später zurück.</translation>
    </message>
    <message id="about/barrage.seat.#.works.text">
        <source>Engineers with which an Automa has built in this round.</source>
        <translation>Arbeiter, mit denen ein Automa in dieser Runde gebaut hat.</translation>
    </message>
    <message id="about/barrage.state.text">
        <source>What the game remembers for all: which round it is, and whether the game is over.</source>
        <translation>Was sich das Spiel für alle merkt: welche Runde es ist und ob das Spiel zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>about/ginkgopolis</name>
    <message id="about/ginkgopolis.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point1">
        <source>A building belongs to whoever has resources on it: one for each floor.</source>
        <translation>Ein Gebäude gehört der Person, deren Ressourcen darauf stehen: eine pro Etage.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point2">
        <source>Red gives resources, blue gives tiles, yellow gives success points.</source>
        <translation>Rot gibt Ressourcen, Blau Gebäudeplättchen, Gelb Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point3">
        <source>A cell with a letter: whoever plays this urbanization card with a tile builds here.</source>
        <translation>Ein Feld mit Buchstabe: Mit dieser Urbanisierungskarte und einem Plättchen baust du hier.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.text">
        <source>A cell of the city: a building can stand here, or a marker shows where the city can grow.</source>
        <translation>Ein Feld der Stadt: Hier kann ein Gebäude stehen, oder ein Marker zeigt, wo die Stadt wachsen kann.</translation>
    </message>
    <message id="about/ginkgopolis.count.ending.text">
        <source>The end is near: this round is still played, then the points are counted.</source>
        <translation>Das Ende ist da: Diese Runde wird noch gespielt, dann wird gewertet.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.point1">
        <source>Unused it is worth 2 success points at the end.</source>
        <translation>Ungenutzt bringt er am Ende 2 Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.text">
        <source>A new-hand token: hand it in to throw your cards away and draw as many new ones.</source>
        <translation>Ein Kartenaustausch-Marker: Gib ihn ab, wirf deine Karten ab und ziehe ebenso viele neue.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.point1">
        <source>During the game they lie hidden behind the screens.</source>
        <translation>Während des Spiels liegen sie verborgen hinter den Sichtschirmen.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.text">
        <source>Success points: whoever has most of them at the end wins.</source>
        <translation>Erfolgspunkte: Wer am Ende die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.point1">
        <source>At the end they decide who scores in the districts.</source>
        <translation>Am Ende entscheiden sie, wer in den Stadtvierteln Punkte erhält.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.text">
        <source>Resources: put them on a building that you build, one for each floor, and it is yours.</source>
        <translation>Ressourcen: Stelle sie auf ein Gebäude, das du baust, eine pro Etage, und es gehört dir.</translation>
    </message>
    <message id="about/ginkgopolis.count.round.text">
        <source>The round: all choose, all act, all prepare the next one; nobody knows how many there will be.</source>
        <translation>Die Runde: Alle wählen, handeln und bereiten die nächste vor; wie viele es werden, weiß niemand.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.point1">
        <source>It goes away when the deck is built anew.</source>
        <translation>Er verschwindet, wenn der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.text">
        <source>A construction-site marker: this building is brand new, and nobody can have its card yet.</source>
        <translation>Ein Baustellen-Marker: Dieses Gebäude ist ganz neu, und noch niemand kann seine Karte haben.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point1">
        <source>Each card speaks of one place: a building or a marker with a letter.</source>
        <translation>Jede Karte gehört zu einem Ort: zu einem Gebäude oder einem Marker mit Buchstabe.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point2">
        <source>When it is empty it is shuffled anew, with the cards of new buildings.</source>
        <translation>Ist er leer, wird neu gemischt, mit den Karten der neuen Gebäude.</translation>
    </message>
    <message id="about/ginkgopolis.deck.text">
        <source>The draw deck: from here everybody draws a new card after each round.</source>
        <translation>Der Nachziehstapel: Von hier ziehen alle nach jeder Runde eine neue Karte.</translation>
    </message>
    <message id="about/ginkgopolis.discard.point1">
        <source>When the deck is empty, this becomes the new one.</source>
        <translation>Ist der Nachziehstapel leer, entsteht daraus der neue.</translation>
    </message>
    <message id="about/ginkgopolis.discard.text">
        <source>The discard pile: cards that were played or thrown away come here.</source>
        <translation>Der Ablagestapel: Hierher kommen ausgespielte und abgeworfene Karten.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point1">
        <source>Alone it gives one thing for each floor of that building.</source>
        <translation>Allein bringt sie für jede Etage des Gebäudes etwas.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point2">
        <source>With a tile you build a floor on it and keep the card.</source>
        <translation>Mit einem Plättchen baust du eine Etage darauf und behältst die Karte.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.text">
        <source>A building card: it speaks of the building whose top tile has the same colour and number.</source>
        <translation>Eine Gebäudekarte: Sie gehört zu dem Gebäude, dessen oberstes Plättchen dieselbe Farbe und Zahl hat.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.point1">
        <source>Its arrow shows at which action the bonus comes.</source>
        <translation>Ihr Pfeil zeigt, bei welcher Aktion der Bonus kommt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.text">
        <source>A character: it gives things at the start and a small bonus the whole game long.</source>
        <translation>Eine Charakterkarte: Sie gibt am Anfang etwas und das ganze Spiel lang einen kleinen Bonus.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.point1">
        <source>After the round it goes on to the left.</source>
        <translation>Nach der Runde wandert sie nach links.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.text">
        <source>The first-player card: who has it reveals and acts first in this round.</source>
        <translation>Die Startspieler-Karte: Wer sie hat, deckt in dieser Runde zuerst auf und beginnt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point1">
        <source>You need the card with its letter, and a tile.</source>
        <translation>Du brauchst die Karte mit seinem Buchstaben und ein Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point2">
        <source>Then it moves to a cell beside the new building.</source>
        <translation>Danach kommt er auf ein Feld neben dem neuen Gebäude.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.text">
        <source>An urbanization marker: here, beside the city, a new building may rise.</source>
        <translation>Ein Urbanisierungsmarker: Hier, am Rand der Stadt, darf ein neues Gebäude entstehen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.screen.text">
        <source>A screen: behind it a player hides resources, tiles and success points.</source>
        <translation>Ein Sichtschirm: Dahinter liegen Ressourcen, Plättchen und Erfolgspunkte verborgen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point1">
        <source>Its colour says what the building gives.</source>
        <translation>Seine Farbe sagt, was das Gebäude gibt.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point2">
        <source>A lower number than the tile below costs the difference in points.</source>
        <translation>Ist seine Zahl kleiner als die darunter, bezahlst du die Differenz in Punkten.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.text">
        <source>A building tile: laid into the city it is a new building, or a new floor of an old one.</source>
        <translation>Ein Gebäudeplättchen: In der Stadt wird daraus ein neues Gebäude oder eine neue Etage.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point1">
        <source>Alone it gives one resource or one tile.</source>
        <translation>Allein bringt sie eine Ressource oder ein Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point2">
        <source>With a tile you start a new building there, and its neighbours give.</source>
        <translation>Mit einem Plättchen beginnst du dort ein Gebäude, und die Nachbarn geben etwas.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.text">
        <source>An urbanization card: it speaks of the marker with its letter on the edge of the city.</source>
        <translation>Eine Urbanisierungskarte: Sie gehört zum Marker mit ihrem Buchstaben am Rand der Stadt.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.point1">
        <source>Once a tile is built, its card joins the next new deck.</source>
        <translation>Ist ein Plättchen gebaut, kommt seine Karte in den nächsten neuen Nachziehstapel.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.text">
        <source>The reserve: cards of tiles that nobody can play yet.</source>
        <translation>Die sortierten Gebäudekarten: Karten von Plättchen, die noch niemand ausspielen kann.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point1">
        <source>Card alone: you exploit.</source>
        <translation>Karte allein: planen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point2">
        <source>With a tile you build: on top of a building, or on the outskirts.</source>
        <translation>Mit Plättchen baust du: auf ein Gebäude oder am Stadtrand.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.text">
        <source>The choice of this round: a card, alone or with a tile, face down until it is revealed.</source>
        <translation>Die Wahl dieser Runde: eine Karte, allein oder mit einem Plättchen, verdeckt, bis sie aufgedeckt wird.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.draft.text">
        <source>Characters to choose from: keep one and pass the others to the left.</source>
        <translation>Charakterkarten zur Auswahl: Behalte eine und gib die anderen nach links weiter.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.given.text">
        <source>Tiles that go back to the supply: each of them gives 1 success point.</source>
        <translation>Plättchen, die zurück in den Vorrat gehen: Jedes bringt 1 Erfolgspunkt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point1">
        <source>Only you see your cards.</source>
        <translation>Deine Karten siehst nur du.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point2">
        <source>What you do not play goes to the left; against Hal it is discarded.</source>
        <translation>Was du nicht ausspielst, geht nach links weiter; gegen Hal wird es abgeworfen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.text">
        <source>A hand of cards: each round you choose one of them, alone or with a tile.</source>
        <translation>Handkarten: In jeder Runde wählst du eine davon, allein oder mit einem Plättchen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point1">
        <source>An arrow gives something each time you take that action.</source>
        <translation>Ein Pfeil bringt jedes Mal etwas, wenn du diese Aktion ausführst.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point2">
        <source>An equals sign gives success points at the end.</source>
        <translation>Ein Gleichheitszeichen bringt am Ende Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.text">
        <source>Cards that help until the end of the game: characters, and the cards of floors that were built.</source>
        <translation>Karten, die bis zum Ende helfen: Charaktere und die Karten der gebauten Etagen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.picked.text">
        <source>Characters that you have kept; all show them when everybody has three.</source>
        <translation>Behaltene Charakterkarten; haben alle drei, werden sie aufgedeckt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.point1">
        <source>Only resources from here can be put on buildings.</source>
        <translation>Nur Ressourcen von hier kannst du auf Gebäude stellen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.text">
        <source>The screen: behind it lie resources and success points that nobody else may see.</source>
        <translation>Der Sichtschirm: Dahinter liegen Ressourcen und Erfolgspunkte, die niemand sonst sehen darf.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point1">
        <source>You gain resources only in your own colour.</source>
        <translation>Ressourcen erhältst du nur in deiner eigenen Farbe.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point2">
        <source>Who has put the very last resource on a building starts the last round.</source>
        <translation>Wer die allerletzte Ressource auf ein Gebäude stellt, löst die letzte Runde aus.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.text">
        <source>The supply of one colour: resources of this player that are not gained yet.</source>
        <translation>Der Vorrat einer Farbe: Ressourcen, die noch niemand erhalten hat.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point1">
        <source>Nobody else may look at them.</source>
        <translation>Niemand sonst darf sie ansehen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point2">
        <source>At the end tiles that are left give nothing.</source>
        <translation>Am Ende bringen übrige Plättchen nichts.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.text">
        <source>Building tiles behind the screen: with a card you can build one of them.</source>
        <translation>Gebäudeplättchen hinter dem Sichtschirm: Mit einer Karte kannst du eines davon bauen.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point1">
        <source>Each unused one is worth 2 success points at the end.</source>
        <translation>Jeder ungenutzte bringt am Ende 2 Erfolgspunkte.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point2">
        <source>The first-player card lies here too: who has it begins.</source>
        <translation>Auch die Startspieler-Karte liegt hier: Wer sie hat, beginnt.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.text">
        <source>New-hand tokens: with one of them you throw your hand away and draw a new one.</source>
        <translation>Kartenaustausch-Marker: Mit einem davon wirfst du deine Handkarten ab und ziehst neue.</translation>
    </message>
    <message id="about/ginkgopolis.state.text">
        <source>What the game remembers for all: the round, and whether it is the last one.</source>
        <translation>Was sich das Spiel für alle merkt: welche Runde es ist und ob es die letzte ist.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point1">
        <source>When it is empty for the first time, you may give tiles back for points.</source>
        <translation>Ist er zum ersten Mal leer, dürft ihr Plättchen gegen Punkte abgeben.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point2">
        <source>When it is empty for the second time, this is the last round.</source>
        <translation>Ist er zum zweiten Mal leer, ist das die letzte Runde.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.text">
        <source>The supply of building tiles, face down: who gains a tile draws it from here.</source>
        <translation>Der Plättchenvorrat, verdeckt: Wer ein Gebäudeplättchen erhält, zieht es von hier.</translation>
    </message>
</context>
<context>
    <name>about/imperial_miners</name>
    <message id="about/imperial_miners.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.point1">
        <source>Each card acts only once a round.</source>
        <translation>Jede Karte wirkt nur einmal pro Runde.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.text">
        <source>A mark: this card has already been activated in this round.</source>
        <translation>Ein Zeichen: Diese Karte wurde in dieser Runde schon aktiviert.</translation>
    </message>
    <message id="about/imperial_miners.count.cart.text">
        <source>A cart token: it makes a half-full cart a full one, worth 1 victory point at the end.</source>
        <translation>Ein Lorenmarker: Er macht eine halb volle Lore zu einer vollen, am Ende 1 Siegpunkt wert.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.point1">
        <source>The chain reaction goes on all the same.</source>
        <translation>Die Kettenreaktion geht trotzdem weiter.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.text">
        <source>A cave-in: this card is blocked; when it is activated, the cave-in is cleared away instead.</source>
        <translation>Ein Einsturz: Diese Karte ist versperrt; wird sie aktiviert, wird stattdessen der Einsturz entfernt.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.point1">
        <source>What you do not use then is lost.</source>
        <translation>Was du dann nicht nutzt, verfällt.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.text">
        <source>So many coins less for the next card that is played.</source>
        <translation>Um so viele Münzen ist die nächste ausgespielte Karte billiger.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.point1">
        <source>At the end they only break a tie.</source>
        <translation>Am Ende entscheiden sie nur bei Gleichstand.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.text">
        <source>Coins: you pay cards and some effects with them.</source>
        <translation>Münzen: Damit bezahlst du Karten und manche Effekte.</translation>
    </message>
    <message id="about/imperial_miners.count.completed.text">
        <source>So many research boards this player has completed; some effects count them.</source>
        <translation>So viele Entwicklungspläne sind hier schon abgeschlossen; manche Effekte zählen sie.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.point1">
        <source>A card bears at most three.</source>
        <translation>Auf einer Karte liegen höchstens drei.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.text">
        <source>A gadget on a card: some effects put them there, others grow with their number.</source>
        <translation>Eine Maschine auf einer Karte: Manche Effekte legen sie dorthin, andere werden mit ihrer Zahl stärker.</translation>
    </message>
    <message id="about/imperial_miners.count.point.point1">
        <source>You never lose them, and each full cart adds one.</source>
        <translation>Du verlierst sie nie, und jede volle Lore bringt noch einen.</translation>
    </message>
    <message id="about/imperial_miners.count.point.text">
        <source>Victory points: whoever has most of them after ten rounds wins.</source>
        <translation>Siegpunkte: Wer nach zehn Runden die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/imperial_miners.count.progress.text">
        <source>So many steps the pickaxe has gone in the whole game; some effects count them.</source>
        <translation>So viele Schritte ging das Entwicklungsplättchen im ganzen Spiel; manche Effekte zählen sie.</translation>
    </message>
    <message id="about/imperial_miners.count.round.text">
        <source>The round: there are ten, and in each everybody plays one card.</source>
        <translation>Die Runde: Es gibt zehn, und in jeder spielen alle eine Karte aus.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point1">
        <source>You draw one card after the other and look at it before you go on.</source>
        <translation>Du ziehst einzeln und siehst dir jede Karte an, bevor du weiterziehst.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point2">
        <source>When it is empty, its discard pile is shuffled.</source>
        <translation>Ist er leer, wird sein Ablagestapel gemischt.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.text">
        <source>A deck of mine cards of one level: when you may draw, you choose from which deck.</source>
        <translation>Ein Stapel Minenkarten einer Ebene: Wenn du ziehen darfst, wählst du den Stapel.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.point1">
        <source>They cost nothing, but they need a place under level III.</source>
        <translation>Sie kosten nichts, brauchen aber einen Platz unter Ebene III.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.text">
        <source>The deck of level IV: the deepest cards, which come only from research boards and some events.</source>
        <translation>Der Stapel der Ebene IV: die tiefsten Karten; sie kommen nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.point1">
        <source>When the deck is empty, they become the new one.</source>
        <translation>Ist der Stapel leer, bilden sie den neuen.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.text">
        <source>The discard pile of one level: hand cards that somebody had to give up.</source>
        <translation>Der Ablagestapel einer Ebene: abgeworfene Handkarten.</translation>
    </message>
    <message id="about/imperial_miners.event.deck.text">
        <source>The event deck: each round one event is turned up, so its cards are the rounds to come.</source>
        <translation>Der Ereignisstapel: Jede Runde wird ein Ereignis aufgedeckt; so viele Karten, so viele Runden kommen noch.</translation>
    </message>
    <message id="about/imperial_miners.event.now.point1">
        <source>Some work at once, some the whole round, some at its end.</source>
        <translation>Manche wirken sofort, manche die ganze Runde, manche am Rundenende.</translation>
    </message>
    <message id="about/imperial_miners.event.now.text">
        <source>The event of this round: it holds for all and must be carried out.</source>
        <translation>Das Ereignis dieser Runde: Es gilt für alle und muss ausgeführt werden.</translation>
    </message>
    <message id="about/imperial_miners.event.past.text">
        <source>Events of earlier rounds: they have no effect any more.</source>
        <translation>Ereignisse früherer Runden: Sie wirken nicht mehr.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.point1">
        <source>It has two sides; chance decides which one is up.</source>
        <translation>Er hat zwei Seiten; der Zufall bestimmt, welche oben liegt.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.text">
        <source>A research board: pickaxes climb from its lowest space to the top.</source>
        <translation>Ein Entwicklungsplan: Die Entwicklungsplättchen steigen vom untersten Feld bis nach oben.</translation>
    </message>
    <message id="about/imperial_miners.piece.event.text">
        <source>An event card: what it says happens to everybody in its round.</source>
        <translation>Eine Ereigniskarte: Was sie sagt, geschieht in ihrer Runde allen.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point1">
        <source>It costs nothing. If you can play nothing else, you draw one of these.</source>
        <translation>Sie kostet nichts. Kannst du sonst nichts ausspielen, ziehst du eine davon.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point2">
        <source>Each time it is activated you choose one of its effects.</source>
        <translation>Bei jeder Aktivierung wählst du einen ihrer Effekte.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.text">
        <source>A mine card of level I: it lies directly under the surface, where there is always a place.</source>
        <translation>Eine Minenkarte der Ebene I: Sie liegt direkt unter der Oberfläche, wo immer Platz ist.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point1">
        <source>The coins in its corner are its price.</source>
        <translation>Die Münzen in ihrer Ecke sind ihre Kosten.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point2">
        <source>From here two cards act on the way up.</source>
        <translation>Von hier wirken auf dem Weg nach oben zwei Karten.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.text">
        <source>A mine card of level II: it lies in the second row and touches a card of level I.</source>
        <translation>Eine Minenkarte der Ebene II: Sie liegt in der zweiten Reihe und berührt eine Karte der Ebene I.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point1">
        <source>The coins in its corner are its price.</source>
        <translation>Die Münzen in ihrer Ecke sind ihre Kosten.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point2">
        <source>From here three cards act on the way up.</source>
        <translation>Von hier wirken auf dem Weg nach oben drei Karten.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.text">
        <source>A mine card of level III: it lies in the third row and touches a card of level II.</source>
        <translation>Eine Minenkarte der Ebene III: Sie liegt in der dritten Reihe und berührt eine Karte der Ebene II.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.point1">
        <source>You get it only from research boards and some events.</source>
        <translation>Du erhältst sie nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.text">
        <source>A mine card of level IV: the deepest of all, with the longest chain reaction up to the surface.</source>
        <translation>Eine Minenkarte der Ebene IV: die tiefste von allen, mit der längsten Kettenreaktion bis zur Oberfläche.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.point1">
        <source>Research 2 means: up to two spaces, at least one.</source>
        <translation>Entwickle 2 heißt: bis zu zwei Felder, mindestens eines.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.text">
        <source>A pickaxe: it shows how far a player has come with research.</source>
        <translation>Ein Entwicklungsplättchen: Es zeigt, wie weit jemand mit der Entwicklung ist.</translation>
    </message>
    <message id="about/imperial_miners.piece.surface.text">
        <source>A surface board: the top of a mine, where each chain reaction ends with an effect of your choice.</source>
        <translation>Ein Stolleneingang: das obere Ende einer Mine, wo jede Kettenreaktion mit einem Effekt deiner Wahl endet.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point1">
        <source>Spaces that you pass give nothing.</source>
        <translation>Felder, an denen du vorbeiziehst, geben nichts.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point2">
        <source>At the top the board is completed, and you change to another one.</source>
        <translation>Ganz oben ist der Plan abgeschlossen, und du wechselst auf einen anderen.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.text">
        <source>A space of a research board: who stops here with the pickaxe gets what is printed.</source>
        <translation>Ein Feld eines Entwicklungsplans: Wer hier mit dem Entwicklungsplättchen hält, erhält, was es zeigt.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.point1">
        <source>Coming here costs no step.</source>
        <translation>Hierher zu kommen kostet keinen Schritt.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.text">
        <source>The lowest space of a research board: every pickaxe begins here.</source>
        <translation>Das unterste Feld eines Entwicklungsplans: Jedes Entwicklungsplättchen beginnt hier.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point1">
        <source>You stay on it until you have reached the top.</source>
        <translation>Du bleibst darauf, bis du oben angekommen bist.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point2">
        <source>Pickaxes do not hinder each other.</source>
        <translation>Die Entwicklungsplättchen behindern einander nicht.</translation>
    </message>
    <message id="about/imperial_miners.research.#.text">
        <source>A research board: your pickaxe climbs up its spaces and brings you something where it stops.</source>
        <translation>Ein Entwicklungsplan: Dein Entwicklungsplättchen steigt hinauf und bringt dir etwas, wo es hält.</translation>
    </message>
    <message id="about/imperial_miners.research.start.point1">
        <source>Then you choose a board; its lowest space costs no step.</source>
        <translation>Dann wählst du einen Plan; sein unterstes Feld kostet keinen Schritt.</translation>
    </message>
    <message id="about/imperial_miners.research.start.text">
        <source>Here the pickaxes wait until their players research for the first time.</source>
        <translation>Hier warten die Entwicklungsplättchen, bis zum ersten Mal entwickelt wird.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point1">
        <source>Both halves loaded: a full cart, 1 victory point at the end.</source>
        <translation>Beide Hälften voll: eine volle Lore, am Ende 1 Siegpunkt.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point2">
        <source>A cart token makes a half-full cart full.</source>
        <translation>Ein Lorenmarker macht eine halb volle Lore voll.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.text">
        <source>An edge between two cards: two half carts that meet here form a cart.</source>
        <translation>Eine Kante zwischen zwei Karten: Zwei halbe Loren, die hier zusammentreffen, bilden eine Lore.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.point1">
        <source>It is paid when all reveal.</source>
        <translation>Bezahlt wird beim Aufdecken.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.text">
        <source>The card that was chosen for this round; it stays face down until all have chosen.</source>
        <translation>Die für diese Runde gewählte Karte; sie bleibt verdeckt, bis alle gewählt haben.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point1">
        <source>You must be able to pay it, and it must have a place.</source>
        <translation>Du musst sie bezahlen können, und sie braucht einen Platz.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point2">
        <source>More than eight cards? Then you discard some.</source>
        <translation>Mehr als acht Karten? Dann wirfst du welche ab.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.text">
        <source>A hand of cards: each round you play exactly one of them into your mine.</source>
        <translation>Handkarten: In jeder Runde spielst du genau eine davon in deine Mine.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point1">
        <source>It must touch a card in the row above, or the surface.</source>
        <translation>Sie muss eine Karte der Reihe darüber oder die Oberfläche berühren.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point2">
        <source>A new card acts, then one above it, and so on up to the surface.</source>
        <translation>Die neue Karte wirkt, dann eine darüber und so weiter bis zur Oberfläche.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.text">
        <source>A place in a mine: a card of the level of this row can lie here.</source>
        <translation>Ein Platz in einer Mine: Hier kann eine Karte der Ebene dieser Reihe liegen.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.record.text">
        <source>What the game remembers for a player: cheaper cards, steps of research and completed boards.</source>
        <translation>Was sich das Spiel für jemanden merkt: Ermäßigung, Entwicklungsschritte und abgeschlossene Pläne.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point1">
        <source>Cards of level I lie directly below it.</source>
        <translation>Direkt darunter liegen die Karten der Ebene I.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point2">
        <source>Coins and victory points are kept here.</source>
        <translation>Hier sammelst du Münzen und Siegpunkte.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.text">
        <source>The surface: every chain reaction ends here with one of its three effects.</source>
        <translation>Die Oberfläche: Jede Kettenreaktion endet hier mit einem der drei Effekte.</translation>
    </message>
    <message id="about/imperial_miners.state.text">
        <source>What the game remembers for all: which of the ten rounds it is.</source>
        <translation>Was sich das Spiel für alle merkt: welche der zehn Runden es ist.</translation>
    </message>
    <message id="about/imperial_miners.supply.text">
        <source>The supply: coins, points and tokens come from here and never run out.</source>
        <translation>Der Vorrat: Münzen, Punkte und Plättchen kommen von hier und gehen nie aus.</translation>
    </message>
</context>
<context>
    <name>about/underwater_cities</name>
    <message id="about/underwater_cities.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>Die Schachtel: Hier liegt alles, was in diesem Spiel nicht gebraucht wird.</translation>
    </message>
    <message id="about/underwater_cities.clone.point1">
        <source>Only with four players, once a round, for 1 credit.</source>
        <translation>Nur zu viert, einmal pro Runde, für 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.clone.text">
        <source>The place of the action cloning tile: with it you may use a slot that somebody else has taken.</source>
        <translation>Der Platz des Aktionskopie-Plättchens: Damit darfst du einen Aktionsplatz nutzen, den schon jemand besetzt.</translation>
    </message>
    <message id="about/underwater_cities.contracts.#.point1">
        <source>It is not replaced by a new one.</source>
        <translation>Er wird nicht durch einen neuen ersetzt.</translation>
    </message>
    <message id="about/underwater_cities.contracts.#.text">
        <source>A government contract: the first to have all it asks for may take it and gets its reward.</source>
        <translation>Ein Regierungsauftrag: Wer zuerst alle Bedingungen erfüllt, darf ihn nehmen und erhält, was er gibt.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.point1">
        <source>Symbiotic cities need it, and hungry cities eat it.</source>
        <translation>Symbiotische Städte brauchen sie, und hungrige Städte verbrauchen sie.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.point2">
        <source>At the end each one counts as 2 credits.</source>
        <translation>Am Ende zählt jede wie 2 Credits.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.text">
        <source>Biomatter: when you build, it can stand for 1 kelp or 1 steelplast.</source>
        <translation>Biomasse: Beim Bauen kann sie 1 Tang oder 1 Stahlplastik ersetzen.</translation>
    </message>
    <message id="about/underwater_cities.count.city.point1">
        <source>It costs 2 steelplast, 1 kelp and 1 credit.</source>
        <translation>Sie kostet 2 Stahlplastik, 1 Tang und 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.count.city.point2">
        <source>If it is connected, it must be fed in Production.</source>
        <translation>Ist sie verbunden, muss sie in der Produktion ernährt werden.</translation>
    </message>
    <message id="about/underwater_cities.count.city.text">
        <source>A city under a white dome: buildings stand around it, and at the end it gives points.</source>
        <translation>Eine Stadt unter weißer Kuppel: Gebäude stehen um sie herum, und am Ende bringt sie Punkte.</translation>
    </message>
    <message id="about/underwater_cities.count.credit.text">
        <source>Credits: the money of the game, for cities, tunnels, plants and Special cards.</source>
        <translation>Credits: das Geld des Spiels, für Städte, Tunnel, Anlagen und Spezialkarten.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.point1">
        <source>Upgraded it gives 1 biomatter as well.</source>
        <translation>Aufgewertet bringt sie auch 1 Biomasse.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Zwei aufgewertete an einer Stadt bringen einen Paarbonus.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.text">
        <source>A desalination plant: it gives 1 credit in each Production if its city is connected.</source>
        <translation>Eine Entsalzungsanlage: Sie erzeugt in jeder Produktion 1 Credit, wenn ihre Stadt verbunden ist.</translation>
    </message>
    <message id="about/underwater_cities.count.era.text">
        <source>The era: there are three, with four, three and three rounds; each ends with Production.</source>
        <translation>Die Ära: Es gibt drei, mit vier, drei und drei Runden; jede endet mit der Produktion.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.point1">
        <source>Upgraded it gives 1 point as well.</source>
        <translation>Aufgewertet bringt sie auch 1 Punkt.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Zwei aufgewertete an einer Stadt bringen einen Paarbonus.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.text">
        <source>A farm: it gives 1 kelp in each Production if its city is connected.</source>
        <translation>Eine Farm: Sie erzeugt in jeder Produktion 1 Tang, wenn ihre Stadt verbunden ist.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.point1">
        <source>A city without food costs you 3 points.</source>
        <translation>Eine Stadt ohne Nahrung kostet dich 3 Punkte.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.point2">
        <source>You also need it to build farms and cities.</source>
        <translation>Du brauchst ihn auch für Farmen und Städte.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.text">
        <source>Kelp: food from the sea; each connected city eats 1 kelp in Production.</source>
        <translation>Tang: Nahrung aus dem Meer; jede verbundene Stadt verbraucht in der Produktion 1 Tang.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.point1">
        <source>Upgraded it gives 1 steelplast as well.</source>
        <translation>Aufgewertet bringt es auch 1 Stahlplastik.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Zwei aufgewertete an einer Stadt bringen einen Paarbonus.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.text">
        <source>A laboratory: it gives 1 science in each Production if its city is connected.</source>
        <translation>Ein Labor: Es erzeugt in jeder Produktion 1 Wissenschaft, wenn seine Stadt verbunden ist.</translation>
    </message>
    <message id="about/underwater_cities.count.point.text">
        <source>Points: whoever has most of them after ten rounds wins.</source>
        <translation>Punkte: Wer nach zehn Runden die meisten hat, gewinnt.</translation>
    </message>
    <message id="about/underwater_cities.count.round.point1">
        <source>After rounds 4, 7 and 10 there is Production.</source>
        <translation>Nach den Runden 4, 7 und 10 kommt die Produktion.</translation>
    </message>
    <message id="about/underwater_cities.count.round.text">
        <source>The round: there are ten, and in each you have three turns.</source>
        <translation>Die Runde: Es gibt zehn, und in jeder hast du drei Züge.</translation>
    </message>
    <message id="about/underwater_cities.count.science.text">
        <source>Science: 1 science upgrades a farm, plant, laboratory or tunnel.</source>
        <translation>Wissenschaft: Mit 1 Wissenschaft wertest du eine Farm, eine Anlage, ein Labor oder einen Tunnel auf.</translation>
    </message>
    <message id="about/underwater_cities.count.steelplast.text">
        <source>Steelplast: what cities, tunnels and laboratories are made of.</source>
        <translation>Stahlplastik: Daraus werden Städte, Tunnel und Labore gebaut.</translation>
    </message>
    <message id="about/underwater_cities.count.symbiotic.point1">
        <source>It costs 1 steelplast, 1 kelp, 1 biomatter and 2 credits.</source>
        <translation>Sie kostet 1 Stahlplastik, 1 Tang, 1 Biomasse und 2 Credits.</translation>
    </message>
    <message id="about/underwater_cities.count.symbiotic.text">
        <source>A symbiotic city under a violet dome: like a city, and 2 points in each Production.</source>
        <translation>Eine symbiotische Stadt unter violetter Kuppel: wie eine Stadt, dazu 2 Punkte in jeder Produktion.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.point1">
        <source>It costs 1 steelplast and 1 credit.</source>
        <translation>Er kostet 1 Stahlplastik und 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.point2">
        <source>Upgraded it gives 1 point as well.</source>
        <translation>Aufgewertet bringt er auch 1 Punkt.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.text">
        <source>A tunnel: it joins cities into one network and, at a city, gives 1 credit in Production.</source>
        <translation>Ein Tunnel: Er verbindet Städte zu einem Netzwerk und bringt an einer Stadt in der Produktion 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.count.upgrade.point1">
        <source>Each structure can be upgraded once; cities cannot.</source>
        <translation>Jede Struktur kann einmal aufgewertet werden; Städte nicht.</translation>
    </message>
    <message id="about/underwater_cities.count.upgrade.text">
        <source>An upgrade: this structure gives more in Production.</source>
        <translation>Eine Aufwertung: Diese Struktur bringt in der Produktion mehr.</translation>
    </message>
    <message id="about/underwater_cities.discard.point1">
        <source>When the deck is empty, they are shuffled into a new one.</source>
        <translation>Ist das Deck leer, werden sie zu einem neuen gemischt.</translation>
    </message>
    <message id="about/underwater_cities.discard.text">
        <source>The discard pile: used and discarded cards of the present era lie here.</source>
        <translation>Der Ablagestapel: Hier liegen genutzte und abgeworfene Karten der laufenden Ära.</translation>
    </message>
    <message id="about/underwater_cities.era#.point1">
        <source>At the end of each of your turns you draw one card.</source>
        <translation>Am Ende jedes deiner Züge ziehst du eine Karte.</translation>
    </message>
    <message id="about/underwater_cities.era#.point2">
        <source>With a new era comes a new deck with stronger cards.</source>
        <translation>Mit einer neuen Ära kommt ein neues Deck mit stärkeren Karten.</translation>
    </message>
    <message id="about/underwater_cities.era#.text">
        <source>The deck of an era: you draw your cards from it while this era lasts.</source>
        <translation>Das Deck einer Ära: Solange sie dauert, ziehst du deine Karten von hier.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.point1">
        <source>The spaces pay in turn: nothing, 1 credit, 1 steelplast, 1 point.</source>
        <translation>Die Felder bringen der Reihe nach: nichts, 1 Credit, 1 Stahlplastik, 1 Punkt.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.point2">
        <source>On one space the marker on top counts as first.</source>
        <translation>Auf einem Feld zählt der oberste Anzeiger als erster.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.text">
        <source>A space of the Federation track: who is further up plays earlier in the next round.</source>
        <translation>Ein Feld der Staatenbund-Leiste: Wer weiter vorn steht, ist in der nächsten Runde früher dran.</translation>
    </message>
    <message id="about/underwater_cities.federation.below.point1">
        <source>Who stays here keeps the old order, behind the others.</source>
        <translation>Wer hier bleibt, behält hinter den anderen die bisherige Reihenfolge.</translation>
    </message>
    <message id="about/underwater_cities.federation.below.text">
        <source>Below the Federation track: here all markers start in each round.</source>
        <translation>Unterhalb der Staatenbund-Leiste: Hier beginnen in jeder Runde alle Anzeiger.</translation>
    </message>
    <message id="about/underwater_cities.metropolises.text">
        <source>Metropolises that nobody has; some cards let you draw one of them.</source>
        <translation>Metropolen, die niemand hat; mit manchen Karten ziehst du eine davon.</translation>
    </message>
    <message id="about/underwater_cities.order.point1">
        <source>The Federation track makes the new order after each round.</source>
        <translation>Die neue ergibt sich nach jeder Runde aus der Staatenbund-Leiste.</translation>
    </message>
    <message id="about/underwater_cities.order.text">
        <source>The turn order track: it shows in which order you play in this round.</source>
        <translation>Die Zugfolgeleiste: Sie zeigt, in welcher Reihenfolge ihr in dieser Runde spielt.</translation>
    </message>
    <message id="about/underwater_cities.out.point1">
        <source>Cards of earlier eras and discarded Special cards for 3 credits end here.</source>
        <translation>Hier enden Karten früherer Ären und abgeworfene Spezialkarten für 3 Credits.</translation>
    </message>
    <message id="about/underwater_cities.out.text">
        <source>Out of the game: what lies here does not come back.</source>
        <translation>Aus dem Spiel: Was hier liegt, kommt nicht zurück.</translation>
    </message>
    <message id="about/underwater_cities.piece.action_tile.point1">
        <source>Everybody has three, one for each turn of a round.</source>
        <translation>Alle haben drei, eines für jeden Zug einer Runde.</translation>
    </message>
    <message id="about/underwater_cities.piece.action_tile.text">
        <source>An action tile: laid on a slot it shows who has taken that slot.</source>
        <translation>Ein Aktionsplättchen: Auf einem Aktionsplatz zeigt es, wer ihn besetzt.</translation>
    </message>
    <message id="about/underwater_cities.piece.assistant.point1">
        <source>You use it once an era, through a slot or a card with that sign.</source>
        <translation>Du nutzt ihn einmal pro Ära, durch einen Aktionsplatz oder eine Karte mit dem Zeichen.</translation>
    </message>
    <message id="about/underwater_cities.piece.assistant.text">
        <source>The personal assistant: an action card that everybody has from the start.</source>
        <translation>Der Persönliche Assistent: eine Aktionskarte, die alle von Anfang an haben.</translation>
    </message>
    <message id="about/underwater_cities.piece.board.point1">
        <source>The advanced side has special sites.</source>
        <translation>Die Expertenseite hat besondere Bauplätze.</translation>
    </message>
    <message id="about/underwater_cities.piece.board.text">
        <source>A player board: the sea floor on which you build your cities and tunnels.</source>
        <translation>Ein Spielerbogen: der Meeresgrund, auf dem du deine Städte und Tunnel baust.</translation>
    </message>
    <message id="about/underwater_cities.piece.clone.point1">
        <source>Only one player can have it in a round.</source>
        <translation>In jeder Runde kann es nur eine Person nehmen.</translation>
    </message>
    <message id="about/underwater_cities.piece.clone.text">
        <source>The action cloning tile: for 1 credit you may use a slot that somebody else has taken.</source>
        <translation>Das Aktionskopie-Plättchen: Für 1 Credit darfst du einen Aktionsplatz nutzen, den schon jemand besetzt.</translation>
    </message>
    <message id="about/underwater_cities.piece.contract.text">
        <source>A government contract: meet all its conditions first, and you may take it and its reward.</source>
        <translation>Ein Regierungsauftrag: Erfülle zuerst alle Bedingungen, dann darfst du ihn nehmen und erhältst, was er gibt.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.point1">
        <source>Some work once, others stay in front of you.</source>
        <translation>Manche wirken einmal, andere bleiben vor dir liegen.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.point2">
        <source>You choose whether card or slot comes first.</source>
        <translation>Du wählst, was zuerst kommt: Karte oder Aktionsplatz.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.text">
        <source>A card of an era: you play it with a slot, and if the colours match, it works too.</source>
        <translation>Eine Karte einer Ära: Du spielst sie mit einem Aktionsplatz aus; passt die Farbe, gilt auch ihr Effekt.</translation>
    </message>
    <message id="about/underwater_cities.piece.foreign.point1">
        <source>After each round it moves on.</source>
        <translation>Nach jeder Runde rückt es weiter.</translation>
    </message>
    <message id="about/underwater_cities.piece.foreign.text">
        <source>A foreign tile: in the solo game it blocks a slot, as if somebody had taken it.</source>
        <translation>Ein fremdes Aktionsplättchen: Im Solospiel besetzt es einen Aktionsplatz, als wäre jemand dort.</translation>
    </message>
    <message id="about/underwater_cities.piece.marker.text">
        <source>A marker of the Federation track: the further up, the earlier its owner plays next round.</source>
        <translation>Ein Anzeiger der Staatenbund-Leiste: je weiter vorn, desto früher bist du in der nächsten Runde dran.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.point1">
        <source>Blue ones need one tunnel and give goods.</source>
        <translation>Blaue brauchen einen Tunnel und geben Güter.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.point2">
        <source>The brown one needs two tunnels and scores at the end.</source>
        <translation>Die braune braucht zwei Tunnel und zählt am Ende.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.text">
        <source>A metropolis: a big city at the edge of the board that you join with tunnels.</source>
        <translation>Eine Metropole: eine große Stadt am Rand, die du mit Tunneln verbindest.</translation>
    </message>
    <message id="about/underwater_cities.piece.order.text">
        <source>An order marker: it shows when its owner plays in this round.</source>
        <translation>Ein Zugfolgeanzeiger: Er zeigt, wann jemand in dieser Runde an der Reihe ist.</translation>
    </message>
    <message id="about/underwater_cities.piece.special12.point1">
        <source>You play it like other cards, and pay the credits then.</source>
        <translation>Du spielst sie wie andere Karten aus und bezahlst dann die Credits.</translation>
    </message>
    <message id="about/underwater_cities.piece.special12.text">
        <source>A Special card for 1 or 2 credits: stronger than the cards of an era.</source>
        <translation>Eine Spezialkarte für 1 oder 2 Credits: stärker als die Karten einer Ära.</translation>
    </message>
    <message id="about/underwater_cities.piece.special3.point1">
        <source>You play it like other cards, and pay the credits then.</source>
        <translation>Du spielst sie wie andere Karten aus und bezahlst dann die Credits.</translation>
    </message>
    <message id="about/underwater_cities.piece.special3.text">
        <source>A Special card for 3 credits: very strong, often with points for the end.</source>
        <translation>Eine Spezialkarte für 3 Credits: sehr stark, oft mit Punkten für das Ende.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.board.point1">
        <source>You build only on your own board.</source>
        <translation>Du baust nur auf deinem eigenen.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.board.text">
        <source>The player board: here an underwater nation grows, with cities, tunnels and buildings.</source>
        <translation>Der Spielerbogen: Hier wächst eine Unterwassernation mit Städten, Tunneln und Gebäuden.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.point1">
        <source>It must share a tunnel site with one of your cities.</source>
        <translation>Er muss mit einer deiner Städte einen Tunnelbauplatz teilen.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.point2">
        <source>A city that tunnels join to the start city scores and eats 1 kelp each Production.</source>
        <translation>Führen Tunnel zur Start-Stadt, zählt sie und verbraucht je Produktion 1 Tang.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.text">
        <source>A city site: there is room for one city with its dome.</source>
        <translation>Ein Stadtbauplatz: Hier hat eine Stadt mit ihrer Kuppel Platz.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.point1">
        <source>Action cards are used once an era and then turned sideways.</source>
        <translation>Aktionskarten werden einmal pro Ära genutzt und dann gedreht.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.point2">
        <source>Production cards give each Production, end-scoring cards at the end.</source>
        <translation>Produktionskarten bringen in jeder Produktion etwas, Schlusswertungskarten am Ende.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.text">
        <source>Cards laid out in front of a player: they hold from now on.</source>
        <translation>Ausliegende Karten: Sie gelten von nun an.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.contracts.point1">
        <source>They have already given their reward.</source>
        <translation>Was sie geben, ist schon ausgezahlt.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.contracts.text">
        <source>Government contracts that this player has met.</source>
        <translation>Erfüllte Regierungsaufträge.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.draw.text">
        <source>Special cards that you are looking at: keep one, the others go under the deck.</source>
        <translation>Spezialkarten, die du ansiehst: Behalte eine, die anderen kommen unter das Deck.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.point1">
        <source>Only you see your cards.</source>
        <translation>Deine Karten siehst nur du.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.point2">
        <source>At the start of your turn you may keep three.</source>
        <translation>Zu Beginn deines Zuges darfst du drei behalten.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.text">
        <source>A hand of cards: in each turn you play one of them together with a slot.</source>
        <translation>Handkarten: In jedem Zug spielst du eine davon zusammen mit einem Aktionsplatz aus.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.blue_#.point1">
        <source>Some give again in each Production.</source>
        <translation>Manche geben in jeder Produktion wieder etwas.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.blue_#.text">
        <source>A blue metropolis: as soon as a tunnel joins it, it gives its goods.</source>
        <translation>Eine blaue Metropole: Sobald ein Tunnel sie verbindet, gibt sie ihre Güter.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.brown.point1">
        <source>What it counts is printed on it.</source>
        <translation>Was sie zählt, steht darauf.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.brown.text">
        <source>The brown metropolis: joined by both its tunnels, it gives points at the end of the game.</source>
        <translation>Die braune Metropole: Sind beide Tunnel zu ihr gebaut, bringt sie am Ende des Spiels Punkte.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.gained.text">
        <source>Metropolises gained by cards: they count as connected at once.</source>
        <translation>Durch Karten erhaltene Metropolen: Sie gelten sofort als verbunden.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.played.point1">
        <source>If its colour is that of the slot, it works too.</source>
        <translation>Passt ihre Farbe zum Aktionsplatz, gilt auch ihr Effekt.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.played.text">
        <source>The card that is played in this turn.</source>
        <translation>Die in diesem Zug ausgespielte Karte.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.point1">
        <source>You may build here before the city stands, if you could build it now.</source>
        <translation>Du darfst auch ohne Stadt bauen, wenn du sie jetzt bauen könntest.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.point2">
        <source>Different kinds at one city give more points at the end.</source>
        <translation>Verschiedene Arten an einer Stadt bringen am Ende mehr Punkte.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.text">
        <source>A building site at a city: a farm, desalination plant or laboratory can stand here.</source>
        <translation>Ein Gebäudebauplatz an einer Stadt: Hier kann eine Farm, eine Entsalzungsanlage oder ein Labor stehen.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.x.text">
        <source>The expansion site of a city: one more building, but only with an effect that says so.</source>
        <translation>Der Erweiterungsbauplatz einer Stadt: ein Gebäude mehr, aber nur mit einem Effekt, der das sagt.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.stock.point1">
        <source>At the end every four leftover goods give 1 point.</source>
        <translation>Am Ende bringen je vier übrige Güter 1 Punkt.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.stock.text">
        <source>Goods and points of a player: with the goods you build and pay.</source>
        <translation>Güter und Punkte: Mit den Gütern baust und bezahlst du.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.point1">
        <source>You lay one on a slot to choose it.</source>
        <translation>Lege eines auf einen Aktionsplatz, um ihn zu wählen.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.point2">
        <source>After the round all come back.</source>
        <translation>Nach der Runde kommen alle zurück.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.text">
        <source>Action tiles that are ready: one for each turn of the round.</source>
        <translation>Verfügbare Aktionsplättchen: eines für jeden Zug der Runde.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.point1">
        <source>Your start city must reach one end of it through tunnels.</source>
        <translation>Ein Ende muss von deiner Start-Stadt aus durch Tunnel erreichbar sein.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.point2">
        <source>What is not connected produces nothing and scores nothing.</source>
        <translation>Was nicht verbunden ist, erzeugt nichts und zählt nicht.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.text">
        <source>A tunnel site: a tunnel joins two cities, or a city and a metropolis.</source>
        <translation>Ein Tunnelbauplatz: Ein Tunnel verbindet zwei Städte oder eine Stadt mit einer Metropole.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.turn.text">
        <source>What the game remembers of this turn: what was built and used.</source>
        <translation>Was sich das Spiel für diesen Zug merkt: was gebaut und genutzt wurde.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.under.point1">
        <source>A brown metropolis can give points for them.</source>
        <translation>Eine braune Metropole kann dafür Punkte geben.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.under.text">
        <source>Special cards that were paid and used; they lie under the player board to be counted.</source>
        <translation>Bezahlte und genutzte Spezialkarten; sie liegen zum Zählen unter dem Spielerbogen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>In jeder Runde kann ihn nur eine Person besetzen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Eine Karte derselben Farbe wirkt auch; eine andere wird nur abgeworfen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.text">
        <source>A green action slot: its action is small, but green cards are the strongest.</source>
        <translation>Ein grüner Aktionsplatz: Seine Aktion ist klein, aber grüne Karten sind am stärksten.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>In jeder Runde kann ihn nur eine Person besetzen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Eine Karte derselben Farbe wirkt auch; eine andere wird nur abgeworfen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.text">
        <source>A red action slot: its action and the red cards are of middle strength.</source>
        <translation>Ein roter Aktionsplatz: Seine Aktion und die roten Karten sind mittelstark.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>In jeder Runde kann ihn nur eine Person besetzen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Eine Karte derselben Farbe wirkt auch; eine andere wird nur abgeworfen.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.text">
        <source>A yellow action slot: its action is strong, but yellow cards are the weakest.</source>
        <translation>Ein gelber Aktionsplatz: Seine Aktion ist stark, aber gelbe Karten sind am schwächsten.</translation>
    </message>
    <message id="about/underwater_cities.slot.AA.point1">
        <source>It has no colour, so your card never works here.</source>
        <translation>Er hat keine Farbe, darum wirkt deine Karte hier nie.</translation>
    </message>
    <message id="about/underwater_cities.slot.AA.text">
        <source>The slot that is always available: any number of players may come here.</source>
        <translation>Der jederzeit verfügbare Aktionsplatz: Hierher dürfen beliebig viele kommen.</translation>
    </message>
    <message id="about/underwater_cities.specials.deck.point1">
        <source>Take the top card, or put it under the deck and choose from the next three.</source>
        <translation>Nimm die oberste oder lege sie darunter und wähle aus den nächsten drei.</translation>
    </message>
    <message id="about/underwater_cities.specials.deck.text">
        <source>The deck of Special cards for 1 or 2 credits; everybody sees the top one.</source>
        <translation>Das Deck der Spezialkarten für 1 oder 2 Credits; die oberste sehen alle.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.point1">
        <source>You pay the credits only when you play it.</source>
        <translation>Die Credits bezahlst du erst beim Ausspielen.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.point2">
        <source>Many of them give points at the end.</source>
        <translation>Viele davon bringen am Ende Punkte.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.text">
        <source>A Special card for 3 credits: an action that lets you take a Special card brings it to your hand.</source>
        <translation>Eine Spezialkarte für 3 Credits: Du nimmst sie mit einer Aktion, die dir eine Spezialkarte erlaubt.</translation>
    </message>
    <message id="about/underwater_cities.state.text">
        <source>What the game remembers for all: the round and the era.</source>
        <translation>Was sich das Spiel für alle merkt: die Runde und die Ära.</translation>
    </message>
    <message id="about/underwater_cities.supply.city.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Sind sie aufgebraucht, kann nichts mehr davon gebaut werden.</translation>
    </message>
    <message id="about/underwater_cities.supply.city.text">
        <source>The white domes that are left: each becomes a city.</source>
        <translation>Die übrigen weißen Kuppeln: Jede wird zu einer Stadt.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.point1">
        <source>A desalination plant costs 1 credit.</source>
        <translation>Eine Entsalzungsanlage kostet 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.point2">
        <source>They never run out.</source>
        <translation>Sie gehen nie aus.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.text">
        <source>Desalination plants to build: each gives 1 credit in Production.</source>
        <translation>Entsalzungsanlagen zum Bauen: Jede erzeugt in der Produktion 1 Credit.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.point1">
        <source>A farm costs 1 kelp.</source>
        <translation>Eine Farm kostet 1 Tang.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.point2">
        <source>They never run out.</source>
        <translation>Sie gehen nie aus.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.text">
        <source>Farms to build: a farm gives 1 kelp in Production.</source>
        <translation>Farmen zum Bauen: Eine Farm erzeugt in der Produktion 1 Tang.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.point1">
        <source>A laboratory costs 1 steelplast.</source>
        <translation>Ein Labor kostet 1 Stahlplastik.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.point2">
        <source>They never run out.</source>
        <translation>Sie gehen nie aus.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.text">
        <source>Laboratories to build: each gives 1 science in Production.</source>
        <translation>Labore zum Bauen: Jedes erzeugt in der Produktion 1 Wissenschaft.</translation>
    </message>
    <message id="about/underwater_cities.supply.symbiotic.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Sind sie aufgebraucht, kann nichts mehr davon gebaut werden.</translation>
    </message>
    <message id="about/underwater_cities.supply.symbiotic.text">
        <source>The violet domes that are left: each becomes a symbiotic city.</source>
        <translation>Die übrigen violetten Kuppeln: Jede wird zu einer symbiotischen Stadt.</translation>
    </message>
    <message id="about/underwater_cities.supply.tunnel.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Sind sie aufgebraucht, kann nichts mehr davon gebaut werden.</translation>
    </message>
    <message id="about/underwater_cities.supply.tunnel.text">
        <source>The tunnels that are left to build.</source>
        <translation>Die Tunnel, die noch gebaut werden können.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.point1">
        <source>An upgrade costs 1 science.</source>
        <translation>Eine Aufwertung kostet 1 Wissenschaft.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.point2">
        <source>They never run out.</source>
        <translation>Sie gehen nie aus.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.text">
        <source>Upgrades: one on a farm, plant, laboratory or tunnel makes it give more.</source>
        <translation>Aufwertungen: Damit bringt eine Farm, eine Anlage, ein Labor oder ein Tunnel mehr ein.</translation>
    </message>
</context>
<context>
    <name>barrage</name>
    <message id="barrage.action_space">
        <source>{section} {sign}</source>
        <translation>{section} {sign}</translation>
    </message>
    <message id="barrage.advanced_tile">
        <source>advanced tile {level} “{piece}”</source>
        <translation>fortgeschrittenes Technologieplättchen {level} „{piece}“</translation>
    </message>
    <message id="barrage.advanced_tile_pile">
        <source>advanced tiles {level}</source>
        <translation>fortgeschrittene Technologieplättchen {level}</translation>
    </message>
    <message id="barrage.all_have_passed">
        <source>All have passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message id="barrage.already_built_piece_stays">
        <source>{piece} is built and stays where it is.</source>
        <translation>{piece} ist gebaut und bleibt stehen.</translation>
    </message>
    <message id="barrage.already_dam_in_basin">
        <source>A basin takes one dam of a colour, and yours stands at {place}.</source>
        <translation>In einem Tal steht nur eine Staumauer jeder Farbe, deine steht hier: {place}.</translation>
    </message>
    <message id="barrage.already_fulfilled_contract_stays">
        <source>{contract} is fulfilled and stays face down.</source>
        <translation>{contract.the} ist erfüllt und bleibt verdeckt.</translation>
    </message>
    <message id="barrage.already_powerhouse_in_basin">
        <source>A basin takes one powerhouse of a colour, and yours stands at {place}.</source>
        <translation>In einem Tal steht nur ein Turbinenhaus jeder Farbe, deines steht hier: {place}.</translation>
    </message>
    <message id="barrage.already_taken_action_space">
        <source>This space is taken in this round.</source>
        <translation>Dieses Aktionsfeld ist in dieser Runde besetzt.</translation>
    </message>
    <message id="barrage.already_taken_building_space">
        <source>This space is taken: {place}.</source>
        <translation>Dieses Feld ist besetzt: {place}.</translation>
    </message>
    <message id="barrage.anton_special_tile">
        <source>special tile of Anton Krylov</source>
        <translation>Sondertechnologieplättchen von Anton Krylov</translation>
    </message>
    <message id="barrage.ask_how_many_to_bank">
        <source>How many engineers go to the bank?</source>
        <translation>Wie viele Arbeiter gehen in die Bank?</translation>
    </message>
    <message id="barrage.ask_what_to_build">
        <source>What do you build?</source>
        <translation>Was baust du?</translation>
    </message>
    <message id="barrage.ask_where_base">
        <source>Where do you build the base?</source>
        <translation>Wohin kommt die Grundmauer?</translation>
    </message>
    <message id="barrage.ask_where_conduit">
        <source>Which conduit do you build?</source>
        <translation>Welches Rohrwerk baust du?</translation>
    </message>
    <message id="barrage.ask_where_elevation">
        <source>Which dam do you raise?</source>
        <translation>Welche Staumauer erhöhst du?</translation>
    </message>
    <message id="barrage.ask_where_powerhouse">
        <source>Where do you build the powerhouse?</source>
        <translation>Wohin kommt das Turbinenhaus?</translation>
    </message>
    <message id="barrage.ask_which_action">
        <source>What do you do this turn?</source>
        <translation>Was machst du in diesem Zug?</translation>
    </message>
    <message id="barrage.ask_which_action_space">
        <source>Which action space do you take?</source>
        <translation>Welches Aktionsfeld nimmst du?</translation>
    </message>
    <message id="barrage.ask_which_officer">
        <source>Whom do you copy?</source>
        <translation>Wen kopierst du?</translation>
    </message>
    <message id="barrage.ask_which_site">
        <source>Which building space?</source>
        <translation>Welcher Bauplatz?</translation>
    </message>
    <message id="barrage.ask_which_tile">
        <source>With which technology tile?</source>
        <translation>Mit welchem Technologieplättchen?</translation>
    </message>
    <message id="barrage.aspect_structures">
        <source>Structures</source>
        <translation>Bauteile</translation>
    </message>
    <message id="barrage.audit_action_became_impossible">
        <source>{seat} can no longer carry out an action.</source>
        <translation>{seat} kann keine Aktion mehr ausführen.</translation>
    </message>
    <message id="barrage.audit_automa_has_officer">
        <source>{seat} plays without an officer.</source>
        <translation>{seat} spielt ohne Chefingenieur.</translation>
    </message>
    <message id="barrage.audit_automa_without_tiles">
        <source>The Automa has no tiles.</source>
        <translation>Der Automa hat keine Plättchen.</translation>
    </message>
    <message id="barrage.audit_base_not_at_bottom">
        <source>The base belongs at the bottom: {place}.</source>
        <translation>Die Grundmauer gehört nach unten: {place}.</translation>
    </message>
    <message id="barrage.audit_construction_became_impossible">
        <source>The construction of {seat} can no longer be carried out.</source>
        <translation>Die Bauaktion von {seat} lässt sich nicht mehr ausführen.</translation>
    </message>
    <message id="barrage.audit_draft_piece_left_over">
        <source>The draft is over: {piece} goes back to the box.</source>
        <translation>Der Draft ist vorbei, zurück in die Schachtel: {piece}.</translation>
    </message>
    <message id="barrage.audit_engineers_cannot_be_here">
        <source>{engineers} cannot be here: {place}.</source>
        <translation>{engineers} gehören nicht hierher: {place}.</translation>
    </message>
    <message id="barrage.audit_leftmost_piece_still_there">
        <source>The leftmost piece leaves the board first: {place}.</source>
        <translation>Das Bauteil ganz links verlässt den Plan zuerst: {place}.</translation>
    </message>
    <message id="barrage.audit_nothing_to_draft">
        <source>{seat} has nothing to choose from.</source>
        <translation>{seat} hat nichts zur Auswahl.</translation>
    </message>
    <message id="barrage.audit_open_segment_not_empty">
        <source>The open segment of {seat} must be empty.</source>
        <translation>Das offene Segment von {seat} muss leer sein.</translation>
    </message>
    <message id="barrage.audit_piece_astray">
        <source>{piece} does not stand where it belongs.</source>
        <translation>{piece} steht nicht am richtigen Platz.</translation>
    </message>
    <message id="barrage.audit_piece_cannot_stand_here">
        <source>{piece} cannot stand here: {place}.</source>
        <translation>{piece} kann hier nicht stehen: {place}.</translation>
    </message>
    <message id="barrage.audit_production_became_impossible">
        <source>{seat} can no longer produce.</source>
        <translation>{seat} kann keine Energie mehr produzieren.</translation>
    </message>
    <message id="barrage.audit_seat_without_company">
        <source>{seat} has no company.</source>
        <translation>{seat} hat kein Unternehmen.</translation>
    </message>
    <message id="barrage.audit_seat_without_officer">
        <source>{seat} has no officer.</source>
        <translation>{seat} hat keinen Chefingenieur.</translation>
    </message>
    <message id="barrage.audit_tile_does_not_belong">
        <source>{tile} does not belong here: {place}.</source>
        <translation>{tile} gehört nicht hierher: {place}.</translation>
    </message>
    <message id="barrage.audit_tile_missing">
        <source>A tile is missing here: {place}.</source>
        <translation>Hier fehlt ein Plättchen: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_headstream_drops">
        <source>The box has only {most}: {place}.</source>
        <translation>In der Schachtel sind nur {most}: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_open_contracts">
        <source>{seat} has {have} open contracts; the limit is three.</source>
        <translation>{seat}: {have} liegen offen, drei dürfen es sein.</translation>
    </message>
    <message id="barrage.audit_too_much_water_held">
        <source>{place} holds {most}, there are {held}.</source>
        <translation>{place}: Platz ist für {most}, vorhanden: {held}.</translation>
    </message>
    <message id="barrage.audit_two_dams_in_basin">
        <source>{seat} has two dams in basin {basin}.</source>
        <translation>{seat} hat zwei Staumauern in Tal {basin}.</translation>
    </message>
    <message id="barrage.audit_two_powerhouses_in_basin">
        <source>{seat} has two powerhouses in basin {basin}.</source>
        <translation>{seat} hat zwei Turbinenhäuser in Tal {basin}.</translation>
    </message>
    <message id="barrage.automa_action_place">
        <source>Automa: action</source>
        <translation>Automa: Aktion</translation>
    </message>
    <message id="barrage.automa_chooses_headstream">
        <source>{seat} chooses {place}: the drop will end in its own dam.</source>
        <translation>{seat} wählt: {place}. Die Wassereinheit wird in der eigenen Staumauer enden.</translation>
    </message>
    <message id="barrage.automa_chooses_space">
        <source>{seat} chooses {place}: {reason}</source>
        <translation>{seat} wählt: {place}; Grund: {reason}</translation>
    </message>
    <message id="barrage.automa_count" numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automas</numerusform>
        </translation>
    </message>
    <message id="barrage.automa_criteria_place">
        <source>Automa: criteria</source>
        <translation>Automa: Kriterien</translation>
    </message>
    <message id="barrage.automa_gets_company">
        <source>{seat} plays {company}.</source>
        <translation>{seat} spielt {company}.</translation>
    </message>
    <message id="barrage.automa_level_easy">
        <source>Easy</source>
        <translation>Schwachstrom</translation>
    </message>
    <message id="barrage.automa_level_hard">
        <source>Hard</source>
        <translation>Starkstrom</translation>
    </message>
    <message id="barrage.automa_level_medium">
        <source>Medium</source>
        <translation>Normal</translation>
    </message>
    <message id="barrage.automa_level_very_hard">
        <source>Very hard</source>
        <translation>Hochspannung</translation>
    </message>
    <message id="barrage.automa_plays_tile">
        <source>{seat} plays {tile}.</source>
        <translation>{seat} deckt auf: {tile}.</translation>
    </message>
    <message id="barrage.automa_skips_tile_line">
        <source>{seat} skips a criterion: {reason}</source>
        <translation>{seat} übergeht eine Zeile; Grund: {reason}</translation>
    </message>
    <message id="barrage.automa_tile">
        <source>Automa tile {number}</source>
        <translation>Automaplättchen {number}</translation>
    </message>
    <message id="barrage.automa_tile_deck">
        <source>Automa tiles</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="barrage.automa_tiles_reshuffled">
        <source>The discarded Automa tiles are reshuffled.</source>
        <translation>Die abgeworfenen Automaplättchen werden neu gemischt.</translation>
    </message>
    <message id="barrage.bank">
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message id="barrage.bank_engineers_out_of_range">
        <source>The bank takes 1 to {have}, you want to lay {n}.</source>
        <translation>Die Bank nimmt 1 bis {have}, du willst {n} einsetzen.</translation>
    </message>
    <message id="barrage.basic_tile_of_seat">
        <source>basic tile “{piece}” of {seat}</source>
        <translation>einfaches Technologieplättchen „{piece}“ von {seat}</translation>
    </message>
    <message id="barrage.beside_section">
        <source>beside the {section}</source>
        <translation>neben der Abteilung {section}</translation>
    </message>
    <message id="barrage.board_energy">
        <source>Energy track</source>
        <translation>Energieleiste</translation>
    </message>
    <message id="barrage.board_management">
        <source>Action spaces</source>
        <translation>Aktionsfelder</translation>
    </message>
    <message id="barrage.board_map">
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message id="barrage.board_offer">
        <source>Contracts and works</source>
        <translation>Aufträge und Plättchen</translation>
    </message>
    <message id="barrage.board_slot_of_seat">
        <source>board of {seat}: {piece} {number}</source>
        <translation>Unternehmensplan von {seat}, {piece} {number}</translation>
    </message>
    <message id="barrage.bonus_tile">
        <source>bonus tile “{what}”</source>
        <translation>Bonusplättchen „{what}“</translation>
    </message>
    <message id="barrage.bonus_tile_points_per_own">
        <source>{points} for each of yours: {what}.</source>
        <translation>{points} pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.choose_action">
        <source>Place engineers on an action space and take its action.</source>
        <translation>Setze Arbeiter auf einem Aktionsfeld ein und führe seine Aktion aus.</translation>
    </message>
    <message id="barrage.choose_action_after_copying_officer">
        <source>You copy an officer in this turn. Now carry out your action.</source>
        <translation>Du kopierst in diesem Zug einen Chefingenieur. Führe jetzt deine Aktion aus.</translation>
    </message>
    <message id="barrage.choose_company_and_starting_contract">
        <source>Which company and which starting contract do you take?</source>
        <translation>Welches Unternehmen und welchen Startvertrag nimmst du?</translation>
    </message>
    <message id="barrage.choose_contract_to_discard">
        <source>Which contract do you discard? Three may stay open.</source>
        <translation>Welchen Vertrag wirfst du ab? Drei dürfen offen bleiben.</translation>
    </message>
    <message id="barrage.choose_contract_to_fulfil">
        <source>Which contract do you fulfil with {energy}?</source>
        <translation>Welchen Vertrag erfüllst du mit {energy}?</translation>
    </message>
    <message id="barrage.choose_contract_to_take">
        <source>Which contract do you take?</source>
        <translation>Welchen Vertrag nimmst du?</translation>
    </message>
    <message id="barrage.choose_headstream_for_flowing_drop">
        <source>On which headstream do you place a drop that flows at once?</source>
        <translation>Auf welche Quelle legst du die Wassereinheit, die sofort fließt?</translation>
    </message>
    <message id="barrage.choose_headstreams_for_drops">
        <source>On which headstreams do you place drops? Up to {drops}</source>
        <translation>Auf welche Quellen legst du Wassereinheiten? (Bis zu {drops})</translation>
    </message>
    <message id="barrage.choose_machine_payment">
        <source>How do you pay the machines? A machine can be replaced where an officer or tile allows.</source>
        <translation>Womit bezahlst du die Maschinen? Eine Maschine lässt sich ersetzen, wenn ein Chefingenieur oder ein Plättchen es erlaubt.</translation>
    </message>
    <message id="barrage.choose_machines_to_take">
        <source>Which machines do you take? {machines}</source>
        <translation>Welche Maschinen nimmst du? ({machines})</translation>
    </message>
    <message id="barrage.choose_pass_or_free_build">
        <source>You have no engineers left: pass, or build with a tile that needs none.</source>
        <translation>Du hast keine Arbeiter mehr: Passe, oder baue mit einem Plättchen, das keine braucht.</translation>
    </message>
    <message id="barrage.choose_reward_part_order">
        <source>Which part of the reward comes first?</source>
        <translation>Welcher Teil der Belohnung kommt zuerst?</translation>
    </message>
    <message id="barrage.choose_space_for_piece">
        <source>Where do you place it: {piece}?</source>
        <translation>Wo platzierst du es: {piece}?</translation>
    </message>
    <message id="barrage.choose_technology_tile">
        <source>Which technology tile do you use for this: {piece}?</source>
        <translation>Welches Technologieplättchen verwendest du dafür: {piece}?</translation>
    </message>
    <message id="barrage.choose_water_for_production">
        <source>Which water do you use for production?</source>
        <translation>Welches Wasser nutzt du für die Energieproduktion?</translation>
    </message>
    <message id="barrage.company_contract_discount">
        <source>With three powerhouses: every contract needs {energy} less.</source>
        <translation>Mit drei Turbinenhäusern: Jeder Vertrag braucht {energy} weniger.</translation>
    </message>
    <message id="barrage.company_draft_place">
        <source>company {number} on offer</source>
        <translation>ausliegendes Unternehmen {number}</translation>
    </message>
    <message id="barrage.company_energy_after_production">
        <source>With three powerhouses: gain {energy} after each production.</source>
        <translation>Mit drei Turbinenhäusern: Du erhältst {energy} nach jeder Energieproduktion.</translation>
    </message>
    <message id="barrage.company_energy_from_passing_drops">
        <source>With three powerhouses: gain {energy} for each drop that runs past one of them.</source>
        <translation>Mit drei Turbinenhäusern: Du erhältst {energy} für jede Wassereinheit, die an einem vorbeifließt.</translation>
    </message>
    <message id="barrage.company_income_from_step">
        <source>From number {step} on, each round and at once ({piece}): {words}</source>
        <translation>Ab Nummer {step} in jeder Runde und sofort ({piece}): {words}</translation>
    </message>
    <message id="barrage.company_not_on_offer">
        <source>This company is not on offer.</source>
        <translation>Dieses Unternehmen liegt nicht aus.</translation>
    </message>
    <message id="barrage.company_of_seat">
        <source>company of {seat}</source>
        <translation>Unternehmen von {seat}</translation>
    </message>
    <message id="barrage.company_second_production">
        <source>With three powerhouses: after a production, produce again at another powerhouse (drops × value only).</source>
        <translation>Mit drei Turbinenhäusern: nach einer Energieproduktion eine zweite anderswo, nur Wassereinheiten mal Wert.</translation>
    </message>
    <message id="barrage.conduit_does_not_connect">
        <source>The conduit leads from basin {start} to basin {end}.</source>
        <translation>Das Rohrwerk führt von Tal {start} nach Tal {end}.</translation>
    </message>
    <message id="barrage.conduit_space">
        <source>conduit {code} of value {value}</source>
        <translation>Rohrwerk {code} mit Wert {value}</translation>
    </message>
    <message id="barrage.construction_space_of_seat">
        <source>construction space {number} of {seat}</source>
        <translation>Bauaktionsfeld {number} von {seat}</translation>
    </message>
    <message id="barrage.contract_comes_on_offer">
        <source>A new contract is on offer: {contract}.</source>
        <translation>Ein neuer Vertrag liegt aus: {contract}.</translation>
    </message>
    <message id="barrage.contract_discard_pile">
        <source>discarded: {colour}</source>
        <translation>abgeworfen: {colour}</translation>
    </message>
    <message id="barrage.contract_energy_needed">
        <source>Needs {energy} from one production.</source>
        <translation>Nötig: {energy} aus einer Energieproduktion.</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <translation>{colour} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <comment>acc</comment>
        <translation>den {colour.acc} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <comment>dat</comment>
        <translation>dem {colour.dat} {code}</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <comment>the</comment>
        <translation>der {colour.the} {code}</translation>
    </message>
    <message id="barrage.contract_offer_place">
        <source>on offer: {colour} {number}</source>
        <translation>Auslage: {colour} {number}</translation>
    </message>
    <message id="barrage.contract_pile">
        <source>pile: {colour}</source>
        <translation>Stapel: {colour}</translation>
    </message>
    <message id="barrage.contract_pile_rebuilt">
        <source>The discarded contracts form a new pile.</source>
        <translation>Die abgeworfenen Verträge bilden einen neuen Stapel.</translation>
    </message>
    <message id="barrage.contracts">
        <source>contracts</source>
        <translation>Verträge</translation>
    </message>
    <message id="barrage.credit_count" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="barrage.dam_belongs_to_seat">
        <source>This dam belongs to {seat}.</source>
        <translation>Diese Staumauer gehört {seat}.</translation>
    </message>
    <message id="barrage.drop_runs_off_map">
        <source>A drop runs from {origin} down the river and off the map.</source>
        <translation>Eine Wassereinheit fließt von hier den Fluss hinab und verlässt den Spielplan: {origin}.</translation>
    </message>
    <message id="barrage.drop_runs_to_stop">
        <source>A drop runs from {origin} to {stop}.</source>
        <translation>Eine Wassereinheit fließt weiter: {origin} → {stop}.</translation>
    </message>
    <message id="barrage.drops_come_to_headstream">
        <source>{drops} are added to {place}.</source>
        <translation>{drops} für: {place}.</translation>
    </message>
    <message id="barrage.drops_placed_out_of_range">
        <source>Place at least one drop, at most {drops}.</source>
        <translation>Lege mindestens eine Wassereinheit, höchstens {drops}.</translation>
    </message>
    <message id="barrage.drops_run" numerus="yes">
        <source>%n drop(s) run; dams hold {held}, the rest leaves the map.</source>
        <translation>
            <numerusform>%n Wassereinheit fließt; Staumauern halten {held}, der Rest verlässt den Spielplan.</numerusform>
            <numerusform>%n Wassereinheiten fließen; Staumauern halten {held}, der Rest verlässt den Spielplan.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_held" numerus="yes">
        <source>%n drop(s) run; dams hold all of them.</source>
        <translation>
            <numerusform>%n Wassereinheit fließt; eine Staumauer hält sie.</numerusform>
            <numerusform>%n Wassereinheiten fließen; die Staumauern halten alle.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_lost" numerus="yes">
        <source>%n drop(s) run down the river and off the map.</source>
        <translation>
            <numerusform>%n Wassereinheit fließt den Fluss hinab und verlässt den Spielplan.</numerusform>
            <numerusform>%n Wassereinheiten fließen den Fluss hinab und verlassen den Spielplan.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_energy_by_conduit">
        <source>Produce {energy} for each point of the new conduit's value. A contract may be fulfilled with it.</source>
        <translation>Du produzierst {energy} für jeden Punkt des Produktionswerts des neuen Rohrwerks. Damit darf ein Vertrag erfüllt werden.</translation>
    </message>
    <message id="barrage.effect_energy_per_own">
        <source>Produce {energy} for each of yours: {what}. A contract may be fulfilled with it.</source>
        <translation>Du produzierst {energy} pro {what.acc} von dir. Damit darf ein Vertrag erfüllt werden.</translation>
    </message>
    <message id="barrage.effect_fill_raised_dam">
        <source>Fill the dam you have raised.</source>
        <translation>Fülle die Staumauer, die du erhöht hast.</translation>
    </message>
    <message id="barrage.effect_free_piece">
        <source>Place for free: {piece}.</source>
        <translation>Platziere kostenlos: {piece}.</translation>
    </message>
    <message id="barrage.effect_free_piece_value_limited">
        <source>Place for free: {piece} of value {value} or less.</source>
        <translation>Platziere kostenlos: {piece}, Produktionswert höchstens {value}.</translation>
    </message>
    <message id="barrage.effect_free_piece_zones_limited">
        <source>Place for free: {piece}. Only here: {zones}.</source>
        <translation>Platziere kostenlos: {piece}. Nur hier: {zones}.</translation>
    </message>
    <message id="barrage.effect_gain_chosen_machines">
        <source>Gain {machines} of your choice.</source>
        <translation>Du erhältst {machines} deiner Wahl.</translation>
    </message>
    <message id="barrage.effect_gain_credits_by_conduit">
        <source>Gain {credits} for each point of the new conduit's value.</source>
        <translation>Du erhältst {credits} für jeden Punkt des Produktionswerts des neuen Rohrwerks.</translation>
    </message>
    <message id="barrage.effect_gain_goods">
        <source>Gain {goods}.</source>
        <translation>Du erhältst {goods}.</translation>
    </message>
    <message id="barrage.effect_gain_points_per_own">
        <source>Gain {points} for each of yours: {what}.</source>
        <translation>Du erhältst {points} pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.effect_machine_cost_capped">
        <source>Costs at most {machines}.</source>
        <translation>Kostet höchstens {machines}.</translation>
    </message>
    <message id="barrage.effect_machines_interchangeable">
        <source>Excavators and mixers replace each other.</source>
        <translation>Bagger und Betonmischer ersetzen einander.</translation>
    </message>
    <message id="barrage.effect_may_produce_at_once">
        <source>You may produce at once with a bonus of {n}.</source>
        <translation>Du darfst sofort eine Energieproduktion durchführen (Bonus: {n}).</translation>
    </message>
    <message id="barrage.effect_no_engineers_needed">
        <source>Needs no engineers.</source>
        <translation>Braucht keine Arbeiter.</translation>
    </message>
    <message id="barrage.effect_no_machines_needed">
        <source>Needs no machines.</source>
        <translation>Braucht keine Maschinen.</translation>
    </message>
    <message id="barrage.effect_no_red_space_surcharge">
        <source>No surcharge on a red building space.</source>
        <translation>Keine Zusatzkosten auf einem rot umrandeten Baufeld.</translation>
    </message>
    <message id="barrage.effect_place_flowing_drops">
        <source>Place up to {drops} on headstreams; they flow at once.</source>
        <translation>Lege bis zu {drops} auf Quellen; das Wasser fließt sofort.</translation>
    </message>
    <message id="barrage.effect_place_waiting_drops">
        <source>Place up to {drops} on headstreams; they wait there.</source>
        <translation>Lege bis zu {drops} auf Quellen; das Wasser wartet dort.</translation>
    </message>
    <message id="barrage.effect_produce_with_bonus">
        <source>Produce with a bonus of {n}.</source>
        <translation>Produziere Energie mit einem Bonus von {n}.</translation>
    </message>
    <message id="barrage.effect_produce_with_malus">
        <source>Produce with a malus of {n}.</source>
        <translation>Produziere Energie mit einem Malus von {n}.</translation>
    </message>
    <message id="barrage.effect_take_advanced_tile">
        <source>Take the advanced tile of slot {n}.</source>
        <translation>Nimm das fortgeschrittene Technologieplättchen an Stelle {n}.</translation>
    </message>
    <message id="barrage.effect_take_private_contracts" numerus="yes">
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Nimm %n privaten Vertrag.</numerusform>
            <numerusform>Nimm %n private Verträge.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel" numerus="yes">
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Drehe deine Bauscheibe um %n Segment.</numerusform>
            <numerusform>Drehe deine Bauscheibe um %n Segmente.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel_per_own">
        <source>Turn your wheel by one segment for each of yours: {what}.</source>
        <translation>Drehe deine Bauscheibe um ein Segment pro {what.acc} von dir.</translation>
    </message>
    <message id="barrage.effect_water_in_empty_dams">
        <source>Put {drops} into each of your empty dams.</source>
        <translation>Lege {drops} in jede deiner leeren Staumauern.</translation>
    </message>
    <message id="barrage.elevation_needs_base">
        <source>An elevation needs a base under it.</source>
        <translation>Eine Erhöhung braucht eine Grundmauer darunter.</translation>
    </message>
    <message id="barrage.elevation_needs_own_base">
        <source>This dam belongs to {seat}: elevations stand on one's own bases.</source>
        <translation>Diese Staumauer gehört {seat}: Erhöhungen stehen auf eigenen Grundmauern.</translation>
    </message>
    <message id="barrage.engineers">
        <source>engineers</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="barrage.engineers_and_markers_return">
        <source>All engineers and energy markers go back.</source>
        <translation>Alle Arbeiter und Energiemarker kehren zurück.</translation>
    </message>
    <message id="barrage.engineers_of_seat">
        <source>engineers of {seat}</source>
        <translation>Arbeiter von {seat}</translation>
    </message>
    <message id="barrage.france_discount_every_contract">
        <source>For every contract</source>
        <translation>Für jeden Vertrag</translation>
    </message>
    <message id="barrage.france_discount_productions_only">
        <source>For productions only</source>
        <translation>Nur für Energieproduktionen</translation>
    </message>
    <message id="barrage.fulfilled">
        <source>fulfilled</source>
        <translation>erfüllt</translation>
    </message>
    <message id="barrage.fulfilled_contracts_of_seat">
        <source>fulfilled contracts of {seat}</source>
        <translation>erfüllte Verträge von {seat}</translation>
    </message>
    <message id="barrage.game_state">
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="barrage.game_title">
        <source>Barrage</source>
        <translation>Wasserkraft</translation>
    </message>
    <message id="barrage.group_bank">
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="barrage.group_build">
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message id="barrage.group_copy_officer">
        <source>Copy an officer</source>
        <translation>Chefingenieur kopieren</translation>
    </message>
    <message id="barrage.group_section">
        <source>{section}</source>
        <translation>{section}</translation>
    </message>
    <message id="barrage.group_structure">
        <source>{structure}</source>
        <translation>{structure}</translation>
    </message>
    <message id="barrage.group_terrain">
        <source>{terrain}</source>
        <translation>{terrain}</translation>
    </message>
    <message id="barrage.headstream">
        <source>headstream {letter}</source>
        <translation>Quelle {letter}</translation>
    </message>
    <message id="barrage.headstream_tile">
        <source>headstream tile {code}</source>
        <translation>Quellenplättchen {code}</translation>
    </message>
    <message id="barrage.headstream_tile_round_drops">
        <source>Round {round}: {drops}.</source>
        <translation>Runde {round}: {drops}.</translation>
    </message>
    <message id="barrage.introduction_conduit">
        <source>A conduit</source>
        <translation>Rohrwerk</translation>
    </message>
    <message id="barrage.introduction_dam">
        <source>A dam on the river</source>
        <translation>Staumauer am Fluss</translation>
    </message>
    <message id="barrage.introduction_energy">
        <source>Energy and contracts</source>
        <translation>Energie und Aufträge</translation>
    </message>
    <message id="barrage.introduction_first_game">
        <source>Introductory game: companies are given out, no patent office.</source>
        <translation>Einführungsspiel: Die Unternehmen sind zugeteilt, das Patentamt entfällt.</translation>
    </message>
    <message id="barrage.introduction_known_game">
        <source>Full game: you choose companies and officers, with the patent office.</source>
        <translation>Volles Spiel: Ihr wählt Unternehmen und Chefingenieur selbst, mit Patentamt.</translation>
    </message>
    <message id="barrage.introduction_powerhouse">
        <source>A powerhouse</source>
        <translation>Turbinenhaus</translation>
    </message>
    <message id="barrage.introductory_game_excludes_automas">
        <source>The introductory game is not made for Automas: choose the full game.</source>
        <translation>Das Einführungsspiel ist nicht für Automas gemacht: Wähle das fortgeschrittene Spiel.</translation>
    </message>
    <message id="barrage.joined_rewards">
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="barrage.lay_all_tiles_in_place">
        <source>Put all of them here: {place}</source>
        <translation>Alle hierher legen: {place}</translation>
    </message>
    <message id="barrage.leave_amount_in_place">
        <source>Leave {amount} here: {place}</source>
        <translation>{amount} hier lassen: {place}</translation>
    </message>
    <message id="barrage.left_action_space">
        <source>{section} {sign}, left</source>
        <translation>{section} {sign}, links</translation>
    </message>
    <message id="barrage.lower_dam_space">
        <source>lower dam {number}</source>
        <translation>Staumauer {number} unten</translation>
    </message>
    <message id="barrage.mahiri_copies_any_officer">
        <source>Any officer</source>
        <translation>Alle Chefingenieure</translation>
    </message>
    <message id="barrage.mahiri_copies_officers_in_play">
        <source>Officers in play</source>
        <translation>Chefingenieure im Spiel</translation>
    </message>
    <message id="barrage.map_with_icons">
        <source>With icons</source>
        <translation>Mit Symbolen</translation>
    </message>
    <message id="barrage.map_without_icons">
        <source>Without icons</source>
        <translation>Ohne Symbole</translation>
    </message>
    <message id="barrage.markers_of_seat">
        <source>markers of {seat}</source>
        <translation>Marker von {seat}</translation>
    </message>
    <message id="barrage.move_counters_to_place">
        <source>Put {what} here: {place}</source>
        <translation>{what} hierher legen: {place}</translation>
    </message>
    <message id="barrage.national_contract_cannot_be_taken">
        <source>National contracts are never taken, only fulfilled.</source>
        <translation>Staatliche Verträge werden nie genommen, nur erfüllt.</translation>
    </message>
    <message id="barrage.national_contract_needs_production">
        <source>A national contract needs a production action.</source>
        <translation>Ein staatlicher Vertrag braucht eine Energieproduktion.</translation>
    </message>
    <message id="barrage.national_contract_not_on_offer">
        <source>This national contract is not on offer.</source>
        <translation>Dieser staatliche Vertrag liegt nicht aus.</translation>
    </message>
    <message id="barrage.national_contract_place">
        <source>national contract {number}</source>
        <translation>staatlicher Vertrag {number}</translation>
    </message>
    <message id="barrage.needs_action_after_copying_officer">
        <source>After copying an officer an action must follow.</source>
        <translation>Nach dem Kopieren muss eine Aktion folgen.</translation>
    </message>
    <message id="barrage.needs_complete_production_system">
        <source>A production needs a dam, a conduit and a powerhouse.</source>
        <translation>Eine Energieproduktion braucht eine Staumauer, ein Rohrwerk und ein Turbinenhaus.</translation>
    </message>
    <message id="barrage.needs_exact_machine_total">
        <source>Take {machines} in all.</source>
        <translation>Nimm insgesamt {machines}.</translation>
    </message>
    <message id="barrage.needs_one_drop_placed">
        <source>At least one drop is placed.</source>
        <translation>Mindestens eine Wassereinheit wird gelegt.</translation>
    </message>
    <message id="barrage.needs_own_powerhouse_here">
        <source>Your powerhouse must stand here.</source>
        <translation>Hier muss dein Turbinenhaus stehen.</translation>
    </message>
    <message id="barrage.neutral_dam_placed">
        <source>A neutral dam of level {level} stands at {place}.</source>
        <translation>Eine neutrale Staumauer der Höhe {level} steht hier: {place}.</translation>
    </message>
    <message id="barrage.neutral_dams_never_change">
        <source>Neutral dams stay as they are all game long.</source>
        <translation>Neutrale Staumauern bleiben das ganze Spiel, wie sie sind.</translation>
    </message>
    <message id="barrage.neutral_piece">
        <source>neutral {piece}</source>
        <translation>neutrale {piece}</translation>
    </message>
    <message id="barrage.no">
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message id="barrage.no_conduit_here">
        <source>No conduit is built here.</source>
        <translation>Hier ist kein Rohrwerk gebaut.</translation>
    </message>
    <message id="barrage.no_construction_space_left">
        <source>All your construction spaces are taken in this round.</source>
        <translation>In dieser Runde sind alle deine Bauaktionsfelder besetzt.</translation>
    </message>
    <message id="barrage.no_contract_on_offer">
        <source>No contract is on offer.</source>
        <translation>Es liegt kein Vertrag aus.</translation>
    </message>
    <message id="barrage.no_credits_for_foreign_conduits">
        <source>Only conduits of others lead there, and {have} are left to pay.</source>
        <translation>Dorthin führen nur fremde Rohrwerke; zum Bezahlen vorhanden: {have}.</translation>
    </message>
    <message id="barrage.no_dam_here">
        <source>There is no dam here.</source>
        <translation>Hier steht keine Staumauer.</translation>
    </message>
    <message id="barrage.no_patent_office_in_introductory">
        <source>The introductory game is played without the patent office.</source>
        <translation>Im Einführungsspiel gibt es kein Patentamt.</translation>
    </message>
    <message id="barrage.no_piece_left_on_board">
        <source>No piece of this kind is left on your board: {piece}.</source>
        <translation>Auf deinem Unternehmensplan ist kein solches Bauteil mehr: {piece}.</translation>
    </message>
    <message id="barrage.no_such_building_space">
        <source>There is no such building space.</source>
        <translation>Ein solches Baufeld gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_officer">
        <source>There is no such officer.</source>
        <translation>Einen solchen Chefingenieur gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_powerhouse">
        <source>There is no such powerhouse.</source>
        <translation>Ein solches Turbinenhaus gibt es nicht.</translation>
    </message>
    <message id="barrage.no_such_tile">
        <source>There is no such tile.</source>
        <translation>Ein solches Plättchen gibt es nicht.</translation>
    </message>
    <message id="barrage.no_system_to_produce_with">
        <source>No dam of yours or neutral one with water is connected with a powerhouse of yours.</source>
        <translation>Keine eigene oder neutrale Staumauer mit Wasser ist mit einem deiner Turbinenhäuser verbunden.</translation>
    </message>
    <message id="barrage.no_technology_tile_for_piece">
        <source>No technology tile for this is in your supply: {piece}.</source>
        <translation>In deinem Vorrat ist dafür kein Technologieplättchen: {piece}.</translation>
    </message>
    <message id="barrage.no_tile_in_patent_slot">
        <source>No tile lies in this slot.</source>
        <translation>Hier liegt kein Plättchen.</translation>
    </message>
    <message id="barrage.not_a_contract">
        <source>This is not a contract.</source>
        <translation>Das ist kein Vertrag.</translation>
    </message>
    <message id="barrage.not_a_space_for_piece">
        <source>{piece} cannot be built on this space.</source>
        <translation>Dies ist kein Baufeld dafür: {piece}.</translation>
    </message>
    <message id="barrage.not_a_valid_payment">
        <source>This does not pay the price. It could be: {amount}.</source>
        <translation>Das deckt die Kosten nicht. Möglich wäre: {amount}.</translation>
    </message>
    <message id="barrage.not_an_action">
        <source>This is not an action.</source>
        <translation>Das ist keine Aktion.</translation>
    </message>
    <message id="barrage.not_enough_credits_foreign_conduit">
        <source>The conduit of {owner} costs {need}, you have {have}.</source>
        <translation>Das Rohrwerk von {owner} kostet {need}, du hast {have}.</translation>
    </message>
    <message id="barrage.not_enough_credits_red_space">
        <source>The red space costs {need}, you have {have}.</source>
        <translation>Das rot umrandete Feld kostet {need}, du hast {have}.</translation>
    </message>
    <message id="barrage.not_enough_energy_for_contract">
        <source>It needs {need}, this production gave {have}.</source>
        <translation>Nötig sind {need}, diese Energieproduktion ergab {have}.</translation>
    </message>
    <message id="barrage.not_enough_for_cost">
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="barrage.not_enough_water_in_dam">
        <source>The dam holds {held}, you want to use {n}.</source>
        <translation>Die Staumauer staut {held}, du willst {n} nutzen.</translation>
    </message>
    <message id="barrage.not_in_zones_of_contract">
        <source>The contract allows only {zones}, and this is {zone}.</source>
        <translation>Der Vertrag erlaubt nur: {zones}. Dieser Bereich: {zone}.</translation>
    </message>
    <message id="barrage.not_passing_with_engineers_left">
        <source>You still have {have}: the bank always takes one.</source>
        <translation>Du hast noch {have}: Die Bank nimmt immer einen.</translation>
    </message>
    <message id="barrage.objective">
        <source>objective</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="barrage.objective_bases_joined_to_powerhouse">
        <source>Your bases connected to your powerhouse by your own conduit.</source>
        <translation>Grundmauern, die ein eigenes Rohrwerk mit einem eigenen Turbinenhaus verbindet.</translation>
    </message>
    <message id="barrage.objective_basins_with_any_piece">
        <source>Basins with at least one piece.</source>
        <translation>Täler mit mindestens einem Bauteil.</translation>
    </message>
    <message id="barrage.objective_basins_with_three_pieces">
        <source>Basins with at least three pieces.</source>
        <translation>Täler mit mindestens drei Bauteilen.</translation>
    </message>
    <message id="barrage.objective_pieces_in_strongest_zone">
        <source>Your pieces in the zone where you have the most.</source>
        <translation>Bauteile in dem Bereich, in dem du am meisten hast.</translation>
    </message>
    <message id="barrage.objective_pieces_in_weakest_zone">
        <source>Your pieces in the zone where you have the fewest.</source>
        <translation>Bauteile in dem Bereich, in dem du am wenigsten hast.</translation>
    </message>
    <message id="barrage.objective_red_spaces">
        <source>Bases and powerhouses on red spaces.</source>
        <translation>Grundmauern und Turbinenhäuser auf rot umrandeten Feldern.</translation>
    </message>
    <message id="barrage.objective_tile">
        <source>objective tile {number}</source>
        <translation>Zielplättchen {number}</translation>
    </message>
    <message id="barrage.obstacle_already_leads_alone">
        <source>it leads alone and has reached the section of the round.</source>
        <translation>er führt allein und hat den Abschnitt der Runde erreicht.</translation>
    </message>
    <message id="barrage.obstacle_cannot_build_piece">
        <source>it cannot build this: {piece}.</source>
        <translation>er kann das nicht bauen: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_no_drop_reaches_dams">
        <source>no drop would end in its own dams.</source>
        <translation>keine Wassereinheit würde in eigenen Staumauern enden.</translation>
    </message>
    <message id="barrage.obstacle_no_machines_last_round">
        <source>no machines are taken in the last round.</source>
        <translation>in der letzten Runde werden keine Maschinen genommen.</translation>
    </message>
    <message id="barrage.obstacle_no_production_system">
        <source>it has no system to produce with.</source>
        <translation>er hat kein System zum Produzieren.</translation>
    </message>
    <message id="barrage.obstacle_no_tile_on_offer">
        <source>no tile for this is on offer: {piece}.</source>
        <translation>dafür liegt kein Plättchen aus: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_too_little_for_contract">
        <source>its best production would be {energy}, too little for a contract of this colour: {colour}.</source>
        <translation>seine beste Energieproduktion wäre {energy}, zu wenig für einen solchen Vertrag: {colour}.</translation>
    </message>
    <message id="barrage.obstacle_wheel_empty">
        <source>its wheel is empty.</source>
        <translation>seine Bauscheibe ist leer.</translation>
    </message>
    <message id="barrage.officer_base_cost_fixed">
        <source>Your bases cost {machines} everywhere.</source>
        <translation>Deine Grundmauern kosten überall {machines}.</translation>
    </message>
    <message id="barrage.officer_copies_other_officer">
        <source>Spend an engineer to copy another officer this turn; the second time also costs {credits}.</source>
        <translation>Kopiere mit einem Arbeiter für diesen Zug einen anderen Chefingenieur; das zweite Mal kostet {credits}.</translation>
    </message>
    <message id="barrage.officer_credits_replace_machines">
        <source>You may pay {credits} instead of any machine.</source>
        <translation>Statt jeder Maschine darfst du {credits} bezahlen.</translation>
    </message>
    <message id="barrage.officer_high_dams_hold_more">
        <source>Your dams of level 3 hold {drops}.</source>
        <translation>Deine Staumauern der Höhe 3 fassen {drops}.</translation>
    </message>
    <message id="barrage.officer_makes_it_cheaper">
        <source>{officer} makes this cheaper.</source>
        <translation>Mit {officer} ist das billiger.</translation>
    </message>
    <message id="barrage.officer_mixers_pay_conduit">
        <source>You may pay a conduit with mixers instead, one for each point of its value.</source>
        <translation>Ein Rohrwerk darfst du stattdessen mit Betonmischern bezahlen, einem für jeden Punkt seines Werts.</translation>
    </message>
    <message id="barrage.officer_not_copyable">
        <source>{officer} cannot be copied.</source>
        <translation>{officer} lässt sich nicht kopieren.</translation>
    </message>
    <message id="barrage.officer_of_seat">
        <source>officer of {seat}</source>
        <translation>Chefingenieur von {seat}</translation>
    </message>
    <message id="barrage.officer_production_minimum">
        <source>Drops times value count as at least {energy}.</source>
        <translation>Wassereinheiten mal Wert zählen mindestens als {energy}.</translation>
    </message>
    <message id="barrage.officer_space_of_seat">
        <source>officer's space {number} of {seat}</source>
        <translation>Feld {number} des Chefingenieurs von {seat}</translation>
    </message>
    <message id="barrage.officer_special_tile_copies">
        <source>Your special tile works like another tile on your wheel.</source>
        <translation>Dein Sondertechnologieplättchen wirkt wie ein anderes Plättchen auf deiner Bauscheibe.</translation>
    </message>
    <message id="barrage.only_headstreams_take_drops">
        <source>Drops are placed on a headstream.</source>
        <translation>Wassereinheiten werden auf eine Quelle gelegt.</translation>
    </message>
    <message id="barrage.only_mahiri_copies_officers">
        <source>Only Mahiri Sekibo copies officers.</source>
        <translation>Nur Mahiri Sekibo kopiert Chefingenieure.</translation>
    </message>
    <message id="barrage.only_next_officer_space">
        <source>The ability is used twice in a round, the first space first.</source>
        <translation>Die Fähigkeit lässt sich zweimal pro Runde nutzen, zuerst auf dem ersten Feld.</translation>
    </message>
    <message id="barrage.only_offered_private_contracts">
        <source>Only a face-up private contract of the board can be taken.</source>
        <translation>Nur ein offener privater Vertrag des Plans kann genommen werden.</translation>
    </message>
    <message id="barrage.only_one_officer_per_turn">
        <source>One officer can be copied in a turn.</source>
        <translation>In einem Zug lässt sich nur ein Chefingenieur kopieren.</translation>
    </message>
    <message id="barrage.only_own_open_contracts">
        <source>Discard one of your own open contracts.</source>
        <translation>Wirf einen deiner eigenen offenen Verträge ab.</translation>
    </message>
    <message id="barrage.only_own_or_national_contracts">
        <source>Only your own open contracts and national ones can be fulfilled.</source>
        <translation>Nur eigene offene und staatliche Verträge können erfüllt werden.</translation>
    </message>
    <message id="barrage.open_contracts_of_seat">
        <source>open contracts of {seat}</source>
        <translation>offene Verträge von {seat}</translation>
    </message>
    <message id="barrage.option_action_space">
        <source>{place} ({engineers}): {words}</source>
        <translation>{place} ({engineers}): {words}</translation>
    </message>
    <message id="barrage.option_action_space_with_credits">
        <source>{place} ({engineers}, {credits}): {words}</source>
        <translation>{place} ({engineers}, {credits}): {words}</translation>
    </message>
    <message id="barrage.option_bank">
        <source>Bank: {engineers} for {credits}</source>
        <translation>Bank: {engineers} für {credits}</translation>
    </message>
    <message id="barrage.option_build_piece">
        <source>Build: {piece} at {place}</source>
        <translation>Bauen: {piece}, {place}</translation>
    </message>
    <message id="barrage.option_copy_officer">
        <source>Copy {officer} for this turn</source>
        <translation>{officer} für diesen Zug kopieren</translation>
    </message>
    <message id="barrage.option_copy_tile_unlaid">
        <source>Copy {tile} without laying a tile</source>
        <translation>{tile} kopieren, ohne ein Plättchen zu legen</translation>
    </message>
    <message id="barrage.option_discard_contract">
        <source>Discard {contract} ({energy}): {words}</source>
        <translation>{contract.acc} abwerfen ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_fulfil_contract">
        <source>Fulfil {contract}</source>
        <translation>{contract.acc} erfüllen</translation>
    </message>
    <message id="barrage.option_fulfil_no_contract">
        <source>Fulfil no contract</source>
        <translation>Keinen Vertrag erfüllen</translation>
    </message>
    <message id="barrage.option_no_further_drop">
        <source>No further drop</source>
        <translation>Keine weitere Wassereinheit</translation>
    </message>
    <message id="barrage.option_pass">
        <source>Pass for this round</source>
        <translation>Für diese Runde passen</translation>
    </message>
    <message id="barrage.option_pay_amount">
        <source>Pay {amount}</source>
        <translation>{amount} bezahlen</translation>
    </message>
    <message id="barrage.option_place_drop_on_headstream">
        <source>A drop on {place}</source>
        <translation>Eine Wassereinheit hierher: {place}</translation>
    </message>
    <message id="barrage.option_place_drops">
        <source>Place {drops}</source>
        <translation>{drops} legen</translation>
    </message>
    <message id="barrage.option_place_nothing">
        <source>Place nothing</source>
        <translation>Nichts platzieren</translation>
    </message>
    <message id="barrage.option_place_piece_at">
        <source>Place it at {place}</source>
        <translation>Hier platzieren: {place}</translation>
    </message>
    <message id="barrage.option_produce">
        <source>{drops} from {dam} through {conduit} to {powerhouse}: {energy}</source>
        <translation>{drops}: {dam} → {conduit} → {powerhouse}: {energy}</translation>
    </message>
    <message id="barrage.option_produce_nothing">
        <source>Do not produce</source>
        <translation>Keine Energie produzieren</translation>
    </message>
    <message id="barrage.option_take_company_and_contract">
        <source>{company} with {officer}, and {contract} ({energy}): {words}</source>
        <translation>{company} mit {officer}, dazu {contract.the} ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_contract">
        <source>Take {contract} ({energy}): {words}</source>
        <translation>{contract.acc} nehmen ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_goods">
        <source>Take {goods}</source>
        <translation>{goods} nehmen</translation>
    </message>
    <message id="barrage.option_use_tile">
        <source>Use {tile}</source>
        <translation>{tile} verwenden</translation>
    </message>
    <message id="barrage.option_use_tile_as_copy">
        <source>Use {tile} as {copied}</source>
        <translation>{tile} verwenden wie {copied}</translation>
    </message>
    <message id="barrage.passing_drop_gives_energy">
        <source>The drop runs past {place}: {seat} gains {amount}.</source>
        <translation>Die Wassereinheit fließt hier vorbei: {place}. {seat} erhält {amount}.</translation>
    </message>
    <message id="barrage.patent_office_offers_tile">
        <source>The patent office offers {tile}.</source>
        <translation>Das Patentamt bietet an: {tile}.</translation>
    </message>
    <message id="barrage.patent_slot">
        <source>patent slot {number}</source>
        <translation>Patentstelle {number}</translation>
    </message>
    <message id="barrage.powerhouse_space">
        <source>powerhouse space {number} of basin {basin}</source>
        <translation>Turbinenhausfeld {number} in Tal {basin}</translation>
    </message>
    <message id="barrage.powerhouses_add_energy">
        <source>The powerhouses of {seat} add {energy} to it.</source>
        <translation>Die Turbinenhäuser von {seat} geben dazu: {energy}.</translation>
    </message>
    <message id="barrage.production_not_optional">
        <source>A production must be carried out.</source>
        <translation>Eine Energieproduktion muss ausgeführt werden.</translation>
    </message>
    <message id="barrage.proper_name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="barrage.prospect_conduit_owner_paid">
        <source>{words} {seat} is paid for the conduit.</source>
        <translation>{words} Für das Rohrwerk erhält {seat} Geld.</translation>
    </message>
    <message id="barrage.prospect_dam_water">
        <source>The dam would hold {drops}; the next water flow would bring {coming}.</source>
        <translation>Die Staumauer würde stauen: {drops}; mit dem nächsten Wasserfluss käme bis hierher: {coming}.</translation>
    </message>
    <message id="barrage.prospect_no_production_yet">
        <source>Opens no production yet.</source>
        <translation>Ermöglicht noch keine Energieproduktion.</translation>
    </message>
    <message id="barrage.prospect_production_from_dam">
        <source>Production from {dam}: {value} per drop, {drops} there now.</source>
        <translation>Energieproduktion: {dam}, je Wassereinheit {value}; dort liegt jetzt: {drops}.</translation>
    </message>
    <message id="barrage.prospect_production_through_conduit">
        <source>Production through {conduit}: {value} per drop.</source>
        <translation>Energieproduktion: {conduit}, je Wassereinheit {value}.</translation>
    </message>
    <message id="barrage.reason_best_conduit_ends_there">
        <source>the best conduit ends there.</source>
        <translation>dort endet das beste Rohrwerk.</translation>
    </message>
    <message id="barrage.reason_best_conduit_starts_there">
        <source>the best conduit starts there.</source>
        <translation>dort beginnt das beste Rohrwerk.</translation>
    </message>
    <message id="barrage.reason_completes_system">
        <source>it completes a system of dam, conduit and powerhouse.</source>
        <translation>es vollendet ein System aus Staumauer, Rohrwerk und Turbinenhaus.</translation>
    </message>
    <message id="barrage.reason_dam_others_first">
        <source>it starts at a dam: others, neutral, then own.</source>
        <translation>es beginnt an einer Staumauer: fremde, neutrale, dann eigene.</translation>
    </message>
    <message id="barrage.reason_dam_own_first">
        <source>it starts at a dam (its own first, then neutral, then others').</source>
        <translation>es beginnt an einer Staumauer: eigene, neutrale, dann fremde.</translation>
    </message>
    <message id="barrage.reason_first_by_number">
        <source>it has the lowest number.</source>
        <translation>es kommt nach seiner Nummer zuerst.</translation>
    </message>
    <message id="barrage.reason_highest_value">
        <source>it has the highest value.</source>
        <translation>es hat den höchsten Wert.</translation>
    </message>
    <message id="barrage.reason_in_basin_five">
        <source>it is in basin 5.</source>
        <translation>es ist in Tal 5.</translation>
    </message>
    <message id="barrage.reason_in_basin_seven">
        <source>it is in basin 7.</source>
        <translation>es ist in Tal 7.</translation>
    </message>
    <message id="barrage.reason_in_basin_six">
        <source>it is in basin 6.</source>
        <translation>es ist in Tal 6.</translation>
    </message>
    <message id="barrage.reason_in_plain">
        <source>it is in the plain.</source>
        <translation>es ist im Vorland.</translation>
    </message>
    <message id="barrage.reason_most_water_comes">
        <source>the most water would arrive there.</source>
        <translation>dorthin käme das meiste Wasser.</translation>
    </message>
    <message id="barrage.reason_officer_prefers_high_ground">
        <source>its officer prefers high ground.</source>
        <translation>sein Chefingenieur bevorzugt höheres Gelände.</translation>
    </message>
    <message id="barrage.reason_only_space">
        <source>it is the only space.</source>
        <translation>es ist das einzige Feld.</translation>
    </message>
    <message id="barrage.reason_path_from_own_dam">
        <source>a conduit path comes from its own dam.</source>
        <translation>ein Rohrwerksweg kommt von der eigenen Staumauer.</translation>
    </message>
    <message id="barrage.reason_path_to_own_dam">
        <source>a conduit path leads to its own dam, or at least to no other.</source>
        <translation>ein Rohrwerksweg führt zur eigenen Staumauer oder wenigstens zu keiner anderen.</translation>
    </message>
    <message id="barrage.reason_path_to_own_powerhouse">
        <source>a conduit path leads to its own powerhouse.</source>
        <translation>ein Rohrwerksweg führt zum eigenen Turbinenhaus.</translation>
    </message>
    <message id="barrage.reason_powerhouse_others_first">
        <source>it ends at a powerhouse (others' first, then its own).</source>
        <translation>es endet an einem Turbinenhaus: erst fremde, dann eigene.</translation>
    </message>
    <message id="barrage.reason_powerhouse_own_first">
        <source>it ends at a powerhouse: own, then others.</source>
        <translation>es endet an einem Turbinenhaus: erst eigene, dann fremde.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_others_best">
        <source>water from a powerhouse reaches it first, best of others.</source>
        <translation>Wasser von einem Turbinenhaus erreicht es zuerst, am besten von einem fremden.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_own_best">
        <source>water from a powerhouse reaches it first, best its own.</source>
        <translation>Wasser von einem Turbinenhaus erreicht es zuerst, am besten vom eigenen.</translation>
    </message>
    <message id="barrage.reason_red_space">
        <source>it is a red space.</source>
        <translation>es ist ein rot umrandetes Feld.</translation>
    </message>
    <message id="barrage.reason_second_highest_value">
        <source>it has the second highest value.</source>
        <translation>es hat den zweithöchsten Wert.</translation>
    </message>
    <message id="barrage.reason_water_feeds_no_rival">
        <source>its water feeds no dam of others.</source>
        <translation>sein Wasser speist keine fremde Staumauer.</translation>
    </message>
    <message id="barrage.reason_water_feeds_own_dam">
        <source>its water reaches its own dam, or at least no one else's.</source>
        <translation>sein Wasser speist eine eigene Staumauer oder wenigstens keine andere.</translation>
    </message>
    <message id="barrage.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="barrage.resume_income">
        <source>Income and headstreams of this round</source>
        <translation>Einkommen und Quellwasser dieser Runde</translation>
    </message>
    <message id="barrage.resume_round_end">
        <source>End of the round</source>
        <translation>Rundenende</translation>
    </message>
    <message id="barrage.resume_round_scoring">
        <source>Scoring of the round</source>
        <translation>Wertung der Runde</translation>
    </message>
    <message id="barrage.resume_turn_of_seat">
        <source>Turn of {seat}</source>
        <translation>Zug von {seat}</translation>
    </message>
    <message id="barrage.resume_water_flow">
        <source>Water flow</source>
        <translation>Wasserfluss</translation>
    </message>
    <message id="barrage.reward_not_known">
        <source>This reward is not known.</source>
        <translation>Diese Belohnung ist nicht bekannt.</translation>
    </message>
    <message id="barrage.reward_part_not_open">
        <source>This part of the reward has already been taken.</source>
        <translation>Dieser Teil der Belohnung ist nicht offen.</translation>
    </message>
    <message id="barrage.right_action_space">
        <source>{section} {sign}, right</source>
        <translation>{section} {sign}, rechts</translation>
    </message>
    <message id="barrage.round_begins">
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="barrage.round_bonus_place">
        <source>bonus of round {round}</source>
        <translation>Bonus der Runde {round}</translation>
    </message>
    <message id="barrage.round_bonus_tile_discarded">
        <source>The bonus tile of the round is discarded: {tile}.</source>
        <translation>Das Bonusplättchen der Runde wird abgelegt: {tile}.</translation>
    </message>
    <message id="barrage.row_needs_more_players">
        <source>This row is open only with {need} or more players; there are {have}.</source>
        <translation>Diese Reihe ist erst ab {need} Mitspielenden offen; ihr seid {have}.</translation>
    </message>
    <message id="barrage.score_credits_and_machines">
        <source>Credits and machines</source>
        <translation>Geld und Maschinen</translation>
    </message>
    <message id="barrage.score_objective">
        <source>Objective</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="barrage.score_round_points">
        <source>Points of the rounds</source>
        <translation>Punkte der Runden</translation>
    </message>
    <message id="barrage.score_water_in_dams">
        <source>Water in your dams</source>
        <translation>Wasser in eigenen Staumauern</translation>
    </message>
    <message id="barrage.seat_builds_piece">
        <source>{seat} builds with {tile}: {piece} at {place}.</source>
        <translation>{seat} baut mit diesem Plättchen: {tile}. Gebaut: {piece}, {place}.</translation>
    </message>
    <message id="barrage.seat_copies_officer">
        <source>{seat} copies {officer} for this turn.</source>
        <translation>{seat} kopiert für diesen Zug {officer}.</translation>
    </message>
    <message id="barrage.seat_discards_contract">
        <source>{seat} discards {contract}.</source>
        <translation>{seat} wirft {contract.acc} ab.</translation>
    </message>
    <message id="barrage.seat_drafts_company_and_contract">
        <source>{seat} takes {company} and {contract}.</source>
        <translation>{seat} nimmt {company} und {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_fulfils_contract">
        <source>{seat} fulfils {contract}.</source>
        <translation>{seat} erfüllt {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_gains_amount">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="barrage.seat_lays_amount_on_wheel">
        <source>{seat} lays {amount} on the wheel.</source>
        <translation>{seat} legt {amount} auf die Bauscheibe.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_bank">
        <source>{seat} lays {engineers} on the bank.</source>
        <translation>{seat} setzt {engineers} bei der Bank ein.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_space">
        <source>{seat} places {engineers} on {place}.</source>
        <translation>{seat} setzt {engineers} hier ein: {place}.</translation>
    </message>
    <message id="barrage.seat_leads_water_to_powerhouse">
        <source>{seat} routes {drops} from {dam} through {conduit} to {powerhouse}.</source>
        <translation>{seat} leitet {drops}: {dam} → {conduit} → {powerhouse}.</translation>
    </message>
    <message id="barrage.seat_passes">
        <source>{seat} passes.</source>
        <translation>{seat} passt.</translation>
    </message>
    <message id="barrage.seat_pays_amount">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="barrage.seat_penalised_for_no_production">
        <source>{seat} has produced nothing and loses {points}.</source>
        <translation>{seat} hat nichts produziert und verliert {points}.</translation>
    </message>
    <message id="barrage.seat_places_drops">
        <source>{seat} places {drops} on {place}.</source>
        <translation>{seat} legt {drops} hierher: {place}.</translation>
    </message>
    <message id="barrage.seat_places_nothing">
        <source>{seat} places nothing: {piece}.</source>
        <translation>{seat} platziert nichts: {piece}.</translation>
    </message>
    <message id="barrage.seat_places_piece">
        <source>{seat} places {piece} at {place}.</source>
        <translation>{seat} platziert: {piece}, {place}.</translation>
    </message>
    <message id="barrage.seat_produces_energy">
        <source>{seat} produces {energy}: {drops} × {value}, modified by {more}.</source>
        <translation>{seat} produziert {energy}: {drops} × {value}, verändert um {more}.</translation>
    </message>
    <message id="barrage.seat_puts_water_into_dam">
        <source>{seat} puts {drops} into {place}.</source>
        <translation>{seat} legt {drops} in diese Staumauer: {place}.</translation>
    </message>
    <message id="barrage.seat_reaches_objective_count">
        <source>{seat} has {count} for the objective.</source>
        <translation>{seat} erreicht {count} für das Zielplättchen.</translation>
    </message>
    <message id="barrage.seat_takes_contract">
        <source>{seat} takes {contract}.</source>
        <translation>{seat} nimmt {contract.acc}.</translation>
    </message>
    <message id="barrage.seat_takes_tile">
        <source>{seat} takes {tile}.</source>
        <translation>{seat} nimmt dieses Plättchen: {tile}.</translation>
    </message>
    <message id="barrage.seat_turns_wheel">
        <source>{seat} turns the wheel.</source>
        <translation>{seat} dreht die Bauscheibe.</translation>
    </message>
    <message id="barrage.seat_turns_wheel_regaining_goods">
        <source>{seat} turns the wheel and takes back: {goods}.</source>
        <translation>{seat} dreht die Bauscheibe und erhält zurück: {goods}.</translation>
    </message>
    <message id="barrage.seat_wins" numerus="yes">
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Siegpunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Siegpunkten.</numerusform>
        </translation>
    </message>
    <message id="barrage.second_production_needs_other_powerhouse">
        <source>The second production needs another powerhouse.</source>
        <translation>Die zweite Energieproduktion braucht ein anderes Turbinenhaus.</translation>
    </message>
    <message id="barrage.send_engineers_to_place">
        <source>Send the engineers here: {place}</source>
        <translation>Die Arbeiter hier einsetzen: {place}</translation>
    </message>
    <message id="barrage.setting_automa_level">
        <source>Strength of the Automas</source>
        <translation>Stärke der Automas</translation>
    </message>
    <message id="barrage.setting_automa_level_tip">
        <source>From the second level on, Automas also receive income; then they use abilities and tile effects, then officers.</source>
        <translation>Ab der zweiten Schwierigkeit haben sie Einkommen, dann Fähigkeiten und Plättcheneffekte, dann einen Chefingenieur.</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts">
        <source>Automas and national contracts</source>
        <translation>Automas und staatliche Verträge</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts_tip">
        <source>Do Automas fulfil national contracts?</source>
        <translation>Erfüllen Automas staatliche Verträge?</translation>
    </message>
    <message id="barrage.setting_automas">
        <source>Automas</source>
        <translation>Automas</translation>
    </message>
    <message id="barrage.setting_automas_tip">
        <source>Number of Automas. A single player needs at least one.</source>
        <translation>So viele Plätze spielt das Spiel selbst; allein spielst du gegen mindestens einen.</translation>
    </message>
    <message id="barrage.setting_france_discount">
        <source>The discount of France</source>
        <translation>Die Ermäßigung von Frankreich</translation>
    </message>
    <message id="barrage.setting_france_discount_tip">
        <source>Does it also apply to energy from technology tiles?</source>
        <translation>Gilt das auch für Energie von Technologieplättchen?</translation>
    </message>
    <message id="barrage.setting_mahiri_copies">
        <source>Mahiri Sekibo copies</source>
        <translation>Mahiri Sekibo kopiert</translation>
    </message>
    <message id="barrage.setting_mahiri_copies_tip">
        <source>Which officers can be copied: those in play, or any from the box.</source>
        <translation>Ein anderer Chefingenieur: einer, der im Spiel ist, oder ein beliebiger aus der Schachtel.</translation>
    </message>
    <message id="barrage.setting_mahiri_credits">
        <source>Mahiri Sekibo starts with</source>
        <translation>Mahiri Sekibo beginnt mit</translation>
    </message>
    <message id="barrage.setting_mahiri_credits_tip">
        <source>The rulebook gives everybody 6 credits, the printed tile is said to show 9.</source>
        <translation>Die Spielregel gibt allen 6 Hydro, das gedruckte Plättchen soll 9 zeigen.</translation>
    </message>
    <message id="barrage.setting_map_side">
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message id="barrage.setting_map_side_tip">
        <source>Both sides are the same map; the side without icons is for those who know it well.</source>
        <translation>Beide Seiten zeigen denselben Spielplan; die Seite ohne Symbole ist für alle, die ihn gut kennen.</translation>
    </message>
    <message id="barrage.setting_national_contract_energy">
        <source>National contracts</source>
        <translation>Staatliche Verträge</translation>
    </message>
    <message id="barrage.setting_national_contract_energy_tip">
        <source>Can energy from technology tiles fulfil a national contract?</source>
        <translation>Kann Energie von Technologieplättchen einen staatlichen Vertrag erfüllen?</translation>
    </message>
    <message id="barrage.setting_variant">
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message id="barrage.setting_variant_tip">
        <source>The introductory game gives out the companies and leaves out the patent office.</source>
        <translation>Im Einführungsspiel werden die Unternehmen zugeteilt, und das Patentamt entfällt.</translation>
    </message>
    <message id="barrage.setting_viktor_germany">
        <source>Viktor Fiesler with Germany</source>
        <translation>Viktor Fiesler mit Deutschland</translation>
    </message>
    <message id="barrage.setting_viktor_germany_tip">
        <source>Does the second production of Germany count at least 4 as well?</source>
        <translation>Zählt auch die zweite Energieproduktion von Deutschland mindestens 4?</translation>
    </message>
    <message id="barrage.shared_victory" numerus="yes">
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Siegpunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Siegpunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="barrage.short_bank">
        <source>{engineers}</source>
        <translation>{engineers}</translation>
    </message>
    <message id="barrage.short_conduit">
        <source>{code}</source>
        <translation>{code}</translation>
    </message>
    <message id="barrage.short_contract">
        <source>needs {energy}</source>
        <translation>braucht {energy}</translation>
    </message>
    <message id="barrage.short_lower_dam">
        <source>{number} lower</source>
        <translation>{number} unten</translation>
    </message>
    <message id="barrage.short_officer">
        <source>{officer}</source>
        <translation>{officer}</translation>
    </message>
    <message id="barrage.short_powerhouse">
        <source>{basin}/{number}</source>
        <translation>{basin}/{number}</translation>
    </message>
    <message id="barrage.short_tile">
        <source>{builds}</source>
        <translation>{builds}</translation>
    </message>
    <message id="barrage.short_upper_dam">
        <source>{number} upper</source>
        <translation>{number} oben</translation>
    </message>
    <message id="barrage.small_production_is_raised">
        <source>{officer} raises the product to {made}.</source>
        <translation>{officer} hebt das Produkt auf {made} an.</translation>
    </message>
    <message id="barrage.starting_contract_not_on_offer">
        <source>This starting contract is not on offer.</source>
        <translation>Dieser Startvertrag liegt nicht aus.</translation>
    </message>
    <message id="barrage.starting_contracts">
        <source>starting contracts</source>
        <translation>Startverträge</translation>
    </message>
    <message id="barrage.status_choosing_companies">
        <source>Choosing companies</source>
        <translation>Wahl der Unternehmen</translation>
    </message>
    <message id="barrage.status_game_over">
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="barrage.status_round">
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message id="barrage.structure_of_seat">
        <source>{piece} {number} of {seat}</source>
        <translation>{piece} {number} von {seat}</translation>
    </message>
    <message id="barrage.supply_of_seat">
        <source>supply of {seat}</source>
        <translation>Vorrat von {seat}</translation>
    </message>
    <message id="barrage.table_set_up">
        <source>The table is set up.</source>
        <translation>Der Tisch ist aufgebaut.</translation>
    </message>
    <message id="barrage.technology_tiles">
        <source>technology tiles</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="barrage.technology_tiles_of_seat">
        <source>technology tiles of {seat}</source>
        <translation>Technologieplättchen von {seat}</translation>
    </message>
    <message id="barrage.tile_cannot_build_piece">
        <source>{tile} does not build this: {piece}.</source>
        <translation>{tile} baut das nicht: {piece}.</translation>
    </message>
    <message id="barrage.tile_not_at_hand">
        <source>This tile is not available.</source>
        <translation>Dieses Plättchen ist nicht verfügbar.</translation>
    </message>
    <message id="barrage.tile_waits_on_wheel">
        <source>{tile} comes back when the wheel has gone round.</source>
        <translation>{tile} kommt zurück, wenn die Bauscheibe einmal herum ist.</translation>
    </message>
    <message id="barrage.too_few_engineers_for_both">
        <source>You need engineers for both: {have} are not enough to copy and then act.</source>
        <translation>Du brauchst Arbeiter zum Kopieren und für die Aktion danach; für beides reicht das nicht: {have}.</translation>
    </message>
    <message id="barrage.too_high_conduit_for_contract">
        <source>The contract allows a value of {max} or less, and this conduit has {value}.</source>
        <translation>Der Vertrag erlaubt einen Wert von höchstens {max}, dieses Rohrwerk hat {value}.</translation>
    </message>
    <message id="barrage.too_little_energy_from_action">
        <source>You could produce {energy} here: at least 1 is needed.</source>
        <translation>Hier könntest du {energy} produzieren: Mindestens 1 ist nötig.</translation>
    </message>
    <message id="barrage.too_little_energy_produced">
        <source>This would produce {energy}: at least 1 is needed.</source>
        <translation>Das ergäbe {energy}: Mindestens 1 ist nötig.</translation>
    </message>
    <message id="barrage.too_many_companies_needed">
        <source>{people} people and {automas} Automas are more than the four companies of the game.</source>
        <translation>{people} Personen und {automas} Automas sind mehr als die vier Unternehmen des Spiels.</translation>
    </message>
    <message id="barrage.too_many_elevations_on_base">
        <source>A base takes at most {max}.</source>
        <translation>Eine Grundmauer trägt höchstens {max}.</translation>
    </message>
    <message id="barrage.too_much_said_for_action">
        <source>This says more than the action needs.</source>
        <translation>Das ist mehr, als die Aktion braucht.</translation>
    </message>
    <message id="barrage.turn_order_changed">
        <source>New turn order: {seats}.</source>
        <translation>Neue Spielreihenfolge: {seats}.</translation>
    </message>
    <message id="barrage.turn_order_marker_of_seat">
        <source>turn order marker of {seat}</source>
        <translation>Reihenfolgemarker von {seat}</translation>
    </message>
    <message id="barrage.turn_order_place">
        <source>turn order {number}</source>
        <translation>Spielreihenfolge {number}</translation>
    </message>
    <message id="barrage.untaken_tiles_leave_game">
        <source>Not taken, and out of the game: {tiles}.</source>
        <translation>Nicht genommen, aus dem Spiel: {tiles}.</translation>
    </message>
    <message id="barrage.upper_dam_space">
        <source>upper dam {number}</source>
        <translation>Staumauer {number} oben</translation>
    </message>
    <message id="barrage.variant_full">
        <source>Full</source>
        <translation>Fortgeschrittenes Spiel</translation>
    </message>
    <message id="barrage.variant_introductory">
        <source>Introductory</source>
        <translation>Einführungsspiel</translation>
    </message>
    <message id="barrage.water_flows">
        <source>The water flows.</source>
        <translation>Das Wasser fließt.</translation>
    </message>
    <message id="barrage.wheel_segment_of_seat">
        <source>wheel of {seat}, segment {number}</source>
        <translation>Bauscheibe von {seat}, Segment {number}</translation>
    </message>
    <message id="barrage.working_engineers_of_seat">
        <source>engineers at work of {seat}</source>
        <translation>eingesetzte Arbeiter von {seat}</translation>
    </message>
    <message id="barrage.yes">
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>end</name>
    <message id="end.again_button">
        <source>Play again</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message id="end.as_table_button">
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message id="end.end_of_axis">
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message id="end.family_book_best" numerus="yes">
        <source>Family book: best result so far %n ({name})</source>
        <translation>
            <numerusform>Familienbuch: bestes Ergebnis bisher %n ({name})</numerusform>
            <numerusform>Familienbuch: bestes Ergebnis bisher %n ({name})</numerusform>
        </translation>
    </message>
    <message id="end.family_book_wins">
        <source>Family book: win no. {wins} for {seat} in this game · best result so far {best} ({name})</source>
        <translation>Familienbuch: {seat} – Sieg Nr. {wins} in diesem Spiel · bestes Ergebnis bisher: {best} ({name})</translation>
    </message>
    <message id="end.game_is_over">
        <source>{game} · the game is over</source>
        <translation>{game} · das Spiel ist aus</translation>
    </message>
    <message id="end.home_button">
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message id="end.how_points_grew">
        <source>How it went</source>
        <translation>So ist es gelaufen</translation>
    </message>
    <message id="end.largest_leap" numerus="yes">
        <source>{seat}, round {round}: +%n</source>
        <translation>
            <numerusform>{seat}, Runde {round}: +%n</numerusform>
            <numerusform>{seat}, Runde {round}: +%n</numerusform>
        </translation>
    </message>
    <message id="end.largest_leap_title">
        <source>Largest leap</source>
        <translation>Größter Sprung</translation>
    </message>
    <message id="end.lead_changed" numerus="yes">
        <source>It changed %n time(s).</source>
        <translation>
            <numerusform>Sie wechselte %n Mal.</numerusform>
            <numerusform>Sie wechselte %n Mal.</numerusform>
        </translation>
    </message>
    <message id="end.lead_kept" numerus="yes">
        <source>It never changed; %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>Sie wechselte nie; am Ende %n Punkt Vorsprung.</numerusform>
            <numerusform>Sie wechselte nie; am Ende %n Punkte Vorsprung.</numerusform>
        </translation>
    </message>
    <message id="end.lead_title">
        <source>The lead</source>
        <translation>Die Führung</translation>
    </message>
    <message id="end.picture_button">
        <source>Save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message id="end.points_are_buttons">
        <source>A point leads to that moment.</source>
        <translation>Ein Punkt führt zu diesem Moment.</translation>
    </message>
    <message id="end.points_at_end">
        <source>At the end: {totals}</source>
        <translation>Am Ende: {totals}</translation>
    </message>
    <message id="end.points_at_round">
        <source>Start of round {round}: {totals}</source>
        <translation>Beginn von Runde {round}: {totals}</translation>
    </message>
    <message id="end.replay_button">
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message id="end.seat_has_won">
        <source>{seat} has won!</source>
        <translation>{seat} hat gewonnen!</translation>
    </message>
    <message id="end.strongest_line" numerus="yes">
        <source>{seat}: {what}, %n</source>
        <translation>
            <numerusform>{seat}: {what}, %n</numerusform>
            <numerusform>{seat}: {what}, %n</numerusform>
        </translation>
    </message>
    <message id="end.strongest_line_title">
        <source>Most points for one thing</source>
        <translation>Meiste Punkte für eine Sache</translation>
    </message>
    <message id="end.table_button">
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message id="end.what_if_button">
        <source>What if…?</source>
        <translation>Was wäre, wenn …?</translation>
    </message>
    <message id="end.where_points_came_from">
        <source>Where did the points come from?</source>
        <translation>Woher kamen die Punkte?</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message id="file.file_not_found">
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message id="file.game_too_long_to_save">
        <source>The game has grown too long for a file. The file keeps what was saved before; you can play on.</source>
        <translation>Das Spiel ist zu lang für eine Datei geworden. In der Datei bleibt, was bisher gespeichert wurde; ihr könnt weiterspielen.</translation>
    </message>
    <message id="file.json_comma_missing">
        <source>a comma or a colon is missing before this</source>
        <translation>davor fehlt ein Komma oder ein Doppelpunkt</translation>
    </message>
    <message id="file.json_comma_too_many">
        <source>there is a comma too many before the closing bracket</source>
        <translation>vor der schließenden Klammer steht ein Komma zu viel</translation>
    </message>
    <message id="file.json_ends_too_early">
        <source>something is missing at the end, perhaps a bracket or a quotation mark</source>
        <translation>am Ende fehlt etwas, vielleicht eine Klammer oder ein Anführungszeichen</translation>
    </message>
    <message id="file.json_not_in_quotation_marks">
        <source>words stand in straight quotation marks</source>
        <translation>Wörter stehen in geraden Anführungszeichen</translation>
    </message>
    <message id="file.json_quotation_mark_missing">
        <source>a quotation mark is missing at the end of this line</source>
        <translation>am Ende dieser Zeile fehlt ein Anführungszeichen</translation>
    </message>
    <message id="file.json_quotation_mark_never_closed">
        <source>the quotation mark that begins here is never closed</source>
        <translation>das Anführungszeichen, das hier beginnt, wird nie geschlossen</translation>
    </message>
    <message id="file.json_small_letters">
        <source>true, false and null are written with small letters</source>
        <translation>true, false und null schreibt man klein</translation>
    </message>
    <message id="file.lesson_too_large">
        <source>It is too large for a lesson.</source>
        <translation>Die Datei ist zu groß für eine Lektion.</translation>
    </message>
    <message id="file.no_read_permission">
        <source>You do not have permission to read it.</source>
        <translation>Du hast kein Recht, diese Datei zu lesen.</translation>
    </message>
    <message id="file.not_a_file">
        <source>It is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message id="file.not_a_lesson">
        <source>It is damaged, or it is not a lesson.</source>
        <translation>Die Datei ist beschädigt oder keine Lektion.</translation>
    </message>
    <message id="file.not_a_save">
        <source>It is not a saved game.</source>
        <translation>Das ist kein Spielstand.</translation>
    </message>
    <message id="file.pack_format_not_a_number">
        <source>Its format must be a number (field “format”).</source>
        <translation>Das Format ist keine Zahl (Feld „format“).</translation>
    </message>
    <message id="file.pack_from_newer_program">
        <source>It was made for a newer version of this program.</source>
        <translation>Das Kartenpaket ist für eine neuere Version dieses Programms gemacht.</translation>
    </message>
    <message id="file.pack_names_no_game">
        <source>It does not say which game it is for (field “game”).</source>
        <translation>Es sagt nicht, zu welchem Spiel es gehört (Feld „game“).</translation>
    </message>
    <message id="file.pack_nested_too_deeply">
        <source>{file} is nested too deeply.</source>
        <translation>{file} ist zu tief verschachtelt.</translation>
    </message>
    <message id="file.pack_not_an_object">
        <source>{file} must be an object with fields.</source>
        <translation>{file} muss ein Objekt mit Feldern sein.</translation>
    </message>
    <message id="file.pack_not_json">
        <source>{file} is not valid JSON: line {line}, column {column}.</source>
        <translation>{file} ist kein gültiges JSON: Zeile {line}, Spalte {column}.</translation>
    </message>
    <message id="file.pack_not_json_because">
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, Zeile {line}, Spalte {column}: {reason}.</translation>
    </message>
    <message id="file.pack_not_utf8_text">
        <source>{file} is not UTF-8 text.</source>
        <translation>{file} ist kein Text in UTF-8.</translation>
    </message>
    <message id="file.pack_number_too_long">
        <source>{file} holds a number that is too long.</source>
        <translation>{file} enthält eine zu lange Zahl.</translation>
    </message>
    <message id="file.pack_too_big">
        <source>{file} is too big for a pack.</source>
        <translation>{file} ist zu groß für ein Kartenpaket.</translation>
    </message>
    <message id="file.pack_unreadable">
        <source>{file} cannot be read.</source>
        <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message id="file.save_damaged_or_foreign">
        <source>It is damaged, or it is not a saved game.</source>
        <translation>Die Datei ist beschädigt oder kein Spielstand.</translation>
    </message>
    <message id="file.save_entry_damaged">
        <source>Entry {number} was damaged or changed.</source>
        <translation>Eintrag {number} wurde beschädigt oder verändert.</translation>
    </message>
    <message id="file.save_from_newer_program">
        <source>It was saved by a newer version of this program.</source>
        <translation>Der Spielstand stammt aus einer neueren Version dieses Programms.</translation>
    </message>
    <message id="file.save_game_unknown">
        <source>It belongs to a game that this program does not know: {game}.</source>
        <translation>Der Spielstand gehört zu einem Spiel, das dieses Programm nicht kennt: {game}.</translation>
    </message>
    <message id="file.save_pack_unusable">
        <source>The pack in it cannot be used: {reason}</source>
        <translation>Das Kartenpaket darin lässt sich nicht verwenden: {reason}</translation>
    </message>
    <message id="file.save_too_large">
        <source>It is too large for a saved game.</source>
        <translation>Die Datei ist zu groß für einen Spielstand.</translation>
    </message>
    <message id="file.save_unreadable">
        <source>It cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message id="ginkgopolis.add_construction_site_marker">
        <source>Add a construction-site marker</source>
        <translation>Einen Baustellen-Marker darauflegen</translation>
    </message>
    <message id="ginkgopolis.already_building_on_cell">
        <source>There is a building on this cell.</source>
        <translation>Auf diesem Feld steht ein Gebäude.</translation>
    </message>
    <message id="ginkgopolis.already_built_over_card">
        <source>{card} lies in front of {seat}: it was built over.</source>
        <translation>{card.the} liegt vor {seat}: Ihr Gebäude wurde überbaut.</translation>
    </message>
    <message id="ginkgopolis.already_built_tile">
        <source>{tile} is built: it can only be built over.</source>
        <translation>{tile.the} ist gebaut: Es kann nur überbaut werden.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_character">
        <source>{card} is chosen.</source>
        <translation>{card.the} ist schon gewählt.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_piece_stays">
        <source>{piece} is chosen and stays until it is resolved.</source>
        <translation>{piece.the} ist gewählt und bleibt liegen, bis die Aktion ausgeführt wird.</translation>
    </message>
    <message id="ginkgopolis.already_discarded_card">
        <source>{card} is discarded until the deck is rebuilt.</source>
        <translation>{card.the} ist abgeworfen, bis der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="ginkgopolis.already_marker_on_cell">
        <source>{marker} already lies here.</source>
        <translation>{marker.the} liegt schon hier.</translation>
    </message>
    <message id="ginkgopolis.announce_last_round">
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
    <message id="ginkgopolis.ask_how_to_play_card">
        <source>{card}: how do you play it?</source>
        <translation>{card}: Wie spielst du sie?</translation>
    </message>
    <message id="ginkgopolis.aspect_permanent_bonuses">
        <source>Permanent bonuses</source>
        <translation>Dauerhafte Boni</translation>
    </message>
    <message id="ginkgopolis.audit_already_committed">
        <source>{seat} has already committed something.</source>
        <translation>{seat} hat schon etwas ausgelegt.</translation>
    </message>
    <message id="ginkgopolis.audit_building_not_joined">
        <source>This building is not joined to the city: {place}.</source>
        <translation>Dieses Gebäude hängt nicht mit der Stadt zusammen: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_building_with_several_owners">
        <source>Only one player can own a building: {place}.</source>
        <translation>Ein Gebäude kann nur einer Person gehören: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_built_card_misplaced">
        <source>{tile} stands in the city: its card belongs in the deck, the discard pile or a hand.</source>
        <translation>{tile.the} steht in der Stadt: Die Karte dazu gehört in den Nachziehstapel, auf den Ablagestapel oder auf eine Hand.</translation>
    </message>
    <message id="ginkgopolis.audit_cell_not_in_city">
        <source>There is no such cell in the city.</source>
        <translation>Ein solches Feld gibt es in der Stadt nicht.</translation>
    </message>
    <message id="ginkgopolis.audit_character_misplaced">
        <source>{card} belongs in front of a player or in the box.</source>
        <translation>{card.the} gehört vor jemanden am Tisch oder in die Schachtel.</translation>
    </message>
    <message id="ginkgopolis.audit_extra_site_markers">
        <source>One construction-site marker is enough: {place}.</source>
        <translation>Ein Baustellen-Marker genügt: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_first_player_card_missing">
        <source>No player has the first-player card.</source>
        <translation>Niemand hat die Startspieler-Karte.</translation>
    </message>
    <message id="ginkgopolis.audit_last_round_not_announced">
        <source>The supply of tiles is empty, but the last round was not announced.</source>
        <translation>Der Plättchenvorrat ist leer, aber die letzte Runde wurde nicht angekündigt.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_not_alone">
        <source>{marker} must lie alone on a cell without a building.</source>
        <translation>{marker.the} muss allein auf einem Feld ohne Gebäude liegen.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_too_far">
        <source>{marker} lies too far from the city.</source>
        <translation>{marker.the} liegt zu weit von der Stadt entfernt.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_not_covered">
        <source>The marker to be moved no longer lies under the new tile.</source>
        <translation>Der Urbanisierungsmarker, der versetzt werden soll, liegt nicht mehr unter dem neuen Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_unknown">
        <source>The marker to be moved is not known.</source>
        <translation>Es ist nicht bekannt, welcher Urbanisierungsmarker versetzt werden soll.</translation>
    </message>
    <message id="ginkgopolis.audit_no_building_on_cell">
        <source>There is no building here: {place}.</source>
        <translation>Hier steht kein Gebäude: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_no_card_to_resolve">
        <source>{seat} has no card to resolve.</source>
        <translation>Für {seat} liegt keine Karte zum Ausführen aus.</translation>
    </message>
    <message id="ginkgopolis.audit_no_characters_to_choose">
        <source>{seat} has no characters to choose from.</source>
        <translation>{seat} hat keine Charakterkarten zur Auswahl.</translation>
    </message>
    <message id="ginkgopolis.audit_overbuilt_card_misplaced">
        <source>{tile} was built over: its card lies in front of the player who did it.</source>
        <translation>{tile.the} ist überbaut: Die Karte dazu gehört vor die Person, die darauf gebaut hat.</translation>
    </message>
    <message id="ginkgopolis.audit_resources_differ_from_floors">
        <source>{place}: the building has {floors} floors, but {have} stand on it.</source>
        <translation>{place}: Etagen des Gebäudes: {floors}; darauf: {have}.</translation>
    </message>
    <message id="ginkgopolis.audit_screen_misplaced">
        <source>{piece} stands in the wrong place.</source>
        <translation>Das steht am falschen Platz: {piece}.</translation>
    </message>
    <message id="ginkgopolis.audit_site_card_not_reserved">
        <source>{tile} is under construction: its card waits in the reserve.</source>
        <translation>{tile.the} ist im Bau: Die Karte dazu wartet bei den sortierten Gebäudekarten.</translation>
    </message>
    <message id="ginkgopolis.audit_tall_building_unowned">
        <source>A building of several floors belongs to somebody: {place}.</source>
        <translation>Ein Gebäude mit mehreren Etagen gehört immer jemandem: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_tiles_given_too_early">
        <source>{seat} gives tiles only when the supply is empty.</source>
        <translation>{seat} gibt nur dann Gebäudeplättchen ab, wenn der Vorrat leer ist.</translation>
    </message>
    <message id="ginkgopolis.audit_too_few_buildings">
        <source>The city has {have} buildings; it needs at least {need}.</source>
        <translation>In der Stadt stehen {have} Gebäude, mindestens {need} gehören dorthin.</translation>
    </message>
    <message id="ginkgopolis.audit_unbuilt_card_not_reserved">
        <source>{card} is not in the city: its card belongs in the reserve.</source>
        <translation>{card.the} gehört zu den sortierten Gebäudekarten: Ihr Gebäude steht nicht in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.audit_urbanization_card_misplaced">
        <source>{card} belongs in the deck, the discard pile or a hand.</source>
        <translation>{card.the} gehört in den Nachziehstapel, auf den Ablagestapel oder auf eine Hand.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_box_tile_count">
        <source>The box should hold {need}, but has {have}.</source>
        <translation>In der Schachtel: {have}; dorthin gehören {need}.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_character_count">
        <source>{seat} should have {need} in front, but has {have}.</source>
        <translation>Vor {seat} gehören {need}, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_hand_size">
        <source>{seat} should hold {need}, but holds {have}.</source>
        <translation>{seat} sollte {need} auf der Hand haben, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.blue_tile_exploit_effect">
        <source>Exploited, it gives a tile for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.board_city">
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message id="ginkgopolis.board_table">
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <translation>{colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <comment>acc</comment>
        <translation>die {colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <comment>dat</comment>
        <translation>der {colour.dat} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <comment>the</comment>
        <translation>die {colour.f} Gebäudekarte {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <translation>{colour.n} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <comment>acc</comment>
        <translation>das {colour.f} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <comment>dat</comment>
        <translation>dem {colour.dat} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <comment>the</comment>
        <translation>das {colour.f} Gebäudeplättchen {number}</translation>
    </message>
    <message id="ginkgopolis.building_with_height">
        <source>{building}, height {height}</source>
        <translation>{building}, Höhe {height}</translation>
    </message>
    <message id="ginkgopolis.card_goes_on_choice">
        <source>A card is laid on your choice, alone or with a tile.</source>
        <translation>Lege eine Karte auf deine Wahl, allein oder mit einem Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.card_not_laid_on_city">
        <source>Lay {card} on your choice to exploit; to build, lay a tile on this cell.</source>
        <translation>Lege {card.acc} auf deine Wahl, um zu planen; zum Bauen lege ein Gebäudeplättchen auf dieses Feld.</translation>
    </message>
    <message id="ginkgopolis.card_reserve">
        <source>card reserve</source>
        <translation>sortierte Gebäudekarten</translation>
    </message>
    <message id="ginkgopolis.cards_drawn_only_between_rounds">
        <source>Cards are drawn when a round is prepared.</source>
        <translation>Karten werden bei der Vorbereitung der nächsten Runde gezogen.</translation>
    </message>
    <message id="ginkgopolis.cards_in_front_of_seat">
        <source>cards in front of {seat}</source>
        <translation>Karten vor {seat}</translation>
    </message>
    <message id="ginkgopolis.cell_at_coordinates">
        <source>cell ({x}; {y})</source>
        <translation>Feld ({x}; {y})</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <translation>{colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <comment>acc</comment>
        <translation>die {colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <comment>dat</comment>
        <translation>der {colour.dat} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <comment>the</comment>
        <translation>die {colour.f} Charakterkarte {number}</translation>
    </message>
    <message id="ginkgopolis.character_goes_in_front">
        <source>Place the character you keep in front of you.</source>
        <translation>Lege die Charakterkarte, die du behältst, vor dich.</translation>
    </message>
    <message id="ginkgopolis.character_start_amount">
        <source>You start with {amount}.</source>
        <translation>Du beginnst mit {amount.dat}.</translation>
    </message>
    <message id="ginkgopolis.characters_of_seat">
        <source>characters of {seat}</source>
        <translation>Charakterkarten von {seat}</translation>
    </message>
    <message id="ginkgopolis.characters_setting">
        <source>Characters</source>
        <translation>Charakterkarten</translation>
    </message>
    <message id="ginkgopolis.characters_setting_tip">
        <source>For a first game take ready sets; later choose your characters one by one.</source>
        <translation>Nehmt für das erste Spiel fertige Charaktersets; später wählt ihr eure Charakterkarten einzeln.</translation>
    </message>
    <message id="ginkgopolis.choice_of_seat">
        <source>choice of {seat}</source>
        <translation>Wahl von {seat}</translation>
    </message>
    <message id="ginkgopolis.choose_card_and_tile">
        <source>Choose a card, alone or with a tile.</source>
        <translation>Wähle eine Karte, allein oder mit einem Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.choose_character_to_keep">
        <source>Which character do you keep?</source>
        <translation>Welche Charakterkarte behältst du?</translation>
    </message>
    <message id="ginkgopolis.choose_marker_cell">
        <source>Where does {marker} go?</source>
        <translation>Wohin kommt {marker.the}?</translation>
    </message>
    <message id="ginkgopolis.choose_resource_or_tile">
        <source>Do you take a resource or a tile?</source>
        <translation>Nimmst du eine Ressource oder ein Gebäudeplättchen?</translation>
    </message>
    <message id="ginkgopolis.choose_tiles_to_give_back">
        <source>Which tiles do you give back? Each one scores {points}.</source>
        <translation>Welche Gebäudeplättchen gibst du ab? Jedes bringt {points}.</translation>
    </message>
    <message id="ginkgopolis.clear_cell">
        <source>Clear the cell: {place}</source>
        <translation>Feld räumen: {place}</translation>
    </message>
    <message id="ginkgopolis.deck">
        <source>deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message id="ginkgopolis.deck_rebuilt">
        <source>The deck is rebuilt.</source>
        <translation>Der Nachziehstapel wird neu gebildet.</translation>
    </message>
    <message id="ginkgopolis.discard_pile">
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message id="ginkgopolis.discard_surplus_cards" numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.effect_end_colour_cards">
        <source>At the end: {points} for each of your {colour} cards, this one and characters included.</source>
        <translation>Bei Spielende: {points} für jede deiner {colour.dat} Karten, diese und Charakterkarten eingeschlossen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_construct_cards">
        <source>At the end: {points} for each of your cards with a construct bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Hochbauen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_exploit_cards">
        <source>At the end: {points} for each of your cards with an exploit bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Planen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_fixed_points">
        <source>At the end: {points}.</source>
        <translation>Bei Spielende: {points}.</translation>
    </message>
    <message id="ginkgopolis.effect_end_low_buildings">
        <source>At the end: {points} for each of your buildings of height {most} or less.</source>
        <translation>Bei Spielende: {points} für jedes deiner Gebäude mit höchstens {most} Etagen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_resources_on_colour">
        <source>At the end: {points} for each of your resources on {colour} buildings.</source>
        <translation>Bei Spielende: {points} für jede deiner Ressourcen auf {colour.dat} Gebäuden.</translation>
    </message>
    <message id="ginkgopolis.effect_end_tall_buildings">
        <source>At the end: {points} for each of your buildings of height {least} or more.</source>
        <translation>Bei Spielende: {points} für jedes deiner Gebäude mit mindestens {least} Etagen.</translation>
    </message>
    <message id="ginkgopolis.effect_end_urbanize_cards">
        <source>At the end: {points} for each of your cards with an urbanize bonus.</source>
        <translation>Bei Spielende: {points} für jede deiner Karten mit einem Bonus beim Urbanisieren.</translation>
    </message>
    <message id="ginkgopolis.effect_on_construct">
        <source>Whenever you construct: gain {gain}.</source>
        <translation>Immer wenn du hochbaust, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.effect_on_exploit">
        <source>Whenever you exploit: gain {gain}.</source>
        <translation>Immer wenn du planst, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.effect_on_urbanize">
        <source>Whenever you urbanize: gain {gain}.</source>
        <translation>Immer wenn du urbanisierst, erhältst du {gain}.</translation>
    </message>
    <message id="ginkgopolis.finish_buildings_under_construction">
        <source>Finish all buildings under construction</source>
        <translation>Alle Gebäude im Bau fertigstellen</translation>
    </message>
    <message id="ginkgopolis.finished_cards_discarded">
        <source>No longer under construction, to the discard pile: {cards}.</source>
        <translation>Nicht mehr im Bau, auf den Ablagestapel: {cards}.</translation>
    </message>
    <message id="ginkgopolis.first_city_formed">
        <source>Nine buildings and twelve markers form the first city.</source>
        <translation>Neun Gebäude und zwölf Urbanisierungsmarker bilden die erste Stadt.</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>die Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <comment>dat</comment>
        <translation>der Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <comment>the</comment>
        <translation>die Startspieler-Karte</translation>
    </message>
    <message id="ginkgopolis.first_player_card_stays">
        <source>The first-player card is passed to the left when the round is over.</source>
        <translation>Die Startspieler-Karte wird am Ende der Runde nach links weitergegeben.</translation>
    </message>
    <message id="ginkgopolis.first_player_not_at_table" numerus="yes">
        <source>The first player is chosen from %n player(s).</source>
        <translation>
            <numerusform>Es spielt %n Person mit; nur sie kann beginnen.</numerusform>
            <numerusform>Es spielen %n Personen mit; nur eine von ihnen kann beginnen.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.first_player_setting">
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message id="ginkgopolis.first_player_setting_tip">
        <source>Whoever planted a tree most recently goes first, or choose at random.</source>
        <translation>Es beginnt, wer zuletzt einen Baum gepflanzt hat; oder lasst den Zufall entscheiden.</translation>
    </message>
    <message id="ginkgopolis.game_state">
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="ginkgopolis.game_title">
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="ginkgopolis.give_building_to_seat">
        <source>Give it to {seat}</source>
        <translation>An {seat} geben</translation>
    </message>
    <message id="ginkgopolis.given_tiles_go_on_supply">
        <source>Tiles that you give back are laid on the supply of tiles.</source>
        <translation>Gebäudeplättchen, die du abgibst, legst du auf den Plättchenvorrat.</translation>
    </message>
    <message id="ginkgopolis.group_card">
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message id="ginkgopolis.hal_draws_second_card">
        <source>{seat} draws one more card and plays {card}.</source>
        <translation>{seat} zieht noch eine Karte und spielt {card.acc} aus.</translation>
    </message>
    <message id="ginkgopolis.hal_gets_hidden_card">
        <source>{seat} gets a card, face down.</source>
        <translation>{seat} erhält eine verdeckte Karte.</translation>
    </message>
    <message id="ginkgopolis.hal_lacks_resources">
        <source>{seat} does not have the resources for {card} and skips the action: this is the last round.</source>
        <translation>{seat} fehlen Ressourcen für {card.acc}. Die Aktion entfällt, und das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.hal_setting">
        <source>Hal</source>
        <translation>Hal</translation>
    </message>
    <message id="ginkgopolis.hal_setting_tip">
        <source>An expert Hal may replace a weak card once a round.</source>
        <translation>In der Expertenvariante darf Hal einmal pro Runde eine schwache Karte ersetzen.</translation>
    </message>
    <message id="ginkgopolis.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="ginkgopolis.introduction_card">
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message id="ginkgopolis.introduction_first_game">
        <source>Everybody begins with a ready set of three characters.</source>
        <translation>Alle beginnen mit einem fertigen Set aus drei Charakteren.</translation>
    </message>
    <message id="ginkgopolis.introduction_gain">
        <source>Neighbours pay</source>
        <translation>Nachbarn bringen Ertrag</translation>
    </message>
    <message id="ginkgopolis.introduction_known_game">
        <source>You may also choose your characters one by one.</source>
        <translation>Ihr könnt eure Charaktere auch einzeln wählen.</translation>
    </message>
    <message id="ginkgopolis.introduction_reveal">
        <source>All reveal at once</source>
        <translation>Alle decken zugleich auf</translation>
    </message>
    <message id="ginkgopolis.introduction_tile">
        <source>Alone or with a tile</source>
        <translation>Allein oder mit Plättchen</translation>
    </message>
    <message id="ginkgopolis.kept_card_stays">
        <source>{card} stays face up in front of its owner.</source>
        <translation>{card.the} bleibt offen vor der Person liegen, der sie gehört.</translation>
    </message>
    <message id="ginkgopolis.last_round_over">
        <source>The last round is over: the scores are counted.</source>
        <translation>Die letzte Runde ist vorbei: Jetzt wird gewertet.</translation>
    </message>
    <message id="ginkgopolis.leave_one_site_marker">
        <source>Leave one</source>
        <translation>Einen liegen lassen</translation>
    </message>
    <message id="ginkgopolis.leave_resources_of_seat">
        <source>Leave only the resources of {seat}</source>
        <translation>Nur die Ressourcen von {seat} stehen lassen</translation>
    </message>
    <message id="ginkgopolis.marker_moves_only_when_covered">
        <source>{marker} moves only after a tile was built on its cell.</source>
        <translation>{marker.the} wird nur versetzt, nachdem auf seinem Feld ein Gebäudeplättchen gebaut wurde.</translation>
    </message>
    <message id="ginkgopolis.marker_only_on_outskirts">
        <source>A marker lies on a cell of the city's outskirts.</source>
        <translation>Ein Urbanisierungsmarker liegt auf einem Feld am Stadtrand.</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <translation>Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <comment>acc</comment>
        <translation>den Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <comment>dat</comment>
        <translation>dem Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <comment>the</comment>
        <translation>der Urbanisierungsmarker {letter}</translation>
    </message>
    <message id="ginkgopolis.match_resources_to_floors">
        <source>Make it {need} ({place})</source>
        <translation>Auf {need} bringen ({place})</translation>
    </message>
    <message id="ginkgopolis.new_hand_before_tile">
        <source>A new hand is taken first; the tile is played with a card after that.</source>
        <translation>Zuerst kommt der Kartenaustausch; das Gebäudeplättchen spielst du danach mit einer Karte aus.</translation>
    </message>
    <message id="ginkgopolis.new_tile_supply_formed" numerus="yes">
        <source>%n tile(s) become the new supply.</source>
        <translation>
            <numerusform>%n Gebäudeplättchen bildet den neuen Vorrat.</numerusform>
            <numerusform>%n Gebäudeplättchen bilden den neuen Vorrat.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.no_building_or_marker_here">
        <source>There is neither a building nor a marker here: nothing can be built.</source>
        <translation>Hier ist weder ein Gebäude noch ein Urbanisierungsmarker: Es kann nichts gebaut werden.</translation>
    </message>
    <message id="ginkgopolis.no_own_resources_left">
        <source>Your supply of resources is empty.</source>
        <translation>Dein Vorrat an Ressourcen ist leer.</translation>
    </message>
    <message id="ginkgopolis.no_push_with_free_cell">
        <source>No marker makes room: there is a free cell beside the new tile.</source>
        <translation>Kein Urbanisierungsmarker muss Platz machen: Neben dem neuen Gebäudeplättchen ist ein Feld frei.</translation>
    </message>
    <message id="ginkgopolis.no_single_card_discard">
        <source>You cannot discard single cards: a token replaces your whole hand.</source>
        <translation>Einzelne Karten werden nicht abgeworfen: Ein Kartenaustausch-Marker bringt ganz neue Handkarten.</translation>
    </message>
    <message id="ginkgopolis.no_supply_tiles_left">
        <source>The supply of tiles is empty.</source>
        <translation>Der Plättchenvorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.no_target_for_card">
        <source>This card refers to no building or marker in the city.</source>
        <translation>Zu dieser Karte gehört kein Gebäude und kein Urbanisierungsmarker in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.no_tile_left_for_hal">
        <source>No tile is left for {seat}, who skips this action.</source>
        <translation>Für {seat} ist kein Gebäudeplättchen übrig, die Aktion entfällt.</translation>
    </message>
    <message id="ginkgopolis.no_tokens_against_hal">
        <source>Against Hal there are no new-hand tokens.</source>
        <translation>Gegen Hal gibt es keine Kartenaustausch-Marker.</translation>
    </message>
    <message id="ginkgopolis.not_a_given_character">
        <source>Choose one of the characters you were given.</source>
        <translation>Wähle eine der Charakterkarten, die du bekommen hast.</translation>
    </message>
    <message id="ginkgopolis.not_a_hand_card">
        <source>Choose a card of your hand.</source>
        <translation>Wähle eine deiner Handkarten.</translation>
    </message>
    <message id="ginkgopolis.not_behind_own_screen">
        <source>{tile} is not behind your screen.</source>
        <translation>{tile.the} liegt nicht hinter deinem Sichtschirm.</translation>
    </message>
    <message id="ginkgopolis.not_enough_points_lower_number">
        <source>The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.</source>
        <translation>Das neue Plättchen zeigt {new}, das überbaute {old}. Das kostet {cost}, du hast {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources">
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources_with_colour">
        <source>Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.</source>
        <translation>Nötig: {need} ({floors} für die Etagen, 1 für die andere Farbe), vorhanden: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_tokens_for_hand">
        <source>A new hand costs {need}, you have {have}.</source>
        <translation>Ein Kartenaustausch kostet {need}, du hast {have}.</translation>
    </message>
    <message id="ginkgopolis.not_finished_yet">
        <source>{card} is under construction: its card joins when the deck is rebuilt.</source>
        <translation>{card.the} kommt erst mit dem neu gebildeten Nachziehstapel ins Spiel: Ihr Gebäude ist noch im Bau.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card">
        <source>You do not hold {card}.</source>
        <translation>Du hast {card.acc} nicht auf der Hand.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card_of_seat">
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Du hast {card.acc} nicht auf der Hand: {seat} hat sie.</translation>
    </message>
    <message id="ginkgopolis.not_holding_discarded_card">
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Du hast {card.acc} nicht auf der Hand: Sie wurde abgeworfen.</translation>
    </message>
    <message id="ginkgopolis.not_in_city_yet">
        <source>{card} is not in the city: its card waits in the reserve.</source>
        <translation>{card.the} wartet bei den sortierten Gebäudekarten: Ihr Gebäude steht nicht in der Stadt.</translation>
    </message>
    <message id="ginkgopolis.not_the_cell_of_card">
        <source>{card} refers to a different cell of the city.</source>
        <translation>{card.the} gehört zu einem anderen Feld der Stadt.</translation>
    </message>
    <message id="ginkgopolis.only_alphabetical_marker_order">
        <source>On the edge of the city the markers keep their alphabetical order.</source>
        <translation>Am Rand der Stadt bleiben die Urbanisierungsmarker in alphabetischer Reihenfolge.</translation>
    </message>
    <message id="ginkgopolis.only_draw_tiles_as_gains">
        <source>Tiles are drawn unseen, as gains.</source>
        <translation>Gebäudeplättchen ziehst du verdeckt, und nur wenn du welche erhältst.</translation>
    </message>
    <message id="ginkgopolis.only_free_cell_beside_tile">
        <source>The marker must go to a free cell beside the new tile.</source>
        <translation>Der Urbanisierungsmarker muss auf ein freies Feld neben dem neuen Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.only_gained_from_supply">
        <source>Resources leave the supply only as gains.</source>
        <translation>Ressourcen verlassen den Vorrat nur, wenn du sie erhältst.</translation>
    </message>
    <message id="ginkgopolis.only_outer_edge_for_marker">
        <source>The marker must lie on the outer edge of the city.</source>
        <translation>Der Urbanisierungsmarker muss am äußeren Rand der Stadt liegen.</translation>
    </message>
    <message id="ginkgopolis.only_paid_when_building">
        <source>Resources and success points are paid when you build.</source>
        <translation>Ressourcen und Erfolgspunkte bezahlst du beim Bauen.</translation>
    </message>
    <message id="ginkgopolis.only_resource_or_tile">
        <source>The card gives a resource or a tile.</source>
        <translation>Die Karte gibt eine Ressource oder ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.only_tile_with_card">
        <source>Only a tile can be played with a card.</source>
        <translation>Mit einer Karte lässt sich nur ein Gebäudeplättchen ausspielen.</translation>
    </message>
    <message id="ginkgopolis.option_character_draft">
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message id="ginkgopolis.option_character_ready_sets">
        <source>Ready sets</source>
        <translation>Fertige Sets</translation>
    </message>
    <message id="ginkgopolis.option_construct">
        <source>Construct: {card} with {tile}</source>
        <translation>Hochbauen: {card} mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.option_exploit">
        <source>Exploit: {card}</source>
        <translation>Planen: {card}</translation>
    </message>
    <message id="ginkgopolis.option_exploit_urbanization_card">
        <source>Exploit: {card}, for a resource or a tile</source>
        <translation>Planen: {card} für eine Ressource oder ein Gebäudeplättchen</translation>
    </message>
    <message id="ginkgopolis.option_first_player_by_chance">
        <source>At random</source>
        <translation>Durch Zufall</translation>
    </message>
    <message id="ginkgopolis.option_first_player_seat">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="ginkgopolis.option_give_back_tiles" numerus="yes">
        <source>Give back %n tile(s)</source>
        <translation>
            <numerusform>%n Gebäudeplättchen abgeben</numerusform>
            <numerusform>%n Gebäudeplättchen abgeben</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.option_hal_expert">
        <source>Expert</source>
        <translation>Expertenvariante</translation>
    </message>
    <message id="ginkgopolis.option_hal_usual">
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message id="ginkgopolis.option_keep_character">
        <source>Keep {card}. {start} {effect}</source>
        <translation>{card.acc} behalten. {start} {effect}</translation>
    </message>
    <message id="ginkgopolis.option_marker_pushes_marker">
        <source>To the cell of {marker}, which makes room</source>
        <translation>Auf das Feld mit {marker.dat}, der Platz macht</translation>
    </message>
    <message id="ginkgopolis.option_marker_to_cell">
        <source>To {cell}</source>
        <translation>Hierhin: {cell}</translation>
    </message>
    <message id="ginkgopolis.option_new_hand">
        <source>New hand: discard all cards and draw again</source>
        <translation>Kartenaustausch: alle Karten abwerfen und neu ziehen</translation>
    </message>
    <message id="ginkgopolis.option_take_amount">
        <source>Take {amount}</source>
        <translation>{amount} nehmen</translation>
    </message>
    <message id="ginkgopolis.option_unaffordable_build">
        <source>{card} with {tile} (cannot be paid now: would be exploited)</source>
        <translation>{card} mit {tile.dat} (jetzt nicht bezahlbar, stattdessen: Planen)</translation>
    </message>
    <message id="ginkgopolis.option_urbanize">
        <source>Urbanize: {card} with {tile}</source>
        <translation>Urbanisieren: {card} mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.red_tile_exploit_effect">
        <source>Exploited, it gives a resource for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage eine Ressource.</translation>
    </message>
    <message id="ginkgopolis.reduce_building_to_one_floor">
        <source>Reduce it to one floor: {place}</source>
        <translation>Bis auf eine Etage abtragen: {place}</translation>
    </message>
    <message id="ginkgopolis.remove_construction_site_marker">
        <source>Take the construction-site marker away</source>
        <translation>Den Baustellen-Marker entfernen</translation>
    </message>
    <message id="ginkgopolis.reserve_card_waits">
        <source>{card} waits in the reserve until its tile is built and the deck is rebuilt.</source>
        <translation>{card.the} wartet bei den sortierten Gebäudekarten, bis ihr Gebäudeplättchen gebaut ist und der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="ginkgopolis.resources_stay_on_building">
        <source>Resources stay on a building until it is built over.</source>
        <translation>Ressourcen bleiben auf dem Gebäude, bis es überbaut wird.</translation>
    </message>
    <message id="ginkgopolis.resume_acting">
        <source>All carry out what they have chosen</source>
        <translation>Alle führen aus, was sie gewählt haben</translation>
    </message>
    <message id="ginkgopolis.resume_choosing_cards">
        <source>All choose their cards</source>
        <translation>Alle wählen ihre Karten</translation>
    </message>
    <message id="ginkgopolis.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="ginkgopolis.resume_next_round">
        <source>Preparing the next round</source>
        <translation>Vorbereitung der nächsten Runde</translation>
    </message>
    <message id="ginkgopolis.return_given_tiles">
        <source>Put them here: {place}</source>
        <translation>Hierher legen: {place}</translation>
    </message>
    <message id="ginkgopolis.round_begins">
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="ginkgopolis.score_districts">
        <source>Districts</source>
        <translation>Stadtviertel</translation>
    </message>
    <message id="ginkgopolis.score_end_game_cards">
        <source>End-of-game cards</source>
        <translation>Boni bei Spielende</translation>
    </message>
    <message id="ginkgopolis.score_success_points">
        <source>Success points</source>
        <translation>Erfolgspunkte</translation>
    </message>
    <message id="ginkgopolis.score_unused_tokens">
        <source>Unused tokens</source>
        <translation>Ungenutzte Kartenaustausch-Marker</translation>
    </message>
    <message id="ginkgopolis.screen_of_seat">
        <source>screen of {seat}</source>
        <translation>Sichtschirm von {seat}</translation>
    </message>
    <message id="ginkgopolis.screen_stays_in_place">
        <source>The screen stays where it is and hides what lies behind it.</source>
        <translation>Der Sichtschirm bleibt stehen und verbirgt, was hinter ihm liegt.</translation>
    </message>
    <message id="ginkgopolis.seat_alone_in_district" numerus="yes">
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} ist allein in einem {colour.dat} Stadtviertel: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} ist allein in einem {colour.dat} Stadtviertel: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_constructs">
        <source>{seat} constructs: {tile} on {card}.</source>
        <translation>{seat} baut hoch und legt {tile.acc} auf {card.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_draws_cards" numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} zieht %n Karte.</numerusform>
            <numerusform>{seat} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_exploits_card">
        <source>{seat} exploits {card}.</source>
        <translation>{seat} plant mit {card.dat}.</translation>
    </message>
    <message id="ginkgopolis.seat_exploits_instead_of_building">
        <source>{seat} cannot build with {card} and {tile}: the card is exploited instead.</source>
        <translation>{seat} kann mit {card.dat} und {tile.dat} nicht bauen: Mit der Karte wird stattdessen geplant.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_amount">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_nothing">
        <source>{seat} gains nothing: both supplies are empty.</source>
        <translation>{seat} erhält nichts: Beide Vorräte sind leer.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_character_set">
        <source>{seat} gets the character set {number}.</source>
        <translation>{seat} erhält das Charakterset {number}.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_no_tile">
        <source>{seat} gets no tile: the supply is empty.</source>
        <translation>{seat} erhält kein Gebäudeplättchen: Der Vorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.seat_gives_back_tiles" numerus="yes">
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} gibt %n Gebäudeplättchen ab und erhält {amount}.</numerusform>
            <numerusform>{seat} gibt %n Gebäudeplättchen ab und erhält {amount}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_has_chosen">
        <source>{seat} has chosen.</source>
        <translation>{seat} hat gewählt.</translation>
    </message>
    <message id="ginkgopolis.seat_is_first_player">
        <source>{seat} is the first player.</source>
        <translation>{seat} beginnt.</translation>
    </message>
    <message id="ginkgopolis.seat_keeps_card">
        <source>{seat} keeps {card}.</source>
        <translation>{seat} behält {card.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_leads_district" numerus="yes">
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} hat die Mehrheit in einem {colour.dat} Stadtviertel: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} hat die Mehrheit in einem {colour.dat} Stadtviertel: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_loses_gain_supply_empty">
        <source>{seat} loses {amount}: their supply is empty.</source>
        <translation>{seat}: {amount} verfallen, der eigene Vorrat ist leer.</translation>
    </message>
    <message id="ginkgopolis.seat_moves_marker">
        <source>{seat} moves {marker}: {origin} → {target}.</source>
        <translation>{seat} versetzt {marker.acc}: {origin} → {target}.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_lower_number">
        <source>{seat} pays {amount} for the lower number.</source>
        <translation>{seat} bezahlt {amount} für die kleinere Zahl.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_other_colour">
        <source>{seat} pays {amount} for the other colour.</source>
        <translation>{seat} bezahlt {amount} für die andere Farbe.</translation>
    </message>
    <message id="ginkgopolis.seat_places_last_resource">
        <source>{seat} has put the last resource on a building: this is the last round.</source>
        <translation>{seat} hat die letzte Ressource auf ein Gebäude gestellt: Das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.seat_puts_resources_on_building">
        <source>{seat} puts {amount} on the building: {place}.</source>
        <translation>{seat} stellt {amount} auf das Gebäude: {place}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources">
        <source>{seat} gets back {amount}.</source>
        <translation>{seat} erhält {amount} zurück.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources_and_points">
        <source>{seat} gets back {amount} and gains {points}.</source>
        <translation>{seat} erhält {amount} zurück und dazu {points}.</translation>
    </message>
    <message id="ginkgopolis.seat_scores_card" numerus="yes">
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} erhält %n Erfolgspunkt für {card.acc}.</numerusform>
            <numerusform>{seat} erhält %n Erfolgspunkte für {card.acc}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_unused_tokens" numerus="yes">
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} erhält %n Erfolgspunkt für ungenutzte Kartenaustausch-Marker.</numerusform>
            <numerusform>{seat} erhält %n Erfolgspunkte für ungenutzte Kartenaustausch-Marker.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_second_in_district" numerus="yes">
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} liegt in einem {colour.dat} Stadtviertel an zweiter Stelle: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} liegt in einem {colour.dat} Stadtviertel an zweiter Stelle: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_takes_new_hand">
        <source>{seat} hands in a token and takes a new hand.</source>
        <translation>{seat} gibt einen Kartenaustausch-Marker ab und tauscht die Handkarten aus.</translation>
    </message>
    <message id="ginkgopolis.seat_total_points" numerus="yes">
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n Erfolgspunkt.</numerusform>
            <numerusform>{seat}: %n Erfolgspunkte.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_urbanizes">
        <source>{seat} urbanizes: {tile} at {card}.</source>
        <translation>{seat} urbanisiert und legt {tile.acc} auf das Feld mit {card.dat}.</translation>
    </message>
    <message id="ginkgopolis.seat_wins" numerus="yes">
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Erfolgspunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Erfolgspunkten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_dealt_cards" numerus="yes">
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Alle erhalten je %n Karte.</numerusform>
            <numerusform>Alle erhalten je %n Karten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_draw_card">
        <source>All draw a card, {seat} first.</source>
        <translation>Alle ziehen eine Karte, {seat} zuerst.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_cards_left">
        <source>All pass their cards to the left.</source>
        <translation>Alle geben ihre Karten nach links weiter.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_characters_left">
        <source>All pass their characters to the left.</source>
        <translation>Alle geben ihre Charakterkarten nach links weiter.</translation>
    </message>
    <message id="ginkgopolis.seats_show_characters">
        <source>All show their characters.</source>
        <translation>Alle decken ihre Charakterkarten auf.</translation>
    </message>
    <message id="ginkgopolis.shared_victory" numerus="yes">
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Erfolgspunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Erfolgspunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.short_construct">
        <source>Construct with {tile}</source>
        <translation>Hochbauen mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.short_exploit">
        <source>Exploit, without a tile</source>
        <translation>Planen, ohne Plättchen</translation>
    </message>
    <message id="ginkgopolis.short_unaffordable">
        <source>cannot be paid now: would be exploited</source>
        <translation>jetzt nicht bezahlbar: würde geplant</translation>
    </message>
    <message id="ginkgopolis.short_urbanize">
        <source>Urbanize with {tile}</source>
        <translation>Urbanisieren mit {tile.dat}</translation>
    </message>
    <message id="ginkgopolis.status_choosing_characters">
        <source>Choosing characters</source>
        <translation>Wahl der Charakterkarten</translation>
    </message>
    <message id="ginkgopolis.status_game_over">
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="ginkgopolis.status_last_round">
        <source>Round {round}, the last one</source>
        <translation>Runde {round}, die letzte</translation>
    </message>
    <message id="ginkgopolis.status_round">
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message id="ginkgopolis.supply_of_seat">
        <source>supply of {seat}</source>
        <translation>Vorrat von {seat}</translation>
    </message>
    <message id="ginkgopolis.take_back_commitment">
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message id="ginkgopolis.take_building_down">
        <source>Remove the building: {place}</source>
        <translation>Gebäude abtragen: {place}</translation>
    </message>
    <message id="ginkgopolis.take_cards_from_both_piles" numerus="yes">
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>%n Karte vom Nachziehstapel und vom Ablagestapel nehmen</numerusform>
            <numerusform>%n Karten vom Nachziehstapel und vom Ablagestapel nehmen</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_pile" numerus="yes">
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>%n Karte nehmen von: {pile}</numerusform>
            <numerusform>%n Karten nehmen von: {pile}</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tie_leaves_hal_unbeaten" numerus="yes">
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Beide haben %n Erfolgspunkt: {seat} ist nicht besiegt.</numerusform>
            <numerusform>Beide haben %n Erfolgspunkte: {seat} ist nicht besiegt.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tile_needs_card">
        <source>A tile is played with a card: lay it on the building or the marker of that card.</source>
        <translation>Ein Gebäudeplättchen wird mit einer Karte ausgespielt: Lege es auf das Gebäude oder den Urbanisierungsmarker dieser Karte.</translation>
    </message>
    <message id="ginkgopolis.tile_supply">
        <source>tile supply</source>
        <translation>Plättchenvorrat</translation>
    </message>
    <message id="ginkgopolis.tile_supply_empty_first_time">
        <source>The supply of tiles is empty for the first time: all may give tiles.</source>
        <translation>Der Plättchenvorrat ist zum ersten Mal leer: Alle dürfen Gebäudeplättchen abgeben.</translation>
    </message>
    <message id="ginkgopolis.tile_supply_ends_game">
        <source>The supply of tiles is empty: this is the last round.</source>
        <translation>Der Plättchenvorrat ist leer: Das ist die letzte Runde.</translation>
    </message>
    <message id="ginkgopolis.tiles_given_by_seat">
        <source>tiles given by {seat}</source>
        <translation>abgegebene Gebäudeplättchen von {seat}</translation>
    </message>
    <message id="ginkgopolis.tiles_of_seat">
        <source>tiles of {seat}</source>
        <translation>Gebäudeplättchen von {seat}</translation>
    </message>
    <message id="ginkgopolis.tiles_returned_to_box" numerus="yes">
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n Gebäudeplättchen kommt ungesehen zurück in die Schachtel.</numerusform>
            <numerusform>%n Gebäudeplättchen kommen ungesehen zurück in die Schachtel.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.token_only_before_choice">
        <source>Return a token before you choose a card: drop it on the discard pile.</source>
        <translation>Einen Kartenaustausch-Marker gibst du vor der Kartenwahl ab: Lege ihn auf den Ablagestapel.</translation>
    </message>
    <message id="ginkgopolis.tokens_of_seat">
        <source>tokens of {seat}</source>
        <translation>Kartenaustausch-Marker von {seat}</translation>
    </message>
    <message id="ginkgopolis.top_cards_discarded_unseen" numerus="yes">
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>%n Karte wird ungesehen vom Nachziehstapel abgeworfen.</numerusform>
            <numerusform>Die obersten %n Karten des Nachziehstapels werden ungesehen abgeworfen.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.unplayed_cards_discarded">
        <source>All unplayed cards are discarded.</source>
        <translation>Die nicht ausgespielten Karten werden abgeworfen.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <translation>Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <comment>acc</comment>
        <translation>die Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <comment>dat</comment>
        <translation>der Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <comment>the</comment>
        <translation>die Urbanisierungskarte {letter}</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_alone_effect">
        <source>Alone: take a resource or a tile.</source>
        <translation>Allein: Nimm eine Ressource oder ein Gebäudeplättchen.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_tile_effect">
        <source>With a tile: build on the cell of {marker}.</source>
        <translation>Mit einem Gebäudeplättchen: Baue auf dem Feld mit {marker.dat}.</translation>
    </message>
    <message id="ginkgopolis.yellow_tile_exploit_effect">
        <source>Exploited, it gives a success point for each floor.</source>
        <translation>Beim Planen gibt es für jede Etage einen Erfolgspunkt.</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message id="guide.comes_back">
        <source>The guide speaks up when there is something new.</source>
        <translation>Die Begleitung meldet sich, sobald etwas Neues kommt.</translation>
    </message>
    <message id="guide.ended">
        <source>You will find the guide again in the menu, under Help.</source>
        <translation>Du findest die Begleitung im Menü unter „Hilfe“ wieder.</translation>
    </message>
    <message id="guide.go_on_alone_button">
        <source>I go on alone</source>
        <translation>Allein weiter</translation>
    </message>
    <message id="guide.previous_button">
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message id="guide.put_away">
        <source>Put away until the next step</source>
        <translation>Weglegen bis zum nächsten Schritt</translation>
    </message>
    <message id="guide.show_me_button">
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message id="guide.step_title">
        <source>First game · step {number} of {all}</source>
        <translation>Erstes Spiel · Schritt {number} von {all}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message id="hint.failed">
        <source>The hint could not be thought out.</source>
        <translation>Der Tipp konnte nicht ausgedacht werden.</translation>
    </message>
    <message id="hint.no_thought">
        <source>I have no idea either.</source>
        <translation>Ich habe auch keine Idee.</translation>
    </message>
    <message id="hint.nothing_asked">
        <source>Nobody asks you anything now.</source>
        <translation>Gerade fragt dich niemand etwas.</translation>
    </message>
    <message id="hint.then_title">
        <source>After that perhaps:</source>
        <translation>Danach vielleicht:</translation>
    </message>
    <message id="hint.thinking">
        <source>Let me think …</source>
        <translation>Lass mich überlegen …</translation>
    </message>
    <message id="hint.title">
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>imperial_miners</name>
    <message id="imperial_miners.activate_card">
        <source>Activate {card}</source>
        <translation>„{card}“ aktivieren</translation>
    </message>
    <message id="imperial_miners.already_acted_this_round">
        <source>{card} has already acted this round.</source>
        <translation>„{card}“ wurde in dieser Runde schon aktiviert.</translation>
    </message>
    <message id="imperial_miners.already_card_in_place">
        <source>A card already lies here: {place}.</source>
        <translation>Hier liegt schon eine Karte: {place}.</translation>
    </message>
    <message id="imperial_miners.already_cart_token_here">
        <source>A cart token already lies here.</source>
        <translation>Hier liegt schon ein Lorenmarker.</translation>
    </message>
    <message id="imperial_miners.already_chosen_and_unplaced">
        <source>{card} is chosen; it is placed when all have chosen.</source>
        <translation>„{card}“ ist gewählt und wird angelegt, wenn alle gewählt haben.</translation>
    </message>
    <message id="imperial_miners.already_discarded">
        <source>{card} stays in the discard pile until its deck is reshuffled.</source>
        <translation>„{card}“ bleibt auf dem Ablagestapel, bis ihr Stapel neu gemischt wird.</translation>
    </message>
    <message id="imperial_miners.already_placed">
        <source>{card} is placed: it stays there.</source>
        <translation>„{card}“ ist angelegt und bleibt dort.</translation>
    </message>
    <message id="imperial_miners.already_searched_deck">
        <source>This deck was searched already: it holds no such card.</source>
        <translation>Dieser Stapel ist schon durchsucht: Er enthält keine solche Karte.</translation>
    </message>
    <message id="imperial_miners.aspect_mine">
        <source>What lies in the mine</source>
        <translation>Was in der Mine liegt</translation>
    </message>
    <message id="imperial_miners.audit_acted_in_future_round">
        <source>A card cannot have acted in a future round: {place}.</source>
        <translation>Eine Karte kann nicht in einer künftigen Runde aktiviert worden sein: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_acting_card_misplaced">
        <source>{card} acts, but it is not in its place.</source>
        <translation>„{card}“ ist aktiviert, liegt aber nicht am richtigen Platz.</translation>
    </message>
    <message id="imperial_miners.audit_card_chosen_too_early">
        <source>{seat} has already chosen a card.</source>
        <translation>{seat} hat schon eine Karte gewählt.</translation>
    </message>
    <message id="imperial_miners.audit_card_in_wrong_row">
        <source>{card} belongs in row {level}, this is row {row}.</source>
        <translation>„{card}“ gehört in Reihe {level}, das ist Reihe {row}.</translation>
    </message>
    <message id="imperial_miners.audit_card_missing_from_game">
        <source>{card} belongs in the game.</source>
        <translation>„{card}“ gehört ins Spiel.</translation>
    </message>
    <message id="imperial_miners.audit_card_not_staggered">
        <source>{card} is not offset by half a card.</source>
        <translation>„{card}“ liegt nicht um eine halbe Karte versetzt.</translation>
    </message>
    <message id="imperial_miners.audit_card_touches_none_above">
        <source>{card} touches no card in the row above.</source>
        <translation>„{card}“ berührt keine Karte in der Reihe darüber.</translation>
    </message>
    <message id="imperial_miners.audit_cart_token_off_cart">
        <source>There is no half-full cart under the token: {place}.</source>
        <translation>Unter dem Marker ist keine halb volle Lore: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_effect_without_seat">
        <source>Nobody carries out this effect.</source>
        <translation>Niemand führt diesen Effekt aus.</translation>
    </message>
    <message id="imperial_miners.audit_event_count_wrong">
        <source>The game should have {need}, but has {have}.</source>
        <translation>Im Spiel sind {have}, dorthin gehören {need}.</translation>
    </message>
    <message id="imperial_miners.audit_event_deck_size_wrong">
        <source>In round {round}, {need} are left in the deck; there are {have}.</source>
        <translation>In Runde {round} gehören noch {need} in den Stapel, vorhanden: {have}.</translation>
    </message>
    <message id="imperial_miners.audit_hand_too_large">
        <source>{seat} holds {have}, at most {most} are allowed.</source>
        <translation>{seat} hat {have} auf der Hand, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.audit_last_event_still_present">
        <source>The event of the last round is still there.</source>
        <translation>Das Ereignis der letzten Runde liegt noch da.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_activate">
        <source>{seat}: there is no card to activate.</source>
        <translation>{seat}: Es lässt sich keine Karte aktivieren.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_place">
        <source>{seat} has no card to place.</source>
        <translation>{seat} hat keine Karte zum Anlegen.</translation>
    </message>
    <message id="imperial_miners.audit_no_place_for_card">
        <source>There is no place for {card}.</source>
        <translation>Für „{card}“ ist kein Platz.</translation>
    </message>
    <message id="imperial_miners.audit_no_round_begun">
        <source>No round has begun yet: an event comes first.</source>
        <translation>Noch hat keine Runde begonnen: Zuerst kommt ein Ereignis.</translation>
    </message>
    <message id="imperial_miners.audit_not_current_event">
        <source>{event} is not the event of this round.</source>
        <translation>{event} ist nicht das Ereignis dieser Runde.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_not_on_top">
        <source>{seat}'s pickaxe is not on top.</source>
        <translation>Das Entwicklungsplättchen von {seat} steht nicht auf dem obersten Feld.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_off_research_boards">
        <source>{piece} must stand on a research space or below.</source>
        <translation>{piece} muss auf einem Feld eines Entwicklungsplans oder darunter stehen.</translation>
    </message>
    <message id="imperial_miners.audit_piece_in_wrong_place">
        <source>{piece} lies in the wrong place.</source>
        <translation>{piece} liegt am falschen Platz.</translation>
    </message>
    <message id="imperial_miners.audit_piece_without_owner">
        <source>{piece} belongs to nobody.</source>
        <translation>{piece} gehört niemandem.</translation>
    </message>
    <message id="imperial_miners.audit_tokens_without_card">
        <source>Tokens lie where there is no card: {place}.</source>
        <translation>Marker liegen, wo keine Karte ist: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_cart_tokens">
        <source>One cart token is enough: {place}.</source>
        <translation>Ein Lorenmarker genügt: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_tokens">
        <source>{place}: {have} lie here, at most {most} are allowed.</source>
        <translation>{place}: Hier liegen {have}, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.board_table">
        <source>Event and research</source>
        <translation>Ereignis und Entwicklung</translation>
    </message>
    <message id="imperial_miners.card_factions">
        <source>Faction: {factions}</source>
        <translation>Volk: {factions}</translation>
    </message>
    <message id="imperial_miners.card_half_carts">
        <source>Half carts: {carts}</source>
        <translation>Halbe Loren: {carts}</translation>
    </message>
    <message id="imperial_miners.card_level_and_price">
        <source>Level {level}, price {price}</source>
        <translation>Ebene {level}, Kosten {price}</translation>
    </message>
    <message id="imperial_miners.cart_between_cards">
        <source>cart between {first} and {second}</source>
        <translation>Lore zwischen „{first}“ und „{second}“</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_empty">
        <source>bottom left: empty</source>
        <translation>unten links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_loaded">
        <source>bottom left: loaded</source>
        <translation>unten links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_empty">
        <source>bottom right: empty</source>
        <translation>unten rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_loaded">
        <source>bottom right: loaded</source>
        <translation>unten rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_left_empty">
        <source>left: empty</source>
        <translation>links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_left_loaded">
        <source>left: loaded</source>
        <translation>links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_right_empty">
        <source>right: empty</source>
        <translation>rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_right_loaded">
        <source>right: loaded</source>
        <translation>rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_empty">
        <source>top left: empty</source>
        <translation>oben links: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_loaded">
        <source>top left: loaded</source>
        <translation>oben links: voll</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_empty">
        <source>top right: empty</source>
        <translation>oben rechts: leer</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_loaded">
        <source>top right: loaded</source>
        <translation>oben rechts: voll</translation>
    </message>
    <message id="imperial_miners.cart_of_seat_at_position">
        <source>cart of {seat} ({row}; {x})</source>
        <translation>Lore von {seat} ({row}; {x})</translation>
    </message>
    <message id="imperial_miners.chain_reaches_card">
        <source>The chain reaction reaches {card}.</source>
        <translation>Die Kettenreaktion erreicht „{card}“.</translation>
    </message>
    <message id="imperial_miners.chain_reaches_surface">
        <source>The chain reaction reaches the surface.</source>
        <translation>Die Kettenreaktion erreicht die Oberfläche.</translation>
    </message>
    <message id="imperial_miners.choice_of_seat">
        <source>choice of {seat}</source>
        <translation>Wahl von {seat}</translation>
    </message>
    <message id="imperial_miners.choose_card_above_for_chain">
        <source>Which card above does the chain reach?</source>
        <translation>Welche Karte darüber erreicht die Kettenreaktion?</translation>
    </message>
    <message id="imperial_miners.choose_card_effect">
        <source>Which effect of {card} do you use?</source>
        <translation>Welchen Effekt von „{card}“ nutzt du?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_cave_in">
        <source>On which card do you put a cave-in?</source>
        <translation>Auf welche Karte legst du einen Einsturz?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_gadget">
        <source>On which card do you put a gadget?</source>
        <translation>Auf welche Karte legst du eine Maschine?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_activate">
        <source>Which card do you activate?</source>
        <translation>Welche Karte aktivierst du?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_play">
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du aus?</translation>
    </message>
    <message id="imperial_miners.choose_cards_to_discard">
        <source>Which cards do you discard?</source>
        <translation>Welche Karten wirfst du ab?</translation>
    </message>
    <message id="imperial_miners.choose_cave_in_to_remove">
        <source>From which card do you remove the cave-in?</source>
        <translation>Von welcher Karte entfernst du den Einsturz?</translation>
    </message>
    <message id="imperial_miners.choose_deck_to_draw_from" numerus="yes">
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>Aus welchem Stapel ziehst du? (Noch %n Karte)</numerusform>
            <numerusform>Aus welchem Stapel ziehst du? (Noch %n Karten)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_deck_to_search">
        <source>Which deck do you search? ({faction})</source>
        <translation>Welchen Stapel durchsuchst du? ({faction}-Karte)</translation>
    </message>
    <message id="imperial_miners.choose_discards_over_hand_limit">
        <source>You hold more than {limit}: which cards do you discard?</source>
        <translation>Du hast mehr als {limit} auf der Hand: Welche Karten wirfst du ab?</translation>
    </message>
    <message id="imperial_miners.choose_faction_to_search">
        <source>Which faction do you search for?</source>
        <translation>Nach welchem Volk suchst du?</translation>
    </message>
    <message id="imperial_miners.choose_half_full_cart">
        <source>Which half-full cart do you fill?</source>
        <translation>Welche halb volle Lore füllst du?</translation>
    </message>
    <message id="imperial_miners.choose_next_research_board">
        <source>The board is completed. To which board does your pickaxe go?</source>
        <translation>Der Entwicklungsplan ist abgeschlossen. Auf welchen Plan kommt dein Entwicklungsplättchen?</translation>
    </message>
    <message id="imperial_miners.choose_place_for_card">
        <source>Where do you place {card}?</source>
        <translation>Wo legst du „{card}“ an?</translation>
    </message>
    <message id="imperial_miners.choose_research_space" numerus="yes">
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Entwicklung: Wo hält dein Entwicklungsplättchen? (%n Schritt)</numerusform>
            <numerusform>Entwicklung: Wo hält dein Entwicklungsplättchen? (%n Schritte)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_starting_cards">
        <source>Which four cards do you keep?</source>
        <translation>Welche vier Karten behältst du?</translation>
    </message>
    <message id="imperial_miners.choose_surface_effect">
        <source>Which effect of the surface do you use?</source>
        <translation>Welchen Effekt des Stolleneingangs nutzt du?</translation>
    </message>
    <message id="imperial_miners.clear_place">
        <source>Clear the place: {place}</source>
        <translation>Platz räumen: {place}</translation>
    </message>
    <message id="imperial_miners.count_cards_beside">
        <source>cards beside this one</source>
        <translation>Karten neben dieser</translation>
    </message>
    <message id="imperial_miners.count_cards_in_row">
        <source>cards in the row of this one</source>
        <translation>Karten in der Reihe dieser Karte</translation>
    </message>
    <message id="imperial_miners.count_cards_of_faction">
        <source>cards in your mine ({faction})</source>
        <translation>{faction}-Karten in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_cave_ins">
        <source>cave-ins in your mine</source>
        <translation>Einstürze in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_completed_research_boards">
        <source>research boards you have completed</source>
        <translation>von dir abgeschlossene Entwicklungspläne</translation>
    </message>
    <message id="imperial_miners.count_different_factions">
        <source>different factions in your mine</source>
        <translation>verschiedene Völker in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_full_carts">
        <source>full carts in your mine</source>
        <translation>volle Loren in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_gadgets_in_mine">
        <source>gadgets in your mine</source>
        <translation>Maschinen in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_gadgets_on_card">
        <source>gadgets on this card</source>
        <translation>Maschinen auf dieser Karte</translation>
    </message>
    <message id="imperial_miners.count_hand_cards">
        <source>cards in your hand</source>
        <translation>Karten auf deiner Hand</translation>
    </message>
    <message id="imperial_miners.count_other_cards_of_faction">
        <source>other cards in your mine ({faction})</source>
        <translation>andere {faction}-Karten in deiner Mine</translation>
    </message>
    <message id="imperial_miners.count_research_steps_in_game">
        <source>spaces your pickaxe has moved in the whole game</source>
        <translation>Felder, die dein Entwicklungsplättchen im ganzen Spiel gegangen ist</translation>
    </message>
    <message id="imperial_miners.count_spaces_below_pickaxe">
        <source>spaces below your pickaxe on its research board</source>
        <translation>Felder unter deinem Entwicklungsplättchen auf seinem Entwicklungsplan</translation>
    </message>
    <message id="imperial_miners.count_touching_cards">
        <source>cards that touch this one</source>
        <translation>Karten, die diese berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_above">
        <source>cards that touch this one from above</source>
        <translation>Karten, die diese von oben berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_below">
        <source>cards that touch this one from below</source>
        <translation>Karten, die diese von unten berühren</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_sharing_faction">
        <source>touching cards that share a faction with this one</source>
        <translation>berührende Karten, die ein Volk mit dieser gemeinsam haben</translation>
    </message>
    <message id="imperial_miners.deck_of_level">
        <source>deck of level {level}</source>
        <translation>Stapel der Ebene {level}</translation>
    </message>
    <message id="imperial_miners.deck_rebuilt_from_discards">
        <source>The discards of level {level} become a new deck.</source>
        <translation>Die abgeworfenen Karten der Ebene {level} werden ein neuer Stapel.</translation>
    </message>
    <message id="imperial_miners.discard_cards" numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.discard_pile_of_level">
        <source>discard pile of level {level}</source>
        <translation>Ablagestapel der Ebene {level}</translation>
    </message>
    <message id="imperial_miners.draw_card_of_level">
        <source>Draw a card of level {level}</source>
        <translation>Eine Karte der Ebene {level} ziehen</translation>
    </message>
    <message id="imperial_miners.effect_activate_cards" numerus="yes">
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Aktiviere %n Karte deiner Mine.</numerusform>
            <numerusform>Aktiviere %n Karten deiner Mine.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.effect_discard">
        <source>Discard {amount}.</source>
        <translation>Wirf {amount} ab.</translation>
    </message>
    <message id="imperial_miners.effect_discard_for_each">
        <source>Discard {amount}. For each of them: {gain}</source>
        <translation>Wirf {amount} ab. Für jede davon: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_any_faction">
        <source>Draw {amount} by a faction of your choice.</source>
        <translation>Ziehe {amount} nach einem Volk deiner Wahl.</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_faction">
        <source>Draw {amount} by faction ({faction}).</source>
        <translation>Ziehe {amount} nach Volk ({faction}).</translation>
    </message>
    <message id="imperial_miners.effect_draw_cards">
        <source>Draw {amount}.</source>
        <translation>Ziehe {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_event_effects_give_more">
        <source>This round each activated effect that gives any gives {amount} more.</source>
        <translation>In dieser Runde gibt jeder aktivierte Effekt, der davon etwas gibt, {amount} mehr.</translation>
    </message>
    <message id="imperial_miners.effect_event_research_longer">
        <source>This round each research by a mine card is {amount} longer.</source>
        <translation>In dieser Runde ist jede Entwicklung durch eine Minenkarte {amount} länger.</translation>
    </message>
    <message id="imperial_miners.effect_event_surface_gives_more">
        <source>This round the surface gives {amount} more when it gives any.</source>
        <translation>In dieser Runde gibt der Stolleneingang {amount} mehr, wenn er davon etwas gibt.</translation>
    </message>
    <message id="imperial_miners.effect_gain">
        <source>Gain {amount}.</source>
        <translation>Du erhältst {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard">
        <source>You may discard up to {amount}.</source>
        <translation>Du darfst bis zu {amount} abwerfen.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard_for_each">
        <source>You may discard up to {amount}. For each of them: {gain}</source>
        <translation>Du darfst bis zu {amount} abwerfen. Für jede davon: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_next_card_cheaper">
        <source>The next card you play costs {amount} less.</source>
        <translation>Deine nächste Karte kostet {amount} weniger.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_another_card">
        <source>Put {amount} on another card.</source>
        <translation>Lege {amount} auf eine andere Karte.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_card">
        <source>Put {amount} on any card of your mine.</source>
        <translation>Lege {amount} auf eine beliebige Karte deiner Mine.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_cards">
        <source>Put {amount} on any cards of your mine.</source>
        <translation>Lege {amount} auf beliebige Karten deiner Mine.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_half_carts">
        <source>Put {amount} on half-full carts.</source>
        <translation>Lege {amount} auf halb volle Loren.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_other_cards">
        <source>Put {amount} on other cards.</source>
        <translation>Lege {amount} auf andere Karten.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_this_card">
        <source>Put {amount} on this card.</source>
        <translation>Lege {amount} auf diese Karte.</translation>
    </message>
    <message id="imperial_miners.effect_remove">
        <source>Remove {amount}.</source>
        <translation>Entferne {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_research">
        <source>Research up to {amount}.</source>
        <translation>Entwickle bis zu {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_take_level_iv_cards">
        <source>Take {amount} of level IV.</source>
        <translation>Nimm {amount} der Ebene IV.</translation>
    </message>
    <message id="imperial_miners.effects_in_sequence">
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="imperial_miners.end_of_round_event">
        <source>Event of the end of the round</source>
        <translation>Ereignis am Rundenende</translation>
    </message>
    <message id="imperial_miners.event_carried_out_at_end">
        <source>The round ends with {event}: everybody carries it out.</source>
        <translation>Am Ende der Runde {event}: alle führen es aus.</translation>
    </message>
    <message id="imperial_miners.event_carried_out_by_all">
        <source>{event} comes first: everybody carries it out.</source>
        <translation>{event}: kommt zuerst, alle führen es aus.</translation>
    </message>
    <message id="imperial_miners.event_deck">
        <source>event deck</source>
        <translation>Ereignisstapel</translation>
    </message>
    <message id="imperial_miners.event_deck_formed" numerus="yes">
        <source>%n event(s) become the event deck; the others are removed unseen.</source>
        <translation>
            <numerusform>%n Ereignis bildet den Ereignisstapel, die anderen bleiben ungesehen draußen.</numerusform>
            <numerusform>%n Ereignisse bilden den Ereignisstapel, die anderen bleiben ungesehen draußen.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.event_holds_all_round">
        <source>{event} holds for all effects of this round.</source>
        <translation>{event}: gilt für alle Effekte dieser Runde.</translation>
    </message>
    <message id="imperial_miners.event_of_this_round">
        <source>event of this round</source>
        <translation>Ereignis dieser Runde</translation>
    </message>
    <message id="imperial_miners.event_turned_up">
        <source>The event of this round: {event}.</source>
        <translation>Das Ereignis dieser Runde: {event}.</translation>
    </message>
    <message id="imperial_miners.fill_cart">
        <source>Fill {place}</source>
        <translation>Füllen: {place}</translation>
    </message>
    <message id="imperial_miners.free_card_from_cave_in">
        <source>Free {card}</source>
        <translation>„{card}“ freiräumen</translation>
    </message>
    <message id="imperial_miners.game_title">
        <source>Imperial Miners</source>
        <translation>Imperial Miners</translation>
    </message>
    <message id="imperial_miners.give_seat_coins">
        <source>Give {seat} {amount}</source>
        <translation>{seat} {amount} geben</translation>
    </message>
    <message id="imperial_miners.go_on_to_card">
        <source>Go on to {card}</source>
        <translation>Weiter zu „{card}“</translation>
    </message>
    <message id="imperial_miners.go_on_to_research_space">
        <source>Go on here: {place}</source>
        <translation>Hier weiter: {place}</translation>
    </message>
    <message id="imperial_miners.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="imperial_miners.immediate_event">
        <source>Immediate event</source>
        <translation>Sofortiges Ereignis</translation>
    </message>
    <message id="imperial_miners.introduction_card">
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message id="imperial_miners.introduction_chain">
        <source>The chain up to the surface</source>
        <translation>Kette bis zur Oberfläche</translation>
    </message>
    <message id="imperial_miners.introduction_first_game">
        <source>Everybody begins with six cards and keeps them all.</source>
        <translation>Alle beginnen mit sechs Karten und behalten sie.</translation>
    </message>
    <message id="imperial_miners.introduction_known_game">
        <source>Everybody draws eight cards and chooses four of them.</source>
        <translation>Alle ziehen acht Karten und wählen vier davon.</translation>
    </message>
    <message id="imperial_miners.introduction_place">
        <source>Lay it in the mine</source>
        <translation>In die Mine legen</translation>
    </message>
    <message id="imperial_miners.introduction_research">
        <source>Research</source>
        <translation>Entwicklung</translation>
    </message>
    <message id="imperial_miners.keep_cards" numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n Karte behalten</numerusform>
            <numerusform>%n Karten behalten</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.lay_event_aside">
        <source>Lay it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message id="imperial_miners.leave_allowed_amount">
        <source>Leave {amount}</source>
        <translation>{amount} liegen lassen</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_tip">
        <source>Does a pickaxe that arrives from a completed board get this bonus? In the house set this space is empty.</source>
        <translation>Bringt es etwas, wenn ein Entwicklungsplättchen von einem abgeschlossenen Plan dorthin kommt? Auf den Hausplänen ist es leer.</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_title">
        <source>Lowest research space</source>
        <translation>Unterstes Feld der Entwicklungspläne</translation>
    </message>
    <message id="imperial_miners.make_event_deck_fit">
        <source>Make the event deck fit this round</source>
        <translation>Den Ereignisstapel an die Runde anpassen</translation>
    </message>
    <message id="imperial_miners.mark_card_as_not_acted">
        <source>It has not acted</source>
        <translation>Nicht aktiviert</translation>
    </message>
    <message id="imperial_miners.mine_place_left">
        <source>mine of {seat}, row {row}, left {n}</source>
        <translation>Mine von {seat}, Reihe {row}, links {n}</translation>
    </message>
    <message id="imperial_miners.mine_place_middle">
        <source>mine of {seat}, row {row}, middle</source>
        <translation>Mine von {seat}, Reihe {row}, Mitte</translation>
    </message>
    <message id="imperial_miners.mine_place_right">
        <source>mine of {seat}, row {row}, right {n}</source>
        <translation>Mine von {seat}, Reihe {row}, rechts {n}</translation>
    </message>
    <message id="imperial_miners.modifying_event">
        <source>Modifying event</source>
        <translation>Dauerhaftes Ereignis</translation>
    </message>
    <message id="imperial_miners.needs_board_completed_first">
        <source>You must stay on your research board until it is completed.</source>
        <translation>Du musst auf deinem Entwicklungsplan bleiben, bis er abgeschlossen ist.</translation>
    </message>
    <message id="imperial_miners.needs_different_research_board">
        <source>The pickaxe must go to a different board than the completed one.</source>
        <translation>Das Entwicklungsplättchen muss auf einen anderen Plan als den abgeschlossenen.</translation>
    </message>
    <message id="imperial_miners.needs_half_card_stagger">
        <source>Rows are staggered by half a card.</source>
        <translation>Die Reihen sind um eine halbe Karte versetzt.</translation>
    </message>
    <message id="imperial_miners.needs_surface_effect">
        <source>One of the three effects of the surface must be carried out.</source>
        <translation>Einen der drei Effekte des Stolleneingangs musst du ausführen.</translation>
    </message>
    <message id="imperial_miners.needs_touching_card_above">
        <source>It must touch a card in the row above.</source>
        <translation>Sie muss eine Karte in der Reihe darüber berühren.</translation>
    </message>
    <message id="imperial_miners.no_card_here">
        <source>There is no card here.</source>
        <translation>Hier liegt keine Karte.</translation>
    </message>
    <message id="imperial_miners.no_card_of_level_left">
        <source>No card of level {level} is left.</source>
        <translation>Es ist keine Karte der Ebene {level} mehr da.</translation>
    </message>
    <message id="imperial_miners.no_card_takes_token">
        <source>No card of {seat} can take {amount}.</source>
        <translation>Keine Karte von {seat} kann das aufnehmen: {amount}.</translation>
    </message>
    <message id="imperial_miners.no_cave_in_on_card">
        <source>There is no cave-in on {card}.</source>
        <translation>Auf „{card}“ liegt kein Einsturz.</translation>
    </message>
    <message id="imperial_miners.no_faction">
        <source>No faction</source>
        <translation>Kein Volk</translation>
    </message>
    <message id="imperial_miners.no_half_carts_meet_here">
        <source>No two half carts meet here.</source>
        <translation>Hier treffen keine zwei halben Loren aufeinander.</translation>
    </message>
    <message id="imperial_miners.no_payable_effect_on_card">
        <source>No effect of {card} can be paid.</source>
        <translation>Kein Effekt von „{card}“ ist bezahlbar.</translation>
    </message>
    <message id="imperial_miners.no_place_for_card_level">
        <source>A card of level {level} must lie under one of level {upper}: there is no free place.</source>
        <translation>Eine Karte der Ebene {level} muss unter einer der Ebene {upper} liegen: Es gibt keinen freien Platz.</translation>
    </message>
    <message id="imperial_miners.no_such_deck">
        <source>There is no such deck.</source>
        <translation>Einen solchen Stapel gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_effect">
        <source>There is no such effect.</source>
        <translation>Einen solchen Effekt gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_effect_on_card" numerus="yes">
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>Die Karte hat %n Effekt.</numerusform>
            <numerusform>Die Karte hat %n Effekte.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.no_such_faction">
        <source>There is no such faction.</source>
        <translation>Ein solches Volk gibt es nicht.</translation>
    </message>
    <message id="imperial_miners.no_such_research_space">
        <source>There is no such research space.</source>
        <translation>Ein solches Feld gibt es auf den Entwicklungsplänen nicht.</translation>
    </message>
    <message id="imperial_miners.not_acting_card_itself">
        <source>It must be another card than the acting one.</source>
        <translation>Es muss eine andere Karte sein als die gerade aktivierte.</translation>
    </message>
    <message id="imperial_miners.not_drawable_level_iv">
        <source>Cards of level IV come only from research boards and some events.</source>
        <translation>Karten der Ebene IV kommen nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="imperial_miners.not_enough_coins_for_card">
        <source>It costs {need}, you have {have}.</source>
        <translation>Sie kostet {need}, du hast {have}.</translation>
    </message>
    <message id="imperial_miners.not_enough_to_pay_effect">
        <source>This costs {need}, you have {have}.</source>
        <translation>Das kostet {need}, du hast {have}.</translation>
    </message>
    <message id="imperial_miners.not_half_full_cart">
        <source>A half-full cart has one loaded half; here {loaded} of 2 are loaded.</source>
        <translation>Eine halb volle Lore hat eine volle Hälfte; hier sind {loaded} von 2 voll.</translation>
    </message>
    <message id="imperial_miners.not_held_but_discarded">
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Du hast „{card}“ nicht auf der Hand: Die Karte wurde abgeworfen.</translation>
    </message>
    <message id="imperial_miners.not_held_but_with_seat">
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Du hast „{card}“ nicht auf der Hand: {seat} hat die Karte.</translation>
    </message>
    <message id="imperial_miners.not_held_card">
        <source>You do not hold {card}.</source>
        <translation>Du hast „{card}“ nicht auf der Hand.</translation>
    </message>
    <message id="imperial_miners.not_movable_board">
        <source>{board} stays where it is.</source>
        <translation>Bleibt liegen: {board}.</translation>
    </message>
    <message id="imperial_miners.not_movable_coins_and_points">
        <source>Coins pay for cards and effects; victory points are kept.</source>
        <translation>Münzen bezahlen Karten und Effekte; Siegpunkte behältst du.</translation>
    </message>
    <message id="imperial_miners.not_own_mine">
        <source>This is the mine of {seat}.</source>
        <translation>Das ist die Mine von {seat}.</translation>
    </message>
    <message id="imperial_miners.not_researching_now">
        <source>{seat} is not researching now.</source>
        <translation>{seat} entwickelt jetzt nicht.</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <source>{counted} (at least {least})</source>
        <translation>{counted}, mindestens {least}</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <source>{counted} (at most {most})</source>
        <translation>{counted}, höchstens {most}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <source>{base}, and {counted}</source>
        <translation>{base}, dazu {counted}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <source>{each} for each of these: {what}</source>
        <translation>{each} für je 1 davon: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <source>{each} for every %n of these: {what}</source>
        <translation>
            <numerusform>{each} für je %n davon: {what}</numerusform>
            <numerusform>{each} für je %n davon: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <source>{then} with at least {least} of these: {what}</source>
        <translation>{then} bei mindestens {least} davon: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <translation>{then} bei mindestens {least} davon: {what}; sonst {otherwise}</translation>
    </message>
    <message id="imperial_miners.numbered_space_effect">
        <source>Space {number}: {effect}</source>
        <translation>Feld {number}: {effect}</translation>
    </message>
    <message id="imperial_miners.only_cards_of_own_hand">
        <source>Choose a card of your hand.</source>
        <translation>Wähle eine Karte aus deiner Hand.</translation>
    </message>
    <message id="imperial_miners.only_effects_discard_cards">
        <source>Cards are discarded only by effects, or when there are too many.</source>
        <translation>Karten werden nur durch Effekte abgeworfen, oder wenn es zu viele sind.</translation>
    </message>
    <message id="imperial_miners.only_effects_draw_cards">
        <source>Cards are drawn only when an effect says so.</source>
        <translation>Karten werden nur gezogen, wenn ein Effekt es sagt.</translation>
    </message>
    <message id="imperial_miners.only_effects_move_card_tokens">
        <source>Gadgets and cave-ins stay on their card until an effect moves them.</source>
        <translation>Maschinen und Einstürze bleiben auf ihrer Karte, bis ein Effekt sie bewegt.</translation>
    </message>
    <message id="imperial_miners.only_effects_take_from_supply">
        <source>Tokens leave the supply only by effects.</source>
        <translation>Marker verlassen den Vorrat nur durch Effekte.</translation>
    </message>
    <message id="imperial_miners.only_game_turns_up_events">
        <source>Events are turned up by the game, one each round.</source>
        <translation>Ereignisse deckt das Spiel auf, eines pro Runde.</translation>
    </message>
    <message id="imperial_miners.only_in_mine_rows">
        <source>Mine cards lie in the rows of a mine.</source>
        <translation>Minenkarten liegen in den Reihen einer Mine.</translation>
    </message>
    <message id="imperial_miners.only_lowest_space_of_board">
        <source>The pickaxe goes to the lowest space of a board.</source>
        <translation>Das Entwicklungsplättchen kommt auf das unterste Feld eines Plans.</translation>
    </message>
    <message id="imperial_miners.only_own_mine_affected">
        <source>Effects reach only your own mine.</source>
        <translation>Effekte reichen nur in deine eigene Mine.</translation>
    </message>
    <message id="imperial_miners.only_to_choice_or_mine">
        <source>Lay the card that you play on your choice or in your mine.</source>
        <translation>Lege die Karte, die du ausspielst, auf deine Wahl oder in deine Mine.</translation>
    </message>
    <message id="imperial_miners.only_to_touching_card_above">
        <source>The chain goes to a card that touches this one from above.</source>
        <translation>Die Kettenreaktion geht zu einer Karte, die diese von oben berührt.</translation>
    </message>
    <message id="imperial_miners.only_upward_research_steps">
        <source>The pickaxe moves up, by at least one space.</source>
        <translation>Das Entwicklungsplättchen geht nach oben, mindestens ein Feld.</translation>
    </message>
    <message id="imperial_miners.only_without_playable_card">
        <source>You may draw from the level I deck only if you cannot play any card from your hand.</source>
        <translation>Nur wer keine Handkarte ausspielen kann, zieht aus dem Stapel der Ebene I.</translation>
    </message>
    <message id="imperial_miners.option_first_game_six_cards">
        <source>First game: six cards</source>
        <translation>Erstes Spiel: sechs Karten</translation>
    </message>
    <message id="imperial_miners.option_four_of_eight_cards">
        <source>Four of eight cards</source>
        <translation>Vier von acht Karten</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays">
        <source>Pays</source>
        <translation>Bringt etwas</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays_nothing">
        <source>Pays nothing</source>
        <translation>Bringt nichts</translation>
    </message>
    <message id="imperial_miners.option_research_space">
        <source>{place}: {effect}</source>
        <translation>{place}: {effect}</translation>
    </message>
    <message id="imperial_miners.pack_hint_mine">
        <source>Numbers 1 to 36 are level I, 37 to 79 level II, 80 to 122 level III, 123 to 136 level IV. Cards of level II cost 2 coins, those of level III up to 13, the others nothing. A card has one or two effects; all cards of level IV have the same ones.</source>
        <translation>1 bis 36 sind Ebene I, 37 bis 79 Ebene II, 80 bis 122 Ebene III, 123 bis 136 Ebene IV. Karten der Ebene II kosten 2 Münzen, die der Ebene III bis zu 13, die anderen nichts. Eine Karte hat einen oder zwei Effekte; alle Karten der Ebene IV haben dieselben.</translation>
    </message>
    <message id="imperial_miners.pack_section_boards">
        <source>research boards</source>
        <translation>Entwicklungspläne</translation>
    </message>
    <message id="imperial_miners.pack_section_events">
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message id="imperial_miners.pack_section_mine">
        <source>mine cards</source>
        <translation>Minenkarten</translation>
    </message>
    <message id="imperial_miners.pack_section_surface">
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message id="imperial_miners.pack_words_effects">
        <source>Mine cards, events, research boards and the surface</source>
        <translation>Minenkarten, Ereignisse, Entwicklungspläne und die Oberfläche</translation>
    </message>
    <message id="imperial_miners.pack_words_modifiers">
        <source>Events of the kind modifier</source>
        <translation>Ereignisse der Art modifier</translation>
    </message>
    <message id="imperial_miners.pack_words_numbers">
        <source>In the place of a number</source>
        <translation>Anstelle einer Zahl</translation>
    </message>
    <message id="imperial_miners.past_events">
        <source>past events</source>
        <translation>vergangene Ereignisse</translation>
    </message>
    <message id="imperial_miners.phase_choosing_starting_hands">
        <source>Choosing the starting hands</source>
        <translation>Wahl der Starthandkarten</translation>
    </message>
    <message id="imperial_miners.phase_game_over">
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="imperial_miners.phase_round_of_rounds">
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message id="imperial_miners.pickaxe_of_seat">
        <source>pickaxe of {seat}</source>
        <translation>Entwicklungsplättchen von {seat}</translation>
    </message>
    <message id="imperial_miners.place_below_research_boards">
        <source>below the research boards</source>
        <translation>unter den Entwicklungsplänen</translation>
    </message>
    <message id="imperial_miners.place_card_here">
        <source>Place it here: {place}</source>
        <translation>Hier anlegen: {place}</translation>
    </message>
    <message id="imperial_miners.play_card_for_price">
        <source>{card} for {price}</source>
        <translation>„{card}“ für {price}</translation>
    </message>
    <message id="imperial_miners.play_card_free">
        <source>{card}, free</source>
        <translation>„{card}“, kostenlos</translation>
    </message>
    <message id="imperial_miners.price_discard">
        <source>Discard {price}: {gain}</source>
        <translation>Wirf {price} ab: {gain}</translation>
    </message>
    <message id="imperial_miners.price_lowered_by_faction_cards">
        <source>{seat} pays {amount} less, for as many cards: {faction}.</source>
        <translation>{seat} zahlt weniger: {amount}, für ebenso viele Karten ({faction}).</translation>
    </message>
    <message id="imperial_miners.price_pay">
        <source>Pay {price}: {gain}</source>
        <translation>Bezahle {price}: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay_faction_discount">
        <source>Pay {price}, 1 less for each card in your mine ({faction}): {gain}</source>
        <translation>Bezahle {price}, 1 weniger für jede {faction}-Karte in deiner Mine: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_another_card">
        <source>Put {price} on another card: {gain}</source>
        <translation>Lege {price} auf eine andere Karte: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_other_cards">
        <source>Put {price} on other cards: {gain}</source>
        <translation>Lege {price} auf andere Karten: {gain}</translation>
    </message>
    <message id="imperial_miners.put_token_on_card">
        <source>Put {amount} on {card}</source>
        <translation>{amount} auf „{card}“ legen</translation>
    </message>
    <message id="imperial_miners.rank_king_of_the_deep">
        <source>king of the deep</source>
        <translation>Hoheit der Tiefe</translation>
    </message>
    <message id="imperial_miners.rank_mining_engineer">
        <source>mining engineer</source>
        <translation>Bergbau-Fachkraft</translation>
    </message>
    <message id="imperial_miners.rank_navvy">
        <source>labourer</source>
        <translation>Hilfskraft</translation>
    </message>
    <message id="imperial_miners.rank_novice_miner">
        <source>novice miner</source>
        <translation>Nachwuchs unter Tage</translation>
    </message>
    <message id="imperial_miners.rank_tunnel_digger">
        <source>tunnel digger</source>
        <translation>Lehrling im Stollen</translation>
    </message>
    <message id="imperial_miners.rank_veteran_hewer">
        <source>veteran miner</source>
        <translation>Urgestein</translation>
    </message>
    <message id="imperial_miners.record_of_seat">
        <source>record of {seat}</source>
        <translation>Merkliste von {seat}</translation>
    </message>
    <message id="imperial_miners.remove_cart_token">
        <source>Take the token away</source>
        <translation>Marker entfernen</translation>
    </message>
    <message id="imperial_miners.research_board">
        <source>research board {number}</source>
        <translation>Entwicklungsplan {number}</translation>
    </message>
    <message id="imperial_miners.research_board_sides_drawn">
        <source>Each research board shows a side at random.</source>
        <translation>Jeder Entwicklungsplan zeigt zufällig eine seiner Seiten.</translation>
    </message>
    <message id="imperial_miners.research_board_space">
        <source>{board}, space {number}</source>
        <translation>{board}, Feld {number}</translation>
    </message>
    <message id="imperial_miners.resume_choose_cards">
        <source>All choose their cards</source>
        <translation>Alle wählen ihre Karten</translation>
    </message>
    <message id="imperial_miners.resume_end_of_round">
        <source>End of this round</source>
        <translation>Ende dieser Runde</translation>
    </message>
    <message id="imperial_miners.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="imperial_miners.resume_next_round">
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message id="imperial_miners.resume_reveal">
        <source>All reveal their cards</source>
        <translation>Alle decken ihre Karten auf</translation>
    </message>
    <message id="imperial_miners.round_begins">
        <source>Round {round} begins.</source>
        <translation>Runde {round} beginnt.</translation>
    </message>
    <message id="imperial_miners.score_full_carts">
        <source>Full carts</source>
        <translation>Volle Loren</translation>
    </message>
    <message id="imperial_miners.score_victory_points">
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message id="imperial_miners.search_deck_of_level">
        <source>Search the deck of level {level}</source>
        <translation>Stapel der Ebene {level} durchsuchen</translation>
    </message>
    <message id="imperial_miners.search_for_faction">
        <source>Search for: {faction}</source>
        <translation>Suchen: {faction}</translation>
    </message>
    <message id="imperial_miners.seat_activates_card">
        <source>{seat} activates {card}.</source>
        <translation>{seat} aktiviert „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_cannot_pay_effect">
        <source>{seat} cannot pay for it.</source>
        <translation>{seat} kann es nicht bezahlen.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_special_activation">
        <source>{seat} chooses {card} for a special activation.</source>
        <translation>{seat} wählt „{card}“ für eine besondere Aktivierung.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_way_up">
        <source>{seat} chooses the way up.</source>
        <translation>{seat} wählt den Weg der Kette nach oben.</translation>
    </message>
    <message id="imperial_miners.seat_completes_research_board">
        <source>{seat} has completed a research board and goes on: {place}.</source>
        <translation>{seat} hat einen Entwicklungsplan abgeschlossen und macht hier weiter: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_discards_cards" numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} wirft %n Karte ab.</numerusform>
            <numerusform>{seat} wirft %n Karten ab.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_draws_card">
        <source>{seat} draws a card of level {level}.</source>
        <translation>{seat} zieht eine Karte der Ebene {level}.</translation>
    </message>
    <message id="imperial_miners.seat_draws_nothing">
        <source>{seat} draws nothing: no card is left.</source>
        <translation>{seat} zieht nichts: Es ist keine Karte mehr da.</translation>
    </message>
    <message id="imperial_miners.seat_fills_cart">
        <source>{seat} fills a half-full cart: {place}.</source>
        <translation>{seat} füllt eine halb volle Lore: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_finds_no_such_card">
        <source>{seat} finds no such card in any deck ({faction}).</source>
        <translation>{seat} findet in keinem Stapel eine {faction}-Karte.</translation>
    </message>
    <message id="imperial_miners.seat_gains">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="imperial_miners.seat_has_chosen">
        <source>{seat} has chosen.</source>
        <translation>{seat} hat gewählt.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_cave_in">
        <source>{seat} has no cave-in to remove.</source>
        <translation>{seat} hat keinen Einsturz zum Entfernen.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_half_cart">
        <source>{seat} has no half-full cart: no token.</source>
        <translation>{seat} hat keine halb volle Lore: kein Lorenmarker.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_activate">
        <source>{seat} has no card left to activate.</source>
        <translation>{seat} kann keine Karte mehr aktivieren.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_play">
        <source>{seat} has no card to play this round.</source>
        <translation>{seat} hat in dieser Runde keine Karte zum Ausspielen.</translation>
    </message>
    <message id="imperial_miners.seat_has_victory_points" numerus="yes">
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} hat %n Siegpunkt.</numerusform>
            <numerusform>{seat} hat %n Siegpunkte.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_is_dealt_cards" numerus="yes">
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} erhält %n Karte.</numerusform>
            <numerusform>{seat} erhält %n Karten.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_leaves_card_alone">
        <source>{seat} leaves {card} alone.</source>
        <translation>{seat} verzichtet auf „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_next_card_cheaper">
        <source>{seat}: the next card costs {amount} less.</source>
        <translation>{seat}: Die nächste Karte kostet {amount} weniger.</translation>
    </message>
    <message id="imperial_miners.seat_pays">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="imperial_miners.seat_places_card">
        <source>{seat} places {card} in row {level}.</source>
        <translation>{seat} legt „{card}“ in Reihe {level} an.</translation>
    </message>
    <message id="imperial_miners.seat_plays_card">
        <source>{seat} plays {card}.</source>
        <translation>{seat} spielt „{card}“ aus.</translation>
    </message>
    <message id="imperial_miners.seat_puts_tokens_on_card">
        <source>{seat} puts {amount} on {card}.</source>
        <translation>{seat} legt {amount} auf „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_removes_cave_in">
        <source>{seat} removes the cave-in from {card}.</source>
        <translation>{seat} entfernt den Einsturz von „{card}“.</translation>
    </message>
    <message id="imperial_miners.seat_researches" numerus="yes">
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} entwickelt %n Schritt: {place}.</numerusform>
            <numerusform>{seat} entwickelt %n Schritte: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_scores_full_carts" numerus="yes">
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} erhält %n Siegpunkt für volle Loren.</numerusform>
            <numerusform>{seat} erhält %n Siegpunkte für volle Loren.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_finds_card" numerus="yes">
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} deckt %n Karte auf und nimmt „{card}“.</numerusform>
            <numerusform>{seat} deckt %n Karten auf und nimmt „{card}“.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_of_deck_fails">
        <source>{seat} turns up the whole deck of level {level}: no such card ({faction}).</source>
        <translation>{seat} deckt den ganzen Stapel der Ebene {level} auf: keine {faction}-Karte.</translation>
    </message>
    <message id="imperial_miners.seat_uses_surface_effect">
        <source>{seat} uses an effect of the surface.</source>
        <translation>{seat} nutzt einen Effekt des Stolleneingangs.</translation>
    </message>
    <message id="imperial_miners.seat_wins" numerus="yes">
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Siegpunkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Siegpunkten.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.set_round_number">
        <source>This is round {round}</source>
        <translation>Das ist Runde {round}</translation>
    </message>
    <message id="imperial_miners.shared_victory" numerus="yes">
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Siegpunkt: {seats}.</numerusform>
            <numerusform>Geteilter Sieg mit %n Siegpunkten: {seats}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.solo_verdict_with_title" numerus="yes">
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n Siegpunkt: {title}.</numerusform>
            <numerusform>%n Siegpunkte: {title}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.spaces_on_the_way_give_nothing">
        <source>Spaces on the way give nothing.</source>
        <translation>Felder unterwegs geben nichts.</translation>
    </message>
    <message id="imperial_miners.starting_hand_tip">
        <source>For a first game keep all six cards; later choose four of eight.</source>
        <translation>Behaltet im ersten Spiel alle sechs Karten; später wählt ihr vier von acht.</translation>
    </message>
    <message id="imperial_miners.starting_hand_title">
        <source>Starting hand</source>
        <translation>Starthandkarten</translation>
    </message>
    <message id="imperial_miners.state_of_game">
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="imperial_miners.supply">
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message id="imperial_miners.surface_board_of_seat">
        <source>surface board of {seat}</source>
        <translation>Stolleneingang von {seat}</translation>
    </message>
    <message id="imperial_miners.surface_of_seat">
        <source>surface of {seat}</source>
        <translation>Oberfläche von {seat}</translation>
    </message>
    <message id="imperial_miners.take_card_back_into_hand">
        <source>Take {card} back into the hand</source>
        <translation>„{card}“ auf die Hand zurücknehmen</translation>
    </message>
    <message id="imperial_miners.take_card_out_of_mine">
        <source>Take {card} out of the mine</source>
        <translation>„{card}“ aus der Mine nehmen</translation>
    </message>
    <message id="imperial_miners.take_choice_back_into_hand">
        <source>Take it back into the hand</source>
        <translation>Auf die Hand zurücknehmen</translation>
    </message>
    <message id="imperial_miners.too_few_cave_in_targets" numerus="yes">
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Nur %n andere Karte kann einen Einsturz aufnehmen.</numerusform>
            <numerusform>Nur %n andere Karten können einen Einsturz aufnehmen.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.too_many_research_steps">
        <source>This is {need} away, you may move {have}.</source>
        <translation>Das ist {need} entfernt, du darfst {have} gehen.</translation>
    </message>
    <message id="imperial_miners.too_many_tokens_on_card">
        <source>{card} already has {have}; the limit is {most}.</source>
        <translation>Auf „{card}“ liegen schon {have}, erlaubt sind höchstens {most}.</translation>
    </message>
    <message id="imperial_miners.turn_up_first_event">
        <source>Turn up the first event</source>
        <translation>Das erste Ereignis aufdecken</translation>
    </message>
    <message id="imperial_miners.use_no_effect">
        <source>Use no effect</source>
        <translation>Keinen Effekt nutzen</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message id="library.bring_back">
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message id="library.bring_back_button">
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message id="library.copy">
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message id="library.days_left_in_trash" numerus="yes">
        <source>%n day(s) left in the trash</source>
        <translation>
            <numerusform>noch %n Tag im Papierkorb</numerusform>
            <numerusform>noch %n Tage im Papierkorb</numerusform>
        </translation>
    </message>
    <message id="library.disk_refused">
        <source>That could not be done: the disk does not allow it.</source>
        <translation>Das ging nicht: Der Datenträger lässt es nicht zu.</translation>
    </message>
    <message id="library.export">
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message id="library.export_title">
        <source>Export this game</source>
        <translation>Dieses Spiel exportieren</translation>
    </message>
    <message id="library.from_file_button">
        <source>From file…</source>
        <translation>Aus Datei …</translation>
    </message>
    <message id="library.game_is_open">
        <source>“{file}” is open in another window.</source>
        <translation>„{file}“ ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message id="library.is_lesson">
        <source>This is a lesson</source>
        <translation>Das ist eine Lektion</translation>
    </message>
    <message id="library.is_no_lesson">
        <source>No lesson</source>
        <translation>Doch keine Lektion</translation>
    </message>
    <message id="library.left_off_here">
        <source>You left off here · {day}</source>
        <translation>Hier habt ihr aufgehört · {day}</translation>
    </message>
    <message id="library.list_name">
        <source>Your games</source>
        <translation>Eure Spiele</translation>
    </message>
    <message id="library.look_button">
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message id="library.name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="library.name_of_game">
        <source>Name of this game</source>
        <translation>Name dieses Spiels</translation>
    </message>
    <message id="library.none_finished">
        <source>No game has been played to its end yet.</source>
        <translation>Noch kein Spiel ist zu Ende gespielt.</translation>
    </message>
    <message id="library.none_lessons">
        <source>A game with remarks is a lesson; any other can be made one by ⋯.</source>
        <translation>Ein Spiel mit Notizen ist eine Lektion; jedes andere machst du mit ⋯ dazu.</translation>
    </message>
    <message id="library.none_running">
        <source>No game is in progress.</source>
        <translation>Gerade läuft kein Spiel.</translation>
    </message>
    <message id="library.nothing_found">
        <source>Nothing found for “{words}”.</source>
        <translation>Nichts gefunden für „{words}“.</translation>
    </message>
    <message id="library.open_game">
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message id="library.order_game">
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message id="library.order_is">
        <source>Order: {order}</source>
        <translation>Reihenfolge: {order}</translation>
    </message>
    <message id="library.order_name">
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message id="library.order_newest">
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message id="library.order_progress">
        <source>Furthest first</source>
        <translation>Fortgeschrittene zuerst</translation>
    </message>
    <message id="library.pin">
        <source>Pin to the top</source>
        <translation>Oben anheften</translation>
    </message>
    <message id="library.pinned">
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message id="library.rename">
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message id="library.search">
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message id="library.search_name">
        <source>Search by name, people or remarks</source>
        <translation>Nach Name, Personen oder Notizen suchen</translation>
    </message>
    <message id="library.seat_is_next">
        <source>{seat} is next</source>
        <translation>{seat} ist dran</translation>
    </message>
    <message id="library.show_folder">
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message id="library.tab_all">
        <source>All {number}</source>
        <translation>Alle {number}</translation>
    </message>
    <message id="library.tab_finished">
        <source>Finished {number}</source>
        <translation>Beendet {number}</translation>
    </message>
    <message id="library.tab_lessons">
        <source>Lessons {number}</source>
        <translation>Lektionen {number}</translation>
    </message>
    <message id="library.tab_running">
        <source>In progress {number}</source>
        <translation>Laufend {number}</translation>
    </message>
    <message id="library.tab_trash">
        <source>Trash {number}</source>
        <translation>Papierkorb {number}</translation>
    </message>
    <message id="library.take_off_list">
        <source>Take off this list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message id="library.throw_away">
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message id="library.thrown_away">
        <source>The game is in the trash. It stays there for {days} days.</source>
        <translation>Das Spiel liegt im Papierkorb. Es bleibt {days} Tage dort.</translation>
    </message>
    <message id="library.title_and_detail">
        <source>{title} · {detail}</source>
        <translation>{title} · {detail}</translation>
    </message>
    <message id="library.trash_is_empty">
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message id="library.unpin">
        <source>Unpin</source>
        <translation>Nicht mehr anheften</translation>
    </message>
</context>
<context>
    <name>names/imperial_miners</name>
    <message>
        <source>Abyss Observatory</source>
        <translation>Observatorium am Abgrund</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchemie</translation>
    </message>
    <message>
        <source>Astral Machine</source>
        <translation>Sternenmaschine</translation>
    </message>
    <message>
        <source>Auction Cavern</source>
        <translation>Auktionshöhle</translation>
    </message>
    <message>
        <source>Bamboo Aqueduct</source>
        <translation>Bambusaquädukt</translation>
    </message>
    <message>
        <source>Battering Ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <source>Bellows Grotto</source>
        <translation>Blasebalggrotte</translation>
    </message>
    <message>
        <source>Berserkers' Hall</source>
        <translation>Halle der Berserker</translation>
    </message>
    <message>
        <source>Bone Quarry</source>
        <translation>Knochengrube</translation>
    </message>
    <message>
        <source>Boulder Slide</source>
        <translation>Felsrutsche</translation>
    </message>
    <message>
        <source>Brass Leviathan</source>
        <translation>Messing-Leviathan</translation>
    </message>
    <message>
        <source>Bridge of Two Suns</source>
        <translation>Brücke der zwei Sonnen</translation>
    </message>
    <message>
        <source>Bright Lanterns</source>
        <translation>Helle Laternen</translation>
    </message>
    <message>
        <source>Broad Chamber</source>
        <translation>Weite Kammer</translation>
    </message>
    <message>
        <source>Calendar Chamber</source>
        <translation>Kalenderkammer</translation>
    </message>
    <message>
        <source>Call to the Clans</source>
        <translation>Ruf an die Clans</translation>
    </message>
    <message>
        <source>Cart Colosseum</source>
        <translation>Loren-Kolosseum</translation>
    </message>
    <message>
        <source>Cart Delivery</source>
        <translation>Lorenlieferung</translation>
    </message>
    <message>
        <source>Cart Ramp</source>
        <translation>Lorenrampe</translation>
    </message>
    <message>
        <source>Cherry Root Hall</source>
        <translation>Kirschwurzelhalle</translation>
    </message>
    <message>
        <source>Chieftain's Breach</source>
        <translation>Bresche des Häuptlings</translation>
    </message>
    <message>
        <source>Clan Vault</source>
        <translation>Gewölbe des Clans</translation>
    </message>
    <message>
        <source>Clockwork Distillery</source>
        <translation>Uhrwerk-Brennerei</translation>
    </message>
    <message>
        <source>Collapsing Gallery</source>
        <translation>Einstürzender Stollen</translation>
    </message>
    <message>
        <source>Colonnade Shaft</source>
        <translation>Säulenschacht</translation>
    </message>
    <message>
        <source>Coral Workshop</source>
        <translation>Korallenwerkstatt</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Cracked Sphinx</source>
        <translation>Gesprungene Sphinx</translation>
    </message>
    <message>
        <source>Crystal Dynamo</source>
        <translation>Kristalldynamo</translation>
    </message>
    <message>
        <source>Cursed Dig</source>
        <translation>Verfluchte Grabung</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Dojo of Stone</source>
        <translation>Dojo aus Stein</translation>
    </message>
    <message>
        <source>Drovers' Cave</source>
        <translation>Höhle der Viehtreiber</translation>
    </message>
    <message>
        <source>Embalmers' Hall</source>
        <translation>Halle der Balsamierer</translation>
    </message>
    <message>
        <source>Endless Hall</source>
        <translation>Endlose Halle</translation>
    </message>
    <message>
        <source>Envoys' Door</source>
        <translation>Tür der Gesandten</translation>
    </message>
    <message>
        <source>Eternal Library</source>
        <translation>Ewige Bibliothek</translation>
    </message>
    <message>
        <source>Feast of Nations</source>
        <translation>Fest der Völker</translation>
    </message>
    <message>
        <source>Foremen's Hut</source>
        <translation>Hütte der Steiger</translation>
    </message>
    <message>
        <source>Found Purse</source>
        <translation>Gefundener Beutel</translation>
    </message>
    <message>
        <source>Garden Cavern</source>
        <translation>Gartenhöhle</translation>
    </message>
    <message>
        <source>Gear Forum</source>
        <translation>Zahnradforum</translation>
    </message>
    <message>
        <source>Gearwork Heart</source>
        <translation>Räderwerkherz</translation>
    </message>
    <message>
        <source>Gladiators' Gate</source>
        <translation>Tor der Gladiatoren</translation>
    </message>
    <message>
        <source>Glittering Cave</source>
        <translation>Glitzernde Höhle</translation>
    </message>
    <message>
        <source>Golden Sarcophagus</source>
        <translation>Goldener Sarkophag</translation>
    </message>
    <message>
        <source>Hall of Decrees</source>
        <translation>Halle der Erlasse</translation>
    </message>
    <message>
        <source>Hammer Shaft</source>
        <translation>Hammerschacht</translation>
    </message>
    <message>
        <source>Haulage</source>
        <translation>Förderung</translation>
    </message>
    <message>
        <source>Heart of the Deep</source>
        <translation>Herz der Tiefe</translation>
    </message>
    <message>
        <source>Hidden Observatory</source>
        <translation>Verborgenes Observatorium</translation>
    </message>
    <message>
        <source>Highland Obelisk</source>
        <translation>Hochland-Obelisk</translation>
    </message>
    <message>
        <source>Hired Hands</source>
        <translation>Angeheuerte Kräfte</translation>
    </message>
    <message>
        <source>Howling Pit</source>
        <translation>Heulende Grube</translation>
    </message>
    <message>
        <source>Imperial Crossroads</source>
        <translation>Kreuzung des Reichs</translation>
    </message>
    <message>
        <source>Inventors' Fair</source>
        <translation>Messe der Erfinder</translation>
    </message>
    <message>
        <source>Jade Pavilion</source>
        <translation>Jadepavillon</translation>
    </message>
    <message>
        <source>Keystone Arch</source>
        <translation>Schlusssteinbogen</translation>
    </message>
    <message>
        <source>Koi Spring</source>
        <translation>Koi-Quelle</translation>
    </message>
    <message>
        <source>Labour Exchange</source>
        <translation>Arbeitsbörse</translation>
    </message>
    <message>
        <source>Lacquer Shrine</source>
        <translation>Lackschrein</translation>
    </message>
    <message>
        <source>Laird's Strongroom</source>
        <translation>Schatzkammer des Lairds</translation>
    </message>
    <message>
        <source>Lantern Steps</source>
        <translation>Laternentreppe</translation>
    </message>
    <message>
        <source>Learned Guests</source>
        <translation>Gelehrte Gäste</translation>
    </message>
    <message>
        <source>Legion Road</source>
        <translation>Legionsstraße</translation>
    </message>
    <message>
        <source>Loose Ceiling</source>
        <translation>Lose Decke</translation>
    </message>
    <message>
        <source>Marble Monopoly</source>
        <translation>Marmormonopol</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Markttag</translation>
    </message>
    <message>
        <source>Masked Ambush</source>
        <translation>Maskierter Hinterhalt</translation>
    </message>
    <message>
        <source>Measuring Hall</source>
        <translation>Messhalle</translation>
    </message>
    <message>
        <source>Merchant Caravan</source>
        <translation>Händlerkarawane</translation>
    </message>
    <message>
        <source>Milestone Hall</source>
        <translation>Meilensteinhalle</translation>
    </message>
    <message>
        <source>Miners' Luck</source>
        <translation>Bergmannsglück</translation>
    </message>
    <message>
        <source>Moor Gold Works</source>
        <translation>Moorgoldwerk</translation>
    </message>
    <message>
        <source>Mother Lode</source>
        <translation>Hauptader</translation>
    </message>
    <message>
        <source>Nile Sluice</source>
        <translation>Nilschleuse</translation>
    </message>
    <message>
        <source>Old Gravel Pit</source>
        <translation>Alte Kiesgrube</translation>
    </message>
    <message>
        <source>Old Map</source>
        <translation>Alte Karte</translation>
    </message>
    <message>
        <source>Open Seam</source>
        <translation>Offenes Flöz</translation>
    </message>
    <message>
        <source>Oracle Chamber</source>
        <translation>Orakelkammer</translation>
    </message>
    <message>
        <source>Ore Market</source>
        <translation>Erzmarkt</translation>
    </message>
    <message>
        <source>Orichalcum Press</source>
        <translation>Orichalkum-Presse</translation>
    </message>
    <message>
        <source>Paper Wall Gallery</source>
        <translation>Galerie der Papierwände</translation>
    </message>
    <message>
        <source>Papyrus Archive</source>
        <translation>Papyrusarchiv</translation>
    </message>
    <message>
        <source>Paved Adit</source>
        <translation>Gepflasterter Stollen</translation>
    </message>
    <message>
        <source>Pearl Divers' Rest</source>
        <translation>Rast der Perlentaucher</translation>
    </message>
    <message>
        <source>Peat Cellar</source>
        <translation>Torfkeller</translation>
    </message>
    <message>
        <source>Pharaoh's Cascade</source>
        <translation>Kaskade des Pharaos</translation>
    </message>
    <message>
        <source>Pillared Passage</source>
        <translation>Säulengang</translation>
    </message>
    <message>
        <source>Piper's Signal</source>
        <translation>Signal des Pfeifers</translation>
    </message>
    <message>
        <source>Poseidon's Drill</source>
        <translation>Bohrer des Poseidon</translation>
    </message>
    <message>
        <source>Pressure Dome</source>
        <translation>Druckkuppel</translation>
    </message>
    <message>
        <source>Priests' Lift</source>
        <translation>Aufzug der Priester</translation>
    </message>
    <message>
        <source>Pump Room</source>
        <translation>Pumpenraum</translation>
    </message>
    <message>
        <source>Quarry Contract</source>
        <translation>Steinbruchvertrag</translation>
    </message>
    <message>
        <source>Quiet Burrow</source>
        <translation>Stiller Bau</translation>
    </message>
    <message>
        <source>Raiders' Den</source>
        <translation>Bau der Plünderer</translation>
    </message>
    <message>
        <source>Reed Causeway</source>
        <translation>Schilfdamm</translation>
    </message>
    <message>
        <source>Rescue Party</source>
        <translation>Rettungstrupp</translation>
    </message>
    <message>
        <source>Rich Veins</source>
        <translation>Reiche Adern</translation>
    </message>
    <message>
        <source>Ronin Tunnel</source>
        <translation>Ronin-Tunnel</translation>
    </message>
    <message>
        <source>Royal Mint</source>
        <translation>Königliche Münze</translation>
    </message>
    <message>
        <source>Salvage Pit</source>
        <translation>Bergungsgrube</translation>
    </message>
    <message>
        <source>Samurai Crypt</source>
        <translation>Samurai-Gruft</translation>
    </message>
    <message>
        <source>Scarab Gate</source>
        <translation>Skarabäustor</translation>
    </message>
    <message>
        <source>Scribes' Niche</source>
        <translation>Nische der Schreiber</translation>
    </message>
    <message>
        <source>Senate Under Stone</source>
        <translation>Senat unter Stein</translation>
    </message>
    <message>
        <source>Shaft to the Deep</source>
        <translation>Schacht in die Tiefe</translation>
    </message>
    <message>
        <source>Shogun's Council</source>
        <translation>Rat des Shoguns</translation>
    </message>
    <message>
        <source>Silk Bargain</source>
        <translation>Seidenhandel</translation>
    </message>
    <message>
        <source>Silver Hoard</source>
        <translation>Silberhort</translation>
    </message>
    <message>
        <source>Six Banner Hall</source>
        <translation>Halle der sechs Banner</translation>
    </message>
    <message>
        <source>Smugglers' Drop</source>
        <translation>Versteck der Schmuggler</translation>
    </message>
    <message>
        <source>Solar Engine</source>
        <translation>Sonnenmotor</translation>
    </message>
    <message>
        <source>Star Chart Room</source>
        <translation>Sternkartenraum</translation>
    </message>
    <message>
        <source>Stargazers' Well</source>
        <translation>Brunnen der Sterngucker</translation>
    </message>
    <message>
        <source>Steam Brewery</source>
        <translation>Dampfbrauerei</translation>
    </message>
    <message>
        <source>Sunken Foundry</source>
        <translation>Versunkene Gießerei</translation>
    </message>
    <message>
        <source>Sunlit Stair</source>
        <translation>Sonnentreppe</translation>
    </message>
    <message>
        <source>Supply Cavern</source>
        <translation>Vorratshöhle</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Survey Lodge</source>
        <translation>Vermessungshütte</translation>
    </message>
    <message>
        <source>Surveyors' Basilica</source>
        <translation>Basilika der Vermesser</translation>
    </message>
    <message>
        <source>Tartan Exchange</source>
        <translation>Tartanbörse</translation>
    </message>
    <message>
        <source>Tea Room Below</source>
        <translation>Teestube unter Tage</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Temple of Ways</source>
        <translation>Tempel der Wege</translation>
    </message>
    <message>
        <source>Test Drill</source>
        <translation>Probebohrung</translation>
    </message>
    <message>
        <source>Thane's Treasury</source>
        <translation>Schatz des Thans</translation>
    </message>
    <message>
        <source>Thunder Pit</source>
        <translation>Donnergrube</translation>
    </message>
    <message>
        <source>Tidal Engine</source>
        <translation>Gezeitenmotor</translation>
    </message>
    <message>
        <source>Tide Wheel</source>
        <translation>Gezeitenrad</translation>
    </message>
    <message>
        <source>Toll Tunnel</source>
        <translation>Zolltunnel</translation>
    </message>
    <message>
        <source>Tomb of Keys</source>
        <translation>Grab der Schlüssel</translation>
    </message>
    <message>
        <source>Tool Carriers</source>
        <translation>Werkzeugträger</translation>
    </message>
    <message>
        <source>Travelling Foreman</source>
        <translation>Reisender Steiger</translation>
    </message>
    <message>
        <source>Triumph Tunnel</source>
        <translation>Triumphtunnel</translation>
    </message>
    <message>
        <source>Trophy Chasm</source>
        <translation>Trophäenschlucht</translation>
    </message>
    <message>
        <source>Vault of Mercury</source>
        <translation>Gewölbe des Merkur</translation>
    </message>
    <message>
        <source>Vaulted Junction</source>
        <translation>Überwölbte Kreuzung</translation>
    </message>
    <message>
        <source>Ventilation</source>
        <translation>Belüftung</translation>
    </message>
    <message>
        <source>Wages</source>
        <translation>Lohntag</translation>
    </message>
    <message>
        <source>Wagon Yard</source>
        <translation>Fuhrhof</translation>
    </message>
    <message>
        <source>War Drum Cavern</source>
        <translation>Höhle der Kriegstrommeln</translation>
    </message>
    <message>
        <source>Whale Song Hall</source>
        <translation>Walgesanghalle</translation>
    </message>
    <message>
        <source>Whisky Store</source>
        <translation>Whiskylager</translation>
    </message>
    <message>
        <source>Wrecking Floor</source>
        <translation>Abbruchsohle</translation>
    </message>
</context>
<context>
    <name>names/underwater_cities</name>
    <message>
        <source>Academy</source>
        <translation>Akademie</translation>
    </message>
    <message>
        <source>Academy Grant</source>
        <translation>Akademiestipendium</translation>
    </message>
    <message>
        <source>Algae Tank</source>
        <translation>Planktontank</translation>
    </message>
    <message>
        <source>Architects</source>
        <translation>Architekturbüro</translation>
    </message>
    <message>
        <source>Assembly Line</source>
        <translation>Fließband</translation>
    </message>
    <message>
        <source>Automation</source>
        <translation>Automatisierung</translation>
    </message>
    <message>
        <source>Autonomous Systems</source>
        <translation>Autonome Systeme</translation>
    </message>
    <message>
        <source>Balanced Nation</source>
        <translation>Ausgewogene Nation</translation>
    </message>
    <message>
        <source>Ballast Sale</source>
        <translation>Ballastverkauf</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Tauschhandel</translation>
    </message>
    <message>
        <source>Biomass Press</source>
        <translation>Biomassepresse</translation>
    </message>
    <message>
        <source>Biomatter Market</source>
        <translation>Biomassemarkt</translation>
    </message>
    <message>
        <source>Biomech Construction Crew</source>
        <translation>Biomechanischer Bautrupp</translation>
    </message>
    <message>
        <source>Black Ops Team</source>
        <translation>Geheimtrupp</translation>
    </message>
    <message>
        <source>Border Post</source>
        <translation>Grenzposten</translation>
    </message>
    <message>
        <source>Borrowed Yard</source>
        <translation>Geliehene Werft</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Reiche Gabe</translation>
    </message>
    <message>
        <source>Breadbasket</source>
        <translation>Kornkammer</translation>
    </message>
    <message>
        <source>Build Expansion</source>
        <translation>Baue eine Erweiterung</translation>
    </message>
    <message>
        <source>Build Farm or Desalination Plant</source>
        <translation>Baue eine Farm oder Entsalzungsanlage</translation>
    </message>
    <message>
        <source>Build a Structure</source>
        <translation>Baue eine Struktur</translation>
    </message>
    <message>
        <source>Build and Dig</source>
        <translation>Bauen und graben</translation>
    </message>
    <message>
        <source>Call to Hands</source>
        <translation>Ruf an die Arbeit</translation>
    </message>
    <message>
        <source>Canal Pilots</source>
        <translation>Kanallotsen</translation>
    </message>
    <message>
        <source>Capital Dome</source>
        <translation>Hauptstadtkuppel</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Kanzlei</translation>
    </message>
    <message>
        <source>Charter</source>
        <translation>Gründungsurkunde</translation>
    </message>
    <message>
        <source>City Day</source>
        <translation>Tag der Stadt</translation>
    </message>
    <message>
        <source>City Register</source>
        <translation>Stadtregister</translation>
    </message>
    <message>
        <source>City Tax</source>
        <translation>Stadtsteuer</translation>
    </message>
    <message>
        <source>Closing Sale</source>
        <translation>Schlussverkauf</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>Kofferdamm</translation>
    </message>
    <message>
        <source>Construction Windfall</source>
        <translation>Baugewinn</translation>
    </message>
    <message>
        <source>Consulate</source>
        <translation>Konsulat</translation>
    </message>
    <message>
        <source>Corporate Expansion</source>
        <translation>Firmenausbau</translation>
    </message>
    <message>
        <source>Credit Market</source>
        <translation>Creditmarkt</translation>
    </message>
    <message>
        <source>Crowning Works</source>
        <translation>Krönendes Werk</translation>
    </message>
    <message>
        <source>Deep Drills</source>
        <translation>Tiefbohrer</translation>
    </message>
    <message>
        <source>Deep Embassy</source>
        <translation>Tiefseebotschaft</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Depot Lease</source>
        <translation>Lagermiete</translation>
    </message>
    <message>
        <source>Digging Shift</source>
        <translation>Grabungsschicht</translation>
    </message>
    <message>
        <source>Diplomatic Pouch</source>
        <translation>Diplomatengepäck</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>Doktorwürde</translation>
    </message>
    <message>
        <source>Dome Builders</source>
        <translation>Kuppelbautrupp</translation>
    </message>
    <message>
        <source>Dome Patent</source>
        <translation>Kuppelpatent</translation>
    </message>
    <message>
        <source>Drill Team</source>
        <translation>Bohrteam</translation>
    </message>
    <message>
        <source>Embargo Run</source>
        <translation>Blockadefahrt</translation>
    </message>
    <message>
        <source>Embassy</source>
        <translation>Botschaft</translation>
    </message>
    <message>
        <source>Envoy's Errand</source>
        <translation>Botengang</translation>
    </message>
    <message>
        <source>Exchange Counter</source>
        <translation>Wechselschalter</translation>
    </message>
    <message>
        <source>Extraordinary Mission</source>
        <translation>Außergewöhnliche Mission</translation>
    </message>
    <message>
        <source>Farm Registry</source>
        <translation>Farmregister</translation>
    </message>
    <message>
        <source>Farm Union</source>
        <translation>Farmverband</translation>
    </message>
    <message>
        <source>Federation Summit</source>
        <translation>Gipfel des Staatenbunds</translation>
    </message>
    <message>
        <source>Field Kitchen</source>
        <translation>Feldküche</translation>
    </message>
    <message>
        <source>Field Notes</source>
        <translation>Feldnotizen</translation>
    </message>
    <message>
        <source>Filtration Recycling</source>
        <translation>Filterrecycling</translation>
    </message>
    <message>
        <source>Final Shift</source>
        <translation>Letzte Schicht</translation>
    </message>
    <message>
        <source>First Briefing</source>
        <translation>Erste Besprechung</translation>
    </message>
    <message>
        <source>Four Cities</source>
        <translation>Vier Städte</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Freie Durchfahrt</translation>
    </message>
    <message>
        <source>Freight Clerks</source>
        <translation>Frachtbüro</translation>
    </message>
    <message>
        <source>Fresh Water</source>
        <translation>Süßwasser</translation>
    </message>
    <message>
        <source>Full Overhaul</source>
        <translation>Generalüberholung</translation>
    </message>
    <message>
        <source>Full Power</source>
        <translation>Volle Kraft</translation>
    </message>
    <message>
        <source>Fusion Plant</source>
        <translation>Fusionskraftwerk</translation>
    </message>
    <message>
        <source>Gala Season</source>
        <translation>Ballsaison</translation>
    </message>
    <message>
        <source>Gold Reserve</source>
        <translation>Goldreserve</translation>
    </message>
    <message>
        <source>Granary Ledger</source>
        <translation>Speicherbuch</translation>
    </message>
    <message>
        <source>Grand Mission</source>
        <translation>Große Mission</translation>
    </message>
    <message>
        <source>Grand Reef</source>
        <translation>Prächtiges Riff</translation>
    </message>
    <message>
        <source>Grand Survey</source>
        <translation>Große Überprüfung</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>Große Rundreise</translation>
    </message>
    <message>
        <source>Grant Money</source>
        <translation>Fördergeld</translation>
    </message>
    <message>
        <source>Great Rally</source>
        <translation>Große Kundgebung</translation>
    </message>
    <message>
        <source>Great Reef</source>
        <translation>Großes Riff</translation>
    </message>
    <message>
        <source>Great Sets</source>
        <translation>Große Sätze</translation>
    </message>
    <message>
        <source>Great Works</source>
        <translation>Große Werke</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>Zunfthaus</translation>
    </message>
    <message>
        <source>Harbour Dues</source>
        <translation>Hafengebühr</translation>
    </message>
    <message>
        <source>Harvest Legacy</source>
        <translation>Vermächtnis der Ernte</translation>
    </message>
    <message>
        <source>Hatchery Crew</source>
        <translation>Brutstation</translation>
    </message>
    <message>
        <source>Hidden Vault</source>
        <translation>Verborgener Tresor</translation>
    </message>
    <message>
        <source>Hydro Plant</source>
        <translation>Wasserkraftanlage</translation>
    </message>
    <message>
        <source>Improve Works</source>
        <translation>Bessere Werke</translation>
    </message>
    <message>
        <source>Institute</source>
        <translation>Institut</translation>
    </message>
    <message>
        <source>Iron Freight</source>
        <translation>Eisenfracht</translation>
    </message>
    <message>
        <source>Joint Works</source>
        <translation>Gemeinschaftswerk</translation>
    </message>
    <message>
        <source>Jubilee</source>
        <translation>Jubiläum</translation>
    </message>
    <message>
        <source>Kelp Basket</source>
        <translation>Tangkorb</translation>
    </message>
    <message>
        <source>Kelp Cutters</source>
        <translation>Tangschnitter</translation>
    </message>
    <message>
        <source>Kelp Market</source>
        <translation>Tangmarkt</translation>
    </message>
    <message>
        <source>Kelp Terraces</source>
        <translation>Tangterrassen</translation>
    </message>
    <message>
        <source>Lab Inspectors</source>
        <translation>Laborprüfung</translation>
    </message>
    <message>
        <source>Lab Registry</source>
        <translation>Laborregister</translation>
    </message>
    <message>
        <source>Lab Union</source>
        <translation>Laborverband</translation>
    </message>
    <message>
        <source>Last Bore</source>
        <translation>Letzte Bohrung</translation>
    </message>
    <message>
        <source>Last Ledger</source>
        <translation>Letzte Bilanz</translation>
    </message>
    <message>
        <source>Last Rivets</source>
        <translation>Letzte Nieten</translation>
    </message>
    <message>
        <source>Late Foundry</source>
        <translation>Späte Gießerei</translation>
    </message>
    <message>
        <source>Late Harvest</source>
        <translation>Späte Ernte</translation>
    </message>
    <message>
        <source>Late Kelp Beds</source>
        <translation>Späte Tangbeete</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hauptbuch</translation>
    </message>
    <message>
        <source>Living Cargo</source>
        <translation>Lebende Fracht</translation>
    </message>
    <message>
        <source>Living Domes</source>
        <translation>Lebende Kuppeln</translation>
    </message>
    <message>
        <source>Living Legacy</source>
        <translation>Lebendes Vermächtnis</translation>
    </message>
    <message>
        <source>Living Nation</source>
        <translation>Lebende Nation</translation>
    </message>
    <message>
        <source>Living Reef</source>
        <translation>Lebendes Riff</translation>
    </message>
    <message>
        <source>Lookout Post</source>
        <translation>Ausguck</translation>
    </message>
    <message>
        <source>Master Builders</source>
        <translation>Meisterbauhütte</translation>
    </message>
    <message>
        <source>Metropolitan Seal</source>
        <translation>Siegel der Metropole</translation>
    </message>
    <message>
        <source>Modern Labs</source>
        <translation>Moderne Labore</translation>
    </message>
    <message>
        <source>Modern Nation</source>
        <translation>Moderne Nation</translation>
    </message>
    <message>
        <source>Morning Market</source>
        <translation>Morgenmarkt</translation>
    </message>
    <message>
        <source>New Metropolis</source>
        <translation>Neue Metropole</translation>
    </message>
    <message>
        <source>Night Academy</source>
        <translation>Nachtakademie</translation>
    </message>
    <message>
        <source>Night Market</source>
        <translation>Nachtmarkt</translation>
    </message>
    <message>
        <source>Night Shift</source>
        <translation>Nachtschicht</translation>
    </message>
    <message>
        <source>Odds and Ends</source>
        <translation>Krimskrams</translation>
    </message>
    <message>
        <source>Open Borehole</source>
        <translation>Offenes Bohrloch</translation>
    </message>
    <message>
        <source>Open Ledger</source>
        <translation>Offene Bücher</translation>
    </message>
    <message>
        <source>Open Rally</source>
        <translation>Offene Kundgebung</translation>
    </message>
    <message>
        <source>Ore Barge</source>
        <translation>Erzkahn</translation>
    </message>
    <message>
        <source>Overhaul</source>
        <translation>Überholung</translation>
    </message>
    <message>
        <source>Pension Fund</source>
        <translation>Pensionskasse</translation>
    </message>
    <message>
        <source>Personal Assistant</source>
        <translation>Persönlicher Assistent</translation>
    </message>
    <message>
        <source>Petty Cash</source>
        <translation>Handkasse</translation>
    </message>
    <message>
        <source>Plain Domes</source>
        <translation>Schlichte Kuppeln</translation>
    </message>
    <message>
        <source>Plankton Farm</source>
        <translation>Planktonfarm</translation>
    </message>
    <message>
        <source>Plankton Net</source>
        <translation>Planktonnetz</translation>
    </message>
    <message>
        <source>Power Plant</source>
        <translation>Kraftwerk</translation>
    </message>
    <message>
        <source>Prefab Lab</source>
        <translation>Fertiglabor</translation>
    </message>
    <message>
        <source>Pressure Dome</source>
        <translation>Druckkuppel</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Private Fleet</source>
        <translation>Privatflotte</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Proviant</translation>
    </message>
    <message>
        <source>Rail Tolls</source>
        <translation>Schienenmaut</translation>
    </message>
    <message>
        <source>Reef Park</source>
        <translation>Riffpark</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>Umbau</translation>
    </message>
    <message>
        <source>Refurbish</source>
        <translation>Renovierung</translation>
    </message>
    <message>
        <source>Rented Berths</source>
        <translation>Gemietete Liegeplätze</translation>
    </message>
    <message>
        <source>Requisition</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Research Trip</source>
        <translation>Forschungsreise</translation>
    </message>
    <message>
        <source>Ring Tunnel</source>
        <translation>Ringtunnel</translation>
    </message>
    <message>
        <source>Roadways</source>
        <translation>Verkehrswege</translation>
    </message>
    <message>
        <source>Royal Charter</source>
        <translation>Königlicher Freibrief</translation>
    </message>
    <message>
        <source>Salt Works</source>
        <translation>Saline</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Science Fair</source>
        <translation>Wissenschaftsmesse</translation>
    </message>
    <message>
        <source>Science Legacy</source>
        <translation>Vermächtnis der Wissenschaft</translation>
    </message>
    <message>
        <source>Science Market</source>
        <translation>Wissenschaftsmarkt</translation>
    </message>
    <message>
        <source>Scrap Yard</source>
        <translation>Schrottplatz</translation>
    </message>
    <message>
        <source>Seafood Collection</source>
        <translation>Meeresfrüchte-Ernte</translation>
    </message>
    <message>
        <source>Second Briefing</source>
        <translation>Zweite Besprechung</translation>
    </message>
    <message>
        <source>Second Shift</source>
        <translation>Zweite Schicht</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <translation>Neuer Schwung</translation>
    </message>
    <message>
        <source>Secret Mission</source>
        <translation>Geheime Mission</translation>
    </message>
    <message>
        <source>Seed Bank</source>
        <translation>Saatbank</translation>
    </message>
    <message>
        <source>Seed Vault</source>
        <translation>Saatguttresor</translation>
    </message>
    <message>
        <source>Shadow Council</source>
        <translation>Schattenrat</translation>
    </message>
    <message>
        <source>Signal Corps</source>
        <translation>Fernmeldetrupp</translation>
    </message>
    <message>
        <source>Skyline</source>
        <translation>Skyline</translation>
    </message>
    <message>
        <source>Spare Valve</source>
        <translation>Ersatzventil</translation>
    </message>
    <message>
        <source>Sponge Gardens</source>
        <translation>Schwammgärten</translation>
    </message>
    <message>
        <source>Standing Orders</source>
        <translation>Daueranweisung</translation>
    </message>
    <message>
        <source>State Banquet</source>
        <translation>Staatsbankett</translation>
    </message>
    <message>
        <source>State Visit</source>
        <translation>Staatsbesuch</translation>
    </message>
    <message>
        <source>Steel Broker</source>
        <translation>Stahlmakler</translation>
    </message>
    <message>
        <source>Steel Convoy</source>
        <translation>Stahlkonvoi</translation>
    </message>
    <message>
        <source>Steel Fleet</source>
        <translation>Stahlflotte</translation>
    </message>
    <message>
        <source>Steel Foundry</source>
        <translation>Stahlgießerei</translation>
    </message>
    <message>
        <source>Steel Ledger</source>
        <translation>Stahlbuch</translation>
    </message>
    <message>
        <source>Steel Market</source>
        <translation>Stahlmarkt</translation>
    </message>
    <message>
        <source>Stevedores</source>
        <translation>Hafenarbeit</translation>
    </message>
    <message>
        <source>Stone Masons</source>
        <translation>Steinmetzhütte</translation>
    </message>
    <message>
        <source>Supply Barge</source>
        <translation>Versorgungskahn</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Überprüfung</translation>
    </message>
    <message>
        <source>Surveyors' Guild</source>
        <translation>Zunft der Vermesser</translation>
    </message>
    <message>
        <source>Swap Meet</source>
        <translation>Tauschbörse</translation>
    </message>
    <message>
        <source>Technology Negotiation</source>
        <translation>Technologieverhandlung</translation>
    </message>
    <message>
        <source>Tenders</source>
        <translation>Ausschreibungen</translation>
    </message>
    <message>
        <source>Think Tank</source>
        <translation>Denkfabrik</translation>
    </message>
    <message>
        <source>Third Briefing</source>
        <translation>Dritte Besprechung</translation>
    </message>
    <message>
        <source>Tinkering</source>
        <translation>Tüftelei</translation>
    </message>
    <message>
        <source>Toll Count</source>
        <translation>Mautzählung</translation>
    </message>
    <message>
        <source>Trade Winds</source>
        <translation>Passatwind</translation>
    </message>
    <message>
        <source>Treasure Hold</source>
        <translation>Schatzfracht</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatzkammer</translation>
    </message>
    <message>
        <source>Trial Run</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <source>Tunnel Authority</source>
        <translation>Tunnelbehörde</translation>
    </message>
    <message>
        <source>Tunnel Fees</source>
        <translation>Tunnelgebühren</translation>
    </message>
    <message>
        <source>Tunnel Legacy</source>
        <translation>Vermächtnis der Tunnel</translation>
    </message>
    <message>
        <source>Tunnel Register</source>
        <translation>Tunnelregister</translation>
    </message>
    <message>
        <source>Twin Domes</source>
        <translation>Zwillingskuppeln</translation>
    </message>
    <message>
        <source>Twin Reactors</source>
        <translation>Zwillingsreaktoren</translation>
    </message>
    <message>
        <source>Twin Shafts</source>
        <translation>Zwillingsschächte</translation>
    </message>
    <message>
        <source>Undersea Server Farm</source>
        <translation>Unterseeische Serverfarm</translation>
    </message>
    <message>
        <source>Upgrade Register</source>
        <translation>Aufwertungsregister</translation>
    </message>
    <message>
        <source>Vault Opening</source>
        <translation>Tresoröffnung</translation>
    </message>
    <message>
        <source>Water Bonus</source>
        <translation>Wasserbonus</translation>
    </message>
    <message>
        <source>Water Census</source>
        <translation>Wasserzählung</translation>
    </message>
    <message>
        <source>Water Legacy</source>
        <translation>Vermächtnis des Wassers</translation>
    </message>
    <message>
        <source>Water Union</source>
        <translation>Wasserverband</translation>
    </message>
    <message>
        <source>Weir Keepers</source>
        <translation>Wehrwache</translation>
    </message>
    <message>
        <source>Wide Survey</source>
        <translation>Umfassende Überprüfung</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Unverhoffter Gewinn</translation>
    </message>
    <message>
        <source>Windfall Crates</source>
        <translation>Strandgut</translation>
    </message>
    <message>
        <source>Wire Press</source>
        <translation>Drahtpresse</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Werkbank</translation>
    </message>
    <message>
        <source>World Fair</source>
        <translation>Weltausstellung</translation>
    </message>
</context>
<context>
    <name>nouns/barrage</name>
    <message id="nouns/barrage.France">
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message id="nouns/barrage.France">
        <source>France</source>
        <comment>dat</comment>
        <translation>Frankreich</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <source>Germany</source>
        <comment>dat</comment>
        <translation>Deutschland</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <source>Italy</source>
        <comment>dat</comment>
        <translation>Italien</translation>
    </message>
    <message id="nouns/barrage.USA">
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.USA">
        <source>USA</source>
        <comment>dat</comment>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <source>advanced technology tile</source>
        <translation>fortgeschrittenes Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <source>advanced technology tile</source>
        <comment>dat</comment>
        <translation>fortgeschrittenen Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <source>%n advanced technology tile(s)</source>
        <translation>
            <numerusform>%n fortgeschrittenes Technologieplättchen</numerusform>
            <numerusform>%n fortgeschrittene Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <source>%n advanced technology tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n fortgeschrittenen Technologieplättchen</numerusform>
            <numerusform>%n fortgeschrittenen Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa">
        <source>Automa tile</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="nouns/barrage.automa">
        <source>Automa tile</source>
        <comment>dat</comment>
        <translation>Automaplättchen</translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n Automaplättchen</numerusform>
            <numerusform>%n Automaplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <source>%n Automa tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Automaplättchen</numerusform>
            <numerusform>%n Automaplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base">
        <source>base</source>
        <translation>Grundmauer</translation>
    </message>
    <message id="nouns/barrage.base">
        <source>base</source>
        <comment>dat</comment>
        <translation>Grundmauer</translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n Grundmauer</numerusform>
            <numerusform>%n Grundmauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <source>%n base(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Grundmauer</numerusform>
            <numerusform>%n Grundmauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus">
        <source>bonus tile</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message id="nouns/barrage.bonus">
        <source>bonus tile</source>
        <comment>dat</comment>
        <translation>Bonusplättchen</translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n Bonusplättchen</numerusform>
            <numerusform>%n Bonusplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <source>%n bonus tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Bonusplättchen</numerusform>
            <numerusform>%n Bonusplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bought">
        <source>machine paid with credits</source>
        <translation>mit Hydros bezahlte Maschine</translation>
    </message>
    <message id="nouns/barrage.bought">
        <source>machine paid with credits</source>
        <comment>dat</comment>
        <translation>mit Hydros bezahlten Maschine</translation>
    </message>
    <message id="nouns/barrage.company">
        <source>company</source>
        <translation>Unternehmen</translation>
    </message>
    <message id="nouns/barrage.company">
        <source>company</source>
        <comment>dat</comment>
        <translation>Unternehmen</translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <source>%n company/companies</source>
        <translation>
            <numerusform>%n Unternehmen</numerusform>
            <numerusform>%n Unternehmen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <source>%n company/companies</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Unternehmen</numerusform>
            <numerusform>%n Unternehmen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit">
        <source>conduit</source>
        <translation>Rohrwerk</translation>
    </message>
    <message id="nouns/barrage.conduit">
        <source>conduit</source>
        <comment>dat</comment>
        <translation>Rohrwerk</translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n Rohrwerk</numerusform>
            <numerusform>%n Rohrwerke</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <source>%n conduit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Rohrwerk</numerusform>
            <numerusform>%n Rohrwerken</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract">
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract">
        <source>contract</source>
        <comment>dat</comment>
        <translation>Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n Vertrag</numerusform>
            <numerusform>%n Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <source>%n contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Vertrag</numerusform>
            <numerusform>%n Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <translation>grüner privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <comment>acc</comment>
        <translation>grünen privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <comment>dat</comment>
        <translation>grünen privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <comment>the</comment>
        <translation>grüne private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <translation>
            <numerusform>%n grüner privater Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n grünen privaten Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n grünen privaten Vertrag</numerusform>
            <numerusform>%n grünen privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n grüne private Vertrag</numerusform>
            <numerusform>%n grüne private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <translation>staatlicher Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <comment>acc</comment>
        <translation>staatlichen Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <comment>dat</comment>
        <translation>staatlichen Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <comment>the</comment>
        <translation>staatliche Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <translation>
            <numerusform>%n staatlicher Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n staatlichen Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n staatlichen Vertrag</numerusform>
            <numerusform>%n staatlichen Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n staatliche Vertrag</numerusform>
            <numerusform>%n staatliche Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <translation>roter privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <comment>acc</comment>
        <translation>roten privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <comment>dat</comment>
        <translation>roten privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <comment>the</comment>
        <translation>rote private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <translation>
            <numerusform>%n roter privater Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n roten privaten Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n roten privaten Vertrag</numerusform>
            <numerusform>%n roten privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n rote private Vertrag</numerusform>
            <numerusform>%n rote private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <comment>acc</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <comment>dat</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <comment>the</comment>
        <translation>Startvertrag</translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n Startvertrag</numerusform>
            <numerusform>%n Startverträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <translation>gelber privater Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <comment>acc</comment>
        <translation>gelben privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <comment>dat</comment>
        <translation>gelben privaten Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <comment>the</comment>
        <translation>gelbe private Vertrag</translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <translation>
            <numerusform>%n gelber privater Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n gelben privaten Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n gelben privaten Vertrag</numerusform>
            <numerusform>%n gelben privaten Verträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n gelbe private Vertrag</numerusform>
            <numerusform>%n gelbe private Verträge</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <source>contract office</source>
        <translation>Notariat</translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <source>contract office</source>
        <comment>dat</comment>
        <translation>Notariat</translation>
    </message>
    <message id="nouns/barrage.credit">
        <source>credit</source>
        <translation>Hydro</translation>
    </message>
    <message id="nouns/barrage.credit">
        <source>credit</source>
        <comment>dat</comment>
        <translation>Hydro</translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Hydro</numerusform>
            <numerusform>%n Hydro</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam">
        <source>dam</source>
        <translation>Staumauer</translation>
    </message>
    <message id="nouns/barrage.dam">
        <source>dam</source>
        <comment>dat</comment>
        <translation>Staumauer</translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n Staumauer</numerusform>
            <numerusform>%n Staumauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <source>%n dam(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Staumauer</numerusform>
            <numerusform>%n Staumauern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop">
        <source>water drop</source>
        <translation>Wassereinheit</translation>
    </message>
    <message id="nouns/barrage.drop">
        <source>water drop</source>
        <comment>dat</comment>
        <translation>Wassereinheit</translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <source>%n water drop(s)</source>
        <translation>
            <numerusform>%n Wassereinheit</numerusform>
            <numerusform>%n Wassereinheiten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <source>%n water drop(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Wassereinheit</numerusform>
            <numerusform>%n Wassereinheiten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation">
        <source>elevation</source>
        <translation>Erhöhung</translation>
    </message>
    <message id="nouns/barrage.elevation">
        <source>elevation</source>
        <comment>dat</comment>
        <translation>Erhöhung</translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n Erhöhung</numerusform>
            <numerusform>%n Erhöhungen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <source>%n elevation(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Erhöhung</numerusform>
            <numerusform>%n Erhöhungen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy">
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message id="nouns/barrage.energy">
        <source>energy</source>
        <comment>dat</comment>
        <translation>Energie</translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n Energie</numerusform>
            <numerusform>%n Energie</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <source>%n energy</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Energie</numerusform>
            <numerusform>%n Energie</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer">
        <source>engineer</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="nouns/barrage.engineer">
        <source>engineer</source>
        <comment>dat</comment>
        <translation>Arbeiter</translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <source>%n engineer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeitern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator">
        <source>excavator</source>
        <translation>Bagger</translation>
    </message>
    <message id="nouns/barrage.excavator">
        <source>excavator</source>
        <comment>dat</comment>
        <translation>Bagger</translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n Bagger</numerusform>
            <numerusform>%n Bagger</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <source>%n excavator(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Bagger</numerusform>
            <numerusform>%n Baggern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream">
        <source>headstream tile</source>
        <translation>Quellenplättchen</translation>
    </message>
    <message id="nouns/barrage.headstream">
        <source>headstream tile</source>
        <comment>dat</comment>
        <translation>Quellenplättchen</translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <source>%n headstream tile(s)</source>
        <translation>
            <numerusform>%n Quellenplättchen</numerusform>
            <numerusform>%n Quellenplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <source>%n headstream tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Quellenplättchen</numerusform>
            <numerusform>%n Quellenplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.hill">
        <source>hills</source>
        <translation>Hügel</translation>
    </message>
    <message id="nouns/barrage.hill">
        <source>hills</source>
        <comment>dat</comment>
        <translation>Hügeln</translation>
    </message>
    <message id="nouns/barrage.joker">
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message id="nouns/barrage.joker">
        <source>joker</source>
        <comment>dat</comment>
        <translation>Joker</translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <source>%n joker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Jokern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine">
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/barrage.machine">
        <source>machine</source>
        <comment>dat</comment>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <source>%n machine(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <source>machinery shop</source>
        <translation>Maschinenausstellung</translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <source>machinery shop</source>
        <comment>dat</comment>
        <translation>Maschinenausstellung</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <source>mixer</source>
        <translation>Betonmischer</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <source>mixer</source>
        <comment>dat</comment>
        <translation>Betonmischer</translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n Betonmischer</numerusform>
            <numerusform>%n Betonmischer</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <source>%n mixer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Betonmischer</numerusform>
            <numerusform>%n Betonmischern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mountain">
        <source>mountains</source>
        <translation>Berge</translation>
    </message>
    <message id="nouns/barrage.mountain">
        <source>mountains</source>
        <comment>dat</comment>
        <translation>Bergen</translation>
    </message>
    <message id="nouns/barrage.objective">
        <source>objective tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message id="nouns/barrage.objective">
        <source>objective tile</source>
        <comment>dat</comment>
        <translation>Zielplättchen</translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <source>%n objective tile(s)</source>
        <translation>
            <numerusform>%n Zielplättchen</numerusform>
            <numerusform>%n Zielplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <source>%n objective tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Zielplättchen</numerusform>
            <numerusform>%n Zielplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <source>point for the objective</source>
        <translation>Punkt für das Ziel</translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <source>point for the objective</source>
        <comment>dat</comment>
        <translation>Punkt für das Ziel</translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <source>%n point for the objective/points for the objective</source>
        <translation>
            <numerusform>%n Punkt für das Ziel</numerusform>
            <numerusform>%n Punkte für das Ziel</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <source>%n point for the objective/points for the objective</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für das Ziel</numerusform>
            <numerusform>%n Punkten für das Ziel</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer">
        <source>executive officer</source>
        <translation>Chefingenieur</translation>
    </message>
    <message id="nouns/barrage.officer">
        <source>executive officer</source>
        <comment>dat</comment>
        <translation>Chefingenieur</translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <source>%n executive officer(s)</source>
        <translation>
            <numerusform>%n Chefingenieur</numerusform>
            <numerusform>%n Chefingenieure</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <source>%n executive officer(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Chefingenieur</numerusform>
            <numerusform>%n Chefingenieuren</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order">
        <source>turn order marker</source>
        <translation>Reihenfolgemarker</translation>
    </message>
    <message id="nouns/barrage.order">
        <source>turn order marker</source>
        <comment>dat</comment>
        <translation>Reihenfolgemarker</translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n Reihenfolgemarker</numerusform>
            <numerusform>%n Reihenfolgemarker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Reihenfolgemarker</numerusform>
            <numerusform>%n Reihenfolgemarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <source>patent office</source>
        <translation>Patentamt</translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <source>patent office</source>
        <comment>dat</comment>
        <translation>Patentamt</translation>
    </message>
    <message id="nouns/barrage.plain">
        <source>plains</source>
        <translation>Vorland</translation>
    </message>
    <message id="nouns/barrage.plain">
        <source>plains</source>
        <comment>dat</comment>
        <translation>Vorland</translation>
    </message>
    <message id="nouns/barrage.point">
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/barrage.point">
        <source>victory point</source>
        <comment>dat</comment>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <source>powerhouse</source>
        <translation>Turbinenhaus</translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <source>powerhouse</source>
        <comment>dat</comment>
        <translation>Turbinenhaus</translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n Turbinenhaus</numerusform>
            <numerusform>%n Turbinenhäuser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <source>%n powerhouse(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Turbinenhaus</numerusform>
            <numerusform>%n Turbinenhäusern</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <source>dam with elevations</source>
        <translation>Staumauer mit Erhöhung</translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <source>dam with elevations</source>
        <comment>dat</comment>
        <translation>Staumauer mit Erhöhung</translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <source>%n dam with elevations/dams with elevations</source>
        <translation>
            <numerusform>%n Staumauer mit Erhöhung</numerusform>
            <numerusform>%n Staumauern mit Erhöhung</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <source>%n dam with elevations/dams with elevations</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Staumauer mit Erhöhung</numerusform>
            <numerusform>%n Staumauern mit Erhöhung</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round">
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/barrage.round">
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <source>point for credits and machines</source>
        <translation>Punkt für Geld und Maschinen</translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <source>point for credits and machines</source>
        <comment>dat</comment>
        <translation>Punkt für Geld und Maschinen</translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <source>%n point for credits and machines/points for credits and machines</source>
        <translation>
            <numerusform>%n Punkt für Geld und Maschinen</numerusform>
            <numerusform>%n Punkte für Geld und Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <source>%n point for credits and machines/points for credits and machines</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für Geld und Maschinen</numerusform>
            <numerusform>%n Punkten für Geld und Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology">
        <source>technology tile</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.technology">
        <source>technology tile</source>
        <comment>dat</comment>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n Technologieplättchen</numerusform>
            <numerusform>%n Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <source>%n technology tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Technologieplättchen</numerusform>
            <numerusform>%n Technologieplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <source>turbine station</source>
        <translation>Kraftwerkssteuerung</translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <source>turbine station</source>
        <comment>dat</comment>
        <translation>Kraftwerkssteuerung</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <source>water management</source>
        <translation>Wassermanagement</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <source>water management</source>
        <comment>dat</comment>
        <translation>Wassermanagement</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <source>point for water</source>
        <translation>Punkt für Wasser</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <source>point for water</source>
        <comment>dat</comment>
        <translation>Punkt für Wasser</translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <source>%n point for water/points for water</source>
        <translation>
            <numerusform>%n Punkt für Wasser</numerusform>
            <numerusform>%n Punkte für Wasser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <source>%n point for water/points for water</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt für Wasser</numerusform>
            <numerusform>%n Punkten für Wasser</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.workshop">
        <source>workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message id="nouns/barrage.workshop">
        <source>workshop</source>
        <comment>dat</comment>
        <translation>Werkstatt</translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <comment>dat</comment>
        <translation>blauen</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <comment>f</comment>
        <translation>blaue</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <comment>m</comment>
        <translation>blauer</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <comment>n</comment>
        <translation>blaues</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <source>building card</source>
        <translation>Gebäudekarte</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <source>building card</source>
        <comment>dat</comment>
        <translation>Gebäudekarte</translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n Gebäudekarte</numerusform>
            <numerusform>%n Gebäudekarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <source>%n building card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäudekarte</numerusform>
            <numerusform>%n Gebäudekarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <source>character card</source>
        <translation>Charakterkarte</translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <source>character card</source>
        <comment>dat</comment>
        <translation>Charakterkarte</translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n Charakterkarte</numerusform>
            <numerusform>%n Charakterkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <source>%n character card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Charakterkarte</numerusform>
            <numerusform>%n Charakterkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <source>last round</source>
        <translation>letzte Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <source>last round</source>
        <comment>dat</comment>
        <translation>letzten Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <source>first-player card</source>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <source>first-player card</source>
        <comment>dat</comment>
        <translation>Startspieler-Karte</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n Startspieler-Karte</numerusform>
            <numerusform>%n Startspieler-Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <source>%n first-player card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Startspieler-Karte</numerusform>
            <numerusform>%n Startspieler-Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <source>new-hand token</source>
        <translation>Kartenaustausch-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <source>new-hand token</source>
        <comment>dat</comment>
        <translation>Kartenaustausch-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <source>%n new-hand token(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Kartenaustausch-Marker</numerusform>
            <numerusform>%n Kartenaustausch-Markern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <source>urbanization marker</source>
        <translation>Urbanisierungsmarker</translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <source>urbanization marker</source>
        <comment>dat</comment>
        <translation>Urbanisierungsmarker</translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n Urbanisierungsmarker</numerusform>
            <numerusform>%n Urbanisierungsmarker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <source>%n urbanization marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Urbanisierungsmarker</numerusform>
            <numerusform>%n Urbanisierungsmarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <source>success point</source>
        <translation>Erfolgspunkt</translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <source>success point</source>
        <comment>dat</comment>
        <translation>Erfolgspunkt</translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n Erfolgspunkt</numerusform>
            <numerusform>%n Erfolgspunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <source>%n success point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Erfolgspunkt</numerusform>
            <numerusform>%n Erfolgspunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <comment>dat</comment>
        <translation>roten</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <comment>f</comment>
        <translation>rote</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <comment>m</comment>
        <translation>roter</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <comment>n</comment>
        <translation>rotes</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <source>resource</source>
        <comment>dat</comment>
        <translation>Ressource</translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <source>%n resource(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n Ressourcen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <source>screen</source>
        <translation>Sichtschirm</translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <source>screen</source>
        <comment>dat</comment>
        <translation>Sichtschirm</translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n Sichtschirm</numerusform>
            <numerusform>%n Sichtschirme</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <source>%n screen(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Sichtschirm</numerusform>
            <numerusform>%n Sichtschirmen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <source>construction-site marker</source>
        <translation>Baustellen-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <source>construction-site marker</source>
        <comment>dat</comment>
        <translation>Baustellen-Marker</translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n Baustellen-Marker</numerusform>
            <numerusform>%n Baustellen-Marker</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <source>%n construction-site marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Baustellen-Marker</numerusform>
            <numerusform>%n Baustellen-Markern</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <source>tile</source>
        <translation>Gebäudeplättchen</translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <source>tile</source>
        <comment>dat</comment>
        <translation>Gebäudeplättchen</translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Gebäudeplättchen</numerusform>
            <numerusform>%n Gebäudeplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäudeplättchen</numerusform>
            <numerusform>%n Gebäudeplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <source>urbanization card</source>
        <translation>Urbanisierungskarte</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <source>urbanization card</source>
        <comment>dat</comment>
        <translation>Urbanisierungskarte</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n Urbanisierungskarte</numerusform>
            <numerusform>%n Urbanisierungskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <source>%n urbanization card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Urbanisierungskarte</numerusform>
            <numerusform>%n Urbanisierungskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <comment>dat</comment>
        <translation>gelben</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <comment>f</comment>
        <translation>gelbe</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <comment>m</comment>
        <translation>gelber</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <comment>n</comment>
        <translation>gelbes</translation>
    </message>
</context>
<context>
    <name>nouns/imperial_miners</name>
    <message id="nouns/imperial_miners.acted">
        <source>activated this round</source>
        <translation>in dieser Runde aktiviert</translation>
    </message>
    <message id="nouns/imperial_miners.acted">
        <source>activated this round</source>
        <comment>dat</comment>
        <translation>in dieser Runde aktiviert</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <source>Atlanteans</source>
        <comment>dat</comment>
        <translation>Atlantern</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <source>Barbarians</source>
        <comment>dat</comment>
        <translation>Barbaren</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <source>research board</source>
        <translation>Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <source>research board</source>
        <comment>dat</comment>
        <translation>Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <source>%n research board(s)</source>
        <translation>
            <numerusform>%n Entwicklungsplan</numerusform>
            <numerusform>%n Entwicklungspläne</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <source>%n research board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsplan</numerusform>
            <numerusform>%n Entwicklungsplänen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <source>cart token</source>
        <translation>Lorenmarker</translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <source>cart token</source>
        <comment>dat</comment>
        <translation>Lorenmarker</translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <source>%n cart token(s)</source>
        <translation>
            <numerusform>%n Lorenmarker</numerusform>
            <numerusform>%n Lorenmarker</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <source>%n cart token(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Lorenmarker</numerusform>
            <numerusform>%n Lorenmarkern</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <source>cave-in</source>
        <translation>Einsturz</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <source>cave-in</source>
        <comment>dat</comment>
        <translation>Einsturz</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <source>%n cave-in(s)</source>
        <translation>
            <numerusform>%n Einsturz</numerusform>
            <numerusform>%n Einstürze</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <source>%n cave-in(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Einsturz</numerusform>
            <numerusform>%n Einstürzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <source>coin less</source>
        <translation>Münze Ermäßigung</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <source>coin less</source>
        <comment>dat</comment>
        <translation>Münze Ermäßigung</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <source>%n coin less/coins less</source>
        <translation>
            <numerusform>%n Münze Ermäßigung</numerusform>
            <numerusform>%n Münzen Ermäßigung</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <source>%n coin less/coins less</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Münze Ermäßigung</numerusform>
            <numerusform>%n Münzen Ermäßigung</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <source>coin</source>
        <comment>dat</comment>
        <translation>Münze</translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <source>%n coin(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <source>completed research board</source>
        <translation>abgeschlossener Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <source>completed research board</source>
        <comment>dat</comment>
        <translation>abgeschlossenen Entwicklungsplan</translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <source>%n completed research board(s)</source>
        <translation>
            <numerusform>%n abgeschlossener Entwicklungsplan</numerusform>
            <numerusform>%n abgeschlossene Entwicklungspläne</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <source>%n completed research board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n abgeschlossenen Entwicklungsplan</numerusform>
            <numerusform>%n abgeschlossenen Entwicklungsplänen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <source>Egyptians</source>
        <comment>dat</comment>
        <translation>Ägyptern</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <source>event card</source>
        <translation>Ereigniskarte</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <source>event card</source>
        <comment>dat</comment>
        <translation>Ereigniskarte</translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n Ereigniskarte</numerusform>
            <numerusform>%n Ereigniskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <source>%n event card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ereigniskarte</numerusform>
            <numerusform>%n Ereigniskarten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <source>faction</source>
        <translation>Volk</translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <source>faction</source>
        <comment>dat</comment>
        <translation>Volk</translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <source>%n faction(s)</source>
        <translation>
            <numerusform>%n Volk</numerusform>
            <numerusform>%n Völker</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <source>%n faction(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Volk</numerusform>
            <numerusform>%n Völkern</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <source>gadget</source>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <source>gadget</source>
        <comment>dat</comment>
        <translation>Maschine</translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <source>%n gadget(s)</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <source>%n gadget(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <source>Japanese</source>
        <comment>dat</comment>
        <translation>Japanern</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <source>mine card of level I</source>
        <translation>Minenkarte der Ebene I</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <source>mine card of level I</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene I</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <source>%n mine card of level I/mine cards of level I</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene I</numerusform>
            <numerusform>%n Minenkarten der Ebene I</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <source>%n mine card of level I/mine cards of level I</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene I</numerusform>
            <numerusform>%n Minenkarten der Ebene I</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <source>mine card of level II</source>
        <translation>Minenkarte der Ebene II</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <source>mine card of level II</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene II</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <source>%n mine card of level II/mine cards of level II</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene II</numerusform>
            <numerusform>%n Minenkarten der Ebene II</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <source>%n mine card of level II/mine cards of level II</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene II</numerusform>
            <numerusform>%n Minenkarten der Ebene II</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <source>mine card of level III</source>
        <translation>Minenkarte der Ebene III</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <source>mine card of level III</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene III</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <source>%n mine card of level III/mine cards of level III</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene III</numerusform>
            <numerusform>%n Minenkarten der Ebene III</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <source>%n mine card of level III/mine cards of level III</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene III</numerusform>
            <numerusform>%n Minenkarten der Ebene III</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <source>mine card of level IV</source>
        <translation>Minenkarte der Ebene IV</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <source>mine card of level IV</source>
        <comment>dat</comment>
        <translation>Minenkarte der Ebene IV</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <source>%n mine card of level IV/mine cards of level IV</source>
        <translation>
            <numerusform>%n Minenkarte der Ebene IV</numerusform>
            <numerusform>%n Minenkarten der Ebene IV</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <source>%n mine card of level IV/mine cards of level IV</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Minenkarte der Ebene IV</numerusform>
            <numerusform>%n Minenkarten der Ebene IV</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <source>pickaxe</source>
        <translation>Entwicklungsplättchen</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <source>pickaxe</source>
        <comment>dat</comment>
        <translation>Entwicklungsplättchen</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <source>%n pickaxe(s)</source>
        <translation>
            <numerusform>%n Entwicklungsplättchen</numerusform>
            <numerusform>%n Entwicklungsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <source>%n pickaxe(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsplättchen</numerusform>
            <numerusform>%n Entwicklungsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <source>victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <source>victory point</source>
        <comment>dat</comment>
        <translation>Siegpunkt</translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <source>research step</source>
        <translation>Entwicklungsschritt</translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <source>research step</source>
        <comment>dat</comment>
        <translation>Entwicklungsschritt</translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <source>%n research step(s)</source>
        <translation>
            <numerusform>%n Entwicklungsschritt</numerusform>
            <numerusform>%n Entwicklungsschritte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <source>%n research step(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entwicklungsschritt</numerusform>
            <numerusform>%n Entwicklungsschritten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <source>Romans</source>
        <comment>dat</comment>
        <translation>Römern</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <source>Scots</source>
        <comment>dat</comment>
        <translation>Schotten</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <source>step</source>
        <comment>dat</comment>
        <translation>Schritt</translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <source>%n step(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritten</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <source>surface board</source>
        <translation>Stolleneingang</translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <source>surface board</source>
        <comment>dat</comment>
        <translation>Stolleneingang</translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <source>%n surface board(s)</source>
        <translation>
            <numerusform>%n Stolleneingang</numerusform>
            <numerusform>%n Stolleneingänge</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
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
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/table.card">
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece">
        <source>piece</source>
        <translation>Spielteil</translation>
    </message>
    <message id="nouns/table.piece">
        <source>piece</source>
        <comment>dat</comment>
        <translation>Spielteil</translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteile</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <source>%n piece(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteilen</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point">
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/table.point">
        <source>point</source>
        <comment>dat</comment>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile">
        <source>tile</source>
        <translation>Plättchen</translation>
    </message>
    <message id="nouns/table.tile">
        <source>tile</source>
        <comment>dat</comment>
        <translation>Plättchen</translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
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
        <source>action tile</source>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile">
        <source>action tile</source>
        <comment>dat</comment>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <source>%n action tile(s)</source>
        <translation>
            <numerusform>%n Aktionsplättchen</numerusform>
            <numerusform>%n Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <source>%n action tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Aktionsplättchen</numerusform>
            <numerusform>%n Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <source>personal assistant</source>
        <translation>Persönlicher Assistent</translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <source>personal assistant</source>
        <comment>dat</comment>
        <translation>Persönlichen Assistenten</translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <source>%n personal assistant(s)</source>
        <translation>
            <numerusform>%n Persönlicher Assistent</numerusform>
            <numerusform>%n Persönliche Assistenten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <source>%n personal assistant(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Persönlichen Assistenten</numerusform>
            <numerusform>%n Persönlichen Assistenten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <source>biomatter</source>
        <translation>Biomasse</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <source>biomatter</source>
        <comment>dat</comment>
        <translation>Biomasse</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <source>%n biomatter</source>
        <translation>
            <numerusform>%n Biomasse</numerusform>
            <numerusform>%n Biomasse</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <source>%n biomatter</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Biomasse</numerusform>
            <numerusform>%n Biomasse</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <source>player board</source>
        <translation>Spielerbogen</translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <source>player board</source>
        <comment>dat</comment>
        <translation>Spielerbogen</translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <source>%n player board(s)</source>
        <translation>
            <numerusform>%n Spielerbogen</numerusform>
            <numerusform>%n Spielerbögen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <source>%n player board(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spielerbogen</numerusform>
            <numerusform>%n Spielerbögen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <source>building</source>
        <comment>dat</comment>
        <translation>Gebäude</translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <source>%n building(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Gebäude</numerusform>
            <numerusform>%n Gebäuden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <source>card</source>
        <comment>dat</comment>
        <translation>Karte</translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <source>city</source>
        <comment>dat</comment>
        <translation>Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <source>%n city/cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <source>%n city/cities</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <source>action cloning tile</source>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <source>action cloning tile</source>
        <comment>dat</comment>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <source>%n action cloning tile(s)</source>
        <translation>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <source>%n action cloning tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
            <numerusform>%n Aktionskopie-Plättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <source>government contract</source>
        <translation>Regierungsauftrag</translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <source>government contract</source>
        <comment>dat</comment>
        <translation>Regierungsauftrag</translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <source>%n government contract(s)</source>
        <translation>
            <numerusform>%n Regierungsauftrag</numerusform>
            <numerusform>%n Regierungsaufträge</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <source>%n government contract(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Regierungsauftrag</numerusform>
            <numerusform>%n Regierungsaufträgen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <source>credit</source>
        <translation>Credit</translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <source>credit</source>
        <comment>dat</comment>
        <translation>Credit</translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n Credit</numerusform>
            <numerusform>%n Credits</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Credit</numerusform>
            <numerusform>%n Credits</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <source>desalination plant</source>
        <translation>Entsalzungsanlage</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <source>desalination plant</source>
        <comment>dat</comment>
        <translation>Entsalzungsanlage</translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <source>%n desalination plant(s)</source>
        <translation>
            <numerusform>%n Entsalzungsanlage</numerusform>
            <numerusform>%n Entsalzungsanlagen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <source>%n desalination plant(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Entsalzungsanlage</numerusform>
            <numerusform>%n Entsalzungsanlagen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <source>era</source>
        <translation>Ära</translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <source>era</source>
        <comment>dat</comment>
        <translation>Ära</translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <source>%n era(s)</source>
        <translation>
            <numerusform>%n Ära</numerusform>
            <numerusform>%n Ären</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <source>%n era(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Ära</numerusform>
            <numerusform>%n Ären</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <source>card of era I</source>
        <translation>Karte der Ära I</translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <source>card of era I</source>
        <comment>dat</comment>
        <translation>Karte der Ära I</translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <source>%n card of era I/cards of era I</source>
        <translation>
            <numerusform>%n Karte der Ära I</numerusform>
            <numerusform>%n Karten der Ära I</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <source>%n card of era I/cards of era I</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära I</numerusform>
            <numerusform>%n Karten der Ära I</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <source>card of era II</source>
        <translation>Karte der Ära II</translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <source>card of era II</source>
        <comment>dat</comment>
        <translation>Karte der Ära II</translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <source>%n card of era II/cards of era II</source>
        <translation>
            <numerusform>%n Karte der Ära II</numerusform>
            <numerusform>%n Karten der Ära II</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <source>%n card of era II/cards of era II</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära II</numerusform>
            <numerusform>%n Karten der Ära II</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <source>card of era III</source>
        <translation>Karte der Ära III</translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <source>card of era III</source>
        <comment>dat</comment>
        <translation>Karte der Ära III</translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <source>%n card of era III/cards of era III</source>
        <translation>
            <numerusform>%n Karte der Ära III</numerusform>
            <numerusform>%n Karten der Ära III</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <source>%n card of era III/cards of era III</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Karte der Ära III</numerusform>
            <numerusform>%n Karten der Ära III</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <source>farm</source>
        <translation>Farm</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <source>farm</source>
        <comment>dat</comment>
        <translation>Farm</translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n Farm</numerusform>
            <numerusform>%n Farmen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <source>%n farm(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Farm</numerusform>
            <numerusform>%n Farmen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <source>foreign action tile</source>
        <translation>fremdes Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <source>foreign action tile</source>
        <comment>dat</comment>
        <translation>fremden Aktionsplättchen</translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <source>%n foreign action tile(s)</source>
        <translation>
            <numerusform>%n fremdes Aktionsplättchen</numerusform>
            <numerusform>%n fremde Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <source>%n foreign action tile(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n fremden Aktionsplättchen</numerusform>
            <numerusform>%n fremden Aktionsplättchen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <source>kelp</source>
        <translation>Tang</translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <source>kelp</source>
        <comment>dat</comment>
        <translation>Tang</translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <source>%n kelp</source>
        <translation>
            <numerusform>%n Tang</numerusform>
            <numerusform>%n Tang</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <source>%n kelp</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tang</numerusform>
            <numerusform>%n Tang</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <source>laboratory</source>
        <translation>Labor</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <source>laboratory</source>
        <comment>dat</comment>
        <translation>Labor</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <source>%n laboratory/laboratories</source>
        <translation>
            <numerusform>%n Labor</numerusform>
            <numerusform>%n Labore</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <source>%n laboratory/laboratories</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Labor</numerusform>
            <numerusform>%n Laboren</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <source>marker</source>
        <translation>Anzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <source>marker</source>
        <comment>dat</comment>
        <translation>Anzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Anzeiger</numerusform>
            <numerusform>%n Anzeiger</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <source>%n marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Anzeiger</numerusform>
            <numerusform>%n Anzeigern</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <source>metropolis</source>
        <comment>dat</comment>
        <translation>Metropole</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <source>%n metropolis/metropolises</source>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <source>%n metropolis/metropolises</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <source>turn order marker</source>
        <translation>Zugfolgeanzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <source>turn order marker</source>
        <comment>dat</comment>
        <translation>Zugfolgeanzeiger</translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Zugfolgeanzeiger</numerusform>
            <numerusform>%n Zugfolgeanzeigern</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <source>point</source>
        <comment>dat</comment>
        <translation>Punkt</translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <source>round</source>
        <comment>dat</comment>
        <translation>Runde</translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <source>science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <source>science</source>
        <comment>dat</comment>
        <translation>Wissenschaft</translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n Wissenschaft</numerusform>
            <numerusform>%n Wissenschaft</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <source>%n science</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Wissenschaft</numerusform>
            <numerusform>%n Wissenschaft</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <source>special card</source>
        <translation>Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <source>special card</source>
        <comment>dat</comment>
        <translation>Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <source>%n special card(s)</source>
        <translation>
            <numerusform>%n Spezialkarte</numerusform>
            <numerusform>%n Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <source>%n special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Spezialkarte</numerusform>
            <numerusform>%n Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <source>1- or 2-credit special card</source>
        <translation>1- oder 2-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <source>1- or 2-credit special card</source>
        <comment>dat</comment>
        <translation>1- oder 2-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <source>%n 1- or 2-credit special card(s)</source>
        <translation>
            <numerusform>%n 1- oder 2-Credit-Spezialkarte</numerusform>
            <numerusform>%n 1- oder 2-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <source>%n 1- or 2-credit special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n 1- oder 2-Credit-Spezialkarte</numerusform>
            <numerusform>%n 1- oder 2-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <source>3-credit special card</source>
        <translation>3-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <source>3-credit special card</source>
        <comment>dat</comment>
        <translation>3-Credit-Spezialkarte</translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <source>%n 3-credit special card(s)</source>
        <translation>
            <numerusform>%n 3-Credit-Spezialkarte</numerusform>
            <numerusform>%n 3-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <source>%n 3-credit special card(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n 3-Credit-Spezialkarte</numerusform>
            <numerusform>%n 3-Credit-Spezialkarten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <source>steelplast</source>
        <translation>Stahlplastik</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <source>steelplast</source>
        <comment>dat</comment>
        <translation>Stahlplastik</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <source>%n steelplast</source>
        <translation>
            <numerusform>%n Stahlplastik</numerusform>
            <numerusform>%n Stahlplastik</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <source>%n steelplast</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Stahlplastik</numerusform>
            <numerusform>%n Stahlplastik</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <source>structure</source>
        <translation>Struktur</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <source>structure</source>
        <comment>dat</comment>
        <translation>Struktur</translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n Struktur</numerusform>
            <numerusform>%n Strukturen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <source>%n structure(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Struktur</numerusform>
            <numerusform>%n Strukturen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <source>symbiotic city</source>
        <translation>symbiotische Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <source>symbiotic city</source>
        <comment>dat</comment>
        <translation>symbiotischen Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <source>%n symbiotic city/symbiotic cities</source>
        <translation>
            <numerusform>%n symbiotische Stadt</numerusform>
            <numerusform>%n symbiotische Städte</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n symbiotischen Stadt</numerusform>
            <numerusform>%n symbiotischen Städten</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <source>tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <source>tunnel</source>
        <comment>dat</comment>
        <translation>Tunnel</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <source>%n tunnel(s)</source>
        <translation>
            <numerusform>%n Tunnel</numerusform>
            <numerusform>%n Tunnel</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <source>%n tunnel(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tunnel</numerusform>
            <numerusform>%n Tunneln</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <source>tunnel at a city</source>
        <translation>Tunnel an einer Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <source>tunnel at a city</source>
        <comment>dat</comment>
        <translation>Tunnel an einer Stadt</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <source>%n tunnel at a city/tunnels at a city</source>
        <translation>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n Tunnel an einer Stadt</numerusform>
            <numerusform>%n Tunneln an einer Stadt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <source>upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <source>upgrade</source>
        <comment>dat</comment>
        <translation>Aufwertung</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n Aufwertung</numerusform>
            <numerusform>%n Aufwertungen</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
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
        <source>there is one assistant, and it is called so</source>
        <translation>es gibt einen Assistenten, und er heißt auch so</translation>
    </message>
    <message id="pack.board_side_id_wrong">
        <source>a side is called by its board and letter, such as 1a</source>
        <translation>eine Seite heißt nach Plan und Buchstabe, zum Beispiel 1a</translation>
    </message>
    <message id="pack.card_not_an_object">
        <source>a card must be an object with fields</source>
        <translation>eine Karte muss ein Objekt mit Feldern sein</translation>
    </message>
    <message id="pack.condition_changes_nothing">
        <source>the number is the same, with the condition or without it</source>
        <translation>die Zahl ist mit und ohne Bedingung dieselbe</translation>
    </message>
    <message id="pack.contract_needs_something">
        <source>it must say what is needed</source>
        <translation>es muss sagen, was nötig ist</translation>
    </message>
    <message id="pack.cost_outside_deck_range">
        <source>a card of this deck costs from {low} to {high}</source>
        <translation>eine Karte dieses Decks kostet {low} bis {high}</translation>
    </message>
    <message id="pack.cost_outside_level_range">
        <source>a card of level {level} costs from {low} to {high}</source>
        <translation>eine Karte der Ebene {level} kostet {low} bis {high}</translation>
    </message>
    <message id="pack.discard_gain_names_acting_card">
        <source>what a discarded card pays cannot speak of the acting card</source>
        <translation>was eine abgeworfene Karte einbringt, kann nicht von der wirkenden Karte abhängen</translation>
    </message>
    <message id="pack.effect_nested_too_deeply">
        <source>this effect is nested too deeply</source>
        <translation>dieser Effekt ist zu tief verschachtelt</translation>
    </message>
    <message id="pack.effect_not_an_object">
        <source>an effect must be an object that says what to do</source>
        <translation>ein Effekt muss ein Objekt sein, das sagt, was zu tun ist</translation>
    </message>
    <message id="pack.exchange_for_the_same">
        <source>nobody exchanges something for the same</source>
        <translation>niemand tauscht etwas gegen dasselbe</translation>
    </message>
    <message id="pack.faction_not_counted">
        <source>here no faction is counted; it belongs only to {words}</source>
        <translation>hier wird kein Volk gezählt; das gehört nur zu: {words}</translation>
    </message>
    <message id="pack.faction_repeated">
        <source>this faction stands here twice</source>
        <translation>dieses Volk steht hier zweimal</translation>
    </message>
    <message id="pack.field_missing">
        <source>this field is missing</source>
        <translation>dieses Feld fehlt</translation>
    </message>
    <message id="pack.field_unknown">
        <source>this field is not known</source>
        <translation>dieses Feld ist nicht bekannt</translation>
    </message>
    <message id="pack.file_already_there">
        <source>“{file}” is already there.</source>
        <translation>„{file}“ gibt es schon.</translation>
    </message>
    <message id="pack.file_not_written">
        <source>“{file}” cannot be written.</source>
        <translation>„{file}“ lässt sich nicht schreiben.</translation>
    </message>
    <message id="pack.file_unreadable">
        <source>“{file}” cannot be used: {reason}</source>
        <translation>„{file}“ lässt sich nicht verwenden: {reason}</translation>
    </message>
    <message id="pack.file_usable" numerus="yes">
        <source>“{file}” can be used: %n record(s) for {game}.</source>
        <translation>
            <numerusform>„{file}“ lässt sich verwenden: %n Eintrag für {game}.</numerusform>
            <numerusform>„{file}“ lässt sich verwenden: %n Einträge für {game}.</numerusform>
        </translation>
    </message>
    <message id="pack.file_with_mistakes" numerus="yes">
        <source>“{file}” cannot be used: %n mistake(s).</source>
        <translation>
            <numerusform>„{file}“ lässt sich nicht verwenden: %n Fehler.</numerusform>
            <numerusform>„{file}“ lässt sich nicht verwenden: %n Fehler.</numerusform>
        </translation>
    </message>
    <message id="pack.form_at_most">
        <source>{kind} (at most {most})</source>
        <translation>{kind} (höchstens {most})</translation>
    </message>
    <message id="pack.form_effect">
        <source>an effect</source>
        <translation>ein Effekt</translation>
    </message>
    <message id="pack.form_either">
        <source>{first}, or {second}</source>
        <translation>{first}, oder {second}</translation>
    </message>
    <message id="pack.form_list_of">
        <source>a list [ … ] of: {kind}</source>
        <translation>eine Liste [ … ] aus: {kind}</translation>
    </message>
    <message id="pack.form_number_between">
        <source>a whole number from {low} to {high}</source>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message id="pack.form_numbers_by_word">
        <source>in curly brackets; key: {key}; value: {value}</source>
        <translation>in geschweiften Klammern; Schlüssel: {key}; Wert: {value}</translation>
    </message>
    <message id="pack.form_one_of">
        <source>one of these: {words}</source>
        <translation>eines von diesen: {words}</translation>
    </message>
    <message id="pack.form_pair">
        <source>a pair [ … , … ]; each: {kind}</source>
        <translation>ein Paar in eckigen Klammern; jedes davon: {kind}</translation>
    </message>
    <message id="pack.form_text">
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message id="pack.form_true_or_false">
        <source>true or false</source>
        <translation>true (ja) oder false (nein)</translation>
    </message>
    <message id="pack.form_whole_number">
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message id="pack.form_word">
        <source>the word “{word}”</source>
        <translation>das Wort „{word}“</translation>
    </message>
    <message id="pack.game_takes_no_packs">
        <source>this game takes no packs</source>
        <translation>für dieses Spiel gibt es keine Kartenpakete</translation>
    </message>
    <message id="pack.game_unknown">
        <source>It is for a game that this program does not know ({game}).</source>
        <translation>Es gehört zu einem Spiel, das dieses Programm nicht kennt ({game}).</translation>
    </message>
    <message id="pack.guide_list_of_effects">
        <source>a list [ … ] of effects</source>
        <translation>eine Liste [ … ] von Effekten</translation>
    </message>
    <message id="pack.guide_may_be_left_out">
        <source>may be left out</source>
        <translation>kann wegbleiben</translation>
    </message>
    <message id="pack.guide_noun">
        <source>{noun}</source>
        <translation>{noun}</translation>
    </message>
    <message id="pack.guide_nouns">
        <source>The words for things</source>
        <translation>Die Wörter für die Dinge</translation>
    </message>
    <message id="pack.guide_replaces">
        <source>A record takes the place of the shipped one with the same “{field}”.</source>
        <translation>Ein Eintrag ersetzt den mitgelieferten mit demselben Wert im Feld „{field}“.</translation>
    </message>
    <message id="pack.guide_step_check">
        <source>Choose the file in “New game”, or type “tarsas pack check FILE”: every mistake is told with what is allowed.</source>
        <translation>Wähle die Datei unter „Neues Spiel“ oder gib „tarsas pack check DATEI“ ein: Zu jedem Fehler steht da, was erlaubt ist.</translation>
    </message>
    <message id="pack.guide_step_notation">
        <source>Texts stand in quotation marks, numbers do not. Between two fields, and between two records, stands a comma; before a closing bracket stands none.</source>
        <translation>Texte stehen in Anführungszeichen, Zahlen nicht. Zwischen zwei Feldern und zwischen zwei Einträgen steht ein Komma, vor einer schließenden Klammer keines.</translation>
    </message>
    <message id="pack.guide_step_template">
        <source>Begin with the template. Keep the records that you want to change, throw the others away: what a pack does not hold stays as it comes with the program.</source>
        <translation>Beginne mit der Vorlage. Behalte die Einträge, die du ändern willst, und lösche die anderen: Was nicht im Paket steht, bleibt so, wie es mitgeliefert wurde.</translation>
    </message>
    <message id="pack.guide_title">
        <source>{game}: cards of your own</source>
        <translation>{game}: eigene Karten</translation>
    </message>
    <message id="pack.id_malformed">
        <source>an id has at most 40 letters, digits and underscores</source>
        <translation>eine Kennung hat höchstens 40 Buchstaben, Ziffern und Unterstriche</translation>
    </message>
    <message id="pack.id_repeated">
        <source>this id is used twice</source>
        <translation>diese Kennung kommt zweimal vor</translation>
    </message>
    <message id="pack.id_reserved">
        <source>this word is used for something else</source>
        <translation>dieses Wort bedeutet schon etwas anderes</translation>
    </message>
    <message id="pack.is_empty">
        <source>there is nothing in this pack; a section is a list of records</source>
        <translation>in diesem Paket ist nichts; ein Abschnitt ist eine Liste von Einträgen</translation>
    </message>
    <message id="pack.level_four_effects_differ">
        <source>all cards of level IV have the same effects</source>
        <translation>alle Karten der Ebene IV haben dieselben Effekte</translation>
    </message>
    <message id="pack.list_is_empty">
        <source>there must be something in this list</source>
        <translation>diese Liste darf nicht leer sein</translation>
    </message>
    <message id="pack.listed_twice">
        <source>nothing may stand here twice</source>
        <translation>hier darf nichts zweimal stehen</translation>
    </message>
    <message id="pack.lowest_below_base">
        <source>it is never less than its base anyway</source>
        <translation>weniger als die Grundzahl ist es ohnehin nie</translation>
    </message>
    <message id="pack.mistake_allowed_after_question">
        <source>{reason} Allowed: {words}</source>
        <translation>{reason} Erlaubt: {words}</translation>
    </message>
    <message id="pack.mistake_at">
        <source>{where}: {reason}</source>
        <translation>{where}: {reason}</translation>
    </message>
    <message id="pack.mistake_with_allowed">
        <source>{reason}. Allowed: {words}</source>
        <translation>{reason}. Erlaubt: {words}</translation>
    </message>
    <message id="pack.mistake_with_suggestion">
        <source>{reason}. Did you mean “{word}”?</source>
        <translation>{reason}. Meintest du „{word}“?</translation>
    </message>
    <message id="pack.name_is_empty">
        <source>it needs a name</source>
        <translation>es braucht einen Namen</translation>
    </message>
    <message id="pack.needs_a_price">
        <source>there must be at least one price</source>
        <translation>es muss mindestens einen Preis geben</translation>
    </message>
    <message id="pack.needs_card_colour">
        <source>a card needs a colour</source>
        <translation>eine Karte braucht eine Farbe</translation>
    </message>
    <message id="pack.needs_counted_faction">
        <source>it must say which faction is counted</source>
        <translation>es muss sagen, welches Volk gezählt wird</translation>
    </message>
    <message id="pack.needs_exactly_one_effect">
        <source>it must have exactly one effect</source>
        <translation>es muss genau einen Effekt haben</translation>
    </message>
    <message id="pack.needs_fields">
        <source>fields in curly brackets belong here: {open} … {close}</source>
        <translation>hierher gehören Felder in geschweiften Klammern: {open} … {close}</translation>
    </message>
    <message id="pack.needs_free_surface_effect">
        <source>one surface effect must be free, so that one can always be used</source>
        <translation>ein Effekt des Stolleneingangs muss kostenlos sein, damit immer einer ausgeführt werden kann</translation>
    </message>
    <message id="pack.needs_inner_effect">
        <source>there must be at least one effect in it</source>
        <translation>es muss mindestens einen Effekt enthalten</translation>
    </message>
    <message id="pack.needs_list">
        <source>a list in square brackets belongs here: [ … ]</source>
        <translation>hierher gehört eine Liste in eckigen Klammern: [ … ]</translation>
    </message>
    <message id="pack.needs_one_or_two_effects">
        <source>a mine card has one or two effects</source>
        <translation>eine Minenkarte hat einen oder zwei Effekte</translation>
    </message>
    <message id="pack.needs_text">
        <source>a text in quotation marks belongs here</source>
        <translation>hierher gehört ein Text in Anführungszeichen</translation>
    </message>
    <message id="pack.needs_three_surface_effects">
        <source>the surface has three effects</source>
        <translation>der Stolleneingang hat drei Effekte</translation>
    </message>
    <message id="pack.needs_true_or_false">
        <source>true or false belongs here, without quotation marks</source>
        <translation>hierher gehört true oder false, ohne Anführungszeichen</translation>
    </message>
    <message id="pack.needs_two_tunnels_for_mark">
        <source>two tunnels share this mark</source>
        <translation>zwei Tunnel tragen dieselbe Markierung</translation>
    </message>
    <message id="pack.needs_whole_number">
        <source>a whole number belongs here</source>
        <translation>hier gehört eine ganze Zahl hin</translation>
    </message>
    <message id="pack.never_upgraded">
        <source>this is never upgraded, so it is not counted so</source>
        <translation>das wird nie aufgewertet, also zählt es auch nicht so</translation>
    </message>
    <message id="pack.no_such_site">
        <source>there is no such site</source>
        <translation>einen solchen Bauplatz gibt es nicht</translation>
    </message>
    <message id="pack.no_such_slot">
        <source>there is no such slot</source>
        <translation>einen solchen Aktionsplatz gibt es nicht</translation>
    </message>
    <message id="pack.number_of_another_level">
        <source>number {number} takes the place of a card of level {level}; the numbers of level {wanted} are {low} to {high}</source>
        <translation>Nummer {number} ersetzt eine Karte der Ebene {level}; die Nummern der Ebene {wanted} sind {low} bis {high}</translation>
    </message>
    <message id="pack.number_repeated">
        <source>this number is used twice</source>
        <translation>diese Nummer kommt zweimal vor</translation>
    </message>
    <message id="pack.number_too_high">
        <source>it must be at most {high}</source>
        <translation>es darf höchstens {high} sein</translation>
    </message>
    <message id="pack.number_too_low">
        <source>it must be at least {low}</source>
        <translation>es muss mindestens {low} sein</translation>
    </message>
    <message id="pack.number_without_effect">
        <source>a number alone does nothing</source>
        <translation>eine Zahl allein bewirkt nichts</translation>
    </message>
    <message id="pack.of_another_game">
        <source>This card pack belongs to another game: {game}.</source>
        <translation>Dieses Kartenpaket gehört zu einem anderen Spiel: {game}.</translation>
    </message>
    <message id="pack.only_coin_price_reducible">
        <source>only a price in coins can be lower</source>
        <translation>nur ein Preis in Münzen kann sinken</translation>
    </message>
    <message id="pack.only_immediate_effects_here">
        <source>only effects that happen at once can stand here</source>
        <translation>hier können nur sofortige Effekte stehen</translation>
    </message>
    <message id="pack.only_in_modifying_event">
        <source>only a modifying event can say this</source>
        <translation>das kann nur auf einem dauerhaften Ereignis stehen</translation>
    </message>
    <message id="pack.only_mine_card_names_itself">
        <source>only a mine card can speak of itself</source>
        <translation>nur eine Minenkarte kann von sich selbst sprechen</translation>
    </message>
    <message id="pack.only_modifiers_in_modifying_event">
        <source>a modifying event only changes what others give or cost</source>
        <translation>ein dauerhaftes Ereignis ändert nur, was andere geben oder kosten</translation>
    </message>
    <message id="pack.only_one_effect_per_event">
        <source>an event has one effect</source>
        <translation>ein Ereignis hat einen Effekt</translation>
    </message>
    <message id="pack.only_one_effect_per_space">
        <source>a space has one effect</source>
        <translation>ein Feld hat einen Effekt</translation>
    </message>
    <message id="pack.plain_reason">
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message id="pack.price_must_come_first">
        <source>a price must come first, and what it buys stands in it</source>
        <translation>ein Preis steht vorn, und was er kauft, steht in ihm</translation>
    </message>
    <message id="pack.section_added">
        <source>{section}: {added} new, {shipped} as in the program</source>
        <translation>{section}: {added} neu, {shipped} wie mitgeliefert</translation>
    </message>
    <message id="pack.section_not_a_record_list">
        <source>a section must be a list of records, not too long</source>
        <translation>ein Abschnitt muss eine nicht zu lange Liste von Einträgen sein</translation>
    </message>
    <message id="pack.section_replaced">
        <source>{section}: {replaced} replaced, {shipped} as in the program</source>
        <translation>{section}: {replaced} ersetzt, {shipped} wie mitgeliefert</translation>
    </message>
    <message id="pack.section_replaced_and_added">
        <source>{section}: {replaced} replaced, {added} new, {shipped} as in the program</source>
        <translation>{section}: {replaced} ersetzt, {added} neu, {shipped} wie mitgeliefert</translation>
    </message>
    <message id="pack.section_unknown">
        <source>this section is not known</source>
        <translation>dieser Abschnitt ist nicht bekannt</translation>
    </message>
    <message id="pack.source_unknown">
        <source>there is no such source; leave this field out</source>
        <translation>diese Quelle gibt es nicht; lass dieses Feld weg</translation>
    </message>
    <message id="pack.steps_must_rise">
        <source>numbers and points must rise from step to step</source>
        <translation>Anzahl und Punkte müssen von Stufe zu Stufe steigen</translation>
    </message>
    <message id="pack.template_written">
        <source>“{file}” is a template that you can change.</source>
        <translation>„{file}“ ist eine Vorlage, die du ändern kannst.</translation>
    </message>
    <message id="pack.value_not_fitting">
        <source>this value does not fit here</source>
        <translation>dieser Wert passt hier nicht</translation>
    </message>
    <message id="pack.word_not_fitting">
        <source>this word does not fit here</source>
        <translation>dieses Wort passt hier nicht</translation>
    </message>
    <message id="pack.word_not_fitting_card_type">
        <source>this word does not fit the type of the card</source>
        <translation>dieses Wort passt nicht zur Art der Karte</translation>
    </message>
    <message id="pack.word_unknown">
        <source>this word is not known</source>
        <translation>dieses Wort ist nicht bekannt</translation>
    </message>
    <message id="pack.wrong_number_of_records">
        <source>the game needs {need}, this pack has {have}</source>
        <translation>zum Spiel gehören {need}, vorhanden sind {have}</translation>
    </message>
    <message id="pack.wrong_number_of_research_spaces">
        <source>a research board has from {low} to {high} spaces</source>
        <translation>ein Entwicklungsplan hat {low} bis {high} Felder</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message id="phone.all_options">
        <source>All options</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message id="phone.can_be_used">
        <source>can be used now</source>
        <translation>jetzt verwendbar</translation>
    </message>
    <message id="phone.cannot_be_paid">
        <source>You cannot pay for this now.</source>
        <translation>Das kannst du jetzt nicht bezahlen.</translation>
    </message>
    <message id="phone.choose_your_seat">
        <source>Choose your seat</source>
        <translation>Wähle deinen Platz</translation>
    </message>
    <message id="phone.chosen">
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message id="phone.close">
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message id="phone.code_of_table">
        <source>Code of the table</source>
        <translation>Code des Tisches</translation>
    </message>
    <message id="phone.earlier">
        <source>earlier</source>
        <translation>nach vorn</translation>
    </message>
    <message id="phone.free_hands">
        <source>Free hands: the table is being rearranged.</source>
        <translation>Freie Hand: Am Tisch wird umgeräumt.</translation>
    </message>
    <message id="phone.game_is_over">
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message id="phone.give_answer">
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message id="phone.hand_is_empty">
        <source>You hold nothing hidden: everything lies on the table.</source>
        <translation>Du hältst nichts Verdecktes: Alles liegt auf dem Tisch.</translation>
    </message>
    <message id="phone.hand_seat_back">
        <source>Give the seat back to the table</source>
        <translation>Den Platz an den Tisch zurückgeben</translation>
    </message>
    <message id="phone.hand_seat_back_sure">
        <source>Your hand will be played at the table again. Give the seat back?</source>
        <translation>Deine Hand wird wieder am Tisch gespielt. Den Platz zurückgeben?</translation>
    </message>
    <message id="phone.join">
        <source>Join</source>
        <translation>Eintreten</translation>
    </message>
    <message id="phone.language">
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message id="phone.later">
        <source>later</source>
        <translation>nach hinten</translation>
    </message>
    <message id="phone.map">
        <source>Where? Tap a number.</source>
        <translation>Wohin? Tippe auf eine Zahl.</translation>
    </message>
    <message id="phone.meanwhile">
        <source>Meanwhile</source>
        <translation>Inzwischen</translation>
    </message>
    <message id="phone.menu">
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message id="phone.no_connection">
        <source>No connection. Trying again …</source>
        <translation>Keine Verbindung. Neuer Versuch …</translation>
    </message>
    <message id="phone.no_stay">
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message id="phone.nobody_is_asked">
        <source>Nobody is being asked.</source>
        <translation>Gerade wird niemand gefragt.</translation>
    </message>
    <message id="phone.one_less">
        <source>one less</source>
        <translation>eins weniger</translation>
    </message>
    <message id="phone.one_more">
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message id="phone.only_watch">
        <source>Only watch</source>
        <translation>Nur zusehen</translation>
    </message>
    <message id="phone.other_options">
        <source>Other options</source>
        <translation>Andere Möglichkeiten</translation>
    </message>
    <message id="phone.people">
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message id="phone.play_here">
        <source>Play here</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message id="phone.points">
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message id="phone.position">
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message id="phone.seat_asleep">
        <source>asleep</source>
        <translation>Telefon schläft</translation>
    </message>
    <message id="phone.seat_is_elsewhere">
        <source>This seat is now open on another device.</source>
        <translation>Dieser Platz ist jetzt auf einem anderen Gerät offen.</translation>
    </message>
    <message id="phone.seat_is_free">
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message id="phone.seat_of_computer">
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message id="phone.seat_on_phone">
        <source>on a phone</source>
        <translation>am Telefon</translation>
    </message>
    <message id="phone.seat_was_taken_back">
        <source>The table has taken this seat back.</source>
        <translation>Der Tisch hat diesen Platz zurückgenommen.</translation>
    </message>
    <message id="phone.seats_are_choosing">
        <source>Choosing now: {seats}</source>
        <translation>Jetzt wählt: {seats}</translation>
    </message>
    <message id="phone.tab_hand">
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message id="phone.tab_log">
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message id="phone.tab_question">
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message id="phone.table_closed">
        <source>The table has closed the door.</source>
        <translation>Am Tisch wurde die Tür geschlossen.</translation>
    </message>
    <message id="phone.take_back">
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message id="phone.take_this">
        <source>Choose this</source>
        <translation>Das nehme ich</translation>
    </message>
    <message id="phone.tap_a_card">
        <source>Tap a card to see what you can do with it.</source>
        <translation>Tippe auf eine Karte, um zu sehen, was du damit tun kannst.</translation>
    </message>
    <message id="phone.watching">
        <source>You are watching</source>
        <translation>Du siehst zu</translation>
    </message>
    <message id="phone.why_not">
        <source>Why can't I use this?</source>
        <translation>Warum geht das nicht?</translation>
    </message>
    <message id="phone.wrong_code">
        <source>This is not the code of the table. Look at its screen and try again.</source>
        <translation>Das ist nicht der Code des Tisches. Sieh auf seinem Bildschirm nach und versuch es noch einmal.</translation>
    </message>
    <message id="phone.yes_give_back">
        <source>Give it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message id="phone.your_turn">
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message id="players.about_as_good_as_other">
        <source>About as good as: {other}</source>
        <translation>Etwa so gut wie: {other}</translation>
    </message>
    <message id="players.about_as_good_as_the_next">
        <source>About as good as the next best answer.</source>
        <translation>Etwa so gut wie die nächstbeste Antwort.</translation>
    </message>
    <message id="players.better_prospects" numerus="yes">
        <source>{aspect}: worth about %n point(s) more</source>
        <translation>
            <numerusform>{aspect}: etwa %n Punkt mehr wert</numerusform>
            <numerusform>{aspect}: etwa %n Punkte mehr wert</numerusform>
        </translation>
    </message>
    <message id="players.better_than_other">
        <source>In {n} of {all} imagined games better than: {other}</source>
        <translation>In {n} von {all} vorgestellten Partien besser als: {other}</translation>
    </message>
    <message id="players.better_than_the_next">
        <source>Better than the next best answer in {n} of {all} imagined games</source>
        <translation>In {n} von {all} vorgestellten Partien besser als die nächstbeste Antwort</translation>
    </message>
    <message id="players.fewer_points_for_other" numerus="yes">
        <source>{line}: about %n point(s) less for {seat}</source>
        <translation>
            <numerusform>{line}: etwa %n Punkt weniger für {seat}</numerusform>
            <numerusform>{line}: etwa %n Punkte weniger für {seat}</numerusform>
        </translation>
    </message>
    <message id="players.hint_little_between_answers">
        <source>There is little to choose between the best answers.</source>
        <translation>Zwischen den besten Antworten ist kaum ein Unterschied.</translation>
    </message>
    <message id="players.hint_look_at_place">
        <source>Look here: {place}</source>
        <translation>Schau hierhin: {place}</translation>
    </message>
    <message id="players.hint_one_answer_stands_out">
        <source>One of the answers is clearly better than the others.</source>
        <translation>Eine der Antworten ist deutlich besser als die anderen.</translation>
    </message>
    <message id="players.level_casual">
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message id="players.level_expert">
        <source>Expert</source>
        <translation>Meisterlich</translation>
    </message>
    <message id="players.level_newcomer">
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message id="players.level_skilled">
        <source>Skilled</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message id="players.level_steady">
        <source>Steady</source>
        <translation>Routiniert</translation>
    </message>
    <message id="players.more_points" numerus="yes">
        <source>{line}: about %n point(s) more</source>
        <translation>
            <numerusform>{line}: etwa %n Punkt mehr</numerusform>
            <numerusform>{line}: etwa %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message id="players.more_stock">
        <source>About {amount} more</source>
        <translation>Etwa {amount} mehr</translation>
    </message>
    <message id="players.nothing_else_to_choose">
        <source>There is nothing else to choose.</source>
        <translation>Es gibt keine andere Wahl.</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message id="preview.amount_gained">
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message id="preview.amount_lost">
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message id="preview.changes_of_seat">
        <source>{seat}: {changes}</source>
        <translation>{seat}: {changes}</translation>
    </message>
    <message id="preview.draw_at_least">
        <source>draw at least {amount}</source>
        <translation>mindestens {amount} ziehen</translation>
    </message>
    <message id="preview.draw_exactly">
        <source>draw {amount}</source>
        <translation>{amount} ziehen</translation>
    </message>
    <message id="preview.list_of_changes">
        <source>{one}, {more}</source>
        <translation>{one}, {more}</translation>
    </message>
    <message id="preview.list_of_groups">
        <source>{one}; {more}</source>
        <translation>{one}; {more}</translation>
    </message>
    <message id="preview.then_you_choose">
        <source>then you choose</source>
        <translation>danach wählst du</translation>
    </message>
</context>
<context>
    <name>rules/barrage</name>
    <message id="rules/barrage.action-possible.heading">
        <source>No engineers without the action</source>
        <translation>Keine Arbeiter ohne Aktion</translation>
    </message>
    <message id="rules/barrage.action-possible.text">
        <source>Engineers may be laid only where the action can be carried out and everything it costs can be paid.</source>
        <translation>Arbeiter dürfen nur eingesetzt werden, wo die Aktion ausgeführt und alles, was sie kostet, bezahlt werden kann.</translation>
    </message>
    <message id="rules/barrage.adler.heading">
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message id="rules/barrage.adler.text">
        <source>Your bases cost 3 excavators everywhere. Elevations cost what they always do.</source>
        <translation>Deine Grundmauern kosten überall 3 Bagger. Erhöhungen kosten, was sie immer kosten.</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.heading">
        <source>Advanced technology tiles</source>
        <translation>Fortgeschrittene Technologieplättchen</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.text">
        <source>They build like basic tiles and have an effect each time they are used. Drops they bring go straight into the dams.</source>
        <translation>Sie bauen wie einfache Technologieplättchen und haben bei jeder Nutzung einen Effekt. Wassereinheiten, die sie bringen, kommen direkt in die Staumauern.</translation>
    </message>
    <message id="rules/barrage.anton.heading">
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message id="rules/barrage.anton.text">
        <source>The special tile works like another tile that lies on your wheel, basic or advanced: what it builds and its effect. It goes on the wheel itself. It is not an advanced tile when those are counted.</source>
        <translation>Das Sondertechnologieplättchen wirkt wie ein anderes Plättchen auf deiner Bauscheibe, einfach oder fortgeschritten: was es baut und sein Effekt. Es kommt selbst auf die Bauscheibe. Beim Zählen fortgeschrittener Plättchen zählt es nicht.</translation>
    </message>
    <message id="rules/barrage.any-machine.heading">
        <source>Machines of one's choice</source>
        <translation>Beliebige Maschinen</translation>
    </message>
    <message id="rules/barrage.any-machine.text">
        <source>Each of these machines is an excavator or a mixer, as one likes.</source>
        <translation>Jede dieser Maschinen ist nach Wunsch ein Bagger oder ein Betonmischer.</translation>
    </message>
    <message id="rules/barrage.automa-construct.heading">
        <source>What an Automa builds with</source>
        <translation>Womit ein Automa baut</translation>
    </message>
    <message id="rules/barrage.automa-construct.text">
        <source>The tile of highest level, a particular one before a joker, a special tile last, if piece, machines and a legal space are there.</source>
        <translation>Mit dem Plättchen der höchsten Stufe, ein bestimmtes vor einem Joker, ein Sonderplättchen zuletzt, wenn Bauteil, Maschinen und ein erlaubtes Feld da sind.</translation>
    </message>
    <message id="rules/barrage.automa-contracts.heading">
        <source>Contracts of an Automa</source>
        <translation>Verträge eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-contracts.text">
        <source>It discards both face-up contracts of the colour, refills them and moves on the energy track. It never takes contracts.</source>
        <translation>Er wirft beide offenen Verträge der Farbe ab, füllt sie auf und geht auf der Energieleiste voran. Verträge nimmt er nie.</translation>
    </message>
    <message id="rules/barrage.automa-credits.heading">
        <source>Points for credits</source>
        <translation>Punkte statt Geld</translation>
    </message>
    <message id="rules/barrage.automa-credits.text">
        <source>Whatever an Automa would pay or gain in credits it pays or gains in victory points, even below zero. A player whose conduit it uses gets the credits from the general supply.</source>
        <translation>Was ein Automa in Geld bezahlen oder erhalten würde, bezahlt oder erhält er in Siegpunkten, auch unter null. Nutzt er ein fremdes Rohrwerk, kommt das Geld dafür aus dem allgemeinen Vorrat.</translation>
    </message>
    <message id="rules/barrage.automa-criteria.heading">
        <source>Criteria of an Automa</source>
        <translation>Kriterien eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-criteria.text">
        <source>Each criterion keeps the spaces that satisfy it: the best conduit, an own powerhouse or dam along a conduit path, water from a powerhouse, red spaces, most water, a value, a basin or a zone.</source>
        <translation>Jedes Kriterium behält die Felder, die es erfüllen: das beste Rohrwerk, ein eigenes Turbinenhaus oder eine eigene Staumauer an einem Rohrwerksweg, Wasser von einem Turbinenhaus, rot umrandete Felder, das meiste Wasser, ein Wert, ein Tal oder ein Bereich.</translation>
    </message>
    <message id="rules/barrage.automa-engineers.heading">
        <source>Engineers of an Automa</source>
        <translation>Arbeiter eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-engineers.text">
        <source>It lays the number shown or what is left, on the first empty space of the section, left column first, else beside it, whatever that space costs. For construction they just lie on its board.</source>
        <translation>Er setzt die gezeigte Zahl oder was übrig ist auf das erste leere Aktionsfeld der Abteilung, linke Spalte zuerst, sonst daneben, was das Feld auch kostet. Beim Bauen liegen sie einfach auf seinem Unternehmensplan.</translation>
    </message>
    <message id="rules/barrage.automa-level.heading">
        <source>Levels of the Automas</source>
        <translation>Schwierigkeit der Automas</translation>
    </message>
    <message id="rules/barrage.automa-level.text">
        <source>Easy: no income, no bonus of powerhouses. Medium: both. Hard: also the company's ability and the effects of advanced tiles. Very hard: also an officer; Mahiri Sekibo is then left out of the game.</source>
        <translation>Schwachstrom: kein Einkommen, kein Bonus der Turbinenhäuser. Normal: beides. Starkstrom: auch die Spezialfähigkeit des Unternehmens und die Effekte fortgeschrittener Technologieplättchen. Hochspannung: auch ein Chefingenieur; Mahiri Sekibo bleibt dann aus dem Spiel.</translation>
    </message>
    <message id="rules/barrage.automa-machine.heading">
        <source>Machines of an Automa</source>
        <translation>Maschinen eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-machine.text">
        <source>Of a free choice it takes the kind it has fewer of off the wheel; in a tie an excavator.</source>
        <translation>Bei freier Wahl nimmt er die Art, von der er außerhalb der Bauscheibe weniger hat; bei Gleichstand einen Bagger.</translation>
    </message>
    <message id="rules/barrage.automa-placing.heading">
        <source>Where an Automa builds</source>
        <translation>Wo ein Automa baut</translation>
    </message>
    <message id="rules/barrage.automa-placing.text">
        <source>The only legal space; else one that completes a system of own or neutral dam, conduit and own powerhouse (not for elevations); then the three criteria of the tile, each unless no space satisfies it; then the number, and the free space before the red one.</source>
        <translation>Das einzige erlaubte Feld; sonst eines, das ein System aus eigener oder neutraler Staumauer, Rohrwerk und eigenem Turbinenhaus vollendet (nicht für Erhöhungen); dann die drei Kriterien des Plättchens, jedes, wenn ein Feld es erfüllt; dann die Nummer, und das normale Feld vor dem rot umrandeten.</translation>
    </message>
    <message id="rules/barrage.automa-produce.heading">
        <source>When an Automa produces</source>
        <translation>Wann ein Automa Energie produziert</translation>
    </message>
    <message id="rules/barrage.automa-produce.text">
        <source>It needs a system, must not lead alone at or above the section of the round, and its best energy must reach a face-up contract of the colour shown. It takes the system with most energy and all its drops, neutral dams first, then by the conduit criteria, and fulfils the highest face-up contract it can, the rightmost in a tie.</source>
        <translation>Er braucht ein vollständiges System, darf nicht allein im Abschnitt der Runde oder darüber führen, und seine beste Energie muss einen offenen Vertrag der gezeigten Farbe erreichen. Er nimmt das System mit der meisten Energie und alle seine Wassereinheiten, neutrale Staumauern zuerst, dann nach den Kriterien für Rohrwerke, und erfüllt den höchsten offenen Vertrag, den er kann, bei Gleichstand den am weitesten rechts.</translation>
    </message>
    <message id="rules/barrage.automa-setup.heading">
        <source>Automas at the start</source>
        <translation>Automas zu Beginn</translation>
    </message>
    <message id="rules/barrage.automa-setup.text">
        <source>After the people have picked, Automas get the companies that are left, at random. They start with 16 victory points, 6 excavators, 4 mixers, 12 engineers and four basic tiles, without credits and contracts, and go before the people in the first round.</source>
        <translation>Nachdem die Menschen gewählt haben, erhalten die Automas zufällig die übrigen Unternehmen. Sie beginnen mit 16 Siegpunkten, 6 Baggern, 4 Betonmischern, 12 Arbeitern und vier einfachen Technologieplättchen, ohne Geld und Verträge, und sind in der ersten Runde vor den Menschen an der Reihe.</translation>
    </message>
    <message id="rules/barrage.automa-tiles.heading">
        <source>Automa tiles</source>
        <translation>Automaplättchen</translation>
    </message>
    <message id="rules/barrage.automa-tiles.text">
        <source>In each turn the tile with the actions goes to the discard, where its criteria hold for this turn, and the next tile shows the actions. When none is left, all discarded tiles but the last are shuffled.</source>
        <translation>In jedem Zug kommt das Plättchen mit den Aktionen auf die Ablage, wo seine Kriterien für diesen Zug gelten, und das nächste Plättchen zeigt die Aktionen. Ist keines mehr da, werden alle abgelegten außer dem letzten gemischt.</translation>
    </message>
    <message id="rules/barrage.automa-turn.heading">
        <source>A turn of an Automa</source>
        <translation>Der Zug eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-turn.text">
        <source>The lines of the tile are looked at from top to bottom; the first possible one is carried out. Water and contract lines are carried out and the next ones looked at as well. The bank is the last resort. Without engineers it passes.</source>
        <translation>Die Zeilen des Plättchens werden von oben nach unten angesehen; die erste mögliche wird ausgeführt. Wasser- und Vertragszeilen werden ausgeführt und die nächsten ebenfalls angesehen. Die Bank ist der letzte Ausweg. Ohne Arbeiter passt er.</translation>
    </message>
    <message id="rules/barrage.automa-water.heading">
        <source>Water of an Automa</source>
        <translation>Wasser eines Automa</translation>
    </message>
    <message id="rules/barrage.automa-water.text">
        <source>It places only drops that will end in its own dams, now or in the coming flow, in the order of headstreams of the criteria.</source>
        <translation>Er legt nur Wassereinheiten, die jetzt oder im kommenden Wasserfluss in seinen eigenen Staumauern enden, in der Reihenfolge der Quellen seiner Kriterien.</translation>
    </message>
    <message id="rules/barrage.automa.heading">
        <source>Automas</source>
        <translation>Automas</translation>
    </message>
    <message id="rules/barrage.automa.text">
        <source>One to three seats may be played by the game, four players at most; one person plays against at least one. They count as players everywhere. Their booklet is not known to us word by word; where it is silent here, the ruling is ours.</source>
        <translation>Ein bis drei Plätze kann das Spiel selbst spielen, höchstens vier insgesamt; allein spielst du gegen mindestens einen Automa. Sie zählen überall mit. Ihr Regelheft liegt nicht im Wortlaut vor; wo es hier schweigt, gilt die Auslegung des Programms.</translation>
    </message>
    <message id="rules/barrage.bank.heading">
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="rules/barrage.bank.text">
        <source>Lay as many engineers as you like and gain 1 credit for each. The bank is never closed.</source>
        <translation>Setze so viele Arbeiter ein, wie du willst, und erhalte für jeden 1 Hydro. Die Bank ist nie geschlossen.</translation>
    </message>
    <message id="rules/barrage.base.heading">
        <source>Bases</source>
        <translation>Grundmauern</translation>
    </message>
    <message id="rules/barrage.base.text">
        <source>A base stands on a free dam space and makes a dam of level 1.</source>
        <translation>Eine Grundmauer steht auf einem freien Baufeld für Staumauern und bildet eine Staumauer der Höhe 1.</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.heading">
        <source>Bonus tile of the round</source>
        <translation>Das Bonusplättchen der Runde</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.text">
        <source>With at least 6 energy each thing that the tile counts gives its points, less 4 for each section of six energy behind the round, never below zero. Then the tile is discarded.</source>
        <translation>Mit mindestens 6 Energie bringt alles, was das Plättchen zählt, seine Punkte, abzüglich 4 für jeden Abschnitt von sechs Energie, den du hinter der Runde liegst, nie unter null. Dann wird das Plättchen abgelegt.</translation>
    </message>
    <message id="rules/barrage.building-space.heading">
        <source>Building spaces</source>
        <translation>Baufelder</translation>
    </message>
    <message id="rules/barrage.building-space.text">
        <source>A base, a conduit and a powerhouse each need a free space of their own kind.</source>
        <translation>Grundmauer, Rohrwerk und Turbinenhaus brauchen je ein freies Baufeld ihrer Art.</translation>
    </message>
    <message id="rules/barrage.capacity.heading">
        <source>How much a dam holds</source>
        <translation>Wie viel eine Staumauer fasst</translation>
    </message>
    <message id="rules/barrage.capacity.text">
        <source>A dam holds as many drops as it has levels. Graziano Del Monte's dams of level 3 hold four. A fourth drop that came while Mahiri Sekibo copied him stays until the dam is used, and no new one fits while three or more are there.</source>
        <translation>Eine Staumauer fasst so viele Wassereinheiten, wie sie hoch ist. Staumauern der Höhe 3 von Graziano Del Monte fassen vier. Eine vierte Wassereinheit, die kam, während Mahiri Sekibo ihn kopierte, bleibt, bis die Staumauer genutzt wird, und keine neue passt hinein, solange drei oder mehr da sind.</translation>
    </message>
    <message id="rules/barrage.closed-rows.heading">
        <source>Rows for more players</source>
        <translation>Reihen für mehr Mitspielende</translation>
    </message>
    <message id="rules/barrage.closed-rows.text">
        <source>Rows of the management board that are marked for more players are closed on both sides: engineers of unused companies lie there. The bank, the patent office and the company boards are never closed.</source>
        <translation>Reihen des Managementplans, die für mehr Mitspielende markiert sind, sind auf beiden Seiten geschlossen: Arbeiter unbenutzter Unternehmen liegen dort. Bank, Patentamt und Unternehmenspläne sind nie geschlossen.</translation>
    </message>
    <message id="rules/barrage.company-bonus.heading">
        <source>Bonus of the powerhouses</source>
        <translation>Bonus der Turbinenhäuser</translation>
    </message>
    <message id="rules/barrage.company-bonus.text">
        <source>The second powerhouse adds 1 to every production, the fourth 2 more. The third opens the company's ability.</source>
        <translation>Das zweite Turbinenhaus gibt jeder Energieproduktion 1 mehr, das vierte noch 2. Das dritte schaltet die Spezialfähigkeit des Unternehmens frei.</translation>
    </message>
    <message id="rules/barrage.conduit.heading">
        <source>Conduits</source>
        <translation>Rohrwerke</translation>
    </message>
    <message id="rules/barrage.conduit.text">
        <source>A conduit stands on a free conduit space; its production value is printed there.</source>
        <translation>Ein Rohrwerk steht auf einem freien Baufeld für Rohrwerke; sein Produktionswert ist dort aufgedruckt.</translation>
    </message>
    <message id="rules/barrage.connections.heading">
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message id="rules/barrage.connections.text">
        <source>A built conduit joins all dams of the basin where it starts with all powerhouses of the basin where it ends. A dam and a powerhouse of the same basin are not joined.</source>
        <translation>Ein gebautes Rohrwerk verbindet alle Staumauern des Tals, in dem es beginnt, mit allen Turbinenhäusern des Tals, in dem es endet. Eine Staumauer und ein Turbinenhaus desselben Tals sind nicht verbunden.</translation>
    </message>
    <message id="rules/barrage.construction-space.heading">
        <source>Construction spaces</source>
        <translation>Bauaktionsfelder</translation>
    </message>
    <message id="rules/barrage.construction-space.text">
        <source>Each company has four spaces of its own, used from left to right: 1, 2, 3 and again 3 engineers in a round; the fourth also costs 3 credits.</source>
        <translation>Jedes Unternehmen hat vier eigene Bauaktionsfelder, die von links nach rechts genutzt werden: 1, 2, 3 und noch einmal 3 Arbeiter in einer Runde; das vierte kostet außerdem 3 Hydro.</translation>
    </message>
    <message id="rules/barrage.construction.heading">
        <source>Construction</source>
        <translation>Die Bauaktion</translation>
    </message>
    <message id="rules/barrage.construction.text">
        <source>Engineers on your own construction space, a technology tile and the machines into the open segment of the wheel, one turn of the wheel, the piece on the map with its surcharge, then an uncovered income and the effect of the tile, in this order. Everything must be payable before the first step. What stands on the map stays there.</source>
        <translation>Arbeiter auf das eigene Bauaktionsfeld, ein Technologieplättchen und die Maschinen in das offene Segment der Bauscheibe, die Bauscheibe um eins drehen, das Bauteil mit seinen Zusatzkosten auf den Spielplan, dann ein freigeschaltetes Einkommen und der Effekt des Plättchens, in dieser Reihenfolge. Alles muss vor dem ersten Schritt bezahlbar sein. Was auf dem Spielplan steht, bleibt dort.</translation>
    </message>
    <message id="rules/barrage.contract-limit.heading">
        <source>Three open contracts</source>
        <translation>Drei offene Verträge</translation>
    </message>
    <message id="rules/barrage.contract-limit.text">
        <source>After taking contracts no more than three may lie face up in front of you, the starting one included. Discard at once what is too much; it leaves the game. Fulfilled ones do not count.</source>
        <translation>Nach dem Nehmen von Verträgen dürfen höchstens drei offen vor dir liegen, der Startvertrag eingeschlossen. Wirf sofort ab, was zu viel ist; es verlässt das Spiel. Erfüllte zählen nicht.</translation>
    </message>
    <message id="rules/barrage.contract-office.heading">
        <source>Contract office</source>
        <translation>Notariat</translation>
    </message>
    <message id="rules/barrage.contract-office.text">
        <source>Take one face-up private contract, or two for 1 credit; if fewer are there, take what is there.</source>
        <translation>Nimm einen offenen privaten Vertrag oder zwei für 1 Hydro; sind weniger da, nimm, was da ist.</translation>
    </message>
    <message id="rules/barrage.contract-refill.heading">
        <source>New contracts</source>
        <translation>Neue Verträge</translation>
    </message>
    <message id="rules/barrage.contract-refill.text">
        <source>Gaps among the private contracts are filled from their piles at the end of the turn. An empty pile is made again of what Automas discarded, if there is anything.</source>
        <translation>Lücken unter den privaten Verträgen werden am Zugende von ihren Stapeln gefüllt. Ein leerer Stapel entsteht neu aus dem, was Automas abgeworfen haben, wenn etwas da ist.</translation>
    </message>
    <message id="rules/barrage.contracts-setup.heading">
        <source>Contracts at the start</source>
        <translation>Verträge zu Beginn</translation>
    </message>
    <message id="rules/barrage.contracts-setup.text">
        <source>One national contract fewer than there are players lies face up and is never replaced. The private contracts form three piles by colour, two of each lie face up.</source>
        <translation>Ein staatlicher Vertrag weniger, als Personen mitspielen, liegt offen aus und wird nie ersetzt. Die privaten Verträge bilden drei Stapel nach Farben, je zwei liegen offen.</translation>
    </message>
    <message id="rules/barrage.costs.heading">
        <source>Machines for a structure</source>
        <translation>Maschinen für ein Bauteil</translation>
    </message>
    <message id="rules/barrage.costs.text">
        <source>A base costs 3 excavators in the plain, 4 in the hills, 5 in the mountains. An elevation costs 2, 3 or 4 mixers. A conduit costs 2 excavators for each point of its value. A powerhouse costs 2 mixers and one more for each powerhouse already built.</source>
        <translation>Eine Grundmauer kostet im Vorland 3 Bagger, in den Hügeln 4, in den Bergen 5. Eine Erhöhung kostet 2, 3 oder 4 Betonmischer. Ein Rohrwerk kostet 2 Bagger für jeden Punkt seines Produktionswerts. Ein Turbinenhaus kostet 2 Betonmischer und einen mehr für jedes schon gebaute Turbinenhaus.</translation>
    </message>
    <message id="rules/barrage.draft.heading">
        <source>The draft</source>
        <translation>Der Draft</translation>
    </message>
    <message id="rules/barrage.draft.text">
        <source>As many companies as there are players, each with a random officer, and as many starting contracts are laid out. From a random player on, each takes a company with its officer and a starting contract. Who picks first is last in turn order.</source>
        <translation>So viele Unternehmen, wie Personen mitspielen, jedes mit einem zufälligen Chefingenieur, und ebenso viele Startverträge liegen aus. Angefangen bei einer zufälligen Person nehmen alle ein Unternehmen mit seinem Chefingenieur und einen Startvertrag. Wer zuerst wählt, ist in der Spielreihenfolge zuletzt.</translation>
    </message>
    <message id="rules/barrage.elevation.heading">
        <source>Elevations</source>
        <translation>Erhöhungen</translation>
    </message>
    <message id="rules/barrage.elevation.text">
        <source>An elevation stands on a base of one's own; a base takes at most two, so a dam has at most three levels.</source>
        <translation>Eine Erhöhung steht auf einer eigenen Grundmauer; diese trägt höchstens zwei, eine Staumauer hat also höchstens Höhe 3.</translation>
    </message>
    <message id="rules/barrage.end-of-round.heading">
        <source>End of the round</source>
        <translation>Das Rundenende</translation>
    </message>
    <message id="rules/barrage.end-of-round.text">
        <source>New turn order, energy markers to 0, engineers home, new patents. Not in the fifth round.</source>
        <translation>Neue Spielreihenfolge, Energiemarker auf 0, Arbeiter nach Hause, neue Patente. Nicht in der fünften Runde.</translation>
    </message>
    <message id="rules/barrage.energy.heading">
        <source>The energy track</source>
        <translation>Die Energieleiste</translation>
    </message>
    <message id="rules/barrage.energy.text">
        <source>The marker moves by the energy produced; contracts do not use it up. Above 30 it counts as 30 for credits and bonus tile, and in full for the ranking, the turn order and the final tie.</source>
        <translation>Der Marker geht um die produzierte Energie voran; Verträge verbrauchen sie nicht. Über 30 zählt sie für Geld und Bonusplättchen als 30, für Rangfolge, Spielreihenfolge und den Gleichstand am Ende voll.</translation>
    </message>
    <message id="rules/barrage.engineers.heading">
        <source>Engineers</source>
        <translation>Arbeiter</translation>
    </message>
    <message id="rules/barrage.engineers.text">
        <source>A space needs exactly as many engineers as it shows, from your own supply.</source>
        <translation>Ein Aktionsfeld braucht genau so viele Arbeiter aus dem persönlichen Vorrat, wie es zeigt.</translation>
    </message>
    <message id="rules/barrage.fee.heading">
        <source>Cost of an action</source>
        <translation>Kosten einer Aktion</translation>
    </message>
    <message id="rules/barrage.fee.text">
        <source>The credits printed on an action are paid when the engineers are laid, on either side.</source>
        <translation>Geld, das eine Aktion laut Aufdruck kostet, wird beim Einsetzen der Arbeiter bezahlt, auf beiden Seiten.</translation>
    </message>
    <message id="rules/barrage.final-stock.heading">
        <source>Credits and machines at the end</source>
        <translation>Geld und Maschinen am Ende</translation>
    </message>
    <message id="rules/barrage.final-stock.text">
        <source>Every five credits and machines in your own supply give 1 victory point. The wheel does not count.</source>
        <translation>Je fünf Hydro und Maschinen im persönlichen Vorrat bringen 1 Siegpunkt. Die Bauscheibe zählt nicht.</translation>
    </message>
    <message id="rules/barrage.final-water.heading">
        <source>Water at the end</source>
        <translation>Wasser am Ende</translation>
    </message>
    <message id="rules/barrage.final-water.text">
        <source>Each drop in one's own dams gives 1 victory point.</source>
        <translation>Jede Wassereinheit in den eigenen Staumauern bringt 1 Siegpunkt.</translation>
    </message>
    <message id="rules/barrage.flow-at-once.heading">
        <source>Drops that flow at once</source>
        <translation>Wassereinheiten, die sofort fließen</translation>
    </message>
    <message id="rules/barrage.flow-at-once.text">
        <source>Only the drop just placed runs; those that wait on the headstream stay. Several drops are placed one after the other.</source>
        <translation>Nur die gerade gelegte Wassereinheit fließt; die auf der Quelle wartenden bleiben. Mehrere werden nacheinander gelegt.</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.heading">
        <source>Conduits of others</source>
        <translation>Fremde Rohrwerke</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.text">
        <source>For each drop led through another player's conduit you pay that player 1 credit, and the owner also gains 1 victory point. The credits must be at hand when you produce.</source>
        <translation>Für jede Wassereinheit, die du durch ein fremdes Rohrwerk leitest, bezahlst du der Person, der es gehört, 1 Hydro, und sie erhält außerdem 1 Siegpunkt. Das Geld muss bei der Energieproduktion vorhanden sein.</translation>
    </message>
    <message id="rules/barrage.france.heading">
        <source>France: discount</source>
        <translation>Frankreich: Ermäßigung</translation>
    </message>
    <message id="rules/barrage.france.text">
        <source>With three powerhouses France fulfils every contract, national ones too, with 3 energy less. There is no lower bound. An option limits this to productions.</source>
        <translation>Mit drei Turbinenhäusern erfüllt Frankreich jeden Vertrag, auch staatliche, mit 3 Energie weniger. Es gibt keine Untergrenze. Eine Spieleinstellung beschränkt das auf Energieproduktionen.</translation>
    </message>
    <message id="rules/barrage.fulfil.heading">
        <source>Fulfilling a contract</source>
        <translation>Einen Vertrag erfüllen</translation>
    </message>
    <message id="rules/barrage.fulfil.text">
        <source>One production may fulfil one open contract of your own, if its energy alone reaches the printed value. The tile pays at once and stays face down. Energy of contracts, incomes and abilities never fulfils one.</source>
        <translation>Eine Energieproduktion darf einen deiner offenen Verträge erfüllen, wenn ihre Energie allein den gedruckten Wert erreicht. Du erhältst die Belohnung sofort, und das Plättchen bleibt verdeckt liegen. Energie aus Verträgen, Einkommen und Fähigkeiten erfüllt nie einen.</translation>
    </message>
    <message id="rules/barrage.gain.heading">
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message id="rules/barrage.gain.text">
        <source>Credits, machines and drops of the general supply never run out. What is gained can be used at once.</source>
        <translation>Geld, Maschinen und Wassereinheiten des allgemeinen Vorrats gehen nie aus. Was du erhältst, kannst du sofort nutzen.</translation>
    </message>
    <message id="rules/barrage.germany.heading">
        <source>Germany: second production</source>
        <translation>Deutschland: zweite Energieproduktion</translation>
    </message>
    <message id="rules/barrage.germany.text">
        <source>With three powerhouses Germany may produce once more after a production, with another powerhouse: just drops times value, with a contract of its own. The two are never added up.</source>
        <translation>Mit drei Turbinenhäusern darf Deutschland nach einer Energieproduktion noch einmal produzieren, mit einem anderen Turbinenhaus: nur Wassereinheiten mal Wert, mit einem eigenen Vertrag. Die beiden werden nie zusammengezählt.</translation>
    </message>
    <message id="rules/barrage.headstreams.heading">
        <source>Headstreams</source>
        <translation>Quellen</translation>
    </message>
    <message id="rules/barrage.headstreams.text">
        <source>In rounds one to four each headstream gets the drops that its tile shows for the round. They wait there until the water flows. In the fifth round there are none.</source>
        <translation>In den Runden eins bis vier erhält jede Quelle die Wassereinheiten, die ihr Plättchen für die Runde zeigt. Sie warten dort, bis das Wasser fließt. In der fünften Runde gibt es keine.</translation>
    </message>
    <message id="rules/barrage.income.heading">
        <source>Income</source>
        <translation>Das Einkommen</translation>
    </message>
    <message id="rules/barrage.income.text">
        <source>The second, fourth and fifth base, elevation and conduit uncover an income of the company board. It is gained at once, however the piece left the board, and again at the start of every later round. Choices are made in reverse turn order. Energy counts for the round that begins.</source>
        <translation>Die zweite, vierte und fünfte Grundmauer und Erhöhung und das zweite, vierte und fünfte Rohrwerk schalten je ein Einkommen des Unternehmensplans frei. Du erhältst es sofort, wie das Bauteil den Plan auch verließ, und wieder zu Beginn jeder späteren Runde. Gewählt wird in umgekehrter Spielreihenfolge. Energie zählt für die beginnende Runde.</translation>
    </message>
    <message id="rules/barrage.introductory.heading">
        <source>The introductory game</source>
        <translation>Das Einführungsspiel</translation>
    </message>
    <message id="rules/barrage.introductory.text">
        <source>Companies, officers and starting contracts are given out by seat, the turn order is the seat order, everybody has a basic joker tile, and there is no patent office. Automas play the full game only.</source>
        <translation>Unternehmen, Chefingenieure und Startverträge werden nach Plätzen zugeteilt, die Spielreihenfolge ist die der Plätze, alle haben ein einfaches Jokerplättchen, und es gibt kein Patentamt. Automas spielen nur das fortgeschrittene Spiel.</translation>
    </message>
    <message id="rules/barrage.italy.heading">
        <source>Italy: three steps</source>
        <translation>Italien: drei Schritte</translation>
    </message>
    <message id="rules/barrage.italy.text">
        <source>With three powerhouses Italy moves 3 steps on the energy track after each production. They never count for a contract.</source>
        <translation>Mit drei Turbinenhäusern geht Italien nach jeder Energieproduktion 3 Schritte auf der Energieleiste voran. Sie zählen nie für einen Vertrag.</translation>
    </message>
    <message id="rules/barrage.jill.heading">
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message id="rules/barrage.jill.text">
        <source>A conduit may be paid with mixers instead: one for each point of its value, all of them mixers. A joker that mixes machines works for the normal price only.</source>
        <translation>Ein Rohrwerk darf stattdessen mit Betonmischern bezahlt werden: einem für jeden Punkt seines Werts, und nur mit diesen. Ein Joker, der Maschinen mischt, gilt nur für die normalen Kosten.</translation>
    </message>
    <message id="rules/barrage.leaders.heading">
        <source>First on the energy track</source>
        <translation>Vorn auf der Energieleiste</translation>
    </message>
    <message id="rules/barrage.leaders.text">
        <source>Most energy in the round gives 6 victory points, second most 2, for at least 1 energy. Who ties for first shares 8, rounded up, and there is no second prize. Who ties for second gets 1.</source>
        <translation>Die meiste Energie der Runde bringt 6 Siegpunkte, die zweitmeiste 2, bei mindestens 1 Energie. Bei Gleichstand an erster Stelle werden 8 geteilt, aufgerundet, und es gibt keinen zweiten Preis. Bei Gleichstand an zweiter Stelle gibt es je 1.</translation>
    </message>
    <message id="rules/barrage.least-energy.heading">
        <source>At least one</source>
        <translation>Mindestens eine</translation>
    </message>
    <message id="rules/barrage.least-energy.text">
        <source>A production that would give less than 1 energy after everything is counted is not possible.</source>
        <translation>Eine Energieproduktion, die am Ende weniger als 1 Energie ergäbe, ist nicht möglich.</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.heading">
        <source>From left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.text">
        <source>The leftmost piece of a kind leaves the company board first. When none is left, no more of this kind can be placed.</source>
        <translation>Das Bauteil einer Art, das ganz links steht, verlässt den Unternehmensplan zuerst. Ist keines mehr da, kann keines dieser Art mehr platziert werden.</translation>
    </message>
    <message id="rules/barrage.mahiri.heading">
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message id="rules/barrage.mahiri.text">
        <source>At the start of your turn lay an engineer on the officer's tile, the second time in a round with 3 credits, and copy another officer for this turn; a normal action must follow. Copying Anton means copying a tile of the wheel without laying one. By option every officer can be copied, not only those in play.</source>
        <translation>Setze zu Beginn deines Zuges einen Arbeiter auf das Plättchen des Chefingenieurs, beim zweiten Mal in einer Runde mit 3 Hydro, und kopiere für diesen Zug einen anderen Chefingenieur; danach muss eine normale Aktion folgen. Anton zu kopieren heißt, ein Plättchen der Bauscheibe zu kopieren, ohne eines zu legen. Je nach Spieleinstellung können alle Chefingenieure kopiert werden, nicht nur die im Spiel.</translation>
    </message>
    <message id="rules/barrage.management.heading">
        <source>Management board</source>
        <translation>Der Managementplan</translation>
    </message>
    <message id="rules/barrage.management.text">
        <source>Each row can be used twice in a round: on its left side, and dearer on its right. One player may take both.</source>
        <translation>Jede Reihe kann in einer Runde zweimal genutzt werden: auf ihrer linken Seite und teurer auf ihrer rechten. Eine Person darf beide nehmen.</translation>
    </message>
    <message id="rules/barrage.national-contracts.heading">
        <source>National contracts</source>
        <translation>Staatliche Verträge</translation>
    </message>
    <message id="rules/barrage.national-contracts.text">
        <source>Instead of an own contract a production action may fulfil a face-up national one; the first player to fulfil it takes it. They are never taken into your own supply unfulfilled, and energy of a technology tile does not do, unless an option allows it.</source>
        <translation>Statt eines eigenen Vertrags darf eine Energieproduktion einen offenen staatlichen Vertrag erfüllen; wer zuerst kommt, nimmt ihn. Unerfüllt kommen sie nie in den persönlichen Vorrat, und Energie eines Technologieplättchens genügt nicht, wenn keine Spieleinstellung es erlaubt.</translation>
    </message>
    <message id="rules/barrage.neutral-dams.heading">
        <source>Neutral dams</source>
        <translation>Neutrale Staumauern</translation>
    </message>
    <message id="rules/barrage.neutral-dams.text">
        <source>A neutral dam of level 1 stands in the mountains, one of level 2 in the hills and one of level 3 in the plain, each on the free lower space of a random basin and with one drop. Neutral dams never change; everybody may produce with their water.</source>
        <translation>In den Bergen steht eine neutrale Staumauer der Höhe 1, in den Hügeln eine der Höhe 2 und im Vorland eine der Höhe 3, jede auf dem freien unteren Baufeld eines zufälligen Tals und mit einer Wassereinheit. Neutrale Staumauern ändern sich nie; alle dürfen mit ihrem Wasser Energie produzieren.</translation>
    </message>
    <message id="rules/barrage.objectives.heading">
        <source>Objective</source>
        <translation>Das Zielplättchen</translation>
    </message>
    <message id="rules/barrage.objectives.text">
        <source>All rank by what the objective tile counts: 15, 10 and 5 victory points. Who ties shares the places covered, rounded up. A count of 0 can rank. A conduit counts for the basin where it starts.</source>
        <translation>Die Rangfolge ergibt sich aus dem, was das Zielplättchen zählt: 15, 10 und 5 Siegpunkte. Bei Gleichstand werden die Punkte der betroffenen Ränge geteilt, aufgerundet. Auch eine Anzahl von 0 kann einen Rang erreichen. Ein Rohrwerk zählt für das Tal, in dem es beginnt.</translation>
    </message>
    <message id="rules/barrage.one-dam.heading">
        <source>One dam of a colour</source>
        <translation>Eine Staumauer pro Farbe</translation>
    </message>
    <message id="rules/barrage.one-dam.text">
        <source>In one basin no player has two dams. A dam of one's own beside a neutral or foreign one is fine.</source>
        <translation>In einem Tal hat niemand zwei Staumauern. Eine eigene neben einer neutralen oder fremden ist erlaubt.</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.heading">
        <source>One powerhouse of a colour</source>
        <translation>Ein Turbinenhaus pro Farbe</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.text">
        <source>In one basin no player has two powerhouses.</source>
        <translation>In einem Tal hat niemand zwei Turbinenhäuser.</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.heading">
        <source>Whose water</source>
        <translation>Wessen Wasser</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.text">
        <source>The dam must be one's own or neutral, the powerhouse one's own; the conduit may be anybody's.</source>
        <translation>Die Staumauer muss dir gehören oder neutral sein, das Turbinenhaus dir gehören; das Rohrwerk darf auch ein fremdes sein.</translation>
    </message>
    <message id="rules/barrage.pass-through.heading">
        <source>USA: passing drops</source>
        <translation>USA: vorbeifließendes Wasser</translation>
    </message>
    <message id="rules/barrage.pass-through.text">
        <source>With three powerhouses the USA gain 1 energy for each drop that runs down the river past one of their powerhouses, whoever set it going, even if a dam there then holds it. A drop that a production brought to that very basin does not count there.</source>
        <translation>Mit drei Turbinenhäusern erhalten die USA 1 Energie für jede Wassereinheit, die den Fluss hinab an einem ihrer Turbinenhäuser vorbeifließt, wer sie auch in Gang gesetzt hat, selbst wenn eine Staumauer dort sie dann staut. Eine Wassereinheit, die eine Energieproduktion in eben dieses Tal gebracht hat, zählt dort nicht.</translation>
    </message>
    <message id="rules/barrage.pass.heading">
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message id="rules/barrage.pass.text">
        <source>Who still has engineers must act; the bank always takes one. Who has none passes for the rest of the round, but may first build with a tile that needs no engineers.</source>
        <translation>Wer noch Arbeiter hat, muss eine Aktion ausführen; die Bank nimmt immer einen. Wer keine hat, passt für den Rest der Runde, darf aber vorher mit einem Plättchen bauen, das keine Arbeiter braucht.</translation>
    </message>
    <message id="rules/barrage.patent-office.heading">
        <source>Patent office</source>
        <translation>Das Patentamt</translation>
    </message>
    <message id="rules/barrage.patent-office.text">
        <source>For 2 engineers and 5 credits take the advanced technology tile of that slot. It can be used at once and stays yours.</source>
        <translation>Nimm für 2 Arbeiter und 5 Hydro das fortgeschrittene Technologieplättchen dieser Stelle. Es kann sofort genutzt werden und bleibt deines.</translation>
    </message>
    <message id="rules/barrage.patent-refill.heading">
        <source>New patents</source>
        <translation>Neue Patente</translation>
    </message>
    <message id="rules/barrage.patent-refill.text">
        <source>At the end of a round the tiles that nobody took leave the game and three new ones come: from pile I, then II, then III.</source>
        <translation>Am Rundenende verlassen die Plättchen, die niemand genommen hat, das Spiel, und drei neue kommen: vom Stapel I, dann II, dann III.</translation>
    </message>
    <message id="rules/barrage.place-reward.heading">
        <source>A structure from a contract</source>
        <translation>Ein Bauteil aus einem Vertrag</translation>
    </message>
    <message id="rules/barrage.place-reward.text">
        <source>The leftmost piece goes to a legal space without engineers, tile, machines or wheel. The contract may name zones or a greatest value. Incomes count, a red space costs 3 credits, and one may leave it.</source>
        <translation>Das Bauteil ganz links kommt ohne Arbeiter, Plättchen, Maschinen oder Bauscheibe auf ein erlaubtes Feld. Der Vertrag kann Bereiche oder einen Höchstwert nennen. Einkommen wird dabei freigeschaltet, ein rot umrandetes Feld kostet 3 Hydro, und du darfst verzichten.</translation>
    </message>
    <message id="rules/barrage.powerhouse.heading">
        <source>Powerhouses</source>
        <translation>Turbinenhäuser</translation>
    </message>
    <message id="rules/barrage.powerhouse.text">
        <source>A powerhouse stands on a free powerhouse space, at the inlet of its basin.</source>
        <translation>Ein Turbinenhaus steht auf einem freien Baufeld für Turbinenhäuser, am Zufluss seines Tals.</translation>
    </message>
    <message id="rules/barrage.production.heading">
        <source>Production</source>
        <translation>Die Energieproduktion</translation>
    </message>
    <message id="rules/barrage.production.text">
        <source>Lead one or more drops of one dam through one conduit to a powerhouse of yours: drops times value, changed by the space and by your company's bonus. The fee is paid, the marker moves, the drops run on, then one contract may be fulfilled, then the company's ability follows.</source>
        <translation>Leite eine oder mehrere Wassereinheiten einer Staumauer durch ein Rohrwerk zu einem deiner Turbinenhäuser: Wassereinheiten mal Wert, verändert durch das Aktionsfeld und den Bonus deines Unternehmens. Die Gebühr wird bezahlt, der Marker geht voran, die Wassereinheiten fließen weiter, dann darf ein Vertrag erfüllt werden, dann folgt die Spezialfähigkeit des Unternehmens.</translation>
    </message>
    <message id="rules/barrage.red-action.heading">
        <source>Red action spaces</source>
        <translation>Rote Aktionsfelder</translation>
    </message>
    <message id="rules/barrage.red-action.text">
        <source>Engineers on a red space cost 3 credits, together with what the action itself costs.</source>
        <translation>Arbeiter auf einem roten Aktionsfeld kosten 3 Hydro, zusammen mit dem, was die Aktion selbst kostet.</translation>
    </message>
    <message id="rules/barrage.red-space.heading">
        <source>Red building spaces</source>
        <translation>Rot umrandete Baufelder</translation>
    </message>
    <message id="rules/barrage.red-space.text">
        <source>A base or a powerhouse on a red space costs 3 credits more, also when a contract places it. Elevations and conduits never do.</source>
        <translation>Eine Grundmauer oder ein Turbinenhaus auf einem rot umrandeten Feld kostet 3 Hydro mehr, auch beim Platzieren durch einen Vertrag. Für Erhöhungen und Rohrwerke gilt das nie.</translation>
    </message>
    <message id="rules/barrage.rewards.heading">
        <source>Rewards</source>
        <translation>Belohnungen</translation>
    </message>
    <message id="rules/barrage.rewards.text">
        <source>The parts of a reward are used in the order one likes. A part that cannot be used is lost; the contract is fulfilled all the same.</source>
        <translation>Die Teile einer Belohnung werden in beliebiger Reihenfolge genutzt. Ein Teil, der sich nicht nutzen lässt, verfällt; der Vertrag ist trotzdem erfüllt.</translation>
    </message>
    <message id="rules/barrage.round.heading">
        <source>Five rounds</source>
        <translation>Fünf Runden</translation>
    </message>
    <message id="rules/barrage.round.text">
        <source>Each of the five rounds has income and headstreams, actions, water flow, scoring and the end of the round. The last round has no end phase: the final scoring follows.</source>
        <translation>Jede der fünf Runden hat Einkommen und Quellwasser, Aktionen, Wasserfluss, Wertung und Rundenende. Die letzte Runde hat kein Rundenende: Es folgt die Schlusswertung.</translation>
    </message>
    <message id="rules/barrage.setup.heading">
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/barrage.setup.text">
        <source>Four of the eight headstream tiles lie on the headstreams A to D, five bonus tiles on the energy track, one objective tile beside it, all face up and at random. Both sides of the map have the same basins, rivers and conduits.</source>
        <translation>Vier der acht Quellenplättchen liegen auf den Quellen A bis D, fünf Bonusplättchen auf der Energieleiste, ein Zielplättchen daneben, alle offen und zufällig. Beide Seiten des Spielplans haben dieselben Täler, Flüsse und Rohrwerke.</translation>
    </message>
    <message id="rules/barrage.solomon.heading">
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message id="rules/barrage.solomon.text">
        <source>Each machine of a construction may be replaced by 3 credits, even all of them. The credits go to the general supply.</source>
        <translation>Jede Maschine einer Bauaktion darf durch 3 Hydro ersetzt werden, sogar alle. Das Geld kommt in den allgemeinen Vorrat.</translation>
    </message>
    <message id="rules/barrage.start-items.heading">
        <source>What everybody starts with</source>
        <translation>Womit alle beginnen</translation>
    </message>
    <message id="rules/barrage.start-items.text">
        <source>Everybody has 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 victory points and four basic technology tiles, one for each kind of structure. An option gives Mahiri Sekibo 9 credits. Anton Krylov's player also gets his special tile.</source>
        <translation>Alle haben 6 Hydro, 6 Bagger, 4 Betonmischer, 12 Arbeiter, 10 Siegpunkte und vier einfache Technologieplättchen, eines für jede Art von Bauteil. Eine Spieleinstellung gibt Mahiri Sekibo 9 Hydro. Wer mit Anton Krylov spielt, erhält auch dessen Sondertechnologieplättchen.</translation>
    </message>
    <message id="rules/barrage.taken-space.heading">
        <source>Taken spaces</source>
        <translation>Besetzte Felder</translation>
    </message>
    <message id="rules/barrage.taken-space.text">
        <source>A space with anybody's engineers is closed for the rest of the round, except the bank.</source>
        <translation>Ein Aktionsfeld, auf dem Arbeiter stehen, gleich wessen, ist für den Rest der Runde geschlossen; nur die Bank nicht.</translation>
    </message>
    <message id="rules/barrage.technology.heading">
        <source>Technology tiles</source>
        <translation>Technologieplättchen</translation>
    </message>
    <message id="rules/barrage.technology.text">
        <source>A structure needs a tile of its kind, or a joker, from your own supply. A tile on the wheel is not available until it comes back.</source>
        <translation>Ein Bauteil braucht ein Technologieplättchen seiner Art oder einen Joker aus dem persönlichen Vorrat. Ein Plättchen auf der Bauscheibe ist erst verfügbar, wenn es zurückkommt.</translation>
    </message>
    <message id="rules/barrage.tile-energy.heading">
        <source>Energy of tiles</source>
        <translation>Energie von Plättchen</translation>
    </message>
    <message id="rules/barrage.tile-energy.text">
        <source>Energy of a technology tile moves the marker and may fulfil one own contract. It has no company bonus and triggers no ability.</source>
        <translation>Energie eines Technologieplättchens bewegt den Marker und darf einen eigenen Vertrag erfüllen. Sie hat keinen Bonus des Unternehmens und löst keine Fähigkeit aus.</translation>
    </message>
    <message id="rules/barrage.track-credits.heading">
        <source>Credits of the energy track</source>
        <translation>Geld der Energieleiste</translation>
    </message>
    <message id="rules/barrage.track-credits.text">
        <source>Everybody gains the credits of the last marked space reached: 1, 2, 4, 7, 11, 16, 22 and 29 energy give 1 to 8. Who has produced nothing gains 3 credits and loses 3 victory points, even below zero.</source>
        <translation>Alle erhalten das Geld des letzten markierten Feldes, das sie erreicht haben: 1, 2, 4, 7, 11, 16, 22 und 29 Energie geben 1 bis 8 Hydro. Wer nichts produziert hat, erhält 3 Hydro und verliert 3 Siegpunkte, auch unter null.</translation>
    </message>
    <message id="rules/barrage.turn-order.heading">
        <source>Turn order</source>
        <translation>Die Spielreihenfolge</translation>
    </message>
    <message id="rules/barrage.turn-order.text">
        <source>Who has produced least goes first in the next round. Players with equal energy swap their former order.</source>
        <translation>Wer am wenigsten produziert hat, ist in der nächsten Runde zuerst an der Reihe. Bei gleicher Energie wird die bisherige Reihenfolge umgedreht.</translation>
    </message>
    <message id="rules/barrage.turn.heading">
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message id="rules/barrage.turn.text">
        <source>In turn order each player lays engineers on exactly one free space and carries out its action. This goes round until all have passed. Building with a tile that needs no engineers is a whole turn as well.</source>
        <translation>In der Spielreihenfolge setzen alle Arbeiter auf genau einem freien Aktionsfeld ein und führen dessen Aktion aus. Das geht reihum, bis alle gepasst haben. Mit einem Plättchen zu bauen, das keine Arbeiter braucht, ist ebenfalls ein ganzer Zug.</translation>
    </message>
    <message id="rules/barrage.viktor.heading">
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message id="rules/barrage.viktor.text">
        <source>Drops times value of 3 or less count as 4 before bonus and malus, in every production, also in Germany's second one unless an option says otherwise.</source>
        <translation>Ergeben Wassereinheiten mal Wert höchstens 3, zählt das vor Bonus und Malus als 4, in jeder Energieproduktion, auch in der zweiten von Deutschland, wenn eine Spieleinstellung nichts anderes sagt.</translation>
    </message>
    <message id="rules/barrage.water-flow.heading">
        <source>Water flow</source>
        <translation>Der Wasserfluss</translation>
    </message>
    <message id="rules/barrage.water-flow.text">
        <source>Drops run one by one along their only way: the powerhouses of a basin, its upper dam, its lower dam, the next basin. The first dam with room holds a drop, whoever owns it. A drop that passes the lowest basins leaves the map. Held drops move only by a production.</source>
        <translation>Wassereinheiten fließen einzeln auf ihrem einzigen Weg: an den Turbinenhäusern eines Tals vorbei zu seiner oberen Staumauer, zu seiner unteren Staumauer und ins nächste Tal. Die erste Staumauer mit Platz staut die Wassereinheit, gleich wem diese Staumauer gehört. Was die untersten Täler passiert, verlässt den Spielplan. Gestautes Wasser bewegt nur eine Energieproduktion.</translation>
    </message>
    <message id="rules/barrage.water-management.heading">
        <source>Drops that wait</source>
        <translation>Wartende Wassereinheiten</translation>
    </message>
    <message id="rules/barrage.water-management.text">
        <source>Drops are placed on headstreams of one's choice, split as one likes, fewer than allowed but at least one. There is no limit on a headstream. They run in the water flow phase.</source>
        <translation>Wassereinheiten werden auf Quellen eigener Wahl gelegt, beliebig aufgeteilt, weniger als erlaubt, aber mindestens eine. Auf einer Quelle dürfen beliebig viele liegen. Sie fließen in der Phase Wasserfluss.</translation>
    </message>
    <message id="rules/barrage.wheel.heading">
        <source>The construction wheel</source>
        <translation>Die Bauscheibe</translation>
    </message>
    <message id="rules/barrage.wheel.text">
        <source>Tile and machines go into the open segment, then the wheel turns by one. What comes to the open segment returns to the supply at once: after six turns in all. Credits never lie on the wheel. An empty wheel may be turned.</source>
        <translation>Plättchen und Maschinen kommen in das offene Segment, dann wird die Bauscheibe um eins gedreht. Was in das offene Segment kommt, kehrt sofort in den Vorrat zurück: nach insgesamt sechs Drehungen. Geld liegt nie auf der Bauscheibe. Eine leere Bauscheibe darf gedreht werden.</translation>
    </message>
    <message id="rules/barrage.winner.heading">
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/barrage.winner.text">
        <source>Most victory points win; in a tie more energy in the fifth round, then the victory is shared.</source>
        <translation>Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand, wer in der fünften Runde mehr Energie hat. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>rules/ginkgopolis</name>
    <message id="rules/ginkgopolis.bonus.heading">
        <source>Permanent bonuses</source>
        <translation>Dauerhafte Boni</translation>
    </message>
    <message id="rules/ginkgopolis.bonus.text">
        <source>Each face-up card in front of you with an arrow pays whenever you take its action: characters and building cards 1 to 6 one item, building cards 7 to 9 two. They are paid at the end of the action, before the played card is put away.</source>
        <translation>Jede offene Karte mit Pfeil vor dir bringt dir ihren Bonus, sooft du ihre Aktion ausführst: Charakterkarten und Gebäudekarten 1 bis 6 eines, Gebäudekarten 7 bis 9 zwei. Du erhältst ihn am Ende der Aktion, bevor die ausgespielte Karte weggelegt wird.</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.heading">
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.text">
        <source>A building is a stack of one or more tiles. Its top tile gives its colour and number, its height is the number of tiles. Each of the 60 tiles is unique: red, blue and yellow from 1 to 20, and each has a building card.</source>
        <translation>Ein Gebäude ist ein Stapel aus einem oder mehreren Gebäudeplättchen. Das oberste Plättchen bestimmt Farbe und Zahl, die Anzahl der Plättchen ist die Höhe. Jedes der 60 Plättchen gibt es nur einmal: rot, blau und gelb von 1 bis 20, und zu jedem gehört eine Gebäudekarte.</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.heading">
        <source>Too dear to build</source>
        <translation>Zu teuer zum Bauen</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.text">
        <source>If you lack the resources or the success points for the revealed card and tile, the tile goes back behind your screen and the card must be exploited. What you can pay must be built.</source>
        <translation>Fehlen dir für die aufgedeckte Karte und das Plättchen die Ressourcen oder die Erfolgspunkte, kommt das Plättchen zurück hinter deinen Sichtschirm, und du musst mit der Karte planen. Was du bezahlen kannst, musst du bauen.</translation>
    </message>
    <message id="rules/ginkgopolis.characters.heading">
        <source>Characters</source>
        <translation>Charakterkarten</translation>
    </message>
    <message id="rules/ginkgopolis.characters.text">
        <source>Everybody starts with three characters face up. In a first game each player gets one of the six numbered sets at random. Against Hal there are none.</source>
        <translation>Alle beginnen mit drei offenen Charakterkarten. Im ersten Spiel erhalten alle zufällig eines der sechs nummerierten Charaktersets. Gegen Hal gibt es keine.</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.heading">
        <source>Another colour costs a resource</source>
        <translation>Eine andere Farbe kostet eine Ressource</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.text">
        <source>If the new tile has another colour than the one it covers, you put one resource from behind your screen into your supply.</source>
        <translation>Hat das neue Plättchen eine andere Farbe als das verdeckte, nimmst du hinter deinem Sichtschirm eine Ressource hervor und legst sie in deinen Vorrat.</translation>
    </message>
    <message id="rules/ginkgopolis.colours.heading">
        <source>What the colours give</source>
        <translation>Was die Farben geben</translation>
    </message>
    <message id="rules/ginkgopolis.colours.text">
        <source>Red buildings give resources, blue ones tiles, yellow ones success points.</source>
        <translation>Rote Gebäude geben Ressourcen, blaue Gebäudeplättchen, gelbe Erfolgspunkte.</translation>
    </message>
    <message id="rules/ginkgopolis.commit.heading">
        <source>Choosing a card</source>
        <translation>Die Kartenwahl</translation>
    </message>
    <message id="rules/ginkgopolis.commit.text">
        <source>All secretly choose one card of their hand and lay it face down, alone or together with one tile from behind the screen. A tile is never played without a card. The cost does not matter yet.</source>
        <translation>Alle wählen geheim eine ihrer Handkarten und legen sie verdeckt aus, allein oder zusammen mit einem Gebäudeplättchen hinter ihrem Sichtschirm. Ein Gebäudeplättchen wird nie ohne Karte ausgespielt. Die Kosten spielen jetzt noch keine Rolle.</translation>
    </message>
    <message id="rules/ginkgopolis.connected.heading">
        <source>One city</source>
        <translation>Eine einzige Stadt</translation>
    </message>
    <message id="rules/ginkgopolis.connected.text">
        <source>The city starts as a closed square and grows only beside or on top of its buildings, so all buildings are connected by shared edges.</source>
        <translation>Die Stadt beginnt als geschlossenes Quadrat und wächst nur neben oder auf ihren Gebäuden; so hängen alle Gebäude über ihre Kanten zusammen.</translation>
    </message>
    <message id="rules/ginkgopolis.construct.heading">
        <source>Construct a floor</source>
        <translation>Eine Etage hochbauen</translation>
    </message>
    <message id="rules/ginkgopolis.construct.text">
        <source>The resources on the building return to their owner; lay the tile on top, pay what it costs extra, put your resources and a construction-site marker on it and take your construct bonuses. You keep the card. The neighbours are not exploited. A tile that is built never leaves the city.</source>
        <translation>Die Ressourcen auf dem Gebäude kehren zu der Person zurück, der sie gehören; lege das Plättchen obenauf, bezahle die Zusatzkosten, stelle deine Ressourcen und einen Baustellen-Marker darauf und nimm deine Boni beim Hochbauen. Die Karte behältst du. Die Nachbarn geben keinen Ertrag. Ein gebautes Plättchen verlässt die Stadt nie.</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.heading">
        <source>Ties in a district</source>
        <translation>Gleichstand in einem Stadtviertel</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.text">
        <source>If two players have equally many resources in a district, the one with the taller building there is ahead; if these are equally tall, the higher number decides. With several equally tall buildings of your own the highest number counts.</source>
        <translation>Haben zwei in einem Stadtviertel gleich viele Ressourcen, liegt vorn, wer dort das höhere Gebäude hat; sind diese gleich hoch, entscheidet die größere Zahl. Bei mehreren gleich hohen eigenen Gebäuden zählt die größte Zahl.</translation>
    </message>
    <message id="rules/ginkgopolis.districts.heading">
        <source>Districts</source>
        <translation>Stadtviertel</translation>
    </message>
    <message id="rules/ginkgopolis.districts.text">
        <source>Two or more buildings of one colour that share edges form a district; corners do not join. The player with the most resources there scores all resources of the district, the second scores the own ones, others nothing. If only one player has resources there, they score double.</source>
        <translation>Zwei oder mehr Gebäude einer Farbe, die mit Kanten aneinandergrenzen, bilden ein Stadtviertel; Ecken verbinden nicht. Wer dort die meisten Ressourcen hat, erhält Punkte für alle Ressourcen des Stadtviertels, wer die zweitmeisten hat, nur für die eigenen, alle anderen nichts. Hat dort nur eine Person Ressourcen, zählen sie doppelt.</translation>
    </message>
    <message id="rules/ginkgopolis.draft.heading">
        <source>Choosing characters</source>
        <translation>Wahl der Charakterkarten</translation>
    </message>
    <message id="rules/ginkgopolis.draft.text">
        <source>Everybody is dealt four characters, keeps one in secret and passes the others to the left; this is done three times. The last character goes back to the box, then all show their three.</source>
        <translation>Alle erhalten vier Charakterkarten, behalten geheim eine und geben die anderen nach links weiter; das geschieht dreimal. Die letzte Charakterkarte kommt zurück in die Schachtel, dann decken alle ihre drei auf.</translation>
    </message>
    <message id="rules/ginkgopolis.draw.heading">
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/ginkgopolis.draw.text">
        <source>From the new first player on, everybody draws one card, so that all hold four again. Against Hal you draw three cards each round, and then one for Hal, face down.</source>
        <translation>Angefangen bei der Person, die nun beginnt, ziehen alle eine Karte und haben wieder vier auf der Hand. Gegen Hal ziehst du jede Runde drei Karten und danach verdeckt eine für Hal.</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.heading">
        <source>End-of-game cards</source>
        <translation>Boni bei Spielende</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.text">
        <source>Building cards 10 to 20 in front of you score at the end: 1 for each of your resources on a colour (10 to 13), 1 for each of your buildings up to height 2 (14), 3 for each of height 3 or more (15), 2 for each card with a certain bonus (16 to 18) or of its colour (19), or simply 9 (20). Characters count.</source>
        <translation>Gebäudekarten 10 bis 20, die vor dir liegen, zählen bei Spielende: 1 für jede deiner Ressourcen auf einer Farbe (10 bis 13), 1 für jedes deiner Gebäude bis Höhe 2 (14), 3 für jedes ab Höhe 3 (15), 2 für jede Karte mit einem bestimmten Bonus (16 bis 18) oder ihrer Farbe (19), oder einfach 9 (20). Charakterkarten zählen mit.</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.heading">
        <source>The last resource</source>
        <translation>Die letzte Ressource</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.text">
        <source>When a player puts the last resource on a building and has none left, neither behind the screen nor in the supply, this is the last round. This stays so even if resources come back later.</source>
        <translation>Stellt jemand die letzte Ressource auf ein Gebäude und hat keine mehr, weder hinter dem Sichtschirm noch im Vorrat, so ist das die letzte Runde. Das bleibt so, auch wenn später Ressourcen zurückkommen.</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.heading">
        <source>Expert Hal</source>
        <translation>Hal in der Expertenvariante</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.text">
        <source>If Hal's card is an urbanization card, one more is drawn, once. He plays the new one if it is a building card that he has the resources for, or an urbanization card that gives him more success points. Otherwise he plays the first. The other one is discarded.</source>
        <translation>Ist die Karte von Hal eine Urbanisierungskarte, wird einmal eine weitere gezogen. Hal spielt die neue aus, wenn sie eine Gebäudekarte ist, für die seine Ressourcen reichen, oder eine Urbanisierungskarte, die ihm mehr Erfolgspunkte bringt. Sonst spielt er die erste aus. Die andere wird abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.heading">
        <source>Exploit with an urbanization card</source>
        <translation>Planen mit einer Urbanisierungskarte</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.text">
        <source>An urbanization card played alone gives one resource or one tile, as you like. Only a supply that is not empty can be chosen; if both are empty you get nothing, but your exploit bonuses still pay.</source>
        <translation>Eine allein ausgespielte Urbanisierungskarte bringt nach deiner Wahl eine Ressource oder ein Gebäudeplättchen. Nur ein Vorrat, der nicht leer ist, kann gewählt werden; sind beide leer, erhältst du nur deine Boni beim Planen.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.heading">
        <source>Exploit</source>
        <translation>Planen</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.text">
        <source>A building card played alone gives one item for each floor of its building: resources if it is red, tiles if blue, success points if yellow. It does not matter who owns the building. Your exploit bonuses pay, then the card is discarded.</source>
        <translation>Eine allein ausgespielte Gebäudekarte bringt für jede Etage ihres Gebäudes etwas: eine Ressource, wenn es rot ist, ein Gebäudeplättchen, wenn es blau ist, einen Erfolgspunkt, wenn es gelb ist. Wem das Gebäude gehört, spielt keine Rolle. Du erhältst deine Boni beim Planen, dann wird die Karte abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.heading">
        <source>Final score</source>
        <translation>Der Endstand</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.text">
        <source>Add up your success points, your cards with an equals sign, 2 points for each unused new-hand token, and the districts. Resources and tiles that are left score nothing.</source>
        <translation>Zähle deine Erfolgspunkte zusammen, dazu deine Karten mit Gleichheitszeichen, 2 Punkte für jeden ungenutzten Kartenaustausch-Marker und die Stadtviertel. Übrige Ressourcen und Gebäudeplättchen zählen nichts.</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.heading">
        <source>First player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.text">
        <source>The first player leads the round. The first-player card travels with the cards that are passed to the left, so each round the next player leads. Who begins is drawn at random unless you settle it. Against Hal you always begin.</source>
        <translation>Wer die Startspieler-Karte hat, beginnt die Runde. Die Karte wandert mit den nach links weitergegebenen Karten, so dass jede Runde die nächste Person beginnt. Wer zuerst beginnt, wird ausgelost, wenn ihr euch nicht einigt. Gegen Hal beginnst immer du.</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.heading">
        <source>A resource for each floor</source>
        <translation>Eine Ressource pro Etage</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.text">
        <source>Put one resource from behind your screen on the building for each floor, the new one included; a new building takes one. Resources that just came back to you from this building may be used, bonuses of this action may not.</source>
        <translation>Nimm hinter deinem Sichtschirm pro Etage, die neue mitgezählt, eine Ressource hervor und stelle sie auf das Gebäude; ein neues Gebäude braucht eine. Ressourcen, die gerade von diesem Gebäude zu dir zurückkamen, darfst du verwenden, Boni dieser Aktion nicht.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.heading">
        <source>Gaining resources</source>
        <translation>Ressourcen erhalten</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.text">
        <source>Resources come only from the supply of your own colour. If it holds fewer than you should get, you take what is there and the rest is lost.</source>
        <translation>Ressourcen kommen nur aus dem Vorrat deiner eigenen Farbe. Sind dort weniger, als du erhalten solltest, nimmst du, was da ist, und der Rest verfällt.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.heading">
        <source>Gaining tiles</source>
        <translation>Gebäudeplättchen erhalten</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.text">
        <source>Tiles are drawn unseen from the supply and go behind the screen. When the last one is taken, what follows is carried out at once; then you draw what is still due.</source>
        <translation>Gebäudeplättchen werden verdeckt aus dem Vorrat gezogen und kommen hinter den Sichtschirm. Wird das letzte genommen, wird sofort ausgeführt, was daraus folgt; danach ziehst du, was dir noch zusteht.</translation>
    </message>
    <message id="rules/ginkgopolis.goal.heading">
        <source>Goal of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message id="rules/ginkgopolis.goal.text">
        <source>You develop a city of tomorrow: you exploit its buildings, add new ones on the outskirts and add floor after floor. Whoever has the most success points at the end wins.</source>
        <translation>Ihr entwickelt eine Stadt von morgen: Ihr plant mit ihren Gebäuden, errichtet am Stadtrand neue und setzt Etage auf Etage. Wer am Ende die meisten Erfolgspunkte hat, gewinnt.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.heading">
        <source>Hal constructs</source>
        <translation>Hal baut hoch</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.text">
        <source>Hal lays his tile on the building of his card and puts one resource from his supply on it for each floor. He pays nothing for a lower number or another colour. He keeps the card: its arrow never pays him, its equals sign scores at the end.</source>
        <translation>Hal legt sein Plättchen auf das Gebäude seiner Karte und stellt aus seinem Vorrat eine Ressource pro Etage darauf. Für eine kleinere Zahl oder eine andere Farbe zahlt er nichts. Die Karte behält er: Ihr Pfeil bringt ihm nie etwas, ihr Gleichheitszeichen zählt bei Spielende.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.heading">
        <source>The end against Hal</source>
        <translation>Das Ende gegen Hal</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.text">
        <source>The game ends after the round in which the tiles run out, you or Hal put the last resource on a building, or Hal lacks the resources for his action; that action is not carried out. If you took the last tile, Hal does not act. No tiles are given back.</source>
        <translation>Das Spiel endet nach der Runde, in der die Gebäudeplättchen ausgehen, du oder Hal die letzte Ressource auf ein Gebäude stellt oder Hal die Ressourcen für seine Aktion fehlen; diese Aktion entfällt. Hast du das letzte Plättchen genommen, entfällt die Aktion von Hal. Plättchen werden nicht abgegeben.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.heading">
        <source>The cards that were not played</source>
        <translation>Die nicht ausgespielten Karten</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.text">
        <source>After Hal's action the two cards that you have not played are discarded.</source>
        <translation>Nach der Aktion von Hal werden deine beiden nicht ausgespielten Karten abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.heading">
        <source>Hal urbanizes</source>
        <translation>Hal urbanisiert</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.text">
        <source>Hal builds on the marker of his card with one resource; you move the marker. For each neighbouring building he gains success points equal to its height, whatever its colour, but no resources and no tiles.</source>
        <translation>Hal baut auf dem Feld des Urbanisierungsmarkers seiner Karte mit einer Ressource; den Marker versetzt du. Für jedes angrenzende Gebäude erhält Hal so viele Erfolgspunkte, wie es hoch ist, gleich welcher Farbe, aber keine Ressourcen und keine Gebäudeplättchen.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.heading">
        <source>Beating Hal</source>
        <translation>Hal besiegen</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.text">
        <source>Hal's score is counted like a player's. You win only with more success points than Hal.</source>
        <translation>Die Punkte von Hal werden gezählt wie deine. Du gewinnst nur mit mehr Erfolgspunkten als Hal.</translation>
    </message>
    <message id="rules/ginkgopolis.hal.heading">
        <source>Alone against Hal</source>
        <translation>Allein gegen Hal</translation>
    </message>
    <message id="rules/ginkgopolis.hal.text">
        <source>Set up as for two players. You start with 6 resources, 6 tiles and 6 success points, without characters and tokens, and are always first. Hal starts with nothing; the supply of his colour and the tiles are his own. Each round you act first, then Hal's card is revealed, a tile is drawn for him and he builds.</source>
        <translation>Baue auf wie zu zweit. Du beginnst mit 6 Ressourcen, 6 Gebäudeplättchen und 6 Erfolgspunkten, ohne Charakterkarten und Kartenaustausch-Marker, und bist immer zuerst an der Reihe. Hal beginnt mit nichts; der Vorrat seiner Farbe und die Plättchen stehen ihm zu. In jeder Runde bist erst du an der Reihe, dann wird die Karte von Hal aufgedeckt, ein Plättchen für ihn gezogen, und er baut.</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.heading">
        <source>Hand of cards</source>
        <translation>Die Handkarten</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.text">
        <source>A hand holds four cards when a round begins, three of them after one was chosen. Against Hal you have three cards.</source>
        <translation>Zu Beginn einer Runde hast du vier Karten auf der Hand, nach der Kartenwahl noch drei. Gegen Hal hast du drei Karten.</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.heading">
        <source>Keeping the card</source>
        <translation>Die Karte behalten</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.text">
        <source>The building card with which you built a floor stays face up in front of you for the rest of the game. An arrow pays from your next action on, an equals sign scores at the end.</source>
        <translation>Die Gebäudekarte, mit der du eine Etage hochgebaut hast, bleibt bis zum Ende des Spiels offen vor dir liegen. Ein Pfeil bringt ab deiner nächsten Aktion seinen Bonus, ein Gleichheitszeichen zählt bei Spielende.</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.heading">
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.text">
        <source>Once the end is triggered the round is finished, so that everybody has acted. Then no cards are passed or drawn, and the scores are counted.</source>
        <translation>Ist das Ende ausgelöst, wird die Runde noch zu Ende gespielt, so dass alle an der Reihe waren. Dann werden keine Karten mehr weitergegeben oder gezogen, und es wird gewertet.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.heading">
        <source>Moving the marker</source>
        <translation>Den Urbanisierungsmarker versetzen</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.text">
        <source>After a tile was laid on its cell, the marker goes to any cell beside the new tile, not diagonally, that holds neither a building nor a marker. The player who built chooses; for Hal you choose.</source>
        <translation>Nachdem ein Plättchen auf sein Feld gelegt wurde, kommt der Urbanisierungsmarker auf ein beliebiges Feld neben dem neuen Plättchen, auf dem weder ein Gebäude steht noch ein Marker liegt; diagonal zählt nicht. Wer gebaut hat, wählt; für Hal wählst du.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.heading">
        <source>No free cell for the marker</source>
        <translation>Kein freies Feld für den Urbanisierungsmarker</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.text">
        <source>If no cell beside the new tile is free, the marker goes to any free cell on the outer edge of the city where the markers stay in alphabetical order. If there is none between its neighbours, the markers on one side move along by one cell to make room.</source>
        <translation>Ist neben dem neuen Plättchen kein Feld frei, kommt der Urbanisierungsmarker auf ein beliebiges freies Feld am äußeren Rand der Stadt, auf dem die Marker in alphabetischer Reihenfolge bleiben. Gibt es zwischen seinen Nachbarn keines, rücken die Marker auf einer Seite um ein Feld weiter, um Platz zu machen.</translation>
    </message>
    <message id="rules/ginkgopolis.markers.heading">
        <source>The outskirts</source>
        <translation>Der Stadtrand</translation>
    </message>
    <message id="rules/ginkgopolis.markers.text">
        <source>The markers A to L lie around the city in alphabetical order, clockwise, each alone on a cell beside a building. They show where new buildings may rise.</source>
        <translation>Die Urbanisierungsmarker A bis L liegen in alphabetischer Reihenfolge im Uhrzeigersinn um die Stadt, jeder allein auf einem Feld neben einem Gebäude. Sie zeigen, wo neue Gebäude entstehen können.</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.heading">
        <source>What a card speaks of</source>
        <translation>Wozu eine Karte gehört</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.text">
        <source>A building card speaks of the building whose top tile has its colour and number, an urbanization card of the marker with its letter. Cards of tiles that are not in the city wait in the reserve.</source>
        <translation>Eine Gebäudekarte gehört zu dem Gebäude, dessen oberstes Plättchen ihre Farbe und Zahl zeigt, eine Urbanisierungskarte zu dem Urbanisierungsmarker mit ihrem Buchstaben. Karten von Plättchen, die nicht in der Stadt liegen, warten bei den sortierten Gebäudekarten.</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.heading">
        <source>Exploiting the neighbours</source>
        <translation>Der Ertrag der Nachbarn</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.text">
        <source>Each building that shares an edge with the new one gives its items, one for each floor, whoever owns it and even under construction; north first, then clockwise. The new building itself gives nothing, and exploit bonuses do not pay.</source>
        <translation>Jedes an einer Kante angrenzende Gebäude gibt seinen Ertrag, eins pro Etage, wem es auch gehört und selbst im Bau; zuerst das nördliche, dann im Uhrzeigersinn. Das neue Gebäude selbst gibt nichts, und Boni beim Planen gibt es nicht.</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.heading">
        <source>A new hand</source>
        <translation>Der Kartenaustausch</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.text">
        <source>Before choosing you may hand in a new-hand token, discard your whole hand and draw as many cards. There are two tokens for the game; both may be used in one round. Several wishes are carried out one after the other. Against Hal there are no tokens.</source>
        <translation>Vor der Wahl darfst du einen Kartenaustausch-Marker abgeben, alle deine Handkarten abwerfen und ebenso viele ziehen. Für das ganze Spiel hast du zwei Marker; beide dürfen in derselben Runde genutzt werden. Wollen mehrere ihre Karten austauschen, geschieht das nacheinander. Gegen Hal gibt es keine Kartenaustausch-Marker.</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.heading">
        <source>A lower number costs points</source>
        <translation>Eine kleinere Zahl kostet Punkte</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.text">
        <source>If the new tile shows a lower number than the one it covers, you pay the difference in success points.</source>
        <translation>Zeigt das neue Plättchen eine kleinere Zahl als das verdeckte, bezahlst du die Differenz in Erfolgspunkten.</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.heading">
        <source>A card of your hand</source>
        <translation>Eine deiner Handkarten</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.text">
        <source>Only a card that you hold can be chosen. To build on a building or a marker you need its very card.</source>
        <translation>Nur eine Karte, die du auf der Hand hast, kann gewählt werden. Um auf einem Gebäude oder einem Urbanisierungsmarker zu bauen, brauchst du genau dessen Karte.</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.heading">
        <source>A tile of your own</source>
        <translation>Ein eigenes Gebäudeplättchen</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.text">
        <source>Only a tile from behind your own screen can be played with a card.</source>
        <translation>Nur ein Gebäudeplättchen hinter deinem eigenen Sichtschirm kann mit einer Karte ausgespielt werden.</translation>
    </message>
    <message id="rules/ginkgopolis.owners.heading">
        <source>Who owns a building</source>
        <translation>Wem ein Gebäude gehört</translation>
    </message>
    <message id="rules/ginkgopolis.owners.text">
        <source>A building belongs to the player whose resources stand on it: one resource for each floor, all of one player. Only the nine start buildings begin without an owner and bare.</source>
        <translation>Ein Gebäude gehört der Person, deren Ressourcen darauf stehen: eine pro Etage, alle von derselben Person. Nur die neun Startgebäude beginnen ohne Besitz und leer.</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.heading">
        <source>Passing the cards</source>
        <translation>Karten weitergeben</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.text">
        <source>After all actions everybody passes the three remaining cards to the left neighbour, together with the first-player card.</source>
        <translation>Nach allen Aktionen geben alle ihre drei übrigen Karten nach links weiter, zusammen mit der Startspieler-Karte.</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.heading">
        <source>Rebuilding the deck</source>
        <translation>Den Nachziehstapel neu bilden</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.text">
        <source>As soon as the deck is empty, also in the middle of drawing, the cards of all buildings under construction come from the reserve to the discard pile, which is shuffled as the new deck. With one to three players the top seven are discarded. All construction-site markers are removed.</source>
        <translation>Sobald der Nachziehstapel leer ist, auch mitten im Ziehen, kommen die Karten aller Gebäude im Bau von den sortierten Gebäudekarten auf den Ablagestapel; dieser wird gemischt und ist der neue Nachziehstapel. Allein, zu zweit oder zu dritt werden die obersten sieben Karten abgeworfen. Alle Baustellen-Marker werden entfernt.</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.heading">
        <source>Resolving the actions</source>
        <translation>Das Ausführen der Aktionen</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.text">
        <source>From the first player on clockwise, everybody reveals the chosen card and carries out its action before the next one reveals. Card alone: exploit. Urbanization card with a tile: urbanize. Building card with a tile: construct.</source>
        <translation>Im Uhrzeigersinn, angefangen bei der Person, die beginnt, decken alle ihre gewählte Karte auf und führen die Aktion aus, bevor die nächste Karte aufgedeckt wird. Karte allein: planen. Urbanisierungskarte mit Plättchen: urbanisieren. Gebäudekarte mit Plättchen: hochbauen.</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.heading">
        <source>Resources return</source>
        <translation>Ressourcen kehren zurück</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.text">
        <source>What stands on an overbuilt building goes back behind its owner's screen. If you overbuild somebody else, that player also gains one success point for each of these resources; overbuilding yourself gives none. Hal's resources go back to his supply.</source>
        <translation>Was auf einem überbauten Gebäude steht, kehrt hinter den Sichtschirm der Person zurück, der es gehört. Überbaust du ein fremdes Gebäude, erhält diese Person außerdem einen Erfolgspunkt für jede dieser Ressourcen; überbaust du dein eigenes, gibt es keinen. Die Ressourcen von Hal kehren in seinen Vorrat zurück.</translation>
    </message>
    <message id="rules/ginkgopolis.round.heading">
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message id="rules/ginkgopolis.round.text">
        <source>A round has three steps: all choose a card at the same time, all resolve their actions in turn order, all prepare the next round. The number of rounds is not fixed.</source>
        <translation>Eine Runde hat drei Schritte: Alle wählen gleichzeitig eine Karte, alle führen der Reihe nach ihre Aktion aus, alle bereiten die nächste Runde vor. Die Zahl der Runden steht nicht fest.</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.heading">
        <source>The tiles run out the first time</source>
        <translation>Die Gebäudeplättchen gehen zum ersten Mal aus</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.text">
        <source>When the last tile of the supply is taken, everybody secretly sets aside any number of the tiles behind the screen; a tile already chosen cannot be given. All show them, each tile scores one success point, and they are shuffled as the new supply. If nobody gives a tile, this counts as the second time. It happens in the last round too.</source>
        <translation>Wird das letzte Gebäudeplättchen des Vorrats genommen, legen alle geheim beliebig viele der Plättchen hinter ihrem Sichtschirm beiseite; ein schon gewähltes Plättchen kann nicht abgegeben werden. Alle decken sie auf, jedes bringt einen Erfolgspunkt, und gemischt bilden sie den neuen Vorrat. Gibt niemand ein Plättchen ab, zählt das als das zweite Mal. Das geschieht auch in der letzten Runde.</translation>
    </message>
    <message id="rules/ginkgopolis.screen.heading">
        <source>Behind the screen</source>
        <translation>Hinter dem Sichtschirm</translation>
    </message>
    <message id="rules/ginkgopolis.screen.text">
        <source>Resources, tiles and success points that you gain lie behind your screen, and nobody else may look. Cards in front of you and new-hand tokens are open.</source>
        <translation>Ressourcen, Gebäudeplättchen und Erfolgspunkte, die du erhältst, liegen hinter deinem Sichtschirm, und niemand sonst darf sie sehen. Karten vor dir und Kartenaustausch-Marker sind offen.</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.heading">
        <source>The tiles run out the second time</source>
        <translation>Die Gebäudeplättchen gehen zum zweiten Mal aus</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.text">
        <source>When the supply of tiles is empty for the second time, this is the last round. Tiles that are still due are lost.</source>
        <translation>Ist der Plättchenvorrat zum zweiten Mal leer, ist das die letzte Runde. Plättchen, die noch ausstehen, verfallen.</translation>
    </message>
    <message id="rules/ginkgopolis.setup.heading">
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/ginkgopolis.setup.text">
        <source>The tiles 1 to 3 of each colour form a random square of 3 by 3, with the markers A to L around it. The 12 urbanization cards and the cards of the nine buildings are the first deck. Each colour starts with 25 resources (2 players), 20 (3), 18 (4) or 16 (5), all in the general supply. Everybody has a screen, two new-hand tokens and four cards.</source>
        <translation>Die Gebäudeplättchen 1 bis 3 jeder Farbe bilden ein zufälliges Quadrat von 3 mal 3, ringsum liegen die Urbanisierungsmarker A bis L. Die 12 Urbanisierungskarten und die Karten der neun Gebäude sind der erste Nachziehstapel. Jede Farbe beginnt mit 25 Ressourcen (zu zweit), 20 (zu dritt), 18 (zu viert) oder 16 (zu fünft), alle im allgemeinen Vorrat. Alle haben einen Sichtschirm, zwei Kartenaustausch-Marker und vier Karten.</translation>
    </message>
    <message id="rules/ginkgopolis.site.heading">
        <source>Under construction</source>
        <translation>Im Bau</translation>
    </message>
    <message id="rules/ginkgopolis.site.text">
        <source>A tile that was just built bears a construction-site marker: its card is still in the reserve. Nobody can have that card, so nobody can choose this building, until the deck is rebuilt. There are always enough markers.</source>
        <translation>Ein gerade gebautes Plättchen trägt einen Baustellen-Marker: Seine Karte liegt noch bei den sortierten Gebäudekarten. Niemand kann diese Karte haben, also kann niemand dieses Gebäude wählen, bis der Nachziehstapel neu gebildet wird. Marker sind immer genug da.</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.heading">
        <source>Fewer cards at a small table</source>
        <translation>Weniger Karten in kleiner Runde</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.text">
        <source>With two or three players, and against Hal, the top seven cards of the deck are discarded unseen, at set-up and whenever the deck is rebuilt.</source>
        <translation>Zu zweit, zu dritt und gegen Hal werden die obersten sieben Karten des Nachziehstapels ungesehen abgeworfen, bei der Spielvorbereitung und sooft der Nachziehstapel neu gebildet wird.</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.heading">
        <source>What the characters bring</source>
        <translation>Was die Charakterkarten bringen</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.text">
        <source>Each player takes the resources, tiles and success points shown on the three characters and puts them behind the screen.</source>
        <translation>Alle nehmen die Ressourcen, Gebäudeplättchen und Erfolgspunkte, die ihre drei Charakterkarten zeigen, und legen sie hinter ihren Sichtschirm.</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.heading">
        <source>The supply of tiles</source>
        <translation>Der Plättchenvorrat</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.text">
        <source>The 51 tiles that are not in the first city are shuffled face down as the supply. With two or three players, and against Hal, 6 of them go back to the box unseen.</source>
        <translation>Die 51 Gebäudeplättchen, die nicht zur ersten Stadt gehören, werden gemischt und bilden verdeckt den Vorrat. Zu zweit, zu dritt und gegen Hal kommen 6 davon ungesehen zurück in die Schachtel.</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.heading">
        <source>Unused tokens</source>
        <translation>Ungenutzte Kartenaustausch-Marker</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.text">
        <source>Each new-hand token that you have not used scores 2 success points.</source>
        <translation>Jeder Kartenaustausch-Marker, den du nicht genutzt hast, bringt 2 Erfolgspunkte.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.heading">
        <source>Urbanization cards</source>
        <translation>Urbanisierungskarten</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.text">
        <source>Each of the twelve urbanization cards A to L speaks of the marker with its letter. They are never kept: they are always in the deck, the discard pile, a hand or a choice.</source>
        <translation>Jede der zwölf Urbanisierungskarten A bis L gehört zu dem Urbanisierungsmarker mit ihrem Buchstaben. Sie werden nie behalten: Sie sind immer im Nachziehstapel, auf dem Ablagestapel, auf einer Hand oder in einer Wahl.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.heading">
        <source>Urbanize</source>
        <translation>Urbanisieren</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.text">
        <source>Lay the tile on the cell of the card's marker, put one of your resources and a construction-site marker on it, move the marker, exploit every neighbouring building and take your urbanize bonuses. Then the card is discarded.</source>
        <translation>Lege das Gebäudeplättchen auf das Feld des Urbanisierungsmarkers der Karte, stelle eine deiner Ressourcen und einen Baustellen-Marker darauf, versetze den Urbanisierungsmarker, nimm den Ertrag jedes angrenzenden Gebäudes und deine Boni beim Urbanisieren. Dann wird die Karte abgeworfen.</translation>
    </message>
    <message id="rules/ginkgopolis.winner.heading">
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/ginkgopolis.winner.text">
        <source>Whoever has the most success points wins. Players with equally many share the victory.</source>
        <translation>Wer die meisten Erfolgspunkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>rules/imperial_miners</name>
    <message id="rules/imperial_miners.activate.heading">
        <source>Activating a card</source>
        <translation>Eine Karte aktivieren</translation>
    </message>
    <message id="rules/imperial_miners.activate.text">
        <source>The card just placed is activated: one of its effects is carried out, a new choice each time.</source>
        <translation>Die gerade angelegte Karte wird aktiviert: Einer ihrer Effekte wird ausgeführt, jedes Mal neu gewählt.</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.heading">
        <source>Atlanteans</source>
        <translation>Atlanter</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.text">
        <source>Atlantean cards collect gadgets and grow with them. Some put gadgets on other cards.</source>
        <translation>Atlanter-Karten sammeln Maschinen und werden damit stärker. Einige legen Maschinen auf andere Karten.</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.heading">
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.text">
        <source>Barbarians gain much and cause cave-ins, often on themselves. Some remove cave-ins or gain by their number.</source>
        <translation>Barbaren bringen viel ein und verursachen Einstürze, oft auf sich selbst. Einige entfernen Einstürze oder bringen etwas für deren Zahl.</translation>
    </message>
    <message id="rules/imperial_miners.card.heading">
        <source>A mine card</source>
        <translation>Eine Minenkarte</translation>
    </message>
    <message id="rules/imperial_miners.card.text">
        <source>A mine card has a price, none, one or two factions, half carts on its edges, one or two effects and a level. Cards of level I and IV are free, those of level II cost 2 coins, those of level III from 0 to 13.</source>
        <translation>Eine Minenkarte hat Kosten, kein, ein oder zwei Völker, halbe Loren an ihren Kanten, einen oder zwei Effekte und eine Ebene. Karten der Ebenen I und IV sind kostenlos, die der Ebene II kosten 2 Münzen, die der Ebene III 0 bis 13.</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.heading">
        <source>Cart tokens</source>
        <translation>Lorenmarker</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.text">
        <source>A cart token is put on a joined half-full cart of your own mine, which then counts as a full cart. Each takes one token. Without a half-full cart no token is taken, and none is saved for later.</source>
        <translation>Ein Lorenmarker wird auf eine zusammengesetzte, halb volle Lore der eigenen Mine gelegt, die dann als volle Lore zählt. Jede nimmt einen Marker auf. Ohne halb volle Lore gibt es keinen Marker, und keiner wird für später aufgehoben.</translation>
    </message>
    <message id="rules/imperial_miners.carts.heading">
        <source>Carts</source>
        <translation>Loren</translation>
    </message>
    <message id="rules/imperial_miners.carts.text">
        <source>Two half carts that meet on the edge of two touching cards form a cart: full if both are loaded, half-full if one is, empty if none is. Half carts that meet need not be alike. Each full cart is worth 1 victory point at the end. The surface has no carts.</source>
        <translation>Zwei halbe Loren, die an der Kante zweier sich berührender Karten zusammentreffen, bilden eine Lore: voll, wenn beide voll sind, halb voll, wenn eine es ist, leer, wenn keine. Sie müssen nicht gleich sein. Jede volle Lore ist am Ende 1 Siegpunkt wert. Die Oberfläche hat keine Loren.</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.heading">
        <source>Cave-ins</source>
        <translation>Einstürze</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.text">
        <source>A card bears at most one cave-in. When a card with a cave-in is activated, the cave-in is removed instead of carrying out an effect; this is its activation of the round and may not be declined. Then the chain reaction goes on.</source>
        <translation>Auf einer Karte liegt höchstens ein Einsturz. Wird eine Karte mit Einsturz aktiviert, wird statt eines Effekts der Einsturz entfernt; das ist ihre Aktivierung in dieser Runde und lässt sich nicht ablehnen. Danach geht die Kettenreaktion weiter.</translation>
    </message>
    <message id="rules/imperial_miners.chain.heading">
        <source>The chain reaction</source>
        <translation>Die Kettenreaktion</translation>
    </message>
    <message id="rules/imperial_miners.chain.text">
        <source>After a card has acted, exactly one card touching it from above is activated as if it had just been placed, and so on up to the surface.</source>
        <translation>Nachdem eine Karte gewirkt hat, wird genau eine Karte, die sie von oben berührt, aktiviert, als wäre sie gerade angelegt worden, und so weiter bis zur Oberfläche.</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.heading">
        <source>Cheaper cards</source>
        <translation>Günstigere Karten</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.text">
        <source>An effect can lower the price of the next card that is played. It counts when that card is revealed; a card never lowers its own price. What is not used then is lost.</source>
        <translation>Ein Effekt kann die Kosten der nächsten ausgespielten Karte senken. Das zählt, wenn diese Karte aufgedeckt wird; eine Karte senkt nie ihre eigenen Kosten. Was dann nicht genutzt wird, verfällt.</translation>
    </message>
    <message id="rules/imperial_miners.choose.heading">
        <source>Choosing a card</source>
        <translation>Eine Karte wählen</translation>
    </message>
    <message id="rules/imperial_miners.choose.text">
        <source>Everybody chooses in secret one hand card that they can pay and place. Playing a card is compulsory. Cards and payments stay hidden until all have chosen.</source>
        <translation>Alle wählen geheim eine Handkarte, die sie bezahlen und anlegen können. Eine Karte auszuspielen ist Pflicht. Karten und Zahlungen bleiben verdeckt, bis alle gewählt haben.</translation>
    </message>
    <message id="rules/imperial_miners.clear.heading">
        <source>Removing cave-ins</source>
        <translation>Einstürze entfernen</translation>
    </message>
    <message id="rules/imperial_miners.clear.text">
        <source>An effect that removes cave-ins takes them from cards of your own mine. The freed cards do not act by it.</source>
        <translation>Ein Effekt, der Einstürze entfernt, nimmt sie von Karten der eigenen Mine. Die freigeräumten Karten wirken dadurch nicht.</translation>
    </message>
    <message id="rules/imperial_miners.coins.heading">
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message id="rules/imperial_miners.coins.text">
        <source>Coins pay for cards and effects. At the end they only break ties.</source>
        <translation>Mit Münzen bezahlst du Karten und Effekte. Am Ende entscheiden sie nur bei Gleichstand.</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.heading">
        <source>Completing a board</source>
        <translation>Einen Entwicklungsplan abschließen</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.text">
        <source>At the top of a board its effect is carried out, then the pickaxe goes to the lowest space of a different board, also of one completed before. Steps left over are lost.</source>
        <translation>Oben auf einem Entwicklungsplan wird der Effekt ausgeführt, dann kommt das Entwicklungsplättchen auf das unterste Feld eines anderen Plans, auch eines schon abgeschlossenen. Übrige Schritte verfallen.</translation>
    </message>
    <message id="rules/imperial_miners.components.heading">
        <source>What belongs to the game</source>
        <translation>Was zum Spiel gehört</translation>
    </message>
    <message id="rules/imperial_miners.components.text">
        <source>There are 136 mine cards (36 of level I, 43 of level II, 43 of level III and 14 of level IV), 18 events and 3 research boards with two sides. Every mine card is in a deck, a discard pile, a hand or a mine.</source>
        <translation>Es gibt 136 Minenkarten (36 der Ebene I, 43 der Ebene II, 43 der Ebene III und 14 der Ebene IV), 18 Ereignisse und 3 Entwicklungspläne mit zwei Seiten. Jede Minenkarte ist in einem Stapel, einem Ablagestapel, auf einer Hand oder in einer Mine.</translation>
    </message>
    <message id="rules/imperial_miners.counting.heading">
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message id="rules/imperial_miners.counting.text">
        <source>Many effects depend on numbers: cards of a faction, different factions, cave-ins, gadgets, full carts, the place of the pickaxe, the way it has gone, how cards touch. The acting card counts too, and so do cards with a cave-in.</source>
        <translation>Viele Effekte hängen von Zahlen ab: Karten eines Volks, verschiedene Völker, Einstürze, Maschinen, volle Loren, der Ort des Entwicklungsplättchens, sein Weg, wie Karten sich berühren. Die wirkende Karte zählt mit, ebenso Karten mit Einsturz.</translation>
    </message>
    <message id="rules/imperial_miners.discard.heading">
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message id="rules/imperial_miners.discard.text">
        <source>Cards are discarded from the hand to the discard piles of their levels, as many as the effect says or, if the hand holds fewer, all of them.</source>
        <translation>Karten werden von der Hand auf die Ablagestapel ihrer Ebenen abgeworfen, so viele, wie der Effekt sagt, oder alle, wenn es weniger sind.</translation>
    </message>
    <message id="rules/imperial_miners.draw.heading">
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/imperial_miners.draw.text">
        <source>Cards are drawn one at a time, each from the deck of level I, II or III, as the player chooses after seeing the one before. When several players draw from one deck, the order in which they do it counts.</source>
        <translation>Karten werden einzeln gezogen, jede nach Wahl aus dem Stapel der Ebene I, II oder III; gewählt wird erst, wenn die vorige angesehen ist. Ziehen mehrere aus einem Stapel, zählt die Reihenfolge.</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.heading">
        <source>The price of an effect</source>
        <translation>Die Kosten eines Effekts</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.text">
        <source>An effect with a price can be used only if the whole price can be paid. It is paid first.</source>
        <translation>Ein Effekt mit Kosten kann nur genutzt werden, wenn die vollen Kosten bezahlt werden können. Sie werden zuerst bezahlt.</translation>
    </message>
    <message id="rules/imperial_miners.effects.heading">
        <source>Carrying out an effect</source>
        <translation>Einen Effekt ausführen</translation>
    </message>
    <message id="rules/imperial_miners.effects.text">
        <source>An effect that is used is carried out as fully as possible, part by part as it stands there, before any other card acts. Numbers are counted in your own mine at that moment.</source>
        <translation>Ein genutzter Effekt wird so vollständig wie möglich ausgeführt, Teil für Teil, wie er dasteht, bevor eine andere Karte wirkt. Gezählt wird in diesem Augenblick in der eigenen Mine.</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.heading">
        <source>Egyptians</source>
        <translation>Ägypter</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.text">
        <source>Egyptians research most easily and gain by where the pickaxe stands or how far it has moved in the whole game.</source>
        <translation>Ägypter entwickeln am leichtesten und bringen etwas, je nachdem, wo das Entwicklungsplättchen steht oder wie weit es im ganzen Spiel gekommen ist.</translation>
    </message>
    <message id="rules/imperial_miners.end.heading">
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message id="rules/imperial_miners.end.text">
        <source>The game ends after the mine phase of the tenth round and its end-of-round event.</source>
        <translation>Das Spiel endet nach der Minenphase der zehnten Runde und ihrem Ereignis am Rundenende.</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.heading">
        <source>The surface is endless</source>
        <translation>Die Oberfläche ist endlos</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.text">
        <source>Cards of level I touch the surface everywhere, so there is always a place for them, with gaps in the row if wanted.</source>
        <translation>Karten der Ebene I berühren überall die Oberfläche; für sie ist also immer Platz, auf Wunsch mit Lücken in der Reihe.</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.heading">
        <source>The event deck counts the rounds</source>
        <translation>Der Ereignisstapel zählt die Runden</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.text">
        <source>Ten events are in the game, one for each round. The cards left in the event deck are the rounds to come, and anybody may count them.</source>
        <translation>Zehn Ereignisse sind im Spiel, eines für jede Runde. Die Karten im Ereignisstapel zeigen, wie viele Runden noch kommen, und alle dürfen sie zählen.</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.heading">
        <source>Events must be carried out</source>
        <translation>Ereignisse müssen ausgeführt werden</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.text">
        <source>Unlike the effects of mine cards, an event is carried out in full, unless it says otherwise. What cannot be done is left out, the rest is done as far as possible. Each player does so on their own; no effect looks at another mine.</source>
        <translation>Anders als die Effekte von Minenkarten wird ein Ereignis ganz ausgeführt, wenn es nichts anderes sagt. Was nicht geht, wird ausgelassen, der Rest so weit wie möglich getan. Alle tun es für sich; kein Effekt betrachtet eine fremde Mine.</translation>
    </message>
    <message id="rules/imperial_miners.event-end.heading">
        <source>End-of-round events</source>
        <translation>Ereignisse am Rundenende</translation>
    </message>
    <message id="rules/imperial_miners.event-end.text">
        <source>An end-of-round event is carried out when everybody has finished the mine phase, in the tenth round too, before the final scoring.</source>
        <translation>Ein Ereignis am Rundenende wird ausgeführt, wenn alle die Minenphase beendet haben, auch in der zehnten Runde, vor der Schlusswertung.</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.heading">
        <source>Modifying events</source>
        <translation>Dauerhafte Ereignisse</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.text">
        <source>A modifying event changes the effects that are activated in the mine phase of its round. More coins, points or cards are added once to each activated effect that gives any; more steps are added to each research.</source>
        <translation>Ein dauerhaftes Ereignis ändert die Effekte, die in der Minenphase seiner Runde aktiviert werden. Zusätzliche Münzen, Punkte oder Karten kommen einmal zu jedem aktivierten Effekt hinzu, der davon etwas gibt; zusätzliche Schritte zu jeder Entwicklung.</translation>
    </message>
    <message id="rules/imperial_miners.event.heading">
        <source>The event</source>
        <translation>Das Ereignis</translation>
    </message>
    <message id="rules/imperial_miners.event.text">
        <source>At the start of a round one event is turned up. It holds for all. There are immediate, modifying and end-of-round events.</source>
        <translation>Zu Beginn einer Runde wird ein Ereignis aufgedeckt. Es gilt für alle. Es gibt sofortige und dauerhafte Ereignisse und Ereignisse am Rundenende.</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.heading">
        <source>Faction draw</source>
        <translation>Ziehen nach Volk</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.text">
        <source>The player chooses a deck of level I to III and turns up cards until one of the faction appears. That card goes to the hand, the others are shuffled back into the deck. If the deck has none, it is shuffled and another deck is chosen among those not yet searched. A card of two factions fits both.</source>
        <translation>Du wählst einen Stapel der Ebene I bis III und deckst Karten auf, bis eine des Volks erscheint. Diese kommt auf die Hand, die anderen werden zurückgemischt. Enthält der Stapel keine, wird er gemischt und ein anderer, noch nicht durchsuchter gewählt. Eine Karte mit zwei Völkern passt zu beiden.</translation>
    </message>
    <message id="rules/imperial_miners.factions.heading">
        <source>Factions</source>
        <translation>Völker</translation>
    </message>
    <message id="rules/imperial_miners.factions.text">
        <source>A card of two factions belongs to both at once and counts for both. A card without a faction symbol belongs to none.</source>
        <translation>Eine Karte mit zwei Völkern gehört zu beiden zugleich und zählt für beide. Eine Karte ohne Volkssymbol gehört zu keinem.</translation>
    </message>
    <message id="rules/imperial_miners.final-score.heading">
        <source>Final score</source>
        <translation>Der Endstand</translation>
    </message>
    <message id="rules/imperial_miners.final-score.text">
        <source>Each player adds up victory points and 1 for each full cart. Coins, gadgets, cave-ins and hand cards give nothing.</source>
        <translation>Alle zählen ihre Siegpunkte und 1 für jede volle Lore zusammen. Münzen, Maschinen, Einstürze und Handkarten bringen nichts.</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.heading">
        <source>If you cannot play a card</source>
        <translation>Wer keine Karte ausspielen kann</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.text">
        <source>Who can pay and place none of their hand cards, or has none, draws the top card of the level I deck when all reveal and plays it. This is not allowed while a hand card can be played. Several such draws are made in seat order. If no card of level I is left anywhere, that player plays no card and has no chain reaction this round.</source>
        <translation>Wer keine Handkarte bezahlen und anlegen kann oder keine hat, zieht beim Aufdecken die oberste Karte der Ebene I und spielt sie aus. Das ist nicht erlaubt, solange eine Handkarte ausgespielt werden kann. Mehrere ziehen in der Reihenfolge der Plätze. Ist nirgends mehr eine Karte der Ebene I, wird in dieser Runde keine Karte ausgespielt, und es gibt keine Kettenreaktion.</translation>
    </message>
    <message id="rules/imperial_miners.free-path.heading">
        <source>A free path</source>
        <translation>Der Weg nach oben</translation>
    </message>
    <message id="rules/imperial_miners.free-path.text">
        <source>If two cards touch from above, the player chooses one of them, after seeing what the card below has brought. It may be one that has already acted.</source>
        <translation>Berühren zwei Karten sie von oben, wählst du eine davon, nachdem du gesehen hast, was die untere gebracht hat. Es darf eine sein, die schon gewirkt hat.</translation>
    </message>
    <message id="rules/imperial_miners.free-place.heading">
        <source>A free place</source>
        <translation>Ein freier Platz</translation>
    </message>
    <message id="rules/imperial_miners.free-place.text">
        <source>A card is placed where no card lies yet.</source>
        <translation>Eine Karte wird angelegt, wo noch keine Karte liegt.</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.heading">
        <source>Gadgets</source>
        <translation>Maschinen</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.text">
        <source>Some effects put gadgets on cards or count them. A card bears at most three; more than that are not put there.</source>
        <translation>Einige Effekte legen Maschinen auf Karten oder zählen sie. Auf einer Karte liegen höchstens drei; mehr kommen nicht dorthin.</translation>
    </message>
    <message id="rules/imperial_miners.goal.heading">
        <source>Goal of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message id="rules/imperial_miners.goal.text">
        <source>For ten rounds everybody digs a mine of their own, all at the same time. Whoever has the most victory points at the end wins.</source>
        <translation>Zehn Runden lang graben alle gleichzeitig ihre eigene Mine. Wer am Ende die meisten Siegpunkte hat, gewinnt.</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.heading">
        <source>Hand limit</source>
        <translation>Handkartenlimit</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.text">
        <source>After a whole activation, a surface effect or an event, a hand holds at most eight cards; the player discards what is too many. An effect inside another waits for the outer one.</source>
        <translation>Nach einer ganzen Aktivierung, einem Effekt des Stolleneingangs oder einem Ereignis sind höchstens acht Karten auf der Hand; was zu viel ist, wird abgeworfen. Ein Effekt innerhalb eines anderen wartet auf den äußeren.</translation>
    </message>
    <message id="rules/imperial_miners.house-set.heading">
        <source>The house set</source>
        <translation>Die Hauskarten</translation>
    </message>
    <message id="rules/imperial_miners.house-set.text">
        <source>The printed cards are not part of this program. Its mine cards, events, research boards and surface amounts are our own, made in the numbers, prices and ideas of the rulebook; a small house marks them. A card pack replaces them with the cards of your own box.</source>
        <translation>Die gedruckten Karten sind nicht Teil dieses Programms. Seine Minenkarten, Ereignisse, Entwicklungspläne und Werte des Stolleneingangs sind eigene, gemacht nach den Zahlen, Kosten und Ideen der Spielregel; ein kleines Haus kennzeichnet sie. Ein Kartenpaket ersetzt sie durch die Karten aus deiner eigenen Schachtel.</translation>
    </message>
    <message id="rules/imperial_miners.japanese.heading">
        <source>Japanese</source>
        <translation>Japaner</translation>
    </message>
    <message id="rules/imperial_miners.japanese.text">
        <source>Japanese cards gain by the number of Japanese cards or of different factions in the mine.</source>
        <translation>Japaner-Karten bringen etwas für die Zahl der Japaner-Karten oder der verschiedenen Völker in der Mine.</translation>
    </message>
    <message id="rules/imperial_miners.level-four.heading">
        <source>Level IV cards</source>
        <translation>Karten der Ebene IV</translation>
    </message>
    <message id="rules/imperial_miners.level-four.text">
        <source>Cards of level IV are never drawn freely. They come only from research boards and some events.</source>
        <translation>Karten der Ebene IV werden nie frei gezogen. Sie kommen nur von Entwicklungsplänen und einigen Ereignissen.</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.heading">
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.text">
        <source>Cards are neighbours if their sides touch. A card has at most six: two above, two below, one on each side.</source>
        <translation>Karten sind benachbart, wenn ihre Seiten sich berühren. Eine Karte hat höchstens sechs Nachbarn: zwei oben, zwei unten, je einen auf jeder Seite.</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.heading">
        <source>Once a round</source>
        <translation>Einmal pro Runde</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.text">
        <source>Each card can be activated only once a round, by whatever cause. A card that was already activated is skipped; the chain reaction goes on through it.</source>
        <translation>Jede Karte kann nur einmal pro Runde aktiviert werden, aus welchem Grund auch immer. Eine schon aktivierte Karte wird übersprungen; die Kettenreaktion geht durch sie hindurch.</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.heading">
        <source>Only the stop pays</source>
        <translation>Nur der Halt zählt</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.text">
        <source>Spaces that are passed give nothing. Only the space where the pickaxe stops is carried out. The lowest space pays nothing when the pickaxe is set there, unless this was agreed before the game for pickaxes that come from a completed board.</source>
        <translation>Übersprungene Felder geben nichts. Nur das Feld, auf dem das Entwicklungsplättchen hält, wird ausgeführt. Das unterste Feld bringt nichts, wenn das Plättchen dorthin gesetzt wird, es sei denn, das wurde vor dem Spiel für Plättchen vereinbart, die von einem abgeschlossenen Plan kommen.</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.heading">
        <source>Effects are optional</source>
        <translation>Effekte sind freiwillig</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.text">
        <source>The effects of mine cards may be left alone. The chain reaction goes on all the same.</source>
        <translation>Auf die Effekte von Minenkarten darfst du verzichten. Die Kettenreaktion geht trotzdem weiter.</translation>
    </message>
    <message id="rules/imperial_miners.own-card.heading">
        <source>Cards of one's own hand</source>
        <translation>Karten der eigenen Hand</translation>
    </message>
    <message id="rules/imperial_miners.own-card.text">
        <source>Only cards of one's own hand can be played or discarded.</source>
        <translation>Nur Karten der eigenen Hand können ausgespielt oder abgeworfen werden.</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.heading">
        <source>Your own mine only</source>
        <translation>Nur die eigene Mine</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.text">
        <source>No effect looks at or changes the mine of another player.</source>
        <translation>Kein Effekt betrachtet oder verändert eine fremde Mine.</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.heading">
        <source>The pickaxe</source>
        <translation>Das Entwicklungsplättchen</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.text">
        <source>Each player has one pickaxe. It stands below the research boards at first, later on a space of one of them. Pickaxes do not hinder each other.</source>
        <translation>Alle haben ein Entwicklungsplättchen. Es steht zuerst unter den Entwicklungsplänen, später auf einem ihrer Felder. Entwicklungsplättchen behindern einander nicht.</translation>
    </message>
    <message id="rules/imperial_miners.points.heading">
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message id="rules/imperial_miners.points.text">
        <source>Victory points are gained at once and are never lost.</source>
        <translation>Siegpunkte erhältst du sofort und verlierst sie nie.</translation>
    </message>
    <message id="rules/imperial_miners.price.heading">
        <source>The price of a card</source>
        <translation>Die Kosten einer Karte</translation>
    </message>
    <message id="rules/imperial_miners.price.text">
        <source>The price of a card is paid in coins when it is revealed, before the card acts. Reductions never lower it below 0.</source>
        <translation>Die Kosten einer Karte werden beim Aufdecken in Münzen bezahlt, bevor sie wirkt. Ermäßigungen senken sie nie unter 0.</translation>
    </message>
    <message id="rules/imperial_miners.research.heading">
        <source>Research</source>
        <translation>Die Entwicklung</translation>
    </message>
    <message id="rules/imperial_miners.research.text">
        <source>To research means to move the pickaxe up by at most so many spaces, but at least one. The first time, the player chooses a board; setting the pickaxe on its lowest space costs no step.</source>
        <translation>Entwickeln heißt, das Entwicklungsplättchen um höchstens so viele Felder nach oben zu bewegen, aber um mindestens eines. Beim ersten Mal wählst du einen Entwicklungsplan; das Plättchen auf dessen unterstes Feld zu setzen kostet keinen Schritt.</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.heading">
        <source>An empty deck</source>
        <translation>Ein leerer Stapel</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.text">
        <source>When a card is needed and its deck is empty, the discard pile of that level is shuffled and becomes the new deck. If both are empty, there is no card.</source>
        <translation>Wird eine Karte gebraucht und ist ihr Stapel leer, wird der Ablagestapel dieser Ebene gemischt und ist der neue Stapel. Sind beide leer, gibt es keine Karte.</translation>
    </message>
    <message id="rules/imperial_miners.reveal.heading">
        <source>Revealing</source>
        <translation>Das Aufdecken</translation>
    </message>
    <message id="rules/imperial_miners.reveal.text">
        <source>When all have chosen, the cards are shown and their prices paid.</source>
        <translation>Haben alle gewählt, werden die Karten aufgedeckt und ihre Kosten bezahlt.</translation>
    </message>
    <message id="rules/imperial_miners.romans.heading">
        <source>Romans</source>
        <translation>Römer</translation>
    </message>
    <message id="rules/imperial_miners.romans.text">
        <source>Romans gain by how cards touch and by full carts, and many of them place cart tokens.</source>
        <translation>Römer bringen etwas dafür, wie Karten sich berühren, und für volle Loren, und viele legen Lorenmarker.</translation>
    </message>
    <message id="rules/imperial_miners.round.heading">
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message id="rules/imperial_miners.round.text">
        <source>The game has ten rounds. In each, an event is turned up for all; then comes the mine phase, in which everybody plays one card and activates cards, all at the same time.</source>
        <translation>Das Spiel hat zehn Runden. In jeder wird ein Ereignis für alle aufgedeckt; dann kommt die Minenphase, in der alle gleichzeitig eine Karte ausspielen und Karten aktivieren.</translation>
    </message>
    <message id="rules/imperial_miners.row.heading">
        <source>The row of a card</source>
        <translation>Die Reihe einer Karte</translation>
    </message>
    <message id="rules/imperial_miners.row.text">
        <source>A card lies in the row of its level: level I directly under the surface, level II under level I, and so on. Each row may hold any number of cards. A placed card stays where it is.</source>
        <translation>Eine Karte liegt in der Reihe ihrer Ebene: Ebene I direkt unter der Oberfläche, Ebene II unter Ebene I und so weiter. Jede Reihe kann beliebig viele Karten enthalten. Eine angelegte Karte bleibt liegen.</translation>
    </message>
    <message id="rules/imperial_miners.scots.heading">
        <source>Scots</source>
        <translation>Schotten</translation>
    </message>
    <message id="rules/imperial_miners.scots.text">
        <source>Scots spend coins for strong effects. The price of such an effect is 1 coin lower for each Scot card in the mine, the acting one included, but never below 0.</source>
        <translation>Schotten geben Münzen für starke Effekte aus. Die Kosten eines solchen Effekts sinken um 1 Münze für jede Schotten-Karte in der Mine, die wirkende eingeschlossen, aber nie unter 0.</translation>
    </message>
    <message id="rules/imperial_miners.setup.heading">
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/imperial_miners.setup.text">
        <source>Each research board shows one of its sides at random. The mine cards of each level form a deck; those of level IV are all alike and need no shuffling. Ten of the 18 events, unseen, form the event deck. Everybody has a surface board, and a pickaxe below the research boards. Nobody starts with coins.</source>
        <translation>Jeder Entwicklungsplan zeigt zufällig eine seiner Seiten. Die Minenkarten jeder Ebene bilden einen Stapel; die der Ebene IV sind alle gleich und müssen nicht gemischt werden. Zehn der 18 Ereignisse bilden ungesehen den Ereignisstapel. Alle haben einen Stolleneingang und ein Entwicklungsplättchen unter den Entwicklungsplänen. Niemand beginnt mit Münzen.</translation>
    </message>
    <message id="rules/imperial_miners.solo.heading">
        <source>Playing alone</source>
        <translation>Das Solospiel</translation>
    </message>
    <message id="rules/imperial_miners.solo.text">
        <source>The same rules hold for one player. The score earns a title: up to 34 navvy, 35 to 45 tunnel digger, 46 to 55 novice miner, 56 to 60 mining engineer, 61 to 65 veteran hewer, from 66 king of the deep.</source>
        <translation>Allein gelten dieselben Regeln. Der Punktestand bringt einen Titel: bis 34 Hilfskraft, 35 bis 45 Lehrling im Stollen, 46 bis 55 Nachwuchs unter Tage, 56 bis 60 Bergbau-Fachkraft, 61 bis 65 Urgestein, ab 66 Hoheit der Tiefe.</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.heading">
        <source>Special activations</source>
        <translation>Besondere Aktivierungen</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.text">
        <source>Some effects activate a chosen card of your own mine. Only that card acts; no chain reaction follows. It counts as the card's one activation of the round. Special activations may lead to further ones.</source>
        <translation>Einige Effekte aktivieren eine gewählte Karte der eigenen Mine. Nur diese Karte wirkt; es folgt keine Kettenreaktion. Das zählt als ihre eine Aktivierung in dieser Runde. Besondere Aktivierungen können zu weiteren führen.</translation>
    </message>
    <message id="rules/imperial_miners.staggered.heading">
        <source>Staggered rows</source>
        <translation>Versetzte Reihen</translation>
    </message>
    <message id="rules/imperial_miners.staggered.text">
        <source>Each row is shifted by half a card, so that a card can touch two cards above and two below.</source>
        <translation>Jede Reihe ist um eine halbe Karte versetzt, so dass eine Karte zwei Karten darüber und zwei darunter berühren kann.</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.heading">
        <source>Starting hand</source>
        <translation>Starthandkarten</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.text">
        <source>Everybody is dealt 2 cards of level I, 3 of level II and 3 of level III, keeps four of these eight and discards the others. For a first game: 2 of each, and all six are kept.</source>
        <translation>Alle erhalten 2 Karten der Ebene I, 3 der Ebene II und 3 der Ebene III, behalten vier dieser acht und werfen die anderen ab. Für das erste Spiel: je 2, und alle sechs werden behalten.</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.heading">
        <source>Staying on a board</source>
        <translation>Auf einem Plan bleiben</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.text">
        <source>The pickaxe stays on its board until that board is completed.</source>
        <translation>Das Entwicklungsplättchen bleibt auf seinem Plan, bis dieser abgeschlossen ist.</translation>
    </message>
    <message id="rules/imperial_miners.supply.heading">
        <source>Unlimited supply</source>
        <translation>Unbegrenzter Vorrat</translation>
    </message>
    <message id="rules/imperial_miners.supply.text">
        <source>Coins, victory points, gadgets, cave-ins and cart tokens never run out. Cards do.</source>
        <translation>Münzen, Siegpunkte, Maschinen, Einstürze und Lorenmarker gehen nie aus. Karten schon.</translation>
    </message>
    <message id="rules/imperial_miners.surface.heading">
        <source>The surface</source>
        <translation>Die Oberfläche</translation>
    </message>
    <message id="rules/imperial_miners.surface.text">
        <source>When the chain reaction reaches the surface, one of its three effects is chosen and carried out; this may not be left out. Then the mine phase of this player ends.</source>
        <translation>Erreicht die Kettenreaktion die Oberfläche, wird einer der drei Effekte des Stolleneingangs gewählt und ausgeführt; darauf darf niemand verzichten. Damit endet deine Minenphase.</translation>
    </message>
    <message id="rules/imperial_miners.ties.heading">
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message id="rules/imperial_miners.ties.text">
        <source>Among equal scores the player with more coins left wins, then the one with more full carts. If these are equal too, the victory is shared.</source>
        <translation>Bei gleichem Punktestand gewinnt, wer mehr Münzen übrig hat, danach, wer mehr volle Loren hat. Ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message id="rules/imperial_miners.tokens.heading">
        <source>Tokens lie on cards</source>
        <translation>Marker liegen auf Karten</translation>
    </message>
    <message id="rules/imperial_miners.tokens.text">
        <source>Gadgets and cave-ins lie on cards of a mine.</source>
        <translation>Maschinen und Einstürze liegen auf Karten einer Mine.</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.heading">
        <source>Touching the row above</source>
        <translation>Die Reihe darüber berühren</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.text">
        <source>Each card must touch at least one card in the row above. So a card cannot be played while there is no free place under a card of the level above.</source>
        <translation>Jede Karte muss mindestens eine Karte in der Reihe darüber berühren. Eine Karte kann also nicht ausgespielt werden, solange unter keiner Karte der Ebene darüber ein Platz frei ist.</translation>
    </message>
</context>
<context>
    <name>rules/table</name>
    <message id="rules/table.accepted-kinds.heading">
        <source>Pieces and places</source>
        <translation>Spielteile und ihre Stellen</translation>
    </message>
    <message id="rules/table.accepted-kinds.text">
        <source>Each place holds only the kinds of pieces that belong there.</source>
        <translation>An jeder Stelle liegen nur Spielteile, die dorthin gehören.</translation>
    </message>
    <message id="rules/table.answer-items.heading">
        <source>Only listed items</source>
        <translation>Nur, was aufgeführt ist</translation>
    </message>
    <message id="rules/table.answer-items.text">
        <source>A question over several items is answered with these items, each of them once, or with a number for each.</source>
        <translation>Eine Frage zu mehreren Dingen wird mit eben diesen beantwortet, jedes einmal, oder mit einer Zahl für jedes.</translation>
    </message>
    <message id="rules/table.answer-number.heading">
        <source>How many items</source>
        <translation>Wie viele</translation>
    </message>
    <message id="rules/table.answer-number.text">
        <source>A question over several items says how many may be chosen, or what the numbers add up to.</source>
        <translation>Eine Frage zu mehreren Dingen sagt, wie viele gewählt werden können oder was die Zahlen zusammen ergeben.</translation>
    </message>
    <message id="rules/table.capacity.heading">
        <source>Room in a place</source>
        <translation>Platz an einer Stelle</translation>
    </message>
    <message id="rules/table.capacity.text">
        <source>A place holds no more pieces than there is room for.</source>
        <translation>An einer Stelle liegen nicht mehr Spielteile, als Platz haben.</translation>
    </message>
    <message id="rules/table.countable.heading">
        <source>What is counted where</source>
        <translation>Was wo gezählt wird</translation>
    </message>
    <message id="rules/table.countable.text">
        <source>Each kind of counter lies only in the places that are meant for it.</source>
        <translation>Jede Art von Marker liegt nur an den Stellen, die für sie gedacht sind.</translation>
    </message>
    <message id="rules/table.finite.heading">
        <source>Nothing from nowhere</source>
        <translation>Nichts kommt aus dem Nichts</translation>
    </message>
    <message id="rules/table.finite.text">
        <source>Counters of which the box holds a fixed number come from a place of the table and go to another one.</source>
        <translation>Marker, von denen die Schachtel eine feste Zahl enthält, kommen von einer Stelle des Tisches und gehen an eine andere.</translation>
    </message>
    <message id="rules/table.foreign-piece.heading">
        <source>Pieces of others</source>
        <translation>Fremde Spielteile</translation>
    </message>
    <message id="rules/table.foreign-piece.text">
        <source>Pieces that belong to somebody else are moved only where a rule says so.</source>
        <translation>Spielteile, die anderen gehören, werden nur versetzt, wo eine Regel es sagt.</translation>
    </message>
    <message id="rules/table.free-hands.heading">
        <source>Free hands</source>
        <translation>Freie Hand</translation>
    </message>
    <message id="rules/table.free-hands.text">
        <source>With free hands anything can be moved anywhere. Every step is written down and can be taken back.</source>
        <translation>Mit freier Hand lässt sich alles überallhin versetzen. Jeder Schritt wird festgehalten und lässt sich zurücknehmen.</translation>
    </message>
    <message id="rules/table.game-over.heading">
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="rules/table.game-over.text">
        <source>After the final scoring nothing moves any more. Take steps back or try out a what-if branch.</source>
        <translation>Nach der Schlusswertung bewegt sich nichts mehr. Nimm Schritte zurück oder probiere in einem Zweig aus, was wäre, wenn.</translation>
    </message>
    <message id="rules/table.known-piece.heading">
        <source>Pieces of the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message id="rules/table.known-piece.text">
        <source>Only the pieces that come with the game can be used. All of them are on the table or in the box.</source>
        <translation>Nur die Spielteile, die zum Spiel gehören, können verwendet werden. Sie alle sind auf dem Tisch oder in der Schachtel.</translation>
    </message>
    <message id="rules/table.known-place.heading">
        <source>Places of the table</source>
        <translation>Die Stellen des Tisches</translation>
    </message>
    <message id="rules/table.known-place.text">
        <source>A piece can be laid only in a place of this table.</source>
        <translation>Ein Spielteil lässt sich nur an einer Stelle dieses Tisches ablegen.</translation>
    </message>
    <message id="rules/table.not-asked.heading">
        <source>Only what is asked</source>
        <translation>Nur, wonach gefragt ist</translation>
    </message>
    <message id="rules/table.not-asked.text">
        <source>The game asks one thing at a time. A piece that the present question is not about stays where it is.</source>
        <translation>Das Spiel fragt immer nur eines. Ein Spielteil, nach dem nicht gefragt ist, bleibt, wo es ist.</translation>
    </message>
    <message id="rules/table.not-your-turn.heading">
        <source>Somebody else is choosing</source>
        <translation>Jetzt wählt jemand anders</translation>
    </message>
    <message id="rules/table.not-your-turn.text">
        <source>Only the seat that is asked can answer. The others can look around, read and plan.</source>
        <translation>Antworten kann nur, wer gefragt ist. Alle anderen können sich umsehen, lesen und planen.</translation>
    </message>
    <message id="rules/table.playable.heading">
        <source>A position that can be played</source>
        <translation>Eine spielbare Stellung</translation>
    </message>
    <message id="rules/table.playable.text">
        <source>After free hands a position can be taken as it is, although it breaks rules, if the game can go on from it. What the game itself builds on has to be settled first: that every piece lies where its kind belongs, and that the steps which come next find what they need.</source>
        <translation>Nach freier Hand kann eine Stellung bleiben, wie sie ist, auch wenn sie Regeln bricht, sofern das Spiel aus ihr weitergehen kann. Worauf das Spiel selbst baut, muss vorher geregelt werden: dass jedes Teil dort liegt, wo seine Art hingehört, und dass die nächsten Schritte finden, was sie brauchen.</translation>
    </message>
    <message id="rules/table.possible-number.heading">
        <source>Possible numbers</source>
        <translation>Mögliche Zahlen</translation>
    </message>
    <message id="rules/table.possible-number.text">
        <source>Counts, positions and turns have bounds that hands keep as well.</source>
        <translation>Anzahlen, Positionen und Drehungen haben Grenzen, die auch für die freie Hand gelten.</translation>
    </message>
    <message id="rules/table.resume-point.heading">
        <source>Where play goes on</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message id="rules/table.resume-point.text">
        <source>After free hands play goes on where it was, or at a point that the game offers: the start of a phase or of somebody's turn.</source>
        <translation>Nach der freien Hand geht es weiter, wo ihr wart, oder bei einem Einstieg, den das Spiel anbietet: am Anfang einer Phase oder dort, wo jemand an die Reihe kommt.</translation>
    </message>
    <message id="rules/table.sandbox-only.heading">
        <source>Hands are free in the sandbox</source>
        <translation>Gegen die Regeln nur mit freier Hand</translation>
    </message>
    <message id="rules/table.sandbox-only.text">
        <source>Pieces can be moved against the rules only after switching to free hands.</source>
        <translation>Gegen die Regeln lassen sich Spielteile nur mit freier Hand versetzen.</translation>
    </message>
    <message id="rules/table.shuffled-places.heading">
        <source>What is shuffled</source>
        <translation>Was gemischt wird</translation>
    </message>
    <message id="rules/table.shuffled-places.text">
        <source>Only piles whose order is secret are shuffled.</source>
        <translation>Nur Stapel, deren Reihenfolge geheim ist, werden gemischt.</translation>
    </message>
    <message id="rules/table.stale-question.heading">
        <source>One answer to a question</source>
        <translation>Eine Antwort auf eine Frage</translation>
    </message>
    <message id="rules/table.stale-question.text">
        <source>Each question is answered once. An answer that comes later than the next question is not taken.</source>
        <translation>Jede Frage wird einmal beantwortet. Eine Antwort, die nach der nächsten Frage kommt, gilt nicht mehr.</translation>
    </message>
    <message id="rules/table.strict-only.heading">
        <source>Answers need strict play</source>
        <translation>Antworten nur im strengen Modus</translation>
    </message>
    <message id="rules/table.strict-only.text">
        <source>A question of the game is answered in strict play. With free hands the game waits.</source>
        <translation>Fragen des Spiels werden im strengen Modus beantwortet. Bei freier Hand wartet das Spiel.</translation>
    </message>
    <message id="rules/table.strict.heading">
        <source>Strict play</source>
        <translation>Strenger Modus</translation>
    </message>
    <message id="rules/table.strict.text">
        <source>In strict play only what the rules of the game allow is possible, and everything else is explained.</source>
        <translation>Im strengen Modus geht nur, was die Regeln des Spiels erlauben; alles andere wird erklärt.</translation>
    </message>
    <message id="rules/table.undo-own-lane.heading">
        <source>Taking back one's own step</source>
        <translation>Den eigenen Schritt zurücknehmen</translation>
    </message>
    <message id="rules/table.undo-own-lane.text">
        <source>While several seats act at the same time, each takes back its own last step. This is not possible when a later step of another seat depends on it.</source>
        <translation>Solange mehrere gleichzeitig handeln, nimmt jede Person ihren eigenen letzten Schritt zurück. Das geht nicht, wenn ein späterer Schritt einer anderen Person darauf aufbaut.</translation>
    </message>
</context>
<context>
    <name>rules/underwater_cities</name>
    <message id="rules/underwater_cities.action-card-limit.heading">
        <source>No more than four action cards</source>
        <translation>Höchstens vier Aktionskarten</translation>
    </message>
    <message id="rules/underwater_cities.action-card-limit.text">
        <source>Before a fifth action card is laid out, an older one is discarded, the assistant included. If it was ready, its action may be used at once.</source>
        <translation>Bevor eine fünfte Aktionskarte ausgelegt wird, wird eine ältere abgeworfen, der Persönliche Assistent eingeschlossen. War sie verfügbar, darf ihre Aktion sofort genutzt werden.</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.heading">
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.text">
        <source>An action card is used through a slot or a card with that sign, once per era; it is then turned. A card laid out in this turn may be used at once.</source>
        <translation>Eine Aktionskarte wird durch einen Aktionsplatz oder eine Karte mit diesem Zeichen genutzt, einmal pro Ära; dann wird sie gedreht. Eine in diesem Zug ausgelegte Karte darf sofort genutzt werden.</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.heading">
        <source>Action tiles</source>
        <translation>Aktionsplättchen</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.text">
        <source>Each player has three action tiles, one for each turn of a round. At the end of the round they come back.</source>
        <translation>Alle haben drei Aktionsplättchen, eines für jeden Zug einer Runde. Am Rundenende kommen sie zurück.</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.heading">
        <source>Biomatter instead</source>
        <translation>Biomasse als Ersatz</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.text">
        <source>When building, 1 biomatter may replace 1 kelp or 1 steelplast, also of a surcharge. The Hungarian rulebook allows this in any payment; here the German and the English one are followed.</source>
        <translation>Beim Bauen darf 1 Biomasse 1 Tang oder 1 Stahlplastik ersetzen, auch bei einer Zusatzzahlung. Die ungarische Anleitung erlaubt das bei jeder Zahlung; hier gelten die deutsche und die englische.</translation>
    </message>
    <message id="rules/underwater_cities.blocks.heading">
        <source>Card first or slot first</source>
        <translation>Zuerst die Karte oder der Aktionsplatz</translation>
    </message>
    <message id="rules/underwater_cities.blocks.text">
        <source>You choose which comes first. One is finished before the other begins; their parts are never mixed.</source>
        <translation>Du wählst, was zuerst kommt. Das eine wird beendet, bevor das andere beginnt; ihre Teile werden nie vermischt.</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.heading">
        <source>Where the blue metropolises lie</source>
        <translation>Wo die blauen Metropolen liegen</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.text">
        <source>The two blue metropolises are dealt at random to their corners. If it was agreed, each player chooses which of the two lies where.</source>
        <translation>Die zwei blauen Metropolen werden zufällig auf ihre Ecken verteilt. War es so vereinbart, wählen alle selbst, welche der beiden wo liegt.</translation>
    </message>
    <message id="rules/underwater_cities.brown.heading">
        <source>The brown metropolis</source>
        <translation>Die braune Metropole</translation>
    </message>
    <message id="rules/underwater_cities.brown.text">
        <source>If both its tunnels are built, it scores at the end what it says: metropolises, sets of upgraded structures, tunnels at cities, cities, or Special cards played and paid.</source>
        <translation>Sind ihre beiden Tunnel gebaut, zählt sie bei Spielende, was sie sagt: Metropolen, Sätze aufgewerteter Strukturen, Tunnel an Städten, Städte oder ausgespielte und bezahlte Spezialkarten.</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.heading">
        <source>Build and upgrade</source>
        <translation>Bauen und aufwerten</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.text">
        <source>This part is one: a structure is built for its usual cost and then upgraded for 1 science. It cannot be built without upgrading it.</source>
        <translation>Dieser Teil ist unteilbar: Eine Struktur wird zu den üblichen Kosten gebaut und dann für 1 Wissenschaft aufgewertet. Ohne Aufwertung kann sie nicht gebaut werden.</translation>
    </message>
    <message id="rules/underwater_cities.build.heading">
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message id="rules/underwater_cities.build.text">
        <source>Pieces are built one after the other; each may open sites for the next. If an effect builds several, you may build fewer, but at least one.</source>
        <translation>Gebaut wird nacheinander; jedes Teil kann Bauplätze für das nächste eröffnen. Baut ein Effekt mehrere, darfst du weniger bauen, aber mindestens eines.</translation>
    </message>
    <message id="rules/underwater_cities.building.heading">
        <source>Building farms, plants and laboratories</source>
        <translation>Farmen, Anlagen und Labore bauen</translation>
    </message>
    <message id="rules/underwater_cities.building.text">
        <source>A building needs an empty site at one of your cities, or at a city site where you could build a city now.</source>
        <translation>Ein Gebäude braucht einen leeren Gebäudebauplatz an einer deiner Städte oder an einem Stadtbauplatz, auf dem du jetzt eine Stadt bauen könntest.</translation>
    </message>
    <message id="rules/underwater_cities.card-block.heading">
        <source>Using the card</source>
        <translation>Die Karte nutzen</translation>
    </message>
    <message id="rules/underwater_cities.card-block.text">
        <source>An instant card is carried out and discarded. Permanent, action, production and end-scoring cards are laid out in front of you and hold from then on. You may leave a card unused. A Special card is paid for when its turn comes; an instant one that was paid for is kept face down beside your board.</source>
        <translation>Eine Soforteffekt-Karte wird ausgeführt und abgeworfen. Karten mit dauerhaftem Effekt, Aktions-, Produktions- und Schlusswertungskarten legst du vor dir aus; sie gelten von da an. Du darfst eine Karte ungenutzt lassen. Eine Spezialkarte wird bezahlt, wenn sie an der Reihe ist; eine bezahlte Spezialkarte mit Soforteffekt bleibt verdeckt neben deinem Spielerbogen.</translation>
    </message>
    <message id="rules/underwater_cities.change-output.heading">
        <source>Changing the output</source>
        <translation>Den Ertrag umwandeln</translation>
    </message>
    <message id="rules/underwater_cities.change-output.text">
        <source>Some production cards let you change part of what your network has just produced.</source>
        <translation>Mit einigen Produktionskarten darfst du einen Teil dessen umwandeln, was dein Netzwerk gerade erzeugt hat.</translation>
    </message>
    <message id="rules/underwater_cities.choice.heading">
        <source>One or the other</source>
        <translation>Das eine oder das andere</translation>
    </message>
    <message id="rules/underwater_cities.choice.text">
        <source>Of effects joined by “or” exactly one is carried out.</source>
        <translation>Von Effekten, die durch „oder“ verbunden sind, wird genau einer ausgeführt.</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.heading">
        <source>Choosing a slot</source>
        <translation>Einen Aktionsplatz wählen</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.text">
        <source>Put an action tile on a coloured slot that nobody occupies this round, or on the slot that is always available: it gives 2 cards and 2 credits, has no colour, and any number of tiles may lie there.</source>
        <translation>Lege ein Aktionsplättchen auf einen farbigen Aktionsplatz, der in dieser Runde nicht besetzt ist, oder auf den jederzeit verfügbaren Aktionsplatz: Er gibt 2 Karten und 2 Credits, hat keine Farbe und darf beliebig viele Plättchen tragen.</translation>
    </message>
    <message id="rules/underwater_cities.city.heading">
        <source>Building a city</source>
        <translation>Eine Stadt bauen</translation>
    </message>
    <message id="rules/underwater_cities.city.text">
        <source>A city needs an empty city site that shares a tunnel site, built or not, with one of your cities. It need not be connected.</source>
        <translation>Eine Stadt braucht einen leeren Stadtbauplatz, der mit einer deiner Städte einen Tunnelbauplatz teilt, gebaut oder nicht. Sie muss nicht verbunden sein.</translation>
    </message>
    <message id="rules/underwater_cities.cloning.heading">
        <source>The action cloning tile</source>
        <translation>Das Aktionskopie-Plättchen</translation>
    </message>
    <message id="rules/underwater_cities.cloning.text">
        <source>With four players, once per round, you may pay 1 credit, take the tile and choose a coloured slot that another player occupies and you do not.</source>
        <translation>Zu viert darfst du einmal pro Runde 1 Credit bezahlen, das Plättchen nehmen und einen farbigen Aktionsplatz wählen, den jemand anders besetzt und du nicht.</translation>
    </message>
    <message id="rules/underwater_cities.colour.heading">
        <source>Matching colours</source>
        <translation>Passende Farben</translation>
    </message>
    <message id="rules/underwater_cities.colour.text">
        <source>If card and slot have the same colour, both are carried out. If they differ, or on the slot that is always available, only the slot counts and the card is discarded.</source>
        <translation>Passt die Farbe von Karte und Aktionsplatz, wird beides ausgeführt. Passt sie nicht, oder auf dem jederzeit verfügbaren Aktionsplatz, zählt nur der Platz, und die Karte wird abgeworfen.</translation>
    </message>
    <message id="rules/underwater_cities.conditions.heading">
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message id="rules/underwater_cities.conditions.text">
        <source>A condition must hold at the moment the effect is carried out. Pieces are counted only if they are connected; a space of the Federation track means exactly that space.</source>
        <translation>Eine Bedingung muss in dem Augenblick gelten, in dem der Effekt ausgeführt wird. Gezählt wird nur, was verbunden ist; ein Feld der Staatenbund-Leiste meint genau dieses Feld.</translation>
    </message>
    <message id="rules/underwater_cities.contracts.heading">
        <source>Government contracts</source>
        <translation>Regierungsaufträge</translation>
    </message>
    <message id="rules/underwater_cities.contracts.text">
        <source>If it was agreed, three contracts drawn at random lie open; alone there are none. Whoever meets all conditions of an open contract may take it at once and gains what it gives. It is not replaced.</source>
        <translation>Wenn ihr das vereinbart habt, liegen drei zufällig gezogene Regierungsaufträge offen; allein spielst du ohne. Wer alle Bedingungen eines offenen Regierungsauftrags erfüllt, darf ihn sofort nehmen und erhält, was er gibt. Er wird nicht ersetzt.</translation>
    </message>
    <message id="rules/underwater_cities.convert.heading">
        <source>Making a city symbiotic</source>
        <translation>Eine Stadt symbiotisch machen</translation>
    </message>
    <message id="rules/underwater_cities.convert.text">
        <source>The dome of a city is exchanged for a symbiotic one from the supply. Bonus and surcharge of the site are not repeated.</source>
        <translation>Die Kuppel einer Stadt wird gegen eine symbiotische aus dem Vorrat getauscht. Bonus und Zusatzzahlung des Bauplatzes wiederholen sich nicht.</translation>
    </message>
    <message id="rules/underwater_cities.cost.heading">
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message id="rules/underwater_cities.cost.text">
        <source>A city costs 2 steelplast, 1 kelp and 1 credit, a symbiotic one 1 steelplast, 1 kelp, 1 biomatter and 2 credits, a farm 1 kelp, a desalination plant 1 credit, a laboratory 1 steelplast, a tunnel 1 steelplast and 1 credit. A stated price replaces this, discounts are taken off, never below 0, and the surcharge of a site is added.</source>
        <translation>Eine Stadt kostet 2 Stahlplastik, 1 Tang und 1 Credit, eine symbiotische 1 Stahlplastik, 1 Tang, 1 Biomasse und 2 Credits, eine Farm 1 Tang, eine Entsalzungsanlage 1 Credit, ein Labor 1 Stahlplastik, ein Tunnel 1 Stahlplastik und 1 Credit. Angegebene Kosten treten an deren Stelle, Ermäßigungen werden abgezogen, nie unter 0, und die Zusatzzahlung des Bauplatzes kommt hinzu.</translation>
    </message>
    <message id="rules/underwater_cities.discard.heading">
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message id="rules/underwater_cities.discard.text">
        <source>Cards of the present era go to the discard pile, cards of an earlier era leave the game. Special cards for one or two credits go under their deck, those for three leave the game.</source>
        <translation>Karten der laufenden Ära kommen auf den Ablagestapel, Karten einer früheren Ära verlassen das Spiel. 1- oder 2-Credit-Spezialkarten kommen unter ihr Deck, 3-Credit-Spezialkarten verlassen das Spiel.</translation>
    </message>
    <message id="rules/underwater_cities.discount.heading">
        <source>Discounts</source>
        <translation>Ermäßigungen</translation>
    </message>
    <message id="rules/underwater_cities.discount.text">
        <source>Several discounts add up, also on a stated price. No part of a cost falls below 0, and nothing is refunded.</source>
        <translation>Mehrere Ermäßigungen werden zusammengezählt, auch bei angegebenen Kosten. Kein Teil der Kosten fällt unter 0, und nichts wird erstattet.</translation>
    </message>
    <message id="rules/underwater_cities.draw.heading">
        <source>Drawing cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message id="rules/underwater_cities.draw.text">
        <source>Cards come from the deck of the present era. When it is empty, its discards are shuffled into a new one.</source>
        <translation>Karten kommen vom Deck der laufenden Ära. Ist es leer, werden seine abgeworfenen Karten zu einem neuen gemischt.</translation>
    </message>
    <message id="rules/underwater_cities.effects.heading">
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message id="rules/underwater_cities.effects.text">
        <source>An effect does what its words say, for your own board only. Nothing works in another player's turn.</source>
        <translation>Ein Effekt tut, was seine Worte sagen, nur auf deinem eigenen Spielerbogen. In einem fremden Zug wirkt nichts.</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.heading">
        <source>End-scoring cards</source>
        <translation>Schlusswertungskarten</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.text">
        <source>They give points for what you have connected. Some let you give up goods for points, as often as the card allows and you like.</source>
        <translation>Sie geben Punkte für das, was du verbunden hast. Bei einigen darfst du Güter für Punkte abgeben, so oft die Karte es erlaubt und du willst.</translation>
    </message>
    <message id="rules/underwater_cities.end-round.heading">
        <source>End of the round</source>
        <translation>Das Rundenende</translation>
    </message>
    <message id="rules/underwater_cities.end-round.text">
        <source>All action tiles come back, the cloning tile too. A new order of play is made, all Federation markers go below the track, and the round counter advances.</source>
        <translation>Alle Aktionsplättchen kehren zurück, auch das Aktionskopie-Plättchen. Eine neue Zugfolge wird gebildet, alle Anzeiger der Staatenbund-Leiste kommen darunter, und der Rundenzähler rückt weiter.</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.heading">
        <source>End of the turn</source>
        <translation>Das Zugende</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.text">
        <source>Effects of the end of a turn come first, then you draw one card.</source>
        <translation>Zuerst kommen die Effekte am Zugende, dann ziehst du eine Karte.</translation>
    </message>
    <message id="rules/underwater_cities.exchange.heading">
        <source>Exchange</source>
        <translation>Der Tausch</translation>
    </message>
    <message id="rules/underwater_cities.exchange.text">
        <source>Give one side and take the other, in the direction you like, once and in the printed amounts.</source>
        <translation>Gib die eine Seite ab und nimm die andere, in der Richtung, die du willst, einmal und in den gedruckten Mengen.</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.heading">
        <source>Expansion sites</source>
        <translation>Erweiterungsbauplätze</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.text">
        <source>Each city has one expansion site. Only effects that say so build there.</source>
        <translation>Jede Stadt hat einen Erweiterungsbauplatz. Dort bauen nur Effekte, die das sagen.</translation>
    </message>
    <message id="rules/underwater_cities.features.heading">
        <source>Special sites of the advanced boards</source>
        <translation>Besondere Bauplätze der Expertenseite</translation>
    </message>
    <message id="rules/underwater_cities.features.text">
        <source>A doubled building site gives its output twice, a tripled tunnel three times. A symbiotic city on its special site gives 6 points instead of 2; another city site gives 6 points when it is built. Two marked tunnels together give 2 credits, a marked tunnel makes its metropolis give 2 points.</source>
        <translation>Ein verdoppelter Gebäudebauplatz gibt seinen Ertrag zweimal, ein verdreifachter Tunnel dreimal. Eine symbiotische Stadt auf ihrem besonderen Bauplatz gibt 6 statt 2 Punkte; ein anderer Stadtbauplatz gibt 6 Punkte, wenn er bebaut wird. Zwei markierte Tunnel zusammen geben 2 Credits, ein markierter Tunnel lässt seine Metropole 2 Punkte geben.</translation>
    </message>
    <message id="rules/underwater_cities.federation.heading">
        <source>The Federation track</source>
        <translation>Die Staatenbund-Leiste</translation>
    </message>
    <message id="rules/underwater_cities.federation.text">
        <source>Each space entered pays: nothing, 1 credit, 1 steelplast, 1 point. Each step past the first space is a point, and the marker goes on top of the others.</source>
        <translation>Die Felder bringen beim Betreten der Reihe nach: nichts, 1 Credit, 1 Stahlplastik, 1 Punkt. Jeder Schritt über das erste Feld hinaus bringt einen Punkt, und der Anzeiger kommt oben auf die anderen.</translation>
    </message>
    <message id="rules/underwater_cities.feeding.heading">
        <source>Feeding the cities</source>
        <translation>Das Ernähren der Städte</translation>
    </message>
    <message id="rules/underwater_cities.feeding.text">
        <source>Each connected city eats 1 kelp; when there is none, 1 biomatter; when there is none either, you lose 3 points, never below 0.</source>
        <translation>Jede verbundene Stadt verbraucht 1 Tang; ist keiner da, 1 Biomasse; ist auch davon nichts da, verlierst du 3 Punkte, nie unter 0.</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.heading">
        <source>Final scoring</source>
        <translation>Die Schlusswertung</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.text">
        <source>The brown metropolis scores if it is connected, then the end-scoring cards. Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings. Biomatter becomes 2 credits; every four goods give a point. What is not connected does not count.</source>
        <translation>Die braune Metropole zählt, wenn sie verbunden ist, dann die Schlusswertungskarten. Jede verbundene Stadt gibt 2, 3, 4 oder 6 Punkte für 0, 1, 2 oder 3 Arten von Gebäuden. Biomasse wird zu 2 Credits; je vier Güter geben einen Punkt. Was nicht verbunden ist, zählt nicht.</translation>
    </message>
    <message id="rules/underwater_cities.gain.heading">
        <source>Gaining goods</source>
        <translation>Güter erhalten</translation>
    </message>
    <message id="rules/underwater_cities.gain.text">
        <source>Credits, kelp, steelplast, science, biomatter and points come from the supply, which never runs out. “Different” means that no two are of the same kind.</source>
        <translation>Credits, Tang, Stahlplastik, Wissenschaft, Biomasse und Punkte kommen aus dem Vorrat, der nie ausgeht. „Verschieden“ heißt, dass keine zwei von derselben Art sind.</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.heading">
        <source>Hand limit</source>
        <translation>Das Handkartenlimit</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.text">
        <source>At the start of your turn you keep three cards, one more for each card that says so. At any other time you may hold more.</source>
        <translation>Zu Beginn deines Zuges behältst du drei Karten, eine mehr für jede Karte, die das sagt. Sonst darfst du mehr auf der Hand haben.</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.heading">
        <source>House cards</source>
        <translation>Hauskarten</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.text">
        <source>Only some of the printed cards are part of this program; a small house marks the others. Those are our own, made so that the decks have the sizes, colours and strengths of the rulebook. A card pack replaces them with the cards of your own box.</source>
        <translation>Nur ein Teil der gedruckten Karten ist in diesem Programm enthalten; die übrigen kennzeichnet ein kleines Haus. Sie sind eigene, so gemacht, dass die Decks in Größe, Farben und Stärke der Spielregel entsprechen. Ein Kartenpaket ersetzt sie durch die Karten aus deiner eigenen Schachtel.</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.heading">
        <source>Leftover goods</source>
        <translation>Übrige Güter</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.text">
        <source>Each biomatter becomes 2 credits. Then every four of credits, kelp, science and steelplast together give a point; the rest is void.</source>
        <translation>Jede Biomasse wird zu 2 Credits. Dann geben je vier aus Credits, Tang, Wissenschaft und Stahlplastik zusammen einen Punkt; der Rest verfällt.</translation>
    </message>
    <message id="rules/underwater_cities.limited.heading">
        <source>Limited pieces</source>
        <translation>Begrenzte Teile</translation>
    </message>
    <message id="rules/underwater_cities.limited.text">
        <source>There are 46 tunnels, 17 domes for cities and, by the number of players, 7, 10 or 13 for symbiotic cities. When they are gone, none can be built.</source>
        <translation>Es gibt 46 Tunnel, 17 Kuppeln für Städte und je nach Zahl der Mitspielenden 7, 10 oder 13 für symbiotische Städte. Sind sie aufgebraucht, kann keine mehr gebaut werden.</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.heading">
        <source>Metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.text">
        <source>A blue metropolis is connected by its one tunnel and gives its goods at once, some also in each Production. The brown one needs both its tunnels and scores at the end. One gained in play counts as connected.</source>
        <translation>Eine blaue Metropole wird durch ihren einen Tunnel verbunden und gibt ihre Güter sofort, manche auch in jeder Produktion. Die braune braucht beide Tunnel und zählt bei Spielende. Eine im Spiel erhaltene gilt als verbunden.</translation>
    </message>
    <message id="rules/underwater_cities.network-score.heading">
        <source>Scoring the network</source>
        <translation>Die Wertung des Netzwerks</translation>
    </message>
    <message id="rules/underwater_cities.network-score.text">
        <source>Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings at it.</source>
        <translation>Jede verbundene Stadt gibt 2, 3, 4 oder 6 Punkte für 0, 1, 2 oder 3 Arten von Gebäuden an ihr.</translation>
    </message>
    <message id="rules/underwater_cities.network.heading">
        <source>Your network</source>
        <translation>Dein Netzwerk</translation>
    </message>
    <message id="rules/underwater_cities.network.text">
        <source>A city is connected if built tunnels join it to the start city; empty city sites on the way do not matter. A building is connected with its city. What is not connected produces nothing, needs no food and scores nothing.</source>
        <translation>Eine Stadt ist verbunden, wenn gebaute Tunnel sie mit der Start-Stadt verbinden; leere Stadtbauplätze auf dem Weg stören nicht. Ein Gebäude ist mit seiner Stadt verbunden. Was nicht verbunden ist, erzeugt nichts, braucht keine Nahrung und zählt nicht.</translation>
    </message>
    <message id="rules/underwater_cities.new-era.heading">
        <source>A new era</source>
        <translation>Eine neue Ära</translation>
    </message>
    <message id="rules/underwater_cities.new-era.text">
        <source>All action cards are ready again, the old deck leaves the game, everybody draws three cards of the new one and keeps as many as the hand limit allows.</source>
        <translation>Alle Aktionskarten werden zurückgedreht, das alte Deck verlässt das Spiel, alle ziehen drei Karten vom neuen und behalten so viele, wie das Handkartenlimit erlaubt.</translation>
    </message>
    <message id="rules/underwater_cities.new-order.heading">
        <source>New order of play</source>
        <translation>Neue Zugfolge</translation>
    </message>
    <message id="rules/underwater_cities.new-order.text">
        <source>Whoever is further on the Federation track plays earlier, on one space the higher marker first. Those below the track keep their order behind them. Then all markers go below the track.</source>
        <translation>Wer auf der Staatenbund-Leiste weiter vorn steht, spielt früher, auf einem Feld der obere Anzeiger zuerst. Wer unterhalb der Leiste steht, behält dahinter die Reihenfolge. Dann werden alle Anzeiger unterhalb der Leiste abgelegt.</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.heading">
        <source>Once in each turn</source>
        <translation>Einmal pro Zug</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.text">
        <source>Such a card may be used once in each of your own turns: before you choose a slot, between card and slot, or after both.</source>
        <translation>Eine solche Karte darfst du einmal in jedem deiner Züge nutzen: vor der Wahl des Aktionsplatzes, zwischen Karte und Aktionsplatz oder nach beiden.</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.heading">
        <source>The output of one structure</source>
        <translation>Der Ertrag einer Struktur</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.text">
        <source>You gain what one upgraded structure at a connected city gives in Production, without pair bonus and without the multiplier of its site.</source>
        <translation>Du erhältst, was eine aufgewertete Struktur an einer verbundenen Stadt in der Produktion gibt, ohne Paarbonus und ohne den Multiplikator ihres Bauplatzes.</translation>
    </message>
    <message id="rules/underwater_cities.own-board.heading">
        <source>Your own board</source>
        <translation>Der eigene Spielerbogen</translation>
    </message>
    <message id="rules/underwater_cities.own-board.text">
        <source>You build on your own player board only.</source>
        <translation>Du baust nur auf deinem eigenen Spielerbogen.</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.heading">
        <source>Pair bonus</source>
        <translation>Der Paarbonus</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.text">
        <source>A connected city with at least two upgraded buildings of one kind gives once more for that kind: 1 kelp and 1 point for farms, 1 credit for desalination plants, 1 steelplast for laboratories.</source>
        <translation>Eine verbundene Stadt mit mindestens zwei aufgewerteten Gebäuden einer Art bringt für diese Art zusätzlich: 1 Tang und 1 Punkt für Farmen, 1 Credit für Entsalzungsanlagen, 1 Stahlplastik für Labore.</translation>
    </message>
    <message id="rules/underwater_cities.parts.heading">
        <source>Parts in any order</source>
        <translation>Teile in beliebiger Reihenfolge</translation>
    </message>
    <message id="rules/underwater_cities.parts.text">
        <source>The parts of an effect are carried out in any order, each to its end. Parts that you do not want may be left out.</source>
        <translation>Die Teile eines Effekts werden in beliebiger Reihenfolge ausgeführt, jeder bis zu seinem Ende. Teile, die du nicht willst, darfst du auslassen.</translation>
    </message>
    <message id="rules/underwater_cities.pay.heading">
        <source>Paying for an effect</source>
        <translation>Einen Effekt bezahlen</translation>
    </message>
    <message id="rules/underwater_cities.pay.text">
        <source>If an effect has a price, the whole price is paid first, once, or as often as the card says.</source>
        <translation>Kostet ein Effekt etwas, werden zuerst die vollen Kosten bezahlt, einmal oder so oft, wie die Karte sagt.</translation>
    </message>
    <message id="rules/underwater_cities.play-card.heading">
        <source>Playing a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message id="rules/underwater_cities.play-card.text">
        <source>With the slot you play one card from your hand. It is used up whether its effect applies or not.</source>
        <translation>Mit dem Aktionsplatz spielst du eine Karte von deiner Hand aus. Sie ist verbraucht, ob ihr Effekt gilt oder nicht.</translation>
    </message>
    <message id="rules/underwater_cities.possible.heading">
        <source>Something must come of it</source>
        <translation>Es muss etwas bringen</translation>
    </message>
    <message id="rules/underwater_cities.possible.text">
        <source>An effect can be begun only if it can be paid and there is a place for it now.</source>
        <translation>Ein Effekt kann nur begonnen werden, wenn er jetzt bezahlbar ist und es einen Platz dafür gibt.</translation>
    </message>
    <message id="rules/underwater_cities.production.heading">
        <source>Production</source>
        <translation>Die Produktion</translation>
    </message>
    <message id="rules/underwater_cities.production.text">
        <source>A connected farm gives 1 kelp, a desalination plant 1 credit, a laboratory 1 science, a tunnel at a city 1 credit; upgraded also 1 point, 1 biomatter, 1 steelplast, 1 point. A symbiotic city gives 2 points. Two upgraded buildings of a kind at one city give 1 kelp and 1 point, 1 credit or 1 steelplast more. Then cards and metropolises give theirs.</source>
        <translation>Eine verbundene Farm erzeugt 1 Tang, eine Entsalzungsanlage 1 Credit, ein Labor 1 Wissenschaft, ein Tunnel an einer Stadt 1 Credit; aufgewertet dazu 1 Punkt, 1 Biomasse, 1 Stahlplastik, 1 Punkt. Eine symbiotische Stadt erzeugt 2 Punkte. Zwei gleiche aufgewertete Gebäude an einer Stadt erzeugen 1 Tang und 1 Punkt, 1 Credit oder 1 Stahlplastik mehr. Danach erhältst du, was Karten und Metropolen geben.</translation>
    </message>
    <message id="rules/underwater_cities.round.heading">
        <source>Ten rounds in three eras</source>
        <translation>Zehn Runden in drei Ären</translation>
    </message>
    <message id="rules/underwater_cities.round.text">
        <source>The eras last four, three and three rounds. In a round all take one turn in the order of play, three times. After rounds 4, 7 and 10 there is Production.</source>
        <translation>Die Ären dauern vier, drei und drei Runden. In einer Runde haben alle in der Zugfolge je einen Zug, dreimal. Nach den Runden 4, 7 und 10 kommt die Produktion.</translation>
    </message>
    <message id="rules/underwater_cities.setup.heading">
        <source>Set-up</source>
        <translation>Die Spielvorbereitung</translation>
    </message>
    <message id="rules/underwater_cities.setup.text">
        <source>Each player gets a board with a city on the start site, one brown and two blue metropolises, three action tiles, the personal assistant, 1 kelp, 1 steelplast, 1 science and 2 credits. The first order of play is random; the second, third and fourth player start on spaces 4, 3 and 2 of the Federation track, the third with 1 credit more, the fourth with 1 credit and 1 steelplast more. Of six cards three are kept.</source>
        <translation>Alle erhalten einen Spielerbogen mit einer Stadt auf dem Startplatz, eine braune und zwei blaue Metropolen, drei Aktionsplättchen, den Persönlichen Assistenten, 1 Tang, 1 Stahlplastik, 1 Wissenschaft und 2 Credits. Die erste Zugfolge ist zufällig; wer an zweiter, dritter und vierter Stelle spielt, beginnt auf Feld 4, 3 und 2 der Staatenbund-Leiste, an dritter mit 1 Credit mehr, an vierter mit 1 Credit und 1 Stahlplastik mehr. Von sechs Karten werden drei behalten.</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.heading">
        <source>Site bonus</source>
        <translation>Der Bauplatzbonus</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.text">
        <source>Whoever builds on a site with a bonus gains it at once, connected or not. It can pay for the next piece, not for this one.</source>
        <translation>Wer auf einem Bauplatz mit Bonus baut, erhält ihn sofort, verbunden oder nicht. Er kann für das nächste Teil verwendet werden, nicht für dieses.</translation>
    </message>
    <message id="rules/underwater_cities.sites.heading">
        <source>Sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message id="rules/underwater_cities.sites.text">
        <source>Cities stand on city sites, tunnels on tunnel sites, buildings on building sites, one piece on each.</source>
        <translation>Städte stehen auf Stadtbauplätzen, Tunnel auf Tunnelbauplätzen, Gebäude auf Gebäudebauplätzen, auf jedem ein Teil.</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.heading">
        <source>A slot through a card</source>
        <translation>Ein Aktionsplatz durch eine Karte</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.text">
        <source>A card may carry out the action of a slot: no tile is laid, no second card played. The card says whether the slot must be free or occupied by others.</source>
        <translation>Eine Karte kann die Aktion eines Platzes ausführen: Es wird kein Aktionsplättchen gelegt und keine zweite Karte ausgespielt. Die Karte sagt, ob der Aktionsplatz verfügbar oder von anderen besetzt sein muss.</translation>
    </message>
    <message id="rules/underwater_cities.solo-setup.heading">
        <source>Set-up of the solo game</source>
        <translation>Vorbereitung des Solospiels</translation>
    </message>
    <message id="rules/underwater_cities.solo-setup.text">
        <source>Alone you play on the side of the main board for two, with an advanced player board, below the Federation track and without contracts. The brown metropolis that counts cities stays in the box, and there are as many symbiotic domes as you need.</source>
        <translation>Allein spielst du auf der Seite des Spielplans für zwei, mit der Expertenseite des Spielerbogens, unterhalb der Staatenbund-Leiste und ohne Regierungsaufträge. Die braune Metropole, die Städte zählt, bleibt in der Schachtel, und symbiotische Kuppeln gibt es, so viele du brauchst.</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.heading">
        <source>Foreign tiles in the solo game</source>
        <translation>Fremde Aktionsplättchen im Solospiel</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.text">
        <source>Three foreign tiles block one slot of each colour and move one slot on after each round. If you made no step on the Federation track, a fourth one comes for the next round, on the slot that the digits of the top card count to.</source>
        <translation>Drei fremde Aktionsplättchen besetzen einen Aktionsplatz jeder Farbe und rücken nach jeder Runde einen Platz weiter. Hast du auf der Staatenbund-Leiste keinen Schritt gemacht, kommt für die nächste Runde ein viertes hinzu, auf den Aktionsplatz, bis zu dem die Ziffern der obersten Karte zählen.</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.heading">
        <source>Surcharges</source>
        <translation>Zusatzzahlungen</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.text">
        <source>A marked site of an advanced board adds a surcharge to the cost of building there, also to a free one: 3 steelplast and 3 credits on the city site for 6 points of a symbiotic city, 2 science and 2 credits on the other one for 6 points, 1 credit for the tripled tunnel, 1 steelplast and 1 credit for the tunnel of a metropolis. It is not due for upgrading.</source>
        <translation>Ein markierter Bauplatz der Expertenseite bringt eine Zusatzzahlung für das Bauen dort, auch für kostenloses: 3 Stahlplastik und 3 Credits auf dem Stadtbauplatz, auf dem eine symbiotische Stadt 6 Punkte gibt, 2 Wissenschaft und 2 Credits auf dem anderen für 6 Punkte, 1 Credit für den verdreifachten Tunnel, 1 Stahlplastik und 1 Credit für den Tunnel einer Metropole. Für das Aufwerten ist sie nicht fällig.</translation>
    </message>
    <message id="rules/underwater_cities.take-special.heading">
        <source>Taking a Special card</source>
        <translation>Eine Spezialkarte nehmen</translation>
    </message>
    <message id="rules/underwater_cities.take-special.text">
        <source>Six of the cards for three credits lie open, drawn at random; the others stay in the box. Take one of these, or the open top card of the deck; or put that one under the deck, look at the next three, keep one and put two under the deck.</source>
        <translation>Sechs zufällig gezogene 3-Credit-Spezialkarten liegen offen, die übrigen bleiben in der Schachtel. Nimm eine davon oder die offene oberste Karte des Decks; oder lege diese unter das Deck, sieh dir die nächsten drei an, behalte eine und lege zwei unter das Deck.</translation>
    </message>
    <message id="rules/underwater_cities.triggers.heading">
        <source>Triggers</source>
        <translation>Ausgelöste Effekte</translation>
    </message>
    <message id="rules/underwater_cities.triggers.text">
        <source>What a card, a site, a space or a metropolis sets off is carried out at once, in the middle of the effect that caused it.</source>
        <translation>Was eine Karte, ein Bauplatz, ein Feld oder eine Metropole auslöst, wird sofort ausgeführt, mitten in dem Effekt, der es ausgelöst hat.</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.heading">
        <source>Building a tunnel</source>
        <translation>Einen Tunnel bauen</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.text">
        <source>A tunnel needs an empty tunnel site with an end that your start city reaches through built tunnels. Empty city sites carry the way on, metropolises do not.</source>
        <translation>Ein Tunnel braucht einen leeren Tunnelbauplatz mit einem Ende, das deine Start-Stadt über gebaute Tunnel erreicht. Leere Stadtbauplätze führen den Weg weiter, Metropolen nicht.</translation>
    </message>
    <message id="rules/underwater_cities.turn.heading">
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message id="rules/underwater_cities.turn.text">
        <source>Discard down to the hand limit, choose a slot and play a card at the same time, carry out slot and card, and draw one card.</source>
        <translation>Wirf bis zum Handkartenlimit ab, wähle einen Aktionsplatz und spiele gleichzeitig eine Karte aus, führe Aktionsplatz und Karte aus und ziehe eine Karte.</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.heading">
        <source>Upgrading</source>
        <translation>Die Aufwertung</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.text">
        <source>A farm, desalination plant, laboratory or tunnel can be upgraded once, for 1 science unless an effect says otherwise, connected or not. Cities are not upgraded.</source>
        <translation>Eine Farm, eine Entsalzungsanlage, ein Labor oder ein Tunnel lässt sich einmal aufwerten, für 1 Wissenschaft, wenn ein Effekt nichts anderes sagt, verbunden oder nicht. Städte werden nicht aufgewertet.</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.heading">
        <source>At least one part of the slot</source>
        <translation>Mindestens ein Teil des Aktionsplatzes</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.text">
        <source>A slot can be chosen only if at least one of its parts is then used. A matching card that comes first may supply the means.</source>
        <translation>Ein Aktionsplatz kann nur gewählt werden, wenn danach mindestens einer seiner Teile genutzt wird. Eine passende Karte, die zuerst kommt, darf die Mittel dafür liefern.</translation>
    </message>
    <message id="rules/underwater_cities.winner.heading">
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message id="rules/underwater_cities.winner.text">
        <source>Most points win; on a tie whoever comes first in the order made after the last round. Alone you win with seven connected cities and 100 points.</source>
        <translation>Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer in der nach der letzten Runde gebildeten Zugfolge weiter vorn steht. Allein gewinnst du mit sieben verbundenen Städten und 100 Punkten.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="settings.animation">
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message id="settings.appearance">
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message id="settings.appearance_dark_tip">
        <source>Appearance: dark</source>
        <translation>Aussehen: dunkel</translation>
    </message>
    <message id="settings.appearance_high_contrast_tip">
        <source>Appearance: high contrast</source>
        <translation>Aussehen: hoher Kontrast</translation>
    </message>
    <message id="settings.appearance_light_tip">
        <source>Appearance: light</source>
        <translation>Aussehen: hell</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message id="settings.language_english_short">
        <source>EN</source>
        <translation>EN</translation>
    </message>
    <message id="settings.language_german_short">
        <source>DE</source>
        <translation>DE</translation>
    </message>
    <message id="settings.language_hungarian_short">
        <source>HU</source>
        <translation>HU</translation>
    </message>
    <message id="settings.no_way_to_play_sound">
        <source>This computer offers no way to play sounds.</source>
        <translation>Auf diesem Rechner gibt es nichts, was Töne abspielt.</translation>
    </message>
    <message id="settings.obvious_questions">
        <source>Questions with one sensible answer</source>
        <translation>Fragen mit nur einer sinnvollen Antwort</translation>
    </message>
    <message id="settings.option_ask_me">
        <source>Ask me</source>
        <translation>Nachfragen</translation>
    </message>
    <message id="settings.option_by_themselves">
        <source>By themselves</source>
        <translation>Von selbst</translation>
    </message>
    <message id="settings.option_dark">
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message id="settings.option_high_contrast">
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message id="settings.option_language_name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="settings.option_light">
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message id="settings.option_off">
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message id="settings.option_on">
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message id="settings.option_others_moves_full">
        <source>In detail</source>
        <translation>Ausführlich</translation>
    </message>
    <message id="settings.option_others_moves_off">
        <source>Off</source>
        <translation>Nicht</translation>
    </message>
    <message id="settings.option_others_moves_short">
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message id="settings.option_sound_normal">
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message id="settings.option_sound_off">
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message id="settings.option_sound_quiet">
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message id="settings.option_speed_factor">
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="settings.option_text_size_percent">
        <source>{percent}</source>
        <translation>{percent}</translation>
    </message>
    <message id="settings.others_moves">
        <source>Moves of others</source>
        <translation>Züge der anderen</translation>
    </message>
    <message id="settings.settings_title">
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message id="settings.slow_motion_speed">
        <source>Speed of slow motion</source>
        <translation>Geschwindigkeit der Zeitlupe</translation>
    </message>
    <message id="settings.sound">
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message id="settings.speed">
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message id="settings.text_size">
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message id="settings.text_size_button">
        <source>Aa {percent}</source>
        <translation>Aa {percent}</translation>
    </message>
    <message id="settings.wait_before_hand_over">
        <source>3 seconds to take back before the next person</source>
        <translation>3 Sekunden zum Zurücknehmen, bevor die nächste Person drankommt</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message id="setup.english_title_and_people">
        <source>{title} · {people}</source>
        <translation>{title} · {people}</translation>
    </message>
    <message id="setup.expert_options">
        <source>More, for those who know the rules</source>
        <translation>Mehr für alle, die die Regeln kennen</translation>
    </message>
    <message id="setup.expert_options_changed" numerus="yes">
        <source>%n question(s), {changed} not as recommended</source>
        <translation>
            <numerusform>%n Frage, davon {changed} nicht wie empfohlen</numerusform>
            <numerusform>%n Fragen, davon {changed} nicht wie empfohlen</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual" numerus="yes">
        <source>%n question(s), all as recommended</source>
        <translation>
            <numerusform>%n Frage, wie empfohlen</numerusform>
            <numerusform>%n Fragen, alle wie empfohlen</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual_named" numerus="yes">
        <source>%n question(s), all as recommended: {names} …</source>
        <translation>
            <numerusform>%n Frage, wie empfohlen: {names} …</numerusform>
            <numerusform>%n Fragen, alle wie empfohlen: {names} …</numerusform>
        </translation>
    </message>
    <message id="setup.feature_computers">
        <source>the computer may join</source>
        <translation>auch der Computer kann mitspielen</translation>
    </message>
    <message id="setup.feature_guide">
        <source>a guide helps along</source>
        <translation>Mit Begleitung</translation>
    </message>
    <message id="setup.feature_last_time">
        <source>options as last time</source>
        <translation>Einstellungen wie zuletzt</translation>
    </message>
    <message id="setup.feature_recommended">
        <source>nothing else is asked</source>
        <translation>sonst wird nichts gefragt</translation>
    </message>
    <message id="setup.feature_take_back">
        <source>everything can be taken back</source>
        <translation>alles lässt sich zurücknehmen</translation>
    </message>
    <message id="setup.first_game">
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message id="setup.first_game_usual">
        <source>The set-up that is recommended for a first game.</source>
        <translation>Der Aufbau, der für das erste Spiel empfohlen ist.</translation>
    </message>
    <message id="setup.first_round">
        <source>The first round</source>
        <translation>So läuft die erste Runde</translation>
    </message>
    <message id="setup.hidden_hands">
        <source>Hidden hands: change places before the screen</source>
        <translation>Verdeckte Karten: Ihr tauscht vor dem Bildschirm die Plätze</translation>
    </message>
    <message id="setup.hidden_hands_tip">
        <source>Off: hands lie open and no curtain falls between two turns.</source>
        <translation>Aus: Die Karten liegen offen, und zwischen zwei Zügen fällt kein Vorhang.</translation>
    </message>
    <message id="setup.known_game">
        <source>We know it</source>
        <translation>Wir kennen es</translation>
    </message>
    <message id="setup.known_game_usual">
        <source>The whole game, with the options you choose.</source>
        <translation>Das ganze Spiel, mit euren Einstellungen.</translation>
    </message>
    <message id="setup.no_computer_because">
        <source>No computer player: {reason}</source>
        <translation>Der Computer kann jetzt nicht mitspielen. {reason}</translation>
    </message>
    <message id="setup.no_computer_seat">
        <source>With so many people there is no computer player in this game.</source>
        <translation>Mit so vielen Personen gibt es in diesem Spiel keinen Computergegner.</translation>
    </message>
    <message id="setup.no_such_seats">
        <source>This game cannot be played with so many people.</source>
        <translation>Mit so vielen Personen lässt sich dieses Spiel nicht spielen.</translation>
    </message>
    <message id="setup.one_more_person">
        <source>Somebody else</source>
        <translation>Noch jemand</translation>
    </message>
    <message id="setup.played_before">
        <source>Have you played this before?</source>
        <translation>Habt ihr das schon einmal gespielt?</translation>
    </message>
    <message id="setup.recommended">
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message id="setup.setting_the_table">
        <source>Setting the table…</source>
        <translation>Der Tisch wird gedeckt …</translation>
    </message>
    <message id="setup.start_button">
        <source>Let's start!</source>
        <translation>Los geht’s!</translation>
    </message>
    <message id="setup.who_sits_here">
        <source>Who sits at the table?</source>
        <translation>Wer sitzt am Tisch?</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <comment>acc</comment>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <comment>dat</comment>
        <translation>einem verdeckten Teil</translation>
    </message>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <comment>the</comment>
        <translation>ein verdecktes Teil</translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <comment>dat</comment>
        <translation>
            <numerusform>%n verdeckten Teil</numerusform>
            <numerusform>%n verdeckten Teilen</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <comment>the</comment>
        <translation>
            <numerusform>%n verdecktes Teil</numerusform>
            <numerusform>%n verdeckte Teile</numerusform>
        </translation>
    </message>
    <message id="speech.items_and_last">
        <source>{items} and {last}</source>
        <translation>{items} und {last}</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <comment>acc</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <comment>dat</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <comment>the</comment>
        <translation>nichts</translation>
    </message>
    <message id="speech.seat_number">
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message id="speech.somewhere">
        <source>somewhere</source>
        <translation>irgendwo</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.already_answered_question">
        <source>This question has already been answered.</source>
        <translation>Diese Frage ist schon beantwortet.</translation>
    </message>
    <message id="table.already_strict_play">
        <source>You are already in strict play.</source>
        <translation>Ihr spielt schon im strengen Modus.</translation>
    </message>
    <message id="table.answers_need_strict_play">
        <source>Answers are accepted only in strict play.</source>
        <translation>Antworten gehen nur im strengen Modus.</translation>
    </message>
    <message id="table.audit_count_not_possible_now">
        <source>{what}: {number} is not possible now.</source>
        <translation>{what}: {number} ist jetzt nicht möglich.</translation>
    </message>
    <message id="table.audit_piece_not_accepted_here">
        <source>{piece} does not belong here: {place}.</source>
        <translation>{piece.the} gehört nicht hierher: {place}.</translation>
    </message>
    <message id="table.audit_place_overfull">
        <source>{place} already holds {held} of {max} pieces.</source>
        <translation>{place}: Platz ist nur für {max}, belegt: {held}.</translation>
    </message>
    <message id="table.box">
        <source>box</source>
        <translation>Schachtel</translation>
    </message>
    <message id="table.choose">
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message id="table.duty_would_be_unmeetable">
        <source>{duty} After this you could no longer do so.</source>
        <translation>{duty} Danach ginge das nicht mehr.</translation>
    </message>
    <message id="table.finding_left_as_it_is">
        <source>Left unchanged: {finding}</source>
        <translation>Bleibt, wie es ist: {finding}</translation>
    </message>
    <message id="table.free_hands_begin">
        <source>Sandbox: the rules are not checked.</source>
        <translation>Freie Hand: Die Regeln werden jetzt nicht geprüft.</translation>
    </message>
    <message id="table.free_hands_need_sandbox">
        <source>Pieces can be moved freely only in sandbox mode.</source>
        <translation>Das geht nur mit freier Hand.</translation>
    </message>
    <message id="table.game_over">
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message id="table.lay_piece_in_place">
        <source>Put {piece} here: {place}</source>
        <translation>{piece.acc} hierher legen: {place}</translation>
    </message>
    <message id="table.needs_exact_number_chosen">
        <source>Exactly {n} must be chosen, not {size}.</source>
        <translation>Es müssen genau {n} gewählt werden, nicht {size}.</translation>
    </message>
    <message id="table.needs_number_chosen_in_range">
        <source>From {low} to {high} can be chosen, not {size}.</source>
        <translation>Du kannst {low} bis {high} wählen, nicht {size}.</translation>
    </message>
    <message id="table.needs_number_for_each_item">
        <source>Each item needs a number, zero or more.</source>
        <translation>Zu jedem gehört eine Zahl: null oder mehr.</translation>
    </message>
    <message id="table.no_such_piece">
        <source>There is no such piece.</source>
        <translation>Ein solches Spielteil gibt es nicht.</translation>
    </message>
    <message id="table.no_such_place">
        <source>There is no such place.</source>
        <translation>Eine solche Stelle gibt es nicht.</translation>
    </message>
    <message id="table.not_a_resume_point">
        <source>Play cannot resume at this point.</source>
        <translation>Von hier aus kann es nicht weitergehen.</translation>
    </message>
    <message id="table.not_answering_present_question">
        <source>This does not answer the present question.</source>
        <translation>Das beantwortet die aktuelle Frage nicht.</translation>
    </message>
    <message id="table.not_answering_what_is_asked">
        <source>This does not answer what you are asked now: {question}</source>
        <translation>Das beantwortet nicht, was du jetzt gefragt wirst: {question}</translation>
    </message>
    <message id="table.not_countable_here">
        <source>This cannot be counted here.</source>
        <translation>Das lässt sich hier nicht zählen.</translation>
    </message>
    <message id="table.not_now_seat_choosing">
        <source>Not now: {seat} is choosing.</source>
        <translation>Jetzt nicht: {seat} wählt gerade.</translation>
    </message>
    <message id="table.nothing_can_be_laid_there">
        <source>Nothing can be put there.</source>
        <translation>Dorthin lässt sich nichts legen.</translation>
    </message>
    <message id="table.number_not_possible_here">
        <source>This number is not possible here.</source>
        <translation>Diese Zahl ist hier nicht möglich.</translation>
    </message>
    <message id="table.obligation_would_be_unmeetable">
        <source>After this you could no longer do what you must do.</source>
        <translation>Danach könntest du nicht mehr tun, was du tun musst.</translation>
    </message>
    <message id="table.only_listed_items_once_each">
        <source>Choose among the listed items, each one once.</source>
        <translation>Wähle nur, was aufgeführt ist, und jedes nur einmal.</translation>
    </message>
    <message id="table.piece_belongs_to_seat">
        <source>This piece belongs to {seat}.</source>
        <translation>Dieses Spielteil gehört {seat}.</translation>
    </message>
    <message id="table.place_holds_too_few">
        <source>{place} holds only {have}.</source>
        <translation>{place}: Hier gibt es nur {have}.</translation>
    </message>
    <message id="table.place_not_shufflable">
        <source>{place} is not shuffled.</source>
        <translation>{place}: Hier wird nicht gemischt.</translation>
    </message>
    <message id="table.play_resumes_at_point">
        <source>Play continues: {point}.</source>
        <translation>Hier geht es weiter: {point}.</translation>
    </message>
    <message id="table.rules_cannot_go_on">
        <source>The rules cannot go on from this position.</source>
        <translation>Aus dieser Stellung können die Regeln nicht weitergehen.</translation>
    </message>
    <message id="table.seat_already_gone_on">
        <source>{seat} has already gone on from this; that step must be taken back first.</source>
        <translation>{seat} hat darauf schon weitergespielt; dieser Schritt muss zuerst zurückgenommen werden.</translation>
    </message>
    <message id="table.seat_deals_pieces" numerus="yes">
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} teilt %n Spielteil aus: {from} → {to}.</numerusform>
            <numerusform>{seat} teilt %n Spielteile aus: {from} → {to}.</numerusform>
        </translation>
    </message>
    <message id="table.seat_flips_piece">
        <source>{seat} turns over {piece}.</source>
        <translation>{seat} wendet: {piece}.</translation>
    </message>
    <message id="table.seat_moves_piece">
        <source>{seat} moves {piece}: {from} → {to}.</source>
        <translation>{seat} versetzt: {piece}, {from} → {to}.</translation>
    </message>
    <message id="table.seat_not_answered_since_asked">
        <source>{seat} has not chosen yet: there is nothing to take back.</source>
        <translation>{seat} hat noch nicht gewählt: Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message id="table.seat_rotates_piece">
        <source>{seat} turns {piece}.</source>
        <translation>{seat} dreht: {piece}.</translation>
    </message>
    <message id="table.seat_sets_count">
        <source>{seat} sets {what} to {number}: {place}.</source>
        <translation>{seat} ändert die Anzahl: {what}, {number} ({place}).</translation>
    </message>
    <message id="table.seat_shows_piece">
        <source>{seat} shows {piece}.</source>
        <translation>{seat} zeigt: {piece}.</translation>
    </message>
    <message id="table.seat_shuffles_place">
        <source>{seat} shuffles: {place}.</source>
        <translation>{seat} mischt: {place}.</translation>
    </message>
    <message id="table.set_count_to">
        <source>Set {what} to {number}</source>
        <translation>{what}: auf {number} setzen</translation>
    </message>
    <message id="table.strict_play_begins">
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Streng: Ab jetzt gehen nur erlaubte Züge.</translation>
    </message>
    <message id="table.strict_play_begins_despite_findings" numerus="yes">
        <source>Strict play continues from this position; %n finding(s) left as they are.</source>
        <translation>
            <numerusform>Streng: Das ist die neue Stellung; %n Abweichung bleibt, wie sie ist.</numerusform>
            <numerusform>Streng: Das ist die neue Stellung; %n Abweichungen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>told</name>
    <message id="told.and_more_deeds" numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(und noch %n)</numerusform>
            <numerusform>(und noch %n)</numerusform>
        </translation>
    </message>
    <message id="told.choices_are_hidden_hint">
        <source>As long as the choices are hidden, everybody can take back their own: the curtain opens for them.</source>
        <translation>Solange die Wahl verdeckt ist, kann jede Person ihre eigene zurücknehmen: Der Vorhang öffnet sich dann für sie.</translation>
    </message>
    <message id="told.done_next_button">
        <source>Done – next: {seat}</source>
        <translation>Fertig – {seat} ist dran</translation>
    </message>
    <message id="told.game_and_status">
        <source>{game} · {status}</source>
        <translation>{game} · {status}</translation>
    </message>
    <message id="told.next_step_button">
        <source>Next step (→)</source>
        <translation>Nächster Schritt (→)</translation>
    </message>
    <message id="told.only_you_look">
        <source>Only you look now: your cards lie open until you have answered. The others look away.</source>
        <translation>Jetzt schaust nur du her: Bis du geantwortet hast, liegen deine Karten offen. Die anderen schauen weg.</translation>
    </message>
    <message id="told.pause_button">
        <source>Pause or go on (P)</source>
        <translation>Anhalten oder weiter (P)</translation>
    </message>
    <message id="told.previous_step_button">
        <source>Previous step (←)</source>
        <translation>Voriger Schritt (←)</translation>
    </message>
    <message id="told.remark_caption">
        <source>“{remark}”</source>
        <translation>„{remark}“</translation>
    </message>
    <message id="told.rule_button">
        <source>Rule: {heading}</source>
        <translation>Regel: {heading}</translation>
    </message>
    <message id="told.seat_comes_after">
        <source>{seat} is still to choose</source>
        <translation>{seat} wählt noch</translation>
    </message>
    <message id="told.seat_has_chosen">
        <source>{seat} has chosen</source>
        <translation>{seat} hat gewählt</translation>
    </message>
    <message id="told.skip_button">
        <source>Skip (Space)</source>
        <translation>Überspringen (Leertaste)</translation>
    </message>
    <message id="told.skip_tip">
        <source>Space skips this person, Esc everything.</source>
        <translation>Die Leertaste überspringt diese Person, Esc alles.</translation>
    </message>
    <message id="told.take_back_button">
        <source>Take back (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message id="told.watch_again_button">
        <source>Watch again (Ctrl+L)</source>
        <translation>Noch einmal ansehen (Strg+L)</translation>
    </message>
    <message id="told.what_happened_banner">
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message id="told.would_take_back_button">
        <source>{seat} would take it back</source>
        <translation>{seat} möchte zurücknehmen</translation>
    </message>
    <message id="told.you">
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message id="underwater_cities.ability_once_a_turn">
        <source>{card} can be used once in each of your turns: before card and slot, between them, or after both.</source>
        <translation>„{card}“ kannst du in jedem deiner Züge einmal nutzen: vor Karte und Aktionsplatz, dazwischen oder danach.</translation>
    </message>
    <message id="underwater_cities.action_card_needs_sign">
        <source>An action card is used only through a slot or a card with its sign, once an era.</source>
        <translation>Eine Aktionskarte nutzt du nur über einen Aktionsplatz oder eine Karte mit ihrem Symbol, einmal pro Ära.</translation>
    </message>
    <message id="underwater_cities.action_tile_of_seat">
        <source>action tile of {seat}</source>
        <translation>Aktionsplättchen von {seat}</translation>
    </message>
    <message id="underwater_cities.action_tiles_come_back">
        <source>The round is over: all action tiles come back.</source>
        <translation>Die Runde ist zu Ende: Alle Aktionsplättchen kommen zurück.</translation>
    </message>
    <message id="underwater_cities.action_tiles_of_seat">
        <source>action tiles of {seat}</source>
        <translation>Aktionsplättchen von {seat}</translation>
    </message>
    <message id="underwater_cities.already_building_here">
        <source>There is a building here already.</source>
        <translation>Hier steht schon ein Gebäude.</translation>
    </message>
    <message id="underwater_cities.already_carried_out_part">
        <source>This part was already carried out.</source>
        <translation>Dieser Teil ist schon ausgeführt.</translation>
    </message>
    <message id="underwater_cities.already_city_here">
        <source>There is a city here already.</source>
        <translation>Hier steht schon eine Stadt.</translation>
    </message>
    <message id="underwater_cities.already_tunnel_here">
        <source>There is a tunnel here already.</source>
        <translation>Hier ist schon ein Tunnel.</translation>
    </message>
    <message id="underwater_cities.already_upgraded">
        <source>This is upgraded already; nothing is upgraded twice.</source>
        <translation>Das ist schon aufgewertet; zweimal geht das nicht.</translation>
    </message>
    <message id="underwater_cities.already_used_action_card">
        <source>This action card was already used this era.</source>
        <translation>Diese Aktionskarte wurde in dieser Ära schon genutzt.</translation>
    </message>
    <message id="underwater_cities.always_available_slot">
        <source>always-available slot</source>
        <translation>jederzeit verfügbarer Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.ask_where_to_build">
        <source>{kind}: where do you build?</source>
        <translation>{kind}: Wo baust du?</translation>
    </message>
    <message id="underwater_cities.ask_which_card">
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du aus?</translation>
    </message>
    <message id="underwater_cities.ask_which_slot">
        <source>“{card}”: onto which slot?</source>
        <translation>„{card}“: auf welchen Aktionsplatz?</translation>
    </message>
    <message id="underwater_cities.aspect_hand">
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message id="underwater_cities.aspect_laid_cards">
        <source>Cards played for good</source>
        <translation>Dauerhaft ausgespielte Karten</translation>
    </message>
    <message id="underwater_cities.aspect_productions">
        <source>Productions to come</source>
        <translation>Kommende Produktionen</translation>
    </message>
    <message id="underwater_cities.audit_action_tile_misplaced">
        <source>{piece} belongs to its owner or on a slot.</source>
        <translation>{piece} gehört zum eigenen Spielerbogen oder auf einen Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.audit_building_cannot_stand_here">
        <source>No building can stand here: {place}.</source>
        <translation>Hier kann kein Gebäude stehen: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_earlier_era">
        <source>{piece} belongs to an earlier era.</source>
        <translation>{piece} gehört zu einer früheren Ära.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_later_era">
        <source>{piece} belongs to a later era.</source>
        <translation>{piece} gehört zu einer späteren Ära.</translation>
    </message>
    <message id="underwater_cities.audit_card_still_being_played">
        <source>A card is still being played.</source>
        <translation>Eine Karte wird noch ausgespielt.</translation>
    </message>
    <message id="underwater_cities.audit_city_not_adjacent">
        <source>This city lies beside no other city: {place}.</source>
        <translation>Diese Stadt liegt neben keiner anderen Stadt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_deck_in_box">
        <source>The deck of this era lies in the box: {place}.</source>
        <translation>Das Deck dieser Ära liegt in der Schachtel: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_deck_of_earlier_era">
        <source>This deck belongs to an earlier era: {place}.</source>
        <translation>Dieses Deck gehört zu einer früheren Ära: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_effect_unknown">
        <source>This step belongs to no known effect.</source>
        <translation>Dieser Schritt gehört zu keinem bekannten Effekt.</translation>
    </message>
    <message id="underwater_cities.audit_era_does_not_fit_round">
        <source>Era {era} does not fit round {round}.</source>
        <translation>Ära {era} passt nicht zu Runde {round}.</translation>
    </message>
    <message id="underwater_cities.audit_marker_off_federation_track">
        <source>{piece} belongs on or below the Federation track.</source>
        <translation>{piece} gehört auf die Staatenbund-Leiste oder darunter.</translation>
    </message>
    <message id="underwater_cities.audit_no_action_tile">
        <source>{seat} has no action tile for this turn.</source>
        <translation>{seat} hat für diesen Zug kein Aktionsplättchen.</translation>
    </message>
    <message id="underwater_cities.audit_no_player_board">
        <source>{seat} has no player board.</source>
        <translation>{seat} hat keinen Spielerbogen.</translation>
    </message>
    <message id="underwater_cities.audit_no_start_city">
        <source>{seat} has no start city.</source>
        <translation>{seat} hat keine Start-Stadt.</translation>
    </message>
    <message id="underwater_cities.audit_order_marker_misplaced">
        <source>{piece} belongs to the order of play.</source>
        <translation>{piece} gehört auf die Zugfolgeleiste.</translation>
    </message>
    <message id="underwater_cities.audit_piece_belongs_in_box">
        <source>{piece} belongs in the box.</source>
        <translation>{piece} gehört in die Schachtel.</translation>
    </message>
    <message id="underwater_cities.audit_piece_misplaced">
        <source>{piece} lies in the wrong place.</source>
        <translation>Das liegt am falschen Platz: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_planned_building_misfits">
        <source>What is to be built no longer fits here: {place}.</source>
        <translation>Was gebaut werden soll, passt hier nicht mehr: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_question_unanswerable">
        <source>The present question has no answer on this table.</source>
        <translation>Auf die aktuelle Frage gibt es auf diesem Tisch keine Antwort.</translation>
    </message>
    <message id="underwater_cities.audit_seat_cannot_pay">
        <source>{seat} can no longer pay this.</source>
        <translation>{seat} kann das nicht mehr bezahlen.</translation>
    </message>
    <message id="underwater_cities.audit_seat_looking_at_specials">
        <source>{seat} is still looking at Special cards.</source>
        <translation>{seat} sieht sich noch Spezialkarten an.</translation>
    </message>
    <message id="underwater_cities.audit_slot_occupied_twice">
        <source>Only one action tile belongs on this slot: {place}.</source>
        <translation>Auf diesen Aktionsplatz gehört nur ein Aktionsplättchen: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_too_many_pieces_here">
        <source>At most one piece and one upgrade belong here: {place}.</source>
        <translation>Hierher gehören höchstens eine Struktur und eine Aufwertung: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_tunnel_not_connected">
        <source>This tunnel does not join the start city: {place}.</source>
        <translation>Dieser Tunnel führt nicht zur Start-Stadt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_foreign_tiles">
        <source>Three foreign tiles lie on slots.</source>
        <translation>Drei fremde Aktionsplättchen liegen auf Aktionsplätzen.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_metropolis">
        <source>One metropolis of the right colour belongs here: {place}.</source>
        <translation>Hierher gehört eine Metropole der richtigen Farbe: {place}.</translation>
    </message>
    <message id="underwater_cities.below_federation_track">
        <source>below the Federation track</source>
        <translation>unterhalb der Staatenbund-Leiste</translation>
    </message>
    <message id="underwater_cities.blue_metropolis">
        <source>blue metropolis</source>
        <translation>blaue Metropole</translation>
    </message>
    <message id="underwater_cities.board_of_seat">
        <source>board of {seat}</source>
        <translation>Spielerbogen von {seat}</translation>
    </message>
    <message id="underwater_cities.board_table">
        <source>Action slots</source>
        <translation>Aktionsplätze</translation>
    </message>
    <message id="underwater_cities.brown_metropolis">
        <source>brown metropolis</source>
        <translation>braune Metropole</translation>
    </message>
    <message id="underwater_cities.build_piece_at_place">
        <source>{what}: {place}</source>
        <translation>{what}: {place}</translation>
    </message>
    <message id="underwater_cities.building_at_site">
        <source>{what} at {name}</source>
        <translation>{what}, {name}</translation>
    </message>
    <message id="underwater_cities.building_site">
        <source>building site {name}</source>
        <translation>Gebäudebauplatz {name}</translation>
    </message>
    <message id="underwater_cities.building_site_of_city">
        <source>{city}, {number}</source>
        <translation>{city}, {number}</translation>
    </message>
    <message id="underwater_cities.card_and_slot_not_mixed">
        <source>Card and slot are not mixed: one is finished before the other begins.</source>
        <translation>Karte und Aktionsplatz werden nicht vermischt: Das eine wird beendet, bevor das andere beginnt.</translation>
    </message>
    <message id="underwater_cities.card_before_slot">
        <source>The card first</source>
        <translation>Zuerst die Karte</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_by_colour">
        <source>Card and slot differ in colour: the card has no effect.</source>
        <translation>Die Farbe von Karte und Aktionsplatz passt nicht: Die Karte hat keinen Effekt.</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_on_always_available_slot">
        <source>This slot has no colour: the card has no effect.</source>
        <translation>Dieser Aktionsplatz hat keine Farbe: Die Karte hat keinen Effekt.</translation>
    </message>
    <message id="underwater_cities.card_stays_with_owner">
        <source>{card} stays in front of its owner.</source>
        <translation>„{card}“ bleibt vor der Person liegen, der die Karte gehört.</translation>
    </message>
    <message id="underwater_cities.cards_drawn_by_seat">
        <source>cards drawn by {seat}</source>
        <translation>von {seat} gezogene Karten</translation>
    </message>
    <message id="underwater_cities.cards_in_front_of_seat">
        <source>cards in front of {seat}</source>
        <translation>Karten vor {seat}</translation>
    </message>
    <message id="underwater_cities.cards_under_board_of_seat">
        <source>cards under the board of {seat}</source>
        <translation>Karten unter dem Spielerbogen von {seat}</translation>
    </message>
    <message id="underwater_cities.centre">
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message id="underwater_cities.choose_ability_of_turn">
        <source>Do you use an ability of this turn?</source>
        <translation>Nutzt du eine Fähigkeit in diesem Zug?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_discard">
        <source>You have {n} action cards. Which one do you discard?</source>
        <translation>Du hast {n} Aktionskarten. Welche wirfst du ab?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_ready">
        <source>Which action card becomes ready again?</source>
        <translation>Welche Aktionskarte drehst du zurück?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_use">
        <source>Which action card do you use?</source>
        <translation>Welche Aktionskarte nutzt du?</translation>
    </message>
    <message id="underwater_cities.choose_building_and_site">
        <source>What do you build, and where? ({what})</source>
        <translation>Was baust du, und wo? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_card_or_slot_first">
        <source>What comes first, the card or the slot?</source>
        <translation>Was kommt zuerst, die Karte oder der Aktionsplatz?</translation>
    </message>
    <message id="underwater_cities.choose_cards_over_hand_limit">
        <source>Your hand limit is {limit}. Which cards do you discard?</source>
        <translation>Dein Handkartenlimit ist {limit}. Welche Karten wirfst du ab?</translation>
    </message>
    <message id="underwater_cities.choose_cards_to_keep">
        <source>Keep {amount}. Which ones?</source>
        <translation>Behalte {amount}. Welche?</translation>
    </message>
    <message id="underwater_cities.choose_city_to_make_symbiotic">
        <source>Which city becomes symbiotic?</source>
        <translation>Welche Stadt wird symbiotisch?</translation>
    </message>
    <message id="underwater_cities.choose_contract_to_claim">
        <source>Do you claim a government contract?</source>
        <translation>Beanspruchst du einen Regierungsauftrag?</translation>
    </message>
    <message id="underwater_cities.choose_different_resources">
        <source>Which resources do you take, all different?</source>
        <translation>Welche Ressourcen nimmst du, alle verschieden?</translation>
    </message>
    <message id="underwater_cities.choose_drawn_card_to_keep">
        <source>Which of these cards do you keep?</source>
        <translation>Welche dieser Karten behältst du?</translation>
    </message>
    <message id="underwater_cities.choose_exchange">
        <source>What do you exchange?</source>
        <translation>Was tauschst du?</translation>
    </message>
    <message id="underwater_cities.choose_first_slot_part">
        <source>Which part of the slot do you carry out first?</source>
        <translation>Welchen Teil des Aktionsplatzes führst du zuerst aus?</translation>
    </message>
    <message id="underwater_cities.choose_goods_to_pay">
        <source>You pay {price}. Biomatter may stand in for kelp and steelplast: with what do you pay?</source>
        <translation>Zu bezahlen: {price}. Biomasse darf Tang und Stahlplastik ersetzen: Womit bezahlst du?</translation>
    </message>
    <message id="underwater_cities.choose_next_part">
        <source>Which part do you carry out next?</source>
        <translation>Welchen Teil führst du als nächsten aus?</translation>
    </message>
    <message id="underwater_cities.choose_one_effect">
        <source>Which one do you choose?</source>
        <translation>Was wählst du?</translation>
    </message>
    <message id="underwater_cities.choose_order_under_deck">
        <source>In which order do they go under the deck? The first lies lowest.</source>
        <translation>In welcher Reihenfolge kommen sie unter das Deck? Die erste liegt ganz unten.</translation>
    </message>
    <message id="underwater_cities.choose_output_to_gain">
        <source>Which structure's output do you gain?</source>
        <translation>Von welcher Struktur erhältst du den Ertrag?</translation>
    </message>
    <message id="underwater_cities.choose_slot_action">
        <source>Which slot's action do you carry out?</source>
        <translation>Von welchem Aktionsplatz führst du die Aktion aus?</translation>
    </message>
    <message id="underwater_cities.choose_slot_and_card">
        <source>Choose a slot and play a card.</source>
        <translation>Wähle einen Aktionsplatz und spiele eine Karte aus.</translation>
    </message>
    <message id="underwater_cities.choose_special_card">
        <source>Which Special card do you take?</source>
        <translation>Welche Spezialkarte nimmst du?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_build_upgraded">
        <source>Which structure do you build and upgrade?</source>
        <translation>Welche Struktur baust du und wertest du auf?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_upgrade">
        <source>What do you upgrade? ({what})</source>
        <translation>Was wertest du auf? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_times_to_use_card">
        <source>How often do you use {card}?</source>
        <translation>Wie oft nutzt du „{card}“?</translation>
    </message>
    <message id="underwater_cities.choose_upper_right_metropolis">
        <source>Which metropolis lies in the upper right corner?</source>
        <translation>Welche Metropole liegt in der rechten oberen Ecke?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_pay">
        <source>Do you pay? Then: {effect}</source>
        <translation>Bezahlst du? Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_card">
        <source>Do you use {card}?</source>
        <translation>Nutzt du „{card}“?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_discarded">
        <source>{card} is discarded. Do you use its action now?</source>
        <translation>„{card}“ wird abgeworfen. Nutzt du die Aktion noch?</translation>
    </message>
    <message id="underwater_cities.cities_not_upgraded">
        <source>Cities are not upgraded: choose a farm, a desalination plant, a laboratory or a tunnel.</source>
        <translation>Städte werden nicht aufgewertet: Wähle eine Farm, eine Entsalzungsanlage, ein Labor oder einen Tunnel.</translation>
    </message>
    <message id="underwater_cities.city_site">
        <source>city site {name}</source>
        <translation>Stadtbauplatz {name}</translation>
    </message>
    <message id="underwater_cities.claim_contract">
        <source>Claim {card}</source>
        <translation>„{card}“ beanspruchen</translation>
    </message>
    <message id="underwater_cities.claim_no_contract">
        <source>Claim none</source>
        <translation>Keinen beanspruchen</translation>
    </message>
    <message id="underwater_cities.clone_with_card">
        <source>{card}, cloning: {slot}</source>
        <translation>„{card}“, Kopie: {slot}</translation>
    </message>
    <message id="underwater_cities.clone_with_matching_card">
        <source>{card}, cloning (the colours match): {slot}</source>
        <translation>„{card}“, Kopie (die Farbe passt): {slot}</translation>
    </message>
    <message id="underwater_cities.cloning_costs_more">
        <source>Cloning a slot costs {need}, you have {have}.</source>
        <translation>Einen Aktionsplatz zu kopieren kostet {need}, du hast {have}.</translation>
    </message>
    <message id="underwater_cities.cloning_needs_four_players">
        <source>The action cloning tile is used with four players only.</source>
        <translation>Das Aktionskopie-Plättchen gibt es nur zu viert.</translation>
    </message>
    <message id="underwater_cities.cloning_tile">
        <source>action cloning tile</source>
        <translation>Aktionskopie-Plättchen</translation>
    </message>
    <message id="underwater_cities.cloning_tile_comes_with_card">
        <source>Lay a card on a slot that another player occupies: the cloning tile comes along, for 1 credit.</source>
        <translation>Lege eine Karte auf einen Aktionsplatz, den jemand anderes besetzt: Das Aktionskopie-Plättchen kommt mit, für 1 Credit.</translation>
    </message>
    <message id="underwater_cities.cloning_tile_used">
        <source>The action cloning tile was already used in this round.</source>
        <translation>Das Aktionskopie-Plättchen wurde in dieser Runde schon benutzt.</translation>
    </message>
    <message id="underwater_cities.condition_unmet">
        <source>The condition does not hold: {reasons}.</source>
        <translation>Die Bedingung ist nicht erfüllt: {reasons}.</translation>
    </message>
    <message id="underwater_cities.contract_already_taken">
        <source>{seat} has taken this contract; it is not replaced.</source>
        <translation>Diesen Auftrag hat schon {seat}; er wird nicht ersetzt.</translation>
    </message>
    <message id="underwater_cities.contract_needs">
        <source>This contract needs {need}, connected; you have {have}.</source>
        <translation>Für diesen Auftrag brauchst du, verbunden, {need}; du hast {have}.</translation>
    </message>
    <message id="underwater_cities.contract_needs_upgraded">
        <source>This contract needs {need}, connected and upgraded; you have {have}.</source>
        <translation>Für diesen Auftrag brauchst du, verbunden und aufgewertet, {need}; du hast {have}.</translation>
    </message>
    <message id="underwater_cities.contract_offered_when_met">
        <source>You are asked about a contract right after what meets its conditions, and at the end of your turn.</source>
        <translation>Nach einem Auftrag wirst du gefragt, sobald du seine Bedingungen erfüllst, und am Ende deines Zugs.</translation>
    </message>
    <message id="underwater_cities.contracts_of_seat">
        <source>contracts of {seat}</source>
        <translation>Aufträge von {seat}</translation>
    </message>
    <message id="underwater_cities.contracts_on_offer">
        <source>contracts on offer</source>
        <translation>ausliegende Aufträge</translation>
    </message>
    <message id="underwater_cities.deck_rebuilt">
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>Der Ablagestapel wird zu einem neuen Deck gemischt.</translation>
    </message>
    <message id="underwater_cities.decline_to_pay">
        <source>Do not pay</source>
        <translation>Nicht bezahlen</translation>
    </message>
    <message id="underwater_cities.decline_to_use">
        <source>Do not use it</source>
        <translation>Verzichten</translation>
    </message>
    <message id="underwater_cities.discard_card">
        <source>Discard {card}</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message id="underwater_cities.discard_card_with_effect">
        <source>Discard {card} – {words}</source>
        <translation>„{card}“ abwerfen – {words}</translation>
    </message>
    <message id="underwater_cities.discard_pile">
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message id="underwater_cities.discards_stay">
        <source>{card} stays in the discard pile until the deck is empty and made anew from it.</source>
        <translation>„{card}“ bleibt im Ablagestapel, bis das Deck leer ist und daraus ein neues wird.</translation>
    </message>
    <message id="underwater_cities.draw_three_keep_one">
        <source>Draw three, keep one</source>
        <translation>Drei ziehen, eine behalten</translation>
    </message>
    <message id="underwater_cities.duty_to_upgrade_built">
        <source>You must upgrade what you build, for 1 science.</source>
        <translation>Was du baust, musst du für 1 Wissenschaft auch aufwerten.</translation>
    </message>
    <message id="underwater_cities.duty_to_use_slot">
        <source>You must use at least one part of the slot.</source>
        <translation>Du musst mindestens einen Teil des Aktionsplatzes nutzen.</translation>
    </message>
    <message id="underwater_cities.effect_advance_federation" numerus="yes">
        <source>Advance %n space(s) on the Federation track.</source>
        <translation>
            <numerusform>Schreite auf der Staatenbund-Leiste um %n Feld voran.</numerusform>
            <numerusform>Schreite auf der Staatenbund-Leiste um %n Felder voran.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_build">
        <source>Build {amount}.</source>
        <translation>Baue {amount} zu den üblichen Kosten.</translation>
    </message>
    <message id="underwater_cities.effect_build_and_upgrade">
        <source>Build a structure and upgrade it.</source>
        <translation>Baue eine Struktur und werte sie auf.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_discount">
        <source>Build {amount}, cheaper by {discount}.</source>
        <translation>Baue {amount}. Ermäßigung: {discount}.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_stated_cost">
        <source>Build {amount} for {cost}.</source>
        <translation>Baue {amount} für {cost}.</translation>
    </message>
    <message id="underwater_cities.effect_build_free">
        <source>Build {amount} free.</source>
        <translation>Baue kostenlos {amount}.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site">
        <source>Build {amount} on an expansion site.</source>
        <translation>Baue {amount} auf einem Erweiterungsbauplatz.</translation>
    </message>
    <message id="underwater_cities.effect_draw_further_metropolis">
        <source>Draw a further metropolis; it counts as connected.</source>
        <translation>Ziehe eine weitere Metropole; sie gilt als verbunden.</translation>
    </message>
    <message id="underwater_cities.effect_exchange_either_way">
        <source>Exchange {a} for {b}, or the other way round.</source>
        <translation>Tausche {a} gegen {b} oder umgekehrt.</translation>
    </message>
    <message id="underwater_cities.effect_gain">
        <source>Gain {amount}.</source>
        <translation>Du erhältst {amount}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_building_output">
        <source>Gain the output of one upgraded building at a connected city.</source>
        <translation>Du erhältst den Ertrag eines aufgewerteten Gebäudes an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_gain_desalination_output">
        <source>Gain the output of one upgraded desalination plant at a connected city.</source>
        <translation>Du erhältst den Ertrag einer aufgewerteten Entsalzungsanlage an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_gain_different_resources">
        <source>Gain {n} resources of different kinds.</source>
        <translation>Du erhältst {n} verschiedene Ressourcen.</translation>
    </message>
    <message id="underwater_cities.effect_gain_farm_output">
        <source>Gain the output of one upgraded farm at a connected city.</source>
        <translation>Du erhältst den Ertrag einer aufgewerteten Farm an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_gain_laboratory_output">
        <source>Gain the output of one upgraded laboratory at a connected city.</source>
        <translation>Du erhältst den Ertrag eines aufgewerteten Labors an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_group">
        <source>Gain {gain} for every {things}.</source>
        <translation>Du erhältst {gain} für je {things}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_thing">
        <source>Gain {gain} for each {thing}.</source>
        <translation>Du erhältst {gain} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_group">
        <source>Gain {gain} for every {things}, upgraded.</source>
        <translation>Du erhältst {gain} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_thing">
        <source>Gain {gain} for each upgraded {thing}.</source>
        <translation>Du erhältst {gain} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.effect_gain_structure_output">
        <source>Gain the output of one upgraded structure at a connected city.</source>
        <translation>Du erhältst den Ertrag einer aufgewerteten Struktur an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.effect_gain_tunnel_output">
        <source>Gain the output of one upgraded tunnel.</source>
        <translation>Du erhältst den Ertrag eines aufgewerteten Tunnels.</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_things">
        <source>If you have at least {things}: {effect}</source>
        <translation>Wenn du mindestens {things} hast: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_upgraded">
        <source>If you have at least {things}, upgraded: {effect}</source>
        <translation>Wenn du mindestens {things} hast (nur aufgewertete): {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_on_federation_space">
        <source>If your marker is on space {space} of the Federation track: {effect}</source>
        <translation>Wenn dein Anzeiger auf Feld {space} der Staatenbund-Leiste steht: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_limited_times">
        <source>{effect} At most {most} times.</source>
        <translation>{effect} Höchstens {most} Mal.</translation>
    </message>
    <message id="underwater_cities.effect_make_city_symbiotic">
        <source>Turn one of your cities into a symbiotic city.</source>
        <translation>Wandle eine deiner Städte in eine symbiotische Stadt um.</translation>
    </message>
    <message id="underwater_cities.effect_only_on_expansion_site">
        <source>{effect} Only on an expansion site.</source>
        <translation>{effect} Nur auf einem Erweiterungsbauplatz.</translation>
    </message>
    <message id="underwater_cities.effect_pay_once">
        <source>You may pay {cost}: {effect}</source>
        <translation>Du darfst {cost} bezahlen. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_pay_several_times">
        <source>Up to {times} times you may pay {cost}: {effect}</source>
        <translation>Bis zu {times}-mal darfst du {cost} bezahlen: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_ready_action_cards" numerus="yes">
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>Drehe bis zu %n genutzte Aktionskarte zurück.</numerusform>
            <numerusform>Drehe bis zu %n genutzte Aktionskarten zurück.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_slot_may_be_always_available_one">
        <source>{effect} It may also be the always-available slot.</source>
        <translation>{effect} Es darf auch der jederzeit verfügbare sein.</translation>
    </message>
    <message id="underwater_cities.effect_take_special_card">
        <source>Take a Special card.</source>
        <translation>Nimm eine Spezialkarte.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade">
        <source>Upgrade {amount}.</source>
        <translation>Werte {amount} auf.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_at_stated_cost">
        <source>Upgrade {amount} for {cost} each.</source>
        <translation>Werte {amount} für je {cost} auf.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_free">
        <source>Upgrade {amount} free.</source>
        <translation>Werte {amount} kostenlos auf.</translation>
    </message>
    <message id="underwater_cities.effect_use_action_cards" numerus="yes">
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>Nutze bis zu %n Aktionskarte.</numerusform>
            <numerusform>Nutze bis zu %n Aktionskarten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_use_available_slot">
        <source>Carry out the action of any available slot.</source>
        <translation>Führe die Aktion eines beliebigen verfügbaren Platzes aus.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_not_own">
        <source>Carry out the action of any slot that you do not occupy.</source>
        <translation>Führe die Aktion eines beliebigen Platzes aus, den du nicht besetzt.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_of_others">
        <source>Carry out the action of a slot that only others occupy.</source>
        <translation>Führe die Aktion eines Platzes aus, den nur andere besetzen.</translation>
    </message>
    <message id="underwater_cities.effects_as_alternatives">
        <source>{a} OR {b}</source>
        <translation>{a} ODER {b}</translation>
    </message>
    <message id="underwater_cities.effects_in_sequence">
        <source>{a} {b}</source>
        <translation>{a} {b}</translation>
    </message>
    <message id="underwater_cities.end_of_building_turn_effect">
        <source>At the end of a turn in which you built at least {n} pieces: {effect}</source>
        <translation>Am Ende eines Zuges, in dem du mindestens {n} Teile gebaut hast: {effect}</translation>
    </message>
    <message id="underwater_cities.end_of_each_turn_effect">
        <source>At the end of each of your turns: {effect}</source>
        <translation>Am Ende jedes deiner Züge: {effect}</translation>
    </message>
    <message id="underwater_cities.endgame_points_by_steps">
        <source>At the end, points for the number of these ({what}): {steps}.</source>
        <translation>Bei Spielende Punkte für die Anzahl davon ({what}): {steps}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_group">
        <source>At the end: {points} for every {things}.</source>
        <translation>Bei Spielende: {points} für je {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price">
        <source>At the end: {points} for each {price} that you give up.</source>
        <translation>Bei Spielende beliebig oft: Gib {price} ab und erhalte {points}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price_limited">
        <source>At the end, at most {times} times: {points} for each {price} that you give up.</source>
        <translation>Bei Spielende höchstens {times}-mal: Gib {price} ab und erhalte {points}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_thing">
        <source>At the end: {points} for each {thing}.</source>
        <translation>Bei Spielende: {points} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_group">
        <source>At the end: {points} for every {things}, upgraded.</source>
        <translation>Bei Spielende: {points} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_set">
        <source>At the end: {points} for each set of these, all upgraded: {things}.</source>
        <translation>Bei Spielende: {points} für jeden Satz davon, alle aufgewertet: {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_thing">
        <source>At the end: {points} for each upgraded {thing}.</source>
        <translation>Bei Spielende: {points} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.era_begins">
        <source>Era {era} begins.</source>
        <translation>Ära {era.roman} beginnt.</translation>
    </message>
    <message id="underwater_cities.era_deck_one">
        <source>era deck I</source>
        <translation>Ära-Deck I</translation>
    </message>
    <message id="underwater_cities.era_deck_three">
        <source>era deck III</source>
        <translation>Ära-Deck III</translation>
    </message>
    <message id="underwater_cities.era_deck_two">
        <source>era deck II</source>
        <translation>Ära-Deck II</translation>
    </message>
    <message id="underwater_cities.exchange_goods">
        <source>{a} → {b}</source>
        <translation>{a} → {b}</translation>
    </message>
    <message id="underwater_cities.exchange_nothing">
        <source>Exchange nothing</source>
        <translation>Nichts tauschen</translation>
    </message>
    <message id="underwater_cities.expansion_site_of_city">
        <source>{city}, expansion site</source>
        <translation>{city}, Erweiterungsbauplatz</translation>
    </message>
    <message id="underwater_cities.federation_space">
        <source>space {space} of the Federation track</source>
        <translation>Feld {space} der Staatenbund-Leiste</translation>
    </message>
    <message id="underwater_cities.fetch_deck_from_box">
        <source>Fetch it from the box and shuffle it</source>
        <translation>Hole es aus der Schachtel und mische es</translation>
    </message>
    <message id="underwater_cities.first_discard_too_many">
        <source>Before you play, discard {amount}: you may keep {limit} and you hold {held}.</source>
        <translation>Bevor du spielst, wirf {amount} ab: Du darfst {limit} behalten und hast {held}.</translation>
    </message>
    <message id="underwater_cities.foreign_action_tile">
        <source>foreign action tile</source>
        <translation>fremdes Aktionsplättchen</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_by_themselves">
        <source>Foreign tiles move by themselves, one slot on at the end of each round.</source>
        <translation>Fremde Aktionsplättchen rücken von selbst weiter: am Ende jeder Runde um einen Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_on">
        <source>The foreign tiles move one slot on.</source>
        <translation>Die fremden Aktionsplättchen rücken einen Aktionsplatz weiter.</translation>
    </message>
    <message id="underwater_cities.fourth_foreign_tile_placed">
        <source>{card}: a fourth foreign tile goes on {slot} instead of a step on the Federation track.</source>
        <translation>Kein Schritt auf der Staatenbund-Leiste: Durch „{card}“ kommt ein viertes fremdes Aktionsplättchen: {slot}.</translation>
    </message>
    <message id="underwater_cities.free_slot_not_cloned">
        <source>This slot is free: choose it without cloning. Only a slot that others occupy can be cloned.</source>
        <translation>Dieser Aktionsplatz ist frei: Wähle ihn ohne Kopie. Kopieren lässt sich nur einer, den andere besetzen.</translation>
    </message>
    <message id="underwater_cities.gain_output_of_structure">
        <source>Output: {place}</source>
        <translation>Ertrag: {place}</translation>
    </message>
    <message id="underwater_cities.game_name">
        <source>Underwater Cities</source>
        <translation>Underwater Cities</translation>
    </message>
    <message id="underwater_cities.good_from_slots">
        <source>{good}: {slots}</source>
        <translation>{good}: {slots}</translation>
    </message>
    <message id="underwater_cities.goods_move_when_paid">
        <source>Goods are paid by themselves for what you build, upgrade or use; nothing else is done with them.</source>
        <translation>Ressourcen bezahlst du von selbst, wenn du baust, aufwertest oder etwas nutzt; mehr geht damit nicht.</translation>
    </message>
    <message id="underwater_cities.goods_of_seat">
        <source>goods of {seat}</source>
        <translation>Güter von {seat}</translation>
    </message>
    <message id="underwater_cities.green_slot">
        <source>green slot {number}</source>
        <translation>grüner Aktionsplatz {number}</translation>
    </message>
    <message id="underwater_cities.group_card">
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message id="underwater_cities.group_green_match">
        <source>Green slot: the card works too</source>
        <translation>Grüner Platz: Die Karte wirkt auch</translation>
    </message>
    <message id="underwater_cities.group_kind">
        <source>{kind}</source>
        <translation>{kind}</translation>
    </message>
    <message id="underwater_cities.group_lower_cities">
        <source>Lower cities</source>
        <translation>Untere Städte</translation>
    </message>
    <message id="underwater_cities.group_middle_cities">
        <source>Middle cities</source>
        <translation>Mittlere Städte</translation>
    </message>
    <message id="underwater_cities.group_other_colour">
        <source>Other colour: only the slot works</source>
        <translation>Andere Farbe: Nur der Platz wirkt, die Karte nicht</translation>
    </message>
    <message id="underwater_cities.group_red_match">
        <source>Red slot: the card works too</source>
        <translation>Roter Platz: Die Karte wirkt auch</translation>
    </message>
    <message id="underwater_cities.group_upper_cities">
        <source>Upper cities</source>
        <translation>Obere Städte</translation>
    </message>
    <message id="underwater_cities.group_yellow_match">
        <source>Yellow slot: the card works too</source>
        <translation>Gelber Platz: Die Karte wirkt auch</translation>
    </message>
    <message id="underwater_cities.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>Handkarten von {seat}</translation>
    </message>
    <message id="underwater_cities.hint_always_available_slot">
        <source>The slot that is always available is open to everybody.</source>
        <translation>Der jederzeit verfügbare Aktionsplatz steht allen offen.</translation>
    </message>
    <message id="underwater_cities.hint_cards">
        <source>Cards in your hand that do it: {cards}.</source>
        <translation>Von deiner Hand taugen dafür: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_cards_before_slot">
        <source>With one of these cards first it would work: {cards}.</source>
        <translation>Mit einer dieser Karten zuerst ginge es: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_cloning">
        <source>You may clone it for {need}, with the action cloning tile.</source>
        <translation>Für {need} kannst du ihn mit dem Aktionskopie-Plättchen kopieren.</translation>
    </message>
    <message id="underwater_cities.hint_cloning_too_dear">
        <source>Cloning it would cost {need}, you have {have}.</source>
        <translation>Ihn zu kopieren würde {need} kosten, du hast {have}.</translation>
    </message>
    <message id="underwater_cities.hint_free_slots_of_colour">
        <source>Free for this card's colour: {slots}.</source>
        <translation>In der Farbe dieser Karte frei und nutzbar: {slots}.</translation>
    </message>
    <message id="underwater_cities.hint_goods_from_slots">
        <source>What is missing comes from – {sources}.</source>
        <translation>Was fehlt, bekommst du hier – {sources}.</translation>
    </message>
    <message id="underwater_cities.hint_slots">
        <source>Free slots that do it: {slots}.</source>
        <translation>Freie Aktionsplätze dafür: {slots}.</translation>
    </message>
    <message id="underwater_cities.hint_slots_and_cards">
        <source>Free slots that do it: {slots}; cards in your hand: {cards}.</source>
        <translation>Freie Aktionsplätze dafür: {slots}; Karten auf deiner Hand: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_slots_taken">
        <source>All slots that do it are taken this round.</source>
        <translation>Alle Aktionsplätze dafür sind in dieser Runde besetzt.</translation>
    </message>
    <message id="underwater_cities.hint_these_slots">
        <source>These will do: {slots}.</source>
        <translation>Diese sind möglich: {slots}.</translation>
    </message>
    <message id="underwater_cities.introduction_build">
        <source>Cities, tunnels, buildings</source>
        <translation>Städte, Tunnel, Gebäude</translation>
    </message>
    <message id="underwater_cities.introduction_card">
        <source>A card and a slot</source>
        <translation>Karte und Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.introduction_first_game">
        <source>Everybody plays on the basic side; no government contracts.</source>
        <translation>Alle spielen auf der Grundseite, ohne Regierungsaufträge.</translation>
    </message>
    <message id="underwater_cities.introduction_known_game">
        <source>Advanced boards and government contracts can be chosen.</source>
        <translation>Expertenseite und Regierungsaufträge sind wählbar.</translation>
    </message>
    <message id="underwater_cities.introduction_production">
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message id="underwater_cities.introduction_upgrade">
        <source>Upgrade them</source>
        <translation>Aufwerten</translation>
    </message>
    <message id="underwater_cities.keep_card">
        <source>Keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message id="underwater_cities.keep_card_with_effect">
        <source>Keep {card} ({cost}) – {words}</source>
        <translation>„{card}“ behalten ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.lack_after_paying">
        <source>after paying, nothing would come of it</source>
        <translation>nach dem Bezahlen käme nichts mehr dabei heraus</translation>
    </message>
    <message id="underwater_cities.lack_in_supply">
        <source>{what}: none are left in the supply</source>
        <translation>{what}: im Vorrat ist nichts mehr da</translation>
    </message>
    <message id="underwater_cities.lack_of_action_card_means">
        <source>action card “{card}” – {reasons}</source>
        <translation>Aktionskarte „{card}“ – {reasons}</translation>
    </message>
    <message id="underwater_cities.lack_of_federation_space">
        <source>your marker must be on space {space} of the Federation track, and it is here: {place}</source>
        <translation>dein Anzeiger müsste auf Feld {space} der Staatenbund-Leiste stehen, ist aber hier: {place}</translation>
    </message>
    <message id="underwater_cities.lack_of_free_slot">
        <source>no free slot could be used</source>
        <translation>keinen freien Aktionsplatz könntest du nutzen</translation>
    </message>
    <message id="underwater_cities.lack_of_goods">
        <source>it needs {need}, you have {have}</source>
        <translation>nötig: {need}, vorhanden: {have}</translation>
    </message>
    <message id="underwater_cities.lack_of_goods_despite_biomatter">
        <source>{what}: needs {need}, you have {have}, and {biomatter} in place of kelp or steelplast</source>
        <translation>{what}: nötig {need}, vorhanden {have}, dazu {biomatter} statt Tang oder Stahlplastik</translation>
    </message>
    <message id="underwater_cities.lack_of_goods_for_thing">
        <source>{what}: needs {need}, you have {have}</source>
        <translation>{what}: nötig {need}, vorhanden {have}</translation>
    </message>
    <message id="underwater_cities.lack_of_metropolis">
        <source>no blue metropolis is left</source>
        <translation>es ist keine blaue Metropole mehr da</translation>
    </message>
    <message id="underwater_cities.lack_of_output">
        <source>you have no upgraded structure at a connected city</source>
        <translation>du hast keine aufgewertete Struktur an einer verbundenen Stadt</translation>
    </message>
    <message id="underwater_cities.lack_of_plain_city">
        <source>all your cities are symbiotic already</source>
        <translation>alle deine Städte sind schon symbiotisch</translation>
    </message>
    <message id="underwater_cities.lack_of_plain_structure">
        <source>upgrading: you have nothing that is not upgraded yet ({what})</source>
        <translation>Aufwerten: Du hast nichts, was noch nicht aufgewertet ist ({what})</translation>
    </message>
    <message id="underwater_cities.lack_of_ready_action_card">
        <source>action card: you have none that is ready</source>
        <translation>Aktionskarte: Du hast keine verfügbare</translation>
    </message>
    <message id="underwater_cities.lack_of_site">
        <source>{what}: no free site that you can reach</source>
        <translation>{what}: kein freier Bauplatz in Reichweite</translation>
    </message>
    <message id="underwater_cities.lack_of_slot_not_own">
        <source>no slot without a tile of yours could be used</source>
        <translation>keinen Aktionsplatz ohne eigenes Plättchen könntest du nutzen</translation>
    </message>
    <message id="underwater_cities.lack_of_slot_of_others">
        <source>no slot that only others occupy could be used</source>
        <translation>keinen Aktionsplatz, den nur andere besetzen, könntest du nutzen</translation>
    </message>
    <message id="underwater_cities.lack_of_special_cards">
        <source>no Special card is left</source>
        <translation>es ist keine Spezialkarte mehr da</translation>
    </message>
    <message id="underwater_cities.lack_of_things">
        <source>it needs {need}, connected; you have {have}</source>
        <translation>nötig sind, verbunden, {need}; du hast {have}</translation>
    </message>
    <message id="underwater_cities.lack_of_upgraded_things">
        <source>it needs {need}, connected and upgraded; you have {have}</source>
        <translation>nötig sind, verbunden und aufgewertet, {need}; du hast {have}</translation>
    </message>
    <message id="underwater_cities.lack_of_used_action_card">
        <source>you have no used action card</source>
        <translation>du hast keine genutzte Aktionskarte</translation>
    </message>
    <message id="underwater_cities.lacks_as_alternatives">
        <source>{one}, or {other}</source>
        <translation>{one}, oder {other}</translation>
    </message>
    <message id="underwater_cities.lacks_in_sequence">
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message id="underwater_cities.lay_card_on_slot">
        <source>Lay the card on a slot: that is how it is played.</source>
        <translation>Lege die Karte auf einen Aktionsplatz: So spielst du sie aus.</translation>
    </message>
    <message id="underwater_cities.lay_deck_into_box">
        <source>Lay it into the box</source>
        <translation>Lege es in die Schachtel</translation>
    </message>
    <message id="underwater_cities.lay_green_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a green one it works too.</source>
        <translation>Lege die Karte auf einen Aktionsplatz: So spielst du sie aus. Auf einem grünen wirkt auch die Karte.</translation>
    </message>
    <message id="underwater_cities.lay_red_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a red one it works too.</source>
        <translation>Lege die Karte auf einen Aktionsplatz: So spielst du sie aus. Auf einem roten wirkt auch die Karte.</translation>
    </message>
    <message id="underwater_cities.lay_yellow_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a yellow one it works too.</source>
        <translation>Lege die Karte auf einen Aktionsplatz: So spielst du sie aus. Auf einem gelben wirkt auch die Karte.</translation>
    </message>
    <message id="underwater_cities.lower_left">
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message id="underwater_cities.lower_middle">
        <source>lower middle</source>
        <translation>unten Mitte</translation>
    </message>
    <message id="underwater_cities.lower_right">
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message id="underwater_cities.make_city_symbiotic">
        <source>This city: {place}</source>
        <translation>Diese Stadt: {place}</translation>
    </message>
    <message id="underwater_cities.marker_of_seat">
        <source>marker of {seat}</source>
        <translation>Anzeiger von {seat}</translation>
    </message>
    <message id="underwater_cities.metropolis">
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message id="underwater_cities.metropolis_of_seat">
        <source>metropolis of {seat}</source>
        <translation>Metropole von {seat}</translation>
    </message>
    <message id="underwater_cities.metropolis_stays">
        <source>A metropolis stays where it lies: a tunnel connects it, the brown one needs two.</source>
        <translation>Eine Metropole bleibt liegen: Ein Tunnel verbindet sie, die braune braucht zwei.</translation>
    </message>
    <message id="underwater_cities.middle_left">
        <source>middle left</source>
        <translation>Mitte links</translation>
    </message>
    <message id="underwater_cities.middle_right">
        <source>middle right</source>
        <translation>Mitte rechts</translation>
    </message>
    <message id="underwater_cities.must_discard_down_to_limit">
        <source>You may keep {limit} and you hold {held}: discard exactly {amount}.</source>
        <translation>Du darfst {limit} behalten und hast {held}: Wirf genau {amount} ab.</translation>
    </message>
    <message id="underwater_cities.must_discard_own_action_card">
        <source>Discard one of the action cards you already have.</source>
        <translation>Wirf eine deiner bisherigen Aktionskarten ab.</translation>
    </message>
    <message id="underwater_cities.must_keep_drawn_card">
        <source>Keep one of the cards you have just drawn.</source>
        <translation>Behalte eine der Karten, die du gerade gezogen hast.</translation>
    </message>
    <message id="underwater_cities.must_keep_exact_amount_of_hand">
        <source>Keep exactly {amount} of the {held} in your hand.</source>
        <translation>Behalte von deinen {held} Handkarten genau {amount}.</translation>
    </message>
    <message id="underwater_cities.must_order_exactly_these_cards">
        <source>Put exactly these cards in order.</source>
        <translation>Ordne genau diese Karten.</translation>
    </message>
    <message id="underwater_cities.must_take_different_resources">
        <source>Take exactly {n} resources, all of different kinds.</source>
        <translation>Nimm genau {n} Ressourcen, alle verschieden.</translation>
    </message>
    <message id="underwater_cities.needs_card_before_slot">
        <source>The slot cannot be used yet: the card must come first.</source>
        <translation>Der Aktionsplatz ist noch nicht nutzbar: Zuerst muss die Karte kommen.</translation>
    </message>
    <message id="underwater_cities.needs_city_for_building">
        <source>A building stands at a city or where you could build one now.</source>
        <translation>Ein Gebäude steht an einer Stadt oder wo du jetzt eine bauen könntest.</translation>
    </message>
    <message id="underwater_cities.needs_connected_upgraded_structure">
        <source>Choose an upgraded structure at a connected city.</source>
        <translation>Wähle eine aufgewertete Struktur an einer verbundenen Stadt.</translation>
    </message>
    <message id="underwater_cities.needs_one_action_card_used">
        <source>You chose to use an action card: use at least one.</source>
        <translation>Du hast eine Aktionskarte gewählt: Nutze mindestens eine.</translation>
    </message>
    <message id="underwater_cities.needs_one_piece_built">
        <source>You chose to build: build at least one piece.</source>
        <translation>Du hast Bauen gewählt: Baue mindestens eines.</translation>
    </message>
    <message id="underwater_cities.needs_one_structure_upgraded">
        <source>You chose to upgrade: upgrade at least one structure.</source>
        <translation>Du hast Aufwerten gewählt: Werte mindestens eine Struktur auf.</translation>
    </message>
    <message id="underwater_cities.needs_own_city_beside">
        <source>A city must lie beside one of your cities.</source>
        <translation>Eine Stadt muss neben einer deiner Städte liegen.</translation>
    </message>
    <message id="underwater_cities.needs_tunnel_to_start_city">
        <source>A tunnel must join your start city through other tunnels.</source>
        <translation>Ein Tunnel muss über andere Tunnel bis zu deiner Start-Stadt führen.</translation>
    </message>
    <message id="underwater_cities.no_action_tile_left">
        <source>You have no action tile left.</source>
        <translation>Du hast kein Aktionsplättchen mehr.</translation>
    </message>
    <message id="underwater_cities.no_cards_left_to_draw">
        <source>No card is left to be drawn.</source>
        <translation>Es ist keine Karte mehr zum Ziehen da.</translation>
    </message>
    <message id="underwater_cities.no_discarding_at_will">
        <source>Cards are discarded only at the start of your turn, if you hold more than {limit}; you hold {held}. Lay this one on a slot.</source>
        <translation>Karten wirfst du nur zu Beginn deines Zugs ab, wenn du mehr als {limit} hast; du hast {held}. Lege diese auf einen Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.no_effect_for_reasons">
        <source>This would have no effect now – {reasons}.</source>
        <translation>Das hätte jetzt keinen Effekt – {reasons}.</translation>
    </message>
    <message id="underwater_cities.no_part_of_slot_usable">
        <source>No part of this slot could be used now: it cannot be paid, or there is no place for it.</source>
        <translation>Von diesem Aktionsplatz ließe sich jetzt nichts nutzen: Es ist nicht bezahlbar, oder es ist kein Platz dafür.</translation>
    </message>
    <message id="underwater_cities.no_such_choice">
        <source>There is no such choice.</source>
        <translation>Diese Möglichkeit gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_price">
        <source>There is no such price.</source>
        <translation>Solche Kosten gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_site">
        <source>Your board has no such site.</source>
        <translation>Dein Spielerbogen hat keinen solchen Bauplatz.</translation>
    </message>
    <message id="underwater_cities.no_such_slot">
        <source>There is no such slot.</source>
        <translation>Einen solchen Aktionsplatz gibt es nicht.</translation>
    </message>
    <message id="underwater_cities.no_such_slot_part">
        <source>The slot has no such part.</source>
        <translation>Der Aktionsplatz hat keinen solchen Teil.</translation>
    </message>
    <message id="underwater_cities.no_usable_ability">
        <source>This card has no ability that you could use now.</source>
        <translation>Diese Karte hat keine Fähigkeit, die du jetzt nutzen könntest.</translation>
    </message>
    <message id="underwater_cities.none_left_in_supply">
        <source>None are left in the supply: {what}.</source>
        <translation>Davon ist im Vorrat nichts mehr da: {what}.</translation>
    </message>
    <message id="underwater_cities.not_an_offered_contract">
        <source>This contract is not on offer.</source>
        <translation>Dieser Auftrag liegt nicht aus.</translation>
    </message>
    <message id="underwater_cities.not_enough_owned">
        <source>Needs {need}, you have {have}.</source>
        <translation>Nötig: {need}, vorhanden: {have}.</translation>
    </message>
    <message id="underwater_cities.not_fitting_site">
        <source>This does not belong here: {what}.</source>
        <translation>Das gehört nicht hierher: {what}.</translation>
    </message>
    <message id="underwater_cities.not_holding_card">
        <source>You do not hold {card}.</source>
        <translation>Diese Karte hast du nicht auf der Hand: „{card}“.</translation>
    </message>
    <message id="underwater_cities.not_on_expansion_site">
        <source>Only effects that say so build on an expansion site.</source>
        <translation>Auf einem Erweiterungsbauplatz bauen nur Effekte, die das sagen.</translation>
    </message>
    <message id="underwater_cities.not_own_action_card">
        <source>This is not one of your action cards.</source>
        <translation>Das ist keine deiner Aktionskarten.</translation>
    </message>
    <message id="underwater_cities.not_the_deck_of_this_era">
        <source>Cards are drawn from the deck of the present era only; this is era {era}.</source>
        <translation>Gezogen wird nur vom Deck der aktuellen Ära; das ist Ära {era.roman}.</translation>
    </message>
    <message id="underwater_cities.nothing_to_upgrade_here">
        <source>There is nothing here that could be upgraded.</source>
        <translation>Hier ist nichts, was sich aufwerten ließe.</translation>
    </message>
    <message id="underwater_cities.nothing_would_come_of_it">
        <source>This would have no effect now: you cannot pay for it, or there is no room for it.</source>
        <translation>Das brächte jetzt nichts: Es ist nicht bezahlbar, oder es ist kein Platz dafür.</translation>
    </message>
    <message id="underwater_cities.old_cards_leave">
        <source>The deck and the discards of era {era} leave the game; all action cards are ready again.</source>
        <translation>Deck und Ablagestapel der Ära {era.roman} kommen aus dem Spiel; alle Aktionskarten sind wieder verfügbar.</translation>
    </message>
    <message id="underwater_cities.once_per_turn_effect">
        <source>Once in each of your turns: {effect}</source>
        <translation>Einmal pro Zug: {effect}</translation>
    </message>
    <message id="underwater_cities.one_card_each_turn">
        <source>You play one card each turn, together with the slot you choose.</source>
        <translation>In jedem Zug spielst du eine Karte aus, zusammen mit dem Aktionsplatz, den du wählst.</translation>
    </message>
    <message id="underwater_cities.only_card_in_hand">
        <source>Play a card of your hand.</source>
        <translation>Spiele eine deiner Handkarten aus.</translation>
    </message>
    <message id="underwater_cities.only_card_or_slot_first">
        <source>Card first or slot first.</source>
        <translation>Zuerst die Karte oder zuerst der Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.only_effects_build">
        <source>You build only when a slot or a card says so: {what}.</source>
        <translation>Gebaut wird nur, wenn ein Aktionsplatz oder eine Karte es erlaubt: {what}.</translation>
    </message>
    <message id="underwater_cities.only_effects_draw_cards">
        <source>You draw only when a slot or a card says so; one card comes by itself at the end of each turn.</source>
        <translation>Du ziehst nur, wenn ein Aktionsplatz oder eine Karte es sagt; am Ende jedes Zugs kommt von selbst eine Karte.</translation>
    </message>
    <message id="underwater_cities.only_effects_move_markers">
        <source>Markers on the Federation track move only when a slot or a card says so.</source>
        <translation>Auf der Staatenbund-Leiste rückt ein Anzeiger nur vor, wenn ein Aktionsplatz oder eine Karte es sagt.</translation>
    </message>
    <message id="underwater_cities.only_effects_take_specials">
        <source>A Special card is taken only when a slot or a card says so.</source>
        <translation>Eine Spezialkarte nimmst du nur, wenn ein Aktionsplatz oder eine Karte es sagt.</translation>
    </message>
    <message id="underwater_cities.only_effects_upgrade">
        <source>You upgrade only when a slot or a card says so.</source>
        <translation>Aufgewertet wird nur, wenn ein Aktionsplatz oder eine Karte es erlaubt.</translation>
    </message>
    <message id="underwater_cities.only_free_slot_through_card">
        <source>The card means a slot on which no tile lies.</source>
        <translation>Die Karte meint einen Aktionsplatz, auf dem kein Plättchen liegt.</translation>
    </message>
    <message id="underwater_cities.only_offered_special_cards">
        <source>Take a face-up Special card, the top one of the deck, or draw three.</source>
        <translation>Nimm eine offene Spezialkarte oder die oberste vom Deck, oder ziehe drei.</translation>
    </message>
    <message id="underwater_cities.only_on_expansion_site">
        <source>This effect builds on an expansion site only.</source>
        <translation>Dieser Effekt baut nur auf einem Erweiterungsbauplatz.</translation>
    </message>
    <message id="underwater_cities.only_own_blue_metropolises">
        <source>Choose one of your two blue metropolises.</source>
        <translation>Wähle eine deiner zwei blauen Metropolen.</translation>
    </message>
    <message id="underwater_cities.only_own_board">
        <source>You build on your own board only.</source>
        <translation>Du baust nur auf deinem eigenen Spielerbogen.</translation>
    </message>
    <message id="underwater_cities.only_own_non_symbiotic_city">
        <source>Only one of your non-symbiotic cities can be turned.</source>
        <translation>Nur eine eigene Stadt, die noch nicht symbiotisch ist, lässt sich umwandeln.</translation>
    </message>
    <message id="underwater_cities.only_own_structures_upgraded">
        <source>You upgrade structures on your own board only.</source>
        <translation>Du wertest nur Strukturen auf deinem eigenen Spielerbogen auf.</translation>
    </message>
    <message id="underwater_cities.only_own_used_action_card">
        <source>Only a used action card of your own becomes ready again.</source>
        <translation>Nur eine eigene, genutzte Aktionskarte lässt sich zurückdrehen.</translation>
    </message>
    <message id="underwater_cities.only_slot_not_own_through_card">
        <source>The card means a slot on which you have no tile.</source>
        <translation>Die Karte meint einen Aktionsplatz, auf dem kein Plättchen von dir liegt.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_cloned">
        <source>Only a slot that others occupy and you do not can be cloned, once a round.</source>
        <translation>Kopieren lässt sich nur ein Aktionsplatz, den andere besetzen und du nicht, einmal pro Runde.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_through_card">
        <source>The card means a slot that somebody else occupies and you do not.</source>
        <translation>Die Karte meint einen Aktionsplatz, den jemand anderes besetzt und du nicht.</translation>
    </message>
    <message id="underwater_cities.only_structure_just_built">
        <source>The structure just built is the one to be upgraded.</source>
        <translation>Aufgewertet wird die gerade gebaute Struktur.</translation>
    </message>
    <message id="underwater_cities.only_this_is_built">
        <source>You cannot build this now: {what}. What you can build: {wanted}.</source>
        <translation>Das kannst du jetzt nicht bauen: {what}. Bauen kannst du: {wanted}.</translation>
    </message>
    <message id="underwater_cities.only_this_is_upgraded">
        <source>You can upgrade only this now: {what}.</source>
        <translation>Aufwerten kannst du jetzt nur: {what}.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_action">
        <source>Use it or leave it.</source>
        <translation>Nutze es oder verzichte.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_card">
        <source>Use the card or leave it.</source>
        <translation>Nutze die Karte oder verzichte.</translation>
    </message>
    <message id="underwater_cities.option_boards">
        <source>Player boards</source>
        <translation>Spielerbögen</translation>
    </message>
    <message id="underwater_cities.option_boards_advanced">
        <source>Advanced side</source>
        <translation>Expertenseite</translation>
    </message>
    <message id="underwater_cities.option_boards_basic">
        <source>Basic side</source>
        <translation>Grundseite</translation>
    </message>
    <message id="underwater_cities.option_boards_tip">
        <source>Advanced boards have special sites. Alone you always play on one of them.</source>
        <translation>Auf der Expertenseite gibt es besondere Bauplätze. Allein spielst du immer darauf.</translation>
    </message>
    <message id="underwater_cities.option_contracts">
        <source>Government contracts</source>
        <translation>Regierungsaufträge</translation>
    </message>
    <message id="underwater_cities.option_contracts_tip">
        <source>Three contracts; the first player to meet a contract's condition may claim it.</source>
        <translation>Drei Aufträge, die beanspruchen darf, wer zuerst ihre Bedingungen erfüllt.</translation>
    </message>
    <message id="underwater_cities.option_contracts_with">
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message id="underwater_cities.option_contracts_without">
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles">
        <source>Foreign tiles</source>
        <translation>Fremde Aktionsplättchen</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_first_slot">
        <source>First slot</source>
        <translation>Erster Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_fourth_slot">
        <source>Fourth slot</source>
        <translation>Vierter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_second_slot">
        <source>Second slot</source>
        <translation>Zweiter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_third_slot">
        <source>Third slot</source>
        <translation>Dritter Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_tip">
        <source>On which slot of each colour the foreign tiles start.</source>
        <translation>Auf welchem Aktionsplatz jeder Farbe die fremden Aktionsplättchen beginnen.</translation>
    </message>
    <message id="underwater_cities.option_metropolises">
        <source>Blue metropolises</source>
        <translation>Blaue Metropolen</translation>
    </message>
    <message id="underwater_cities.option_metropolises_chance">
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message id="underwater_cities.option_metropolises_owner">
        <source>Their owner</source>
        <translation>Wem sie gehören</translation>
    </message>
    <message id="underwater_cities.option_metropolises_tip">
        <source>Who decides which of the two lies in which corner.</source>
        <translation>Wer entscheidet, welche der beiden in welcher Ecke liegt.</translation>
    </message>
    <message id="underwater_cities.order_changes_at_end_of_round">
        <source>The order of play is made anew at the end of the round, by the Federation track.</source>
        <translation>Die Zugfolge ändert sich am Rundenende, nach der Staatenbund-Leiste.</translation>
    </message>
    <message id="underwater_cities.order_marker_of_seat">
        <source>order marker of {seat}</source>
        <translation>Zugfolgeanzeiger von {seat}</translation>
    </message>
    <message id="underwater_cities.order_of_play">
        <source>order of play</source>
        <translation>Zugfolgeleiste</translation>
    </message>
    <message id="underwater_cities.order_of_play_changes">
        <source>New order of play: {seats}.</source>
        <translation>Neue Zugfolge: {seats}.</translation>
    </message>
    <message id="underwater_cities.order_of_play_set">
        <source>Order of play: {seats}.</source>
        <translation>Zugfolge: {seats}.</translation>
    </message>
    <message id="underwater_cities.out_of_game">
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message id="underwater_cities.own_slot_not_cloned">
        <source>You have a tile on this slot yourself: only a slot that others occupy and you do not can be cloned.</source>
        <translation>Auf diesem Aktionsplatz liegt auch dein Plättchen: Kopieren lässt sich nur einer, den andere besetzen und du nicht.</translation>
    </message>
    <message id="underwater_cities.pack_hint_boards">
        <source>“sites” says how many building sites a city has, if they are not three; “bonuses” what one gets on a site; “features” which sites bear a mark.</source>
        <translation>„sites“ sagt, wie viele Gebäudebauplätze eine Stadt hat, wenn es nicht drei sind; „bonuses“, was man an einem Platz bekommt; „features“, welche Plätze ein Zeichen tragen.</translation>
    </message>
    <message id="underwater_cities.pack_hint_cards">
        <source>The number is the one that is printed on the card. A card has exactly one effect. Cards of the decks special12 and special3 cost credits, the others nothing.</source>
        <translation>Die Nummer ist die, die auf der Karte steht. Eine Karte hat genau einen Effekt. Karten der Stapel special12 und special3 kosten Credits, die anderen nichts.</translation>
    </message>
    <message id="underwater_cities.pack_names_cities">
        <source>City sites of a board</source>
        <translation>Stadtbauplätze eines Spielerbogens</translation>
    </message>
    <message id="underwater_cities.pack_names_marks">
        <source>Marks of sites</source>
        <translation>Zeichen der Bauplätze</translation>
    </message>
    <message id="underwater_cities.pack_names_sites">
        <source>Building sites at a city; x is the expansion site</source>
        <translation>Gebäudebauplätze an einer Stadt; x ist der Erweiterungsbauplatz</translation>
    </message>
    <message id="underwater_cities.pack_names_slots">
        <source>Action slots: side of the board, colour, place</source>
        <translation>Aktionsplätze: Seite des Spielplans, Farbe, Platz</translation>
    </message>
    <message id="underwater_cities.pack_names_tunnels">
        <source>Tunnel sites of a board</source>
        <translation>Tunnelbauplätze eines Spielerbogens</translation>
    </message>
    <message id="underwater_cities.pack_section_boards">
        <source>player boards</source>
        <translation>Spielerbögen</translation>
    </message>
    <message id="underwater_cities.pack_section_cards">
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message id="underwater_cities.pack_section_contracts">
        <source>government contracts</source>
        <translation>Regierungsaufträge</translation>
    </message>
    <message id="underwater_cities.pack_section_metropolises">
        <source>metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message id="underwater_cities.pack_words_at_once">
        <source>At once: cards of the types instant and action, blue metropolises, contracts; also inside words</source>
        <translation>Sofort: Karten der Typen instant und action, blaue Metropolen, Aufträge; auch innerhalb anderer Wörter</translation>
    </message>
    <message id="underwater_cities.pack_words_production">
        <source>Cards of the type production</source>
        <translation>Karten des Typs production</translation>
    </message>
    <message id="underwater_cities.pack_words_scoring">
        <source>Cards of the type end_scoring, brown metropolises</source>
        <translation>Karten des Typs end_scoring, braune Metropolen</translation>
    </message>
    <message id="underwater_cities.pack_words_standing">
        <source>Cards of the type permanent</source>
        <translation>Karten des Typs permanent</translation>
    </message>
    <message id="underwater_cities.pay_and_use_card">
        <source>Pay {cost} and use {card} – {words}</source>
        <translation>{cost} bezahlen und „{card}“ nutzen – {words}</translation>
    </message>
    <message id="underwater_cities.pay_cost">
        <source>Pay {cost}</source>
        <translation>{cost} bezahlen</translation>
    </message>
    <message id="underwater_cities.place_of_cloning_tile">
        <source>place of the cloning tile</source>
        <translation>Platz des Aktionskopie-Plättchens</translation>
    </message>
    <message id="underwater_cities.play_card">
        <source>{card}: {slot}</source>
        <translation>„{card}“: {slot}</translation>
    </message>
    <message id="underwater_cities.play_matching_card">
        <source>{card} (the colours match): {slot}</source>
        <translation>„{card}“ (die Farbe passt): {slot}</translation>
    </message>
    <message id="underwater_cities.played_card_of_seat">
        <source>played card of {seat}</source>
        <translation>ausgespielte Karte von {seat}</translation>
    </message>
    <message id="underwater_cities.player_board">
        <source>player board {number}</source>
        <translation>Spielerbogen {number}</translation>
    </message>
    <message id="underwater_cities.player_board_stays">
        <source>A player board stays with its owner.</source>
        <translation>Ein Spielerbogen bleibt bei seinem Besitzer.</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <source>{a} or {b}</source>
        <translation>{a} oder {b}</translation>
    </message>
    <message id="underwater_cities.production_convert_goods">
        <source>In Production you may turn {take} that you produced into {gain}.</source>
        <translation>In der Produktion darfst du {take} aus deiner Produktion in {gain} umwandeln.</translation>
    </message>
    <message id="underwater_cities.production_gain">
        <source>In Production: gain {amount}.</source>
        <translation>In der Produktion erhältst du {amount}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_group">
        <source>In Production: gain {gain} for every {things}.</source>
        <translation>In der Produktion erhältst du {gain} für je {things}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_thing">
        <source>In Production: gain {gain} for each {thing}.</source>
        <translation>In der Produktion erhältst du {gain} pro {thing}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_group">
        <source>In Production: gain {gain} for every {things}, upgraded.</source>
        <translation>In der Produktion erhältst du {gain} für je {things} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_thing">
        <source>In Production: gain {gain} for each upgraded {thing}.</source>
        <translation>In der Produktion erhältst du {gain} pro {thing} (nur aufgewertete).</translation>
    </message>
    <message id="underwater_cities.production_replace_output">
        <source>In Production one piece ({what}) may give {gain} instead of {instead}.</source>
        <translation>In der Produktion darf eine Struktur ({what}) {gain} erzeugen statt {instead}.</translation>
    </message>
    <message id="underwater_cities.ready_action_card">
        <source>Ready again: {card}</source>
        <translation>„{card}“ zurückdrehen</translation>
    </message>
    <message id="underwater_cities.ready_no_action_card">
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message id="underwater_cities.reason_and_hint">
        <source>{reason} {hint}</source>
        <translation>{reason} {hint}</translation>
    </message>
    <message id="underwater_cities.red_slot">
        <source>red slot {number}</source>
        <translation>roter Aktionsplatz {number}</translation>
    </message>
    <message id="underwater_cities.remove_pieces_at_place">
        <source>Take it away: {place}</source>
        <translation>Entfernen: {place}</translation>
    </message>
    <message id="underwater_cities.resume_at_end_of_round">
        <source>End of this round</source>
        <translation>Ende dieser Runde</translation>
    </message>
    <message id="underwater_cities.resume_at_final_scoring">
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message id="underwater_cities.resume_at_new_era">
        <source>Start of the next era</source>
        <translation>Beginn der nächsten Ära</translation>
    </message>
    <message id="underwater_cities.resume_at_next_round">
        <source>Start of the next round</source>
        <translation>Beginn der nächsten Runde</translation>
    </message>
    <message id="underwater_cities.resume_at_production">
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message id="underwater_cities.resume_at_turn_of_seat">
        <source>Turn of {seat}</source>
        <translation>Zug von {seat}</translation>
    </message>
    <message id="underwater_cities.return_cards_of_later_era">
        <source>Lay all such cards here: {place}</source>
        <translation>Alle solchen Karten hierher legen: {place}</translation>
    </message>
    <message id="underwater_cities.round_begins">
        <source>Round {round} of {rounds} begins.</source>
        <translation>Runde {round} von {rounds} beginnt.</translation>
    </message>
    <message id="underwater_cities.score_brown_metropolis">
        <source>Brown metropolis</source>
        <translation>Braune Metropole</translation>
    </message>
    <message id="underwater_cities.score_end_scoring_cards">
        <source>End-scoring cards</source>
        <translation>Schlusswertungskarten</translation>
    </message>
    <message id="underwater_cities.score_leftover_goods">
        <source>Leftover goods</source>
        <translation>Übrige Güter</translation>
    </message>
    <message id="underwater_cities.score_network">
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message id="underwater_cities.score_points">
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message id="underwater_cities.seat_builds">
        <source>{seat} builds {what}: {place}.</source>
        <translation>{seat} baut: {what} ({place}).</translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities" numerus="yes">
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} kann %n Stadt nicht ernähren und verliert {amount}.</numerusform>
            <numerusform>{seat} kann %n Städte nicht ernähren und verliert {amount}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_upgrade_built">
        <source>{seat} can no longer upgrade what was built.</source>
        <translation>{seat} kann das Gebaute nicht mehr aufwerten.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_use_slot">
        <source>{seat} can use no part of the slot any more.</source>
        <translation>{seat} kann keinen Teil des Aktionsplatzes mehr nutzen.</translation>
    </message>
    <message id="underwater_cities.seat_claims_contract">
        <source>{seat} claims the contract {card}.</source>
        <translation>{seat} beansprucht den Auftrag „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_connects_metropolis">
        <source>{seat} connects a metropolis.</source>
        <translation>{seat} verbindet eine Metropole.</translation>
    </message>
    <message id="underwater_cities.seat_declines_card">
        <source>{seat} does not use {card}.</source>
        <translation>{seat} nutzt „{card}“ nicht.</translation>
    </message>
    <message id="underwater_cities.seat_discards_card">
        <source>{seat} discards {card}.</source>
        <translation>{seat} wirft „{card}“ ab.</translation>
    </message>
    <message id="underwater_cities.seat_discards_cards">
        <source>{seat} discards: {cards}.</source>
        <translation>{seat} wirft ab: {cards}.</translation>
    </message>
    <message id="underwater_cities.seat_draws_card">
        <source>{seat} draws a card.</source>
        <translation>{seat} zieht eine Karte.</translation>
    </message>
    <message id="underwater_cities.seat_enters_federation_space">
        <source>{seat} enters space {space} of the Federation track.</source>
        <translation>{seat} betritt Feld {space} der Staatenbund-Leiste.</translation>
    </message>
    <message id="underwater_cities.seat_feeds_cities">
        <source>{seat} feeds the cities with {amount}.</source>
        <translation>{seat} ernährt die Städte mit {amount.dat}.</translation>
    </message>
    <message id="underwater_cities.seat_gains">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} erhält {amount}.</translation>
    </message>
    <message id="underwater_cities.seat_gains_further_metropolis">
        <source>{seat} gains a further metropolis.</source>
        <translation>{seat} erhält eine weitere Metropole.</translation>
    </message>
    <message id="underwater_cities.seat_gets_nothing_from_effect">
        <source>{seat}: an effect has no result.</source>
        <translation>{seat}: Ein Effekt bringt nichts.</translation>
    </message>
    <message id="underwater_cities.seat_lays_out_card">
        <source>{seat} plays {card} in front of them.</source>
        <translation>{seat} legt „{card}“ aus.</translation>
    </message>
    <message id="underwater_cities.seat_leaves_discarded_action_unused">
        <source>{seat} does not use the action of {card} before it goes.</source>
        <translation>{seat} nutzt die Aktion der abgeworfenen Karte nicht: „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_looks_at_specials">
        <source>{seat} looks at the next Special cards.</source>
        <translation>{seat} sieht sich die nächsten Spezialkarten an.</translation>
    </message>
    <message id="underwater_cities.seat_makes_city_symbiotic">
        <source>{seat}: {what}: {place}.</source>
        <translation>{seat}: {what}, {place}.</translation>
    </message>
    <message id="underwater_cities.seat_on_turn">
        <source>It is {seat}'s turn.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message id="underwater_cities.seat_passed_over">
        <source>{seat} has no action tile left and is skipped.</source>
        <translation>{seat} hat kein Aktionsplättchen mehr und setzt aus.</translation>
    </message>
    <message id="underwater_cities.seat_pays">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} bezahlt {amount}.</translation>
    </message>
    <message id="underwater_cities.seat_plays_card_on_slot">
        <source>{seat} plays {card} on a slot: {slot}.</source>
        <translation>{seat} spielt die Karte „{card}“ aus: {slot}.</translation>
    </message>
    <message id="underwater_cities.seat_production_begins">
        <source>Production of {seat}.</source>
        <translation>Produktion von {seat}.</translation>
    </message>
    <message id="underwater_cities.seat_puts_specials_under_deck" numerus="yes">
        <source>{seat} puts %n Special card(s) under the deck.</source>
        <translation>
            <numerusform>{seat} legt %n Spezialkarte unter das Deck.</numerusform>
            <numerusform>{seat} legt %n Spezialkarten unter das Deck.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_readies_action_card">
        <source>{seat}: ready again: {card}.</source>
        <translation>{seat} dreht „{card}“ zurück.</translation>
    </message>
    <message id="underwater_cities.seat_removes_cards">
        <source>{seat} gives away, out of the game: {cards}.</source>
        <translation>{seat} gibt ab, aus dem Spiel: {cards}.</translation>
    </message>
    <message id="underwater_cities.seat_scores_line" numerus="yes">
        <source>{seat} scores %n point(s) for this: {line}.</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt dafür: {line}.</numerusform>
            <numerusform>{seat} erhält %n Punkte dafür: {line}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_with_card" numerus="yes">
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} erhält %n Punkt mit „{card}“.</numerusform>
            <numerusform>{seat} erhält %n Punkte mit „{card}“.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_takes_card">
        <source>{seat} takes {card}.</source>
        <translation>{seat} nimmt „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_upgrades">
        <source>{seat} upgrades: {place}.</source>
        <translation>{seat} wertet auf: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_uses_card">
        <source>{seat} uses {card}.</source>
        <translation>{seat} nutzt „{card}“.</translation>
    </message>
    <message id="underwater_cities.seat_wins" numerus="yes">
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} gewinnt mit %n Punkt.</numerusform>
            <numerusform>{seat} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.set_start_city">
        <source>Set the start city</source>
        <translation>Die Start-Stadt setzen</translation>
    </message>
    <message id="underwater_cities.short_both">
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
    </message>
    <message id="underwater_cities.short_build">
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message id="underwater_cities.short_cloning">
        <source>cloned for 1 credit</source>
        <translation>kopiert, für 1 Credit</translation>
    </message>
    <message id="underwater_cities.short_distinct_goods" numerus="yes">
        <source>%n different resource(s)</source>
        <translation>
            <numerusform>%n Ressource</numerusform>
            <numerusform>%n verschiedene Ressourcen</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_either">
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message id="underwater_cities.short_federation" numerus="yes">
        <source>%n space(s) on the Federation track</source>
        <translation>
            <numerusform>%n Feld auf der Staatenbund-Leiste</numerusform>
            <numerusform>%n Felder auf der Staatenbund-Leiste</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_goods">
        <source>{goods}</source>
        <translation>{goods}</translation>
    </message>
    <message id="underwater_cities.short_upgrade">
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message id="underwater_cities.short_use_action_card" numerus="yes">
        <source>%n action card(s)</source>
        <translation>
            <numerusform>%n Aktionskarte</numerusform>
            <numerusform>%n Aktionskarten</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.skip_remaining_parts">
        <source>Skip the rest</source>
        <translation>Den Rest auslassen</translation>
    </message>
    <message id="underwater_cities.slot_before_card">
        <source>The slot first</source>
        <translation>Zuerst der Aktionsplatz</translation>
    </message>
    <message id="underwater_cities.slot_for_player_count">
        <source>{slot} ({players} players)</source>
        <translation>{slot} ({players} Personen)</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by">
        <source>This slot is taken for this round, by {seats}.</source>
        <translation>Dieser Aktionsplatz ist in dieser Runde schon besetzt, von: {seats}.</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by_foreign_tile">
        <source>A foreign tile lies on this slot this round.</source>
        <translation>Auf diesem Aktionsplatz liegt in dieser Runde ein fremdes Aktionsplättchen.</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by_you">
        <source>You are on this slot already; it is taken for this round.</source>
        <translation>Diesen Aktionsplatz besetzt du schon selbst; er bleibt es in dieser Runde.</translation>
    </message>
    <message id="underwater_cities.slot_of_other_side" numerus="yes">
        <source>This slot is on the other side of the board, which is not used with %n player(s).</source>
        <translation>
            <numerusform>Dieser Aktionsplatz ist auf der anderen Seite des Spielplans, die man mit %n Person nicht benutzt.</numerusform>
            <numerusform>Dieser Aktionsplatz ist auf der anderen Seite des Spielplans, die man mit %n Personen nicht benutzt.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.slot_unusable_for_reasons">
        <source>You cannot use any part of this slot now – {reasons}.</source>
        <translation>Von diesem Aktionsplatz kannst du jetzt keinen Teil nutzen – {reasons}.</translation>
    </message>
    <message id="underwater_cities.solo_lost" numerus="yes">
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>Du hast %n Punkt: zu wenig für den Sieg.</numerusform>
            <numerusform>Du hast %n Punkte: zu wenig für den Sieg.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_won" numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.special_cards_on_offer">
        <source>Special cards on offer</source>
        <translation>ausliegende Spezialkarten</translation>
    </message>
    <message id="underwater_cities.special_deck">
        <source>deck of Special cards</source>
        <translation>Deck der Spezialkarten</translation>
    </message>
    <message id="underwater_cities.special_too_dear_goes_under_deck">
        <source>{card} costs {need}, you have {have}. If you leave it, it goes under the deck.</source>
        <translation>„{card}“ kostet {need}, du hast {have}. Nutzt du sie nicht, kommt sie unter das Deck.</translation>
    </message>
    <message id="underwater_cities.special_too_dear_leaves_game">
        <source>{card} costs {need}, you have {have}. If you leave it, it is out of the game.</source>
        <translation>„{card}“ kostet {need}, du hast {have}. Nutzt du sie nicht, kommt sie aus dem Spiel.</translation>
    </message>
    <message id="underwater_cities.standing_building_discount">
        <source>You build cheaper ({what}): −{discount}.</source>
        <translation>Ermäßigung beim Bauen ({what}): {discount}.</translation>
    </message>
    <message id="underwater_cities.standing_higher_hand_limit">
        <source>Your hand limit is {n} higher.</source>
        <translation>Dein Handkartenlimit ist um {n} höher.</translation>
    </message>
    <message id="underwater_cities.state_of_game">
        <source>state of the game</source>
        <translation>Spielzustand</translation>
    </message>
    <message id="underwater_cities.status_choosing_starting_cards">
        <source>Choosing the starting cards</source>
        <translation>Wahl der Startkarten</translation>
    </message>
    <message id="underwater_cities.status_era_and_round">
        <source>Era {era}, round {round} of {rounds}</source>
        <translation>Ära {era.roman}, Runde {round} von {rounds}</translation>
    </message>
    <message id="underwater_cities.status_game_over">
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message id="underwater_cities.stop_building">
        <source>Build no more</source>
        <translation>Nicht weiter bauen</translation>
    </message>
    <message id="underwater_cities.stop_upgrading">
        <source>Upgrade no more</source>
        <translation>Nicht weiter aufwerten</translation>
    </message>
    <message id="underwater_cities.structures_stay">
        <source>What is built stays where it stands.</source>
        <translation>Was gebaut ist, bleibt stehen.</translation>
    </message>
    <message id="underwater_cities.supply">
        <source>supply: {what}</source>
        <translation>Vorrat: {what}</translation>
    </message>
    <message id="underwater_cities.take_card">
        <source>Take {card}</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message id="underwater_cities.take_card_with_effect">
        <source>Take {card} ({cost}) – {words}</source>
        <translation>„{card}“ nehmen ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.tile_comes_with_card">
        <source>Lay a card of your hand on a slot: the action tile comes along by itself.</source>
        <translation>Lege eine Handkarte auf einen Aktionsplatz: Das Aktionsplättchen kommt von selbst mit.</translation>
    </message>
    <message id="underwater_cities.tile_stays_until_end_of_round">
        <source>An action tile stays on its slot until the end of the round.</source>
        <translation>Ein Aktionsplättchen bleibt bis zum Rundenende auf seinem Aktionsplatz.</translation>
    </message>
    <message id="underwater_cities.too_many_card_uses">
        <source>You can use it at most {most} times.</source>
        <translation>Du kannst sie höchstens {most}-mal nutzen.</translation>
    </message>
    <message id="underwater_cities.too_much_of_good_paid">
        <source>Only {need} are due of this: {good}.</source>
        <translation>Davon sind nur {need} fällig: {good}.</translation>
    </message>
    <message id="underwater_cities.tunnel_between">
        <source>{one} – {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message id="underwater_cities.tunnel_between_numbered">
        <source>{one} – {other}, {number}</source>
        <translation>{one} – {other}, {number}</translation>
    </message>
    <message id="underwater_cities.tunnel_site">
        <source>tunnel site {name}</source>
        <translation>Tunnelbauplatz {name}</translation>
    </message>
    <message id="underwater_cities.unused_metropolises">
        <source>unused metropolises</source>
        <translation>nicht verwendete Metropolen</translation>
    </message>
    <message id="underwater_cities.upgrade_piece_just_built">
        <source>Upgrade what you have just built.</source>
        <translation>Werte auf, was du gerade gebaut hast.</translation>
    </message>
    <message id="underwater_cities.upgrade_structure">
        <source>Upgrade: {place}</source>
        <translation>Aufwerten: {place}</translation>
    </message>
    <message id="underwater_cities.upgraded_building_at_site">
        <source>upgraded {what} at {name}</source>
        <translation>{what} (aufgewertet), {name}</translation>
    </message>
    <message id="underwater_cities.upper_left">
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message id="underwater_cities.upper_middle">
        <source>upper middle</source>
        <translation>oben Mitte</translation>
    </message>
    <message id="underwater_cities.upper_right">
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message id="underwater_cities.use_card">
        <source>Use {card}</source>
        <translation>„{card}“ nutzen</translation>
    </message>
    <message id="underwater_cities.use_card_times">
        <source>{times} times</source>
        <translation>{times}-mal</translation>
    </message>
    <message id="underwater_cities.use_card_with_effect">
        <source>Use {card} – {words}</source>
        <translation>„{card}“ nutzen – {words}</translation>
    </message>
    <message id="underwater_cities.use_no_ability">
        <source>Use none</source>
        <translation>Keine nutzen</translation>
    </message>
    <message id="underwater_cities.use_no_action_card">
        <source>Use no card</source>
        <translation>Keine Karte nutzen</translation>
    </message>
    <message id="underwater_cities.when_colours_differ">
        <source>When your card and the chosen coloured slot differ in colour: {effect}</source>
        <translation>Immer wenn die Farbe deiner Karte nicht zum gewählten farbigen Aktionsplatz passt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_federation_space_entered">
        <source>When your marker enters space {space} of the Federation track: {effect}</source>
        <translation>Immer wenn dein Anzeiger Feld {space} der Staatenbund-Leiste betritt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_metropolis_connected">
        <source>When one of your metropolises becomes connected: {effect}</source>
        <translation>Immer wenn eine deiner Metropolen verbunden wird: {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_built">
        <source>Whenever you build number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Immer wenn du an einer verbundenen Stadt Nummer {nth} dieser Art baust ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_upgraded">
        <source>Whenever you upgrade number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Immer wenn du an einer verbundenen Stadt Nummer {nth} dieser Art aufwertest ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_tunnel_of_turn">
        <source>When you build tunnel number {nth} of a turn: {effect}</source>
        <translation>Immer wenn du Tunnel Nummer {nth} eines Zuges baust: {effect}</translation>
    </message>
    <message id="underwater_cities.when_one_of_slots_used">
        <source>When you use one of these action slots ({slots}): {effect}</source>
        <translation>Immer wenn du einen dieser Aktionsplätze nutzt: {slots}. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_gives_enough">
        <source>When a slot itself gives you at least {amount}: {effect}</source>
        <translation>Immer wenn ein Aktionsplatz selbst mindestens {amount} gibt: {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_used">
        <source>When you use the {slot}: {effect}</source>
        <translation>Immer wenn du diesen Aktionsplatz nutzt: {slot}. Dann: {effect}</translation>
    </message>
    <message id="underwater_cities.wrong_total_of_goods_paid">
        <source>You must pay {need} in kelp, steelplast and biomatter combined.</source>
        <translation>An Tang, Stahlplastik und Biomasse zusammen fällig: {need}.</translation>
    </message>
    <message id="underwater_cities.yellow_slot">
        <source>yellow slot {number}</source>
        <translation>gelber Aktionsplatz {number}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message id="window.about_program">
        <source>One table for four board games: played by the rules, or freely by hand.</source>
        <translation>Ein Tisch für vier Brettspiele: nach den Regeln oder mit freier Hand.</translation>
    </message>
    <message id="window.about_title">
        <source>About Társas</source>
        <translation>Über Társas</translation>
    </message>
    <message id="window.about_unofficial">
        <source>Unofficial. The names of the games belong to their publishers; every picture is our own.</source>
        <translation>Inoffiziell. Die Namen der Spiele gehören ihren Verlagen; alle Bilder sind eigene.</translation>
    </message>
    <message id="window.about_version">
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message id="window.all_options_button">
        <source>All {n} options</source>
        <translation>Alle {n} Möglichkeiten</translation>
    </message>
    <message id="window.all_options_title">
        <source>All options</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message id="window.answered_by_itself">
        <source>By itself: {label}</source>
        <translation>Von selbst: {label}</translation>
    </message>
    <message id="window.area_of_seat">
        <source>Area of {seat}</source>
        <translation>Bereich von {seat}</translation>
    </message>
    <message id="window.areas_of_others">
        <source>Areas of the others</source>
        <translation>Bereiche der anderen</translation>
    </message>
    <message id="window.back_to_last_legal_position">
        <source>Back to the last legal position</source>
        <translation>Zurück zur letzten regelgerechten Stellung</translation>
    </message>
    <message id="window.bare_item">
        <source>{item}</source>
        <translation>{item}</translation>
    </message>
    <message id="window.bare_name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="window.bare_term">
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message id="window.barrage_line">
        <source>Dams and turbines in the Alps</source>
        <translation>Staumauern und Turbinen in den Alpen</translation>
    </message>
    <message id="window.barrage_title">
        <source>Barrage</source>
        <translation>Wasserkraft</translation>
    </message>
    <message id="window.board_label">
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message id="window.board_named">
        <source>Board {name}</source>
        <translation>Plan {name}</translation>
    </message>
    <message id="window.bonus_during_game">
        <source>bonus during the game</source>
        <translation>dauerhafter Bonus</translation>
    </message>
    <message id="window.built_in_cards">
        <source>The cards that come with the program</source>
        <translation>Die mitgelieferten Karten</translation>
    </message>
    <message id="window.cancel">
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message id="window.cannot_open_file">
        <source>“{file}” cannot be opened: {reason}</source>
        <translation>Die Datei „{file}“ lässt sich nicht öffnen. {reason}</translation>
    </message>
    <message id="window.card_pack">
        <source>Card pack</source>
        <translation>Kartenpaket</translation>
    </message>
    <message id="window.card_pack_files">
        <source>Card packs</source>
        <translation>Kartenpakete</translation>
    </message>
    <message id="window.card_pack_kept_tip">
        <source>A card pack is a file with cards of your own box. It is kept and used for the next game too; choose it again after you have changed it.</source>
        <translation>Ein Kartenpaket ist eine Datei mit Karten aus deiner eigenen Schachtel. Es wird behalten und auch im nächsten Spiel verwendet; wähle es neu, wenn du die Datei geändert hast.</translation>
    </message>
    <message id="window.card_pack_of_another_game">
        <source>This card pack belongs to another game.</source>
        <translation>Dieses Kartenpaket gehört zu einem anderen Spiel.</translation>
    </message>
    <message id="window.card_pack_template_button">
        <source>Template and word list…</source>
        <translation>Vorlage und Wortliste …</translation>
    </message>
    <message id="window.card_pack_tip">
        <source>A card pack is a file with cards of your own box; a saved game keeps its pack.</source>
        <translation>Ein Kartenpaket ist eine Datei mit Karten aus deiner eigenen Schachtel; ein Spielstand behält sein Kartenpaket.</translation>
    </message>
    <message id="window.card_pack_unusable">
        <source>This card pack cannot be used: {file}</source>
        <translation>Dieses Kartenpaket lässt sich nicht verwenden: {file}</translation>
    </message>
    <message id="window.change_colour_and_symbol">
        <source>Another colour and symbol</source>
        <translation>Andere Farbe, anderes Zeichen</translation>
    </message>
    <message id="window.change_count">
        <source>{sign} {what}</source>
        <translation>{sign} {what}</translation>
    </message>
    <message id="window.change_count_for_seat">
        <source>{sign} {what}: {seat}</source>
        <translation>{sign} {what}: {seat}</translation>
    </message>
    <message id="window.character">
        <source>character</source>
        <translation>Charakterkarte</translation>
    </message>
    <message id="window.chip_computer">
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message id="window.chip_my_turn">
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message id="window.chip_to_move">
        <source>to move</source>
        <translation>ist dran</translation>
    </message>
    <message id="window.choose_between_low_and_high">
        <source>Choose {low} to {high}.</source>
        <translation>Wähle {low} bis {high}.</translation>
    </message>
    <message id="window.choose_card_pack_button">
        <source>Choose a card pack…</source>
        <translation>Kartenpaket wählen …</translation>
    </message>
    <message id="window.choose_card_pack_title">
        <source>Choose a card pack</source>
        <translation>Kartenpaket wählen</translation>
    </message>
    <message id="window.choose_exactly">
        <source>Choose {n}.</source>
        <translation>Wähle {n}.</translation>
    </message>
    <message id="window.choose_picture_button">
        <source>Choose a picture …</source>
        <translation>Bild wählen …</translation>
    </message>
    <message id="window.choose_resume_point">
        <source>Where should play continue?</source>
        <translation>Wie geht es weiter?</translation>
    </message>
    <message id="window.choose_template_folder">
        <source>Choose a folder for the template</source>
        <translation>Ordner für die Vorlage wählen</translation>
    </message>
    <message id="window.click_to_explain">
        <source>Click anything to learn what it is. Esc ends it.</source>
        <translation>Klick irgendetwas an, und du erfährst, was es ist. Esc beendet es.</translation>
    </message>
    <message id="window.close">
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message id="window.coming_later">
        <source>Coming later</source>
        <translation>Kommt später</translation>
    </message>
    <message id="window.common_area">
        <source>Common area</source>
        <translation>Gemeinsamer Bereich</translation>
    </message>
    <message id="window.common_board">
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message id="window.computer">
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message id="window.confirm_undo_after_reveal">
        <source>This step has already revealed {what}. Undo it all the same?</source>
        <translation>Dieser Schritt hat schon aufgedeckt: {what}. Trotzdem rückgängig machen?</translation>
    </message>
    <message id="window.copy_of_open_game">
        <source>This game is open in another window. Here is a copy of it; the other one stays as it is.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet. Hier liegt eine Kopie davon; das andere bleibt, wie es ist.</translation>
    </message>
    <message id="window.corners_must_span_board">
        <source>The four corners must span the board: drag them apart.</source>
        <translation>Die vier Ecken müssen den Plan umspannen: Ziehe sie auseinander.</translation>
    </message>
    <message id="window.counts_need_free_hands">
        <source>In sandbox mode (F2) you can set counts, phase and turn here.</source>
        <translation>Mit freier Hand (F2) stellst du hier Anzahlen, Phase und Reihenfolge ein.</translation>
    </message>
    <message id="window.curtain_your_turn">
        <source>{seat}, it's your turn!</source>
        <translation>{seat}, du bist dran!</translation>
    </message>
    <message id="window.deal_one_to_every_seat">
        <source>Deal one to every seat</source>
        <translation>An alle je eins austeilen</translation>
    </message>
    <message id="window.deal_one_to_seat">
        <source>Deal one to …</source>
        <translation>Eins austeilen an …</translation>
    </message>
    <message id="window.decision">
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message id="window.default_player_name">
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message id="window.default_skin_name">
        <source>My board</source>
        <translation>Mein Plan</translation>
    </message>
    <message id="window.did_you_mean_word">
        <source>Did you mean “{word}”?</source>
        <translation>Meintest du „{word}“?</translation>
    </message>
    <message id="window.done">
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message id="window.drag_corners_onto_board">
        <source>Drag the four corners onto the corners of the board. Keys 1 to 4 choose a corner, arrow keys move it.</source>
        <translation>Ziehe die vier Ecken auf die Ecken des Plans. Die Tasten 1 bis 4 wählen eine Ecke, die Pfeiltasten bewegen sie.</translation>
    </message>
    <message id="window.earlier_moment_shown">
        <source>You are at an earlier step. If you play on from here, the later steps are kept as a branch.</source>
        <translation>Ein früherer Moment. Spielst du von hier aus weiter, bleibt das Spätere als Zweig erhalten.</translation>
    </message>
    <message id="window.everything_agrees_with_rules">
        <source>No rule is broken.</source>
        <translation>Alles entspricht den Regeln.</translation>
    </message>
    <message id="window.export_picture_title">
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message id="window.export_scans_title">
        <source>Export scans</source>
        <translation>Scans exportieren</translation>
    </message>
    <message id="window.fetch_from_box">
        <source>Fetch from the box</source>
        <translation>Aus der Schachtel holen</translation>
    </message>
    <message id="window.file_being_written">
        <source>Writing: {file}</source>
        <translation>Wird geschrieben: {file}</translation>
    </message>
    <message id="window.file_belongs_to_open_game">
        <source>“{file}” belongs to a game that is open now. Choose another name.</source>
        <translation>„{file}“ gehört zu einem Spiel, das gerade geöffnet ist. Wähle einen anderen Namen.</translation>
    </message>
    <message id="window.file_not_writable">
        <source>The file cannot be written: {file}</source>
        <translation>Die Datei lässt sich nicht schreiben: {file}</translation>
    </message>
    <message id="window.file_takes_too_long_to_read">
        <source>Reading the file takes too long. Copy it to this computer first.</source>
        <translation>Das Lesen der Datei dauert zu lange. Kopiere sie zuerst auf diesen Rechner.</translation>
    </message>
    <message id="window.file_went_on_elsewhere">
        <source>“{file}” was changed by another program. It stays as it is; this game goes on as “{own}”.</source>
        <translation>„{file}“ wurde von einem anderen Programm geändert. Die Datei bleibt, wie sie ist; dieses Spiel geht als „{own}“ weiter.</translation>
    </message>
    <message id="window.files_left_out">
        <source>Left out because it cannot be read: {files}.</source>
        <translation>Weggelassen, weil nicht lesbar: {files}.</translation>
    </message>
    <message id="window.files_left_out_and_more" numerus="yes">
        <source>Left out because they cannot be read: {files} and %n more.</source>
        <translation>
            <numerusform>Weggelassen, weil nicht lesbar: {files} und noch %n Datei.</numerusform>
            <numerusform>Weggelassen, weil nicht lesbar: {files} und noch %n Dateien.</numerusform>
        </translation>
    </message>
    <message id="window.filter_options">
        <source>Filter the options</source>
        <translation>Möglichkeiten filtern</translation>
    </message>
    <message id="window.final_result_title">
        <source>Final result</source>
        <translation>Endstand</translation>
    </message>
    <message id="window.find_count">
        <source>Find a count</source>
        <translation>Anzahl suchen</translation>
    </message>
    <message id="window.finding_must_be_settled">
        <source>This must be settled before the game can continue.</source>
        <translation>Das muss geregelt werden: Damit kann das Spiel nicht weitergehen.</translation>
    </message>
    <message id="window.findings_left_as_they_are" numerus="yes">
        <source>%n finding(s) are left as they are.</source>
        <translation>
            <numerusform>%n Abweichung bleibt, wie sie ist.</numerusform>
            <numerusform>%n Abweichungen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message id="window.findings_to_settle" numerus="yes">
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>Noch %n Abweichung, bevor es streng weitergeht.</numerusform>
            <numerusform>Noch %n Abweichungen, bevor es streng weitergeht.</numerusform>
        </translation>
    </message>
    <message id="window.finished_with_verdict">
        <source>Finished · {verdict}</source>
        <translation>Beendet · {verdict}</translation>
    </message>
    <message id="window.first_is_done_first">
        <source>The first is done first.</source>
        <translation>Was oben steht, geschieht zuerst.</translation>
    </message>
    <message id="window.fly_here">
        <source>Fly here</source>
        <translation>Hierher springen</translation>
    </message>
    <message id="window.fly_to_their_board">
        <source>Go to their board</source>
        <translation>Dorthin</translation>
    </message>
    <message id="window.free_hands">
        <source>Free hands</source>
        <translation>Freie Hand</translation>
    </message>
    <message id="window.free_hands_begun">
        <source>Sandbox: the rules are not checked.</source>
        <translation>Freie Hand: Die Regeln werden jetzt nicht geprüft.</translation>
    </message>
    <message id="window.free_hands_hint">
        <source>Drag anything anywhere. A right click offers more.</source>
        <translation>Ziehe alles überallhin. Ein Rechtsklick bietet noch mehr.</translation>
    </message>
    <message id="window.game_is_over">
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message id="window.game_line_and_people">
        <source>{line} · {people}</source>
        <translation>{line} · {people}</translation>
    </message>
    <message id="window.game_not_saved_title">
        <source>The game is not saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message id="window.game_people_range">
        <source>{low}–{high} people</source>
        <translation>{low}–{high} Personen</translation>
    </message>
    <message id="window.game_setup_failed">
        <source>The game cannot be set up: {reason}</source>
        <translation>Das Spiel lässt sich nicht aufbauen: {reason}</translation>
    </message>
    <message id="window.game_waits_in_free_hands">
        <source>Sandbox: the game is paused. Press F2 to return to strict play.</source>
        <translation>Freie Hand: Das Spiel wartet. F2 führt zurück in den strengen Modus.</translation>
    </message>
    <message id="window.game_went_on_by_itself" numerus="yes">
        <source>The game went on by itself, %n step(s) in a row.</source>
        <translation>
            <numerusform>Das Spiel lief von selbst weiter: %n Schritt.</numerusform>
            <numerusform>Das Spiel lief von selbst weiter: %n Schritte nacheinander.</numerusform>
        </translation>
    </message>
    <message id="window.ginkgopolis_line">
        <source>A city among ginkgo trees</source>
        <translation>Eine Stadt zwischen Ginkgobäumen</translation>
    </message>
    <message id="window.ginkgopolis_title">
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="window.goes_first">
        <source>Goes first</source>
        <translation>Beginnt</translation>
    </message>
    <message id="window.here_now_count">
        <source>Here now: {what}: {value}</source>
        <translation>Jetzt hier – {what}: {value}</translation>
    </message>
    <message id="window.here_now_pieces" numerus="yes">
        <source>Here now: %n piece(s).</source>
        <translation>
            <numerusform>Jetzt liegt hier %n Teil.</numerusform>
            <numerusform>Jetzt liegen hier %n Teile.</numerusform>
        </translation>
    </message>
    <message id="window.hidden_step">
        <source>A hidden step</source>
        <translation>Ein verdeckter Schritt</translation>
    </message>
    <message id="window.imperial_miners_line">
        <source>Shafts and carts below the hill</source>
        <translation>Stollen und Loren unter dem Hügel</translation>
    </message>
    <message id="window.imperial_miners_title">
        <source>Imperial Miners</source>
        <translation>Imperial Miners</translation>
    </message>
    <message id="window.import_scans_title">
        <source>Import scans</source>
        <translation>Scans importieren</translation>
    </message>
    <message id="window.kept_card_packs_button">
        <source>My card packs</source>
        <translation>Meine Kartenpakete</translation>
    </message>
    <message id="window.kept_game_and_status">
        <source>{game} · {status}</source>
        <translation>{game} · {status}</translation>
    </message>
    <message id="window.kept_game_people">
        <source>{people}</source>
        <translation>{people}</translation>
    </message>
    <message id="window.kept_game_seat_to_move">
        <source>{seat} to move · {people}</source>
        <translation>{seat} ist am Zug · {people}</translation>
    </message>
    <message id="window.key_escape">
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message id="window.key_f6">
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message id="window.key_help_between_things">
        <source>On the table: arrow keys move between pieces and places; Enter picks up and drops</source>
        <translation>Auf dem Tisch: von Ding zu Ding gehen; Enter nimmt und legt ab</translation>
    </message>
    <message id="window.key_help_close_message">
        <source>Close the why-not card or a message</source>
        <translation>Die „Warum nicht?“-Karte oder eine Meldung schließen</translation>
    </message>
    <message id="window.key_help_fit_all">
        <source>On the table: fit all</source>
        <translation>Auf dem Tisch: alles einpassen</translation>
    </message>
    <message id="window.key_help_next_area">
        <source>On the table: next area; while holding a piece: next possible drop</source>
        <translation>Auf dem Tisch: zum nächsten Bereich; mit einem Ding in der Hand: dorthin, wo es liegen darf</translation>
    </message>
    <message id="window.key_help_take_option">
        <source>Take an option of the decision panel; on the table: fly to an area</source>
        <translation>Eine Möglichkeit im Entscheidungsbereich wählen; auf dem Tisch: zu einem Bereich springen</translation>
    </message>
    <message id="window.key_help_timeline">
        <source>Move along the timeline when it has focus</source>
        <translation>An der Zeitleiste entlang, wenn sie den Tastaturfokus hat</translation>
    </message>
    <message id="window.key_help_to_decision">
        <source>Go to the decision; press again for the table</source>
        <translation>Zur Entscheidung; von dort zum Tisch</translation>
    </message>
    <message id="window.keys_title">
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message id="window.leave_finding_as_it_is">
        <source>Leave as is</source>
        <translation>So lassen</translation>
    </message>
    <message id="window.leave_without_saving_button">
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message id="window.log">
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message id="window.log_entry_tip">
        <source>Click: show and rule. Double click: go to this moment.</source>
        <translation>Klick: Stelle und Regel zeigen. Doppelklick: zu diesem Augenblick springen.</translation>
    </message>
    <message id="window.main_menu_button">
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message id="window.menu_about">
        <source>&amp;About Társas</source>
        <translation>Über Tár&amp;sas</translation>
    </message>
    <message id="window.menu_all_options">
        <source>&amp;All options</source>
        <translation>Alle Mögl&amp;ichkeiten</translation>
    </message>
    <message id="window.menu_another_appearance">
        <source>Another appea&amp;rance</source>
        <translation>An&amp;deres Aussehen</translation>
    </message>
    <message id="window.menu_board">
        <source>&amp;Board</source>
        <translation>Spielp&amp;lan</translation>
    </message>
    <message id="window.menu_drawn_board">
        <source>&amp;Drawn board</source>
        <translation>&amp;Gezeichneter Plan</translation>
    </message>
    <message id="window.menu_edit">
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message id="window.menu_export_picture">
        <source>&amp;Export picture…</source>
        <translation>Bild &amp;exportieren …</translation>
    </message>
    <message id="window.menu_export_scans">
        <source>Export scans…</source>
        <translation>Scans exportieren …</translation>
    </message>
    <message id="window.menu_fly_to">
        <source>Fly to</source>
        <translation>Springen zu</translation>
    </message>
    <message id="window.menu_follow_game">
        <source>&amp;Follow the game</source>
        <translation>Dem Spiel &amp;folgen</translation>
    </message>
    <message id="window.menu_full_screen">
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message id="window.menu_game">
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message id="window.menu_guide">
        <source>&amp;First-game guide</source>
        <translation>&amp;Begleitung im ersten Spiel</translation>
    </message>
    <message id="window.menu_help">
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message id="window.menu_hint">
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message id="window.menu_import_scans">
        <source>Import scans…</source>
        <translation>Scans importieren …</translation>
    </message>
    <message id="window.menu_keys">
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message id="window.menu_larger_text">
        <source>Lar&amp;ger text</source>
        <translation>G&amp;rößerer Text</translation>
    </message>
    <message id="window.menu_log">
        <source>&amp;Log</source>
        <translation>Pr&amp;otokoll</translation>
    </message>
    <message id="window.menu_my_scans">
        <source>My scans</source>
        <translation>Meine Scans</translation>
    </message>
    <message id="window.menu_new_game">
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message id="window.menu_nudge_places">
        <source>Nudge places</source>
        <translation>Stellen feinjustieren</translation>
    </message>
    <message id="window.menu_only_table">
        <source>Onl&amp;y the table</source>
        <translation>&amp;Nur der Tisch</translation>
    </message>
    <message id="window.menu_open">
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message id="window.menu_open_menu">
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message id="window.menu_people">
        <source>&amp;People</source>
        <translation>P&amp;ersonen</translation>
    </message>
    <message id="window.menu_quit">
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message id="window.menu_redo">
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message id="window.menu_remark">
        <source>R&amp;emark…</source>
        <translation>Anmerk&amp;ung …</translation>
    </message>
    <message id="window.menu_rules">
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message id="window.menu_save_as">
        <source>Save &amp;as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message id="window.menu_search_rules">
        <source>&amp;Search the rules</source>
        <translation>Regeln &amp;durchsuchen</translation>
    </message>
    <message id="window.menu_settings">
        <source>Se&amp;ttings…</source>
        <translation>Einstell&amp;ungen …</translation>
    </message>
    <message id="window.menu_slow_motion">
        <source>S&amp;low motion</source>
        <translation>Zei&amp;tlupe</translation>
    </message>
    <message id="window.menu_smaller_text">
        <source>&amp;Smaller text</source>
        <translation>Kleinerer &amp;Text</translation>
    </message>
    <message id="window.menu_sound">
        <source>Soun&amp;d on or off</source>
        <translation>T&amp;on an oder aus</translation>
    </message>
    <message id="window.menu_start_page">
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message id="window.menu_step_back">
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message id="window.menu_step_forward">
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message id="window.menu_switch_mode">
        <source>Switch &amp;mode</source>
        <translation>&amp;Modus umschalten</translation>
    </message>
    <message id="window.menu_take_back">
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message id="window.menu_timeline">
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message id="window.menu_timeline_panel">
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message id="window.menu_to_main_line">
        <source>To the &amp;main line</source>
        <translation>Zum &amp;Hauptzweig</translation>
    </message>
    <message id="window.menu_to_newest_step">
        <source>To the &amp;newest step</source>
        <translation>Zum &amp;neuesten Schritt</translation>
    </message>
    <message id="window.menu_to_start">
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message id="window.menu_use_my_scan">
        <source>Use my &amp;scan…</source>
        <translation>Eigenen &amp;Scan verwenden …</translation>
    </message>
    <message id="window.menu_view">
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message id="window.menu_what_if">
        <source>&amp;What if…?</source>
        <translation>&amp;Was wäre, wenn …?</translation>
    </message>
    <message id="window.menu_what_is_this">
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message id="window.menu_whole_table">
        <source>&amp;Whole table</source>
        <translation>Der g&amp;anze Tisch</translation>
    </message>
    <message id="window.menu_zoom_in">
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message id="window.menu_zoom_out">
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message id="window.more_mistakes_left_out" numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message id="window.more_tools_button">
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message id="window.motion_speed">
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="window.move_earlier_button">
        <source>Earlier</source>
        <translation>Weiter nach vorn</translation>
    </message>
    <message id="window.move_later_button">
        <source>Later</source>
        <translation>Weiter nach hinten</translation>
    </message>
    <message id="window.new_game_button">
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message id="window.new_game_title">
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message id="window.no_board_for_scan">
        <source>This game has no board that a scan could be laid over.</source>
        <translation>Dieses Spiel hat keinen Plan, auf den sich ein Scan legen ließe.</translation>
    </message>
    <message id="window.no_kept_games_yet">
        <source>Games you play are saved here automatically.</source>
        <translation>Eure Spiele bleiben hier von selbst erhalten.</translation>
    </message>
    <message id="window.no_rule_found">
        <source>No rule has these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message id="window.not_a_readable_picture">
        <source>This picture cannot be read. Use a JPEG or PNG file.</source>
        <translation>Diese Datei ist kein lesbares Bild. JPEG und PNG gehen.</translation>
    </message>
    <message id="window.not_saved">
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message id="window.not_saved_disk_full">
        <source>The disk is full: the game cannot be saved. You can play on.</source>
        <translation>Der Datenträger ist voll: Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.not_saved_folder_not_writable">
        <source>The folder cannot be written to: the game cannot be saved. You can play on.</source>
        <translation>In den Ordner lässt sich nicht schreiben: Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.not_saved_unknown_reason">
        <source>The game cannot be saved. You can play on.</source>
        <translation>Das Spiel lässt sich nicht speichern. Ihr könnt weiterspielen.</translation>
    </message>
    <message id="window.nothing_to_explain">
        <source>There is nothing to say about this.</source>
        <translation>Dazu gibt es nichts zu sagen.</translation>
    </message>
    <message id="window.nothing_to_redo">
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message id="window.nothing_to_show_in_step">
        <source>This step has nothing to show.</source>
        <translation>Dieser Schritt hat nichts zu zeigen.</translation>
    </message>
    <message id="window.nothing_to_tidy_up">
        <source>Strict play: nothing to tidy up. Press F2 for the sandbox.</source>
        <translation>Ihr spielt im strengen Modus: Es gibt nichts aufzuräumen. F2 gibt dir freie Hand.</translation>
    </message>
    <message id="window.nothing_to_try_anew">
        <source>There is nothing to retry yet.</source>
        <translation>Es gibt noch nichts, was sich anders versuchen ließe.</translation>
    </message>
    <message id="window.nothing_to_undo">
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message id="window.nudge_places_hint">
        <source>Drag each place to where it is on your picture. Nothing is played meanwhile.</source>
        <translation>Ziehe jeden Platz dorthin, wo er auf deinem Bild ist. Das Spiel ruht so lange.</translation>
    </message>
    <message id="window.number_of_people">
        <source>Number of people</source>
        <translation>Anzahl der Mitspielenden</translation>
    </message>
    <message id="window.one_step_back_button">
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message id="window.open_game_title">
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message id="window.other_revealed_pieces" numerus="yes">
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n weiteres Spielteil</numerusform>
            <numerusform>%n weitere Spielteile</numerusform>
        </translation>
    </message>
    <message id="window.own_area">
        <source>Own area</source>
        <translation>Eigener Bereich</translation>
    </message>
    <message id="window.own_board">
        <source>Own board</source>
        <translation>Eigenes Tableau</translation>
    </message>
    <message id="window.pause">
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message id="window.pdf_page">
        <source>PDF page</source>
        <translation>PDF-Seite</translation>
    </message>
    <message id="window.people">
        <source>People</source>
        <translation>Am Tisch</translation>
    </message>
    <message id="window.people_count">
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message id="window.person">
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message id="window.person_name">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="window.phase_and_turn">
        <source>Phase and turn</source>
        <translation>Phase und Reihenfolge</translation>
    </message>
    <message id="window.picture_damaged">
        <source>The picture is damaged and cannot be read to its end.</source>
        <translation>Das Bild ist beschädigt und nicht bis zum Ende lesbar.</translation>
    </message>
    <message id="window.picture_file_missing">
        <source>The picture cannot be read: the file is not there.</source>
        <translation>Das Bild ist nicht lesbar: Die Datei ist nicht da.</translation>
    </message>
    <message id="window.picture_files">
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message id="window.picture_format_unsupported">
        <source>{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.</source>
        <translation>Bilder dieser Art sind hier nicht lesbar: {kind}. Speichere das Bild als JPEG oder PNG und wähle es erneut.</translation>
    </message>
    <message id="window.picture_not_writable">
        <source>The picture cannot be written: {file}</source>
        <translation>Das Bild lässt sich nicht schreiben: {file}</translation>
    </message>
    <message id="window.picture_of_board_tip">
        <source>Go there ({keys})</source>
        <translation>Dorthin ({keys})</translation>
    </message>
    <message id="window.picture_too_many_megabytes">
        <source>The picture is too large: at most {most} MB.</source>
        <translation>Das Bild ist zu groß: höchstens {most} MB.</translation>
    </message>
    <message id="window.picture_too_many_pixels">
        <source>The picture is too large: {width} × {height} pixels. At most {most} on a side.</source>
        <translation>Das Bild ist zu groß: {width} × {height} Pixel. Höchstens {most} pro Seite.</translation>
    </message>
    <message id="window.picture_too_small">
        <source>The picture is too small to be a board.</source>
        <translation>Das Bild ist zu klein für einen Plan.</translation>
    </message>
    <message id="window.pin_panel_button">
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message id="window.play_motion_button">
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message id="window.play_on_button">
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message id="window.play_on_strictly_button">
        <source>Play on strictly</source>
        <translation>Streng weiterspielen</translation>
    </message>
    <message id="window.png_picture">
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message id="window.possible_instead_title">
        <source>This is possible instead</source>
        <translation>Das geht stattdessen</translation>
    </message>
    <message id="window.program_name">
        <source>Társas</source>
        <translation>Társas</translation>
    </message>
    <message id="window.program_slogan">
        <source>Four games, one table</source>
        <translation>Vier Spiele, ein Tisch</translation>
    </message>
    <message id="window.put_into_box">
        <source>Put into the box</source>
        <translation>In die Schachtel legen</translation>
    </message>
    <message id="window.remark">
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message id="window.remark_in_log">
        <source>Remark: {text}</source>
        <translation>Anmerkung: {text}</translation>
    </message>
    <message id="window.repair_all_button">
        <source>Repair all</source>
        <translation>Alles korrigieren</translation>
    </message>
    <message id="window.resume_as_we_were">
        <source>Resume where we were</source>
        <translation>Wo ihr wart</translation>
    </message>
    <message id="window.revealed_pieces" numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Spielteil</numerusform>
            <numerusform>%n Spielteile</numerusform>
        </translation>
    </message>
    <message id="window.rule_id">
        <source>Rule: {id}</source>
        <translation>Regel: {id}</translation>
    </message>
    <message id="window.rule_in_this_game_title">
        <source>In this game</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message id="window.rule_of_this_button">
        <source>Rule: {heading}</source>
        <translation>Regel: {heading}</translation>
    </message>
    <message id="window.rule_source">
        <source>Source: {source}</source>
        <translation>Quelle: {source}</translation>
    </message>
    <message id="window.rules">
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message id="window.rules_of_game_title">
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message id="window.same_for_every_option">
        <source>In any case:</source>
        <translation>In jedem Fall:</translation>
    </message>
    <message id="window.sandbox_tab">
        <source>Sandbox · F2</source>
        <translation>Freie Hand · F2</translation>
    </message>
    <message id="window.save_game_title">
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message id="window.saved">
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message id="window.saved_game_files">
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message id="window.saved_to_file">
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message id="window.saved_today">
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message id="window.saved_with_other_rules">
        <source>This game was saved with a different version of the rules. From step {number} on it is shown as recorded, not rechecked.</source>
        <translation>Dieses Spiel wurde mit einer anderen Regelfassung gespeichert. Ab Schritt {number} lässt es sich nach den heutigen Regeln nicht wiedergeben; alles wird gezeigt, wie es festgehalten ist.</translation>
    </message>
    <message id="window.saved_yesterday">
        <source>yesterday {time}</source>
        <translation>gestern {time}</translation>
    </message>
    <message id="window.saving">
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message id="window.saving_takes_long">
        <source>The disk does not answer: the last moves are not saved yet.</source>
        <translation>Der Datenträger antwortet nicht: Die letzten Züge sind noch nicht gespeichert.</translation>
    </message>
    <message id="window.scan_files">
        <source>Scans of a board</source>
        <translation>Scans eines Plans</translation>
    </message>
    <message id="window.scans_of_another_game">
        <source>These scans belong to another game; they are kept for it.</source>
        <translation>Diese Scans gehören zu einem anderen Spiel; dafür bleiben sie aufbewahrt.</translation>
    </message>
    <message id="window.scores_at_end">
        <source>scores at the end</source>
        <translation>Bonus bei Spielende</translation>
    </message>
    <message id="window.search_rules_field">
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message id="window.seat_is_choosing">
        <source>is choosing …</source>
        <translation>wählt …</translation>
    </message>
    <message id="window.seat_look_graphite_crescent">
        <source>graphite, crescent</source>
        <translation>graphit, Halbmond</translation>
    </message>
    <message id="window.seat_look_ivory_disc">
        <source>ivory, disc</source>
        <translation>elfenbein, Scheibe</translation>
    </message>
    <message id="window.seat_look_orange_triangle">
        <source>orange, triangle</source>
        <translation>orange, Dreieck</translation>
    </message>
    <message id="window.seat_look_teal_square">
        <source>teal, square</source>
        <translation>türkis, Quadrat</translation>
    </message>
    <message id="window.seat_look_violet_cross">
        <source>violet, cross</source>
        <translation>violett, Kreuz</translation>
    </message>
    <message id="window.seat_sits_down_here">
        <source>{seat} takes over</source>
        <translation>{seat} setzt sich hierher</translation>
    </message>
    <message id="window.seat_to_move">
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message id="window.seed">
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message id="window.seed_by_chance">
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message id="window.seed_tip">
        <source>The same seed gives the same shuffle.</source>
        <translation>Gleicher Startwert, gleiche Mischung.</translation>
    </message>
    <message id="window.settings_button">
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message id="window.settings_from_newer_version">
        <source>A newer version of this program wrote these settings. They are left unchanged; changes you make now will not be saved.</source>
        <translation>Die Einstellungen stammen aus einer neueren Version dieses Programms. Sie bleiben, wie sie sind; was du jetzt änderst, gilt nur bis zum Beenden.</translation>
    </message>
    <message id="window.settled_by_resume_point">
        <source>Choose below where play should continue; that settles this.</source>
        <translation>Wähle unten, wie es weitergeht: Damit ist das erledigt.</translation>
    </message>
    <message id="window.setup_step">
        <source>Set-up</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message id="window.show_all_mistakes_button">
        <source>Show all mistakes</source>
        <translation>Alle Fehler zeigen</translation>
    </message>
    <message id="window.show_finding_button">
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message id="window.show_my_cards_button">
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message id="window.show_obstacle_button">
        <source>Show what is in the way</source>
        <translation>Was im Weg ist</translation>
    </message>
    <message id="window.show_rule_button">
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message id="window.show_to_everybody">
        <source>Show to everybody</source>
        <translation>Allen zeigen</translation>
    </message>
    <message id="window.shuffle">
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message id="window.skin_file_damaged">
        <source>The file is not a scan set, or it is damaged.</source>
        <translation>Die Datei ist kein Planbild oder beschädigt.</translation>
    </message>
    <message id="window.skin_file_holds_foreign_content">
        <source>The file holds something that does not belong to a skin.</source>
        <translation>Die Datei enthält etwas, das nicht zu einem Planbild gehört.</translation>
    </message>
    <message id="window.skin_file_holds_too_much">
        <source>The file holds more than a skin may have.</source>
        <translation>Die Datei enthält mehr, als ein Planbild haben darf.</translation>
    </message>
    <message id="window.skin_from_newer_version">
        <source>The skin was made by a newer version of this program.</source>
        <translation>Das Planbild stammt aus einer neueren Version dieses Programms.</translation>
    </message>
    <message id="window.skin_list_damaged">
        <source>The list of the skin is damaged.</source>
        <translation>Das Verzeichnis des Planbilds ist beschädigt.</translation>
    </message>
    <message id="window.skin_list_missing">
        <source>The skin has no list of its boards.</source>
        <translation>Dem Planbild fehlt das Verzeichnis seiner Pläne.</translation>
    </message>
    <message id="window.skin_list_too_long">
        <source>The list of the skin is too long.</source>
        <translation>Das Verzeichnis des Planbilds ist zu lang.</translation>
    </message>
    <message id="window.skin_name_label">
        <source>Name of the skin</source>
        <translation>Name des Planbilds</translation>
    </message>
    <message id="window.skin_not_writable">
        <source>The skin cannot be written: {reason}</source>
        <translation>Das Planbild lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message id="window.skin_picture_damaged_or_oversized">
        <source>A picture of the skin is damaged or too large.</source>
        <translation>Eine Bilddatei des Planbilds ist beschädigt oder zu groß.</translation>
    </message>
    <message id="window.skin_picture_missing">
        <source>A picture of the skin is missing.</source>
        <translation>Eine Bilddatei des Planbilds fehlt.</translation>
    </message>
    <message id="window.skin_picture_unreadable">
        <source>A picture of the skin cannot be read; the drawn board is shown instead.</source>
        <translation>Eine Bilddatei des Planbilds ist nicht lesbar; stattdessen wird der gezeichnete Plan gezeigt.</translation>
    </message>
    <message id="window.skin_too_large">
        <source>The skin is too large.</source>
        <translation>Das Planbild ist zu groß.</translation>
    </message>
    <message id="window.so_many_options" numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message id="window.sound_is_off">
        <source>Sound is off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message id="window.sound_is_on">
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message id="window.speed">
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message id="window.step_back_button">
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message id="window.step_forward_button">
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message id="window.step_how">
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message id="window.step_of_steps">
        <source>{at} of {whole}</source>
        <translation>{at} von {whole}</translation>
    </message>
    <message id="window.step_what">
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message id="window.step_where">
        <source>Where</source>
        <translation>Wohin</translation>
    </message>
    <message id="window.stop_button">
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message id="window.straighten_and_use_button">
        <source>Straighten and use</source>
        <translation>Entzerren und verwenden</translation>
    </message>
    <message id="window.strict_play_begun">
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Streng: Ab jetzt gehen nur erlaubte Züge.</translation>
    </message>
    <message id="window.success_points">
        <source>success points</source>
        <translation>Erfolgspunkte</translation>
    </message>
    <message id="window.svg_drawing">
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message id="window.take_as_new_position_button">
        <source>Take this as the new position</source>
        <translation>Als neue Stellung übernehmen</translation>
    </message>
    <message id="window.take_back_button">
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message id="window.take_one_unseen">
        <source>Take one unseen</source>
        <translation>Ungesehen ziehen</translation>
    </message>
    <message id="window.taken_as_new_position">
        <source>This is taken as the new position.</source>
        <translation>Das wird die neue Stellung.</translation>
    </message>
    <message id="window.template_file_name">
        <source>{game} template</source>
        <translation>{game} Vorlage</translation>
    </message>
    <message id="window.template_not_saved">
        <source>Nothing can be written into this folder: {folder}</source>
        <translation>In diesen Ordner lässt sich nichts schreiben: {folder}</translation>
    </message>
    <message id="window.template_saved">
        <source>Saved in {folder}: {template} and {words}</source>
        <translation>Gespeichert in {folder}: {template} und {words}</translation>
    </message>
    <message id="window.tidy_up_title">
        <source>Tidy up</source>
        <translation>Aufräumen</translation>
    </message>
    <message id="window.timeline_title">
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message id="window.to_newest_step_button">
        <source>To the newest step</source>
        <translation>Zum neuesten Schritt</translation>
    </message>
    <message id="window.to_start_button">
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message id="window.total">
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message id="window.total_tip">
        <source>Total: {n}</source>
        <translation>Insgesamt: {n}</translation>
    </message>
    <message id="window.try_again_button">
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message id="window.turn_by_quarter">
        <source>Turn by a quarter</source>
        <translation>Um ein Viertel drehen</translation>
    </message>
    <message id="window.turn_over">
        <source>Turn over</source>
        <translation>Wenden</translation>
    </message>
    <message id="window.underwater_cities_line">
        <source>Cities under glass on the sea floor</source>
        <translation>Städte unter Glas auf dem Meeresgrund</translation>
    </message>
    <message id="window.underwater_cities_title">
        <source>Underwater Cities</source>
        <translation>Underwater Cities</translation>
    </message>
    <message id="window.undo_button">
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message id="window.undo_step_tip">
        <source>Undo: {step}</source>
        <translation>Rückgängig: {step}</translation>
    </message>
    <message id="window.unknown_game_name">
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message id="window.unsaved_moves_would_be_lost">
        <source>If you leave now, the last moves are lost. With “Save as…” the game can go to another place.</source>
        <translation>Wenn du jetzt gehst, gehen die letzten Züge verloren. Mit „Speichern unter …“ lässt sich das Spiel an einem anderen Ort ablegen.</translation>
    </message>
    <message id="window.unseen_in_box">
        <source>Unseen: {amount}</source>
        <translation>Ungesehen: {amount}</translation>
    </message>
    <message id="window.use_my_scan_title">
        <source>Use my scan</source>
        <translation>Eigenen Scan verwenden</translation>
    </message>
    <message id="window.waiting_for_people">
        <source>Waiting for {people}</source>
        <translation>Warten auf {people}</translation>
    </message>
    <message id="window.watch_in_slow_motion_button">
        <source>Watch in slow motion</source>
        <translation>In Zeitlupe ansehen</translation>
    </message>
    <message id="window.what_happened_since_title">
        <source>What happened since</source>
        <translation>Was seitdem geschah</translation>
    </message>
    <message id="window.what_if_begun">
        <source>What if? Play on from here; what was played stays as a branch.</source>
        <translation>Was wäre, wenn? Spiele von hier aus weiter; das Gespielte bleibt als Zweig erhalten.</translation>
    </message>
    <message id="window.where_does_thing_go">
        <source>{thing}: where to?</source>
        <translation>{thing}: wohin?</translation>
    </message>
    <message id="window.why_not_title">
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message id="window.window_title_with_game">
        <source>{game} – Társas</source>
        <translation>{game} – Társas</translation>
    </message>
    <message id="window.word_list_file_name">
        <source>{game} words</source>
        <translation>{game} Wortliste</translation>
    </message>
</context>
</TS>
