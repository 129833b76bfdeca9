//! Rooms without network, clock and database.

mod boxes;
mod clock;
mod commands;
mod deal;
mod friends;
mod games;
mod log;
mod seats;
mod secrecy;
mod strangers;
mod terms;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::Level;
use sideboards_pictures::Picture;
use sideboards_protocol::{Command, Deed, Reaction, RefusalCode, Refused, Secret, Update};
use sideboards_rules::{Decision, Seed, Variant, below};

use super::*;
use crate::preview::Preview;
use crate::rooms::Look;
use crate::texts::Texts;

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

    /// Returns the picture that a link to the room shows.
    fn picture(&self) -> Picture {
        let look = Look {
            state: self.room.state(None),
            is_owner: false,
            is_waiting: false,
            round: self.room.round(),
            sideboard: Vec::new(),
            result: None,
            table: self.room.table_for_strangers(),
            content: Arc::clone(self.room.content()),
            file: None,
        };
        Preview::of_room(&look, Texts::of(&[])).picture
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
