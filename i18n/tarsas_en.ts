<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>barrage</name>
    <message numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/barrage/info.py"/>
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n victory point: {seats}.</numerusform>
            <numerusform>Shared victory with %n victory points: {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/barrage/words.py"/>
        <source>Take %n private contract(s).</source>
        <translation>
            <numerusform>Take %n private contract.</numerusform>
            <numerusform>Take %n private contracts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/barrage/words.py"/>
        <source>Turn your wheel by %n segment(s).</source>
        <translation>
            <numerusform>Turn your wheel by %n segment.</numerusform>
            <numerusform>Turn your wheel by %n segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/barrage/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n victory point.</numerusform>
            <numerusform>{seat} wins with %n victory points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ginkgopolis</name>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>%n tile(s) form the new supply.</source>
        <translation>
            <numerusform>%n tile forms the new supply.</numerusform>
            <numerusform>%n tiles form the new supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>%n tile(s) go back to the box unseen.</source>
        <translation>
            <numerusform>%n tile goes back to the box unseen.</numerusform>
            <numerusform>%n tiles go back to the box unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Both have %n success point(s): {seat} is not beaten.</source>
        <translation>
            <numerusform>Both have %n success point: {seat} is not beaten.</numerusform>
            <numerusform>Both have %n success points: {seat} is not beaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/setup.py"/>
        <source>Everybody is dealt %n card(s).</source>
        <translation>
            <numerusform>Everybody is dealt %n card.</numerusform>
            <numerusform>Everybody is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>Give back %n tile(s)</source>
        <translation>
            <numerusform>Give back %n tile</numerusform>
            <numerusform>Give back %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>Shared victory with %n success point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n success point: {seats}.</numerusform>
            <numerusform>Shared victory with %n success points: {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from the deck and the discard pile</source>
        <translation>
            <numerusform>Take %n card from the deck and the discard pile</numerusform>
            <numerusform>Take %n cards from the deck and the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/turn.py"/>
        <source>Take %n card(s) from {pile}</source>
        <translation>
            <numerusform>Take %n card from {pile}</numerusform>
            <numerusform>Take %n cards from {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/info.py"/>
        <source>The first player is one of %n player(s).</source>
        <translation>
            <numerusform>The first player is the only one of %n player.</numerusform>
            <numerusform>The first player is one of %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/deck.py"/>
        <source>The top %n card(s) of the deck are discarded unseen.</source>
        <translation>
            <numerusform>The top %n card of the deck is discarded unseen.</numerusform>
            <numerusform>The top %n cards of the deck are discarded unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/solo.py"/>
        <source>{seat} draws %n card(s).</source>
        <translation>
            <numerusform>{seat} draws %n card.</numerusform>
            <numerusform>{seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/gains.py"/>
        <source>{seat} gives back %n tile(s) and gains {amount}.</source>
        <translation>
            <numerusform>{seat} gives back %n tile and gains {amount}.</numerusform>
            <numerusform>{seat} gives back %n tiles and gains {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is alone in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} is alone in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} is alone in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} is second in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} is second in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} is second in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} leads in a {colour} district: %n success point(s).</source>
        <translation>
            <numerusform>{seat} leads in a {colour} district: %n success point.</numerusform>
            <numerusform>{seat} leads in a {colour} district: %n success points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for unused tokens.</source>
        <translation>
            <numerusform>{seat} scores %n success point for unused tokens.</numerusform>
            <numerusform>{seat} scores %n success points for unused tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} scores %n success point(s) for {card}.</source>
        <translation>
            <numerusform>{seat} scores %n success point for {card}.</numerusform>
            <numerusform>{seat} scores %n success points for {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat} wins with %n success point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n success point.</numerusform>
            <numerusform>{seat} wins with %n success points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/scoring.py"/>
        <source>{seat}: %n success point(s).</source>
        <translation>
            <numerusform>{seat}: %n success point.</numerusform>
            <numerusform>{seat}: %n success points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imperial_miners</name>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>%n event(s) form the event deck, the others stay out unseen.</source>
        <translation>
            <numerusform>%n event forms the event deck, the others stay out unseen.</numerusform>
            <numerusform>%n events form the event deck, the others stay out unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>%n victory point(s): {title}.</source>
        <translation>
            <numerusform>%n victory point: {title}.</numerusform>
            <numerusform>%n victory points: {title}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/words.py"/>
        <source>Activate %n card(s) of your mine.</source>
        <translation>
            <numerusform>Activate %n card of your mine.</numerusform>
            <numerusform>Activate %n cards of your mine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <location filename="../engine/imperial_miners/turn.py"/>
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>From which deck do you draw? (%n card(s) left)</source>
        <translation>
            <numerusform>From which deck do you draw? (%n card left)</numerusform>
            <numerusform>From which deck do you draw? (%n cards left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/carry.py"/>
        <source>Only %n other card(s) can take a cave-in.</source>
        <translation>
            <numerusform>Only %n other card can take a cave-in.</numerusform>
            <numerusform>Only %n other cards can take a cave-in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>Research: where does your pickaxe stop? (%n step(s))</source>
        <translation>
            <numerusform>Research: where does your pickaxe stop? (%n step)</numerusform>
            <numerusform>Research: where does your pickaxe stop? (%n steps)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>Shared victory with %n victory point(s): {seats}.</source>
        <translation>
            <numerusform>Shared victory with %n victory point: {seats}.</numerusform>
            <numerusform>Shared victory with %n victory points: {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/activation.py"/>
        <source>The card has %n effect(s).</source>
        <translation>
            <numerusform>The card has %n effect.</numerusform>
            <numerusform>The card has %n effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/words.py"/>
        <source>{each} for every %n of these: {what}</source>
        <translation>
            <numerusform>{each} for every %n of these: {what}</numerusform>
            <numerusform>{each} for every %n of these: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} discards %n card.</numerusform>
            <numerusform>{seat} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} has %n victory point(s).</source>
        <translation>
            <numerusform>{seat} has %n victory point.</numerusform>
            <numerusform>{seat} has %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/setup.py"/>
        <source>{seat} is dealt %n card(s).</source>
        <translation>
            <numerusform>{seat} is dealt %n card.</numerusform>
            <numerusform>{seat} is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/research.py"/>
        <source>{seat} researches %n step(s): {place}.</source>
        <translation>
            <numerusform>{seat} researches %n step: {place}.</numerusform>
            <numerusform>{seat} researches %n steps: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} scores %n victory point(s) for full carts.</source>
        <translation>
            <numerusform>{seat} scores %n victory point for full carts.</numerusform>
            <numerusform>{seat} scores %n victory points for full carts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/draws.py"/>
        <source>{seat} turns up %n card(s) and takes {card}.</source>
        <translation>
            <numerusform>{seat} turns up %n card and takes {card}.</numerusform>
            <numerusform>{seat} turns up %n cards and takes {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/imperial_miners/scoring.py"/>
        <source>{seat} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n victory point.</numerusform>
            <numerusform>{seat} wins with %n victory points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/ginkgopolis</name>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n building card(s)</source>
        <translation>
            <numerusform>%n building card</numerusform>
            <numerusform>%n building cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n character card(s)</source>
        <translation>
            <numerusform>%n character card</numerusform>
            <numerusform>%n character cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n construction-site marker(s)</source>
        <translation>
            <numerusform>%n construction-site marker</numerusform>
            <numerusform>%n construction-site markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n first-player card(s)</source>
        <translation>
            <numerusform>%n first-player card</numerusform>
            <numerusform>%n first-player cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n new-hand token(s)</source>
        <translation>
            <numerusform>%n new-hand token</numerusform>
            <numerusform>%n new-hand tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n screen(s)</source>
        <translation>
            <numerusform>%n screen</numerusform>
            <numerusform>%n screens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n success point(s)</source>
        <translation>
            <numerusform>%n success point</numerusform>
            <numerusform>%n success points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization card(s)</source>
        <translation>
            <numerusform>%n urbanization card</numerusform>
            <numerusform>%n urbanization cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/ginkgopolis/nouns.toml"/>
        <source>%n urbanization marker(s)</source>
        <translation>
            <numerusform>%n urbanization marker</numerusform>
            <numerusform>%n urbanization markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nouns/table</name>
    <message numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/core/nouns.toml"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message numerus="yes">
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
    <message numerus="yes">
        <location filename="../engine/core/sandbox.py"/>
        <source>{seat} deals %n piece(s): {from} → {to}.</source>
        <translation>
            <numerusform>{seat} deals %n piece: {from} → {to}.</numerusform>
            <numerusform>{seat} deals %n pieces: {from} → {to}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwater_cities</name>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/words.py"/>
        <source>Make up to %n used action card(s) ready again.</source>
        <translation>
            <numerusform>Make up to %n used action card ready again.</numerusform>
            <numerusform>Make up to %n used action cards ready again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/words.py"/>
        <source>Use up to %n action card(s).</source>
        <translation>
            <numerusform>Use up to %n action card.</numerusform>
            <numerusform>Use up to %n action cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You have %n point(s): not enough to win.</source>
        <translation>
            <numerusform>You have %n point: not enough to win.</numerusform>
            <numerusform>You have %n points: not enough to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/production.py"/>
        <source>{seat} cannot feed %n city(s) and loses {amount}.</source>
        <translation>
            <numerusform>{seat} cannot feed %n city and loses {amount}.</numerusform>
            <numerusform>{seat} cannot feed %n cities and loses {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) for this: {line}.</source>
        <translation>
            <numerusform>{seat} scores %n point for this: {line}.</numerusform>
            <numerusform>{seat} scores %n points for this: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} scores %n point(s) with {card}.</source>
        <translation>
            <numerusform>{seat} scores %n point with {card}.</numerusform>
            <numerusform>{seat} scores %n points with {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/underwater_cities/scoring.py"/>
        <source>{seat} wins with %n point(s).</source>
        <translation>
            <numerusform>{seat} wins with %n point.</numerusform>
            <numerusform>{seat} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>%n finding(s) to settle before strict play goes on.</source>
        <translation>
            <numerusform>%n finding to settle before strict play goes on.</numerusform>
            <numerusform>%n findings to settle before strict play goes on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../qtapp/panels/tidy.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
