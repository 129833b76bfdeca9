//! Compressed forms of files.

use std::io::Write;

use anyhow::Result;

use crate::is_quick;

/// Compresses with Brotli: best quality for releases, fast for quick builds.
pub(crate) fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut output = Vec::new();
    let quality = if is_quick() { 1 } else { 11 };
    let parameters = brotli::enc::BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut output, &parameters)?;
    Ok(output)
}

/// Compresses with gzip, for clients without Brotli.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
