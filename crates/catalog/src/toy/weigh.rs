//! What the toy counts: low and high rolls, offered to be taken or passed.

use gantry_heuristics::{Milestone, Subject, Tally, Weigh};
use gantry_kernel::{Input, InputOf, Seat};

use super::{Action, State, Toy};

const LOW: Subject = Subject { group: "roll", usage: "taken", id: "low" };
const HIGH: Subject = Subject { group: "roll", usage: "taken", id: "high" };
const GOAL: Subject = Subject { group: "goal", usage: "reached", id: "goal" };

impl Weigh for Toy {
    fn milestones() -> Vec<Milestone<State>> {
        let some = |end: &State, seat: Seat| end.points[seat.index()] > 0;
        let all = |end: &State, seat: Seat| end.points[seat.index()] >= end.setup.goal;
        vec![
            Milestone { name: "points", reached: some },
            Milestone { name: "the goal", reached: all },
        ]
    }

    fn subjects(_: &Self::Setup) -> Vec<Subject> {
        vec![LOW, HIGH, GOAL]
    }

    fn weigh(state: &State, input: &InputOf<Self>, tally: &mut Tally) {
        let Input::Act { seat, action: action @ (Action::Pass | Action::Take) } = input else {
            return;
        };
        let rolled = state.rolled.expect("rolled before");
        let subject = if rolled * 2 > state.setup.data.sides { HIGH } else { LOW };
        tally.offer(*seat, subject);
        if *action == Action::Take {
            tally.take(*seat, subject);
        }
    }

    fn weigh_end(end: &State, tally: &mut Tally) {
        for (seat, &points) in Seat::all(end.points.len()).zip(&end.points) {
            tally.offer(seat, GOAL);
            if points >= end.setup.goal {
                tally.take(seat, GOAL);
                tally.bring(seat, GOAL, i32::try_from(points).expect("small"));
            }
        }
    }

    fn place(_: &State, seat: Seat) -> usize {
        seat.index()
    }
}
