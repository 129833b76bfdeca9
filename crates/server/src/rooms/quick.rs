//! Quick games: finds a seat among strangers.
//!
//! The database names the tables at which people gather, a few for each number of players. Naming one is atomic, and so
//! is each room's log: however many people ask at the same moment on however many nodes, those who can sit together do.

use sideboards_protocol::{QuickWish, RefusalCode, Refused, Report};
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::{Message, REQUEST_TIMEOUT, Rooms, Taken, unavailable};
use crate::clock::milliseconds;
use crate::metrics::Metrics;
use crate::room::{Parties, Room, Stranger};
use crate::secret::{self, TokenHash};
use crate::storage::{QuickTable, ReportRow, StorageError, Written};

/// How many tables of a size gather at the same time. More people would have to have blocked each other, or be getting
/// ready.
const MAX_TABLES: u32 = 64;

/// How long a table can be named: longer than any game.
const TABLE_RETENTION: std::time::Duration = std::time::Duration::from_hours(24);

/// What came of asking at one table.
enum Asked {
    Seated(Taken),
    /// There is no seat for this person, but perhaps for another one.
    NotHere,
    /// No game gathers here any more.
    Over,
}

impl Rooms {
    /// Takes a seat among strangers, or finds the one that the token already owns.
    pub(crate) async fn sit_among_strangers(&self, wish: &QuickWish) -> Result<Taken, Refused> {
        timeout(REQUEST_TIMEOUT, self.look_for_seat(wish)).await.unwrap_or_else(|_| Err(unavailable()))
    }

    async fn look_for_seat(&self, wish: &QuickWish) -> Result<Taken, Refused> {
        let token = wish.token.clone().unwrap_or_else(secret::token);
        let player = TokenHash::of(&wish.key);
        let shunned = self.stored(self.storage().blocked(player.text()).await)?;
        let stranger = Stranger { player, shunned: shunned.into_iter().map(TokenHash::from_text).collect() };
        if wish.token.is_some()
            && let Some(taken) = self.seat_among_strangers(wish.players, &token).await?
        {
            return Ok(taken);
        }
        // Every pass that fails ends a table or names one, so it takes many others to need a third one.
        loop {
            let tables = self.stored(self.storage().quick_tables(wish.players).await)?;
            let mut used = Vec::new();
            for table in tables {
                match self.ask_at(&table, wish, &token, &stranger).await? {
                    Asked::Seated(taken) => {
                        Metrics::count(&self.0.metrics.quick_seats);
                        return Ok(taken);
                    }
                    Asked::NotHere => used.push(table.number),
                    Asked::Over => self.stored(self.storage().clear_quick_table(&table).await)?,
                }
            }
            self.name_table(wish.players, &used).await?;
        }
    }

    /// Names another table, unless another request has done so since some were found to have no seat.
    async fn name_table(&self, players: u8, used: &[u32]) -> Result<(), Refused> {
        let _turn = self.0.naming.lock().await;
        let tables = self.stored(self.storage().quick_tables(players).await)?;
        if tables.iter().any(|table| !used.contains(&table.number)) {
            return Ok(());
        }
        let Some(number) = (0..MAX_TABLES).find(|number| !used.contains(number)) else {
            return Err(Refused::new(RefusalCode::Full, "too many people are waiting; try again soon"));
        };
        let table = QuickTable { players, number, room: secret::room_code(), at: self.now() };
        self.stored(self.storage().name_quick_table(&table).await)
    }

    /// Finds the seat of a person whose earlier request succeeded.
    async fn seat_among_strangers(&self, players: u8, token: &str) -> Result<Option<Taken>, Refused> {
        for table in self.stored(self.storage().quick_tables(players).await)? {
            let look = match self.look(&table.room, Some(token.to_owned())).await {
                Ok(look) => look,
                Err(refused) if refused.code == RefusalCode::NoSuchRoom => continue,
                Err(refused) => return Err(refused),
            };
            if let Some(seat) = look.state.you.filter(|_| look.is_owner) {
                return Ok(Some(Taken { room: table.room, seat, token: token.to_owned() }));
            }
        }
        Ok(None)
    }

    /// Asks for a seat at a table. The first to ask opens the room.
    async fn ask_at(
        &self,
        table: &QuickTable,
        wish: &QuickWish,
        token: &str,
        stranger: &Stranger,
    ) -> Result<Asked, Refused> {
        if table.at + milliseconds(TABLE_RETENTION) < self.now() {
            return Ok(Asked::Over);
        }
        loop {
            let (answer, seat) = oneshot::channel();
            let message = Message::Sit {
                name: wish.name.clone(),
                token: token.to_owned(),
                stranger: Some(Box::new(stranger.clone())),
                answer,
            };
            let taken = |seat| Taken { room: table.room.clone(), seat, token: token.to_owned() };
            match self.ask(&table.room, message, seat).await {
                Ok(seat) => return Ok(Asked::Seated(taken(seat))),
                Err(refused) => match refused.code {
                    RefusalCode::Full => return Ok(Asked::NotHere),
                    RefusalCode::NotNow | RefusalCode::Exhausted => return Ok(Asked::Over),
                    RefusalCode::NoSuchRoom => {}
                    _ => return Err(refused),
                },
            }
            let opened = Room::opening_for_strangers(wish.players);
            let sit = |room: &Room| room.judge_stranger(&wish.name, token, stranger);
            match self.found(&table.room, opened, sit).await? {
                Written::Kept => return Ok(Asked::Seated(taken(1))),
                // Another person at this table was first.
                Written::TooLate => {}
                Written::Failed => return Err(unavailable()),
            }
        }
    }

    /// Blocks a player for another one, and reports them if there is a reason.
    pub(crate) async fn report(&self, room: &str, report: Report) -> Result<(), Refused> {
        let Report { token, seat, name, reason } = report;
        let (answer, parties) = oneshot::channel();
        let Parties { reporter, reported, name } =
            self.ask(room, Message::Parties { token, seat, name, answer }, parties).await?;
        let row = ReportRow {
            room: room.to_owned(),
            reporter: reporter.into_text(),
            reported: reported.into_text(),
            name,
            reason: reason.map(|reason| reason.to_string()),
            at: self.now(),
        };
        let reports = self.stored(self.storage().keep_report(&row).await)?;
        if let Some(reason) = reason {
            Metrics::count(&self.0.metrics.reports);
            // Names are in the table only: the log has none.
            let player = &row.reported[..8];
            tracing::warn!(room, seat, %reason, player, reports, "a player was reported");
        }
        Ok(())
    }

    fn stored<T>(&self, result: Result<T, StorageError>) -> Result<T, Refused> {
        result.map_err(|error| {
            if self.0.metrics.storage_failed() {
                tracing::error!(%error, "quick games cannot be stored");
            }
            unavailable()
        })
    }
}
