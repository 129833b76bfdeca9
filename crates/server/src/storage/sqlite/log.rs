//! Reads a write-ahead log (<https://www.sqlite.org/fileformat2.html#walformat>) to find damage in its middle.
//!
//! SQLite stops reading at the first frame whose checksum is wrong and silently drops everything after it. That is
//! right for a write that a power failure has torn: only the last transaction can be torn, because the log is synced
//! before the next one begins. If more than one transaction ends after the break, acknowledged ones would be lost.

use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;

/// Magic numbers of a log whose checksums read little-endian and big-endian words.
pub(super) const MAGIC: [u32; 2] = [0x377f_0682, 0x377f_0683];

/// Lengths of the heads of a log and of a frame, which is followed by a page.
pub(super) const HEAD: usize = 32;
pub(super) const FRAME_HEAD: usize = 24;

/// Possible lengths of a page.
const PAGES: std::ops::RangeInclusive<u32> = 512..=65_536;

/// How many transactions may end after the break: the one that was torn.
const TORN: usize = 1;

/// Damage that was not caused by an interrupted write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Damage {
    /// The length of the log up to the last transaction that SQLite would read.
    pub(super) intact: u64,
    /// How many transactions end after it; unknown if the head of the log is damaged.
    pub(super) lost: Option<usize>,
}

/// Looks for damage in the middle of a log. No log is not damaged.
pub(super) fn find_damage(path: &Path) -> std::io::Result<Option<Damage>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let length = file.metadata()?.len();
    let mut reader = BufReader::with_capacity(1 << 18, file);
    let mut head = [0; HEAD];
    if !read_whole(&mut reader, &mut head)? {
        return Ok(None);
    }
    let Some(log) = Log::parse(&head) else {
        // The head is synced before the first frame is written.
        let has_frames = length > (HEAD + FRAME_HEAD) as u64 + u64::from(*PAGES.start());
        return Ok(has_frames.then_some(Damage { intact: 0, lost: None }));
    };
    log.walk(&mut reader)
}

/// The head of a log.
#[derive(Debug)]
struct Log {
    is_big_endian: bool,
    page: usize,
    /// Differs from the salt of frames that were written before the log last began anew.
    salt: [u8; 8],
    sums: [u32; 2],
}

impl Log {
    /// Returns nothing if the head is damaged.
    fn parse(head: &[u8; HEAD]) -> Option<Self> {
        let (magic, page) = (be32(head, 0), be32(head, 8));
        if !MAGIC.contains(&magic) || !page.is_power_of_two() || !PAGES.contains(&page) {
            return None;
        }
        let salt = head[16..24].try_into().expect("eight bytes");
        let mut log = Self { is_big_endian: magic == MAGIC[1], page: page as usize, salt, sums: [0; 2] };
        log.sums = log.sum(log.sums, &head[..24]);
        (log.sums == [be32(head, 24), be32(head, 28)]).then_some(log)
    }

    /// Adds bytes to a checksum.
    fn sum(&self, [mut first, mut second]: [u32; 2], bytes: &[u8]) -> [u32; 2] {
        for words in bytes.chunks_exact(8) {
            let (one, two) = if self.is_big_endian {
                (be32(words, 0), be32(words, 4))
            } else {
                (be32(words, 0).swap_bytes(), be32(words, 4).swap_bytes())
            };
            first = first.wrapping_add(one).wrapping_add(second);
            second = second.wrapping_add(two).wrapping_add(first);
        }
        [first, second]
    }

    fn walk(&self, reader: &mut impl Read) -> std::io::Result<Option<Damage>> {
        let mut frame = vec![0; FRAME_HEAD + self.page];
        let (mut sums, mut position, mut is_broken) = (self.sums, HEAD as u64, false);
        let (mut intact, mut lost) = (position, 0);
        while read_whole(reader, &mut frame)? {
            position += frame.len() as u64;
            let (head, page) = frame.split_at(FRAME_HEAD);
            let is_current = be32(head, 0) != 0 && head[8..16] == self.salt;
            let ends_transaction = be32(head, 4) != 0;
            sums = self.sum(self.sum(sums, &head[..8]), page);
            is_broken |= !is_current || sums != [be32(head, 16), be32(head, 20)];
            match (is_broken, is_current && ends_transaction) {
                (false, true) => intact = position,
                (true, true) => lost += 1,
                (_, false) => {}
            }
        }
        Ok((lost > TORN).then_some(Damage { intact, lost: Some(lost) }))
    }
}

/// Fills the bytes; returns false if the file ends before.
fn read_whole(reader: &mut impl Read, bytes: &mut [u8]) -> std::io::Result<bool> {
    match reader.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Reads a big-endian number.
pub(super) fn be32(bytes: &[u8], offset: usize) -> u32 {
    u32::from_be_bytes(bytes[offset..offset + 4].try_into().expect("four bytes"))
}
