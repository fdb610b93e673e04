//! What boards and cards are worth, in tenths of a point, given the number of own turns to come.

use gantry_kernel::Seat;

use crate::board::Board;
use crate::card::{Card, Family};
use crate::rocket::{Rocket, Zone};
use crate::score::Score;
use crate::setup::{Length, Setup};
use crate::state::{Clock, Open};

use super::situation::Situation;

/// How much of the game is left.
pub struct Horizon {
    /// The player's turns after this one; from [`FAR`] on it is unknown.
    pub own_turns: i32,
}

/// Far enough for a rocket to be built and launched.
pub const FAR: i32 = 5;

/// The furthest ahead that anything is planned.
const FARTHEST: i32 = 9;

/// Roughly how many cards a player draws in a turn.
const CARDS_PER_TURN: i32 = 4;

/// Estimated from how far the corners still have to move.
pub fn horizon(situation: &Situation<'_>) -> Horizon {
    horizon_of(situation.open, situation.draw_pile, situation.me)
}

/// The same for any seat, with this many cards in the draw pile.
pub fn horizon_of(open: &Open, draw_pile: usize, seat: Seat) -> Horizon {
    let Open { setup, clock, .. } = open;
    let own_turns = match clock.countdown {
        // The player's own turn, or one before it, is among those that follow.
        Some(turns) if turns >= setup.seats => 1,
        Some(_) if clock.turn == seat => 0,
        Some(_) => 1,
        None if clock.aside => FARTHEST,
        None if clock.corners_in_pile() > 0 => turns_until_last_corner(clock, setup, draw_pile),
        None => {
            let steps = clock.corners.iter().map(|corner| match corner.zone {
                Zone::Construction => 3,
                Zone::Quality => 2,
                Zone::Launch => 1,
            });
            steps.max().unwrap_or(0) + 1
        }
    };
    Horizon { own_turns: own_turns.min(FARTHEST) }
}

/// The corners still in the pile are assumed evenly spread among its lowest cards; the last one
/// then still has to move to the pad.
fn turns_until_last_corner(clock: &Clock, setup: &Setup, draw_pile: usize) -> i32 {
    let corners = i32::try_from(clock.corners_in_pile()).unwrap_or(0);
    let (pile, low) = (i32::try_from(draw_pile).unwrap_or(0), i32::from(clock.low));
    let cards = pile - low + low * corners / (corners + 1);
    let way = if setup.length == Length::Short { 1 } else { 4 };
    cards / (CARDS_PER_TURN * i32::from(setup.seats)) + way
}

/// What a board is worth.
pub fn board_worth(board: &Board, horizon: &Horizon, own: bool) -> i32 {
    let turns = horizon.own_turns;
    if turns == 0 && own {
        return Score::of(board).total() * 10;
    }
    let rockets: i32 = board.rockets.iter().map(|&rocket| rocket_worth(board, rocket, turns)).sum();
    rockets + experts(board, turns) + specialties(board, turns) - crowd(unfinished(board), turns)
}

/// How much more a board is worth if one of its rockets becomes another.
pub fn swap_worth(board: &Board, was: Rocket, now: Rocket, horizon: &Horizon, own: bool) -> i32 {
    let turns = horizon.own_turns;
    if turns == 0 && own {
        let mut after = *board;
        after.remove_rocket(was);
        after.add_rocket(now);
        return board_worth(&after, horizon, own) - board_worth(board, horizon, own);
    }
    let before = unfinished(board);
    let after = before - usize::from(is_unfinished(was)) + usize::from(is_unfinished(now));
    rocket_worth(board, now, turns) - rocket_worth(board, was, turns) + crowd(before, turns)
        - crowd(after, turns)
}

fn is_unfinished(rocket: Rocket) -> bool {
    rocket.zone() == Zone::Construction && !rocket.is_complete()
}

/// The number of rockets being built.
fn unfinished(board: &Board) -> usize {
    board.rockets.iter().filter(|rocket| is_unfinished(**rocket)).count()
}

/// Nobody has the parts for many at once.
fn crowd(unfinished: usize, turns: i32) -> i32 {
    i32::try_from(unfinished.saturating_sub(2)).unwrap_or(i32::MAX) * (80 / (turns + 1))
}

fn rocket_worth(board: &Board, rocket: Rocket, turns: i32) -> i32 {
    let points = rocket.points();
    let stands = match rocket.zone() {
        Zone::Launch => 10 * points,
        Zone::Quality => points * percent_to_launch(board, turns) / 10,
        Zone::Construction => {
            let chance = percent_finished(board, rocket, turns);
            points * chance / 10 - points * (100 - chance) / 12
        }
    };
    stands + bonuses(rocket, turns)
}

/// How likely a rocket in Quality Control is to reach Launch, in percent.
fn percent_to_launch(board: &Board, turns: i32) -> i32 {
    if turns < 1 { 0 } else { 94 * served(board, Zone::Quality, turns + 1) / 100 }
}

/// How likely a rocket in Construction is to reach Launch, in percent: it must be completed, then
/// cross two zones, each in a separate turn.
fn percent_finished(board: &Board, rocket: Rocket, turns: i32) -> i32 {
    let missing = rocket.takes(Card::Metal) + rocket.takes(Card::Fuel)
        - rocket.parts(Card::Metal)
        - rocket.parts(Card::Fuel);
    let missing = i32::try_from(missing).unwrap_or(0);
    let per_part = match turns {
        ..3 => 100,
        3 => 28,
        4 => 18,
        5 => 12,
        6 => 9,
        7 => 7,
        _ => 5,
    };
    let built = if turns < 2 { 0 } else { (92 - per_part * missing).max(0) };
    built * served(board, Zone::Construction, turns) * served(board, Zone::Quality, turns) / 10_000
}

/// How likely an Expert is to work in the zone in time, in percent.
fn served(board: &Board, zone: Zone, turns: i32) -> i32 {
    match (board.experts[zone.index()].is_some(), turns) {
        (true, _) => 100,
        (false, ..3) => 20,
        (false, 3) => 45,
        (false, 4) => 60,
        (false, 5) => 70,
        (false, 6) => 80,
        (false, _) => 88,
    }
}

fn bonuses(rocket: Rocket, turns: i32) -> i32 {
    let crew = match (rocket.has(Card::Astronaut), rocket.has(Card::Oxygen)) {
        (true, true) => 40,
        (true, false) if turns >= 2 => -15,
        (true, false) => -40,
        (false, true) => 4,
        (false, false) => 0,
    };
    let certificate = if rocket.has(Card::QualityCertificate) { 34 } else { 0 };
    let security = if rocket.has(Card::MaximumSecurity) { 4 + rocket.points() } else { 0 };
    crew + certificate + security
}

fn experts(board: &Board, turns: i32) -> i32 {
    let at = |zone: Zone, worth: i32| if board.experts[zone.index()].is_some() { worth } else { 0 };
    let early = |worth: i32| if turns >= 2 { worth } else { worth / 4 };
    at(Zone::Construction, early(40))
        + at(Zone::Quality, if turns >= 1 { 36 } else { 0 })
        + at(Zone::Launch, if turns >= FAR { 80 } else { 100 })
}

fn specialties(board: &Board, turns: i32) -> i32 {
    if turns < 1 {
        return 0;
    }
    let rockets = i32::try_from(board.rockets.len()).unwrap_or(0);
    let works = |card: Card, worth: i32| if board.has(card) { worth } else { 0 };
    works(Card::EmployeeContract, 14)
        + works(Card::Overtime, 6 + 3 * rockets)
        + works(Card::SecuritySystem, 8 + 5 * rockets)
        + works(Card::Warehouse, if turns >= 2 { 30 } else { 4 })
}

/// The usefulness of a card in hand.
pub fn useful(situation: &Situation<'_>, horizon: &Horizon, card: Card) -> i32 {
    if horizon.own_turns == 0 && !situation.is_my_turn() {
        return 0;
    }
    let board = situation.board(situation.me);
    let turns = horizon.own_turns;
    match card.family() {
        Family::Rocket if turns < FAR => 0,
        Family::Rocket => {
            if unfinished(board) <= 2 {
                10 + Rocket::new(card).points()
            } else {
                5
            }
        }
        Family::Component => component(situation, card, turns),
        Family::Expert => {
            let empty = |zone: Zone| board.experts[zone.index()].is_none();
            let home = Zone::ALL.into_iter().find(|zone| zone.expert() == card);
            match home.map_or_else(|| Zone::ALL.into_iter().any(empty), empty) {
                true if card == Card::MissionController => 80,
                true => 45,
                // A spare one makes up for a Recruitment.
                false => 5,
            }
        }
        Family::Bonus => bonus(situation, card),
        Family::Specialty => {
            let has_one = board.specialties != [0; 4] && !situation.open.setup.super_powers;
            if has_one || turns == 0 { 3 } else { 25 }
        }
        Family::Action => action(card),
        Family::Corner => 0,
    }
}

fn component(situation: &Situation<'_>, part: Card, turns: i32) -> i32 {
    let hand = situation.hand;
    let board = situation.board(situation.me);
    let on_rockets: usize =
        board.zone(Zone::Construction).map(|rocket| rocket.takes(part) - rocket.parts(part)).sum();
    let rockets_in_hand = hand.cards().filter(|card| card.family() == Family::Rocket);
    let for_later: usize = rockets_in_hand.map(|card| Rocket::new(card).takes(part)).sum();
    let have = hand.count(part).saturating_sub(1);
    match () {
        () if turns == 0 => 0,
        () if have < on_rockets => 20,
        () if turns < 2 => 0,
        () if have < on_rockets + for_later => 15,
        () if have < 2 => 9,
        () => 2,
    }
}

fn bonus(situation: &Situation<'_>, card: Card) -> i32 {
    let board = situation.board(situation.me);
    let hand = situation.hand;
    let zone = crate::play::bonus_zone(card);
    let fits = board.zone(zone).any(|rocket| !rocket.has(card));
    let lacks_oxygen = |rocket: Rocket| rocket.has(Card::Astronaut) && !rocket.has(Card::Oxygen);
    match card {
        Card::Oxygen if board.rockets.iter().any(|&rocket| lacks_oxygen(rocket)) => 60,
        Card::Oxygen if hand.has(Card::Astronaut) && fits => 25,
        Card::Astronaut if fits && hand.has(Card::Oxygen) => 25,
        Card::Astronaut if board.zone(zone).any(|r| r.has(Card::Oxygen) && !r.has(card)) => 40,
        Card::QualityCertificate if fits => 30,
        Card::MaximumSecurity if fits => 14,
        _ => 8,
    }
}

const fn action(card: Card) -> i32 {
    match card {
        Card::Sabotage => 70,
        Card::PartsSupplier | Card::AbortMission | Card::FastTrack => 50,
        Card::Recruitment | Card::QualityCheck | Card::Thief => 40,
        Card::Salvage => 30,
        Card::Vacuum | Card::BudgetCuts => 16,
        _ => 6,
    }
}
