//! Texts under names, stored between visits: the browser's storage, a folder, or memory.

mod folder;
mod memory;

pub use self::folder::Folder;
pub use self::memory::Memory;

/// Stores texts under names. Names contain no slash.
pub trait Storage: std::fmt::Debug {
    /// Returns the text under a name.
    fn get(&self, name: &str) -> Option<String>;

    /// Stores a text under a name, replacing the previous one.
    fn set(&self, name: &str, text: &str) -> Result<(), NotKept>;

    /// Removes the text under a name, if there is one.
    fn remove(&self, name: &str);

    /// Returns all names, in no particular order.
    fn names(&self) -> Vec<String>;
}

/// The storage is full or forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text could not be stored")]
pub struct NotKept;

/// Stores a text if possible. Without storage the game still works.
pub(crate) fn try_set(storage: &dyn Storage, name: &str, text: &str) {
    let _ = storage.set(name, text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(storage: &dyn Storage) {
        assert_eq!((storage.get("game"), storage.names()), (None, Vec::new()));
        assert_eq!(storage.set("game", "first"), Ok(()));
        assert_eq!(storage.set("game", "second\n\u{c}"), Ok(()));
        assert_eq!(storage.set("sheet.step", ""), Ok(()));
        assert_eq!(storage.get("game").as_deref(), Some("second\n\u{c}"));
        assert_eq!(storage.get("sheet.step").as_deref(), Some(""));
        let mut names = storage.names();
        names.sort();
        assert_eq!(names, ["game", "sheet.step"]);
        storage.remove("game");
        storage.remove("game");
        assert_eq!((storage.get("game"), storage.names()), (None, vec!["sheet.step".to_owned()]));
    }

    #[test]
    fn memory_and_folder_keep_alike() {
        check(&Memory::default());
        let path = std::env::temp_dir().join(format!("sideboards-client-{}", std::process::id()));
        check(&Folder::new(&path));
        assert_eq!(Folder::new(&path).set("../elsewhere", "x"), Err(NotKept), "a name is no path");
        std::fs::remove_dir_all(path).expect("the folder was made");
    }
}
