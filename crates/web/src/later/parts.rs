//! Where the program is cut, a function each.

#![allow(clippy::unnecessary_wraps, reason = "the loader that the macro adds can fail")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use sideboards_client::sound::Cue;

use super::{Draw, Load};
use crate::browser::boxes;
use crate::{online, pages, reading, sound, thinking};

/// Cuts here: `part!(NAME in FILE: Page)` makes a loader NAME for a page that comes with all others in FILE.
macro_rules! part {
    ($name:ident in $file:ident: $page:ident) => {
        pub(crate) const $name: Load = || {
            #[wasm_split($file, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn cut() -> Result<Draw, SplitLoaderError> {
                Ok(|| view! { <pages::$page /> }.into_any())
            }
            Box::pin(cut())
        };
    };
}

part!(RESULT in result: ResultPage);
part!(ONLINE in online: OnlinePage);
part!(ROOM in online: RoomPage);
part!(TUTORIAL in learn: Tutorial);
part!(RULES in learn: RulesPage);
part!(AT_HAND in learn: RulesAtHand);
part!(LICENCES in learn: LicencesPage);
part!(SHEET in sheet: SheetPage);
part!(PHOTO in photo: PhotoPage);
part!(BOXES in boxes: BoxesPage);
part!(DAILY in daily: DailyPage);
part!(PUZZLES in puzzles: PuzzlesPage);
part!(REPLAY in replay: ReplayPage);
part!(TELEVISION in television: TelevisionPage);
part!(STATISTICS in statistics: StatisticsPage);

/// Makes own boxes readable; most players have none.
#[wasm_split(own_boxes, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(crate) fn learn_to_read_boxes() -> Result<(), SplitLoaderError> {
    boxes().learn_to_read();
    Ok(())
}

/// Asks which rooms wait for the player; most players have none.
#[wasm_split(online, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(crate) fn ask_for_turns() -> Result<(), SplitLoaderError> {
    online::ask_for_turns();
    Ok(())
}

/// Answers what the page asks its worker; the page itself never thinks so hard.
#[wasm_split(thinking, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(crate) fn answer(question: String) -> Result<String, SplitLoaderError> {
    Ok(thinking::answer(&question))
}

/// Reads a photograph, in the worker; most players never take one.
#[wasm_split(reading, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(crate) fn read_photo(question: String, pixels: Vec<u8>) -> Result<String, SplitLoaderError> {
    Ok(reading::read(&question, &pixels))
}

/// Plays the sounds of the table; never loaded while the sound is off.
#[wasm_split(sound, wasm_split_path = ::leptos::wasm_split, fallible)]
pub(crate) fn sound_out(cues: Vec<(u32, Cue)>, level: f32) -> Result<(), SplitLoaderError> {
    sound::sound_out(&cues, level);
    Ok(())
}
