//! Fixed bugs that a simulation can reintroduce one at a time, to check that the simulator finds them.

/// Returns whether a bug is reintroduced; always false outside a simulation.
#[cfg(not(feature = "simulation"))]
macro_rules! is_broken {
    ($mutation:ident) => {
        false
    };
}

/// Returns whether a bug is reintroduced; always false outside a simulation.
#[cfg(feature = "simulation")]
macro_rules! is_broken {
    ($mutation:ident) => {
        $crate::simulation::Mutation::$mutation.is_active()
    };
}
