/// How long a search goes on.
///
/// Bots have no clock. Who has one can measure the time between [`Self::begin`] and [`Self::allows`].
pub trait Budget: Send {
    /// Takes note that a search begins.
    fn begin(&mut self);

    /// Returns whether a search may go on that has played out so many games.
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
