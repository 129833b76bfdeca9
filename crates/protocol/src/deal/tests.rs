//! An honest server passes the check, and one that changes its statements is caught.

use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::Level;
use sideboards_rules::{Content, Decision, Game, Record, Round, Seat, Seed, Setup, Variant, Viewer, below};

use super::*;
use crate::{Deed, Occupant, Person, RoomState, Settings, Stage, Table, round_number, seat_number};

const OWN: &str = "00112233445566778899aabbccddeeff";
const OTHER: &str = "ffeeddccbbaa99887766554433221100";

/// Everything that a server sends one player about a game, in order.
#[derive(Clone)]
struct Transcript {
    before: RoomState,
    tables: Vec<Table>,
    over: RoomState,
    end: Table,
}

/// The seats in these tests: us, another person and a bot.
fn seats(own_nonce: Option<&str>) -> Vec<DealSeat> {
    vec![
        DealSeat::Person { name: "Ann".to_owned(), nonce: own_nonce.map(str::to_owned) },
        DealSeat::Person { name: "Zoë".to_owned(), nonce: Some(OTHER.to_owned()) },
        DealSeat::Bot { level: Level::Master },
    ]
}

fn room(stage: Stage, games: u32, own_nonce: Option<&str>) -> RoomState {
    let person = |name: &str, nonce: Option<&str>| {
        let nonce = nonce.map(str::to_owned);
        Occupant::Person(Person { name: name.to_owned(), online: true, nonce, ..Person::default() })
    };
    RoomState {
        code: "abcd2345wxyz".to_owned(),
        stage,
        games,
        host: Some(1),
        you: Some(1),
        settings: Settings::default(),
        content: None,
        next_secret_hash: Some(Secret([7; 32]).hash().to_string()),
        seats: vec![
            person("Ann", own_nonce),
            person("Zoë", Some(OTHER)),
            Occupant::Bot { level: Level::Master, wins: 0 },
        ],
        capacity: 6,
        locked: false,
        strangers: None,
        starts: None,
        deadline: None,
    }
}

fn terms(secret: Secret, goals: [u8; 3], own_nonce: Option<&str>) -> DealTerms {
    DealTerms {
        game: "abcd2345wxyz-1".to_owned(),
        secret_hash: secret.hash().to_string(),
        content: Content::classic().hash().to_string(),
        variant: Variant::Standard,
        goals,
        seats: seats(own_nonce),
    }
}

impl Transcript {
    /// Plays a game as an honest server does.
    fn honest() -> Self {
        Self::with(Secret([7; 32]), [2, 8, 19], Some(OWN))
    }

    fn with(secret: Secret, goals: [u8; 3], own_nonce: Option<&str>) -> Self {
        let terms = terms(secret, goals, own_nonce);
        let commitment = terms.commitment();
        let record = record(secret.seed(&terms.seats).expect("nonces"), goals);
        let chain = record.chain(commitment).expect("a legal game");
        let mut tables = Vec::new();
        record
            .replay_with(|game, _| {
                let sight = game.view(Viewer::Seat(Seat::new(0))).sight();
                let table = Table::of(&sight, record.content().deck(), commitment.to_string());
                let round = usize::from(round_number(game.round()));
                let is_start = game.round() == Round::Start;
                tables.push(Table {
                    chain: (!is_start).then(|| chain[round].to_string()),
                    terms: is_start.then(|| terms.clone()),
                    ..table
                });
            })
            .expect("a legal game");
        let last = chain.last().expect("a chain").to_string();
        let end = Table {
            record: Some(record.to_string()),
            proof: Some(DealProof { terms, secret: secret.to_string(), chain: last }),
            ..tables.pop().expect("the end")
        };
        Self { before: room(Stage::Gathering, 0, Some(OWN)), tables, over: room(Stage::Over, 1, None), end }
    }

    fn record(&self) -> Record {
        Record::parse(self.end.record.as_ref().expect("a record"), Content::classic()).expect("a record")
    }

    fn proof(&mut self) -> &mut DealProof {
        self.end.proof.as_mut().expect("a proof")
    }

    /// Replaces the record, with a matching proof by a dishonest server.
    fn retell(&mut self, record: &Record) {
        self.end.record = Some(record.to_string());
        let commitment = self.end.commitment.parse().expect("a hash");
        let last = *record.chain(commitment).expect("a legal game").last().expect("a chain");
        self.proof().chain = last.to_string();
        self.end.chain = Some(last.to_string());
    }

    /// Listens like a client that is reloaded after every message, and checks the end.
    fn check(&self) -> Result<DealVerdict, DealFault> {
        let mut book = DealBook::default();
        let nonce = || OWN.parse().expect("a nonce");
        let deed = book.contribute(&room(Stage::Gathering, 0, None), nonce);
        assert_eq!(deed, Some(Deed::Nonce(OWN.to_owned())));
        book.hear(&self.before, None);
        self.listen(book)
    }

    fn listen(&self, mut book: DealBook) -> Result<DealVerdict, DealFault> {
        let playing = RoomState { next_secret_hash: None, ..room(Stage::Playing, 1, None) };
        let tables = self.tables.iter().map(|table| (&playing, table));
        for (room, table) in tables.chain([(&self.over, &self.end)]) {
            book.hear(room, Some(table));
            book = DealBook::read(&book.to_string());
        }
        book.check(&self.over, &self.end, &self.record())
    }
}

/// Plays a whole game at random, with exchanges and choices that are taken back.
fn record(seed: Seed, goals: [u8; 3]) -> Record {
    let content = Content::classic();
    let goals = content.goals(&goals.map(i64::from)).expect("goals");
    let setup = Setup::new(&content, 3, Variant::Standard, goals).expect("a game");
    let mut record = Record::new(Arc::clone(&content), setup, seed);
    let mut game = Game::new(content, setup, seed);
    let mut words = Xoshiro256PlusPlus::seed_from_u64(5);
    while !game.is_over() {
        let seat = Seat::new(below(&mut words, 3));
        let legal = game.legal(seat);
        if legal.is_empty() {
            continue;
        }
        let decision = legal.get(below(&mut words, legal.len()));
        game.decide(seat, decision).expect("a legal decision");
        record.push(seat, decision);
    }
    assert!(record.decisions().iter().any(|(_, decision)| *decision == Decision::TakeBack));
    record
}

/// Makes a record with other decisions of the same game.
fn with_decisions(record: &Record, decisions: &[(Seat, Decision)]) -> Record {
    let mut other = Record::new(Arc::clone(record.content()), *record.setup(), record.seed());
    for (seat, decision) in decisions {
        other.push(*seat, *decision);
    }
    other
}

/// Changes the last decision of a record into another legal one.
fn with_other_last_decision(record: &Record) -> Record {
    let (&(seat, last), before) = record.decisions().split_last().expect("decisions");
    let shorter = with_decisions(record, before);
    let legal = shorter.replay().expect("a legal game").legal(seat);
    let other =
        legal.iter().find(|other| other.choice().is_some() && *other != last).expect("another choice");
    let mut changed = shorter;
    changed.push(seat, other);
    changed
}

#[test]
fn an_honest_server_is_believed() {
    let transcript = Transcript::honest();
    assert_eq!(transcript.check(), Ok(DealVerdict::Shared));
    let mut other_device = transcript.clone();
    other_device.before = room(Stage::Gathering, 0, Some(OTHER));
    assert_eq!(other_device.listen(DealBook::default()), Ok(DealVerdict::Fixed), "we have added nothing");
    let mut late = transcript;
    late.tables.retain(|table| table.round > 2);
    assert_eq!(late.listen(DealBook::default()), Ok(DealVerdict::Late));
}

#[test]
fn a_server_without_proofs_is_checked_as_far_as_possible() {
    let mut old = Transcript::honest();
    let commitment = old.record().seed().commitment();
    old.tables.push(old.end.clone());
    for table in &mut old.tables {
        *table = Table {
            commitment: commitment.clone(),
            chain: None,
            terms: None,
            proof: None,
            record: None,
            ..table.clone()
        };
    }
    old.end = Table { commitment, chain: None, proof: None, ..old.end };
    old.over.next_secret_hash = None;
    assert_eq!(old.listen(DealBook::default()), Ok(DealVerdict::Fixed));
    // But not if it announced more.
    let mut book = DealBook::default();
    book.hear(&old.before, None);
    assert_eq!(old.listen(book), Err(DealFault::NoProof));
    old.end.commitment = "00".repeat(32);
    assert_eq!(old.listen(DealBook::default()), Err(DealFault::Commitment));
}

#[test]
fn goals_that_change_after_the_start_are_found() {
    let honest = Transcript::honest();
    let other = Transcript::with(Secret([7; 32]), [3, 8, 19], Some(OWN));
    // The end is consistent, but does not match the start.
    let swapped = Transcript { end: other.end.clone(), ..honest.clone() };
    assert_eq!(swapped.check(), Err(DealFault::Commitment));
    let mut half = honest.clone();
    half.end.record = other.end.record;
    assert_eq!(half.check(), Err(DealFault::Goals { agreed: [2, 8, 19], recorded: [3, 8, 19] }));
    // The commitment is honest, but the table always showed other goals.
    let mut shown = honest;
    shown.tables.iter_mut().for_each(|table| table.goals = [3, 8, 19]);
    assert_eq!(shown.check(), Err(DealFault::Shown));
}

#[test]
fn changed_decisions_are_found() {
    let honest = Transcript::honest();
    let record = honest.record();
    // The last decision is changed after all seats saw the choices.
    let mut last = honest.clone();
    last.retell(&with_other_last_decision(&record));
    assert_eq!(last.check(), Err(DealFault::Shown));
    // It is changed before it is shown: the player who made it notices.
    let changed = with_other_last_decision(&record);
    let game = changed.replay().expect("a legal game");
    let sight = game.view(Viewer::Seat(Seat::new(0))).sight();
    last.end.seats = Table::of(&sight, record.content().deck(), String::new()).seats;
    let (seat, decision) = record.decisions().last().expect("decisions");
    let decision = record.content().deck().text(decision).to_string();
    assert_eq!(last.listen(DealBook::default()), Ok(DealVerdict::Fixed));
    let mut book = DealBook::default();
    let you = Some(seat_number(*seat));
    book.decided(&RoomState { you, ..room(Stage::Playing, 1, None) }, &decision);
    assert_eq!(last.listen(book), Err(DealFault::Decision));
    // Withdrawn choices were never open, and still cannot be changed.
    let is_taken_back = |index: &usize| record.decisions()[*index].1 == Decision::TakeBack;
    let taken_back = (0..record.decisions().len()).find(is_taken_back).expect("one");
    let seat = record.decisions()[taken_back].0;
    let choice = (0..taken_back).rev().find(|index| record.decisions()[*index].0 == seat).expect("a choice");
    let mut decisions = record.decisions().to_vec();
    decisions.remove(taken_back);
    decisions.remove(choice);
    let mut tidied = honest.clone();
    tidied.tables.iter_mut().for_each(|table| table.you = None);
    tidied.retell(&with_decisions(&record, &decisions));
    assert!(matches!(tidied.check(), Err(DealFault::Chain { .. })), "{:?}", tidied.check());
    // A record that ends early.
    let mut short = honest;
    let decisions = record.decisions();
    short.retell(&with_decisions(&record, &decisions[..decisions.len() - 1]));
    assert_eq!(short.check(), Err(DealFault::Unfinished));
}

#[test]
fn a_commitment_that_is_swapped_later_is_found() {
    let honest = Transcript::honest();
    let other = Transcript::with(Secret([9; 32]), [2, 8, 19], Some(OWN));
    let mut once = honest.clone();
    once.tables[4].commitment.clone_from(&other.end.commitment);
    assert_eq!(once.check(), Err(DealFault::Commitment), "even if it is swapped back");
    let tables = [&honest.tables[..3], &other.tables[3..]].concat();
    let from_then_on = Transcript { tables, ..other.clone() };
    let mut book = DealBook::default();
    book.hear(&room(Stage::Gathering, 0, None), None);
    assert_eq!(from_then_on.listen(book), Err(DealFault::Secret), "another secret than the announced one");
    assert_eq!(from_then_on.listen(DealBook::default()), Err(DealFault::Commitment));
    let chain = honest.tables.iter().position(|table| table.round == 3).expect("round 3");
    let mut other_chain = honest;
    other_chain.tables[chain].chain = Some("ab".repeat(32));
    assert_eq!(other_chain.check(), Err(DealFault::Chain { round: 2 }));
}

#[test]
fn a_nonce_that_was_accepted_and_left_out_is_found() {
    let without = Transcript::with(Secret([7; 32]), [2, 8, 19], None);
    assert_eq!(without.check(), Err(DealFault::Nonce));
    // A late client accuses no one, but confirms nothing either.
    let late = Transcript { before: room(Stage::Gathering, 0, None), ..without };
    assert_eq!(late.check(), Ok(DealVerdict::Fixed));
    let mut removed = Transcript::honest();
    removed.proof().terms.seats = seats(None);
    assert_eq!(removed.check(), Err(DealFault::Seed));
}

#[test]
fn every_part_of_a_proof_counts() {
    let change = |change: fn(&mut Transcript)| {
        let mut transcript = Transcript::honest();
        change(&mut transcript);
        transcript.check().expect_err("it was changed").code()
    };
    assert_eq!(change(|lie| lie.proof().terms.game = "abcd2345wxyz-2".to_owned()), "game");
    assert_eq!(change(|lie| lie.proof().terms.content = "00".repeat(32)), "content");
    assert_eq!(change(|lie| lie.proof().terms.variant = Variant::FourCard), "variant");
    assert_eq!(change(|lie| drop(lie.proof().terms.seats.pop())), "players");
    assert_eq!(change(|lie| lie.proof().secret = "00".repeat(32)), "secret");
    assert_eq!(change(|lie| lie.proof().terms.secret_hash = "00".repeat(32)), "secret");
    assert_eq!(change(|lie| lie.proof().chain = "00".repeat(32)), "chain");
    assert_eq!(change(|lie| lie.end.commitment = "00".repeat(32)), "commitment");
    assert_eq!(
        change(|lie| lie.proof().terms.seats[2] = DealSeat::Bot { level: Level::Random }),
        "commitment"
    );
    assert_eq!(change(|lie| lie.end.proof = None), "no-proof");
    let other_seed = |lie: &mut Transcript| {
        let record = lie.record();
        let line = format!("seed {}", record.seed());
        lie.end.record = Some(record.to_string().replace(&line, &format!("seed {}", "ab".repeat(32))));
    };
    assert_eq!(change(other_seed), "seed");
}

#[test]
fn names_cannot_pass_for_other_seats() {
    let two = |names: [&str; 2]| {
        let seat = |name: &str| DealSeat::Person { name: name.to_owned(), nonce: None };
        DealTerms { seats: names.map(seat).to_vec(), ..terms(Secret([1; 32]), [2, 8, 19], None) }
    };
    assert_ne!(
        two(["A", "B\nseat 3 person - 1 C"]).commitment(),
        two(["A\nseat 2 person - 1 B", "C"]).commitment()
    );
}

#[test]
fn nonces_are_32_digits() {
    assert_eq!(OWN.to_uppercase().parse::<Nonce>().map(|nonce| nonce.to_string()), Ok(OWN.to_owned()));
    for text in ["", "-", &OWN[1..], &format!("{OWN}0"), "zz112233445566778899aabbccddeeff"] {
        assert_eq!(text.parse::<Nonce>(), Err(NotANonce), "{text}");
    }
}

#[test]
fn a_nonce_is_added_once_and_only_when_it_is_asked_for() {
    let mut book = DealBook::default();
    let never = || panic!("no nonce is needed");
    assert_eq!(book.contribute(&room(Stage::Playing, 1, None), never), None);
    assert_eq!(book.contribute(&room(Stage::Over, 1, Some(OWN)), never), None);
    assert_eq!(book.contribute(&RoomState { you: None, ..room(Stage::Over, 1, None) }, never), None);
    let old_server = RoomState { next_secret_hash: None, ..room(Stage::Over, 1, None) };
    assert_eq!(book.contribute(&old_server, never), None);
    let drawn = book.contribute(&room(Stage::Over, 1, None), || OWN.parse().expect("a nonce"));
    assert_eq!(book.contribute(&room(Stage::Over, 1, None), never), drawn, "the same one is sent again");
}
