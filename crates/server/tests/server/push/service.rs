//! A push service of our own, and a browser that uses it: it decrypts messages as browsers do (RFC 8291), with other code
//! than the server encrypts them.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::time::sleep;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::p256::{PublicKey, SecretKey, ecdh};

use crate::kit::within;

/// How long to wait for a message that must not come.
const SILENCE: Duration = Duration::from_millis(1_500);

/// A message as it arrived.
#[derive(Clone, Debug)]
pub(super) struct Arrived {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    body: Vec<u8>,
}

impl Arrived {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// Checks the signature of the server, and returns the claims.
    pub(super) fn claims(&self, key: &str) -> Value {
        let (scheme, rest) = self.header("authorization").split_once(' ').expect("a scheme");
        let (token, public) =
            rest.strip_prefix("t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        assert_eq!((scheme, public), ("vapid", key));
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public))
            .verify(signed.as_bytes(), &bytes(signature))
            .expect("the server has signed it");
        let (head, claims) = signed.split_once('.').expect("a head");
        let head: Value = serde_json::from_slice(&bytes(head)).expect("JSON");
        assert_eq!((&head["typ"], &head["alg"]), (&"JWT".into(), &"ES256".into()));
        serde_json::from_slice(&bytes(claims)).expect("JSON")
    }
}

#[derive(Debug, Default)]
struct Inbox {
    arrived: Vec<Arrived>,
    /// Answers to the next messages; afterwards all are accepted.
    answers: Vec<(u16, Option<&'static str>)>,
}

/// A push service on this machine.
pub(super) struct PushService {
    pub(super) host: String,
    inbox: Arc<Mutex<Inbox>>,
}

impl PushService {
    pub(super) async fn start() -> Self {
        let inbox = Arc::<Mutex<Inbox>>::default();
        let router = Router::new().route("/{device}", post(accept)).with_state(Arc::clone(&inbox));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let host = format!("localhost:{}", listener.local_addr().expect("an address").port());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { host, inbox }
    }

    /// Determines the answers to the next messages: a status, and a location.
    pub(super) fn will_answer(&self, answers: &[(u16, Option<&'static str>)]) {
        self.inbox.lock().expect("a lock").answers = answers.to_vec();
    }

    pub(super) fn arrived(&self) -> Vec<Arrived> {
        self.inbox.lock().expect("a lock").arrived.clone()
    }

    /// Waits for messages, and checks that no more come.
    pub(super) async fn expect(&self, step: &str, count: usize) -> Vec<Arrived> {
        within(step, async {
            while self.arrived().len() < count {
                sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        sleep(SILENCE).await;
        let arrived = self.arrived();
        assert_eq!(arrived.len(), count, "{step}: {arrived:?}");
        arrived
    }
}

async fn accept(
    State(inbox): State<Arc<Mutex<Inbox>>>,
    Path(path): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, HeaderMap) {
    let mut inbox = inbox.lock().expect("a lock");
    inbox.arrived.push(Arrived { path, headers, body: body.to_vec() });
    let next = (!inbox.answers.is_empty()).then(|| inbox.answers.remove(0));
    let (status, location) = next.unwrap_or((201, None));
    let mut headers = HeaderMap::new();
    headers
        .extend(location.map(|location| (axum::http::header::LOCATION, location.parse().expect("a value"))));
    (StatusCode::from_u16(status).expect("a status"), headers)
}

/// A browser that asks for messages.
pub(super) struct Browser {
    pub(super) endpoint: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// Makes a browser; different numbers give different keys.
    pub(super) fn new(service: &PushService, number: u8) -> Self {
        let secret = SecretKey::from_slice(&[number; 32]).expect("a key");
        Self { endpoint: format!("http://{}/device-{number}", service.host), secret, auth: [number; 16] }
    }

    pub(super) fn p256dh(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.secret.public_key().to_encoded_point(false))
    }

    pub(super) fn auth(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.auth)
    }

    /// Decrypts a message, and returns what it tells.
    pub(super) fn read(&self, message: &Arrived) -> Value {
        assert_eq!(message.header("content-encoding"), "aes128gcm");
        let text = decrypt(&self.secret, &self.auth, &message.body);
        serde_json::from_slice(&text).expect("JSON")
    }
}

/// The length of a derived key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Derives bytes as HKDF does.
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(N)).and_then(|derived| derived.fill(&mut bytes)).expect("a length");
    bytes
}

/// Decrypts a message of one record, as RFC 8291 says.
fn decrypt(secret: &SecretKey, auth: &[u8], body: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_at(4);
    let size = u32::from_be_bytes(size.try_into().expect("four bytes")) as usize;
    let (length, rest) = rest.split_first().expect("a length");
    let (sender, record) = rest.split_at(usize::from(*length));
    assert!(record.len() <= size && body.len() <= 4096, "one record, as push services accept it");
    let own = secret.public_key().to_encoded_point(false);
    let public = PublicKey::from_sec1_bytes(sender).expect("a point");
    let shared = ecdh::diffie_hellman(secret.to_nonzero_scalar(), public.as_affine());
    let info: [&[u8]; 3] = [b"WebPush: info\0", own.as_bytes(), sender];
    let input: [u8; 32] = derive(auth, shared.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(salt, &input, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce: [u8; 12] = derive(salt, &input, &[b"Content-Encoding: nonce\0"]);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
    let mut record = record.to_vec();
    let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record);
    let text = text.expect("it was encrypted for this browser");
    let end = text.iter().rposition(|byte| *byte != 0).expect("a delimiter");
    assert_eq!(text[end], 2, "the last record");
    text[..end].to_vec()
}

/// The example of RFC 8291, so that an error of the server is not repeated here.
#[test]
fn the_browser_reads_the_example_of_the_standard() {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let secret = SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).expect("a key");
    let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    let text = decrypt(&secret, &bytes("BTBZMqHH6r4Tts7J_aSIgg"), &bytes(body));
    assert_eq!(text, b"When I grow up, I want to be a watermelon");
}
