//! Writes what comes from all rooms, many at a time: one visit to the disk for everything that has come since the last.
//!
//! While the disk is busy, rooms wait for their turn before they judge what comes. So all four players of a table who decide in
//! that time are judged together, written as one row and told in one message.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use super::kept::Kept;
use super::{Append, Backend, StorageError, Written, time_limit};
use crate::metrics::Metrics;

/// How many rooms may wait for a turn before they wait for a place to wait.
pub(super) const QUEUE: usize = 4096;

/// How many appends are written at once.
const BATCH: usize = 1024;

/// How many rooms make a crowd: with so many it pays to write fewer and longer appends.
const CROWD: usize = 32;

/// A room that wants to write.
#[derive(Debug)]
pub(super) struct Applicant {
    /// Tells the room that it is its turn, and whether it is one of a crowd.
    pub(super) begin: oneshot::Sender<bool>,
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

/// Writes until all senders are gone.
pub(super) async fn run(
    database: Backend,
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
        let is_alone = batch.len() == 1;
        for request in batch {
            let written = match &kept {
                Ok(kept) => told(kept, &request),
                // The others must not suffer for one that the database does not take.
                Err(Trouble::Request) if !is_alone => {
                    let alone = std::slice::from_ref(&request);
                    let kept = write(&database, &node, alone, &metrics).await;
                    kept.map_or(Written::Failed, |kept| told(&kept, &request))
                }
                Err(_) => Written::Failed,
            };
            // A room that no longer wants to know is closing.
            let _ = request.answer.send(written);
        }
        if let Err(error) = timeout(time_limit(), database.tidy()).await.unwrap_or(Err(StorageError::Timeout))
        {
            tracing::warn!(%error, "the log of the database stays long");
        }
    }
}

fn told(kept: &Kept, request: &Request) -> Written {
    if kept.has(&request.append) { Written::Kept } else { Written::TooLate }
}

/// Gives all waiting rooms a turn at the same time, and collects their appends.
async fn gather(turns: &mut Vec<Applicant>) -> Vec<Request> {
    let mut begun = Vec::with_capacity(turns.len());
    let is_crowded = turns.len() >= CROWD;
    for applicant in turns.drain(..) {
        // A room that does not wait any more writes nothing, which is found below.
        let _ = applicant.begin.send(is_crowded);
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

/// Why nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// The database is away, or cannot write.
    Database,
    /// The database is there, but does not take something of what was asked for.
    Request,
}

/// Writes a batch, once.
///
/// If the connection breaks at the worst moment, it is unknown what was stored. Rooms that are told of a failure load what is there,
/// and find their own commands among it when they come again.
async fn write(
    database: &Backend,
    node: &str,
    batch: &[Request],
    metrics: &Metrics,
) -> Result<Kept, Trouble> {
    let appends: Vec<&Append> = batch.iter().map(|request| &request.append).collect();
    let begun = Instant::now();
    let mut written = timeout(time_limit(), database.append(node, &appends)).await;
    while is_broken!(OneBadAppendBlocks) && matches!(written, Ok(Err(_))) {
        written = timeout(time_limit(), database.append(node, &appends)).await;
    }
    match written.unwrap_or(Err(StorageError::Timeout)) {
        Ok(kept) => {
            metrics.committed(appends.len(), begun.elapsed());
            Ok(kept)
        }
        Err(error) => {
            if metrics.storage_failed() {
                tracing::error!(%error, appends = appends.len(), "the database cannot be written to");
            }
            Err(if error.is_about_values() { Trouble::Request } else { Trouble::Database })
        }
    }
}
