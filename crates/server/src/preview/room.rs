//! The invitation to a room.

use sideboards_pictures::{Chair, Motif, Picture, drawable};
use sideboards_protocol::{GoalsWish, Occupant, RoomState, Stage, seat_of};
use sideboards_rules::{Goal, Seed};

use super::Preview;
use super::cast::{Cast, Sitter};
use super::places::goals_of;
use super::standings::boards;
use crate::rooms::Look;
use crate::texts::Texts;

impl Preview {
    /// Makes the preview of a room as a stranger sees it.
    pub(crate) fn of_room(look: &Look, texts: Texts) -> Self {
        preview(look, texts)
    }
}

fn preview(look: &Look, texts: Texts) -> Preview {
    let room = &look.state;
    let (title, sentence) = (title(room, texts, |name| Some(name.to_owned())), sentence(room, texts));
    let game = look.table.as_ref().filter(|_| room.stage != Stage::Gathering);
    let sight = game.and_then(|table| Some((table, table.read(&look.content).ok()?)));
    if let Some((table, sight)) = sight {
        // Once the game is over people come and go.
        let occupants = if table.players.is_empty() { &room.seats } else { &table.players };
        let boards = boards(&sight, &look.content, &cast(occupants, texts), &sentence, texts);
        return Preview { title, sentence, alt: boards.alt, picture: boards.picture };
    }
    let (motif, alt) = table(look, texts);
    let picture = Picture { title: self::title(room, texts, drawable), line: sentence.clone(), motif };
    Preview { title, sentence, alt, picture }
}

fn cast(occupants: &[Occupant], texts: Texts) -> Cast {
    Cast::new(&occupants.iter().map(Sitter::of).collect::<Vec<_>>(), texts)
}

/// Draws up the table with its seats, and in words.
fn table(look: &Look, texts: Texts) -> (Motif, String) {
    let cast = cast(&look.state.seats, texts);
    let free = usize::from(look.state.capacity).saturating_sub(cast.players.len());
    let free = (0..free).map(|_| Chair::Free(texts.get("free").to_owned()));
    let alt = match cast.names.join(", ") {
        names if names.is_empty() => texts.get("alt-nobody").to_owned(),
        names => texts.fill("alt-seats", &[("names", &names)]),
    };
    let seats = cast.players.into_iter().map(Chair::Taken).chain(free).collect();
    (Motif::Table { seats, goals: agreed_goals(look) }, alt)
}

/// Returns the goals, if they do not depend on the seed of the game.
fn agreed_goals(look: &Look) -> Option<[Goal; 3]> {
    let wish = Some(&look.state.settings.goals).filter(|wish| **wish != GoalsWish::Random)?;
    Some(goals_of(&look.content, wish.resolve(&look.content, &Seed([0; 32])).ok()?))
}

/// Says who invites, if the name can be shown.
fn title(room: &RoomState, texts: Texts, show: impl Fn(&str) -> Option<String>) -> String {
    let host = room.host.and_then(seat_of).and_then(|seat| room.seats.get(seat.index()));
    let name = match host {
        Some(Occupant::Person(person)) => show(&person.name),
        Some(Occupant::Bot { .. }) | None => None,
    };
    match name {
        Some(name) => texts.fill("title", &[("host", &name)]),
        None => texts.get("title-without-host").to_owned(),
    }
}

fn sentence(room: &RoomState, texts: Texts) -> String {
    let taken = room.seats.len();
    let is_full = taken >= usize::from(room.capacity);
    let may_watch = room.settings.spectators;
    let key = match room.stage {
        _ if room.locked => "closed",
        Stage::Playing if !may_watch => "closed",
        Stage::Playing => "playing",
        Stage::Gathering | Stage::Over if is_full && !may_watch => "closed",
        Stage::Gathering | Stage::Over if is_full => "full",
        Stage::Gathering | Stage::Over => "seats",
    };
    texts.fill(key, &[("taken", &taken.to_string()), ("seats", &room.capacity.to_string())])
}

#[cfg(test)]
mod tests;
