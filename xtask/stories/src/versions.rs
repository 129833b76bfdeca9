use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::server::Server;

/// Two versions of the page on one address: the real one, and one in which every file with a hash has another name.
pub(crate) struct Versions {
    port: u16,
    is_new: Arc<AtomicBool>,
}

struct Pages {
    old: HashMap<String, File>,
    new: HashMap<String, File>,
    is_new: Arc<AtomicBool>,
}

#[derive(Clone)]
struct File {
    kind: String,
    bytes: Vec<u8>,
}

impl Versions {
    pub(crate) async fn of(server: &Server) -> Result<Self> {
        let worker = get(server.port(), "/sw.js").await?;
        let text = String::from_utf8(worker.bytes.clone())?;
        let list = text
            .split_once("FILES = ")
            .and_then(|(_, rest)| rest.split_once(';'))
            .context("a list of files")?
            .0;
        let paths: Vec<String> = serde_json::from_str(list)?;
        let mut old = HashMap::from([("/sw.js".to_owned(), worker)]);
        for path in paths {
            old.insert(path.clone(), get(server.port(), &path).await?);
        }
        let is_new = Arc::new(AtomicBool::new(false));
        let new = old.iter().map(|(path, file)| (renamed(path), file.clone().updated(path))).collect();
        let pages = Arc::new(Pages { old, new, is_new: Arc::clone(&is_new) });
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let router = Router::new().fallback(serve).with_state(pages);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(Self { port, is_new })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Replaces the old version by the new one.
    pub(crate) fn deploy(&self) {
        self.is_new.store(true, Ordering::Relaxed);
    }
}

impl File {
    fn updated(mut self, path: &str) -> Self {
        if let Ok(text) = String::from_utf8(self.bytes.clone()) {
            let text = text.replace("/assets/", "/assets/new-").replace("\"sideboards-", "\"sideboards-new");
            let is_page = Path::new(path).extension().is_some_and(|extension| extension == "html");
            let text =
                if is_page { text.replace("<head>", "<head><meta name=version content=new>") } else { text };
            // The service worker recognises its caches by the prefix of their names.
            self.bytes = text.replace("startsWith(\"sideboards-new", "startsWith(\"sideboards-").into_bytes();
        }
        self
    }
}

fn renamed(path: &str) -> String {
    path.replace("/assets/", "/assets/new-")
}

async fn serve(State(pages): State<Arc<Pages>>, request: Request) -> Response {
    let files = if pages.is_new.load(Ordering::Relaxed) { &pages.new } else { &pages.old };
    let path = request.uri().path();
    let document = if path == "/" { "/en.html" } else { "/page.html" };
    match files.get(path).or_else(|| files.get(document).filter(|_| !path.contains('.'))) {
        Some(file) => ([(CONTENT_TYPE, file.kind.clone())], file.bytes.clone()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Fetches a file without compression.
async fn get(port: u16, path: &str) -> Result<File> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").context("an answer")?;
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    let kind = head.lines().find_map(|line| line.strip_prefix("content-type: ")).context("a type")?;
    Ok(File { kind: kind.to_owned(), bytes: answer[end + 4..].to_vec() })
}
