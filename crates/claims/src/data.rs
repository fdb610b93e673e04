//! Files of component values.

use gantry_kernel::{DATA_OPTION, Dice, OptionSpec, Text};

use crate::fault_is_inside;
use crate::inputs::value;
use crate::table::Table;

/// No game takes this many steps; one that does has no end.
const MOST_STEPS: usize = 20_000;

/// A file that is accepted becomes one line, and a table with it has exactly this line. Games at
/// such a table end, with any number of players. An error names a line of the file.
pub fn data<G: Text>(text: &str) {
    let line = match G::read_data(text).expect("a game whose values may be replaced") {
        Err(fault) => return fault_is_inside(text, &fault),
        Ok(line) => line,
    };
    assert!(!line.contains(char::is_control), "one line without control characters: {line:?}");
    // The values seed the choices, so that many values try many paths.
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut dice = Dice::from_number(line.bytes().fold(0xcbf2_9ce4_8422_2325, mix));
    let (least, most) = G::SEATS;
    for seats in least..=most {
        let said = |spec: &OptionSpec| match &*spec.key {
            DATA_OPTION => (DATA_OPTION.to_owned(), line.clone()),
            key => (key.to_owned(), value(&spec.values, byte(&mut dice))),
        };
        let said: Vec<(String, String)> = G::OPTIONS.iter().map(said).collect();
        let setup =
            G::configure(G::RULES, seats, &said).unwrap_or_else(|error| panic!("{error}: {line}"));
        let options = G::options(&setup).into_iter().map(|(key, value)| (key.into(), value));
        assert_eq!(options.collect::<Vec<_>>(), said, "said and answered");
        to_the_end(Table::<G>::fresh(seats, &said, 0), &mut dice);
    }
}

fn to_the_end<G: Text>(mut table: Table<G>, dice: &mut Dice) {
    let mut steps = 0;
    while G::standings(table.played.state()).is_none() {
        assert!(steps < MOST_STEPS, "no end after {steps} steps");
        table.advance(byte(dice), 0);
        steps += 1;
    }
    table.prove();
}

fn byte(dice: &mut Dice) -> u8 {
    let [byte, ..] = dice.bits().to_le_bytes();
    byte
}
