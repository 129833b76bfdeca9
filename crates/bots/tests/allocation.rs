//! Playouts allocate nothing, however many there are.

#![expect(unsafe_code, reason = "an allocator that counts has to be one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use sideboards_bots::Adviser;
use sideboards_rules::{Content, Game, Seat, Seed, Setup, Variant, Viewer};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u32> = const { Cell::new(0) };
}

// SAFETY: all calls are forwarded to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller fulfils the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller fulfils the contract of `dealloc`.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn ten_times_the_playouts_allocate_no_more() {
    let seed: Seed = "allocation".parse().expect("every text is a seed");
    let content = Content::classic();
    let goals = content.random_goals(&seed);
    let setup = Setup::new(&content, 4, Variant::Standard, goals).expect("a table");
    let game = Game::new(content, setup, seed);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    // The box prepares the plan of a goal on first use.
    let _ = view.scorer();
    let allocations = |playouts: u32| {
        let mut adviser = Adviser::new(&seed, playouts);
        let before = ALLOCATIONS.get();
        assert!(!adviser.hints(&view).is_empty());
        ALLOCATIONS.get() - before
    };
    let few = allocations(600);
    assert!(few > 0, "the counter counts");
    assert_eq!(few, allocations(6_000));
}
