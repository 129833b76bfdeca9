//! The simulator itself: reproducible worlds, and bugs that it finds.

use super::*;

#[test]
fn a_world_follows_from_its_seed() {
    let options = Options { is_traced: true, ..Options::default() };
    for seed in 0..3 {
        let one = run(seed, options).expect("nothing is wrong");
        assert_eq!(one, run(seed, options).expect("nothing is wrong"));
        assert!(one.trace.len() > 50, "something happened");
    }
    let (one, other) = (run(1, options), run(2, options));
    assert_ne!(one, other, "other seeds are other worlds");
}

#[test]
fn a_trace_changes_nothing() {
    let traced = run(7, Options { is_traced: true, ..Options::default() }).expect("nothing is wrong");
    let quick = run(7, Options::default()).expect("nothing is wrong");
    assert_eq!(quick, History { trace: Vec::new(), ..traced });
}

#[test]
fn a_bug_that_is_put_back_is_found_again_the_same_way() {
    let options = Options { mutation: Some(Mutation::AcknowledgeBeforeStore), is_traced: true };
    let found = (0..50).find_map(|seed| run(seed, options).err()).expect("it is found soon");
    assert_eq!(run(found.seed, options), Err(found.clone()));
    assert!(found.trace.last().is_some(), "it is told how");
    assert!(run(found.seed, Options::default()).is_ok(), "without the bug nothing is wrong");
}

#[test]
fn a_panic_of_a_task_is_a_violation() {
    panics::keep();
    chance::begin(0);
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
    let report = runtime.block_on(async {
        let report = Arc::new(Report::new(false));
        let scope = Scope::new(Arc::clone(&report));
        scope.spawn(async { panic!("on purpose") });
        report.violated().await;
        report
    });
    chance::end();
    assert!(report.violation().expect("a violation").contains("on purpose"));
}

#[test]
fn every_mutation_is_found_by_its_name() {
    for mutation in Mutation::ALL {
        assert_eq!(mutation.to_string().parse(), Ok(mutation));
    }
    assert!("nothing".parse::<Mutation>().is_err());
}
