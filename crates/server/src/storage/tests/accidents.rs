//! Accidents that lost rooms silently. All of them were found by an attack.

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};

use super::faults::{kept, reread, url};
use super::*;

/// Lengths of the heads of a log and of a frame, and of a frame with its page.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
const FRAME: usize = FRAME_HEAD + 4096;

fn log_of(path: &Path) -> PathBuf {
    path.with_file_name(format!("{}-wal", path.file_name().expect("a name").display()))
}

async fn refusal(path: &Path) -> String {
    match Storage::open(&url(path), "later", Arc::new(Metrics::default())).await {
        Err(error @ StorageError::Damaged { .. }) => error.to_string(),
        other => panic!("{}: {other:?}", path.display()),
    }
}

async fn begun(path: &Path, appends: u64) -> Storage {
    let storage = open(&url(path), "one").await;
    for number in 1..=appends {
        assert_eq!(storage.append(append("a", number, &"x".repeat(5000))).await, Written::Kept);
    }
    storage
}

#[tokio::test]
async fn after_a_database_was_emptied_no_new_one_is_begun() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = begun(&path, 3).await;
    fs::File::options().write(true).open(&path).expect("it is there").set_len(0).expect("it can be cut");
    assert_eq!(storage.append(append("a", 4, "")).await, Written::Failed);
    for _ in 0..2 {
        assert!(refusal(&path).await.contains("rooms.db-wal.set-aside-20"));
        assert_eq!(fs::metadata(&path).expect("it is there").len(), 0, "a refusal changes nothing");
    }
    fs::remove_file(&path).expect("it is there");
    assert!(refusal(&path).await.contains("missing"));
    assert!(!path.exists());
    // A database without tables.
    let mut connection =
        SqliteConnection::connect(&format!("{}?mode=rwc", url(&path))).await.expect("a connection");
    sqlx::query("PRAGMA user_version = 1").execute(&mut connection).await.expect("a write");
    connection.close().await.expect("it closes");
    assert!(refusal(&path).await.contains("no tables"));
    fs::remove_file(&path).expect("it is there");
    fs::rename(&kept(&folder, "rooms.db-wal.set-aside-")[0], folder.0.join("elsewhere"))
        .expect("it can be moved");
    assert!(open(&url(&path), "two").await.load("a", 0).await.expect("an answer").is_empty());
}

#[tokio::test]
async fn a_second_accident_keeps_the_log_of_the_first() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let whole = folder.0.join("whole.db");
    begun(&folder.0.join("first.db"), 0).await.copy_into(&whole).await.expect("a whole database");
    let mut logs = Vec::new();
    for appends in 1..4 {
        fs::copy(&whole, &path).expect("a restored backup");
        let storage = begun(&path, appends).await;
        logs.push(fs::read(log_of(&path)).expect("a log"));
        fs::File::options().write(true).open(&path).expect("it is there").set_len(0).expect("it can be cut");
        assert_eq!(storage.append(append("a", 9, "")).await, Written::Failed);
        let aside = kept(&folder, "rooms.db-wal.set-aside-");
        let mut contents: Vec<_> = aside.iter().map(|file| fs::read(file).expect("a log")).collect();
        contents.sort_by_key(Vec::len);
        assert!(contents == logs, "{aside:?}");
        // The server still has the file.
        fs::remove_file(&path).expect("it is there");
    }
}

/// Damages one frame at a time. Only the last transaction may be dropped: an interrupted write looks like that.
#[tokio::test]
async fn damage_in_the_middle_of_the_log_is_not_taken_for_an_interrupted_write() {
    const APPENDS: u64 = 6;
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = begun(&path, APPENDS).await;
    let (database, log) = (fs::read(&path).expect("a file"), fs::read(log_of(&path)).expect("a log"));
    drop(storage);
    let is_commit = |frame: &[u8]| frame[4..8] != [0; 4];
    // Behind them are those from before the log began anew.
    let is_current = |frame: &&[u8]| frame[8..16] == log[16..24];
    let frames: Vec<&[u8]> = log[HEAD..].chunks_exact(FRAME).take_while(is_current).collect();
    let ends: Vec<usize> = (0..frames.len()).filter(|frame| is_commit(frames[*frame])).collect();
    let last_begins = ends[ends.len() - 2] + 1;
    assert!(frames.len() > 12 && ends.len() >= 6 && last_begins + 1 < frames.len(), "enough to damage");
    for frame in 0..frames.len() {
        // The page, and what makes a frame part of the log.
        for offset in [FRAME_HEAD + 100, 8] {
            let copy = folder.0.join(format!("copy-{frame}-{offset}.db"));
            let mut damaged = log.clone();
            damaged[HEAD + frame * FRAME + offset] ^= 1;
            fs::write(&copy, &database).expect("a file");
            fs::write(log_of(&copy), &damaged).expect("a log");
            let ends_read = offset == 8 && is_commit(frames[frame]);
            let lost = ends.iter().filter(|end| **end >= frame).count() - usize::from(ends_read);
            if lost < 2 {
                let stored = open(&url(&copy), "later").await.load("a", 0).await.expect("an answer").len();
                assert!(stored as u64 >= APPENDS - 2, "{frame} {offset}: {stored}");
            } else {
                let said = refusal(&copy).await;
                assert!(fs::read(log_of(&copy)).expect("a log") == damaged, "it is left as it is");
                let intact =
                    ends.iter().rfind(|end| **end < frame).map_or(HEAD, |end| HEAD + (end + 1) * FRAME);
                assert!(said.contains(&format!("truncate -s {intact} ")), "{frame} {offset}: {said}");
                // What the message advises.
                damaged.truncate(intact);
                fs::write(log_of(&copy), &damaged).expect("a log");
                open(&url(&copy), "later").await.load("a", 0).await.expect("an answer");
            }
        }
    }
    let mut damaged = log.clone();
    damaged[20] ^= 1;
    let copy = folder.0.join("head.db");
    fs::write(&copy, &database).expect("a file");
    fs::write(log_of(&copy), &damaged).expect("a log");
    assert!(refusal(&copy).await.contains("its head"));
}

/// A power failure may leave any of the last transaction's frames unwritten, whatever was in the log before.
#[tokio::test]
async fn an_interrupted_write_hinders_no_start() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let _storage = begun(&path, 345).await;
    let (database, log) = (fs::read(&path).expect("a file"), fs::read(log_of(&path)).expect("a log"));
    let salt = &log[16..24];
    let frames: Vec<&[u8]> = log[HEAD..].chunks_exact(FRAME).collect();
    let current = frames.iter().take_while(|frame| frame[8..16] == *salt).count();
    assert!(current < frames.len(), "the log has begun anew over a longer one");
    let ends: Vec<usize> = (0..current).filter(|frame| frames[*frame][4..8] != [0; 4]).collect();
    let (begins, end) = (ends[ends.len() - 2] + 1, ends[ends.len() - 1]);
    for torn in 0_u32..1 << (end + 1 - begins).min(4) {
        let mut left = log.clone();
        for frame in begins..=end {
            if torn >> (frame - begins) & 1 == 0 {
                let begin = HEAD + frame * FRAME;
                // Half a frame.
                left[begin + 2000..begin + FRAME].fill(0);
            }
        }
        let copy = folder.0.join(format!("copy-{torn}.db"));
        fs::write(&copy, &database).expect("a file");
        fs::write(log_of(&copy), &left).expect("a log");
        let stored = open(&url(&copy), "later").await.load("a", 0).await.expect("an answer").len();
        assert!((344..=345).contains(&stored), "{torn}: {stored}");
    }
}

/// Found by an attack: a full disk or a power failure leaves half a frame at the end of the log, and the server took what came behind it
/// for the work of another program. It wrote nothing more, not even after a restart.
#[tokio::test]
async fn half_a_frame_at_the_end_of_the_log_hinders_nothing() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let _storage = begun(&path, 9).await;
    let (database, log) = (fs::read(&path).expect("a file"), fs::read(log_of(&path)).expect("a log"));
    for cut in [20, 500, 1500, 2000, 3000, 4000, 5000, 6100, 8500] {
        let copy = folder.0.join(format!("copy-{cut}.db"));
        fs::write(&copy, &database).expect("a file");
        fs::write(log_of(&copy), &log[..log.len() - cut]).expect("a log");
        let storage = open(&url(&copy), "later").await;
        let kept = storage.load("a", 0).await.expect("an answer").len() as u64;
        assert!((6..=9).contains(&kept), "{cut}: {kept}");
        storage.beat(&pulse("later", 5)).await.expect("a whole log");
        for number in 1..=9 {
            assert_eq!(storage.append(append("a", kept + number, "after")).await, Written::Kept, "{cut}");
        }
        storage.beat(&pulse("later", 6)).await.expect("a whole log");
        assert_eq!(reread(&copy, &folder).await.len() as u64, kept + 9, "{cut}");
    }
}

/// The same without a restart: the disk is full in the middle of a frame, and has room again.
#[tokio::test]
async fn half_a_frame_of_a_failed_write_hinders_nothing() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = begun(&path, 9).await;
    for (number, half) in (10..).zip([500, 1000, 2096, 3000, 4000]) {
        // As an error does, this makes the server open the file again.
        drop(storage.database.sqlite().expect("a file").begin().await.expect("a transaction"));
        // A large transaction came to nothing: its frames have no end. If the dropped connection has closed already, it took
        // the log with it, and there is nothing to leave behind.
        if let Ok(log) = fs::read(log_of(&path)) {
            let mut left = log[HEAD..HEAD + FRAME].to_vec();
            left[4..8].fill(0);
            let unfinished = [left.repeat(20), left[..half].to_vec()].concat();
            fs::write(log_of(&path), [log, unfinished].concat()).expect("room");
        }
        for lines in ["after", "and after"] {
            let number = 2 * number - 10 + u64::from(lines == "and after");
            assert_eq!(storage.append(append("a", number, lines)).await, Written::Kept, "{half}");
        }
        storage.beat(&pulse("one", number)).await.expect("a whole log");
    }
    assert_eq!(reread(&path, &folder).await.len(), 19);
}

#[cfg(unix)]
#[tokio::test]
async fn damage_in_the_log_of_a_running_server_is_noticed() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    let storage = begun(&path, 6).await;
    storage.beat(&pulse("one", 5)).await.expect("a whole log");
    let (log, damage) = (fs::read(log_of(&path)).expect("a log"), HEAD + FRAME * 3 + 100);
    let file = fs::File::options().write(true).open(log_of(&path)).expect("a log");
    std::os::unix::fs::FileExt::write_all_at(&file, &[log[damage] ^ 1], damage as u64).expect("a write");
    assert!(matches!(storage.beat(&pulse("one", 6)).await, Err(StorageError::Changed(_))));
    assert_eq!(storage.append(append("a", 7, "")).await, Written::Failed);
    assert!(refusal(&path).await.contains("truncate -s"));
}

#[tokio::test]
async fn something_that_is_no_database_does_not_replace_one() {
    let garbage = "this is no database, and never was one".repeat(500);
    for content in ["", &garbage] {
        let folder = Folder::new();
        let (path, away) = (folder.0.join("rooms.db"), folder.0.join("away.db"));
        let storage = begun(&path, 3).await;
        fs::rename(&path, &away).expect("it can be moved");
        fs::write(&path, content).expect("a file");
        for _ in 0..3 {
            assert_eq!(storage.append(append("a", 4, "")).await, Written::Failed);
            assert!(matches!(storage.beat(&pulse("one", 5)).await, Err(StorageError::Changed(_))));
        }
        let replaced = kept(&folder, "rooms.db.replaced-");
        assert_eq!(replaced.len(), 1, "kept once");
        assert_eq!(reread(&replaced[0], &folder).await.len(), 3);
        refusal(&path).await;
        // A mistake that is undone.
        fs::rename(&away, &path).expect("it can be moved back");
        assert_eq!(storage.append(append("a", 4, "")).await, Written::Kept);
        assert_eq!(reread(&path, &folder).await.len(), 4);
        // Or what was kept is used.
        fs::rename(&replaced[0], &path).expect("it can be replaced");
        assert_eq!(storage.append(append("a", 4, "")).await, Written::Kept);
        assert_eq!(reread(&kept(&folder, "rooms.db.replaced-")[0], &folder).await.len(), 4);
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_was_moved_behind_a_link_keeps_its_log() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    let (path, real) = (folder.0.join("rooms.db"), folder.0.join("real.db"));
    let storage = begun(&path, 3).await;
    let log = fs::read(log_of(&path)).expect("a log");
    fs::rename(&path, &real).expect("it can be moved");
    symlink("real.db", &path).expect("a link");
    assert_eq!(storage.append(append("a", 4, "")).await, Written::Failed);
    assert!(matches!(storage.beat(&pulse("one", 5)).await, Err(StorageError::Relinked(_))));
    assert!(refusal(&path).await.contains("without its log"));
    // Another folder, because the server still has these files.
    let (link, target) = (folder.0.join("new.db"), folder.0.join("target.db"));
    fs::copy(&real, &target).expect("a copy");
    symlink("target.db", &link).expect("a link");
    fs::write(log_of(&link), &log).expect("a log");
    refusal(&link).await;
    fs::rename(log_of(&link), log_of(&target)).expect("what the message advises");
    assert_eq!(open(&url(&link), "two").await.load("a", 0).await.expect("an answer").len(), 3);
    fs::remove_file(&path).expect("it is there");
    fs::rename(&real, &path).expect("it can be moved back");
    assert_eq!(storage.append(append("a", 4, "")).await, Written::Kept);
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_that_was_changed_is_noticed() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    let (real, link) = (folder.0.join("real.db"), folder.0.join("rooms.db"));
    drop(begun(&folder.0.join("other.db"), 1).await);
    fs::write(&real, "").expect("a file");
    symlink("real.db", &link).expect("a link");
    let storage = begun(&link, 3).await;
    for target in ["other.db", "nowhere.db"] {
        fs::remove_file(&link).expect("it is there");
        symlink(target, &link).expect("a link");
        assert_eq!(storage.append(append("a", 4, "")).await, Written::Failed);
    }
    let nowhere = Storage::open(&url(&link), "two", Arc::new(Metrics::default())).await;
    assert!(matches!(nowhere, Err(StorageError::File { .. })), "{nowhere:?}");
    fs::remove_file(&link).expect("it is there");
    symlink("real.db", &link).expect("a link");
    assert_eq!(storage.append(append("a", 4, "")).await, Written::Kept);
}

#[tokio::test]
async fn a_refused_start_creates_no_file() {
    let folder = Folder::new();
    let path = folder.0.join("rooms.db");
    fs::write(log_of(&path), "what was acknowledged").expect("a log");
    assert!(refusal(&path).await.contains("missing"));
    assert!(!path.exists());
}
