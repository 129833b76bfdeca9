//! A table modelled on the worked example of the rule booklet: three players, no exchanges. The sideboards are ours
//! and have every property that its text mentions; goals 2, 8 and 19 replace cards that are only in a picture.

use sideboards_rules::{
    Content, Counts, Drawers, GoalKind, Points, Row, Scorer, Seat, Tabletop, TabletopPlayer, Variant,
};

use crate::kit::sideboard;

const LIDIA: &str = "TbRsKfO-P- PbT-RfO-Ks RfObT-K-Ps RbK-TfPsO- R-KfT-ObPs R-TsPbK-Of R-ObP-TfKs T-PbO-KfRs";
const CARINA: &str =
    "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb";
const PETER: &str = "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs";

#[test]
fn the_table_gets_38_33_and_39_points() {
    let content = Content::classic();
    let goals = content.goals(&[2, 8, 19]).expect("one goal of each kind");
    assert_eq!(content.suggestion("B"), Ok(goals));
    let players = [LIDIA, CARINA, PETER]
        .map(|text| TabletopPlayer { sideboard: sideboard(&content, text), exchange_used: false })
        .to_vec();
    let table = Tabletop::new(&content, Variant::Standard, goals, players).expect("a possible table");
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
fn lidias_combinations_and_row_are_where_the_rules_page_shows_them() {
    let content = Content::classic();
    let scorer = Scorer::new(&content, content.suggestion("B").expect("a suggestion"));
    let tally = scorer.tally(&sideboard(&content, LIDIA));
    assert_eq!(tally.rows(), [Row { line: 0, from: 2, to: 6 }]);
    let peaks = [[(2, 4), (3, 3), (4, 4)], [(3, 4), (4, 3), (5, 4)], [(5, 3), (6, 4), (7, 3)]];
    for peak in peaks.map(|drawers| drawers.into_iter().collect::<Drawers>()) {
        assert!(tally.colour().contains(&peak), "{peak:?} in {:?}", tally.colour());
    }
    assert_eq!(tally.handle().len(), 5);
}

#[test]
fn lidias_first_three_cards_are_worth_what_the_example_of_play_says() {
    let content = Content::classic();
    let scorer = Scorer::new(&content, content.suggestion("B").expect("a suggestion"));
    let first_three = sideboard(&content, &first_three());
    assert_eq!(scorer.counts(&first_three), Counts { colour: 1, handle: 3, row: 3 });
}

#[test]
fn the_square_in_lidias_lower_left_corner_is_not_needed_yet() {
    assert!(first_three().split(' ').next().is_some_and(|card| card.ends_with('s')), "a square");
    let content = Content::classic();
    let scorer = Scorer::new(&content, content.suggestion("B").expect("a suggestion"));
    let steps = scorer.fits(&sideboard(&content, &first_three()), GoalKind::Handle);
    let without_corner: Vec<Drawers> = steps.into_iter().filter(|step| !step.contains(0, 4)).collect();
    let drawers: Drawers = without_corner.iter().flat_map(|step| step.iter()).collect();
    assert_eq!((without_corner.len(), drawers.len()), (3, 6), "three steps that share no drawer");
}

/// The cards that Lidia has in the example of play: the third to the fifth of her sideboard.
fn first_three() -> String {
    LIDIA.split(' ').skip(2).take(3).collect::<Vec<_>>().join(" ")
}
