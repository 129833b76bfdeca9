//! Writes the classic box as code, so that a program that needs no other box does not contain the parser of content
//! files.

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;

use toml::de::{DeTable, DeValue};

/// Relative to the folder of this crate, in which Cargo runs build scripts.
const FILE: &str = "../../content/classic.toml";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FILE}");
    let text = std::fs::read_to_string(FILE)?;
    let file = DeTable::parse(&text)?;
    let file = file.get_ref();
    let mut code = format!("const NAME: &str = {};\n", literal(value(file, "name")?)?);
    writeln!(code, "const CARDS: &[&str] = &{};", literal(value(file, "cards")?)?)?;
    writeln!(code, "const GOALS: &[PreparedGoal] = &[")?;
    for (number, goal) in (1..).zip(tables(file, "goal")?) {
        if literal(value(goal, "number")?)? != number.to_string() {
            return Err(format!("goal {number} is not in its place in {FILE}").into());
        }
        let (name, points) = (literal(value(goal, "name")?)?, literal(value(goal, "points")?)?);
        writeln!(code, "    PreparedGoal {{ name: {name}, points: {points}, rule: {} }},", rule(goal)?)?;
    }
    writeln!(code, "];\nconst SUGGESTIONS: &[(&str, &[i64])] = &[")?;
    for suggestion in tables(file, "suggestion")? {
        let (name, goals) = (literal(value(suggestion, "name")?)?, literal(value(suggestion, "goals")?)?);
        writeln!(code, "    ({name}, &{goals}),")?;
    }
    writeln!(code, "];")?;
    let output = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo says where")?);
    Ok(std::fs::write(output.join("classic.rs"), code)?)
}

/// Writes the rule of a goal.
fn rule(goal: &DeTable) -> Result<String, Box<dyn Error>> {
    let pattern = |aspect| -> Result<_, Box<dyn Error>> {
        let pattern = literal(value(goal, "pattern")?)?;
        Ok(format!("PreparedRule::Combination(Aspect::{aspect}, &{pattern})"))
    };
    match literal(value(goal, "kind")?)?.as_str() {
        "\"colour\"" => pattern("Colour"),
        "\"handle\"" => pattern("Handle"),
        _ => {
            let of = literal(value(goal, "of")?)?;
            match goal.get("lines") {
                Some(lines) => Ok(format!("PreparedRule::Lines({of}, &{})", literal(lines.get_ref())?)),
                None => Ok(format!("PreparedRule::Longest({of}, {})", literal(value(goal, "longest")?)?)),
            }
        }
    }
}

fn value<'v, 't>(table: &'v DeTable<'t>, key: &str) -> Result<&'v DeValue<'t>, Box<dyn Error>> {
    Ok(table.get(key).ok_or_else(|| format!("{key} is missing in {FILE}"))?.get_ref())
}

fn tables<'v, 't>(table: &'v DeTable<'t>, key: &str) -> Result<Vec<&'v DeTable<'t>>, Box<dyn Error>> {
    let list = value(table, key)?.as_array().ok_or("a list of tables")?;
    list.iter().map(|entry| entry.get_ref().as_table().ok_or_else(|| "a table".into())).collect()
}

/// Writes a text, a number or a list of them as Rust code.
fn literal(value: &DeValue) -> Result<String, Box<dyn Error>> {
    match value {
        DeValue::String(text) => Ok(format!("{text:?}")),
        DeValue::Integer(number) => Ok(number.as_str().to_owned()),
        DeValue::Array(list) => {
            let literals: Result<Vec<String>, _> =
                list.iter().map(|entry| literal(entry.get_ref())).collect();
            Ok(format!("[{}]", literals?.join(", ")))
        }
        _ => Err(format!("{value:?} is unknown in {FILE}").into()),
    }
}
