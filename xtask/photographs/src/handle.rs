use sideboards_rules::Handle;

use crate::{Light, scale};

/// The style of handles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fittings {
    pub(crate) metal: Light,
    /// 1 as in our drawings.
    pub(crate) size: f64,
    /// Whether handles have a dark outline.
    pub(crate) is_outlined: bool,
    /// Whether the middle of flowers and squares is darker.
    pub(crate) has_heart: bool,
}

impl Fittings {
    /// Returns the colour of a handle at a place, relative to its centre in fortieths of a drawer's height.
    pub(crate) fn at(&self, handle: Handle, x: f64, y: f64) -> Option<Light> {
        let (x, y) = (x / self.size, y / self.size);
        let depth = match handle {
            Handle::Flower => flower(x, y),
            Handle::Square => 9.0 - x.abs().max(y.abs()),
            Handle::Bar => (18.0 - x.abs()).min(3.6 - y.abs()),
        };
        if depth < 0.0 {
            return None;
        }
        let is_heart = handle != Handle::Bar && x.abs().max(y.abs()) < 4.2 && self.has_heart;
        Some(match () {
            () if self.is_outlined && depth < 1.0 => scale(self.metal, 0.08),
            () if is_heart => scale(self.metal, 0.55),
            () => self.metal,
        })
    }
}

/// Returns how deep a place is inside six petals.
fn flower(x: f64, y: f64) -> f64 {
    let sixth = std::f64::consts::TAU / 6.0;
    let angle = x.atan2(y).rem_euclid(sixth);
    let (around, away) = ((angle - sixth / 2.0), x.hypot(y));
    let (across, along) = (away * around.sin(), away * around.cos() - 7.2);
    let petal = 1.0 - (across / 4.3).hypot(along / 5.0);
    (petal * 4.5).max(4.2 - away)
}
