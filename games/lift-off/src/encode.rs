//! Views and actions as numbers: which specialists, missions and objectives lie where. What they
//! are worth is not told, so a network fits the values of the tables that it was trained on.

mod action;
mod seat;

use gantry_heuristics::{Encode, Numbers, seats_after, small};
use gantry_kernel::Seat;
use tinyvec::ArrayVec;

use crate::LiftOff;
use crate::action::Action;
use crate::card::{MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::data::{Data, MOST_SPACES};
use crate::held::Held;
use crate::score;
use crate::setup::MOST_SEATS;
use crate::state::{Direction, Hand, PHASE_1_ROUNDS, Pass, ROUNDS, Sealed, Stage};
use crate::view::View;

const STAGES: usize = 12;
const CLOCK: usize = 7 + STAGES + 3 + MOST_SEATS + 1 + MOST_SEATS + 2 + MOST_SEATS + 4 + 3;
const PILES: usize = MOST_SPACES + 1 + 6 + 2 * SPECIALISTS + 3 * MISSIONS;
const OWN: usize = SPECIALISTS + 6 * OBJECTIVES;

impl Encode for LiftOff {
    const ENCODING: u32 = 1;
    const VIEW_NUMBERS: usize = CLOCK + PILES + OWN + MOST_SEATS * seat::SEAT;
    const ACTION_NUMBERS: usize = action::ACTION;

    fn write_view(view: &View, numbers: &mut Numbers<'_>) {
        let own = own(view);
        let known = view.seats().map(|seat| view.known_in_hand(seat)).collect();
        clock(view, own, numbers);
        piles(view, &known, numbers);
        choice(view, numbers);
        goals(view, own, numbers);
        let seats = view.open.seats();
        for after in 0..MOST_SEATS {
            if after < seats {
                let seat = Seat::new((own.index() + after) % seats);
                seat::write(view, seat, &known[seat.index()], numbers);
            } else {
                numbers.skip(seat::SEAT);
            }
        }
    }

    fn write_action(view: &View, action: &Action, numbers: &mut Numbers<'_>) {
        action::write(view, own(view), *action, numbers);
    }
}

/// The seat from which the table is described.
fn own(view: &View) -> Seat {
    view.own().unwrap_or_default()
}

const fn stage_number(stage: Stage) -> usize {
    match stage {
        Stage::Deal => 0,
        Stage::Goals(Pass::Two) => 1,
        Stage::Goals(Pass::One) => 2,
        Stage::Direction => 3,
        Stage::Draft(Pass::Two) => 4,
        Stage::Draft(Pass::One) => 5,
        Stage::Specialists => 6,
        Stage::Missions => 7,
        Stage::Launches => 8,
        Stage::NewPhase => 9,
        Stage::Sale => 10,
        Stage::Over => 11,
    }
}

fn clock(view: &View, own: Seat, numbers: &mut Numbers<'_>) {
    let (setup, clock) = (&view.open.setup, &view.open.clock);
    let after = |seat| seats_after(own, seat, view.open.seats());
    numbers.one_of(3, Some(usize::from(setup.seats) - 2));
    numbers.one_of(3, Some(setup.edition as usize));
    numbers.flag(setup.simultaneous);
    numbers.one_of(STAGES, Some(stage_number(clock.stage)));
    numbers.number(clock.round);
    numbers.number(ROUNDS.saturating_sub(clock.round));
    numbers.number(PHASE_1_ROUNDS.saturating_sub(clock.round));
    numbers.one_of(MOST_SEATS, Some(after(clock.starter)));
    numbers.flag(clock.direction == Direction::Left);
    numbers.one_of(MOST_SEATS, Some(after(clock.turn)));
    numbers.flag(clock.second);
    numbers.flag(clock.phase() == 1);
    let drawing = clock.drawing;
    numbers.one_of(MOST_SEATS, drawing.map(|drawing| after(drawing.seat)));
    numbers.one_of(4, drawing.map(|drawing| drawing.level.index()));
    numbers.number(drawing.map_or(0, |drawing| drawing.due));
    numbers.flag(drawing.is_some_and(|drawing| drawing.forced));
    numbers.flag(drawing.is_some_and(|drawing| drawing.search));
}

fn piles(view: &View, known: &ArrayVec<[Hand; MOST_SEATS]>, numbers: &mut Numbers<'_>) {
    let (open, data, seats) = (&view.open, view.open.data(), view.open.seats());
    (0..MOST_SPACES).for_each(|space| numbers.flag(open.station >> space & 1 == 1));
    numbers.number(open.investment().0);
    numbers.number(view.deck);
    view.decks.iter().for_each(|&deck| numbers.number(deck));
    numbers.number(view.drawn);
    open.dismissed.iter().for_each(|&count| numbers.number(count));
    // Specialists that may be in the deck or in unknown hands.
    let mut placed = [0_u8; SPECIALISTS];
    for (seat, hand) in view.seats().zip(known) {
        for card in open.board(seat).round.played.iter().chain(hand) {
            placed[card.index()] += 1;
        }
    }
    for (kind, placed) in Specialist::all().zip(placed) {
        let copies = Data::copies_in_play(data.specialist(kind).copies, seats);
        numbers.number(copies.saturating_sub(placed + open.dismissed[kind.index()]));
    }
    open.discards.iter().for_each(|&count| numbers.number(count));
    let looked_at = count_missions(&view.looked_at);
    looked_at.iter().for_each(|&count| numbers.number(count));
    // Missions that may be in the decks.
    for (kind, looked_at) in Mission::all().zip(looked_at) {
        let copies = Data::copies_in_play(data.mission(kind).copies, seats);
        let held: usize = view.seats().map(|seat| open.board(seat).holds(kind)).sum();
        let out = held + usize::from(looked_at + open.discards[kind.index()]);
        numbers.number(usize::from(copies).saturating_sub(out));
    }
}

fn choice(view: &View, numbers: &mut Numbers<'_>) {
    let (goal, specialist) = match view.choice {
        Some(Sealed::Goal(goal)) => (Some(goal), None),
        Some(Sealed::Specialist(card)) => (None, Some(card)),
        None => (None, None),
    };
    numbers.one_of(OBJECTIVES, goal.map(Objective::index));
    numbers.one_of(SPECIALISTS, specialist.map(Specialist::index));
}

/// What the viewer knows about objectives: their own with what they bring now, and the draft.
fn goals(view: &View, own: Seat, numbers: &mut Numbers<'_>) {
    let (setup, data, board) = (&view.open.setup, view.open.data(), view.board(own));
    let shown = view.viewer.seat().map(|_| view.seats[own.index()].shown).unwrap_or_default();
    let progress = numbers.block(OBJECTIVES);
    for goal in shown {
        progress[goal.index()] = small(score::goal_progress(data, board, goal));
    }
    let points = numbers.block(OBJECTIVES);
    for goal in shown {
        points[goal.index()] = small(score::goal_points(setup, board, goal));
    }
    let draft = &view.memory.goals;
    let passed = numbers.block(OBJECTIVES);
    draft.passed.into_iter().flatten().for_each(|goal| passed[goal.index()] += 1);
    let received = numbers.block(OBJECTIVES);
    draft.received.into_iter().flatten().for_each(|goal| received[goal.index()] += 1);
    let onward = numbers.block(OBJECTIVES);
    draft.onward.into_iter().for_each(|goal| onward[goal.index()] += 1);
}

/// How many missions of each kind.
fn count_missions(missions: &[Mission]) -> [u8; MISSIONS] {
    let mut counts = [0; MISSIONS];
    missions.iter().for_each(|mission| counts[mission.index()] += 1);
    counts
}

fn missions(held: Held, numbers: &mut Numbers<'_>) {
    let block = numbers.block(MISSIONS);
    held.cards().for_each(|mission| block[mission.index()] += 1);
}

fn specialists(cards: &[Specialist], numbers: &mut Numbers<'_>) {
    let block = numbers.block(SPECIALISTS);
    cards.iter().for_each(|card| block[card.index()] += 1);
}
