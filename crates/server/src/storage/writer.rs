//! Writes the appends of all rooms in batches: one disk flush for everything since the last.
//!
//! While the disk is busy, rooms wait for their turn before they judge messages. So all four players of a table who
//! decide in that time are judged together, written as one row and told in one message.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use super::kept::Kept;
use super::{Append, Backend, StorageError, Written, time_limit};
use crate::metrics::Metrics;

/// Capacity of the queue of waiting rooms.
pub(super) const QUEUE: usize = 4096;

/// Most appends written at once.
const BATCH: usize = 1024;

/// From how many waiting rooms on it pays to write fewer and longer appends.
const CROWD: usize = 32;

/// A room that wants to write.
#[derive(Debug)]
pub(super) struct Applicant {
    /// Tells the room that it is its turn, and whether many have theirs.
    pub(super) begin: oneshot::Sender<bool>,
    /// The room's append; dropped if there is nothing to write.
    pub(super) append: oneshot::Receiver<Append>,
    pub(super) answer: oneshot::Sender<Written>,
}

/// An append and the channel for its result.
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
                // The others must not suffer from one that the database rejects.
                Err(Trouble::Request) if !is_alone => {
                    let alone = std::slice::from_ref(&request);
                    let kept = write(&database, &node, alone, &metrics).await;
                    kept.map_or(Written::Failed, |kept| told(&kept, &request))
                }
                Err(_) => Written::Failed,
            };
            // A room that no longer waits is closing.
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
        // A room that no longer waits writes nothing, which is found below.
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

/// Sorts a batch by room and defers all but the first append of each, because results of one room could not be told
/// apart.
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
    /// The database is unavailable, or cannot write.
    Database,
    /// The database is available, but rejects part of the request.
    Request,
}

/// Writes a batch, once.
///
/// If the connection breaks at the worst moment, it is unknown whether the batch was stored. Rooms that learn of a
/// failure reload their logs, and recognise their own commands when they are repeated.
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
