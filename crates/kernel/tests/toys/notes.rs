//! Notes in the log: what happens at a table outside the game is recorded, proved and replayed.

use gantry_kernel::record::{Header, Player, Pledged, Record, Start, replay, verify};
use gantry_kernel::{
    Awaiting, Game, InputError, LogLine, Match, Millis, Note, NoteError, Seat, Secret, UndoError,
};

use crate::common::Seats;
use crate::turn::{Action, Turn};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn header(seats: usize) -> Header {
    let secret = Secret::from_number(5);
    let player = |index| Player { kind: "human".into(), name: format!("Player {index}") };
    Header {
        game: Turn::ID.into(),
        rules: Turn::RULES,
        start: Start::Options(Vec::new()),
        players: (0..seats).map(player).collect(),
        commitment: secret.commitment(),
        salts: Vec::new(),
        secret: Some(secret),
    }
}

struct Table {
    header: Header,
    played: Match<Turn>,
}

impl Table {
    fn new(seats: usize) -> Self {
        let header = header(seats);
        let start = Turn::start(&Seats { seats }).expect("this many seats are allowed");
        let played = Match::new(start, header.digest());
        let mut table = Self { header, played };
        table.chance(1);
        table
    }

    fn chance(&mut self, at: u64) {
        let seed = self.header.secret.expect("known").seed(&[]);
        self.played.draw_chance(Millis(at), &seed).expect("chance is awaited");
    }

    fn note(&mut self, at: u64, note: &str) -> Result<(), NoteError> {
        self.played.note(Millis(at), note.parse().expect("a note"))
    }

    /// The record, parsed, proved and replayed to the same match.
    fn proved(&self) -> Record {
        let record = Record::of(self.header.clone(), &self.played);
        let text = record.to_string();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record), "{text}");
        let again = replay::<Turn>(&record).expect("it replays");
        assert_eq!(again.digest(), self.played.digest());
        assert_eq!(again.state(), self.played.state());
        assert_eq!(again.attendance(), self.played.attendance());
        let (_, pledged) = verify::<Turn>(&record).expect("it is proved");
        assert!(matches!(pledged, Pledged::Proved { .. }));
        record
    }
}

/// Plays a card, shows it and lets chance draw: the roll is the fourth step after the deal.
fn to_the_roll(table: &mut Table) {
    let card = table.played.state().hands[0][0];
    table.played.act(Millis(10), A, Action::Lay(card)).expect("in hand");
    table.played.act(Millis(20), A, Action::Show).expect("laid");
    assert!(matches!(table.played.awaiting(), Awaiting::Chance(_)), "the bonus is rolled");
    table.chance(30);
}

#[test]
fn notes_have_one_notation() {
    for text in ["stand-in B skilled", "return B", "resign A greedy", "take-back A 3", "abandon"] {
        let note: Note = text.parse().expect("a note");
        assert_eq!(note.to_string(), text);
    }
    for text in ["", "resign", "resign A", "stand-in A a b", "take-back A -1", "return Q"] {
        assert!(text.parse::<Note>().is_err(), "{text:?}");
    }
}

#[test]
fn a_stand_in_is_part_of_the_record() {
    let mut table = Table::new(3);
    table.note(5, "stand-in B skilled").expect("B is there");
    table.played.act(Millis(6), A, Action::Draw).expect("A's turn");
    table.note(7, "return B").expect("B was away");
    let attendance = table.played.attendance().expect("noted");
    assert_eq!((attendance.stand_in(B), attendance.ever_stood_in().len()), (None, 1));
    let record = table.proved();
    let text = record.to_string();
    assert!(text.contains("\n2 5 ! stand-in B skilled = "), "{text}");
    assert!(text.contains("\n4 7 ! return B = "), "{text}");
    let forged = text.replace("stand-in B skilled", "stand-in C skilled");
    let forged = Record::read(&forged).expect("readable");
    let fault = replay::<Turn>(&forged).expect_err("every line is part of the digest");
    assert_eq!(fault.entry, 2);
}

#[test]
fn steps_taken_back_stay_in_the_log_and_chance_draws_the_same_again() {
    let mut table = Table::new(2);
    let dealt = table.played.state().clone();
    to_the_roll(&mut table);
    let rolled = table.played.state().clone();
    assert_eq!(table.played.can_undo(A), Err(UndoError::Revealed));
    table.note(40, "take-back A 1").expect("there are four steps");
    assert_eq!((table.played.state(), table.played.entries().len()), (&dealt, 1));
    assert_eq!(table.played.line_count(), 5);
    table.proved();
    let card = dealt.hands[0][0];
    table.played.act(Millis(50), A, Action::Lay(card)).expect("in hand again");
    table.played.act(Millis(60), A, Action::Show).expect("laid");
    table.chance(70);
    assert_eq!(table.played.state(), &rolled, "nobody fishes for a better roll");
    let record = table.proved();
    assert_eq!(record.lines.len(), 8);
    // And once more, across what was taken back before.
    table.note(80, "take-back A 2").expect("there are steps");
    table.proved();
    let steps = table.played.lines().filter(|line| matches!(line, LogLine::Step(_))).count();
    assert_eq!((table.played.entries().len(), table.played.line_count(), steps), (2, 9, 7));
    for entries in 0..=2 {
        let earlier = table.played.at(entries).expect("as it was");
        assert_eq!(earlier.state(), &table.played.state_at(entries));
        let record = Record::of(table.header.clone(), &earlier);
        assert_eq!(replay::<Turn>(&record).expect("sound").digest(), earlier.digest());
    }
}

#[test]
fn the_game_ends_when_all_but_one_have_resigned() {
    let mut table = Table::new(3);
    table.note(5, "resign C greedy").expect("C may");
    assert_ne!(table.played.awaiting(), Awaiting::Over, "two still play");
    assert_eq!(table.played.attendance().and_then(|who| who.stand_in(C)), Some("greedy"));
    assert_eq!(table.note(6, "return C"), Err(NoteError::Resigned(C)));
    table.note(6, "resign A greedy").expect("A may");
    assert_eq!(table.played.awaiting(), Awaiting::Over);
    let late = table.played.act(Millis(7), A, Action::Draw);
    assert_eq!(late.expect_err("it is over"), InputError::Ended);
    assert_eq!(table.note(7, "abandon"), Err(NoteError::Over));
    table.proved();
}

#[test]
fn notes_that_do_not_fit_change_nothing() {
    let mut table = Table::new(2);
    let card = table.played.state().hands[0][0];
    table.played.act(Millis(9), A, Action::Lay(card)).expect("A's turn");
    let before = table.played.digest();
    for (at, note, error) in [
        (9, "stand-in C greedy", NoteError::NoSeat(C)),
        (9, "return A", NoteError::NotStoodIn(A)),
        (9, "take-back A 2", NoteError::NothingToTakeBack { to: 2, steps: 2 }),
        (8, "abandon", NoteError::Backwards { at: 8, last: 9 }),
    ] {
        assert_eq!(table.note(at, note), Err(error), "{note}");
    }
    assert_eq!((table.played.digest(), table.played.line_count()), (before, 2));
    assert_eq!(table.played.can_undo(A), Ok(()));
    table.note(9, "stand-in A greedy").expect("A is there");
    assert_eq!(table.note(9, "stand-in A greedy"), Err(NoteError::StoodIn(A)));
    assert_eq!(table.played.undo(A), Err(UndoError::NothingToUndo), "something was noted since");
    table.note(9, "abandon").expect("it goes on");
    assert_eq!(table.played.awaiting(), Awaiting::Over);
    table.proved();
}
