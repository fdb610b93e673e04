//! Lift Off with one planted fault at a time. The conformance kit must find each, with the check
//! that names its cause.

use gantry_kernel::{
    Audience, Awaiting, Face, Input, InputOf, MAX_SEATS, News, Refusal, Seat, SeatSet, Told, Viewer,
};
use gantry_testkit::{plant, planted};

use crate::LiftOff;
use crate::action::Action;
use crate::board::Task;
use crate::event::Event;
use crate::state::{Sealed, Stage, State};
use crate::view::View;

plant!(
    LiftOff,
    /// A seat sees the objectives of its neighbour.
    SeesGoals, [FoldedView], {
        fn view(state: &State, viewer: Viewer, view: &mut View) {
            if let Viewer::Seat(seat) = viewer {
                let neighbour = seat.next(state.seats());
                view.seats[neighbour.index()].shown = state.goals[neighbour.index()];
            }
        }
    }
);

plant!(
    LiftOff,
    /// Everybody is told which missions a player is looking at.
    HearsMissions, [FoldedView, EventLeak], {
        fn tell(told: &Told<Event>, news: &mut News<Event>) {
            match told.event {
                Event::Missions { cards: Face::Shown(_), .. } => {
                    news.tell_all(|| told.event.clone());
                }
                Event::Missions { .. } => {}
                _ => news.tell(told.to, || told.event.clone()),
            }
        }
    }
);

plant!(
    LiftOff,
    /// Everybody is told which card was chosen in a draft, and no view shows it.
    HearsChoice, [SealedChoice, EventLeak], {
        fn spoil(_: &mut State, input: &InputOf<LiftOff>, news: &mut News<Event>) {
            if let Input::Act { seat, action: Action::KeepSpecialist(card) } = *input {
                // A line of the log that changes no view.
                news.tell_all(|| Event::Banner {
                    seat,
                    banner: crate::effect::Banner::Money(card.id().len().try_into().unwrap_or(0)),
                });
            }
        }
    }
);

plant!(
    LiftOff,
    /// Everybody is told which objective was sold.
    HearsSale, [EventLeak, FoldedView], {
        fn tell(told: &Told<Event>, news: &mut News<Event>) {
            match told.event {
                Event::Sold { goal: Face::Hidden, seat } => news.tell(told.to, || {
                    Event::Sold { goal: Face::Shown(crate::card::Objective::new(0)), seat }
                }),
                _ => news.tell(told.to, || told.event.clone()),
            }
            if let Event::Sold { goal: Face::Shown(goal), seat } = told.event {
                news.tell_all(|| Event::Earned { seat, points: 0, money: goal.id().len().try_into().unwrap_or(0) });
            }
        }
    }
);

plant!(
    LiftOff,
    /// A deck may be chosen only if its hidden top card may be kept.
    DeckShowsTop, [ImaginedLegal, RefusalLeak], {
        fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            actions.retain(|action| !is_hidden_away(state, seat, action));
        }

        fn explain(
            state: &State,
            seat: Seat,
            action: &Action,
            answer: Result<(), Refusal>,
        ) -> Result<(), Refusal> {
            if is_hidden_away(state, seat, action) {
                return Err(Refusal::new("LO-5.1", "why-deck-closed"));
            }
            answer
        }
    }
);

/// The leak of [`DeckShowsTop`]: one deck, and only while another can be chosen.
fn is_hidden_away(state: &State, seat: Seat, action: &Action) -> bool {
    let Action::Deck(level) = *action else { return false };
    if seat.index() >= state.seats() {
        return false;
    }
    let board = state.open.board(seat);
    let top = state.decks[0].last().is_some_and(|top| top.index() % 2 == 0);
    level.index() == 0
        && board.task == Task::Deck
        && top
        && crate::judge::deck(state, seat, crate::card::Level::new(1)).is_ok()
}

plant!(
    LiftOff,
    /// A public counter follows the top of a deck: view and news agree on it.
    CounterShowsTop, [Exchange, ImaginedView], {
        fn spoil(state: &mut State, input: &InputOf<LiftOff>, news: &mut News<Event>) {
            if let Input::Act { action: Action::Done, .. } = input {
                let top = state.deck.last().is_some_and(|top| top.index() % 2 == 0);
                state.open.boards[0].points += u16::from(top);
                let board = state.open.boards[0];
                news.tell_all(|| Event::Board { seat: Seat::new(0), board });
            }
        }
    }
);

plant!(
    LiftOff,
    /// A mission that is discarded vanishes.
    LosesMission, [Census, FoldedView, Panics], {
        fn spoil(state: &mut State, input: &InputOf<LiftOff>, _: &mut News<Event>) {
            if let Input::Act { action: Action::Keep(_), .. } = input
                && let Some(count) = state.open.discards.iter_mut().find(|count| **count > 0)
            {
                *count -= 1;
            }
        }
    }
);

plant!(
    LiftOff,
    /// What a seat passed in a draft is forgotten.
    ForgetsPass, [FoldedView], {
        fn spoil(state: &mut State, _: &InputOf<LiftOff>, _: &mut News<Event>) {
            for memory in &mut state.memories {
                memory.goals.onward = None;
            }
        }
    }
);

plant!(
    LiftOff,
    /// An imagined world ignores what the seat passed.
    ImaginesAnything, [ImaginedView], {
        fn imagine(view: &View, state: &mut State) {
            if let Some(own) = view.own() {
                state.memories[own.index()].specialists.onward = None;
            }
        }
    }
);

plant!(
    LiftOff,
    /// Looking at missions can be taken back.
    FreeLook, [TakeBack], {
        fn reveals(_: &InputOf<LiftOff>, _: bool) -> bool {
            false
        }
    }
);

plant!(
    LiftOff,
    /// The last to choose is remembered.
    RemembersOrder, [SealedOrder], {
        fn spoil(state: &mut State, input: &InputOf<LiftOff>, news: &mut News<Event>) {
            if let Input::Act { seat, action: Action::KeepGoal(_) } = input
                && !state.sealed_seats().is_empty()
            {
                state.open.clock.turn = *seat;
                let clock = state.open.clock;
                news.tell_all(|| Event::Clock(clock));
            }
        }
    }
);

plant!(
    LiftOff,
    /// The same choice is listed again although it is already sealed.
    ListsTwice, [LegalRefused, LegalOrder], {
        fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
            if seat.index() < state.seats()
                && let Some(Sealed::Goal(goal)) = state.sealed[seat.index()]
                && state.open.clock.stage == Stage::Goals(crate::state::Pass::Two)
            {
                actions.push(Action::KeepGoal(goal));
                actions.sort_unstable();
            }
        }
    }
);

plant!(
    LiftOff,
    /// A seat that waits for another's search holds the game up.
    WaitsForWaiting, [WaitingSets, LegalForced], {
        fn awaiting(state: &State, awaiting: Awaiting) -> Awaiting {
            match awaiting {
                Awaiting::Players { may, until, sealed: false, .. }
                    if state.open.clock.stage == Stage::Launches =>
                {
                    let must = SeatSet::first(state.seats());
                    Awaiting::Players { must, may: may.union(must), until, sealed: false }
                }
                awaiting => awaiting,
            }
        }
    }
);

plant!(
    LiftOff,
    /// Spectators are told which objectives change hands.
    TellsSpectators, [EventLeak], {
        fn tell(told: &Told<Event>, news: &mut News<Event>) {
            news.tell(told.to, || told.event.clone());
            if matches!(told.event, Event::GoalsExchanged { .. }) {
                let spectators = Audience::all_but(SeatSet::first(MAX_SEATS));
                news.tell(spectators, || told.event.clone());
            }
        }
    }
);

planted!(
    LiftOff,
    SeesGoals,
    HearsMissions,
    HearsChoice,
    HearsSale,
    DeckShowsTop,
    CounterShowsTop,
    LosesMission,
    ForgetsPass,
    ImaginesAnything,
    FreeLook,
    RemembersOrder,
    ListsTwice,
    WaitsForWaiting,
    TellsSpectators,
);
