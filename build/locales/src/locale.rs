//! Reads the Fluent files of a language.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::language::Language;

/// All messages of a language.
pub(crate) struct Locale {
    pub(crate) language: Language,
    pub(crate) messages: BTreeMap<String, Text>,
}

/// A message.
pub(crate) struct Text {
    /// Variables declared in its comment, with their types, in that order.
    pub(crate) declared: Vec<(String, String)>,
    pub(crate) pieces: Vec<Piece>,
}

/// A piece of a message.
pub(crate) enum Piece {
    Words(String),
    Variable(String),
    /// One of several texts; the last one is the default.
    Select {
        variable: String,
        variants: Vec<(String, Vec<Self>)>,
    },
}

impl Locale {
    /// Reads all Fluent files of a language in a folder, but not in folders within it.
    pub(crate) fn read(folder: &Path, language: &Language) -> Result<Self> {
        let mut messages = BTreeMap::new();
        for entry in std::fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
            let path = entry?.path();
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            let source = std::fs::read_to_string(&path)?;
            let read =
                |message: &Message<&str>| Text::read(message).with_context(|| format!("{}", path.display()));
            let resource = parser::parse(source.as_str()).map_err(|(_, errors)| {
                let lines = errors.iter().map(|error| source[..error.pos.start].lines().count().to_string());
                let lines: Vec<String> = lines.collect();
                anyhow::anyhow!("{}: not Fluent near line {}", path.display(), lines.join(", "))
            })?;
            for entry in &resource.body {
                match entry {
                    Entry::Message(message) => {
                        let name = message.id.name.to_owned();
                        ensure!(
                            messages.insert(name.clone(), read(message)?).is_none(),
                            "{name} is there twice"
                        );
                    }
                    Entry::Term(term) => {
                        bail!("{}: -{}: there are no terms here", path.display(), term.id.name)
                    }
                    _ => {}
                }
            }
        }
        Ok(Self { language: language.clone(), messages })
    }
}

impl Text {
    fn read(message: &Message<&str>) -> Result<Self> {
        let name = message.id.name;
        ensure!(message.attributes.is_empty(), "{name}: there are no attributes here");
        let pattern = message.value.as_ref().with_context(|| format!("{name} has no text"))?;
        let pieces = pieces(pattern).with_context(|| name.to_owned())?;
        Ok(Self { declared: message.comment.as_ref().map(declared).unwrap_or_default(), pieces })
    }
}

/// Reads lines as `$name (String) - the player`.
fn declared(comment: &Comment<&str>) -> Vec<(String, String)> {
    let line = |line: &&str| {
        let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
        Some((name.to_owned(), rest.split_once(')')?.0.to_owned()))
    };
    comment.content.iter().filter_map(line).collect()
}

fn pieces(pattern: &Pattern<&str>) -> Result<Vec<Piece>> {
    pattern.elements.iter().map(piece).collect()
}

fn piece(element: &PatternElement<&str>) -> Result<Piece> {
    match element {
        PatternElement::TextElement { value } => Ok(Piece::Words((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => Ok(Piece::Variable(id.name.to_owned())),
            InlineExpression::StringLiteral { value } => Ok(Piece::Words((*value).to_owned())),
            _ => bail!("only variables and selections are understood"),
        },
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let InlineExpression::VariableReference { id } = selector else { bail!("only variables select") };
            let mut sorted: Vec<_> = variants.iter().collect();
            sorted.sort_by_key(|variant| variant.default);
            let variants = sorted.into_iter().map(|variant| {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                    variant.key;
                Ok((key.to_owned(), pieces(&variant.value)?))
            });
            Ok(Piece::Select { variable: id.name.to_owned(), variants: variants.collect::<Result<_>>()? })
        }
    }
}
