//! The board: a sideboard on its wall, on any page. It knows no rules. Its content and click targets arrive as
//! data, and clicks leave through a callback.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use sideboards_rules::{Card, CardId, LINES};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{Glow, Lit, card};
use crate::live::{Change, live};

/// A card of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BoardCard {
    pub(crate) face: Card,
    /// The card, where cards move from place to place.
    pub(crate) card: Option<CardId>,
    pub(crate) look: Look,
    /// Its text for screen readers; empty where a text beside the board describes all of it.
    pub(crate) words: Option<String>,
    pub(crate) can_click: bool,
}

/// How a card of a board is highlighted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    #[default]
    Plain,
    /// It was just laid.
    Newest,
    /// It lies on trial.
    Trial,
    /// It also lies somewhere else.
    Twice,
}

impl BoardCard {
    /// Makes cards without click targets.
    pub(crate) fn all(faces: impl IntoIterator<Item = Card>) -> Vec<Self> {
        faces.into_iter().map(|face| Self::of(face, Look::Plain)).collect()
    }

    /// Makes a card without click targets.
    pub(crate) fn of(face: Card, look: Look) -> Self {
        Self { face, card: None, look, words: None, can_click: false }
    }
}

/// Cards side by side with their highlights, on legs in front of a wall.
#[component]
pub(crate) fn Board(
    #[prop(into)] cards: Signal<Vec<BoardCard>>,
    #[prop(into)] glows: Signal<Vec<Glow>>,
    /// Called with the column of a clicked card. Screen readers read such a board card by card.
    #[prop(optional, into)]
    on_click: Option<Change<usize>>,
    /// Called with column and line of a clicked drawer, where the card itself cannot be clicked.
    #[prop(optional, into)]
    on_drawer: Option<Change<(usize, usize)>>,
    /// The chosen column, where one can be chosen.
    #[prop(optional, into)]
    chosen: Option<Signal<Option<usize>>>,
    /// Where the next card can go, on the left and on the right.
    #[prop(optional)]
    ends: Option<[AnyView; 2]>,
    /// A layer over the cards.
    #[prop(optional)]
    over: Option<AnyView>,
    /// The content below, instead of legs.
    #[prop(optional)]
    below: Option<AnyView>,
) -> impl IntoView {
    let columns = live(move || cards.with(Vec::len));
    let role = on_click.is_some().then_some("list");
    let numbered = move || cards.get().into_iter().enumerate().collect::<Vec<_>>();
    let places = if ends.is_some() { "places" } else { "showpiece" };
    let [left, right] = ends.map_or([None, None], |ends| ends.map(Some));
    let stand = below.is_none().then(|| view! { <div class="stand" aria-hidden="true"></div> });
    view! {
        <div class="wall">
            <div class=places>
                {left}
                <div class="columns" role=role>
                    <For each=numbered key=|card| card.clone() let((column, card))>
                        {board_card(column, card, on_click.clone(), on_drawer.clone(), chosen)}
                    </For>
                    {stand}
                    <Lit glows columns />
                    {over}
                </div>
                {right}
            </div>
            {below}
        </div>
    }
}

fn board_card(
    column: usize,
    of: BoardCard,
    on_click: Option<Change<usize>>,
    on_drawer: Option<Change<(usize, usize)>>,
    chosen: Option<Signal<Option<usize>>>,
) -> AnyView {
    let class = match of.look {
        Look::Plain => "column",
        Look::Newest => "column newest",
        Look::Trial => "column trial",
        Look::Twice => "column twice",
    };
    let role = of.words.is_some().then_some("listitem");
    let name = of.card.map(CardId::index);
    let picture = card(&of.face);
    let Some(change) = on_click.filter(|_| of.can_click) else {
        let heard = of.words.map(|words| view! { <span class="only-heard">{words}</span> });
        let ask = move |event: MouseEvent| {
            if let (Some(change), Some(line)) = (&on_drawer, line_of(&event)) {
                change.to((column, line));
            }
        };
        return view! { <div class=class role=role data-card=name on:click=ask>{heard}{picture}</div> }
            .into_any();
    };
    // The second click of a double click must not hit the card that has moved there.
    let click = move |event: MouseEvent| {
        if event.detail() < 2 {
            change.to(column);
        }
    };
    let pressed = chosen.map(|chosen| live(move || (chosen.get() == Some(column)).to_string()));
    view! {
        <div class=class role=role>
            <button data-card=name aria-label=of.words aria-pressed=pressed on:click=click>{picture}</button>
        </div>
    }
    .into_any()
}

/// Returns the line of the clicked drawer.
fn line_of(event: &MouseEvent) -> Option<usize> {
    let place = event.current_target()?.dyn_into::<Element>().ok()?.get_bounding_client_rect();
    let share = (f64::from(event.client_y()) - place.top()) / place.height();
    (0..LINES).find(|line| share < (line + 1) as f64 / LINES as f64)
}
