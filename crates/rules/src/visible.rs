//! Which characters can be seen: names must neither hide something nor change how the text around them is drawn.

const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Asks for the sign before it to be drawn as an emoji.
const EMOJI_SELECTOR: char = '\u{fe0f}';

/// Tells whether every character of a text can be seen. Emoji made of several characters can, with their joiners.
pub(crate) fn is_visible(text: &str) -> bool {
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_good = match letter {
            EMOJI_SELECTOR => before.is_some_and(is_picture),
            ZERO_WIDTH_JOINER => {
                let joins = |letter| is_picture(letter) || letter == EMOJI_SELECTOR;
                before.is_some_and(joins) && letters.peek().copied().is_some_and(is_picture)
            }
            _ => !letter.is_control() && !is_invisible(letter),
        };
        if !is_good {
            return false;
        }
        before = Some(letter);
    }
    true
}

/// Tells whether a character is an emoji, or a sign that can be drawn as one.
pub const fn is_picture(letter: char) -> bool {
    matches!(
        letter,
        '\u{2190}'..='\u{21ff}'
            | '\u{2300}'..='\u{23ff}'
            | '\u{25a0}'..='\u{27bf}'
            | '\u{2b00}'..='\u{2bff}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// Tells whether a character has no picture of its own: it could turn a name round, or make two names look the same.
pub const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{70f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fdd0}'..='\u{fdef}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{13430}'..='\u{1345f}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{40000}'..='\u{10ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_is_visible() {
        for text in [
            "",
            "weekend box",
            "Zoe\u{308}",
            "مكتب",
            "👨\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "👩🏽\u{200d}⚕\u{fe0f}",
            "🇵🇱",
        ] {
            assert!(is_visible(text), "{text:?}");
        }
    }

    #[test]
    fn what_hides_or_turns_round_is_not() {
        for text in ["\u{202e}xob", "a\u{200b}b", "a\u{2066}b", "\u{feff}a", "a\u{ad}b", "a\u{e0061}", "a\nb"]
        {
            assert!(!is_visible(text), "{text:?}");
        }
        for text in ["a\u{200d}b", "\u{200d}👩", "👨\u{200d}", "👨\u{200d}\u{200d}👩", "a\u{fe0f}"] {
            assert!(!is_visible(text), "joiners and selectors belong to emoji: {text:?}");
        }
    }
}
