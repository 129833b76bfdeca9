use leptos::prelude::*;
use sideboards_client::local::{Player, bot_at};
use sideboards_client::new_game::{Mode, Plan};
use sideboards_rules::{MAX_PLAYERS, Seat};

use super::form::Form;
use super::sitter::SitterDialog;
use crate::drawing::{face, seat_mark};
use crate::live::{Handler, When, live, memo, part};
use crate::texts::{Texts, texts};
use crate::words::{level_word, listed, player_name};

/// Who sits at the table: you in front, the others clockwise, as cards go, and a chair for one more: a person among people, else a bot.
#[component]
pub(super) fn Seating(form: Form) -> impl IntoView {
    let t = texts();
    let players = memo(move || form.plan.with(Plan::players));
    let most = form.most();
    let chairs = memo(move || (players.with(Vec::len) + 1).min(most.get()));
    let asked = RwSignal::new(None);
    let chair = |index: usize| {
        let ask = move || asked.set(Some(Seat::new(index)));
        view! { <When is=live(move || index < chairs.get())><Chair form players index on_ask=ask /></When> }
    };
    let heard = live(move || players.with(|players| heard(t, players)));
    view! {
        <section class="seating" aria-label=t.new_who()>
            <div class=live(move || format!("round-table chairs-{}", chairs.get()))>
                <p class="table-top" aria-hidden="true">{live(move || t.new_players(players.with(Vec::len)))}</p>
                {(0..MAX_PLAYERS).map(chair).collect_view()}
            </div>
            <p class="only-heard" role="status">{heard}</p>
            {part(move || asked.get().map(|seat| view! { <SitterDialog form seat on_close=move || asked.set(None) /> }))}
        </section>
    }
}

/// Says who sits at the table.
fn heard(t: &Texts, players: &[Player]) -> String {
    let names = (0..players.len()).map(|index| full_name(t, players, Seat::new(index)));
    t.labelled(&t.new_players(players.len()), &listed(t, names))
}

/// Names a player; of a bot it says how strong it is.
fn full_name(t: &Texts, players: &[Player], seat: Seat) -> String {
    let name = player_name(t, players, seat);
    bot_at(players, seat).map_or(name.clone(), |(_, level)| format!("{name}, {}", level_word(t, level)))
}

/// A chair: who sits on it, or room for a bot. It stays the same button for every player, so the keyboard focus is never lost.
#[component]
fn Chair(
    form: Form,
    players: Memo<Vec<Player>>,
    index: usize,
    /// Asks who sits on it.
    #[prop(into)]
    on_ask: Handler,
) -> impl IntoView {
    let t = texts();
    let seat = Seat::new(index);
    let is_empty = memo(move || players.with(|players| index >= players.len()));
    let words = live(move || {
        players.with(|players| {
            let is_taken = index < players.len();
            match (is_taken, form.plan.with(|plan| plan.mode)) {
                (true, _) => t.new_change(&full_name(t, players, seat)),
                (false, Mode::Device) => t.new_add_person(),
                (false, Mode::Solo | Mode::Bots) => t.new_add_bot(),
            }
        })
    });
    let tap = move |_| {
        if is_empty.get_untracked() {
            form.change(Plan::add_player);
        } else {
            on_ask.run();
        }
    };
    // Alone among bots there is nothing to say about you.
    let is_fixed = memo(move || index == 0 && form.plan.with(|plan| plan.mode != Mode::Device));
    part(move || {
        let class = format!("chair chair-{index}");
        let shown = part(move || players.with(|players| sitter(t, players, seat)));
        if is_fixed.get() {
            view! { <div class=class>{shown}</div> }.into_any()
        } else {
            view! { <button class=class class:empty=is_empty aria-label=words title=words on:click=tap.clone()>{shown}</button> }.into_any()
        }
    })
}

fn sitter(t: &Texts, players: &[Player], seat: Seat) -> AnyView {
    if seat.index() >= players.len() {
        return view! { <span class="seat-free" aria-hidden="true">"+"</span> }.into_any();
    }
    // The symbol of a person is in the face already.
    let bot = bot_at(players, seat);
    let mark = bot.map(|_| seat_mark(seat));
    let level = bot.map(|(_, level)| view! { <small>{level_word(t, level)}</small> });
    view! {
        {face(players, seat)}
        <span class="chair-name">{mark}<span>{player_name(t, players, seat)}</span></span>
        " "
        {level}
    }
    .into_any()
}
