use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::room::{Countdown, Known};

use crate::browser::Browser;
use crate::live::{When, live};
use crate::online::Room;
use crate::texts::later_texts;
use crate::words::{deadline_words, left_words};

const SECOND: Duration = Duration::from_secs(1);
const HOUR: u32 = 60 * 60;

/// When so many seconds are left, the clock calls for attention.
const SHORT: u32 = 10;

/// The time for this round, if there is a limit.
#[component]
pub(crate) fn TvClock(room: Room) -> impl IntoView {
    let deadline = ticking(room, |known| known.deadline);
    let is_short = live(move || deadline.get().is_some_and(|deadline| deadline.seconds(&Browser) <= SHORT));
    let shown = live(move || {
        let deadline = deadline.get()?;
        let seconds = deadline.seconds(&Browser);
        let is_near = seconds < HOUR;
        Some(if is_near { left_words(seconds) } else { deadline_words(later_texts(), deadline) })
    });
    view! {
        <When is=live(move || deadline.get().is_some())>
            <p class="tv-clock" class:tv-short=is_short>{shown}</p>
        </When>
    }
}

/// Counts down to a game that the host has called.
#[component]
pub(crate) fn TvStarts(room: Room) -> impl IntoView {
    let starts = ticking(room, |known| known.starts);
    let shown =
        live(move || starts.get().map(|starts| later_texts().rematch_starts(starts.seconds(&Browser))));
    view! {
        <When is=live(move || starts.get().is_some())><p class="tv-starts">{shown}</p></When>
    }
}

/// Follows a time limit, and every second of it.
fn ticking(room: Room, of: fn(&Known) -> Option<Countdown>) -> Signal<Option<Countdown>> {
    let seconds = RwSignal::new(0_usize);
    let ticking = set_interval_with_handle(move || seconds.update(|seconds| *seconds += 1), SECOND);
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    live(move || {
        seconds.track();
        room.look(of)
    })
}
