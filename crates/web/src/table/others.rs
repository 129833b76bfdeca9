use leptos::prelude::*;
use sideboards_rules::ExchangeCard;

use super::TableContext;
use super::own_sideboard::with_trial;
use super::round_log::RoundList;
use super::scene::{Other, Presence};
use crate::dialog::Dialog;
use crate::drawing::{
    Board, BoardCard, Glow, Spotlight, exchange_picture, portrait, seat_mark, small_sideboard,
};
use crate::live::{Handler, When, live, memo, part};
use crate::points::{Space, points_now};
use crate::texts::{Texts, texts};
use crate::words::{bot_words, columns_words, goal_standing, goal_title, sideboard_title, sideboard_words};

/// The others with their sideboards, the left neighbour first, and the way the cards go.
#[component]
pub(super) fn Others(table: TableContext) -> impl IntoView {
    let count = table.scene.with_untracked(|scene| scene.others.len());
    let closer = RwSignal::new(None);
    (count > 0).then(|| {
        let t = texts();
        let name = move |index: usize| table.scene.with(|scene| scene.others[index].name.clone());
        let passes_on = live(move || table.scene.with(super::scene::Scene::passes_on));
        let arrow = move |words: Signal<String>| {
            view! {
                <p class="passing">
                    <When is=passes_on><span title=words aria-hidden="true">"←"</span><span class="only-heard">{words}</span></When>
                </p>
            }
        };
        let other = |index: usize| {
            view! { <OtherPlayer table index last=count - 1 on_look=move || closer.set(Some(index)) /> }
        };
        let others = (0..count).map(other).collect_view();
        let close = move || closer.set(None);
        view! {
            <section class="others" aria-label=t.player_list() class:many={count > 2}>
                {arrow(live(move || t.passes_to(&name(0))))}
                <div class="neighbours">{others}</div>
                {arrow(live(move || t.passes_from(&name(count - 1))))}
                <RoundList table />
                {part(move || closer.get().map(|index| view! { <Closer table index on_close=close /> }))}
            </section>
        }
    })
}

#[component]
fn OtherPlayer(
    table: TableContext,
    index: usize,
    last: usize,
    #[prop(into)] on_look: Handler,
) -> impl IntoView {
    let t = texts();
    let other = memo(move || table.scene.with(|scene| scene.others[index].clone()));
    let side = if index == 0 {
        "left"
    } else if index == last {
        "right"
    } else {
        "across"
    };
    let picture = part(move || {
        let other = other.get();
        small_sideboard(&other.faces, sideboard_words(t, &other.name, &other.faces))
    });
    let leads = live(move || {
        table.scene.with(|scene| scene.leads(&with_trial(table, scene), scene.others[index].seat))
    });
    let space = if last < 2 { Space::Enough } else { Space::Little };
    let state = live(move || other.with(|other| thinking_word(t, other)));
    view! {
        <div class="neighbour" data-neighbour=side class:leads=leads class:plays-later=live(move || other.with(|other| other.plays_later)) class:thinking=live(move || other.with(|other| other.is_thinking))>
            <button class="look" on:click=move |_| on_look.run() title=t.look_closer()>
                {part(move || name_line(&other.get()))}
                <span class="state"><span class="dot" aria-hidden="true"></span><span class="only-heard">{state}</span></span>
                <span class="neighbour-points">{points_now(live(move || table.scene.with(|scene| scene.standing_of(index))), space)}</span>
                {part(move || exchange_mark(&other.get()))}
                {part(move || presence_mark(&other.get()))}
                {picture}
                <span class="face-down" aria-hidden="true"></span>
            </button>
        </div>
    }
}

/// Shows who it is: the symbol of the seat, the face of a bot, the name.
pub(super) fn name_line(other: &Other) -> impl IntoView + use<> {
    let title = other.bot.map(|(_, level)| bot_words(texts(), level));
    let face = other.bot.map(|(character, level)| portrait(character, level));
    view! { <span class="neighbour-name" title=title>{seat_mark(other.seat)}{face}<span>{other.name.clone()}</span></span> }
}

pub(super) fn thinking_word(t: &Texts, other: &Other) -> String {
    match (other.is_thinking, other.plays_later) {
        (true, _) => t.thinking(),
        (false, true) => t.plays_later(),
        (false, false) => t.placed(),
    }
}

/// Marks a player who is offline or replaced by a bot.
pub(super) fn presence_mark(other: &Other) -> Option<impl IntoView + use<>> {
    let t = texts();
    let (mark, words) = match other.presence {
        Presence::Here => return None,
        Presence::Away => (t.presence_away(), t.presence_away_who(&other.name)),
        Presence::Replaced => (t.presence_bot(), t.presence_bot_who(&other.name)),
    };
    Some(view! { <span class="presence" title=words>{mark}</span> })
}

pub(super) fn exchange_mark(other: &Other) -> Option<impl IntoView + use<>> {
    let t = texts();
    let (words, class) = match other.exchange {
        ExchangeCard::Unused => (t.exchange_unused(), "mark"),
        ExchangeCard::Used => (t.exchange_used(), "mark used"),
        ExchangeCard::None => return None,
    };
    let title = words.clone();
    Some(
        view! { <span class=class title=title>{exchange_picture()}<span class="only-heard">{words}</span></span> },
    )
}

/// Another player's sideboard, large, with what counts on it.
#[component]
fn Closer(table: TableContext, index: usize, #[prop(into)] on_close: Handler) -> impl IntoView {
    let looked_at = memo(move || table.scene.with(|scene| scene.others[index].clone()));
    part(move || {
        let other = looked_at.get();
        let tally = table.scene.with_untracked(|scene| scene.scorer().tally(&other.sideboard));
        let t = texts();
        let title = sideboard_title(t, &other.name);
        let standing = table.scene.with_untracked(|scene| {
            let line = |goal| view! { <li>{t.labelled(&goal_title(t, goal), &goal_standing(t, goal, other.counts))}</li> };
            scene.goals.iter().map(line).collect_view()
        });
        let words = columns_words(t, &other.faces);
        view! {
            <Dialog title on_close=on_close.clone()>
                {other.bot.map(|(character, level)| view! { <p class="temper">{portrait(character, level)}{bot_words(t, level)}</p> })}
                <p class="only-heard">{words}</p>
                <Board cards=BoardCard::all(other.faces.clone()) glows=Glow::all(&tally, Spotlight::Everything) />
                <ul class="standing">{standing}</ul>
            </Dialog>
        }
    })
}
