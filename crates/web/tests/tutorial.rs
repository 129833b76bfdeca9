//! The tutorial speaks in few words.

use std::fs;
use std::path::Path;

/// So many words a step may have.
const WORDS: usize = 15;

const STEPS: [&str; 13] = [
    "card", "turn", "lay", "second", "done", "pass", "peak", "mirror", "row", "bonus", "exchange", "play",
    "score",
];

fn is_word(word: &&str) -> bool {
    word.contains(char::is_alphanumeric)
}

#[test]
fn a_step_has_few_words_in_every_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let languages = fs::read_to_string(locales.join("languages.txt")).expect("the list of languages");
    let codes: Vec<&str> = languages
        .lines()
        .filter(|line| !line.starts_with('#') && line.contains('|'))
        .filter_map(|line| Some(line.split_once('|')?.0.trim()))
        .collect();
    assert_eq!(codes.len(), 6);
    for code in codes {
        let texts = fs::read_to_string(locales.join(code).join("later/tutorial.ftl")).expect("texts");
        for step in STEPS {
            let name = format!("tutorial-{step} = ");
            let words =
                texts.lines().find_map(|line| line.strip_prefix(&name)).expect("a text for each step");
            let count = words.split_whitespace().filter(is_word).count();
            assert!(count <= WORDS, "{step} in {code} has {count} words: {words}");
        }
    }
}
