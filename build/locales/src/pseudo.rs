//! A pseudo-language: English with accents, longer words, and brackets at both ends of every message. A text
//! without brackets did not come from the locale files; a text that does not fit would not fit in some languages
//! either.

use crate::locale::{Locale, Piece, Text};

/// Turns a language into the pseudo-language.
pub(crate) fn of(locale: &Locale) -> Locale {
    let messages = locale.messages.iter().map(|(name, message)| (name.clone(), text(message)));
    Locale { language: locale.language.clone(), messages: messages.collect() }
}

fn text(message: &Text) -> Text {
    let mut pieces: Vec<Piece> = message.pieces.iter().map(piece).collect();
    // Separators and single-letter keys are not words.
    if has_words(&message.pieces) {
        pieces.insert(0, Piece::Words("[".to_owned()));
        pieces.push(Piece::Words("]".to_owned()));
    }
    Text { declared: message.declared.clone(), pieces }
}

fn piece(piece: &Piece) -> Piece {
    match piece {
        Piece::Words(words) if is_word(words) => Piece::Words(accented(words)),
        Piece::Words(words) => Piece::Words(words.clone()),
        Piece::Variable(name) => Piece::Variable(name.clone()),
        Piece::Select { variable, variants } => {
            let variants =
                variants.iter().map(|(key, pieces)| (key.clone(), pieces.iter().map(self::piece).collect()));
            Piece::Select { variable: variable.clone(), variants: variants.collect() }
        }
    }
}

fn has_words(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Words(words) => is_word(words),
        Piece::Variable(_) => false,
        Piece::Select { variants, .. } => variants.iter().any(|(_, pieces)| has_words(pieces)),
    })
}

fn is_word(words: &str) -> bool {
    words.chars().filter(|sign| sign.is_alphabetic()).count() > 1
}

/// Doubles the vowels, which makes English about 40 % longer, with letters that the page's fonts contain.
fn accented(words: &str) -> String {
    let accented = |letter: char| match letter {
        'a' => "áà",
        'e' => "éè",
        'i' => "íì",
        'o' => "óò",
        'u' => "úù",
        'A' => "ÁÀ",
        'E' => "ÉÈ",
        'I' => "ÍÌ",
        'O' => "ÓÒ",
        'U' => "ÚÙ",
        'c' => "ç",
        'n' => "ñ",
        'y' => "ÿý",
        _ => "",
    };
    let mut text = String::new();
    for letter in words.chars() {
        match accented(letter) {
            "" => text.push(letter),
            accented => text += accented,
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &str) -> Text {
        Text { declared: Vec::new(), pieces: vec![Piece::Words(words.to_owned())] }
    }

    fn said(message: &Text) -> String {
        let word = |piece: &Piece| match piece {
            Piece::Words(words) => words.clone(),
            Piece::Variable(name) => format!("{{{name}}}"),
            Piece::Select { .. } => "…".to_owned(),
        };
        message.pieces.iter().map(word).collect()
    }

    #[test]
    fn words_get_accents_and_brackets() {
        assert_eq!(said(&text(&words("Rotate the card"))), "[Róòtáàtéè théè çáàrd]");
        assert_eq!(said(&text(&words(" · "))), " · ");
        assert_eq!(said(&text(&words("R"))), "R");
    }

    #[test]
    fn keys_of_selections_stay() {
        let variants = vec![("one".to_owned(), vec![Piece::Words("card".to_owned())])];
        let select = Piece::Select { variable: "count".to_owned(), variants };
        let Text { pieces, .. } = text(&Text { declared: Vec::new(), pieces: vec![select] });
        let [Piece::Words(open), Piece::Select { variants, .. }, Piece::Words(close)] = &pieces[..] else {
            panic!("a selection in brackets");
        };
        assert_eq!((open.as_str(), variants[0].0.as_str(), close.as_str()), ("[", "one", "]"));
        assert!(matches!(&variants[0].1[..], [Piece::Words(words)] if words == "çáàrd"));
    }
}
