use std::fmt;
use std::str::FromStr;

use crate::BadLink;

/// The address of a room, as people share it: `http://HOST/room/CODE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomLink {
    /// The name of the server, with its port if there is one.
    pub host: String,
    /// The code of the room.
    pub code: String,
}

impl FromStr for RoomLink {
    type Err = BadLink;

    fn from_str(link: &str) -> Result<Self, BadLink> {
        if link.starts_with("https://") {
            return Err(BadLink::Https);
        }
        // The part after # is the secret of another person's seat.
        let link = link.split_once('#').map_or(link, |(link, _)| link);
        let path = link.strip_prefix("http://").ok_or(BadLink::Shape)?;
        let (host, code) = path.split_once("/room/").ok_or(BadLink::Shape)?;
        if host.is_empty() || code.is_empty() || !code.chars().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(BadLink::Shape);
        }
        Ok(Self { host: host.to_owned(), code: code.to_owned() })
    }
}

impl fmt::Display for RoomLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "room {} at {}", self.code, self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_server_and_room() {
        for link in ["http://example.org:7425/room/AB23CD", "http://example.org:7425/room/AB23CD#secret"] {
            let link: RoomLink = link.parse().expect("a link");
            assert_eq!((link.host.as_str(), link.code.as_str()), ("example.org:7425", "AB23CD"));
        }
    }

    #[test]
    fn other_links_are_refused() {
        assert_eq!("https://example.org/room/AB23CD".parse::<RoomLink>(), Err(BadLink::Https));
        for link in [
            "",
            "AB23CD",
            "http://example.org",
            "http://example.org/room/",
            "http:///room/AB",
            "http://a/room/b?c",
        ] {
            assert_eq!(link.parse::<RoomLink>(), Err(BadLink::Shape), "{link}");
        }
    }
}
