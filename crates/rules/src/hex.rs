//! Hexadecimal digits of bytes.

use std::fmt;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Writes two lower-case digits a byte. Every update of a room names hashes, so this bypasses the formatting machinery.
pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut digits = [0; 64];
    for (pair, byte) in digits.chunks_exact_mut(2).zip(bytes) {
        pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    }
    f.write_str(std::str::from_utf8(&digits).expect("hexadecimal digits are ASCII"))
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
