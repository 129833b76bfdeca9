use sideboards_client::room::Countdown;

use super::date_words;
use crate::browser::Browser;
use crate::texts::{LaterTexts, Texts};

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// Formats a duration, in the largest unit that fits.
pub(crate) fn duration_words(t: &Texts, seconds: u32) -> String {
    match seconds {
        0..MINUTE => t.time_seconds(seconds),
        MINUTE..HOUR => t.time_minutes(seconds / MINUTE),
        HOUR..DAY => t.time_hours(seconds / HOUR),
        _ => t.time_days(seconds / DAY),
    }
}

/// Formats the minutes and seconds left.
pub(crate) fn left_words(seconds: u32) -> String {
    format!("{}:{:02}", seconds / MINUTE, seconds % MINUTE)
}

/// Formats the end of a time limit: as the time left when it is near, otherwise as the time of day.
pub(crate) fn deadline_words(t: &LaterTexts, deadline: Countdown) -> String {
    let seconds = deadline.seconds(&Browser);
    if seconds < HOUR {
        return t.time_left(&left_words(seconds));
    }
    // The name of a day means the next one.
    let day: &[_] =
        if seconds < 6 * DAY { &[("weekday", "short")] } else { &[("day", "numeric"), ("month", "short")] };
    let wishes = [day, &[("hour", "numeric"), ("minute", "2-digit")]].concat();
    t.time_until(&date_words(deadline.end() as f64, &wishes))
}
