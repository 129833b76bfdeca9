use sideboards_bots::Level;
use sideboards_rules::MAX_PLAYERS;

use super::numbers::{Numbers, mean, percent};
use super::played::{Played, PlayedBox, PlayedGoal, points_for};
use crate::history::{Origin, Past};
use crate::local::Player;

/// Games that have something in common.
#[derive(Clone, Debug)]
pub struct Group<'g, K> {
    /// What they have in common.
    pub key: K,
    /// Their numbers.
    pub numbers: Numbers<'g>,
    /// The mean of what is compared with the own points: what a goal brings, or what a bot scores.
    pub beside: f64,
}

fn group<'g, K>(
    games: &[&'g Played],
    keys: impl IntoIterator<Item = K>,
    belongs: impl Fn(&Played, &K) -> bool,
    beside: impl Fn(&Played, &K) -> f64,
) -> Vec<Group<'g, K>> {
    let gather = |key: K| {
        let those: Vec<&Played> = games.iter().copied().filter(|game| belongs(game, &key)).collect();
        let beside = mean(those.iter().map(|game| beside(game, &key)));
        Some(Group { numbers: Numbers::of(&those)?, key, beside })
    };
    keys.into_iter().filter_map(gather).collect()
}

/// Returns all boxes of some games: the classic one, then the others by name.
pub fn boxes_played<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<PlayedBox> {
    let mut boxes: Vec<PlayedBox> = Vec::new();
    for of in games.map(Played::played_box) {
        if !boxes.contains(&of) {
            boxes.push(of);
        }
    }
    boxes.sort_by_cached_key(|of| (!of.is_classic(), of.name.clone()));
    boxes
}

/// Returns all goals of some games: those of the classic box first, by kind, and then by number.
pub fn goals_played<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<PlayedGoal> {
    let mut goals: Vec<PlayedGoal> = Vec::new();
    for goal in games.flat_map(Played::goals) {
        if !goals.contains(&goal) {
            goals.push(goal);
        }
    }
    let order = |PlayedGoal { goal, of }: &PlayedGoal| {
        (!of.is_classic(), of.name.clone(), of.hash.to_string(), goal.kind(), goal.number)
    };
    goals.sort_by_cached_key(order);
    goals
}

/// Groups games by their goals; beside it stands what the goal brings.
pub fn by_goal<'g>(games: &[&'g Played]) -> Vec<Group<'g, PlayedGoal>> {
    let brings = |game: &Played, goal: &PlayedGoal| {
        game.own().map_or(0.0, |own| f64::from(points_for(own, goal.goal.kind())))
    };
    group(games, goals_played(games.iter().copied()), Played::has_goal, brings)
}

/// Groups games by how many sit at the table.
pub fn by_players<'g>(games: &[&'g Played]) -> Vec<Group<'g, usize>> {
    group(games, 1..=MAX_PLAYERS, |game, players| game.players().len() == *players, |_, _| 0.0)
}

/// Groups games by the bots among the others, the weakest first; beside it stands what these bots score.
pub fn by_bot<'g>(games: &[&'g Played]) -> Vec<Group<'g, Level>> {
    let scores = |game: &Played, level: &Level| {
        let bots = game.opponents().filter(|(player, _)| **player == Player::Bot(*level));
        mean(bots.map(|(_, score)| f64::from(score.total.0)))
    };
    let has =
        |game: &Played, level: &Level| game.opponents().any(|(player, _)| *player == Player::Bot(*level));
    group(games, Level::ALL, has, scores)
}

/// Where and with whom games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origins {
    /// The tries of daily deals that count.
    Daily,
    /// Alone on this device.
    Alone,
    /// With bots on this device.
    Bots,
    /// Several people around this device.
    Device,
    /// In rooms of a server.
    Online,
    /// Deals that were known before, and daily deals whose day was over: they count for nothing.
    Practice,
    /// On a real table.
    Table,
}

impl Origins {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Daily, Self::Alone, Self::Bots, Self::Device, Self::Online, Self::Table, Self::Practice];

    /// Returns where a game belongs.
    pub fn of(game: &Played) -> Self {
        let people = game.players().iter().filter(|player| player.is_person()).count();
        match &game.past.origin {
            Origin::Daily(_) => Self::Daily,
            Origin::Archive(_) | Origin::Practice(_) | Origin::Again => Self::Practice,
            Origin::Room(_) => Self::Online,
            Origin::Device if game.is_solo() => Self::Alone,
            Origin::Device if people > 1 => Self::Device,
            Origin::Device => Self::Bots,
            Origin::Table { .. } => Self::Table,
        }
    }
}

/// Groups games by where they were played.
pub fn by_origin<'g>(games: &[&'g Played]) -> Vec<Group<'g, Origins>> {
    let is_there = |game: &Played, origin: &Origins| Origins::of(game) == *origin;
    group(games, Origins::ALL, is_there, |_, _| 0.0)
}

/// How one of several people around a device plays.
#[derive(Clone, Debug, PartialEq)]
pub struct AroundDevice {
    /// The name.
    pub name: String,
    /// How many games.
    pub games: usize,
    /// The mean of the points.
    pub mean: f64,
    /// The most points.
    pub best: u16,
    /// How many games were won or shared.
    pub wins: usize,
}

impl AroundDevice {
    /// Returns how many of a hundred games are won.
    pub fn percent_won(&self) -> usize {
        percent(self.wins, self.games).unwrap_or(0)
    }
}

/// Counts games of several people around one device by their names, the most frequent player first. Players
/// without a name are left out, and so are games that a bot finished for the owner.
pub fn around_device<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<AroundDevice> {
    let is_shared = |past: &Past| past.you.is_none() && !past.is_table() && !past.is_bot_finished();
    by_people(games.filter(|game| is_shared(&game.past)))
}

/// Counts games by the names of all who played, the most frequent player first.
pub(super) fn by_people<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<AroundDevice> {
    let mut people: Vec<AroundDevice> = Vec::new();
    for (player, score) in games.flat_map(Played::opponents) {
        let Player::Person(name) = player else { continue };
        if name.is_empty() {
            continue;
        }
        let index = people.iter().position(|person| person.name == *name).unwrap_or_else(|| {
            people.push(AroundDevice { name: name.clone(), games: 0, mean: 0.0, best: 0, wins: 0 });
            people.len() - 1
        });
        let (person, points) = (&mut people[index], score.total.0);
        person.games += 1;
        person.mean += (f64::from(points) - person.mean) / person.games as f64;
        person.best = person.best.max(points);
        person.wins += usize::from(score.place == 1);
    }
    people.sort_by(|one, other| other.games.cmp(&one.games).then_with(|| one.name.cmp(&other.name)));
    people
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sideboards_rules::{Content, Seat, Seed, Setup, Variant};

    use super::super::fixture::{past, played, turned_box};
    use super::*;
    use crate::local::LocalGame;

    fn games() -> Vec<Played> {
        vec![
            played("solo", Some(0), Origin::Daily("2026-11-15".to_owned()), 1),
            played("two-players", Some(0), Origin::Device, 2),
            played("two-players", Some(1), Origin::Room("abcd-1".to_owned()), 3),
            played("three-players", Some(0), Origin::Device, 4),
        ]
    }

    #[test]
    fn games_are_grouped_by_what_they_have_in_common() {
        let games = games();
        let all: Vec<&Played> = games.iter().collect();
        let players: Vec<(usize, usize)> =
            by_players(&all).iter().map(|group| (group.key, group.numbers.games)).collect();
        assert_eq!(players, [(1, 1), (2, 2), (3, 1)]);
        let origins: Vec<(Origins, usize)> =
            by_origin(&all).iter().map(|group| (group.key, group.numbers.games)).collect();
        assert_eq!(origins, [(Origins::Daily, 1), (Origins::Bots, 2), (Origins::Online, 1)]);
    }

    #[test]
    fn goals_say_what_they_bring() {
        let games = games();
        let all: Vec<&Played> = games.iter().collect();
        let goals = by_goal(&all);
        assert_eq!(goals.iter().map(|group| group.numbers.games).sum::<usize>(), 3 * games.len());
        assert!(goals.is_sorted_by_key(|group| (group.key.goal.kind(), group.key.goal.number)));
        let solo = by_goal(&all[..1]);
        let own = games[0].own().expect("an own seat");
        let brought: Vec<f64> = solo.iter().map(|group| group.beside).collect();
        assert_eq!(brought, [own.colour, own.handle, own.row].map(|points| f64::from(points.0)));
    }

    #[test]
    fn a_game_belongs_to_where_it_was_played() {
        let day = || "2026-11-15".to_owned();
        let of = |name, you, origin| Origins::of(&played(name, you, origin, 1));
        assert_eq!(of("solo", Some(0), Origin::Device), Origins::Alone);
        assert_eq!(of("solo", Some(0), Origin::Practice(day())), Origins::Practice);
        assert_eq!(of("solo", Some(0), Origin::Archive(day())), Origins::Practice);
        let mut shared = past("two-players", None, Origin::Device, 1);
        shared.players = ["Ada", "Bo"].map(Player::person).to_vec();
        let shared = Played::of(shared, &[Content::classic()]).expect("a game");
        assert_eq!(Origins::of(&shared), Origins::Device);
    }

    #[test]
    fn goals_of_an_own_box_are_no_classic_ones() {
        let own = Arc::new(turned_box());
        let game = |content: &Arc<Content>| {
            let goals = content.goals(&[2, 8, 19]).expect("goals");
            let setup = Setup::new(content, 1, Variant::Standard, goals).expect("a table");
            let players = vec![Player::person("")];
            let mut game = LocalGame::deal(Arc::clone(content), setup, Seed([7; 32]), players);
            let seat = Seat::new(0);
            while !game.is_over() {
                let choice = game.view(seat).legal().choice(0);
                game.decide(seat, choice.into()).expect("legal");
            }
            let past = Past::of(&game, Some(seat), Origin::Device, 1);
            Played::of(past, &[Content::classic(), Arc::clone(&own)]).expect("a game")
        };
        let games = [game(&own), game(&Content::classic())];
        let goals = goals_played(games.iter());
        assert_eq!(goals.len(), 6, "three of each box");
        assert!(goals[..3].iter().all(|goal| goal.of.is_classic()), "the classic box comes first");
        assert_eq!(goals[0].goal, goals[3].goal, "they look alike");
        assert!(games[1].has_goal(&goals[0]) && !games[1].has_goal(&goals[3]));
        assert_eq!(boxes_played(games.iter()).len(), 2);
    }

    #[test]
    fn bots_are_compared_with() {
        let games = games();
        let all: Vec<&Played> = games.iter().collect();
        let bots = by_bot(&all);
        // In the room a person sat where the example has a bot, so a person is left there.
        assert_eq!(
            bots.iter().map(|group| (group.key, group.numbers.games)).collect::<Vec<_>>(),
            [(Level::Joiner, 2)]
        );
        let others = |game: &Played| mean(game.opponents().map(|(_, score)| f64::from(score.total.0)));
        let expected = f64::midpoint(others(&games[1]), others(&games[3]));
        assert!((bots[0].beside - expected).abs() < 1e-9);
    }

    #[test]
    fn people_around_a_device_are_told_apart_by_name() {
        let mut shared = past("two-players", None, Origin::Device, 1);
        shared.players = ["Ada", "Bo"].map(Player::person).to_vec();
        let mut next = shared.clone();
        next.players = ["Ada", ""].map(Player::person).to_vec();
        let games = [shared, next].map(|past| Played::of(past, &[Content::classic()]).expect("a game"));
        let people = around_device(games.iter());
        let seen: Vec<(&str, usize)> =
            people.iter().map(|person| (person.name.as_str(), person.games)).collect();
        assert_eq!(seen, [("Ada", 2), ("Bo", 1)]);
        let first = games[0].scores.players()[0];
        assert_eq!((people[0].best, people[0].wins), (first.total.0, 2 * usize::from(first.place == 1)));
        assert!((people[0].mean - f64::from(first.total.0)).abs() < 1e-9);
        assert_eq!(around_device(self::games().iter()), [], "their points are your own");
    }
}
