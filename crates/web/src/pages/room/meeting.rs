use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_client::room::Countdown;
use sideboards_protocol::{Deed, Occupant, Person, RoomState, SeatNumber, seat_of};

use super::seats::Leave;
use crate::browser::Browser;
use crate::drawing::seat_mark;
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::reactions::{Reactions, SeatReaction};
use crate::status::RoomStatus;
use crate::texts::{LaterTexts, later_texts, texts};

/// Strangers before their game: who is there, how many are missing, and whether everyone is ready.
#[component]
pub(super) fn Meeting(room: Room) -> impl IntoView {
    let t = later_texts();
    let has_seat = live(move || room.seat().is_some());
    view! {
        <article class="sheet room">
            <header class="company-head"><h1>{t.quick_title()}</h1><Reactions room /></header>
            <RoomStatus room />
            <When is=has_seat><Waiting room /><Leave room /></When>
            <When is=live(move || !has_seat.get())>
                <p class="buttons"><a class="button main" href=Place::Online.path()>{t.quick_again()}</a></p>
            </When>
            <p class="aside while-waiting">{t.room_new_here()}" "<a href=Place::Tutorial.path()>{t.room_learn()}</a></p>
        </article>
    }
}

#[component]
fn Waiting(room: Room) -> impl IntoView {
    let t = later_texts();
    let seconds = RwSignal::new(0_usize);
    let tick = move || seconds.update(|seconds| *seconds += 1);
    let ticking = set_interval_with_handle(tick, Duration::from_secs(1));
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    let chairs = memo(move || room.look_at_state(chairs).unwrap_or_default());
    let chair = move |chair: Chair| {
        let who = chair.person.map(|(name, is_ready, is_you)| {
            let ready = is_ready.then(|| view! { <span class="meeting-ready">"✓ "{t.room_is_ready()}</span> });
            let you = is_you.then(|| view! { <small>{texts().you()}</small> });
            view! { {seat_of(chair.number).map(seat_mark)}<b>{name}</b>{you}{ready}<SeatReaction room number=chair.number /> }.into_any()
        });
        let is_free = who.is_none();
        let who = who.unwrap_or_else(|| t.quick_seat_free().into_any());
        view! { <li class="meeting-chair" class:free=is_free>{who}</li> }
    };
    let stand = memo(move || {
        seconds.track();
        room.look(|known| {
            let left = |end: Option<Countdown>| end.map(|end| end.seconds(&Browser));
            known.state.as_ref().map(|state| Stand::of(state, left(known.starts), left(known.bots_from)))
        })
    });
    let words = live(move || stand.get().map(|stand| stand.words(t)));
    // The countdown is seen, not heard every second.
    let heard = memo(move || stand.get().map(|stand| stand.heard(t)));
    let question = memo(move || stand.get().and_then(|stand| stand.question));
    let ready = move |_| room.ask(Deed::Ready(true));
    let button = move |question| {
        let words = match question {
            Question::Ready => t.room_ready(),
            Question::Bots => t.quick_bots(),
        };
        view! { <p class="start"><button class="main large" on:click=ready>{words}</button></p> }
    };
    view! {
        <section class="meeting" aria-label=texts().room_seats()>
            <ol class="meeting-chairs">{part(move || chairs.get().into_iter().map(chair).collect_view())}</ol>
            <p class="meeting-words" aria-hidden="true">{words}</p>
            <p class="only-heard" role="status">{heard}</p>
            {part(move || question.get().map(button))}
        </section>
    }
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq)]
struct Chair {
    number: SeatNumber,
    /// The name of who sits there, whether they are ready, and whether it is the viewer.
    person: Option<(String, bool, bool)>,
}

fn chairs(state: &RoomState) -> Vec<Chair> {
    let count = state.strangers.map_or(0, |strangers| strangers.players);
    let chair = |number: SeatNumber| {
        let person = people(state).find(|(seat, _)| *seat == number);
        let person = person.map(|(_, person)| (person.name.clone(), person.ready, state.you == Some(number)));
        Chair { number, person }
    };
    (1..=count).map(chair).collect()
}

fn people(state: &RoomState) -> impl Iterator<Item = (SeatNumber, &Person)> {
    (1..).zip(&state.seats).filter_map(|(number, occupant)| match occupant {
        Occupant::Person(person) => Some((number, person)),
        Occupant::Bot { .. } => None,
    })
}

/// What the viewer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Whether the game can begin.
    Ready,
    /// Whether bots shall take the free seats.
    Bots,
}

/// How far a meeting is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stand {
    /// How many are missing.
    free: usize,
    /// The seconds until everyone must be ready.
    check: Option<u32>,
    /// The seconds until bots may play.
    bots: Option<u32>,
    /// The names of those who have not agreed yet.
    awaited: Vec<String>,
    question: Option<Question>,
}

impl Stand {
    fn of(state: &RoomState, check: Option<u32>, bots: Option<u32>) -> Self {
        let players = state.strangers.map_or(0, |strangers| usize::from(strangers.players));
        let own = people(state).find(|(number, _)| state.you == Some(*number)).map(|(_, person)| person);
        let question = match own {
            Some(own) if !own.ready && check.is_some() => Some(Question::Ready),
            Some(own) if !own.ready && bots == Some(0) => Some(Question::Bots),
            _ => None,
        };
        let awaited = people(state).filter(|(_, person)| !person.ready);
        let awaited = awaited.map(|(_, person)| person.name.clone()).collect();
        Self { free: players.saturating_sub(state.seats.len()), check, bots, awaited, question }
    }

    fn words(&self, t: &LaterTexts) -> String {
        match (self.check, self.bots, self.question) {
            (Some(left), _, Some(_)) => t.quick_check_left(left),
            (None, Some(left), None) if left > 0 => {
                format!("{} {}", t.quick_waiting(self.free), t.quick_bots_in(left))
            }
            _ => self.heard(t),
        }
    }

    fn heard(&self, t: &LaterTexts) -> String {
        match (self.check, self.question) {
            (Some(_), Some(_)) => t.quick_check(),
            (Some(_), None) => t.quick_awaits(&self.awaited.join(", ")),
            (None, None) if self.bots == Some(0) => t.quick_awaits(&self.awaited.join(", ")),
            (None, _) => t.quick_waiting(self.free),
        }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::wire;

    use super::*;

    fn state(people: &str) -> RoomState {
        let text = format!(
            r#"{{"code":"abcd2345wxyz","stage":"gathering","games":0,"you":1,"settings":{{}},"strangers":{{"players":3}},"seats":[{people}]}}"#
        );
        wire::read(&text).expect("a room")
    }

    fn person(name: &str, ready: bool) -> String {
        format!(r#"{{"person":{{"name":"{name}","online":true,"replaced":false,"ready":{ready}}}}}"#)
    }

    #[test]
    fn people_are_asked_when_all_are_there_or_after_a_while() {
        let alone = state(&person("Ann", false));
        let question = |state: &RoomState, check, bots| Stand::of(state, check, bots).question;
        assert_eq!(question(&alone, None, Some(3)), None);
        assert_eq!(question(&alone, None, Some(0)), Some(Question::Bots));
        assert_eq!(question(&alone, Some(20), Some(0)), Some(Question::Ready));
        let agreed = state(&[person("Ann", true), person("Bo", false)].join(","));
        assert_eq!(question(&agreed, None, Some(0)), None);
        let stand = Stand::of(&agreed, None, Some(0));
        assert_eq!((stand.free, stand.awaited), (1, vec!["Bo".to_owned()]));
        assert_eq!(chairs(&agreed).iter().filter(|chair| chair.person.is_none()).count(), 1);
    }
}
