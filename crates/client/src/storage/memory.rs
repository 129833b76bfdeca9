use std::cell::RefCell;
use std::collections::BTreeMap;

use super::{NotKept, Storage};

/// Stores texts in memory, for tests and for programs without storage.
#[derive(Clone, Debug, Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Storage for Memory {
    fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}
