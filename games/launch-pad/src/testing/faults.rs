//! Launch Pad with one planted fault at a time. The conformance kit must find each, with the check
//! that names its cause.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use gantry_kernel::{
    Absorb, Awaiting, Dice, Face, Game, Imagine, Input, LineError, Millis, News, OptionSpec,
    ParseError, Refusal, Seat, SeatSet, SetupError, Standings, Text, Viewer,
};
use gantry_testkit::{Check, Probe};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::chance::Chance;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Stage, State};
use crate::view::View;
use crate::{Bag, Card, LaunchPad};

macro_rules! faults {
    ($($(#[doc = $doc:literal])* $fault:ident => $($check:ident)|+,)*) => {
        /// A fault.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Fault { $($(#[doc = $doc])* $fault,)* }

        impl Fault {
            /// Every fault.
            pub const ALL: &[Self] = &[$(Self::$fault),*];

            /// The checks, one of which finds it.
            pub const fn found_by(self) -> &'static [Check] {
                match self { $(Self::$fault => &[$(Check::$check),+],)* }
            }
        }
    };
}

faults! {
    /// A seat sees a card of its neighbour's hand.
    LeakInView => FoldedView,
    /// Whether the turn may end depends on the top of the draw pile.
    LeakInLegal => ImaginedLegal,
    /// Everybody is told which card was drawn.
    LeakInEvent => FoldedView,
    /// Everybody is told which card was chosen for Surplus, and the view does not show it.
    LeakOfChoice => SealedChoice | EventLeak,
    /// Everybody is told which card goes into an offer, and the view does not show it.
    LeakOfOffer => EventLeak,
    /// A public counter follows the top of the draw pile: view and news agree on it.
    LeakInCounter => Exchange,
    /// A clone shares a part with its original.
    ShallowCopy => ShallowCopy,
    /// A discarded card vanishes.
    LostCard => Census | EventLeak,
    /// Explaining a refusal changes the state.
    RefusalMutates => RefusalMutates,
    /// What happens depends on how often anything has happened in this program.
    ReplayDrift => Deterministic,
    /// Drawing is listed twice.
    TwinAction => LegalOrder,
    /// The player on turn must act but may not.
    WrongWaiting => WaitingSets,
    /// Those who watch an exchange do not forget.
    ForgetsToForget => FoldedView,
    /// Drawing can be taken back.
    FreeLook => TakeBack,
    /// The last to choose for Surplus is remembered.
    SealedOrder => SealedOrder,
    /// An action is listed that is refused.
    FalsePromise => LegalRefused,
}

thread_local! {
    static PLANTED: Cell<Option<Fault>> = const { Cell::new(None) };
}

impl Fault {
    /// Plants it in the games that this thread plays: the kit is compiled once for all faults.
    pub fn plant(self) {
        PLANTED.set(Some(self));
    }

    fn is_planted(self) -> bool {
        PLANTED.get() == Some(self)
    }
}

/// Launch Pad with the fault planted in its thread.
#[derive(Clone, Copy, Debug)]
pub struct Faulty;

/// A state with a part that copies may share.
#[derive(Clone, Debug)]
pub struct FaultyState {
    state: State,
    shared: Arc<AtomicU32>,
}

impl PartialEq for FaultyState {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.count() == other.count()
    }
}

impl Eq for FaultyState {}

impl Serialize for FaultyState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.state, self.count()).serialize(serializer)
    }
}

impl FaultyState {
    fn new(state: &State) -> Self {
        Self { state: *state, shared: Arc::default() }
    }

    fn count(&self) -> u32 {
        self.shared.load(Ordering::Relaxed)
    }

    fn touch(&self) {
        self.shared.fetch_add(1, Ordering::Relaxed);
    }
}

static EVER_PLAYED: AtomicU32 = AtomicU32::new(0);

/// The leak of [`LeakInLegal`].
fn may_not_end(state: &State) -> bool {
    state.draw.last() == Some(&Card::Metal) && state.hand(state.turn()).len() > 1
}

impl Game for Faulty {
    const ID: &'static str = LaunchPad::ID;
    const RULES: u32 = LaunchPad::RULES;

    type Setup = Setup;
    type State = FaultyState;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup) -> usize {
        LaunchPad::seats(setup)
    }

    fn start(setup: &Setup) -> Result<FaultyState, SetupError> {
        LaunchPad::start(setup).map(|state| FaultyState::new(&state))
    }

    fn setup(faulty: &FaultyState) -> &Setup {
        LaunchPad::setup(&faulty.state)
    }

    fn rules(setup: &Setup) -> u32 {
        LaunchPad::rules(setup)
    }

    fn awaiting(faulty: &FaultyState) -> Awaiting {
        match LaunchPad::awaiting(&faulty.state) {
            Awaiting::Players { must, until, sealed, .. }
                if Fault::WrongWaiting.is_planted()
                    && faulty.state.open.clock.stage == Stage::Discard =>
            {
                Awaiting::Players { must, may: SeatSet::EMPTY, until, sealed }
            }
            awaiting => awaiting,
        }
    }

    fn legal(faulty: &FaultyState, seat: Seat, actions: &mut Vec<Action>) {
        LaunchPad::legal(&faulty.state, seat, actions);
        match PLANTED.get() {
            Some(Fault::LeakInLegal) if may_not_end(&faulty.state) => {
                actions.retain(|action| *action != Action::End);
            }
            Some(Fault::TwinAction) if actions.first() == Some(&Action::Draw) => {
                actions.insert(0, Action::Draw);
            }
            Some(Fault::FalsePromise)
                if seat == faulty.state.turn()
                    && faulty.state.open.clock.stage == Stage::Play
                    && actions.last() != Some(&Action::End) =>
            {
                actions.push(Action::End);
            }
            _ => {}
        }
    }

    fn explain(faulty: &FaultyState, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let answer = LaunchPad::explain(&faulty.state, seat, action);
        if Fault::RefusalMutates.is_planted() && answer.is_err() {
            faulty.touch();
        }
        if Fault::LeakInLegal.is_planted() && *action == Action::End && may_not_end(&faulty.state) {
            return Err(Refusal::new("LP-3.6", "why-hand-limit"));
        }
        answer
    }

    fn draw(faulty: &FaultyState, dice: &mut Dice) -> Chance {
        LaunchPad::draw(&faulty.state, dice)
    }

    fn admits(faulty: &FaultyState, chance: &Chance) -> Result<(), ParseError> {
        LaunchPad::admits(&faulty.state, chance)
    }

    fn apply(
        faulty: &mut FaultyState,
        at: Millis,
        input: &Input<Action, Chance>,
        news: &mut News<Event>,
    ) {
        let mut inner = if news.has_listeners() { News::new() } else { News::silent() };
        LaunchPad::apply(&mut faulty.state, at, input, &mut inner);
        if inner.revealed() && !Fault::FreeLook.is_planted() {
            news.reveal();
        }
        for told in inner.told() {
            match told.event {
                Event::Drew { card: Face::Shown(_), .. } if Fault::LeakInEvent.is_planted() => {
                    news.tell_all(|| told.event.clone());
                }
                Event::Drew { card: Face::Hidden, .. } if Fault::LeakInEvent.is_planted() => {}
                _ => news.tell(told.to, || told.event.clone()),
            }
        }
        spoil(faulty, input, news);
    }

    fn standings(faulty: &FaultyState) -> Option<Standings> {
        LaunchPad::standings(&faulty.state)
    }

    fn view(faulty: &FaultyState, viewer: Viewer) -> View {
        let mut view = LaunchPad::view(&faulty.state, viewer);
        if let (Some(Fault::LeakInView), Viewer::Seat(seat)) = (PLANTED.get(), viewer) {
            let neighbour = seat.next(faulty.state.seats());
            let hand = faulty.state.hand(neighbour);
            let known = &mut view.hands[neighbour.index()].known;
            if known.is_empty() && !hand.is_empty() {
                *known = Bag::from_iter([hand.nth(0)]);
            }
        }
        view
    }
}

/// The faults of `apply` that change the state or the news.
fn spoil(faulty: &mut FaultyState, input: &Input<Action, Chance>, news: &mut News<Event>) {
    match (PLANTED.get(), input) {
        (Some(Fault::ShallowCopy), _) => faulty.touch(),
        (Some(Fault::LostCard), Input::Act { action: Action::Discard(_), .. }) => {
            faulty.state.open.discards.pop();
        }
        (Some(Fault::ReplayDrift), _) if EVER_PLAYED.fetch_add(1, Ordering::Relaxed) % 16 == 15 => {
            faulty.state.open.clock.refilled ^= true;
        }
        (Some(Fault::SealedOrder), Input::Act { seat, action: Action::Choose(_) })
            if faulty.state.open.clock.stage == Stage::Surplus =>
        {
            faulty.state.open.clock.refilled = seat.index() == 0;
            let clock = faulty.state.open.clock;
            news.tell_all(|| Event::Clock(clock));
        }
        (Some(Fault::LeakInCounter), Input::Act { action: Action::Draw, .. }) => {
            let top = faulty.state.draw.last();
            faulty.state.open.clock.gone[1] = u8::from(top == Some(&Card::Metal));
            let clock = faulty.state.open.clock;
            news.tell_all(|| Event::Clock(clock));
        }
        (Some(Fault::LeakOfChoice), Input::Act { seat, action: Action::Choose(card) })
        | (Some(Fault::LeakOfOffer), Input::Act { seat, action: Action::Give(card) }) => {
            let (seat, card) = (*seat, *card);
            // Told as a move in the log that changes no view.
            news.tell_all(|| Event::CornerMoved { seat, corner: card, to: None });
        }
        _ => {}
    }
}

impl Imagine for Faulty {
    fn imagine(view: &View, dice: &mut Dice) -> FaultyState {
        FaultyState::new(&LaunchPad::imagine(view, dice))
    }
}

impl Absorb for Faulty {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        LaunchPad::blank(setup, viewer)
    }

    fn absorb(view: &mut View, at: Millis, event: &Event) {
        match *event {
            Event::Passed { from, card: Face::Hidden, .. }
                if Fault::ForgetsToForget.is_planted() =>
            {
                let memory = view.hands[from.index()];
                LaunchPad::absorb(view, at, event);
                view.hands[from.index()].known = memory.known;
            }
            _ => LaunchPad::absorb(view, at, event),
        }
    }
}

impl Text for Faulty {
    const SEATS: (usize, usize) = LaunchPad::SEATS;
    const OPTIONS: &'static [OptionSpec] = LaunchPad::OPTIONS;

    fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Setup, SetupError> {
        LaunchPad::configure(rules, seats, options)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        LaunchPad::options(setup)
    }

    fn position(faulty: &FaultyState) -> String {
        format!("# {}\n{}", faulty.count(), LaunchPad::position(&faulty.state))
    }

    fn read_position(rules: u32, text: &str) -> Result<FaultyState, LineError> {
        let count = text.lines().next().and_then(|line| line.strip_prefix("# ")?.parse().ok());
        let faulty = FaultyState::new(&LaunchPad::read_position(rules, text)?);
        faulty.shared.store(count.unwrap_or(0), Ordering::Relaxed);
        Ok(faulty)
    }

    fn facts(faulty: &FaultyState) -> String {
        LaunchPad::facts(&faulty.state)
    }
}

impl Probe for Faulty {
    const MOST_ENTRIES: usize = LaunchPad::MOST_ENTRIES;

    fn any_action(dice: &mut Dice, seats: usize) -> Action {
        super::probe::any_action(dice, seats)
    }

    fn exchange_hidden(
        before: &FaultyState,
        after: &FaultyState,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<FaultyState> {
        let other = super::probe::exchange_hidden(&before.state, &after.state, viewer, dice)?;
        let faulty = FaultyState::new(&other);
        faulty.shared.store(before.count(), Ordering::Relaxed);
        Some(faulty)
    }

    fn census(faulty: &FaultyState) -> Vec<u32> {
        super::probe::census(&faulty.state)
    }
}
