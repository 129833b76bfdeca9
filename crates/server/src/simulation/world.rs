//! A world: its database, its nodes, and operations on them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use sideboards_rules::Content;
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::audit::Audit;
use super::chance;
use super::health::Health;
use super::report::Report;
use super::scope::Scope;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::rooms::Rooms;
use crate::secret;
use crate::storage::Storage;
use crate::storage::simulated::{Cut, Database, Weather};

/// How long a failed server start waits before it is retried.
const RESTART: Duration = Duration::from_millis(700);

/// The whole simulated world.
#[derive(Clone, Debug)]
pub(super) struct World(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    report: Arc<Report>,
    audit: Arc<Audit>,
    scope: Scope,
    database: Database,
    nodes: Mutex<Vec<Slot>>,
    /// The clock offset of each machine, in milliseconds.
    skews: Mutex<Vec<i64>>,
    is_calm: AtomicBool,
    /// Until when all players stay away.
    deserted_until: AtomicU64,
    last_person: AtomicU64,
}

#[derive(Clone, Debug)]
enum Slot {
    Down,
    Starting,
    Up(Node),
}

/// A running server.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) index: usize,
    pub(super) scope: Scope,
    pub(super) rooms: Rooms,
    pub(super) metrics: Arc<Metrics>,
}

impl World {
    pub(super) fn new(report: Arc<Report>, is_shared: bool, nodes: usize) -> Self {
        let scope = Scope::new(Arc::clone(&report));
        let audit = Arc::new(Audit::new(Arc::clone(&report), is_shared, nodes));
        let database = Database::new(is_shared, scope.clone(), Arc::clone(&audit));
        Self(Arc::new(Shared {
            report,
            audit,
            scope,
            database,
            nodes: Mutex::new(vec![Slot::Down; nodes]),
            skews: Mutex::new((0..nodes).map(|_| skew()).collect()),
            is_calm: AtomicBool::new(false),
            deserted_until: AtomicU64::new(0),
            last_person: AtomicU64::new(0),
        }))
    }

    pub(super) fn report(&self) -> &Report {
        &self.0.report
    }

    pub(super) fn audit(&self) -> &Arc<Audit> {
        &self.0.audit
    }

    pub(super) fn database(&self) -> &Database {
        &self.0.database
    }

    pub(super) fn elapsed(&self) -> u64 {
        self.0.report.elapsed()
    }

    pub(super) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.scope.spawn(task);
    }

    /// Returns whether there are no more faults and all players play.
    pub(super) fn is_calm(&self) -> bool {
        self.0.is_calm.load(Relaxed)
    }

    /// Returns whether all players stay away.
    pub(super) fn is_deserted(&self) -> bool {
        self.elapsed() < self.0.deserted_until.load(Relaxed) && !self.is_calm()
    }

    /// Keeps all players away until a time, once in a history.
    pub(super) fn desert(&self, until: u64) {
        if self.0.deserted_until.load(Relaxed) == 0 {
            self.note_fault(|| format!("everybody goes away until {until}"));
            self.0.deserted_until.store(until, Relaxed);
        }
    }

    /// Returns an unused number.
    pub(super) fn person_number(&self) -> u64 {
        self.0.last_person.fetch_add(1, Relaxed)
    }

    fn skews(&self) -> MutexGuard<'_, Vec<i64>> {
        self.0.skews.lock().expect("lock is never poisoned")
    }

    fn slots(&self) -> MutexGuard<'_, Vec<Slot>> {
        self.0.nodes.lock().expect("lock is never poisoned")
    }

    pub(super) fn nodes(&self) -> usize {
        self.slots().len()
    }

    /// Returns the running servers.
    pub(super) fn up(&self) -> Vec<Node> {
        let up = |slot: &Slot| match slot {
            Slot::Up(node) => Some(node.clone()),
            Slot::Down | Slot::Starting => None,
        };
        self.slots().iter().filter_map(up).collect()
    }

    fn node(&self, index: usize) -> Option<Node> {
        self.up().into_iter().find(|node| node.index == index)
    }

    /// Starts a server, with retries.
    pub(super) fn start(&self, index: usize) {
        if !matches!(self.slots()[index], Slot::Down) {
            return;
        }
        self.slots()[index] = Slot::Starting;
        let world = self.clone();
        self.spawn(async move {
            loop {
                if let Some(node) = world.begin(index).await {
                    world.report().note(|| format!("node {index} is up"));
                    world.slots()[index] = Slot::Up(node);
                    world.0.audit.change_health(|health| health.node(index).is_up = true);
                    return;
                }
                sleep(RESTART).await;
            }
        });
    }

    async fn begin(&self, index: usize) -> Option<Node> {
        let scope = Scope::new(Arc::clone(&self.0.report));
        let (metrics, name) = (Arc::new(Metrics::default()), secret::node_name());
        let skew = self.skews()[index];
        let clock = Clock::starting_at(self.0.audit.time().saturating_add_signed(skew));
        let link = self.0.database.link(index, scope.clone());
        let (told, watching) = oneshot::channel();
        let counters = Arc::clone(&metrics);
        scope.spawn(async move {
            let storage = Storage::simulated(link, &name, Arc::clone(&counters));
            let rooms = Rooms::new(Content::classic(), storage, clock, name, counters);
            let watched = rooms.watch().await;
            // The world waits for it.
            let _ = told.send(watched.map(|()| rooms));
        });
        if let Ok(Ok(rooms)) = watching.await {
            Some(Node { index, scope, rooms, metrics })
        } else {
            scope.kill();
            None
        }
    }

    /// Kills a server. Its memory is lost.
    pub(super) fn kill(&self, index: usize) -> bool {
        let Some(node) = self.node(index) else { return false };
        self.note_fault(|| format!("node {index} is killed"));
        node.scope.kill();
        self.slots()[index] = Slot::Down;
        self.0.audit.change_health(|health| {
            health.node(index).is_up = false;
            health.node(index).is_stopped = false;
        });
        true
    }

    /// Suspends a server, or resumes it.
    pub(super) fn set_stopped(&self, index: usize, is_stopped: bool) {
        let Some(node) = self.node(index) else { return };
        if is_stopped {
            self.note_fault(|| format!("node {index} stands still"));
            node.scope.stop();
        } else {
            self.report().note(|| format!("node {index} goes on"));
            node.scope.resume();
        }
        self.0.audit.change_health(|health| health.node(index).is_stopped = is_stopped);
    }

    /// Sets the clock of a machine.
    pub(super) fn move_clock(&self, index: usize, milliseconds: i64) {
        self.note_fault(|| format!("the clock of node {index} jumps by {milliseconds} ms"));
        self.skews()[index] += milliseconds;
        if let Some(node) = self.node(index) {
            node.rooms.clock().move_machine(milliseconds);
        }
    }

    pub(super) fn set_weather(&self, weather: Weather) {
        self.note_fault(|| format!("the database is {weather:?}"));
        self.0.database.set_weather(weather);
        self.0.audit.change_health(|health| {
            health.is_fair = weather == Weather::Fair;
            health.is_unwritable = matches!(weather, Weather::Full | Weather::ReadOnly);
        });
    }

    /// Cuts a node off from the database, or connects it again.
    pub(super) fn set_cut(&self, index: usize, cut: Option<Cut>) {
        self.note_fault(|| format!("node {index} is cut off: {cut:?}"));
        self.0.database.set_cut(index, cut);
        self.0.audit.change_health(|health| {
            health.node(index).is_cut = matches!(cut, Some(Cut::Silent | Cut::Refused));
            health.node(index).is_deaf = cut == Some(Cut::Deaf);
        });
    }

    /// Lets the database refuse writes for a room, until a time.
    pub(super) fn set_cursed(&self, room: &str, until: Option<u64>) {
        self.note_fault(|| format!("room {room} is cursed until {until:?}"));
        self.0.database.set_cursed(room, until.is_some());
        if let Some(until) = until {
            self.0.audit.curse(room, until);
        }
    }

    /// Restarts the database, perhaps with an old backup.
    pub(super) fn restart_database(&self, is_restored: bool) {
        if is_restored && self.0.database.restore() {
            self.note_fault(|| "the database is restored".to_owned());
        } else {
            self.0.database.restart();
            self.note_fault(|| "the database is restarted".to_owned());
        }
        // Losing pending work is no violation.
        self.0.audit.change_health(Health::unsettle);
    }

    /// Ends all faults for good.
    pub(super) fn calm_down(&self) {
        self.0.is_calm.store(true, Relaxed);
        self.set_weather(Weather::Fair);
        for room in self.0.audit.rooms() {
            self.set_cursed(&room, None);
        }
        for index in 0..self.nodes() {
            self.set_cut(index, None);
            self.set_stopped(index, false);
            self.start(index);
        }
        self.report().note(|| "everything is well from now on".to_owned());
    }

    fn note_fault(&self, what: impl FnOnce() -> String) {
        Report::count(&self.report().counts.faults);
        self.report().note(what);
    }
}

/// Draws the clock offset of a machine.
fn skew() -> i64 {
    if chance::one_in(2) { 0 } else { chance::below(180_000).cast_signed() as i64 - 90_000 }
}

impl Node {
    /// Runs something on the node; returns nothing if the node is killed.
    pub(super) async fn call<T: Send + 'static>(
        &self,
        request: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.scope.spawn(async move {
            let answered = request.await;
            // The caller may be gone.
            let _ = answer.send(answered);
        });
        answered.await.ok()
    }
}
