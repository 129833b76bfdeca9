use anyhow::{Result, bail, ensure};
use sideboards_rules::{Decision, Record};

use crate::full_room::SEATS;

/// The acknowledged decisions, seat by seat: the game, counted from 1, and the decision, in order.
pub(crate) type Said = [Vec<(u32, Decision)>; SEATS];

/// Checks that the records have exactly the acknowledged decisions, seat by seat and in order. Returns their
/// number.
pub(crate) fn compare(records: &[Record], said: &Said) -> Result<usize> {
    let recorded = recorded(records);
    for (seat, (said, recorded)) in (1..).zip(said.iter().zip(&recorded)) {
        let length = said.len().max(recorded.len());
        if let Some(index) = (0..length).find(|index| said.get(*index) != recorded.get(*index)) {
            bail!(
                "seat {seat}, decision {}: acknowledged was {}, and in the record is {}",
                index + 1,
                text(said.get(index), records),
                text(recorded.get(index), records)
            );
        }
    }
    Ok(said.iter().map(Vec::len).sum())
}

/// Checks the records of a room that was put back to a copy and played on. For each seat they have all of `copied`,
/// maybe more of `end`, which begins with `copied`, and then exactly `after`. Returns the number of decisions.
///
/// The last decision of `end` may have been sent before the room was put back and stored after it.
pub(crate) fn compare_restored(records: &[Record], copied: &Said, end: &Said, after: &Said) -> Result<usize> {
    let recorded = recorded(records);
    for (seat, recorded) in recorded.iter().enumerate() {
        let (number, after, end) = (seat + 1, &after[seat], &end[seat]);
        ensure!(recorded.ends_with(after), "seat {number}: what was played on is not what was acknowledged");
        let before = &recorded[..recorded.len() - after.len()];
        let is_late = |(last, rest): (&_, &_)| end.last() == Some(last) && end.starts_with(rest);
        ensure!(
            end.starts_with(before) || before.split_last().is_some_and(is_late),
            "seat {number}: something was restored that was never acknowledged"
        );
        ensure!(
            before.len() >= copied[seat].len(),
            "seat {number}: {} decisions were acknowledged before the copy, {} were restored",
            copied[seat].len(),
            before.len()
        );
    }
    Ok(recorded.iter().map(Vec::len).sum())
}

/// Returns the recorded decisions, seat by seat.
fn recorded(records: &[Record]) -> Said {
    let mut recorded = Said::default();
    for (number, record) in (1..).zip(records) {
        for (seat, decision) in record.decisions() {
            recorded[seat.index()].push((number, *decision));
        }
    }
    recorded
}

fn text(decision: Option<&(u32, Decision)>, records: &[Record]) -> String {
    match (decision, records.first()) {
        (Some((game, decision)), Some(record)) => {
            format!("{:?} in game {game}", record.content().deck().text(decision).to_string())
        }
        _ => "nothing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;

    const RECORD: &str = include_str!("../../../../examples/two-players.txt");

    fn records() -> Vec<Record> {
        vec![Record::parse(RECORD, Content::classic()).expect("an example that is a record"); 2]
    }

    /// All decisions of two games with the same record.
    fn all() -> Said {
        recorded(&records())
    }

    #[test]
    fn what_was_acknowledged_is_in_the_records() {
        let decisions: usize = records().iter().map(|record| record.decisions().len()).sum();
        assert_eq!(compare(&records(), &all()).expect("everything"), decisions);
    }

    #[test]
    fn every_difference_is_found() {
        let lost = |change: fn(&mut Said)| {
            let mut said = all();
            change(&mut said);
            compare(&records(), &said).expect_err("a difference").to_string()
        };
        let more_in_record = lost(|said| said[0].truncate(3));
        assert!(more_in_record.starts_with("seat 1, decision 4: acknowledged was"), "{more_in_record}");
        let more = lost(|said| said[1].push((2, Decision::TakeBack)));
        assert!(
            more.ends_with("acknowledged was \"take-back\" in game 2, and in the record is nothing"),
            "{more}"
        );
        assert!(lost(|said| said[0].swap(1, 2)).contains("decision 2"));
        assert!(lost(|said| said[0].last_mut().expect("some").0 = 1).contains("in game 1"));
        assert!(lost(|said| said[2].push((1, Decision::Exchange))).starts_with("seat 3, decision 1"));
    }

    #[test]
    fn a_backup_has_what_was_acknowledged_before_it_and_nothing_that_never_was() {
        let part = |from: usize, to: usize| {
            all().map(|said| said[from.min(said.len())..to.min(said.len())].to_vec())
        };
        let length = all()[0].len();
        let check = |copied, end, after| compare_restored(&records(), &copied, &end, &after);
        assert!(check(part(0, 3), part(0, 9), part(5, length)).is_ok(), "made between 3 and 9");
        assert!(check(part(0, 6), part(0, 9), part(5, length)).is_err(), "one was lost");
        assert!(check(part(0, 3), part(0, 3), part(5, length)).is_err(), "some came from nowhere");
        assert!(check(part(0, 3), part(0, 9), part(4, length - 1)).is_err(), "one is missing at the end");
    }
}
