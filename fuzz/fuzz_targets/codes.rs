//! Any letters are a record, a sheet, a box, or invalid; results round-trip, and can be played and scored.
#![no_main]

use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use libfuzzer_sys::fuzz_target;
use sideboards_client::codes;
use sideboards_client::link::Link;
use sideboards_client::new_game::Wish;
use sideboards_client::room::Invitation;
use sideboards_rules::{Content, ContentDraft};

fuzz_target!(|bytes: &[u8]| {
    check(&BASE64_URL_SAFE_NO_PAD.encode(bytes));
    if let Ok(text) = std::str::from_utf8(bytes) {
        check(text);
        Link::read(text);
        Invitation::read(text);
        let _ = Wish::parse(text, &[Content::classic()]);
    }
});

fn check(code: &str) {
    let boxes = [Content::classic(), weekend_box()];
    if let Ok(record) = codes::record::read(code, &boxes) {
        // Goals may come in any order, and are written in one.
        let again = codes::record::read(&codes::record::write(&record), &boxes);
        assert_eq!(again.map(|again| again.to_string()), Ok(record.to_string()));
        assert!(record.replay().is_ok());
    }
    if let Ok(paper) = codes::sheet::read(code, &boxes) {
        let again = codes::sheet::read(&codes::sheet::write(&paper), &boxes).expect("what we write we read");
        assert_eq!(again.players, paper.players);
        let _ = paper.outcome();
        assert!(paper.mistakes().iter().all(|(first, again)| first != again));
    }
    if let Some(own) = codes::own_box::read(code) {
        let again =
            codes::own_box::read(&codes::own_box::write(&own.content)).expect("what we write we read");
        assert_eq!(ContentDraft::of(&again.content), ContentDraft::of(&own.content));
    }
}

fn weekend_box() -> Arc<Content> {
    thread_local! {
        static BOX: Arc<Content> = {
            let file = include_str!("../../examples/weekend-box.toml");
            Arc::new(Content::parse(file).expect("a box without faults"))
        };
    }
    BOX.with(Arc::clone)
}
