//! Pins the finished game in `examples/online-game.json`, which `docs/PROTOCOL.md` computes step by step.

use std::sync::Arc;

use sideboards_protocol::{DealProof, DealSeat, DealTerms, FinishedGame, Secret};
use sideboards_rules::{Content, Decision, Game, Hash256, Record, Seat, Setup, Variant};

const PAGE: &str = include_str!("../../../docs/PROTOCOL.md");
const EXAMPLE: &str = include_str!("../../../examples/online-game.json");

fn example() -> FinishedGame {
    serde_json::from_str(EXAMPLE).expect("a finished game")
}

/// Recreates the example: two people who lay the first possible choice, with one exchange and one withdrawn choice.
fn game() -> FinishedGame {
    let secret = Secret(std::array::from_fn(|index| index as u8));
    let seat =
        |name: &str, nonce: &str| DealSeat::Person { name: name.to_owned(), nonce: Some(nonce.to_owned()) };
    let seats = vec![
        seat("Lidia", "00112233445566778899aabbccddeeff"),
        seat("Zoë", "ffeeddccbbaa99887766554433221100"),
    ];
    let content = Content::classic();
    let goals = content.goals(&[2, 8, 19]).expect("goals");
    let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("a game");
    let seed = secret.seed(&seats).expect("nonces");
    let mut record = Record::new(Arc::clone(&content), setup, seed);
    let mut game = Game::new(Arc::clone(&content), setup, seed);
    let (first, second) = (Seat::new(0), Seat::new(1));
    let mut decide = |seat, decision: Option<Decision>| {
        let decision = decision.unwrap_or_else(|| game.legal(seat).choice(0).into());
        game.decide(seat, decision).expect("a legal decision");
        record.push(seat, decision);
        game.is_over()
    };
    decide(first, None);
    decide(second, None);
    decide(second, Some(Decision::Exchange));
    decide(first, None);
    decide(first, Some(Decision::TakeBack));
    while !decide(first, None) && !decide(second, None) {}
    let terms = DealTerms {
        game: "ej62fhzvkhay-1".to_owned(),
        secret_hash: secret.hash().to_string(),
        content: content.hash().to_string(),
        variant: Variant::Standard,
        goals: goals.numbers(),
        seats,
    };
    let commitment = terms.commitment();
    let chain = record.chain(commitment).expect("a legal game");
    let chain = chain.last().expect("a chain").to_string();
    FinishedGame {
        game: terms.game.clone(),
        finished: 1_794_787_200_000,
        players: vec!["Lidia".to_owned(), "Zoë".to_owned()],
        bot_finished: Vec::new(),
        commitment: commitment.to_string(),
        record: record.to_string(),
        proof: Some(DealProof { terms, secret: secret.to_string(), chain }),
        content: None,
    }
}

#[test]
fn the_example_is_as_it_always_was() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let text = serde_json::to_string_pretty(&game()).expect("JSON") + "\n";
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/online-game.json"), text)
            .expect("written");
        return;
    }
    assert_eq!(game(), example());
}

/// The texts and hashes in `docs/PROTOCOL.md` are those of the example.
#[test]
fn the_page_computes_the_example() {
    let game = example();
    let proof = game.proof.as_ref().expect("a proof");
    let record = Record::parse(&game.record, Content::classic()).expect("a record");
    let chain = proof.check(&record, &game.commitment).expect("it fits");
    for (first_line, hash) in [
        ("sideboards secret 1\n", proof.terms.secret_hash.clone()),
        ("sideboards seed 1\n", record.seed().to_string()),
        ("sideboards deal 1\n", game.commitment.clone()),
        ("sideboards round 1\n", chain[1].to_string()),
    ] {
        let text = PAGE.split_once(first_line).expect("the text is on the page").1;
        let text = format!("{first_line}{}", text.split_once("```").expect("it ends").0);
        assert_eq!(Hash256::of(&text).to_string(), hash, "{text}");
        assert!(PAGE.contains(&hash), "{hash} is on the page");
    }
    assert!(PAGE.contains(&proof.chain), "the end of the chain is on the page");
}
