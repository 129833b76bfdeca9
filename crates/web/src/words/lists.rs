use crate::texts::Texts;

/// Lists things that have commas of their own.
pub(crate) fn listed(t: &Texts, words: impl Iterator<Item = String>) -> String {
    words.reduce(|before, next| t.listed(&before, &next)).unwrap_or_default()
}
