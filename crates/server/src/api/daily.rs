//! Results and leaderboards of the daily deal.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use sideboards_protocol::{DailyEntry, DailyQuestion, DailyTable, RefusalCode, Refused, clean_name};
use sideboards_rules::{Day, Record, Seat, Viewer};

use super::path::DealDay;
use super::{Body, Failure};
use crate::client::Client;
use crate::secret::{self, TokenHash};
use crate::state::Server;
use crate::storage::DailyRow;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// How far ahead of UTC a day begins, and how far behind it ends.
const EARLIEST: i64 = 14 * HOUR;
const LATEST: i64 = 12 * HOUR;

/// How much later the result of an offline player may arrive.
const GRACE: i64 = 2 * DAY;

/// Submit a result for the daily deal
///
/// The server replays the record. The first result of a key counts; another one changes nothing. Each name has one place among
/// the best, and three results a day from one address may be named there; all others count without a name.
#[utoipa::path(
    post,
    path = "/api/daily/{day}",
    params(("day" = String, Path, description = "The day, such as 2026-11-15", format = Date)),
    request_body = DailyEntry,
    responses(
        (status = 200, body = DailyTable, description = "The daily leaderboard with your place"),
        (status = 400, body = Refused, description = "Not a finished game of that deal, or not a valid key"),
        (status = 404, body = Refused, description = "There is no deal for that day"),
        (status = 409, body = Refused, description = "That day is over, or has not begun")
    )
)]
pub(crate) async fn enter(
    Extract(server): Extract<Arc<Server>>,
    DealDay(day): DealDay,
    client: Client,
    Body(entry): Body<DailyEntry>,
) -> Result<Json<DailyTable>, Failure> {
    let at = server.rooms.now();
    let player = player(&entry.key)?;
    let storage = server.rooms.storage();
    let known = storage.daily(&day.to_string(), Some(&player)).await?;
    if known.you.is_some() {
        return Ok(Json(known));
    }
    if !is_on(day, at.cast_signed()) {
        return Err(Refused::new(RefusalCode::NotNow, "that day is over, or has not begun").into());
    }
    let (record, points) = replay(day, &entry.record)?;
    (server.gate.may_enter_result(client.address))
        .map_err(|wait| Failure::too_many("too many results from this address today", wait))?;
    let (day, name) = (day.to_string(), clean_name(&entry.name));
    let is_named = name.is_empty() || server.gate.may_be_named(client.address);
    let row = DailyRow { day: day.clone(), player: player.clone(), name, points, record, at, is_named };
    storage.keep_daily(&row).await?;
    Ok(Json(storage.daily(&day, Some(&player)).await?))
}

/// Get the daily leaderboard
///
/// It shows points and names, but no cards.
#[utoipa::path(
    post,
    path = "/api/daily/{day}/table",
    params(("day" = String, Path, description = "The day, such as 2026-11-15", format = Date)),
    request_body = DailyQuestion,
    responses(
        (status = 200, body = DailyTable, description = "The leaderboard, with your place if the key has one"),
        (status = 400, body = Refused, description = "The body cannot be read"),
        (status = 404, body = Refused, description = "There is no deal for that day")
    )
)]
pub(crate) async fn table(
    Extract(server): Extract<Arc<Server>>,
    DealDay(day): DealDay,
    Body(question): Body<DailyQuestion>,
) -> Result<Json<DailyTable>, Failure> {
    let day = day.to_string();
    let player = question.key.as_deref().map(player).transpose()?;
    Ok(Json(server.rooms.storage().daily(&day, player.as_deref()).await?))
}

/// Returns the stored form of a key.
pub(super) fn player(key: &str) -> Result<String, Failure> {
    if secret::is_key(key) {
        return Ok(TokenHash::of(key).into_text());
    }
    Err(Refused::new(RefusalCode::Malformed, "a key has 32 hexadecimal digits").into())
}

/// Returns whether results of a day are accepted: while it is that day anywhere on Earth, and a little longer.
fn is_on(day: Day, now: i64) -> bool {
    has_begun(day, now) && now < (i64::from(day.number()) + 1) * DAY + LATEST + GRACE
}

/// Returns whether it is a day anywhere on Earth, or was.
pub(crate) fn has_begun(day: Day, now: i64) -> bool {
    now >= i64::from(day.number()) * DAY - EARLIEST
}

/// Replays a game of a day's deal and returns its record and points.
fn replay(day: Day, text: &str) -> Result<(String, u16), Failure> {
    let deal = day.record();
    let refused = |code, why: &dyn std::fmt::Display| Failure::from(Refused::new(code, why));
    let record = Record::parse(text, Arc::clone(deal.content()))
        .map_err(|error| refused(RefusalCode::Malformed, &error))?;
    if (record.setup(), record.seed()) != (deal.setup(), deal.seed()) {
        return Err(refused(RefusalCode::BadSettings, &"that is another deal"));
    }
    let game = record.replay().map_err(|error| refused(RefusalCode::Illegal, &error))?;
    let scores = game.view(Viewer::Spectator).scores();
    let scores = scores.ok_or_else(|| refused(RefusalCode::Illegal, &"the game is not finished"))?;
    Ok((record.to_string(), scores.of(Seat::new(0)).total.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_on_as_long_as_it_is_anywhere_on_earth() {
        let day = Day::FIRST;
        let noon = i64::from(day.number()) * DAY + DAY / 2;
        // The day begins on the Line Islands; results are accepted until two days after it has ended on Baker
        // Island.
        for (hours, is_taken) in [(-27, false), (-26, true), (0, true), (71, true), (72, false)] {
            assert_eq!(is_on(day, noon + hours * HOUR), is_taken, "{hours} hours after noon");
        }
    }
}
