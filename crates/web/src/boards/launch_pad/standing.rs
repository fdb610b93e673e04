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
}
