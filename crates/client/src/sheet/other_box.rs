use std::sync::Arc;

use sideboards_rules::{Card, CardId, Content, Deck, Goal, GoalKind, GoalNumber, GoalRule, Goals, Placed};

use super::Paper;
use super::paper::first_goals;

impl Paper {
    /// Returns the own box that took the place of the one this paper is about: nothing if that one is still there.
    pub fn successor(&self, own: &[Arc<Content>]) -> Option<Arc<Content>> {
        let classic = Content::classic().hash();
        if own.iter().any(|content| content.hash() == self.content.hash()) || self.content.hash() == classic {
            return None;
        }
        // Where only some cards are known, another box may well have the same name.
        let has_name = |content: &Content| self.excerpt.is_none() && content.name() == self.content.name();
        let likeness = |content: &Content| self.alike(content).max(self.alike_in_colours(content));
        let best = own
            .iter()
            .filter(|content| content.hash() != classic)
            .max_by_key(|content| (has_name(content), likeness(content)))?;
        // Another box of the owner, with other cards, is no later form of this one.
        let is_later = has_name(best) || 2 * likeness(best) > self.content.deck().len();
        is_later.then(|| Arc::clone(best))
    }

    /// Counts the cards that another box has too.
    fn alike(&self, other: &Content) -> usize {
        self.content.deck().iter().filter(|(_, card)| other.deck().find(card).is_some()).count()
    }

    /// Counts the cards at whose place another box has one with the same colours: transcribing the handles of a whole box leaves
    /// no card as it was. Elsewhere a card of these colours says nothing, as almost every box has one.
    fn alike_in_colours(&self, other: &Content) -> usize {
        let is_alike = |(id, card): &(CardId, &Card)| {
            let there = other.deck().id(id.index());
            there.is_some_and(|there| shown_alike(other.deck(), there, card).is_some())
        };
        self.content.deck().iter().filter(is_alike).count()
    }

    /// Writes the paper for another box: each card becomes the same one of it, otherwise the one at its place with its colours,
    /// otherwise one with its colours, otherwise the one at its place. Returns how many cards it has nothing for.
    pub fn take_box(&mut self, content: Arc<Content>) -> usize {
        let (old, new) = (self.content.deck(), content.deck());
        let map = map_cards(old, new);
        let follow = |placed: &Placed| {
            let to = map[placed.card.index()]?;
            let is_turned = placed.turned != sideboards_rules::Turned::AsPrinted;
            Some(if is_turned { Placed { turned: to.turned.opposite(), ..to } } else { to })
        };
        let before = self.card_count();
        let goals = self.goals_in(&content);
        for player in &mut self.players {
            player.cards = player.cards.iter().filter_map(follow).collect();
        }
        (self.goals, self.content, self.excerpt) = (goals, content, None);
        before - self.card_count()
    }

    fn card_count(&self) -> usize {
        self.players.iter().map(|player| player.cards.len()).sum()
    }

    /// Finds the goals of another box: the same ones, otherwise those with their numbers.
    fn goals_in(&self, content: &Content) -> Goals {
        let first = first_goals(content);
        let numbers = self.box_numbers();
        let find = |kind: GoalKind| {
            let goal = self.content.goal(self.goals.of(kind));
            let number = GoalNumber(numbers[kind as usize]);
            let of_kind = || content.all_goals().iter().filter(move |other| other.kind() == kind);
            let same = of_kind().find(|other| other.number == number && is_same_rule(other, goal));
            let same = same.or_else(|| of_kind().find(|other| is_same_rule(other, goal)));
            let at_place = || of_kind().find(|other| other.number == number);
            same.or_else(at_place).map_or(first.of(kind), |goal| goal.number)
        };
        let numbers = GoalKind::ALL.map(|kind| i64::from(find(kind).0));
        content.goals(&numbers).expect("a goal of each kind of this box")
    }
}

/// Returns whether two goals reward the same, perhaps with other points.
fn is_same_rule(one: &Goal, other: &Goal) -> bool {
    match (&one.rule, &other.rule) {
        (GoalRule::Combination(one), GoalRule::Combination(other)) => {
            one.aspect == other.aspect && one.pattern == other.pattern
        }
        (GoalRule::Row(one), GoalRule::Row(other)) => one.of == other.of && one.count == other.count,
        _ => false,
    }
}

/// A way to find a card: its number and what it shows, and which cards are taken.
type Way<'w> = &'w dyn Fn(CardId, &Card, &[bool]) -> Option<Placed>;

/// Finds for each card of a box the one of another box that it is, as it shows when the first one is as printed.
fn map_cards(old: &Deck, new: &Deck) -> Vec<Option<Placed>> {
    let mut map: Vec<Option<Placed>> = old.iter().map(|(_, card)| new.find(card)).collect();
    let mut taken: Vec<bool> = vec![false; new.len()];
    for placed in map.iter().flatten() {
        taken[placed.card.index()] = true;
    }
    // In this order: the same place, any place, and then any colours.
    let by_place = |id: CardId, card: &Card, taken: &[bool]| {
        let there = new.id(id.index()).filter(|id| !taken[id.index()])?;
        shown_alike(new, there, card)
    };
    let by_colours = |_: CardId, card: &Card, taken: &[bool]| {
        new.iter().filter(|(id, _)| !taken[id.index()]).find_map(|(id, _)| shown_alike(new, id, card))
    };
    let at_place = |id: CardId, _: &Card, taken: &[bool]| {
        let card = new.id(id.index()).filter(|id| !taken[id.index()])?;
        Some(Placed { card, turned: sideboards_rules::Turned::AsPrinted })
    };
    let ways: [Way; 3] = [&by_place, &by_colours, &at_place];
    for way in ways {
        for (id, card) in old.iter() {
            if map[id.index()].is_none()
                && let Some(placed) = way(id, card, &taken)
            {
                taken[placed.card.index()] = true;
                map[id.index()] = Some(placed);
            }
        }
    }
    map
}

/// Returns the way up in which a card shows the colours of another.
fn shown_alike(deck: &Deck, id: CardId, card: &Card) -> Option<Placed> {
    sideboards_rules::Turned::ALL.into_iter().map(|turned| Placed { card: id, turned }).find(|placed| {
        let face = deck.face(*placed);
        face.drawers().iter().zip(card.drawers()).all(|(one, other)| one.colour == other.colour)
    })
}

#[cfg(test)]
mod tests {
    use sideboards_rules::ContentDraft;

    use super::*;
    use crate::sheet::{example_of, worked_example};

    fn changed(change: impl FnOnce(&mut ContentDraft)) -> Arc<Content> {
        let mut draft = ContentDraft::of(&Content::classic());
        draft.name = "mine".to_owned();
        change(&mut draft);
        Arc::new(Content::parse(&draft.write()).expect("a box"))
    }

    fn faces(paper: &Paper) -> Vec<String> {
        let deck = paper.content.deck();
        let faces = paper.players.iter().flat_map(|player| &player.cards);
        faces.map(|placed| deck.face(*placed).to_string()).collect()
    }

    fn colours(faces: &[String]) -> Vec<String> {
        faces.iter().map(|face| face.chars().step_by(2).collect()).collect()
    }

    #[test]
    fn a_corrected_handle_is_taken_over_and_nothing_else_changes() {
        let before = changed(|_| {});
        let mut paper = Paper { content: Arc::clone(&before), ..worked_example() };
        let card = paper.players[0].cards[2];
        let after = changed(|draft| {
            let drawer = &mut draft.cards[card.card.index()].0[0];
            drawer.handle = None;
            draft.goals[1].points = 5;
        });
        // The classic box and one with the same cards are not told apart; here the box was changed in a goal first.
        let before = changed(|draft| draft.goals[0].points = 4);
        paper.content = before;
        let own = [Arc::clone(&after)];
        assert_eq!(paper.successor(&own).map(|content| content.hash()), Some(after.hash()));
        let was = faces(&paper);
        assert_eq!(paper.take_box(after), 0);
        let is = faces(&paper);
        assert_eq!(colours(&was), colours(&is));
        assert_eq!(was.iter().zip(&is).filter(|(was, is)| was != is).count(), 1);
        assert_eq!(paper.goals.numbers(), [2, 8, 19]);
        assert!(paper.successor(&own).is_none(), "it is up to date");
    }

    #[test]
    fn a_box_of_which_every_handle_was_written_down_is_noticed() {
        let handles = |draft: &mut ContentDraft| {
            for drawer in draft.cards.iter_mut().flat_map(|card| &mut card.0) {
                drawer.handle = match drawer.handle {
                    None => Some(sideboards_rules::Handle::Bar),
                    Some(_) => None,
                };
            }
        };
        let before = changed(|draft| draft.goals[0].points = 4);
        let mut paper = example_of(&before);
        let was = faces(&paper);
        let after = changed(handles);
        assert_eq!(paper.alike(&after), 0, "no card is the same");
        let own = [Arc::clone(&after)];
        assert_eq!(paper.successor(&own).map(|content| content.hash()), Some(after.hash()));
        // Under another name too, but not if it is a box of its own: those colours are in almost every box.
        let renamed = changed(|draft| {
            handles(draft);
            draft.name = "other".to_owned();
        });
        assert!(paper.successor(&[renamed]).is_some());
        let another = changed(|draft| {
            handles(draft);
            draft.name = "other".to_owned();
            draft.cards.rotate_left(1);
        });
        assert!(paper.successor(&[another]).is_none());
        assert_eq!(paper.take_box(after), 0);
        assert_eq!(colours(&faces(&paper)), colours(&was));
    }

    #[test]
    fn cards_are_found_wherever_they_are_and_whichever_way_up() {
        let mut paper = worked_example();
        let was = faces(&paper);
        let moved = changed(|draft| {
            draft.cards.reverse();
            draft.cards.iter_mut().for_each(|card| *card = card.turned());
            draft.goals.swap(0, 1);
            draft.suggestions.clear();
        });
        assert_eq!(paper.take_box(Arc::clone(&moved)), 0);
        assert_eq!(faces(&paper), was);
        assert_eq!(paper.goals.numbers(), [1, 8, 19], "the same goal has another number");
        assert_eq!(paper.take_box(Content::classic()), 0);
        assert_eq!((faces(&paper), paper.goals.numbers()), (was, [2, 8, 19]), "and back again");
    }

    #[test]
    fn a_corrected_colour_keeps_its_place() {
        let mut paper = worked_example();
        let card = paper.players[1].cards[0].card;
        let after = changed(|draft| {
            let card = &mut draft.cards[card.index()];
            card.0[1].colour = card.0[0].colour;
        });
        assert_eq!(paper.take_box(after), 0);
        assert_eq!(paper.players[1].cards[0].card, card);
    }

    #[test]
    fn another_box_is_no_successor_and_what_it_lacks_is_counted() {
        let weekend = include_str!("../../../../examples/weekend-box.toml");
        let weekend = Arc::new(Content::parse(weekend).expect("a box"));
        let own = changed(|draft| draft.goals[0].points = 4);
        let mut paper = example_of(&own);
        assert!(paper.successor(&[]).is_none());
        let lost = paper.take_box(Arc::clone(&weekend));
        assert_eq!(lost + paper.players.iter().map(|player| player.cards.len()).sum::<usize>(), 24);
        assert!(worked_example().successor(&[own]).is_none(), "the classic box never changes");
    }
}
