//! Random values that cannot be guessed: ids of tables, tokens, the secrets of deals.

use gantry_kernel::hex;
use sha2::{Digest as _, Sha256};

/// Letters and digits that people do not confuse.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the system.
///
/// # Panics
/// If the system has none: nothing that is guessable may be handed out.
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// An id that cannot be guessed: 24 letters of five bits each.
pub(crate) fn random_id() -> String {
    id_of(&bytes())
}

fn id_of(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    bytes[..24].iter().map(letter).collect()
}

/// An id that follows from these parts: the same for a call that is repeated.
pub(crate) fn derived_id(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.len().to_le_bytes());
        hash.update(part.as_bytes());
    }
    id_of(&hash.finalize())
}

/// A token for a cookie or a program.
pub(crate) fn token() -> String {
    hex::encode(&bytes())
}

/// What is stored of a token. Whoever reads the database cannot log in with it.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_use_the_alphabet() {
        let (one, other) = (random_id(), random_id());
        assert_ne!(one, other);
        assert_eq!(one.len(), 24);
        assert!(one.bytes().all(|byte| ALPHABET.contains(&byte)));
        assert_ne!(hash(&token()), hash(&token()));
        assert_eq!(derived_id(&["table", "key"]), derived_id(&["table", "key"]));
        assert_ne!(derived_id(&["table", "key"]), derived_id(&["tablek", "ey"]));
    }
}
