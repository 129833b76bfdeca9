//! Writing down what is on the cards of a box: each is found by its colours, then its handles are entered from the top.

use sideboards_rules::{Card, Colour, Handle, LINES, Turned};

/// With so few ways in which a card can lie, all are shown before any colour is tapped.
const SHOWN_AT_ONCE: usize = 24;

/// A handle, or none.
type Fitting = Option<Handle>;

/// A box that is being transcribed.
#[derive(Clone, Debug)]
pub struct Transcription {
    now: State,
    before: Vec<State>,
}

/// How far a transcription is.
#[derive(Clone, Debug)]
struct State {
    cards: Vec<Card>,
    /// Cards that are done, in that order.
    done: Vec<usize>,
    hand: Option<CardInHand>,
    colours: Vec<Colour>,
}

/// The card that is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardInHand {
    /// Its place in the box.
    pub card: usize,
    /// Which way up it is held.
    pub turned: Turned,
    /// The drawer that the next handle is for.
    pub line: Option<usize>,
    entered: [Option<Fitting>; LINES],
    assumed: [Option<Fitting>; LINES],
}

/// A card, and a way up that shows what was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its place in the box.
    pub card: usize,
    /// Which way up.
    pub turned: Turned,
}

impl CardInHand {
    fn new(candidate: Candidate) -> Self {
        let Candidate { card, turned } = candidate;
        Self { card, turned, line: Some(0), entered: [None; LINES], assumed: [None; LINES] }
    }

    /// Returns what is known of a drawer: its handle, and whether that was not entered but follows from the others.
    pub fn fitting(&self, line: usize) -> Option<(Fitting, bool)> {
        let entered = self.entered[line].map(|fitting| (fitting, false));
        entered.or(self.assumed[line].map(|fitting| (fitting, true)))
    }

    /// Returns whether all handles are known.
    pub fn is_complete(&self) -> bool {
        (0..LINES).all(|line| self.fitting(line).is_some())
    }

    /// Enters a handle, and goes on to the next drawer.
    fn enter(&mut self, fitting: Fitting) {
        let Some(line) = self.line else { return };
        self.entered[line] = Some(fitting);
        self.assume();
        let open = |line: &usize| self.fitting(*line).is_none();
        let guessed = (0..LINES).find(|line| self.entered[*line].is_none());
        let next = (line + 1..LINES).chain(0..line).find(open);
        self.line = next.or(guessed);
    }

    /// Fills in what is left if there is only one way: a card has each handle once, and two drawers without.
    fn assume(&mut self) {
        self.assumed = [None; LINES];
        let mut usual = vec![None, None];
        usual.extend(Handle::ALL.map(Some));
        for fitting in self.entered.iter().flatten() {
            match usual.iter().position(|left| left == fitting) {
                Some(index) => drop(usual.remove(index)),
                // An unusual card may have anything.
                None => return,
            }
        }
        if usual.windows(2).all(|pair| pair[0] == pair[1]) {
            for line in (0..LINES).filter(|line| self.entered[*line].is_none()) {
                self.assumed[line] = usual.first().copied();
            }
        }
    }
}

impl Transcription {
    /// Takes up a box of which some cards are done.
    pub fn new(cards: Vec<Card>, done: Vec<usize>) -> Self {
        let done = done.into_iter().filter(|card| *card < cards.len()).collect();
        Self { now: State { cards, done, hand: None, colours: Vec::new() }, before: Vec::new() }
    }

    /// Returns the cards of the box as they are known.
    pub fn cards(&self) -> &[Card] {
        &self.now.cards
    }

    /// Returns the cards that are done, in that order.
    pub fn done(&self) -> &[usize] {
        &self.now.done
    }

    /// Returns the card that is being entered.
    pub fn hand(&self) -> Option<CardInHand> {
        self.now.hand
    }

    /// Returns the colours that were tapped of the next card, from the top.
    pub fn colours(&self) -> &[Colour] {
        &self.now.colours
    }

    /// Returns whether colours are what is asked for: no card is in hand, or one that is complete.
    pub fn asks_colours(&self) -> bool {
        self.now.hand.is_none_or(|hand| hand.is_complete())
    }

    /// Returns whether everything is entered.
    pub fn is_over(&self) -> bool {
        (0..self.now.cards.len()).all(|card| self.is_done(card))
    }

    /// Returns whether a card is entered.
    pub fn is_done(&self, card: usize) -> bool {
        self.now.done.contains(&card)
    }

    /// Returns the cards that may be next, once they are few. Where none is left that shows the colours, those that are done are named.
    pub fn candidates(&self) -> Vec<Candidate> {
        if !self.asks_colours() {
            return Vec::new();
        }
        let found = showing(&self.now.cards, &self.now.colours);
        let (done, open): (Vec<_>, Vec<_>) = found.into_iter().partition(|found| self.is_done(found.card));
        match (open.len(), self.now.colours.is_empty()) {
            (0, true) => Vec::new(),
            (0, false) => done,
            (1..=SHOWN_AT_ONCE, _) | (_, false) => open,
            (_, true) => Vec::new(),
        }
    }

    /// Returns whether a card shows the colours that were tapped, and then this one.
    pub fn can_follow(&self, colour: Colour) -> bool {
        let longer = [&self.now.colours[..], &[colour]].concat();
        self.asks_colours() && longer.len() <= LINES && !showing(&self.now.cards, &longer).is_empty()
    }

    /// Taps a colour of the next card. If only one is left that shows them, it is taken.
    pub fn tap_colour(&mut self, colour: Colour) {
        if !self.can_follow(colour) {
            return;
        }
        self.remember();
        self.now.hand = None;
        self.now.colours.push(colour);
        if let [only] = self.candidates()[..] {
            self.hold(only);
        }
    }

    /// Takes a card in hand.
    pub fn choose(&mut self, candidate: Candidate) {
        self.remember();
        self.hold(candidate);
    }

    /// Enters what the drawer has that is asked for.
    pub fn tap_handle(&mut self, fitting: Option<Handle>) {
        let Some(mut hand) = self.now.hand.filter(|hand| hand.line.is_some()) else { return };
        self.remember();
        hand.enter(fitting);
        self.now.hand = Some(hand);
        self.now.done.retain(|done| *done != hand.card);
        if hand.is_complete() {
            let mut held = hand.turned.apply(&self.now.cards[hand.card]);
            for (line, drawer) in held.0.iter_mut().enumerate() {
                drawer.handle = hand.fitting(line).and_then(|(fitting, _)| fitting);
            }
            // It stays the way up that it has in the box.
            self.now.cards[hand.card] = hand.turned.apply(&held);
            self.now.done.push(hand.card);
        }
    }

    /// Goes to a drawer of the card in hand, to correct it.
    pub fn go_to_line(&mut self, line: usize) {
        if let Some(hand) = self.now.hand.as_mut().filter(|_| line < LINES) {
            hand.line = Some(line);
        }
    }

    /// Returns whether there is a card before.
    pub fn can_go_back(&self) -> bool {
        self.before_hand().is_some()
    }

    /// Takes the card in hand that was done before, with what was entered.
    pub fn back(&mut self) {
        let Some(card) = self.before_hand() else { return };
        self.remember();
        let turned = Turned::AsPrinted;
        let mut hand = CardInHand::new(Candidate { card, turned });
        hand.entered = self.now.cards[card].drawers().map(|drawer| Some(drawer.handle));
        self.now.colours.clear();
        self.now.hand = Some(hand);
    }

    /// Returns whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Takes the last tap back.
    pub fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }

    /// Returns the card that was done before the one in hand.
    fn before_hand(&self) -> Option<usize> {
        let held = self.now.hand.map(|hand| hand.card);
        let place = held.and_then(|held| self.now.done.iter().position(|done| *done == held));
        let before = place.unwrap_or(self.now.done.len()).checked_sub(1)?;
        Some(self.now.done[before])
    }

    fn hold(&mut self, candidate: Candidate) {
        self.now.colours.clear();
        self.now.hand = Some(CardInHand::new(candidate));
    }

    fn remember(&mut self) {
        /// More than anybody takes back.
        const MAX_UNDO: usize = 200;
        if self.before.len() == MAX_UNDO {
            self.before.remove(0);
        }
        self.before.push(self.now.clone());
    }
}

/// Returns the cards that show some colours from the top, in each way up that does.
fn showing(cards: &[Card], colours: &[Colour]) -> Vec<Candidate> {
    let ways = |(card, face): (usize, &Card)| {
        let face = *face;
        let shows = move |turned: &Turned| {
            let held = turned.apply(&face);
            // A card with the same colours both ways up is held the way it is in the box.
            let is_alike = same_colours(&held, &face) && *turned == Turned::HalfTurn;
            !is_alike && shows_from_top(&held, colours)
        };
        Turned::ALL
            .into_iter()
            .filter(shows)
            .map(move |turned| Candidate { card, turned })
            .collect::<Vec<_>>()
    };
    cards.iter().enumerate().flat_map(ways).collect()
}

fn same_colours(one: &Card, other: &Card) -> bool {
    one.drawers().iter().zip(other.drawers()).all(|(one, other)| one.colour == other.colour)
}

fn shows_from_top(card: &Card, colours: &[Colour]) -> bool {
    card.drawers().iter().zip(colours).all(|(drawer, colour)| drawer.colour == *colour)
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Content, Seed};

    use super::*;

    fn classic() -> Vec<Card> {
        Content::classic().deck().iter().map(|(_, card)| *card).collect()
    }

    /// Transcribes one card as a person does: the top colour, then the card itself, then handles until nothing is asked.
    /// Returns the number of taps.
    fn transcribe(box_: &mut Transcription, held: &Card) -> usize {
        let mut taps = 0;
        let colour = |line: usize| held.0[line].colour;
        let is_it = |box_: &Transcription, candidate: &Candidate| {
            same_colours(&candidate.turned.apply(&box_.cards()[candidate.card]), held)
        };
        if box_.candidates().is_empty() {
            box_.tap_colour(colour(0));
            taps += 1;
        }
        if box_.asks_colours() {
            let meant = box_.candidates().into_iter().find(|candidate| is_it(box_, candidate));
            box_.choose(meant.expect("it is among those that are left"));
            taps += 1;
        }
        while !box_.hand().expect("a card in hand").is_complete() {
            let line = box_.hand().and_then(|hand| hand.line).expect("a drawer is asked for");
            box_.tap_handle(held.0[line].handle);
            taps += 1;
        }
        taps
    }

    #[test]
    fn a_whole_box_in_any_order_takes_less_than_350_taps() {
        let content = Content::classic();
        let Ok(seed) = "an evening".parse::<Seed>();
        // A box whose handles are all elsewhere: each card has those of another one.
        let order = content.shuffled(&seed);
        let cards = classic();
        let true_cards: Vec<Card> = (0..60)
            .map(|index| {
                let mut card = cards[index];
                let other = cards[(index + 7) % 60];
                card.0
                    .iter_mut()
                    .zip(other.drawers())
                    .for_each(|(drawer, other)| drawer.handle = other.handle);
                card
            })
            .collect();
        let mut box_ = Transcription::new(cards, Vec::new());
        let mut taps = 0;
        for (number, card) in order.iter().enumerate() {
            let turned = if number % 2 == 0 { Turned::AsPrinted } else { Turned::HalfTurn };
            taps += transcribe(&mut box_, &turned.apply(&true_cards[card.index()]));
            assert_eq!(box_.done().len(), number + 1);
        }
        assert!(box_.is_over());
        assert_eq!(box_.cards(), true_cards);
        assert!((300..350).contains(&taps), "{taps} taps");
    }

    #[test]
    fn the_last_candidate_takes_itself() {
        let mut box_ = Transcription::new(classic(), Vec::new());
        assert_eq!(box_.candidates(), [], "far too many");
        for (colour, left) in [(Colour::Red, 24), (Colour::Turquoise, 6), (Colour::Pink, 2)] {
            box_.tap_colour(colour);
            assert_eq!(box_.candidates().len(), left);
        }
        assert!(!box_.can_follow(Colour::Red));
        box_.tap_colour(Colour::Red);
        assert_eq!(box_.colours().len(), 3);
        box_.tap_colour(Colour::Orange);
        assert_eq!(box_.hand().map(|hand| (hand.card, hand.turned)), Some((0, Turned::AsPrinted)));
    }

    #[test]
    fn what_follows_is_filled_in_and_can_be_changed() {
        let mut box_ = Transcription::new(classic(), Vec::new());
        box_.choose(Candidate { card: 0, turned: Turned::HalfTurn });
        for handle in Handle::ALL {
            box_.tap_handle(Some(handle));
        }
        let hand = box_.hand().expect("still there");
        assert!(hand.is_complete() && box_.is_done(0));
        assert_eq!((hand.line, hand.fitting(3)), (Some(3), Some((None, true))));
        assert_eq!(box_.cards()[0].to_string(), "R-T-PbOsKf", "as it is in the box");
        // The card has two bars: the last drawer has to be entered then.
        box_.tap_handle(Some(Handle::Bar));
        assert!(!box_.is_done(0));
        box_.tap_handle(None);
        assert_eq!((box_.cards()[0].to_string().as_str(), box_.is_done(0)), ("R-TbPbOsKf", true));
        box_.go_to_line(3);
        box_.tap_handle(None);
        assert_eq!(box_.cards()[0].to_string(), "R-T-PbOsKf");
        assert_eq!(box_.hand().and_then(|hand| hand.line), None, "nothing is asked any more");
    }

    #[test]
    fn taps_are_taken_back_and_cards_come_back() {
        let mut box_ = Transcription::new(classic(), Vec::new());
        assert!(!box_.can_undo() && !box_.can_go_back());
        transcribe(&mut box_, &"R-TfPsObK-".parse().expect("a card"));
        transcribe(&mut box_, &"TfR-PsObK-".parse().expect("a card"));
        let (first, second) = (box_.done()[0], box_.done()[1]);
        box_.undo();
        assert_eq!(box_.done(), [first]);
        box_.tap_handle(Some(Handle::Bar));
        assert_eq!(box_.done(), [first, second]);
        box_.back();
        assert_eq!(box_.hand().map(|hand| hand.card), Some(first));
        box_.tap_handle(Some(Handle::Square));
        assert_eq!(box_.cards()[first].to_string(), "RsTfPsObK-");
        assert!(box_.can_undo());
        (0..50).for_each(|_| box_.undo());
        assert_eq!((box_.cards(), box_.done().len()), (&classic()[..], 0));
    }

    #[test]
    fn a_card_that_is_done_can_be_entered_again() {
        let mut box_ = Transcription::new(classic(), (0..60).collect());
        assert!(box_.is_over() && box_.candidates().is_empty());
        for colour in [Colour::Red, Colour::Turquoise, Colour::Pink, Colour::Orange] {
            box_.tap_colour(colour);
        }
        assert_eq!(box_.hand().map(|hand| hand.card), Some(0));
        box_.tap_handle(None);
        assert!(!box_.is_over());
    }
}
