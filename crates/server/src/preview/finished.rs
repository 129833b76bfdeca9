//! A finished game of a room, for the link to its replay.

use std::sync::Arc;

use sideboards_protocol::{RefusalCode, Refused};
use sideboards_rules::{Content, Record, Viewer};

use super::Preview;
use super::cast::{Cast, Sitter};
use super::standings::boards;
use crate::rooms::unavailable;
use crate::state::Server;
use crate::storage::{FinishedPlayers, FinishedRow};
use crate::task;
use crate::texts::Texts;

/// Makes the preview of a finished game: its result.
pub(super) async fn preview(server: &Server, game: &str, texts: Texts) -> Result<Preview, Refused> {
    let found = server.rooms.storage().finished(game).await.map_err(|error| {
        tracing::error!(%error, "a preview could not be made");
        unavailable()
    })?;
    let nothing = || Refused::new(RefusalCode::NoSuchGame, "there is no such finished game");
    let found = found.ok_or_else(nothing)?;
    let shown = task::compute(move || show(&found, texts)).await.ok_or_else(unavailable)?;
    shown.ok_or_else(nothing)
}

/// Replays the game.
fn show(found: &FinishedRow, texts: Texts) -> Option<Preview> {
    let content = match &found.content {
        Some(file) => Arc::new(Content::parse(file).ok()?),
        None => Content::classic(),
    };
    let record = Record::parse(&found.record, Arc::clone(&content)).ok()?;
    let sight = record.replay().ok()?.view(Viewer::Spectator).sight();
    let (names, _) = FinishedPlayers::read(&found.players);
    let sitters: Vec<Sitter> = names.iter().map(|name| Sitter::stored(name)).collect();
    let cast = Cast::new(&sitters, texts);
    let sentence = texts.get("replay-line").to_owned();
    let boards = boards(&sight, &content, &cast, &sentence, texts);
    let title = texts.fill("replay-of", &[("names", &cast.names.join(", "))]);
    Some(Preview { title, sentence, alt: boards.alt, picture: boards.picture })
}
