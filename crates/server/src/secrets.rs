//! What nobody must guess: names of tables, tokens, the secrets of deals.

use gantry_kernel::hex;
use sha2::{Digest as _, Sha256};

/// Letters and digits that people do not take for each other.
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

/// A name that cannot be guessed, of 24 letters with five bits each.
pub(crate) fn name() -> String {
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    bytes()[..24].iter().map(letter).collect()
}

/// A token for a cookie or a program.
pub(crate) fn token() -> String {
    hex::encode(&bytes())
}

/// What is stored of a token: who reads the database cannot log in with it.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_are_easily_read() {
        let (one, other) = (name(), name());
        assert_ne!(one, other);
        assert_eq!(one.len(), 24);
        assert!(one.bytes().all(|byte| ALPHABET.contains(&byte)));
        assert_ne!(hash(&token()), hash(&token()));
    }
}
