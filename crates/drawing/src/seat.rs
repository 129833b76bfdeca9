use sideboards_rules::MAX_PLAYERS;

/// A shape per seat within 6 of the centre: circle, triangle, square, diamond, star, cross.
const SHAPES: [&str; MAX_PLAYERS] = [
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M0-5.6 5.9 4.8H-5.9z",
    "M-4.6-4.6h9.2v9.2h-9.2z",
    "M0-6 4.8 0 0 6-4.8 0z",
    "M0-6 1.5-2H5.9L2.4.7 3.7 5 0 2.5-3.7 5-2.4.7-5.9-2H-1.5z",
    "M-1.9-5.5h3.8v3.6h3.6v3.8h-3.6v3.6h-3.8v-3.6h-3.6v-3.8h3.6z",
];

/// Returns the shape of a seat as a path around the origin.
pub const fn seat_shape(seat: usize) -> &'static str {
    SHAPES[seat % MAX_PLAYERS]
}
