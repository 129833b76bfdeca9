//! Package data from cargo.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::root;

/// A name and a version.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(crate) struct PackageId {
    pub(crate) name: String,
    pub(crate) version: String,
}

impl fmt::Display for PackageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}

/// The manifest of a package.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Package {
    #[serde(flatten)]
    pub(crate) id: PackageId,
    pub(crate) license: Option<String>,
    pub(crate) authors: Vec<String>,
    pub(crate) description: Option<String>,
    pub(crate) repository: Option<String>,
    /// Its registry; packages of the workspace have none.
    pub(crate) source: Option<String>,
    manifest_path: PathBuf,
}

impl Package {
    /// Returns the folder with its source.
    pub(crate) fn folder(&self) -> &Path {
        self.manifest_path.parent().expect("a manifest is in a folder")
    }

    /// Returns whether it is a part of this workspace.
    pub(crate) fn is_own(&self) -> bool {
        self.source.is_none()
    }

    /// Returns the licence as a valid SPDX expression; many manifests still write `MIT/Apache-2.0`.
    pub(crate) fn expression(&self) -> Result<String> {
        let declared = self.license.as_ref().with_context(|| format!("{} declares no licence", self.id))?;
        let canonical = spdx::Expression::canonicalize(declared).with_context(|| self.id.to_string())?;
        Ok(canonical.unwrap_or_else(|| declared.clone()))
    }
}

/// Reads the manifests of all packages that `Cargo.lock` names.
pub(crate) fn packages() -> Result<BTreeMap<PackageId, Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let text = cargo(&["metadata", "--format-version", "1", "--locked"])?;
    let metadata: Metadata = serde_json::from_str(&text)?;
    Ok(metadata.packages.into_iter().map(|package| (package.id.clone(), package)).collect())
}

/// The packages that a package needs, with the dependencies between them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Tree {
    pub(crate) packages: BTreeSet<PackageId>,
    pub(crate) edges: BTreeSet<(PackageId, PackageId)>,
}

/// Finds the packages linked into a package for a target, or for `all`.
pub(crate) fn linked(package: &str, target: &str) -> Result<Tree> {
    tree(package, target, "normal,no-proc-macro")
}

/// Finds the same and the macros that generated some of its code.
pub(crate) fn linked_and_macros(package: &str, target: &str) -> Result<Tree> {
    tree(package, target, "normal")
}

// `cargo metadata` mixes the features of the whole workspace; `cargo tree` takes those of one package.
fn tree(package: &str, target: &str, edges: &str) -> Result<Tree> {
    let arguments =
        ["tree", "--locked", "-p", package, "--target", target, "--edges", edges, "--prefix", "depth"];
    Tree::parse(&cargo(&arguments)?)
}

impl Tree {
    /// Reads lines like `2serde v1.0.0 (proc-macro) (*)`, where the first number is the depth.
    fn parse(text: &str) -> Result<Self> {
        let mut tree = Self::default();
        let mut above: Vec<PackageId> = Vec::new();
        for line in text.lines() {
            let (depth, id) =
                line_of_tree(line).with_context(|| format!("not a line of a tree: {line:?}"))?;
            ensure!(depth <= above.len(), "a line that belongs to none above: {line:?}");
            above.truncate(depth);
            if let Some(parent) = above.last() {
                tree.edges.insert((parent.clone(), id.clone()));
            }
            tree.packages.insert(id.clone());
            above.push(id);
        }
        Ok(tree)
    }
}

fn line_of_tree(line: &str) -> Option<(usize, PackageId)> {
    let (depth, rest) = line.split_at(line.find(|letter: char| !letter.is_ascii_digit())?);
    let mut words = rest.split(' ');
    let (name, version) = (words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned());
    Some((depth.parse().ok()?, PackageId { name, version }))
}

fn cargo(arguments: &[&str]) -> Result<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo).args(arguments).current_dir(root()).output()?;
    ensure!(
        output.status.success(),
        "cargo {} failed:\n{}",
        arguments.join(" "),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str, version: &str) -> PackageId {
        PackageId { name: name.to_owned(), version: version.to_owned() }
    }

    #[test]
    fn a_tree_is_read_with_its_edges() {
        let text = "0top v0.1.0 (/some/where)\n1left v1.0.0\n2deep v2.0.0-rc.1+7\n1right v3.0.0 (proc-macro)\n2left v1.0.0 (*)\n";
        let tree = Tree::parse(text).expect("a tree");
        let [top, left, deep, right] =
            [id("top", "0.1.0"), id("left", "1.0.0"), id("deep", "2.0.0-rc.1+7"), id("right", "3.0.0")];
        assert_eq!(tree.packages, [top.clone(), left.clone(), deep.clone(), right.clone()].into());
        let edges = [(top.clone(), left.clone()), (left.clone(), deep), (top, right.clone()), (right, left)];
        assert_eq!(tree.edges, edges.into());
    }

    #[test]
    fn other_lines_are_refused() {
        for text in ["", "top v1.0.0", "0top", "0top 1.0.0", "0top v1.0.0\n2deep v1.0.0"] {
            let lines = format!("{text}\n");
            assert!(Tree::parse(&lines).is_err(), "{text:?}");
        }
    }
}
