use leptos::prelude::*;
use sideboards_client::sheet::{self, Paper, SheetStep, Spot};
use sideboards_rules::{COLUMNS, CardId, Colour, End, Placed};

use super::desk::Desk;
use super::finding::Finding;
use super::keys;
use super::lying::Lying;
use super::names;
use super::photo::PhotoEntry;
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
    pub(super) end: RwSignal<End>,
    /// What was done last, for those who hear it.
    pub(super) news: RwSignal<String>,
}

impl SideboardEntry {
    pub(super) fn cards(self) -> Vec<Placed> {
        self.desk.paper.with(|paper| paper.players[self.player].cards.clone())
    }

    pub(super) fn change(self, change: impl FnOnce(&mut Vec<Placed>)) {
        self.desk.paper.update(|paper| change(&mut paper.players[self.player].cards));
    }

    pub(super) fn tap(self, colour: Colour) {
        let can = self.desk.paper.with_untracked(|paper| {
            self.tapped.with_untracked(|tapped| sheet::can_follow(paper.content.deck(), tapped, colour))
        });
        if can && untrack(|| self.is_looking()) {
            self.tapped.update(|tapped| tapped.push(colour));
        }
    }

    pub(super) fn untap(self) {
        self.tapped.update(|tapped| _ = tapped.pop());
    }

    /// Returns whether a card is looked for: the next one, or one instead of another.
    pub(super) fn is_looking(self) -> bool {
        self.chosen.get().is_some()
            || self.desk.paper.with(|paper| paper.players[self.player].cards.len() < COLUMNS)
    }

    /// Returns what the colours leave, and who has it already.
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

    /// Writes a card down, at an end or instead of another.
    pub(super) fn take(self, placed: Placed) {
        let count = self.desk.paper.with_untracked(|paper| paper.players[self.player].cards.len());
        let column = match (self.chosen.get_untracked(), self.end.get_untracked()) {
            (Some(column), _) => {
                self.change(|cards| cards[column] = placed);
                column
            }
            (None, _) if count == COLUMNS => return,
            (None, End::Left) => {
                self.change(|cards| cards.insert(0, placed));
                0
            }
            (None, End::Right) => {
                self.change(|cards| cards.push(placed));
                count
            }
        };
        self.chosen.set(None);
        self.tapped.set(Vec::new());
        let t = later_texts();
        let face = self.desk.paper.with_untracked(|paper| paper.content.deck().face(placed));
        self.news.set(t.row_card(column + 1, &card_words(t, &face)));
        focus::rescue_to(".finding, .sheet-onward .main");
    }

    /// Writes down all cards that a photograph shows, in place of those that are there.
    pub(super) fn take_photo(self, placed: Vec<Placed>) {
        self.chosen.set(None);
        self.tapped.set(Vec::new());
        let t = later_texts();
        self.news.set(t.photo_taken(placed.len()));
        self.change(|cards| *cards = placed);
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
        end: RwSignal::new(End::Right),
        news: RwSignal::new(String::new()),
    };
    keys::listen(entry);
    let name = desk.paper.with_untracked(|paper| names(t, paper)[player].clone());
    let is_looking = live(move || entry.is_looking());
    let has_exchange = desk.paper.with_untracked(|paper| paper.variant().has_exchange());
    view! {
        <section class="entry" aria-label=sideboard_title(t, &name)>
            <h2>{sideboard_title(t, &name)}</h2>
            <Lying entry />
            <PhotoEntry entry />
            <p class="only-heard" role="status">{entry.news}</p>
            <Mistakes desk />
            <When is=is_looking><Finding entry /></When>
            <When is=live(move || !is_looking.get())><p class="aside">{t.sheet_full()}</p></When>
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
    let is_used = move || desk.paper.with(|paper| paper.players[player].exchange_used);
    let change = move |is_used| desk.paper.update(|paper| paper.players[player].exchange_used = is_used);
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
