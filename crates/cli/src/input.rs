//! Reads files that may be missing, huge or binary, and links of the page.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;

use sideboards_client::codes::{self, CodeError};
use sideboards_client::local::record_in;
use sideboards_rules::{Content, ContentErrors, Record, RecordError, RecordFault};

use crate::failure::Failure;
use crate::shared::{self, Kind};

/// Reads at most `limit` bytes from a file, or from standard input if it is `-`.
pub(crate) fn bytes(path: Option<&Path>, limit: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    open(path)?
        .take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::bad(format!("{} cannot be read: {error}", name(path))))?;
    if bytes.len() > limit {
        return Err(Failure::bad(format!("{} is too large: more than {limit} bytes", name(path))));
    }
    Ok(bytes)
}

/// Reads a text of at most `limit` bytes from a file, or from standard input if there is none or it is `-`.
pub(crate) fn text(path: Option<&Path>, limit: usize) -> Result<String, Failure> {
    utf8(bytes(path, limit)?).map_err(|reason| Failure::bad(format!("{} {reason}", name(path))))
}

/// Opens a file, or standard input.
pub(crate) fn open(path: Option<&Path>) -> Result<Box<dyn BufRead>, Failure> {
    match path {
        Some(path) if path != Path::new("-") => {
            let cannot =
                |error: io::Error| Failure::bad(format!("{} cannot be read: {error}", path.display()));
            let file = File::open(path).map_err(cannot)?;
            if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
                return Err(Failure::bad(format!("{} cannot be read: it is a folder", path.display())));
            }
            Ok(Box::new(io::BufReader::new(file)))
        }
        _ => {
            if io::stdin().is_terminal() {
                anstream::eprintln!("reading from standard input; end with Ctrl-D");
            }
            Ok(Box::new(io::stdin().lock()))
        }
    }
}

/// Reads a content file with its faults, or the box in a link.
pub(crate) fn content(path: &Path) -> Result<Result<Arc<Content>, ContentErrors>, Failure> {
    let read = |code: &str| codes::own_box::read(code).ok_or(CodeError::Nonsense);
    if let Some(own) = shared::open(path, Kind::OwnBox, read)? {
        return Ok(Ok(own.content));
    }
    Ok(Content::parse(&text(Some(path), Content::MAX_FILE)?).map(Arc::new))
}

/// Reads the record of a game, from a file, bare or as the page saves games, or from a link.
pub(crate) fn record(path: &Path, content: Arc<Content>) -> Result<Record, Failure> {
    let read = |code: &str| codes::record::read(code, std::slice::from_ref(&content));
    if let Some(record) = shared::open(path, Kind::Record, read)? {
        return Ok(record);
    }
    let text = text(Some(path), Record::MAX_FILE)?;
    let (before, text) = record_in(&text);
    Record::parse(text, content).map_err(|error| {
        let error = RecordError { line: error.line + before, ..error };
        refuse(&name(Some(path)), &error)
    })
}

/// Explains why a text is not a record, and what to do about another box.
fn refuse(name: &str, error: &RecordError) -> Failure {
    let hint = match error.fault {
        RecordFault::OtherContent { .. } => "; give its box with --content FILE",
        _ => "",
    };
    Failure::bad(format!("{name}: {error}{hint}"))
}

/// Converts bytes to text, or reports the first invalid byte.
pub(crate) fn utf8(bytes: Vec<u8>) -> Result<String, String> {
    let text = String::from_utf8(bytes).map_err(|error| {
        format!("is not text: byte {} is not UTF-8", error.utf8_error().valid_up_to() + 1)
    })?;
    // Editors on Windows put a byte order mark before the text; it is not part of it.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Returns the name of the input for messages.
pub(crate) fn name(path: Option<&Path>) -> String {
    match path {
        Some(path) if path != Path::new("-") => {
            shared::name(path).map_or_else(|| path.display().to_string(), str::to_owned)
        }
        _ => "standard input".to_owned(),
    }
}
