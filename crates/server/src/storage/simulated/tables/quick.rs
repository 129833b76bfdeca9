//! The tables about quick games.

use std::collections::BTreeMap;

use crate::clock::milliseconds;
use crate::storage::quick::BLOCKS_OUTLIVE_ROOMS;
use crate::storage::{QuickTable, ReportRow};

/// Rows about quick games.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct QuickRows {
    tables: BTreeMap<(u8, u32), QuickTable>,
    blocks: BTreeMap<(String, String), u64>,
    reports: BTreeMap<(String, String, String), ReportRow>,
}

impl QuickRows {
    pub(in super::super) fn of_size(&self, players: u8) -> Vec<QuickTable> {
        self.tables.values().filter(|table| table.players == players).cloned().collect()
    }

    pub(in super::super) fn name(&mut self, table: QuickTable) {
        self.tables.entry((table.players, table.number)).or_insert(table);
    }

    pub(in super::super) fn clear(&mut self, table: &QuickTable) {
        let place = (table.players, table.number);
        if self.tables.get(&place).is_some_and(|known| known.room == table.room) {
            self.tables.remove(&place);
        }
    }

    pub(in super::super) fn blocked(&self, player: &str) -> Vec<String> {
        let pairs = self.blocks.keys().flat_map(|(one, other)| [(one, other), (other, one)]);
        pairs.filter(|(one, _)| *one == player).map(|(_, other)| other.clone()).collect()
    }

    pub(in super::super) fn keep_report(&mut self, row: ReportRow) -> u64 {
        self.blocks.insert((row.reporter.clone(), row.reported.clone()), row.at);
        let reported = row.reported.clone();
        if row.reason.is_some() {
            let parties = (row.room.clone(), row.reporter.clone(), reported.clone());
            self.reports.entry(parties).or_insert(row);
        }
        self.reports.values().filter(|report| report.reported == reported).count() as u64
    }

    pub(super) fn expire(&mut self, before: u64) {
        let blocks_before = before.saturating_sub(milliseconds(BLOCKS_OUTLIVE_ROOMS));
        self.blocks.retain(|_, at| *at >= blocks_before);
        self.reports.retain(|_, report| report.at >= before);
    }
}
