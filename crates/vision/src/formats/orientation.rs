//! The EXIF orientation of photographs.

use crate::image::Image;

/// The orientation of a camera: one of the eight of the EXIF standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orientation(u8);

/// The number of its tag.
const TAG: u16 = 0x0112;

impl Orientation {
    /// Upright.
    pub(super) const UPRIGHT: Self = Self(1);

    /// Finds it in EXIF data, which is a TIFF file without pixels. Invalid data means upright.
    pub(super) fn in_exif(exif: &[u8]) -> Self {
        let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
        read(tiff).filter(|value| (1..=8).contains(value)).map_or(Self::UPRIGHT, |value| Self(value as u8))
    }

    /// Turns and mirrors a picture so that it is upright.
    pub(super) fn upright(self, image: Image) -> Image {
        if self == Self::UPRIGHT {
            return image;
        }
        let (w, h) = (image.width(), image.height());
        let is_sideways = self.0 >= 5;
        let (width, height) = if is_sideways { (h, w) } else { (w, h) };
        let mut rgb = Vec::with_capacity(3 * w * h);
        for y in 0..height {
            for x in 0..width {
                let (from_x, from_y) = match self.0 {
                    2 => (w - 1 - x, y),
                    3 => (w - 1 - x, h - 1 - y),
                    4 => (x, h - 1 - y),
                    5 => (y, x),
                    6 => (y, h - 1 - x),
                    7 => (w - 1 - y, h - 1 - x),
                    _ => (w - 1 - y, x),
                };
                rgb.extend(image.pixel(from_x, from_y));
            }
        }
        Image::new(width, height, rgb).expect("as many pixels as before")
    }
}

fn read(tiff: &[u8]) -> Option<u16> {
    let is_little = match tiff.get(..2)? {
        b"II" => true,
        b"MM" => false,
        _ => return None,
    };
    let short = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let long = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(if is_little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
    };
    let directory = long(4)? as usize;
    let entries = usize::from(short(directory)?);
    let entry = (0..entries).map(|index| directory + 2 + 12 * index).find(|at| short(*at) == Some(TAG))?;
    short(entry + 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exif(is_little: bool, value: u16) -> Vec<u8> {
        let mut bytes = b"Exif\0\0".to_vec();
        let mut push = |value: u32, size: usize| {
            let little = value.to_le_bytes();
            let mut part = little[..size].to_vec();
            if !is_little {
                part.reverse();
            }
            bytes.extend(part);
        };
        push(if is_little { 0x4949 } else { 0x4d4d }, 2);
        for (value, size) in
            [(42, 2), (8, 4), (1, 2), (u32::from(TAG), 2), (3, 2), (1, 4), (u32::from(value), 2), (0, 2)]
        {
            push(value, size);
        }
        bytes
    }

    #[test]
    fn the_tag_is_found_in_both_byte_orders() {
        for is_little in [true, false] {
            assert_eq!(Orientation::in_exif(&exif(is_little, 6)), Orientation(6));
            assert_eq!(Orientation::in_exif(&exif(is_little, 9)), Orientation::UPRIGHT);
            let whole = exif(is_little, 6);
            for end in 0..whole.len() - 3 {
                assert_eq!(Orientation::in_exif(&whole[..end]), Orientation::UPRIGHT, "{end}");
            }
        }
    }

    /// A picture with a red pixel in the upper left corner and a green one to its right.
    #[test]
    fn up_is_up() {
        let (width, height) = (40, 33);
        let mut rgb = vec![0; 3 * width * height];
        rgb[0] = 255;
        rgb[4] = 255;
        let image = Image::new(width, height, rgb).expect("a picture");
        let (right, bottom) = (width - 1, height - 1);
        // The new positions of the first pixel and of its neighbour.
        for (value, red, green) in [
            (1, (0, 0), (1, 0)),
            (2, (right, 0), (right - 1, 0)),
            (3, (right, bottom), (right - 1, bottom)),
            (4, (0, bottom), (1, bottom)),
            (5, (0, 0), (0, 1)),
            (6, (bottom, 0), (bottom, 1)),
            (7, (bottom, right), (bottom, right - 1)),
            (8, (0, right), (0, right - 1)),
        ] {
            let upright = Orientation(value).upright(image.clone());
            assert_eq!(upright.pixel(red.0, red.1), [255, 0, 0], "{value}");
            assert_eq!(upright.pixel(green.0, green.1), [0, 255, 0], "{value}");
        }
    }
}
