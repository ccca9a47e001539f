<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en_GB">
<context>
    <name>a11y</name>
    <message id="a11y.amount_of_seat">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{amount} of {seat}</source>
        <translation>{amount}, tulajdonos: {seat}</translation>
    </message>
    <message id="a11y.board_corner_picker">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Corners of the board on the picture</source>
        <translation>A tábla sarkai a képen</translation>
    </message>
    <message id="a11y.board_keys_tip">
        <location filename="../qtapp/board/accessible.py"/>
        <source>Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.</source>
        <translation>A nyílbillentyűk lépkednek, az Enter felvesz és letesz, az Escape elenged, a Tab a következő területre visz.</translation>
    </message>
    <message id="a11y.can_be_dropped_here">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, can be dropped here</source>
        <translation>{name}, ide letehető</translation>
    </message>
    <message id="a11y.can_be_taken">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, can be taken</source>
        <translation>{name}, felvehető</translation>
    </message>
    <message id="a11y.close_panel">
        <location filename="../qtapp/kit/dock_title.py"/>
        <source>Close this: {panel}</source>
        <translation>Bezárás: {panel}</translation>
    </message>
    <message id="a11y.continue_kept_game">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Play on: {game}</source>
        <translation>Folytatás: {game}</translation>
    </message>
    <message id="a11y.counts_keys_tip">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Counts: plus and minus change them, Enter types a number.</source>
        <translation>Darabszámok: a plusz és a mínusz változtat rajtuk, az Enter után beírhatod a számot.</translation>
    </message>
    <message id="a11y.float_panel">
        <location filename="../qtapp/kit/dock_title.py"/>
        <source>Undock {panel}</source>
        <translation>Leválasztás: {panel}</translation>
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
        <translation>{what}, hely: {place}</translation>
    </message>
    <message id="a11y.log">
        <location filename="../qtapp/panels/log.py"/>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message id="a11y.mode_switch_tip">
        <location filename="../qtapp/windows/game.py"/>
        <source>Mode: {mode}. Switch with F2.</source>
        <translation>Mód: {mode}. Váltás: F2.</translation>
    </message>
    <message id="a11y.open_kept_game">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Open: {game}</source>
        <translation>Megnyitás: {game}</translation>
    </message>
    <message id="a11y.options">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Options</source>
        <translation>Lehetőségek</translation>
    </message>
    <message id="a11y.order_keys_tip">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Order: Ctrl and the arrow keys move an item</source>
        <translation>Sorrend: a Ctrl és a nyílbillentyűk áthelyezik a kijelölt elemet</translation>
    </message>
    <message id="a11y.picture_export_progress">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>Export progress</source>
        <translation>Mennyi készült el a képből</translation>
    </message>
    <message id="a11y.piece_held">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, held</source>
        <translation>{name}, felvéve</translation>
    </message>
    <message id="a11y.piece_in_place">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, in: {place}</source>
        <translation>{name}, hely: {place}</translation>
    </message>
    <message id="a11y.place_closed">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, closed</source>
        <translation>{name}, képpel lefelé</translation>
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
            <numerusform>{name}, %n játékelem</numerusform>
        </translation>
    </message>
    <message id="a11y.progress">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Progress</source>
        <translation>Folyamat</translation>
    </message>
    <message id="a11y.rule_text">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Text of the rule</source>
        <translation>A szabály szövege</translation>
    </message>
    <message id="a11y.rules_headings">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Headings of the rules</source>
        <translation>A szabályok címei</translation>
    </message>
    <message id="a11y.rules_of_game">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message id="a11y.seat_colour">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: {colour}</source>
        <translation>{number}. hely: {colour}</translation>
    </message>
    <message id="a11y.seat_name_field">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Name of seat {number}</source>
        <translation>{number}. hely neve</translation>
    </message>
    <message id="a11y.seat_sit_earlier">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: move earlier</source>
        <translation>{number}. hely: üljön előrébb</translation>
    </message>
    <message id="a11y.seat_sit_later">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Seat {number}: sit later</source>
        <translation>{number}. hely: üljön hátrébb</translation>
    </message>
    <message id="a11y.start_new_game">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>New game: {game}</source>
        <translation>Új játék: {game}</translation>
    </message>
    <message id="a11y.stepper_one_less">
        <location filename="../qtapp/kit/choosers.py"/>
        <source>{what}: one less</source>
        <translation>{what}: eggyel kevesebb</translation>
    </message>
    <message id="a11y.stepper_one_more">
        <location filename="../qtapp/kit/choosers.py"/>
        <source>{what}: one more</source>
        <translation>{what}: eggyel több</translation>
    </message>
    <message id="a11y.table">
        <location filename="../qtapp/windows/table_page.py"/>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message id="a11y.table_of_game">
        <location filename="../qtapp/board/accessible.py"/>
        <source>Table: {game}</source>
        <translation>Asztal: {game}</translation>
    </message>
    <message id="a11y.timeline_position_tip">
        <location filename="../qtapp/panels/timeline.py"/>
        <source>Timeline: step {at} of {whole}. Left and right keys go along it.</source>
        <translation>Idővonal: {at}. lépés, összesen {whole}. A bal és jobb nyíl végigvezet rajta.</translation>
    </message>
    <message id="a11y.why_not">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message id="about.built_from_commit">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Built from {commit}</source>
        <translation>Ebből készült: {commit}</translation>
    </message>
    <message id="about.copied">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Copied</source>
        <translation>Vágólapra másolva</translation>
    </message>
    <message id="about.copy_for_report_button">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Copy for a report</source>
        <translation>Másolás hibajelentéshez</translation>
    </message>
    <message id="about.licence_text">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Text of the licence</source>
        <translation>A licenc szövege</translation>
    </message>
    <message id="about.parts_and_licences_title">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>What comes with it, and under which licence</source>
        <translation>Ami hozzá tartozik, és annak licence</translation>
    </message>
    <message id="about.platform_versions">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message id="about.program_parts_list">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Parts of the program</source>
        <translation>A program részei</translation>
    </message>
    <message id="about.runs_from_source">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Runs from its source</source>
        <translation>Forráskódból fut</translation>
    </message>
</context>
<context>
    <name>about/barrage</name>
    <message id="about/barrage.action.bank.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>It is never full: everybody can always come.</source>
        <translation>Sohasem telik meg: bárki bármikor jöhet.</translation>
    </message>
    <message id="about/barrage.action.bank.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The bank: for each engineer that you lay here you get 1 credit.</source>
        <translation>Bank: minden ide rakott mérnökért 1 kreditet kapsz.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>No more than three contracts may lie open in front of you.</source>
        <translation>Előtted legfeljebb három nyílt szerződés lehet.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The contract office: take private contracts, which pay you when you produce enough energy.</source>
        <translation>Szerződéskötő iroda: egyéni szerződéseket vehetsz el, amelyek elég energiáért jutalmat adnak.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The price is printed on the row; you pay it when you lay the engineers.</source>
        <translation>Az ár a soron áll; a mérnökök lerakásakor fizeted ki.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The machinery shop: buy excavators and mixers here with credits.</source>
        <translation>Munkagépbolt: itt kreditért földmunkagépet és betonkeverő gépet vehetsz.</translation>
    </message>
    <message id="about/barrage.action.patent_#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need 2 engineers. You may build with the tile at once.</source>
        <translation>2 mérnök kell hozzá. A lapkával rögtön építhetsz.</translation>
    </message>
    <message id="about/barrage.action.patent_#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The patent office: for 5 credits you get the advanced technology tile of this slot.</source>
        <translation>Szabadalmi Hivatal: 5 kreditért megkapod az itt fekvő fejlett-technológia-lapkát.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need a dam with water, a conduit and your own powerhouse at its end.</source>
        <translation>Kell hozzá egy gát vízzel, egy csatorna és a végén a saját erőműved.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Drops times value, plus or minus the number of this row.</source>
        <translation>A vízcseppek száma szorozva a termelőértékkel, és hozzá a sor száma.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>Afterwards you may fulfil one contract with this energy.</source>
        <translation>Utána ezzel az energiával teljesíthetsz egy szerződést.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The turbine station: here you produce energy with water from a dam.</source>
        <translation>Turbinaállomás: itt egy gát vizéből energiát termelsz.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may split them as you like.</source>
        <translation>Tetszés szerint eloszthatod őket.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water management: bring drops to headstreams of your choice, where they wait for the water flow.</source>
        <translation>Vízirányítás: tegyél vízcseppeket tetszőleges forrásokra; ott várják meg a vízáramlást.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The first dam with room catches it, whoever owns the dam.</source>
        <translation>Az első gát fogja fel, amelyben van hely, akárkié is.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Drops that wait on the headstream stay there.</source>
        <translation>A forráson már várakozó vízcseppek ott maradnak.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water management: bring a drop to a headstream, and it flows at once.</source>
        <translation>Vízirányítás: tegyél egy vízcseppet egy forrásra, és az azonnal elindul.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number says by how many segments it turns.</source>
        <translation>A szám mutatja, hány szektorral fordul.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>What reaches the open segment is yours again at once.</source>
        <translation>Ami a nyitott szektorhoz ér, azonnal újra a tiéd.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The workshop: turn your construction wheel, so that tiles and machines come back sooner.</source>
        <translation>Műhely: elforgatod az építőkerekedet, hogy a lapkák és munkagépek hamarabb visszajöjjenek.</translation>
    </message>
    <message id="about/barrage.automa.action.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The actions of the Automa: it tries the lines from top to bottom and does the first possible one.</source>
        <translation>Az Automa akciói: a sorokat fentről lefelé nézi, és az első lehetségeset hajtja végre.</translation>
    </message>
    <message id="about/barrage.automa.criteria.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The criteria of the Automa: they decide where it builds when several spaces are possible.</source>
        <translation>Az Automa szempontjai: ezek döntik el, hová épít, ha több mező is szóba jön.</translation>
    </message>
    <message id="about/barrage.automa.deck.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The Automa tiles: each turn of an Automa one of them says what it does.</source>
        <translation>Automalapkák: minden körben egy lapka mondja meg, mit tesz az Automa.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number is its value: each drop makes so much energy.</source>
        <translation>A szám a termelőértéke: minden vízcsepp ennyi energiát ad.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may use any built conduit. If it is not yours, you pay 1 credit a drop.</source>
        <translation>Bármelyik kész csatornát használhatod. Ha másé, cseppenként 1 kreditet fizetsz érte.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>Its owner gets the credits, and 1 victory point a drop.</source>
        <translation>A kreditet a tulajdonosa kapja, és cseppenként 1 győzelmi pontot is.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit space: a conduit leads water from the dams of this basin to the powerhouses of another one.</source>
        <translation>Csatornahely: a csatorna az itteni gátak vizét egy másik víztározó erőműveihez vezeti.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Gátat csak alappal lehet kezdeni; rá legfeljebb két magasító kerülhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>A neutral dam belongs to nobody: everybody may use its water.</source>
        <translation>A semleges gát senkié: a vizével bárki termelhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The lower dam space of a basin: a dam here catches the water that the upper one lets through.</source>
        <translation>Egy víztározó alsó gáthelye: az itteni gát azt a vizet fogja fel, amelyet a felső továbbenged.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Gátat csak alappal lehet kezdeni; rá legfeljebb két magasító kerülhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one dam.</source>
        <translation>Egy víztározónál csak egy gátad lehet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The upper dam space of a basin: a dam here catches the water first, but its base costs 3 credits more.</source>
        <translation>Egy víztározó felső gáthelye: az itteni gát fogja fel elsőként a vizet, de az alapja 3 kredittel drágább.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You can only produce with a powerhouse of your own.</source>
        <translation>Csak a saját erőműveddel termelhetsz.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one.</source>
        <translation>Egy víztározónál csak egy erőműved lehet.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space with a red border costs 3 credits more.</source>
        <translation>A pirossal kiemelt mező 3 kredittel drágább.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A powerhouse space: your powerhouse turns the water that comes through a conduit into energy.</source>
        <translation>Erőműhely: az erőműved a csatornán érkező vízből energiát termel.</translation>
    </message>
    <message id="about/barrage.beside.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Here lie the engineers of an Automa that found no free action space.</source>
        <translation>Itt azok a mérnökök fekszenek, akiknek az Automa nem talált szabad akciómezőt.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You need at least 6 energy in this round.</source>
        <translation>Legalább 6 energiát kell termelned a fordulóban.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Too far behind on the track? Then you get 4 points less for each section.</source>
        <translation>Ha lemaradtál a sávon, szakaszonként 4 ponttal kevesebbet kapsz.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The bonus tile of this round: it gives victory points for things you have.</source>
        <translation>Ennek a fordulónak a bónuszlapkája: bizonyos dolgaidért győzelmi pontot ad.</translation>
    </message>
    <message id="about/barrage.box.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/barrage.contracts.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Green needs the least energy, red the most and pays best.</source>
        <translation>A zöldhöz kell a legkevesebb energia, a piroshoz a legtöbb, de az fizet a legjobban.</translation>
    </message>
    <message id="about/barrage.contracts.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The pile of private contracts of one colour; gaps are filled from it at the end of a turn.</source>
        <translation>Egy szín egyéni szerződéseinek paklija; a kör végén innen pótlódnak a hiányzók.</translation>
    </message>
    <message id="about/barrage.count.credit.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Credits: the money of the game, for machines, patents and red spaces.</source>
        <translation>Kredit: a játék pénze; munkagépre, szabadalomra és piros mezőkre költöd.</translation>
    </message>
    <message id="about/barrage.count.drop.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>From a dam you lead them through a conduit and make energy.</source>
        <translation>A gátból csatornán át vezeted őket, és energiát termelsz.</translation>
    </message>
    <message id="about/barrage.count.drop.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end each drop in your own dams is 1 victory point.</source>
        <translation>A játék végén a saját gátadban minden vízcsepp 1 győzelmi pont.</translation>
    </message>
    <message id="about/barrage.count.drop.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Water drops: they run down the rivers until a dam with room holds them.</source>
        <translation>Vízcsepp: lefelé folyik a folyókon, amíg egy gát, amelyben van hely, vissza nem tartja.</translation>
    </message>
    <message id="about/barrage.count.energy.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>It brings credits and points at the end of the round, then it is 0 again.</source>
        <translation>A forduló végén kreditet és pontot hoz, aztán újra 0.</translation>
    </message>
    <message id="about/barrage.count.energy.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Energy that you have produced in this round; it moves your marker on the energy track.</source>
        <translation>Az ebben a fordulóban termelt energiád; ennyit lép a jelződ az energiasávon.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Everybody has twelve in each round.</source>
        <translation>Mindenkinek tizenkettő van minden fordulóban.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers: you lay them on action spaces and carry out the action there.</source>
        <translation>Mérnökök: akciómezőkre rakod őket, és végrehajtod a mező akcióját.</translation>
    </message>
    <message id="about/barrage.count.excavator.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building they come back with the wheel.</source>
        <translation>Építés után az építőkerékkel visszatérnek.</translation>
    </message>
    <message id="about/barrage.count.excavator.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Excavators: machines that dig; you need them for bases and conduits.</source>
        <translation>Földmunkagép: ás; alapokhoz és csatornákhoz kell.</translation>
    </message>
    <message id="about/barrage.count.mixer.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building they come back with the wheel.</source>
        <translation>Építés után az építőkerékkel visszatérnek.</translation>
    </message>
    <message id="about/barrage.count.mixer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Mixers: machines that make concrete; you need them for elevations and powerhouses.</source>
        <translation>Betonkeverő gép: betont kever; magasítókhoz és erőművekhez kell.</translation>
    </message>
    <message id="about/barrage.count.point.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Victory points: whoever has most of them after five rounds wins.</source>
        <translation>Győzelmi pont: öt forduló után az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/barrage.count.round.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The round: there are five, then the game is over.</source>
        <translation>A forduló: öt van belőle, azután vége a játéknak.</translation>
    </message>
    <message id="about/barrage.discard.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Contracts that an Automa has discarded; if their pile runs out, they become the new one.</source>
        <translation>Az Automák által eldobott szerződések; ha a paklijuk elfogy, ezekből lesz az új.</translation>
    </message>
    <message id="about/barrage.draft.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Who chooses first is last in turn order in the first round.</source>
        <translation>Aki elsőként választ, az első fordulóban az utolsó a körsorrendben.</translation>
    </message>
    <message id="about/barrage.draft.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company with its executive officer: whoever chooses them plays with both.</source>
        <translation>Egy vállalat az ügyvezetőjével: aki ezt választja, velük játszik.</translation>
    </message>
    <message id="about/barrage.draft.contracts.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Starting contracts to choose from: each player takes one before the game begins.</source>
        <translation>Választható kezdőszerződések: a játék előtt mindenki elvesz egyet.</translation>
    </message>
    <message id="about/barrage.headstream.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The headstream tile says how many drops come in which round.</source>
        <translation>A forráslapka megmutatja, melyik fordulóban hány vízcsepp érkezik.</translation>
    </message>
    <message id="about/barrage.headstream.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The drops wait here; in the water flow phase they run downhill.</source>
        <translation>A vízcseppek itt várnak; a vízáramlás fázisában indulnak el lefelé.</translation>
    </message>
    <message id="about/barrage.headstream.*.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>With water management you can bring drops here yourself.</source>
        <translation>Vízirányítással te is tehetsz ide vízcseppeket.</translation>
    </message>
    <message id="about/barrage.headstream.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A headstream: here the river begins, and here new water comes into the game.</source>
        <translation>Forrás: itt ered a folyó, és itt érkezik az új víz a játékba.</translation>
    </message>
    <message id="about/barrage.national.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You do not take it beforehand: it lies here for everybody.</source>
        <translation>Előre nem veheted el: mindenkinek itt fekszik.</translation>
    </message>
    <message id="about/barrage.national.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>It is never replaced by a new one.</source>
        <translation>Ha elviszik, nem kerül helyette új.</translation>
    </message>
    <message id="about/barrage.national.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A national contract: the first to reach its energy in one production takes it.</source>
        <translation>Nemzeti szerződés: azé lesz, aki elsőként éri el az energiáját egyetlen termeléssel.</translation>
    </message>
    <message id="about/barrage.objective.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>First, second and third get 15, 10 and 5 victory points.</source>
        <translation>Az első három 15, 10 és 5 győzelmi pontot kap.</translation>
    </message>
    <message id="about/barrage.objective.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The objective tile: whoever has most of what it counts at the end scores best.</source>
        <translation>Céllapka: a játék végén az kap érte sok pontot, akinek a legtöbb van abból, amit számol.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The number is the energy that one production must reach.</source>
        <translation>A szám: ennyi energiát kell elérnie egyetlen termelésnek.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Beside it stands your reward.</source>
        <translation>Mellette áll a jutalmad.</translation>
    </message>
    <message id="about/barrage.offer.*.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A private contract on offer: you can take it at the contract office.</source>
        <translation>Választható egyéni szerződés: a szerződéskötő irodában veheted el.</translation>
    </message>
    <message id="about/barrage.order.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Who produces least energy goes first in the next round.</source>
        <translation>Aki a legkevesebb energiát termeli, a következő fordulóban az első.</translation>
    </message>
    <message id="about/barrage.order.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The turn order: the marker on the first space says who acts first in this round.</source>
        <translation>Körsorrend: az első helyen álló jelző mutatja, ki kezdi a fordulót.</translation>
    </message>
    <message id="about/barrage.patent.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>First pile I, then II, then III.</source>
        <translation>Előbb az I., aztán a II., végül a III. pakli.</translation>
    </message>
    <message id="about/barrage.patent.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The pile of advanced technology tiles of one level; new ones come from here at the end of a round.</source>
        <translation>Az egyik szint fejlett-technológia-lapkáinak paklija; a forduló végén innen jönnek az újak.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Lay 2 engineers on the space beside it and pay 5 credits.</source>
        <translation>Rakj 2 mérnököt a mellette lévő mezőre, és fizess 5 kreditet.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end of the round the unsold tiles leave the game.</source>
        <translation>Ami a forduló végéig nem kel el, kikerül a játékból.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An advanced technology tile for sale: it builds like a basic one and can do something more.</source>
        <translation>Megvehető fejlett-technológia-lapka: úgy épít, mint az alap, és még valamit tud.</translation>
    </message>
    <message id="about/barrage.piece.automa.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An Automa tile: one side shows actions, the other where the Automa builds.</source>
        <translation>Automalapka: egyik oldala akciókat mutat, a másik azt, hová épít az Automa.</translation>
    </message>
    <message id="about/barrage.piece.base.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>In each basin you can have only one dam.</source>
        <translation>Egy víztározónál csak egy gátad lehet.</translation>
    </message>
    <message id="about/barrage.piece.base.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base: the lowest part of a dam; alone it is a dam of level 1 and holds one drop.</source>
        <translation>Alap: a gát legalsó része; magában 1-es szintű gát, és egy vízcseppet tart vissza.</translation>
    </message>
    <message id="about/barrage.piece.bonus.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Only who has at least 6 energy gets them.</source>
        <translation>Csak az kap pontot, akinek legalább 6 energiája van.</translation>
    </message>
    <message id="about/barrage.piece.bonus.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A bonus tile: at the end of its round it gives victory points for what it shows.</source>
        <translation>Bónuszlapka: a fordulója végén győzelmi pontot ad azért, amit mutat.</translation>
    </message>
    <message id="about/barrage.piece.company.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company: its board shows incomes, bonuses and the ability of the third powerhouse.</source>
        <translation>Vállalat: a tábláján bevételek, bónuszok és a harmadik erőmű képessége áll.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The higher its value, the more energy each drop makes.</source>
        <translation>Minél nagyobb a termelőértéke, annál több energiát ad egy vízcsepp.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Others may use it too, but they pay you for it.</source>
        <translation>Mások is használhatják, de fizetnek érte neked.</translation>
    </message>
    <message id="about/barrage.piece.conduit.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit: it leads water from the dams of one basin to the powerhouses of another one.</source>
        <translation>Csatorna: egy víztározó gátjainak vizét egy másik víztározó erőműveihez vezeti.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The energy is not used up: your marker stays where it is.</source>
        <translation>Az energia nem fogy el: a jelződ a helyén marad.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>One production fulfils one contract at most.</source>
        <translation>Egy termelés legfeljebb egy szerződést teljesít.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A private contract: produce its energy in one go, and you get its reward.</source>
        <translation>Egyéni szerződés: termeld meg egyszerre az energiáját, és megkapod a jutalmát.</translation>
    </message>
    <message id="about/barrage.piece.contract.national.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A national contract: hard, but well paid; the first to fulfil it takes it.</source>
        <translation>Nemzeti szerződés: nehéz, de jól fizet; azé, aki elsőként teljesíti.</translation>
    </message>
    <message id="about/barrage.piece.contract.starting.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A starting contract: the easy first contract that everybody begins with.</source>
        <translation>Kezdőszerződés: a könnyű első szerződés, amellyel mindenki indul.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base takes at most two.</source>
        <translation>Egy alapra legfeljebb kettő fér.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Each level holds one more drop.</source>
        <translation>Minden szint eggyel több vízcseppet tart vissza.</translation>
    </message>
    <message id="about/barrage.piece.elevation.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An elevation: it stands on your own base and makes the dam one level higher.</source>
        <translation>Magasító: a saját alapodra kerül, és egy szinttel magasabb lesz tőle a gát.</translation>
    </message>
    <message id="about/barrage.piece.headstream.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>In the fifth round no new water comes.</source>
        <translation>Az ötödik fordulóban nem jön új víz.</translation>
    </message>
    <message id="about/barrage.piece.headstream.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A headstream tile: it shows how many drops this headstream gets in rounds one to four.</source>
        <translation>Forráslapka: megmutatja, hány vízcsepp érkezik erre a forrásra az első négy fordulóban.</translation>
    </message>
    <message id="about/barrage.piece.objective.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An objective tile: what it counts gives victory points at the end of the game.</source>
        <translation>Céllapka: amit számol, az a játék végén győzelmi pontot ér.</translation>
    </message>
    <message id="about/barrage.piece.officer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>An executive officer: a person with a special skill that helps the company the whole game.</source>
        <translation>Ügyvezető: különleges tudásával egész játék alatt segíti a vállalatot.</translation>
    </message>
    <message id="about/barrage.piece.order.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Least energy goes first in the next round.</source>
        <translation>A következő fordulóban a legkevesebb energia kezd.</translation>
    </message>
    <message id="about/barrage.piece.order.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A turn order marker: it shows when its owner acts.</source>
        <translation>Körsorrendjelző: megmutatja, mikor következik a gazdája.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The water then flows on from here and can be used again.</source>
        <translation>A víz innen továbbfolyik, és lejjebb újra felhasználható.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A powerhouse: it turns water that comes through a conduit into energy.</source>
        <translation>Erőmű: a csatornán érkező vízből energiát termel.</translation>
    </message>
    <message id="about/barrage.piece.technology.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A basic technology tile only builds, an advanced one can do something more.</source>
        <translation>Az alaptechnológia-lapka csak épít, a fejlett még valamit tud.</translation>
    </message>
    <message id="about/barrage.piece.technology.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building it goes onto the wheel and comes back later.</source>
        <translation>Építés után az építőkerékre kerül, és később visszajön.</translation>
    </message>
    <message id="about/barrage.piece.technology.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A technology tile: you need one for everything you build, and it shows what it builds.</source>
        <translation>Technológialapka: minden építéshez kell egy, és megmutatja, mit lehet vele építeni.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A base costs 3, 4 or 5 excavators: plain, hills, mountains.</source>
        <translation>Egy alap ára 3, 4 vagy 5 földmunkagép: síkság, dombság, hegység.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Bases that are not built yet; with a base you begin a dam.</source>
        <translation>Még meg nem épített alapok; az alappal kezdődik egy gát.</translation>
    </message>
    <message id="about/barrage.seat.#.company.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A company: it has its own incomes and an ability that awakes with the third powerhouse.</source>
        <translation>Vállalat: saját bevételei vannak, és egy képessége, amely a harmadik erőművel éled fel.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A conduit costs 2 excavators for each point of its value.</source>
        <translation>Egy csatorna ára termelőértékének minden pontjáért 2 földmunkagép.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Conduits that are not built yet; they lead the water from a dam to a powerhouse.</source>
        <translation>Még meg nem épített csatornák; a gát vizét egy erőműhöz vezetik.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>From left to right: 1, 2, 3 and again 3 engineers in a round.</source>
        <translation>Balról jobbra: egy fordulóban 1, 2, 3, majd újra 3 mérnök.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The fourth, red one also costs 3 credits.</source>
        <translation>A negyedik, piros mező 3 kreditbe is kerül.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A construction space: lay engineers here when you want to build something.</source>
        <translation>Építésmező: ide raksz mérnököket, ha építeni szeretnél.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>You may have at most three.</source>
        <translation>Legfeljebb három lehet nálad.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Open contracts: one production with enough energy fulfils one and brings the reward.</source>
        <translation>Nyílt szerződések: ha egy termelés elég energiát ad, egyet teljesíthetsz, és jár a jutalom.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>An elevation costs 2, 3 or 4 mixers: plain, hills, mountains.</source>
        <translation>Egy magasító ára 2, 3 vagy 4 betonkeverő gép: síkság, dombság, hegység.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The leftmost goes first; an income that comes free pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Elevations that are not built yet; they make your dams higher, so that more water fits in.</source>
        <translation>Még meg nem épített magasítók; ettől magasabbak a gátjaid, és több víz fér beléjük.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space needs exactly as many as it shows.</source>
        <translation>Egy mezőre pontosan annyi kell, amennyit mutat.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end of the round all twelve come home.</source>
        <translation>A forduló végén mind a tizenketten hazajönnek.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers who are still free: with them you choose your actions in this round.</source>
        <translation>Még szabad mérnökök: velük választasz akciót ebben a fordulóban.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Some bonus tiles count them.</source>
        <translation>Egyes bónuszlapkák megszámolják őket.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Fulfilled contracts: they lie face down and have already paid.</source>
        <translation>Teljesített szerződések: képpel lefelé fekszenek, a jutalmuk már megvan.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The skill works from the first round to the last.</source>
        <translation>Tudása az első fordulótól az utolsóig segít.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The executive officer: a person with a special skill that bends one rule for the company.</source>
        <translation>Ügyvezető: különleges tudása van, amely egy szabályt a vállalata javára módosít.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The second time in a round it costs 3 credits. Your normal action follows.</source>
        <translation>Egy fordulóban másodszor 3 kreditbe kerül. Utána jön a rendes akciód.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>A space of Mahiri Sekibo: an engineer here lets you copy another officer for one turn.</source>
        <translation>Mahiri Sekibo mezője: egy ide rakott mérnökkel egy körre lemásolhatsz egy másik ügyvezetőt.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The first costs 2 mixers, each further one 1 mixer more.</source>
        <translation>Az első 2 betonkeverő gépbe kerül, minden további eggyel többe.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>The second gives +1 to every production, the fourth 2 more.</source>
        <translation>A második minden termeléshez +1-et ad, a negyedik még 2-t.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>The third opens the special ability of your company.</source>
        <translation>A harmadik megnyitja a vállalatod képességét.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Powerhouses that are not built yet; each one you build makes your company stronger.</source>
        <translation>Még meg nem épített erőművek; minden megépített erőmű erősíti a vállalatodat.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>What lies on the wheel is not here and cannot be used.</source>
        <translation>Ami az építőkeréken van, az nincs itt, és most nem használható.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>At the end every five things here give 1 victory point.</source>
        <translation>A játék végén minden öt darab 1 győzelmi pontot ér.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The personal supply: the credits and machines that can be used now.</source>
        <translation>Saját készlet: a most felhasználható kreditek és munkagépek.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>The picture shows what it builds. A joker builds anything.</source>
        <translation>A kép mutatja, mit épít. A dzsóker bármit.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After building, the tile waits on the wheel.</source>
        <translation>Építés után a lapka az építőkeréken várakozik.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Technology tiles that are ready: for everything you build you need a fitting one from here.</source>
        <translation>Használható technológialapkák: minden építéshez kell innen egy hozzá illő.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>Most energy in the round: 6 victory points, second most: 2.</source>
        <translation>A forduló legtöbb energiája 6 győzelmi pont, a második legtöbb 2.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>After the round the energy goes back to 0.</source>
        <translation>A forduló után az energia újra 0.</translation>
    </message>
    <message id="about/barrage.seat.#.track.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The markers: victory points, and the energy of this round on the energy track.</source>
        <translation>A jelzők: a győzelmi pontok, és az energiasávon a forduló energiája.</translation>
    </message>
    <message id="about/barrage.seat.#.turn.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>What the game remembers here: who has passed, and which officer Mahiri Sekibo copies.</source>
        <translation>Amit a játék itt megjegyez: ki passzolt, és melyik ügyvezetőt másolja Mahiri Sekibo.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point1">
        <location filename="../engine/barrage/about.toml"/>
        <source>When you build, the tile and the machines go into the open segment.</source>
        <translation>Építéskor a lapka és a munkagépek a nyitott szektorba kerülnek.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point2">
        <location filename="../engine/barrage/about.toml"/>
        <source>Then the wheel turns by one. The workshop turns it too.</source>
        <translation>Utána a kerék egyet fordul. Műhellyel is forgathatod.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point3">
        <location filename="../engine/barrage/about.toml"/>
        <source>What reaches the open segment again comes back at once: six turns in all.</source>
        <translation>Ami ismét a nyitott szektorhoz ér, rögtön visszajön: összesen hat fordulat.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>The construction wheel: what you build with is not lost, it lies here and comes back later.</source>
        <translation>Építőkerék: amivel építesz, az nem vész el, ide kerül, és később visszakapod.</translation>
    </message>
    <message id="about/barrage.seat.#.works.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>Engineers with which an Automa has built in this round.</source>
        <translation>Azok a mérnökök, akikkel az Automa ebben a fordulóban épített.</translation>
    </message>
    <message id="about/barrage.state.text">
        <location filename="../engine/barrage/about.toml"/>
        <source>What the game remembers for all: which round it is, and whether the game is over.</source>
        <translation>Amit a játék mindenkinek megjegyez: hányadik forduló van, és vége van-e a játéknak.</translation>
    </message>
</context>
<context>
    <name>about/ginkgopolis</name>
    <message id="about/ginkgopolis.box.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building belongs to whoever has resources on it: one for each floor.</source>
        <translation>Az épület azé, akinek az erőforrásai rajta állnak: szintenként egy.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Red gives resources, blue gives tiles, yellow gives success points.</source>
        <translation>A piros erőforrást ad, a kék épületlapkát, a sárga sikerpontot.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point3">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A cell with a letter: whoever plays this urbanization card with a tile builds here.</source>
        <translation>Betűs mező: aki ezt a külterület-kártyát lapkával játssza ki, ide épít.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A cell of the city: a building can stand here, or a marker shows where the city can grow.</source>
        <translation>A város egy mezője: itt épület állhat, vagy egy jelző mutatja, merre nőhet a város.</translation>
    </message>
    <message id="about/ginkgopolis.count.ending.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The end is near: this round is still played, then the points are counted.</source>
        <translation>Közeleg a vége: ezt a kört még befejezitek, aztán jön a pontozás.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Unused it is worth 2 success points at the end.</source>
        <translation>Ha megmarad, a játék végén 2 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A new-hand token: hand it in to throw your cards away and draw as many new ones.</source>
        <translation>Lapdobásjelző: beadod, eldobod a lapjaidat, és ugyanannyi újat húzol.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>During the game they lie hidden behind the screens.</source>
        <translation>Játék közben rejtve vannak a paravánok mögött.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Success points: whoever has most of them at the end wins.</source>
        <translation>Sikerpont: a játék végén az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>At the end they decide who scores in the districts.</source>
        <translation>A játék végén ezek döntik el, ki kap pontot a kerületekért.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Resources: put them on a building that you build, one for each floor, and it is yours.</source>
        <translation>Erőforrás: ha építesz, szintenként egyet az épületre teszel, és az épület a tiéd.</translation>
    </message>
    <message id="about/ginkgopolis.count.round.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The round: all choose, all act, all prepare the next one; nobody knows how many there will be.</source>
        <translation>A kör: mindenki választ, lép, és felkészül a következőre; hogy hány lesz, senki sem tudja.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>It goes away when the deck is built anew.</source>
        <translation>Akkor kerül le, amikor új húzópakli készül.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A construction-site marker: this building is brand new, and nobody can have its card yet.</source>
        <translation>Építésiterület-jelző: ez az épület egészen új, a kártyája még senkinél sem lehet.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Each card speaks of one place: a building or a marker with a letter.</source>
        <translation>Minden kártya egy helyről szól: egy épületről vagy egy betűs jelzőről.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty it is shuffled anew, with the cards of new buildings.</source>
        <translation>Ha kifogy, újrakeveritek, az új épületek kártyáival együtt.</translation>
    </message>
    <message id="about/ginkgopolis.deck.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The draw deck: from here everybody draws a new card after each round.</source>
        <translation>Húzópakli: minden kör után mindenki innen húz új kártyát.</translation>
    </message>
    <message id="about/ginkgopolis.discard.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When the deck is empty, this becomes the new one.</source>
        <translation>Ha a húzópakli kifogy, ebből lesz az új.</translation>
    </message>
    <message id="about/ginkgopolis.discard.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The discard pile: cards that were played or thrown away come here.</source>
        <translation>A dobott lapok: ide kerülnek a kijátszott és az eldobott kártyák.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Alone it gives one thing for each floor of that building.</source>
        <translation>Magában az épület minden szintjéért ad valamit.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you build a floor on it and keep the card.</source>
        <translation>Lapkával új szintet építesz rá, és megtartod a kártyát.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building card: it speaks of the building whose top tile has the same colour and number.</source>
        <translation>Épületkártya: arról az épületről szól, amelynek legfelső lapkája ugyanilyen színű és számú.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Its arrow shows at which action the bonus comes.</source>
        <translation>A nyíl mutatja, melyik akciónál jár a bónusz.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A character: it gives things at the start and a small bonus the whole game long.</source>
        <translation>Karakterkártya: induláskor ad valamit, és egész játékban apró bónuszt hoz.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>After the round it goes on to the left.</source>
        <translation>A kör után balra vándorol.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The first-player card: who has it reveals and acts first in this round.</source>
        <translation>Kezdőjátékos-kártya: akinél van, ebben a körben elsőként fed fel és lép.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>You need the card with its letter, and a tile.</source>
        <translation>Az azonos betűjű kártya és egy lapka kell hozzá.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Then it moves to a cell beside the new building.</source>
        <translation>Utána az új épület melletti mezőre kerül.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An urbanization marker: here, beside the city, a new building may rise.</source>
        <translation>Külterület-jelző: itt, a város szélén, új épület épülhet.</translation>
    </message>
    <message id="about/ginkgopolis.piece.screen.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A screen: behind it a player hides resources, tiles and success points.</source>
        <translation>Paraván: mögé rejti a játékos az erőforrásait, lapkáit és sikerpontjait.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Its colour says what the building gives.</source>
        <translation>A színe mutatja, mit ad az épület.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A lower number than the tile below costs the difference in points.</source>
        <translation>Ha a száma kisebb, mint az alatta lévőé, a különbséget pontban fizeted.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A building tile: laid into the city it is a new building, or a new floor of an old one.</source>
        <translation>Épületlapka: a városban új épület lesz belőle, vagy egy régi új szintje.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Alone it gives one resource or one tile.</source>
        <translation>Magában egy erőforrást vagy egy lapkát ad.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you start a new building there, and its neighbours give.</source>
        <translation>Lapkával új épületet kezdesz ott, és a szomszéd épületek is adnak.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An urbanization card: it speaks of the marker with its letter on the edge of the city.</source>
        <translation>Külterület-kártya: a város szélén álló, azonos betűjű jelzőről szól.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Once a tile is built, its card joins the next new deck.</source>
        <translation>Ha egy lapka megépült, a kártyája a következő új húzópakliba kerül.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The reserve: cards of tiles that nobody can play yet.</source>
        <translation>A félretett épületkártyák: azoknak a lapkáknak a kártyái, amelyeket még senki sem játszhat ki.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Card alone: you exploit.</source>
        <translation>Kártya magában: hasznosítás.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>With a tile you build: on top of a building, or on the outskirts.</source>
        <translation>Lapkával építesz: egy épület tetejére vagy a külterületre.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The choice of this round: a card, alone or with a tile, face down until it is revealed.</source>
        <translation>A kör választása: egy kártya, magában vagy lapkával, képpel lefelé, amíg fel nem feded.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.draft.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Characters to choose from: keep one and pass the others to the left.</source>
        <translation>Választható karakterkártyák: egyet megtartasz, a többit balra továbbadod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.given.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Tiles that go back to the supply: each of them gives 1 success point.</source>
        <translation>A készletbe visszaadott lapkák: mindegyik 1 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Only you see your cards.</source>
        <translation>A lapjaidat csak te látod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>What you do not play goes to the left; against Hal it is discarded.</source>
        <translation>Amit nem játszol ki, balra vándorol; Hal ellen a dobott lapok közé kerül.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>A hand of cards: each round you choose one of them, alone or with a tile.</source>
        <translation>Kézben tartott lapok: körönként egyet választasz közülük, magában vagy lapkával.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An arrow gives something each time you take that action.</source>
        <translation>A nyíl minden alkalommal ad valamit, amikor azt az akciót választod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>An equals sign gives success points at the end.</source>
        <translation>Az egyenlőségjel a játék végén sikerpontot ad.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Cards that help until the end of the game: characters, and the cards of floors that were built.</source>
        <translation>A játék végéig segítő kártyák: karakterek, és a felépített szintek kártyái.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.picked.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Characters that you have kept; all show them when everybody has three.</source>
        <translation>A megtartott karakterkártyák; ha mindenkinek megvan a három, felfeditek őket.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Only resources from here can be put on buildings.</source>
        <translation>Épületre csak innen tehetsz erőforrást.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The screen: behind it lie resources and success points that nobody else may see.</source>
        <translation>Paraván: mögötte olyan erőforrások és sikerpontok vannak, amelyeket más nem láthat.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>You gain resources only in your own colour.</source>
        <translation>Erőforrást csak a saját színedből kaphatsz.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Who has put the very last resource on a building starts the last round.</source>
        <translation>Aki a legutolsó erőforrását is épületre teszi, elindítja az utolsó kört.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The supply of one colour: resources of this player that are not gained yet.</source>
        <translation>Egy szín készlete: ennek a játékosnak a még meg nem szerzett erőforrásai.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Nobody else may look at them.</source>
        <translation>Más nem nézheti meg őket.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>At the end tiles that are left give nothing.</source>
        <translation>A játék végén a megmaradt lapkák nem érnek semmit.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Building tiles behind the screen: with a card you can build one of them.</source>
        <translation>Épületlapkák a paraván mögött: egy kártyával együtt megépíthetsz egyet.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>Each unused one is worth 2 success points at the end.</source>
        <translation>Ami megmarad, a játék végén 2-2 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The first-player card lies here too: who has it begins.</source>
        <translation>Itt fekszik a kezdőjátékos-kártya is: akinél van, az kezd.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>New-hand tokens: with one of them you throw your hand away and draw a new one.</source>
        <translation>Lapdobásjelzők: eggyel eldobhatod az összes lapodat, és újakat húzol.</translation>
    </message>
    <message id="about/ginkgopolis.state.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>What the game remembers for all: the round, and whether it is the last one.</source>
        <translation>Amit a játék mindenkinek megjegyez: hányadik kör van, és hogy ez-e az utolsó.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point1">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty for the first time, you may give tiles back for points.</source>
        <translation>Amikor először kifogy, pontért lapkákat adhattok be.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point2">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>When it is empty for the second time, this is the last round.</source>
        <translation>Amikor másodszor is kifogy, ez az utolsó kör.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.text">
        <location filename="../engine/ginkgopolis/about.toml"/>
        <source>The supply of building tiles, face down: who gains a tile draws it from here.</source>
        <translation>Az épületlapka-készlet, képpel lefelé: aki épületlapkát kap, innen húzza.</translation>
    </message>
</context>
<context>
    <name>about/imperial_miners</name>
    <message id="about/imperial_miners.box.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Each card acts only once a round.</source>
        <translation>Minden kártya fordulónként csak egyszer hat.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A mark: this card has already been activated in this round.</source>
        <translation>Jel: ezt a kártyát ebben a fordulóban már aktiváltad.</translation>
    </message>
    <message id="about/imperial_miners.count.cart.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A cart token: it makes a half-full cart a full one, worth 1 victory point at the end.</source>
        <translation>Csillejelölő: a félig teli csillét telivé teszi; ez a játék végén 1 győzelmi pont.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The chain reaction goes on all the same.</source>
        <translation>A láncreakció ettől még folytatódik.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A cave-in: this card is blocked; when it is activated, the cave-in is cleared away instead.</source>
        <translation>Beomlás: ez a kártya el van zárva; ha aktiválod, hatás helyett a beomlást távolítod el.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>What you do not use then is lost.</source>
        <translation>Amit akkor nem használsz fel, elvész.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>So many coins less for the next card that is played.</source>
        <translation>Ennyi pénzérmével olcsóbb a következő kijátszott kártya.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>At the end they only break a tie.</source>
        <translation>A játék végén csak a holtversenyt döntik el.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Coins: you pay cards and some effects with them.</source>
        <translation>Pénzérme: kártyákért és egyes hatásokért fizetsz vele.</translation>
    </message>
    <message id="about/imperial_miners.count.completed.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>So many research boards this player has completed; some effects count them.</source>
        <translation>Ennyi kutatástáblát teljesített ez a játékos; egyes hatások ezt számolják.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A card bears at most three.</source>
        <translation>Egy kártyán legfeljebb három lehet.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A gadget on a card: some effects put them there, others grow with their number.</source>
        <translation>Masina egy kártyán: egyes hatások ide teszik, mások annál többet érnek, minél több van.</translation>
    </message>
    <message id="about/imperial_miners.count.point.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>You never lose them, and each full cart adds one.</source>
        <translation>Sohasem veszíted el őket, és minden teli csille hozzáad egyet.</translation>
    </message>
    <message id="about/imperial_miners.count.point.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Victory points: whoever has most of them after ten rounds wins.</source>
        <translation>Győzelmi pont: tíz forduló után az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/imperial_miners.count.progress.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>So many steps the pickaxe has gone in the whole game; some effects count them.</source>
        <translation>Ennyit lépett a csákányjelölő az egész játékban; egyes hatások ezt számolják.</translation>
    </message>
    <message id="about/imperial_miners.count.round.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The round: there are ten, and in each everybody plays one card.</source>
        <translation>A forduló: tíz van belőle, és mindegyikben mindenki egy kártyát játszik ki.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>You draw one card after the other and look at it before you go on.</source>
        <translation>Egyesével húzol, és mindegyiket megnézed, mielőtt folytatod.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>When it is empty, its discard pile is shuffled.</source>
        <translation>Ha kifogy, a dobópaklija megkeverve lesz az új.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A deck of mine cards of one level: when you may draw, you choose from which deck.</source>
        <translation>Egy szint bányakártyáinak paklija: ha húzhatsz, te döntöd el, melyik pakliból.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>They cost nothing, but they need a place under level III.</source>
        <translation>Ingyenesek, de csak III. szintű kártya alá férnek.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The deck of level IV: the deepest cards, which come only from research boards and some events.</source>
        <translation>A IV. szintű pakli: a legmélyebb kártyák; csak kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>When the deck is empty, they become the new one.</source>
        <translation>Ha a pakli kifogy, ezekből lesz az új.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The discard pile of one level: hand cards that somebody had to give up.</source>
        <translation>Egy szint dobópaklija: kézből eldobott kártyák.</translation>
    </message>
    <message id="about/imperial_miners.event.deck.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The event deck: each round one event is turned up, so its cards are the rounds to come.</source>
        <translation>Eseménypakli: fordulónként egy eseményt fedtek fel, így ahány lap maradt, annyi forduló van hátra.</translation>
    </message>
    <message id="about/imperial_miners.event.now.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Some work at once, some the whole round, some at its end.</source>
        <translation>Van, amelyik azonnal hat, van, amelyik egész fordulóban, és van, amelyik a végén.</translation>
    </message>
    <message id="about/imperial_miners.event.now.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The event of this round: it holds for all and must be carried out.</source>
        <translation>A forduló eseménye: mindenkire érvényes, és végre kell hajtani.</translation>
    </message>
    <message id="about/imperial_miners.event.past.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Events of earlier rounds: they have no effect any more.</source>
        <translation>A korábbi fordulók eseményei: már nincs hatásuk.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>It has two sides; chance decides which one is up.</source>
        <translation>Két oldala van; a véletlen dönti el, melyik van felül.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A research board: pickaxes climb from its lowest space to the top.</source>
        <translation>Kutatástábla: a csákányjelölők a legalsó mezőjéről a tetejére haladnak.</translation>
    </message>
    <message id="about/imperial_miners.piece.event.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>An event card: what it says happens to everybody in its round.</source>
        <translation>Eseménykártya: amit mond, az a fordulójában mindenkivel megtörténik.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>It costs nothing. If you can play nothing else, you draw one of these.</source>
        <translation>Ingyenes. Ha mást nem tudsz kijátszani, ilyet húzol.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Each time it is activated you choose one of its effects.</source>
        <translation>Minden aktiváláskor választasz egyet a hatásai közül.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A mine card of level I: it lies directly under the surface, where there is always a place.</source>
        <translation>I. szintű bányakártya: közvetlenül a felszín alá kerül, ahol mindig van hely.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The coins in its corner are its price.</source>
        <translation>A sarkában lévő pénzérme a költsége.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>From here two cards act on the way up.</source>
        <translation>Innen felfelé két kártya hat a láncreakcióban.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A mine card of level II: it lies in the second row and touches a card of level I.</source>
        <translation>II. szintű bányakártya: a második sorba kerül, és érint egy I. szintű kártyát.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The coins in its corner are its price.</source>
        <translation>A sarkában lévő pénzérme a költsége.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>From here three cards act on the way up.</source>
        <translation>Innen felfelé három kártya hat a láncreakcióban.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A mine card of level III: it lies in the third row and touches a card of level II.</source>
        <translation>III. szintű bányakártya: a harmadik sorba kerül, és érint egy II. szintű kártyát.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>You get it only from research boards and some events.</source>
        <translation>Csak kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A mine card of level IV: the deepest of all, with the longest chain reaction up to the surface.</source>
        <translation>IV. szintű bányakártya: a legmélyebb mind közül, innen a leghosszabb a láncreakció a felszínig.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Research 2 means: up to two spaces, at least one.</source>
        <translation>Kutass 2: legfeljebb két mezőt lépsz, de legalább egyet.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A pickaxe: it shows how far a player has come with research.</source>
        <translation>Csákányjelölő: megmutatja, meddig jutott valaki a kutatással.</translation>
    </message>
    <message id="about/imperial_miners.piece.surface.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A surface board: the top of a mine, where each chain reaction ends with an effect of your choice.</source>
        <translation>Felszíntábla: a bánya teteje, ahol minden láncreakció egy választott hatással ér véget.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Spaces that you pass give nothing.</source>
        <translation>Amelyik mezőn csak áthaladsz, az nem ad semmit.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>At the top the board is completed, and you change to another one.</source>
        <translation>A legfelső mezőn teljesíted a táblát, és átmész egy másikra.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A space of a research board: who stops here with the pickaxe gets what is printed.</source>
        <translation>Egy kutatástábla mezője: aki itt áll meg a csákányjelölőjével, megkapja, amit mutat.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Stepping in costs no step of the research.</source>
        <translation>Ide állni nem kerül kutatási lépésbe.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The lowest space of a research board: every pickaxe begins here.</source>
        <translation>Egy kutatástábla legalsó mezője: minden csákányjelölő itt kezd.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>You stay on it until you have reached the top.</source>
        <translation>Addig maradsz rajta, amíg a tetejére nem érsz.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Pickaxes do not hinder each other.</source>
        <translation>A csákányjelölők nem akadályozzák egymást.</translation>
    </message>
    <message id="about/imperial_miners.research.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A research board: your pickaxe climbs up its spaces and brings you something where it stops.</source>
        <translation>Kutatástábla: a csákányjelölőd felfelé halad rajta, és ahol megáll, ad valamit.</translation>
    </message>
    <message id="about/imperial_miners.research.start.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Then you choose a board; its lowest space costs no step.</source>
        <translation>Akkor választasz egy táblát; a legalsó mezőjére állni nem kerül lépésbe.</translation>
    </message>
    <message id="about/imperial_miners.research.start.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Here the pickaxes wait until their players research for the first time.</source>
        <translation>Itt várnak a csákányjelölők, amíg a gazdájuk először nem kutat.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Both halves loaded: a full cart, 1 victory point at the end.</source>
        <translation>Mindkét fél teli: teli csille, a játék végén 1 győzelmi pont.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A cart token makes a half-full cart full.</source>
        <translation>A csillejelölő a félig teli csillét telivé teszi.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>An edge between two cards: two half carts that meet here form a cart.</source>
        <translation>Két kártya közös széle: ha itt két fél csille találkozik, csille lesz belőle.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>It is paid when all reveal.</source>
        <translation>Felfedéskor kell kifizetni.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The card that was chosen for this round; it stays face down until all have chosen.</source>
        <translation>A fordulóra kiválasztott kártya; rejtve marad, amíg mindenki nem választott.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>You must be able to pay it, and it must have a place.</source>
        <translation>Ki kell tudnod fizetni, és kell neki hely.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>More than eight cards? Then you discard some.</source>
        <translation>Nyolcnál több lapod van? A fölösleget eldobod.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A hand of cards: each round you play exactly one of them into your mine.</source>
        <translation>Kézben tartott lapok: fordulónként pontosan egyet játszol ki közülük a bányádba.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>It must touch a card in the row above, or the surface.</source>
        <translation>Érintenie kell egy kártyát a felette lévő sorban vagy a felszínt.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A new card acts, then one above it, and so on up to the surface.</source>
        <translation>Az új kártya hat, aztán egy felette lévő, és így tovább a felszínig.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>A place in a mine: a card of the level of this row can lie here.</source>
        <translation>Hely a bányában: ide a sor szintjének megfelelő kártya kerülhet.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.record.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>What the game remembers for a player: cheaper cards, steps of research and completed boards.</source>
        <translation>Amit a játék egy játékosról megjegyez: engedmény, kutatási lépések és teljesített táblák.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point1">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Cards of level I lie directly below it.</source>
        <translation>Közvetlenül alatta fekszenek az I. szintű kártyák.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point2">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>Coins and victory points are kept here.</source>
        <translation>Itt gyűlnek a pénzérmék és a győzelmi pontok.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The surface: every chain reaction ends here with one of its three effects.</source>
        <translation>A felszín: minden láncreakció itt ér véget, a három hatás egyikével.</translation>
    </message>
    <message id="about/imperial_miners.state.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>What the game remembers for all: which of the ten rounds it is.</source>
        <translation>Amit a játék mindenkinek megjegyez: a tíz forduló közül melyik van soron.</translation>
    </message>
    <message id="about/imperial_miners.supply.text">
        <location filename="../engine/imperial_miners/about.toml"/>
        <source>The supply: coins, points and tokens come from here and never run out.</source>
        <translation>Erőforráskészlet: innen jönnek a pénzérmék, pontok és jelölők, és sohasem fogynak el.</translation>
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
        <translation>{level}. szintű fejlett-technológia-lapka („{piece}”)</translation>
    </message>
    <message id="barrage.advanced_tile_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>advanced tiles {level}</source>
        <translation>{level}. szintű fejlett-technológia-lapkák</translation>
    </message>
    <message id="barrage.all_have_passed">
        <location filename="../engine/barrage/turn.py"/>
        <source>All have passed.</source>
        <translation>Mindenki passzolt.</translation>
    </message>
    <message id="barrage.already_built_piece_stays">
        <location filename="../engine/barrage/explain.py"/>
        <source>{piece} is built and stays where it is.</source>
        <translation>Ez már megépült, és a helyén marad: {piece}.</translation>
    </message>
    <message id="barrage.already_dam_in_basin">
        <location filename="../engine/barrage/placing.py"/>
        <source>A basin takes one dam of a colour, and yours stands at {place}.</source>
        <translation>Egy víztározón színenként egy gát állhat, a tiéd itt áll: {place}.</translation>
    </message>
    <message id="barrage.already_fulfilled_contract_stays">
        <location filename="../engine/barrage/explain.py"/>
        <source>{contract} is fulfilled and stays face down.</source>
        <translation>{contract.az} teljesítve van, és képpel lefelé marad.</translation>
    </message>
    <message id="barrage.already_powerhouse_in_basin">
        <location filename="../engine/barrage/placing.py"/>
        <source>A basin takes one powerhouse of a colour, and yours stands at {place}.</source>
        <translation>Egy víztározónál színenként egy erőmű állhat, a tiéd itt áll: {place}.</translation>
    </message>
    <message id="barrage.already_taken_action_space">
        <location filename="../engine/barrage/management.py"/>
        <source>This space is taken in this round.</source>
        <translation>Ez az akciómező ebben a fordulóban már foglalt.</translation>
    </message>
    <message id="barrage.already_taken_building_space">
        <location filename="../engine/barrage/placing.py"/>
        <source>This space is taken: {place}.</source>
        <translation>Ez a mező már foglalt: {place}.</translation>
    </message>
    <message id="barrage.anton_special_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>special tile of Anton Krylov</source>
        <translation>Anton Krylov speciálistechnológia-lapkája</translation>
    </message>
    <message id="barrage.audit_action_became_impossible">
        <location filename="../engine/barrage/turn.py"/>
        <source>{seat} can no longer carry out an action.</source>
        <translation>{seat} már nem tud akciót végrehajtani.</translation>
    </message>
    <message id="barrage.audit_automa_has_officer">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} plays without an officer.</source>
        <translation>{seat} ügyvezető nélkül játszik.</translation>
    </message>
    <message id="barrage.audit_automa_without_tiles">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>The Automa has no tiles.</source>
        <translation>Az Automa előtt nincsenek lapkák.</translation>
    </message>
    <message id="barrage.audit_base_not_at_bottom">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>The base belongs at the bottom: {place}.</source>
        <translation>Az alap alulra való: {place}.</translation>
    </message>
    <message id="barrage.audit_construction_became_impossible">
        <location filename="../engine/barrage/building.py"/>
        <source>The construction of {seat} can no longer be carried out.</source>
        <translation>{seat} építése már nem hajtható végre.</translation>
    </message>
    <message id="barrage.audit_draft_piece_left_over">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>The draft is over: {piece} goes back to the box.</source>
        <translation>A választás véget ért, ez visszakerül a dobozba: {piece}.</translation>
    </message>
    <message id="barrage.audit_engineers_cannot_be_here">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{engineers} cannot be here: {place}.</source>
        <translation>Ez nem lehet itt: {engineers} ({place}).</translation>
    </message>
    <message id="barrage.audit_leftmost_piece_still_there">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>The leftmost piece leaves the board first: {place}.</source>
        <translation>A táblát előbb a bal szélső darab hagyja el: {place}.</translation>
    </message>
    <message id="barrage.audit_nothing_to_draft">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} has nothing to choose from.</source>
        <translation>{seat} semmiből sem választhat.</translation>
    </message>
    <message id="barrage.audit_open_segment_not_empty">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>The open segment of {seat} must be empty.</source>
        <translation>{seat} nyitott szektorának üresnek kell lennie.</translation>
    </message>
    <message id="barrage.audit_piece_astray">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{piece} does not stand where it belongs.</source>
        <translation>Ez nem a helyén áll: {piece}.</translation>
    </message>
    <message id="barrage.audit_piece_cannot_stand_here">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{piece} cannot stand here: {place}.</source>
        <translation>Ez nem állhat itt: {piece} ({place}).</translation>
    </message>
    <message id="barrage.audit_production_became_impossible">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} can no longer produce.</source>
        <translation>{seat} már nem tud termelni.</translation>
    </message>
    <message id="barrage.audit_seat_without_company">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has no company.</source>
        <translation>{seat} vállalat nélkül maradt.</translation>
    </message>
    <message id="barrage.audit_seat_without_officer">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has no officer.</source>
        <translation>{seat} ügyvezető nélkül maradt.</translation>
    </message>
    <message id="barrage.audit_tile_does_not_belong">
        <location filename="../engine/barrage/audits/audit.py"/>
        <location filename="../engine/barrage/audits/draft.py"/>
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{tile} does not belong here: {place}.</source>
        <translation>Ez nem ide való: {tile} ({place}).</translation>
    </message>
    <message id="barrage.audit_tile_missing">
        <location filename="../engine/barrage/audits/audit.py"/>
        <location filename="../engine/barrage/audits/draft.py"/>
        <source>A tile is missing here: {place}.</source>
        <translation>Innen hiányzik egy lapka: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_headstream_drops">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>The box has only {most}: {place}.</source>
        <translation>A dobozban csak {most} van: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_open_contracts">
        <location filename="../engine/barrage/audits/seats.py"/>
        <source>{seat} has {have} open contracts; the limit is three.</source>
        <translation>{seat} előtt {have} van nyitva, de csak három lehet.</translation>
    </message>
    <message id="barrage.audit_too_much_water_held">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{place} holds {most}, there are {held}.</source>
        <translation>{place}: {most} fér ide, de {held} van itt.</translation>
    </message>
    <message id="barrage.audit_two_dams_in_basin">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{seat} has two dams in basin {basin}.</source>
        <translation>{seat} két gátja áll {basin.az}. víztározónál.</translation>
    </message>
    <message id="barrage.audit_two_powerhouses_in_basin">
        <location filename="../engine/barrage/audits/map.py"/>
        <source>{seat} has two powerhouses in basin {basin}.</source>
        <translation>{seat} két erőműve áll {basin.az}. víztározónál.</translation>
    </message>
    <message id="barrage.automa_action_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa: action</source>
        <translation>Automa: akció</translation>
    </message>
    <message id="barrage.automa_chooses_headstream">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} chooses {place}: the drop will end in its own dam.</source>
        <translation>{seat} ezt választja: {place}. A vízcsepp a saját gátjában köt ki.</translation>
    </message>
    <message id="barrage.automa_chooses_space">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>{seat} chooses {place}: {reason}</source>
        <translation>{seat} ezt választja: {place}, mert {reason}</translation>
    </message>
    <message id="barrage.automa_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
        </translation>
    </message>
    <message id="barrage.automa_criteria_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa: criteria</source>
        <translation>Automa: szempontok</translation>
    </message>
    <message id="barrage.automa_gets_company">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} plays {company}.</source>
        <translation>{seat} vállalata: {company}.</translation>
    </message>
    <message id="barrage.automa_level_easy">
        <location filename="../engine/barrage/info.py"/>
        <source>Easy</source>
        <translation>Kisfeszültség</translation>
    </message>
    <message id="barrage.automa_level_hard">
        <location filename="../engine/barrage/info.py"/>
        <source>Hard</source>
        <translation>Nagyfeszültség</translation>
    </message>
    <message id="barrage.automa_level_medium">
        <location filename="../engine/barrage/info.py"/>
        <source>Medium</source>
        <translation>Normál</translation>
    </message>
    <message id="barrage.automa_level_very_hard">
        <location filename="../engine/barrage/info.py"/>
        <source>Very hard</source>
        <translation>Túlfeszültség</translation>
    </message>
    <message id="barrage.automa_plays_tile">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} plays {tile}.</source>
        <translation>{seat} kijátssza ezt: {tile}.</translation>
    </message>
    <message id="barrage.automa_skips_tile_line">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>{seat} skips a criterion: {reason}</source>
        <translation>{seat} átugrik egy sort, mert {reason}</translation>
    </message>
    <message id="barrage.automa_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa tile {number}</source>
        <translation>{number}. automalapka</translation>
    </message>
    <message id="barrage.automa_tile_deck">
        <location filename="../engine/barrage/describe.py"/>
        <source>Automa tiles</source>
        <translation>automalapkák</translation>
    </message>
    <message id="barrage.automa_tiles_reshuffled">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>The discarded Automa tiles are reshuffled.</source>
        <translation>Az eldobott automalapkákból új pakli készül.</translation>
    </message>
    <message id="barrage.bank">
        <location filename="../engine/barrage/describe.py"/>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message id="barrage.bank_engineers_out_of_range">
        <location filename="../engine/barrage/turn.py"/>
        <source>The bank takes 1 to {have}, you want to lay {n}.</source>
        <translation>A bankban legalább 1, legfeljebb {have} rakható le, te {n.acc} raknál le.</translation>
    </message>
    <message id="barrage.basic_tile_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>basic tile “{piece}” of {seat}</source>
        <translation>{seat} alaptechnológia-lapkája („{piece}”)</translation>
    </message>
    <message id="barrage.beside_section">
        <location filename="../engine/barrage/describe.py"/>
        <source>beside the {section}</source>
        <translation>{section} melletti hely</translation>
    </message>
    <message id="barrage.board_slot_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>board of {seat}: {piece} {number}</source>
        <translation>{seat} vállalattáblája, {number}. {piece}</translation>
    </message>
    <message id="barrage.bonus_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>bonus tile “{what}”</source>
        <translation>bónuszlapka („{what}”)</translation>
    </message>
    <message id="barrage.bonus_tile_points_per_own">
        <location filename="../engine/barrage/describe.py"/>
        <source>{points} for each of yours: {what}.</source>
        <translation>{points} minden sajátod után: {what}.</translation>
    </message>
    <message id="barrage.choose_action">
        <location filename="../engine/barrage/turn.py"/>
        <source>Place engineers on an action space and take its action.</source>
        <translation>Rakj le mérnököket egy akciómezőre, és hajtsd végre az akcióját.</translation>
    </message>
    <message id="barrage.choose_action_after_copying_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>You copy an officer in this turn. Now carry out your action.</source>
        <translation>Ebben a körben lemásolsz egy ügyvezetőt. Most hajtsd végre az akciódat.</translation>
    </message>
    <message id="barrage.choose_company_and_starting_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>Which company and which starting contract do you take?</source>
        <translation>Melyik vállalatot és kezdőszerződést választod?</translation>
    </message>
    <message id="barrage.choose_contract_to_discard">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you discard? Three may stay open.</source>
        <translation>Melyik szerződést dobod el? Három maradhat nyitva.</translation>
    </message>
    <message id="barrage.choose_contract_to_fulfil">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you fulfil with {energy}?</source>
        <translation>Melyik szerződést teljesíted ezzel: {energy}?</translation>
    </message>
    <message id="barrage.choose_contract_to_take">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Which contract do you take?</source>
        <translation>Melyik szerződést veszed el?</translation>
    </message>
    <message id="barrage.choose_headstream_for_flowing_drop">
        <location filename="../engine/barrage/rewards.py"/>
        <source>On which headstream do you place a drop that flows at once?</source>
        <translation>Melyik forrásra teszed az azonnal elinduló vízcseppet?</translation>
    </message>
    <message id="barrage.choose_headstreams_for_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>On which headstreams do you place drops? Up to {drops}</source>
        <translation>Mely forrásokra teszel vízcseppet? Legfeljebb {drops}</translation>
    </message>
    <message id="barrage.choose_machine_payment">
        <location filename="../engine/barrage/building.py"/>
        <source>How do you pay the machines? A machine can be replaced where an officer or tile allows.</source>
        <translation>Mivel fizeted a munkagépeket? Egy munkagép helyettesíthető, ahol egy ügyvezető vagy lapka engedi.</translation>
    </message>
    <message id="barrage.choose_machines_to_take">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Which machines do you take? {machines}</source>
        <translation>Mely munkagépeket veszed el? {machines}</translation>
    </message>
    <message id="barrage.choose_pass_or_free_build">
        <location filename="../engine/barrage/turn.py"/>
        <source>You have no engineers left: pass, or build with a tile that needs none.</source>
        <translation>Nincs több mérnököd: passzolj, vagy építs olyan lapkával, amelyhez nem kell mérnök.</translation>
    </message>
    <message id="barrage.choose_reward_part_order">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Which part of the reward comes first?</source>
        <translation>A jutalom melyik része legyen az első?</translation>
    </message>
    <message id="barrage.choose_space_for_piece">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Where do you place it: {piece}?</source>
        <translation>Hová rakod le: {piece}?</translation>
    </message>
    <message id="barrage.choose_technology_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>Which technology tile do you use for this: {piece}?</source>
        <translation>Melyik technológialapkát használod ehhez: {piece}?</translation>
    </message>
    <message id="barrage.choose_water_for_production">
        <location filename="../engine/barrage/production.py"/>
        <source>Which water do you use for production?</source>
        <translation>Melyik vizet használod a termeléshez?</translation>
    </message>
    <message id="barrage.company_contract_discount">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: every contract needs {energy} less.</source>
        <translation>Három erőművel: minden szerződéshez ennyivel kevesebb kell: {energy}.</translation>
    </message>
    <message id="barrage.company_draft_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>company {number} on offer</source>
        <translation>{number}. választható vállalat</translation>
    </message>
    <message id="barrage.company_energy_after_production">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: gain {energy} after each production.</source>
        <translation>Három erőművel: minden termelés után kapsz {energy.acc}.</translation>
    </message>
    <message id="barrage.company_energy_from_passing_drops">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: gain {energy} for each drop that runs past one of them.</source>
        <translation>Három erőművel: kapsz {energy.acc} minden vízcsepp után, amely elfolyik valamelyik mellett.</translation>
    </message>
    <message id="barrage.company_income_from_step">
        <location filename="../engine/barrage/describe.py"/>
        <source>From number {step} on, each round and at once ({piece}): {words}</source>
        <translation>{step.Az}. darabtól minden fordulóban és azonnal ({piece}): {words}</translation>
    </message>
    <message id="barrage.company_not_on_offer">
        <location filename="../engine/barrage/setup.py"/>
        <source>This company is not on offer.</source>
        <translation>Ez a vállalat nem választható.</translation>
    </message>
    <message id="barrage.company_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>company of {seat}</source>
        <translation>{seat} vállalata</translation>
    </message>
    <message id="barrage.company_second_production">
        <location filename="../engine/barrage/describe.py"/>
        <source>With three powerhouses: after a production, produce again at another powerhouse (drops × value only).</source>
        <translation>Három erőművel: termelés után egy második máshol; ennél csak a vízcseppek számának és a termelőértéknek a szorzata számít.</translation>
    </message>
    <message id="barrage.conduit_does_not_connect">
        <location filename="../engine/barrage/production.py"/>
        <source>The conduit leads from basin {start} to basin {end}.</source>
        <translation>A csatorna {start.az}. víztározótól {end.az}. víztározóhoz vezet.</translation>
    </message>
    <message id="barrage.conduit_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>conduit {code} of value {value}</source>
        <translation>{code} csatorna (termelőérték: {value})</translation>
    </message>
    <message id="barrage.construction_space_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>construction space {number} of {seat}</source>
        <translation>{seat} {number}. építésmezője</translation>
    </message>
    <message id="barrage.contract_comes_on_offer">
        <location filename="../engine/barrage/market.py"/>
        <source>A new contract is on offer: {contract}.</source>
        <translation>Új szerződés választható: {contract}.</translation>
    </message>
    <message id="barrage.contract_discard_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>discarded: {colour}</source>
        <translation>eldobva: {colour}</translation>
    </message>
    <message id="barrage.contract_energy_needed">
        <location filename="../engine/barrage/describe.py"/>
        <source>Needs {energy} from one production.</source>
        <translation>Egyetlen termelésből {energy} kell hozzá.</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <translation>{code} jelű {colour}</translation>
    </message>
    <message id="barrage.contract_name">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/barrage/nouns.toml"/>
        <source>{colour} {code}</source>
        <comment>acc</comment>
        <translation>{code} jelű {colour.acc}</translation>
    </message>
    <message id="barrage.contract_offer_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>on offer: {colour} {number}</source>
        <translation>{number}. választható {colour}</translation>
    </message>
    <message id="barrage.contract_pile">
        <location filename="../engine/barrage/describe.py"/>
        <source>pile: {colour}</source>
        <translation>pakli: {colour}</translation>
    </message>
    <message id="barrage.contract_pile_rebuilt">
        <location filename="../engine/barrage/market.py"/>
        <source>The discarded contracts form a new pile.</source>
        <translation>Az eldobott szerződésekből új pakli készül.</translation>
    </message>
    <message id="barrage.contracts">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>contracts</source>
        <translation>szerződések</translation>
    </message>
    <message id="barrage.credit_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="barrage.dam_belongs_to_seat">
        <location filename="../engine/barrage/production.py"/>
        <source>This dam belongs to {seat}.</source>
        <translation>Ez {seat} gátja.</translation>
    </message>
    <message id="barrage.drop_runs_off_map">
        <location filename="../engine/barrage/water.py"/>
        <source>A drop runs from {origin} down the river and off the map.</source>
        <translation>Egy vízcsepp lefolyik a folyón, és elhagyja a térképet (innen: {origin}).</translation>
    </message>
    <message id="barrage.drop_runs_to_stop">
        <location filename="../engine/barrage/water.py"/>
        <source>A drop runs from {origin} to {stop}.</source>
        <translation>Egy vízcsepp továbbfolyik: {origin} → {stop}.</translation>
    </message>
    <message id="barrage.drops_come_to_headstream">
        <location filename="../engine/barrage/rounds.py"/>
        <source>{drops} are added to {place}.</source>
        <translation>{drops} érkezik ide: {place}.</translation>
    </message>
    <message id="barrage.drops_placed_out_of_range">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place at least one drop, at most {drops}.</source>
        <translation>Legalább egy vízcseppet tegyél le, legfeljebb ennyit: {drops}.</translation>
    </message>
    <message id="barrage.effect_energy_by_conduit">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce {energy} for each point of the new conduit's value. A contract may be fulfilled with it.</source>
        <translation>Termelsz {energy.acc} az új csatorna termelőértékének minden pontjáért. Szerződést is teljesíthetsz vele.</translation>
    </message>
    <message id="barrage.effect_energy_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce {energy} for each of yours: {what}. A contract may be fulfilled with it.</source>
        <translation>Termelsz {energy.acc} minden sajátod után: {what}. Szerződést is teljesíthetsz vele.</translation>
    </message>
    <message id="barrage.effect_fill_raised_dam">
        <location filename="../engine/barrage/effects.py"/>
        <source>Fill the dam you have raised.</source>
        <translation>Töltsd fel a magasított gátadat.</translation>
    </message>
    <message id="barrage.effect_free_piece">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece}.</source>
        <translation>Rakd le ingyen: {piece}.</translation>
    </message>
    <message id="barrage.effect_free_piece_value_limited">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece} of value {value} or less.</source>
        <translation>Rakd le ingyen: {piece}, legfeljebb {value.adj} termelőértékkel.</translation>
    </message>
    <message id="barrage.effect_free_piece_zones_limited">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place for free: {piece}. Only here: {zones}.</source>
        <translation>Rakd le ingyen: {piece}. Csak itt: {zones}.</translation>
    </message>
    <message id="barrage.effect_gain_chosen_machines">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {machines} of your choice.</source>
        <translation>Kapsz {machines.acc}, tetszőleges fajtát.</translation>
    </message>
    <message id="barrage.effect_gain_credits_by_conduit">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {credits} for each point of the new conduit's value.</source>
        <translation>Kapsz {credits.acc} az új csatorna termelőértékének minden pontjáért.</translation>
    </message>
    <message id="barrage.effect_gain_goods">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {goods}.</source>
        <translation>Kapsz {goods.acc}.</translation>
    </message>
    <message id="barrage.effect_gain_points_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Gain {points} for each of yours: {what}.</source>
        <translation>Kapsz {points.acc} minden sajátod után: {what}.</translation>
    </message>
    <message id="barrage.effect_machine_cost_capped">
        <location filename="../engine/barrage/effects.py"/>
        <source>Costs at most {machines}.</source>
        <translation>Költsége legfeljebb {machines}.</translation>
    </message>
    <message id="barrage.effect_machines_interchangeable">
        <location filename="../engine/barrage/effects.py"/>
        <source>Excavators and mixers replace each other.</source>
        <translation>A földmunkagépek és betonkeverő gépek helyettesítik egymást.</translation>
    </message>
    <message id="barrage.effect_may_produce_at_once">
        <location filename="../engine/barrage/effects.py"/>
        <source>You may produce at once with a bonus of {n}.</source>
        <translation>Azonnal végrehajthatsz egy termelésakciót (bónusz: {n}).</translation>
    </message>
    <message id="barrage.effect_no_engineers_needed">
        <location filename="../engine/barrage/effects.py"/>
        <source>Needs no engineers.</source>
        <translation>Nem kell hozzá mérnök.</translation>
    </message>
    <message id="barrage.effect_no_machines_needed">
        <location filename="../engine/barrage/effects.py"/>
        <source>Needs no machines.</source>
        <translation>Nem kell hozzá munkagép.</translation>
    </message>
    <message id="barrage.effect_no_red_space_surcharge">
        <location filename="../engine/barrage/effects.py"/>
        <source>No surcharge on a red building space.</source>
        <translation>Piros épületmezőn nincs plusz költség.</translation>
    </message>
    <message id="barrage.effect_place_flowing_drops">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place up to {drops} on headstreams; they flow at once.</source>
        <translation>Tegyél a forrásokra legfeljebb {drops.acc} (azonnal elindul).</translation>
    </message>
    <message id="barrage.effect_place_waiting_drops">
        <location filename="../engine/barrage/effects.py"/>
        <source>Place up to {drops} on headstreams; they wait there.</source>
        <translation>Tegyél a forrásokra legfeljebb {drops.acc} (ott várakozik).</translation>
    </message>
    <message id="barrage.effect_produce_with_bonus">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce with a bonus of {n}.</source>
        <translation>Termelj (bónusz: {n}).</translation>
    </message>
    <message id="barrage.effect_produce_with_malus">
        <location filename="../engine/barrage/effects.py"/>
        <source>Produce with a malus of {n}.</source>
        <translation>Termelj (büntetés: {n}).</translation>
    </message>
    <message id="barrage.effect_take_advanced_tile">
        <location filename="../engine/barrage/effects.py"/>
        <source>Take the advanced tile of slot {n}.</source>
        <translation>Vedd el {n.az}. hely fejlett-technológia-lapkáját.</translation>
    </message>
    <message id="barrage.effect_take_private_contracts" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Vegyél el %n egyéni szerződést.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Forgasd el az építőkerekedet %n szektorral.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel_per_own">
        <location filename="../engine/barrage/effects.py"/>
        <source>Turn your wheel by one segment for each of yours: {what}.</source>
        <translation>Forgasd el az építőkerekedet egy szektorral minden sajátod után: {what}.</translation>
    </message>
    <message id="barrage.effect_water_in_empty_dams">
        <location filename="../engine/barrage/effects.py"/>
        <source>Put {drops} into each of your empty dams.</source>
        <translation>Tegyél {drops.acc} minden üres gátadba.</translation>
    </message>
    <message id="barrage.elevation_needs_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>An elevation needs a base under it.</source>
        <translation>Magasító csak alapra kerülhet.</translation>
    </message>
    <message id="barrage.elevation_needs_own_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>This dam belongs to {seat}: elevations stand on one's own bases.</source>
        <translation>Ez {seat} gátja: magasító csak saját alapra kerülhet.</translation>
    </message>
    <message id="barrage.engineers">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>engineers</source>
        <translation>mérnökök</translation>
    </message>
    <message id="barrage.engineers_and_markers_return">
        <location filename="../engine/barrage/rounds.py"/>
        <source>All engineers and energy markers go back.</source>
        <translation>Minden mérnök és energiajelző visszakerül.</translation>
    </message>
    <message id="barrage.engineers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>engineers of {seat}</source>
        <translation>{seat} mérnökei</translation>
    </message>
    <message id="barrage.france_discount_every_contract">
        <location filename="../engine/barrage/info.py"/>
        <source>For every contract</source>
        <translation>Minden szerződésnél</translation>
    </message>
    <message id="barrage.france_discount_productions_only">
        <location filename="../engine/barrage/info.py"/>
        <source>For productions only</source>
        <translation>Csak termelésnél</translation>
    </message>
    <message id="barrage.fulfilled">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>fulfilled</source>
        <translation>teljesítve</translation>
    </message>
    <message id="barrage.fulfilled_contracts_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>fulfilled contracts of {seat}</source>
        <translation>{seat} teljesített szerződései</translation>
    </message>
    <message id="barrage.game_state">
        <location filename="../engine/barrage/describe.py"/>
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="barrage.game_title">
        <location filename="../engine/barrage/info.py"/>
        <source>Barrage</source>
        <translation>Duzzasztómű</translation>
    </message>
    <message id="barrage.headstream">
        <location filename="../engine/barrage/describe.py"/>
        <source>headstream {letter}</source>
        <translation>{letter} forrás</translation>
    </message>
    <message id="barrage.headstream_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>headstream tile {code}</source>
        <translation>{code} forráslapka</translation>
    </message>
    <message id="barrage.headstream_tile_round_drops">
        <location filename="../engine/barrage/describe.py"/>
        <source>Round {round}: {drops}.</source>
        <translation>{round}. forduló: {drops}.</translation>
    </message>
    <message id="barrage.introductory_game_excludes_automas">
        <location filename="../engine/barrage/info.py"/>
        <source>The introductory game is not made for Automas: choose the full game.</source>
        <translation>A bevezető játék nem Automákhoz készült: válaszd a teljes játékot.</translation>
    </message>
    <message id="barrage.joined_rewards">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="barrage.lay_all_tiles_in_place">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Put all of them here: {place}</source>
        <translation>Mind ide: {place}</translation>
    </message>
    <message id="barrage.leave_amount_in_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Leave {amount} here: {place}</source>
        <translation>Maradjon itt {amount}: {place}</translation>
    </message>
    <message id="barrage.left_action_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>{section} {sign}, left</source>
        <translation>{section} {sign}, bal</translation>
    </message>
    <message id="barrage.lower_dam_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>lower dam {number}</source>
        <translation>{number}. alsó gáthely</translation>
    </message>
    <message id="barrage.mahiri_copies_any_officer">
        <location filename="../engine/barrage/info.py"/>
        <source>Any officer</source>
        <translation>Bármelyik ügyvezető</translation>
    </message>
    <message id="barrage.mahiri_copies_officers_in_play">
        <location filename="../engine/barrage/info.py"/>
        <source>Officers in play</source>
        <translation>Játékban lévő ügyvezetők</translation>
    </message>
    <message id="barrage.map_with_icons">
        <location filename="../engine/barrage/info.py"/>
        <source>With icons</source>
        <translation>Ikonos oldal</translation>
    </message>
    <message id="barrage.map_without_icons">
        <location filename="../engine/barrage/info.py"/>
        <source>Without icons</source>
        <translation>Ikonok nélküli oldal</translation>
    </message>
    <message id="barrage.markers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>markers of {seat}</source>
        <translation>{seat} jelzői</translation>
    </message>
    <message id="barrage.move_counters_to_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Put {what} here: {place}</source>
        <translation>{what} lerakása ide: {place}</translation>
    </message>
    <message id="barrage.national_contract_cannot_be_taken">
        <location filename="../engine/barrage/audits/seats.py"/>
        <location filename="../engine/barrage/contracts.py"/>
        <source>National contracts are never taken, only fulfilled.</source>
        <translation>Nemzeti szerződést nem lehet elvenni, csak teljesíteni.</translation>
    </message>
    <message id="barrage.national_contract_needs_production">
        <location filename="../engine/barrage/contracts.py"/>
        <source>A national contract needs a production action.</source>
        <translation>Nemzeti szerződéshez termelésakció kell.</translation>
    </message>
    <message id="barrage.national_contract_not_on_offer">
        <location filename="../engine/barrage/contracts.py"/>
        <source>This national contract is not on offer.</source>
        <translation>Ez a nemzeti szerződés nincs kint.</translation>
    </message>
    <message id="barrage.national_contract_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>national contract {number}</source>
        <translation>{number}. nemzeti szerződés</translation>
    </message>
    <message id="barrage.needs_action_after_copying_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>After copying an officer an action must follow.</source>
        <translation>Egy ügyvezető lemásolása után akciónak kell következnie.</translation>
    </message>
    <message id="barrage.needs_complete_production_system">
        <location filename="../engine/barrage/production.py"/>
        <source>A production needs a dam, a conduit and a powerhouse.</source>
        <translation>A termeléshez gát, csatorna és erőmű kell.</translation>
    </message>
    <message id="barrage.needs_exact_machine_total">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Take {machines} in all.</source>
        <translation>Összesen ennyit vegyél el: {machines}.</translation>
    </message>
    <message id="barrage.needs_one_drop_placed">
        <location filename="../engine/barrage/rewards.py"/>
        <source>At least one drop is placed.</source>
        <translation>Legalább egy vízcseppet le kell tenni.</translation>
    </message>
    <message id="barrage.needs_own_powerhouse_here">
        <location filename="../engine/barrage/production.py"/>
        <source>Your powerhouse must stand here.</source>
        <translation>Itt az erőművednek kell állnia.</translation>
    </message>
    <message id="barrage.neutral_dam_placed">
        <location filename="../engine/barrage/setup.py"/>
        <source>A neutral dam of level {level} stands at {place}.</source>
        <translation>{level.Az.adj} szintű semleges gát itt áll: {place}.</translation>
    </message>
    <message id="barrage.neutral_dams_never_change">
        <location filename="../engine/barrage/explain.py"/>
        <location filename="../engine/barrage/placing.py"/>
        <source>Neutral dams stay as they are all game long.</source>
        <translation>A semleges gátak az egész játékban változatlanok.</translation>
    </message>
    <message id="barrage.neutral_piece">
        <location filename="../engine/barrage/describe.py"/>
        <source>neutral {piece}</source>
        <translation>semleges {piece}</translation>
    </message>
    <message id="barrage.no">
        <location filename="../engine/barrage/info.py"/>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message id="barrage.no_conduit_here">
        <location filename="../engine/barrage/production.py"/>
        <source>No conduit is built here.</source>
        <translation>Itt nem épült csatorna.</translation>
    </message>
    <message id="barrage.no_construction_space_left">
        <location filename="../engine/barrage/construction.py"/>
        <source>All your construction spaces are taken in this round.</source>
        <translation>Ebben a fordulóban minden építésmeződ foglalt.</translation>
    </message>
    <message id="barrage.no_contract_on_offer">
        <location filename="../engine/barrage/management.py"/>
        <source>No contract is on offer.</source>
        <translation>Nincs választható szerződés.</translation>
    </message>
    <message id="barrage.no_credits_for_foreign_conduits">
        <location filename="../engine/barrage/management.py"/>
        <source>Only conduits of others lead there, and {have} are left to pay.</source>
        <translation>Oda csak mások csatornái vezetnek, és ennyid maradt fizetni: {have}.</translation>
    </message>
    <message id="barrage.no_dam_here">
        <location filename="../engine/barrage/production.py"/>
        <source>There is no dam here.</source>
        <translation>Itt nincs gát.</translation>
    </message>
    <message id="barrage.no_patent_office_in_introductory">
        <location filename="../engine/barrage/management.py"/>
        <source>The introductory game is played without the patent office.</source>
        <translation>A bevezető játékban nincs Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.no_piece_left_on_board">
        <location filename="../engine/barrage/placing.py"/>
        <source>No piece of this kind is left on your board: {piece}.</source>
        <translation>A tábládon nem maradt ilyen építmény: {piece}.</translation>
    </message>
    <message id="barrage.no_such_building_space">
        <location filename="../engine/barrage/building.py"/>
        <source>There is no such building space.</source>
        <translation>Nincs ilyen épületmező.</translation>
    </message>
    <message id="barrage.no_such_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>There is no such officer.</source>
        <translation>Nincs ilyen ügyvezető.</translation>
    </message>
    <message id="barrage.no_such_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>There is no such powerhouse.</source>
        <translation>Nincs ilyen erőmű.</translation>
    </message>
    <message id="barrage.no_such_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>There is no such tile.</source>
        <translation>Nincs ilyen lapka.</translation>
    </message>
    <message id="barrage.no_system_to_produce_with">
        <location filename="../engine/barrage/management.py"/>
        <source>No dam of yours or neutral one with water is connected with a powerhouse of yours.</source>
        <translation>Egyik erőműveddel sincs összekapcsolva olyan saját vagy semleges gát, amelyben víz van.</translation>
    </message>
    <message id="barrage.no_technology_tile_for_piece">
        <location filename="../engine/barrage/construction.py"/>
        <source>No technology tile for this is in your supply: {piece}.</source>
        <translation>Nincs a készletedben ehhez technológialapka: {piece}.</translation>
    </message>
    <message id="barrage.no_tile_in_patent_slot">
        <location filename="../engine/barrage/management.py"/>
        <source>No tile lies in this slot.</source>
        <translation>Ezen a helyen nincs lapka.</translation>
    </message>
    <message id="barrage.not_a_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>This is not a contract.</source>
        <translation>Ez nem szerződés.</translation>
    </message>
    <message id="barrage.not_a_space_for_piece">
        <location filename="../engine/barrage/placing.py"/>
        <source>{piece} cannot be built on this space.</source>
        <translation>Ez az épületmező nem erre való: {piece}.</translation>
    </message>
    <message id="barrage.not_a_valid_payment">
        <location filename="../engine/barrage/building.py"/>
        <source>This does not pay the price. It could be: {amount}.</source>
        <translation>Ez nem fedezi a költséget. Lehetne: {amount}.</translation>
    </message>
    <message id="barrage.not_an_action">
        <location filename="../engine/barrage/turn.py"/>
        <source>This is not an action.</source>
        <translation>Ez nem akció.</translation>
    </message>
    <message id="barrage.not_enough_credits_foreign_conduit">
        <location filename="../engine/barrage/production.py"/>
        <source>The conduit of {owner} costs {need}, you have {have}.</source>
        <translation>{owner} csatornája ennyibe kerül: {need}; neked van: {have}.</translation>
    </message>
    <message id="barrage.not_enough_credits_red_space">
        <location filename="../engine/barrage/rewards.py"/>
        <source>The red space costs {need}, you have {have}.</source>
        <translation>A piros mező ára: {need}; neked van: {have}.</translation>
    </message>
    <message id="barrage.not_enough_energy_for_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>It needs {need}, this production gave {have}.</source>
        <translation>Ehhez {need} kell, ez a termelés {have.acc} adott.</translation>
    </message>
    <message id="barrage.not_enough_for_cost">
        <location filename="../engine/barrage/construction.py"/>
        <location filename="../engine/barrage/management.py"/>
        <location filename="../engine/barrage/turn.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Szükséges: {need}; neked van: {have}.</translation>
    </message>
    <message id="barrage.not_enough_water_in_dam">
        <location filename="../engine/barrage/production.py"/>
        <source>The dam holds {held}, you want to use {n}.</source>
        <translation>A gátban {held} van, te {n} vízcseppet használnál.</translation>
    </message>
    <message id="barrage.not_in_zones_of_contract">
        <location filename="../engine/barrage/placing.py"/>
        <source>The contract allows only {zones}, and this is {zone}.</source>
        <translation>A szerződés csak itt engedi: {zones}; ez pedig {zone}.</translation>
    </message>
    <message id="barrage.not_passing_with_engineers_left">
        <location filename="../engine/barrage/turn.py"/>
        <source>You still have {have}: the bank always takes one.</source>
        <translation>Még van {have}: a bank mindig fogad egyet.</translation>
    </message>
    <message id="barrage.objective">
        <location filename="../engine/barrage/describe.py"/>
        <source>objective</source>
        <translation>céllapka</translation>
    </message>
    <message id="barrage.objective_bases_joined_to_powerhouse">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your bases connected to your powerhouse by your own conduit.</source>
        <translation>Alapok, amelyeket saját csatorna saját erőműhöz kapcsol.</translation>
    </message>
    <message id="barrage.objective_basins_with_any_piece">
        <location filename="../engine/barrage/describe.py"/>
        <source>Basins with at least one piece.</source>
        <translation>Víztározók, ahol legalább egy építményed áll.</translation>
    </message>
    <message id="barrage.objective_basins_with_three_pieces">
        <location filename="../engine/barrage/describe.py"/>
        <source>Basins with at least three pieces.</source>
        <translation>Víztározók, ahol legalább három építményed áll.</translation>
    </message>
    <message id="barrage.objective_pieces_in_strongest_zone">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your pieces in the zone where you have the most.</source>
        <translation>Építményeid azon a területen, ahol a legtöbb van belőlük.</translation>
    </message>
    <message id="barrage.objective_pieces_in_weakest_zone">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your pieces in the zone where you have the fewest.</source>
        <translation>Építményeid azon a területen, ahol a legkevesebb van belőlük.</translation>
    </message>
    <message id="barrage.objective_red_spaces">
        <location filename="../engine/barrage/describe.py"/>
        <source>Bases and powerhouses on red spaces.</source>
        <translation>Alapok és erőművek piros mezőkön.</translation>
    </message>
    <message id="barrage.objective_tile">
        <location filename="../engine/barrage/describe.py"/>
        <source>objective tile {number}</source>
        <translation>{number}. céllapka</translation>
    </message>
    <message id="barrage.obstacle_already_leads_alone">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it leads alone and has reached the section of the round.</source>
        <translation>egyedül vezet, és elérte a forduló szakaszát.</translation>
    </message>
    <message id="barrage.obstacle_cannot_build_piece">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it cannot build this: {piece}.</source>
        <translation>ezt nem tudja megépíteni: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_no_drop_reaches_dams">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no drop would end in its own dams.</source>
        <translation>egyetlen vízcsepp sem jutna a saját gátjaiba.</translation>
    </message>
    <message id="barrage.obstacle_no_machines_last_round">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no machines are taken in the last round.</source>
        <translation>az utolsó fordulóban nem vesz el munkagépet.</translation>
    </message>
    <message id="barrage.obstacle_no_production_system">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>it has no system to produce with.</source>
        <translation>nincs rendszere, amellyel termelhetne.</translation>
    </message>
    <message id="barrage.obstacle_no_tile_on_offer">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>no tile for this is on offer: {piece}.</source>
        <translation>nincs hozzá elérhető lapka: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_too_little_for_contract">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>its best production would be {energy}, too little for a contract of this colour: {colour}.</source>
        <translation>a legjobb termelése {energy} lenne, ez kevés egy ilyen szerződéshez: {colour}.</translation>
    </message>
    <message id="barrage.obstacle_wheel_empty">
        <location filename="../engine/barrage/automa/turn.py"/>
        <source>its wheel is empty.</source>
        <translation>az építőkereke üres.</translation>
    </message>
    <message id="barrage.officer_base_cost_fixed">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your bases cost {machines} everywhere.</source>
        <translation>Az alapjaid mindenhol ennyibe kerülnek: {machines}.</translation>
    </message>
    <message id="barrage.officer_copies_other_officer">
        <location filename="../engine/barrage/describe.py"/>
        <source>Spend an engineer to copy another officer this turn; the second time also costs {credits}.</source>
        <translation>Egy mérnökért lemásolsz erre a körre egy másik ügyvezetőt; másodszorra ennyibe kerül: {credits}.</translation>
    </message>
    <message id="barrage.officer_credits_replace_machines">
        <location filename="../engine/barrage/describe.py"/>
        <source>You may pay {credits} instead of any machine.</source>
        <translation>Bármelyik munkagép helyett fizethetsz {credits.acc}.</translation>
    </message>
    <message id="barrage.officer_high_dams_hold_more">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your dams of level 3 hold {drops}.</source>
        <translation>A 3-as szintű gátjaidba {drops} fér.</translation>
    </message>
    <message id="barrage.officer_mixers_pay_conduit">
        <location filename="../engine/barrage/describe.py"/>
        <source>You may pay a conduit with mixers instead, one for each point of its value.</source>
        <translation>Csatornáért betonkeverő géppel is fizethetsz: termelőértékének minden pontjáért eggyel.</translation>
    </message>
    <message id="barrage.officer_not_copyable">
        <location filename="../engine/barrage/turn.py"/>
        <source>{officer} cannot be copied.</source>
        <translation>Ez az ügyvezető nem másolható: {officer}.</translation>
    </message>
    <message id="barrage.officer_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>officer of {seat}</source>
        <translation>{seat} ügyvezetője</translation>
    </message>
    <message id="barrage.officer_production_minimum">
        <location filename="../engine/barrage/describe.py"/>
        <source>Drops times value count as at least {energy}.</source>
        <translation>A vízcseppek számának és a termelőértéknek a szorzata legalább ennyinek számít: {energy}.</translation>
    </message>
    <message id="barrage.officer_space_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>officer's space {number} of {seat}</source>
        <translation>{seat} ügyvezetőjének {number}. mezője</translation>
    </message>
    <message id="barrage.officer_special_tile_copies">
        <location filename="../engine/barrage/describe.py"/>
        <source>Your special tile works like another tile on your wheel.</source>
        <translation>A speciálistechnológia-lapkád úgy működik, mint egy másik lapka az építőkerekeden.</translation>
    </message>
    <message id="barrage.only_headstreams_take_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Drops are placed on a headstream.</source>
        <translation>Vízcsepp forrásra kerül.</translation>
    </message>
    <message id="barrage.only_mahiri_copies_officers">
        <location filename="../engine/barrage/turn.py"/>
        <source>Only Mahiri Sekibo copies officers.</source>
        <translation>Ügyvezetőt csak Mahiri Sekibo másol.</translation>
    </message>
    <message id="barrage.only_next_officer_space">
        <location filename="../engine/barrage/turn.py"/>
        <source>The ability is used twice in a round, the first space first.</source>
        <translation>A képesség egy fordulóban kétszer használható, előbb az első mező.</translation>
    </message>
    <message id="barrage.only_offered_private_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Only a face-up private contract of the board can be taken.</source>
        <translation>Csak a tábla egyik képpel felfelé fekvő egyéni szerződését lehet elvenni.</translation>
    </message>
    <message id="barrage.only_one_officer_per_turn">
        <location filename="../engine/barrage/turn.py"/>
        <source>One officer can be copied in a turn.</source>
        <translation>Egy körben egy ügyvezetőt lehet lemásolni.</translation>
    </message>
    <message id="barrage.only_own_open_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Discard one of your own open contracts.</source>
        <translation>Dobd el egyik saját nyílt szerződésedet.</translation>
    </message>
    <message id="barrage.only_own_or_national_contracts">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Only your own open contracts and national ones can be fulfilled.</source>
        <translation>Csak saját nyílt és nemzeti szerződést lehet teljesíteni.</translation>
    </message>
    <message id="barrage.open_contracts_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>open contracts of {seat}</source>
        <translation>{seat} nyílt szerződései</translation>
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
        <translation>Bank: {engineers}, ezért jár: {credits}</translation>
    </message>
    <message id="barrage.option_build_piece">
        <location filename="../engine/barrage/turn.py"/>
        <source>Build: {piece} at {place}</source>
        <translation>Építés: {piece}, hely: {place}</translation>
    </message>
    <message id="barrage.option_copy_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>Copy {officer} for this turn</source>
        <translation>Lemásolás erre a körre: {officer}</translation>
    </message>
    <message id="barrage.option_copy_tile_unlaid">
        <location filename="../engine/barrage/building.py"/>
        <source>Copy {tile} without laying a tile</source>
        <translation>Lemásolás lapka letétele nélkül: {tile}</translation>
    </message>
    <message id="barrage.option_discard_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Discard {contract} ({energy}): {words}</source>
        <translation>{contract} eldobása ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_fulfil_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Fulfil {contract}</source>
        <translation>{contract} teljesítése</translation>
    </message>
    <message id="barrage.option_fulfil_no_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Fulfil no contract</source>
        <translation>Szerződés teljesítése nélkül</translation>
    </message>
    <message id="barrage.option_no_further_drop">
        <location filename="../engine/barrage/rewards.py"/>
        <source>No further drop</source>
        <translation>Elég ennyi vízcsepp</translation>
    </message>
    <message id="barrage.option_pass">
        <location filename="../engine/barrage/turn.py"/>
        <source>Pass for this round</source>
        <translation>Passzolás erre a fordulóra</translation>
    </message>
    <message id="barrage.option_pay_amount">
        <location filename="../engine/barrage/building.py"/>
        <source>Pay {amount}</source>
        <translation>Fizetés: {amount}</translation>
    </message>
    <message id="barrage.option_place_drop_on_headstream">
        <location filename="../engine/barrage/rewards.py"/>
        <source>A drop on {place}</source>
        <translation>Egy vízcsepp ide: {place}</translation>
    </message>
    <message id="barrage.option_place_drops">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place {drops}</source>
        <translation>{drops} lerakása</translation>
    </message>
    <message id="barrage.option_place_nothing">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place nothing</source>
        <translation>Lerakás nélkül</translation>
    </message>
    <message id="barrage.option_place_piece_at">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Place it at {place}</source>
        <translation>Lerakás ide: {place}</translation>
    </message>
    <message id="barrage.option_produce">
        <location filename="../engine/barrage/production.py"/>
        <source>{drops} from {dam} through {conduit} to {powerhouse}: {energy}</source>
        <translation>{drops}: {dam} → {conduit} → {powerhouse}: {energy}</translation>
    </message>
    <message id="barrage.option_produce_nothing">
        <location filename="../engine/barrage/production.py"/>
        <source>Do not produce</source>
        <translation>Termelés nélkül</translation>
    </message>
    <message id="barrage.option_take_company_and_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>{company} with {officer}, and {contract} ({energy}): {words}</source>
        <translation>{company}, ügyvezető: {officer}, szerződés: {contract} ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>Take {contract} ({energy}): {words}</source>
        <translation>{contract} elvétele ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_goods">
        <location filename="../engine/barrage/rewards.py"/>
        <source>Take {goods}</source>
        <translation>Elvétel: {goods}</translation>
    </message>
    <message id="barrage.option_use_tile">
        <location filename="../engine/barrage/building.py"/>
        <source>Use {tile}</source>
        <translation>Használat: {tile}</translation>
    </message>
    <message id="barrage.option_use_tile_as_copy">
        <location filename="../engine/barrage/building.py"/>
        <source>Use {tile} as {copied}</source>
        <translation>Használat: {tile}, mint {copied}</translation>
    </message>
    <message id="barrage.passing_drop_gives_energy">
        <location filename="../engine/barrage/water.py"/>
        <source>The drop runs past {place}: {seat} gains {amount}.</source>
        <translation>A vízcsepp elfolyik itt: {place}, ezért {seat} {amount.acc} kap.</translation>
    </message>
    <message id="barrage.patent_office_offers_tile">
        <location filename="../engine/barrage/rounds.py"/>
        <source>The patent office offers {tile}.</source>
        <translation>A Szabadalmi Hivatal kínálata: {tile}.</translation>
    </message>
    <message id="barrage.patent_slot">
        <location filename="../engine/barrage/describe.py"/>
        <source>patent slot {number}</source>
        <translation>{number}. szabadalmi hely</translation>
    </message>
    <message id="barrage.powerhouse_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>powerhouse space {number} of basin {basin}</source>
        <translation>{basin}. víztározó, {number}. erőműhely</translation>
    </message>
    <message id="barrage.production_not_optional">
        <location filename="../engine/barrage/production.py"/>
        <source>A production must be carried out.</source>
        <translation>Termelést végre kell hajtani.</translation>
    </message>
    <message id="barrage.proper_name">
        <location filename="../engine/barrage/describe.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="barrage.prospect_conduit_owner_paid">
        <location filename="../engine/barrage/prospects.py"/>
        <source>{words} {seat} is paid for the conduit.</source>
        <translation>{words} A csatorna díját kapja: {seat}.</translation>
    </message>
    <message id="barrage.prospect_dam_water">
        <location filename="../engine/barrage/prospects.py"/>
        <source>The dam would hold {drops}; the next water flow would bring {coming}.</source>
        <translation>A gát így ennyit tart vissza: {drops}; a következő vízáramlással ideér: {coming}.</translation>
    </message>
    <message id="barrage.prospect_no_production_yet">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Opens no production yet.</source>
        <translation>Még nem nyit meg termelést.</translation>
    </message>
    <message id="barrage.prospect_production_from_dam">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Production from {dam}: {value} per drop, {drops} there now.</source>
        <translation>Termelés: {dam}, vízcseppenként {value}; most ott van: {drops}.</translation>
    </message>
    <message id="barrage.prospect_production_through_conduit">
        <location filename="../engine/barrage/prospects.py"/>
        <source>Production through {conduit}: {value} per drop.</source>
        <translation>Termelés: {conduit}, vízcseppenként {value}.</translation>
    </message>
    <message id="barrage.reason_best_conduit_ends_there">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the best conduit ends there.</source>
        <translation>ott végződik a legjobb csatorna.</translation>
    </message>
    <message id="barrage.reason_best_conduit_starts_there">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the best conduit starts there.</source>
        <translation>ott kezdődik a legjobb csatorna.</translation>
    </message>
    <message id="barrage.reason_completes_system">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it completes a system of dam, conduit and powerhouse.</source>
        <translation>gátból, csatornából és erőműből álló teljes rendszer lesz belőle.</translation>
    </message>
    <message id="barrage.reason_dam_others_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it starts at a dam: others, neutral, then own.</source>
        <translation>gátnál kezdődik: előbb másénál, azután semlegesnél, végül a sajátjánál.</translation>
    </message>
    <message id="barrage.reason_dam_own_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it starts at a dam (its own first, then neutral, then others').</source>
        <translation>gátnál kezdődik: előbb a sajátjánál, azután semlegesnél, végül másénál.</translation>
    </message>
    <message id="barrage.reason_first_by_number">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it has the lowest number.</source>
        <translation>a száma alapján ez az első.</translation>
    </message>
    <message id="barrage.reason_highest_value">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it has the highest value.</source>
        <translation>ennek a legnagyobb az értéke.</translation>
    </message>
    <message id="barrage.reason_in_basin_five">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 5.</source>
        <translation>ez az 5. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_basin_seven">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 7.</source>
        <translation>ez a 7. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_basin_six">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in basin 6.</source>
        <translation>ez a 6. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_plain">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is in the plain.</source>
        <translation>ez a síkságon van.</translation>
    </message>
    <message id="barrage.reason_most_water_comes">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>the most water would arrive there.</source>
        <translation>oda érkezne a legtöbb víz.</translation>
    </message>
    <message id="barrage.reason_officer_prefers_high_ground">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>its officer prefers high ground.</source>
        <translation>az ügyvezetője a magasabb területet részesíti előnyben.</translation>
    </message>
    <message id="barrage.reason_only_space">
        <location filename="../engine/barrage/automa/choice.py"/>
        <source>it is the only space.</source>
        <translation>ez az egyetlen mező.</translation>
    </message>
    <message id="barrage.reason_path_from_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path comes from its own dam.</source>
        <translation>egy csatornaút a saját gátjától érkezik.</translation>
    </message>
    <message id="barrage.reason_path_to_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path leads to its own dam, or at least to no other.</source>
        <translation>egy csatornaút a saját gátjához vezet, vagy legalább máséhoz nem.</translation>
    </message>
    <message id="barrage.reason_path_to_own_powerhouse">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>a conduit path leads to its own powerhouse.</source>
        <translation>egy csatornaút a saját erőművéhez vezet.</translation>
    </message>
    <message id="barrage.reason_powerhouse_others_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it ends at a powerhouse (others' first, then its own).</source>
        <translation>erőműnél végződik: előbb másénál, aztán a sajátjánál.</translation>
    </message>
    <message id="barrage.reason_powerhouse_own_first">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it ends at a powerhouse: own, then others.</source>
        <translation>erőműnél végződik: előbb a sajátjánál, aztán másénál.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_others_best">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>water from a powerhouse reaches it first, best of others.</source>
        <translation>erőműtől ide ér először a víz, lehetőleg másétól.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_own_best">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>water from a powerhouse reaches it first, best its own.</source>
        <translation>erőműtől ide ér először a víz, lehetőleg a sajátjától.</translation>
    </message>
    <message id="barrage.reason_red_space">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it is a red space.</source>
        <translation>ez piros mező.</translation>
    </message>
    <message id="barrage.reason_second_highest_value">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>it has the second highest value.</source>
        <translation>ennek a második legnagyobb az értéke.</translation>
    </message>
    <message id="barrage.reason_water_feeds_no_rival">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>its water feeds no dam of others.</source>
        <translation>a vize nem táplálja más gátját.</translation>
    </message>
    <message id="barrage.reason_water_feeds_own_dam">
        <location filename="../engine/barrage/automa/criteria.py"/>
        <source>its water reaches its own dam, or at least no one else's.</source>
        <translation>a vize saját gátat táplál, vagy legalább másét nem.</translation>
    </message>
    <message id="barrage.resume_final_scoring">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Final scoring</source>
        <translation>Végső pontozás</translation>
    </message>
    <message id="barrage.resume_round_end">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="barrage.resume_round_scoring">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Scoring of the round</source>
        <translation>A forduló pontozása</translation>
    </message>
    <message id="barrage.resume_turn_of_seat">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Turn of {seat}</source>
        <translation>{seat} köre</translation>
    </message>
    <message id="barrage.resume_water_flow">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Water flow</source>
        <translation>Vízáramlás</translation>
    </message>
    <message id="barrage.reward_not_known">
        <location filename="../engine/barrage/rewards.py"/>
        <source>This reward is not known.</source>
        <translation>Ez a jutalom ismeretlen.</translation>
    </message>
    <message id="barrage.reward_part_not_open">
        <location filename="../engine/barrage/rewards.py"/>
        <source>This part of the reward has already been taken.</source>
        <translation>A jutalomnak ez a része nem elérhető.</translation>
    </message>
    <message id="barrage.right_action_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>{section} {sign}, right</source>
        <translation>{section} {sign}, jobb</translation>
    </message>
    <message id="barrage.round_begins">
        <location filename="../engine/barrage/rounds.py"/>
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. forduló.</translation>
    </message>
    <message id="barrage.round_bonus_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>bonus of round {round}</source>
        <translation>{round}. forduló bónusza</translation>
    </message>
    <message id="barrage.round_bonus_tile_discarded">
        <location filename="../engine/barrage/scoring.py"/>
        <source>The bonus tile of the round is discarded: {tile}.</source>
        <translation>A forduló bónuszlapkája kikerül: {tile}.</translation>
    </message>
    <message id="barrage.row_needs_more_players">
        <location filename="../engine/barrage/management.py"/>
        <source>This row is open only with {need} or more players; there are {have}.</source>
        <translation>Ez a sor csak legalább {need} játékosnál elérhető, most {have} játékos van.</translation>
    </message>
    <message id="barrage.score_credits_and_machines">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Credits and machines</source>
        <translation>Kreditek és munkagépek</translation>
    </message>
    <message id="barrage.score_objective">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Objective</source>
        <translation>Céllapka</translation>
    </message>
    <message id="barrage.score_round_points">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Points of the rounds</source>
        <translation>A fordulók pontjai</translation>
    </message>
    <message id="barrage.score_water_in_dams">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Water in your dams</source>
        <translation>Víz a saját gátakban</translation>
    </message>
    <message id="barrage.seat_builds_piece">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} builds with {tile}: {piece} at {place}.</source>
        <translation>{seat} épít: {piece}, hely: {place}, lapka: {tile}.</translation>
    </message>
    <message id="barrage.seat_copies_officer">
        <location filename="../engine/barrage/turn.py"/>
        <source>{seat} copies {officer} for this turn.</source>
        <translation>{seat} erre a körre lemásolja ezt az ügyvezetőt: {officer}.</translation>
    </message>
    <message id="barrage.seat_discards_contract">
        <location filename="../engine/barrage/automa/turn.py"/>
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} discards {contract}.</source>
        <translation>{seat} eldobja {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_drafts_company_and_contract">
        <location filename="../engine/barrage/setup.py"/>
        <source>{seat} takes {company} and {contract}.</source>
        <translation>{seat} választása: {company} és {contract}.</translation>
    </message>
    <message id="barrage.seat_fulfils_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} fulfils {contract}.</source>
        <translation>{seat} teljesíti {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_gains_amount">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="barrage.seat_lays_amount_on_wheel">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} lays {amount} on the wheel.</source>
        <translation>{seat} {amount.acc} tesz az építőkerekére.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_bank">
        <location filename="../engine/barrage/management.py"/>
        <source>{seat} lays {engineers} on the bank.</source>
        <translation>{seat} {engineers.acc} rak le a bankban.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_space">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} places {engineers} on {place}.</source>
        <translation>{seat} {engineers.acc} rak le ide: {place}.</translation>
    </message>
    <message id="barrage.seat_leads_water_to_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} routes {drops} from {dam} through {conduit} to {powerhouse}.</source>
        <translation>{seat} {drops.acc} vezet el: {dam} → {conduit} → {powerhouse}.</translation>
    </message>
    <message id="barrage.seat_passes">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} passes.</source>
        <translation>{seat} passzol.</translation>
    </message>
    <message id="barrage.seat_pays_amount">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="barrage.seat_penalised_for_no_production">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} has produced nothing and loses {points}.</source>
        <translation>{seat} semmit sem termelt, és {points.acc} veszít.</translation>
    </message>
    <message id="barrage.seat_places_drops">
        <location filename="../engine/barrage/water.py"/>
        <source>{seat} places {drops} on {place}.</source>
        <translation>{seat} {drops.acc} tesz ide: {place}.</translation>
    </message>
    <message id="barrage.seat_places_nothing">
        <location filename="../engine/barrage/rewards.py"/>
        <source>{seat} places nothing: {piece}.</source>
        <translation>{seat} nem rakja le ezt: {piece}.</translation>
    </message>
    <message id="barrage.seat_places_piece">
        <location filename="../engine/barrage/rewards.py"/>
        <source>{seat} places {piece} at {place}.</source>
        <translation>{seat} lerakja ezt: {piece}, hely: {place}.</translation>
    </message>
    <message id="barrage.seat_produces_energy">
        <location filename="../engine/barrage/production.py"/>
        <source>{seat} produces {energy}: {drops} × {value}, modified by {more}.</source>
        <translation>{seat} {energy.acc} termel: {drops} × {value}, módosítás: {more}.</translation>
    </message>
    <message id="barrage.seat_puts_water_into_dam">
        <location filename="../engine/barrage/building.py"/>
        <source>{seat} puts {drops} into {place}.</source>
        <translation>{seat} {drops.acc} tesz ebbe a gátba: {place}.</translation>
    </message>
    <message id="barrage.seat_reaches_objective_count">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} has {count} for the objective.</source>
        <translation>{seat} eredménye a céllapkánál: {count}.</translation>
    </message>
    <message id="barrage.seat_takes_contract">
        <location filename="../engine/barrage/contracts.py"/>
        <source>{seat} takes {contract}.</source>
        <translation>{seat} elveszi {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_takes_tile">
        <location filename="../engine/barrage/management.py"/>
        <source>{seat} takes {tile}.</source>
        <translation>{seat} elveszi ezt a lapkát: {tile}.</translation>
    </message>
    <message id="barrage.seat_turns_wheel">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} turns the wheel.</source>
        <translation>{seat} elforgatja az építőkerekét.</translation>
    </message>
    <message id="barrage.seat_turns_wheel_regaining_goods">
        <location filename="../engine/barrage/stock.py"/>
        <source>{seat} turns the wheel and takes back: {goods}.</source>
        <translation>{seat} elforgatja az építőkerekét, és visszakapja: {goods}.</translation>
    </message>
    <message id="barrage.seat_wins" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n győzelmi ponttal.</numerusform>
        </translation>
    </message>
    <message id="barrage.second_production_needs_other_powerhouse">
        <location filename="../engine/barrage/production.py"/>
        <source>The second production needs another powerhouse.</source>
        <translation>A második termeléshez másik erőmű kell.</translation>
    </message>
    <message id="barrage.send_engineers_to_place">
        <location filename="../engine/barrage/audits/repairs.py"/>
        <source>Send the engineers here: {place}</source>
        <translation>Mérnökök ide: {place}</translation>
    </message>
    <message id="barrage.setting_automa_level">
        <location filename="../engine/barrage/info.py"/>
        <source>Strength of the Automas</source>
        <translation>Az Automák ereje</translation>
    </message>
    <message id="barrage.setting_automa_level_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>From the second level on, Automas also receive income; then they use abilities and tile effects, then officers.</source>
        <translation>A második szinttől bevételük van, azután képességeik és lapkahatásaik, végül ügyvezetőjük.</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts">
        <location filename="../engine/barrage/info.py"/>
        <source>Automas and national contracts</source>
        <translation>Automák és nemzeti szerződések</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Do Automas fulfil national contracts?</source>
        <translation>Teljesítenek az Automák nemzeti szerződést?</translation>
    </message>
    <message id="barrage.setting_automas">
        <location filename="../engine/barrage/info.py"/>
        <source>Automas</source>
        <translation>Automák</translation>
    </message>
    <message id="barrage.setting_automas_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Number of Automas. A single player needs at least one.</source>
        <translation>Ennyi helyen játszik maga a játék; egyedül legalább egy Automa ellen játszol.</translation>
    </message>
    <message id="barrage.setting_france_discount">
        <location filename="../engine/barrage/info.py"/>
        <source>The discount of France</source>
        <translation>Franciaország engedménye</translation>
    </message>
    <message id="barrage.setting_france_discount_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Does it also apply to energy from technology tiles?</source>
        <translation>A technológialapkák energiájára is érvényes?</translation>
    </message>
    <message id="barrage.setting_mahiri_copies">
        <location filename="../engine/barrage/info.py"/>
        <source>Mahiri Sekibo copies</source>
        <translation>Akit Mahiri Sekibo lemásolhat</translation>
    </message>
    <message id="barrage.setting_mahiri_copies_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Which officers can be copied: those in play, or any from the box.</source>
        <translation>Másik ügyvezető: valakié a játékosok közül, vagy bárki a dobozból.</translation>
    </message>
    <message id="barrage.setting_mahiri_credits">
        <location filename="../engine/barrage/info.py"/>
        <source>Mahiri Sekibo starts with</source>
        <translation>Mahiri Sekibo kezdőtőkéje</translation>
    </message>
    <message id="barrage.setting_mahiri_credits_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>The rulebook gives everybody 6 credits, the printed tile is said to show 9.</source>
        <translation>A szabálykönyv mindenkinek 6 kreditet ad, a nyomtatott lapkán állítólag 9 szerepel.</translation>
    </message>
    <message id="barrage.setting_map_side">
        <location filename="../engine/barrage/info.py"/>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message id="barrage.setting_map_side_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Both sides are the same map; the side without icons is for those who know it well.</source>
        <translation>Mindkét oldalon ugyanaz a térkép; az ikonok nélküli oldal azoknak való, akik jól ismerik.</translation>
    </message>
    <message id="barrage.setting_national_contract_energy">
        <location filename="../engine/barrage/info.py"/>
        <source>National contracts</source>
        <translation>Nemzeti szerződések</translation>
    </message>
    <message id="barrage.setting_national_contract_energy_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Can energy from technology tiles fulfil a national contract?</source>
        <translation>Technológialapkák energiájával teljesíthető nemzeti szerződés?</translation>
    </message>
    <message id="barrage.setting_variant">
        <location filename="../engine/barrage/info.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message id="barrage.setting_variant_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>The introductory game gives out the companies and leaves out the patent office.</source>
        <translation>A bevezető játékban a vállalatok ki vannak osztva, és kimarad a Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.setting_viktor_germany">
        <location filename="../engine/barrage/info.py"/>
        <source>Viktor Fiesler with Germany</source>
        <translation>Viktor Fiesler Németországgal</translation>
    </message>
    <message id="barrage.setting_viktor_germany_tip">
        <location filename="../engine/barrage/info.py"/>
        <source>Does the second production of Germany count at least 4 as well?</source>
        <translation>Németország második termelése is legalább 4-nek számít?</translation>
    </message>
    <message id="barrage.shared_victory" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n győzelmi ponttal: {seats}.</numerusform>
        </translation>
    </message>
    <message id="barrage.starting_contract_not_on_offer">
        <location filename="../engine/barrage/setup.py"/>
        <source>This starting contract is not on offer.</source>
        <translation>Ez a kezdőszerződés nem választható.</translation>
    </message>
    <message id="barrage.starting_contracts">
        <location filename="../engine/barrage/describe.py"/>
        <source>starting contracts</source>
        <translation>kezdőszerződések</translation>
    </message>
    <message id="barrage.status_choosing_companies">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Choosing companies</source>
        <translation>Vállalatok kiválasztása</translation>
    </message>
    <message id="barrage.status_game_over">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="barrage.status_round">
        <location filename="../engine/barrage/audits/audit.py"/>
        <source>Round {round} of {rounds}</source>
        <translation>forduló: {round}/{rounds}</translation>
    </message>
    <message id="barrage.structure_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>{piece} {number} of {seat}</source>
        <translation>{number}. {piece} ({seat})</translation>
    </message>
    <message id="barrage.supply_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>supply of {seat}</source>
        <translation>{seat} készlete</translation>
    </message>
    <message id="barrage.table_set_up">
        <location filename="../engine/barrage/setup.py"/>
        <source>The table is set up.</source>
        <translation>Az asztal elő van készítve.</translation>
    </message>
    <message id="barrage.technology_tiles">
        <location filename="../qtapp/games/barrage/table.py"/>
        <source>technology tiles</source>
        <translation>technológialapkák</translation>
    </message>
    <message id="barrage.technology_tiles_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>technology tiles of {seat}</source>
        <translation>{seat} technológialapkái</translation>
    </message>
    <message id="barrage.tile_cannot_build_piece">
        <location filename="../engine/barrage/construction.py"/>
        <source>{tile} does not build this: {piece}.</source>
        <translation>Ezzel a lapkával ez nem építhető: {tile} – {piece}.</translation>
    </message>
    <message id="barrage.tile_not_at_hand">
        <location filename="../engine/barrage/construction.py"/>
        <source>This tile is not available.</source>
        <translation>Ez a lapka nincs nálad.</translation>
    </message>
    <message id="barrage.tile_waits_on_wheel">
        <location filename="../engine/barrage/explain.py"/>
        <source>{tile} comes back when the wheel has gone round.</source>
        <translation>Ez a lapka visszatér, ha az építőkerék körbefordult: {tile}.</translation>
    </message>
    <message id="barrage.too_few_engineers_for_both">
        <location filename="../engine/barrage/turn.py"/>
        <source>You need engineers for both: {have} are not enough to copy and then act.</source>
        <translation>A másoláshoz és az utána következő akcióhoz is kell mérnök: {have} mindkettőhöz kevés.</translation>
    </message>
    <message id="barrage.too_high_conduit_for_contract">
        <location filename="../engine/barrage/placing.py"/>
        <source>The contract allows a value of {max} or less, and this conduit has {value}.</source>
        <translation>A szerződés legfeljebb {max.adj} termelőértéket enged, ezé a csatornáé {value}.</translation>
    </message>
    <message id="barrage.too_little_energy_from_action">
        <location filename="../engine/barrage/management.py"/>
        <source>You could produce {energy} here: at least 1 is needed.</source>
        <translation>Itt {energy.acc} termelhetnél: legalább 1 kell.</translation>
    </message>
    <message id="barrage.too_little_energy_produced">
        <location filename="../engine/barrage/production.py"/>
        <source>This would produce {energy}: at least 1 is needed.</source>
        <translation>Ez {energy.acc} termelne: legalább 1 kell.</translation>
    </message>
    <message id="barrage.too_many_companies_needed">
        <location filename="../engine/barrage/info.py"/>
        <source>{people} people and {automas} Automas are more than the four companies of the game.</source>
        <translation>{people} ember és {automas} Automa több, mint a játék négy vállalata.</translation>
    </message>
    <message id="barrage.too_many_elevations_on_base">
        <location filename="../engine/barrage/placing.py"/>
        <source>A base takes at most {max}.</source>
        <translation>Egy alapra legfeljebb ennyi fér: {max}.</translation>
    </message>
    <message id="barrage.turn_order_changed">
        <location filename="../engine/barrage/rounds.py"/>
        <source>New turn order: {seats}.</source>
        <translation>Új körsorrend: {seats}.</translation>
    </message>
    <message id="barrage.turn_order_marker_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>turn order marker of {seat}</source>
        <translation>{seat} körsorrendjelzője</translation>
    </message>
    <message id="barrage.turn_order_place">
        <location filename="../engine/barrage/describe.py"/>
        <source>turn order {number}</source>
        <translation>{number}. hely a körsorrendben</translation>
    </message>
    <message id="barrage.untaken_tiles_leave_game">
        <location filename="../engine/barrage/rounds.py"/>
        <source>Not taken, and out of the game: {tiles}.</source>
        <translation>Nem vette el senki, kikerül a játékból: {tiles}.</translation>
    </message>
    <message id="barrage.upper_dam_space">
        <location filename="../engine/barrage/describe.py"/>
        <source>upper dam {number}</source>
        <translation>{number}. felső gáthely</translation>
    </message>
    <message id="barrage.variant_full">
        <location filename="../engine/barrage/info.py"/>
        <source>Full</source>
        <translation>Teljes játék</translation>
    </message>
    <message id="barrage.variant_introductory">
        <location filename="../engine/barrage/info.py"/>
        <source>Introductory</source>
        <translation>Bevezető játék</translation>
    </message>
    <message id="barrage.water_flows">
        <location filename="../engine/barrage/water.py"/>
        <source>The water flows.</source>
        <translation>A víz megindul.</translation>
    </message>
    <message id="barrage.wheel_segment_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>wheel of {seat}, segment {number}</source>
        <translation>{seat} építőkereke, {number}. szektor</translation>
    </message>
    <message id="barrage.working_engineers_of_seat">
        <location filename="../engine/barrage/describe.py"/>
        <source>engineers at work of {seat}</source>
        <translation>{seat} dolgozó mérnökei</translation>
    </message>
    <message id="barrage.yes">
        <location filename="../engine/barrage/info.py"/>
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message id="file.file_not_found">
        <location filename="../engine/core/storage/save.py"/>
        <source>There is no such file.</source>
        <translation>Nincs ilyen fájl.</translation>
    </message>
    <message id="file.game_too_long_to_save">
        <location filename="../engine/core/storage/save.py"/>
        <source>The game has grown too long for a file. The file keeps what was saved before; you can play on.</source>
        <translation>A játék hosszabb lett, mint ami egy fájlba fér. A fájlban az marad, amit eddig elmentettünk; tovább játszhattok.</translation>
    </message>
    <message id="file.no_read_permission">
        <location filename="../engine/core/storage/save.py"/>
        <source>You do not have permission to read it.</source>
        <translation>Nincs jogod elolvasni.</translation>
    </message>
    <message id="file.not_a_file">
        <location filename="../engine/core/storage/save.py"/>
        <source>It is not a file.</source>
        <translation>Ez nem fájl.</translation>
    </message>
    <message id="file.not_a_save">
        <location filename="../engine/core/storage/schema.py"/>
        <source>It is not a saved game.</source>
        <translation>Ez nem mentett játék.</translation>
    </message>
    <message id="file.pack_format_not_a_number">
        <location filename="../engine/core/storage/pack.py"/>
        <source>Its format must be a number (field “format”).</source>
        <translation>A formátuma nem szám („format” mező).</translation>
    </message>
    <message id="file.pack_from_newer_program">
        <location filename="../engine/core/storage/pack.py"/>
        <source>It was made for a newer version of this program.</source>
        <translation>A program egy újabb verziójához készült.</translation>
    </message>
    <message id="file.pack_names_no_game">
        <location filename="../engine/core/storage/pack.py"/>
        <source>It does not say which game it is for (field “game”).</source>
        <translation>Nem derül ki belőle, melyik játékhoz való („game” mező).</translation>
    </message>
    <message id="file.pack_nested_too_deeply">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is nested too deeply.</source>
        <translation>{file}: túl mélyen van egymásba ágyazva.</translation>
    </message>
    <message id="file.pack_not_an_object">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} must be an object with fields.</source>
        <translation>{file}: mezőkből álló objektum kell ide.</translation>
    </message>
    <message id="file.pack_not_json">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is not valid JSON: line {line}, column {column}.</source>
        <translation>{file}: nem szabályos JSON ({line}. sor, {column}. oszlop).</translation>
    </message>
    <message id="file.pack_not_utf8_text">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is not UTF-8 text.</source>
        <translation>{file}: nem UTF-8 kódolású szöveg.</translation>
    </message>
    <message id="file.pack_number_too_long">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} holds a number that is too long.</source>
        <translation>{file}: túl hosszú szám van benne.</translation>
    </message>
    <message id="file.pack_too_big">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} is too big for a pack.</source>
        <translation>{file}: túl nagy egy kártyacsomaghoz.</translation>
    </message>
    <message id="file.pack_unreadable">
        <location filename="../engine/core/storage/pack.py"/>
        <source>{file} cannot be read.</source>
        <translation>{file}: nem olvasható.</translation>
    </message>
    <message id="file.save_damaged_or_foreign">
        <location filename="../engine/core/storage/schema.py"/>
        <location filename="../qtapp/windows/files.py"/>
        <source>It is damaged, or it is not a saved game.</source>
        <translation>Sérült, vagy nem mentett játék.</translation>
    </message>
    <message id="file.save_entry_damaged">
        <location filename="../engine/core/storage/save.py"/>
        <source>Entry {number} was damaged or changed.</source>
        <translation>Sérült vagy megváltozott: {number}. bejegyzés.</translation>
    </message>
    <message id="file.save_from_newer_program">
        <location filename="../engine/core/storage/migrate.py"/>
        <source>It was saved by a newer version of this program.</source>
        <translation>A program egy újabb verziója mentette.</translation>
    </message>
    <message id="file.save_game_unknown">
        <location filename="../engine/core/storage/save.py"/>
        <source>It belongs to a game that this program does not know: {game}.</source>
        <translation>Olyan játékhoz tartozik, amelyet ez a program nem ismer: {game}.</translation>
    </message>
    <message id="file.save_pack_unusable">
        <location filename="../engine/core/storage/save.py"/>
        <source>The pack in it cannot be used: {reason}</source>
        <translation>A benne lévő kártyacsomag nem használható: {reason}</translation>
    </message>
    <message id="file.save_too_large">
        <location filename="../engine/core/storage/schema.py"/>
        <source>It is too large for a saved game.</source>
        <translation>Túl nagy ahhoz, hogy mentett játék legyen.</translation>
    </message>
    <message id="file.save_unreadable">
        <location filename="../engine/core/storage/save.py"/>
        <source>It cannot be read.</source>
        <translation>Nem olvasható.</translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message id="ginkgopolis.add_construction_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Add a construction-site marker</source>
        <translation>Építésiterület-jelző ráhelyezése</translation>
    </message>
    <message id="ginkgopolis.already_building_on_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>There is a building on this cell.</source>
        <translation>Ezen a mezőn épület áll.</translation>
    </message>
    <message id="ginkgopolis.already_built_over_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} lies in front of {seat}: it was built over.</source>
        <translation>{card.az} {seat} előtt fekszik, mert az épületét felülépítették.</translation>
    </message>
    <message id="ginkgopolis.already_built_tile">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{tile} is built: it can only be built over.</source>
        <translation>{tile.az} már a városban áll: csak felülépíteni lehet.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_character">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is chosen.</source>
        <translation>{card.az} már ki van választva.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_piece_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{piece} is chosen and stays until it is resolved.</source>
        <translation>{piece.az} ki van választva, és a helyén marad, amíg sorra nem kerül.</translation>
    </message>
    <message id="ginkgopolis.already_discarded_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is discarded until the deck is rebuilt.</source>
        <translation>{card.az} a dobott lapok között marad, amíg új húzópakli nem készül.</translation>
    </message>
    <message id="ginkgopolis.already_marker_on_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>{marker} already lies here.</source>
        <translation>{marker.az} már itt van.</translation>
    </message>
    <message id="ginkgopolis.announce_last_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>This is the last round</source>
        <translation>Ez az utolsó kör</translation>
    </message>
    <message id="ginkgopolis.audit_already_committed">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} has already committed something.</source>
        <translation>{seat} már kiválasztott és letett valamit.</translation>
    </message>
    <message id="ginkgopolis.audit_building_not_joined">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>This building is not joined to the city: {place}.</source>
        <translation>Ez az épület nem kapcsolódik a városhoz: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_building_with_several_owners">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Only one player can own a building: {place}.</source>
        <translation>Egy épületnek csak egy tulajdonosa lehet: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_built_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} stands in the city: its card belongs in the deck, the discard pile or a hand.</source>
        <translation>{tile.az} a városban áll: a kártyája a húzópakliba, a dobott lapok közé vagy kézbe való.</translation>
    </message>
    <message id="ginkgopolis.audit_cell_not_in_city">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>There is no such cell in the city.</source>
        <translation>Nincs ilyen mező a városban.</translation>
    </message>
    <message id="ginkgopolis.audit_character_misplaced">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{card} belongs in front of a player or in the box.</source>
        <translation>{card.az} egy játékos elé vagy a dobozba való.</translation>
    </message>
    <message id="ginkgopolis.audit_extra_site_markers">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>One construction-site marker is enough: {place}.</source>
        <translation>Egy építésiterület-jelző elég: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_first_player_card_missing">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>No player has the first-player card.</source>
        <translation>Senkinél sincs a kezdőjátékos-kártya.</translation>
    </message>
    <message id="ginkgopolis.audit_last_round_not_announced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The supply of tiles is empty, but the last round was not announced.</source>
        <translation>Elfogyott az épületlapka-készlet, de az utolsó kör nem volt bejelentve.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_not_alone">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{marker} must lie alone on a cell without a building.</source>
        <translation>{marker.az} csak egyedül fekhet olyan mezőn, ahol nincs épület.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_too_far">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{marker} lies too far from the city.</source>
        <translation>{marker.az} túl messze fekszik a várostól.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_not_covered">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker to be moved no longer lies under the new tile.</source>
        <translation>Az áthelyezendő külterület-jelző már nincs az új épületlapka alatt.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_unknown">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker to be moved is not known.</source>
        <translation>Nem tudni, melyik külterület-jelzőt kell áthelyezni.</translation>
    </message>
    <message id="ginkgopolis.audit_no_building_on_cell">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>There is no building here: {place}.</source>
        <translation>Itt nincs épület: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_no_card_to_resolve">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} has no card to resolve.</source>
        <translation>{seat} előtt nincs végrehajtandó kártya.</translation>
    </message>
    <message id="ginkgopolis.audit_no_characters_to_choose">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>{seat} has no characters to choose from.</source>
        <translation>{seat} előtt nincs karakterkártya, amelyből választhatna.</translation>
    </message>
    <message id="ginkgopolis.audit_overbuilt_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} was built over: its card lies in front of the player who did it.</source>
        <translation>Felülépítették ezt: {tile}. A kártyája az előtt fekszik, aki ráépített.</translation>
    </message>
    <message id="ginkgopolis.audit_resources_differ_from_floors">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>{place}: the building has {floors} floors, but {have} stand on it.</source>
        <translation>{place}: {floors} szintes épület, de {have} áll rajta.</translation>
    </message>
    <message id="ginkgopolis.audit_screen_misplaced">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{piece} stands in the wrong place.</source>
        <translation>Ez rossz helyen áll: {piece}.</translation>
    </message>
    <message id="ginkgopolis.audit_site_card_not_reserved">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{tile} is under construction: its card waits in the reserve.</source>
        <translation>{tile.az} építés alatt áll: a kártyája a félretett épületkártyák között vár.</translation>
    </message>
    <message id="ginkgopolis.audit_tall_building_unowned">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>A building of several floors belongs to somebody: {place}.</source>
        <translation>Egy többszintes épületnek mindig van tulajdonosa: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_tiles_given_too_early">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{seat} gives tiles only when the supply is empty.</source>
        <translation>{seat} csak akkor adhat be épületlapkát, ha elfogyott a készlet.</translation>
    </message>
    <message id="ginkgopolis.audit_too_few_buildings">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>The city has {have} buildings; it needs at least {need}.</source>
        <translation>A városban {have} épület áll, legalább {need} való oda.</translation>
    </message>
    <message id="ginkgopolis.audit_unbuilt_card_not_reserved">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{card} is not in the city: its card belongs in the reserve.</source>
        <translation>{card.az} épülete nincs a városban: a kártya a félretett épületkártyák közé való.</translation>
    </message>
    <message id="ginkgopolis.audit_urbanization_card_misplaced">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>{card} belongs in the deck, the discard pile or a hand.</source>
        <translation>{card.az} a húzópakliba, a dobott lapok közé vagy kézbe való.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_box_tile_count">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The box should hold {need}, but has {have}.</source>
        <translation>A dobozban {have} van, pedig {need} való oda.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_character_count">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{seat} should have {need} in front, but has {have}.</source>
        <translation>{seat} elé {need} való, most {have} van ott.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_hand_size">
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} should hold {need}, but holds {have}.</source>
        <translation>{seat} kezébe {need} való, most {have} van ott.</translation>
    </message>
    <message id="ginkgopolis.blue_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a tile for each floor.</source>
        <translation>Hasznosításkor szintenként egy épületlapkát ad.</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <translation>{colour} {number.adj} épületkártya</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} card {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} épületkártyát</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <translation>{colour} {number.adj} épületlapka</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} tile {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} épületlapkát</translation>
    </message>
    <message id="ginkgopolis.building_with_height">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>{building}, height {height}</source>
        <translation>{building} ({height} szint)</translation>
    </message>
    <message id="ginkgopolis.card_goes_on_choice">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>A card is laid on your choice, alone or with a tile.</source>
        <translation>A kártya a választásod helyére kerül, magában vagy egy épületlapkával.</translation>
    </message>
    <message id="ginkgopolis.card_not_laid_on_city">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Lay {card} on your choice to exploit; to build, lay a tile on this cell.</source>
        <translation>Hasznosításhoz tedd {card.az.acc} a választásod helyére; építéshez tegyél egy épületlapkát erre a mezőre.</translation>
    </message>
    <message id="ginkgopolis.card_reserve">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>card reserve</source>
        <translation>félretett épületkártyák</translation>
    </message>
    <message id="ginkgopolis.cards_drawn_only_between_rounds">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Cards are drawn when a round is prepared.</source>
        <translation>Kártyát a következő körre való felkészüléskor lehet húzni.</translation>
    </message>
    <message id="ginkgopolis.cards_in_front_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>cards in front of {seat}</source>
        <translation>{seat} előtt fekvő kártyák</translation>
    </message>
    <message id="ginkgopolis.cell_at_coordinates">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>cell ({x}; {y})</source>
        <translation>mező ({x}; {y})</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <translation>{colour} {number.adj} karakterkártya</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>{colour} character {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} karakterkártyát</translation>
    </message>
    <message id="ginkgopolis.character_goes_in_front">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Place the character you keep in front of you.</source>
        <translation>Tedd magad elé azt a karakterkártyát, amelyiket megtartod.</translation>
    </message>
    <message id="ginkgopolis.character_start_amount">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>You start with {amount}.</source>
        <translation>Ezzel kezdesz: {amount}.</translation>
    </message>
    <message id="ginkgopolis.characters_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>characters of {seat}</source>
        <translation>{seat} karakterkártyái</translation>
    </message>
    <message id="ginkgopolis.characters_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Characters</source>
        <translation>Karakterkártyák</translation>
    </message>
    <message id="ginkgopolis.characters_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>For a first game take ready sets; later choose your characters one by one.</source>
        <translation>Az első játékhoz vegyetek kész karakterszetteket; később egyesével válasszátok ki a karakterkártyákat.</translation>
    </message>
    <message id="ginkgopolis.choice_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>choice of {seat}</source>
        <translation>{seat} választása</translation>
    </message>
    <message id="ginkgopolis.choose_card_and_tile">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Choose a card, alone or with a tile.</source>
        <translation>Válassz egy kártyát, magában vagy egy épületlapkával.</translation>
    </message>
    <message id="ginkgopolis.choose_character_to_keep">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Which character do you keep?</source>
        <translation>Melyik karakterkártyát tartod meg?</translation>
    </message>
    <message id="ginkgopolis.choose_marker_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>Where does {marker} go?</source>
        <translation>Hová kerüljön {marker.az}?</translation>
    </message>
    <message id="ginkgopolis.choose_resource_or_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Do you take a resource or a tile?</source>
        <translation>Erőforrást vagy épületlapkát veszel el?</translation>
    </message>
    <message id="ginkgopolis.choose_tiles_to_give_back">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Which tiles do you give back? Each one scores {points}.</source>
        <translation>Mely épületlapkákat adod be? Mindegyikért {points} jár.</translation>
    </message>
    <message id="ginkgopolis.clear_cell">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Clear the cell: {place}</source>
        <translation>Mező kiürítése: {place}</translation>
    </message>
    <message id="ginkgopolis.deck">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>deck</source>
        <translation>húzópakli</translation>
    </message>
    <message id="ginkgopolis.deck_rebuilt">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The deck is rebuilt.</source>
        <translation>Új húzópakli készül.</translation>
    </message>
    <message id="ginkgopolis.discard_pile">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>discard pile</source>
        <translation>dobott lapok</translation>
    </message>
    <message id="ginkgopolis.discard_surplus_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n kártya eldobása</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.effect_end_colour_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your {colour} cards, this one and characters included.</source>
        <translation>A játék végén {points} jár minden {colour} kártyádért; ez és a karakterkártyák is számítanak.</translation>
    </message>
    <message id="ginkgopolis.effect_end_construct_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with a construct bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen szintépítési bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_end_exploit_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with an exploit bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen hasznosítási bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_end_fixed_points">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points}.</source>
        <translation>A játék végén: {points}.</translation>
    </message>
    <message id="ginkgopolis.effect_end_low_buildings">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your buildings of height {most} or less.</source>
        <translation>A játék végén {points} jár minden legfeljebb {most} szintes épületedért.</translation>
    </message>
    <message id="ginkgopolis.effect_end_resources_on_colour">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your resources on {colour} buildings.</source>
        <translation>A játék végén {points} jár minden erőforrásodért, amely {colour} épületen áll.</translation>
    </message>
    <message id="ginkgopolis.effect_end_tall_buildings">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your buildings of height {least} or more.</source>
        <translation>A játék végén {points} jár minden legalább {least} szintes épületedért.</translation>
    </message>
    <message id="ginkgopolis.effect_end_urbanize_cards">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>At the end: {points} for each of your cards with an urbanize bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen bővítési bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_on_construct">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you construct: gain {gain}.</source>
        <translation>Szintépítéskor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.effect_on_exploit">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you exploit: gain {gain}.</source>
        <translation>Hasznosításkor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.effect_on_urbanize">
        <location filename="../engine/ginkgopolis/cards.py"/>
        <source>Whenever you urbanize: gain {gain}.</source>
        <translation>Bővítéskor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.finish_buildings_under_construction">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Finish all buildings under construction</source>
        <translation>Minden építés alatt álló épület befejezése</translation>
    </message>
    <message id="ginkgopolis.finished_cards_discarded">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>No longer under construction, to the discard pile: {cards}.</source>
        <translation>Már nem áll építés alatt, a dobott lapok közé kerül: {cards}.</translation>
    </message>
    <message id="ginkgopolis.first_city_formed">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Nine buildings and twelve markers form the first city.</source>
        <translation>Kilenc épület és tizenkét külterület-jelző alkotja az első várost.</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <translation>kezdőjátékos-kártya</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>kezdőjátékos-kártyát</translation>
    </message>
    <message id="ginkgopolis.first_player_card_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>The first-player card is passed to the left when the round is over.</source>
        <translation>A kezdőjátékos-kártya a kör végén vándorol tovább balra.</translation>
    </message>
    <message id="ginkgopolis.first_player_not_at_table" numerus="yes">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>The first player is chosen from %n player(s).</source>
        <translation>
            <numerusform>Kezdőjátékos csak %n játékos közül kerülhet ki.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.first_player_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message id="ginkgopolis.first_player_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Whoever planted a tree most recently goes first, or choose at random.</source>
        <translation>Az kezd, aki legutóbb fát ültetett; vagy döntsön a sorsolás.</translation>
    </message>
    <message id="ginkgopolis.game_state">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="ginkgopolis.game_title">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="ginkgopolis.give_building_to_seat">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Give it to {seat}</source>
        <translation>Legyen {seat} épülete</translation>
    </message>
    <message id="ginkgopolis.given_tiles_go_on_supply">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Tiles that you give back are laid on the supply of tiles.</source>
        <translation>A beadott épületlapkákat az épületlapka-készletre tedd.</translation>
    </message>
    <message id="ginkgopolis.hal_draws_second_card">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws one more card and plays {card}.</source>
        <translation>{seat} húz még egy kártyát, és kijátssza {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.hal_gets_hidden_card">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} gets a card, face down.</source>
        <translation>{seat} egy kártyát kap, képpel lefelé.</translation>
    </message>
    <message id="ginkgopolis.hal_lacks_resources">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} does not have the resources for {card} and skips the action: this is the last round.</source>
        <translation>{seat} erőforrásai nem elegendők ehhez: {card}. Az akciója elmarad, és ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.hal_setting">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Hal</source>
        <translation>Hal</translation>
    </message>
    <message id="ginkgopolis.hal_setting_tip">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>An expert Hal may replace a weak card once a round.</source>
        <translation>A profi változatban Hal körönként egyszer lecserélhet egy gyenge kártyát.</translation>
    </message>
    <message id="ginkgopolis.hand_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="ginkgopolis.kept_card_stays">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} stays face up in front of its owner.</source>
        <translation>{card.az} képpel felfelé a tulajdonosa előtt marad.</translation>
    </message>
    <message id="ginkgopolis.last_round_over">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>The last round is over: the scores are counted.</source>
        <translation>Az utolsó kör véget ért: következik a játék végi pontozás.</translation>
    </message>
    <message id="ginkgopolis.leave_one_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Leave one</source>
        <translation>Egy maradjon</translation>
    </message>
    <message id="ginkgopolis.leave_resources_of_seat">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Leave only the resources of {seat}</source>
        <translation>Csak {seat} erőforrásai maradjanak</translation>
    </message>
    <message id="ginkgopolis.marker_moves_only_when_covered">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{marker} moves only after a tile was built on its cell.</source>
        <translation>{marker.az} csak akkor mozdul, ha épületlapka került a mezőjére.</translation>
    </message>
    <message id="ginkgopolis.marker_only_on_outskirts">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>A marker lies on a cell of the city's outskirts.</source>
        <translation>A külterület-jelző a külterület egyik mezőjén fekszik.</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <translation>{letter} jelű külterület-jelző</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>marker {letter}</source>
        <comment>acc</comment>
        <translation>{letter} jelű külterület-jelzőt</translation>
    </message>
    <message id="ginkgopolis.match_resources_to_floors">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Make it {need} ({place})</source>
        <translation>Legyen rajta {need} ({place})</translation>
    </message>
    <message id="ginkgopolis.new_hand_before_tile">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>A new hand is taken first; the tile is played with a card after that.</source>
        <translation>Előbb jön a lapcsere; épületlapkát csak utána tehetsz egy kártya mellé.</translation>
    </message>
    <message id="ginkgopolis.new_tile_supply_formed" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>%n tile(s) become the new supply.</source>
        <translation>
            <numerusform>%n épületlapkából áll az új készlet.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.no_building_or_marker_here">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>There is neither a building nor a marker here: nothing can be built.</source>
        <translation>Itt sem épület, sem külterület-jelző nincs: nem lehet építeni.</translation>
    </message>
    <message id="ginkgopolis.no_own_resources_left">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Your supply of resources is empty.</source>
        <translation>Elfogyott a saját erőforráskészleted.</translation>
    </message>
    <message id="ginkgopolis.no_push_with_free_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>No marker makes room: there is a free cell beside the new tile.</source>
        <translation>Nem kell helyet csinálni: az új épületlapka mellett van szabad mező.</translation>
    </message>
    <message id="ginkgopolis.no_single_card_discard">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You cannot discard single cards: a token replaces your whole hand.</source>
        <translation>Egyes kártyák nem dobhatók el: egy lapdobásjelzőért az összes lapodat lecseréled.</translation>
    </message>
    <message id="ginkgopolis.no_supply_tiles_left">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The supply of tiles is empty.</source>
        <translation>Elfogyott az épületlapka-készlet.</translation>
    </message>
    <message id="ginkgopolis.no_target_for_card">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>This card refers to no building or marker in the city.</source>
        <translation>Ehhez a kártyához nem tartozik épület vagy külterület-jelző a városban.</translation>
    </message>
    <message id="ginkgopolis.no_tile_left_for_hal">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>No tile is left for {seat}, who skips this action.</source>
        <translation>{seat} részére nem maradt épületlapka, ezért az akciója elmarad.</translation>
    </message>
    <message id="ginkgopolis.no_tokens_against_hal">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Against Hal there are no new-hand tokens.</source>
        <translation>Hal ellen nincsenek lapdobásjelzők.</translation>
    </message>
    <message id="ginkgopolis.not_a_given_character">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Choose one of the characters you were given.</source>
        <translation>A neked kiosztott karakterkártyák közül válassz.</translation>
    </message>
    <message id="ginkgopolis.not_a_hand_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Choose a card of your hand.</source>
        <translation>Válassz egyet a kézben tartott lapjaid közül.</translation>
    </message>
    <message id="ginkgopolis.not_behind_own_screen">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{tile} is not behind your screen.</source>
        <translation>{tile.az} nincs a paravánod mögött.</translation>
    </message>
    <message id="ginkgopolis.not_enough_points_lower_number">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.</source>
        <translation>Az új lapka száma {new}, a felülépítetté {old}. Ennek ára: {cost}; neked van: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Szükséges: {need}; neked van: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources_with_colour">
        <location filename="../engine/ginkgopolis/price.py"/>
        <source>Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.</source>
        <translation>Szükséges: {need} ({floors} a szintekért, 1 a színváltásért); neked van: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_enough_tokens_for_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>A new hand costs {need}, you have {have}.</source>
        <translation>A lapcsere ára: {need}; neked van: {have}.</translation>
    </message>
    <message id="ginkgopolis.not_finished_yet">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is under construction: its card joins when the deck is rebuilt.</source>
        <translation>{card.az} épülete még építés alatt áll: a kártya az új húzópaklival kerül játékba.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}.</source>
        <translation>Nincs a kezedben {card.az}.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card_of_seat">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Nincs a kezedben {card.az}: most {seat} kezében van.</translation>
    </message>
    <message id="ginkgopolis.not_holding_discarded_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Nincs a kezedben {card.az}: a dobott lapok között van.</translation>
    </message>
    <message id="ginkgopolis.not_in_city_yet">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} is not in the city: its card waits in the reserve.</source>
        <translation>{card.az} épülete nincs a városban: a kártya a félretett épületkártyák között vár.</translation>
    </message>
    <message id="ginkgopolis.not_the_cell_of_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} refers to a different cell of the city.</source>
        <translation>{card.az} a város egy másik mezőjéről szól.</translation>
    </message>
    <message id="ginkgopolis.only_alphabetical_marker_order">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>On the edge of the city the markers keep their alphabetical order.</source>
        <translation>A város szélén a külterület-jelzők betűrendben maradnak.</translation>
    </message>
    <message id="ginkgopolis.only_draw_tiles_as_gains">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Tiles are drawn unseen, as gains.</source>
        <translation>Épületlapkát csak akkor húzhatsz, vakon, ha jár neked.</translation>
    </message>
    <message id="ginkgopolis.only_free_cell_beside_tile">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker must go to a free cell beside the new tile.</source>
        <translation>A külterület-jelzőnek az új épületlapka melletti szabad mezőre kell kerülnie.</translation>
    </message>
    <message id="ginkgopolis.only_gained_from_supply">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources leave the supply only as gains.</source>
        <translation>Erőforrás csak akkor kerül ki a készletből, ha jár neked.</translation>
    </message>
    <message id="ginkgopolis.only_outer_edge_for_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>The marker must lie on the outer edge of the city.</source>
        <translation>A külterület-jelzőnek a város külső szélén kell feküdnie.</translation>
    </message>
    <message id="ginkgopolis.only_paid_when_building">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources and success points are paid when you build.</source>
        <translation>Erőforrást és sikerpontot építéskor fizetsz.</translation>
    </message>
    <message id="ginkgopolis.only_resource_or_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The card gives a resource or a tile.</source>
        <translation>A kártya egy erőforrást vagy egy épületlapkát ad.</translation>
    </message>
    <message id="ginkgopolis.only_tile_with_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Only a tile can be played with a card.</source>
        <translation>Kártya mellé csak épületlapkát tehetsz.</translation>
    </message>
    <message id="ginkgopolis.option_character_draft">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Draft</source>
        <translation>Draftolás</translation>
    </message>
    <message id="ginkgopolis.option_character_ready_sets">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Ready sets</source>
        <translation>Kész szettek</translation>
    </message>
    <message id="ginkgopolis.option_construct">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Construct: {card} with {tile}</source>
        <translation>Szintépítés: {card} és {tile}</translation>
    </message>
    <message id="ginkgopolis.option_exploit">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Exploit: {card}</source>
        <translation>Hasznosítás: {card}</translation>
    </message>
    <message id="ginkgopolis.option_exploit_urbanization_card">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Exploit: {card}, for a resource or a tile</source>
        <translation>Hasznosítás: {card}, egy erőforrásért vagy egy épületlapkáért</translation>
    </message>
    <message id="ginkgopolis.option_first_player_by_chance">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>At random</source>
        <translation>Sorsolással</translation>
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
            <numerusform>%n épületlapka beadása</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.option_hal_expert">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Expert</source>
        <translation>Profi</translation>
    </message>
    <message id="ginkgopolis.option_hal_usual">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>Standard</source>
        <translation>Szokásos</translation>
    </message>
    <message id="ginkgopolis.option_keep_character">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Keep {card}. {start} {effect}</source>
        <translation>{card} megtartása. {start} {effect}</translation>
    </message>
    <message id="ginkgopolis.option_marker_pushes_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>To the cell of {marker}, which makes room</source>
        <translation>{marker.Az} mezőjére; az a jelző arrébb kerül</translation>
    </message>
    <message id="ginkgopolis.option_marker_to_cell">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>To {cell}</source>
        <translation>Ide: {cell}</translation>
    </message>
    <message id="ginkgopolis.option_new_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>New hand: discard all cards and draw again</source>
        <translation>Lapcsere: minden lap eldobása, majd új lapok húzása</translation>
    </message>
    <message id="ginkgopolis.option_take_amount">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Take {amount}</source>
        <translation>{amount} elvétele</translation>
    </message>
    <message id="ginkgopolis.option_unaffordable_build">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{card} with {tile} (cannot be paid now: would be exploited)</source>
        <translation>{card} és {tile} (most nem fizethető ki: hasznosítás lenne belőle)</translation>
    </message>
    <message id="ginkgopolis.option_urbanize">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Urbanize: {card} with {tile}</source>
        <translation>Bővítés: {card} és {tile}</translation>
    </message>
    <message id="ginkgopolis.red_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a resource for each floor.</source>
        <translation>Hasznosításkor szintenként egy erőforrást ad.</translation>
    </message>
    <message id="ginkgopolis.reduce_building_to_one_floor">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Reduce it to one floor: {place}</source>
        <translation>Visszabontás egy szintre: {place}</translation>
    </message>
    <message id="ginkgopolis.remove_construction_site_marker">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Take the construction-site marker away</source>
        <translation>Építésiterület-jelző levétele</translation>
    </message>
    <message id="ginkgopolis.reserve_card_waits">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>{card} waits in the reserve until its tile is built and the deck is rebuilt.</source>
        <translation>{card.az} a félretett épületkártyák között vár, amíg megépül az épületlapkája, és új húzópakli készül.</translation>
    </message>
    <message id="ginkgopolis.resources_stay_on_building">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Resources stay on a building until it is built over.</source>
        <translation>Az erőforrások az épületen maradnak, amíg valaki felül nem építi.</translation>
    </message>
    <message id="ginkgopolis.resume_choosing_cards">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>All choose their cards</source>
        <translation>Mindenki kártyát választ</translation>
    </message>
    <message id="ginkgopolis.resume_final_scoring">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="ginkgopolis.resume_next_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Preparing the next round</source>
        <translation>Felkészülés a következő körre</translation>
    </message>
    <message id="ginkgopolis.return_given_tiles">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Put them here: {place}</source>
        <translation>Áthelyezés ide: {place}</translation>
    </message>
    <message id="ginkgopolis.round_begins">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. kör.</translation>
    </message>
    <message id="ginkgopolis.score_districts">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Districts</source>
        <translation>Kerületek</translation>
    </message>
    <message id="ginkgopolis.score_end_game_cards">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>End-of-game cards</source>
        <translation>Játék végi bónuszok</translation>
    </message>
    <message id="ginkgopolis.score_success_points">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Success points</source>
        <translation>Sikerpontok</translation>
    </message>
    <message id="ginkgopolis.score_unused_tokens">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Unused tokens</source>
        <translation>Fel nem használt lapdobásjelzők</translation>
    </message>
    <message id="ginkgopolis.screen_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>screen of {seat}</source>
        <translation>{seat} paravánja</translation>
    </message>
    <message id="ginkgopolis.screen_stays_in_place">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>The screen stays where it is and hides what lies behind it.</source>
        <translation>A paraván a helyén marad, és elrejti, ami mögötte van.</translation>
    </message>
    <message id="ginkgopolis.seat_alone_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} egyedül van egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_constructs">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} constructs: {tile} on {card}.</source>
        <translation>{seat} új szintet épít: {tile} kerül {card.az} tetejére.</translation>
    </message>
    <message id="ginkgopolis.seat_draws_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} %n kártyát húz.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_exploits_card">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} exploits {card}.</source>
        <translation>{seat} hasznosítja {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_exploits_instead_of_building">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} cannot build with {card} and {tile}: the card is exploited instead.</source>
        <translation>{seat} ezekkel nem tud építeni: {card} és {tile}. A kártyát hasznosítja helyette.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_amount">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_nothing">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gains nothing: both supplies are empty.</source>
        <translation>{seat} semmit sem kap: mindkét készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_character_set">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>{seat} gets the character set {number}.</source>
        <translation>{seat} {number.az}. karakterszettet kapja.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_no_tile">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gets no tile: the supply is empty.</source>
        <translation>{seat} nem kap épületlapkát: a készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_gives_back_tiles" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} %n épületlapkát ad be, és {amount.acc} kap.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_has_chosen">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/setup.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} has chosen.</source>
        <translation>{seat} választott.</translation>
    </message>
    <message id="ginkgopolis.seat_is_first_player">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} is the first player.</source>
        <translation>{seat} a kezdőjátékos.</translation>
    </message>
    <message id="ginkgopolis.seat_keeps_card">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} keeps {card}.</source>
        <translation>{seat} megtartja {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_leads_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} többségben van egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_loses_gain_supply_empty">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} loses {amount}: their supply is empty.</source>
        <translation>{seat}: {amount} elvész, a saját készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_moves_marker">
        <location filename="../engine/ginkgopolis/markers.py"/>
        <source>{seat} moves {marker}: {origin} → {target}.</source>
        <translation>{seat} áthelyezi {marker.az.acc}: {origin} → {target}.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_lower_number">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} pays {amount} for the lower number.</source>
        <translation>{seat} {amount.acc} fizet a kisebb számért.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_other_colour">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} pays {amount} for the other colour.</source>
        <translation>{seat} {amount.acc} fizet a színváltásért.</translation>
    </message>
    <message id="ginkgopolis.seat_places_last_resource">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} has put the last resource on a building: this is the last round.</source>
        <translation>{seat} épületre tette az utolsó erőforrását: ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.seat_puts_resources_on_building">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} puts {amount} on the building: {place}.</source>
        <translation>{seat} {amount.acc} tesz erre az épületre: {place}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} gets back {amount}.</source>
        <translation>{seat} visszakap {amount.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources_and_points">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <source>{seat} gets back {amount} and gains {points}.</source>
        <translation>{seat} visszakap {amount.acc}, és {points.acc} kap.</translation>
    </message>
    <message id="ginkgopolis.seat_scores_card" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} %n sikerpontot kap ezért: {card}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_unused_tokens" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} %n sikerpontot kap a fel nem használt lapdobásjelzőkért.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_second_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} második egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_takes_new_hand">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>{seat} hands in a token and takes a new hand.</source>
        <translation>{seat} bead egy lapdobásjelzőt, és lecseréli a lapjait.</translation>
    </message>
    <message id="ginkgopolis.seat_total_points" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_urbanizes">
        <location filename="../engine/ginkgopolis/actions.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} urbanizes: {tile} at {card}.</source>
        <translation>{seat} bővít: {tile} kerül {card.az} mezőjére.</translation>
    </message>
    <message id="ginkgopolis.seat_wins" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n sikerponttal.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_dealt_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Mindenki %n kártyát kap.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_draw_card">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>All draw a card, {seat} first.</source>
        <translation>Mindenki húz egy kártyát, elsőként {seat}.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_cards_left">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>All pass their cards to the left.</source>
        <translation>Mindenki továbbadja a lapjait balra.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_characters_left">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>All pass their characters to the left.</source>
        <translation>Mindenki továbbadja a karakterkártyáit balra.</translation>
    </message>
    <message id="ginkgopolis.seats_show_characters">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>All show their characters.</source>
        <translation>Mindenki felfedi a karakterkártyáit.</translation>
    </message>
    <message id="ginkgopolis.shared_victory" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n sikerponttal: {seats}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.status_choosing_characters">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Choosing characters</source>
        <translation>Karakterkártyák választása</translation>
    </message>
    <message id="ginkgopolis.status_game_over">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="ginkgopolis.status_last_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Round {round}, the last one</source>
        <translation>{round}. kör, az utolsó</translation>
    </message>
    <message id="ginkgopolis.status_round">
        <location filename="../engine/ginkgopolis/audit.py"/>
        <source>Round {round}</source>
        <translation>{round}. kör</translation>
    </message>
    <message id="ginkgopolis.supply_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>supply of {seat}</source>
        <translation>{seat} készlete</translation>
    </message>
    <message id="ginkgopolis.take_back_commitment">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take it back</source>
        <translation>Visszavétel</translation>
    </message>
    <message id="ginkgopolis.take_building_down">
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <source>Remove the building: {place}</source>
        <translation>Épület lebontása: {place}</translation>
    </message>
    <message id="ginkgopolis.take_cards_from_both_piles" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>%n kártya elvétele a húzópakliból és a dobott lapokból</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_pile" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>%n kártya elvétele innen: {pile}</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tie_leaves_hal_unbeaten" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Mindkettőtöknek %n sikerpontja van: {seat} veretlen marad.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tile_needs_card">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>A tile is played with a card: lay it on the building or the marker of that card.</source>
        <translation>Az épületlapka kártyával együtt játszható ki: tedd a kártya épületére vagy külterület-jelzőjére.</translation>
    </message>
    <message id="ginkgopolis.tile_supply">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tile supply</source>
        <translation>épületlapka-készlet</translation>
    </message>
    <message id="ginkgopolis.tile_supply_empty_first_time">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>The supply of tiles is empty for the first time: all may give tiles.</source>
        <translation>Először fogyott el az épületlapka-készlet: mindenki beadhat épületlapkákat.</translation>
    </message>
    <message id="ginkgopolis.tile_supply_ends_game">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>The supply of tiles is empty: this is the last round.</source>
        <translation>Elfogyott az épületlapka-készlet: ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.tiles_given_by_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tiles given by {seat}</source>
        <translation>{seat} beadott épületlapkái</translation>
    </message>
    <message id="ginkgopolis.tiles_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tiles of {seat}</source>
        <translation>{seat} épületlapkái</translation>
    </message>
    <message id="ginkgopolis.tiles_returned_to_box" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n épületlapka megnézés nélkül visszakerül a dobozba.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.token_only_before_choice">
        <location filename="../engine/ginkgopolis/explain.py"/>
        <source>Return a token before you choose a card: drop it on the discard pile.</source>
        <translation>Lapdobásjelzőt a kártyaválasztás előtt adhatsz be: tedd a dobott lapokra.</translation>
    </message>
    <message id="ginkgopolis.tokens_of_seat">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>tokens of {seat}</source>
        <translation>{seat} lapdobásjelzői</translation>
    </message>
    <message id="ginkgopolis.top_cards_discarded_unseen" numerus="yes">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>A húzópakli felső %n lapja megnézés nélkül a dobott lapok közé kerül.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.unplayed_cards_discarded">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>All unplayed cards are discarded.</source>
        <translation>A ki nem játszott kártyák a dobott lapok közé kerülnek.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <translation>{letter} jelű külterület-kártya</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card {letter}</source>
        <comment>acc</comment>
        <translation>{letter} jelű külterület-kártyát</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_alone_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Alone: take a resource or a tile.</source>
        <translation>Magában: vegyél el egy erőforrást vagy egy épületlapkát.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_tile_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>With a tile: build on the cell of {marker}.</source>
        <translation>Épületlapkával: építs {marker.az} mezőjére.</translation>
    </message>
    <message id="ginkgopolis.yellow_tile_exploit_effect">
        <location filename="../engine/ginkgopolis/describe.py"/>
        <source>Exploited, it gives a success point for each floor.</source>
        <translation>Hasznosításkor szintenként egy sikerpontot ad.</translation>
    </message>
</context>
<context>
    <name>imperial_miners</name>
    <message id="imperial_miners.activate_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Activate {card}</source>
        <translation>Aktiválás: „{card}”</translation>
    </message>
    <message id="imperial_miners.already_acted_this_round">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{card} has already acted this round.</source>
        <translation>Ezt a kártyát ebben a fordulóban már aktiváltad: „{card}”.</translation>
    </message>
    <message id="imperial_miners.already_card_in_place">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>A card already lies here: {place}.</source>
        <translation>Itt már fekszik egy kártya: {place}.</translation>
    </message>
    <message id="imperial_miners.already_cart_token_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>A cart token already lies here.</source>
        <translation>Itt már van egy csillejelölő.</translation>
    </message>
    <message id="imperial_miners.already_chosen_and_unplaced">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} is chosen; it is placed when all have chosen.</source>
        <translation>Ezt a kártyát már kiválasztottad; akkor kerül a bányába, amikor mindenki választott: „{card}”.</translation>
    </message>
    <message id="imperial_miners.already_discarded">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} stays in the discard pile until its deck is reshuffled.</source>
        <translation>Ez a kártya a dobópakliban marad, amíg a pakliját újra nem keveritek: „{card}”.</translation>
    </message>
    <message id="imperial_miners.already_placed">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{card} is placed: it stays there.</source>
        <translation>Ez a kártya le van helyezve, és ott is marad: „{card}”.</translation>
    </message>
    <message id="imperial_miners.already_searched_deck">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>This deck was searched already: it holds no such card.</source>
        <translation>Ebben a pakliban már kerestél: nincs benne ilyen kártya.</translation>
    </message>
    <message id="imperial_miners.audit_acted_in_future_round">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>A card cannot have acted in a future round: {place}.</source>
        <translation>Eljövendő fordulóban még nem aktiválhattak kártyát: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_acting_card_misplaced">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{card} acts, but it is not in its place.</source>
        <translation>Az aktivált kártya nincs a helyén: „{card}”.</translation>
    </message>
    <message id="imperial_miners.audit_card_chosen_too_early">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} has already chosen a card.</source>
        <translation>{seat} már választott kártyát.</translation>
    </message>
    <message id="imperial_miners.audit_card_in_wrong_row">
        <location filename="../engine/imperial_miners/audit.py"/>
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{card} belongs in row {level}, this is row {row}.</source>
        <translation>Ez a kártya {level.az}. sorba való: „{card}”. Ez {row.az}. sor.</translation>
    </message>
    <message id="imperial_miners.audit_card_missing_from_game">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} belongs in the game.</source>
        <translation>Ez a kártya a játékhoz tartozik: „{card}”.</translation>
    </message>
    <message id="imperial_miners.audit_card_not_staggered">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} is not offset by half a card.</source>
        <translation>Ez a kártya nem fél kártyával elcsúsztatva fekszik: „{card}”.</translation>
    </message>
    <message id="imperial_miners.audit_card_touches_none_above">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{card} touches no card in the row above.</source>
        <translation>Ez a kártya nem érintkezik a felette lévő sor kártyáival: „{card}”.</translation>
    </message>
    <message id="imperial_miners.audit_cart_token_off_cart">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>There is no half-full cart under the token: {place}.</source>
        <translation>A jelölő alatt nincs félig teli csille: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_effect_without_seat">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>Nobody carries out this effect.</source>
        <translation>Senki sem hajtja végre ezt a hatást.</translation>
    </message>
    <message id="imperial_miners.audit_event_count_wrong">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The game should have {need}, but has {have}.</source>
        <translation>A játékban {have} van, {need} való oda.</translation>
    </message>
    <message id="imperial_miners.audit_event_deck_size_wrong">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>In round {round}, {need} are left in the deck; there are {have}.</source>
        <translation>{round}. forduló: a pakliban még {need} való, most {have} van.</translation>
    </message>
    <message id="imperial_miners.audit_hand_too_large">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} holds {have}, at most {most} are allowed.</source>
        <translation>{seat} kezében {have} van, legfeljebb {most} lehet.</translation>
    </message>
    <message id="imperial_miners.audit_last_event_still_present">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>The event of the last round is still there.</source>
        <translation>Még ott van az előző forduló eseménye.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat}: there is no card to activate.</source>
        <translation>{seat}: nincs aktiválható kártya.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_place">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{seat} has no card to place.</source>
        <translation>{seat} nem tud kártyát lehelyezni.</translation>
    </message>
    <message id="imperial_miners.audit_no_place_for_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>There is no place for {card}.</source>
        <translation>Ennek a kártyának nincs helye: „{card}”.</translation>
    </message>
    <message id="imperial_miners.audit_no_round_begun">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>No round has begun yet: an event comes first.</source>
        <translation>Még egyetlen forduló sem kezdődött el: előbb egy esemény jön.</translation>
    </message>
    <message id="imperial_miners.audit_not_current_event">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{event} is not the event of this round.</source>
        <translation>Nem ez a forduló eseménye: {event}.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_not_on_top">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat}'s pickaxe is not on top.</source>
        <translation>{seat} csákányjelölője nincs a legfelső mezőn.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_off_research_boards">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} must stand on a research space or below.</source>
        <translation>{piece} csak egy kutatástábla mezőjén vagy a táblák alatt állhat.</translation>
    </message>
    <message id="imperial_miners.audit_piece_in_wrong_place">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} lies in the wrong place.</source>
        <translation>Ez rossz helyen van: {piece}.</translation>
    </message>
    <message id="imperial_miners.audit_piece_without_owner">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{piece} belongs to nobody.</source>
        <translation>Ez senkié: {piece}.</translation>
    </message>
    <message id="imperial_miners.audit_tokens_without_card">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Tokens lie where there is no card: {place}.</source>
        <translation>Jelölők vannak ott, ahol nincs kártya: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_cart_tokens">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>One cart token is enough: {place}.</source>
        <translation>Egy csillejelölő elég: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_tokens">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>{place}: {have} lie here, at most {most} are allowed.</source>
        <translation>{place}: {have} van itt, legfeljebb {most} lehet.</translation>
    </message>
    <message id="imperial_miners.card_factions">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Faction: {factions}</source>
        <translation>Frakció: {factions}</translation>
    </message>
    <message id="imperial_miners.card_half_carts">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Half carts: {carts}</source>
        <translation>Fél csillék: {carts}</translation>
    </message>
    <message id="imperial_miners.card_level_and_price">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Level {level}, price {price}</source>
        <translation>Szint: {level}, költség: {price}</translation>
    </message>
    <message id="imperial_miners.cart_between_cards">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>cart between {first} and {second}</source>
        <translation>csille e két kártya között: „{first}” és „{second}”</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom left: empty</source>
        <translation>bal alsó: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom left: loaded</source>
        <translation>bal alsó: teli</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom right: empty</source>
        <translation>jobb alsó: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>bottom right: loaded</source>
        <translation>jobb alsó: teli</translation>
    </message>
    <message id="imperial_miners.cart_half_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>left: empty</source>
        <translation>bal: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>left: loaded</source>
        <translation>bal: teli</translation>
    </message>
    <message id="imperial_miners.cart_half_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>right: empty</source>
        <translation>jobb: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>right: loaded</source>
        <translation>jobb: teli</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top left: empty</source>
        <translation>bal felső: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top left: loaded</source>
        <translation>bal felső: teli</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_empty">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top right: empty</source>
        <translation>jobb felső: üres</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_loaded">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>top right: loaded</source>
        <translation>jobb felső: teli</translation>
    </message>
    <message id="imperial_miners.cart_of_seat_at_position">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>cart of {seat} ({row}; {x})</source>
        <translation>{seat} csilléje ({row}; {x})</translation>
    </message>
    <message id="imperial_miners.chain_reaches_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain reaction reaches {card}.</source>
        <translation>A láncreakció ideér: „{card}”.</translation>
    </message>
    <message id="imperial_miners.chain_reaches_surface">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain reaction reaches the surface.</source>
        <translation>A láncreakció eléri a felszínt.</translation>
    </message>
    <message id="imperial_miners.choice_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>choice of {seat}</source>
        <translation>{seat} választása</translation>
    </message>
    <message id="imperial_miners.choose_card_above_for_chain">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which card above does the chain reach?</source>
        <translation>Melyik felette lévő kártyára halad a láncreakció?</translation>
    </message>
    <message id="imperial_miners.choose_card_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which effect of {card} do you use?</source>
        <translation>Melyik hatását használod ennek a kártyának: „{card}”?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>On which card do you put a cave-in?</source>
        <translation>Melyik kártyára teszed a beomlást?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_gadget">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>On which card do you put a gadget?</source>
        <translation>Melyik kártyára teszed a masinát?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which card do you activate?</source>
        <translation>Melyik kártyát aktiválod?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_play">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Which card do you play?</source>
        <translation>Melyik kártyát játszod ki?</translation>
    </message>
    <message id="imperial_miners.choose_cards_to_discard">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Which cards do you discard?</source>
        <translation>Mely kártyákat dobod el?</translation>
    </message>
    <message id="imperial_miners.choose_cave_in_to_remove">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>From which card do you remove the cave-in?</source>
        <translation>Melyik kártyáról távolítod el a beomlást?</translation>
    </message>
    <message id="imperial_miners.choose_deck_to_draw_from" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>Melyik pakliból húzol? (Még %n kártya)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_deck_to_search">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Which deck do you search? ({faction})</source>
        <translation>Melyik pakliban keresel? ({faction} kártya)</translation>
    </message>
    <message id="imperial_miners.choose_discards_over_hand_limit">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>You hold more than {limit}: which cards do you discard?</source>
        <translation>Több lapod van, mint a kézlimit ({limit}): melyeket dobod el?</translation>
    </message>
    <message id="imperial_miners.choose_faction_to_search">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Which faction do you search for?</source>
        <translation>Melyik frakciót keresed?</translation>
    </message>
    <message id="imperial_miners.choose_half_full_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Which half-full cart do you fill?</source>
        <translation>Melyik félig teli csillét töltöd meg?</translation>
    </message>
    <message id="imperial_miners.choose_next_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The board is completed. To which board does your pickaxe go?</source>
        <translation>A kutatástábla teljesült. Melyik táblára kerüljön a csákányjelölőd?</translation>
    </message>
    <message id="imperial_miners.choose_place_for_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Where do you place {card}?</source>
        <translation>Hová helyezed ezt a kártyát: „{card}”?</translation>
    </message>
    <message id="imperial_miners.choose_research_space" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Kutatás: hol álljon meg a csákányjelölőd? (%n lépés)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_starting_cards">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Which four cards do you keep?</source>
        <translation>Melyik négy kártyát tartod meg?</translation>
    </message>
    <message id="imperial_miners.choose_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Which effect of the surface do you use?</source>
        <translation>A felszín melyik hatását használod?</translation>
    </message>
    <message id="imperial_miners.clear_place">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Clear the place: {place}</source>
        <translation>Hely kiürítése: {place}</translation>
    </message>
    <message id="imperial_miners.count_cards_beside">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards beside this one</source>
        <translation>e kártya melletti kártyák</translation>
    </message>
    <message id="imperial_miners.count_cards_in_row">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in the row of this one</source>
        <translation>e kártya sorában lévő kártyák</translation>
    </message>
    <message id="imperial_miners.count_cards_of_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in your mine ({faction})</source>
        <translation>{faction} kártyák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_cave_ins">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cave-ins in your mine</source>
        <translation>beomlások a bányádban</translation>
    </message>
    <message id="imperial_miners.count_completed_research_boards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>research boards you have completed</source>
        <translation>általad teljesített kutatástáblák</translation>
    </message>
    <message id="imperial_miners.count_different_factions">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>different factions in your mine</source>
        <translation>különböző frakciók a bányádban</translation>
    </message>
    <message id="imperial_miners.count_full_carts">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>full carts in your mine</source>
        <translation>teli csillék a bányádban</translation>
    </message>
    <message id="imperial_miners.count_gadgets_in_mine">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>gadgets in your mine</source>
        <translation>masinák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_gadgets_on_card">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>gadgets on this card</source>
        <translation>masinák ezen a kártyán</translation>
    </message>
    <message id="imperial_miners.count_hand_cards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards in your hand</source>
        <translation>kézben tartott lapjaid</translation>
    </message>
    <message id="imperial_miners.count_other_cards_of_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>other cards in your mine ({faction})</source>
        <translation>más {faction} kártyák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_research_steps_in_game">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>spaces your pickaxe has moved in the whole game</source>
        <translation>a csákányjelölőd által az egész játékban megtett mezők</translation>
    </message>
    <message id="imperial_miners.count_spaces_below_pickaxe">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>spaces below your pickaxe on its research board</source>
        <translation>mezők a csákányjelölőd alatt a kutatástábláján</translation>
    </message>
    <message id="imperial_miners.count_touching_cards">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one</source>
        <translation>ezt érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_above">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one from above</source>
        <translation>ezt felülről érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_below">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>cards that touch this one from below</source>
        <translation>ezt alulról érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_sharing_faction">
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>touching cards that share a faction with this one</source>
        <translation>ezt érintő kártyák, amelyeknek van közös frakciójuk ezzel</translation>
    </message>
    <message id="imperial_miners.deck_of_level">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>deck of level {level}</source>
        <translation>{level}. szintű pakli</translation>
    </message>
    <message id="imperial_miners.deck_rebuilt_from_discards">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>The discards of level {level} become a new deck.</source>
        <translation>{level.Az}. szint eldobott kártyái új paklit alkotnak.</translation>
    </message>
    <message id="imperial_miners.discard_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n kártya eldobása</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.discard_pile_of_level">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>discard pile of level {level}</source>
        <translation>{level}. szintű dobópakli</translation>
    </message>
    <message id="imperial_miners.draw_card_of_level">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Draw a card of level {level}</source>
        <translation>{level}. szintű kártya húzása</translation>
    </message>
    <message id="imperial_miners.effect_activate_cards" numerus="yes">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Aktiválj a bányádban %n kártyát.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.effect_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {amount}.</source>
        <translation>Dobj el {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_discard_for_each">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {amount}. For each of them: {gain}</source>
        <translation>Dobj el {amount.acc}. Mindegyikért: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_any_faction">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount} by a faction of your choice.</source>
        <translation>Frakcióhúzással húzz {amount.acc} bármelyik frakcióból.</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_faction">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount} by faction ({faction}).</source>
        <translation>Frakcióhúzással húzz {amount.acc} ({faction}).</translation>
    </message>
    <message id="imperial_miners.effect_draw_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Draw {amount}.</source>
        <translation>Húzz {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_event_effects_give_more">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round each activated effect that gives any gives {amount} more.</source>
        <translation>Ebben a fordulóban minden aktivált hatás, amely ilyet ad, ennyivel többet ad: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_event_research_longer">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round each research by a mine card is {amount} longer.</source>
        <translation>Ebben a fordulóban bányakártyával minden kutatás ennyivel hosszabb: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_event_surface_gives_more">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>This round the surface gives {amount} more when it gives any.</source>
        <translation>Ebben a fordulóban a felszín ennyivel többet ad, ha ad ilyet: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_gain">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Gain {amount}.</source>
        <translation>Kapsz {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>You may discard up to {amount}.</source>
        <translation>Eldobhatsz legfeljebb {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard_for_each">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>You may discard up to {amount}. For each of them: {gain}</source>
        <translation>Eldobhatsz legfeljebb {amount.acc}. Mindegyikért: {gain}</translation>
    </message>
    <message id="imperial_miners.effect_next_card_cheaper">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>The next card you play costs {amount} less.</source>
        <translation>A következő kijátszott kártyád ennyivel olcsóbb: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_another_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on another card.</source>
        <translation>Tegyél {amount.acc} egy másik kártyára.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on any card of your mine.</source>
        <translation>Tegyél {amount.acc} a bányád egyik tetszőleges kártyájára.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_cards">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on any cards of your mine.</source>
        <translation>Tegyél {amount.acc} a bányád tetszőleges kártyáira.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_half_carts">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on half-full carts.</source>
        <translation>Tegyél {amount.acc} félig teli csillékre.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_other_cards">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on other cards.</source>
        <translation>Tegyél {amount.acc} más kártyákra.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_this_card">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Put {amount} on this card.</source>
        <translation>Tegyél {amount.acc} erre a kártyára.</translation>
    </message>
    <message id="imperial_miners.effect_remove">
        <location filename="../engine/imperial_miners/token_effects.py"/>
        <source>Remove {amount}.</source>
        <translation>Távolíts el {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_research">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Research up to {amount}.</source>
        <translation>Kutass legfeljebb {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_take_level_iv_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Take {amount} of level IV.</source>
        <translation>Vegyél el {amount.acc} a IV. szintről.</translation>
    </message>
    <message id="imperial_miners.effects_in_sequence">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="imperial_miners.end_of_round_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Event of the end of the round</source>
        <translation>Fordulóvégi esemény</translation>
    </message>
    <message id="imperial_miners.event_deck">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>event deck</source>
        <translation>eseménypakli</translation>
    </message>
    <message id="imperial_miners.event_deck_formed" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>%n event(s) become the event deck; the others are removed unseen.</source>
        <translation>
            <numerusform>%n esemény alkotja az eseménypaklit, a többi megnézés nélkül kimarad.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.event_of_this_round">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>event of this round</source>
        <translation>a forduló eseménye</translation>
    </message>
    <message id="imperial_miners.event_turned_up">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>The event of this round: {event}.</source>
        <translation>A forduló eseménye: {event}.</translation>
    </message>
    <message id="imperial_miners.fill_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Fill {place}</source>
        <translation>Megtöltés: {place}</translation>
    </message>
    <message id="imperial_miners.free_card_from_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Free {card}</source>
        <translation>Beomlás eltávolítása: „{card}”</translation>
    </message>
    <message id="imperial_miners.game_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Imperial Miners</source>
        <translation>Birodalmi bányászok</translation>
    </message>
    <message id="imperial_miners.give_seat_coins">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Give {seat} {amount}</source>
        <translation>{seat} kapjon {amount.acc}</translation>
    </message>
    <message id="imperial_miners.go_on_to_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Go on to {card}</source>
        <translation>Tovább ide: „{card}”</translation>
    </message>
    <message id="imperial_miners.go_on_to_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Go on here: {place}</source>
        <translation>Folytatás itt: {place}</translation>
    </message>
    <message id="imperial_miners.hand_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="imperial_miners.immediate_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Immediate event</source>
        <translation>Azonnali esemény</translation>
    </message>
    <message id="imperial_miners.keep_cards" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n kártya megtartása</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.lay_event_aside">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Lay it aside</source>
        <translation>Félretevés</translation>
    </message>
    <message id="imperial_miners.leave_allowed_amount">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Leave {amount}</source>
        <translation>Maradjon: {amount}</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_tip">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Does a pickaxe that arrives from a completed board get this bonus? In the house set this space is empty.</source>
        <translation>Ad-e valamit, amikor egy csákányjelölő egy teljesített tábláról odakerül? A házi táblákon üres.</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Lowest research space</source>
        <translation>Legalsó kutatási mező</translation>
    </message>
    <message id="imperial_miners.mark_card_as_not_acted">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>It has not acted</source>
        <translation>Nem volt aktiválva</translation>
    </message>
    <message id="imperial_miners.mine_place_left">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, left {n}</source>
        <translation>{seat} bányája, {row}. sor, bal {n}. hely</translation>
    </message>
    <message id="imperial_miners.mine_place_middle">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, middle</source>
        <translation>{seat} bányája, {row}. sor, középső hely</translation>
    </message>
    <message id="imperial_miners.mine_place_right">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>mine of {seat}, row {row}, right {n}</source>
        <translation>{seat} bányája, {row}. sor, jobb {n}. hely</translation>
    </message>
    <message id="imperial_miners.modifying_event">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Modifying event</source>
        <translation>Módosító esemény</translation>
    </message>
    <message id="imperial_miners.needs_board_completed_first">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>You must stay on your research board until it is completed.</source>
        <translation>A kutatástábládon kell maradnod, amíg nem teljesíted.</translation>
    </message>
    <message id="imperial_miners.needs_different_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe must go to a different board than the completed one.</source>
        <translation>A csákányjelölőnek másik kutatástáblára kell kerülnie, nem a most teljesítettre.</translation>
    </message>
    <message id="imperial_miners.needs_half_card_stagger">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Rows are staggered by half a card.</source>
        <translation>A sorok fél kártyával el vannak csúsztatva.</translation>
    </message>
    <message id="imperial_miners.needs_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>One of the three effects of the surface must be carried out.</source>
        <translation>A felszín három hatása közül egyet végre kell hajtanod.</translation>
    </message>
    <message id="imperial_miners.needs_touching_card_above">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>It must touch a card in the row above.</source>
        <translation>Érintkeznie kell a felette lévő sor egyik kártyájával.</translation>
    </message>
    <message id="imperial_miners.no_card_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>There is no card here.</source>
        <translation>Itt nincs kártya.</translation>
    </message>
    <message id="imperial_miners.no_card_of_level_left">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>No card of level {level} is left.</source>
        <translation>Nem maradt {level}. szintű kártya.</translation>
    </message>
    <message id="imperial_miners.no_card_takes_token">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>No card of {seat} can take {amount}.</source>
        <translation>{seat} egyetlen kártyájára sem fér rá: {amount}.</translation>
    </message>
    <message id="imperial_miners.no_cave_in_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>There is no cave-in on {card}.</source>
        <translation>Ezen a kártyán nincs beomlás: „{card}”.</translation>
    </message>
    <message id="imperial_miners.no_faction">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>No faction</source>
        <translation>Nincs frakciója</translation>
    </message>
    <message id="imperial_miners.no_half_carts_meet_here">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>No two half carts meet here.</source>
        <translation>Itt nem találkozik két fél csille.</translation>
    </message>
    <message id="imperial_miners.no_payable_effect_on_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>No effect of {card} can be paid.</source>
        <translation>Ennek a kártyának egyik hatása sem fizethető ki: „{card}”.</translation>
    </message>
    <message id="imperial_miners.no_place_for_card_level">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>A card of level {level} must lie under one of level {upper}: there is no free place.</source>
        <translation>{level.Az}. szintű kártyának {upper}. szintű kártya alatt kell feküdnie: nincs szabad hely.</translation>
    </message>
    <message id="imperial_miners.no_such_deck">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>There is no such deck.</source>
        <translation>Nincs ilyen pakli.</translation>
    </message>
    <message id="imperial_miners.no_such_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>There is no such effect.</source>
        <translation>Nincs ilyen hatás.</translation>
    </message>
    <message id="imperial_miners.no_such_effect_on_card" numerus="yes">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>A kártyának %n hatása van.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.no_such_faction">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>There is no such faction.</source>
        <translation>Nincs ilyen frakció.</translation>
    </message>
    <message id="imperial_miners.no_such_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>There is no such research space.</source>
        <translation>Nincs ilyen mező a kutatástáblákon.</translation>
    </message>
    <message id="imperial_miners.not_acting_card_itself">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>It must be another card than the acting one.</source>
        <translation>Nem lehet az éppen aktivált kártya.</translation>
    </message>
    <message id="imperial_miners.not_drawable_level_iv">
        <location filename="../engine/imperial_miners/draws.py"/>
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards of level IV come only from research boards and some events.</source>
        <translation>IV. szintű kártyát csak a kutatástáblák és egyes események adnak.</translation>
    </message>
    <message id="imperial_miners.not_enough_coins_for_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>It costs {need}, you have {have}.</source>
        <translation>Az ára: {need}; neked van: {have}.</translation>
    </message>
    <message id="imperial_miners.not_enough_to_pay_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>This costs {need}, you have {have}.</source>
        <translation>Ennek ára: {need}; neked van: {have}.</translation>
    </message>
    <message id="imperial_miners.not_half_full_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>A half-full cart has one loaded half; here {loaded} of 2 are loaded.</source>
        <translation>A félig teli csillének egyik fele teli; itt 2 félből {loaded} teli.</translation>
    </message>
    <message id="imperial_miners.not_held_but_discarded">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Ez a kártya nincs a kezedben, hanem a dobópakliban van: „{card}”.</translation>
    </message>
    <message id="imperial_miners.not_held_but_with_seat">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Ez a kártya nem a te kezedben van, hanem {seat} kezében: „{card}”.</translation>
    </message>
    <message id="imperial_miners.not_held_card">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>You do not hold {card}.</source>
        <translation>Ez a kártya nincs a kezedben: „{card}”.</translation>
    </message>
    <message id="imperial_miners.not_movable_board">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{board} stays where it is.</source>
        <translation>Ez a tábla a helyén marad: {board}.</translation>
    </message>
    <message id="imperial_miners.not_movable_coins_and_points">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Coins pay for cards and effects; victory points are kept.</source>
        <translation>Pénzérmével kártyákért és hatásokért fizetsz; a győzelmi pontok nálad maradnak.</translation>
    </message>
    <message id="imperial_miners.not_own_mine">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>This is the mine of {seat}.</source>
        <translation>Ez {seat} bányája.</translation>
    </message>
    <message id="imperial_miners.not_researching_now">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>{seat} is not researching now.</source>
        <translation>{seat} most nem kutat.</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at least {least})</source>
        <translation>{counted}, legalább {least}</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at least {least})</source>
        <comment>acc</comment>
        <translation>{counted.acc}, legalább {least.acc}</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at most {most})</source>
        <translation>{counted}, legfeljebb {most}</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{counted} (at most {most})</source>
        <comment>acc</comment>
        <translation>{counted.acc}, legfeljebb {most.acc}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{base}, and {counted}</source>
        <translation>{base}, továbbá {counted}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{base}, and {counted}</source>
        <comment>acc</comment>
        <translation>{base.acc}, továbbá {counted.acc}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for each of these: {what}</source>
        <translation>{each} ezek mindegyikéért: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for each of these: {what}</source>
        <comment>acc</comment>
        <translation>{each.acc} ezek mindegyikéért: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for every %n of these: {what}</source>
        <translation>
            <numerusform>{each} minden %n ilyen után: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{each} for every %n of these: {what}</source>
        <comment>acc</comment>
        <translation>
            <numerusform>{each.acc} minden %n ilyen után: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}</source>
        <translation>{then}, ha legalább {least} ilyened van: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}</source>
        <comment>acc</comment>
        <translation>{then.acc}, ha legalább {least} ilyened van: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <translation>{then}, ha legalább {least} ilyened van: {what}; különben {otherwise}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <location filename="../engine/imperial_miners/numbers.py"/>
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <comment>acc</comment>
        <translation>{then.acc}, ha legalább {least} ilyened van: {what}; különben {otherwise.acc}</translation>
    </message>
    <message id="imperial_miners.numbered_space_effect">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>Space {number}: {effect}</source>
        <translation>{number}. mező: {effect}</translation>
    </message>
    <message id="imperial_miners.only_cards_of_own_hand">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Choose a card of your hand.</source>
        <translation>Válassz egy kártyát a kezedből.</translation>
    </message>
    <message id="imperial_miners.only_effects_discard_cards">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards are discarded only by effects, or when there are too many.</source>
        <translation>Kártyát csak hatás miatt kell eldobni, vagy ha túl sok van a kezedben.</translation>
    </message>
    <message id="imperial_miners.only_effects_draw_cards">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Cards are drawn only when an effect says so.</source>
        <translation>Kártyát csak akkor húzhatsz, ha egy hatás megengedi.</translation>
    </message>
    <message id="imperial_miners.only_effects_move_card_tokens">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Gadgets and cave-ins stay on their card until an effect moves them.</source>
        <translation>A masinák és a beomlások a kártyájukon maradnak, amíg egy hatás el nem mozdítja őket.</translation>
    </message>
    <message id="imperial_miners.only_effects_take_from_supply">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Tokens leave the supply only by effects.</source>
        <translation>Jelölő csak hatás miatt kerül ki a készletből.</translation>
    </message>
    <message id="imperial_miners.only_game_turns_up_events">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Events are turned up by the game, one each round.</source>
        <translation>Az eseményeket a játék fedi fel, fordulónként egyet.</translation>
    </message>
    <message id="imperial_miners.only_in_mine_rows">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Mine cards lie in the rows of a mine.</source>
        <translation>A bányakártyák egy bánya soraiban fekszenek.</translation>
    </message>
    <message id="imperial_miners.only_lowest_space_of_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe goes to the lowest space of a board.</source>
        <translation>A csákányjelölő egy kutatástábla legalsó mezőjére kerül.</translation>
    </message>
    <message id="imperial_miners.only_own_mine_affected">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Effects reach only your own mine.</source>
        <translation>A hatások csak a saját bányádra érvényesek.</translation>
    </message>
    <message id="imperial_miners.only_to_choice_or_mine">
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>Lay the card that you play on your choice or in your mine.</source>
        <translation>Tedd a kijátszott kártyát a választásod helyére vagy a bányádba.</translation>
    </message>
    <message id="imperial_miners.only_to_touching_card_above">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The chain goes to a card that touches this one from above.</source>
        <translation>A láncreakció olyan kártyára halad tovább, amely felülről érinti ezt.</translation>
    </message>
    <message id="imperial_miners.only_upward_research_steps">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>The pickaxe moves up, by at least one space.</source>
        <translation>A csákányjelölő felfelé halad, legalább egy mezőt.</translation>
    </message>
    <message id="imperial_miners.only_without_playable_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>You may draw from the level I deck only if you cannot play any card from your hand.</source>
        <translation>Csak az húzhat az I. szintű pakliból, aki egyetlen lapját sem tudja kijátszani.</translation>
    </message>
    <message id="imperial_miners.option_first_game_six_cards">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>First game: six cards</source>
        <translation>Első játék: hat kártya</translation>
    </message>
    <message id="imperial_miners.option_four_of_eight_cards">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Four of eight cards</source>
        <translation>Nyolc kártyából négy</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Pays</source>
        <translation>Ad valamit</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays_nothing">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Pays nothing</source>
        <translation>Nem ad semmit</translation>
    </message>
    <message id="imperial_miners.option_research_space">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{place}: {effect}</source>
        <translation>{place}: {effect}</translation>
    </message>
    <message id="imperial_miners.past_events">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>past events</source>
        <translation>korábbi események</translation>
    </message>
    <message id="imperial_miners.phase_choosing_starting_hands">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Choosing the starting hands</source>
        <translation>A kezdőlapok kiválasztása</translation>
    </message>
    <message id="imperial_miners.phase_game_over">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="imperial_miners.phase_round_of_rounds">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Round {round} of {rounds}</source>
        <translation>forduló: {round}/{rounds}</translation>
    </message>
    <message id="imperial_miners.pickaxe_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>pickaxe of {seat}</source>
        <translation>{seat} csákányjelölője</translation>
    </message>
    <message id="imperial_miners.place_below_research_boards">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>below the research boards</source>
        <translation>a kutatástáblák alatt</translation>
    </message>
    <message id="imperial_miners.place_card_here">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>Place it here: {place}</source>
        <translation>Lehelyezés ide: {place}</translation>
    </message>
    <message id="imperial_miners.play_card_for_price">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{card} for {price}</source>
        <translation>„{card}”, ára: {price}</translation>
    </message>
    <message id="imperial_miners.play_card_free">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{card}, free</source>
        <translation>„{card}”, ingyen</translation>
    </message>
    <message id="imperial_miners.price_discard">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Discard {price}: {gain}</source>
        <translation>Dobj el {price.acc}: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Pay {price}: {gain}</source>
        <translation>Fizess {price.acc}: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay_faction_discount">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Pay {price}, 1 less for each card in your mine ({faction}): {gain}</source>
        <translation>Fizess {price.acc}, a bányád minden {faction} kártyájáért 1-gyel kevesebbet: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_another_card">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Put {price} on another card: {gain}</source>
        <translation>Tegyél {price.acc} egy másik kártyára: {gain}</translation>
    </message>
    <message id="imperial_miners.price_put_on_other_cards">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Put {price} on other cards: {gain}</source>
        <translation>Tegyél {price.acc} más kártyákra: {gain}</translation>
    </message>
    <message id="imperial_miners.put_token_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>Put {amount} on {card}</source>
        <translation>{amount} ide: „{card}”</translation>
    </message>
    <message id="imperial_miners.rank_king_of_the_deep">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>king of the deep</source>
        <translation>A mélység királya</translation>
    </message>
    <message id="imperial_miners.rank_mining_engineer">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>mining engineer</source>
        <translation>Bányamérnök</translation>
    </message>
    <message id="imperial_miners.rank_navvy">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>labourer</source>
        <translation>Kubikos</translation>
    </message>
    <message id="imperial_miners.rank_novice_miner">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>novice miner</source>
        <translation>Kezdő bányász</translation>
    </message>
    <message id="imperial_miners.rank_tunnel_digger">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>tunnel digger</source>
        <translation>Alagútásó</translation>
    </message>
    <message id="imperial_miners.rank_veteran_hewer">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>veteran miner</source>
        <translation>Veterán vájár</translation>
    </message>
    <message id="imperial_miners.record_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>record of {seat}</source>
        <translation>{seat} feljegyzése</translation>
    </message>
    <message id="imperial_miners.remove_cart_token">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Take the token away</source>
        <translation>Jelölő levétele</translation>
    </message>
    <message id="imperial_miners.research_board">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>research board {number}</source>
        <translation>{number}. kutatástábla</translation>
    </message>
    <message id="imperial_miners.research_board_sides_drawn">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Each research board shows a side at random.</source>
        <translation>Minden kutatástáblának véletlenszerűen kerül felülre egyik oldala.</translation>
    </message>
    <message id="imperial_miners.research_board_space">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>{board}, space {number}</source>
        <translation>{board}, {number}. mező</translation>
    </message>
    <message id="imperial_miners.resume_choose_cards">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>All choose their cards</source>
        <translation>Mindenki kártyát választ</translation>
    </message>
    <message id="imperial_miners.resume_final_scoring">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="imperial_miners.resume_next_round">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>The next round</source>
        <translation>A következő forduló</translation>
    </message>
    <message id="imperial_miners.round_begins">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. forduló.</translation>
    </message>
    <message id="imperial_miners.score_full_carts">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Full carts</source>
        <translation>Teli csillék</translation>
    </message>
    <message id="imperial_miners.score_victory_points">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message id="imperial_miners.search_deck_of_level">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Search the deck of level {level}</source>
        <translation>Keresés {level.az}. szintű pakliban</translation>
    </message>
    <message id="imperial_miners.search_for_faction">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>Search for: {faction}</source>
        <translation>{faction} kártya keresése</translation>
    </message>
    <message id="imperial_miners.seat_activates_card">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} activates {card}.</source>
        <translation>{seat} aktiválja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_cannot_pay_effect">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} cannot pay for it.</source>
        <translation>{seat} nem tudja kifizetni.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_special_activation">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} chooses {card} for a special activation.</source>
        <translation>{seat} ezt a kártyát választja különleges aktiválásra: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_completes_research_board">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} has completed a research board and goes on: {place}.</source>
        <translation>{seat} teljesített egy kutatástáblát, és itt folytatja: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_discards_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} eldob %n kártyát.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_draws_card">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} draws a card of level {level}.</source>
        <translation>{seat} egy {level}. szintű kártyát húz.</translation>
    </message>
    <message id="imperial_miners.seat_draws_nothing">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} draws nothing: no card is left.</source>
        <translation>{seat} nem húz: nem maradt kártya.</translation>
    </message>
    <message id="imperial_miners.seat_fills_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} fills a half-full cart: {place}.</source>
        <translation>{seat} megtölt egy félig teli csillét: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_finds_no_such_card">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} finds no such card in any deck ({faction}).</source>
        <translation>{seat} egyik pakliban sem talál {faction} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_gains">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="imperial_miners.seat_has_chosen">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} has chosen.</source>
        <translation>{seat} választott.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} has no cave-in to remove.</source>
        <translation>{seat}: nincs eltávolítható beomlás.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_half_cart">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} has no half-full cart: no token.</source>
        <translation>{seat} bányájában nincs félig teli csille: nem jár csillejelölő.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_activate">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} has no card left to activate.</source>
        <translation>{seat} már egyetlen kártyát sem tud aktiválni.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_play">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} has no card to play this round.</source>
        <translation>{seat} ebben a fordulóban nem tud kártyát kijátszani.</translation>
    </message>
    <message id="imperial_miners.seat_has_victory_points" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} pontszáma: %n győzelmi pont.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_is_dealt_cards" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} %n kártyát kap.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_leaves_card_alone">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} leaves {card} alone.</source>
        <translation>{seat} nem használja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_next_card_cheaper">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat}: the next card costs {amount} less.</source>
        <translation>{seat}: a következő kártya ennyivel olcsóbb: {amount}.</translation>
    </message>
    <message id="imperial_miners.seat_pays">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="imperial_miners.seat_places_card">
        <location filename="../engine/imperial_miners/placing.py"/>
        <source>{seat} places {card} in row {level}.</source>
        <translation>{seat} lehelyezi {level.az}. sorba ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_plays_card">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>{seat} plays {card}.</source>
        <translation>{seat} kijátssza ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_puts_tokens_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} puts {amount} on {card}.</source>
        <translation>{seat} {amount.acc} tesz erre a kártyára: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_removes_cave_in">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{seat} removes the cave-in from {card}.</source>
        <translation>{seat} eltávolítja a beomlást erről a kártyáról: „{card}”.</translation>
    </message>
    <message id="imperial_miners.seat_researches" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} %n lépést halad a kutatásban: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_scores_full_carts" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} %n győzelmi pontot kap a teli csillékért.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_finds_card" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} %n kártyát fed fel, és elveszi ezt: „{card}”.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_of_deck_fails">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up the whole deck of level {level}: no such card ({faction}).</source>
        <translation>{seat} végignézi az egész {level}. szintű paklit: nincs benne {faction} kártya.</translation>
    </message>
    <message id="imperial_miners.seat_uses_surface_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>{seat} uses an effect of the surface.</source>
        <translation>{seat} használja a felszín egyik hatását.</translation>
    </message>
    <message id="imperial_miners.seat_wins" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n győzelmi ponttal.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.set_round_number">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>This is round {round}</source>
        <translation>Ez {round.az}. forduló</translation>
    </message>
    <message id="imperial_miners.shared_victory" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n győzelmi ponttal: {seats}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.solo_verdict_with_title" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n győzelmi pont: {title}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.starting_hand_tip">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>For a first game keep all six cards; later choose four of eight.</source>
        <translation>Az első játékban tartsátok meg mind a hat kártyát; később nyolcból válasszatok négyet.</translation>
    </message>
    <message id="imperial_miners.starting_hand_title">
        <location filename="../engine/imperial_miners/info.py"/>
        <source>Starting hand</source>
        <translation>Kezdőlapok</translation>
    </message>
    <message id="imperial_miners.state_of_game">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="imperial_miners.supply">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>supply</source>
        <translation>erőforráskészlet</translation>
    </message>
    <message id="imperial_miners.surface_board_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>surface board of {seat}</source>
        <translation>{seat} felszíntáblája</translation>
    </message>
    <message id="imperial_miners.surface_of_seat">
        <location filename="../engine/imperial_miners/describe.py"/>
        <source>surface of {seat}</source>
        <translation>{seat} felszíne</translation>
    </message>
    <message id="imperial_miners.take_card_back_into_hand">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Take {card} back into the hand</source>
        <translation>Visszavétel kézbe: „{card}”</translation>
    </message>
    <message id="imperial_miners.take_card_out_of_mine">
        <location filename="../engine/imperial_miners/audit.py"/>
        <source>Take {card} out of the mine</source>
        <translation>Kivétel a bányából: „{card}”</translation>
    </message>
    <message id="imperial_miners.take_choice_back_into_hand">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Take it back into the hand</source>
        <translation>Visszavétel kézbe</translation>
    </message>
    <message id="imperial_miners.too_few_cave_in_targets" numerus="yes">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Csak %n másik kártyára kerülhet beomlás.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.too_many_research_steps">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>This is {need} away, you may move {have}.</source>
        <translation>Ez {need} távolságra van, te legfeljebb {have.acc} léphetsz.</translation>
    </message>
    <message id="imperial_miners.too_many_tokens_on_card">
        <location filename="../engine/imperial_miners/tokens.py"/>
        <source>{card} already has {have}; the limit is {most}.</source>
        <translation>Ezen a kártyán már van {have}, legfeljebb {most} lehet: „{card}”.</translation>
    </message>
    <message id="imperial_miners.turn_up_first_event">
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Turn up the first event</source>
        <translation>Az első esemény felfedése</translation>
    </message>
    <message id="imperial_miners.use_no_effect">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>Use no effect</source>
        <translation>Egyik hatás sem</translation>
    </message>
</context>
<context>
    <name>names/imperial_miners</name>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Abyss Observatory</source>
        <translation>Mélységi obszervatórium</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Alchemy</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Astral Machine</source>
        <translation>Asztrális masina</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Auction Cavern</source>
        <translation>Árverési barlang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bamboo Aqueduct</source>
        <translation>Bambuszvezeték</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Battering Ram</source>
        <translation>Faltörő kos</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bellows Grotto</source>
        <translation>Fújtatóbarlang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Berserkers' Hall</source>
        <translation>Berzerkerek csarnoka</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bone Quarry</source>
        <translation>Csontbánya</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Boulder Slide</source>
        <translation>Sziklacsúszda</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Brass Leviathan</source>
        <translation>Rézszörny</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Bridge of Two Suns</source>
        <translation>Két nap hídja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Bright Lanterns</source>
        <translation>Fényes lámpások</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Broad Chamber</source>
        <translation>Tágas kamra</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Calendar Chamber</source>
        <translation>Naptárkamra</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Call to the Clans</source>
        <translation>Hívás a klánokhoz</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cart Colosseum</source>
        <translation>Csillekolosszeum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Cart Delivery</source>
        <translation>Csilleszállítmány</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cart Ramp</source>
        <translation>Csillerámpa</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cherry Root Hall</source>
        <translation>Cseresznyegyökér-csarnok</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Chieftain's Breach</source>
        <translation>A törzsfő rése</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Clan Vault</source>
        <translation>A klán kincstára</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Clockwork Distillery</source>
        <translation>Óraműves szeszfőzde</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Collapsing Gallery</source>
        <translation>Omladozó tárna</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Colonnade Shaft</source>
        <translation>Oszlopos akna</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Coral Workshop</source>
        <translation>Korallműhely</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Counting House</source>
        <translation>Pénzváltó</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cracked Sphinx</source>
        <translation>Megrepedt szfinx</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Crystal Dynamo</source>
        <translation>Kristálydinamó</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Cursed Dig</source>
        <translation>Elátkozott ásatás</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Depths</source>
        <translation>Mélység</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Diplomacy</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Dojo of Stone</source>
        <translation>Kődódzsó</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Drovers' Cave</source>
        <translation>Hajcsárok barlangja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Embalmers' Hall</source>
        <translation>Balzsamozók csarnoka</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Endless Hall</source>
        <translation>Végtelen csarnok</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Envoys' Door</source>
        <translation>Követek kapuja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Eternal Library</source>
        <translation>Örök könyvtár</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Feast of Nations</source>
        <translation>Nemzetek lakomája</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Foremen's Hut</source>
        <translation>Művezetők kunyhója</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Found Purse</source>
        <translation>Talált erszény</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Garden Cavern</source>
        <translation>Kertbarlang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gear Forum</source>
        <translation>Fogaskerék-fórum</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gearwork Heart</source>
        <translation>Fogaskerékszív</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Gladiators' Gate</source>
        <translation>Gladiátorkapu</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Glittering Cave</source>
        <translation>Csillogó barlang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Golden Sarcophagus</source>
        <translation>Arany szarkofág</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hall of Decrees</source>
        <translation>Rendeletek csarnoka</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hammer Shaft</source>
        <translation>Kalapácsakna</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Haulage</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Heart of the Deep</source>
        <translation>A mélység szíve</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Hidden Observatory</source>
        <translation>Rejtett obszervatórium</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Highland Obelisk</source>
        <translation>Felföldi obeliszk</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Hired Hands</source>
        <translation>Bérmunkások</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Howling Pit</source>
        <translation>Üvöltő verem</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Imperial Crossroads</source>
        <translation>Birodalmi kereszteződés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Inventors' Fair</source>
        <translation>Feltalálók vására</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Jade Pavilion</source>
        <translation>Jádepavilon</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Keystone Arch</source>
        <translation>Záróköves boltív</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Koi Spring</source>
        <translation>Koiforrás</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Labour Exchange</source>
        <translation>Munkaközvetítő</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Lacquer Shrine</source>
        <translation>Lakkszentély</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Laird's Strongroom</source>
        <translation>A földesúr páncélterme</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Lantern Steps</source>
        <translation>Lámpás lépcső</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Learned Guests</source>
        <translation>Tudós vendégek</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Legion Road</source>
        <translation>Légióút</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Loose Ceiling</source>
        <translation>Laza mennyezet</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Marble Monopoly</source>
        <translation>Márványmonopólium</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Market Day</source>
        <translation>Piacnap</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Masked Ambush</source>
        <translation>Álarcos rajtaütés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Measuring Hall</source>
        <translation>Mérőcsarnok</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Merchant Caravan</source>
        <translation>Kereskedőkaraván</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Milestone Hall</source>
        <translation>Mérföldkőcsarnok</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Miners' Luck</source>
        <translation>Bányászszerencse</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Moor Gold Works</source>
        <translation>Lápi aranymű</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Mother Lode</source>
        <translation>Anyatelér</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Nile Sluice</source>
        <translation>Nílusi zsilip</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Old Gravel Pit</source>
        <translation>Régi kavicsbánya</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Old Map</source>
        <translation>Régi térkép</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Open Seam</source>
        <translation>Nyílt telér</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Oracle Chamber</source>
        <translation>Jóskamra</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Ore Market</source>
        <translation>Ércpiac</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Orichalcum Press</source>
        <translation>Oreikhalkosz-prés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Paper Wall Gallery</source>
        <translation>Papírfalú tárna</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Papyrus Archive</source>
        <translation>Papirusztár</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Paved Adit</source>
        <translation>Kövezett táró</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pearl Divers' Rest</source>
        <translation>Gyöngyhalászok pihenője</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Peat Cellar</source>
        <translation>Tőzegpince</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pharaoh's Cascade</source>
        <translation>A fáraó vízesése</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pillared Passage</source>
        <translation>Oszlopos folyosó</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Piper's Signal</source>
        <translation>A dudás jele</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Poseidon's Drill</source>
        <translation>Poszeidón fúrója</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pressure Dome</source>
        <translation>Nyomáskupola</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Priests' Lift</source>
        <translation>Papok felvonója</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Pump Room</source>
        <translation>Szivattyúterem</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Quarry Contract</source>
        <translation>Kőfejtői szerződés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Quiet Burrow</source>
        <translation>Csendes üreg</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Raiders' Den</source>
        <translation>Fosztogatók tanyája</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Reed Causeway</source>
        <translation>Nádtöltés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Rescue Party</source>
        <translation>Mentőcsapat</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Rich Veins</source>
        <translation>Gazdag erek</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Ronin Tunnel</source>
        <translation>Róninalagút</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Royal Mint</source>
        <translation>Királyi pénzverde</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Salvage Pit</source>
        <translation>Roncsverem</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Samurai Crypt</source>
        <translation>Szamurájkripta</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Scarab Gate</source>
        <translation>Szkarabeuszkapu</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Scribes' Niche</source>
        <translation>Írnokok fülkéje</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Senate Under Stone</source>
        <translation>Szenátus a kő alatt</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Shaft to the Deep</source>
        <translation>Akna a mélybe</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Shogun's Council</source>
        <translation>A sógun tanácsa</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Silk Bargain</source>
        <translation>Selyemalku</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Silver Hoard</source>
        <translation>Ezüstkincs</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Six Banner Hall</source>
        <translation>Hat zászló csarnoka</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Smugglers' Drop</source>
        <translation>Csempészek rejteke</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Solar Engine</source>
        <translation>Napmotor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Star Chart Room</source>
        <translation>Csillagtérképszoba</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Stargazers' Well</source>
        <translation>Csillagnézők kútja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Steam Brewery</source>
        <translation>Gőzsörfőzde</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Sunken Foundry</source>
        <translation>Elsüllyedt öntöde</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Sunlit Stair</source>
        <translation>Napfényes lépcső</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Supply Cavern</source>
        <translation>Raktárbarlang</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/surface.json"/>
        <source>Surface</source>
        <translation>Felszín</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Survey Lodge</source>
        <translation>Földmérőház</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Surveyors' Basilica</source>
        <translation>Földmérők bazilikája</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tartan Exchange</source>
        <translation>Tartánbörze</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tea Room Below</source>
        <translation>Föld alatti teaszoba</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Technology</source>
        <translation>Technológia</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Temple of Ways</source>
        <translation>Utak temploma</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Test Drill</source>
        <translation>Próbafúrás</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Thane's Treasury</source>
        <translation>A thán kincstára</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Thunder Pit</source>
        <translation>Mennydörgő verem</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tidal Engine</source>
        <translation>Árapálymotor</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tide Wheel</source>
        <translation>Árapálykerék</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Toll Tunnel</source>
        <translation>Vámalagút</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tomb of Keys</source>
        <translation>Kulcsok sírja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Tool Carriers</source>
        <translation>Szerszámhordók</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Travelling Foreman</source>
        <translation>Vándor művezető</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Triumph Tunnel</source>
        <translation>Diadalalagút</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Trophy Chasm</source>
        <translation>Trófeaszakadék</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Vault of Mercury</source>
        <translation>Mercurius boltozata</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Vaulted Junction</source>
        <translation>Boltíves elágazás</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/boards.json"/>
        <source>Ventilation</source>
        <translation>Szellőztetés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/events.json"/>
        <source>Wages</source>
        <translation>Bérfizetés</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Wagon Yard</source>
        <translation>Szekérudvar</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>War Drum Cavern</source>
        <translation>Harci dobok barlangja</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Whale Song Hall</source>
        <translation>Bálnadalcsarnok</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Whisky Store</source>
        <translation>Whiskyraktár</translation>
    </message>
    <message>
        <location filename="../engine/imperial_miners/data/mine.json"/>
        <source>Wrecking Floor</source>
        <translation>Bontóterep</translation>
    </message>
</context>
<context>
    <name>names/underwater_cities</name>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Academy</source>
        <translation>Akadémia</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Academy Grant</source>
        <translation>Akadémiai ösztöndíj</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Algae Tank</source>
        <translation>Algatartály</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Architects</source>
        <translation>Építészek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Assembly Line</source>
        <translation>Futószalag</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Automation</source>
        <translation>Automatizálás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Autonomous Systems</source>
        <translation>Önműködő rendszerek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Balanced Nation</source>
        <translation>Kiegyensúlyozott nemzet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ballast Sale</source>
        <translation>Ballasztárusítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Barter</source>
        <translation>Cserekereskedelem</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomass Press</source>
        <translation>Biomasszaprés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomatter Market</source>
        <translation>Biomasszapiac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Biomech Construction Crew</source>
        <translation>Biomechanikus építőbrigád</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Black Ops Team</source>
        <translation>Titkos osztag</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Border Post</source>
        <translation>Határőrhely</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Borrowed Yard</source>
        <translation>Kölcsöntelep</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Bounty</source>
        <translation>Bő termés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Breadbasket</source>
        <translation>Éléskamra</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build Expansion</source>
        <translation>Bővítés építése</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build Farm or Desalination Plant</source>
        <translation>Telep vagy sótalanító üzem építése</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build a Structure</source>
        <translation>Építmény építése</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Build and Dig</source>
        <translation>Építés és ásás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Call to Hands</source>
        <translation>Munkára hívás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Canal Pilots</source>
        <translation>Csatornarévészek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Capital Dome</source>
        <translation>Fővárosi félgömb</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Chancery</source>
        <translation>Kancellária</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Charter</source>
        <translation>Alapítólevél</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Day</source>
        <translation>A város napja</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Register</source>
        <translation>Városi nyilvántartás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>City Tax</source>
        <translation>Városi adó</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Closing Sale</source>
        <translation>Végkiárusítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Cofferdam</source>
        <translation>Zárógát</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Construction Windfall</source>
        <translation>Építkezési nyereség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Consulate</source>
        <translation>Konzulátus</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Corporate Expansion</source>
        <translation>Vállalati terjeszkedés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Credit Market</source>
        <translation>Kreditpiac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Crowning Works</source>
        <translation>Koronázó mű</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Deep Drills</source>
        <translation>Mélyfúrók</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Deep Embassy</source>
        <translation>Mélytengeri nagykövetség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Demonstration</source>
        <translation>Bemutató</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Depot Lease</source>
        <translation>Raktárbérlet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Digging Shift</source>
        <translation>Ásóműszak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Diplomatic Pouch</source>
        <translation>Diplomáciai posta</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Doctorate</source>
        <translation>Doktorátus</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Dome Builders</source>
        <translation>Félgömbépítők</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Dome Patent</source>
        <translation>Félgömbszabadalom</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Drill Team</source>
        <translation>Fúrócsapat</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Embargo Run</source>
        <translation>Zárlattörés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Embassy</source>
        <translation>Nagykövetség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Envoy's Errand</source>
        <translation>A követ megbízása</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Exchange Counter</source>
        <translation>Váltópult</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Extraordinary Mission</source>
        <translation>Rendkívüli küldetés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Farm Registry</source>
        <translation>Telepnyilvántartás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Farm Union</source>
        <translation>Telepszövetség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Federation Summit</source>
        <translation>Szövetségi csúcs</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Field Kitchen</source>
        <translation>Tábori konyha</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Field Notes</source>
        <translation>Terepnapló</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Filtration Recycling</source>
        <translation>Szűrő-újrahasznosítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Final Shift</source>
        <translation>Utolsó műszak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>First Briefing</source>
        <translation>Első eligazítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Four Cities</source>
        <translation>Négy város</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Free Passage</source>
        <translation>Szabad áthaladás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Freight Clerks</source>
        <translation>Rakományírnokok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Fresh Water</source>
        <translation>Édesvíz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Full Overhaul</source>
        <translation>Teljes nagyjavítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Full Power</source>
        <translation>Teljes erővel</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Fusion Plant</source>
        <translation>Fúziós erőmű</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Gala Season</source>
        <translation>Gálaévad</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Gold Reserve</source>
        <translation>Aranytartalék</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Granary Ledger</source>
        <translation>Magtárkönyv</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Mission</source>
        <translation>Nagy küldetés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Reef</source>
        <translation>Nagy zátony</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Survey</source>
        <translation>Nagy felmérés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grand Tour</source>
        <translation>Nagy körút</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Grant Money</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Rally</source>
        <translation>Nagygyűlés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Reef</source>
        <translation>Óriászátony</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Sets</source>
        <translation>Nagy szettek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Great Works</source>
        <translation>Nagy művek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Guild Hall</source>
        <translation>Céhcsarnok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Harbour Dues</source>
        <translation>Kikötői illeték</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Harvest Legacy</source>
        <translation>A betakarítás öröksége</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hatchery Crew</source>
        <translation>Keltetőbrigád</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hidden Vault</source>
        <translation>Rejtett páncélterem</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Hydro Plant</source>
        <translation>Vízerőmű</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Improve Works</source>
        <translation>Művek javítása</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Institute</source>
        <translation>Intézet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Iron Freight</source>
        <translation>Vasszállítmány</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Joint Works</source>
        <translation>Közös munka</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Jubilee</source>
        <translation>Jubileum</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Basket</source>
        <translation>Hínárkosár</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Cutters</source>
        <translation>Hínárvágók</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Market</source>
        <translation>Hínárpiac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Kelp Terraces</source>
        <translation>Hínárteraszok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Inspectors</source>
        <translation>Laborellenőrök</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Registry</source>
        <translation>Labornyilvántartás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lab Union</source>
        <translation>Laborszövetség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Bore</source>
        <translation>Utolsó fúrás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Ledger</source>
        <translation>Utolsó főkönyv</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Last Rivets</source>
        <translation>Utolsó szegecsek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Foundry</source>
        <translation>Kései öntöde</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Harvest</source>
        <translation>Kései betakarítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Late Kelp Beds</source>
        <translation>Kései hínárágyak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ledger</source>
        <translation>Főkönyv</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Cargo</source>
        <translation>Élő rakomány</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Living Domes</source>
        <translation>Élő félgömbök</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Legacy</source>
        <translation>Élő örökség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Nation</source>
        <translation>Élő nemzet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Living Reef</source>
        <translation>Élő zátony</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Lookout Post</source>
        <translation>Kilátóhely</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Master Builders</source>
        <translation>Építőmesterek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Metropolitan Seal</source>
        <translation>Metropoliszpecsét</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Modern Labs</source>
        <translation>Modern laborok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Modern Nation</source>
        <translation>Modern nemzet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Morning Market</source>
        <translation>Reggeli piac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>New Metropolis</source>
        <translation>Új metropolisz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Academy</source>
        <translation>Éjszakai akadémia</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Market</source>
        <translation>Éjszakai piac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Night Shift</source>
        <translation>Éjszakai műszak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Odds and Ends</source>
        <translation>Mindenféle</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Borehole</source>
        <translation>Nyitott fúrólyuk</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Ledger</source>
        <translation>Nyitott főkönyv</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Open Rally</source>
        <translation>Nyílt gyűlés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ore Barge</source>
        <translation>Ércuszály</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Overhaul</source>
        <translation>Nagyjavítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Pension Fund</source>
        <translation>Nyugdíjalap</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Personal Assistant</source>
        <translation>Személyi asszisztens</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Petty Cash</source>
        <translation>Kézipénztár</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plain Domes</source>
        <translation>Egyszerű félgömbök</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plankton Farm</source>
        <translation>Planktontelep</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Plankton Net</source>
        <translation>Planktonháló</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Power Plant</source>
        <translation>Áramtelep</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Prefab Lab</source>
        <translation>Előre gyártott labor</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Pressure Dome</source>
        <translation>Nyomásálló félgömb</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Prestige</source>
        <translation>Tekintély</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Private Fleet</source>
        <translation>Magánflotta</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Provisions</source>
        <translation>Élelmiszerkészlet</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Rail Tolls</source>
        <translation>Pályavám</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Reef Park</source>
        <translation>Zátonypark</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Refit</source>
        <translation>Felújítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Refurbish</source>
        <translation>Helyreállítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Rented Berths</source>
        <translation>Bérelt kikötőhelyek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Requisition</source>
        <translation>Igénylés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Research Trip</source>
        <translation>Kutatóút</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Ring Tunnel</source>
        <translation>Körgyűrűs alagút</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/contracts.json"/>
        <source>Roadways</source>
        <translation>Úthálózat</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Royal Charter</source>
        <translation>Királyi oklevél</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Salt Works</source>
        <translation>Sóüzem</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Salvage</source>
        <translation>Roncsmentés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Fair</source>
        <translation>Tudományos vásár</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Legacy</source>
        <translation>A tudomány öröksége</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Science Market</source>
        <translation>Tudománypiac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Scrap Yard</source>
        <translation>Roncstelep</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seafood Collection</source>
        <translation>Tenger gyümölcsei</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Briefing</source>
        <translation>Második eligazítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Shift</source>
        <translation>Második műszak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Second Wind</source>
        <translation>Új lendület</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Secret Mission</source>
        <translation>Titkos küldetés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seed Bank</source>
        <translation>Magbank</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Seed Vault</source>
        <translation>Magtár</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Shadow Council</source>
        <translation>Árnyéktanács</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Signal Corps</source>
        <translation>Jelzőszolgálat</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Skyline</source>
        <translation>Városkép</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Spare Valve</source>
        <translation>Tartalék szelep</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Sponge Gardens</source>
        <translation>Szivacskertek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Standing Orders</source>
        <translation>Állandó utasítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>State Banquet</source>
        <translation>Állami díszvacsora</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>State Visit</source>
        <translation>Államlátogatás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Broker</source>
        <translation>Acélalkusz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Convoy</source>
        <translation>Acélkonvoj</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Fleet</source>
        <translation>Acélflotta</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Foundry</source>
        <translation>Acélöntöde</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Ledger</source>
        <translation>Acélfőkönyv</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Steel Market</source>
        <translation>Acélpiac</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Stevedores</source>
        <translation>Rakodómunkások</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Stone Masons</source>
        <translation>Kőművesek</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Supply Barge</source>
        <translation>Ellátóuszály</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Survey</source>
        <translation>Felmérés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Surveyors' Guild</source>
        <translation>Földmérők céhe</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Swap Meet</source>
        <translation>Cserebere</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Technology Negotiation</source>
        <translation>Technológiai tárgyalás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tenders</source>
        <translation>Pályázatok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Think Tank</source>
        <translation>Agytröszt</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Third Briefing</source>
        <translation>Harmadik eligazítás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tinkering</source>
        <translation>Barkácsolás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Toll Count</source>
        <translation>Vámszámlálás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Trade Winds</source>
        <translation>Passzátszél</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Treasure Hold</source>
        <translation>Kincses raktér</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Treasury</source>
        <translation>Kincstár</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Trial Run</source>
        <translation>Próbaüzem</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Authority</source>
        <translation>Alagúthatóság</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Fees</source>
        <translation>Alagútdíjak</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Legacy</source>
        <translation>Az alagutak öröksége</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Tunnel Register</source>
        <translation>Alagút-nyilvántartás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Domes</source>
        <translation>Ikerfélgömbök</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Reactors</source>
        <translation>Ikerreaktorok</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Twin Shafts</source>
        <translation>Ikeraknák</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Undersea Server Farm</source>
        <translation>Tenger alatti szerverfarm</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Upgrade Register</source>
        <translation>Fejlesztési nyilvántartás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Vault Opening</source>
        <translation>Trezornyitás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Bonus</source>
        <translation>Vízbónusz</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Census</source>
        <translation>Vízszámlálás</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Legacy</source>
        <translation>A víz öröksége</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Water Union</source>
        <translation>Vízszövetség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Weir Keepers</source>
        <translation>Duzzasztóőrök</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Wide Survey</source>
        <translation>Átfogó felmérés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Windfall</source>
        <translation>Váratlan nyereség</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Windfall Crates</source>
        <translation>Sodródó ládák</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Wire Press</source>
        <translation>Huzalprés</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>Workbench</source>
        <translation>Munkapad</translation>
    </message>
    <message>
        <location filename="../engine/underwater_cities/data/cards.json"/>
        <source>World Fair</source>
        <translation>Világkiállítás</translation>
    </message>
</context>
<context>
    <name>nouns/barrage</name>
    <message id="nouns/barrage.France">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>France</source>
        <translation>Franciaország</translation>
    </message>
    <message id="nouns/barrage.France">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>France</source>
        <comment>acc</comment>
        <translation>Franciaországot</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Germany</source>
        <translation>Németország</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Germany</source>
        <comment>acc</comment>
        <translation>Németországot</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Italy</source>
        <translation>Olaszország</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Italy</source>
        <comment>acc</comment>
        <translation>Olaszországot</translation>
    </message>
    <message id="nouns/barrage.USA">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.USA">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>USA</source>
        <comment>acc</comment>
        <translation>USA-t</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>advanced technology tile</source>
        <translation>fejlett-technológia-lapka</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>advanced technology tile</source>
        <comment>acc</comment>
        <translation>fejlett-technológia-lapkát</translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n advanced technology tile(s)</source>
        <translation>
            <numerusform>%n fejlett-technológia-lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n advanced technology tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlett-technológia-lapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Automa tile</source>
        <translation>automalapka</translation>
    </message>
    <message id="nouns/barrage.automa">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>Automa tile</source>
        <comment>acc</comment>
        <translation>automalapkát</translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n automalapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n Automa tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n automalapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>base</source>
        <translation>alap</translation>
    </message>
    <message id="nouns/barrage.base">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>base</source>
        <comment>acc</comment>
        <translation>alapot</translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n alap</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n base(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n alapot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>bonus tile</source>
        <translation>bónuszlapka</translation>
    </message>
    <message id="nouns/barrage.bonus">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>bonus tile</source>
        <comment>acc</comment>
        <translation>bónuszlapkát</translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bónuszlapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n bonus tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n bónuszlapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>company</source>
        <translation>vállalat</translation>
    </message>
    <message id="nouns/barrage.company">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>company</source>
        <comment>acc</comment>
        <translation>vállalatot</translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n company/companies</source>
        <translation>
            <numerusform>%n vállalat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n company/companies</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n vállalatot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>conduit</source>
        <translation>csatorna</translation>
    </message>
    <message id="nouns/barrage.conduit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>conduit</source>
        <comment>acc</comment>
        <translation>csatornát</translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n csatorna</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n conduit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csatornát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract</source>
        <translation>szerződés</translation>
    </message>
    <message id="nouns/barrage.contract">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract</source>
        <comment>acc</comment>
        <translation>szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <translation>zöld egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>green private contract</source>
        <comment>acc</comment>
        <translation>zöld egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <translation>
            <numerusform>%n zöld egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n zöld egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <translation>nemzeti szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>national contract</source>
        <comment>acc</comment>
        <translation>nemzeti szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <translation>
            <numerusform>%n nemzeti szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n nemzeti szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <translation>piros egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>red private contract</source>
        <comment>acc</comment>
        <translation>piros egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <translation>
            <numerusform>%n piros egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n piros egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <translation>kezdőszerződés</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>starting contract</source>
        <comment>acc</comment>
        <translation>kezdőszerződést</translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <translation>
            <numerusform>%n kezdőszerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kezdőszerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <translation>sárga egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>yellow private contract</source>
        <comment>acc</comment>
        <translation>sárga egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <translation>
            <numerusform>%n sárga egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sárga egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract office</source>
        <translation>szerződéskötő iroda</translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>contract office</source>
        <comment>acc</comment>
        <translation>szerződéskötő irodát</translation>
    </message>
    <message id="nouns/barrage.credit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>credit</source>
        <translation>kredit</translation>
    </message>
    <message id="nouns/barrage.credit">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>credit</source>
        <comment>acc</comment>
        <translation>kreditet</translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n credit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kreditet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam</source>
        <translation>gát</translation>
    </message>
    <message id="nouns/barrage.dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam</source>
        <comment>acc</comment>
        <translation>gátat</translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n gát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n gátat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water drop</source>
        <translation>vízcsepp</translation>
    </message>
    <message id="nouns/barrage.drop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water drop</source>
        <comment>acc</comment>
        <translation>vízcseppet</translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n water drop(s)</source>
        <translation>
            <numerusform>%n vízcsepp</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n water drop(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n vízcseppet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>elevation</source>
        <translation>magasító</translation>
    </message>
    <message id="nouns/barrage.elevation">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>elevation</source>
        <comment>acc</comment>
        <translation>magasítót</translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n magasító</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n elevation(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n magasítót</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>energy</source>
        <translation>energiaegység</translation>
    </message>
    <message id="nouns/barrage.energy">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>energy</source>
        <comment>acc</comment>
        <translation>energiaegységet</translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n energy</source>
        <translation>
            <numerusform>%n energiaegység</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n energy</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n energiaegységet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>engineer</source>
        <translation>mérnök</translation>
    </message>
    <message id="nouns/barrage.engineer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>engineer</source>
        <comment>acc</comment>
        <translation>mérnököt</translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n mérnök</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n engineer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n mérnököt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>excavator</source>
        <translation>földmunkagép</translation>
    </message>
    <message id="nouns/barrage.excavator">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>excavator</source>
        <comment>acc</comment>
        <translation>földmunkagépet</translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n földmunkagép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n excavator(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n földmunkagépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>headstream tile</source>
        <translation>forráslapka</translation>
    </message>
    <message id="nouns/barrage.headstream">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>headstream tile</source>
        <comment>acc</comment>
        <translation>forráslapkát</translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n headstream tile(s)</source>
        <translation>
            <numerusform>%n forráslapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n headstream tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n forráslapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.hill">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>hills</source>
        <translation>dombság</translation>
    </message>
    <message id="nouns/barrage.hill">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>hills</source>
        <comment>acc</comment>
        <translation>dombságot</translation>
    </message>
    <message id="nouns/barrage.joker">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>joker</source>
        <translation>dzsóker</translation>
    </message>
    <message id="nouns/barrage.joker">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>joker</source>
        <comment>acc</comment>
        <translation>dzsókert</translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n dzsóker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n joker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n dzsókert</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machine</source>
        <translation>munkagép</translation>
    </message>
    <message id="nouns/barrage.machine">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machine</source>
        <comment>acc</comment>
        <translation>munkagépet</translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n munkagép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n munkagépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machinery shop</source>
        <translation>munkagépbolt</translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>machinery shop</source>
        <comment>acc</comment>
        <translation>munkagépboltot</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mixer</source>
        <translation>betonkeverő gép</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mixer</source>
        <comment>acc</comment>
        <translation>betonkeverő gépet</translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n betonkeverő gép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n mixer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n betonkeverő gépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mountain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mountains</source>
        <translation>hegység</translation>
    </message>
    <message id="nouns/barrage.mountain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>mountains</source>
        <comment>acc</comment>
        <translation>hegységet</translation>
    </message>
    <message id="nouns/barrage.objective">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>objective tile</source>
        <translation>céllapka</translation>
    </message>
    <message id="nouns/barrage.objective">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>objective tile</source>
        <comment>acc</comment>
        <translation>céllapkát</translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n objective tile(s)</source>
        <translation>
            <numerusform>%n céllapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n objective tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n céllapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for the objective</source>
        <translation>céllapkáért járó pont</translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for the objective</source>
        <comment>acc</comment>
        <translation>céllapkáért járó pontot</translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for the objective/points for the objective</source>
        <translation>
            <numerusform>%n pont a céllapkáért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for the objective/points for the objective</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a céllapkáért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>executive officer</source>
        <translation>ügyvezető</translation>
    </message>
    <message id="nouns/barrage.officer">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>executive officer</source>
        <comment>acc</comment>
        <translation>ügyvezetőt</translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n executive officer(s)</source>
        <translation>
            <numerusform>%n ügyvezető</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n executive officer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n ügyvezetőt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turn order marker</source>
        <translation>körsorrendjelző</translation>
    </message>
    <message id="nouns/barrage.order">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turn order marker</source>
        <comment>acc</comment>
        <translation>körsorrendjelzőt</translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n körsorrendjelző</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n körsorrendjelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>patent office</source>
        <translation>Szabadalmi Hivatal</translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>patent office</source>
        <comment>acc</comment>
        <translation>Szabadalmi Hivatalt</translation>
    </message>
    <message id="nouns/barrage.plain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>plains</source>
        <translation>síkság</translation>
    </message>
    <message id="nouns/barrage.plain">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>plains</source>
        <comment>acc</comment>
        <translation>síkságot</translation>
    </message>
    <message id="nouns/barrage.point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>victory point</source>
        <translation>győzelmi pont</translation>
    </message>
    <message id="nouns/barrage.point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>victory point</source>
        <comment>acc</comment>
        <translation>győzelmi pontot</translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n victory point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n győzelmi pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>powerhouse</source>
        <translation>erőmű</translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>powerhouse</source>
        <comment>acc</comment>
        <translation>erőművet</translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n erőmű</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n powerhouse(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n erőművet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam with elevations</source>
        <translation>magasítós gát</translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>dam with elevations</source>
        <comment>acc</comment>
        <translation>magasítós gátat</translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam with elevations/dams with elevations</source>
        <translation>
            <numerusform>%n magasítós gát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam with elevations/dams with elevations</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n magasítós gátat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/barrage.round">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for credits and machines</source>
        <translation>kreditekért és munkagépekért járó pont</translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for credits and machines</source>
        <comment>acc</comment>
        <translation>kreditekért és munkagépekért járó pontot</translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for credits and machines/points for credits and machines</source>
        <translation>
            <numerusform>%n pont a kreditekért és munkagépekért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for credits and machines/points for credits and machines</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a kreditekért és munkagépekért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>technology tile</source>
        <translation>technológialapka</translation>
    </message>
    <message id="nouns/barrage.technology">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>technology tile</source>
        <comment>acc</comment>
        <translation>technológialapkát</translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n technológialapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n technology tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n technológialapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turbine station</source>
        <translation>turbinaállomás</translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>turbine station</source>
        <comment>acc</comment>
        <translation>turbinaállomást</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water management</source>
        <translation>vízirányítás</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>water management</source>
        <comment>acc</comment>
        <translation>vízirányítást</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for water</source>
        <translation>vízért járó pont</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>point for water</source>
        <comment>acc</comment>
        <translation>vízért járó pontot</translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for water/points for water</source>
        <translation>
            <numerusform>%n pont a vízért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for water/points for water</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a vízért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.workshop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>workshop</source>
        <translation>műhely</translation>
    </message>
    <message id="nouns/barrage.workshop">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>workshop</source>
        <comment>acc</comment>
        <translation>műhelyt</translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>blue</source>
        <comment>acc</comment>
        <translation>kéket</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>building card</source>
        <translation>épületkártya</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>building card</source>
        <comment>acc</comment>
        <translation>épületkártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n épületkártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületkártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>character card</source>
        <translation>karakterkártya</translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>character card</source>
        <comment>acc</comment>
        <translation>karakterkártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n karakterkártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n karakterkártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>last round</source>
        <translation>utolsó kör</translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>last round</source>
        <comment>acc</comment>
        <translation>utolsó kört</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <translation>kezdőjátékos-kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>kezdőjátékos-kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n kezdőjátékos-kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kezdőjátékos-kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>new-hand token</source>
        <translation>lapdobásjelző</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>new-hand token</source>
        <comment>acc</comment>
        <translation>lapdobásjelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n lapdobásjelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n lapdobásjelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization marker</source>
        <translation>külterület-jelző</translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization marker</source>
        <comment>acc</comment>
        <translation>külterület-jelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n külterület-jelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n külterület-jelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>success point</source>
        <translation>sikerpont</translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>success point</source>
        <comment>acc</comment>
        <translation>sikerpontot</translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n sikerpont</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sikerpontot</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>red</source>
        <comment>acc</comment>
        <translation>pirosat</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>resource</source>
        <translation>erőforrás</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>resource</source>
        <comment>acc</comment>
        <translation>erőforrást</translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n erőforrás</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n erőforrást</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>round</source>
        <translation>kör</translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>round</source>
        <comment>acc</comment>
        <translation>kört</translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kör</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kört</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>screen</source>
        <translation>paraván</translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>screen</source>
        <comment>acc</comment>
        <translation>paravánt</translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n paraván</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n paravánt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>construction-site marker</source>
        <translation>építésiterület-jelző</translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>construction-site marker</source>
        <comment>acc</comment>
        <translation>építésiterület-jelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n építésiterület-jelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n építésiterület-jelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>tile</source>
        <translation>épületlapka</translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>tile</source>
        <comment>acc</comment>
        <translation>épületlapkát</translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n épületlapka</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületlapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card</source>
        <translation>külterület-kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>urbanization card</source>
        <comment>acc</comment>
        <translation>külterület-kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n külterület-kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n külterület-kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>yellow</source>
        <comment>acc</comment>
        <translation>sárgát</translation>
    </message>
</context>
<context>
    <name>nouns/imperial_miners</name>
    <message id="nouns/imperial_miners.acted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>activated this round</source>
        <translation>ebben a fordulóban aktivált</translation>
    </message>
    <message id="nouns/imperial_miners.acted">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>activated this round</source>
        <comment>acc</comment>
        <translation>ebben a fordulóban aktiváltat</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Atlanteans</source>
        <translation>atlantiszi</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Atlanteans</source>
        <comment>acc</comment>
        <translation>atlantiszit</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Barbarians</source>
        <translation>barbár</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Barbarians</source>
        <comment>acc</comment>
        <translation>barbárt</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research board</source>
        <translation>kutatástábla</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research board</source>
        <comment>acc</comment>
        <translation>kutatástáblát</translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research board(s)</source>
        <translation>
            <numerusform>%n kutatástábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kutatástáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cart token</source>
        <translation>csillejelölő</translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cart token</source>
        <comment>acc</comment>
        <translation>csillejelölőt</translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cart token(s)</source>
        <translation>
            <numerusform>%n csillejelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cart token(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csillejelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cave-in</source>
        <translation>beomlás</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>cave-in</source>
        <comment>acc</comment>
        <translation>beomlást</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cave-in(s)</source>
        <translation>
            <numerusform>%n beomlás</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cave-in(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n beomlást</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin less</source>
        <translation>pénzérményi engedmény</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin less</source>
        <comment>acc</comment>
        <translation>pénzérményi engedményt</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin less/coins less</source>
        <translation>
            <numerusform>%n pénzérményi engedmény</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin less/coins less</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pénzérményi engedményt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin</source>
        <translation>pénzérme</translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>coin</source>
        <comment>acc</comment>
        <translation>pénzérmét</translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pénzérme</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pénzérmét</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>completed research board</source>
        <translation>teljesített kutatástábla</translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>completed research board</source>
        <comment>acc</comment>
        <translation>teljesített kutatástáblát</translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n completed research board(s)</source>
        <translation>
            <numerusform>%n teljesített kutatástábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n completed research board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n teljesített kutatástáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Egyptians</source>
        <translation>egyiptomi</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Egyptians</source>
        <comment>acc</comment>
        <translation>egyiptomit</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>event card</source>
        <translation>eseménykártya</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>event card</source>
        <comment>acc</comment>
        <translation>eseménykártyát</translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n eseménykártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n event card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n eseménykártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>faction</source>
        <translation>frakció</translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>faction</source>
        <comment>acc</comment>
        <translation>frakciót</translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n faction(s)</source>
        <translation>
            <numerusform>%n frakció</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n faction(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n frakciót</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>gadget</source>
        <translation>masina</translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>gadget</source>
        <comment>acc</comment>
        <translation>masinát</translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n gadget(s)</source>
        <translation>
            <numerusform>%n masina</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n gadget(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n masinát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Japanese</source>
        <translation>japán</translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Japanese</source>
        <comment>acc</comment>
        <translation>japánt</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level I</source>
        <translation>I. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level I</source>
        <comment>acc</comment>
        <translation>I. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level I/mine cards of level I</source>
        <translation>
            <numerusform>%n I. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level I/mine cards of level I</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n I. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level II</source>
        <translation>II. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level II</source>
        <comment>acc</comment>
        <translation>II. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level II/mine cards of level II</source>
        <translation>
            <numerusform>%n II. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level II/mine cards of level II</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n II. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level III</source>
        <translation>III. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level III</source>
        <comment>acc</comment>
        <translation>III. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level III/mine cards of level III</source>
        <translation>
            <numerusform>%n III. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level III/mine cards of level III</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n III. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level IV</source>
        <translation>IV. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>mine card of level IV</source>
        <comment>acc</comment>
        <translation>IV. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level IV/mine cards of level IV</source>
        <translation>
            <numerusform>%n IV. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level IV/mine cards of level IV</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n IV. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>pickaxe</source>
        <translation>csákányjelölő</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>pickaxe</source>
        <comment>acc</comment>
        <translation>csákányjelölőt</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n pickaxe(s)</source>
        <translation>
            <numerusform>%n csákányjelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n pickaxe(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csákányjelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>victory point</source>
        <translation>győzelmi pont</translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>victory point</source>
        <comment>acc</comment>
        <translation>győzelmi pontot</translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n victory point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n győzelmi pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research step</source>
        <translation>kutatási lépés</translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>research step</source>
        <comment>acc</comment>
        <translation>kutatási lépést</translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research step(s)</source>
        <translation>
            <numerusform>%n kutatási lépés</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research step(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kutatási lépést</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Romans</source>
        <translation>római</translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Romans</source>
        <comment>acc</comment>
        <translation>rómait</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Scots</source>
        <translation>skót</translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>Scots</source>
        <comment>acc</comment>
        <translation>skótot</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>step</source>
        <translation>lépés</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>step</source>
        <comment>acc</comment>
        <translation>lépést</translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n step(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n lépést</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>surface board</source>
        <translation>felszíntábla</translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>surface board</source>
        <comment>acc</comment>
        <translation>felszíntáblát</translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n surface board(s)</source>
        <translation>
            <numerusform>%n felszíntábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n surface board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n felszíntáblát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/table</name>
    <message id="nouns/table.card">
        <location filename="../engine/core/nouns.toml"/>
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/table.card">
        <location filename="../engine/core/nouns.toml"/>
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece">
        <location filename="../engine/core/nouns.toml"/>
        <source>piece</source>
        <translation>játékelem</translation>
    </message>
    <message id="nouns/table.piece">
        <location filename="../engine/core/nouns.toml"/>
        <source>piece</source>
        <comment>acc</comment>
        <translation>játékelemet</translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n játékelem</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n játékelemet</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point">
        <location filename="../engine/core/nouns.toml"/>
        <source>point</source>
        <translation>pont</translation>
    </message>
    <message id="nouns/table.point">
        <location filename="../engine/core/nouns.toml"/>
        <source>point</source>
        <comment>acc</comment>
        <translation>pontot</translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile">
        <location filename="../engine/core/nouns.toml"/>
        <source>tile</source>
        <translation>lapka</translation>
    </message>
    <message id="nouns/table.tile">
        <location filename="../engine/core/nouns.toml"/>
        <source>tile</source>
        <comment>acc</comment>
        <translation>lapkát</translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n lapkát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/underwater_cities</name>
    <message id="nouns/underwater_cities.action_tile">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action tile</source>
        <translation>akciólapka</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action tile</source>
        <comment>acc</comment>
        <translation>akciólapkát</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action tile(s)</source>
        <translation>
            <numerusform>%n akciólapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n akciólapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>personal assistant</source>
        <translation>személyi asszisztens</translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>personal assistant</source>
        <comment>acc</comment>
        <translation>személyi asszisztenst</translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n personal assistant(s)</source>
        <translation>
            <numerusform>%n személyi asszisztens</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n personal assistant(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n személyi asszisztenst</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>biomatter</source>
        <translation>biomassza</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>biomatter</source>
        <comment>acc</comment>
        <translation>biomasszát</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n biomatter</source>
        <translation>
            <numerusform>%n biomassza</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n biomatter</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n biomasszát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>player board</source>
        <translation>játékostábla</translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>player board</source>
        <comment>acc</comment>
        <translation>játékostáblát</translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n player board(s)</source>
        <translation>
            <numerusform>%n játékostábla</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n player board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n játékostáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>building</source>
        <translation>épület</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>building</source>
        <comment>acc</comment>
        <translation>épületet</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>building</source>
        <comment>poss</comment>
        <translation>épületed</translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n épület</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n épületed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>city</source>
        <comment>acc</comment>
        <translation>várost</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>city</source>
        <comment>poss</comment>
        <translation>városod</translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n várost</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n városod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action cloning tile</source>
        <translation>akciómásoló lapka</translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>action cloning tile</source>
        <comment>acc</comment>
        <translation>akciómásoló lapkát</translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action cloning tile(s)</source>
        <translation>
            <numerusform>%n akciómásoló lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action cloning tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n akciómásoló lapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>government contract</source>
        <translation>kormányzati szerződés</translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>government contract</source>
        <comment>acc</comment>
        <translation>kormányzati szerződést</translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n government contract(s)</source>
        <translation>
            <numerusform>%n kormányzati szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n government contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kormányzati szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>credit</source>
        <translation>kredit</translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>credit</source>
        <comment>acc</comment>
        <translation>kreditet</translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n credit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kreditet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>desalination plant</source>
        <translation>sótalanító üzem</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>desalination plant</source>
        <comment>acc</comment>
        <translation>sótalanító üzemet</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>desalination plant</source>
        <comment>poss</comment>
        <translation>sótalanító üzemed</translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <translation>
            <numerusform>%n sótalanító üzem</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sótalanító üzemet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n sótalanító üzemed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>era</source>
        <translation>korszak</translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>era</source>
        <comment>acc</comment>
        <translation>korszakot</translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n era(s)</source>
        <translation>
            <numerusform>%n korszak</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n era(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n korszakot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era I</source>
        <translation>I. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era I</source>
        <comment>acc</comment>
        <translation>I. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era I/cards of era I</source>
        <translation>
            <numerusform>%n I. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era I/cards of era I</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n I. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era II</source>
        <translation>II. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era II</source>
        <comment>acc</comment>
        <translation>II. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era II/cards of era II</source>
        <translation>
            <numerusform>%n II. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era II/cards of era II</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n II. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era III</source>
        <translation>III. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>card of era III</source>
        <comment>acc</comment>
        <translation>III. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era III/cards of era III</source>
        <translation>
            <numerusform>%n III. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era III/cards of era III</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n III. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>farm</source>
        <translation>telep</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>farm</source>
        <comment>acc</comment>
        <translation>telepet</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>farm</source>
        <comment>poss</comment>
        <translation>teleped</translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n telep</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n telepet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n teleped</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>foreign action tile</source>
        <translation>idegen akciólapka</translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>foreign action tile</source>
        <comment>acc</comment>
        <translation>idegen akciólapkát</translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n foreign action tile(s)</source>
        <translation>
            <numerusform>%n idegen akciólapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n foreign action tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n idegen akciólapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>kelp</source>
        <translation>hínár</translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>kelp</source>
        <comment>acc</comment>
        <translation>hínárt</translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n kelp</source>
        <translation>
            <numerusform>%n hínár</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n kelp</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n hínárt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>laboratory</source>
        <translation>laboratórium</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>laboratory</source>
        <comment>acc</comment>
        <translation>laboratóriumot</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>laboratory</source>
        <comment>poss</comment>
        <translation>laboratóriumod</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <translation>
            <numerusform>%n laboratórium</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n laboratóriumot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n laboratóriumod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>marker</source>
        <translation>jelölő</translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>marker</source>
        <comment>acc</comment>
        <translation>jelölőt</translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n jelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n jelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>metropolis</source>
        <translation>metropolisz</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>metropolis</source>
        <comment>acc</comment>
        <translation>metropoliszt</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>metropolis</source>
        <comment>poss</comment>
        <translation>metropoliszod</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <translation>
            <numerusform>%n metropolisz</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n metropoliszt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n metropoliszod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>turn order marker</source>
        <translation>sorrendjelölő</translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>turn order marker</source>
        <comment>acc</comment>
        <translation>sorrendjelölőt</translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n sorrendjelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sorrendjelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>point</source>
        <translation>pont</translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>point</source>
        <comment>acc</comment>
        <translation>pontot</translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>science</source>
        <translation>tudomány</translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>science</source>
        <comment>acc</comment>
        <translation>tudományt</translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n science</source>
        <translation>
            <numerusform>%n tudomány</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n science</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n tudományt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>special card</source>
        <translation>speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>special card</source>
        <comment>acc</comment>
        <translation>speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>special card</source>
        <comment>poss</comment>
        <translation>speciális kártyád</translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <translation>
            <numerusform>%n speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n speciális kártyád</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>1- or 2-credit special card</source>
        <translation>egy- vagy kétkredites speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>1- or 2-credit special card</source>
        <comment>acc</comment>
        <translation>egy- vagy kétkredites speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 1- or 2-credit special card(s)</source>
        <translation>
            <numerusform>%n egy- vagy kétkredites speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 1- or 2-credit special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n egy- vagy kétkredites speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>3-credit special card</source>
        <translation>háromkredites speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>3-credit special card</source>
        <comment>acc</comment>
        <translation>háromkredites speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 3-credit special card(s)</source>
        <translation>
            <numerusform>%n háromkredites speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 3-credit special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n háromkredites speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>steelplast</source>
        <translation>acéllemez</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>steelplast</source>
        <comment>acc</comment>
        <translation>acéllemezt</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n steelplast</source>
        <translation>
            <numerusform>%n acéllemez</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n steelplast</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n acéllemezt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>structure</source>
        <translation>építmény</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>structure</source>
        <comment>acc</comment>
        <translation>építményt</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>structure</source>
        <comment>poss</comment>
        <translation>építményed</translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n építmény</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n építményt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n építményed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>symbiotic city</source>
        <translation>szimbiotikus város</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>symbiotic city</source>
        <comment>acc</comment>
        <translation>szimbiotikus várost</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>symbiotic city</source>
        <comment>poss</comment>
        <translation>szimbiotikus városod</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <translation>
            <numerusform>%n szimbiotikus város</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n szimbiotikus várost</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n szimbiotikus városod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel</source>
        <translation>alagút</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel</source>
        <comment>acc</comment>
        <translation>alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel</source>
        <comment>poss</comment>
        <translation>alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <translation>
            <numerusform>%n alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n alagutad</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel at a city</source>
        <translation>városhoz csatlakozó alagút</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel at a city</source>
        <comment>acc</comment>
        <translation>városhoz csatlakozó alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>tunnel at a city</source>
        <comment>poss</comment>
        <translation>városhoz csatlakozó alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <translation>
            <numerusform>%n városhoz csatlakozó alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n városhoz csatlakozó alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n városhoz csatlakozó alagutad</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>upgrade</source>
        <translation>fejlesztés</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>upgrade</source>
        <comment>acc</comment>
        <translation>fejlesztést</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n fejlesztés</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgrade(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztést</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message id="pack.assistant_id_and_deck_mismatch">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>there is one assistant, and it is called so</source>
        <translation>egyetlen asszisztens van, és így is hívják</translation>
    </message>
    <message id="pack.board_side_id_wrong">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a side is called by its board and letter, such as 1a</source>
        <translation>egy oldal neve a tábla száma és egy betű, például 1a</translation>
    </message>
    <message id="pack.card_not_an_object">
        <location filename="../engine/core/storage/card.py"/>
        <source>a card must be an object with fields</source>
        <translation>a kártyának mezőkből álló objektumnak kell lennie</translation>
    </message>
    <message id="pack.cost_outside_deck_range">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>a card of this deck costs from {low} to {high}</source>
        <translation>ennek a paklinak a kártyái legalább {low}, legfeljebb {high} kreditbe kerülnek</translation>
    </message>
    <message id="pack.cost_outside_level_range">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a card of level {level} costs from {low} to {high}</source>
        <translation>{level.az.roman}. szintű kártya ára legalább {low}, legfeljebb {high}</translation>
    </message>
    <message id="pack.discard_gain_names_acting_card">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>what a discarded card pays cannot speak of the acting card</source>
        <translation>amit egy eldobott kártya ad, nem függhet az éppen aktivált kártyától</translation>
    </message>
    <message id="pack.effect_nested_too_deeply">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this effect is nested too deeply</source>
        <translation>ez a hatás túl mélyen van beágyazva</translation>
    </message>
    <message id="pack.effect_not_an_object">
        <location filename="../engine/core/flow/effect.py"/>
        <source>an effect must be an object that says what to do</source>
        <translation>a hatás olyan objektum legyen, amely megmondja, mit kell tenni</translation>
    </message>
    <message id="pack.faction_repeated">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>this faction stands here twice</source>
        <translation>ez a frakció kétszer szerepel itt</translation>
    </message>
    <message id="pack.field_missing">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this field is missing</source>
        <translation>ez a mező hiányzik</translation>
    </message>
    <message id="pack.field_unknown">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this field is not known</source>
        <translation>ez a mező ismeretlen</translation>
    </message>
    <message id="pack.game_takes_no_packs">
        <location filename="../engine/core/game/game.py"/>
        <source>this game takes no packs</source>
        <translation>ehhez a játékhoz nem tartozhat kártyacsomag</translation>
    </message>
    <message id="pack.id_malformed">
        <location filename="../engine/core/storage/pack.py"/>
        <source>an id has at most 40 letters, digits and underscores</source>
        <translation>az azonosító legfeljebb 40 betűből, számjegyből és aláhúzásból áll</translation>
    </message>
    <message id="pack.id_repeated">
        <location filename="../engine/core/storage/card.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>this id is used twice</source>
        <translation>ez az azonosító kétszer szerepel</translation>
    </message>
    <message id="pack.id_reserved">
        <location filename="../engine/core/storage/pack.py"/>
        <source>this word is used for something else</source>
        <translation>ez a szó már mást jelent</translation>
    </message>
    <message id="pack.level_four_effects_differ">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>all cards of level IV have the same effects</source>
        <translation>a IV. szintű kártyák hatása mind egyforma</translation>
    </message>
    <message id="pack.needs_a_price">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there must be at least one price</source>
        <translation>legalább egy ár legyen</translation>
    </message>
    <message id="pack.needs_card_colour">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>a card needs a colour</source>
        <translation>a kártyának szín kell</translation>
    </message>
    <message id="pack.needs_counted_faction">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>it must say which faction is counted</source>
        <translation>meg kell mondania, melyik frakció számít</translation>
    </message>
    <message id="pack.needs_exactly_one_effect">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>it must have exactly one effect</source>
        <translation>pontosan egy hatása legyen</translation>
    </message>
    <message id="pack.needs_free_surface_effect">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>one surface effect must be free, so that one can always be used</source>
        <translation>a felszín egyik hatásának ingyenesnek kell lennie, hogy mindig végrehajtható legyen egy</translation>
    </message>
    <message id="pack.needs_inner_effect">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there must be at least one effect in it</source>
        <translation>legalább egy hatás legyen benne</translation>
    </message>
    <message id="pack.needs_one_or_two_effects">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a mine card has one or two effects</source>
        <translation>egy bányakártyának egy vagy két hatása van</translation>
    </message>
    <message id="pack.needs_three_surface_effects">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>the surface has three effects</source>
        <translation>a felszínnek három hatása van</translation>
    </message>
    <message id="pack.needs_two_tunnels_for_mark">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>two tunnels share this mark</source>
        <translation>két alagút viseli ugyanezt a jelet</translation>
    </message>
    <message id="pack.needs_whole_number">
        <location filename="../engine/core/flow/effect.py"/>
        <source>a whole number belongs here</source>
        <translation>ide egész szám való</translation>
    </message>
    <message id="pack.no_such_site">
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>there is no such site</source>
        <translation>nincs ilyen építési hely</translation>
    </message>
    <message id="pack.no_such_slot">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>there is no such slot</source>
        <translation>nincs ilyen akcióhely</translation>
    </message>
    <message id="pack.number_repeated">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>this number is used twice</source>
        <translation>ez a szám kétszer szerepel</translation>
    </message>
    <message id="pack.number_too_high">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>it must be at most {high}</source>
        <translation>nem lehet több, mint {high}</translation>
    </message>
    <message id="pack.number_too_low">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>it must be at least {low}</source>
        <translation>nem lehet kevesebb, mint {low}</translation>
    </message>
    <message id="pack.number_without_effect">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a number alone does nothing</source>
        <translation>egy szám magában nem tesz semmit</translation>
    </message>
    <message id="pack.only_coin_price_reducible">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a price in coins can be lower</source>
        <translation>csak a pénzérmében megadott ár csökkenhet</translation>
    </message>
    <message id="pack.only_immediate_effects_here">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>only effects that happen at once can stand here</source>
        <translation>itt csak azonnali hatások állhatnak</translation>
    </message>
    <message id="pack.only_in_modifying_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a modifying event can say this</source>
        <translation>ez csak módosító eseményen állhat</translation>
    </message>
    <message id="pack.only_mine_card_names_itself">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>only a mine card can speak of itself</source>
        <translation>csak bányakártya hivatkozhat önmagára</translation>
    </message>
    <message id="pack.only_modifiers_in_modifying_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a modifying event only changes what others give or cost</source>
        <translation>a módosító esemény csak azt változtatja meg, amit mások adnak vagy amibe kerülnek</translation>
    </message>
    <message id="pack.only_one_effect_per_event">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>an event has one effect</source>
        <translation>egy eseménynek egy hatása van</translation>
    </message>
    <message id="pack.only_one_effect_per_space">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a space has one effect</source>
        <translation>egy mezőnek egy hatása van</translation>
    </message>
    <message id="pack.price_must_come_first">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a price must come first, and what it buys stands in it</source>
        <translation>az árnak kell elöl állnia, és benne áll, amit megvesz</translation>
    </message>
    <message id="pack.section_not_a_record_list">
        <location filename="../engine/core/storage/pack.py"/>
        <source>a section must be a list of records, not too long</source>
        <translation>egy szakasz nem túl hosszú, bejegyzésekből álló lista legyen</translation>
    </message>
    <message id="pack.section_unknown">
        <location filename="../engine/core/storage/pack.py"/>
        <source>this section is not known</source>
        <translation>ez a szakasz ismeretlen</translation>
    </message>
    <message id="pack.value_not_fitting">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/core/storage/pack.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <location filename="../engine/underwater_cities/packs.py"/>
        <source>this value does not fit here</source>
        <translation>ez az érték nem ide való</translation>
    </message>
    <message id="pack.word_not_fitting">
        <location filename="../engine/core/flow/effect.py"/>
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>this word does not fit here</source>
        <translation>ez a szó nem illik ide</translation>
    </message>
    <message id="pack.word_not_fitting_card_type">
        <location filename="../engine/underwater_cities/pack_effects.py"/>
        <source>this word does not fit the type of the card</source>
        <translation>ez a szó nem illik a kártya fajtájához</translation>
    </message>
    <message id="pack.word_unknown">
        <location filename="../engine/core/flow/effect.py"/>
        <source>this word is not known</source>
        <translation>ez a szó ismeretlen</translation>
    </message>
    <message id="pack.wrong_number_of_records">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>the game needs {need}, this pack has {have}</source>
        <translation>a játékhoz {need} tartozik, de {have} van meg</translation>
    </message>
    <message id="pack.wrong_number_of_research_spaces">
        <location filename="../engine/imperial_miners/packs.py"/>
        <source>a research board has from {low} to {high} spaces</source>
        <translation>egy kutatástáblán {low}–{high} mező van</translation>
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
        <translation>húzás: legalább {amount}</translation>
    </message>
    <message id="preview.draw_exactly">
        <location filename="../engine/core/lookahead/preview.py"/>
        <source>draw {amount}</source>
        <translation>húzás: {amount}</translation>
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
        <translation>utána választasz</translation>
    </message>
</context>
<context>
    <name>rules/barrage</name>
    <message id="rules/barrage.action-possible.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>No engineers without the action</source>
        <translation>Akció nélkül nincs mérnök</translation>
    </message>
    <message id="rules/barrage.action-possible.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers may be laid only where the action can be carried out and everything it costs can be paid.</source>
        <translation>Mérnököket csak oda lehet lerakni, ahol az akció végrehajtható, és minden költsége kifizethető.</translation>
    </message>
    <message id="rules/barrage.adler.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message id="rules/barrage.adler.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Your bases cost 3 excavators everywhere. Elevations cost what they always do.</source>
        <translation>Alapjaid mindenhol 3 földmunkagépbe kerülnek. A magasítók ára nem változik.</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Advanced technology tiles</source>
        <translation>Fejlett-technológia-lapkák</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>They build like basic tiles and have an effect each time they are used. Drops they bring go straight into the dams.</source>
        <translation>Úgy építenek, mint az alaplapkák, és minden használatukkor hatásuk is van. Az általuk hozott vízcseppek egyenesen a gátakba kerülnek.</translation>
    </message>
    <message id="rules/barrage.anton.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message id="rules/barrage.anton.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The special tile works like another tile that lies on your wheel, basic or advanced: what it builds and its effect. It goes on the wheel itself. It is not an advanced tile when those are counted.</source>
        <translation>A speciálistechnológia-lapka úgy működik, mint egy másik lapka az építőkerekeden, alap vagy fejlett: amit épít, és amilyen hatása van. Maga is az építőkerékre kerül. A fejlett lapkák számolásánál nem számít.</translation>
    </message>
    <message id="rules/barrage.any-machine.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines of one's choice</source>
        <translation>Tetszőleges munkagépek</translation>
    </message>
    <message id="rules/barrage.any-machine.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each of these machines is an excavator or a mixer, as one likes.</source>
        <translation>E munkagépek mindegyike tetszés szerint földmunkagép vagy betonkeverő gép.</translation>
    </message>
    <message id="rules/barrage.automa-construct.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>What an Automa builds with</source>
        <translation>Mivel épít az Automa</translation>
    </message>
    <message id="rules/barrage.automa-construct.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The tile of highest level, a particular one before a joker, a special tile last, if piece, machines and a legal space are there.</source>
        <translation>A legmagasabb szintű lapkával, az adott fajtájút a dzsóker előtt, a speciálist utoljára, ha megvan hozzá a darab, a munkagép és egy szabályos mező.</translation>
    </message>
    <message id="rules/barrage.automa-contracts.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contracts of an Automa</source>
        <translation>Az Automa szerződései</translation>
    </message>
    <message id="rules/barrage.automa-contracts.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It discards both face-up contracts of the colour, refills them and moves on the energy track. It never takes contracts.</source>
        <translation>Eldobja az adott szín mindkét képpel felfelé fekvő szerződését, pótolja őket, és előrelép az energiasávon. Szerződést sohasem vesz el.</translation>
    </message>
    <message id="rules/barrage.automa-credits.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Points for credits</source>
        <translation>Kredit helyett pont</translation>
    </message>
    <message id="rules/barrage.automa-credits.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Whatever an Automa would pay or gain in credits it pays or gains in victory points, even below zero. A player whose conduit it uses gets the credits from the general supply.</source>
        <translation>Amit az Automa kreditben fizetne vagy kapna, azt győzelmi pontban fizeti vagy kapja, akár nulla alá is. Akinek a csatornáját használja, a krediteket a közös készletből kapja.</translation>
    </message>
    <message id="rules/barrage.automa-criteria.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Criteria of an Automa</source>
        <translation>Az Automa szempontjai</translation>
    </message>
    <message id="rules/barrage.automa-criteria.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each criterion keeps the spaces that satisfy it: the best conduit, an own powerhouse or dam along a conduit path, water from a powerhouse, red spaces, most water, a value, a basin or a zone.</source>
        <translation>Minden szempont megtartja a neki megfelelő mezőket: a legjobb csatorna, saját erőmű vagy gát egy csatornaút mentén, erőműből érkező víz, piros mezők, legtöbb víz, egy érték, egy víztározó vagy terület.</translation>
    </message>
    <message id="rules/barrage.automa-engineers.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers of an Automa</source>
        <translation>Az Automa mérnökei</translation>
    </message>
    <message id="rules/barrage.automa-engineers.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It lays the number shown or what is left, on the first empty space of the section, left column first, else beside it, whatever that space costs. For construction they just lie on its board.</source>
        <translation>A jelzett számú mérnököt, vagy ami maradt, a szakasz első üres akciómezőjére rakja, előbb a bal oszlopban, különben mellé, bármibe kerül is az a mező. Építésnél egyszerűen a táblájára kerülnek.</translation>
    </message>
    <message id="rules/barrage.automa-level.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Levels of the Automas</source>
        <translation>Az Automák erőssége</translation>
    </message>
    <message id="rules/barrage.automa-level.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Easy: no income, no bonus of powerhouses. Medium: both. Hard: also the company's ability and the effects of advanced tiles. Very hard: also an officer; Mahiri Sekibo is then left out of the game.</source>
        <translation>Kisfeszültség: nincs bevétel és az erőműveknek nincs bónusza. Normál: mindkettő van. Nagyfeszültség: a vállalat képessége és a fejlett lapkák hatásai is. Túlfeszültség: ügyvezető is; Mahiri Sekibo ekkor kimarad a játékból.</translation>
    </message>
    <message id="rules/barrage.automa-machine.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines of an Automa</source>
        <translation>Az Automa munkagépei</translation>
    </message>
    <message id="rules/barrage.automa-machine.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Of a free choice it takes the kind it has fewer of off the wheel; in a tie an excavator.</source>
        <translation>Szabad választásnál abból vesz, amelyikből az építőkeréken kívül kevesebbje van; holtversenynél földmunkagépet.</translation>
    </message>
    <message id="rules/barrage.automa-placing.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Where an Automa builds</source>
        <translation>Hová épít az Automa</translation>
    </message>
    <message id="rules/barrage.automa-placing.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The only legal space; else one that completes a system of own or neutral dam, conduit and own powerhouse (not for elevations); then the three criteria of the tile, each unless no space satisfies it; then the number, and the free space before the red one.</source>
        <translation>Az egyetlen szabályos mező; különben olyan, amely saját vagy semleges gátból, csatornából és saját erőműből teljes rendszert alkot (magasítónál nem); azután a lapka három szempontja, amelyiknek van megfelelő mező; végül a szám, és a szabad mező a piros előtt.</translation>
    </message>
    <message id="rules/barrage.automa-produce.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>When an Automa produces</source>
        <translation>Mikor termel az Automa</translation>
    </message>
    <message id="rules/barrage.automa-produce.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It needs a system, must not lead alone at or above the section of the round, and its best energy must reach a face-up contract of the colour shown. It takes the system with most energy and all its drops, neutral dams first, then by the conduit criteria, and fulfils the highest face-up contract it can, the rightmost in a tie.</source>
        <translation>Kell hozzá teljes rendszer, nem vezethet egyedül a forduló szakaszában vagy azon túl, és legjobb energiájának el kell érnie egy képpel felfelé fekvő, jelzett színű szerződést. A legtöbb energiát adó rendszert és annak minden vízcseppjét használja, előbb semleges gátakét, azután a csatorna szempontjai szerint, és a legmagasabb teljesíthető képpel felfelé fekvő szerződést teljesíti, holtversenynél a jobb szélsőt.</translation>
    </message>
    <message id="rules/barrage.automa-setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automas at the start</source>
        <translation>Automák az induláskor</translation>
    </message>
    <message id="rules/barrage.automa-setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>After the people have picked, Automas get the companies that are left, at random. They start with 16 victory points, 6 excavators, 4 mixers, 12 engineers and four basic tiles, without credits and contracts, and go before the people in the first round.</source>
        <translation>Miután az emberek választottak, az Automák véletlenszerűen kapják a megmaradt vállalatokat. 16 győzelmi ponttal, 6 földmunkagéppel, 4 betonkeverő géppel, 12 mérnökkel és négy alaptechnológia-lapkával indulnak, kredit és szerződés nélkül, és az első fordulóban az emberek előtt lépnek.</translation>
    </message>
    <message id="rules/barrage.automa-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automa tiles</source>
        <translation>Automalapkák</translation>
    </message>
    <message id="rules/barrage.automa-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In each turn the tile with the actions goes to the discard, where its criteria hold for this turn, and the next tile shows the actions. When none is left, all discarded tiles but the last are shuffled.</source>
        <translation>Minden körben az akciókat mutató lapka a dobottak közé kerül, ahol ebben a körben a szempontjai érvényesek, és a következő lapka mutatja az akciókat. Ha nincs több, az utolsó kivételével minden eldobott lapkát meg kell keverni.</translation>
    </message>
    <message id="rules/barrage.automa-turn.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A turn of an Automa</source>
        <translation>Az Automa köre</translation>
    </message>
    <message id="rules/barrage.automa-turn.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The lines of the tile are looked at from top to bottom; the first possible one is carried out. Water and contract lines are carried out and the next ones looked at as well. The bank is the last resort. Without engineers it passes.</source>
        <translation>A lapka sorait fentről lefelé kell nézni; az első lehetségeset hajtja végre. A víz- és szerződéssorokat végrehajtja, és a következőket is megnézi. A bank a végső megoldás. Mérnökök nélkül passzol.</translation>
    </message>
    <message id="rules/barrage.automa-water.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water of an Automa</source>
        <translation>Az Automa vize</translation>
    </message>
    <message id="rules/barrage.automa-water.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>It places only drops that will end in its own dams, now or in the coming flow, in the order of headstreams of the criteria.</source>
        <translation>Csak olyan vízcseppet tesz le, amely most vagy a következő vízáramláskor a saját gátjaiban köt ki, a szempontok forrássorrendjében.</translation>
    </message>
    <message id="rules/barrage.automa.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Automas</source>
        <translation>Automák</translation>
    </message>
    <message id="rules/barrage.automa.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One to three seats may be played by the game, four players at most; one person plays against at least one. They count as players everywhere. Their booklet is not known to us word by word; where it is silent here, the ruling is ours.</source>
        <translation>Egy–három helyen játszhat maga a játék, összesen legfeljebb négy játékos; egyedül legalább egy Automa ellen játszol. Mindenhol játékosnak számítanak. Füzetük szó szerinti szövege nem ismert; ahol az itt hallgat, a program döntése érvényes.</translation>
    </message>
    <message id="rules/barrage.bank.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="rules/barrage.bank.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Lay as many engineers as you like and gain 1 credit for each. The bank is never closed.</source>
        <translation>Rakj le annyi mérnököt, amennyit szeretnél, és mindegyikért 1 kreditet kapsz. A bank sohasem zárul be.</translation>
    </message>
    <message id="rules/barrage.base.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bases</source>
        <translation>Alapok</translation>
    </message>
    <message id="rules/barrage.base.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base stands on a free dam space and makes a dam of level 1.</source>
        <translation>Az alap szabad gáthelyre kerül, és 1-es szintű gátat alkot.</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bonus tile of the round</source>
        <translation>A forduló bónuszlapkája</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With at least 6 energy each thing that the tile counts gives its points, less 4 for each section of six energy behind the round, never below zero. Then the tile is discarded.</source>
        <translation>Legalább 6 energiaegységgel a lapka által számolt minden dolog a lapka pontjait éri, mínusz 4 minden hat energiaegységnyi szakaszért, amellyel a forduló mögött maradtál, de sohasem kevesebb nullánál. Ezután a lapka kikerül.</translation>
    </message>
    <message id="rules/barrage.building-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Building spaces</source>
        <translation>Épületmezők</translation>
    </message>
    <message id="rules/barrage.building-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base, a conduit and a powerhouse each need a free space of their own kind.</source>
        <translation>Az alap, a csatorna és az erőmű mind a maga fajtájának szabad épületmezőjét igényli.</translation>
    </message>
    <message id="rules/barrage.capacity.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>How much a dam holds</source>
        <translation>Mennyi fér egy gátba</translation>
    </message>
    <message id="rules/barrage.capacity.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A dam holds as many drops as it has levels. Graziano Del Monte's dams of level 3 hold four. A fourth drop that came while Mahiri Sekibo copied him stays until the dam is used, and no new one fits while three or more are there.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van. Graziano Del Monte 3-as szintű gátjaiba négy fér. Az a negyedik vízcsepp, amely akkor érkezett, amikor Mahiri Sekibo őt másolta, megmarad a gát használatáig, és új nem fér be, amíg három vagy több van benne.</translation>
    </message>
    <message id="rules/barrage.closed-rows.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rows for more players</source>
        <translation>Sorok több játékoshoz</translation>
    </message>
    <message id="rules/barrage.closed-rows.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rows of the management board that are marked for more players are closed on both sides: engineers of unused companies lie there. The bank, the patent office and the company boards are never closed.</source>
        <translation>Az irányítástábla több játékoshoz jelölt sorai mindkét oldalon zárva vannak: a nem használt vállalatok mérnökei fekszenek ott. A bank, a Szabadalmi Hivatal és a vállalattáblák sohasem zárulnak be.</translation>
    </message>
    <message id="rules/barrage.company-bonus.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Bonus of the powerhouses</source>
        <translation>Az erőművek bónusza</translation>
    </message>
    <message id="rules/barrage.company-bonus.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The second powerhouse adds 1 to every production, the fourth 2 more. The third opens the company's ability.</source>
        <translation>A második erőmű minden termeléshez 1-et ad, a negyedik még 2-t. A harmadik megnyitja a vállalat képességét.</translation>
    </message>
    <message id="rules/barrage.conduit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Conduits</source>
        <translation>Csatornák</translation>
    </message>
    <message id="rules/barrage.conduit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A conduit stands on a free conduit space; its production value is printed there.</source>
        <translation>A csatorna szabad csatornahelyre kerül; termelőértéke oda van nyomtatva.</translation>
    </message>
    <message id="rules/barrage.connections.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Connections</source>
        <translation>Kapcsolatok</translation>
    </message>
    <message id="rules/barrage.connections.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A built conduit joins all dams of the basin where it starts with all powerhouses of the basin where it ends. A dam and a powerhouse of the same basin are not joined.</source>
        <translation>A megépült csatorna összekapcsolja annak a víztározónak minden gátját, ahol kezdődik, annak minden erőművével, ahol végződik. Ugyanannak a víztározónak a gátja és erőműve nincs összekapcsolva.</translation>
    </message>
    <message id="rules/barrage.construction-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Construction spaces</source>
        <translation>Építésmezők</translation>
    </message>
    <message id="rules/barrage.construction-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each company has four spaces of its own, used from left to right: 1, 2, 3 and again 3 engineers in a round; the fourth also costs 3 credits.</source>
        <translation>Minden vállalatnak négy saját építésmezője van, balról jobbra használva: egy fordulóban 1, 2, 3, majd újra 3 mérnök; a negyedik 3 kreditbe is kerül.</translation>
    </message>
    <message id="rules/barrage.construction.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Construction</source>
        <translation>Építésakció</translation>
    </message>
    <message id="rules/barrage.construction.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers on your own construction space, a technology tile and the machines into the open segment of the wheel, one turn of the wheel, the piece on the map with its surcharge, then an uncovered income and the effect of the tile, in this order. Everything must be payable before the first step. What stands on the map stays there.</source>
        <translation>Mérnökök a saját építésmezőre, technológialapka és a munkagépek az építőkerék nyitott szektorába, a kerék egyet fordul, az építmény a plusz költségével a térképre kerül, majd a felszabadított bevétel és a lapka hatása, ebben a sorrendben. Az első lépés előtt mindennek kifizethetőnek kell lennie. Ami a térképen áll, ott marad.</translation>
    </message>
    <message id="rules/barrage.contract-limit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Three open contracts</source>
        <translation>Három nyílt szerződés</translation>
    </message>
    <message id="rules/barrage.contract-limit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>After taking contracts no more than three may lie face up in front of you, the starting one included. Discard at once what is too much; it leaves the game. Fulfilled ones do not count.</source>
        <translation>Szerződés elvétele után legfeljebb három lehet nyitva előtted, a kezdőszerződést is beleértve. A felesleget azonnal dobd el; az kikerül a játékból. A teljesítettek nem számítanak.</translation>
    </message>
    <message id="rules/barrage.contract-office.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contract office</source>
        <translation>Szerződéskötő iroda</translation>
    </message>
    <message id="rules/barrage.contract-office.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Take one face-up private contract, or two for 1 credit; if fewer are there, take what is there.</source>
        <translation>Vegyél el egy képpel felfelé fekvő egyéni szerződést, vagy 1 kreditért kettőt; ha kevesebb van, vedd el, ami van.</translation>
    </message>
    <message id="rules/barrage.contract-refill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New contracts</source>
        <translation>Új szerződések</translation>
    </message>
    <message id="rules/barrage.contract-refill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Gaps among the private contracts are filled from their piles at the end of the turn. An empty pile is made again of what Automas discarded, if there is anything.</source>
        <translation>A hiányzó egyéni szerződéseket a kör végén a paklijukból kell pótolni. Az üres pakli abból áll össze újra, amit az Automák eldobtak, ha van ilyen.</translation>
    </message>
    <message id="rules/barrage.contracts-setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Contracts at the start</source>
        <translation>Szerződések az induláskor</translation>
    </message>
    <message id="rules/barrage.contracts-setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One national contract fewer than there are players lies face up and is never replaced. The private contracts form three piles by colour, two of each lie face up.</source>
        <translation>Eggyel kevesebb nemzeti szerződés van képpel felfelé, mint ahány játékos, és nem pótlódnak. Az egyéni szerződések színenként három paklit alkotnak, mindegyikből kettő van képpel felfelé.</translation>
    </message>
    <message id="rules/barrage.costs.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Machines for a structure</source>
        <translation>Egy építmény munkagépei</translation>
    </message>
    <message id="rules/barrage.costs.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base costs 3 excavators in the plain, 4 in the hills, 5 in the mountains. An elevation costs 2, 3 or 4 mixers. A conduit costs 2 excavators for each point of its value. A powerhouse costs 2 mixers and one more for each powerhouse already built.</source>
        <translation>Egy alap a síkságon 3, a dombságon 4, a hegységben 5 földmunkagépbe kerül. Egy magasító 2, 3 vagy 4 betonkeverő gépbe. Egy csatorna termelőértékének minden pontjáért 2 földmunkagépbe. Egy erőmű 2 betonkeverő gépbe, és minden már megépült erőmű után eggyel többe.</translation>
    </message>
    <message id="rules/barrage.draft.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The draft</source>
        <translation>A vállalatok választása</translation>
    </message>
    <message id="rules/barrage.draft.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>As many companies as there are players, each with a random officer, and as many starting contracts are laid out. From a random player on, each takes a company with its officer and a starting contract. Who picks first is last in turn order.</source>
        <translation>Annyi vállalat kerül ki, ahány játékos van, mindegyik egy véletlenszerű ügyvezetővel, és ugyanannyi kezdőszerződés. Egy véletlenszerűen kiválasztott játékostól kezdve mindenki elvesz egy vállalatot az ügyvezetőjével és egy kezdőszerződést. Aki elsőként választ, a körsorrendben az utolsó.</translation>
    </message>
    <message id="rules/barrage.elevation.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Elevations</source>
        <translation>Magasítók</translation>
    </message>
    <message id="rules/barrage.elevation.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>An elevation stands on a base of one's own; a base takes at most two, so a dam has at most three levels.</source>
        <translation>Magasító saját alapra kerülhet; egy alapra legfeljebb kettő, így egy gátnak legfeljebb három szintje van.</translation>
    </message>
    <message id="rules/barrage.end-of-round.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="rules/barrage.end-of-round.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New turn order, energy markers to 0, engineers home, new patents. Not in the fifth round.</source>
        <translation>Új körsorrend, az energiajelzők 0-ra, a mérnökök haza, új szabadalmak. Az ötödik fordulóban nem.</translation>
    </message>
    <message id="rules/barrage.energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The energy track</source>
        <translation>Az energiasáv</translation>
    </message>
    <message id="rules/barrage.energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The marker moves by the energy produced; contracts do not use it up. Above 30 it counts as 30 for credits and bonus tile, and in full for the ranking, the turn order and the final tie.</source>
        <translation>A jelző a termelt energiával lép előre; a szerződések nem fogyasztják el. 30 felett a krediteknél és a bónuszlapkánál 30-nak számít, a rangsorban, a körsorrendnél és a végső holtversenynél teljes egészében.</translation>
    </message>
    <message id="rules/barrage.engineers.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers</source>
        <translation>Mérnökök</translation>
    </message>
    <message id="rules/barrage.engineers.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A space needs exactly as many engineers as it shows, from your own supply.</source>
        <translation>Egy akciómezőre pontosan annyi mérnök kell a saját készletből, amennyit mutat.</translation>
    </message>
    <message id="rules/barrage.fee.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Cost of an action</source>
        <translation>Egy akció költsége</translation>
    </message>
    <message id="rules/barrage.fee.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The credits printed on an action are paid when the engineers are laid, on either side.</source>
        <translation>Az akción jelzett krediteket a mérnökök lerakásakor kell kifizetni, mindkét oldalon.</translation>
    </message>
    <message id="rules/barrage.final-stock.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits and machines at the end</source>
        <translation>Kreditek és munkagépek a játék végén</translation>
    </message>
    <message id="rules/barrage.final-stock.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Every five credits and machines in your own supply give 1 victory point. The wheel does not count.</source>
        <translation>A saját készletben minden öt kredit és munkagép 1 győzelmi pontot ér. Az építőkerék nem számít.</translation>
    </message>
    <message id="rules/barrage.final-water.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water at the end</source>
        <translation>Víz a játék végén</translation>
    </message>
    <message id="rules/barrage.final-water.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each drop in one's own dams gives 1 victory point.</source>
        <translation>A saját gátakban lévő minden vízcsepp 1 győzelmi pontot ér.</translation>
    </message>
    <message id="rules/barrage.flow-at-once.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops that flow at once</source>
        <translation>Azonnal elinduló vízcseppek</translation>
    </message>
    <message id="rules/barrage.flow-at-once.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Only the drop just placed runs; those that wait on the headstream stay. Several drops are placed one after the other.</source>
        <translation>Csak a most letett vízcsepp indul el; a forráson várakozók maradnak. Több vízcseppet egymás után kell letenni.</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Conduits of others</source>
        <translation>Mások csatornái</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>For each drop led through another player's conduit you pay that player 1 credit, and the owner also gains 1 victory point. The credits must be at hand when you produce.</source>
        <translation>Minden vízcseppért, amelyet más csatornáján vezetsz át, 1 kreditet fizetsz a csatorna tulajdonosának, aki 1 győzelmi pontot is kap. A krediteknek termeléskor meg kell lenniük.</translation>
    </message>
    <message id="rules/barrage.france.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>France: discount</source>
        <translation>Franciaország: engedmény</translation>
    </message>
    <message id="rules/barrage.france.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses France fulfils every contract, national ones too, with 3 energy less. There is no lower bound. An option limits this to productions.</source>
        <translation>Három erőművel Franciaország minden szerződést, a nemzetieket is, 3 energiaegységgel kevesebbel teljesít. Nincs alsó határ. Egy beállítás ezt a termelésekre korlátozza.</translation>
    </message>
    <message id="rules/barrage.fulfil.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Fulfilling a contract</source>
        <translation>Szerződés teljesítése</translation>
    </message>
    <message id="rules/barrage.fulfil.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One production may fulfil one open contract of your own, if its energy alone reaches the printed value. The tile pays at once and stays face down. Energy of contracts, incomes and abilities never fulfils one.</source>
        <translation>Egy termelés egy nyílt saját szerződésedet teljesítheti, ha az energiája egymagában eléri a nyomtatott értéket. A jutalom azonnal jár, a lapka pedig képpel lefelé nálad marad. Szerződések, bevételek és képességek energiája sohasem teljesít szerződést.</translation>
    </message>
    <message id="rules/barrage.gain.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Supplies</source>
        <translation>Készletek</translation>
    </message>
    <message id="rules/barrage.gain.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits, machines and drops of the general supply never run out. What is gained can be used at once.</source>
        <translation>A közös készlet kreditjei, munkagépei és vízcseppjei sohasem fogynak el. Amit kapsz, azonnal felhasználhatod.</translation>
    </message>
    <message id="rules/barrage.germany.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Germany: second production</source>
        <translation>Németország: második termelés</translation>
    </message>
    <message id="rules/barrage.germany.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses Germany may produce once more after a production, with another powerhouse: just drops times value, with a contract of its own. The two are never added up.</source>
        <translation>Három erőművel Németország egy termelés után még egyszer termelhet, másik erőművel: csak a vízcseppek száma szorozva a termelőértékkel, külön szerződéssel. A kettő sohasem adódik össze.</translation>
    </message>
    <message id="rules/barrage.headstreams.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Headstreams</source>
        <translation>Források</translation>
    </message>
    <message id="rules/barrage.headstreams.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In rounds one to four each headstream gets the drops that its tile shows for the round. They wait there until the water flows. In the fifth round there are none.</source>
        <translation>Az első négy fordulóban minden forrásra annyi vízcsepp kerül, amennyit a lapkája az adott fordulóra mutat. Ott várnak, amíg a víz megindul. Az ötödik fordulóban nincsenek.</translation>
    </message>
    <message id="rules/barrage.income.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Income</source>
        <translation>Bevétel</translation>
    </message>
    <message id="rules/barrage.income.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The second, fourth and fifth base, elevation and conduit uncover an income of the company board. It is gained at once, however the piece left the board, and again at the start of every later round. Choices are made in reverse turn order. Energy counts for the round that begins.</source>
        <translation>A második, negyedik és ötödik alap, magasító és csatorna felszabadítja a vállalattábla egy bevételét. Azonnal megkapod, akárhogyan került le a darab a tábláról, és minden későbbi forduló elején újra. A választások fordított körsorrendben történnek. Az energia a kezdődő fordulóhoz számít.</translation>
    </message>
    <message id="rules/barrage.introductory.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The introductory game</source>
        <translation>A bevezető játék</translation>
    </message>
    <message id="rules/barrage.introductory.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Companies, officers and starting contracts are given out by seat, the turn order is the seat order, everybody has a basic joker tile, and there is no patent office. Automas play the full game only.</source>
        <translation>A vállalatokat, ügyvezetőket és kezdőszerződéseket ülésrend szerint kapjátok, ez a körsorrend is, mindenkinek van egy alap dzsókerlapkája, és nincs Szabadalmi Hivatal. Az Automák csak teljes játékban játszanak.</translation>
    </message>
    <message id="rules/barrage.italy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Italy: three steps</source>
        <translation>Olaszország: három lépés</translation>
    </message>
    <message id="rules/barrage.italy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses Italy moves 3 steps on the energy track after each production. They never count for a contract.</source>
        <translation>Három erőművel Olaszország minden termelés után 3-at lép az energiasávon. Ez szerződésnél sohasem számít.</translation>
    </message>
    <message id="rules/barrage.jill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message id="rules/barrage.jill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A conduit may be paid with mixers instead: one for each point of its value, all of them mixers. A joker that mixes machines works for the normal price only.</source>
        <translation>Csatornáért betonkeverő géppel is lehet fizetni: termelőértékének minden pontjáért eggyel, és csak azzal. A munkagépeket keverő dzsóker csak a rendes árnál használható.</translation>
    </message>
    <message id="rules/barrage.leaders.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>First on the energy track</source>
        <translation>Elsők az energiasávon</translation>
    </message>
    <message id="rules/barrage.leaders.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Most energy in the round gives 6 victory points, second most 2, for at least 1 energy. Who ties for first shares 8, rounded up, and there is no second prize. Who ties for second gets 1.</source>
        <translation>A forduló legtöbb energiája 6 győzelmi pontot ér, a második legtöbb 2-t, legalább 1 energiaegységért. Holtversenynél az elsők 8 ponton osztoznak felfelé kerekítve, és nincs második díj. Holtversenyben a másodikok 1-1 pontot kapnak.</translation>
    </message>
    <message id="rules/barrage.least-energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At least one</source>
        <translation>Legalább egy</translation>
    </message>
    <message id="rules/barrage.least-energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A production that would give less than 1 energy after everything is counted is not possible.</source>
        <translation>Nem lehetséges olyan termelés, amely mindent beszámítva 1-nél kevesebb energiaegységet adna.</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>From left to right</source>
        <translation>Balról jobbra</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The leftmost piece of a kind leaves the company board first. When none is left, no more of this kind can be placed.</source>
        <translation>Egy fajtából a bal szélső darab kerül le először a vállalattábláról. Ha nincs több, abból a fajtából több nem rakható le.</translation>
    </message>
    <message id="rules/barrage.mahiri.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message id="rules/barrage.mahiri.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At the start of your turn lay an engineer on the officer's tile, the second time in a round with 3 credits, and copy another officer for this turn; a normal action must follow. Copying Anton means copying a tile of the wheel without laying one. By option every officer can be copied, not only those in play.</source>
        <translation>Köröd elején tegyél egy mérnököt az ügyvezető lapkájára, egy fordulóban másodszor 3 kredittel együtt, és másolj le erre a körre egy másik ügyvezetőt; ezután rendes akciónak kell következnie. Anton másolása az építőkerék egyik lapkájának lemásolását jelenti, lapka letétele nélkül. Beállítással nemcsak a játékban lévő, hanem bármelyik ügyvezető lemásolható.</translation>
    </message>
    <message id="rules/barrage.management.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Management board</source>
        <translation>Irányítástábla</translation>
    </message>
    <message id="rules/barrage.management.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each row can be used twice in a round: on its left side, and dearer on its right. One player may take both.</source>
        <translation>Minden sor kétszer használható egy fordulóban: a bal oldalán, és drágábban a jobb oldalán. Ugyanaz a játékos mindkettőt elfoglalhatja.</translation>
    </message>
    <message id="rules/barrage.national-contracts.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>National contracts</source>
        <translation>Nemzeti szerződések</translation>
    </message>
    <message id="rules/barrage.national-contracts.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Instead of an own contract a production action may fulfil a face-up national one; the first player to fulfil it takes it. They are never taken into your own supply unfulfilled, and energy of a technology tile does not do, unless an option allows it.</source>
        <translation>Saját szerződés helyett egy termelésakció képpel felfelé fekvő nemzeti szerződést is teljesíthet; az kapja, aki az első. Teljesítés nélkül sohasem kerülnek a saját készletbe, és a technológialapka energiája nem elég hozzá, hacsak egy beállítás meg nem engedi.</translation>
    </message>
    <message id="rules/barrage.neutral-dams.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Neutral dams</source>
        <translation>Semleges gátak</translation>
    </message>
    <message id="rules/barrage.neutral-dams.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A neutral dam of level 1 stands in the mountains, one of level 2 in the hills and one of level 3 in the plain, each on the free lower space of a random basin and with one drop. Neutral dams never change; everybody may produce with their water.</source>
        <translation>A hegységben 1-es szintű, a dombságon 2-es szintű, a síkságon 3-as szintű semleges gát áll, mindegyik egy véletlenszerűen kiválasztott víztározó szabad alsó helyén, egy vízcseppel. A semleges gátak sohasem változnak; vizükkel bárki termelhet.</translation>
    </message>
    <message id="rules/barrage.objectives.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Objective</source>
        <translation>Céllapka</translation>
    </message>
    <message id="rules/barrage.objectives.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>All rank by what the objective tile counts: 15, 10 and 5 victory points. Who ties shares the places covered, rounded up. A count of 0 can rank. A conduit counts for the basin where it starts.</source>
        <translation>Mindenki aszerint kap helyezést, amit a céllapka számol: 15, 10 és 5 győzelmi pont. Holtversenynél az érintett helyek pontjait felfelé kerekítve elosztjátok. A 0 is kaphat helyezést. A csatorna annál a víztározónál számít, ahol kezdődik.</translation>
    </message>
    <message id="rules/barrage.one-dam.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One dam of a colour</source>
        <translation>Színenként egy gát</translation>
    </message>
    <message id="rules/barrage.one-dam.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In one basin no player has two dams. A dam of one's own beside a neutral or foreign one is fine.</source>
        <translation>Egy víztározónál egyetlen játékosnak sem lehet két gátja. Semleges gát vagy más gátja mellett viszont állhat a sajátod.</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>One powerhouse of a colour</source>
        <translation>Színenként egy erőmű</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In one basin no player has two powerhouses.</source>
        <translation>Egy víztározónál egyetlen játékosnak sem lehet két erőműve.</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Whose water</source>
        <translation>Kinek a vize</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The dam must be one's own or neutral, the powerhouse one's own; the conduit may be anybody's.</source>
        <translation>A gátnak sajátnak vagy semlegesnek, az erőműnek sajátnak kell lennie; a csatorna bárkié lehet.</translation>
    </message>
    <message id="rules/barrage.pass-through.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>USA: passing drops</source>
        <translation>USA: elfolyó vízcseppek</translation>
    </message>
    <message id="rules/barrage.pass-through.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>With three powerhouses the USA gain 1 energy for each drop that runs down the river past one of their powerhouses, whoever set it going, even if a dam there then holds it. A drop that a production brought to that very basin does not count there.</source>
        <translation>Három erőművel az USA 1 energiaegységet kap minden vízcsepp után, amely a folyón elfolyik valamelyik erőműve mellett, akárki indította el, akkor is, ha ott aztán egy gát visszatartja. Amelyik vízcseppet termelés vitte épp ahhoz a víztározóhoz, az ott nem számít.</translation>
    </message>
    <message id="rules/barrage.pass.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Passing</source>
        <translation>Passzolás</translation>
    </message>
    <message id="rules/barrage.pass.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who still has engineers must act; the bank always takes one. Who has none passes for the rest of the round, but may first build with a tile that needs no engineers.</source>
        <translation>Akinek még van mérnöke, annak akciót kell végrehajtania; a bank mindig fogad egyet. Akinek nincs, a forduló végéig passzol, de előbb építhet olyan lapkával, amelyhez nem kell mérnök.</translation>
    </message>
    <message id="rules/barrage.patent-office.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Patent office</source>
        <translation>Szabadalmi Hivatal</translation>
    </message>
    <message id="rules/barrage.patent-office.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>For 2 engineers and 5 credits take the advanced technology tile of that slot. It can be used at once and stays yours.</source>
        <translation>2 mérnökért és 5 kreditért vedd el az adott hely fejlett-technológia-lapkáját. Azonnal használható, és a tiéd marad.</translation>
    </message>
    <message id="rules/barrage.patent-refill.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>New patents</source>
        <translation>Új szabadalmak</translation>
    </message>
    <message id="rules/barrage.patent-refill.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>At the end of a round the tiles that nobody took leave the game and three new ones come: from pile I, then II, then III.</source>
        <translation>A forduló végén a senki által el nem vett lapkák kikerülnek a játékból, és három új érkezik: az I., majd a II., végül a III. pakliból.</translation>
    </message>
    <message id="rules/barrage.place-reward.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A structure from a contract</source>
        <translation>Építmény szerződésből</translation>
    </message>
    <message id="rules/barrage.place-reward.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The leftmost piece goes to a legal space without engineers, tile, machines or wheel. The contract may name zones or a greatest value. Incomes count, a red space costs 3 credits, and one may leave it.</source>
        <translation>A bal szélső darab mérnökök, lapka, munkagépek és építőkerék nélkül kerül egy szabályos mezőre. A szerződés megszabhat területet vagy legnagyobb értéket. A bevétel számít, a piros mező 3 kreditbe kerül, és ki is hagyható.</translation>
    </message>
    <message id="rules/barrage.powerhouse.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Powerhouses</source>
        <translation>Erőművek</translation>
    </message>
    <message id="rules/barrage.powerhouse.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A powerhouse stands on a free powerhouse space, at the inlet of its basin.</source>
        <translation>Az erőmű szabad erőműhelyre kerül, a víztározója beömlésénél.</translation>
    </message>
    <message id="rules/barrage.production.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Production</source>
        <translation>Termelésakció</translation>
    </message>
    <message id="rules/barrage.production.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Lead one or more drops of one dam through one conduit to a powerhouse of yours: drops times value, changed by the space and by your company's bonus. The fee is paid, the marker moves, the drops run on, then one contract may be fulfilled, then the company's ability follows.</source>
        <translation>Vezesd egy gát egy vagy több vízcseppjét egy csatornán át valamelyik erőművedhez: a vízcseppek száma szorozva a termelőértékkel, az akciómező és a vállalatod bónusza szerint módosítva. Kifizeted a díjat, a jelző lép, a vízcseppek továbbfolynak, azután teljesíthetsz egy szerződést, végül jön a vállalat képessége.</translation>
    </message>
    <message id="rules/barrage.red-action.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Red action spaces</source>
        <translation>Piros akciómezők</translation>
    </message>
    <message id="rules/barrage.red-action.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Engineers on a red space cost 3 credits, together with what the action itself costs.</source>
        <translation>A piros akciómezőre rakott mérnökök 3 kreditbe kerülnek, az akció saját költségén felül.</translation>
    </message>
    <message id="rules/barrage.red-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Red building spaces</source>
        <translation>Piros épületmezők</translation>
    </message>
    <message id="rules/barrage.red-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A base or a powerhouse on a red space costs 3 credits more, also when a contract places it. Elevations and conduits never do.</source>
        <translation>A piros mezőre kerülő alap vagy erőmű 3 kredittel drágább, akkor is, ha szerződés rakja le. Magasító és csatorna sohasem.</translation>
    </message>
    <message id="rules/barrage.rewards.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Rewards</source>
        <translation>Jutalmak</translation>
    </message>
    <message id="rules/barrage.rewards.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The parts of a reward are used in the order one likes. A part that cannot be used is lost; the contract is fulfilled all the same.</source>
        <translation>A jutalom részeit tetszőleges sorrendben használod. Ami nem használható, elvész; a szerződés attól még teljesült.</translation>
    </message>
    <message id="rules/barrage.round.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Five rounds</source>
        <translation>Öt forduló</translation>
    </message>
    <message id="rules/barrage.round.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each of the five rounds has income and headstreams, actions, water flow, scoring and the end of the round. The last round has no end phase: the final scoring follows.</source>
        <translation>Az öt forduló mindegyike ezekből áll: bevétel és források, akciók, vízáramlás, pontozás és a forduló vége. Az utolsó fordulónak nincs zárófázisa: a végső pontozás következik.</translation>
    </message>
    <message id="rules/barrage.setup.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/barrage.setup.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Four of the eight headstream tiles lie on the headstreams A to D, five bonus tiles on the energy track, one objective tile beside it, all face up and at random. Both sides of the map have the same basins, rivers and conduits.</source>
        <translation>A nyolc forráslapka közül négy az A–D forrásokra, öt bónuszlapka az energiasávra, egy céllapka mellé kerül, mind képpel felfelé és véletlenszerűen. A térkép mindkét oldalán ugyanazok a víztározók, folyók és csatornák vannak.</translation>
    </message>
    <message id="rules/barrage.solomon.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message id="rules/barrage.solomon.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Each machine of a construction may be replaced by 3 credits, even all of them. The credits go to the general supply.</source>
        <translation>Egy építés minden munkagépe helyettesíthető 3 kredittel, akár mind is. A kreditek a közös készletbe kerülnek.</translation>
    </message>
    <message id="rules/barrage.start-items.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>What everybody starts with</source>
        <translation>Amivel mindenki kezd</translation>
    </message>
    <message id="rules/barrage.start-items.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Everybody has 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 victory points and four basic technology tiles, one for each kind of structure. An option gives Mahiri Sekibo 9 credits. Anton Krylov's player also gets his special tile.</source>
        <translation>Mindenkinek van 6 kreditje, 6 földmunkagépe, 4 betonkeverő gépe, 12 mérnöke, 10 győzelmi pontja és négy alaptechnológia-lapkája, építményfajtánként egy. Beállítással Mahiri Sekibo 9 kreditet kap. Anton Krylov játékosa megkapja a speciálistechnológia-lapkáját is.</translation>
    </message>
    <message id="rules/barrage.taken-space.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Taken spaces</source>
        <translation>Foglalt mezők</translation>
    </message>
    <message id="rules/barrage.taken-space.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A space with anybody's engineers is closed for the rest of the round, except the bank.</source>
        <translation>Ahol már vannak mérnökök, az az akciómező a forduló végéig zárva van, a bank kivételével.</translation>
    </message>
    <message id="rules/barrage.technology.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Technology tiles</source>
        <translation>Technológialapkák</translation>
    </message>
    <message id="rules/barrage.technology.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A structure needs a tile of its kind, or a joker, from your own supply. A tile on the wheel is not available until it comes back.</source>
        <translation>Egy építményhez a saját készletből a fajtájának megfelelő technológialapka vagy dzsóker kell. Az építőkeréken lévő lapka nem használható, amíg vissza nem tér.</translation>
    </message>
    <message id="rules/barrage.tile-energy.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Energy of tiles</source>
        <translation>A lapkák energiája</translation>
    </message>
    <message id="rules/barrage.tile-energy.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Energy of a technology tile moves the marker and may fulfil one own contract. It has no company bonus and triggers no ability.</source>
        <translation>A technológialapka energiája előrelépteti a jelzőt, és teljesíthet egy saját szerződést. Nem jár hozzá vállalati bónusz, és nem vált ki képességet.</translation>
    </message>
    <message id="rules/barrage.track-credits.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Credits of the energy track</source>
        <translation>Az energiasáv kreditjei</translation>
    </message>
    <message id="rules/barrage.track-credits.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Everybody gains the credits of the last marked space reached: 1, 2, 4, 7, 11, 16, 22 and 29 energy give 1 to 8. Who has produced nothing gains 3 credits and loses 3 victory points, even below zero.</source>
        <translation>Mindenki az utoljára elért jelölt mező kreditjeit kapja: 1, 2, 4, 7, 11, 16, 22 és 29 energiaegység 1–8 kreditet ad. Aki semmit sem termelt, 3 kreditet kap, és 3 győzelmi pontot veszít, akár nulla alá is.</translation>
    </message>
    <message id="rules/barrage.turn-order.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Turn order</source>
        <translation>Körsorrend</translation>
    </message>
    <message id="rules/barrage.turn-order.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who has produced least goes first in the next round. Players with equal energy swap their former order.</source>
        <translation>Aki a legkevesebbet termelte, a következő fordulóban az első. Akiknek ugyanannyi az energiájuk, felcserélik korábbi sorrendjüket.</translation>
    </message>
    <message id="rules/barrage.turn.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>A turn</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/barrage.turn.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>In turn order each player lays engineers on exactly one free space and carries out its action. This goes round until all have passed. Building with a tile that needs no engineers is a whole turn as well.</source>
        <translation>Körsorrendben mindenki pontosan egy szabad akciómezőre rak le mérnököket, és végrehajtja az akcióját. Ez addig megy körbe, amíg mindenki nem passzolt. Mérnököt nem igénylő lapkával építeni is egész körnek számít.</translation>
    </message>
    <message id="rules/barrage.viktor.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message id="rules/barrage.viktor.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops times value of 3 or less count as 4 before bonus and malus, in every production, also in Germany's second one unless an option says otherwise.</source>
        <translation>A vízcseppek számának és a termelőértéknek a legfeljebb 3-as szorzata bónusz és büntetés előtt 4-nek számít minden termelésnél, Németország második termelésénél is, hacsak egy beállítás mást nem mond.</translation>
    </message>
    <message id="rules/barrage.water-flow.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Water flow</source>
        <translation>Vízáramlás</translation>
    </message>
    <message id="rules/barrage.water-flow.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops run one by one along their only way: the powerhouses of a basin, its upper dam, its lower dam, the next basin. The first dam with room holds a drop, whoever owns it. A drop that passes the lowest basins leaves the map. Held drops move only by a production.</source>
        <translation>A vízcseppek egyenként folynak végig egyetlen útjukon: egy víztározó erőművei, felső gátja, alsó gátja, majd a következő víztározó. Az első gát, amelyben van hely, visszatartja a vízcseppet, akárkié is. Amelyik túljut a legalsó víztározókon, elhagyja a térképet. A visszatartott víz csak termeléssel mozdul.</translation>
    </message>
    <message id="rules/barrage.water-management.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops that wait</source>
        <translation>Várakozó vízcseppek</translation>
    </message>
    <message id="rules/barrage.water-management.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Drops are placed on headstreams of one's choice, split as one likes, fewer than allowed but at least one. There is no limit on a headstream. They run in the water flow phase.</source>
        <translation>A vízcseppeket tetszőleges forrásokra, tetszőlegesen elosztva teheted, kevesebbet is a megengedettnél, de legalább egyet. Egy forráson bármennyi lehet. A vízáramlás fázisában indulnak el.</translation>
    </message>
    <message id="rules/barrage.wheel.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>The construction wheel</source>
        <translation>Az építőkerék</translation>
    </message>
    <message id="rules/barrage.wheel.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Tile and machines go into the open segment, then the wheel turns by one. What comes to the open segment returns to the supply at once: after six turns in all. Credits never lie on the wheel. An empty wheel may be turned.</source>
        <translation>A lapka és a munkagépek a nyitott szektorba kerülnek, azután a kerék egyet fordul. Ami a nyitott szektorhoz ér, azonnal visszakerül a készletbe: összesen hat fordulat után. Kredit sohasem kerül a kerékre. Az üres kereket is el lehet forgatni.</translation>
    </message>
    <message id="rules/barrage.winner.heading">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/barrage.winner.text">
        <location filename="../engine/barrage/rules.toml"/>
        <source>Most victory points win; in a tie more energy in the fifth round, then the victory is shared.</source>
        <translation>A legtöbb győzelmi pont nyer; holtversenynél az ötödik fordulóban termelt több energia, azután közös a győzelem.</translation>
    </message>
</context>
<context>
    <name>rules/ginkgopolis</name>
    <message id="rules/ginkgopolis.bonus.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Permanent bonuses</source>
        <translation>Állandó bónuszok</translation>
    </message>
    <message id="rules/ginkgopolis.bonus.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each face-up card in front of you with an arrow pays whenever you take its action: characters and building cards 1 to 6 one item, building cards 7 to 9 two. They are paid at the end of the action, before the played card is put away.</source>
        <translation>Minden előtted fekvő, képpel felfelé lévő nyilas kártya bónuszt ad, valahányszor az ő akcióját választod: a karakterkártyák és az 1–6-os épületkártyák egyet adnak, a 7–9-esek kettőt. Az akció végén kapod meg, mielőtt a kijátszott kártya elkerül.</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Buildings</source>
        <translation>Épületek</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building is a stack of one or more tiles. Its top tile gives its colour and number, its height is the number of tiles. Each of the 60 tiles is unique: red, blue and yellow from 1 to 20, and each has a building card.</source>
        <translation>Egy épület egy vagy több épületlapkából álló kupac. Színét és számát a legfelső lapka adja, magassága a lapkák száma. Mind a 60 épületlapka egyedi: 1-től 20-ig piros, kék és sárga, és mindegyiknek van épületkártyája.</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Too dear to build</source>
        <translation>Túl drága építkezés</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If you lack the resources or the success points for the revealed card and tile, the tile goes back behind your screen and the card must be exploited. What you can pay must be built.</source>
        <translation>Ha a felfedett kártyához és épületlapkához nincs elég erőforrásod vagy sikerpontod, a lapka visszakerül a paravánod mögé, a kártyát pedig hasznosítanod kell. Amit ki tudsz fizetni, azt meg is kell építened.</translation>
    </message>
    <message id="rules/ginkgopolis.characters.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Characters</source>
        <translation>Karakterkártyák</translation>
    </message>
    <message id="rules/ginkgopolis.characters.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Everybody starts with three characters face up. In a first game each player gets one of the six numbered sets at random. Against Hal there are none.</source>
        <translation>Mindenki három, képpel felfelé fekvő karakterkártyával kezd. Az első játékban véletlenszerűen kapjátok a hat számozott karakterszett egyikét. Hal ellen nincsenek karakterkártyák.</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Another colour costs a resource</source>
        <translation>A színváltás erőforrásba kerül</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If the new tile has another colour than the one it covers, you put one resource from behind your screen into your supply.</source>
        <translation>Ha az új lapka színe eltér attól, amelyet letakar, a paravánod mögül egy erőforrást a készletedbe teszel.</translation>
    </message>
    <message id="rules/ginkgopolis.colours.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What the colours give</source>
        <translation>Mit adnak a színek</translation>
    </message>
    <message id="rules/ginkgopolis.colours.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Red buildings give resources, blue ones tiles, yellow ones success points.</source>
        <translation>A piros épületek erőforrást, a kékek épületlapkát, a sárgák sikerpontot adnak.</translation>
    </message>
    <message id="rules/ginkgopolis.commit.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Choosing a card</source>
        <translation>Kártyaválasztás</translation>
    </message>
    <message id="rules/ginkgopolis.commit.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>All secretly choose one card of their hand and lay it face down, alone or together with one tile from behind the screen. A tile is never played without a card. The cost does not matter yet.</source>
        <translation>Mindenki titokban kiválaszt egyet a kézben tartott lapjai közül, és képpel lefelé leteszi, magában vagy egy, a paravánja mögül vett épületlapkával. Épületlapka sohasem játszható ki kártya nélkül. A költség ekkor még nem számít.</translation>
    </message>
    <message id="rules/ginkgopolis.connected.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>One city</source>
        <translation>Egyetlen város</translation>
    </message>
    <message id="rules/ginkgopolis.connected.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The city starts as a closed square and grows only beside or on top of its buildings, so all buildings are connected by shared edges.</source>
        <translation>A város zárt négyzetként indul, és csak az épületei mellett vagy tetején növekszik, így minden épület az élei mentén kapcsolódik a többihez.</translation>
    </message>
    <message id="rules/ginkgopolis.construct.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Construct a floor</source>
        <translation>Szintépítés</translation>
    </message>
    <message id="rules/ginkgopolis.construct.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The resources on the building return to their owner; lay the tile on top, pay what it costs extra, put your resources and a construction-site marker on it and take your construct bonuses. You keep the card. The neighbours are not exploited. A tile that is built never leaves the city.</source>
        <translation>Az épületen álló erőforrások visszakerülnek a tulajdonosukhoz; tedd rá a lapkát, fizesd ki a plusz költségeket, tedd rá az erőforrásaidat és egy építésiterület-jelzőt, és vedd el a szintépítési bónuszaidat. A kártyát megtartod. A szomszédokat nem hasznosítod. A megépített lapka soha nem kerül ki a városból.</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Ties in a district</source>
        <translation>Egyenlőség egy kerületben</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If two players have equally many resources in a district, the one with the taller building there is ahead; if these are equally tall, the higher number decides. With several equally tall buildings of your own the highest number counts.</source>
        <translation>Ha két játékosnak ugyanannyi erőforrása van egy kerületben, az kerül előrébb, akinek ott magasabb épülete van; ha ezek is egyforma magasak, a nagyobb szám dönt. Több egyforma magas saját épületed közül a legnagyobb számú számít.</translation>
    </message>
    <message id="rules/ginkgopolis.districts.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Districts</source>
        <translation>Kerületek</translation>
    </message>
    <message id="rules/ginkgopolis.districts.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Two or more buildings of one colour that share edges form a district; corners do not join. The player with the most resources there scores all resources of the district, the second scores the own ones, others nothing. If only one player has resources there, they score double.</source>
        <translation>Két vagy több azonos színű, élszomszédos épület kerületet alkot; a sarkok nem kötik össze őket. Akinek ott a legtöbb erőforrása van, a kerület összes erőforrásáért kap pontot, a második csak a sajátjaiért, a többiek semmit. Ha csak egy játékosnak van ott erőforrása, azok duplán számítanak.</translation>
    </message>
    <message id="rules/ginkgopolis.draft.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Choosing characters</source>
        <translation>Karakterkártyák választása</translation>
    </message>
    <message id="rules/ginkgopolis.draft.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Everybody is dealt four characters, keeps one in secret and passes the others to the left; this is done three times. The last character goes back to the box, then all show their three.</source>
        <translation>Mindenki négy karakterkártyát kap, egyet titokban megtart, a többit balra továbbadja; ez háromszor ismétlődik. Az utolsó karakterkártya visszakerül a dobozba, majd mindenki felfedi a megtartott hármat.</translation>
    </message>
    <message id="rules/ginkgopolis.draw.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/ginkgopolis.draw.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>From the new first player on, everybody draws one card, so that all hold four again. Against Hal you draw three cards each round, and then one for Hal, face down.</source>
        <translation>Az új kezdőjátékostól indulva mindenki húz egy kártyát, hogy újra négy lapja legyen. Hal ellen körönként három kártyát húzol, majd képpel lefelé egyet Hal részére.</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>End-of-game cards</source>
        <translation>Játék végi bónuszok</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Building cards 10 to 20 in front of you score at the end: 1 for each of your resources on a colour (10 to 13), 1 for each of your buildings up to height 2 (14), 3 for each of height 3 or more (15), 2 for each card with a certain bonus (16 to 18) or of its colour (19), or simply 9 (20). Characters count.</source>
        <translation>Az előtted fekvő 10–20-as épületkártyák a játék végén pontot érnek: 1-et minden, adott színen álló erőforrásodért (10–13), 1-et minden legfeljebb 2 szintes épületedért (14), 3-at minden legalább 3 szintesért (15), 2-t minden adott bónuszú (16–18) vagy a saját színével egyező kártyádért (19), illetve egyszerűen 9-et (20). A karakterkártyák is számítanak.</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The last resource</source>
        <translation>Az utolsó erőforrás</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When a player puts the last resource on a building and has none left, neither behind the screen nor in the supply, this is the last round. This stays so even if resources come back later.</source>
        <translation>Ha egy játékos épületre teszi az utolsó erőforrását, és sem a paravánja mögött, sem a készletében nincs több, ez az utolsó kör. Ez akkor is így marad, ha később visszakap erőforrást.</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Expert Hal</source>
        <translation>Profi Hal</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If Hal's card is an urbanization card, one more is drawn, once. He plays the new one if it is a building card that he has the resources for, or an urbanization card that gives him more success points. Otherwise he plays the first. The other one is discarded.</source>
        <translation>Ha Hal kártyája külterület-kártya, húzz neki egyszer még egyet. Az újat játssza ki, ha olyan épületkártya, amelyhez van elég erőforrása, vagy olyan külterület-kártya, amely több sikerpontot ad neki. Különben az elsőt játssza ki. A másik a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploit with an urbanization card</source>
        <translation>Hasznosítás külterület-kártyával</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>An urbanization card played alone gives one resource or one tile, as you like. Only a supply that is not empty can be chosen; if both are empty you get nothing, but your exploit bonuses still pay.</source>
        <translation>A magában kijátszott külterület-kártyáért választásod szerint egy erőforrást vagy egy épületlapkát kapsz. Csak nem üres készletből választhatsz; ha mindkettő üres, semmit sem kapsz, de a hasznosítási bónuszaid akkor is járnak.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploit</source>
        <translation>Hasznosítás</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building card played alone gives one item for each floor of its building: resources if it is red, tiles if blue, success points if yellow. It does not matter who owns the building. Your exploit bonuses pay, then the card is discarded.</source>
        <translation>A magában kijátszott épületkártya az épülete minden szintjéért egyet ad: piros épületért erőforrást, kékért épületlapkát, sárgáért sikerpontot. Nem számít, kié az épület. Megkapod a hasznosítási bónuszaidat, majd a kártya a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Final score</source>
        <translation>Végső pontszám</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Add up your success points, your cards with an equals sign, 2 points for each unused new-hand token, and the districts. Resources and tiles that are left score nothing.</source>
        <translation>Add össze a sikerpontjaidat, az egyenlőségjeles kártyáidat, a fel nem használt lapdobásjelzőidért járó 2-2 pontot és a kerületeket. A megmaradt erőforrások és épületlapkák nem érnek semmit.</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The first player leads the round. The first-player card travels with the cards that are passed to the left, so each round the next player leads. Who begins is drawn at random unless you settle it. Against Hal you always begin.</source>
        <translation>A kört a kezdőjátékos kezdi. A kezdőjátékos-kártya a balra továbbadott lapokkal vándorol, így minden körben más kezd. Hogy ki kezd először, azt sorsolás dönti el, hacsak nem egyeztek meg. Hal ellen mindig te kezdesz.</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A resource for each floor</source>
        <translation>Szintenként egy erőforrás</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Put one resource from behind your screen on the building for each floor, the new one included; a new building takes one. Resources that just came back to you from this building may be used, bonuses of this action may not.</source>
        <translation>A paravánod mögül szintenként egy erőforrást tegyél az épületre, az új szintet is beleszámítva; új épületre egy jár. Ami erről az épületről épp visszakerült hozzád, azt felhasználhatod, ennek az akciónak a bónuszait nem.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Gaining resources</source>
        <translation>Erőforrás szerzése</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources come only from the supply of your own colour. If it holds fewer than you should get, you take what is there and the rest is lost.</source>
        <translation>Erőforrást csak a saját színed készletéből kaphatsz. Ha ott kevesebb van, mint amennyi járna, elveszed, ami van, a többi elvész.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Gaining tiles</source>
        <translation>Épületlapka szerzése</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Tiles are drawn unseen from the supply and go behind the screen. When the last one is taken, what follows is carried out at once; then you draw what is still due.</source>
        <translation>Az épületlapkákat megnézés nélkül húzod a készletből, és a paravánod mögé teszed. Amikor az utolsó is elfogy, azonnal végre kell hajtani, ami ebből következik; azután megkapod, ami még jár.</translation>
    </message>
    <message id="rules/ginkgopolis.goal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Goal of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message id="rules/ginkgopolis.goal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>You develop a city of tomorrow: you exploit its buildings, add new ones on the outskirts and add floor after floor. Whoever has the most success points at the end wins.</source>
        <translation>A holnap városát fejlesztitek: hasznosítjátok az épületeit, a külterületen újakat emeltek, és szintet szintre raktok. A játék végén az nyer, akinek a legtöbb sikerpontja van.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal constructs</source>
        <translation>Hal szintet épít</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal lays his tile on the building of his card and puts one resource from his supply on it for each floor. He pays nothing for a lower number or another colour. He keeps the card: its arrow never pays him, its equals sign scores at the end.</source>
        <translation>Hal a kártyájának épületére teszi a lapkáját, és a saját készletéből szintenként egy erőforrást tesz rá. Kisebb számért vagy színváltásért nem fizet. A kártyát megtartja: a nyíl bónusza sohasem jár neki, az egyenlőségjel a játék végén pontot ér.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The end against Hal</source>
        <translation>A játék vége Hal ellen</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The game ends after the round in which the tiles run out, you or Hal put the last resource on a building, or Hal lacks the resources for his action; that action is not carried out. If you took the last tile, Hal does not act. No tiles are given back.</source>
        <translation>A játék annak a körnek a végén ér véget, amelyben elfogynak az épületlapkák, te vagy Hal épületre teszi az utolsó erőforrását, vagy Hal erőforrásai nem elegendők az akciójához; az az akció elmarad. Ha te vetted el az utolsó épületlapkát, Hal akciója elmarad. Épületlapkát nem lehet beadni.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The cards that were not played</source>
        <translation>A ki nem játszott kártyák</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After Hal's action the two cards that you have not played are discarded.</source>
        <translation>Hal akciója után a két ki nem játszott kártyád a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal urbanizes</source>
        <translation>Hal bővít</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal builds on the marker of his card with one resource; you move the marker. For each neighbouring building he gains success points equal to its height, whatever its colour, but no resources and no tiles.</source>
        <translation>Hal a kártyáján szereplő külterület-jelző helyére épít egy erőforrással; a jelzőt te helyezed át. Minden szomszédos épületért annyi sikerpontot kap, amennyi a magassága, bármilyen színű is; erőforrást és épületlapkát nem kap.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Beating Hal</source>
        <translation>Hal legyőzése</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hal's score is counted like a player's. You win only with more success points than Hal.</source>
        <translation>Hal pontjait ugyanúgy kell számolni, mint egy játékosét. Csak akkor nyersz, ha több sikerpontod van, mint amennyit Hal szerzett.</translation>
    </message>
    <message id="rules/ginkgopolis.hal.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Alone against Hal</source>
        <translation>Egyedül Hal ellen</translation>
    </message>
    <message id="rules/ginkgopolis.hal.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Set up as for two players. You start with 6 resources, 6 tiles and 6 success points, without characters and tokens, and are always first. Hal starts with nothing; the supply of his colour and the tiles are his own. Each round you act first, then Hal's card is revealed, a tile is drawn for him and he builds.</source>
        <translation>Az előkészületek a kétszemélyes játékét követik. 6 erőforrással, 6 épületlapkával és 6 sikerponttal kezdesz, karakterkártyák és lapdobásjelzők nélkül, és mindig te kezdesz. Hal induláskor semmit sem kap; színének készlete és az épületlapkák az övéi. Minden körben előbb te hajtod végre az akciódat, majd felfeded Hal kártyáját, húzol neki egy épületlapkát, és Hal épít.</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Hand of cards</source>
        <translation>A kézben tartott lapok</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A hand holds four cards when a round begins, three of them after one was chosen. Against Hal you have three cards.</source>
        <translation>A kör elején négy lap van a kezedben, miután egyet kiválasztottál, három. Hal ellen három lapod van.</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Keeping the card</source>
        <translation>A kártya megtartása</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The building card with which you built a floor stays face up in front of you for the rest of the game. An arrow pays from your next action on, an equals sign scores at the end.</source>
        <translation>Az az épületkártya, amellyel új szintet építettél, a játék végéig képpel felfelé előtted marad. A nyíl bónusza a következő akciódtól kezdve jár, az egyenlőségjel a játék végén ér pontot.</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The last round</source>
        <translation>Az utolsó kör</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Once the end is triggered the round is finished, so that everybody has acted. Then no cards are passed or drawn, and the scores are counted.</source>
        <translation>Ha bekövetkezett a játék vége, a kört még befejezitek, hogy mindenki sorra kerüljön. Ezután nincs lapátadás és húzás, hanem a pontozás következik.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Moving the marker</source>
        <translation>A külterület-jelző áthelyezése</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After a tile was laid on its cell, the marker goes to any cell beside the new tile, not diagonally, that holds neither a building nor a marker. The player who built chooses; for Hal you choose.</source>
        <translation>Miután egy lapka a mezőjére került, a külterület-jelző az új lapka melletti (átlósan nem) bármelyik olyan mezőre kerül, ahol nincs sem épület, sem jelző. Az választ, aki épített; Hal helyett te választasz.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>No free cell for the marker</source>
        <translation>Nincs szabad mező a külterület-jelzőnek</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If no cell beside the new tile is free, the marker goes to any free cell on the outer edge of the city where the markers stay in alphabetical order. If there is none between its neighbours, the markers on one side move along by one cell to make room.</source>
        <translation>Ha az új lapka mellett nincs szabad mező, a külterület-jelző a város külső szélének bármelyik olyan szabad mezőjére kerül, ahol a jelzők betűrendben maradnak. Ha a szomszédai között nincs ilyen, az egyik oldalon a jelzők egy mezővel arrébb kerülnek, hogy helyet csináljanak.</translation>
    </message>
    <message id="rules/ginkgopolis.markers.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The outskirts</source>
        <translation>A külterület</translation>
    </message>
    <message id="rules/ginkgopolis.markers.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The markers A to L lie around the city in alphabetical order, clockwise, each alone on a cell beside a building. They show where new buildings may rise.</source>
        <translation>A külterület-jelzők (A–L) betűrendben, az óramutató járása szerint veszik körül a várost, mindegyik egyedül egy épület melletti mezőn. Azt mutatják, hol épülhetnek új épületek.</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What a card speaks of</source>
        <translation>Miről szól egy kártya</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building card speaks of the building whose top tile has its colour and number, an urbanization card of the marker with its letter. Cards of tiles that are not in the city wait in the reserve.</source>
        <translation>Egy épületkártya arról az épületről szól, amelynek legfelső lapkája a kártya színét és számát viseli, egy külterület-kártya pedig az azonos betűjű külterület-jelzőről. A városban nem szereplő épületlapkák kártyái a félretett épületkártyák között várnak.</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Exploiting the neighbours</source>
        <translation>A szomszédok hasznosítása</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each building that shares an edge with the new one gives its items, one for each floor, whoever owns it and even under construction; north first, then clockwise. The new building itself gives nothing, and exploit bonuses do not pay.</source>
        <translation>Minden élszomszédos épület a szintjeinek számával megegyező hozamot ad, akárkié is, még építés alatt is; először az északi, majd az óramutató járása szerint a többi. Az új épület maga semmit sem ad, és a hasznosítási bónuszok sem járnak.</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A new hand</source>
        <translation>Lapcsere</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Before choosing you may hand in a new-hand token, discard your whole hand and draw as many cards. There are two tokens for the game; both may be used in one round. Several wishes are carried out one after the other. Against Hal there are no tokens.</source>
        <translation>Választás előtt beadhatsz egy lapdobásjelzőt: eldobod az összes kézben tartott lapodat, és ugyanannyi újat húzol. Az egész játékra két jelződ van, egy körben mindkettőt felhasználhatod. Ha többen kérik, egymás után kerül rá sor. Hal ellen nincsenek lapdobásjelzők.</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A lower number costs points</source>
        <translation>A kisebb szám sikerpontba kerül</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>If the new tile shows a lower number than the one it covers, you pay the difference in success points.</source>
        <translation>Ha az új lapka száma kisebb annál, amelyet letakar, a különbséget sikerpontban befizeted.</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A card of your hand</source>
        <translation>Egy kártya a kezedből</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Only a card that you hold can be chosen. To build on a building or a marker you need its very card.</source>
        <translation>Csak olyan kártyát választhatsz, amely a kezedben van. Épületre vagy külterület-jelzőre csak a saját kártyájával építhetsz.</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A tile of your own</source>
        <translation>Saját épületlapka</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Only a tile from behind your own screen can be played with a card.</source>
        <translation>Kártyával együtt csak a saját paravánod mögül játszhatsz ki épületlapkát.</translation>
    </message>
    <message id="rules/ginkgopolis.owners.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Who owns a building</source>
        <translation>Kié egy épület</translation>
    </message>
    <message id="rules/ginkgopolis.owners.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A building belongs to the player whose resources stand on it: one resource for each floor, all of one player. Only the nine start buildings begin without an owner and bare.</source>
        <translation>Egy épület azé, akinek az erőforrásai rajta állnak: szintenként egy, és mind ugyanazé a játékosé. Csak a kilenc kezdőépület indul gazdátlanul és üresen.</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Passing the cards</source>
        <translation>A lapok továbbadása</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>After all actions everybody passes the three remaining cards to the left neighbour, together with the first-player card.</source>
        <translation>Az akciók után mindenki továbbadja a megmaradt három lapját a bal oldali szomszédjának, a kezdőjátékos-kártyával együtt.</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Rebuilding the deck</source>
        <translation>Új húzópakli</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>As soon as the deck is empty, also in the middle of drawing, the cards of all buildings under construction come from the reserve to the discard pile, which is shuffled as the new deck. With one to three players the top seven are discarded. All construction-site markers are removed.</source>
        <translation>Amint a húzópakli kifogy, akár húzás közben is, minden építés alatt álló épület kártyája a félretettek közül a dobott lapokhoz kerül, ezek megkeverve alkotják az új húzópaklit. Egy–három játékosnál a felső hét lap a dobott lapok közé kerül. Minden építésiterület-jelző lekerül a városról.</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resolving the actions</source>
        <translation>Az akciók végrehajtása</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>From the first player on clockwise, everybody reveals the chosen card and carries out its action before the next one reveals. Card alone: exploit. Urbanization card with a tile: urbanize. Building card with a tile: construct.</source>
        <translation>A kezdőjátékostól az óramutató járása szerint mindenki felfedi a választott kártyáját, és végrehajtja az akcióját, mielőtt a következő felfedné a sajátját. Kártya magában: hasznosítás. Külterület-kártya épületlapkával: bővítés. Épületkártya épületlapkával: szintépítés.</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources return</source>
        <translation>Visszakerülő erőforrások</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What stands on an overbuilt building goes back behind its owner's screen. If you overbuild somebody else, that player also gains one success point for each of these resources; overbuilding yourself gives none. Hal's resources go back to his supply.</source>
        <translation>Ami a felülépített épületen áll, visszakerül a tulajdonosa paravánja mögé. Ha más épületét építed felül, az illető minden így visszakapott erőforrásért egy sikerpontot is kap; ha a sajátodat, azért nem jár semmi. Hal erőforrásai a készletébe kerülnek vissza.</translation>
    </message>
    <message id="rules/ginkgopolis.round.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A round</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/ginkgopolis.round.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A round has three steps: all choose a card at the same time, all resolve their actions in turn order, all prepare the next round. The number of rounds is not fixed.</source>
        <translation>Egy kör három lépésből áll: mindenki egyszerre kártyát választ, majd sorban végrehajtja az akcióját, végül mindenki felkészül a következő körre. A körök száma nincs megszabva.</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles run out the first time</source>
        <translation>Az épületlapkák először fogynak el</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When the last tile of the supply is taken, everybody secretly sets aside any number of the tiles behind the screen; a tile already chosen cannot be given. All show them, each tile scores one success point, and they are shuffled as the new supply. If nobody gives a tile, this counts as the second time. It happens in the last round too.</source>
        <translation>Amikor elfogy a készlet utolsó épületlapkája, mindenki titokban tetszőleges számú épületlapkát félretesz a paravánja mögül; a már kiválasztott lapka nem adható be. Mindenki felfedi ezeket, minden lapka egy sikerpontot ér, és megkeverve ezek lesznek az új készlet. Ha senki sem ad be lapkát, ez már a második alkalomnak számít. Az utolsó körben is így történik.</translation>
    </message>
    <message id="rules/ginkgopolis.screen.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Behind the screen</source>
        <translation>A paraván mögött</translation>
    </message>
    <message id="rules/ginkgopolis.screen.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Resources, tiles and success points that you gain lie behind your screen, and nobody else may look. Cards in front of you and new-hand tokens are open.</source>
        <translation>A megszerzett erőforrások, épületlapkák és sikerpontok a paravánod mögé kerülnek, és senki más nem nézheti meg őket. Az előtted fekvő kártyák és a lapdobásjelzők mindenki számára láthatók.</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles run out the second time</source>
        <translation>Az épületlapkák másodszor fogynak el</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>When the supply of tiles is empty for the second time, this is the last round. Tiles that are still due are lost.</source>
        <translation>Amikor az épületlapka-készlet másodszor is elfogy, ez az utolsó kör. A még járó lapkák elvesznek.</translation>
    </message>
    <message id="rules/ginkgopolis.setup.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/ginkgopolis.setup.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The tiles 1 to 3 of each colour form a random square of 3 by 3, with the markers A to L around it. The 12 urbanization cards and the cards of the nine buildings are the first deck. Each colour starts with 25 resources (2 players), 20 (3), 18 (4) or 16 (5), all in the general supply. Everybody has a screen, two new-hand tokens and four cards.</source>
        <translation>Mindhárom szín 1–3-as épületlapkái véletlenszerű, 3×3-as négyzetet alkotnak, körülöttük a külterület-jelzők A-tól L-ig. Az első húzópakli a 12 külterület-kártya és a kilenc épület kártyája. Minden szín 25 (2 játékos), 20 (3), 18 (4) vagy 16 (5) erőforrással indul, mind a készletben. Mindenki kap egy paravánt, két lapdobásjelzőt és négy kártyát.</translation>
    </message>
    <message id="rules/ginkgopolis.site.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Under construction</source>
        <translation>Építés alatt</translation>
    </message>
    <message id="rules/ginkgopolis.site.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>A tile that was just built bears a construction-site marker: its card is still in the reserve. Nobody can have that card, so nobody can choose this building, until the deck is rebuilt. There are always enough markers.</source>
        <translation>A frissen épített lapkán építésiterület-jelző fekszik: a kártyája még a félretett épületkártyák között van. Senkinek sem lehet meg ez a kártya, ezért ezt az épületet senki sem választhatja, amíg új húzópakli nem készül. Jelzőből mindig van elég.</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Fewer cards at a small table</source>
        <translation>Kevesebb kártya kis asztalnál</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>With two or three players, and against Hal, the top seven cards of the deck are discarded unseen, at set-up and whenever the deck is rebuilt.</source>
        <translation>Két vagy három játékosnál és Hal ellen a húzópakli felső hét lapja megnézés nélkül a dobott lapok közé kerül, az előkészületeknél és minden új húzópaklinál.</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>What the characters bring</source>
        <translation>Amit a karakterkártyák hoznak</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each player takes the resources, tiles and success points shown on the three characters and puts them behind the screen.</source>
        <translation>Mindenki elveszi a három karakterkártyáján látható erőforrásokat, épületlapkákat és sikerpontokat, és a paravánja mögé teszi.</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The supply of tiles</source>
        <translation>Az épületlapka-készlet</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>The 51 tiles that are not in the first city are shuffled face down as the supply. With two or three players, and against Hal, 6 of them go back to the box unseen.</source>
        <translation>Az első városon kívüli 51 épületlapka megkeverve, képpel lefelé alkotja a készletet. Két vagy három játékosnál és Hal ellen közülük 6 megnézés nélkül visszakerül a dobozba.</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Unused tokens</source>
        <translation>Fel nem használt lapdobásjelzők</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each new-hand token that you have not used scores 2 success points.</source>
        <translation>Minden fel nem használt lapdobásjelződ 2 sikerpontot ér.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Urbanization cards</source>
        <translation>Külterület-kártyák</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Each of the twelve urbanization cards A to L speaks of the marker with its letter. They are never kept: they are always in the deck, the discard pile, a hand or a choice.</source>
        <translation>A tizenkét külterület-kártya (A–L) mindegyike az azonos betűjű külterület-jelzőről szól. Ezeket senki sem tarthatja meg: mindig a húzópakliban, a dobott lapok között, valaki kezében vagy választásában vannak.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Urbanize</source>
        <translation>Bővítés</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Lay the tile on the cell of the card's marker, put one of your resources and a construction-site marker on it, move the marker, exploit every neighbouring building and take your urbanize bonuses. Then the card is discarded.</source>
        <translation>Tedd az épületlapkát a kártya külterület-jelzőjének mezőjére, tegyél rá egy erőforrást és egy építésiterület-jelzőt, helyezd át a külterület-jelzőt, hasznosíts minden szomszédos épületet, és vedd el a bővítési bónuszaidat. Ezután a kártya a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.winner.heading">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/ginkgopolis.winner.text">
        <location filename="../engine/ginkgopolis/rules.toml"/>
        <source>Whoever has the most success points wins. Players with equally many share the victory.</source>
        <translation>Az nyer, akinek a legtöbb sikerpontja van. Akiknek ugyanannyi van, osztoznak a győzelmen.</translation>
    </message>
</context>
<context>
    <name>rules/imperial_miners</name>
    <message id="rules/imperial_miners.activate.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Activating a card</source>
        <translation>Kártya aktiválása</translation>
    </message>
    <message id="rules/imperial_miners.activate.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The card just placed is activated: one of its effects is carried out, a new choice each time.</source>
        <translation>Az éppen lehelyezett kártya aktiválódik: egyik hatását kell végrehajtani, minden alkalommal új választás szerint.</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Atlanteans</source>
        <translation>Atlantisziak</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Atlantean cards collect gadgets and grow with them. Some put gadgets on other cards.</source>
        <translation>Az atlantiszi kártyák masinákat gyűjtenek, és velük erősödnek. Némelyik más kártyákra tesz masinát.</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Barbarians</source>
        <translation>Barbárok</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Barbarians gain much and cause cave-ins, often on themselves. Some remove cave-ins or gain by their number.</source>
        <translation>A barbárok sokat szereznek, és beomlásokat okoznak, gyakran saját magukon. Némelyik eltávolítja a beomlásokat, vagy a számuk után kap valamit.</translation>
    </message>
    <message id="rules/imperial_miners.card.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A mine card</source>
        <translation>A bányakártya</translation>
    </message>
    <message id="rules/imperial_miners.card.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A mine card has a price, none, one or two factions, half carts on its edges, one or two effects and a level. Cards of level I and IV are free, those of level II cost 2 coins, those of level III from 0 to 13.</source>
        <translation>Egy bányakártyának van költsége, nulla, egy vagy két frakciója, fél csilléi a szélein, egy vagy két hatása és szintje. Az I. és IV. szintű kártyák ingyenesek, a II. szintűek 2 pénzérmébe, a III. szintűek 0–13 pénzérmébe kerülnek.</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cart tokens</source>
        <translation>Csillejelölők</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A cart token is put on a joined half-full cart of your own mine, which then counts as a full cart. Each takes one token. Without a half-full cart no token is taken, and none is saved for later.</source>
        <translation>A csillejelölő a saját bányádban egy összeállt, félig teli csillére kerül, amely ettől teli csillének számít. Egy csillére egy jelölő jut. Ha nincs félig teli csille, nem jár jelölő, és későbbre sem tehető el.</translation>
    </message>
    <message id="rules/imperial_miners.carts.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Carts</source>
        <translation>Csillék</translation>
    </message>
    <message id="rules/imperial_miners.carts.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Two half carts that meet on the edge of two touching cards form a cart: full if both are loaded, half-full if one is, empty if none is. Half carts that meet need not be alike. Each full cart is worth 1 victory point at the end. The surface has no carts.</source>
        <translation>Ha két érintkező kártya szélén két fél csille találkozik, csillét alkot: teli, ha mindkét fél teli, félig teli, ha az egyik, üres, ha egyik sem. A találkozó feleknek nem kell egyformának lenniük. Minden teli csille a végén 1 győzelmi pontot ér. A felszínen nincsenek csillék.</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cave-ins</source>
        <translation>Beomlások</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card bears at most one cave-in. When a card with a cave-in is activated, the cave-in is removed instead of carrying out an effect; this is its activation of the round and may not be declined. Then the chain reaction goes on.</source>
        <translation>Egy kártyán legfeljebb egy beomlás lehet. Ha beomlással fedett kártyát aktiválsz, hatás végrehajtása helyett a beomlást távolítod el; ez számít a forduló aktiválásának, és nem hagyható ki. Ezután a láncreakció folytatódik.</translation>
    </message>
    <message id="rules/imperial_miners.chain.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The chain reaction</source>
        <translation>A láncreakció</translation>
    </message>
    <message id="rules/imperial_miners.chain.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>After a card has acted, exactly one card touching it from above is activated as if it had just been placed, and so on up to the surface.</source>
        <translation>Miután egy kártya hatása lezajlott, pontosan egy olyan kártyát kell aktiválni, amely felülről érinti, mintha épp most helyezted volna le, és így tovább a felszínig.</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cheaper cards</source>
        <translation>Olcsóbb kártyák</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect can lower the price of the next card that is played. It counts when that card is revealed; a card never lowers its own price. What is not used then is lost.</source>
        <translation>Egy hatás csökkentheti a következő kijátszott kártya költségét. Ez a kártya felfedésekor számít; egy kártya sohasem csökkenti a saját költségét. Amit akkor nem használsz fel, elvész.</translation>
    </message>
    <message id="rules/imperial_miners.choose.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Choosing a card</source>
        <translation>Kártyaválasztás</translation>
    </message>
    <message id="rules/imperial_miners.choose.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Everybody chooses in secret one hand card that they can pay and place. Playing a card is compulsory. Cards and payments stay hidden until all have chosen.</source>
        <translation>Mindenki titokban kiválaszt egy olyan lapot a kezéből, amelyet ki tud fizetni és le tud helyezni. Kártyát kijátszani kötelező. A kártyák és a fizetések rejtve maradnak, amíg mindenki nem választott.</translation>
    </message>
    <message id="rules/imperial_miners.clear.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Removing cave-ins</source>
        <translation>Beomlások eltávolítása</translation>
    </message>
    <message id="rules/imperial_miners.clear.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect that removes cave-ins takes them from cards of your own mine. The freed cards do not act by it.</source>
        <translation>A beomlást eltávolító hatás a saját bányád kártyáiról veszi le a beomlásokat. A felszabadult kártyák ettől nem lépnek működésbe.</translation>
    </message>
    <message id="rules/imperial_miners.coins.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins</source>
        <translation>Pénzérmék</translation>
    </message>
    <message id="rules/imperial_miners.coins.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins pay for cards and effects. At the end they only break ties.</source>
        <translation>A pénzérmékkel kártyákért és hatásokért fizetsz. A játék végén csak a holtversenyt döntik el.</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Completing a board</source>
        <translation>Egy kutatástábla teljesítése</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>At the top of a board its effect is carried out, then the pickaxe goes to the lowest space of a different board, also of one completed before. Steps left over are lost.</source>
        <translation>Egy kutatástábla tetején végre kell hajtani a hatását, majd a csákányjelölő egy másik tábla legalsó mezőjére kerül, akár egy korábban már teljesítettre is. A megmaradt lépések elvesznek.</translation>
    </message>
    <message id="rules/imperial_miners.components.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>What belongs to the game</source>
        <translation>Ami a játékhoz tartozik</translation>
    </message>
    <message id="rules/imperial_miners.components.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>There are 136 mine cards (36 of level I, 43 of level II, 43 of level III and 14 of level IV), 18 events and 3 research boards with two sides. Every mine card is in a deck, a discard pile, a hand or a mine.</source>
        <translation>136 bányakártya van (36 az I., 43 a II., 43 a III. és 14 a IV. szinten), 18 esemény és 3 kétoldalas kutatástábla. Minden bányakártya egy pakliban, dobópakliban, kézben vagy bányában van.</translation>
    </message>
    <message id="rules/imperial_miners.counting.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Counting</source>
        <translation>Számolás</translation>
    </message>
    <message id="rules/imperial_miners.counting.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Many effects depend on numbers: cards of a faction, different factions, cave-ins, gadgets, full carts, the place of the pickaxe, the way it has gone, how cards touch. The acting card counts too, and so do cards with a cave-in.</source>
        <translation>Sok hatás számoktól függ: egy frakció kártyáitól, a különböző frakcióktól, a beomlásoktól, masináktól, teli csilléktől, a csákányjelölő helyétől és megtett útjától, a kártyák érintkezésétől. Az éppen aktivált kártya is számít, és a beomlással fedettek is.</translation>
    </message>
    <message id="rules/imperial_miners.discard.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Discarding</source>
        <translation>Eldobás</translation>
    </message>
    <message id="rules/imperial_miners.discard.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are discarded from the hand to the discard piles of their levels, as many as the effect says or, if the hand holds fewer, all of them.</source>
        <translation>Az eldobott lapok kézből a szintjük dobópaklijába kerülnek; annyi, amennyit a hatás mond, vagy ha kevesebb lap van a kézben, akkor mind.</translation>
    </message>
    <message id="rules/imperial_miners.draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/imperial_miners.draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are drawn one at a time, each from the deck of level I, II or III, as the player chooses after seeing the one before. When several players draw from one deck, the order in which they do it counts.</source>
        <translation>A kártyákat egyesével húzod, mindegyiket az I., II. vagy III. szintű pakliból; az előző megnézése után választasz. Ha többen húztok ugyanabból a pakliból, számít, milyen sorrendben.</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of an effect</source>
        <translation>Egy hatás költsége</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect with a price can be used only if the whole price can be paid. It is paid first.</source>
        <translation>Költséggel járó hatás csak akkor használható, ha a teljes költség kifizethető. Előbb kell kifizetni.</translation>
    </message>
    <message id="rules/imperial_miners.effects.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Carrying out an effect</source>
        <translation>Hatás végrehajtása</translation>
    </message>
    <message id="rules/imperial_miners.effects.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An effect that is used is carried out as fully as possible, part by part as it stands there, before any other card acts. Numbers are counted in your own mine at that moment.</source>
        <translation>A használt hatást a lehető legteljesebben kell végrehajtani, részről részre, ahogy ott áll, mielőtt más kártya sorra kerülne. A számokat abban a pillanatban, a saját bányádban kell megszámolni.</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Egyptians</source>
        <translation>Egyiptomiak</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Egyptians research most easily and gain by where the pickaxe stands or how far it has moved in the whole game.</source>
        <translation>Az egyiptomiak kutatnak a legkönnyebben, és aszerint kapnak, hol áll a csákányjelölő, vagy mennyit haladt az egész játékban.</translation>
    </message>
    <message id="rules/imperial_miners.end.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message id="rules/imperial_miners.end.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The game ends after the mine phase of the tenth round and its end-of-round event.</source>
        <translation>A játék a tizedik forduló bányafázisával és fordulóvégi eseményével ér véget.</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The surface is endless</source>
        <translation>A felszín végtelen</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of level I touch the surface everywhere, so there is always a place for them, with gaps in the row if wanted.</source>
        <translation>Az I. szintű kártyák mindenütt érintkeznek a felszínnel, ezért mindig van helyük, akár hézagokkal a sorban.</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The event deck counts the rounds</source>
        <translation>Az eseménypakli számolja a fordulókat</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Ten events are in the game, one for each round. The cards left in the event deck are the rounds to come, and anybody may count them.</source>
        <translation>Tíz esemény van játékban, fordulónként egy. Az eseménypakliban maradt kártyák a hátralévő fordulók, bárki megszámolhatja őket.</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Events must be carried out</source>
        <translation>Az eseményt végre kell hajtani</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Unlike the effects of mine cards, an event is carried out in full, unless it says otherwise. What cannot be done is left out, the rest is done as far as possible. Each player does so on their own; no effect looks at another mine.</source>
        <translation>A bányakártyák hatásaival ellentétben az eseményt teljes egészében végre kell hajtani, hacsak mást nem mond. Ami nem lehetséges, kimarad, a többit a lehető legteljesebben meg kell tenni. Mindenki magának hajtja végre; egyetlen hatás sem nézi más bányáját.</translation>
    </message>
    <message id="rules/imperial_miners.event-end.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>End-of-round events</source>
        <translation>Fordulóvégi események</translation>
    </message>
    <message id="rules/imperial_miners.event-end.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An end-of-round event is carried out when everybody has finished the mine phase, in the tenth round too, before the final scoring.</source>
        <translation>A fordulóvégi eseményt akkor kell végrehajtani, amikor mindenki befejezte a bányafázist; a tizedik fordulóban is, a játék végi pontozás előtt.</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Modifying events</source>
        <translation>Módosító események</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A modifying event changes the effects that are activated in the mine phase of its round. More coins, points or cards are added once to each activated effect that gives any; more steps are added to each research.</source>
        <translation>A módosító esemény a forduló bányafázisában aktivált hatásokat változtatja meg. A több pénzérme, pont vagy kártya minden olyan aktivált hatáshoz egyszer adódik hozzá, amely ad belőle; a több lépés minden kutatáshoz.</translation>
    </message>
    <message id="rules/imperial_miners.event.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The event</source>
        <translation>Az esemény</translation>
    </message>
    <message id="rules/imperial_miners.event.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>At the start of a round one event is turned up. It holds for all. There are immediate, modifying and end-of-round events.</source>
        <translation>A forduló elején egy eseményt kell felfedni, amely mindenkire érvényes. Van azonnali, módosító és fordulóvégi esemény.</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Faction draw</source>
        <translation>Frakcióhúzás</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The player chooses a deck of level I to III and turns up cards until one of the faction appears. That card goes to the hand, the others are shuffled back into the deck. If the deck has none, it is shuffled and another deck is chosen among those not yet searched. A card of two factions fits both.</source>
        <translation>Kiválasztasz egy I–III. szintű paklit, és addig fedsz fel kártyákat, amíg a frakció egy kártyája elő nem kerül. Ezt kézbe veszed, a többit visszakevered a pakliba. Ha a pakliban nincs ilyen, megkevered, és a még át nem nézettek közül választasz másikat. A két frakcióhoz tartozó kártya mindkettőnél megfelel.</translation>
    </message>
    <message id="rules/imperial_miners.factions.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Factions</source>
        <translation>Frakciók</translation>
    </message>
    <message id="rules/imperial_miners.factions.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card of two factions belongs to both at once and counts for both. A card without a faction symbol belongs to none.</source>
        <translation>A két frakcióhoz tartozó kártya egyszerre mindkettőhöz tartozik, és mindkettőnél számít. Frakcióikon nélküli kártya egyikhez sem tartozik.</translation>
    </message>
    <message id="rules/imperial_miners.final-score.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Final score</source>
        <translation>Végső pontszám</translation>
    </message>
    <message id="rules/imperial_miners.final-score.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each player adds up victory points and 1 for each full cart. Coins, gadgets, cave-ins and hand cards give nothing.</source>
        <translation>Mindenki összeadja a győzelmi pontjait, és minden teli csilléért 1-et. A pénzérmék, masinák, beomlások és kézben maradt lapok nem érnek semmit.</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>If you cannot play a card</source>
        <translation>Ha nincs kijátszható kártya</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Who can pay and place none of their hand cards, or has none, draws the top card of the level I deck when all reveal and plays it. This is not allowed while a hand card can be played. Several such draws are made in seat order. If no card of level I is left anywhere, that player plays no card and has no chain reaction this round.</source>
        <translation>Aki egyetlen lapját sem tudja kifizetni és lehelyezni, vagy nincs lapja, a felfedéskor az I. szintű pakli felső kártyáját húzza, és azt játssza ki. Ez tilos, amíg van kijátszható lapja. Ha többen húznak így, ülésrend szerint teszik. Ha sehol sem maradt I. szintű kártya, az illető ebben a fordulóban nem játszik ki kártyát, és nincs láncreakciója.</translation>
    </message>
    <message id="rules/imperial_miners.free-path.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A free path</source>
        <translation>Szabad választás felfelé</translation>
    </message>
    <message id="rules/imperial_miners.free-path.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>If two cards touch from above, the player chooses one of them, after seeing what the card below has brought. It may be one that has already acted.</source>
        <translation>Ha két kártya is érinti felülről, te választasz közülük, miután láttad, mit hozott az alsó. Olyan is lehet, amelyet már aktiváltál.</translation>
    </message>
    <message id="rules/imperial_miners.free-place.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A free place</source>
        <translation>Szabad hely</translation>
    </message>
    <message id="rules/imperial_miners.free-place.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card is placed where no card lies yet.</source>
        <translation>Kártyát oda lehet lehelyezni, ahol még nincs kártya.</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Gadgets</source>
        <translation>Masinák</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Some effects put gadgets on cards or count them. A card bears at most three; more than that are not put there.</source>
        <translation>Egyes hatások masinákat tesznek kártyákra, vagy megszámolják őket. Egy kártyán legfeljebb három lehet; ennél több nem kerül oda.</translation>
    </message>
    <message id="rules/imperial_miners.goal.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Goal of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message id="rules/imperial_miners.goal.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>For ten rounds everybody digs a mine of their own, all at the same time. Whoever has the most victory points at the end wins.</source>
        <translation>Tíz fordulón át mindenki a saját bányáját ássa, egyszerre. A végén az nyer, akinek a legtöbb győzelmi pontja van.</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Hand limit</source>
        <translation>Kézlimit</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>After a whole activation, a surface effect or an event, a hand holds at most eight cards; the player discards what is too many. An effect inside another waits for the outer one.</source>
        <translation>Egy teljes aktiválás, felszíni hatás vagy esemény után legfeljebb nyolc lap lehet a kezedben; a többit eldobod. Egy másikba ágyazott hatás megvárja a külsőt.</translation>
    </message>
    <message id="rules/imperial_miners.house-set.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The house set</source>
        <translation>A házi kártyák</translation>
    </message>
    <message id="rules/imperial_miners.house-set.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The printed cards are not part of this program. Its mine cards, events, research boards and surface amounts are our own, made in the numbers, prices and ideas of the rulebook; a small house marks them. A card pack replaces them with the cards of your own box.</source>
        <translation>A nyomtatott kártyák nem részei ennek a programnak. A bányakártyák, események, kutatástáblák és a felszín értékei a program sajátjai, a szabálykönyv számai, költségei és ötletei szerint készültek; egy kis ház jelöli őket. Kártyacsomaggal a saját dobozod kártyái kerülnek a helyükre.</translation>
    </message>
    <message id="rules/imperial_miners.japanese.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Japanese</source>
        <translation>Japánok</translation>
    </message>
    <message id="rules/imperial_miners.japanese.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Japanese cards gain by the number of Japanese cards or of different factions in the mine.</source>
        <translation>A japán kártyák a bányában lévő japán kártyák vagy a különböző frakciók száma után adnak.</translation>
    </message>
    <message id="rules/imperial_miners.level-four.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Level IV cards</source>
        <translation>IV. szintű kártyák</translation>
    </message>
    <message id="rules/imperial_miners.level-four.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of level IV are never drawn freely. They come only from research boards and some events.</source>
        <translation>IV. szintű kártyát sohasem lehet szabadon húzni. Csak a kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Neighbours</source>
        <translation>Szomszédok</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards are neighbours if their sides touch. A card has at most six: two above, two below, one on each side.</source>
        <translation>Két kártya szomszédos, ha az oldaluk érintkezik. Egy kártyának legfeljebb hat szomszédja van: kettő felette, kettő alatta, egy-egy mellette.</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Once a round</source>
        <translation>Fordulónként egyszer</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each card can be activated only once a round, by whatever cause. A card that was already activated is skipped; the chain reaction goes on through it.</source>
        <translation>Minden kártya fordulónként csak egyszer aktiválható, bármi okból. A már aktivált kártya kimarad; a láncreakció áthalad rajta.</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Only the stop pays</source>
        <translation>Csak a megállás számít</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Spaces that are passed give nothing. Only the space where the pickaxe stops is carried out. The lowest space pays nothing when the pickaxe is set there, unless this was agreed before the game for pickaxes that come from a completed board.</source>
        <translation>Az átlépett mezők nem adnak semmit. Csak azt a mezőt kell végrehajtani, ahol a csákányjelölő megáll. A legalsó mező nem ad semmit, amikor a jelölő odakerül, kivéve, ha a játék előtt így döntöttetek a teljesített tábláról érkező jelölőkről.</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Effects are optional</source>
        <translation>A hatások nem kötelezők</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The effects of mine cards may be left alone. The chain reaction goes on all the same.</source>
        <translation>A bányakártyák hatásai kihagyhatók. A láncreakció akkor is folytatódik.</translation>
    </message>
    <message id="rules/imperial_miners.own-card.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Cards of one's own hand</source>
        <translation>Csak a saját lapok</translation>
    </message>
    <message id="rules/imperial_miners.own-card.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Only cards of one's own hand can be played or discarded.</source>
        <translation>Csak a saját kezedben lévő lapot játszhatod ki vagy dobhatod el.</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Your own mine only</source>
        <translation>Csak a saját bánya</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>No effect looks at or changes the mine of another player.</source>
        <translation>Egyetlen hatás sem veszi figyelembe és nem változtatja meg más bányáját.</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The pickaxe</source>
        <translation>A csákányjelölő</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each player has one pickaxe. It stands below the research boards at first, later on a space of one of them. Pickaxes do not hinder each other.</source>
        <translation>Mindenkinek egy csákányjelölője van. Eleinte a kutatástáblák alatt áll, később valamelyik mezőjükön. A csákányjelölők nem akadályozzák egymást.</translation>
    </message>
    <message id="rules/imperial_miners.points.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message id="rules/imperial_miners.points.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Victory points are gained at once and are never lost.</source>
        <translation>A győzelmi pontokat azonnal megkapod, és sohasem veszíted el.</translation>
    </message>
    <message id="rules/imperial_miners.price.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of a card</source>
        <translation>Egy kártya költsége</translation>
    </message>
    <message id="rules/imperial_miners.price.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The price of a card is paid in coins when it is revealed, before the card acts. Reductions never lower it below 0.</source>
        <translation>A kártya költségét felfedéskor, pénzérmével kell kifizetni, mielőtt működésbe lépne. Az engedmények sohasem csökkentik 0 alá.</translation>
    </message>
    <message id="rules/imperial_miners.research.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Research</source>
        <translation>Kutatás</translation>
    </message>
    <message id="rules/imperial_miners.research.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>To research means to move the pickaxe up by at most so many spaces, but at least one. The first time, the player chooses a board; setting the pickaxe on its lowest space costs no step.</source>
        <translation>Kutatni annyit jelent, mint a csákányjelölőt legfeljebb ennyi, de legalább egy mezővel feljebb tenni. Első alkalommal kiválasztasz egy kutatástáblát; a legalsó mezőjére állni nem kerül lépésbe.</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>An empty deck</source>
        <translation>Kifogyott pakli</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When a card is needed and its deck is empty, the discard pile of that level is shuffled and becomes the new deck. If both are empty, there is no card.</source>
        <translation>Ha kártya kell, és a paklija kifogyott, az adott szint dobópaklija megkeverve lesz az új pakli. Ha mindkettő üres, nincs kártya.</translation>
    </message>
    <message id="rules/imperial_miners.reveal.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Revealing</source>
        <translation>Felfedés</translation>
    </message>
    <message id="rules/imperial_miners.reveal.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When all have chosen, the cards are shown and their prices paid.</source>
        <translation>Amikor mindenki választott, a kártyákat felfeditek, és kifizetitek a költségüket.</translation>
    </message>
    <message id="rules/imperial_miners.romans.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Romans</source>
        <translation>Rómaiak</translation>
    </message>
    <message id="rules/imperial_miners.romans.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Romans gain by how cards touch and by full carts, and many of them place cart tokens.</source>
        <translation>A rómaiak a kártyák érintkezése és a teli csillék után adnak, és sokuk csillejelölőt tesz le.</translation>
    </message>
    <message id="rules/imperial_miners.round.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A round</source>
        <translation>Egy forduló</translation>
    </message>
    <message id="rules/imperial_miners.round.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The game has ten rounds. In each, an event is turned up for all; then comes the mine phase, in which everybody plays one card and activates cards, all at the same time.</source>
        <translation>A játék tíz fordulóból áll. Mindegyikben egy mindenkire érvényes eseményt kell felfedni; ezután jön a bányafázis, amelyben mindenki egyszerre kijátszik egy kártyát és kártyákat aktivál.</translation>
    </message>
    <message id="rules/imperial_miners.row.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The row of a card</source>
        <translation>Egy kártya sora</translation>
    </message>
    <message id="rules/imperial_miners.row.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>A card lies in the row of its level: level I directly under the surface, level II under level I, and so on. Each row may hold any number of cards. A placed card stays where it is.</source>
        <translation>Minden kártya a szintjének sorában fekszik: az I. szint közvetlenül a felszín alatt, a II. szint az I. szint alatt, és így tovább. Egy sorban bármennyi kártya lehet. A lehelyezett kártya a helyén marad.</translation>
    </message>
    <message id="rules/imperial_miners.scots.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Scots</source>
        <translation>Skótok</translation>
    </message>
    <message id="rules/imperial_miners.scots.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Scots spend coins for strong effects. The price of such an effect is 1 coin lower for each Scot card in the mine, the acting one included, but never below 0.</source>
        <translation>A skótok pénzérmét költenek erős hatásokra. Az ilyen hatás ára a bánya minden skót kártyájáért 1 pénzérmével alacsonyabb, az éppen aktivált kártyát is beleértve, de sohasem kevesebb 0-nál.</translation>
    </message>
    <message id="rules/imperial_miners.setup.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/imperial_miners.setup.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each research board shows one of its sides at random. The mine cards of each level form a deck; those of level IV are all alike and need no shuffling. Ten of the 18 events, unseen, form the event deck. Everybody has a surface board, and a pickaxe below the research boards. Nobody starts with coins.</source>
        <translation>Minden kutatástáblának véletlenszerűen az egyik oldala van felül. A bányakártyák szintenként egy paklit alkotnak; a IV. szintűek egyformák, ezeket nem kell megkeverni. A 18 eseményből tíz, megnézés nélkül, az eseménypakli. Mindenkinek van egy felszíntáblája és egy csákányjelölője a kutatástáblák alatt. Pénzérmével senki sem indul.</translation>
    </message>
    <message id="rules/imperial_miners.solo.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Playing alone</source>
        <translation>Egyszemélyes játék</translation>
    </message>
    <message id="rules/imperial_miners.solo.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The same rules hold for one player. The score earns a title: up to 34 navvy, 35 to 45 tunnel digger, 46 to 55 novice miner, 56 to 60 mining engineer, 61 to 65 veteran hewer, from 66 king of the deep.</source>
        <translation>Ugyanezek a szabályok érvényesek egyedül is. A pontszám címet ér: 34-ig Kubikos, 35–45 Alagútásó, 46–55 Kezdő bányász, 56–60 Bányamérnök, 61–65 Veterán vájár, 66-tól A mélység királya.</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Special activations</source>
        <translation>Különleges aktiválások</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Some effects activate a chosen card of your own mine. Only that card acts; no chain reaction follows. It counts as the card's one activation of the round. Special activations may lead to further ones.</source>
        <translation>Egyes hatások a saját bányád egy kiválasztott kártyáját aktiválják. Csak az a kártya lép működésbe; láncreakció nem következik. Ez számít a kártya egyetlen aktiválásának a fordulóban. A különleges aktiválásból további is következhet.</translation>
    </message>
    <message id="rules/imperial_miners.staggered.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Staggered rows</source>
        <translation>Elcsúsztatott sorok</translation>
    </message>
    <message id="rules/imperial_miners.staggered.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each row is shifted by half a card, so that a card can touch two cards above and two below.</source>
        <translation>Minden sor fél kártyával el van csúsztatva, így egy kártya két felette és két alatta lévő kártyát érinthet.</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Starting hand</source>
        <translation>Kezdőlapok</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Everybody is dealt 2 cards of level I, 3 of level II and 3 of level III, keeps four of these eight and discards the others. For a first game: 2 of each, and all six are kept.</source>
        <translation>Mindenki 2 darab I., 3 darab II. és 3 darab III. szintű kártyát kap; ebből a nyolcból négyet megtart, a többit eldobja. Az első játékban mindegyikből 2 jár, és mind a hat megmarad.</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Staying on a board</source>
        <translation>Maradás egy kutatástáblán</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The pickaxe stays on its board until that board is completed.</source>
        <translation>A csákányjelölő a kutatástábláján marad, amíg az nem teljesül.</translation>
    </message>
    <message id="rules/imperial_miners.supply.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Unlimited supply</source>
        <translation>Korlátlan készlet</translation>
    </message>
    <message id="rules/imperial_miners.supply.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Coins, victory points, gadgets, cave-ins and cart tokens never run out. Cards do.</source>
        <translation>A pénzérmék, győzelmi pontok, masinák, beomlások és csillejelölők sohasem fogynak el. A kártyák igen.</translation>
    </message>
    <message id="rules/imperial_miners.surface.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>The surface</source>
        <translation>A felszín</translation>
    </message>
    <message id="rules/imperial_miners.surface.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>When the chain reaction reaches the surface, one of its three effects is chosen and carried out; this may not be left out. Then the mine phase of this player ends.</source>
        <translation>Amikor a láncreakció eléri a felszínt, a három hatás közül egyet kiválasztasz és végrehajtasz; ez nem hagyható ki. Ezzel véget ér a bányafázisod.</translation>
    </message>
    <message id="rules/imperial_miners.ties.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message id="rules/imperial_miners.ties.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Among equal scores the player with more coins left wins, then the one with more full carts. If these are equal too, the victory is shared.</source>
        <translation>Egyenlő pontszámnál az nyer, akinek több pénzérméje maradt, azután az, akinek több teli csilléje van. Ha ez is egyenlő, közös a győzelem.</translation>
    </message>
    <message id="rules/imperial_miners.tokens.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Tokens lie on cards</source>
        <translation>A jelölők kártyákon fekszenek</translation>
    </message>
    <message id="rules/imperial_miners.tokens.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Gadgets and cave-ins lie on cards of a mine.</source>
        <translation>A masinák és a beomlások a bánya kártyáin fekszenek.</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.heading">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Touching the row above</source>
        <translation>Érintkezés a felette lévő sorral</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.text">
        <location filename="../engine/imperial_miners/rules.toml"/>
        <source>Each card must touch at least one card in the row above. So a card cannot be played while there is no free place under a card of the level above.</source>
        <translation>Minden kártyának érintkeznie kell legalább egy kártyával a felette lévő sorban. Ezért nem játszható ki olyan kártya, amelynek nincs szabad helye eggyel magasabb szintű kártya alatt.</translation>
    </message>
</context>
<context>
    <name>rules/table</name>
    <message id="rules/table.accepted-kinds.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces and places</source>
        <translation>Játékelemek és helyük</translation>
    </message>
    <message id="rules/table.accepted-kinds.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each place holds only the kinds of pieces that belong there.</source>
        <translation>Minden helyen csak odavaló játékelemek lehetnek.</translation>
    </message>
    <message id="rules/table.answer-items.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Only listed items</source>
        <translation>Csak a felsoroltak</translation>
    </message>
    <message id="rules/table.answer-items.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question over several items is answered with these items, each of them once, or with a number for each.</source>
        <translation>Ha a kérdés több dologról szól, a válasz ezekből áll, mindegyikből egyszer, vagy mindegyikhez egy számból.</translation>
    </message>
    <message id="rules/table.answer-number.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>How many items</source>
        <translation>Hány darab</translation>
    </message>
    <message id="rules/table.answer-number.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question over several items says how many may be chosen, or what the numbers add up to.</source>
        <translation>Ha a kérdés több dologról szól, megmondja, hányat lehet választani, vagy mennyi a számok összege.</translation>
    </message>
    <message id="rules/table.capacity.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Room in a place</source>
        <translation>Férőhely</translation>
    </message>
    <message id="rules/table.capacity.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A place holds no more pieces than there is room for.</source>
        <translation>Egy helyen nem lehet több játékelem, mint amennyi elfér.</translation>
    </message>
    <message id="rules/table.countable.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>What is counted where</source>
        <translation>Mit hol lehet számlálni</translation>
    </message>
    <message id="rules/table.countable.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each kind of counter lies only in the places that are meant for it.</source>
        <translation>Minden fajta jelölő csak a neki szánt helyeken lehet.</translation>
    </message>
    <message id="rules/table.finite.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Nothing from nowhere</source>
        <translation>Semmi sem lesz a semmiből</translation>
    </message>
    <message id="rules/table.finite.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Counters of which the box holds a fixed number come from a place of the table and go to another one.</source>
        <translation>Az a jelölő, amelyből a dobozban adott számú van, az asztal egyik helyéről a másikra kerül.</translation>
    </message>
    <message id="rules/table.foreign-piece.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces of others</source>
        <translation>Mások játékelemei</translation>
    </message>
    <message id="rules/table.foreign-piece.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces that belong to somebody else are moved only where a rule says so.</source>
        <translation>Ami másé, azt csak akkor lehet áthelyezni, ha egy szabály megengedi.</translation>
    </message>
    <message id="rules/table.free-hands.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Free hands</source>
        <translation>Szabad kéz</translation>
    </message>
    <message id="rules/table.free-hands.text">
        <location filename="../engine/core/rules.toml"/>
        <source>With free hands anything can be moved anywhere. Every step is written down and can be taken back.</source>
        <translation>Szabad kézzel bármi bárhová áthelyezhető. Minden lépés bekerül az idővonalba, és visszavonható.</translation>
    </message>
    <message id="rules/table.game-over.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="rules/table.game-over.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After the final scoring nothing moves any more. Take steps back or try out a what-if branch.</source>
        <translation>A játék végi pontozás után már semmi sem mozdul. Vonj vissza lépéseket, vagy próbálj ki egy „Mi lenne, ha…?” ágat.</translation>
    </message>
    <message id="rules/table.known-piece.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces of the box</source>
        <translation>A doboz tartalma</translation>
    </message>
    <message id="rules/table.known-piece.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only the pieces that come with the game can be used. All of them are on the table or in the box.</source>
        <translation>Csak a játékhoz tartozó játékelemek használhatók. Mind az asztalon vagy a dobozban van.</translation>
    </message>
    <message id="rules/table.known-place.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Places of the table</source>
        <translation>Az asztal helyei</translation>
    </message>
    <message id="rules/table.known-place.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A piece can be laid only in a place of this table.</source>
        <translation>Játékelemet csak ennek az asztalnak egy helyére lehet letenni.</translation>
    </message>
    <message id="rules/table.not-asked.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Only what is asked</source>
        <translation>Csak amiről a kérdés szól</translation>
    </message>
    <message id="rules/table.not-asked.text">
        <location filename="../engine/core/rules.toml"/>
        <source>The game asks one thing at a time. A piece that the present question is not about stays where it is.</source>
        <translation>A játék egyszerre egy dolgot kérdez. Amiről a mostani kérdés nem szól, az a helyén marad.</translation>
    </message>
    <message id="rules/table.not-your-turn.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Somebody else is choosing</source>
        <translation>Most más választ</translation>
    </message>
    <message id="rules/table.not-your-turn.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only the seat that is asked can answer. The others can look around, read and plan.</source>
        <translation>Csak az válaszolhat, akihez a kérdés szól. A többiek nézelődhetnek, olvashatnak és tervezhetnek.</translation>
    </message>
    <message id="rules/table.playable.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>A position that can be played</source>
        <translation>Játszható állás</translation>
    </message>
    <message id="rules/table.playable.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After free hands a position can be taken as it is, although it breaks rules, if the game can go on from it. What the game itself builds on has to be settled first: that every piece lies where its kind belongs, and that the steps which come next find what they need.</source>
        <translation>A szabad kéz után egy állás akkor is maradhat olyan, amilyen, ha szabályt sért, feltéve, hogy a játék folytatható belőle. Amire maga a játék épül, azt előbb rendezni kell: minden darab olyan helyen legyen, ahová a fajtája való, és a következő lépések megtalálják, amire szükségük van.</translation>
    </message>
    <message id="rules/table.possible-number.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Possible numbers</source>
        <translation>Lehetséges számok</translation>
    </message>
    <message id="rules/table.possible-number.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Counts, positions and turns have bounds that hands keep as well.</source>
        <translation>A darabszámoknak, helyzeteknek és elforgatásoknak határai vannak, ezeket a szabad kéz is betartja.</translation>
    </message>
    <message id="rules/table.resume-point.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Where play goes on</source>
        <translation>Honnan folytatjátok</translation>
    </message>
    <message id="rules/table.resume-point.text">
        <location filename="../engine/core/rules.toml"/>
        <source>After free hands play goes on where it was, or at a point that the game offers: the start of a phase or of somebody's turn.</source>
        <translation>Szabad kéz után ott folytatjátok, ahol abbahagytátok, vagy a játék által kínált folytatási ponton: egy fázis elején vagy ott, ahol valaki sorra kerül.</translation>
    </message>
    <message id="rules/table.sandbox-only.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Hands are free in the sandbox</source>
        <translation>Szabálytalanul csak szabad kézzel</translation>
    </message>
    <message id="rules/table.sandbox-only.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Pieces can be moved against the rules only after switching to free hands.</source>
        <translation>Játékelemet szabálytalanul csak szabad kézre váltva lehet áthelyezni.</translation>
    </message>
    <message id="rules/table.shuffled-places.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>What is shuffled</source>
        <translation>Mit lehet keverni</translation>
    </message>
    <message id="rules/table.shuffled-places.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Only piles whose order is secret are shuffled.</source>
        <translation>Csak olyan pakli vagy halom keverhető, amelynek sorrendje titkos.</translation>
    </message>
    <message id="rules/table.stale-question.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>One answer to a question</source>
        <translation>Egy kérdésre egy válasz</translation>
    </message>
    <message id="rules/table.stale-question.text">
        <location filename="../engine/core/rules.toml"/>
        <source>Each question is answered once. An answer that comes later than the next question is not taken.</source>
        <translation>Minden kérdésre egyszer lehet válaszolni. Ami a következő kérdés után érkezik, az már nem számít.</translation>
    </message>
    <message id="rules/table.strict-only.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Answers need strict play</source>
        <translation>Válasz csak szigorú módban</translation>
    </message>
    <message id="rules/table.strict-only.text">
        <location filename="../engine/core/rules.toml"/>
        <source>A question of the game is answered in strict play. With free hands the game waits.</source>
        <translation>A játék kérdéseire szigorú módban lehet válaszolni. Szabad kéz alatt a játék vár.</translation>
    </message>
    <message id="rules/table.strict.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Strict play</source>
        <translation>Szigorú mód</translation>
    </message>
    <message id="rules/table.strict.text">
        <location filename="../engine/core/rules.toml"/>
        <source>In strict play only what the rules of the game allow is possible, and everything else is explained.</source>
        <translation>Szigorú módban csak az lehetséges, amit a játék szabályai megengednek; minden másra magyarázatot kapsz.</translation>
    </message>
    <message id="rules/table.undo-own-lane.heading">
        <location filename="../engine/core/rules.toml"/>
        <source>Taking back one's own step</source>
        <translation>Saját lépés visszavonása</translation>
    </message>
    <message id="rules/table.undo-own-lane.text">
        <location filename="../engine/core/rules.toml"/>
        <source>While several seats act at the same time, each takes back its own last step. This is not possible when a later step of another seat depends on it.</source>
        <translation>Amíg többen egyszerre lépnek, mindenki a saját utolsó lépését vonja vissza. Ez nem lehetséges, ha másvalaki későbbi lépése erre épül.</translation>
    </message>
</context>
<context>
    <name>rules/underwater_cities</name>
    <message id="rules/underwater_cities.action-card-limit.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>No more than four action cards</source>
        <translation>Legfeljebb négy akciókártya</translation>
    </message>
    <message id="rules/underwater_cities.action-card-limit.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Before a fifth action card is laid out, an older one is discarded, the assistant included. If it was ready, its action may be used at once.</source>
        <translation>Mielőtt egy ötödik akciókártyát leteszel, egy régebbit el kell dobnod; az asszisztens is számít. Ha az használható volt, az akcióját azonnal használhatod.</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Action cards</source>
        <translation>Akciókártyák</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An action card is used through a slot or a card with that sign, once per era; it is then turned. A card laid out in this turn may be used at once.</source>
        <translation>Az akciókártyát ilyen jelű akcióhely vagy kártya révén lehet használni, korszakonként egyszer; ezután elfordítod. Az ebben a körben letett kártyát is azonnal használhatod.</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Action tiles</source>
        <translation>Akciólapkák</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each player has three action tiles, one for each turn of a round. At the end of the round they come back.</source>
        <translation>Mindenkinek három akciólapkája van, egy-egy a forduló minden körére. A forduló végén visszakerülnek.</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Biomatter instead</source>
        <translation>Biomassza helyettesítésre</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>When building, 1 biomatter may replace 1 kelp or 1 steelplast, also of a surcharge.</source>
        <translation>Építéskor 1 biomassza helyettesíthet 1 hínárt vagy 1 acéllemezt, pótdíjban is.</translation>
    </message>
    <message id="rules/underwater_cities.blocks.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Card first or slot first</source>
        <translation>Előbb a kártya vagy az akcióhely</translation>
    </message>
    <message id="rules/underwater_cities.blocks.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You choose which comes first. One is finished before the other begins; their parts are never mixed.</source>
        <translation>Te döntöd el, melyik az első. Az egyiket befejezed, mielőtt a másik elkezdődne; a részeik sohasem keverednek.</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Where the blue metropolises lie</source>
        <translation>Hová kerülnek a kék metropoliszok</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The two blue metropolises are dealt at random to their corners. If it was agreed, each player chooses which of the two lies where.</source>
        <translation>A két kék metropolisz véletlenszerűen kerül a sarkába. Ha így állapodtatok meg, mindenki maga dönti el, melyik hová kerüljön.</translation>
    </message>
    <message id="rules/underwater_cities.brown.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The brown metropolis</source>
        <translation>A barna metropolisz</translation>
    </message>
    <message id="rules/underwater_cities.brown.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If both its tunnels are built, it scores at the end what it says: metropolises, sets of upgraded structures, tunnels at cities, cities, or Special cards played and paid.</source>
        <translation>Ha mindkét alagútja megépült, a játék végén annyit ér, amennyit mond: metropoliszokért, fejlesztett építmények szettjeiért, városoknál lévő alagutakért, városokért vagy kijátszott és kifizetett speciális kártyákért.</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Build and upgrade</source>
        <translation>Megépítés és rögtön fejlesztés</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>This part is one: a structure is built for its usual cost and then upgraded for 1 science. It cannot be built without upgrading it.</source>
        <translation>Ez egyetlen rész: egy építményt megépítesz a szokásos költségért, majd 1 tudományért fejleszted. Fejlesztés nélkül nem építhető meg.</translation>
    </message>
    <message id="rules/underwater_cities.build.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building</source>
        <translation>Építés</translation>
    </message>
    <message id="rules/underwater_cities.build.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Pieces are built one after the other; each may open sites for the next. If an effect builds several, you may build fewer, but at least one.</source>
        <translation>A darabok egymás után épülnek meg; mindegyik új helyeket nyithat a következőnek. Ha egy hatás többet épít, építhetsz kevesebbet, de legalább egyet.</translation>
    </message>
    <message id="rules/underwater_cities.building.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building farms, plants and laboratories</source>
        <translation>Telepek, üzemek és laboratóriumok építése</translation>
    </message>
    <message id="rules/underwater_cities.building.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A building needs an empty site at one of your cities, or at a city site where you could build a city now.</source>
        <translation>Épület egyik városod üres építési területére épülhet, vagy olyan városhely mellé, ahol most várost építhetnél.</translation>
    </message>
    <message id="rules/underwater_cities.card-block.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Using the card</source>
        <translation>A kártya használata</translation>
    </message>
    <message id="rules/underwater_cities.card-block.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An instant card is carried out and discarded. Permanent, action, production and end-scoring cards are laid out in front of you and hold from then on. You may leave a card unused. A Special card is paid for when its turn comes.</source>
        <translation>Az azonnali kártyát végrehajtod, majd eldobod. Az állandó, akció-, termelő és játék végi pontozókártyák előtted maradnak, és onnantól érvényesek. Egy kártyát kihasználatlanul is hagyhatsz. A speciális kártyát akkor kell kifizetni, amikor sorra kerül.</translation>
    </message>
    <message id="rules/underwater_cities.change-output.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Changing the output</source>
        <translation>A termelés átváltása</translation>
    </message>
    <message id="rules/underwater_cities.change-output.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Some production cards let you change part of what your network has just produced.</source>
        <translation>Egyes termelő kártyákkal átválthatod annak egy részét, amit a hálózatod épp megtermelt.</translation>
    </message>
    <message id="rules/underwater_cities.choice.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>One or the other</source>
        <translation>Vagy az egyik, vagy a másik</translation>
    </message>
    <message id="rules/underwater_cities.choice.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Of effects joined by “or” exactly one is carried out.</source>
        <translation>A „vagy” szóval összekötött hatások közül pontosan egyet kell végrehajtani.</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Choosing a slot</source>
        <translation>Akcióhely választása</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Put an action tile on a coloured slot that nobody occupies this round, or on the slot that is always available.</source>
        <translation>Tegyél egy akciólapkát egy olyan színes akcióhelyre, amelyet ebben a fordulóban még senki sem foglalt el, vagy a mindig elérhető akcióhelyre.</translation>
    </message>
    <message id="rules/underwater_cities.city.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building a city</source>
        <translation>Város építése</translation>
    </message>
    <message id="rules/underwater_cities.city.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city needs an empty city site that shares a tunnel site, built or not, with one of your cities. It need not be connected.</source>
        <translation>Város olyan üres városhelyre épülhet, amelynek van közös (megépített vagy üres) alagúthelye valamelyik városoddal. Nem kell csatlakoztatva lennie.</translation>
    </message>
    <message id="rules/underwater_cities.cloning.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The action cloning tile</source>
        <translation>Az akciómásoló lapka</translation>
    </message>
    <message id="rules/underwater_cities.cloning.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>With four players, once per round, you may pay 1 credit, take the tile and choose a coloured slot that another player occupies and you do not.</source>
        <translation>Négy játékosnál fordulónként egyszer kifizethetsz 1 kreditet, elveheted a lapkát, és olyan színes akcióhelyet választhatsz, amelyet más foglalt el, te pedig nem.</translation>
    </message>
    <message id="rules/underwater_cities.colour.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Matching colours</source>
        <translation>Egyező színek</translation>
    </message>
    <message id="rules/underwater_cities.colour.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If card and slot have the same colour, both are carried out. If they differ, or on the slot that is always available, only the slot counts and the card is discarded.</source>
        <translation>Ha a kártya és az akcióhely színe egyezik, mindkettőt végrehajtod. Ha eltér, vagy a mindig elérhető akcióhelyet választottad, csak az akcióhely számít, a kártyát eldobod.</translation>
    </message>
    <message id="rules/underwater_cities.conditions.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Conditions</source>
        <translation>Feltételek</translation>
    </message>
    <message id="rules/underwater_cities.conditions.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A condition must hold at the moment the effect is carried out. Pieces are counted only if they are connected; a space of the Federation track means exactly that space.</source>
        <translation>A feltételnek a hatás végrehajtásának pillanatában kell teljesülnie. Csak a csatlakoztatott építmények számítanak; a szövetségsáv egy mezője pontosan azt a mezőt jelenti.</translation>
    </message>
    <message id="rules/underwater_cities.contracts.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Government contracts</source>
        <translation>Kormányzati szerződések</translation>
    </message>
    <message id="rules/underwater_cities.contracts.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever meets all conditions of an open contract may take it at once and gains what it gives. It is not replaced.</source>
        <translation>Aki egy nyílt szerződés minden feltételét teljesíti, azonnal elveheti, és megkapja, amit ad. Nem kerül a helyére másik.</translation>
    </message>
    <message id="rules/underwater_cities.convert.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Making a city symbiotic</source>
        <translation>Város szimbiotikussá alakítása</translation>
    </message>
    <message id="rules/underwater_cities.convert.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The dome of a city is exchanged for a symbiotic one from the supply. Bonus and surcharge of the site are not repeated.</source>
        <translation>A város félgömbjét a készletből egy szimbiotikusra cseréled. A hely bónusza és pótdíja nem ismétlődik.</translation>
    </message>
    <message id="rules/underwater_cities.cost.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Costs</source>
        <translation>Költségek</translation>
    </message>
    <message id="rules/underwater_cities.cost.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city costs 2 steelplast, 1 kelp and 1 credit, a symbiotic one 1 steelplast, 1 kelp, 1 biomatter and 2 credits, a farm 1 kelp, a desalination plant 1 credit, a laboratory 1 steelplast, a tunnel 1 steelplast and 1 credit. A stated price replaces this, discounts are taken off, never below 0, and the surcharge of a site is added.</source>
        <translation>Egy város ára 2 acéllemez, 1 hínár és 1 kredit, egy szimbiotikusé 1 acéllemez, 1 hínár, 1 biomassza és 2 kredit, egy telepé 1 hínár, egy sótalanító üzemé 1 kredit, egy laboratóriumé 1 acéllemez, egy alagúté 1 acéllemez és 1 kredit. A megnevezett költség ennek helyébe lép, az engedmény levonódik, de sohasem 0 alá, és hozzáadódik a hely pótdíja.</translation>
    </message>
    <message id="rules/underwater_cities.discard.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discarding</source>
        <translation>Eldobás</translation>
    </message>
    <message id="rules/underwater_cities.discard.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cards of the present era go to the discard pile, cards of an earlier era leave the game. Special cards for one or two credits go under their deck, those for three leave the game.</source>
        <translation>A mostani korszak kártyái a dobópaklira kerülnek, a korábbi korszakokéi kikerülnek a játékból. Az egy- vagy kétkredites speciális kártyák a paklijuk aljára kerülnek, a háromkreditesek kikerülnek a játékból.</translation>
    </message>
    <message id="rules/underwater_cities.discount.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discounts</source>
        <translation>Engedmények</translation>
    </message>
    <message id="rules/underwater_cities.discount.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Several discounts add up, also on a stated price. No part of a cost falls below 0, and nothing is refunded.</source>
        <translation>Több engedmény összeadódik, a megnevezett költségnél is. A költség egyik része sem csökken 0 alá, és semmi sem jár vissza.</translation>
    </message>
    <message id="rules/underwater_cities.draw.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/underwater_cities.draw.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cards come from the deck of the present era. When it is empty, its discards are shuffled into a new one.</source>
        <translation>A kártyákat a mostani korszak paklijából húzod. Ha kifogyott, a dobópaklija megkeverve lesz az új.</translation>
    </message>
    <message id="rules/underwater_cities.effects.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Effects</source>
        <translation>Hatások</translation>
    </message>
    <message id="rules/underwater_cities.effects.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An effect does what its words say, for your own board only. Nothing works in another player's turn.</source>
        <translation>Egy hatás azt teszi, amit a szövege mond, és csak a saját tábládra érvényes. Más körében semmi sem működik.</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End-scoring cards</source>
        <translation>Játék végi pontozókártyák</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>They give points for what you have connected. Some let you give up goods for points, as often as the card allows and you like.</source>
        <translation>Ezek azért adnak pontot, amit csatlakoztattál. Némelyiknél nyersanyagokat adhatsz le pontért, ahányszor a kártya engedi és te szeretnéd.</translation>
    </message>
    <message id="rules/underwater_cities.end-round.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="rules/underwater_cities.end-round.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>All action tiles come back, the cloning tile too. A new order of play is made, all Federation markers go below the track, and the round counter advances.</source>
        <translation>Minden akciólapka visszakerül, az akciómásoló lapka is. Új játékossorrend alakul ki, a szövetségsáv jelölői mind a sáv alá kerülnek, és a fordulószámláló továbblép.</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>End of the turn</source>
        <translation>A kör vége</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Effects of the end of a turn come first, then you draw one card.</source>
        <translation>Előbb a kör végi hatások jönnek, azután húzol egy kártyát.</translation>
    </message>
    <message id="rules/underwater_cities.exchange.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message id="rules/underwater_cities.exchange.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Give one side and take the other, in the direction you like, once and in the printed amounts.</source>
        <translation>Add le az egyik oldalt, és vedd el a másikat, amelyik irányban szeretnéd, egyszer és a jelzett mennyiségben.</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Expansion sites</source>
        <translation>Bővítési helyek</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each city has one expansion site. Only effects that say so build there.</source>
        <translation>Minden városnak egy bővítési helye van. Oda csak azok a hatások építenek, amelyek ezt mondják.</translation>
    </message>
    <message id="rules/underwater_cities.features.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Special sites of the advanced boards</source>
        <translation>A haladó oldal különleges helyei</translation>
    </message>
    <message id="rules/underwater_cities.features.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A doubled building site gives its output twice, a tripled tunnel three times. A symbiotic city on its special site gives 6 points instead of 2; another city site gives 6 points when it is built. Two marked tunnels together give 2 credits, a marked tunnel makes its metropolis give 2 points.</source>
        <translation>A duplázó építési terület kétszer, a triplázó alagút háromszor adja a termelését. A szimbiotikus város a különleges helyén 2 helyett 6 pontot ad; egy másik városhely 6 pontot ad, amikor beépül. Két megjelölt alagút együtt 2 kreditet ad, egy megjelölt alagút miatt a metropolisza 2 pontot.</translation>
    </message>
    <message id="rules/underwater_cities.federation.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The Federation track</source>
        <translation>A szövetségsáv</translation>
    </message>
    <message id="rules/underwater_cities.federation.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each space entered pays: nothing, 1 credit, 1 steelplast, 1 point. Each step past the first space is a point, and the marker goes on top of the others.</source>
        <translation>Minden elért mező sorrendben ezt adja: semmi, 1 kredit, 1 acéllemez, 1 pont. Az első mezőn túli minden lépés egy pont, és a jelölő a többi tetejére kerül.</translation>
    </message>
    <message id="rules/underwater_cities.feeding.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Feeding the cities</source>
        <translation>Lakosok etetése</translation>
    </message>
    <message id="rules/underwater_cities.feeding.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each connected city eats 1 kelp; when there is none, 1 biomatter; when there is none either, you lose 3 points, never below 0.</source>
        <translation>Minden csatlakoztatott város 1 hínárt eszik; ha nincs, 1 biomasszát; ha az sincs, 3 pontot veszítesz, de sohasem 0 alá.</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The brown metropolis scores if it is connected, then the end-scoring cards. Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings. Biomatter becomes 2 credits; every four goods give a point. What is not connected does not count.</source>
        <translation>A barna metropolisz pontot ér, ha csatlakoztatva van, utána a játék végi pontozókártyák. Minden csatlakoztatott város 2, 3, 4 vagy 6 pontot ad 0, 1, 2 vagy 3 fajta épületért. A biomassza 2 kreditet ér; minden négy nyersanyag egy pontot ad. Ami nincs csatlakoztatva, nem számít.</translation>
    </message>
    <message id="rules/underwater_cities.gain.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Gaining goods</source>
        <translation>Nyersanyagok szerzése</translation>
    </message>
    <message id="rules/underwater_cities.gain.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Credits, kelp, steelplast, science, biomatter and points come from the supply, which never runs out. “Different” means that no two are of the same kind.</source>
        <translation>A kredit, a hínár, az acéllemez, a tudomány, a biomassza és a pont a készletből jön, amely sohasem fogy el. A „különböző” azt jelenti, hogy nincs köztük két egyforma.</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Hand limit</source>
        <translation>Kézlimit</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>At the start of your turn you keep three cards, one more for each card that says so. At any other time you may hold more.</source>
        <translation>Köröd elején három lapot tarthatsz meg, és minden ezt mondó kártyáért eggyel többet. Máskor több is lehet a kezedben.</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>House cards</source>
        <translation>Házi kártyák</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Only some of the printed cards are part of this program; a small house marks the others. Those are our own, made so that the decks have the sizes, colours and strengths of the rulebook. A card pack replaces them with the cards of your own box.</source>
        <translation>A nyomtatott kártyáknak csak egy része van meg a programban; a többit egy kis ház jelöli. Ezek a program saját kártyái, úgy készültek, hogy a paklik mérete, színei és ereje megfeleljen a szabálykönyvnek. Kártyacsomaggal a saját dobozod kártyái kerülnek a helyükre.</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Leftover goods</source>
        <translation>Megmaradt nyersanyagok</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each biomatter becomes 2 credits. Then every four of credits, kelp, science and steelplast together give a point; the rest is void.</source>
        <translation>Minden biomassza 2 kreditet ér. Ezután minden négy kredit, hínár, tudomány vagy acéllemez, vegyesen is, egy pontot ad; a maradék nem számít.</translation>
    </message>
    <message id="rules/underwater_cities.limited.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Limited pieces</source>
        <translation>Véges készlet</translation>
    </message>
    <message id="rules/underwater_cities.limited.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>There are 46 tunnels, 17 domes for cities and, by the number of players, 7, 10 or 13 for symbiotic cities. When they are gone, none can be built.</source>
        <translation>46 alagút, a városokhoz 17 félgömb, a szimbiotikus városokhoz pedig a játékosok száma szerint 7, 10 vagy 13 félgömb van. Ha elfogytak, több nem építhető.</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Metropolises</source>
        <translation>Metropoliszok</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A blue metropolis is connected by its one tunnel and gives its goods at once, some also in each Production. The brown one needs both its tunnels and scores at the end. One gained in play counts as connected.</source>
        <translation>A kék metropoliszt egyetlen alagútja csatlakoztatja, és azonnal megkapod, amit ad, némelyikért minden termeléskor is jár valami. A barnának mindkét alagútja kell, és a játék végén ér pontot. A játék közben szerzett metropolisz csatlakoztatottnak számít.</translation>
    </message>
    <message id="rules/underwater_cities.network-score.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Scoring the network</source>
        <translation>A hálózat pontozása</translation>
    </message>
    <message id="rules/underwater_cities.network-score.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings at it.</source>
        <translation>Minden csatlakoztatott város 2, 3, 4 vagy 6 pontot ad, ha 0, 1, 2 vagy 3 fajta épület áll nála.</translation>
    </message>
    <message id="rules/underwater_cities.network.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Your network</source>
        <translation>A hálózatod</translation>
    </message>
    <message id="rules/underwater_cities.network.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A city is connected if built tunnels join it to the start city; empty city sites on the way do not matter. A building is connected with its city. What is not connected produces nothing, needs no food and scores nothing.</source>
        <translation>Egy város csatlakoztatott, ha megépített alagutak kötik össze az induló várossal; az út közbeni üres városhelyek nem számítanak. Az épület a városával együtt csatlakoztatott. Ami nem csatlakozik, nem termel, nem kell ellátni, és nem ér pontot.</translation>
    </message>
    <message id="rules/underwater_cities.new-era.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A new era</source>
        <translation>Új korszak</translation>
    </message>
    <message id="rules/underwater_cities.new-era.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>All action cards are ready again, the old deck leaves the game, everybody draws three cards of the new one and keeps as many as the hand limit allows.</source>
        <translation>Minden akciókártya visszafordul, a régi pakli kikerül a játékból, mindenki három kártyát húz az újból, és annyit tart meg, amennyit a kézlimit enged.</translation>
    </message>
    <message id="rules/underwater_cities.new-order.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>New order of play</source>
        <translation>Új játékossorrend</translation>
    </message>
    <message id="rules/underwater_cities.new-order.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever is further on the Federation track plays earlier, on one space the higher marker first. Those below the track keep their order behind them. Then all markers go below the track.</source>
        <translation>Aki a szövetségsávon előrébb áll, korábban kerül sorra; egy mezőn belül a felső jelölő előbb. Akik a sáv alatt vannak, mögöttük megtartják a sorrendjüket. Ezután minden jelölő a sáv alá kerül.</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Once in each turn</source>
        <translation>Körönként egyszer</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Such a card may be used once in each of your own turns: before you choose a slot, between card and slot, or after both.</source>
        <translation>Az ilyen kártyát saját körödben egyszer használhatod: az akcióhely választása előtt, a kártya és az akcióhely között vagy mindkettő után.</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The output of one structure</source>
        <translation>Egy építmény termelése</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You gain what one upgraded structure at a connected city gives in Production, without pair bonus and without the multiplier of its site.</source>
        <translation>Megkapod, amit egy csatlakoztatott városnál álló fejlesztett építmény termeléskor ad, páros bónusz és a hely szorzója nélkül.</translation>
    </message>
    <message id="rules/underwater_cities.own-board.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Your own board</source>
        <translation>Saját tábla</translation>
    </message>
    <message id="rules/underwater_cities.own-board.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>You build on your own player board only.</source>
        <translation>Csak a saját játékostábládon építesz.</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Pair bonus</source>
        <translation>Páros bónusz</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A connected city with at least two upgraded buildings of one kind gives once more for that kind: 1 kelp and 1 point for farms, 1 credit for desalination plants, 1 steelplast for laboratories.</source>
        <translation>Ha egy csatlakoztatott városnál legalább két azonos fajta fejlesztett épület áll, az a fajta még egyszer ad: a telepek 1 hínárt és 1 pontot, a sótalanító üzemek 1 kreditet, a laboratóriumok 1 acéllemezt.</translation>
    </message>
    <message id="rules/underwater_cities.parts.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Parts in any order</source>
        <translation>Részek tetszőleges sorrendben</translation>
    </message>
    <message id="rules/underwater_cities.parts.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The parts of an effect are carried out in any order, each to its end. Parts that you do not want may be left out.</source>
        <translation>Egy hatás részeit tetszőleges sorrendben, egyenként befejezve hajtod végre. Amelyik részt nem akarod, kihagyhatod.</translation>
    </message>
    <message id="rules/underwater_cities.pay.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Paying for an effect</source>
        <translation>Fizetés egy hatásért</translation>
    </message>
    <message id="rules/underwater_cities.pay.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>If an effect has a price, the whole price is paid first, once, or as often as the card says.</source>
        <translation>Ha egy hatásnak ára van, előbb az egész árat ki kell fizetni, egyszer, vagy ahányszor a kártya mondja.</translation>
    </message>
    <message id="rules/underwater_cities.play-card.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Playing a card</source>
        <translation>Kártya kijátszása</translation>
    </message>
    <message id="rules/underwater_cities.play-card.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>With the slot you play one card from your hand. It is used up whether its effect applies or not.</source>
        <translation>Az akcióhellyel együtt egy kártyát játszol ki a kezedből. Akkor is elhasználódik, ha a hatása nem érvényesül.</translation>
    </message>
    <message id="rules/underwater_cities.possible.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Something must come of it</source>
        <translation>Legyen eredménye</translation>
    </message>
    <message id="rules/underwater_cities.possible.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>An effect can be begun only if it can be paid and there is a place for it now.</source>
        <translation>Egy hatás csak akkor kezdhető el, ha most kifizethető, és van helye.</translation>
    </message>
    <message id="rules/underwater_cities.production.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Production</source>
        <translation>Termelés</translation>
    </message>
    <message id="rules/underwater_cities.production.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A connected farm gives 1 kelp, a desalination plant 1 credit, a laboratory 1 science, a tunnel at a city 1 credit; upgraded also 1 point, 1 biomatter, 1 steelplast, 1 point. A symbiotic city gives 2 points. Two upgraded buildings of a kind at one city give 1 kelp and 1 point, 1 credit or 1 steelplast more. Then cards and metropolises give theirs.</source>
        <translation>Egy csatlakoztatott telep 1 hínárt, egy sótalanító üzem 1 kreditet, egy laboratórium 1 tudományt, egy városnál lévő alagút 1 kreditet ad; fejlesztve ezen felül rendre 1 pontot, 1 biomasszát, 1 acéllemezt, 1 pontot. Egy szimbiotikus város 2 pontot ad. Egy városnál két azonos fejlesztett épület még 1 hínárt és 1 pontot, 1 kreditet, illetve 1 acéllemezt ad. Ezután a kártyák és metropoliszok adják a magukét.</translation>
    </message>
    <message id="rules/underwater_cities.round.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Ten rounds in three eras</source>
        <translation>Tíz forduló három korszakban</translation>
    </message>
    <message id="rules/underwater_cities.round.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>The eras last four, three and three rounds. In a round all take one turn in the order of play, three times. After rounds 4, 7 and 10 there is Production.</source>
        <translation>A korszakok négy, három és három fordulóig tartanak. Egy fordulóban mindenki háromszor kerül sorra a játékossorrend szerint. A 4., 7. és 10. forduló után termelés következik.</translation>
    </message>
    <message id="rules/underwater_cities.setup.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/underwater_cities.setup.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Each player gets a board with a city on the start site, one brown and two blue metropolises, three action tiles, the personal assistant, 1 kelp, 1 steelplast, 1 science and 2 credits. The first order of play is random; the second, third and fourth player start on spaces 4, 3 and 2 of the Federation track, the third with 1 credit more, the fourth with 1 credit and 1 steelplast more. Of six cards three are kept.</source>
        <translation>Mindenki kap egy játékostáblát, az induló helyén egy várossal, egy barna és két kék metropoliszt, három akciólapkát, a személyi asszisztenst, 1 hínárt, 1 acéllemezt, 1 tudományt és 2 kreditet. Az első játékossorrend véletlenszerű; a második, harmadik és negyedik játékos a szövetségsáv 4., 3. és 2. mezőjén kezd, a harmadik 1 kredittel, a negyedik 1 kredittel és 1 acéllemezzel többel. Hat kártyából hármat kell megtartani.</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Site bonus</source>
        <translation>Építkezési bónusz</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Whoever builds on a site with a bonus gains it at once, connected or not. It can pay for the next piece, not for this one.</source>
        <translation>Aki bónuszos helyre épít, azonnal megkapja a bónuszt, akár csatlakoztatva van, akár nem. A következő darabra már költheti, erre még nem.</translation>
    </message>
    <message id="rules/underwater_cities.sites.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Sites</source>
        <translation>Építési helyek</translation>
    </message>
    <message id="rules/underwater_cities.sites.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Cities stand on city sites, tunnels on tunnel sites, buildings on building sites, one piece on each.</source>
        <translation>A városok városhelyeken, az alagutak alagúthelyeken, az épületek építési területeken állnak, egy-egy darab mindegyiken.</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A slot through a card</source>
        <translation>Akcióhely kártya révén</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A card may carry out the action of a slot: no tile is laid, no second card played. The card says whether the slot must be free or occupied by others.</source>
        <translation>Egy kártya végrehajthatja egy akcióhely hatását: nem kerül le akciólapka, és nem játszol ki második kártyát. A kártya megmondja, hogy az akcióhelynek elérhetőnek vagy mások által foglaltnak kell lennie.</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Foreign tiles in the solo game</source>
        <translation>Idegen akciólapkák az egyszemélyes játékban</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Three foreign tiles block one slot of each colour and move one slot on after each round. If you made no step on the Federation track, a fourth one comes for the next round, on the slot that the digits of the top card count to.</source>
        <translation>Három idegen akciólapka színenként egy akcióhelyet foglal el, és minden forduló után egy hellyel továbblép. Ha nem léptél a szövetségsávon, a következő fordulóra egy negyedik is lekerül arra az akcióhelyre, amelyet a felső kártya számjegyei kijelölnek.</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Surcharges</source>
        <translation>Pótdíjak</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A marked site of an advanced board adds a surcharge to the cost of building there, also to a free one. It is not due for upgrading.</source>
        <translation>A haladó oldal megjelölt helyén az építkezéshez pótdíj jön, az ingyenes építéshez is. Fejlesztésnél nem kell fizetni.</translation>
    </message>
    <message id="rules/underwater_cities.take-special.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Taking a Special card</source>
        <translation>Speciális kártya elvétele</translation>
    </message>
    <message id="rules/underwater_cities.take-special.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Take one of the open cards for three credits, or the open top card of the deck; or put that one under the deck, look at the next three, keep one and put two under the deck.</source>
        <translation>Vedd el az egyik képpel felfelé fekvő háromkredites kártyát vagy a pakli látható felső kártyáját; vagy tedd ez utóbbit a pakli aljára, nézd meg a következő hármat, egyet tarts meg, kettőt tegyél a pakli aljára.</translation>
    </message>
    <message id="rules/underwater_cities.triggers.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Triggers</source>
        <translation>Kiváltott hatások</translation>
    </message>
    <message id="rules/underwater_cities.triggers.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>What a card, a site, a space or a metropolis sets off is carried out at once, in the middle of the effect that caused it.</source>
        <translation>Amit egy kártya, hely, mező vagy metropolisz kivált, azt azonnal végre kell hajtani, az őt kiváltó hatás közben.</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Building a tunnel</source>
        <translation>Alagút építése</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A tunnel needs an empty tunnel site with an end that your start city reaches through built tunnels. Empty city sites carry the way on, metropolises do not.</source>
        <translation>Alagút olyan üres alagúthelyre épülhet, amelynek egyik végét az induló városod megépített alagutakon át eléri. Az út üres városhelyeken átvezet, metropoliszokon nem.</translation>
    </message>
    <message id="rules/underwater_cities.turn.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A turn</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/underwater_cities.turn.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Discard down to the hand limit, choose a slot and play a card at the same time, carry out slot and card, and draw one card.</source>
        <translation>Dobj el lapokat a kézlimitig, egyszerre válassz akcióhelyet és játssz ki egy kártyát, hajtsd végre az akcióhely és a kártya hatását, végül húzz egy kártyát.</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Upgrading</source>
        <translation>Fejlesztés</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A farm, desalination plant, laboratory or tunnel can be upgraded once, for 1 science unless an effect says otherwise, connected or not. Cities are not upgraded.</source>
        <translation>Egy telepet, sótalanító üzemet, laboratóriumot vagy alagutat egyszer lehet fejleszteni, 1 tudományért, hacsak egy hatás mást nem mond, akár csatlakoztatva van, akár nem. A városok nem fejleszthetők.</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>At least one part of the slot</source>
        <translation>Az akcióhely legalább egy része</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>A slot can be chosen only if at least one of its parts is then used. A matching card that comes first may supply the means.</source>
        <translation>Akcióhelyet csak akkor választhatsz, ha legalább egyik részét használod is. Az előbb jövő, egyező színű kártya megteremtheti hozzá a feltételt.</translation>
    </message>
    <message id="rules/underwater_cities.winner.heading">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/underwater_cities.winner.text">
        <location filename="../engine/underwater_cities/rules.toml"/>
        <source>Most points win; on a tie whoever comes first in the order made after the last round. Alone you win with seven connected cities and 100 points.</source>
        <translation>A legtöbb pont nyer; döntetlennél az, aki az utolsó forduló után kialakult sorrendben előrébb van. Egyedül hét csatlakoztatott várossal és 100 ponttal nyersz.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="settings.animation">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Animation</source>
        <translation>Animáció</translation>
    </message>
    <message id="settings.appearance">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message id="settings.appearance_dark_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: dark</source>
        <translation>Megjelenés: sötét</translation>
    </message>
    <message id="settings.appearance_high_contrast_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: high contrast</source>
        <translation>Megjelenés: nagy kontraszt</translation>
    </message>
    <message id="settings.appearance_light_tip">
        <location filename="../qtapp/windows/start.py"/>
        <source>Appearance: light</source>
        <translation>Megjelenés: világos</translation>
    </message>
    <message id="settings.language">
        <location filename="../qtapp/dialogs/settings.py"/>
        <location filename="../qtapp/windows/main.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Language</source>
        <translation>Nyelv</translation>
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
        <translation>Sötét</translation>
    </message>
    <message id="settings.option_high_contrast">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message id="settings.option_language_name">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="settings.option_light">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message id="settings.option_off">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message id="settings.option_on">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>On</source>
        <translation>Be</translation>
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
        <translation>Beállítások</translation>
    </message>
    <message id="settings.slow_motion_speed">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Speed of slow motion</source>
        <translation>A lassított lejátszás sebessége</translation>
    </message>
    <message id="settings.speed">
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message id="settings.text_size">
        <location filename="../qtapp/dialogs/settings.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Text size</source>
        <translation>Szövegméret</translation>
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
        <translation>egy rejtett elem</translation>
    </message>
    <message id="speech.hidden_piece">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>a hidden piece</source>
        <comment>acc</comment>
        <translation>egy rejtett elemet</translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <translation>
            <numerusform>%n rejtett elem</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n rejtett elemet</numerusform>
        </translation>
    </message>
    <message id="speech.items_and_last">
        <location filename="../qtapp/i18n/render.py"/>
        <source>{items} and {last}</source>
        <translation>{items} és {last}</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message id="speech.nothing">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>nothing</source>
        <comment>acc</comment>
        <translation>semmit</translation>
    </message>
    <message id="speech.seat_number">
        <location filename="../qtapp/i18n/render.py"/>
        <source>Seat {number}</source>
        <translation>{number}. hely</translation>
    </message>
    <message id="speech.somewhere">
        <location filename="../qtapp/i18n/render.py"/>
        <source>somewhere</source>
        <translation>valahol</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.already_answered_question">
        <location filename="../engine/core/session/questions.py"/>
        <source>This question has already been answered.</source>
        <translation>Erre a kérdésre már megszületett a válasz.</translation>
    </message>
    <message id="table.already_strict_play">
        <location filename="../engine/core/session/session.py"/>
        <source>You are already in strict play.</source>
        <translation>Már szigorú módban játszotok.</translation>
    </message>
    <message id="table.answers_need_strict_play">
        <location filename="../engine/core/session/questions.py"/>
        <source>Answers are accepted only in strict play.</source>
        <translation>Válaszolni csak szigorú módban lehet.</translation>
    </message>
    <message id="table.audit_piece_not_accepted_here">
        <location filename="../engine/core/game/audit.py"/>
        <location filename="../engine/ginkgopolis/audit_seats.py"/>
        <source>{piece} does not belong here: {place}.</source>
        <translation>Ez nem ide való: {piece} ({place}).</translation>
    </message>
    <message id="table.audit_place_overfull">
        <location filename="../engine/core/game/audit.py"/>
        <source>{place} already holds {held} of {max} pieces.</source>
        <translation>{place}: {held} játékelem van itt, de csak {max} fér el.</translation>
    </message>
    <message id="table.box">
        <location filename="../engine/barrage/describe.py"/>
        <location filename="../engine/ginkgopolis/describe.py"/>
        <location filename="../engine/imperial_miners/describe.py"/>
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>box</source>
        <translation>doboz</translation>
    </message>
    <message id="table.choose">
        <location filename="../engine/core/flow/frame.py"/>
        <source>Choose</source>
        <translation>Válassz</translation>
    </message>
    <message id="table.finding_left_as_it_is">
        <location filename="../engine/core/game/audit.py"/>
        <source>Left unchanged: {finding}</source>
        <translation>Így marad: {finding}</translation>
    </message>
    <message id="table.free_hands_begin">
        <location filename="../engine/core/session/session.py"/>
        <source>Sandbox: the rules are not checked.</source>
        <translation>Szabad kéz: a program most nem ellenőrzi a szabályokat.</translation>
    </message>
    <message id="table.free_hands_need_sandbox">
        <location filename="../engine/core/session/session.py"/>
        <source>Pieces can be moved freely only in sandbox mode.</source>
        <translation>Ez csak szabad kézzel lehetséges.</translation>
    </message>
    <message id="table.game_over">
        <location filename="../engine/core/session/questions.py"/>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message id="table.lay_piece_in_place">
        <location filename="../engine/barrage/audits/map.py"/>
        <location filename="../engine/barrage/audits/repairs.py"/>
        <location filename="../engine/core/game/audit.py"/>
        <location filename="../engine/ginkgopolis/audit_city.py"/>
        <location filename="../engine/imperial_miners/audit.py"/>
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Put {piece} here: {place}</source>
        <translation>{piece} áthelyezése ide: {place}</translation>
    </message>
    <message id="table.needs_exact_number_chosen">
        <location filename="../engine/core/flow/question.py"/>
        <source>Exactly {n} must be chosen, not {size}.</source>
        <translation>Pontosan {n} darabot kell választanod, nem {size} darabot.</translation>
    </message>
    <message id="table.needs_number_chosen_in_range">
        <location filename="../engine/core/flow/question.py"/>
        <source>From {low} to {high} can be chosen, not {size}.</source>
        <translation>Legalább {low}, legfeljebb {high} darabot választhatsz, nem pedig {size} darabot.</translation>
    </message>
    <message id="table.needs_number_for_each_item">
        <location filename="../engine/core/flow/question.py"/>
        <source>Each item needs a number, zero or more.</source>
        <translation>Mindegyikhez egy szám kell: nulla vagy több.</translation>
    </message>
    <message id="table.no_such_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>There is no such piece.</source>
        <translation>Nincs ilyen játékelem.</translation>
    </message>
    <message id="table.no_such_place">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>There is no such place.</source>
        <translation>Nincs ilyen hely.</translation>
    </message>
    <message id="table.not_a_resume_point">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>Play cannot resume at this point.</source>
        <translation>Innen nem lehet folytatni.</translation>
    </message>
    <message id="table.not_answering_present_question">
        <location filename="../engine/core/session/questions.py"/>
        <source>This does not answer the present question.</source>
        <translation>Ez nem válasz a mostani kérdésre.</translation>
    </message>
    <message id="table.not_countable_here">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>This cannot be counted here.</source>
        <translation>Ez itt nem számlálható.</translation>
    </message>
    <message id="table.not_now_seat_choosing">
        <location filename="../engine/core/session/questions.py"/>
        <source>Not now: {seat} is choosing.</source>
        <translation>Most nem lehet: {seat} választ.</translation>
    </message>
    <message id="table.nothing_can_be_laid_there">
        <location filename="../engine/core/session/questions.py"/>
        <source>Nothing can be put there.</source>
        <translation>Oda semmit sem lehet letenni.</translation>
    </message>
    <message id="table.number_not_possible_here">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>This number is not possible here.</source>
        <translation>Ez a szám itt nem lehetséges.</translation>
    </message>
    <message id="table.obligation_would_be_unmeetable">
        <location filename="../engine/core/flow/kernel.py"/>
        <source>After this you could no longer do what you must do.</source>
        <translation>Ezután már nem tudnád megtenni, ami kötelező.</translation>
    </message>
    <message id="table.only_listed_items_once_each">
        <location filename="../engine/core/flow/question.py"/>
        <source>Choose among the listed items, each one once.</source>
        <translation>A felsoroltak közül válassz, mindegyiket csak egyszer.</translation>
    </message>
    <message id="table.piece_belongs_to_seat">
        <location filename="../engine/core/session/questions.py"/>
        <location filename="../engine/ginkgopolis/explain.py"/>
        <location filename="../engine/imperial_miners/explain.py"/>
        <source>This piece belongs to {seat}.</source>
        <translation>Ez {seat} játékeleme.</translation>
    </message>
    <message id="table.place_holds_too_few">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{place} holds only {have}.</source>
        <translation>{place}: itt csak {have} van.</translation>
    </message>
    <message id="table.place_not_shufflable">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{place} is not shuffled.</source>
        <translation>{place}: ez nem keverhető.</translation>
    </message>
    <message id="table.play_resumes_at_point">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>Play continues: {point}.</source>
        <translation>Innen folytatjátok: {point}.</translation>
    </message>
    <message id="table.rules_cannot_go_on">
        <location filename="../engine/core/session/session.py"/>
        <source>The rules cannot go on from this position.</source>
        <translation>Ebből az állásból a szabályok szerint nem folytatható a játék.</translation>
    </message>
    <message id="table.seat_already_gone_on">
        <location filename="../engine/core/session/session.py"/>
        <source>{seat} has already gone on from this; that step must be taken back first.</source>
        <translation>{seat} erre építve már továbblépett; előbb azt a lépést kell visszavonni.</translation>
    </message>
    <message id="table.seat_deals_pieces" numerus="yes">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} %n játékelemet oszt ki: {from} → {to}.</numerusform>
        </translation>
    </message>
    <message id="table.seat_flips_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} turns over {piece}.</source>
        <translation>{seat} megfordítja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_moves_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} moves {piece}: {from} → {to}.</source>
        <translation>{seat} áthelyezi ezt: {piece}; {from} → {to}.</translation>
    </message>
    <message id="table.seat_not_answered_since_asked">
        <location filename="../engine/core/session/session.py"/>
        <source>{seat} has not answered since all were asked.</source>
        <translation>{seat} még nem válaszolt a mindenkihez szóló kérdés óta.</translation>
    </message>
    <message id="table.seat_rotates_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} turns {piece}.</source>
        <translation>{seat} elforgatja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_sets_count">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} sets {what} to {number}: {place}.</source>
        <translation>{seat} átállítja a darabszámot: {what}, {number} ({place}).</translation>
    </message>
    <message id="table.seat_shows_piece">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} shows {piece}.</source>
        <translation>{seat} megmutatja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_shuffles_place">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} shuffles: {place}.</source>
        <translation>{seat} megkeveri ezt: {place}.</translation>
    </message>
    <message id="table.strict_play_begins">
        <location filename="../engine/core/session/session.py"/>
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Szigorú mód: mostantól csak szabályos lépés lehetséges.</translation>
    </message>
    <message id="table.strict_play_begins_despite_findings" numerus="yes">
        <location filename="../engine/core/session/session.py"/>
        <source>Strict play continues from this position; %n finding(s) left as they are.</source>
        <translation>
            <numerusform>Szigorú mód: ez az új állás; %n eltérés így marad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message id="underwater_cities.action_tile_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action tile of {seat}</source>
        <translation>{seat} akciólapkája</translation>
    </message>
    <message id="underwater_cities.action_tiles_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action tiles of {seat}</source>
        <translation>{seat} akciólapkái</translation>
    </message>
    <message id="underwater_cities.already_building_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a building here already.</source>
        <translation>Itt már áll egy épület.</translation>
    </message>
    <message id="underwater_cities.already_carried_out_part">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>This part was already carried out.</source>
        <translation>Ezt a részt már végrehajtottad.</translation>
    </message>
    <message id="underwater_cities.already_city_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a city here already.</source>
        <translation>Itt már áll egy város.</translation>
    </message>
    <message id="underwater_cities.already_occupied_slot">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>This slot is occupied this round.</source>
        <translation>Ez az akcióhely ebben a fordulóban már foglalt.</translation>
    </message>
    <message id="underwater_cities.already_tunnel_here">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>There is a tunnel here already.</source>
        <translation>Itt már van egy alagút.</translation>
    </message>
    <message id="underwater_cities.already_used_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>This action card was already used this era.</source>
        <translation>Ezt az akciókártyát ebben a korszakban már használtad.</translation>
    </message>
    <message id="underwater_cities.always_available_slot">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>always-available slot</source>
        <translation>mindig elérhető akcióhely</translation>
    </message>
    <message id="underwater_cities.audit_action_tile_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to its owner or on a slot.</source>
        <translation>A tulajdonosához vagy egy akcióhelyre való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_building_cannot_stand_here">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>No building can stand here: {place}.</source>
        <translation>Itt nem állhat épület: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_earlier_era">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to an earlier era.</source>
        <translation>Korábbi korszakhoz tartozik: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_later_era">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to a later era.</source>
        <translation>Későbbi korszakhoz tartozik: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_card_still_being_played">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>A card is still being played.</source>
        <translation>Még egy kártya kijátszása van folyamatban.</translation>
    </message>
    <message id="underwater_cities.audit_city_not_adjacent">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>This city lies beside no other city: {place}.</source>
        <translation>Ez a város nincs másik város mellett: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_effect_unknown">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>This step belongs to no known effect.</source>
        <translation>Ez a lépés egyik ismert hatáshoz sem tartozik.</translation>
    </message>
    <message id="underwater_cities.audit_marker_off_federation_track">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs on or below the Federation track.</source>
        <translation>{piece} csak a szövetségsávon vagy alatta állhat.</translation>
    </message>
    <message id="underwater_cities.audit_no_action_tile">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} has no action tile for this turn.</source>
        <translation>{seat} előtt nincs akciólapka ehhez a körhöz.</translation>
    </message>
    <message id="underwater_cities.audit_no_player_board">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} has no player board.</source>
        <translation>{seat} előtt nincs játékostábla.</translation>
    </message>
    <message id="underwater_cities.audit_no_start_city">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} has no start city.</source>
        <translation>{seat} tábláján nincs induló város.</translation>
    </message>
    <message id="underwater_cities.audit_order_marker_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs to the order of play.</source>
        <translation>A sorrendsávra való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_piece_belongs_in_box">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} belongs in the box.</source>
        <translation>A dobozba való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_piece_misplaced">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{piece} lies in the wrong place.</source>
        <translation>Ez rossz helyen van: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_planned_building_misfits">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>What is to be built no longer fits here: {place}.</source>
        <translation>Amit építeni kellene, már nem fér el itt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_question_unanswerable">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>The present question has no answer on this table.</source>
        <translation>A mostani kérdésre ezen az asztalon nincs válasz.</translation>
    </message>
    <message id="underwater_cities.audit_seat_cannot_pay">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} can no longer pay this.</source>
        <translation>{seat} ezt már nem tudja kifizetni.</translation>
    </message>
    <message id="underwater_cities.audit_seat_looking_at_specials">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>{seat} is still looking at Special cards.</source>
        <translation>{seat} még a speciális kártyákat nézi.</translation>
    </message>
    <message id="underwater_cities.audit_too_many_pieces_here">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>At most one piece and one upgrade belong here: {place}.</source>
        <translation>Ide legfeljebb egy építmény és egy fejlesztés való: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_tunnel_not_connected">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>This tunnel does not join the start city: {place}.</source>
        <translation>Ez az alagút nem éri el az induló várost: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_foreign_tiles">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Three foreign tiles lie on slots.</source>
        <translation>Három idegen akciólapka fekszik akcióhelyeken.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_metropolis">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>One metropolis of the right colour belongs here: {place}.</source>
        <translation>Ide egy megfelelő színű metropolisz való: {place}.</translation>
    </message>
    <message id="underwater_cities.below_federation_track">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>below the Federation track</source>
        <translation>a szövetségsáv alatt</translation>
    </message>
    <message id="underwater_cities.blue_metropolis">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>blue metropolis</source>
        <translation>kék metropolisz</translation>
    </message>
    <message id="underwater_cities.board_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>board of {seat}</source>
        <translation>{seat} játékostáblája</translation>
    </message>
    <message id="underwater_cities.brown_metropolis">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>brown metropolis</source>
        <translation>barna metropolisz</translation>
    </message>
    <message id="underwater_cities.build_piece_at_place">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{what}: {place}</source>
        <translation>{what}: {place}</translation>
    </message>
    <message id="underwater_cities.building_at_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>{what} at {name}</source>
        <translation>{what} ({name})</translation>
    </message>
    <message id="underwater_cities.building_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>building site {name}</source>
        <translation>építési terület ({name})</translation>
    </message>
    <message id="underwater_cities.building_site_of_city">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{city}, {number}</source>
        <translation>{city}, {number}</translation>
    </message>
    <message id="underwater_cities.card_and_slot_not_mixed">
        <location filename="../engine/underwater_cities/explain.py"/>
        <source>Card and slot are not mixed: one is finished before the other begins.</source>
        <translation>A kártya és az akcióhely nem keveredik: az egyiket be kell fejezni, mielőtt a másik elkezdődik.</translation>
    </message>
    <message id="underwater_cities.card_before_slot">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The card first</source>
        <translation>Előbb a kártya</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_by_colour">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Card and slot differ in colour: the card has no effect.</source>
        <translation>A kártya és az akcióhely színe eltér: a kártyának nincs hatása.</translation>
    </message>
    <message id="underwater_cities.card_stays_with_owner">
        <location filename="../engine/underwater_cities/explain.py"/>
        <source>{card} stays in front of its owner.</source>
        <translation>Ez a kártya a tulajdonosa előtt marad: „{card}”.</translation>
    </message>
    <message id="underwater_cities.cards_drawn_by_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards drawn by {seat}</source>
        <translation>{seat} most húzott lapjai</translation>
    </message>
    <message id="underwater_cities.cards_in_front_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards in front of {seat}</source>
        <translation>{seat} előtt fekvő kártyák</translation>
    </message>
    <message id="underwater_cities.cards_under_board_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>cards under the board of {seat}</source>
        <translation>{seat} játékostáblája alatti kártyák</translation>
    </message>
    <message id="underwater_cities.centre">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>centre</source>
        <translation>középső</translation>
    </message>
    <message id="underwater_cities.choose_ability_of_turn">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>Do you use an ability of this turn?</source>
        <translation>Használod valamelyik képességedet ebben a körben?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_discard">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>You have {n} action cards. Which one do you discard?</source>
        <translation>{n} akciókártyád van. Melyiket dobod el?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_ready">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Which action card becomes ready again?</source>
        <translation>Melyik akciókártyát fordítod vissza?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_use">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Which action card do you use?</source>
        <translation>Melyik akciókártyát használod?</translation>
    </message>
    <message id="underwater_cities.choose_building_and_site">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>What do you build, and where? ({what})</source>
        <translation>Mit építesz, és hová? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_card_or_slot_first">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>What comes first, the card or the slot?</source>
        <translation>Mi legyen előbb, a kártya vagy az akcióhely?</translation>
    </message>
    <message id="underwater_cities.choose_cards_over_hand_limit">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Your hand limit is {limit}. Which cards do you discard?</source>
        <translation>A kézlimited {limit}. Mely kártyákat dobod el?</translation>
    </message>
    <message id="underwater_cities.choose_cards_to_keep">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Keep {amount}. Which ones?</source>
        <translation>Tarts meg {amount.acc}. Melyeket?</translation>
    </message>
    <message id="underwater_cities.choose_city_to_make_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Which city becomes symbiotic?</source>
        <translation>Melyik városod legyen szimbiotikus?</translation>
    </message>
    <message id="underwater_cities.choose_contract_to_claim">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Do you claim a government contract?</source>
        <translation>Megszerzel egy kormányzati szerződést?</translation>
    </message>
    <message id="underwater_cities.choose_different_resources">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which resources do you take, all different?</source>
        <translation>Mely nyersanyagokat veszed el (mind különböző)?</translation>
    </message>
    <message id="underwater_cities.choose_drawn_card_to_keep">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Which of these cards do you keep?</source>
        <translation>E kártyák közül melyiket tartod meg?</translation>
    </message>
    <message id="underwater_cities.choose_exchange">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>What do you exchange?</source>
        <translation>Mit cserélsz?</translation>
    </message>
    <message id="underwater_cities.choose_first_slot_part">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>Which part of the slot do you carry out first?</source>
        <translation>Az akcióhely melyik részét hajtod végre először?</translation>
    </message>
    <message id="underwater_cities.choose_goods_to_pay">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>You pay {price}. Biomatter may stand in for kelp and steelplast: with what do you pay?</source>
        <translation>Fizetendő: {price}. Hínár és acéllemez helyett biomassza is adható: mivel fizetsz?</translation>
    </message>
    <message id="underwater_cities.choose_next_part">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which part do you carry out next?</source>
        <translation>Melyik részt hajtod végre következőnek?</translation>
    </message>
    <message id="underwater_cities.choose_one_effect">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Which one do you choose?</source>
        <translation>Melyiket választod?</translation>
    </message>
    <message id="underwater_cities.choose_order_under_deck">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>In which order do they go under the deck? The first lies lowest.</source>
        <translation>Milyen sorrendben kerüljenek a pakli aljára? Az első lesz legalul.</translation>
    </message>
    <message id="underwater_cities.choose_output_to_gain">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Which structure's output do you gain?</source>
        <translation>Melyik építmény termelését kapod meg?</translation>
    </message>
    <message id="underwater_cities.choose_slot_action">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>Which slot's action do you carry out?</source>
        <translation>Melyik akcióhely hatását hajtod végre?</translation>
    </message>
    <message id="underwater_cities.choose_slot_and_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Choose a slot and play a card.</source>
        <translation>Válassz egy akcióhelyet, és játssz ki egy kártyát.</translation>
    </message>
    <message id="underwater_cities.choose_special_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Which Special card do you take?</source>
        <translation>Melyik speciális kártyát veszed el?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_build_upgraded">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>Which structure do you build and upgrade?</source>
        <translation>Melyik építményt építed meg és fejleszted rögtön?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_upgrade">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>What do you upgrade? ({what})</source>
        <translation>Mit fejlesztesz? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_times_to_use_card">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>How often do you use {card}?</source>
        <translation>Hányszor használod ezt a kártyát: „{card}”?</translation>
    </message>
    <message id="underwater_cities.choose_upper_right_metropolis">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Which metropolis lies in the upper right corner?</source>
        <translation>Melyik metropolisz kerüljön a jobb felső sarokba?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_pay">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Do you pay? Then: {effect}</source>
        <translation>Fizetsz? Ha megteszed: {effect}</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Do you use {card}?</source>
        <translation>Használod ezt a kártyát: „{card}”?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_discarded">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{card} is discarded. Do you use its action now?</source>
        <translation>Ezt a kártyát eldobod: „{card}”. Használod még az akcióját?</translation>
    </message>
    <message id="underwater_cities.city_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>city site {name}</source>
        <translation>városhely ({name})</translation>
    </message>
    <message id="underwater_cities.claim_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Claim {card}</source>
        <translation>Megszerzés: „{card}”</translation>
    </message>
    <message id="underwater_cities.claim_no_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>Claim none</source>
        <translation>Egyiket sem</translation>
    </message>
    <message id="underwater_cities.clone_with_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}, cloning: {slot}</source>
        <translation>„{card}”, másolás: {slot}</translation>
    </message>
    <message id="underwater_cities.clone_with_matching_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}, cloning (the colours match): {slot}</source>
        <translation>„{card}”, másolás (a szín egyezik): {slot}</translation>
    </message>
    <message id="underwater_cities.cloning_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>action cloning tile</source>
        <translation>akciómásoló lapka</translation>
    </message>
    <message id="underwater_cities.contracts_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>contracts of {seat}</source>
        <translation>{seat} szerződései</translation>
    </message>
    <message id="underwater_cities.contracts_on_offer">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>contracts on offer</source>
        <translation>megszerezhető szerződések</translation>
    </message>
    <message id="underwater_cities.deck_rebuilt">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>A dobópakli megkeverve az új húzópakli lesz.</translation>
    </message>
    <message id="underwater_cities.decline_to_pay">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Do not pay</source>
        <translation>Fizetés nélkül</translation>
    </message>
    <message id="underwater_cities.decline_to_use">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Do not use it</source>
        <translation>Kihagyás</translation>
    </message>
    <message id="underwater_cities.discard_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Discard {card}</source>
        <translation>Eldobás: „{card}”</translation>
    </message>
    <message id="underwater_cities.discard_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Discard {card} – {words}</source>
        <translation>Eldobás: „{card}” – {words}</translation>
    </message>
    <message id="underwater_cities.discard_pile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>discard pile</source>
        <translation>dobópakli</translation>
    </message>
    <message id="underwater_cities.draw_three_keep_one">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Draw three, keep one</source>
        <translation>Három húzása, egy megtartása</translation>
    </message>
    <message id="underwater_cities.effect_advance_federation" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Advance %n space(s) on the Federation track.</source>
        <translation>
            <numerusform>Haladj előre %n mezőt a szövetségsávon.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_build">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount}.</source>
        <translation>Építs {amount.acc} a szokásos költségért.</translation>
    </message>
    <message id="underwater_cities.effect_build_and_upgrade">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build a structure and upgrade it.</source>
        <translation>Építs meg egy építményt, és rögtön fejleszd.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_discount">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount}, cheaper by {discount}.</source>
        <translation>Építs {amount.acc}. Engedmény: {discount}.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_stated_cost">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} for {cost}.</source>
        <translation>Építs {amount.acc} ennyiért: {cost}.</translation>
    </message>
    <message id="underwater_cities.effect_build_free">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} free.</source>
        <translation>Építs ingyen {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Build {amount} on an expansion site.</source>
        <translation>Építs {amount.acc} bővítési helyre.</translation>
    </message>
    <message id="underwater_cities.effect_draw_further_metropolis">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Draw a further metropolis; it counts as connected.</source>
        <translation>Húzz még egy metropoliszt; csatlakoztatottnak számít.</translation>
    </message>
    <message id="underwater_cities.effect_exchange_either_way">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Exchange {a} for {b}, or the other way round.</source>
        <translation>Csere: {a} ↔ {b}.</translation>
    </message>
    <message id="underwater_cities.effect_gain">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {amount}.</source>
        <translation>Kapsz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_different_resources">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {n} resources of different kinds.</source>
        <translation>Kapsz {n} különböző nyersanyagot.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_group">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for every {things}.</source>
        <translation>Minden {things.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_thing">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for each {thing}.</source>
        <translation>Minden {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for every {things}, upgraded.</source>
        <translation>Minden {things.poss} után kapsz {gain.acc} (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain {gain} for each upgraded {thing}.</source>
        <translation>Minden fejlesztett {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_structure_output">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Gain the output of one upgraded structure at a connected city.</source>
        <translation>Megkapod egy csatlakoztatott városnál álló fejlesztett építmény termelését.</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_things">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If you have at least {things}: {effect}</source>
        <translation>Ha van legalább {things.poss}: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_upgraded">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If you have at least {things}, upgraded: {effect}</source>
        <translation>Ha van legalább {things.poss} (csak a fejlesztett számít): {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_on_federation_space">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>If your marker is on space {space} of the Federation track: {effect}</source>
        <translation>Ha a jelölőd a szövetségsáv {space}. mezőjén áll: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_make_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Turn one of your cities into a symbiotic city.</source>
        <translation>Alakítsd szimbiotikussá egyik városodat.</translation>
    </message>
    <message id="underwater_cities.effect_pay_once">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>You may pay {cost}: {effect}</source>
        <translation>Fizethetsz {cost.acc}. Ha megteszed: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_pay_several_times">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>Up to {times} times you may pay {cost}: {effect}</source>
        <translation>Legfeljebb {times} alkalommal fizethetsz {cost.acc}. Ha megteszed: {effect}</translation>
    </message>
    <message id="underwater_cities.effect_ready_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>Fordíts vissza legfeljebb %n használt akciókártyát.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_take_special_card">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Take a Special card.</source>
        <translation>Vegyél el egy speciális kártyát.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount}.</source>
        <translation>Fejlessz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_at_stated_cost">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount} for {cost} each.</source>
        <translation>Fejlessz {amount.acc}, egyenként ennyiért: {cost}.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_free">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Upgrade {amount} free.</source>
        <translation>Fejlessz ingyen {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_use_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>Használj legfeljebb %n akciókártyát.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_use_available_slot">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of any available slot.</source>
        <translation>Hajtsd végre bármelyik elérhető akcióhely hatását.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_not_own">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of any slot that you do not occupy.</source>
        <translation>Hajtsd végre bármelyik olyan akcióhely hatását, amelyet nem te foglaltál el.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_of_others">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Carry out the action of a slot that only others occupy.</source>
        <translation>Hajtsd végre egy olyan akcióhely hatását, amelyet csak mások foglaltak el.</translation>
    </message>
    <message id="underwater_cities.effects_as_alternatives">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>{a} OR {b}</source>
        <translation>{a} VAGY {b}</translation>
    </message>
    <message id="underwater_cities.effects_in_sequence">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <source>{a} {b}</source>
        <translation>{a} {b}</translation>
    </message>
    <message id="underwater_cities.end_of_building_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>At the end of a turn in which you built at least {n} pieces: {effect}</source>
        <translation>Annak a körödnek a végén, amelyben legalább {n} darabot építettél: {effect}</translation>
    </message>
    <message id="underwater_cities.end_of_each_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>At the end of each of your turns: {effect}</source>
        <translation>Minden köröd végén: {effect}</translation>
    </message>
    <message id="underwater_cities.endgame_points_by_steps">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end, points for the number of these ({what}): {steps}.</source>
        <translation>A játék végén pont jár ezek száma után ({what}): {steps}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for every {things}.</source>
        <translation>A játék végén {points} jár minden {things.poss} után.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each {price} that you give up.</source>
        <translation>A játék végén {points} jár minden leadott adagért: {price}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price_limited">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end, at most {times} times: {points} for each {price} that you give up.</source>
        <translation>A játék végén legfeljebb {times} alkalommal {points} jár minden leadott adagért: {price}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each {thing}.</source>
        <translation>A játék végén {points} jár minden {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for every {things}, upgraded.</source>
        <translation>A játék végén {points} jár minden {things.poss} után (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_set">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each set of these, all upgraded: {things}.</source>
        <translation>A játék végén {points} jár minden csupa fejlesztett építményből álló szettért: {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>At the end: {points} for each upgraded {thing}.</source>
        <translation>A játék végén {points} jár minden fejlesztett {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.era_begins">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>Era {era} begins.</source>
        <translation>Kezdődik {era.az.roman}. korszak.</translation>
    </message>
    <message id="underwater_cities.era_deck_one">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck I</source>
        <translation>I. korszakpakli</translation>
    </message>
    <message id="underwater_cities.era_deck_three">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck III</source>
        <translation>III. korszakpakli</translation>
    </message>
    <message id="underwater_cities.era_deck_two">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>era deck II</source>
        <translation>II. korszakpakli</translation>
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
        <translation>Csere nélkül</translation>
    </message>
    <message id="underwater_cities.expansion_site_of_city">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{city}, expansion site</source>
        <translation>{city}, bővítési hely</translation>
    </message>
    <message id="underwater_cities.federation_space">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>space {space} of the Federation track</source>
        <translation>a szövetségsáv {space}. mezője</translation>
    </message>
    <message id="underwater_cities.foreign_action_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>foreign action tile</source>
        <translation>idegen akciólapka</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_on">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>The foreign tiles move one slot on.</source>
        <translation>Az idegen akciólapkák egy akcióhellyel továbblépnek.</translation>
    </message>
    <message id="underwater_cities.fourth_foreign_tile_placed">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>{card}: a fourth foreign tile goes on {slot} instead of a step on the Federation track.</source>
        <translation>Nem volt lépés a szövetségsávon, ezért egy negyedik idegen akciólapka is lekerül („{card}”): {slot}.</translation>
    </message>
    <message id="underwater_cities.gain_output_of_structure">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Output: {place}</source>
        <translation>Termelés: {place}</translation>
    </message>
    <message id="underwater_cities.game_name">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Underwater Cities</source>
        <translation>Víz alatti városok</translation>
    </message>
    <message id="underwater_cities.goods_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>goods of {seat}</source>
        <translation>{seat} nyersanyagai</translation>
    </message>
    <message id="underwater_cities.green_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>green slot {number}</source>
        <translation>{number}. zöld akcióhely</translation>
    </message>
    <message id="underwater_cities.hand_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="underwater_cities.keep_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Keep {card}</source>
        <translation>Megtartás: „{card}”</translation>
    </message>
    <message id="underwater_cities.keep_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Keep {card} ({cost}) – {words}</source>
        <translation>Megtartás: „{card}” ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.lower_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower left</source>
        <translation>bal alsó</translation>
    </message>
    <message id="underwater_cities.lower_middle">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower middle</source>
        <translation>alsó középső</translation>
    </message>
    <message id="underwater_cities.lower_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>lower right</source>
        <translation>jobb alsó</translation>
    </message>
    <message id="underwater_cities.make_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>This city: {place}</source>
        <translation>Ez a város: {place}</translation>
    </message>
    <message id="underwater_cities.marker_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>marker of {seat}</source>
        <translation>{seat} jelölője</translation>
    </message>
    <message id="underwater_cities.metropolis">
        <location filename="../engine/underwater_cities/describe.py"/>
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>metropolis</source>
        <translation>metropolisz</translation>
    </message>
    <message id="underwater_cities.metropolis_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>metropolis of {seat}</source>
        <translation>{seat} metropolisza</translation>
    </message>
    <message id="underwater_cities.middle_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>middle left</source>
        <translation>bal középső</translation>
    </message>
    <message id="underwater_cities.middle_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>middle right</source>
        <translation>jobb középső</translation>
    </message>
    <message id="underwater_cities.must_discard_exact_amount">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Discard exactly {amount}.</source>
        <translation>Pontosan {amount.acc} dobj el.</translation>
    </message>
    <message id="underwater_cities.must_discard_own_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Discard one of the action cards you already have.</source>
        <translation>Dobd el egyik meglévő akciókártyádat.</translation>
    </message>
    <message id="underwater_cities.must_keep_drawn_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Keep one of the cards you have just drawn.</source>
        <translation>Tartsd meg az imént húzott kártyák egyikét.</translation>
    </message>
    <message id="underwater_cities.must_keep_exact_amount">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Keep exactly {amount}.</source>
        <translation>Pontosan {amount.acc} tarts meg.</translation>
    </message>
    <message id="underwater_cities.must_order_exactly_these_cards">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Put exactly these cards in order.</source>
        <translation>Pontosan ezeket a kártyákat rendezd sorba.</translation>
    </message>
    <message id="underwater_cities.must_take_different_resources">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Take exactly {n} resources, all of different kinds.</source>
        <translation>Pontosan {n} nyersanyagot vegyél el, mind különbözőt.</translation>
    </message>
    <message id="underwater_cities.needs_card_before_slot">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The slot cannot be used yet: the card must come first.</source>
        <translation>Az akcióhely még nem használható: előbb a kártyának kell jönnie.</translation>
    </message>
    <message id="underwater_cities.needs_city_for_building">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A building stands at a city or where you could build one now.</source>
        <translation>Épület városnál állhat, vagy ahol most várost építhetnél.</translation>
    </message>
    <message id="underwater_cities.needs_connected_upgraded_structure">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Choose an upgraded structure at a connected city.</source>
        <translation>Válassz egy fejlesztett építményt egy csatlakoztatott városnál.</translation>
    </message>
    <message id="underwater_cities.needs_one_action_card_used">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>You chose to use an action card: use at least one.</source>
        <translation>Akciókártyát választottál: legalább egyet használj.</translation>
    </message>
    <message id="underwater_cities.needs_one_piece_built">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>You chose to build: build at least one piece.</source>
        <translation>Építést választottál: legalább egy darabot építs.</translation>
    </message>
    <message id="underwater_cities.needs_one_structure_upgraded">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>You chose to upgrade: upgrade at least one structure.</source>
        <translation>Fejlesztést választottál: legalább egy építményt fejlessz.</translation>
    </message>
    <message id="underwater_cities.needs_own_city_beside">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A city must lie beside one of your cities.</source>
        <translation>A városnak valamelyik városod mellett kell lennie.</translation>
    </message>
    <message id="underwater_cities.needs_tunnel_to_start_city">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>A tunnel must join your start city through other tunnels.</source>
        <translation>Az alagútnak más alagutakon át el kell érnie az induló városodat.</translation>
    </message>
    <message id="underwater_cities.no_action_tile_left">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>You have no action tile left.</source>
        <translation>Nem maradt akciólapkád.</translation>
    </message>
    <message id="underwater_cities.no_such_choice">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>There is no such choice.</source>
        <translation>Nincs ilyen lehetőség.</translation>
    </message>
    <message id="underwater_cities.no_such_price">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>There is no such price.</source>
        <translation>Nincs ilyen költség.</translation>
    </message>
    <message id="underwater_cities.no_such_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>Your board has no such site.</source>
        <translation>A tábládon nincs ilyen hely.</translation>
    </message>
    <message id="underwater_cities.no_such_slot">
        <location filename="../engine/underwater_cities/slots.py"/>
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>There is no such slot.</source>
        <translation>Nincs ilyen akcióhely.</translation>
    </message>
    <message id="underwater_cities.no_such_slot_part">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>The slot has no such part.</source>
        <translation>Az akcióhelynek nincs ilyen része.</translation>
    </message>
    <message id="underwater_cities.no_usable_ability">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>This card has no ability that you could use now.</source>
        <translation>Ezen a kártyán nincs most használható képesség.</translation>
    </message>
    <message id="underwater_cities.none_left_in_supply">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>None are left in the supply: {what}.</source>
        <translation>A készletben nem maradt ilyen: {what}.</translation>
    </message>
    <message id="underwater_cities.not_an_offered_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>This contract is not on offer.</source>
        <translation>Ez a szerződés most nem szerezhető meg.</translation>
    </message>
    <message id="underwater_cities.not_built_by_this_effect">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This effect does not build that: {what}.</source>
        <translation>Ez a hatás ilyet nem épít: {what}.</translation>
    </message>
    <message id="underwater_cities.not_enough_owned">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>Needs {need}, you have {have}.</source>
        <translation>Szükséges: {need}; neked van: {have}.</translation>
    </message>
    <message id="underwater_cities.not_fitting_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This does not belong here: {what}.</source>
        <translation>Ez nem ide való: {what}.</translation>
    </message>
    <message id="underwater_cities.not_holding_card">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>You do not hold {card}.</source>
        <translation>Ez a kártya nincs a kezedben: „{card}”.</translation>
    </message>
    <message id="underwater_cities.not_on_expansion_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>Only effects that say so build on an expansion site.</source>
        <translation>Bővítési helyre csak azok a hatások építenek, amelyek ezt mondják.</translation>
    </message>
    <message id="underwater_cities.not_own_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>This is not one of your action cards.</source>
        <translation>Ez nem a te akciókártyád.</translation>
    </message>
    <message id="underwater_cities.nothing_would_come_of_it">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>This would have no effect now: you cannot pay for it, or there is no room for it.</source>
        <translation>Ebből most nem lenne semmi: nem fizethető ki, vagy nincs helye.</translation>
    </message>
    <message id="underwater_cities.once_per_turn_effect">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Once in each of your turns: {effect}</source>
        <translation>Körönként egyszer: {effect}</translation>
    </message>
    <message id="underwater_cities.only_card_in_hand">
        <location filename="../engine/underwater_cities/hands.py"/>
        <source>Play a card of your hand.</source>
        <translation>Kézből játssz ki egy kártyát.</translation>
    </message>
    <message id="underwater_cities.only_card_or_slot_first">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>Card first or slot first.</source>
        <translation>Előbb a kártya vagy előbb az akcióhely.</translation>
    </message>
    <message id="underwater_cities.only_offered_special_cards">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>Take a face-up Special card, the top one of the deck, or draw three.</source>
        <translation>Vegyél el egy képpel felfelé fekvő speciális kártyát vagy a pakli felső kártyáját, vagy húzz hármat.</translation>
    </message>
    <message id="underwater_cities.only_on_expansion_site">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>This effect builds on an expansion site only.</source>
        <translation>Ez a hatás csak bővítési helyre épít.</translation>
    </message>
    <message id="underwater_cities.only_own_blue_metropolises">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Choose one of your two blue metropolises.</source>
        <translation>Válassz a két kék metropoliszod közül.</translation>
    </message>
    <message id="underwater_cities.only_own_board">
        <location filename="../engine/underwater_cities/structures/sites.py"/>
        <source>You build on your own board only.</source>
        <translation>Csak a saját játékostábládon építhetsz.</translation>
    </message>
    <message id="underwater_cities.only_own_non_symbiotic_city">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>Only one of your non-symbiotic cities can be turned.</source>
        <translation>Csak olyan saját várost lehet átalakítani, amely még nem szimbiotikus.</translation>
    </message>
    <message id="underwater_cities.only_own_unupgraded_structures">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>This cannot be upgraded: choose one of your structures that is not upgraded yet.</source>
        <translation>Ez nem fejleszthető: csak olyan saját építmény, amely még nincs fejlesztve.</translation>
    </message>
    <message id="underwater_cities.only_own_used_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Only a used action card of your own becomes ready again.</source>
        <translation>Csak saját, használt akciókártyát lehet visszafordítani.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_cloned">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>Only a slot that others occupy and you do not can be cloned, once a round.</source>
        <translation>Csak olyan akcióhely másolható, amelyet mások foglaltak el, te pedig nem, fordulónként egyszer.</translation>
    </message>
    <message id="underwater_cities.only_structure_just_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>The structure just built is the one to be upgraded.</source>
        <translation>Az imént épített építményt kell fejleszteni.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_action">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Use it or leave it.</source>
        <translation>Használd, vagy hagyd ki.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Use the card or leave it.</source>
        <translation>Használd a kártyát, vagy hagyd ki.</translation>
    </message>
    <message id="underwater_cities.option_boards">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Player boards</source>
        <translation>Játékostáblák</translation>
    </message>
    <message id="underwater_cities.option_boards_advanced">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Advanced side</source>
        <translation>Haladó oldal</translation>
    </message>
    <message id="underwater_cities.option_boards_basic">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Basic side</source>
        <translation>Alapoldal</translation>
    </message>
    <message id="underwater_cities.option_boards_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Advanced boards have special sites. Alone you always play on one of them.</source>
        <translation>A haladó táblákon különleges helyek vannak. Egyedül mindig ilyen táblán játszol.</translation>
    </message>
    <message id="underwater_cities.option_contracts">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Government contracts</source>
        <translation>Kormányzati szerződések</translation>
    </message>
    <message id="underwater_cities.option_contracts_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Three contracts; the first player to meet a contract's condition may claim it.</source>
        <translation>Három szerződés, amelyet az szerezhet meg, aki elsőként teljesíti a feltételét.</translation>
    </message>
    <message id="underwater_cities.option_contracts_with">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>With</source>
        <translation>Van</translation>
    </message>
    <message id="underwater_cities.option_contracts_without">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Without</source>
        <translation>Nincs</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Foreign tiles</source>
        <translation>Idegen akciólapkák</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_first_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>First slot</source>
        <translation>Első akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_fourth_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Fourth slot</source>
        <translation>Negyedik akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_second_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Second slot</source>
        <translation>Második akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_third_slot">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Third slot</source>
        <translation>Harmadik akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>On which slot of each colour the foreign tiles start.</source>
        <translation>Az egyes színek melyik akcióhelyén kezdenek az idegen akciólapkák.</translation>
    </message>
    <message id="underwater_cities.option_metropolises">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Blue metropolises</source>
        <translation>Kék metropoliszok</translation>
    </message>
    <message id="underwater_cities.option_metropolises_chance">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Chance</source>
        <translation>Véletlen</translation>
    </message>
    <message id="underwater_cities.option_metropolises_owner">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Their owner</source>
        <translation>Tulajdonosuk</translation>
    </message>
    <message id="underwater_cities.option_metropolises_tip">
        <location filename="../engine/underwater_cities/info.py"/>
        <source>Who decides which of the two lies in which corner.</source>
        <translation>Ki döntse el, melyik kerül melyik sarokba.</translation>
    </message>
    <message id="underwater_cities.order_marker_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>order marker of {seat}</source>
        <translation>{seat} sorrendjelölője</translation>
    </message>
    <message id="underwater_cities.order_of_play">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>order of play</source>
        <translation>sorrendsáv</translation>
    </message>
    <message id="underwater_cities.order_of_play_changes">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>New order of play: {seats}.</source>
        <translation>Új játékossorrend: {seats}.</translation>
    </message>
    <message id="underwater_cities.order_of_play_set">
        <location filename="../engine/underwater_cities/setup.py"/>
        <source>Order of play: {seats}.</source>
        <translation>Játékossorrend: {seats}.</translation>
    </message>
    <message id="underwater_cities.out_of_game">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>out of the game</source>
        <translation>játékon kívül</translation>
    </message>
    <message id="underwater_cities.pay_and_use_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Pay {cost} and use {card} – {words}</source>
        <translation>Fizetés: {cost}, és használat: „{card}” – {words}</translation>
    </message>
    <message id="underwater_cities.pay_cost">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Pay {cost}</source>
        <translation>Fizetés: {cost}</translation>
    </message>
    <message id="underwater_cities.place_of_cloning_tile">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>place of the cloning tile</source>
        <translation>az akciómásoló lapka helye</translation>
    </message>
    <message id="underwater_cities.play_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card}: {slot}</source>
        <translation>„{card}”: {slot}</translation>
    </message>
    <message id="underwater_cities.play_matching_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{card} (the colours match): {slot}</source>
        <translation>„{card}” (a szín egyezik): {slot}</translation>
    </message>
    <message id="underwater_cities.played_card_of_seat">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>played card of {seat}</source>
        <translation>{seat} kijátszott kártyája</translation>
    </message>
    <message id="underwater_cities.player_board">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>player board {number}</source>
        <translation>{number}. játékostábla</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>{a} or {b}</source>
        <translation>{a} vagy {b}</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <location filename="../engine/underwater_cities/effects/composite.py"/>
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>{a} or {b}</source>
        <comment>acc</comment>
        <translation>{a.acc} vagy {b.acc}</translation>
    </message>
    <message id="underwater_cities.production_convert_goods">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production you may turn {take} that you produced into {gain}.</source>
        <translation>Termeléskor a megtermelt nyersanyagokból átválthatsz: {take} → {gain}.</translation>
    </message>
    <message id="underwater_cities.production_gain">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {amount}.</source>
        <translation>Termeléskor kapsz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for every {things}.</source>
        <translation>Termeléskor minden {things.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for each {thing}.</source>
        <translation>Termeléskor minden {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_group">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for every {things}, upgraded.</source>
        <translation>Termeléskor minden {things.poss} után kapsz {gain.acc} (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_thing">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production: gain {gain} for each upgraded {thing}.</source>
        <translation>Termeléskor minden fejlesztett {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.production_replace_output">
        <location filename="../engine/underwater_cities/effects/late.py"/>
        <source>In Production one piece ({what}) may give {gain} instead of {instead}.</source>
        <translation>Termeléskor egy építmény ({what}) adhat {gain.acc} e helyett: {instead}.</translation>
    </message>
    <message id="underwater_cities.ready_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Ready again: {card}</source>
        <translation>Visszafordítás: „{card}”</translation>
    </message>
    <message id="underwater_cities.ready_no_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>None</source>
        <translation>Egyik sem</translation>
    </message>
    <message id="underwater_cities.red_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>red slot {number}</source>
        <translation>{number}. piros akcióhely</translation>
    </message>
    <message id="underwater_cities.remove_pieces_at_place">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Take it away: {place}</source>
        <translation>Eltávolítás: {place}</translation>
    </message>
    <message id="underwater_cities.resume_at_end_of_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>End of this round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="underwater_cities.resume_at_final_scoring">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="underwater_cities.resume_at_next_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Start of the next round</source>
        <translation>A következő forduló eleje</translation>
    </message>
    <message id="underwater_cities.resume_at_turn_of_seat">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Turn of {seat}</source>
        <translation>{seat} köre</translation>
    </message>
    <message id="underwater_cities.round_begins">
        <location filename="../engine/underwater_cities/rounds.py"/>
        <source>Round {round} of {rounds} begins.</source>
        <translation>Új forduló kezdődik: {round}/{rounds}.</translation>
    </message>
    <message id="underwater_cities.score_brown_metropolis">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Brown metropolis</source>
        <translation>Barna metropolisz</translation>
    </message>
    <message id="underwater_cities.score_end_scoring_cards">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>End-scoring cards</source>
        <translation>Játék végi pontozókártyák</translation>
    </message>
    <message id="underwater_cities.score_leftover_goods">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Leftover goods</source>
        <translation>Megmaradt nyersanyagok</translation>
    </message>
    <message id="underwater_cities.score_network">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Network</source>
        <translation>Hálózat</translation>
    </message>
    <message id="underwater_cities.score_points">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message id="underwater_cities.seat_builds">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{seat} builds {what}: {place}.</source>
        <translation>{seat} épít: {what}, hely: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities" numerus="yes">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} %n várost nem tud ellátni, és {amount.acc} veszít.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_upgrade_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>{seat} can no longer upgrade what was built.</source>
        <translation>{seat} már nem tudja fejleszteni, amit épített.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_use_slot">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>{seat} can use no part of the slot any more.</source>
        <translation>{seat} már az akcióhely egyik részét sem tudja használni.</translation>
    </message>
    <message id="underwater_cities.seat_claims_contract">
        <location filename="../engine/underwater_cities/contracts.py"/>
        <source>{seat} claims the contract {card}.</source>
        <translation>{seat} megszerzi ezt a szerződést: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_connects_metropolis">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>{seat} connects a metropolis.</source>
        <translation>{seat} csatlakoztat egy metropoliszt.</translation>
    </message>
    <message id="underwater_cities.seat_discards_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{seat} discards {card}.</source>
        <translation>{seat} eldobja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_draws_card">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} draws a card.</source>
        <translation>{seat} húz egy kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_enters_federation_space">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} enters space {space} of the Federation track.</source>
        <translation>{seat} a szövetségsáv {space}. mezőjére lép.</translation>
    </message>
    <message id="underwater_cities.seat_feeds_cities">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} feeds the cities with {amount}.</source>
        <translation>{seat} ezzel látja el a városait: {amount}.</translation>
    </message>
    <message id="underwater_cities.seat_gains">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="underwater_cities.seat_gains_further_metropolis">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>{seat} gains a further metropolis.</source>
        <translation>{seat} még egy metropoliszt kap.</translation>
    </message>
    <message id="underwater_cities.seat_gets_nothing_from_effect">
        <location filename="../engine/underwater_cities/effects/meanings.py"/>
        <source>{seat}: an effect has no result.</source>
        <translation>{seat}: egy hatásból nem lesz semmi.</translation>
    </message>
    <message id="underwater_cities.seat_lays_out_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>{seat} plays {card} in front of them.</source>
        <translation>{seat} leteszi ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_looks_at_specials">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>{seat} looks at the next Special cards.</source>
        <translation>{seat} megnézi a következő speciális kártyákat.</translation>
    </message>
    <message id="underwater_cities.seat_makes_city_symbiotic">
        <location filename="../engine/underwater_cities/effects/outputs.py"/>
        <source>{seat}: {what}: {place}.</source>
        <translation>{seat}: {what}, hely: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_on_turn">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>It is {seat}'s turn.</source>
        <translation>{seat} következik.</translation>
    </message>
    <message id="underwater_cities.seat_passed_over">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} has no action tile left and is skipped.</source>
        <translation>{seat} akciólapkái elfogytak, ezért most kimarad.</translation>
    </message>
    <message id="underwater_cities.seat_pays">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="underwater_cities.seat_plays_card_on_slot">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>{seat} plays {card} on a slot: {slot}.</source>
        <translation>{seat} kijátssza ezt a kártyát: „{card}”, itt: {slot}.</translation>
    </message>
    <message id="underwater_cities.seat_production_begins">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>Production of {seat}.</source>
        <translation>{seat} termelése.</translation>
    </message>
    <message id="underwater_cities.seat_readies_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>{seat}: ready again: {card}.</source>
        <translation>{seat} visszafordítja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_scores_line" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) for this: {line}.</source>
        <translation>
            <numerusform>{seat} %n pontot kap ezért: {line}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_with_card" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} %n pontot kap ezzel a kártyával: „{card}”.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_takes_card">
        <location filename="../engine/underwater_cities/specials.py"/>
        <source>{seat} takes {card}.</source>
        <translation>{seat} elveszi ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_upgrades">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>{seat} upgrades: {place}.</source>
        <translation>{seat} fejleszt: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_uses_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>{seat} uses {card}.</source>
        <translation>{seat} használja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_wins" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n ponttal.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.set_start_city">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Set the start city</source>
        <translation>Induló város lehelyezése</translation>
    </message>
    <message id="underwater_cities.skip_remaining_parts">
        <location filename="../engine/underwater_cities/effects/parts.py"/>
        <source>Skip the rest</source>
        <translation>A többi kihagyása</translation>
    </message>
    <message id="underwater_cities.slot_before_card">
        <location filename="../engine/underwater_cities/blocks.py"/>
        <source>The slot first</source>
        <translation>Előbb az akcióhely</translation>
    </message>
    <message id="underwater_cities.slot_for_player_count">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>{slot} ({players} players)</source>
        <translation>{slot} ({players} fő)</translation>
    </message>
    <message id="underwater_cities.slot_not_allowed_by_card">
        <location filename="../engine/underwater_cities/slots.py"/>
        <source>The card does not allow this slot.</source>
        <translation>A kártya ezt az akcióhelyet nem engedi meg.</translation>
    </message>
    <message id="underwater_cities.solo_lost" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>%n pontod van: ez nem elég a győzelemhez.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_won" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>%n ponttal nyertél.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.special_cards_on_offer">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>Special cards on offer</source>
        <translation>választható speciális kártyák</translation>
    </message>
    <message id="underwater_cities.special_deck">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>deck of Special cards</source>
        <translation>speciális kártyák paklija</translation>
    </message>
    <message id="underwater_cities.standing_building_discount">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>You build cheaper ({what}): −{discount}.</source>
        <translation>Engedmény építéskor ({what}): −{discount}.</translation>
    </message>
    <message id="underwater_cities.standing_higher_hand_limit">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Your hand limit is {n} higher.</source>
        <translation>A kézlimited ennyivel nagyobb: {n}.</translation>
    </message>
    <message id="underwater_cities.state_of_game">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="underwater_cities.status_choosing_starting_cards">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Choosing the starting cards</source>
        <translation>A kezdőlapok kiválasztása</translation>
    </message>
    <message id="underwater_cities.status_era_and_round">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>Era {era}, round {round} of {rounds}</source>
        <translation>{era.roman}. korszak, forduló: {round}/{rounds}</translation>
    </message>
    <message id="underwater_cities.status_game_over">
        <location filename="../engine/underwater_cities/audit.py"/>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="underwater_cities.stop_building">
        <location filename="../engine/underwater_cities/structures/building.py"/>
        <source>Build no more</source>
        <translation>Építés befejezése</translation>
    </message>
    <message id="underwater_cities.stop_upgrading">
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>Upgrade no more</source>
        <translation>Fejlesztés befejezése</translation>
    </message>
    <message id="underwater_cities.supply">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>supply: {what}</source>
        <translation>készlet: {what}</translation>
    </message>
    <message id="underwater_cities.take_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Take {card}</source>
        <translation>Elvétel: „{card}”</translation>
    </message>
    <message id="underwater_cities.take_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Take {card} ({cost}) – {words}</source>
        <translation>Elvétel: „{card}” ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.too_many_card_uses">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You can use it at most {most} times.</source>
        <translation>Legfeljebb {most} alkalommal használhatod.</translation>
    </message>
    <message id="underwater_cities.too_much_of_good_paid">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>Only {need} are due of this: {good}.</source>
        <translation>Ebből csak {need} fizetendő: {good}.</translation>
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
        <translation>alagúthely ({name})</translation>
    </message>
    <message id="underwater_cities.unused_metropolises">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>unused metropolises</source>
        <translation>nem használt metropoliszok</translation>
    </message>
    <message id="underwater_cities.upgrade_piece_just_built">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <source>Upgrade what you have just built.</source>
        <translation>Fejleszd, amit most építettél.</translation>
    </message>
    <message id="underwater_cities.upgrade_structure">
        <location filename="../engine/underwater_cities/structures/build_upgrade.py"/>
        <location filename="../engine/underwater_cities/structures/upgrading.py"/>
        <source>Upgrade: {place}</source>
        <translation>Fejlesztés: {place}</translation>
    </message>
    <message id="underwater_cities.upgraded_building_at_site">
        <location filename="../engine/underwater_cities/describe.py"/>
        <source>upgraded {what} at {name}</source>
        <translation>fejlesztett {what} ({name})</translation>
    </message>
    <message id="underwater_cities.upper_left">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper left</source>
        <translation>bal felső</translation>
    </message>
    <message id="underwater_cities.upper_middle">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper middle</source>
        <translation>felső középső</translation>
    </message>
    <message id="underwater_cities.upper_right">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>upper right</source>
        <translation>jobb felső</translation>
    </message>
    <message id="underwater_cities.use_card">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Use {card}</source>
        <translation>Használat: „{card}”</translation>
    </message>
    <message id="underwater_cities.use_card_times">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{times} times</source>
        <translation>{times} alkalommal</translation>
    </message>
    <message id="underwater_cities.use_card_with_effect">
        <location filename="../engine/underwater_cities/offers.py"/>
        <source>Use {card} – {words}</source>
        <translation>Használat: „{card}” – {words}</translation>
    </message>
    <message id="underwater_cities.use_no_ability">
        <location filename="../engine/underwater_cities/effects/abilities.py"/>
        <source>Use none</source>
        <translation>Egyiket sem</translation>
    </message>
    <message id="underwater_cities.use_no_action_card">
        <location filename="../engine/underwater_cities/action_cards.py"/>
        <source>Use no card</source>
        <translation>Egyik kártyát sem</translation>
    </message>
    <message id="underwater_cities.when_colours_differ">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When your card and the chosen coloured slot differ in colour: {effect}</source>
        <translation>Amikor a kártyád és a választott színes akcióhely színe eltér: {effect}</translation>
    </message>
    <message id="underwater_cities.when_federation_space_entered">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When your marker enters space {space} of the Federation track: {effect}</source>
        <translation>Amikor a jelölőd a szövetségsáv {space}. mezőjére lép: {effect}</translation>
    </message>
    <message id="underwater_cities.when_metropolis_connected">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When one of your metropolises becomes connected: {effect}</source>
        <translation>Amikor egy metropoliszod csatlakoztatottá válik: {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_built">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Whenever you build number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Amikor egy csatlakoztatott városnál ilyenből {nth.az}. darabot építed ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_upgraded">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>Whenever you upgrade number {nth} of this kind at a connected city ({what}): {effect}</source>
        <translation>Amikor egy csatlakoztatott városnál ilyenből {nth.az}. darabot fejleszted ({what}): {effect}</translation>
    </message>
    <message id="underwater_cities.when_nth_tunnel_of_turn">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you build tunnel number {nth} of a turn: {effect}</source>
        <translation>Amikor egy körben {nth.az}. alagutadat építed: {effect}</translation>
    </message>
    <message id="underwater_cities.when_one_of_slots_used">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you use one of these action slots ({slots}): {effect}</source>
        <translation>Amikor ezen akcióhelyek egyikét használod: {slots}. {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_gives_enough">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When a slot itself gives you at least {amount}: {effect}</source>
        <translation>Ha egy akcióhely maga ad legalább {amount.acc}: {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_used">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>When you use the {slot}: {effect}</source>
        <translation>Amikor ezt az akcióhelyet használod: {slot}. {effect}</translation>
    </message>
    <message id="underwater_cities.wrong_total_of_goods_paid">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>You must pay {need} in kelp, steelplast and biomatter combined.</source>
        <translation>Hínárban, acéllemezben és biomasszában összesen ennyi fizetendő: {need}.</translation>
    </message>
    <message id="underwater_cities.yellow_slot">
        <location filename="../engine/underwater_cities/structures/spots.py"/>
        <source>yellow slot {number}</source>
        <translation>{number}. sárga akcióhely</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message id="window.about_program">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>One table for four board games: played by the rules, or freely by hand.</source>
        <translation>Egy asztal négy társasjátékhoz: szabályok szerint vagy szabad kézzel.</translation>
    </message>
    <message id="window.about_title">
        <location filename="../qtapp/dialogs/about.py"/>
        <location filename="../qtapp/dialogs/settings.py"/>
        <source>About Társas</source>
        <translation>A Társas névjegye</translation>
    </message>
    <message id="window.about_unofficial">
        <location filename="../qtapp/dialogs/about.py"/>
        <location filename="../qtapp/windows/start.py"/>
        <source>Unofficial. The names of the games belong to their publishers; every picture is our own.</source>
        <translation>Nem hivatalos. A játékok neve a kiadóiké; minden kép saját munka.</translation>
    </message>
    <message id="window.about_version">
        <location filename="../qtapp/dialogs/about.py"/>
        <source>Version {version}</source>
        <translation>Verzió: {version}</translation>
    </message>
    <message id="window.area_of_seat">
        <location filename="../qtapp/board/motion/camera.py"/>
        <source>Area of {seat}</source>
        <translation>{seat} területe</translation>
    </message>
    <message id="window.areas_of_others">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Areas of the others</source>
        <translation>A többiek területei</translation>
    </message>
    <message id="window.back_to_last_legal_position">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Back to the last legal position</source>
        <translation>Vissza az utolsó szabályos álláshoz</translation>
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
        <translation>Gátak és turbinák az Alpokban</translation>
    </message>
    <message id="window.barrage_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Barrage</source>
        <translation>Duzzasztómű</translation>
    </message>
    <message id="window.board_label">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message id="window.board_named">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Board {name}</source>
        <translation>Tábla: {name}</translation>
    </message>
    <message id="window.bonus_during_game">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>bonus during the game</source>
        <translation>állandó bónusz</translation>
    </message>
    <message id="window.built_in_cards">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>The cards that come with the program</source>
        <translation>A programmal érkező kártyák</translation>
    </message>
    <message id="window.cancel">
        <location filename="../qtapp/dialogs/frame.py"/>
        <location filename="../qtapp/windows/message_bar.py"/>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message id="window.cannot_open_file">
        <location filename="../qtapp/windows/files.py"/>
        <source>“{file}” cannot be opened: {reason}</source>
        <translation>Ez a fájl nem nyitható meg: „{file}”. {reason}</translation>
    </message>
    <message id="window.card_pack">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Card pack</source>
        <translation>Kártyacsomag</translation>
    </message>
    <message id="window.card_pack_files">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Card packs</source>
        <translation>Kártyacsomagok</translation>
    </message>
    <message id="window.card_pack_of_another_game">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>This card pack belongs to another game.</source>
        <translation>Ez a kártyacsomag egy másik játékhoz tartozik.</translation>
    </message>
    <message id="window.card_pack_tip">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>A card pack is a file with cards of your own box; a saved game keeps its pack.</source>
        <translation>A kártyacsomag egy fájl a saját dobozod kártyáival; a mentett játék megőrzi a kártyacsomagot.</translation>
    </message>
    <message id="window.card_pack_unusable">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>This card pack cannot be used: {file}</source>
        <translation>Ez a kártyacsomag nem használható: {file}</translation>
    </message>
    <message id="window.change_colour_and_symbol">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Another colour and symbol</source>
        <translation>Másik szín és jel</translation>
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
        <translation>karakterkártya</translation>
    </message>
    <message id="window.choose_between_low_and_high">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Choose {low} to {high}.</source>
        <translation>Válassz: {low}–{high}.</translation>
    </message>
    <message id="window.choose_card_pack_button">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Choose a card pack…</source>
        <translation>Kártyacsomag választása…</translation>
    </message>
    <message id="window.choose_card_pack_title">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Choose a card pack</source>
        <translation>Kártyacsomag választása</translation>
    </message>
    <message id="window.choose_exactly">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Choose {n}.</source>
        <translation>Válassz ennyit: {n}.</translation>
    </message>
    <message id="window.choose_picture_button">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Choose a picture …</source>
        <translation>Kép választása…</translation>
    </message>
    <message id="window.choose_resume_point">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Where should play continue?</source>
        <translation>Honnan folytatjátok?</translation>
    </message>
    <message id="window.close">
        <location filename="../qtapp/dialogs/frame.py"/>
        <location filename="../qtapp/panels/whynot.py"/>
        <location filename="../qtapp/windows/message_bar.py"/>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message id="window.coming_later">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Coming later</source>
        <translation>Később érkezik</translation>
    </message>
    <message id="window.common_area">
        <location filename="../qtapp/board/motion/camera.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Common area</source>
        <translation>Közös terület</translation>
    </message>
    <message id="window.computer">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <location filename="../qtapp/panels/seats.py"/>
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
    <message id="window.confirm_undo_after_reveal">
        <location filename="../qtapp/windows/history.py"/>
        <source>This step has already revealed {what}. Undo it all the same?</source>
        <translation>Ez a lépés már felfedte: {what}. Így is visszavonod?</translation>
    </message>
    <message id="window.continue_title">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message id="window.copy_of_open_game">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>This game is open in another window. Here is a copy of it; the other one stays as it is.</source>
        <translation>Ez a játék egy másik ablakban is meg van nyitva. Itt a másolatát látod; az eredeti érintetlen marad.</translation>
    </message>
    <message id="window.corners_must_span_board">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>The four corners must span the board: drag them apart.</source>
        <translation>A négy saroknak közre kell fognia a táblát: húzd szét őket.</translation>
    </message>
    <message id="window.counts_need_free_hands">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>In sandbox mode (F2) you can set counts, phase and turn here.</source>
        <translation>Szabad kéznél (F2) itt állíthatod be a darabszámokat, a fázist és a soron következőt.</translation>
    </message>
    <message id="window.curtain_your_turn">
        <location filename="../qtapp/windows/handover.py"/>
        <source>{seat}, it's your turn!</source>
        <translation>{seat}, te jössz!</translation>
    </message>
    <message id="window.deal_one_to_every_seat">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Deal one to every seat</source>
        <translation>Egy-egy kiosztása mindenkinek</translation>
    </message>
    <message id="window.deal_one_to_seat">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Deal one to …</source>
        <translation>Egy kiosztása…</translation>
    </message>
    <message id="window.decision">
        <location filename="../qtapp/windows/game.py"/>
        <source>Decision</source>
        <translation>Döntés</translation>
    </message>
    <message id="window.default_player_name">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message id="window.default_skin_name">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>My board</source>
        <translation>Az én táblám</translation>
    </message>
    <message id="window.did_you_mean_word">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <source>Did you mean “{word}”?</source>
        <translation>Erre gondoltál: „{word}”?</translation>
    </message>
    <message id="window.done">
        <location filename="../qtapp/dialogs/small.py"/>
        <location filename="../qtapp/panels/decision.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message id="window.drag_corners_onto_board">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Drag the four corners onto the corners of the board. Keys 1 to 4 choose a corner, arrow keys move it.</source>
        <translation>Húzd át a négy sarkot a tábla sarkaira. Az 1–4 billentyű sarkot választ, a nyílbillentyűk arrébb igazítják.</translation>
    </message>
    <message id="window.earlier_moment_shown">
        <location filename="../qtapp/windows/history.py"/>
        <source>You are at an earlier step. If you play on from here, the later steps are kept as a branch.</source>
        <translation>Ez egy korábbi pillanat. Ha innen játszol tovább, a későbbi lépések ágként megmaradnak.</translation>
    </message>
    <message id="window.english_title_and_line">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>{title} · {line}</source>
        <translation>{title} · {line}</translation>
    </message>
    <message id="window.everything_agrees_with_rules">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>No rule is broken.</source>
        <translation>Minden megfelel a szabályoknak.</translation>
    </message>
    <message id="window.export_picture_title">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/windows/files.py"/>
        <source>Export picture</source>
        <translation>Kép exportálása</translation>
    </message>
    <message id="window.export_scans_title">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Export scans</source>
        <translation>Szkennelt képek exportálása</translation>
    </message>
    <message id="window.fetch_from_box">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Fetch from the box</source>
        <translation>Hozzáadás a dobozból</translation>
    </message>
    <message id="window.file_being_written">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>Writing: {file}</source>
        <translation>Mentés: {file}</translation>
    </message>
    <message id="window.file_belongs_to_open_game">
        <location filename="../qtapp/windows/files.py"/>
        <source>“{file}” belongs to a game that is open now. Choose another name.</source>
        <translation>Ez a fájl egy éppen megnyitott játékhoz tartozik: „{file}”. Válassz másik nevet.</translation>
    </message>
    <message id="window.file_not_writable">
        <location filename="../qtapp/windows/boards.py"/>
        <source>The file cannot be written: {file}</source>
        <translation>A fájl nem írható: {file}</translation>
    </message>
    <message id="window.file_went_on_elsewhere">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>“{file}” was changed by another program. It stays as it is; this game goes on as “{own}”.</source>
        <translation>Egy másik program megváltoztatta ezt a fájlt: „{file}”. Úgy marad, ahogy van; ez a játék új fájlban folytatódik: „{own}”.</translation>
    </message>
    <message id="window.files_left_out">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Left out because it cannot be read: {files}.</source>
        <translation>Kimaradt, mert nem olvasható: {files}.</translation>
    </message>
    <message id="window.files_left_out_and_more" numerus="yes">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Left out because they cannot be read: {files} and %n more.</source>
        <translation>
            <numerusform>Kimaradt, mert nem olvasható: {files} és még %n fájl.</numerusform>
        </translation>
    </message>
    <message id="window.filter_options">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Filter the options</source>
        <translation>Lehetőségek szűrése</translation>
    </message>
    <message id="window.final_result_title">
        <location filename="../qtapp/dialogs/result.py"/>
        <location filename="../qtapp/panels/decision.py"/>
        <source>Final result</source>
        <translation>Végeredmény</translation>
    </message>
    <message id="window.find_count">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Find a count</source>
        <translation>Darabszám keresése</translation>
    </message>
    <message id="window.finding_must_be_settled">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>This must be settled before the game can continue.</source>
        <translation>Ezt rendezni kell: a játék így nem folytatható.</translation>
    </message>
    <message id="window.findings_left_as_they_are" numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>%n finding(s) are left as they are.</source>
        <translation>
            <numerusform>%n eltérés így marad.</numerusform>
        </translation>
    </message>
    <message id="window.findings_to_settle" numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>Még %n eltérést kell rendezni, mielőtt szigorúan folytatjátok.</numerusform>
        </translation>
    </message>
    <message id="window.finished_with_verdict">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Finished · {verdict}</source>
        <translation>Vége · {verdict}</translation>
    </message>
    <message id="window.first_is_done_first">
        <location filename="../qtapp/panels/decision.py"/>
        <source>The first is done first.</source>
        <translation>Az első kerül sorra először.</translation>
    </message>
    <message id="window.fly_here">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Fly here</source>
        <translation>Ugrás ide</translation>
    </message>
    <message id="window.free_hands">
        <location filename="../qtapp/panels/sandbox.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>Free hands</source>
        <translation>Szabad kéz</translation>
    </message>
    <message id="window.free_hands_begun">
        <location filename="../qtapp/windows/game.py"/>
        <source>Sandbox: the rules are not checked.</source>
        <translation>Szabad kéz: a program most nem ellenőrzi a szabályokat.</translation>
    </message>
    <message id="window.free_hands_hint">
        <location filename="../qtapp/panels/sandbox.py"/>
        <source>Drag anything anywhere. A right click offers more.</source>
        <translation>Bármit bárhová áthúzhatsz. A jobb gombbal kattintva további lehetőségek jelennek meg.</translation>
    </message>
    <message id="window.game_is_over">
        <location filename="../qtapp/panels/decision.py"/>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message id="window.game_not_saved_title">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>The game is not saved</source>
        <translation>A játék nincs elmentve</translation>
    </message>
    <message id="window.game_people_range">
        <location filename="../qtapp/windows/game_card.py"/>
        <source>{low}–{high} people</source>
        <translation>{low}–{high} fő</translation>
    </message>
    <message id="window.game_setup_failed">
        <location filename="../qtapp/windows/main.py"/>
        <source>The game cannot be set up: {reason}</source>
        <translation>A játékot nem lehet előkészíteni: {reason}</translation>
    </message>
    <message id="window.game_waits_in_free_hands">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Sandbox: the game is paused. Press F2 to return to strict play.</source>
        <translation>Szabad kéz: a játék vár. Az F2 visszatér a szigorú módhoz.</translation>
    </message>
    <message id="window.game_went_on_by_itself" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>The game went on by itself, %n step(s) in a row.</source>
        <translation>
            <numerusform>A játék magától haladt tovább: %n lépés egymás után.</numerusform>
        </translation>
    </message>
    <message id="window.ginkgopolis_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>A city among ginkgo trees</source>
        <translation>Város a ginkgofák között</translation>
    </message>
    <message id="window.ginkgopolis_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="window.goes_first">
        <location filename="../qtapp/panels/seats.py"/>
        <source>Goes first</source>
        <translation>Kezd</translation>
    </message>
    <message id="window.hidden_step">
        <location filename="../qtapp/panels/log.py"/>
        <source>A hidden step</source>
        <translation>Rejtett lépés</translation>
    </message>
    <message id="window.imperial_miners_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Shafts and carts below the hill</source>
        <translation>Tárnák és csillék a domb mélyén</translation>
    </message>
    <message id="window.imperial_miners_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Imperial Miners</source>
        <translation>Birodalmi bányászok</translation>
    </message>
    <message id="window.import_scans_title">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Import scans</source>
        <translation>Szkennelt képek importálása</translation>
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
        <translation>{seat} következik · {people}</translation>
    </message>
    <message id="window.key_help_between_things">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: arrow keys move between pieces and places; Enter picks up and drops</source>
        <translation>Az asztalon: lépés egyik dologról a másikra; Enterrel veszed fel és teszed le</translation>
    </message>
    <message id="window.key_help_close_message">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Close the why-not card or a message</source>
        <translation>A „Miért nem?” kártya vagy egy üzenet bezárása</translation>
    </message>
    <message id="window.key_help_fit_all">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: fit all</source>
        <translation>Az asztalon: teljes asztal</translation>
    </message>
    <message id="window.key_help_next_area">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>On the table: next area; while holding a piece: next possible drop</source>
        <translation>Az asztalon: a következő területre; ha van valami a kezedben: a következő helyre, ahová leteheted</translation>
    </message>
    <message id="window.key_help_take_option">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Take an option of the decision panel; on the table: fly to an area</source>
        <translation>Lehetőség választása a döntéspanelen; az asztalon: ugrás egy területre</translation>
    </message>
    <message id="window.key_help_timeline">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Move along the timeline when it has focus</source>
        <translation>Haladás az idővonalon, ha az van kijelölve</translation>
    </message>
    <message id="window.key_help_to_decision">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Go to the decision; press again for the table</source>
        <translation>A döntéshez; onnan az asztalhoz</translation>
    </message>
    <message id="window.keys_title">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message id="window.leave_finding_as_it_is">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Leave as is</source>
        <translation>Maradjon így</translation>
    </message>
    <message id="window.leave_without_saving_button">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>Leave without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message id="window.log">
        <location filename="../qtapp/windows/game.py"/>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message id="window.log_entry_tip">
        <location filename="../qtapp/panels/log.py"/>
        <source>Click: show and rule. Double click: go to this moment.</source>
        <translation>Kattintás: megmutatja a helyet és a szabályt. Dupla kattintás: ugrás ehhez a pillanathoz.</translation>
    </message>
    <message id="window.look_back_button">
        <location filename="../qtapp/dialogs/result.py"/>
        <source>Look back</source>
        <translation>Visszatekintés</translation>
    </message>
    <message id="window.menu_about">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;About Társas</source>
        <translation>A &amp;Társas névjegye</translation>
    </message>
    <message id="window.menu_another_appearance">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Another &amp;appearance</source>
        <translation>Másik &amp;megjelenés</translation>
    </message>
    <message id="window.menu_board">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Board</source>
        <translation>&amp;Tábla</translation>
    </message>
    <message id="window.menu_decision">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Decision</source>
        <translation>&amp;Döntés</translation>
    </message>
    <message id="window.menu_drawn_board">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Drawn board</source>
        <translation>&amp;Rajzolt tábla</translation>
    </message>
    <message id="window.menu_edit">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Edit</source>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message id="window.menu_export_picture">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Export picture…</source>
        <translation>Kép &amp;exportálása…</translation>
    </message>
    <message id="window.menu_export_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Export scans…</source>
        <translation>Szkennelt képek exportálása…</translation>
    </message>
    <message id="window.menu_fit_all">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Fit all</source>
        <translation>&amp;Teljes asztal</translation>
    </message>
    <message id="window.menu_fly_to">
        <location filename="../qtapp/windows/game.py"/>
        <source>Fly to</source>
        <translation>Ugrás ide</translation>
    </message>
    <message id="window.menu_full_screen">
        <location filename="../qtapp/kit/actions.py"/>
        <source>F&amp;ull screen</source>
        <translation>Teljes képe&amp;rnyő</translation>
    </message>
    <message id="window.menu_game">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message id="window.menu_help">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message id="window.menu_import_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Import scans…</source>
        <translation>Szkennelt képek importálása…</translation>
    </message>
    <message id="window.menu_keys">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Keys</source>
        <translation>&amp;Billentyűk</translation>
    </message>
    <message id="window.menu_larger_text">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Larger text</source>
        <translation>Nagyobb &amp;szöveg</translation>
    </message>
    <message id="window.menu_my_scans">
        <location filename="../qtapp/windows/boards.py"/>
        <source>My scans</source>
        <translation>Saját szkennelt képek</translation>
    </message>
    <message id="window.menu_new_game">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
    </message>
    <message id="window.menu_nudge_places">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Nudge places</source>
        <translation>Helyek arrébb igazítása</translation>
    </message>
    <message id="window.menu_open">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message id="window.menu_quit">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message id="window.menu_redo">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message id="window.menu_remark">
        <location filename="../qtapp/kit/actions.py"/>
        <source>R&amp;emark…</source>
        <translation>Megjegy&amp;zés…</translation>
    </message>
    <message id="window.menu_rules">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Rules</source>
        <translation>Sza&amp;bályok</translation>
    </message>
    <message id="window.menu_save_as">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Save &amp;as…</source>
        <translation>Mentés má&amp;sként…</translation>
    </message>
    <message id="window.menu_search_rules">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Search the rules</source>
        <translation>&amp;Keresés a szabályokban</translation>
    </message>
    <message id="window.menu_settings">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message id="window.menu_slow_motion">
        <location filename="../qtapp/kit/actions.py"/>
        <source>S&amp;low motion</source>
        <translation>L&amp;assított lejátszás</translation>
    </message>
    <message id="window.menu_smaller_text">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Smaller text</source>
        <translation>Kise&amp;bb szöveg</translation>
    </message>
    <message id="window.menu_start_page">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Start page</source>
        <translation>&amp;Kezdőlap</translation>
    </message>
    <message id="window.menu_step_back">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Step &amp;back</source>
        <translation>Lépés &amp;vissza</translation>
    </message>
    <message id="window.menu_step_forward">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Step &amp;forward</source>
        <translation>Lépés elő&amp;re</translation>
    </message>
    <message id="window.menu_switch_mode">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Switch &amp;mode</source>
        <translation>&amp;Módváltás</translation>
    </message>
    <message id="window.menu_timeline">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Timeline</source>
        <translation>&amp;Idővonal</translation>
    </message>
    <message id="window.menu_to_main_line">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;main line</source>
        <translation>A &amp;főágra</translation>
    </message>
    <message id="window.menu_to_newest_step">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;newest step</source>
        <translation>A legújabb lépés&amp;hez</translation>
    </message>
    <message id="window.menu_to_start">
        <location filename="../qtapp/kit/actions.py"/>
        <source>To the &amp;start</source>
        <translation>Az &amp;elejére</translation>
    </message>
    <message id="window.menu_undo">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message id="window.menu_use_my_scan">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Use my &amp;scan…</source>
        <translation>&amp;Saját szkennelt kép használata…</translation>
    </message>
    <message id="window.menu_view">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message id="window.menu_what_if">
        <location filename="../qtapp/kit/actions.py"/>
        <source>&amp;What if…?</source>
        <translation>&amp;Mi lenne, ha…?</translation>
    </message>
    <message id="window.menu_zoom_in">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Zoom &amp;in</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message id="window.menu_zoom_out">
        <location filename="../qtapp/kit/actions.py"/>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message id="window.middle_of_table">
        <location filename="../qtapp/board/motion/camera.py"/>
        <source>Middle of the table</source>
        <translation>Az asztal közepe</translation>
    </message>
    <message id="window.more_mistakes_left_out" numerus="yes">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <location filename="../qtapp/panels/tidy.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>és még %n</numerusform>
        </translation>
    </message>
    <message id="window.more_options_button">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message id="window.motion_speed">
        <location filename="../qtapp/panels/motion.py"/>
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="window.move_earlier_button">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Earlier</source>
        <translation>Előrébb</translation>
    </message>
    <message id="window.move_later_button">
        <location filename="../qtapp/panels/item_questions.py"/>
        <source>Later</source>
        <translation>Hátrébb</translation>
    </message>
    <message id="window.new_game_button">
        <location filename="../qtapp/dialogs/result.py"/>
        <location filename="../qtapp/windows/game_card.py"/>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message id="window.new_game_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>New game: {game}</source>
        <translation>Új játék: {game}</translation>
    </message>
    <message id="window.no_board_for_scan">
        <location filename="../qtapp/windows/boards.py"/>
        <source>This game has no board that a scan could be laid over.</source>
        <translation>Ennek a játéknak nincs olyan táblája, amelyre szkennelt kép kerülhetne.</translation>
    </message>
    <message id="window.no_kept_games_yet">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Games you play are saved here automatically.</source>
        <translation>A játékaitok itt maguktól megmaradnak.</translation>
    </message>
    <message id="window.no_rule_found">
        <location filename="../qtapp/panels/rules.py"/>
        <source>No rule has these words.</source>
        <translation>Egyik szabályban sincsenek ilyen szavak.</translation>
    </message>
    <message id="window.not_a_readable_picture">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>This picture cannot be read. Use a JPEG or PNG file.</source>
        <translation>Ez a fájl nem olvasható kép. A JPEG és a PNG megfelel.</translation>
    </message>
    <message id="window.not_saved">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message id="window.not_saved_disk_full">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The disk is full: the game cannot be saved. You can play on.</source>
        <translation>Betelt a lemez: a játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.not_saved_folder_not_writable">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The folder cannot be written to: the game cannot be saved. You can play on.</source>
        <translation>A mappába nem lehet írni: a játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.not_saved_unknown_reason">
        <location filename="../qtapp/session/autosave.py"/>
        <source>The game cannot be saved. You can play on.</source>
        <translation>A játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.nothing_to_redo">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to redo.</source>
        <translation>Nincs mit újra végrehajtani.</translation>
    </message>
    <message id="window.nothing_to_show_in_step">
        <location filename="../qtapp/windows/history.py"/>
        <source>This step has nothing to show.</source>
        <translation>Ebben a lépésben nincs mit megmutatni.</translation>
    </message>
    <message id="window.nothing_to_tidy_up">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Strict play: nothing to tidy up. Press F2 for the sandbox.</source>
        <translation>Szigorú módban játszotok: nincs mit rendezni. Az F2 szabad kezet ad.</translation>
    </message>
    <message id="window.nothing_to_try_anew">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to retry yet.</source>
        <translation>Még nincs mit másképp megpróbálni.</translation>
    </message>
    <message id="window.nothing_to_undo">
        <location filename="../qtapp/windows/history.py"/>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message id="window.nudge_places_hint">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Drag each place to where it is on your picture. Nothing is played meanwhile.</source>
        <translation>Húzd át mindegyik helyet oda, ahol a képeden van. Közben a játék áll.</translation>
    </message>
    <message id="window.number_of_people">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Number of people</source>
        <translation>Játékosok száma</translation>
    </message>
    <message id="window.open_button">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message id="window.open_game_title">
        <location filename="../qtapp/windows/files.py"/>
        <source>Open a game</source>
        <translation>Játék megnyitása</translation>
    </message>
    <message id="window.other_revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n további játékelem</numerusform>
        </translation>
    </message>
    <message id="window.own_area">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Own area</source>
        <translation>Saját terület</translation>
    </message>
    <message id="window.pause">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message id="window.pdf_page">
        <location filename="../qtapp/windows/files.py"/>
        <source>PDF page</source>
        <translation>PDF-oldal</translation>
    </message>
    <message id="window.people">
        <location filename="../qtapp/panels/seats.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>People</source>
        <translation>Játékosok</translation>
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
        <translation>Fázis és soron következő</translation>
    </message>
    <message id="window.picture_damaged">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is damaged and cannot be read to its end.</source>
        <translation>A kép sérült, nem olvasható végig.</translation>
    </message>
    <message id="window.picture_file_missing">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture cannot be read: the file is not there.</source>
        <translation>A kép nem olvasható: nincs meg a fájl.</translation>
    </message>
    <message id="window.picture_files">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
    <message id="window.picture_format_unsupported">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.</source>
        <translation>Az ilyen kép itt nem olvasható: {kind}. Mentsd JPEG vagy PNG formában, és válaszd ki újra.</translation>
    </message>
    <message id="window.picture_not_writable">
        <location filename="../qtapp/dialogs/export.py"/>
        <source>The picture cannot be written: {file}</source>
        <translation>A kép nem írható ki: {file}</translation>
    </message>
    <message id="window.picture_too_many_megabytes">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too large: at most {most} MB.</source>
        <translation>A kép túl nagy: legfeljebb {most} MB lehet.</translation>
    </message>
    <message id="window.picture_too_many_pixels">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too large: {width} × {height} pixels. At most {most} on a side.</source>
        <translation>A kép túl nagy: {width} × {height} képpont. Egyik oldala sem lehet több, mint {most} képpont.</translation>
    </message>
    <message id="window.picture_too_small">
        <location filename="../qtapp/board/scan/perspective.py"/>
        <source>The picture is too small to be a board.</source>
        <translation>A kép túl kicsi ahhoz, hogy tábla legyen.</translation>
    </message>
    <message id="window.play_motion_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message id="window.play_on_button">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message id="window.play_on_strictly_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Play on strictly</source>
        <translation>Szigorú folytatás</translation>
    </message>
    <message id="window.png_picture">
        <location filename="../qtapp/windows/files.py"/>
        <source>PNG picture</source>
        <translation>PNG-kép</translation>
    </message>
    <message id="window.possible_instead_title">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>This is possible instead</source>
        <translation>Ezt lehet helyette</translation>
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
        <translation>Négy játék, egy asztal</translation>
    </message>
    <message id="window.put_into_box">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Put into the box</source>
        <translation>Vissza a dobozba</translation>
    </message>
    <message id="window.recent_games_title">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>Recent games</source>
        <translation>Legutóbbi játékok</translation>
    </message>
    <message id="window.remark">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Remark</source>
        <translation>Megjegyzés</translation>
    </message>
    <message id="window.remark_in_log">
        <location filename="../qtapp/panels/log.py"/>
        <source>Remark: {text}</source>
        <translation>Megjegyzés: {text}</translation>
    </message>
    <message id="window.repair_all_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Repair all</source>
        <translation>Összes kijavítása</translation>
    </message>
    <message id="window.resume_as_we_were">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Resume where we were</source>
        <translation>Ahol abbahagytátok</translation>
    </message>
    <message id="window.revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/history.py"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n játékelem</numerusform>
        </translation>
    </message>
    <message id="window.rule_id">
        <location filename="../qtapp/panels/rules.py"/>
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Rule: {id}</source>
        <translation>Szabály: {id}</translation>
    </message>
    <message id="window.rule_in_this_game_title">
        <location filename="../qtapp/panels/rules.py"/>
        <source>In this game</source>
        <translation>Ebben a játékban</translation>
    </message>
    <message id="window.rule_source">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Source: {source}</source>
        <translation>Forrás: {source}</translation>
    </message>
    <message id="window.rules">
        <location filename="../qtapp/windows/game.py"/>
        <location filename="../qtapp/windows/game_card.py"/>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message id="window.rules_of_game_title">
        <location filename="../qtapp/dialogs/small.py"/>
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message id="window.sandbox_tab">
        <location filename="../qtapp/board/paint/backdrop.py"/>
        <source>Sandbox · F2</source>
        <translation>Szabad kéz · F2</translation>
    </message>
    <message id="window.save_game_title">
        <location filename="../qtapp/windows/files.py"/>
        <source>Save the game</source>
        <translation>Játék mentése</translation>
    </message>
    <message id="window.saved">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message id="window.saved_game_files">
        <location filename="../qtapp/windows/files.py"/>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message id="window.saved_to_file">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <location filename="../qtapp/windows/main.py"/>
        <source>Saved: {file}</source>
        <translation>Mentve: {file}</translation>
    </message>
    <message id="window.saved_today">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>today {time}</source>
        <translation>ma {time}</translation>
    </message>
    <message id="window.saved_with_other_rules">
        <location filename="../qtapp/windows/files.py"/>
        <source>This game was saved with a different version of the rules. From step {number} on it is shown as recorded, not rechecked.</source>
        <translation>Ezt a játékot más szabályverzióval mentették. {number.Az}. lépéstől kezdve a mai szabályok szerint nem játszható vissza; minden úgy látszik, ahogy rögzítve van.</translation>
    </message>
    <message id="window.saved_yesterday">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>yesterday {time}</source>
        <translation>tegnap {time}</translation>
    </message>
    <message id="window.saving">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>Saving…</source>
        <translation>Mentés…</translation>
    </message>
    <message id="window.saving_takes_long">
        <location filename="../qtapp/windows/keeping.py"/>
        <source>The disk does not answer: the last moves are not saved yet.</source>
        <translation>A lemez nem válaszol: az utolsó lépések még nincsenek elmentve.</translation>
    </message>
    <message id="window.scan_files">
        <location filename="../qtapp/windows/boards.py"/>
        <source>Scans of a board</source>
        <translation>Egy tábla szkennelt képei</translation>
    </message>
    <message id="window.scans_of_another_game">
        <location filename="../qtapp/windows/boards.py"/>
        <source>These scans belong to another game; they are kept for it.</source>
        <translation>Ezek a szkennelt képek egy másik játékhoz tartoznak; annál megmaradnak.</translation>
    </message>
    <message id="window.scores_at_end">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>scores at the end</source>
        <translation>játék végi bónusz</translation>
    </message>
    <message id="window.search_rules_field">
        <location filename="../qtapp/panels/rules.py"/>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message id="window.seat_is_choosing">
        <location filename="../qtapp/games/barrage/table.py"/>
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <location filename="../qtapp/games/underwater_cities/table.py"/>
        <source>is choosing …</source>
        <translation>választ…</translation>
    </message>
    <message id="window.seat_look_graphite_crescent">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>graphite, crescent</source>
        <translation>grafitszürke, félhold</translation>
    </message>
    <message id="window.seat_look_ivory_disc">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>ivory, disc</source>
        <translation>elefántcsont, korong</translation>
    </message>
    <message id="window.seat_look_orange_triangle">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>orange, triangle</source>
        <translation>narancssárga, háromszög</translation>
    </message>
    <message id="window.seat_look_teal_square">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>teal, square</source>
        <translation>türkiz, négyzet</translation>
    </message>
    <message id="window.seat_look_violet_cross">
        <location filename="../qtapp/dialogs/seat_row.py"/>
        <source>violet, cross</source>
        <translation>lila, kereszt</translation>
    </message>
    <message id="window.seat_sits_down_here">
        <location filename="../qtapp/panels/decision.py"/>
        <source>{seat} takes over</source>
        <translation>{seat} ül ide</translation>
    </message>
    <message id="window.seat_to_move">
        <location filename="../qtapp/panels/seats.py"/>
        <source>To move</source>
        <translation>Ő következik</translation>
    </message>
    <message id="window.seed">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Seed</source>
        <translation>Kezdőérték</translation>
    </message>
    <message id="window.seed_by_chance">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>at random</source>
        <translation>véletlen</translation>
    </message>
    <message id="window.seed_tip">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>The same seed gives the same shuffle.</source>
        <translation>Azonos kezdőérték, azonos keverés.</translation>
    </message>
    <message id="window.settings_button">
        <location filename="../qtapp/windows/start.py"/>
        <source>Settings…</source>
        <translation>Beállítások…</translation>
    </message>
    <message id="window.settings_from_newer_version">
        <location filename="../qtapp/run.py"/>
        <source>A newer version of this program wrote these settings. They are left unchanged; changes you make now will not be saved.</source>
        <translation>A beállításokat a program egy újabb verziója írta. Érintetlenül maradnak; amit most megváltoztatsz, az a végén elvész.</translation>
    </message>
    <message id="window.settled_by_resume_point">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Choose below where play should continue; that settles this.</source>
        <translation>Válaszd ki alább, honnan folytatjátok: ezzel ez is rendeződik.</translation>
    </message>
    <message id="window.setup_step">
        <location filename="../qtapp/panels/log.py"/>
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="window.show_finding_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Show</source>
        <translation>Megmutatás</translation>
    </message>
    <message id="window.show_my_cards_button">
        <location filename="../qtapp/windows/handover.py"/>
        <source>Show my cards</source>
        <translation>Lapjaim megmutatása</translation>
    </message>
    <message id="window.show_obstacle_button">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Show what is in the way</source>
        <translation>Ami útban van</translation>
    </message>
    <message id="window.show_rule_button">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Show the rule</source>
        <translation>Szabály megmutatása</translation>
    </message>
    <message id="window.show_to_everybody">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Show to everybody</source>
        <translation>Megmutatás mindenkinek</translation>
    </message>
    <message id="window.shuffle">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Shuffle</source>
        <translation>Keverés</translation>
    </message>
    <message id="window.skin_file_damaged">
        <location filename="../qtapp/board/scan/scans.py"/>
        <location filename="../qtapp/windows/boards.py"/>
        <source>The file is not a scan set, or it is damaged.</source>
        <translation>A fájl nem táblakép, vagy sérült.</translation>
    </message>
    <message id="window.skin_file_holds_foreign_content">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The file holds something that does not belong to a skin.</source>
        <translation>A fájlban olyasmi is van, ami nem való táblaképbe.</translation>
    </message>
    <message id="window.skin_file_holds_too_much">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The file holds more than a skin may have.</source>
        <translation>A fájl többet tartalmaz, mint amennyi egy táblaképben lehet.</translation>
    </message>
    <message id="window.skin_from_newer_version">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin was made by a newer version of this program.</source>
        <translation>A táblaképet a program újabb verziója készítette.</translation>
    </message>
    <message id="window.skin_list_damaged">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The list of the skin is damaged.</source>
        <translation>A táblakép jegyzéke sérült.</translation>
    </message>
    <message id="window.skin_list_missing">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin has no list of its boards.</source>
        <translation>A táblaképből hiányzik a táblák jegyzéke.</translation>
    </message>
    <message id="window.skin_list_too_long">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The list of the skin is too long.</source>
        <translation>A táblakép jegyzéke túl hosszú.</translation>
    </message>
    <message id="window.skin_name_label">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Name of the skin</source>
        <translation>A táblakép neve</translation>
    </message>
    <message id="window.skin_not_writable">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>The skin cannot be written: {reason}</source>
        <translation>A táblakép nem írható ki: {reason}</translation>
    </message>
    <message id="window.skin_picture_damaged_or_oversized">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin is damaged or too large.</source>
        <translation>A táblakép egyik képe sérült vagy túl nagy.</translation>
    </message>
    <message id="window.skin_picture_missing">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin is missing.</source>
        <translation>A táblakép egyik képe hiányzik.</translation>
    </message>
    <message id="window.skin_picture_unreadable">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>A picture of the skin cannot be read; the drawn board is shown instead.</source>
        <translation>A táblakép egyik képe nem olvasható; helyette a rajzolt tábla látszik.</translation>
    </message>
    <message id="window.skin_too_large">
        <location filename="../qtapp/board/scan/scans.py"/>
        <source>The skin is too large.</source>
        <translation>A táblakép túl nagy.</translation>
    </message>
    <message id="window.speed">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message id="window.start_game_button">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message id="window.step_back_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Step back</source>
        <translation>Lépés vissza</translation>
    </message>
    <message id="window.step_forward_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>Step forward</source>
        <translation>Lépés előre</translation>
    </message>
    <message id="window.step_of_steps">
        <location filename="../qtapp/panels/motion.py"/>
        <source>{at} of {whole}</source>
        <translation>{at} / {whole}</translation>
    </message>
    <message id="window.stop_button">
        <location filename="../qtapp/dialogs/export.py"/>
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message id="window.straighten_and_use_button">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Straighten and use</source>
        <translation>Kiegyenesítés és használat</translation>
    </message>
    <message id="window.strict">
        <location filename="../qtapp/windows/game.py"/>
        <source>Strict</source>
        <translation>Szigorú</translation>
    </message>
    <message id="window.strict_play_begun">
        <location filename="../qtapp/windows/game.py"/>
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Szigorú mód: mostantól csak szabályos lépés lehetséges.</translation>
    </message>
    <message id="window.success_points">
        <location filename="../qtapp/games/ginkgopolis/table.py"/>
        <source>success points</source>
        <translation>sikerpontok</translation>
    </message>
    <message id="window.svg_drawing">
        <location filename="../qtapp/windows/files.py"/>
        <source>SVG drawing</source>
        <translation>SVG-rajz</translation>
    </message>
    <message id="window.take_as_new_position_button">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>Take this as the new position</source>
        <translation>Legyen ez az új állás</translation>
    </message>
    <message id="window.taken_as_new_position">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>This is taken as the new position.</source>
        <translation>Ez lesz az új állás.</translation>
    </message>
    <message id="window.tidy_up_title">
        <location filename="../qtapp/windows/game.py"/>
        <source>Tidy up</source>
        <translation>Rendrakás</translation>
    </message>
    <message id="window.timeline_title">
        <location filename="../qtapp/panels/timeline.py"/>
        <location filename="../qtapp/windows/game.py"/>
        <source>Timeline</source>
        <translation>Idővonal</translation>
    </message>
    <message id="window.to_newest_step_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>To the newest step</source>
        <translation>A legújabb lépéshez</translation>
    </message>
    <message id="window.to_start_button">
        <location filename="../qtapp/panels/motion.py"/>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message id="window.tools_title">
        <location filename="../qtapp/windows/game.py"/>
        <source>Tools</source>
        <translation>Eszközök</translation>
    </message>
    <message id="window.total">
        <location filename="../qtapp/dialogs/result.py"/>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message id="window.total_tip">
        <location filename="../qtapp/panels/seats.py"/>
        <source>Total: {n}</source>
        <translation>Összesen: {n}</translation>
    </message>
    <message id="window.try_again_button">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>Try again</source>
        <translation>Újrapróbálás</translation>
    </message>
    <message id="window.turn_by_quarter">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Turn by a quarter</source>
        <translation>Elforgatás negyed fordulattal</translation>
    </message>
    <message id="window.turn_over">
        <location filename="../qtapp/board/input/sandbox_menu.py"/>
        <source>Turn over</source>
        <translation>Megfordítás</translation>
    </message>
    <message id="window.underwater_cities_line">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Cities under glass on the sea floor</source>
        <translation>Üvegbúrás városok a tenger fenekén</translation>
    </message>
    <message id="window.underwater_cities_title">
        <location filename="../qtapp/windows/game_list.py"/>
        <source>Underwater Cities</source>
        <translation>Víz alatti városok</translation>
    </message>
    <message id="window.undo_button">
        <location filename="../qtapp/windows/history.py"/>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message id="window.undo_step_tip">
        <location filename="../qtapp/windows/game.py"/>
        <source>Undo: {step}</source>
        <translation>Visszavonás: {step}</translation>
    </message>
    <message id="window.unknown_game_name">
        <location filename="../qtapp/windows/recent_games.py"/>
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message id="window.unsaved_moves_would_be_lost">
        <location filename="../qtapp/dialogs/unsaved.py"/>
        <source>If you leave now, the last moves are lost. With “Save as…” the game can go to another place.</source>
        <translation>Ha most kilépsz, az utolsó lépések elvesznek. A „Mentés másként…” paranccsal máshová is elmentheted a játékot.</translation>
    </message>
    <message id="window.use_my_scan_title">
        <location filename="../qtapp/dialogs/scan.py"/>
        <source>Use my scan</source>
        <translation>Saját szkennelt kép használata</translation>
    </message>
    <message id="window.variants_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Variants</source>
        <translation>Változatok</translation>
    </message>
    <message id="window.waiting_for_people">
        <location filename="../qtapp/panels/decision.py"/>
        <source>Waiting for {people}</source>
        <translation>Várakozás: {people}</translation>
    </message>
    <message id="window.watch_in_slow_motion_button">
        <location filename="../qtapp/windows/history.py"/>
        <source>Watch in slow motion</source>
        <translation>Lassított lejátszás</translation>
    </message>
    <message id="window.what_happened_since_title">
        <location filename="../qtapp/windows/handover.py"/>
        <source>What happened since</source>
        <translation>Ami azóta történt</translation>
    </message>
    <message id="window.what_if_begun">
        <location filename="../qtapp/windows/history.py"/>
        <source>What if? Play on from here; what was played stays as a branch.</source>
        <translation>Mi lenne, ha? Játssz tovább innen; amit eddig játszottatok, ágként megmarad.</translation>
    </message>
    <message id="window.who_is_playing_title">
        <location filename="../qtapp/dialogs/new_game.py"/>
        <source>Who is playing?</source>
        <translation>Kik játszanak?</translation>
    </message>
    <message id="window.why_not_title">
        <location filename="../qtapp/panels/whynot.py"/>
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
    <message id="window.window_title_with_game">
        <location filename="../qtapp/windows/main.py"/>
        <source>{game} – Társas</source>
        <translation>{game} – Társas</translation>
    </message>
</context>
</TS>
