//! Generates code and compact texts from messages, and compares languages.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};

use crate::locale::{Locale, Piece, Text};
use crate::plural::PluralRules;

/// Writes a method of a type for each message.
pub(crate) fn functions(of: &str, english: &Locale) -> Result<String> {
    let mut code = format!("impl {of} {{\n");
    for (index, (name, text)) in english.messages.iter().enumerate() {
        let mut used = BTreeSet::new();
        variables(&text.pieces, &mut used);
        let declared: BTreeSet<&str> = text.declared.iter().map(|(name, _)| name.as_str()).collect();
        ensure!(used == declared, "{name}: the comment declares {declared:?}, the text uses {used:?}");
        let arguments =
            text.declared.iter().map(|(name, kind)| argument(name, kind).with_context(|| name.clone()));
        let arguments = arguments.collect::<Result<Vec<_>>>()?;
        let parameters: String = arguments.iter().map(|(parameter, _)| format!(", {parameter}")).collect();
        let values: Vec<&str> = arguments.iter().map(|(_, value)| value.as_str()).collect();
        code += &format!(
            "    pub(crate) fn {}(&self{parameters}) -> String {{\n        self.own.say({index}, &[{}])\n    }}\n",
            name.replace('-', "_"),
            values.join(", "),
        );
    }
    Ok(code + "}\n")
}

fn argument(name: &str, kind: &str) -> Result<(String, String)> {
    match kind {
        "String" => Ok((format!("{name}: &str"), format!("Argument::Words({name})"))),
        "Number" => Ok((format!("{name}: impl TryInto<i64>"), format!("Argument::number({name})"))),
        "Decimal" => Ok((format!("{name}: f64"), format!("Argument::Decimal({name})"))),
        _ => anyhow::bail!("a variable is a String, a Number or a Decimal, not a {kind}"),
    }
}

fn variables<'t>(pieces: &'t [Piece], into: &mut BTreeSet<&'t str>) {
    for piece in pieces {
        match piece {
            Piece::Words(_) => {}
            Piece::Variable(name) => drop(into.insert(name)),
            Piece::Select { variable, variants } => {
                into.insert(variable);
                for (_, pieces) in variants {
                    variables(pieces, into);
                }
            }
        }
    }
}

/// Compares a language with English and returns all faults.
pub(crate) fn faults(english: &Locale, locale: &Locale) -> Vec<String> {
    let missing = english.messages.keys().filter(|name| !locale.messages.contains_key(*name));
    let unknown = locale.messages.keys().filter(|name| !english.messages.contains_key(*name));
    let mut faults: Vec<String> = missing.map(|name| format!("{name} is missing")).collect();
    faults.extend(unknown.map(|name| format!("{name} is not in English")));
    for (name, text) in &locale.messages {
        let Some(original) = english.messages.get(name) else { continue };
        let mut used = BTreeSet::new();
        variables(&text.pieces, &mut used);
        let declared = |variable: &&&str| original.declared.iter().any(|(known, _)| known == **variable);
        faults.extend(
            used.iter()
                .filter(|variable| !declared(variable))
                .map(|variable| format!("{name}: ${variable}?")),
        );
        plural_faults(&text.pieces, original, &locale.language.plurals, name, &mut faults);
    }
    faults
}

/// Checks that a selecting number has all forms of the language.
fn plural_faults(
    pieces: &[Piece],
    original: &Text,
    plurals: &PluralRules,
    name: &str,
    faults: &mut Vec<String>,
) {
    let forms: Vec<&str> = plurals.forms().collect();
    for piece in pieces {
        let Piece::Select { variable, variants } = piece else { continue };
        let is_number = original.declared.iter().any(|(known, kind)| known == variable && kind == "Number");
        let keys: Vec<&str> = variants.iter().map(|(key, _)| key.as_str()).collect();
        let is_plural = keys.iter().any(|key| forms.contains(key));
        let lacks = |form: &&&str| !keys.contains(*form);
        if is_number && is_plural {
            faults
                .extend(forms.iter().filter(lacks).map(|form| format!("{name}: ${variable} lacks [{form}]")));
        }
        for (_, pieces) in variants {
            plural_faults(pieces, original, plurals, name, faults);
        }
    }
}

/// Writes the messages of a language, one per line, in the order of English. `src/texts/message.rs` explains the
/// signs.
pub(crate) fn lines(english: &Locale, locale: &Locale) -> Result<String> {
    let mut lines = String::new();
    for (name, original) in &english.messages {
        let text = locale.messages.get(name).with_context(|| name.clone())?;
        write(&text.pieces, original, &mut lines);
        lines.push('\n');
    }
    Ok(lines)
}

fn write(pieces: &[Piece], original: &Text, into: &mut String) {
    let place = |variable: &str| {
        let index = original.declared.iter().position(|(name, _)| name == variable).expect("it was checked");
        char::from_digit(index as u32, 10).expect("messages have few variables")
    };
    for piece in pieces {
        match piece {
            // Line breaks inside a message are spaces.
            Piece::Words(words) => *into += &words.replace('\n', " "),
            Piece::Variable(name) => into.extend(['\u{1}', place(name)]),
            Piece::Select { variable, variants } => {
                into.extend(['\u{2}', place(variable)]);
                for (key, pieces) in variants {
                    *into += key;
                    into.push('\u{3}');
                    write(pieces, original, into);
                    into.push('\u{4}');
                }
                into.push('\u{5}');
            }
        }
    }
}
