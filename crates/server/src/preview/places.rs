//! Pages that show the same to everyone: the daily deal, and those whose content is on the reader's device or after the
//! `#` of their address.

use std::fmt;

use sideboards_pictures::{Motif, Picture};
use sideboards_rules::{Content, Day, Goal, GoalKind, Goals};

use super::Preview;
use crate::api::has_begun;
use crate::texts::Texts;

/// What a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// The daily deal of whatever day it is.
    Daily,
    /// Finished games.
    Replay,
    /// Score sheets.
    Score,
    /// Puzzles.
    Puzzles,
    /// Boxes.
    Box,
}

impl Topic {
    const ALL: [Self; 5] = [Self::Daily, Self::Replay, Self::Score, Self::Puzzles, Self::Box];

    /// Finds a topic by the first part of the path of its page.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Replay => "replay",
            Self::Score => "score",
            Self::Puzzles => "puzzles",
            Self::Box => "box",
        }
    }

    /// Makes its preview.
    pub(super) fn preview(self, texts: Texts) -> Preview {
        let (title, sentence) = (texts.get(self.name()), texts.get(&format!("{self}-line")));
        let (alt, motif) = match self {
            Self::Daily => ("alt-deal", Motif::Deal { goals: None }),
            Self::Replay | Self::Score | Self::Puzzles | Self::Box => ("alt-showpiece", Motif::Showpiece),
        };
        let (title, sentence) = (title.to_owned(), sentence.to_owned());
        let picture = Picture { title: title.clone(), line: sentence.clone(), motif };
        Preview { title, sentence, alt: texts.get(alt).to_owned(), picture }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Makes the preview of a day's deal: its goals, which the page shows before the first card, and no cards. A day that has
/// not begun anywhere on Earth keeps its goals.
pub(super) fn day(day: Day, now: u64, texts: Texts) -> Preview {
    let preview = Topic::Daily.preview(texts);
    if !has_begun(day, now.cast_signed()) {
        return preview;
    }
    let title = texts.fill("daily-of", &[("date", &texts.date(day))]);
    let goals = Some(goals_of(&Content::classic(), day.record().setup().goals()));
    let picture = Picture { title: title.clone(), motif: Motif::Deal { goals }, ..preview.picture };
    Preview { title, picture, ..preview }
}

/// Returns the goals of a game.
pub(super) fn goals_of(content: &Content, goals: Goals) -> [Goal; 3] {
    GoalKind::ALL.map(|kind| content.goal(goals.of(kind)).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_shows_its_goals_once_it_has_begun() {
        const DAY: u64 = 86_400_000;
        let today = Day::FIRST;
        let midnight = u64::try_from(today.number()).expect("after 1970") * DAY;
        let texts = Texts::of(&["de".to_owned()]);
        let shown = day(today, midnight, texts);
        assert_eq!(shown.title, "Tagespartie vom 1. November 2026");
        assert!(matches!(shown.picture.motif, Motif::Deal { goals: Some(_) }));
        let early = day(today, midnight - DAY, texts);
        assert_eq!(early.title, "Tagespartie");
        assert!(matches!(early.picture.motif, Motif::Deal { goals: None }));
    }
}
