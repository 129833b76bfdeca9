//! The OpenAPI description of the requests, served at `/api/openapi.json`.

use sideboards_protocol::{Command, Refused, ServerMessage};
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, PathItem, Ref, ResponseBuilder};

/// Facts about the whole interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sideboards",
        description = "Rooms to play Sideboards online. A game itself is played over a WebSocket at `/ws/rooms/{room}`: `Command` goes in, `ServerMessage` comes out; docs/PROTOCOL.md explains how.",
        version = "1",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(Command, ServerMessage, Refused))
)]
struct Description;

/// Answers that any request may get before it is read.
const COMMON: [(&str, &str, Form); 4] = [
    ("403", "The request comes from a page of another origin", Form::Text),
    ("421", "The server does not answer under the name in `Host`", Form::Text),
    ("429", "Too many requests or connections of this address; wait a moment", Form::Refused),
    ("503", "The server cannot reach its database, or is full; try again later", Form::Refused),
];

/// Answers that any request with a body may get.
const WITH_BODY: [(&str, &str, Form); 4] = [
    ("400", "The body is not what was asked for", Form::Refused),
    ("408", "The body did not arrive in time", Form::Refused),
    ("413", "The body, or a list in it, is too large", Form::Refused),
    ("415", "The body is not `application/json`", Form::Refused),
];

#[derive(Clone, Copy)]
enum Form {
    Text,
    Refused,
}

/// Begins a description.
pub(super) fn empty() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// Adds the answers that every request may get.
pub(super) fn complete(mut description: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    for operation in description.paths.paths.values_mut().flat_map(operations) {
        let has_body = operation.request_body.is_some();
        let common = COMMON.into_iter().chain(WITH_BODY.into_iter().filter(|_| has_body));
        for (status, why, form) in common {
            operation.responses.responses.entry(status.to_owned()).or_insert_with(|| {
                let (kind, schema) = match form {
                    Form::Text => ("text/plain", <String as utoipa::PartialSchema>::schema()),
                    Form::Refused => ("application/json", Ref::from_schema_name("Refused").into()),
                };
                let content = Content::new(Some(schema));
                ResponseBuilder::new().description(why).content(kind, content).build().into()
            });
        }
    }
    description
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.post].into_iter().flatten()
}
