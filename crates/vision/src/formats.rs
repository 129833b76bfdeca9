//! Image files, from memory: JPEG, PNG and WebP.

use std::io::Cursor;

use image_webp::WebPDecoder;
use thiserror::Error;
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;
use zune_png::PngDecoder;

use crate::image::{Image, ImageError};

mod orientation;

use orientation::Orientation;

/// Why bytes cannot be decoded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DecodeError {
    /// There are no bytes.
    #[error("the file is empty")]
    Empty,
    /// An unsupported image format, or no image.
    #[error("the file is not a JPEG, PNG or WebP image")]
    Unknown,
    /// HEIC, the default format of iPhones.
    #[error("HEIC images are not read; export the photo as JPEG")]
    Heic,
    /// The file is too large.
    #[error("the file has more than {} megabytes", MAX_BYTES >> 20)]
    TooManyBytes,
    /// Too many pixels, or too few.
    #[error(transparent)]
    Image(#[from] ImageError),
    /// The file is damaged.
    #[error("the image is damaged: {reason}")]
    Damaged {
        /// The decoder's message.
        reason: String,
    },
}

/// The largest file, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// Decodes an image file, upright according to its EXIF data. Its size is checked before memory is allocated for
/// its pixels.
pub fn decode(bytes: &[u8]) -> Result<Image, DecodeError> {
    if bytes.len() > MAX_BYTES {
        return Err(DecodeError::TooManyBytes);
    }
    match bytes {
        [] => Err(DecodeError::Empty),
        [0xff, 0xd8, 0xff, ..] => jpeg(bytes),
        [0x89, b'P', b'N', b'G', ..] => png(bytes),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => webp(bytes),
        [_, _, _, _, b'f', b't', b'y', b'p', b'h' | b'm', ..] => Err(DecodeError::Heic),
        _ => Err(DecodeError::Unknown),
    }
}

fn damaged(reason: impl std::fmt::Debug) -> DecodeError {
    // Decoders write long messages, and quote the file.
    let reason = format!("{reason:?}").chars().filter(|letter| !letter.is_control()).take(120).collect();
    DecodeError::Damaged { reason }
}

fn options() -> DecoderOptions {
    DecoderOptions::new_safe()
        .set_max_width(Image::MAX_PIXELS / Image::MIN_SIDE)
        .set_max_height(Image::MAX_PIXELS / Image::MIN_SIDE)
        .png_set_strip_to_8bit(true)
        .png_set_decode_animated(false)
        .inflate_set_limit(8 * Image::MAX_PIXELS)
        .jpeg_set_max_scans(64)
        .jpeg_set_out_colorspace(ColorSpace::RGB)
}

fn jpeg(bytes: &[u8]) -> Result<Image, DecodeError> {
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options());
    decoder.decode_headers().map_err(damaged)?;
    let (width, height) = decoder.dimensions().ok_or_else(|| damaged("no size"))?;
    Image::check_size(width, height)?;
    let pixels = decoder.decode().map_err(damaged)?;
    let orientation = decoder.exif().map_or(Orientation::UPRIGHT, |exif| Orientation::in_exif(exif));
    let channels = decoder.output_colorspace().map_or(3, |space| space.num_components());
    let image = Image::new(width, height, rgb(pixels, channels, width, height)?)?;
    Ok(orientation.upright(image))
}

fn png(bytes: &[u8]) -> Result<Image, DecodeError> {
    let mut decoder = PngDecoder::new_with_options(ZCursor::new(bytes), options());
    decoder.decode_headers().map_err(damaged)?;
    let (width, height) = decoder.dimensions().ok_or_else(|| damaged("no size"))?;
    Image::check_size(width, height)?;
    let pixels = decoder.decode().map_err(damaged)?.u8().ok_or_else(|| damaged("no bytes"))?;
    let channels = pixels.len() / (width * height);
    Ok(Image::new(width, height, rgb(pixels, channels, width, height)?)?)
}

fn webp(bytes: &[u8]) -> Result<Image, DecodeError> {
    let mut decoder = WebPDecoder::new(Cursor::new(bytes)).map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = (width as usize, height as usize);
    Image::check_size(width, height)?;
    decoder.set_memory_limit(8 * Image::MAX_PIXELS);
    let size = decoder.output_buffer_size().ok_or_else(|| damaged("no size"))?;
    let mut pixels = vec![0; size];
    decoder.read_image(&mut pixels).map_err(damaged)?;
    let channels = if decoder.has_alpha() { 4 } else { 3 };
    Ok(Image::new(width, height, rgb(pixels, channels, width, height)?)?)
}

/// Converts pixels of one (grey), two (with alpha), three or four bytes to three bytes.
fn rgb(pixels: Vec<u8>, channels: usize, width: usize, height: usize) -> Result<Vec<u8>, DecodeError> {
    if pixels.len() != channels * width * height {
        return Err(damaged("too few pixels"));
    }
    match channels {
        3 => Ok(pixels),
        1 => Ok(pixels.into_iter().flat_map(|grey| [grey; 3]).collect()),
        2 => Ok(pixels.chunks_exact(2).flat_map(|pixel| [pixel[0]; 3]).collect()),
        4 => Ok(Image::from_rgba(width, height, &pixels)?.into_rgb()),
        _ => Err(damaged("an unusual number of channels")),
    }
}
