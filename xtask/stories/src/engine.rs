use std::fmt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use anyhow::{Context, Result};
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};

use crate::browser::Memory;

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    /// The engine of Safari, here in the test browser of `WebKitGTK`.
    WebKit,
}

impl Engine {
    pub(crate) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Writes the browser's profile and returns the capabilities for its driver.
    ///
    /// Every browser prefers English and reduced motion, so that stories don't wait for animations.
    pub(crate) fn prepare(self, profile: &Path, memory: Memory) -> Result<Capabilities> {
        let (name, options) = match self {
            Self::Chromium => ("goog:chromeOptions", chromium(profile, memory)),
            Self::Firefox => ("moz:firefoxOptions", firefox(profile, memory)?),
            Self::WebKit => ("webkitgtk:browserOptions", webkit(profile)?),
        };
        let mut capabilities = Capabilities::new();
        capabilities.insert(name.to_owned(), options);
        if self == Self::Chromium {
            capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        }
        Ok(capabilities)
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

fn chromium(profile: &Path, memory: Memory) -> Value {
    let flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--lang=en-GB",
    ];
    let mut flags: Vec<String> = flags.map(str::to_owned).to_vec();
    flags.push(format!("--user-data-dir={}", profile.display()));
    let cookies = if memory == Memory::Keeps { 1 } else { 2 };
    let preferences = json!({
        "download.default_directory": profile.join("downloads"),
        "intl.accept_languages": "en-GB",
        "profile.default_content_setting_values.cookies": cookies,
    });
    json!({ "args": flags, "prefs": preferences })
}

fn firefox(profile: &Path, memory: Memory) -> Result<Value> {
    // By default a window is at least 450 pixels wide, which is more than a phone.
    let style = profile.join("chrome");
    std::fs::create_dir_all(&style)?;
    std::fs::write(style.join("userChrome.css"), ":root { min-width: 0 !important; }")?;
    let cookies = if memory == Memory::Keeps { 5 } else { 2 };
    let preferences = json!({
        "toolkit.legacyUserProfileCustomizations.stylesheets": true,
        "ui.prefersReducedMotion": 1,
        "intl.accept_languages": "en-GB",
        "network.cookie.cookieBehavior": cookies,
        "browser.download.folderList": 2,
        "browser.download.dir": profile.join("downloads"),
    });
    let profile = profile.to_str().context("a path that is text")?;
    Ok(json!({
        "binary": "/usr/bin/firefox-esr",
        "args": ["-headless", "-profile", profile],
        "prefs": preferences,
    }))
}

fn webkit(profile: &Path) -> Result<Value> {
    // By default a window is at least as wide as its buttons, which is more than a phone.
    let style = profile.join("gtk-3.0");
    std::fs::create_dir_all(&style)?;
    std::fs::write(style.join("settings.ini"), "[Settings]\ngtk-enable-animations=0\n")?;
    let small = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }";
    std::fs::write(style.join("gtk.css"), small)?;
    // The profile is chosen by environment variables, which the driver cannot pass on. The last one selects
    // software rendering that is three times as fast on a machine without a graphics card.
    let start = profile.join("start");
    let script = format!(
        "#!/bin/sh\nexport XDG_CONFIG_HOME='{profile}' XDG_DATA_HOME='{profile}' XDG_CACHE_HOME='{profile}' LANG=en_GB.UTF-8\n\
         export WEBKIT_DISABLE_DMABUF_RENDERER=1\n\
         exec /usr/lib/*/webkit2gtk-4.1/MiniBrowser \"$@\"\n",
        profile = profile.display()
    );
    std::fs::write(&start, script)?;
    std::fs::set_permissions(&start, std::fs::Permissions::from_mode(0o755))?;
    Ok(json!({ "binary": start, "args": ["--automation"] }))
}
