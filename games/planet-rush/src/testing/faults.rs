//! The planet race with one planted fault at a time. The conformance kit must find each, with the
//! check that names its cause.

use gantry_kernel::{
    Awaiting, Face, Input, InputOf, Millis, News, Refusal, Seat, SeatSet, Told, Viewer,
};
use gantry_testkit::{plant, planted};

use crate::PlanetRush;
use crate::action::{Action, Deed};
use crate::card::Card;
use crate::event::{Event, Obstacle};
use crate::pile::Pile;
use crate::state::{Stage, State};
use crate::view::View;

plant!(
    PlanetRush,
    /// The top cards are visible during the countdown.
    PeeksInCountdown, [FoldedView], {
        fn view(state: &State, _: Viewer, view: &mut View) {
            if state.open.stage == Stage::Countdown {
                for (deck, seen) in state.decks.iter().zip(view.decks.iter_mut()) {
                    seen.top = deck.cards.first().map(Face::Shown);
                }
            }
        }
    }
);

plant!(
    PlanetRush,
    /// The owner of a deck sees its second card.
    SeesSecond, [FoldedView], {
        fn view(state: &State, viewer: Viewer, view: &mut View) {
            if let (Viewer::Seat(seat), Stage::Rush) = (viewer, state.open.stage) {
                let deck = state.deck(seat);
                if deck.unseen > 0 {
                    let second = deck.cards.get(1).into_iter();
                    view.decks[seat.index()].known = second.collect();
                }
            }
        }
    }
);

plant!(
    PlanetRush,
    /// The pile under a deck is forgotten.
    ForgetsCycled, [FoldedView], {
        fn view(_: &State, _: Viewer, view: &mut View) {
            view.decks.iter_mut().for_each(|deck| {
                deck.unseen += u8::try_from(deck.known.len()).expect("few cards");
                deck.known = Pile::EMPTY;
            });
        }
    }
);

plant!(
    PlanetRush,
    /// Some are told the next card before it is on top.
    TellsNext, [Exchange, EventLeak], {
        fn spoil(state: &mut State, input: &InputOf<PlanetRush>, news: &mut News<Event>) {
            if let Input::Act { seat, action } = *input
                && action.deed == Deed::Cycle
                && let (Stage::Rush, Some(next)) = (state.open.stage, state.deck(seat).cards.get(1))
            {
                // A line of the log that changes no view.
                news.tell_all(|| Event::Failed {
                    seat,
                    order: next,
                    obstacle: Obstacle::Energy,
                });
            }
        }
    }
);

plant!(
    PlanetRush,
    /// Whether a card may be discarded depends on the one below it.
    DiscardShowsNext, [ImaginedLegal, RefusalLeak, LegalRefused], {
        fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            actions.retain(|action| !shows_next(state, seat, action));
        }

        fn explain(
            state: &State,
            seat: Seat,
            action: &Action,
            answer: Result<(), Refusal>,
        ) -> Result<(), Refusal> {
            answer?;
            if shows_next(state, seat, action) {
                return Err(Refusal::new("PR-3.2", "why-stopped"));
            }
            Ok(())
        }
    }
);

fn shows_next(state: &State, seat: Seat, action: &Action) -> bool {
    let deck = state.deck(seat);
    action.deed == Deed::Discard && deck.unseen > 0 && deck.cards.get(1) == Some(Card::Tank)
}

plant!(
    PlanetRush,
    /// A discarded card is lost.
    LosesDiscard, [Census, FoldedView], {
        fn spoil(state: &mut State, input: &InputOf<PlanetRush>, _: &mut News<Event>) {
            if let Input::Act { seat, action } = *input
                && action.deed == Deed::Discard
            {
                let discards = &mut state.open.companies[seat.index()].discards;
                let last = discards.iter().last();
                last.into_iter().for_each(|card| discards.remove(card));
            }
        }
    }
);

plant!(
    PlanetRush,
    /// Imagined decks have another top.
    ImaginesTop, [ImaginedView], {
        fn imagine(_: &View, state: &mut State) {
            for deck in &mut state.decks {
                if let Some(top) = deck.cards.take_first() {
                    deck.cards.push(top);
                }
            }
        }
    }
);

plant!(
    PlanetRush,
    /// A handled card can be taken back although the next one was seen.
    FreeLook, [TakeBack], {
        fn reveals(_: &InputOf<PlanetRush>, _: bool) -> bool {
            false
        }
    }
);

plant!(
    PlanetRush,
    /// An action with the number of another moment is accepted (PR-7.1).
    AnyNumber, [LegalUnlisted], {
        fn explain(
            state: &State,
            seat: Seat,
            action: &Action,
            answer: Result<(), Refusal>,
        ) -> Result<(), Refusal> {
            let now = Action {
                round: state.open.round,
                number: state.open.companies[seat.index() % 4].actions,
                ..*action
            };
            answer.or_else(|refusal| match crate::judge::judge(state, seat, &now) {
                Ok(()) => Ok(()),
                Err(_) => Err(refusal),
            })
        }
    }
);

plant!(
    PlanetRush,
    /// In the rush the game waits for everybody, even for those who pause.
    WaitsForResting, [LegalForced], {
        fn awaiting(state: &State, awaiting: Awaiting) -> Awaiting {
            let everybody = SeatSet::first(state.open.seats());
            match awaiting {
                Awaiting::Players { until, sealed, .. } if state.open.stage == Stage::Rush => {
                    Awaiting::Players { must: everybody, may: everybody, until, sealed }
                }
                other => other,
            }
        }
    }
);

plant!(
    PlanetRush,
    /// A round has no end if nobody ends it.
    NoDeadline, [Stuck, ImaginedAwaiting, Panics], {
        fn awaiting(_: &State, awaiting: Awaiting) -> Awaiting {
            match awaiting {
                Awaiting::Players { must, may, sealed, .. } => {
                    Awaiting::Players { must, may, until: None, sealed }
                }
                other => other,
            }
        }
    }
);

plant!(
    PlanetRush,
    /// The deadline of a round is not in the news.
    SecretDeadline, [FoldedView], {
        fn tell(told: &Told<Event>, news: &mut News<Event>) {
            match told.event {
                Event::FaceUp { tops, turn, .. } => {
                    news.tell(told.to, || Event::FaceUp { tops, turn, until: Some(Millis(1)) });
                }
                event => news.tell(told.to, || event),
            }
        }
    }
);

planted!(
    PlanetRush,
    PeeksInCountdown,
    SeesSecond,
    ForgetsCycled,
    TellsNext,
    DiscardShowsNext,
    LosesDiscard,
    ImaginesTop,
    FreeLook,
    AnyNumber,
    WaitsForResting,
    NoDeadline,
    SecretDeadline,
);
