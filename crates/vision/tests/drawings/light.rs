//! What happens to a drawing on its way to a file.

use std::fmt;

use photographs::Chance;

use crate::canvas::{Canvas, Rgb, mixed};

/// Light and lens, as filters of bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Light {
    white: Rgb,
    /// How much darker one side is than the other.
    slope: f32,
    angle: f32,
    shadow: f32,
    gloss: f32,
    blur: usize,
    noise: f32,
    turn: f32,
    tilt: f32,
}

impl Light {
    pub(crate) fn chosen(chance: &mut Chance) -> Self {
        if chance.flip(0.25) {
            return Self {
                white: [1.0; 3],
                slope: 0.0,
                angle: 0.0,
                shadow: 0.0,
                gloss: 0.0,
                blur: 0,
                noise: 0.0,
                turn: 0.0,
                tilt: 0.0,
            };
        }
        // Multiplied as bytes, so the light of these lamps is warmer than it looks here.
        let white = chance.one_of(&[
            [1.0; 3],
            [1.0; 3],
            [1.0, 0.9, 0.76],
            [1.0, 0.8, 0.55],
            [1.0, 0.69, 0.42],
            [0.86, 0.94, 1.0],
            [0.75, 0.86, 1.0],
        ]);
        let mut some = |share: f64, from: f64, to: f64| {
            let value = chance.between(from, to) as f32;
            if chance.flip(share) { value } else { 0.0 }
        };
        Self {
            white,
            slope: some(0.4, 0.1, 0.55),
            angle: some(1.0, 0.0, std::f64::consts::TAU),
            shadow: some(0.25, 0.2, 0.5),
            gloss: some(0.2, 0.2, 0.6),
            blur: some(0.3, 1.0, 3.0) as usize,
            noise: some(0.5, 2.0, 14.0),
            turn: some(0.35, -0.25, 0.25),
            tilt: some(0.35, -0.35, 0.35),
        }
    }

    /// Changes a picture, and returns where its corners went.
    pub(crate) fn falls_on(
        &self,
        canvas: &mut Canvas,
        corners: [(f32, f32); 4],
        table: Rgb,
        chance: &mut Chance,
    ) -> [(f32, f32); 4] {
        let corners = self.warp(canvas, corners, table);
        let (sin, cos) = self.angle.sin_cos();
        let centre = (chance.between(0.1, 0.9) as f32, chance.between(0.2, 0.8) as f32);
        let radius = (chance.between(0.06, 0.2) as f32, chance.between(0.05, 0.2) as f32);
        let edge = chance.between(-0.3, 0.3) as f32;
        canvas.each(|x, y, pixel| {
            let along = (x - 0.5) * cos + (y - 0.5) * sin;
            let lit = 1.0 - self.slope * (along + 0.5).clamp(0.0, 1.0);
            let shaded = 1.0 - self.shadow * ((along - edge) * 40.0).clamp(0.0, 1.0);
            let seen = [0, 1, 2].map(|channel| pixel[channel] * lit * shaded * self.white[channel]);
            let away = ((x - centre.0) / radius.0).hypot((y - centre.1) / radius.1);
            mixed(seen, [255.0; 3], self.gloss * (-away * away).exp())
        });
        if self.blur > 0 {
            canvas.blur(self.blur);
        }
        if self.noise > 0.0 {
            canvas.each(|_, _, pixel| pixel.map(|channel| channel + self.noise * chance.around() as f32));
            canvas.halve_colours();
        }
        corners
    }

    /// Turns a picture, and makes its upper or lower half smaller.
    fn warp(&self, canvas: &mut Canvas, corners: [(f32, f32); 4], table: Rgb) -> [(f32, f32); 4] {
        if self.turn == 0.0 && self.tilt == 0.0 {
            return corners;
        }
        let (width, height) = (canvas.width as f32, canvas.height as f32);
        let (sin, cos) = self.turn.sin_cos();
        // All of it stays in the picture.
        let size = cos + sin.abs() * (width / height).max(height / width);
        let size = size * (1.0 + 0.5 * self.tilt.abs());
        let tilt = self.tilt / height;
        canvas.warp(table, |x, y| {
            let (x, y) = ((x - width / 2.0) * size, (y - height / 2.0) * size);
            let depth = 1.0 - tilt * y;
            let (x, y) = (x / depth, y / depth);
            (x * cos - y * sin + width / 2.0, x * sin + y * cos + height / 2.0)
        });
        corners.map(|(x, y)| {
            let (x, y) = (x - width / 2.0, y - height / 2.0);
            let (x, y) = (x * cos + y * sin, y * cos - x * sin);
            let depth = 1.0 + tilt * y;
            (x / depth / size + width / 2.0, y / depth / size + height / 2.0)
        })
    }
}

impl fmt::Display for Light {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let white = self.white;
        write!(
            f,
            "white {:.2}/{:.2} slope {:.2} shadow {:.2} gloss {:.2} blur {} noise {:.0} turn {:.2} tilt {:.2}",
            white[1],
            white[2],
            self.slope,
            self.shadow,
            self.gloss,
            self.blur,
            self.noise,
            self.turn,
            self.tilt
        )
    }
}
