//! Positions come from outside: one that cannot be is refused with its line.

use gantry_kernel::{Dice, Game as _, Text as _};
use gantry_new_game::NewGame;
use gantry_testkit::assert_faults;

const FAULTS: &str = r#"
game = "chess"
=> line 1: expected new-game, found "chess"
rules_version = 9
=> line 1: unknown here: played by rules 9 of new-game, known are rules 1
seats = 5
=> line 1: new-game takes 2 to 4 seats, not 5
seats = 2
options = { stones = 9 }
=> line 2: option stones: expected a number from 10 to 40, found "9"
seats = 2
[seat.C]
=> line 2: expected a seat of 2, found "C"
turn = "D"
=> line 1: expected a seat of 2, found "D"
stage = "end"
=> line 1: expected deal, play or over, found "end"
seat.A.stones = 22
=> line 1: NG-1.1: there are 21 stones
turn = "B"
heap = 20
=> line 2: NG-1.1: there are 21 stones
stage = "over"
=> line 1: NG-3.1: the game ends when the heap is empty
turn = "B"
stage = "deal"
=> line 2: NG-1.2: before the deal nobody has anything
[seat.A]
card = 7
=> line 2: expected a card from 1 to 6, found "7"
[seat.A]
card = 3
[seat.B]
card = 3
=> line 4: NG-1.2: there is one card 3
"#;

#[test]
fn impossible_positions_are_refused_with_their_line() {
    assert_faults(FAULTS, |text| NewGame::read_position(NewGame::RULES, text));
}

#[test]
fn cards_that_are_named_nowhere_are_dealt() {
    let text = "seats = 4\nseat.B.card = 5\n";
    let dealt = |number| {
        NewGame::deal_position(NewGame::RULES, text, &mut Dice::from_number(number))
            .expect("a position")
    };
    let positions: Vec<String> = (0..20).map(|number| NewGame::position(&dealt(number))).collect();
    assert!(positions.iter().any(|position| *position != positions[0]), "the dice matter");
    assert!(positions.iter().all(|position| position.contains("[seat.B]\nstones = 0\ncard = 5\n")));
}
