//! Any text in the storage or in a file of the client is read or ignored, and results round-trip.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_client::Storage;
use sideboards_client::boxes::Boxes;
use sideboards_client::daily::Diary;
use sideboards_client::history::{Archive, History, merged, read_archive, write_archive};
use sideboards_client::local::{load, save};
use sideboards_client::new_game::Plan;
use sideboards_client::puzzles::{Address, Book, Mistakes};
use sideboards_client::room::Keyring;
use sideboards_client::sheet::KeptSheet;
use sideboards_client::statistics::{Played, csv};
use sideboards_client::storage::Memory;
use sideboards_rules::Content;

fuzz_target!(|text: &str| {
    let boxes = [Content::classic()];
    if let Ok(game) = load(text, Content::classic()) {
        let saved = save(&game);
        assert_eq!(load(&saved, Content::classic()).map(|game| save(&game)).ok(), Some(saved));
    }
    if let Some(Archive { games, .. }) = read_archive(text) {
        let written = Archive { games: games.clone(), skipped: Vec::new() };
        assert_eq!(read_archive(&write_archive(&games)), Some(written));
        let played: Vec<Played> = merged(games.clone(), games)
            .into_iter()
            .filter_map(|past| Played::of(past, &boxes).ok())
            .collect();
        csv(played.iter());
    }
    let diary = Diary::parse(text);
    assert_eq!(Diary::parse(&diary.to_string()), diary);

    if let Some(book) = Book::parse(text) {
        assert_eq!(Book::parse(&book.to_string()), Some(book));
    }
    if let Some(mistakes) = Mistakes::parse(text) {
        assert_eq!(Mistakes::parse(&mistakes.to_string()), Some(mistakes));
    }
    if let Ok(address) = Address::read(text, &boxes) {
        let written = address.to_string();
        assert_eq!(Address::read(&written, &boxes).map(|read| read.to_string()), Ok(written));
    }

    let storage = Memory::default();
    for name in ["history", "boxes", "earlier-boxes", "plan", "rooms", "sheet", "sheet.step", "sheet.rounds"]
    {
        storage.set(name, text).expect("memory keeps");
    }
    History::new(&storage).all().iter().for_each(|past| drop(past.game(&boxes)));
    let kept = Boxes::new(&storage);
    kept.of_record(text);
    kept.remember(text);
    kept.add(text);
    assert!(kept.all().len() >= kept.playable().len());
    if let Some(plan) = Plan::kept(&storage) {
        plan.keep(&storage);
        assert_eq!(Plan::kept(&storage), Some(plan.clone()));
        plan.fitted(&Content::classic()).players();
    }
    Keyring::new(&storage).keep("room", "token");
    assert_eq!(Keyring::new(&storage).token("room").as_deref(), Some("token"));
    let sheet = KeptSheet::new(&storage);
    sheet.paper(&boxes);
    sheet.step(2);
});
