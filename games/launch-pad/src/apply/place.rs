//! Playing a card: placement (LP-4), and how an action card is played (LP-5.14).

use gantry_kernel::Seat;

use super::Fold;
use crate::action::Target;
use crate::card::{Card, Family};
use crate::event::Event;
use crate::rocket::{Rocket, Zone};

impl Fold<'_> {
    pub(super) fn play(&mut self, seat: Seat, card: Card, target: Target) {
        self.lose_openly(seat, card);
        self.state.open.clock.plays = self.state.open.clock.plays.saturating_add(1);
        self.news.tell_all(|| Event::Played { seat, card, target });
        match (card.family(), target) {
            // LP-4.1
            (Family::Rocket, _) => self.replace_rocket(seat, None, Some(Rocket::new(card))),
            // LP-4.2
            (Family::Component, Target::Rocket(rocket)) => {
                self.replace_rocket(seat, Some(rocket), Some(rocket.with_part(card)));
            }
            // LP-4.3
            (Family::Expert, Target::Place(zone)) => self.set_expert(seat, zone, Some(card)),
            // LP-4.4
            (Family::Bonus, Target::Rocket(rocket)) => {
                self.replace_rocket(seat, Some(rocket), Some(rocket.with_bonus(card)));
            }
            (Family::Specialty, _) => self.enact(seat, card),
            (Family::Action, _) => {
                // LP-5.14: first put on the discard pile, then carried out.
                self.pile(card);
                self.carry_out(seat, card, target);
                return;
            }
            _ => unreachable!("checked against the card's aim"),
        }
        self.carried_out();
    }

    /// LP-4.5: what is there is discarded first; LP-8.3 lifts this.
    fn enact(&mut self, seat: Seat, card: Card) {
        if !self.state.open.setup.super_powers {
            for old in Card::SPECIALTIES {
                if self.state.board(seat).has(old) {
                    self.set_specialty(seat, old, 0);
                    self.pile(old);
                }
            }
        }
        let now = self.state.board(seat).specialties[card.specialty()] + 1;
        self.set_specialty(seat, card, now);
    }

    pub(super) fn replace_rocket(&mut self, seat: Seat, was: Option<Rocket>, now: Option<Rocket>) {
        let board = &mut self.state.open.boards[seat.index()];
        was.into_iter().for_each(|rocket| board.remove_rocket(rocket));
        now.into_iter().for_each(|rocket| board.add_rocket(rocket));
        self.news.tell_all(|| Event::Rocket { seat, was, now });
    }

    pub(super) fn set_expert(&mut self, seat: Seat, zone: Zone, now: Option<Card>) {
        self.state.open.boards[seat.index()].experts[zone.index()] = now;
        self.news.tell_all(|| Event::Expert { seat, zone, now });
    }

    pub(super) fn set_specialty(&mut self, seat: Seat, card: Card, now: u8) {
        self.state.open.boards[seat.index()].specialties[card.specialty()] = now;
        self.news.tell_all(|| Event::Specialty { seat, card, now });
    }
}
