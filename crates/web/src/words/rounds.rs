use sideboards_rules::Round;

/// Returns the number of a round as people count: the start is the first.
pub(crate) fn round_number(round: Round) -> u8 {
    round.number()
}
