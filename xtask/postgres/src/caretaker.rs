use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::PostgresError;
use crate::program::Programs;

/// Waits until its input ends, then kills the server and removes the folder.
const SCRIPT: &str = r#"
trap '' HUP INT TERM
read -r _
"$1/pg_ctl" stop -s -m immediate -D "$2/data"
rm -rf -- "$2"
"#;

/// A process that cleans up after us. It waits for the end of a pipe, which comes when we drop it and also when we
/// panic, are killed, or end while a static still holds the server, which is never dropped.
#[derive(Debug)]
pub(crate) struct Caretaker(Child);

impl Caretaker {
    /// Makes a folder that belongs to the user of the server, and a caretaker for it.
    pub(crate) fn of_a_new_folder(programs: &Programs) -> Result<(Self, PathBuf), PostgresError> {
        let folder = std::env::temp_dir().join(name());
        std::fs::create_dir(&folder).map_err(|error| PostgresError::folder(&folder, error))?;
        if let Some(id) = programs.other_user() {
            chown(&folder, Some(id), Some(id)).map_err(|error| PostgresError::folder(&folder, error))?;
        }
        let caretaker = Self::of(programs, &folder)?;
        Ok((caretaker, folder))
    }

    fn of(programs: &Programs, folder: &Path) -> Result<Self, PostgresError> {
        let mut command = programs.as_other_user("sh");
        command.args(["-c", SCRIPT, "caretaker"]).arg(programs.folder()).arg(folder);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Ctrl-C reaches the whole group, and the caretaker has to outlive us.
        let child = command.process_group(0).spawn();
        child.map(Self).map_err(|error| PostgresError::does_not_start(&command, error))
    }
}

impl Drop for Caretaker {
    fn drop(&mut self) {
        // `wait` closes the pipe first. If it fails there is no process left to wait for.
        let _ = self.0.wait();
    }
}

fn name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    format!("sideboards-postgres-{}-{count}-{time:x}", std::process::id())
}
