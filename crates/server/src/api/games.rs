//! Games by name: the state of many, and finished ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use sideboards_protocol::{FinishedGame, MyGame, MyGames, RefusalCode, Refused, SeatKey, round_number};
use tokio::time::timeout;

use super::path::{GameName, RoomCode};
use super::{Body, Failure};
use crate::client::Client;
use crate::rooms::{REQUEST_TIMEOUT, unavailable};
use crate::state::Server;
use crate::storage::FinishedPlayers;

/// How many games one request may ask for.
const MANY: usize = 50;

/// Get the state of your games
#[utoipa::path(
    post,
    path = "/api/my-games",
    request_body = MyGames,
    responses(
        (status = 200, body = Vec<MyGame>, description = "The games in the same order"),
        (status = 400, body = Refused, description = "The body cannot be read")
    )
)]
pub(crate) async fn mine(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    Body(asked): Body<MyGames>,
) -> Result<Json<Vec<MyGame>>, Failure> {
    if asked.seats.len() > MANY {
        return Err(Refused::new(RefusalCode::TooLarge, format!("at most {MANY} seats")).into());
    }
    (asked.seats.iter())
        .try_for_each(|_| server.gate.may_ask(client.address))
        .map_err(|wait| Failure::too_many("too many requests; wait a moment", wait))?;
    let look_at_all = async {
        let mut games = Vec::with_capacity(asked.seats.len());
        for key in asked.seats {
            games.push(look(&server, key).await?);
        }
        Ok(Json(games))
    };
    timeout(REQUEST_TIMEOUT, look_at_all).await.unwrap_or_else(|_| Err(unavailable().into()))
}

async fn look(server: &Server, key: SeatKey) -> Result<MyGame, Failure> {
    let look = match RoomCode::read(key.room.clone()) {
        Ok(RoomCode(room)) => server.rooms.look(&room, Some(key.token)).await,
        Err(refused) => Err(refused),
    };
    let look = match look {
        Ok(look) => Some(look).filter(|look| look.is_owner),
        Err(refused) if refused.code == RefusalCode::NoSuchRoom => None,
        Err(refused) => return Err(refused.into()),
    };
    Ok(MyGame {
        room: key.room,
        round: look.as_ref().and_then(|look| look.round).map(round_number),
        your_turn: look.as_ref().is_some_and(|look| look.is_waiting),
        sideboard: look.as_ref().map(|look| look.sideboard.clone()).unwrap_or_default(),
        result: look.as_ref().and_then(|look| look.result),
        state: look.map(|look| look.state),
        now: server.rooms.now(),
    })
}

/// Get a finished game
#[utoipa::path(
    get,
    path = "/api/games/{game}",
    params(("game" = String, Path, description = "The room and the number of the game there: `ROOM-1`", pattern = "^[02-9a-hjkmnp-z]{12}-[0-9]{1,9}$")),
    responses(
        (status = 200, body = FinishedGame, description = "The game with its record"),
        (status = 404, body = Refused, description = "There is no such game, or it is not finished")
    )
)]
pub(crate) async fn finished(
    Extract(server): Extract<Arc<Server>>,
    GameName(game): GameName,
) -> Result<Json<FinishedGame>, Failure> {
    let found = server.rooms.storage().finished(&game).await?;
    let found =
        found.ok_or_else(|| Refused::new(RefusalCode::NoSuchGame, "there is no such finished game"))?;
    let (players, bot_finished) = FinishedPlayers::read(&found.players);
    Ok(Json(FinishedGame {
        game: found.game,
        finished: found.finished,
        players,
        bot_finished,
        commitment: found.commitment,
        record: found.record,
        proof: found.proof.and_then(|proof| serde_json::from_str(&proof).ok()),
        content: found.content,
    }))
}
