//! Notices between nodes: which rooms have new entries.

use sqlx::postgres::PgListener;

use super::Append;

/// Longest notice in bytes; PostgreSQL takes less than 8000.
pub(super) const NOTICE_SIZE: usize = 7000;

/// Notices of other nodes: `NODE ROOM NUMBER ROOM NUMBER …`.
#[derive(Debug)]
pub(crate) struct Notices {
    listener: Listener,
}

#[derive(Debug)]
enum Listener {
    Postgres(PgListener),
    #[cfg(feature = "simulation")]
    Simulated(super::simulated::Listener),
}

/// A room that another node has written to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DatabaseNotice {
    pub(crate) room: String,
    pub(crate) number: u64,
}

impl Notices {
    /// The channel of the database.
    pub(super) const CHANNEL: &str = "sideboards";

    pub(super) fn new(listener: PgListener) -> Self {
        Self { listener: Listener::Postgres(listener) }
    }

    #[cfg(feature = "simulation")]
    pub(super) fn simulated(listener: super::simulated::Listener) -> Self {
        Self { listener: Listener::Simulated(listener) }
    }

    /// Waits for the next notice of another node; `None` if some may have been missed.
    pub(crate) async fn next(&mut self, node: &str) -> Result<Option<Vec<DatabaseNotice>>, sqlx::Error> {
        loop {
            let Some(payload) = self.listener.next().await? else { return Ok(None) };
            if let Some(notices) = read(&payload, node) {
                return Ok(Some(notices));
            }
        }
    }

    /// Writes notices of appends, each with a limited number of bytes.
    pub(super) fn write(node: &str, appends: &[&Append], limit: usize) -> Vec<String> {
        let mut notices: Vec<String> = Vec::new();
        for append in appends {
            let words = format!(" {} {}", append.room, append.number);
            match notices.last_mut().filter(|notice| notice.len() + words.len() <= limit) {
                Some(notice) => *notice += &words,
                None => notices.push(format!("{node}{words}")),
            }
        }
        notices
    }
}

impl Listener {
    /// Waits for the next notice; `None` if some may have been missed.
    async fn next(&mut self) -> Result<Option<String>, sqlx::Error> {
        match self {
            Self::Postgres(listener) => {
                Ok(listener.try_recv().await?.map(|notice| notice.payload().to_owned()))
            }
            #[cfg(feature = "simulation")]
            Self::Simulated(listener) => listener.next().await,
        }
    }
}

/// Reads a notice of another node.
fn read(payload: &str, node: &str) -> Option<Vec<DatabaseNotice>> {
    let mut words = payload.split(' ');
    if words.next() == Some(node) {
        return None;
    }
    let mut notices = Vec::new();
    while let (Some(room), Some(number)) = (words.next(), words.next()) {
        notices.push(DatabaseNotice { room: room.to_owned(), number: number.parse().ok()? });
    }
    Some(notices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_by_others() {
        let append = |room: &str, number| Append {
            room: room.to_owned(),
            number,
            after: None,
            at: 0,
            lines: String::new(),
            due: None,
            finished: Vec::new(),
        };
        let appends = [append("a", 3), append("c", 1)];
        let appends: Vec<&Append> = appends.iter().collect();
        let written = Notices::write("me", &appends, 8);
        assert_eq!(written, ["me a 3", "me c 1"]);
        assert_eq!(read("me a 3", "me"), None);
        assert_eq!(read("you a 3", "me"), Some(vec![DatabaseNotice { room: "a".to_owned(), number: 3 }]));
    }
}
