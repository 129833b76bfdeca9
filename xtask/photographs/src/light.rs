use crate::Light;
use crate::chance::Chance;
use crate::condition::Condition;

/// The light on a table, by place.
#[derive(Clone, Debug)]
pub(crate) struct Lamps {
    /// The camera's rendering of white.
    white: Light,
    /// The change of light to the right and down, over the board.
    slope: (f64, f64),
    board: (f64, f64),
    shadow: Option<Shadow>,
    gloss: Option<Gloss>,
}

/// A band without the main lamp, between two parallel edges.
#[derive(Clone, Debug)]
struct Shadow {
    normal: (f64, f64),
    from: f64,
    to: f64,
    softness: f64,
    /// The remaining light; shadows are a little bluer than the lamp.
    rest: Light,
}

/// A reflected lamp.
#[derive(Clone, Debug)]
struct Gloss {
    centre: (f64, f64),
    radius: (f64, f64),
    strength: f64,
}

impl Lamps {
    pub(crate) fn lit(board: (f64, f64), condition: Condition, chance: &mut Chance) -> Self {
        let (kelvin, corrected) = match condition {
            Condition::Warm => (chance.between(2700.0, 3200.0), chance.between(0.3, 0.75)),
            Condition::Cold => (chance.between(6000.0, 7000.0), chance.between(0.0, 0.5)),
            Condition::Mixed => (chance.between(2700.0, 7000.0), chance.between(0.4, 0.9)),
            _ => (chance.between(3500.0, 6200.0), chance.between(0.7, 1.05)),
        };
        let strength = match condition {
            Condition::Uneven => chance.between(0.5, 1.0),
            Condition::Mixed => chance.between(0.0, 0.5),
            _ => chance.between(0.0, 0.2),
        };
        let angle = chance.between(0.0, std::f64::consts::TAU);
        let has_shadow = condition == Condition::Shadow || condition == Condition::Mixed && chance.flip(0.3);
        let has_gloss = condition == Condition::Gloss || condition == Condition::Mixed && chance.flip(0.3);
        let exposure = chance.between(0.7, 1.1);
        let white = white(kelvin).map(|channel| exposure * channel.powf(1.0 - corrected));
        Self {
            white,
            slope: (strength * angle.cos(), strength * angle.sin()),
            board,
            shadow: has_shadow.then(|| Shadow::cast(board, chance)),
            gloss: has_gloss.then(|| Gloss::of(board, chance)),
        }
    }

    /// Returns the visible light of a surface of this colour at a place.
    pub(crate) fn on(&self, colour: Light, x: f64, y: f64, is_card: bool) -> Light {
        let (right, down) = (x / self.board.0 - 0.5, y / self.board.1 - 0.5);
        let level = (1.0 + 1.4 * (self.slope.0 * right + 0.6 * self.slope.1 * down)).max(0.12);
        let rest = self.shadow.as_ref().map_or([1.0; 3], |shadow| shadow.at(x, y));
        let shine = self.gloss.as_ref().map_or(0.0, |gloss| gloss.at(x, y)) * if is_card { 1.0 } else { 0.3 };
        [0, 1, 2].map(|channel| self.white[channel] * (colour[channel] * level * rest[channel] + shine))
    }
}

impl Shadow {
    fn cast(board: (f64, f64), chance: &mut Chance) -> Self {
        let angle = chance.between(0.0, std::f64::consts::TAU);
        let normal = (angle.cos(), angle.sin());
        let through = (board.0 * chance.between(0.15, 0.85), board.1 * chance.between(0.15, 0.85));
        let from = through.0 * normal.0 + through.1 * normal.1;
        let to = from + if chance.flip(0.6) { 1e6 } else { chance.between(40.0, 250.0) };
        let left = chance.between(0.35, 0.7);
        Self { normal, from, to, softness: chance.between(3.0, 40.0), rest: [left * 0.96, left, left * 1.06] }
    }

    fn at(&self, x: f64, y: f64) -> Light {
        let place = x * self.normal.0 + y * self.normal.1;
        let share = smooth((place - self.from) / self.softness) * smooth((self.to - place) / self.softness);
        self.rest.map(|rest| 1.0 + (rest - 1.0) * share)
    }
}

impl Gloss {
    fn of(board: (f64, f64), chance: &mut Chance) -> Self {
        Self {
            centre: (board.0 * chance.between(-0.05, 1.05), board.1 * chance.between(-0.05, 1.05)),
            radius: (chance.between(25.0, 110.0), chance.between(15.0, 70.0)),
            strength: chance.between(0.1, 0.55),
        }
    }

    fn at(&self, x: f64, y: f64) -> f64 {
        let away = ((x - self.centre.0) / self.radius.0).hypot((y - self.centre.1) / self.radius.1);
        self.strength * (-away * away).exp()
    }
}

/// A smooth step from 0 to 1.
fn smooth(place: f64) -> f64 {
    let place = place.clamp(0.0, 1.0);
    place * place * (3.0 - 2.0 * place)
}

/// Returns the colour of a black body, relative to daylight of 5500 K with green as 1 (a fit accurate to a few per
/// cent).
fn white(kelvin: f64) -> Light {
    let body = |kelvin: f64| {
        // Planck's law at the wavelengths of the three kinds of sensor.
        [600.0, 540.0, 460.0].map(|nanometres: f64| {
            let exponent = 1.4388e7 / (nanometres * kelvin);
            1.0 / (nanometres.powi(5) * (exponent.exp() - 1.0))
        })
    };
    let (this, day) = (body(kelvin), body(5500.0));
    let ratios = [0, 1, 2].map(|channel| this[channel] / day[channel]);
    let light = (ratios[0] + ratios[1] + ratios[2]) / 3.0;
    ratios.map(|ratio| ratio / light)
}
