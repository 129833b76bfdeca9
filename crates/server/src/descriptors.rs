//! File descriptors: each connection needs one, and so does the database.

/// Descriptors kept free of connections: for the database, its files, and connections that are refused.
const RESERVED: u64 = 160;

/// Maximum number of connections where the system has no limit, because each takes memory too.
const MOST_CONNECTIONS: u64 = 100_000;

/// Raises the descriptor limit as far as the system allows, and returns how many connections fit.
pub(crate) fn connection_capacity() -> usize {
    capacity(raise_limit())
}

/// Reserves descriptors, but never more than half of them.
fn capacity(limit: Option<u64>) -> usize {
    let all = limit.unwrap_or(u64::MAX);
    all.saturating_sub(RESERVED).max(all / 2).clamp(1, MOST_CONNECTIONS) as usize
}

#[cfg(unix)]
fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let (Some(current), most) = (limit.current, limit.maximum.unwrap_or(MOST_CONNECTIONS + RESERVED)) else {
        return None;
    };
    if current >= most {
        return Some(current);
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum: limit.maximum }) {
        Ok(()) => Some(most),
        Err(error) => {
            tracing::info!(%error, current, "cannot raise the open file limit");
            Some(current)
        }
    }
}

#[cfg(not(unix))]
fn raise_limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_stay_free() {
        assert_eq!(capacity(Some(65_536)), 65_376);
        assert_eq!(capacity(Some(1024)), 864);
        assert_eq!(capacity(Some(64)), 32);
        assert_eq!(capacity(Some(0)), 1);
        assert_eq!(capacity(None), 100_000);
    }
}
