//! Games between bots, unchecked and without a log: for simulation and measurement.

use gantry_kernel::{
    Awaiting, Dice, Game, Input, InputOf, MAX_SEATS, Millis, News, Purpose, Seat, SeatContext,
    SeatSet, Standings,
};

use crate::{Bot, Response};

/// The outcome of a game.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The result.
    pub standings: Standings,
    /// How many decisions players made.
    pub decisions: u64,
}

/// Plays a game to its end. The bots use `dice`; chance has separate dice seeded from them, so that
/// no bot can foresee a shuffle. `legal` is a buffer.
///
/// # Panics
/// If there is not a bot per seat, or the game breaks its contract.
pub fn play_out<G: Game>(
    state: G::State,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
) -> Playout {
    let mut chance = Dice::from_number(dice.bits());
    play_out_dealt(state, bots, dice, legal, |state, _| G::draw(state, &mut chance))
}

/// Like [`play_out`], but `deal` draws the outcomes of chance, so that a match with keyed dice can
/// repeat them.
///
/// # Panics
/// As [`play_out`].
pub fn play_out_dealt<G: Game>(
    mut state: G::State,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    deal: impl FnMut(&G::State, Purpose) -> G::Chance,
) -> Playout {
    play_out_watched(&mut state, bots, dice, legal, deal, |_, _| {})
}

/// Like [`play_out_dealt`], but `watch` sees every input before it is applied. `state` ends as the
/// final state.
///
/// # Panics
/// As [`play_out`].
pub fn play_out_watched<G: Game>(
    state: &mut G::State,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    mut deal: impl FnMut(&G::State, Purpose) -> G::Chance,
    mut watch: impl FnMut(&G::State, &InputOf<G>),
) -> Playout {
    let mut news = News::silent();
    let mut decisions = 0;
    let mut now = Millis(0);
    let mut look_times = LookTimes::default();
    while let Some((at, input)) =
        next_input(state, now, bots, &mut look_times, dice, legal, &mut deal)
    {
        decisions += u64::from(matches!(input, Input::Act { .. }));
        watch(state, &input);
        G::apply(state, at, &input, &mut news);
        now = at;
    }
    let standings = G::standings(state).expect("a game that is over has standings");
    Playout { standings, decisions }
}

/// When each seat next looks at the table, on the table's clock.
#[derive(Clone, Debug, Default)]
pub struct LookTimes([Millis; MAX_SEATS]);

impl LookTimes {
    /// The first of these seats to look, and when; `None` if there are none.
    #[inline]
    fn first(&self, seats: SeatSet, now: Millis) -> Option<(Millis, Seat)> {
        seats.iter().map(|seat| (self.0[seat.index()].max(now), seat)).min()
    }
}

/// What happens next at a table of bots, and when; `None` if the game is over.
///
/// If somebody holds the game up, the lowest such seat decides at once. If nobody does, every bot
/// looks at the table when its time comes, and acts or waits. A deadline that comes first passes.
///
/// # Panics
/// As [`play_out`].
#[inline]
pub fn next_input<G: Game>(
    state: &G::State,
    now: Millis,
    bots: &mut [&mut dyn Bot<G>],
    look_times: &mut LookTimes,
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    deal: impl FnOnce(&G::State, Purpose) -> G::Chance,
) -> Option<(Millis, InputOf<G>)> {
    let (must, may, until) = match G::awaiting(state) {
        Awaiting::Over => return None,
        Awaiting::Chance(purpose) => {
            return Some((now, Input::Chance(deal(state, purpose))));
        }
        Awaiting::Players { must, may, until, .. } => (must, may, until),
    };
    let acted = if must.is_empty() {
        race::<G>(state, now, may, until, bots, look_times, dice, legal)
    } else {
        first_able::<G>(state, must.iter(), legal).map(|seat| {
            (now, seat, bots[seat.index()].decide(SeatContext::new(state, seat), legal, dice))
        })
    };
    let Some((at, seat, choice)) = acted else {
        let until = until.expect("a game that nobody can move has a deadline");
        return Some((until.max(now), Input::Timeout));
    };
    Some((at, Input::Act { seat, action: legal.swap_remove(choice) }))
}

/// The first of these seats to act, when, and its choice in `legal`; `None` if nobody acts before
/// the deadline.
#[inline]
#[allow(clippy::too_many_arguments)] // a step of the function above
fn race<G: Game>(
    state: &G::State,
    now: Millis,
    mut may: SeatSet,
    until: Option<Millis>,
    bots: &mut [&mut dyn Bot<G>],
    look_times: &mut LookTimes,
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
) -> Option<(Millis, Seat, usize)> {
    loop {
        let (at, seat) = look_times.first(may, now)?;
        if until.is_some_and(|until| at >= until) {
            return None;
        }
        G::legal(state, seat, legal);
        if legal.is_empty() {
            may = may.without(seat);
            continue;
        }
        let bot = &mut *bots[seat.index()];
        let (answer, pause) = match bot.answer(SeatContext::new(state, seat), legal, dice) {
            Response::Act(choice) => (Some((at, seat, choice)), bot.pause(dice)),
            Response::Wait(pause) => (None, pause.max(1)),
        };
        look_times.0[seat.index()] = Millis(at.0 + u64::from(pause));
        if answer.is_some() {
            return answer;
        }
    }
}

/// The first of these seats that has a legal action; its actions are left in `legal`.
fn first_able<G: Game>(
    state: &G::State,
    mut seats: impl Iterator<Item = Seat>,
    legal: &mut Vec<G::Action>,
) -> Option<Seat> {
    seats.find(|&seat| {
        G::legal(state, seat, legal);
        !legal.is_empty()
    })
}
