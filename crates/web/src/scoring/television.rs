use leptos::prelude::*;
use sideboards_client::local::{LocalGame, bot_at};
use sideboards_rules::Seat;

use super::race::faces;
use super::scored::{Scored, verdict};
use crate::drawing::{BoardCard, Glow, Spotlight, crown};
use crate::online::Room;
use crate::status::notice_words;
use crate::television::{Chairs, TvFrame, TvStarts, tv_board, tv_face};
use crate::texts::{LaterTexts, later_texts};
use crate::words::sideboard_words;

/// What fits in two lines, in letters.
const SHORT_VERDICT: usize = 60;

/// Who has won, all sideboards as they ended, and who is in for another game.
#[component]
pub(super) fn TelevisionVerdict(
    room: Room,
    game: StoredValue<LocalGame>,
    scored: StoredValue<Scored>,
) -> impl IntoView {
    let t = later_texts();
    let (said, _) = scored.with_value(|scored| verdict(t, scored, None));
    let is_long = said.chars().count() > SHORT_VERDICT;
    let middle = view! { <div class="tv-verdict" class:tv-long=is_long role="status"><h2>{said}</h2></div> };
    let boards = game.with_value(|game| {
        scored.with_value(|scored| {
            scored.by_place().into_iter().map(|seat| board(t, game, scored, seat)).collect()
        })
    });
    let foot = view! {
        <p class="tv-waiting">{t.rematch_title()}</p>
        <Chairs room />
        <TvStarts room />
        <p class="tv-notice" role="status">{notice_words(room)}</p>
    };
    view! { <TvFrame room first=().into_any() middle=middle.into_any() boards foot=foot.into_any() /> }
}

/// A sideboard with everything that counted.
fn board(t: &LaterTexts, game: &LocalGame, scored: &Scored, seat: Seat) -> AnyView {
    let (name, faces) = (scored.name(seat).to_owned(), faces(game, seat));
    let words = sideboard_words(t, &name, &faces);
    let glows =
        Glow::all(&game.public().scorer().tally(game.public().sideboard(seat)), Spotlight::Everything);
    let score = scored.scores.of(seat);
    let bot = scored.bot_finished.contains(&seat).then(|| {
        view! { <small class="tv-bot">{t.bot_finished_mark()}</small> }
    });
    let head = view! {
        <span class="tv-place">{score.place}"."</span>
        {tv_face(seat, bot_at(game.players(), seat), name)}
        {bot}
        {(score.place == 1).then(crown)}
        <b class="tv-points"><span aria-hidden="true">{score.total.0}</span><span class="only-heard">{t.points_count(score.total.0)}</span></b>
    };
    let never = Signal::stored(false);
    tv_board(
        seat,
        never,
        head.into_any(),
        Signal::stored(words),
        Signal::stored(BoardCard::all(faces)),
        Signal::stored(glows),
    )
}
