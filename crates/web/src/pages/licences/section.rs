//! The text of the licences, taken apart as `xtask/supply` has put it together.

/// Stands above every section.
const RULE: &str = "\n================================================================================\n";
/// Stands between the head of a section and its text.
const THIN_RULE: &str =
    "\n--------------------------------------------------------------------------------\n";

/// A licence and what is under it.
#[derive(Debug)]
pub(super) struct Section<'t> {
    title: &'t str,
    /// A line each: what it is, where it is used, where it is from.
    pub(super) items: Vec<&'t str>,
    pub(super) text: &'t str,
}

impl Section<'_> {
    /// Returns the licence and the names of what is under it, without versions.
    pub(super) fn summary(&self) -> String {
        let name = |item: &&str| item.split(" (").next().unwrap_or(item).to_owned();
        let without_version = |name: String| match name.rsplit_once(' ') {
            Some((name, version)) if version.starts_with(|letter: char| letter.is_ascii_digit()) => {
                name.to_owned()
            }
            _ => name,
        };
        let names: Vec<String> = self.items.iter().map(name).map(without_version).collect();
        format!("{}: {}", self.title, names.join(", "))
    }
}

/// Takes the text apart; what stands before the first section is an introduction for those who read only the text.
pub(super) fn sections(text: &str) -> Vec<Section<'_>> {
    text.split(RULE).skip(1).filter_map(section).collect()
}

fn section(text: &str) -> Option<Section<'_>> {
    let (head, text) = text.split_once(THIN_RULE)?;
    let mut lines = head.lines();
    Some(Section { title: lines.next()?, items: lines.collect(), text: text.trim_end() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../../assets/licences.txt");

    #[test]
    fn every_section_is_complete() {
        let sections = sections(TEXT);
        assert_eq!(sections.len(), TEXT.matches(RULE).count());
        assert!(sections.len() > 50, "{}", sections.len());
        for section in sections {
            assert!(
                !section.title.is_empty() && !section.items.is_empty() && !section.text.is_empty(),
                "{section:?}"
            );
        }
    }

    #[test]
    fn a_summary_has_names_without_versions() {
        let text = format!(
            "Hello\n{RULE}MIT License\none 1.0.0 (page), https://one\nSQLite (program){THIN_RULE}Text\n"
        );
        let sections = sections(&text);
        assert_eq!(sections.len(), 1);
        assert_eq!(sections[0].summary(), "MIT License: one, SQLite");
        assert_eq!(sections[0].items[0], "one 1.0.0 (page), https://one");
        assert_eq!(sections[0].text, "Text");
    }
}
