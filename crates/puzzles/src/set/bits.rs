//! Numbers of a few bits each, packed into bytes.

/// Writes numbers of a few bits each, the highest bit first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of used bits in the last byte.
    used: u32,
}

impl BitWriter {
    pub(super) fn push(&mut self, number: u32, bits: u32) {
        debug_assert!(bits == 32 || number >> bits == 0, "{number} has more than {bits} bits");
        for bit in (0..bits).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
                self.used = 0;
            }
            let last = self.bytes.last_mut().expect("a byte was pushed");
            *last |= (((number >> bit) & 1) as u8) << (7 - self.used);
            self.used += 1;
        }
    }

    /// Writes a number in groups of bits; a bit before each group announces it.
    pub(super) fn push_grouped(&mut self, number: u32) {
        let groups = (u32::BITS - number.leading_zeros()).div_ceil(GROUP);
        for group in (0..groups).rev() {
            self.push(1, 1);
            self.push(number >> (group * GROUP) & ((1 << GROUP) - 1), GROUP);
        }
        self.push(0, 1);
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// The bits of a group.
const GROUP: u32 = 4;

/// Reads the output of a [`BitWriter`].
#[derive(Debug)]
pub(super) struct BitReader<'b> {
    bytes: &'b [u8],
    position: usize,
}

impl<'b> BitReader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, position: 0 }
    }

    pub(super) fn take(&mut self, bits: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..bits {
            let byte = self.bytes.get(self.position / 8)?;
            number = number << 1 | u32::from(byte >> (7 - self.position % 8) & 1);
            self.position += 1;
        }
        Some(number)
    }

    /// Reads a number in groups; fails if there is a superfluous group, or the number is too large.
    pub(super) fn take_grouped(&mut self) -> Option<u32> {
        let mut number = 0_u32;
        let mut is_first = true;
        while self.take(1)? == 1 {
            let group = self.take(GROUP)?;
            if (is_first && group == 0) || number >> (u32::BITS - GROUP) != 0 {
                return None;
            }
            number = number << GROUP | group;
            is_first = false;
        }
        Some(number)
    }

    /// Returns whether only the padding zeros of the last byte are left.
    pub(super) fn ends(mut self) -> bool {
        let rest = self.bytes.len() * 8 - self.position;
        rest < 8 && self.take(rest as u32) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive() {
        let numbers = [0, 1, 5, 15, 16, 255, 256, 70_000, u32::MAX];
        let mut writer = BitWriter::default();
        for number in numbers {
            writer.push_grouped(number);
            writer.push(number & 7, 3);
        }
        let bytes = writer.into_bytes();
        let mut reader = BitReader::new(&bytes);
        for number in numbers {
            assert_eq!((reader.take_grouped(), reader.take(3)), (Some(number), Some(number & 7)));
        }
        assert!(reader.ends());
        assert_eq!(BitReader::new(&bytes[..1]).take(9), None);
        assert_eq!(BitReader::new(&[0b1000_0000]).take_grouped(), None, "a group too many");
    }
}
