use sideboards_rules::{Content, ContentPart, Fault};

/// What the loader says of a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxVerdict {
    /// What is wrong, and what it belongs to.
    pub faults: Vec<(ContentPart, Fault)>,
    /// The hash of a good box.
    pub hash: Option<String>,
}

impl BoxVerdict {
    /// Judges a text; faults find their part in a text that was written from a draft.
    pub fn of(text: &str, is_written: bool) -> Self {
        match Content::parse(text) {
            Ok(content) => Self { faults: Vec::new(), hash: Some(content.hash().to_string()) },
            Err(errors) => {
                let part = |fault: &Fault| {
                    if is_written { ContentPart::at(fault.place, text) } else { ContentPart::Whole }
                };
                let faults = errors.0.into_iter().map(|fault| (part(&fault), fault)).collect();
                Self { faults, hash: None }
            }
        }
    }

    /// Returns what is wrong with a part.
    pub fn of_part(&self, part: ContentPart) -> Vec<Fault> {
        let of_it = self.faults.iter().filter(|(of, _)| *of == part);
        of_it.map(|(_, fault)| fault.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::ContentDraft;

    use super::*;

    #[test]
    fn faults_are_found_at_their_part() {
        let mut draft = ContentDraft::of(&Content::classic());
        assert!(BoxVerdict::of(&draft.write(), true).hash.is_some());
        draft.goals[4].points = 0;
        draft.name.clear();
        let verdict = BoxVerdict::of(&draft.write(), true);
        assert_eq!(verdict.of_part(ContentPart::Goal(4)).len(), 1);
        assert_eq!(verdict.of_part(ContentPart::Whole).len(), 1);
        assert_eq!(BoxVerdict::of(&draft.write(), false).of_part(ContentPart::Whole).len(), 2);
    }
}
