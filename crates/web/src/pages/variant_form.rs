use leptos::prelude::*;
use sideboards_rules::Variant;

use crate::choices::Choices;
use crate::live::{Change, Current, live};
use crate::texts::texts;

/// The usual game, or the one with four cards.
#[component]
pub(super) fn VariantForm(
    #[prop(into)] variant: Current<Variant>,
    #[prop(into)] on_change: Change<Variant>,
) -> impl IntoView {
    let t = texts();
    let options = vec![(Variant::Standard, t.new_standard()), (Variant::FourCard, t.new_four_card())];
    let now = variant.clone();
    let says = live(move || match now.get() {
        Variant::Standard => t.new_standard_text(),
        Variant::FourCard => t.new_four_card_text(),
    });
    view! {
        <Choices legend=t.new_variant() name="variant" options chosen=variant on_change />
        <p class="aside">{says}</p>
    }
}
