use serde_json::{Value, json};
use sideboards_rules::{Content, Hash256, Record};

use crate::kit::{call, root};

/// A record of a game that an older server dealt, or that was never online.
fn record() -> String {
    std::fs::read_to_string(root().join("examples/two-players.txt")).expect("a record")
}

fn parsed(record: &str) -> Record {
    Record::parse(record, Content::classic()).expect("a record")
}

/// The commitment of an older server.
fn seed_commitment() -> String {
    parsed(&record()).seed().commitment()
}

/// A finished game as the server returns it.
fn game() -> Value {
    let text = std::fs::read_to_string(root().join("examples/online-game.json")).expect("an example");
    serde_json::from_str(&text).expect("JSON")
}

fn record_of(game: &Value) -> &str {
    game["record"].as_str().expect("a record")
}

/// The chain of a game, from its commitment to its end.
fn chain(game: &Value) -> Vec<String> {
    let commitment: Hash256 = game["commitment"].as_str().expect("digits").parse().expect("a hash");
    let chain = parsed(record_of(game)).chain(commitment).expect("a legal game");
    chain.iter().map(ToString::to_string).collect()
}

/// Changes the example, and returns the verdict.
fn said_about(change: impl FnOnce(&mut Value)) -> String {
    let mut changed = game();
    change(&mut changed);
    let outcome = call(&["verify", "-"], changed.to_string());
    assert_eq!((outcome.status, outcome.err.lines().count()), (1, 1), "{}", outcome.err);
    outcome.err
}

/// Changes the record of the example, and returns the verdict.
fn said_about_record(from: &str, to: &str) -> String {
    said_about(|game| {
        let changed = record_of(game).replace(from, to);
        assert_ne!(changed, record_of(game), "{from} is in the record");
        game["record"] = changed.into();
    })
}

#[test]
fn a_finished_game_is_verified_as_it_is_served() {
    let text = call(&["verify", "-"], game().to_string()).good();
    assert!(text.starts_with("The game is consistent with itself:") && text.contains("all legal"), "{text}");
    assert!(text.contains("Not proven: that the cards were fixed before the first one was dealt"), "{text}");
    assert!(text.contains("Not proven: that these decisions were played"), "{text}");
    let (commitment, chain) = (game()["commitment"].as_str().expect("digits").to_owned(), chain(&game()));
    let nonce = "FFEEDDCCBBAA99887766554433221100";
    let kept = [
        "verify",
        "-",
        "--commitment",
        &commitment,
        "--chain",
        &chain[2],
        "--chain",
        &chain[7],
        "--nonce",
        nonce,
    ];
    let text = call(&kept, game().to_string()).good();
    assert!(text.starts_with("The deal is as announced: the cards were fixed before"), "{text}");
    assert!(!text.contains("Not proven"), "{text}");
    let json: Value =
        serde_json::from_str(&call(&["verify", "-", "--json"], game().to_string()).good()).expect("JSON");
    assert_eq!(
        (&json["verified"], &json["proof"], &json["fault"]),
        (&json!(true), &json!("shared"), &Value::Null)
    );
    assert_eq!(json["unproven"], json!(["commitment", "decisions"]));
}

#[test]
fn whatever_is_changed_in_a_finished_game_is_named() {
    assert!(said_about_record("goals 2 8 19", "goals 3 8 19").contains("the goals do not match"));
    assert!(
        said_about_record("variant standard", "variant four-card").contains("the variant does not match")
    );
    assert!(said_about_record("players 2", "players 3").contains("the number of players does not match"));
    let box_of_others = said_about_record("content bcfdf8fb", "content bcfdf8fc");
    assert!(box_of_others.contains("the box does not match"), "{box_of_others}");
    assert!(said_about_record("seed 9365", "seed 9366").contains("the seed does not follow"));
    // The last decision: the same card at the other end.
    assert!(
        said_about_record("2 left TfObRsK-P-\n", "2 right TfObRsK-P-\n").contains("the chain does not match")
    );
    assert!(
        said_about_record("1 left RfTbO-KsP-\n", "1 right RfTbO-KsP-\n").contains("the chain does not match")
    );
    assert!(said_about_record("2 left TfObRsK-P-\n", "").contains("the record is not finished"));
    assert!(said_about_record("1 left T-PsRbOfK-\n1 take-back\n", "").contains("the chain does not match"));
    assert!(said_about_record("2 exchange\n", "").contains("is not in the hand"));
}

#[test]
fn whatever_is_changed_in_a_proof_is_named() {
    let without_nonce = |game: &mut Value| {
        let seat = &mut game["proof"]["terms"]["seats"][1]["person"];
        seat.as_object_mut().expect("a person").remove("nonce");
    };
    assert!(said_about(without_nonce).contains("the seed does not follow"));
    let renamed = |game: &mut Value| game["proof"]["terms"]["seats"][1]["person"]["name"] = "Peter".into();
    assert!(said_about(renamed).contains("the commitment does not match"));
    let other_secret = |game: &mut Value| game["proof"]["secret"] = "ab".repeat(32).into();
    assert!(said_about(other_secret).contains("secret"));
    assert!(said_about(|game| game["game"] = "ej62fhzvkhay-2".into()).contains("another game"));
    assert!(said_about(|game| game["proof"] = Value::Null).contains("the server provides no proof"));
    assert!(
        said_about(|game| game["proof"]["chain"] = "ab".repeat(32).into())
            .contains("the chain does not match")
    );
}

#[test]
fn what_was_kept_during_the_game_counts() {
    let no = |option: &str, value: &str| {
        let outcome = call(&["verify", "-", option, value], game().to_string());
        assert_eq!(outcome.status, 1);
        outcome.err
    };
    assert!(no("--commitment", &"ab".repeat(32)).contains("the commitment does not match"));
    assert!(no("--chain", &"ab".repeat(32)).contains("the chain does not match"));
    assert!(no("--nonce", &"ab".repeat(16)).contains("not part of the deal"));
}

#[test]
fn a_record_is_verified_with_commitment_and_chain() {
    let (game, chain) = (game(), chain(&game()));
    let verify = |record: &str, last: usize| {
        call(&["verify", "-", "--commitment", &chain[0], "--chain", &chain[last]], record)
    };
    let text = verify(record_of(&game), 7).good();
    assert!(text.starts_with("The record is as announced:"), "{text}");
    assert!(text.contains("Not proven: where the seed came from, and that it was fixed before"), "{text}");
    let text = verify(record_of(&game), 3).good();
    assert!(text.contains("Not proven: the decisions after round 2"), "{text}");
    for (from, to) in [
        ("goals 2 8 19", "goals 3 8 19"),
        ("2 left TfObRsK-P-\n", "2 right TfObRsK-P-\n"),
        ("2 left TfObRsK-P-\n", ""),
    ] {
        assert_eq!(verify(&record_of(&game).replace(from, to), 7).status, 1, "{from}");
    }
}

/// The game may be honest: without its proof that is unknown, so there is no accusation.
#[test]
fn what_a_record_alone_cannot_show_is_an_error_about_the_input() {
    let (game, chain) = (game(), chain(&game()));
    let verify = |options: &[&str]| {
        let arguments = [&["verify", "-", "--commitment", &chain[0]], options].concat();
        call(&arguments, record_of(&game)).bad()
    };
    // The chain begins with the commitment, which alone proves nothing about the record.
    for options in [&[][..], &["--chain", &chain[0]], &["--json"]] {
        let error = verify(options);
        assert!(error.contains("a record alone cannot be compared with this commitment"), "{error}");
        assert!(error.contains("/api/games/GAME") && error.contains("--chain"), "{error}");
    }
    for options in [&[][..], &["--chain", &chain[7]]] {
        let nonce = ["--nonce", "FFEEDDCCBBAA99887766554433221100"];
        let error = verify(&[&nonce, options].concat());
        assert!(error.contains("--nonce needs the finished game with its proof"), "{error}");
    }
}

#[test]
fn names_are_compared_with_those_at_the_start() {
    let about_names = |game: &Value| {
        let text = call(&["verify", "-"], game.to_string()).good();
        text.lines().find(|line| line.contains("names")).unwrap_or_default().to_owned()
    };
    assert_eq!(about_names(&game()), "");
    for players in [json!(["Zoë", "Lidia"]), json!(["Lidia", "Peter"]), json!(["Lidia"]), json!([])] {
        let mut game = game();
        game["players"] = players;
        let said = about_names(&game);
        assert!(said.starts_with("Not proven: the names in `players`"), "{game}: {said}");
    }
    let told = seed_commitment();
    let older = json!({"game":"a-1","finished":1,"players":["A","B"],"commitment":told,"record":record()});
    assert!(about_names(&older).contains("only the server's word"));
}

/// A proof is easily removed, and a seed committed to after the game.
#[test]
fn a_commitment_that_was_not_kept_proves_nothing_about_the_time() {
    let mut forged = game();
    forged["proof"] = Value::Null;
    forged["commitment"] = parsed(record_of(&forged)).seed().commitment().into();
    let text = call(&["verify", "-"], forged.to_string()).good();
    assert!(text.starts_with("The game is consistent with itself: seed and commitment belong"), "{text}");
    assert!(text.contains("Not proven: that the cards were fixed before the first one was dealt"), "{text}");
    assert!(text.contains("Not proven: goals, variant, players and decisions"), "{text}");
}

#[test]
fn a_deal_of_an_older_server_is_verified_and_it_is_said_what_is_not_proven() {
    let told = seed_commitment();
    let text = call(&["verify", "-", "--commitment", &told], record()).good();
    assert!(text.starts_with("The seed is as announced: it was fixed before the first card"), "{text}");
    assert!(text.contains("Not proven: goals, variant, players and decisions"), "{text}");
    let json = call(&["verify", "-", "--json", "--commitment", &told.to_uppercase()], record()).good();
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&json["deal"], &json["legal"], &json["finished"], &json["proof"]),
        (&json!(true), &json!(true), &json!(true), &json!("seed-only"))
    );
    let stored = json!({"game":"a-1","finished":1,"players":["A","B"],"commitment":told,"record":record()});
    call(&["verify", "-"], stored.to_string()).good();
}

#[test]
fn another_deal_is_answered_with_no() {
    let line = record().lines().find(|line| line.starts_with("seed ")).expect("a seed").to_owned();
    let other = record().replace(&line, &format!("seed {}", "ab".repeat(32)));
    let outcome = call(&["verify", "-", "--commitment", &seed_commitment()], other);
    assert_eq!(outcome.status, 1, "these cards were never in those hands");
    let outcome = call(&["verify", "-", "--commitment", &"ab".repeat(32)], game().to_string());
    assert_eq!(outcome.status, 1);
    assert!(outcome.err.contains("the commitment does not match"), "{}", outcome.err);
}

#[test]
fn an_illegal_or_unfinished_record_is_answered_with_no() {
    let told = seed_commitment();
    let outcome = call(&["verify", "-", "--commitment", &told], format!("{}1 exchange\n", record()));
    assert_eq!(outcome.status, 1);
    assert!(outcome.err.contains("the game is over"), "{}", outcome.err);
    let lines: Vec<_> = record().lines().map(str::to_owned).collect();
    let short = lines[..lines.len() - 1].join("\n");
    let outcome = call(&["verify", "-", "--commitment", &told], short);
    assert_eq!(outcome.status, 1);
    assert!(outcome.err.contains("not finished"), "{}", outcome.err);
}

#[test]
fn nonsense_is_bad_usage() {
    let outcome = call(&["verify", "-", "--commitment", "12"], record());
    assert_eq!(outcome.status, 2);
    assert!(outcome.err.contains("64 hexadecimal digits"), "{}", outcome.err);
    assert!(call(&["verify", "-"], record()).bad().contains("--commitment"));
    assert!(call(&["verify", "-"], "{}").bad().contains("not a finished game"));
}
