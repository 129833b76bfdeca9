//! Plural rules in the notation of Unicode CLDR (UTS 35, part 3), as far as whole numbers need it.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use anyhow::{Context, Error, Result, ensure};

/// The forms of CLDR, in its order.
pub(crate) const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The form of a number: the first one whose condition holds, or the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PluralRules {
    conditional: Vec<(Form, Condition)>,
    last: Form,
}

/// A form, and numbers that take it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    name: String,
    samples: Vec<RangeInclusive<u64>>,
}

/// Alternatives of relations that hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Condition(Vec<Vec<Relation>>);

/// As `n % 10 = 2..4`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Relation {
    modulus: Option<u64>,
    is_negated: bool,
    ranges: Vec<RangeInclusive<u64>>,
}

impl PluralRules {
    /// Returns all forms of the language.
    pub(crate) fn forms(&self) -> impl Iterator<Item = &str> {
        self.all().map(|form| form.name.as_str())
    }

    /// Returns numbers of each form, for tests.
    pub(crate) fn samples(&self) -> impl Iterator<Item = (&str, &[RangeInclusive<u64>])> {
        self.all().map(|form| (form.name.as_str(), form.samples.as_slice()))
    }

    fn all(&self) -> impl Iterator<Item = &Form> {
        self.conditional.iter().map(|(form, _)| form).chain([&self.last])
    }
}

impl FromStr for PluralRules {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (conditional, last) = text.rsplit_once(';').unwrap_or(("", text));
        let rule = |rule: &str| {
            let (form, condition) =
                rule.split_once(':').context("a form has a condition, except the last")?;
            let (condition, samples) = split(condition)?;
            Ok((Form::new(form, samples)?, condition.parse()?))
        };
        let conditional = conditional.split(';').filter(|rule| !rule.is_empty()).map(rule);
        let (last, samples) = split(last)?;
        let rules =
            Self { conditional: conditional.collect::<Result<_>>()?, last: Form::new(last, samples)? };
        let unknown = rules.forms().find(|form| !FORMS.contains(form));
        ensure!(unknown.is_none(), "CLDR has no form {unknown:?}");
        Ok(rules)
    }
}

/// Splits a rule from its samples.
fn split(rule: &str) -> Result<(&str, &str)> {
    rule.split_once("@integer").with_context(|| format!("{rule}: no samples"))
}

impl Form {
    fn new(name: &str, samples: &str) -> Result<Self> {
        Ok(Self { name: name.trim().to_owned(), samples: ranges(samples, "~")? })
    }
}

impl FromStr for Condition {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let alternative = |text: &str| text.split(" and ").map(str::parse).collect();
        Ok(Self(text.split(" or ").map(alternative).collect::<Result<_>>()?))
    }
}

impl FromStr for Relation {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (left, right) = text.split_once('=').with_context(|| format!("{text}: no relation"))?;
        let (left, is_negated) = left.strip_suffix('!').map_or((left, false), |left| (left, true));
        let (variable, modulus) =
            left.split_once('%').map_or((left, None), |(variable, modulus)| (variable, Some(modulus)));
        ensure!(variable.trim() == "n", "{text}: only n is known of a whole number");
        Ok(Self { modulus: modulus.map(number).transpose()?, is_negated, ranges: ranges(right, "..")? })
    }
}

fn ranges(text: &str, separator: &str) -> Result<Vec<RangeInclusive<u64>>> {
    let range = |range: &str| {
        let (first, last) = range.split_once(separator).unwrap_or((range, range));
        Ok(number(first)?..=number(last)?)
    };
    text.split(',').map(range).collect()
}

fn number(text: &str) -> Result<u64> {
    text.trim().parse().with_context(|| format!("{text}: no number"))
}

/// Writes a Rust expression of the type `Plural` for a `number`.
impl fmt::Display for PluralRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (form, condition) in &self.conditional {
            write!(f, "if {condition} {{ Plural::{} }} else ", variant(&form.name))?;
        }
        let last = variant(&self.last.name);
        if self.conditional.is_empty() {
            write!(f, "Plural::{last}")
        } else {
            write!(f, "{{ Plural::{last} }}")
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = |relations: &Vec<Relation>| {
            relations.iter().map(Relation::to_string).collect::<Vec<_>>().join(" && ")
        };
        f.write_str(&self.0.iter().map(all).collect::<Vec<_>>().join(" || "))
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.modulus.map_or("number".to_owned(), |modulus| format!("number % {modulus}"));
        if let [range] = &self.ranges[..]
            && range.start() == range.end()
        {
            return write!(f, "{value} {} {}", if self.is_negated { "!=" } else { "==" }, range.start());
        }
        let patterns: Vec<String> = self.ranges.iter().map(pattern).collect();
        write!(f, "{}matches!({value}, {})", if self.is_negated { "!" } else { "" }, patterns.join(" | "))
    }
}

/// Writes numbers as a pattern.
fn pattern(range: &RangeInclusive<u64>) -> String {
    if range.start() == range.end() { range.start().to_string() } else { format!("{range:?}") }
}

/// Returns a form as a variant of `Plural`.
pub(crate) fn variant(form: &str) -> String {
    let mut letters = form.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(rules: &str) -> String {
        rules.parse::<PluralRules>().expect("rules").to_string()
    }

    #[test]
    fn rules_become_code() {
        assert_eq!(code("other @integer 0"), "Plural::Other");
        assert_eq!(
            code("one: n = 1 @integer 1; other @integer 0"),
            "if number == 1 { Plural::One } else { Plural::Other }"
        );
        assert_eq!(
            code("few: n % 10 = 2..4,7 and n % 100 != 12 or n != 0..1 @integer 2~4, 7; many @integer 0, 1"),
            "if matches!(number % 10, 2..=4 | 7) && number % 100 != 12 || !matches!(number, 0..=1) \
             { Plural::Few } else { Plural::Many }"
        );
    }

    #[test]
    fn forms_and_their_samples_are_in_order() {
        let rules: PluralRules =
            "one: n = 1 @integer 1; few: n = 2 @integer 2; many @integer 0, 3~5".parse().expect("rules");
        assert_eq!(rules.forms().collect::<Vec<_>>(), ["one", "few", "many"]);
        let samples: Vec<(&str, &[RangeInclusive<u64>])> = rules.samples().collect();
        assert_eq!(samples[1..], [("few", &[2..=2][..]), ("many", &[0..=0, 3..=5])]);
    }

    #[test]
    fn other_rules_are_refused() {
        for wrong in [
            "",
            "some @integer 0",
            "other",
            "other @integer",
            "one: n = 1; other @integer 0",
            "one @integer 1; other @integer 0",
            "one: n @integer 1; other @integer 0",
            "one: v = 0 @integer 1; other @integer 0",
            "one: n = x @integer 1; other @integer 0",
        ] {
            assert!(wrong.parse::<PluralRules>().is_err(), "{wrong}");
        }
    }
}
