use leptos::prelude::*;
use sideboards_protocol::{Deed, Occupant, RoomState};

use super::invite::Invite;
use super::messages::TurnMessages;
use super::seats::Lock;
use super::strangers::Others;
use crate::dialog::{Dialog, Question};
use crate::live::{When, live, memo};
use crate::online::Room;
use crate::texts::later_texts;

/// What concerns the room while a game is played: how others come in, how oneself on another device, and how it ends.
#[component]
pub(super) fn RoomSheet(room: Room) -> impl IntoView {
    let t = later_texts();
    if untrack(|| room.is_among_strangers()) {
        return view! {
            <Dialog title=t.quick_sheet() on_close=move || room.sheet.set(false)>
                <div class="room-sheet"><Others room /></div>
            </Dialog>
        }
        .into_any();
    }
    view! {
        <Dialog title=t.room_sheet() on_close=move || room.sheet.set(false)>
            <div class="room-sheet">
                <TurnMessages room />
                <Invite room />
                <Lock room />
                <When is=live(move || room.seat().is_some())><EndGame room /></When>
            </div>
        </Dialog>
    }
    .into_any()
}

/// Ends the game without a result, if everybody agrees.
#[component]
fn EndGame(room: Room) -> impl IntoView {
    let t = later_texts();
    let asks = RwSignal::new(false);
    let wanted =
        memo(move || room.look_at_state(|state| (count(state), is_wanted(state))).unwrap_or_default());
    let toggle = move |_| if wanted.get_untracked().1 { room.ask(Deed::End(false)) } else { asks.set(true) };
    let words = live(move || if wanted.get().1 { t.end_game_back() } else { t.end_game() });
    let end = move || {
        room.ask(Deed::End(true));
        room.sheet.set(false);
    };
    view! {
        <When is=live(move || wanted.get().0 > 0)><p role="status">{live(move || t.end_game_wanted(wanted.get().0))}</p></When>
        <div class="buttons"><button type="button" on:click=toggle>{words}</button></div>
        <When is=asks>
            <Question title=t.end_game_sure() yes=t.end_game() on_yes=end on_close=move || asks.set(false) />
        </When>
    }
}

/// Counts the players who want to end the game.
fn count(state: &RoomState) -> usize {
    state.seats.iter().filter(|occupant| ends(occupant)).count()
}

/// Tells whether the viewer wants to end the game.
fn is_wanted(state: &RoomState) -> bool {
    let own = state.you.and_then(|you| state.seats.get(usize::from(you) - 1));
    own.is_some_and(ends)
}

fn ends(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Person(person) if person.ends)
}
