//! A short film of the page: pictures taken while the page moves in slow motion, joined by ffmpeg.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::browser::Browser;

/// The slow-motion factor: taking a picture takes a while.
const SLOWNESS: u32 = 5;

/// Pictures with their durations.
pub(crate) struct Film {
    folder: PathBuf,
    lengths: Vec<Duration>,
}

impl Film {
    /// Prepares a film, with pictures in a folder that is removed at the end.
    pub(crate) fn new() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("sideboards-film-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Self { folder, lengths: Vec::new() })
    }

    /// Slows down all documents opened from now on.
    pub(crate) async fn slow_down(&self, browser: &Browser) -> Result<()> {
        browser.emulate_media(&[("prefers-reduced-motion", "no-preference")]).await?;
        // Timers are slowed down here, animations by the browser.
        let slow_timers = format!(
            "window.setTimeout = ((wait) => (act, time = 0, ...more) => wait(act, time * {SLOWNESS}, ...more))(window.setTimeout);"
        );
        let script = json!({ "source": slow_timers });
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
        browser.devtools("Animation.enable", json!({})).await?;
        let rate = json!({ "playbackRate": 1.0 / f64::from(SLOWNESS) });
        browser.devtools("Animation.setPlaybackRate", rate).await?;
        Ok(())
    }

    /// Shows the page unchanged for a while.
    pub(crate) async fn hold(&mut self, browser: &Browser, time: Duration) -> Result<()> {
        self.take(browser, time).await
    }

    /// Takes pictures for the duration of an animation.
    pub(crate) async fn run(&mut self, browser: &Browser, length: Duration) -> Result<()> {
        let begin = Instant::now();
        while begin.elapsed() < length * SLOWNESS {
            let taken = Instant::now();
            self.take(browser, Duration::ZERO).await?;
            *self.lengths.last_mut().context("a picture")? = taken.elapsed() / SLOWNESS;
        }
        Ok(())
    }

    async fn take(&mut self, browser: &Browser, length: Duration) -> Result<()> {
        std::fs::write(self.folder.join(format!("{}.png", self.lengths.len())), browser.picture().await?)?;
        self.lengths.push(length);
        Ok(())
    }

    /// Joins the pictures to a GIF of this width.
    pub(crate) fn save(self, path: &Path, width: u32) -> Result<()> {
        let list: String = self
            .lengths
            .iter()
            .enumerate()
            .map(|(number, length)| format!("file {number}.png\nduration {}\n", length.as_secs_f64()))
            .collect();
        std::fs::write(self.folder.join("list.txt"), list)?;
        // One palette for the whole film, and only the changes of each picture.
        let filter = format!(
            "fps=20,scale={width}:-1:flags=lanczos,split[film][sample];[sample]palettegen=stats_mode=full[palette];\
             [film][palette]paletteuse=dither=none:diff_mode=rectangle"
        );
        let status = Command::new("ffmpeg")
            .args(["-y", "-loglevel", "error", "-f", "concat", "-i"])
            .arg(self.folder.join("list.txt"))
            .args(["-filter_complex", &filter])
            .arg(path)
            .status()
            .context("this needs ffmpeg")?;
        std::fs::remove_dir_all(&self.folder)?;
        ensure!(status.success(), "ffmpeg: {status}");
        Ok(())
    }
}
