use std::io::{ErrorKind, Write};

use crate::failure::Failure;

/// Prints a text, with colours only on terminals: not into files or pipes, and not with `NO_COLOR`.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write(&mut anstream::stdout().lock(), text)
}

/// Writes a text and flushes it.
pub(crate) fn write(to: &mut impl Write, text: &str) -> Result<(), Failure> {
    to.write_all(text.as_bytes()).and_then(|()| to.flush()).map_err(|error| cannot_write(&error))
}

/// Explains why output failed.
pub(crate) fn cannot_write(error: &std::io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::NobodyReads,
        _ => Failure::bad(format!("the output cannot be written: {error}")),
    }
}
