//! What this browser keeps: texts under names that begin with `sideboards.`. Without storage the game still works, and
//! forgets.

use web_sys::Storage;

pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok()?
}

pub(crate) fn write(name: &str, text: &str) {
    // Full or forbidden: the game goes on without.
    let _ = storage().map(|storage| storage.set_item(&key(name), text));
}

pub(crate) fn remove(name: &str) {
    let _ = storage().map(|storage| storage.remove_item(&key(name)));
}

fn key(name: &str) -> String {
    format!("sideboards.{name}")
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
