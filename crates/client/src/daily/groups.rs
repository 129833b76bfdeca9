use sideboards_protocol::{CODE_ALPHABET, GROUP_LENGTH};
use sideboards_rules::Seed;

use crate::place::Place;
use crate::room::Invitation;
use crate::storage::{Storage, try_set};

/// Name of the groups in storage: a line `CODE TITLE` each, the latest first.
const STORAGE_KEY: &str = "daily-groups";

/// The most groups that a page shows.
const MAX_GROUPS: usize = 12;

/// A group that compares its daily results. Its code is a secret of the members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The code.
    pub code: String,
    /// The title that the group had when it was joined.
    pub title: String,
}

impl Group {
    /// Makes a group with a code that nobody can guess.
    pub fn begin(title: String, Seed(chance): Seed) -> Self {
        let letter = |byte: &u8| CODE_ALPHABET[usize::from(byte % 32)] as char;
        Self { code: chance[..GROUP_LENGTH].iter().map(letter).collect(), title }
    }

    /// Returns the path that leads others into the group. What stands after the `#` is sent to no server.
    pub fn path(&self) -> String {
        format!("{}#{}", Place::Daily.path(), self.code)
    }
}

/// Reads the code of a group as people type it, or the link that carries it.
pub fn group_code(text: &str) -> Option<String> {
    let code = text.rsplit_once('#').map_or(text, |(_, code)| code);
    // Both have codes of the same form.
    let code = Invitation::read(code)?.room;
    code.bytes().all(|letter| CODE_ALPHABET.contains(&letter)).then_some(code)
}

/// The groups of this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Groups(Vec<Group>);

impl Groups {
    /// Returns the groups in a storage; lines that make no sense are left out.
    pub fn kept(storage: &dyn Storage) -> Self {
        let text = storage.get(STORAGE_KEY).unwrap_or_default();
        let read = |line: &str| {
            let (code, title) = line.split_once(' ')?;
            Some(Group { code: group_code(code)?, title: title.to_owned() })
        };
        Self(text.lines().filter_map(read).take(MAX_GROUPS).collect())
    }

    /// Returns all of them, the latest first.
    pub fn all(&self) -> &[Group] {
        &self.0
    }

    /// Returns whether there is room for another one.
    pub fn has_room(&self) -> bool {
        self.0.len() < MAX_GROUPS
    }

    /// Adds a group to those that any tab has left in the storage.
    pub fn add(group: Group, storage: &dyn Storage) -> Self {
        let mut groups = Self::without(&group.code, storage);
        groups.0.insert(0, group);
        groups.keep(storage);
        groups
    }

    /// Removes a group from those that any tab has left in the storage.
    pub fn forget(code: &str, storage: &dyn Storage) -> Self {
        let groups = Self::without(code, storage);
        groups.keep(storage);
        groups
    }

    fn without(code: &str, storage: &dyn Storage) -> Self {
        let mut groups = Self::kept(storage);
        groups.0.retain(|group| group.code != code);
        groups
    }

    fn keep(&self, storage: &dyn Storage) {
        let text: String = self.0.iter().map(|group| format!("{} {}\n", group.code, group.title)).collect();
        try_set(storage, STORAGE_KEY, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_code_is_understood_however_it_comes() {
        let group = Group::begin("Class 7b".to_owned(), Seed([33; 32]));
        assert_eq!(group.code, "3".repeat(GROUP_LENGTH));
        assert_eq!(group.path(), "/daily#333333333333");
        let link = format!("https://sideboards.example{}", group.path());
        for text in [group.code.as_str(), &group.path(), &link, " 3333-3333-3333\n"] {
            assert_eq!(group_code(text).as_ref(), Some(&group.code), "{text}");
        }
        for text in ["", "333", "/daily", "/daily#", "iiii-llll-oooo", "https://sideboards.example/daily"] {
            assert_eq!(group_code(text), None, "{text}");
        }
    }

    #[test]
    fn groups_are_kept_and_no_tab_loses_one() {
        let storage = Memory::default();
        let group =
            |code: &str, title: &str| Group { code: code.repeat(GROUP_LENGTH), title: title.to_owned() };
        Groups::add(group("a", "Class 7b"), &storage);
        Groups::add(group("b", "Friends of Zoë"), &storage);
        let groups = Groups::add(group("a", "Class 8b"), &storage);
        assert_eq!(groups, Groups::kept(&storage));
        assert_eq!(groups.all(), [group("a", "Class 8b"), group("b", "Friends of Zoë")]);
        assert_eq!(Groups::forget(&"a".repeat(GROUP_LENGTH), &storage).all(), [group("b", "Friends of Zoë")]);
        let text = storage.get(STORAGE_KEY).expect("it is kept");
        storage.set(STORAGE_KEY, &format!("nonsense\n\n{text}short x\n")).expect("memory keeps");
        assert_eq!(Groups::kept(&storage).all(), [group("b", "Friends of Zoë")]);
        for code in CODE_ALPHABET {
            Groups::add(group(&(*code as char).to_string(), "x"), &storage);
        }
        assert!(!Groups::kept(&storage).has_room());
    }
}
