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

/// Removes all texts whose names begin in a certain way, except some.
pub(crate) fn remove_others(prefix: &str, is_kept: impl Fn(&str) -> bool) {
    let Some(storage) = storage() else { return };
    let prefix = key(prefix);
    let names = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?);
    let names: Vec<String> = names.collect();
    let others = names.iter().filter(|name| name.strip_prefix(&prefix).is_some_and(|rest| !is_kept(rest)));
    others.for_each(|name| drop(storage.remove_item(name)));
}

fn key(name: &str) -> String {
    format!("sideboards.{name}")
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
