//! Updates for many recipients: the shared part is written once, with gaps for the parts that only one recipient
//! may know.
//!
//! The text comes from the sight of a spectator. So a new field that is forgotten here is sent as spectators know
//! it, never as a seat does.

use std::fmt::Write;
use std::ops::Range;

use sideboards_rules::{CardId, CardText, Deck, Sight};

use crate::{SeatNumber, ServerMessage, Update, seat_number};

/// The placeholder in gaps. No name can look like a gap: quotation marks inside texts are escaped.
const NUMBER: SeatNumber = SeatNumber::MAX;
const TEXT: &str = "@";

/// An update as spectators see it, with gaps.
#[derive(Clone, Debug)]
pub struct UpdateTemplate {
    text: String,
    /// In order: the version before, events, the seat in the room, the player's hand and choice, known discards,
    /// and the known hand of each seat.
    gaps: Vec<Range<usize>>,
}

/// The content of the gaps for one recipient.
#[derive(Clone, Copy, Debug)]
pub struct Personal<'a> {
    /// The version before the first of the events.
    pub since: Option<u64>,
    /// The seat in the room.
    pub you: Option<SeatNumber>,
    /// The recipient's sight of the game.
    pub sight: &'a Sight,
    /// The cards of the box.
    pub deck: &'a Deck,
}

impl UpdateTemplate {
    /// Makes a template from an update for a spectator without earlier events. There has to be a game.
    pub fn new(public: Update) -> Self {
        let gap: CardText = TEXT.parse().expect("one letter is not too long");
        let mut update = Box::new(public);
        (update.since, update.room.you) = (Some(u64::MAX), Some(NUMBER));
        let table = update.table.as_mut().expect("there is a game");
        (table.you, table.choice) = (Some(NUMBER), Some(TEXT.to_owned()));
        (table.hand, table.known_discards) = (vec![gap], vec![gap]);
        for seat in &mut table.seats {
            seat.known_hand = vec![gap];
        }
        let seats = table.seats.len();
        let text = serde_json::to_string(&ServerMessage::Update(update)).expect("updates are JSON");
        let mut gaps = Vec::with_capacity(5 + seats);
        let mut find = |gap: &str, before: usize| {
            let from = gaps.last().map_or(0, |last: &Range<usize>| last.end);
            let begin = from + text[from..].find(gap).expect("every gap is written") + before;
            gaps.push(begin..from.max(begin) + gap.len() - before);
        };
        find(&format!("\"since\":{},", u64::MAX), 0);
        find("\"events\":[", "\"events\":[".len());
        find(&format!("\"you\":{NUMBER},"), 0);
        find(&format!("\"you\":{NUMBER},\"hand\":[\"{TEXT}\"],\"choice\":\"{TEXT}\","), 0);
        find(&format!("\"known_discards\":[\"{TEXT}\"],"), 0);
        for _ in 0..seats {
            find(&format!(",\"known_hand\":[\"{TEXT}\"]"), 0);
        }
        Self { text, gaps }
    }

    /// Writes the update for a recipient, with the JSON of each event that it may see.
    pub fn write<'e>(&self, personal: &Personal, events: impl Iterator<Item = &'e str>) -> String {
        let Personal { since, you, sight, deck } = *personal;
        let mut text = String::with_capacity(self.text.len() + 1024);
        let mut parts = self.parts();
        let mut next = |text: &mut String| *text += parts.next().expect("a part after each gap");
        next(&mut text);
        number(&mut text, "since", since);
        next(&mut text);
        for (index, event) in events.enumerate() {
            if index > 0 {
                text.push(',');
            }
            text += event;
        }
        next(&mut text);
        number(&mut text, "you", you.map(u64::from));
        next(&mut text);
        number(&mut text, "you", sight.seat().map(|seat| seat_number(seat).into()));
        cards(&mut text, "hand", deck, sight.hand.cards().iter().copied());
        if let Some(choice) = &sight.choice {
            write!(text, "\"choice\":\"{}\",", deck.text(choice)).expect("text grows");
        }
        next(&mut text);
        cards(&mut text, "known_discards", deck, sight.known_discards.iter());
        next(&mut text);
        for player in &sight.players {
            let comma = text.len();
            cards(&mut text, "known_hand", deck, player.known_hand.iter());
            if text.len() > comma {
                // It is the last field, so the comma is before it.
                text.pop();
                text.insert(comma, ',');
            }
            next(&mut text);
        }
        text
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        let begins = std::iter::once(0).chain(self.gaps.iter().map(|gap| gap.end));
        let ends = self.gaps.iter().map(|gap| gap.start).chain([self.text.len()]);
        begins.zip(ends).map(|(begin, end)| &self.text[begin..end])
    }
}

fn number(text: &mut String, name: &str, number: Option<u64>) {
    if let Some(number) = number {
        write!(text, "\"{name}\":{number},").expect("text grows");
    }
}

/// Writes cards, if there are any.
fn cards(text: &mut String, name: &str, deck: &Deck, cards: impl Iterator<Item = CardId>) {
    let mut is_first = true;
    for card in cards {
        if std::mem::take(&mut is_first) {
            text.extend(["\"", name, "\":["]);
        } else {
            text.push(',');
        }
        text.extend(["\"", &deck.card(card).text(), "\""]);
    }
    if !is_first {
        *text += "],";
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use sideboards_rules::{Content, Decision, Game, Seat, Seed, Setup, Variant, Viewer, below};

    use super::*;
    use crate::{Happening, Occupant, Person, RoomState, Settings, Stage, Table};

    fn person(name: &str) -> Occupant {
        Occupant::Person(Person { name: name.to_owned(), online: true, ..Person::default() })
    }

    fn update(sight: &Sight, content: &Content, since: Option<u64>, you: Option<SeatNumber>) -> Update {
        // A name that imitates a gap.
        let names = ["\"you\":255,", "[\"@\"]", "\\\"known_hand\":[\"@\"]", "Zoë"];
        let room = RoomState {
            code: "code".to_owned(),
            stage: Stage::Playing,
            games: 1,
            host: Some(1),
            you,
            settings: Settings::default(),
            content: None,
            next_secret_hash: None,
            seats: names.map(person).to_vec(),
            capacity: 6,
            locked: false,
            strangers: None,
            starts: None,
            deadline: Some(3),
        };
        let table = Table::of(sight, content.deck(), "@".to_owned());
        let events = vec![Happening::Chose { seat: 1 }, Happening::Renamed { seat: 2, name: "@".to_owned() }];
        let events = since.map(|_| events).unwrap_or_default();
        Update { since, version: 12, epoch: "e".to_owned(), now: 5, events, room, table: Some(table) }
    }

    /// The naive twin: an update made and written for one recipient.
    #[test]
    fn a_filled_template_is_the_update_of_its_recipient() {
        let content = Content::classic();
        let mut words = Xoshiro256PlusPlus::seed_from_u64(7);
        for (players, variant) in [(2, Variant::FourCard), (4, Variant::Standard), (6, Variant::Standard)] {
            let seed = Seed([players as u8; 32]);
            let setup = Setup::new(&content, players, variant, content.random_goals(&seed));
            let setup = setup.expect("a possible game");
            let mut game = Game::new(Arc::clone(&content), setup, seed);
            while !game.is_over() {
                let seat = Seat::new(below(&mut words, players));
                let legal = game.legal(seat);
                let decision = legal.get(below(&mut words, legal.len()));
                if decision != Decision::TakeBack {
                    game.decide(seat, decision).expect("a legal decision");
                }
                let public = game.view(Viewer::Spectator).sight();
                let template = UpdateTemplate::new(update(&public, &content, None, None));
                let seats = setup.players().seats().map(Viewer::Seat);
                for (number, viewer) in seats.chain([Viewer::Spectator]).enumerate() {
                    let sight = game.view(viewer).sight();
                    let since = [None, Some(7)][below(&mut words, 2)];
                    let you = [None, Some(number as SeatNumber + 1)][below(&mut words, 2)];
                    let naive = update(&sight, &content, since, you);
                    let events: Vec<String> = (naive.events.iter())
                        .map(|event| serde_json::to_string(event).expect("events are JSON"))
                        .collect();
                    let personal = Personal { since, you, sight: &sight, deck: content.deck() };
                    let written = template.write(&personal, events.iter().map(String::as_str));
                    let naive = serde_json::to_string(&ServerMessage::Update(Box::new(naive)));
                    assert_eq!(written, naive.expect("updates are JSON"));
                }
            }
        }
    }
}
