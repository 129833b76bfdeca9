use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::photo::{
    Confirmation, Corners, PhotoError, PhotoQuestion, PhotoReading, PhotoRefusal,
};
use sideboards_rules::{CardSet, Colour, Content, Placed};
use web_sys::File;

use super::pixels::Pixels;
use crate::focus;
use crate::thinking::Thinker;

/// What a photograph is taken for.
#[derive(Clone, Copy)]
pub(crate) struct PhotoJob {
    /// The file that was chosen first.
    pub(crate) file: StoredValue<Option<File>, LocalStorage>,
    /// The box.
    pub(crate) content: StoredValue<Arc<Content>>,
    /// Cards that lie on other sideboards.
    pub(crate) taken: CardSet,
    /// How many cards there should be.
    pub(crate) expected: usize,
    /// How many cards will be replaced.
    pub(crate) replaced: usize,
    /// Takes the cards.
    pub(crate) on_take: Callback<Vec<Placed>>,
}

/// How far a photograph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Opening,
    Refused(PhotoError),
    Reading,
    NotRead(PhotoRefusal),
    Read,
}

/// A photograph that is being looked at.
#[derive(Clone, Copy)]
pub(super) struct Photo {
    pub(super) job: PhotoJob,
    pub(super) phase: RwSignal<Phase>,
    pub(super) pixels: StoredValue<Option<Pixels>, LocalStorage>,
    /// Width and height of the picture, once there is one.
    pub(super) size: RwSignal<Option<(u32, u32)>>,
    pub(super) corners: RwSignal<Corners>,
    pub(super) seen: RwSignal<Option<Confirmation>>,
    /// The column that is being looked at.
    pub(super) chosen: RwSignal<Option<usize>>,
    /// Colours of the card that it is instead, from the top.
    pub(super) tapped: RwSignal<Vec<Colour>>,
    reader: StoredValue<Thinker, LocalStorage>,
    /// Counts questions: the answer to an earlier one comes too late.
    asked: StoredValue<u32>,
}

impl Photo {
    /// Opens the file that was chosen.
    pub(super) fn begin() -> Self {
        let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
        let reader = StoredValue::new_local(thinker.with_value(Thinker::another));
        // Its memory goes with it.
        on_cleanup(move || reader.with_value(Thinker::end));
        let photo = Self {
            job: expect_context(),
            phase: RwSignal::new(Phase::Opening),
            pixels: StoredValue::new_local(None),
            size: RwSignal::new(None),
            corners: RwSignal::new([(0.0, 0.0); 4]),
            seen: RwSignal::new(None),
            chosen: RwSignal::new(None),
            tapped: RwSignal::new(Vec::new()),
            reader,
            asked: StoredValue::new(0),
        };
        if let Some(file) = photo.job.file.try_update_value(Option::take).flatten() {
            photo.open(file);
        }
        photo
    }

    /// Opens a file and reads it.
    pub(super) fn open(self, file: File) {
        let asked = self.next();
        self.phase.set(Phase::Opening);
        self.size.set(None);
        self.show(None);
        self.pixels.set_value(None);
        spawn_local(async move {
            let opened = Pixels::of(&file).await;
            // The dialog may be closed, or another file chosen.
            if self.asked.try_get_value() != Some(asked) {
                return;
            }
            match opened {
                Err(error) => self.phase.set(Phase::Refused(error)),
                Ok(pixels) => {
                    let size = (pixels.canvas.width(), pixels.canvas.height());
                    self.pixels.set_value(Some(pixels));
                    self.corners.set(inset(size));
                    self.size.set(Some(size));
                    self.read(None);
                }
            }
        });
    }

    /// Reads the picture, within corners if a person has set them.
    pub(super) fn read(self, corners: Option<Corners>) {
        let Some((width, height)) = self.size.get_untracked() else { return };
        let asked = self.next();
        self.phase.set(Phase::Reading);
        let content = self.job.content.get_value();
        let (taken, expected) = (self.job.taken, self.job.expected);
        let question = PhotoQuestion { content, width, height, corners, taken, expected }.write();
        let answered = move |answer: Option<String>| {
            if self.asked.try_get_value() == Some(asked) {
                self.take_in(answer.as_deref().unwrap_or_default(), corners.is_some());
            }
        };
        self.pixels.with_value(|pixels| {
            let Some(pixels) = pixels else { return };
            self.reader.with_value(|reader| reader.ask_about(&question, &pixels.data, answered));
        });
    }

    fn take_in(self, answer: &str, has_corners: bool) {
        let content = self.job.content.get_value();
        match PhotoReading::read(answer, &content) {
            Ok(reading) => {
                // Corners that a person has set stay where they are.
                if !has_corners {
                    self.corners.set(reading.corners);
                }
                let seen = Confirmation::new(content, self.job.taken, self.job.expected, &reading);
                self.phase.set(Phase::Read);
                self.show(Some(seen));
            }
            Err(refusal) => {
                self.phase.set(Phase::NotRead(refusal));
                self.show(None);
            }
        }
    }

    fn show(self, seen: Option<Confirmation>) {
        self.tapped.set(Vec::new());
        self.chosen.set(seen.as_ref().and_then(Confirmation::next_unsure));
        self.seen.set(seen);
    }

    /// Changes what was read, and goes on to the next column that is not sure.
    pub(super) fn change(self, change: impl FnOnce(&mut Confirmation)) {
        self.tapped.set(Vec::new());
        self.seen.update(|seen| {
            if let Some(seen) = seen {
                change(seen);
            }
        });
        self.chosen.set(self.seen.with_untracked(|seen| seen.as_ref().and_then(Confirmation::next_unsure)));
    }

    /// Adds a column that was missed and opens it, even if another one is not sure either.
    pub(super) fn add(self, after: Option<usize>) {
        let mut added = None;
        self.change(|seen| added = seen.add(after));
        self.chosen.set(added);
        focus::rescue_to(".photo-instead");
    }

    fn next(self) -> u32 {
        self.asked.update_value(|asked| *asked += 1);
        self.asked.get_value()
    }
}

/// Returns corners that a person can drag to the board.
fn inset((width, height): (u32, u32)) -> Corners {
    let (width, height) = (width as f32, height as f32);
    let at = |x: f32, y: f32| (x * width, y * height);
    [at(0.1, 0.25), at(0.9, 0.25), at(0.9, 0.75), at(0.1, 0.75)]
}
