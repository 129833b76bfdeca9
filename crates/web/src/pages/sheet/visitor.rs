use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::codes::CodeError;
use sideboards_client::place::Place;
use sideboards_client::sheet::Paper;

use super::desk::Desk;
use super::outcome::OutcomeView;
use crate::browser::boxes;
use crate::dialog::Question;
use crate::live::{Handler, When, part};
use crate::place;
use crate::texts::later_texts;

/// A sheet that came by a link: to be looked at, and to be copied.
#[component]
pub(super) fn Visitor(
    desk: Desk,
    sent: String,
    /// Goes on to the own sheet.
    #[prop(into)]
    on_own: Handler,
) -> impl IntoView {
    let t = later_texts();
    let read = codes::sheet::read(&sent, &boxes().all());
    let to_own = Callback::new(move |()| {
        // It is no secret, but the own sheet has no code in its address.
        place::take_secret();
        on_own.run();
    });
    let own = view! { <a class="button" href=Place::Sheet.path() on:click=move |event| { event.prevent_default(); to_own.run(()); }>{t.sheet_own()}</a> };
    match read {
        Ok(paper) => {
            let shown = match paper.outcome() {
                Ok(outcome) => view! { <OutcomeView paper=paper.clone() outcome /> }.into_any(),
                Err(_) => view! { <p class="fault">{t.sheet_link_broken()}</p> }.into_any(),
            };
            view! {
                <div class="sent visitor">
                    <p>{t.sheet_sent()}</p>
                    <p class="buttons"><Copy desk paper to_own />{own}</p>
                </div>
                {shown}
            }
            .into_any()
        }
        Err(error) => {
            let says = match error {
                CodeError::Nonsense => t.sheet_link_broken(),
                CodeError::OtherBox => t.sheet_link_other_box(),
            };
            view! {
                <p class="fault" role="alert">{says}</p>
                <p class="buttons">{own}</p>
            }
            .into_any()
        }
    }
}

/// Takes a copy to write on; asks if the own sheet is in use.
#[component]
fn Copy(desk: Desk, paper: Paper, to_own: Callback<()>) -> impl IntoView {
    let t = later_texts();
    let asks = RwSignal::new(false);
    let paper = StoredValue::new(paper);
    let copy = move || {
        desk.copy(paper.get_value(), t.sheet_copy());
        to_own.run(());
    };
    let ask = move |_| {
        if desk.paper.with_untracked(Paper::has_cards) { asks.set(true) } else { copy() }
    };
    view! {
        <button class="main" on:click=ask>{t.sheet_copy()}</button>
        <When is=asks>
            {part(move || view! { <Question title=t.sheet_copy_sure() yes=t.sheet_copy() on_yes=copy on_close=move || asks.set(false) /> })}
        </When>
    }
}
