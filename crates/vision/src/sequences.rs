use sideboards_rules::{Content, Deck, LINES, Placed, Turned};

use crate::shade::{Inks, Shade};

/// The orders of colours of a box's cards, and their cards.
#[derive(Clone, Debug)]
pub(crate) struct Sequences {
    pub(crate) all: Vec<Sequence>,
    /// The occurring multisets of colours; usually there is one.
    kinds: Vec<[u8; LINES]>,
}

/// Five colours from the top.
#[derive(Clone, Debug)]
pub(crate) struct Sequence {
    pub(crate) colours: [u8; LINES],
    /// Its index among the kinds.
    pub(crate) kind: usize,
    /// The cards that show it, with their way up.
    pub(crate) cards: Vec<Placed>,
}

impl Sequences {
    pub(crate) fn of(content: &Content) -> Self {
        let mut this = Self { all: Vec::new(), kinds: Vec::new() };
        let deck: &Deck = content.deck();
        for (card, _) in deck.iter() {
            for turned in Turned::ALL {
                this.add(deck, Placed { card, turned });
            }
        }
        this
    }

    fn add(&mut self, deck: &Deck, placed: Placed) {
        let face = deck.face(placed);
        if placed.turned != Turned::AsPrinted && face == *deck.card(placed.card) {
            return;
        }
        let colours = face.drawers().map(|drawer| drawer.colour as u8);
        if let Some(sequence) = self.all.iter_mut().find(|sequence| sequence.colours == colours) {
            sequence.cards.push(placed);
            return;
        }
        let mut sorted = colours;
        sorted.sort_unstable();
        let kind = self.kinds.iter().position(|kind| *kind == sorted).unwrap_or_else(|| {
            self.kinds.push(sorted);
            self.kinds.len() - 1
        });
        self.all.push(Sequence { colours, kind, cards: vec![placed] });
    }

    /// Returns the mean light of a column of each kind.
    pub(crate) fn means(&self, inks: &Inks) -> Vec<[f32; 3]> {
        let lights = inks.centres.map(Shade::light);
        let usual = mean(&lights, [0, 1, 2, 3, 4]);
        self.kinds
            .iter()
            .map(|kind| {
                let this = mean(&lights, *kind);
                [0, 1, 2].map(|channel| this[channel] / usual[channel].max(1e-3))
            })
            .collect()
    }
}

fn mean(lights: &[[f32; 3]; LINES], colours: [u8; LINES]) -> [f32; 3] {
    [0, 1, 2].map(|channel| {
        colours.iter().map(|colour| lights[usize::from(*colour)][channel]).sum::<f32>() / LINES as f32
    })
}
