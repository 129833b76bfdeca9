//! As much JSON as the protocol needs: its numbers are whole and never below zero.

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A text.
    Text(String),
    /// Values in order.
    List(Vec<Self>),
    /// Values with names.
    Object(Vec<(String, Self)>),
}

/// So deep is nothing that the server says.
const DEPTH: usize = 16;

impl Json {
    /// Reads a whole text.
    pub fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEPTH)?;
        reader.skip();
        reader.rest.is_empty().then_some(value)
    }

    /// Gives a field; one that is not there is null.
    pub fn get(&self, name: &str) -> &Self {
        let Self::Object(fields) = self else { return &Self::Null };
        fields.iter().find(|(field, _)| field == name).map_or(&Self::Null, |(_, value)| value)
    }

    /// Gives a text, if it is one.
    pub fn text(&self) -> Option<String> {
        if let Self::Text(text) = self { Some(text.clone()) } else { None }
    }

    /// Gives a number, if it is one.
    pub fn number(&self) -> Option<u64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// Tells whether it is a yes.
    pub fn is_true(&self) -> bool {
        *self == Self::Bool(true)
    }

    /// Gives the items of a list; anything else has none.
    pub fn list(&self) -> &[Self] {
        if let Self::List(items) = self { items } else { &[] }
    }

    /// Gives name and value of an object with one field, or of a mere name.
    pub fn variant(&self) -> Option<(&str, &Self)> {
        match self {
            Self::Text(name) => Some((name, &Self::Null)),
            Self::Object(fields) => fields.first().map(|(name, value)| (name.as_str(), value)),
            _ => None,
        }
    }
}

/// Writes a text.
pub(super) fn quote(text: &str) -> String {
    let escape = |letter: char| match letter {
        '"' | '\\' => format!("\\{letter}"),
        letter if letter < ' ' => format!("\\u{:04x}", u32::from(letter)),
        letter => letter.to_string(),
    };
    format!("\"{}\"", text.chars().map(escape).collect::<String>())
}

struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\r', '\t']);
    }

    /// Reads a sign if it comes next.
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
            b'0'..=b'9' => {
                let end = self.rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.rest.len());
                let (number, rest) = self.rest.split_at(end);
                self.rest = rest;
                number.parse().ok().map(Json::Number)
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

    /// Reads the four digits of an escaped letter.
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
            " {\"a\" : [1, 2,{}], \"b\":\"\\u00e9\\n\\ud83e\\ude91\\\"\", \"c\":true,\"d\":null} ",
        );
        let json = json.expect("JSON");
        assert_eq!(json.get("a").list()[1].number(), Some(2));
        assert_eq!(json.get("b").text().as_deref(), Some("é\n🪑\""));
        assert!(json.get("c").is_true());
        assert_eq!(json.get("d"), json.get("else"));
    }

    #[test]
    fn nonsense_is_nothing() {
        for text in ["", "{", "[1,]", "\"", "\"\\u12", "nul", "1 2", "-1", "{\"a\"}", "\"\\ud83e\""] {
            assert_eq!(Json::parse(text), None, "{text}");
        }
        assert_eq!(Json::parse(&"[".repeat(100_000)), None);
    }

    #[test]
    fn texts_survive() {
        for text in ["", "Zoë \"the\" \\ 🪑", "a\nb\u{1}"] {
            assert_eq!(Json::parse(&quote(text)), Some(Json::Text(text.to_owned())));
            assert_eq!(serde_json::from_str::<String>(&quote(text)).expect("JSON"), text);
        }
    }
}
