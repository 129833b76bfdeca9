//! A browser under test.

mod console;
mod gestures;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use axum::http::Method;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};

use crate::driver::{Driver, Process};
use crate::engine::Engine;

/// The size of a window.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Screen {
    Phone,
    Tablet,
    Desktop,
}

impl Screen {
    pub(crate) const fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 740),
            Self::Tablet => (820, 1180),
            Self::Desktop => (1440, 900),
        }
    }
}

/// Whether pages may store data in the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    Keeps,
    Forbidden,
}

/// A browser with one window.
pub(crate) struct Browser {
    client: Client,
    engine: Engine,
    address: String,
    profile: PathBuf,
    keeps_profile: bool,
    /// Ends with its last browser.
    process: Option<Arc<Process>>,
    /// Complaints of earlier pages, in engines whose driver does not collect them.
    heard: Mutex<Vec<String>>,
}

impl Browser {
    pub(crate) async fn open(
        driver: &Driver,
        address: String,
        screen: Screen,
        memory: Memory,
    ) -> Result<Self> {
        let profile =
            std::env::temp_dir().join(format!("sideboards-story-{}-{}", std::process::id(), unique()));
        Self::open_in(driver, address, screen, profile, memory).await
    }

    /// Opens a browser with an existing profile.
    async fn open_in(
        driver: &Driver,
        address: String,
        screen: Screen,
        profile: PathBuf,
        memory: Memory,
    ) -> Result<Self> {
        let engine = driver.engine();
        let capabilities = engine.prepare(&profile, memory)?;
        let process = driver.process().await?;
        let client = ClientBuilder::new(fantoccini_connector())
            .capabilities(capabilities)
            .connect(&process.address())
            .await
            .context("a browser")?;
        let browser = Self {
            client,
            engine,
            address,
            profile,
            keeps_profile: false,
            process: Some(process),
            heard: Mutex::default(),
        };
        browser.resize(screen).await?;
        if engine == Engine::Chromium {
            browser.emulate_media(&[("prefers-reduced-motion", "reduce")]).await?;
        }
        Ok(browser)
    }

    /// Closes the browser and opens it again, as on the next morning.
    pub(crate) async fn reopen(mut self, driver: &Driver, screen: Screen) -> Result<Self> {
        self.keeps_profile = true;
        let (address, profile) = (self.address.clone(), self.profile.clone());
        self.client.clone().close().await?;
        Self::open_in(driver, address, screen, profile, Memory::Keeps).await
    }

    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) async fn resize(&self, screen: Screen) -> Result<()> {
        let (width, height) = screen.size();
        self.resize_to(width, height).await
    }

    pub(crate) async fn resize_to(&self, width: u32, height: u32) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.resize_window(width, height).await;
        }
        let is_phone = width.min(height) < 500;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
    }

    /// Sizes the window so that the page has this size.
    async fn resize_window(&self, width: u32, height: u32) -> Result<()> {
        self.client.set_window_size(width, height).await?;
        let inner = format!("return [{width} - innerWidth, {height} - innerHeight]");
        let missing = self.run(&inner).await?;
        let missing = |index: usize| missing[index].as_u64().and_then(|pixels| u32::try_from(pixels).ok());
        let (wider, higher) = (missing(0).unwrap_or_default(), missing(1).unwrap_or_default());
        self.client.set_window_size(width + wider, height + higher).await?;
        self.until(&format!("innerWidth === {width} && innerHeight === {height}")).await
    }

    pub(crate) async fn emulate_media(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Goes to a path of the game and waits until the page is there.
    pub(crate) async fn go(&self, path: &str) -> Result<()> {
        self.visit(path).await?;
        self.arrive().await
    }

    /// Goes to a path of the game without waiting for the program.
    pub(crate) async fn visit(&self, path: &str) -> Result<()> {
        self.leave().await?;
        Ok(self.client.goto(&format!("{}{path}", self.address)).await?)
    }

    pub(crate) async fn reload(&self) -> Result<()> {
        self.leave().await?;
        self.client.refresh().await?;
        self.arrive().await
    }

    /// Waits until the page is there, with the part of it that is loaded later.
    pub(crate) async fn arrive(&self) -> Result<()> {
        self.until("document.body && !document.getElementById('waiting')").await?;
        self.see("main").await?;
        self.listen().await?;
        self.until("!document.querySelector('.coming')").await
    }

    pub(crate) async fn tab(&self) -> Result<WindowHandle> {
        Ok(self.client.window().await?)
    }

    /// Opens another tab and goes there.
    pub(crate) async fn new_tab(&self) -> Result<WindowHandle> {
        let tab = self.client.new_window(true).await?.handle;
        self.switch_to(tab.clone()).await?;
        Ok(tab)
    }

    pub(crate) async fn switch_to(&self, tab: WindowHandle) -> Result<()> {
        Ok(self.client.switch_to_window(tab).await?)
    }

    pub(crate) fn moved_to(&mut self, address: String) {
        self.address = address;
    }

    /// Waits for something to be on the page.
    pub(crate) async fn see(&self, selector: &str) -> Result<Element> {
        let wait = self.client.wait().at_most(Duration::from_secs(20)).every(Duration::from_millis(20));
        wait.for_element(Locator::Css(selector))
            .await
            .with_context(|| format!("{selector} is not to be seen"))
    }

    pub(crate) async fn click(&self, selector: &str) -> Result<()> {
        self.click_nth(selector, 0).await
    }

    /// Clicks the nth match. The page may redraw it between finding and clicking, or a dialog may still be opening;
    /// then it clicks again, like people.
    pub(crate) async fn click_nth(&self, selector: &str, index: usize) -> Result<()> {
        for _ in 0..5 {
            match self.try_to_click(selector, index).await {
                Err(error) if may_pass(&error) => tokio::time::sleep(Duration::from_millis(50)).await,
                result => return result,
            }
        }
        self.try_to_click(selector, index).await
    }

    async fn try_to_click(&self, selector: &str, index: usize) -> Result<()> {
        self.see(selector).await?;
        let all = self.client.find_all(Locator::Css(selector)).await?;
        let element =
            all.get(index).with_context(|| format!("there are only {} of {selector}", all.len()))?;
        // Like people: not where a bar at the edge of the window covers it.
        let centre =
            "document.querySelectorAll(arguments[0])[arguments[1]]?.scrollIntoView({ block: 'center' })";
        self.run_with(centre, vec![json!(selector), json!(index)]).await?;
        element.click().await.with_context(|| format!("{selector} {index} cannot be clicked"))
    }

    pub(crate) async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.see(selector).await?.text().await?)
    }

    pub(crate) async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.client.find_all(Locator::Css(selector)).await?.len())
    }

    /// Runs a script: the body of a function.
    pub(crate) async fn run(&self, script: &str) -> Result<Value> {
        self.run_with(script, Vec::new()).await
    }

    pub(crate) async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.client
            .execute(script, arguments)
            .await
            .with_context(|| script.chars().take(200).collect::<String>())
    }

    /// Runs a script that calls back.
    pub(crate) async fn run_async(&self, script: &str) -> Result<Value> {
        self.run_async_with(script, Vec::new()).await
    }

    pub(crate) async fn run_async_with(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.client.execute_async(script, arguments).await?)
    }

    /// Waits until a script returns true.
    pub(crate) async fn until(&self, condition: &str) -> Result<()> {
        for _ in 0..1000 {
            if self.run(&format!("return !!({condition})")).await? == Value::Bool(true) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let page = self.run("return document.body.innerText.slice(0, 600)").await?;
        bail!("never happened: {condition}\nthe page says: {page}")
    }

    pub(crate) async fn choose_file(&self, selector: &str, file: &Path) -> Result<()> {
        self.see(selector).await?.send_keys(file.to_str().context("a path that is text")?).await?;
        Ok(())
    }

    pub(crate) fn downloads(&self) -> PathBuf {
        self.profile.join("downloads")
    }

    /// Waits for the download of a file with this extension.
    pub(crate) async fn downloaded(&self, ending: &str) -> Result<PathBuf> {
        for _ in 0..100 {
            let entries = std::fs::read_dir(self.downloads()).into_iter().flatten().filter_map(Result::ok);
            // The browser reserves the name before it writes the file.
            let is_written = |path: &PathBuf| std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
            let finished = entries
                .map(|entry| entry.path())
                .find(|path| path.extension().is_some_and(|known| known == ending) && is_written(path));
            if let Some(path) = finished {
                return Ok(path);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("nothing was downloaded")
    }

    pub(crate) async fn picture(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Sends a command of the `DevTools` protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        ensure!(self.engine == Engine::Chromium, "{} has no such command: {command}", self.engine);
        let body = json!({ "cmd": command, "params": parameters });
        Ok(self.client.issue_cmd(Extra { path: "goog/cdp/execute", body }).await?)
    }

    /// Checks that the page logged no complaints, and closes the browser.
    pub(crate) async fn close(self) -> Result<()> {
        let complaints = self.complaints().await?;
        ensure!(complaints.is_empty(), "the console says:\n{}", complaints.join("\n"));
        self.client.clone().close().await?;
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.process = None;
        if !self.keeps_profile {
            // Otherwise the system cleans the temporary folder.
            let _ = std::fs::remove_dir_all(&self.profile);
        }
    }
}

fn unique() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn fantoccini_connector() -> hyper_util::client::legacy::connect::HttpConnector {
    hyper_util::client::legacy::connect::HttpConnector::new()
}

/// A command of `ChromeDriver` beyond the standard.
#[derive(Debug)]
struct Extra {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Returns whether an element that could not be clicked may be clickable a moment later.
fn may_pass(error: &anyhow::Error) -> bool {
    let passes = |error: &CmdError| error.is_stale_element_reference() || error.is_element_not_interactable();
    error.chain().any(|cause| cause.downcast_ref::<CmdError>().is_some_and(passes))
}
