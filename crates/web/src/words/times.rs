use crate::texts::Texts;

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

/// Formats the time left: to the second when it is short.
pub(crate) fn left_words(t: &Texts, seconds: u32) -> String {
    if seconds < HOUR {
        return format!("{}:{:02}", seconds / MINUTE, seconds % MINUTE);
    }
    duration_words(t, if seconds < 2 * DAY { seconds.min(DAY - 1) } else { seconds })
}
