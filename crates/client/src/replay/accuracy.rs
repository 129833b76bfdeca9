use super::Grade;
use crate::thinking::ReviewedChoice;

/// A decision that gives away so many points counts half.
const HALF: f64 = 3.0;

/// Returns how accurate a game was, in percent: the mean over its decisions. One that is best as far as can be told counts
/// fully, one that gives away three points half, six points a quarter.
pub fn accuracy(choices: &[ReviewedChoice]) -> Option<u8> {
    if choices.is_empty() {
        return None;
    }
    let worth = |choice: &ReviewedChoice| match Grade::of(choice) {
        Grade::Best => 1.0,
        _ => (-choice.cost / HALF).exp2(),
    };
    let mean = choices.iter().map(worth).sum::<f64>() / choices.len() as f64;
    #[expect(clippy::cast_sign_loss, reason = "every decision is worth between nothing and one")]
    let percent = (mean * 100.0).round() as u8;
    Some(percent)
}

/// Returns how far off the points that were given away may be in all, in 95 of 100 reviews. Errors of decisions are
/// independent, so their squares add up.
pub fn cost_error(choices: &[ReviewedChoice]) -> f64 {
    choices.iter().map(|choice| choice.cost_error * choice.cost_error).sum::<f64>().sqrt()
}

/// Returns the place of the next decision after a moment that is inaccurate or worse; after the last one comes the first.
/// `places` are those of the choices in the record.
pub fn next_mistake(choices: &[ReviewedChoice], places: &[usize], after: Option<usize>) -> Option<usize> {
    let is_mistake = |choice: &ReviewedChoice| Grade::of(choice) >= Grade::Inaccuracy;
    let mut mistakes =
        choices.iter().zip(places).filter(|(choice, _)| is_mistake(choice)).map(|(_, place)| *place);
    let first = mistakes.clone().next();
    mistakes.find(|place| after.is_none_or(|after| *place > after)).or(first)
}

#[cfg(test)]
mod tests {
    use super::super::grade::tests::choice;
    use super::*;

    #[test]
    fn accuracy_is_the_mean_of_what_decisions_keep() {
        assert_eq!(accuracy(&[]), None);
        assert_eq!(accuracy(&[choice(0.0, 0.1)]), Some(100));
        assert_eq!(accuracy(&[choice(1.2, 1.5)]), Some(100), "chance is no mistake");
        assert_eq!(accuracy(&[choice(3.0, 0.1)]), Some(50));
        assert_eq!(accuracy(&[choice(6.0, 0.1), choice(0.0, 0.1)]), Some(63), "62.5");
        assert!((cost_error(&[choice(1.0, 0.3), choice(2.0, 0.4)]) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn the_next_mistake_comes_after_this_one_and_then_the_first() {
        let choices = [choice(0.0, 0.1), choice(1.5, 0.1), choice(0.5, 0.1), choice(4.0, 0.1)];
        let places = [0, 2, 4, 7];
        let next = |after| next_mistake(&choices, &places, after);
        assert_eq!(
            [None, Some(0), Some(2), Some(5), Some(7)].map(next),
            [Some(2), Some(2), Some(7), Some(7), Some(2)]
        );
        assert_eq!(next_mistake(&choices[..1], &places, None), None);
    }
}
