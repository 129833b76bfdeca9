use js_sys::{Reflect, Uint8Array};
use leptos::prelude::*;
use sideboards_client::photo::{self, PhotoError};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, File, HtmlCanvasElement, ImageBitmap};

/// How much of a file says how large its picture is: cameras write a preview before it.
const BEGINNING: f64 = 512_000.0;

/// A picture that the browser has unpacked.
pub(super) struct Pixels {
    /// What it is shown on.
    pub(super) canvas: HtmlCanvasElement,
    /// Red, green, blue and opacity of each pixel, in memory of the browser.
    pub(super) data: JsValue,
}

impl Pixels {
    /// Has the browser unpack a file, the way up that the camera says, and shrinks the picture.
    pub(super) async fn of(file: &File) -> Result<Self, PhotoError> {
        photo::accept(file.size(), &beginning(file).await.unwrap_or_default())?;
        let bitmap = unpacked(file).await.map_err(|_| PhotoError::NoPicture)?;
        let checked = photo::check(bitmap.width(), bitmap.height());
        let pixels = checked.and_then(|()| drawn(&bitmap).map_err(|_| PhotoError::NoPicture));
        bitmap.close();
        pixels
    }
}

async fn beginning(file: &File) -> Result<Vec<u8>, JsValue> {
    let slice = file.slice_with_f64_and_f64(0.0, BEGINNING)?;
    Ok(Uint8Array::new(&JsFuture::from(slice.array_buffer()).await?).to_vec())
}

async fn unpacked(file: &File) -> Result<ImageBitmap, JsValue> {
    JsFuture::from(window().create_image_bitmap_with_blob(file)?).await?.dyn_into()
}

fn drawn(bitmap: &ImageBitmap) -> Result<Pixels, JsValue> {
    let (width, height) = photo::fitted(bitmap.width(), bitmap.height());
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
    // Means of what is shrunk, not single pixels of it.
    Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into())?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, width.into(), height.into())?;
    let image = context.get_image_data(0.0, 0.0, width.into(), height.into())?;
    // The property itself: the method of the same name would copy it into the memory of the program.
    let data = Reflect::get(&image, &"data".into())?;
    Ok(Pixels { canvas, data })
}
