//! The one thing to do or wait for.

use gantry_kernel::{Phrase, Seat};

use super::cards;
use crate::state::Stage;
use crate::view::{OfferView, View};

/// The sentence of [`gantry_kernel::Words::prompt`].
pub fn prompt(view: &View) -> Phrase {
    let turn = view.open.clock.turn;
    match view.open.clock.stage {
        Stage::Over => return Phrase::new("prompt-over"),
        Stage::Deal => return Phrase::new("prompt-shuffle"),
        Stage::Surplus => return surplus_prompt(view),
        Stage::Answer { to } if view.viewer.is(to) => return answer_prompt(view, turn),
        Stage::Answer { to } => return Phrase::new("prompt-wait-answer").with("seat", to),
        _ if !view.viewer.is(turn) => return Phrase::new("prompt-wait").with("seat", turn),
        _ => {}
    }
    let limit = view.board(turn).hand_limit();
    match view.open.clock.stage {
        Stage::Advance => Phrase::new("prompt-advance"),
        Stage::Draw { due } => Phrase::new("prompt-draw").with("due", due),
        Stage::Play => Phrase::new("prompt-play").with("limit", limit),
        Stage::Lay => Phrase::new("prompt-lay"),
        Stage::Offering { to } => offering_prompt(view, to),
        Stage::Discard => Phrase::new("prompt-discard").with("limit", limit),
        _ => Phrase::new("prompt-shuffle"),
    }
}

fn surplus_prompt(view: &View) -> Phrase {
    match (view.viewer.seat(), view.choice) {
        (Some(_), Some(card)) => Phrase::new("prompt-surplus-chosen").with("card", card.phrase()),
        (Some(seat), None) if view.hand(seat).len > 0 => Phrase::new("prompt-surplus"),
        _ => Phrase::new("prompt-surplus-wait"),
    }
}

fn answer_prompt(view: &View, from: Seat) -> Phrase {
    let OfferView::Open(offer) = view.offer else { return Phrase::new("prompt-shuffle") };
    let key = if offer.want.is_empty() { "prompt-gift" } else { "prompt-answer" };
    Phrase::new(key)
        .with("seat", from)
        .with("give", cards(&offer.give))
        .with("want", cards(&offer.want))
}

fn offering_prompt(view: &View, to: Seat) -> Phrase {
    let OfferView::Open(offer) = view.offer else { return Phrase::new("prompt-shuffle") };
    Phrase::new("prompt-offering")
        .with("seat", to)
        .with("give", cards(&offer.give))
        .with("want", cards(&offer.want))
}
