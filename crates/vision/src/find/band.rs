//! Searches for a board as two lines that many strips support.

use crate::geometry::{Point, Quad};

use super::link::Link;

/// Two straight lines, above and below a board, and its extent between them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Band {
    middle: Line,
    pitch: Line,
    from: f32,
    to: f32,
    /// How much of it looks like columns: likeness times area.
    pub(super) worth: f32,
}

#[derive(Clone, Copy, Debug)]
struct Line {
    x: f32,
    level: f32,
    slope: f32,
}

impl Line {
    fn at(&self, x: f32) -> f32 {
        self.level + self.slope * (x - self.x)
    }

    fn through(one: (f32, f32), other: (f32, f32)) -> Self {
        Self { x: one.0, level: one.1, slope: (other.1 - one.1) / (other.0 - one.0) }
    }

    /// Fits a line to points with weights.
    fn fitted(points: &[(f32, f32, f32)]) -> Self {
        let total: f32 = points.iter().map(|point| point.2).sum::<f32>().max(1e-6);
        let mean = |of: &dyn Fn(f32, f32) -> f32| {
            points.iter().map(|(x, y, weight)| weight * of(*x, *y)).sum::<f32>() / total
        };
        let (x, level) = (mean(&|x, _| x), mean(&|_, y| y));
        let spread = mean(&|other, _| (other - x) * (other - x));
        let slope = mean(&|other, y| (other - x) * (y - level)) / (spread + 9.0);
        Self { x, level, slope }
    }
}

/// How many places are paired.
const SEEDS: usize = 36;

/// The steepest line: more tilted boards are found in a rotated picture.
const STEEPEST: f32 = 0.25;

/// The cost of a strip that does not fit.
const MISS: f32 = 0.25;

/// Finds the bands that most strips support, the best ones first, by trying each pair of promising places.
pub(super) fn bands(strips: &[Vec<Link>]) -> Vec<Band> {
    let seeds = seeds(strips);
    let mut bands = Vec::new();
    for (index, one) in seeds.iter().enumerate() {
        bands.extend(supported(strips, level(one), level_pitch(one)));
        for other in &seeds[index + 1..] {
            let ratio = one.pitch / other.pitch;
            let apart = other.x - one.x;
            let slope = (other.middle() - one.middle()) / apart;
            if apart.abs() > one.pitch && (0.75..1.34).contains(&ratio) && slope.abs() < STEEPEST {
                let middle = Line::through((one.x, one.middle()), (other.x, other.middle()));
                let pitch = Line::through((one.x, one.pitch), (other.x, other.pitch));
                bands.extend(supported(strips, middle, pitch));
            }
        }
    }
    bands.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut kept: Vec<Band> = Vec::new();
    for band in bands {
        if kept.len() == 3 {
            break;
        }
        if kept.iter().all(|other| !band.is_nearly(other)) {
            kept.push(band);
        }
    }
    kept.iter().map(|band| settled(strips, *band)).collect()
}

fn level(link: &Link) -> Line {
    Line { x: link.x, level: link.middle(), slope: 0.0 }
}

fn level_pitch(link: &Link) -> Line {
    Line { x: link.x, level: link.pitch, slope: 0.0 }
}

/// Returns the places that look most like columns, not too many of one neighbourhood.
fn seeds(strips: &[Vec<Link>]) -> Vec<Link> {
    let mut all: Vec<Link> = strips.iter().flatten().copied().collect();
    let worth = |link: &Link| link.likeness * link.pitch.sqrt();
    all.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    let mut seeds: Vec<Link> = Vec::with_capacity(SEEDS);
    for link in all {
        if seeds.len() == SEEDS {
            break;
        }
        if seeds.iter().all(|other| (other.x - link.x).abs() > 0.4 * link.pitch || !link.is_nearly(other)) {
            seeds.push(link);
        }
    }
    seeds
}

/// Returns how well a link fits a line, from 0 to 1.
fn agreement(link: &Link, middle: f32, pitch: f32) -> f32 {
    let off =
        ((link.middle() - middle) / (0.35 * pitch)).abs().max(((link.pitch / pitch - 1.0) / 0.14).abs());
    (1.0 - off * off).max(0.0) * link.likeness
}

fn best_of(strip: &[Link], middle: f32, pitch: f32) -> Option<(f32, &Link)> {
    strip
        .iter()
        .map(|link| (agreement(link, middle, pitch), link))
        .filter(|(agreement, _)| *agreement > 0.0)
        .max_by(|one, other| one.0.total_cmp(&other.0))
}

/// Finds the run of strips that supports a pair of lines best.
fn supported(strips: &[Vec<Link>], middle: Line, pitch: Line) -> Option<Band> {
    let (mut sum, mut begin) = (0.0_f32, 0.0);
    let mut best: Option<Band> = None;
    for (index, strip) in strips.iter().enumerate() {
        let x = (index * super::strip::STEP) as f32 + 1.0;
        let size = pitch.at(x);
        if size < 2.0 {
            sum = 0.0;
            continue;
        }
        if sum <= 0.0 {
            (sum, begin) = (0.0, x);
        }
        let agreement = best_of(strip, middle.at(x), size).map_or(0.0, |(agreement, _)| agreement);
        sum += (agreement - MISS) * size;
        if sum > best.map_or(0.0, |band| band.worth) {
            best = Some(Band { middle, pitch, from: begin, to: x, worth: sum });
        }
    }
    best.filter(|band| band.to - band.from > 0.7 * band.pitch.at(band.from))
}

/// Fits the lines to all strips that support them.
fn settled(strips: &[Vec<Link>], band: Band) -> Band {
    let mut best = band;
    for _ in 0..3 {
        let (mut middles, mut pitches) = (Vec::new(), Vec::new());
        for strip in strips {
            let Some(x) = strip.first().map(|link| link.x) else { continue };
            if x < best.from || x > best.to {
                continue;
            }
            if let Some((weight, link)) = best_of(strip, best.middle.at(x), best.pitch.at(x)) {
                middles.push((x, link.middle(), weight * weight));
                pitches.push((x, link.pitch, weight * weight));
            }
        }
        match supported(strips, Line::fitted(&middles), Line::fitted(&pitches)) {
            Some(band) if band.worth > best.worth => best = band,
            _ => break,
        }
    }
    best
}

impl Band {
    fn is_nearly(&self, other: &Self) -> bool {
        let x = f32::midpoint(self.from, self.to);
        let ratio = self.pitch.at(x) / other.pitch.at(x);
        (self.middle.at(x) - other.middle.at(x)).abs() < 0.4 * self.pitch.at(x)
            && (0.85..1.18).contains(&ratio)
            && other.from < x
            && x < other.to
    }

    /// Returns how much its strips look like columns on average, from 0 to 1.
    pub(super) fn likeness(&self) -> f32 {
        let area = (self.to - self.from) / super::strip::STEP as f32
            * self.pitch.at(f32::midpoint(self.from, self.to));
        MISS + self.worth / area.max(1.0)
    }

    pub(super) fn outline(&self) -> Quad {
        let corner =
            |x: f32, lines: f32| Point { x, y: self.middle.at(x) + lines * self.pitch.at(x).max(1.0) };
        [corner(self.from, -2.5), corner(self.to, -2.5), corner(self.to, 2.5), corner(self.from, 2.5)]
    }
}
