/// The longest name that fits on the table.
pub const NAME_LENGTH: usize = 16;

/// Cleans a name: one line, at most [`NAME_LENGTH`] characters, nothing invisible that could change how it is drawn.
pub fn clean_name(name: &str) -> String {
    let plain = name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let plain: String = plain.filter(|letter| !letter.is_control() && !is_invisible(*letter)).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(NAME_LENGTH).collect::<String>().trim_end().to_owned()
}

/// Tells whether a letter has no picture of its own: it could turn a name round, or make two names look the same.
const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{e0000}'..='\u{10ffff}'
    )
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
        assert_eq!(clean_name("\u{3164}\u{2800}"), "");
        assert_eq!(clean_name("<b>🪑"), "<b>🪑");
    }
}
