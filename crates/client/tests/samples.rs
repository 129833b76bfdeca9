//! What earlier versions stored and shared still opens: `samples/README.md`.

use std::path::PathBuf;
use std::sync::Arc;

use sideboards_client::boxes::Boxes;
use sideboards_client::daily::{Diary, State, key};
use sideboards_client::history::{History, Past, merged, read_archive, write_archive};
use sideboards_client::link::Link;
use sideboards_client::local::{Player, Purpose, load, save};
use sideboards_client::new_game::{Mode, Plan};
use sideboards_client::puzzles::{Book, Mistakes, PuzzleOutcome, RunMode};
use sideboards_client::room::Keyring;
use sideboards_client::settings::{Keys, Marks, Options, Palette, Switch, Theme, kept};
use sideboards_client::sheet::{KeptSheet, SheetStep, table};
use sideboards_client::statistics::Played;
use sideboards_client::storage::{Folder, Memory};
use sideboards_client::{Storage, codes};
use sideboards_puzzles::Puzzle;
use sideboards_rules::{Content, ContentDraft, Day, Seed, Variant};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/samples").join(name)
}

fn file(name: &str) -> String {
    std::fs::read_to_string(path(name)).expect("a sample")
}

fn storage() -> Folder {
    Folder::new(path("storage"))
}

fn weekend_box() -> Arc<Content> {
    Arc::new(Content::parse(include_str!("../../../examples/weekend-box.toml")).expect("a box"))
}

#[test]
fn links_open_and_are_written_as_they_were() {
    let boxes = [Content::classic(), weekend_box()];
    let links = file("links.txt");
    assert_eq!(links.lines().count(), 10);
    for line in links.lines() {
        let (kind, rest) = line.split_once(' ').expect("a kind");
        let (name, address) = rest.split_once(' ').expect("a name");
        match (kind, Link::read(address)) {
            ("record", Some(Link::Record(code))) => {
                let record = codes::record::read(code, &boxes).expect("a record");
                assert!(record.replay().is_ok_and(|game| game.is_over()), "{name}");
                assert_eq!(codes::record::write(&record), code, "{name}");
            }
            ("sheet", Some(Link::Sheet(code))) => {
                let paper = codes::sheet::read(code, &boxes).expect("a sheet");
                assert!(paper.outcome().is_ok(), "{name}");
                // Version 1 of a sheet of an own box named the box; now it goes along.
                let is_carried = name == "own-box";
                assert_eq!(codes::sheet::write(&paper) == code, !is_carried, "{name}");
                if name == "own-box-carried" {
                    let there = codes::sheet::read(code, &[]).expect("it carries its box");
                    assert_eq!(
                        there.outcome().expect("a table").scores,
                        paper.outcome().expect("a table").scores
                    );
                    assert_eq!(codes::sheet::write(&there), code, "{name}");
                }
            }
            ("box", Some(Link::OwnBox(code))) => {
                let own = codes::own_box::read(code).expect("a box");
                assert!(boxes.iter().any(|known| ContentDraft::of(known) == ContentDraft::of(&own.content)));
                assert_eq!(codes::own_box::write(&own.content), code, "{name}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn saved_games_open() {
    let text = file("sideboards-game.txt");
    let game = load(&text, Content::classic()).expect("a game");
    assert_eq!(game.players(), [Player::person("Ann"), Player::person("Zoë")]);
    assert_eq!((game.setup().variant(), save(&game)), (Variant::FourCard, text));
    let (storage, memory) = (storage(), Memory::default());
    let running = Purpose::Table.load(&storage, &Boxes::new(&storage)).expect("a running game");
    assert!(running.is_under_way() && running.players().len() == 3);
    Purpose::Table.keep(&running, &memory);
    assert_eq!(memory.get("game"), storage.get("game"));
    let daily = Purpose::Daily(Day::FIRST).load(&storage, &Boxes::new(&storage)).expect("a try");
    assert!(daily.is_under_way());
}

#[test]
fn past_games_open() {
    let storage = storage();
    let games = History::new(&storage).all();
    assert_eq!(games.len(), 6);
    let archive = file("sideboards-games.txt");
    let read = read_archive(&archive).expect("past games");
    assert_eq!((&read.games, read.skipped.len()), (&games, 0));
    assert_eq!(write_archive(&games), archive);
    assert_eq!(merged(games.clone(), games.clone()), games);
    let boxes = Boxes::new(&storage).all();
    assert!(games.iter().all(|past: &Past| Played::of(past.clone(), &boxes).is_ok()));
    let memory = Memory::default();
    for past in &games {
        History::new(&memory).keep(past);
    }
    assert_eq!(memory.get("history"), storage.get("history"));
}

#[test]
fn table_games_open() {
    let archive = file("sideboards-games-table.txt");
    let read = read_archive(&archive).expect("past games");
    assert_eq!((read.games.len(), read.skipped.len()), (2, 0));
    assert_eq!(write_archive(&read.games), archive);
    let played = |past: &Past| Played::of(past.clone(), &[Content::classic()]).expect("it carries its box");
    let totals =
        |past: &Past| played(past).scores.players().iter().map(|score| score.total.0).collect::<Vec<_>>();
    assert_eq!(totals(&read.games[0]), [38, 33, 39]);
    assert_eq!(totals(&read.games[1]).len(), 2);
    assert!(read.games.iter().all(Past::is_table));
}

#[test]
fn boxes_open_and_are_kept_as_they_were() {
    let storage = storage();
    let boxes = Boxes::new(&storage);
    let kept: Vec<(u32, bool)> = boxes.kept().iter().map(|kept| (kept.id, kept.content.is_ok())).collect();
    assert_eq!(kept, [(1, false), (2, true)]);
    let weekend = weekend_box().hash().to_string();
    assert!(boxes.of_hash(&weekend).is_some());
    let memory = Memory::default();
    memory.set("earlier-boxes", &storage.get("earlier-boxes").expect("a sample")).expect("memory keeps");
    assert!(Boxes::new(&memory).of_hash(&weekend).is_some(), "games find a box that was changed since");
    let again = Boxes::new(&memory);
    for kept in boxes.kept() {
        again.add(&kept.text);
    }
    assert_eq!(memory.get("boxes"), storage.get("boxes"));
}

#[test]
fn the_sheet_opens() {
    let storage = storage();
    let sheet = KeptSheet::new(&storage);
    let boxes = [Content::classic()];
    let paper = sheet.paper(&boxes).expect("a sheet");
    assert_eq!(sheet.step(paper.players.len()), SheetStep::Outcome);
    assert_eq!(sheet.names(), ["Lidia", "Carina", "Peter"]);
    let rounds = sheet.rounds(&paper);
    let codes = rounds.codes();
    assert!(codes.len() == 2 && codes.iter().all(|code| codes::sheet::read(code, &boxes).is_ok()));
    assert!(rounds.is_at_end() && codes::sheet::begun(&codes[0]) == Some(rounds.evening));
    assert_eq!(table(&paper, &sheet.names()), file("table-with-box.json"));
}

#[test]
fn the_diary_opens() {
    let storage = storage();
    let diary = Diary::kept(&storage).expect("a diary");
    assert_eq!(diary.of(Day::FIRST).map(|entry| (entry.state, entry.points)), Some((State::Sent, 41)));
    assert_eq!(diary.waiting().count(), 1);
    assert_eq!(Some(diary.to_string()), storage.get("daily"));
    assert_eq!(key(&storage, || Seed([0; 32])).as_deref(), Some("00112233445566778899aabbccddeeff"));
}

#[test]
fn what_is_remembered_of_puzzles_opens() {
    let storage = storage();
    let book = Book::kept(&storage);
    assert_eq!(Some(book.to_string()), storage.get("puzzles"));
    assert_eq!((book.totals(), book.best_run(RunMode::ThreeMinutes)), ((2, 1), 7));
    assert_eq!(book.days().of(Day::FIRST), Some(PuzzleOutcome::Right));
    let mistakes = Mistakes::kept(&storage);
    assert_eq!(Some(mistakes.to_string()), storage.get("puzzle-mistakes"));
    assert_eq!(mistakes.iter().count(), 3);
    for mistake in mistakes.iter() {
        let record = codes::record::read(&mistake.code, &[Content::classic()]).expect("a record");
        assert!(Puzzle::open(mistake.kind, record).is_ok());
    }
}

#[test]
fn plan_keys_and_settings_open() {
    let storage = storage();
    let plan = Plan::kept(&storage).expect("a plan");
    assert_eq!((plan.mode, plan.players().len()), (Mode::Device, 4));
    let memory = Memory::default();
    plan.keep(&memory);
    assert_eq!(memory.get("plan"), storage.get("plan"));
    let token = Keyring::new(&storage).token("abcd2345wxyz");
    assert_eq!(token.as_deref(), Some("0123456789abcdef0123456789abcdef"));
    assert_eq!(Keyring::new(&storage).all().len(), 2);
    assert_eq!(
        (kept::<Theme>(&storage, "theme"), kept::<Palette>(&storage, "palette")),
        (Theme::Dark, Palette::Tones)
    );
    assert_eq!(
        (kept::<Marks>(&storage, "marks"), kept::<Keys>(&storage, "keys")),
        (Marks::Both, Keys::Nothing)
    );
    assert_eq!(["hints", "swift"].map(|name| kept::<Switch>(&storage, name).name()), ["on", "on"]);
}
