//! Whatever a server sends, a line a message: the client takes it over or leaves it out.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_client::Storage;
use sideboards_client::clock::Stopped;
use sideboards_client::room::{FinishedGame, Known};
use sideboards_client::storage::Memory;
use sideboards_protocol::lean::{self, Json};
use sideboards_protocol::{Deed, ServerMessage};
use sideboards_rules::{Content, Seed};

thread_local! {
    /// Rooms borrow their storage for good, so all of them share one.
    static STORAGE: &'static Memory = Box::leak(Box::default());
}

fuzz_target!(|text: &str| {
    let storage = STORAGE.with(|storage| *storage);
    storage.names().iter().for_each(|name| storage.remove(name));
    let mut known = Known::new("abcd2345wxyz".to_owned(), "fuzz".to_owned(), storage);
    known.hello();
    known.ask(Deed::Start);
    for json in text.lines().filter_map(Json::parse) {
        FinishedGame::of(&json).and_then(|game| game.read(&[Content::classic()]));
        match lean::message(&json) {
            Some(ServerMessage::Answer(answer)) => drop(known.take_answer(&answer)),
            Some(ServerMessage::Update(update)) => {
                known.note_deal(&update, || Seed([7; 32]));
                let content = Content::classic();
                let effects = known.effects_of(&update, &content);
                let version = update.version;
                known.apply(*update, content, effects, &Stopped::default());
                assert_eq!(known.fleeting(Deed::Ping).version, version);
            }
            None => {}
        }
    }
});
