//! Plays the game in a real browser: `stories SERVER AXE [FILTER]`, where SERVER is the program that serves the game and AXE
//! the script of axe-core. A few stories run in several engines; GECKODRIVER is the path of geckodriver, for Firefox.
//! `stories SERVER AXE --pictures FOLDER` takes the pictures of the README instead, and `--measure`
//! measures the page's responsiveness.

mod axe;
mod browser;
mod driver;
mod engine;
mod film;
mod friend;
mod measure;
mod pictures;
mod play;
mod server;
mod stories;
mod versions;

use std::path::PathBuf;
use std::pin::Pin;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::browser::{Browser, Memory, Screen};
use crate::driver::Driver;
use crate::engine::Engine;
use crate::server::Server;

/// The environment of every story.
struct Stage {
    driver: Driver,
    server: Server,
    axe: String,
}

impl Stage {
    async fn browser(&self, screen: Screen) -> Result<Browser> {
        Browser::open(&self.driver, self.server.address(), screen, Memory::Keeps).await
    }

    /// Opens a browser that forbids pages to store anything.
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
        let driver = Driver::start(Engine::Chromium).await?;
        let stage = Stage { driver, server: Server::start(&server).await?, axe };
        match wish.as_str() {
            "--pictures" => pictures::take(&stage, &PathBuf::from(folder.context("which folder?")?)).await?,
            "--measure" => measure::run(&stage).await?,
            filter => return tell(stage, filter).await,
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// A story and its name.
struct Story {
    name: String,
    tell: for<'a> fn(&'a Stage) -> Telling<'a>,
}

type Telling<'a> = Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

macro_rules! list {
    ($($story:path),* $(,)?) => {
        vec![$(Story {
            name: stringify!($story).rsplit("::").next().unwrap_or_default().trim().replace('_', " "),
            tell: |stage| Box::pin($story(stage)),
        }),*]
    };
}

/// Runs all stories whose engine and name contain the filter.
async fn tell(mut stage: Stage, filter: &str) -> Result<ExitCode> {
    let filter = filter.replace('_', " ").to_lowercase();
    let (mut failed, mut unsteady) = (0, Vec::new());
    for engine in Engine::ALL {
        let mut stories = Vec::new();
        if engine == Engine::Chromium {
            stories.extend(only_in_chromium());
            stories.extend(rooms_in_chromium());
        }
        stories.extend(in_every_engine());
        stories.retain(|story| format!("{engine}: {}", story.name).to_lowercase().contains(&filter));
        if stories.is_empty() {
            continue;
        }
        if stage.driver.engine() != engine {
            stage.driver = Driver::start(engine).await?;
        }
        for story in stories {
            if report(engine, &story, &stage).await {
                continue;
            }
            // A browser on a busy machine loses a story now and then. A fault of the page shows again in a fresh browser.
            stage.driver = Driver::start(engine).await?;
            if report(engine, &story, &stage).await {
                unsteady.push(format!("{engine}: {}", story.name));
            } else {
                failed += 1;
            }
        }
    }
    if !unsteady.is_empty() {
        println!("Passed at the second attempt only: {}", unsteady.join(", "));
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Tells a story, prints how it went, and returns whether it went well.
async fn report(engine: Engine, story: &Story, stage: &Stage) -> bool {
    let begin = Instant::now();
    let outcome = (story.tell)(stage).await;
    let seconds = begin.elapsed().as_secs_f64();
    let name = &story.name;
    match &outcome {
        Ok(()) => println!("ok      {engine}: {name} ({seconds:.1} s)"),
        Err(error) => println!("FAILED  {engine}: {name} ({seconds:.1} s)\n{error:#}"),
    }
    outcome.is_ok()
}

/// Returns the stories that run in every engine: a handful, for differences between engines.
fn in_every_engine() -> Vec<Story> {
    list!(
        stories::engines::a_first_visit_is_not_told_of_a_new_version,
        stories::engines::a_whole_game_with_bots_by_touch_and_drag,
        stories::engines::two_people_play_in_a_room,
        stories::motion::sound_waits_for_a_gesture,
        stories::offline::everything_works_without_the_network,
        stories::offline::a_new_version_is_taken_as_a_whole,
        stories::sheet::a_real_table_is_scored,
    )
}

/// Returns the stories for which one engine is enough, or that need `DevTools`.
fn only_in_chromium() -> Vec<Story> {
    list!(
        stories::alone::a_whole_game_alone_by_mouse,
        stories::alone::a_game_survives_reload_and_closing,
        stories::alone::a_game_is_saved_and_opened,
        stories::alone::two_tabs_play_one_game,
        stories::alone::a_full_browser_is_told_on_the_table,
        stories::alone::it_works_where_nothing_may_be_kept,
        stories::alone::the_cards_of_a_friend_come_by_link,
        stories::home::the_home_page_is_there_before_the_program,
        stories::home::nothing_jumps_when_the_program_takes_over,
        stories::home::a_returning_player_plays_with_one_tap,
        stories::home::a_first_visit_is_offered_no_new_version,
        stories::keyboard::a_whole_game_by_keyboard_only,
        stories::keyboard::drawers_are_asked_by_keyboard,
        stories::heard::a_game_of_six_is_heard_in_few_words,
        stories::heard::a_game_alone_is_heard_as_it_is_shown,
        stories::device::hands_stay_secret_around_one_device,
        stories::device::cards_around_one_device_turn_over_together,
        stories::bots::bots_of_every_strength_and_hints,
        stories::bots::hints_are_shown_on_the_board,
        stories::bots::the_four_card_variant,
        stories::boxes::a_box_is_transcribed,
        stories::boxes::two_tabs_work_on_one_box,
        stories::boxes::the_editor_of_boxes_fits_on_a_phone,
        stories::transcription::a_whole_box_is_transcribed_in_less_than_400_taps,
        stories::transcription::a_card_is_transcribed_by_keyboard_and_taken_back,
        stories::transcription::slips_in_a_box_are_seen_and_undone,
        stories::previews::a_finger_sees_what_a_card_would_make,
        stories::previews::a_tap_tries_a_card_and_shows_what_it_makes,
        stories::previews::previews_show_as_much_as_was_chosen,
        stories::drawers::textures_alone_tell_drawers_apart,
        stories::drawers::letters_follow_the_language,
        stories::layout::a_table_of_six_fits_every_window,
        stories::layout::hints_fit_a_phone_in_a_solo_game,
        stories::layout::rooms_fit_small_windows,
        stories::layout::hints_cover_nothing_they_speak_of,
        stories::layout::long_names_around_one_device,
        stories::learn::the_tutorial_by_doing,
        stories::learn::the_tutorial_goes_on_and_back_and_survives_a_reload,
        stories::learn::the_coach_never_jumps,
        stories::learn::the_rules_are_at_hand,
        stories::daily::one_try_a_day_counts,
        stories::daily::a_day_without_the_network_is_sent_later,
        stories::days::two_tabs_have_one_try_of_a_day,
        stories::days::practice_counts_for_nothing,
        stories::days::a_replay_of_today_spoils_nothing,
        stories::days::the_days_make_a_chart,
        stories::groups::a_group_has_a_leaderboard_of_its_own,
        stories::motion::cards_move_until_the_player_acts,
        stories::motion::sound_comes_with_a_gesture_and_goes_with_a_button,
        stories::pages::every_page_in_every_language_is_accessible,
        stories::pages::everything_fits_on_a_phone,
        stories::pages::settings_are_kept,
        stories::scoring::the_winner_is_in_view_on_every_size,
        stories::scoring::six_players_race_in_less_than_twenty_seconds,
        stories::scoring::a_result_is_read_and_shared_by_keyboard,
        stories::setup::seats_around_a_table,
        stories::setup::goals_are_cards_and_start_covers_nothing,
        stories::real_table::a_table_of_four_takes_seventy_taps,
        stories::real_table::a_gap_is_filled_and_a_removal_undone,
        stories::real_table::an_earlier_round_is_corrected_and_the_evening_kept,
        stories::evening::an_evening_is_shared_as_text_and_picture,
        stories::evening::six_players_fit_a_phone,
        stories::real_table::two_tabs_are_one_sheet,
        stories::real_table::a_changed_box_is_noticed_and_another_one_wipes_nothing,
        stories::real_table::a_sheet_of_an_own_box_opens_for_others,
        stories::real_table::a_full_browser_and_a_missing_app_are_said,
        stories::real_table::lines_that_say_nothing_are_named,
        stories::photo::sideboards_are_photographed,
        stories::photo::a_card_that_was_missed_is_asked_for,
        stories::photo::an_unsure_column_is_mended_by_one_tap,
        stories::sheet::a_sheet_by_keyboard_goes_to_a_file_and_a_picture,
        stories::statistics::statistics_count_filter_and_travel,
        stories::own_box::an_own_box_is_played_alone_and_with_a_bot,
        stories::own_box::an_own_box_is_played_in_a_room,
        stories::pseudo::the_pseudo_language_fits_everywhere,
        stories::puzzles::a_puzzle_is_answered_and_explained,
        stories::puzzles::puzzles_by_keyboard_only,
        stories::puzzles::three_minutes_against_the_clock,
        stories::puzzles::the_third_mistake_ends_a_run,
        stories::puzzles::the_puzzle_of_the_day_makes_a_streak,
        stories::puzzles::puzzles_work_without_the_network,
        stories::puzzles::own_mistakes_come_back,
        stories::puzzles::a_review_makes_puzzles_of_mistakes,
        stories::pair::two_plays_are_compared,
        stories::replay::a_game_is_seen_again_and_reviewed,
        stories::replay::a_replay_goes_on_and_turns_like_pages,
        stories::replay::a_game_of_a_room_has_a_page,
    )
}

/// Returns the stories of rooms for which one engine is enough, or that need `DevTools`.
fn rooms_in_chromium() -> Vec<Story> {
    list!(
        stories::online::two_people_and_a_bot_play_online,
        stories::online::a_seat_is_given_to_a_bot_and_taken_back,
        stories::online::doors_that_stay_shut_say_why,
        stories::friends::guests_are_welcome_and_asked_before_anything_changes,
        stories::friends::the_host_leaves_and_the_next_one_calls_a_rematch,
        stories::friends::a_seat_given_up_leaves_no_ghost,
        stories::strangers::strangers_meet_where_the_operator_lets_them,
        stories::turns::games_that_wait_are_told_in_every_tab,
        stories::messages::a_device_is_told_when_it_is_its_turn,
        stories::messages::a_message_is_shown_with_a_way_to_stop_them,
        stories::television::four_people_a_television_and_a_spectator,
        stories::television::a_television_that_sees_nothing_says_why,
    )
}
