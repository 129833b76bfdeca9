use std::fmt;

/// What makes a photograph hard to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Condition {
    /// Daylight or a good lamp, held still, nearly from above.
    Good,
    /// An evening lamp, 2700 K to 3200 K, with a camera that corrects a part of it.
    Warm,
    /// Window light or LEDs, 6000 K to 7000 K, hardly corrected.
    Cold,
    /// Bright on one side and dim on the other.
    Uneven,
    /// A person's shadow lies across the board.
    Shadow,
    /// A lamp is reflected in the cards.
    Gloss,
    /// Taken from a seat, far from straight above.
    Slanted,
    /// The board is tilted in the picture.
    Rotated,
    /// Out of focus.
    Blurred,
    /// Little light: noise, and strong compression.
    Noisy,
    /// Cards lie crooked, offset and unevenly spaced.
    Crooked,
    /// Other things lie around the board.
    Cluttered,
    /// The board is small in the picture.
    Distant,
    /// Several of these at once.
    Mixed,
}

impl Condition {
    /// All conditions.
    pub const ALL: [Self; 14] = [
        Self::Good,
        Self::Warm,
        Self::Cold,
        Self::Uneven,
        Self::Shadow,
        Self::Gloss,
        Self::Slanted,
        Self::Rotated,
        Self::Blurred,
        Self::Noisy,
        Self::Crooked,
        Self::Cluttered,
        Self::Distant,
        Self::Mixed,
    ];
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Good => "good",
            Self::Warm => "warm",
            Self::Cold => "cold",
            Self::Uneven => "uneven",
            Self::Shadow => "shadow",
            Self::Gloss => "gloss",
            Self::Slanted => "slanted",
            Self::Rotated => "rotated",
            Self::Blurred => "blurred",
            Self::Noisy => "noisy",
            Self::Crooked => "crooked",
            Self::Cluttered => "cluttered",
            Self::Distant => "distant",
            Self::Mixed => "mixed",
        })
    }
}
