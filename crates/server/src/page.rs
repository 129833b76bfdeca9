use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sideboards_assets::File;

/// Serves a file of the page. Paths that look like a page of the game get the page, which finds its way itself.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path();
    let is_place = !path.rsplit('/').next().unwrap_or_default().contains('.') && !is_reserved(path);
    match sideboards_assets::file(path).or_else(|| sideboards_assets::file("/").filter(|_| is_place)) {
        Some(file) => answer(file, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Tells whether a path is for programs: a mistake there is answered with a plain no.
fn is_reserved(path: &str) -> bool {
    ["/api", "/assets", "/ws"]
        .iter()
        .any(|prefix| path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

fn answer(file: &'static File, request: &HeaderMap) -> Response {
    let (encoding, bytes) = encode(file, request);
    let tag = format!("\"{}{}\"", file.tag, encoding.map(|name| format!("-{name}")).unwrap_or_default());
    let keep = if file.is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = request.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known =
        known.flat_map(|value| value.split(',')).any(|value| value.trim().trim_start_matches("W/") == tag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, file.mime)], Body::from(bytes)).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(ETAG, tag.parse().expect("tags are plain text"));
    headers.insert(CACHE_CONTROL, keep.parse().expect("plain text"));
    headers.insert(VARY, "accept-encoding".parse().expect("plain text"));
    if let Some(name) = encoding {
        headers.insert(CONTENT_ENCODING, name.parse().expect("plain text"));
    }
    response
}

/// Picks the smallest form that the browser takes.
fn encode(file: &File, request: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let forms = [("br", file.brotli), ("gzip", file.gzip)];
    let smallest =
        forms.into_iter().find_map(|(name, bytes)| Some((name, bytes.filter(|_| takes(request, name))?)));
    smallest.map_or((None, file.bytes), |(name, bytes)| (Some(name), bytes))
}

/// Tells whether a browser takes an encoding; `q=0` says no.
fn takes(request: &HeaderMap, encoding: &str) -> bool {
    let values = request.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let is_meant = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let is_refused = parts.any(|part| {
            part.strip_prefix("q=")
                .and_then(|weight| weight.parse::<f32>().ok())
                .is_some_and(|weight| weight <= 0.0)
        });
        is_meant && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    static SCRIPT: File = File {
        path: "/assets/app.1.js",
        mime: "text/javascript",
        is_hashed: true,
        tag: "1",
        bytes: b"plain",
        brotli: Some(b"brotli"),
        gzip: Some(b"gzip"),
    };

    fn asked(headers: &[(&'static str, &'static str)]) -> Response {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().expect("a name"), value.parse().expect("a value")));
        answer(&SCRIPT, &headers.collect())
    }

    async fn body(response: Response) -> Vec<u8> {
        axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body").to_vec()
    }

    #[tokio::test]
    async fn the_smallest_form_that_the_browser_takes() {
        for (accepted, encoding, bytes) in [
            ("gzip, deflate, br", Some("br"), &b"brotli"[..]),
            ("BR", Some("br"), b"brotli"),
            ("br;q=0, gzip;q=0.5", Some("gzip"), b"gzip"),
            ("br; q=0.0", None, b"plain"),
            ("identity", None, b"plain"),
            ("abr", None, b"plain"),
        ] {
            let response = asked(&[("accept-encoding", accepted)]);
            let said = response
                .headers()
                .get(CONTENT_ENCODING)
                .map(|value| value.to_str().expect("text").to_owned());
            assert_eq!(said.as_deref(), encoding, "{accepted}");
            assert_eq!(response.headers()[VARY], "accept-encoding");
            assert_eq!(body(response).await, bytes, "{accepted}");
        }
    }

    #[tokio::test]
    async fn a_name_with_a_hash_is_kept_for_ever() {
        assert_eq!(asked(&[]).headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
    }

    #[tokio::test]
    async fn each_form_has_a_tag_of_its_own() {
        let tag = |headers: &[(&'static str, &'static str)]| asked(headers).headers()[ETAG].clone();
        assert_eq!(tag(&[]), "\"1\"");
        assert_eq!(tag(&[("accept-encoding", "br")]), "\"1-br\"");
        let known = asked(&[("accept-encoding", "br"), ("if-none-match", "\"1-br\"")]);
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
        let other = asked(&[("accept-encoding", "gzip"), ("if-none-match", "\"1-br\"")]);
        assert_eq!(other.status(), StatusCode::OK);
    }
}
