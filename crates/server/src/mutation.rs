//! Bugs that were mended, to be put back one at a time: the simulator has to find them.

/// Tells whether a bug is put back; never outside a simulation.
#[cfg(not(feature = "simulation"))]
macro_rules! is_broken {
    ($mutation:ident) => {
        false
    };
}

/// Tells whether a bug is put back; never outside a simulation.
#[cfg(feature = "simulation")]
macro_rules! is_broken {
    ($mutation:ident) => {
        $crate::simulation::Mutation::$mutation.is_active()
    };
}
