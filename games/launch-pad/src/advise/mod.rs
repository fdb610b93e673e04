//! Ratings for the greedy bot: what an action is worth at once, from what the seat can see.
//!
//! All values are tenths of a point. An action is rated by what it changes: the worth of the
//! player's board, that of opponents' boards, and the usefulness of cards that are gained or lost.

mod situation;
mod worth;

use std::cell::OnceCell;
use std::hash::{Hash, Hasher};

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{MAX_SEATS, Seat};

use crate::LaunchPad;
use crate::action::{Action, Target};
use crate::board::Board;
use crate::card::{Card, Family, KINDS};
use crate::rocket::{Rocket, Zone};
use crate::state::State;
use crate::view::View;
use situation::Situation;
use worth::{Horizon, board_worth, horizon, swap_worth};

/// Plays come before discards, which end step 4.
const BEFORE_DISCARDS: i32 = 10_000;

/// What an unknown card is worth: discarding less useful cards makes room for better ones.
const UNKNOWN_CARD: i32 = 16;

/// What any card in hand is worth to search, in hundredths of a point.
const CARD_IN_HAND: i32 = 80;

/// What a refilled hand is worth (LP-3.5).
const REFILL: i32 = 60;

impl Advise for LaunchPad {
    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        if let Some(me) = view.viewer.seat() {
            rate(Situation::of_view(view, me), legal, ratings);
        } else {
            ratings.clear();
            ratings.resize(legal.len(), 0);
        }
    }
}

impl Evaluate for LaunchPad {
    const SPREAD: i32 = 1200;
    const ROLLOUT: u16 = 60;
    const WORLDS_PER_SECOND: u32 = 20_000;

    fn rate_in(world: &State, me: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
        rate(Situation::of_world(world, me), legal, ratings);
    }

    fn hash_infoset(world: &State, me: Seat, hasher: &mut impl Hasher) {
        let seats = world.seats();
        (&world.open.clock, &world.open.boards[..seats], world.hand(me), world.sealed[me.index()])
            .hash(hasher);
        Seat::all(seats).for_each(|seat| world.hand(seat).len().hash(hasher));
        (world.draw.len(), &world.open.discards[..], world.open.laying).hash(hasher);
    }

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        for seat in Seat::all(state.seats()) {
            let horizon = worth::horizon_of(&state.open, state.draw.len(), seat);
            let hand = i32::try_from(state.hand(seat).len()).unwrap_or(0) * CARD_IN_HAND;
            let hand = if horizon.own_turns > 0 { hand } else { 0 };
            values[seat.index()] = 10 * board_worth(state.board(seat), &horizon, true) + hand;
        }
    }
}

fn rate(situation: Situation<'_>, legal: &[Action], ratings: &mut Vec<i32>) {
    ratings.clear();
    let rater = Rater {
        horizon: horizon(&situation),
        situation,
        worths: Default::default(),
        uses: [const { OnceCell::new() }; KINDS],
    };
    ratings.extend(legal.iter().map(|action| rater.action(*action)));
}

struct Rater<'a> {
    situation: Situation<'a>,
    horizon: Horizon,
    /// What each board is worth as it is, computed on demand.
    worths: [OnceCell<i32>; MAX_SEATS],
    /// How useful each card is, computed on demand.
    uses: [OnceCell<i32>; KINDS],
}

impl Rater<'_> {
    fn action(&self, action: Action) -> i32 {
        match action {
            Action::Advance(rocket) => {
                let zone = rocket.zone().next().unwrap_or_default();
                1 + self.swap(self.situation.me, rocket, rocket.moved(zone))
            }
            Action::Take => {
                self.situation.open.top_discard().map_or(0, |card| self.useful(card)) - UNKNOWN_CARD
            }
            Action::Play(card, target) => self.play(card, target),
            // A hand that is not needed any more is not worth sorting.
            Action::Discard(card) if self.horizon.own_turns > 0 => UNKNOWN_CARD - self.useful(card),
            Action::Discard(card) => -1 - self.useful(card),
            Action::Choose(card) => -self.useful(card),
            // The next player may take the top card, so the best one goes lowest.
            Action::Lay(card) => 1 + self.useful(card),
            Action::Accept => self.bargain(),
            // Drawing one by one keeps the option of a discard; this bot makes no offers.
            Action::DrawRest
            | Action::Offer(_)
            | Action::Give(_)
            | Action::Ask(_)
            | Action::Propose => -1,
            Action::Stay
            | Action::Draw
            | Action::Withdraw
            | Action::Refuse
            | Action::LayRest
            | Action::End => 0,
        }
    }

    /// Accepts an offer that brings more than it takes; a tie is not worth it.
    fn bargain(&self) -> i32 {
        let Some(offer) = self.situation.offer else { return -1 };
        let gained: i32 = offer.give.cards().map(|card| self.useful(card)).sum();
        let lost: i32 = offer.want.cards().map(|card| self.useful(card)).sum();
        gained - lost - 1
    }

    fn play(&self, card: Card, target: Target) -> i32 {
        let last_card = self.situation.hand.len() == 1 && !self.situation.open.clock.refilled;
        let refill = if last_card && !brings_cards(card) { REFILL } else { 0 };
        let gain = self.effect(card, target) + refill - self.price(card);
        if gain > 0 { BEFORE_DISCARDS + gain } else { gain - BEFORE_DISCARDS }
    }

    /// What is lost with the card: action cards wait for a good target.
    fn price(&self, card: Card) -> i32 {
        match card.family() {
            Family::Action if self.horizon.own_turns > 0 => self.useful(card) / 2,
            _ => 0,
        }
    }

    fn effect(&self, card: Card, target: Target) -> i32 {
        match (card, target) {
            (Card::AbortMission, Target::Of(owner, rocket)) => {
                self.change(owner, |board| board.remove_rocket(rocket))
            }
            (Card::BigRedButton, _) => self.hurry(),
            (Card::BudgetCuts, Target::Seat(owner)) => {
                let specialties = self.situation.board(owner).specialties;
                let taken =
                    Card::SPECIALTIES.into_iter().filter(|c| specialties[c.specialty()] > 0);
                let use_of_all: i32 = taken.map(|card| self.useful(card)).sum();
                use_of_all + self.change(owner, |board| board.specialties = [0; 4])
            }
            (Card::FastTrack, Target::Rocket(rocket)) => {
                self.swap(self.situation.me, rocket, rocket.moved(Zone::Launch))
            }
            (Card::PartsSupplier, _) if self.horizon.own_turns == 0 => 15,
            (Card::PartsSupplier, _) => 60,
            (Card::QualityCheck, Target::Of(owner, rocket)) => {
                self.swap(owner, rocket, rocket.stripped().moved(Zone::Quality))
            }
            (Card::Recruitment, Target::Expert(owner, zone)) => {
                let expert = self.situation.board(owner).experts[zone.index()];
                expert.map_or(0, |card| self.useful(card))
                    + self.change(owner, |board| board.experts[zone.index()] = None)
            }
            (Card::RecycleBin, _) => 2,
            (Card::Sabotage, Target::Part(owner, rocket, part)) => {
                let back = rocket.without_part(part).stripped().moved(Zone::Construction);
                self.useful(part) + self.swap(owner, rocket, back)
            }
            // Exchanging one Salvage for the other changes nothing.
            (Card::Salvage, Target::Card(Card::Salvage)) => 0,
            (Card::Salvage, Target::Card(wanted)) => self.useful(wanted),
            (Card::Surplus, _) => self.surplus(),
            (Card::Thief, Target::Seats(one, two)) => {
                20 + self.worth(one) / 20 + self.worth(two) / 20
            }
            (Card::Vacuum, Target::Of(owner, rocket)) => {
                self.useful(Card::Oxygen)
                    + self.swap(owner, rocket, rocket.without_bonus(Card::Oxygen))
            }
            _ => self.placement(card, target),
        }
    }

    fn placement(&self, card: Card, target: Target) -> i32 {
        let me = self.situation.me;
        let placed = match (card.family(), target) {
            (Family::Component, Target::Rocket(rocket)) => {
                self.swap(me, rocket, rocket.with_part(card))
            }
            (Family::Bonus, Target::Rocket(rocket)) => {
                self.swap(me, rocket, rocket.with_bonus(card))
            }
            (family, target) => self.change(me, |board| match (family, target) {
                (Family::Rocket, _) => board.add_rocket(Rocket::new(card)),
                (Family::Expert, Target::Place(zone)) => board.experts[zone.index()] = Some(card),
                (Family::Specialty, _) => {
                    if !self.situation.open.setup.super_powers {
                        board.specialties = [0; 4];
                    }
                    board.specialties[card.specialty()] += 1;
                }
                _ => {}
            }),
        };
        placed + self.oxygen_in_hand(card) - self.better_use(card, target)
    }

    /// An Astronaut may go first if its Oxygen follows from the same hand.
    fn oxygen_in_hand(&self, card: Card) -> i32 {
        let follows = card == Card::Astronaut && self.situation.hand.has(Card::Oxygen);
        if follows { 90 } else { 0 }
    }

    /// The Jack leaves a place to an Expert in hand who fits nowhere else.
    fn better_use(&self, card: Card, target: Target) -> i32 {
        match target {
            Target::Place(zone) if card == Card::Jack && self.situation.hand.has(zone.expert()) => {
                200
            }
            _ => 0,
        }
    }

    fn swap(&self, owner: Seat, was: Rocket, now: Rocket) -> i32 {
        let own = owner == self.situation.me;
        self.share_of(owner, swap_worth(self.situation.board(owner), was, now, &self.horizon, own))
    }

    /// What a change to a player's board is worth to this seat. With several opponents, a loss of
    /// one of them counts only in part.
    fn change(&self, owner: Seat, change: impl FnOnce(&mut Board)) -> i32 {
        let mut after = *self.situation.board(owner);
        change(&mut after);
        let own = owner == self.situation.me;
        self.share_of(owner, board_worth(&after, &self.horizon, own) - self.worth(owner))
    }

    fn share_of(&self, owner: Seat, gain: i32) -> i32 {
        if owner == self.situation.me { gain } else { -gain * self.weight(owner) / 100 }
    }

    /// How much of an opponent's loss counts as a gain, in percent: all of it with two players,
    /// otherwise more the closer the opponent is to the lead.
    fn weight(&self, owner: Seat) -> i32 {
        let opponents = i32::from(self.situation.open.setup.seats) - 1;
        if opponents == 1 {
            return 100;
        }
        let best = self.opponents().map(|seat| self.worth(seat)).max().unwrap_or(0);
        if self.worth(owner) == best { 75 } else { 40 }
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> {
        let me = self.situation.me;
        self.situation.seats().filter(move |&seat| seat != me)
    }

    /// What a seat's board is worth.
    fn worth(&self, seat: Seat) -> i32 {
        let judge =
            || board_worth(self.situation.board(seat), &self.horizon, seat == self.situation.me);
        *self.worths[seat.index()].get_or_init(judge)
    }

    /// Whether the end should come sooner.
    fn hurry(&self) -> i32 {
        let best = self.opponents().map(|seat| self.worth(seat)).max().unwrap_or(0);
        (self.worth(self.situation.me) - best) / 10
    }

    /// Everybody loses their worst card: good for a hand with one to spare.
    fn surplus(&self) -> i32 {
        let hand = self.situation.hand;
        let others = hand.cards().filter(|&card| card != Card::Surplus);
        let worst = others.map(|card| self.useful(card)).min().unwrap_or(0);
        UNKNOWN_CARD - worst
    }

    /// The usefulness of a card in the player's hand.
    fn useful(&self, card: Card) -> i32 {
        let judge = || worth::useful(&self.situation, &self.horizon, card);
        *self.uses[card.index()].get_or_init(judge)
    }
}

/// Whether the card itself brings cards, so that no empty hand is left (LP-3.5).
const fn brings_cards(card: Card) -> bool {
    matches!(
        card,
        Card::PartsSupplier
            | Card::Salvage
            | Card::Thief
            | Card::BudgetCuts
            | Card::Recruitment
            | Card::Sabotage
            | Card::Vacuum
    )
}
