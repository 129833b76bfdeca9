//! Derived readers and writers of fields.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Fields, Result};

use crate::attributes::Field;

/// Reads the fields of an object: the code between the braces of the value.
pub(crate) fn read_named(fields: &Fields) -> Result<TokenStream> {
    let mut reading = TokenStream::new();
    for (ident, name, field) in named(fields)? {
        reading.extend(if let Some(default) = field.default {
            quote!(#ident: crate::wire::field_or(json, #name, faults, || #default),)
        } else {
            quote!(#ident: crate::wire::Wire::read(json.get(#name), faults),)
        });
    }
    Ok(reading)
}

/// Writes the fields of an object. `before` is the prefix of their names.
pub(crate) fn write_named(fields: &Fields, before: &TokenStream) -> Result<TokenStream> {
    let mut writing = TokenStream::new();
    for (ident, name, field) in named(fields)? {
        let write = quote!(crate::wire::write_field(text, #name, #before #ident););
        writing.extend(if let Some(skip) = field.skip_if {
            quote!(if !#skip(#before #ident) { #write })
        } else {
            write
        });
    }
    Ok(writing)
}

/// Returns the fields with their names in JSON.
fn named(fields: &Fields) -> Result<Vec<(&syn::Ident, String, Field)>> {
    let named = fields.iter().map(|field| {
        let ident = field.ident.as_ref();
        let ident = ident.ok_or_else(|| Error::new_spanned(field, "fields of messages have names"))?;
        let attributes = Field::of(&field.attrs)?;
        let name = attributes.rename.clone().unwrap_or_else(|| ident.to_string());
        Ok((ident, name, attributes))
    });
    named.collect()
}
