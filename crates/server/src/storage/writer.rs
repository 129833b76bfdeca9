//! Writes what comes from all rooms, many at a time: one visit to the disk for everything that has come since the last.
//!
//! While the disk is busy, rooms wait for their turn before they judge what comes. So all four players of a table who decide in
//! that time are judged together, written as one row and told in one message.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::database::Database;
use super::{Append, Written};
use crate::metrics::Metrics;

/// How many rooms may wait for a turn before they wait for a place to wait.
pub(super) const QUEUE: usize = 4096;

/// How many appends are written at once.
const BATCH: usize = 1024;

/// How long the database may take. If the network swallows what it says, nobody knows whether it was kept; see below.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(250);

/// A room that wants to write.
#[derive(Debug)]
pub(super) struct Applicant {
    /// Tells the room that it is its turn.
    pub(super) begin: oneshot::Sender<()>,
    /// What the room writes; nothing, if there is nothing to write after all.
    pub(super) append: oneshot::Receiver<Append>,
    pub(super) answer: oneshot::Sender<Written>,
}

/// Something to write, and who wants to know.
#[derive(Debug)]
struct Request {
    append: Append,
    answer: oneshot::Sender<Written>,
}

/// Writes until nobody can ask any more.
pub(super) async fn run(
    database: Database,
    node: String,
    mut applicants: mpsc::Receiver<Applicant>,
    metrics: Arc<Metrics>,
) {
    let (mut turns, mut later) = (Vec::with_capacity(BATCH), Vec::new());
    while !later.is_empty() || applicants.recv_many(&mut turns, BATCH).await > 0 {
        let mut batch = std::mem::take(&mut later);
        batch.extend(gather(&mut turns).await);
        later = take_repeated(&mut batch);
        if batch.is_empty() {
            continue;
        }
        let kept = write(&database, &node, &batch, &metrics).await;
        for request in batch {
            let written = if kept.contains(&request.append.room) { Written::Kept } else { Written::TooLate };
            // A room that no longer wants to know is closing.
            let _ = request.answer.send(written);
        }
    }
}

/// Gives everybody a turn at the same time, and collects what they write.
async fn gather(turns: &mut Vec<Applicant>) -> Vec<Request> {
    let mut begun = Vec::with_capacity(turns.len());
    for applicant in turns.drain(..) {
        // A room that does not wait any more writes nothing, which is found below.
        let _ = applicant.begin.send(());
        begun.push((applicant.append, applicant.answer));
    }
    let mut requests = Vec::with_capacity(begun.len());
    for (append, answer) in begun {
        if let Ok(append) = append.await {
            requests.push(Request { append, answer });
        }
    }
    requests
}

/// Sorts a batch by rooms, and takes out what is for a room that has something in it already: what became of it could not be
/// told apart.
fn take_repeated(batch: &mut Vec<Request>) -> Vec<Request> {
    batch.sort_by(|one, other| one.append.room.cmp(&other.append.room));
    let mut last = String::new();
    let is_repeated = |request: &mut Request| {
        let is_repeated = request.append.room == last;
        last.clone_from(&request.append.room);
        is_repeated
    };
    batch.extract_if(.., is_repeated).collect()
}

/// Writes a batch, however long it takes until the database is there.
///
/// If the connection breaks at the worst moment, what was kept looks as if somebody else had been first; the room then
/// loads what is there and finds its own commands among it.
async fn write(database: &Database, node: &str, batch: &[Request], metrics: &Metrics) -> HashSet<String> {
    let appends: Vec<&Append> = batch.iter().map(|request| &request.append).collect();
    loop {
        let begun = Instant::now();
        let written = timeout(PATIENCE, database.append(node, &appends)).await;
        match written.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
            Ok(kept) => {
                metrics.committed(appends.len(), begun.elapsed());
                return kept.into_iter().collect();
            }
            Err(error) => {
                metrics.storage_failed();
                tracing::error!(%error, appends = appends.len(), "the database is away; trying again");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}
