use leptos::prelude::*;
use sideboards_client::local::{Promise, Standing};
use sideboards_rules::{Card, End, GoalKind, Placed, Sideboard};

use super::Table;
use super::scene::Scene;
use crate::drawing::{Board, BoardCard, Glow, Look, card};
use crate::live::{When, live, memo, part};
use crate::points::{Space, points_now};
use crate::texts::{Texts, texts};
use crate::words::card_words;

/// The own row of up to eight cards, with both ends open for the next one.
#[component]
pub(super) fn OwnSideboard(table: Table) -> impl IntoView {
    let t = texts();
    let shown = memo(move || table.scene.with(|scene| OwnBoard::of(table, scene)));
    let glows = memo(move || shown.with(|shown| shown.glows.clone()));
    let cards = memo(move || shown.with(|shown| shown.cards.clone()));
    let take_back = move |column: usize| {
        table.take_back(cards.with_untracked(|cards| cards.get(column).and_then(|card| card.card)));
    };
    let ends = [End::Left, End::Right].map(|end| view! { <EndOf table shown end /> }.into_any());
    let standing = live(move || shown.with(|shown| shown.standing));
    view! {
        <section class="own" aria-label=t.your_sideboard()>
            <Board cards glows on_click=take_back ends />
            <p class="own-points">{points_now(standing, Space::Enough)}</p>
        </section>
    }
}

/// What is to be seen of the own row.
#[derive(Clone, Debug, PartialEq)]
struct OwnBoard {
    cards: Vec<BoardCard>,
    glows: Vec<Glow>,
    standing: Standing,
    /// The card that is taken up, and what it would bring on the left and on the right.
    offer: Option<(Card, [Promise; 2])>,
    has_ends: bool,
}

impl OwnBoard {
    fn of(table: Table, scene: &Scene) -> Self {
        let sideboard = with_trial(table, scene);
        let scorer = scene.scorer();
        let draft = table.play.draft.get();
        let is_settled = |placed: &Placed| scene.sideboard.cards().contains(placed);
        let deck = scene.content.deck();
        let t = texts();
        let cards = sideboard.cards().iter().enumerate().map(|(column, placed)| {
            let (face, is_trial) = (deck.face(*placed), !is_settled(placed));
            let words = t.row_card(column + 1, &card_words(t, &face));
            BoardCard {
                face,
                card: Some(placed.card),
                look: if is_trial { Look::Trial } else { Look::Plain },
                words: Some(if is_trial { format!("{}. {words}", t.take_back()) } else { words }),
                can_click: is_trial,
            }
        });
        let taken = draft.taken().filter(|_| !scene.has_chosen()).map(|card| draft.held(card));
        let is_solo = scene.is_solo();
        // A card that is on trial already would be replaced.
        let kept = draft.laid().len().min(scene.round.cards().saturating_sub(1));
        let base = draft.on(&scene.sideboard, kept);
        let offer = taken.map(|placed| {
            let promise = |end| Promise::of(&scorer, &base, placed, end, is_solo);
            (deck.face(placed), [End::Left, End::Right].map(promise))
        });
        let lit: Vec<GoalKind> = table.play.lit.get();
        Self {
            cards: cards.collect(),
            glows: Glow::all(&scorer.tally(&sideboard), &lit),
            standing: scene.own_standing(&sideboard),
            offer,
            has_ends: !scene.has_chosen() && draft.laid().len() < scene.round.cards()
                || draft.taken().is_some(),
        }
    }
}

/// Gives the own sideboard with what lies on trial or is placed and still secret.
pub(super) fn with_trial(table: Table, scene: &Scene) -> Sideboard {
    match scene.choice {
        Some(choice) => scene.sideboard.with(&choice),
        None => table.play.draft.with(|draft| draft.on(&scene.sideboard, draft.laid().len())),
    }
}

/// One end of the row: where the next card can go, and what it would bring there.
#[component]
fn EndOf(table: Table, shown: Memo<OwnBoard>, end: End) -> impl IntoView {
    let t = texts();
    let is_first = move || shown.with(|shown| shown.cards.is_empty());
    // Alone in the middle there is only one place.
    let is_open = move || shown.with(|shown| shown.has_ends) && !(is_first() && end == End::Left);
    let offer =
        move || shown.with(|shown| shown.offer.map(|(face, promises)| (face, promises[end as usize])));
    let label = live(move || match offer() {
        None => t.end_waits(),
        Some(_) if is_first() => t.lay_first(),
        Some((_, promise)) => t.lay_here(&end.to_string(), promise.points, &made(t, promise)),
    });
    let badge = move || {
        let (_, promise) = offer().filter(|_| !is_first())?;
        let sign = if promise.points < 0 { "−" } else { "+" };
        let class = if promise.points > 0 { "badge gain" } else { "badge" };
        Some(view! { <span class=class>{format!("{sign}{}", promise.points.abs())}</span> })
    };
    let ghost = move || offer().map(|(face, _)| card(&face));
    let disabled = move || offer().is_none();
    view! {
        <When is=live(is_open)>
            <button
                class=format!("end {end}")
                data-end=end.to_string()
                aria-disabled=live(move || disabled().to_string())
                aria-label=label
                class:offered=live(move || !disabled())
                on:click=move |_| table.lay(end)
            >
                <span class="slot"></span>
                {part(ghost)}
                {part(badge)}
            </button>
        </When>
    }
}

/// Says which combinations and rows a card would make.
fn made(t: &Texts, promise: Promise) -> String {
    let [colour, handle, row] = promise.more;
    let words = [
        (colour > 0).then(|| t.makes_colour(colour)),
        (handle > 0).then(|| t.makes_handle(handle)),
        (row > 0).then(|| t.makes_row(row)),
    ];
    words.into_iter().flatten().map(|word| format!(", {word}")).collect()
}
