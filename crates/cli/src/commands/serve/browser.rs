use std::process::{Command, Stdio};

/// Asks the desktop to open an address, if there is a desktop.
pub(super) fn open(address: &str) -> bool {
    let has_desktop = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("rundll32");
        command.arg("url.dll,FileProtocolHandler");
        command
    } else if has_desktop("DISPLAY") || has_desktop("WAYLAND_DISPLAY") {
        Command::new("xdg-open")
    } else {
        return false;
    };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}
