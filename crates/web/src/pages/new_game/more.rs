use leptos::prelude::*;
use sideboards_client::new_game::Mode;
use sideboards_client::settings::Switch;
use sideboards_rules::{Setup, Variant};

use super::form::Form;
use crate::choices::Choices;
use crate::live::{Change, When, live};
use crate::pages::variant_form::VariantForm;
use crate::settings::Settings;
use crate::texts::texts;

/// What most games do not need: another box, the variant, hints, and a deal that others can have too.
#[component]
pub(super) fn More(
    form: Form,
    /// The boxes to choose from.
    boxes: Vec<(usize, String)>,
    /// Takes the word that names the deal.
    #[prop(into)]
    on_word: Change<String>,
) -> impl IntoView {
    let t = texts();
    let settings: Settings = expect_context();
    let of_box = form.of_box();
    let has_variants = live(move || {
        Setup::most_players(&form.content(of_box.get()), Variant::FourCard) > 1
            && form.plan.with(|plan| plan.mode != Mode::Solo)
    });
    let variant = move || form.plan.with(|plan| plan.variant);
    let take_variant = move |variant| form.change(|plan| plan.variant = variant);
    let hints = vec![(Switch::Off, t.switch_off()), (Switch::On, t.switch_on())];
    let has_choice = boxes.len() > 1;
    view! {
        <details class="more">
            <summary>{t.new_more()}</summary>
            <div class="more-form">
                {has_choice.then(|| view! { <Choices legend=t.new_box() name="box" options=boxes chosen=move || of_box.get() on_change=move |place| form.take_box(place) /> })}
                <When is=has_variants><VariantForm variant on_change=take_variant /></When>
                <Choices legend=t.new_hints() name="hints" options=hints chosen=move || settings.hints.get() on_change=move |chosen| settings.hints.set(chosen) />
                <p class="aside">{t.new_hints_text()}</p>
                <label class="field">
                    <b>{t.new_word()}</b>
                    <input type="text" name="word" maxlength="64" autocomplete="off" autocapitalize="off" on:input=move |event| on_word.to(event_target_value(&event)) />
                    <span class="aside">{t.new_word_text()}</span>
                </label>
            </div>
        </details>
    }
}
