//! Views and actions as numbers. Planets are counted clockwise from the viewer's place, as seats
//! are.

use gantry_heuristics::{Encode, Numbers, seats_after};
use gantry_kernel::Seat;

use crate::PlanetRush;
use crate::action::{Action, Deed, ROUNDS};
use crate::card::{BLUE_KINDS, Bag, Card, KINDS};
use crate::layout::{MOST_PLANETS, Side};
use crate::pile::Pile;
use crate::planet::PLANETS;
use crate::setup::{MOST_SEATS, Pace};
use crate::state::{Open, Stage, Task};
use crate::view::View;

const STAGES: usize = 7;
const TASKS: usize = 5;
const TABLE: usize = 3 + 1 + 3 + STAGES + 2 + 2 * MOST_SEATS;
/// The first orders of a row are told one by one, because they are carried out in turn.
const ORDERS: usize = 4;
const ORDER_KINDS: usize = 3;
const ROW: usize = 1 + KINDS + KINDS + ORDERS * ORDER_KINDS;
const CONTEST: usize = 1 + 2 + 2 * BLUE_KINDS + 2 + 1 + TASKS + 1;
const PLANET: usize = 2 + PLANETS + 3 + 2 * MOST_SEATS + 2 * ROW + CONTEST;
const SEAT: usize = 5 + 2 * KINDS + 3 * KINDS + 2;
const DEEDS: usize = 7;

impl Encode for PlanetRush {
    const ENCODING: u32 = 1;
    const VIEW_NUMBERS: usize = TABLE + MOST_PLANETS * PLANET + MOST_SEATS * SEAT;
    const ACTION_NUMBERS: usize =
        DEEDS + KINDS + MOST_PLANETS + PLANETS + 3 + MOST_SEATS + 2 * ROW + 1 + BLUE_KINDS;

    fn write_view(view: &View, numbers: &mut Numbers<'_>) {
        let (open, own) = (&view.open, own(view));
        table(open, own, numbers);
        let planets = open.layout.len();
        for slot in 0..MOST_PLANETS {
            if slot < planets {
                planet(open, own, planet_at(open, own, slot), numbers);
            } else {
                numbers.skip(PLANET);
            }
        }
        let seats = open.seats();
        for after in 0..MOST_SEATS {
            if after < seats {
                seat(view, Seat::new((own.index() + after) % seats), numbers);
            } else {
                numbers.skip(SEAT);
            }
        }
    }

    fn write_action(view: &View, action: &Action, numbers: &mut Numbers<'_>) {
        let (open, own) = (&view.open, own(view));
        let deed = action.deed;
        numbers.one_of(DEEDS, Some(deed_number(deed)));
        let handles = matches!(deed, Deed::Place(_) | Deed::Cycle | Deed::Discard);
        let top = view.deck(own).shown().filter(|_| handles);
        numbers.one_of(KINDS, top.map(Card::index));
        let planet = if let Deed::Place(planet) = deed { Some(planet.into()) } else { None };
        match planet {
            Some(planet) => place(open, own, planet, numbers),
            None => numbers.skip(MOST_PLANETS + PLANETS + 3 + MOST_SEATS + 2 * ROW),
        }
        numbers.number(if let Deed::Solar(count) = deed { count } else { 0 });
        let taken = if let Deed::Take(card) = deed { Some(card) } else { None };
        numbers.one_of(BLUE_KINDS, taken.map(Card::index));
    }
}

/// The seat from which the table is described.
fn own(view: &View) -> Seat {
    view.own().unwrap_or_default()
}

/// Where the arm of the viewer's place begins.
fn first_planet(open: &Open, own: Seat) -> usize {
    open.layout.arm(open.place_of(own)).start
}

fn planet_at(open: &Open, own: Seat, slot: usize) -> usize {
    (first_planet(open, own) + slot) % open.layout.len()
}

const fn stage_number(stage: Stage) -> usize {
    match stage {
        Stage::Layout => 0,
        Stage::Shuffle(_) => 1,
        Stage::Ready(_) => 2,
        Stage::Countdown => 3,
        Stage::Rush => 4,
        Stage::Resolve => 5,
        Stage::Over => 6,
    }
}

const fn task_number(task: Task) -> usize {
    match task {
        Task::None => 0,
        Task::Mine(_) => 1,
        Task::Terraform(_) => 2,
        Task::Steal(_) => 3,
        Task::Counter(_) => 4,
    }
}

const fn deed_number(deed: Deed) -> usize {
    match deed {
        Deed::Ready => 0,
        Deed::Place(_) => 1,
        Deed::Cycle => 2,
        Deed::Discard => 3,
        Deed::Solar(_) => 4,
        Deed::Take(_) => 5,
        Deed::Decline => 6,
    }
}

fn table(open: &Open, own: Seat, numbers: &mut Numbers<'_>) {
    let setup = &open.setup;
    let after = |seat| seats_after(own, seat, open.seats());
    numbers.one_of(3, Some(usize::from(setup.seats) - 2));
    numbers.number(setup.placement as i32);
    numbers.one_of(3, Some(setup.pace as usize));
    numbers.one_of(STAGES, Some(stage_number(open.stage)));
    numbers.number(open.round);
    numbers.number(ROUNDS - open.round);
    numbers.one_of(MOST_SEATS, open.caller.map(after));
    numbers.one_of(MOST_SEATS, (setup.pace == Pace::Turns).then(|| after(open.turn)));
}

/// The viewer's side of a planet, or the near one.
fn own_side(open: &Open, own: Seat, planet: usize) -> Side {
    open.side_of(own, planet).unwrap_or_default()
}

fn planet(open: &Open, own: Seat, planet: usize, numbers: &mut Numbers<'_>) {
    let side = own_side(open, own, planet);
    numbers.flag(true);
    numbers.flag(open.side_of(own, planet).is_some());
    values(open, planet, numbers);
    for side in [side, side.other()] {
        let seat = open.seat_of(planet, side);
        numbers.one_of(MOST_SEATS, Some(seats_after(own, seat, open.seats())));
    }
    rows(open, planet, side, numbers);
    let contest = &open.contest;
    if open.stage != Stage::Resolve || usize::from(contest.planet) != planet {
        numbers.skip(CONTEST);
        return;
    }
    numbers.flag(true);
    for side in [side, side.other()] {
        numbers.number(contest.revealed[side.index()]);
        contest.cargo[side.index()].iter().for_each(|&count| numbers.number(count));
    }
    numbers.number(contest.ore);
    numbers.number(contest.terraformed);
    numbers.flag(contest.turn == side);
    numbers.one_of(TASKS, Some(task_number(contest.task)));
    numbers.flag(contest.task.side() == Some(side));
}

fn values(open: &Open, planet: usize, numbers: &mut Numbers<'_>) {
    let card = open.card(planet);
    numbers.one_of(PLANETS, Some(open.layout.planet(planet).index()));
    numbers.number(card.points);
    numbers.number(card.terraforming);
    numbers.number(card.ore);
}

fn rows(open: &Open, planet: usize, first: Side, numbers: &mut Numbers<'_>) {
    for side in [first, first.other()] {
        row(open.rows[planet][side.index()], numbers);
    }
}

fn row(row: Pile, numbers: &mut Numbers<'_>) {
    numbers.number(row.len());
    let counts = numbers.block(KINDS);
    row.iter().for_each(|card| counts[card.index()] += 1);
    numbers.one_of(KINDS, row.last().map(Card::index));
    let orders = numbers.block(ORDERS * ORDER_KINDS);
    let red = row.iter().filter(|card| card.index() > Card::LiftOff.index());
    for (place, order) in red.take(ORDERS).enumerate() {
        orders[place * ORDER_KINDS + order.index() - Card::Mining.index()] = 1;
    }
}

fn seat(view: &View, seat: Seat, numbers: &mut Numbers<'_>) {
    let (deck, company) = (view.deck(seat), view.open.company(seat));
    numbers.flag(true);
    numbers.number(deck.len());
    numbers.number(deck.unseen);
    numbers.number(company.points);
    numbers.flag(company.rests.is_some());
    numbers.one_of(KINDS, deck.shown().map(Card::index));
    // PR-6.2: the next card is known once all have been on top.
    let next = if deck.unseen == 0 { deck.known.first() } else { None };
    numbers.one_of(KINDS, next.map(Card::index));
    bag(&deck.known.iter().collect(), numbers);
    bag(&view.unseen(seat), numbers);
    bag(&company.discards, numbers);
    numbers.number(company.actions);
    numbers.number(view.open.setup.actions.saturating_sub(company.actions));
}

fn bag(bag: &Bag, numbers: &mut Numbers<'_>) {
    Card::ALL.into_iter().for_each(|card| numbers.number(bag.count(card)));
}

fn place(open: &Open, own: Seat, planet: usize, numbers: &mut Numbers<'_>) {
    let planets = open.layout.len();
    let slot = (planet + planets - first_planet(open, own) % planets) % planets;
    numbers.one_of(MOST_PLANETS, Some(slot));
    values(open, planet, numbers);
    let side = own_side(open, own, planet);
    let other = open.seat_of(planet, side.other());
    numbers.one_of(MOST_SEATS, Some(seats_after(own, other, open.seats())));
    rows(open, planet, side, numbers);
}
