use sideboards_rules::LINES;

/// A place of a strip that looks like a column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) x: f32,
    pub(super) top: f32,
    /// The height of a drawer.
    pub(super) pitch: f32,
    /// From 0 to 1.
    pub(super) likeness: f32,
}

impl Link {
    pub(super) fn middle(&self) -> f32 {
        self.top + self.pitch * LINES as f32 / 2.0
    }

    /// Returns whether two places of a strip are almost the same.
    pub(super) fn is_nearly(&self, other: &Self) -> bool {
        let ratio = self.pitch / other.pitch;
        (self.middle() - other.middle()).abs() < 0.3 * self.pitch && (0.87..1.15).contains(&ratio)
    }
}
