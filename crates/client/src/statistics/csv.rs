use crate::history::Origin;
use sideboards_rules::{Day, Variant};

use super::played::Played;
use crate::local::Player;

/// The names of the columns; `docs/STATISTICS.md` says what is in them.
const COLUMNS: [&str; 19] = [
    "finished",
    "where",
    "name",
    "variant",
    "players",
    "colour_goal",
    "handle_goal",
    "row_goal",
    "seat",
    "points",
    "place",
    "won",
    "colour_points",
    "handle_points",
    "row_points",
    "row_bonus",
    "exchange_points",
    "table",
    "code",
];

/// Writes a line a game, as RFC 4180 wants it.
pub fn csv<'g>(games: impl Iterator<Item = &'g Played>) -> String {
    let head = COLUMNS.map(str::to_owned);
    std::iter::once(head).chain(games.map(cells)).map(|cells| line(&cells)).collect()
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

fn quoted(cell: &str) -> String {
    // A spreadsheet takes such a text for a formula, and others choose their names freely.
    let cell = if cell.starts_with(['=', '+', '-', '@']) { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

fn cells(game: &Played) -> [String; COLUMNS.len()] {
    let origin = &game.past.origin;
    let name = match origin {
        // The evening, as the time when it began.
        Origin::Table { evening, .. } => time(u64::from(*evening) * 1000),
        _ => origin.name().unwrap_or_default().to_owned(),
    };
    let variant = match game.variant {
        Variant::Standard => "standard",
        Variant::FourCard => "four-card",
    };
    let [colour, handle, row] = game.goal_numbers().map(|number| number.to_string());
    // Without an own seat the cells stay empty.
    let own =
        |cell: &dyn Fn(&sideboards_rules::PlayerScore) -> String| game.own().map(cell).unwrap_or_default();
    [
        time(game.past.when),
        origin.word().to_owned(),
        name,
        variant.to_owned(),
        game.players().len().to_string(),
        colour,
        handle,
        row,
        game.past.you.map(|you| (you.index() + 1).to_string()).unwrap_or_default(),
        own(&|own| own.total.to_string()),
        own(&|own| own.place.to_string()),
        own(&|_| {
            if game.is_solo() {
                ""
            } else if game.is_won() {
                "yes"
            } else {
                "no"
            }
            .to_owned()
        }),
        own(&|own| own.colour.to_string()),
        own(&|own| own.handle.to_string()),
        own(&|own| own.row.to_string()),
        own(&|own| own.bonus.to_string()),
        own(&|own| own.exchange.to_string()),
        table(game),
        game.past.code.clone(),
    ]
}

/// Writes the names and points by seat.
fn table(game: &Played) -> String {
    let seat = |(player, score): (&Player, &sideboards_rules::PlayerScore)| {
        let who = match player {
            Player::Person(name) if name.is_empty() => "person".to_owned(),
            Player::Person(name) => name.clone(),
            Player::Bot(level) => format!("bot {level}"),
        };
        format!("{who}: {}", score.total)
    };
    let seats = game.players().iter().zip(game.scores.players());
    seats.map(seat).collect::<Vec<_>>().join("; ")
}

/// Writes a time as in ISO 8601, in UTC.
fn time(when: u64) -> String {
    let seconds = when / 1000;
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // A clock that is thousands of years fast stands at the last day that has a name.
    let day = i32::try_from(days).ok().and_then(Day::from_number).unwrap_or(Day::LAST);
    format!("{day}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::super::fixture::{past, played};
    use super::*;
    use crate::history::Origin;

    #[test]
    fn every_game_is_a_line_with_all_columns() {
        let games = [
            played("solo", Some(0), Origin::Device, 1_700_000_000_000),
            played("two-players", None, Origin::Device, 1_700_000_000_000),
        ];
        let text = csv(games.iter());
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.split(',').count() == COLUMNS.len()), "{text}");
        let points = games[0].points().to_string();
        let cells: Vec<&str> = lines[1].split(',').collect();
        assert_eq!(cells[..5], ["2023-11-14T22:13:20Z", "device", "", "standard", "1"]);
        assert_eq!(cells[8..12], ["1", points.as_str(), "1", ""]);
        let cells: Vec<&str> = lines[2].split(',').collect();
        assert_eq!(cells[8..17], [""; 9], "no own seat");
        assert!(cells[17].contains("bot joiner: "));
    }

    #[test]
    fn names_stay_names() {
        let mut past = past("two-players", Some(0), Origin::Device, 0);
        past.players = vec![Player::Person("=1+1".to_owned()), Player::Person("A, \"B\"".to_owned())];
        let game = Played::of(past, &[Content::classic()]).expect("a game");
        let text = csv([game].iter());
        assert!(text.contains(",\"'=1+1: ") && text.contains("A, \"\"B\"\": "), "{text}");
    }

    #[test]
    fn times_are_written_as_in_iso_8601() {
        assert_eq!(time(1_700_000_000_000), "2023-11-14T22:13:20Z");
        assert_eq!(time(u64::MAX), "9999-12-31T14:25:51Z", "an odd clock is no reason to fall over");
    }
}
