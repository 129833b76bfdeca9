use sideboards_rules::{Decision, End, Record};

/// When the cards of a sideboard were laid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayingOrder {
    /// The round of each card, from the left; the start is round 1.
    pub rounds: Vec<u8>,
    /// The round in which the exchange card was used.
    pub exchange: Option<u8>,
}

impl LayingOrder {
    /// Reads the order of a solo game.
    pub fn of(record: &Record) -> Self {
        let mut order = Self::default();
        let mut round = 1;
        for (_, decision) in record.decisions() {
            match decision {
                Decision::Start(_) => order.rounds = vec![round; 2],
                Decision::Place(placement) => match placement.end {
                    End::Left => order.rounds.insert(0, round),
                    End::Right => order.rounds.push(round),
                },
                Decision::Exchange => {
                    order.exchange = Some(round);
                    continue;
                }
                Decision::TakeBack => continue,
            }
            round += 1;
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sideboards_rules::Content;

    #[test]
    fn every_card_has_its_round() {
        let path = format!("{}/../../examples/solo.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let record = Record::parse(&text, Content::classic()).expect("a record");
        let order = LayingOrder::of(&record);
        let mut rounds = order.rounds.clone();
        rounds.sort_unstable();
        assert_eq!(rounds, [1, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(order.exchange.is_some(), text.contains("exchange"));
        let last = order.rounds.iter().position(|round| *round == 7);
        assert!(last == Some(0) || last == Some(7), "the last card lies at an end");
    }
}
