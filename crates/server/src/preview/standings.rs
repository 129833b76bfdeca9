//! The sideboards of a game, as a spectator sees them.

use sideboards_pictures::{Motif, Nameplate, Picture, Standing};
use sideboards_protocol::round_number;
use sideboards_rules::{Content, ExchangeCard, PlayerScore, Round, Scorer, Sight};

use super::cast::Cast;
use super::places::goals_of;
use crate::texts::Texts;

/// What a picture says and shows of a game.
#[derive(Clone, Debug)]
pub(super) struct Boards {
    pub(super) picture: Picture,
    /// The picture in words.
    pub(super) alt: String,
}

/// Draws up the sideboards of a game; when it is over, with what counts on them, the best first. Everything comes from a sight:
/// of a spectator it contains no hidden card.
pub(super) fn boards(sight: &Sight, content: &Content, cast: &Cast, line: &str, texts: Texts) -> Boards {
    let goals = sight.setup.goals();
    let scorer = Scorer::new(content, goals);
    let tallies: Vec<_> = sight.players.iter().map(|player| scorer.tally(&player.sideboard)).collect();
    let counts = sight.players.iter().zip(&tallies);
    let counts: Vec<_> =
        counts.map(|(player, tally)| (tally.counts(), player.exchange == ExchangeCard::Unused)).collect();
    let scores = (sight.round == Round::Over).then(|| scorer.scores(&counts));
    let score_of = |seat: usize| scores.as_ref().map(|scores| scores.players()[seat]);
    let standing = |(seat, player): (usize, &Nameplate)| {
        let sideboard = &sight.players[seat].sideboard;
        let cards = sideboard.cards().iter().map(|placed| content.deck().face(*placed)).collect();
        match score_of(seat) {
            Some(score) => {
                Standing::scored(player.clone(), cards, &tallies[seat], score.total.0, score.place == 1)
            }
            None => Standing::playing(player.clone(), cards),
        }
    };
    let mut seats: Vec<usize> = (0..sight.players.len().min(cast.players.len())).collect();
    seats.sort_by_key(|seat| score_of(*seat).map(|score| score.place));
    let shown = seats.iter().map(|seat| standing((*seat, &cast.players[*seat]))).collect();
    let title = if let Some(best) = score_of(*seats.first().unwrap_or(&0)) {
        result(&best, &seats, &score_of, cast, texts)
    } else {
        let (round, rounds) = (round_number(sight.round) + 1, Round::COUNT + 1);
        texts.fill("round", &[("round", &round.to_string()), ("rounds", &rounds.to_string())])
    };
    let named = |seat: &usize| match score_of(*seat) {
        Some(score) => format!("{} {}", cast.names[*seat], score.total),
        None => cast.names[*seat].clone(),
    };
    let names = seats.iter().map(named).collect::<Vec<_>>().join(", ");
    let alt = texts.fill(if scores.is_some() { "alt-result" } else { "alt-boards" }, &[("names", &names)]);
    let motif = Motif::Game { players: shown, goals: goals_of(content, goals) };
    Boards { picture: Picture { title, line: line.to_owned(), motif }, alt }
}

/// Says who has won.
fn result(
    best: &PlayerScore,
    seats: &[usize],
    score_of: &impl Fn(usize) -> Option<PlayerScore>,
    cast: &Cast,
    texts: Texts,
) -> String {
    let winners = seats.iter().filter(|seat| score_of(**seat).is_some_and(|score| score.place == 1));
    let key = if winners.count() > 1 { "tied" } else { "won" };
    let winner = cast.players[seats[0]].name();
    texts.fill(key, &[("winner", winner), ("points", &best.total.to_string())])
}
