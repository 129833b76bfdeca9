use sideboards_rules::{Choice, Content, Decision, Points, Running, Scorer, Sight};

/// Lays the cards with the most points at once, and looks no further. Nothing if there is nothing to lay.
pub fn greedy(content: &Content, sight: &Sight) -> Option<Decision> {
    let own = sight.player(sight.seat()?).sideboard;
    let scorer = Scorer::new(content, sight.setup.goals());
    let running = scorer.running_on(&own);
    let legal = sight.legal();
    let choices = legal.iter().filter_map(|decision| decision.choice());
    choices.max_by_key(|choice| points_with(running, choice)).map(Decision::from)
}

/// Returns the points of a sideboard with a choice.
fn points_with(mut sideboard: Running, choice: &Choice) -> Points {
    choice.steps().for_each(|(card, end)| sideboard.add(card, end));
    sideboard.points()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sideboards_rules::{Game, Seat, Seed, Setup, Variant, Viewer};

    use super::*;

    /// Plays a game of two greedy players and returns their points.
    fn play(idea: fn(&Content, &Sight) -> Option<Decision>, seed: u8) -> u32 {
        let content = Content::classic();
        let seed = Seed([seed; 32]);
        let setup = Setup::new(&content, 2, Variant::Standard, content.random_goals(&seed)).expect("a game");
        let mut game = Game::new(Arc::clone(&content), setup, seed);
        while !game.is_over() {
            for seat in setup.players().seats() {
                let decision = idea(&content, &game.view(Viewer::Seat(seat)).sight()).expect("a turn");
                game.decide(seat, decision).expect("a legal decision");
            }
        }
        let scorer = Scorer::new(&content, setup.goals());
        let points = scorer.running_on(game.view(Viewer::Spectator).sideboard(Seat::new(0))).points();
        points.0.into()
    }

    #[test]
    fn it_plays_whole_games_better_than_laying_the_first_card() {
        let first = |_: &Content, sight: &Sight| sight.legal().iter().next();
        let of_ten = |idea| (0..10).map(|seed| play(idea, seed)).sum::<u32>();
        let (points, of_first) = (of_ten(greedy), of_ten(first));
        assert!(points > of_first * 3 / 2, "{points} points against {of_first}");
    }
}
