/// An invitation to a room, and to the own seat if the link contains its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The code of the room.
    pub room: String,
    /// The secret of the seat.
    pub token: Option<String>,
}

/// Length of a room code.
const CODE: usize = 12;

/// Groups the letters of a code so that it can be read aloud.
pub fn code_words(code: &str) -> String {
    let mut words = String::new();
    for (index, letter) in code.chars().enumerate() {
        if index > 0 && index % 4 == 0 {
            words.push('-');
        }
        words.push(letter);
    }
    words
}
impl Invitation {
    /// Reads a code, or a link to a room.
    pub fn read(text: &str) -> Option<Self> {
        let (address, token) = text.trim().split_once('#').unwrap_or((text, ""));
        let path = address.split('?').next()?;
        // The last part of a link, or the code itself.
        let room = path.split('/').rfind(|part| !part.is_empty())?;
        let room: String = room.chars().filter(char::is_ascii_alphanumeric).collect();
        let is_code = room.len() == CODE;
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
        for text in
            ["", "x", "/room/", "https://example.org/rules", "ÄÖÜ234", "/room/abcd2345wxyzz", &"a".repeat(13)]
        {
            assert_eq!(room(text), None, "{text}");
        }
        let personal = Invitation::read(&format!("{link}#s3cret")).expect("a link");
        assert_eq!(personal.token.as_deref(), Some("s3cret"));
    }
}
