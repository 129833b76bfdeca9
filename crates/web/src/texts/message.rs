//! One message: words with signs among them.
//!
//! `1 n` is the argument n. `2 n key 3 text 4 key 3 text 4 … 5` is the text whose key fits the argument n, else the last one;
//! the signs are control characters, n is a digit.

use super::language::Language;

/// What is filled into a message.
#[derive(Clone, Copy, Debug)]
pub(super) enum Argument<'a> {
    Words(&'a str),
    Number(i64),
    /// Shown with one digit after the point.
    Decimal(f64),
}

impl Argument<'_> {
    /// Takes a whole number of any type; the game has none that is too large.
    pub(super) fn number(number: impl TryInto<i64>) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

/// Fills a message.
pub(super) fn say(message: &str, arguments: &[Argument], language: Language) -> String {
    let mut said = String::new();
    Reader { rest: message, arguments, language }.until("", &mut said);
    said
}

struct Reader<'m, 'a> {
    rest: &'m str,
    arguments: &'m [Argument<'a>],
    language: Language,
}

impl<'a> Reader<'_, 'a> {
    /// Reads up to one of some signs, or to the end, and gives the sign.
    fn until(&mut self, ends: &str, said: &mut String) -> Option<char> {
        while let Some(sign) = self.next() {
            match sign {
                '\u{1}' => {
                    let argument = self.argument();
                    self.fill(argument, said);
                }
                '\u{2}' => self.select(said),
                sign if ends.contains(sign) => return Some(sign),
                letter => said.push(letter),
            }
        }
        None
    }

    fn select(&mut self, said: &mut String) {
        let argument = self.argument();
        let mut chosen = None;
        let mut last = String::new();
        loop {
            let mut key = String::new();
            if self.until("\u{3}\u{5}", &mut key) != Some('\u{3}') {
                break;
            }
            last.clear();
            self.until("\u{4}", &mut last);
            if chosen.is_none() && self.fits(argument, &key) {
                chosen = Some(last.clone());
            }
        }
        *said += &chosen.unwrap_or(last);
    }

    fn fits(&self, argument: Argument, key: &str) -> bool {
        match argument {
            Argument::Words(words) => words == key,
            Argument::Number(number) => {
                number.to_string() == key || self.language.plural(number).name() == key
            }
            Argument::Decimal(_) => false,
        }
    }

    fn fill(&self, argument: Argument, said: &mut String) {
        match argument {
            Argument::Words(words) => *said += words,
            Argument::Number(number) if number < 0 => *said += &format!("−{}", number.unsigned_abs()),
            Argument::Number(number) => *said += &number.to_string(),
            Argument::Decimal(number) => {
                let tenths = (number * 10.0).round() as i64;
                let sign = if tenths < 0 { "−" } else { "" };
                let tenths = tenths.unsigned_abs();
                *said += &format!("{sign}{}{}{}", tenths / 10, self.language.decimal_sign(), tenths % 10);
            }
        }
    }

    fn argument(&mut self) -> Argument<'a> {
        let index = self.next().and_then(|sign| sign.to_digit(10)).expect("the build script writes a digit");
        self.arguments[index as usize]
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.rest.chars().next()?;
        self.rest = &self.rest[sign.len_utf8()..];
        Some(sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTED: &str =
        "You have \u{2}0one\u{3}\u{1}0 card\u{4}0\u{3}nothing\u{4}other\u{3}\u{1}0 cards\u{4}\u{5}, \u{1}1.";

    #[test]
    fn messages_are_filled() {
        let said =
            |count| say(COUNTED, &[Argument::Number(count), Argument::Words("Zoë")], Language::English);
        assert_eq!(
            [0, 1, 2].map(said),
            ["You have nothing, Zoë.", "You have 1 card, Zoë.", "You have 2 cards, Zoë."]
        );
    }

    #[test]
    fn the_last_text_is_for_everything_else() {
        let message = "\u{2}0red\u{3}rot\u{4}black\u{3}schwarz\u{4}\u{5}";
        let said = |colour| say(message, &[Argument::Words(colour)], Language::German);
        assert_eq!((said("red"), said("mauve")), ("rot".to_owned(), "schwarz".to_owned()));
    }

    #[test]
    fn texts_can_select_inside_texts() {
        let message = "\u{2}0a\u{3}A\u{2}1x\u{3}X\u{4}y\u{3}Y\u{4}\u{5}!\u{4}b\u{3}B\u{4}\u{5}?";
        let said =
            |one, other| say(message, &[Argument::Words(one), Argument::Words(other)], Language::English);
        assert_eq!([said("a", "x"), said("a", "y"), said("b", "x")], ["AX!?", "AY!?", "B?"]);
    }

    #[test]
    fn numbers_look_as_at_home() {
        let said = |number, language| say("\u{1}0", &[Argument::Decimal(number)], language);
        assert_eq!(said(47.26, Language::English), "47.3");
        assert_eq!(said(-0.26, Language::Polish), "−0,3");
        assert_eq!(say("\u{1}0", &[Argument::Number(-4)], Language::French), "−4");
    }
}
