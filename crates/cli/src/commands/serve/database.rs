use std::env::{temp_dir, var_os};
use std::path::{Path, PathBuf};

/// Returns the address of the default database: a file in the user's data folder.
pub(super) fn usual() -> String {
    let folder = |name: &str| var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let data = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    // systemd gives a service its own folder.
    let folder = folder("STATE_DIRECTORY").or_else(|| data.map(|data| data.join("sideboards")));
    address(&folder.unwrap_or_default().join("sideboards.db"))
}

/// Returns the address of a throwaway database.
pub(super) fn fleeting() -> String {
    address(&temp_dir().join(format!("sideboards-{}.db", std::process::id())))
}

fn address(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}
