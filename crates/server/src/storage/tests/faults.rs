//! SQLite files whose disk, folder or name fails under a running server.

use std::fs;
use std::path::Path;

use super::*;

/// Returns the files whose names begin with a prefix.
pub(super) fn kept(folder: &Folder, prefix: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(&folder.0).expect("a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("plain names"));
    names.filter(|name| name.starts_with(prefix)).map(|name| folder.0.join(name)).collect()
}

pub(super) fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

/// Reads a file as a restarted server would.
pub(super) async fn reread(path: &Path, folder: &Folder) -> Vec<Stored> {
    // Reads a copy, because the server under test may still have the file.
    let copy = folder.0.join(format!("copy-{}.db", secret::token()));
    fs::copy(path, &copy).expect("the file is there");
    let log =
        |path: &Path| path.with_file_name(format!("{}-wal", path.file_name().expect("a name").display()));
    if log(path).exists() {
        fs::copy(log(path), log(&copy)).expect("the log is there");
    }
    open(&url(&copy), "later").await.load("a", 0).await.expect("an answer")
}

/// Regression: SQLite rolls back by itself when the disk is full; later writes were acknowledged and never stored.
#[tokio::test]
async fn after_a_full_disk_what_is_acknowledged_is_stored() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = open(&url(&path), "one").await;
    assert_eq!(storage.append(append("a", 1, "before")).await, Written::Kept);
    let sqlite = storage.database.sqlite().expect("a file");
    for limit in ["PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1"] {
        // The limit belongs to the connection, which the server has to drop.
        let mut transaction = sqlite.begin().await.expect("a transaction");
        sqlx::query(limit).execute(&mut transaction.connection).await.expect("a limit");
        transaction.commit().await.expect("nothing to write");
        let large = "x".repeat(100_000);
        assert_eq!(storage.append(append("a", 2, &large)).await, Written::Failed);
    }
    for number in 2..20 {
        assert_eq!(storage.append(append("a", number, "after")).await, Written::Kept);
    }
    assert_eq!(reread(&path, &folder).await.len(), 19);
}

#[tokio::test]
async fn a_deleted_file_is_written_anew() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = open(&url(&path), "one").await;
    assert_eq!(storage.append(append("a", 1, "before")).await, Written::Kept);
    fs::remove_file(&path).expect("it is there");
    assert_eq!(storage.append(append("a", 2, "after")).await, Written::Kept);
    assert_eq!(storage.load("a", 0).await.expect("an answer").len(), 2);
    assert_eq!(reread(&path, &folder).await.len(), 2);
}

#[tokio::test]
async fn a_deleted_log_is_noticed() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = open(&url(&path), "one").await;
    assert_eq!(storage.append(append("a", 1, "before")).await, Written::Kept);
    fs::remove_file(folder.0.join("rooms.db-wal")).expect("it is there");
    assert_eq!(storage.append(append("a", 2, "after")).await, Written::Kept);
    assert_eq!(reread(&path, &folder).await.len(), 2);
}

#[tokio::test]
async fn a_replaced_file_is_taken_over() {
    let folder = Folder::new();
    let (path, backup) = (folder.0.join("rooms.db"), folder.0.join("backup.db"));
    {
        let other = open(&url(&backup), "other").await;
        assert_eq!(other.append(append("a", 1, "from the backup")).await, Written::Kept);
    }
    // A separate thread closes its connections.
    for _ in 0..1000 {
        if backup.with_file_name("backup.db-wal").exists() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let storage = open(&url(&path), "one").await;
    for number in 1..4 {
        assert_eq!(storage.append(append("a", number, "before")).await, Written::Kept);
    }
    let first = storage.beat(&pulse("one", 1_000)).await.expect("a beat");
    fs::rename(&backup, &path).expect("it can be replaced");
    assert_eq!(storage.append(append("a", 4, "after a gap")).await, Written::TooLate);
    let [old] = &kept(&folder, "rooms.db.replaced-")[..] else { panic!("what was replaced is kept") };
    assert_eq!(reread(old, &folder).await.len(), 3);
    assert_eq!(storage.load("a", 0).await.expect("an answer").len(), 1);
    let last = Some(LastHeartbeat { stored: first.time, well: first.time });
    let later = Pulse { last, new_epoch: "later".to_owned(), ..pulse("one", 2_000) };
    assert_eq!(storage.beat(&later).await.expect("a beat").epoch, "later", "the database has gone back");
}

/// Found by an attack: a server whose file was emptied went on acknowledging, and everything was lost at the
/// restart.
#[tokio::test]
async fn nothing_is_acknowledged_in_files_that_others_have_changed() {
    for (name, length) in [("rooms.db", 0), ("rooms.db", 2000), ("rooms.db-wal", 0), ("rooms.db-wal", 5000)] {
        let folder = Folder::new();
        let path = folder.0.join("rooms.db");
        let storage = open(&url(&path), "one").await;
        for number in 1..4 {
            assert_eq!(storage.append(append("a", number, "before")).await, Written::Kept);
        }
        let file = fs::OpenOptions::new().write(true).open(folder.0.join(name)).expect("it is there");
        file.set_len(length).expect("it can be cut");
        for _ in 0..2 {
            assert_eq!(storage.append(append("a", 4, "after")).await, Written::Failed, "{name} {length}");
            let refused = storage.beat(&pulse("one", 5)).await;
            assert!(matches!(refused, Err(StorageError::Changed(_))), "{name} {length}");
        }
        if name == "rooms.db" {
            let [log] = &kept(&folder, "rooms.db-wal.set-aside-")[..] else { panic!("the log is kept") };
            let log = fs::metadata(log).expect("it is there");
            assert!(log.len() > 0 && !folder.0.join("rooms.db-wal").exists());
        }
    }
}

/// Another program may change the files during a transaction.
#[tokio::test]
async fn files_that_are_changed_during_a_transaction_are_noticed() {
    for (name, length) in [("rooms.db", 0), ("rooms.db", 2000), ("rooms.db-wal", 0), ("rooms.db-wal", 5000)] {
        let folder = Folder::new();
        let path = folder.0.join("rooms.db");
        let storage = open(&url(&path), "one").await;
        for number in 1..4 {
            assert_eq!(storage.append(append("a", number, "before")).await, Written::Kept);
        }
        let mut transaction =
            storage.database.sqlite().expect("a file").begin().await.expect("a transaction");
        let file = fs::OpenOptions::new().write(true).open(folder.0.join(name)).expect("it is there");
        file.set_len(length).expect("it can be cut");
        let written = async {
            sqlx::query("UPDATE rooms SET touched = touched + 1")
                .execute(&mut transaction.connection)
                .await?;
            transaction.commit().await
        };
        assert!(written.await.is_err(), "{name} {length}");
        assert_eq!(storage.append(append("a", 4, "after")).await, Written::Failed, "{name} {length}");
    }
}

#[tokio::test]
async fn the_log_is_moved_into_the_database_from_time_to_time() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = open(&url(&path), "one").await;
    for number in 1..601 {
        assert_eq!(storage.append(append("a", number, "some words")).await, Written::Kept);
    }
    let length = |name: &str| fs::metadata(folder.0.join(name)).expect("it is there").len();
    assert!(length("rooms.db") > 20_000, "the entries are in the database");
    assert!(length("rooms.db-wal") < 600 * 2 * 4096, "the log begins anew");
    assert_eq!(reread(&path, &folder).await.len(), 600);
}

/// Found by an attack: a backup copied over the file of a running server was mixed with the server's log.
#[tokio::test]
async fn a_backup_that_is_copied_over_the_file_is_whole_after_a_restart() {
    let folder = Folder::new();
    let (path, backup) = (folder.0.join("rooms.db"), folder.0.join("backup.db"));
    let storage = open(&url(&path), "one").await;
    // The 39th makes the log long enough for a checkpoint; later ones show that it is complete.
    for number in 1..45 {
        assert_eq!(storage.append(append("a", number, &"x".repeat(100_000))).await, Written::Kept);
        if number == 20 {
            storage.copy_into(&backup).await.expect("a backup");
        }
    }
    fs::copy(&backup, &path).expect("it can be overwritten");
    assert_eq!(storage.append(append("a", 45, "after")).await, Written::Failed);
    assert_eq!(reread(&path, &folder).await.len(), 20);
    // The running server also takes over a whole database under the name.
    fs::rename(&backup, &path).expect("it can be replaced");
    assert_eq!(storage.append(append("a", 21, "after")).await, Written::Kept);
    assert_eq!(reread(&path, &folder).await.len(), 21);
}

#[tokio::test]
async fn an_empty_file_beside_a_log_is_not_taken_for_a_new_database() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    fs::write(&path, "").expect("a file");
    fs::write(folder.0.join("rooms.db-wal"), "what was acknowledged").expect("a log");
    let refused = Storage::open(&url(&path), "one", Arc::new(Metrics::default())).await;
    assert!(matches!(refused, Err(StorageError::Damaged { .. })));
    assert!(folder.0.join("rooms.db-wal").exists());
    fs::write(&path, "this is no database, but it is long enough to be taken for one".repeat(100))
        .expect("a file");
    let refused = Storage::open(&url(&path), "one", Arc::new(Metrics::default())).await;
    assert!(matches!(refused, Err(StorageError::Damaged { .. })));
}

#[tokio::test]
async fn a_file_that_cannot_be_written_fails_in_time() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = open(&url(&path), "one").await;
    assert_eq!(storage.append(append("a", 1, "")).await, Written::Kept);
    let sqlite = storage.database.sqlite().expect("a file");
    let held = sqlite.begin().await.expect("a transaction");
    assert_eq!(
        storage.append(append("a", 2, "")).await,
        Written::Failed,
        "another program writes for too long"
    );
    assert!(storage.beat(&pulse("one", 5)).await.is_err());
    drop(held);
    let mut written = Written::Failed;
    // The dropped connection may take a moment to close.
    for _ in 0..5 {
        if written == Written::Failed {
            written = storage.append(append("a", 2, "")).await;
        }
    }
    assert_eq!(written, Written::Kept);
}

/// Regression: one append that the database rejected blocked all rooms for ever.
#[tokio::test]
async fn one_bad_append_spoils_no_other() {
    let storage = open(&postgres().database("bad").expect("a database"), "one").await;
    let storages: Vec<Storage> = (0..8).map(|_| storage.clone()).collect();
    let tasks = storages.into_iter().enumerate().map(|(index, storage)| {
        // PostgreSQL text cannot contain NUL.
        let lines = if index == 3 { "\0" } else { "good" };
        let append = append(&format!("room{index}"), 1, lines);
        tokio::spawn(async move { storage.append(append).await })
    });
    let tasks: Vec<_> = tasks.collect();
    for (index, task) in tasks.into_iter().enumerate() {
        let expected = if index == 3 { Written::Failed } else { Written::Kept };
        assert_eq!(task.await.expect("an answer"), expected, "{index}");
    }
}

#[tokio::test]
async fn a_file_has_one_server_whatever_it_is_called() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let first = open(&url(&path), "one").await;
    assert!(first.notices().await.expect("an answer").is_none());
    let mut names = vec![url(&path), format!("{}?mode=rwc", url(&path))];
    #[cfg(unix)]
    {
        let (soft, hard) = (folder.0.join("soft.db"), folder.0.join("hard.db"));
        std::os::unix::fs::symlink(&path, &soft).expect("a link");
        fs::hard_link(&path, &hard).expect("a link");
        names.extend([url(&soft), url(&hard)]);
    }
    for name in names {
        let second = Storage::open(&name, "two", Arc::new(Metrics::default())).await;
        assert!(matches!(second, Err(StorageError::InUse(_))), "{name}: {second:?}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.0.join("new/rooms.db");
    let storage = open(&url(&path), "one").await;
    assert_eq!(storage.append(append("a", 1, "")).await, Written::Kept);
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&folder.0.join("new")), 0o700);
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(&folder.0.join("new/rooms.db-wal")), 0o600);
    let mapped = folder.0.join("new/rooms.db-shm");
    assert!(!mapped.exists(), "a mapped file that is cut short would end the process");
}

#[tokio::test]
async fn a_damaged_file_is_told_at_once() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    fs::write(&path, "this is no database, and never was one").expect("a file");
    let opened = Storage::open(&url(&path), "one", Arc::new(Metrics::default())).await;
    assert!(matches!(opened, Err(StorageError::Damaged { .. })), "{opened:?}");
}
