//! Checks claims of the documents about the code.

use std::path::Path;

use sideboards_rules::Content;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `play::name` is in `tests/rules/play.rs`, `seat::tests::name` in `src/seat.rs`.
#[test]
fn the_tests_that_the_rules_page_names_exist() {
    let page = read("../../docs/RULES.md");
    let names: Vec<&str> =
        page.split('`').filter(|text| text.contains("::") && !text.contains('…')).collect();
    assert!(names.len() > 40, "{names:?}");
    for name in names {
        let (module, test) = name.rsplit_once("::").expect("a path");
        let source = match module.strip_suffix("::tests") {
            Some(module) => read(&format!("src/{}.rs", module.replace("::", "/"))),
            None => read(&format!("tests/rules/{module}.rs")),
        };
        assert!(source.contains(&format!("fn {test}(")), "{name} is not there");
    }
}

#[test]
fn every_ruling_has_a_test() {
    let page = read("../../docs/RULES.md");
    let (text, table) = page.split_once("## Rulings and their tests").expect("the table");
    let rulings = (1..).take_while(|number| text.contains(&format!("R{number}")));
    let count =
        rulings.inspect(|number| assert!(table.contains(&format!("| R{number} |")), "R{number}")).count();
    assert!(count >= 29, "{count} rulings");
}

/// The hash that the pages show is the hash of the box that is built in.
#[test]
fn the_pages_show_the_hash_of_the_classic_box() {
    let hash = Content::classic().hash().to_string();
    assert!(read("../../docs/RECORD.md").contains(&hash));
    assert!(read("../../docs/CONTENT.md").contains(&hash));
}
