use leptos::prelude::*;
use sideboards_client::sheet::{self, Paper, SheetStep, Spot};
use sideboards_rules::{COLUMNS, CardId, Colour, End, Placed};

use super::before::Undo;
use super::desk::Desk;
use super::finding::Finding;
use super::keys;
use super::lying::Lying;
use super::names;
use super::photo::PhotoEntry;
use super::running::RunningPoints;
use crate::choices::Choices;
use crate::focus;
use crate::live::{When, live, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{card_words, sideboard_title};

/// A sideboard that is being written down.
#[derive(Clone, Copy)]
pub(super) struct SideboardEntry {
    pub(super) desk: Desk,
    pub(super) player: usize,
    /// Colours of the card that is looked for, from the top.
    pub(super) tapped: RwSignal<Vec<Colour>>,
    /// The column of a card that is being corrected.
    pub(super) chosen: RwSignal<Option<usize>>,
    /// The column where a card that was forgotten goes.
    pub(super) gap: RwSignal<Option<usize>>,
    pub(super) end: RwSignal<End>,
    /// What was done last, for those who hear it.
    pub(super) news: RwSignal<String>,
}

impl SideboardEntry {
    pub(super) fn cards(self) -> Vec<Placed> {
        self.desk.paper.with(|paper| paper.cards(self.player).to_vec())
    }

    /// Changes the cards; `words` say what can be undone.
    pub(super) fn change(self, words: String, change: impl FnOnce(&mut Vec<Placed>)) {
        self.desk.remember(words);
        self.desk.change(|paper| change(&mut paper.players[self.player].cards));
    }

    /// Begins anew with the next card.
    pub(super) fn settle(self) {
        self.chosen.set(None);
        self.gap.set(None);
        self.tapped.set(Vec::new());
    }

    fn count(self) -> usize {
        self.desk.paper.with_untracked(|paper| paper.cards(self.player).len())
    }

    pub(super) fn tap(self, colour: Colour) {
        let can = self.desk.paper.with_untracked(|paper| {
            self.tapped.with_untracked(|tapped| sheet::can_follow(paper.content.deck(), tapped, colour))
        });
        if can && untrack(|| self.is_looking()) {
            self.tapped.update(|tapped| tapped.push(colour));
            // The last card that lies nowhere yet takes itself; undo brings it back.
            self.take_only();
        }
    }

    /// Takes back the last colour; without any, the last change.
    pub(super) fn untap(self) {
        if self.tapped.with_untracked(Vec::is_empty) {
            self.desk.undo();
            self.settle();
        } else {
            self.tapped.update(|tapped| _ = tapped.pop());
        }
    }

    /// Returns whether a card is looked for: the next one, or one instead of another.
    pub(super) fn is_looking(self) -> bool {
        self.chosen.get().is_some() || self.desk.paper.with(|paper| paper.cards(self.player).len() < COLUMNS)
    }

    /// Returns the candidates that the colours leave, each with its owner if it was entered already.
    pub(super) fn candidates(self) -> Vec<(Placed, Option<usize>)> {
        let besides = self.chosen.get().map(|column| (self.player, column));
        self.desk.paper.with(|paper| {
            let owner = |card: CardId| paper.find(card, besides).map(|(player, _)| player);
            let found = self.tapped.with(|tapped| sheet::candidates(paper.content.deck(), tapped));
            found.into_iter().map(|placed| (placed, owner(placed.card))).collect()
        })
    }

    /// Takes the only card that is left, if there is just one that lies nowhere yet.
    pub(super) fn take_only(self) {
        let free: Vec<Placed> = untrack(|| self.candidates())
            .into_iter()
            .filter(|(_, owner)| owner.is_none())
            .map(|(placed, _)| placed)
            .collect();
        if let [only] = free[..] {
            self.take(only);
        }
    }

    /// Writes a card down: in a gap, instead of another, or at an end.
    pub(super) fn take(self, placed: Placed) {
        let count = self.count();
        let (gap, chosen) =
            (self.gap.get_untracked(), self.chosen.get_untracked().filter(|column| *column < count));
        let column = match (gap, chosen, self.end.get_untracked()) {
            (None, Some(column), _) => column,
            _ if count == COLUMNS => return,
            (Some(column), ..) => column.min(count),
            (None, None, End::Left) => 0,
            (None, None, End::Right) => count,
        };
        let t = later_texts();
        self.change(t.sheet_card(column + 1), |cards| match (gap, chosen) {
            (None, Some(column)) => cards[column] = placed,
            _ => cards.insert(column, placed),
        });
        self.settle();
        let face = self.desk.paper.with_untracked(|paper| paper.content.deck().face(placed));
        self.news.set(t.row_card(column + 1, &card_words(t, &face)));
        focus::rescue_to(".finding, .sheet-onward .main");
    }

    /// Writes down all cards that a photograph shows, in place of those that are there.
    pub(super) fn take_photo(self, placed: Vec<Placed>) {
        let t = later_texts();
        self.settle();
        self.news.set(t.photo_taken(placed.len()));
        self.change(t.photo_title(), |cards| *cards = placed);
    }
}

/// Writing down what lies in front of one player.
#[component]
pub(super) fn EntryPage(desk: Desk, player: usize) -> impl IntoView {
    let t = later_texts();
    let entry = SideboardEntry {
        desk,
        player,
        tapped: RwSignal::new(Vec::new()),
        chosen: RwSignal::new(None),
        gap: RwSignal::new(None),
        end: RwSignal::new(End::Right),
        news: RwSignal::new(String::new()),
    };
    keys::listen(entry);
    let name = desk.paper.with_untracked(|paper| names(t, paper)[player].clone());
    let is_looking = live(move || entry.is_looking());
    let is_picking = live(move || entry.tapped.with(|tapped| !tapped.is_empty()));
    let has_exchange = desk.paper.with_untracked(|paper| paper.variant().has_exchange());
    view! {
        <section class="entry" class:picking=is_picking aria-label=sideboard_title(t, &name)>
            <h2>{sideboard_title(t, &name)}</h2>
            <Lying entry />
            <RunningPoints entry />
            <PhotoEntry entry />
            <p class="only-heard" role="status">{entry.news}</p>
            <Mistakes desk />
            <When is=is_looking><Finding entry /></When>
            <When is=live(move || !is_looking.get())>
                <p class="aside">{t.sheet_full()}</p>
                <Undo desk on_undo=move || entry.settle() />
            </When>
            {has_exchange.then(|| view! { <ExchangeCard desk player /> })}
            <Onward desk player />
        </section>
    }
}

/// Cards that are written down twice.
#[component]
pub(super) fn Mistakes(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let mistakes = move || {
        desk.paper.with(|paper| {
            let told =
                |(first, again): (Spot, Spot)| t.sheet_twice(&spot(t, paper, first), &spot(t, paper, again));
            paper
                .mistakes()
                .into_iter()
                .map(|mistake| view! { <p class="fault">{told(mistake)}</p> })
                .collect_view()
        })
    };
    view! { <div role="alert">{part(mistakes)}</div> }
}

fn spot(t: &LaterTexts, paper: &Paper, (player, column): Spot) -> String {
    t.sheet_spot(&names(t, paper)[player], column + 1)
}

/// Whether the exchange card shows X.
#[component]
fn ExchangeCard(desk: Desk, player: usize) -> impl IntoView {
    let t = later_texts();
    let is_used =
        move || desk.paper.with(|paper| paper.players.get(player).is_some_and(|player| player.exchange_used));
    let change = move |is_used| {
        desk.change(|paper| {
            if let Some(player) = paper.players.get_mut(player) {
                player.exchange_used = is_used;
            }
        });
    };
    let options = vec![(false, t.sheet_exchange_unused()), (true, t.sheet_exchange_used())];
    view! { <Choices legend=t.step_exchange() name="sheet-exchange" options chosen=is_used on_change=change /> }
}

/// Back, and on to the next player or the result.
#[component]
fn Onward(desk: Desk, player: usize) -> impl IntoView {
    let t = later_texts();
    let names = desk.paper.with_untracked(|paper| names(t, paper));
    let back = player.checked_sub(1).map_or(SheetStep::Start, SheetStep::Sideboard);
    let (next, words) = match names.get(player + 1) {
        Some(name) => (SheetStep::Sideboard(player + 1), t.sheet_next(name)),
        None => (SheetStep::Outcome, t.sheet_to_result()),
    };
    view! {
        <p class="buttons sheet-onward">
            <button on:click=move |_| desk.go(back)>{t.sheet_back()}</button>
            <button class="main" on:click=move |_| desk.go(next)>{words}</button>
        </p>
    }
}
