use std::cmp::Reverse;
use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_client::local::{Character, LocalGame, Player, Standing, bot_at};
use sideboards_client::room::players_of;
use sideboards_protocol::{Occupant, RoomState};
use sideboards_rules::{
    Card, CardId, Choice, Content, Counts, Deck, ExchangeCard, Goal, GoalKind, Goals, PlayerSight, Points,
    Round, Scorer, Scores, Seat, Sideboard, Sight,
};

use crate::texts::texts;
use crate::words::player_name;

/// Everything that one viewer sees, made from a sight and nothing else.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) content: Arc<Content>,
    /// The viewer's seat; spectators have none.
    pub(super) seat: Option<Seat>,
    pub(super) round: Round,
    pub(super) chosen_goals: Goals,
    pub(super) goals: [Goal; 3],
    pub(super) hand: Vec<CardId>,
    pub(super) sideboard: Sideboard,
    pub(super) choice: Option<Choice>,
    pub(super) exchange: ExchangeCard,
    pub(super) can_exchange: bool,
    pub(super) can_take_back: bool,
    /// The name of the player who holds a shared device.
    pub(super) holder: Option<String>,
    /// Whether a bot plays the own seat.
    is_resting: bool,
    pub(super) pile: usize,
    pub(super) discards: usize,
    /// The others, the left neighbour first; for a spectator all players.
    pub(super) others: Vec<Other>,
}

/// What can be seen of another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Other {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// Whom a bot plays, and how well.
    pub(super) bot: Option<(Character, Level)>,
    pub(super) presence: Presence,
    pub(super) sideboard: Sideboard,
    pub(super) faces: Vec<Card>,
    pub(super) counts: Counts,
    pub(super) exchange: ExchangeCard,
    pub(super) is_thinking: bool,
    /// Whether this player waits for the shared device.
    pub(super) plays_later: bool,
}

/// A player with the drawers that count for the row goal, and the bonus if the game ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Racer {
    pub(super) seat: Seat,
    /// None for the viewer.
    pub(super) name: Option<String>,
    pub(super) drawers: u8,
    pub(super) bonus: Points,
}

/// The player in a seat.
#[derive(Clone, Debug, Default)]
struct Sitter {
    name: String,
    bot: Option<(Character, Level)>,
    presence: Presence,
}

impl Sitter {
    fn of(players: &[Player], seat: Seat, presence: Presence) -> Self {
        Self { name: player_name(texts(), players, seat), bot: bot_at(players, seat), presence }
    }
}

/// Whether a player is present.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Presence {
    #[default]
    Here,
    /// The player is not connected.
    Away,
    /// A bot plays for the player.
    Replaced,
}

impl Scene {
    /// Shows what a seat sees of a game on this device.
    pub(super) fn of_game(game: &LocalGame, seat: Seat) -> Self {
        let sitter = |seat| Sitter::of(game.players(), seat, Presence::Here);
        let sitters: Vec<Sitter> = game.seats().map(sitter).collect();
        let mut scene = Self::of(game.content(), &game.view(seat).sight(), &sitters);
        if game.people().nth(1).is_some() {
            scene.holder = sitters.get(seat.index()).map(|sitter| sitter.name.clone());
        }
        for other in scene.others.iter_mut().filter(|other| other.bot.is_none()) {
            (other.plays_later, other.is_thinking) = (other.is_thinking, false);
        }
        scene
    }

    /// Shows what the server lets us see.
    pub(super) fn of_room(content: &Arc<Content>, sight: &Sight, room: &RoomState) -> Self {
        let players = players_of(&room.seats);
        let seats = sight.setup.players().seats().filter(|seat| seat.index() < players.len());
        let sitters: Vec<Sitter> = seats
            .map(|seat| {
                let presence = match &room.seats[seat.index()] {
                    Occupant::Person(person) if person.replaced => Presence::Replaced,
                    Occupant::Person(person) if !person.online => Presence::Away,
                    Occupant::Person(_) | Occupant::Bot { .. } => Presence::Here,
                };
                Sitter::of(&players, seat, presence)
            })
            .collect();
        let mut scene = Self::of(content, sight, &sitters);
        let own = sight.seat().and_then(|seat| sitters.get(seat.index()));
        if own.is_some_and(|own| own.presence == Presence::Replaced) {
            (scene.is_resting, scene.can_exchange, scene.can_take_back) = (true, false, false);
        }
        scene
    }

    /// Shows a position of a solo game.
    pub(super) fn of_position(content: &Arc<Content>, sight: &Sight, can_take_back: bool) -> Self {
        let alone = Sitter { name: texts().you(), ..Sitter::default() };
        Self { can_take_back, ..Self::of(content, sight, &[alone]) }
    }

    fn of(content: &Arc<Content>, sight: &Sight, sitters: &[Sitter]) -> Self {
        let goals = sight.setup.goals();
        let scorer = Scorer::new(content, goals);
        let players = sight.setup.players();
        let first = sight.seat().map_or(Seat::new(0), |seat| players.left_of(seat));
        let others = std::iter::successors(Some(first), |seat| {
            Some(players.left_of(*seat)).filter(|seat| *seat != first)
        });
        let others = others.filter(|seat| Some(*seat) != sight.seat());
        let legal = sight.legal();
        Self {
            content: Arc::clone(content),
            seat: sight.seat(),
            round: sight.round,
            chosen_goals: goals,
            goals: GoalKind::ALL.map(|kind| content.goal(goals.of(kind)).clone()),
            hand: sight.hand.cards().to_vec(),
            sideboard: sight.seat().map_or(Sideboard::EMPTY, |seat| sight.player(seat).sideboard),
            choice: sight.choice,
            exchange: sight.seat().map_or(ExchangeCard::None, |seat| sight.player(seat).exchange),
            can_exchange: legal.can_exchange(),
            can_take_back: legal.can_take_back(),
            holder: None,
            is_resting: false,
            pile: sight.pile,
            discards: sight.discards,
            others: others
                .map(|seat| Other::of(&scorer, content.deck(), seat, sight.player(seat), sitters))
                .collect(),
        }
    }

    /// Tells whether so many cards are all that is laid in this round.
    pub(super) fn is_complete(&self, laid: usize) -> bool {
        laid > 0 && laid == self.round.cards()
    }

    /// Gives a scorer for the goals of the game.
    pub(super) fn scorer(&self) -> Scorer<'_> {
        Scorer::new(&self.content, self.chosen_goals)
    }

    /// Scores the table as it is, with the given own sideboard: the own seat first if there is one, then the others.
    fn scores(&self, own: &Sideboard) -> Scores {
        let scorer = self.scorer();
        let has_exchange = |exchange| exchange == ExchangeCard::Unused;
        let own = self.seat.map(|_| (scorer.counts(own), has_exchange(self.exchange)));
        let others = self.others.iter().map(|other| (other.counts, has_exchange(other.exchange)));
        let table: Vec<(Counts, bool)> = own.into_iter().chain(others).collect();
        scorer.scores(&table)
    }

    /// Returns how everybody stands, in the same order.
    fn standings(&self, own: &Sideboard) -> Vec<Standing> {
        self.scores(own).players().iter().map(Standing::of).collect()
    }

    /// Returns everybody with the drawers of the row goal, the most first, the own seat before others with the same number.
    pub(super) fn racers(&self, own: &Sideboard) -> Vec<Racer> {
        let names = self.seat.map(|seat| (seat, None)).into_iter();
        let names = names.chain(self.others.iter().map(|other| (other.seat, Some(other.name.clone()))));
        let scores = self.scores(own);
        let racers = names.zip(scores.players()).map(|((seat, name), score)| Racer {
            seat,
            name,
            drawers: score.counts.row,
            bonus: score.bonus,
        });
        let mut racers: Vec<Racer> = racers.collect();
        racers.sort_by_key(|racer| Reverse(racer.drawers));
        racers
    }

    /// Tells how the player stands with a sideboard.
    pub(super) fn own_standing(&self, own: &Sideboard) -> Standing {
        self.standings(own)[0]
    }

    /// Tells how one of the others stands.
    pub(super) fn standing_of(&self, index: usize) -> Standing {
        self.standings(&self.sideboard)[index + usize::from(self.seat.is_some())]
    }

    /// Tells whether a seat has the most drawers of the row goal at this table, as the race on its goal card shows them.
    pub(super) fn leads(&self, own: &Sideboard, seat: Seat) -> bool {
        let racers = self.racers(own);
        let most = racers.first().map_or(0, |first| first.drawers);
        most > 0 && !self.is_solo() && racers.iter().any(|racer| racer.seat == seat && racer.drawers == most)
    }

    /// Tells whether cards are passed after this round: after the last one they are discarded.
    pub(super) fn passes_on(&self) -> bool {
        self.round < Round::Placing(Round::COUNT)
    }

    pub(super) fn is_solo(&self) -> bool {
        self.others.is_empty()
    }

    /// Names the others who have not placed yet.
    pub(super) fn awaited(&self) -> Vec<&str> {
        self.others.iter().filter(|other| other.is_thinking).map(|other| other.name.as_str()).collect()
    }

    /// Tells whether the player has placed and waits.
    pub(super) fn has_chosen(&self) -> bool {
        self.choice.is_some() || self.is_resting
    }
}

impl Other {
    fn of(scorer: &Scorer, deck: &Deck, seat: Seat, player: &PlayerSight, sitters: &[Sitter]) -> Self {
        let sideboard = player.sideboard;
        let counts = scorer.counts(&sideboard);
        // A room may have changed since its game began.
        let Sitter { name, bot, presence } = sitters.get(seat.index()).cloned().unwrap_or_default();
        Self {
            seat,
            name,
            bot,
            presence,
            faces: sideboard.cards().iter().map(|placed| deck.face(*placed)).collect(),
            sideboard,
            counts,
            exchange: player.exchange,
            is_thinking: player.is_waiting,
            plays_later: false,
        }
    }
}

impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        // A new field does not compile until it is compared. The content never changes during a game.
        let Self {
            content: _,
            seat,
            round,
            chosen_goals,
            goals,
            hand,
            sideboard,
            choice,
            exchange,
            can_exchange,
            can_take_back,
            holder,
            is_resting,
            pile,
            discards,
            others,
        } = self;
        (*seat, *round, *chosen_goals) == (other.seat, other.round, other.chosen_goals)
            && (*sideboard, *choice, *exchange) == (other.sideboard, other.choice, other.exchange)
            && [*can_exchange, *can_take_back, *is_resting]
                == [other.can_exchange, other.can_take_back, other.is_resting]
            && [*pile, *discards] == [other.pile, other.discards]
            && *hand == other.hand
            && *holder == other.holder
            && *others == other.others
            && *goals == other.goals
    }
}
