//! Links and codes of the page, in place of files.

use std::path::Path;

use sideboards_client::codes::CodeError;
use sideboards_client::link::Link;
use sideboards_client::place::Place;

use crate::failure::Failure;

/// The kind of input that a command reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Record,
    Sheet,
    OwnBox,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Sheet => "score sheet",
            Self::OwnBox => "box",
        }
    }

    const fn command(self) -> &'static str {
        match self {
            Self::Record => "sideboards replay",
            Self::Sheet => "sideboards score",
            Self::OwnBox => "sideboards content check",
        }
    }
}

/// Reads the content of a link or a code. Returns nothing if the argument is a file, or looks more like one.
pub(crate) fn open<T>(
    argument: &Path,
    wanted: Kind,
    read: impl FnOnce(&str) -> Result<T, CodeError>,
) -> Result<Option<T>, Failure> {
    let (name, wants) = (name(argument), wanted.name());
    let (code, is_certain) = match Source::of(argument) {
        Source::File => return Ok(None),
        Source::Link(link) => (code_in(link, wanted)?, true),
        Source::Code(code) => (code, name.is_some()),
    };
    let name = name.unwrap_or("the code");
    match read(code) {
        Ok(found) => Ok(Some(found)),
        Err(CodeError::Nonsense) if !is_certain => Ok(None),
        Err(CodeError::Nonsense) => {
            Err(Failure::bad(format!("{name} contains no {wants}: it is damaged or was cut off")))
        }
        Err(CodeError::OtherBox) => Err(Failure::bad(format!(
            "{name} contains a {wants} of another box; give its box with --content FILE"
        ))),
    }
}

/// Returns a name for an argument that is not a file: links and codes are too long to repeat.
pub(crate) fn name(argument: &Path) -> Option<&'static str> {
    /// Longer than most names of files; the shortest record has 60 letters.
    const LONG: usize = 50;
    match Source::of(argument) {
        Source::Link(_) => Some("the link"),
        Source::Code(code) if code.len() > LONG => Some("the code"),
        Source::Code(_) | Source::File => None,
    }
}

/// What an argument can be.
enum Source<'a> {
    File,
    Link(Link<'a>),
    /// Either a code, or the name of a file that does not exist.
    Code(&'a str),
}

impl<'a> Source<'a> {
    fn of(argument: &'a Path) -> Self {
        let Some(text) = argument.to_str().filter(|text| *text != "-" && !argument.exists()) else {
            return Self::File;
        };
        match Link::read(text) {
            // The absolute path of a file that does not exist.
            Some(Link::Place(_)) if text.starts_with('/') => Self::File,
            Some(link) => Self::Link(link),
            None if !text.is_empty() && text.bytes().all(is_letter) => Self::Code(text),
            None => Self::File,
        }
    }
}

/// Returns whether codes can contain a byte.
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// Returns the code in a link, or an error that names its destination.
fn code_in(link: Link<'_>, wanted: Kind) -> Result<&str, Failure> {
    let (kind, code) = match link {
        Link::Record(code) => (Kind::Record, code),
        Link::Sheet(code) => (Kind::Sheet, code),
        Link::OwnBox(code) => (Kind::OwnBox, code),
        Link::OnlineGame(_) => {
            return Err(Failure::bad(
                "the link only names a game on a server; open it and save the record as a file",
            ));
        }
        Link::Place(Place::NewGame) => {
            return Err(Failure::bad(format!("the link is to a deal and contains no {}", wanted.name())));
        }
        Link::Place(_) => return Err(Failure::bad(format!("the link contains no {}", wanted.name()))),
    };
    if kind == wanted {
        return Ok(code);
    }
    let (has, wants, command) = (kind.name(), wanted.name(), kind.command());
    Err(Failure::bad(format!("the link contains a {has}, not a {wants}; use `{command}`")))
}
