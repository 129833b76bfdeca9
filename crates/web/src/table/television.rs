use leptos::prelude::*;
use sideboards_rules::{Goal, GoalKind, Round, Seat};

use super::others::{exchange_mark, presence_mark, thinking_word};
use super::row_race::RowRace;
use super::scene::Other;
use super::{Scene, TableContext, scene};
use crate::dealer::Dealer;
use crate::drawing::{BoardCard, Glow, Spotlight, card_back, goal_picture, seat_mark};
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::points::{Space, points_now};
use crate::status::notice_words;
use crate::television::{TvClock, TvFrame, tv_board, tv_face};
use crate::texts::{later_texts, texts};
use crate::words::{goal_says, goal_title, round_number, sideboard_words};

/// The table of a room on a television: what a spectator sees of it, and nothing to press.
#[component]
pub(crate) fn TelevisionTable(room: Room) -> impl IntoView {
    let look = move || {
        room.look(|known| Some(Scene::of_room(&known.content, known.sight.as_ref()?, known.state.as_ref()?)))
    };
    let table = TableContext::new(Dealer::Room(room), room.play, scene(Box::new(look)));
    let round = live(move || {
        let round = table.scene.with(|scene| round_number(scene.round));
        texts().round_of(round, Round::NUMBERED)
    });
    let (goals, count) = table.scene.with_untracked(|scene| (scene.goals.clone(), scene.others.len()));
    let first = view! { <p class="tv-round">{round}</p><TvClock room /> }.into_any();
    let goals = goals.into_iter().map(|goal| goal_card(table, &goal)).collect_view();
    let middle = view! { <section class="tv-goals" aria-label=texts().goals_title()>{goals}</section> };
    let boards = (0..count).map(|index| board(table, index)).collect();
    let notice = notice_words(room);
    let foot = view! {
        <Awaited table />
        <p class="tv-notice" role="status">{notice}</p>
    };
    view! { <TvFrame room first middle=middle.into_any() boards foot=foot.into_any() /> }
}

/// A goal, with the points for each of it; the row goal also with who leads in it.
fn goal_card(table: TableContext, goal: &Goal) -> impl IntoView + use<> {
    let t = texts();
    let race = (goal.kind() == GoalKind::Row).then(|| view! { <RowRace table /> });
    view! {
        <div class=format!("tv-goal {}", goal.kind())>
            <span class="goal-picture">{goal_picture(goal)}</span>
            <p><b>{goal_title(t, goal)}</b><span class="only-heard">{goal_says(t, goal)}</span></p>
            <span class="tv-worth" aria-hidden="true">"+"{goal.points().0}</span>
            {race}
        </div>
    }
}

fn board(table: TableContext, index: usize) -> AnyView {
    let t = texts();
    let seat = table.scene.with_untracked(|scene| scene.others[index].seat);
    let other = memo(move || table.scene.with(|scene| scene.others[index].clone()));
    let is_awaited = live(move || other.with(|other| other.is_thinking));
    let standing = live(move || table.scene.with(|scene| scene.standing_of(index)));
    let words = live(move || other.with(|other| sideboard_words(t, &other.name, &other.faces)));
    let cards = live(move || other.with(|other| BoardCard::all(other.faces.clone())));
    let glows = live(move || {
        let tally =
            other.with(|other| table.scene.with_untracked(|scene| scene.scorer().tally(&other.sideboard)));
        Glow::all(&tally, Spotlight::Everything)
    });
    let head = view! {
        {part(move || other.with(who))}
        <b class="tv-points">{points_now(standing, Space::Little)}</b>
    };
    tv_board(seat, is_awaited, head.into_any(), words, cards, glows)
}

/// Says who it is, whether the player has placed, and what else is to be known.
fn who(other: &Other) -> impl IntoView + use<> {
    let words = thinking_word(texts(), other);
    let state = if other.is_thinking {
        view! { <span class="tv-thinks" aria-hidden="true"><i></i><i></i><i></i></span> }.into_any()
    } else {
        view! { <span class="tv-placed" aria-hidden="true">{card_back()}</span> }.into_any()
    };
    view! {
        {tv_face(other.seat, other.bot, other.name.clone())}
        {presence_mark(other)}
        {exchange_mark(other)}
        {state}
        <span class="only-heard">{words}</span>
    }
}

/// Names those for whom everybody waits.
#[component]
fn Awaited(table: TableContext) -> impl IntoView {
    let awaited = memo(move || {
        table.scene.with(|scene| {
            let waiting = scene.others.iter().filter(|other| other.is_thinking);
            waiting.map(|other| (other.seat, other.name.clone())).collect::<Vec<_>>()
        })
    });
    let chip = |(seat, name): (Seat, String)| view! { <li>{seat_mark(seat)}<span class="tv-name">{name}</span></li> };
    view! {
        <When is=live(move || awaited.with(|awaited| !awaited.is_empty()))>
            <p class="tv-waiting">{later_texts().tv_waiting()}</p>
            <ul class="tv-names">{part(move || awaited.get().into_iter().map(chip).collect_view())}</ul>
        </When>
    }
}
