//! Any text on the wire is a message or is rejected; a message round-trips, and a table is valid or is rejected.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_protocol::{Command, ServerMessage, clean_name};
use sideboards_rules::Content;

fuzz_target!(|text: &str| {
    if let Ok(command) = serde_json::from_str::<Command>(text) {
        let written = serde_json::to_string(&command).expect("commands are JSON");
        assert_eq!(serde_json::from_str::<Command>(&written).expect("what we write we read"), command);
    }
    if let Ok(ServerMessage::Update(update)) = serde_json::from_str(text) {
        if let Some(table) = update.table {
            let _ = table.read(&Content::classic()).map(|sight| sight.legal().len());
        }
    }
    let name = clean_name(text);
    assert_eq!(clean_name(&name), name, "a clean name stays as it is");
});
