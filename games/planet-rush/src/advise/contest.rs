//! The resolution, as far as it can be foreseen: only future choices are unknown there (PR-6.3).

use gantry_kernel::{Input, Millis, News, Seat};

use crate::action::{Action, Deed};
use crate::apply;
use crate::card::Card;
use crate::layout::Side;
use crate::legal;
use crate::setup::MOST_SEATS;
use crate::state::{Deck, Open, Stage, State};

/// How many choices in a row are searched; beyond that, the clock's choice is assumed.
const DEPTH: u8 = 5;

/// What a choice leads to at this planet: the seat's points less the opponent's, in hundredths.
pub(super) fn worth(open: &Open, seat: Seat, deed: Deed) -> i32 {
    let state = State { open: open.clone(), decks: [Deck::default(); MOST_SEATS] };
    let planet = usize::from(open.contest.planet);
    let opponent = Side::BOTH.map(|side| open.seat_of(planet, side));
    let opponent = if opponent[0] == seat { opponent[1] } else { opponent[0] };
    let contest = Outlook { planet: open.contest.planet, round: open.round, seat, opponent };
    // Between equal outcomes, prefer the one that keeps tanks.
    let thrift = match deed {
        Deed::Solar(count) => i32::from(count),
        Deed::Take(_) => 1,
        _ => 0,
    };
    100 * contest.after(&state, deed, DEPTH) + thrift
}

struct Outlook {
    planet: u8,
    round: u8,
    seat: Seat,
    opponent: Seat,
}

impl Outlook {
    fn after(&self, before: &State, deed: Deed, depth: u8) -> i32 {
        let mut state = before.clone();
        let chooser = state.open.chooser().expect("somebody chooses");
        let company = state.open.company(chooser);
        let action = Action { round: state.open.round, number: company.actions, deed };
        let input = Input::Act { seat: chooser, action };
        apply::apply(&mut state, Millis(0), &input, &mut News::silent());
        self.value(&state, depth)
    }

    fn value(&self, state: &State, depth: u8) -> i32 {
        let open = &state.open;
        let resolving = open.stage == Stage::Resolve
            && open.round == self.round
            && open.contest.planet == self.planet;
        if !resolving {
            return self.balance(open);
        }
        let chooser = open.chooser().expect("resolution stops only for a choice");
        let mut deeds = Vec::new();
        legal::legal(state, chooser, &mut deeds);
        if depth == 0 {
            let usual = deeds.iter().map(|action| action.deed).max_by_key(usual).expect("a choice");
            return self.after(state, usual, depth);
        }
        let outcomes = deeds.iter().map(|action| self.after(state, action.deed, depth - 1));
        let best = if chooser == self.seat { outcomes.max() } else { outcomes.min() };
        best.expect("a choice")
    }

    fn balance(&self, open: &Open) -> i32 {
        i32::from(open.company(self.seat).points) - i32::from(open.company(self.opponent).points)
    }
}

/// The clock's choice (PR-7.3).
const fn usual(deed: &Deed) -> u8 {
    match deed {
        Deed::Solar(count) => *count,
        Deed::Decline => 1,
        _ => 0,
    }
}

/// The lead over the best other player if the round ended now and everybody chose as the clock
/// does. A rough estimate from the settlers and orders on the table.
pub(super) fn lead_if_stopped(open: &Open, seat: Seat) -> i32 {
    let points = points_if_stopped(open);
    let best = (0..open.seats()).filter(|&other| other != seat.index()).map(|other| points[other]);
    points[seat.index()] - best.max().unwrap_or(0)
}

/// The points of every seat in that case.
pub(super) fn points_if_stopped(open: &Open) -> [i32; MOST_SEATS] {
    let mut points = [0; MOST_SEATS];
    for (seat, sum) in points.iter_mut().enumerate().take(open.seats()) {
        *sum = i32::from(open.company(Seat::new(seat)).points);
    }
    for planet in 0..open.layout.len() {
        settle(open, planet, &mut points);
    }
    points
}

/// What the rows of a planet would bring, ignoring thefts.
fn settle(open: &Open, planet: usize, points: &mut [i32; MOST_SEATS]) {
    let card = open.card(planet);
    let (mut ore, mut terraformed) = (i32::from(card.ore), 0);
    let mut settlers = [0; 2];
    for side in Side::BOTH {
        let row = open.rows[planet][side.index()];
        if !row.contains(Card::LiftOff) {
            continue;
        }
        let seat = open.seat_of(planet, side);
        let (mut tanks, mut solar) = (0, 0);
        for card in row.iter() {
            match card {
                Card::Tank => tanks += 1,
                Card::Solar => solar += 1,
                Card::Settler => settlers[side.index()] += 1,
                Card::Mining if ore > 0 && tanks + solar > 0 => {
                    tanks -= i32::from(solar == 0);
                    ore -= 1;
                    points[seat.index()] += 1;
                }
                Card::Terraforming if tanks + solar > 1 => {
                    tanks -= (2 - solar).max(0);
                    terraformed += 1;
                }
                _ => {}
            }
        }
    }
    if terraformed < i32::from(card.terraforming) || settlers[0] == settlers[1] {
        return;
    }
    let side = if settlers[0] > settlers[1] { Side::Near } else { Side::Far };
    points[open.seat_of(planet, side).index()] += i32::from(card.points);
}
