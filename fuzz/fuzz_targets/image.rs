//! Any bytes are an image or none, and every image is read or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_rules::Content;
use sideboards_vision::formats::decode;
use sideboards_vision::{Hints, Image, read};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(image) = decode(bytes) {
        assert!(image.width() * image.height() <= Image::MAX_PIXELS);
        // Large pictures are slow, and are read as small copies anyway.
        if image.width() * image.height() < 1_000_000 {
            let _ = read(&image, &Content::classic(), &Hints::default());
        }
    }
});
