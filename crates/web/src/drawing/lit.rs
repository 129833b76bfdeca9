use leptos::prelude::*;
use sideboards_rules::{Drawers, GoalKind, LINES, Tally};

use super::DRAWER;
use crate::live::{live, part};

/// Drawers that belong together and are lit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glow {
    pub(crate) kind: GoalKind,
    pub(crate) drawers: Drawers,
}

impl Glow {
    /// Lights everything that a sideboard has of some goals.
    pub(crate) fn all(tally: &Tally, kinds: &[GoalKind]) -> Vec<Self> {
        let of = |kind: GoalKind| -> Vec<Self> {
            match kind {
                GoalKind::Row => {
                    tally.rows().iter().map(|row| Self { kind, drawers: row.drawers() }).collect()
                }
                _ => {
                    tally.combinations(kind).iter().map(|drawers| Self { kind, drawers: *drawers }).collect()
                }
            }
        };
        kinds.iter().flat_map(|kind| of(*kind)).collect()
    }
}

/// Switches the light of a goal on or off.
pub(crate) fn switch_light(lit: &mut Vec<GoalKind>, kind: GoalKind) {
    match lit.iter().position(|on| *on == kind) {
        Some(index) => drop(lit.remove(index)),
        None => lit.push(kind),
    }
}

/// Draws the light over a sideboard of so many columns.
#[component]
pub(crate) fn Lit(
    #[prop(into)] glows: Signal<Vec<Glow>>,
    #[prop(into)] columns: Signal<usize>,
) -> impl IntoView {
    let size = live(move || format!("0 0 {} {}", columns.get().max(1) * DRAWER.0, LINES * DRAWER.1));
    let shapes = part(move || glows.get().iter().map(shape).collect_view());
    view! { <svg class="lit" viewBox=size aria-hidden="true">{shapes}</svg> }
}

/// Draws each kind of goal in its own way, so that one drawer can shine for all three: frames for colours, rings round
/// handles, one long frame for a row.
fn shape(glow: &Glow) -> impl IntoView + use<> {
    let path = outline(glow);
    let thread = match glow.kind {
        GoalKind::Row => String::new(),
        GoalKind::Colour | GoalKind::Handle => thread(glow.drawers),
    };
    view! {
        <g class=format!("glow {}", glow.kind)>
            <path class="rim thread" d=thread.clone() />
            <path class="frame thread" d=thread />
            <path class="rim" d=path.clone() />
            <path class="frame" d=path />
        </g>
    }
}

/// Gives the path of the light, in the units of the pictures.
pub(crate) fn outline(glow: &Glow) -> String {
    match glow.kind {
        GoalKind::Colour => each(glow.drawers, |x, y| format!("M{} {}h52v32h-52z", x + 4, y + 4)),
        GoalKind::Handle => {
            each(glow.drawers, |x, y| format!("M{} {}a17 17 0 1 0 34 0a17 17 0 1 0-34 0z", x + 15, y + 20))
        }
        GoalKind::Row => whole(glow.drawers),
    }
}

fn each(drawers: Drawers, draw: impl Fn(usize, usize) -> String) -> String {
    drawers.iter().map(|(column, line)| draw(column * DRAWER.0, line * DRAWER.1)).collect()
}

/// Joins neighbouring drawers of a combination from frame to frame, so that what they show stays free.
fn thread(drawers: Drawers) -> String {
    let centres: Vec<(usize, usize)> = drawers
        .iter()
        .map(|(column, line)| (column * DRAWER.0 + DRAWER.0 / 2, line * DRAWER.1 + DRAWER.1 / 2))
        .collect();
    centres
        .windows(2)
        .map(|pair| {
            let [(x1, y1), (x2, y2)] = [pair[0], pair[1]];
            // From a third of the way to two thirds.
            let between = |from: usize, to: usize, third: usize| (from * (3 - third) + to * third) / 3;
            format!(
                "M{} {}L{} {}",
                between(x1, x2, 1),
                between(y1, y2, 1),
                between(x1, x2, 2),
                between(y1, y2, 2)
            )
        })
        .collect()
}

/// Frames a row as a whole.
fn whole(drawers: Drawers) -> String {
    let Some((from, line)) = drawers.iter().next() else { return String::new() };
    let (x, y, width) = (from * DRAWER.0 + 2, line * DRAWER.1 + 2, drawers.len() * DRAWER.0 - 4);
    format!("M{x} {y}h{width}v36h-{width}z")
}
