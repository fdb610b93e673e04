//! What must hold in every state; an error says in one sentence what does not. A position comes
//! from outside: after this check rule code meets only states that play could produce. Here the
//! cards already add up; the planet that is being resolved is found later.

use gantry_game_kit::position::{Checked, require, require_of};
use gantry_kernel::{Millis, Seat};

use super::{begun, called, earliest_end, starter, unseen_after};
use crate::action::ROUNDS;
use crate::card::{Card, Colour, DECK, may_follow};
use crate::layout::Side;
use crate::pile::Pile;
use crate::setup::{Pace, Placement};
use crate::state::{Open, Stage, State, Task};

/// The most choices that a seat can have in a round: its ten orders, and two thefts from each of
/// two neighbours.
const MOST_CHOICES: u16 = 14;
/// Lift Off cards, and so planets that can be won in a round; mining orders, and so ore.
const MOST_PLANETS_WON: u16 = 5;
const MOST_ORE: u16 = 5;

pub fn check(state: &State) -> Checked {
    check_stage(state)?;
    check_time(state)?;
    Seat::all(state.open.seats()).try_for_each(|seat| {
        check_company(state, seat)?;
        check_deck(state, seat)?;
        check_rows(state, seat)
    })?;
    check_caller(state)?;
    check_turn(state)
}

fn check_stage(state: &State) -> Checked {
    let open = &state.open;
    let fits = match open.stage {
        Stage::Layout => open.round == 1,
        Stage::Over => open.round == ROUNDS,
        _ => true,
    };
    require(fits, &["round"], || match open.stage {
        Stage::Layout => "PR-2: the planets are laid out before round 1".into(),
        _ => "PR-5.3: the game ends after round 3".into(),
    })?;
    let waiting = !matches!(open.stage, Stage::Ready(ready) if ready.len() == open.seats());
    require(waiting, &["ready"], || "PR-3.1: when all are ready the countdown runs".into())
}

fn check_time(state: &State) -> Checked {
    let open = &state.open;
    let Some(Millis(until)) = open.until else { return Ok(()) };
    match earliest_end(open) {
        None => require(false, &["until"], || "this stage does not end by itself".into()),
        Some((earliest, rule)) => require(until >= earliest, &["until"], || {
            format!("{rule}: this stage takes {earliest} ms, it cannot end before")
        }),
    }
}

/// The most points that a seat can have.
fn most_points(open: &Open) -> u16 {
    let resolved = u16::from(if called(open.stage) { open.round } else { open.round - 1 });
    let dearest = open.setup.data().planets.iter().map(|planet| planet.points).max();
    resolved * (MOST_PLANETS_WON * u16::from(dearest.unwrap_or_default()) + MOST_ORE)
}

fn check_company(state: &State, seat: Seat) -> Checked {
    let open = &state.open;
    let company = open.company(seat);
    let most = most_points(open);
    require_of(seat, company.points <= most, "points", || {
        format!("PR-5.1: {seat} cannot have more than {most} points yet")
    })?;
    require_of(seat, begun(open.stage) || company.actions == 0, "actions", || {
        "PR-3.1: before the countdown has ended nobody acts".into()
    })?;
    // PR-7.1: choices count, too.
    let most = open.setup.actions + MOST_CHOICES;
    require_of(seat, company.actions <= most, "actions", || {
        format!("PR-3.6: {seat} cannot have had more than {most} actions")
    })?;
    let Some(Millis(rests)) = company.rests else { return Ok(()) };
    let relaxed = open.setup.pace == Pace::Relaxed && open.stage == Stage::Rush;
    require_of(seat, relaxed, "rests", || {
        "PR-7.2: only in the rush and in the relaxed pace somebody rests".into()
    })?;
    let pause = u64::from(open.setup.pause) * 1000;
    require_of(seat, rests >= pause, "rests", || {
        format!("PR-7.2: a pause takes {pause} ms, it cannot end before")
    })
}

fn check_deck(state: &State, seat: Seat) -> Checked {
    let (open, deck) = (&state.open, state.deck(seat));
    let len = deck.cards.len();
    if !begun(open.stage) {
        let elsewhere = if open.company(seat).discards.is_empty() { "rows" } else { "discards" };
        require_of(seat, len == DECK, elsewhere, || {
            format!("PR-3.1: before the countdown has ended {seat}'s deck has all 30 cards")
        })?;
        return require_of(seat, usize::from(deck.unseen) == DECK, "unseen", || {
            "PR-3.1: before the countdown has ended nothing is seen".into()
        });
    }
    require_of(seat, open.stage != Stage::Rush || len > 0, "deck", || {
        "PR-3.5: an empty deck ends the round".into()
    })?;
    // In the resolution, choices have been counted, which show no cards.
    let actions = open.company(seat).actions;
    let least = unseen_after(actions);
    let most =
        if open.stage == Stage::Rush { least } else { most_unseen(len, actions, MOST_CHOICES) };
    require_of(seat, (least..=most).contains(&deck.unseen), "unseen", || {
        let range = if least == most { most.to_string() } else { format!("{least} to {most}") };
        format!("PR-6.2: after {actions} actions of {seat}, {range} cards are unseen")
    })
}

fn check_rows(state: &State, seat: Seat) -> Checked {
    let open = &state.open;
    if open.layout.is_empty() {
        return Ok(());
    }
    for (planet, side) in open.touched(seat) {
        let row = open.rows[planet][side.index()];
        if row.is_empty() {
            continue;
        }
        let number = (planet + 1).to_string();
        let name = seat.to_string();
        let path = ["seat", &name, "rows", &number];
        if called(open.stage) {
            require(in_order(row) && row.contains(Card::LiftOff), &path, || {
                format!("PR-4.1: {seat}'s row at planet {number} would not be left by the cleaning")
            })?;
        } else if open.setup.placement == Placement::Strict {
            require(in_order(row), &path, || {
                format!("PR-3.3: {seat}'s row at planet {number} cannot be placed so")
            })?;
        }
    }
    Ok(())
}

/// How many cards can be unseen if up to `choices` of the actions were choices, which show none.
fn most_unseen(left: usize, actions: u16, choices: u16) -> u8 {
    let out = u16::try_from(DECK - left).expect("thirty cards");
    unseen_after(out.max(actions.saturating_sub(choices)))
}

/// While a planet is being resolved, what is still to come counts towards the limits of a seat.
/// Otherwise the game could reach a state that no position may describe.
pub fn check_rest(state: &State) -> Checked {
    let open = &state.open;
    Seat::all(open.seats()).try_for_each(|seat| {
        let (points, choices) = to_come(open, seat);
        let company = open.company(seat);
        let most = most_points(open) - points;
        require_of(seat, company.points <= most, "points", || {
            format!("PR-5.1: {seat} cannot have more than {most} points yet")
        })?;
        let most = open.setup.actions + MOST_CHOICES - choices;
        require_of(seat, company.actions <= most, "actions", || {
            format!("PR-3.6: {seat} cannot have had more than {most} actions yet")
        })?;
        let deck = state.deck(seat);
        let most = most_unseen(deck.cards.len(), company.actions, MOST_CHOICES - choices);
        require_of(seat, deck.unseen <= most, "unseen", || {
            let actions = company.actions;
            format!("PR-6.2: after {actions} actions of {seat}, at most {most} cards are unseen")
        })
    })
}

/// The most points and choices of a seat from here to the end of the round.
fn to_come(open: &Open, seat: Seat) -> (u16, u16) {
    let contest = &open.contest;
    let now = usize::from(contest.planet);
    let (mut points, mut choices) = (0, 0);
    for (planet, side) in open.touched(seat).filter(|&(planet, _)| planet >= now) {
        let hidden = |side: Side| {
            let shown = if planet == now { contest.revealed[side.index()] } else { 0 };
            open.rows[planet][side.index()].iter().skip(shown.into())
        };
        let asked = planet == now && contest.task.side() == Some(side);
        let mines = asked && matches!(contest.task, Task::Mine(_));
        choices += usize::from(asked)
            + hidden(side).filter(|card| card.colour() == Colour::Red).count()
            + hidden(side.other()).filter(|&card| card == Card::Steal).count();
        points += usize::from(mines) + hidden(side).filter(|&card| card == Card::Mining).count();
        if !open.rows[planet][side.index()].is_empty() {
            points += usize::from(open.card(planet).points);
        }
    }
    let small = |count: usize| u16::try_from(count).expect("a few cards");
    (small(points), small(choices))
}

/// PR-3.3: cargo, Lift Off, orders.
fn in_order(row: Pile) -> bool {
    let before = std::iter::once(None).chain(row.iter().map(Some));
    before.zip(row.iter()).all(|(last, card)| may_follow(last, card))
}

/// PR-3.5, PR-3.6: an empty deck, or else the shortest one.
fn check_caller(state: &State) -> Checked {
    let open = &state.open;
    let Some(caller) = open.caller else { return Ok(()) };
    let seats = || Seat::all(open.seats());
    let left = |seat: Seat| state.deck(seat).cards.len();
    let empty = seats().filter(|&seat| left(seat) == 0);
    if let Some(second) = empty.clone().nth(1) {
        return require_of(second, false, "deck", || {
            "PR-3.5: the first empty deck ends the round, so there is one at most".into()
        });
    }
    let shortest = seats().min_by_key(|&seat| left(seat)).expect("somebody plays");
    require(caller == shortest, &["caller"], || {
        format!("PR-3.6: the caller is {shortest}, who has the fewest cards left")
    })?;
    let first = starter(open.round, open.seats());
    let stopped = open.setup.pace != Pace::Turns
        || empty.count() == 1
        || open.company(first).actions >= open.setup.actions;
    require_of(caller, stopped, "deck", || {
        let limit = open.setup.actions;
        format!("PR-3.6: without an empty deck {first} has had {limit} actions when the round ends")
    })
}

/// PR-7.2.
fn check_turn(state: &State) -> Checked {
    let open = &state.open;
    let turns = open.setup.pace == Pace::Turns;
    // In the rush the number of actions determines it; before the rush it is the seat after the one
    // that acted last in the previous round.
    let free = open.stage == Stage::Rush || (open.round > 1 && !begun(open.stage));
    let expected = default_turn(state);
    require((turns && free) || open.turn == expected, &["turn"], || {
        format!("PR-7.2: here it can only be the turn of {expected}")
    })
}

/// Whose turn it is if the position does not say.
pub fn default_turn(state: &State) -> Seat {
    let open = &state.open;
    let seats = open.seats();
    let first = starter(open.round, seats);
    match open.caller {
        Some(caller) if open.setup.pace == Pace::Turns => {
            let last = if state.deck(caller).cards.is_empty() { caller } else { first };
            last.next(seats)
        }
        _ if begun(open.stage) => first,
        _ => starter(open.round - 1, seats),
    }
}

/// The cards of a seat in its rows.
pub fn placed(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    let open = &state.open;
    let planets = 0..open.layout.len();
    let rows = planets.filter_map(move |planet| {
        let side: Side = open.side_of(seat, planet)?;
        Some(open.rows[planet][side.index()])
    });
    rows.flat_map(Pile::iter)
}
