use crate::kit::{TempFolder, call, root};

#[test]
fn the_order_of_the_golden_deals() {
    let golden =
        std::fs::read_to_string(root().join("crates/rules/tests/golden/deals.txt")).expect("golden deals");
    let deck: Vec<String> = std::fs::read_to_string(root().join("content/classic.toml"))
        .expect("the classic box")
        .split('"')
        .filter(|text| text.len() == 10)
        .map(str::to_owned)
        .collect();
    for line in golden.lines() {
        let (seed, numbers) = line.split_once(": ").expect("a seed and its deal");
        let expected: String = (numbers.split(' ').skip(3))
            .map(|number| format!("{}\n", deck[number.parse::<usize>().expect("a place")]))
            .collect();
        let seed = format!("--seed={seed}");
        assert_eq!(call(&["deal", "--players", "3", &seed], "").good(), expected);
        assert_eq!(call(&["deal", "--players", "6", "--variant", "four-card", &seed], "").good(), expected);
    }
}

#[test]
fn tables_that_cannot_be_dealt() {
    let bad = |arguments: &[&str]| call(&[&["deal", "--seed", "x"], arguments].concat(), "").bad();
    assert_eq!(bad(&["--players", "0"]), "error: the game is for 1 to 6 players, not 0");
    assert_eq!(bad(&["--players", "7"]), "error: the game is for 1 to 6 players, not 7");
    let alone = bad(&["--players", "1", "--variant", "four-card"]);
    assert_eq!(alone, "error: the four-card variant is for 2 to 6 players, not for solo games");
    let folder = TempFolder::new("deal");
    let classic = std::fs::read_to_string(root().join("content/classic.toml")).expect("the classic box");
    let from = classic.find("\"RbTfK-OsP-\"").expect("a card");
    let to = classic.find("\n]").expect("the end of the cards");
    let small = folder.file(
        "small.toml",
        format!(
            "{}{}",
            &classic[..from],
            "\"RbTfK-OsP-\", \"RsP-T-OfKb\", \"RsPbT-KfO-\", \"RfP-O-TbKs\"".to_owned() + &classic[to..]
        ),
    );
    assert_eq!(
        call(&["deal", "--players", "1", "--seed", "x", "--content", &small], "").good().lines().count(),
        9
    );
    assert_eq!(
        bad(&["--players", "2", "--content", &small]),
        "error: this box has 9 cards, but this many players need 18"
    );
}

/// As described in docs/DAILY.md.
#[test]
fn the_deal_of_a_day() {
    let daily = call(&["deal", "--daily", "2026-11-15"], "").good();
    let page = std::fs::read_to_string(root().join("docs/DAILY.md")).expect("the page");
    let (head, cards) = daily.split_once("\n\n").expect("goals, a seed and cards");
    assert!(page.contains(head), "{head}");
    let same = ["deal", "--players", "1", "--seed", "sideboards daily 1 2026-11-15"];
    assert_eq!(call(&same, "").good(), cards);
    let first: Vec<&str> = cards.lines().take(3).collect();
    assert!(page.contains(&first.join("\n")), "{first:?}");
    let not_a_day = call(&["deal", "--daily", "2026-11-31"], "");
    assert_eq!(not_a_day.status, 2);
    assert!(not_a_day.err.contains("\"2026-11-31\" is not a day (2026-11-15)"), "{}", not_a_day.err);
    let both = call(&["deal", "--daily", "2026-11-15", "--seed", "x"], "");
    assert!(both.status == 2 && both.err.contains("cannot be used with"), "{}", both.err);
}
