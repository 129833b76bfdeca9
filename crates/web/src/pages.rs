//! The places of the page, a file each.

mod boxes;
mod daily;
mod game;
mod goals_form;
mod home;
mod licences;
mod name_field;
mod new_game;
mod nowhere;
mod online;
mod personal_link;
mod photo;
mod puzzles;
mod replay;
mod room;
mod rules;
mod sent_deal;
mod settings;
mod sheet;
mod statistics;
mod television;
mod tutorial;
mod variant_form;

pub(crate) use boxes::BoxesPage;
pub(crate) use daily::DailyPage;
pub(crate) use game::GamePage;
pub(crate) use home::Home;
pub(crate) use licences::LicencesPage;
use new_game::NewGame;
pub(crate) use nowhere::Nowhere;
pub(crate) use online::OnlinePage;
pub(crate) use photo::{PhotoJob, PhotoPage, picture_button};
pub(crate) use puzzles::PuzzlesPage;
pub(crate) use replay::ReplayPage;
pub(crate) use room::RoomPage;
pub(crate) use rules::{AtHand, RulesAtHand, RulesPage};
pub(crate) use sent_deal::NewOrSent;
pub(crate) use settings::SettingsPage;
pub(crate) use sheet::SheetPage;
pub(crate) use statistics::StatisticsPage;
pub(crate) use television::TelevisionPage;
pub(crate) use tutorial::Tutorial;

pub(crate) use crate::scoring::ResultPage;
