//! Rooms without network, clock and database.

mod boxes;
mod clock;
mod deal;
mod friends;
mod terms;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::Level;
use sideboards_protocol::{Command, Deed, Reaction, RefusalCode, Refused, Secret, Update};
use sideboards_rules::{Decision, Seed, Variant, below};

use super::*;

const GRACE: u64 = 120_000;

/// A room with its log.
#[derive(Clone)]
struct Story {
    room: Room,
    lines: Vec<(LogLine, u64)>,
    commands: u32,
    now: u64,
}

impl Story {
    /// Begins with an empty log.
    fn empty() -> Self {
        let room = Room::empty("code".to_owned(), Content::classic());
        Self { room, lines: Vec::new(), commands: 0, now: 1_000_000 }
    }

    /// Opens a room with some people and some bots, in this order.
    fn new(people: usize, bots: usize) -> Self {
        Self::with_secret(Secret([3; 32]), people, bots)
    }

    /// Opens a room whose first game has a given secret.
    fn with_secret(secret: Secret, people: usize, bots: usize) -> Self {
        let mut story = Self::empty();
        story.happen(Entry::Opened(Settings::default()));
        story.happen(Entry::SecretDrawn { secret });
        for index in 0..people {
            let name = format!("P{}", index + 1);
            let entry = story.room.judge_newcomer(&name, &token(index), 0).expect("there is room");
            story.happen(entry);
            story.happen(Entry::Came { seat: index as u8 + 1, node: "node".to_owned() });
        }
        for _ in 0..bots {
            story.accept(0, Deed::AddBot { level: Level::Apprentice });
        }
        story
    }

    fn happen(&mut self, line: impl Into<LogLine>) {
        let line = line.into();
        self.room.apply(&line, self.now).expect("it can happen");
        self.lines.push((line, self.now));
    }

    /// Sends a command of a person.
    fn say(&mut self, key: Key, deed: Deed) -> Result<u64, Refused> {
        self.commands += 1;
        let id = self.commands.to_string();
        self.say_as(key, &Command { id, version: self.room.version(), deed })
    }

    fn say_as(&mut self, key: Key, command: &Command) -> Result<u64, Refused> {
        match self.room.judge(key, command, self.now, || Secret([7; 32]))? {
            Verdict::Known(version) => return Ok(version),
            Verdict::Nothing => {}
            Verdict::Happens(entry) => {
                self.happen(LogLine { entry, command: Some(Issued::new(key, command)) });
            }
        }
        Ok(self.room.version())
    }

    fn accept(&mut self, key: Key, deed: Deed) -> u64 {
        self.say(key, deed).expect("it is accepted")
    }

    fn refuse(&mut self, key: Key, deed: Deed) -> RefusalCode {
        let (version, before) = (self.room.version(), self.room.update(None, None, 0));
        let refused = self.say(key, deed).expect_err("it is refused");
        assert_eq!(self.room.version(), version, "what is refused changes nothing");
        assert_eq!(self.room.update(None, None, 0), before);
        refused.code
    }

    /// Carries out everything that is due, bots included, until nothing is left.
    fn settle(&mut self) {
        loop {
            if let Some(entry) = self.room.overdue(self.now, || Secret([7; 32])) {
                self.happen(entry);
            } else if let Some(thought) = self.room.thoughts(self.now).first() {
                let decision = self.room.think(*thought).expect("there is a game")();
                let entry = self.room.conclude(*thought, &decision, self.now).expect("it is asked for");
                self.happen(entry);
            } else {
                return;
            }
        }
    }

    /// Plays until the game is over: people who play take the first choice.
    fn finish(&mut self) {
        while self.room.stage() == Stage::Playing {
            self.settle();
            let people: Vec<Key> = (self.room.people())
                .filter(|(seat, person)| !person.is_replaced() && self.room.is_waiting_for(*seat))
                .map(|(seat, _)| self.room.occupants[seat.index()].key)
                .collect();
            for key in people {
                let seat = self.room.seat_of(key).expect("a player");
                if self.room.is_waiting_for(seat) {
                    let choice = self.choice(seat.index(), 0);
                    self.accept(key, Deed::Decide(choice));
                }
            }
        }
    }

    fn person(&self, key: Key) -> sideboards_protocol::Person {
        let seat = self.room.seat_of(key).expect("a seat");
        match &self.room.state(None).seats[seat.index()] {
            sideboards_protocol::Occupant::Person(person) => person.clone(),
            sideboards_protocol::Occupant::Bot { .. } => panic!("a bot"),
        }
    }

    fn game(&self) -> &Game {
        &self.room.table.as_ref().expect("a game").game
    }

    /// Returns a choice of a seat, as text.
    fn choice(&self, seat: usize, index: usize) -> String {
        let legal = self.game().legal(Seat::new(seat));
        let choice = legal.choice(index % legal.choices());
        self.room.content.deck().text(&choice).to_string()
    }

    fn decide(&mut self, key: Key, index: usize) -> u64 {
        let choice = self.choice(key as usize, index);
        self.accept(key, Deed::Decide(choice))
    }

    fn update(&self, key: Option<Key>, since: Option<u64>) -> Update {
        self.room.update(key, since, self.now)
    }
}

impl Room {
    fn update(&self, key: Option<Key>, since: Option<u64>, now: u64) -> Update {
        self.update_with(self.state(None), key, since, "epoch", now)
    }
}

fn token(index: usize) -> String {
    format!("token{index}")
}

#[test]
fn only_the_host_arranges_the_room() {
    let mut story = Story::new(2, 1);
    for deed in [
        Deed::AddBot { level: Level::Master },
        Deed::Remove(3),
        Deed::Start,
        Deed::Settings(Settings::default()),
    ] {
        assert_eq!(story.refuse(1, deed), RefusalCode::NotHost);
    }
    story.accept(0, Deed::AddBot { level: Level::Master });
    assert_eq!(story.refuse(0, Deed::Remove(9)), RefusalCode::NoSuchSeat);
    assert_eq!(story.refuse(0, Deed::Remove(0)), RefusalCode::NoSuchSeat);
    story.accept(0, Deed::Remove(3));
    story.accept(1, Deed::MoveTo(1));
    story.accept(0, Deed::MoveTo(2));
    assert_eq!(story.room.seat_of(1), Some(Seat::new(0)));
    story.accept(1, Deed::Rename(" Zoë\u{202e} ".to_owned()));
    assert_eq!(story.room.occupants[0].name(), "Zoë");
    assert_eq!(story.refuse(1, Deed::Rename("\u{200b}".to_owned())), RefusalCode::BadName);
    let bad = Settings { round_seconds: Some(0), ..Settings::default() };
    assert_eq!(story.refuse(0, Deed::Settings(bad)), RefusalCode::BadSettings);
    story.accept(0, Deed::Settings(Settings { variant: Variant::FourCard, ..Settings::default() }));
    story.accept(0, Deed::Start);
    assert_eq!(story.game().setup().variant(), Variant::FourCard);
    assert_eq!(story.refuse(0, Deed::Remove(3)), RefusalCode::NotNow);
    assert!(story.room.judge_newcomer("Late", "x", 0).is_err());
}

#[test]
fn a_table_has_two_to_six() {
    let mut story = Story::new(1, 0);
    assert_eq!(story.refuse(0, Deed::Start), RefusalCode::TooFew);
    for _ in 0..5 {
        story.accept(0, Deed::AddBot { level: Level::Random });
    }
    assert_eq!(story.refuse(0, Deed::AddBot { level: Level::Random }), RefusalCode::Full);
    let full = story.room.judge_newcomer("One more", "x", 0).expect_err("it is full");
    assert_eq!(full.code, RefusalCode::Full);
}

#[test]
fn leaving_before_a_game_frees_the_seat_and_hands_on_the_host() {
    let mut story = Story::new(2, 1);
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.occupants.len(), 2);
    assert_eq!(story.room.host, Some(1));
    assert_eq!(story.say(0, Deed::Start).expect_err("gone").code, RefusalCode::NotSeated);
    story.accept(1, Deed::Start);
    story.accept(1, Deed::Leave);
    assert_eq!(story.room.occupants[0].bot(), Some(occupant::SUBSTITUTE), "during a game the seat stays");
}

#[test]
fn a_late_click_never_hits_the_next_hand() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    let seen = story.room.version();
    let late = Command { id: "late".to_owned(), version: seen, deed: Deed::Decide("exchange".to_owned()) };
    story.decide(0, 0);
    // Actions of others do not change the own hand.
    let own = story.choice(1, 3);
    story
        .say_as(1, &Command { id: "own".to_owned(), version: seen, deed: Deed::Decide(own) })
        .expect("accepted");
    let refused = story.say_as(1, &late).expect_err("the next round has begun");
    assert_eq!(refused.code, RefusalCode::Outdated);
    // With the version of the new hand it is accepted, once.
    let now = Command { version: story.room.version(), ..late };
    story.say_as(1, &now).expect("accepted");
    let again =
        Command { id: "again".to_owned(), version: seen + 2, deed: Deed::Decide("exchange".to_owned()) };
    assert_eq!(story.say_as(1, &again).expect_err("a double click").code, RefusalCode::Outdated);
}

#[test]
fn a_repeated_command_is_carried_out_once() {
    let mut story = Story::new(1, 0);
    let command = Command { id: "x".to_owned(), version: 0, deed: Deed::AddBot { level: Level::Random } };
    let first = story.say_as(0, &command).expect("accepted");
    story.accept(0, Deed::Rename("Ann".to_owned()));
    assert_eq!(story.say_as(0, &command).expect("accepted"), first);
    assert_eq!(story.room.occupants.len(), 2);
    // Also on a node that only has the log.
    let mut again = story.clone();
    again.room = replay(&story.lines);
    assert_eq!(again.say_as(0, &command).expect("accepted"), first);
    assert_eq!(again.room.occupants.len(), 2);
    let other = Command { deed: Deed::Rename("Bo".to_owned()), ..command };
    assert_eq!(again.say_as(0, &other).expect_err("the id is taken").code, RefusalCode::RepeatedId);
}

/// A client that never stops cannot fill the disk, and blocks only its own seat.
#[test]
fn no_client_makes_an_endless_log() {
    let mut story = Story::new(2, 0);
    let renamed =
        (0..5000).take_while(|number| story.say(1, Deed::Rename(format!("N{number}"))).is_ok()).count();
    assert_eq!(renamed, 2000);
    assert_eq!(story.refuse(1, Deed::Rename("Once more".to_owned())), RefusalCode::Exhausted);
    story.accept(0, Deed::Start);
    story.decide(1, 0);
    let entries = story.lines.len();
    for _ in 0..100 {
        story.accept(1, Deed::Leave);
    }
    assert_eq!(story.lines.len(), entries + 1, "who has left cannot leave again");
    for _ in 0..5000 {
        let _ = story.say(1, Deed::Return);
        let _ = story.say(1, Deed::Leave);
    }
    assert!(story.lines.len() < entries + 2100, "nor come back without end");
}

#[test]
fn a_room_in_which_too_much_happens_takes_newcomers_slowly() {
    let mut story = Story::new(2, 0);
    while !story.room.is_crowded() {
        story.happen(Entry::Went { seat: 2 });
        story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    }
    let newcomer = story.room.judge_newcomer("Zoë", "token", story.now);
    assert_eq!(newcomer.expect_err("it is enough").code, RefusalCode::Exhausted);
    let later = story.room.judge_newcomer("Zoë", "token", story.now + 10_000);
    assert!(later.is_ok(), "nobody closes a room for everybody else");
    assert_eq!(story.refuse(1, Deed::Rename("Zoë".to_owned())), RefusalCode::Exhausted);
    story.accept(0, Deed::Remove(2));
    story.accept(0, Deed::AddBot { level: Level::Master });
    story.accept(0, Deed::Start);
    assert!(!story.room.is_crowded(), "a new game is a new beginning");
}

/// A seat change just before a removal must not remove the wrong player.
#[test]
fn only_the_intended_player_is_removed() {
    let mut story = Story::new(3, 0);
    let version = story.room.version();
    story.accept(1, Deed::MoveTo(3));
    story.accept(2, Deed::MoveTo(2));
    for (key, deed) in [(0, Deed::Remove(2)), (0, Deed::MoveTo(2))] {
        let command = Command { id: format!("{deed:?}"), version, deed };
        assert_eq!(story.say_as(key, &command).expect_err("refused").code, RefusalCode::Outdated);
    }
    story.accept(0, Deed::Remove(3));
    assert_eq!(story.room.seat_of(1), None, "with the numbers of now");
}

/// A client that knows a version which the room has never had comes from before a backup was restored.
#[test]
fn a_version_from_the_future_is_outdated() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    let deed = Deed::Decide(story.choice(0, 0));
    let command = Command { id: "late".to_owned(), version: story.room.version() + 1, deed };
    assert_eq!(story.say_as(0, &command).expect_err("refused").code, RefusalCode::Outdated);
}

#[test]
fn illegal_decisions_are_refused_with_the_reason() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.refuse(0, Deed::Decide("exchange".to_owned())), RefusalCode::NotNow);
    story.accept(0, Deed::Start);
    assert_eq!(story.refuse(0, Deed::Decide("exchange".to_owned())), RefusalCode::Illegal);
    assert_eq!(story.refuse(0, Deed::Decide("take-back".to_owned())), RefusalCode::Illegal);
    assert_eq!(story.refuse(0, Deed::Decide("dance".to_owned())), RefusalCode::Malformed);
    let of_other = story.choice(1, 0);
    assert_eq!(story.refuse(0, Deed::Decide(of_other)), RefusalCode::Illegal);
}

/// After a game, players see it from the seats that they had in it.
#[test]
fn after_a_game_players_see_it_from_their_old_seats() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Start);
    story.finish();
    story.accept(0, Deed::Leave);
    let you = |story: &Story, key| story.update(Some(key), None).table.expect("a table").you;
    assert_eq!(story.update(Some(1), None).room.you, Some(1), "the seats behind move up");
    assert_eq!((you(&story, 1), you(&story, 2)), (Some(2), Some(3)), "but not in the game that was");
    let names: Vec<String> =
        story.room.table.as_ref().expect("a game").players.iter().map(Occupant::name).collect();
    assert_eq!(names, ["P1", "P2", "P3"]);
}

#[test]
fn a_room_has_so_many_games_and_no_more() {
    let mut story = Story::new(1, 1);
    story.accept(0, Deed::Start);
    story.finish();
    let rematches = (0..1000).take_while(|_| {
        story.accept(0, Deed::Ready(true));
        story.settle();
        let is_dealt = story.room.stage() == Stage::Playing;
        story.finish();
        is_dealt
    });
    assert_eq!(rematches.count(), 99);
    assert_eq!(story.refuse(0, Deed::Start), RefusalCode::Exhausted);
    assert_eq!(story.room.due(), None, "nothing is waited for");
}

#[test]
fn people_on_a_dead_node_are_gone() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.room.orphan(|_, _| true), None);
    assert_eq!(story.room.orphan(|node, _| node != "node"), Some(Entry::Went { seat: 1 }));
    story.happen(Entry::Went { seat: 1 });
    assert_eq!(story.room.orphan(|node, _| node != "node"), Some(Entry::Went { seat: 2 }));
}

#[test]
fn after_a_game_there_is_the_record_and_a_rematch() {
    let mut story = Story::new(2, 2);
    story.accept(0, Deed::Start);
    let commitment = story.update(None, None).table.expect("a table").commitment;
    for round in 0.. {
        story.settle();
        if story.room.stage() == Stage::Over {
            break;
        }
        assert!(story.update(None, None).table.expect("a table").record.is_none());
        story.decide(0, round * 7);
        story.decide(1, round * 5);
    }
    let table = story.update(None, None).table.expect("a table");
    let record = Record::parse(&table.record.expect("it is open now"), Content::classic()).expect("a record");
    assert!(record.replay().expect("a legal game").is_over());
    let proof = table.proof.expect("it is open now");
    proof.check(&record, &commitment).expect("the deal was not changed");
    for key in 0..2 {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    assert_eq!((story.room.stage(), story.room.games()), (Stage::Playing, 2));
}

/// Every reader of a log gets the same room.
fn replay(lines: &[(LogLine, u64)]) -> Room {
    let mut room = Room::empty("code".to_owned(), Content::classic());
    for (line, at) in lines {
        let text = serde_json::to_string(line).expect("entries are JSON");
        room.apply(&serde_json::from_str(&text).expect("what was written"), *at).expect("it happened before");
    }
    room
}

/// Plays a random game in which everything occurs, and calls `look` after every step.
fn play_at_random(number: u64, mut look: impl FnMut(&mut Story, &mut Xoshiro256PlusPlus)) {
    let mut words = Xoshiro256PlusPlus::seed_from_u64(number);
    let people = 2 + below(&mut words, 3);
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    let mut story = Story::with_secret(Secret(secret), people, below(&mut words, 2));
    let variant = Variant::ALL[below(&mut words, 2)];
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(60), variant, ..Settings::default() }));
    look(&mut story, &mut words);
    story.commands += 1;
    story.accept(0, Deed::Start);
    while story.room.stage() == Stage::Playing {
        look(&mut story, &mut words);
        story.now += below(&mut words, 20_000) as u64;
        let key = below(&mut words, people) as Key;
        let legal = story.game().legal(Seat::new(key as usize));
        match below(&mut words, 14) {
            0 => story.settle(),
            10 => drop(story.say(key, Deed::Nudge(1 + below(&mut words, people) as u8))),
            11 => drop(story.say(key, Deed::React(Reaction::ALL[below(&mut words, 6)]))),
            12 => drop(story.say(key, Deed::Lock(below(&mut words, 2) == 0))),
            13 if below(&mut words, 4) == 0 && matches!(story.game().round(), Round::Placing(4..)) => {
                drop(story.say(key, Deed::End(true)));
            }
            1 if legal.choices() > 0 => {
                let choice = story.choice(key as usize, below(&mut words, 100));
                let _ = story.say(key, Deed::Highlight(Some(choice)));
            }
            2 => drop(story.say(key, Deed::Leave)),
            3 => drop(story.say(key, Deed::Return)),
            4 if story.person(key).online => {
                story.happen(Entry::Went { seat: key as u8 + 1 });
            }
            5 => story.happen(Entry::Came { seat: key as u8 + 1, node: "node".to_owned() }),
            _ if !legal.is_empty() => {
                let decision = legal.get(below(&mut words, legal.len()));
                let text = story.room.content.deck().text(&decision).to_string();
                if decision != Decision::TakeBack || below(&mut words, 4) == 0 {
                    let _ = story.say(key, Deed::Decide(text));
                }
            }
            _ => {}
        }
    }
    look(&mut story, &mut words);
}

#[test]
fn every_node_makes_the_same_room_of_a_log() {
    for number in 0..20 {
        play_at_random(number, |story, _| {
            let again = replay(&story.lines);
            for key in (0..5).map(Some).chain([None]) {
                assert_eq!(again.update(key, Some(3), 5), story.room.update(key, Some(3), 5));
            }
            assert_eq!((again.due(), again.deadline()), (story.room.due(), story.room.deadline()));
        });
    }
}

/// A returning client gets exactly the missed events, or a full update.
#[test]
fn a_tail_is_what_was_told_meanwhile() {
    for number in 0..10 {
        let mut told: Vec<(u64, Vec<Happening>)> = Vec::new();
        let mut count = 0;
        play_at_random(number, |story, _| {
            let version = story.room.version();
            let last = told.last().map_or(0, |(version, _)| *version);
            if version > last {
                let update = story.update(Some(1), Some(last));
                if update.since.is_none() {
                    told.clear();
                }
                told.push((version, update.events));
                count += 1;
                for index in 0..told.len() {
                    let missed: Vec<Happening> =
                        told[index + 1..].iter().flat_map(|(_, events)| events.clone()).collect();
                    let update = story.update(Some(1), Some(told[index].0));
                    assert!(update.since.is_none() || update.events == missed);
                }
            }
            assert_eq!(story.update(Some(1), Some(version + 1)).since, None, "a version that never was");
        });
        assert!(count > 5, "something was told");
    }
}

/// No message to a viewer depends on hidden cards: two worlds that differ only in hidden cards produce the same
/// messages, whatever others do in secret, until something is revealed.
#[test]
fn transcripts_do_not_depend_on_hidden_cards() {
    let mut compared = 0;
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
            }
        });
    }
    assert!(compared > 5000, "only {compared} messages were compared");
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
    let kind = below(words, 3);
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
}
