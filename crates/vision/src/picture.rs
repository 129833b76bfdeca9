use crate::geometry::Point;
use crate::image::Image;

/// A picture in linear light, small enough to be scanned many times.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    light: Vec<[f32; 3]>,
    /// Its pixels per pixel of the image.
    pub(crate) scale: f32,
}

impl Picture {
    /// Makes a copy whose longer side has at most this many pixels; each is the mean of those it replaces.
    pub(crate) fn of(image: &Image, side: usize) -> Self {
        let factor = (image.width().max(image.height()) as f32 / side as f32).max(1.0);
        let shrunk = |side: usize| ((side as f32 / factor) as usize).max(1);
        let (width, height) = (shrunk(image.width()), shrunk(image.height()));
        let linear = table();
        let range = |index: usize, count: usize, of: usize| {
            let from = index * of / count;
            from..((index + 1) * of / count).max(from + 1)
        };
        let mut light = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                let (mut sum, mut count) = ([0.0; 3], 0.0);
                for y in range(row, height, image.height()) {
                    for x in range(column, width, image.width()) {
                        let pixel = image.pixel(x, y);
                        (0..3).for_each(|channel| sum[channel] += linear[usize::from(pixel[channel])]);
                        count += 1.0;
                    }
                }
                light.push(sum.map(|channel: f32| channel / count));
            }
        }
        Self { width, height, light, scale: width as f32 / image.width() as f32 }
    }

    /// Makes a smaller copy.
    pub(crate) fn shrunk(&self, side: usize) -> Self {
        let factor = self.width.max(self.height).div_ceil(side).max(1);
        let (width, height) = ((self.width / factor).max(1), (self.height / factor).max(1));
        let mut light = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                let mut sum = [0.0; 3];
                let (rows, columns) = (factor.min(self.height), factor.min(self.width));
                for y in row * factor..row * factor + rows {
                    for pixel in &self.light[y * self.width + column * factor..][..columns] {
                        (0..3).for_each(|channel| sum[channel] += pixel[channel]);
                    }
                }
                light.push(sum.map(|channel: f32| channel / (rows * columns) as f32));
            }
        }
        Self { width, height, light, scale: self.scale / factor as f32 }
    }

    /// Makes a copy rotated around its centre, as large as needed; the outside is dark grey.
    pub(crate) fn turned(&self, angle: f32) -> (Self, impl Fn(Point) -> Point + use<>) {
        let (sin, cos) = angle.sin_cos();
        let (old, w, h) = ((self.width as f32, self.height as f32), self.width as f32, self.height as f32);
        let new = ((w * cos.abs() + h * sin.abs()).ceil(), (w * sin.abs() + h * cos.abs()).ceil());
        let back = move |place: Point| {
            let (x, y) = (place.x - new.0 / 2.0, place.y - new.1 / 2.0);
            Point { x: x * cos - y * sin + old.0 / 2.0, y: x * sin + y * cos + old.1 / 2.0 }
        };
        let (width, height) = (new.0 as usize, new.1 as usize);
        let mut light = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let from = back(Point { x: x as f32 + 0.5, y: y as f32 + 0.5 });
                light.push(if self.holds(from) { self.at(from) } else { [0.1; 3] });
            }
        }
        (Self { width, height, light, scale: self.scale }, back)
    }

    /// Returns whether a point is in the picture.
    pub(crate) fn holds(&self, place: Point) -> bool {
        (0.0..self.width as f32).contains(&place.x) && (0.0..self.height as f32).contains(&place.y)
    }

    pub(crate) fn row(&self, y: usize) -> &[[f32; 3]] {
        &self.light[y * self.width..(y + 1) * self.width]
    }

    /// Returns the light at a point, interpolated between four pixels; outside, that of the nearest edge.
    pub(crate) fn at(&self, place: Point) -> [f32; 3] {
        let clamped = |value: f32, side: usize| (value - 0.5).clamp(0.0, side as f32 - 1.0);
        let (x, y) = (clamped(place.x, self.width), clamped(place.y, self.height));
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (across, down) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| self.light[y * self.width + x];
        let corners = [pixel(left, top), pixel(right, top), pixel(left, bottom), pixel(right, bottom)];
        [0, 1, 2].map(|channel| {
            let [above, next, under, last] = corners.map(|corner| corner[channel]);
            (above + (next - above) * across) * (1.0 - down) + (under + (last - under) * across) * down
        })
    }
}

/// Returns the linear light of each byte.
fn table() -> [f32; 256] {
    std::array::from_fn(|byte| {
        let value = byte as f32 / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}
