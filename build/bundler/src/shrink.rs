//! Removes comments and indentation, which browsers do not need: a kilobyte and a half over the wire.

/// Shrinks a script whose comments are on separate lines.
pub(crate) fn script(text: &str) -> String {
    let mut is_comment = false;
    let mut lines = Vec::new();
    for line in text.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            lines.push(line);
        }
        is_comment &= !line.ends_with("*/");
    }
    lines.join("\n")
}

/// Shrinks a style sheet.
pub(crate) fn style(text: &str) -> String {
    let parts = text.split("/*").enumerate();
    let without: String = parts
        .map(
            |(index, part)| {
                if index == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) }
            },
        )
        .collect();
    without.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_run_stays() {
        let text = "// Why.\nconst a = 1; // not alone\n\n/**\n * @param b\n */\n  f(a);\n/* short */\ng(\"// no\");\n";
        assert_eq!(script(text), "const a = 1; // not alone\nf(a);\ng(\"// no\");");
    }

    #[test]
    fn what_is_drawn_stays() {
        let text = "/* Why. */\na {\n  b: c;\n}\nd { e: f; } /* and\n so on */\n";
        assert_eq!(style(text), "a {\nb: c;\n}\nd { e: f; }");
    }
}
