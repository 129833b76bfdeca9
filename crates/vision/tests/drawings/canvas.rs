//! A sheet of pixels and the few shapes that plain drawings are made of. All of it is done to bytes as screens show them, which is
//! not how light behaves but how most programs draw.

pub(crate) type Rgb = [f32; 3];

#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<Rgb>,
}

/// A rectangle: left, top, width, height.
pub(crate) type Rect = [f32; 4];

pub(crate) fn hex(colour: u32) -> Rgb {
    [16, 8, 0].map(|shift| (colour >> shift & 0xff) as f32)
}

pub(crate) fn mixed(one: Rgb, other: Rgb, share: f32) -> Rgb {
    [0, 1, 2].map(|channel| one[channel] + (other[channel] - one[channel]) * share)
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize, colour: Rgb) -> Self {
        Self { width, height, pixels: vec![colour; width * height] }
    }

    /// Fills a rectangle with round corners and smooth edges.
    pub(crate) fn fill(&mut self, [left, top, width, height]: Rect, radius: f32, colour: Rgb) {
        let (half_width, half_height) = (width / 2.0, height / 2.0);
        let radius = radius.min(half_width).min(half_height);
        let (x, y) = (left + half_width, top + half_height);
        self.shape([left, top, width, height], colour, |px, py| {
            let across = (px - x).abs() - half_width + radius;
            let down = (py - y).abs() - half_height + radius;
            radius - across.max(0.0).hypot(down.max(0.0)) - across.max(down).min(0.0)
        });
    }

    /// Fills the frame of a rectangle.
    pub(crate) fn frame(&mut self, [left, top, width, height]: Rect, thickness: f32, colour: Rgb) {
        self.fill([left, top, width, thickness], 0.0, colour);
        self.fill([left, top + height - thickness, width, thickness], 0.0, colour);
        self.fill([left, top, thickness, height], 0.0, colour);
        self.fill([left + width - thickness, top, thickness, height], 0.0, colour);
    }

    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Rgb) {
        let bounds = [x - radius, y - radius, 2.0 * radius, 2.0 * radius];
        self.shape(bounds, colour, |px, py| radius - (px - x).hypot(py - y));
    }

    /// Fills what has a positive depth.
    fn shape(&mut self, [left, top, width, height]: Rect, colour: Rgb, depth: impl Fn(f32, f32) -> f32) {
        let pixels = |from: f32, size: f32, most: usize| {
            (from.floor().max(0.0) as usize).min(most)..((from + size).ceil().max(0.0) as usize).min(most)
        };
        for y in pixels(top, height, self.height) {
            for x in pixels(left, width, self.width) {
                let share = (depth(x as f32 + 0.5, y as f32 + 0.5) + 0.5).clamp(0.0, 1.0);
                let pixel = &mut self.pixels[y * self.width + x];
                *pixel = mixed(*pixel, colour, share);
            }
        }
    }

    /// Changes each pixel, given where it is: both from 0 to 1.
    pub(crate) fn each(&mut self, mut change: impl FnMut(f32, f32, Rgb) -> Rgb) {
        let (width, height) = (self.width as f32, self.height as f32);
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let (x, y) = (index % self.width, index / self.width);
            *pixel = change((x as f32 + 0.5) / width, (y as f32 + 0.5) / height, *pixel);
        }
    }

    /// Blurs with three boxes in a row.
    pub(crate) fn blur(&mut self, radius: usize) {
        for _ in 0..3 {
            self.pixels = blurred(&self.pixels, self.width, self.height, radius, 1, self.width);
            self.pixels = blurred(&self.pixels, self.height, self.width, radius, self.width, 1);
        }
    }

    /// Keeps the colour of each square of four pixels only once, as JPEG does.
    pub(crate) fn halve_colours(&mut self) {
        for y in (0..self.height - 1).step_by(2) {
            for x in (0..self.width - 1).step_by(2) {
                let places = [0, 1, self.width, self.width + 1].map(|step| y * self.width + x + step);
                let grey = |pixel: Rgb| 0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2];
                let mean = places.iter().fold([0.0; 3], |sum, place| {
                    [0, 1, 2].map(|channel| sum[channel] + self.pixels[*place][channel] / 4.0)
                });
                for place in places {
                    let change = grey(self.pixels[place]) - grey(mean);
                    self.pixels[place] = mean.map(|channel| channel + change);
                }
            }
        }
    }

    /// Draws the picture anew: each place of the new one says where it is in the old one.
    pub(crate) fn warp(&mut self, beyond: Rgb, from: impl Fn(f32, f32) -> (f32, f32)) {
        let mut pixels = Vec::with_capacity(self.pixels.len());
        for y in 0..self.height {
            for x in 0..self.width {
                let (x, y) = from(x as f32 + 0.5, y as f32 + 0.5);
                pixels.push(self.between(x - 0.5, y - 0.5).unwrap_or(beyond));
            }
        }
        self.pixels = pixels;
    }

    fn between(&self, x: f32, y: f32) -> Option<Rgb> {
        let (left, top) = (x.floor(), y.floor());
        let is_inside =
            left >= 0.0 && top >= 0.0 && left + 1.0 < self.width as f32 && top + 1.0 < self.height as f32;
        is_inside.then(|| {
            let place = top as usize * self.width + left as usize;
            let row = |place: usize| mixed(self.pixels[place], self.pixels[place + 1], x - left);
            mixed(row(place), row(place + self.width), y - top)
        })
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.pixels.iter().flatten().map(|value| value.round().clamp(0.0, 255.0) as u8).collect()
    }
}

/// Blurs all lines of a picture, in one direction.
fn blurred(from: &[Rgb], length: usize, lines: usize, radius: usize, step: usize, stride: usize) -> Vec<Rgb> {
    let mut to = from.to_vec();
    let size = (2 * radius + 1) as f32;
    for line in 0..lines {
        let at = |index: isize| from[line * stride + index.clamp(0, length as isize - 1) as usize * step];
        let radius = radius as isize;
        let mut sum = (-radius..=radius)
            .fold([0.0; 3], |sum: Rgb, index| [0, 1, 2].map(|channel| sum[channel] + at(index)[channel]));
        for index in 0..length {
            to[line * stride + index * step] = sum.map(|channel| channel / size);
            let (first, next) = (at(index as isize - radius), at(index as isize + radius + 1));
            sum = [0, 1, 2].map(|channel| sum[channel] + next[channel] - first[channel]);
        }
    }
    to
}
