//! The places of the page, a file each.

mod game;
mod goals_form;
mod home;
mod name_field;
mod new_game;
mod nowhere;
mod online;
mod room;
mod rules;
mod settings;
mod tutorial;
mod variant_form;

pub(crate) use game::GamePage;
pub(crate) use home::Home;
pub(crate) use new_game::NewGame;
pub(crate) use nowhere::Nowhere;
pub(crate) use online::OnlinePage;
pub(crate) use room::RoomPage;
pub(crate) use rules::RulesPage;
pub(crate) use settings::SettingsPage;
pub(crate) use tutorial::Tutorial;
