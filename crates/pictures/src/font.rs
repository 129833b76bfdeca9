//! The typeface: which letters it has, and how wide a text is. Latin, and the Russian part of
//! Cyrillic.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Medium,
    Bold,
}

/// The files of the typeface.
pub(crate) const FILES: [&[u8]; 2] =
    [include_bytes!("../fonts/jost-medium.ttf"), include_bytes!("../fonts/jost-bold.ttf")];

static FONTS: LazyLock<[Font; 2]> = LazyLock::new(|| FILES.map(Font::new));

const ELLIPSIS: char = '…';

impl Weight {
    /// Returns the weight as SVG names it.
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::Medium => 500,
            Self::Bold => 700,
        }
    }

    fn font(self) -> &'static Font {
        &FONTS[self as usize]
    }

    /// Returns the width of a text, without kerning.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.font().advance(letter)).sum::<f32>() * size
    }

    /// Shortens a text until it fits into a width.
    pub(crate) fn fit(self, text: &str, size: f32, room: f32) -> String {
        if self.width(text, size) <= room {
            return text.to_owned();
        }
        let mut kept = text.to_owned();
        while kept.pop().is_some() {
            let shown = format!("{}{ELLIPSIS}", kept.trim_end());
            if self.width(&shown, size) <= room {
                return shown;
            }
        }
        String::new()
    }

    /// Breaks a text into lines that fit into a width; the last one is shortened.
    pub(crate) fn lines(self, text: &str, size: f32, room: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let is_last = lines.len() == most;
            match lines.last_mut() {
                Some(line) if is_last || self.width(&format!("{line} {word}"), size) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines.iter().map(|line| self.fit(line, size, room)).collect()
    }
}

/// A font file that was read.
struct Font {
    letters: Charmap<'static>,
    widths: GlyphMetrics<'static>,
    /// The units of an em.
    em: f32,
}

impl Font {
    fn new(file: &'static [u8]) -> Self {
        let font = FontRef::new(file).expect("the file is a font");
        let widths = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        let em = font.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        Self { letters: font.charmap(), widths, em: em.into() }
    }

    fn has(&self, letter: char) -> bool {
        !letter.is_control() && self.letters.map(letter).is_some()
    }

    /// Returns how far a letter moves the next one, in ems.
    fn advance(&self, letter: char) -> f32 {
        let glyph = self.letters.map(letter).and_then(|glyph| self.widths.advance_width(glyph));
        glyph.unwrap_or_default() / self.em
    }
}

/// Returns a name as it can be drawn: without emoji and other signs that the typeface lacks. A name in an unknown
/// script cannot be drawn at all.
pub fn drawable(name: &str) -> Option<String> {
    let font = Weight::Medium.font();
    if name.chars().any(|letter| letter.is_alphanumeric() && !font.has(letter)) {
        return None;
    }
    let known: String = name.chars().filter(|letter| font.has(*letter)).collect();
    let tidy = known.split_whitespace().collect::<Vec<_>>().join(" ");
    // A mark without its letter would be a blot.
    tidy.chars().any(|letter| letter.is_ascii_punctuation() || letter.is_alphanumeric()).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_the_typeface_lacks_are_not_drawn() {
        for name in ["Anna", "Zoë", "Łukasz", "Şeyma", "Андрей", "O’Neill", "x_X", "Anna & Bert"] {
            assert_eq!(drawable(name).as_deref(), Some(name));
        }
        assert_eq!(drawable("Anna 🦊").as_deref(), Some("Anna"));
        assert_eq!(drawable("🇩🇪 Jörg 👨‍👩‍👧 2").as_deref(), Some("Jörg 2"));
        for name in ["小明", "محمد", "Ελένη", "🦊🦊", "A小", "Андрій", "", "\u{301}\u{200d}", "𝔄𝔫𝔫𝔞"]
        {
            assert_eq!(drawable(name), None, "{name}");
        }
    }

    #[test]
    fn long_texts_are_shortened() {
        let fitted = Weight::Bold.fit("Wolfeschlegelsteinhausenbergerdorff", 30.0, 200.0);
        assert!(fitted.ends_with('…') && Weight::Bold.width(&fitted, 30.0) <= 200.0, "{fitted}");
        assert_eq!(Weight::Bold.fit("Ida", 30.0, 200.0), "Ida");
        assert_eq!(Weight::Bold.fit("Ida", 30.0, 1.0), "");
        let lines = Weight::Medium.lines("one two three four five six seven eight", 30.0, 120.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| Weight::Medium.width(line, 30.0) <= 120.0), "{lines:?}");
        assert!(lines[0].starts_with("one") && lines[1].ends_with('…'), "{lines:?}");
    }
}
