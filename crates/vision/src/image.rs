use thiserror::Error;

/// A picture: three bytes per pixel, red, green and blue in sRGB, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

/// Why pixels are not a valid picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ImageError {
    /// Too few pixels for a card.
    #[error(
        "the picture has {width} x {height} pixels; at least {} in each direction are needed",
        Image::MIN_SIDE
    )]
    TooSmall {
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
    },
    /// Too many pixels.
    #[error("the picture has {width} x {height} pixels; at most {} million are read", Image::MAX_PIXELS / 1_000_000)]
    TooLarge {
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
    },
    /// The number of bytes does not match the size.
    #[error("a picture of {width} x {height} pixels does not have {bytes} bytes")]
    Bytes {
        /// Its width.
        width: usize,
        /// Its height.
        height: usize,
        /// How many bytes there are.
        bytes: usize,
    },
}

impl Image {
    /// The fewest pixels of a side.
    pub const MIN_SIDE: usize = 32;

    /// The most pixels: more than phones produce by default.
    pub const MAX_PIXELS: usize = 64_000_000;

    /// Makes a picture from pixels.
    pub fn new(width: usize, height: usize, rgb: Vec<u8>) -> Result<Self, ImageError> {
        Self::check_size(width, height)?;
        if rgb.len() != 3 * width * height {
            return Err(ImageError::Bytes { width, height, bytes: rgb.len() });
        }
        Ok(Self { width, height, rgb })
    }

    /// Makes a picture from pixels of four bytes, as browsers have them; transparent pixels become white.
    pub fn from_rgba(width: usize, height: usize, rgba: &[u8]) -> Result<Self, ImageError> {
        Self::check_size(width, height)?;
        if rgba.len() != 4 * width * height {
            return Err(ImageError::Bytes { width, height, bytes: rgba.len() });
        }
        let over_white = |value: u8, alpha: u8| {
            let alpha = u16::from(alpha);
            ((u16::from(value) * alpha + 255 * (255 - alpha) + 127) / 255) as u8
        };
        let (pixels, _) = rgba.as_chunks::<4>();
        let rgb = pixels.iter().flat_map(|[red, green, blue, alpha]| {
            [red, green, blue].map(|channel| over_white(*channel, *alpha))
        });
        Ok(Self { width, height, rgb: rgb.collect() })
    }

    /// Checks a size before memory is allocated for it.
    pub fn check_size(width: usize, height: usize) -> Result<(), ImageError> {
        if width.min(height) < Self::MIN_SIDE {
            return Err(ImageError::TooSmall { width, height });
        }
        match width.checked_mul(height) {
            Some(pixels) if pixels <= Self::MAX_PIXELS => Ok(()),
            _ => Err(ImageError::TooLarge { width, height }),
        }
    }

    /// Returns the width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Returns the bytes.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// Returns the bytes by value.
    #[cfg(feature = "formats")]
    pub(crate) fn into_rgb(self) -> Vec<u8> {
        self.rgb
    }

    /// Returns a pixel.
    pub(crate) fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let at = 3 * (y * self.width + x);
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_checked() {
        assert_eq!(Image::new(31, 40, vec![]), Err(ImageError::TooSmall { width: 31, height: 40 }));
        let huge = Image::check_size(usize::MAX, 3000);
        assert_eq!(huge, Err(ImageError::TooLarge { width: usize::MAX, height: 3000 }));
        assert_eq!(
            Image::new(32, 32, vec![0; 9]),
            Err(ImageError::Bytes { width: 32, height: 32, bytes: 9 })
        );
        assert!(Image::check_size(8000, 8000).is_ok());
        assert!(Image::check_size(8001, 8000).is_err());
    }

    #[test]
    fn transparent_pixels_are_white() {
        let rgba = [[10, 20, 30, 255], [10, 20, 30, 0]].concat().repeat(16 * 32);
        let image = Image::from_rgba(32, 32, &rgba).expect("a picture");
        assert_eq!((image.pixel(0, 0), image.pixel(1, 0)), ([10, 20, 30], [255; 3]));
    }
}
