//! Plays the game in a real browser: `stories SERVER AXE [FILTER]`, where SERVER is the program that serves the game and AXE
//! the script of axe-core. `stories SERVER AXE --pictures FOLDER` takes the pictures of the README instead, and `--measure`
//! measures what a player feels.

mod axe;
mod browser;
mod driver;
mod measure;
mod pictures;
mod play;
mod server;
mod stories;
mod versions;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::browser::{Browser, Memory, Screen};
use crate::driver::Driver;
use crate::server::Server;

/// What every story works with.
struct Stage {
    driver: Driver,
    server: Server,
    axe: String,
}

impl Stage {
    async fn browser(&self, screen: Screen) -> Result<Browser> {
        Browser::open(&self.driver, self.server.address(), screen, Memory::Keeps).await
    }

    /// Opens a browser that forbids pages to keep anything.
    async fn forgetful_browser(&self, screen: Screen) -> Result<Browser> {
        Browser::open(&self.driver, self.server.address(), screen, Memory::Forbidden).await
    }
}

fn main() -> Result<ExitCode> {
    let mut arguments = std::env::args().skip(1);
    let server = PathBuf::from(arguments.next().context("usage: stories SERVER AXE [FILTER]")?);
    let axe = arguments.next().context("usage: stories SERVER AXE [FILTER]")?;
    let axe = std::fs::read_to_string(&axe).with_context(|| axe.clone())?;
    let (wish, folder) = (arguments.next().unwrap_or_default(), arguments.next());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let stage = Stage { driver: Driver::start().await?, server: Server::start(&server).await?, axe };
        match wish.as_str() {
            "--pictures" => pictures::take(&stage, &PathBuf::from(folder.context("which folder?")?)).await?,
            "--measure" => measure::run(&stage).await?,
            filter => return Ok(tell(&stage, filter).await),
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Tells all stories whose name contains the filter.
async fn tell(stage: &Stage, filter: &str) -> ExitCode {
    let mut failed = 0;
    macro_rules! tell {
        ($($story:path),* $(,)?) => {
            $(
                let name = stringify!($story).rsplit("::").next().unwrap_or_default().trim().replace('_', " ");
                if name.contains(&filter.replace('_', " ")) {
                    let begin = Instant::now();
                    let outcome = $story(stage).await;
                    let seconds = begin.elapsed().as_secs_f64();
                    match outcome {
                        Ok(()) => println!("ok      {name} ({seconds:.1} s)"),
                        Err(error) => {
                            failed += 1;
                            println!("FAILED  {name} ({seconds:.1} s)\n{error:#}");
                        }
                    }
                }
            )*
        };
    }
    tell!(
        stories::alone::a_whole_game_alone_by_mouse,
        stories::alone::a_game_survives_reload_and_closing,
        stories::alone::a_game_is_saved_and_opened,
        stories::alone::two_tabs_play_one_game,
        stories::alone::it_works_where_nothing_may_be_kept,
        stories::alone::the_cards_of_a_friend_come_by_link,
        stories::keyboard::a_whole_game_by_keyboard_only,
        stories::device::hands_stay_secret_around_one_device,
        stories::bots::bots_of_every_strength_and_hints,
        stories::bots::the_four_card_variant,
        stories::boxes::a_box_is_transcribed,
        stories::boxes::the_editor_of_boxes_fits_on_a_phone,
        stories::drawers::textures_alone_tell_drawers_apart,
        stories::drawers::letters_follow_the_language,
        stories::learn::the_tutorial_by_doing,
        stories::daily::one_try_a_day_counts,
        stories::daily::a_day_without_the_network_is_sent_later,
        stories::pages::every_page_in_every_language_is_accessible,
        stories::pages::everything_fits_on_a_phone,
        stories::pages::settings_are_kept,
        stories::sheet::a_real_table_is_scored,
        stories::sheet::a_sheet_by_keyboard_goes_to_a_file_and_a_picture,
        stories::statistics::statistics_count_filter_and_travel,
        stories::offline::everything_works_without_the_network,
        stories::offline::a_new_version_is_taken_as_a_whole,
        stories::online::two_people_and_a_bot_play_online,
        stories::online::a_seat_is_given_to_a_bot_and_taken_back,
        stories::online::doors_that_stay_shut_say_why,
        stories::own_box::an_own_box_is_played_alone_and_with_a_bot,
        stories::own_box::an_own_box_is_played_in_a_room,
        stories::pseudo::a_language_that_nobody_speaks_fits_everywhere,
        stories::replay::a_game_is_seen_again_and_reviewed,
        stories::replay::a_game_of_a_room_has_a_page,
    );
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
