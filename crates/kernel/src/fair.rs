//! Deals that can be proved fair: the host commits to a secret before play, players may add salt,
//! and the secret is shown at the end.

use sha2::{Digest as _, Sha256};

use crate::{Seat, Seed, hex};

/// The host's part of a deal. Must stay private until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from 32 random bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A secret from a seed that a person typed, for games that are to be repeated.
    pub fn from_number(number: u64) -> Self {
        Self(*Seed::from_number(number).bytes())
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before play: SHA-256 of the secret's 32 bytes.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The seed of the match. Nobody can choose it: players do not have the secret, and the host
    /// chose the secret before the salts came in.
    pub fn seed(&self, salts: &[(Seat, String)]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"gantry deal");
        hash.update(self.0);
        for (seat, salt) in salts {
            hash.update([u8::try_from(seat.index()).expect("few seats")]);
            hash.update(u64::try_from(salt.len()).expect("short").to_le_bytes());
            hash.update(salt.as_bytes());
        }
        Seed::new(hash.finalize().into())
    }
}

/// Hides the bytes, so that no log prints the secret by accident.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Secret(committed to {})", hex::encode(&self.commitment()))
    }
}
