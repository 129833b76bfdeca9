//! `#[derive(Wire)]` for the messages in `crates/protocol`: a reader and a writer of JSON that are a fraction of
//! the size of serde's.
//!
//! It uses serde's attributes, so a message is defined once. An attribute that it does not know is an error,
//! because the two readers would differ.

mod attributes;
mod enums;
mod fields;

use proc_macro::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result, parse_macro_input};

use crate::attributes::Container;
use crate::fields::{read_named, write_named};

/// Derives `crate::wire::Wire`.
#[proc_macro_derive(Wire, attributes(serde))]
pub fn derive(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(input: &DeriveInput) -> Result<proc_macro2::TokenStream> {
    let name = &input.ident;
    let container = Container::of(&input.attrs)?;
    let (words, read, write) = match &input.data {
        Data::Struct(data) => {
            let (read, write) = (read_named(&data.fields)?, write_named(&data.fields, &quote!(&self.))?);
            (None, quote!(Self { #read }), quote!({ text.push('{'); #write text.push('}'); }))
        }
        Data::Enum(data) if enums::is_plain(data) => enums::plain(data, &container),
        Data::Enum(data) => enums::tagged(data, &container)?,
        Data::Union(_) => return Err(Error::new_spanned(name, "a union is no message")),
    };
    Ok(quote! {
        #[automatically_derived]
        impl #name { #words }

        #[automatically_derived]
        impl crate::wire::Wire for #name {
            fn read(json: &crate::wire::Json, faults: &mut crate::wire::Faults) -> Self { #read }
            fn write(&self, text: &mut String) { #write }
        }
    })
}
