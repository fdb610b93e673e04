//! Reconstructs drafts: who may have kept and passed what, consistent with what the viewer
//! remembers.
//!
//! Every card of a draft is in a slot: three per seat, as the hands were before the first pass.
//! What a seat kept and passed on determines through which hands a slot went; what the viewer saw
//! determines what some slots hold. A way to pass is picked at random and tried. If it contradicts
//! what was seen, the next one is tried, until all have been.

use gantry_kernel::{Dice, Seat};
use tinyvec::{Array, ArrayVec};

use crate::card::SPECIALISTS;
use crate::memory::Draft;
use crate::setup::MOST_SEATS;
use crate::state::{Direction, HAND};

/// What is known about a draft.
pub struct DraftKnowledge<C>
where
    [C; HAND]: Array<Item = C>,
    [C; 2]: Array<Item = C>,
{
    /// How many play.
    pub seats: usize,
    /// Which way the cards go.
    pub direction: Direction,
    /// How many passes are done.
    pub passes: usize,
    /// The seat that remembers, if any.
    pub own: Option<Seat>,
    /// What it remembers.
    pub memory: Draft<C>,
    /// Its hand, if nothing has been passed yet.
    pub hand: ArrayVec<[C; HAND]>,
    /// A card that each seat certainly had before the draft.
    pub carried: [Option<C>; MOST_SEATS],
    /// What everybody has played since the draft.
    pub played: [ArrayVec<[C; 2]>; MOST_SEATS],
    /// How many of each kind the slots and the deck hold together.
    pub left: [u8; MOST_KINDS],
    /// The number of a kind.
    pub number: fn(C) -> usize,
}

/// Kinds of the larger of the two drafts.
pub const MOST_KINDS: usize = SPECIALISTS;

/// A slot: the seat that had it before the first pass, and its index.
type Slot = (usize, usize);

/// A possible course of the draft. Empty slots can hold any unseen card.
#[derive(Clone, Copy, Debug)]
pub struct DraftCourse<C> {
    seats: usize,
    direction: Direction,
    passes: usize,
    cards: [[Option<C>; HAND]; MOST_SEATS],
    /// Per seat, which of its own slots it kept in the first pass.
    kept: [usize; MOST_SEATS],
    /// Per seat, which of the three cards after the first pass it passed on: the kept one, or one
    /// it received.
    onward: [usize; MOST_SEATS],
}

impl<C: Copy + Ord + Default> DraftCourse<C> {
    fn giver(&self, seat: usize) -> usize {
        self.direction.turned().after(Seat::new(seat), self.seats).index()
    }

    /// The two slots that a seat passed first.
    fn passed(&self, seat: usize) -> [Slot; 2] {
        let kept = self.kept[seat];
        [(seat, (kept + 1) % HAND), (seat, (kept + 2) % HAND)]
    }

    /// The three slots after the first pass.
    fn between(&self, seat: usize) -> [Slot; 3] {
        let [one, two] = self.passed(self.giver(seat));
        [(seat, self.kept[seat]), one, two]
    }

    fn onward_slot(&self, seat: usize) -> Slot {
        self.between(seat)[self.onward[seat]]
    }

    /// The three slots that a seat has now, including played cards.
    fn slots(&self, seat: usize) -> [Slot; 3] {
        match self.passes {
            0 => [(seat, 0), (seat, 1), (seat, 2)],
            1 => self.between(seat),
            _ => {
                let mut slots = self.between(seat);
                slots[self.onward[seat]] = self.onward_slot(self.giver(seat));
                slots
            }
        }
    }

    fn card(&self, (seat, slot): Slot) -> Option<C> {
        self.cards[seat][slot]
    }

    /// Puts a card in a slot, unless it holds another.
    fn fix(&mut self, (seat, slot): Slot, card: C) -> bool {
        *self.cards[seat][slot].get_or_insert(card) == card
    }

    /// Puts each card in one of the slots, preferring slots that already hold it.
    fn fix_among(&mut self, slots: &[Slot], cards: &[C]) -> bool {
        let mut taken = 0_u8;
        let mut rest: ArrayVec<[C; HAND]> = ArrayVec::new();
        for &card in cards {
            let there = |&at: &usize| taken >> at & 1 == 0 && self.card(slots[at]) == Some(card);
            match (0..slots.len()).find(there) {
                Some(at) => taken |= 1 << at,
                None => rest.push(card),
            }
        }
        rest.into_iter().all(|card| {
            let free = |&at: &usize| taken >> at & 1 == 0 && self.card(slots[at]).is_none();
            let Some(at) = (0..slots.len()).find(free) else { return false };
            taken |= 1 << at;
            self.fix(slots[at], card)
        })
    }

    /// Fills every empty slot with unseen cards.
    pub fn fill(&mut self, mut next: impl FnMut() -> C) {
        for hand in &mut self.cards[..self.seats] {
            for card in hand.iter_mut().filter(|card| card.is_none()) {
                *card = Some(next());
            }
        }
    }

    /// The cards in filled slots.
    pub fn known(&self) -> impl Iterator<Item = C> + '_ {
        self.cards[..self.seats].iter().flatten().filter_map(|card| *card)
    }

    /// A current hand, without played cards; all slots must be filled.
    pub fn hand(&self, seat: Seat, played: &[C]) -> ArrayVec<[C; HAND]> {
        let mut hand: ArrayVec<[C; HAND]> =
            self.slots(seat.index()).into_iter().filter_map(|slot| self.card(slot)).collect();
        for card in played {
            if let Some(place) = hand.iter().position(|other| other == card) {
                hand.remove(place);
            }
        }
        hand.sort_unstable();
        hand
    }

    /// What a seat would remember; all slots must be filled.
    pub fn memory(&self, seat: Seat) -> Draft<C> {
        let seat = seat.index();
        let giver = self.giver(seat);
        let pair = |slots: [Slot; 2]| {
            let [one, two] = slots.map(|slot| self.card(slot).unwrap_or_default());
            Some([one.min(two), one.max(two)])
        };
        let mut draft = Draft::default();
        if self.passes > 0 {
            draft.kept = self.card((seat, self.kept[seat]));
            draft.passed = pair(self.passed(seat));
            draft.received = pair(self.passed(giver));
        }
        if self.passes > 1 {
            draft.onward = self.card(self.onward_slot(seat));
            draft.gift = self.card(self.onward_slot(giver));
        }
        draft
    }
}

impl<C: Copy + Ord + Default> DraftKnowledge<C> {
    /// A way in which the draft may have gone, with no more cards of a kind than there are: a card
    /// that came back or was played may be one that was seen before.
    ///
    /// # Panics
    /// If there is none: what a player remembers did happen.
    pub fn sample(&self, dice: &mut Dice) -> DraftCourse<C> {
        let ways = (0..self.seats).map(|seat| self.ways(seat)).product::<usize>();
        // Every way is tried once, starting from a random one: the number of ways is a power of
        // three.
        let start = dice.index(ways);
        let stride = 1 + 3 * dice.index(ways / 3 + 1);
        (0..ways)
            .find_map(|step| self.try_way((start + step * stride) % ways))
            .expect("it happened in some way")
    }

    fn is_own(&self, seat: usize) -> bool {
        self.own.is_some_and(|own| own.index() == seat)
    }

    fn kept_ways(&self, seat: usize) -> usize {
        let known = self.passes > 0 && !self.is_own(seat) && self.carried[seat].is_some();
        if known { HAND } else { 1 }
    }

    fn onward_ways(&self, seat: usize) -> usize {
        if self.passes > 1 && !self.is_own(seat) { HAND } else { 1 }
    }

    fn ways(&self, seat: usize) -> usize {
        self.kept_ways(seat) * self.onward_ways(seat)
    }

    /// The way with this number, unless it contradicts what is known.
    fn try_way(&self, mut number: usize) -> Option<DraftCourse<C>> {
        let mut course = DraftCourse {
            seats: self.seats,
            direction: self.direction,
            passes: self.passes,
            cards: [[None; HAND]; MOST_SEATS],
            kept: [0; MOST_SEATS],
            onward: [0; MOST_SEATS],
        };
        for seat in 0..self.seats {
            course.kept[seat] = number % self.kept_ways(seat);
            number /= self.kept_ways(seat);
            course.onward[seat] = number % self.onward_ways(seat);
            number /= self.onward_ways(seat);
            if !self.is_own(seat) {
                course.cards[seat][0] = self.carried[seat];
            }
        }
        self.fits_memory(&mut course)?;
        let others = (0..self.seats).filter(|&seat| !self.is_own(seat));
        let fits = |seat: usize, course: &mut DraftCourse<C>| {
            let slots = course.slots(seat);
            course.fix_among(&slots, &self.played[seat])
        };
        for seat in others {
            if !fits(seat, &mut course) {
                return None;
            }
        }
        self.is_possible(&course).then_some(course)
    }

    /// Whether there are enough cards of each kind for the slots.
    fn is_possible(&self, course: &DraftCourse<C>) -> bool {
        let mut left = self.left;
        course.known().all(|card| {
            let there = &mut left[(self.number)(card)];
            let enough = *there > 0;
            *there = there.saturating_sub(1);
            enough
        })
    }

    /// Fills in what the remembering seat kept, passed and received.
    fn fits_memory(&self, course: &mut DraftCourse<C>) -> Option<()> {
        let Some(own) = self.own.map(Seat::index) else { return Some(()) };
        if self.passes == 0 {
            for (slot, card) in self.hand.iter().enumerate() {
                course.cards[own][slot] = Some(*card);
            }
            return Some(());
        }
        let (kept, passed, received) =
            (self.memory.kept?, self.memory.passed?, self.memory.received?);
        course.cards[own] = [Some(kept), Some(passed[0]), Some(passed[1])];
        let slots = course.passed(course.giver(own));
        if !course.fix_among(&slots, &received) {
            return None;
        }
        if self.passes > 1 {
            let (onward, gift) = (self.memory.onward?, self.memory.gift?);
            let between = course.between(own);
            course.onward[own] =
                between.iter().position(|&slot| course.card(slot) == Some(onward))?;
            let slot = course.onward_slot(course.giver(own));
            if !course.fix(slot, gift) {
                return None;
            }
        }
        Some(())
    }
}
