use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

/// More letters than any box needs, with the longest names.
const LONGEST: usize = 256 * 1024;

/// Writes bytes as the letters of a code.
pub(super) fn encode(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads the letters of a code.
pub(super) fn decode(code: &str) -> Option<Vec<u8>> {
    if code.len() > LONGEST {
        return None;
    }
    BASE64_URL_SAFE_NO_PAD.decode(code).ok()
}

/// The unread bytes of a code.
pub(super) struct Bytes<'b>(pub(super) &'b [u8]);

impl<'b> Bytes<'b> {
    pub(super) fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn one(&mut self) -> Option<u8> {
        self.take(1).map(|taken| taken[0])
    }

    /// Reads a text after its length.
    pub(super) fn text(&mut self) -> Option<&'b str> {
        let length = self.one()?;
        std::str::from_utf8(self.take(length.into())?).ok()
    }
}
