//! The page of the card game Sideboards, built by the build script and embedded.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is served.
    pub path: &'static str,
    /// Its MIME type.
    pub mime: &'static str,
    /// Whether the path contains a hash of the content, so that a browser may cache it for ever.
    pub is_hashed: bool,
    /// Identifies the version of the file.
    pub tag: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// The content, compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The content, compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

/// All files of the page.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page/page.rs"));

/// Finds the file that is served at a path.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// Returns the licences of everything in the program and in the page.
pub fn licences() -> &'static str {
    let file = file("/licences.txt").expect("every page has its licences");
    str::from_utf8(file.bytes).expect("licences are text")
}
