//! Rules for the style sheets: a class has one owner, layouts change at listed widths, and sizes, times and colours are tokens.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Where layouts change: a small phone, a phone, a wide screen, a very large one.
const WIDTHS: [&str; 4] = ["500px", "700px", "1100px", "1600px"];

/// Sheets that may contain colours: the palette itself, and the drawn wood of drawers, handles and grain.
const COLOURED: [&str; 2] = ["10-colours.css", "30-cards.css"];

/// Sizes and times by name.
const TOKENS: &str = "05-tokens.css";

/// Letters inside drawings: their sizes are in the units of the drawing.
const DRAWN: [(&str, &str); 4] = [
    ("font", "600 13.5px Jost, sans-serif"),
    ("font-size", "11px"),
    ("font-size", "17px"),
    ("font-size", "19px"),
];

/// Spacing up to this many pixels makes room for a border or a ring, whatever the size of the text.
const RING: f64 = 4.0;

/// The time of movements where none are wanted.
const INSTANT: &str = "0.01ms";

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

/// Removes the comments of a sheet.
fn code(sheet: &str) -> String {
    let parts = sheet.split("/*").enumerate();
    let after = |part: &'_ str| part.split_once("*/").expect("an end of the comment").1.to_owned();
    parts.map(|(index, part)| if index == 0 { part.to_owned() } else { after(part) }).collect()
}

/// Returns the declarations of a sheet, as property and value.
fn declarations(code: &str) -> Vec<(&str, &str)> {
    let ends = code.split(['{', '}', ';']).map(str::trim);
    let is_property = |name: &str| name.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    let pairs = ends.filter_map(|text| text.split_once(": "));
    pairs.filter(|(name, _)| is_property(name)).collect()
}

fn selectors(file: &str, sheet: &str) -> Vec<Selector> {
    let code = code(sheet);
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

/// Finds colours that are written down instead of named.
fn colours(value: &str) -> Vec<&str> {
    let is_literal = |part: &&str| {
        let numeric =
            ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].iter().find_map(|name| part.strip_prefix(name));
        part.starts_with('#') || numeric.is_some_and(|rest| !rest.starts_with("var("))
    };
    let starts = value.char_indices().filter(|(_, letter)| letter.is_alphabetic() || *letter == '#');
    let starts = starts
        .filter(|(at, _)| !value[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-'));
    let until_end = |(at, _): (usize, char)| {
        let rest = &value[at..];
        let end =
            if rest.starts_with('#') { rest.find([' ', ',', ')']) } else { rest.find(')').map(|at| at + 1) };
        &rest[..end.unwrap_or(rest.len())]
    };
    starts.map(until_end).filter(is_literal).collect()
}

#[test]
fn colours_have_names() {
    assert_eq!(
        colours("0 2px #fff, rgb(var(--shadow) / 0.3), rgb(0 0 0 / 0.4) 3px"),
        ["#fff", "rgb(0 0 0 / 0.4)"]
    );
    for (file, sheet) in sheets().iter().filter(|(file, _)| !COLOURED.contains(&file.as_str())) {
        for (property, value) in declarations(&code(sheet)) {
            assert!(
                colours(value).is_empty(),
                "{file}: {property}: {value} needs a colour of 10-colours.css"
            );
        }
    }
}

/// Finds a size, a time or a curve that is written down instead of named.
fn raw<'a>(property: &str, value: &'a str) -> Option<&'a str> {
    let of = |names: &[&str]| names.iter().any(|name| property.starts_with(name));
    let is_raw = |word: &&str| {
        let number = word.trim_start_matches('-');
        let unit = number.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        let Ok(amount) = number[..number.len() - unit.len()].parse::<f64>() else {
            return *word == "cubic-bezier" && of(&["transition", "animation"]);
        };
        let is_length = ["rem", "px"].contains(&unit);
        if of(&["gap", "row-gap", "column-gap", "padding", "margin"]) {
            unit == "rem" || is_length && amount > RING
        } else if of(&["font", "border-radius"]) {
            is_length && !DRAWN.contains(&(property, value))
        } else {
            of(&["transition", "animation"])
                && ["s", "ms"].contains(&unit)
                && amount > 0.0
                && *word != INSTANT
        }
    };
    value.split(|letter: char| !(letter.is_alphanumeric() || ".-".contains(letter))).find(is_raw)
}

#[test]
fn sizes_and_times_are_tokens() {
    assert_eq!(raw("padding", "2px max(0.5rem, var(--space-5))"), Some("0.5rem"));
    assert_eq!(raw("margin-top", "calc(-1 * var(--space-5))"), None);
    assert_eq!(raw("gap", "6px"), Some("6px"));
    assert_eq!(raw("font-size", "12px"), Some("12px"));
    assert_eq!(raw("font", "0.9rem/1.45 monospace"), Some("0.9rem"));
    assert_eq!(raw("transition", "scale var(--time-move), filter .16s"), Some(".16s"));
    assert_eq!(raw("animation", "come 0s cubic-bezier(0.2, 1, 1, 1)"), Some("cubic-bezier"));
    for (file, sheet) in sheets().iter().filter(|(file, _)| *file != TOKENS) {
        for (property, value) in declarations(&code(sheet)) {
            assert_eq!(raw(property, value), None, "{file}: {property}: {value} needs a token of {TOKENS}");
        }
    }
}

/// Shadows say how high something lies, so there are few, and they have names.
#[test]
fn shadows_are_tokens() {
    for (file, sheet) in sheets().iter().filter(|(file, _)| *file != TOKENS) {
        for (property, value) in declarations(&code(sheet)) {
            let is_raw =
                value.contains("drop-shadow(") || property == "box-shadow" && value.contains("var(--shadow)");
            assert!(!is_raw, "{file}: {property}: {value} needs a shadow of {TOKENS}");
        }
    }
}

/// The scale stays small.
#[test]
fn every_token_is_used() {
    let sheets = sheets();
    let all: String = sheets.values().map(|sheet| code(sheet)).collect();
    for (token, _) in declarations(&code(&sheets[TOKENS])).iter().filter(|(name, _)| name.starts_with("--")) {
        assert!(all.contains(&format!("var({token})")), "{token} is used nowhere");
    }
}

/// Returns the custom properties that a file or the files of a folder set from code.
fn set_by_code(path: &Path) -> BTreeSet<String> {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder");
        return entries.flat_map(|entry| set_by_code(&entry.expect("an entry").path())).collect();
    }
    let text = fs::read_to_string(path).expect("a text");
    let names = text.split("\"--").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(|name| format!("--{name}")).collect()
}

/// A misspelt property would silently have no value.
#[test]
fn every_used_property_is_defined() {
    let sheets: Vec<(String, String)> =
        sheets().into_iter().map(|(file, sheet)| (file, code(&sheet))).collect();
    let all = || {
        sheets.iter().flat_map(|(file, code)| declarations(code).into_iter().map(move |pair| (file, pair)))
    };
    let mut defined = set_by_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    defined.extend(all().map(|(_, (property, _))| property.to_owned()));
    for (file, (property, value)) in all() {
        for used in value.split("var(").skip(1).filter_map(|rest| rest.split_once(')')).map(|(used, _)| used)
        {
            let has_fallback = used.contains(',');
            assert!(
                has_fallback || defined.contains(used),
                "{file}: {property} uses {used}, which is defined nowhere"
            );
        }
    }
}

/// Found by reading: two rules asked for an animation that had been dropped.
#[test]
fn every_animation_has_keyframes() {
    let all: String = sheets().values().map(|sheet| code(sheet)).collect();
    for (_, value) in declarations(&all).iter().filter(|(property, _)| *property == "animation") {
        let name = value.split(' ').next().unwrap_or_default();
        assert!(name == "none" || all.contains(&format!("@keyframes {name} {{")), "{name} has no keyframes");
    }
}

/// Reads everything that can give an element its class: the page, the home page before it, and words that become classes.
fn sources() -> String {
    fn read(path: &Path, into: &mut String) {
        for entry in fs::read_dir(path).expect("a folder") {
            let path = entry.expect("a file").path();
            let is_text =
                path.extension().is_some_and(|kind| ["rs", "html", "js"].iter().any(|text| kind == *text));
            if path.is_dir() {
                read(&path, into);
            } else if is_text {
                into.push_str(&fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    for folder in
        ["src", "static", "../../build/first-page/src", "../client/src", "../drawing/src", "../rules/src"]
    {
        read(&root.join(folder), &mut text);
    }
    text
}

/// Found on screen: a class was renamed in the code and not in its sheet, so the podium no longer covered the boards.
#[test]
fn every_class_that_is_styled_is_used() {
    let sources = sources();
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let words: BTreeSet<&str> = sources.split(|letter| !is_part(letter)).collect();
    let is_used = |class: &str| {
        let stem = class.trim_end_matches(|letter: char| letter.is_ascii_digit());
        words.contains(class) || stem != class && sources.contains(&format!("{stem}{{"))
    };
    let sheets = sheets();
    let selectors: Vec<Selector> = sheets.iter().flat_map(|(file, sheet)| selectors(file, sheet)).collect();
    let unused: BTreeSet<(&str, &str)> = selectors
        .iter()
        .flat_map(|selector| selector.classes().into_iter().map(|class| (selector.file.as_str(), class)))
        .filter(|(_, class)| !is_used(class))
        .collect();
    assert!(unused.is_empty(), "styled, but nothing has such a class: {unused:?}");
}
