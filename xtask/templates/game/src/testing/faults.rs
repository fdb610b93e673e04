//! New Game with planted faults. The conformance kit must find each of them, by the check that
//! names its cause.

use gantry_kernel::{Face, Input, InputOf, News, Refusal, Seat, Viewer};
use gantry_testkit::{plant, planted};

use crate::NewGame;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::view::View;

plant!(
    NewGame,
    /// Everybody sees all cards.
    ShowsCards, [FoldedView], {
        fn view(state: &State, _: Viewer, view: &mut View) {
            view.cards = state.cards.iter().copied().map(Face::Shown).collect();
        }
    }
);

plant!(
    NewGame,
    /// A stone is lost on the way.
    LosesStone, [Census, FoldedView], {
        fn spoil(state: &mut State, input: &InputOf<NewGame>, _: &mut News<Event>) {
            if let Input::Act { seat, .. } = *input {
                state.open.stones[seat.index()] -= 1;
            }
        }
    }
);

plant!(
    NewGame,
    /// More stones than a turn allows are accepted (NG-2.2).
    TakesMore, [LegalUnlisted], {
        fn explain(
            state: &State,
            seat: Seat,
            &Action(stones): &Action,
            answer: Result<(), Refusal>,
        ) -> Result<(), Refusal> {
            let open = &state.open;
            let there = open.stage == Stage::Play && seat == open.turn && stones <= open.heap;
            if there && stones > 3 { Ok(()) } else { answer }
        }
    }
);

plant!(
    NewGame,
    /// In imagined worlds the cards have changed hands.
    ImaginesOtherCards, [ImaginedView], {
        fn imagine(_: &View, state: &mut State) {
            state.cards.reverse();
        }
    }
);

planted!(NewGame, ShowsCards, LosesStone, TakesMore, ImaginesOtherCards);
