use crate::chance::Chance;
use crate::condition::Condition;
use crate::{Light, linear, mix, scale};

/// The table under the board, and other things on it.
#[derive(Clone, Debug)]
pub(crate) struct Backdrop {
    surface: Surface,
    colour: Light,
    angle: (f64, f64),
    things: Vec<Thing>,
}

#[derive(Clone, Copy, Debug)]
enum Surface {
    Plain,
    Planks,
    Cloth,
    Checks,
}

/// A rectangular thing beside the board.
#[derive(Clone, Debug)]
struct Thing {
    centre: (f64, f64),
    half: (f64, f64),
    turn: (f64, f64),
    colour: Light,
    stripe: Light,
}

impl Backdrop {
    /// Makes a table, with space for a board of this size at its origin.
    pub(crate) fn laid(board: (f64, f64), condition: Condition, chance: &mut Chance) -> Self {
        let surface = chance.one_of(&[
            Surface::Plain,
            Surface::Planks,
            Surface::Planks,
            Surface::Cloth,
            Surface::Checks,
        ]);
        let colours: &[u32] = match surface {
            Surface::Planks => &[0xb4_8455, 0x8a_5a33, 0xd8_b88c, 0x5a_3a22, 0xc9_9a5b, 0x8c_7a66],
            _ => &[
                0xf0_ede6, 0x2b_2b2d, 0x3d_5a45, 0x8a_8f98, 0x6b_2e2e, 0xcf_c6b4, 0x30_405a, 0xe6_d2a8,
                0x11_1010, 0x9f_b8c4,
            ],
        };
        let angle = chance.between(-0.4, 0.4);
        let things = match condition {
            Condition::Cluttered => 6 + chance.below(5),
            Condition::Mixed => chance.below(5),
            _ => chance.below(2),
        };
        Self {
            surface,
            colour: linear(chance.one_of(colours)),
            angle: (angle.cos(), angle.sin()),
            things: (0..things).map(|_| Thing::beside(board, chance)).collect(),
        }
    }

    pub(crate) fn at(&self, x: f64, y: f64) -> Light {
        if let Some(colour) = self.things.iter().find_map(|thing| thing.at(x, y)) {
            return colour;
        }
        let (along, across) = (x * self.angle.0 + y * self.angle.1, y * self.angle.0 - x * self.angle.1);
        match self.surface {
            Surface::Plain => self.colour,
            Surface::Planks => {
                let plank = (across / 90.0).floor();
                let tone = 1.0 + 0.12 * (plank * 12.9898).sin();
                let grain =
                    (across * 0.6 + (along * 0.02 + plank).sin() * 3.0).sin() * (along * 0.013 + plank).cos();
                let seam = if across.rem_euclid(90.0) < 1.2 { 0.35 } else { 1.0 };
                scale(self.colour, tone * (1.0 + 0.13 * grain) * seam)
            }
            Surface::Cloth => scale(self.colour, 1.0 + 0.08 * (along * 1.9).sin() * (across * 1.7).sin()),
            Surface::Checks => {
                let is_dark = ((along / 45.0).floor() + (across / 45.0).floor()).rem_euclid(2.0) < 0.5;
                if is_dark { self.colour } else { mix(self.colour, [0.8; 3], 0.25) }
            }
        }
    }
}

impl Thing {
    fn beside(board: (f64, f64), chance: &mut Chance) -> Self {
        let half = (chance.between(15.0, 60.0), chance.between(15.0, 60.0));
        let reach = half.0.hypot(half.1) + 8.0;
        let centre = match chance.below(4) {
            0 => (chance.between(0.0, board.0), -reach - chance.between(0.0, 90.0)),
            1 => (chance.between(0.0, board.0), board.1 + reach + chance.between(0.0, 90.0)),
            2 => (-reach - chance.between(0.0, 90.0), chance.between(0.0, board.1)),
            _ => (board.0 + reach + chance.between(0.0, 90.0), chance.between(0.0, board.1)),
        };
        let angle = chance.between(0.0, 3.0);
        let mut colour = || [0; 3].map(|_| chance.share() * chance.share());
        Self { centre, half, turn: (angle.cos(), angle.sin()), colour: colour(), stripe: colour() }
    }

    fn at(&self, x: f64, y: f64) -> Option<Light> {
        let (right, down) = (x - self.centre.0, y - self.centre.1);
        let (x, y) = (right * self.turn.0 + down * self.turn.1, down * self.turn.0 - right * self.turn.1);
        let is_on = x.abs() < self.half.0 && y.abs() < self.half.1;
        is_on.then(|| if y.abs() < self.half.1 / 3.0 { self.stripe } else { self.colour })
    }
}
