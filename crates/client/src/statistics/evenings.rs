use sideboards_rules::Seat;

use super::groups::AroundDevice;
use super::played::Played;
use crate::history::Origin;
use crate::local::Player;
use crate::sheet::{Evening, EveningLine};

/// An evening at a real table.
#[derive(Clone, Debug)]
pub struct PastEvening<'g> {
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// Its rounds, the first one first.
    pub rounds: Vec<&'g Played>,
    /// Their points, by person.
    pub table: Evening,
    /// How many rounds each person won or shared, in the order of the names.
    pub wins: Vec<usize>,
}

/// Gathers table games by their evenings, the newest first. `name` is what a player is called, also without a name.
pub fn evenings<'g>(
    games: impl Iterator<Item = &'g Played>,
    name: impl Fn(&[Player], Seat) -> String,
) -> Vec<PastEvening<'g>> {
    let mut gathered: Vec<(u32, Vec<(u32, &Played)>)> = Vec::new();
    for game in games {
        let Origin::Table { evening, round } = game.past.origin else { continue };
        match gathered.iter_mut().find(|(known, _)| *known == evening) {
            Some((_, rounds)) => rounds.push((round, game)),
            None => gathered.push((evening, vec![(round, game)])),
        }
    }
    gathered.sort_by_key(|(evening, _)| std::cmp::Reverse(*evening));
    let evening = |(evening, mut rounds): (u32, Vec<(u32, &'g Played)>)| {
        rounds.sort_by_key(|(round, _)| *round);
        let rounds: Vec<&Played> = rounds.into_iter().map(|(_, game)| game).collect();
        let lines: Vec<Vec<EveningLine>> = rounds.iter().map(|game| lines(game, &name)).collect();
        let table = Evening::new(&lines);
        let won = |person: usize| table.rounds.iter().filter(|points| is_best(points, person)).count();
        let wins = (0..table.names.len()).map(won).collect();
        PastEvening { began: u64::from(evening) * 1000, rounds, wins, table }
    };
    gathered.into_iter().map(evening).collect()
}

fn lines(game: &Played, name: impl Fn(&[Player], Seat) -> String) -> Vec<EveningLine> {
    let line = |(seat, player): (usize, &Player)| EveningLine {
        name: name(game.players(), Seat::new(seat)),
        is_named: *player != Player::Person(String::new()),
        points: game.scores.players()[seat].total,
    };
    game.players().iter().enumerate().map(line).collect()
}

/// Returns whether a person has the most points of a round with others.
fn is_best(points: &[Option<sideboards_rules::Points>], person: usize) -> bool {
    let has_company = points.iter().flatten().count() > 1;
    has_company && points[person].is_some() && points[person] == points.iter().copied().max().flatten()
}

/// How two people did in the games that they played together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// Their names, in the order of the alphabet.
    pub names: [String; 2],
    /// How many games.
    pub games: usize,
    /// In how many each of them had more points than the other.
    pub ahead: [usize; 2],
}

/// Compares people who play on a real table or around one device, those who play together most first.
pub fn head_to_head<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<Rivals> {
    let mut pairs: Vec<Rivals> = Vec::new();
    for game in games.filter(|game| game.past.you.is_none()) {
        let named = |(player, score): (&Player, &sideboards_rules::PlayerScore)| match player {
            Player::Person(name) if !name.is_empty() => Some((name.clone(), score.total)),
            _ => None,
        };
        let mut people: Vec<_> = game.opponents().filter_map(named).collect();
        people.sort();
        people.dedup_by(|one, other| one.0 == other.0);
        for (index, one) in people.iter().enumerate() {
            for other in &people[index + 1..] {
                let known = pairs.iter().position(|pair| pair.names[0] == one.0 && pair.names[1] == other.0);
                let known = known.unwrap_or_else(|| {
                    let names = [one.0.clone(), other.0.clone()];
                    pairs.push(Rivals { names, games: 0, ahead: [0, 0] });
                    pairs.len() - 1
                });
                let pair = &mut pairs[known];
                pair.games += 1;
                pair.ahead[0] += usize::from(one.1 > other.1);
                pair.ahead[1] += usize::from(other.1 > one.1);
            }
        }
    }
    pairs.sort_by(|one, other| other.games.cmp(&one.games).then_with(|| one.names.cmp(&other.names)));
    pairs
}

/// Counts table games by people, as [`super::around_device`] does for those around one device.
pub fn at_tables<'g>(games: impl Iterator<Item = &'g Played>) -> Vec<AroundDevice> {
    super::groups::by_people(games.filter(|game| game.past.is_table()))
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;
    use crate::history::Past;
    use crate::sheet::{Paper, worked_example};

    fn game(paper: &Paper, evening: u32) -> Played {
        Played::of(Past::of_table(paper, evening, 9), &[Content::classic()]).expect("a sheet")
    }

    fn name(players: &[Player], seat: Seat) -> String {
        match &players[seat.index()] {
            Player::Person(name) if !name.is_empty() => name.clone(),
            _ => format!("Player {}", seat.index() + 1),
        }
    }

    #[test]
    fn evenings_are_listed_and_people_compared() {
        // Lidia 38, Carina 33, Peter 39; then without Peter, and with Lidia's exchange card used.
        let first = worked_example();
        let mut second = Paper { begun: first.begun + 60, ..first.clone() };
        second.players.remove(2);
        second.players[0].exchange_used = true;
        let later = Paper { begun: first.begun + 90_000, ..second.clone() };
        let games = [game(&later, later.begun), game(&second, first.begun), game(&first, first.begun)];
        let all = evenings(games.iter(), name);
        assert_eq!(all.iter().map(|evening| evening.rounds.len()).collect::<Vec<_>>(), [1, 2]);
        let (old, began) = (&all[1], u64::from(first.begun) * 1000);
        assert_eq!(
            (old.began, old.table.names.as_slice()),
            (began, ["Lidia", "Carina", "Peter"].map(str::to_owned).as_slice())
        );
        assert_eq!(old.rounds[0].players().len(), 3, "in the order in which they were played");
        assert_eq!(old.wins.iter().sum::<usize>(), 2);
        assert_eq!((old.wins[2], old.table.rounds[1][2]), (1, None));

        let pairs = head_to_head(games.iter());
        assert_eq!(pairs[0].names, ["Carina", "Lidia"]);
        assert_eq!((pairs.len(), pairs[0].games, pairs[1].games), (3, 3, 1));
        assert_eq!(pairs[0].ahead.iter().sum::<usize>(), 3);
        let people = at_tables(games.iter());
        assert_eq!(people.iter().map(|person| person.games).collect::<Vec<_>>(), [3, 3, 1]);
        assert_eq!((people[2].best, people[2].wins), (39, 1));
    }
}
