//! What a seat remembers of the drafts (LO-12.3): what it passed, to whom, and what it received. It
//! does not see the neighbour's choices, but some follow from the cards.

use gantry_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::{Objective, Specialist};
use crate::setup::MOST_SEATS;

/// One draft as its player remembers it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft<C> {
    /// Kept in the first pass.
    pub kept: Option<C>,
    /// Passed in the first pass, ascending.
    pub passed: Option<[C; 2]>,
    /// Received in the first pass, ascending.
    pub received: Option<[C; 2]>,
    /// Passed in the second pass.
    pub onward: Option<C>,
    /// Received in the second pass.
    pub gift: Option<C>,
}

/// Everything that a seat remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The draft of objectives (LO-2.4).
    pub goals: Draft<Objective>,
    /// The draft of specialists in this round (LO-3.2).
    pub specialists: Draft<Specialist>,
    /// The card that each other seat certainly had in hand when the round began.
    pub carried: [Option<Specialist>; MOST_SEATS],
}

impl<C: Copy + Ord + Default> Draft<C> {
    /// Records the first pass.
    pub fn pass_two(&mut self, kept: C, passed: [C; 2], received: [C; 2]) {
        *self = Self {
            kept: Some(kept),
            passed: Some(passed),
            received: Some(received),
            onward: None,
            gift: None,
        };
    }

    /// Records the second pass.
    pub fn pass_one(&mut self, onward: C, gift: C) {
        self.onward = Some(onward);
        self.gift = Some(gift);
    }

    /// What the neighbour who received the cards certainly holds after the draft, if none of it is
    /// played. With two players the neighbour also gives, and `kept` is what they kept in the first
    /// pass, if it can be deduced.
    fn certain_of_receiver(&self, two_players: bool, kept: Option<C>) -> ArrayVec<[C; 3]> {
        let mut certain = ArrayVec::new();
        let (Some(passed), Some(onward), Some(gift)) = (self.passed, self.onward, self.gift) else {
            return certain;
        };
        if two_players {
            certain.extend(passed);
            // Otherwise the gift was the card kept earlier, and both passed cards stayed.
            if let Some(place) = certain.iter().position(|card| *card == gift) {
                certain.remove(place);
                certain.extend(kept);
            }
        }
        certain.push(onward);
        certain
    }
}

impl Memory {
    /// The card that a seat kept in the first pass, if it passed its cards to the seat that
    /// remembers: the card it carried into the round, if that is known and was not passed.
    fn kept_by_giver(&self, giver: Seat) -> Option<Specialist> {
        let carried = self.carried[giver.index()]?;
        let received = self.specialists.received?;
        (!received.contains(&carried)).then_some(carried)
    }

    /// The specialists that another seat certainly holds or has played since this round's draft;
    /// before the draft, the one it certainly carried into the round.
    pub fn certain(&self, other: Seat, receiver: Seat, giver: Seat) -> ArrayVec<[Specialist; 3]> {
        let carried = self.carried[other.index()];
        let draft = &self.specialists;
        let Some(gift) = draft.gift else {
            return match draft.passed {
                None => carried.into_iter().collect(),
                // LO-12.3: passed cards stay with the receiver until the next pass.
                Some(passed) if other == receiver => {
                    let mut certain: ArrayVec<[Specialist; 3]> = passed.into_iter().collect();
                    if receiver == giver {
                        certain.extend(self.kept_by_giver(giver));
                    }
                    certain
                }
                Some(_) if other == giver => self.kept_by_giver(giver).into_iter().collect(),
                Some(_) => ArrayVec::new(),
            };
        };
        let kept = if other == giver { self.kept_by_giver(giver) } else { None };
        if other == receiver {
            draft.certain_of_receiver(receiver == giver, kept)
        } else {
            kept.filter(|card| *card != gift).into_iter().collect()
        }
    }

    /// Ends the round: what each other seat played is known, and so may be the card that is left.
    pub fn close_round(
        &mut self,
        own: Seat,
        receiver: Seat,
        giver: Seat,
        played: &[ArrayVec<[Specialist; 2]>],
    ) {
        let mut carried = [None; MOST_SEATS];
        for (index, played) in played.iter().enumerate() {
            let other = Seat::new(index);
            if other == own {
                continue;
            }
            let mut certain = self.certain(other, receiver, giver);
            for card in played {
                if let Some(place) = certain.iter().position(|known| known == card) {
                    certain.remove(place);
                }
            }
            carried[index] = certain.first().copied();
        }
        self.carried = carried;
        self.specialists = Draft::default();
    }
}
