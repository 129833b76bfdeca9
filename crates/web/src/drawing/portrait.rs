use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::local::{Character, Player, bot_at};
use sideboards_rules::Seat;

use super::seat_shape;

/// A part of a portrait in its colour, from the back to the front.
enum Layer {
    Fill(&'static str, &'static str),
    Line(&'static str, &'static str),
}

/// Draws a bot's character, with signs of its strength: shavings about the head, a cap, a pencil behind the ear,
/// glasses.
pub(crate) fn portrait(character: Character, level: Level) -> AnyView {
    let layers = person(character).iter().chain(attributes(level)).map(layer).collect_view();
    view! { <svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">{layers}</svg> }.into_any()
}

/// Draws the player of a seat: the portrait of a bot, the symbol of a person.
pub(crate) fn face(players: &[Player], seat: Seat) -> AnyView {
    if let Some((character, level)) = bot_at(players, seat) {
        return portrait(character, level);
    }
    let class = format!("portrait person seat-{}", seat.index());
    view! { <svg class=class viewBox="-12 -12 24 24" aria-hidden="true"><path d=seat_shape(seat.index()) /></svg> }.into_any()
}

fn layer(layer: &Layer) -> impl IntoView + use<> {
    let (fill, stroke, path) = match *layer {
        Layer::Fill(colour, path) => (colour, "none", path),
        Layer::Line(colour, path) => ("none", colour, path),
    };
    view! { <path fill=fill stroke=stroke d=path /> }
}

fn person(character: Character) -> &'static [Layer] {
    match character {
        Character::Ida => IDA,
        Character::Bruno => BRUNO,
        Character::Nora => NORA,
        Character::Otto => OTTO,
        Character::Lena => LENA,
        Character::Hugo => HUGO,
    }
}

const EYES: Layer = Layer::Fill(
    "#2b211b",
    "M19.3 21a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0zM26.2 21a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0z",
);

const IDA: &[Layer] = &[
    Layer::Fill("#8f3f1f", "M11 32q-2-22 13-23q15 1 13 23q-6 3-13 0q-7 3-13 0z"),
    Layer::Fill("var(--orange)", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#dda57b", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#f2c39b", "M15.5 19q0-9 8.5-9t8.5 9q0 12-8.5 13q-8.5-1-8.5-13z"),
    Layer::Fill("#8f3f1f", "M14 20q0-11 10-11.5q10 .5 10 11.5q-4-5-10-5t-10 5z"),
    EYES,
    Layer::Line("#dda57b", "M24 21.5l-1.3 4h1.8"),
    Layer::Line("#2b211b", "M20.5 27.8q3.5 2.6 7 0"),
];

const BRUNO: &[Layer] = &[
    Layer::Fill("var(--turquoise)", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#f7e6bd", "M19 34l5 6 5-6-1 9h-8z"),
    Layer::Fill("#b07449", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#c98a5e", "M14.5 19q0-10.5 9.5-10.5t9.5 10.5q0 13-9.5 13.5q-9.5-.5-9.5-13.5z"),
    Layer::Fill(
        "#2f211a",
        "M14.5 21q1 2 2.5 3q2-1.5 7-1.5t7 1.5q1.5-1 2.5-3q1.5 14-9.5 14.5q-11-.5-9.5-14.5z",
    ),
    Layer::Fill("#2f211a", "M14 19q-.5-11.5 10-11.5t10 11.5q-2-6-5-6.5h-10q-3 .5-5 6.5z"),
    EYES,
    Layer::Line("#f2c39b", "M21.5 28.5q2.5 1.8 5 0"),
];

const NORA: &[Layer] = &[
    Layer::Fill("#2a1a14", "M9.5 20a14.5 13.5 0 1 1 29 0q0 8-5 10h-19q-5-2-5-10z"),
    Layer::Fill("var(--pink)", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#74482e", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#8a5a3c", "M15.5 20q0-9 8.5-9t8.5 9q0 12-8.5 12.5q-8.5-.5-8.5-12.5z"),
    Layer::Fill("#2a1a14", "M14.5 20q1-10 9.5-10.5q8.5.5 9.5 10.5q-3-5.5-9.5-6q-6.5.5-9.5 6z"),
    EYES,
    Layer::Line("#74482e", "M24 21.5l-1.3 4h1.8"),
    Layer::Line("#f6d0b4", "M20.5 27.8q3.5 2.8 7 0"),
    Layer::Fill(
        "var(--orange)",
        "M13.3 25.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM31.7 25.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
    ),
];

const OTTO: &[Layer] = &[
    Layer::Fill("var(--black)", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#fffaf2", "M19 34l5 7 5-7q-5 4-10 0z"),
    Layer::Fill("#e0b090", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#f6d0b4", "M16 17q0-9.5 8-9.5t8 9.5q.5 15-8 16q-8.5-1-8-16z"),
    Layer::Fill("#d9cfc2", "M16.8 11.5q-4.3 2-3.3 11.5l2.5 1.5zM31.2 11.5q4.3 2 3.3 11.5l-2.5 1.5z"),
    Layer::Fill("#d9cfc2", "M24 25.3q-3-1.2-5.5 2.2q3 1.8 5.5-.3q2.5 2.1 5.5.3q-2.5-3.4-5.5-2.2z"),
    EYES,
    Layer::Line("#e0b090", "M24 21.5l-1.3 4h1.8"),
];

const LENA: &[Layer] = &[
    Layer::Fill("#e2b04a", "M18.5 7.5a5.5 5 0 1 1 11 0a5.5 5 0 1 1-11 0z"),
    Layer::Fill("var(--red)", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#e0b090", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#f6d0b4", "M15.8 19.5q0-9 8.2-9t8.2 9q0 12-8.2 12.8q-8.2-.8-8.2-12.8z"),
    Layer::Fill("#e2b04a", "M14.5 22q-1.5-13 9.5-13.3q11 .3 9.5 13.3q-1-5-4-8q-5 4-12 3.5q-2.2 1.5-3 4.5z"),
    EYES,
    Layer::Line("#e0b090", "M24 21.5l-1.3 4h1.8"),
    Layer::Line("#b3402f", "M20.8 27.8q3.2 2.4 6.4 0"),
];

const HUGO: &[Layer] = &[
    Layer::Fill("#6d7a3c", "M4 50c0-11 8-15 15-16l5 3 5-3c7 1 15 5 15 16z"),
    Layer::Fill("#f7e6bd", "M18.5 34.2l5.5 8 5.5-8q-5.5 4-11 0z"),
    Layer::Fill("#4c2e1f", "M19.5 26h9v9q-4.5 4-9 0z"),
    Layer::Fill("#5f3b29", "M15.5 19q0-9.5 8.5-9.5t8.5 9.5q0 12.5-8.5 13.5q-8.5-1-8.5-13.5z"),
    Layer::Fill("#1c1310", "M15 18.5l-1-9q4-5 10-5t10 5l-1 9q-1-4-2.5-5.5h-13q-1.5 1.5-2.5 5.5z"),
    EYES,
    Layer::Line("#4c2e1f", "M24 21.5l-1.3 4h1.8"),
    Layer::Line("#f2c39b", "M20.5 27.6q3.5 2.8 7 0"),
];

/// Returns the layers over the character that show its strength.
fn attributes(level: Level) -> &'static [Layer] {
    match level {
        Level::Random => &[Layer::Line(
            "var(--orange)",
            "M10 14q-4-3-1-6q4-2 5 2q0 3-3 2.5M34 11q-1-5 3-5.5q4 .5 3 4.5q-2 2.5-4.5.5M37 20q4-2.5 6.5.5q0 3-3 2.5",
        )],
        Level::Apprentice => &[
            Layer::Fill("#2b5f73", "M12.5 14.5q1-9.5 12-9.5q10.5 0 11.5 8q-11-2-23.5 1.5z"),
            Layer::Fill("#1f4756", "M12 14.3q9-3.5 22-2.3q5 .5 7 3.5q-14-2.5-29-1.2z"),
        ],
        Level::Joiner => &[
            Layer::Fill("#7a4a28", "M15.5 36l3-1.6 1 6.6h9l1-6.6 3 1.6v14h-17z"),
            Layer::Fill("var(--orange)", "M32 22l7.5-13.5 2.8 1.6-7.5 13.5z"),
            Layer::Fill("#f7e6bd", "M32 22l2.8 1.6-3.2 2.6z"),
            Layer::Fill("#2b211b", "M31.8 24.5l1 .6-1.2 1.1z"),
        ],
        Level::Master => &[
            Layer::Fill(
                "rgb(255 250 242/.25)",
                "M17 21a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM24 21a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
            ),
            Layer::Line(
                "#2b211b",
                "M17 21a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM24 21a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM17 20.5l-2.5-1M31 20.5l2.5-1",
            ),
            Layer::Fill("#f7e6bd", "M24 37.5l-6.5-3.5v7zM24 37.5l6.5-3.5v7z"),
            Layer::Fill("#b98a3c", "M22.3 35.7h3.4v3.6h-3.4z"),
        ],
    }
}
