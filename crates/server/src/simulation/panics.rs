//! Panics of simulated tasks are violations, which the simulator reports: nothing is printed.

use std::cell::RefCell;
use std::panic;
use std::sync::Once;

use super::chance;

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the messages of panics in simulated tasks; others are printed as usual.
pub(super) fn keep() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if chance::is_simulating() {
                LAST.set(panic.to_string());
            } else {
                others(panic);
            }
        }));
    });
}

/// Returns the message and place of this thread's last panic.
pub(super) fn last() -> String {
    LAST.take()
}
