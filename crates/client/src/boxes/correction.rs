use std::sync::Arc;

use sideboards_rules::{Card, CardId, Content, ContentDraft};

use super::Boxes;

impl Boxes<'_> {
    /// Corrects what a card of a box shows, and returns the box as it is now. An own box is changed, and remembered as it was for
    /// its games; of any other an own copy with another name is made. Nothing happens if the box has such a card already.
    pub fn correct(&self, content: &Content, card: CardId, face: Card, copy: &str) -> Option<Arc<Content>> {
        self.learn_to_read();
        let hash = content.hash();
        let is_it = |kept: &super::KeptBox| kept.content.as_ref().is_ok_and(|kept| kept.hash() == hash);
        let own = self.kept().into_iter().find(is_it);
        let mut draft = own
            .as_ref()
            .and_then(|own| ContentDraft::read(&own.text))
            .unwrap_or_else(|| ContentDraft { name: copy.to_owned(), ..ContentDraft::of(content) });
        *draft.cards.get_mut(card.index())? = face;
        let text = draft.write();
        let corrected = Content::parse(&text).ok()?;
        match own {
            Some(own) => {
                self.remember(&own.text);
                self.write(own.id, &text);
            }
            None => drop(self.add(&text)),
        }
        Some(Arc::new(corrected))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_card_is_corrected_in_a_copy_and_then_in_the_box_itself() {
        let memory = Memory::default();
        let boxes = Boxes::new(&memory);
        let classic = Content::classic();
        let (card, face) = (CardId::new(3), "RsTbO-KfP-".parse::<Card>().expect("a card"));
        let mine = boxes.correct(&classic, card, face, "Mine").expect("a copy");
        assert_eq!((mine.name(), *mine.deck().card(card)), ("Mine", face));
        assert_eq!(boxes.kept().len(), 1);
        let face = "RbTfO-KsP-".parse::<Card>().expect("a card");
        let again = boxes.correct(&mine, card, face, "Another").expect("the same box");
        assert_eq!((again.name(), *again.deck().card(card), boxes.kept().len()), ("Mine", face, 1));
        assert!(
            boxes.of_hash(&mine.hash().to_string()).is_some(),
            "what was played with it before is still found"
        );
        let same = *again.deck().card(CardId::new(4));
        assert!(boxes.correct(&again, card, same, "").is_none(), "no card is there twice");
        assert_eq!(boxes.own()[0].content.hash(), again.hash());
    }
}
