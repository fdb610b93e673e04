//! Checked play: a rejected input changes nothing, and the digest covers every accepted one.

use gantry_kernel::{
    Digest, Game, Input, InputError, InputOf, Match, Millis, ParseError, Seat, Seed,
};

use crate::common::Seats;
use crate::turn::{Action, Chance, Turn};

const A: Seat = Seat::new(0);

fn fresh(header: &str) -> Match<Turn> {
    let start = Turn::start(&Seats { seats: 2 }).expect("two seats are allowed");
    Match::new(start, Digest::of_text(header))
}

fn dealt(header: &str, at: Millis) -> Match<Turn> {
    let mut table = fresh(header);
    table.draw_chance(at, &Seed::from_number(1)).expect("the cards are dealt");
    table
}

fn rejected(table: &mut Match<Turn>, at: u64, input: InputOf<Turn>) -> InputError {
    let before = (table.state().clone(), table.digest(), table.entries().len());
    let rejection = table.admit(Millis(at), input).expect_err("it is not acceptable");
    assert_eq!((table.state().clone(), table.digest(), table.entries().len()), before);
    rejection
}

#[test]
fn every_kind_of_rejection_changes_nothing() {
    let draw = || Input::Act { seat: A, action: Action::Draw };
    let mut table = fresh("a match");
    assert!(matches!(rejected(&mut table, 0, draw()), InputError::Refused(_)));
    let twins = Chance::Deal(vec![1; 16]);
    let expected = ParseError::new("all cards once, or a roll from 1 to 3", twins.to_string());
    let impossible = rejected(&mut table, 0, Input::Chance(twins));
    assert_eq!(impossible, InputError::Impossible(expected));

    let mut table = dealt("a match", Millis(10));
    let backwards = rejected(&mut table, 9, draw());
    assert_eq!(backwards, InputError::Backwards { at: 9, last: 10 });
    let roll = Input::Chance(Chance::Roll(1));
    assert_eq!(rejected(&mut table, 10, roll), InputError::NoChance);
    assert_eq!(rejected(&mut table, 10, Input::Timeout), InputError::NoTimeout);
    assert_eq!(
        table.draw_chance(Millis(10), &Seed::from_number(1)).err(),
        Some(InputError::NoChance)
    );
}

#[test]
fn the_digest_covers_header_time_and_input() {
    let digest = dealt("a match", Millis(10)).digest();
    assert_eq!(dealt("a match", Millis(10)).digest(), digest);
    assert_ne!(dealt("another", Millis(10)).digest(), digest);
    assert_ne!(dealt("a match", Millis(11)).digest(), digest);
    let mut table = dealt("a match", Millis(10));
    table.act(Millis(10), A, Action::Draw).expect("the pile has cards");
    assert_ne!(table.digest(), digest);
    assert_eq!(table.entries()[0].digest, digest.short());
}

#[test]
fn dice_are_counted_by_purpose() {
    let seed = Seed::from_number(1);
    let mut table = dealt("a match", Millis(0));
    let mut rolls = Vec::new();
    while rolls.len() < 8 {
        let seat = table.awaiting().must().lowest().expect("somebody is to move");
        let card = table.state().hands[seat.index()].first().copied();
        match card {
            None => table.act(Millis(0), seat, Action::Draw).expect("the pile has cards"),
            Some(card) => {
                table.act(Millis(0), seat, Action::Lay(card)).expect("the card is in hand");
                table.act(Millis(0), seat, Action::Show).expect("a card was laid");
                rolls.push(table.dice(&seed).expect("chance rolls").bits());
                table.draw_chance(Millis(0), &seed).expect("chance rolls")
            }
        };
    }
    let fresh = |n| gantry_kernel::Dice::keyed(&seed, gantry_kernel::Purpose(1), n).bits();
    assert_eq!(rolls, (0..8).map(fresh).collect::<Vec<_>>());
}
