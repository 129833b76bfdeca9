//! The load of this machine.

use anyhow::{Context, Result};

/// The processor times of this machine so far, in ticks of the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Machine {
    all: u64,
    idle: u64,
    stolen: u64,
}

impl Machine {
    /// Reads it.
    pub(crate) fn now() -> Result<Self> {
        let stat = std::fs::read_to_string("/proc/stat").context("/proc/stat cannot be read")?;
        Self::read(&stat).context("/proc/stat has another form")
    }

    /// Returns how busy the processors were since then, and how much time the host of a virtual machine took: if
    /// both together come near to 100 %, measured times reflect the machine instead of the server.
    pub(crate) fn since(&self, before: &Self) -> String {
        let share = |part: u64| part * 100 / (self.all - before.all).max(1);
        let stolen = share(self.stolen - before.stolen);
        let idle = share(self.idle - before.idle);
        format!("{} %, {stolen} % stolen", 100 - stolen - idle)
    }

    /// Reads the line of all processors: user, nice, system, idle, waiting for the disk, interrupts, soft
    /// interrupts, stolen.
    fn read(stat: &str) -> Option<Self> {
        let ticks = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
        let ticks: Vec<u64> = ticks.map(str::parse).collect::<Result<_, _>>().ok()?;
        let (idle, waiting, stolen) = (*ticks.get(3)?, *ticks.get(4)?, *ticks.get(7)?);
        Some(Self { all: ticks[..8].iter().sum(), idle: idle + waiting, stolen })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_neither_idle_nor_stolen_is_busy() {
        let before =
            Machine::read("cpu  10 0 10 60 10 0 0 10 3 3\ncpu0 1 2\n").expect("a line of all processors");
        let after = Machine::read("cpu  40 10 20 90 20 5 5 20 9 9\n").expect("a line of all processors");
        assert_eq!(after.since(&before), "55 %, 9 % stolen");
        assert_eq!(Machine::read("cpu  10 0 10"), None);
        assert!(Machine::now().is_ok());
    }
}
