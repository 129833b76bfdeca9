//! Which file of the page a request gets.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use sideboards_assets::File;

/// The document of all paths without one of their own.
const PAGE: &str = "/page.html";

/// Serves a file of the page. The home page exists in each language; other paths that look like pages of the game
/// get a document that reads its own path.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path();
    let is_place = !path.rsplit('/').next().unwrap_or_default().contains('.') && !is_reserved(path);
    let own = if path == "/" { home(&headers) } else { sideboards_assets::file(path) };
    match own.or_else(|| sideboards_assets::file(PAGE).filter(|_| is_place)) {
        Some(file) => answer(file, path == "/", &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Returns the document of all paths without one of their own, as text.
pub(crate) fn document() -> Option<&'static str> {
    std::str::from_utf8(sideboards_assets::file(PAGE)?.bytes).ok()
}

/// Returns the home page in the browser's preferred language.
fn home(request: &HeaderMap) -> Option<&'static File> {
    let in_language = |code: &str| sideboards_assets::file(&format!("/{code}.html"));
    languages(request).iter().find_map(|code| in_language(code)).or_else(|| in_language("en"))
}

/// Lists the language codes that a browser accepts, the preferred one first.
pub(crate) fn languages(request: &HeaderMap) -> Vec<String> {
    let values = request.get_all(ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    let mut asked: Vec<(String, f32)> = values.flat_map(|value| value.split(',')).map(weighed).collect();
    asked.retain(|(_, weight)| *weight > 0.0);
    // Equal weights keep their order.
    asked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    asked.into_iter().map(|(tag, _)| tag.split('-').next().unwrap_or_default().to_lowercase()).collect()
}

/// Splits a language range from its weight.
fn weighed(offer: &str) -> (String, f32) {
    let mut parts = offer.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default().to_owned();
    let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok());
    (name, weight.unwrap_or(1.0))
}

/// Returns whether a path is for programs: unknown ones get a plain error.
fn is_reserved(path: &str) -> bool {
    ["/api", "/assets", "/ws"]
        .iter()
        .any(|prefix| path.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

fn answer(file: &'static File, is_translated: bool, request: &HeaderMap) -> Response {
    let (encoding, bytes) = encode(file, request);
    let tag = format!("\"{}{}\"", file.tag, encoding.map(|name| format!("-{name}")).unwrap_or_default());
    let keep = if file.is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if knows(request, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, file.mime)], Body::from(bytes)).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(ETAG, tag.parse().expect("tags are plain text"));
    headers.insert(CACHE_CONTROL, keep.parse().expect("plain text"));
    let vary = if is_translated { "accept-encoding, accept-language" } else { "accept-encoding" };
    headers.insert(VARY, vary.parse().expect("plain text"));
    if let Some(name) = encoding {
        headers.insert(CONTENT_ENCODING, name.parse().expect("plain text"));
    }
    response
}

/// Returns whether a client has what a tag stands for.
pub(crate) fn knows(request: &HeaderMap, tag: &str) -> bool {
    let known = request.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|value| value.split(',')).any(|value| value.trim().trim_start_matches("W/") == tag)
}

/// Returns the smallest encoding that the browser accepts.
fn encode(file: &File, request: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let forms = [("br", file.brotli), ("gzip", file.gzip)];
    let smallest =
        forms.into_iter().find_map(|(name, bytes)| Some((name, bytes.filter(|_| takes(request, name))?)));
    smallest.map_or((None, file.bytes), |(name, bytes)| (Some(name), bytes))
}

/// Returns whether a browser accepts an encoding; `q=0` means no.
fn takes(request: &HeaderMap, encoding: &str) -> bool {
    let values = request.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut offers = values.flat_map(|value| value.split(',')).map(weighed);
    offers.any(|(name, weight)| name.eq_ignore_ascii_case(encoding) && weight > 0.0)
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
        answer(&SCRIPT, false, &headers.collect())
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

    #[test]
    fn languages_come_by_weight() {
        let asked = |header: &'static str| {
            languages(&[(ACCEPT_LANGUAGE, header.parse().expect("a value"))].into_iter().collect())
        };
        assert_eq!(asked("de-AT,de;q=0.9,en;q=0.8"), ["de", "de", "en"]);
        assert_eq!(asked("en;q=0.2, PL, it;q=0"), ["pl", "en"]);
        assert_eq!(asked("*"), ["*"]);
        assert!(languages(&HeaderMap::new()).is_empty());
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
