use std::time::Duration;

use anyhow::{Context, Result};

/// The resources used by a process so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Usage {
    /// Processor time, in its own code and in the kernel.
    cpu: Duration,
    /// Its memory, in bytes.
    pub(crate) memory: u64,
}

impl Usage {
    /// Reads the usage of a process.
    pub(crate) fn of(process: u32) -> Result<Self> {
        let read = |name: &str| {
            let path = format!("/proc/{process}/{name}");
            std::fs::read_to_string(&path)
                .with_context(|| format!("{path} cannot be read: has the server ended?"))
        };
        let ticks = ticks(&read("stat")?).context("/proc/…/stat has another form")?;
        let kilobytes = kilobytes(&read("status")?).context("/proc/…/status has another form")?;
        let a_second = rustix::param::clock_ticks_per_second();
        Ok(Self { cpu: Duration::from_millis(ticks * 1000 / a_second), memory: kilobytes * 1024 })
    }

    /// Returns whether a process runs, sleeps or has ended, in the words of the kernel.
    pub(crate) fn state(process: u32) -> String {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let state = status.lines().find_map(|line| line.strip_prefix("State:"));
        state.map_or_else(|| "gone".to_owned(), |state| state.trim().to_owned())
    }

    /// Returns the processor seconds since then.
    pub(crate) fn cpu_since(&self, before: &Self) -> f64 {
        self.cpu.saturating_sub(before.cpu).as_secs_f64()
    }
}

/// Finds user and system time. The name of the program is in brackets and may contain spaces; they follow it.
fn ticks(stat: &str) -> Option<u64> {
    let (_, behind_name) = stat.rsplit_once(')')?;
    let mut words = behind_name.split_whitespace().skip(11);
    Some(words.next()?.parse::<u64>().ok()? + words.next()?.parse::<u64>().ok()?)
}

fn kilobytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proc_is_read() {
        let stat = "71 (a (strange) name) S 1 2 3 4 5 6 7 8 9 10 120 45 0 0 20 0 3 0 5000 1 2";
        assert_eq!(ticks(stat), Some(165));
        assert_eq!(kilobytes("Name:\tx\nVmRSS:\t  2048 kB\nThreads:\t1\n"), Some(2048));
        assert_eq!((ticks("71 (x) S 1"), kilobytes("VmRSS:")), (None, None));
        let own = Usage::of(std::process::id()).expect("our own process");
        assert!(own.memory > 100_000);
    }
}
