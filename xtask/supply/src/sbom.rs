//! A bill of materials: everything in the program and in its page, in the format of CycloneDX 1.6.
//!
//! It has no date and no random number, so that the same source gives the same bill.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use sideboards_rules::Hash256;

use crate::cargo::{Package, PackageId, packages};
use crate::parts::{ASSETS, PAGE, PROGRAM, Parts};
use crate::{lock, root};

/// The fonts of the page and of pictures.
const FONTS: [&str; 4] = [
    "crates/web/static/jost.woff2",
    "crates/web/static/jost-polish.woff2",
    "crates/pictures/fonts/jost-medium.ttf",
    "crates/pictures/fonts/jost-bold.ttf",
];

/// The package that contains the source of SQLite.
const SQLITE: &str = "libsqlite3-sys";

/// Writes the bill of the program as this machine builds it.
pub(crate) fn write(file: &Path) -> Result<()> {
    let target = host()?;
    let bill = Bill { packages: packages()?, checksums: lock::checksums()?, parts: Contents::find(&target)? };
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, format!("{:#}\n", bill.document(&target)?))?;
    println!("{} is written", file.display());
    Ok(())
}

/// Returns the target of this machine.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output()?;
    let version = String::from_utf8(output.stdout)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}

/// The packages of program and page.
struct Contents {
    program: BTreeSet<PackageId>,
    page: BTreeSet<PackageId>,
    /// Macros and their dependencies are not in the product, but they generated some of its code.
    linked: BTreeSet<PackageId>,
    edges: BTreeSet<(PackageId, PackageId)>,
}

impl Contents {
    fn find(target: &str) -> Result<Self> {
        let all = Parts::linked_and_macros(target)?;
        let linked = Parts::linked(target)?;
        Ok(Self {
            program: all.program.packages,
            page: all.page.packages,
            linked: &linked.program.packages | &linked.page.packages,
            edges: &all.program.edges | &all.page.edges,
        })
    }

    fn one(&self, name: &str) -> Result<&PackageId> {
        let found = self.program.iter().chain(&self.page).find(|id| id.name == name);
        found.with_context(|| format!("{name} is not in the product"))
    }
}

struct Bill {
    packages: BTreeMap<PackageId, Package>,
    checksums: BTreeMap<PackageId, String>,
    parts: Contents,
}

impl Bill {
    fn document(&self, target: &str) -> Result<Value> {
        let program = self.parts.one(PROGRAM)?;
        let mut product = self.component(program)?;
        product["type"] = json!("application");
        product["properties"] = json!([{ "name": "sideboards:target", "value": target }]);
        let all = self.parts.program.union(&self.parts.page).filter(|id| *id != program);
        let mut components = all.map(|id| self.component(id)).collect::<Result<Vec<_>>>()?;
        components.extend(FONTS.into_iter().map(font).collect::<Result<Vec<_>>>()?);
        let sqlite = self.package(self.parts.one(SQLITE)?)?;
        components.push(sqlite_component(&fs::read_to_string(sqlite.folder().join("sqlite3/sqlite3.h"))?)?);
        Ok(json!({
            "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "version": 1,
            "metadata": {
                "tools": { "components": [{ "type": "application", "name": "cargo xtask sbom" }] },
                "component": product,
            },
            "components": components,
            "dependencies": self.dependencies()?,
        }))
    }

    fn package(&self, id: &PackageId) -> Result<&Package> {
        self.packages.get(id).with_context(|| format!("cargo metadata does not know {id}"))
    }

    fn component(&self, id: &PackageId) -> Result<Value> {
        let package = self.package(id)?;
        let is_linked = self.parts.linked.contains(id);
        let parts = [("program", &self.parts.program), ("page", &self.parts.page)];
        let parts = parts.iter().filter(|(_, packages)| packages.contains(id));
        let mut component = json!({
            "type": "library",
            "bom-ref": reference(package),
            "name": id.name,
            "version": id.version,
            "scope": if is_linked { "required" } else { "excluded" },
            "licenses": [{ "expression": package.expression()? }],
            "properties": parts.map(|(part, _)| json!({ "name": "sideboards:part", "value": part })).collect::<Value>(),
        });
        if let Some(text) = &package.description {
            component["description"] = json!(text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        if let Some(place) = &package.repository {
            component["externalReferences"] = json!([{ "type": "vcs", "url": place }]);
        }
        if !package.is_own() {
            let checksum = self.checksums.get(id).with_context(|| format!("{id} has no checksum"))?;
            component["purl"] = json!(reference(package));
            component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
        }
        Ok(component)
    }

    /// Lists the dependencies. The page is a dependency of the package that embeds it.
    fn dependencies(&self) -> Result<Value> {
        let mut needs: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for id in self.parts.program.union(&self.parts.page) {
            needs.insert(reference(self.package(id)?), BTreeSet::new());
        }
        let embedding = (self.parts.one(ASSETS)?.clone(), self.parts.one(PAGE)?.clone());
        for (from, to) in self.parts.edges.iter().chain([&embedding]) {
            let to = reference(self.package(to)?);
            needs.entry(reference(self.package(from)?)).or_default().insert(to);
        }
        let page = reference(self.package(self.parts.one(PAGE)?)?);
        needs.entry(page).or_default().extend(FONTS.map(str::to_owned));
        let sqlite = reference(self.package(self.parts.one(SQLITE)?)?);
        needs.entry(sqlite).or_default().insert("sqlite".to_owned());
        Ok(needs.into_iter().map(|(from, to)| json!({ "ref": from, "dependsOn": to })).collect())
    }
}

/// Returns the reference of a package in the bill: its package URL, if it is in the registry.
fn reference(package: &Package) -> String {
    let PackageId { name, version } = &package.id;
    let kind = if package.is_own() { "workspace" } else { "pkg:cargo" };
    format!("{kind}/{name}@{}", version.replace('+', "%2B"))
}

fn font(path: &str) -> Result<Value> {
    let hash = Hash256::of(fs::read(root().join(path))?).to_string();
    Ok(json!({
        "type": "file",
        "bom-ref": path,
        "name": path,
        "scope": "required",
        "hashes": [{ "alg": "SHA-256", "content": hash }],
        "licenses": [{ "license": { "id": "OFL-1.1" } }],
        "properties": [{ "name": "sideboards:part", "value": "page" }],
    }))
}

/// Describes the C library, which has vulnerabilities under its own name.
fn sqlite_component(header: &str) -> Result<Value> {
    let version = header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION "));
    let version = version.context("sqlite3.h names its version")?.trim().trim_matches('"');
    ensure!(version.starts_with("3."), "a strange version of SQLite: {version}");
    Ok(json!({
        "type": "library",
        "bom-ref": "sqlite",
        "name": "sqlite",
        "version": version,
        "scope": "required",
        "cpe": format!("cpe:2.3:a:sqlite:sqlite:{version}:*:*:*:*:*:*:*"),
        "licenses": [{ "license": { "id": "blessing" } }],
        "properties": [{ "name": "sideboards:part", "value": "program" }],
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bill() -> Value {
        let target = host().expect("rustc is there");
        let parts = Contents::find(&target).expect("cargo is there");
        let bill = Bill {
            packages: packages().expect("packages"),
            checksums: lock::checksums().expect("a lock"),
            parts,
        };
        bill.document(&target).expect("a bill")
    }

    #[test]
    fn everything_that_is_needed_is_listed_once() {
        let bill = bill();
        let components = bill["components"].as_array().expect("a list");
        let name = |component: &Value| component["bom-ref"].as_str().expect("a name").to_owned();
        let mut listed: BTreeSet<String> = components.iter().map(name).collect();
        assert_eq!(listed.len(), components.len());
        listed.insert(name(&bill["metadata"]["component"]));
        for dependency in bill["dependencies"].as_array().expect("a list") {
            assert!(listed.contains(dependency["ref"].as_str().expect("a name")), "{dependency}");
            for needed in dependency["dependsOn"].as_array().expect("a list") {
                assert!(listed.contains(needed.as_str().expect("a name")), "{needed}");
            }
        }
    }

    #[test]
    fn what_is_from_the_registry_has_its_hash() {
        let bill = bill();
        let components = bill["components"].as_array().expect("a list");
        let foreign: Vec<&Value> =
            components.iter().filter(|component| component["purl"].is_string()).collect();
        assert!(foreign.len() > 100, "{}", foreign.len());
        for component in foreign {
            assert_eq!(component["hashes"][0]["content"].as_str().map(str::len), Some(64), "{component}");
        }
        let find = |name: &str| {
            components.iter().find(|component| component["name"] == name).unwrap_or_else(|| panic!("{name}"))
        };
        let parts = |name: &str| find(name)["properties"].to_string();
        assert!(parts("axum").contains("program") && !parts("axum").contains("page"));
        assert!(parts("leptos").contains("page") && !parts("leptos").contains("program"));
        assert!(parts("sha2").contains("program"));
        assert_eq!(find("serde_derive")["scope"], "excluded");
        assert_eq!(find("axum")["scope"], "required");
    }

    #[test]
    fn sqlite_is_named_with_its_version() {
        let component =
            sqlite_component("/* … */\n#define SQLITE_VERSION        \"3.51.1\"\n").expect("a version");
        assert_eq!(component["cpe"], "cpe:2.3:a:sqlite:sqlite:3.51.1:*:*:*:*:*:*:*");
        assert!(sqlite_component("#define OTHER 1").is_err());
    }
}
