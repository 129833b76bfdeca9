//! Certificates for an encrypted server: a separate authority, and a certificate signed by it.

use std::path::{Path, PathBuf};

use crate::PostgresError;
use crate::program::Programs;

/// A new key on a common curve, without a password.
const KEY: [&str; 5] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/// The server's certificate, and the authority that clients trust.
#[derive(Debug)]
pub(crate) struct Identity {
    pub(crate) key: PathBuf,
    pub(crate) certificate: PathBuf,
    pub(crate) authority: PathBuf,
}

impl Identity {
    /// Makes a certificate for this machine in a folder.
    pub(crate) fn make(programs: &Programs, folder: &Path) -> Result<Self, PostgresError> {
        let made = Self {
            key: folder.join("server.key"),
            certificate: folder.join("server.pem"),
            authority: folder.join("authority.pem"),
        };
        let authority_key = folder.join("authority.key");
        let request = || {
            let mut command = programs.as_other_user("openssl");
            command.args(["req", "-x509", "-batch", "-days", "2"]).args(KEY);
            command
        };
        let mut command = request();
        command.args(["-subj", "/CN=authority of tests", "-keyout"]).arg(&authority_key);
        Programs::run(command.arg("-out").arg(&made.authority))?;
        let mut command = request();
        command.args(["-subj", "/CN=localhost", "-keyout"]).arg(&made.key);
        command.arg("-CA").arg(&made.authority).arg("-CAkey").arg(&authority_key);
        command.args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]);
        command.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        Programs::run(command.arg("-out").arg(&made.certificate))?;
        Ok(made)
    }
}
