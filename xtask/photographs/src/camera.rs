//! A simple camera: perspective, exposure, blur and noise.

use crate::Light;
use crate::chance::Chance;
use crate::condition::Condition;

/// The position of the camera and its effects on the light.
#[derive(Clone, Debug)]
pub(crate) struct Camera {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// From places on the table to homogeneous places in the picture.
    forth: [[f64; 3]; 3],
    /// The inverse.
    back: [[f64; 3]; 3],
    blur: f64,
    noise: f64,
    saturation: f64,
    contrast: f64,
    vignette: f64,
    pub(crate) quality: u8,
}

impl Camera {
    /// Points a camera at a board of this size, so that all of it is in the picture.
    pub(crate) fn pointed(board: (f64, f64), condition: Condition, chance: &mut Chance) -> Self {
        let (tilt, turn, roll) = match condition {
            Condition::Slanted => {
                (chance.between(0.4, 0.75), chance.between(-0.3, 0.3), chance.between(-0.05, 0.05))
            }
            Condition::Rotated => {
                let side = if chance.flip(0.5) { 1.0 } else { -1.0 };
                (chance.between(0.0, 0.25), chance.between(-0.1, 0.1), side * chance.between(0.12, 0.4))
            }
            Condition::Mixed => {
                (chance.between(0.0, 0.5), chance.between(-0.2, 0.2), chance.between(-0.15, 0.15))
            }
            _ => (chance.between(-0.1, 0.3), chance.between(-0.1, 0.1), chance.between(-0.04, 0.04)),
        };
        let filled = match condition {
            Condition::Distant => chance.between(0.28, 0.4),
            Condition::Cluttered => chance.between(0.45, 0.7),
            _ => chance.between(0.55, 0.93),
        };
        let (width, height) = chance.one_of(&[
            (1600, 1200),
            (1200, 1600),
            (1280, 960),
            (1920, 1080),
            (1440, 1080),
            (1080, 1440),
        ]);
        // Most people turn the phone for a wide board.
        let is_turned = (board.0 > board.1) != (width > height) && chance.flip(0.8);
        let (width, height) = if is_turned { (height, width) } else { (width, height) };
        let size = (width as f64, height as f64);
        let forth = aimed(board, size, [tilt, turn, roll], filled, chance);
        let dim = matches!(condition, Condition::Noisy);
        Self {
            width,
            height,
            forth,
            back: inverse(&forth),
            blur: match condition {
                Condition::Blurred => chance.between(2.5, 5.0),
                Condition::Mixed => chance.between(0.6, 2.5),
                _ => chance.between(0.5, 1.3),
            },
            noise: if dim { chance.between(0.03, 0.07) } else { chance.between(0.004, 0.018) },
            saturation: chance.between(0.9, 1.25),
            contrast: chance.between(0.0, 0.5),
            vignette: chance.between(0.0, 0.3),
            quality: if dim { 30 + chance.below(30) as u8 } else { 60 + chance.below(36) as u8 },
        }
    }

    /// Returns the place on the table at a place of the picture.
    pub(crate) fn on_table(&self, x: f64, y: f64) -> (f64, f64) {
        apply(&self.back, x, y)
    }

    /// Returns the place in the picture of a place on the table.
    pub(crate) fn in_picture(&self, x: f64, y: f64) -> (f64, f64) {
        apply(&self.forth, x, y)
    }

    /// Converts the light of each pixel to bytes.
    pub(crate) fn develop(&self, mut light: Vec<Light>, chance: &mut Chance) -> Vec<u8> {
        blur(&mut light, self.width, self.height, self.blur);
        let mut bytes = Vec::with_capacity(3 * light.len());
        for (index, seen) in light.iter().enumerate() {
            let (x, y) = (index % self.width, index / self.width);
            let away = (x as f64 / self.width as f64 - 0.5).hypot(y as f64 / self.height as f64 - 0.5);
            let dimmed = 1.0 - self.vignette * away * away * 1.4;
            let grey = dimmed * (0.3 * seen[0] + 0.55 * seen[1] + 0.15 * seen[2]);
            for channel in seen {
                let value = grey + self.saturation * (channel * dimmed - grey);
                // Photon noise grows with the square root of the light, sensor noise does not.
                let value = value + self.noise * (0.25 + value.max(0.0).sqrt()) * 0.5 * chance.around();
                bytes.push((255.0 * self.toned(value)).round() as u8);
            }
        }
        bytes
    }

    /// Applies the usual curve, and some contrast.
    fn toned(&self, value: f64) -> f64 {
        let value = value.clamp(0.0, 1.0);
        let value = if value <= 0.003_130_8 { 12.92 * value } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 };
        let steep = value * value * (3.0 - 2.0 * value);
        value + self.contrast * (steep - value)
    }
}

/// Aims a pinhole camera.
fn aimed(
    board: (f64, f64),
    size: (f64, f64),
    angles: [f64; 3],
    filled: f64,
    chance: &mut Chance,
) -> [[f64; 3]; 3] {
    let [(tilt_sin, tilt_cos), (turn_sin, turn_cos), (roll_sin, roll_cos)] = angles.map(f64::sin_cos);
    let focus = 1.1 * size.0.max(size.1);
    let at = |distance: f64, shift: (f64, f64)| {
        // The columns of a rotation, for a table in the plane of x and y whose origin is a corner of the board.
        let turned = [[turn_cos, 0.0, turn_sin], [0.0, 1.0, 0.0], [-turn_sin, 0.0, turn_cos]];
        let tilted =
            product(&[[1.0, 0.0, 0.0], [0.0, tilt_cos, -tilt_sin], [0.0, tilt_sin, tilt_cos]], &turned);
        let rolled =
            product(&[[roll_cos, -roll_sin, 0.0], [roll_sin, roll_cos, 0.0], [0.0, 0.0, 1.0]], &tilted);
        let (x, y) = (board.0 / 2.0, board.1 / 2.0);
        let mut plane = [[0.0; 3]; 3];
        for row in 0..3 {
            let [first, second, _] = rolled[row];
            let moved = if row == 2 { distance } else { 0.0 };
            plane[row] = [first, second, moved - first * x - second * y];
        }
        product(
            &[[focus, 0.0, size.0 / 2.0 + shift.0], [0.0, focus, size.1 / 2.0 + shift.1], [0.0, 0.0, 1.0]],
            &plane,
        )
    };
    // Move as near as the board fits into its share of the picture.
    let corners = [(0.0, 0.0), (board.0, 0.0), board, (0.0, board.1)];
    let mut distance = 1e5;
    let mut spare = (0.0, 0.0);
    while distance > 50.0 {
        let seen = corners.map(|(x, y)| apply(&at(distance, (0.0, 0.0)), x, y));
        let reach = |of: fn((f64, f64)) -> f64, half: f64| {
            seen.iter().map(|place| (of(*place) - half).abs()).fold(0.0, f64::max) / half
        };
        let (across, down) = (reach(|place| place.0, size.0 / 2.0), reach(|place| place.1, size.1 / 2.0));
        if across.max(down) > filled {
            break;
        }
        spare = ((1.0 - across) * size.0 / 2.0, (1.0 - down) * size.1 / 2.0);
        distance *= 0.985;
    }
    at(
        distance / 0.985,
        (0.8 * spare.0 * chance.between(-1.0, 1.0), 0.8 * spare.1 * chance.between(-1.0, 1.0)),
    )
}

fn product(left: &[[f64; 3]; 3], right: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
    [0, 1, 2].map(|row| [0, 1, 2].map(|column| (0..3).map(|at| left[row][at] * right[at][column]).sum()))
}

fn inverse(of: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
    let minor = |row: usize, column: usize| {
        let (r, c) = ([(row + 1) % 3, (row + 2) % 3], [(column + 1) % 3, (column + 2) % 3]);
        of[r[0]][c[0]] * of[r[1]][c[1]] - of[r[0]][c[1]] * of[r[1]][c[0]]
    };
    let determinant: f64 = (0..3).map(|column| of[0][column] * minor(0, column)).sum();
    [0, 1, 2].map(|row| [0, 1, 2].map(|column| minor(column, row) / determinant))
}

fn apply(by: &[[f64; 3]; 3], x: f64, y: f64) -> (f64, f64) {
    let [across, down, depth] = by.map(|row| row[0] * x + row[1] * y + row[2]);
    (across / depth, down / depth)
}

/// Blurs with three box filters, which approximates a Gaussian.
fn blur(light: &mut [Light], width: usize, height: usize, deviation: f64) {
    // A box of radius r has a variance of r (r + 1) / 3; its outermost pixels count in part.
    let radius = ((4.0 * deviation * deviation + 1.0).sqrt() - 1.0) / 2.0;
    for _ in 0..3 {
        for row in light.chunks_exact_mut(width) {
            blur_line(row, radius);
        }
        let mut column = vec![[0.0; 3]; height];
        for x in 0..width {
            (0..height).for_each(|y| column[y] = light[y * width + x]);
            blur_line(&mut column, radius);
            (0..height).for_each(|y| light[y * width + x] = column[y]);
        }
    }
}

fn blur_line(line: &mut [Light], radius: f64) {
    let (whole, part) = (radius.floor() as isize, radius.fract());
    let from: Vec<Light> = line.to_vec();
    let at = |index: isize| from[index.clamp(0, from.len() as isize - 1) as usize];
    let mut sum = [0.0; 3];
    for index in -whole..=whole {
        (0..3).for_each(|channel| sum[channel] += at(index)[channel]);
    }
    for (index, place) in line.iter_mut().enumerate() {
        let index = index as isize;
        let (before, after) = (at(index - whole - 1), at(index + whole + 1));
        *place = [0, 1, 2]
            .map(|channel| (sum[channel] + part * (before[channel] + after[channel])) / (2.0 * radius + 1.0));
        let first = at(index - whole);
        (0..3).for_each(|channel| sum[channel] += after[channel] - first[channel]);
    }
}
