<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>a11y</name>
    <message id="a11y.place_with_piece_count" numerus="yes">
        <location filename="../qtapp/board/paint/spoken.py"/>
        <source>{name}, %n piece(s)</source>
        <translation>
            <numerusform>{name}, %n piece</numerusform>
            <numerusform>{name}, %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>author</name>
    <message id="author.by_chance" numerus="yes">
        <location filename="../qtapp/teach/author_card.py"/>
        <source>{pupils} of {all} would do it by chance, in %n way(s)</source>
        <translation>
            <numerusform>{pupils} of {all} would do it by chance, in %n way</numerusform>
            <numerusform>{pupils} of {all} would do it by chance, in %n ways</numerusform>
        </translation>
    </message>
    <message id="author.goal_times" numerus="yes">
        <location filename="../qtapp/teach/goal_words.py"/>
        <source>{goal} %n time(s).</source>
        <translation>
            <numerusform>{goal} %n time.</numerusform>
            <numerusform>{goal} %n times.</numerusform>
        </translation>
    </message>
    <message id="author.steps_so_far" numerus="yes">
        <location filename="../qtapp/teach/author_card.py"/>
        <source>%n step(s) so far</source>
        <translation>
            <numerusform>%n step so far</numerusform>
            <numerusform>%n steps so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>barrage</name>
    <message id="barrage.automa_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automas</numerusform>
        </translation>
    </message>
    <message id="barrage.cause_goods" numerus="yes">
        <location filename="../engine/barrage/causes.py"/>
        <source>%n credit(s) and machine(s)</source>
        <translation>
            <numerusform>%n credit or machine</numerusform>
            <numerusform>%n credits and machines</numerusform>
        </translation>
    </message>
    <message id="barrage.credit_count" numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run" numerus="yes">
        <location filename="../engine/barrage/water.py"/>
        <source>%n drop(s) run; dams hold {held}, the rest leaves the map.</source>
        <translation>
            <numerusform>%n drop runs; dams hold {held}, the rest leaves the map.</numerusform>
            <numerusform>%n drops run; dams hold {held}, the rest leaves the map.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_held" numerus="yes">
        <location filename="../engine/barrage/water.py"/>
        <source>%n drop(s) run; dams hold all of them.</source>
        <translation>
            <numerusform>%n drop runs; a dam holds it.</numerusform>
            <numerusform>%n drops run; dams hold all of them.</numerusform>
        </translation>
    </message>
    <message id="barrage.drops_run_all_lost" numerus="yes">
        <location filename="../engine/barrage/water.py"/>
        <source>%n drop(s) run down the river and off the map.</source>
        <translation>
            <numerusform>%n drop runs down the river and off the map.</numerusform>
            <numerusform>%n drops run down the river and off the map.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_take_private_contracts" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Take %n private contract.</numerusform>
            <numerusform>Take %n private contracts.</numerusform>
        </translation>
    </message>
    <message id="barrage.effect_turn_wheel" numerus="yes">
        <location filename="../engine/barrage/effects.py"/>
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Turn your wheel by %n segment.</numerusform>
            <numerusform>Turn your wheel by %n segments.</numerusform>
        </translation>
    </message>
    <message id="barrage.quiz_dam_is_full" numerus="yes">
        <location filename="../engine/barrage/asking.py"/>
        <source>This dam is full: it holds %n drop(s) and no more.</source>
        <translation>
            <numerusform>This dam is full: it holds %n drop and no more.</numerusform>
            <numerusform>This dam is full: it holds %n drops and no more.</numerusform>
        </translation>
    </message>
    <message id="barrage.seat_wins" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n victory point.</numerusform>
            <numerusform>{seat} wins with %n victory points.</numerusform>
        </translation>
    </message>
    <message id="barrage.shared_victory" numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n victory point: {seats}.</numerusform>
            <numerusform>Shared victory with %n victory points: {seats}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>box</name>
    <message id="box.cut_cards_button" numerus="yes">
        <location filename="../qtapp/box/cut_page.py"/>
        <source>Cut %n card(s)</source>
        <translation>
            <numerusform>Cut %n card</numerusform>
            <numerusform>Cut %n cards</numerusform>
        </translation>
    </message>
    <message id="box.export_with_photos" numerus="yes">
        <location filename="../qtapp/box/hand_over_dialog.py"/>
        <source>With %n photo(s), for another computer of mine</source>
        <translation>
            <numerusform>With %n photo, for another computer of mine</numerusform>
            <numerusform>With %n photos, for another computer of mine</numerusform>
        </translation>
    </message>
    <message id="box.own_of_all_by_hand" numerus="yes">
        <location filename="../qtapp/box/card_list.py"/>
        <source>{own} of {all} mine, %n by hand</source>
        <translation>
            <numerusform>{own} of {all} mine, %n by hand</numerusform>
            <numerusform>{own} of {all} mine, %n by hand</numerusform>
        </translation>
    </message>
    <message id="box.photos_waiting" numerus="yes">
        <location filename="../qtapp/box/tray_row.py"/>
        <source>%n photo(s) waiting</source>
        <translation>
            <numerusform>%n photo waiting</numerusform>
            <numerusform>%n photos waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message id="camera.phones_here" numerus="yes">
        <location filename="../qtapp/windows/other_tables/camera_dialog.py"/>
        <source>%n phone(s) taking photos</source>
        <translation>
            <numerusform>%n phone taking photos</numerusform>
            <numerusform>%n phones taking photos</numerusform>
        </translation>
    </message>
    <message id="camera.photos_came" numerus="yes">
        <location filename="../qtapp/windows/other_tables/camera_dialog.py"/>
        <source>%n photo(s) came</source>
        <translation>
            <numerusform>%n photo came</numerusform>
            <numerusform>%n photos came</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message id="class.lobby_intro" numerus="yes">
        <location filename="../qtapp/teach/class_screens.py"/>
        <source>%n question(s): {kinds}</source>
        <translation>
            <numerusform>%n question: {kinds}</numerusform>
            <numerusform>%n questions: {kinds}</numerusform>
        </translation>
    </message>
    <message id="class.panel_lobby" numerus="yes">
        <location filename="../qtapp/teach/class_screens.py"/>
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n phone here</numerusform>
            <numerusform>%n phones here</numerusform>
        </translation>
    </message>
    <message id="class.so_many_are_here" numerus="yes">
        <location filename="../qtapp/teach/class_screens.py"/>
        <location filename="../qtapp/windows/other_tables/class_join.py"/>
        <source>%n are here</source>
        <translation>
            <numerusform>%n are here</numerusform>
            <numerusform>%n are here</numerusform>
        </translation>
    </message>
    <message id="class.so_many_phones" numerus="yes">
        <location filename="../qtapp/teach/class_words.py"/>
        <source>%n phone(s)</source>
        <translation>
            <numerusform>%n phone</numerusform>
            <numerusform>%n phones</numerusform>
        </translation>
    </message>
    <message id="class.so_many_questions" numerus="yes">
        <location filename="../qtapp/teach/class_words.py"/>
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message id="class.vote_seconds_left" numerus="yes">
        <location filename="../qtapp/teach/class_vote_words.py"/>
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message id="desk.next_far" numerus="yes">
        <location filename="../qtapp/teach/next_lesson.py"/>
        <source>about %n minute(s) · {done} of {count} lessons done</source>
        <translation>
            <numerusform>about %n minute · {done} of {count} lessons done</numerusform>
            <numerusform>about %n minutes · {done} of {count} lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message id="editor.draft_row" numerus="yes">
        <location filename="../qtapp/teach/own_card.py"/>
        <source>{title} · {game}, %n step(s)</source>
        <translation>
            <numerusform>{title} · {game}, %n step</numerusform>
            <numerusform>{title} · {game}, %n steps</numerusform>
        </translation>
    </message>
    <message id="editor.too_many_steps" numerus="yes">
        <location filename="../engine/lessons/editing.py"/>
        <source>A lesson has %n step(s) at most. Begin a second lesson, or delete a step.</source>
        <translation>
            <numerusform>A lesson has %n step at most. Begin a second lesson, or delete a step.</numerusform>
            <numerusform>A lesson has %n steps at most. Begin a second lesson, or delete a step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>end</name>
    <message id="end.family_book_best" numerus="yes">
        <location filename="../qtapp/windows/end/page.py"/>
        <source>Family book: best result so far %n ({name})</source>
        <translation>
            <numerusform>Family book: best result so far %n ({name})</numerusform>
            <numerusform>Family book: best result so far %n ({name})</numerusform>
        </translation>
    </message>
    <message id="end.largest_leap" numerus="yes">
        <location filename="../qtapp/windows/end/memorable.py"/>
        <source>{seat}, {word} {round}: +%n point(s)</source>
        <translation>
            <numerusform>{seat}, {word} {round}: +%n point</numerusform>
            <numerusform>{seat}, {word} {round}: +%n points</numerusform>
        </translation>
    </message>
    <message id="end.lead_changed" numerus="yes">
        <location filename="../qtapp/windows/end/memorable.py"/>
        <source>It changed %n time(s).</source>
        <translation>
            <numerusform>It changed %n time.</numerusform>
            <numerusform>It changed %n times.</numerusform>
        </translation>
    </message>
    <message id="end.lead_kept" numerus="yes">
        <location filename="../qtapp/windows/end/memorable.py"/>
        <source>It never changed; %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>It never changed; %n point ahead at the end.</numerusform>
            <numerusform>It never changed; %n points ahead at the end.</numerusform>
        </translation>
    </message>
    <message id="end.strongest_line" numerus="yes">
        <location filename="../qtapp/windows/end/memorable.py"/>
        <source>{seat}: %n point(s) ({what.clause})</source>
        <translation>
            <numerusform>{seat}: %n point ({what.clause})</numerusform>
            <numerusform>{seat}: %n points ({what.clause})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>far</name>
    <message id="far.found_table" numerus="yes">
        <location filename="../qtapp/windows/other_tables/joining.py"/>
        <source>{game} at {address}, %n free seat(s)</source>
        <translation>
            <numerusform>{game} at {address}, %n free seat</numerusform>
            <numerusform>{game} at {address}, %n free seats</numerusform>
        </translation>
    </message>
    <message id="far.lost_minutes_ago" numerus="yes">
        <location filename="../qtapp/windows/other_tables/lost_table.py"/>
        <source>Last seen %n minute(s) ago. Trying again …</source>
        <translation>
            <numerusform>Last seen %n minute ago. Trying again …</numerusform>
            <numerusform>Last seen %n minutes ago. Trying again …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message id="ginkgopolis.discard_surplus_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.first_player_not_at_table" numerus="yes">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>The first player is chosen from %n player(s).</source>
        <translation>
            <numerusform>The first player is chosen from %n player.</numerusform>
            <numerusform>The first player is chosen from %n players.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.new_tile_supply_formed" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>%n tile(s) become the new supply.</source>
        <translation>
            <numerusform>%n tile becomes the new supply.</numerusform>
            <numerusform>%n tiles become the new supply.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.own_gives_back_tiles" numerus="yes">
        <location filename="../engine/ginkgopolis/own_deeds.py"/>
        <source>You gave back %n tile(s) and gained {amount}.</source>
        <translation>
            <numerusform>You gave back %n tile and gained {amount}.</numerusform>
            <numerusform>You gave back %n tiles and gained {amount}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.quiz_neighbours_pay" numerus="yes">
        <location filename="../engine/ginkgopolis/asking.py"/>
        <source>Every building that shares an edge with it pays one for each floor, whoever owns it: %n building(s).</source>
        <translation>
            <numerusform>Every building that shares an edge with it pays one for each floor, whoever owns it: %n building.</numerusform>
            <numerusform>Every building that shares an edge with it pays one for each floor, whoever owns it: %n buildings.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.quiz_one_for_each_floor" numerus="yes">
        <location filename="../engine/ginkgopolis/asking.py"/>
        <source>It brings one for each floor: %n floor(s), {colour}.</source>
        <translation>
            <numerusform>It brings one for each floor: %n floor, {colour}.</numerusform>
            <numerusform>It brings one for each floor: %n floors, {colour}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.quiz_resources_return" numerus="yes">
        <location filename="../engine/ginkgopolis/asking.py"/>
        <source>All resources go back to their owner, and each brings one success point: %n resource(s).</source>
        <translation>
            <numerusform>All resources go back to their owner, and each brings one success point: %n resource.</numerusform>
            <numerusform>All resources go back to their owner, and each brings one success point: %n resources.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.quiz_seat_for_points" numerus="yes">
        <location filename="../engine/ginkgopolis/asking.py"/>
        <source>{seat}, for %n point(s)</source>
        <translation>
            <numerusform>{seat}, for %n point</numerusform>
            <numerusform>{seat}, for %n points</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_alone_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} is alone in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} is alone in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_draws_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} draws %n card.</numerusform>
            <numerusform>{seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_gives_back_tiles" numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} gives back %n tile and gains {amount}.</numerusform>
            <numerusform>{seat} gives back %n tiles and gains {amount}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_leads_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} leads in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} leads in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_card" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} scores %n success point for {card}.</numerusform>
            <numerusform>{seat} scores %n success points for {card}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_scores_unused_tokens" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} scores %n success point for unused tokens.</numerusform>
            <numerusform>{seat} scores %n success points for unused tokens.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_second_in_district" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} is second in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} is second in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_total_points" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n success point.</numerusform>
            <numerusform>{seat}: %n success points.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seat_wins" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n success point.</numerusform>
            <numerusform>{seat} wins with %n success points.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.seats_dealt_cards" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Everybody is dealt %n card.</numerusform>
            <numerusform>Everybody is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.shared_victory" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n success point: {seats}.</numerusform>
            <numerusform>Shared victory with %n success points: {seats}.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_both_piles" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>Take %n card from the deck and the discard pile</numerusform>
            <numerusform>Take %n cards from the deck and the discard pile</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.take_cards_from_pile" numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>Take %n card from {pile}</numerusform>
            <numerusform>Take %n cards from {pile}</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tie_leaves_hal_unbeaten" numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Both have %n success point: {seat} is not beaten.</numerusform>
            <numerusform>Both have %n success points: {seat} is not beaten.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.tiles_returned_to_box" numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n tile goes back to the box unseen.</numerusform>
            <numerusform>%n tiles go back to the box unseen.</numerusform>
        </translation>
    </message>
    <message id="ginkgopolis.top_cards_discarded_unseen" numerus="yes">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>The top %n card of the deck is discarded unseen.</numerusform>
            <numerusform>The top %n cards of the deck are discarded unseen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imperial_miners</name>
    <message id="imperial_miners.at_least_cards_beside" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>there are at least %n card(s) beside this one</source>
        <translation>
            <numerusform>there is at least %n card beside this one</numerusform>
            <numerusform>there are at least %n cards beside this one</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_cards_in_row" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>its row has at least %n card(s)</source>
        <translation>
            <numerusform>its row has at least %n card</numerusform>
            <numerusform>its row has at least %n cards</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_completed_boards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>you have completed at least %n research board(s)</source>
        <translation>
            <numerusform>you have completed at least %n research board</numerusform>
            <numerusform>you have completed at least %n research boards</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_gadgets_on_card" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>there are at least %n gadget(s) on this card</source>
        <translation>
            <numerusform>there is at least %n gadget on this card</numerusform>
            <numerusform>there are at least %n gadgets on this card</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_hand_cards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>you have at least %n card(s) in your hand</source>
        <translation>
            <numerusform>you have at least %n card in your hand</numerusform>
            <numerusform>you have at least %n cards in your hand</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_spaces_below_pickaxe" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>your pickaxe has climbed at least %n space(s) on its board</source>
        <translation>
            <numerusform>your pickaxe has climbed at least %n space on its board</numerusform>
            <numerusform>your pickaxe has climbed at least %n spaces on its board</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_steps_in_game" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>your pickaxe has moved at least %n space(s) in the whole game</source>
        <translation>
            <numerusform>your pickaxe has moved at least %n space in the whole game</numerusform>
            <numerusform>your pickaxe has moved at least %n spaces in the whole game</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>this card touches at least %n other card(s)</source>
        <translation>
            <numerusform>this card touches at least %n other card</numerusform>
            <numerusform>this card touches at least %n other cards</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_above" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>this card touches at least %n card(s) above it</source>
        <translation>
            <numerusform>this card touches at least %n card above it</numerusform>
            <numerusform>this card touches at least %n cards above it</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_below" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>this card touches at least %n card(s) below it</source>
        <translation>
            <numerusform>this card touches at least %n card below it</numerusform>
            <numerusform>this card touches at least %n cards below it</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.at_least_touching_cards_of_faction" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>this card touches at least %n card(s) that share a faction with it</source>
        <translation>
            <numerusform>this card touches at least %n card that shares a faction with it</numerusform>
            <numerusform>this card touches at least %n cards that share a faction with it</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_deck_to_draw_from" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>From which deck do you draw? (%n card left)</numerusform>
            <numerusform>From which deck do you draw? (%n cards left)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.choose_research_space" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Research: where does your pickaxe stop? (%n step)</numerusform>
            <numerusform>Research: where does your pickaxe stop? (%n steps)</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.discard_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.effect_activate_cards" numerus="yes">
        <location filename="../engine/imperial_miners/effects.py"/>
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Activate %n card of your mine.</numerusform>
            <numerusform>Activate %n cards of your mine.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.event_deck_formed" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>%n event(s) become the event deck; the others are removed unseen.</source>
        <translation>
            <numerusform>%n event becomes the event deck; the others are removed unseen.</numerusform>
            <numerusform>%n events become the event deck; the others are removed unseen.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_cards_beside" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) beside this one</source>
        <translation>
            <numerusform>every %n card beside this one</numerusform>
            <numerusform>every %n cards beside this one</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_cards_in_row" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) in the row of this one</source>
        <translation>
            <numerusform>every %n card in the row of this one</numerusform>
            <numerusform>every %n cards in the row of this one</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_completed_boards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n research board(s) you have completed</source>
        <translation>
            <numerusform>every %n research board you have completed</numerusform>
            <numerusform>every %n research boards you have completed</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_gadgets_on_card" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n gadget(s) on this card</source>
        <translation>
            <numerusform>every %n gadget on this card</numerusform>
            <numerusform>every %n gadgets on this card</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_hand_cards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) in your hand</source>
        <translation>
            <numerusform>every %n card in your hand</numerusform>
            <numerusform>every %n cards in your hand</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_spaces_below_pickaxe" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n space(s) your pickaxe has climbed on its board</source>
        <translation>
            <numerusform>every %n space your pickaxe has climbed on its board</numerusform>
            <numerusform>every %n spaces your pickaxe has climbed on its board</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_steps_in_game" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n space(s) your pickaxe has moved in the whole game</source>
        <translation>
            <numerusform>every %n space your pickaxe has moved in the whole game</numerusform>
            <numerusform>every %n spaces your pickaxe has moved in the whole game</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) touching this one</source>
        <translation>
            <numerusform>every %n card touching this one</numerusform>
            <numerusform>every %n cards touching this one</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_above" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) touching this one from above</source>
        <translation>
            <numerusform>every %n card touching this one from above</numerusform>
            <numerusform>every %n cards touching this one from above</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_below" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n card(s) touching this one from below</source>
        <translation>
            <numerusform>every %n card touching this one from below</numerusform>
            <numerusform>every %n cards touching this one from below</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.every_few_touching_cards_of_faction" numerus="yes">
        <location filename="../engine/imperial_miners/counted.py"/>
        <source>every %n touching card(s) sharing a faction with this one</source>
        <translation>
            <numerusform>every %n touching card sharing a faction with this one</numerusform>
            <numerusform>every %n touching cards sharing a faction with this one</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.no_such_effect_on_card" numerus="yes">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>The card has %n effect.</numerusform>
            <numerusform>The card has %n effects.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.own_researches" numerus="yes">
        <location filename="../engine/imperial_miners/own_deeds.py"/>
        <source>You researched %n step(s): {place}.</source>
        <translation>
            <numerusform>You researched %n step: {place}.</numerusform>
            <numerusform>You researched %n steps: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.quiz_cards_of_faction" numerus="yes">
        <location filename="../engine/imperial_miners/asking.py"/>
        <source>It is %n card(s); a card of two factions counts for both.</source>
        <translation>
            <numerusform>It is %n card; a card of two factions counts for both.</numerusform>
            <numerusform>It is %n cards; a card of two factions counts for both.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.quiz_factions_counted" numerus="yes">
        <location filename="../engine/imperial_miners/asking.py"/>
        <source>It is %n faction(s); each counts once.</source>
        <translation>
            <numerusform>It is %n faction; each counts once.</numerusform>
            <numerusform>It is %n factions; each counts once.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_discards_cards" numerus="yes">
        <location filename="../engine/imperial_miners/hands.py"/>
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} discards %n card.</numerusform>
            <numerusform>{seat} discards %n cards.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_has_victory_points" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} has %n victory point.</numerusform>
            <numerusform>{seat} has %n victory points.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_is_dealt_cards" numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} is dealt %n card.</numerusform>
            <numerusform>{seat} is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_researches" numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} researches %n step: {place}.</numerusform>
            <numerusform>{seat} researches %n steps: {place}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_scores_full_carts" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} scores %n victory point for full carts.</numerusform>
            <numerusform>{seat} scores %n victory points for full carts.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_search_finds_card" numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} turns up %n card and takes {card}.</numerusform>
            <numerusform>{seat} turns up %n cards and takes {card}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.seat_wins" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n victory point.</numerusform>
            <numerusform>{seat} wins with %n victory points.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.shared_victory" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n victory point: {seats}.</numerusform>
            <numerusform>Shared victory with %n victory points: {seats}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.solo_verdict_with_title" numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n victory point: {title}.</numerusform>
            <numerusform>%n victory points: {title}.</numerusform>
        </translation>
    </message>
    <message id="imperial_miners.too_few_cave_in_targets" numerus="yes">
        <location filename="../engine/imperial_miners/perform.py"/>
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Only %n other card can take a cave-in.</numerusform>
            <numerusform>Only %n other cards can take a cave-in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message id="lesson.minutes_counted" numerus="yes">
        <location filename="../qtapp/teach/card.py"/>
        <location filename="../qtapp/teach/course_card.py"/>
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message id="lesson.stars_counted" numerus="yes">
        <location filename="../qtapp/teach/course_card.py"/>
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message id="lesson.steps_counted" numerus="yes">
        <location filename="../qtapp/teach/card.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message id="library.days_left_in_trash" numerus="yes">
        <location filename="../qtapp/windows/start/library_model.py"/>
        <source>%n day(s) left in the trash</source>
        <translation>
            <numerusform>%n day left in the trash</numerusform>
            <numerusform>%n days left in the trash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/barrage</name>
    <message id="nouns/barrage.advanced.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n advanced technology tile(s)</source>
        <translation>
            <numerusform>%n advanced technology tile</numerusform>
            <numerusform>%n advanced technology tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.automa.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n Automa tile</numerusform>
            <numerusform>%n Automa tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.base.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.bonus.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bonus tile</numerusform>
            <numerusform>%n bonus tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.chosen_machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine of your choice/machines of your choice</source>
        <translation>
            <numerusform>%n machine of your choice</numerusform>
            <numerusform>%n machines of your choice</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.company.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n company/companies</source>
        <translation>
            <numerusform>%n company</numerusform>
            <numerusform>%n companies</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.conduit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n conduit</numerusform>
            <numerusform>%n conduits</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.green.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n green private contract(s)</source>
        <translation>
            <numerusform>%n green private contract</numerusform>
            <numerusform>%n green private contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.national.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n national contract(s)</source>
        <translation>
            <numerusform>%n national contract</numerusform>
            <numerusform>%n national contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.red.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n red private contract(s)</source>
        <translation>
            <numerusform>%n red private contract</numerusform>
            <numerusform>%n red private contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.starting.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n starting contract(s)</source>
        <translation>
            <numerusform>%n starting contract</numerusform>
            <numerusform>%n starting contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.contract.yellow.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n yellow private contract(s)</source>
        <translation>
            <numerusform>%n yellow private contract</numerusform>
            <numerusform>%n yellow private contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.credit.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n dam</numerusform>
            <numerusform>%n dams</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.drop.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n water drop(s)</source>
        <translation>
            <numerusform>%n water drop</numerusform>
            <numerusform>%n water drops</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.elevation.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n elevation</numerusform>
            <numerusform>%n elevations</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.energy.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n energy</source>
        <translation>
            <numerusform>%n energy</numerusform>
            <numerusform>%n energy</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.engineer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n engineer</numerusform>
            <numerusform>%n engineers</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.excavator.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n excavator</numerusform>
            <numerusform>%n excavators</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.headstream.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n headstream tile(s)</source>
        <translation>
            <numerusform>%n headstream tile</numerusform>
            <numerusform>%n headstream tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.joker.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.machine.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.mixer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n mixer</numerusform>
            <numerusform>%n mixers</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n objective tile(s)</source>
        <translation>
            <numerusform>%n objective tile</numerusform>
            <numerusform>%n objective tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.objective_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for the objective/points for the objective</source>
        <translation>
            <numerusform>%n point for the objective</numerusform>
            <numerusform>%n points for the objective</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.officer.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n executive officer(s)</source>
        <translation>
            <numerusform>%n executive officer</numerusform>
            <numerusform>%n executive officers</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.order.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n turn order marker</numerusform>
            <numerusform>%n turn order markers</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.powerhouse.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n powerhouse</numerusform>
            <numerusform>%n powerhouses</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.raised_dam.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n dam with elevations/dams with elevations</source>
        <translation>
            <numerusform>%n dam with elevations</numerusform>
            <numerusform>%n dams with elevations</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.round.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.stock_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for credits and machines/points for credits and machines</source>
        <translation>
            <numerusform>%n point for credits and machines</numerusform>
            <numerusform>%n points for credits and machines</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.technology.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n technology tile</numerusform>
            <numerusform>%n technology tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/barrage.water_point.counted" numerus="yes">
        <location filename="../engine/barrage/nouns.toml"/>
        <source>%n point for water/points for water</source>
        <translation>
            <numerusform>%n point for water</numerusform>
            <numerusform>%n points for water</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message id="nouns/ginkgopolis.building.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n building card</numerusform>
            <numerusform>%n building cards</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.card.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.character.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n character card</numerusform>
            <numerusform>%n character cards</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.first_player.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n first-player card</numerusform>
            <numerusform>%n first-player cards</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.hand_token.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n new-hand token</numerusform>
            <numerusform>%n new-hand tokens</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.marker.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n urbanization marker</numerusform>
            <numerusform>%n urbanization markers</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.point.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n success point</numerusform>
            <numerusform>%n success points</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.resource.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.round.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.screen.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n screen</numerusform>
            <numerusform>%n screens</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.site.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n construction-site marker</numerusform>
            <numerusform>%n construction-site markers</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.tile.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/ginkgopolis.urbanization.counted" numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n urbanization card</numerusform>
            <numerusform>%n urbanization cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/imperial_miners</name>
    <message id="nouns/imperial_miners.atlanteans_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Atlantean card(s)</source>
        <translation>
            <numerusform>%n Atlantean card</numerusform>
            <numerusform>%n Atlantean cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.barbarians_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Barbarian card(s)</source>
        <translation>
            <numerusform>%n Barbarian card</numerusform>
            <numerusform>%n Barbarian cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.board.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research board(s)</source>
        <translation>
            <numerusform>%n research board</numerusform>
            <numerusform>%n research boards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cart token(s)</source>
        <translation>
            <numerusform>%n cart token</numerusform>
            <numerusform>%n cart tokens</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cave_in.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n cave-in(s)</source>
        <translation>
            <numerusform>%n cave-in</numerusform>
            <numerusform>%n cave-ins</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.cheaper.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin less/coins less</source>
        <translation>
            <numerusform>%n coin less</numerusform>
            <numerusform>%n coins less</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.coin.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.completed.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n completed research board(s)</source>
        <translation>
            <numerusform>%n completed research board</numerusform>
            <numerusform>%n completed research boards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.different_faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n different faction(s)</source>
        <translation>
            <numerusform>%n different faction</numerusform>
            <numerusform>%n different factions</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.egyptians_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Egyptian card(s)</source>
        <translation>
            <numerusform>%n Egyptian card</numerusform>
            <numerusform>%n Egyptian cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.event.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n event card</numerusform>
            <numerusform>%n event cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.faction.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n faction(s)</source>
        <translation>
            <numerusform>%n faction</numerusform>
            <numerusform>%n factions</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.full_cart.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n full cart(s)</source>
        <translation>
            <numerusform>%n full cart</numerusform>
            <numerusform>%n full carts</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.gadget.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n gadget(s)</source>
        <translation>
            <numerusform>%n gadget</numerusform>
            <numerusform>%n gadgets</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.japanese_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Japanese card(s)</source>
        <translation>
            <numerusform>%n Japanese card</numerusform>
            <numerusform>%n Japanese cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_1.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level I/mine cards of level I</source>
        <translation>
            <numerusform>%n mine card of level I</numerusform>
            <numerusform>%n mine cards of level I</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_2.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level II/mine cards of level II</source>
        <translation>
            <numerusform>%n mine card of level II</numerusform>
            <numerusform>%n mine cards of level II</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_3.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level III/mine cards of level III</source>
        <translation>
            <numerusform>%n mine card of level III</numerusform>
            <numerusform>%n mine cards of level III</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.mine_4.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n mine card of level IV/mine cards of level IV</source>
        <translation>
            <numerusform>%n mine card of level IV</numerusform>
            <numerusform>%n mine cards of level IV</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.pickaxe.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n pickaxe(s)</source>
        <translation>
            <numerusform>%n pickaxe</numerusform>
            <numerusform>%n pickaxes</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.point.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.progress.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n research step(s)</source>
        <translation>
            <numerusform>%n research step</numerusform>
            <numerusform>%n research steps</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.romans_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Roman card(s)</source>
        <translation>
            <numerusform>%n Roman card</numerusform>
            <numerusform>%n Roman cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.round.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.scots_card.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n Scottish card(s)</source>
        <translation>
            <numerusform>%n Scottish card</numerusform>
            <numerusform>%n Scottish cards</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.step.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message id="nouns/imperial_miners.surface.counted" numerus="yes">
        <location filename="../engine/imperial_miners/nouns.toml"/>
        <source>%n surface board(s)</source>
        <translation>
            <numerusform>%n surface board</numerusform>
            <numerusform>%n surface boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/table</name>
    <message id="nouns/table.card.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message id="nouns/table.piece.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message id="nouns/table.point.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message id="nouns/table.tile.counted" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/underwater_cities</name>
    <message id="nouns/underwater_cities.action_tile.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action tile(s)</source>
        <translation>
            <numerusform>%n action tile</numerusform>
            <numerusform>%n action tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.assistant.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n personal assistant(s)</source>
        <translation>
            <numerusform>%n personal assistant</numerusform>
            <numerusform>%n personal assistants</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.biomatter.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n biomatter</source>
        <translation>
            <numerusform>%n biomatter</numerusform>
            <numerusform>%n biomatter</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.board.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n player board(s)</source>
        <translation>
            <numerusform>%n player board</numerusform>
            <numerusform>%n player boards</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.card.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n city/cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.clone.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n action cloning tile(s)</source>
        <translation>
            <numerusform>%n action cloning tile</numerusform>
            <numerusform>%n action cloning tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.contract.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n government contract(s)</source>
        <translation>
            <numerusform>%n government contract</numerusform>
            <numerusform>%n government contracts</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.credit.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n desalination plant(s)</source>
        <translation>
            <numerusform>%n desalination plant</numerusform>
            <numerusform>%n desalination plants</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.different_resource.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n resource of your choice/different resources</source>
        <translation>
            <numerusform>%n resource of your choice</numerusform>
            <numerusform>%n different resources</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n era(s)</source>
        <translation>
            <numerusform>%n era</numerusform>
            <numerusform>%n eras</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era1.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era I/cards of era I</source>
        <translation>
            <numerusform>%n card of era I</numerusform>
            <numerusform>%n cards of era I</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era2.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era II/cards of era II</source>
        <translation>
            <numerusform>%n card of era II</numerusform>
            <numerusform>%n cards of era II</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.era3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n card of era III/cards of era III</source>
        <translation>
            <numerusform>%n card of era III</numerusform>
            <numerusform>%n cards of era III</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n farm</numerusform>
            <numerusform>%n farms</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.foreign.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n foreign action tile(s)</source>
        <translation>
            <numerusform>%n foreign action tile</numerusform>
            <numerusform>%n foreign action tiles</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.kelp.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n kelp</source>
        <translation>
            <numerusform>%n kelp</numerusform>
            <numerusform>%n kelp</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n laboratory/laboratories</source>
        <translation>
            <numerusform>%n laboratory</numerusform>
            <numerusform>%n laboratories</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.marker.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.metropolis.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n metropolis/metropolises</source>
        <translation>
            <numerusform>%n metropolis</numerusform>
            <numerusform>%n metropolises</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.order.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n turn order marker(s)</source>
        <translation>
            <numerusform>%n turn order marker</numerusform>
            <numerusform>%n turn order markers</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.point.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.round.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.science.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n science</source>
        <translation>
            <numerusform>%n science</numerusform>
            <numerusform>%n science</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n special card(s)</source>
        <translation>
            <numerusform>%n special card</numerusform>
            <numerusform>%n special cards</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special12.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 1- or 2-credit special card(s)</source>
        <translation>
            <numerusform>%n 1- or 2-credit special card</numerusform>
            <numerusform>%n 1- or 2-credit special cards</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.special3.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n 3-credit special card(s)</source>
        <translation>
            <numerusform>%n 3-credit special card</numerusform>
            <numerusform>%n 3-credit special cards</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.steelplast.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n steelplast</source>
        <translation>
            <numerusform>%n steelplast</numerusform>
            <numerusform>%n steelplast</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n structure</numerusform>
            <numerusform>%n structures</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.symbiotic.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n symbiotic city/symbiotic cities</source>
        <translation>
            <numerusform>%n symbiotic city</numerusform>
            <numerusform>%n symbiotic cities</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel(s)</source>
        <translation>
            <numerusform>%n tunnel</numerusform>
            <numerusform>%n tunnels</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n tunnel at a city/tunnels at a city</source>
        <translation>
            <numerusform>%n tunnel at a city</numerusform>
            <numerusform>%n tunnels at a city</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgrade.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n upgrade</numerusform>
            <numerusform>%n upgrades</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_building.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded building(s)</source>
        <translation>
            <numerusform>%n upgraded building</numerusform>
            <numerusform>%n upgraded buildings</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_desalination.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded desalination plant(s)</source>
        <translation>
            <numerusform>%n upgraded desalination plant</numerusform>
            <numerusform>%n upgraded desalination plants</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_farm.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded farm(s)</source>
        <translation>
            <numerusform>%n upgraded farm</numerusform>
            <numerusform>%n upgraded farms</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_laboratory.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded laboratory/upgraded laboratories</source>
        <translation>
            <numerusform>%n upgraded laboratory</numerusform>
            <numerusform>%n upgraded laboratories</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_structure.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded structure(s)</source>
        <translation>
            <numerusform>%n upgraded structure</numerusform>
            <numerusform>%n upgraded structures</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded tunnel(s)</source>
        <translation>
            <numerusform>%n upgraded tunnel</numerusform>
            <numerusform>%n upgraded tunnels</numerusform>
        </translation>
    </message>
    <message id="nouns/underwater_cities.upgraded_tunnel_at_city.counted" numerus="yes">
        <location filename="../engine/underwater_cities/nouns.toml"/>
        <source>%n upgraded tunnel at a city/upgraded tunnels at a city</source>
        <translation>
            <numerusform>%n upgraded tunnel at a city</numerusform>
            <numerusform>%n upgraded tunnels at a city</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message id="pack.file_usable" numerus="yes">
        <location filename="../engine/core/storage/pack_check.py"/>
        <source>“{file}” can be used: %n record(s) for {game}.</source>
        <translation>
            <numerusform>“{file}” can be used: %n record for {game}.</numerusform>
            <numerusform>“{file}” can be used: %n records for {game}.</numerusform>
        </translation>
    </message>
    <message id="pack.file_with_mistakes" numerus="yes">
        <location filename="../engine/core/storage/pack_check.py"/>
        <source>“{file}” cannot be used: %n mistake(s).</source>
        <translation>
            <numerusform>“{file}” cannot be used: %n mistake.</numerusform>
            <numerusform>“{file}” cannot be used: %n mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>players</name>
    <message id="players.fewer_points_for_other" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: about %n point(s) less for {seat}</source>
        <translation>
            <numerusform>{line}: about %n point less for {seat}</numerusform>
            <numerusform>{line}: about %n points less for {seat}</numerusform>
        </translation>
    </message>
    <message id="players.fewer_points_for_you" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: about %n point(s) less for you</source>
        <translation>
            <numerusform>{line}: about %n point less for you</numerusform>
            <numerusform>{line}: about %n points less for you</numerusform>
        </translation>
    </message>
    <message id="players.more_for_you_less_for_other" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: about %n point(s) more for you, {less} less for {seat}</source>
        <translation>
            <numerusform>{line}: about %n point more for you, {less} less for {seat}</numerusform>
            <numerusform>{line}: about %n points more for you, {less} less for {seat}</numerusform>
        </translation>
    </message>
    <message id="players.more_points_for_seat" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: about %n point(s) more for {seat}</source>
        <translation>
            <numerusform>{line}: about %n point more for {seat}</numerusform>
            <numerusform>{line}: about %n points more for {seat}</numerusform>
        </translation>
    </message>
    <message id="players.more_points_for_you" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: about %n point(s) more for you</source>
        <translation>
            <numerusform>{line}: about %n point more for you</numerusform>
            <numerusform>{line}: about %n points more for you</numerusform>
        </translation>
    </message>
    <message id="players.opinion_worse" numerus="yes">
        <location filename="../engine/players/opinion.py"/>
        <source>About %n point(s) of advantage less than with {other.quoted}</source>
        <translation>
            <numerusform>About %n point of advantage less than with {other.quoted}</numerusform>
            <numerusform>About %n points of advantage less than with {other.quoted}</numerusform>
        </translation>
    </message>
    <message id="players.stands_better" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: later perhaps about %n point(s) more for {seat}</source>
        <translation>
            <numerusform>{line}: later perhaps about %n point more for {seat}</numerusform>
            <numerusform>{line}: later perhaps about %n points more for {seat}</numerusform>
        </translation>
    </message>
    <message id="players.stands_better_for_you" numerus="yes">
        <location filename="../engine/players/differences.py"/>
        <source>{line}: later perhaps about %n point(s) more for you</source>
        <translation>
            <numerusform>{line}: later perhaps about %n point more for you</numerusform>
            <numerusform>{line}: later perhaps about %n points more for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzle</name>
    <message id="puzzle.kept" numerus="yes">
        <location filename="../qtapp/windows/end/review.py"/>
        <source>%n puzzle(s) made: they stand beside the drills, among your own lessons.</source>
        <translation>
            <numerusform>%n puzzle made: it stands beside the drills, among your own lessons.</numerusform>
            <numerusform>%n puzzles made: they stand beside the drills, among your own lessons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quiz</name>
    <message id="quiz.ahead_by" numerus="yes">
        <location filename="../engine/lessons/ask_sums.py"/>
        <source>{seat}, by %n point(s)</source>
        <translation>
            <numerusform>{seat}, by %n point</numerusform>
            <numerusform>{seat}, by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message id="review.own_points_fewer" numerus="yes">
        <location filename="../qtapp/panels/points/swing_words.py"/>
        <source>Own points: about %n fewer; the advantage lies elsewhere</source>
        <translation>
            <numerusform>Own points: about %n fewer; the advantage lies elsewhere</numerusform>
            <numerusform>Own points: about %n fewer; the advantage lies elsewhere</numerusform>
        </translation>
    </message>
    <message id="review.own_points_more" numerus="yes">
        <location filename="../qtapp/panels/points/swing_words.py"/>
        <source>Own points: about %n more</source>
        <translation>
            <numerusform>Own points: about %n more</numerusform>
            <numerusform>Own points: about %n more</numerusform>
        </translation>
    </message>
    <message id="review.size_and_points" numerus="yes">
        <location filename="../qtapp/panels/points/swing_words.py"/>
        <source>{size}: about %n point(s) of advantage</source>
        <translation>
            <numerusform>{size}: about %n point of advantage</numerusform>
            <numerusform>{size}: about %n points of advantage</numerusform>
        </translation>
    </message>
    <message id="review.size_times_and_points" numerus="yes">
        <location filename="../qtapp/panels/points/swing_words.py"/>
        <source>{size}, {times} times: about %n point(s) of advantage in all</source>
        <translation>
            <numerusform>{size}, {times} times: about %n point of advantage in all</numerusform>
            <numerusform>{size}, {times} times: about %n points of advantage in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message id="setup.expert_options_changed" numerus="yes">
        <location filename="../qtapp/dialogs/expert_options.py"/>
        <source>%n question(s), {changed} not as recommended</source>
        <translation>
            <numerusform>%n question, {changed} not as recommended</numerusform>
            <numerusform>%n questions, {changed} not as recommended</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual" numerus="yes">
        <location filename="../qtapp/dialogs/expert_options.py"/>
        <source>%n question(s), all as recommended</source>
        <translation>
            <numerusform>%n question, all as recommended</numerusform>
            <numerusform>%n questions, all as recommended</numerusform>
        </translation>
    </message>
    <message id="setup.expert_options_usual_named" numerus="yes">
        <location filename="../qtapp/dialogs/expert_options.py"/>
        <source>%n question(s), all as recommended: {names} …</source>
        <translation>
            <numerusform>%n question, all as recommended: {names} …</numerusform>
            <numerusform>%n questions, all as recommended: {names} …</numerusform>
        </translation>
    </message>
    <message id="setup.people_come" numerus="yes">
        <location filename="../qtapp/dialogs/what_comes.py"/>
        <source>%n people at this screen, one after the other.</source>
        <translation>
            <numerusform>%n person at this screen.</numerusform>
            <numerusform>%n people at this screen, one after the other.</numerusform>
        </translation>
    </message>
    <message id="setup.people_come_by_turns" numerus="yes">
        <location filename="../qtapp/dialogs/what_comes.py"/>
        <source>%n people at this screen: when they change places a curtain hides the cards.</source>
        <translation>
            <numerusform>%n person at this screen.</numerusform>
            <numerusform>%n people at this screen: when they change places a curtain hides the cards.</numerusform>
        </translation>
    </message>
    <message id="setup.usual_length" numerus="yes">
        <location filename="../qtapp/dialogs/about_game.py"/>
        <source>with you about %n minute(s)</source>
        <translation>
            <numerusform>with you about %n minute</numerusform>
            <numerusform>with you about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message id="speech.hidden_pieces" numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <location filename="../qtapp/i18n/render.py"/>
        <source>%n hidden piece(s)</source>
        <translation>
            <numerusform>%n hidden piece</numerusform>
            <numerusform>%n hidden pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.others_counted" numerus="yes">
        <location filename="../engine/core/messages/message.py"/>
        <location filename="../engine/core/nouns.toml"/>
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message id="table.put_things_back" numerus="yes">
        <location filename="../engine/core/session/mending.py"/>
        <source>%n thing(s) back where they were</source>
        <translation>
            <numerusform>%n thing back where it was</numerusform>
            <numerusform>%n things back where they were</numerusform>
        </translation>
    </message>
    <message id="table.seat_deals_pieces" numerus="yes">
        <location filename="../engine/core/game/sandbox.py"/>
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} deals %n piece: {from} → {to}.</numerusform>
            <numerusform>{seat} deals %n pieces: {from} → {to}.</numerusform>
        </translation>
    </message>
    <message id="table.strict_play_begins_despite_findings" numerus="yes">
        <location filename="../engine/core/session/session.py"/>
        <source>Strict play continues from this position; %n finding(s) left as they are.</source>
        <translation>
            <numerusform>Strict play continues from this position; %n finding left as it is.</numerusform>
            <numerusform>Strict play continues from this position; %n findings left as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message id="underwater_cities.after_building_turn_effect" numerus="yes">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>At the end of a turn in which you built at least %n piece(s), {effect.clause}.</source>
        <translation>
            <numerusform>At the end of a turn in which you built at least %n piece, {effect.clause}.</numerusform>
            <numerusform>At the end of a turn in which you built at least %n pieces, {effect.clause}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_advance_federation" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Advance %n space(s) on the Federation track.</source>
        <translation>
            <numerusform>Advance %n space on the Federation track.</numerusform>
            <numerusform>Advance %n spaces on the Federation track.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_ready_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>You may make %n used action card ready again.</numerusform>
            <numerusform>Make up to %n used action cards ready again.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.effect_use_action_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/instant.py"/>
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>You may use %n action card.</numerusform>
            <numerusform>Use up to %n action cards.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.quiz_each_city_eats" numerus="yes">
        <location filename="../engine/underwater_cities/asking.py"/>
        <source>Each connected city eats one kelp, or one biomatter if there is no kelp: %n in all.</source>
        <translation>
            <numerusform>Each connected city eats one kelp, or one biomatter if there is no kelp: %n in all.</numerusform>
            <numerusform>Each connected city eats one kelp, or one biomatter if there is no kelp: %n in all.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities" numerus="yes">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} cannot feed %n city and loses {amount}.</numerusform>
            <numerusform>{seat} cannot feed %n cities and loses {amount}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_cannot_feed_cities_nor_pay" numerus="yes">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} cannot feed %n city(s), and has no points to lose.</source>
        <translation>
            <numerusform>{seat} cannot feed %n city, and has no points to lose.</numerusform>
            <numerusform>{seat} cannot feed %n cities, and has no points to lose.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_puts_specials_under_deck" numerus="yes">
        <location filename="../engine/underwater_cities/economy.py"/>
        <source>{seat} puts %n Special card(s) under the deck.</source>
        <translation>
            <numerusform>{seat} puts %n Special card under the deck.</numerusform>
            <numerusform>{seat} puts %n Special cards under the deck.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_line" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) ({line.clause}).</source>
        <translation>
            <numerusform>{seat} scores %n point ({line.clause}).</numerusform>
            <numerusform>{seat} scores %n points ({line.clause}).</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_scores_with_card" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} scores %n point with {card}.</numerusform>
            <numerusform>{seat} scores %n points with {card}.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.seat_wins" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n point.</numerusform>
            <numerusform>{seat} wins with %n points.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_distinct_goods" numerus="yes">
        <location filename="../engine/underwater_cities/facets.py"/>
        <source>%n different resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n different resources</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_federation" numerus="yes">
        <location filename="../engine/underwater_cities/facets.py"/>
        <source>%n space(s) on the Federation track</source>
        <translation>
            <numerusform>%n space on the Federation track</numerusform>
            <numerusform>%n spaces on the Federation track</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.short_use_action_card" numerus="yes">
        <location filename="../engine/underwater_cities/facets.py"/>
        <source>%n action card(s)</source>
        <translation>
            <numerusform>%n action card</numerusform>
            <numerusform>%n action cards</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.slot_of_other_side" numerus="yes">
        <location filename="../engine/underwater_cities/turn.py"/>
        <source>This slot is on the other side of the board, which is not used with %n player(s).</source>
        <translation>
            <numerusform>This slot is on the other side of the board, which is not used with %n player.</numerusform>
            <numerusform>This slot is on the other side of the board, which is not used with %n players.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_lost" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>You have %n point: not enough to win.</numerusform>
            <numerusform>You have %n points: not enough to win.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.solo_won" numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message id="underwater_cities.standing_more_hand_cards" numerus="yes">
        <location filename="../engine/underwater_cities/effects/permanent.py"/>
        <source>You may keep %n more card(s) in hand.</source>
        <translation>
            <numerusform>You may keep %n more card in hand.</numerusform>
            <numerusform>You may keep %n more cards in hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message id="window.files_left_out_and_more" numerus="yes">
        <location filename="../qtapp/windows/start/library.py"/>
        <source>Left out because they cannot be read: {files} and %n more.</source>
        <translation>
            <numerusform>Left out because they cannot be read: {files} and %n more.</numerusform>
            <numerusform>Left out because they cannot be read: {files} and %n more.</numerusform>
        </translation>
    </message>
    <message id="window.findings_left_as_they_are" numerus="yes">
        <location filename="../qtapp/panels/free/tidy.py"/>
        <source>%n finding(s) are left as they are.</source>
        <translation>
            <numerusform>%n finding is left as it is.</numerusform>
            <numerusform>%n findings are left as they are.</numerusform>
        </translation>
    </message>
    <message id="window.findings_to_settle" numerus="yes">
        <location filename="../qtapp/panels/free/tidy.py"/>
        <location filename="../qtapp/windows/game/window.py"/>
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>%n finding to settle before strict play goes on.</numerusform>
            <numerusform>%n findings to settle before strict play goes on.</numerusform>
        </translation>
    </message>
    <message id="window.game_people_exactly" numerus="yes">
        <location filename="../qtapp/dialogs/about_game.py"/>
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message id="window.game_went_on_by_itself" numerus="yes">
        <location filename="../qtapp/windows/game/history.py"/>
        <source>The game went on by itself, %n step(s) in a row.</source>
        <translation>
            <numerusform>The game went on by itself, %n step in a row.</numerusform>
            <numerusform>The game went on by itself, %n steps in a row.</numerusform>
        </translation>
    </message>
    <message id="window.games_at_one_table" numerus="yes">
        <location filename="../qtapp/windows/start/header.py"/>
        <source>%n game(s), one table</source>
        <translation>
            <numerusform>%n game, one table</numerusform>
            <numerusform>%n games, one table</numerusform>
        </translation>
    </message>
    <message id="window.here_now_pieces" numerus="yes">
        <location filename="../qtapp/panels/explain/explain_card.py"/>
        <source>Here now: %n piece(s).</source>
        <translation>
            <numerusform>Here now: %n piece.</numerusform>
            <numerusform>Here now: %n pieces.</numerusform>
        </translation>
    </message>
    <message id="window.more_mistakes_left_out" numerus="yes">
        <location filename="../qtapp/dialogs/pack_row.py"/>
        <location filename="../qtapp/panels/free/tidy.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message id="window.other_revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/game/history.py"/>
        <source>%n other piece(s)</source>
        <translation>
            <numerusform>%n other piece</numerusform>
            <numerusform>%n other pieces</numerusform>
        </translation>
    </message>
    <message id="window.pack_photos" numerus="yes">
        <location filename="../qtapp/dialogs/pack_pictures.py"/>
        <source>%n photo(s)</source>
        <translation>
            <numerusform>%n photo</numerusform>
            <numerusform>%n photos</numerusform>
        </translation>
    </message>
    <message id="window.pack_photos_refused" numerus="yes">
        <location filename="../qtapp/dialogs/pack_pictures.py"/>
        <source>%n photo(s) cannot be used: drawn instead</source>
        <translation>
            <numerusform>%n photo cannot be used: drawn instead</numerusform>
            <numerusform>%n photos cannot be used: drawn instead</numerusform>
        </translation>
    </message>
    <message id="window.revealed_pieces" numerus="yes">
        <location filename="../qtapp/windows/game/history.py"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message id="window.so_many_options" numerus="yes">
        <location filename="../qtapp/panels/decision/step_maker.py"/>
        <location filename="../qtapp/teach/class_vote_words.py"/>
        <source>%n option(s)</source>
        <translation>
            <numerusform>%n option</numerusform>
            <numerusform>%n options</numerusform>
        </translation>
    </message>
    <message id="window.targets_out_of_sight" numerus="yes">
        <location filename="../qtapp/panels/lights/edge_arrows.py"/>
        <source>%n place(s) out of sight: go there</source>
        <translation>
            <numerusform>%n place out of sight: go there</numerusform>
            <numerusform>%n places out of sight: go there</numerusform>
        </translation>
    </message>
</context>
</TS>
