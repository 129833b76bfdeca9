//! Addresses that the page shares.

use crate::place::{Place, online_game};

/// The destination of an address of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link<'t> {
    /// A record, as a code.
    Record(&'t str),
    /// A score sheet, as a code.
    Sheet(&'t str),
    /// A box, as a code.
    OwnBox(&'t str),
    /// A finished game stored on a server under a name.
    OnlineGame(&'t str),
    /// A place of the page without data.
    Place(Place),
}

impl<'t> Link<'t> {
    /// Reads an address, with or without its origin; anything else gives `None`.
    pub fn read(text: &'t str) -> Option<Self> {
        let (address, code) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
        let path = path_of(address)?;
        let place = Place::of(path);
        Some(match (place, code) {
            (Place::Replay, code) => match (online_game(path), code) {
                (Some(name), _) => Self::OnlineGame(name),
                (None, "") => Self::Place(place),
                (None, code) => Self::Record(code),
            },
            (Place::Sheet, code) if !code.is_empty() => Self::Sheet(code),
            (Place::Boxes, code) if !code.is_empty() => Self::OwnBox(code),
            _ => Self::Place(place),
        })
    }
}

/// Returns the path of an address, without origin and query.
fn path_of(address: &str) -> Option<&str> {
    let scheme = ["https://", "http://"].into_iter().find_map(|scheme| address.strip_prefix(scheme));
    let path = match scheme {
        Some(rest) => rest.find('/').map_or("/", |start| &rest[start..]),
        None => address.strip_prefix('/').map(|_| address)?,
    };
    path.split('?').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_with_and_without_their_origin() {
        for origin in ["", "https://sideboards.example", "http://127.0.0.1:8080"] {
            let read = |path: &str| {
                let address = format!(" {origin}{path}\n");
                format!("{:?}", Link::read(&address).expect("an address"))
            };
            assert_eq!(read("/replay#AQI"), r#"Record("AQI")"#);
            assert_eq!(read("/replay?step=7#AQI"), r#"Record("AQI")"#);
            assert_eq!(read("/replay/abcd2345wxyz-1?step=7"), r#"OnlineGame("abcd2345wxyz-1")"#);
            assert_eq!(read("/replay"), "Place(Replay)");
            assert_eq!(read("/score#AQI"), r#"Sheet("AQI")"#);
            assert_eq!(read("/box#AQI"), r#"OwnBox("AQI")"#);
            assert_eq!(read("/box"), "Place(Boxes)");
            assert_eq!(read("/new?deal=00&players=2"), "Place(NewGame)");
            assert_eq!(read("/attic#AQI"), "Place(Nowhere)");
        }
        assert_eq!(Link::read("https://sideboards.example"), Some(Link::Place(Place::Home)));
    }

    #[test]
    fn other_texts_are_no_addresses() {
        for text in ["", "AQI", "record.txt", "ftp://sideboards.example/replay#AQI", "./replay#AQI", "äöü"]
        {
            assert_eq!(Link::read(text), None, "{text}");
        }
    }
}
