use std::sync::Arc;

use sideboards_protocol::{DealFault, Occupant, Person, Update, seat_of};
use sideboards_rules::{Content, Record, Seat, Sight};

use super::known::{Admission, CheckedDeal, ConnectionState, Known, players_of};
use super::{Countdown, Gesture, Notice, UpdateOrder, happened};
use crate::clock::Clock;
use crate::history::{History, Origin, Past};
use crate::local::{Consequences, LocalGame, News};

/// The effects of an update for the player.
#[derive(Clone, Debug)]
pub struct UpdateEffects {
    /// The revealed and drawn cards.
    pub consequences: Consequences,
    /// The event of the own seat.
    pub news: Option<News>,
    /// The notice to show.
    pub notice: Option<Notice>,
    /// Gestures of people.
    pub gestures: Vec<Gesture>,
    /// Whether another game has begun.
    pub is_other_game: bool,
    /// Whether our cards have changed, so that the draft is void.
    pub has_other_cards: bool,
    sight: Option<Sight>,
}

impl Known {
    /// Returns the effects of an update, before it is applied.
    pub fn effects_of(&self, update: &Update, content: &Content) -> UpdateEffects {
        let you = update.room.you;
        let order = self.conversation.order(update);
        let events = if order == UpdateOrder::Next { update.events.as_slice() } else { &[] };
        let consequences = happened::consequences(events, content.deck(), you);
        let sight = update.table.as_ref().and_then(|table| table.read(content).ok());
        let cards = |sight: &Sight| (sight.hand, sight.round, sight.choice, sight.viewer);
        UpdateEffects {
            news: happened::news(events, &consequences, you),
            notice: if order == UpdateOrder::WentBack {
                Some(Notice::WentBack)
            } else {
                happened::notice(events, you)
            },
            gestures: Gesture::of_all(events, you),
            is_other_game: self.state.as_ref().is_none_or(|before| before.games != update.room.games),
            has_other_cards: self.sight.as_ref().map(cards) != sight.as_ref().map(cards),
            consequences,
            sight,
        }
    }

    /// Applies an update, which is complete.
    pub fn apply(
        &mut self,
        update: Update,
        content: Arc<Content>,
        effects: UpdateEffects,
        clock: &dyn Clock,
    ) {
        if effects.has_other_cards {
            self.highlighted = None;
        }
        self.content = content;
        self.finish(&update, clock);
        self.conversation.saw(&update);
        self.connection = ConnectionState::Connected;
        self.admission = Admission::In;
        let countdown = |end| Countdown::until(end, update.now, clock);
        self.deadline = update.room.deadline.map(countdown);
        self.starts = update.room.starts.map(countdown);
        self.bots_from = update.room.strangers.and_then(|strangers| strangers.bots_from).map(countdown);
        self.state = Some(update.room);
        self.sight = effects.sight;
    }

    /// Checks and stores a finished game.
    fn finish(&mut self, update: &Update, clock: &dyn Clock) {
        let over = update.table.as_ref().and_then(|table| Some((table, table.record.as_ref()?)));
        let Some((table, text)) = over else {
            (self.finished, self.checked) = (None, None);
            return;
        };
        if self.checked.as_ref().is_some_and(|checked| checked.commitment == table.commitment) {
            return;
        }
        let record = Record::parse(text, Arc::clone(&self.content)).map_err(DealFault::from);
        let deal = record.as_ref().map_err(DealFault::clone);
        let deal = deal.and_then(|record| self.deals.check(&update.room, table, record));
        let (commitment, chain) = (table.commitment.clone(), table.chain.clone());
        self.checked = Some(CheckedDeal { commitment, chain, deal });
        let players = players_of(&table.players);
        self.finished = record.ok().and_then(|record| LocalGame::resume(record, players).ok());
        self.finished_number = update.room.games;
        let seats = (0..table.players.len()).map(Seat::new);
        self.bot_finished = seats.filter(|seat| is_replaced(table.players.get(seat.index()))).collect();
        // Spectators have not played. The seat is that of the game: in the room it may have moved up already.
        if let (Some(game), Some(you)) = (&self.finished, table.you.and_then(seat_of)) {
            let origin = Origin::Room(format!("{}-{}", self.code, update.room.games));
            // A game finished by a bot does not count as ours.
            let own = Some(you).filter(|you| !self.bot_finished.contains(you));
            History::new(self.storage).keep(&Past::of(game, own, origin, clock.now()));
        }
    }
}

fn is_replaced(player: Option<&Occupant>) -> bool {
    matches!(player, Some(Occupant::Person(Person { replaced: true, .. })))
}
