use leptos::prelude::*;
use sideboards_client::local::{Promise, Standing};
use sideboards_rules::{Card, CardId, Choice, End, LINES, Placed, Scorer, Sideboard};

use super::TableContext;
use super::drawer_cursor::{DrawerCursor, ring};
use super::end::EndOf;
use super::scene::Scene;
use crate::drawing::{Board, BoardCard, Glow, Look, Spotlight, Strength};
use crate::live::{live, memo};
use crate::points::{Space, points_now};
use crate::texts::texts;
use crate::words::{card_words, drawer_words, goal_title};

/// The own row of up to eight cards, with both ends open for the next one.
#[component]
pub(super) fn OwnSideboard(table: TableContext) -> impl IntoView {
    let t = texts();
    let shown = memo(move || table.scene.with(|scene| OwnBoard::of(table, scene)));
    let glows = memo(move || shown.with(|shown| shown.glows.clone()));
    let cards = memo(move || shown.with(|shown| shown.cards.clone()));
    let take_back = move |column: usize| {
        table.take_back(cards.with_untracked(|cards| cards.get(column).and_then(|card| card.card)));
    };
    let ask = move |(column, line): (usize, usize)| ask_drawer(table, column, line);
    let columns = live(move || cards.with(Vec::len));
    let cursor = RwSignal::new((0, 0));
    // A card that was taken back may have been the last column.
    let at = live(move || {
        let (column, line) = cursor.get();
        (column.min(columns.get().saturating_sub(1)), line)
    });
    let over = ring(columns, at);
    let ends = [End::Left, End::Right].map(|end| view! { <EndOf table shown end /> }.into_any());
    let standing = live(move || shown.with(|shown| shown.standing));
    let leads = live(move || {
        let leads = |scene: &Scene, seat| scene.leads(&with_trial(table, scene), seat);
        table.scene.with(|scene| scene.seat.is_some_and(|seat| leads(scene, seat)))
    });
    view! {
        <section class="own" aria-label=t.your_sideboard()>
            <Board cards glows on_click=take_back on_drawer=ask ends over />
            <DrawerCursor table columns at on_move=move |place| cursor.set(place) />
            <p class="own-points" class:leading=leads>{points_now(standing, Space::Enough)}</p>
        </section>
    }
}

/// What is to be seen of the own row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OwnBoard {
    pub(super) cards: Vec<BoardCard>,
    glows: Vec<Glow>,
    standing: Standing,
    /// The card that is taken up.
    pub(super) offer: Option<Offer>,
    pub(super) has_ends: bool,
}

/// A card that is taken up, and what it would bring on the left and on the right.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Offer {
    pub(super) face: Card,
    pub(super) promises: [Promise; 2],
    /// What it would be part of.
    pub(super) glows: [Vec<Glow>; 2],
}

impl Offer {
    fn of(scorer: &Scorer, face: Card, base: &Sideboard, placed: Placed, is_solo: bool) -> Self {
        let glows = |end: End| {
            let mut after = *base;
            after.add(placed, end);
            let column = if end == End::Left { 0 } else { after.cards().len() - 1 };
            let glows = Glow::all(&scorer.tally(&after), Spotlight::Everything);
            glows.into_iter().filter(|glow| is_in(glow, column)).collect()
        };
        let ends = [End::Left, End::Right];
        Self {
            face,
            promises: ends.map(|end| Promise::of(scorer, base, placed, end, is_solo)),
            glows: ends.map(glows),
        }
    }
}

impl OwnBoard {
    fn of(table: TableContext, scene: &Scene) -> Self {
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
        let offer = taken.map(|placed| Offer::of(&scorer, deck.face(placed), &base, placed, is_solo));
        Self {
            cards: cards.collect(),
            glows: glows(table, scene, &sideboard),
            standing: scene.own_standing(&sideboard),
            offer,
            has_ends: !scene.has_chosen() && draft.laid().len() < scene.round.cards()
                || draft.taken().is_some(),
        }
    }
}

/// Gives the own sideboard with what lies on trial or is placed and still secret.
pub(super) fn with_trial(table: TableContext, scene: &Scene) -> Sideboard {
    match scene.choice {
        Some(choice) => scene.sideboard.with(&choice),
        None => table.play.draft.with(|draft| draft.on(&scene.sideboard, draft.laid().len())),
    }
}

/// Lights what the player asked about, or everything: what the newest cards are part of fully, the rest quietly.
fn glows(table: TableContext, scene: &Scene, sideboard: &Sideboard) -> Vec<Glow> {
    let spotlight = table.spotlight();
    let newest = newest(table, scene);
    let is_new = |glow: &Glow| {
        let columns =
            sideboard.cards().iter().enumerate().filter(|(_, placed)| newest.contains(&placed.card));
        columns.into_iter().any(|(column, _)| is_in(glow, column))
    };
    let mut glows = Glow::all(&scene.scorer().tally(sideboard), spotlight);
    for glow in &mut glows {
        if spotlight == Spotlight::Everything && !is_new(glow) {
            glow.strength = Strength::Quiet;
        }
    }
    glows
}

/// Returns the own cards of this round, or of the round before as long as there are none.
fn newest(table: TableContext, scene: &Scene) -> Vec<CardId> {
    let of = |choice: Choice| choice.steps().map(|(placed, _)| placed.card).collect::<Vec<_>>();
    let trial: Vec<CardId> = match scene.choice {
        Some(choice) => of(choice),
        None => table.play.draft.with(|draft| draft.laid().iter().map(|(placed, _)| placed.card).collect()),
    };
    if !trial.is_empty() {
        return trial;
    }
    let revealed = table.play.revealed.get();
    revealed.into_iter().find(|(seat, _)| Some(*seat) == scene.seat).map_or(trial, |(_, choice)| of(choice))
}

fn is_in(glow: &Glow, column: usize) -> bool {
    (0..LINES).any(|line| glow.drawers.contains(column, line))
}

/// Shows what a drawer is part of, and says so.
pub(super) fn ask_drawer(table: TableContext, column: usize, line: usize) {
    let t = texts();
    let answer = table.scene.with_untracked(|scene| {
        let sideboard = with_trial(table, scene);
        let placed = *sideboard.cards().get(column)?;
        let drawer = scene.content.deck().face(placed).drawers()[line];
        let tally = scene.scorer().tally(&sideboard);
        let spotlight = Spotlight::Drawer { column, line };
        let kinds = Glow::all(&tally, spotlight).into_iter().map(|glow| glow.kind);
        let goals: Vec<String> = scene
            .goals
            .iter()
            .filter(|goal| kinds.clone().any(|kind| kind == goal.kind()))
            .map(|goal| goal_title(t, goal))
            .collect();
        let parts = if goals.is_empty() { t.drawer_alone() } else { goals.join(" · ") };
        Some((spotlight, t.labelled(&drawer_words(t, drawer), &parts)))
    });
    if let Some((spotlight, answer)) = answer {
        table.inquire(spotlight, answer);
    }
}
