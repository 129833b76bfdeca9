//! Runs seeds on all cores.
fn main() {
    let mut args = std::env::args().skip(1);
    let from: u64 = args.next().unwrap().parse().unwrap();
    let to: u64 = args.next().unwrap().parse().unwrap();
    let traced = args.next().is_some();
    let begin = std::time::Instant::now();
    let mut all = sideboards_server::simulation::History::default();
    for seed in from..to {
        match sideboards_server::simulation::run(
            seed,
            sideboards_server::simulation::Options { is_traced: traced, ..Default::default() },
        ) {
            Ok(h) => {
                all.milliseconds += h.milliseconds;
                all.commands += h.commands;
                all.commits += h.commits;
                all.updates += h.updates;
                all.faults += h.faults;
                all.games += h.games;
                if traced {
                    for l in h.trace {
                        println!("{l}")
                    }
                }
            }
            Err(f) => {
                if traced {
                    for l in &f.trace {
                        println!("{l}")
                    }
                }
                println!("{f}");
            }
        }
    }
    println!("{all:?} {:?}", begin.elapsed());
}
