use leptos::prelude::*;
use sideboards_client::sheet::Conflict;
use sideboards_rules::{Drawers, LINES};

use crate::drawing::DRAWER;

/// Draws over a sideboard what a conflict is about: the drawers that would count twice are hatched, because every colour is
/// one of the game, and the combinations have their numbers.
pub(super) fn marks(conflict: &Conflict, counted: &[Drawers], columns: usize) -> AnyView {
    let shared = conflict.shared(counted);
    let path: String =
        shared.iter().map(|(column, line)| hatching(column * DRAWER.0, line * DRAWER.1)).collect();
    let number = |combination: &usize| {
        let (column, line) = numbered(counted[*combination], shared)?;
        let (x, y) = (column * DRAWER.0 + 12, line * DRAWER.1 + 11);
        Some(view! {
            <circle cx=x cy=y r="12" />
            <text x=x y=y + 7>{combination + 1}</text>
        })
    };
    let numbers = conflict.with.iter().map(number).collect_view();
    view! {
        <svg class="lit marks" viewBox=format!("0 0 {} {}", columns * DRAWER.0, LINES * DRAWER.1) aria-hidden="true">
            <path class="under" d=path.clone() />
            <path d=path />
            {numbers}
        </svg>
    }
    .into_any()
}

/// Returns the drawer where the number of a combination stands, one without hatching if there is any.
fn numbered(combination: Drawers, shared: Drawers) -> Option<(usize, usize)> {
    let is_free = |(column, line): &(usize, usize)| !shared.contains(*column, *line);
    combination.iter().find(is_free).or_else(|| combination.iter().next())
}

/// Frames a drawer and strikes it through three times.
fn hatching(x: usize, y: usize) -> String {
    let (left, top) = (x + 4, y + 4);
    format!("M{left} {top}h52v32h-52zm0 20l20 -20m-6 32l32 -32m-6 32l12 -12")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_beside_the_hatching_if_it_can() {
        let two: Drawers = [(1, 0), (2, 3)].into_iter().collect();
        assert_eq!(numbered(two, Drawers::one(1, 0)), Some((2, 3)));
        assert_eq!(numbered(two, two), Some((1, 0)));
    }
}
