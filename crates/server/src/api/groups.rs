//! Groups that compare their results of the daily deal. Anyone with the code of a group can join and read its table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Extract;
use sideboards_protocol::{
    DailyQuestion, GROUP_SIZE, GroupEntry, GroupLeave, GroupSize, GroupTable, RefusalCode, Refused,
    clean_name,
};

use super::daily::player;
use super::path::{DealDay, GroupCode, GroupDay};
use super::{Body, Failure};
use crate::client::Client;
use crate::secret::TokenHash;
use crate::state::Server;
use crate::storage::{GroupRow, Joined};

/// Join a group
///
/// A group begins with its first member, who gives it a title; the client draws its code. From then on the results of the player are on the group's table, also those of
/// earlier days. A player who is in the group already only changes the name.
#[utoipa::path(
    post,
    path = "/api/groups/{group}/members",
    params(("group" = String, Path, description = "The code of the group", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = GroupEntry,
    responses(
        (status = 200, body = GroupSize, description = "The player is in the group"),
        (status = 400, body = Refused, description = "Not a valid key or name"),
        (status = 404, body = Refused, description = "There is no such group, and no title to begin it"),
        (status = 409, body = Refused, description = "The group is full")
    )
)]
pub(crate) async fn join(
    Extract(server): Extract<Arc<Server>>,
    GroupCode(group): GroupCode,
    client: Client,
    Body(entry): Body<GroupEntry>,
) -> Result<Json<GroupSize>, Failure> {
    let (player, name) = (player(&entry.key)?, clean_name(&entry.name));
    let title = entry.title.as_deref().map(clean_name);
    if name.is_empty() || title.as_ref().is_some_and(String::is_empty) {
        return Err(Refused::new(RefusalCode::BadName, "a name needs a visible character").into());
    }
    // A place in a group costs as much as a seat.
    (server.gate.may_sit(client.address))
        .map_err(|wait| Failure::too_many("too many seats and groups from this address", wait))?;
    let row = GroupRow { group: stored(&group), player, name, title };
    match server.rooms.storage().join_group(&row).await? {
        Joined::Member { members } => Ok(Json(GroupSize { members })),
        Joined::Full => {
            let why = format_args!("a group has at most {GROUP_SIZE} members");
            Err(Refused::new(RefusalCode::Full, why).into())
        }
        Joined::NoSuchGroup => Err(no_such_group().into()),
    }
}

/// Leave a group
///
/// A player who is not in it changes nothing. A group that everyone has left ends.
#[utoipa::path(
    post,
    path = "/api/groups/{group}/leave",
    params(("group" = String, Path, description = "The code of the group", pattern = "^[02-9a-hjkmnp-z]{12}$")),
    request_body = GroupLeave,
    responses(
        (status = 200, body = GroupSize, description = "The player is not in the group"),
        (status = 400, body = Refused, description = "Not a valid key"),
        (status = 404, body = Refused, description = "Not the code of a group")
    )
)]
pub(crate) async fn leave(
    Extract(server): Extract<Arc<Server>>,
    GroupCode(group): GroupCode,
    Body(leave): Body<GroupLeave>,
) -> Result<Json<GroupSize>, Failure> {
    let members = server.rooms.storage().leave_group(&stored(&group), &player(&leave.key)?).await?;
    Ok(Json(GroupSize { members }))
}

/// Get the table of a group on a day
///
/// It shows names and points, but no cards.
#[utoipa::path(
    post,
    path = "/api/groups/{group}/days/{day}",
    params(
        ("group" = String, Path, description = "The code of the group", pattern = "^[02-9a-hjkmnp-z]{12}$"),
        ("day" = String, Path, description = "The day, such as 2026-11-15", format = Date)
    ),
    request_body = DailyQuestion,
    responses(
        (status = 200, body = GroupTable, description = "The table; the caller is marked if the key is a member's"),
        (status = 400, body = Refused, description = "The body cannot be read"),
        (status = 404, body = Refused, description = "There is no such group, or no deal for that day")
    )
)]
pub(crate) async fn table(
    Extract(server): Extract<Arc<Server>>,
    GroupDay(GroupCode(group), DealDay(day)): GroupDay,
    Body(question): Body<DailyQuestion>,
) -> Result<Json<GroupTable>, Failure> {
    let player = question.key.as_deref().map(player).transpose()?;
    let storage = server.rooms.storage();
    let table = storage.group(&stored(&group), &day.to_string(), player.as_deref()).await?;
    Ok(Json(table.ok_or_else(no_such_group)?))
}

fn no_such_group() -> Refused {
    Refused::new(RefusalCode::NoSuchRoom, "this group does not exist, or no longer does")
}

/// Returns the stored form of a code, which does not let readers of the database join.
fn stored(code: &str) -> String {
    TokenHash::of(code).into_text()
}
