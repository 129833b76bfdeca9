use first_page::{COLOURS, definitions};
use leptos::prelude::*;

use crate::texts::texts;

/// Drawers and handles, drawn once and used on every card.
#[component]
pub(crate) fn Definitions() -> impl IntoView {
    let letters = COLOURS.map(|colour| texts().colour_letter(colour));
    view! { <div inner_html=definitions(&letters)></div> }
}
