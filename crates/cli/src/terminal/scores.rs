//! A scored table: every sideboard, its combinations and rows, and their points.

use std::fmt::Write;

use sideboards_rules::{
    COLUMNS, Content, Drawers, GoalKind, Goals, LINES, PlayerScore, Rating, Row, Scores, Sideboard, Tally,
};

use super::goals::{goals, points};
use super::paint::{bold, dim};
use super::sideboard;

/// A table with everything needed to draw it.
#[derive(Debug)]
pub(crate) struct Scored<'a> {
    pub(crate) content: &'a Content,
    pub(crate) goals: Goals,
    pub(crate) names: &'a [String],
    pub(crate) sideboards: &'a [Sideboard],
    pub(crate) tallies: &'a [Tally],
    pub(crate) scores: &'a Scores,
}

/// Draws a scored table.
pub(crate) fn scores(table: &Scored) -> String {
    let mut text = goals(table.content, table.goals);
    text += &format!("\n{}\n", dim("Equal marks beside a sideboard belong to one combination or row."));
    for index in 0..table.names.len() {
        text += &player(table, index);
    }
    text + "\n" + &verdict(table)
}

/// Draws one sideboard, with the drawers that count for each goal beside it and the points below.
fn player(table: &Scored, index: usize) -> String {
    let (tally, score) = (&table.tallies[index], &table.scores.players()[index]);
    let rows: Vec<Drawers> = tally.rows().iter().map(Row::drawers).collect();
    let columns = table.sideboards[index].len();
    let counted = [tally.colour(), tally.handle(), &rows].map(|drawers| marks(drawers, columns));
    let mut text = format!("\n{}\n", bold(&table.names[index]));
    for (line, painted) in sideboard::lines(table.content, &table.sideboards[index]).into_iter().enumerate() {
        let row =
            format!("  {painted}   {}", counted.each_ref().map(|marks| marks[line].as_str()).join("   "));
        writeln!(text, "{}", row.trim_end()).expect("text grows");
    }
    let below = "  ".to_owned() + &" ".repeat(4 * COLUMNS) + "   ";
    writeln!(text, "{below}{}", dim("colour     handle     row")).expect("text grows");
    writeln!(text, "  {}", sum(table, score)).expect("text grows");
    text
}

/// Marks each drawer with the number of the combination or row that it belongs to.
fn marks(counted: &[Drawers], columns: usize) -> [String; LINES] {
    const MARKS: &[u8] = b"123456789abcdefghijklmnopqrstuvwxyzABCDEFGH";
    std::array::from_fn(|line| {
        (0..COLUMNS)
            .map(|column| match counted.iter().position(|drawers| drawers.contains(column, line)) {
                Some(number) => char::from(MARKS[number]),
                None if column < columns => '·',
                None => ' ',
            })
            .collect()
    })
}

/// Writes the sum as the booklet's example does: 3x4 + 5x3 + 5x2 + 0 + 1 = 38.
fn sum(table: &Scored, score: &PlayerScore) -> String {
    let [colour, handle, row] = GoalKind::ALL.map(|kind| table.content.goal(table.goals.of(kind)).points());
    let counts = score.counts;
    let parts = format!(
        "colour {}×{colour} + handle {}×{handle} + row {}×{row} + bonus {} + exchange {} = ",
        counts.colour, counts.handle, counts.row, score.bonus, score.exchange
    );
    parts + &bold(points(score.total))
}

/// Names the winner, or the rating of a solo game; while cards are missing, the leader.
fn verdict(table: &Scored) -> String {
    let is_finished = table.sideboards.iter().all(Sideboard::is_full);
    let winners: Vec<&str> = table.scores.winners().map(|seat| table.names[seat.index()].as_str()).collect();
    let verdict = match (table.scores.rating(), winners.as_slice()) {
        (Some(rating), _) if is_finished => {
            format!("Rating {} of {}: {}", rating.step() + 1, Rating::STEPS, solo_title(rating))
        }
        (None, [winner]) if is_finished => format!("{winner} wins."),
        (None, [others @ .., last]) if is_finished => {
            format!("{} and {last} share the victory.", others.join(", "))
        }
        _ => format!("{} so far; a finished sideboard has {COLUMNS} cards.", leaders(table, &winners)),
    };
    standings(table) + &bold(verdict) + "\n"
}

fn leaders(table: &Scored, leaders: &[&str]) -> String {
    let most = points(table.scores.players().iter().map(|score| score.total).max().unwrap_or_default());
    match leaders {
        _ if table.names.len() == 1 => most,
        [leader] => format!("{leader} leads with {most}"),
        _ => format!("{} lead with {most}", leaders.join(" and ")),
    }
}

/// Lists everyone by place if there are more than two.
fn standings(table: &Scored) -> String {
    if table.names.len() < 3 {
        return String::new();
    }
    let mut players: Vec<_> = table.names.iter().zip(table.scores.players()).collect();
    players.sort_by_key(|(_, score)| score.place);
    let lines =
        players.iter().map(|(name, score)| format!("  {}. {name}, {}\n", score.place, points(score.total)));
    lines.collect::<String>() + "\n"
}

/// Returns the title of a solo rating.
fn solo_title(rating: Rating) -> &'static str {
    match rating.step() {
        0 => "Flat pack: all parts are there, the rest comes with practice.",
        1 => "Handy: the drawers open, and most of them close again.",
        2 => "Carpenter: visitors ask where you bought it.",
        3 => "Cabinet maker: not a drawer out of line.",
        _ => "Design classic: museums are calling.",
    }
}
