//! Digests and their spelling.

use gantry_kernel::{Digest, hex};
use proptest::prelude::*;

const OF: &str = "ee5864cf8c324e506c18cab3fca2a26c4e6d197651ca21c243ecf1c6ab258278";

#[test]
fn digests_are_as_defined() {
    // SHA-256's own test vector.
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(Digest::of_text("abc").to_string(), abc);
    // The bytes 01, ac 02 (300 in seven-bit groups), 02 61 62 (a text with its length).
    let digest = Digest::of(&(1_u8, 300_u16, "ab"));
    assert_eq!(digest.to_string(), OF);
    assert_eq!(digest.short().to_string(), OF[..16]);
    let chained = "a1d96b3723be6e4627d2ad035cfc064f22997f137ffabbe28e6569d857e7d75a";
    assert_eq!(digest.chain(&7_u8).to_string(), chained);
}

#[test]
fn the_order_of_links_matters() {
    let begin = Digest::of_text("begin");
    assert_ne!(begin.chain(&1_u8).chain(&2_u8), begin.chain(&2_u8).chain(&1_u8));
}

#[test]
fn hexadecimal_has_one_spelling() {
    assert_eq!(hex::encode(&[0x00, 0x9a, 0xff]), "009aff");
    assert_eq!(hex::decode("009aff"), Some([0x00, 0x9a, 0xff]));
    for text in ["009AFF", "009af", "009aff0", "009afg", " 09aff", "+09aff", "ßßß", ""] {
        assert_eq!(hex::decode::<3>(text), None, "{text:?}");
    }
    assert_eq!(hex::decode(""), Some([]));
}

proptest! {
    #[test]
    fn hexadecimal_reads_back(bytes: [u8; 12]) {
        prop_assert_eq!(hex::decode(&hex::encode(&bytes)), Some(bytes));
    }

    #[test]
    fn only_the_one_spelling_is_read(text in "\\PC{0,8}") {
        if let Some(bytes) = hex::decode::<2>(&text) {
            prop_assert_eq!(hex::encode(&bytes), text);
        }
    }
}
