//! The tables of a simulated database, and the effects of statements on them.

mod quick;

use std::collections::BTreeMap;

use sideboards_protocol::GROUP_SIZE;

use self::quick::QuickRows;
use super::super::{Append, DailyRow, Due, FinishedRow, GroupRow, HeartbeatResult, Joined, Outage, Stored};
use crate::storage::pulse::Diagnosis;

/// The tables of a database.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    /// The log of each room.
    pub(crate) entries: BTreeMap<String, Vec<Stored>>,
    /// When each room was last used, and when it is next due.
    rooms: BTreeMap<String, (u64, Option<u64>)>,
    pub(crate) games: BTreeMap<String, FinishedRow>,
    nodes: BTreeMap<String, u64>,
    epoch: Option<String>,
    outages: BTreeMap<u64, u64>,
    daily: BTreeMap<(String, String), DailyRow>,
    pub(super) quick: QuickRows,
    groups: BTreeMap<String, Group>,
}

/// A group that compares daily results.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub(super) title: String,
    /// The names of the members.
    pub(super) members: BTreeMap<String, String>,
}

impl Tables {
    /// Returns the entries of a room after a number.
    pub(super) fn load(&self, room: &str, after: u64) -> Vec<Stored> {
        let log = self.entries.get(room).map_or(&[][..], Vec::as_slice);
        log.iter().filter(|stored| stored.number > after).cloned().collect()
    }

    pub(super) fn due(&self, now: u64) -> Vec<String> {
        let mut due: Vec<(u64, &String)> =
            self.rooms.iter().filter_map(|(room, (_, due))| Some(((*due)?, room))).collect();
        due.retain(|(due, _)| *due <= now);
        due.sort_unstable();
        due.into_iter().map(|(_, room)| room.clone()).collect()
    }

    pub(super) fn finished_in(&self, room: &str) -> Vec<String> {
        let mut games: Vec<&FinishedRow> = self.games.values().filter(|game| game.room == room).collect();
        games.sort_by_key(|game| (game.finished, &game.game));
        games.into_iter().map(|game| game.game.clone()).collect()
    }

    pub(super) fn nodes(&self) -> Vec<(String, u64)> {
        self.nodes.iter().map(|(node, seen)| (node.clone(), *seen)).collect()
    }

    pub(super) fn epoch(&self) -> Option<&str> {
        self.epoch.as_deref()
    }

    pub(super) fn set_epoch(&mut self, epoch: &str) {
        self.epoch = Some(epoch.to_owned());
    }

    /// Stores appends that are the next in their logs, and returns their rooms.
    pub(super) fn append<'a>(&mut self, appends: impl Iterator<Item = &'a Append>) -> Vec<String> {
        let mut kept = Vec::new();
        for append in appends {
            let log = self.entries.entry(append.room.clone()).or_default();
            let before = log.last().map(|last| last.at);
            if append.number != log.len() as u64 + 1
                || append.number > 1 && append.after != before && !is_broken!(LogSplicedAfterRestore)
            {
                continue;
            }
            log.push(Stored { number: append.number, at: append.at, lines: append.lines.clone() });
            if let Some(Due(due)) = append.due {
                self.rooms.insert(append.room.clone(), (append.at, due));
            }
            for game in &append.finished {
                self.games.entry(game.game.clone()).or_insert_with(|| game.clone());
            }
            kept.push(append.room.clone());
        }
        kept
    }

    /// Ends outages that would end in the future.
    pub(super) fn end_outages(&mut self, time: u64) {
        self.outages.values_mut().for_each(|ended| *ended = time.min(*ended));
    }

    /// Writes the results of a heartbeat.
    pub(super) fn beat(
        &mut self,
        node: &str,
        time: u64,
        known: Option<&str>,
        diagnosis: Diagnosis,
    ) -> HeartbeatResult {
        if let Some(outage) = diagnosis.outage {
            self.outages.entry(outage.began).or_insert(outage.ended);
        }
        if known != Some(diagnosis.epoch.as_str()) {
            self.epoch = Some(diagnosis.epoch.clone());
        }
        self.nodes.insert(node.to_owned(), time);
        for dead in &diagnosis.dead {
            self.nodes.remove(dead);
        }
        let outages = self.outages.iter().map(|(began, ended)| Outage { began: *began, ended: *ended });
        let outages = outages.filter(|outage| outage.began < outage.ended);
        HeartbeatResult { time, alive: diagnosis.alive, epoch: diagnosis.epoch, outages: outages.collect() }
    }

    /// Deletes rooms unused since a time, and returns how many.
    pub(super) fn expire(&mut self, before: u64) -> u64 {
        let old = self.rooms.extract_if(.., |_, (touched, _)| *touched < before).map(|(room, _)| room);
        let old: Vec<String> = old.collect();
        for room in &old {
            self.entries.remove(room);
        }
        self.outages.retain(|_, ended| *ended >= before);
        self.quick.expire(before);
        old.len() as u64
    }

    pub(super) fn keep_daily(&mut self, row: &DailyRow) {
        self.daily.entry((row.day.clone(), row.player.clone())).or_insert_with(|| row.clone());
    }

    pub(super) fn daily(&self, day: &str) -> impl Iterator<Item = &DailyRow> {
        self.daily.values().filter(move |row| row.day == day)
    }

    pub(super) fn join_group(&mut self, row: &GroupRow) -> Joined {
        if let Some(title) = &row.title {
            let begun = || Group { title: title.clone(), ..Group::default() };
            self.groups.entry(row.group.clone()).or_insert_with(begun);
        }
        let Some(Group { members, .. }) = self.groups.get_mut(&row.group) else { return Joined::NoSuchGroup };
        if !members.contains_key(&row.player) && members.len() as u32 >= GROUP_SIZE {
            return Joined::Full;
        }
        members.insert(row.player.clone(), row.name.clone());
        Joined::Member { members: members.len() as u32 }
    }

    pub(super) fn leave_group(&mut self, group: &str, player: &str) -> u32 {
        let Some(Group { members, .. }) = self.groups.get_mut(group) else { return 0 };
        members.remove(player);
        let left = members.len() as u32;
        if left == 0 {
            self.groups.remove(group);
        }
        left
    }

    pub(super) fn group(&self, group: &str) -> Option<&Group> {
        self.groups.get(group)
    }
}
