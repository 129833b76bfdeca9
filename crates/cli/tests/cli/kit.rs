//! Runs the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a call.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Outcome {
    /// Returns the output of a successful call.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Returns the one line about bad input.
    pub(crate) fn bad(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (2, ""), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

pub(crate) fn call(arguments: &[&str], input: impl AsRef<[u8]>) -> Outcome {
    call_with(arguments, input, &[])
}

pub(crate) fn call_with(
    arguments: &[&str],
    input: impl AsRef<[u8]>,
    environment: &[(&str, &str)],
) -> Outcome {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sideboards"))
        .args(arguments)
        .current_dir(root())
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // In a thread, and ignoring errors: some calls stop reading early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing ends");
    Outcome {
        status: output.status.code().expect("no signal"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file in its own folder, removed when dropped.
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sideboards-test-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a temporary file");
        path.into_os_string().into_string().expect("a plain path")
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).into_os_string().into_string().expect("a plain path")
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The classic content file with other points for the first goal: another box, the same cards.
pub(crate) fn other_box() -> String {
    let classic = std::fs::read_to_string(root().join("content/classic.toml")).expect("the classic box");
    classic.replacen("points = 4", "points = 50", 1)
}
