use leptos::prelude::*;
use sideboards_drawing::GoalDrawing;
use sideboards_rules::Goal;

/// Draws a goal: its pattern, or its rows in a sideboard.
pub(crate) fn goal_picture(goal: &Goal) -> AnyView {
    let GoalDrawing { class, size: (width, height), body } = sideboards_drawing::goal(goal);
    let size = format!("0 0 {width} {height}");
    view! { <svg class=class viewBox=size aria-hidden="true" inner_html=body></svg> }.into_any()
}
