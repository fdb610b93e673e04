//! Numbers the copies of missions, so that each can be tracked when it moves.

use gantry_lift_off::{Board, Held, Mission, Task};

/// A mission and its copy number.
pub type Copied = (Mission, usize);

/// Cards with their copy numbers, counted from a first number per kind.
pub fn copied(held: Held, first: impl Fn(Mission) -> usize) -> Vec<Copied> {
    let copies = |kind: Mission| {
        let first = first(kind);
        (first..first + held.count(kind)).map(move |copy| (kind, copy))
    };
    held.kinds().flat_map(copies).collect()
}

/// The missions on Earth that are not on the rocket; copies in space come first in the count.
pub fn waiting(board: &Board) -> Vec<Copied> {
    let mut earth = board.earth;
    if board.task == Task::Load {
        earth.remove_all(board.flight.cargo);
    }
    copied(earth, |kind| board.space.count(kind))
}

/// The missions on the rocket that is being loaded, or that have yet to take effect.
pub fn cargo(board: &Board) -> Vec<Copied> {
    let cargo = board.flight.cargo;
    let before = |kind: Mission| match board.task {
        Task::Load => board.space.count(kind) + board.earth.count(kind) - cargo.count(kind),
        _ => board.space.count(kind).saturating_sub(cargo.count(kind)),
    };
    copied(cargo, before)
}

/// The missions in space that have taken effect.
pub fn flown(board: &Board) -> Vec<Copied> {
    let mut space = board.space;
    if board.task == Task::Resolve {
        space.remove_all(board.flight.cargo);
    }
    copied(space, |_| 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_copy_keeps_its_number_from_earth_to_space() {
        let [one, two] = [0, 1].map(Mission::new);
        let mut board = Board { earth: [one, one, two].into_iter().collect(), ..Board::default() };
        board.space.add(one);
        assert_eq!(waiting(&board), [(one, 1), (one, 2), (two, 0)]);
        board.task = Task::Load;
        board.flight.cargo.add(one);
        assert_eq!((waiting(&board), cargo(&board)), (vec![(one, 1), (two, 0)], vec![(one, 2)]));
        board.task = Task::Resolve;
        board.earth.remove(one);
        board.space.add(one);
        assert_eq!((flown(&board), cargo(&board)), (vec![(one, 0)], vec![(one, 1)]));
    }
}
