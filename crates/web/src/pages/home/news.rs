use first_page::News;
use sideboards_client::daily::Diary;
use sideboards_rules::Round;

use crate::browser::{Browser, keyring, today};
use crate::session::Session;
use crate::texts::Texts;
use crate::words::round_number;

/// Collects what the home page tells a returning player. All of it is stored in this browser; no server is asked.
pub(super) fn of(t: &Texts, session: Session) -> News {
    let round = session.with(|game| game.map(|game| game.public().round()));
    let rooms = keyring().all().len();
    News {
        round: round.map_or_else(String::new, |round| match round {
            Round::Over => String::new(),
            round => t.home_continue_where(round_number(round), Round::COUNT + 1),
        }),
        streak: Diary::kept(&Browser).and_then(|diary| streak(t, &diary)),
        rooms: (rooms > 0).then(|| t.labelled(&t.my_games(), &rooms.to_string())),
        is_over: matches!(round, Some(Round::Over)),
    }
}

/// Says how many days in a row were played, with a tick if today is one of them.
fn streak(t: &Texts, diary: &Diary) -> Option<String> {
    let today = today();
    let days = diary.streaks(today).current;
    let tick = if diary.of(today).is_some() { "✓ " } else { "" };
    (days > 0).then(|| format!("{tick}{}", t.home_streak(days)))
}
