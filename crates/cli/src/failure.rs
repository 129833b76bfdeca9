use std::fmt::Display;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no.
    No(String),
    /// Bad usage or input.
    Bad(String),
    /// The reader of our output has exited, as `head` does: not an error.
    NobodyReads,
}

impl Failure {
    pub(crate) fn no(reason: impl Display) -> Self {
        Self::No(reason.to_string())
    }

    pub(crate) fn bad(reason: impl Display) -> Self {
        Self::Bad(reason.to_string())
    }

    /// Prints the reason and returns the exit status for it.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::No(reason) => {
                reason.lines().for_each(|line| anstream::eprintln!("{}", plain(line)));
                ExitCode::from(1)
            }
            Self::Bad(reason) => {
                anstream::eprintln!("error: {}", plain(reason));
                ExitCode::from(2)
            }
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// Escapes control characters: a message is one line, and no file can control the terminal.
fn plain(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { letter.escape_default().to_string() } else { letter.into() })
        .collect()
}
