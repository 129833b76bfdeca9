//! Cleans names for display.

use sideboards_rules::{is_invisible, is_picture};

/// The longest name that fits on the table, in visible characters: a letter with its accents is one, and so is an
/// emoji made of several.
pub const NAME_LENGTH: usize = 16;

/// How many code points one such character may have: families with four colours of skin have eleven.
const MAX_CLUSTER: usize = 12;

/// The longest name in UTF-16 units: the limit of an input field.
pub const NAME_UNITS: usize = NAME_LENGTH * MAX_CLUSTER * 2;

/// Combining marks allowed after a letter: enough for every language (Tibetan and Hebrew need three), but no towers.
const MAX_MARKS: usize = 3;

/// Cleans a name: one line, at most [`NAME_LENGTH`] characters, nothing invisible, nothing that changes how the
/// text around it is drawn. Letters keep their accents, and emoji made of several characters stay whole.
pub fn clean_name(name: &str) -> String {
    let clean: String = clusters(name).into_iter().take(NAME_LENGTH).map(|cluster| cluster.text).collect();
    clean.trim_end().to_owned()
}

/// Counts the visible characters of a name, including those that [`clean_name`] cuts off.
pub fn name_length(name: &str) -> usize {
    clusters(name).len()
}

/// Splits a name into visible characters, without forbidden code points.
fn clusters(name: &str) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    let (mut has_gap, mut is_joined) = (false, false);
    for letter in name.chars() {
        let kind = Kind::of(letter);
        let last = clusters.last_mut().filter(|last| !has_gap && last.text.chars().count() < MAX_CLUSTER - 1);
        match (kind, last) {
            (Kind::Invisible, _) | (Kind::Mark | Kind::Selector | Kind::Joiner, None) => {}
            (Kind::Space, _) => has_gap = true,
            (Kind::Mark, Some(last)) => {
                if last.marks < MAX_MARKS {
                    last.marks += 1;
                    last.text.push(letter);
                }
            }
            (Kind::Selector, Some(last)) => {
                if last.end == Kind::Picture {
                    last.add(letter, Kind::Selector);
                }
            }
            (Kind::Joiner, Some(last)) => {
                is_joined = matches!(last.end, Kind::Picture | Kind::Selector | Kind::Tone);
                continue;
            }
            (Kind::Picture, Some(last)) if is_joined => {
                last.text.push(ZERO_WIDTH_JOINER);
                last.add(letter, kind);
            }
            (Kind::Tone, Some(last)) if last.end == Kind::Picture => last.add(letter, kind),
            // Two regional indicators make a flag.
            (Kind::Region, Some(last)) if last.end == Kind::Region => last.add(letter, Kind::Letter),
            (Kind::Picture | Kind::Tone | Kind::Region | Kind::Letter, _) => {
                if std::mem::take(&mut has_gap) && !clusters.is_empty() {
                    clusters.push(Cluster::new(' ', Kind::Space));
                }
                clusters.push(Cluster::new(letter, kind));
            }
        }
        is_joined = false;
    }
    clusters
}

const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Code points that are drawn as one character.
struct Cluster {
    text: String,
    /// The kind of the last code point that is not a mark.
    end: Kind,
    marks: usize,
}

impl Cluster {
    fn new(letter: char, end: Kind) -> Self {
        Self { text: letter.into(), end, marks: 0 }
    }

    fn add(&mut self, letter: char, end: Kind) {
        self.text.push(letter);
        self.end = end;
    }
}

/// The effect of a code point.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letter,
    Space,
    /// A mark above, below or around the previous letter.
    Mark,
    /// An emoji, or a sign that can be drawn as one.
    Picture,
    /// The skin tone of the previous emoji.
    Tone,
    /// Half of a flag.
    Region,
    /// Requests that the previous sign is drawn as an emoji.
    Selector,
    Joiner,
    Invisible,
}

impl Kind {
    fn of(letter: char) -> Self {
        match letter {
            _ if letter.is_whitespace() => Self::Space,
            _ if letter.is_control() => Self::Invisible,
            ZERO_WIDTH_JOINER => Self::Joiner,
            '\u{fe0f}' => Self::Selector,
            _ if is_invisible(letter) => Self::Invisible,
            _ if is_mark(letter) => Self::Mark,
            '\u{1f1e6}'..='\u{1f1ff}' => Self::Region,
            '\u{1f3fb}'..='\u{1f3ff}' => Self::Tone,
            _ if is_picture(letter) => Self::Picture,
            _ => Self::Letter,
        }
    }
}

/// Returns whether a character is a combining mark that could be stacked endlessly, in any script. The standard library knows them
/// all, and shows it by how it escapes them.
fn is_mark(letter: char) -> bool {
    letter.escape_debug().nth(1) == Some('u')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(clean_name("  Zoë\n "), "Zoë");
        assert_eq!(clean_name("Ann\t \u{a0} Bo"), "Ann Bo");
        assert_eq!(clean_name("\u{202e}nnA\u{200b}"), "nnA");
        assert_eq!(clean_name(&"x".repeat(99)), "x".repeat(NAME_LENGTH));
        assert_eq!(clean_name(&"x ".repeat(99)), "x x x x x x x x");
        assert_eq!(clean_name("\u{3164}\u{2800}"), "");
        assert_eq!(clean_name("<b>🪑"), "<b>🪑");
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        for invisible in [
            "\0",
            "\u{7f}",
            "\u{ad}",
            "\u{200b}",
            "\u{200d}",
            "\u{202a}",
            "\u{2066}",
            "\u{2069}",
            "\u{fe00}",
            "\u{fe0f}",
            "\u{feff}",
            "\u{13430}",
            "\u{1d159}",
            "\u{16fe4}",
            "\u{1d173}",
            "\u{50000}",
            "\u{e0001}",
            "\u{e0061}",
            "\u{e0100}",
        ] {
            assert_eq!(
                clean_name(&format!("{invisible}An{invisible}na{invisible}")),
                "Anna",
                "{invisible:?}"
            );
            assert_eq!(clean_name(invisible), "", "{invisible:?}");
        }
    }

    #[test]
    fn marks_belong_to_letters_and_are_few() {
        assert_eq!(clean_name("Zoe\u{308}"), "Zoe\u{308}");
        assert_eq!(clean_name("Ngu\u{323}\u{302}"), "Ngu\u{323}\u{302}");
        assert_eq!(clean_name(&format!("Z{}o", "\u{335}\u{e47}".repeat(50))), "Z\u{335}\u{e47}\u{335}o");
        assert_eq!(clean_name("\u{301}Ann \u{301}\u{301}Bo"), "Ann Bo");
        assert_eq!(clean_name("\u{300}\u{20dd}"), "");
    }

    #[test]
    fn no_script_builds_towers() {
        // Cyrillic, Hebrew, Arabic, Devanagari, Bengali, Tamil, Thai, Tibetan, Myanmar, Khmer, Balinese, enclosing, Japanese, Brahmi.
        let marks = "\u{487}\u{5b7}\u{64e}\u{94d}\u{9bc}\u{bcd}\u{e48}\u{f71}\u{1039}\u{17d2}\u{1b34}\u{20dd}\u{3099}\u{11046}";
        for mark in marks.chars() {
            let tower = format!("k{}", String::from(mark).repeat(16));
            assert_eq!(clean_name(&tower).chars().count(), 1 + MAX_MARKS, "{mark:?}");
        }
        for name in ["नीलम", "ཚེ་རིང", "សុខា", "คุณน้ำ", "מָרְיָם", "O'Neil \"Bo\""]
        {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn emoji_stay_whole() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        for emoji in [family, "🇵🇱🇵🇹", "👍🏽", "❤\u{fe0f}\u{200d}🔥", "👩🏽\u{200d}⚕\u{fe0f}"]
        {
            assert_eq!(clean_name(emoji), emoji);
        }
        assert_eq!(
            clean_name(&family.repeat(20)),
            family.repeat(16),
            "each counts as one, none is cut in two"
        );
        let flag = format!("{}🇵🇱", "x".repeat(15));
        assert_eq!((clean_name(&flag), name_length(&flag)), (flag.clone(), 16));
        assert_eq!(name_length(&format!("{flag}y")), 17, "what is too much is counted");
        let tower = format!("👨{}", "\u{200d}👨".repeat(1000));
        assert!(
            clean_name(&tower).chars().count() <= NAME_LENGTH * MAX_CLUSTER,
            "joined letters have an end"
        );
        assert!(clean_name(&tower).encode_utf16().count() <= NAME_UNITS);
        assert_eq!(clean_name("👨\u{200d} A\u{200d}👩"), "👨 A👩", "a joiner joins pictures");
    }
}
