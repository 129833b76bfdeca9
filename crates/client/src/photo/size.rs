//! How large a picture may be. A few bytes say how many pixels a file unpacks to, before anything is unpacked.

use thiserror::Error;

/// The largest file.
pub const MAX_BYTES: f64 = 64_000_000.0;

/// The most pixels: more than phones take by default.
pub const MAX_PIXELS: u64 = 64_000_000;

/// The longer side of the copy that is read: twice what the reader looks at, which takes means of it.
pub const MAX_SIDE: u32 = 2200;

/// The shorter side of the smallest picture.
const MIN_SIDE: u32 = 32;

/// Why a file is no photograph that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PhotoError {
    /// The browser cannot show it.
    #[error("not a picture")]
    NoPicture,
    /// The file is larger than [`MAX_BYTES`], or has more than [`MAX_PIXELS`].
    #[error("too large")]
    TooLarge,
    /// Hardly a picture at all.
    #[error("too small")]
    TooSmall,
}

/// Checks a file before it is unpacked, by its size and its first bytes. What is in no format known here is left to the browser, and
/// checked with [`check`] afterwards.
pub fn accept(bytes: f64, beginning: &[u8]) -> Result<(), PhotoError> {
    if bytes > MAX_BYTES {
        return Err(PhotoError::TooLarge);
    }
    size_of(beginning).map_or(Ok(()), |(width, height)| check(width, height))
}

/// Checks the size of a picture.
pub fn check(width: u32, height: u32) -> Result<(), PhotoError> {
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(PhotoError::TooLarge);
    }
    if width.min(height) < MIN_SIDE {
        return Err(PhotoError::TooSmall);
    }
    Ok(())
}

/// Returns the size of the copy that is read.
pub fn fitted(width: u32, height: u32) -> (u32, u32) {
    let longer = width.max(height);
    if longer <= MAX_SIDE {
        return (width, height);
    }
    let shrunk = |side: u32| (u64::from(side) * u64::from(MAX_SIDE) / u64::from(longer)).max(1) as u32;
    (shrunk(width), shrunk(height))
}

/// Finds the size of a picture in the beginning of its file: PNG, GIF, WebP or JPEG.
fn size_of(bytes: &[u8]) -> Option<(u32, u32)> {
    let big = |at: usize, length: usize| number(bytes, at, length, false);
    let little = |at: usize, length: usize| number(bytes, at, length, true);
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some((big(16, 4)?, big(20, 4)?)),
        [b'G', b'I', b'F', b'8', ..] => Some((little(6, 2)?, little(8, 2)?)),
        [b'R', b'I', b'F', b'F', ..] => match bytes.get(12..16)? {
            b"VP8X" => Some((little(24, 3)? + 1, little(27, 3)? + 1)),
            b"VP8L" => {
                let bits = little(21, 4)?;
                Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
            }
            b"VP8 " => Some((little(26, 2)? & 0x3fff, little(28, 2)? & 0x3fff)),
            _ => None,
        },
        [0xff, 0xd8, ..] => jpeg_size(bytes),
        _ => None,
    }
}

/// Follows the segments of a JPEG to the one that says how large it is.
fn jpeg_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let mut at = 2;
    loop {
        if *bytes.get(at)? != 0xff {
            return None;
        }
        match *bytes.get(at + 1)? {
            // Padding, and markers without a length.
            0xff => at += 1,
            0x01 | 0xd0..=0xd8 => at += 2,
            0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                return Some((number(bytes, at + 7, 2, false)?, number(bytes, at + 5, 2, false)?));
            }
            // The data begins, or the file ends.
            0xd9 | 0xda => return None,
            _ => at += 2 + number(bytes, at + 2, 2, false)? as usize,
        }
    }
}

fn number(bytes: &[u8], at: usize, length: usize, is_little: bool) -> Option<u32> {
    let digits = bytes.get(at..at.checked_add(length)?)?.iter();
    let add = |sum: u32, digit: &u8| sum << 8 | u32::from(*digit);
    Some(if is_little { digits.rev().fold(0, add) } else { digits.fold(0, add) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        let head: &[u8] = &[0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R'];
        [head, &width.to_be_bytes(), &height.to_be_bytes()].concat()
    }

    #[test]
    fn a_bomb_is_recognised_by_its_first_bytes() {
        assert_eq!(accept(2000.0, &png(60_000, 60_000)), Err(PhotoError::TooLarge));
        assert_eq!(accept(2000.0, &png(u32::MAX, u32::MAX)), Err(PhotoError::TooLarge));
        assert_eq!(accept(2000.0, &png(1600, 1200)), Ok(()));
        assert_eq!(accept(2000.0, &png(1600, 0)), Err(PhotoError::TooSmall));
        assert_eq!(accept(70_000_000.0, &[]), Err(PhotoError::TooLarge));
    }

    #[test]
    fn every_format_says_its_size() {
        assert_eq!(size_of(b"GIF89a\x40\x06\xb0\x04"), Some((1600, 1200)));
        let extended = b"RIFF....WEBPVP8X\x0a\0\0\0\0\0\0\0\x3f\x06\0\xaf\x04\0";
        assert_eq!(size_of(extended), Some((1600, 1200)));
        let lossy = b"RIFF....WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x06\xb0\x04";
        assert_eq!(size_of(lossy), Some((1600, 1200)));
        let bits = ((1600_u32 - 1) | ((1200 - 1) << 14)).to_le_bytes();
        let lossless = [&b"RIFF....WEBPVP8L\0\0\0\0\x2f"[..], &bits].concat();
        assert_eq!(size_of(&lossless), Some((1600, 1200)));
        // A segment of a camera first, then the frame.
        let camera =
            [&[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc2, 0, 17, 8, 4, 176, 6, 64][..]];
        assert_eq!(size_of(&camera.concat()), Some((1600, 1200)));
    }

    #[test]
    fn cut_and_foreign_files_are_left_to_the_browser() {
        let whole = png(1600, 1200);
        for length in 0..24 {
            assert_eq!(accept(100.0, &whole[..length]), Ok(()), "{length}");
        }
        for text in [&b"not a picture"[..], &[0xff, 0xd8, 0xff, 0xda, 0, 2], &[0xff, 0xd8, 0xff, 0xe0, 0, 0]]
        {
            assert_eq!(size_of(text), None);
        }
    }

    #[test]
    fn a_picture_is_shrunk_to_what_the_reader_needs() {
        assert_eq!(fitted(1600, 1200), (1600, 1200));
        assert_eq!(fitted(4400, 3300), (2200, 1650));
        assert_eq!(fitted(2, 64_000_000), (1, 2200));
    }
}
