//! Points, corners and perspective.

/// A place in a picture, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    pub(crate) fn scaled(self, by: f32) -> Self {
        Self { x: self.x * by, y: self.y * by }
    }
}

/// The four corners of a board: upper left, upper right, lower right, lower left.
pub(crate) type Quad = [Point; 4];

/// Puts four corners in order if they go the wrong way round or cross: only the first one is trusted. Returns
/// nothing if they enclose nothing.
pub(crate) fn in_order(corners: Quad) -> Option<Quad> {
    if corners.iter().any(|corner| !corner.x.is_finite() || !corner.y.is_finite()) {
        return None;
    }
    let [first, rest @ ..] = corners;
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let quads = orders.map(|[a, b, c]| [first, rest[a], rest[b], rest[c]]);
    quads.into_iter().find(is_convex)
}

/// Returns whether corners go round clockwise and are convex.
fn is_convex(quad: &Quad) -> bool {
    (0..4).all(|index| {
        let [a, b, c] = [0, 1, 2].map(|step| quad[(index + step) % 4]);
        (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 1.0
    })
}

/// Returns the centre of corners, and the average length of the upper and lower edges and of the sides.
pub(crate) fn measured(quad: &Quad) -> (Point, f32, f32) {
    let [a, b, c, d] = *quad;
    let length = |from: Point, to: Point| (to.x - from.x).hypot(to.y - from.y);
    let centre = Point { x: (a.x + b.x + c.x + d.x) / 4.0, y: (a.y + b.y + c.y + d.y) / 4.0 };
    (centre, f32::midpoint(length(a, b), length(d, c)), f32::midpoint(length(a, d), length(b, c)))
}

/// The perspective from a unit square to a board as a camera sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective {
    across: [f32; 3],
    down: [f32; 3],
    depth: [f32; 3],
}

impl Perspective {
    /// Finds the perspective with four given corners (Heckbert's formulas).
    pub(crate) fn onto(quad: &Quad) -> Self {
        let [a, b, c, d] = *quad;
        let (dx1, dx2, sx) = (b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x);
        let (dy1, dy2, sy) = (b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y);
        let determinant = dx1 * dy2 - dx2 * dy1;
        let (right, below) = if determinant.abs() < 1e-6 {
            (0.0, 0.0)
        } else {
            ((sx * dy2 - dx2 * sy) / determinant, (dx1 * sy - sx * dy1) / determinant)
        };
        Self {
            across: [b.x - a.x + right * b.x, d.x - a.x + below * d.x, a.x],
            down: [b.y - a.y + right * b.y, d.y - a.y + below * d.y, a.y],
            depth: [right, below, 1.0],
        }
    }

    /// Returns the image of a point of the square.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let [x, y, depth] = [self.across, self.down, self.depth].map(|row| row[0] * u + row[1] * v + row[2]);
        // Far beyond the board, the plane ends at its horizon.
        let depth = depth.max(0.05);
        Point { x: x / depth, y: y / depth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUAD: Quad = [
        Point { x: 10.0, y: 5.0 },
        Point { x: 90.0, y: 15.0 },
        Point { x: 80.0, y: 70.0 },
        Point { x: 20.0, y: 60.0 },
    ];

    #[test]
    fn corners_stay_corners() {
        let perspective = Perspective::onto(&QUAD);
        for (corner, (u, v)) in QUAD.into_iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
            let seen = perspective.at(u, v);
            assert!((seen.x - corner.x).hypot(seen.y - corner.y) < 0.01, "{seen:?}");
        }
    }

    #[test]
    fn corners_in_any_order_after_the_first() {
        let [a, b, c, d] = QUAD;
        for order in [[a, b, c, d], [a, b, d, c], [a, d, c, b], [a, c, b, d]] {
            assert_eq!(in_order(order), Some(QUAD));
        }
        assert_eq!(in_order([a, a, b, c]), None);
        assert_eq!(in_order([a, b, c, Point { x: f32::NAN, y: 0.0 }]), None);
    }
}
