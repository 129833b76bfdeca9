use std::sync::Arc;
use std::time::Duration;

use sideboards_client::room::{Effect, Pauses};
use sideboards_protocol::{
    Accepted, Command, DealBook, DealFault, DealVerdict, Deed, Nonce, Occupant, Outcome, Person, RefusalCode,
    Refused, RoomState, SeatTaken, Stage, Table, Update,
};
use sideboards_rules::{Content, Decision, Record, Sight};

use crate::{PlayerError, RoomLink, Visit, rest};

/// How long to wait when the server is unreachable.
const PAUSE: Duration = Duration::from_millis(500);

/// A player with a seat in a room.
#[derive(Debug)]
pub struct RoomPlayer {
    link: RoomLink,
    content: Arc<Content>,
    visit: Visit,
    /// The last update. An update always contains the complete state.
    latest: Option<Update>,
    /// The first version of the room with our last command: earlier updates are no reason to decide.
    outdated_before: u64,
    /// How many games had been dealt when the last one ended.
    games_seen: u32,
    /// Our observations of the deals. A long-running program would store them in a file.
    deals: DealBook,
}

impl RoomPlayer {
    /// Takes a seat.
    pub async fn sit_down(link: RoomLink, name: &str) -> Result<Self, PlayerError> {
        let seat = rest::take_seat(&link.host, &link.code, name).await?;
        Ok(Self::on(link, seat))
    }

    /// Continues on a seat that we own already.
    pub fn on(link: RoomLink, seat: SeatTaken) -> Self {
        let visit = Visit::new(vec![link.host.clone()], &link.code, Some(seat.token), Pauses::default());
        Self {
            link,
            content: Content::classic(),
            visit,
            latest: None,
            outdated_before: 0,
            games_seen: 0,
            deals: DealBook::default(),
        }
    }

    /// Plays the next game to its end and returns the final table. Whenever the table waits for us, `idea` decides.
    pub async fn play(
        &mut self,
        idea: impl Fn(&Content, &Sight) -> Option<Decision>,
    ) -> Result<Table, PlayerError> {
        // Playing again requires agreeing to the next game.
        if let Some(deed) = self.next_deed(&idea)? {
            self.visit.ask(deed);
        }
        loop {
            match self.visit.next().await {
                Effect::Update(update) => self.take_update(*update).await?,
                Effect::Entered(accepted) => self.outdated_before = accepted.version,
                Effect::Answered(command, outcome) => self.learn(&command, outcome)?,
                Effect::NotLetIn(refused) => return Err(PlayerError::Refused(refused)),
                Effect::Unread(unread) => return Err(unread.into()),
                // When the server is back the game still exists, with everything it acknowledged.
                Effect::Lost
                | Effect::SeatLost(_)
                | Effect::Watchers(_)
                | Effect::Postponed(..)
                | Effect::Connect
                | Effect::Send(_)
                | Effect::Close => {}
            }
            if let Some(table) = self.finished_game() {
                // Sends our nonce for the next game.
                self.visit.flush().await;
                return Ok(table);
            }
            if let Some(deed) = self.next_deed(&idea)? {
                self.visit.ask(deed);
            }
        }
    }

    /// Takes over an update.
    async fn take_update(&mut self, update: Update) -> Result<(), PlayerError> {
        self.visit.saw(&update);
        self.fetch_content(&update.room).await?;
        // If our nonce is lost on the way, the next update asks for it again.
        self.deals.hear(&update.room, update.table.as_ref());
        if let Some(nonce) = self.deals.contribute(&update.room, draw_nonce) {
            self.visit.mention(nonce);
        }
        self.latest = Some(update);
        Ok(())
    }

    /// Fetches the box of the room, if it differs from ours.
    async fn fetch_content(&mut self, room: &RoomState) -> Result<(), PlayerError> {
        while room.content.as_ref().is_some_and(|hash| *hash != self.content.hash().to_string()) {
            match rest::content(&self.link.host, &self.link.code).await {
                Ok(file) => self.content = Arc::new(Content::parse(&file)?),
                Err(PlayerError::Lost(_)) => tokio::time::sleep(PAUSE).await,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Handles the outcome of a command.
    fn learn(&mut self, command: &Command, outcome: Outcome) -> Result<(), PlayerError> {
        match outcome {
            Outcome::Accepted(Accepted { version }) => {
                self.outdated_before = version;
                let update = self.latest.as_ref().filter(|update| update.version < version);
                if let (Some(update), Deed::Decide(decision)) = (update, &command.deed) {
                    self.deals.decided(&update.room, decision);
                }
                Ok(())
            }
            // It came too late: the table has changed, and an update follows.
            Outcome::Refused(Refused { code: RefusalCode::Outdated | RefusalCode::NotNow, .. }) => {
                self.outdated_before = command.version + 1;
                Ok(())
            }
            Outcome::Refused(refused) => Err(PlayerError::Refused(refused)),
        }
    }

    /// Checks that the deal and the record of the last game match all statements of the server.
    pub fn check_deal(&self) -> Result<DealVerdict, PlayerError> {
        let over = self.latest.as_ref().and_then(|update| {
            let table = update.table.as_ref()?;
            Some((&update.room, table, table.record.as_ref()?))
        });
        let (room, table, record) = over.ok_or(PlayerError::NotOver)?;
        let record = Record::parse(record, Arc::clone(&self.content)).map_err(DealFault::from)?;
        Ok(self.deals.check(room, table, &record)?)
    }

    /// Returns the next deed, if the table waits for us and our state is current.
    fn next_deed(
        &self,
        idea: &impl Fn(&Content, &Sight) -> Option<Decision>,
    ) -> Result<Option<Deed>, PlayerError> {
        let Some(Update { version, room, table: Some(table), .. }) = &self.latest else {
            return Ok(None);
        };
        let is_up_to_date = self.visit.conversation().is_answered() && *version >= self.outdated_before;
        match own_seat(room) {
            Some(_) if !is_up_to_date => return Ok(None),
            Some(own) if room.stage == Stage::Over => return Ok((!own.ready).then_some(Deed::Ready(true))),
            Some(own) if room.stage == Stage::Playing && own.replaced => return Ok(Some(Deed::Return)),
            Some(_) if room.stage == Stage::Playing => {}
            Some(_) | None => return Ok(None),
        }
        let sight = table.read(&self.content)?;
        let is_waiting = sight.seat().is_some_and(|seat| sight.player(seat).is_waiting);
        let decision = if is_waiting { idea(&self.content, &sight) } else { None };
        Ok(decision.map(|decision| Deed::Decide(self.content.deck().text(&decision).to_string())))
    }

    /// Returns the table of a game that has ended since the last call.
    fn finished_game(&mut self) -> Option<Table> {
        let Update { room, table, .. } = self.latest.as_ref()?;
        if room.stage != Stage::Over || room.games == self.games_seen {
            return None;
        }
        self.games_seen = room.games;
        table.clone()
    }
}

/// Draws our contribution to the seed of a game.
fn draw_nonce() -> Nonce {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    format!("{:032x}", u128::from_be_bytes(bytes)).parse().expect("32 digits")
}

/// Returns our own seat in the room.
fn own_seat(room: &RoomState) -> Option<&Person> {
    match room.seats.get(usize::from(room.you?).checked_sub(1)?)? {
        Occupant::Person(person) => Some(person),
        Occupant::Bot { .. } => None,
    }
}
