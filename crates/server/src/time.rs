use std::time::{SystemTime, UNIX_EPOCH};

/// Gives the time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    elapsed.as_millis() as u64
}
