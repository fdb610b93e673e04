//! Games between bots, unchecked and without a log: for simulation and measurement.

use gantry_kernel::{
    Awaiting, Dice, Eyes, Game, Input, InputOf, Millis, News, Purpose, Seat, SeatSet, Standings,
};

use crate::Bot;

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The result.
    pub standings: Standings,
    /// How many decisions players made.
    pub decisions: u64,
}

/// Plays a game to its end. `dice` serves the bots; chance has dice of its own that are seeded from them, so
/// that no bot can foresee a shuffle. `legal` is a buffer.
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

/// As [`play_out`], with chance drawn by `deal`, so that the same outcomes can be met again in a match
/// whose dice are keyed.
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

/// As [`play_out_dealt`], with somebody who sees every input before it is applied; `state` is then the final one.
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
    while let Some((at, input)) = next_input(state, now, bots, dice, legal, &mut deal) {
        decisions += u64::from(matches!(input, Input::Act { .. }));
        watch(state, &input);
        G::apply(state, at, &input, &mut news);
        now = at;
    }
    let standings = G::standings(state).expect("a game that is over has standings");
    Playout { standings, decisions }
}

/// What happens next at a table of bots, and when; none: the game is over.
///
/// Where several seats must decide the lowest goes first. Where nobody must, chance picks one of those who
/// may, so that nobody's pace starves the others, and a little time passes; if nobody can act, or the deadline
/// is reached, it passes.
///
/// # Panics
/// As [`play_out`].
#[inline]
pub fn next_input<G: Game>(
    state: &G::State,
    now: Millis,
    bots: &mut [&mut dyn Bot<G>],
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
    deal: impl FnOnce(&G::State, Purpose) -> G::Chance,
) -> Option<(Millis, InputOf<G>)> {
    let (must, may, until) = match G::awaiting(state) {
        Awaiting::Over => return None,
        Awaiting::Nature(purpose) => {
            return Some((now, Input::Chance(deal(state, purpose))));
        }
        Awaiting::Players { must, may, until, .. } => (must, may, until),
    };
    let mut at = now;
    let asked = if must.is_empty() {
        at.0 += u64::from(dice.below(LONGEST_PAUSE_MS));
        let late = until.is_some_and(|until| at >= until);
        if late { None } else { volunteer::<G>(state, may, dice, legal) }
    } else {
        first_able::<G>(state, must.iter(), legal)
    };
    let Some(seat) = asked else {
        let until = until.expect("a game that nobody can move has a deadline");
        return Some((until.max(now), Input::Timeout));
    };
    let choice = bots[seat.index()].decide(Eyes::new(state, seat), legal, dice);
    Some((at, Input::Act { seat, action: legal.swap_remove(choice) }))
}

/// The longest a bot waits in real time before somebody acts.
const LONGEST_PAUSE_MS: u32 = 200;

/// The first of these seats that has something to do, with its choices in `legal`.
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

/// One of these seats that has something to do, beginning anywhere.
fn volunteer<G: Game>(
    state: &G::State,
    may: SeatSet,
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
) -> Option<Seat> {
    if may.is_empty() {
        return None;
    }
    let skipped = dice.index(may.len());
    let from_anywhere = may.iter().skip(skipped).chain(may.iter().take(skipped));
    first_able::<G>(state, from_anywhere, legal)
}
