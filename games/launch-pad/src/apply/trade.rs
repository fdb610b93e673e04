//! Negotiations (LP-8.2).

use gantry_kernel::{Audience, Face, Seat, SeatSet};

use super::Fold;
use crate::event::Event;
use crate::state::{Offer, Stage};

impl Fold<'_> {
    pub(super) fn begin_offer(&mut self, to: Seat) {
        if !self.state.open.setup.counts_offers_when_put() {
            self.state.open.clock.offers += 1;
        }
        self.state.open.clock.stage = Stage::Offering { to };
        self.state.offer = Offer::default();
        let from = self.state.turn();
        self.news.tell_all(|| Event::OfferBegun { from, to });
    }

    pub(super) fn draft(&mut self, seat: Seat, change: impl FnOnce(&mut Offer)) {
        change(&mut self.state.offer);
        let offer = self.state.offer;
        self.news.tell(Audience::only(seat), || Event::OfferDrafted { offer });
    }

    pub(super) fn withdraw(&mut self) {
        self.state.offer = Offer::default();
        if self.state.open.setup.counts_offers_when_put() {
            self.state.open.clock.withdrawn += 1;
        }
        self.news.tell_all(|| Event::Withdrawn);
        self.back_to_play();
    }

    pub(super) fn propose(&mut self, from: Seat) {
        let Stage::Offering { to } = self.state.open.clock.stage else { unreachable!("checked") };
        self.state.open.clock.stage = Stage::Answer { to };
        if self.state.open.setup.counts_offers_when_put() {
            self.state.open.clock.offers += 1;
        }
        let offer = self.state.offer;
        // The opponent has seen the cards, so this cannot be taken back.
        self.news.reveal();
        // LP-9.4: both players know an offered card, whatever the answer.
        for card in offer.give.kinds() {
            self.state.known.show(from, card, offer.give.count(card), to);
        }
        let count = |cards: usize| u8::try_from(cards).expect("a hand");
        let (give, want) = (count(offer.give.len()), count(offer.want.len()));
        self.news.tell_apart(
            SeatSet::only(from).with(to),
            || Event::Proposed { from, to, give, want, offer: Face::Shown(offer) },
            || Event::Proposed { from, to, give, want, offer: Face::Hidden },
        );
    }

    pub(super) fn answer(&mut self, seat: Seat, accepted: bool) {
        let from = self.state.turn();
        let offer = std::mem::take(&mut self.state.offer);
        self.news.reveal();
        self.news.tell_all(|| Event::Answered { seat, accepted });
        if !accepted {
            self.back_to_play();
            return;
        }
        offer.give.cards().for_each(|card| self.pass(from, seat, card));
        offer.want.cards().for_each(|card| self.pass(seat, from, card));
        let handed_over = u8::try_from(offer.give.len()).expect("a hand");
        self.state.open.clock.plays = self.state.open.clock.plays.saturating_add(handed_over);
        self.carried_out();
    }
}
