use super::Unread;

/// Faults found while reading a message.
#[derive(Debug, Default)]
pub struct Faults {
    is_malformed: bool,
    newer: Option<String>,
}

impl Faults {
    /// Notes a value of the wrong form.
    pub fn malformed(&mut self) {
        self.is_malformed = true;
    }

    /// Notes a word that only a newer program knows.
    pub fn newer(&mut self, word: &str) {
        self.newer.get_or_insert_with(|| word.to_owned());
    }

    /// Notes an unexpected name where only one is left.
    pub(crate) fn expect_name(&mut self, name: &str, known: &str) {
        // An empty name is malformed, and noted already.
        if name != known && !name.is_empty() {
            self.newer(name);
        }
    }

    /// Returns whether the message was read. Reports unknown words first: in a newer message other fields may be
    /// missing.
    pub(super) fn verdict(self) -> Result<(), Unread> {
        match self {
            Self { newer: Some(word), .. } => Err(Unread::Newer { word }),
            Self { is_malformed: true, .. } => Err(Unread::Malformed),
            Self { .. } => Ok(()),
        }
    }
}
