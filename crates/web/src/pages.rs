//! The places of the page, a file each.

mod game;
mod home;
mod new_game;
mod nowhere;
mod rules;
mod settings;
mod tutorial;

pub(crate) use game::GamePage;
pub(crate) use home::Home;
pub(crate) use new_game::NewGame;
pub(crate) use nowhere::Nowhere;
pub(crate) use rules::RulesPage;
pub(crate) use settings::SettingsPage;
pub(crate) use tutorial::Tutorial;
