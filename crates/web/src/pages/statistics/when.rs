use crate::words::date_words;

const YEAR: u64 = 365 * 24 * 60 * 60 * 1000;

/// Writes the day of a time as people here do.
pub(super) fn day(when: u64) -> String {
    date_words(when as f64, &[("day", "numeric"), ("month", "short"), ("year", "numeric")])
}

/// Writes days so short that they fit under a chart: without the year, or without the day if they lie years apart.
pub(super) fn short_days(times: &[u64]) -> Vec<String> {
    let span = times.last().unwrap_or(&0).saturating_sub(*times.first().unwrap_or(&0));
    let parts = if span < YEAR {
        [("day", "numeric"), ("month", "numeric")]
    } else {
        [("month", "numeric"), ("year", "numeric")]
    };
    times.iter().map(|when| date_words(*when as f64, &parts)).collect()
}
