//! Rules for the style sheets: a class has one owner, and the page has one list of widths.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Where layouts change: a small phone, a phone, a wide screen.
const WIDTHS: [&str; 3] = ["500px", "700px", "1100px"];

/// A selector of a style sheet, without its declarations.
#[derive(Debug)]
struct Selector {
    file: String,
    text: String,
}

impl Selector {
    /// Returns all classes that it names, those inside `:has()` and `:not()` too.
    fn classes(&self) -> Vec<&str> {
        classes(&self.text)
    }

    /// Returns the classes of the elements that it styles.
    fn subject(&self) -> Vec<&str> {
        let mut depth = 0;
        let combinator = self.text.char_indices().rfind(|(_, letter)| {
            depth += match letter {
                ')' | ']' => 1,
                '(' | '[' => -1,
                _ => 0,
            };
            depth == 0 && matches!(letter, ' ' | '>' | '+' | '~')
        });
        let compound = &self.text[combinator.map_or(0, |(at, _)| at + 1)..];
        classes(compound.split_once(":has(").map_or(compound, |(before, _)| before))
    }

    /// Returns the class that it styles wherever it stands, if it does.
    fn lone_class(&self) -> Option<&str> {
        match self.classes()[..] {
            [class] if self.subject() == [class] && !self.text.contains([' ', '>', '+', '~']) => Some(class),
            _ => None,
        }
    }
}

fn classes(selector: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let names = selector.split('.').skip(1).map(|rest| rest.split(|letter| !is_part(letter)).next());
    names.flatten().filter(|name| name.starts_with(char::is_alphabetic)).collect()
}

/// Reads the style sheets in the order in which they are joined.
fn sheets() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let sheet = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("a style sheet").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    };
    fs::read_dir(folder).expect("style sheets").map(sheet).collect()
}

/// Splits a text at commas outside brackets.
fn list(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|letter| {
        depth += match letter {
            '(' | '[' => 1,
            ')' | ']' => -1,
            _ => 0,
        };
        depth == 0 && letter == ','
    });
    parts.map(str::trim).collect()
}

fn selectors(file: &str, sheet: &str) -> Vec<Selector> {
    let parts = sheet.split("/*").enumerate();
    let code: String = parts
        .map(
            |(index, part)| {
                if index == 0 { part } else { part.split_once("*/").expect("an end of the comment").1 }
            },
        )
        .collect();
    // What stands before a brace, after the brace or the declaration before it.
    let heads = code.split('{').map(|part| part.rsplit(['}', ';', '{']).next().unwrap_or_default().trim());
    let heads = heads.filter(|head| !head.is_empty() && !head.starts_with('@'));
    let selector = |text: &str| Selector { file: file.to_owned(), text: text.to_owned() };
    heads.flat_map(list).map(selector).collect()
}

/// Finds selectors that reach into what belongs to another sheet.
fn trespasses(sheets: &BTreeMap<String, String>) -> Vec<String> {
    let selectors: Vec<Selector> = sheets.iter().flat_map(|(file, sheet)| selectors(file, sheet)).collect();
    let mut owners: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for selector in &selectors {
        if let Some(class) = selector.lone_class() {
            owners.entry(class).or_default().insert(&selector.file);
        }
        for class in selector.classes() {
            users.entry(class).or_default().insert(&selector.file);
        }
    }
    let mut found: Vec<String> = (owners.iter().filter(|(_, files)| files.len() > 1))
        .map(|(class, files)| format!(".{class} has several owners: {files:?}"))
        .collect();
    // A class that is styled nowhere by itself belongs to its only user.
    let owner = |class: &str| owners.get(class).or_else(|| users.get(class).filter(|files| files.len() == 1));
    for selector in &selectors {
        let Selector { file, text } = selector;
        let is_own = |class: &&str| owner(class).is_some_and(|files| files.contains(file.as_str()));
        let subject = selector.subject();
        if !subject.is_empty() && !selector.classes().iter().any(is_own) {
            found.push(format!("{file}: {text} names no class of its own sheet"));
        }
        let later = |class: &&&str| {
            owners.get(**class).is_some_and(|files| files.iter().all(|owner| *owner > &**file))
        };
        if let Some(class) = subject.iter().find(later) {
            found.push(format!("{file}: {text} comes before the sheet of .{class}"));
        }
    }
    found
}

/// A rule for a class of another sheet has to stand below a class of its own, and after the rules that it changes. So no page can
/// change what another one looks like.
#[test]
fn a_class_has_one_owner() {
    let found = trespasses(&sheets());
    assert!(found.is_empty(), "{found:#?}");
}

/// The score sheet once shrank the frames on the table.
#[test]
fn a_trespass_is_found() {
    let leak = |sheet: &str| {
        let sheets = [
            ("40-table.css", ".end { a: b; } .end .slot { a: b; } .card { a: b; }"),
            ("80-sheet.css", sheet),
        ];
        trespasses(&sheets.map(|(file, sheet)| (file.to_owned(), sheet.to_owned())).into()).len()
    };
    assert_eq!(leak(".sheet .slot, .sheet:has(.end) { a: b; }"), 0);
    assert_eq!(leak(".slot { a: b; }"), 1, "before its owner");
    assert_eq!(leak("@media print { .card:hover { a: b; } }"), 1, "two owners");
    assert_eq!(leak(".end .card { a: b; }"), 1, "nothing of its own");
}

#[test]
fn layouts_change_at_listed_widths() {
    for (file, sheet) in sheets() {
        for line in sheet.lines().filter(|line| line.trim_start().starts_with("@media")) {
            assert!(!line.contains("-width"), "{file}: write (width < …), not {line}");
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            let is_listed =
                |word: &str| !word.ends_with("px") || line.contains("height") || WIDTHS.contains(&word);
            assert!(words.all(is_listed), "{file}: {line}");
        }
    }
}
