//! The log in words.

use gantry_kernel::{Face, Phrase, Value};

use super::{Tense, aimed, cards, face};
use crate::event::Event;
use crate::setup::Setup;

/// What happened, if it is worth a line.
pub fn event(_: &Setup, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Dealt { first, .. } => Phrase::new("ev-dealt").with("seat", first),
        Event::Turn { seat } => Phrase::new("ev-turn").with("seat", seat),
        Event::CornerMoved { seat, corner, to: Some(zone) } => Phrase::new("ev-corner-zone")
            .with("seat", seat)
            .with("corner", corner.phrase())
            .with("zone", zone.phrase()),
        Event::CornerMoved { corner, to: None, .. } => {
            Phrase::new("ev-corner-pad").with("corner", corner.phrase())
        }
        Event::Countdown { seat } => Phrase::new("ev-countdown").with("seat", seat),
        Event::Advanced { seat, rocket } => Phrase::new("ev-advanced")
            .with("seat", seat)
            .with("rocket", rocket.phrase())
            .with("zone", rocket.zone().next().unwrap_or_default().phrase()),
        Event::Drew { seat, card } => {
            Phrase::new("ev-drew").with("seat", seat).with("card", face(card))
        }
        Event::CornerDrawn { seat, corner } => {
            Phrase::new("ev-corner-drawn").with("seat", seat).with("corner", corner.phrase())
        }
        Event::Took { seat, card } => {
            Phrase::new("ev-took").with("seat", seat).with("card", card.phrase())
        }
        Event::Reshuffled { with_corners: false, .. } => Phrase::new("ev-reshuffled"),
        Event::Reshuffled { with_corners: true, .. } => Phrase::new("ev-reshuffled-corners"),
        Event::Played { seat, card, target } => {
            aimed(Tense::Event, card, target).with("seat", seat)
        }
        Event::Gained { seat, card } | Event::Salvaged { seat, card } => {
            Phrase::new("ev-gained").with("seat", seat).with("card", card.phrase())
        }
        Event::Recycled { cards } => Phrase::new("ev-recycled").with("count", cards),
        Event::Passed { from, to, card } => {
            Phrase::new("ev-passed").with("seat", from).with("to", to).with("card", face(card))
        }
        Event::Sealed { seat } => Phrase::new("ev-sealed").with("seat", seat),
        Event::Revealed { choices } => {
            let shown = choices.iter().map(|&(seat, card)| {
                Phrase::new("ev-shown").with("seat", seat).with("card", card.phrase())
            });
            Phrase::new("ev-revealed").with("choices", shown.collect::<Vec<_>>())
        }
        Event::Laid { card } => Phrase::new("ev-laid").with("card", card.phrase()),
        Event::Proposed { from, to, give, want, offer } => {
            let (given, wanted): (Value, Value) = match offer {
                Face::Shown(offer) => (cards(&offer.give), cards(&offer.want)),
                Face::Hidden => (hidden(give), hidden(want)),
            };
            let key = if want == 0 { "ev-gift" } else { "ev-proposed" };
            Phrase::new(key)
                .with("seat", from)
                .with("to", to)
                .with("give", given)
                .with("want", wanted)
        }
        Event::OfferBegun { from, to } => {
            Phrase::new("ev-offer-begun").with("seat", from).with("to", to)
        }
        Event::Withdrawn => Phrase::new("ev-withdrawn"),
        Event::Answered { seat, accepted: true } => Phrase::new("ev-accepted").with("seat", seat),
        Event::Answered { seat, accepted: false } => Phrase::new("ev-refused").with("seat", seat),
        Event::Discarded { seat, card } => {
            Phrase::new("ev-discarded").with("seat", seat).with("card", card.phrase())
        }
        Event::Ended { .. } => Phrase::new("ev-ended"),
        Event::Piled { .. }
        | Event::Rocket { .. }
        | Event::Expert { .. }
        | Event::Specialty { .. }
        | Event::Chose { .. }
        | Event::Laying { .. }
        | Event::OfferDrafted { .. }
        | Event::Clock(_) => return None,
    })
}

fn hidden(cards: u8) -> Value {
    Phrase::new("cards-hidden").with("count", cards).into()
}
