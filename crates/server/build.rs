//! Migrations are embedded; a new one must be noticed.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
