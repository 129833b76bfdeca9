//! The deal is fixed before the game, drawn by all players together, and proven at the end.

use sideboards_protocol::{DealBook, DealVerdict, Nonce};

use super::*;

/// Returns the nonce that a person adds.
fn nonce(key: Key) -> Nonce {
    format!("{key:032x}").parse().expect("32 digits")
}

/// Adds the nonces of some people.
fn add_nonces(story: &mut Story, keys: std::ops::Range<Key>) {
    for key in keys {
        story.accept(key, Deed::Nonce(nonce(key).to_string()));
    }
}

#[test]
fn a_secret_is_announced_before_nonces_are_added() {
    let mut story = Story::new(2, 1);
    let announced = story.update(None, None).room.next_secret_hash;
    assert_eq!(announced, Some(Secret([3; 32]).hash().to_string()));
    let own = nonce(1).to_string();
    assert_eq!(story.refuse(1, Deed::Nonce("12".to_owned())), RefusalCode::Malformed);
    let version = story.accept(1, Deed::Nonce(own.to_uppercase()));
    assert_eq!(story.accept(1, Deed::Nonce(own.clone())), version, "the same one is harmless");
    assert_eq!(story.refuse(1, Deed::Nonce(nonce(0).to_string())), RefusalCode::NotNow, "only one counts");
    // A nonce belongs to the person, whatever the seat.
    story.accept(0, Deed::MoveTo(2));
    story.accept(1, Deed::MoveTo(1));
    story.accept(0, Deed::Start);
    let playing = story.update(Some(0), None);
    assert_eq!(playing.room.next_secret_hash, None);
    assert_eq!(story.refuse(0, Deed::Nonce(nonce(0).to_string())), RefusalCode::NotNow);
    let terms = playing.table.expect("a table").terms.expect("the start cards are hidden");
    assert_eq!((terms.game.as_str(), Some(&terms.secret_hash)), ("code-1", announced.as_ref()));
    let nonces: Vec<_> = terms.seats.iter().map(|seat| seat.nonce()).collect();
    assert_eq!(nonces, [Some(own.as_str()), None, None]);
}

#[test]
fn a_leaving_person_takes_the_nonce_along() {
    let mut story = Story::new(3, 0);
    add_nonces(&mut story, 0..3);
    story.accept(1, Deed::Leave);
    story.accept(0, Deed::Start);
    let terms = story.update(None, None).table.expect("a table").terms.expect("terms");
    let nonces: Vec<Nonce> = terms.seats.iter().filter_map(|seat| seat.nonce()?.parse().ok()).collect();
    assert_eq!(nonces, [nonce(0), nonce(2)]);
}

/// An honest server convinces every client, whatever happens in the game.
#[test]
fn every_client_can_check_every_game() {
    for number in 0..20 {
        let mut books: Vec<DealBook> = Vec::new();
        let mut people = 0;
        play_at_random(number, |story, _| {
            if books.is_empty() {
                people = story.room.occupants.iter().filter(|who| who.person().is_some()).count() as Key;
                books = vec![DealBook::default(); people as usize + 1];
                for key in 0..people {
                    let room = story.update(Some(key), None).room;
                    let deed = books[key as usize].contribute(&room, || nonce(key));
                    story.accept(key, deed.expect("a nonce is wanted"));
                }
            }
            for (key, book) in (0..people).map(Some).chain([None]).zip(&mut books) {
                let update = story.update(key, None);
                book.hear(&update.room, update.table.as_ref());
                let Some(text) = update.table.as_ref().and_then(|table| table.record.as_ref()) else {
                    continue;
                };
                let table = update.table.as_ref().expect("a table");
                let record = Record::parse(text, Content::classic()).expect("a record");
                let expected = if key.is_some() { DealVerdict::Shared } else { DealVerdict::Fixed };
                assert_eq!(book.check(&update.room, table, &record), Ok(expected), "game {number}, {key:?}");
            }
        });
    }
}

#[test]
fn every_completed_round_changes_the_chain() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    let chain = |story: &Story| story.update(Some(0), None).table.expect("a table").chain;
    let mut values = vec![chain(&story)];
    assert_eq!(values, [None], "before the first round the commitment is the chain");
    for round in 0..7 {
        story.decide(0, round);
        assert_eq!(Some(&chain(&story)), values.last(), "it says nothing about what is hidden");
        story.decide(1, round);
        assert!(!values.contains(&chain(&story)), "each value is new");
        values.push(chain(&story));
    }
}

/// Secrets and seeds stay secret until their game is over.
#[test]
fn secrets_stay_secret() {
    let mut story = Story::new(2, 0);
    let mut told = String::new();
    let mut hear = |story: &Story| {
        for key in [Some(0), Some(1), None] {
            told += &serde_json::to_string(&story.update(key, Some(0))).expect("updates are JSON");
        }
        told.clone()
    };
    hear(&story);
    story.accept(0, Deed::Start);
    for round in 0..7 {
        hear(&story);
        story.decide(0, round * 3);
        hear(&story);
        let seed = story.room.table.as_ref().expect("a game").record.seed().to_string();
        let next = story.room.next_secret.as_ref().expect("a secret").secret.to_string();
        let before = hear(&story);
        for hidden in [Secret([3; 32]).to_string(), seed, next] {
            assert!(!before.contains(&hidden));
        }
        story.decide(1, round * 5);
    }
    let over = hear(&story);
    assert!(over.contains(&Secret([3; 32]).to_string()), "now everybody may know it");
    let next = story.room.next_secret.as_ref().expect("a secret").secret.to_string();
    assert!(!over.contains(&next), "but not the next one");
}

/// A log of servers that committed to the seed alone.
#[test]
fn an_old_log_is_read_and_its_next_game_has_a_proof() {
    let seed = "ab".repeat(32);
    let log = [
        r#"{"entry":{"opened":{"variant":"standard","goals":"2,8,19","grace_seconds":120,"spectators":true}}}"#.to_owned(),
        r#"{"entry":{"sat":{"name":"P1","token":"t"}}}"#.to_owned(),
        r#"{"entry":{"came":{"seat":1,"node":"node"}}}"#.to_owned(),
        r#"{"entry":{"bot-added":{"level":"random"}}}"#.to_owned(),
        format!(r#"{{"entry":{{"started":{{"seed":"{seed}","goals":[2,8,19]}}}}}}"#),
    ];
    let mut story = Story::empty();
    for line in &log[..4] {
        story.happen(serde_json::from_str::<LogLine>(line).expect("an old line"));
    }
    assert_eq!(story.update(None, None).room.next_secret_hash, None);
    assert_eq!(story.refuse(0, Deed::Nonce(nonce(0).to_string())), RefusalCode::NotNow);
    let before = story.clone();
    story.happen(serde_json::from_str::<LogLine>(&log[4]).expect("an old line"));
    play_to_the_end(&mut story);
    let table = story.update(Some(0), None).table.expect("a table");
    assert_eq!((table.commitment, table.proof), (Seed([0xab; 32]).commitment(), None));
    // The next game has a proof of its own, although no nonce could be added.
    for mut story in [story, before] {
        story.accept(0, Deed::Start);
        play_to_the_end(&mut story);
        let table = story.update(Some(0), None).table.expect("a table");
        let record = Record::parse(&table.record.expect("a record"), Content::classic()).expect("a record");
        let proof = table.proof.expect("a proof");
        proof.check(&record, &table.commitment).expect("it fits");
        assert!(!proof.terms.has_nonces());
        assert!(story.update(None, None).room.next_secret_hash.is_some());
    }
}

fn play_to_the_end(story: &mut Story) {
    for round in 0.. {
        story.settle();
        if story.room.stage() == Stage::Over {
            return;
        }
        story.decide(0, round * 7);
    }
}
