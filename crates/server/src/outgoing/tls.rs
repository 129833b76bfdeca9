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
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring has the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Some(Arc::new(config))
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
