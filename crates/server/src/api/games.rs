use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State as Extract};
use sideboards_protocol::{FinishedGame, MyGame, MyGames, RefusalCode, Refused, round_number};

use super::rooms::check;
use super::{Body, Failure};
use crate::state::Server;
use crate::time::now;

/// How many games can be asked for at once.
const MANY: usize = 50;

/// See how your games stand
#[utoipa::path(
    post,
    path = "/api/my-games",
    request_body = MyGames,
    responses(
        (status = 200, body = Vec<MyGame>, description = "The games in the same order"),
        (status = 400, body = Refused, description = "The body cannot be read"),
        (status = 413, body = Refused, description = "More than 50 seats")
    )
)]
pub(crate) async fn mine(
    Extract(server): Extract<Arc<Server>>,
    asked: Body<MyGames>,
) -> Result<Json<Vec<MyGame>>, Failure> {
    let Json(asked) = asked?;
    if asked.seats.len() > MANY {
        return Err(Refused::new(RefusalCode::TooLarge, format!("at most {MANY} seats")).into());
    }
    let mut games = Vec::with_capacity(asked.seats.len());
    for key in asked.seats {
        let look = match check(&key.room) {
            Ok(()) => server.rooms.look(&key.room, Some(key.token)).await,
            Err(Failure(refused)) => Err(refused),
        };
        let look = match look {
            Ok(look) => Some(look).filter(|look| look.is_owner),
            Err(refused) if refused.code == RefusalCode::NoSuchRoom => None,
            Err(refused) => return Err(refused.into()),
        };
        games.push(MyGame {
            room: key.room,
            round: look.as_ref().and_then(|look| look.round).map(round_number),
            your_turn: look.as_ref().is_some_and(|look| look.is_waiting),
            state: look.map(|look| look.state),
            now: now(),
        });
    }
    Ok(Json(games))
}

/// Get a finished game
#[utoipa::path(
    get,
    path = "/api/games/{game}",
    params(("game" = String, Path, description = "The room and the number of the game there: `ROOM-1`")),
    responses(
        (status = 200, body = FinishedGame, description = "The game with its record"),
        (status = 404, body = Refused, description = "There is no such game, or it is not finished")
    )
)]
pub(crate) async fn finished(
    Extract(server): Extract<Arc<Server>>,
    Path(game): Path<String>,
) -> Result<Json<FinishedGame>, Failure> {
    let found = server.rooms.storage().finished(&game).await?;
    let found =
        found.ok_or_else(|| Refused::new(RefusalCode::NoSuchGame, "there is no such finished game"))?;
    Ok(Json(FinishedGame {
        game: found.game,
        finished: found.finished,
        players: serde_json::from_str(&found.players).unwrap_or_default(),
        commitment: found.commitment,
        record: found.record,
    }))
}
