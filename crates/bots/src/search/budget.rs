/// The limit of a search.
///
/// Bots have no clock. A caller with a clock can measure the time between [`Self::begin`] and [`Self::allows`].
pub trait Budget: Send {
    /// Called when a search begins.
    fn begin(&mut self);

    /// Returns whether a search with this many playouts may continue.
    fn allows(&mut self, playouts: u32) -> bool;
}

/// A number of playouts: the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playouts(pub u32);

impl Budget for Playouts {
    fn begin(&mut self) {}

    fn allows(&mut self, playouts: u32) -> bool {
        playouts < self.0
    }
}
