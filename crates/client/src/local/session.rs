use sideboards_rules::{Choice, Decision, Illegal, Seat};

use super::{Consequences, LocalGame, News, Purpose};
use crate::boxes::Boxes;
use crate::clock::Clock;
use crate::storage::Storage;

/// A game in progress on this device. It is stored after every decision, and added to the history when it is over.
#[derive(Clone, Debug)]
pub struct LocalSession {
    game: LocalGame,
    holder: Option<Seat>,
    purpose: Purpose,
    /// What was in the storage when the game was kept last: the game, unless the storage is full or forbidden.
    kept: Option<String>,
    /// What everybody has laid in the last round, while all look at it together.
    revealed: Option<Vec<(Seat, Choice)>>,
}

/// The results of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The revealed and drawn cards.
    pub consequences: Consequences,
    /// The announcement; decisions of bots are announced at the end of the round only.
    pub news: Option<News>,
}

impl LocalSession {
    /// Puts a game on the table and stores it. The game continues even if its box is deleted.
    pub fn new(game: LocalGame, purpose: Purpose, storage: &dyn Storage, boxes: &Boxes) -> Self {
        boxes.lend(game.content());
        purpose.keep(&game, storage);
        Self { holder: game.only_person(), game, purpose, kept: purpose.text(storage), revealed: None }
    }

    /// Returns whether another tab has gone on with this game or ended it. Then this one must not decide any more.
    pub fn is_behind(&self, storage: &dyn Storage) -> bool {
        let stored = self.purpose.text(storage);
        self.purpose.is_settled(storage) || stored.is_some() && stored != self.kept
    }

    /// Returns the game.
    pub fn game(&self) -> &LocalGame {
        &self.game
    }

    /// Returns the seat that has the device; none while it is passed round.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Returns all choices of the last round, while people around one device look at them together.
    pub fn revealed(&self) -> Option<&[(Seat, Choice)]> {
        self.revealed.as_deref()
    }

    /// Ends looking at the last round.
    pub fn end_reveal(&mut self) {
        self.revealed = None;
    }

    /// Returns the device to a seat.
    pub fn hold(&mut self, seat: Seat) {
        self.holder = Some(seat);
    }

    /// Decides for a seat. An illegal decision changes nothing.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: Decision,
        storage: &dyn Storage,
        clock: &dyn Clock,
    ) -> Result<Decided, Illegal> {
        let events = self.game.decide(seat, decision)?;
        self.purpose.keep(&self.game, storage);
        self.kept = self.purpose.text(storage);
        let consequences = Consequences::of(&events, self.holder);
        let is_told = self.game.player(seat).is_person() || consequences.is_new_round();
        let news = is_told.then(|| consequences.news(decision));
        self.pass_device(&consequences);
        self.purpose.remember(&self.game, storage, clock);
        Ok(Decided { consequences, news })
    }

    /// Takes the device from its holder when another person is next. Everyone sees the results of a round first.
    fn pass_device(&mut self, consequences: &Consequences) {
        let is_shared = self.game.people().nth(1).is_some();
        let next = self.game.waiting_person();
        let is_new_round = consequences.is_new_round() && !consequences.is_over;
        if is_shared && next.is_some() && (next != self.holder || is_new_round) {
            self.holder = None;
        }
        if is_shared && is_new_round {
            self.revealed = Some(consequences.revealed.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sideboards_bots::Level;
    use sideboards_rules::{Content, Day, Seed, Setup, Variant};

    use super::*;
    use crate::clock::Stopped;
    use crate::daily::{Diary, DiaryEntry, State};
    use crate::history::History;
    use crate::local::Player;
    use crate::storage::Memory;

    #[test]
    fn a_tab_notices_that_another_one_went_on() {
        let storage = Memory::default();
        let day = Day::new(2026, 11, 15).expect("a day");
        let begin = || {
            let game = LocalGame::resume(day.record(), vec![Player::person("")]).expect("nothing is decided");
            LocalSession::new(game, Purpose::Daily(day), &storage, &Boxes::new(&storage))
        };
        let seat = Seat::new(0);
        let (mut one, mut other) = (begin(), begin());
        assert!(!one.is_behind(&storage) && !other.is_behind(&storage), "both have the deal");
        choose(&mut one, seat, &storage);
        assert!(!one.is_behind(&storage) && other.is_behind(&storage));
        let text = Purpose::Daily(day).load(&storage, &Boxes::new(&storage)).expect("it is kept");
        other = LocalSession::new(text, Purpose::Daily(day), &storage, &Boxes::new(&storage));
        assert!(!other.is_behind(&storage));
        while !one.game().is_over() {
            choose(&mut one, seat, &storage);
        }
        let (points, code) = (20, "AQ".to_owned());
        let mut diary = Diary::default();
        diary.add(DiaryEntry { day, state: State::Waiting, points, code });
        diary.keep(&storage);
        Purpose::Daily(day).forget(&storage);
        assert!(other.is_behind(&storage), "the day has its result");
    }

    #[test]
    fn a_game_goes_on_where_nothing_can_be_kept() {
        let storage = Memory::default();
        let mut session = session(vec![Player::person("Ada")], &storage);
        storage.remove("game");
        assert!(!session.is_behind(&storage), "the storage was cleared");
        choose(&mut session, Seat::new(0), &storage);
        assert!(!session.is_behind(&storage));
    }

    fn session(players: Vec<Player>, storage: &Memory) -> LocalSession {
        let content = Content::classic();
        let goals = content.goals(&[2, 8, 19]).expect("goals of the box");
        let setup = Setup::new(&content, players.len(), Variant::Standard, goals).expect("a table");
        let game = LocalGame::deal(Arc::clone(&content), setup, Seed([7; 32]), players);
        LocalSession::new(game, Purpose::Table, storage, &Boxes::new(storage))
    }

    /// Makes the first legal choice of a seat.
    fn choose(session: &mut LocalSession, seat: Seat, storage: &Memory) -> Decided {
        let legal = session.game().view(seat).legal().choice(0);
        let clock = Stopped::default();
        clock.set(5);
        session.decide(seat, legal.into(), storage, &clock).expect("legal")
    }

    #[test]
    fn a_decision_is_kept_at_once_and_a_finished_game_is_remembered() {
        let storage = Memory::default();
        let mut session = session(vec![Player::person("Ada")], &storage);
        let seat = Seat::new(0);
        assert_eq!(session.holder(), Some(seat));
        while !session.game().is_over() {
            assert!(History::new(&storage).all().is_empty());
            let decided = choose(&mut session, seat, &storage);
            assert!(decided.consequences.is_new_round() && decided.news.is_some());
            let kept = Purpose::Table.load(&storage, &Boxes::new(&storage)).expect("it is kept");
            assert_eq!(kept.record().to_string(), session.game().record().to_string());
        }
        let past = History::new(&storage).all();
        assert_eq!(past.iter().map(|past| (past.when, past.you)).collect::<Vec<_>>(), [(5, Some(seat))]);
        let again = session.decide(seat, Decision::Exchange, &storage, &Stopped::default());
        assert!(again.is_err());
    }

    #[test]
    fn the_device_is_passed_when_another_person_comes_next() {
        let storage = Memory::default();
        let players = vec![Player::person("Ada"), Player::Bot(Level::Random), Player::person("Bo")];
        let mut session = session(players, &storage);
        let [ada, bot, bo] = [0, 1, 2].map(Seat::new);
        assert_eq!(session.holder(), None);
        session.hold(ada);
        assert_eq!(choose(&mut session, bot, &storage).news, None, "bots are silent");
        assert_eq!(session.holder(), Some(ada), "a bot needs no device");
        assert_eq!(choose(&mut session, ada, &storage).news, Some(News::Chosen));
        assert_eq!(session.holder(), None);
        session.hold(bo);
        assert_eq!(session.revealed(), None, "Bo has not placed");
        assert_eq!(choose(&mut session, bo, &storage).news, Some(News::NextRound));
        assert_eq!(session.holder(), None);
        let seats = |session: &LocalSession| {
            session.revealed().map(|all| all.iter().map(|(seat, _)| *seat).collect::<Vec<_>>())
        };
        assert_eq!(seats(&session), Some(vec![ada, bot, bo]), "all look at the round");
        choose(&mut session, bot, &storage);
        assert!(session.revealed().is_some(), "bots think meanwhile");
        session.end_reveal();
        assert_eq!(session.revealed(), None);
    }
}
