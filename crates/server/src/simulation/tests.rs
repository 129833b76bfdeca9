use super::*;

#[test]
fn a_world_follows_from_its_seed() {
    let options = Options { is_traced: true, ..Options::default() };
    for seed in 0..3 {
        let (one, other) = (run(seed, options), run(seed, options));
        assert_eq!(one, other);
        assert!(one.expect("nothing is wrong").trace.len() > 50);
    }
}
