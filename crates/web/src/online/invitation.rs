/// Where somebody was invited to: a room, and the own seat if the link has its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invitation {
    pub(crate) room: String,
    pub(crate) token: Option<String>,
}

/// So many letters has the code of a room.
const CODE: usize = 12;

/// Writes a code so that it can be read aloud.
pub(crate) fn code_words(code: &str) -> String {
    let groups = code.as_bytes().chunks(4).map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join("-")
}

impl Invitation {
    /// Reads a code, or a link to a room.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.rsplit_once("/room/").map_or(text, |(_, rest)| rest);
        let (address, token) = text.split_once('#').map_or((text, ""), |(address, token)| (address, token));
        let room = address.split(['?', '/']).next().unwrap_or_default();
        let room: String = room.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect();
        let is_code = room.len() == CODE && room.bytes().all(|letter| letter.is_ascii_alphanumeric());
        is_code.then(|| Self {
            room: room.to_ascii_lowercase(),
            token: Some(token.to_owned()).filter(|token| !token.is_empty()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_links_are_understood() {
        let room = |text: &str| Invitation::read(text).map(|invitation| invitation.room);
        let code = "abcd2345wxyz";
        let link = format!("https://example.org/room/{code}");
        for text in
            [code, " ABCD-2345-WXYZ ", "abcd 2345 wxyz", &link, "/room/abcd2345wxyz/?x=1", &code_words(code)]
        {
            assert_eq!(room(text).as_deref(), Some(code), "{text}");
        }
        for text in ["", "x", "/room/", "https://example.org/rules", "ÄÖÜ234", &"a".repeat(13)] {
            assert_eq!(room(text), None, "{text}");
        }
        let personal = Invitation::read(&format!("{link}#s3cret")).expect("a link");
        assert_eq!(personal.token.as_deref(), Some("s3cret"));
    }
}
