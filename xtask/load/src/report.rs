use std::fmt;

/// Measured values, as a table for people.
#[derive(Debug)]
pub(crate) struct Report {
    title: String,
    rows: Vec<[String; 3]>,
}

impl Report {
    /// Begins a report.
    pub(crate) fn new(title: String) -> Self {
        Self { title, rows: vec![["", "measured", "to reach"].map(str::to_owned)] }
    }

    /// Adds a row: name, value, and target.
    pub(crate) fn row(&mut self, what: &str, measured: String, to_reach: &str) {
        self.rows.push([what.to_owned(), measured, to_reach.to_owned()]);
    }

    /// Prints it.
    pub(crate) fn print(&self) {
        println!("{self}");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width =
            |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let (first, second) = (width(0), width(1));
        writeln!(f, "{}", self.title)?;
        for [what, measured, to_reach] in &self.rows {
            let line = format!("  {what:first$}  {measured:>second$}  {to_reach}");
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// Writes an amount of memory.
pub(crate) fn megabytes(bytes: u64) -> String {
    format!("{:.0} MB", bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut report = Report::new("A run".to_owned());
        report.row("decisions", "12345".to_owned(), "");
        report.row("memory", megabytes(1_499_999), "less");
        let expected =
            "A run\n             measured  to reach\n  decisions     12345\n  memory         1 MB  less\n";
        assert_eq!(report.to_string(), expected);
    }
}
