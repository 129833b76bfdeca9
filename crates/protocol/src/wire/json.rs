//! The subset of JSON in the protocol: its numbers are whole and never negative.

use super::Faults;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`, or a missing field.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A number that the protocol does not use. It may be in an unknown field.
    OtherNumber,
    /// A text.
    Text(String),
    /// Values in order.
    List(Vec<Self>),
    /// Values with names, in order.
    Object(Vec<(String, Self)>),
}

/// More than the depth of any message of the server.
const DEPTH: usize = 16;

impl Json {
    /// Reads a whole text.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEPTH)?;
        reader.skip();
        reader.rest.is_empty().then_some(value)
    }

    /// Returns a field; a missing one is `Null`.
    pub(crate) fn get(&self, name: &str) -> &Self {
        let Self::Object(fields) = self else { return &Self::Null };
        fields.iter().find(|(field, _)| field == name).map_or(&Self::Null, |(_, value)| value)
    }

    pub(super) fn text(&self, faults: &mut Faults) -> &str {
        if let Self::Text(text) = self {
            return text;
        }
        faults.malformed();
        ""
    }

    pub(super) fn list(&self, faults: &mut Faults) -> &[Self] {
        if let Self::List(items) = self {
            return items;
        }
        faults.malformed();
        &[]
    }

    /// Returns name and value of an object with one field, or of a mere name.
    pub(crate) fn variant(&self, faults: &mut Faults) -> (&str, &Self) {
        match self {
            Self::Text(name) => (name, &Self::Null),
            Self::Object(fields) if fields.len() == 1 => (&fields[0].0, &fields[0].1),
            _ => {
                faults.malformed();
                ("", &Self::Null)
            }
        }
    }
}

/// Appends a text as a string of JSON.
pub fn quote(value: &str, text: &mut String) {
    text.push('"');
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        if letter < ' ' {
            let digit = |value: u32| char::from_digit(value, 16).expect("four bits");
            text.push_str("\\u00");
            text.extend([digit(u32::from(letter) >> 4), digit(u32::from(letter) & 15)]);
        } else {
            text.push(letter);
        }
    }
    text.push('"');
}

struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    /// Consumes a sign if it comes next.
    fn eat(&mut self, sign: &str) -> Option<()> {
        self.skip();
        self.rest = self.rest.strip_prefix(sign)?;
        Some(())
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.skip();
        match self.rest.bytes().next()? {
            b'"' => self.text().map(Json::Text),
            b'[' if depth > 0 => self.items('[', ']', |reader| reader.value(depth - 1)).map(Json::List),
            b'{' if depth > 0 => {
                let field = |reader: &mut Self| {
                    reader.skip();
                    let name = reader.text()?;
                    reader.eat(":")?;
                    Some((name, reader.value(depth - 1)?))
                };
                self.items('{', '}', field).map(Json::Object)
            }
            b'-' | b'0'..=b'9' => {
                let is_over = |letter: char| !matches!(letter, '0'..='9' | '+' | '-' | '.' | 'e' | 'E');
                let (number, rest) = self.rest.split_at(self.rest.find(is_over).unwrap_or(self.rest.len()));
                self.rest = rest;
                Some(number.parse().map_or(Json::OtherNumber, Json::Number))
            }
            _ => {
                let words = [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))];
                words.into_iter().find_map(|(word, value)| self.eat(word).map(|()| value))
            }
        }
    }

    fn items<T>(
        &mut self,
        open: char,
        close: char,
        mut item: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        self.rest = self.rest.strip_prefix(open)?;
        let mut items = Vec::new();
        self.skip();
        if let Some(rest) = self.rest.strip_prefix(close) {
            self.rest = rest;
            return Some(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(",").is_none() {
                self.rest = self.rest.strip_prefix(close)?;
                return Some(items);
            }
        }
    }

    fn text(&mut self) -> Option<String> {
        self.rest = self.rest.strip_prefix('"')?;
        let mut text = String::new();
        loop {
            let end = self.rest.find(['"', '\\'])?;
            text += &self.rest[..end];
            let (sign, rest) = self.rest[end..].split_at(1);
            self.rest = rest;
            if sign == "\"" {
                return Some(text);
            }
            text.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        match letter {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            'b' => Some('\u{8}'),
            'f' => Some('\u{c}'),
            'u' => {
                let first = self.unit()?;
                let units = if (0xd800..0xdc00).contains(&first) {
                    self.rest = self.rest.strip_prefix("\\u")?;
                    vec![first, self.unit()?]
                } else {
                    vec![first]
                };
                char::decode_utf16(units).next()?.ok()
            }
            letter => Some(letter),
        }
    }

    /// Reads the four digits of an escaped code unit.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.rest.get(..4)?;
        self.rest = &self.rest[4..];
        u16::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let json = Json::parse(
            " {\"a\" : [1, 2,{}], \"b\":\"\\u00e9\\n\\ud83e\\ude91\\\"\", \"c\":true,\"d\":null, \"e\":-1.5e3} ",
        );
        let (json, faults) = (json.expect("JSON"), &mut Faults::default());
        assert_eq!(json.get("a").list(faults)[1], Json::Number(2));
        assert_eq!(json.get("b").text(faults), "é\n🪑\"");
        assert_eq!(json.get("c"), &Json::Bool(true));
        assert_eq!(json.get("d"), json.get("else"));
        assert_eq!(json.get("e"), &Json::OtherNumber);
    }

    #[test]
    fn nonsense_is_nothing() {
        for text in ["", "{", "[1,]", "\"", "\"\\u12", "nul", "1 2", "{\"a\"}", "\"\\ud83e\""] {
            assert_eq!(Json::parse(text), None, "{text}");
        }
        assert_eq!(Json::parse(&"[".repeat(100_000)), None);
    }

    #[test]
    fn texts_survive() {
        for text in ["", "Zoë \"the\" \\ 🪑", "a\nb\u{1}\u{1f}"] {
            let mut written = String::new();
            quote(text, &mut written);
            assert_eq!(Json::parse(&written), Some(Json::Text(text.to_owned())));
            assert_eq!(serde_json::from_str::<String>(&written).expect("JSON"), text);
        }
    }
}
