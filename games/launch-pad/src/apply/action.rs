//! The thirteen actions (LP-5).

use gantry_kernel::{Audience, Seat};
use tinyvec::ArrayVec;

use super::Fold;
use crate::action::Target;
use crate::card::Card;
use crate::event::Event;
use crate::rocket::{Rocket, Zone};
use crate::state::{Corner, Job, Shown, Stage};

impl Fold<'_> {
    /// The card is already on the discard pile (LP-5.14).
    pub(super) fn carry_out(&mut self, seat: Seat, card: Card, target: Target) {
        match (card, target) {
            // LP-5.1
            (Card::AbortMission, Target::Of(owner, rocket)) => {
                self.replace_rocket(owner, Some(rocket), None);
                self.lay_out(rocket.cards());
            }
            // LP-5.2
            (Card::BigRedButton, Target::Card(corner)) => self.push_button(corner),
            // LP-5.3
            (Card::BudgetCuts, Target::Seat(owner)) => self.cut_budget(seat, owner),
            // LP-5.4
            (Card::FastTrack, Target::Rocket(rocket)) => {
                self.replace_rocket(seat, Some(rocket), Some(rocket.moved(Zone::Launch)));
                self.carried_out();
            }
            // LP-5.5
            (Card::PartsSupplier, _) => self.draw_on(Job::Supplier, 3),
            // LP-5.6
            (Card::QualityCheck, Target::Of(owner, rocket)) => {
                let back = rocket.stripped().moved(Zone::Quality);
                self.replace_rocket(owner, Some(rocket), Some(back));
                self.lay_out(rocket.bonuses());
            }
            // LP-5.7
            (Card::Recruitment, Target::Expert(owner, zone)) => {
                let expert = self.state.board(owner).experts[zone.index()];
                self.set_expert(owner, zone, None);
                self.gain_from_table(seat, expert.expect("checked: somebody works there"));
                self.carried_out();
            }
            // LP-5.8
            (Card::RecycleBin, _) => self.state.open.clock.stage = Stage::Recycle,
            // LP-5.9
            (Card::Sabotage, Target::Part(owner, rocket, part)) => {
                self.sabotage(seat, owner, rocket, part);
            }
            // LP-5.10
            (Card::Salvage, Target::Card(wanted)) => {
                self.state.open.salvage(wanted);
                self.gain_openly(seat, wanted);
                self.news.tell_all(|| Event::Salvaged { seat, card: wanted });
                self.carried_out();
            }
            // LP-5.11
            (Card::Surplus, _) => self.state.open.clock.stage = Stage::Surplus,
            // LP-5.12
            (Card::Thief, Target::Seats(one, two)) => {
                self.state.open.clock.stage = Stage::Thieving { from: [one, two] };
            }
            // LP-5.13
            (Card::Vacuum, Target::Of(owner, rocket)) => {
                self.replace_rocket(owner, Some(rocket), Some(rocket.without_bonus(Card::Oxygen)));
                self.gain_from_table(seat, Card::Oxygen);
                self.carried_out();
            }
            _ => unreachable!("checked against the card's aim"),
        }
    }

    fn gain_from_table(&mut self, seat: Seat, card: Card) {
        self.gain_openly(seat, card);
        self.news.tell_all(|| Event::Gained { seat, card });
    }

    fn push_button(&mut self, card: Card) {
        let at = self.state.open.clock.corners.iter().position(|corner| corner.card == card);
        let corner: Corner = self.state.open.clock.corners.remove(at.expect("checked: in a zone"));
        self.lay_on_pad(corner);
        self.news.tell_all(|| Event::CornerMoved { seat: corner.seat, corner: card, to: None });
        self.check_pad();
        self.carried_out();
    }

    /// LP-5.3, LP-8.3: all that the player has in play.
    fn cut_budget(&mut self, seat: Seat, owner: Seat) {
        for card in Card::SPECIALTIES {
            let count = self.state.board(owner).specialties[card.specialty()];
            if count > 0 {
                self.set_specialty(owner, card, 0);
                (0..count).for_each(|_| self.gain_from_table(seat, card));
            }
        }
        self.carried_out();
    }

    fn sabotage(&mut self, seat: Seat, owner: Seat, rocket: Rocket, part: Card) {
        let back = rocket.without_part(part).stripped().moved(Zone::Construction);
        self.replace_rocket(owner, Some(rocket), Some(back));
        self.gain_from_table(seat, part);
        self.lay_out(rocket.bonuses());
    }

    /// LP-5.14: what an action discards goes on the pile in an order its player chooses.
    fn lay_out(&mut self, cards: impl Iterator<Item = Card>) {
        self.state.open.laying = cards.collect();
        let cards = self.state.open.laying;
        if !cards.is_empty() {
            self.news.tell_all(|| Event::Laying { cards });
        }
        self.lay_on();
    }

    /// Asks for the next card, or continues if there is nothing to choose.
    fn lay_on(&mut self) {
        let laying = &self.state.open.laying;
        if laying.first() == laying.last() {
            self.lay_all();
        } else {
            self.state.open.clock.stage = Stage::Lay;
        }
    }

    pub(super) fn lay(&mut self, card: Card) {
        self.put_down(card);
        self.lay_on();
    }

    /// Puts down everything that is waiting, in list order.
    pub(super) fn lay_all(&mut self) {
        while let Some(&card) = self.state.open.laying.first() {
            self.put_down(card);
        }
        self.carried_out();
    }

    fn put_down(&mut self, card: Card) {
        self.state.open.lay(card);
        self.news.tell_all(|| Event::Laid { card });
    }

    /// LP-5.12
    pub(super) fn steal(&mut self, from: [Seat; 2], cards: [Card; 2]) {
        let thief = self.state.turn();
        for (owner, card) in from.into_iter().zip(cards) {
            self.pass(owner, thief, card);
        }
        self.carried_out();
    }

    /// LP-5.11
    pub(super) fn choose(&mut self, seat: Seat, card: Card) {
        let first_choice = self.state.sealed[seat.index()].replace(card).is_none();
        self.news.tell(Audience::only(seat), || Event::Chose { card });
        if first_choice {
            self.news.tell_all(|| Event::Sealed { seat });
        }
        if self.state.seats_with_cards().is_subset(self.state.sealed_seats()) {
            self.show_choices();
        }
    }

    fn show_choices(&mut self) {
        self.news.reveal();
        let mut choices = Shown::new();
        for seat in Seat::all(self.state.seats()) {
            if let Some(card) = self.state.sealed[seat.index()].take() {
                self.lose_openly(seat, card);
                choices.push((seat, card));
            }
        }
        self.news.tell_all(|| Event::Revealed { choices });
        self.state.open.shown = choices;
        let mut cards: ArrayVec<[Card; 4]> = choices.iter().map(|choice| choice.1).collect();
        cards.sort_unstable();
        self.lay_out(cards.into_iter());
    }
}
