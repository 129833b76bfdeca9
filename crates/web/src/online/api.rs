//! HTTP requests.

use js_sys::{Object, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use sideboards_client::room::{FetchedGame, quick_key};
use sideboards_protocol as protocol;
use sideboards_protocol::wire::{self, Unread, Wire};
use sideboards_protocol::{
    DailyEntry, DailyQuestion, DailyTable, GroupEntry, GroupLeave, GroupSize, GroupTable, MyGame, MyGames,
    NewRoom, NewSeat, PushDevice, PushInfo, PushState, PushWish, QuickOffer, QuickWish, RefusalCode, Refused,
    Report, SeatKey, SeatTaken, Settings, token_of,
};
use sideboards_rules::{Day, Seed};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::browser::{Browser, fresh_seed};
use crate::newest;

/// Why a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no network, or no server.
    Unreachable,
    Refused(RefusalCode),
    /// The server sent something that only a newer page knows.
    Outdated,
}

/// Opens a room, with a content file for a custom box.
pub(crate) fn open_room(
    name: String,
    content: Option<String>,
    then: impl FnOnce(Result<SeatTaken, Failure>) + 'static,
) {
    let room = NewRoom { name, settings: Settings::default(), content, token: Some(fresh_token()) };
    ask_for_seat("/api/rooms".to_owned(), wire::write(&room), then);
}

/// Takes a seat in a room.
pub(crate) fn take_seat(room: &str, name: String, then: impl FnOnce(Result<SeatTaken, Failure>) + 'static) {
    let seat = NewSeat { name, token: Some(fresh_token()) };
    ask_for_seat(format!("/api/rooms/{room}/seats"), wire::write(&seat), then);
}

/// Asks whether the server offers quick games with strangers.
pub(crate) fn quick_offer(then: impl FnOnce(bool) + 'static) {
    let read = |answer| read::<QuickOffer>(answer).is_ok_and(|offer| offer.open);
    ask("/api/quick".to_owned(), String::new(), Box::new(move |answer| then(answer.is_ok_and(read))));
}

/// Takes a seat among strangers.
pub(crate) fn sit_among_strangers(
    name: String,
    players: u8,
    then: impl FnOnce(Result<SeatTaken, Failure>) + 'static,
) {
    let key = quick_key(&Browser, &fresh_seed());
    let wish = QuickWish { name, players, key, token: Some(fresh_token()) };
    ask_for_seat("/api/quick".to_owned(), wire::write(&wish), then);
}

/// Blocks a stranger, and reports them if there is a reason.
pub(crate) fn report(room: &str, report: &Report, then: impl FnOnce(Result<String, Failure>) + 'static) {
    ask(format!("/api/rooms/{room}/reports"), wire::write(report), Box::new(then));
}

/// Draws the token of a seat.
fn fresh_token() -> String {
    let Seed(bytes) = fresh_seed();
    token_of(bytes.first_chunk().expect("a seed has more bytes"))
}

/// Requests a seat, and again if no answer came: the same token gives the same seat.
fn ask_for_seat(path: String, body: String, then: impl FnOnce(Result<SeatTaken, Failure>) + 'static) {
    let again = (path.clone(), body.clone());
    let then: Box<dyn FnOnce(Result<String, Failure>)> = Box::new(move |answer| then(answer.and_then(read)));
    let first = move |answer| match answer {
        Err(Failure::Unreachable) => ask(again.0, again.1, then),
        answer => then(answer),
    };
    ask(path, body, Box::new(first));
}

fn read<T: Wire>(answer: String) -> Result<T, Failure> {
    wire::read(&answer).map_err(|unread| match unread {
        // An answer of another form does not come from our server.
        Unread::Malformed => Failure::Unreachable,
        Unread::Newer { .. } => {
            newest::offer();
            Failure::Outdated
        }
    })
}

/// Checks whether a room exists.
pub(super) fn look_for(room: &str, then: impl FnOnce(Result<String, Failure>) + 'static) {
    ask(format!("/api/rooms/{room}"), String::new(), Box::new(then));
}

/// Fetches the content file of a room, if possible.
pub(super) fn content_of(room: &str, then: impl FnOnce(Option<String>) + 'static) {
    let then = move |answer: Option<Answered>| then(answer.filter(|(is_ok, _)| *is_ok).map(|(_, file)| file));
    ask_text(format!("/api/rooms/{room}/content"), String::new(), Box::new(then));
}

/// Asks for the state of the player's games.
pub(crate) fn my_games(keys: &[SeatKey], then: impl FnOnce(Result<Vec<MyGame>, Failure>) + 'static) {
    let body = wire::write(&MyGames { seats: keys.to_vec() });
    ask("/api/my-games".to_owned(), body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Asks for the personal link of a seat as a QR code.
pub(crate) fn seat_qr(key: &SeatKey, then: impl FnOnce(Option<String>) + 'static) {
    let body = wire::write(key);
    ask("/api/seat-qr.svg".to_owned(), body, Box::new(move |answer| then(answer.ok())));
}

/// Asks which messages the server can send.
pub(super) fn push_info(then: impl FnOnce(Result<PushInfo, Failure>) + 'static) {
    ask("/api/push".to_owned(), String::new(), Box::new(move |answer| then(answer.and_then(read))));
}

/// Asks for messages about a seat.
pub(super) fn push_subscribe(
    room: &str,
    wish: &PushWish,
    then: impl FnOnce(Result<PushState, Failure>) + 'static,
) {
    ask_about_push(format!("/api/rooms/{room}/push"), wire::write(wish), then);
}

/// Asks whether a device gets messages about a seat.
pub(super) fn push_state(
    room: &str,
    device: &PushDevice,
    then: impl FnOnce(Result<PushState, Failure>) + 'static,
) {
    ask_about_push(format!("/api/rooms/{room}/push/state"), wire::write(device), then);
}

/// Stops messages to a device about a seat.
pub(super) fn push_stop(
    room: &str,
    device: &PushDevice,
    then: impl FnOnce(Result<PushState, Failure>) + 'static,
) {
    ask_about_push(format!("/api/rooms/{room}/push/stop"), wire::write(device), then);
}

fn ask_about_push(path: String, body: String, then: impl FnOnce(Result<PushState, Failure>) + 'static) {
    ask(path, body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Sends the result of a daily deal.
pub(crate) fn enter_daily(
    day: Day,
    entry: &DailyEntry,
    then: impl FnOnce(Result<DailyTable, Failure>) + 'static,
) {
    let body = wire::write(entry);
    ask(format!("/api/daily/{day}"), body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Fetches the leaderboard of a day.
pub(crate) fn look_at_daily(
    day: Day,
    key: Option<&str>,
    then: impl FnOnce(Result<DailyTable, Failure>) + 'static,
) {
    let body = wire::write(&DailyQuestion { key: key.map(str::to_owned) });
    ask(format!("/api/daily/{day}/table"), body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Joins a group, begins one, or changes the name in it.
pub(crate) fn join_group(
    code: &str,
    entry: &GroupEntry,
    then: impl FnOnce(Result<GroupSize, Failure>) + 'static,
) {
    let path = format!("/api/groups/{code}/members");
    ask(path, wire::write(entry), Box::new(move |answer| then(answer.and_then(read))));
}

/// Leaves a group.
pub(crate) fn leave_group(code: &str, key: &str, then: impl FnOnce(Result<GroupSize, Failure>) + 'static) {
    let body = wire::write(&GroupLeave { key: key.to_owned() });
    let path = format!("/api/groups/{code}/leave");
    ask(path, body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Fetches the table of a group on a day.
pub(crate) fn look_at_group(
    code: &str,
    day: Day,
    key: Option<&str>,
    then: impl FnOnce(Result<GroupTable, Failure>) + 'static,
) {
    let body = wire::write(&DailyQuestion { key: key.map(str::to_owned) });
    let path = format!("/api/groups/{code}/days/{day}");
    ask(path, body, Box::new(move |answer| then(answer.and_then(read))));
}

/// Fetches a finished game by its name.
pub(crate) fn finished_game(name: &str, then: impl FnOnce(Result<FetchedGame, Failure>) + 'static) {
    let read = |answer| read::<protocol::FinishedGame>(answer).map(FetchedGame::from);
    ask(format!("/api/games/{name}"), String::new(), Box::new(move |answer| then(answer.and_then(read))));
}

/// Whether the server accepted the request, and its answer.
type Answered = (bool, String);

/// Posts a body, or just gets if it is empty, and returns the answer of an accepted request.
fn ask(path: String, body: String, then: Box<dyn FnOnce(Result<String, Failure>)>) {
    let judge = move |answer: Option<Answered>| {
        then(match answer {
            Some((true, text)) => Ok(text),
            Some((false, text)) => {
                let refused = read(text);
                Err(refused.map_or_else(|failure| failure, |refused: Refused| Failure::Refused(refused.code)))
            }
            None => Err(Failure::Unreachable),
        });
    };
    ask_text(path, body, Box::new(judge));
}

/// Posts a body, or just gets if it is empty. There is one task for all requests: each kind of task would be
/// compiled separately.
fn ask_text(path: String, body: String, then: Box<dyn FnOnce(Option<Answered>)>) {
    spawn_local(async move { then(fetch(&path, &request(&body)).await) });
}

fn request(body: &str) -> RequestInit {
    let request = RequestInit::new();
    if !body.is_empty() {
        let headers = Object::new();
        // It fails only for frozen objects.
        let _ = Reflect::set(&headers, &"content-type".into(), &"application/json".into());
        request.set_method("POST");
        request.set_headers(&headers);
        request.set_body(&body.into());
    }
    request
}

async fn fetch(path: &str, request: &RequestInit) -> Option<Answered> {
    let response = JsFuture::from(window().fetch_with_str_and_init(path, request)).await.ok()?;
    let response: Response = response.unchecked_into();
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.ok(), text.as_string()?))
}
