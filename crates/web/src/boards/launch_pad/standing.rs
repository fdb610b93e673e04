//! Gives rockets a key that stays when they are built on or advance, so that they can be tracked.

use gantry_launch_pad::{Board, Card, Rocket};

/// A rocket with its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its model, and how many of the same model precede it.
    pub key: (Card, usize),
    /// Its current state.
    pub rocket: Rocket,
}

/// All rockets of a player. A board is ordered by zone, so a rocket that advances keeps its number
/// among those of its model.
pub fn standing(board: &Board) -> Vec<Standing> {
    let before = |at: usize, model| {
        board.rockets.iter().take(at).filter(|rocket| rocket.model() == model).count()
    };
    let rockets = board.rockets.iter().enumerate();
    rockets
        .map(|(at, &rocket)| {
            let model = rocket.model();
            Standing { key: (model, before(at, model)), rocket }
        })
        .collect()
}

/// The most rockets in a row: of more, the middle of one would be behind its neighbour.
const IN_A_ROW: usize = 4;

/// How many rows and columns this many rockets stand in.
pub const fn formation(rockets: usize) -> (usize, usize) {
    let rows = if rockets == 0 { 1 } else { rockets.div_ceil(IN_A_ROW) };
    (rows, if rockets == 0 { 1 } else { rockets.div_ceil(rows) })
}

/// How many rows and columns this many cards to pick from are laid out in: in a wide window, and in
/// a narrow one.
pub const fn spread(cards: usize) -> [(usize, usize); 2] {
    let rows = match cards {
        0..=9 => [1, cards.div_ceil(4)],
        10..=20 => [2, cards.div_ceil(5)],
        _ => [3, cards.div_ceil(7)],
    };
    let one = if rows[1] == 0 { 1 } else { rows[1] };
    [(rows[0], cards.div_ceil(rows[0])), (one, cards.div_ceil(one))]
}

#[cfg(test)]
mod tests {
    use gantry_launch_pad::Zone;

    use super::*;

    #[test]
    fn a_rocket_that_advances_keeps_its_name() {
        let observer = |text, zone| Rocket::from_short(text, zone).unwrap();
        let mut board = Board::default();
        board.add_rocket(observer("observer:m", Zone::Construction));
        board.add_rocket(observer("observer:mf", Zone::Construction));
        board.add_rocket(observer("observer:mf+c", Zone::Quality));
        let before = standing(&board);
        board.remove_rocket(observer("observer:mf", Zone::Construction));
        board.add_rocket(observer("observer:mf", Zone::Quality));
        let after = standing(&board);
        assert_eq!(before.len(), 3);
        for (old, new) in before.iter().zip(&after) {
            assert_eq!(old.key, new.key);
        }
        assert_eq!(after[1].rocket.zone(), Zone::Quality);
    }

    #[test]
    fn rows_are_as_even_as_they_can_be() {
        let rows = [0, 1, 4, 5, 9, 21].map(formation);
        assert_eq!(rows, [(1, 1), (1, 1), (1, 4), (2, 3), (3, 3), (6, 4)]);
    }

    #[test]
    fn cards_to_pick_from_all_have_a_place() {
        for cards in 0..=31 {
            for (rows, columns) in spread(cards) {
                assert!(rows * columns >= cards && rows > 0, "{cards}");
            }
        }
        assert_eq!(spread(31), [(3, 11), (5, 7)]);
    }
}
