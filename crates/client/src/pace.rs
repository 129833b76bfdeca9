//! The pace of events at the table, in milliseconds, the same for movement and sound.

/// A card turns over or by half a turn.
pub const TURN: u32 = 220;

/// A card that was laid has reached its place, at the latest.
pub const LAND: u32 = 240;

/// A card that has reached its place gives way a little.
pub const SETTLE: u32 = 60;

/// One combination is drawn after the other.
const COMBINATION: u32 = 120;

/// All combinations of a card begin within this time, however many there are.
const CHAIN: u32 = 600;

/// One sideboard after the other shows what was laid.
pub const REVEAL: u32 = 150;

/// Cards go from hand to hand.
pub const PASS: u32 = 320;

/// Returns how long after the card that made it a combination begins to shine.
pub fn combination(index: usize, of: usize) -> u32 {
    let step = COMBINATION.min(CHAIN / u32::try_from(of).unwrap_or(CHAIN).max(1));
    LAND + step * u32::try_from(index).unwrap_or_default()
}

/// Returns how long `others` players show their cards before passing.
pub fn reveal(others: usize) -> u32 {
    u32::try_from(others).unwrap_or_default() * REVEAL / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_celebrated_and_a_round_is_shown_in_a_moment() {
        assert_eq!((combination(0, 1), combination(2, 3)), (LAND, LAND + 240));
        assert!(combination(29, 30) <= LAND + CHAIN);
        let most = 5;
        assert!(reveal(most) + PASS + 3 * REVEAL <= 1500, "cards are in hand");
        assert!((u32::try_from(most).expect("five") - 1) * REVEAL + TURN <= 1500, "everything is open");
    }
}
