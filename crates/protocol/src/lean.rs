//! The same wire for programs where every byte counts, as the page: read and written by hand, because a library for all of
//! JSON would be a tenth of it. Tests compare it with what everybody else reads and writes.
//!
//! Of what happened only what the page tells is read.

mod json;
use std::str::FromStr;

use crate::{
    Accepted, Answer, Command, DailyBest, DailyCount, DailyEntry, DailyPlace, DailyTable, DealProof,
    DealSeat, DealTerms, Deed, Happening, MyGame, NewRoom, NewSeat, Occupant, Outcome, Person, RefusalCode,
    Refused, RoomState, SeatKey, SeatNumber, SeatTaken, ServerMessage, Settings, Stage, Table, TableSeat,
    Update,
};
use sideboards_rules::CardText;

pub use self::json::Json;
use self::json::quote;

/// Refusals that the page does something about; all others are the same to it.
const CODES: [RefusalCode; 14] = [
    RefusalCode::Protocol,
    RefusalCode::BadToken,
    RefusalCode::NoSuchRoom,
    RefusalCode::NotHost,
    RefusalCode::NotNow,
    RefusalCode::Outdated,
    RefusalCode::Illegal,
    RefusalCode::Full,
    RefusalCode::TooFew,
    RefusalCode::BadSettings,
    RefusalCode::BadContent,
    RefusalCode::TooMany,
    RefusalCode::Exhausted,
    RefusalCode::Unavailable,
];

/// Reads what the server says.
pub fn message(json: &Json) -> Option<ServerMessage> {
    match json.variant()? {
        ("answer", answer) => Some(ServerMessage::Answer(Answer {
            id: answer.get("id").text()?,
            outcome: match answer.get("outcome").variant()? {
                ("accepted", accepted) => {
                    Outcome::Accepted(Accepted { version: accepted.get("version").number()? })
                }
                (_, why) => Outcome::Refused(refused(why)),
            },
        })),
        ("update", json) => Some(ServerMessage::Update(Box::new(update(json)?))),
        _ => None,
    }
}

/// Reads why something was refused; codes that the page does not know are all the same to it.
pub fn refused(json: &Json) -> Refused {
    let code = json.get("code").text().unwrap_or_default();
    let known = CODES.into_iter().find(|known| known.to_string() == code);
    Refused {
        code: known.unwrap_or(RefusalCode::Malformed),
        message: json.get("message").text().unwrap_or_default(),
    }
}

/// Reads a seat that was taken.
pub fn seat_taken(json: &Json) -> Option<SeatTaken> {
    Some(SeatTaken {
        room: json.get("room").text()?,
        seat: small(json.get("seat"))?,
        token: json.get("token").text()?,
        link: json.get("link").text()?,
        personal_link: json.get("personal_link").text()?,
    })
}

/// Reads how a game stands.
pub fn my_game(json: &Json) -> Option<MyGame> {
    Some(MyGame {
        room: json.get("room").text()?,
        state: room(json.get("state")),
        round: small(json.get("round")),
        your_turn: json.get("your_turn").is_true(),
        now: json.get("now").number()?,
    })
}

/// Reads the table of a day.
pub fn daily_table(json: &Json) -> Option<DailyTable> {
    let points = |json: &Json| json.get("points").number()?.try_into().ok();
    let number = |json: &Json| json.number()?.try_into().ok();
    let bar = |json: &Json| Some(DailyCount { points: points(json)?, count: number(json.get("count"))? });
    let best = |json: &Json| Some(DailyBest { name: json.get("name").text()?, points: points(json)? });
    let you = json.get("you");
    Some(DailyTable {
        day: json.get("day").text()?,
        results: number(json.get("results"))?,
        histogram: json.get("histogram").list().iter().map(bar).collect::<Option<_>>()?,
        best: json.get("best").list().iter().map(best).collect::<Option<_>>()?,
        you: points(you).and_then(|points| Some(DailyPlace { points, place: number(you.get("place"))? })),
    })
}

fn update(json: &Json) -> Option<Update> {
    Some(Update {
        since: json.get("since").number(),
        version: json.get("version").number()?,
        epoch: json.get("epoch").text().unwrap_or_default(),
        now: json.get("now").number()?,
        events: json.get("events").list().iter().filter_map(happening).collect(),
        room: room(json.get("room"))?,
        table: table(json.get("table")),
    })
}

fn room(json: &Json) -> Option<RoomState> {
    Some(RoomState {
        code: json.get("code").text()?,
        stage: match json.get("stage").text()?.as_str() {
            "gathering" => Stage::Gathering,
            "playing" => Stage::Playing,
            _ => Stage::Over,
        },
        games: json.get("games").number()? as u32,
        host: small(json.get("host")),
        you: small(json.get("you")),
        settings: settings(json.get("settings")),
        content: json.get("content").text(),
        next_secret_hash: json.get("next_secret_hash").text(),
        seats: json.get("seats").list().iter().map(occupant).collect::<Option<_>>()?,
        deadline: json.get("deadline").number(),
    })
}

fn occupant(json: &Json) -> Option<Occupant> {
    match json.variant()? {
        ("bot", bot) => Some(Occupant::Bot { level: parsed(bot.get("level"))? }),
        (_, person) => Some(Occupant::Person(Person {
            name: person.get("name").text()?,
            online: person.get("online").is_true(),
            replaced: person.get("replaced").is_true(),
            nonce: person.get("nonce").text(),
        })),
    }
}

fn settings(json: &Json) -> Settings {
    let usual = Settings::default();
    Settings {
        variant: parsed(json.get("variant")).unwrap_or(usual.variant),
        goals: parsed(json.get("goals")).unwrap_or(usual.goals),
        round_seconds: json.get("round_seconds").number().map(|seconds| seconds as u32),
        grace_seconds: json
            .get("grace_seconds")
            .number()
            .map_or(usual.grace_seconds, |seconds| seconds as u32),
        spectators: json.get("spectators").is_true(),
    }
}

fn goals(json: &Json) -> Option<[u8; 3]> {
    json.list().iter().map(small).collect::<Option<Vec<u8>>>()?.try_into().ok()
}

fn table(json: &Json) -> Option<Table> {
    Some(Table {
        variant: parsed(json.get("variant"))?,
        goals: goals(json.get("goals"))?,
        round: small(json.get("round"))?,
        commitment: json.get("commitment").text()?,
        chain: json.get("chain").text(),
        terms: terms(json.get("terms")),
        you: small(json.get("you")),
        hand: cards(json.get("hand")),
        choice: json.get("choice").text(),
        pile: small(json.get("pile"))?,
        discards: small(json.get("discards"))?,
        known_discards: cards(json.get("known_discards")),
        seats: json.get("seats").list().iter().map(table_seat).collect::<Option<_>>()?,
        players: json.get("players").list().iter().filter_map(occupant).collect(),
        record: json.get("record").text(),
        proof: proof(json.get("proof")),
    })
}

fn proof(json: &Json) -> Option<DealProof> {
    Some(DealProof {
        terms: terms(json.get("terms"))?,
        secret: json.get("secret").text()?,
        chain: json.get("chain").text()?,
    })
}

fn terms(json: &Json) -> Option<DealTerms> {
    Some(DealTerms {
        game: json.get("game").text()?,
        secret_hash: json.get("secret_hash").text()?,
        content: json.get("content").text()?,
        variant: parsed(json.get("variant"))?,
        goals: goals(json.get("goals"))?,
        seats: json.get("seats").list().iter().map(deal_seat).collect::<Option<_>>()?,
    })
}

fn deal_seat(json: &Json) -> Option<DealSeat> {
    match json.variant()? {
        ("bot", bot) => Some(DealSeat::Bot { level: parsed(bot.get("level"))? }),
        (_, person) => {
            Some(DealSeat::Person { name: person.get("name").text()?, nonce: person.get("nonce").text() })
        }
    }
}

fn table_seat(json: &Json) -> Option<TableSeat> {
    Some(TableSeat {
        sideboard: cards(json.get("sideboard")),
        exchange_used: match json.get("exchange_used") {
            Json::Bool(used) => Some(*used),
            _ => None,
        },
        waiting: json.get("waiting").is_true(),
        hand: small(json.get("hand"))?,
        known_hand: cards(json.get("known_hand")),
    })
}

fn happening(json: &Json) -> Option<Happening> {
    let (name, json) = json.variant()?;
    let seat = small(json.get("seat"));
    Some(match name {
        "sat" => Happening::Sat { seat: seat?, name: json.get("name").text()? },
        "came" => Happening::Came { seat: seat? },
        "went" => Happening::Went { seat: seat? },
        "replaced" => Happening::Replaced { seat: seat? },
        "returned" => Happening::Returned { seat: seat? },
        "time-over" => Happening::TimeOver { seat: seat? },
        "chose" => Happening::Chose { seat: seat? },
        "took-back" => Happening::TookBack { seat: seat? },
        "exchanged" => Happening::Exchanged { seat: seat? },
        "revealed" => Happening::Revealed { seat: seat?, choice: json.get("choice").text()? },
        "drew" => Happening::Drew { cards: cards(json.get("cards")) },
        "finished" => Happening::Finished,
        _ => return None,
    })
}

fn small(json: &Json) -> Option<SeatNumber> {
    json.number()?.try_into().ok()
}

fn cards(json: &Json) -> Vec<CardText> {
    json.list().iter().filter_map(parsed).collect()
}

fn parsed<T: FromStr>(json: &Json) -> Option<T> {
    json.text()?.parse().ok()
}

/// Writes a command.
pub fn command(command: &Command) -> String {
    let (id, version) = (quote(&command.id), command.version);
    format!("{{\"id\":{id},\"version\":{version},\"do\":{}}}", deed(&command.deed))
}

fn deed(deed: &Deed) -> String {
    let with = |name: &str, value: String| format!("{{\"{name}\":{value}}}");
    match deed {
        Deed::Hello(hello) => {
            let token = hello.token.as_deref().map(|token| format!(",\"token\":{}", quote(token)));
            let since = hello.since.map(|since| format!(",\"since\":{since}"));
            let epoch = hello.epoch.as_deref().map(|epoch| format!(",\"epoch\":{}", quote(epoch)));
            let rest = [token, since, epoch].into_iter().flatten().collect::<String>();
            with("hello", format!("{{\"protocol\":{}{rest}}}", hello.protocol))
        }
        Deed::Decide(decision) => with("decide", quote(decision)),
        Deed::Highlight(choice) => {
            with("highlight", choice.as_deref().map_or_else(|| "null".to_owned(), quote))
        }
        Deed::Nonce(nonce) => with("nonce", quote(nonce)),
        Deed::Rename(name) => with("rename", quote(name)),
        Deed::MoveTo(seat) => with("move-to", seat.to_string()),
        Deed::Leave => quote("leave"),
        Deed::AddBot { level } => with("add-bot", with("level", quote(&level.to_string()))),
        Deed::Remove(seat) => with("remove", seat.to_string()),
        Deed::Settings(settings) => with("settings", settings_text(settings)),
        Deed::Start => quote("start"),
        Deed::Rematch => quote("rematch"),
        Deed::Replace(seat) => with("replace", seat.to_string()),
        Deed::Return => quote("return"),
        Deed::Ping => quote("ping"),
    }
}

fn settings_text(settings: &Settings) -> String {
    let time = settings.round_seconds.map(|seconds| format!("\"round_seconds\":{seconds},"));
    format!(
        "{{\"variant\":{},\"goals\":{},{}\"grace_seconds\":{},\"spectators\":{}}}",
        quote(&settings.variant.to_string()),
        quote(&settings.goals.to_string()),
        time.unwrap_or_default(),
        settings.grace_seconds,
        settings.spectators
    )
}

/// Writes the wish for a room.
pub fn new_room(room: &NewRoom) -> String {
    let content = optional("content", room.content.as_deref());
    let token = optional("token", room.token.as_deref());
    let (name, settings) = (quote(&room.name), settings_text(&room.settings));
    format!("{{\"name\":{name},\"settings\":{settings}{content}{token}}}")
}

/// Writes the wish for a seat.
pub fn new_seat(seat: &NewSeat) -> String {
    format!("{{\"name\":{}{}}}", quote(&seat.name), optional("token", seat.token.as_deref()))
}

/// Writes a field that may be missing, after others.
fn optional(name: &str, text: Option<&str>) -> String {
    text.map(|text| format!(",\"{name}\":{}", quote(text))).unwrap_or_default()
}

/// Writes the question how games stand.
pub fn my_games(keys: &[SeatKey]) -> String {
    let key = |key: &SeatKey| format!("{{\"room\":{},\"token\":{}}}", quote(&key.room), quote(&key.token));
    format!("{{\"seats\":[{}]}}", keys.iter().map(key).collect::<Vec<_>>().join(","))
}

/// Writes the result of a daily deal.
pub fn daily_entry(entry: &DailyEntry) -> String {
    let [key, name, record] = [&entry.key, &entry.name, &entry.record].map(|text| quote(text));
    format!("{{\"key\":{key},\"name\":{name},\"record\":{record}}}")
}

/// Writes the question for the table of a day.
pub fn daily_question(key: Option<&str>) -> String {
    key.map_or_else(|| "{}".to_owned(), |key| format!("{{\"key\":{}}}", quote(key)))
}

#[cfg(test)]
mod tests;
