//! Writes the files of the page and their list.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use crate::compress;
use crate::page::{File, digest};

/// Writes all files, their compressed forms, and `page.rs` that lists them.
pub(crate) fn write(folder: &Path, files: &[File]) -> Result<()> {
    let mut entries = String::new();
    for (number, file) in files.iter().enumerate() {
        let name = number.to_string();
        let [mut brotli, mut gzip] = ["None".to_owned(), "None".to_owned()];
        fs::write(folder.join(&name), &file.bytes)?;
        let kind = kind(&file.path)?;
        if kind.compress {
            fs::write(folder.join(format!("{name}.br")), compress::brotli(&file.bytes)?)?;
            fs::write(folder.join(format!("{name}.gz")), compress::gzip(&file.bytes)?)?;
            [brotli, gzip] = ["br", "gz"].map(|ending| format!("Some(include_bytes!(\"{name}.{ending}\"))"));
        }
        entries += &format!(
            "    File {{ path: {:?}, mime: {:?}, is_hashed: {}, tag: {:?}, bytes: include_bytes!({name:?}), \
             brotli: {brotli}, gzip: {gzip} }},\n",
            file.path,
            kind.mime,
            file.is_hashed,
            digest(&file.bytes),
        );
    }
    fs::write(folder.join("page.rs"), format!("&[\n{entries}]\n"))?;
    Ok(())
}

struct Kind {
    mime: &'static str,
    compress: bool,
}

fn kind(path: &str) -> Result<Kind> {
    let (mime, compress) = match path.rsplit_once('.') {
        None => bail!("{path} has no ending"),
        Some((_, "bin")) => ("application/octet-stream", true),
        Some((_, "css")) => ("text/css; charset=utf-8", true),
        Some((_, "html")) => ("text/html; charset=utf-8", true),
        Some((_, "js")) => ("text/javascript; charset=utf-8", true),
        Some((_, "png")) => ("image/png", false),
        Some((_, "svg")) => ("image/svg+xml; charset=utf-8", true),
        Some((_, "txt")) => ("text/plain; charset=utf-8", true),
        Some((_, "wasm")) => ("application/wasm", true),
        Some((_, "webmanifest")) => ("application/manifest+json", true),
        Some((_, "woff2")) => ("font/woff2", false),
        Some((_, ending)) => bail!("the type of a .{ending} file is unknown"),
    };
    Ok(Kind { mime, compress })
}
