//! Messages do not depend on what their recipient may not see.

use sideboards_pictures::Motif;

use super::*;

/// No message to a viewer depends on hidden cards: two worlds that differ only in hidden cards produce the same
/// messages, whatever others do in secret, until something is revealed.
#[test]
fn transcripts_do_not_depend_on_hidden_cards() {
    let (mut compared, mut missing) = (0, vec!["reacted", "nudged", "bot-wanted", "end-wanted"]);
    for number in 0..24 {
        play_at_random(number, |story, words| {
            if story.room.running().is_none() {
                return;
            }
            let people = story.room.occupants.iter().filter(|who| who.person().is_some()).count();
            for viewer in (0..people as Key).map(Some).chain([None]) {
                let mut worlds = [world(story, viewer, words), world(story, viewer, words)];
                let mut transcripts = [vec![told(&worlds[0], viewer)], vec![told(&worlds[1], viewer)]];
                for _ in 0..6 {
                    if !act_in_secret(&mut worlds, viewer, words) {
                        break;
                    }
                    for (world, transcript) in worlds.iter().zip(&mut transcripts) {
                        transcript.push(told(world, viewer));
                    }
                }
                assert_eq!(transcripts[0], transcripts[1], "game {number}, viewer {viewer:?}");
                compared += transcripts[0].len();
                missing.retain(|event| !transcripts[0].iter().any(|told| told.contains(event)));
            }
        });
    }
    assert!(compared > 5000, "only {compared} messages were compared");
    assert!(missing.is_empty(), "no message told of {missing:?}");
}

/// The picture that a link to the room shows does not depend on hidden cards, whatever people do in secret: it is drawn from
/// what spectators see.
#[test]
fn pictures_do_not_depend_on_hidden_cards() {
    let (mut compared, mut differ, mut shown) = (0, 0, 0);
    for number in 0..12 {
        play_at_random(number, |story, words| {
            if story.room.running().is_none() || story.room.is_locked() {
                return;
            }
            let mut worlds = [world(story, None, words), world(story, None, words)];
            let hands = worlds.each_ref().map(|world| world.game().view(Viewer::Seat(Seat::new(0))).hand());
            differ += usize::from(hands[0] != hands[1]);
            for _ in 0..3 {
                let [one, other] = worlds.each_ref().map(|world| world.picture().draw());
                assert!(one == other, "game {number}");
                // Pixels take longer.
                if compared % 200 == 0 {
                    assert!(one.render() == other.render(), "game {number}");
                }
                compared += 1;
                if !act_in_secret(&mut worlds, None, words) {
                    break;
                }
            }
            shown += usize::from(matches!(story.picture().motif, Motif::Game { .. }));
        });
    }
    assert!(compared > 600 && differ > 200 && shown > 200, "{compared} {differ} {shown}");
}

/// Returns a room that looks the same to a viewer, with other hidden cards.
fn world(story: &Story, viewer: Option<Key>, words: &mut Xoshiro256PlusPlus) -> Story {
    let mut world = story.clone();
    let looks = world.room.viewer(viewer);
    let table = world.room.table.as_mut().expect("a game");
    let game = table.game.view(looks).sample(words);
    // Drafts of others must be in the hands that they have in this world.
    for seat in game.setup().players().seats().filter(|seat| Viewer::Seat(*seat) != looks) {
        let is_waiting = table.highlights[seat].is_some() && game.legal(seat).choices() > 0;
        table.highlights[seat] =
            is_waiting.then(|| game.legal(seat).choice(below(words, game.legal(seat).choices())));
    }
    table.game = game;
    world
}

/// Returns the message as sent.
fn told(story: &Story, viewer: Option<Key>) -> String {
    let since = story.room.version().saturating_sub(2);
    serde_json::to_string(&story.update(viewer, Some(since))).expect("updates are JSON")
}

/// Lets another seat do the same kind of thing in both worlds, each with its own cards. Returns whether that was
/// possible without revealing anything.
fn act_in_secret(worlds: &mut [Story; 2], viewer: Option<Key>, words: &mut Xoshiro256PlusPlus) -> bool {
    let looks = worlds[0].room.viewer(viewer);
    let game = worlds[0].game();
    let waiting: Vec<Seat> =
        game.setup().players().seats().filter(|seat| game.is_waiting_for(*seat)).collect();
    let others: Vec<Seat> =
        game.setup().players().seats().filter(|seat| Viewer::Seat(*seat) != looks).collect();
    if others.is_empty() {
        return false;
    }
    let seat = others[below(words, others.len())];
    let number = seat.index() as u8 + 1;
    let kind = below(words, 5);
    if kind > 2 {
        let Some((key, deed)) = deed_among_people(worlds, words) else { return false };
        let said =
            worlds.each_mut().map(|world| world.say(key, deed.clone()).map_err(|refused| refused.code));
        assert_eq!(said[0], said[1], "whether {deed:?} is allowed shows nothing");
        return true;
    }
    for world in worlds {
        let legal = world.game().legal(seat);
        let entry = match kind {
            _ if legal.can_take_back() => {
                Entry::Decided { seat: number, decision: "take-back".to_owned(), by: By::Owner }
            }
            // The last choice would reveal everything.
            0 if waiting.len() > 1 => {
                let decision = world.choice(seat.index(), below(words, 100));
                Entry::Decided { seat: number, decision, by: By::Owner }
            }
            1 if legal.can_exchange() => {
                Entry::Decided { seat: number, decision: "exchange".to_owned(), by: By::Owner }
            }
            _ => Entry::Highlighted {
                seat: number,
                choice: Some(world.choice(seat.index(), below(words, 100))),
            },
        };
        world.happen(entry);
    }
    true
}

/// Draws what a person does to another one: a reaction, a nudge, or a vote. None of it may depend on hidden cards. People
/// have waited for long, and there is no clock, so that all of it is possible.
fn deed_among_people(worlds: &mut [Story; 2], words: &mut Xoshiro256PlusPlus) -> Option<(Key, Deed)> {
    for world in worlds.iter_mut() {
        world.now += 100_000;
        world.room.settings.round_seconds = None;
    }
    let people: Vec<(Key, u8)> = (worlds[0].room.people())
        .map(|(seat, _)| (worlds[0].room.occupants[seat.index()].key, seat.index() as u8 + 1))
        .collect();
    let (key, _) = people[below(words, people.len())];
    let (_, other) = people[below(words, people.len())];
    let deeds = [
        Deed::React(Reaction::ALL[below(words, 6)]),
        Deed::Nudge(other),
        Deed::PlaceFor(other),
        Deed::End(below(words, 2) == 0),
    ];
    // In the first round the host would end the game.
    let is_end = |deed: &Deed| matches!(deed, Deed::End(true));
    let is_first = worlds[0].game().round() == Round::Start;
    Some((key, deeds[below(words, 4)].clone())).filter(|(_, deed)| !is_first || !is_end(deed))
}

/// A visitor who may not watch sees the seats and nothing of the game.
#[test]
fn without_spectators_the_game_is_hidden() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Settings(Settings { spectators: false, ..Settings::default() }));
    story.accept(0, Deed::Start);
    let since = story.room.version();
    story.decide(0, 0);
    story.decide(1, 0);
    let update = story.update(None, Some(since));
    assert_eq!((update.table, update.events), (None, Vec::new()));
    assert!(story.update(Some(0), Some(since)).table.is_some());
    // Nor does the picture of the link show a card or a goal that was drawn.
    assert!(matches!(story.picture().motif, Motif::Table { goals: None, .. }));
}

/// No newcomer may enter a locked room, so its link shows no sideboards.
#[test]
fn a_locked_room_shows_no_sideboards() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.decide(0, 0);
    story.decide(1, 0);
    assert!(matches!(story.picture().motif, Motif::Game { .. }));
    story.accept(0, Deed::Lock(true));
    assert!(matches!(story.picture().motif, Motif::Table { goals: None, .. }));
}
