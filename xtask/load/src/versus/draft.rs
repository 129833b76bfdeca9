//! A player of the draft on boardgame.io's server: Socket.IO by hand, as lean as our own client.

use std::cell::Cell;
use std::rc::Rc;

use anyhow::{Context, Result};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Deserialize;
use serde::de::IgnoredAny;
use sideboards_rules::below;

use crate::full_room::SEATS;
use crate::raw_socket::RawSocket;

/// The path of Socket.IO.
const PATH: &str = "/socket.io/?EIO=4&transport=websocket";

/// The ping of Engine.IO; the answer is the pong.
const PING: &[u8] = b"2";
const PONG: &str = "3";

/// Prefix of the events with the state of the game.
const UPDATE: &[u8] = br#"42/draft,["update","#;
const SYNC: &[u8] = br#"42/draft,["sync","#;
const NAMESPACE: &[u8] = b"42/draft,";

/// Plays a seat of the other game.
#[derive(Debug)]
pub(super) struct Drafter {
    wire: RawSocket,
    table: usize,
    number: usize,
    words: Xoshiro256PlusPlus,
    /// The round that was decided last, until an update contains it.
    sent: Option<GameRound>,
}

/// A game, and a round of it.
type GameRound = (u32, u8);

/// Sent on joining: the name of the event, the match, and the state of the game.
#[derive(Debug, Deserialize)]
struct Sync<'a>(IgnoredAny, IgnoredAny, #[serde(borrow)] Info<'a>);

#[derive(Debug, Deserialize)]
struct Info<'a> {
    #[serde(borrow)]
    state: State<'a>,
}

/// Sent to all after a move: the same, and the log.
#[derive(Debug, Deserialize)]
struct Update<'a>(IgnoredAny, IgnoredAny, #[serde(borrow)] State<'a>, IgnoredAny);

#[derive(Debug, Deserialize)]
struct State<'a> {
    #[serde(rename = "G", borrow)]
    game: GameExcerpt<'a>,
    #[serde(rename = "_stateID")]
    number: u64,
}

/// The part of the game that a player needs for a choice.
#[derive(Debug, Deserialize)]
struct GameExcerpt<'a> {
    games: u32,
    round: u8,
    #[serde(borrow)]
    hand: Vec<&'a str>,
    choice: Option<IgnoredAny>,
}

impl Drafter {
    /// Connects and takes a seat.
    pub(super) async fn take(host: &str, table: usize, seat: usize) -> Result<Self> {
        let mut wire = RawSocket::open(host, PATH).await?;
        wire.receive().await?;
        wire.send("40/draft,").await?;
        wire.receive().await?;
        wire.send(&format!(r#"42/draft,["sync","table-{table}","{seat}",null,{SEATS}]"#)).await?;
        let words = Xoshiro256PlusPlus::seed_from_u64((table * SEATS + seat) as u64);
        Ok(Self { wire, table, number: seat, words, sent: None })
    }

    /// Plays for ever, and counts decisions when an update contains them.
    pub(super) async fn play(mut self, accepted: Rc<Cell<u64>>) -> Result<()> {
        loop {
            self.wire.receive().await?;
            if self.wire.texts().any(|text| text == PING) {
                self.wire.send(PONG).await?;
            }
            let Some(state) = latest(&self.wire)? else { continue };
            let moment = (state.game.games, state.game.round);
            let is_chosen = state.game.choice.is_some();
            if self.sent.is_some_and(|sent| sent != moment || is_chosen) {
                self.sent = None;
                accepted.set(accepted.get() + 1);
            }
            if !is_chosen && self.sent.is_none() {
                let (choice, number) = (choice(&mut self.words, &state.game)?, state.number);
                self.choose(&choice, number).await?;
                self.sent = Some(moment);
            }
        }
    }

    async fn choose(&mut self, choice: &str, number: u64) -> Result<()> {
        let Self { table, number: seat, .. } = self;
        let action = format!(
            r#"{{"type":"MAKE_MOVE","payload":{{"type":"choose","args":{choice},"playerID":"{seat}"}}}}"#
        );
        let event = format!(r#"42/draft,["update",{action},{number},"table-{table}","{seat}"]"#);
        self.wire.send(&event).await
    }
}

/// Reads the last message with the state of the game: it is complete.
fn latest(wire: &RawSocket) -> Result<Option<State<'_>>> {
    let is_state = |text: &&[u8]| text.starts_with(UPDATE) || text.starts_with(SYNC);
    let Some(text) = wire.texts().filter(is_state).last() else { return Ok(None) };
    let event = &text[NAMESPACE.len()..];
    let state = if text.starts_with(UPDATE) {
        serde_json::from_slice::<Update>(event).map(|update| update.2)
    } else {
        serde_json::from_slice::<Sync>(event).map(|sync| sync.2.state)
    };
    Ok(Some(state.context("boardgame.io says what it should not")?))
}

/// Chooses any cards of the hand: two in the first round, then one.
fn choice(words: &mut Xoshiro256PlusPlus, game: &GameExcerpt) -> Result<String> {
    let count = if game.round == 0 { 2 } else { 1 };
    let first = below(words, game.hand.len().max(1));
    let card = |number: usize| game.hand.get((first + number) % game.hand.len().max(1)).copied();
    let cards = (0..count).map(card).collect::<Option<Vec<&str>>>().context("a hand without cards")?;
    let end = ["left", "right"][below(words, 2)];
    Ok(format!("[{},\"{end}\"]", serde_json::to_string(&cards)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_cards_of_the_hand_are_chosen_as_the_round_asks_for() {
        let mut words = Xoshiro256PlusPlus::seed_from_u64(1);
        let game =
            |round, hand: &[&'static str]| GameExcerpt { games: 0, round, hand: hand.to_vec(), choice: None };
        for _ in 0..10 {
            let start = choice(&mut words, &game(0, &["a", "b", "c"])).expect("a choice");
            let (cards, end): (Vec<String>, String) = serde_json::from_str(&start).expect("arguments");
            assert!(
                cards.len() == 2 && cards[0] != cards[1] && ["left", "right"].contains(&&*end),
                "{start}"
            );
        }
        assert!(choice(&mut words, &game(3, &["a"])).expect("a choice").starts_with(r#"[["a"],""#));
        assert!(choice(&mut words, &game(3, &[])).is_err());
    }
}
