//! Checks the claims on a small game, sound and with one flaw after another: each flaw must be
//! found.

use std::panic::catch_unwind;

use gantry_claims::{action, data, inputs, outcome, played_record, position};
use gantry_kernel::record::{Header, Player, Record, Start};
use gantry_kernel::{Match, Millis, Secret, Seed, Text};

use crate::nim::{
    ACCEPTS_NO_END, CLOCK_STANDS_STILL, FAULT_OUTSIDE, FORGETS_DATA, IMAGINES_WRONG, Nim,
    REAL_TIME, REFUSES_A_LEGAL_ACTION, SOUND, STALE_POSITION, TAKES_ANYTHING, WAITS_FOR_NOBODY,
    WRITES_ACTIONS_WRONG,
};

/// Choices that advance the game, repeat old actions in and out of turn, time out and take back.
fn choices() -> Vec<u8> {
    (0..400_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect()
}

fn fails(claim: impl FnOnce() + std::panic::UnwindSafe) -> bool {
    catch_unwind(claim).is_err()
}

#[test]
fn sound_game_passes() {
    for first in 0..50 {
        let mut choices = choices();
        choices[0] = first;
        choices[1] = first;
        inputs::<Nim<SOUND>>(&choices);
        inputs::<Nim<REAL_TIME>>(&choices);
    }
    inputs::<Nim<SOUND>>(&[]);
    for text in ["take 2", "take 9", "give", ""] {
        action::<Nim<SOUND>>(text);
    }
    outcome::<Nim<SOUND>>("pile 9");
    for text in ["9 A 2", "0 B 2", "9 C 2", ""] {
        position::<Nim<SOUND>>(text);
    }
    for text in ["most 3", "most 1\n", "most 0", "least 2", ""] {
        data::<Nim<SOUND>>(text);
        data::<Nim<REAL_TIME>>(text);
    }
    played_record::<Nim<SOUND>>(&short_record());
}

#[test]
fn flaws_are_found() {
    assert!(fails(|| action::<Nim<WRITES_ACTIONS_WRONG>>("take 2")));
    assert!(fails(|| position::<Nim<STALE_POSITION>>("9 B 2")));
    assert!(fails(|| position::<Nim<IMAGINES_WRONG>>("9 B 2")));
    assert!(fails(|| inputs::<Nim<TAKES_ANYTHING>>(&choices())));
    assert!(fails(|| inputs::<Nim<REFUSES_A_LEGAL_ACTION>>(&choices())));
    assert!(fails(|| data::<Nim<FORGETS_DATA>>("most 2")));
    assert!(fails(|| data::<Nim<ACCEPTS_NO_END>>("most 0")));
    assert!(fails(|| data::<Nim<FAULT_OUTSIDE>>("least 2")));
    assert!(fails(|| data::<Nim<CLOCK_STANDS_STILL>>("most 2")));
    assert!(fails(|| inputs::<Nim<WAITS_FOR_NOBODY>>(&choices())));
}

/// The record is not just refused: it replays to its end, where the claim is checked.
#[test]
fn short_record_can_be_replayed() {
    let record = Record::read(&short_record()).expect("a record");
    let played = gantry_kernel::record::replay::<Nim<SOUND>>(&record).expect("a sound record");
    assert_eq!(played.entries().len(), 2);
}

fn short_record() -> String {
    let secret = Secret::new([7; 32]);
    let players = ["Ada", "Bo"].map(|name| Player { kind: "human".into(), name: name.into() });
    let header = Header {
        game: "nim".into(),
        rules: 1,
        start: Start::Options(Vec::new()),
        players: players.to_vec(),
        commitment: secret.commitment(),
        salts: Vec::new(),
        secret: None,
    };
    let setup = Nim::<SOUND>::configure(1, 2, &[]).expect("two seats");
    let start = <Nim<SOUND> as gantry_kernel::Game>::start(&setup).expect("two seats");
    let mut played = Match::<Nim<SOUND>>::new(start, header.digest());
    played.draw_chance(Millis(0), &Seed::from_number(1)).expect("chance begins");
    let first = gantry_kernel::Seat::new(0);
    played.act(Millis(5), first, "take 2".parse().expect("an action")).expect("legal");
    Record::of(header, &played).to_string()
}
