//! From an SVG to pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use crate::SIZE;
use crate::font::FILES;

/// The fonts, without those of the system: a picture is the same everywhere.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for file in FILES {
        fonts.load_font_data(file.to_vec());
    }
    Arc::new(fonts)
});

/// A drawn picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg(pub(crate) String);

impl Svg {
    /// Returns the text of the SVG.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Turns the drawing into a PNG. This takes tens of milliseconds.
    pub fn render(&self) -> Vec<u8> {
        let options =
            Options { fontdb: Arc::clone(&FONTS), font_family: "Jost".to_owned(), ..Options::default() };
        let tree = Tree::from_str(&self.0, &options).expect("what is drawn here is SVG");
        let mut pixels = Pixmap::new(SIZE.0, SIZE.1).expect("the size is not zero");
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().expect("pixels are a PNG")
    }
}
