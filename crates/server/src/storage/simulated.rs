//! The database of a simulated world: tables in memory, and everything that can go wrong on the way to them.
//!
//! A transaction is begun on a connection, runs and is committed. The commit is carried out by the database, not by
//! the node: it succeeds or fails, whether or not a caller still waits for it. The content of the tables is
//! durable.

mod tables;
mod weather;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use sideboards_protocol::{DailyCount, DailyTable, GroupTable};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};
use tokio::time::sleep;

use super::kept::Kept;
use super::notices::NOTICE_SIZE;
use super::{
    Append, DailyRow, FinishedRow, GroupRow, HeartbeatResult, Joined, Notices, Pulse, QuickTable, ReportRow,
    STALE_AFTER, StorageError, Stored,
};
use crate::clock::milliseconds;
use crate::simulation::{Audit, Scope, chance};

pub(crate) use tables::Tables;
pub(crate) use weather::{Cut, Weather};

/// How many concurrent transactions a node can have; with a file, one.
const CONNECTIONS: usize = 8;

/// The database of a world.
#[derive(Clone, Debug)]
pub(crate) struct Database(Arc<Shared>);

#[derive(Debug)]
#[expect(clippy::struct_field_names, reason = "it is about the database, as everywhere")]
struct Shared {
    is_shared: bool,
    /// Runs transactions even if their nodes die.
    scope: Scope,
    audit: Arc<Audit>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    tables: Tables,
    /// Backups with their times.
    backups: Vec<(u64, Tables)>,
    weather: Weather,
    cuts: BTreeMap<usize, Cut>,
    /// Rooms whose writes the database refuses.
    cursed: BTreeSet<String>,
    /// How often the database was started: earlier transactions are lost.
    starts: u32,
    /// How many processes have connected.
    links: u32,
    listeners: Vec<(usize, mpsc::UnboundedSender<String>)>,
}

/// The connection of a node to the database.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    database: Database,
    node: usize,
    /// Numbers the processes that connected.
    number: u32,
    /// The node's own: a dead process commits nothing to its file.
    scope: Scope,
    permits: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

/// A connection. After an error in a transaction SQLite has rolled back by itself, and later statements on the
/// connection are in a transaction that is never committed.
#[derive(Debug, Default)]
struct Connection {
    illusion: Option<Tables>,
}

/// A transaction that is not yet durable.
struct Transaction {
    connection: Connection,
    permit: OwnedSemaphorePermit,
    starts: u32,
}

/// Receives notices of nodes.
#[derive(Debug)]
pub(crate) struct Listener(mpsc::UnboundedReceiver<String>);

impl Listener {
    pub(super) async fn next(&mut self) -> Result<Option<String>, sqlx::Error> {
        self.0.recv().await.map(Some).ok_or_else(|| sqlx::Error::Io(std::io::ErrorKind::BrokenPipe.into()))
    }
}

impl Database {
    pub(crate) fn new(is_shared: bool, scope: Scope, audit: Arc<Audit>) -> Self {
        Self(Arc::new(Shared { is_shared, scope, audit, state: Mutex::default() }))
    }

    /// Connects a node.
    pub(crate) fn link(&self, node: usize, scope: Scope) -> Link {
        let connections = if self.0.is_shared { CONNECTIONS } else { 1 };
        let permits = Arc::new(Semaphore::new(connections));
        let number = {
            let mut state = self.state();
            state.links += 1;
            state.links
        };
        Link { database: self.clone(), node, number, scope, permits, idle: Arc::default() }
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.0.is_shared
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().expect("lock is never poisoned")
    }

    pub(crate) fn set_weather(&self, weather: Weather) {
        self.state().weather = weather;
    }

    /// Cuts a node off, or reconnects it.
    pub(crate) fn set_cut(&self, node: usize, cut: Option<Cut>) {
        let mut state = self.state();
        let before = match cut {
            Some(cut) => state.cuts.insert(node, cut),
            None => state.cuts.remove(&node),
        };
        // A refused connection is noticed at once; others seem fine. They do not resume with a gap afterwards: TCP
        // delivers everything in order, or breaks.
        if cut == Some(Cut::Refused) || cut.is_none() && before.is_some() {
            state.listeners.retain(|(listener, _)| *listener != node);
        }
    }

    /// Starts or stops refusing writes for a room.
    pub(crate) fn set_cursed(&self, room: &str, is_cursed: bool) {
        let mut state = self.state();
        state.cursed.retain(|cursed| cursed != room);
        state.cursed.extend(is_cursed.then(|| room.to_owned()));
    }

    /// Restarts: connections break, and pending transactions may or may not succeed.
    pub(crate) fn restart(&self) {
        let mut state = self.state();
        state.starts += 1;
        state.listeners.clear();
    }

    pub(crate) fn back_up(&self) {
        let mut state = self.state();
        let backup = state.tables.clone();
        state.backups.push((self.0.audit.elapsed(), backup));
    }

    /// Restores a backup, if there is one.
    pub(crate) fn restore(&self) -> bool {
        let (made, tables) = {
            let mut state = self.state();
            if state.backups.is_empty() {
                return false;
            }
            let index = chance::below(state.backups.len());
            state.backups.truncate(index + 1);
            let backup = state.backups[index].clone();
            state.tables = backup.1.clone();
            backup
        };
        self.restart();
        self.0.audit.restored(&tables, made);
        true
    }

    /// Returns the durable tables.
    pub(crate) fn tables(&self) -> Tables {
        self.state().tables.clone()
    }

    /// Informs the audit, and other nodes unless they are cut off from notices.
    fn committed(&self, node: &str, appends: &[Append], kept: &[String]) {
        let appends: Vec<&Append> = appends.iter().filter(|append| kept.contains(&append.room)).collect();
        for append in &appends {
            self.0.audit.committed(append);
        }
        if !self.0.is_shared {
            return;
        }
        for notice in Notices::write(node, &appends, NOTICE_SIZE) {
            let listeners = self.state().listeners.clone();
            for (node, listener) in listeners {
                if self.state().cuts.contains_key(&node) {
                    continue;
                }
                let notice = notice.clone();
                self.0.scope.spawn(async move {
                    sleep(chance::latency()).await;
                    // A node that no longer listens does not need it.
                    let _ = listener.send(notice);
                });
            }
        }
    }
}

impl Link {
    pub(super) fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Simulates the latency of a round trip, which may fail.
    async fn travel(&self) -> Result<(), StorageError> {
        let (weather, cut) = {
            let state = self.database.state();
            (state.weather, state.cuts.get(&self.node).copied())
        };
        match cut {
            Some(Cut::Silent) => {
                while self.database.state().cuts.get(&self.node) == Some(&Cut::Silent) {
                    sleep(Duration::from_millis(500)).await;
                }
                return Err(weather::broken());
            }
            Some(Cut::Refused) => {
                sleep(chance::latency()).await;
                return Err(weather::broken());
            }
            Some(Cut::Deaf) | None => {}
        }
        sleep(chance::latency()).await;
        match weather {
            Weather::Slow => sleep(chance::milliseconds(100, 3_500)).await,
            Weather::Failing if chance::one_in(3) => return Err(weather::broken()),
            _ => {}
        }
        Ok(())
    }

    async fn read<T>(&self, read: impl FnOnce(&Tables) -> T) -> Result<T, StorageError> {
        self.travel().await?;
        let tables = read(&self.database.state().tables);
        Ok(tables)
    }

    /// Begins a transaction. If it is dropped instead of committed, so is its connection.
    async fn begin(&self) -> Result<Transaction, StorageError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.expect("it is never closed");
        self.travel().await?;
        let starts = self.database.state().starts;
        let connection = self.idle().pop().unwrap_or_default();
        Ok(Transaction { connection, permit, starts })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().expect("lock is never poisoned")
    }

    /// Runs a transaction, and a callback when it is durable.
    async fn transact<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Tables) -> T + Send + 'static,
        durable: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, StorageError> {
        let transaction = self.begin().await?;
        self.proceed(transaction, work, durable).await
    }

    /// Runs a transaction that was begun, and a callback when it is durable.
    async fn proceed<T: Send + 'static>(
        &self,
        mut transaction: Transaction,
        work: impl FnOnce(&mut Tables) -> T + Send + 'static,
        durable: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, StorageError> {
        if let Some(illusion) = &mut transaction.connection.illusion {
            let done = work(illusion);
            self.idle().push(transaction.connection);
            return Ok(done);
        }
        let weather = self.database.state().weather;
        let refused = match weather {
            Weather::Full => Some(weather::full()),
            Weather::ReadOnly => Some(weather::read_only()),
            _ => None,
        };
        if let Some(refused) = refused {
            self.discard(transaction);
            return Err(refused);
        }
        self.commit(transaction, work, durable).await
    }

    /// Drops a connection: its state after an error is unknown.
    fn discard(&self, mut transaction: Transaction) {
        if is_broken!(ConnectionKeptAfterError) && !self.is_shared() {
            transaction.connection.illusion = Some(self.database.tables());
            self.idle().push(transaction.connection);
        }
    }

    /// Lets the database commit, and waits for its answer.
    async fn commit<T: Send + 'static>(
        &self,
        transaction: Transaction,
        work: impl FnOnce(&mut Tables) -> T + Send + 'static,
        durable: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, StorageError> {
        let (answer, answered) = oneshot::channel();
        let link = self.clone();
        self.database.0.scope.spawn(async move {
            sleep(chance::latency()).await;
            let weather = link.database.state().weather;
            if weather == Weather::Slow {
                sleep(chance::milliseconds(100, 3_500)).await;
            }
            let committed = link.carry_out(&transaction, work, durable);
            let is_lost = match weather {
                Weather::Lossy => chance::one_in(2),
                Weather::Failing => chance::one_in(3),
                _ => false,
            };
            if is_lost {
                return;
            }
            sleep(chance::latency()).await;
            let Transaction { connection, permit, .. } = transaction;
            if committed.is_ok() {
                link.idle().push(connection);
            }
            drop(permit);
            // The caller may have given up.
            let _ = answer.send(committed);
        });
        answered.await.unwrap_or_else(|_| Err(weather::broken()))
    }

    /// Carries out a whole transaction or nothing.
    fn carry_out<T>(
        &self,
        transaction: &Transaction,
        work: impl FnOnce(&mut Tables) -> T,
        durable: impl FnOnce(&T),
    ) -> Result<T, StorageError> {
        let mut state = self.database.state();
        let is_cut = matches!(state.cuts.get(&self.node), Some(Cut::Silent | Cut::Refused));
        // The next process opens a file only after the previous one is gone, with all its pending transactions.
        let is_over = !self.is_shared() && state.links != self.number;
        // Transactions from before a restart of the database are lost.
        if is_over || state.starts != transaction.starts {
            return Err(weather::broken());
        }
        // Torn in the middle, it is rolled back; it may have been complete just before.
        let is_torn = is_cut
            || !self.is_shared() && self.scope.is_dead()
            || state.weather == Weather::Failing && chance::one_in(3);
        if is_torn && chance::one_in(2) {
            return Err(weather::broken());
        }
        let done = work(&mut state.tables);
        drop(state);
        durable(&done);
        if is_torn { Err(weather::broken()) } else { Ok(done) }
    }

    pub(super) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StorageError> {
        self.read(|tables| tables.load(room, after)).await
    }

    pub(super) async fn due(&self, now: u64) -> Result<Vec<String>, StorageError> {
        self.read(|tables| tables.due(now)).await
    }

    pub(super) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, StorageError> {
        self.read(|tables| tables.games.get(game).cloned()).await
    }

    pub(super) async fn finished_in(&self, room: &str) -> Result<Vec<String>, StorageError> {
        self.read(|tables| tables.finished_in(room)).await
    }

    pub(super) async fn beat(&self, pulse: &Pulse) -> Result<HeartbeatResult, StorageError> {
        let is_shared = self.is_shared();
        // It fails if the database is restarted. Other nodes may send heartbeats between reading and writing.
        let transaction = self.begin().await?;
        let (nodes, epoch) = self.read(|tables| (tables.nodes(), tables.epoch().map(str::to_owned))).await?;
        let is_node_trusted = !is_shared || is_broken!(NodeClockTrusted);
        let time = if is_node_trusted { pulse.now } else { self.database.0.audit.time() };
        let diagnosis = pulse.diagnose(time, &nodes, epoch.as_deref(), is_shared);
        let node = pulse.node.clone();
        let beat = move |tables: &mut Tables| {
            if !is_shared {
                tables.end_outages(time);
            }
            tables.beat(&node, time, epoch.as_deref(), diagnosis)
        };
        self.proceed(transaction, beat, |_| {}).await
    }

    pub(super) async fn renew_epoch(&self, epoch: &str) -> Result<(), StorageError> {
        let epoch = epoch.to_owned();
        self.transact(move |tables| tables.set_epoch(&epoch), |()| {}).await
    }

    pub(super) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        self.transact(move |tables| tables.expire(before), |_| {}).await
    }

    pub(super) async fn quick_tables(&self, players: u8) -> Result<Vec<QuickTable>, StorageError> {
        self.read(|tables| tables.quick.of_size(players)).await
    }

    pub(super) async fn name_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        let table = table.clone();
        self.transact(move |tables| tables.quick.name(table), |()| {}).await
    }

    pub(super) async fn clear_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        let table = table.clone();
        self.transact(move |tables| tables.quick.clear(&table), |()| {}).await
    }

    pub(super) async fn blocked(&self, player: &str) -> Result<Vec<String>, StorageError> {
        self.read(|tables| tables.quick.blocked(player)).await
    }

    pub(super) async fn keep_report(&self, row: &ReportRow) -> Result<u64, StorageError> {
        let row = row.clone();
        self.transact(move |tables| tables.quick.keep_report(row), |_| {}).await
    }

    pub(super) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        let row = row.clone();
        self.transact(move |tables| tables.keep_daily(&row), |()| {}).await
    }

    pub(super) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        self.read(|tables| {
            let mut rows: Vec<&DailyRow> = tables.daily(day).collect();
            rows.sort_by_key(|row| (std::cmp::Reverse(row.points), row.at));
            let mut counts = BTreeMap::<u16, u32>::new();
            for row in &rows {
                *counts.entry(row.points).or_default() += 1;
            }
            let histogram = counts.into_iter().map(|(points, count)| DailyCount { points, count });
            let mut names = HashSet::new();
            let best = rows.iter().filter(|row| row.is_named && names.insert(row.name.to_ascii_lowercase()));
            let best = best.take(10).map(|row| (row.name.clone(), row.points));
            let own = rows.iter().find(|row| Some(row.player.as_str()) == player).map(|row| row.points);
            DailyTable::new(day.to_owned(), histogram.collect(), best.collect(), own)
        })
        .await
    }

    pub(super) async fn join_group(&self, row: &GroupRow) -> Result<Joined, StorageError> {
        let row = row.clone();
        self.transact(move |tables| tables.join_group(&row), |_| {}).await
    }

    pub(super) async fn leave_group(&self, group: &str, player: &str) -> Result<u32, StorageError> {
        let (group, player) = (group.to_owned(), player.to_owned());
        self.transact(move |tables| tables.leave_group(&group, &player), |_| {}).await
    }

    pub(super) async fn group(
        &self,
        group: &str,
        day: &str,
        player: Option<&str>,
    ) -> Result<Option<GroupTable>, StorageError> {
        self.read(|tables| {
            let points =
                |member: &str| tables.daily(day).find(|row| row.player == member).map(|row| row.points);
            let group = tables.group(group)?;
            let members = group
                .members
                .iter()
                .map(|(member, name)| (name.clone(), points(member), Some(member.as_str()) == player));
            Some(GroupTable::new(group.title.clone(), day.to_owned(), members))
        })
        .await
    }

    pub(super) async fn append(&self, node: &str, appends: &[&Append]) -> Result<Kept, StorageError> {
        let appends: Vec<Append> = appends.iter().map(|append| (*append).clone()).collect();
        let is_cursed = {
            let state = self.database.state();
            appends.iter().any(|append| state.cursed.contains(&append.room))
        };
        if is_cursed {
            let transaction = self.begin().await?;
            self.discard(transaction);
            return Err(weather::bad_value(self.is_shared()));
        }
        let (database, node) = (self.database.clone(), node.to_owned());
        let (audit, is_shared) = (Arc::clone(&database.0.audit), self.is_shared());
        let written = Arc::new(appends);
        let durable = Arc::clone(&written);
        let durable = move |kept: &Vec<String>| database.committed(&node, &durable, kept);
        let append = move |tables: &mut Tables| {
            let earliest = audit.time() - milliseconds(STALE_AFTER);
            let is_stale = |append: &&Append| is_shared && append.number > 1 && append.at <= earliest;
            tables.append(written.iter().filter(|append| !is_stale(append)))
        };
        let rooms = self.transact(append, durable).await?;
        Ok(Kept::Rooms(rooms.into_iter().collect()))
    }

    pub(super) async fn notices(&self) -> Result<Option<Notices>, StorageError> {
        if !self.is_shared() {
            return Ok(None);
        }
        self.travel().await?;
        let (listener, heard) = mpsc::unbounded_channel();
        self.database.state().listeners.push((self.node, listener));
        Ok(Some(Notices::simulated(Listener(heard))))
    }
}
