//! Rebuilds when migrations change: they are embedded.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
