//! What every front end of the game shares.
