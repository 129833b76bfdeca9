//! Writes what comes from all rooms, many at a time: one visit to the disk for everything that has come since the last.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use super::database::Database;
use super::{Append, Written};
use crate::metrics::Metrics;

/// How many appends may wait before rooms wait too.
pub(super) const QUEUE: usize = 4096;

/// How many appends are written at once.
const BATCH: usize = 1024;

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(250);

/// Something to write, and who wants to know.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) append: Append,
    pub(super) answer: oneshot::Sender<Written>,
}

/// Writes until nobody can ask any more.
pub(super) async fn run(
    database: Database,
    node: String,
    mut requests: mpsc::Receiver<Request>,
    metrics: Arc<Metrics>,
) {
    let (mut batch, mut later) = (Vec::with_capacity(BATCH), Vec::new());
    while !later.is_empty() || requests.recv_many(&mut batch, BATCH).await > 0 {
        batch.append(&mut later);
        later = take_repeated(&mut batch);
        let kept = write(&database, &node, &batch, &metrics).await;
        for request in batch.drain(..) {
            let written = if kept.contains(&request.append.room) { Written::Kept } else { Written::TooLate };
            // A room that no longer wants to know is closing.
            let _ = request.answer.send(written);
        }
    }
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
        match database.append(node, &appends).await {
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
