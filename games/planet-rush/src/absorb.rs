//! The view folded from what the viewer was told, without the state.

use gantry_kernel::{Absorb, Face, Millis, Seat, SeatSet, Viewer};

use crate::PlanetRush;
use crate::action::Deed;
use crate::card::{Bag, Card, Colour};
use crate::event::{Event, Handling};
use crate::layout::MOST_PLANETS;
use crate::pile::Pile;
use crate::setup::{Pace, Setup};
use crate::state::{Contest, Open, Stage, Task};
use crate::view::{DeckView, View};

impl Absorb for PlanetRush {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        let decks = (0..setup.seats).map(|_| DeckView::face_down()).collect();
        View { viewer, open: Open::new(setup), decks }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        let open = &mut view.open;
        match *event {
            Event::Laid(layout) => {
                open.layout = layout;
                open.stage = Stage::Shuffle(Seat::new(0));
            }
            Event::Shuffled { next, .. } => {
                open.stage = next.map_or(Stage::Ready(SeatSet::EMPTY), Stage::Shuffle);
            }
            Event::Ready { seat } => {
                if let Stage::Ready(ready) = open.stage {
                    open.stage = Stage::Ready(ready.with(seat));
                }
            }
            Event::Countdown { until } => {
                open.stage = Stage::Countdown;
                open.until = Some(until);
            }
            Event::FaceUp { tops, turn, until } => {
                open.stage = Stage::Rush;
                open.turn = turn;
                open.until = until;
                for (deck, top) in view.decks.iter_mut().zip(tops) {
                    deck.top = Some(Face::Shown(top));
                }
            }
            Event::Handled { seat, card, handling, top, rests, turn } => {
                let company = &mut open.companies[seat.index()];
                company.actions += 1;
                company.rests = rests;
                if open.setup.pace == Pace::Turns {
                    open.turn = turn;
                }
                let deck = &mut view.decks[seat.index()];
                match handling {
                    Handling::Placed(planet, side) => {
                        open.last = Some((seat, Deed::Place(planet.index)));
                        open.rows[usize::from(planet.index)][side.index()].push(card);
                    }
                    Handling::Discarded => {
                        open.last = Some((seat, Deed::Discard));
                        company.discards.add(card);
                    }
                    Handling::Cycled => {
                        open.last = Some((seat, Deed::Cycle));
                        deck.known.push(card);
                    }
                }
                // The next card was unseen, or is the first of those put under the deck.
                match deck.unseen.checked_sub(1) {
                    Some(fewer) => deck.unseen = fewer,
                    None => drop(deck.known.take_first()),
                }
                deck.top = top.map(Face::Shown);
            }
            Event::Rested(seats) => {
                seats.iter().for_each(|seat| open.companies[seat.index()].rests = None);
            }
            Event::Stopped { caller, .. } => {
                open.stage = Stage::Resolve;
                open.until = None;
                open.caller = Some(caller);
                open.companies.iter_mut().for_each(|company| company.rests = None);
            }
            Event::Cleaned { planet, side, seat, kept, dropped } => {
                open.rows[usize::from(planet.index)][side.index()] = kept;
                let discards = &mut open.companies[seat.index()].discards;
                dropped.iter().for_each(|card| discards.add(card));
            }
            Event::RoundOver { points, .. } => round_over(view, &points),
            Event::Ended => {
                open.stage = Stage::Over;
            }
            _ => contested(open, event),
        }
    }
}

/// What happens while a planet is resolved.
fn contested(open: &mut Open, event: &Event) {
    let contest = &mut open.contest;
    match *event {
        Event::Contested { planet, turn } => {
            *contest = Contest { planet: planet.index, turn, ..Contest::default() };
        }
        Event::Revealed { side, card, .. } => {
            contest.revealed[side.index()] += 1;
            contest.turn = side.other();
            if card.colour() == Colour::Blue {
                contest.cargo[side.index()][card.index()] += 1;
            }
        }
        Event::Asked { task, until, .. } => {
            contest.task = task;
            open.until = until;
        }
        Event::Ordered { side, seat, order, solar, tanks, chosen } => {
            contest.cargo[side.index()][Card::Tank.index()] -= tanks;
            if order == Card::Mining {
                contest.ore += 1;
                open.companies[seat.index()].points += 1;
            } else {
                contest.terraformed += 1;
            }
            if chosen {
                answered(open, seat, Deed::Solar(solar));
            }
        }
        Event::Took { side, seat, card, .. } => {
            contest.cargo[side.other().index()][card.index()] -= 1;
            contest.cargo[side.index()][card.index()] += 1;
            answered(open, seat, Deed::Take(card));
        }
        Event::Declined { seat, .. } => answered(open, seat, Deed::Decline),
        Event::Settled { winner: Some(seat), points, .. } => {
            open.companies[seat.index()].points += u16::from(points);
        }
        _ => {}
    }
}

/// A choice was made.
fn answered(open: &mut Open, seat: Seat, deed: Deed) {
    open.last = Some((seat, deed));
    open.contest.task = Task::None;
    open.until = None;
    open.companies[seat.index()].actions += 1;
}

/// All cards return to the decks, except that after the last round they stay for inspection.
fn round_over(view: &mut View, points: &[u16]) {
    let open = &mut view.open;
    open.contest = Contest::default();
    for (company, &points) in open.companies.iter_mut().zip(points) {
        company.points = points;
    }
    if open.last_round() {
        return;
    }
    open.rows = [[Pile::EMPTY; 2]; MOST_PLANETS];
    for company in &mut open.companies {
        company.discards = Bag::default();
        company.actions = 0;
    }
    open.round += 1;
    open.caller = None;
    open.stage = Stage::Shuffle(Seat::new(0));
    view.decks.iter_mut().for_each(|deck| *deck = DeckView::face_down());
}
