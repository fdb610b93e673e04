//! What is counted about specialists, missions and objectives, for tuning their values.

use gantry_heuristics::{Milestone, Subject, Tally, Weigh};
use gantry_kernel::{Input, InputOf, Seat};

use crate::LiftOff;
use crate::action::Action;
use crate::card::{Level, Mission, Objective, Specialist};
use crate::data::Data;
use crate::score::{final_points, goal_points};
use crate::setup::Setup;
use crate::state::{HAND, Pass, ROUNDS, Sealed, Stage, State};

/// A specialist kept, or not passed, of three in hand (LO-3.2).
const fn drafted(card: Specialist) -> Subject {
    Subject { group: "specialist", usage: "drafted", id: card.id() }
}

/// A specialist played from a hand of three or two (LO-3.3).
const fn played(card: Specialist) -> Subject {
    Subject { group: "specialist", usage: "played", id: card.id() }
}

/// A mission kept, of those drawn that could be kept (LO-5.2).
const fn kept(mission: Mission) -> Subject {
    Subject { group: "mission", usage: "kept", id: mission.id() }
}

/// A mission brought to space, of those held.
const fn flown(mission: Mission) -> Subject {
    Subject { group: "mission", usage: "flown", id: mission.id() }
}

/// An objective kept, or not passed, of three in hand (LO-2.4).
const fn chosen(goal: Objective) -> Subject {
    Subject { group: "objective", usage: "drafted", id: goal.id() }
}

/// An objective not sold (LO-7.2), of those from the draft.
const fn held(goal: Objective) -> Subject {
    Subject { group: "objective", usage: "held", id: goal.id() }
}

impl Weigh for LiftOff {
    fn milestones() -> Vec<Milestone<State>> {
        MILESTONES.to_vec()
    }

    fn subjects(setup: &Setup) -> Vec<Subject> {
        let (data, seats) = (setup.data(), usize::from(setup.seats));
        let specialists = Specialist::all()
            .filter(|&card| Data::copies_in_play(data.specialist(card).copies, seats) > 0);
        let missions = Mission::all()
            .filter(|&mission| Data::copies_in_play(data.mission(mission).copies, seats) > 0);
        specialists
            .clone()
            .map(drafted)
            .chain(specialists.map(played))
            .chain(missions.clone().map(kept))
            .chain(missions.map(flown))
            .chain(Objective::all().map(chosen))
            .chain(Objective::all().map(held))
            .collect()
    }

    fn weigh(state: &State, input: &InputOf<Self>, tally: &mut Tally) {
        let Input::Act { seat, action } = input else { return };
        match action {
            Action::KeepGoal(goal) | Action::PassGoal(goal) => {
                weigh_draft(state, *seat, Sealed::Goal(*goal), tally);
            }
            Action::KeepSpecialist(card) | Action::PassSpecialist(card) => {
                weigh_draft(state, *seat, Sealed::Specialist(*card), tally);
            }
            Action::Play(card) => {
                state.hand(*seat).iter().for_each(|&other| tally.offer(*seat, played(other)));
                tally.take(*seat, played(*card));
            }
            Action::Keep(missions) => {
                let (data, board) = (state.open.data(), state.open.board(*seat));
                let possible = state.drawn.iter().filter(|&&drawn| board.may_hold(data, drawn));
                possible.for_each(|&drawn| tally.offer(*seat, kept(drawn)));
                missions.missions().iter().for_each(|&mission| tally.take(*seat, kept(mission)));
            }
            Action::Sell(goal) => tally.offer(*seat, held(*goal)),
            _ => {}
        }
    }

    fn weigh_end(end: &State, tally: &mut Tally) {
        let (setup, data) = (&end.open.setup, end.open.data());
        for seat in Seat::all(end.seats()) {
            let board = end.open.board(seat);
            for mission in Mission::all().filter(|&mission| board.holds(mission) > 0) {
                let in_space = board.space.count(mission);
                (0..board.holds(mission)).for_each(|_| tally.offer(seat, flown(mission)));
                (0..in_space).for_each(|_| tally.take(seat, flown(mission)));
                if in_space > 0 {
                    let copies = i32::try_from(in_space).expect("few cards");
                    let at_once = copies * i32::from(data.mission(mission).points);
                    let at_the_end = i32::from(final_points(data, board, mission));
                    tally.bring(seat, flown(mission), at_once + at_the_end);
                }
            }
            for &goal in end.goals(seat) {
                tally.offer(seat, held(goal));
                tally.take(seat, held(goal));
                tally.bring(seat, held(goal), goal_points(setup, board, goal).into());
            }
        }
    }

    fn place(end: &State, seat: Seat) -> usize {
        // LO-3.6: the marker has moved on once per round.
        let seats = end.seats();
        let moved = usize::from(ROUNDS) % seats;
        (seat.index() + moved + seats - end.open.clock.starter.index()) % seats
    }
}

/// Reports the sealed choices of all seats, once the last one makes them final.
fn weigh_draft(state: &State, last: Seat, choice: Sealed, tally: &mut Tally) {
    let choice_of = |seat: Seat| {
        if seat == last { Some(choice) } else { state.sealed[seat.index()] }
    };
    if Seat::all(state.seats()).any(|seat| choice_of(seat).is_none()) {
        return;
    }
    let (Stage::Goals(pass) | Stage::Draft(pass)) = state.open.clock.stage else { return };
    for seat in Seat::all(state.seats()) {
        match choice_of(seat) {
            Some(Sealed::Goal(goal)) => {
                weigh_choice(seat, state.goals(seat), goal, pass, chosen, tally);
            }
            Some(Sealed::Specialist(card)) => {
                weigh_choice(seat, state.hand(seat), card, pass, drafted, tally);
            }
            None => {}
        }
    }
}

/// One final choice of a draft: in the first pass the chosen card stays, in the second the others
/// do.
fn weigh_choice<C: Copy + PartialEq>(
    seat: Seat,
    cards: &[C],
    choice: C,
    pass: Pass,
    subject: fn(C) -> Subject,
    tally: &mut Tally,
) {
    cards.iter().for_each(|&card| tally.offer(seat, subject(card)));
    match pass {
        Pass::Two => tally.take(seat, subject(choice)),
        Pass::One => {
            let gone = cards.iter().position(|&card| card == choice);
            let rest = cards.iter().enumerate().filter(|(place, _)| Some(*place) != gone);
            rest.for_each(|(_, &card)| tally.take(seat, subject(card)));
        }
    }
}

/// Facts about a seat at the end.
const MILESTONES: &[Milestone<State>] = &[
    Milestone { name: "mission of level 1 in space", reached: |end, seat| flew(end, seat, 0) },
    Milestone { name: "mission of level 2 in space", reached: |end, seat| flew(end, seat, 1) },
    Milestone { name: "mission of level 3 in space", reached: |end, seat| flew(end, seat, 2) },
    Milestone { name: "mission of level 4 in space", reached: |end, seat| flew(end, seat, 3) },
    Milestone { name: "capacity upgrade", reached: |end, seat| end.open.board(seat).capacity > 0 },
    Milestone {
        name: "propulsion upgrade",
        reached: |end, seat| end.open.board(seat).propulsion > 0,
    },
    Milestone {
        name: "laboratory of level 4",
        reached: |end, seat| end.open.board(seat).lab.next().is_none(),
    },
    Milestone {
        name: "rocket at the station",
        reached: |end, seat| end.open.board(seat).rockets > 0,
    },
    Milestone { name: "objective sold", reached: |end, seat| end.goals(seat).len() < HAND },
];

fn flew(end: &State, seat: Seat, level: usize) -> bool {
    end.open.board(seat).in_space(end.open.data(), Level::new(level)) > 0
}
