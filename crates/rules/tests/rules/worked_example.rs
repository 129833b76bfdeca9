//! The example that the rule booklet explains: goals 2, 8 and 19, three players, nobody exchanged.

use sideboards_rules::{Content, Counts, Drawers, Points, Row, Scorer, Seat, Table, TablePlayer, Variant};

use crate::kit::sideboard;

const LIDIA: &str = "ObRsT-P-Kf PbR-OsT-Kf K-PbT-OsRf O-PsTfK-Rb OsT-PbKfR- T-PbO-KfRs KsTfP-ObR- PbR-K-TsOf";
const CARINA: &str =
    "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb";
const PETER: &str = "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs";

#[test]
fn the_table_gets_38_33_and_39_points() {
    let content = Content::classic();
    let goals = content.goals(&[2, 8, 19]).expect("one goal of each kind");
    assert_eq!(content.suggestion("B"), Ok(goals));
    let players = [LIDIA, CARINA, PETER]
        .map(|text| TablePlayer { sideboard: sideboard(&content, text), exchange_used: false })
        .to_vec();
    let table = Table::new(&content, Variant::Standard, goals, players).expect("a possible table");
    let scores = table.scores();
    let facts: Vec<_> = scores
        .players()
        .iter()
        .map(|score| {
            let Points(total) = score.total;
            (score.counts, score.bonus.0, score.exchange.0, total, score.place)
        })
        .collect();
    let counts = |colour, handle, row| Counts { colour, handle, row };
    assert_eq!(
        facts,
        [(counts(3, 5, 5), 0, 1, 38, 2), (counts(1, 4, 6), 4, 1, 33, 3), (counts(1, 4, 7), 8, 1, 39, 1),]
    );
    assert_eq!(scores.winners().collect::<Vec<_>>(), [Seat::new(2)]);
    assert_eq!(scores.rating(), None);
}

#[test]
fn lidias_combinations_and_row_are_where_the_booklet_shows_them() {
    let content = Content::classic();
    let scorer = Scorer::new(&content, content.suggestion("B").expect("a suggestion"));
    let tally = scorer.tally(&sideboard(&content, LIDIA));
    assert_eq!(tally.rows(), [Row { line: 4, from: 2, to: 6 }]);
    let combination = |drawers: [(usize, usize); 3]| drawers.into_iter().collect::<Drawers>();
    assert!(tally.colour().contains(&combination([(0, 2), (1, 3), (2, 2)])), "{:?}", tally.colour());
    assert_eq!(tally.handle().len(), 5);
}

#[test]
fn lidias_first_three_cards_are_worth_what_the_example_of_play_says() {
    let content = Content::classic();
    let scorer = Scorer::new(&content, content.suggestion("B").expect("a suggestion"));
    let first_three = LIDIA.split(' ').skip(3).take(3).collect::<Vec<_>>().join(" ");
    let counts = scorer.counts(&sideboard(&content, &first_three));
    assert_eq!(counts, Counts { colour: 1, handle: 3, row: 3 });
}
