//! Reviews that were made before: they cost minutes of thinking, so they are kept.

use sideboards_rules::Seat;

use crate::storage::{Storage, try_set};

/// Name of the reviews in storage: the oldest first, each below a line with the code of the game and the seat, with a form feed
/// between them.
const STORAGE_KEY: &str = "reviews";
const BETWEEN: char = '\u{c}';

/// How many are kept; each has about a thousand letters.
const MAX_REVIEWS: usize = 60;

/// Returns the review of a seat in a game, as the worker wrote it.
pub fn kept_review(storage: &dyn Storage, code: &str, seat: Seat) -> Option<String> {
    let head = head(code, seat);
    let kept = storage.get(STORAGE_KEY)?;
    let review = kept.split(BETWEEN).find_map(|review| review.strip_prefix(head.as_str()))?;
    Some(review.to_owned())
}

/// Keeps a review, in place of an earlier one of the same seat and game. The oldest make room.
pub fn keep_review(storage: &dyn Storage, code: &str, seat: Seat, review: &str) {
    let head = head(code, seat);
    let kept = storage.get(STORAGE_KEY).unwrap_or_default();
    let others = kept.split(BETWEEN).filter(|other| !other.is_empty() && !other.starts_with(&head));
    let own = format!("{head}{review}");
    let all: Vec<&str> = others.chain([own.as_str()]).collect();
    let forgotten = all.len().saturating_sub(MAX_REVIEWS);
    try_set(storage, STORAGE_KEY, &all[forgotten..].join(&BETWEEN.to_string()));
}

fn head(code: &str, seat: Seat) -> String {
    format!("{code} {}\n", seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn reviews_are_found_by_game_and_seat() {
        let storage = Memory::default();
        let (first, second) = (Seat::new(0), Seat::new(1));
        assert_eq!(kept_review(&storage, "AQ", first), None);
        keep_review(&storage, "AQ", first, "worth 1\nchoice 2\n");
        keep_review(&storage, "AQ", second, "worth 3\n");
        keep_review(&storage, "AQ", first, "worth 4\n");
        assert_eq!(kept_review(&storage, "AQ", first).as_deref(), Some("worth 4\n"));
        assert_eq!(kept_review(&storage, "AQ", second).as_deref(), Some("worth 3\n"));
        assert_eq!(kept_review(&storage, "AQI", first), None);
        for game in 0..MAX_REVIEWS {
            keep_review(&storage, &format!("AR{game}"), first, "worth 5\n");
        }
        assert_eq!(kept_review(&storage, "AQ", first), None, "the oldest make room");
        assert!(kept_review(&storage, "AR0", first).is_some());
    }
}
