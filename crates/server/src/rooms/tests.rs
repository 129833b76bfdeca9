//! The shutdown of rooms.

use std::sync::mpsc::channel;

use tokio::runtime::Builder;

use super::*;

/// Regression: senders asked for a new room again and again during shutdown, which kept the database open.
#[test]
fn senders_do_not_keep_a_server_from_ending() {
    let folder = std::env::temp_dir().join(format!("sideboards-rooms-{}", secret::token()));
    let url = format!("sqlite:{}", folder.join("rooms.db").display());
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    let ((ready, is_ready), (end, has_ended), (gone, is_gone)) = (channel(), channel(), channel::<()>());
    runtime.spawn(async move {
        let metrics = Arc::new(Metrics::default());
        let storage = Storage::open(&url, "one", Arc::clone(&metrics)).await.expect("a database");
        let rooms = Rooms::new(Content::classic(), storage, Clock::start(), "one".to_owned(), metrics);
        ready.send(()).expect("the receiver waits");
        // Holds the thread of this task, so that the task goes on after the end.
        has_ended.recv().expect("it ends");
        rooms.send("ABCDEF", Message::Wake).await;
        drop(gone);
    });
    let (waits, is_dropped) = channel::<()>();
    runtime.spawn(async move {
        std::future::pending::<()>().await;
        drop(waits);
    });
    is_ready.recv().expect("it begins");
    runtime.shutdown_background();
    // The other thread has dropped its runtime: nothing new begins from now on.
    let _ = is_dropped.recv();
    end.send(()).expect("the receiver waits");
    let waited = is_gone.recv_timeout(Duration::from_secs(20));
    assert_eq!(waited, Err(std::sync::mpsc::RecvTimeoutError::Disconnected), "the task is still there");
    // Leftovers are in the folder for temporary files.
    let _ = std::fs::remove_dir_all(folder);
}
