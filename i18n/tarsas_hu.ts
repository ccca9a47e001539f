<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en_GB">
<context>
    <name>a11y</name>
    <message id="a11y.amount_of_seat">
        <source>{amount} of {seat}</source>
        <translation>{seat}: {amount}</translation>
    </message>
    <message id="a11y.answer_instead">
        <source>Instead</source>
        <translation>Helyette</translation>
    </message>
    <message id="a11y.board_corner_picker">
        <source>Corners of the board on the picture</source>
        <translation>A tábla sarkai a képen</translation>
    </message>
    <message id="a11y.board_keys_tip">
        <source>Use the arrow keys to move, Enter to pick up or drop, Escape to cancel, Tab for the next area.</source>
        <translation>A nyílbillentyűkkel lépkedhetsz, az Enterrel felveszel és leteszel, az Escape-pel elengeded, a Tabbal a következő területre jutsz.</translation>
    </message>
    <message id="a11y.can_be_dropped_here">
        <source>{name}, can be dropped here</source>
        <translation>{name}, ide letehető</translation>
    </message>
    <message id="a11y.can_be_taken">
        <source>{name}, can be taken</source>
        <translation>{name}, felvehető</translation>
    </message>
    <message id="a11y.close_panel">
        <source>Close this: {panel}</source>
        <translation>Bezárás: {panel}</translation>
    </message>
    <message id="a11y.continue_kept_game">
        <source>Play on: {game}</source>
        <translation>Folytatás: {game}</translation>
    </message>
    <message id="a11y.counts_keys_tip">
        <source>Counts: plus and minus change them, Enter types a number.</source>
        <translation>Darabszámok: plusszal és mínusszal változtathatod, Enter után beírhatod a számot.</translation>
    </message>
    <message id="a11y.float_panel">
        <source>Undock {panel}</source>
        <translation>Leválasztás: {panel}</translation>
    </message>
    <message id="a11y.group_with_value">
        <source>{what}: {value}</source>
        <translation>{what}: {value}</translation>
    </message>
    <message id="a11y.kind_counted_in_place">
        <source>{what} in {place}</source>
        <translation>{what}, hely: {place}</translation>
    </message>
    <message id="a11y.log">
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message id="a11y.options">
        <source>Options</source>
        <translation>Lehetőségek</translation>
    </message>
    <message id="a11y.order_keys_tip">
        <source>Order: Ctrl and the arrow keys move an item</source>
        <translation>Sorrend: a Ctrl és a nyílbillentyűk áthelyezik a kijelölt elemet</translation>
    </message>
    <message id="a11y.picture_export_progress">
        <source>Export progress</source>
        <translation>Mennyi készült el a képből</translation>
    </message>
    <message id="a11y.piece_held">
        <source>{name}, held</source>
        <translation>{name}, felvéve</translation>
    </message>
    <message id="a11y.piece_in_place">
        <source>{name}, in: {place}</source>
        <translation>{name} – {place}</translation>
    </message>
    <message id="a11y.place_closed">
        <source>{name}, closed</source>
        <translation>{name}, képpel lefelé</translation>
    </message>
    <message id="a11y.place_with_amounts">
        <source>{place}: {amount}</source>
        <translation>{place}: {amount}</translation>
    </message>
    <message id="a11y.place_with_piece_count" numerus="yes">
        <source>{name}, %n piece(s)</source>
        <translation>
            <numerusform>{name}, %n játékelem</numerusform>
        </translation>
    </message>
    <message id="a11y.progress">
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message id="a11y.rail">
        <source>Tools of the table</source>
        <translation>Az asztal eszközei</translation>
    </message>
    <message id="a11y.review_curve">
        <source>How far ahead of the best other</source>
        <translation>Mekkora az előny a legjobb ellenféllel szemben</translation>
    </message>
    <message id="a11y.review_progress">
        <source>Decisions that were looked at</source>
        <translation>Az átnézett döntések</translation>
    </message>
    <message id="a11y.rule_text">
        <source>Text of the rule</source>
        <translation>A szabály szövege</translation>
    </message>
    <message id="a11y.rules_headings">
        <source>Headings of the rules</source>
        <translation>A szabályok címei</translation>
    </message>
    <message id="a11y.rules_of_game">
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message id="a11y.seat_colour">
        <source>Seat {number}: {colour}</source>
        <translation>{number}. hely: {colour}</translation>
    </message>
    <message id="a11y.seat_name_field">
        <source>Name of seat {number}</source>
        <translation>{number}. hely neve</translation>
    </message>
    <message id="a11y.seat_played_by">
        <source>Seat {number} is played by: {who}</source>
        <translation>{number}. hely, itt játszik: {who}</translation>
    </message>
    <message id="a11y.seat_sit_earlier">
        <source>Seat {number}: move earlier</source>
        <translation>{number}. hely: üljön előrébb</translation>
    </message>
    <message id="a11y.seat_sit_later">
        <source>Seat {number}: sit later</source>
        <translation>{number}. hely: üljön hátrébb</translation>
    </message>
    <message id="a11y.start_new_game">
        <source>New game: {game}</source>
        <translation>Új játék: {game}</translation>
    </message>
    <message id="a11y.stepper_one_less">
        <source>{what}: one less</source>
        <translation>{what}: eggyel kevesebb</translation>
    </message>
    <message id="a11y.stepper_one_more">
        <source>{what}: one more</source>
        <translation>{what}: eggyel több</translation>
    </message>
    <message id="a11y.table">
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message id="a11y.table_of_game">
        <source>Table: {game}</source>
        <translation>Asztal: {game}</translation>
    </message>
    <message id="a11y.timeline_position_tip">
        <source>Timeline: step {at} of {whole}. Left and right keys go along it.</source>
        <translation>Idővonal: {at}. lépés, összesen {whole}. A bal és jobb nyíl végigvezet rajta.</translation>
    </message>
    <message id="a11y.why_not">
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message id="about.built_from_commit">
        <source>Built from {commit}</source>
        <translation>Ebből készült: {commit}</translation>
    </message>
    <message id="about.copied">
        <source>Copied</source>
        <translation>Vágólapra másolva</translation>
    </message>
    <message id="about.copy_for_report_button">
        <source>Copy for a report</source>
        <translation>Másolás hibajelentéshez</translation>
    </message>
    <message id="about.licence_text">
        <source>Text of the licence</source>
        <translation>A licenc szövege</translation>
    </message>
    <message id="about.parts_and_licences_title">
        <source>What comes with it, and under which licence</source>
        <translation>Ami hozzá tartozik, és annak licence</translation>
    </message>
    <message id="about.platform_versions">
        <source>{parts}</source>
        <translation>{parts}</translation>
    </message>
    <message id="about.program_parts_list">
        <source>Parts of the program</source>
        <translation>A program részei</translation>
    </message>
    <message id="about.runs_from_source">
        <source>Runs from its source</source>
        <translation>Forráskódból fut</translation>
    </message>
</context>
<context>
    <name>about/barrage</name>
    <message id="about/barrage.action.bank.point1">
        <source>It is never full: everybody can always come.</source>
        <translation>Sohasem telik meg: bárki bármikor jöhet.</translation>
    </message>
    <message id="about/barrage.action.bank.text">
        <source>The bank: for each engineer that you lay here you get 1 credit.</source>
        <translation>Bank: minden ide rakott mérnökért 1 kreditet kapsz.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.point1">
        <source>No more than three contracts may lie open in front of you.</source>
        <translation>Előtted legfeljebb három nyílt szerződés lehet.</translation>
    </message>
    <message id="about/barrage.action.contract_*.*.text">
        <source>The contract office: take private contracts, which pay you when you produce enough energy.</source>
        <translation>Szerződéskötő iroda: egyéni szerződéseket vehetsz el, amelyek elég energiáért jutalmat adnak.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.point1">
        <source>The price is printed on the row; you pay it when you lay the engineers.</source>
        <translation>Az ár a soron áll; a mérnökök lerakásakor fizeted ki.</translation>
    </message>
    <message id="about/barrage.action.machinery_*.*.text">
        <source>The machinery shop: buy excavators and mixers here with credits.</source>
        <translation>Munkagépbolt: itt kreditért földmunkagépet és betonkeverő gépet vehetsz.</translation>
    </message>
    <message id="about/barrage.action.patent_#.point1">
        <source>You need 2 engineers. You may build with the tile at once.</source>
        <translation>2 mérnök kell hozzá. A lapkával rögtön építhetsz.</translation>
    </message>
    <message id="about/barrage.action.patent_#.text">
        <source>The patent office: for 5 credits you get the advanced technology tile of this slot.</source>
        <translation>Szabadalmi Hivatal: 5 kreditért megkapod az itt fekvő fejlett-technológia-lapkát.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point1">
        <source>You need a dam with water, a conduit and your own powerhouse at its end.</source>
        <translation>Kell hozzá egy gát vízzel, egy csatorna és a végén a saját erőműved.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point2">
        <source>Drops times value, plus or minus the number of this row.</source>
        <translation>A vízcseppek száma szorozva a termelőértékkel, plusz-mínusz a sor száma.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.point3">
        <source>Afterwards you may fulfil one contract with this energy.</source>
        <translation>Utána ezzel az energiával teljesíthetsz egy szerződést.</translation>
    </message>
    <message id="about/barrage.action.turbine_*.*.text">
        <source>The turbine station: here you produce energy with water from a dam.</source>
        <translation>Turbinaállomás: itt egy gát vizéből energiát termelsz.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.point1">
        <source>You may split them as you like.</source>
        <translation>Tetszés szerint eloszthatod őket.</translation>
    </message>
    <message id="about/barrage.action.water_#.*.text">
        <source>Water management: bring drops to headstreams of your choice, where they wait for the water flow.</source>
        <translation>Vízirányítás: tegyél vízcseppeket tetszőleges forrásokra; ott várják meg a vízáramlást.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point1">
        <source>The first dam with room catches it, whoever owns the dam.</source>
        <translation>Az első gát fogja fel, amelyben van hely, akárkié is.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.point2">
        <source>Drops that wait on the headstream stay there.</source>
        <translation>A forráson már várakozó vízcseppek ott maradnak.</translation>
    </message>
    <message id="about/barrage.action.water_flow_#.*.text">
        <source>Water management: bring a drop to a headstream, and it flows at once.</source>
        <translation>Vízirányítás: tegyél egy vízcseppet egy forrásra, és az azonnal elindul.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point1">
        <source>The number says by how many segments it turns.</source>
        <translation>A szám mutatja, hány szektorral fordul.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.point2">
        <source>What reaches the open segment is yours again at once.</source>
        <translation>Ami a nyitott szektorhoz ér, azonnal újra a tiéd.</translation>
    </message>
    <message id="about/barrage.action.workshop_#.*.text">
        <source>The workshop: turn your construction wheel, so that tiles and machines come back sooner.</source>
        <translation>Műhely: elforgatod az építőkerekedet, hogy a lapkák és munkagépek hamarabb visszajöjjenek.</translation>
    </message>
    <message id="about/barrage.automa.action.text">
        <source>The actions of the Automa: it tries the lines from top to bottom and does the first possible one.</source>
        <translation>Az Automa akciói: a sorokat fentről lefelé nézi, és az első lehetségeset hajtja végre.</translation>
    </message>
    <message id="about/barrage.automa.criteria.text">
        <source>The criteria of the Automa: they decide where it builds when several spaces are possible.</source>
        <translation>Az Automa szempontjai: ezek döntik el, hová épít, ha több mező is szóba jön.</translation>
    </message>
    <message id="about/barrage.automa.deck.text">
        <source>The Automa tiles: each turn of an Automa one of them says what it does.</source>
        <translation>Automalapkák: minden körben egy lapka mondja meg, mit tesz az Automa.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point1">
        <source>The number is its value: each drop makes so much energy.</source>
        <translation>A szám a termelőértéke: minden vízcsepp ennyi energiát ad.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point2">
        <source>You may use any built conduit. If it is not yours, you pay 1 credit a drop.</source>
        <translation>Bármelyik kész csatornát használhatod. Ha másé, cseppenként 1 kreditet fizetsz érte.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.point3">
        <source>Its owner gets the credits, and 1 victory point a drop.</source>
        <translation>A kreditet a tulajdonosa kapja, és cseppenként 1 győzelmi pontot is.</translation>
    </message>
    <message id="about/barrage.basin.#.conduit.*.text">
        <source>A conduit space: a conduit leads water from the dams of this basin to the powerhouses of another one.</source>
        <translation>Csatornahely: a csatorna az itteni gátak vizét egy másik víztározó erőműveihez vezeti.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point1">
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Gátat csak alappal lehet kezdeni; rá legfeljebb két magasító kerülhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point2">
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.point3">
        <source>A neutral dam belongs to nobody: everybody may use its water.</source>
        <translation>A semleges gát senkié: a vizével bárki termelhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.lower.text">
        <source>The lower dam space of a basin: a dam here catches the water that the upper one lets through.</source>
        <translation>Egy víztározó alsó gáthelye: az itteni gát azt a vizet fogja fel, amelyet a felső továbbenged.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point1">
        <source>Only a base can begin a dam; up to two elevations go on top.</source>
        <translation>Gátat csak alappal lehet kezdeni; rá legfeljebb két magasító kerülhet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point2">
        <source>A dam holds as many drops as it has levels.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.point3">
        <source>In each basin you can have only one dam.</source>
        <translation>Egy víztározónál csak egy gátad lehet.</translation>
    </message>
    <message id="about/barrage.basin.#.dam.upper.text">
        <source>The upper dam space of a basin: a dam here catches the water first, but its base costs 3 credits more.</source>
        <translation>Egy víztározó felső gáthelye: az itteni gát fogja fel elsőként a vizet, de az alapja 3 kredittel drágább.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point1">
        <source>You can only produce with a powerhouse of your own.</source>
        <translation>Csak a saját erőműveddel termelhetsz.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point2">
        <source>In each basin you can have only one.</source>
        <translation>Egy víztározónál csak egy erőműved lehet.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.point3">
        <source>A space with a red border costs 3 credits more.</source>
        <translation>A pirossal kiemelt mező 3 kredittel drágább.</translation>
    </message>
    <message id="about/barrage.basin.#.powerhouse.#.text">
        <source>A powerhouse space: your powerhouse turns the water that comes through a conduit into energy.</source>
        <translation>Erőműhely: az erőműved a csatornán érkező vízből energiát termel.</translation>
    </message>
    <message id="about/barrage.beside.*.text">
        <source>Here lie the engineers of an Automa that found no free action space.</source>
        <translation>Itt azok a mérnökök fekszenek, akiknek az Automa nem talált szabad akciómezőt.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point1">
        <source>You need at least 6 energy in this round.</source>
        <translation>Legalább 6 energiát kell termelned a fordulóban.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.point2">
        <source>Too far behind on the track? Then you get 4 points less for each section.</source>
        <translation>Ha lemaradtál a sávon, szakaszonként 4 ponttal kevesebbet kapsz.</translation>
    </message>
    <message id="about/barrage.bonus.round.#.text">
        <source>The bonus tile of this round: it gives victory points for things you have.</source>
        <translation>Ennek a fordulónak a bónuszlapkája: bizonyos dolgaidért győzelmi pontot ad.</translation>
    </message>
    <message id="about/barrage.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/barrage.contracts.*.point1">
        <source>Green needs the least energy, red the most and pays best.</source>
        <translation>A zöldhöz kell a legkevesebb energia, a piroshoz a legtöbb, de az fizet a legjobban.</translation>
    </message>
    <message id="about/barrage.contracts.*.text">
        <source>The pile of private contracts of one colour; gaps are filled from it at the end of a turn.</source>
        <translation>Egy szín egyéni szerződéseinek paklija; a kör végén innen pótlódnak a hiányzók.</translation>
    </message>
    <message id="about/barrage.count.credit.text">
        <source>Credits: the money of the game, for machines, patents and red spaces.</source>
        <translation>Kredit: a játék pénze; munkagépre, szabadalomra és piros mezőkre költöd.</translation>
    </message>
    <message id="about/barrage.count.drop.point1">
        <source>From a dam you lead them through a conduit and make energy.</source>
        <translation>A gátból csatornán át vezeted őket, és energiát termelsz.</translation>
    </message>
    <message id="about/barrage.count.drop.point2">
        <source>At the end each drop in your own dams is 1 victory point.</source>
        <translation>A játék végén a saját gátadban minden vízcsepp 1 győzelmi pont.</translation>
    </message>
    <message id="about/barrage.count.drop.text">
        <source>Water drops: they run down the rivers until a dam with room holds them.</source>
        <translation>Vízcsepp: lefelé folyik a folyókon, amíg egy gát, amelyben van hely, vissza nem tartja.</translation>
    </message>
    <message id="about/barrage.count.energy.point1">
        <source>It brings credits and points at the end of the round, then it is 0 again.</source>
        <translation>A forduló végén kreditet és pontot hoz, aztán újra 0.</translation>
    </message>
    <message id="about/barrage.count.energy.text">
        <source>Energy that you have produced in this round; it moves your marker on the energy track.</source>
        <translation>Az ebben a fordulóban termelt energiád; ennyit lép a jelződ az energiasávon.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.point1">
        <source>Everybody has twelve in each round.</source>
        <translation>Mindenkinek tizenkettő van minden fordulóban.</translation>
    </message>
    <message id="about/barrage.count.engineer.#.text">
        <source>Engineers: you lay them on action spaces and carry out the action there.</source>
        <translation>Mérnökök: akciómezőkre rakod őket, és végrehajtod a mező akcióját.</translation>
    </message>
    <message id="about/barrage.count.excavator.point1">
        <source>After building they come back with the wheel.</source>
        <translation>Építés után az építőkerékkel visszatérnek.</translation>
    </message>
    <message id="about/barrage.count.excavator.text">
        <source>Excavators: machines that dig; you need them for bases and conduits.</source>
        <translation>Földmunkagép: ás; alapokhoz és csatornákhoz kell.</translation>
    </message>
    <message id="about/barrage.count.mixer.point1">
        <source>After building they come back with the wheel.</source>
        <translation>Építés után az építőkerékkel visszatérnek.</translation>
    </message>
    <message id="about/barrage.count.mixer.text">
        <source>Mixers: machines that make concrete; you need them for elevations and powerhouses.</source>
        <translation>Betonkeverő gép: betont kever; magasítókhoz és erőművekhez kell.</translation>
    </message>
    <message id="about/barrage.count.point.text">
        <source>Victory points: whoever has most of them after five rounds wins.</source>
        <translation>Győzelmi pont: öt forduló után az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/barrage.count.round.text">
        <source>The round: there are five, then the game is over.</source>
        <translation>A forduló: öt van belőle, azután vége a játéknak.</translation>
    </message>
    <message id="about/barrage.discard.*.text">
        <source>Contracts that an Automa has discarded; if their pile runs out, they become the new one.</source>
        <translation>Az Automák által eldobott szerződések; ha a paklijuk elfogy, ezekből lesz az új.</translation>
    </message>
    <message id="about/barrage.draft.#.point1">
        <source>Who chooses first is last in turn order in the first round.</source>
        <translation>Aki elsőként választ, az első fordulóban az utolsó a körsorrendben.</translation>
    </message>
    <message id="about/barrage.draft.#.text">
        <source>A company with its executive officer: whoever chooses them plays with both.</source>
        <translation>Egy vállalat az ügyvezetőjével: aki ezt választja, velük játszik.</translation>
    </message>
    <message id="about/barrage.draft.contracts.text">
        <source>Starting contracts to choose from: each player takes one before the game begins.</source>
        <translation>Választható kezdőszerződések: a játék előtt mindenki elvesz egyet.</translation>
    </message>
    <message id="about/barrage.headstream.*.point1">
        <source>The headstream tile says how many drops come in which round.</source>
        <translation>A forráslapka megmutatja, melyik fordulóban hány vízcsepp érkezik.</translation>
    </message>
    <message id="about/barrage.headstream.*.point2">
        <source>The drops wait here; in the water flow phase they run downhill.</source>
        <translation>A vízcseppek itt várnak; a vízáramlás fázisában indulnak el lefelé.</translation>
    </message>
    <message id="about/barrage.headstream.*.point3">
        <source>With water management you can bring drops here yourself.</source>
        <translation>Vízirányítással te is tehetsz ide vízcseppeket.</translation>
    </message>
    <message id="about/barrage.headstream.*.text">
        <source>A headstream: here the river begins, and here new water comes into the game.</source>
        <translation>Forrás: itt ered a folyó, és itt érkezik az új víz a játékba.</translation>
    </message>
    <message id="about/barrage.national.#.point1">
        <source>You do not take it beforehand: it lies here for everybody.</source>
        <translation>Előre nem veheted el: mindenkinek itt fekszik.</translation>
    </message>
    <message id="about/barrage.national.#.point2">
        <source>It is never replaced by a new one.</source>
        <translation>Ha elviszik, nem kerül helyette új.</translation>
    </message>
    <message id="about/barrage.national.#.text">
        <source>A national contract: the first to reach its energy in one production takes it.</source>
        <translation>Nemzeti szerződés: azé lesz, aki elsőként éri el az energiáját egyetlen termeléssel.</translation>
    </message>
    <message id="about/barrage.objective.point1">
        <source>First, second and third get 15, 10 and 5 victory points.</source>
        <translation>Az első három 15, 10 és 5 győzelmi pontot kap.</translation>
    </message>
    <message id="about/barrage.objective.text">
        <source>The objective tile: whoever has most of what it counts at the end scores best.</source>
        <translation>Céllapka: a játék végén az kap érte sok pontot, akinek a legtöbb van abból, amit számol.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point1">
        <source>The number is the energy that one production must reach.</source>
        <translation>A szám: ennyi energiát kell elérnie egyetlen termelésnek.</translation>
    </message>
    <message id="about/barrage.offer.*.#.point2">
        <source>Beside it stands your reward.</source>
        <translation>Mellette áll a jutalmad.</translation>
    </message>
    <message id="about/barrage.offer.*.#.text">
        <source>A private contract on offer: you can take it at the contract office.</source>
        <translation>Választható egyéni szerződés: a szerződéskötő irodában veheted el.</translation>
    </message>
    <message id="about/barrage.order.#.point1">
        <source>Who produces least energy goes first in the next round.</source>
        <translation>Aki a legkevesebb energiát termeli, a következő fordulóban az első.</translation>
    </message>
    <message id="about/barrage.order.#.text">
        <source>The turn order: the marker on the first space says who acts first in this round.</source>
        <translation>Körsorrend: az első helyen álló jelző mutatja, ki kezdi a fordulót.</translation>
    </message>
    <message id="about/barrage.patent.#.point1">
        <source>First pile I, then II, then III.</source>
        <translation>Előbb az I., aztán a II., végül a III. pakli.</translation>
    </message>
    <message id="about/barrage.patent.#.text">
        <source>The pile of advanced technology tiles of one level; new ones come from here at the end of a round.</source>
        <translation>Az egyik szint fejlett-technológia-lapkáinak paklija; a forduló végén innen jönnek az újak.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point1">
        <source>Lay 2 engineers on the space beside it and pay 5 credits.</source>
        <translation>Rakj 2 mérnököt a mellette lévő mezőre, és fizess 5 kreditet.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.point2">
        <source>At the end of the round the unsold tiles leave the game.</source>
        <translation>Ami a forduló végéig nem kel el, kikerül a játékból.</translation>
    </message>
    <message id="about/barrage.patent.slot.#.text">
        <source>An advanced technology tile for sale: it builds like a basic one and can do something more.</source>
        <translation>Megvehető fejlett-technológia-lapka: úgy épít, mint az alap, és még valamit tud.</translation>
    </message>
    <message id="about/barrage.piece.automa.text">
        <source>An Automa tile: one side shows actions, the other where the Automa builds.</source>
        <translation>Automalapka: egyik oldala akciókat mutat, a másik azt, hová épít az Automa.</translation>
    </message>
    <message id="about/barrage.piece.base.point1">
        <source>In each basin you can have only one dam.</source>
        <translation>Egy víztározónál csak egy gátad lehet.</translation>
    </message>
    <message id="about/barrage.piece.base.text">
        <source>A base: the lowest part of a dam; alone it is a dam of level 1 and holds one drop.</source>
        <translation>Alap: a gát legalsó része; magában 1-es szintű gát, és egy vízcseppet tart vissza.</translation>
    </message>
    <message id="about/barrage.piece.bonus.point1">
        <source>Only who has at least 6 energy gets them.</source>
        <translation>Csak az kap pontot, akinek legalább 6 energiája van.</translation>
    </message>
    <message id="about/barrage.piece.bonus.text">
        <source>A bonus tile: at the end of its round it gives victory points for what it shows.</source>
        <translation>Bónuszlapka: a fordulója végén győzelmi pontot ad azért, amit mutat.</translation>
    </message>
    <message id="about/barrage.piece.company.text">
        <source>A company: its board shows incomes, bonuses and the ability of the third powerhouse.</source>
        <translation>Vállalat: a tábláján bevételek, bónuszok és a harmadik erőmű képessége áll.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point1">
        <source>The higher its value, the more energy each drop makes.</source>
        <translation>Minél nagyobb a termelőértéke, annál több energiát ad egy vízcsepp.</translation>
    </message>
    <message id="about/barrage.piece.conduit.point2">
        <source>Others may use it too, but they pay you for it.</source>
        <translation>Mások is használhatják, de fizetnek érte neked.</translation>
    </message>
    <message id="about/barrage.piece.conduit.text">
        <source>A conduit: it leads water from the dams of one basin to the powerhouses of another one.</source>
        <translation>Csatorna: egy víztározó gátjainak vizét egy másik víztározó erőműveihez vezeti.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point1">
        <source>The energy is not used up: your marker stays where it is.</source>
        <translation>Az energia nem fogy el: a jelződ a helyén marad.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.point2">
        <source>One production fulfils one contract at most.</source>
        <translation>Egy termelés legfeljebb egy szerződést teljesít.</translation>
    </message>
    <message id="about/barrage.piece.contract.*.text">
        <source>A private contract: produce its energy in one go, and you get its reward.</source>
        <translation>Egyéni szerződés: termeld meg egyszerre az energiáját, és megkapod a jutalmát.</translation>
    </message>
    <message id="about/barrage.piece.contract.national.text">
        <source>A national contract: hard, but well paid; the first to fulfil it takes it.</source>
        <translation>Nemzeti szerződés: nehéz, de jól fizet; azé, aki elsőként teljesíti.</translation>
    </message>
    <message id="about/barrage.piece.contract.starting.text">
        <source>A starting contract: the easy first contract that everybody begins with.</source>
        <translation>Kezdőszerződés: a könnyű első szerződés, amellyel mindenki indul.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point1">
        <source>A base takes at most two.</source>
        <translation>Egy alapra legfeljebb kettő fér.</translation>
    </message>
    <message id="about/barrage.piece.elevation.point2">
        <source>Each level holds one more drop.</source>
        <translation>Minden szint eggyel több vízcseppet tart vissza.</translation>
    </message>
    <message id="about/barrage.piece.elevation.text">
        <source>An elevation: it stands on your own base and makes the dam one level higher.</source>
        <translation>Magasító: a saját alapodra kerül, és egy szinttel magasabb lesz tőle a gát.</translation>
    </message>
    <message id="about/barrage.piece.headstream.point1">
        <source>In the fifth round no new water comes.</source>
        <translation>Az ötödik fordulóban nem jön új víz.</translation>
    </message>
    <message id="about/barrage.piece.headstream.text">
        <source>A headstream tile: it shows how many drops this headstream gets in rounds one to four.</source>
        <translation>Forráslapka: megmutatja, hány vízcsepp érkezik erre a forrásra az első négy fordulóban.</translation>
    </message>
    <message id="about/barrage.piece.objective.text">
        <source>An objective tile: what it counts gives victory points at the end of the game.</source>
        <translation>Céllapka: amit számol, az a játék végén győzelmi pontot ér.</translation>
    </message>
    <message id="about/barrage.piece.officer.text">
        <source>An executive officer: a person with a special skill that helps the company the whole game.</source>
        <translation>Ügyvezető: különleges tudásával egész játék alatt segíti a vállalatot.</translation>
    </message>
    <message id="about/barrage.piece.order.point1">
        <source>Least energy goes first in the next round.</source>
        <translation>A következő fordulóban a legkevesebb energia kezd.</translation>
    </message>
    <message id="about/barrage.piece.order.text">
        <source>A turn order marker: it shows when its owner acts.</source>
        <translation>Körsorrendjelző: megmutatja, mikor következik a gazdája.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.point1">
        <source>The water then flows on from here and can be used again.</source>
        <translation>A víz innen továbbfolyik, és lejjebb újra felhasználható.</translation>
    </message>
    <message id="about/barrage.piece.powerhouse.text">
        <source>A powerhouse: it turns water that comes through a conduit into energy.</source>
        <translation>Erőmű: a csatornán érkező vízből energiát termel.</translation>
    </message>
    <message id="about/barrage.piece.technology.point1">
        <source>A basic technology tile only builds, an advanced one can do something more.</source>
        <translation>Az alaptechnológia-lapka csak épít, a fejlett még valamit tud.</translation>
    </message>
    <message id="about/barrage.piece.technology.point2">
        <source>After building it goes onto the wheel and comes back later.</source>
        <translation>Építés után az építőkerékre kerül, és később visszajön.</translation>
    </message>
    <message id="about/barrage.piece.technology.text">
        <source>A technology tile: you need one for everything you build, and it shows what it builds.</source>
        <translation>Technológialapka: minden építéshez kell egy, és megmutatja, mit lehet vele építeni.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point1">
        <source>A base costs 3, 4 or 5 excavators: plain, hills, mountains.</source>
        <translation>Egy alap ára 3, 4 vagy 5 földmunkagép: síkság, dombság, hegység.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.base.#.text">
        <source>Bases that are not built yet; with a base you begin a dam.</source>
        <translation>Még meg nem épített alapok; az alappal kezdődik egy gát.</translation>
    </message>
    <message id="about/barrage.seat.#.company.text">
        <source>A company: it has its own incomes and an ability that awakes with the third powerhouse.</source>
        <translation>Vállalat: saját bevételei vannak, és egy képessége, amely a harmadik erőművel éled fel.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point1">
        <source>A conduit costs 2 excavators for each point of its value.</source>
        <translation>Egy csatorna ára termelőértékének minden pontjáért 2 földmunkagép.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.conduit.#.text">
        <source>Conduits that are not built yet; they lead the water from a dam to a powerhouse.</source>
        <translation>Még meg nem épített csatornák; a gát vizét egy erőműhöz vezetik.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point1">
        <source>From left to right: 1, 2, 3 and again 3 engineers in a round.</source>
        <translation>Balról jobbra: egy fordulóban 1, 2, 3, majd újra 3 mérnök.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.point2">
        <source>The fourth, red one also costs 3 credits.</source>
        <translation>A negyedik, piros mező 3 kreditbe is kerül.</translation>
    </message>
    <message id="about/barrage.seat.#.construction.#.text">
        <source>A construction space: lay engineers here when you want to build something.</source>
        <translation>Építésmező: ide raksz mérnököket, ha építeni szeretnél.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.point1">
        <source>You may have at most three.</source>
        <translation>Legfeljebb három lehet nálad.</translation>
    </message>
    <message id="about/barrage.seat.#.contracts.text">
        <source>Open contracts: one production with enough energy fulfils one and brings the reward.</source>
        <translation>Nyílt szerződések: ha egy termelés elég energiát ad, egyet teljesíthetsz, és jár a jutalom.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point1">
        <source>An elevation costs 2, 3 or 4 mixers: plain, hills, mountains.</source>
        <translation>Egy magasító ára 2, 3 vagy 4 betonkeverő gép: síkság, dombság, hegység.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.point2">
        <source>The leftmost goes first; an income that it uncovers pays every round.</source>
        <translation>Mindig a bal szélső az első; az így felszabadult bevétel minden fordulóban jár.</translation>
    </message>
    <message id="about/barrage.seat.#.elevation.#.text">
        <source>Elevations that are not built yet; they make your dams higher, so that more water fits in.</source>
        <translation>Még meg nem épített magasítók; ettől magasabbak a gátjaid, és több víz fér beléjük.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point1">
        <source>A space needs exactly as many as it shows.</source>
        <translation>Egy mezőre pontosan annyi kell, amennyit mutat.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.point2">
        <source>At the end of the round all twelve come home.</source>
        <translation>A forduló végén mind a tizenketten hazajönnek.</translation>
    </message>
    <message id="about/barrage.seat.#.engineers.text">
        <source>Engineers who are still free: with them you choose your actions in this round.</source>
        <translation>Még szabad mérnökök: velük választasz akciót ebben a fordulóban.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.point1">
        <source>Some bonus tiles count them.</source>
        <translation>Egyes bónuszlapkák megszámolják őket.</translation>
    </message>
    <message id="about/barrage.seat.#.fulfilled.text">
        <source>Fulfilled contracts: they lie face down and have already paid.</source>
        <translation>Teljesített szerződések: képpel lefelé fekszenek, a jutalmuk már megvan.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.point1">
        <source>The skill works from the first round to the last.</source>
        <translation>Tudása az első fordulótól az utolsóig segít.</translation>
    </message>
    <message id="about/barrage.seat.#.officer.text">
        <source>The executive officer: a person with a special skill that bends one rule for the company.</source>
        <translation>Ügyvezető: különleges tudása van, amely egy szabályt a vállalata javára módosít.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.point1">
        <source>The second time in a round it costs 3 credits. Your normal action follows.</source>
        <translation>Egy fordulóban másodszor 3 kreditbe kerül. Utána jön a rendes akciód.</translation>
    </message>
    <message id="about/barrage.seat.#.officer_space.#.text">
        <source>A space of Mahiri Sekibo: an engineer here lets you copy another officer for one turn.</source>
        <translation>Mahiri Sekibo mezője: egy ide rakott mérnökkel egy körre lemásolhatsz egy másik ügyvezetőt.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point1">
        <source>The first costs 2 mixers, each further one 1 mixer more.</source>
        <translation>Az első 2 betonkeverő gépbe kerül, minden további eggyel többe.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point2">
        <source>The second gives +1 to every production, the fourth 2 more.</source>
        <translation>A második minden termeléshez +1-et ad, a negyedik még 2-t.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.point3">
        <source>The third opens the special ability of your company.</source>
        <translation>A harmadik megnyitja a vállalatod képességét.</translation>
    </message>
    <message id="about/barrage.seat.#.powerhouse.#.text">
        <source>Powerhouses that are not built yet; each one you build makes your company stronger.</source>
        <translation>Még meg nem épített erőművek; minden megépített erőmű erősíti a vállalatodat.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point1">
        <source>What lies on the wheel is not here and cannot be used.</source>
        <translation>Ami az építőkeréken van, az nincs itt, és most nem használható.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.point2">
        <source>At the end every five things here give 1 victory point.</source>
        <translation>A játék végén minden öt darab 1 győzelmi pontot ér.</translation>
    </message>
    <message id="about/barrage.seat.#.supply.text">
        <source>The personal supply: the credits and machines that can be used now.</source>
        <translation>Saját készlet: a most felhasználható kreditek és munkagépek.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point1">
        <source>The picture shows what it builds. A joker builds anything.</source>
        <translation>A kép mutatja, mit épít. A dzsóker bármit.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.point2">
        <source>After building, the tile waits on the wheel.</source>
        <translation>Építés után a lapka az építőkeréken várakozik.</translation>
    </message>
    <message id="about/barrage.seat.#.tech.text">
        <source>Technology tiles that are ready: for everything you build you need a fitting one from here.</source>
        <translation>Használható technológialapkák: minden építéshez kell innen egy hozzá illő.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point1">
        <source>Most energy in the round: 6 victory points, second most: 2.</source>
        <translation>A forduló legtöbb energiája 6 győzelmi pont, a második legtöbb 2.</translation>
    </message>
    <message id="about/barrage.seat.#.track.point2">
        <source>After the round the energy goes back to 0.</source>
        <translation>A forduló után az energia újra 0.</translation>
    </message>
    <message id="about/barrage.seat.#.track.text">
        <source>The markers: victory points, and the energy of this round on the energy track.</source>
        <translation>A jelzők: a győzelmi pontok, és az energiasávon a forduló energiája.</translation>
    </message>
    <message id="about/barrage.seat.#.turn.text">
        <source>What the game remembers here: who has passed, and which officer Mahiri Sekibo copies.</source>
        <translation>Amit a játék itt megjegyez: ki passzolt, és melyik ügyvezetőt másolja Mahiri Sekibo.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point1">
        <source>When you build, the tile and the machines go into the open segment.</source>
        <translation>Építéskor a lapka és a munkagépek a nyitott szektorba kerülnek.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point2">
        <source>Then the wheel turns by one. The workshop turns it too.</source>
        <translation>Utána a kerék egyet fordul. Műhellyel is forgathatod.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.point3">
        <source>What reaches the open segment again comes back at once: six turns in all.</source>
        <translation>Ami ismét a nyitott szektorhoz ér, rögtön visszajön: összesen hat fordulat.</translation>
    </message>
    <message id="about/barrage.seat.#.wheel.#.text">
        <source>The construction wheel: what you build with is not lost, it lies here and comes back later.</source>
        <translation>Építőkerék: amivel építesz, az nem vész el, ide kerül, és később visszakapod.</translation>
    </message>
    <message id="about/barrage.seat.#.works.text">
        <source>Engineers with which an Automa has built in this round.</source>
        <translation>Azok a mérnökök, akikkel az Automa ebben a fordulóban épített.</translation>
    </message>
    <message id="about/barrage.state.text">
        <source>What the game remembers for all: which round it is, and whether the game is over.</source>
        <translation>Amit a játék mindenkinek megjegyez: hányadik forduló van, és vége van-e a játéknak.</translation>
    </message>
</context>
<context>
    <name>about/ginkgopolis</name>
    <message id="about/ginkgopolis.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point1">
        <source>A building belongs to whoever has resources on it: one for each floor.</source>
        <translation>Az épület azé, akinek az erőforrásai rajta állnak: szintenként egy.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point2">
        <source>Red gives resources, blue gives tiles, yellow gives success points.</source>
        <translation>A piros erőforrást ad, a kék épületlapkát, a sárga sikerpontot.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.point3">
        <source>A cell with a letter: whoever plays this urbanization card with a tile builds here.</source>
        <translation>Betűs mező: aki ezt a külterület-kártyát lapkával játssza ki, ide épít.</translation>
    </message>
    <message id="about/ginkgopolis.city.#.#.text">
        <source>A cell of the city: a building can stand here, or a marker shows where the city can grow.</source>
        <translation>A város egy mezője: itt épület állhat, vagy egy jelző mutatja, merre nőhet a város.</translation>
    </message>
    <message id="about/ginkgopolis.count.ending.text">
        <source>The end is near: this round is still played, then the points are counted.</source>
        <translation>Közeleg a vége: ezt a kört még befejezitek, aztán jön a pontozás.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.point1">
        <source>Unused it is worth 2 success points at the end.</source>
        <translation>Ha megmarad, a játék végén 2 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.count.hand_token.text">
        <source>A new-hand token: hand it in to throw your cards away and draw as many new ones.</source>
        <translation>Lapdobásjelző: beadod, eldobod a lapjaidat, és ugyanannyi újat húzol.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.point1">
        <source>During the game they lie hidden behind the screens.</source>
        <translation>Játék közben rejtve vannak a paravánok mögött.</translation>
    </message>
    <message id="about/ginkgopolis.count.point.text">
        <source>Success points: whoever has most of them at the end wins.</source>
        <translation>Sikerpont: a játék végén az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.point1">
        <source>At the end they decide who scores in the districts.</source>
        <translation>A játék végén ezek döntik el, ki kap pontot a kerületekért.</translation>
    </message>
    <message id="about/ginkgopolis.count.resource.#.text">
        <source>Resources: put them on a building that you build, one for each floor, and it is yours.</source>
        <translation>Erőforrás: ha építesz, szintenként egyet az épületre teszel, és az épület a tiéd.</translation>
    </message>
    <message id="about/ginkgopolis.count.round.text">
        <source>The round: all choose, all act, all prepare the next one; nobody knows how many there will be.</source>
        <translation>A kör: mindenki választ, lép, és felkészül a következőre; hogy hány lesz, senki sem tudja.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.point1">
        <source>It goes away when the deck is built anew.</source>
        <translation>Akkor kerül le, amikor új húzópakli készül.</translation>
    </message>
    <message id="about/ginkgopolis.count.site.text">
        <source>A construction-site marker: this building is brand new, and nobody can have its card yet.</source>
        <translation>Építésiterület-jelző: ez az épület egészen új, a kártyája még senkinél sem lehet.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point1">
        <source>Each card speaks of one place: a building or a marker with a letter.</source>
        <translation>Minden kártya egy helyről szól: egy épületről vagy egy betűs jelzőről.</translation>
    </message>
    <message id="about/ginkgopolis.deck.point2">
        <source>When it is empty it is shuffled anew, with the cards of new buildings.</source>
        <translation>Ha kifogy, újrakeveritek, az új épületek kártyáival együtt.</translation>
    </message>
    <message id="about/ginkgopolis.deck.text">
        <source>The draw deck: from here everybody draws a new card after each round.</source>
        <translation>Húzópakli: minden kör után mindenki innen húz új kártyát.</translation>
    </message>
    <message id="about/ginkgopolis.discard.point1">
        <source>When the deck is empty, this becomes the new one.</source>
        <translation>Ha a húzópakli kifogy, ebből lesz az új.</translation>
    </message>
    <message id="about/ginkgopolis.discard.text">
        <source>The discard pile: cards that were played or thrown away come here.</source>
        <translation>A dobott lapok: ide kerülnek a kijátszott és az eldobott kártyák.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point1">
        <source>Alone it gives one thing for each floor of that building.</source>
        <translation>Magában az épület minden szintjéért ad valamit.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.point2">
        <source>With a tile you build a floor on it and keep the card.</source>
        <translation>Lapkával új szintet építesz rá, és megtartod a kártyát.</translation>
    </message>
    <message id="about/ginkgopolis.piece.building.text">
        <source>A building card: it speaks of the building whose top tile has the same colour and number.</source>
        <translation>Épületkártya: arról az épületről szól, amelynek legfelső lapkája ugyanilyen színű és számú.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.point1">
        <source>Its arrow shows at which action the bonus comes.</source>
        <translation>A nyíl mutatja, melyik akciónál jár a bónusz.</translation>
    </message>
    <message id="about/ginkgopolis.piece.character.text">
        <source>A character: it gives things at the start and a small bonus the whole game long.</source>
        <translation>Karakterkártya: induláskor ad valamit, és egész játékban apró bónuszt hoz.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.point1">
        <source>After the round it goes on to the left.</source>
        <translation>A kör után balra vándorol.</translation>
    </message>
    <message id="about/ginkgopolis.piece.first_player.text">
        <source>The first-player card: who has it reveals and acts first in this round.</source>
        <translation>Kezdőjátékos-kártya: akinél van, ebben a körben elsőként fed fel és lép.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point1">
        <source>You need the card with its letter, and a tile.</source>
        <translation>Az azonos betűjű kártya és egy lapka kell hozzá.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.point2">
        <source>Then it moves to a cell beside the new building.</source>
        <translation>Utána az új épület melletti mezőre kerül.</translation>
    </message>
    <message id="about/ginkgopolis.piece.marker.text">
        <source>An urbanization marker: here, beside the city, a new building may rise.</source>
        <translation>Külterület-jelző: itt, a város szélén, új épület épülhet.</translation>
    </message>
    <message id="about/ginkgopolis.piece.screen.text">
        <source>A screen: behind it a player hides resources, tiles and success points.</source>
        <translation>Paraván: mögé rejti a játékos az erőforrásait, lapkáit és sikerpontjait.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point1">
        <source>Its colour says what the building gives.</source>
        <translation>A színe mutatja, mit ad az épület.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.point2">
        <source>A lower number than the tile below costs the difference in points.</source>
        <translation>Ha a száma kisebb, mint az alatta lévőé, a különbséget pontban fizeted.</translation>
    </message>
    <message id="about/ginkgopolis.piece.tile.text">
        <source>A building tile: laid into the city it is a new building, or a new floor of an old one.</source>
        <translation>Épületlapka: a városban új épület lesz belőle, vagy egy régi új szintje.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point1">
        <source>Alone it gives one resource or one tile.</source>
        <translation>Magában egy erőforrást vagy egy lapkát ad.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.point2">
        <source>With a tile you start a new building there, and its neighbours give.</source>
        <translation>Lapkával új épületet kezdesz ott, és a szomszéd épületek is adnak.</translation>
    </message>
    <message id="about/ginkgopolis.piece.urbanization.text">
        <source>An urbanization card: it speaks of the marker with its letter on the edge of the city.</source>
        <translation>Külterület-kártya: a város szélén álló, azonos betűjű jelzőről szól.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.point1">
        <source>Once a tile is built, its card joins the next new deck.</source>
        <translation>Ha egy lapka megépült, a kártyája a következő új húzópakliba kerül.</translation>
    </message>
    <message id="about/ginkgopolis.reserve.text">
        <source>The reserve: cards of tiles that nobody can play yet.</source>
        <translation>A félretett épületkártyák: azoknak a lapkáknak a kártyái, amelyeket még senki sem játszhat ki.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point1">
        <source>Card alone: you exploit.</source>
        <translation>Kártya magában: hasznosítás.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.point2">
        <source>With a tile you build: on top of a building, or on the outskirts.</source>
        <translation>Lapkával építesz: egy épület tetejére vagy a külterületre.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.commit.text">
        <source>The choice of this round: a card, alone or with a tile, face down until it is revealed.</source>
        <translation>A kör választása: egy kártya, magában vagy lapkával, képpel lefelé, amíg fel nem feded.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.draft.text">
        <source>Characters to choose from: keep one and pass the others to the left.</source>
        <translation>Választható karakterkártyák: egyet megtartasz, a többit balra továbbadod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.given.text">
        <source>Tiles that go back to the supply: each of them gives 1 success point.</source>
        <translation>A készletbe visszaadott lapkák: mindegyik 1 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point1">
        <source>Only you see your cards.</source>
        <translation>A lapjaidat csak te látod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.point2">
        <source>What you do not play goes to the left; against Hal it is discarded.</source>
        <translation>Amit nem játszol ki, balra vándorol; Hal ellen a dobott lapok közé kerül.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.hand.text">
        <source>A hand of cards: each round you choose one of them, alone or with a tile.</source>
        <translation>Kézben tartott lapok: körönként egyet választasz közülük, magában vagy lapkával.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point1">
        <source>An arrow gives something each time you take that action.</source>
        <translation>A nyíl minden alkalommal ad valamit, amikor azt az akciót választod.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.point2">
        <source>An equals sign gives success points at the end.</source>
        <translation>Az egyenlőségjel a játék végén sikerpontot ad.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.kept.text">
        <source>Cards that help until the end of the game: characters, and the cards of floors that were built.</source>
        <translation>A játék végéig segítő kártyák: karakterek, és a felépített szintek kártyái.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.picked.text">
        <source>Characters that you have kept; all show them when everybody has three.</source>
        <translation>A megtartott karakterkártyák; ha mindenkinek megvan a három, felfeditek őket.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.point1">
        <source>Only resources from here can be put on buildings.</source>
        <translation>Épületre csak innen tehetsz erőforrást.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.screen.text">
        <source>The screen: behind it lie resources and success points that nobody else may see.</source>
        <translation>Paraván: mögötte olyan erőforrások és sikerpontok vannak, amelyeket más nem láthat.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point1">
        <source>You gain resources only in your own colour.</source>
        <translation>Erőforrást csak a saját színedből kaphatsz.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.point2">
        <source>Who has put the very last resource on a building starts the last round.</source>
        <translation>Aki a legutolsó erőforrását is épületre teszi, elindítja az utolsó kört.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.supply.text">
        <source>The supply of one colour: resources of this player that are not gained yet.</source>
        <translation>Egy szín készlete: ennek a játékosnak a még meg nem szerzett erőforrásai.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point1">
        <source>Nobody else may look at them.</source>
        <translation>Más nem nézheti meg őket.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.point2">
        <source>At the end tiles that are left give nothing.</source>
        <translation>A játék végén a megmaradt lapkák nem érnek semmit.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tiles.text">
        <source>Building tiles behind the screen: with a card you can build one of them.</source>
        <translation>Épületlapkák a paraván mögött: egy kártyával együtt megépíthetsz egyet.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point1">
        <source>Each unused one is worth 2 success points at the end.</source>
        <translation>Ami megmarad, a játék végén 2-2 sikerpontot ér.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.point2">
        <source>The first-player card lies here too: who has it begins.</source>
        <translation>Itt fekszik a kezdőjátékos-kártya is: akinél van, az kezd.</translation>
    </message>
    <message id="about/ginkgopolis.seat.#.tokens.text">
        <source>New-hand tokens: with one of them you throw your hand away and draw a new one.</source>
        <translation>Lapdobásjelzők: eggyel eldobhatod az összes lapodat, és újakat húzol.</translation>
    </message>
    <message id="about/ginkgopolis.state.text">
        <source>What the game remembers for all: the round, and whether it is the last one.</source>
        <translation>Amit a játék mindenkinek megjegyez: hányadik kör van, és hogy ez-e az utolsó.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point1">
        <source>When it is empty for the first time, you may give tiles back for points.</source>
        <translation>Amikor először kifogy, pontért lapkákat adhattok be.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.point2">
        <source>When it is empty for the second time, this is the last round.</source>
        <translation>Amikor másodszor is kifogy, ez az utolsó kör.</translation>
    </message>
    <message id="about/ginkgopolis.tiles.text">
        <source>The supply of building tiles, face down: who gains a tile draws it from here.</source>
        <translation>Az épületlapka-készlet, képpel lefelé: aki épületlapkát kap, innen húzza.</translation>
    </message>
</context>
<context>
    <name>about/imperial_miners</name>
    <message id="about/imperial_miners.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.point1">
        <source>Each card acts only once a round.</source>
        <translation>Minden kártya fordulónként csak egyszer hat.</translation>
    </message>
    <message id="about/imperial_miners.count.acted.text">
        <source>A mark: this card has already been activated in this round.</source>
        <translation>Jel: ezt a kártyát ebben a fordulóban már aktiváltad.</translation>
    </message>
    <message id="about/imperial_miners.count.cart.text">
        <source>A cart token: it makes a half-full cart a full one, worth 1 victory point at the end.</source>
        <translation>Csillejelölő: a félig teli csillét telivé teszi; ez a játék végén 1 győzelmi pont.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.point1">
        <source>The chain reaction goes on all the same.</source>
        <translation>A láncreakció ettől még folytatódik.</translation>
    </message>
    <message id="about/imperial_miners.count.cave_in.text">
        <source>A cave-in: this card is blocked; when it is activated, the cave-in is cleared away instead.</source>
        <translation>Beomlás: ez a kártya el van zárva; ha aktiválod, hatás helyett a beomlást távolítod el.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.point1">
        <source>What you do not use then is lost.</source>
        <translation>Amit akkor nem használsz fel, elvész.</translation>
    </message>
    <message id="about/imperial_miners.count.cheaper.text">
        <source>So many coins less for the next card that is played.</source>
        <translation>Ennyi pénzérmével olcsóbb a következő kijátszott kártya.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.point1">
        <source>At the end they only break a tie.</source>
        <translation>A játék végén csak a holtversenyt döntik el.</translation>
    </message>
    <message id="about/imperial_miners.count.coin.text">
        <source>Coins: you pay cards and some effects with them.</source>
        <translation>Pénzérme: kártyákért és egyes hatásokért fizetsz vele.</translation>
    </message>
    <message id="about/imperial_miners.count.completed.text">
        <source>So many research boards this player has completed; some effects count them.</source>
        <translation>Ennyi kutatástáblát teljesített ez a játékos; egyes hatások ezt számolják.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.point1">
        <source>A card bears at most three.</source>
        <translation>Egy kártyán legfeljebb három lehet.</translation>
    </message>
    <message id="about/imperial_miners.count.gadget.text">
        <source>A gadget on a card: some effects put them there, others grow with their number.</source>
        <translation>Masina egy kártyán: egyes hatások ide teszik, mások annál többet érnek, minél több van.</translation>
    </message>
    <message id="about/imperial_miners.count.point.point1">
        <source>You never lose them, and each full cart adds one.</source>
        <translation>Sohasem veszíted el őket, és minden teli csille hozzáad egyet.</translation>
    </message>
    <message id="about/imperial_miners.count.point.text">
        <source>Victory points: whoever has most of them after ten rounds wins.</source>
        <translation>Győzelmi pont: tíz forduló után az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/imperial_miners.count.progress.text">
        <source>So many steps the pickaxe has gone in the whole game; some effects count them.</source>
        <translation>Ennyit lépett a csákányjelölő az egész játékban; egyes hatások ezt számolják.</translation>
    </message>
    <message id="about/imperial_miners.count.round.text">
        <source>The round: there are ten, and in each everybody plays one card.</source>
        <translation>A forduló: tíz van belőle, és mindegyikben mindenki egy kártyát játszik ki.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point1">
        <source>You draw one card after the other and look at it before you go on.</source>
        <translation>Egyesével húzol, és mindegyiket megnézed, mielőtt folytatod.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.point2">
        <source>When it is empty, its discard pile is shuffled.</source>
        <translation>Ha kifogy, a dobópaklija megkeverve lesz az új.</translation>
    </message>
    <message id="about/imperial_miners.deck.#.text">
        <source>A deck of mine cards of one level: when you may draw, you choose from which deck.</source>
        <translation>Egy szint bányakártyáinak paklija: ha húzhatsz, te döntöd el, melyik pakliból.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.point1">
        <source>They cost nothing, but they need a place under level III.</source>
        <translation>Ingyenesek, de csak III. szintű kártya alá férnek.</translation>
    </message>
    <message id="about/imperial_miners.deck.4.text">
        <source>The deck of level IV: the deepest cards, which come only from research boards and some events.</source>
        <translation>A IV. szintű pakli: a legmélyebb kártyák; csak kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.point1">
        <source>When the deck is empty, they become the new one.</source>
        <translation>Ha a pakli kifogy, ezekből lesz az új.</translation>
    </message>
    <message id="about/imperial_miners.discard.#.text">
        <source>The discard pile of one level: hand cards that somebody had to give up.</source>
        <translation>Egy szint dobópaklija: kézből eldobott kártyák.</translation>
    </message>
    <message id="about/imperial_miners.event.deck.text">
        <source>The event deck: each round one event is turned up, so its cards are the rounds to come.</source>
        <translation>Eseménypakli: fordulónként egy eseményt fedtek fel, így ahány lap maradt, annyi forduló van hátra.</translation>
    </message>
    <message id="about/imperial_miners.event.now.point1">
        <source>Some work at once, some the whole round, some at its end.</source>
        <translation>Van, amelyik azonnal hat, van, amelyik egész fordulóban, és van, amelyik a végén.</translation>
    </message>
    <message id="about/imperial_miners.event.now.text">
        <source>The event of this round: it holds for all and must be carried out.</source>
        <translation>A forduló eseménye: mindenkire érvényes, és végre kell hajtani.</translation>
    </message>
    <message id="about/imperial_miners.event.past.text">
        <source>Events of earlier rounds: they have no effect any more.</source>
        <translation>A korábbi fordulók eseményei: már nincs hatásuk.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.point1">
        <source>It has two sides; chance decides which one is up.</source>
        <translation>Két oldala van; a véletlen dönti el, melyik van felül.</translation>
    </message>
    <message id="about/imperial_miners.piece.board.text">
        <source>A research board: pickaxes climb from its lowest space to the top.</source>
        <translation>Kutatástábla: a csákányjelölők a legalsó mezőjéről a tetejére haladnak.</translation>
    </message>
    <message id="about/imperial_miners.piece.event.text">
        <source>An event card: what it says happens to everybody in its round.</source>
        <translation>Eseménykártya: amit mond, az a fordulójában mindenkivel megtörténik.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point1">
        <source>It costs nothing. If you can play nothing else, you draw one of these.</source>
        <translation>Ingyenes. Ha mást nem tudsz kijátszani, ilyet húzol.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.point2">
        <source>Each time it is activated you choose one of its effects.</source>
        <translation>Minden aktiváláskor választasz egyet a hatásai közül.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_1.text">
        <source>A mine card of level I: it lies directly under the surface, where there is always a place.</source>
        <translation>I. szintű bányakártya: közvetlenül a felszín alá kerül, ahol mindig van hely.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point1">
        <source>The coins in its corner are its price.</source>
        <translation>A sarkában lévő pénzérme a költsége.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.point2">
        <source>From here two cards act on the way up.</source>
        <translation>Innen felfelé két kártya hat a láncreakcióban.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_2.text">
        <source>A mine card of level II: it lies in the second row and touches a card of level I.</source>
        <translation>II. szintű bányakártya: a második sorba kerül, és érint egy I. szintű kártyát.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point1">
        <source>The coins in its corner are its price.</source>
        <translation>A sarkában lévő pénzérme a költsége.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.point2">
        <source>From here three cards act on the way up.</source>
        <translation>Innen felfelé három kártya hat a láncreakcióban.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_3.text">
        <source>A mine card of level III: it lies in the third row and touches a card of level II.</source>
        <translation>III. szintű bányakártya: a harmadik sorba kerül, és érint egy II. szintű kártyát.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.point1">
        <source>You get it only from research boards and some events.</source>
        <translation>Csak kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="about/imperial_miners.piece.mine_4.text">
        <source>A mine card of level IV: the deepest of all, with the longest chain reaction up to the surface.</source>
        <translation>IV. szintű bányakártya: a legmélyebb mind közül, innen a leghosszabb a láncreakció a felszínig.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.point1">
        <source>Research 2 means: up to two spaces, at least one.</source>
        <translation>Kutass 2: legfeljebb két mezőt lépsz, de legalább egyet.</translation>
    </message>
    <message id="about/imperial_miners.piece.pickaxe.text">
        <source>A pickaxe: it shows how far a player has come with research.</source>
        <translation>Csákányjelölő: megmutatja, meddig jutott valaki a kutatással.</translation>
    </message>
    <message id="about/imperial_miners.piece.surface.text">
        <source>A surface board: the top of a mine, where each chain reaction ends with an effect of your choice.</source>
        <translation>Felszíntábla: a bánya teteje, ahol minden láncreakció egy választott hatással ér véget.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point1">
        <source>Spaces that you pass give nothing.</source>
        <translation>Amelyik mezőn csak áthaladsz, az nem ad semmit.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.point2">
        <source>At the top the board is completed, and you change to another one.</source>
        <translation>A legfelső mezőn teljesíted a táblát, és átmész egy másikra.</translation>
    </message>
    <message id="about/imperial_miners.research.#.#.text">
        <source>A space of a research board: who stops here with the pickaxe gets what is printed.</source>
        <translation>Egy kutatástábla mezője: aki itt áll meg a csákányjelölőjével, megkapja, amit mutat.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.point1">
        <source>Coming here costs no step.</source>
        <translation>Ide állni nem kerül kutatási lépésbe.</translation>
    </message>
    <message id="about/imperial_miners.research.#.0.text">
        <source>The lowest space of a research board: every pickaxe begins here.</source>
        <translation>Egy kutatástábla legalsó mezője: minden csákányjelölő itt kezd.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point1">
        <source>You stay on it until you have reached the top.</source>
        <translation>Addig maradsz rajta, amíg a tetejére nem érsz.</translation>
    </message>
    <message id="about/imperial_miners.research.#.point2">
        <source>Pickaxes do not hinder each other.</source>
        <translation>A csákányjelölők nem akadályozzák egymást.</translation>
    </message>
    <message id="about/imperial_miners.research.#.text">
        <source>A research board: your pickaxe climbs up its spaces and brings you something where it stops.</source>
        <translation>Kutatástábla: a csákányjelölőd felfelé halad rajta, és ahol megáll, ad valamit.</translation>
    </message>
    <message id="about/imperial_miners.research.start.point1">
        <source>Then you choose a board; its lowest space costs no step.</source>
        <translation>Akkor választasz egy táblát; a legalsó mezőjére állni nem kerül lépésbe.</translation>
    </message>
    <message id="about/imperial_miners.research.start.text">
        <source>Here the pickaxes wait until their players research for the first time.</source>
        <translation>Itt várnak a csákányjelölők, amíg a gazdájuk először nem kutat.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point1">
        <source>Both halves loaded: a full cart, 1 victory point at the end.</source>
        <translation>Mindkét fél teli: teli csille, a játék végén 1 győzelmi pont.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.point2">
        <source>A cart token makes a half-full cart full.</source>
        <translation>A csillejelölő a félig teli csillét telivé teszi.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.cart.#.#.text">
        <source>An edge between two cards: two half carts that meet here form a cart.</source>
        <translation>Két kártya közös széle: ha itt két fél csille találkozik, csille lesz belőle.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.point1">
        <source>It is paid when all reveal.</source>
        <translation>Felfedéskor kell kifizetni.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.chosen.text">
        <source>The card that was chosen for this round; it stays face down until all have chosen.</source>
        <translation>A fordulóra kiválasztott kártya; rejtve marad, amíg mindenki nem választott.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point1">
        <source>You must be able to pay it, and it must have a place.</source>
        <translation>Ki kell tudnod fizetni, és kell neki hely.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.point2">
        <source>More than eight cards? Then you discard some.</source>
        <translation>Nyolcnál több lapod van? A fölösleget eldobod.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.hand.text">
        <source>A hand of cards: each round you play exactly one of them into your mine.</source>
        <translation>Kézben tartott lapok: fordulónként pontosan egyet játszol ki közülük a bányádba.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point1">
        <source>It must touch a card in the row above, or the surface.</source>
        <translation>Érintenie kell egy kártyát a felette lévő sorban vagy a felszínt.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.point2">
        <source>A new card acts, then one above it, and so on up to the surface.</source>
        <translation>Az új kártya hat, aztán egy felette lévő, és így tovább a felszínig.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.mine.#.#.text">
        <source>A place in a mine: a card of the level of this row can lie here.</source>
        <translation>Hely a bányában: ide a sor szintjének megfelelő kártya kerülhet.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.record.text">
        <source>What the game remembers for a player: cheaper cards, steps of research and completed boards.</source>
        <translation>Amit a játék egy játékosról megjegyez: engedmény, kutatási lépések és teljesített táblák.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point1">
        <source>Cards of level I lie directly below it.</source>
        <translation>Közvetlenül alatta fekszenek az I. szintű kártyák.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.point2">
        <source>Coins and victory points are kept here.</source>
        <translation>Itt gyűlnek a pénzérmék és a győzelmi pontok.</translation>
    </message>
    <message id="about/imperial_miners.seat.#.surface.text">
        <source>The surface: every chain reaction ends here with one of its three effects.</source>
        <translation>A felszín: minden láncreakció itt ér véget, a három hatás egyikével.</translation>
    </message>
    <message id="about/imperial_miners.state.text">
        <source>What the game remembers for all: which of the ten rounds it is.</source>
        <translation>Amit a játék mindenkinek megjegyez: a tíz forduló közül melyik van soron.</translation>
    </message>
    <message id="about/imperial_miners.supply.text">
        <source>The supply: coins, points and tokens come from here and never run out.</source>
        <translation>Erőforráskészlet: innen jönnek a pénzérmék, pontok és jelölők, és sohasem fogynak el.</translation>
    </message>
</context>
<context>
    <name>about/underwater_cities</name>
    <message id="about/underwater_cities.box.text">
        <source>The box: here lies everything that is not used in this game.</source>
        <translation>A doboz: itt van minden, ami ebben a játékban nem kell.</translation>
    </message>
    <message id="about/underwater_cities.clone.point1">
        <source>Only with four players, once a round, for 1 credit.</source>
        <translation>Csak négy játékosnál, fordulónként egyszer, 1 kreditért.</translation>
    </message>
    <message id="about/underwater_cities.clone.text">
        <source>The place of the action cloning tile: with it you may use a slot that somebody else has taken.</source>
        <translation>Az akciómásoló lapka helye: vele olyan akcióhelyet is használhatsz, amelyet más foglalt el.</translation>
    </message>
    <message id="about/underwater_cities.contracts.#.point1">
        <source>It is not replaced by a new one.</source>
        <translation>Nem kerül a helyére új.</translation>
    </message>
    <message id="about/underwater_cities.contracts.#.text">
        <source>A government contract: the first to have all it asks for may take it and gets its reward.</source>
        <translation>Kormányzati szerződés: aki elsőként teljesíti a feltételeit, elveheti, és megkapja, amit ad.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.point1">
        <source>Symbiotic cities need it, and hungry cities eat it.</source>
        <translation>Szimbiotikus városokhoz kell, és hínár helyett is etethetsz vele.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.point2">
        <source>At the end each one counts as 2 credits.</source>
        <translation>A játék végén mindegyik 2 kreditet ér.</translation>
    </message>
    <message id="about/underwater_cities.count.biomatter.text">
        <source>Biomatter: when you build, it can stand for 1 kelp or 1 steelplast.</source>
        <translation>Biomassza: építéskor 1 hínárt vagy 1 acéllemezt helyettesíthet.</translation>
    </message>
    <message id="about/underwater_cities.count.city.point1">
        <source>It costs 2 steelplast, 1 kelp and 1 credit.</source>
        <translation>Ára 2 acéllemez, 1 hínár és 1 kredit.</translation>
    </message>
    <message id="about/underwater_cities.count.city.point2">
        <source>If it is connected, it must be fed in Production.</source>
        <translation>Ha csatlakoztatva van, termeléskor etetni kell.</translation>
    </message>
    <message id="about/underwater_cities.count.city.text">
        <source>A city under a white dome: buildings stand around it, and at the end it gives points.</source>
        <translation>Fehér félgömb alatti város: épületek állnak körülötte, és a játék végén pontot ad.</translation>
    </message>
    <message id="about/underwater_cities.count.credit.text">
        <source>Credits: the money of the game, for cities, tunnels, plants and Special cards.</source>
        <translation>Kredit: a játék pénze; városra, alagútra, üzemre és speciális kártyára költöd.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.point1">
        <source>Upgraded it gives 1 biomatter as well.</source>
        <translation>Fejlesztve 1 biomasszát is ad.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Két fejlesztett egy városnál páros bónuszt ad.</translation>
    </message>
    <message id="about/underwater_cities.count.desalination.text">
        <source>A desalination plant: it gives 1 credit in each Production if its city is connected.</source>
        <translation>Sótalanító üzem: minden termeléskor 1 kreditet ad, ha a városa csatlakoztatva van.</translation>
    </message>
    <message id="about/underwater_cities.count.era.text">
        <source>The era: there are three, with four, three and three rounds; each ends with Production.</source>
        <translation>A korszak: három van, négy, három és három fordulóval; mindegyik termeléssel zárul.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.point1">
        <source>Upgraded it gives 1 point as well.</source>
        <translation>Fejlesztve 1 pontot is ad.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Két fejlesztett egy városnál páros bónuszt ad.</translation>
    </message>
    <message id="about/underwater_cities.count.farm.text">
        <source>A farm: it gives 1 kelp in each Production if its city is connected.</source>
        <translation>Telep: minden termeléskor 1 hínárt ad, ha a városa csatlakoztatva van.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.point1">
        <source>A city without food costs you 3 points.</source>
        <translation>Ha egy városnak nem jut, 3 pontot veszítesz.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.point2">
        <source>You also need it to build farms and cities.</source>
        <translation>Telepekhez és városokhoz is kell.</translation>
    </message>
    <message id="about/underwater_cities.count.kelp.text">
        <source>Kelp: food from the sea; each connected city eats 1 kelp in Production.</source>
        <translation>Hínár: étel a tengerből; minden csatlakoztatott város 1 hínárt eszik termeléskor.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.point1">
        <source>Upgraded it gives 1 steelplast as well.</source>
        <translation>Fejlesztve 1 acéllemezt is ad.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.point2">
        <source>Two upgraded ones at one city give a pair bonus.</source>
        <translation>Két fejlesztett egy városnál páros bónuszt ad.</translation>
    </message>
    <message id="about/underwater_cities.count.laboratory.text">
        <source>A laboratory: it gives 1 science in each Production if its city is connected.</source>
        <translation>Laboratórium: minden termeléskor 1 tudományt ad, ha a városa csatlakoztatva van.</translation>
    </message>
    <message id="about/underwater_cities.count.point.text">
        <source>Points: whoever has most of them after ten rounds wins.</source>
        <translation>Pont: tíz forduló után az nyer, akinek a legtöbb van.</translation>
    </message>
    <message id="about/underwater_cities.count.round.point1">
        <source>After rounds 4, 7 and 10 there is Production.</source>
        <translation>A 4., 7. és 10. forduló után termelés következik.</translation>
    </message>
    <message id="about/underwater_cities.count.round.text">
        <source>The round: there are ten, and in each you have three turns.</source>
        <translation>A forduló: tíz van belőle, és mindegyikben háromszor kerülsz sorra.</translation>
    </message>
    <message id="about/underwater_cities.count.science.text">
        <source>Science: 1 science upgrades a farm, plant, laboratory or tunnel.</source>
        <translation>Tudomány: 1 tudománnyal fejleszthetsz egy telepet, üzemet, laboratóriumot vagy alagutat.</translation>
    </message>
    <message id="about/underwater_cities.count.steelplast.text">
        <source>Steelplast: what cities, tunnels and laboratories are made of.</source>
        <translation>Acéllemez: ebből épülnek a városok, az alagutak és a laboratóriumok.</translation>
    </message>
    <message id="about/underwater_cities.count.symbiotic.point1">
        <source>It costs 1 steelplast, 1 kelp, 1 biomatter and 2 credits.</source>
        <translation>Ára 1 acéllemez, 1 hínár, 1 biomassza és 2 kredit.</translation>
    </message>
    <message id="about/underwater_cities.count.symbiotic.text">
        <source>A symbiotic city under a violet dome: like a city, and 2 points in each Production.</source>
        <translation>Szimbiotikus város lila félgömb alatt: olyan, mint a város, és minden termeléskor 2 pontot ad.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.point1">
        <source>It costs 1 steelplast and 1 credit.</source>
        <translation>Ára 1 acéllemez és 1 kredit.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.point2">
        <source>Upgraded it gives 1 point as well.</source>
        <translation>Fejlesztve 1 pontot is ad.</translation>
    </message>
    <message id="about/underwater_cities.count.tunnel.text">
        <source>A tunnel: it joins cities into one network and, at a city, gives 1 credit in Production.</source>
        <translation>Alagút: hálózatba köti a városokat, és város mellett termeléskor 1 kreditet ad.</translation>
    </message>
    <message id="about/underwater_cities.count.upgrade.point1">
        <source>Each structure can be upgraded once; cities cannot.</source>
        <translation>Minden építmény egyszer fejleszthető; város nem.</translation>
    </message>
    <message id="about/underwater_cities.count.upgrade.text">
        <source>An upgrade: this structure gives more in Production.</source>
        <translation>Fejlesztés: ez az építmény termeléskor többet ad.</translation>
    </message>
    <message id="about/underwater_cities.discard.point1">
        <source>When the deck is empty, they are shuffled into a new one.</source>
        <translation>Ha a pakli kifogy, megkeverve ezekből lesz az új.</translation>
    </message>
    <message id="about/underwater_cities.discard.text">
        <source>The discard pile: used and discarded cards of the present era lie here.</source>
        <translation>Dobópakli: itt fekszenek a mostani korszak felhasznált és eldobott kártyái.</translation>
    </message>
    <message id="about/underwater_cities.era#.point1">
        <source>At the end of each of your turns you draw one card.</source>
        <translation>Minden köröd végén húzol egy kártyát.</translation>
    </message>
    <message id="about/underwater_cities.era#.point2">
        <source>With a new era comes a new deck with stronger cards.</source>
        <translation>Az új korszakkal új pakli jön, erősebb kártyákkal.</translation>
    </message>
    <message id="about/underwater_cities.era#.text">
        <source>The deck of an era: you draw your cards from it while this era lasts.</source>
        <translation>Egy korszak paklija: amíg a korszak tart, innen húzod a kártyáidat.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.point1">
        <source>The spaces pay in turn: nothing, 1 credit, 1 steelplast, 1 point.</source>
        <translation>A mezők sorban ezt adják: semmi, 1 kredit, 1 acéllemez, 1 pont.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.point2">
        <source>On one space the marker on top counts as first.</source>
        <translation>Egy mezőn belül a legfelső jelölő az első.</translation>
    </message>
    <message id="about/underwater_cities.federation.#.text">
        <source>A space of the Federation track: who is further up plays earlier in the next round.</source>
        <translation>A szövetségsáv egy mezője: aki előrébb jut, a következő fordulóban korábban kerül sorra.</translation>
    </message>
    <message id="about/underwater_cities.federation.below.point1">
        <source>Who stays here keeps the old order, behind the others.</source>
        <translation>Aki itt marad, a többiek mögött megtartja a régi sorrendet.</translation>
    </message>
    <message id="about/underwater_cities.federation.below.text">
        <source>Below the Federation track: here all markers start in each round.</source>
        <translation>A szövetségsáv alatt: minden fordulóban innen indulnak a jelölők.</translation>
    </message>
    <message id="about/underwater_cities.metropolises.text">
        <source>Metropolises that nobody has; some cards let you draw one of them.</source>
        <translation>Gazdátlan metropoliszok; egyes kártyákkal húzhatsz közülük.</translation>
    </message>
    <message id="about/underwater_cities.order.point1">
        <source>The Federation track makes the new order after each round.</source>
        <translation>Az új sorrendet minden forduló után a szövetségsáv adja.</translation>
    </message>
    <message id="about/underwater_cities.order.text">
        <source>The turn order track: it shows in which order you play in this round.</source>
        <translation>Sorrendsáv: megmutatja, milyen sorrendben játszotok ebben a fordulóban.</translation>
    </message>
    <message id="about/underwater_cities.out.point1">
        <source>Cards of earlier eras and discarded Special cards for 3 credits end here.</source>
        <translation>Ide kerülnek a régi korszakok kártyái és az eldobott háromkredites speciális kártyák.</translation>
    </message>
    <message id="about/underwater_cities.out.text">
        <source>Out of the game: what lies here does not come back.</source>
        <translation>A játékból kikerült: ami itt van, nem jön vissza.</translation>
    </message>
    <message id="about/underwater_cities.piece.action_tile.point1">
        <source>Everybody has three, one for each turn of a round.</source>
        <translation>Mindenkinek három van, a forduló minden körére egy.</translation>
    </message>
    <message id="about/underwater_cities.piece.action_tile.text">
        <source>An action tile: laid on a slot it shows who has taken that slot.</source>
        <translation>Akciólapka: ha egy akcióhelyen fekszik, megmutatja, ki foglalta el.</translation>
    </message>
    <message id="about/underwater_cities.piece.assistant.point1">
        <source>You use it once an era, through a slot or a card with that sign.</source>
        <translation>Korszakonként egyszer használod, ilyen jelű akcióhellyel vagy kártyával.</translation>
    </message>
    <message id="about/underwater_cities.piece.assistant.text">
        <source>The personal assistant: an action card that everybody has from the start.</source>
        <translation>Személyi asszisztens: akciókártya, amellyel mindenki kezd.</translation>
    </message>
    <message id="about/underwater_cities.piece.board.point1">
        <source>The advanced side has special sites.</source>
        <translation>A haladó oldalon különleges helyek vannak.</translation>
    </message>
    <message id="about/underwater_cities.piece.board.text">
        <source>A player board: the sea floor on which you build your cities and tunnels.</source>
        <translation>Játékostábla: a tengerfenék, ahol a városaidat és alagutaidat építed.</translation>
    </message>
    <message id="about/underwater_cities.piece.clone.point1">
        <source>Only one player can have it in a round.</source>
        <translation>Egy fordulóban csak egy játékosé lehet.</translation>
    </message>
    <message id="about/underwater_cities.piece.clone.text">
        <source>The action cloning tile: for 1 credit you may use a slot that somebody else has taken.</source>
        <translation>Akciómásoló lapka: 1 kreditért olyan akcióhelyet is használhatsz, amelyet más foglalt el.</translation>
    </message>
    <message id="about/underwater_cities.piece.contract.text">
        <source>A government contract: meet all its conditions first, and you may take it and its reward.</source>
        <translation>Kormányzati szerződés: ha elsőként teljesíted minden feltételét, elveheted, és megkapod, amit ad.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.point1">
        <source>Some work once, others stay in front of you.</source>
        <translation>Van, amelyik egyszer hat, és van, amelyik előtted marad.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.point2">
        <source>You choose whether card or slot comes first.</source>
        <translation>Te döntöd el, mi legyen előbb: a kártya vagy az akcióhely.</translation>
    </message>
    <message id="about/underwater_cities.piece.era#.text">
        <source>A card of an era: you play it with a slot, and if the colours match, it works too.</source>
        <translation>Korszakkártya: egy akcióhellyel együtt játszod ki, és ha a szín egyezik, a hatása is jár.</translation>
    </message>
    <message id="about/underwater_cities.piece.foreign.point1">
        <source>After each round it moves on.</source>
        <translation>Minden forduló után továbblép.</translation>
    </message>
    <message id="about/underwater_cities.piece.foreign.text">
        <source>A foreign tile: in the solo game it blocks a slot, as if somebody had taken it.</source>
        <translation>Idegen akciólapka: egyszemélyes játékban elfoglal egy akcióhelyet, mintha más ülne ott.</translation>
    </message>
    <message id="about/underwater_cities.piece.marker.text">
        <source>A marker of the Federation track: the further up, the earlier its owner plays next round.</source>
        <translation>A szövetségsáv jelölője: minél előrébb van, annál korábban kerül sorra a gazdája.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.point1">
        <source>Blue ones need one tunnel and give goods.</source>
        <translation>A kéknek egy alagút kell, és nyersanyagot ad.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.point2">
        <source>The brown one needs two tunnels and scores at the end.</source>
        <translation>A barnának két alagút kell, és a játék végén ér pontot.</translation>
    </message>
    <message id="about/underwater_cities.piece.metropolis.text">
        <source>A metropolis: a big city at the edge of the board that you join with tunnels.</source>
        <translation>Metropolisz: nagyváros a tábla szélén, amelyhez alagutakat építesz.</translation>
    </message>
    <message id="about/underwater_cities.piece.order.text">
        <source>An order marker: it shows when its owner plays in this round.</source>
        <translation>Sorrendjelölő: megmutatja, mikor kerül sorra a gazdája ebben a fordulóban.</translation>
    </message>
    <message id="about/underwater_cities.piece.special12.point1">
        <source>You play it like other cards, and pay the credits then.</source>
        <translation>Úgy játszod ki, mint a többit, és akkor fizeted ki a krediteket.</translation>
    </message>
    <message id="about/underwater_cities.piece.special12.text">
        <source>A Special card for 1 or 2 credits: stronger than the cards of an era.</source>
        <translation>Egy- vagy kétkredites speciális kártya: erősebb, mint a korszakok kártyái.</translation>
    </message>
    <message id="about/underwater_cities.piece.special3.point1">
        <source>You play it like other cards, and pay the credits then.</source>
        <translation>Úgy játszod ki, mint a többit, és akkor fizeted ki a krediteket.</translation>
    </message>
    <message id="about/underwater_cities.piece.special3.text">
        <source>A Special card for 3 credits: very strong, often with points for the end.</source>
        <translation>Háromkredites speciális kártya: nagyon erős, sokszor a játék végére ad pontot.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.board.point1">
        <source>You build only on your own board.</source>
        <translation>Csak a saját tábládon építhetsz.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.board.text">
        <source>The player board: here an underwater nation grows, with cities, tunnels and buildings.</source>
        <translation>Játékostábla: itt nő a víz alatti nemzet, városokkal, alagutakkal és épületekkel.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.point1">
        <source>It must share a tunnel site with one of your cities.</source>
        <translation>Közös alagúthelye kell legyen egy városoddal.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.point2">
        <source>A city that tunnels join to the start city scores and eats 1 kelp each Production.</source>
        <translation>Ha alagutak kötik az induló városhoz, pontot ér, és termeléskor 1 hínárt eszik.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.city.*.text">
        <source>A city site: there is room for one city with its dome.</source>
        <translation>Városhely: ide egy város épülhet a félgömbjével.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.point1">
        <source>Action cards are used once an era and then turned sideways.</source>
        <translation>Az akciókártya korszakonként egyszer használható, utána elfordítod.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.point2">
        <source>Production cards give each Production, end-scoring cards at the end.</source>
        <translation>A termelő kártya termeléskor ad, a pontozókártya a játék végén.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.claimed.text">
        <source>Cards laid out in front of a player: they hold from now on.</source>
        <translation>Egy játékos előtt fekvő kártyák: mostantól érvényesek.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.contracts.point1">
        <source>They have already given their reward.</source>
        <translation>Amit adnak, az már megvan.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.contracts.text">
        <source>Government contracts that this player has met.</source>
        <translation>Kormányzati szerződések, amelyeket ez a játékos teljesített.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.draw.text">
        <source>Special cards that you are looking at: keep one, the others go under the deck.</source>
        <translation>Megnézett speciális kártyák: egyet megtartasz, a többi a pakli aljára kerül.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.point1">
        <source>Only you see your cards.</source>
        <translation>A lapjaidat csak te látod.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.point2">
        <source>At the start of your turn you may keep three.</source>
        <translation>Köröd elején legfeljebb hármat tarthatsz meg.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.hand.text">
        <source>A hand of cards: in each turn you play one of them together with a slot.</source>
        <translation>Kézben tartott lapok: minden körben kijátszol egyet egy akcióhellyel együtt.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.blue_#.point1">
        <source>Some give again in each Production.</source>
        <translation>Némelyik minden termeléskor újra ad.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.blue_#.text">
        <source>A blue metropolis: as soon as a tunnel joins it, it gives its goods.</source>
        <translation>Kék metropolisz: amint alagút köti össze a hálózattal, megkapod, amit ad.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.brown.point1">
        <source>What it counts is printed on it.</source>
        <translation>Hogy miért jár pont, az rajta áll.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.brown.text">
        <source>The brown metropolis: joined by both its tunnels, it gives points at the end of the game.</source>
        <translation>A barna metropolisz: ha mindkét alagútja megépült, a játék végén pontot ad.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.metropolis.gained.text">
        <source>Metropolises gained by cards: they count as connected at once.</source>
        <translation>Kártyával szerzett metropoliszok: azonnal csatlakoztatottnak számítanak.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.played.point1">
        <source>If its colour is that of the slot, it works too.</source>
        <translation>Ha a színe egyezik az akcióhelyével, a hatása is jár.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.played.text">
        <source>The card that is played in this turn.</source>
        <translation>Az ebben a körben kijátszott kártya.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.point1">
        <source>You may build here before the city stands, if you could build it now.</source>
        <translation>Akkor is építhetsz, ha a város még nincs meg, de most megépíthetnéd.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.point2">
        <source>Different kinds at one city give more points at the end.</source>
        <translation>Egy városnál több fajta épület a végén több pontot ér.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.b#.text">
        <source>A building site at a city: a farm, desalination plant or laboratory can stand here.</source>
        <translation>Építési terület egy városnál: telep, sótalanító üzem vagy laboratórium épülhet ide.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.site.*.x.text">
        <source>The expansion site of a city: one more building, but only with an effect that says so.</source>
        <translation>Egy város bővítési helye: még egy épület fér ide, de csak olyan hatással, amely ezt mondja.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.stock.point1">
        <source>At the end every four leftover goods give 1 point.</source>
        <translation>A játék végén minden négy megmaradt nyersanyag 1 pontot ér.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.stock.text">
        <source>Goods and points of a player: with the goods you build and pay.</source>
        <translation>Egy játékos nyersanyagai és pontjai: a nyersanyagokból építesz és fizetsz.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.point1">
        <source>You lay one on a slot to choose it.</source>
        <translation>Egyet egy akcióhelyre teszel, így választod ki.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.point2">
        <source>After the round all come back.</source>
        <translation>A forduló után mind visszakerül.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tiles.text">
        <source>Action tiles that are ready: one for each turn of the round.</source>
        <translation>Felhasználható akciólapkák: a forduló minden körére egy.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.point1">
        <source>Your start city must reach one end of it through tunnels.</source>
        <translation>Egyik végét az induló városodnak alagutakon át el kell érnie.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.point2">
        <source>What is not connected produces nothing and scores nothing.</source>
        <translation>Ami nincs csatlakoztatva, nem termel, és nem ér pontot.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.tunnel.*.text">
        <source>A tunnel site: a tunnel joins two cities, or a city and a metropolis.</source>
        <translation>Alagúthely: az alagút két várost köt össze, vagy egy városból metropoliszhoz vezet.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.turn.text">
        <source>What the game remembers of this turn: what was built and used.</source>
        <translation>Amit a játék erről a körről megjegyez: mit építettél és használtál.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.under.point1">
        <source>A brown metropolis can give points for them.</source>
        <translation>Egy barna metropolisz pontot adhat értük.</translation>
    </message>
    <message id="about/underwater_cities.seat.#.under.text">
        <source>Special cards that were paid and used; they lie under the player board to be counted.</source>
        <translation>Kifizetett és felhasznált speciális kártyák; a játékostábla alatt megszámolhatók.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>Egy fordulóban csak egy játékos foglalhatja el.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Azonos színű kártyád is hat; a más színűt csak eldobod.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/G#.text">
        <source>A green action slot: its action is small, but green cards are the strongest.</source>
        <translation>Zöld akcióhely: a hatása kicsi, de a zöld kártyák a legerősebbek.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>Egy fordulóban csak egy játékos foglalhatja el.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Azonos színű kártyád is hat; a más színűt csak eldobod.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/R#.text">
        <source>A red action slot: its action and the red cards are of middle strength.</source>
        <translation>Piros akcióhely: a hatása és a piros kártyák is közepesen erősek.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.point1">
        <source>Only one player can take it in a round.</source>
        <translation>Egy fordulóban csak egy játékos foglalhatja el.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.point2">
        <source>A card of the same colour works as well; one of another colour is only discarded.</source>
        <translation>Azonos színű kártyád is hat; a más színűt csak eldobod.</translation>
    </message>
    <message id="about/underwater_cities.slot.*/Y#.text">
        <source>A yellow action slot: its action is strong, but yellow cards are the weakest.</source>
        <translation>Sárga akcióhely: a hatása erős, de a sárga kártyák a leggyengébbek.</translation>
    </message>
    <message id="about/underwater_cities.slot.AA.point1">
        <source>It has no colour, so your card never works here.</source>
        <translation>Nincs színe, ezért a kártyád itt sohasem hat.</translation>
    </message>
    <message id="about/underwater_cities.slot.AA.text">
        <source>The slot that is always available: any number of players may come here.</source>
        <translation>A mindig elérhető akcióhely: ide bárhányan jöhettek.</translation>
    </message>
    <message id="about/underwater_cities.specials.deck.point1">
        <source>Take the top card, or put it under the deck and choose from the next three.</source>
        <translation>Vedd el a felsőt, vagy tedd alulra, és válassz a következő háromból.</translation>
    </message>
    <message id="about/underwater_cities.specials.deck.text">
        <source>The deck of Special cards for 1 or 2 credits; everybody sees the top one.</source>
        <translation>Az egy- vagy kétkredites speciális kártyák paklija; a felsőt mindenki látja.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.point1">
        <source>You pay the credits only when you play it.</source>
        <translation>A krediteket csak akkor fizeted ki, amikor kijátszod.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.point2">
        <source>Many of them give points at the end.</source>
        <translation>Sok közülük a játék végén pontot ad.</translation>
    </message>
    <message id="about/underwater_cities.specials.open.#.text">
        <source>A Special card for 3 credits: an action that lets you take a Special card brings it to your hand.</source>
        <translation>Háromkredites speciális kártya: olyan hatással veheted kézbe, amely speciális kártyát ad.</translation>
    </message>
    <message id="about/underwater_cities.state.text">
        <source>What the game remembers for all: the round and the era.</source>
        <translation>Amit a játék mindenkinek megjegyez: a forduló és a korszak.</translation>
    </message>
    <message id="about/underwater_cities.supply.city.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Ha elfogy, több nem építhető.</translation>
    </message>
    <message id="about/underwater_cities.supply.city.text">
        <source>The white domes that are left: each becomes a city.</source>
        <translation>A megmaradt fehér félgömbök: mindegyikből egy város lesz.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.point1">
        <source>A desalination plant costs 1 credit.</source>
        <translation>Egy sótalanító üzem ára 1 kredit.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.point2">
        <source>They never run out.</source>
        <translation>Sohasem fogynak el.</translation>
    </message>
    <message id="about/underwater_cities.supply.desalination.text">
        <source>Desalination plants to build: each gives 1 credit in Production.</source>
        <translation>Megépíthető sótalanító üzemek: egy üzem termeléskor 1 kreditet ad.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.point1">
        <source>A farm costs 1 kelp.</source>
        <translation>Egy telep ára 1 hínár.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.point2">
        <source>They never run out.</source>
        <translation>Sohasem fogynak el.</translation>
    </message>
    <message id="about/underwater_cities.supply.farm.text">
        <source>Farms to build: a farm gives 1 kelp in Production.</source>
        <translation>Megépíthető telepek: egy telep termeléskor 1 hínárt ad.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.point1">
        <source>A laboratory costs 1 steelplast.</source>
        <translation>Egy laboratórium ára 1 acéllemez.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.point2">
        <source>They never run out.</source>
        <translation>Sohasem fogynak el.</translation>
    </message>
    <message id="about/underwater_cities.supply.laboratory.text">
        <source>Laboratories to build: each gives 1 science in Production.</source>
        <translation>Megépíthető laboratóriumok: mindegyik 1 tudományt ad termeléskor.</translation>
    </message>
    <message id="about/underwater_cities.supply.symbiotic.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Ha elfogy, több nem építhető.</translation>
    </message>
    <message id="about/underwater_cities.supply.symbiotic.text">
        <source>The violet domes that are left: each becomes a symbiotic city.</source>
        <translation>A megmaradt lila félgömbök: mindegyikből egy szimbiotikus város lesz.</translation>
    </message>
    <message id="about/underwater_cities.supply.tunnel.point1">
        <source>When they are gone, no more can be built.</source>
        <translation>Ha elfogy, több nem építhető.</translation>
    </message>
    <message id="about/underwater_cities.supply.tunnel.text">
        <source>The tunnels that are left to build.</source>
        <translation>A még megépíthető alagutak.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.point1">
        <source>An upgrade costs 1 science.</source>
        <translation>Egy fejlesztés ára 1 tudomány.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.point2">
        <source>They never run out.</source>
        <translation>Sohasem fogynak el.</translation>
    </message>
    <message id="about/underwater_cities.supply.upgrade.text">
        <source>Upgrades: one on a farm, plant, laboratory or tunnel makes it give more.</source>
        <translation>Fejlesztések: ha egy telep, üzem, laboratórium vagy alagút ilyet kap, többet ad.</translation>
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
        <translation>{level}. szintű fejlett-technológia-lapka („{piece}”)</translation>
    </message>
    <message id="barrage.advanced_tile">
        <source>advanced tile {level} “{piece}”</source>
        <comment>acc</comment>
        <translation>{level}. szintű fejlett-technológia-lapkát („{piece}”)</translation>
    </message>
    <message id="barrage.advanced_tile_pile">
        <source>advanced tiles {level}</source>
        <translation>{level}. szintű fejlett-technológia-lapkák</translation>
    </message>
    <message id="barrage.all_have_passed">
        <source>All have passed.</source>
        <translation>Mindenki passzolt.</translation>
    </message>
    <message id="barrage.already_built_piece_stays">
        <source>{piece} is built and stays where it is.</source>
        <translation>{piece.Az} már megépült, és a helyén marad.</translation>
    </message>
    <message id="barrage.already_dam_in_basin">
        <source>A basin takes one dam of a colour, and yours stands at {place}.</source>
        <translation>Egy víztározónál színenként egy gát állhat, a tiéd itt áll: {place}.</translation>
    </message>
    <message id="barrage.already_fulfilled_contract_stays">
        <source>{contract} is fulfilled and stays face down.</source>
        <translation>{contract.az} teljesítve van, és képpel lefelé marad.</translation>
    </message>
    <message id="barrage.already_powerhouse_in_basin">
        <source>A basin takes one powerhouse of a colour, and yours stands at {place}.</source>
        <translation>Egy víztározónál színenként egy erőmű állhat, a tiéd itt áll: {place}.</translation>
    </message>
    <message id="barrage.already_taken_action_space">
        <source>This space is taken in this round.</source>
        <translation>Ez az akciómező ebben a fordulóban már foglalt.</translation>
    </message>
    <message id="barrage.already_taken_building_space">
        <source>This space is taken: {place}.</source>
        <translation>Ez a mező már foglalt: {place}.</translation>
    </message>
    <message id="barrage.anton_special_tile">
        <source>special tile of Anton Krylov</source>
        <translation>Anton Krylov speciálistechnológia-lapkája</translation>
    </message>
    <message id="barrage.anton_special_tile">
        <source>special tile of Anton Krylov</source>
        <comment>acc</comment>
        <translation>Anton Krylov speciálistechnológia-lapkáját</translation>
    </message>
    <message id="barrage.ask_how_many_to_bank">
        <source>How many engineers go to the bank?</source>
        <translation>Hány mérnök menjen a bankba?</translation>
    </message>
    <message id="barrage.ask_what_to_build">
        <source>What do you build?</source>
        <translation>Mit építesz?</translation>
    </message>
    <message id="barrage.ask_where_base">
        <source>Where do you build the base?</source>
        <translation>Hová épüljön a gát alapja?</translation>
    </message>
    <message id="barrage.ask_where_conduit">
        <source>Which conduit do you build?</source>
        <translation>Melyik csatornát építed meg?</translation>
    </message>
    <message id="barrage.ask_where_elevation">
        <source>Which dam do you raise?</source>
        <translation>Melyik gátat magasítod?</translation>
    </message>
    <message id="barrage.ask_where_powerhouse">
        <source>Where do you build the powerhouse?</source>
        <translation>Hová épüljön az erőmű?</translation>
    </message>
    <message id="barrage.ask_which_action">
        <source>What do you do this turn?</source>
        <translation>Mit csinálsz ebben a körödben?</translation>
    </message>
    <message id="barrage.ask_which_action_space">
        <source>Which action space do you take?</source>
        <translation>Melyik akciómezőt használod?</translation>
    </message>
    <message id="barrage.ask_which_officer">
        <source>Whom do you copy?</source>
        <translation>Kit másolsz?</translation>
    </message>
    <message id="barrage.ask_which_site">
        <source>Which building space?</source>
        <translation>Melyik építési hely?</translation>
    </message>
    <message id="barrage.ask_which_tile">
        <source>With which technology tile?</source>
        <translation>Melyik technológialapkával?</translation>
    </message>
    <message id="barrage.aspect_structures">
        <source>Structures</source>
        <translation>Építmények</translation>
    </message>
    <message id="barrage.audit_action_became_impossible">
        <source>{seat} can no longer carry out an action.</source>
        <translation>{seat} már nem tud akciót végrehajtani.</translation>
    </message>
    <message id="barrage.audit_automa_has_officer">
        <source>{seat} plays without an officer.</source>
        <translation>{seat} ügyvezető nélkül játszik.</translation>
    </message>
    <message id="barrage.audit_automa_without_tiles">
        <source>The Automa has no tiles.</source>
        <translation>Az Automa előtt nincsenek lapkák.</translation>
    </message>
    <message id="barrage.audit_base_not_at_bottom">
        <source>The base belongs at the bottom: {place}.</source>
        <translation>Az alap alulra való: {place}.</translation>
    </message>
    <message id="barrage.audit_construction_became_impossible">
        <source>The construction of {seat} can no longer be carried out.</source>
        <translation>{seat} építése már nem hajtható végre.</translation>
    </message>
    <message id="barrage.audit_draft_piece_left_over">
        <source>The draft is over: {piece} goes back to the box.</source>
        <translation>A választás véget ért, {piece.az} visszakerül a dobozba.</translation>
    </message>
    <message id="barrage.audit_engineers_cannot_be_here">
        <source>{engineers} cannot be here: {place}.</source>
        <translation>{engineers} nem lehet itt: {place}.</translation>
    </message>
    <message id="barrage.audit_leftmost_piece_still_there">
        <source>The leftmost piece leaves the board first: {place}.</source>
        <translation>A táblát előbb a bal szélső darab hagyja el: {place}.</translation>
    </message>
    <message id="barrage.audit_nothing_to_draft">
        <source>{seat} has nothing to choose from.</source>
        <translation>{seat} semmiből sem választhat.</translation>
    </message>
    <message id="barrage.audit_open_segment_not_empty">
        <source>The open segment of {seat} must be empty.</source>
        <translation>{seat} nyitott szektorának üresnek kell lennie.</translation>
    </message>
    <message id="barrage.audit_piece_astray">
        <source>{piece} does not stand where it belongs.</source>
        <translation>{piece.Az} nem a helyén áll.</translation>
    </message>
    <message id="barrage.audit_piece_cannot_stand_here">
        <source>{piece} cannot stand here: {place}.</source>
        <translation>{piece.Az} nem állhat itt: {place}.</translation>
    </message>
    <message id="barrage.audit_production_became_impossible">
        <source>{seat} can no longer produce.</source>
        <translation>{seat} már nem tud termelni.</translation>
    </message>
    <message id="barrage.audit_seat_without_company">
        <source>{seat} has no company.</source>
        <translation>{seat} vállalat nélkül maradt.</translation>
    </message>
    <message id="barrage.audit_seat_without_officer">
        <source>{seat} has no officer.</source>
        <translation>{seat} ügyvezető nélkül maradt.</translation>
    </message>
    <message id="barrage.audit_tile_does_not_belong">
        <source>{tile} does not belong here: {place}.</source>
        <translation>{tile.Az} nem ide való: {place}.</translation>
    </message>
    <message id="barrage.audit_tile_missing">
        <source>A tile is missing here: {place}.</source>
        <translation>Innen hiányzik egy lapka: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_headstream_drops">
        <source>The box has only {most}: {place}.</source>
        <translation>A dobozban csak {most} van: {place}.</translation>
    </message>
    <message id="barrage.audit_too_many_open_contracts">
        <source>{seat} has {have} open contracts; the limit is three.</source>
        <translation>{seat} előtt {have} van nyitva, de csak három lehet.</translation>
    </message>
    <message id="barrage.audit_too_much_water_held">
        <source>{place} holds {most}, there are {held}.</source>
        <translation>{place}: {most} fér ide, de {held} van itt.</translation>
    </message>
    <message id="barrage.audit_two_dams_in_basin">
        <source>{seat} has two dams in basin {basin}.</source>
        <translation>{seat} két gátja áll {basin.az}. víztározónál.</translation>
    </message>
    <message id="barrage.audit_two_powerhouses_in_basin">
        <source>{seat} has two powerhouses in basin {basin}.</source>
        <translation>{seat} két erőműve áll {basin.az}. víztározónál.</translation>
    </message>
    <message id="barrage.automa_action_place">
        <source>Automa: action</source>
        <translation>Automa: akció</translation>
    </message>
    <message id="barrage.automa_chooses_headstream">
        <source>{seat} chooses {place}: the drop will end in its own dam.</source>
        <translation>{seat} ezt választja: {place}. A vízcsepp a saját gátjában köt ki.</translation>
    </message>
    <message id="barrage.automa_chooses_space">
        <source>{seat} chooses {place}: {reason}</source>
        <translation>{seat} választása: {place}, mert {reason}</translation>
    </message>
    <message id="barrage.automa_count" numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
        </translation>
    </message>
    <message id="barrage.automa_criteria_place">
        <source>Automa: criteria</source>
        <translation>Automa: szempontok</translation>
    </message>
    <message id="barrage.automa_gets_company">
        <source>{seat} plays {company}.</source>
        <translation>{seat} vállalata: {company}.</translation>
    </message>
    <message id="barrage.automa_level_easy">
        <source>Easy</source>
        <translation>Kisfeszültség</translation>
    </message>
    <message id="barrage.automa_level_hard">
        <source>Hard</source>
        <translation>Nagyfeszültség</translation>
    </message>
    <message id="barrage.automa_level_medium">
        <source>Medium</source>
        <translation>Normál</translation>
    </message>
    <message id="barrage.automa_level_very_hard">
        <source>Very hard</source>
        <translation>Túlfeszültség</translation>
    </message>
    <message id="barrage.automa_plays_tile">
        <source>{seat} plays {tile}.</source>
        <translation>{seat} kijátssza {tile.az.acc}.</translation>
    </message>
    <message id="barrage.automa_skips_tile_line">
        <source>{seat} skips a criterion: {reason}</source>
        <translation>{seat} átugrik egy sort, mert {reason}</translation>
    </message>
    <message id="barrage.automa_tile">
        <source>Automa tile {number}</source>
        <translation>{number}. automalapka</translation>
    </message>
    <message id="barrage.automa_tile">
        <source>Automa tile {number}</source>
        <comment>acc</comment>
        <translation>{number}. automalapkát</translation>
    </message>
    <message id="barrage.automa_tile_deck">
        <source>Automa tiles</source>
        <translation>automalapkák</translation>
    </message>
    <message id="barrage.automa_tiles_reshuffled">
        <source>The discarded Automa tiles are reshuffled.</source>
        <translation>Az eldobott automalapkákból új pakli készül.</translation>
    </message>
    <message id="barrage.bank">
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message id="barrage.bank_engineers_out_of_range">
        <source>The bank takes 1 to {have}, you want to lay {n}.</source>
        <translation>A bankban legalább 1, legfeljebb {have} rakható le, te {n.acc} raknál le.</translation>
    </message>
    <message id="barrage.basic_tile_of_seat">
        <source>basic tile “{piece}” of {seat}</source>
        <translation>{seat} alaptechnológia-lapkája („{piece}”)</translation>
    </message>
    <message id="barrage.basic_tile_of_seat">
        <source>basic tile “{piece}” of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} alaptechnológia-lapkáját („{piece}”)</translation>
    </message>
    <message id="barrage.beside_section">
        <source>beside the {section}</source>
        <translation>{section} melletti hely</translation>
    </message>
    <message id="barrage.board_energy">
        <source>Energy track</source>
        <translation>Energiasáv</translation>
    </message>
    <message id="barrage.board_management">
        <source>Action spaces</source>
        <translation>Akciómezők</translation>
    </message>
    <message id="barrage.board_map">
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message id="barrage.board_offer">
        <source>Contracts and works</source>
        <translation>Szerződések és lapkák</translation>
    </message>
    <message id="barrage.board_slot_of_seat">
        <source>board of {seat}: {piece} {number}</source>
        <translation>{seat} vállalattáblája, {number}. {piece}</translation>
    </message>
    <message id="barrage.bonus_tile">
        <source>bonus tile “{what}”</source>
        <translation>bónuszlapka („{what}”)</translation>
    </message>
    <message id="barrage.bonus_tile">
        <source>bonus tile “{what}”</source>
        <comment>acc</comment>
        <translation>bónuszlapkát („{what}”)</translation>
    </message>
    <message id="barrage.bonus_tile_points_per_own">
        <source>{points} for each {what} you own.</source>
        <translation>{points} minden saját {what} után.</translation>
    </message>
    <message id="barrage.choose_action">
        <source>Place engineers on an action space and take its action.</source>
        <translation>Rakj le mérnököket egy akciómezőre, és hajtsd végre az akcióját.</translation>
    </message>
    <message id="barrage.choose_action_after_copying_officer">
        <source>You copy an officer in this turn. Now carry out your action.</source>
        <translation>Ebben a körben lemásolsz egy ügyvezetőt. Most hajtsd végre az akciódat.</translation>
    </message>
    <message id="barrage.choose_company_and_starting_contract">
        <source>Which company and which starting contract do you take?</source>
        <translation>Melyik vállalatot és kezdőszerződést választod?</translation>
    </message>
    <message id="barrage.choose_contract_to_discard">
        <source>Which contract do you discard? Three may stay open.</source>
        <translation>Melyik szerződést dobod el? Három maradhat nyitva.</translation>
    </message>
    <message id="barrage.choose_contract_to_fulfil">
        <source>Which contract do you fulfil with {energy}?</source>
        <translation>Melyik szerződést teljesíted {energy.ins}?</translation>
    </message>
    <message id="barrage.choose_contract_to_take">
        <source>Which contract do you take?</source>
        <translation>Melyik szerződést veszed el?</translation>
    </message>
    <message id="barrage.choose_headstream_for_flowing_drop">
        <source>On which headstream do you place a drop that flows at once?</source>
        <translation>Melyik forrásra teszed az azonnal elinduló vízcseppet?</translation>
    </message>
    <message id="barrage.choose_headstreams_for_drops">
        <source>On which headstreams do you place drops? Up to {drops}</source>
        <translation>Mely forrásokra teszel vízcseppet? (Legfeljebb {drops})</translation>
    </message>
    <message id="barrage.choose_machine_payment">
        <source>How do you pay the machines? A machine can be replaced where an officer or tile allows.</source>
        <translation>Mivel fizeted a munkagépeket? Egy munkagép helyettesíthető, ahol egy ügyvezető vagy lapka engedi.</translation>
    </message>
    <message id="barrage.choose_machines_to_take">
        <source>Which machines do you take? {machines}</source>
        <translation>Mely munkagépeket veszed el? ({machines})</translation>
    </message>
    <message id="barrage.choose_pass_or_free_build">
        <source>You have no engineers left: pass, or build with a tile that needs none.</source>
        <translation>Nincs több mérnököd: passzolj, vagy építs olyan lapkával, amelyhez nem kell mérnök.</translation>
    </message>
    <message id="barrage.choose_reward_part_order">
        <source>Which part of the reward comes first?</source>
        <translation>A jutalom melyik része legyen az első?</translation>
    </message>
    <message id="barrage.choose_space_for_piece">
        <source>Where do you place it: {piece}?</source>
        <translation>Hová kerüljön {piece.az}?</translation>
    </message>
    <message id="barrage.choose_technology_tile">
        <source>Which technology tile do you use for this: {piece}?</source>
        <translation>Melyik technológialapkával épüljön {piece.az}?</translation>
    </message>
    <message id="barrage.choose_water_for_production">
        <source>Which water do you use for production?</source>
        <translation>Melyik vizet használod a termeléshez?</translation>
    </message>
    <message id="barrage.company_contract_discount">
        <source>With three powerhouses: every contract needs {energy} less.</source>
        <translation>Három erőművel: minden szerződéshez {energy.ins} kevesebb kell.</translation>
    </message>
    <message id="barrage.company_draft_place">
        <source>company {number} on offer</source>
        <translation>{number}. választható vállalat</translation>
    </message>
    <message id="barrage.company_energy_after_production">
        <source>With three powerhouses: gain {energy} after each production.</source>
        <translation>Három erőművel: minden termelés után kapsz {energy.acc}.</translation>
    </message>
    <message id="barrage.company_energy_from_passing_drops">
        <source>With three powerhouses: gain {energy} for each drop that runs past one of them.</source>
        <translation>Három erőművel: kapsz {energy.acc} minden vízcsepp után, amely elfolyik valamelyik mellett.</translation>
    </message>
    <message id="barrage.company_income_from_step">
        <source>When you place {piece} number {step}, and again each round: {words.clause}.</source>
        <translation>{step.Az}. {piece} lerakásakor, majd minden fordulóban: {words.clause}.</translation>
    </message>
    <message id="barrage.company_not_on_offer">
        <source>This company is not on offer.</source>
        <translation>Ez a vállalat nem választható.</translation>
    </message>
    <message id="barrage.company_of_seat">
        <source>company of {seat}</source>
        <translation>{seat} vállalata</translation>
    </message>
    <message id="barrage.company_second_production">
        <source>With three powerhouses: after a production, produce again at another powerhouse (drops × value only).</source>
        <translation>Három erőművel: termelés után egy második máshol; ennél csak a vízcseppek számának és a termelőértéknek a szorzata számít.</translation>
    </message>
    <message id="barrage.conduit_does_not_connect">
        <source>The conduit leads from basin {start} to basin {end}.</source>
        <translation>A csatorna {start.az}. víztározótól {end.az}. víztározóhoz vezet.</translation>
    </message>
    <message id="barrage.conduit_space">
        <source>conduit {code} of value {value}</source>
        <translation>{code} csatorna (termelőérték: {value})</translation>
    </message>
    <message id="barrage.construction_space_of_seat">
        <source>construction space {number} of {seat}</source>
        <translation>{seat} {number}. építésmezője</translation>
    </message>
    <message id="barrage.contract_comes_on_offer">
        <source>A new contract is on offer: {contract}.</source>
        <translation>Új szerződés választható: {contract}.</translation>
    </message>
    <message id="barrage.contract_discard_pile">
        <source>discarded: {colour}</source>
        <translation>eldobva: {colour}</translation>
    </message>
    <message id="barrage.contract_energy_needed">
        <source>Needs {energy} from one production.</source>
        <translation>Egyetlen termelésből {energy} kell hozzá.</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <translation>{code} jelű {colour}</translation>
    </message>
    <message id="barrage.contract_name">
        <source>{colour} {code}</source>
        <comment>acc</comment>
        <translation>{code} jelű {colour.acc}</translation>
    </message>
    <message id="barrage.contract_offer_place">
        <source>on offer: {colour} {number}</source>
        <translation>{number}. választható {colour}</translation>
    </message>
    <message id="barrage.contract_pile">
        <source>pile: {colour}</source>
        <translation>pakli: {colour}</translation>
    </message>
    <message id="barrage.contract_pile_rebuilt">
        <source>The discarded contracts form a new pile.</source>
        <translation>Az eldobott szerződésekből új pakli készül.</translation>
    </message>
    <message id="barrage.contracts">
        <source>contracts</source>
        <translation>szerződések</translation>
    </message>
    <message id="barrage.credit_count" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="barrage.dam_belongs_to_seat">
        <source>This dam belongs to {seat}.</source>
        <translation>Ez {seat} gátja.</translation>
    </message>
    <message id="barrage.drop_runs_off_map">
        <source>A drop runs from {origin} down the river and off the map.</source>
        <translation>Egy vízcsepp {origin.abl} lefolyik a folyón, és elhagyja a térképet.</translation>
    </message>
    <message id="barrage.drop_runs_to_stop">
        <source>A drop runs from {origin} to {stop}.</source>
        <translation>Egy vízcsepp továbbfolyik: {origin} → {stop}.</translation>
    </message>
    <message id="barrage.drops_come_to_headstream">
        <source>{drops} are added to {place}.</source>
        <translation>{drops} érkezik {place.sub}.</translation>
    </message>
    <message id="barrage.drops_placed_out_of_range">
        <source>Place at least one drop, at most {drops}.</source>
        <translation>Legalább egy, legfeljebb {drops.acc} tegyél le.</translation>
    </message>
    <message id="barrage.drops_run" numerus="yes">
        <source>%n drop(s) run; dams hold {held}, the rest leaves the map.</source>
        <translation>
            <numerusform>%n vízcsepp folyt le; gát fogott fel belőlük ennyit: {held}, a többi elhagyta a térképet.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_held" numerus="yes">
        <source>%n drop(s) run; dams hold all of them.</source>
        <translation>
            <numerusform>%n vízcsepp folyt le; a gátak mindet felfogták.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_lost" numerus="yes">
        <source>%n drop(s) run down the river and off the map.</source>
        <translation>
            <numerusform>%n vízcsepp folyt le a folyón, és elhagyta a térképet.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_energy_by_conduit">
        <source>Produce {energy} for each point of the new conduit's value. A contract may be fulfilled with it.</source>
        <translation>Termelsz {energy.acc} az új csatorna termelőértékének minden pontjáért. Szerződést is teljesíthetsz vele.</translation>
    </message>
    <message id="barrage.effect_energy_per_own">
        <source>Produce {energy} for each {what} you own. A contract may be fulfilled with it.</source>
        <translation>Termelsz {energy.acc} minden saját {what} után. Szerződést is teljesíthetsz vele.</translation>
    </message>
    <message id="barrage.effect_fill_raised_dam">
        <source>Fill the dam you have raised.</source>
        <translation>Töltsd fel a magasított gátadat.</translation>
    </message>
    <message id="barrage.effect_free_piece">
        <source>Place {piece.a} for free.</source>
        <translation>Rakj le ingyen egy {piece.acc}.</translation>
    </message>
    <message id="barrage.effect_free_piece_value_limited">
        <source>Place {piece.a} of value {value} or less for free.</source>
        <translation>Rakj le ingyen egy legfeljebb {value.adj} termelőértékű {piece.acc}.</translation>
    </message>
    <message id="barrage.effect_free_piece_zones_limited">
        <source>Place {piece.a} for free, but only in this area: {zones}.</source>
        <translation>Rakj le ingyen egy {piece.acc}, de csak {zones.sup}.</translation>
    </message>
    <message id="barrage.effect_gain_chosen_machines">
        <source>Gain {machines} of your choice.</source>
        <translation>Kapsz {machines.acc}, tetszőleges fajtát.</translation>
    </message>
    <message id="barrage.effect_gain_credits_by_conduit">
        <source>Gain {credits} for each point of the new conduit's value.</source>
        <translation>Kapsz {credits.acc} az új csatorna termelőértékének minden pontjáért.</translation>
    </message>
    <message id="barrage.effect_gain_goods">
        <source>Gain {goods}.</source>
        <translation>Kapsz {goods.acc}.</translation>
    </message>
    <message id="barrage.effect_gain_points_per_own">
        <source>Gain {points} for each {what} you own.</source>
        <translation>Kapsz {points.acc} minden saját {what} után.</translation>
    </message>
    <message id="barrage.effect_machine_cost_capped">
        <source>Costs at most {machines}.</source>
        <translation>Költsége legfeljebb {machines}.</translation>
    </message>
    <message id="barrage.effect_machines_interchangeable">
        <source>Excavators and mixers replace each other.</source>
        <translation>A földmunkagépek és betonkeverő gépek helyettesítik egymást.</translation>
    </message>
    <message id="barrage.effect_may_produce_at_once">
        <source>You may produce at once with a bonus of {n}.</source>
        <translation>Azonnal végrehajthatsz egy termelésakciót {n} bónusszal.</translation>
    </message>
    <message id="barrage.effect_no_engineers_needed">
        <source>Needs no engineers.</source>
        <translation>Nem kell hozzá mérnök.</translation>
    </message>
    <message id="barrage.effect_no_machines_needed">
        <source>Needs no machines.</source>
        <translation>Nem kell hozzá munkagép.</translation>
    </message>
    <message id="barrage.effect_no_red_space_surcharge">
        <source>No surcharge on a red building space.</source>
        <translation>Piros épületmezőn nincs plusz költség.</translation>
    </message>
    <message id="barrage.effect_place_flowing_drop">
        <source>Place {drops} on a headstream; it flows at once.</source>
        <translation>Tegyél {drops.acc} egy forrásra; azonnal elindul.</translation>
    </message>
    <message id="barrage.effect_place_flowing_drops">
        <source>Place up to {drops} on headstreams; they flow at once.</source>
        <translation>Tegyél legfeljebb {drops.acc} a forrásokra; azonnal elindulnak.</translation>
    </message>
    <message id="barrage.effect_place_waiting_drop">
        <source>Place {drops} on a headstream; it waits there.</source>
        <translation>Tegyél {drops.acc} egy forrásra; ott várakozik.</translation>
    </message>
    <message id="barrage.effect_place_waiting_drops">
        <source>Place up to {drops} on headstreams; they wait there.</source>
        <translation>Tegyél legfeljebb {drops.acc} a forrásokra; ott várakoznak.</translation>
    </message>
    <message id="barrage.effect_produce_with_bonus">
        <source>Produce with a bonus of {n}.</source>
        <translation>Termelj {n} bónusszal.</translation>
    </message>
    <message id="barrage.effect_produce_with_malus">
        <source>Produce with a malus of {n}.</source>
        <translation>Termelj {n} büntetéssel.</translation>
    </message>
    <message id="barrage.effect_take_advanced_tile">
        <source>Take the advanced tile of slot {n}.</source>
        <translation>Vedd el {n.az}. hely fejlett-technológia-lapkáját.</translation>
    </message>
    <message id="barrage.effect_take_private_contracts" numerus="yes">
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Vegyél el %n egyéni szerződést.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel" numerus="yes">
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Forgasd el az építőkerekedet %n szektorral.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel_per_own">
        <source>Turn your wheel by one segment for each {what} you own.</source>
        <translation>Forgasd el az építőkerekedet minden saját {what} után egy szektorral.</translation>
    </message>
    <message id="barrage.effect_water_in_empty_dams">
        <source>Put {drops} into each of your empty dams.</source>
        <translation>Tegyél {drops.acc} minden üres gátadba.</translation>
    </message>
    <message id="barrage.elevation_needs_base">
        <source>An elevation needs a base under it.</source>
        <translation>Magasító csak alapra kerülhet.</translation>
    </message>
    <message id="barrage.elevation_needs_own_base">
        <source>This dam belongs to {seat}: elevations stand on one's own bases.</source>
        <translation>Ez {seat} gátja: magasító csak saját alapra kerülhet.</translation>
    </message>
    <message id="barrage.engineers">
        <source>engineers</source>
        <translation>mérnökök</translation>
    </message>
    <message id="barrage.engineers_and_markers_return">
        <source>All engineers and energy markers go back.</source>
        <translation>Minden mérnök és energiajelző visszakerül.</translation>
    </message>
    <message id="barrage.engineers_of_seat">
        <source>engineers of {seat}</source>
        <translation>{seat} mérnökei</translation>
    </message>
    <message id="barrage.france_discount_every_contract">
        <source>For every contract</source>
        <translation>Minden szerződésnél</translation>
    </message>
    <message id="barrage.france_discount_productions_only">
        <source>For productions only</source>
        <translation>Csak termelésnél</translation>
    </message>
    <message id="barrage.fulfilled">
        <source>fulfilled</source>
        <translation>teljesítve</translation>
    </message>
    <message id="barrage.fulfilled_contracts_of_seat">
        <source>fulfilled contracts of {seat}</source>
        <translation>{seat} teljesített szerződései</translation>
    </message>
    <message id="barrage.game_state">
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="barrage.game_title">
        <source>Barrage</source>
        <translation>Duzzasztómű</translation>
    </message>
    <message id="barrage.group_bank">
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="barrage.group_build">
        <source>Build</source>
        <translation>Építés</translation>
    </message>
    <message id="barrage.group_copy_officer">
        <source>Copy an officer</source>
        <translation>Ügyvezető másolása</translation>
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
        <translation>{letter} forrás</translation>
    </message>
    <message id="barrage.headstream_tile">
        <source>headstream tile {code}</source>
        <translation>{code} forráslapka</translation>
    </message>
    <message id="barrage.headstream_tile">
        <source>headstream tile {code}</source>
        <comment>acc</comment>
        <translation>{code} forráslapkát</translation>
    </message>
    <message id="barrage.headstream_tile_round_drops">
        <source>Round {round}: {drops}.</source>
        <translation>{round}. forduló: {drops}.</translation>
    </message>
    <message id="barrage.introduction_conduit">
        <source>A conduit</source>
        <translation>Csatorna</translation>
    </message>
    <message id="barrage.introduction_dam">
        <source>A dam on the river</source>
        <translation>Gát a folyóra</translation>
    </message>
    <message id="barrage.introduction_energy">
        <source>Energy and contracts</source>
        <translation>Áram és szerződés</translation>
    </message>
    <message id="barrage.introduction_first_game">
        <source>Introductory game: companies are given out, no patent office.</source>
        <translation>Bevezető játék: a vállalatok ki vannak osztva, nincs Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.introduction_known_game">
        <source>Full game: you choose companies and officers, with the patent office.</source>
        <translation>Teljes játék: ti választjátok a vállalatot és az ügyvezetőt, van Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.introduction_powerhouse">
        <source>A powerhouse</source>
        <translation>Erőmű</translation>
    </message>
    <message id="barrage.introductory_game_excludes_automas">
        <source>The introductory game is not made for Automas: choose the full game.</source>
        <translation>A bevezető játék nem Automákhoz készült: válaszd a teljes játékot.</translation>
    </message>
    <message id="barrage.joined_rewards">
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="barrage.lay_all_tiles_in_place">
        <source>Put all of them here: {place}</source>
        <translation>Mind ide: {place}</translation>
    </message>
    <message id="barrage.leave_amount_in_place">
        <source>Leave {amount} here: {place}</source>
        <translation>Maradjon itt {amount}: {place}</translation>
    </message>
    <message id="barrage.left_action_space">
        <source>{section} {sign}, left</source>
        <translation>{section} {sign}, bal</translation>
    </message>
    <message id="barrage.lower_dam_space">
        <source>lower dam {number}</source>
        <translation>{number}. alsó gáthely</translation>
    </message>
    <message id="barrage.mahiri_copies_any_officer">
        <source>Any officer</source>
        <translation>Bármelyik ügyvezető</translation>
    </message>
    <message id="barrage.mahiri_copies_officers_in_play">
        <source>Officers in play</source>
        <translation>Játékban lévő ügyvezetők</translation>
    </message>
    <message id="barrage.map_with_icons">
        <source>With icons</source>
        <translation>Ikonos oldal</translation>
    </message>
    <message id="barrage.map_without_icons">
        <source>Without icons</source>
        <translation>Ikonok nélküli oldal</translation>
    </message>
    <message id="barrage.markers_of_seat">
        <source>markers of {seat}</source>
        <translation>{seat} jelzői</translation>
    </message>
    <message id="barrage.move_counters_to_place">
        <source>Put {what} here: {place}</source>
        <translation>{what} lerakása ide: {place}</translation>
    </message>
    <message id="barrage.national_contract_cannot_be_taken">
        <source>National contracts are never taken, only fulfilled.</source>
        <translation>Nemzeti szerződést nem lehet elvenni, csak teljesíteni.</translation>
    </message>
    <message id="barrage.national_contract_needs_production">
        <source>A national contract needs a production action.</source>
        <translation>Nemzeti szerződéshez termelésakció kell.</translation>
    </message>
    <message id="barrage.national_contract_not_on_offer">
        <source>This national contract is not on offer.</source>
        <translation>Ez a nemzeti szerződés nincs kint.</translation>
    </message>
    <message id="barrage.national_contract_place">
        <source>national contract {number}</source>
        <translation>{number}. nemzeti szerződés</translation>
    </message>
    <message id="barrage.needs_action_after_copying_officer">
        <source>After copying an officer an action must follow.</source>
        <translation>Egy ügyvezető lemásolása után akciónak kell következnie.</translation>
    </message>
    <message id="barrage.needs_complete_production_system">
        <source>A production needs a dam, a conduit and a powerhouse.</source>
        <translation>A termeléshez gát, csatorna és erőmű kell.</translation>
    </message>
    <message id="barrage.needs_exact_machine_total">
        <source>Take {machines} in all.</source>
        <translation>Összesen {machines.acc} vegyél el.</translation>
    </message>
    <message id="barrage.needs_one_drop_placed">
        <source>At least one drop is placed.</source>
        <translation>Legalább egy vízcseppet le kell tenni.</translation>
    </message>
    <message id="barrage.needs_own_powerhouse_here">
        <source>Your powerhouse must stand here.</source>
        <translation>Itt az erőművednek kell állnia.</translation>
    </message>
    <message id="barrage.neutral_dam_placed">
        <source>A neutral dam of level {level} stands at {place}.</source>
        <translation>{level.Az.adj} szintű semleges gát itt áll: {place}.</translation>
    </message>
    <message id="barrage.neutral_dams_never_change">
        <source>Neutral dams stay as they are all game long.</source>
        <translation>A semleges gátak az egész játékban változatlanok.</translation>
    </message>
    <message id="barrage.neutral_piece">
        <source>neutral {piece}</source>
        <translation>semleges {piece}</translation>
    </message>
    <message id="barrage.neutral_piece">
        <source>neutral {piece}</source>
        <comment>acc</comment>
        <translation>semleges {piece.acc}</translation>
    </message>
    <message id="barrage.no">
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message id="barrage.no_conduit_here">
        <source>No conduit is built here.</source>
        <translation>Itt nem épült csatorna.</translation>
    </message>
    <message id="barrage.no_construction_space_left">
        <source>All your construction spaces are taken in this round.</source>
        <translation>Ebben a fordulóban minden építésmeződ foglalt.</translation>
    </message>
    <message id="barrage.no_contract_on_offer">
        <source>No contract is on offer.</source>
        <translation>Nincs választható szerződés.</translation>
    </message>
    <message id="barrage.no_credits_for_foreign_conduits">
        <source>Only conduits of others lead there, and {have} are left to pay.</source>
        <translation>Oda csak mások csatornái vezetnek, fizetni pedig csak {have} maradt.</translation>
    </message>
    <message id="barrage.no_dam_here">
        <source>There is no dam here.</source>
        <translation>Itt nincs gát.</translation>
    </message>
    <message id="barrage.no_patent_office_in_introductory">
        <source>The introductory game is played without the patent office.</source>
        <translation>A bevezető játékban nincs Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.no_piece_left_on_board">
        <source>No piece of this kind is left on your board: {piece}.</source>
        <translation>A tábládon nem maradt {piece}.</translation>
    </message>
    <message id="barrage.no_such_building_space">
        <source>There is no such building space.</source>
        <translation>Nincs ilyen épületmező.</translation>
    </message>
    <message id="barrage.no_such_officer">
        <source>There is no such officer.</source>
        <translation>Nincs ilyen ügyvezető.</translation>
    </message>
    <message id="barrage.no_such_powerhouse">
        <source>There is no such powerhouse.</source>
        <translation>Nincs ilyen erőmű.</translation>
    </message>
    <message id="barrage.no_such_tile">
        <source>There is no such tile.</source>
        <translation>Nincs ilyen lapka.</translation>
    </message>
    <message id="barrage.no_system_to_produce_with">
        <source>No dam of yours or neutral one with water is connected with a powerhouse of yours.</source>
        <translation>Egyik erőműveddel sincs összekapcsolva olyan saját vagy semleges gát, amelyben víz van.</translation>
    </message>
    <message id="barrage.no_technology_tile_for_piece">
        <source>No technology tile for this is in your supply: {piece}.</source>
        <translation>Nincs a készletedben olyan technológialapka, amellyel {piece} építhető.</translation>
    </message>
    <message id="barrage.no_tile_in_patent_slot">
        <source>No tile lies in this slot.</source>
        <translation>Ezen a helyen nincs lapka.</translation>
    </message>
    <message id="barrage.not_a_contract">
        <source>This is not a contract.</source>
        <translation>Ez nem szerződés.</translation>
    </message>
    <message id="barrage.not_a_space_for_piece">
        <source>{piece} cannot be built on this space.</source>
        <translation>Erre az épületmezőre nem kerülhet {piece}.</translation>
    </message>
    <message id="barrage.not_a_valid_payment">
        <source>This does not pay the price. It could be: {amount}.</source>
        <translation>Ez nem fedezi a költséget. Például ez jó lenne: {amount}.</translation>
    </message>
    <message id="barrage.not_an_action">
        <source>This is not an action.</source>
        <translation>Ez nem akció.</translation>
    </message>
    <message id="barrage.not_enough_credits_foreign_conduit">
        <source>The conduit of {owner} costs {need}, you have {have}.</source>
        <translation>{owner} csatornájához {need} kell, neked {have} van.</translation>
    </message>
    <message id="barrage.not_enough_credits_red_space">
        <source>The red space costs {need}, you have {have}.</source>
        <translation>A piros mezőhöz {need} kell, neked {have} van.</translation>
    </message>
    <message id="barrage.not_enough_energy_for_contract">
        <source>It needs {need}, this production gave {have}.</source>
        <translation>Ehhez {need} kell, ez a termelés {have.acc} adott.</translation>
    </message>
    <message id="barrage.not_enough_for_cost">
        <source>Needs {need}, you have {have}.</source>
        <translation>{need} kell hozzá, neked {have} van.</translation>
    </message>
    <message id="barrage.not_enough_water_in_dam">
        <source>The dam holds {held}, you want to use {n}.</source>
        <translation>A gátban {held} van, te {n} vízcseppet használnál.</translation>
    </message>
    <message id="barrage.not_in_zones_of_contract">
        <source>The contract allows only {zones}, and this is {zone}.</source>
        <translation>A szerződés csak itt engedi: {zones}; ez pedig {zone}.</translation>
    </message>
    <message id="barrage.not_passing_with_engineers_left">
        <source>You still have {have}: the bank always takes one.</source>
        <translation>Neked még van mérnököd ({have}): a bank mindig fogad egyet.</translation>
    </message>
    <message id="barrage.objective">
        <source>objective</source>
        <translation>céllapka</translation>
    </message>
    <message id="barrage.objective_bases_joined_to_powerhouse">
        <source>Your bases connected to your powerhouse by your own conduit.</source>
        <translation>Alapok, amelyeket saját csatorna saját erőműhöz kapcsol.</translation>
    </message>
    <message id="barrage.objective_basins_with_any_piece">
        <source>Basins with at least one piece.</source>
        <translation>Víztározók, ahol legalább egy építményed áll.</translation>
    </message>
    <message id="barrage.objective_basins_with_three_pieces">
        <source>Basins with at least three pieces.</source>
        <translation>Víztározók, ahol legalább három építményed áll.</translation>
    </message>
    <message id="barrage.objective_pieces_in_strongest_zone">
        <source>Your pieces in the zone where you have the most.</source>
        <translation>Építményeid azon a területen, ahol a legtöbb van belőlük.</translation>
    </message>
    <message id="barrage.objective_pieces_in_weakest_zone">
        <source>Your pieces in the zone where you have the fewest.</source>
        <translation>Építményeid azon a területen, ahol a legkevesebb van belőlük.</translation>
    </message>
    <message id="barrage.objective_red_spaces">
        <source>Bases and powerhouses on red spaces.</source>
        <translation>Alapok és erőművek piros mezőkön.</translation>
    </message>
    <message id="barrage.objective_tile">
        <source>objective tile {number}</source>
        <translation>{number}. céllapka</translation>
    </message>
    <message id="barrage.objective_tile">
        <source>objective tile {number}</source>
        <comment>acc</comment>
        <translation>{number}. céllapkát</translation>
    </message>
    <message id="barrage.obstacle_already_leads_alone">
        <source>it leads alone and has reached the section of the round.</source>
        <translation>egyedül vezet, és elérte a forduló szakaszát.</translation>
    </message>
    <message id="barrage.obstacle_cannot_build_piece">
        <source>it cannot build this: {piece}.</source>
        <translation>ezt nem tudja megépíteni: {piece}.</translation>
    </message>
    <message id="barrage.obstacle_no_drop_reaches_dams">
        <source>no drop would end in its own dams.</source>
        <translation>egyetlen vízcsepp sem jutna a saját gátjaiba.</translation>
    </message>
    <message id="barrage.obstacle_no_machines_last_round">
        <source>no machines are taken in the last round.</source>
        <translation>az utolsó fordulóban nem vesz el munkagépet.</translation>
    </message>
    <message id="barrage.obstacle_no_production_system">
        <source>it has no system to produce with.</source>
        <translation>nincs rendszere, amellyel termelhetne.</translation>
    </message>
    <message id="barrage.obstacle_no_tile_on_offer">
        <source>no tile for this is on offer: {piece}.</source>
        <translation>nincs olyan elérhető lapka, amellyel {piece} építhető.</translation>
    </message>
    <message id="barrage.obstacle_too_little_for_contract">
        <source>its best production would be {energy}, too little for a contract of this colour: {colour}.</source>
        <translation>a legjobb termelése {energy} lenne, ez kevés egy ilyen szerződéshez: {colour}.</translation>
    </message>
    <message id="barrage.obstacle_wheel_empty">
        <source>its wheel is empty.</source>
        <translation>az építőkereke üres.</translation>
    </message>
    <message id="barrage.officer_base_cost_fixed">
        <source>Your bases cost {machines} everywhere.</source>
        <translation>Az alapjaidhoz mindenhol {machines} kell.</translation>
    </message>
    <message id="barrage.officer_copies_other_officer">
        <source>Spend an engineer to copy another officer this turn; the second time also costs {credits}.</source>
        <translation>Egy mérnökkel lemásolsz erre a körre egy másik ügyvezetőt; másodszorra {credits} is kell hozzá.</translation>
    </message>
    <message id="barrage.officer_credits_replace_machines">
        <source>You may pay {credits} instead of any machine.</source>
        <translation>Bármelyik munkagép helyett fizethetsz {credits.acc}.</translation>
    </message>
    <message id="barrage.officer_high_dams_hold_more">
        <source>Your dams of level 3 hold {drops}.</source>
        <translation>A 3-as szintű gátjaidba {drops} fér.</translation>
    </message>
    <message id="barrage.officer_makes_it_cheaper">
        <source>{officer} makes this cheaper.</source>
        <translation>{officer} olcsóbbá teszi ezt az építést.</translation>
    </message>
    <message id="barrage.officer_mixers_pay_conduit">
        <source>You may pay a conduit with mixers instead, one for each point of its value.</source>
        <translation>Csatornáért betonkeverő géppel is fizethetsz: termelőértékének minden pontjáért eggyel.</translation>
    </message>
    <message id="barrage.officer_not_copyable">
        <source>{officer} cannot be copied.</source>
        <translation>{officer} nem másolható le.</translation>
    </message>
    <message id="barrage.officer_of_seat">
        <source>officer of {seat}</source>
        <translation>{seat} ügyvezetője</translation>
    </message>
    <message id="barrage.officer_production_minimum">
        <source>Drops times value count as at least {energy}.</source>
        <translation>A vízcseppek száma szorozva a termelőértékkel legalább {energy.ins} ér fel.</translation>
    </message>
    <message id="barrage.officer_space_of_seat">
        <source>officer's space {number} of {seat}</source>
        <translation>{seat} ügyvezetőjének {number}. mezője</translation>
    </message>
    <message id="barrage.officer_special_tile_copies">
        <source>Your special tile works like another tile on your wheel.</source>
        <translation>A speciálistechnológia-lapkád úgy működik, mint egy másik lapka az építőkerekeden.</translation>
    </message>
    <message id="barrage.only_headstreams_take_drops">
        <source>Drops are placed on a headstream.</source>
        <translation>Vízcsepp forrásra kerül.</translation>
    </message>
    <message id="barrage.only_mahiri_copies_officers">
        <source>Only Mahiri Sekibo copies officers.</source>
        <translation>Ügyvezetőt csak Mahiri Sekibo másol.</translation>
    </message>
    <message id="barrage.only_next_officer_space">
        <source>The ability is used twice in a round, the first space first.</source>
        <translation>A képesség egy fordulóban kétszer használható, előbb az első mező.</translation>
    </message>
    <message id="barrage.only_offered_private_contracts">
        <source>Only a face-up private contract of the board can be taken.</source>
        <translation>Csak a tábla egyik képpel felfelé fekvő egyéni szerződését lehet elvenni.</translation>
    </message>
    <message id="barrage.only_one_officer_per_turn">
        <source>One officer can be copied in a turn.</source>
        <translation>Egy körben egy ügyvezetőt lehet lemásolni.</translation>
    </message>
    <message id="barrage.only_own_open_contracts">
        <source>Discard one of your own open contracts.</source>
        <translation>Dobd el egyik saját nyílt szerződésedet.</translation>
    </message>
    <message id="barrage.only_own_or_national_contracts">
        <source>Only your own open contracts and national ones can be fulfilled.</source>
        <translation>Csak saját, képpel felfelé lévő vagy nemzeti szerződést lehet teljesíteni.</translation>
    </message>
    <message id="barrage.open_contracts_of_seat">
        <source>open contracts of {seat}</source>
        <translation>{seat} nyílt szerződései</translation>
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
        <translation>Bank: {engineers} → {credits}</translation>
    </message>
    <message id="barrage.option_build_piece">
        <source>Build: {piece} at {place}</source>
        <translation>{piece} építése: {place}</translation>
    </message>
    <message id="barrage.option_copy_officer">
        <source>Copy {officer} for this turn</source>
        <translation>{officer} lemásolása erre a körre</translation>
    </message>
    <message id="barrage.option_copy_tile_unlaid">
        <source>Copy {tile} without laying a tile</source>
        <translation>{tile} lemásolása lapka letétele nélkül</translation>
    </message>
    <message id="barrage.option_discard_contract">
        <source>Discard {contract} ({energy}): {words}</source>
        <translation>{contract} eldobása ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_fulfil_contract">
        <source>Fulfil {contract}</source>
        <translation>{contract} teljesítése</translation>
    </message>
    <message id="barrage.option_fulfil_no_contract">
        <source>Fulfil no contract</source>
        <translation>Szerződés teljesítése nélkül</translation>
    </message>
    <message id="barrage.option_no_further_drop">
        <source>No further drop</source>
        <translation>Elég ennyi vízcsepp</translation>
    </message>
    <message id="barrage.option_pass">
        <source>Pass for this round</source>
        <translation>Passzolás erre a fordulóra</translation>
    </message>
    <message id="barrage.option_pay_amount">
        <source>Pay {amount}</source>
        <translation>{amount} kifizetése</translation>
    </message>
    <message id="barrage.option_place_drop_on_headstream">
        <source>A drop on {place}</source>
        <translation>Egy vízcsepp {place.sub}</translation>
    </message>
    <message id="barrage.option_place_drops">
        <source>Place {drops}</source>
        <translation>{drops} lerakása</translation>
    </message>
    <message id="barrage.option_place_nothing">
        <source>Place nothing</source>
        <translation>Lerakás nélkül</translation>
    </message>
    <message id="barrage.option_place_piece_at">
        <source>Place it at {place}</source>
        <translation>Lerakás ide: {place}</translation>
    </message>
    <message id="barrage.option_produce">
        <source>{drops} from {dam} through {conduit} to {powerhouse}: {energy}</source>
        <translation>{drops}: {dam} → {conduit} → {powerhouse}: {energy}</translation>
    </message>
    <message id="barrage.option_produce_nothing">
        <source>Do not produce</source>
        <translation>Termelés nélkül</translation>
    </message>
    <message id="barrage.option_take_company_and_contract">
        <source>{company} with {officer}, and {contract} ({energy}): {words}</source>
        <translation>{company}, ügyvezető: {officer}, szerződés: {contract} ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_contract">
        <source>Take {contract} ({energy}): {words}</source>
        <translation>{contract} elvétele ({energy}): {words}</translation>
    </message>
    <message id="barrage.option_take_goods">
        <source>Take {goods}</source>
        <translation>{goods} elvétele</translation>
    </message>
    <message id="barrage.option_use_tile">
        <source>Use {tile}</source>
        <translation>{tile} használata</translation>
    </message>
    <message id="barrage.option_use_tile_as_copy">
        <source>Use {tile} as {copied}</source>
        <translation>{tile} használata így: {copied}</translation>
    </message>
    <message id="barrage.passing_drop_gives_energy">
        <source>The drop runs past {place}: {seat} gains {amount}.</source>
        <translation>A vízcsepp elfolyik itt: {place}, ezért {seat} {amount.acc} kap.</translation>
    </message>
    <message id="barrage.patent_office_offers_tile">
        <source>The patent office offers {tile}.</source>
        <translation>A Szabadalmi Hivatal kínálata: {tile}.</translation>
    </message>
    <message id="barrage.patent_slot">
        <source>patent slot {number}</source>
        <translation>{number}. szabadalmi hely</translation>
    </message>
    <message id="barrage.powerhouse_space">
        <source>powerhouse space {number} of basin {basin}</source>
        <translation>{basin}. víztározó, {number}. erőműhely</translation>
    </message>
    <message id="barrage.powerhouses_add_energy">
        <source>The powerhouses of {seat} add {energy} to it.</source>
        <translation>{seat} erőművei ennyit adnak hozzá: {energy}.</translation>
    </message>
    <message id="barrage.production_not_optional">
        <source>A production must be carried out.</source>
        <translation>A termelést kötelező végrehajtani.</translation>
    </message>
    <message id="barrage.proper_name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="barrage.prospect_conduit_owner_paid">
        <source>{words} {seat} is paid for the conduit.</source>
        <translation>{words} A csatorna díját kapja: {seat}.</translation>
    </message>
    <message id="barrage.prospect_dam_water">
        <source>The dam would hold {drops}; the next water flow would bring {coming}.</source>
        <translation>A gátban {drops} férne el; a következő vízáramlással {coming} érne ide.</translation>
    </message>
    <message id="barrage.prospect_no_production_yet">
        <source>Opens no production yet.</source>
        <translation>Ezzel még nem lehet termelni.</translation>
    </message>
    <message id="barrage.prospect_production_from_dam">
        <source>Production from {dam}: {value} per drop, {drops} there now.</source>
        <translation>Termelés: {dam}, vízcseppenként {value}; most ott van: {drops}.</translation>
    </message>
    <message id="barrage.prospect_production_through_conduit">
        <source>Production through {conduit}: {value} per drop.</source>
        <translation>Termelés: {conduit}, vízcseppenként {value}.</translation>
    </message>
    <message id="barrage.reason_best_conduit_ends_there">
        <source>the best conduit ends there.</source>
        <translation>ott végződik a legjobb csatorna.</translation>
    </message>
    <message id="barrage.reason_best_conduit_starts_there">
        <source>the best conduit starts there.</source>
        <translation>ott kezdődik a legjobb csatorna.</translation>
    </message>
    <message id="barrage.reason_completes_system">
        <source>it completes a system of dam, conduit and powerhouse.</source>
        <translation>gátból, csatornából és erőműből álló teljes rendszer lesz belőle.</translation>
    </message>
    <message id="barrage.reason_dam_others_first">
        <source>it starts at a dam: others, neutral, then own.</source>
        <translation>gátnál kezdődik: előbb másénál, azután semlegesnél, végül a sajátjánál.</translation>
    </message>
    <message id="barrage.reason_dam_own_first">
        <source>it starts at a dam (its own first, then neutral, then others').</source>
        <translation>gátnál kezdődik: előbb a sajátjánál, azután semlegesnél, végül másénál.</translation>
    </message>
    <message id="barrage.reason_first_by_number">
        <source>it has the lowest number.</source>
        <translation>a száma alapján ez az első.</translation>
    </message>
    <message id="barrage.reason_highest_value">
        <source>it has the highest value.</source>
        <translation>ennek a legnagyobb az értéke.</translation>
    </message>
    <message id="barrage.reason_in_basin_five">
        <source>it is in basin 5.</source>
        <translation>ez az 5. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_basin_seven">
        <source>it is in basin 7.</source>
        <translation>ez a 7. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_basin_six">
        <source>it is in basin 6.</source>
        <translation>ez a 6. víztározónál van.</translation>
    </message>
    <message id="barrage.reason_in_plain">
        <source>it is in the plain.</source>
        <translation>ez a síkságon van.</translation>
    </message>
    <message id="barrage.reason_most_water_comes">
        <source>the most water would arrive there.</source>
        <translation>oda érkezne a legtöbb víz.</translation>
    </message>
    <message id="barrage.reason_officer_prefers_high_ground">
        <source>its officer prefers high ground.</source>
        <translation>az ügyvezetője a magasabb területet részesíti előnyben.</translation>
    </message>
    <message id="barrage.reason_only_space">
        <source>it is the only space.</source>
        <translation>ez az egyetlen mező.</translation>
    </message>
    <message id="barrage.reason_path_from_own_dam">
        <source>a conduit path comes from its own dam.</source>
        <translation>egy csatornaút a saját gátjától érkezik.</translation>
    </message>
    <message id="barrage.reason_path_to_own_dam">
        <source>a conduit path leads to its own dam, or at least to no other.</source>
        <translation>egy csatornaút a saját gátjához vezet, vagy legalább máséhoz nem.</translation>
    </message>
    <message id="barrage.reason_path_to_own_powerhouse">
        <source>a conduit path leads to its own powerhouse.</source>
        <translation>egy csatornaút a saját erőművéhez vezet.</translation>
    </message>
    <message id="barrage.reason_powerhouse_others_first">
        <source>it ends at a powerhouse (others' first, then its own).</source>
        <translation>erőműnél végződik: előbb másénál, aztán a sajátjánál.</translation>
    </message>
    <message id="barrage.reason_powerhouse_own_first">
        <source>it ends at a powerhouse: own, then others.</source>
        <translation>erőműnél végződik: előbb a sajátjánál, aztán másénál.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_others_best">
        <source>water from a powerhouse reaches it first, best of others.</source>
        <translation>erőműtől ide ér először a víz, lehetőleg másétól.</translation>
    </message>
    <message id="barrage.reason_powerhouse_water_own_best">
        <source>water from a powerhouse reaches it first, best its own.</source>
        <translation>erőműtől ide ér először a víz, lehetőleg a sajátjától.</translation>
    </message>
    <message id="barrage.reason_red_space">
        <source>it is a red space.</source>
        <translation>ez piros mező.</translation>
    </message>
    <message id="barrage.reason_second_highest_value">
        <source>it has the second highest value.</source>
        <translation>ennek a második legnagyobb az értéke.</translation>
    </message>
    <message id="barrage.reason_water_feeds_no_rival">
        <source>its water feeds no dam of others.</source>
        <translation>a vize nem táplálja más gátját.</translation>
    </message>
    <message id="barrage.reason_water_feeds_own_dam">
        <source>its water reaches its own dam, or at least no one else's.</source>
        <translation>a vize saját gátat táplál, vagy legalább másét nem.</translation>
    </message>
    <message id="barrage.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Végső pontozás</translation>
    </message>
    <message id="barrage.resume_income">
        <source>Income and headstreams of this round</source>
        <translation>Bevétel és források ebben a fordulóban</translation>
    </message>
    <message id="barrage.resume_round_end">
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="barrage.resume_round_scoring">
        <source>Scoring of the round</source>
        <translation>A forduló pontozása</translation>
    </message>
    <message id="barrage.resume_turn_of_seat">
        <source>Turn of {seat}</source>
        <translation>{seat} köre</translation>
    </message>
    <message id="barrage.resume_water_flow">
        <source>Water flow</source>
        <translation>Vízáramlás</translation>
    </message>
    <message id="barrage.reward_not_known">
        <source>This reward is not known.</source>
        <translation>Ez a jutalom ismeretlen.</translation>
    </message>
    <message id="barrage.reward_part_not_open">
        <source>This part of the reward has already been taken.</source>
        <translation>A jutalomnak ez a része nem elérhető.</translation>
    </message>
    <message id="barrage.right_action_space">
        <source>{section} {sign}, right</source>
        <translation>{section} {sign}, jobb</translation>
    </message>
    <message id="barrage.round_begins">
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. forduló.</translation>
    </message>
    <message id="barrage.round_bonus_place">
        <source>bonus of round {round}</source>
        <translation>{round}. forduló bónusza</translation>
    </message>
    <message id="barrage.round_bonus_tile_discarded">
        <source>The bonus tile of the round is discarded: {tile}.</source>
        <translation>A forduló bónuszlapkája kikerül: {tile}.</translation>
    </message>
    <message id="barrage.row_needs_more_players">
        <source>This row is open only with {need} or more players; there are {have}.</source>
        <translation>Ez a sor csak legalább {need} játékosnál elérhető, most {have} játékos van.</translation>
    </message>
    <message id="barrage.score_credits_and_machines">
        <source>Credits and machines</source>
        <translation>Kreditek és munkagépek</translation>
    </message>
    <message id="barrage.score_objective">
        <source>Objective</source>
        <translation>Céllapka</translation>
    </message>
    <message id="barrage.score_round_points">
        <source>Points of the rounds</source>
        <translation>A fordulók pontjai</translation>
    </message>
    <message id="barrage.score_water_in_dams">
        <source>Water in your dams</source>
        <translation>Víz a saját gátakban</translation>
    </message>
    <message id="barrage.seat_builds_piece">
        <source>{seat} builds with {tile}: {piece} at {place}.</source>
        <translation>{seat} {piece.acc} épít: {place} ({tile}).</translation>
    </message>
    <message id="barrage.seat_copies_officer">
        <source>{seat} copies {officer} for this turn.</source>
        <translation>{seat} erre a körre {officer} képességét másolja le.</translation>
    </message>
    <message id="barrage.seat_discards_contract">
        <source>{seat} discards {contract}.</source>
        <translation>{seat} eldobja {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_drafts_company_and_contract">
        <source>{seat} takes {company} and {contract}.</source>
        <translation>{seat} választása: {company} és {contract}.</translation>
    </message>
    <message id="barrage.seat_fulfils_contract">
        <source>{seat} fulfils {contract}.</source>
        <translation>{seat} teljesíti {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_gains_amount">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="barrage.seat_lays_amount_on_wheel">
        <source>{seat} lays {amount} on the wheel.</source>
        <translation>{seat} {amount.acc} tesz az építőkerekére.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_bank">
        <source>{seat} lays {engineers} on the bank.</source>
        <translation>{seat} {engineers.acc} rak le a bankban.</translation>
    </message>
    <message id="barrage.seat_lays_engineers_on_space">
        <source>{seat} places {engineers} on {place}.</source>
        <translation>{seat} lerak {engineers.acc}: {place}.</translation>
    </message>
    <message id="barrage.seat_leads_water_to_powerhouse">
        <source>{seat} routes {drops} from {dam} through {conduit} to {powerhouse}.</source>
        <translation>{seat} {drops.acc} vezet el: {dam} → {conduit} → {powerhouse}.</translation>
    </message>
    <message id="barrage.seat_passes">
        <source>{seat} passes.</source>
        <translation>{seat} passzol.</translation>
    </message>
    <message id="barrage.seat_pays_amount">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="barrage.seat_penalised_for_no_production">
        <source>{seat} has produced nothing and loses {points}.</source>
        <translation>{seat} semmit sem termelt, és {points.acc} veszít.</translation>
    </message>
    <message id="barrage.seat_places_drops">
        <source>{seat} places {drops} on {place}.</source>
        <translation>{seat} {drops.acc} tesz {place.sub}.</translation>
    </message>
    <message id="barrage.seat_places_nothing">
        <source>{seat} places nothing: {piece}.</source>
        <translation>{seat} nem rak le {piece.acc}.</translation>
    </message>
    <message id="barrage.seat_places_piece">
        <source>{seat} places {piece} at {place}.</source>
        <translation>{seat} lerakja {piece.az.acc}: {place}.</translation>
    </message>
    <message id="barrage.seat_produces_energy">
        <source>{seat} produces {energy}: {drops} × {value}, modified by {more}.</source>
        <translation>{seat} {energy.acc} termel: {drops} × {value}, módosítás: {more}.</translation>
    </message>
    <message id="barrage.seat_puts_water_into_dam">
        <source>{seat} puts {drops} into {place}.</source>
        <translation>{seat} {drops.acc} tesz {place.ill}.</translation>
    </message>
    <message id="barrage.seat_reaches_objective_count">
        <source>{seat} has {count} for the objective.</source>
        <translation>{seat} eredménye a céllapkánál: {count}.</translation>
    </message>
    <message id="barrage.seat_takes_contract">
        <source>{seat} takes {contract}.</source>
        <translation>{seat} elveszi {contract.az.acc}.</translation>
    </message>
    <message id="barrage.seat_takes_tile">
        <source>{seat} takes {tile}.</source>
        <translation>{seat} elveszi {tile.az.acc}.</translation>
    </message>
    <message id="barrage.seat_turns_wheel">
        <source>{seat} turns the wheel.</source>
        <translation>{seat} elforgatja az építőkerekét.</translation>
    </message>
    <message id="barrage.seat_turns_wheel_regaining_goods">
        <source>{seat} turns the wheel and takes back: {goods}.</source>
        <translation>{seat} elforgatja az építőkerekét, és visszakap {goods.acc}.</translation>
    </message>
    <message id="barrage.seat_wins" numerus="yes">
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n győzelmi ponttal.</numerusform>
        </translation>
    </message>
    <message id="barrage.second_production_needs_other_powerhouse">
        <source>The second production needs another powerhouse.</source>
        <translation>A második termeléshez másik erőmű kell.</translation>
    </message>
    <message id="barrage.send_engineers_to_place">
        <source>Send the engineers here: {place}</source>
        <translation>Mérnökök ide: {place}</translation>
    </message>
    <message id="barrage.setting_automa_level">
        <source>Strength of the Automas</source>
        <translation>Az Automák ereje</translation>
    </message>
    <message id="barrage.setting_automa_level_tip">
        <source>From the second level on, Automas also receive income; then they use abilities and tile effects, then officers.</source>
        <translation>A második szinttől bevételük van, azután képességeik és lapkahatásaik, végül ügyvezetőjük.</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts">
        <source>Automas and national contracts</source>
        <translation>Automák és nemzeti szerződések</translation>
    </message>
    <message id="barrage.setting_automa_national_contracts_tip">
        <source>Do Automas fulfil national contracts?</source>
        <translation>Teljesítenek az Automák nemzeti szerződést?</translation>
    </message>
    <message id="barrage.setting_automas">
        <source>Automas</source>
        <translation>Automák</translation>
    </message>
    <message id="barrage.setting_automas_tip">
        <source>Number of Automas. A single player needs at least one.</source>
        <translation>Ennyi helyen játszik maga a játék; egyedül legalább egy Automa ellen játszol.</translation>
    </message>
    <message id="barrage.setting_france_discount">
        <source>The discount of France</source>
        <translation>Franciaország engedménye</translation>
    </message>
    <message id="barrage.setting_france_discount_tip">
        <source>Does it also apply to energy from technology tiles?</source>
        <translation>A technológialapkák energiájára is érvényes?</translation>
    </message>
    <message id="barrage.setting_mahiri_copies">
        <source>Mahiri Sekibo copies</source>
        <translation>Akit Mahiri Sekibo lemásolhat</translation>
    </message>
    <message id="barrage.setting_mahiri_copies_tip">
        <source>Which officers can be copied: those in play, or any from the box.</source>
        <translation>Másik ügyvezető: olyan, amelyik játékban van, vagy bármelyik a dobozból.</translation>
    </message>
    <message id="barrage.setting_mahiri_credits">
        <source>Mahiri Sekibo starts with</source>
        <translation>Mahiri Sekibo kezdőtőkéje</translation>
    </message>
    <message id="barrage.setting_mahiri_credits_tip">
        <source>The rulebook gives everybody 6 credits, the printed tile is said to show 9.</source>
        <translation>A szabálykönyv mindenkinek 6 kreditet ad, a nyomtatott lapkán állítólag 9 szerepel.</translation>
    </message>
    <message id="barrage.setting_map_side">
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
    <message id="barrage.setting_map_side_tip">
        <source>Both sides are the same map; the side without icons is for those who know it well.</source>
        <translation>Mindkét oldalon ugyanaz a térkép; az ikonok nélküli oldal azoknak való, akik jól ismerik.</translation>
    </message>
    <message id="barrage.setting_national_contract_energy">
        <source>National contracts</source>
        <translation>Nemzeti szerződések</translation>
    </message>
    <message id="barrage.setting_national_contract_energy_tip">
        <source>Can energy from technology tiles fulfil a national contract?</source>
        <translation>Technológialapkák energiájával teljesíthető nemzeti szerződés?</translation>
    </message>
    <message id="barrage.setting_variant">
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message id="barrage.setting_variant_tip">
        <source>The introductory game gives out the companies and leaves out the patent office.</source>
        <translation>A bevezető játékban a vállalatok ki vannak osztva, és kimarad a Szabadalmi Hivatal.</translation>
    </message>
    <message id="barrage.setting_viktor_germany">
        <source>Viktor Fiesler with Germany</source>
        <translation>Viktor Fiesler Németországgal</translation>
    </message>
    <message id="barrage.setting_viktor_germany_tip">
        <source>Does the second production of Germany count at least 4 as well?</source>
        <translation>Németország második termelése is legalább 4-nek számít?</translation>
    </message>
    <message id="barrage.shared_victory" numerus="yes">
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n győzelmi ponttal: {seats}.</numerusform>
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
        <translation>{energy} kell</translation>
    </message>
    <message id="barrage.short_lower_dam">
        <source>{number} lower</source>
        <translation>{number}. alsó</translation>
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
        <translation>{number}. felső</translation>
    </message>
    <message id="barrage.small_production_is_raised">
        <source>{officer} raises the product to {made}.</source>
        <translation>{officer} {made} értékűre emeli a szorzatot.</translation>
    </message>
    <message id="barrage.starting_contract_not_on_offer">
        <source>This starting contract is not on offer.</source>
        <translation>Ez a kezdőszerződés nem választható.</translation>
    </message>
    <message id="barrage.starting_contracts">
        <source>starting contracts</source>
        <translation>kezdőszerződések</translation>
    </message>
    <message id="barrage.status_choosing_companies">
        <source>Choosing companies</source>
        <translation>Vállalatok kiválasztása</translation>
    </message>
    <message id="barrage.status_game_over">
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="barrage.status_round">
        <source>Round {round} of {rounds}</source>
        <translation>forduló: {round}/{rounds}</translation>
    </message>
    <message id="barrage.structure_of_seat">
        <source>{piece} {number} of {seat}</source>
        <translation>{number}. {piece} ({seat})</translation>
    </message>
    <message id="barrage.structure_of_seat">
        <source>{piece} {number} of {seat}</source>
        <comment>acc</comment>
        <translation>{number}. {piece.acc} ({seat})</translation>
    </message>
    <message id="barrage.supply_of_seat">
        <source>supply of {seat}</source>
        <translation>{seat} készlete</translation>
    </message>
    <message id="barrage.table_set_up">
        <source>The table is set up.</source>
        <translation>Az asztal elő van készítve.</translation>
    </message>
    <message id="barrage.technology_tiles">
        <source>technology tiles</source>
        <translation>technológialapkák</translation>
    </message>
    <message id="barrage.technology_tiles_of_seat">
        <source>technology tiles of {seat}</source>
        <translation>{seat} technológialapkái</translation>
    </message>
    <message id="barrage.tile_cannot_build_piece">
        <source>{tile} does not build this: {piece}.</source>
        <translation>{tile}: ezzel nem építhető {piece}.</translation>
    </message>
    <message id="barrage.tile_not_at_hand">
        <source>This tile is not available.</source>
        <translation>Ez a lapka nincs nálad.</translation>
    </message>
    <message id="barrage.tile_waits_on_wheel">
        <source>{tile} comes back when the wheel has gone round.</source>
        <translation>{tile.Az} visszatér, ha az építőkerék körbefordult.</translation>
    </message>
    <message id="barrage.too_few_engineers_for_both">
        <source>You need engineers for both: {have} are not enough to copy and then act.</source>
        <translation>A másoláshoz és az utána következő akcióhoz is kell mérnök: {have} mindkettőhöz kevés.</translation>
    </message>
    <message id="barrage.too_high_conduit_for_contract">
        <source>The contract allows a value of {max} or less, and this conduit has {value}.</source>
        <translation>A szerződés legfeljebb {max.adj} termelőértéket enged, ezé a csatornáé {value}.</translation>
    </message>
    <message id="barrage.too_little_energy_from_action">
        <source>You could produce {energy} here: at least 1 is needed.</source>
        <translation>Itt {energy.acc} termelhetnél: legalább 1 kell.</translation>
    </message>
    <message id="barrage.too_little_energy_produced">
        <source>This would produce {energy}: at least 1 is needed.</source>
        <translation>Ez {energy.acc} termelne: legalább 1 kell.</translation>
    </message>
    <message id="barrage.too_many_companies_needed">
        <source>{people} people and {automas} Automas are more than the four companies of the game.</source>
        <translation>{people} játékos és {automas} Automa több, mint a játék négy vállalata.</translation>
    </message>
    <message id="barrage.too_many_elevations_on_base">
        <source>A base takes at most {max}.</source>
        <translation>Egy alapra legfeljebb {max} magasító kerülhet.</translation>
    </message>
    <message id="barrage.too_much_said_for_action">
        <source>This says more than the action needs.</source>
        <translation>Ez több, mint amennyi az akcióhoz kell.</translation>
    </message>
    <message id="barrage.turn_order_changed">
        <source>New turn order: {seats}.</source>
        <translation>Új körsorrend: {seats}.</translation>
    </message>
    <message id="barrage.turn_order_marker_of_seat">
        <source>turn order marker of {seat}</source>
        <translation>{seat} körsorrendjelzője</translation>
    </message>
    <message id="barrage.turn_order_marker_of_seat">
        <source>turn order marker of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} körsorrendjelzőjét</translation>
    </message>
    <message id="barrage.turn_order_place">
        <source>turn order {number}</source>
        <translation>{number}. hely a körsorrendben</translation>
    </message>
    <message id="barrage.untaken_tiles_leave_game">
        <source>Not taken, and out of the game: {tiles}.</source>
        <translation>Nem vette el senki, kikerül a játékból: {tiles}.</translation>
    </message>
    <message id="barrage.upper_dam_space">
        <source>upper dam {number}</source>
        <translation>{number}. felső gáthely</translation>
    </message>
    <message id="barrage.variant_full">
        <source>Full</source>
        <translation>Teljes játék</translation>
    </message>
    <message id="barrage.variant_introductory">
        <source>Introductory</source>
        <translation>Bevezető játék</translation>
    </message>
    <message id="barrage.water_flows">
        <source>The water flows.</source>
        <translation>A víz megindul.</translation>
    </message>
    <message id="barrage.wheel_segment_of_seat">
        <source>wheel of {seat}, segment {number}</source>
        <translation>{seat} építőkereke, {number}. szektor</translation>
    </message>
    <message id="barrage.working_engineers_of_seat">
        <source>engineers at work of {seat}</source>
        <translation>dolgozó mérnökök mezője ({seat})</translation>
    </message>
    <message id="barrage.yes">
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
</context>
<context>
    <name>drill</name>
    <message id="drill.being_made">
        <source>The next question is being laid out …</source>
        <translation>Készül a következő kérdés…</translation>
    </message>
    <message id="drill.how_many">
        <source>“{deed}” – how much does it bring or cost? {kind}:</source>
        <translation>„{deed}” – mennyit hoz, vagy mennyibe kerül? {kind}:</translation>
    </message>
    <message id="drill.is_it_allowed">
        <source>Is this allowed? {grab} → {drop}</source>
        <translation>Szabad ez? {grab} → {drop}</translation>
    </message>
    <message id="drill.next_question_button">
        <source>Next question</source>
        <translation>Következő kérdés</translation>
    </message>
    <message id="drill.other_question_button">
        <source>Another question</source>
        <translation>Másik kérdés</translation>
    </message>
    <message id="drill.practise_button">
        <source>Practise the rules</source>
        <translation>Szabályok gyakorlása</translation>
    </message>
    <message id="drill.right_number">
        <source>It is {number}.</source>
        <translation>A helyes szám: {number}.</translation>
    </message>
    <message id="drill.score">
        <source>{right} / {count} · rules you know: {known} / {rules}</source>
        <translation>{right} / {count} jó · ismert szabályok: {known} / {rules}</translation>
    </message>
    <message id="drill.this_is_allowed">
        <source>This would be allowed: {grab} → {drop}</source>
        <translation>Ez viszont szabad: {grab} → {drop}</translation>
    </message>
    <message id="drill.title">
        <source>Practice: {game}</source>
        <translation>Gyakorlás: {game}</translation>
    </message>
</context>
<context>
    <name>end</name>
    <message id="end.again_button">
        <source>Play again</source>
        <translation>Még egy játék</translation>
    </message>
    <message id="end.as_table_button">
        <source>As a table</source>
        <translation>Táblázat</translation>
    </message>
    <message id="end.end_of_axis">
        <source>end</source>
        <translation>vége</translation>
    </message>
    <message id="end.family_book_best" numerus="yes">
        <source>Family book: best result so far %n ({name})</source>
        <translation>
            <numerusform>Családi könyv: az eddigi legjobb eredmény %n ({name})</numerusform>
        </translation>
    </message>
    <message id="end.family_book_wins">
        <source>Family book: win no. {wins} for {seat} in this game · best result so far {best} ({name})</source>
        <translation>Családi könyv: {seat} – {wins}. győzelem ebben a játékban · eddigi legjobb eredmény: {best} ({name})</translation>
    </message>
    <message id="end.game_is_over">
        <source>{game} · the game is over</source>
        <translation>{game} · vége a játéknak</translation>
    </message>
    <message id="end.home_button">
        <source>Start page</source>
        <translation>Kezdőlap</translation>
    </message>
    <message id="end.how_points_grew">
        <source>How it went</source>
        <translation>Így alakult</translation>
    </message>
    <message id="end.largest_leap" numerus="yes">
        <source>{seat}, round {round}: +%n</source>
        <translation>
            <numerusform>{seat}, {round}. kör: +%n</numerusform>
        </translation>
    </message>
    <message id="end.largest_leap_title">
        <source>Largest leap</source>
        <translation>Legnagyobb ugrás</translation>
    </message>
    <message id="end.lead_changed" numerus="yes">
        <source>It changed %n time(s).</source>
        <translation>
            <numerusform>%n alkalommal cserélt gazdát.</numerusform>
        </translation>
    </message>
    <message id="end.lead_kept" numerus="yes">
        <source>It never changed; %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>Végig egy kézben maradt; a végén %n pont az előny.</numerusform>
        </translation>
    </message>
    <message id="end.lead_title">
        <source>The lead</source>
        <translation>A vezetés</translation>
    </message>
    <message id="end.picture_button">
        <source>Save a picture</source>
        <translation>Emlékkép mentése</translation>
    </message>
    <message id="end.points_are_buttons">
        <source>A point leads to that moment.</source>
        <translation>Egy pontra kattintva odaugrasz.</translation>
    </message>
    <message id="end.points_at_end">
        <source>At the end: {totals}</source>
        <translation>A végén: {totals}</translation>
    </message>
    <message id="end.points_at_round">
        <source>Start of round {round}: {totals}</source>
        <translation>{round}. kör kezdete: {totals}</translation>
    </message>
    <message id="end.replay_button">
        <source>Watch it again</source>
        <translation>Visszajátszás</translation>
    </message>
    <message id="end.review_button">
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message id="end.seat_has_won">
        <source>{seat} has won!</source>
        <translation>{seat} nyert!</translation>
    </message>
    <message id="end.strongest_line" numerus="yes">
        <source>{seat}: {what}, %n</source>
        <translation>
            <numerusform>{seat}: {what}, %n</numerusform>
        </translation>
    </message>
    <message id="end.strongest_line_title">
        <source>Most points for one thing</source>
        <translation>Legtöbb pont egy helyről</translation>
    </message>
    <message id="end.table_button">
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message id="end.what_if_button">
        <source>What if…?</source>
        <translation>Mi lett volna, ha…?</translation>
    </message>
    <message id="end.where_points_came_from">
        <source>Where did the points come from?</source>
        <translation>Miből lett a pont?</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message id="file.file_not_found">
        <source>There is no such file.</source>
        <translation>Nincs ilyen fájl.</translation>
    </message>
    <message id="file.game_too_long_to_save">
        <source>The game has grown too long for a file. The file keeps what was saved before; you can play on.</source>
        <translation>A játék hosszabb lett, mint ami egy fájlba fér. A fájlban az marad, amit eddig elmentettünk; tovább játszhattok.</translation>
    </message>
    <message id="file.json_comma_missing">
        <source>a comma or a colon is missing before this</source>
        <translation>ez előtt hiányzik egy vessző vagy egy kettőspont</translation>
    </message>
    <message id="file.json_comma_too_many">
        <source>there is a comma too many before the closing bracket</source>
        <translation>a záró zárójel előtt eggyel több vessző van a kelleténél</translation>
    </message>
    <message id="file.json_ends_too_early">
        <source>something is missing at the end, perhaps a bracket or a quotation mark</source>
        <translation>a végéről hiányzik valami, talán egy zárójel vagy egy idézőjel</translation>
    </message>
    <message id="file.json_not_in_quotation_marks">
        <source>words stand in straight quotation marks</source>
        <translation>a szavakat egyenes idézőjelek közé kell írni</translation>
    </message>
    <message id="file.json_quotation_mark_missing">
        <source>a quotation mark is missing at the end of this line</source>
        <translation>ennek a sornak a végéről hiányzik egy idézőjel</translation>
    </message>
    <message id="file.json_quotation_mark_never_closed">
        <source>the quotation mark that begins here is never closed</source>
        <translation>az itt kezdődő idézőjelnek nincs párja</translation>
    </message>
    <message id="file.json_small_letters">
        <source>true, false and null are written with small letters</source>
        <translation>a true, a false és a null szót kisbetűvel kell írni</translation>
    </message>
    <message id="file.lesson_too_large">
        <source>It is too large for a lesson.</source>
        <translation>Túl nagy ahhoz, hogy lecke legyen.</translation>
    </message>
    <message id="file.no_read_permission">
        <source>You do not have permission to read it.</source>
        <translation>Nincs jogosultságod a megnyitásához.</translation>
    </message>
    <message id="file.not_a_file">
        <source>It is not a file.</source>
        <translation>Ez nem fájl.</translation>
    </message>
    <message id="file.not_a_lesson">
        <source>It is damaged, or it is not a lesson.</source>
        <translation>Sérült, vagy nem lecke.</translation>
    </message>
    <message id="file.not_a_save">
        <source>It is not a saved game.</source>
        <translation>Ez nem mentett játék.</translation>
    </message>
    <message id="file.pack_format_not_a_number">
        <source>Its format must be a number (field “format”).</source>
        <translation>A formátuma nem szám („format” mező).</translation>
    </message>
    <message id="file.pack_from_newer_program">
        <source>It was made for a newer version of this program.</source>
        <translation>A program egy újabb verziójához készült.</translation>
    </message>
    <message id="file.pack_names_no_game">
        <source>It does not say which game it is for (field “game”).</source>
        <translation>Nem derül ki belőle, melyik játékhoz való („game” mező).</translation>
    </message>
    <message id="file.pack_nested_too_deeply">
        <source>{file} is nested too deeply.</source>
        <translation>{file}: túl mélyen van egymásba ágyazva.</translation>
    </message>
    <message id="file.pack_not_an_object">
        <source>{file} must be an object with fields.</source>
        <translation>{file}: mezőkből álló objektum kell ide.</translation>
    </message>
    <message id="file.pack_not_json">
        <source>{file} is not valid JSON: line {line}, column {column}.</source>
        <translation>{file}: nem szabályos JSON ({line}. sor, {column}. oszlop).</translation>
    </message>
    <message id="file.pack_not_json_because">
        <source>{file}, line {line}, column {column}: {reason}.</source>
        <translation>{file}, {line}. sor, {column}. oszlop: {reason}.</translation>
    </message>
    <message id="file.pack_not_utf8_text">
        <source>{file} is not UTF-8 text.</source>
        <translation>{file}: nem UTF-8 kódolású szöveg.</translation>
    </message>
    <message id="file.pack_number_too_long">
        <source>{file} holds a number that is too long.</source>
        <translation>{file}: túl hosszú szám van benne.</translation>
    </message>
    <message id="file.pack_too_big">
        <source>{file} is too big for a pack.</source>
        <translation>{file}: túl nagy egy kártyacsomaghoz.</translation>
    </message>
    <message id="file.pack_unreadable">
        <source>{file} cannot be read.</source>
        <translation>{file}: nem olvasható.</translation>
    </message>
    <message id="file.save_damaged_or_foreign">
        <source>It is damaged, or it is not a saved game.</source>
        <translation>Sérült, vagy nem mentett játék.</translation>
    </message>
    <message id="file.save_entry_damaged">
        <source>Entry {number} was damaged or changed.</source>
        <translation>Sérült vagy megváltozott: {number}. bejegyzés.</translation>
    </message>
    <message id="file.save_from_newer_program">
        <source>It was saved by a newer version of this program.</source>
        <translation>A program egy újabb verziója mentette.</translation>
    </message>
    <message id="file.save_game_unknown">
        <source>It belongs to a game that this program does not know: {game}.</source>
        <translation>Olyan játékhoz tartozik, amelyet ez a program nem ismer: {game}.</translation>
    </message>
    <message id="file.save_pack_unusable">
        <source>The pack in it cannot be used: {reason}</source>
        <translation>A benne lévő kártyacsomag nem használható: {reason}</translation>
    </message>
    <message id="file.save_too_large">
        <source>It is too large for a saved game.</source>
        <translation>Túl nagy ahhoz, hogy mentett játék legyen.</translation>
    </message>
    <message id="file.save_unreadable">
        <source>It cannot be read.</source>
        <translation>Nem olvasható.</translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message id="ginkgopolis.add_construction_site_marker">
        <source>Add a construction-site marker</source>
        <translation>Építésiterület-jelző ráhelyezése</translation>
    </message>
    <message id="ginkgopolis.already_building_on_cell">
        <source>There is a building on this cell.</source>
        <translation>Ezen a mezőn épület áll.</translation>
    </message>
    <message id="ginkgopolis.already_built_over_card">
        <source>{card} lies in front of {seat}: it was built over.</source>
        <translation>{card.az} {seat} előtt fekszik, mert az épületét felülépítették.</translation>
    </message>
    <message id="ginkgopolis.already_built_tile">
        <source>{tile} is built: it can only be built over.</source>
        <translation>{tile.az} már a városban áll: csak felülépíteni lehet.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_character">
        <source>{card} is chosen.</source>
        <translation>{card.az} már ki van választva.</translation>
    </message>
    <message id="ginkgopolis.already_chosen_piece_stays">
        <source>{piece} is chosen and stays until it is resolved.</source>
        <translation>{piece.az} ki van választva, és a helyén marad, amíg sorra nem kerül.</translation>
    </message>
    <message id="ginkgopolis.already_discarded_card">
        <source>{card} is discarded until the deck is rebuilt.</source>
        <translation>{card.az} a dobott lapok között marad, amíg új húzópakli nem készül.</translation>
    </message>
    <message id="ginkgopolis.already_marker_on_cell">
        <source>{marker} already lies here.</source>
        <translation>{marker.az} már itt van.</translation>
    </message>
    <message id="ginkgopolis.announce_last_round">
        <source>This is the last round</source>
        <translation>Ez az utolsó kör</translation>
    </message>
    <message id="ginkgopolis.ask_how_to_play_card">
        <source>{card}: how do you play it?</source>
        <translation>{card}: hogyan játszod ki?</translation>
    </message>
    <message id="ginkgopolis.aspect_permanent_bonuses">
        <source>Permanent bonuses</source>
        <translation>Állandó bónuszok</translation>
    </message>
    <message id="ginkgopolis.audit_already_committed">
        <source>{seat} has already committed something.</source>
        <translation>{seat} már kiválasztott és letett valamit.</translation>
    </message>
    <message id="ginkgopolis.audit_building_not_joined">
        <source>This building is not joined to the city: {place}.</source>
        <translation>Ez az épület nem kapcsolódik a városhoz: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_building_with_several_owners">
        <source>Only one player can own a building: {place}.</source>
        <translation>Egy épületnek csak egy tulajdonosa lehet: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_built_card_misplaced">
        <source>{tile} stands in the city: its card belongs in the deck, the discard pile or a hand.</source>
        <translation>{tile.az} a városban áll: a kártyája a húzópakliba, a dobott lapok közé vagy kézbe való.</translation>
    </message>
    <message id="ginkgopolis.audit_cell_not_in_city">
        <source>There is no such cell in the city.</source>
        <translation>Nincs ilyen mező a városban.</translation>
    </message>
    <message id="ginkgopolis.audit_character_misplaced">
        <source>{card} belongs in front of a player or in the box.</source>
        <translation>{card.az} egy játékos elé vagy a dobozba való.</translation>
    </message>
    <message id="ginkgopolis.audit_extra_site_markers">
        <source>One construction-site marker is enough: {place}.</source>
        <translation>Egy építésiterület-jelző elég: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_first_player_card_missing">
        <source>No player has the first-player card.</source>
        <translation>Senkinél sincs a kezdőjátékos-kártya.</translation>
    </message>
    <message id="ginkgopolis.audit_last_round_not_announced">
        <source>The supply of tiles is empty, but the last round was not announced.</source>
        <translation>Elfogyott az épületlapka-készlet, de az utolsó kör nem volt bejelentve.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_not_alone">
        <source>{marker} must lie alone on a cell without a building.</source>
        <translation>{marker.az} csak egyedül fekhet olyan mezőn, ahol nincs épület.</translation>
    </message>
    <message id="ginkgopolis.audit_marker_too_far">
        <source>{marker} lies too far from the city.</source>
        <translation>{marker.az} túl messze fekszik a várostól.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_not_covered">
        <source>The marker to be moved no longer lies under the new tile.</source>
        <translation>Az áthelyezendő külterület-jelző már nincs az új épületlapka alatt.</translation>
    </message>
    <message id="ginkgopolis.audit_moving_marker_unknown">
        <source>The marker to be moved is not known.</source>
        <translation>Nem tudni, melyik külterület-jelzőt kell áthelyezni.</translation>
    </message>
    <message id="ginkgopolis.audit_no_building_on_cell">
        <source>There is no building here: {place}.</source>
        <translation>Itt nincs épület: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_no_card_to_resolve">
        <source>{seat} has no card to resolve.</source>
        <translation>{seat} előtt nincs végrehajtandó kártya.</translation>
    </message>
    <message id="ginkgopolis.audit_no_characters_to_choose">
        <source>{seat} has no characters to choose from.</source>
        <translation>{seat} előtt nincs karakterkártya, amelyből választhatna.</translation>
    </message>
    <message id="ginkgopolis.audit_overbuilt_card_misplaced">
        <source>{tile} was built over: its card lies in front of the player who did it.</source>
        <translation>{tile.Az} fölé már építettek: a kártyája az előtt fekszik, aki ráépített.</translation>
    </message>
    <message id="ginkgopolis.audit_resources_differ_from_floors">
        <source>{place}: the building has {floors} floors, but {have} stand on it.</source>
        <translation>{place}: {floors} szintes épület, de {have} áll rajta.</translation>
    </message>
    <message id="ginkgopolis.audit_screen_misplaced">
        <source>{piece} stands in the wrong place.</source>
        <translation>{piece.Az} rossz helyen áll.</translation>
    </message>
    <message id="ginkgopolis.audit_site_card_not_reserved">
        <source>{tile} is under construction: its card waits in the reserve.</source>
        <translation>{tile.az} építés alatt áll: a kártyája a félretett épületkártyák között vár.</translation>
    </message>
    <message id="ginkgopolis.audit_tall_building_unowned">
        <source>A building of several floors belongs to somebody: {place}.</source>
        <translation>Egy többszintes épületnek mindig van tulajdonosa: {place}.</translation>
    </message>
    <message id="ginkgopolis.audit_tiles_given_too_early">
        <source>{seat} gives tiles only when the supply is empty.</source>
        <translation>{seat} csak akkor adhat be épületlapkát, ha elfogyott a készlet.</translation>
    </message>
    <message id="ginkgopolis.audit_too_few_buildings">
        <source>The city has {have} buildings; it needs at least {need}.</source>
        <translation>A városban {have} épület áll, legalább {need} való oda.</translation>
    </message>
    <message id="ginkgopolis.audit_unbuilt_card_not_reserved">
        <source>{card} is not in the city: its card belongs in the reserve.</source>
        <translation>{card.az} épülete nincs a városban: a kártya a félretett épületkártyák közé való.</translation>
    </message>
    <message id="ginkgopolis.audit_urbanization_card_misplaced">
        <source>{card} belongs in the deck, the discard pile or a hand.</source>
        <translation>{card.az} a húzópakliba, a dobott lapok közé vagy kézbe való.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_box_tile_count">
        <source>The box should hold {need}, but has {have}.</source>
        <translation>A dobozban {have} van, pedig {need} való oda.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_character_count">
        <source>{seat} should have {need} in front, but has {have}.</source>
        <translation>{seat} elé {need} való, most {have} van ott.</translation>
    </message>
    <message id="ginkgopolis.audit_wrong_hand_size">
        <source>{seat} should hold {need}, but holds {have}.</source>
        <translation>{seat} kezébe {need} való, most {have} van ott.</translation>
    </message>
    <message id="ginkgopolis.blue_tile_exploit_effect">
        <source>Exploited, it gives a tile for each floor.</source>
        <translation>Hasznosításkor szintenként egy épületlapkát ad.</translation>
    </message>
    <message id="ginkgopolis.board_city">
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message id="ginkgopolis.board_table">
        <source>Supply</source>
        <translation>Készlet</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <translation>{colour} {number.adj} épületkártya</translation>
    </message>
    <message id="ginkgopolis.building_card">
        <source>{colour} card {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} épületkártyát</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <translation>{colour} {number.adj} épületlapka</translation>
    </message>
    <message id="ginkgopolis.building_tile">
        <source>{colour} tile {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} épületlapkát</translation>
    </message>
    <message id="ginkgopolis.building_with_height">
        <source>{building}, height {height}</source>
        <translation>{building} ({height} szint)</translation>
    </message>
    <message id="ginkgopolis.card_goes_on_choice">
        <source>A card is laid on your choice, alone or with a tile.</source>
        <translation>Kártyát a választott lapod helyére tehetsz, magában vagy egy épületlapkával.</translation>
    </message>
    <message id="ginkgopolis.card_not_laid_on_city">
        <source>Lay {card} on your choice to exploit; to build, lay a tile on this cell.</source>
        <translation>Hasznosításhoz tedd {card.az.acc} a választásod helyére; építéshez tegyél egy épületlapkát erre a mezőre.</translation>
    </message>
    <message id="ginkgopolis.card_reserve">
        <source>card reserve</source>
        <translation>félretett épületkártyák</translation>
    </message>
    <message id="ginkgopolis.cards_drawn_only_between_rounds">
        <source>Cards are drawn when a round is prepared.</source>
        <translation>Kártyát a következő körre való felkészüléskor lehet húzni.</translation>
    </message>
    <message id="ginkgopolis.cards_in_front_of_seat">
        <source>cards in front of {seat}</source>
        <translation>{seat} előtt fekvő kártyák</translation>
    </message>
    <message id="ginkgopolis.cell_above_building">
        <source>empty cell above the {building}</source>
        <translation>üres mező {building.az} fölött</translation>
    </message>
    <message id="ginkgopolis.cell_at_coordinates">
        <source>cell ({x}; {y})</source>
        <translation>mező ({x}; {y})</translation>
    </message>
    <message id="ginkgopolis.cell_below_building">
        <source>empty cell below the {building}</source>
        <translation>üres mező {building.az} alatt</translation>
    </message>
    <message id="ginkgopolis.cell_beside_nothing">
        <source>empty cell away from the city</source>
        <translation>üres mező a várostól távol</translation>
    </message>
    <message id="ginkgopolis.cell_left_of_building">
        <source>empty cell left of the {building}</source>
        <translation>üres mező {building.abl} balra</translation>
    </message>
    <message id="ginkgopolis.cell_of_marker">
        <source>cell of marker {letter}</source>
        <translation>{letter} jelű külterület-jelző mezője</translation>
    </message>
    <message id="ginkgopolis.cell_right_of_building">
        <source>empty cell right of the {building}</source>
        <translation>üres mező {building.abl} jobbra</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <translation>{colour} {number.adj} karakterkártya</translation>
    </message>
    <message id="ginkgopolis.character_card">
        <source>{colour} character {number}</source>
        <comment>acc</comment>
        <translation>{colour} {number.adj} karakterkártyát</translation>
    </message>
    <message id="ginkgopolis.character_goes_in_front">
        <source>Place the character you keep in front of you.</source>
        <translation>Tedd magad elé azt a karakterkártyát, amelyiket megtartod.</translation>
    </message>
    <message id="ginkgopolis.character_start_amount">
        <source>You start with {amount}.</source>
        <translation>Induláskor {amount.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.characters_of_seat">
        <source>characters of {seat}</source>
        <translation>{seat} karakterkártyái</translation>
    </message>
    <message id="ginkgopolis.characters_setting">
        <source>Characters</source>
        <translation>Karakterkártyák</translation>
    </message>
    <message id="ginkgopolis.characters_setting_tip">
        <source>For a first game take ready sets; later choose your characters one by one.</source>
        <translation>Az első játékhoz vegyetek kész karakterszetteket; később egyesével válasszátok ki a karakterkártyákat.</translation>
    </message>
    <message id="ginkgopolis.choice_of_seat">
        <source>choice of {seat}</source>
        <translation>{seat} választása</translation>
    </message>
    <message id="ginkgopolis.choose_card_and_tile">
        <source>Choose a card, alone or with a tile.</source>
        <translation>Válassz egy kártyát, magában vagy egy épületlapkával.</translation>
    </message>
    <message id="ginkgopolis.choose_character_to_keep">
        <source>Which character do you keep?</source>
        <translation>Melyik karakterkártyát tartod meg?</translation>
    </message>
    <message id="ginkgopolis.choose_marker_cell">
        <source>Where does {marker} go?</source>
        <translation>Hová kerüljön {marker.az}?</translation>
    </message>
    <message id="ginkgopolis.choose_resource_or_tile">
        <source>Do you take a resource or a tile?</source>
        <translation>Erőforrást vagy épületlapkát veszel el?</translation>
    </message>
    <message id="ginkgopolis.choose_tiles_to_give_back">
        <source>Which tiles do you give back? Each one scores {points}.</source>
        <translation>Mely épületlapkákat adod be? Mindegyikért {points} jár.</translation>
    </message>
    <message id="ginkgopolis.clear_cell">
        <source>Clear the cell: {place}</source>
        <translation>Kiürítés: {place}</translation>
    </message>
    <message id="ginkgopolis.deck">
        <source>deck</source>
        <translation>húzópakli</translation>
    </message>
    <message id="ginkgopolis.deck_rebuilt">
        <source>The deck is rebuilt.</source>
        <translation>Új húzópakli készül.</translation>
    </message>
    <message id="ginkgopolis.discard_pile">
        <source>discard pile</source>
        <translation>dobott lapok</translation>
    </message>
    <message id="ginkgopolis.discard_surplus_cards" numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n kártya eldobása</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.effect_end_colour_cards">
        <source>At the end: {points} for each of your {colour} cards, this one and characters included.</source>
        <translation>A játék végén {points} jár minden {colour} kártyádért; ez és a karakterkártyák is számítanak.</translation>
    </message>
    <message id="ginkgopolis.effect_end_construct_cards">
        <source>At the end: {points} for each of your cards with a construct bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen szintépítési bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_end_exploit_cards">
        <source>At the end: {points} for each of your cards with an exploit bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen hasznosítási bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_end_fixed_points">
        <source>At the end: {points}.</source>
        <translation>A játék végén: {points}.</translation>
    </message>
    <message id="ginkgopolis.effect_end_low_buildings">
        <source>At the end: {points} for each of your buildings of height {most} or less.</source>
        <translation>A játék végén {points} jár minden legfeljebb {most} szintes épületedért.</translation>
    </message>
    <message id="ginkgopolis.effect_end_resources_on_colour">
        <source>At the end: {points} for each of your resources on {colour} buildings.</source>
        <translation>A játék végén {points} jár minden erőforrásodért, amely {colour} épületen áll.</translation>
    </message>
    <message id="ginkgopolis.effect_end_tall_buildings">
        <source>At the end: {points} for each of your buildings of height {least} or more.</source>
        <translation>A játék végén {points} jár minden legalább {least} szintes épületedért.</translation>
    </message>
    <message id="ginkgopolis.effect_end_urbanize_cards">
        <source>At the end: {points} for each of your cards with an urbanize bonus.</source>
        <translation>A játék végén {points} jár minden kártyádért, amelyen bővítési bónusz van.</translation>
    </message>
    <message id="ginkgopolis.effect_on_construct">
        <source>Whenever you construct: gain {gain}.</source>
        <translation>Szintépítéskor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.effect_on_exploit">
        <source>Whenever you exploit: gain {gain}.</source>
        <translation>Hasznosításkor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.effect_on_urbanize">
        <source>Whenever you urbanize: gain {gain}.</source>
        <translation>Bővítéskor {gain.acc} kapsz.</translation>
    </message>
    <message id="ginkgopolis.finish_buildings_under_construction">
        <source>Finish all buildings under construction</source>
        <translation>Minden építés alatt álló épület befejezése</translation>
    </message>
    <message id="ginkgopolis.finished_cards_discarded">
        <source>No longer under construction, to the discard pile: {cards}.</source>
        <translation>Már nem áll építés alatt, a dobott lapok közé kerül: {cards}.</translation>
    </message>
    <message id="ginkgopolis.first_city_formed">
        <source>Nine buildings and twelve markers form the first city.</source>
        <translation>Kilenc épület és tizenkét külterület-jelző alkotja az első várost.</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <translation>kezdőjátékos-kártya</translation>
    </message>
    <message id="ginkgopolis.first_player_card">
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>kezdőjátékos-kártyát</translation>
    </message>
    <message id="ginkgopolis.first_player_card_stays">
        <source>The first-player card is passed to the left when the round is over.</source>
        <translation>A kezdőjátékos-kártya a kör végén vándorol tovább balra.</translation>
    </message>
    <message id="ginkgopolis.first_player_not_at_table" numerus="yes">
        <source>The first player is chosen from %n player(s).</source>
        <translation>
            <numerusform>Kezdőjátékos csak %n játékos közül kerülhet ki.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.first_player_setting">
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message id="ginkgopolis.first_player_setting_tip">
        <source>Whoever planted a tree most recently goes first, or choose at random.</source>
        <translation>Az kezd, aki legutóbb fát ültetett; vagy döntsön a sorsolás.</translation>
    </message>
    <message id="ginkgopolis.game_state">
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="ginkgopolis.game_title">
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="ginkgopolis.give_building_to_seat">
        <source>Give it to {seat}</source>
        <translation>Legyen {seat} épülete</translation>
    </message>
    <message id="ginkgopolis.given_tiles_go_on_supply">
        <source>Tiles that you give back are laid on the supply of tiles.</source>
        <translation>A beadott épületlapkákat az épületlapka-készletre tedd.</translation>
    </message>
    <message id="ginkgopolis.group_card">
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message id="ginkgopolis.hal_draws_second_card">
        <source>{seat} draws one more card and plays {card}.</source>
        <translation>{seat} húz még egy kártyát, és kijátssza {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.hal_gets_hidden_card">
        <source>{seat} gets a card, face down.</source>
        <translation>{seat} egy kártyát kap, képpel lefelé.</translation>
    </message>
    <message id="ginkgopolis.hal_lacks_resources">
        <source>{seat} does not have the resources for {card} and skips the action: this is the last round.</source>
        <translation>{seat} nem tud építeni, mert kevés az erőforrása ({card}). Az akciója elmarad, és ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.hal_setting">
        <source>Hal</source>
        <translation>Hal</translation>
    </message>
    <message id="ginkgopolis.hal_setting_tip">
        <source>An expert Hal may replace a weak card once a round.</source>
        <translation>A profi változatban Hal körönként egyszer lecserélhet egy gyenge kártyát.</translation>
    </message>
    <message id="ginkgopolis.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="ginkgopolis.introduction_card">
        <source>Choose a card</source>
        <translation>Válassz kártyát</translation>
    </message>
    <message id="ginkgopolis.introduction_first_game">
        <source>Everybody begins with a ready set of three characters.</source>
        <translation>Mindenki három karakterből álló kész szettel kezd.</translation>
    </message>
    <message id="ginkgopolis.introduction_gain">
        <source>Neighbours pay</source>
        <translation>A szomszédok fizetnek</translation>
    </message>
    <message id="ginkgopolis.introduction_known_game">
        <source>You may also choose your characters one by one.</source>
        <translation>A karaktereket egyesével is kiválaszthatjátok.</translation>
    </message>
    <message id="ginkgopolis.introduction_reveal">
        <source>All reveal at once</source>
        <translation>Egyszerre fordítjátok fel</translation>
    </message>
    <message id="ginkgopolis.introduction_tile">
        <source>Alone or with a tile</source>
        <translation>Egyedül vagy lapkával</translation>
    </message>
    <message id="ginkgopolis.kept_card_stays">
        <source>{card} stays face up in front of its owner.</source>
        <translation>{card.az} képpel felfelé a tulajdonosa előtt marad.</translation>
    </message>
    <message id="ginkgopolis.last_round_over">
        <source>The last round is over: the scores are counted.</source>
        <translation>Az utolsó kör véget ért: következik a játék végi pontozás.</translation>
    </message>
    <message id="ginkgopolis.leave_one_site_marker">
        <source>Leave one</source>
        <translation>Egy maradjon</translation>
    </message>
    <message id="ginkgopolis.leave_resources_of_seat">
        <source>Leave only the resources of {seat}</source>
        <translation>Csak {seat} erőforrásai maradjanak</translation>
    </message>
    <message id="ginkgopolis.marker_moves_only_when_covered">
        <source>{marker} moves only after a tile was built on its cell.</source>
        <translation>{marker.az} csak akkor mozdul, ha épületlapka került a mezőjére.</translation>
    </message>
    <message id="ginkgopolis.marker_only_on_outskirts">
        <source>A marker lies on a cell of the city's outskirts.</source>
        <translation>A külterület-jelző a külterület egyik mezőjén fekszik.</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <translation>{letter} jelű külterület-jelző</translation>
    </message>
    <message id="ginkgopolis.marker_with_letter">
        <source>marker {letter}</source>
        <comment>acc</comment>
        <translation>{letter} jelű külterület-jelzőt</translation>
    </message>
    <message id="ginkgopolis.match_resources_to_floors">
        <source>Make it {need} ({place})</source>
        <translation>Legyen rajta {need} ({place})</translation>
    </message>
    <message id="ginkgopolis.new_hand_before_tile">
        <source>A new hand is taken first; the tile is played with a card after that.</source>
        <translation>Előbb jön a lapdobás; épületlapkát csak utána tehetsz egy kártya mellé.</translation>
    </message>
    <message id="ginkgopolis.new_tile_supply_formed" numerus="yes">
        <source>%n tile(s) become the new supply.</source>
        <translation>
            <numerusform>%n épületlapkából áll az új készlet.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.no_building_or_marker_here">
        <source>There is neither a building nor a marker here: nothing can be built.</source>
        <translation>Itt sem épület, sem külterület-jelző nincs: nem lehet építeni.</translation>
    </message>
    <message id="ginkgopolis.no_own_resources_left">
        <source>Your supply of resources is empty.</source>
        <translation>Elfogyott a saját erőforráskészleted.</translation>
    </message>
    <message id="ginkgopolis.no_push_with_free_cell">
        <source>No marker makes room: there is a free cell beside the new tile.</source>
        <translation>Nem kell helyet csinálni: az új épületlapka mellett van szabad mező.</translation>
    </message>
    <message id="ginkgopolis.no_single_card_discard">
        <source>You cannot discard single cards: a token replaces your whole hand.</source>
        <translation>Egyes kártyák nem dobhatók el: egy lapdobásjelzőért az összes lapodat lecseréled.</translation>
    </message>
    <message id="ginkgopolis.no_supply_tiles_left">
        <source>The supply of tiles is empty.</source>
        <translation>Elfogyott az épületlapka-készlet.</translation>
    </message>
    <message id="ginkgopolis.no_target_for_card">
        <source>This card refers to no building or marker in the city.</source>
        <translation>Ehhez a kártyához nem tartozik épület vagy külterület-jelző a városban.</translation>
    </message>
    <message id="ginkgopolis.no_tile_left_for_hal">
        <source>No tile is left for {seat}, who skips this action.</source>
        <translation>{seat} részére nem maradt épületlapka, ezért az akciója elmarad.</translation>
    </message>
    <message id="ginkgopolis.no_tokens_against_hal">
        <source>Against Hal there are no new-hand tokens.</source>
        <translation>Hal ellen nincsenek lapdobásjelzők.</translation>
    </message>
    <message id="ginkgopolis.not_a_given_character">
        <source>Choose one of the characters you were given.</source>
        <translation>A neked kiosztott karakterkártyák közül válassz.</translation>
    </message>
    <message id="ginkgopolis.not_a_hand_card">
        <source>Choose a card of your hand.</source>
        <translation>Válassz egyet a kézben tartott lapjaid közül.</translation>
    </message>
    <message id="ginkgopolis.not_behind_own_screen">
        <source>{tile} is not behind your screen.</source>
        <translation>{tile.az} nincs a paravánod mögött.</translation>
    </message>
    <message id="ginkgopolis.not_enough_points_lower_number">
        <source>The new tile shows {new}, the overbuilt one {old}: this costs {cost}, you have {have}.</source>
        <translation>Az új lapka száma {new}, a felülépítetté {old}: ehhez {cost} kell, neked {have} van.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources">
        <source>Needs {need}, you have {have}.</source>
        <translation>{need} kell hozzá, neked {have} van.</translation>
    </message>
    <message id="ginkgopolis.not_enough_resources_with_colour">
        <source>Needs {need} ({floors} for the floors, 1 for another colour), you have {have}.</source>
        <translation>{need} kell hozzá ({floors} a szintekért, 1 a színváltásért), neked {have} van.</translation>
    </message>
    <message id="ginkgopolis.not_enough_tokens_for_hand">
        <source>A new hand costs {need}, you have {have}.</source>
        <translation>A lapdobáshoz {need} kell, neked {have} van.</translation>
    </message>
    <message id="ginkgopolis.not_finished_yet">
        <source>{card} is under construction: its card joins when the deck is rebuilt.</source>
        <translation>{card.az} épülete még építés alatt áll: a kártya az új húzópaklival kerül játékba.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card">
        <source>You do not hold {card}.</source>
        <translation>Nincs a kezedben {card.az}.</translation>
    </message>
    <message id="ginkgopolis.not_holding_card_of_seat">
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>Nincs a kezedben {card.az}: most {seat} kezében van.</translation>
    </message>
    <message id="ginkgopolis.not_holding_discarded_card">
        <source>You do not hold {card}: it was discarded.</source>
        <translation>Nincs a kezedben {card.az}: a dobott lapok között van.</translation>
    </message>
    <message id="ginkgopolis.not_in_city_yet">
        <source>{card} is not in the city: its card waits in the reserve.</source>
        <translation>{card.az} épülete nincs a városban: a kártya a félretett épületkártyák között vár.</translation>
    </message>
    <message id="ginkgopolis.not_the_cell_of_card">
        <source>{card} refers to a different cell of the city.</source>
        <translation>{card.az} a város egy másik mezőjéről szól.</translation>
    </message>
    <message id="ginkgopolis.only_alphabetical_marker_order">
        <source>On the edge of the city the markers keep their alphabetical order.</source>
        <translation>A város szélén a külterület-jelzők betűrendben maradnak.</translation>
    </message>
    <message id="ginkgopolis.only_draw_tiles_as_gains">
        <source>Tiles are drawn unseen, as gains.</source>
        <translation>Épületlapkát csak akkor húzhatsz, vakon, ha jár neked.</translation>
    </message>
    <message id="ginkgopolis.only_free_cell_beside_tile">
        <source>The marker must go to a free cell beside the new tile.</source>
        <translation>A külterület-jelzőnek az új épületlapka melletti szabad mezőre kell kerülnie.</translation>
    </message>
    <message id="ginkgopolis.only_gained_from_supply">
        <source>Resources leave the supply only as gains.</source>
        <translation>Erőforrás csak akkor kerül ki a készletből, ha jár neked.</translation>
    </message>
    <message id="ginkgopolis.only_outer_edge_for_marker">
        <source>The marker must lie on the outer edge of the city.</source>
        <translation>A külterület-jelzőnek a város külső szélén kell feküdnie.</translation>
    </message>
    <message id="ginkgopolis.only_paid_when_building">
        <source>Resources and success points are paid when you build.</source>
        <translation>Erőforrást és sikerpontot építéskor fizetsz.</translation>
    </message>
    <message id="ginkgopolis.only_resource_or_tile">
        <source>The card gives a resource or a tile.</source>
        <translation>A kártya egy erőforrást vagy egy épületlapkát ad.</translation>
    </message>
    <message id="ginkgopolis.only_tile_with_card">
        <source>Only a tile can be played with a card.</source>
        <translation>Kártya mellé csak épületlapkát tehetsz.</translation>
    </message>
    <message id="ginkgopolis.option_character_draft">
        <source>Draft</source>
        <translation>Sorban választás</translation>
    </message>
    <message id="ginkgopolis.option_character_ready_sets">
        <source>Ready sets</source>
        <translation>Kész szettek</translation>
    </message>
    <message id="ginkgopolis.option_construct">
        <source>Construct: {card} with {tile}</source>
        <translation>Szintépítés: {card} és {tile}</translation>
    </message>
    <message id="ginkgopolis.option_exploit">
        <source>Exploit: {card}</source>
        <translation>Hasznosítás: {card}</translation>
    </message>
    <message id="ginkgopolis.option_exploit_urbanization_card">
        <source>Exploit: {card}, for a resource or a tile</source>
        <translation>Hasznosítás: {card}, egy erőforrásért vagy egy épületlapkáért</translation>
    </message>
    <message id="ginkgopolis.option_first_player_by_chance">
        <source>At random</source>
        <translation>Sorsolással</translation>
    </message>
    <message id="ginkgopolis.option_first_player_seat">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="ginkgopolis.option_give_back_tiles" numerus="yes">
        <source>Give back %n tile(s)</source>
        <translation>
            <numerusform>%n épületlapka beadása</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.option_hal_expert">
        <source>Expert</source>
        <translation>Profi</translation>
    </message>
    <message id="ginkgopolis.option_hal_usual">
        <source>Standard</source>
        <translation>Szokásos</translation>
    </message>
    <message id="ginkgopolis.option_keep_character">
        <source>Keep {card}. {start} {effect}</source>
        <translation>{card} megtartása. {start} {effect}</translation>
    </message>
    <message id="ginkgopolis.option_marker_pushes_marker">
        <source>To the cell of {marker}, which makes room</source>
        <translation>{marker.Az} mezőjére; az a jelző arrébb kerül</translation>
    </message>
    <message id="ginkgopolis.option_marker_to_cell">
        <source>To {cell}</source>
        <translation>Ide: {cell}</translation>
    </message>
    <message id="ginkgopolis.option_new_hand">
        <source>New hand: discard all cards and draw again</source>
        <translation>Lapdobás: minden lap eldobása, majd új lapok húzása</translation>
    </message>
    <message id="ginkgopolis.option_take_amount">
        <source>Take {amount}</source>
        <translation>{amount} elvétele</translation>
    </message>
    <message id="ginkgopolis.option_unaffordable_build">
        <source>{card} with {tile} (cannot be paid now: would be exploited)</source>
        <translation>{card} és {tile} (most nem fizethető ki: hasznosítás lenne belőle)</translation>
    </message>
    <message id="ginkgopolis.option_urbanize">
        <source>Urbanize: {card} with {tile}</source>
        <translation>Bővítés: {card} és {tile}</translation>
    </message>
    <message id="ginkgopolis.red_tile_exploit_effect">
        <source>Exploited, it gives a resource for each floor.</source>
        <translation>Hasznosításkor szintenként egy erőforrást ad.</translation>
    </message>
    <message id="ginkgopolis.reduce_building_to_one_floor">
        <source>Reduce it to one floor: {place}</source>
        <translation>Visszabontás egy szintre: {place}</translation>
    </message>
    <message id="ginkgopolis.remove_construction_site_marker">
        <source>Take the construction-site marker away</source>
        <translation>Építésiterület-jelző levétele</translation>
    </message>
    <message id="ginkgopolis.reserve_card_waits">
        <source>{card} waits in the reserve until its tile is built and the deck is rebuilt.</source>
        <translation>{card.az} a félretett épületkártyák között vár, amíg megépül az épületlapkája, és új húzópakli készül.</translation>
    </message>
    <message id="ginkgopolis.resources_stay_on_building">
        <source>Resources stay on a building until it is built over.</source>
        <translation>Az erőforrások az épületen maradnak, amíg valaki felül nem építi.</translation>
    </message>
    <message id="ginkgopolis.resume_acting">
        <source>All carry out what they have chosen</source>
        <translation>Mindenki végrehajtja, amit választott</translation>
    </message>
    <message id="ginkgopolis.resume_choosing_cards">
        <source>All choose their cards</source>
        <translation>Mindenki kártyát választ</translation>
    </message>
    <message id="ginkgopolis.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="ginkgopolis.resume_next_round">
        <source>Preparing the next round</source>
        <translation>Felkészülés a következő körre</translation>
    </message>
    <message id="ginkgopolis.return_given_tiles">
        <source>Put them here: {place}</source>
        <translation>Áthelyezés ide: {place}</translation>
    </message>
    <message id="ginkgopolis.round_begins">
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. kör.</translation>
    </message>
    <message id="ginkgopolis.score_districts">
        <source>Districts</source>
        <translation>Kerületek</translation>
    </message>
    <message id="ginkgopolis.score_end_game_cards">
        <source>End-of-game cards</source>
        <translation>Játék végi bónuszok</translation>
    </message>
    <message id="ginkgopolis.score_success_points">
        <source>Success points</source>
        <translation>Sikerpontok</translation>
    </message>
    <message id="ginkgopolis.score_unused_tokens">
        <source>Unused tokens</source>
        <translation>Fel nem használt lapdobásjelzők</translation>
    </message>
    <message id="ginkgopolis.screen_of_seat">
        <source>screen of {seat}</source>
        <translation>{seat} paravánja</translation>
    </message>
    <message id="ginkgopolis.screen_stays_in_place">
        <source>The screen stays where it is and hides what lies behind it.</source>
        <translation>A paraván a helyén marad, és elrejti, ami mögötte van.</translation>
    </message>
    <message id="ginkgopolis.seat_alone_in_district" numerus="yes">
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} egyedül van egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_constructs">
        <source>{seat} constructs: {tile} on {card}.</source>
        <translation>{seat} új szintet épít: {tile} kerül {card.az} tetejére.</translation>
    </message>
    <message id="ginkgopolis.seat_draws_cards" numerus="yes">
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} %n kártyát húz.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_exploits_card">
        <source>{seat} exploits {card}.</source>
        <translation>{seat} hasznosítja {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_exploits_instead_of_building">
        <source>{seat} cannot build with {card} and {tile}: the card is exploited instead.</source>
        <translation>{seat} nem tudja kifizetni az építést ({card}, {tile}), ezért a kártyát hasznosítja.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_amount">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="ginkgopolis.seat_gains_nothing">
        <source>{seat} gains nothing: both supplies are empty.</source>
        <translation>{seat} semmit sem kap: mindkét készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_character_set">
        <source>{seat} gets the character set {number}.</source>
        <translation>{seat} {number.az}. karakterszettet kapja.</translation>
    </message>
    <message id="ginkgopolis.seat_gets_no_tile">
        <source>{seat} gets no tile: the supply is empty.</source>
        <translation>{seat} nem kap épületlapkát: a készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_gives_back_tiles" numerus="yes">
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} %n épületlapkát ad be, és {amount.acc} kap.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_has_chosen">
        <source>{seat} has chosen.</source>
        <translation>{seat} választott.</translation>
    </message>
    <message id="ginkgopolis.seat_is_first_player">
        <source>{seat} is the first player.</source>
        <translation>{seat} a kezdőjátékos.</translation>
    </message>
    <message id="ginkgopolis.seat_keeps_card">
        <source>{seat} keeps {card}.</source>
        <translation>{seat} megtartja {card.az.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_leads_district" numerus="yes">
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} többségben van egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_loses_gain_supply_empty">
        <source>{seat} loses {amount}: their supply is empty.</source>
        <translation>{seat}: {amount} elvész, a saját készlet üres.</translation>
    </message>
    <message id="ginkgopolis.seat_moves_marker">
        <source>{seat} moves {marker}: {origin} → {target}.</source>
        <translation>{seat} áthelyezi {marker.az.acc}: {origin} → {target}.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_lower_number">
        <source>{seat} pays {amount} for the lower number.</source>
        <translation>{seat} {amount.acc} fizet a kisebb számért.</translation>
    </message>
    <message id="ginkgopolis.seat_pays_for_other_colour">
        <source>{seat} pays {amount} for the other colour.</source>
        <translation>{seat} {amount.acc} fizet a színváltásért.</translation>
    </message>
    <message id="ginkgopolis.seat_places_last_resource">
        <source>{seat} has put the last resource on a building: this is the last round.</source>
        <translation>{seat} épületre tette az utolsó erőforrását: ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.seat_puts_resources_on_building">
        <source>{seat} puts {amount} on the building: {place}.</source>
        <translation>{seat} {amount.acc} tesz erre az épületre: {place}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources">
        <source>{seat} gets back {amount}.</source>
        <translation>{seat} visszakap {amount.acc}.</translation>
    </message>
    <message id="ginkgopolis.seat_regains_resources_and_points">
        <source>{seat} gets back {amount} and gains {points}.</source>
        <translation>{seat} visszakap {amount.acc}, és {points.acc} kap.</translation>
    </message>
    <message id="ginkgopolis.seat_scores_card" numerus="yes">
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} %n sikerpontot kap {card.az} után.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_unused_tokens" numerus="yes">
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} %n sikerpontot kap a fel nem használt lapdobásjelzőkért.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_second_in_district" numerus="yes">
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} második egy {colour} kerületben: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_takes_new_hand">
        <source>{seat} hands in a token and takes a new hand.</source>
        <translation>{seat} bead egy lapdobásjelzőt, és lecseréli a lapjait.</translation>
    </message>
    <message id="ginkgopolis.seat_total_points" numerus="yes">
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n sikerpont.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_urbanizes">
        <source>{seat} urbanizes: {tile} at {card}.</source>
        <translation>{seat} bővít: {tile} kerül {card.az} mezőjére.</translation>
    </message>
    <message id="ginkgopolis.seat_wins" numerus="yes">
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n sikerponttal.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_dealt_cards" numerus="yes">
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Mindenki %n kártyát kap.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_draw_card">
        <source>All draw a card, {seat} first.</source>
        <translation>Mindenki húz egy kártyát, elsőként {seat}.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_cards_left">
        <source>All pass their cards to the left.</source>
        <translation>Mindenki továbbadja a lapjait balra.</translation>
    </message>
    <message id="ginkgopolis.seats_pass_characters_left">
        <source>All pass their characters to the left.</source>
        <translation>Mindenki továbbadja a karakterkártyáit balra.</translation>
    </message>
    <message id="ginkgopolis.seats_show_characters">
        <source>All show their characters.</source>
        <translation>Mindenki felfedi a karakterkártyáit.</translation>
    </message>
    <message id="ginkgopolis.shared_victory" numerus="yes">
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n sikerponttal: {seats}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.short_construct">
        <source>Construct with {tile}</source>
        <translation>Szintépítés: {tile}</translation>
    </message>
    <message id="ginkgopolis.short_exploit">
        <source>Exploit, without a tile</source>
        <translation>Hasznosítás, lapka nélkül</translation>
    </message>
    <message id="ginkgopolis.short_unaffordable">
        <source>cannot be paid now: would be exploited</source>
        <translation>most nem fizethető: hasznosítás lenne</translation>
    </message>
    <message id="ginkgopolis.short_urbanize">
        <source>Urbanize with {tile}</source>
        <translation>Bővítés: {tile}</translation>
    </message>
    <message id="ginkgopolis.status_choosing_characters">
        <source>Choosing characters</source>
        <translation>Karakterkártyák választása</translation>
    </message>
    <message id="ginkgopolis.status_game_over">
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="ginkgopolis.status_last_round">
        <source>Round {round}, the last one</source>
        <translation>{round}. kör, az utolsó</translation>
    </message>
    <message id="ginkgopolis.status_round">
        <source>Round {round}</source>
        <translation>{round}. kör</translation>
    </message>
    <message id="ginkgopolis.supply_of_seat">
        <source>supply of {seat}</source>
        <translation>{seat} készlete</translation>
    </message>
    <message id="ginkgopolis.take_back_commitment">
        <source>Take it back</source>
        <translation>Visszavétel</translation>
    </message>
    <message id="ginkgopolis.take_building_down">
        <source>Remove the building: {place}</source>
        <translation>Épület lebontása: {place}</translation>
    </message>
    <message id="ginkgopolis.take_cards_from_both_piles" numerus="yes">
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>%n kártya elvétele a húzópakliból és a dobott lapokból</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_pile" numerus="yes">
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>%n kártya elvétele innen: {pile}</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tie_leaves_hal_unbeaten" numerus="yes">
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Mindkettőtöknek %n sikerpontja van: {seat} veretlen marad.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tile_needs_card">
        <source>A tile is played with a card: lay it on the building or the marker of that card.</source>
        <translation>Az épületlapka kártyával együtt játszható ki: tedd a kártya épületére vagy külterület-jelzőjére.</translation>
    </message>
    <message id="ginkgopolis.tile_supply">
        <source>tile supply</source>
        <translation>épületlapka-készlet</translation>
    </message>
    <message id="ginkgopolis.tile_supply_empty_first_time">
        <source>The supply of tiles is empty for the first time: all may give tiles.</source>
        <translation>Először fogyott el az épületlapka-készlet: mindenki beadhat épületlapkákat.</translation>
    </message>
    <message id="ginkgopolis.tile_supply_ends_game">
        <source>The supply of tiles is empty: this is the last round.</source>
        <translation>Elfogyott az épületlapka-készlet: ez az utolsó kör.</translation>
    </message>
    <message id="ginkgopolis.tiles_given_by_seat">
        <source>tiles given by {seat}</source>
        <translation>{seat} beadott épületlapkái</translation>
    </message>
    <message id="ginkgopolis.tiles_of_seat">
        <source>tiles of {seat}</source>
        <translation>{seat} épületlapkái</translation>
    </message>
    <message id="ginkgopolis.tiles_returned_to_box" numerus="yes">
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n épületlapka megnézés nélkül visszakerül a dobozba.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.token_only_before_choice">
        <source>Return a token before you choose a card: drop it on the discard pile.</source>
        <translation>Lapdobásjelzőt a kártyaválasztás előtt adhatsz be: tedd a dobott lapokra.</translation>
    </message>
    <message id="ginkgopolis.tokens_of_seat">
        <source>tokens of {seat}</source>
        <translation>{seat} jelzői</translation>
    </message>
    <message id="ginkgopolis.top_cards_discarded_unseen" numerus="yes">
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>A húzópakli felső %n lapja megnézés nélkül a dobott lapok közé kerül.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.unplayed_cards_discarded">
        <source>All unplayed cards are discarded.</source>
        <translation>A ki nem játszott kártyák a dobott lapok közé kerülnek.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <translation>{letter} jelű külterület-kártya</translation>
    </message>
    <message id="ginkgopolis.urbanization_card">
        <source>urbanization card {letter}</source>
        <comment>acc</comment>
        <translation>{letter} jelű külterület-kártyát</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_alone_effect">
        <source>Alone: take a resource or a tile.</source>
        <translation>Magában: vegyél el egy erőforrást vagy egy épületlapkát.</translation>
    </message>
    <message id="ginkgopolis.urbanization_card_tile_effect">
        <source>With a tile: build on the cell of {marker}.</source>
        <translation>Épületlapkával: építs {marker.az} mezőjére.</translation>
    </message>
    <message id="ginkgopolis.yellow_tile_exploit_effect">
        <source>Exploited, it gives a success point for each floor.</source>
        <translation>Hasznosításkor szintenként egy sikerpontot ad.</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message id="guide.comes_back">
        <source>The guide speaks up when there is something new.</source>
        <translation>A kalauz szól, amikor valami új jön.</translation>
    </message>
    <message id="guide.ended">
        <source>You will find the guide again in the menu, under Help.</source>
        <translation>A kalauzt a menüben, a Súgó alatt találod meg újra.</translation>
    </message>
    <message id="guide.go_on_alone_button">
        <source>I go on alone</source>
        <translation>Egyedül folytatom</translation>
    </message>
    <message id="guide.previous_button">
        <source>Previous</source>
        <translation>Előző</translation>
    </message>
    <message id="guide.put_away">
        <source>Put away until the next step</source>
        <translation>Elteszem a következő lépésig</translation>
    </message>
    <message id="guide.show_me_button">
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message id="guide.step_title">
        <source>First game · step {number} of {all}</source>
        <translation>Első játék · {number}. lépés, összesen {all}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message id="hint.counted">
        <source>Hint no. {number} of this game.</source>
        <translation>{number}. tipp ebben a játékban.</translation>
    </message>
    <message id="hint.failed">
        <source>The hint could not be thought out.</source>
        <translation>A tippet nem sikerült kigondolni.</translation>
    </message>
    <message id="hint.no_thought">
        <source>I have no idea either.</source>
        <translation>Nekem sincs ötletem.</translation>
    </message>
    <message id="hint.nothing_asked">
        <source>Nobody asks you anything now.</source>
        <translation>Most senki nem kérdez tőled semmit.</translation>
    </message>
    <message id="hint.switched_off">
        <source>Hints are switched off in the settings.</source>
        <translation>A tippek ki vannak kapcsolva a beállításokban.</translation>
    </message>
    <message id="hint.then_title">
        <source>After that perhaps:</source>
        <translation>Utána talán:</translation>
    </message>
    <message id="hint.thinking">
        <source>Let me think …</source>
        <translation>Hadd gondolkodjam…</translation>
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
        <translation>„{card}” aktiválása</translation>
    </message>
    <message id="imperial_miners.already_acted_this_round">
        <source>{card} has already acted this round.</source>
        <translation>„{card}” ebben a fordulóban már aktiválva volt.</translation>
    </message>
    <message id="imperial_miners.already_card_in_place">
        <source>A card already lies here: {place}.</source>
        <translation>Itt már fekszik egy kártya: {place}.</translation>
    </message>
    <message id="imperial_miners.already_cart_token_here">
        <source>A cart token already lies here.</source>
        <translation>Itt már van egy csillejelölő.</translation>
    </message>
    <message id="imperial_miners.already_chosen_and_unplaced">
        <source>{card} is chosen; it is placed when all have chosen.</source>
        <translation>„{card}” már ki van választva; akkor kerül a bányába, amikor mindenki választott.</translation>
    </message>
    <message id="imperial_miners.already_discarded">
        <source>{card} stays in the discard pile until its deck is reshuffled.</source>
        <translation>„{card}” a dobópakliban marad, amíg a pakliját újra nem keveritek.</translation>
    </message>
    <message id="imperial_miners.already_placed">
        <source>{card} is placed: it stays there.</source>
        <translation>„{card}” már a bányában van, és ott is marad.</translation>
    </message>
    <message id="imperial_miners.already_searched_deck">
        <source>This deck was searched already: it holds no such card.</source>
        <translation>Ebben a pakliban már kerestél: nincs benne ilyen kártya.</translation>
    </message>
    <message id="imperial_miners.aspect_mine">
        <source>What lies in the mine</source>
        <translation>Ami a bányában van</translation>
    </message>
    <message id="imperial_miners.at_least_cards_beside" numerus="yes">
        <source>there are at least %n card(s) beside this one</source>
        <translation>
            <numerusform>legalább %n kártya van emellett</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_cards_in_row" numerus="yes">
        <source>its row has at least %n card(s)</source>
        <translation>
            <numerusform>legalább %n kártya van ebben a sorban</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_completed_boards" numerus="yes">
        <source>you have completed at least %n research board(s)</source>
        <translation>
            <numerusform>legalább %n kutatástáblát teljesítettél</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_gadgets_on_card" numerus="yes">
        <source>there are at least %n gadget(s) on this card</source>
        <translation>
            <numerusform>legalább %n masina van ezen a kártyán</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_hand_cards" numerus="yes">
        <source>you have at least %n card(s) in your hand</source>
        <translation>
            <numerusform>legalább %n lap van a kezedben</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_in_mine">
        <source>you have at least {things} in your mine</source>
        <translation>legalább {things} van a bányádban</translation>
    </message>
    <message id="imperial_miners.at_least_others_in_mine">
        <source>you have at least {things} in your mine beside this</source>
        <translation>ezen kívül legalább {things} van a bányádban</translation>
    </message>
    <message id="imperial_miners.at_least_spaces_below_pickaxe" numerus="yes">
        <source>your pickaxe has climbed at least %n space(s) on its board</source>
        <translation>
            <numerusform>a csákányjelölőd legalább %n mezőt jutott fel a kutatástábláján</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_steps_in_game" numerus="yes">
        <source>your pickaxe has moved at least %n space(s) in the whole game</source>
        <translation>
            <numerusform>a csákányjelölőd az egész játékban legalább %n mezőt tett meg</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards" numerus="yes">
        <source>this card touches at least %n other card(s)</source>
        <translation>
            <numerusform>legalább %n kártya érinti ezt</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_above" numerus="yes">
        <source>this card touches at least %n card(s) above it</source>
        <translation>
            <numerusform>legalább %n kártya érinti ezt felülről</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_below" numerus="yes">
        <source>this card touches at least %n card(s) below it</source>
        <translation>
            <numerusform>legalább %n kártya érinti ezt alulról</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_of_faction" numerus="yes">
        <source>this card touches at least %n card(s) that share a faction with it</source>
        <translation>
            <numerusform>legalább %n olyan kártya érinti ezt, amelynek van közös frakciója ezzel</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.audit_acted_in_future_round">
        <source>A card cannot have acted in a future round: {place}.</source>
        <translation>Egy kártya nem lehet aktiválva későbbi fordulóban: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_acting_card_misplaced">
        <source>{card} acts, but it is not in its place.</source>
        <translation>„{card}” aktiválva van, de nincs a helyén.</translation>
    </message>
    <message id="imperial_miners.audit_card_chosen_too_early">
        <source>{seat} has already chosen a card.</source>
        <translation>{seat} már választott kártyát.</translation>
    </message>
    <message id="imperial_miners.audit_card_in_wrong_row">
        <source>{card} belongs in row {level}, this is row {row}.</source>
        <translation>„{card}” {level.az}. sorba való, ez pedig {row.az}. sor.</translation>
    </message>
    <message id="imperial_miners.audit_card_missing_from_game">
        <source>{card} belongs in the game.</source>
        <translation>„{card}” a játékhoz tartozik.</translation>
    </message>
    <message id="imperial_miners.audit_card_not_staggered">
        <source>{card} is not offset by half a card.</source>
        <translation>„{card}” nincs fél kártyával elcsúsztatva.</translation>
    </message>
    <message id="imperial_miners.audit_card_touches_none_above">
        <source>{card} touches no card in the row above.</source>
        <translation>„{card}” nem érintkezik a felette lévő sor kártyáival.</translation>
    </message>
    <message id="imperial_miners.audit_cart_token_off_cart">
        <source>There is no half-full cart under the token: {place}.</source>
        <translation>A jelölő alatt nincs félig teli csille: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_effect_without_seat">
        <source>Nobody carries out this effect.</source>
        <translation>Senki sem hajtja végre ezt a hatást.</translation>
    </message>
    <message id="imperial_miners.audit_event_count_wrong">
        <source>The game should have {need}, but has {have}.</source>
        <translation>A játékban {have} van, {need} való oda.</translation>
    </message>
    <message id="imperial_miners.audit_event_deck_size_wrong">
        <source>In round {round}, {need} are left in the deck; there are {have}.</source>
        <translation>{round}. forduló: a pakliba még {need} való, most {have} van benne.</translation>
    </message>
    <message id="imperial_miners.audit_hand_too_large">
        <source>{seat} holds {have}, at most {most} are allowed.</source>
        <translation>{seat} kezében {have} van, legfeljebb {most} lehet.</translation>
    </message>
    <message id="imperial_miners.audit_last_event_still_present">
        <source>The event of the last round is still there.</source>
        <translation>Még ott van az előző forduló eseménye.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_activate">
        <source>{seat}: there is no card to activate.</source>
        <translation>{seat}: nincs aktiválható kártya.</translation>
    </message>
    <message id="imperial_miners.audit_no_card_to_place">
        <source>{seat} has no card to place.</source>
        <translation>{seat} nem tud kártyát lehelyezni.</translation>
    </message>
    <message id="imperial_miners.audit_no_place_for_card">
        <source>There is no place for {card}.</source>
        <translation>„{card}” sehová sem fér.</translation>
    </message>
    <message id="imperial_miners.audit_no_round_begun">
        <source>No round has begun yet: an event comes first.</source>
        <translation>Még egyetlen forduló sem kezdődött el: előbb egy esemény jön.</translation>
    </message>
    <message id="imperial_miners.audit_not_current_event">
        <source>{event} is not the event of this round.</source>
        <translation>„{event}” nem a forduló eseménye.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_not_on_top">
        <source>{seat}'s pickaxe is not on top.</source>
        <translation>{seat} csákányjelölője nincs a legfelső mezőn.</translation>
    </message>
    <message id="imperial_miners.audit_pickaxe_off_research_boards">
        <source>{piece} must stand on a research space or below.</source>
        <translation>{piece} csak egy kutatástábla mezőjén vagy a táblák alatt állhat.</translation>
    </message>
    <message id="imperial_miners.audit_piece_in_wrong_place">
        <source>{piece} lies in the wrong place.</source>
        <translation>{piece.Az} rossz helyen van.</translation>
    </message>
    <message id="imperial_miners.audit_piece_without_owner">
        <source>{piece} belongs to nobody.</source>
        <translation>{piece.Az} senkié.</translation>
    </message>
    <message id="imperial_miners.audit_tokens_without_card">
        <source>Tokens lie where there is no card: {place}.</source>
        <translation>Jelölők vannak ott, ahol nincs kártya: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_cart_tokens">
        <source>One cart token is enough: {place}.</source>
        <translation>Egy csillejelölő elég: {place}.</translation>
    </message>
    <message id="imperial_miners.audit_too_many_tokens">
        <source>{place}: {have} lie here, at most {most} are allowed.</source>
        <translation>{place}: {have} van itt, legfeljebb {most} lehet.</translation>
    </message>
    <message id="imperial_miners.board_table">
        <source>Event and research</source>
        <translation>Esemény és kutatás</translation>
    </message>
    <message id="imperial_miners.card_factions">
        <source>Faction: {factions}</source>
        <translation>Frakció: {factions}</translation>
    </message>
    <message id="imperial_miners.card_half_carts">
        <source>Half carts: {carts}</source>
        <translation>Fél csillék: {carts}</translation>
    </message>
    <message id="imperial_miners.card_level_and_price">
        <source>Level {level}, price {price}</source>
        <translation>{level}. szint, költség: {price}</translation>
    </message>
    <message id="imperial_miners.cart_between_cards">
        <source>cart between {first} and {second}</source>
        <translation>„{first}” és „{second}” közti csille</translation>
    </message>
    <message id="imperial_miners.cart_between_cards">
        <source>cart between {first} and {second}</source>
        <comment>acc</comment>
        <translation>„{first}” és „{second}” közti csillét</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_empty">
        <source>bottom left: empty</source>
        <translation>balra lent üres</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_left_loaded">
        <source>bottom left: loaded</source>
        <translation>balra lent teli</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_empty">
        <source>bottom right: empty</source>
        <translation>jobbra lent üres</translation>
    </message>
    <message id="imperial_miners.cart_half_bottom_right_loaded">
        <source>bottom right: loaded</source>
        <translation>jobbra lent teli</translation>
    </message>
    <message id="imperial_miners.cart_half_left_empty">
        <source>left: empty</source>
        <translation>balra üres</translation>
    </message>
    <message id="imperial_miners.cart_half_left_loaded">
        <source>left: loaded</source>
        <translation>balra teli</translation>
    </message>
    <message id="imperial_miners.cart_half_right_empty">
        <source>right: empty</source>
        <translation>jobbra üres</translation>
    </message>
    <message id="imperial_miners.cart_half_right_loaded">
        <source>right: loaded</source>
        <translation>jobbra teli</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_empty">
        <source>top left: empty</source>
        <translation>balra fent üres</translation>
    </message>
    <message id="imperial_miners.cart_half_top_left_loaded">
        <source>top left: loaded</source>
        <translation>balra fent teli</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_empty">
        <source>top right: empty</source>
        <translation>jobbra fent üres</translation>
    </message>
    <message id="imperial_miners.cart_half_top_right_loaded">
        <source>top right: loaded</source>
        <translation>jobbra fent teli</translation>
    </message>
    <message id="imperial_miners.cart_of_seat_at_position">
        <source>cart of {seat} ({row}; {x})</source>
        <translation>{seat} csilléje ({row}; {x})</translation>
    </message>
    <message id="imperial_miners.cart_of_seat_at_position">
        <source>cart of {seat} ({row}; {x})</source>
        <comment>acc</comment>
        <translation>{seat} csilléjét ({row}; {x})</translation>
    </message>
    <message id="imperial_miners.chain_reaches_card">
        <source>The chain reaction reaches {card}.</source>
        <translation>A láncreakció eléri {card.az.quoted} kártyát.</translation>
    </message>
    <message id="imperial_miners.chain_reaches_surface">
        <source>The chain reaction reaches the surface.</source>
        <translation>A láncreakció eléri a felszínt.</translation>
    </message>
    <message id="imperial_miners.choice_of_seat">
        <source>choice of {seat}</source>
        <translation>{seat} választása</translation>
    </message>
    <message id="imperial_miners.choose_card_above_for_chain">
        <source>Which card above does the chain reach?</source>
        <translation>Melyik felette lévő kártyára halad a láncreakció?</translation>
    </message>
    <message id="imperial_miners.choose_card_effect">
        <source>Which effect of {card} do you use?</source>
        <translation>„{card}”: melyik hatását használod?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_cave_in">
        <source>On which card do you put a cave-in?</source>
        <translation>Melyik kártyára teszed a beomlást?</translation>
    </message>
    <message id="imperial_miners.choose_card_for_gadget">
        <source>On which card do you put a gadget?</source>
        <translation>Melyik kártyára teszed a masinát?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_activate">
        <source>Which card do you activate?</source>
        <translation>Melyik kártyát aktiválod?</translation>
    </message>
    <message id="imperial_miners.choose_card_to_play">
        <source>Which card do you play?</source>
        <translation>Melyik kártyát játszod ki?</translation>
    </message>
    <message id="imperial_miners.choose_cards_to_discard">
        <source>Which cards do you discard?</source>
        <translation>Mely kártyákat dobod el?</translation>
    </message>
    <message id="imperial_miners.choose_cave_in_to_remove">
        <source>From which card do you remove the cave-in?</source>
        <translation>Melyik kártyáról távolítod el a beomlást?</translation>
    </message>
    <message id="imperial_miners.choose_deck_to_draw_from" numerus="yes">
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>Melyik pakliból húzol? (Még %n kártya)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_deck_to_search">
        <source>Which deck do you search? ({faction})</source>
        <translation>Melyik pakliban keresel? ({faction} kártya)</translation>
    </message>
    <message id="imperial_miners.choose_discards_over_hand_limit">
        <source>You hold more than {limit}: which cards do you discard?</source>
        <translation>Több lapod van, mint amennyi a kezedben maradhat ({limit}): melyeket dobod el?</translation>
    </message>
    <message id="imperial_miners.choose_faction_to_search">
        <source>Which faction do you search for?</source>
        <translation>Melyik frakciót keresed?</translation>
    </message>
    <message id="imperial_miners.choose_half_full_cart">
        <source>Which half-full cart do you fill?</source>
        <translation>Melyik félig teli csillét töltöd meg?</translation>
    </message>
    <message id="imperial_miners.choose_next_research_board">
        <source>The board is completed. To which board does your pickaxe go?</source>
        <translation>A kutatástábla teljesült. Melyik táblára kerüljön a csákányjelölőd?</translation>
    </message>
    <message id="imperial_miners.choose_place_for_card">
        <source>Where do you place {card}?</source>
        <translation>„{card}”: hová helyezed?</translation>
    </message>
    <message id="imperial_miners.choose_research_space" numerus="yes">
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Kutatás: hol álljon meg a csákányjelölőd? (%n lépés)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_starting_cards">
        <source>Which four cards do you keep?</source>
        <translation>Melyik négy kártyát tartod meg?</translation>
    </message>
    <message id="imperial_miners.choose_surface_effect">
        <source>Which effect of the surface do you use?</source>
        <translation>A felszín melyik hatását használod?</translation>
    </message>
    <message id="imperial_miners.clear_place">
        <source>Clear the place: {place}</source>
        <translation>Hely kiürítése: {place}</translation>
    </message>
    <message id="imperial_miners.count_cards_beside">
        <source>cards beside this one</source>
        <translation>e kártya melletti kártyák</translation>
    </message>
    <message id="imperial_miners.count_cards_in_row">
        <source>cards in the row of this one</source>
        <translation>e kártya sorában lévő kártyák</translation>
    </message>
    <message id="imperial_miners.count_cards_of_faction">
        <source>cards in your mine ({faction})</source>
        <translation>{faction} kártyák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_cave_ins">
        <source>cave-ins in your mine</source>
        <translation>beomlások a bányádban</translation>
    </message>
    <message id="imperial_miners.count_completed_research_boards">
        <source>research boards you have completed</source>
        <translation>általad teljesített kutatástáblák</translation>
    </message>
    <message id="imperial_miners.count_different_factions">
        <source>different factions in your mine</source>
        <translation>különböző frakciók a bányádban</translation>
    </message>
    <message id="imperial_miners.count_full_carts">
        <source>full carts in your mine</source>
        <translation>teli csillék a bányádban</translation>
    </message>
    <message id="imperial_miners.count_gadgets_in_mine">
        <source>gadgets in your mine</source>
        <translation>masinák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_gadgets_on_card">
        <source>gadgets on this card</source>
        <translation>masinák ezen a kártyán</translation>
    </message>
    <message id="imperial_miners.count_hand_cards">
        <source>cards in your hand</source>
        <translation>kézben tartott lapjaid</translation>
    </message>
    <message id="imperial_miners.count_other_cards_of_faction">
        <source>other cards in your mine ({faction})</source>
        <translation>más {faction} kártyák a bányádban</translation>
    </message>
    <message id="imperial_miners.count_research_steps_in_game">
        <source>spaces your pickaxe has moved in the whole game</source>
        <translation>a csákányjelölőd által az egész játékban megtett mezők</translation>
    </message>
    <message id="imperial_miners.count_spaces_below_pickaxe">
        <source>spaces below your pickaxe on its research board</source>
        <translation>mezők a csákányjelölőd alatt a kutatástábláján</translation>
    </message>
    <message id="imperial_miners.count_touching_cards">
        <source>cards that touch this one</source>
        <translation>ezt érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_above">
        <source>cards that touch this one from above</source>
        <translation>ezt felülről érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_below">
        <source>cards that touch this one from below</source>
        <translation>ezt alulról érintő kártyák</translation>
    </message>
    <message id="imperial_miners.count_touching_cards_sharing_faction">
        <source>touching cards that share a faction with this one</source>
        <translation>ezt érintő kártyák, amelyeknek van közös frakciójuk ezzel</translation>
    </message>
    <message id="imperial_miners.deck_of_level">
        <source>deck of level {level}</source>
        <translation>{level}. szintű pakli</translation>
    </message>
    <message id="imperial_miners.deck_rebuilt_from_discards">
        <source>The discards of level {level} become a new deck.</source>
        <translation>{level.Az}. szint eldobott kártyái új paklit alkotnak.</translation>
    </message>
    <message id="imperial_miners.discard_cards" numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n kártya eldobása</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.discard_pile_of_level">
        <source>discard pile of level {level}</source>
        <translation>{level}. szintű dobópakli</translation>
    </message>
    <message id="imperial_miners.draw_card_of_level">
        <source>Draw a card of level {level}</source>
        <translation>{level}. szintű kártya húzása</translation>
    </message>
    <message id="imperial_miners.each_card_beside">
        <source>each card beside this one</source>
        <translation>minden e melletti kártya után</translation>
    </message>
    <message id="imperial_miners.each_card_in_row">
        <source>each card in the row of this one</source>
        <translation>minden kártya után e kártya sorában</translation>
    </message>
    <message id="imperial_miners.each_completed_board">
        <source>each research board you have completed</source>
        <translation>minden általad teljesített kutatástábla után</translation>
    </message>
    <message id="imperial_miners.each_gadget_on_card">
        <source>each gadget on this card</source>
        <translation>minden masina után ezen a kártyán</translation>
    </message>
    <message id="imperial_miners.each_hand_card">
        <source>each card in your hand</source>
        <translation>minden lap után a kezedben</translation>
    </message>
    <message id="imperial_miners.each_in_mine">
        <source>each {thing} in your mine</source>
        <translation>minden {thing} után a bányádban</translation>
    </message>
    <message id="imperial_miners.each_other_in_mine">
        <source>each other {thing} in your mine</source>
        <translation>minden más {thing} után a bányádban</translation>
    </message>
    <message id="imperial_miners.each_space_below_pickaxe">
        <source>each space your pickaxe has climbed on its board</source>
        <translation>minden mező után, amennyire a csákányjelölőd a kutatástábláján feljutott</translation>
    </message>
    <message id="imperial_miners.each_step_in_game">
        <source>each space your pickaxe has moved in the whole game</source>
        <translation>minden mező után, amelyet a csákányjelölőd az egész játékban megtett</translation>
    </message>
    <message id="imperial_miners.each_touching_card">
        <source>each card that touches this one</source>
        <translation>minden ezt érintő kártya után</translation>
    </message>
    <message id="imperial_miners.each_touching_card_above">
        <source>each card that touches this one from above</source>
        <translation>minden ezt felülről érintő kártya után</translation>
    </message>
    <message id="imperial_miners.each_touching_card_below">
        <source>each card that touches this one from below</source>
        <translation>minden ezt alulról érintő kártya után</translation>
    </message>
    <message id="imperial_miners.each_touching_card_of_faction">
        <source>each touching card that shares a faction with this one</source>
        <translation>minden ezt érintő kártya után, amelynek van közös frakciója ezzel</translation>
    </message>
    <message id="imperial_miners.effect_activate_cards" numerus="yes">
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Aktiválj a bányádban %n kártyát.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.effect_discard">
        <source>Discard {amount}.</source>
        <translation>Dobj el {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_discard_for_each">
        <source>Discard {amount}; for each of them, {gain.clause}.</source>
        <translation>Dobj el {amount.acc}; mindegyikért {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_any_faction">
        <source>Search for {amount} of a faction of your choice.</source>
        <translation>Frakcióhúzással húzz {amount.acc} egy tetszőleges frakcióból.</translation>
    </message>
    <message id="imperial_miners.effect_draw_by_faction">
        <source>Draw {amount} by faction ({faction}).</source>
        <translation>Frakcióhúzással húzz {amount.acc} ({faction}).</translation>
    </message>
    <message id="imperial_miners.effect_draw_cards">
        <source>Draw {amount}.</source>
        <translation>Húzz {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_event_effects_add">
        <source>This round, each activated effect that gives {any} gives {amount} more.</source>
        <translation>Ebben a fordulóban minden aktivált hatás, amely {any.acc} ad, még {amount.acc} ad.</translation>
    </message>
    <message id="imperial_miners.effect_event_effects_give_more">
        <source>This round each activated effect that gives any gives {amount} more.</source>
        <translation>Ebben a fordulóban minden aktivált hatás, amely ilyet ad, ennyivel többet ad: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_event_research_longer">
        <source>This round you may move {amount} more in each research by a mine card.</source>
        <translation>Ebben a fordulóban bányakártyával minden kutatásnál még {amount.acc} tehetsz.</translation>
    </message>
    <message id="imperial_miners.effect_event_surface_adds">
        <source>This round, when the surface gives {any}, it gives {amount} more.</source>
        <translation>Ebben a fordulóban a felszín, ha {any.acc} ad, még {amount.acc} ad.</translation>
    </message>
    <message id="imperial_miners.effect_event_surface_gives_more">
        <source>This round the surface gives {amount} more when it gives any.</source>
        <translation>Ebben a fordulóban a felszín ennyivel többet ad, ha ad ilyet: {amount}.</translation>
    </message>
    <message id="imperial_miners.effect_gain">
        <source>Gain {amount}.</source>
        <translation>Kapsz {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard">
        <source>You may discard up to {amount}.</source>
        <translation>Eldobhatsz legfeljebb {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_may_discard_for_each">
        <source>You may discard up to {amount}; for each of them, {gain.clause}.</source>
        <translation>Eldobhatsz legfeljebb {amount.acc}; mindegyikért {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.effect_next_card_cheaper">
        <source>The next card you play costs {amount} less.</source>
        <translation>A következő kijátszott kártyád {amount.ins} olcsóbb.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_a_half_cart">
        <source>Put {amount} on a half-full cart.</source>
        <translation>Tegyél {amount.acc} egy félig teli csillére.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_another_card">
        <source>Put {amount} on another card.</source>
        <translation>Tegyél {amount.acc} egy másik kártyára.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_card">
        <source>Put {amount} on any card of your mine.</source>
        <translation>Tegyél {amount.acc} a bányád egyik tetszőleges kártyájára.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_any_cards">
        <source>Put {amount} on any cards of your mine.</source>
        <translation>Tegyél {amount.acc} a bányád tetszőleges kártyáira.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_half_carts">
        <source>Put {amount} on half-full carts.</source>
        <translation>Tegyél {amount.acc} félig teli csillékre.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_other_cards">
        <source>Put {amount} on other cards.</source>
        <translation>Tegyél {amount.acc} más kártyákra.</translation>
    </message>
    <message id="imperial_miners.effect_put_on_this_card">
        <source>Put {amount} on this card.</source>
        <translation>Tegyél {amount.acc} erre a kártyára.</translation>
    </message>
    <message id="imperial_miners.effect_remove">
        <source>Remove {amount}.</source>
        <translation>Távolíts el {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_research">
        <source>Move up to {amount} in research.</source>
        <translation>Haladj a kutatásban legfeljebb {amount.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_search_cards">
        <source>Search for {cards}.</source>
        <translation>Frakcióhúzással húzz {cards.acc}.</translation>
    </message>
    <message id="imperial_miners.effect_take_level_iv_cards">
        <source>Take {amount} of level IV.</source>
        <translation>Vegyél el {amount.acc} a IV. szintről.</translation>
    </message>
    <message id="imperial_miners.effects_in_sequence">
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="imperial_miners.end_of_round_event">
        <source>Event of the end of the round</source>
        <translation>Fordulóvégi esemény</translation>
    </message>
    <message id="imperial_miners.event_carried_out_at_end">
        <source>The round ends with {event}: everybody carries it out.</source>
        <translation>A forduló végén {event}: mindenki végrehajtja.</translation>
    </message>
    <message id="imperial_miners.event_carried_out_by_all">
        <source>{event} comes first: everybody carries it out.</source>
        <translation>{event}: ez jön először, mindenki végrehajtja.</translation>
    </message>
    <message id="imperial_miners.event_deck">
        <source>event deck</source>
        <translation>eseménypakli</translation>
    </message>
    <message id="imperial_miners.event_deck_formed" numerus="yes">
        <source>%n event(s) become the event deck; the others are removed unseen.</source>
        <translation>
            <numerusform>%n esemény alkotja az eseménypaklit, a többi megnézés nélkül kimarad.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.event_holds_all_round">
        <source>{event} holds for all effects of this round.</source>
        <translation>{event}: a forduló minden hatására érvényes.</translation>
    </message>
    <message id="imperial_miners.event_of_this_round">
        <source>event of this round</source>
        <translation>a forduló eseménye</translation>
    </message>
    <message id="imperial_miners.event_turned_up">
        <source>The event of this round: {event}.</source>
        <translation>A forduló eseménye: {event}.</translation>
    </message>
    <message id="imperial_miners.every_few_cards_beside" numerus="yes">
        <source>every %n card(s) beside this one</source>
        <translation>
            <numerusform>minden %n e melletti kártya után</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_cards_in_row" numerus="yes">
        <source>every %n card(s) in the row of this one</source>
        <translation>
            <numerusform>minden %n kártya után e kártya sorában</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_completed_boards" numerus="yes">
        <source>every %n research board(s) you have completed</source>
        <translation>
            <numerusform>minden %n általad teljesített kutatástábla után</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_gadgets_on_card" numerus="yes">
        <source>every %n gadget(s) on this card</source>
        <translation>
            <numerusform>minden %n masina után ezen a kártyán</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_hand_cards" numerus="yes">
        <source>every %n card(s) in your hand</source>
        <translation>
            <numerusform>minden %n lap után a kezedben</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_in_mine">
        <source>every {things} in your mine</source>
        <translation>minden {things} után a bányádban</translation>
    </message>
    <message id="imperial_miners.every_few_others_in_mine">
        <source>every {things} in your mine beside this</source>
        <translation>ezen kívül minden {things} után a bányádban</translation>
    </message>
    <message id="imperial_miners.every_few_spaces_below_pickaxe" numerus="yes">
        <source>every %n space(s) your pickaxe has climbed on its board</source>
        <translation>
            <numerusform>minden %n mező után, amennyire a csákányjelölőd a kutatástábláján feljutott</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_steps_in_game" numerus="yes">
        <source>every %n space(s) your pickaxe has moved in the whole game</source>
        <translation>
            <numerusform>minden %n mező után, amelyet a csákányjelölőd az egész játékban megtett</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards" numerus="yes">
        <source>every %n card(s) touching this one</source>
        <translation>
            <numerusform>minden %n ezt érintő kártya után</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_above" numerus="yes">
        <source>every %n card(s) touching this one from above</source>
        <translation>
            <numerusform>minden %n ezt felülről érintő kártya után</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_below" numerus="yes">
        <source>every %n card(s) touching this one from below</source>
        <translation>
            <numerusform>minden %n ezt alulról érintő kártya után</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_of_faction" numerus="yes">
        <source>every %n touching card(s) sharing a faction with this one</source>
        <translation>
            <numerusform>minden %n ezt érintő kártya után, amelynek van közös frakciója ezzel</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.fill_cart">
        <source>Fill {place}</source>
        <translation>{place} megtöltése</translation>
    </message>
    <message id="imperial_miners.free_card_from_cave_in">
        <source>Free {card}</source>
        <translation>Beomlás eltávolítása: „{card}”</translation>
    </message>
    <message id="imperial_miners.game_title">
        <source>Imperial Miners</source>
        <translation>Birodalmi bányászok</translation>
    </message>
    <message id="imperial_miners.give_seat_coins">
        <source>Give {seat} {amount}</source>
        <translation>{seat} kapjon {amount.acc}</translation>
    </message>
    <message id="imperial_miners.go_on_to_card">
        <source>Go on to {card}</source>
        <translation>Tovább: „{card}”</translation>
    </message>
    <message id="imperial_miners.go_on_to_research_space">
        <source>Go on here: {place}</source>
        <translation>Folytatás itt: {place}</translation>
    </message>
    <message id="imperial_miners.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="imperial_miners.immediate_event">
        <source>Immediate event</source>
        <translation>Azonnali esemény</translation>
    </message>
    <message id="imperial_miners.introduction_card">
        <source>Choose a card</source>
        <translation>Válassz kártyát</translation>
    </message>
    <message id="imperial_miners.introduction_chain">
        <source>The chain up to the surface</source>
        <translation>Lánc a felszínig</translation>
    </message>
    <message id="imperial_miners.introduction_first_game">
        <source>Everybody begins with six cards and keeps them all.</source>
        <translation>Mindenki hat kártyával kezd, és mindet megtartja.</translation>
    </message>
    <message id="imperial_miners.introduction_known_game">
        <source>Everybody draws eight cards and chooses four of them.</source>
        <translation>Mindenki nyolc kártyát húz, és négyet tart meg belőlük.</translation>
    </message>
    <message id="imperial_miners.introduction_place">
        <source>Lay it in the mine</source>
        <translation>Tedd a bányába</translation>
    </message>
    <message id="imperial_miners.introduction_research">
        <source>Research</source>
        <translation>Kutatás</translation>
    </message>
    <message id="imperial_miners.keep_cards" numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n kártya megtartása</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.lay_event_aside">
        <source>Lay it aside</source>
        <translation>Félretevés</translation>
    </message>
    <message id="imperial_miners.leave_allowed_amount">
        <source>Leave {amount}</source>
        <translation>Maradjon: {amount}</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_tip">
        <source>Does a pickaxe that arrives from a completed board get this bonus? In the house set this space is empty.</source>
        <translation>Ad-e valamit, amikor egy csákányjelölő egy teljesített tábláról odakerül? A házi táblákon üres.</translation>
    </message>
    <message id="imperial_miners.lowest_research_space_title">
        <source>Lowest research space</source>
        <translation>Legalsó kutatási mező</translation>
    </message>
    <message id="imperial_miners.make_event_deck_fit">
        <source>Make the event deck fit this round</source>
        <translation>Az eseménypakli igazítása a fordulóhoz</translation>
    </message>
    <message id="imperial_miners.mark_card_as_not_acted">
        <source>It has not acted</source>
        <translation>Nem volt aktiválva</translation>
    </message>
    <message id="imperial_miners.mine_place_left">
        <source>mine of {seat}, row {row}, left {n}</source>
        <translation>{seat} bányája, {row}. sor, bal {n}. hely</translation>
    </message>
    <message id="imperial_miners.mine_place_middle">
        <source>mine of {seat}, row {row}, middle</source>
        <translation>{seat} bányája, {row}. sor, középső hely</translation>
    </message>
    <message id="imperial_miners.mine_place_right">
        <source>mine of {seat}, row {row}, right {n}</source>
        <translation>{seat} bányája, {row}. sor, jobbra a {n}. hely</translation>
    </message>
    <message id="imperial_miners.modifying_event">
        <source>Modifying event</source>
        <translation>Módosító esemény</translation>
    </message>
    <message id="imperial_miners.needs_board_completed_first">
        <source>You must stay on your research board until it is completed.</source>
        <translation>A kutatástábládon kell maradnod, amíg nem teljesíted.</translation>
    </message>
    <message id="imperial_miners.needs_different_research_board">
        <source>The pickaxe must go to a different board than the completed one.</source>
        <translation>A csákányjelölőnek másik kutatástáblára kell kerülnie, nem a most teljesítettre.</translation>
    </message>
    <message id="imperial_miners.needs_half_card_stagger">
        <source>Rows are staggered by half a card.</source>
        <translation>A sorok fél kártyával el vannak csúsztatva.</translation>
    </message>
    <message id="imperial_miners.needs_surface_effect">
        <source>One of the three effects of the surface must be carried out.</source>
        <translation>A felszín három hatása közül egyet végre kell hajtanod.</translation>
    </message>
    <message id="imperial_miners.needs_touching_card_above">
        <source>It must touch a card in the row above.</source>
        <translation>Érintkeznie kell a felette lévő sor egyik kártyájával.</translation>
    </message>
    <message id="imperial_miners.no_card_here">
        <source>There is no card here.</source>
        <translation>Itt nincs kártya.</translation>
    </message>
    <message id="imperial_miners.no_card_of_level_left">
        <source>No card of level {level} is left.</source>
        <translation>Nem maradt {level}. szintű kártya.</translation>
    </message>
    <message id="imperial_miners.no_card_takes_token">
        <source>No card of {seat} can take {amount}.</source>
        <translation>{seat} egyetlen kártyájára sem fér rá: {amount}.</translation>
    </message>
    <message id="imperial_miners.no_cave_in_on_card">
        <source>There is no cave-in on {card}.</source>
        <translation>„{card}”: nincs rajta beomlás.</translation>
    </message>
    <message id="imperial_miners.no_faction">
        <source>No faction</source>
        <translation>Nincs frakciója</translation>
    </message>
    <message id="imperial_miners.no_half_carts_meet_here">
        <source>No two half carts meet here.</source>
        <translation>Itt nem találkozik két fél csille.</translation>
    </message>
    <message id="imperial_miners.no_payable_effect_on_card">
        <source>No effect of {card} can be paid.</source>
        <translation>„{card}” egyik hatása sem fizethető ki.</translation>
    </message>
    <message id="imperial_miners.no_place_for_card_level">
        <source>A card of level {level} must lie under one of level {upper}: there is no free place.</source>
        <translation>{level.Az}. szintű kártyának {upper}. szintű kártya alatt kell feküdnie: nincs szabad hely.</translation>
    </message>
    <message id="imperial_miners.no_such_deck">
        <source>There is no such deck.</source>
        <translation>Nincs ilyen pakli.</translation>
    </message>
    <message id="imperial_miners.no_such_effect">
        <source>There is no such effect.</source>
        <translation>Nincs ilyen hatás.</translation>
    </message>
    <message id="imperial_miners.no_such_effect_on_card" numerus="yes">
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>A kártyának %n hatása van.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.no_such_faction">
        <source>There is no such faction.</source>
        <translation>Nincs ilyen frakció.</translation>
    </message>
    <message id="imperial_miners.no_such_research_space">
        <source>There is no such research space.</source>
        <translation>Nincs ilyen mező a kutatástáblákon.</translation>
    </message>
    <message id="imperial_miners.not_acting_card_itself">
        <source>It must be another card than the acting one.</source>
        <translation>Nem lehet az éppen aktivált kártya.</translation>
    </message>
    <message id="imperial_miners.not_drawable_level_iv">
        <source>Cards of level IV come only from research boards and some events.</source>
        <translation>IV. szintű kártyát csak a kutatástáblák és egyes események adnak.</translation>
    </message>
    <message id="imperial_miners.not_enough_coins_for_card">
        <source>It costs {need}, you have {have}.</source>
        <translation>{need} kell hozzá, neked {have} van.</translation>
    </message>
    <message id="imperial_miners.not_enough_to_pay_effect">
        <source>This costs {need}, you have {have}.</source>
        <translation>{need} kell hozzá, neked {have} van.</translation>
    </message>
    <message id="imperial_miners.not_half_full_cart">
        <source>A half-full cart has one loaded half; here {loaded} of 2 are loaded.</source>
        <translation>A félig teli csillének egyik fele teli; itt 2 félből {loaded} teli.</translation>
    </message>
    <message id="imperial_miners.not_held_but_discarded">
        <source>You do not hold {card}: it was discarded.</source>
        <translation>„{card}” nincs a kezedben: a dobópakliban van.</translation>
    </message>
    <message id="imperial_miners.not_held_but_with_seat">
        <source>You do not hold {card}: {seat} has it.</source>
        <translation>„{card}” nincs a kezedben: most {seat} kezében van.</translation>
    </message>
    <message id="imperial_miners.not_held_card">
        <source>You do not hold {card}.</source>
        <translation>„{card}” nincs a kezedben.</translation>
    </message>
    <message id="imperial_miners.not_movable_board">
        <source>{board} stays where it is.</source>
        <translation>{board} a helyén marad.</translation>
    </message>
    <message id="imperial_miners.not_movable_coins_and_points">
        <source>Coins pay for cards and effects; victory points are kept.</source>
        <translation>Pénzérmével kártyákért és hatásokért fizetsz; a győzelmi pontok nálad maradnak.</translation>
    </message>
    <message id="imperial_miners.not_own_mine">
        <source>This is the mine of {seat}.</source>
        <translation>Ez {seat} bányája.</translation>
    </message>
    <message id="imperial_miners.not_researching_now">
        <source>{seat} is not researching now.</source>
        <translation>{seat} most nem kutat.</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <source>{counted.same}, but at least {least} in all</source>
        <translation>{counted.same}, de összesen legalább {least.same}</translation>
    </message>
    <message id="imperial_miners.number_at_least">
        <source>{counted} (at least {least})</source>
        <comment>acc</comment>
        <translation>{counted.acc}, legalább {least.acc}</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <source>{counted.same} (at most {most})</source>
        <translation>{counted.same} (legfeljebb {most.same})</translation>
    </message>
    <message id="imperial_miners.number_at_most">
        <source>{counted} (at most {most})</source>
        <comment>acc</comment>
        <translation>{counted.acc}, legfeljebb {most.acc}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <source>{base.same}, and {counted.same}</source>
        <translation>{base.same}, továbbá {counted.same}</translation>
    </message>
    <message id="imperial_miners.number_base_and_counted">
        <source>{base}, and {counted}</source>
        <comment>acc</comment>
        <translation>{base.acc}, továbbá {counted.acc}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <source>{each} for each of these: {what}</source>
        <translation>{each} ezek mindegyikéért: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_each">
        <source>{each} for each of these: {what}</source>
        <comment>acc</comment>
        <translation>{each.acc} ezek mindegyikéért: {what}</translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <source>{each} for every %n of these: {what}</source>
        <translation>
            <numerusform>{each} minden %n ilyen után: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_for_every_few" numerus="yes">
        <source>{each} for every %n of these: {what}</source>
        <comment>acc</comment>
        <translation>
            <numerusform>{each.acc} minden %n ilyen után: {what}</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.number_for_things">
        <source>{each.same} for {what}</source>
        <translation>{each.same} {what}</translation>
    </message>
    <message id="imperial_miners.number_if">
        <source>{then.same} if {reached}</source>
        <translation>{then.same}, ha {reached}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <source>{then} with at least {least} of these: {what}</source>
        <translation>{then}, ha legalább {least} ilyened van: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least">
        <source>{then} with at least {least} of these: {what}</source>
        <comment>acc</comment>
        <translation>{then.acc}, ha legalább {least} ilyened van: {what}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <translation>{then}, ha legalább {least} ilyened van: {what}; különben {otherwise}</translation>
    </message>
    <message id="imperial_miners.number_if_at_least_otherwise">
        <source>{then} with at least {least} of these: {what}; otherwise {otherwise}</source>
        <comment>acc</comment>
        <translation>{then.acc}, ha legalább {least} ilyened van: {what}; különben {otherwise.acc}</translation>
    </message>
    <message id="imperial_miners.number_if_otherwise">
        <source>{then.same} if {reached}, otherwise {otherwise.same}</source>
        <translation>{then.same}, ha {reached}, különben {otherwise.same}</translation>
    </message>
    <message id="imperial_miners.numbered_space_effect">
        <source>Space {number}: {effect.clause}.</source>
        <translation>{number}. mező: {effect.clause}.</translation>
    </message>
    <message id="imperial_miners.only_cards_of_own_hand">
        <source>Choose a card of your hand.</source>
        <translation>Válassz egy kártyát a kezedből.</translation>
    </message>
    <message id="imperial_miners.only_effects_discard_cards">
        <source>Cards are discarded only by effects, or when there are too many.</source>
        <translation>Kártyát csak hatás miatt kell eldobni, vagy ha túl sok van a kezedben.</translation>
    </message>
    <message id="imperial_miners.only_effects_draw_cards">
        <source>Cards are drawn only when an effect says so.</source>
        <translation>Kártyát csak akkor húzhatsz, ha egy hatás megengedi.</translation>
    </message>
    <message id="imperial_miners.only_effects_move_card_tokens">
        <source>Gadgets and cave-ins stay on their card until an effect moves them.</source>
        <translation>A masinák és a beomlások a kártyájukon maradnak, amíg egy hatás el nem mozdítja őket.</translation>
    </message>
    <message id="imperial_miners.only_effects_take_from_supply">
        <source>Tokens leave the supply only by effects.</source>
        <translation>Jelölő csak hatás miatt kerül ki a készletből.</translation>
    </message>
    <message id="imperial_miners.only_game_turns_up_events">
        <source>Events are turned up by the game, one each round.</source>
        <translation>Az eseményeket a játék fedi fel, fordulónként egyet.</translation>
    </message>
    <message id="imperial_miners.only_in_mine_rows">
        <source>Mine cards lie in the rows of a mine.</source>
        <translation>A bányakártyák egy bánya soraiban fekszenek.</translation>
    </message>
    <message id="imperial_miners.only_lowest_space_of_board">
        <source>The pickaxe goes to the lowest space of a board.</source>
        <translation>A csákányjelölő egy kutatástábla legalsó mezőjére kerül.</translation>
    </message>
    <message id="imperial_miners.only_own_mine_affected">
        <source>Effects reach only your own mine.</source>
        <translation>A hatások csak a saját bányádra érvényesek.</translation>
    </message>
    <message id="imperial_miners.only_to_choice_or_mine">
        <source>Lay the card that you play on your choice or in your mine.</source>
        <translation>Tedd a kijátszott kártyát a választásod helyére vagy a bányádba.</translation>
    </message>
    <message id="imperial_miners.only_to_touching_card_above">
        <source>The chain goes to a card that touches this one from above.</source>
        <translation>A láncreakció olyan kártyára halad tovább, amely felülről érinti ezt.</translation>
    </message>
    <message id="imperial_miners.only_upward_research_steps">
        <source>The pickaxe moves up, by at least one space.</source>
        <translation>A csákányjelölő felfelé halad, legalább egy mezőt.</translation>
    </message>
    <message id="imperial_miners.only_without_playable_card">
        <source>You may draw from the level I deck only if you cannot play any card from your hand.</source>
        <translation>Csak az húzhat az I. szintű pakliból, aki egyetlen lapját sem tudja kijátszani.</translation>
    </message>
    <message id="imperial_miners.option_first_game_six_cards">
        <source>First game: six cards</source>
        <translation>Első játék: hat kártya</translation>
    </message>
    <message id="imperial_miners.option_four_of_eight_cards">
        <source>Four of eight cards</source>
        <translation>Nyolc kártyából négy</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays">
        <source>Pays</source>
        <translation>Ad valamit</translation>
    </message>
    <message id="imperial_miners.option_lowest_space_pays_nothing">
        <source>Pays nothing</source>
        <translation>Nem ad semmit</translation>
    </message>
    <message id="imperial_miners.option_research_space">
        <source>{place}: {effect}</source>
        <translation>{place}: {effect}</translation>
    </message>
    <message id="imperial_miners.pack_hint_mine">
        <source>Numbers 1 to 36 are level I, 37 to 79 level II, 80 to 122 level III, 123 to 136 level IV. Cards of level II cost 2 coins, those of level III up to 13, the others nothing. A card has one or two effects; all cards of level IV have the same ones.</source>
        <translation>1–36: I. szint, 37–79: II. szint, 80–122: III. szint, 123–136: IV. szint. A II. szintű kártya ára 2 pénzérme, a III. szintűé legfeljebb 13, a többi ingyen van. Egy kártyának egy vagy két hatása van; a IV. szintű kártyák hatásai egyformák.</translation>
    </message>
    <message id="imperial_miners.pack_section_boards">
        <source>research boards</source>
        <translation>kutatástáblák</translation>
    </message>
    <message id="imperial_miners.pack_section_events">
        <source>events</source>
        <translation>események</translation>
    </message>
    <message id="imperial_miners.pack_section_mine">
        <source>mine cards</source>
        <translation>bányakártyák</translation>
    </message>
    <message id="imperial_miners.pack_section_surface">
        <source>surface</source>
        <translation>felszín</translation>
    </message>
    <message id="imperial_miners.pack_words_effects">
        <source>Mine cards, events, research boards and the surface</source>
        <translation>Bányakártyák, események, kutatástáblák és a felszín</translation>
    </message>
    <message id="imperial_miners.pack_words_modifiers">
        <source>Events of the kind modifier</source>
        <translation>A modifier fajtájú események</translation>
    </message>
    <message id="imperial_miners.pack_words_numbers">
        <source>In the place of a number</source>
        <translation>Szám helyett</translation>
    </message>
    <message id="imperial_miners.past_events">
        <source>past events</source>
        <translation>korábbi események</translation>
    </message>
    <message id="imperial_miners.phase_choosing_starting_hands">
        <source>Choosing the starting hands</source>
        <translation>A kezdőlapok kiválasztása</translation>
    </message>
    <message id="imperial_miners.phase_game_over">
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="imperial_miners.phase_round_of_rounds">
        <source>Round {round} of {rounds}</source>
        <translation>forduló: {round}/{rounds}</translation>
    </message>
    <message id="imperial_miners.pickaxe_of_seat">
        <source>pickaxe of {seat}</source>
        <translation>{seat} csákányjelölője</translation>
    </message>
    <message id="imperial_miners.pickaxe_of_seat">
        <source>pickaxe of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} csákányjelölőjét</translation>
    </message>
    <message id="imperial_miners.place_below_research_boards">
        <source>below the research boards</source>
        <translation>a kutatástáblák alatt</translation>
    </message>
    <message id="imperial_miners.place_card_here">
        <source>Place it here: {place}</source>
        <translation>Lehelyezés ide: {place}</translation>
    </message>
    <message id="imperial_miners.play_card_for_price">
        <source>{card} for {price}</source>
        <translation>„{card}” ({price})</translation>
    </message>
    <message id="imperial_miners.play_card_free">
        <source>{card}, free</source>
        <translation>„{card}”, ingyen</translation>
    </message>
    <message id="imperial_miners.price_discard">
        <source>Discard {price}: {gain.clause}.</source>
        <translation>Dobj el {price.acc}: {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.price_lowered_by_faction_cards">
        <source>{seat} pays {amount} less, for as many cards: {faction}.</source>
        <translation>{seat} ennyivel kevesebbet fizet: {amount}, ugyanennyi kártya után ({faction}).</translation>
    </message>
    <message id="imperial_miners.price_pay">
        <source>Pay {price}: {gain.clause}.</source>
        <translation>Fizess {price.acc}: {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.price_pay_faction_discount">
        <source>Pay {price}, 1 less for each card in your mine ({faction}): {gain}</source>
        <translation>Fizess {price.acc}, a bányád minden {faction} kártyájáért 1-gyel kevesebbet: {gain}</translation>
    </message>
    <message id="imperial_miners.price_pay_faction_less">
        <source>Pay {price}, 1 less for each {card} in your mine: {gain.clause}.</source>
        <translation>Fizess {price.acc}, minden {card} után a bányádban 1-gyel kevesebbet: {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.price_put_on_another_card">
        <source>Put {price} on another card: {gain.clause}.</source>
        <translation>Tegyél {price.acc} egy másik kártyára: {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.price_put_on_other_cards">
        <source>Put {price} on other cards: {gain.clause}.</source>
        <translation>Tegyél {price.acc} más kártyákra: {gain.clause}.</translation>
    </message>
    <message id="imperial_miners.put_token_on_card">
        <source>Put {amount} on {card}</source>
        <translation>{amount} {card.az.quoted} kártyára</translation>
    </message>
    <message id="imperial_miners.rank_king_of_the_deep">
        <source>king of the deep</source>
        <translation>A mélység királya</translation>
    </message>
    <message id="imperial_miners.rank_mining_engineer">
        <source>mining engineer</source>
        <translation>Bányamérnök</translation>
    </message>
    <message id="imperial_miners.rank_navvy">
        <source>labourer</source>
        <translation>Kubikos</translation>
    </message>
    <message id="imperial_miners.rank_novice_miner">
        <source>novice miner</source>
        <translation>Kezdő bányász</translation>
    </message>
    <message id="imperial_miners.rank_tunnel_digger">
        <source>tunnel digger</source>
        <translation>Alagútásó</translation>
    </message>
    <message id="imperial_miners.rank_veteran_hewer">
        <source>veteran miner</source>
        <translation>Veterán vájár</translation>
    </message>
    <message id="imperial_miners.record_of_seat">
        <source>record of {seat}</source>
        <translation>{seat} feljegyzése</translation>
    </message>
    <message id="imperial_miners.remove_cart_token">
        <source>Take the token away</source>
        <translation>Jelölő levétele</translation>
    </message>
    <message id="imperial_miners.research_board">
        <source>research board {number}</source>
        <translation>{number}. kutatástábla</translation>
    </message>
    <message id="imperial_miners.research_board_lowest_space">
        <source>{board}, lowest space</source>
        <translation>{board}, legalsó mező</translation>
    </message>
    <message id="imperial_miners.research_board_sides_drawn">
        <source>Each research board shows a side at random.</source>
        <translation>Minden kutatástáblának véletlenszerűen kerül felülre egyik oldala.</translation>
    </message>
    <message id="imperial_miners.research_board_space">
        <source>{board}, space {number}</source>
        <translation>{board}, {number}. mező</translation>
    </message>
    <message id="imperial_miners.resume_choose_cards">
        <source>All choose their cards</source>
        <translation>Mindenki kártyát választ</translation>
    </message>
    <message id="imperial_miners.resume_end_of_round">
        <source>End of this round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="imperial_miners.resume_final_scoring">
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="imperial_miners.resume_next_round">
        <source>The next round</source>
        <translation>A következő forduló</translation>
    </message>
    <message id="imperial_miners.resume_reveal">
        <source>All reveal their cards</source>
        <translation>Mindenki felfedi a kártyáját</translation>
    </message>
    <message id="imperial_miners.round_begins">
        <source>Round {round} begins.</source>
        <translation>Kezdődik {round.az}. forduló.</translation>
    </message>
    <message id="imperial_miners.score_full_carts">
        <source>Full carts</source>
        <translation>Teli csillék</translation>
    </message>
    <message id="imperial_miners.score_victory_points">
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message id="imperial_miners.search_deck_of_level">
        <source>Search the deck of level {level}</source>
        <translation>Keresés {level.az}. szintű pakliban</translation>
    </message>
    <message id="imperial_miners.search_for_faction">
        <source>Search for: {faction}</source>
        <translation>{faction} kártya keresése</translation>
    </message>
    <message id="imperial_miners.seat_activates_card">
        <source>{seat} activates {card}.</source>
        <translation>{seat} aktiválja {card.az.quoted} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_cannot_pay_effect">
        <source>{seat} cannot pay for it.</source>
        <translation>{seat} nem tudja kifizetni.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_special_activation">
        <source>{seat} chooses {card} for a special activation.</source>
        <translation>{seat} különleges aktiválásra {card.az.quoted} kártyát választja.</translation>
    </message>
    <message id="imperial_miners.seat_chooses_way_up">
        <source>{seat} chooses the way up.</source>
        <translation>{seat} kiválasztja, merre fut tovább a lánc.</translation>
    </message>
    <message id="imperial_miners.seat_completes_research_board">
        <source>{seat} has completed a research board and goes on: {place}.</source>
        <translation>{seat} teljesített egy kutatástáblát, és itt folytatja: {place}.</translation>
    </message>
    <message id="imperial_miners.seat_discards_cards" numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} eldob %n kártyát.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_draws_card">
        <source>{seat} draws a card of level {level}.</source>
        <translation>{seat} egy {level}. szintű kártyát húz.</translation>
    </message>
    <message id="imperial_miners.seat_draws_nothing">
        <source>{seat} draws nothing: no card is left.</source>
        <translation>{seat} nem húz: nem maradt kártya.</translation>
    </message>
    <message id="imperial_miners.seat_fills_cart">
        <source>{seat} fills a half-full cart: {place}.</source>
        <translation>{seat} megtölti {place.az.acc}.</translation>
    </message>
    <message id="imperial_miners.seat_finds_no_such_card">
        <source>{seat} finds no such card in any deck ({faction}).</source>
        <translation>{seat} egyik pakliban sem talál {faction} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_gains">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="imperial_miners.seat_has_chosen">
        <source>{seat} has chosen.</source>
        <translation>{seat} választott.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_cave_in">
        <source>{seat} has no cave-in to remove.</source>
        <translation>{seat} bányájában nincs eltávolítható beomlás.</translation>
    </message>
    <message id="imperial_miners.seat_has_no_half_cart">
        <source>{seat} has no half-full cart: no token.</source>
        <translation>{seat} bányájában nincs félig teli csille: nem jár csillejelölő.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_activate">
        <source>{seat} has no card left to activate.</source>
        <translation>{seat} már egyetlen kártyát sem tud aktiválni.</translation>
    </message>
    <message id="imperial_miners.seat_has_none_to_play">
        <source>{seat} has no card to play this round.</source>
        <translation>{seat} ebben a fordulóban nem tud kártyát kijátszani.</translation>
    </message>
    <message id="imperial_miners.seat_has_victory_points" numerus="yes">
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} pontszáma: %n győzelmi pont.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_is_dealt_cards" numerus="yes">
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} %n kártyát kap.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_leaves_card_alone">
        <source>{seat} leaves {card} alone.</source>
        <translation>{seat} nem használja {card.az.quoted} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_next_card_cheaper">
        <source>{seat}: the next card costs {amount} less.</source>
        <translation>{seat} következő kártyája {amount.ins} olcsóbb.</translation>
    </message>
    <message id="imperial_miners.seat_pays">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="imperial_miners.seat_places_card">
        <source>{seat} places {card} in row {level}.</source>
        <translation>{seat} {level.az}. sorba helyezi {card.az.quoted} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_plays_card">
        <source>{seat} plays {card}.</source>
        <translation>{seat} kijátssza {card.az.quoted} kártyát.</translation>
    </message>
    <message id="imperial_miners.seat_puts_tokens_on_card">
        <source>{seat} puts {amount} on {card}.</source>
        <translation>{seat} {amount.acc} tesz {card.az.quoted} kártyára.</translation>
    </message>
    <message id="imperial_miners.seat_removes_cave_in">
        <source>{seat} removes the cave-in from {card}.</source>
        <translation>{seat} eltávolítja a beomlást {card.az.quoted} kártyáról.</translation>
    </message>
    <message id="imperial_miners.seat_researches" numerus="yes">
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} %n lépést halad a kutatásban: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_scores_full_carts" numerus="yes">
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} %n győzelmi pontot kap a teli csillékért.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_finds_card" numerus="yes">
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} %n kártyát fed fel, és elveszi {card.az.quoted} kártyát.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_of_deck_fails">
        <source>{seat} turns up the whole deck of level {level}: no such card ({faction}).</source>
        <translation>{seat} végignézi az egész {level}. szintű paklit: nincs benne {faction} kártya.</translation>
    </message>
    <message id="imperial_miners.seat_uses_surface_effect">
        <source>{seat} uses an effect of the surface.</source>
        <translation>{seat} használja a felszín egyik hatását.</translation>
    </message>
    <message id="imperial_miners.seat_wins" numerus="yes">
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n győzelmi ponttal.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.set_round_number">
        <source>This is round {round}</source>
        <translation>Ez {round.az}. forduló</translation>
    </message>
    <message id="imperial_miners.shared_victory" numerus="yes">
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Közös győzelem %n győzelmi ponttal: {seats}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.solo_verdict_with_title" numerus="yes">
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n győzelmi pont: {title}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.spaces_on_the_way_give_nothing">
        <source>Spaces on the way give nothing.</source>
        <translation>Az átlépett mezők nem adnak semmit.</translation>
    </message>
    <message id="imperial_miners.starting_hand_tip">
        <source>For a first game keep all six cards; later choose four of eight.</source>
        <translation>Az első játékban tartsátok meg mind a hat kártyát; később nyolcból válasszatok négyet.</translation>
    </message>
    <message id="imperial_miners.starting_hand_title">
        <source>Starting hand</source>
        <translation>Kezdőlapok</translation>
    </message>
    <message id="imperial_miners.state_of_game">
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="imperial_miners.supply">
        <source>supply</source>
        <translation>erőforráskészlet</translation>
    </message>
    <message id="imperial_miners.surface_board_of_seat">
        <source>surface board of {seat}</source>
        <translation>{seat} felszíntáblája</translation>
    </message>
    <message id="imperial_miners.surface_board_of_seat">
        <source>surface board of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} felszíntábláját</translation>
    </message>
    <message id="imperial_miners.surface_of_seat">
        <source>surface of {seat}</source>
        <translation>{seat} felszíne</translation>
    </message>
    <message id="imperial_miners.take_card_back_into_hand">
        <source>Take {card} back into the hand</source>
        <translation>„{card}” visszavétele kézbe</translation>
    </message>
    <message id="imperial_miners.take_card_out_of_mine">
        <source>Take {card} out of the mine</source>
        <translation>„{card}” kivétele a bányából</translation>
    </message>
    <message id="imperial_miners.take_choice_back_into_hand">
        <source>Take it back into the hand</source>
        <translation>Visszavétel kézbe</translation>
    </message>
    <message id="imperial_miners.too_few_cave_in_targets" numerus="yes">
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Csak %n másik kártyára kerülhet beomlás.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.too_many_research_steps">
        <source>This is {need} away, you may move {have}.</source>
        <translation>Ez {need} távolságra van, te legfeljebb {have.acc} léphetsz.</translation>
    </message>
    <message id="imperial_miners.too_many_tokens_on_card">
        <source>{card} already has {have}; the limit is {most}.</source>
        <translation>„{card}”: már {have} van rajta, legfeljebb {most} lehet.</translation>
    </message>
    <message id="imperial_miners.turn_up_first_event">
        <source>Turn up the first event</source>
        <translation>Az első esemény felfedése</translation>
    </message>
    <message id="imperial_miners.use_no_effect">
        <source>Use no effect</source>
        <translation>Egyik hatás sem</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message id="lesson.another_hint_button">
        <source>Another hint</source>
        <translation>Még egy tipp</translation>
    </message>
    <message id="lesson.answer_button">
        <source>That is it</source>
        <translation>Ennyi</translation>
    </message>
    <message id="lesson.back_button">
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message id="lesson.begin_button">
        <source>Begin</source>
        <translation>Kezdjük</translation>
    </message>
    <message id="lesson.choice_allowed">
        <source>Yes, it is allowed</source>
        <translation>Igen, szabad</translation>
    </message>
    <message id="lesson.choice_not_allowed">
        <source>No: {heading}</source>
        <translation>Nem: {heading}</translation>
    </message>
    <message id="lesson.course_progress">
        <source>{done} of {count} lessons · {stars} ★</source>
        <translation>{done} / {count} lecke · {stars} ★</translation>
    </message>
    <message id="lesson.files">
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message id="lesson.finish_button">
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message id="lesson.go_on_here_button">
        <source>Go on here: {title}</source>
        <translation>Itt folytasd: {title}</translation>
    </message>
    <message id="lesson.hint_button">
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message id="lesson.hint_offered">
        <source>This rule was in the way twice. Would a hint help?</source>
        <translation>Ez a szabály már kétszer állt az utadban. Kérsz egy tippet?</translation>
    </message>
    <message id="lesson.learn_line">
        <source>Short lessons on a real table: look, try, and every good way counts.</source>
        <translation>Rövid leckék igazi asztalon: nézd meg, próbáld ki! Minden jó megoldás számít.</translation>
    </message>
    <message id="lesson.learn_title">
        <source>Let us learn it!</source>
        <translation>Tanuljuk meg!</translation>
    </message>
    <message id="lesson.leave_button">
        <source>Leave the lesson</source>
        <translation>Kilépés a leckéből</translation>
    </message>
    <message id="lesson.minutes_counted" numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>kb. %n perc</numerusform>
        </translation>
    </message>
    <message id="lesson.next_button">
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message id="lesson.not_yet">
        <source>Not yet. Try it once more: the same table, the same luck.</source>
        <translation>Ez most még nem sikerült. Próbáld újra: ugyanaz az asztal, ugyanaz a szerencse.</translation>
    </message>
    <message id="lesson.now_you">
        <source>That is one way to do it. Now you!</source>
        <translation>Így is lehet. Most próbáld ki te is!</translation>
    </message>
    <message id="lesson.number_and_title">
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message id="lesson.open_own_button">
        <source>Open a lesson…</source>
        <translation>Lecke megnyitása…</translation>
    </message>
    <message id="lesson.open_title">
        <source>Open a lesson</source>
        <translation>Lecke megnyitása</translation>
    </message>
    <message id="lesson.other_rules">
        <source>This was made for another version of the rules: it can only be read.</source>
        <translation>Ez a feladat a szabályok egy másik változatához készült, ezért csak elolvasható.</translation>
    </message>
    <message id="lesson.play_button">
        <source>Watch it</source>
        <translation>Lejátszás</translation>
    </message>
    <message id="lesson.show_me_button">
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message id="lesson.skip_button">
        <source>Skip it</source>
        <translation>Kihagyom</translation>
    </message>
    <message id="lesson.stars_counted" numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n csillag</numerusform>
        </translation>
    </message>
    <message id="lesson.start_course_button">
        <source>Start: {title}</source>
        <translation>Kezdés: {title}</translation>
    </message>
    <message id="lesson.step_of_steps">
        <source>Step {number} of {count}</source>
        <translation>{number}. lépés, összesen {count}</translation>
    </message>
    <message id="lesson.steps_counted" numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message id="lesson.steps_done">
        <source>{done} / {count}</source>
        <translation>{done} / {count}</translation>
    </message>
    <message id="lesson.to_start_page_button">
        <source>Start page</source>
        <translation>Kezdőlap</translation>
    </message>
    <message id="lesson.try_again_button">
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message id="lesson.watch_again_button">
        <source>Watch it again</source>
        <translation>Még egyszer</translation>
    </message>
    <message id="lesson.well_done">
        <source>Well done!</source>
        <translation>Nagyszerű!</translation>
    </message>
    <message id="lesson.written_by">
        <source>Written by {author}</source>
        <translation>Szerző: {author}</translation>
    </message>
    <message id="lesson.wrong_once">
        <source>Not quite. Try it once more!</source>
        <translation>Majdnem! Próbáld még egyszer!</translation>
    </message>
    <message id="lesson.you_are">
        <source>You are {seat}</source>
        <translation>Te vagy {seat}</translation>
    </message>
    <message id="lesson.your_answer">
        <source>Your answer</source>
        <translation>A válaszod</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message id="library.bring_back">
        <source>Bring back</source>
        <translation>Visszahozás</translation>
    </message>
    <message id="library.bring_back_button">
        <source>Bring back</source>
        <translation>Visszahozás</translation>
    </message>
    <message id="library.copy">
        <source>Make a copy</source>
        <translation>Másolat készítése</translation>
    </message>
    <message id="library.days_left_in_trash" numerus="yes">
        <source>%n day(s) left in the trash</source>
        <translation>
            <numerusform>még %n napig a lomtárban</numerusform>
        </translation>
    </message>
    <message id="library.disk_refused">
        <source>That could not be done: the disk does not allow it.</source>
        <translation>Ez nem sikerült: a lemez nem engedi.</translation>
    </message>
    <message id="library.export">
        <source>Export…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message id="library.export_title">
        <source>Export this game</source>
        <translation>A játék mentése máshová</translation>
    </message>
    <message id="library.from_file_button">
        <source>From file…</source>
        <translation>Fájlból…</translation>
    </message>
    <message id="library.game_is_open">
        <source>“{file}” is open in another window.</source>
        <translation>„{file}”: ez a játék egy másik ablakban van nyitva.</translation>
    </message>
    <message id="library.is_lesson">
        <source>This is a lesson</source>
        <translation>Ez egy lecke</translation>
    </message>
    <message id="library.is_no_lesson">
        <source>No lesson</source>
        <translation>Mégsem lecke</translation>
    </message>
    <message id="library.left_off_here">
        <source>You left off here · {day}</source>
        <translation>Itt hagytátok abba · {day}</translation>
    </message>
    <message id="library.list_name">
        <source>Your games</source>
        <translation>Játékaitok</translation>
    </message>
    <message id="library.look_button">
        <source>Look</source>
        <translation>Megnézem</translation>
    </message>
    <message id="library.name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="library.name_of_game">
        <source>Name of this game</source>
        <translation>A játék neve</translation>
    </message>
    <message id="library.none_finished">
        <source>No game has been played to its end yet.</source>
        <translation>Még egy játékot sem játszottatok végig.</translation>
    </message>
    <message id="library.none_lessons">
        <source>A game with remarks is a lesson; any other can be made one by ⋯.</source>
        <translation>Amelyik játékban megjegyzés van, az lecke; a többiből a ⋯ gombbal lehet.</translation>
    </message>
    <message id="library.none_running">
        <source>No game is in progress.</source>
        <translation>Most nincs folyamatban lévő játék.</translation>
    </message>
    <message id="library.nothing_found">
        <source>Nothing found for “{words}”.</source>
        <translation>Nincs találat: „{words}”.</translation>
    </message>
    <message id="library.open_game">
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message id="library.order_game">
        <source>By game</source>
        <translation>Játék szerint</translation>
    </message>
    <message id="library.order_is">
        <source>Order: {order}</source>
        <translation>Sorrend: {order}</translation>
    </message>
    <message id="library.order_name">
        <source>By name</source>
        <translation>Név szerint</translation>
    </message>
    <message id="library.order_newest">
        <source>Latest first</source>
        <translation>Legutóbbi elöl</translation>
    </message>
    <message id="library.order_progress">
        <source>Furthest first</source>
        <translation>Legtovább jutott elöl</translation>
    </message>
    <message id="library.pin">
        <source>Pin to the top</source>
        <translation>Kitűzés előre</translation>
    </message>
    <message id="library.pinned">
        <source>pinned</source>
        <translation>kitűzve</translation>
    </message>
    <message id="library.rename">
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
    <message id="library.search">
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message id="library.search_name">
        <source>Search by name, people or remarks</source>
        <translation>Keresés név, játékos vagy megjegyzés szerint</translation>
    </message>
    <message id="library.seat_is_next">
        <source>{seat} is next</source>
        <translation>{seat} jön</translation>
    </message>
    <message id="library.show_folder">
        <source>Show in folder</source>
        <translation>Mutasd a mappában</translation>
    </message>
    <message id="library.tab_all">
        <source>All {number}</source>
        <translation>Mind {number}</translation>
    </message>
    <message id="library.tab_finished">
        <source>Finished {number}</source>
        <translation>Befejezett {number}</translation>
    </message>
    <message id="library.tab_lessons">
        <source>Lessons {number}</source>
        <translation>Leckék {number}</translation>
    </message>
    <message id="library.tab_running">
        <source>In progress {number}</source>
        <translation>Folyamatban {number}</translation>
    </message>
    <message id="library.tab_trash">
        <source>Trash {number}</source>
        <translation>Lomtár {number}</translation>
    </message>
    <message id="library.take_off_list">
        <source>Take off this list</source>
        <translation>Le a listáról</translation>
    </message>
    <message id="library.throw_away">
        <source>Move to the trash</source>
        <translation>Lomtárba</translation>
    </message>
    <message id="library.thrown_away">
        <source>The game is in the trash. It stays there for {days} days.</source>
        <translation>A játék a lomtárban van. Még {days} napig visszahozható.</translation>
    </message>
    <message id="library.title_and_detail">
        <source>{title} · {detail}</source>
        <translation>{title} · {detail}</translation>
    </message>
    <message id="library.trash_is_empty">
        <source>The trash is empty.</source>
        <translation>A lomtár üres.</translation>
    </message>
    <message id="library.unpin">
        <source>Unpin</source>
        <translation>Kitűzés levétele</translation>
    </message>
</context>
<context>
    <name>names/imperial_miners</name>
    <message>
        <source>Abyss Observatory</source>
        <translation>Mélységi obszervatórium</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alkímia</translation>
    </message>
    <message>
        <source>Astral Machine</source>
        <translation>Asztrális masina</translation>
    </message>
    <message>
        <source>Auction Cavern</source>
        <translation>Árverési barlang</translation>
    </message>
    <message>
        <source>Bamboo Aqueduct</source>
        <translation>Bambuszvezeték</translation>
    </message>
    <message>
        <source>Battering Ram</source>
        <translation>Faltörő kos</translation>
    </message>
    <message>
        <source>Bellows Grotto</source>
        <translation>Fújtatóbarlang</translation>
    </message>
    <message>
        <source>Berserkers' Hall</source>
        <translation>Berzerkerek csarnoka</translation>
    </message>
    <message>
        <source>Bone Quarry</source>
        <translation>Csontbánya</translation>
    </message>
    <message>
        <source>Boulder Slide</source>
        <translation>Sziklacsúszda</translation>
    </message>
    <message>
        <source>Brass Leviathan</source>
        <translation>Sárgaréz leviatán</translation>
    </message>
    <message>
        <source>Bridge of Two Suns</source>
        <translation>Két nap hídja</translation>
    </message>
    <message>
        <source>Bright Lanterns</source>
        <translation>Fényes lámpások</translation>
    </message>
    <message>
        <source>Broad Chamber</source>
        <translation>Tágas kamra</translation>
    </message>
    <message>
        <source>Calendar Chamber</source>
        <translation>Naptárkamra</translation>
    </message>
    <message>
        <source>Call to the Clans</source>
        <translation>Felhívás a klánokhoz</translation>
    </message>
    <message>
        <source>Cart Colosseum</source>
        <translation>Csillekolosszeum</translation>
    </message>
    <message>
        <source>Cart Delivery</source>
        <translation>Csilleszállítmány</translation>
    </message>
    <message>
        <source>Cart Ramp</source>
        <translation>Csillerámpa</translation>
    </message>
    <message>
        <source>Cherry Root Hall</source>
        <translation>Cseresznyegyökér-csarnok</translation>
    </message>
    <message>
        <source>Chieftain's Breach</source>
        <translation>A törzsfő rése</translation>
    </message>
    <message>
        <source>Clan Vault</source>
        <translation>A klán kincstára</translation>
    </message>
    <message>
        <source>Clockwork Distillery</source>
        <translation>Óraműves szeszfőzde</translation>
    </message>
    <message>
        <source>Collapsing Gallery</source>
        <translation>Omladozó tárna</translation>
    </message>
    <message>
        <source>Colonnade Shaft</source>
        <translation>Oszlopos akna</translation>
    </message>
    <message>
        <source>Coral Workshop</source>
        <translation>Korallműhely</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Számvevőház</translation>
    </message>
    <message>
        <source>Cracked Sphinx</source>
        <translation>Megrepedt szfinx</translation>
    </message>
    <message>
        <source>Crystal Dynamo</source>
        <translation>Kristálydinamó</translation>
    </message>
    <message>
        <source>Cursed Dig</source>
        <translation>Elátkozott ásatás</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Mélység</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <source>Dojo of Stone</source>
        <translation>Kődódzsó</translation>
    </message>
    <message>
        <source>Drovers' Cave</source>
        <translation>Hajcsárok barlangja</translation>
    </message>
    <message>
        <source>Embalmers' Hall</source>
        <translation>Balzsamozók csarnoka</translation>
    </message>
    <message>
        <source>Endless Hall</source>
        <translation>Végtelen csarnok</translation>
    </message>
    <message>
        <source>Envoys' Door</source>
        <translation>Követek kapuja</translation>
    </message>
    <message>
        <source>Eternal Library</source>
        <translation>Örök könyvtár</translation>
    </message>
    <message>
        <source>Feast of Nations</source>
        <translation>Nemzetek lakomája</translation>
    </message>
    <message>
        <source>Foremen's Hut</source>
        <translation>Művezetők kunyhója</translation>
    </message>
    <message>
        <source>Found Purse</source>
        <translation>Talált erszény</translation>
    </message>
    <message>
        <source>Garden Cavern</source>
        <translation>Kertbarlang</translation>
    </message>
    <message>
        <source>Gear Forum</source>
        <translation>Fogaskerék-fórum</translation>
    </message>
    <message>
        <source>Gearwork Heart</source>
        <translation>Fogaskerékszív</translation>
    </message>
    <message>
        <source>Gladiators' Gate</source>
        <translation>Gladiátorkapu</translation>
    </message>
    <message>
        <source>Glittering Cave</source>
        <translation>Csillogó barlang</translation>
    </message>
    <message>
        <source>Golden Sarcophagus</source>
        <translation>Arany szarkofág</translation>
    </message>
    <message>
        <source>Hall of Decrees</source>
        <translation>Rendeletek csarnoka</translation>
    </message>
    <message>
        <source>Hammer Shaft</source>
        <translation>Kalapácsakna</translation>
    </message>
    <message>
        <source>Haulage</source>
        <translation>Szállítás</translation>
    </message>
    <message>
        <source>Heart of the Deep</source>
        <translation>A mélység szíve</translation>
    </message>
    <message>
        <source>Hidden Observatory</source>
        <translation>Rejtett obszervatórium</translation>
    </message>
    <message>
        <source>Highland Obelisk</source>
        <translation>Felföldi obeliszk</translation>
    </message>
    <message>
        <source>Hired Hands</source>
        <translation>Bérmunkások</translation>
    </message>
    <message>
        <source>Howling Pit</source>
        <translation>Üvöltő verem</translation>
    </message>
    <message>
        <source>Imperial Crossroads</source>
        <translation>Birodalmi kereszteződés</translation>
    </message>
    <message>
        <source>Inventors' Fair</source>
        <translation>Feltalálók vására</translation>
    </message>
    <message>
        <source>Jade Pavilion</source>
        <translation>Jádepavilon</translation>
    </message>
    <message>
        <source>Keystone Arch</source>
        <translation>Záróköves boltív</translation>
    </message>
    <message>
        <source>Koi Spring</source>
        <translation>Koiforrás</translation>
    </message>
    <message>
        <source>Labour Exchange</source>
        <translation>Munkaközvetítő</translation>
    </message>
    <message>
        <source>Lacquer Shrine</source>
        <translation>Lakkszentély</translation>
    </message>
    <message>
        <source>Laird's Strongroom</source>
        <translation>A földesúr páncélterme</translation>
    </message>
    <message>
        <source>Lantern Steps</source>
        <translation>Lámpás lépcső</translation>
    </message>
    <message>
        <source>Learned Guests</source>
        <translation>Tudós vendégek</translation>
    </message>
    <message>
        <source>Legion Road</source>
        <translation>Légióút</translation>
    </message>
    <message>
        <source>Loose Ceiling</source>
        <translation>Laza mennyezet</translation>
    </message>
    <message>
        <source>Marble Monopoly</source>
        <translation>Márványmonopólium</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Piacnap</translation>
    </message>
    <message>
        <source>Masked Ambush</source>
        <translation>Álarcos rajtaütés</translation>
    </message>
    <message>
        <source>Measuring Hall</source>
        <translation>Mérőcsarnok</translation>
    </message>
    <message>
        <source>Merchant Caravan</source>
        <translation>Kereskedőkaraván</translation>
    </message>
    <message>
        <source>Milestone Hall</source>
        <translation>Mérföldkőcsarnok</translation>
    </message>
    <message>
        <source>Miners' Luck</source>
        <translation>Bányászszerencse</translation>
    </message>
    <message>
        <source>Moor Gold Works</source>
        <translation>Lápi aranymosó</translation>
    </message>
    <message>
        <source>Mother Lode</source>
        <translation>Anyatelér</translation>
    </message>
    <message>
        <source>Nile Sluice</source>
        <translation>Nílusi zsilip</translation>
    </message>
    <message>
        <source>Old Gravel Pit</source>
        <translation>Régi kavicsbánya</translation>
    </message>
    <message>
        <source>Old Map</source>
        <translation>Régi térkép</translation>
    </message>
    <message>
        <source>Open Seam</source>
        <translation>Nyílt telér</translation>
    </message>
    <message>
        <source>Oracle Chamber</source>
        <translation>Orákulumterem</translation>
    </message>
    <message>
        <source>Ore Market</source>
        <translation>Ércpiac</translation>
    </message>
    <message>
        <source>Orichalcum Press</source>
        <translation>Oreikhalkosz-prés</translation>
    </message>
    <message>
        <source>Paper Wall Gallery</source>
        <translation>Papírfalú tárna</translation>
    </message>
    <message>
        <source>Papyrus Archive</source>
        <translation>Papirusztár</translation>
    </message>
    <message>
        <source>Paved Adit</source>
        <translation>Kövezett táró</translation>
    </message>
    <message>
        <source>Pearl Divers' Rest</source>
        <translation>Gyöngyhalászok pihenője</translation>
    </message>
    <message>
        <source>Peat Cellar</source>
        <translation>Tőzegpince</translation>
    </message>
    <message>
        <source>Pharaoh's Cascade</source>
        <translation>A fáraó vízesése</translation>
    </message>
    <message>
        <source>Pillared Passage</source>
        <translation>Oszlopos folyosó</translation>
    </message>
    <message>
        <source>Piper's Signal</source>
        <translation>A dudás jele</translation>
    </message>
    <message>
        <source>Poseidon's Drill</source>
        <translation>Poszeidón fúrója</translation>
    </message>
    <message>
        <source>Pressure Dome</source>
        <translation>Nyomáskupola</translation>
    </message>
    <message>
        <source>Priests' Lift</source>
        <translation>Papok felvonója</translation>
    </message>
    <message>
        <source>Pump Room</source>
        <translation>Szivattyúterem</translation>
    </message>
    <message>
        <source>Quarry Contract</source>
        <translation>Kőfejtői szerződés</translation>
    </message>
    <message>
        <source>Quiet Burrow</source>
        <translation>Csendes üreg</translation>
    </message>
    <message>
        <source>Raiders' Den</source>
        <translation>Fosztogatók tanyája</translation>
    </message>
    <message>
        <source>Reed Causeway</source>
        <translation>Nádtöltés</translation>
    </message>
    <message>
        <source>Rescue Party</source>
        <translation>Mentőcsapat</translation>
    </message>
    <message>
        <source>Rich Veins</source>
        <translation>Gazdag erek</translation>
    </message>
    <message>
        <source>Ronin Tunnel</source>
        <translation>Róninalagút</translation>
    </message>
    <message>
        <source>Royal Mint</source>
        <translation>Királyi pénzverde</translation>
    </message>
    <message>
        <source>Salvage Pit</source>
        <translation>Roncsverem</translation>
    </message>
    <message>
        <source>Samurai Crypt</source>
        <translation>Szamurájkripta</translation>
    </message>
    <message>
        <source>Scarab Gate</source>
        <translation>Szkarabeuszkapu</translation>
    </message>
    <message>
        <source>Scribes' Niche</source>
        <translation>Írnokok fülkéje</translation>
    </message>
    <message>
        <source>Senate Under Stone</source>
        <translation>Szenátus a kő alatt</translation>
    </message>
    <message>
        <source>Shaft to the Deep</source>
        <translation>Akna a mélybe</translation>
    </message>
    <message>
        <source>Shogun's Council</source>
        <translation>A sógun tanácsa</translation>
    </message>
    <message>
        <source>Silk Bargain</source>
        <translation>Selyemalku</translation>
    </message>
    <message>
        <source>Silver Hoard</source>
        <translation>Ezüstkincs</translation>
    </message>
    <message>
        <source>Six Banner Hall</source>
        <translation>Hat zászló csarnoka</translation>
    </message>
    <message>
        <source>Smugglers' Drop</source>
        <translation>Csempészek rejteke</translation>
    </message>
    <message>
        <source>Solar Engine</source>
        <translation>Napmotor</translation>
    </message>
    <message>
        <source>Star Chart Room</source>
        <translation>Csillagtérképszoba</translation>
    </message>
    <message>
        <source>Stargazers' Well</source>
        <translation>Csillagnézők kútja</translation>
    </message>
    <message>
        <source>Steam Brewery</source>
        <translation>Gőzsörfőzde</translation>
    </message>
    <message>
        <source>Sunken Foundry</source>
        <translation>Elsüllyedt öntöde</translation>
    </message>
    <message>
        <source>Sunlit Stair</source>
        <translation>Napfényes lépcső</translation>
    </message>
    <message>
        <source>Supply Cavern</source>
        <translation>Raktárbarlang</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Felszín</translation>
    </message>
    <message>
        <source>Survey Lodge</source>
        <translation>Földmérőház</translation>
    </message>
    <message>
        <source>Surveyors' Basilica</source>
        <translation>Földmérők bazilikája</translation>
    </message>
    <message>
        <source>Tartan Exchange</source>
        <translation>Tartánbörze</translation>
    </message>
    <message>
        <source>Tea Room Below</source>
        <translation>Föld alatti teaszoba</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technológia</translation>
    </message>
    <message>
        <source>Temple of Ways</source>
        <translation>Utak temploma</translation>
    </message>
    <message>
        <source>Test Drill</source>
        <translation>Próbafúrás</translation>
    </message>
    <message>
        <source>Thane's Treasury</source>
        <translation>A thán kincstára</translation>
    </message>
    <message>
        <source>Thunder Pit</source>
        <translation>Mennydörgő verem</translation>
    </message>
    <message>
        <source>Tidal Engine</source>
        <translation>Árapálymotor</translation>
    </message>
    <message>
        <source>Tide Wheel</source>
        <translation>Árapálykerék</translation>
    </message>
    <message>
        <source>Toll Tunnel</source>
        <translation>Vámalagút</translation>
    </message>
    <message>
        <source>Tomb of Keys</source>
        <translation>Kulcsok sírja</translation>
    </message>
    <message>
        <source>Tool Carriers</source>
        <translation>Szerszámhordók</translation>
    </message>
    <message>
        <source>Travelling Foreman</source>
        <translation>Vándor művezető</translation>
    </message>
    <message>
        <source>Triumph Tunnel</source>
        <translation>Diadalalagút</translation>
    </message>
    <message>
        <source>Trophy Chasm</source>
        <translation>Trófeaszakadék</translation>
    </message>
    <message>
        <source>Vault of Mercury</source>
        <translation>Mercurius boltozata</translation>
    </message>
    <message>
        <source>Vaulted Junction</source>
        <translation>Boltíves elágazás</translation>
    </message>
    <message>
        <source>Ventilation</source>
        <translation>Szellőztetés</translation>
    </message>
    <message>
        <source>Wages</source>
        <translation>Bérfizetés</translation>
    </message>
    <message>
        <source>Wagon Yard</source>
        <translation>Szekérudvar</translation>
    </message>
    <message>
        <source>War Drum Cavern</source>
        <translation>Harci dobok barlangja</translation>
    </message>
    <message>
        <source>Whale Song Hall</source>
        <translation>Bálnadalcsarnok</translation>
    </message>
    <message>
        <source>Whisky Store</source>
        <translation>Whiskyraktár</translation>
    </message>
    <message>
        <source>Wrecking Floor</source>
        <translation>Bontóterep</translation>
    </message>
</context>
<context>
    <name>names/underwater_cities</name>
    <message>
        <source>Academy</source>
        <translation>Akadémia</translation>
    </message>
    <message>
        <source>Academy Grant</source>
        <translation>Akadémiai ösztöndíj</translation>
    </message>
    <message>
        <source>Algae Tank</source>
        <translation>Algatartály</translation>
    </message>
    <message>
        <source>Architects</source>
        <translation>Építészek</translation>
    </message>
    <message>
        <source>Assembly Line</source>
        <translation>Futószalag</translation>
    </message>
    <message>
        <source>Automation</source>
        <translation>Automatizálás</translation>
    </message>
    <message>
        <source>Autonomous Systems</source>
        <translation>Önműködő rendszerek</translation>
    </message>
    <message>
        <source>Balanced Nation</source>
        <translation>Kiegyensúlyozott nemzet</translation>
    </message>
    <message>
        <source>Ballast Sale</source>
        <translation>Ballasztárusítás</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Cserekereskedelem</translation>
    </message>
    <message>
        <source>Biomass Press</source>
        <translation>Biomasszaprés</translation>
    </message>
    <message>
        <source>Biomatter Market</source>
        <translation>Biomasszapiac</translation>
    </message>
    <message>
        <source>Biomech Construction Crew</source>
        <translation>Biomechanikus építőbrigád</translation>
    </message>
    <message>
        <source>Black Ops Team</source>
        <translation>Titkos osztag</translation>
    </message>
    <message>
        <source>Border Post</source>
        <translation>Határőrhely</translation>
    </message>
    <message>
        <source>Borrowed Yard</source>
        <translation>Kölcsöntelep</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Bő termés</translation>
    </message>
    <message>
        <source>Breadbasket</source>
        <translation>Éléskamra</translation>
    </message>
    <message>
        <source>Build Expansion</source>
        <translation>Bővítés építése</translation>
    </message>
    <message>
        <source>Build Farm or Desalination Plant</source>
        <translation>Telep vagy sótalanító üzem építése</translation>
    </message>
    <message>
        <source>Build a Structure</source>
        <translation>Építmény építése</translation>
    </message>
    <message>
        <source>Build and Dig</source>
        <translation>Építés és ásás</translation>
    </message>
    <message>
        <source>Call to Hands</source>
        <translation>Munkára fel</translation>
    </message>
    <message>
        <source>Canal Pilots</source>
        <translation>Csatornai révkalauzok</translation>
    </message>
    <message>
        <source>Capital Dome</source>
        <translation>Fővárosi félgömb</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Kancellária</translation>
    </message>
    <message>
        <source>Charter</source>
        <translation>Alapítólevél</translation>
    </message>
    <message>
        <source>City Day</source>
        <translation>A város napja</translation>
    </message>
    <message>
        <source>City Register</source>
        <translation>Városi nyilvántartás</translation>
    </message>
    <message>
        <source>City Tax</source>
        <translation>Városi adó</translation>
    </message>
    <message>
        <source>Closing Sale</source>
        <translation>Végkiárusítás</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>Zárógát</translation>
    </message>
    <message>
        <source>Construction Windfall</source>
        <translation>Építkezési nyereség</translation>
    </message>
    <message>
        <source>Consulate</source>
        <translation>Konzulátus</translation>
    </message>
    <message>
        <source>Corporate Expansion</source>
        <translation>Vállalati terjeszkedés</translation>
    </message>
    <message>
        <source>Credit Market</source>
        <translation>Kreditpiac</translation>
    </message>
    <message>
        <source>Crowning Works</source>
        <translation>A mű koronája</translation>
    </message>
    <message>
        <source>Deep Drills</source>
        <translation>Mélyfúrók</translation>
    </message>
    <message>
        <source>Deep Embassy</source>
        <translation>Mélytengeri nagykövetség</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Bemutató</translation>
    </message>
    <message>
        <source>Depot Lease</source>
        <translation>Raktárbérlet</translation>
    </message>
    <message>
        <source>Digging Shift</source>
        <translation>Ásóműszak</translation>
    </message>
    <message>
        <source>Diplomatic Pouch</source>
        <translation>Diplomáciai posta</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>Doktorátus</translation>
    </message>
    <message>
        <source>Dome Builders</source>
        <translation>Félgömbépítők</translation>
    </message>
    <message>
        <source>Dome Patent</source>
        <translation>Félgömbszabadalom</translation>
    </message>
    <message>
        <source>Drill Team</source>
        <translation>Fúrócsapat</translation>
    </message>
    <message>
        <source>Embargo Run</source>
        <translation>Zárlattörés</translation>
    </message>
    <message>
        <source>Embassy</source>
        <translation>Nagykövetség</translation>
    </message>
    <message>
        <source>Envoy's Errand</source>
        <translation>A követ megbízása</translation>
    </message>
    <message>
        <source>Exchange Counter</source>
        <translation>Váltópult</translation>
    </message>
    <message>
        <source>Extraordinary Mission</source>
        <translation>Rendkívüli küldetés</translation>
    </message>
    <message>
        <source>Farm Registry</source>
        <translation>Telepnyilvántartás</translation>
    </message>
    <message>
        <source>Farm Union</source>
        <translation>Telepszövetség</translation>
    </message>
    <message>
        <source>Federation Summit</source>
        <translation>Szövetségi csúcs</translation>
    </message>
    <message>
        <source>Field Kitchen</source>
        <translation>Tábori konyha</translation>
    </message>
    <message>
        <source>Field Notes</source>
        <translation>Terepnapló</translation>
    </message>
    <message>
        <source>Filtration Recycling</source>
        <translation>Szűrőanyag-visszanyerés</translation>
    </message>
    <message>
        <source>Final Shift</source>
        <translation>Utolsó műszak</translation>
    </message>
    <message>
        <source>First Briefing</source>
        <translation>Első eligazítás</translation>
    </message>
    <message>
        <source>Four Cities</source>
        <translation>Négy város</translation>
    </message>
    <message>
        <source>Free Passage</source>
        <translation>Szabad áthaladás</translation>
    </message>
    <message>
        <source>Freight Clerks</source>
        <translation>Rakományírnokok</translation>
    </message>
    <message>
        <source>Fresh Water</source>
        <translation>Édesvíz</translation>
    </message>
    <message>
        <source>Full Overhaul</source>
        <translation>Generáljavítás</translation>
    </message>
    <message>
        <source>Full Power</source>
        <translation>Teljes erővel</translation>
    </message>
    <message>
        <source>Fusion Plant</source>
        <translation>Fúziós erőmű</translation>
    </message>
    <message>
        <source>Gala Season</source>
        <translation>Gálaévad</translation>
    </message>
    <message>
        <source>Gold Reserve</source>
        <translation>Aranytartalék</translation>
    </message>
    <message>
        <source>Granary Ledger</source>
        <translation>Magtárkönyv</translation>
    </message>
    <message>
        <source>Grand Mission</source>
        <translation>Nagy küldetés</translation>
    </message>
    <message>
        <source>Grand Reef</source>
        <translation>Nagy zátony</translation>
    </message>
    <message>
        <source>Grand Survey</source>
        <translation>Nagy felmérés</translation>
    </message>
    <message>
        <source>Grand Tour</source>
        <translation>Nagy körút</translation>
    </message>
    <message>
        <source>Grant Money</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>Great Rally</source>
        <translation>Nagygyűlés</translation>
    </message>
    <message>
        <source>Great Reef</source>
        <translation>Óriászátony</translation>
    </message>
    <message>
        <source>Great Sets</source>
        <translation>Nagy szettek</translation>
    </message>
    <message>
        <source>Great Works</source>
        <translation>Nagy művek</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>Céhcsarnok</translation>
    </message>
    <message>
        <source>Harbour Dues</source>
        <translation>Kikötői illeték</translation>
    </message>
    <message>
        <source>Harvest Legacy</source>
        <translation>A betakarítás öröksége</translation>
    </message>
    <message>
        <source>Hatchery Crew</source>
        <translation>Keltetőbrigád</translation>
    </message>
    <message>
        <source>Hidden Vault</source>
        <translation>Rejtett páncélterem</translation>
    </message>
    <message>
        <source>Hydro Plant</source>
        <translation>Vízerőmű</translation>
    </message>
    <message>
        <source>Improve Works</source>
        <translation>Üzemfejlesztés</translation>
    </message>
    <message>
        <source>Institute</source>
        <translation>Intézet</translation>
    </message>
    <message>
        <source>Iron Freight</source>
        <translation>Vasszállítmány</translation>
    </message>
    <message>
        <source>Joint Works</source>
        <translation>Közös munka</translation>
    </message>
    <message>
        <source>Jubilee</source>
        <translation>Jubileum</translation>
    </message>
    <message>
        <source>Kelp Basket</source>
        <translation>Hínárkosár</translation>
    </message>
    <message>
        <source>Kelp Cutters</source>
        <translation>Hínárvágók</translation>
    </message>
    <message>
        <source>Kelp Market</source>
        <translation>Hínárpiac</translation>
    </message>
    <message>
        <source>Kelp Terraces</source>
        <translation>Hínárteraszok</translation>
    </message>
    <message>
        <source>Lab Inspectors</source>
        <translation>Laborellenőrök</translation>
    </message>
    <message>
        <source>Lab Registry</source>
        <translation>Labornyilvántartás</translation>
    </message>
    <message>
        <source>Lab Union</source>
        <translation>Laborszövetség</translation>
    </message>
    <message>
        <source>Last Bore</source>
        <translation>Utolsó fúrás</translation>
    </message>
    <message>
        <source>Last Ledger</source>
        <translation>Utolsó főkönyv</translation>
    </message>
    <message>
        <source>Last Rivets</source>
        <translation>Utolsó szegecsek</translation>
    </message>
    <message>
        <source>Late Foundry</source>
        <translation>Kései öntöde</translation>
    </message>
    <message>
        <source>Late Harvest</source>
        <translation>Kései betakarítás</translation>
    </message>
    <message>
        <source>Late Kelp Beds</source>
        <translation>Kései hínárágyak</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Főkönyv</translation>
    </message>
    <message>
        <source>Living Cargo</source>
        <translation>Élő rakomány</translation>
    </message>
    <message>
        <source>Living Domes</source>
        <translation>Élő félgömbök</translation>
    </message>
    <message>
        <source>Living Legacy</source>
        <translation>Élő örökség</translation>
    </message>
    <message>
        <source>Living Nation</source>
        <translation>Élő nemzet</translation>
    </message>
    <message>
        <source>Living Reef</source>
        <translation>Élő zátony</translation>
    </message>
    <message>
        <source>Lookout Post</source>
        <translation>Őrtorony</translation>
    </message>
    <message>
        <source>Master Builders</source>
        <translation>Építőmesterek</translation>
    </message>
    <message>
        <source>Metropolitan Seal</source>
        <translation>Metropoliszpecsét</translation>
    </message>
    <message>
        <source>Modern Labs</source>
        <translation>Modern laborok</translation>
    </message>
    <message>
        <source>Modern Nation</source>
        <translation>Modern nemzet</translation>
    </message>
    <message>
        <source>Morning Market</source>
        <translation>Reggeli piac</translation>
    </message>
    <message>
        <source>New Metropolis</source>
        <translation>Új metropolisz</translation>
    </message>
    <message>
        <source>Night Academy</source>
        <translation>Éjszakai akadémia</translation>
    </message>
    <message>
        <source>Night Market</source>
        <translation>Éjszakai piac</translation>
    </message>
    <message>
        <source>Night Shift</source>
        <translation>Éjszakai műszak</translation>
    </message>
    <message>
        <source>Odds and Ends</source>
        <translation>Mindenféle</translation>
    </message>
    <message>
        <source>Open Borehole</source>
        <translation>Nyitott fúrólyuk</translation>
    </message>
    <message>
        <source>Open Ledger</source>
        <translation>Nyitott főkönyv</translation>
    </message>
    <message>
        <source>Open Rally</source>
        <translation>Nyílt gyűlés</translation>
    </message>
    <message>
        <source>Ore Barge</source>
        <translation>Ércuszály</translation>
    </message>
    <message>
        <source>Overhaul</source>
        <translation>Nagyjavítás</translation>
    </message>
    <message>
        <source>Pension Fund</source>
        <translation>Nyugdíjalap</translation>
    </message>
    <message>
        <source>Personal Assistant</source>
        <translation>Személyi asszisztens</translation>
    </message>
    <message>
        <source>Petty Cash</source>
        <translation>Kézipénztár</translation>
    </message>
    <message>
        <source>Plain Domes</source>
        <translation>Egyszerű félgömbök</translation>
    </message>
    <message>
        <source>Plankton Farm</source>
        <translation>Planktontelep</translation>
    </message>
    <message>
        <source>Plankton Net</source>
        <translation>Planktonháló</translation>
    </message>
    <message>
        <source>Power Plant</source>
        <translation>Áramfejlesztő telep</translation>
    </message>
    <message>
        <source>Prefab Lab</source>
        <translation>Előre gyártott labor</translation>
    </message>
    <message>
        <source>Pressure Dome</source>
        <translation>Nyomásálló félgömb</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Tekintély</translation>
    </message>
    <message>
        <source>Private Fleet</source>
        <translation>Magánflotta</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Élelmiszerkészlet</translation>
    </message>
    <message>
        <source>Rail Tolls</source>
        <translation>Pályahasználati díj</translation>
    </message>
    <message>
        <source>Reef Park</source>
        <translation>Zátonypark</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>Felújítás</translation>
    </message>
    <message>
        <source>Refurbish</source>
        <translation>Helyreállítás</translation>
    </message>
    <message>
        <source>Rented Berths</source>
        <translation>Bérelt kikötőhelyek</translation>
    </message>
    <message>
        <source>Requisition</source>
        <translation>Igénylés</translation>
    </message>
    <message>
        <source>Research Trip</source>
        <translation>Kutatóút</translation>
    </message>
    <message>
        <source>Ring Tunnel</source>
        <translation>Körgyűrűs alagút</translation>
    </message>
    <message>
        <source>Roadways</source>
        <translation>Úthálózat</translation>
    </message>
    <message>
        <source>Royal Charter</source>
        <translation>Királyi oklevél</translation>
    </message>
    <message>
        <source>Salt Works</source>
        <translation>Sóüzem</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Roncsmentés</translation>
    </message>
    <message>
        <source>Science Fair</source>
        <translation>Tudományos vásár</translation>
    </message>
    <message>
        <source>Science Legacy</source>
        <translation>A tudomány öröksége</translation>
    </message>
    <message>
        <source>Science Market</source>
        <translation>Tudománypiac</translation>
    </message>
    <message>
        <source>Scrap Yard</source>
        <translation>Roncstelep</translation>
    </message>
    <message>
        <source>Seafood Collection</source>
        <translation>Tenger gyümölcsei</translation>
    </message>
    <message>
        <source>Second Briefing</source>
        <translation>Második eligazítás</translation>
    </message>
    <message>
        <source>Second Shift</source>
        <translation>Második műszak</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <translation>Új lendület</translation>
    </message>
    <message>
        <source>Secret Mission</source>
        <translation>Titkos küldetés</translation>
    </message>
    <message>
        <source>Seed Bank</source>
        <translation>Magbank</translation>
    </message>
    <message>
        <source>Seed Vault</source>
        <translation>Magbunker</translation>
    </message>
    <message>
        <source>Shadow Council</source>
        <translation>Árnyéktanács</translation>
    </message>
    <message>
        <source>Signal Corps</source>
        <translation>Jelzőszolgálat</translation>
    </message>
    <message>
        <source>Skyline</source>
        <translation>Városkép</translation>
    </message>
    <message>
        <source>Spare Valve</source>
        <translation>Tartalék szelep</translation>
    </message>
    <message>
        <source>Sponge Gardens</source>
        <translation>Szivacskertek</translation>
    </message>
    <message>
        <source>Standing Orders</source>
        <translation>Állandó utasítás</translation>
    </message>
    <message>
        <source>State Banquet</source>
        <translation>Állami díszvacsora</translation>
    </message>
    <message>
        <source>State Visit</source>
        <translation>Államlátogatás</translation>
    </message>
    <message>
        <source>Steel Broker</source>
        <translation>Acélalkusz</translation>
    </message>
    <message>
        <source>Steel Convoy</source>
        <translation>Acélkonvoj</translation>
    </message>
    <message>
        <source>Steel Fleet</source>
        <translation>Acélflotta</translation>
    </message>
    <message>
        <source>Steel Foundry</source>
        <translation>Acélöntöde</translation>
    </message>
    <message>
        <source>Steel Ledger</source>
        <translation>Acélfőkönyv</translation>
    </message>
    <message>
        <source>Steel Market</source>
        <translation>Acélpiac</translation>
    </message>
    <message>
        <source>Stevedores</source>
        <translation>Rakodómunkások</translation>
    </message>
    <message>
        <source>Stone Masons</source>
        <translation>Kőművesek</translation>
    </message>
    <message>
        <source>Supply Barge</source>
        <translation>Ellátóuszály</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Felmérés</translation>
    </message>
    <message>
        <source>Surveyors' Guild</source>
        <translation>Földmérők céhe</translation>
    </message>
    <message>
        <source>Swap Meet</source>
        <translation>Cserebere</translation>
    </message>
    <message>
        <source>Technology Negotiation</source>
        <translation>Technológiai tárgyalás</translation>
    </message>
    <message>
        <source>Tenders</source>
        <translation>Pályázatok</translation>
    </message>
    <message>
        <source>Think Tank</source>
        <translation>Agytröszt</translation>
    </message>
    <message>
        <source>Third Briefing</source>
        <translation>Harmadik eligazítás</translation>
    </message>
    <message>
        <source>Tinkering</source>
        <translation>Barkácsolás</translation>
    </message>
    <message>
        <source>Toll Count</source>
        <translation>Vámszámlálás</translation>
    </message>
    <message>
        <source>Trade Winds</source>
        <translation>Passzátszél</translation>
    </message>
    <message>
        <source>Treasure Hold</source>
        <translation>Kincses raktér</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Kincstár</translation>
    </message>
    <message>
        <source>Trial Run</source>
        <translation>Próbaüzem</translation>
    </message>
    <message>
        <source>Tunnel Authority</source>
        <translation>Alagúthatóság</translation>
    </message>
    <message>
        <source>Tunnel Fees</source>
        <translation>Alagútdíjak</translation>
    </message>
    <message>
        <source>Tunnel Legacy</source>
        <translation>Az alagutak öröksége</translation>
    </message>
    <message>
        <source>Tunnel Register</source>
        <translation>Alagút-nyilvántartás</translation>
    </message>
    <message>
        <source>Twin Domes</source>
        <translation>Ikerfélgömbök</translation>
    </message>
    <message>
        <source>Twin Reactors</source>
        <translation>Ikerreaktorok</translation>
    </message>
    <message>
        <source>Twin Shafts</source>
        <translation>Ikeraknák</translation>
    </message>
    <message>
        <source>Undersea Server Farm</source>
        <translation>Tenger alatti szerverfarm</translation>
    </message>
    <message>
        <source>Upgrade Register</source>
        <translation>Fejlesztési nyilvántartás</translation>
    </message>
    <message>
        <source>Vault Opening</source>
        <translation>Trezornyitás</translation>
    </message>
    <message>
        <source>Water Bonus</source>
        <translation>Vízbónusz</translation>
    </message>
    <message>
        <source>Water Census</source>
        <translation>Vízszámlálás</translation>
    </message>
    <message>
        <source>Water Legacy</source>
        <translation>A víz öröksége</translation>
    </message>
    <message>
        <source>Water Union</source>
        <translation>Vízszövetség</translation>
    </message>
    <message>
        <source>Weir Keepers</source>
        <translation>Gátőrök</translation>
    </message>
    <message>
        <source>Wide Survey</source>
        <translation>Átfogó felmérés</translation>
    </message>
    <message>
        <source>Windfall</source>
        <translation>Váratlan nyereség</translation>
    </message>
    <message>
        <source>Windfall Crates</source>
        <translation>Sodródó ládák</translation>
    </message>
    <message>
        <source>Wire Press</source>
        <translation>Huzalprés</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Munkapad</translation>
    </message>
    <message>
        <source>World Fair</source>
        <translation>Világkiállítás</translation>
    </message>
</context>
<context>
    <name>nouns/barrage</name>
    <message id="nouns/barrage.France">
        <source>France</source>
        <translation>Franciaország</translation>
    </message>
    <message id="nouns/barrage.France">
        <source>France</source>
        <comment>acc</comment>
        <translation>Franciaországot</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <source>Germany</source>
        <translation>Németország</translation>
    </message>
    <message id="nouns/barrage.Germany">
        <source>Germany</source>
        <comment>acc</comment>
        <translation>Németországot</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <source>Italy</source>
        <translation>Olaszország</translation>
    </message>
    <message id="nouns/barrage.Italy">
        <source>Italy</source>
        <comment>acc</comment>
        <translation>Olaszországot</translation>
    </message>
    <message id="nouns/barrage.USA">
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message id="nouns/barrage.USA">
        <source>USA</source>
        <comment>acc</comment>
        <translation>USA-t</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <source>advanced technology tile</source>
        <translation>fejlett-technológia-lapka</translation>
    </message>
    <message id="nouns/barrage.advanced">
        <source>advanced technology tile</source>
        <comment>acc</comment>
        <translation>fejlett-technológia-lapkát</translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <source>%n advanced technology tile(s)</source>
        <translation>
            <numerusform>%n fejlett-technológia-lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <source>%n advanced technology tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlett-technológia-lapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa">
        <source>Automa tile</source>
        <translation>automalapka</translation>
    </message>
    <message id="nouns/barrage.automa">
        <source>Automa tile</source>
        <comment>acc</comment>
        <translation>automalapkát</translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n automalapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <source>%n Automa tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n automalapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base">
        <source>base</source>
        <translation>alap</translation>
    </message>
    <message id="nouns/barrage.base">
        <source>base</source>
        <comment>acc</comment>
        <translation>alapot</translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n alap</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <source>%n base(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n alapot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus">
        <source>bonus tile</source>
        <translation>bónuszlapka</translation>
    </message>
    <message id="nouns/barrage.bonus">
        <source>bonus tile</source>
        <comment>acc</comment>
        <translation>bónuszlapkát</translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bónuszlapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <source>%n bonus tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n bónuszlapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bought">
        <source>machine paid with credits</source>
        <translation>kreditért vett munkagép</translation>
    </message>
    <message id="nouns/barrage.bought">
        <source>machine paid with credits</source>
        <comment>acc</comment>
        <translation>kreditért vett munkagépet</translation>
    </message>
    <message id="nouns/barrage.chosen_machine">
        <source>machine of your choice</source>
        <translation>tetszőleges munkagép</translation>
    </message>
    <message id="nouns/barrage.chosen_machine">
        <source>machine of your choice</source>
        <comment>acc</comment>
        <translation>tetszőleges munkagépet</translation>
    </message>
    <message id="nouns/barrage.chosen_machine.counted" numerus="yes">
        <source>%n machine of your choice/machines of your choice</source>
        <translation>
            <numerusform>%n tetszőleges munkagép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.chosen_machine.counted" numerus="yes">
        <source>%n machine of your choice/machines of your choice</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n tetszőleges munkagépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company">
        <source>company</source>
        <translation>vállalat</translation>
    </message>
    <message id="nouns/barrage.company">
        <source>company</source>
        <comment>acc</comment>
        <translation>vállalatot</translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <source>%n company/companies</source>
        <translation>
            <numerusform>%n vállalat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <source>%n company/companies</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n vállalatot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit">
        <source>conduit</source>
        <translation>csatorna</translation>
    </message>
    <message id="nouns/barrage.conduit">
        <source>conduit</source>
        <comment>acc</comment>
        <translation>csatornát</translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n csatorna</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <source>%n conduit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csatornát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract">
        <source>contract</source>
        <translation>szerződés</translation>
    </message>
    <message id="nouns/barrage.contract">
        <source>contract</source>
        <comment>acc</comment>
        <translation>szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <source>%n contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <translation>zöld egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.green">
        <source>green private contract</source>
        <comment>acc</comment>
        <translation>zöld egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <translation>
            <numerusform>%n zöld egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <source>%n green private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n zöld egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <translation>nemzeti szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.national">
        <source>national contract</source>
        <comment>acc</comment>
        <translation>nemzeti szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <translation>
            <numerusform>%n nemzeti szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <source>%n national contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n nemzeti szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <translation>piros egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.red">
        <source>red private contract</source>
        <comment>acc</comment>
        <translation>piros egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <translation>
            <numerusform>%n piros egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <source>%n red private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n piros egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <translation>kezdőszerződés</translation>
    </message>
    <message id="nouns/barrage.contract.starting">
        <source>starting contract</source>
        <comment>acc</comment>
        <translation>kezdőszerződést</translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <translation>
            <numerusform>%n kezdőszerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <source>%n starting contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kezdőszerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <translation>sárga egyéni szerződés</translation>
    </message>
    <message id="nouns/barrage.contract.yellow">
        <source>yellow private contract</source>
        <comment>acc</comment>
        <translation>sárga egyéni szerződést</translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <translation>
            <numerusform>%n sárga egyéni szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <source>%n yellow private contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sárga egyéni szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <source>contract office</source>
        <translation>szerződéskötő iroda</translation>
    </message>
    <message id="nouns/barrage.contract_office">
        <source>contract office</source>
        <comment>acc</comment>
        <translation>szerződéskötő irodát</translation>
    </message>
    <message id="nouns/barrage.credit">
        <source>credit</source>
        <translation>kredit</translation>
    </message>
    <message id="nouns/barrage.credit">
        <source>credit</source>
        <comment>acc</comment>
        <translation>kreditet</translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kreditet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam">
        <source>dam</source>
        <translation>gát</translation>
    </message>
    <message id="nouns/barrage.dam">
        <source>dam</source>
        <comment>acc</comment>
        <translation>gátat</translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n gát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <source>%n dam(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n gátat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop">
        <source>water drop</source>
        <translation>vízcsepp</translation>
    </message>
    <message id="nouns/barrage.drop">
        <source>water drop</source>
        <comment>acc</comment>
        <translation>vízcseppet</translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <source>%n water drop(s)</source>
        <translation>
            <numerusform>%n vízcsepp</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <source>%n water drop(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n vízcseppet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation">
        <source>elevation</source>
        <translation>magasító</translation>
    </message>
    <message id="nouns/barrage.elevation">
        <source>elevation</source>
        <comment>acc</comment>
        <translation>magasítót</translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n magasító</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <source>%n elevation(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n magasítót</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy">
        <source>energy</source>
        <translation>energiaegység</translation>
    </message>
    <message id="nouns/barrage.energy">
        <source>energy</source>
        <comment>acc</comment>
        <translation>energiaegységet</translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n energiaegység</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <source>%n energy</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n energiaegységet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer">
        <source>engineer</source>
        <translation>mérnök</translation>
    </message>
    <message id="nouns/barrage.engineer">
        <source>engineer</source>
        <comment>acc</comment>
        <translation>mérnököt</translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n mérnök</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <source>%n engineer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n mérnököt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator">
        <source>excavator</source>
        <translation>földmunkagép</translation>
    </message>
    <message id="nouns/barrage.excavator">
        <source>excavator</source>
        <comment>acc</comment>
        <translation>földmunkagépet</translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n földmunkagép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <source>%n excavator(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n földmunkagépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream">
        <source>headstream tile</source>
        <translation>forráslapka</translation>
    </message>
    <message id="nouns/barrage.headstream">
        <source>headstream tile</source>
        <comment>acc</comment>
        <translation>forráslapkát</translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <source>%n headstream tile(s)</source>
        <translation>
            <numerusform>%n forráslapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <source>%n headstream tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n forráslapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.hill">
        <source>hills</source>
        <translation>dombság</translation>
    </message>
    <message id="nouns/barrage.hill">
        <source>hills</source>
        <comment>acc</comment>
        <translation>dombságot</translation>
    </message>
    <message id="nouns/barrage.joker">
        <source>joker</source>
        <translation>dzsóker</translation>
    </message>
    <message id="nouns/barrage.joker">
        <source>joker</source>
        <comment>acc</comment>
        <translation>dzsókert</translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n dzsóker</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <source>%n joker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n dzsókert</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine">
        <source>machine</source>
        <translation>munkagép</translation>
    </message>
    <message id="nouns/barrage.machine">
        <source>machine</source>
        <comment>acc</comment>
        <translation>munkagépet</translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n munkagép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <source>%n machine(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n munkagépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <source>machinery shop</source>
        <translation>munkagépbolt</translation>
    </message>
    <message id="nouns/barrage.machinery_shop">
        <source>machinery shop</source>
        <comment>acc</comment>
        <translation>munkagépboltot</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <source>mixer</source>
        <translation>betonkeverő gép</translation>
    </message>
    <message id="nouns/barrage.mixer">
        <source>mixer</source>
        <comment>acc</comment>
        <translation>betonkeverő gépet</translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n betonkeverő gép</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <source>%n mixer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n betonkeverő gépet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mountain">
        <source>mountains</source>
        <translation>hegység</translation>
    </message>
    <message id="nouns/barrage.mountain">
        <source>mountains</source>
        <comment>acc</comment>
        <translation>hegységet</translation>
    </message>
    <message id="nouns/barrage.objective">
        <source>objective tile</source>
        <translation>céllapka</translation>
    </message>
    <message id="nouns/barrage.objective">
        <source>objective tile</source>
        <comment>acc</comment>
        <translation>céllapkát</translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <source>%n objective tile(s)</source>
        <translation>
            <numerusform>%n céllapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <source>%n objective tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n céllapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <source>point for the objective</source>
        <translation>céllapkáért járó pont</translation>
    </message>
    <message id="nouns/barrage.objective_point">
        <source>point for the objective</source>
        <comment>acc</comment>
        <translation>céllapkáért járó pontot</translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <source>%n point for the objective/points for the objective</source>
        <translation>
            <numerusform>%n pont a céllapkáért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <source>%n point for the objective/points for the objective</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a céllapkáért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer">
        <source>executive officer</source>
        <translation>ügyvezető</translation>
    </message>
    <message id="nouns/barrage.officer">
        <source>executive officer</source>
        <comment>acc</comment>
        <translation>ügyvezetőt</translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <source>%n executive officer(s)</source>
        <translation>
            <numerusform>%n ügyvezető</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <source>%n executive officer(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n ügyvezetőt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order">
        <source>turn order marker</source>
        <translation>körsorrendjelző</translation>
    </message>
    <message id="nouns/barrage.order">
        <source>turn order marker</source>
        <comment>acc</comment>
        <translation>körsorrendjelzőt</translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n körsorrendjelző</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n körsorrendjelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <source>patent office</source>
        <translation>Szabadalmi Hivatal</translation>
    </message>
    <message id="nouns/barrage.patent_office">
        <source>patent office</source>
        <comment>acc</comment>
        <translation>Szabadalmi Hivatalt</translation>
    </message>
    <message id="nouns/barrage.plain">
        <source>plains</source>
        <translation>síkság</translation>
    </message>
    <message id="nouns/barrage.plain">
        <source>plains</source>
        <comment>acc</comment>
        <translation>síkságot</translation>
    </message>
    <message id="nouns/barrage.point">
        <source>victory point</source>
        <translation>győzelmi pont</translation>
    </message>
    <message id="nouns/barrage.point">
        <source>victory point</source>
        <comment>acc</comment>
        <translation>győzelmi pontot</translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n győzelmi pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <source>powerhouse</source>
        <translation>erőmű</translation>
    </message>
    <message id="nouns/barrage.powerhouse">
        <source>powerhouse</source>
        <comment>acc</comment>
        <translation>erőművet</translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n erőmű</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <source>%n powerhouse(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n erőművet</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <source>dam with elevations</source>
        <translation>magasítós gát</translation>
    </message>
    <message id="nouns/barrage.raised_dam">
        <source>dam with elevations</source>
        <comment>acc</comment>
        <translation>magasítós gátat</translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <source>%n dam with elevations/dams with elevations</source>
        <translation>
            <numerusform>%n magasítós gát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <source>%n dam with elevations/dams with elevations</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n magasítós gátat</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round">
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/barrage.round">
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <source>point for credits and machines</source>
        <translation>kreditekért és munkagépekért járó pont</translation>
    </message>
    <message id="nouns/barrage.stock_point">
        <source>point for credits and machines</source>
        <comment>acc</comment>
        <translation>kreditekért és munkagépekért járó pontot</translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <source>%n point for credits and machines/points for credits and machines</source>
        <translation>
            <numerusform>%n pont a kreditekért és munkagépekért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <source>%n point for credits and machines/points for credits and machines</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a kreditekért és munkagépekért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology">
        <source>technology tile</source>
        <translation>technológialapka</translation>
    </message>
    <message id="nouns/barrage.technology">
        <source>technology tile</source>
        <comment>acc</comment>
        <translation>technológialapkát</translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n technológialapka</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <source>%n technology tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n technológialapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <source>turbine station</source>
        <translation>turbinaállomás</translation>
    </message>
    <message id="nouns/barrage.turbine_station">
        <source>turbine station</source>
        <comment>acc</comment>
        <translation>turbinaállomást</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <source>water management</source>
        <translation>vízirányítás</translation>
    </message>
    <message id="nouns/barrage.water_management">
        <source>water management</source>
        <comment>acc</comment>
        <translation>vízirányítást</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <source>point for water</source>
        <translation>vízért járó pont</translation>
    </message>
    <message id="nouns/barrage.water_point">
        <source>point for water</source>
        <comment>acc</comment>
        <translation>vízért járó pontot</translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <source>%n point for water/points for water</source>
        <translation>
            <numerusform>%n pont a vízért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <source>%n point for water/points for water</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot a vízért</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.workshop">
        <source>workshop</source>
        <translation>műhely</translation>
    </message>
    <message id="nouns/barrage.workshop">
        <source>workshop</source>
        <comment>acc</comment>
        <translation>műhelyt</translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <translation>kék</translation>
    </message>
    <message id="nouns/ginkgopolis.blue">
        <source>blue</source>
        <comment>acc</comment>
        <translation>kéket</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <source>building card</source>
        <translation>épületkártya</translation>
    </message>
    <message id="nouns/ginkgopolis.building">
        <source>building card</source>
        <comment>acc</comment>
        <translation>épületkártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n épületkártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <source>%n building card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületkártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.card">
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <source>character card</source>
        <translation>karakterkártya</translation>
    </message>
    <message id="nouns/ginkgopolis.character">
        <source>character card</source>
        <comment>acc</comment>
        <translation>karakterkártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n karakterkártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <source>%n character card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n karakterkártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <source>last round</source>
        <translation>utolsó kör</translation>
    </message>
    <message id="nouns/ginkgopolis.ending">
        <source>last round</source>
        <comment>acc</comment>
        <translation>utolsó kört</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <source>first-player card</source>
        <translation>kezdőjátékos-kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player">
        <source>first-player card</source>
        <comment>acc</comment>
        <translation>kezdőjátékos-kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n kezdőjátékos-kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <source>%n first-player card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kezdőjátékos-kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <source>new-hand token</source>
        <translation>lapdobásjelző</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token">
        <source>new-hand token</source>
        <comment>acc</comment>
        <translation>lapdobásjelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n lapdobásjelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <source>%n new-hand token(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n lapdobásjelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <source>urbanization marker</source>
        <translation>külterület-jelző</translation>
    </message>
    <message id="nouns/ginkgopolis.marker">
        <source>urbanization marker</source>
        <comment>acc</comment>
        <translation>külterület-jelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n külterület-jelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <source>%n urbanization marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n külterület-jelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <source>success point</source>
        <translation>sikerpont</translation>
    </message>
    <message id="nouns/ginkgopolis.point">
        <source>success point</source>
        <comment>acc</comment>
        <translation>sikerpontot</translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n sikerpont</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <source>%n success point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sikerpontot</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message id="nouns/ginkgopolis.red">
        <source>red</source>
        <comment>acc</comment>
        <translation>pirosat</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <source>resource</source>
        <translation>erőforrás</translation>
    </message>
    <message id="nouns/ginkgopolis.resource">
        <source>resource</source>
        <comment>acc</comment>
        <translation>erőforrást</translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n erőforrás</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <source>%n resource(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n erőforrást</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <source>round</source>
        <translation>kör</translation>
    </message>
    <message id="nouns/ginkgopolis.round">
        <source>round</source>
        <comment>acc</comment>
        <translation>kört</translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kör</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kört</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <source>screen</source>
        <translation>paraván</translation>
    </message>
    <message id="nouns/ginkgopolis.screen">
        <source>screen</source>
        <comment>acc</comment>
        <translation>paravánt</translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n paraván</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <source>%n screen(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n paravánt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <source>construction-site marker</source>
        <translation>építésiterület-jelző</translation>
    </message>
    <message id="nouns/ginkgopolis.site">
        <source>construction-site marker</source>
        <comment>acc</comment>
        <translation>építésiterület-jelzőt</translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n építésiterület-jelző</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <source>%n construction-site marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n építésiterület-jelzőt</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <source>tile</source>
        <translation>épületlapka</translation>
    </message>
    <message id="nouns/ginkgopolis.tile">
        <source>tile</source>
        <comment>acc</comment>
        <translation>épületlapkát</translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n épületlapka</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületlapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <source>urbanization card</source>
        <translation>külterület-kártya</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization">
        <source>urbanization card</source>
        <comment>acc</comment>
        <translation>külterület-kártyát</translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n külterület-kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <source>%n urbanization card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n külterület-kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <translation>sárga</translation>
    </message>
    <message id="nouns/ginkgopolis.yellow">
        <source>yellow</source>
        <comment>acc</comment>
        <translation>sárgát</translation>
    </message>
</context>
<context>
    <name>nouns/imperial_miners</name>
    <message id="nouns/imperial_miners.acted">
        <source>activated this round</source>
        <translation>ebben a fordulóban aktivált</translation>
    </message>
    <message id="nouns/imperial_miners.acted">
        <source>activated this round</source>
        <comment>acc</comment>
        <translation>ebben a fordulóban aktiváltat</translation>
    </message>
    <message id="nouns/imperial_miners.any_card">
        <source>cards</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/imperial_miners.any_card">
        <source>cards</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.any_coin">
        <source>coins</source>
        <translation>pénzérme</translation>
    </message>
    <message id="nouns/imperial_miners.any_coin">
        <source>coins</source>
        <comment>acc</comment>
        <translation>pénzérmét</translation>
    </message>
    <message id="nouns/imperial_miners.any_point">
        <source>victory points</source>
        <translation>győzelmi pont</translation>
    </message>
    <message id="nouns/imperial_miners.any_point">
        <source>victory points</source>
        <comment>acc</comment>
        <translation>győzelmi pontot</translation>
    </message>
    <message id="nouns/imperial_miners.any_step">
        <source>steps</source>
        <translation>lépés</translation>
    </message>
    <message id="nouns/imperial_miners.any_step">
        <source>steps</source>
        <comment>acc</comment>
        <translation>lépést</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <source>Atlanteans</source>
        <translation>atlantiszi</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans">
        <source>Atlanteans</source>
        <comment>acc</comment>
        <translation>atlantiszit</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans_card">
        <source>Atlantean card</source>
        <translation>atlantiszi kártya</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans_card">
        <source>Atlantean card</source>
        <comment>acc</comment>
        <translation>atlantiszi kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans_card.counted" numerus="yes">
        <source>%n Atlantean card(s)</source>
        <translation>
            <numerusform>%n atlantiszi kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.atlanteans_card.counted" numerus="yes">
        <source>%n Atlantean card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n atlantiszi kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <source>Barbarians</source>
        <translation>barbár</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians">
        <source>Barbarians</source>
        <comment>acc</comment>
        <translation>barbárt</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians_card">
        <source>Barbarian card</source>
        <translation>barbár kártya</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians_card">
        <source>Barbarian card</source>
        <comment>acc</comment>
        <translation>barbár kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.barbarians_card.counted" numerus="yes">
        <source>%n Barbarian card(s)</source>
        <translation>
            <numerusform>%n barbár kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.barbarians_card.counted" numerus="yes">
        <source>%n Barbarian card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n barbár kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <source>research board</source>
        <translation>kutatástábla</translation>
    </message>
    <message id="nouns/imperial_miners.board">
        <source>research board</source>
        <comment>acc</comment>
        <translation>kutatástáblát</translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <source>%n research board(s)</source>
        <translation>
            <numerusform>%n kutatástábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <source>%n research board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kutatástáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/imperial_miners.card">
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <source>cart token</source>
        <translation>csillejelölő</translation>
    </message>
    <message id="nouns/imperial_miners.cart">
        <source>cart token</source>
        <comment>acc</comment>
        <translation>csillejelölőt</translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <source>%n cart token(s)</source>
        <translation>
            <numerusform>%n csillejelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <source>%n cart token(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csillejelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <source>cave-in</source>
        <translation>beomlás</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in">
        <source>cave-in</source>
        <comment>acc</comment>
        <translation>beomlást</translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <source>%n cave-in(s)</source>
        <translation>
            <numerusform>%n beomlás</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <source>%n cave-in(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n beomlást</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <source>coin less</source>
        <translation>pénzérme kedvezmény</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper">
        <source>coin less</source>
        <comment>acc</comment>
        <translation>pénzérme kedvezményt</translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <source>%n coin less/coins less</source>
        <translation>
            <numerusform>%n pénzérme kedvezmény</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <source>%n coin less/coins less</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pénzérme kedvezményt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <source>coin</source>
        <translation>pénzérme</translation>
    </message>
    <message id="nouns/imperial_miners.coin">
        <source>coin</source>
        <comment>acc</comment>
        <translation>pénzérmét</translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pénzérme</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <source>%n coin(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pénzérmét</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <source>completed research board</source>
        <translation>teljesített kutatástábla</translation>
    </message>
    <message id="nouns/imperial_miners.completed">
        <source>completed research board</source>
        <comment>acc</comment>
        <translation>teljesített kutatástáblát</translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <source>%n completed research board(s)</source>
        <translation>
            <numerusform>%n teljesített kutatástábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <source>%n completed research board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n teljesített kutatástáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.different_faction">
        <source>different faction</source>
        <translation>különböző frakció</translation>
    </message>
    <message id="nouns/imperial_miners.different_faction">
        <source>different faction</source>
        <comment>acc</comment>
        <translation>különböző frakciót</translation>
    </message>
    <message id="nouns/imperial_miners.different_faction.counted" numerus="yes">
        <source>%n different faction(s)</source>
        <translation>
            <numerusform>%n különböző frakció</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.different_faction.counted" numerus="yes">
        <source>%n different faction(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n különböző frakciót</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <source>Egyptians</source>
        <translation>egyiptomi</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians">
        <source>Egyptians</source>
        <comment>acc</comment>
        <translation>egyiptomit</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians_card">
        <source>Egyptian card</source>
        <translation>egyiptomi kártya</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians_card">
        <source>Egyptian card</source>
        <comment>acc</comment>
        <translation>egyiptomi kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.egyptians_card.counted" numerus="yes">
        <source>%n Egyptian card(s)</source>
        <translation>
            <numerusform>%n egyiptomi kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians_card.counted" numerus="yes">
        <source>%n Egyptian card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n egyiptomi kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <source>event card</source>
        <translation>eseménykártya</translation>
    </message>
    <message id="nouns/imperial_miners.event">
        <source>event card</source>
        <comment>acc</comment>
        <translation>eseménykártyát</translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n eseménykártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <source>%n event card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n eseménykártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <source>faction</source>
        <translation>frakció</translation>
    </message>
    <message id="nouns/imperial_miners.faction">
        <source>faction</source>
        <comment>acc</comment>
        <translation>frakciót</translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <source>%n faction(s)</source>
        <translation>
            <numerusform>%n frakció</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <source>%n faction(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n frakciót</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.full_cart">
        <source>full cart</source>
        <translation>teli csille</translation>
    </message>
    <message id="nouns/imperial_miners.full_cart">
        <source>full cart</source>
        <comment>acc</comment>
        <translation>teli csillét</translation>
    </message>
    <message id="nouns/imperial_miners.full_cart.counted" numerus="yes">
        <source>%n full cart(s)</source>
        <translation>
            <numerusform>%n teli csille</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.full_cart.counted" numerus="yes">
        <source>%n full cart(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n teli csillét</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <source>gadget</source>
        <translation>masina</translation>
    </message>
    <message id="nouns/imperial_miners.gadget">
        <source>gadget</source>
        <comment>acc</comment>
        <translation>masinát</translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <source>%n gadget(s)</source>
        <translation>
            <numerusform>%n masina</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <source>%n gadget(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n masinát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <source>Japanese</source>
        <translation>japán</translation>
    </message>
    <message id="nouns/imperial_miners.japanese">
        <source>Japanese</source>
        <comment>acc</comment>
        <translation>japánt</translation>
    </message>
    <message id="nouns/imperial_miners.japanese_card">
        <source>Japanese card</source>
        <translation>japán kártya</translation>
    </message>
    <message id="nouns/imperial_miners.japanese_card">
        <source>Japanese card</source>
        <comment>acc</comment>
        <translation>japán kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.japanese_card.counted" numerus="yes">
        <source>%n Japanese card(s)</source>
        <translation>
            <numerusform>%n japán kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese_card.counted" numerus="yes">
        <source>%n Japanese card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n japán kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <source>mine card of level I</source>
        <translation>I. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1">
        <source>mine card of level I</source>
        <comment>acc</comment>
        <translation>I. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <source>%n mine card of level I/mine cards of level I</source>
        <translation>
            <numerusform>%n I. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <source>%n mine card of level I/mine cards of level I</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n I. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <source>mine card of level II</source>
        <translation>II. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2">
        <source>mine card of level II</source>
        <comment>acc</comment>
        <translation>II. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <source>%n mine card of level II/mine cards of level II</source>
        <translation>
            <numerusform>%n II. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <source>%n mine card of level II/mine cards of level II</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n II. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <source>mine card of level III</source>
        <translation>III. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3">
        <source>mine card of level III</source>
        <comment>acc</comment>
        <translation>III. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <source>%n mine card of level III/mine cards of level III</source>
        <translation>
            <numerusform>%n III. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <source>%n mine card of level III/mine cards of level III</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n III. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <source>mine card of level IV</source>
        <translation>IV. szintű bányakártya</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4">
        <source>mine card of level IV</source>
        <comment>acc</comment>
        <translation>IV. szintű bányakártyát</translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <source>%n mine card of level IV/mine cards of level IV</source>
        <translation>
            <numerusform>%n IV. szintű bányakártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <source>%n mine card of level IV/mine cards of level IV</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n IV. szintű bányakártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <source>pickaxe</source>
        <translation>csákányjelölő</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe">
        <source>pickaxe</source>
        <comment>acc</comment>
        <translation>csákányjelölőt</translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <source>%n pickaxe(s)</source>
        <translation>
            <numerusform>%n csákányjelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <source>%n pickaxe(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n csákányjelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <source>victory point</source>
        <translation>győzelmi pont</translation>
    </message>
    <message id="nouns/imperial_miners.point">
        <source>victory point</source>
        <comment>acc</comment>
        <translation>győzelmi pontot</translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <source>%n victory point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n győzelmi pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <source>research step</source>
        <translation>kutatási lépés</translation>
    </message>
    <message id="nouns/imperial_miners.progress">
        <source>research step</source>
        <comment>acc</comment>
        <translation>kutatási lépést</translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <source>%n research step(s)</source>
        <translation>
            <numerusform>%n kutatási lépés</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <source>%n research step(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kutatási lépést</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <source>Romans</source>
        <translation>római</translation>
    </message>
    <message id="nouns/imperial_miners.romans">
        <source>Romans</source>
        <comment>acc</comment>
        <translation>rómait</translation>
    </message>
    <message id="nouns/imperial_miners.romans_card">
        <source>Roman card</source>
        <translation>római kártya</translation>
    </message>
    <message id="nouns/imperial_miners.romans_card">
        <source>Roman card</source>
        <comment>acc</comment>
        <translation>római kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.romans_card.counted" numerus="yes">
        <source>%n Roman card(s)</source>
        <translation>
            <numerusform>%n római kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans_card.counted" numerus="yes">
        <source>%n Roman card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n római kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/imperial_miners.round">
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <source>Scots</source>
        <translation>skót</translation>
    </message>
    <message id="nouns/imperial_miners.scots">
        <source>Scots</source>
        <comment>acc</comment>
        <translation>skótot</translation>
    </message>
    <message id="nouns/imperial_miners.scots_card">
        <source>Scottish card</source>
        <translation>skót kártya</translation>
    </message>
    <message id="nouns/imperial_miners.scots_card">
        <source>Scottish card</source>
        <comment>acc</comment>
        <translation>skót kártyát</translation>
    </message>
    <message id="nouns/imperial_miners.scots_card.counted" numerus="yes">
        <source>%n Scottish card(s)</source>
        <translation>
            <numerusform>%n skót kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots_card.counted" numerus="yes">
        <source>%n Scottish card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n skót kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <source>step</source>
        <translation>lépés</translation>
    </message>
    <message id="nouns/imperial_miners.step">
        <source>step</source>
        <comment>acc</comment>
        <translation>lépést</translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <source>%n step(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n lépést</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <source>surface board</source>
        <translation>felszíntábla</translation>
    </message>
    <message id="nouns/imperial_miners.surface">
        <source>surface board</source>
        <comment>acc</comment>
        <translation>felszíntáblát</translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <source>%n surface board(s)</source>
        <translation>
            <numerusform>%n felszíntábla</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
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
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/table.card">
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/table.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece">
        <source>piece</source>
        <translation>játékelem</translation>
    </message>
    <message id="nouns/table.piece">
        <source>piece</source>
        <comment>acc</comment>
        <translation>játékelemet</translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n játékelem</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <source>%n piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n játékelemet</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point">
        <source>point</source>
        <translation>pont</translation>
    </message>
    <message id="nouns/table.point">
        <source>point</source>
        <comment>acc</comment>
        <translation>pontot</translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile">
        <source>tile</source>
        <translation>lapka</translation>
    </message>
    <message id="nouns/table.tile">
        <source>tile</source>
        <comment>acc</comment>
        <translation>lapkát</translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
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
        <source>action tile</source>
        <translation>akciólapka</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile">
        <source>action tile</source>
        <comment>acc</comment>
        <translation>akciólapkát</translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <source>%n action tile(s)</source>
        <translation>
            <numerusform>%n akciólapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <source>%n action tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n akciólapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <source>personal assistant</source>
        <translation>személyi asszisztens</translation>
    </message>
    <message id="nouns/underwater_cities.assistant">
        <source>personal assistant</source>
        <comment>acc</comment>
        <translation>személyi asszisztenst</translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <source>%n personal assistant(s)</source>
        <translation>
            <numerusform>%n személyi asszisztens</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <source>%n personal assistant(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n személyi asszisztenst</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <source>biomatter</source>
        <translation>biomassza</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter">
        <source>biomatter</source>
        <comment>acc</comment>
        <translation>biomasszát</translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <source>%n biomatter</source>
        <translation>
            <numerusform>%n biomassza</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <source>%n biomatter</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n biomasszát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <source>player board</source>
        <translation>játékostábla</translation>
    </message>
    <message id="nouns/underwater_cities.board">
        <source>player board</source>
        <comment>acc</comment>
        <translation>játékostáblát</translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <source>%n player board(s)</source>
        <translation>
            <numerusform>%n játékostábla</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <source>%n player board(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n játékostáblát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <source>building</source>
        <translation>épület</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <source>building</source>
        <comment>acc</comment>
        <translation>épületet</translation>
    </message>
    <message id="nouns/underwater_cities.building">
        <source>building</source>
        <comment>poss</comment>
        <translation>épületed</translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n épület</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <source>%n building(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n épületet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <source>%n building(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n épületed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <source>card</source>
        <translation>kártya</translation>
    </message>
    <message id="nouns/underwater_cities.card">
        <source>card</source>
        <comment>acc</comment>
        <translation>kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <source>%n card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <source>city</source>
        <translation>város</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <source>city</source>
        <comment>acc</comment>
        <translation>várost</translation>
    </message>
    <message id="nouns/underwater_cities.city">
        <source>city</source>
        <comment>poss</comment>
        <translation>városod</translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <source>%n city/cities</source>
        <translation>
            <numerusform>%n város</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <source>%n city/cities</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n várost</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <source>%n city/cities</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n városod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <source>action cloning tile</source>
        <translation>akciómásoló lapka</translation>
    </message>
    <message id="nouns/underwater_cities.clone">
        <source>action cloning tile</source>
        <comment>acc</comment>
        <translation>akciómásoló lapkát</translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <source>%n action cloning tile(s)</source>
        <translation>
            <numerusform>%n akciómásoló lapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <source>%n action cloning tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n akciómásoló lapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <source>government contract</source>
        <translation>kormányzati szerződés</translation>
    </message>
    <message id="nouns/underwater_cities.contract">
        <source>government contract</source>
        <comment>acc</comment>
        <translation>kormányzati szerződést</translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <source>%n government contract(s)</source>
        <translation>
            <numerusform>%n kormányzati szerződés</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <source>%n government contract(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kormányzati szerződést</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <source>credit</source>
        <translation>kredit</translation>
    </message>
    <message id="nouns/underwater_cities.credit">
        <source>credit</source>
        <comment>acc</comment>
        <translation>kreditet</translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <source>%n credit(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n kreditet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <source>desalination plant</source>
        <translation>sótalanító üzem</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <source>desalination plant</source>
        <comment>acc</comment>
        <translation>sótalanító üzemet</translation>
    </message>
    <message id="nouns/underwater_cities.desalination">
        <source>desalination plant</source>
        <comment>poss</comment>
        <translation>sótalanító üzemed</translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <source>%n desalination plant(s)</source>
        <translation>
            <numerusform>%n sótalanító üzem</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <source>%n desalination plant(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sótalanító üzemet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <source>%n desalination plant(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n sótalanító üzemed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.different_resource">
        <source>resource of your choice</source>
        <translation>tetszőleges nyersanyag</translation>
    </message>
    <message id="nouns/underwater_cities.different_resource">
        <source>resource of your choice</source>
        <comment>acc</comment>
        <translation>tetszőleges nyersanyagot</translation>
    </message>
    <message id="nouns/underwater_cities.different_resource.counted" numerus="yes">
        <source>%n resource of your choice/different resources</source>
        <translation>
            <numerusform>%n különböző nyersanyag</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.different_resource.counted" numerus="yes">
        <source>%n resource of your choice/different resources</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n különböző nyersanyagot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <source>era</source>
        <translation>korszak</translation>
    </message>
    <message id="nouns/underwater_cities.era">
        <source>era</source>
        <comment>acc</comment>
        <translation>korszakot</translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <source>%n era(s)</source>
        <translation>
            <numerusform>%n korszak</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <source>%n era(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n korszakot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <source>card of era I</source>
        <translation>I. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era1">
        <source>card of era I</source>
        <comment>acc</comment>
        <translation>I. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <source>%n card of era I/cards of era I</source>
        <translation>
            <numerusform>%n I. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <source>%n card of era I/cards of era I</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n I. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <source>card of era II</source>
        <translation>II. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era2">
        <source>card of era II</source>
        <comment>acc</comment>
        <translation>II. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <source>%n card of era II/cards of era II</source>
        <translation>
            <numerusform>%n II. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <source>%n card of era II/cards of era II</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n II. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <source>card of era III</source>
        <translation>III. korszakbeli kártya</translation>
    </message>
    <message id="nouns/underwater_cities.era3">
        <source>card of era III</source>
        <comment>acc</comment>
        <translation>III. korszakbeli kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <source>%n card of era III/cards of era III</source>
        <translation>
            <numerusform>%n III. korszakbeli kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <source>%n card of era III/cards of era III</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n III. korszakbeli kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <source>farm</source>
        <translation>telep</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <source>farm</source>
        <comment>acc</comment>
        <translation>telepet</translation>
    </message>
    <message id="nouns/underwater_cities.farm">
        <source>farm</source>
        <comment>poss</comment>
        <translation>teleped</translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n telep</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <source>%n farm(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n telepet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <source>%n farm(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n teleped</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <source>foreign action tile</source>
        <translation>idegen akciólapka</translation>
    </message>
    <message id="nouns/underwater_cities.foreign">
        <source>foreign action tile</source>
        <comment>acc</comment>
        <translation>idegen akciólapkát</translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <source>%n foreign action tile(s)</source>
        <translation>
            <numerusform>%n idegen akciólapka</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <source>%n foreign action tile(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n idegen akciólapkát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <source>kelp</source>
        <translation>hínár</translation>
    </message>
    <message id="nouns/underwater_cities.kelp">
        <source>kelp</source>
        <comment>acc</comment>
        <translation>hínárt</translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <source>%n kelp</source>
        <translation>
            <numerusform>%n hínár</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <source>%n kelp</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n hínárt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <source>laboratory</source>
        <translation>laboratórium</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <source>laboratory</source>
        <comment>acc</comment>
        <translation>laboratóriumot</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory">
        <source>laboratory</source>
        <comment>poss</comment>
        <translation>laboratóriumod</translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <source>%n laboratory/laboratories</source>
        <translation>
            <numerusform>%n laboratórium</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <source>%n laboratory/laboratories</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n laboratóriumot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <source>%n laboratory/laboratories</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n laboratóriumod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <source>marker</source>
        <translation>jelölő</translation>
    </message>
    <message id="nouns/underwater_cities.marker">
        <source>marker</source>
        <comment>acc</comment>
        <translation>jelölőt</translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n jelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <source>%n marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n jelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <source>metropolis</source>
        <translation>metropolisz</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <source>metropolis</source>
        <comment>acc</comment>
        <translation>metropoliszt</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis">
        <source>metropolis</source>
        <comment>poss</comment>
        <translation>metropoliszod</translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <source>%n metropolis/metropolises</source>
        <translation>
            <numerusform>%n metropolisz</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <source>%n metropolis/metropolises</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n metropoliszt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <source>%n metropolis/metropolises</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n metropoliszod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <source>turn order marker</source>
        <translation>sorrendjelölő</translation>
    </message>
    <message id="nouns/underwater_cities.order">
        <source>turn order marker</source>
        <comment>acc</comment>
        <translation>sorrendjelölőt</translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n sorrendjelölő</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <source>%n turn order marker(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n sorrendjelölőt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <source>point</source>
        <translation>pont</translation>
    </message>
    <message id="nouns/underwater_cities.point">
        <source>point</source>
        <comment>acc</comment>
        <translation>pontot</translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <source>%n point(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <source>round</source>
        <translation>forduló</translation>
    </message>
    <message id="nouns/underwater_cities.round">
        <source>round</source>
        <comment>acc</comment>
        <translation>fordulót</translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n forduló</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <source>%n round(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fordulót</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <source>science</source>
        <translation>tudomány</translation>
    </message>
    <message id="nouns/underwater_cities.science">
        <source>science</source>
        <comment>acc</comment>
        <translation>tudományt</translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n tudomány</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <source>%n science</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n tudományt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <source>special card</source>
        <translation>speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <source>special card</source>
        <comment>acc</comment>
        <translation>speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special">
        <source>special card</source>
        <comment>poss</comment>
        <translation>speciális kártyád</translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <source>%n special card(s)</source>
        <translation>
            <numerusform>%n speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <source>%n special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <source>%n special card(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n speciális kártyád</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <source>1- or 2-credit special card</source>
        <translation>egy- vagy kétkredites speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special12">
        <source>1- or 2-credit special card</source>
        <comment>acc</comment>
        <translation>egy- vagy kétkredites speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <source>%n 1- or 2-credit special card(s)</source>
        <translation>
            <numerusform>%n egy- vagy kétkredites speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <source>%n 1- or 2-credit special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n egy- vagy kétkredites speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <source>3-credit special card</source>
        <translation>háromkredites speciális kártya</translation>
    </message>
    <message id="nouns/underwater_cities.special3">
        <source>3-credit special card</source>
        <comment>acc</comment>
        <translation>háromkredites speciális kártyát</translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <source>%n 3-credit special card(s)</source>
        <translation>
            <numerusform>%n háromkredites speciális kártya</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <source>%n 3-credit special card(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n háromkredites speciális kártyát</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <source>steelplast</source>
        <translation>acéllemez</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast">
        <source>steelplast</source>
        <comment>acc</comment>
        <translation>acéllemezt</translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <source>%n steelplast</source>
        <translation>
            <numerusform>%n acéllemez</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <source>%n steelplast</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n acéllemezt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <source>structure</source>
        <translation>építmény</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <source>structure</source>
        <comment>acc</comment>
        <translation>építményt</translation>
    </message>
    <message id="nouns/underwater_cities.structure">
        <source>structure</source>
        <comment>poss</comment>
        <translation>építményed</translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n építmény</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <source>%n structure(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n építményt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <source>%n structure(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n építményed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <source>symbiotic city</source>
        <translation>szimbiotikus város</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <source>symbiotic city</source>
        <comment>acc</comment>
        <translation>szimbiotikus várost</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic">
        <source>symbiotic city</source>
        <comment>poss</comment>
        <translation>szimbiotikus városod</translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <source>%n symbiotic city/symbiotic cities</source>
        <translation>
            <numerusform>%n szimbiotikus város</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n szimbiotikus várost</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <source>%n symbiotic city/symbiotic cities</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n szimbiotikus városod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <source>tunnel</source>
        <translation>alagút</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <source>tunnel</source>
        <comment>acc</comment>
        <translation>alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel">
        <source>tunnel</source>
        <comment>poss</comment>
        <translation>alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <source>%n tunnel(s)</source>
        <translation>
            <numerusform>%n alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <source>%n tunnel(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <source>%n tunnel(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n alagutad</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <source>tunnel at a city</source>
        <translation>városhoz csatlakozó alagút</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <source>tunnel at a city</source>
        <comment>acc</comment>
        <translation>városhoz csatlakozó alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city">
        <source>tunnel at a city</source>
        <comment>poss</comment>
        <translation>városhoz csatlakozó alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <source>%n tunnel at a city/tunnels at a city</source>
        <translation>
            <numerusform>%n városhoz csatlakozó alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n városhoz csatlakozó alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <source>%n tunnel at a city/tunnels at a city</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n darab városhoz csatlakozó alagutad</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <source>upgrade</source>
        <translation>fejlesztés</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade">
        <source>upgrade</source>
        <comment>acc</comment>
        <translation>fejlesztést</translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n fejlesztés</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <source>%n upgrade(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztést</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building">
        <source>upgraded building</source>
        <translation>fejlesztett épület</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building">
        <source>upgraded building</source>
        <comment>acc</comment>
        <translation>fejlesztett épületet</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building">
        <source>upgraded building</source>
        <comment>poss</comment>
        <translation>fejlesztett épületed</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building.counted" numerus="yes">
        <source>%n upgraded building(s)</source>
        <translation>
            <numerusform>%n fejlesztett épület</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building.counted" numerus="yes">
        <source>%n upgraded building(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett épületet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building.counted" numerus="yes">
        <source>%n upgraded building(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett épületed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination">
        <source>upgraded desalination plant</source>
        <translation>fejlesztett sótalanító üzem</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination">
        <source>upgraded desalination plant</source>
        <comment>acc</comment>
        <translation>fejlesztett sótalanító üzemet</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination">
        <source>upgraded desalination plant</source>
        <comment>poss</comment>
        <translation>fejlesztett sótalanító üzemed</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination.counted" numerus="yes">
        <source>%n upgraded desalination plant(s)</source>
        <translation>
            <numerusform>%n fejlesztett sótalanító üzem</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination.counted" numerus="yes">
        <source>%n upgraded desalination plant(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett sótalanító üzemet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination.counted" numerus="yes">
        <source>%n upgraded desalination plant(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett sótalanító üzemed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm">
        <source>upgraded farm</source>
        <translation>fejlesztett telep</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm">
        <source>upgraded farm</source>
        <comment>acc</comment>
        <translation>fejlesztett telepet</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm">
        <source>upgraded farm</source>
        <comment>poss</comment>
        <translation>fejlesztett teleped</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm.counted" numerus="yes">
        <source>%n upgraded farm(s)</source>
        <translation>
            <numerusform>%n fejlesztett telep</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm.counted" numerus="yes">
        <source>%n upgraded farm(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett telepet</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm.counted" numerus="yes">
        <source>%n upgraded farm(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett teleped</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory">
        <source>upgraded laboratory</source>
        <translation>fejlesztett laboratórium</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory">
        <source>upgraded laboratory</source>
        <comment>acc</comment>
        <translation>fejlesztett laboratóriumot</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory">
        <source>upgraded laboratory</source>
        <comment>poss</comment>
        <translation>fejlesztett laboratóriumod</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory.counted" numerus="yes">
        <source>%n upgraded laboratory/upgraded laboratories</source>
        <translation>
            <numerusform>%n fejlesztett laboratórium</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory.counted" numerus="yes">
        <source>%n upgraded laboratory/upgraded laboratories</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett laboratóriumot</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory.counted" numerus="yes">
        <source>%n upgraded laboratory/upgraded laboratories</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett laboratóriumod</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure">
        <source>upgraded structure</source>
        <translation>fejlesztett építmény</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure">
        <source>upgraded structure</source>
        <comment>acc</comment>
        <translation>fejlesztett építményt</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure">
        <source>upgraded structure</source>
        <comment>poss</comment>
        <translation>fejlesztett építményed</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure.counted" numerus="yes">
        <source>%n upgraded structure(s)</source>
        <translation>
            <numerusform>%n fejlesztett építmény</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure.counted" numerus="yes">
        <source>%n upgraded structure(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett építményt</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure.counted" numerus="yes">
        <source>%n upgraded structure(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett építményed</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel">
        <source>upgraded tunnel</source>
        <translation>fejlesztett alagút</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel">
        <source>upgraded tunnel</source>
        <comment>acc</comment>
        <translation>fejlesztett alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel">
        <source>upgraded tunnel</source>
        <comment>poss</comment>
        <translation>fejlesztett alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel.counted" numerus="yes">
        <source>%n upgraded tunnel(s)</source>
        <translation>
            <numerusform>%n fejlesztett alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel.counted" numerus="yes">
        <source>%n upgraded tunnel(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n fejlesztett alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel.counted" numerus="yes">
        <source>%n upgraded tunnel(s)</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n fejlesztett alagutad</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city">
        <source>upgraded tunnel at a city</source>
        <translation>városhoz csatlakozó fejlesztett alagút</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city">
        <source>upgraded tunnel at a city</source>
        <comment>acc</comment>
        <translation>városhoz csatlakozó fejlesztett alagutat</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city">
        <source>upgraded tunnel at a city</source>
        <comment>poss</comment>
        <translation>városhoz csatlakozó fejlesztett alagutad</translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city.counted" numerus="yes">
        <source>%n upgraded tunnel at a city/upgraded tunnels at a city</source>
        <translation>
            <numerusform>%n városhoz csatlakozó fejlesztett alagút</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city.counted" numerus="yes">
        <source>%n upgraded tunnel at a city/upgraded tunnels at a city</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n városhoz csatlakozó fejlesztett alagutat</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city.counted" numerus="yes">
        <source>%n upgraded tunnel at a city/upgraded tunnels at a city</source>
        <comment>poss</comment>
        <translation>
            <numerusform>%n darab városhoz csatlakozó fejlesztett alagutad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message id="pack.assistant_id_and_deck_mismatch">
        <source>there is one assistant, and it is called so</source>
        <translation>egyetlen asszisztens van, és így is hívják</translation>
    </message>
    <message id="pack.board_side_id_wrong">
        <source>a side is called by its board and letter, such as 1a</source>
        <translation>egy oldal neve a tábla száma és egy betű, például 1a</translation>
    </message>
    <message id="pack.card_not_an_object">
        <source>a card must be an object with fields</source>
        <translation>a kártyának mezőkből álló objektumnak kell lennie</translation>
    </message>
    <message id="pack.condition_changes_nothing">
        <source>the number is the same, with the condition or without it</source>
        <translation>a szám a feltétellel és nélküle is ugyanannyi</translation>
    </message>
    <message id="pack.contract_needs_something">
        <source>it must say what is needed</source>
        <translation>meg kell mondania, mi kell hozzá</translation>
    </message>
    <message id="pack.cost_outside_deck_range">
        <source>a card of this deck costs from {low} to {high}</source>
        <translation>ennek a paklinak a kártyái legalább {low}, legfeljebb {high} kreditbe kerülnek</translation>
    </message>
    <message id="pack.cost_outside_level_range">
        <source>a card of level {level} costs from {low} to {high}</source>
        <translation>{level.az.roman}. szintű kártya ára legalább {low}, legfeljebb {high}</translation>
    </message>
    <message id="pack.discard_gain_names_acting_card">
        <source>what a discarded card pays cannot speak of the acting card</source>
        <translation>amit egy eldobott kártya ad, nem függhet az éppen aktivált kártyától</translation>
    </message>
    <message id="pack.effect_nested_too_deeply">
        <source>this effect is nested too deeply</source>
        <translation>ez a hatás túl mélyen van beágyazva</translation>
    </message>
    <message id="pack.effect_not_an_object">
        <source>an effect must be an object that says what to do</source>
        <translation>a hatás olyan objektum legyen, amely megmondja, mit kell tenni</translation>
    </message>
    <message id="pack.exchange_for_the_same">
        <source>nobody exchanges something for the same</source>
        <translation>senki sem cserél valamit ugyanarra</translation>
    </message>
    <message id="pack.faction_not_counted">
        <source>here no faction is counted; it belongs only to {words}</source>
        <translation>itt nem számít frakció; csak ezekhez tartozik: {words}</translation>
    </message>
    <message id="pack.faction_repeated">
        <source>this faction stands here twice</source>
        <translation>ez a frakció kétszer szerepel itt</translation>
    </message>
    <message id="pack.field_missing">
        <source>this field is missing</source>
        <translation>ez a mező hiányzik</translation>
    </message>
    <message id="pack.field_unknown">
        <source>this field is not known</source>
        <translation>ez a mező ismeretlen</translation>
    </message>
    <message id="pack.file_already_there">
        <source>“{file}” is already there.</source>
        <translation>„{file}”: ilyen fájl már van.</translation>
    </message>
    <message id="pack.file_not_written">
        <source>“{file}” cannot be written.</source>
        <translation>„{file}”: nem írható.</translation>
    </message>
    <message id="pack.file_unreadable">
        <source>“{file}” cannot be used: {reason}</source>
        <translation>„{file}”: nem használható. {reason}</translation>
    </message>
    <message id="pack.file_usable" numerus="yes">
        <source>“{file}” can be used: %n record(s) for {game}.</source>
        <translation>
            <numerusform>„{file}”: használható, %n bejegyzés ehhez a játékhoz: {game}.</numerusform>
        </translation>
    </message>
    <message id="pack.file_with_mistakes" numerus="yes">
        <source>“{file}” cannot be used: %n mistake(s).</source>
        <translation>
            <numerusform>„{file}”: nem használható, %n hiba van benne.</numerusform>
        </translation>
    </message>
    <message id="pack.form_at_most">
        <source>{kind} (at most {most})</source>
        <translation>{kind} (legfeljebb {most})</translation>
    </message>
    <message id="pack.form_effect">
        <source>an effect</source>
        <translation>hatás</translation>
    </message>
    <message id="pack.form_either">
        <source>{first}, or {second}</source>
        <translation>{first}, vagy {second}</translation>
    </message>
    <message id="pack.form_list_of">
        <source>a list [ … ] of: {kind}</source>
        <translation>lista […], elemei: {kind}</translation>
    </message>
    <message id="pack.form_number_between">
        <source>a whole number from {low} to {high}</source>
        <translation>egész szám {low} és {high} között</translation>
    </message>
    <message id="pack.form_numbers_by_word">
        <source>in curly brackets; key: {key}; value: {value}</source>
        <translation>kapcsos zárójelben; kulcs: {key}; érték: {value}</translation>
    </message>
    <message id="pack.form_one_of">
        <source>one of these: {words}</source>
        <translation>ezek egyike: {words}</translation>
    </message>
    <message id="pack.form_pair">
        <source>a pair [ … , … ]; each: {kind}</source>
        <translation>számpár szögletes zárójelben; mindegyik: {kind}</translation>
    </message>
    <message id="pack.form_text">
        <source>a text</source>
        <translation>szöveg</translation>
    </message>
    <message id="pack.form_true_or_false">
        <source>true or false</source>
        <translation>true (igen) vagy false (nem)</translation>
    </message>
    <message id="pack.form_whole_number">
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message id="pack.form_word">
        <source>the word “{word}”</source>
        <translation>a „{word}” szó</translation>
    </message>
    <message id="pack.game_takes_no_packs">
        <source>this game takes no packs</source>
        <translation>ehhez a játékhoz nem tartozhat kártyacsomag</translation>
    </message>
    <message id="pack.game_unknown">
        <source>It is for a game that this program does not know ({game}).</source>
        <translation>Olyan játékhoz készült, amelyet ez a program nem ismer ({game}).</translation>
    </message>
    <message id="pack.guide_list_of_effects">
        <source>a list [ … ] of effects</source>
        <translation>hatások listája […]</translation>
    </message>
    <message id="pack.guide_may_be_left_out">
        <source>may be left out</source>
        <translation>elhagyható</translation>
    </message>
    <message id="pack.guide_noun">
        <source>{noun}</source>
        <translation>{noun}</translation>
    </message>
    <message id="pack.guide_nouns">
        <source>The words for things</source>
        <translation>A dolgok neve</translation>
    </message>
    <message id="pack.guide_replaces">
        <source>A record takes the place of the shipped one with the same “{field}”.</source>
        <translation>A bejegyzés annak a helyére lép, amelyiknél ez a mező ugyanaz: „{field}”.</translation>
    </message>
    <message id="pack.guide_step_check">
        <source>Choose the file in “New game”, or type “tarsas pack check FILE”: every mistake is told with what is allowed.</source>
        <translation>Válaszd ki a fájlt az „Új játék” ablakban, vagy írd be: „tarsas pack check FÁJL”. Minden hibánál ott áll, mit lehet helyette írni.</translation>
    </message>
    <message id="pack.guide_step_notation">
        <source>Texts stand in quotation marks, numbers do not. Between two fields, and between two records, stands a comma; before a closing bracket stands none.</source>
        <translation>A szöveg idézőjelben áll, a szám nem. Két mező és két bejegyzés között vessző van; a záró zárójel előtt nincs.</translation>
    </message>
    <message id="pack.guide_step_template">
        <source>Begin with the template. Keep the records that you want to change, throw the others away: what a pack does not hold stays as it comes with the program.</source>
        <translation>Indulj ki a mintából. Tartsd meg azokat a bejegyzéseket, amelyeket át akarsz írni, a többit töröld: ami nincs a kártyacsomagban, az marad olyan, amilyennel a program érkezett.</translation>
    </message>
    <message id="pack.guide_title">
        <source>{game}: cards of your own</source>
        <translation>{game}: saját kártyák</translation>
    </message>
    <message id="pack.id_malformed">
        <source>an id has at most 40 letters, digits and underscores</source>
        <translation>az azonosító legfeljebb 40 betűből, számjegyből és aláhúzásból áll</translation>
    </message>
    <message id="pack.id_repeated">
        <source>this id is used twice</source>
        <translation>ez az azonosító kétszer szerepel</translation>
    </message>
    <message id="pack.id_reserved">
        <source>this word is used for something else</source>
        <translation>ez a szó már mást jelent</translation>
    </message>
    <message id="pack.is_empty">
        <source>there is nothing in this pack; a section is a list of records</source>
        <translation>ebben a kártyacsomagban nincs semmi; egy szakasz bejegyzésekből álló lista</translation>
    </message>
    <message id="pack.level_four_effects_differ">
        <source>all cards of level IV have the same effects</source>
        <translation>a IV. szintű kártyák hatása mind egyforma</translation>
    </message>
    <message id="pack.list_is_empty">
        <source>there must be something in this list</source>
        <translation>ez a lista nem lehet üres</translation>
    </message>
    <message id="pack.listed_twice">
        <source>nothing may stand here twice</source>
        <translation>itt semmi sem állhat kétszer</translation>
    </message>
    <message id="pack.lowest_below_base">
        <source>it is never less than its base anyway</source>
        <translation>úgysem lehet kevesebb az alapjánál</translation>
    </message>
    <message id="pack.mistake_allowed_after_question">
        <source>{reason} Allowed: {words}</source>
        <translation>{reason} Ezek közül választhatsz: {words}</translation>
    </message>
    <message id="pack.mistake_at">
        <source>{where}: {reason}</source>
        <translation>{where}: {reason}</translation>
    </message>
    <message id="pack.mistake_with_allowed">
        <source>{reason}. Allowed: {words}</source>
        <translation>{reason}. Ezek közül választhatsz: {words}</translation>
    </message>
    <message id="pack.mistake_with_suggestion">
        <source>{reason}. Did you mean “{word}”?</source>
        <translation>{reason}. Erre gondoltál: „{word}”?</translation>
    </message>
    <message id="pack.name_is_empty">
        <source>it needs a name</source>
        <translation>nevet is kell adni neki</translation>
    </message>
    <message id="pack.needs_a_price">
        <source>there must be at least one price</source>
        <translation>legalább egy ár legyen</translation>
    </message>
    <message id="pack.needs_card_colour">
        <source>a card needs a colour</source>
        <translation>a kártyának szín kell</translation>
    </message>
    <message id="pack.needs_counted_faction">
        <source>it must say which faction is counted</source>
        <translation>meg kell mondania, melyik frakció számít</translation>
    </message>
    <message id="pack.needs_exactly_one_effect">
        <source>it must have exactly one effect</source>
        <translation>pontosan egy hatása legyen</translation>
    </message>
    <message id="pack.needs_fields">
        <source>fields in curly brackets belong here: {open} … {close}</source>
        <translation>ide kapcsos zárójelek közé írt mezők valók: {open}…{close}</translation>
    </message>
    <message id="pack.needs_free_surface_effect">
        <source>one surface effect must be free, so that one can always be used</source>
        <translation>a felszín egyik hatásának ingyenesnek kell lennie, hogy mindig végrehajtható legyen egy</translation>
    </message>
    <message id="pack.needs_inner_effect">
        <source>there must be at least one effect in it</source>
        <translation>legalább egy hatás legyen benne</translation>
    </message>
    <message id="pack.needs_list">
        <source>a list in square brackets belongs here: [ … ]</source>
        <translation>ide szögletes zárójelek közé írt lista való: […]</translation>
    </message>
    <message id="pack.needs_one_or_two_effects">
        <source>a mine card has one or two effects</source>
        <translation>egy bányakártyának egy vagy két hatása van</translation>
    </message>
    <message id="pack.needs_text">
        <source>a text in quotation marks belongs here</source>
        <translation>ide idézőjelek közé írt szöveg való</translation>
    </message>
    <message id="pack.needs_three_surface_effects">
        <source>the surface has three effects</source>
        <translation>a felszínnek három hatása van</translation>
    </message>
    <message id="pack.needs_true_or_false">
        <source>true or false belongs here, without quotation marks</source>
        <translation>ide true vagy false való, idézőjel nélkül</translation>
    </message>
    <message id="pack.needs_two_tunnels_for_mark">
        <source>two tunnels share this mark</source>
        <translation>két alagút viseli ugyanezt a jelet</translation>
    </message>
    <message id="pack.needs_whole_number">
        <source>a whole number belongs here</source>
        <translation>ide egész szám való</translation>
    </message>
    <message id="pack.never_upgraded">
        <source>this is never upgraded, so it is not counted so</source>
        <translation>ezt nem lehet fejleszteni, ezért fejlesztettként nem is számít</translation>
    </message>
    <message id="pack.no_such_site">
        <source>there is no such site</source>
        <translation>nincs ilyen építési hely</translation>
    </message>
    <message id="pack.no_such_slot">
        <source>there is no such slot</source>
        <translation>nincs ilyen akcióhely</translation>
    </message>
    <message id="pack.number_of_another_level">
        <source>number {number} takes the place of a card of level {level}; the numbers of level {wanted} are {low} to {high}</source>
        <translation>a {number}. szám egy {level}. szintű kártya helye; a {wanted}. szint számai: {low}–{high}</translation>
    </message>
    <message id="pack.number_repeated">
        <source>this number is used twice</source>
        <translation>ez a szám kétszer szerepel</translation>
    </message>
    <message id="pack.number_too_high">
        <source>it must be at most {high}</source>
        <translation>nem lehet több, mint {high}</translation>
    </message>
    <message id="pack.number_too_low">
        <source>it must be at least {low}</source>
        <translation>nem lehet kevesebb, mint {low}</translation>
    </message>
    <message id="pack.number_without_effect">
        <source>a number alone does nothing</source>
        <translation>egy szám magában nem tesz semmit</translation>
    </message>
    <message id="pack.of_another_game">
        <source>This card pack belongs to another game: {game}.</source>
        <translation>Ez a kártyacsomag egy másik játékhoz tartozik: {game}.</translation>
    </message>
    <message id="pack.only_coin_price_reducible">
        <source>only a price in coins can be lower</source>
        <translation>csak a pénzérmében megadott ár csökkenhet</translation>
    </message>
    <message id="pack.only_immediate_effects_here">
        <source>only effects that happen at once can stand here</source>
        <translation>itt csak azonnali hatások állhatnak</translation>
    </message>
    <message id="pack.only_in_modifying_event">
        <source>only a modifying event can say this</source>
        <translation>ez csak módosító eseményen állhat</translation>
    </message>
    <message id="pack.only_mine_card_names_itself">
        <source>only a mine card can speak of itself</source>
        <translation>csak bányakártya hivatkozhat önmagára</translation>
    </message>
    <message id="pack.only_modifiers_in_modifying_event">
        <source>a modifying event only changes what others give or cost</source>
        <translation>a módosító esemény csak azt változtatja meg, amit mások adnak vagy amibe kerülnek</translation>
    </message>
    <message id="pack.only_one_effect_per_event">
        <source>an event has one effect</source>
        <translation>egy eseménynek egy hatása van</translation>
    </message>
    <message id="pack.only_one_effect_per_space">
        <source>a space has one effect</source>
        <translation>egy mezőnek egy hatása van</translation>
    </message>
    <message id="pack.plain_reason">
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message id="pack.price_must_come_first">
        <source>a price must come first, and what it buys stands in it</source>
        <translation>elöl az ár álljon, és azon belül az, ami érte jár</translation>
    </message>
    <message id="pack.section_added">
        <source>{section}: {added} new, {shipped} as in the program</source>
        <translation>{section}: {added} új, {shipped} marad a programé</translation>
    </message>
    <message id="pack.section_not_a_record_list">
        <source>a section must be a list of records, not too long</source>
        <translation>egy szakasz nem túl hosszú, bejegyzésekből álló lista legyen</translation>
    </message>
    <message id="pack.section_replaced">
        <source>{section}: {replaced} replaced, {shipped} as in the program</source>
        <translation>{section}: {replaced} lecserélve, {shipped} marad a programé</translation>
    </message>
    <message id="pack.section_replaced_and_added">
        <source>{section}: {replaced} replaced, {added} new, {shipped} as in the program</source>
        <translation>{section}: {replaced} lecserélve, {added} új, {shipped} marad a programé</translation>
    </message>
    <message id="pack.section_unknown">
        <source>this section is not known</source>
        <translation>ez a szakasz ismeretlen</translation>
    </message>
    <message id="pack.source_unknown">
        <source>there is no such source; leave this field out</source>
        <translation>ilyen forrás nincs; hagyd el ezt a mezőt</translation>
    </message>
    <message id="pack.steps_must_rise">
        <source>numbers and points must rise from step to step</source>
        <translation>a számok és a pontok lépésről lépésre nőjenek</translation>
    </message>
    <message id="pack.template_written">
        <source>“{file}” is a template that you can change.</source>
        <translation>„{file}”: kész a minta, átírhatod.</translation>
    </message>
    <message id="pack.value_not_fitting">
        <source>this value does not fit here</source>
        <translation>ez az érték nem ide való</translation>
    </message>
    <message id="pack.word_not_fitting">
        <source>this word does not fit here</source>
        <translation>ez a szó nem illik ide</translation>
    </message>
    <message id="pack.word_not_fitting_card_type">
        <source>this word does not fit the type of the card</source>
        <translation>ez a szó nem illik a kártya fajtájához</translation>
    </message>
    <message id="pack.word_unknown">
        <source>this word is not known</source>
        <translation>ez a szó ismeretlen</translation>
    </message>
    <message id="pack.wrong_number_of_records">
        <source>the game needs {need}, this pack has {have}</source>
        <translation>a játékhoz {need} tartozik, de {have} van meg</translation>
    </message>
    <message id="pack.wrong_number_of_research_spaces">
        <source>a research board has from {low} to {high} spaces</source>
        <translation>egy kutatástáblán {low}–{high} mező van</translation>
    </message>
</context>
<context>
    <name>phone</name>
    <message id="phone.all_options">
        <source>All options</source>
        <translation>Minden lehetőség</translation>
    </message>
    <message id="phone.can_be_used">
        <source>can be used now</source>
        <translation>most használható</translation>
    </message>
    <message id="phone.cannot_be_paid">
        <source>You cannot pay for this now.</source>
        <translation>Ezt most nem tudod kifizetni.</translation>
    </message>
    <message id="phone.choose_your_seat">
        <source>Choose your seat</source>
        <translation>Válaszd ki a helyed</translation>
    </message>
    <message id="phone.chosen">
        <source>Chosen</source>
        <translation>Kiválasztva</translation>
    </message>
    <message id="phone.close">
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message id="phone.code_of_table">
        <source>Code of the table</source>
        <translation>Az asztal kódja</translation>
    </message>
    <message id="phone.earlier">
        <source>earlier</source>
        <translation>előrébb</translation>
    </message>
    <message id="phone.free_hands">
        <source>Free hands: the table is being rearranged.</source>
        <translation>Szabad kéz: az asztalnál átrendeznek.</translation>
    </message>
    <message id="phone.game_is_over">
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message id="phone.give_answer">
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message id="phone.hand_is_empty">
        <source>You hold nothing hidden: everything lies on the table.</source>
        <translation>Nincs rejtett lapod: minden az asztalon van.</translation>
    </message>
    <message id="phone.hand_seat_back">
        <source>Give the seat back to the table</source>
        <translation>A hely visszaadása az asztalnak</translation>
    </message>
    <message id="phone.hand_seat_back_sure">
        <source>Your hand will be played at the table again. Give the seat back?</source>
        <translation>A lapjaiddal ismét az asztalnál kell játszani. Visszaadod a helyet?</translation>
    </message>
    <message id="phone.join">
        <source>Join</source>
        <translation>Belépés</translation>
    </message>
    <message id="phone.language">
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message id="phone.later">
        <source>later</source>
        <translation>hátrébb</translation>
    </message>
    <message id="phone.map">
        <source>Where? Tap a number.</source>
        <translation>Hová? Koppints egy számra.</translation>
    </message>
    <message id="phone.meanwhile">
        <source>Meanwhile</source>
        <translation>Közben</translation>
    </message>
    <message id="phone.menu">
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message id="phone.no_connection">
        <source>No connection. Trying again …</source>
        <translation>Nincs kapcsolat. Újra próbálom…</translation>
    </message>
    <message id="phone.no_stay">
        <source>Stay here</source>
        <translation>Maradok</translation>
    </message>
    <message id="phone.nobody_is_asked">
        <source>Nobody is being asked.</source>
        <translation>Most senkinek sem kell döntenie.</translation>
    </message>
    <message id="phone.one_less">
        <source>one less</source>
        <translation>eggyel kevesebb</translation>
    </message>
    <message id="phone.one_more">
        <source>one more</source>
        <translation>eggyel több</translation>
    </message>
    <message id="phone.only_watch">
        <source>Only watch</source>
        <translation>Csak nézem</translation>
    </message>
    <message id="phone.other_options">
        <source>Other options</source>
        <translation>Más lehetőségek</translation>
    </message>
    <message id="phone.people">
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message id="phone.play_here">
        <source>Play here</source>
        <translation>Itt játszom tovább</translation>
    </message>
    <message id="phone.points">
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message id="phone.position">
        <source>Position</source>
        <translation>Hely</translation>
    </message>
    <message id="phone.seat_asleep">
        <source>asleep</source>
        <translation>alszik a telefon</translation>
    </message>
    <message id="phone.seat_is_elsewhere">
        <source>This seat is now open on another device.</source>
        <translation>Ez a hely most egy másik eszközön van nyitva.</translation>
    </message>
    <message id="phone.seat_is_free">
        <source>free</source>
        <translation>szabad</translation>
    </message>
    <message id="phone.seat_of_computer">
        <source>computer</source>
        <translation>gép</translation>
    </message>
    <message id="phone.seat_on_phone">
        <source>on a phone</source>
        <translation>telefonon</translation>
    </message>
    <message id="phone.seat_was_taken_back">
        <source>The table has taken this seat back.</source>
        <translation>Az asztal visszavette ezt a helyet.</translation>
    </message>
    <message id="phone.seats_are_choosing">
        <source>Choosing now: {seats}</source>
        <translation>Most választ: {seats}</translation>
    </message>
    <message id="phone.tab_hand">
        <source>Hand</source>
        <translation>Kezem</translation>
    </message>
    <message id="phone.tab_log">
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message id="phone.tab_question">
        <source>Question</source>
        <translation>Kérdés</translation>
    </message>
    <message id="phone.table_closed">
        <source>The table has closed the door.</source>
        <translation>Az asztalnál bezárták az ajtót.</translation>
    </message>
    <message id="phone.take_back">
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message id="phone.take_this">
        <source>Choose this</source>
        <translation>Ezt választom</translation>
    </message>
    <message id="phone.tap_a_card">
        <source>Tap a card to see what you can do with it.</source>
        <translation>Koppints egy lapra, hogy lásd, mit tehetsz vele.</translation>
    </message>
    <message id="phone.watching">
        <source>You are watching</source>
        <translation>Nézőként vagy itt</translation>
    </message>
    <message id="phone.why_not">
        <source>Why can't I use this?</source>
        <translation>Miért nem használhatom?</translation>
    </message>
    <message id="phone.wrong_code">
        <source>This is not the code of the table. Look at its screen and try again.</source>
        <translation>Nem ez az asztal kódja. Nézd meg az asztal képernyőjén, és próbáld újra.</translation>
    </message>
    <message id="phone.yes_give_back">
        <source>Give it back</source>
        <translation>Visszaadom</translation>
    </message>
    <message id="phone.your_turn">
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message id="players.about_as_good_as_other">
        <source>About as good as: {other}</source>
        <translation>Nagyjából ugyanolyan jó, mint ez: {other}</translation>
    </message>
    <message id="players.about_as_good_as_the_next">
        <source>About as good as the next best answer.</source>
        <translation>Nagyjából ugyanolyan jó, mint a következő legjobb válasz.</translation>
    </message>
    <message id="players.better_prospects" numerus="yes">
        <source>{aspect}: worth about %n point(s) more</source>
        <translation>
            <numerusform>{aspect}: nagyjából %n ponttal többet ér</numerusform>
        </translation>
    </message>
    <message id="players.better_than_other">
        <source>In {n} of {all} imagined games better than: {other}</source>
        <translation>{all} elképzelt játszmából {n} esetben jobb, mint ez: {other}</translation>
    </message>
    <message id="players.better_than_the_next">
        <source>Better than the next best answer in {n} of {all} imagined games</source>
        <translation>{all} elképzelt játszmából {n} esetben jobb a következő legjobb válasznál</translation>
    </message>
    <message id="players.change_level">
        <source>Another level</source>
        <translation>Más szint</translation>
    </message>
    <message id="players.chip_thinks">
        <source>thinking</source>
        <translation>gondolkodik</translation>
    </message>
    <message id="players.computer_of_level">
        <source>Computer: {level}</source>
        <translation>Gép: {level}</translation>
    </message>
    <message id="players.computers_wait">
        <source>The computer players wait: you are at an earlier step.</source>
        <translation>A gépi játékosok várnak: egy korábbi lépésnél tartasz.</translation>
    </message>
    <message id="players.fewer_points_for_other" numerus="yes">
        <source>{line}: about %n point(s) less for {seat}</source>
        <translation>
            <numerusform>{line}: nagyjából %n ponttal kevesebb jut neki: {seat}</numerusform>
        </translation>
    </message>
    <message id="players.give_seat_to_computer">
        <source>Let the computer play</source>
        <translation>Játsszon a gép</translation>
    </message>
    <message id="players.gives_the_seat_back">
        <source>{seat} does not know how to go on. From now on a person plays this seat.</source>
        <translation>{seat} nem tudja, hogyan tovább. Mostantól ember játszik ezen a helyen.</translation>
    </message>
    <message id="players.hint_little_between_answers">
        <source>There is little to choose between the best answers.</source>
        <translation>A legjobb válaszok között alig van különbség.</translation>
    </message>
    <message id="players.hint_look_at_place">
        <source>Look here: {place}</source>
        <translation>Nézz ide: {place}</translation>
    </message>
    <message id="players.hint_one_answer_stands_out">
        <source>One of the answers is clearly better than the others.</source>
        <translation>Az egyik válasz egyértelműen jobb a többinél.</translation>
    </message>
    <message id="players.let_computers_go_on">
        <source>Let them go on</source>
        <translation>Folytassák</translation>
    </message>
    <message id="players.level_casual">
        <source>Casual</source>
        <translation>Alkalmi</translation>
    </message>
    <message id="players.level_expert">
        <source>Expert</source>
        <translation>Mester</translation>
    </message>
    <message id="players.level_newcomer">
        <source>Newcomer</source>
        <translation>Újonc</translation>
    </message>
    <message id="players.level_skilled">
        <source>Skilled</source>
        <translation>Rutinos</translation>
    </message>
    <message id="players.level_steady">
        <source>Steady</source>
        <translation>Haladó</translation>
    </message>
    <message id="players.looks_for_reasons">
        <source>Looking for the reasons …</source>
        <translation>Az okokat keresem…</translation>
    </message>
    <message id="players.more_points" numerus="yes">
        <source>{line}: about %n point(s) more</source>
        <translation>
            <numerusform>{line}: nagyjából %n ponttal több</numerusform>
        </translation>
    </message>
    <message id="players.more_stock">
        <source>About {amount} more</source>
        <translation>Nagyjából ennyivel több: {amount}</translation>
    </message>
    <message id="players.no_reason_to_tell">
        <source>A matter of taste: nothing else looked clearly better.</source>
        <translation>Ízlés dolga: semmi más nem látszott egyértelműen jobbnak.</translation>
    </message>
    <message id="players.nothing_else_to_choose">
        <source>There is nothing else to choose.</source>
        <translation>Nincs más választás.</translation>
    </message>
    <message id="players.reasons_failed">
        <source>The reasons could not be found.</source>
        <translation>Az okokat nem sikerült kideríteni.</translation>
    </message>
    <message id="players.take_seat_back">
        <source>A person plays on</source>
        <translation>Innentől ember játszik</translation>
    </message>
    <message id="players.thinks_again">
        <source>{seat} lost the thread and thinks again.</source>
        <translation>{seat} elvesztette a fonalat, és újra gondolkodik.</translation>
    </message>
    <message id="players.why_button">
        <source>Why? (W)</source>
        <translation>Miért? (W)</translation>
    </message>
    <message id="players.why_menu">
        <source>Why did it do that?</source>
        <translation>Miért ez a lépés?</translation>
    </message>
    <message id="players.why_title">
        <source>Why did {seat} do that?</source>
        <translation>Miért lépett így {seat}?</translation>
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
        <translation>húzás: legalább {amount}</translation>
    </message>
    <message id="preview.draw_exactly">
        <source>draw {amount}</source>
        <translation>húzás: {amount}</translation>
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
        <translation>utána választasz</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message id="review.ahead">
        <source>ahead</source>
        <translation>előnyben</translation>
    </message>
    <message id="review.behind">
        <source>behind</source>
        <translation>hátrányban</translation>
    </message>
    <message id="review.better">
        <source>Better: {answer}</source>
        <translation>Jobb lett volna: {answer}</translation>
    </message>
    <message id="review.decisions_looked_at">
        <source>{done} of {whole} decisions looked at</source>
        <translation>{whole} döntésből {done} átnézve</translation>
    </message>
    <message id="review.look_button">
        <source>Look there</source>
        <translation>Megnézem</translation>
    </message>
    <message id="review.nothing_better">
        <source>No answer was found that would clearly have been better. Well played!</source>
        <translation>Nem akadt olyan válasz, amely egyértelműen jobb lett volna. Szép játék volt!</translation>
    </message>
    <message id="review.played">
        <source>Played: {answer}</source>
        <translation>Ez lett: {answer}</translation>
    </message>
    <message id="review.points_lost" numerus="yes">
        <source>About %n point(s) more were there</source>
        <translation>
            <numerusform>Nagyjából %n ponttal több volt benne</numerusform>
        </translation>
    </message>
    <message id="review.stop_button">
        <source>Stop</source>
        <translation>Elég</translation>
    </message>
    <message id="review.title">
        <source>Review: {game}</source>
        <translation>Elemzés: {game}</translation>
    </message>
    <message id="review.what_if_button">
        <source>What if…?</source>
        <translation>Mi lett volna, ha…?</translation>
    </message>
    <message id="review.whose_game">
        <source>Whose game is looked at</source>
        <translation>Kinek a játékát nézzük</translation>
    </message>
</context>
<context>
    <name>rules/barrage</name>
    <message id="rules/barrage.action-possible.heading">
        <source>No engineers without the action</source>
        <translation>Akció nélkül nincs mérnök</translation>
    </message>
    <message id="rules/barrage.action-possible.text">
        <source>Engineers may be laid only where the action can be carried out and everything it costs can be paid.</source>
        <translation>Mérnököket csak oda lehet lerakni, ahol az akció végrehajtható, és minden költsége kifizethető.</translation>
    </message>
    <message id="rules/barrage.adler.heading">
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message id="rules/barrage.adler.text">
        <source>Your bases cost 3 excavators everywhere. Elevations cost what they always do.</source>
        <translation>Alapjaid mindenhol 3 földmunkagépbe kerülnek. A magasítók ára nem változik.</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.heading">
        <source>Advanced technology tiles</source>
        <translation>Fejlett-technológia-lapkák</translation>
    </message>
    <message id="rules/barrage.advanced-tiles.text">
        <source>They build like basic tiles and have an effect each time they are used. Drops they bring go straight into the dams.</source>
        <translation>Úgy építenek, mint az alaplapkák, és minden használatukkor hatásuk is van. Az általuk hozott vízcseppek egyenesen a gátakba kerülnek.</translation>
    </message>
    <message id="rules/barrage.anton.heading">
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message id="rules/barrage.anton.text">
        <source>The special tile works like another tile that lies on your wheel, basic or advanced: what it builds and its effect. It goes on the wheel itself. It is not an advanced tile when those are counted.</source>
        <translation>A speciálistechnológia-lapka úgy működik, mint egy másik lapka az építőkerekeden, alap vagy fejlett: amit épít, és amilyen hatása van. Maga is az építőkerékre kerül. A fejlett lapkák számolásánál nem számít.</translation>
    </message>
    <message id="rules/barrage.any-machine.heading">
        <source>Machines of one's choice</source>
        <translation>Tetszőleges munkagépek</translation>
    </message>
    <message id="rules/barrage.any-machine.text">
        <source>Each of these machines is an excavator or a mixer, as one likes.</source>
        <translation>E munkagépek mindegyike tetszés szerint földmunkagép vagy betonkeverő gép.</translation>
    </message>
    <message id="rules/barrage.automa-construct.heading">
        <source>What an Automa builds with</source>
        <translation>Mivel épít az Automa</translation>
    </message>
    <message id="rules/barrage.automa-construct.text">
        <source>The tile of highest level, a particular one before a joker, a special tile last, if piece, machines and a legal space are there.</source>
        <translation>A legmagasabb szintű lapkával, az adott fajtájút a dzsóker előtt, a speciálist utoljára, ha megvan hozzá a darab, a munkagép és egy szabályos mező.</translation>
    </message>
    <message id="rules/barrage.automa-contracts.heading">
        <source>Contracts of an Automa</source>
        <translation>Az Automa szerződései</translation>
    </message>
    <message id="rules/barrage.automa-contracts.text">
        <source>It discards both face-up contracts of the colour, refills them and moves on the energy track. It never takes contracts.</source>
        <translation>Eldobja az adott szín mindkét képpel felfelé fekvő szerződését, pótolja őket, és előrelép az energiasávon. Szerződést sohasem vesz el.</translation>
    </message>
    <message id="rules/barrage.automa-credits.heading">
        <source>Points for credits</source>
        <translation>Kredit helyett pont</translation>
    </message>
    <message id="rules/barrage.automa-credits.text">
        <source>Whatever an Automa would pay or gain in credits it pays or gains in victory points, even below zero. A player whose conduit it uses gets the credits from the general supply.</source>
        <translation>Amit az Automa kreditben fizetne vagy kapna, azt győzelmi pontban fizeti vagy kapja, akár nulla alá is. Akinek a csatornáját használja, a krediteket a közös készletből kapja.</translation>
    </message>
    <message id="rules/barrage.automa-criteria.heading">
        <source>Criteria of an Automa</source>
        <translation>Az Automa szempontjai</translation>
    </message>
    <message id="rules/barrage.automa-criteria.text">
        <source>Each criterion keeps the spaces that satisfy it: the best conduit, an own powerhouse or dam along a conduit path, water from a powerhouse, red spaces, most water, a value, a basin or a zone.</source>
        <translation>Minden szempont megtartja a neki megfelelő mezőket: a legjobb csatorna, saját erőmű vagy gát egy csatornaút mentén, erőműből érkező víz, piros mezők, legtöbb víz, egy érték, egy víztározó vagy terület.</translation>
    </message>
    <message id="rules/barrage.automa-engineers.heading">
        <source>Engineers of an Automa</source>
        <translation>Az Automa mérnökei</translation>
    </message>
    <message id="rules/barrage.automa-engineers.text">
        <source>It lays the number shown or what is left, on the first empty space of the section, left column first, else beside it, whatever that space costs. For construction they just lie on its board.</source>
        <translation>A jelzett számú mérnököt, vagy ami maradt, a szakasz első üres akciómezőjére rakja, előbb a bal oszlopban, különben mellé, bármibe kerül is az a mező. Építésnél egyszerűen a táblájára kerülnek.</translation>
    </message>
    <message id="rules/barrage.automa-level.heading">
        <source>Levels of the Automas</source>
        <translation>Az Automák erőssége</translation>
    </message>
    <message id="rules/barrage.automa-level.text">
        <source>Easy: no income, no bonus of powerhouses. Medium: both. Hard: also the company's ability and the effects of advanced tiles. Very hard: also an officer; Mahiri Sekibo is then left out of the game.</source>
        <translation>Kisfeszültség: nincs bevétel és az erőműveknek nincs bónusza. Normál: mindkettő van. Nagyfeszültség: a vállalat képessége és a fejlett lapkák hatásai is. Túlfeszültség: ügyvezető is; Mahiri Sekibo ekkor kimarad a játékból.</translation>
    </message>
    <message id="rules/barrage.automa-machine.heading">
        <source>Machines of an Automa</source>
        <translation>Az Automa munkagépei</translation>
    </message>
    <message id="rules/barrage.automa-machine.text">
        <source>Of a free choice it takes the kind it has fewer of off the wheel; in a tie an excavator.</source>
        <translation>Szabad választásnál abból vesz, amelyikből az építőkeréken kívül kevesebbje van; holtversenynél földmunkagépet.</translation>
    </message>
    <message id="rules/barrage.automa-placing.heading">
        <source>Where an Automa builds</source>
        <translation>Hová épít az Automa</translation>
    </message>
    <message id="rules/barrage.automa-placing.text">
        <source>The only legal space; else one that completes a system of own or neutral dam, conduit and own powerhouse (not for elevations); then the three criteria of the tile, each unless no space satisfies it; then the number, and the free space before the red one.</source>
        <translation>Az egyetlen szabályos mező; különben olyan, amely saját vagy semleges gátból, csatornából és saját erőműből teljes rendszert alkot (magasítónál nem); azután a lapka három szempontja, amelyiknek van megfelelő mező; végül a szám, és a szabad mező a piros előtt.</translation>
    </message>
    <message id="rules/barrage.automa-produce.heading">
        <source>When an Automa produces</source>
        <translation>Mikor termel az Automa</translation>
    </message>
    <message id="rules/barrage.automa-produce.text">
        <source>It needs a system, must not lead alone at or above the section of the round, and its best energy must reach a face-up contract of the colour shown. It takes the system with most energy and all its drops, neutral dams first, then by the conduit criteria, and fulfils the highest face-up contract it can, the rightmost in a tie.</source>
        <translation>Kell hozzá teljes rendszer, nem vezethet egyedül a forduló szakaszában vagy azon túl, és legjobb energiájának el kell érnie egy képpel felfelé fekvő, jelzett színű szerződést. A legtöbb energiát adó rendszert és annak minden vízcseppjét használja, előbb semleges gátakét, azután a csatorna szempontjai szerint, és a legmagasabb teljesíthető képpel felfelé fekvő szerződést teljesíti, holtversenynél a jobb szélsőt.</translation>
    </message>
    <message id="rules/barrage.automa-setup.heading">
        <source>Automas at the start</source>
        <translation>Automák az induláskor</translation>
    </message>
    <message id="rules/barrage.automa-setup.text">
        <source>After the people have picked, Automas get the companies that are left, at random. They start with 16 victory points, 6 excavators, 4 mixers, 12 engineers and four basic tiles, without credits and contracts, and go before the people in the first round.</source>
        <translation>Miután az élő játékosok választottak, az Automák véletlenszerűen kapják a megmaradt vállalatokat. 16 győzelmi ponttal, 6 földmunkagéppel, 4 betonkeverő géppel, 12 mérnökkel és négy alaptechnológia-lapkával indulnak, kredit és szerződés nélkül, és az első fordulóban az élő játékosok előtt lépnek.</translation>
    </message>
    <message id="rules/barrage.automa-tiles.heading">
        <source>Automa tiles</source>
        <translation>Automalapkák</translation>
    </message>
    <message id="rules/barrage.automa-tiles.text">
        <source>In each turn the tile with the actions goes to the discard, where its criteria hold for this turn, and the next tile shows the actions. When none is left, all discarded tiles but the last are shuffled.</source>
        <translation>Minden körben az akciókat mutató lapka a dobottak közé kerül, ahol ebben a körben a szempontjai érvényesek, és a következő lapka mutatja az akciókat. Ha nincs több, az utolsó kivételével minden eldobott lapkát meg kell keverni.</translation>
    </message>
    <message id="rules/barrage.automa-turn.heading">
        <source>A turn of an Automa</source>
        <translation>Az Automa köre</translation>
    </message>
    <message id="rules/barrage.automa-turn.text">
        <source>The lines of the tile are looked at from top to bottom; the first possible one is carried out. Water and contract lines are carried out and the next ones looked at as well. The bank is the last resort. Without engineers it passes.</source>
        <translation>A lapka sorait fentről lefelé kell nézni; az első lehetségeset hajtja végre. A víz- és szerződéssorokat végrehajtja, és a következőket is megnézi. A bank a végső megoldás. Mérnökök nélkül passzol.</translation>
    </message>
    <message id="rules/barrage.automa-water.heading">
        <source>Water of an Automa</source>
        <translation>Az Automa vize</translation>
    </message>
    <message id="rules/barrage.automa-water.text">
        <source>It places only drops that will end in its own dams, now or in the coming flow, in the order of headstreams of the criteria.</source>
        <translation>Csak olyan vízcseppet tesz le, amely most vagy a következő vízáramláskor a saját gátjaiban köt ki, a szempontok forrássorrendjében.</translation>
    </message>
    <message id="rules/barrage.automa.heading">
        <source>Automas</source>
        <translation>Automák</translation>
    </message>
    <message id="rules/barrage.automa.text">
        <source>One to three seats may be played by the game, four players at most; one person plays against at least one. They count as players everywhere. Their booklet is not known to us word by word; where it is silent here, the ruling is ours.</source>
        <translation>Egy–három helyen játszhat maga a játék, összesen legfeljebb négy játékos; egyedül legalább egy Automa ellen játszol. Mindenhol játékosnak számítanak. Az Automa-füzet pontos szövegét nem ismerjük; amiről nem szól, arról a program dönt.</translation>
    </message>
    <message id="rules/barrage.bank.heading">
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message id="rules/barrage.bank.text">
        <source>Lay as many engineers as you like and gain 1 credit for each. The bank is never closed.</source>
        <translation>Rakj le annyi mérnököt, amennyit szeretnél, és mindegyikért 1 kreditet kapsz. A bank sohasem zárul be.</translation>
    </message>
    <message id="rules/barrage.base.heading">
        <source>Bases</source>
        <translation>Alapok</translation>
    </message>
    <message id="rules/barrage.base.text">
        <source>A base stands on a free dam space and makes a dam of level 1.</source>
        <translation>Az alap szabad gáthelyre kerül, és 1-es szintű gátat alkot.</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.heading">
        <source>Bonus tile of the round</source>
        <translation>A forduló bónuszlapkája</translation>
    </message>
    <message id="rules/barrage.bonus-tiles.text">
        <source>With at least 6 energy each thing that the tile counts gives its points, less 4 for each section of six energy behind the round, never below zero. Then the tile is discarded.</source>
        <translation>Ha legalább 6 energiaegységet termeltél, megkapod a lapka pontjait mindenért, amit a lapka számol, de 4-gyel kevesebbet minden hat energiaegységnyi szakaszért, amennyivel a forduló mögött maradtál; nullánál kevesebb nem lehet. Ezután a lapka kikerül.</translation>
    </message>
    <message id="rules/barrage.building-space.heading">
        <source>Building spaces</source>
        <translation>Épületmezők</translation>
    </message>
    <message id="rules/barrage.building-space.text">
        <source>A base, a conduit and a powerhouse each need a free space of their own kind.</source>
        <translation>Az alap, a csatorna és az erőmű mind a maga fajtájának szabad épületmezőjét igényli.</translation>
    </message>
    <message id="rules/barrage.capacity.heading">
        <source>How much a dam holds</source>
        <translation>Mennyi fér egy gátba</translation>
    </message>
    <message id="rules/barrage.capacity.text">
        <source>A dam holds as many drops as it has levels. Graziano Del Monte's dams of level 3 hold four. A fourth drop that came while Mahiri Sekibo copied him stays until the dam is used, and no new one fits while three or more are there.</source>
        <translation>Egy gátban annyi vízcsepp fér el, ahány szintje van. Graziano Del Monte 3-as szintű gátjaiba négy fér. Az a negyedik vízcsepp, amely akkor érkezett, amikor Mahiri Sekibo őt másolta, megmarad a gát használatáig, és új nem fér be, amíg három vagy több van benne.</translation>
    </message>
    <message id="rules/barrage.closed-rows.heading">
        <source>Rows for more players</source>
        <translation>Sorok több játékoshoz</translation>
    </message>
    <message id="rules/barrage.closed-rows.text">
        <source>Rows of the management board that are marked for more players are closed on both sides: engineers of unused companies lie there. The bank, the patent office and the company boards are never closed.</source>
        <translation>Az irányítástábla több játékoshoz jelölt sorai mindkét oldalon zárva vannak: a nem használt vállalatok mérnökei fekszenek ott. A bank, a Szabadalmi Hivatal és a vállalattáblák sohasem zárulnak be.</translation>
    </message>
    <message id="rules/barrage.company-bonus.heading">
        <source>Bonus of the powerhouses</source>
        <translation>Az erőművek bónusza</translation>
    </message>
    <message id="rules/barrage.company-bonus.text">
        <source>The second powerhouse adds 1 to every production, the fourth 2 more. The third opens the company's ability.</source>
        <translation>A második erőmű minden termeléshez 1-et ad, a negyedik még 2-t. A harmadik megnyitja a vállalat képességét.</translation>
    </message>
    <message id="rules/barrage.conduit.heading">
        <source>Conduits</source>
        <translation>Csatornák</translation>
    </message>
    <message id="rules/barrage.conduit.text">
        <source>A conduit stands on a free conduit space; its production value is printed there.</source>
        <translation>A csatorna szabad csatornahelyre kerül; termelőértéke oda van nyomtatva.</translation>
    </message>
    <message id="rules/barrage.connections.heading">
        <source>Connections</source>
        <translation>Kapcsolatok</translation>
    </message>
    <message id="rules/barrage.connections.text">
        <source>A built conduit joins all dams of the basin where it starts with all powerhouses of the basin where it ends. A dam and a powerhouse of the same basin are not joined.</source>
        <translation>A megépült csatorna összekapcsolja annak a víztározónak minden gátját, ahol kezdődik, annak minden erőművével, ahol végződik. Ugyanannak a víztározónak a gátja és erőműve nincs összekapcsolva.</translation>
    </message>
    <message id="rules/barrage.construction-space.heading">
        <source>Construction spaces</source>
        <translation>Építésmezők</translation>
    </message>
    <message id="rules/barrage.construction-space.text">
        <source>Each company has four spaces of its own, used from left to right: 1, 2, 3 and again 3 engineers in a round; the fourth also costs 3 credits.</source>
        <translation>Minden vállalatnak négy saját építésmezője van, balról jobbra használva: egy fordulóban 1, 2, 3, majd újra 3 mérnök; a negyedikhez 3 kredit is kell.</translation>
    </message>
    <message id="rules/barrage.construction.heading">
        <source>Construction</source>
        <translation>Építésakció</translation>
    </message>
    <message id="rules/barrage.construction.text">
        <source>Engineers on your own construction space, a technology tile and the machines into the open segment of the wheel, one turn of the wheel, the piece on the map with its surcharge, then an uncovered income and the effect of the tile, in this order. Everything must be payable before the first step. What stands on the map stays there.</source>
        <translation>Mérnökök a saját építésmezőre, technológialapka és a munkagépek az építőkerék nyitott szektorába, a kerék egyet fordul, az építmény a plusz költségével a térképre kerül, majd a felszabadított bevétel és a lapka hatása, ebben a sorrendben. Az első lépés előtt mindennek kifizethetőnek kell lennie. Ami a térképen áll, ott marad.</translation>
    </message>
    <message id="rules/barrage.contract-limit.heading">
        <source>Three open contracts</source>
        <translation>Három nyílt szerződés</translation>
    </message>
    <message id="rules/barrage.contract-limit.text">
        <source>After taking contracts no more than three may lie face up in front of you, the starting one included. Discard at once what is too much; it leaves the game. Fulfilled ones do not count.</source>
        <translation>Szerződés elvétele után legfeljebb három lehet nyitva előtted, a kezdőszerződést is beleértve. A felesleget azonnal dobd el; az kikerül a játékból. A teljesítettek nem számítanak.</translation>
    </message>
    <message id="rules/barrage.contract-office.heading">
        <source>Contract office</source>
        <translation>Szerződéskötő iroda</translation>
    </message>
    <message id="rules/barrage.contract-office.text">
        <source>Take one face-up private contract, or two for 1 credit; if fewer are there, take what is there.</source>
        <translation>Vegyél el egy képpel felfelé fekvő egyéni szerződést, vagy 1 kreditért kettőt; ha kevesebb van, vedd el, ami van.</translation>
    </message>
    <message id="rules/barrage.contract-refill.heading">
        <source>New contracts</source>
        <translation>Új szerződések</translation>
    </message>
    <message id="rules/barrage.contract-refill.text">
        <source>Gaps among the private contracts are filled from their piles at the end of the turn. An empty pile is made again of what Automas discarded, if there is anything.</source>
        <translation>A hiányzó egyéni szerződéseket a kör végén a paklijukból kell pótolni. Az üres pakli abból áll össze újra, amit az Automák eldobtak, ha van ilyen.</translation>
    </message>
    <message id="rules/barrage.contracts-setup.heading">
        <source>Contracts at the start</source>
        <translation>Szerződések az induláskor</translation>
    </message>
    <message id="rules/barrage.contracts-setup.text">
        <source>One national contract fewer than there are players lies face up and is never replaced. The private contracts form three piles by colour, two of each lie face up.</source>
        <translation>Eggyel kevesebb nemzeti szerződés fekszik képpel felfelé, mint ahány játékos van; ezeket nem pótoljátok. Az egyéni szerződések színenként három paklit alkotnak, mindegyikből kettő fekszik képpel felfelé.</translation>
    </message>
    <message id="rules/barrage.costs.heading">
        <source>Machines for a structure</source>
        <translation>Egy építmény munkagépei</translation>
    </message>
    <message id="rules/barrage.costs.text">
        <source>A base costs 3 excavators in the plain, 4 in the hills, 5 in the mountains. An elevation costs 2, 3 or 4 mixers. A conduit costs 2 excavators for each point of its value. A powerhouse costs 2 mixers and one more for each powerhouse already built.</source>
        <translation>Egy alap a síkságon 3, a dombságon 4, a hegységben 5 földmunkagépbe kerül. Egy magasító 2, 3 vagy 4 betonkeverő gépbe. Egy csatorna termelőértékének minden pontjáért 2 földmunkagépbe. Egy erőmű 2 betonkeverő gépbe, és minden már megépült erőmű után eggyel többe.</translation>
    </message>
    <message id="rules/barrage.draft.heading">
        <source>The draft</source>
        <translation>A vállalatok választása</translation>
    </message>
    <message id="rules/barrage.draft.text">
        <source>As many companies as there are players, each with a random officer, and as many starting contracts are laid out. From a random player on, each takes a company with its officer and a starting contract. Who picks first is last in turn order.</source>
        <translation>Annyi vállalat kerül ki, ahány játékos van, mindegyik egy véletlenszerű ügyvezetővel, és ugyanannyi kezdőszerződés. Egy véletlenszerűen kiválasztott játékostól kezdve mindenki elvesz egy vállalatot az ügyvezetőjével és egy kezdőszerződést. Aki elsőként választ, a körsorrendben az utolsó.</translation>
    </message>
    <message id="rules/barrage.elevation.heading">
        <source>Elevations</source>
        <translation>Magasítók</translation>
    </message>
    <message id="rules/barrage.elevation.text">
        <source>An elevation stands on a base of one's own; a base takes at most two, so a dam has at most three levels.</source>
        <translation>Magasító saját alapra kerülhet; egy alapra legfeljebb kettő, így egy gátnak legfeljebb három szintje van.</translation>
    </message>
    <message id="rules/barrage.end-of-round.heading">
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="rules/barrage.end-of-round.text">
        <source>New turn order, energy markers to 0, engineers home, new patents. Not in the fifth round.</source>
        <translation>Új körsorrend, az energiajelzők 0-ra, a mérnökök haza, új szabadalmak. Az ötödik fordulóban nem.</translation>
    </message>
    <message id="rules/barrage.energy.heading">
        <source>The energy track</source>
        <translation>Az energiasáv</translation>
    </message>
    <message id="rules/barrage.energy.text">
        <source>The marker moves by the energy produced; contracts do not use it up. Above 30 it counts as 30 for credits and bonus tile, and in full for the ranking, the turn order and the final tie.</source>
        <translation>A jelző a termelt energiával lép előre; a szerződések nem fogyasztják el. 30 felett a krediteknél és a bónuszlapkánál 30-nak számít, a rangsorban, a körsorrendnél és a végső holtversenynél teljes egészében.</translation>
    </message>
    <message id="rules/barrage.engineers.heading">
        <source>Engineers</source>
        <translation>Mérnökök</translation>
    </message>
    <message id="rules/barrage.engineers.text">
        <source>A space needs exactly as many engineers as it shows, from your own supply.</source>
        <translation>Egy akciómezőre pontosan annyi mérnök kell a saját készletből, amennyit mutat.</translation>
    </message>
    <message id="rules/barrage.fee.heading">
        <source>Cost of an action</source>
        <translation>Egy akció költsége</translation>
    </message>
    <message id="rules/barrage.fee.text">
        <source>The credits printed on an action are paid when the engineers are laid, on either side.</source>
        <translation>Az akción jelzett krediteket a mérnökök lerakásakor kell kifizetni, mindkét oldalon.</translation>
    </message>
    <message id="rules/barrage.final-stock.heading">
        <source>Credits and machines at the end</source>
        <translation>Kreditek és munkagépek a játék végén</translation>
    </message>
    <message id="rules/barrage.final-stock.text">
        <source>Every five credits and machines in your own supply give 1 victory point. The wheel does not count.</source>
        <translation>A saját készletben minden öt kredit és munkagép 1 győzelmi pontot ér. Az építőkerék nem számít.</translation>
    </message>
    <message id="rules/barrage.final-water.heading">
        <source>Water at the end</source>
        <translation>Víz a játék végén</translation>
    </message>
    <message id="rules/barrage.final-water.text">
        <source>Each drop in one's own dams gives 1 victory point.</source>
        <translation>A saját gátakban lévő minden vízcsepp 1 győzelmi pontot ér.</translation>
    </message>
    <message id="rules/barrage.flow-at-once.heading">
        <source>Drops that flow at once</source>
        <translation>Azonnal elinduló vízcseppek</translation>
    </message>
    <message id="rules/barrage.flow-at-once.text">
        <source>Only the drop just placed runs; those that wait on the headstream stay. Several drops are placed one after the other.</source>
        <translation>Csak a most letett vízcsepp indul el; a forráson várakozók maradnak. Több vízcseppet egymás után kell letenni.</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.heading">
        <source>Conduits of others</source>
        <translation>Mások csatornái</translation>
    </message>
    <message id="rules/barrage.foreign-conduit.text">
        <source>For each drop led through another player's conduit you pay that player 1 credit, and the owner also gains 1 victory point. The credits must be at hand when you produce.</source>
        <translation>Minden vízcseppért, amelyet más csatornáján vezetsz át, 1 kreditet fizetsz a csatorna tulajdonosának, aki 1 győzelmi pontot is kap. A krediteknek termeléskor meg kell lenniük.</translation>
    </message>
    <message id="rules/barrage.france.heading">
        <source>France: discount</source>
        <translation>Franciaország: engedmény</translation>
    </message>
    <message id="rules/barrage.france.text">
        <source>With three powerhouses France fulfils every contract, national ones too, with 3 energy less. There is no lower bound. An option limits this to productions.</source>
        <translation>Három erőművel Franciaország minden szerződést, a nemzetieket is, 3 energiaegységgel kevesebbel teljesít. Nincs alsó határ. Egy beállítás ezt a termelésekre korlátozza.</translation>
    </message>
    <message id="rules/barrage.fulfil.heading">
        <source>Fulfilling a contract</source>
        <translation>Szerződés teljesítése</translation>
    </message>
    <message id="rules/barrage.fulfil.text">
        <source>One production may fulfil one open contract of your own, if its energy alone reaches the printed value. The tile pays at once and stays face down. Energy of contracts, incomes and abilities never fulfils one.</source>
        <translation>Egy termelés egy nyílt saját szerződésedet teljesítheti, ha az energiája egymagában eléri a nyomtatott értéket. A jutalom azonnal jár, a lapka pedig képpel lefelé nálad marad. Szerződések, bevételek és képességek energiája sohasem teljesít szerződést.</translation>
    </message>
    <message id="rules/barrage.gain.heading">
        <source>Supplies</source>
        <translation>Készletek</translation>
    </message>
    <message id="rules/barrage.gain.text">
        <source>Credits, machines and drops of the general supply never run out. What is gained can be used at once.</source>
        <translation>A közös készlet kreditjei, munkagépei és vízcseppjei sohasem fogynak el. Amit kapsz, azonnal felhasználhatod.</translation>
    </message>
    <message id="rules/barrage.germany.heading">
        <source>Germany: second production</source>
        <translation>Németország: második termelés</translation>
    </message>
    <message id="rules/barrage.germany.text">
        <source>With three powerhouses Germany may produce once more after a production, with another powerhouse: just drops times value, with a contract of its own. The two are never added up.</source>
        <translation>Három erőművel Németország egy termelés után még egyszer termelhet, másik erőművel: csak a vízcseppek száma szorozva a termelőértékkel, külön szerződéssel. A kettő sohasem adódik össze.</translation>
    </message>
    <message id="rules/barrage.headstreams.heading">
        <source>Headstreams</source>
        <translation>Források</translation>
    </message>
    <message id="rules/barrage.headstreams.text">
        <source>In rounds one to four each headstream gets the drops that its tile shows for the round. They wait there until the water flows. In the fifth round there are none.</source>
        <translation>Az első négy fordulóban minden forrásra annyi vízcsepp kerül, amennyit a lapkája az adott fordulóra mutat. Ott várnak, amíg a víz megindul. Az ötödik fordulóban nincsenek.</translation>
    </message>
    <message id="rules/barrage.income.heading">
        <source>Income</source>
        <translation>Bevétel</translation>
    </message>
    <message id="rules/barrage.income.text">
        <source>The second, fourth and fifth base, elevation and conduit uncover an income of the company board. It is gained at once, however the piece left the board, and again at the start of every later round. Choices are made in reverse turn order. Energy counts for the round that begins.</source>
        <translation>A második, negyedik és ötödik alap, magasító és csatorna felszabadítja a vállalattábla egy bevételét. Azonnal megkapod, akárhogyan került le a darab a tábláról, és minden későbbi forduló elején újra. A választások fordított körsorrendben történnek. Az energia a kezdődő fordulóhoz számít.</translation>
    </message>
    <message id="rules/barrage.introductory.heading">
        <source>The introductory game</source>
        <translation>A bevezető játék</translation>
    </message>
    <message id="rules/barrage.introductory.text">
        <source>Companies, officers and starting contracts are given out by seat, the turn order is the seat order, everybody has a basic joker tile, and there is no patent office. Automas play the full game only.</source>
        <translation>A vállalatokat, ügyvezetőket és kezdőszerződéseket ülésrend szerint kapjátok, ez a körsorrend is, mindenkinek van egy alap dzsókerlapkája, és nincs Szabadalmi Hivatal. Az Automák csak teljes játékban játszanak.</translation>
    </message>
    <message id="rules/barrage.italy.heading">
        <source>Italy: three steps</source>
        <translation>Olaszország: három lépés</translation>
    </message>
    <message id="rules/barrage.italy.text">
        <source>With three powerhouses Italy moves 3 steps on the energy track after each production. They never count for a contract.</source>
        <translation>Három erőművel Olaszország minden termelés után 3-at lép az energiasávon. Ez szerződésnél sohasem számít.</translation>
    </message>
    <message id="rules/barrage.jill.heading">
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message id="rules/barrage.jill.text">
        <source>A conduit may be paid with mixers instead: one for each point of its value, all of them mixers. A joker that mixes machines works for the normal price only.</source>
        <translation>Csatornáért betonkeverő géppel is lehet fizetni: termelőértékének minden pontjáért eggyel, és csak azzal. A munkagépeket keverő dzsóker csak a rendes árnál használható.</translation>
    </message>
    <message id="rules/barrage.leaders.heading">
        <source>First on the energy track</source>
        <translation>Elsők az energiasávon</translation>
    </message>
    <message id="rules/barrage.leaders.text">
        <source>Most energy in the round gives 6 victory points, second most 2, for at least 1 energy. Who ties for first shares 8, rounded up, and there is no second prize. Who ties for second gets 1.</source>
        <translation>A forduló legtöbb energiája 6 győzelmi pontot ér, a második legtöbb 2-t, legalább 1 energiaegységért. Holtversenynél az elsők 8 ponton osztoznak felfelé kerekítve, és nincs második díj. Holtversenyben a másodikok 1-1 pontot kapnak.</translation>
    </message>
    <message id="rules/barrage.least-energy.heading">
        <source>At least one</source>
        <translation>Legalább egy</translation>
    </message>
    <message id="rules/barrage.least-energy.text">
        <source>A production that would give less than 1 energy after everything is counted is not possible.</source>
        <translation>Nem lehetséges olyan termelés, amely mindent beszámítva 1-nél kevesebb energiaegységet adna.</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.heading">
        <source>From left to right</source>
        <translation>Balról jobbra</translation>
    </message>
    <message id="rules/barrage.leftmost-piece.text">
        <source>The leftmost piece of a kind leaves the company board first. When none is left, no more of this kind can be placed.</source>
        <translation>Egy fajtából a bal szélső darab kerül le először a vállalattábláról. Ha nincs több, abból a fajtából több nem rakható le.</translation>
    </message>
    <message id="rules/barrage.mahiri.heading">
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message id="rules/barrage.mahiri.text">
        <source>At the start of your turn lay an engineer on the officer's tile, the second time in a round with 3 credits, and copy another officer for this turn; a normal action must follow. Copying Anton means copying a tile of the wheel without laying one. By option every officer can be copied, not only those in play.</source>
        <translation>Köröd elején tegyél egy mérnököt az ügyvezető lapkájára, egy fordulóban másodszor 3 kredittel együtt, és másolj le erre a körre egy másik ügyvezetőt; ezután rendes akciónak kell következnie. Anton másolása az építőkerék egyik lapkájának lemásolását jelenti, lapka letétele nélkül. Beállítással nemcsak a játékban lévő, hanem bármelyik ügyvezető lemásolható.</translation>
    </message>
    <message id="rules/barrage.management.heading">
        <source>Management board</source>
        <translation>Irányítástábla</translation>
    </message>
    <message id="rules/barrage.management.text">
        <source>Each row can be used twice in a round: on its left side, and dearer on its right. One player may take both.</source>
        <translation>Minden sor kétszer használható egy fordulóban: a bal oldalán, és drágábban a jobb oldalán. Ugyanaz a játékos mindkettőt elfoglalhatja.</translation>
    </message>
    <message id="rules/barrage.national-contracts.heading">
        <source>National contracts</source>
        <translation>Nemzeti szerződések</translation>
    </message>
    <message id="rules/barrage.national-contracts.text">
        <source>Instead of an own contract a production action may fulfil a face-up national one; the first player to fulfil it takes it. They are never taken into your own supply unfulfilled, and energy of a technology tile does not do, unless an option allows it.</source>
        <translation>Saját szerződés helyett egy termelésakció képpel felfelé fekvő nemzeti szerződést is teljesíthet; az kapja, aki az első. Teljesítés nélkül sohasem kerülnek a saját készletbe, és a technológialapka energiája nem elég hozzá, hacsak egy beállítás meg nem engedi.</translation>
    </message>
    <message id="rules/barrage.neutral-dams.heading">
        <source>Neutral dams</source>
        <translation>Semleges gátak</translation>
    </message>
    <message id="rules/barrage.neutral-dams.text">
        <source>A neutral dam of level 1 stands in the mountains, one of level 2 in the hills and one of level 3 in the plain, each on the free lower space of a random basin and with one drop. Neutral dams never change; everybody may produce with their water.</source>
        <translation>A hegységben 1-es szintű, a dombságon 2-es szintű, a síkságon 3-as szintű semleges gát áll, mindegyik egy véletlenszerűen kiválasztott víztározó szabad alsó helyén, egy vízcseppel. A semleges gátak sohasem változnak; vizükkel bárki termelhet.</translation>
    </message>
    <message id="rules/barrage.objectives.heading">
        <source>Objective</source>
        <translation>Céllapka</translation>
    </message>
    <message id="rules/barrage.objectives.text">
        <source>All rank by what the objective tile counts: 15, 10 and 5 victory points. Who ties shares the places covered, rounded up. A count of 0 can rank. A conduit counts for the basin where it starts.</source>
        <translation>Mindenki aszerint kap helyezést, amit a céllapka számol: 15, 10 és 5 győzelmi pont. Holtversenynél az érintett helyek pontjait felfelé kerekítve elosztjátok. A 0 is kaphat helyezést. A csatorna annál a víztározónál számít, ahol kezdődik.</translation>
    </message>
    <message id="rules/barrage.one-dam.heading">
        <source>One dam of a colour</source>
        <translation>Színenként egy gát</translation>
    </message>
    <message id="rules/barrage.one-dam.text">
        <source>In one basin no player has two dams. A dam of one's own beside a neutral or foreign one is fine.</source>
        <translation>Egy víztározónál egyetlen játékosnak sem lehet két gátja. Semleges gát vagy más gátja mellett viszont állhat a sajátod.</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.heading">
        <source>One powerhouse of a colour</source>
        <translation>Színenként egy erőmű</translation>
    </message>
    <message id="rules/barrage.one-powerhouse.text">
        <source>In one basin no player has two powerhouses.</source>
        <translation>Egy víztározónál egyetlen játékosnak sem lehet két erőműve.</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.heading">
        <source>Whose water</source>
        <translation>Kinek a vize</translation>
    </message>
    <message id="rules/barrage.own-or-neutral.text">
        <source>The dam must be one's own or neutral, the powerhouse one's own; the conduit may be anybody's.</source>
        <translation>A gátnak sajátnak vagy semlegesnek, az erőműnek sajátnak kell lennie; a csatorna bárkié lehet.</translation>
    </message>
    <message id="rules/barrage.pass-through.heading">
        <source>USA: passing drops</source>
        <translation>USA: elfolyó vízcseppek</translation>
    </message>
    <message id="rules/barrage.pass-through.text">
        <source>With three powerhouses the USA gain 1 energy for each drop that runs down the river past one of their powerhouses, whoever set it going, even if a dam there then holds it. A drop that a production brought to that very basin does not count there.</source>
        <translation>Három erőművel az USA 1 energiaegységet kap minden vízcsepp után, amely a folyón elfolyik valamelyik erőműve mellett, akárki indította el, akkor is, ha ott aztán egy gát visszatartja. Amelyik vízcseppet termelés vitte épp ahhoz a víztározóhoz, az ott nem számít.</translation>
    </message>
    <message id="rules/barrage.pass.heading">
        <source>Passing</source>
        <translation>Passzolás</translation>
    </message>
    <message id="rules/barrage.pass.text">
        <source>Who still has engineers must act; the bank always takes one. Who has none passes for the rest of the round, but may first build with a tile that needs no engineers.</source>
        <translation>Akinek még van mérnöke, annak akciót kell végrehajtania; a bank mindig fogad egyet. Akinek nincs, a forduló végéig passzol, de előbb építhet olyan lapkával, amelyhez nem kell mérnök.</translation>
    </message>
    <message id="rules/barrage.patent-office.heading">
        <source>Patent office</source>
        <translation>Szabadalmi Hivatal</translation>
    </message>
    <message id="rules/barrage.patent-office.text">
        <source>For 2 engineers and 5 credits take the advanced technology tile of that slot. It can be used at once and stays yours.</source>
        <translation>2 mérnökért és 5 kreditért vedd el az adott hely fejlett-technológia-lapkáját. Azonnal használható, és a tiéd marad.</translation>
    </message>
    <message id="rules/barrage.patent-refill.heading">
        <source>New patents</source>
        <translation>Új szabadalmak</translation>
    </message>
    <message id="rules/barrage.patent-refill.text">
        <source>At the end of a round the tiles that nobody took leave the game and three new ones come: from pile I, then II, then III.</source>
        <translation>A forduló végén a senki által el nem vett lapkák kikerülnek a játékból, és három új érkezik: az I., majd a II., végül a III. pakliból.</translation>
    </message>
    <message id="rules/barrage.place-reward.heading">
        <source>A structure from a contract</source>
        <translation>Építmény szerződésből</translation>
    </message>
    <message id="rules/barrage.place-reward.text">
        <source>The leftmost piece goes to a legal space without engineers, tile, machines or wheel. The contract may name zones or a greatest value. Incomes count, a red space costs 3 credits, and one may leave it.</source>
        <translation>A bal szélső darab mérnökök, lapka, munkagépek és építőkerék nélkül kerül egy szabályos mezőre. A szerződés megszabhat területet vagy legnagyobb értéket. A bevétel számít, a piros mező 3 kreditbe kerül, és ki is hagyható.</translation>
    </message>
    <message id="rules/barrage.powerhouse.heading">
        <source>Powerhouses</source>
        <translation>Erőművek</translation>
    </message>
    <message id="rules/barrage.powerhouse.text">
        <source>A powerhouse stands on a free powerhouse space, at the inlet of its basin.</source>
        <translation>Az erőmű szabad erőműhelyre kerül, a víztározója beömlésénél.</translation>
    </message>
    <message id="rules/barrage.production.heading">
        <source>Production</source>
        <translation>Termelésakció</translation>
    </message>
    <message id="rules/barrage.production.text">
        <source>Lead one or more drops of one dam through one conduit to a powerhouse of yours: drops times value, changed by the space and by your company's bonus. The fee is paid, the marker moves, the drops run on, then one contract may be fulfilled, then the company's ability follows.</source>
        <translation>Vezesd egy gát egy vagy több vízcseppjét egy csatornán át valamelyik erőművedhez: a vízcseppek száma szorozva a termelőértékkel, az akciómező és a vállalatod bónusza szerint módosítva. Kifizeted a díjat, a jelző lép, a vízcseppek továbbfolynak, azután teljesíthetsz egy szerződést, végül jön a vállalat képessége.</translation>
    </message>
    <message id="rules/barrage.red-action.heading">
        <source>Red action spaces</source>
        <translation>Piros akciómezők</translation>
    </message>
    <message id="rules/barrage.red-action.text">
        <source>Engineers on a red space cost 3 credits, together with what the action itself costs.</source>
        <translation>A piros akciómezőre rakott mérnökök 3 kreditbe kerülnek, az akció saját költségén felül.</translation>
    </message>
    <message id="rules/barrage.red-space.heading">
        <source>Red building spaces</source>
        <translation>Piros épületmezők</translation>
    </message>
    <message id="rules/barrage.red-space.text">
        <source>A base or a powerhouse on a red space costs 3 credits more, also when a contract places it. Elevations and conduits never do.</source>
        <translation>A piros mezőre kerülő alap vagy erőmű 3 kredittel drágább, akkor is, ha szerződés rakja le. Magasító és csatorna sohasem.</translation>
    </message>
    <message id="rules/barrage.rewards.heading">
        <source>Rewards</source>
        <translation>Jutalmak</translation>
    </message>
    <message id="rules/barrage.rewards.text">
        <source>The parts of a reward are used in the order one likes. A part that cannot be used is lost; the contract is fulfilled all the same.</source>
        <translation>A jutalom részeit tetszőleges sorrendben használod. Ami nem használható, elvész; a szerződés attól még teljesült.</translation>
    </message>
    <message id="rules/barrage.round.heading">
        <source>Five rounds</source>
        <translation>Öt forduló</translation>
    </message>
    <message id="rules/barrage.round.text">
        <source>Each of the five rounds has income and headstreams, actions, water flow, scoring and the end of the round. The last round has no end phase: the final scoring follows.</source>
        <translation>Az öt forduló mindegyike ezekből áll: bevétel és források, akciók, vízáramlás, pontozás és a forduló vége. Az utolsó fordulónak nincs zárófázisa: a végső pontozás következik.</translation>
    </message>
    <message id="rules/barrage.setup.heading">
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/barrage.setup.text">
        <source>Four of the eight headstream tiles lie on the headstreams A to D, five bonus tiles on the energy track, one objective tile beside it, all face up and at random. Both sides of the map have the same basins, rivers and conduits.</source>
        <translation>A nyolc forráslapka közül négy az A–D forrásokra, öt bónuszlapka az energiasávra, egy céllapka mellé kerül, mind képpel felfelé és véletlenszerűen. A térkép mindkét oldalán ugyanazok a víztározók, folyók és csatornák vannak.</translation>
    </message>
    <message id="rules/barrage.solomon.heading">
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message id="rules/barrage.solomon.text">
        <source>Each machine of a construction may be replaced by 3 credits, even all of them. The credits go to the general supply.</source>
        <translation>Egy építés minden munkagépe helyettesíthető 3 kredittel, akár mind is. A kreditek a közös készletbe kerülnek.</translation>
    </message>
    <message id="rules/barrage.start-items.heading">
        <source>What everybody starts with</source>
        <translation>Amivel mindenki kezd</translation>
    </message>
    <message id="rules/barrage.start-items.text">
        <source>Everybody has 6 credits, 6 excavators, 4 mixers, 12 engineers, 10 victory points and four basic technology tiles, one for each kind of structure. An option gives Mahiri Sekibo 9 credits. Anton Krylov's player also gets his special tile.</source>
        <translation>Mindenkinek van 6 kreditje, 6 földmunkagépe, 4 betonkeverő gépe, 12 mérnöke, 10 győzelmi pontja és négy alaptechnológia-lapkája, építményfajtánként egy. Beállítással Mahiri Sekibo 9 kreditet kap. Anton Krylov játékosa megkapja a speciálistechnológia-lapkáját is.</translation>
    </message>
    <message id="rules/barrage.taken-space.heading">
        <source>Taken spaces</source>
        <translation>Foglalt mezők</translation>
    </message>
    <message id="rules/barrage.taken-space.text">
        <source>A space with anybody's engineers is closed for the rest of the round, except the bank.</source>
        <translation>Ahol már vannak mérnökök, az az akciómező a forduló végéig zárva van, a bank kivételével.</translation>
    </message>
    <message id="rules/barrage.technology.heading">
        <source>Technology tiles</source>
        <translation>Technológialapkák</translation>
    </message>
    <message id="rules/barrage.technology.text">
        <source>A structure needs a tile of its kind, or a joker, from your own supply. A tile on the wheel is not available until it comes back.</source>
        <translation>Egy építményhez a saját készletből a fajtájának megfelelő technológialapka vagy dzsóker kell. Az építőkeréken lévő lapka nem használható, amíg vissza nem tér.</translation>
    </message>
    <message id="rules/barrage.tile-energy.heading">
        <source>Energy of tiles</source>
        <translation>A lapkák energiája</translation>
    </message>
    <message id="rules/barrage.tile-energy.text">
        <source>Energy of a technology tile moves the marker and may fulfil one own contract. It has no company bonus and triggers no ability.</source>
        <translation>A technológialapka energiája előrelépteti a jelzőt, és teljesíthet egy saját szerződést. Nem jár hozzá vállalati bónusz, és nem vált ki képességet.</translation>
    </message>
    <message id="rules/barrage.track-credits.heading">
        <source>Credits of the energy track</source>
        <translation>Az energiasáv kreditjei</translation>
    </message>
    <message id="rules/barrage.track-credits.text">
        <source>Everybody gains the credits of the last marked space reached: 1, 2, 4, 7, 11, 16, 22 and 29 energy give 1 to 8. Who has produced nothing gains 3 credits and loses 3 victory points, even below zero.</source>
        <translation>Mindenki az utoljára elért jelölt mező kreditjeit kapja: 1, 2, 4, 7, 11, 16, 22 és 29 energiaegység 1–8 kreditet ad. Aki semmit sem termelt, 3 kreditet kap, és 3 győzelmi pontot veszít, akár nulla alá is.</translation>
    </message>
    <message id="rules/barrage.turn-order.heading">
        <source>Turn order</source>
        <translation>Körsorrend</translation>
    </message>
    <message id="rules/barrage.turn-order.text">
        <source>Who has produced least goes first in the next round. Players with equal energy swap their former order.</source>
        <translation>Aki a legkevesebbet termelte, a következő fordulóban az első. Akiknek ugyanannyi az energiájuk, felcserélik korábbi sorrendjüket.</translation>
    </message>
    <message id="rules/barrage.turn.heading">
        <source>A turn</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/barrage.turn.text">
        <source>In turn order each player lays engineers on exactly one free space and carries out its action. This goes round until all have passed. Building with a tile that needs no engineers is a whole turn as well.</source>
        <translation>Körsorrendben mindenki pontosan egy szabad akciómezőre rak le mérnököket, és végrehajtja az akcióját. Ez addig megy körbe, amíg mindenki nem passzolt. Mérnököt nem igénylő lapkával építeni is egész körnek számít.</translation>
    </message>
    <message id="rules/barrage.viktor.heading">
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message id="rules/barrage.viktor.text">
        <source>Drops times value of 3 or less count as 4 before bonus and malus, in every production, also in Germany's second one unless an option says otherwise.</source>
        <translation>Ha a vízcseppek száma szorozva a termelőértékkel legfeljebb 3, az bónusz és büntetés előtt 4-nek számít, minden termelésnél, Németország második termelésénél is, hacsak egy beállítás mást nem mond.</translation>
    </message>
    <message id="rules/barrage.water-flow.heading">
        <source>Water flow</source>
        <translation>Vízáramlás</translation>
    </message>
    <message id="rules/barrage.water-flow.text">
        <source>Drops run one by one along their only way: the powerhouses of a basin, its upper dam, its lower dam, the next basin. The first dam with room holds a drop, whoever owns it. A drop that passes the lowest basins leaves the map. Held drops move only by a production.</source>
        <translation>A vízcseppek egyenként folynak végig egyetlen útjukon: egy víztározó erőművei, felső gátja, alsó gátja, majd a következő víztározó. Az első gát, amelyben van hely, visszatartja a vízcseppet, akárkié is. Amelyik túljut a legalsó víztározókon, elhagyja a térképet. A visszatartott víz csak termeléssel mozdul.</translation>
    </message>
    <message id="rules/barrage.water-management.heading">
        <source>Drops that wait</source>
        <translation>Várakozó vízcseppek</translation>
    </message>
    <message id="rules/barrage.water-management.text">
        <source>Drops are placed on headstreams of one's choice, split as one likes, fewer than allowed but at least one. There is no limit on a headstream. They run in the water flow phase.</source>
        <translation>A vízcseppeket tetszőleges forrásokra, tetszőlegesen elosztva teheted, kevesebbet is a megengedettnél, de legalább egyet. Egy forráson bármennyi lehet. A vízáramlás fázisában indulnak el.</translation>
    </message>
    <message id="rules/barrage.wheel.heading">
        <source>The construction wheel</source>
        <translation>Az építőkerék</translation>
    </message>
    <message id="rules/barrage.wheel.text">
        <source>Tile and machines go into the open segment, then the wheel turns by one. What comes to the open segment returns to the supply at once: after six turns in all. Credits never lie on the wheel. An empty wheel may be turned.</source>
        <translation>A lapka és a munkagépek a nyitott szektorba kerülnek, azután a kerék egyet fordul. Ami a nyitott szektorhoz ér, azonnal visszakerül a készletbe: összesen hat fordulat után. Kredit sohasem kerül a kerékre. Az üres kereket is el lehet forgatni.</translation>
    </message>
    <message id="rules/barrage.winner.heading">
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/barrage.winner.text">
        <source>Most victory points win; in a tie more energy in the fifth round, then the victory is shared.</source>
        <translation>A legtöbb győzelmi pont nyer; holtversenynél az ötödik fordulóban termelt több energia, azután közös a győzelem.</translation>
    </message>
</context>
<context>
    <name>rules/ginkgopolis</name>
    <message id="rules/ginkgopolis.bonus.heading">
        <source>Permanent bonuses</source>
        <translation>Állandó bónuszok</translation>
    </message>
    <message id="rules/ginkgopolis.bonus.text">
        <source>Each face-up card in front of you with an arrow pays whenever you take its action: characters and building cards 1 to 6 one item, building cards 7 to 9 two. They are paid at the end of the action, before the played card is put away.</source>
        <translation>Minden előtted fekvő, képpel felfelé lévő nyilas kártya bónuszt ad, valahányszor az ő akcióját választod: a karakterkártyák és az 1–6-os épületkártyák egyet adnak, a 7–9-esek kettőt. Az akció végén kapod meg, mielőtt a kijátszott kártya elkerül.</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.heading">
        <source>Buildings</source>
        <translation>Épületek</translation>
    </message>
    <message id="rules/ginkgopolis.buildings.text">
        <source>A building is a stack of one or more tiles. Its top tile gives its colour and number, its height is the number of tiles. Each of the 60 tiles is unique: red, blue and yellow from 1 to 20, and each has a building card.</source>
        <translation>Egy épület egy vagy több épületlapkából álló kupac. Színét és számát a legfelső lapka adja, magassága a lapkák száma. Mind a 60 épületlapka egyedi: 1-től 20-ig piros, kék és sárga, és mindegyiknek van épületkártyája.</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.heading">
        <source>Too dear to build</source>
        <translation>Túl drága építkezés</translation>
    </message>
    <message id="rules/ginkgopolis.cannot-pay.text">
        <source>If you lack the resources or the success points for the revealed card and tile, the tile goes back behind your screen and the card must be exploited. What you can pay must be built.</source>
        <translation>Ha a felfedett kártyához és épületlapkához nincs elég erőforrásod vagy sikerpontod, a lapka visszakerül a paravánod mögé, a kártyát pedig hasznosítanod kell. Amit ki tudsz fizetni, azt meg is kell építened.</translation>
    </message>
    <message id="rules/ginkgopolis.characters.heading">
        <source>Characters</source>
        <translation>Karakterkártyák</translation>
    </message>
    <message id="rules/ginkgopolis.characters.text">
        <source>Everybody starts with three characters face up. In a first game each player gets one of the six numbered sets at random. Against Hal there are none.</source>
        <translation>Mindenki három, képpel felfelé fekvő karakterkártyával kezd. Az első játékban véletlenszerűen kapjátok a hat számozott karakterszett egyikét. Hal ellen nincsenek karakterkártyák.</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.heading">
        <source>Another colour costs a resource</source>
        <translation>A színváltás erőforrásba kerül</translation>
    </message>
    <message id="rules/ginkgopolis.colour-surcharge.text">
        <source>If the new tile has another colour than the one it covers, you put one resource from behind your screen into your supply.</source>
        <translation>Ha az új lapka színe eltér attól, amelyet letakar, a paravánod mögül egy erőforrást a készletedbe teszel.</translation>
    </message>
    <message id="rules/ginkgopolis.colours.heading">
        <source>What the colours give</source>
        <translation>Mit adnak a színek</translation>
    </message>
    <message id="rules/ginkgopolis.colours.text">
        <source>Red buildings give resources, blue ones tiles, yellow ones success points.</source>
        <translation>A piros épületek erőforrást, a kékek épületlapkát, a sárgák sikerpontot adnak.</translation>
    </message>
    <message id="rules/ginkgopolis.commit.heading">
        <source>Choosing a card</source>
        <translation>Kártyaválasztás</translation>
    </message>
    <message id="rules/ginkgopolis.commit.text">
        <source>All secretly choose one card of their hand and lay it face down, alone or together with one tile from behind the screen. A tile is never played without a card. The cost does not matter yet.</source>
        <translation>Mindenki titokban kiválaszt egyet a kézben tartott lapjai közül, és képpel lefelé leteszi, magában vagy egy, a paravánja mögül vett épületlapkával. Épületlapka sohasem játszható ki kártya nélkül. A költség ekkor még nem számít.</translation>
    </message>
    <message id="rules/ginkgopolis.connected.heading">
        <source>One city</source>
        <translation>Egyetlen város</translation>
    </message>
    <message id="rules/ginkgopolis.connected.text">
        <source>The city starts as a closed square and grows only beside or on top of its buildings, so all buildings are connected by shared edges.</source>
        <translation>A város zárt négyzetként indul, és csak az épületei mellett vagy tetején növekszik, így minden épület az élei mentén kapcsolódik a többihez.</translation>
    </message>
    <message id="rules/ginkgopolis.construct.heading">
        <source>Construct a floor</source>
        <translation>Szintépítés</translation>
    </message>
    <message id="rules/ginkgopolis.construct.text">
        <source>The resources on the building return to their owner; lay the tile on top, pay what it costs extra, put your resources and a construction-site marker on it and take your construct bonuses. You keep the card. The neighbours are not exploited. A tile that is built never leaves the city.</source>
        <translation>Az épületen álló erőforrások visszakerülnek a tulajdonosukhoz; tedd rá a lapkát, fizesd ki a plusz költségeket, tedd rá az erőforrásaidat és egy építésiterület-jelzőt, és vedd el a szintépítési bónuszaidat. A kártyát megtartod. A szomszédokat nem hasznosítod. A megépített lapka soha nem kerül ki a városból.</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.heading">
        <source>Ties in a district</source>
        <translation>Egyenlőség egy kerületben</translation>
    </message>
    <message id="rules/ginkgopolis.district-ties.text">
        <source>If two players have equally many resources in a district, the one with the taller building there is ahead; if these are equally tall, the higher number decides. With several equally tall buildings of your own the highest number counts.</source>
        <translation>Ha két játékosnak ugyanannyi erőforrása van egy kerületben, az kerül előrébb, akinek ott magasabb épülete van; ha ezek is egyforma magasak, a nagyobb szám dönt. Több egyforma magas saját épületed közül a legnagyobb számú számít.</translation>
    </message>
    <message id="rules/ginkgopolis.districts.heading">
        <source>Districts</source>
        <translation>Kerületek</translation>
    </message>
    <message id="rules/ginkgopolis.districts.text">
        <source>Two or more buildings of one colour that share edges form a district; corners do not join. The player with the most resources there scores all resources of the district, the second scores the own ones, others nothing. If only one player has resources there, they score double.</source>
        <translation>Két vagy több azonos színű, élszomszédos épület kerületet alkot; a sarkok nem kötik össze őket. Akinek ott a legtöbb erőforrása van, a kerület összes erőforrásáért kap pontot, a második csak a sajátjaiért, a többiek semmit. Ha csak egy játékosnak van ott erőforrása, azok duplán számítanak.</translation>
    </message>
    <message id="rules/ginkgopolis.draft.heading">
        <source>Choosing characters</source>
        <translation>Karakterkártyák választása</translation>
    </message>
    <message id="rules/ginkgopolis.draft.text">
        <source>Everybody is dealt four characters, keeps one in secret and passes the others to the left; this is done three times. The last character goes back to the box, then all show their three.</source>
        <translation>Mindenki négy karakterkártyát kap, egyet titokban megtart, a többit balra továbbadja; ez háromszor ismétlődik. Az utolsó karakterkártya visszakerül a dobozba, majd mindenki felfedi a megtartott hármat.</translation>
    </message>
    <message id="rules/ginkgopolis.draw.heading">
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/ginkgopolis.draw.text">
        <source>From the new first player on, everybody draws one card, so that all hold four again. Against Hal you draw three cards each round, and then one for Hal, face down.</source>
        <translation>Az új kezdőjátékostól indulva mindenki húz egy kártyát, hogy újra négy lapja legyen. Hal ellen körönként három kártyát húzol, majd képpel lefelé egyet Hal részére.</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.heading">
        <source>End-of-game cards</source>
        <translation>Játék végi bónuszok</translation>
    </message>
    <message id="rules/ginkgopolis.end-cards.text">
        <source>Building cards 10 to 20 in front of you score at the end: 1 for each of your resources on a colour (10 to 13), 1 for each of your buildings up to height 2 (14), 3 for each of height 3 or more (15), 2 for each card with a certain bonus (16 to 18) or of its colour (19), or simply 9 (20). Characters count.</source>
        <translation>Az előtted fekvő 10–20-as épületkártyák a játék végén pontot érnek: 1-et minden, adott színen álló erőforrásodért (10–13), 1-et minden legfeljebb 2 szintes épületedért (14), 3-at minden legalább 3 szintesért (15), 2-t minden adott bónuszú (16–18) vagy a saját színével egyező kártyádért (19), illetve egyszerűen 9-et (20). A karakterkártyák is számítanak.</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.heading">
        <source>The last resource</source>
        <translation>Az utolsó erőforrás</translation>
    </message>
    <message id="rules/ginkgopolis.end-trigger.text">
        <source>When a player puts the last resource on a building and has none left, neither behind the screen nor in the supply, this is the last round. This stays so even if resources come back later.</source>
        <translation>Ha egy játékos épületre teszi az utolsó erőforrását, és sem a paravánja mögött, sem a készletében nincs több, ez az utolsó kör. Ez akkor is így marad, ha később visszakap erőforrást.</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.heading">
        <source>Expert Hal</source>
        <translation>Profi Hal</translation>
    </message>
    <message id="rules/ginkgopolis.expert-hal.text">
        <source>If Hal's card is an urbanization card, one more is drawn, once. He plays the new one if it is a building card that he has the resources for, or an urbanization card that gives him more success points. Otherwise he plays the first. The other one is discarded.</source>
        <translation>Ha Hal kártyája külterület-kártya, húzz neki egyszer még egyet. Az újat játssza ki, ha olyan épületkártya, amelyhez van elég erőforrása, vagy olyan külterület-kártya, amely több sikerpontot ad neki. Különben az elsőt játssza ki. A másik a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.heading">
        <source>Exploit with an urbanization card</source>
        <translation>Hasznosítás külterület-kártyával</translation>
    </message>
    <message id="rules/ginkgopolis.exploit-urbanization.text">
        <source>An urbanization card played alone gives one resource or one tile, as you like. Only a supply that is not empty can be chosen; if both are empty you get nothing, but your exploit bonuses still pay.</source>
        <translation>A magában kijátszott külterület-kártyáért választásod szerint egy erőforrást vagy egy épületlapkát kapsz. Csak nem üres készletből választhatsz; ha mindkettő üres, semmit sem kapsz, de a hasznosítási bónuszaid akkor is járnak.</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.heading">
        <source>Exploit</source>
        <translation>Hasznosítás</translation>
    </message>
    <message id="rules/ginkgopolis.exploit.text">
        <source>A building card played alone gives one item for each floor of its building: resources if it is red, tiles if blue, success points if yellow. It does not matter who owns the building. Your exploit bonuses pay, then the card is discarded.</source>
        <translation>A magában kijátszott épületkártya az épülete minden szintjéért egyet ad: piros épületért erőforrást, kékért épületlapkát, sárgáért sikerpontot. Nem számít, kié az épület. Megkapod a hasznosítási bónuszaidat, majd a kártya a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.heading">
        <source>Final score</source>
        <translation>Végső pontszám</translation>
    </message>
    <message id="rules/ginkgopolis.final-score.text">
        <source>Add up your success points, your cards with an equals sign, 2 points for each unused new-hand token, and the districts. Resources and tiles that are left score nothing.</source>
        <translation>Add össze a sikerpontjaidat, az egyenlőségjeles kártyáidat, a fel nem használt lapdobásjelzőidért járó 2-2 pontot és a kerületeket. A megmaradt erőforrások és épületlapkák nem érnek semmit.</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.heading">
        <source>First player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message id="rules/ginkgopolis.first-player.text">
        <source>The first player leads the round. The first-player card travels with the cards that are passed to the left, so each round the next player leads. Who begins is drawn at random unless you settle it. Against Hal you always begin.</source>
        <translation>A kört a kezdőjátékos kezdi. A kezdőjátékos-kártya a balra továbbadott lapokkal vándorol, így minden körben más kezd. Hogy ki kezd először, azt sorsolás dönti el, hacsak nem egyeztek meg. Hal ellen mindig te kezdesz.</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.heading">
        <source>A resource for each floor</source>
        <translation>Szintenként egy erőforrás</translation>
    </message>
    <message id="rules/ginkgopolis.floor-resources.text">
        <source>Put one resource from behind your screen on the building for each floor, the new one included; a new building takes one. Resources that just came back to you from this building may be used, bonuses of this action may not.</source>
        <translation>A paravánod mögül szintenként egy erőforrást tegyél az épületre, az új szintet is beleszámítva; új épületre egy jár. Ami erről az épületről épp visszakerült hozzád, azt felhasználhatod, ennek az akciónak a bónuszait nem.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.heading">
        <source>Gaining resources</source>
        <translation>Erőforrás szerzése</translation>
    </message>
    <message id="rules/ginkgopolis.gain-resources.text">
        <source>Resources come only from the supply of your own colour. If it holds fewer than you should get, you take what is there and the rest is lost.</source>
        <translation>Erőforrást csak a saját színed készletéből kaphatsz. Ha ott kevesebb van, mint amennyi járna, elveszed, ami van, a többi elvész.</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.heading">
        <source>Gaining tiles</source>
        <translation>Épületlapka szerzése</translation>
    </message>
    <message id="rules/ginkgopolis.gain-tiles.text">
        <source>Tiles are drawn unseen from the supply and go behind the screen. When the last one is taken, what follows is carried out at once; then you draw what is still due.</source>
        <translation>Az épületlapkákat megnézés nélkül húzod a készletből, és a paravánod mögé teszed. Amikor az utolsó is elfogy, azonnal végre kell hajtani, ami ebből következik; azután megkapod, ami még jár.</translation>
    </message>
    <message id="rules/ginkgopolis.goal.heading">
        <source>Goal of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message id="rules/ginkgopolis.goal.text">
        <source>You develop a city of tomorrow: you exploit its buildings, add new ones on the outskirts and add floor after floor. Whoever has the most success points at the end wins.</source>
        <translation>A holnap városát fejlesztitek: hasznosítjátok az épületeit, a külterületen újakat emeltek, és szintet szintre raktok. A játék végén az nyer, akinek a legtöbb sikerpontja van.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.heading">
        <source>Hal constructs</source>
        <translation>Hal szintet épít</translation>
    </message>
    <message id="rules/ginkgopolis.hal-construct.text">
        <source>Hal lays his tile on the building of his card and puts one resource from his supply on it for each floor. He pays nothing for a lower number or another colour. He keeps the card: its arrow never pays him, its equals sign scores at the end.</source>
        <translation>Hal a kártyájának épületére teszi a lapkáját, és a saját készletéből szintenként egy erőforrást tesz rá. Kisebb számért vagy színváltásért nem fizet. A kártyát megtartja: a nyíl bónusza sohasem jár neki, az egyenlőségjel a játék végén pontot ér.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.heading">
        <source>The end against Hal</source>
        <translation>A játék vége Hal ellen</translation>
    </message>
    <message id="rules/ginkgopolis.hal-end.text">
        <source>The game ends after the round in which the tiles run out, you or Hal put the last resource on a building, or Hal lacks the resources for his action; that action is not carried out. If you took the last tile, Hal does not act. No tiles are given back.</source>
        <translation>A játék annak a körnek a végén ér véget, amelyben elfogynak az épületlapkák, te vagy Hal épületre teszitek az utolsó erőforrásotokat, vagy Hal erőforrásai nem elegendők az akciójához; az az akció elmarad. Ha te vetted el az utolsó épületlapkát, Hal akciója elmarad. Épületlapkát nem lehet beadni.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.heading">
        <source>The cards that were not played</source>
        <translation>A ki nem játszott kártyák</translation>
    </message>
    <message id="rules/ginkgopolis.hal-hand.text">
        <source>After Hal's action the two cards that you have not played are discarded.</source>
        <translation>Hal akciója után a két ki nem játszott kártyád a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.heading">
        <source>Hal urbanizes</source>
        <translation>Hal bővít</translation>
    </message>
    <message id="rules/ginkgopolis.hal-urbanize.text">
        <source>Hal builds on the marker of his card with one resource; you move the marker. For each neighbouring building he gains success points equal to its height, whatever its colour, but no resources and no tiles.</source>
        <translation>Hal a kártyáján szereplő külterület-jelző helyére épít egy erőforrással; a jelzőt te helyezed át. Minden szomszédos épületért annyi sikerpontot kap, amennyi a magassága, bármilyen színű is; erőforrást és épületlapkát nem kap.</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.heading">
        <source>Beating Hal</source>
        <translation>Hal legyőzése</translation>
    </message>
    <message id="rules/ginkgopolis.hal-win.text">
        <source>Hal's score is counted like a player's. You win only with more success points than Hal.</source>
        <translation>Hal pontjait ugyanúgy kell számolni, mint egy játékosét. Csak akkor nyersz, ha több sikerpontod van, mint amennyit Hal szerzett.</translation>
    </message>
    <message id="rules/ginkgopolis.hal.heading">
        <source>Alone against Hal</source>
        <translation>Egyedül Hal ellen</translation>
    </message>
    <message id="rules/ginkgopolis.hal.text">
        <source>Set up as for two players. You start with 6 resources, 6 tiles and 6 success points, without characters and tokens, and are always first. Hal starts with nothing; the supply of his colour and the tiles are his own. Each round you act first, then Hal's card is revealed, a tile is drawn for him and he builds.</source>
        <translation>Az előkészületek a kétszemélyes játékét követik. 6 erőforrással, 6 épületlapkával és 6 sikerponttal kezdesz, karakterkártyák és lapdobásjelzők nélkül, és mindig te kezdesz. Hal induláskor semmit sem kap; színének készlete és az épületlapkák az övéi. Minden körben előbb te hajtod végre az akciódat, majd felfeded Hal kártyáját, húzol neki egy épületlapkát, és Hal épít.</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.heading">
        <source>Hand of cards</source>
        <translation>A kézben tartott lapok</translation>
    </message>
    <message id="rules/ginkgopolis.hand-size.text">
        <source>A hand holds four cards when a round begins, three of them after one was chosen. Against Hal you have three cards.</source>
        <translation>A kör elején négy lap van a kezedben, miután egyet kiválasztottál, három. Hal ellen három lapod van.</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.heading">
        <source>Keeping the card</source>
        <translation>A kártya megtartása</translation>
    </message>
    <message id="rules/ginkgopolis.keep-card.text">
        <source>The building card with which you built a floor stays face up in front of you for the rest of the game. An arrow pays from your next action on, an equals sign scores at the end.</source>
        <translation>Az az épületkártya, amellyel új szintet építettél, a játék végéig képpel felfelé előtted marad. A nyíl bónusza a következő akciódtól kezdve jár, az egyenlőségjel a játék végén ér pontot.</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.heading">
        <source>The last round</source>
        <translation>Az utolsó kör</translation>
    </message>
    <message id="rules/ginkgopolis.last-round.text">
        <source>Once the end is triggered the round is finished, so that everybody has acted. Then no cards are passed or drawn, and the scores are counted.</source>
        <translation>Ha bekövetkezett a játék vége, a kört még befejezitek, hogy mindenki sorra kerüljön. Ezután nincs lapátadás és húzás, hanem a pontozás következik.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.heading">
        <source>Moving the marker</source>
        <translation>A külterület-jelző áthelyezése</translation>
    </message>
    <message id="rules/ginkgopolis.marker-move.text">
        <source>After a tile was laid on its cell, the marker goes to any cell beside the new tile, not diagonally, that holds neither a building nor a marker. The player who built chooses; for Hal you choose.</source>
        <translation>Miután egy lapka a mezőjére került, a külterület-jelző az új lapka melletti (átlósan nem) bármelyik olyan mezőre kerül, ahol nincs sem épület, sem jelző. Az választ, aki épített; Hal helyett te választasz.</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.heading">
        <source>No free cell for the marker</source>
        <translation>Nincs szabad mező a külterület-jelzőnek</translation>
    </message>
    <message id="rules/ginkgopolis.marker-rare.text">
        <source>If no cell beside the new tile is free, the marker goes to any free cell on the outer edge of the city where the markers stay in alphabetical order. If there is none between its neighbours, the markers on one side move along by one cell to make room.</source>
        <translation>Ha az új lapka mellett nincs szabad mező, a külterület-jelző a város külső szélének bármelyik olyan szabad mezőjére kerül, ahol a jelzők betűrendben maradnak. Ha a szomszédai között nincs ilyen, az egyik oldalon a jelzők egy mezővel arrébb kerülnek, hogy helyet csináljanak.</translation>
    </message>
    <message id="rules/ginkgopolis.markers.heading">
        <source>The outskirts</source>
        <translation>A külterület</translation>
    </message>
    <message id="rules/ginkgopolis.markers.text">
        <source>The markers A to L lie around the city in alphabetical order, clockwise, each alone on a cell beside a building. They show where new buildings may rise.</source>
        <translation>A külterület-jelzők (A–L) betűrendben, az óramutató járása szerint veszik körül a várost, mindegyik egyedül egy épület melletti mezőn. Azt mutatják, hol épülhetnek új épületek.</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.heading">
        <source>What a card speaks of</source>
        <translation>Miről szól egy kártya</translation>
    </message>
    <message id="rules/ginkgopolis.matching-card.text">
        <source>A building card speaks of the building whose top tile has its colour and number, an urbanization card of the marker with its letter. Cards of tiles that are not in the city wait in the reserve.</source>
        <translation>Egy épületkártya arról az épületről szól, amelynek legfelső lapkája a kártya színét és számát viseli, egy külterület-kártya pedig az azonos betűjű külterület-jelzőről. A városban nem szereplő épületlapkák kártyái a félretett épületkártyák között várnak.</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.heading">
        <source>Exploiting the neighbours</source>
        <translation>A szomszédok hasznosítása</translation>
    </message>
    <message id="rules/ginkgopolis.neighbours.text">
        <source>Each building that shares an edge with the new one gives its items, one for each floor, whoever owns it and even under construction; north first, then clockwise. The new building itself gives nothing, and exploit bonuses do not pay.</source>
        <translation>Minden élszomszédos épület a szintjeinek számával megegyező hozamot ad, akárkié is, még építés alatt is; először az északi, majd az óramutató járása szerint a többi. Az új épület maga semmit sem ad, és a hasznosítási bónuszok sem járnak.</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.heading">
        <source>A new hand</source>
        <translation>Lapdobás</translation>
    </message>
    <message id="rules/ginkgopolis.new-hand.text">
        <source>Before choosing you may hand in a new-hand token, discard your whole hand and draw as many cards. There are two tokens for the game; both may be used in one round. Several wishes are carried out one after the other. Against Hal there are no tokens.</source>
        <translation>Választás előtt beadhatsz egy lapdobásjelzőt: eldobod az összes kézben tartott lapodat, és ugyanannyi újat húzol. Az egész játékra két jelződ van, egy körben mindkettőt felhasználhatod. Ha többen kérik, egymás után kerül rá sor. Hal ellen nincsenek lapdobásjelzők.</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.heading">
        <source>A lower number costs points</source>
        <translation>A kisebb szám sikerpontba kerül</translation>
    </message>
    <message id="rules/ginkgopolis.number-surcharge.text">
        <source>If the new tile shows a lower number than the one it covers, you pay the difference in success points.</source>
        <translation>Ha az új lapka száma kisebb annál, amelyet letakar, a különbséget sikerpontban befizeted.</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.heading">
        <source>A card of your hand</source>
        <translation>Egy kártya a kezedből</translation>
    </message>
    <message id="rules/ginkgopolis.own-card.text">
        <source>Only a card that you hold can be chosen. To build on a building or a marker you need its very card.</source>
        <translation>Csak olyan kártyát választhatsz, amely a kezedben van. Épületre vagy külterület-jelzőre csak a saját kártyájával építhetsz.</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.heading">
        <source>A tile of your own</source>
        <translation>Saját épületlapka</translation>
    </message>
    <message id="rules/ginkgopolis.own-tile.text">
        <source>Only a tile from behind your own screen can be played with a card.</source>
        <translation>Kártyával együtt csak a saját paravánod mögül játszhatsz ki épületlapkát.</translation>
    </message>
    <message id="rules/ginkgopolis.owners.heading">
        <source>Who owns a building</source>
        <translation>Kié egy épület</translation>
    </message>
    <message id="rules/ginkgopolis.owners.text">
        <source>A building belongs to the player whose resources stand on it: one resource for each floor, all of one player. Only the nine start buildings begin without an owner and bare.</source>
        <translation>Egy épület azé, akinek az erőforrásai rajta állnak: szintenként egy, és mind ugyanazé a játékosé. Csak a kilenc kezdőépület indul gazdátlanul és üresen.</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.heading">
        <source>Passing the cards</source>
        <translation>A lapok továbbadása</translation>
    </message>
    <message id="rules/ginkgopolis.pass-left.text">
        <source>After all actions everybody passes the three remaining cards to the left neighbour, together with the first-player card.</source>
        <translation>Az akciók után mindenki továbbadja a megmaradt három lapját a bal oldali szomszédjának, a kezdőjátékos-kártyával együtt.</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.heading">
        <source>Rebuilding the deck</source>
        <translation>Új húzópakli</translation>
    </message>
    <message id="rules/ginkgopolis.rebuild.text">
        <source>As soon as the deck is empty, also in the middle of drawing, the cards of all buildings under construction come from the reserve to the discard pile, which is shuffled as the new deck. With one to three players the top seven are discarded. All construction-site markers are removed.</source>
        <translation>Amint a húzópakli kifogy, akár húzás közben is, minden építés alatt álló épület kártyája a félretettek közül a dobott lapokhoz kerül, ezek megkeverve alkotják az új húzópaklit. Egy–három játékosnál a felső hét lap a dobott lapok közé kerül. Minden építésiterület-jelző lekerül a városról.</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.heading">
        <source>Resolving the actions</source>
        <translation>Az akciók végrehajtása</translation>
    </message>
    <message id="rules/ginkgopolis.resolve.text">
        <source>From the first player on clockwise, everybody reveals the chosen card and carries out its action before the next one reveals. Card alone: exploit. Urbanization card with a tile: urbanize. Building card with a tile: construct.</source>
        <translation>A kezdőjátékostól az óramutató járása szerint mindenki felfedi a választott kártyáját, és végrehajtja az akcióját, mielőtt a következő felfedné a sajátját. Kártya magában: hasznosítás. Külterület-kártya épületlapkával: bővítés. Épületkártya épületlapkával: szintépítés.</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.heading">
        <source>Resources return</source>
        <translation>Visszakerülő erőforrások</translation>
    </message>
    <message id="rules/ginkgopolis.return-resources.text">
        <source>What stands on an overbuilt building goes back behind its owner's screen. If you overbuild somebody else, that player also gains one success point for each of these resources; overbuilding yourself gives none. Hal's resources go back to his supply.</source>
        <translation>Ami a felülépített épületen áll, visszakerül a tulajdonosa paravánja mögé. Ha más épületét építed felül, az illető minden így visszakapott erőforrásért egy sikerpontot is kap; ha a sajátodat, azért nem jár semmi. Hal erőforrásai a készletébe kerülnek vissza.</translation>
    </message>
    <message id="rules/ginkgopolis.round.heading">
        <source>A round</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/ginkgopolis.round.text">
        <source>A round has three steps: all choose a card at the same time, all resolve their actions in turn order, all prepare the next round. The number of rounds is not fixed.</source>
        <translation>Egy kör három lépésből áll: mindenki egyszerre kártyát választ, majd sorban végrehajtja az akcióját, végül mindenki felkészül a következő körre. A körök száma nincs megszabva.</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.heading">
        <source>The tiles run out the first time</source>
        <translation>Az épületlapkák először fogynak el</translation>
    </message>
    <message id="rules/ginkgopolis.run-out.text">
        <source>When the last tile of the supply is taken, everybody secretly sets aside any number of the tiles behind the screen; a tile already chosen cannot be given. All show them, each tile scores one success point, and they are shuffled as the new supply. If nobody gives a tile, this counts as the second time. It happens in the last round too.</source>
        <translation>Amikor elfogy a készlet utolsó épületlapkája, mindenki titokban tetszőleges számú épületlapkát félretesz a paravánja mögül; a már kiválasztott lapka nem adható be. Mindenki felfedi ezeket, minden lapka egy sikerpontot ér, és megkeverve ezek lesznek az új készlet. Ha senki sem ad be lapkát, ez már a második alkalomnak számít. Az utolsó körben is így történik.</translation>
    </message>
    <message id="rules/ginkgopolis.screen.heading">
        <source>Behind the screen</source>
        <translation>A paraván mögött</translation>
    </message>
    <message id="rules/ginkgopolis.screen.text">
        <source>Resources, tiles and success points that you gain lie behind your screen, and nobody else may look. Cards in front of you and new-hand tokens are open.</source>
        <translation>A megszerzett erőforrások, épületlapkák és sikerpontok a paravánod mögé kerülnek, és senki más nem nézheti meg őket. Az előtted fekvő kártyák és a lapdobásjelzők mindenki számára láthatók.</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.heading">
        <source>The tiles run out the second time</source>
        <translation>Az épületlapkák másodszor fogynak el</translation>
    </message>
    <message id="rules/ginkgopolis.second-run-out.text">
        <source>When the supply of tiles is empty for the second time, this is the last round. Tiles that are still due are lost.</source>
        <translation>Amikor az épületlapka-készlet másodszor is elfogy, ez az utolsó kör. A még járó lapkák elvesznek.</translation>
    </message>
    <message id="rules/ginkgopolis.setup.heading">
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/ginkgopolis.setup.text">
        <source>The tiles 1 to 3 of each colour form a random square of 3 by 3, with the markers A to L around it. The 12 urbanization cards and the cards of the nine buildings are the first deck. Each colour starts with 25 resources (2 players), 20 (3), 18 (4) or 16 (5), all in the general supply. Everybody has a screen, two new-hand tokens and four cards.</source>
        <translation>Mindhárom szín 1–3-as épületlapkái véletlenszerű, 3×3-as négyzetet alkotnak, körülöttük a külterület-jelzők A-tól L-ig. Az első húzópakli a 12 külterület-kártya és a kilenc épület kártyája. Minden szín 25 (2 játékos), 20 (3), 18 (4) vagy 16 (5) erőforrással indul, mind a készletben. Mindenki kap egy paravánt, két lapdobásjelzőt és négy kártyát.</translation>
    </message>
    <message id="rules/ginkgopolis.site.heading">
        <source>Under construction</source>
        <translation>Építés alatt</translation>
    </message>
    <message id="rules/ginkgopolis.site.text">
        <source>A tile that was just built bears a construction-site marker: its card is still in the reserve. Nobody can have that card, so nobody can choose this building, until the deck is rebuilt. There are always enough markers.</source>
        <translation>A frissen épített lapkán építésiterület-jelző fekszik: a kártyája még a félretett épületkártyák között van. Senkinek sem lehet meg ez a kártya, ezért ezt az épületet senki sem választhatja, amíg új húzópakli nem készül. Jelzőből mindig van elég.</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.heading">
        <source>Fewer cards at a small table</source>
        <translation>Kevesebb kártya, ha kevesen játszotok</translation>
    </message>
    <message id="rules/ginkgopolis.small-table.text">
        <source>With two or three players, and against Hal, the top seven cards of the deck are discarded unseen, at set-up and whenever the deck is rebuilt.</source>
        <translation>Két vagy három játékosnál és Hal ellen a húzópakli felső hét lapja megnézés nélkül a dobott lapok közé kerül, az előkészületeknél és minden új húzópaklinál.</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.heading">
        <source>What the characters bring</source>
        <translation>Amit a karakterkártyák hoznak</translation>
    </message>
    <message id="rules/ginkgopolis.start-items.text">
        <source>Each player takes the resources, tiles and success points shown on the three characters and puts them behind the screen.</source>
        <translation>Mindenki elveszi a három karakterkártyáján látható erőforrásokat, épületlapkákat és sikerpontokat, és a paravánja mögé teszi.</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.heading">
        <source>The supply of tiles</source>
        <translation>Az épületlapka-készlet</translation>
    </message>
    <message id="rules/ginkgopolis.tiles-complete.text">
        <source>The 51 tiles that are not in the first city are shuffled face down as the supply. With two or three players, and against Hal, 6 of them go back to the box unseen.</source>
        <translation>Az első városon kívüli 51 épületlapka megkeverve, képpel lefelé alkotja a készletet. Két vagy három játékosnál és Hal ellen közülük 6 megnézés nélkül visszakerül a dobozba.</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.heading">
        <source>Unused tokens</source>
        <translation>Fel nem használt lapdobásjelzők</translation>
    </message>
    <message id="rules/ginkgopolis.tokens-score.text">
        <source>Each new-hand token that you have not used scores 2 success points.</source>
        <translation>Minden fel nem használt lapdobásjelződ 2 sikerpontot ér.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.heading">
        <source>Urbanization cards</source>
        <translation>Külterület-kártyák</translation>
    </message>
    <message id="rules/ginkgopolis.urbanization-cards.text">
        <source>Each of the twelve urbanization cards A to L speaks of the marker with its letter. They are never kept: they are always in the deck, the discard pile, a hand or a choice.</source>
        <translation>A tizenkét külterület-kártya (A–L) mindegyike az azonos betűjű külterület-jelzőről szól. Ezeket senki sem tarthatja meg: mindig a húzópakliban, a dobott lapok között, valaki kezében vagy a kiválasztott lapok között vannak.</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.heading">
        <source>Urbanize</source>
        <translation>Bővítés</translation>
    </message>
    <message id="rules/ginkgopolis.urbanize.text">
        <source>Lay the tile on the cell of the card's marker, put one of your resources and a construction-site marker on it, move the marker, exploit every neighbouring building and take your urbanize bonuses. Then the card is discarded.</source>
        <translation>Tedd az épületlapkát a kártya külterület-jelzőjének mezőjére, tegyél rá egy erőforrást és egy építésiterület-jelzőt, helyezd át a külterület-jelzőt, hasznosíts minden szomszédos épületet, és vedd el a bővítési bónuszaidat. Ezután a kártya a dobott lapok közé kerül.</translation>
    </message>
    <message id="rules/ginkgopolis.winner.heading">
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/ginkgopolis.winner.text">
        <source>Whoever has the most success points wins. Players with equally many share the victory.</source>
        <translation>Az nyer, akinek a legtöbb sikerpontja van. Akiknek ugyanannyi van, osztoznak a győzelmen.</translation>
    </message>
</context>
<context>
    <name>rules/imperial_miners</name>
    <message id="rules/imperial_miners.activate.heading">
        <source>Activating a card</source>
        <translation>Kártya aktiválása</translation>
    </message>
    <message id="rules/imperial_miners.activate.text">
        <source>The card just placed is activated: one of its effects is carried out, a new choice each time.</source>
        <translation>Az éppen lehelyezett kártya aktiválódik: egyik hatását kell végrehajtani, minden alkalommal új választás szerint.</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.heading">
        <source>Atlanteans</source>
        <translation>Atlantisziak</translation>
    </message>
    <message id="rules/imperial_miners.atlanteans.text">
        <source>Atlantean cards collect gadgets and grow with them. Some put gadgets on other cards.</source>
        <translation>Az atlantiszi kártyák masinákat gyűjtenek, és velük erősödnek. Némelyik más kártyákra tesz masinát.</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.heading">
        <source>Barbarians</source>
        <translation>Barbárok</translation>
    </message>
    <message id="rules/imperial_miners.barbarians.text">
        <source>Barbarians gain much and cause cave-ins, often on themselves. Some remove cave-ins or gain by their number.</source>
        <translation>A barbárok sokat szereznek, és beomlásokat okoznak, gyakran saját magukon. Némelyik eltávolítja a beomlásokat, vagy a számuk után kap valamit.</translation>
    </message>
    <message id="rules/imperial_miners.card.heading">
        <source>A mine card</source>
        <translation>A bányakártya</translation>
    </message>
    <message id="rules/imperial_miners.card.text">
        <source>A mine card has a price, none, one or two factions, half carts on its edges, one or two effects and a level. Cards of level I and IV are free, those of level II cost 2 coins, those of level III from 0 to 13.</source>
        <translation>Egy bányakártyának van költsége, nulla, egy vagy két frakciója, fél csilléi a szélein, egy vagy két hatása és szintje. Az I. és IV. szintű kártyák ingyenesek, a II. szintűek 2 pénzérmébe, a III. szintűek 0–13 pénzérmébe kerülnek.</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.heading">
        <source>Cart tokens</source>
        <translation>Csillejelölők</translation>
    </message>
    <message id="rules/imperial_miners.cart-tokens.text">
        <source>A cart token is put on a joined half-full cart of your own mine, which then counts as a full cart. Each takes one token. Without a half-full cart no token is taken, and none is saved for later.</source>
        <translation>A csillejelölő a saját bányádban egy összeállt, félig teli csillére kerül, amely ettől teli csillének számít. Egy csillére egy jelölő jut. Ha nincs félig teli csille, nem jár jelölő, és későbbre sem tehető el.</translation>
    </message>
    <message id="rules/imperial_miners.carts.heading">
        <source>Carts</source>
        <translation>Csillék</translation>
    </message>
    <message id="rules/imperial_miners.carts.text">
        <source>Two half carts that meet on the edge of two touching cards form a cart: full if both are loaded, half-full if one is, empty if none is. Half carts that meet need not be alike. Each full cart is worth 1 victory point at the end. The surface has no carts.</source>
        <translation>Ha két érintkező kártya szélén két fél csille találkozik, csillét alkot: teli, ha mindkét fél teli, félig teli, ha az egyik, üres, ha egyik sem. A találkozó feleknek nem kell egyformának lenniük. Minden teli csille a végén 1 győzelmi pontot ér. A felszínen nincsenek csillék.</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.heading">
        <source>Cave-ins</source>
        <translation>Beomlások</translation>
    </message>
    <message id="rules/imperial_miners.cave-ins.text">
        <source>A card bears at most one cave-in. When a card with a cave-in is activated, the cave-in is removed instead of carrying out an effect; this is its activation of the round and may not be declined. Then the chain reaction goes on.</source>
        <translation>Egy kártyán legfeljebb egy beomlás lehet. Ha beomlással fedett kártyát aktiválsz, hatás végrehajtása helyett a beomlást távolítod el; ez számít a forduló aktiválásának, és nem hagyható ki. Ezután a láncreakció folytatódik.</translation>
    </message>
    <message id="rules/imperial_miners.chain.heading">
        <source>The chain reaction</source>
        <translation>A láncreakció</translation>
    </message>
    <message id="rules/imperial_miners.chain.text">
        <source>After a card has acted, exactly one card touching it from above is activated as if it had just been placed, and so on up to the surface.</source>
        <translation>Miután egy kártya hatása lezajlott, pontosan egy olyan kártyát kell aktiválni, amely felülről érinti, mintha épp most helyezted volna le, és így tovább a felszínig.</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.heading">
        <source>Cheaper cards</source>
        <translation>Olcsóbb kártyák</translation>
    </message>
    <message id="rules/imperial_miners.cheaper.text">
        <source>An effect can lower the price of the next card that is played. It counts when that card is revealed; a card never lowers its own price. What is not used then is lost.</source>
        <translation>Egy hatás csökkentheti a következő kijátszott kártya költségét. Ez a kártya felfedésekor számít; egy kártya sohasem csökkenti a saját költségét. Amit akkor nem használsz fel, elvész.</translation>
    </message>
    <message id="rules/imperial_miners.choose.heading">
        <source>Choosing a card</source>
        <translation>Kártyaválasztás</translation>
    </message>
    <message id="rules/imperial_miners.choose.text">
        <source>Everybody chooses in secret one hand card that they can pay and place. Playing a card is compulsory. Cards and payments stay hidden until all have chosen.</source>
        <translation>Mindenki titokban kiválaszt egy olyan lapot a kezéből, amelyet ki tud fizetni és le tud helyezni. Kártyát kijátszani kötelező. A kártyák és a fizetések rejtve maradnak, amíg mindenki nem választott.</translation>
    </message>
    <message id="rules/imperial_miners.clear.heading">
        <source>Removing cave-ins</source>
        <translation>Beomlások eltávolítása</translation>
    </message>
    <message id="rules/imperial_miners.clear.text">
        <source>An effect that removes cave-ins takes them from cards of your own mine. The freed cards do not act by it.</source>
        <translation>A beomlást eltávolító hatás a saját bányád kártyáiról veszi le a beomlásokat. A felszabadult kártyák ettől nem lépnek működésbe.</translation>
    </message>
    <message id="rules/imperial_miners.coins.heading">
        <source>Coins</source>
        <translation>Pénzérmék</translation>
    </message>
    <message id="rules/imperial_miners.coins.text">
        <source>Coins pay for cards and effects. At the end they only break ties.</source>
        <translation>A pénzérmékkel kártyákért és hatásokért fizetsz. A játék végén csak a holtversenyt döntik el.</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.heading">
        <source>Completing a board</source>
        <translation>Egy kutatástábla teljesítése</translation>
    </message>
    <message id="rules/imperial_miners.complete-board.text">
        <source>At the top of a board its effect is carried out, then the pickaxe goes to the lowest space of a different board, also of one completed before. Steps left over are lost.</source>
        <translation>Egy kutatástábla tetején végre kell hajtani a hatását, majd a csákányjelölő egy másik tábla legalsó mezőjére kerül, akár egy korábban már teljesítettre is. A megmaradt lépések elvesznek.</translation>
    </message>
    <message id="rules/imperial_miners.components.heading">
        <source>What belongs to the game</source>
        <translation>Ami a játékhoz tartozik</translation>
    </message>
    <message id="rules/imperial_miners.components.text">
        <source>There are 136 mine cards (36 of level I, 43 of level II, 43 of level III and 14 of level IV), 18 events and 3 research boards with two sides. Every mine card is in a deck, a discard pile, a hand or a mine.</source>
        <translation>136 bányakártya van (36 az I., 43 a II., 43 a III. és 14 a IV. szinten), 18 esemény és 3 kétoldalas kutatástábla. Minden bányakártya egy pakliban, dobópakliban, kézben vagy bányában van.</translation>
    </message>
    <message id="rules/imperial_miners.counting.heading">
        <source>Counting</source>
        <translation>Számolás</translation>
    </message>
    <message id="rules/imperial_miners.counting.text">
        <source>Many effects depend on numbers: cards of a faction, different factions, cave-ins, gadgets, full carts, the place of the pickaxe, the way it has gone, how cards touch. The acting card counts too, and so do cards with a cave-in.</source>
        <translation>Sok hatás számoktól függ: egy frakció kártyáitól, a különböző frakcióktól, a beomlásoktól, masináktól, teli csilléktől, a csákányjelölő helyétől és megtett útjától, a kártyák érintkezésétől. Az éppen aktivált kártya is számít, és a beomlással fedettek is.</translation>
    </message>
    <message id="rules/imperial_miners.discard.heading">
        <source>Discarding</source>
        <translation>Eldobás</translation>
    </message>
    <message id="rules/imperial_miners.discard.text">
        <source>Cards are discarded from the hand to the discard piles of their levels, as many as the effect says or, if the hand holds fewer, all of them.</source>
        <translation>Az eldobott lapok kézből a szintjük dobópaklijába kerülnek; annyi, amennyit a hatás mond, vagy ha kevesebb lap van a kézben, akkor mind.</translation>
    </message>
    <message id="rules/imperial_miners.draw.heading">
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/imperial_miners.draw.text">
        <source>Cards are drawn one at a time, each from the deck of level I, II or III, as the player chooses after seeing the one before. When several players draw from one deck, the order in which they do it counts.</source>
        <translation>A kártyákat egyesével húzod, mindegyiket az I., II. vagy III. szintű pakliból; az előző megnézése után választasz. Ha többen húztok ugyanabból a pakliból, számít, milyen sorrendben.</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.heading">
        <source>The price of an effect</source>
        <translation>Egy hatás költsége</translation>
    </message>
    <message id="rules/imperial_miners.effect-price.text">
        <source>An effect with a price can be used only if the whole price can be paid. It is paid first.</source>
        <translation>Költséggel járó hatás csak akkor használható, ha a teljes költség kifizethető. Előbb kell kifizetni.</translation>
    </message>
    <message id="rules/imperial_miners.effects.heading">
        <source>Carrying out an effect</source>
        <translation>Hatás végrehajtása</translation>
    </message>
    <message id="rules/imperial_miners.effects.text">
        <source>An effect that is used is carried out as fully as possible, part by part as it stands there, before any other card acts. Numbers are counted in your own mine at that moment.</source>
        <translation>A használt hatást a lehető legteljesebben kell végrehajtani, részről részre, ahogy ott áll, mielőtt más kártya sorra kerülne. A számokat abban a pillanatban, a saját bányádban kell megszámolni.</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.heading">
        <source>Egyptians</source>
        <translation>Egyiptomiak</translation>
    </message>
    <message id="rules/imperial_miners.egyptians.text">
        <source>Egyptians research most easily and gain by where the pickaxe stands or how far it has moved in the whole game.</source>
        <translation>Az egyiptomiak kutatnak a legkönnyebben, és aszerint kapnak, hol áll a csákányjelölő, vagy mennyit haladt az egész játékban.</translation>
    </message>
    <message id="rules/imperial_miners.end.heading">
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message id="rules/imperial_miners.end.text">
        <source>The game ends after the mine phase of the tenth round and its end-of-round event.</source>
        <translation>A játék a tizedik forduló bányafázisával és fordulóvégi eseményével ér véget.</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.heading">
        <source>The surface is endless</source>
        <translation>A felszín végtelen</translation>
    </message>
    <message id="rules/imperial_miners.endless-surface.text">
        <source>Cards of level I touch the surface everywhere, so there is always a place for them, with gaps in the row if wanted.</source>
        <translation>Az I. szintű kártyák mindenütt érintkeznek a felszínnel, ezért mindig van helyük, akár hézagokkal a sorban.</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.heading">
        <source>The event deck counts the rounds</source>
        <translation>Az eseménypakli számolja a fordulókat</translation>
    </message>
    <message id="rules/imperial_miners.event-deck.text">
        <source>Ten events are in the game, one for each round. The cards left in the event deck are the rounds to come, and anybody may count them.</source>
        <translation>Tíz esemény van játékban, fordulónként egy. Az eseménypakliban maradt kártyák a hátralévő fordulók, bárki megszámolhatja őket.</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.heading">
        <source>Events must be carried out</source>
        <translation>Az eseményt végre kell hajtani</translation>
    </message>
    <message id="rules/imperial_miners.event-duty.text">
        <source>Unlike the effects of mine cards, an event is carried out in full, unless it says otherwise. What cannot be done is left out, the rest is done as far as possible. Each player does so on their own; no effect looks at another mine.</source>
        <translation>A bányakártyák hatásaival ellentétben az eseményt teljes egészében végre kell hajtani, hacsak mást nem mond. Ami nem lehetséges, kimarad, a többit a lehető legteljesebben meg kell tenni. Mindenki magának hajtja végre; egyetlen hatás sem nézi más bányáját.</translation>
    </message>
    <message id="rules/imperial_miners.event-end.heading">
        <source>End-of-round events</source>
        <translation>Fordulóvégi események</translation>
    </message>
    <message id="rules/imperial_miners.event-end.text">
        <source>An end-of-round event is carried out when everybody has finished the mine phase, in the tenth round too, before the final scoring.</source>
        <translation>A fordulóvégi eseményt akkor kell végrehajtani, amikor mindenki befejezte a bányafázist; a tizedik fordulóban is, a játék végi pontozás előtt.</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.heading">
        <source>Modifying events</source>
        <translation>Módosító események</translation>
    </message>
    <message id="rules/imperial_miners.event-modifier.text">
        <source>A modifying event changes the effects that are activated in the mine phase of its round. More coins, points or cards are added once to each activated effect that gives any; more steps are added to each research.</source>
        <translation>A módosító esemény a forduló bányafázisában aktivált hatásokat változtatja meg. A több pénzérme, pont vagy kártya minden olyan aktivált hatáshoz egyszer adódik hozzá, amely ad belőle; a több lépés minden kutatáshoz.</translation>
    </message>
    <message id="rules/imperial_miners.event.heading">
        <source>The event</source>
        <translation>Az esemény</translation>
    </message>
    <message id="rules/imperial_miners.event.text">
        <source>At the start of a round one event is turned up. It holds for all. There are immediate, modifying and end-of-round events.</source>
        <translation>A forduló elején egy eseményt kell felfedni, amely mindenkire érvényes. Van azonnali, módosító és fordulóvégi esemény.</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.heading">
        <source>Faction draw</source>
        <translation>Frakcióhúzás</translation>
    </message>
    <message id="rules/imperial_miners.faction-draw.text">
        <source>The player chooses a deck of level I to III and turns up cards until one of the faction appears. That card goes to the hand, the others are shuffled back into the deck. If the deck has none, it is shuffled and another deck is chosen among those not yet searched. A card of two factions fits both.</source>
        <translation>Kiválasztasz egy I–III. szintű paklit, és addig fedsz fel kártyákat, amíg a frakció egy kártyája elő nem kerül. Ezt kézbe veszed, a többit visszakevered a pakliba. Ha a pakliban nincs ilyen, megkevered, és a még át nem nézettek közül választasz másikat. A két frakcióhoz tartozó kártya mindkettőnél megfelel.</translation>
    </message>
    <message id="rules/imperial_miners.factions.heading">
        <source>Factions</source>
        <translation>Frakciók</translation>
    </message>
    <message id="rules/imperial_miners.factions.text">
        <source>A card of two factions belongs to both at once and counts for both. A card without a faction symbol belongs to none.</source>
        <translation>A két frakcióhoz tartozó kártya egyszerre mindkettőhöz tartozik, és mindkettőnél számít. Frakcióikon nélküli kártya egyikhez sem tartozik.</translation>
    </message>
    <message id="rules/imperial_miners.final-score.heading">
        <source>Final score</source>
        <translation>Végső pontszám</translation>
    </message>
    <message id="rules/imperial_miners.final-score.text">
        <source>Each player adds up victory points and 1 for each full cart. Coins, gadgets, cave-ins and hand cards give nothing.</source>
        <translation>Mindenki összeadja a győzelmi pontjait, és minden teli csilléért 1-et. A pénzérmék, masinák, beomlások és kézben maradt lapok nem érnek semmit.</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.heading">
        <source>If you cannot play a card</source>
        <translation>Ha nincs kijátszható kártya</translation>
    </message>
    <message id="rules/imperial_miners.forced-draw.text">
        <source>Who can pay and place none of their hand cards, or has none, draws the top card of the level I deck when all reveal and plays it. This is not allowed while a hand card can be played. Several such draws are made in seat order. If no card of level I is left anywhere, that player plays no card and has no chain reaction this round.</source>
        <translation>Aki egyetlen lapját sem tudja kifizetni és lehelyezni, vagy nincs lapja, a felfedéskor az I. szintű pakli felső kártyáját húzza, és azt játssza ki. Ez tilos, amíg van kijátszható lapja. Ha többen húznak így, ülésrend szerint teszik. Ha sehol sem maradt I. szintű kártya, az illető ebben a fordulóban nem játszik ki kártyát, és nincs láncreakciója.</translation>
    </message>
    <message id="rules/imperial_miners.free-path.heading">
        <source>A free path</source>
        <translation>Szabad választás felfelé</translation>
    </message>
    <message id="rules/imperial_miners.free-path.text">
        <source>If two cards touch from above, the player chooses one of them, after seeing what the card below has brought. It may be one that has already acted.</source>
        <translation>Ha két kártya is érinti felülről, te választasz közülük, miután láttad, mit hozott az alsó. Olyan is lehet, amelyet már aktiváltál.</translation>
    </message>
    <message id="rules/imperial_miners.free-place.heading">
        <source>A free place</source>
        <translation>Szabad hely</translation>
    </message>
    <message id="rules/imperial_miners.free-place.text">
        <source>A card is placed where no card lies yet.</source>
        <translation>Kártyát oda lehet lehelyezni, ahol még nincs kártya.</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.heading">
        <source>Gadgets</source>
        <translation>Masinák</translation>
    </message>
    <message id="rules/imperial_miners.gadgets.text">
        <source>Some effects put gadgets on cards or count them. A card bears at most three; more than that are not put there.</source>
        <translation>Egyes hatások masinákat tesznek kártyákra, vagy megszámolják őket. Egy kártyán legfeljebb három lehet; ennél több nem kerül oda.</translation>
    </message>
    <message id="rules/imperial_miners.goal.heading">
        <source>Goal of the game</source>
        <translation>A játék célja</translation>
    </message>
    <message id="rules/imperial_miners.goal.text">
        <source>For ten rounds everybody digs a mine of their own, all at the same time. Whoever has the most victory points at the end wins.</source>
        <translation>Tíz fordulón át mindenki a saját bányáját ássa, egyszerre. A végén az nyer, akinek a legtöbb győzelmi pontja van.</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.heading">
        <source>Hand limit</source>
        <translation>Kézlimit</translation>
    </message>
    <message id="rules/imperial_miners.hand-limit.text">
        <source>After a whole activation, a surface effect or an event, a hand holds at most eight cards; the player discards what is too many. An effect inside another waits for the outer one.</source>
        <translation>Egy teljes aktiválás, felszíni hatás vagy esemény után legfeljebb nyolc lap lehet a kezedben; a többit eldobod. Egy másikba ágyazott hatás megvárja a külsőt.</translation>
    </message>
    <message id="rules/imperial_miners.house-set.heading">
        <source>The house set</source>
        <translation>A házi kártyák</translation>
    </message>
    <message id="rules/imperial_miners.house-set.text">
        <source>The printed cards are not part of this program. Its mine cards, events, research boards and surface amounts are our own, made in the numbers, prices and ideas of the rulebook; a small house marks them. A card pack replaces them with the cards of your own box.</source>
        <translation>A nyomtatott kártyák nem részei ennek a programnak. A bányakártyák, események, kutatástáblák és a felszín értékei a program sajátjai, a szabálykönyv számai, költségei és ötletei szerint készültek; egy kis ház jelöli őket. Kártyacsomaggal a saját dobozod kártyái kerülnek a helyükre.</translation>
    </message>
    <message id="rules/imperial_miners.japanese.heading">
        <source>Japanese</source>
        <translation>Japánok</translation>
    </message>
    <message id="rules/imperial_miners.japanese.text">
        <source>Japanese cards gain by the number of Japanese cards or of different factions in the mine.</source>
        <translation>A japán kártyák a bányában lévő japán kártyák vagy a különböző frakciók száma után adnak.</translation>
    </message>
    <message id="rules/imperial_miners.level-four.heading">
        <source>Level IV cards</source>
        <translation>IV. szintű kártyák</translation>
    </message>
    <message id="rules/imperial_miners.level-four.text">
        <source>Cards of level IV are never drawn freely. They come only from research boards and some events.</source>
        <translation>IV. szintű kártyát sohasem lehet szabadon húzni. Csak a kutatástáblák és egyes események adnak ilyet.</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.heading">
        <source>Neighbours</source>
        <translation>Szomszédok</translation>
    </message>
    <message id="rules/imperial_miners.neighbours.text">
        <source>Cards are neighbours if their sides touch. A card has at most six: two above, two below, one on each side.</source>
        <translation>Két kártya szomszédos, ha az oldaluk érintkezik. Egy kártyának legfeljebb hat szomszédja van: kettő felette, kettő alatta, egy-egy mellette.</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.heading">
        <source>Once a round</source>
        <translation>Fordulónként egyszer</translation>
    </message>
    <message id="rules/imperial_miners.once-per-round.text">
        <source>Each card can be activated only once a round, by whatever cause. A card that was already activated is skipped; the chain reaction goes on through it.</source>
        <translation>Minden kártya fordulónként csak egyszer aktiválható, bármi okból. A már aktivált kártya kimarad; a láncreakció áthalad rajta.</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.heading">
        <source>Only the stop pays</source>
        <translation>Csak a megállás számít</translation>
    </message>
    <message id="rules/imperial_miners.only-the-stop.text">
        <source>Spaces that are passed give nothing. Only the space where the pickaxe stops is carried out. The lowest space pays nothing when the pickaxe is set there, unless this was agreed before the game for pickaxes that come from a completed board.</source>
        <translation>Az átlépett mezők nem adnak semmit. Csak azt a mezőt kell végrehajtani, ahol a csákányjelölő megáll. A legalsó mező nem ad semmit, amikor a jelölő odakerül, kivéve, ha a játék előtt így döntöttetek a teljesített tábláról érkező jelölőkről.</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.heading">
        <source>Effects are optional</source>
        <translation>A hatások nem kötelezők</translation>
    </message>
    <message id="rules/imperial_miners.optional-effect.text">
        <source>The effects of mine cards may be left alone. The chain reaction goes on all the same.</source>
        <translation>A bányakártyák hatásai kihagyhatók. A láncreakció akkor is folytatódik.</translation>
    </message>
    <message id="rules/imperial_miners.own-card.heading">
        <source>Cards of one's own hand</source>
        <translation>Csak a saját lapok</translation>
    </message>
    <message id="rules/imperial_miners.own-card.text">
        <source>Only cards of one's own hand can be played or discarded.</source>
        <translation>Csak a saját kezedben lévő lapot játszhatod ki vagy dobhatod el.</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.heading">
        <source>Your own mine only</source>
        <translation>Csak a saját bánya</translation>
    </message>
    <message id="rules/imperial_miners.own-mine.text">
        <source>No effect looks at or changes the mine of another player.</source>
        <translation>Egyetlen hatás sem veszi figyelembe és nem változtatja meg más bányáját.</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.heading">
        <source>The pickaxe</source>
        <translation>A csákányjelölő</translation>
    </message>
    <message id="rules/imperial_miners.pickaxe.text">
        <source>Each player has one pickaxe. It stands below the research boards at first, later on a space of one of them. Pickaxes do not hinder each other.</source>
        <translation>Mindenkinek egy csákányjelölője van. Eleinte a kutatástáblák alatt áll, később valamelyik mezőjükön. A csákányjelölők nem akadályozzák egymást.</translation>
    </message>
    <message id="rules/imperial_miners.points.heading">
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message id="rules/imperial_miners.points.text">
        <source>Victory points are gained at once and are never lost.</source>
        <translation>A győzelmi pontokat azonnal megkapod, és sohasem veszíted el.</translation>
    </message>
    <message id="rules/imperial_miners.price.heading">
        <source>The price of a card</source>
        <translation>Egy kártya költsége</translation>
    </message>
    <message id="rules/imperial_miners.price.text">
        <source>The price of a card is paid in coins when it is revealed, before the card acts. Reductions never lower it below 0.</source>
        <translation>A kártya költségét felfedéskor, pénzérmével kell kifizetni, mielőtt működésbe lépne. Az engedmények sohasem csökkentik 0 alá.</translation>
    </message>
    <message id="rules/imperial_miners.research.heading">
        <source>Research</source>
        <translation>Kutatás</translation>
    </message>
    <message id="rules/imperial_miners.research.text">
        <source>To research means to move the pickaxe up by at most so many spaces, but at least one. The first time, the player chooses a board; setting the pickaxe on its lowest space costs no step.</source>
        <translation>Kutatni annyit jelent, mint a csákányjelölőt legfeljebb ennyi, de legalább egy mezővel feljebb tenni. Első alkalommal kiválasztasz egy kutatástáblát; a legalsó mezőjére állni nem kerül lépésbe.</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.heading">
        <source>An empty deck</source>
        <translation>Kifogyott pakli</translation>
    </message>
    <message id="rules/imperial_miners.reshuffle.text">
        <source>When a card is needed and its deck is empty, the discard pile of that level is shuffled and becomes the new deck. If both are empty, there is no card.</source>
        <translation>Ha kártya kell, és a paklija kifogyott, az adott szint dobópaklija megkeverve lesz az új pakli. Ha mindkettő üres, nincs kártya.</translation>
    </message>
    <message id="rules/imperial_miners.reveal.heading">
        <source>Revealing</source>
        <translation>Felfedés</translation>
    </message>
    <message id="rules/imperial_miners.reveal.text">
        <source>When all have chosen, the cards are shown and their prices paid.</source>
        <translation>Amikor mindenki választott, a kártyákat felfeditek, és kifizetitek a költségüket.</translation>
    </message>
    <message id="rules/imperial_miners.romans.heading">
        <source>Romans</source>
        <translation>Rómaiak</translation>
    </message>
    <message id="rules/imperial_miners.romans.text">
        <source>Romans gain by how cards touch and by full carts, and many of them place cart tokens.</source>
        <translation>A rómaiak a kártyák érintkezése és a teli csillék után adnak, és sokuk csillejelölőt tesz le.</translation>
    </message>
    <message id="rules/imperial_miners.round.heading">
        <source>A round</source>
        <translation>Egy forduló</translation>
    </message>
    <message id="rules/imperial_miners.round.text">
        <source>The game has ten rounds. In each, an event is turned up for all; then comes the mine phase, in which everybody plays one card and activates cards, all at the same time.</source>
        <translation>A játék tíz fordulóból áll. Mindegyikben egy mindenkire érvényes eseményt kell felfedni; ezután jön a bányafázis, amelyben mindenki egyszerre kijátszik egy kártyát és kártyákat aktivál.</translation>
    </message>
    <message id="rules/imperial_miners.row.heading">
        <source>The row of a card</source>
        <translation>Egy kártya sora</translation>
    </message>
    <message id="rules/imperial_miners.row.text">
        <source>A card lies in the row of its level: level I directly under the surface, level II under level I, and so on. Each row may hold any number of cards. A placed card stays where it is.</source>
        <translation>Minden kártya a szintjének sorában fekszik: az I. szint közvetlenül a felszín alatt, a II. szint az I. szint alatt, és így tovább. Egy sorban bármennyi kártya lehet. A lehelyezett kártya a helyén marad.</translation>
    </message>
    <message id="rules/imperial_miners.scots.heading">
        <source>Scots</source>
        <translation>Skótok</translation>
    </message>
    <message id="rules/imperial_miners.scots.text">
        <source>Scots spend coins for strong effects. The price of such an effect is 1 coin lower for each Scot card in the mine, the acting one included, but never below 0.</source>
        <translation>A skótok pénzérmét költenek erős hatásokra. Az ilyen hatás ára a bánya minden skót kártyájáért 1 pénzérmével alacsonyabb, az éppen aktivált kártyát is beleértve, de sohasem kevesebb 0-nál.</translation>
    </message>
    <message id="rules/imperial_miners.setup.heading">
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/imperial_miners.setup.text">
        <source>Each research board shows one of its sides at random. The mine cards of each level form a deck; those of level IV are all alike and need no shuffling. Ten of the 18 events, unseen, form the event deck. Everybody has a surface board, and a pickaxe below the research boards. Nobody starts with coins.</source>
        <translation>Minden kutatástáblának véletlenszerűen az egyik oldala van felül. A bányakártyák szintenként egy paklit alkotnak; a IV. szintűek egyformák, ezeket nem kell megkeverni. A 18 eseményből tíz, megnézés nélkül, az eseménypakli. Mindenkinek van egy felszíntáblája és egy csákányjelölője a kutatástáblák alatt. Pénzérmével senki sem indul.</translation>
    </message>
    <message id="rules/imperial_miners.solo.heading">
        <source>Playing alone</source>
        <translation>Egyszemélyes játék</translation>
    </message>
    <message id="rules/imperial_miners.solo.text">
        <source>The same rules hold for one player. The score earns a title: up to 34 navvy, 35 to 45 tunnel digger, 46 to 55 novice miner, 56 to 60 mining engineer, 61 to 65 veteran hewer, from 66 king of the deep.</source>
        <translation>Ugyanezek a szabályok érvényesek egyedül is. A pontszámodért cím jár: 34-ig Kubikos, 35–45 Alagútásó, 46–55 Kezdő bányász, 56–60 Bányamérnök, 61–65 Veterán vájár, 66-tól A mélység királya.</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.heading">
        <source>Special activations</source>
        <translation>Különleges aktiválások</translation>
    </message>
    <message id="rules/imperial_miners.special-activation.text">
        <source>Some effects activate a chosen card of your own mine. Only that card acts; no chain reaction follows. It counts as the card's one activation of the round. Special activations may lead to further ones.</source>
        <translation>Egyes hatások a saját bányád egy kiválasztott kártyáját aktiválják. Csak az a kártya lép működésbe; láncreakció nem következik. Ez számít a kártya egyetlen aktiválásának a fordulóban. A különleges aktiválásból további is következhet.</translation>
    </message>
    <message id="rules/imperial_miners.staggered.heading">
        <source>Staggered rows</source>
        <translation>Elcsúsztatott sorok</translation>
    </message>
    <message id="rules/imperial_miners.staggered.text">
        <source>Each row is shifted by half a card, so that a card can touch two cards above and two below.</source>
        <translation>Minden sor fél kártyával el van csúsztatva, így egy kártya két felette és két alatta lévő kártyát érinthet.</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.heading">
        <source>Starting hand</source>
        <translation>Kezdőlapok</translation>
    </message>
    <message id="rules/imperial_miners.starting-hand.text">
        <source>Everybody is dealt 2 cards of level I, 3 of level II and 3 of level III, keeps four of these eight and discards the others. For a first game: 2 of each, and all six are kept.</source>
        <translation>Mindenki 2 darab I., 3 darab II. és 3 darab III. szintű kártyát kap; ebből a nyolcból négyet megtart, a többit eldobja. Az első játékban mindegyikből 2 jár, és mind a hat megmarad.</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.heading">
        <source>Staying on a board</source>
        <translation>Maradás egy kutatástáblán</translation>
    </message>
    <message id="rules/imperial_miners.stay-on-board.text">
        <source>The pickaxe stays on its board until that board is completed.</source>
        <translation>A csákányjelölő a kutatástábláján marad, amíg az nem teljesül.</translation>
    </message>
    <message id="rules/imperial_miners.supply.heading">
        <source>Unlimited supply</source>
        <translation>Korlátlan készlet</translation>
    </message>
    <message id="rules/imperial_miners.supply.text">
        <source>Coins, victory points, gadgets, cave-ins and cart tokens never run out. Cards do.</source>
        <translation>A pénzérmék, győzelmi pontok, masinák, beomlások és csillejelölők sohasem fogynak el. A kártyák igen.</translation>
    </message>
    <message id="rules/imperial_miners.surface.heading">
        <source>The surface</source>
        <translation>A felszín</translation>
    </message>
    <message id="rules/imperial_miners.surface.text">
        <source>When the chain reaction reaches the surface, one of its three effects is chosen and carried out; this may not be left out. Then the mine phase of this player ends.</source>
        <translation>Amikor a láncreakció eléri a felszínt, a három hatás közül egyet kiválasztasz és végrehajtasz; ez nem hagyható ki. Ezzel véget ér a bányafázisod.</translation>
    </message>
    <message id="rules/imperial_miners.ties.heading">
        <source>Ties</source>
        <translation>Holtverseny</translation>
    </message>
    <message id="rules/imperial_miners.ties.text">
        <source>Among equal scores the player with more coins left wins, then the one with more full carts. If these are equal too, the victory is shared.</source>
        <translation>Egyenlő pontszámnál az nyer, akinek több pénzérméje maradt, azután az, akinek több teli csilléje van. Ha ez is egyenlő, közös a győzelem.</translation>
    </message>
    <message id="rules/imperial_miners.tokens.heading">
        <source>Tokens lie on cards</source>
        <translation>A jelölők kártyákon fekszenek</translation>
    </message>
    <message id="rules/imperial_miners.tokens.text">
        <source>Gadgets and cave-ins lie on cards of a mine.</source>
        <translation>A masinák és a beomlások a bánya kártyáin fekszenek.</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.heading">
        <source>Touching the row above</source>
        <translation>Érintkezés a felette lévő sorral</translation>
    </message>
    <message id="rules/imperial_miners.touch-above.text">
        <source>Each card must touch at least one card in the row above. So a card cannot be played while there is no free place under a card of the level above.</source>
        <translation>Minden kártyának érintkeznie kell legalább egy kártyával a felette lévő sorban. Ezért nem játszható ki olyan kártya, amelynek nincs szabad helye eggyel magasabb szintű kártya alatt.</translation>
    </message>
</context>
<context>
    <name>rules/table</name>
    <message id="rules/table.accepted-kinds.heading">
        <source>Pieces and places</source>
        <translation>Játékelemek és helyük</translation>
    </message>
    <message id="rules/table.accepted-kinds.text">
        <source>Each place holds only the kinds of pieces that belong there.</source>
        <translation>Minden helyen csak odavaló játékelemek lehetnek.</translation>
    </message>
    <message id="rules/table.answer-items.heading">
        <source>Only listed items</source>
        <translation>Csak a felsoroltak</translation>
    </message>
    <message id="rules/table.answer-items.text">
        <source>A question over several items is answered with these items, each of them once, or with a number for each.</source>
        <translation>Ha a kérdés több dologról szól, a válasz ezekből áll, mindegyikből egyszer, vagy mindegyikhez egy számból.</translation>
    </message>
    <message id="rules/table.answer-number.heading">
        <source>How many items</source>
        <translation>Hány darab</translation>
    </message>
    <message id="rules/table.answer-number.text">
        <source>A question over several items says how many may be chosen, or what the numbers add up to.</source>
        <translation>Ha a kérdés több dologról szól, megmondja, hányat lehet választani, vagy mennyi a számok összege.</translation>
    </message>
    <message id="rules/table.capacity.heading">
        <source>Room in a place</source>
        <translation>Férőhely</translation>
    </message>
    <message id="rules/table.capacity.text">
        <source>A place holds no more pieces than there is room for.</source>
        <translation>Egy helyen nem lehet több játékelem, mint amennyi elfér.</translation>
    </message>
    <message id="rules/table.countable.heading">
        <source>What is counted where</source>
        <translation>Mit hol lehet számlálni</translation>
    </message>
    <message id="rules/table.countable.text">
        <source>Each kind of counter lies only in the places that are meant for it.</source>
        <translation>Minden fajta jelölő csak a neki szánt helyeken lehet.</translation>
    </message>
    <message id="rules/table.finite.heading">
        <source>Nothing from nowhere</source>
        <translation>Semmi sem lesz a semmiből</translation>
    </message>
    <message id="rules/table.finite.text">
        <source>Counters of which the box holds a fixed number come from a place of the table and go to another one.</source>
        <translation>Az a jelölő, amelyből a dobozban adott számú van, az asztal egyik helyéről a másikra kerül.</translation>
    </message>
    <message id="rules/table.foreign-piece.heading">
        <source>Pieces of others</source>
        <translation>Mások játékelemei</translation>
    </message>
    <message id="rules/table.foreign-piece.text">
        <source>Pieces that belong to somebody else are moved only where a rule says so.</source>
        <translation>Ami másé, azt csak akkor lehet áthelyezni, ha egy szabály megengedi.</translation>
    </message>
    <message id="rules/table.free-hands.heading">
        <source>Free hands</source>
        <translation>Szabad kéz</translation>
    </message>
    <message id="rules/table.free-hands.text">
        <source>With free hands anything can be moved anywhere. Every step is written down and can be taken back.</source>
        <translation>Szabad kézzel bármi bárhová áthelyezhető. Minden lépés bekerül az idővonalba, és visszavonható.</translation>
    </message>
    <message id="rules/table.game-over.heading">
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="rules/table.game-over.text">
        <source>After the final scoring nothing moves any more. Take steps back or try out a what-if branch.</source>
        <translation>A játék végi pontozás után már semmi sem mozdul. Vonj vissza lépéseket, vagy próbálj ki egy „Mi lenne, ha…?” ágat.</translation>
    </message>
    <message id="rules/table.known-piece.heading">
        <source>Pieces of the box</source>
        <translation>A doboz tartalma</translation>
    </message>
    <message id="rules/table.known-piece.text">
        <source>Only the pieces that come with the game can be used. All of them are on the table or in the box.</source>
        <translation>Csak a játékhoz tartozó játékelemek használhatók. Mind az asztalon vagy a dobozban van.</translation>
    </message>
    <message id="rules/table.known-place.heading">
        <source>Places of the table</source>
        <translation>Az asztal helyei</translation>
    </message>
    <message id="rules/table.known-place.text">
        <source>A piece can be laid only in a place of this table.</source>
        <translation>Játékelemet csak ennek az asztalnak egy helyére lehet letenni.</translation>
    </message>
    <message id="rules/table.not-asked.heading">
        <source>Only what is asked</source>
        <translation>Csak amiről a kérdés szól</translation>
    </message>
    <message id="rules/table.not-asked.text">
        <source>The game asks one thing at a time. A piece that the present question is not about stays where it is.</source>
        <translation>A játék egyszerre egy dolgot kérdez. Amiről a mostani kérdés nem szól, az a helyén marad.</translation>
    </message>
    <message id="rules/table.not-your-turn.heading">
        <source>Somebody else is choosing</source>
        <translation>Most más választ</translation>
    </message>
    <message id="rules/table.not-your-turn.text">
        <source>Only the seat that is asked can answer. The others can look around, read and plan.</source>
        <translation>Csak az válaszolhat, akihez a kérdés szól. A többiek nézelődhetnek, olvashatnak és tervezhetnek.</translation>
    </message>
    <message id="rules/table.playable.heading">
        <source>A position that can be played</source>
        <translation>Játszható állás</translation>
    </message>
    <message id="rules/table.playable.text">
        <source>After free hands a position can be taken as it is, although it breaks rules, if the game can go on from it. What the game itself builds on has to be settled first: that every piece lies where its kind belongs, and that the steps which come next find what they need.</source>
        <translation>A szabad kéz után egy állás akkor is maradhat olyan, amilyen, ha szabályt sért, feltéve, hogy a játék folytatható belőle. Amire maga a játék épül, azt előbb rendezni kell: minden darab olyan helyen legyen, ahová a fajtája való, és a következő lépések megtalálják, amire szükségük van.</translation>
    </message>
    <message id="rules/table.possible-number.heading">
        <source>Possible numbers</source>
        <translation>Lehetséges számok</translation>
    </message>
    <message id="rules/table.possible-number.text">
        <source>Counts, positions and turns have bounds that hands keep as well.</source>
        <translation>A darabszámoknak, helyzeteknek és elforgatásoknak határai vannak, ezeket a szabad kéz is betartja.</translation>
    </message>
    <message id="rules/table.resume-point.heading">
        <source>Where play goes on</source>
        <translation>Honnan folytatjátok</translation>
    </message>
    <message id="rules/table.resume-point.text">
        <source>After free hands play goes on where it was, or at a point that the game offers: the start of a phase or of somebody's turn.</source>
        <translation>Szabad kéz után ott folytatjátok, ahol abbahagytátok, vagy a játék által kínált folytatási ponton: egy fázis elején vagy ott, ahol valaki sorra kerül.</translation>
    </message>
    <message id="rules/table.sandbox-only.heading">
        <source>Hands are free in the sandbox</source>
        <translation>Szabálytalanul csak szabad kézzel</translation>
    </message>
    <message id="rules/table.sandbox-only.text">
        <source>Pieces can be moved against the rules only after switching to free hands.</source>
        <translation>Játékelemet szabálytalanul csak szabad kézre váltva lehet áthelyezni.</translation>
    </message>
    <message id="rules/table.shuffled-places.heading">
        <source>What is shuffled</source>
        <translation>Mit lehet keverni</translation>
    </message>
    <message id="rules/table.shuffled-places.text">
        <source>Only piles whose order is secret are shuffled.</source>
        <translation>Csak olyan pakli vagy halom keverhető, amelynek sorrendje titkos.</translation>
    </message>
    <message id="rules/table.stale-question.heading">
        <source>One answer to a question</source>
        <translation>Egy kérdésre egy válasz</translation>
    </message>
    <message id="rules/table.stale-question.text">
        <source>Each question is answered once. An answer that comes later than the next question is not taken.</source>
        <translation>Minden kérdésre egyszer lehet válaszolni. Ami a következő kérdés után érkezik, az már nem számít.</translation>
    </message>
    <message id="rules/table.strict-only.heading">
        <source>Answers need strict play</source>
        <translation>Válasz csak szabály szerinti játékban</translation>
    </message>
    <message id="rules/table.strict-only.text">
        <source>A question of the game is answered in strict play. With free hands the game waits.</source>
        <translation>A játék kérdéseire szabály szerinti játékban lehet válaszolni. Szabad kéznél a játék vár.</translation>
    </message>
    <message id="rules/table.strict.heading">
        <source>Strict play</source>
        <translation>Játék szabály szerint</translation>
    </message>
    <message id="rules/table.strict.text">
        <source>In strict play only what the rules of the game allow is possible, and everything else is explained.</source>
        <translation>Ha szabály szerint játszotok, csak az lehetséges, amit a játék szabályai megengednek; minden másra magyarázatot kapsz.</translation>
    </message>
    <message id="rules/table.undo-own-lane.heading">
        <source>Taking back one's own step</source>
        <translation>Saját lépés visszavonása</translation>
    </message>
    <message id="rules/table.undo-own-lane.text">
        <source>While several seats act at the same time, each takes back its own last step. This is not possible when a later step of another seat depends on it.</source>
        <translation>Amíg többen egyszerre lépnek, mindenki a saját utolsó lépését vonja vissza. Ez nem lehetséges, ha másvalaki későbbi lépése erre épül.</translation>
    </message>
</context>
<context>
    <name>rules/underwater_cities</name>
    <message id="rules/underwater_cities.action-card-limit.heading">
        <source>No more than four action cards</source>
        <translation>Legfeljebb négy akciókártya</translation>
    </message>
    <message id="rules/underwater_cities.action-card-limit.text">
        <source>Before a fifth action card is laid out, an older one is discarded, the assistant included. If it was ready, its action may be used at once.</source>
        <translation>Mielőtt egy ötödik akciókártyát leteszel, egy régebbit el kell dobnod; az asszisztens is számít. Ha az használható volt, az akcióját azonnal használhatod.</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.heading">
        <source>Action cards</source>
        <translation>Akciókártyák</translation>
    </message>
    <message id="rules/underwater_cities.action-cards.text">
        <source>An action card is used through a slot or a card with that sign, once per era; it is then turned. A card laid out in this turn may be used at once.</source>
        <translation>Az akciókártyát ilyen jelű akcióhely vagy kártya révén lehet használni, korszakonként egyszer; ezután elfordítod. Az ebben a körben letett kártyát is azonnal használhatod.</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.heading">
        <source>Action tiles</source>
        <translation>Akciólapkák</translation>
    </message>
    <message id="rules/underwater_cities.action-tiles.text">
        <source>Each player has three action tiles, one for each turn of a round. At the end of the round they come back.</source>
        <translation>Mindenkinek három akciólapkája van, egy-egy a forduló minden körére. A forduló végén visszakerülnek.</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.heading">
        <source>Biomatter instead</source>
        <translation>Biomassza helyettesítésre</translation>
    </message>
    <message id="rules/underwater_cities.biomatter.text">
        <source>When building, 1 biomatter may replace 1 kelp or 1 steelplast, also of a surcharge. The Hungarian rulebook allows this in any payment; here the German and the English one are followed.</source>
        <translation>Építéskor 1 biomassza helyettesíthet 1 hínárt vagy 1 acéllemezt, pótdíjban is. A magyar szabálykönyv ezt minden fizetésnél megengedi; itt a németet és az angolt követjük.</translation>
    </message>
    <message id="rules/underwater_cities.blocks.heading">
        <source>Card first or slot first</source>
        <translation>Előbb a kártya vagy az akcióhely</translation>
    </message>
    <message id="rules/underwater_cities.blocks.text">
        <source>You choose which comes first. One is finished before the other begins; their parts are never mixed.</source>
        <translation>Te döntöd el, melyik az első. Az egyiket befejezed, mielőtt a másik elkezdődne; a részeik sohasem keverednek.</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.heading">
        <source>Where the blue metropolises lie</source>
        <translation>Hová kerülnek a kék metropoliszok</translation>
    </message>
    <message id="rules/underwater_cities.blue-places.text">
        <source>The two blue metropolises are dealt at random to their corners. If it was agreed, each player chooses which of the two lies where.</source>
        <translation>A két kék metropolisz véletlenszerűen kerül a sarkába. Ha így állapodtatok meg, mindenki maga dönti el, melyik hová kerüljön.</translation>
    </message>
    <message id="rules/underwater_cities.brown.heading">
        <source>The brown metropolis</source>
        <translation>A barna metropolisz</translation>
    </message>
    <message id="rules/underwater_cities.brown.text">
        <source>If both its tunnels are built, it scores at the end what it says: metropolises, sets of upgraded structures, tunnels at cities, cities, or Special cards played and paid.</source>
        <translation>Ha mindkét alagútja megépült, a játék végén annyit ér, amennyit mond: metropoliszokért, fejlesztett építmények szettjeiért, városoknál lévő alagutakért, városokért vagy kijátszott és kifizetett speciális kártyákért.</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.heading">
        <source>Build and upgrade</source>
        <translation>Megépítés és rögtön fejlesztés</translation>
    </message>
    <message id="rules/underwater_cities.build-upgrade.text">
        <source>This part is one: a structure is built for its usual cost and then upgraded for 1 science. It cannot be built without upgrading it.</source>
        <translation>Ez egyetlen rész: egy építményt megépítesz a szokásos költségért, majd 1 tudományért fejleszted. Fejlesztés nélkül nem építhető meg.</translation>
    </message>
    <message id="rules/underwater_cities.build.heading">
        <source>Building</source>
        <translation>Építés</translation>
    </message>
    <message id="rules/underwater_cities.build.text">
        <source>Pieces are built one after the other; each may open sites for the next. If an effect builds several, you may build fewer, but at least one.</source>
        <translation>A darabok egymás után épülnek meg; mindegyik új helyeket nyithat a következőnek. Ha egy hatás többet épít, építhetsz kevesebbet, de legalább egyet.</translation>
    </message>
    <message id="rules/underwater_cities.building.heading">
        <source>Building farms, plants and laboratories</source>
        <translation>Telepek, üzemek és laboratóriumok építése</translation>
    </message>
    <message id="rules/underwater_cities.building.text">
        <source>A building needs an empty site at one of your cities, or at a city site where you could build a city now.</source>
        <translation>Épület egyik városod üres építési területére épülhet, vagy olyan városhely mellé, ahol most várost építhetnél.</translation>
    </message>
    <message id="rules/underwater_cities.card-block.heading">
        <source>Using the card</source>
        <translation>A kártya használata</translation>
    </message>
    <message id="rules/underwater_cities.card-block.text">
        <source>An instant card is carried out and discarded. Permanent, action, production and end-scoring cards are laid out in front of you and hold from then on. You may leave a card unused. A Special card is paid for when its turn comes; an instant one that was paid for is kept face down beside your board.</source>
        <translation>Az azonnali kártyát végrehajtod, majd eldobod. Az állandó, akció-, termelő és játék végi pontozókártyák előtted maradnak, és onnantól érvényesek. Egy kártyát kihasználatlanul is hagyhatsz. A speciális kártyát akkor kell kifizetni, amikor sorra kerül; a kifizetett azonnali speciális kártyát képpel lefelé a táblád mellett tartod.</translation>
    </message>
    <message id="rules/underwater_cities.change-output.heading">
        <source>Changing the output</source>
        <translation>A termelés átváltása</translation>
    </message>
    <message id="rules/underwater_cities.change-output.text">
        <source>Some production cards let you change part of what your network has just produced.</source>
        <translation>Egyes termelő kártyákkal átválthatod annak egy részét, amit a hálózatod épp megtermelt.</translation>
    </message>
    <message id="rules/underwater_cities.choice.heading">
        <source>One or the other</source>
        <translation>Vagy az egyik, vagy a másik</translation>
    </message>
    <message id="rules/underwater_cities.choice.text">
        <source>Of effects joined by “or” exactly one is carried out.</source>
        <translation>A „vagy” szóval összekötött hatások közül pontosan egyet kell végrehajtani.</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.heading">
        <source>Choosing a slot</source>
        <translation>Akcióhely választása</translation>
    </message>
    <message id="rules/underwater_cities.choose-slot.text">
        <source>Put an action tile on a coloured slot that nobody occupies this round, or on the slot that is always available: it gives 2 cards and 2 credits, has no colour, and any number of tiles may lie there.</source>
        <translation>Tegyél egy akciólapkát egy olyan színes akcióhelyre, amelyet ebben a fordulóban még senki sem foglalt el, vagy a mindig elérhető akcióhelyre: az 2 kártyát és 2 kreditet ad, nincs színe, és akárhány lapka lehet rajta.</translation>
    </message>
    <message id="rules/underwater_cities.city.heading">
        <source>Building a city</source>
        <translation>Város építése</translation>
    </message>
    <message id="rules/underwater_cities.city.text">
        <source>A city needs an empty city site that shares a tunnel site, built or not, with one of your cities. It need not be connected.</source>
        <translation>Város olyan üres városhelyre épülhet, amelynek van közös (megépített vagy üres) alagúthelye valamelyik városoddal. Nem kell csatlakoztatva lennie.</translation>
    </message>
    <message id="rules/underwater_cities.cloning.heading">
        <source>The action cloning tile</source>
        <translation>Az akciómásoló lapka</translation>
    </message>
    <message id="rules/underwater_cities.cloning.text">
        <source>With four players, once per round, you may pay 1 credit, take the tile and choose a coloured slot that another player occupies and you do not.</source>
        <translation>Négy játékosnál fordulónként egyszer kifizethetsz 1 kreditet, elveheted a lapkát, és olyan színes akcióhelyet választhatsz, amelyet más foglalt el, te pedig nem.</translation>
    </message>
    <message id="rules/underwater_cities.colour.heading">
        <source>Matching colours</source>
        <translation>Egyező színek</translation>
    </message>
    <message id="rules/underwater_cities.colour.text">
        <source>If card and slot have the same colour, both are carried out. If they differ, or on the slot that is always available, only the slot counts and the card is discarded.</source>
        <translation>Ha a kártya és az akcióhely színe egyezik, mindkettőt végrehajtod. Ha eltér, vagy a mindig elérhető akcióhelyet választottad, csak az akcióhely számít, a kártyát eldobod.</translation>
    </message>
    <message id="rules/underwater_cities.conditions.heading">
        <source>Conditions</source>
        <translation>Feltételek</translation>
    </message>
    <message id="rules/underwater_cities.conditions.text">
        <source>A condition must hold at the moment the effect is carried out. Pieces are counted only if they are connected; a space of the Federation track means exactly that space.</source>
        <translation>A feltételnek a hatás végrehajtásának pillanatában kell teljesülnie. Csak a csatlakoztatott építmények számítanak; a szövetségsáv egy mezője pontosan azt a mezőt jelenti.</translation>
    </message>
    <message id="rules/underwater_cities.contracts.heading">
        <source>Government contracts</source>
        <translation>Kormányzati szerződések</translation>
    </message>
    <message id="rules/underwater_cities.contracts.text">
        <source>If it was agreed, three contracts drawn at random lie open; alone there are none. Whoever meets all conditions of an open contract may take it at once and gains what it gives. It is not replaced.</source>
        <translation>Ha megállapodtatok benne, három véletlenszerűen húzott szerződés fekszik nyíltan; egyedül nincs szerződés. Aki egy nyílt szerződés minden feltételét teljesíti, azonnal elveheti, és megkapja, amit ad. Nem kerül a helyére másik.</translation>
    </message>
    <message id="rules/underwater_cities.convert.heading">
        <source>Making a city symbiotic</source>
        <translation>Város szimbiotikussá alakítása</translation>
    </message>
    <message id="rules/underwater_cities.convert.text">
        <source>The dome of a city is exchanged for a symbiotic one from the supply. Bonus and surcharge of the site are not repeated.</source>
        <translation>A város félgömbjét a készletből egy szimbiotikusra cseréled. A hely bónusza és pótdíja nem ismétlődik.</translation>
    </message>
    <message id="rules/underwater_cities.cost.heading">
        <source>Costs</source>
        <translation>Költségek</translation>
    </message>
    <message id="rules/underwater_cities.cost.text">
        <source>A city costs 2 steelplast, 1 kelp and 1 credit, a symbiotic one 1 steelplast, 1 kelp, 1 biomatter and 2 credits, a farm 1 kelp, a desalination plant 1 credit, a laboratory 1 steelplast, a tunnel 1 steelplast and 1 credit. A stated price replaces this, discounts are taken off, never below 0, and the surcharge of a site is added.</source>
        <translation>Egy város ára 2 acéllemez, 1 hínár és 1 kredit, egy szimbiotikusé 1 acéllemez, 1 hínár, 1 biomassza és 2 kredit, egy telepé 1 hínár, egy sótalanító üzemé 1 kredit, egy laboratóriumé 1 acéllemez, egy alagúté 1 acéllemez és 1 kredit. A megnevezett költség ennek helyébe lép, az engedmény levonódik, de sohasem 0 alá, és hozzáadódik a hely pótdíja.</translation>
    </message>
    <message id="rules/underwater_cities.discard.heading">
        <source>Discarding</source>
        <translation>Eldobás</translation>
    </message>
    <message id="rules/underwater_cities.discard.text">
        <source>Cards of the present era go to the discard pile, cards of an earlier era leave the game. Special cards for one or two credits go under their deck, those for three leave the game.</source>
        <translation>A mostani korszak kártyái a dobópaklira kerülnek, a korábbi korszakokéi kikerülnek a játékból. Az egy- vagy kétkredites speciális kártyák a paklijuk aljára kerülnek, a háromkreditesek kikerülnek a játékból.</translation>
    </message>
    <message id="rules/underwater_cities.discount.heading">
        <source>Discounts</source>
        <translation>Engedmények</translation>
    </message>
    <message id="rules/underwater_cities.discount.text">
        <source>Several discounts add up, also on a stated price. No part of a cost falls below 0, and nothing is refunded.</source>
        <translation>Több engedmény összeadódik, a megnevezett költségnél is. A költség egyik része sem csökken 0 alá, és semmi sem jár vissza.</translation>
    </message>
    <message id="rules/underwater_cities.draw.heading">
        <source>Drawing cards</source>
        <translation>Kártyahúzás</translation>
    </message>
    <message id="rules/underwater_cities.draw.text">
        <source>Cards come from the deck of the present era. When it is empty, its discards are shuffled into a new one.</source>
        <translation>A kártyákat a mostani korszak paklijából húzod. Ha kifogyott, a dobópaklija megkeverve lesz az új.</translation>
    </message>
    <message id="rules/underwater_cities.effects.heading">
        <source>Effects</source>
        <translation>Hatások</translation>
    </message>
    <message id="rules/underwater_cities.effects.text">
        <source>An effect does what its words say, for your own board only. Nothing works in another player's turn.</source>
        <translation>Egy hatás azt teszi, amit a szövege mond, és csak a saját tábládra érvényes. Más körében semmi sem működik.</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.heading">
        <source>End-scoring cards</source>
        <translation>Játék végi pontozókártyák</translation>
    </message>
    <message id="rules/underwater_cities.end-cards.text">
        <source>They give points for what you have connected. Some let you give up goods for points, as often as the card allows and you like.</source>
        <translation>Ezek azért adnak pontot, amit csatlakoztattál. Némelyiknél nyersanyagokat adhatsz le pontért, ahányszor a kártya engedi és te szeretnéd.</translation>
    </message>
    <message id="rules/underwater_cities.end-round.heading">
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="rules/underwater_cities.end-round.text">
        <source>All action tiles come back, the cloning tile too. A new order of play is made, all Federation markers go below the track, and the round counter advances.</source>
        <translation>Minden akciólapka visszakerül, az akciómásoló lapka is. Új játékossorrend alakul ki, a szövetségsáv jelölői mind a sáv alá kerülnek, és a fordulószámláló továbblép.</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.heading">
        <source>End of the turn</source>
        <translation>A kör vége</translation>
    </message>
    <message id="rules/underwater_cities.end-turn.text">
        <source>Effects of the end of a turn come first, then you draw one card.</source>
        <translation>Előbb a kör végi hatások jönnek, azután húzol egy kártyát.</translation>
    </message>
    <message id="rules/underwater_cities.exchange.heading">
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message id="rules/underwater_cities.exchange.text">
        <source>Give one side and take the other, in the direction you like, once and in the printed amounts.</source>
        <translation>Add le az egyik oldalt, és vedd el a másikat, amelyik irányban szeretnéd, egyszer és a jelzett mennyiségben.</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.heading">
        <source>Expansion sites</source>
        <translation>Bővítési helyek</translation>
    </message>
    <message id="rules/underwater_cities.expansion-site.text">
        <source>Each city has one expansion site. Only effects that say so build there.</source>
        <translation>Minden városnak egy bővítési helye van. Oda csak azok a hatások építenek, amelyek ezt mondják.</translation>
    </message>
    <message id="rules/underwater_cities.features.heading">
        <source>Special sites of the advanced boards</source>
        <translation>A haladó oldal különleges helyei</translation>
    </message>
    <message id="rules/underwater_cities.features.text">
        <source>A doubled building site gives its output twice, a tripled tunnel three times. A symbiotic city on its special site gives 6 points instead of 2; another city site gives 6 points when it is built. Two marked tunnels together give 2 credits, a marked tunnel makes its metropolis give 2 points.</source>
        <translation>A duplázó építési terület kétszer, a triplázó alagút háromszor adja a termelését. A szimbiotikus város a különleges helyén 2 helyett 6 pontot ad; egy másik városhely 6 pontot ad, amikor beépül. Két megjelölt alagút együtt 2 kreditet ad, egy megjelölt alagút miatt a metropolisza 2 pontot.</translation>
    </message>
    <message id="rules/underwater_cities.federation.heading">
        <source>The Federation track</source>
        <translation>A szövetségsáv</translation>
    </message>
    <message id="rules/underwater_cities.federation.text">
        <source>Each space entered pays: nothing, 1 credit, 1 steelplast, 1 point. Each step past the first space is a point, and the marker goes on top of the others.</source>
        <translation>Minden elért mező sorrendben ezt adja: semmi, 1 kredit, 1 acéllemez, 1 pont. Az első mezőn túli minden lépés egy pont, és a jelölő a többi tetejére kerül.</translation>
    </message>
    <message id="rules/underwater_cities.feeding.heading">
        <source>Feeding the cities</source>
        <translation>Lakosok etetése</translation>
    </message>
    <message id="rules/underwater_cities.feeding.text">
        <source>Each connected city eats 1 kelp; when there is none, 1 biomatter; when there is none either, you lose 3 points, never below 0.</source>
        <translation>Minden csatlakoztatott város 1 hínárt eszik; ha nincs, 1 biomasszát; ha az sincs, 3 pontot veszítesz, de sohasem 0 alá.</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.heading">
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="rules/underwater_cities.final-scoring.text">
        <source>The brown metropolis scores if it is connected, then the end-scoring cards. Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings. Biomatter becomes 2 credits; every four goods give a point. What is not connected does not count.</source>
        <translation>A barna metropolisz pontot ér, ha csatlakoztatva van, utána a játék végi pontozókártyák. Minden csatlakoztatott város 2, 3, 4 vagy 6 pontot ad 0, 1, 2 vagy 3 fajta épületért. A biomassza 2 kreditet ér; minden négy nyersanyag egy pontot ad. Ami nincs csatlakoztatva, nem számít.</translation>
    </message>
    <message id="rules/underwater_cities.gain.heading">
        <source>Gaining goods</source>
        <translation>Nyersanyagok szerzése</translation>
    </message>
    <message id="rules/underwater_cities.gain.text">
        <source>Credits, kelp, steelplast, science, biomatter and points come from the supply, which never runs out. “Different” means that no two are of the same kind.</source>
        <translation>A kredit, a hínár, az acéllemez, a tudomány, a biomassza és a pont a készletből jön, amely sohasem fogy el. A „különböző” azt jelenti, hogy nincs köztük két egyforma.</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.heading">
        <source>Hand limit</source>
        <translation>Kézlimit</translation>
    </message>
    <message id="rules/underwater_cities.hand-limit.text">
        <source>At the start of your turn you keep three cards, one more for each card that says so. At any other time you may hold more.</source>
        <translation>Köröd elején három lapot tarthatsz meg, és minden ezt mondó kártyáért eggyel többet. Máskor több is lehet a kezedben.</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.heading">
        <source>House cards</source>
        <translation>Házi kártyák</translation>
    </message>
    <message id="rules/underwater_cities.house-cards.text">
        <source>Only some of the printed cards are part of this program; a small house marks the others. Those are our own, made so that the decks have the sizes, colours and strengths of the rulebook. A card pack replaces them with the cards of your own box.</source>
        <translation>A nyomtatott kártyáknak csak egy része van meg a programban; a többit egy kis ház jelöli. Ezek a program saját kártyái, úgy készültek, hogy a paklik mérete, színei és ereje megfeleljen a szabálykönyvnek. Kártyacsomaggal a saját dobozod kártyái kerülnek a helyükre.</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.heading">
        <source>Leftover goods</source>
        <translation>Megmaradt nyersanyagok</translation>
    </message>
    <message id="rules/underwater_cities.leftovers.text">
        <source>Each biomatter becomes 2 credits. Then every four of credits, kelp, science and steelplast together give a point; the rest is void.</source>
        <translation>Minden biomassza 2 kreditet ér. Ezután minden négy kredit, hínár, tudomány vagy acéllemez, vegyesen is, egy pontot ad; a maradék nem számít.</translation>
    </message>
    <message id="rules/underwater_cities.limited.heading">
        <source>Limited pieces</source>
        <translation>Véges készlet</translation>
    </message>
    <message id="rules/underwater_cities.limited.text">
        <source>There are 46 tunnels, 17 domes for cities and, by the number of players, 7, 10 or 13 for symbiotic cities. When they are gone, none can be built.</source>
        <translation>46 alagút, a városokhoz 17 félgömb, a szimbiotikus városokhoz pedig a játékosok száma szerint 7, 10 vagy 13 félgömb van. Ha elfogytak, több nem építhető.</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.heading">
        <source>Metropolises</source>
        <translation>Metropoliszok</translation>
    </message>
    <message id="rules/underwater_cities.metropolis.text">
        <source>A blue metropolis is connected by its one tunnel and gives its goods at once, some also in each Production. The brown one needs both its tunnels and scores at the end. One gained in play counts as connected.</source>
        <translation>A kék metropoliszt egyetlen alagútja csatlakoztatja, és azonnal megkapod, amit ad, némelyikért minden termeléskor is jár valami. A barnának mindkét alagútja kell, és a játék végén ér pontot. A játék közben szerzett metropolisz csatlakoztatottnak számít.</translation>
    </message>
    <message id="rules/underwater_cities.network-score.heading">
        <source>Scoring the network</source>
        <translation>A hálózat pontozása</translation>
    </message>
    <message id="rules/underwater_cities.network-score.text">
        <source>Each connected city gives 2, 3, 4 or 6 points for 0, 1, 2 or 3 kinds of buildings at it.</source>
        <translation>Minden csatlakoztatott város 2, 3, 4 vagy 6 pontot ad, ha 0, 1, 2 vagy 3 fajta épület áll nála.</translation>
    </message>
    <message id="rules/underwater_cities.network.heading">
        <source>Your network</source>
        <translation>A hálózatod</translation>
    </message>
    <message id="rules/underwater_cities.network.text">
        <source>A city is connected if built tunnels join it to the start city; empty city sites on the way do not matter. A building is connected with its city. What is not connected produces nothing, needs no food and scores nothing.</source>
        <translation>Egy város csatlakoztatott, ha megépített alagutak kötik össze az induló várossal; az út közbeni üres városhelyek nem számítanak. Az épület a városával együtt csatlakoztatott. Ami nem csatlakozik, nem termel, nem kell ellátni, és nem ér pontot.</translation>
    </message>
    <message id="rules/underwater_cities.new-era.heading">
        <source>A new era</source>
        <translation>Új korszak</translation>
    </message>
    <message id="rules/underwater_cities.new-era.text">
        <source>All action cards are ready again, the old deck leaves the game, everybody draws three cards of the new one and keeps as many as the hand limit allows.</source>
        <translation>Minden akciókártya visszafordul, a régi pakli kikerül a játékból, mindenki három kártyát húz az újból, és annyit tart meg, amennyi a kezében maradhat.</translation>
    </message>
    <message id="rules/underwater_cities.new-order.heading">
        <source>New order of play</source>
        <translation>Új játékossorrend</translation>
    </message>
    <message id="rules/underwater_cities.new-order.text">
        <source>Whoever is further on the Federation track plays earlier, on one space the higher marker first. Those below the track keep their order behind them. Then all markers go below the track.</source>
        <translation>Aki a szövetségsávon előrébb áll, korábban kerül sorra; egy mezőn belül a felső jelölő előbb. Akik a sáv alatt vannak, mögöttük megtartják a sorrendjüket. Ezután minden jelölő a sáv alá kerül.</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.heading">
        <source>Once in each turn</source>
        <translation>Körönként egyszer</translation>
    </message>
    <message id="rules/underwater_cities.once-per-turn.text">
        <source>Such a card may be used once in each of your own turns: before you choose a slot, between card and slot, or after both.</source>
        <translation>Az ilyen kártyát saját körödben egyszer használhatod: az akcióhely választása előtt, a kártya és az akcióhely között vagy mindkettő után.</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.heading">
        <source>The output of one structure</source>
        <translation>Egy építmény termelése</translation>
    </message>
    <message id="rules/underwater_cities.output-of-one.text">
        <source>You gain what one upgraded structure at a connected city gives in Production, without pair bonus and without the multiplier of its site.</source>
        <translation>Megkapod, amit egy csatlakoztatott városnál álló fejlesztett építmény termeléskor ad, páros bónusz és a hely szorzója nélkül.</translation>
    </message>
    <message id="rules/underwater_cities.own-board.heading">
        <source>Your own board</source>
        <translation>Saját tábla</translation>
    </message>
    <message id="rules/underwater_cities.own-board.text">
        <source>You build on your own player board only.</source>
        <translation>Csak a saját játékostábládon építesz.</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.heading">
        <source>Pair bonus</source>
        <translation>Páros bónusz</translation>
    </message>
    <message id="rules/underwater_cities.pair-bonus.text">
        <source>A connected city with at least two upgraded buildings of one kind gives once more for that kind: 1 kelp and 1 point for farms, 1 credit for desalination plants, 1 steelplast for laboratories.</source>
        <translation>Ha egy csatlakoztatott városnál legalább két azonos fajta fejlesztett épület áll, az a fajta még egyszer ad: a telepek 1 hínárt és 1 pontot, a sótalanító üzemek 1 kreditet, a laboratóriumok 1 acéllemezt.</translation>
    </message>
    <message id="rules/underwater_cities.parts.heading">
        <source>Parts in any order</source>
        <translation>Részek tetszőleges sorrendben</translation>
    </message>
    <message id="rules/underwater_cities.parts.text">
        <source>The parts of an effect are carried out in any order, each to its end. Parts that you do not want may be left out.</source>
        <translation>Egy hatás részeit tetszőleges sorrendben, egyenként befejezve hajtod végre. Amelyik részt nem akarod, kihagyhatod.</translation>
    </message>
    <message id="rules/underwater_cities.pay.heading">
        <source>Paying for an effect</source>
        <translation>Fizetés egy hatásért</translation>
    </message>
    <message id="rules/underwater_cities.pay.text">
        <source>If an effect has a price, the whole price is paid first, once, or as often as the card says.</source>
        <translation>Ha egy hatásnak ára van, előbb az egész árat ki kell fizetni, egyszer, vagy ahányszor a kártya mondja.</translation>
    </message>
    <message id="rules/underwater_cities.play-card.heading">
        <source>Playing a card</source>
        <translation>Kártya kijátszása</translation>
    </message>
    <message id="rules/underwater_cities.play-card.text">
        <source>With the slot you play one card from your hand. It is used up whether its effect applies or not.</source>
        <translation>Az akcióhellyel együtt egy kártyát játszol ki a kezedből. Akkor is elhasználódik, ha a hatása nem érvényesül.</translation>
    </message>
    <message id="rules/underwater_cities.possible.heading">
        <source>Something must come of it</source>
        <translation>Legyen eredménye</translation>
    </message>
    <message id="rules/underwater_cities.possible.text">
        <source>An effect can be begun only if it can be paid and there is a place for it now.</source>
        <translation>Egy hatás csak akkor kezdhető el, ha most kifizethető, és van helye.</translation>
    </message>
    <message id="rules/underwater_cities.production.heading">
        <source>Production</source>
        <translation>Termelés</translation>
    </message>
    <message id="rules/underwater_cities.production.text">
        <source>A connected farm gives 1 kelp, a desalination plant 1 credit, a laboratory 1 science, a tunnel at a city 1 credit; upgraded also 1 point, 1 biomatter, 1 steelplast, 1 point. A symbiotic city gives 2 points. Two upgraded buildings of a kind at one city give 1 kelp and 1 point, 1 credit or 1 steelplast more. Then cards and metropolises give theirs.</source>
        <translation>Egy csatlakoztatott telep 1 hínárt, egy sótalanító üzem 1 kreditet, egy laboratórium 1 tudományt, egy városnál lévő alagút 1 kreditet ad; fejlesztve ezen felül rendre 1 pontot, 1 biomasszát, 1 acéllemezt, 1 pontot. Egy szimbiotikus város 2 pontot ad. Egy városnál két azonos fejlesztett épület még 1 hínárt és 1 pontot, 1 kreditet, illetve 1 acéllemezt ad. Ezután a kártyák és metropoliszok adják a magukét.</translation>
    </message>
    <message id="rules/underwater_cities.round.heading">
        <source>Ten rounds in three eras</source>
        <translation>Tíz forduló három korszakban</translation>
    </message>
    <message id="rules/underwater_cities.round.text">
        <source>The eras last four, three and three rounds. In a round all take one turn in the order of play, three times. After rounds 4, 7 and 10 there is Production.</source>
        <translation>A korszakok négy, három és három fordulóig tartanak. Egy fordulóban mindenki háromszor kerül sorra a játékossorrend szerint. A 4., 7. és 10. forduló után termelés következik.</translation>
    </message>
    <message id="rules/underwater_cities.setup.heading">
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="rules/underwater_cities.setup.text">
        <source>Each player gets a board with a city on the start site, one brown and two blue metropolises, three action tiles, the personal assistant, 1 kelp, 1 steelplast, 1 science and 2 credits. The first order of play is random; the second, third and fourth player start on spaces 4, 3 and 2 of the Federation track, the third with 1 credit more, the fourth with 1 credit and 1 steelplast more. Of six cards three are kept.</source>
        <translation>Mindenki kap egy játékostáblát, az induló helyén egy várossal, egy barna és két kék metropoliszt, három akciólapkát, a személyi asszisztenst, 1 hínárt, 1 acéllemezt, 1 tudományt és 2 kreditet. Az első játékossorrend véletlenszerű; a második, harmadik és negyedik játékos a szövetségsáv 4., 3. és 2. mezőjén kezd, a harmadik 1 kredittel, a negyedik 1 kredittel és 1 acéllemezzel többel. Hat kártyából hármat kell megtartani.</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.heading">
        <source>Site bonus</source>
        <translation>Építkezési bónusz</translation>
    </message>
    <message id="rules/underwater_cities.site-bonus.text">
        <source>Whoever builds on a site with a bonus gains it at once, connected or not. It can pay for the next piece, not for this one.</source>
        <translation>Aki bónuszos helyre épít, azonnal megkapja a bónuszt, akár csatlakoztatva van, akár nem. A következő darabra már költheti, erre még nem.</translation>
    </message>
    <message id="rules/underwater_cities.sites.heading">
        <source>Sites</source>
        <translation>Építési helyek</translation>
    </message>
    <message id="rules/underwater_cities.sites.text">
        <source>Cities stand on city sites, tunnels on tunnel sites, buildings on building sites, one piece on each.</source>
        <translation>A városok városhelyeken, az alagutak alagúthelyeken, az épületek építési területeken állnak, egy-egy darab mindegyiken.</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.heading">
        <source>A slot through a card</source>
        <translation>Akcióhely kártya révén</translation>
    </message>
    <message id="rules/underwater_cities.slot-through-card.text">
        <source>A card may carry out the action of a slot: no tile is laid, no second card played. The card says whether the slot must be free or occupied by others.</source>
        <translation>Egy kártya végrehajthatja egy akcióhely hatását: nem kerül le akciólapka, és nem játszol ki második kártyát. A kártya megmondja, hogy az akcióhelynek elérhetőnek vagy mások által foglaltnak kell lennie.</translation>
    </message>
    <message id="rules/underwater_cities.solo-setup.heading">
        <source>Set-up of the solo game</source>
        <translation>Az egyszemélyes játék előkészítése</translation>
    </message>
    <message id="rules/underwater_cities.solo-setup.text">
        <source>Alone you play on the side of the main board for two, with an advanced player board, below the Federation track and without contracts. The brown metropolis that counts cities stays in the box, and there are as many symbiotic domes as you need.</source>
        <translation>Egyedül a játéktábla kétszemélyes oldalán játszol, a játékostábla haladó oldalával, a szövetségsáv alól indulva, szerződések nélkül. A városokat számoló barna metropolisz a dobozban marad, szimbiotikus kupola pedig annyi van, amennyi kell.</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.heading">
        <source>Foreign tiles in the solo game</source>
        <translation>Idegen akciólapkák az egyszemélyes játékban</translation>
    </message>
    <message id="rules/underwater_cities.solo-tiles.text">
        <source>Three foreign tiles block one slot of each colour and move one slot on after each round. If you made no step on the Federation track, a fourth one comes for the next round, on the slot that the digits of the top card count to.</source>
        <translation>Három idegen akciólapka színenként egy akcióhelyet foglal el, és minden forduló után egy hellyel továbblép. Ha nem léptél a szövetségsávon, a következő fordulóra egy negyedik is lekerül arra az akcióhelyre, amelyet a felső kártya számjegyei kijelölnek.</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.heading">
        <source>Surcharges</source>
        <translation>Pótdíjak</translation>
    </message>
    <message id="rules/underwater_cities.surcharge.text">
        <source>A marked site of an advanced board adds a surcharge to the cost of building there, also to a free one: 3 steelplast and 3 credits on the city site for 6 points of a symbiotic city, 2 science and 2 credits on the other one for 6 points, 1 credit for the tripled tunnel, 1 steelplast and 1 credit for the tunnel of a metropolis. It is not due for upgrading.</source>
        <translation>A haladó oldal megjelölt helyén az építkezéshez pótdíj jön, az ingyenes építéshez is: 3 acéllemez és 3 kredit azon a városhelyen, ahol a szimbiotikus város 6 pontot ér, 2 tudomány és 2 kredit a másik 6 pontos városhelyen, 1 kredit a megháromszorozott alagútnál, 1 acéllemez és 1 kredit a metropolisz alagútjánál. Fejlesztésnél nem kell fizetni.</translation>
    </message>
    <message id="rules/underwater_cities.take-special.heading">
        <source>Taking a Special card</source>
        <translation>Speciális kártya elvétele</translation>
    </message>
    <message id="rules/underwater_cities.take-special.text">
        <source>Six of the cards for three credits lie open, drawn at random; the others stay in the box. Take one of these, or the open top card of the deck; or put that one under the deck, look at the next three, keep one and put two under the deck.</source>
        <translation>Hat véletlenszerűen húzott háromkredites kártya fekszik képpel felfelé, a többi a dobozban marad. Vedd el az egyiket ezek közül vagy a pakli látható felső kártyáját; vagy tedd ez utóbbit a pakli aljára, nézd meg a következő hármat, egyet tarts meg, kettőt tegyél a pakli aljára.</translation>
    </message>
    <message id="rules/underwater_cities.triggers.heading">
        <source>Triggers</source>
        <translation>Kiváltott hatások</translation>
    </message>
    <message id="rules/underwater_cities.triggers.text">
        <source>What a card, a site, a space or a metropolis sets off is carried out at once, in the middle of the effect that caused it.</source>
        <translation>Amit egy kártya, hely, mező vagy metropolisz kivált, azt azonnal végre kell hajtani, az őt kiváltó hatás közben.</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.heading">
        <source>Building a tunnel</source>
        <translation>Alagút építése</translation>
    </message>
    <message id="rules/underwater_cities.tunnel.text">
        <source>A tunnel needs an empty tunnel site with an end that your start city reaches through built tunnels. Empty city sites carry the way on, metropolises do not.</source>
        <translation>Alagút olyan üres alagúthelyre épülhet, amelynek egyik végét az induló városod megépített alagutakon át eléri. Az út üres városhelyeken átvezet, metropoliszokon nem.</translation>
    </message>
    <message id="rules/underwater_cities.turn.heading">
        <source>A turn</source>
        <translation>Egy kör</translation>
    </message>
    <message id="rules/underwater_cities.turn.text">
        <source>Discard down to the hand limit, choose a slot and play a card at the same time, carry out slot and card, and draw one card.</source>
        <translation>Dobj el lapokat a kézlimitig, egyszerre válassz akcióhelyet és játssz ki egy kártyát, hajtsd végre az akcióhely és a kártya hatását, végül húzz egy kártyát.</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.heading">
        <source>Upgrading</source>
        <translation>Fejlesztés</translation>
    </message>
    <message id="rules/underwater_cities.upgrade.text">
        <source>A farm, desalination plant, laboratory or tunnel can be upgraded once, for 1 science unless an effect says otherwise, connected or not. Cities are not upgraded.</source>
        <translation>Egy telepet, sótalanító üzemet, laboratóriumot vagy alagutat egyszer lehet fejleszteni, 1 tudományért, hacsak egy hatás mást nem mond, akár csatlakoztatva van, akár nem. A városok nem fejleszthetők.</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.heading">
        <source>At least one part of the slot</source>
        <translation>Az akcióhely legalább egy része</translation>
    </message>
    <message id="rules/underwater_cities.use-slot.text">
        <source>A slot can be chosen only if at least one of its parts is then used. A matching card that comes first may supply the means.</source>
        <translation>Akcióhelyet csak akkor választhatsz, ha legalább egyik részét használod is. Az előbb jövő, egyező színű kártya megteremtheti hozzá a feltételt.</translation>
    </message>
    <message id="rules/underwater_cities.winner.heading">
        <source>Who wins</source>
        <translation>Ki nyer</translation>
    </message>
    <message id="rules/underwater_cities.winner.text">
        <source>Most points win; on a tie whoever comes first in the order made after the last round. Alone you win with seven connected cities and 100 points.</source>
        <translation>A legtöbb pont nyer; döntetlennél az, aki az utolsó forduló után kialakult sorrendben előrébb van. Egyedül hét csatlakoztatott várossal és 100 ponttal nyersz.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message id="settings.animation">
        <source>Animation</source>
        <translation>Animáció</translation>
    </message>
    <message id="settings.appearance">
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message id="settings.appearance_dark_tip">
        <source>Appearance: dark</source>
        <translation>Megjelenés: sötét</translation>
    </message>
    <message id="settings.appearance_high_contrast_tip">
        <source>Appearance: high contrast</source>
        <translation>Megjelenés: nagy kontraszt</translation>
    </message>
    <message id="settings.appearance_light_tip">
        <source>Appearance: light</source>
        <translation>Megjelenés: világos</translation>
    </message>
    <message id="settings.hints">
        <source>Hints (F4)</source>
        <translation>Tippek (F4)</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Nyelv</translation>
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
        <translation>Ezen a gépen nincs mivel hangot lejátszani.</translation>
    </message>
    <message id="settings.obvious_questions">
        <source>Questions with one sensible answer</source>
        <translation>Magától értetődő kérdések</translation>
    </message>
    <message id="settings.option_ask_me">
        <source>Ask me</source>
        <translation>Kérdezzen</translation>
    </message>
    <message id="settings.option_by_themselves">
        <source>By themselves</source>
        <translation>Maguktól</translation>
    </message>
    <message id="settings.option_dark">
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message id="settings.option_high_contrast">
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message id="settings.option_hints_counted">
        <source>Counted</source>
        <translation>Számolva</translation>
    </message>
    <message id="settings.option_language_name">
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message id="settings.option_light">
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message id="settings.option_off">
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message id="settings.option_on">
        <source>On</source>
        <translation>Be</translation>
    </message>
    <message id="settings.option_others_moves_full">
        <source>In detail</source>
        <translation>Részletesen</translation>
    </message>
    <message id="settings.option_others_moves_off">
        <source>Off</source>
        <translation>Nem</translation>
    </message>
    <message id="settings.option_others_moves_short">
        <source>Short</source>
        <translation>Röviden</translation>
    </message>
    <message id="settings.option_sound_normal">
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message id="settings.option_sound_off">
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message id="settings.option_sound_quiet">
        <source>Quiet</source>
        <translation>Halk</translation>
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
        <translation>Mások lépései</translation>
    </message>
    <message id="settings.settings_title">
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message id="settings.slow_motion_speed">
        <source>Speed of slow motion</source>
        <translation>A lassított lejátszás sebessége</translation>
    </message>
    <message id="settings.sound">
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message id="settings.speed">
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message id="settings.text_size">
        <source>Text size</source>
        <translation>Szövegméret</translation>
    </message>
    <message id="settings.text_size_button">
        <source>Aa {percent}</source>
        <translation>Aa {percent}</translation>
    </message>
    <message id="settings.wait_before_hand_over">
        <source>3 seconds to take back before the next person</source>
        <translation>3 másodperc a visszavételre, mielőtt a következő jön</translation>
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
        <translation>Továbbiak a szabályok ismerőinek</translation>
    </message>
    <message id="setup.expert_options_changed" numerus="yes">
        <source>%n question(s), {changed} not as recommended</source>
        <translation>
            <numerusform>%n kérdés, ebből {changed} eltér az ajánlottól</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual" numerus="yes">
        <source>%n question(s), all as recommended</source>
        <translation>
            <numerusform>%n kérdés, mind az ajánlott értéken</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual_named" numerus="yes">
        <source>%n question(s), all as recommended: {names} …</source>
        <translation>
            <numerusform>%n kérdés, mind az ajánlott értéken: {names}…</numerusform>
        </translation>
    </message>
    <message id="setup.feature_guide">
        <source>a guide helps along</source>
        <translation>Kalauz segít</translation>
    </message>
    <message id="setup.feature_last_time">
        <source>options as last time</source>
        <translation>beállítások, mint legutóbb</translation>
    </message>
    <message id="setup.feature_recommended">
        <source>nothing else is asked</source>
        <translation>mást nem kérdezünk</translation>
    </message>
    <message id="setup.feature_take_back">
        <source>everything can be taken back</source>
        <translation>bármi visszavehető</translation>
    </message>
    <message id="setup.first_game">
        <source>First game</source>
        <translation>Első játék</translation>
    </message>
    <message id="setup.first_game_usual">
        <source>The set-up that is recommended for a first game.</source>
        <translation>Az első játékhoz ajánlott kezdés.</translation>
    </message>
    <message id="setup.first_round">
        <source>The first round</source>
        <translation>Az első kör útja</translation>
    </message>
    <message id="setup.hidden_hands">
        <source>Hidden hands: change places before the screen</source>
        <translation>Rejtett lapok: a gép előtt helyet cseréltek</translation>
    </message>
    <message id="setup.hidden_hands_tip">
        <source>Off: hands lie open and no curtain falls between two turns.</source>
        <translation>Kikapcsolva: nyílt lapok, két lépés között nincs függöny.</translation>
    </message>
    <message id="setup.known_game">
        <source>We know it</source>
        <translation>Ismerjük már</translation>
    </message>
    <message id="setup.known_game_usual">
        <source>The whole game, with the options you choose.</source>
        <translation>A teljes játék, a ti beállításaitokkal.</translation>
    </message>
    <message id="setup.no_computer_seat">
        <source>With so many people there is no computer player in this game.</source>
        <translation>Ennyi emberhez ebben a játékban nincs gépi játékos.</translation>
    </message>
    <message id="setup.no_rulebook_opponent">
        <source>No opponent from the rulebook: {reason}</source>
        <translation>A szabálykönyv gépi játékosa most nem játszhat: {reason}</translation>
    </message>
    <message id="setup.no_such_seats">
        <source>This game cannot be played with so many people.</source>
        <translation>Ennyien ezt a játékot nem lehet játszani.</translation>
    </message>
    <message id="setup.one_more_person">
        <source>Somebody else</source>
        <translation>Még valaki</translation>
    </message>
    <message id="setup.played_before">
        <source>Have you played this before?</source>
        <translation>Játszottatok már ezzel?</translation>
    </message>
    <message id="setup.recommended">
        <source>recommended</source>
        <translation>ajánlott</translation>
    </message>
    <message id="setup.rulebook_opponent">
        <source>Opponent from the rulebook</source>
        <translation>A szabálykönyv gépi játékosa</translation>
    </message>
    <message id="setup.setting_the_table">
        <source>Setting the table…</source>
        <translation>Megterítünk…</translation>
    </message>
    <message id="setup.start_button">
        <source>Let's start!</source>
        <translation>Kezdjük!</translation>
    </message>
    <message id="setup.who_sits_here">
        <source>Who sits at the table?</source>
        <translation>Kik ülnek az asztalhoz?</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <translation>egy rejtett elem</translation>
    </message>
    <message id="speech.hidden_piece">
        <source>a hidden piece</source>
        <comment>acc</comment>
        <translation>egy rejtett elemet</translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <translation>
            <numerusform>%n rejtett elem</numerusform>
        </translation>
    </message>
    <message id="speech.hidden_pieces" numerus="yes">
        <source>%n hidden piece(s)</source>
        <comment>acc</comment>
        <translation>
            <numerusform>%n rejtett elemet</numerusform>
        </translation>
    </message>
    <message id="speech.items_and_last">
        <source>{items} and {last}</source>
        <translation>{items} és {last}</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message id="speech.nothing">
        <source>nothing</source>
        <comment>acc</comment>
        <translation>semmit</translation>
    </message>
    <message id="speech.seat_number">
        <source>Seat {number}</source>
        <translation>{number}. hely</translation>
    </message>
    <message id="speech.somewhere">
        <source>somewhere</source>
        <translation>valahol</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.already_answered_question">
        <source>This question has already been answered.</source>
        <translation>Erre a kérdésre már megszületett a válasz.</translation>
    </message>
    <message id="table.already_strict_play">
        <source>You are already in strict play.</source>
        <translation>Már szabály szerint játszotok.</translation>
    </message>
    <message id="table.answers_need_strict_play">
        <source>Answers are accepted only in strict play.</source>
        <translation>Válaszolni csak szabály szerinti játékban lehet.</translation>
    </message>
    <message id="table.audit_count_not_possible_now">
        <source>{what}: {number} is not possible now.</source>
        <translation>{what}: {number} – ez most nem lehetséges.</translation>
    </message>
    <message id="table.audit_piece_not_accepted_here">
        <source>{piece} does not belong here: {place}.</source>
        <translation>{piece} nem ide való: {place}.</translation>
    </message>
    <message id="table.audit_place_overfull">
        <source>{place} already holds {held} of {max} pieces.</source>
        <translation>{place}: {held} játékelem van itt, de csak {max} fér el.</translation>
    </message>
    <message id="table.box">
        <source>box</source>
        <translation>doboz</translation>
    </message>
    <message id="table.choose">
        <source>Choose</source>
        <translation>Válassz</translation>
    </message>
    <message id="table.clauses_and_last">
        <source>{first.clause} and {then.clause}.</source>
        <translation>{first.clause}, és {then.clause}.</translation>
    </message>
    <message id="table.clauses_before_last">
        <source>{first.clause}, {then.clause}.</source>
        <translation>{first.clause}, {then.clause}.</translation>
    </message>
    <message id="table.duty_would_be_unmeetable">
        <source>{duty} After this you could no longer do so.</source>
        <translation>{duty} Ezután erre már nem lenne módod.</translation>
    </message>
    <message id="table.finding_left_as_it_is">
        <source>Left unchanged: {finding}</source>
        <translation>Így marad: {finding}</translation>
    </message>
    <message id="table.free_hands_begin">
        <source>Sandbox: the rules are not checked.</source>
        <translation>Szabad kéz: a program most nem ellenőrzi a szabályokat.</translation>
    </message>
    <message id="table.free_hands_need_sandbox">
        <source>Pieces can be moved freely only in sandbox mode.</source>
        <translation>Ez csak szabad kézzel lehetséges.</translation>
    </message>
    <message id="table.game_over">
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message id="table.lay_piece_in_place">
        <source>Put {piece} here: {place}</source>
        <translation>{piece} áthelyezése ide: {place}</translation>
    </message>
    <message id="table.needs_exact_number_chosen">
        <source>Exactly {n} must be chosen, not {size}.</source>
        <translation>Pontosan {n} darabot kell választanod, nem {size} darabot.</translation>
    </message>
    <message id="table.needs_number_chosen_in_range">
        <source>From {low} to {high} can be chosen, not {size}.</source>
        <translation>Legalább {low}, legfeljebb {high} darabot választhatsz, nem pedig {size} darabot.</translation>
    </message>
    <message id="table.needs_number_for_each_item">
        <source>Each item needs a number, zero or more.</source>
        <translation>Mindegyikhez egy szám kell: nulla vagy több.</translation>
    </message>
    <message id="table.no_such_piece">
        <source>There is no such piece.</source>
        <translation>Nincs ilyen játékelem.</translation>
    </message>
    <message id="table.no_such_place">
        <source>There is no such place.</source>
        <translation>Nincs ilyen hely.</translation>
    </message>
    <message id="table.not_a_resume_point">
        <source>Play cannot resume at this point.</source>
        <translation>Innen nem lehet folytatni.</translation>
    </message>
    <message id="table.not_answering_present_question">
        <source>This does not answer the present question.</source>
        <translation>Ez nem válasz a mostani kérdésre.</translation>
    </message>
    <message id="table.not_answering_what_is_asked">
        <source>This does not answer what you are asked now: {question}</source>
        <translation>Ez nem válasz arra, ami most a kérdés: {question}</translation>
    </message>
    <message id="table.not_countable_here">
        <source>This cannot be counted here.</source>
        <translation>Ez itt nem számlálható.</translation>
    </message>
    <message id="table.not_now_seat_choosing">
        <source>Not now: {seat} is choosing.</source>
        <translation>Most nem lehet: {seat} választ.</translation>
    </message>
    <message id="table.nothing_can_be_laid_there">
        <source>Nothing can be put there.</source>
        <translation>Oda semmit sem lehet letenni.</translation>
    </message>
    <message id="table.number_not_possible_here">
        <source>This number is not possible here.</source>
        <translation>Ez a szám itt nem lehetséges.</translation>
    </message>
    <message id="table.obligation_would_be_unmeetable">
        <source>After this you could no longer do what you must do.</source>
        <translation>Ezután már nem tudnád megtenni, ami kötelező.</translation>
    </message>
    <message id="table.only_listed_items_once_each">
        <source>Choose among the listed items, each one once.</source>
        <translation>A felsoroltak közül válassz, mindegyiket csak egyszer.</translation>
    </message>
    <message id="table.piece_belongs_to_seat">
        <source>This piece belongs to {seat}.</source>
        <translation>Ez {seat} játékeleme.</translation>
    </message>
    <message id="table.place_holds_none">
        <source>{place} holds no {what}.</source>
        <translation>{place}: itt nincs {what}.</translation>
    </message>
    <message id="table.place_holds_too_few">
        <source>{place} holds only {have}.</source>
        <translation>{place}: itt csak {have} van.</translation>
    </message>
    <message id="table.place_not_shufflable">
        <source>{place} is not shuffled.</source>
        <translation>{place}: ez nem keverhető.</translation>
    </message>
    <message id="table.play_resumes_at_point">
        <source>Play continues: {point}.</source>
        <translation>Innen folytatjátok: {point}.</translation>
    </message>
    <message id="table.rules_cannot_go_on">
        <source>The rules cannot go on from this position.</source>
        <translation>Ebből az állásból a szabályok szerint nem folytatható a játék.</translation>
    </message>
    <message id="table.seat_already_gone_on">
        <source>{seat} has already gone on from this; that step must be taken back first.</source>
        <translation>{seat} erre építve már továbblépett; előbb azt a lépést kell visszavonni.</translation>
    </message>
    <message id="table.seat_deals_pieces" numerus="yes">
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} %n játékelemet oszt ki: {from} → {to}.</numerusform>
        </translation>
    </message>
    <message id="table.seat_flips_piece">
        <source>{seat} turns over {piece}.</source>
        <translation>{seat} megfordítja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_moves_piece">
        <source>{seat} moves {piece}: {from} → {to}.</source>
        <translation>{seat} áthelyezi ezt: {piece}; {from} → {to}.</translation>
    </message>
    <message id="table.seat_not_answered_since_asked">
        <source>{seat} has not chosen yet: there is nothing to take back.</source>
        <translation>{seat} még nem választott, nincs mit visszavenni.</translation>
    </message>
    <message id="table.seat_rotates_piece">
        <source>{seat} turns {piece}.</source>
        <translation>{seat} elforgatja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_sets_count">
        <source>{seat} sets {what} to {number}: {place}.</source>
        <translation>{seat} átállítja a darabszámot: {what}, {number} ({place}).</translation>
    </message>
    <message id="table.seat_shows_piece">
        <source>{seat} shows {piece}.</source>
        <translation>{seat} megmutatja ezt: {piece}.</translation>
    </message>
    <message id="table.seat_shuffles_place">
        <source>{seat} shuffles: {place}.</source>
        <translation>{seat} megkeveri ezt: {place}.</translation>
    </message>
    <message id="table.sentence_after_sentence">
        <source>{first} {then}</source>
        <translation>{first} {then}</translation>
    </message>
    <message id="table.sentence_or_other">
        <source>{first.clause} OR {other.clause}.</source>
        <translation>{first.clause} VAGY {other.clause}.</translation>
    </message>
    <message id="table.set_count_to">
        <source>Set {what} to {number}</source>
        <translation>{what}: legyen {number}</translation>
    </message>
    <message id="table.strict_play_begins">
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Játék szabály szerint: mostantól csak szabályos lépés lehetséges.</translation>
    </message>
    <message id="table.strict_play_begins_despite_findings" numerus="yes">
        <source>Strict play continues from this position; %n finding(s) left as they are.</source>
        <translation>
            <numerusform>Játék szabály szerint: ez az új állás; %n eltérés így marad.</numerusform>
        </translation>
    </message>
    <message id="table.this_comma_that">
        <source>{first.same}, {other.same}</source>
        <translation>{first.same}, {other.same}</translation>
    </message>
    <message id="table.this_or_that">
        <source>{first.same} or {other.same}</source>
        <translation>{first.same} vagy {other.same}</translation>
    </message>
    <message id="table.this_or_that_printed">
        <source>{first.same} OR {other.same}</source>
        <translation>{first.same} VAGY {other.same}</translation>
    </message>
</context>
<context>
    <name>told</name>
    <message id="told.and_more_deeds" numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(és még %n)</numerusform>
        </translation>
    </message>
    <message id="told.choices_are_hidden_hint">
        <source>As long as the choices are hidden, everybody can take back their own: the curtain opens for them.</source>
        <translation>Amíg a választások rejtettek, bárki visszaveheti a sajátját: a függöny ilyenkor neki nyílik újra.</translation>
    </message>
    <message id="told.done_next_button">
        <source>Done – next: {seat}</source>
        <translation>Kész – {seat} jön</translation>
    </message>
    <message id="told.game_and_status">
        <source>{game} · {status}</source>
        <translation>{game} · {status}</translation>
    </message>
    <message id="told.next_step_button">
        <source>Next step (→)</source>
        <translation>Következő lépés (→)</translation>
    </message>
    <message id="told.only_you_look">
        <source>Only you look now: your cards lie open until you have answered. The others look away.</source>
        <translation>Most csak te nézz ide: amíg nem választottál, a lapjaid nyíltan látszanak. A többiek forduljanak el.</translation>
    </message>
    <message id="told.pause_button">
        <source>Pause or go on (P)</source>
        <translation>Megállítás vagy folytatás (P)</translation>
    </message>
    <message id="told.previous_step_button">
        <source>Previous step (←)</source>
        <translation>Előző lépés (←)</translation>
    </message>
    <message id="told.remark_caption">
        <source>“{remark}”</source>
        <translation>„{remark}”</translation>
    </message>
    <message id="told.rule_button">
        <source>Rule: {heading}</source>
        <translation>Szabály: {heading}</translation>
    </message>
    <message id="told.seat_comes_after">
        <source>{seat} is still to choose</source>
        <translation>{seat} még választ</translation>
    </message>
    <message id="told.seat_has_chosen">
        <source>{seat} has chosen</source>
        <translation>{seat} választott</translation>
    </message>
    <message id="told.skip_button">
        <source>Skip (Space)</source>
        <translation>Átugrom (szóköz)</translation>
    </message>
    <message id="told.skip_tip">
        <source>Space skips this person, Esc everything.</source>
        <translation>A szóköz ezt a személyt ugorja át, az Esc mindent.</translation>
    </message>
    <message id="told.take_back_button">
        <source>Take back (Ctrl+Z)</source>
        <translation>Visszaveszem (Ctrl+Z)</translation>
    </message>
    <message id="told.watch_again_button">
        <source>Watch again (Ctrl+L)</source>
        <translation>Újranézem (Ctrl+L)</translation>
    </message>
    <message id="told.what_happened_banner">
        <source>What happened</source>
        <translation>Ez történt</translation>
    </message>
    <message id="told.would_take_back_button">
        <source>{seat} would take it back</source>
        <translation>{seat} még visszavenné</translation>
    </message>
    <message id="told.you">
        <source>You</source>
        <translation>Te</translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message id="underwater_cities.ability_once_a_turn">
        <source>{card} can be used once in each of your turns: before card and slot, between them, or after both.</source>
        <translation>„{card}”: minden körödben egyszer használhatod, a kártya és az akcióhely előtt, közöttük vagy utánuk.</translation>
    </message>
    <message id="underwater_cities.action_card_needs_sign">
        <source>An action card is used only through a slot or a card with its sign, once an era.</source>
        <translation>Akciókártyát csak olyan akcióhellyel vagy kártyával használhatsz, amelyen ott a jele, korszakonként egyszer.</translation>
    </message>
    <message id="underwater_cities.action_tile_of_seat">
        <source>action tile of {seat}</source>
        <translation>{seat} akciólapkája</translation>
    </message>
    <message id="underwater_cities.action_tile_of_seat">
        <source>action tile of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} akciólapkáját</translation>
    </message>
    <message id="underwater_cities.action_tiles_come_back">
        <source>The round is over: all action tiles come back.</source>
        <translation>Vége a fordulónak: minden akciólapka visszakerül.</translation>
    </message>
    <message id="underwater_cities.action_tiles_of_seat">
        <source>action tiles of {seat}</source>
        <translation>{seat} akciólapkái</translation>
    </message>
    <message id="underwater_cities.after_building_turn_effect" numerus="yes">
        <source>At the end of a turn in which you built at least %n piece(s), {effect.clause}.</source>
        <translation>
            <numerusform>Annak a körödnek a végén, amelyben legalább %n darabot építettél, {effect.clause}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.already_building_here">
        <source>There is a building here already.</source>
        <translation>Itt már áll egy épület.</translation>
    </message>
    <message id="underwater_cities.already_carried_out_part">
        <source>This part was already carried out.</source>
        <translation>Ezt a részt már végrehajtottad.</translation>
    </message>
    <message id="underwater_cities.already_city_here">
        <source>There is a city here already.</source>
        <translation>Itt már áll egy város.</translation>
    </message>
    <message id="underwater_cities.already_occupied_slot">
        <source>This slot is occupied this round.</source>
        <translation>Ez az akcióhely ebben a fordulóban már foglalt.</translation>
    </message>
    <message id="underwater_cities.already_tunnel_here">
        <source>There is a tunnel here already.</source>
        <translation>Itt már van egy alagút.</translation>
    </message>
    <message id="underwater_cities.already_upgraded">
        <source>This is upgraded already; nothing is upgraded twice.</source>
        <translation>Ez már fejlesztve van; kétszer semmi sem fejleszthető.</translation>
    </message>
    <message id="underwater_cities.already_used_action_card">
        <source>This action card was already used this era.</source>
        <translation>Ezt az akciókártyát ebben a korszakban már használtad.</translation>
    </message>
    <message id="underwater_cities.always_available_slot">
        <source>always-available slot</source>
        <translation>mindig elérhető akcióhely</translation>
    </message>
    <message id="underwater_cities.ask_where_to_build">
        <source>{kind}: where do you build?</source>
        <translation>{kind}: hová építed?</translation>
    </message>
    <message id="underwater_cities.ask_which_card">
        <source>Which card do you play?</source>
        <translation>Melyik kártyát játszod ki?</translation>
    </message>
    <message id="underwater_cities.ask_which_slot">
        <source>“{card}”: onto which slot?</source>
        <translation>„{card}”: melyik akcióhelyre?</translation>
    </message>
    <message id="underwater_cities.aspect_hand">
        <source>Cards in hand</source>
        <translation>Kézben tartott lapok</translation>
    </message>
    <message id="underwater_cities.aspect_laid_cards">
        <source>Cards played for good</source>
        <translation>Tartósan kijátszott kártyák</translation>
    </message>
    <message id="underwater_cities.aspect_productions">
        <source>Productions to come</source>
        <translation>A hátralévő termelések</translation>
    </message>
    <message id="underwater_cities.audit_action_tile_misplaced">
        <source>{piece} belongs to its owner or on a slot.</source>
        <translation>A tulajdonosához vagy egy akcióhelyre való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_building_cannot_stand_here">
        <source>No building can stand here: {place}.</source>
        <translation>Itt nem állhat épület: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_earlier_era">
        <source>{piece} belongs to an earlier era.</source>
        <translation>Korábbi korszakhoz tartozik: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_card_of_later_era">
        <source>{piece} belongs to a later era.</source>
        <translation>Későbbi korszakhoz tartozik: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_card_still_being_played">
        <source>A card is still being played.</source>
        <translation>Még egy kártya kijátszása van folyamatban.</translation>
    </message>
    <message id="underwater_cities.audit_city_not_adjacent">
        <source>This city lies beside no other city: {place}.</source>
        <translation>Ez a város nincs másik város mellett: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_deck_in_box">
        <source>The deck of this era lies in the box: {place}.</source>
        <translation>Ennek a korszaknak a paklija a dobozban van: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_deck_of_earlier_era">
        <source>This deck belongs to an earlier era: {place}.</source>
        <translation>Ez a pakli egy korábbi korszaké: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_effect_unknown">
        <source>This step belongs to no known effect.</source>
        <translation>Ez a lépés egyik ismert hatáshoz sem tartozik.</translation>
    </message>
    <message id="underwater_cities.audit_era_does_not_fit_round">
        <source>Era {era} does not fit round {round}.</source>
        <translation>Korszak és forduló nem illik össze: {era}. korszak, {round}. forduló.</translation>
    </message>
    <message id="underwater_cities.audit_marker_off_federation_track">
        <source>{piece} belongs on or below the Federation track.</source>
        <translation>{piece} csak a szövetségsávon vagy alatta állhat.</translation>
    </message>
    <message id="underwater_cities.audit_no_action_tile">
        <source>{seat} has no action tile for this turn.</source>
        <translation>{seat} előtt nincs akciólapka ehhez a körhöz.</translation>
    </message>
    <message id="underwater_cities.audit_no_player_board">
        <source>{seat} has no player board.</source>
        <translation>{seat} előtt nincs játékostábla.</translation>
    </message>
    <message id="underwater_cities.audit_no_start_city">
        <source>{seat} has no start city.</source>
        <translation>{seat} tábláján nincs induló város.</translation>
    </message>
    <message id="underwater_cities.audit_order_marker_misplaced">
        <source>{piece} belongs to the order of play.</source>
        <translation>A sorrendsávra való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_piece_belongs_in_box">
        <source>{piece} belongs in the box.</source>
        <translation>A dobozba való: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_piece_misplaced">
        <source>{piece} lies in the wrong place.</source>
        <translation>Ez rossz helyen van: {piece}.</translation>
    </message>
    <message id="underwater_cities.audit_planned_building_misfits">
        <source>What is to be built no longer fits here: {place}.</source>
        <translation>Amit építeni kellene, már nem fér el itt: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_question_unanswerable">
        <source>The present question has no answer on this table.</source>
        <translation>A mostani kérdésre ezen az asztalon nincs válasz.</translation>
    </message>
    <message id="underwater_cities.audit_seat_cannot_pay">
        <source>{seat} can no longer pay this.</source>
        <translation>{seat} ezt már nem tudja kifizetni.</translation>
    </message>
    <message id="underwater_cities.audit_seat_looking_at_specials">
        <source>{seat} is still looking at Special cards.</source>
        <translation>{seat} még a speciális kártyákat nézi.</translation>
    </message>
    <message id="underwater_cities.audit_slot_occupied_twice">
        <source>Only one action tile belongs on this slot: {place}.</source>
        <translation>Erre az akcióhelyre csak egy akciólapka kerülhet: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_too_many_pieces_here">
        <source>At most one piece and one upgrade belong here: {place}.</source>
        <translation>Ide legfeljebb egy építmény és egy fejlesztés való: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_tunnel_not_connected">
        <source>This tunnel does not join the start city: {place}.</source>
        <translation>Ez az alagút nem éri el az induló várost: {place}.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_foreign_tiles">
        <source>Three foreign tiles lie on slots.</source>
        <translation>Három idegen akciólapka fekszik akcióhelyeken.</translation>
    </message>
    <message id="underwater_cities.audit_wrong_metropolis">
        <source>One metropolis of the right colour belongs here: {place}.</source>
        <translation>Ide egy megfelelő színű metropolisz való: {place}.</translation>
    </message>
    <message id="underwater_cities.below_federation_track">
        <source>below the Federation track</source>
        <translation>a szövetségsáv alatt</translation>
    </message>
    <message id="underwater_cities.blue_metropolis">
        <source>blue metropolis</source>
        <translation>kék metropolisz</translation>
    </message>
    <message id="underwater_cities.board_of_seat">
        <source>board of {seat}</source>
        <translation>{seat} játékostáblája</translation>
    </message>
    <message id="underwater_cities.board_table">
        <source>Action slots</source>
        <translation>Akcióhelyek</translation>
    </message>
    <message id="underwater_cities.brown_metropolis">
        <source>brown metropolis</source>
        <translation>barna metropolisz</translation>
    </message>
    <message id="underwater_cities.build_piece_at_place">
        <source>{what}: {place}</source>
        <translation>{what}: {place}</translation>
    </message>
    <message id="underwater_cities.building_at_site">
        <source>{what} at {name}</source>
        <translation>{what} ({name})</translation>
    </message>
    <message id="underwater_cities.building_site">
        <source>building site {name}</source>
        <translation>építési terület ({name})</translation>
    </message>
    <message id="underwater_cities.building_site_of_city">
        <source>{city}, {number}</source>
        <translation>{city}, {number}</translation>
    </message>
    <message id="underwater_cities.card_and_slot_not_mixed">
        <source>Card and slot are not mixed: one is finished before the other begins.</source>
        <translation>A kártya és az akcióhely nem keveredik: az egyiket be kell fejezni, mielőtt a másik elkezdődik.</translation>
    </message>
    <message id="underwater_cities.card_before_slot">
        <source>The card first</source>
        <translation>Előbb a kártya</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_by_colour">
        <source>Card and slot differ in colour: the card has no effect.</source>
        <translation>A kártya és az akcióhely színe eltér: a kártyának nincs hatása.</translation>
    </message>
    <message id="underwater_cities.card_effect_lost_on_always_available_slot">
        <source>This slot has no colour: the card has no effect.</source>
        <translation>Ennek az akcióhelynek nincs színe: a kártyának nincs hatása.</translation>
    </message>
    <message id="underwater_cities.card_stays_with_owner">
        <source>{card} stays in front of its owner.</source>
        <translation>„{card}” a tulajdonosa előtt marad.</translation>
    </message>
    <message id="underwater_cities.cards_drawn_by_seat">
        <source>cards drawn by {seat}</source>
        <translation>{seat} most húzott lapjai</translation>
    </message>
    <message id="underwater_cities.cards_in_front_of_seat">
        <source>cards in front of {seat}</source>
        <translation>{seat} előtt fekvő kártyák</translation>
    </message>
    <message id="underwater_cities.cards_under_board_of_seat">
        <source>cards under the board of {seat}</source>
        <translation>{seat} játékostáblája alatti kártyák</translation>
    </message>
    <message id="underwater_cities.centre">
        <source>centre</source>
        <translation>középső</translation>
    </message>
    <message id="underwater_cities.choose_ability_of_turn">
        <source>Do you use an ability of this turn?</source>
        <translation>Használod valamelyik képességedet ebben a körben?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_discard">
        <source>You have {n} action cards. Which one do you discard?</source>
        <translation>{n} akciókártyád van. Melyiket dobod el?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_ready">
        <source>Which action card becomes ready again?</source>
        <translation>Melyik akciókártyát fordítod vissza?</translation>
    </message>
    <message id="underwater_cities.choose_action_card_to_use">
        <source>Which action card do you use?</source>
        <translation>Melyik akciókártyát használod?</translation>
    </message>
    <message id="underwater_cities.choose_building_and_site">
        <source>What do you build, and where? ({what})</source>
        <translation>Mit építesz, és hová? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_card_or_slot_first">
        <source>What comes first, the card or the slot?</source>
        <translation>Mi legyen előbb, a kártya vagy az akcióhely?</translation>
    </message>
    <message id="underwater_cities.choose_cards_over_hand_limit">
        <source>Your hand limit is {limit}. Which cards do you discard?</source>
        <translation>A kezedben legfeljebb {limit} lap maradhat. Mely kártyákat dobod el?</translation>
    </message>
    <message id="underwater_cities.choose_cards_to_keep">
        <source>Keep {amount}. Which ones?</source>
        <translation>Tarts meg {amount.acc}. Melyeket?</translation>
    </message>
    <message id="underwater_cities.choose_city_to_make_symbiotic">
        <source>Which city becomes symbiotic?</source>
        <translation>Melyik városod legyen szimbiotikus?</translation>
    </message>
    <message id="underwater_cities.choose_contract_to_claim">
        <source>Do you claim a government contract?</source>
        <translation>Megszerzel egy kormányzati szerződést?</translation>
    </message>
    <message id="underwater_cities.choose_different_resources">
        <source>Which resources do you take, all different?</source>
        <translation>Mely nyersanyagokat veszed el (mind különböző)?</translation>
    </message>
    <message id="underwater_cities.choose_drawn_card_to_keep">
        <source>Which of these cards do you keep?</source>
        <translation>E kártyák közül melyiket tartod meg?</translation>
    </message>
    <message id="underwater_cities.choose_exchange">
        <source>What do you exchange?</source>
        <translation>Mit cserélsz?</translation>
    </message>
    <message id="underwater_cities.choose_first_slot_part">
        <source>Which part of the slot do you carry out first?</source>
        <translation>Az akcióhely melyik részét hajtod végre először?</translation>
    </message>
    <message id="underwater_cities.choose_goods_to_pay">
        <source>You pay {price}. Biomatter may stand in for kelp and steelplast: with what do you pay?</source>
        <translation>Fizetendő: {price}. Hínár és acéllemez helyett biomassza is adható: mivel fizetsz?</translation>
    </message>
    <message id="underwater_cities.choose_next_part">
        <source>Which part do you carry out next?</source>
        <translation>Melyik részt hajtod végre következőnek?</translation>
    </message>
    <message id="underwater_cities.choose_one_effect">
        <source>Which one do you choose?</source>
        <translation>Melyiket választod?</translation>
    </message>
    <message id="underwater_cities.choose_order_under_deck">
        <source>In which order do they go under the deck? The first lies lowest.</source>
        <translation>Milyen sorrendben kerüljenek a pakli aljára? Az első lesz legalul.</translation>
    </message>
    <message id="underwater_cities.choose_output_to_gain">
        <source>Which structure's output do you gain?</source>
        <translation>Melyik építmény termelését kapod meg?</translation>
    </message>
    <message id="underwater_cities.choose_slot_action">
        <source>Which slot's action do you carry out?</source>
        <translation>Melyik akcióhely hatását hajtod végre?</translation>
    </message>
    <message id="underwater_cities.choose_slot_and_card">
        <source>Choose a slot and play a card.</source>
        <translation>Válassz egy akcióhelyet, és játssz ki egy kártyát.</translation>
    </message>
    <message id="underwater_cities.choose_special_card">
        <source>Which Special card do you take?</source>
        <translation>Melyik speciális kártyát veszed el?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_build_upgraded">
        <source>Which structure do you build and upgrade?</source>
        <translation>Melyik építményt építed meg és fejleszted rögtön?</translation>
    </message>
    <message id="underwater_cities.choose_structure_to_upgrade">
        <source>What do you upgrade? ({what})</source>
        <translation>Mit fejlesztesz? ({what})</translation>
    </message>
    <message id="underwater_cities.choose_times_to_use_card">
        <source>How often do you use {card}?</source>
        <translation>„{card}”: hányszor használod?</translation>
    </message>
    <message id="underwater_cities.choose_upper_right_metropolis">
        <source>Which metropolis lies in the upper right corner?</source>
        <translation>Melyik metropolisz kerüljön a jobb felső sarokba?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_pay">
        <source>Do you pay? If so, {effect.clause}.</source>
        <translation>Fizetsz? Ha igen, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_card">
        <source>Do you use {card}?</source>
        <translation>„{card}”: használod?</translation>
    </message>
    <message id="underwater_cities.choose_whether_to_use_discarded">
        <source>{card} is discarded. Do you use its action now?</source>
        <translation>„{card}” eldobásra kerül. Használod még az akcióját?</translation>
    </message>
    <message id="underwater_cities.cities_not_upgraded">
        <source>Cities are not upgraded: choose a farm, a desalination plant, a laboratory or a tunnel.</source>
        <translation>Várost nem lehet fejleszteni: válassz telepet, sótalanító üzemet, laboratóriumot vagy alagutat.</translation>
    </message>
    <message id="underwater_cities.city_site">
        <source>city site {name}</source>
        <translation>városhely ({name})</translation>
    </message>
    <message id="underwater_cities.claim_contract">
        <source>Claim {card}</source>
        <translation>„{card}” megszerzése</translation>
    </message>
    <message id="underwater_cities.claim_no_contract">
        <source>Claim none</source>
        <translation>Egyiket sem</translation>
    </message>
    <message id="underwater_cities.clone_with_card">
        <source>{card}, cloning: {slot}</source>
        <translation>„{card}” – másolt akcióhely: {slot}</translation>
    </message>
    <message id="underwater_cities.clone_with_matching_card">
        <source>{card}, cloning (the colours match): {slot}</source>
        <translation>„{card}” (a szín egyezik) – másolt akcióhely: {slot}</translation>
    </message>
    <message id="underwater_cities.cloning_costs_more">
        <source>Cloning a slot costs {need}, you have {have}.</source>
        <translation>A másolás ára {need}, neked {have} van.</translation>
    </message>
    <message id="underwater_cities.cloning_needs_four_players">
        <source>The action cloning tile is used with four players only.</source>
        <translation>Az akciómásoló lapka csak négyszemélyes játékban használható.</translation>
    </message>
    <message id="underwater_cities.cloning_tile">
        <source>action cloning tile</source>
        <translation>akciómásoló lapka</translation>
    </message>
    <message id="underwater_cities.cloning_tile">
        <source>action cloning tile</source>
        <comment>acc</comment>
        <translation>akciómásoló lapkát</translation>
    </message>
    <message id="underwater_cities.cloning_tile_comes_with_card">
        <source>Lay a card on a slot that another player occupies: the cloning tile comes along, for 1 credit.</source>
        <translation>Tedd a kártyádat egy akcióhelyre, amelyet más foglalt el: az akciómásoló lapka vele megy, 1 kreditért.</translation>
    </message>
    <message id="underwater_cities.cloning_tile_used">
        <source>The action cloning tile was already used in this round.</source>
        <translation>Az akciómásoló lapkát ebben a fordulóban már használták.</translation>
    </message>
    <message id="underwater_cities.condition_needs_federation_space">
        <source>The condition does not hold: your marker is not on space {space} of the Federation track.</source>
        <translation>A feltétel nem teljesül: a jelölőd nem a szövetségsáv {space}. mezőjén áll.</translation>
    </message>
    <message id="underwater_cities.condition_needs_things">
        <source>The condition does not hold: it needs {need}, connected; you have {have}.</source>
        <translation>A feltétel nem teljesül: ehhez {need} kell a hálózatodban, neked {have} van.</translation>
    </message>
    <message id="underwater_cities.condition_needs_upgraded_things">
        <source>The condition does not hold: it needs {need}, connected and upgraded; you have {have}.</source>
        <translation>A feltétel nem teljesül: ehhez {need} kell a hálózatodban, fejlesztve; neked {have} van.</translation>
    </message>
    <message id="underwater_cities.condition_unmet">
        <source>The condition does not hold: {reasons}.</source>
        <translation>A feltétel nem teljesül: {reasons}.</translation>
    </message>
    <message id="underwater_cities.contract_already_taken">
        <source>{seat} has taken this contract; it is not replaced.</source>
        <translation>Ez a szerződés már nála van: {seat}. Nem kerül helyette másik.</translation>
    </message>
    <message id="underwater_cities.contract_needs">
        <source>This contract needs {need}, connected; you have {have}.</source>
        <translation>Ehhez a szerződéshez {need} kell a hálózatodban; neked {have} van.</translation>
    </message>
    <message id="underwater_cities.contract_needs_upgraded">
        <source>This contract needs {need}, connected and upgraded; you have {have}.</source>
        <translation>Ehhez a szerződéshez {need} kell a hálózatodban, fejlesztve; neked {have} van.</translation>
    </message>
    <message id="underwater_cities.contract_offered_when_met">
        <source>You are asked about a contract right after what meets its conditions, and at the end of your turn.</source>
        <translation>A szerződést akkor kérdezi a játék, amikor éppen teljesíted a feltételét, és a köröd végén.</translation>
    </message>
    <message id="underwater_cities.contracts_of_seat">
        <source>contracts of {seat}</source>
        <translation>{seat} szerződései</translation>
    </message>
    <message id="underwater_cities.contracts_on_offer">
        <source>contracts on offer</source>
        <translation>megszerezhető szerződések</translation>
    </message>
    <message id="underwater_cities.deck_rebuilt">
        <source>The discard pile is shuffled into a new deck.</source>
        <translation>A dobópakli megkeverve az új húzópakli lesz.</translation>
    </message>
    <message id="underwater_cities.decline_to_pay">
        <source>Do not pay</source>
        <translation>Fizetés nélkül</translation>
    </message>
    <message id="underwater_cities.decline_to_use">
        <source>Do not use it</source>
        <translation>Kihagyás</translation>
    </message>
    <message id="underwater_cities.discard_card">
        <source>Discard {card}</source>
        <translation>„{card}” eldobása</translation>
    </message>
    <message id="underwater_cities.discard_card_with_effect">
        <source>Discard {card} – {words}</source>
        <translation>„{card}” eldobása – {words}</translation>
    </message>
    <message id="underwater_cities.discard_pile">
        <source>discard pile</source>
        <translation>dobópakli</translation>
    </message>
    <message id="underwater_cities.discards_stay">
        <source>{card} stays in the discard pile until the deck is empty and made anew from it.</source>
        <translation>„{card}” a dobópakliban marad, amíg a húzópakli el nem fogy, és ebből nem lesz új.</translation>
    </message>
    <message id="underwater_cities.draw_three_keep_one">
        <source>Draw three, keep one</source>
        <translation>Három húzása, egy megtartása</translation>
    </message>
    <message id="underwater_cities.duty_to_upgrade_built">
        <source>You must upgrade what you build, for 1 science.</source>
        <translation>Amit építesz, azt 1 tudományért fejlesztened is kell.</translation>
    </message>
    <message id="underwater_cities.duty_to_use_slot">
        <source>You must use at least one part of the slot.</source>
        <translation>Az akcióhely legalább egy részét használnod kell.</translation>
    </message>
    <message id="underwater_cities.effect_advance_federation" numerus="yes">
        <source>Advance %n space(s) on the Federation track.</source>
        <translation>
            <numerusform>Haladj előre %n mezőt a szövetségsávon.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_build">
        <source>Build {amount}.</source>
        <translation>Építs {amount.acc} a szokásos költségért.</translation>
    </message>
    <message id="underwater_cities.effect_build_and_upgrade">
        <source>Build a structure and upgrade it.</source>
        <translation>Építs egy építményt, és rögtön fejleszd is.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_discount">
        <source>Build {amount} for {discount} less.</source>
        <translation>Építs {amount.acc} {discount.ins} olcsóbban.</translation>
    </message>
    <message id="underwater_cities.effect_build_at_stated_cost">
        <source>Build {amount} for {cost}.</source>
        <translation>Építs {amount.acc} {cost.cau}.</translation>
    </message>
    <message id="underwater_cities.effect_build_free">
        <source>Build {amount} for free.</source>
        <translation>Építs ingyen {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site">
        <source>Build {amount} on an expansion site.</source>
        <translation>Építs {amount.acc} egy bővítési helyre.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site_at_cost">
        <source>Build {amount} on an expansion site for {cost}.</source>
        <translation>Építs {amount.acc} egy bővítési helyre {cost.cau}.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site_at_discount">
        <source>Build {amount} on an expansion site for {discount} less.</source>
        <translation>Építs {amount.acc} egy bővítési helyre {discount.ins} olcsóbban.</translation>
    </message>
    <message id="underwater_cities.effect_build_on_expansion_site_free">
        <source>Build {amount} on an expansion site for free.</source>
        <translation>Építs ingyen {amount.acc} egy bővítési helyre.</translation>
    </message>
    <message id="underwater_cities.effect_draw_cards">
        <source>Draw {cards}.</source>
        <translation>Húzol {cards.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_draw_further_metropolis">
        <source>Draw a further metropolis; it counts as connected.</source>
        <translation>Húzz még egy metropoliszt; csatlakoztatottnak számít.</translation>
    </message>
    <message id="underwater_cities.effect_exchange_either_way">
        <source>Exchange {a} for {b}, or the other way round.</source>
        <translation>Cserélj {a.acc} {b.sub}, vagy fordítva.</translation>
    </message>
    <message id="underwater_cities.effect_gain">
        <source>Gain {amount}.</source>
        <translation>Kapsz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_and_draw">
        <source>Gain {amount} and draw {cards}.</source>
        <translation>Kapsz {amount.acc}, és húzol {cards.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_different_resources">
        <source>Gain {n} resources of different kinds.</source>
        <translation>Kapsz {n} különböző nyersanyagot.</translation>
    </message>
    <message id="underwater_cities.effect_gain_output_of_one">
        <source>Gain the output of one {what} at a connected city.</source>
        <translation>Megkapod, amit egy csatlakoztatott városnál egy {what} termel.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_group">
        <source>Gain {gain} for every {things}.</source>
        <translation>Kapsz {gain.acc} minden {things.poss} után.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_group_capped">
        <source>Gain {gain} for every {things}, but at most {cap}.</source>
        <translation>Kapsz {gain.acc} minden {things.poss} után, de összesen legfeljebb {cap.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_thing">
        <source>Gain {gain} for each {thing}.</source>
        <translation>Kapsz {gain.acc} minden {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_thing_capped">
        <source>Gain {gain} for each {thing}, but at most {cap}.</source>
        <translation>Kapsz {gain.acc} minden {thing.poss} után, de összesen legfeljebb {cap.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_group">
        <source>Gain {gain} for every {things}, upgraded.</source>
        <translation>Minden {things.poss} után kapsz {gain.acc} (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.effect_gain_per_upgraded_thing">
        <source>Gain {gain} for each upgraded {thing}.</source>
        <translation>Minden fejlesztett {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_gain_structure_output">
        <source>Gain the output of one upgraded structure at a connected city.</source>
        <translation>Megkapod egy csatlakoztatott városnál álló fejlesztett építmény termelését.</translation>
    </message>
    <message id="underwater_cities.effect_gain_tunnel_output">
        <source>Gain the output of one upgraded tunnel.</source>
        <translation>Megkapod egy fejlesztett alagút termelését.</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_things">
        <source>If you have at least {things}, {effect.clause}.</source>
        <translation>Ha van legalább {things.poss}, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.effect_if_enough_upgraded">
        <source>If you have at least {things}, upgraded: {effect}</source>
        <translation>Ha van legalább {things.poss} (csak a fejlesztett számít): {effect}</translation>
    </message>
    <message id="underwater_cities.effect_if_on_federation_space">
        <source>If your marker is on space {space} of the Federation track, {effect.clause}.</source>
        <translation>Ha a jelölőd a szövetségsáv {space}. mezőjén áll, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.effect_make_city_symbiotic">
        <source>Turn one of your cities into a symbiotic city.</source>
        <translation>Alakítsd szimbiotikussá egyik városodat.</translation>
    </message>
    <message id="underwater_cities.effect_pay_once">
        <source>You may pay {cost}; if you do, {effect.clause}.</source>
        <translation>Fizethetsz {cost.acc}; ha megteszed, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.effect_pay_several_times">
        <source>Up to {times} times you may pay {cost}; each time, {effect.clause}.</source>
        <translation>Legfeljebb {times} alkalommal fizethetsz {cost.acc}; minden alkalommal {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.effect_ready_action_cards" numerus="yes">
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>Fordíts vissza legfeljebb %n használt akciókártyát.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_slot_may_be_always_available_one">
        <source>{effect} It may also be the always-available slot.</source>
        <translation>{effect} A mindig elérhető akcióhely is lehet az.</translation>
    </message>
    <message id="underwater_cities.effect_take_special_card">
        <source>Take a Special card.</source>
        <translation>Vegyél el egy speciális kártyát.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade">
        <source>Upgrade {amount}.</source>
        <translation>Fejlessz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_at_stated_cost">
        <source>Upgrade {amount} for {cost} each.</source>
        <translation>Fejlessz {amount.acc}, darabját {cost.cau}.</translation>
    </message>
    <message id="underwater_cities.effect_upgrade_free">
        <source>Upgrade {amount} for free.</source>
        <translation>Fejlessz ingyen {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.effect_use_action_cards" numerus="yes">
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>Használhatsz %n akciókártyát.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_use_available_slot">
        <source>Carry out the action of any available slot.</source>
        <translation>Hajtsd végre bármelyik elérhető akcióhely hatását.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_not_own">
        <source>Carry out the action of any slot that you do not occupy.</source>
        <translation>Hajtsd végre bármelyik olyan akcióhely hatását, amelyet nem te foglaltál el.</translation>
    </message>
    <message id="underwater_cities.effect_use_slot_of_others">
        <source>Carry out the action of a slot that only others occupy.</source>
        <translation>Hajtsd végre egy olyan akcióhely hatását, amelyet csak mások foglaltak el.</translation>
    </message>
    <message id="underwater_cities.effects_as_alternatives">
        <source>{a} OR {b}</source>
        <translation>{a} VAGY {b}</translation>
    </message>
    <message id="underwater_cities.effects_in_sequence">
        <source>{a} {b}</source>
        <translation>{a} {b}</translation>
    </message>
    <message id="underwater_cities.end_of_building_turn_effect">
        <source>At the end of a turn in which you built at least {n} pieces: {effect}</source>
        <translation>Annak a körödnek a végén, amelyben legalább {n} darabot építettél: {effect}</translation>
    </message>
    <message id="underwater_cities.end_of_each_turn_effect">
        <source>At the end of each of your turns, {effect.clause}.</source>
        <translation>Minden köröd végén {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_by_steps">
        <source>At the end, points for the number of these ({what}): {steps}.</source>
        <translation>A játék végén pont jár ezek száma után ({what}): {steps}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_for_number">
        <source>At the end, score {steps}.</source>
        <translation>A játék végén {steps} jár.</translation>
    </message>
    <message id="underwater_cities.endgame_points_for_price_once">
        <source>At the end, you may give up {price} for {points}, once.</source>
        <translation>A játék végén egyszer leadhatsz {price.acc}, és kapsz érte {points.acc}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_group">
        <source>At the end, score {points} for every {things}.</source>
        <translation>A játék végén {points} jár minden {things.poss} után.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price">
        <source>At the end, give up {price} for {points}, as often as you like.</source>
        <translation>A játék végén akárhányszor leadhatsz {price.acc}, és kapsz érte {points.acc}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_price_limited">
        <source>At the end, give up {price} for {points}, up to {times} times.</source>
        <translation>A játék végén legfeljebb {times} alkalommal leadhatsz {price.acc}, és kapsz érte {points.acc}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_set">
        <source>At the end, score {points} for each set of {things}.</source>
        <translation>A játék végén {points} jár minden készlet után, amely {things.ela} áll.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_thing">
        <source>At the end, score {points} for each {thing}.</source>
        <translation>A játék végén {points} jár minden {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_group">
        <source>At the end: {points} for every {things}, upgraded.</source>
        <translation>A játék végén {points} jár minden {things.poss} után (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_set">
        <source>At the end: {points} for each set of these, all upgraded: {things}.</source>
        <translation>A játék végén {points} jár minden csupa fejlesztett építményből álló szettért: {things}.</translation>
    </message>
    <message id="underwater_cities.endgame_points_per_upgraded_thing">
        <source>At the end: {points} for each upgraded {thing}.</source>
        <translation>A játék végén {points} jár minden fejlesztett {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.era_begins">
        <source>Era {era} begins.</source>
        <translation>Kezdődik {era.az.roman}. korszak.</translation>
    </message>
    <message id="underwater_cities.era_deck_one">
        <source>era deck I</source>
        <translation>I. korszakpakli</translation>
    </message>
    <message id="underwater_cities.era_deck_three">
        <source>era deck III</source>
        <translation>III. korszakpakli</translation>
    </message>
    <message id="underwater_cities.era_deck_two">
        <source>era deck II</source>
        <translation>II. korszakpakli</translation>
    </message>
    <message id="underwater_cities.exchange_goods">
        <source>{a} → {b}</source>
        <translation>{a} → {b}</translation>
    </message>
    <message id="underwater_cities.exchange_nothing">
        <source>Exchange nothing</source>
        <translation>Csere nélkül</translation>
    </message>
    <message id="underwater_cities.expansion_site_of_city">
        <source>{city}, expansion site</source>
        <translation>{city}, bővítési hely</translation>
    </message>
    <message id="underwater_cities.federation_space">
        <source>space {space} of the Federation track</source>
        <translation>a szövetségsáv {space}. mezője</translation>
    </message>
    <message id="underwater_cities.fetch_deck_from_box">
        <source>Fetch it from the box and shuffle it</source>
        <translation>Vedd ki a dobozból, és keverd meg</translation>
    </message>
    <message id="underwater_cities.first_discard_too_many">
        <source>Before you play, discard {amount}: you may keep {limit} and you hold {held}.</source>
        <translation>Mielőtt játszol, ennyit dobj el: {amount}. Legfeljebb {limit} maradhat a kezedben, most {held} van.</translation>
    </message>
    <message id="underwater_cities.foreign_action_tile">
        <source>foreign action tile</source>
        <translation>idegen akciólapka</translation>
    </message>
    <message id="underwater_cities.foreign_action_tile">
        <source>foreign action tile</source>
        <comment>acc</comment>
        <translation>idegen akciólapkát</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_by_themselves">
        <source>Foreign tiles move by themselves, one slot on at the end of each round.</source>
        <translation>Az idegen akciólapkák maguktól lépnek: minden forduló végén egy akcióhellyel tovább.</translation>
    </message>
    <message id="underwater_cities.foreign_tiles_move_on">
        <source>The foreign tiles move one slot on.</source>
        <translation>Az idegen akciólapkák egy akcióhellyel továbblépnek.</translation>
    </message>
    <message id="underwater_cities.fourth_foreign_tile_placed">
        <source>{card}: a fourth foreign tile goes on {slot} instead of a step on the Federation track.</source>
        <translation>Nem volt lépés a szövetségsávon, ezért egy negyedik idegen akciólapka is lekerül („{card}”): {slot}.</translation>
    </message>
    <message id="underwater_cities.free_slot_not_cloned">
        <source>This slot is free: choose it without cloning. Only a slot that others occupy can be cloned.</source>
        <translation>Ez az akcióhely szabad: válaszd másolás nélkül. Csak olyan másolható, amelyet mások foglaltak el.</translation>
    </message>
    <message id="underwater_cities.gain_output_of_structure">
        <source>Output: {place}</source>
        <translation>Termelés: {place}</translation>
    </message>
    <message id="underwater_cities.game_name">
        <source>Underwater Cities</source>
        <translation>Víz alatti városok</translation>
    </message>
    <message id="underwater_cities.good_from_slots">
        <source>{good}: {slots}</source>
        <translation>{good}: {slots}</translation>
    </message>
    <message id="underwater_cities.goods_move_when_paid">
        <source>Goods are paid by themselves for what you build, upgrade or use; nothing else is done with them.</source>
        <translation>A nyersanyag magától megy el, amikor építesz, fejlesztesz vagy használsz valamit; mást nem lehet vele tenni.</translation>
    </message>
    <message id="underwater_cities.goods_of_seat">
        <source>goods of {seat}</source>
        <translation>{seat} nyersanyagai</translation>
    </message>
    <message id="underwater_cities.green_slot">
        <source>green slot {number}</source>
        <translation>{number}. zöld akcióhely</translation>
    </message>
    <message id="underwater_cities.green_slot">
        <source>green slot {number}</source>
        <comment>acc</comment>
        <translation>{number.az}. zöld akcióhelyet</translation>
    </message>
    <message id="underwater_cities.group_card">
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message id="underwater_cities.group_green_match">
        <source>Green slot: the card works too</source>
        <translation>Zöld hely: a kártya is hat</translation>
    </message>
    <message id="underwater_cities.group_kind">
        <source>{kind}</source>
        <translation>{kind}</translation>
    </message>
    <message id="underwater_cities.group_lower_cities">
        <source>Lower cities</source>
        <translation>Alsó városok</translation>
    </message>
    <message id="underwater_cities.group_middle_cities">
        <source>Middle cities</source>
        <translation>Középső városok</translation>
    </message>
    <message id="underwater_cities.group_other_colour">
        <source>Other colour: only the slot works</source>
        <translation>Más szín: csak a hely hat, a kártya nem</translation>
    </message>
    <message id="underwater_cities.group_red_match">
        <source>Red slot: the card works too</source>
        <translation>Piros hely: a kártya is hat</translation>
    </message>
    <message id="underwater_cities.group_upper_cities">
        <source>Upper cities</source>
        <translation>Felső városok</translation>
    </message>
    <message id="underwater_cities.group_yellow_match">
        <source>Yellow slot: the card works too</source>
        <translation>Sárga hely: a kártya is hat</translation>
    </message>
    <message id="underwater_cities.hand_of_seat">
        <source>hand of {seat}</source>
        <translation>{seat} kézben tartott lapjai</translation>
    </message>
    <message id="underwater_cities.hint_always_available_slot">
        <source>The slot that is always available is open to everybody.</source>
        <translation>A mindig elérhető akcióhely mindenkinek szabad.</translation>
    </message>
    <message id="underwater_cities.hint_cards">
        <source>Cards in your hand that do it: {cards}.</source>
        <translation>A kezedben ez való rá: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_cards_before_slot">
        <source>With one of these cards first it would work: {cards}.</source>
        <translation>Ezek egyikével menne, ha a kártya jön előbb: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_cloning">
        <source>You may clone it for {need}, with the action cloning tile.</source>
        <translation>{need} árán lemásolhatod az akciómásoló lapkával.</translation>
    </message>
    <message id="underwater_cities.hint_cloning_too_dear">
        <source>Cloning it would cost {need}, you have {have}.</source>
        <translation>A másolás ára {need} volna, neked {have} van.</translation>
    </message>
    <message id="underwater_cities.hint_free_slots_of_colour">
        <source>Free for this card's colour: {slots}.</source>
        <translation>A kártya színében szabad és használható: {slots}.</translation>
    </message>
    <message id="underwater_cities.hint_goods_from_slots">
        <source>What is missing comes from – {sources}.</source>
        <translation>Ami hiányzik, innen jöhet – {sources}.</translation>
    </message>
    <message id="underwater_cities.hint_slots">
        <source>Free slots that do it: {slots}.</source>
        <translation>Szabad akcióhely, amely ezt tudja: {slots}.</translation>
    </message>
    <message id="underwater_cities.hint_slots_and_cards">
        <source>Free slots that do it: {slots}; cards in your hand: {cards}.</source>
        <translation>Szabad akcióhely, amely ezt tudja: {slots}; kártya a kezedben: {cards}.</translation>
    </message>
    <message id="underwater_cities.hint_slots_taken">
        <source>All slots that do it are taken this round.</source>
        <translation>Ebben a fordulóban minden akcióhely foglalt, amely ezt tudja.</translation>
    </message>
    <message id="underwater_cities.hint_these_slots">
        <source>These will do: {slots}.</source>
        <translation>Ezek közül választhatsz: {slots}.</translation>
    </message>
    <message id="underwater_cities.introduction_build">
        <source>Cities, tunnels, buildings</source>
        <translation>Városok, alagutak, épületek</translation>
    </message>
    <message id="underwater_cities.introduction_card">
        <source>A card and a slot</source>
        <translation>Kártya és akcióhely</translation>
    </message>
    <message id="underwater_cities.introduction_first_game">
        <source>Everybody plays on the basic side; no government contracts.</source>
        <translation>Mindenki az alapoldalon játszik, kormányzati szerződések nélkül.</translation>
    </message>
    <message id="underwater_cities.introduction_known_game">
        <source>Advanced boards and government contracts can be chosen.</source>
        <translation>Haladó táblákat és kormányzati szerződéseket is választhattok.</translation>
    </message>
    <message id="underwater_cities.introduction_production">
        <source>Production</source>
        <translation>Termelés</translation>
    </message>
    <message id="underwater_cities.introduction_upgrade">
        <source>Upgrade them</source>
        <translation>Fejlesztés</translation>
    </message>
    <message id="underwater_cities.keep_card">
        <source>Keep {card}</source>
        <translation>„{card}” megtartása</translation>
    </message>
    <message id="underwater_cities.keep_card_with_effect">
        <source>Keep {card} ({cost}) – {words}</source>
        <translation>„{card}” megtartása ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.lack_after_paying">
        <source>after paying, nothing would come of it</source>
        <translation>fizetés után nem lenne belőle semmi</translation>
    </message>
    <message id="underwater_cities.lack_in_supply">
        <source>{what}: none are left in the supply</source>
        <translation>{what}: nincs több a készletben</translation>
    </message>
    <message id="underwater_cities.lack_of_action_card_means">
        <source>action card “{card}” – {reasons}</source>
        <translation>akciókártya („{card}”) – {reasons}</translation>
    </message>
    <message id="underwater_cities.lack_of_federation_space">
        <source>your marker must be on space {space} of the Federation track, and it is here: {place}</source>
        <translation>a jelölődnek a szövetségsáv {space}. mezőjén kellene állnia, de itt van: {place}</translation>
    </message>
    <message id="underwater_cities.lack_of_free_slot">
        <source>no free slot could be used</source>
        <translation>egyik szabad akcióhelyet sem tudnád használni</translation>
    </message>
    <message id="underwater_cities.lack_of_goods">
        <source>it needs {need}, you have {have}</source>
        <translation>{need} kell, neked {have} van</translation>
    </message>
    <message id="underwater_cities.lack_of_goods_despite_biomatter">
        <source>{what}: needs {need}, you have {have}, and {biomatter} in place of kelp or steelplast</source>
        <translation>{what}: {need} kell, neked {have} van, meg {biomatter} hínár vagy acéllemez helyett</translation>
    </message>
    <message id="underwater_cities.lack_of_goods_for_thing">
        <source>{what}: needs {need}, you have {have}</source>
        <translation>{what}: {need} kell, neked {have} van</translation>
    </message>
    <message id="underwater_cities.lack_of_metropolis">
        <source>no blue metropolis is left</source>
        <translation>nincs több kék metropolisz</translation>
    </message>
    <message id="underwater_cities.lack_of_output">
        <source>you have no upgraded structure at a connected city</source>
        <translation>csatlakoztatott városnál nincs fejlesztett építményed</translation>
    </message>
    <message id="underwater_cities.lack_of_plain_city">
        <source>all your cities are symbiotic already</source>
        <translation>már minden városod szimbiotikus</translation>
    </message>
    <message id="underwater_cities.lack_of_plain_structure">
        <source>upgrading: you have nothing that is not upgraded yet ({what})</source>
        <translation>fejlesztés: nincs mit fejlesztened ({what})</translation>
    </message>
    <message id="underwater_cities.lack_of_ready_action_card">
        <source>action card: you have none that is ready</source>
        <translation>akciókártya: nincs használható</translation>
    </message>
    <message id="underwater_cities.lack_of_site">
        <source>{what}: no free site that you can reach</source>
        <translation>{what}: nincs szabad hely, ahol építhetnéd</translation>
    </message>
    <message id="underwater_cities.lack_of_slot_not_own">
        <source>no slot without a tile of yours could be used</source>
        <translation>nincs olyan használható akcióhely, ahol ne lenne lapkád</translation>
    </message>
    <message id="underwater_cities.lack_of_slot_of_others">
        <source>no slot that only others occupy could be used</source>
        <translation>nincs olyan használható akcióhely, amelyet csak mások foglaltak el</translation>
    </message>
    <message id="underwater_cities.lack_of_special_cards">
        <source>no Special card is left</source>
        <translation>nincs több speciális kártya</translation>
    </message>
    <message id="underwater_cities.lack_of_things">
        <source>it needs {need}, connected; you have {have}</source>
        <translation>ehhez {need} kell a hálózatodban; neked {have} van</translation>
    </message>
    <message id="underwater_cities.lack_of_upgraded_things">
        <source>it needs {need}, connected and upgraded; you have {have}</source>
        <translation>ehhez {need} kell a hálózatodban, fejlesztve; neked {have} van</translation>
    </message>
    <message id="underwater_cities.lack_of_used_action_card">
        <source>you have no used action card</source>
        <translation>nincs használt akciókártyád</translation>
    </message>
    <message id="underwater_cities.lacks_as_alternatives">
        <source>{one}, or {other}</source>
        <translation>{one}, vagy {other}</translation>
    </message>
    <message id="underwater_cities.lacks_in_sequence">
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message id="underwater_cities.lay_card_on_slot">
        <source>Lay the card on a slot: that is how it is played.</source>
        <translation>Tedd a kártyát egy akcióhelyre: így játszod ki.</translation>
    </message>
    <message id="underwater_cities.lay_deck_into_box">
        <source>Lay it into the box</source>
        <translation>Tedd a dobozba</translation>
    </message>
    <message id="underwater_cities.lay_green_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a green one it works too.</source>
        <translation>Tedd a kártyát egy akcióhelyre: így játszod ki. Zöld akcióhelyen a kártya is hat.</translation>
    </message>
    <message id="underwater_cities.lay_red_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a red one it works too.</source>
        <translation>Tedd a kártyát egy akcióhelyre: így játszod ki. Piros akcióhelyen a kártya is hat.</translation>
    </message>
    <message id="underwater_cities.lay_yellow_card_on_slot">
        <source>Lay the card on a slot: that is how it is played. On a yellow one it works too.</source>
        <translation>Tedd a kártyát egy akcióhelyre: így játszod ki. Sárga akcióhelyen a kártya is hat.</translation>
    </message>
    <message id="underwater_cities.lower_left">
        <source>lower left</source>
        <translation>bal alsó</translation>
    </message>
    <message id="underwater_cities.lower_middle">
        <source>lower middle</source>
        <translation>alsó középső</translation>
    </message>
    <message id="underwater_cities.lower_right">
        <source>lower right</source>
        <translation>jobb alsó</translation>
    </message>
    <message id="underwater_cities.make_city_symbiotic">
        <source>This city: {place}</source>
        <translation>Ez a város: {place}</translation>
    </message>
    <message id="underwater_cities.marker_of_seat">
        <source>marker of {seat}</source>
        <translation>{seat} jelölője</translation>
    </message>
    <message id="underwater_cities.marker_of_seat">
        <source>marker of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} jelölőjét</translation>
    </message>
    <message id="underwater_cities.metropolis">
        <source>metropolis</source>
        <translation>metropolisz</translation>
    </message>
    <message id="underwater_cities.metropolis">
        <source>metropolis</source>
        <comment>acc</comment>
        <translation>metropoliszt</translation>
    </message>
    <message id="underwater_cities.metropolis_of_seat">
        <source>metropolis of {seat}</source>
        <translation>{seat} metropolisza</translation>
    </message>
    <message id="underwater_cities.metropolis_stays">
        <source>A metropolis stays where it lies: a tunnel connects it, the brown one needs two.</source>
        <translation>A metropolisz a helyén marad: alagút csatlakoztatja, a barnát kettő.</translation>
    </message>
    <message id="underwater_cities.middle_left">
        <source>middle left</source>
        <translation>bal középső</translation>
    </message>
    <message id="underwater_cities.middle_right">
        <source>middle right</source>
        <translation>jobb középső</translation>
    </message>
    <message id="underwater_cities.must_discard_down_to_limit">
        <source>You may keep {limit} and you hold {held}: discard exactly {amount}.</source>
        <translation>Legfeljebb {limit} kártya maradhat a kezedben, most {held} van: pontosan ennyit dobj el: {amount}.</translation>
    </message>
    <message id="underwater_cities.must_discard_exact_amount">
        <source>Discard exactly {amount}.</source>
        <translation>Pontosan {amount.acc} dobj el.</translation>
    </message>
    <message id="underwater_cities.must_discard_own_action_card">
        <source>Discard one of the action cards you already have.</source>
        <translation>Dobd el egyik meglévő akciókártyádat.</translation>
    </message>
    <message id="underwater_cities.must_keep_drawn_card">
        <source>Keep one of the cards you have just drawn.</source>
        <translation>Tartsd meg az imént húzott kártyák egyikét.</translation>
    </message>
    <message id="underwater_cities.must_keep_exact_amount">
        <source>Keep exactly {amount}.</source>
        <translation>Pontosan {amount.acc} tarts meg.</translation>
    </message>
    <message id="underwater_cities.must_keep_exact_amount_of_hand">
        <source>Keep exactly {amount} of the {held} in your hand.</source>
        <translation>A kezedben lévő {held} kártyából pontosan ennyit tarts meg: {amount}.</translation>
    </message>
    <message id="underwater_cities.must_order_exactly_these_cards">
        <source>Put exactly these cards in order.</source>
        <translation>Pontosan ezeket a kártyákat rendezd sorba.</translation>
    </message>
    <message id="underwater_cities.must_take_different_resources">
        <source>Take exactly {n} resources, all of different kinds.</source>
        <translation>Pontosan {n} nyersanyagot vegyél el, mind különbözőt.</translation>
    </message>
    <message id="underwater_cities.needs_card_before_slot">
        <source>The slot cannot be used yet: the card must come first.</source>
        <translation>Az akcióhely még nem használható: előbb a kártyának kell jönnie.</translation>
    </message>
    <message id="underwater_cities.needs_city_for_building">
        <source>A building stands at a city or where you could build one now.</source>
        <translation>Épület városnál állhat, vagy ahol most várost építhetnél.</translation>
    </message>
    <message id="underwater_cities.needs_connected_upgraded_structure">
        <source>Choose an upgraded structure at a connected city.</source>
        <translation>Válassz egy fejlesztett építményt egy csatlakoztatott városnál.</translation>
    </message>
    <message id="underwater_cities.needs_one_action_card_used">
        <source>You chose to use an action card: use at least one.</source>
        <translation>Akciókártyát választottál: legalább egyet használj.</translation>
    </message>
    <message id="underwater_cities.needs_one_piece_built">
        <source>You chose to build: build at least one piece.</source>
        <translation>Építést választottál: legalább egy darabot építs.</translation>
    </message>
    <message id="underwater_cities.needs_one_structure_upgraded">
        <source>You chose to upgrade: upgrade at least one structure.</source>
        <translation>Fejlesztést választottál: legalább egy építményt fejlessz.</translation>
    </message>
    <message id="underwater_cities.needs_own_city_beside">
        <source>A city must lie beside one of your cities.</source>
        <translation>A városnak valamelyik városod mellett kell lennie.</translation>
    </message>
    <message id="underwater_cities.needs_tunnel_to_start_city">
        <source>A tunnel must join your start city through other tunnels.</source>
        <translation>Az alagútnak más alagutakon át el kell érnie az induló városodat.</translation>
    </message>
    <message id="underwater_cities.no_action_tile_left">
        <source>You have no action tile left.</source>
        <translation>Nem maradt akciólapkád.</translation>
    </message>
    <message id="underwater_cities.no_cards_left_to_draw">
        <source>No card is left to be drawn.</source>
        <translation>Nincs több húzható kártya.</translation>
    </message>
    <message id="underwater_cities.no_discarding_at_will">
        <source>Cards are discarded only at the start of your turn, if you hold more than {limit}; you hold {held}. Lay this one on a slot.</source>
        <translation>Kártyát csak a köröd elején dobsz el, ha több mint {limit} van a kezedben; most {held} van. Ezt tedd egy akcióhelyre.</translation>
    </message>
    <message id="underwater_cities.no_effect_for_reasons">
        <source>This would have no effect now – {reasons}.</source>
        <translation>Ennek most nem lenne hatása – {reasons}.</translation>
    </message>
    <message id="underwater_cities.no_part_of_slot_usable">
        <source>No part of this slot could be used now: it cannot be paid, or there is no place for it.</source>
        <translation>Ebből az akcióhelyből most semmit sem tudnál használni: nem fizethető ki, vagy nincs helye.</translation>
    </message>
    <message id="underwater_cities.no_such_choice">
        <source>There is no such choice.</source>
        <translation>Nincs ilyen lehetőség.</translation>
    </message>
    <message id="underwater_cities.no_such_price">
        <source>There is no such price.</source>
        <translation>Nincs ilyen költség.</translation>
    </message>
    <message id="underwater_cities.no_such_site">
        <source>Your board has no such site.</source>
        <translation>A tábládon nincs ilyen hely.</translation>
    </message>
    <message id="underwater_cities.no_such_slot">
        <source>There is no such slot.</source>
        <translation>Nincs ilyen akcióhely.</translation>
    </message>
    <message id="underwater_cities.no_such_slot_part">
        <source>The slot has no such part.</source>
        <translation>Az akcióhelynek nincs ilyen része.</translation>
    </message>
    <message id="underwater_cities.no_usable_ability">
        <source>This card has no ability that you could use now.</source>
        <translation>Ezen a kártyán nincs most használható képesség.</translation>
    </message>
    <message id="underwater_cities.none_left_in_supply">
        <source>None are left in the supply: {what}.</source>
        <translation>A készletben nem maradt {what}.</translation>
    </message>
    <message id="underwater_cities.not_an_offered_contract">
        <source>This contract is not on offer.</source>
        <translation>Ez a szerződés most nem szerezhető meg.</translation>
    </message>
    <message id="underwater_cities.not_built_by_this_effect">
        <source>This effect does not build that: {what}.</source>
        <translation>Ez a hatás ilyet nem épít: {what}.</translation>
    </message>
    <message id="underwater_cities.not_enough_owned">
        <source>Needs {need}, you have {have}.</source>
        <translation>{need} kell hozzá, neked {have} van.</translation>
    </message>
    <message id="underwater_cities.not_fitting_site">
        <source>This does not belong here: {what}.</source>
        <translation>Ez nem ide való: {what}.</translation>
    </message>
    <message id="underwater_cities.not_holding_card">
        <source>You do not hold {card}.</source>
        <translation>„{card}” nincs a kezedben.</translation>
    </message>
    <message id="underwater_cities.not_on_expansion_site">
        <source>Only effects that say so build on an expansion site.</source>
        <translation>Bővítési helyre csak azok a hatások építenek, amelyek ezt mondják.</translation>
    </message>
    <message id="underwater_cities.not_own_action_card">
        <source>This is not one of your action cards.</source>
        <translation>Ez nem a te akciókártyád.</translation>
    </message>
    <message id="underwater_cities.not_the_deck_of_this_era">
        <source>Cards are drawn from the deck of the present era only; this is era {era}.</source>
        <translation>Csak a mostani korszak paklijából húzol; most {era.az.roman}. korszak van.</translation>
    </message>
    <message id="underwater_cities.nothing_to_upgrade_here">
        <source>There is nothing here that could be upgraded.</source>
        <translation>Itt nincs semmi, amit fejleszteni lehetne.</translation>
    </message>
    <message id="underwater_cities.nothing_would_come_of_it">
        <source>This would have no effect now: you cannot pay for it, or there is no room for it.</source>
        <translation>Ebből most nem lenne semmi: nem fizethető ki, vagy nincs helye.</translation>
    </message>
    <message id="underwater_cities.old_cards_leave">
        <source>The deck and the discards of era {era} leave the game; all action cards are ready again.</source>
        <translation>{era.az.roman}. korszak paklija és eldobott kártyái kikerülnek a játékból; minden akciókártya újra használható.</translation>
    </message>
    <message id="underwater_cities.once_per_turn_effect">
        <source>Once in each of your turns, {effect.clause}.</source>
        <translation>Körönként egyszer {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.once_per_turn_payment">
        <source>Once in each of your turns you may pay {cost}; if you do, {effect.clause}.</source>
        <translation>Körönként egyszer fizethetsz {cost.acc}; ha megteszed, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.one_card_each_turn">
        <source>You play one card each turn, together with the slot you choose.</source>
        <translation>Körönként egy kártyát játszol ki, azzal az akcióhellyel együtt, amelyet választasz.</translation>
    </message>
    <message id="underwater_cities.only_card_in_hand">
        <source>Play a card of your hand.</source>
        <translation>Kézből játssz ki egy kártyát.</translation>
    </message>
    <message id="underwater_cities.only_card_or_slot_first">
        <source>Card first or slot first.</source>
        <translation>Előbb a kártya vagy előbb az akcióhely.</translation>
    </message>
    <message id="underwater_cities.only_effects_build">
        <source>You build only when a slot or a card says so: {what}.</source>
        <translation>Építeni csak akkor lehet, ha egy akcióhely vagy egy kártya megengedi: {what}.</translation>
    </message>
    <message id="underwater_cities.only_effects_draw_cards">
        <source>You draw only when a slot or a card says so; one card comes by itself at the end of each turn.</source>
        <translation>Csak akkor húzol, ha egy akcióhely vagy egy kártya megengedi; minden köröd végén magától jön egy kártya.</translation>
    </message>
    <message id="underwater_cities.only_effects_move_markers">
        <source>Markers on the Federation track move only when a slot or a card says so.</source>
        <translation>A szövetségsávon csak akkor lép a jelölő, ha egy akcióhely vagy egy kártya lépteti.</translation>
    </message>
    <message id="underwater_cities.only_effects_take_specials">
        <source>A Special card is taken only when a slot or a card says so.</source>
        <translation>Speciális kártyát csak akkor vehetsz el, ha egy akcióhely vagy egy kártya megengedi.</translation>
    </message>
    <message id="underwater_cities.only_effects_upgrade">
        <source>You upgrade only when a slot or a card says so.</source>
        <translation>Fejleszteni csak akkor lehet, ha egy akcióhely vagy egy kártya megengedi.</translation>
    </message>
    <message id="underwater_cities.only_free_slot_through_card">
        <source>The card means a slot on which no tile lies.</source>
        <translation>A kártya olyan akcióhelyet kér, amelyen nincs lapka.</translation>
    </message>
    <message id="underwater_cities.only_offered_special_cards">
        <source>Take a face-up Special card, the top one of the deck, or draw three.</source>
        <translation>Vegyél el egy képpel felfelé fekvő speciális kártyát vagy a pakli felső kártyáját, vagy húzz hármat.</translation>
    </message>
    <message id="underwater_cities.only_on_expansion_site">
        <source>This effect builds on an expansion site only.</source>
        <translation>Ez a hatás csak bővítési helyre épít.</translation>
    </message>
    <message id="underwater_cities.only_own_blue_metropolises">
        <source>Choose one of your two blue metropolises.</source>
        <translation>Válassz a két kék metropoliszod közül.</translation>
    </message>
    <message id="underwater_cities.only_own_board">
        <source>You build on your own board only.</source>
        <translation>Csak a saját játékostábládon építhetsz.</translation>
    </message>
    <message id="underwater_cities.only_own_non_symbiotic_city">
        <source>Only one of your non-symbiotic cities can be turned.</source>
        <translation>Csak olyan saját várost lehet átalakítani, amely még nem szimbiotikus.</translation>
    </message>
    <message id="underwater_cities.only_own_structures_upgraded">
        <source>You upgrade structures on your own board only.</source>
        <translation>Csak a saját tábládon lévő építményt fejlesztheted.</translation>
    </message>
    <message id="underwater_cities.only_own_unupgraded_structures">
        <source>This cannot be upgraded: choose one of your structures that is not upgraded yet.</source>
        <translation>Ez nem fejleszthető: csak olyan saját építmény, amely még nincs fejlesztve.</translation>
    </message>
    <message id="underwater_cities.only_own_used_action_card">
        <source>Only a used action card of your own becomes ready again.</source>
        <translation>Csak saját, használt akciókártyát lehet visszafordítani.</translation>
    </message>
    <message id="underwater_cities.only_slot_not_own_through_card">
        <source>The card means a slot on which you have no tile.</source>
        <translation>A kártya olyan akcióhelyet kér, amelyen nincs lapkád.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_cloned">
        <source>Only a slot that others occupy and you do not can be cloned, once a round.</source>
        <translation>Csak olyan akcióhely másolható, amelyet mások foglaltak el, te pedig nem, fordulónként egyszer.</translation>
    </message>
    <message id="underwater_cities.only_slot_of_others_through_card">
        <source>The card means a slot that somebody else occupies and you do not.</source>
        <translation>A kártya olyan akcióhelyet kér, amelyet más foglalt el, te pedig nem.</translation>
    </message>
    <message id="underwater_cities.only_structure_just_built">
        <source>The structure just built is the one to be upgraded.</source>
        <translation>Az imént épített építményt kell fejleszteni.</translation>
    </message>
    <message id="underwater_cities.only_this_is_built">
        <source>You cannot build this now: {what}. What you can build: {wanted}.</source>
        <translation>Ezt most nem építheted: {what}. Amit építhetsz: {wanted}.</translation>
    </message>
    <message id="underwater_cities.only_this_is_upgraded">
        <source>You can upgrade only this now: {what}.</source>
        <translation>Most csak ilyet fejleszthetsz: {what}.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_action">
        <source>Use it or leave it.</source>
        <translation>Használd, vagy hagyd ki.</translation>
    </message>
    <message id="underwater_cities.only_use_or_leave_card">
        <source>Use the card or leave it.</source>
        <translation>Használd a kártyát, vagy hagyd ki.</translation>
    </message>
    <message id="underwater_cities.option_boards">
        <source>Player boards</source>
        <translation>Játékostáblák</translation>
    </message>
    <message id="underwater_cities.option_boards_advanced">
        <source>Advanced side</source>
        <translation>Haladó oldal</translation>
    </message>
    <message id="underwater_cities.option_boards_basic">
        <source>Basic side</source>
        <translation>Alapoldal</translation>
    </message>
    <message id="underwater_cities.option_boards_tip">
        <source>Advanced boards have special sites. Alone you always play on one of them.</source>
        <translation>A haladó táblákon különleges helyek vannak. Egyedül mindig ilyen táblán játszol.</translation>
    </message>
    <message id="underwater_cities.option_contracts">
        <source>Government contracts</source>
        <translation>Kormányzati szerződések</translation>
    </message>
    <message id="underwater_cities.option_contracts_tip">
        <source>Three contracts; the first player to meet a contract's condition may claim it.</source>
        <translation>Három szerződés, amelyet az szerezhet meg, aki elsőként teljesíti a feltételét.</translation>
    </message>
    <message id="underwater_cities.option_contracts_with">
        <source>With</source>
        <translation>Igen</translation>
    </message>
    <message id="underwater_cities.option_contracts_without">
        <source>Without</source>
        <translation>Nincs</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles">
        <source>Foreign tiles</source>
        <translation>Idegen akciólapkák</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_first_slot">
        <source>First slot</source>
        <translation>Első akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_fourth_slot">
        <source>Fourth slot</source>
        <translation>Negyedik akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_second_slot">
        <source>Second slot</source>
        <translation>Második akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_third_slot">
        <source>Third slot</source>
        <translation>Harmadik akcióhely</translation>
    </message>
    <message id="underwater_cities.option_foreign_tiles_tip">
        <source>On which slot of each colour the foreign tiles start.</source>
        <translation>Az egyes színek melyik akcióhelyén kezdenek az idegen akciólapkák.</translation>
    </message>
    <message id="underwater_cities.option_metropolises">
        <source>Blue metropolises</source>
        <translation>Kék metropoliszok</translation>
    </message>
    <message id="underwater_cities.option_metropolises_chance">
        <source>Chance</source>
        <translation>Véletlen</translation>
    </message>
    <message id="underwater_cities.option_metropolises_owner">
        <source>Their owner</source>
        <translation>Tulajdonosuk</translation>
    </message>
    <message id="underwater_cities.option_metropolises_tip">
        <source>Who decides which of the two lies in which corner.</source>
        <translation>Ki döntse el, melyik kerül melyik sarokba.</translation>
    </message>
    <message id="underwater_cities.order_changes_at_end_of_round">
        <source>The order of play is made anew at the end of the round, by the Federation track.</source>
        <translation>A játékossorrend a forduló végén változik, a szövetségsáv szerint.</translation>
    </message>
    <message id="underwater_cities.order_marker_of_seat">
        <source>order marker of {seat}</source>
        <translation>{seat} sorrendjelölője</translation>
    </message>
    <message id="underwater_cities.order_marker_of_seat">
        <source>order marker of {seat}</source>
        <comment>acc</comment>
        <translation>{seat} sorrendjelölőjét</translation>
    </message>
    <message id="underwater_cities.order_of_play">
        <source>order of play</source>
        <translation>sorrendsáv</translation>
    </message>
    <message id="underwater_cities.order_of_play_changes">
        <source>New order of play: {seats}.</source>
        <translation>Új játékossorrend: {seats}.</translation>
    </message>
    <message id="underwater_cities.order_of_play_set">
        <source>Order of play: {seats}.</source>
        <translation>Játékossorrend: {seats}.</translation>
    </message>
    <message id="underwater_cities.out_of_game">
        <source>out of the game</source>
        <translation>játékon kívül</translation>
    </message>
    <message id="underwater_cities.own_slot_not_cloned">
        <source>You have a tile on this slot yourself: only a slot that others occupy and you do not can be cloned.</source>
        <translation>Ezen az akcióhelyen neked is van lapkád: csak olyan másolható, amelyet mások foglaltak el, te pedig nem.</translation>
    </message>
    <message id="underwater_cities.pack_hint_boards">
        <source>“sites” says how many building sites a city has, if they are not three; “bonuses” what one gets on a site; “features” which sites bear a mark.</source>
        <translation>A „sites” mező megmondja, hány építési terület van egy városnál, ha nem három; a „bonuses”, hogy mi jár egy helyen; a „features”, hogy melyik helyen van jel.</translation>
    </message>
    <message id="underwater_cities.pack_hint_cards">
        <source>The number is the one that is printed on the card. A card has exactly one effect. Cards of the decks special12 and special3 cost credits, the others nothing.</source>
        <translation>A szám a kártyára nyomtatott szám. Egy kártyának pontosan egy hatása van. A special12 és a special3 pakli kártyái kreditbe kerülnek, a többi ingyen van.</translation>
    </message>
    <message id="underwater_cities.pack_names_cities">
        <source>City sites of a board</source>
        <translation>A tábla városhelyei</translation>
    </message>
    <message id="underwater_cities.pack_names_marks">
        <source>Marks of sites</source>
        <translation>A helyek jelei</translation>
    </message>
    <message id="underwater_cities.pack_names_sites">
        <source>Building sites at a city; x is the expansion site</source>
        <translation>Építési területek egy városnál; x a bővítési hely</translation>
    </message>
    <message id="underwater_cities.pack_names_slots">
        <source>Action slots: side of the board, colour, place</source>
        <translation>Akcióhelyek: a tábla oldala, szín, hely</translation>
    </message>
    <message id="underwater_cities.pack_names_tunnels">
        <source>Tunnel sites of a board</source>
        <translation>A tábla alagúthelyei</translation>
    </message>
    <message id="underwater_cities.pack_section_boards">
        <source>player boards</source>
        <translation>játékostáblák</translation>
    </message>
    <message id="underwater_cities.pack_section_cards">
        <source>cards</source>
        <translation>kártyák</translation>
    </message>
    <message id="underwater_cities.pack_section_contracts">
        <source>government contracts</source>
        <translation>kormányzati szerződések</translation>
    </message>
    <message id="underwater_cities.pack_section_metropolises">
        <source>metropolises</source>
        <translation>metropoliszok</translation>
    </message>
    <message id="underwater_cities.pack_words_at_once">
        <source>At once: cards of the types instant and action, blue metropolises, contracts; also inside words</source>
        <translation>Azonnal: az instant és az action típusú kártyák, a kék metropoliszok, a szerződések; más szavak belsejében is</translation>
    </message>
    <message id="underwater_cities.pack_words_production">
        <source>Cards of the type production</source>
        <translation>A production típusú kártyák</translation>
    </message>
    <message id="underwater_cities.pack_words_scoring">
        <source>Cards of the type end_scoring, brown metropolises</source>
        <translation>Az end_scoring típusú kártyák, a barna metropoliszok</translation>
    </message>
    <message id="underwater_cities.pack_words_standing">
        <source>Cards of the type permanent</source>
        <translation>A permanent típusú kártyák</translation>
    </message>
    <message id="underwater_cities.pay_and_use_card">
        <source>Pay {cost} and use {card} – {words}</source>
        <translation>„{card}” használata {cost} kifizetésével – {words}</translation>
    </message>
    <message id="underwater_cities.pay_cost">
        <source>Pay {cost}</source>
        <translation>{cost} kifizetése</translation>
    </message>
    <message id="underwater_cities.place_of_cloning_tile">
        <source>place of the cloning tile</source>
        <translation>az akciómásoló lapka helye</translation>
    </message>
    <message id="underwater_cities.play_card">
        <source>{card}: {slot}</source>
        <translation>„{card}” – akcióhely: {slot}</translation>
    </message>
    <message id="underwater_cities.play_matching_card">
        <source>{card} (the colours match): {slot}</source>
        <translation>„{card}” (a szín egyezik) – akcióhely: {slot}</translation>
    </message>
    <message id="underwater_cities.played_card_of_seat">
        <source>played card of {seat}</source>
        <translation>{seat} kijátszott kártyája</translation>
    </message>
    <message id="underwater_cities.player_board">
        <source>player board {number}</source>
        <translation>{number}. játékostábla</translation>
    </message>
    <message id="underwater_cities.player_board">
        <source>player board {number}</source>
        <comment>acc</comment>
        <translation>{number}. játékostáblát</translation>
    </message>
    <message id="underwater_cities.player_board_stays">
        <source>A player board stays with its owner.</source>
        <translation>A játékostábla a tulajdonosánál marad.</translation>
    </message>
    <message id="underwater_cities.points_for_so_many">
        <source>{points} for {n}</source>
        <translation>{n} után {points}</translation>
    </message>
    <message id="underwater_cities.points_for_things">
        <source>{points} for {things}</source>
        <translation>{things.poss} után {points}</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <source>{a} or {b}</source>
        <translation>{a} vagy {b}</translation>
    </message>
    <message id="underwater_cities.prices_as_alternatives">
        <source>{a} or {b}</source>
        <comment>acc</comment>
        <translation>{a.acc} vagy {b.acc}</translation>
    </message>
    <message id="underwater_cities.production_convert_goods">
        <source>In Production, you may turn {take} that you produced into {gain}.</source>
        <translation>Termeléskor a most termelt nyersanyagból {take.acc} átválthatsz {gain.sub}.</translation>
    </message>
    <message id="underwater_cities.production_gain">
        <source>In Production, gain {amount}.</source>
        <translation>Termeléskor kapsz {amount.acc}.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_group">
        <source>In Production, gain {gain} for every {things}.</source>
        <translation>Termeléskor kapsz {gain.acc} minden {things.poss} után.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_thing">
        <source>In Production, gain {gain} for each {thing}.</source>
        <translation>Termeléskor kapsz {gain.acc} minden {thing.poss} után.</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_group">
        <source>In Production: gain {gain} for every {things}, upgraded.</source>
        <translation>Termeléskor minden {things.poss} után kapsz {gain.acc} (csak a fejlesztett számít).</translation>
    </message>
    <message id="underwater_cities.production_gain_per_upgraded_thing">
        <source>In Production: gain {gain} for each upgraded {thing}.</source>
        <translation>Termeléskor minden fejlesztett {thing.poss} után kapsz {gain.acc}.</translation>
    </message>
    <message id="underwater_cities.production_replace_output">
        <source>In Production, one {what} may give {gain} instead of {instead}.</source>
        <translation>Termeléskor egy {what} {instead} helyett {gain.acc} adhat.</translation>
    </message>
    <message id="underwater_cities.ready_action_card">
        <source>Ready again: {card}</source>
        <translation>„{card}” visszafordítása</translation>
    </message>
    <message id="underwater_cities.ready_no_action_card">
        <source>None</source>
        <translation>Egyik sem</translation>
    </message>
    <message id="underwater_cities.reason_and_hint">
        <source>{reason} {hint}</source>
        <translation>{reason} {hint}</translation>
    </message>
    <message id="underwater_cities.red_slot">
        <source>red slot {number}</source>
        <translation>{number}. piros akcióhely</translation>
    </message>
    <message id="underwater_cities.red_slot">
        <source>red slot {number}</source>
        <comment>acc</comment>
        <translation>{number.az}. piros akcióhelyet</translation>
    </message>
    <message id="underwater_cities.remove_pieces_at_place">
        <source>Take it away: {place}</source>
        <translation>Eltávolítás: {place}</translation>
    </message>
    <message id="underwater_cities.resume_at_end_of_round">
        <source>End of this round</source>
        <translation>A forduló vége</translation>
    </message>
    <message id="underwater_cities.resume_at_final_scoring">
        <source>Final scoring</source>
        <translation>Játék végi pontozás</translation>
    </message>
    <message id="underwater_cities.resume_at_new_era">
        <source>Start of the next era</source>
        <translation>A következő korszak eleje</translation>
    </message>
    <message id="underwater_cities.resume_at_next_round">
        <source>Start of the next round</source>
        <translation>A következő forduló eleje</translation>
    </message>
    <message id="underwater_cities.resume_at_production">
        <source>Production</source>
        <translation>Termelés</translation>
    </message>
    <message id="underwater_cities.resume_at_turn_of_seat">
        <source>Turn of {seat}</source>
        <translation>{seat} köre</translation>
    </message>
    <message id="underwater_cities.return_cards_of_later_era">
        <source>Lay all such cards here: {place}</source>
        <translation>Az összes ilyen kártya ide kerül: {place}</translation>
    </message>
    <message id="underwater_cities.round_begins">
        <source>Round {round} of {rounds} begins.</source>
        <translation>Új forduló kezdődik: {round}/{rounds}.</translation>
    </message>
    <message id="underwater_cities.score_brown_metropolis">
        <source>Brown metropolis</source>
        <translation>Barna metropolisz</translation>
    </message>
    <message id="underwater_cities.score_end_scoring_cards">
        <source>End-scoring cards</source>
        <translation>Játék végi pontozókártyák</translation>
    </message>
    <message id="underwater_cities.score_leftover_goods">
        <source>Leftover goods</source>
        <translation>Megmaradt nyersanyagok</translation>
    </message>
    <message id="underwater_cities.score_network">
        <source>Network</source>
        <translation>Hálózat</translation>
    </message>
    <message id="underwater_cities.score_points">
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message id="underwater_cities.seat_builds">
        <source>{seat} builds {what}: {place}.</source>
        <translation>{seat} {what.acc} épít: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities" numerus="yes">
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} %n várost nem tud etetni, és {amount.acc} veszít.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_upgrade_built">
        <source>{seat} can no longer upgrade what was built.</source>
        <translation>{seat} már nem tudja fejleszteni, amit épített.</translation>
    </message>
    <message id="underwater_cities.seat_cannot_use_slot">
        <source>{seat} can use no part of the slot any more.</source>
        <translation>{seat} már az akcióhely egyik részét sem tudja használni.</translation>
    </message>
    <message id="underwater_cities.seat_claims_contract">
        <source>{seat} claims the contract {card}.</source>
        <translation>{seat} megszerzi {card.az.quoted} szerződést.</translation>
    </message>
    <message id="underwater_cities.seat_connects_metropolis">
        <source>{seat} connects a metropolis.</source>
        <translation>{seat} csatlakoztat egy metropoliszt.</translation>
    </message>
    <message id="underwater_cities.seat_declines_card">
        <source>{seat} does not use {card}.</source>
        <translation>{seat} nem használja ezt a kártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_discards_card">
        <source>{seat} discards {card}.</source>
        <translation>{seat} eldobja {card.az.quoted} kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_discards_cards">
        <source>{seat} discards: {cards}.</source>
        <translation>{seat} eldobja: {cards}.</translation>
    </message>
    <message id="underwater_cities.seat_draws_card">
        <source>{seat} draws a card.</source>
        <translation>{seat} húz egy kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_enters_federation_space">
        <source>{seat} enters space {space} of the Federation track.</source>
        <translation>{seat} a szövetségsáv {space}. mezőjére lép.</translation>
    </message>
    <message id="underwater_cities.seat_feeds_cities">
        <source>{seat} feeds the cities with {amount}.</source>
        <translation>{seat} {amount.acc} ad a városainak.</translation>
    </message>
    <message id="underwater_cities.seat_gains">
        <source>{seat} gains {amount}.</source>
        <translation>{seat} {amount.acc} kap.</translation>
    </message>
    <message id="underwater_cities.seat_gains_further_metropolis">
        <source>{seat} gains a further metropolis.</source>
        <translation>{seat} még egy metropoliszt kap.</translation>
    </message>
    <message id="underwater_cities.seat_gets_nothing_from_effect">
        <source>{seat}: an effect has no result.</source>
        <translation>{seat}: egy hatásból nem lesz semmi.</translation>
    </message>
    <message id="underwater_cities.seat_lays_out_card">
        <source>{seat} plays {card} in front of them.</source>
        <translation>{seat} megszerzi {card.az.quoted} kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_leaves_discarded_action_unused">
        <source>{seat} does not use the action of {card} before it goes.</source>
        <translation>{seat} nem használja az eldobott akciókártyát: „{card}”.</translation>
    </message>
    <message id="underwater_cities.seat_looks_at_specials">
        <source>{seat} looks at the next Special cards.</source>
        <translation>{seat} megnézi a következő speciális kártyákat.</translation>
    </message>
    <message id="underwater_cities.seat_makes_city_symbiotic">
        <source>{seat}: {what}: {place}.</source>
        <translation>{seat}: {what} ({place}).</translation>
    </message>
    <message id="underwater_cities.seat_on_turn">
        <source>It is {seat}'s turn.</source>
        <translation>{seat} következik.</translation>
    </message>
    <message id="underwater_cities.seat_passed_over">
        <source>{seat} has no action tile left and is skipped.</source>
        <translation>{seat} akciólapkái elfogytak, ezért most kimarad.</translation>
    </message>
    <message id="underwater_cities.seat_pays">
        <source>{seat} pays {amount}.</source>
        <translation>{seat} {amount.acc} fizet.</translation>
    </message>
    <message id="underwater_cities.seat_plays_card_on_slot">
        <source>{seat} plays {card} on a slot: {slot}.</source>
        <translation>{seat} kijátssza {card.az.quoted} kártyát ({slot}).</translation>
    </message>
    <message id="underwater_cities.seat_production_begins">
        <source>Production of {seat}.</source>
        <translation>{seat} termelése.</translation>
    </message>
    <message id="underwater_cities.seat_puts_specials_under_deck" numerus="yes">
        <source>{seat} puts %n Special card(s) under the deck.</source>
        <translation>
            <numerusform>{seat} %n speciális kártyát tesz a pakli aljára.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_readies_action_card">
        <source>{seat}: ready again: {card}.</source>
        <translation>{seat} visszafordítja {card.az.quoted} kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_removes_cards">
        <source>{seat} gives away, out of the game: {cards}.</source>
        <translation>{seat} leadja, és kikerül a játékból: {cards}.</translation>
    </message>
    <message id="underwater_cities.seat_scores_line" numerus="yes">
        <source>{seat} scores %n point(s) for this: {line}.</source>
        <translation>
            <numerusform>{seat} %n pontot kap ({line}).</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_with_card" numerus="yes">
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} %n pontot kap {card.az.quoted} kártyáért.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_takes_card">
        <source>{seat} takes {card}.</source>
        <translation>{seat} elveszi {card.az.quoted} kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_upgrades">
        <source>{seat} upgrades: {place}.</source>
        <translation>{seat} fejleszt: {place}.</translation>
    </message>
    <message id="underwater_cities.seat_uses_card">
        <source>{seat} uses {card}.</source>
        <translation>{seat} használja {card.az.quoted} kártyát.</translation>
    </message>
    <message id="underwater_cities.seat_wins" numerus="yes">
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} nyert %n ponttal.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.set_start_city">
        <source>Set the start city</source>
        <translation>Induló város lehelyezése</translation>
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
        <translation>másolva, 1 kreditért</translation>
    </message>
    <message id="underwater_cities.short_distinct_goods" numerus="yes">
        <source>%n different resource(s)</source>
        <translation>
            <numerusform>%n különböző nyersanyag</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_either">
        <source>{one} or {other}</source>
        <translation>{one} vagy {other}</translation>
    </message>
    <message id="underwater_cities.short_federation" numerus="yes">
        <source>%n space(s) on the Federation track</source>
        <translation>
            <numerusform>%n mező a szövetségsávon</numerusform>
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
            <numerusform>%n akciókártya</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.skip_remaining_parts">
        <source>Skip the rest</source>
        <translation>A többi kihagyása</translation>
    </message>
    <message id="underwater_cities.slot_before_card">
        <source>The slot first</source>
        <translation>Előbb az akcióhely</translation>
    </message>
    <message id="underwater_cities.slot_for_player_count">
        <source>{slot} ({players} players)</source>
        <translation>{slot.same} ({players} fő)</translation>
    </message>
    <message id="underwater_cities.slot_not_allowed_by_card">
        <source>The card does not allow this slot.</source>
        <translation>A kártya ezt az akcióhelyet nem engedi meg.</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by">
        <source>This slot is taken for this round, by {seats}.</source>
        <translation>Ez az akcióhely ebben a fordulóban már foglalt, rajta van: {seats}.</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by_foreign_tile">
        <source>A foreign tile lies on this slot this round.</source>
        <translation>Ezen az akcióhelyen ebben a fordulóban idegen akciólapka van.</translation>
    </message>
    <message id="underwater_cities.slot_occupied_by_you">
        <source>You are on this slot already; it is taken for this round.</source>
        <translation>Ezt az akcióhelyet már te foglaltad el; ebben a fordulóban foglalt.</translation>
    </message>
    <message id="underwater_cities.slot_of_other_side" numerus="yes">
        <source>This slot is on the other side of the board, which is not used with %n player(s).</source>
        <translation>
            <numerusform>Ez az akcióhely a tábla másik oldalán van, amelyet %n játékosnál nem használunk.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.slot_unusable_for_reasons">
        <source>You cannot use any part of this slot now – {reasons}.</source>
        <translation>Ennek az akcióhelynek most egyik részét sem tudod használni – {reasons}.</translation>
    </message>
    <message id="underwater_cities.solo_lost" numerus="yes">
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>%n pontod van: ez nem elég a győzelemhez.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_won" numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>%n ponttal nyertél.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.special_cards_on_offer">
        <source>Special cards on offer</source>
        <translation>választható speciális kártyák</translation>
    </message>
    <message id="underwater_cities.special_deck">
        <source>deck of Special cards</source>
        <translation>speciális kártyák paklija</translation>
    </message>
    <message id="underwater_cities.special_too_dear_goes_under_deck">
        <source>{card} costs {need}, you have {have}. If you leave it, it goes under the deck.</source>
        <translation>„{card}”: {need} kell hozzá, neked {have} van. Ha nem használod, a pakli aljára kerül.</translation>
    </message>
    <message id="underwater_cities.special_too_dear_leaves_game">
        <source>{card} costs {need}, you have {have}. If you leave it, it is out of the game.</source>
        <translation>„{card}”: {need} kell hozzá, neked {have} van. Ha nem használod, kikerül a játékból.</translation>
    </message>
    <message id="underwater_cities.standing_building_discount">
        <source>Each {what} you build costs {discount} less.</source>
        <translation>{what.acc} {discount.ins} olcsóbban építesz.</translation>
    </message>
    <message id="underwater_cities.standing_higher_hand_limit">
        <source>Your hand limit is {n} higher.</source>
        <translation>A kézlimited ennyivel nagyobb: {n}.</translation>
    </message>
    <message id="underwater_cities.standing_more_hand_cards" numerus="yes">
        <source>You may keep %n more card(s) in hand.</source>
        <translation>
            <numerusform>%n lappal többet tarthatsz a kezedben.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.state_of_game">
        <source>state of the game</source>
        <translation>játékállás</translation>
    </message>
    <message id="underwater_cities.status_choosing_starting_cards">
        <source>Choosing the starting cards</source>
        <translation>A kezdőlapok kiválasztása</translation>
    </message>
    <message id="underwater_cities.status_era_and_round">
        <source>Era {era}, round {round} of {rounds}</source>
        <translation>{era.roman}. korszak, forduló: {round}/{rounds}</translation>
    </message>
    <message id="underwater_cities.status_game_over">
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message id="underwater_cities.stop_building">
        <source>Build no more</source>
        <translation>Építés befejezése</translation>
    </message>
    <message id="underwater_cities.stop_upgrading">
        <source>Upgrade no more</source>
        <translation>Fejlesztés befejezése</translation>
    </message>
    <message id="underwater_cities.structures_stay">
        <source>What is built stays where it stands.</source>
        <translation>Ami megépült, a helyén marad.</translation>
    </message>
    <message id="underwater_cities.supply">
        <source>supply: {what}</source>
        <translation>készlet: {what}</translation>
    </message>
    <message id="underwater_cities.take_card">
        <source>Take {card}</source>
        <translation>„{card}” elvétele</translation>
    </message>
    <message id="underwater_cities.take_card_with_effect">
        <source>Take {card} ({cost}) – {words}</source>
        <translation>„{card}” elvétele ({cost}) – {words}</translation>
    </message>
    <message id="underwater_cities.tile_comes_with_card">
        <source>Lay a card of your hand on a slot: the action tile comes along by itself.</source>
        <translation>Tedd egy kártyádat egy akcióhelyre: az akciólapka magától vele megy.</translation>
    </message>
    <message id="underwater_cities.tile_stays_until_end_of_round">
        <source>An action tile stays on its slot until the end of the round.</source>
        <translation>Az akciólapka a forduló végéig az akcióhelyen marad.</translation>
    </message>
    <message id="underwater_cities.too_many_card_uses">
        <source>You can use it at most {most} times.</source>
        <translation>Legfeljebb {most} alkalommal használhatod.</translation>
    </message>
    <message id="underwater_cities.too_much_of_good_paid">
        <source>Only {need} are due of this: {good}.</source>
        <translation>Ebből csak {need} fizetendő: {good}.</translation>
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
        <translation>alagúthely ({name})</translation>
    </message>
    <message id="underwater_cities.unused_metropolises">
        <source>unused metropolises</source>
        <translation>nem használt metropoliszok</translation>
    </message>
    <message id="underwater_cities.upgrade_piece_just_built">
        <source>Upgrade what you have just built.</source>
        <translation>Fejleszd, amit most építettél.</translation>
    </message>
    <message id="underwater_cities.upgrade_structure">
        <source>Upgrade: {place}</source>
        <translation>Fejlesztés: {place}</translation>
    </message>
    <message id="underwater_cities.upgraded_building_at_site">
        <source>upgraded {what} at {name}</source>
        <translation>fejlesztett {what} ({name})</translation>
    </message>
    <message id="underwater_cities.upper_left">
        <source>upper left</source>
        <translation>bal felső</translation>
    </message>
    <message id="underwater_cities.upper_middle">
        <source>upper middle</source>
        <translation>felső középső</translation>
    </message>
    <message id="underwater_cities.upper_right">
        <source>upper right</source>
        <translation>jobb felső</translation>
    </message>
    <message id="underwater_cities.use_card">
        <source>Use {card}</source>
        <translation>„{card}” használata</translation>
    </message>
    <message id="underwater_cities.use_card_times">
        <source>{times} times</source>
        <translation>{times} alkalommal</translation>
    </message>
    <message id="underwater_cities.use_card_with_effect">
        <source>Use {card} – {words}</source>
        <translation>„{card}” használata – {words}</translation>
    </message>
    <message id="underwater_cities.use_no_ability">
        <source>Use none</source>
        <translation>Egyiket sem</translation>
    </message>
    <message id="underwater_cities.use_no_action_card">
        <source>Use no card</source>
        <translation>Egyik kártyát sem</translation>
    </message>
    <message id="underwater_cities.when_colours_differ">
        <source>When your card and the chosen coloured slot differ in colour, {effect.clause}.</source>
        <translation>Amikor a kártyád és a választott színes akcióhely színe eltér, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_federation_space_entered">
        <source>When your marker enters space {space} of the Federation track, {effect.clause}.</source>
        <translation>Amikor a jelölőd a szövetségsáv {space}. mezőjére lép, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_metropolis_connected">
        <source>When one of your metropolises becomes connected, {effect.clause}.</source>
        <translation>Amikor egy metropoliszod csatlakoztatottá válik, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_built">
        <source>Whenever you build {what} number {nth} at a connected city, {effect.clause}.</source>
        <translation>Amikor egy csatlakoztatott városnál {nth.az}. {what.acc} építed, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_nth_connected_upgraded">
        <source>Whenever you upgrade {what} number {nth} at a connected city, {effect.clause}.</source>
        <translation>Amikor egy csatlakoztatott városnál {nth.az}. {what.acc} fejleszted, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_nth_tunnel_of_turn">
        <source>When you build tunnel number {nth} of a turn, {effect.clause}.</source>
        <translation>Amikor egy körben {nth.az}. alagutadat építed, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_one_of_slots_used">
        <source>When you use one of these action slots ({slots}): {effect}</source>
        <translation>Amikor ezen akcióhelyek egyikét használod: {slots}. {effect}</translation>
    </message>
    <message id="underwater_cities.when_slot_gives_enough">
        <source>When a slot itself gives you at least {amount}, {effect.clause}.</source>
        <translation>Ha egy akcióhely maga ad legalább {amount.acc}, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.when_slot_used">
        <source>When you use {slot}, {effect.clause}.</source>
        <translation>Amikor {slot.acc} használod, {effect.clause}.</translation>
    </message>
    <message id="underwater_cities.wrong_total_of_goods_paid">
        <source>You must pay {need} in kelp, steelplast and biomatter combined.</source>
        <translation>Hínárban, acéllemezben és biomasszában összesen ennyi fizetendő: {need}.</translation>
    </message>
    <message id="underwater_cities.yellow_slot">
        <source>yellow slot {number}</source>
        <translation>{number}. sárga akcióhely</translation>
    </message>
    <message id="underwater_cities.yellow_slot">
        <source>yellow slot {number}</source>
        <comment>acc</comment>
        <translation>{number.az}. sárga akcióhelyet</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message id="window.about_program">
        <source>One table for four board games: played by the rules, or freely by hand.</source>
        <translation>Egy asztal négy társasjátékhoz: szabályok szerint vagy szabad kézzel.</translation>
    </message>
    <message id="window.about_title">
        <source>About Társas</source>
        <translation>A Társas névjegye</translation>
    </message>
    <message id="window.about_unofficial">
        <source>Unofficial. The names of the games belong to their publishers; every picture is our own.</source>
        <translation>Nem hivatalos. A játékok neve a kiadóiké; minden kép saját munka.</translation>
    </message>
    <message id="window.about_version">
        <source>Version {version}</source>
        <translation>Verzió: {version}</translation>
    </message>
    <message id="window.all_options_button">
        <source>All {n} options</source>
        <translation>Minden lehetőség ({n})</translation>
    </message>
    <message id="window.all_options_title">
        <source>All options</source>
        <translation>Minden lehetőség</translation>
    </message>
    <message id="window.answered_by_itself">
        <source>By itself: {label}</source>
        <translation>Magától: {label}</translation>
    </message>
    <message id="window.area_of_seat">
        <source>Area of {seat}</source>
        <translation>{seat} területe</translation>
    </message>
    <message id="window.areas_of_others">
        <source>Areas of the others</source>
        <translation>A többiek területei</translation>
    </message>
    <message id="window.back_to_last_legal_position">
        <source>Back to the last legal position</source>
        <translation>Vissza az utolsó szabályos álláshoz</translation>
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
        <translation>Gátak és turbinák az Alpokban</translation>
    </message>
    <message id="window.barrage_title">
        <source>Barrage</source>
        <translation>Duzzasztómű</translation>
    </message>
    <message id="window.board_label">
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message id="window.board_named">
        <source>Board {name}</source>
        <translation>Tábla: {name}</translation>
    </message>
    <message id="window.bonus_during_game">
        <source>bonus during the game</source>
        <translation>állandó bónusz</translation>
    </message>
    <message id="window.built_in_cards">
        <source>The cards that come with the program</source>
        <translation>A programmal érkező kártyák</translation>
    </message>
    <message id="window.cancel">
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message id="window.cannot_open_file">
        <source>“{file}” cannot be opened: {reason}</source>
        <translation>Ez a fájl nem nyitható meg: „{file}”. {reason}</translation>
    </message>
    <message id="window.card_pack">
        <source>Card pack</source>
        <translation>Kártyacsomag</translation>
    </message>
    <message id="window.card_pack_files">
        <source>Card packs</source>
        <translation>Kártyacsomagok</translation>
    </message>
    <message id="window.card_pack_kept_tip">
        <source>A card pack is a file with cards of your own box. It is kept and used for the next game too; choose it again after you have changed it.</source>
        <translation>A kártyacsomag egy fájl a saját dobozod kártyáival. A program megőrzi, és a következő játéknál is ezt használja; ha átírtad a fájlt, válaszd ki újra.</translation>
    </message>
    <message id="window.card_pack_of_another_game">
        <source>This card pack belongs to another game.</source>
        <translation>Ez a kártyacsomag egy másik játékhoz tartozik.</translation>
    </message>
    <message id="window.card_pack_template_button">
        <source>Template and word list…</source>
        <translation>Minta és szójegyzék…</translation>
    </message>
    <message id="window.card_pack_tip">
        <source>A card pack is a file with cards of your own box; a saved game keeps its pack.</source>
        <translation>A kártyacsomag egy fájl a saját dobozod kártyáival; a mentett játék megőrzi a kártyacsomagot.</translation>
    </message>
    <message id="window.card_pack_unusable">
        <source>This card pack cannot be used: {file}</source>
        <translation>Ez a kártyacsomag nem használható: {file}</translation>
    </message>
    <message id="window.change_colour_and_symbol">
        <source>Another colour and symbol</source>
        <translation>Másik szín és jel</translation>
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
        <translation>karakterkártya</translation>
    </message>
    <message id="window.chip_computer">
        <source>computer</source>
        <translation>gép</translation>
    </message>
    <message id="window.chip_my_turn">
        <source>your turn</source>
        <translation>te jössz</translation>
    </message>
    <message id="window.chip_to_move">
        <source>to move</source>
        <translation>jön</translation>
    </message>
    <message id="window.choose_between_low_and_high">
        <source>Choose {low} to {high}.</source>
        <translation>Válassz: {low}–{high}.</translation>
    </message>
    <message id="window.choose_card_pack_button">
        <source>Choose a card pack…</source>
        <translation>Kártyacsomag választása…</translation>
    </message>
    <message id="window.choose_card_pack_title">
        <source>Choose a card pack</source>
        <translation>Kártyacsomag választása</translation>
    </message>
    <message id="window.choose_exactly">
        <source>Choose {n}.</source>
        <translation>Válassz {n.acc}.</translation>
    </message>
    <message id="window.choose_picture_button">
        <source>Choose a picture …</source>
        <translation>Kép választása…</translation>
    </message>
    <message id="window.choose_resume_point">
        <source>Where should play continue?</source>
        <translation>Honnan folytatjátok?</translation>
    </message>
    <message id="window.choose_template_folder">
        <source>Choose a folder for the template</source>
        <translation>Mappa választása a mintának</translation>
    </message>
    <message id="window.click_to_explain">
        <source>Click anything to learn what it is. Esc ends it.</source>
        <translation>Kattints bármire, és megtudod, mi az. Az Esc befejezi.</translation>
    </message>
    <message id="window.close">
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message id="window.coming_later">
        <source>Coming later</source>
        <translation>Később érkezik</translation>
    </message>
    <message id="window.common_area">
        <source>Common area</source>
        <translation>Közös terület</translation>
    </message>
    <message id="window.common_board">
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message id="window.computer">
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
    <message id="window.confirm_undo_after_reveal">
        <source>This step has already revealed {what}. Undo it all the same?</source>
        <translation>Ez a lépés már felfedte: {what}. Így is visszavonod?</translation>
    </message>
    <message id="window.copy_of_open_game">
        <source>This game is open in another window. Here is a copy of it; the other one stays as it is.</source>
        <translation>Ez a játék egy másik ablakban is meg van nyitva. Itt a másolatát látod; az eredeti érintetlen marad.</translation>
    </message>
    <message id="window.corners_must_span_board">
        <source>The four corners must span the board: drag them apart.</source>
        <translation>A négy saroknak közre kell fognia a táblát: húzd szét őket.</translation>
    </message>
    <message id="window.counts_need_free_hands">
        <source>In sandbox mode (F2) you can set counts, phase and turn here.</source>
        <translation>Szabad kéznél (F2) itt állíthatod be a darabszámokat, a fázist és a soron következőt.</translation>
    </message>
    <message id="window.curtain_your_turn">
        <source>{seat}, it's your turn!</source>
        <translation>{seat}, te jössz!</translation>
    </message>
    <message id="window.deal_one_to_every_seat">
        <source>Deal one to every seat</source>
        <translation>Egy-egy kiosztása mindenkinek</translation>
    </message>
    <message id="window.deal_one_to_seat">
        <source>Deal one to …</source>
        <translation>Egy kiosztása…</translation>
    </message>
    <message id="window.decision">
        <source>Decision</source>
        <translation>Döntés</translation>
    </message>
    <message id="window.default_player_name">
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message id="window.default_skin_name">
        <source>My board</source>
        <translation>Az én táblám</translation>
    </message>
    <message id="window.did_you_mean_word">
        <source>Did you mean “{word}”?</source>
        <translation>Erre gondoltál: „{word}”?</translation>
    </message>
    <message id="window.done">
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message id="window.drag_corners_onto_board">
        <source>Drag the four corners onto the corners of the board. Keys 1 to 4 choose a corner, arrow keys move it.</source>
        <translation>Húzd át a négy sarkot a tábla sarkaira. Az 1–4 billentyűvel sarkot választasz, a nyílbillentyűkkel igazítasz rajta.</translation>
    </message>
    <message id="window.earlier_moment_shown">
        <source>You are at an earlier step. If you play on from here, the later steps are kept as a branch.</source>
        <translation>Ez egy korábbi pillanat. Ha innen játszol tovább, a későbbi lépések ágként megmaradnak.</translation>
    </message>
    <message id="window.everything_agrees_with_rules">
        <source>No rule is broken.</source>
        <translation>Minden megfelel a szabályoknak.</translation>
    </message>
    <message id="window.export_picture_title">
        <source>Export picture</source>
        <translation>Kép exportálása</translation>
    </message>
    <message id="window.export_scans_title">
        <source>Export scans</source>
        <translation>Szkennelt képek exportálása</translation>
    </message>
    <message id="window.fetch_from_box">
        <source>Fetch from the box</source>
        <translation>Hozzáadás a dobozból</translation>
    </message>
    <message id="window.file_being_written">
        <source>Writing: {file}</source>
        <translation>Mentés: {file}</translation>
    </message>
    <message id="window.file_belongs_to_open_game">
        <source>“{file}” belongs to a game that is open now. Choose another name.</source>
        <translation>Ez a fájl egy éppen megnyitott játékhoz tartozik: „{file}”. Válassz másik nevet.</translation>
    </message>
    <message id="window.file_not_writable">
        <source>The file cannot be written: {file}</source>
        <translation>A fájl nem írható: {file}</translation>
    </message>
    <message id="window.file_takes_too_long_to_read">
        <source>Reading the file takes too long. Copy it to this computer first.</source>
        <translation>A fájl olvasása túl sokáig tart. Másold előbb erre a gépre.</translation>
    </message>
    <message id="window.file_went_on_elsewhere">
        <source>“{file}” was changed by another program. It stays as it is; this game goes on as “{own}”.</source>
        <translation>Egy másik program megváltoztatta ezt a fájlt: „{file}”. Úgy marad, ahogy van; ez a játék új fájlban folytatódik: „{own}”.</translation>
    </message>
    <message id="window.files_left_out">
        <source>Left out because it cannot be read: {files}.</source>
        <translation>Kimaradt, mert nem olvasható: {files}.</translation>
    </message>
    <message id="window.files_left_out_and_more" numerus="yes">
        <source>Left out because they cannot be read: {files} and %n more.</source>
        <translation>
            <numerusform>Kimaradt, mert nem olvasható: {files} és még %n fájl.</numerusform>
        </translation>
    </message>
    <message id="window.filter_options">
        <source>Filter the options</source>
        <translation>Lehetőségek szűrése</translation>
    </message>
    <message id="window.final_result_title">
        <source>Final result</source>
        <translation>Végeredmény</translation>
    </message>
    <message id="window.find_count">
        <source>Find a count</source>
        <translation>Darabszám keresése</translation>
    </message>
    <message id="window.finding_must_be_settled">
        <source>This must be settled before the game can continue.</source>
        <translation>Ezt rendezni kell: a játék így nem folytatható.</translation>
    </message>
    <message id="window.findings_left_as_they_are" numerus="yes">
        <source>%n finding(s) are left as they are.</source>
        <translation>
            <numerusform>%n eltérés így marad.</numerusform>
        </translation>
    </message>
    <message id="window.findings_to_settle" numerus="yes">
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>Még %n eltérést kell rendezni, hogy szabály szerint folytathassátok.</numerusform>
        </translation>
    </message>
    <message id="window.finished_with_verdict">
        <source>Finished · {verdict}</source>
        <translation>Vége · {verdict}</translation>
    </message>
    <message id="window.first_is_done_first">
        <source>The first is done first.</source>
        <translation>Az első kerül sorra először.</translation>
    </message>
    <message id="window.fly_here">
        <source>Fly here</source>
        <translation>Ugrás ide</translation>
    </message>
    <message id="window.fly_to_their_board">
        <source>Go to their board</source>
        <translation>Odamegyek</translation>
    </message>
    <message id="window.free_hands">
        <source>Free hands</source>
        <translation>Szabad kéz</translation>
    </message>
    <message id="window.free_hands_begun">
        <source>Sandbox: the rules are not checked.</source>
        <translation>Szabad kéz: a program most nem ellenőrzi a szabályokat.</translation>
    </message>
    <message id="window.free_hands_hint">
        <source>Drag anything anywhere. A right click offers more.</source>
        <translation>Bármit bárhová áthúzhatsz. A jobb gombbal kattintva további lehetőségek jelennek meg.</translation>
    </message>
    <message id="window.game_is_over">
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message id="window.game_line_and_people">
        <source>{line} · {people}</source>
        <translation>{line} · {people}</translation>
    </message>
    <message id="window.game_not_saved_title">
        <source>The game is not saved</source>
        <translation>A játék nincs elmentve</translation>
    </message>
    <message id="window.game_people_range">
        <source>{low}–{high} people</source>
        <translation>{low}–{high} fő</translation>
    </message>
    <message id="window.game_setup_failed">
        <source>The game cannot be set up: {reason}</source>
        <translation>A játékot nem lehet előkészíteni: {reason}</translation>
    </message>
    <message id="window.game_waits_in_free_hands">
        <source>Sandbox: the game is paused. Press F2 to return to strict play.</source>
        <translation>Szabad kéz: a játék vár. Az F2-vel visszaválthatsz szabály szerinti játékra.</translation>
    </message>
    <message id="window.game_went_on_by_itself" numerus="yes">
        <source>The game went on by itself, %n step(s) in a row.</source>
        <translation>
            <numerusform>A játék magától haladt tovább: %n lépés egymás után.</numerusform>
        </translation>
    </message>
    <message id="window.games_and_lessons_files">
        <source>Saved games and lessons</source>
        <translation>Mentett játékok és leckék</translation>
    </message>
    <message id="window.ginkgopolis_line">
        <source>A city among ginkgo trees</source>
        <translation>Város a páfrányfenyők között</translation>
    </message>
    <message id="window.ginkgopolis_title">
        <source>Ginkgopolis</source>
        <translation>Ginkgopolis</translation>
    </message>
    <message id="window.goes_first">
        <source>Goes first</source>
        <translation>Kezd</translation>
    </message>
    <message id="window.here_now_count">
        <source>Here now: {what}: {value}</source>
        <translation>Most itt van – {what}: {value}</translation>
    </message>
    <message id="window.here_now_pieces" numerus="yes">
        <source>Here now: %n piece(s).</source>
        <translation>
            <numerusform>Most %n darab van itt.</numerusform>
        </translation>
    </message>
    <message id="window.hidden_step">
        <source>A hidden step</source>
        <translation>Rejtett lépés</translation>
    </message>
    <message id="window.imperial_miners_line">
        <source>Shafts and carts below the hill</source>
        <translation>Tárnák és csillék a domb mélyén</translation>
    </message>
    <message id="window.imperial_miners_title">
        <source>Imperial Miners</source>
        <translation>Birodalmi bányászok</translation>
    </message>
    <message id="window.import_scans_title">
        <source>Import scans</source>
        <translation>Szkennelt képek importálása</translation>
    </message>
    <message id="window.kept_card_packs_button">
        <source>My card packs</source>
        <translation>Kártyacsomagjaim</translation>
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
        <translation>{seat} következik · {people}</translation>
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
        <translation>Az asztalon: lépés egyik dologról a másikra; Enterrel veszed fel és teszed le</translation>
    </message>
    <message id="window.key_help_close_message">
        <source>Close the why-not card or a message</source>
        <translation>A „Miért nem?” kártya vagy egy üzenet bezárása</translation>
    </message>
    <message id="window.key_help_fit_all">
        <source>On the table: fit all</source>
        <translation>Az asztalon: teljes asztal</translation>
    </message>
    <message id="window.key_help_next_area">
        <source>On the table: next area; while holding a piece: next possible drop</source>
        <translation>Az asztalon: a következő területre; ha van valami a kezedben: a következő helyre, ahová leteheted</translation>
    </message>
    <message id="window.key_help_take_option">
        <source>Take an option of the decision panel; on the table: fly to an area</source>
        <translation>Lehetőség választása a döntéspanelen; az asztalon: ugrás egy területre</translation>
    </message>
    <message id="window.key_help_timeline">
        <source>Move along the timeline when it has focus</source>
        <translation>Haladás az idővonalon, ha az van kijelölve</translation>
    </message>
    <message id="window.key_help_to_decision">
        <source>Go to the decision; press again for the table</source>
        <translation>A döntéshez; onnan az asztalhoz</translation>
    </message>
    <message id="window.keys_title">
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message id="window.leave_finding_as_it_is">
        <source>Leave as is</source>
        <translation>Maradjon így</translation>
    </message>
    <message id="window.leave_without_saving_button">
        <source>Leave without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message id="window.log">
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message id="window.log_entry_tip">
        <source>Click: show and rule. Double click: go to this moment.</source>
        <translation>Kattintás: megmutatja a helyet és a szabályt. Dupla kattintás: ugrás ehhez a pillanathoz.</translation>
    </message>
    <message id="window.main_menu_button">
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message id="window.menu_about">
        <source>&amp;About Társas</source>
        <translation>A Tá&amp;rsas névjegye</translation>
    </message>
    <message id="window.menu_all_options">
        <source>&amp;All options</source>
        <translation>&amp;Minden lehetőség</translation>
    </message>
    <message id="window.menu_another_appearance">
        <source>Another appea&amp;rance</source>
        <translation>Másik megj&amp;elenés</translation>
    </message>
    <message id="window.menu_board">
        <source>&amp;Board</source>
        <translation>&amp;Tábla</translation>
    </message>
    <message id="window.menu_drawn_board">
        <source>&amp;Drawn board</source>
        <translation>&amp;Rajzolt tábla</translation>
    </message>
    <message id="window.menu_edit">
        <source>&amp;Edit</source>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message id="window.menu_export_picture">
        <source>&amp;Export picture…</source>
        <translation>Kép &amp;exportálása…</translation>
    </message>
    <message id="window.menu_export_scans">
        <source>Export scans…</source>
        <translation>Szkennelt képek exportálása…</translation>
    </message>
    <message id="window.menu_fly_to">
        <source>Fly to</source>
        <translation>Ugrás ide</translation>
    </message>
    <message id="window.menu_follow_game">
        <source>&amp;Follow the game</source>
        <translation>A játék kö&amp;vetése</translation>
    </message>
    <message id="window.menu_full_screen">
        <source>F&amp;ull screen</source>
        <translation>Teljes képe&amp;rnyő</translation>
    </message>
    <message id="window.menu_game">
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message id="window.menu_guide">
        <source>&amp;First-game guide</source>
        <translation>Kala&amp;uz az első játékhoz</translation>
    </message>
    <message id="window.menu_help">
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message id="window.menu_hint">
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message id="window.menu_import_scans">
        <source>Import scans…</source>
        <translation>Szkennelt képek importálása…</translation>
    </message>
    <message id="window.menu_keys">
        <source>&amp;Keys</source>
        <translation>Bi&amp;llentyűk</translation>
    </message>
    <message id="window.menu_larger_text">
        <source>Lar&amp;ger text</source>
        <translation>Nagyobb &amp;szöveg</translation>
    </message>
    <message id="window.menu_lessons">
        <source>&amp;Lessons</source>
        <translation>Le&amp;ckék</translation>
    </message>
    <message id="window.menu_log">
        <source>&amp;Log</source>
        <translation>Nap&amp;ló</translation>
    </message>
    <message id="window.menu_my_scans">
        <source>My scans</source>
        <translation>Saját szkennelt képek</translation>
    </message>
    <message id="window.menu_new_game">
        <source>&amp;New game…</source>
        <translation>Új já&amp;ték…</translation>
    </message>
    <message id="window.menu_nudge_places">
        <source>Nudge places</source>
        <translation>Helyek arrébb igazítása</translation>
    </message>
    <message id="window.menu_only_table">
        <source>Onl&amp;y the table</source>
        <translation>&amp;Csak az asztal</translation>
    </message>
    <message id="window.menu_open">
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message id="window.menu_open_menu">
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message id="window.menu_people">
        <source>&amp;People</source>
        <translation>Játékos&amp;ok</translation>
    </message>
    <message id="window.menu_quit">
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message id="window.menu_redo">
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message id="window.menu_remark">
        <source>R&amp;emark…</source>
        <translation>Megjegy&amp;zés…</translation>
    </message>
    <message id="window.menu_rules">
        <source>&amp;Rules</source>
        <translation>Sza&amp;bályok</translation>
    </message>
    <message id="window.menu_save_as">
        <source>Save &amp;as…</source>
        <translation>Mentés má&amp;sként…</translation>
    </message>
    <message id="window.menu_search_rules">
        <source>&amp;Search the rules</source>
        <translation>&amp;Keresés a szabályokban</translation>
    </message>
    <message id="window.menu_settings">
        <source>Se&amp;ttings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message id="window.menu_slow_motion">
        <source>S&amp;low motion</source>
        <translation>L&amp;assított lejátszás</translation>
    </message>
    <message id="window.menu_smaller_text">
        <source>&amp;Smaller text</source>
        <translation>Kise&amp;bb szöveg</translation>
    </message>
    <message id="window.menu_sound">
        <source>Soun&amp;d on or off</source>
        <translation>&amp;Hang ki vagy be</translation>
    </message>
    <message id="window.menu_start_page">
        <source>&amp;Start page</source>
        <translation>&amp;Kezdőlap</translation>
    </message>
    <message id="window.menu_step_back">
        <source>Step &amp;back</source>
        <translation>Lépés &amp;vissza</translation>
    </message>
    <message id="window.menu_step_forward">
        <source>Step &amp;forward</source>
        <translation>Lépés elő&amp;re</translation>
    </message>
    <message id="window.menu_switch_mode">
        <source>Switch &amp;mode</source>
        <translation>&amp;Módváltás</translation>
    </message>
    <message id="window.menu_take_back">
        <source>&amp;Take back</source>
        <translation>&amp;Visszaveszem</translation>
    </message>
    <message id="window.menu_timeline">
        <source>&amp;Timeline</source>
        <translation>&amp;Idővonal</translation>
    </message>
    <message id="window.menu_timeline_panel">
        <source>&amp;Timeline</source>
        <translation>&amp;Idővonal</translation>
    </message>
    <message id="window.menu_to_main_line">
        <source>To the &amp;main line</source>
        <translation>A &amp;főágra</translation>
    </message>
    <message id="window.menu_to_newest_step">
        <source>To the &amp;newest step</source>
        <translation>A legújabb lépés&amp;hez</translation>
    </message>
    <message id="window.menu_to_start">
        <source>To the &amp;start</source>
        <translation>Az &amp;elejére</translation>
    </message>
    <message id="window.menu_use_my_scan">
        <source>Use my &amp;scan…</source>
        <translation>&amp;Saját szkennelt kép használata…</translation>
    </message>
    <message id="window.menu_view">
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message id="window.menu_what_if">
        <source>&amp;What if…?</source>
        <translation>&amp;Mi lenne, ha…?</translation>
    </message>
    <message id="window.menu_what_is_this">
        <source>&amp;What is this?</source>
        <translation>Mi &amp;ez?</translation>
    </message>
    <message id="window.menu_whole_table">
        <source>&amp;Whole table</source>
        <translation>&amp;Az egész asztal</translation>
    </message>
    <message id="window.menu_zoom_in">
        <source>Zoom &amp;in</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message id="window.menu_zoom_out">
        <source>Zoom &amp;out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message id="window.more_mistakes_left_out" numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>és még %n</numerusform>
        </translation>
    </message>
    <message id="window.more_tools_button">
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message id="window.motion_speed">
        <source>{speed}</source>
        <translation>{speed}</translation>
    </message>
    <message id="window.move_earlier_button">
        <source>Earlier</source>
        <translation>Előrébb</translation>
    </message>
    <message id="window.move_later_button">
        <source>Later</source>
        <translation>Hátrébb</translation>
    </message>
    <message id="window.new_game_button">
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message id="window.new_game_title">
        <source>New game: {game}</source>
        <translation>Új játék: {game}</translation>
    </message>
    <message id="window.no_board_for_scan">
        <source>This game has no board that a scan could be laid over.</source>
        <translation>Ennek a játéknak nincs olyan táblája, amelyre szkennelt kép kerülhetne.</translation>
    </message>
    <message id="window.no_kept_games_yet">
        <source>Games you play are saved here automatically.</source>
        <translation>A játékaitok itt maguktól megmaradnak.</translation>
    </message>
    <message id="window.no_rule_found">
        <source>No rule has these words.</source>
        <translation>Egyik szabályban sincsenek ilyen szavak.</translation>
    </message>
    <message id="window.not_a_readable_picture">
        <source>This picture cannot be read. Use a JPEG or PNG file.</source>
        <translation>Ez a fájl nem olvasható kép. A JPEG és a PNG megfelel.</translation>
    </message>
    <message id="window.not_saved">
        <source>Not saved</source>
        <translation>Nincs mentve</translation>
    </message>
    <message id="window.not_saved_disk_full">
        <source>The disk is full: the game cannot be saved. You can play on.</source>
        <translation>Betelt a lemez: a játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.not_saved_folder_not_writable">
        <source>The folder cannot be written to: the game cannot be saved. You can play on.</source>
        <translation>A mappába nem lehet írni: a játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.not_saved_unknown_reason">
        <source>The game cannot be saved. You can play on.</source>
        <translation>A játék nem menthető. Tovább játszhattok.</translation>
    </message>
    <message id="window.nothing_to_explain">
        <source>There is nothing to say about this.</source>
        <translation>Erről nincs mit mondani.</translation>
    </message>
    <message id="window.nothing_to_redo">
        <source>There is nothing to redo.</source>
        <translation>Nincs mit újra végrehajtani.</translation>
    </message>
    <message id="window.nothing_to_show_in_step">
        <source>This step has nothing to show.</source>
        <translation>Ebben a lépésben nincs mit megmutatni.</translation>
    </message>
    <message id="window.nothing_to_tidy_up">
        <source>Strict play: nothing to tidy up. Press F2 for the sandbox.</source>
        <translation>Szabály szerint játszotok: nincs mit rendezni. Az F2 szabad kezet ad.</translation>
    </message>
    <message id="window.nothing_to_try_anew">
        <source>There is nothing to retry yet.</source>
        <translation>Még nincs mit másképp megpróbálni.</translation>
    </message>
    <message id="window.nothing_to_undo">
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message id="window.nudge_places_hint">
        <source>Drag each place to where it is on your picture. Nothing is played meanwhile.</source>
        <translation>Húzd át mindegyik helyet oda, ahol a képeden van. Közben a játék áll.</translation>
    </message>
    <message id="window.number_of_people">
        <source>Number of people</source>
        <translation>Játékosok száma</translation>
    </message>
    <message id="window.one_step_back_button">
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message id="window.open_game_title">
        <source>Open a game</source>
        <translation>Játék megnyitása</translation>
    </message>
    <message id="window.other_revealed_pieces" numerus="yes">
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n további játékelem</numerusform>
        </translation>
    </message>
    <message id="window.own_area">
        <source>Own area</source>
        <translation>Saját terület</translation>
    </message>
    <message id="window.own_board">
        <source>Own board</source>
        <translation>Saját tábla</translation>
    </message>
    <message id="window.pause">
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message id="window.pdf_page">
        <source>PDF page</source>
        <translation>PDF-oldal</translation>
    </message>
    <message id="window.people">
        <source>People</source>
        <translation>Játékosok</translation>
    </message>
    <message id="window.people_count">
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message id="window.person">
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message id="window.person_name">
        <source>{seat}</source>
        <translation>{seat}</translation>
    </message>
    <message id="window.phase_and_turn">
        <source>Phase and turn</source>
        <translation>Fázis és soron következő</translation>
    </message>
    <message id="window.picture_damaged">
        <source>The picture is damaged and cannot be read to its end.</source>
        <translation>A kép sérült, nem olvasható végig.</translation>
    </message>
    <message id="window.picture_file_missing">
        <source>The picture cannot be read: the file is not there.</source>
        <translation>A kép nem olvasható: nincs meg a fájl.</translation>
    </message>
    <message id="window.picture_files">
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
    <message id="window.picture_format_unsupported">
        <source>{kind} pictures cannot be read here. Save it as JPEG or PNG and choose it again.</source>
        <translation>Az ilyen kép itt nem olvasható: {kind}. Mentsd JPEG vagy PNG formában, és válaszd ki újra.</translation>
    </message>
    <message id="window.picture_not_writable">
        <source>The picture cannot be written: {file}</source>
        <translation>A kép nem írható ki: {file}</translation>
    </message>
    <message id="window.picture_of_board_tip">
        <source>Go there ({keys})</source>
        <translation>Odamegyek ({keys})</translation>
    </message>
    <message id="window.picture_too_many_megabytes">
        <source>The picture is too large: at most {most} MB.</source>
        <translation>A kép túl nagy: legfeljebb {most} MB lehet.</translation>
    </message>
    <message id="window.picture_too_many_pixels">
        <source>The picture is too large: {width} × {height} pixels. At most {most} on a side.</source>
        <translation>A kép túl nagy: {width} × {height} képpont. Egyik oldala sem lehet több, mint {most} képpont.</translation>
    </message>
    <message id="window.picture_too_small">
        <source>The picture is too small to be a board.</source>
        <translation>A kép túl kicsi ahhoz, hogy tábla legyen.</translation>
    </message>
    <message id="window.pin_panel_button">
        <source>Keep it open</source>
        <translation>Maradjon nyitva</translation>
    </message>
    <message id="window.play_motion_button">
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message id="window.play_on_button">
        <source>Play on</source>
        <translation>Folytatás</translation>
    </message>
    <message id="window.play_on_strictly_button">
        <source>Play on strictly</source>
        <translation>Folytatás szabály szerint</translation>
    </message>
    <message id="window.png_picture">
        <source>PNG picture</source>
        <translation>PNG-kép</translation>
    </message>
    <message id="window.possible_instead_title">
        <source>This is possible instead</source>
        <translation>Ami helyette lehetséges</translation>
    </message>
    <message id="window.program_name">
        <source>Társas</source>
        <translation>Társas</translation>
    </message>
    <message id="window.program_slogan">
        <source>Four games, one table</source>
        <translation>Négy játék, egy asztal</translation>
    </message>
    <message id="window.put_into_box">
        <source>Put into the box</source>
        <translation>Vissza a dobozba</translation>
    </message>
    <message id="window.remark">
        <source>Remark</source>
        <translation>Megjegyzés</translation>
    </message>
    <message id="window.remark_in_log">
        <source>Remark: {text}</source>
        <translation>Megjegyzés: {text}</translation>
    </message>
    <message id="window.repair_all_button">
        <source>Repair all</source>
        <translation>Összes kijavítása</translation>
    </message>
    <message id="window.resume_as_we_were">
        <source>Resume where we were</source>
        <translation>Ahol abbahagytátok</translation>
    </message>
    <message id="window.revealed_pieces" numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n játékelem</numerusform>
        </translation>
    </message>
    <message id="window.rule_details_button">
        <source>Details</source>
        <translation>Részletek</translation>
    </message>
    <message id="window.rule_id">
        <source>Rule: {id}</source>
        <translation>Szabály: {id}</translation>
    </message>
    <message id="window.rule_in_this_game_title">
        <source>In this game</source>
        <translation>Ebben a játékban</translation>
    </message>
    <message id="window.rule_of_this_button">
        <source>Rule: {heading}</source>
        <translation>Szabály: {heading}</translation>
    </message>
    <message id="window.rule_source">
        <source>Source: {source}</source>
        <translation>Forrás: {source}</translation>
    </message>
    <message id="window.rules">
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message id="window.rules_of_game_title">
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message id="window.same_for_every_option">
        <source>In any case:</source>
        <translation>Mindenképpen:</translation>
    </message>
    <message id="window.sandbox_tab">
        <source>Sandbox · F2</source>
        <translation>Szabad kéz · F2</translation>
    </message>
    <message id="window.save_game_title">
        <source>Save the game</source>
        <translation>Játék mentése</translation>
    </message>
    <message id="window.saved">
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message id="window.saved_game_files">
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message id="window.saved_to_file">
        <source>Saved: {file}</source>
        <translation>Mentve: {file}</translation>
    </message>
    <message id="window.saved_today">
        <source>today {time}</source>
        <translation>ma {time}</translation>
    </message>
    <message id="window.saved_with_other_rules">
        <source>This game was saved with a different version of the rules. From step {number} on it is shown as recorded, not rechecked.</source>
        <translation>Ezt a játékot más szabályverzióval mentették. {number.Az}. lépéstől kezdve a mai szabályok szerint nem játszható vissza; minden úgy látszik, ahogy rögzítve van.</translation>
    </message>
    <message id="window.saved_yesterday">
        <source>yesterday {time}</source>
        <translation>tegnap {time}</translation>
    </message>
    <message id="window.saving">
        <source>Saving…</source>
        <translation>Mentés…</translation>
    </message>
    <message id="window.saving_takes_long">
        <source>The disk does not answer: the last moves are not saved yet.</source>
        <translation>A lemez nem válaszol: az utolsó lépések még nincsenek elmentve.</translation>
    </message>
    <message id="window.scan_files">
        <source>Scans of a board</source>
        <translation>Egy tábla szkennelt képei</translation>
    </message>
    <message id="window.scans_of_another_game">
        <source>These scans belong to another game; they are kept for it.</source>
        <translation>Ezek a szkennelt képek egy másik játékhoz tartoznak; annál megmaradnak.</translation>
    </message>
    <message id="window.scores_at_end">
        <source>scores at the end</source>
        <translation>játék végi bónusz</translation>
    </message>
    <message id="window.search_rules_field">
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message id="window.seat_is_choosing">
        <source>is choosing …</source>
        <translation>választ…</translation>
    </message>
    <message id="window.seat_look_graphite_crescent">
        <source>graphite, crescent</source>
        <translation>grafitszürke, félhold</translation>
    </message>
    <message id="window.seat_look_ivory_disc">
        <source>ivory, disc</source>
        <translation>elefántcsont, korong</translation>
    </message>
    <message id="window.seat_look_orange_triangle">
        <source>orange, triangle</source>
        <translation>narancssárga, háromszög</translation>
    </message>
    <message id="window.seat_look_teal_square">
        <source>teal, square</source>
        <translation>türkiz, négyzet</translation>
    </message>
    <message id="window.seat_look_violet_cross">
        <source>violet, cross</source>
        <translation>lila, kereszt</translation>
    </message>
    <message id="window.seat_sits_down_here">
        <source>{seat} takes over</source>
        <translation>{seat} ül ide</translation>
    </message>
    <message id="window.seat_to_move">
        <source>To move</source>
        <translation>Ő következik</translation>
    </message>
    <message id="window.seed">
        <source>Seed</source>
        <translation>Kezdőérték</translation>
    </message>
    <message id="window.seed_by_chance">
        <source>at random</source>
        <translation>véletlen</translation>
    </message>
    <message id="window.seed_tip">
        <source>The same seed gives the same shuffle.</source>
        <translation>Azonos kezdőérték, azonos keverés.</translation>
    </message>
    <message id="window.settings_button">
        <source>Settings…</source>
        <translation>Beállítások…</translation>
    </message>
    <message id="window.settings_from_newer_version">
        <source>A newer version of this program wrote these settings. They are left unchanged; changes you make now will not be saved.</source>
        <translation>A beállításokat a program egy újabb verziója írta. Érintetlenül maradnak; amit most megváltoztatsz, az a végén elvész.</translation>
    </message>
    <message id="window.settled_by_resume_point">
        <source>Choose below where play should continue; that settles this.</source>
        <translation>Válaszd ki alább, honnan folytatjátok: ezzel ez is rendeződik.</translation>
    </message>
    <message id="window.setup_step">
        <source>Set-up</source>
        <translation>Előkészületek</translation>
    </message>
    <message id="window.show_all_mistakes_button">
        <source>Show all mistakes</source>
        <translation>Minden hiba</translation>
    </message>
    <message id="window.show_finding_button">
        <source>Show</source>
        <translation>Megmutatás</translation>
    </message>
    <message id="window.show_my_cards_button">
        <source>Show my cards</source>
        <translation>Lapjaim megmutatása</translation>
    </message>
    <message id="window.show_obstacle_button">
        <source>Show what is in the way</source>
        <translation>Ami útban van</translation>
    </message>
    <message id="window.show_rule_button">
        <source>Show the rule</source>
        <translation>Szabály megmutatása</translation>
    </message>
    <message id="window.show_to_everybody">
        <source>Show to everybody</source>
        <translation>Megmutatás mindenkinek</translation>
    </message>
    <message id="window.shuffle">
        <source>Shuffle</source>
        <translation>Keverés</translation>
    </message>
    <message id="window.skin_file_damaged">
        <source>The file is not a scan set, or it is damaged.</source>
        <translation>A fájl nem táblakép, vagy sérült.</translation>
    </message>
    <message id="window.skin_file_holds_foreign_content">
        <source>The file holds something that does not belong to a skin.</source>
        <translation>A fájlban olyasmi is van, ami nem való táblaképbe.</translation>
    </message>
    <message id="window.skin_file_holds_too_much">
        <source>The file holds more than a skin may have.</source>
        <translation>A fájl többet tartalmaz, mint amennyi egy táblaképben lehet.</translation>
    </message>
    <message id="window.skin_from_newer_version">
        <source>The skin was made by a newer version of this program.</source>
        <translation>A táblaképet a program újabb verziója készítette.</translation>
    </message>
    <message id="window.skin_list_damaged">
        <source>The list of the skin is damaged.</source>
        <translation>A táblakép jegyzéke sérült.</translation>
    </message>
    <message id="window.skin_list_missing">
        <source>The skin has no list of its boards.</source>
        <translation>A táblaképből hiányzik a táblák jegyzéke.</translation>
    </message>
    <message id="window.skin_list_too_long">
        <source>The list of the skin is too long.</source>
        <translation>A táblakép jegyzéke túl hosszú.</translation>
    </message>
    <message id="window.skin_name_label">
        <source>Name of the skin</source>
        <translation>A táblakép neve</translation>
    </message>
    <message id="window.skin_not_writable">
        <source>The skin cannot be written: {reason}</source>
        <translation>A táblakép nem írható ki: {reason}</translation>
    </message>
    <message id="window.skin_picture_damaged_or_oversized">
        <source>A picture of the skin is damaged or too large.</source>
        <translation>A táblakép egyik képe sérült vagy túl nagy.</translation>
    </message>
    <message id="window.skin_picture_missing">
        <source>A picture of the skin is missing.</source>
        <translation>A táblakép egyik képe hiányzik.</translation>
    </message>
    <message id="window.skin_picture_unreadable">
        <source>A picture of the skin cannot be read; the drawn board is shown instead.</source>
        <translation>A táblakép egyik képe nem olvasható; helyette a rajzolt tábla látszik.</translation>
    </message>
    <message id="window.skin_too_large">
        <source>The skin is too large.</source>
        <translation>A táblakép túl nagy.</translation>
    </message>
    <message id="window.so_many_options" numerus="yes">
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n lehetőség</numerusform>
        </translation>
    </message>
    <message id="window.sound_is_off">
        <source>Sound is off.</source>
        <translation>A hang ki van kapcsolva.</translation>
    </message>
    <message id="window.sound_is_on">
        <source>Sound is on.</source>
        <translation>A hang be van kapcsolva.</translation>
    </message>
    <message id="window.speed">
        <source>Speed</source>
        <translation>Sebesség</translation>
    </message>
    <message id="window.step_back_button">
        <source>Step back</source>
        <translation>Lépés vissza</translation>
    </message>
    <message id="window.step_forward_button">
        <source>Step forward</source>
        <translation>Lépés előre</translation>
    </message>
    <message id="window.step_how">
        <source>How</source>
        <translation>Hogyan</translation>
    </message>
    <message id="window.step_of_steps">
        <source>{at} of {whole}</source>
        <translation>{at} / {whole}</translation>
    </message>
    <message id="window.step_what">
        <source>What</source>
        <translation>Mi</translation>
    </message>
    <message id="window.step_where">
        <source>Where</source>
        <translation>Hová</translation>
    </message>
    <message id="window.stop_button">
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message id="window.straighten_and_use_button">
        <source>Straighten and use</source>
        <translation>Kiegyenesítés és használat</translation>
    </message>
    <message id="window.strict_play_begun">
        <source>Strict: from now on only legal moves are possible.</source>
        <translation>Játék szabály szerint: mostantól csak szabályos lépés lehetséges.</translation>
    </message>
    <message id="window.success_points">
        <source>success points</source>
        <translation>sikerpontok</translation>
    </message>
    <message id="window.svg_drawing">
        <source>SVG drawing</source>
        <translation>SVG-rajz</translation>
    </message>
    <message id="window.take_as_new_position_button">
        <source>Take this as the new position</source>
        <translation>Legyen ez az új állás</translation>
    </message>
    <message id="window.take_back_button">
        <source>Take back</source>
        <translation>Visszaveszem</translation>
    </message>
    <message id="window.take_one_unseen">
        <source>Take one unseen</source>
        <translation>Egy húzása látatlanban</translation>
    </message>
    <message id="window.taken_as_new_position">
        <source>This is taken as the new position.</source>
        <translation>Ez lesz az új állás.</translation>
    </message>
    <message id="window.template_file_name">
        <source>{game} template</source>
        <translation>{game} minta</translation>
    </message>
    <message id="window.template_not_saved">
        <source>Nothing can be written into this folder: {folder}</source>
        <translation>Ebbe a mappába nem lehet írni: {folder}</translation>
    </message>
    <message id="window.template_saved">
        <source>Saved in {folder}: {template} and {words}</source>
        <translation>Elmentve ide: {folder} ({template}, {words})</translation>
    </message>
    <message id="window.tidy_up_title">
        <source>Tidy up</source>
        <translation>Rendrakás</translation>
    </message>
    <message id="window.timeline_title">
        <source>Timeline</source>
        <translation>Idővonal</translation>
    </message>
    <message id="window.to_newest_step_button">
        <source>To the newest step</source>
        <translation>A legújabb lépéshez</translation>
    </message>
    <message id="window.to_start_button">
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message id="window.total">
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message id="window.total_tip">
        <source>Total: {n}</source>
        <translation>Összesen: {n}</translation>
    </message>
    <message id="window.try_again_button">
        <source>Try again</source>
        <translation>Újrapróbálás</translation>
    </message>
    <message id="window.turn_by_quarter">
        <source>Turn by a quarter</source>
        <translation>Elforgatás negyed fordulattal</translation>
    </message>
    <message id="window.turn_over">
        <source>Turn over</source>
        <translation>Megfordítás</translation>
    </message>
    <message id="window.underwater_cities_line">
        <source>Cities under glass on the sea floor</source>
        <translation>Üvegbúrás városok a tenger fenekén</translation>
    </message>
    <message id="window.underwater_cities_title">
        <source>Underwater Cities</source>
        <translation>Víz alatti városok</translation>
    </message>
    <message id="window.undo_button">
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message id="window.undo_step_tip">
        <source>Undo: {step}</source>
        <translation>Visszavonás: {step}</translation>
    </message>
    <message id="window.unknown_game_name">
        <source>{game}</source>
        <translation>{game}</translation>
    </message>
    <message id="window.unsaved_moves_would_be_lost">
        <source>If you leave now, the last moves are lost. With “Save as…” the game can go to another place.</source>
        <translation>Ha most kilépsz, az utolsó lépések elvesznek. A „Mentés másként…” paranccsal máshová is elmentheted a játékot.</translation>
    </message>
    <message id="window.unseen_in_box">
        <source>Unseen: {amount}</source>
        <translation>Még nem látott: {amount}</translation>
    </message>
    <message id="window.use_my_scan_title">
        <source>Use my scan</source>
        <translation>Saját szkennelt kép használata</translation>
    </message>
    <message id="window.waiting_for_people">
        <source>Waiting for {people}</source>
        <translation>Várakozás: {people}</translation>
    </message>
    <message id="window.watch_in_slow_motion_button">
        <source>Watch in slow motion</source>
        <translation>Lassított lejátszás</translation>
    </message>
    <message id="window.what_happened_since_title">
        <source>What happened since</source>
        <translation>Ami azóta történt</translation>
    </message>
    <message id="window.what_if_begun">
        <source>What if? Play on from here; what was played stays as a branch.</source>
        <translation>Mi lenne, ha? Játssz tovább innen; amit eddig játszottatok, ágként megmarad.</translation>
    </message>
    <message id="window.where_does_thing_go">
        <source>{thing}: where to?</source>
        <translation>{thing}: hová?</translation>
    </message>
    <message id="window.why_not_title">
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
    <message id="window.window_title_with_game">
        <source>{game} – Társas</source>
        <translation>{game} – Társas</translation>
    </message>
    <message id="window.word_list_file_name">
        <source>{game} words</source>
        <translation>{game} szójegyzék</translation>
    </message>
</context>
</TS>
