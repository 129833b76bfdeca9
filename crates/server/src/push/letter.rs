//! The text of a message, in the form that browsers with declarative push show by themselves and that our service worker
//! understands, too.

use serde_json::json;

use crate::room::RoundMoment;
use crate::storage::{MessageKind, Subscription};
use crate::texts::Texts;

/// Marks a declarative message: the number of the RFC that defines Web Push.
const DECLARATIVE: u32 = 8030;

/// How long a push service keeps a message about a round without an end, in seconds.
const USUAL_LIFE: u64 = 24 * 3600;

/// A message that is ready to be encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) text: String,
    /// How long it is of use, in seconds.
    pub(super) life: u64,
}

/// Writes a message about a round.
pub(super) fn write(device: &Subscription, kind: MessageKind, round: RoundMoment, now: u64) -> Letter {
    let texts = Texts::of(std::slice::from_ref(&device.language));
    let left = round.deadline.map(|deadline| deadline.saturating_sub(now));
    let (number, time) = (round.number.to_string(), left.map(duration).unwrap_or_default());
    let values = [("round", number.as_str()), ("time", time.as_str())];
    let (title, body) = match kind {
        MessageKind::Began if left.is_none() => ("your-turn", "round-began"),
        MessageKind::Began => ("your-turn", "round-began-until"),
        MessageKind::Ending => ("time-ends", "round-ends"),
    };
    let text = json!({
        "web_push": DECLARATIVE,
        "notification": {
            "title": texts.fill(title, &[]),
            "body": texts.fill(body, &values),
            "lang": device.language,
            "tag": device.room,
            "navigate": format!("{}/room/{}", device.base, device.room),
            "data": {"room": device.room, "stop": texts.fill("stop", &[])},
        },
    });
    Letter { text: text.to_string(), life: left.map_or(USUAL_LIFE, |left| left / 1000) }
}

/// Writes a duration in signs that all languages share.
fn duration(milliseconds: u64) -> String {
    let minutes = milliseconds.div_ceil(60_000);
    match minutes {
        0..120 => format!("{minutes} min"),
        _ => format!("{} h", minutes / 60),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const HOUR: u64 = 3_600_000;

    fn written(kind: MessageKind, deadline: Option<u64>, now: u64) -> (Value, u64) {
        let device = Subscription {
            room: "abcdefghjkmn".to_owned(),
            endpoint: String::new(),
            token: String::new(),
            p256dh: String::new(),
            auth: String::new(),
            language: "de".to_owned(),
            base: "https://example.org".to_owned(),
            began: 0,
            ending: 0,
            due: None,
        };
        let round = RoundMoment { mark: 103, number: 4, began: 0, deadline, time: 24 * HOUR };
        let letter = write(&device, kind, round, now);
        (serde_json::from_str(&letter.text).expect("JSON"), letter.life)
    }

    #[test]
    fn a_message_is_in_the_language_of_the_seat_and_says_nothing_of_the_cards() {
        let (message, life) = written(MessageKind::Began, Some(24 * HOUR), 0);
        assert_eq!(
            message,
            json!({"web_push": 8030, "notification": {
                "title": "Sideboards: Du bist dran",
                "body": "Runde 4 hat begonnen. Du hast noch 24 h.",
                "lang": "de",
                "tag": "abcdefghjkmn",
                "navigate": "https://example.org/room/abcdefghjkmn",
                "data": {"room": "abcdefghjkmn", "stop": "Keine Nachrichten mehr"},
            }})
        );
        assert_eq!(life, 24 * 3600);
        let (message, life) = written(MessageKind::Ending, Some(24 * HOUR), 24 * HOUR - 899_000);
        assert_eq!(message["notification"]["body"], "Runde 4 endet in 15 min.");
        assert_eq!(life, 899);
        let (message, life) = written(MessageKind::Began, None, 0);
        assert_eq!(message["notification"]["body"], "Runde 4 hat begonnen.");
        assert_eq!(life, USUAL_LIFE);
    }
}
