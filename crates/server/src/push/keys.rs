//! The key with which the server introduces itself to push services (VAPID, RFC 8292).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a signature is valid, in seconds; at most a day.
const VALIDITY: u64 = 12 * 3600;

/// The key of the server. The private part never leaves the database and the servers on it.
pub(super) struct Keys {
    pair: EcdsaKeyPair,
    public: String,
    random: SystemRandom,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Keys {
    /// Draws a key, as it is stored.
    pub(super) fn draw() -> String {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        URL_SAFE_NO_PAD.encode(key.expect("the system has chance"))
    }

    /// Reads a stored key.
    pub(super) fn read(stored: &str) -> Option<Self> {
        let (bytes, random) = (URL_SAFE_NO_PAD.decode(stored).ok()?, SystemRandom::new());
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random).ok()?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key());
        Some(Self { pair, public, random })
    }

    /// Returns the public part, in base64url.
    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// Returns the `Authorization` for a push service.
    pub(super) fn authorization(&self, origin: &str, contact: Option<&str>, now: u64) -> String {
        let mut claims = json!({"aud": origin, "exp": now / 1000 + VALIDITY});
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let part = |json: serde_json::Value| URL_SAFE_NO_PAD.encode(json.to_string());
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature = self.pair.sign(&self.random, signed.as_bytes()).expect("the system has chance");
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public)
    }
}
