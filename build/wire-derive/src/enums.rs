//! Derived readers and writers of enums.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataEnum, Error, Fields, Result, Variant};

use crate::attributes::Container;
use crate::fields::{read_named, write_named};

/// Returns whether an enum has only unit variants.
pub(crate) fn is_plain(data: &DataEnum) -> bool {
    data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit))
}

/// Reads and writes a word with a table of all of them.
pub(crate) fn plain(
    data: &DataEnum,
    container: &Container,
) -> (Option<TokenStream>, TokenStream, TokenStream) {
    let idents: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let names = data.variants.iter().map(|variant| container.name(variant));
    let words = quote! {
        /// All values with their names on the wire.
        pub(crate) const WORDS: &'static [(Self, &'static str)] = &[#((Self::#idents, #names)),*];
    };
    let read = quote!(crate::wire::read_word(Self::WORDS, json, faults));
    (Some(words), read, quote!(crate::wire::write_word(Self::WORDS, self, text)))
}

/// Reads and writes an object with one field, whose name is the variant.
pub(crate) fn tagged(
    data: &DataEnum,
    container: &Container,
) -> Result<(Option<TokenStream>, TokenStream, TokenStream)> {
    let mut variants = data.variants.iter();
    let first = variants.next().ok_or_else(|| Error::new_spanned(data.enum_token, "an enum has variants"))?;
    let mut reading = TokenStream::new();
    for variant in variants {
        let (name, value) = (container.name(variant), read_variant(variant)?);
        reading.extend(quote!(#name => #value,));
    }
    let mut writing = TokenStream::new();
    for variant in &data.variants {
        writing.extend(write_variant(variant, &container.name(variant))?);
    }
    let (first_name, first) = (container.name(first), read_variant(first)?);
    // An unknown variant is read as the first one, because there must be a value. The fault makes it invalid.
    let read = quote! {
        let (name, json) = json.variant(faults);
        match name {
            #reading
            _ => {
                faults.expect_name(name, #first_name);
                #first
            }
        }
    };
    Ok((None, read, quote!(match self { #writing })))
}

fn read_variant(variant: &Variant) -> Result<TokenStream> {
    let ident = &variant.ident;
    Ok(match &variant.fields {
        Fields::Unit => quote!(Self::#ident),
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            quote!(Self::#ident(crate::wire::Wire::read(json, faults)))
        }
        Fields::Unnamed(fields) => return Err(Error::new_spanned(fields, "one value, or named ones")),
        fields @ Fields::Named(_) => {
            let read = read_named(fields)?;
            quote!(Self::#ident { #read })
        }
    })
}

fn write_variant(variant: &Variant, name: &str) -> Result<TokenStream> {
    let ident = &variant.ident;
    Ok(match &variant.fields {
        Fields::Unit => quote!(Self::#ident => crate::wire::quote(#name, text),),
        Fields::Unnamed(_) => quote! {
            Self::#ident(value) => {
                text.push('{');
                crate::wire::write_field(text, #name, value);
                text.push('}');
            }
        },
        Fields::Named(fields) => {
            let idents = fields.named.iter().map(|field| &field.ident);
            let write = write_named(&variant.fields, &TokenStream::new())?;
            quote! {
                Self::#ident { #(#idents),* } => {
                    text.push('{');
                    crate::wire::write_name(text, #name);
                    text.push('{');
                    #write
                    text.push_str("}}");
                }
            }
        }
    })
}
