//! Reads values from TOML and collects all faults instead of stopping at the first.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::excerpt::is_name;
use super::faults::{Fault, FaultKind, Field, TextPosition, ValueKind};

/// Collects the faults of one file.
#[derive(Debug)]
pub(super) struct Reader<'t> {
    text: &'t str,
    faults: Vec<Fault>,
    has_more: bool,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, faults: Vec::new(), has_more: false }
    }

    /// The most faults in a report: a hostile file could have a million.
    const MAX_FAULTS: usize = 100;

    /// Returns the faults in the order of the file.
    pub(super) fn into_faults(mut self) -> Vec<Fault> {
        self.faults.sort_by_key(|fault| fault.place);
        if self.has_more {
            let place = self.faults.last().map_or(TextPosition { line: 1, column: 1 }, |last| last.place);
            self.faults.push(Fault { place, kind: FaultKind::More });
        }
        self.faults
    }

    /// Returns whether the report is full, so that reading on is useless.
    pub(super) fn is_full(&self) -> bool {
        self.has_more
    }

    pub(super) fn has_faults(&self) -> bool {
        !self.faults.is_empty()
    }

    pub(super) fn fault(&mut self, span: &Range<usize>, kind: impl Into<FaultKind>) {
        self.has_more |= self.faults.len() == Self::MAX_FAULTS;
        if !self.has_more {
            let place = self.place(span.start);
            self.faults.push(Fault { place, kind: kind.into() });
        }
    }

    /// Takes the value out of a result, or notes the fault.
    pub(super) fn check<T, E: Into<FaultKind>>(
        &mut self,
        span: &Range<usize>,
        result: Result<T, E>,
    ) -> Option<T> {
        result.map_err(|error| self.fault(span, error)).ok()
    }

    /// Returns the line and letter of a byte.
    pub(super) fn place(&self, byte: usize) -> TextPosition {
        let before = self.text.get(..byte).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        TextPosition {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

/// Shortens a text for a message.
pub(super) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A value and its place.
pub(super) type At<T> = (Range<usize>, T);

/// A TOML table whose keys are taken one by one; the keys left over are unknown.
#[derive(Debug)]
pub(super) struct TomlTable<'v, 'i> {
    entries: &'v DeTable<'i>,
    span: Range<usize>,
    taken: Vec<&'static str>,
}

impl<'v, 'i> TomlTable<'v, 'i> {
    pub(super) fn new(entries: &'v DeTable<'i>, span: Range<usize>) -> Self {
        Self { entries, span, taken: Vec::new() }
    }

    pub(super) fn span(&self) -> &Range<usize> {
        &self.span
    }

    /// Takes a required text.
    pub(super) fn text(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<&'v str>> {
        let value = self.required(key, reader)?;
        as_text(Field::Key(key), value, reader)
    }

    /// Takes a name: a short printable text that does not change the direction of the text around it.
    pub(super) fn name(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<String>> {
        let (span, name) = self.text(key, reader)?;
        let is_good = is_name(name);
        if !is_good {
            reader.fault(&span, FaultKind::Name);
        }
        is_good.then(|| (span, name.to_owned()))
    }

    /// Takes a required whole number.
    pub(super) fn number(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<i64>> {
        let value = self.required(key, reader)?;
        as_number(Field::Key(key), value, reader)
    }

    /// Takes an optional whole number.
    pub(super) fn optional_number(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<i64>> {
        let value = self.take(key)?;
        as_number(Field::Key(key), value, reader)
    }

    /// Takes a required list of texts.
    pub(super) fn texts(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<Vec<At<&'v str>>>> {
        let value = self.required(key, reader)?;
        list(key, value, reader, as_text)
    }

    /// Takes a required list of whole numbers.
    pub(super) fn numbers(&mut self, key: &'static str, reader: &mut Reader) -> Option<At<Vec<At<i64>>>> {
        let value = self.required(key, reader)?;
        list(key, value, reader, as_number)
    }

    /// Takes an optional list of whole numbers.
    pub(super) fn optional_numbers(
        &mut self,
        key: &'static str,
        reader: &mut Reader,
    ) -> Option<At<Vec<At<i64>>>> {
        let value = self.take(key)?;
        list(key, value, reader, as_number)
    }

    /// Takes tables, perhaps none.
    pub(super) fn tables(&mut self, key: &'static str, reader: &mut Reader) -> Vec<TomlTable<'v, 'i>> {
        let Some(value) = self.take(key) else { return Vec::new() };
        list(key, value, reader, as_table).map_or(Vec::new(), |(_, tables)| tables)
    }

    /// Returns the length of a list of any kind.
    pub(super) fn list_len(&self, key: &str) -> usize {
        self.entries.get(key).and_then(|value| value.get_ref().as_array()).map_or(0, |list| list.len())
    }

    /// Takes keys of any kind.
    pub(super) fn ignore(&mut self, keys: &[&'static str]) {
        self.taken.extend(keys);
    }

    /// Reports every key that was not taken.
    pub(super) fn finish(self, reader: &mut Reader) {
        for key in self.entries.keys() {
            if !self.taken.contains(&key.get_ref().as_ref()) {
                reader.fault(&key.span(), FaultKind::UnknownKey { key: short(key.get_ref()) });
            }
        }
    }

    fn take(&mut self, key: &'static str) -> Option<&'v Spanned<DeValue<'i>>> {
        self.taken.push(key);
        self.entries.get(key)
    }

    fn required(&mut self, key: &'static str, reader: &mut Reader) -> Option<&'v Spanned<DeValue<'i>>> {
        let value = self.take(key);
        if value.is_none() {
            reader.fault(&self.span, FaultKind::Missing { key });
        }
        value
    }
}

fn as_text<'v>(field: Field, value: &'v Spanned<DeValue<'_>>, reader: &mut Reader) -> Option<At<&'v str>> {
    match value.get_ref() {
        DeValue::String(text) => Some((value.span(), text)),
        _ => wrong_type(field, ValueKind::Text, value, reader),
    }
}

fn as_number(field: Field, value: &Spanned<DeValue<'_>>, reader: &mut Reader) -> Option<At<i64>> {
    match value.get_ref() {
        DeValue::Integer(number) => {
            let parsed = i64::from_str_radix(number.as_str(), number.radix());
            let number = parsed.map_err(|_| FaultKind::HugeNumber { field });
            reader.check(&value.span(), number).map(|number| (value.span(), number))
        }
        _ => wrong_type(field, ValueKind::Integer, value, reader),
    }
}

fn as_table<'v, 'i>(
    field: Field,
    value: &'v Spanned<DeValue<'i>>,
    reader: &mut Reader,
) -> Option<TomlTable<'v, 'i>> {
    match value.get_ref() {
        DeValue::Table(entries) => Some(TomlTable::new(entries, value.span())),
        _ => wrong_type(field, ValueKind::Table, value, reader),
    }
}

/// Reads each element of a list; faulty ones are reported and left out.
fn list<'v, 'i, T>(
    key: &'static str,
    value: &'v Spanned<DeValue<'i>>,
    reader: &mut Reader,
    read: fn(Field, &'v Spanned<DeValue<'i>>, &mut Reader) -> Option<T>,
) -> Option<At<Vec<T>>> {
    match value.get_ref() {
        DeValue::Array(values) => {
            let each = Field::EachOf(key);
            Some((value.span(), values.iter().filter_map(|value| read(each, value, reader)).collect()))
        }
        _ => wrong_type(Field::Key(key), ValueKind::List, value, reader),
    }
}

fn wrong_type<T>(
    field: Field,
    expected: ValueKind,
    value: &Spanned<DeValue<'_>>,
    reader: &mut Reader,
) -> Option<T> {
    let found = match value.get_ref() {
        DeValue::String(_) => ValueKind::Text,
        DeValue::Integer(_) => ValueKind::Integer,
        DeValue::Float(_) => ValueKind::Float,
        DeValue::Boolean(_) => ValueKind::Boolean,
        DeValue::Datetime(_) => ValueKind::Date,
        DeValue::Array(_) => ValueKind::List,
        DeValue::Table(_) => ValueKind::Table,
    };
    reader.fault(&value.span(), FaultKind::Type { field, expected, found });
    None
}
