//! A game with a fault planted in it: each must be found by the kit, by a check that names its cause.

use std::fmt::Debug;
use std::marker::PhantomData;

use gantry_kernel::{
    Absorb, Awaiting, Dice, Expected, Fault, Game, Imagine, InputOf, Millis, News, OptionSpec,
    Refusal, Seat, SetupError, Standings, Text, Told, Viewer,
};

use crate::{Check, Failure, Plan, Probe, conformance};

/// A fault, as changes to what the sound game answers. What is not changed is as it should be.
pub trait Plant: Clone + Debug + Send + Sync + 'static {
    /// The sound game.
    type Sound: Probe;
    /// The checks of which one must find it.
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

    /// Another answer.
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

    /// Passes a piece of news on, to more or other people.
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

/// The game with the fault.
#[derive(Clone, Copy, Debug)]
pub struct Planted<P>(PhantomData<P>);

/// What went wrong, if the kit does not find a fault as it should.
pub fn missed<P: Plant>(setups: &[<P::Sound as Game>::Setup], games: usize) -> Option<String> {
    let plan = Plan::<Planted<P>> { setups: setups.to_vec(), games_per_setup: games, seed: 1 };
    let name = std::any::type_name::<P>();
    match conformance(&plan) {
        Ok(_) => Some(format!("{name} was not found")),
        Err(Failure { check, .. }) if P::FOUND_BY.contains(&check) => None,
        Err(failure) => Some(format!("{name} was found by {failure}")),
    }
}

impl<P: Plant> Game for Planted<P> {
    const ID: &'static str = P::Sound::ID;
    const RULES: u32 = P::Sound::RULES;

    type Setup = <P::Sound as Game>::Setup;
    type State = <P::Sound as Game>::State;
    type Action = <P::Sound as Game>::Action;
    type Chance = <P::Sound as Game>::Chance;
    type Event = <P::Sound as Game>::Event;
    type View = <P::Sound as Game>::View;

    fn seats(setup: &Self::Setup) -> usize {
        P::Sound::seats(setup)
    }

    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError> {
        P::Sound::start(setup)
    }

    fn setup(state: &Self::State) -> &Self::Setup {
        P::Sound::setup(state)
    }

    fn awaiting(state: &Self::State) -> Awaiting {
        P::awaiting(state, P::Sound::awaiting(state))
    }

    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        P::Sound::legal(state, seat, actions);
        P::legal(state, seat, actions);
    }

    fn explain(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        P::explain(state, seat, action, P::Sound::explain(state, seat, action))
    }

    fn draw(state: &Self::State, dice: &mut Dice) -> Self::Chance {
        P::Sound::draw(state, dice)
    }

    fn admits(state: &Self::State, chance: &Self::Chance) -> Result<(), Expected> {
        P::Sound::admits(state, chance)
    }

    fn apply(
        state: &mut Self::State,
        at: Millis,
        input: &InputOf<Self>,
        news: &mut News<Self::Event>,
    ) {
        let mut sound = if news.heard() { News::new() } else { News::silent() };
        P::Sound::apply(state, at, input, &mut sound);
        if P::reveals(input, sound.revealed()) {
            news.reveal();
        }
        sound.told().iter().for_each(|told| P::tell(told, news));
        P::spoil(state, input, news);
    }

    fn standings(state: &Self::State) -> Option<Standings> {
        P::Sound::standings(state)
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        let mut view = P::Sound::view(state, viewer);
        P::view(state, viewer, &mut view);
        view
    }
}

impl<P: Plant> Imagine for Planted<P> {
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self::State {
        let mut state = P::Sound::imagine(view, dice);
        P::imagine(view, &mut state);
        state
    }
}

impl<P: Plant> Absorb for Planted<P> {
    fn blank(setup: &Self::Setup, viewer: Viewer) -> Self::View {
        P::Sound::blank(setup, viewer)
    }

    fn absorb(view: &mut Self::View, at: Millis, event: &Self::Event) {
        P::Sound::absorb(view, at, event);
    }
}

impl<P: Plant> Text for Planted<P> {
    const SEATS: (usize, usize) = P::Sound::SEATS;
    const OPTIONS: &'static [OptionSpec] = P::Sound::OPTIONS;

    fn configure(seats: usize, options: &[(String, String)]) -> Result<Self::Setup, SetupError> {
        P::Sound::configure(seats, options)
    }

    fn options(setup: &Self::Setup) -> Vec<(&'static str, String)> {
        P::Sound::options(setup)
    }

    fn position(state: &Self::State) -> String {
        P::Sound::position(state)
    }

    fn read_position(text: &str) -> Result<Self::State, Fault> {
        P::Sound::read_position(text)
    }

    fn facts(state: &Self::State) -> String {
        P::Sound::facts(state)
    }
}

impl<P: Plant> Probe for Planted<P> {
    const MOST_ENTRIES: usize = P::Sound::MOST_ENTRIES;

    fn any_action(dice: &mut Dice, seats: usize) -> Self::Action {
        P::Sound::any_action(dice, seats)
    }

    fn exchange_hidden(
        before: &Self::State,
        after: &Self::State,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<Self::State> {
        P::Sound::exchange_hidden(before, after, viewer, dice)
    }

    fn census(state: &Self::State) -> Vec<u32> {
        P::Sound::census(state)
    }
}
