//! What there is to tell to a device, and when to look again. No clock, no network, no storage.

use crate::room::{Moment, PersonMoment, RoundMoment};
use crate::storage::{MessageKind, Subscription};

const MINUTE: u64 = 60_000;

/// A device is looked at this often while a game is played, in case a node has died before it told what had happened.
const CHECK: u64 = 30 * MINUTE;

/// How long after its last sign of life a connection may still look alive: a person who closed the page just before a round
/// began may be counted as present.
const FORGOTTEN: u64 = 2 * MINUTE;

/// The time before the end of a round at which to remind: a quarter of the round within these limits.
const SHORTEST_LEAD: u64 = 15 * MINUTE;
const LONGEST_LEAD: u64 = 180 * MINUTE;

/// What to do for a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Its seat is gone.
    Gone,
    /// There is something to tell.
    Send(MessageKind, RoundMoment),
    /// There is nothing to tell until a time, or until something happens in the room.
    Rest(Option<u64>),
}

/// Returns what to do for a device.
pub(super) fn step(moment: &Moment, device: &Subscription, now: u64) -> Step {
    let Some(person) = moment.people.iter().find(|person| person.token.as_text() == device.token) else {
        return Step::Gone;
    };
    let Some(round) = moment.round else { return Step::Rest(None) };
    let reminder = round.deadline.map(|deadline| deadline.saturating_sub(lead(round.time)));
    let is_ending = reminder.is_some_and(|at| at <= now) && round.deadline.is_some_and(|end| now < end);
    let is_away = person.is_awaited && person.away_since.is_some();
    if is_away && is_ending && device.ending < round.mark {
        return Step::Send(MessageKind::Ending, round);
    }
    if is_away && device.began < round.mark && has_missed_beginning(person, round) {
        return Step::Send(MessageKind::Began, round);
    }
    let reminder = reminder.filter(|at| *at > now && device.ending < round.mark);
    Step::Rest(Some(reminder.map_or(now + CHECK, |at| at.min(now + CHECK))))
}

/// Returns whether a planned time is as good as a new one, so that it need not be stored again.
pub(super) fn is_about(planned: Option<u64>, due: Option<u64>) -> bool {
    match (planned, due) {
        (Some(planned), Some(due)) => planned.abs_diff(due) < MINUTE,
        (planned, due) => planned == due,
    }
}

/// Returns how long before the end of a round to remind.
fn lead(time: u64) -> u64 {
    (time / 4).clamp(SHORTEST_LEAD, LONGEST_LEAD)
}

/// Returns whether a person who is away has not seen the round begin. No one sees the first round of a game by accident:
/// people agree on it.
fn has_missed_beginning(person: &PersonMoment, round: RoundMoment) -> bool {
    let patience = if round.number == 1 { 0 } else { FORGOTTEN };
    !person.has_begun_round && person.away_since.is_some_and(|since| since <= round.began + patience)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::TokenHash;

    const HOUR: u64 = 60 * MINUTE;

    fn round() -> RoundMoment {
        RoundMoment { mark: 103, number: 4, began: 10 * HOUR, deadline: Some(34 * HOUR), time: 24 * HOUR }
    }

    fn person() -> PersonMoment {
        let away_since = Some(9 * HOUR);
        PersonMoment { token: TokenHash::of("mine"), is_awaited: true, away_since, has_begun_round: false }
    }

    fn device() -> Subscription {
        Subscription {
            room: "abcdefghjkmn".to_owned(),
            endpoint: "https://push.example/1".to_owned(),
            token: TokenHash::of("mine").into_text(),
            p256dh: String::new(),
            auth: String::new(),
            language: "en".to_owned(),
            base: String::new(),
            began: 0,
            ending: 0,
            due: None,
        }
    }

    fn at(now: u64, round: RoundMoment, person: PersonMoment, device: &Subscription) -> Step {
        step(&Moment { round: Some(round), people: vec![person] }, device, now)
    }

    #[test]
    fn a_round_is_told_once_and_its_end_once() {
        let mut device = device();
        assert_eq!(at(10 * HOUR, round(), person(), &device), Step::Send(MessageKind::Began, round()));
        device.began = 103;
        assert_eq!(at(10 * HOUR, round(), person(), &device), Step::Rest(Some(10 * HOUR + CHECK)));
        assert_eq!(at(30 * HOUR + CHECK + 1, round(), person(), &device), Step::Rest(Some(31 * HOUR)));
        assert_eq!(at(31 * HOUR, round(), person(), &device), Step::Send(MessageKind::Ending, round()));
        device.ending = 103;
        assert_eq!(at(31 * HOUR, round(), person(), &device), Step::Rest(Some(31 * HOUR + CHECK)));
        let next = RoundMoment { mark: 104, number: 5, ..round() };
        assert_eq!(
            at(32 * HOUR, next, person(), &device),
            Step::Send(MessageKind::Ending, next),
            "instead of both"
        );
        assert!(
            matches!(
                at(34 * HOUR, round(), person(), &Subscription { began: 103, ending: 0, ..device }),
                Step::Rest(_)
            ),
            "it is over"
        );
    }

    #[test]
    fn who_is_there_or_has_placed_is_left_alone() {
        let device = device();
        let present = PersonMoment { away_since: None, ..person() };
        assert!(matches!(at(32 * HOUR, round(), present, &device), Step::Rest(Some(_))));
        let done = PersonMoment { is_awaited: false, ..person() };
        assert!(matches!(at(32 * HOUR, round(), done, &device), Step::Rest(Some(_))));
    }

    #[test]
    fn who_saw_the_round_begin_is_reminded_only_of_its_end() {
        let device = device();
        let later = PersonMoment { away_since: Some(10 * HOUR + FORGOTTEN + 1), ..person() };
        assert!(matches!(at(11 * HOUR, round(), later.clone(), &device), Step::Rest(_)));
        assert_eq!(at(33 * HOUR, round(), later, &device), Step::Send(MessageKind::Ending, round()));
        let at_once = PersonMoment { away_since: Some(10 * HOUR + FORGOTTEN), ..person() };
        assert_eq!(at(11 * HOUR, round(), at_once.clone(), &device), Step::Send(MessageKind::Began, round()));
        let begun = PersonMoment { has_begun_round: true, ..at_once.clone() };
        assert!(matches!(at(11 * HOUR, round(), begun, &device), Step::Rest(_)));
        let first = RoundMoment { number: 1, ..round() };
        assert!(matches!(at(11 * HOUR, first, at_once, &device), Step::Rest(_)));
        assert_eq!(at(11 * HOUR, first, person(), &device), Step::Send(MessageKind::Began, first));
    }

    #[test]
    fn a_paused_game_is_told_and_has_no_end() {
        let paused = RoundMoment { deadline: None, ..round() };
        let mut device = device();
        assert_eq!(at(40 * HOUR, paused, person(), &device), Step::Send(MessageKind::Began, paused));
        device.began = 103;
        assert_eq!(at(40 * HOUR, paused, person(), &device), Step::Rest(Some(40 * HOUR + CHECK)));
    }

    #[test]
    fn without_its_seat_a_device_is_forgotten_and_without_a_game_it_rests() {
        let other = PersonMoment { token: TokenHash::of("other"), ..person() };
        assert_eq!(at(11 * HOUR, round(), other, &device()), Step::Gone);
        let between = Moment { round: None, people: vec![person()] };
        assert_eq!(step(&between, &device(), 11 * HOUR), Step::Rest(None));
    }

    #[test]
    fn reminders_come_a_quarter_of_the_round_before_its_end() {
        assert_eq!([1, 12, 24, 168].map(|hours| lead(hours * HOUR) / MINUTE), [15, 180, 180, 180]);
        assert!(is_about(Some(5), Some(5 + MINUTE - 1)) && !is_about(Some(5), Some(5 + MINUTE)));
        assert!(is_about(None, None) && !is_about(None, Some(5)) && !is_about(Some(5), None));
    }
}
