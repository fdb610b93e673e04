//! The view folded from what the viewer was told, without the state.

use gantry_kernel::{Absorb, Face, Millis, Seat, SeatSet, Viewer};
use tinyvec::ArrayVec;

use crate::LiftOff;
use crate::card::Level;
use crate::event::{Event, Passed};
use crate::memory::{Draft, Memory};
use crate::setup::Setup;
use crate::state::{Goals, HAND, MissionPile, Open};
use crate::view::{SeatView, View};

impl Absorb for LiftOff {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        View {
            viewer,
            open: Open::new(setup),
            seats: (0..setup.seats).map(|_| SeatView::default()).collect(),
            deck: 0,
            decks: [0; 4],
            drawn: 0,
            looked_at: MissionPile::default(),
            sealed: SeatSet::EMPTY,
            choice: None,
            memory: Memory::default(),
        }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match *event {
            Event::Board { seat, board } => view.open.boards[seat.index()] = board,
            Event::Station(station) => view.open.station = station,
            Event::Dismissed(dismissed) => view.open.dismissed = dismissed,
            Event::Discards(discards) => view.open.discards = discards,
            Event::Clock(clock) => view.open.clock = clock,
            Event::Dealt { goals, .. } => dealt(view, goals),
            Event::Sealed { seat } => view.sealed = view.sealed.with(seat),
            Event::Chose(choice) => view.choice = Some(choice),
            Event::Exchanged { .. } => {
                view.sealed = SeatSet::EMPTY;
                view.choice = None;
            }
            Event::GoalsExchanged { gave, got, .. } => {
                let Some(own) = view.own() else { return };
                let hand = &mut view.seats[own.index()].shown;
                exchanged(hand, &mut view.memory.goals, gave, got);
            }
            Event::SpecialistsExchanged { gave, got, .. } => {
                let Some(own) = view.own() else { return };
                let hand = &mut view.seats[own.index()].hand;
                exchanged(hand, &mut view.memory.specialists, gave, got);
            }
            Event::Drew { seat, count, cards } => {
                view.deck -= count;
                let seen = &mut view.seats[seat.index()];
                seen.cards += count;
                if let Face::Shown(cards) = cards {
                    seen.hand.extend(cards);
                    seen.hand.sort_unstable();
                }
            }
            Event::Played { seat, card } => {
                let seen = &mut view.seats[seat.index()];
                seen.cards -= 1;
                if let Some(place) = seen.hand.iter().position(|&other| other == card) {
                    seen.hand.remove(place);
                }
            }
            Event::Missions { level, count, cards, .. } => {
                view.decks[level.index()] -= count;
                view.drawn += count;
                if let Face::Shown(cards) = cards {
                    view.looked_at.extend(cards);
                }
            }
            Event::Reshuffled { level, cards, told } => {
                view.decks[level.index()] = cards;
                // The viewer already knows the cards they are looking at.
                if view.looked_at.len() < told.len() {
                    view.looked_at = told;
                }
            }
            Event::Kept { .. } => {
                view.drawn = 0;
                view.looked_at.clear();
            }
            Event::RoundOver { .. } => close_round(view),
            Event::Phase { cards } => view.deck = cards,
            Event::Sold { seat, goal } => {
                let seen = &mut view.seats[seat.index()];
                seen.goals -= 1;
                if let Face::Shown(goal) = goal {
                    seen.shown.retain(|other| *other != goal);
                }
            }
            Event::Scored { seat, goals, .. } => view.seats[seat.index()].shown = goals,
            Event::Round { .. }
            | Event::Income { .. }
            | Event::Direction { .. }
            | Event::Banner { .. }
            | Event::Did { .. }
            | Event::Bought { .. }
            | Event::Took { .. }
            | Event::Earned { .. }
            | Event::Nothing { .. }
            | Event::LiftOff { .. }
            | Event::Reached { .. }
            | Event::Gained { .. }
            | Event::Mapped { .. }
            | Event::IncomeUp { .. }
            | Event::Upgraded { .. }
            | Event::LabUp { .. }
            | Event::Invested { .. }
            | Event::Lapsed { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => {}
        }
    }
}

fn count(cards: usize) -> u8 {
    u8::try_from(cards).expect("few cards")
}

fn dealt(view: &mut View, goals: Face<Goals>) {
    let seats = view.open.seats();
    for seen in &mut view.seats {
        seen.goals = count(HAND);
    }
    if let (Some(own), Face::Shown(goals)) = (view.own(), goals) {
        view.seats[own.index()].shown = goals;
    }
    let data = view.open.data();
    let decks = Level::ALL.map(|level| count(data.mission_deck(level, seats).count()));
    view.deck = count(data.specialist_deck(seats).count());
    view.decks = decks;
}

fn exchanged<C: Copy + Default + Ord>(
    hand: &mut ArrayVec<[C; HAND]>,
    draft: &mut Draft<C>,
    gave: Passed<C>,
    got: Passed<C>,
) {
    for card in gave {
        let place = hand.iter().position(|other| *other == card).expect("told of one's own card");
        hand.remove(place);
    }
    match (gave.as_slice(), got.as_slice()) {
        (&[a, b], &[c, d]) => draft.pass_two(hand[0], [a, b], [c, d]),
        _ => draft.pass_one(gave[0], got[0]),
    }
    hand.extend(got);
    hand.sort_unstable();
}

/// The boards still show what was played: their news follows.
fn close_round(view: &mut View) {
    let Some(own) = view.own() else { return };
    let played: ArrayVec<[_; 4]> =
        view.seats().map(|seat: Seat| view.board(seat).round.played).collect();
    let (receiver, giver) = (view.open.receiver(own), view.open.giver(own));
    view.memory.close_round(own, receiver, giver, &played);
}
