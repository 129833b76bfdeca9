//! Any messages of a server, one per line: the client applies or ignores them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_client::Storage;
use sideboards_client::clock::Stopped;
use sideboards_client::room::{Effect, FetchedGame, Known};
use sideboards_client::storage::Memory;
use sideboards_protocol::wire::{self, Unread};
use sideboards_protocol::{Deed, FinishedGame};
use sideboards_rules::{Content, Seed};

thread_local! {
    /// Rooms borrow their storage for good, so all of them share one.
    static STORAGE: &'static Memory = Box::leak(Box::default());
}

fuzz_target!(|text: &str| {
    let storage = STORAGE.with(|storage| *storage);
    storage.names().iter().for_each(|name| storage.remove(name));
    let mut known = Known::new("abcd2345wxyz".to_owned(), "fuzz".to_owned(), storage);
    known.conversation.tick(0);
    known.opened(0);
    known.conversation.ask(Deed::Start, 0);
    for (now, line) in (1..).zip(text.lines()) {
        if let Ok(game) = wire::read::<FinishedGame>(line) {
            FetchedGame::from(game).read(&[Content::classic()]);
        }
        for effect in known.conversation.received(line, now) {
            known.take(&effect);
            match effect {
                Effect::Update(update) => {
                    known.note_deal(&update, || Seed([7; 32]), now);
                    let content = Content::classic();
                    let effects = known.effects_of(&update, &content);
                    let version = update.version;
                    known.apply(*update, content, effects, &Stopped::default());
                    assert_eq!(known.conversation.version(), version);
                }
                Effect::Unread(Unread::Newer { .. }) => assert!(known.is_outdated),
                _ => {}
            }
        }
        known.conversation.tick(now);
    }
});
