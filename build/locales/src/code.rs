//! The list of languages as Rust code.

use crate::language::Language;
use crate::plural::{FORMS, variant};

/// Writes the types `Language` and `Plural`, and for tests the texts of all languages and samples of plural forms.
pub(crate) fn languages(languages: &[Language]) -> String {
    let names: Vec<&str> = languages.iter().map(|language| language.name.as_str()).collect();
    let is_used =
        |form: &&str| languages.iter().any(|language| language.plurals.forms().any(|used| used == *form));
    let forms: Vec<&str> = FORMS.into_iter().filter(is_used).collect();
    let variants: Vec<String> = forms.iter().map(|form| variant(form)).collect();
    let form_names: String =
        forms.iter().map(|form| format!("            Self::{} => {form:?},\n", variant(form))).collect();
    let texts: String = languages.iter().map(texts).collect();
    let samples: String = languages.iter().flat_map(samples).collect();
    format!(
        "/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Language {{
    #[default]
    {variants_of_language},
}}

impl Options for Language {{
    const ALL: &'static [Self] = &[{all}];

    fn name(self) -> &'static str {{
        {code}
    }}
}}

impl Language {{
    /// Returns the name that the language has for itself.
    pub(crate) const fn own_name(self) -> &'static str {{
        {own_name}
    }}

    /// Returns the tag by which browsers write dates.
    pub(crate) const fn tag(self) -> &'static str {{
        {tag}
    }}

    /// Returns the sign before tenths.
    pub(super) const fn decimal_sign(self) -> char {{
        {decimal_sign}
    }}

    /// Returns the form of a whole number; that of a negative one is the same.
    pub(super) const fn plural(self, number: i64) -> Plural {{
        let number = number.unsigned_abs();
        {plural}
    }}
}}

/// The form that a number takes, as CLDR names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {{
    {variants_of_plural},
}}

impl Plural {{
    pub(super) const fn name(self) -> &'static str {{
        match self {{
{form_names}        }}
    }}
}}

/// The texts of all languages: those of the first page, and those of its later parts.
#[cfg(test)]
pub(super) const TEXTS: [(Language, [&str; 2]); {count}] = [
{texts}];

/// Numbers of each form.
#[cfg(test)]
#[expect(clippy::unreadable_literal, reason = \"CLDR writes them like this\")]
const SAMPLES: &[(Language, Plural, &[std::ops::RangeInclusive<i64>])] = &[
{samples}];
",
        variants_of_language = names.join(",\n    "),
        all = names.iter().map(|name| format!("Self::{name}")).collect::<Vec<_>>().join(", "),
        code = choice(languages, |language| format!("{:?}", language.code)),
        own_name = choice(languages, |language| format!("{:?}", language.own_name)),
        tag = choice(languages, |language| format!("{:?}", language.tag)),
        decimal_sign = choice(languages, |language| format!("{:?}", language.decimal_sign)),
        plural = choice(languages, |language| language.plurals.to_string()),
        variants_of_plural = variants.join(",\n    "),
        count = languages.len(),
    )
}

/// Writes a `match` on the language. Languages with the same value share an arm.
fn choice(languages: &[Language], value: impl Fn(&Language) -> String) -> String {
    let mut arms: Vec<(String, Vec<String>)> = Vec::new();
    for language in languages {
        let (name, value) = (format!("Self::{}", language.name), value(language));
        match arms.iter_mut().find(|(known, _)| *known == value) {
            Some((_, names)) => names.push(name),
            None => arms.push((value, vec![name])),
        }
    }
    let arms: String = arms
        .iter()
        .map(|(value, names)| format!("            {} => {value},\n", names.join(" | ")))
        .collect();
    format!("match self {{\n{arms}        }}")
}

fn texts(language: &Language) -> String {
    let file = |ending: &str| {
        format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{}{ending}.txt\"))", language.code)
    };
    format!("    (Language::{}, [{}, {}]),\n", language.name, file(""), file("-later"))
}

fn samples(language: &Language) -> impl Iterator<Item = String> {
    let line = |(form, numbers)| {
        format!("    (Language::{}, Plural::{}, &{numbers:?}),\n", language.name, variant(form))
    };
    language.plurals.samples().map(line)
}
