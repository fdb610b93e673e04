//! The key with which this server identifies itself to push services (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use gantry_store::{Store, StoreError};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// Under which name the private key is stored, in PKCS#8 and base64. Browsers subscribe for this
/// key, so with another one all subscriptions would be lost.
const KEY: &str = "push_key";
/// How long a signature is valid, in seconds; push services allow a day at most.
const VALID_SECONDS: u64 = 12 * 60 * 60;

/// The key, and whom push services can write to.
pub(super) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
    contact: String,
}

impl Vapid {
    /// With the stored key; the first time, with a new one.
    pub(super) async fn load(store: &dyn Store, contact: String) -> Result<Self, StoreError> {
        let random = SystemRandom::new();
        let kept = if let Some(kept) = store.value(KEY).await? {
            kept
        } else {
            let new = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
            let new = URL_SAFE_NO_PAD.encode(new.expect("the system gives random bytes"));
            store.set_value(KEY, &new).await?;
            new
        };
        let pair = URL_SAFE_NO_PAD.decode(kept).ok().and_then(|key| {
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random).ok()
        });
        let pair = pair.ok_or_else(|| StoreError::Damaged(format!("{KEY} is no key")))?;
        Ok(Self { pair, random, contact })
    }

    /// The public key, as browsers want it.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What a request to the push service at this origin is authorized with.
    pub(super) fn authorization(&self, origin: &str, now_ms: u64) -> String {
        let claims = json!({
            "aud": origin,
            "exp": now_ms / 1000 + VALID_SECONDS,
            "sub": self.contact,
        });
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.expect("the system gives random bytes"));
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

#[cfg(test)]
mod tests {
    use gantry_store::Memory;

    use super::*;

    #[tokio::test]
    async fn the_key_stays_the_same() {
        let store = Memory::new();
        let load = async || Vapid::load(&store, "mailto:a@b.example".into()).await;
        let first = load().await.expect("a new key");
        assert_eq!(load().await.expect("the stored key").public(), first.public());
        store.set_value(KEY, "nonsense").await.expect("stored");
        assert!(matches!(load().await, Err(StoreError::Damaged(_))));
    }
}
