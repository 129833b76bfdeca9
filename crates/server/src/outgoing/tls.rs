//! TLS with the certificates that the system trusts.

use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::OutgoingError;

/// Reads the certificates of the system; none if there are none.
pub(super) fn config() -> Option<Arc<ClientConfig>> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    // Systems contain certificates that nothing can read; the others are enough.
    let (usable, _) = roots.add_parsable_certificates(found.certs);
    if usable == 0 {
        tracing::error!(errors = ?found.errors, "the system's certificates cannot be read, so no messages can be sent");
        return None;
    }
    Some(trusting(roots))
}

fn trusting(roots: RootCertStore) -> Arc<ClientConfig> {
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring has the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
}

/// Secures a connection to a host, which has to prove its name.
pub(super) async fn secure(
    tls: Arc<ClientConfig>,
    host: &str,
    stream: TcpStream,
) -> Result<TlsStream<TcpStream>, OutgoingError> {
    let name = ServerName::try_from(host.to_owned()).map_err(|_| OutgoingError::Address)?;
    TlsConnector::from(tls)
        .connect(name, stream)
        .await
        .map_err(|error| OutgoingError::Broken(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;

    use axum::http::StatusCode;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use url::Url;

    use super::super::request::{Post, send};
    use super::*;

    /// Makes a key and a certificate for `localhost`, signed by an authority.
    fn certificate(folder: &Path, name: &str, signed_by: Option<&str>) {
        let path = |name: &str, ending: &str| folder.join(format!("{name}.{ending}"));
        let mut command = Command::new("openssl");
        command.args(["req", "-x509", "-batch", "-days", "2", "-newkey", "ec", "-nodes"]);
        command.args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", &format!("/CN={name}")]);
        command.arg("-keyout").arg(path(name, "key")).arg("-out").arg(path(name, "pem"));
        if let Some(authority) = signed_by {
            command.arg("-CA").arg(path(authority, "pem")).arg("-CAkey").arg(path(authority, "key"));
            command.args(["-addext", "subjectAltName=DNS:localhost"]);
            command.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        }
        let output = command.output().expect("openssl");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    fn roots(authority: &Path) -> Arc<ClientConfig> {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(authority).expect("a certificate")).expect("an authority");
        trusting(roots)
    }

    /// Serves over TLS, and returns the address.
    async fn serve(folder: &Path) -> std::net::SocketAddr {
        let certificate = CertificateDer::from_pem_file(folder.join("server.pem")).expect("a certificate");
        let key = PrivateKeyDer::from_pem_file(folder.join("server.key")).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the usual versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .expect("a certificate and its key");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client without trusted roots hangs up.
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut head = [0; 4096];
                let length = stream.read(&mut head).await.expect("a request");
                assert!(head[..length].starts_with(b"POST /x?y HTTP/1.1\r\n"));
                let answer = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nretry-after: 7\r\n\r\n";
                stream.write_all(answer).await.expect("it listens");
            }
        });
        address
    }

    #[tokio::test]
    async fn a_server_has_to_prove_its_name() {
        let folder = std::env::temp_dir().join(format!("sideboards-tls-{}", crate::secret::token()));
        std::fs::create_dir_all(&folder).expect("a folder for tests");
        certificate(&folder, "authority", None);
        certificate(&folder, "stranger", None);
        certificate(&folder, "server", Some("authority"));
        let address = serve(&folder).await;
        let connect = async |config: Arc<ClientConfig>, name: &str| {
            secure(config, name, TcpStream::connect(address).await.expect("a connection")).await
        };
        let trusted = roots(&folder.join("authority.pem"));
        let stream = connect(Arc::clone(&trusted), "localhost").await.expect("it proves its name");
        let url = Url::parse("https://localhost/x?y").expect("an address");
        let post = Post { kind: "text/plain", ..Post::default() };
        let answer = send(stream, post.request(&url).expect("a request")).await.expect("an answer");
        assert_eq!(
            (answer.status, answer.retry_after.map(|wait| wait.as_secs())),
            (StatusCode::CREATED, Some(7))
        );
        let other_name = connect(trusted, "example.org").await.err();
        assert!(matches!(other_name, Some(OutgoingError::Broken(_))), "{other_name:?}");
        let other_authority = connect(roots(&folder.join("stranger.pem")), "localhost").await.err();
        assert!(matches!(other_authority, Some(OutgoingError::Broken(_))), "{other_authority:?}");
        // Leftovers are in the folder for temporary files.
        let _ = std::fs::remove_dir_all(folder);
    }
}
