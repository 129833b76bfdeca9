//! Bytes as hexadecimal digits.

use std::fmt;

/// Writes two lower-case digits a byte.
pub(crate) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly 64 digits of either case.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 2 * bytes.len() || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let pair = std::str::from_utf8(pair).expect("hexadecimal digits are ASCII");
        *byte = u8::from_str_radix(pair, 16).expect("two hexadecimal digits are a byte");
    }
    Some(bytes)
}
