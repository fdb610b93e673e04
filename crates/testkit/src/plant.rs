//! A game with a planted fault: the kit must find each fault, with a check that names its cause.
//!
//! The planted fault is a thread-local value, not a type, so the kit is compiled once for all
//! faults of a game.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;

use gantry_kernel::{
    Absorb, Awaiting, Dice, Game, Imagine, InputOf, LineError, Millis, News, OptionSpec,
    ParseError, Refusal, Seat, SetupError, Standings, Text, Told, Viewer,
};

use crate::{Check, ConformanceError, Plan, Probe, conformance};

/// A fault, as changes to the sound game's answers. Anything not changed stays correct.
pub trait Plant: Clone + Debug + Send + Sync + 'static {
    /// The sound game.
    type Sound: Probe;
    /// The checks, one of which must find it.
    const FOUND_BY: &'static [Check];

    /// Whom the faulty game waits for.
    fn awaiting(_state: &<Self::Sound as Game>::State, awaiting: Awaiting) -> Awaiting {
        awaiting
    }

    /// Changes the list of legal actions.
    fn legal(
        _state: &<Self::Sound as Game>::State,
        _seat: Seat,
        _actions: &mut Vec<<Self::Sound as Game>::Action>,
    ) {
    }

    /// Changes the answer.
    fn explain(
        _state: &<Self::Sound as Game>::State,
        _seat: Seat,
        _action: &<Self::Sound as Game>::Action,
        answer: Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        answer
    }

    /// Whether the faulty game says that an input cannot be taken back.
    fn reveals(_input: &InputOf<Self::Sound>, revealed: bool) -> bool {
        revealed
    }

    /// Passes a piece of news on, to more or other viewers.
    fn tell(
        told: &Told<<Self::Sound as Game>::Event>,
        news: &mut News<<Self::Sound as Game>::Event>,
    ) {
        news.tell(told.to, || told.event.clone());
    }

    /// Changes the state after an input, and adds to the news.
    fn spoil(
        _state: &mut <Self::Sound as Game>::State,
        _input: &InputOf<Self::Sound>,
        _news: &mut News<<Self::Sound as Game>::Event>,
    ) {
    }

    /// Changes a view.
    fn view(
        _state: &<Self::Sound as Game>::State,
        _viewer: Viewer,
        _view: &mut <Self::Sound as Game>::View,
    ) {
    }

    /// Changes an imagined world.
    fn imagine(_view: &<Self::Sound as Game>::View, _state: &mut <Self::Sound as Game>::State) {}
}

/// Plants a fault in a game: `plant!(Game, /// what is wrong\nName, [Check, …], { changes })`.
#[macro_export]
macro_rules! plant {
    ($sound:ty, $(#[$doc:meta])* $name:ident, [$($check:ident),+], { $($body:item)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl $crate::Plant for $name {
            type Sound = $sound;
            const FOUND_BY: &'static [$crate::Check] = &[$($crate::Check::$check),+];
            $($body)*
        }
    };
}

type Explained = Result<(), Refusal>;

/// The changes of a fault as function pointers.
struct Changes<G: Game> {
    awaiting: fn(&G::State, Awaiting) -> Awaiting,
    legal: fn(&G::State, Seat, &mut Vec<G::Action>),
    explain: fn(&G::State, Seat, &G::Action, Explained) -> Explained,
    reveals: fn(&InputOf<G>, bool) -> bool,
    tell: fn(&Told<G::Event>, &mut News<G::Event>),
    spoil: fn(&mut G::State, &InputOf<G>, &mut News<G::Event>),
    view: fn(&G::State, Viewer, &mut G::View),
    imagine: fn(&G::View, &mut G::State),
}

impl<G: Game> Changes<G> {
    const fn of<P: Plant<Sound = G>>() -> Self {
        Self {
            awaiting: P::awaiting,
            legal: P::legal,
            explain: P::explain,
            reveals: P::reveals,
            tell: P::tell,
            spoil: P::spoil,
            view: P::view,
            imagine: P::imagine,
        }
    }
}

thread_local! {
    static PLANTED: Cell<Option<&'static dyn Any>> = const { Cell::new(None) };
}

/// The fault planted in this thread.
fn planted<G: Game>() -> &'static Changes<G> {
    let changes = PLANTED.get().and_then(|changes| changes.downcast_ref());
    changes.expect("`plant` was called with a fault of this game")
}

/// The game with the fault planted in its thread.
#[derive(Clone, Copy, Debug)]
pub struct Planted<G>(PhantomData<G>);

/// Plants a fault in the games of type [`Planted`] that this thread plays.
pub fn plant<P: Plant>() {
    PLANTED.set(Some(const { &Changes::of::<P>() }));
}

/// What went wrong, if the kit does not find the fault.
pub fn missed<P: Plant>(setups: &[<P::Sound as Game>::Setup], games: usize) -> Option<String> {
    plant::<P>();
    let setups = setups.to_vec();
    let plan = Plan::<Planted<P::Sound>> { setups, games_per_setup: games, seed: 1 };
    let name = std::any::type_name::<P>();
    match conformance(&plan) {
        Ok(_) => Some(format!("{name} was not found")),
        Err(ConformanceError { check, .. }) if P::FOUND_BY.contains(&check) => None,
        Err(failure) => Some(format!("{name} was found by {failure}")),
    }
}

impl<G: Probe> Game for Planted<G> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;

    type Setup = G::Setup;
    type State = G::State;
    type Action = G::Action;
    type Chance = G::Chance;
    type Event = G::Event;
    type View = G::View;

    fn seats(setup: &Self::Setup) -> usize {
        G::seats(setup)
    }

    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError> {
        G::start(setup)
    }

    fn setup(state: &Self::State) -> &Self::Setup {
        G::setup(state)
    }

    fn rules(setup: &Self::Setup) -> u32 {
        G::rules(setup)
    }

    fn awaiting(state: &Self::State) -> Awaiting {
        (planted::<G>().awaiting)(state, G::awaiting(state))
    }

    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        G::legal(state, seat, actions);
        (planted::<G>().legal)(state, seat, actions);
    }

    fn explain(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        (planted::<G>().explain)(state, seat, action, G::explain(state, seat, action))
    }

    fn draw(state: &Self::State, dice: &mut Dice) -> Self::Chance {
        G::draw(state, dice)
    }

    fn admits(state: &Self::State, chance: &Self::Chance) -> Result<(), ParseError> {
        G::admits(state, chance)
    }

    fn apply(
        state: &mut Self::State,
        at: Millis,
        input: &InputOf<Self>,
        news: &mut News<Self::Event>,
    ) {
        let mut sound = if news.has_listeners() { News::new() } else { News::silent() };
        G::apply(state, at, input, &mut sound);
        if (planted::<G>().reveals)(input, sound.revealed()) {
            news.reveal();
        }
        sound.told().iter().for_each(|told| (planted::<G>().tell)(told, news));
        (planted::<G>().spoil)(state, input, news);
    }

    fn standings(state: &Self::State) -> Option<Standings> {
        G::standings(state)
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        let mut view = G::view(state, viewer);
        (planted::<G>().view)(state, viewer, &mut view);
        view
    }
}

impl<G: Probe> Imagine for Planted<G> {
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State {
        let mut state = G::imagine(view, dice);
        (planted::<G>().imagine)(view, &mut state);
        state
    }
}

impl<G: Probe> Absorb for Planted<G> {
    fn blank(setup: &Self::Setup, viewer: Viewer) -> Self::View {
        G::blank(setup, viewer)
    }

    fn absorb(view: &mut Self::View, at: Millis, event: &Self::Event) {
        G::absorb(view, at, event);
    }
}

impl<G: Probe> Text for Planted<G> {
    const SEATS: (usize, usize) = G::SEATS;
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;

    fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError> {
        G::configure(rules, seats, options)
    }

    fn options(setup: &Self::Setup) -> Vec<(&'static str, String)> {
        G::options(setup)
    }

    fn position(state: &Self::State) -> String {
        G::position(state)
    }

    fn read_position(rules: u32, text: &str) -> Result<Self::State, LineError> {
        G::read_position(rules, text)
    }

    fn facts(state: &Self::State) -> String {
        G::facts(state)
    }
}

impl<G: Probe> Probe for Planted<G> {
    const MOST_ENTRIES: usize = G::MOST_ENTRIES;

    fn any_action(dice: &mut Dice, seats: usize) -> Self::Action {
        G::any_action(dice, seats)
    }

    fn exchange_hidden(
        before: &Self::State,
        after: &Self::State,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<Self::State> {
        G::exchange_hidden(before, after, viewer, dice)
    }

    fn census(state: &Self::State) -> Vec<u32> {
        G::census(state)
    }
}
