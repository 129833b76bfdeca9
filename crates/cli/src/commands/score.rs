use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use sideboards_client::codes;
use sideboards_client::sheet::Paper;
use sideboards_rules::{Content, Tally};

use crate::arguments::ContentArgument;
use crate::failure::Failure;
use crate::score_json::{ScoresJson, line};
use crate::shared::{self, Kind};
use crate::table_json::NamedTable;
use crate::{input, output, terminal};

/// Score a table: which drawers form which combination and row, bonuses, totals and winner
///
/// The table is JSON: goals, variant, and for each player a name, the cards from left to right as placed, and whether
/// the exchange card was used. One player means solo scoring. `examples/worked-example.json` is an example, and
/// docs/TABLE.md describes both the table and the result.
///
/// A score sheet of the page can be given as its link, such as `https://example.org/score#CODE`, or its code. A link to a
/// sheet for a box of your own contains everything needed to score it.
#[derive(Debug, Args)]
pub(crate) struct Score {
    /// The table, or a link to a score sheet; `-` for standard input, the default
    #[arg(value_name = "FILE|LINK")]
    file: Option<PathBuf>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    /// Read one table per line and print one result per line, as JSON; a bad line gives an error in its place and
    /// does not stop the others
    #[arg(long, conflicts_with = "json")]
    jsonl: bool,

    #[command(flatten)]
    content: ContentArgument,
}

/// The longest table, in bytes; six players with long names take about 1,000.
const MAX_TABLE: usize = 1 << 20;

impl Score {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        if self.jsonl {
            return self.score_lines(&content);
        }
        let name = input::name(self.file.as_deref());
        let paper = self.sheet(&content)?;
        let table = match &paper {
            Some(paper) => NamedTable::of_sheet(paper),
            None => NamedTable::parse(&input::text(self.file.as_deref(), MAX_TABLE)?, &content),
        };
        let table = table.map_err(|reason| Failure::bad(format!("{name}: {reason}")))?;
        let content = paper.as_ref().map_or(&content, |paper| &paper.content);
        output::print(&if self.json { json(&table) } else { readable(&table, content) })
    }

    /// Reads the score sheet in a link, if one is given.
    fn sheet(&self, content: &Arc<Content>) -> Result<Option<Paper>, Failure> {
        let Some(path) = &self.file else { return Ok(None) };
        shared::open(path, Kind::Sheet, |code| codes::sheet::read(code, std::slice::from_ref(content)))
    }

    fn score_lines(&self, content: &Content) -> Result<(), Failure> {
        let mut tables = input::open(self.file.as_deref())?;
        let mut results = std::io::BufWriter::new(std::io::stdout().lock());
        // Flush: the writer of our input may wait for the answer before the next table.
        let is_conversation = self.file.as_deref().is_none_or(|path| path == Path::new("-"));
        for number in 1.. {
            let Some(text) =
                next_line(&mut tables).map_err(|error| Failure::bad(format!("line {number}: {error}")))?
            else {
                break;
            };
            let scored = text.and_then(|text| NamedTable::parse(&text, content).map(|table| json(&table)));
            let result = scored.unwrap_or_else(|error| line(&LineError { error, line: number }));
            std::io::Write::write_all(&mut results, result.as_bytes())
                .map_err(|error| output::cannot_write(&error))?;
            if is_conversation {
                output::write(&mut results, "")?;
            }
        }
        output::write(&mut results, "")
    }
}

/// The output for a line that is not a table.
#[derive(Debug, Serialize)]
struct LineError {
    error: String,
    line: u64,
}

/// Reads a line without its end; a line that is too long or not text is skipped and gives the reason.
fn next_line(from: &mut impl BufRead) -> std::io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if from.by_ref().take(MAX_TABLE as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > MAX_TABLE && bytes.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
        return Ok(Some(Err(format!("the line is too long: more than {MAX_TABLE} bytes"))));
    }
    Ok(Some(input::utf8(bytes).map_err(|reason| format!("the line {reason}"))))
}

fn json(table: &NamedTable) -> String {
    let tallies: Vec<Tally> = table.table.tallies().collect();
    line(&ScoresJson::new(&table.names, &tallies, &table.table.scores()))
}

/// Draws a scored table for people.
pub(crate) fn readable(table: &NamedTable, content: &Content) -> String {
    terminal::scores(&terminal::Scored {
        content,
        goals: table.goals,
        names: &table.names,
        sideboards: &table.sideboards,
        tallies: &table.table.tallies().collect::<Vec<_>>(),
        scores: &table.table.scores(),
    })
}
