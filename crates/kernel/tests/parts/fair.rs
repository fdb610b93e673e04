//! Secrets that the host commits to, and the salts that players add.

use gantry_kernel::{Seat, Secret, hex};

const B: Seat = Seat::new(1);

#[test]
fn the_commitment_is_the_hash_of_the_secret() {
    let expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert_eq!(hex::encode(&Secret::new([0; 32]).commitment()), expected);
    assert_ne!(Secret::from_number(1).commitment(), Secret::from_number(2).commitment());
}

#[test]
fn the_seed_is_as_defined() {
    let secret = Secret::from_number(5);
    let seed = |salts: &[(Seat, String)]| hex::encode(secret.seed(salts).bytes());
    let unsalted = "f47546ea403de4bff1ae07126c598832eb141539facd6964f4d1abd5f546d030";
    assert_eq!(seed(&[]), unsalted);
    let salted = "0a1fe85f81233e8b24b57be7bd31f7c34a6020660b0f20c744152f5b386981b8";
    assert_eq!(seed(&[(B, "salt".into())]), salted);
}

#[test]
fn every_salt_and_its_seat_count() {
    let secret = Secret::from_number(5);
    let salts = |texts: &[(usize, &str)]| {
        let salts: Vec<_> =
            texts.iter().map(|&(seat, text)| (Seat::new(seat), text.to_owned())).collect();
        *secret.seed(&salts).bytes()
    };
    let seeds = [
        salts(&[]),
        salts(&[(0, "")]),
        salts(&[(0, "ab")]),
        salts(&[(1, "ab")]),
        salts(&[(0, "a"), (1, "b")]),
        salts(&[(0, "ab"), (1, "")]),
    ];
    for (place, seed) in seeds.iter().enumerate() {
        assert!(!seeds[..place].contains(seed), "salts {place} give an earlier seed");
    }
}

#[test]
fn a_secret_does_not_show_itself() {
    let secret = Secret::from_number(5);
    let shown = format!("{secret:?}");
    assert!(!shown.contains(&hex::encode(secret.bytes())), "{shown}");
    assert!(shown.contains(&hex::encode(&secret.commitment())), "{shown}");
}
