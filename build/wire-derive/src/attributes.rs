//! The serde attributes of structs, enums and fields.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, ExprPath, LitStr, Result};

/// The serde attributes of a struct or an enum.
#[derive(Default)]
pub(crate) struct Container {
    pub(crate) is_kebab: bool,
}

impl Container {
    pub(crate) fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut container = Self::default();
        for attribute in serde(attributes) {
            attribute.parse_nested_meta(|meta| {
                let style: LitStr = meta.value()?.parse()?;
                container.is_kebab = meta.path.is_ident("rename_all") && style.value() == "kebab-case";
                if container.is_kebab { Ok(()) } else { Err(meta.error("`Wire` does not know this")) }
            })?;
        }
        Ok(container)
    }

    /// Returns the name of a variant in JSON.
    pub(crate) fn name(&self, variant: &syn::Variant) -> String {
        let name = variant.ident.to_string();
        if self.is_kebab { kebab(&name) } else { name }
    }
}

/// The serde attributes of a field.
#[derive(Default)]
pub(crate) struct Field {
    pub(crate) rename: Option<String>,
    /// The default of a missing field.
    pub(crate) default: Option<TokenStream>,
    pub(crate) skip_if: Option<ExprPath>,
}

impl Field {
    pub(crate) fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut field = Self::default();
        for attribute in serde(attributes) {
            attribute.parse_nested_meta(|meta| {
                let is = |name: &str| meta.path.is_ident(name);
                if is("default") && !meta.input.peek(syn::Token![=]) {
                    field.default = Some(quote!(Default::default()));
                    return Ok(());
                }
                let value: LitStr = meta.value()?.parse()?;
                if is("default") {
                    let function: ExprPath = value.parse()?;
                    field.default = Some(quote!(#function()));
                } else if is("rename") {
                    field.rename = Some(value.value());
                } else if is("skip_serializing_if") {
                    field.skip_if = Some(value.parse()?);
                } else if !is("with") || value.value() != "text" {
                    // Types written as text implement this themselves.
                    return Err(meta.error("`Wire` does not know this"));
                }
                Ok(())
            })?;
        }
        Ok(field)
    }
}

fn serde(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident("serde"))
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
