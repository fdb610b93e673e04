//! Negotiations (LP-8.2): what an offer may contain.

use gantry_kernel::Seat;

use crate::card::Card;
use crate::denial::Denial;
use crate::judge::{Judged, refuse, require};
use crate::state::State;

/// LP-7.4: after this many withdrawn offers in a turn no more can be begun. They do not count as
/// offers, but a turn must end.
pub const MOST_WITHDRAWN: u8 = 100;

/// Whether one more card from the player's hand can be added to the offer.
pub fn give(state: &State, seat: Seat, card: Card) -> Judged {
    let left = state.hand(seat).count(card) > state.offer.give.count(card);
    require(left, Denial::NoMoreToGive(card))
}

/// Whether one more card can be asked for: the box has it, and the opponent has that many cards.
/// What the opponent really holds does not matter (LP-9.6).
pub fn ask(state: &State, to: Seat, card: Card) -> Judged {
    let possible = !card.is_corner()
        && state.offer.want.count(card) < usize::from(card.copies())
        && state.offer.want.len() < state.hand(to).len();
    require(possible, Denial::NoMoreToAsk(card))
}

/// Whether the offer can be proposed as it is: at least one card is given, and the opponent's hand
/// does not rise above its limit or, if it is above, grow. In version 1 the same applied to the
/// other hand.
pub fn fits(state: &State, from: Seat, to: Seat) -> Judged {
    let (give, want) = (state.offer.give.len(), state.offer.want.len());
    if give == 0 {
        return refuse(&("LP-8.2", "why-offer-empty"));
    }
    for (seat, loses, gains) in [(from, give, want), (to, want, give)] {
        // LP-3.6: the hand of the player on turn is checked at the end of the turn.
        if seat == from && state.open.setup.offers_may_overfill() {
            continue;
        }
        let before = state.hand(seat).len();
        let limit = state.board(seat).hand_limit();
        let after = before - loses + gains;
        if after > before.max(limit) {
            let small = |cards: usize| u8::try_from(cards).expect("few cards");
            return Err(Denial::OfferLimit(seat, small(after), small(limit)));
        }
    }
    Ok(())
}
