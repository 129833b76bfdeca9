//! Compares masters with different styles, to fit the numbers of the style.
//!
//! `cargo run --release -p sideboards-bots --example fit -- choosiness 1.5,2.5,4 400 [B]` plays 400 solo deals, and
//! 400 mirrored deals against a joiner, with each of the three values. Without a suggestion the goals are drawn.
//! The deals follow from the seed "fit", which nothing else uses.

use sideboards_bots::{Bot, Joiner, Master, Playouts, Style};
use sideboards_rules::{Content, Game, Seed, Setup, Variant, Viewer};

/// Fast enough to try many values; better with few playouts has meant better with many.
const PLAYOUTS: Playouts = Playouts(1_500);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, values, deals, suggestion @ ..] = arguments.as_slice() else {
        return Err("say which number of the style, values with commas, and how many deals".into());
    };
    let deals: u32 = deals.parse()?;
    let mut styles = Vec::new();
    for value in values.split(',') {
        styles.push((value, style(name, value.parse()?)?));
    }
    println!("{name:>18}   alone          against a joiner   (± for a confidence of 95%)");
    for pair in styles.chunks(2) {
        std::thread::scope(|scope| {
            for (value, style) in pair {
                scope.spawn(move || {
                    let play = |deal, at| play(*style, suggestion.first(), deal, at);
                    let alone = Mean::of((0..deals).map(|deal| play(deal, None)));
                    // Both seats of a deal are one measurement.
                    let both = |deal| f64::midpoint(play(deal, Some(0)), play(deal, Some(1)));
                    let wins = Mean::of((0..deals).map(|deal| 100.0 * both(deal)));
                    let columns =
                        [alone, wins].map(|Mean { mean, error }| format!("{mean:5.2} ± {error:4.2}"));
                    println!("{value:>18}   {}   {}%", columns[0], columns[1]);
                });
            }
        });
    }
    Ok(())
}

fn style(name: &str, value: f64) -> Result<Style, String> {
    let mut style = Style::default();
    match name {
        "choosiness" => style.choosiness = value,
        "exchange-below" => style.exchange_below = value as f32,
        "exchange-a-round" => style.exchange_a_round = value as f32,
        "lookahead-alone" => style.lookahead_alone = value,
        "lookahead-at-table" => style.lookahead_at_table = value,
        "enough" => style.enough = value,
        "doubt" => style.doubt = value,
        _ => return Err(format!("{name} is no number of the style")),
    }
    Ok(style)
}

/// Plays a deal: solo for the points, or on a seat against a joiner for a win.
fn play(style: Style, suggestion: Option<&String>, deal: u32, at: Option<usize>) -> f64 {
    let content = Content::classic();
    let seed = "fit".parse::<Seed>().expect("every text is a seed").child(deal);
    let goals = suggestion.map_or_else(
        || content.random_goals(&seed),
        |name| content.suggestion(name).expect("a suggestion of the box"),
    );
    let players = if at.is_some() { 2 } else { 1 };
    let setup = Setup::new(&content, players, Variant::Standard, goals).expect("a possible game");
    let mut game = Game::new(content, setup, seed);
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for seat in 0..players {
        let seed = seed.child(seat as u32);
        bots.push(match at {
            Some(master) if master != seat => Box::new(Joiner::new(&seed)),
            _ => Box::new(Master::with(&seed, Box::new(PLAYOUTS), style)),
        });
    }
    while let Some(seat) = setup.players().seats().find(|seat| game.is_waiting_for(*seat)) {
        let decision = bots[seat.index()].decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
    }
    let scores = game.scores();
    let own = &scores.players()[at.unwrap_or(0)];
    match at {
        None => f64::from(own.total.0),
        Some(_) if own.place == 1 => 1.0 / scores.winners().count() as f64,
        Some(_) => 0.0,
    }
}

/// A mean with the half width of its 95 % confidence interval.
struct Mean {
    mean: f64,
    error: f64,
}

impl Mean {
    fn of(values: impl Iterator<Item = f64>) -> Self {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for value in values {
            count += 1.0;
            sum += value;
            squares += value * value;
        }
        let mean: f64 = sum / count;
        Self { mean, error: 1.96 * ((squares / count - mean * mean) / (count - 1.0)).sqrt() }
    }
}
