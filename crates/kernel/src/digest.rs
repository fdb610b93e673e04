//! The chain of digests that proves a replay is the same game.

use std::fmt;

use serde::{Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::hex;

/// SHA-256 over everything up to a point of a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of a text, such as a record's header.
    pub fn of_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// The digest of any value, by its canonical bytes.
    pub fn of(value: &impl Serialize) -> Self {
        let mut hash = Sha256::new();
        feed(&mut hash, value);
        Self(hash.finalize().into())
    }

    /// The digest after one more link.
    #[must_use]
    pub fn chain(self, link: &impl Serialize) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        feed(&mut hash, link);
        Self(hash.finalize().into())
    }

    /// The first eight bytes: enough to see where two games diverge.
    ///
    /// # Panics
    /// Never.
    pub fn short(&self) -> ShortDigest {
        ShortDigest(*self.0.first_chunk().expect("32 bytes have 8"))
    }

    /// All bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// The beginning of a digest, written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortDigest([u8; 8]);

impl fmt::Display for ShortDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({})", self.short())
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Postcard's format does not depend on the machine's word size, so wasm and native agree.
fn feed(hash: &mut Sha256, value: &impl Serialize) {
    hash.update(postcard::to_stdvec(value).expect("plain data always serializes"));
}
