use std::sync::Arc;
use std::time::Duration;

use sideboards_protocol::{
    Accepted, Command, DealBook, DealFault, DealVerdict, Deed, Nonce, Occupant, Outcome, Person, RefusalCode,
    Refused, RoomState, SeatTaken, ServerMessage, Stage, Table, Update,
};
use sideboards_rules::{Content, Decision, Record, Sight};

use crate::{Connection, Conversation, PlayerError, RoomLink, rest};

/// How long to wait when the server is not there, or cannot do what we want at the moment.
const PAUSE: Duration = Duration::from_millis(500);

/// Somebody who sits in a room and plays.
#[derive(Debug)]
pub struct Player {
    link: RoomLink,
    content: Arc<Content>,
    conversation: Conversation,
    /// The first version of the room that has our last command: what is told of earlier ones is no reason to decide.
    outdated_before: u64,
    /// How many games were dealt when we saw the last one end.
    games_seen: u32,
    /// What we were told about the deals. A program that runs for days would keep it in a file.
    deals: DealBook,
}

impl Player {
    /// Takes a seat.
    pub async fn sit_down(link: RoomLink, name: &str) -> Result<Self, PlayerError> {
        let seat = rest::take_seat(&link.host, &link.code, name).await?;
        Ok(Self::on(link, seat))
    }

    /// Goes on on a seat that is ours already.
    pub fn on(link: RoomLink, seat: SeatTaken) -> Self {
        let conversation = Conversation::new(Some(seat.token));
        Self {
            link,
            content: Content::classic(),
            conversation,
            outdated_before: 0,
            games_seen: 0,
            deals: DealBook::default(),
        }
    }

    /// Plays the next game to its end and gives the table as it is then. Whenever the table waits for us, `idea` decides.
    pub async fn play(
        &mut self,
        idea: impl Fn(&Content, &Sight) -> Option<Decision>,
    ) -> Result<Table, PlayerError> {
        loop {
            match self.play_on_one_connection(&idea).await {
                // The game is still there when the server is there again, and so is everything that it said yes to.
                Err(PlayerError::Lost(_)) => tokio::time::sleep(PAUSE).await,
                result => return result,
            }
        }
    }

    async fn play_on_one_connection(
        &mut self,
        idea: &impl Fn(&Content, &Sight) -> Option<Decision>,
    ) -> Result<Table, PlayerError> {
        let mut connection = Connection::open(&self.link.host, &self.link.code).await?;
        for command in self.conversation.opening() {
            connection.send(&command).await?;
        }
        loop {
            let message = connection.receive().await?;
            let is_update = matches!(message, ServerMessage::Update(_));
            if let Some((command, outcome)) = self.conversation.hear(message) {
                self.learn(command, outcome).await?;
            }
            self.fetch_content().await?;
            if is_update && let Some(nonce) = self.note_deal() {
                connection.send(&self.conversation.say(nonce)).await?;
            }
            if let Some(table) = self.finished_game() {
                return Ok(table);
            }
            if let Some(deed) = self.next_deed(idea)? {
                connection.send(&self.conversation.say(deed)).await?;
            }
        }
    }

    /// Gets the box of the room, if it is not the one that we have.
    async fn fetch_content(&mut self) -> Result<(), PlayerError> {
        let wanted = self.conversation.latest().and_then(|update| update.room.content.as_ref());
        if wanted.is_some_and(|hash| *hash != self.content.hash().to_string()) {
            let file = rest::content(&self.link.host, &self.link.code).await?;
            self.content = Arc::new(Content::parse(&file)?);
        }
        Ok(())
    }

    /// Learns what became of a command.
    async fn learn(&mut self, command: Option<Command>, outcome: Outcome) -> Result<(), PlayerError> {
        match (outcome, command) {
            (Outcome::Accepted(Accepted { version }), command) => {
                self.outdated_before = version;
                let update = self.conversation.latest().filter(|update| update.version < version);
                if let (Some(update), Some(Command { deed: Deed::Decide(decision), .. })) = (update, command)
                {
                    self.deals.decided(&update.room, &decision);
                }
            }
            // The game began before our nonce arrived; there is one for the next game.
            (Outcome::Refused(_), Some(Command { deed: Deed::Nonce(_), .. })) => {}
            (
                Outcome::Refused(Refused { code: RefusalCode::Unavailable | RefusalCode::TooMany, .. }),
                Some(_),
            ) => {
                tokio::time::sleep(PAUSE).await;
            }
            // It came too late: the table has changed since, and we shall be told.
            (
                Outcome::Refused(Refused { code: RefusalCode::Outdated | RefusalCode::NotNow, .. }),
                Some(command),
            ) => {
                self.outdated_before = command.version + 1;
            }
            (Outcome::Refused(refused), _) => return Err(PlayerError::Refused(refused)),
        }
        Ok(())
    }

    /// Notes what we are told about the deal, and gives our nonce for the next one if the server waits for it.
    fn note_deal(&mut self) -> Option<Deed> {
        let update = self.conversation.latest()?;
        self.deals.hear(&update.room, update.table.as_ref());
        let deed = self.deals.contribute(&update.room, draw_nonce)?;
        // One that is on its way need not be sent twice.
        (!self.conversation.has_said(&deed)).then_some(deed)
    }

    /// Checks that the game that was played last was dealt and recorded as we were told.
    pub fn check_deal(&self) -> Result<DealVerdict, PlayerError> {
        let over = self.conversation.latest().and_then(|update| {
            let table = update.table.as_ref()?;
            Some((&update.room, table, table.record.as_ref()?))
        });
        let (room, table, record) = over.ok_or(PlayerError::NotOver)?;
        let record = Record::parse(record, Arc::clone(&self.content)).map_err(DealFault::from)?;
        Ok(self.deals.check(room, table, &record)?)
    }

    /// Gives what there is to do, if the table waits for us and we know how the table is now.
    fn next_deed(
        &self,
        idea: &impl Fn(&Content, &Sight) -> Option<Decision>,
    ) -> Result<Option<Deed>, PlayerError> {
        let Some(Update { version, room, table: Some(table), .. }) = self.conversation.latest() else {
            return Ok(None);
        };
        let is_up_to_date = self.conversation.is_answered() && *version >= self.outdated_before;
        if room.stage != Stage::Playing || !is_up_to_date {
            return Ok(None);
        }
        if is_replaced(room) {
            return Ok(Some(Deed::Return));
        }
        let sight = table.read(&self.content)?;
        let is_waiting = sight.seat().is_some_and(|seat| sight.player(seat).is_waiting);
        let decision = if is_waiting { idea(&self.content, &sight) } else { None };
        Ok(decision.map(|decision| Deed::Decide(self.content.deck().text(&decision).to_string())))
    }

    /// Gives the table of a game that has come to its end since we looked last.
    fn finished_game(&mut self) -> Option<Table> {
        let Update { room, table, .. } = self.conversation.latest()?;
        if room.stage != Stage::Over || room.games == self.games_seen {
            return None;
        }
        self.games_seen = room.games;
        table.clone()
    }
}

/// Draws what we add to the seed of a game.
fn draw_nonce() -> Nonce {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    format!("{:032x}", u128::from_be_bytes(bytes)).parse().expect("32 digits")
}

/// Tells whether we were away for so long that a bot plays for us.
fn is_replaced(room: &RoomState) -> bool {
    let own = room.you.and_then(|number| room.seats.get(usize::from(number) - 1));
    matches!(own, Some(Occupant::Person(Person { replaced: true, .. })))
}
