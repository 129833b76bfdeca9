use std::fmt;

use crate::{Colour, Handle};

/// One drawer of a sideboard card: a colour, and a handle or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Drawer {
    /// The drawer's colour.
    pub colour: Colour,
    /// The drawer's handle, if it has one.
    pub handle: Option<Handle>,
}

/// The letter of a drawer without a handle.
pub(crate) const NO_HANDLE: char = '-';

/// Writes two letters, for example `Rb` or `K-`.
impl fmt::Display for Drawer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.handle.map_or(NO_HANDLE, Handle::letter))
    }
}
