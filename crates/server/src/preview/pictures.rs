//! Drawing pictures: one at a time, and the latest ones are kept.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use axum::body::Bytes;
use sideboards_pictures::{Picture, Svg};
use sideboards_protocol::{RefusalCode, Refused};
use sideboards_rules::Hash256;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::task;

/// How many pictures are kept: about 150 kB each.
const KEPT: usize = 48;

/// How many pictures are drawn at the same time: people and bots need the other cores.
const PAINTERS: usize = 1;

/// How long a request waits until its picture is drawn.
const TIMEOUT: Duration = Duration::from_secs(4);

/// A picture that is drawn, but not yet in pixels.
#[derive(Clone, Debug)]
pub(crate) struct DrawnPicture {
    svg: Svg,
    /// The hash of the drawing: the same tag means the same picture.
    tag: String,
}

impl DrawnPicture {
    /// Draws a picture; nothing if that fails.
    pub(crate) async fn of(picture: Picture) -> Option<Self> {
        task::compute(move || {
            let svg = picture.draw();
            Self { tag: Hash256::of(svg.text()).to_string(), svg }
        })
        .await
    }

    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns enough of the tag to tell one state of a room from the next.
    pub(super) fn short_tag(&self) -> &str {
        &self.tag[..12]
    }
}

/// The pictures of this node.
#[derive(Debug)]
pub(crate) struct Pictures {
    painters: Semaphore,
    /// Tags with PNGs, the latest at the end.
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

impl Pictures {
    pub(crate) fn new() -> Self {
        Self { painters: Semaphore::new(PAINTERS), kept: Mutex::default() }
    }

    /// Returns the PNG of a picture.
    pub(crate) async fn png(&self, drawn: DrawnPicture) -> Result<Bytes, Refused> {
        if let Some(png) = self.find(&drawn.tag) {
            return Ok(png);
        }
        timeout(TIMEOUT, self.paint(drawn)).await.ok().flatten().ok_or_else(|| {
            Refused::new(RefusalCode::Unavailable, "the server has too many pictures to draw; try again")
        })
    }

    async fn paint(&self, drawn: DrawnPicture) -> Option<Bytes> {
        let permit = self.painters.acquire().await.ok()?;
        // Another request for the same picture may have been first.
        if let Some(png) = self.find(&drawn.tag) {
            return Some(png);
        }
        let DrawnPicture { svg, tag } = drawn;
        let png = Bytes::from(task::compute(move || svg.render()).await?);
        drop(permit);
        self.keep(tag, png.clone());
        Some(png)
    }

    /// Keeps a picture in place of the one that was not asked for the longest.
    fn keep(&self, tag: String, png: Bytes) {
        let mut kept = self.kept.lock().expect("lock is never poisoned");
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((tag, png));
    }

    fn find(&self, tag: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().expect("lock is never poisoned");
        let index = kept.iter().position(|(known, _)| known == tag)?;
        let found = kept.remove(index)?;
        kept.push_back(found.clone());
        Some(found.1)
    }
}

#[cfg(test)]
mod tests {
    use sideboards_pictures::Motif;

    use super::*;

    fn picture(number: usize) -> Picture {
        Picture { title: format!("Picture {number}"), line: String::new(), motif: Motif::Showpiece }
    }

    #[tokio::test]
    async fn only_the_latest_pictures_are_kept() {
        let pictures = Pictures::new();
        let drawn = DrawnPicture::of(picture(0)).await.expect("it is drawn");
        let png = pictures.png(drawn.clone()).await.expect("a picture");
        assert!(png.starts_with(b"\x89PNG"));
        assert_eq!(pictures.find(drawn.tag()).expect("it is kept").as_ptr(), png.as_ptr(), "not drawn again");
        (0..KEPT).for_each(|number| pictures.keep(number.to_string(), Bytes::new()));
        assert!(pictures.find(drawn.tag()).is_none());
        assert_eq!(pictures.kept.lock().expect("a lock").len(), KEPT);
    }
}
