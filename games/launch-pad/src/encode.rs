//! Views and actions as numbers.

use gantry_heuristics::{Encode, Numbers, seats_after, small};
use gantry_kernel::Seat;

use crate::LaunchPad;
use crate::action::{Action, Target};
use crate::bag::Bag;
use crate::board::Board;
use crate::card::{Card, HAND_KINDS};
use crate::rocket::{Rocket, Zone};
use crate::score::{Score, bonus_cards};
use crate::state::{Clock, MOST_SEATS, Offer, Stage};
use crate::view::{OfferView, View};

/// What the table has beside its seats.
const TABLE: usize = 8 + STAGES + 1 + 2 * MOST_SEATS + 18 + 4 + 2 + 9 * HAND_KINDS;
/// Rockets in Construction by model and missing components.
const BUILDING: [usize; 4] = [0, 4, 10, 19];
const BUILDINGS: usize = 31;
/// What each seat has.
const SEAT: usize = 6 + 3 * 2 + 4 + 3 + 7 + ROCKETS + 2 * HAND_KINDS;
const ROCKETS: usize = BUILDINGS + 8 + 8 + 16;
const STAGES: usize = 13;
const VERBS: usize = 18;
/// A rocket that an action is about.
const ROCKET: usize = 3 + 4 + 4 + 1 + 4 + 1;

impl Encode for LaunchPad {
    const ENCODING: u32 = 1;
    const VIEW_NUMBERS: usize = TABLE + MOST_SEATS * SEAT;
    const ACTION_NUMBERS: usize = VERBS + 3 * HAND_KINDS + 4 + MOST_SEATS + 3 + 4 + ROCKET + 1 + 2;

    fn write_view(view: &View, numbers: &mut Numbers<'_>) {
        let own = own(view);
        options(view, numbers);
        clock(view, own, numbers);
        offer(&view.offer, numbers);
        piles(view, numbers);
        let seats = view.open.seats();
        for after in 0..MOST_SEATS {
            if after < seats {
                seat(view, own, Seat::new((own.index() + after) % seats), numbers);
            } else {
                numbers.skip(SEAT);
            }
        }
    }

    fn write_action(view: &View, action: &Action, numbers: &mut Numbers<'_>) {
        let (verb, card) = parts(view, *action);
        numbers.one_of(VERBS, Some(verb));
        // A card that is played, and one that the action is about otherwise.
        let played = matches!(action, Action::Play(..));
        numbers.one_of(HAND_KINDS, card.filter(|_| played).map(Card::index));
        numbers.one_of(HAND_KINDS, card.filter(|_| !played).map(Card::index));
        let target = match action {
            Action::Play(card, target) => (Some(*card), *target),
            Action::Offer(seat) => (None, Target::Seat(*seat)),
            Action::Advance(rocket) => (None, Target::Rocket(*rocket)),
            _ => (None, Target::Nothing),
        };
        write_target(view, target.0, target.1, numbers);
    }
}

/// The seat from which the table is described.
fn own(view: &View) -> Seat {
    view.viewer.seat().filter(|seat| seat.index() < view.open.seats()).unwrap_or_default()
}

fn options(view: &View, numbers: &mut Numbers<'_>) {
    let setup = &view.open.setup;
    numbers.one_of(3, Some(usize::from(setup.seats) - 2));
    numbers.one_of(3, Some(setup.length as usize));
    numbers.flag(setup.negotiations);
    numbers.flag(setup.super_powers);
}

fn clock(view: &View, own: Seat, numbers: &mut Numbers<'_>) {
    let (clock, setup) = (&view.open.clock, &view.open.setup);
    let after = |seat| seats_after(own, seat, view.open.seats());
    numbers.one_of(STAGES, Some(stage_number(clock.stage)));
    numbers.number(match clock.stage {
        Stage::Draw { due } | Stage::Reshuffle { due, .. } => due,
        _ => 0,
    });
    numbers.one_of(MOST_SEATS, Some(after(clock.turn)));
    let to = match clock.stage {
        Stage::Offering { to } | Stage::Answer { to } => Some(after(to)),
        _ => None,
    };
    numbers.one_of(MOST_SEATS, to);
    let round = clock.turns / u16::from(setup.seats);
    numbers.number(round);
    numbers.number(setup.turn_limit.saturating_sub(round));
    numbers.number(clock.gone[0]);
    numbers.number(clock.gone[1]);
    numbers.number(clock.arrived.len());
    numbers.flag(clock.took);
    numbers.flag(clock.refilled);
    numbers.number(clock.plays);
    numbers.number(setup.play_limit.saturating_sub(clock.plays));
    numbers.number(clock.offers);
    numbers.number(setup.offer_limit.saturating_sub(clock.offers));
    numbers.number(clock.withdrawn);
    numbers.flag(clock.countdown.is_some());
    numbers.number(clock.countdown.unwrap_or_default());
    numbers.number(clock.area.count_ones());
    numbers.number(clock.corners_in_pile());
    numbers.flag(clock.aside);
    numbers.number(clock.low);
}

const fn stage_number(stage: Stage) -> usize {
    match stage {
        Stage::Deal => 0,
        Stage::Advance => 1,
        Stage::Draw { .. } => 2,
        Stage::Reshuffle { .. } => 3,
        Stage::Play => 4,
        Stage::Recycle => 5,
        Stage::Thieving { .. } => 6,
        Stage::Surplus => 7,
        Stage::Lay => 8,
        Stage::Offering { .. } => 9,
        Stage::Answer { .. } => 10,
        Stage::Discard => 11,
        Stage::Over => 12,
    }
}

fn offer(offer: &OfferView, numbers: &mut Numbers<'_>) {
    let (drafted, (give, want), cards) = match offer {
        OfferView::Nothing => (false, (0, 0), Offer::default()),
        OfferView::Drafted => (true, (0, 0), Offer::default()),
        OfferView::Counts { give, want } => {
            (false, (usize::from(*give), usize::from(*want)), Offer::default())
        }
        OfferView::Open(cards) => (false, (cards.give.len(), cards.want.len()), *cards),
    };
    numbers.flag(drafted);
    numbers.flag(matches!(offer, OfferView::Open(_)));
    numbers.number(give);
    numbers.number(want);
    bag(&cards.give, numbers);
    bag(&cards.want, numbers);
}

fn piles(view: &View, numbers: &mut Numbers<'_>) {
    let open = &view.open;
    numbers.number(view.draw_pile);
    numbers.number(open.discards.len());
    bag(&open.stock, numbers);
    cards(&open.discards, numbers);
    // LP-5.8: what a Recycle Bin would put back.
    cards(&open.discards[open.discards.len().saturating_sub(10)..], numbers);
    numbers.one_of(HAND_KINDS, open.top_discard().map(Card::index));
    cards(&open.laying, numbers);
    numbers.one_of(HAND_KINDS, view.choice.map(Card::index));
    unseen(view, numbers);
}

/// The cards that are in the draw pile or in hands, and are not known to be there.
fn unseen(view: &View, numbers: &mut Numbers<'_>) {
    let mut seen = [0_u8; HAND_KINDS];
    let mut see = |card: Card| seen[card.index()] += 1;
    view.open.discards.iter().chain(&view.open.laying).copied().for_each(&mut see);
    for seat in view.seats() {
        let Board { rockets, experts, specialties } = view.board(seat);
        rockets.iter().flat_map(|rocket| rocket.cards()).for_each(&mut see);
        experts.iter().flatten().copied().for_each(&mut see);
        for (card, count) in Card::SPECIALTIES.into_iter().zip(specialties) {
            (0..*count).for_each(|_| see(card));
        }
        view.hand(seat).known.cards().for_each(&mut see);
    }
    let block = numbers.block(HAND_KINDS);
    for ((card, seen), place) in Card::hand_kinds().zip(seen).zip(block) {
        *place = small(card.copies().saturating_sub(seen));
    }
}

fn seat(view: &View, own: Seat, seat: Seat, numbers: &mut Numbers<'_>) {
    let (board, clock, hand) = (view.board(seat), &view.open.clock, view.hand(seat));
    numbers.flag(true);
    numbers.number(hand.len);
    numbers.number(board.hand_limit());
    numbers.flag(view.sealed.contains(seat));
    let zone = |zone| clock.corners.iter().filter(|c| c.seat == seat && c.zone == zone).count();
    numbers.number(Zone::ALL.into_iter().map(zone).sum::<usize>());
    numbers.number(board.rockets.len());
    for place in Zone::ALL {
        numbers.flag(board.experts[place.index()].is_some());
        numbers.flag(board.experts[place.index()] == Some(Card::Jack));
    }
    board.specialties.iter().for_each(|&count| numbers.number(count));
    Zone::ALL.into_iter().for_each(|place| numbers.number(zone(place)));
    let score = Score::of(board);
    let Score { launched, unfinished, crew, certificates, control } = score;
    for part in [score.total(), launched, unfinished, crew, certificates, control] {
        numbers.number(part);
    }
    numbers.number(bonus_cards(board));
    rockets(board, numbers);
    bag(&hand.known, numbers);
    // What others know of the viewer's own hand, and everybody of the others'.
    bag(if seat == own { &hand.open } else { &view.exposed[seat.index()] }, numbers);
}

fn rockets(board: &Board, numbers: &mut Numbers<'_>) {
    let block = numbers.block(ROCKETS);
    let (building, rest) = block.split_at_mut(BUILDINGS);
    let (certified, launched) = rest.split_at_mut(8);
    for rocket in &board.rockets {
        let model = rocket.model().index();
        match rocket.zone() {
            Zone::Construction => {
                let (metal, fuel) = missing(*rocket);
                building[BUILDING[model] + metal * (rocket.takes(Card::Fuel) + 1) + fuel] += 1;
            }
            Zone::Quality => {
                certified[model + 4 * usize::from(rocket.has(Card::QualityCertificate))] += 1;
            }
            Zone::Launch => {
                launched[model + 4 * usize::from(rocket.has(Card::MaximumSecurity))] += 1;
                let bonuses = Card::BONUSES.into_iter().enumerate();
                let look: usize =
                    bonuses.map(|(bit, bonus)| usize::from(rocket.has(bonus)) << bit).sum();
                launched[8 + look] += 1;
            }
        }
    }
}

/// Metal and fuel that a rocket still needs.
const fn missing(rocket: Rocket) -> (usize, usize) {
    (
        rocket.takes(Card::Metal) - rocket.parts(Card::Metal),
        rocket.takes(Card::Fuel) - rocket.parts(Card::Fuel),
    )
}

fn bag(bag: &Bag, numbers: &mut Numbers<'_>) {
    let block = numbers.block(HAND_KINDS);
    for card in bag.kinds() {
        block[card.index()] = small(bag.count(card));
    }
}

fn cards(cards: &[Card], numbers: &mut Numbers<'_>) {
    let block = numbers.block(HAND_KINDS);
    cards.iter().for_each(|card| block[card.index()] += 1);
}

/// The number of an action's kind, and the card that it is about.
fn parts(view: &View, action: Action) -> (usize, Option<Card>) {
    match action {
        Action::Advance(_) => (0, None),
        Action::Stay => (1, None),
        Action::Draw => (2, None),
        Action::DrawRest => (3, None),
        Action::Take => (4, view.open.top_discard()),
        Action::Play(card, _) => (5, Some(card)),
        Action::Offer(_) => (6, None),
        Action::Give(card) => (7, Some(card)),
        Action::Ask(card) => (8, Some(card)),
        Action::Propose => (9, None),
        Action::Withdraw => (10, None),
        Action::Accept => (11, None),
        Action::Refuse => (12, None),
        Action::Choose(card) => (13, Some(card)),
        Action::Lay(card) => (14, Some(card)),
        Action::LayRest => (15, None),
        Action::Discard(card) => (16, Some(card)),
        Action::End => (17, None),
    }
}

fn write_target(view: &View, card: Option<Card>, target: Target, numbers: &mut Numbers<'_>) {
    let own = own(view);
    let mut found = Found::default();
    match target {
        Target::Nothing => {}
        Target::Rocket(rocket) => found.rocket = Some(rocket),
        Target::Place(zone) => found.zone = Some(zone),
        Target::Of(seat, rocket) => (found.seats[0], found.rocket) = (Some(seat), Some(rocket)),
        Target::Part(seat, rocket, part) => {
            (found.seats[0], found.rocket, found.part) = (Some(seat), Some(rocket), Some(part));
        }
        Target::Expert(seat, zone) => {
            (found.seats[0], found.zone) = (Some(seat), Some(zone));
            found.expert = view.board(seat).experts[zone.index()];
        }
        Target::Seat(seat) => found.seats[0] = Some(seat),
        Target::Seats(one, two) => found.seats = [Some(one), Some(two)],
        Target::Card(wanted) if wanted.is_corner() => {
            found.wanted = Some(wanted);
            let corner = view.open.clock.corners.iter().find(|corner| corner.card == wanted);
            found.seats[0] = corner.map(|corner| corner.seat);
            found.zone = corner.map(|corner| corner.zone);
        }
        Target::Card(wanted) => found.wanted = Some(wanted),
    }
    numbers.one_of(HAND_KINDS + 4, found.wanted.map(Card::index));
    let block = numbers.block(MOST_SEATS);
    for seat in found.seats.into_iter().flatten() {
        block[seats_after(own, seat, view.open.seats())] += 1;
    }
    numbers.one_of(3, found.zone.map(Zone::index));
    let expert = found.expert.map(|expert| expert.index() - Card::Engineer.index());
    numbers.one_of(4, expert);
    match found.rocket {
        Some(rocket) => write_rocket(&view.open.clock, card, rocket, numbers),
        None => numbers.skip(ROCKET + 1),
    }
    numbers.one_of(2, found.part.map(|part| part.index() - Card::Metal.index()));
}

/// What a target consists of.
#[derive(Default)]
struct Found {
    seats: [Option<Seat>; 2],
    zone: Option<Zone>,
    expert: Option<Card>,
    rocket: Option<Rocket>,
    part: Option<Card>,
    wanted: Option<Card>,
}

fn write_rocket(clock: &Clock, card: Option<Card>, rocket: Rocket, numbers: &mut Numbers<'_>) {
    numbers.one_of(3, Some(rocket.zone().index()));
    numbers.one_of(4, Some(rocket.model().index()));
    let (metal, fuel) = missing(rocket);
    numbers.number(rocket.parts(Card::Metal));
    numbers.number(rocket.parts(Card::Fuel));
    numbers.number(metal);
    numbers.number(fuel);
    numbers.number(rocket.points());
    Card::BONUSES.into_iter().for_each(|bonus| numbers.flag(rocket.has(bonus)));
    numbers.flag(clock.arrived.contains(&rocket));
    // Whether the played component is the last that it needs.
    let last = metal + fuel == 1 && card.is_some_and(|card| rocket.needs(card));
    numbers.flag(last);
}
