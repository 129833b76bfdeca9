//! The vocabulary of the game in the language of the player.

mod boxes;
mod cards;
mod dates;
mod decisions;
mod goals;
mod hints;
mod lists;
mod players;
mod rounds;
mod times;

pub(crate) use boxes::box_title;
pub(crate) use cards::{
    card_words, colour_letter, colour_word, columns_words, drawer_words, handle_word, value_word,
};
pub(crate) use dates::{date_words, day_words};
pub(crate) use decisions::{decision_title, decision_words};
pub(crate) use goals::{goal_says, goal_standing, goal_title, kind_word, preset_title};
pub(crate) use hints::fact_words;
pub(crate) use lists::listed;
pub(crate) use players::{bot_words, level_word, player_name, sideboard_title, sideboard_words};
pub(crate) use rounds::round_number;
pub(crate) use times::{deadline_words, duration_words, left_words};
