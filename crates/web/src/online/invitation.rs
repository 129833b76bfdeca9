/// Where somebody was invited to: a room, and the own seat if the link has its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invitation {
    pub(crate) room: String,
    pub(crate) token: Option<String>,
}

impl Invitation {
    /// Reads a code, or a link to a room.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.rsplit_once("/room/").map_or(text, |(_, rest)| rest);
        let (address, token) = text.split_once('#').map_or((text, ""), |(address, token)| (address, token));
        let room = address.split(['?', '/']).next().unwrap_or_default();
        let room: String = room.chars().filter(|letter| !matches!(letter, ' ' | '-')).collect();
        let is_code =
            (4..=12).contains(&room.len()) && room.bytes().all(|letter| letter.is_ascii_alphanumeric());
        is_code.then(|| Self {
            room: room.to_ascii_uppercase(),
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
        for text in ["ABC234", " abc-234 ", "abc 234", "https://example.org/room/ABC234", "/room/abc234/?x=1"]
        {
            assert_eq!(room(text).as_deref(), Some("ABC234"), "{text}");
        }
        for text in ["", "x", "/room/", "https://example.org/rules", "ÄÖÜ234", &"A".repeat(13)] {
            assert_eq!(room(text), None, "{text}");
        }
        let personal = Invitation::read("http://localhost:7321/room/ABC234#s3cret").expect("a link");
        assert_eq!(personal.token.as_deref(), Some("s3cret"));
    }
}
