use sideboards_rules::{Card, Colour, Handle};

/// What a tap on a drawer changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// The handle.
    Handle,
    /// The colour.
    Colour,
}

/// Changes a drawer to the next of its kind.
pub fn tap(card: &mut Card, line: usize, tap: Tap) {
    let drawer = &mut card.0[line];
    match tap {
        Tap::Handle => {
            let next = drawer.handle.map_or(0, |handle| handle as usize + 1);
            drawer.handle = Handle::ALL.get(next).copied();
        }
        Tap::Colour => drawer.colour = Colour::ALL[(drawer.colour as usize + 1) % Colour::ALL.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_go_round() {
        let mut card = Card::PLAIN;
        let mut seen = Vec::new();
        for _ in 0..4 {
            tap(&mut card, 1, Tap::Handle);
            seen.push(card.to_string());
        }
        assert_eq!(seen, ["R-TfP-O-K-", "R-TsP-O-K-", "R-TbP-O-K-", "R-T-P-O-K-"]);
        tap(&mut card, 4, Tap::Colour);
        assert_eq!(card.to_string(), "R-T-P-O-R-");
    }
}
