//! Outcomes of chance (LO-2, LO-5.5, LO-7.1), and whether one from a file is possible.

use gantry_kernel::{Dice, ParseError, Seat};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::card::{Level, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::data::DECKS;
use crate::state::{MissionPile, Open, Stage, State};

/// All mission cards of the box.
const MISSION_CARDS: usize = DECKS[0] + DECKS[1] + DECKS[2] + DECKS[3];

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(clippy::large_enum_variant)] // there are few outcomes
pub enum Chance {
    /// The starting player, and every pile from the top.
    Deal {
        /// Who begins (LO-2.1).
        first: Seat,
        /// Three per seat; the rest leave the game (LO-2.4).
        goals: ArrayVec<[Objective; OBJECTIVES]>,
        /// The specialist deck.
        specialists: ArrayVec<[Specialist; SPECIALISTS]>,
        /// The mission decks, level 1 first.
        missions: ArrayVec<[Mission; MISSION_CARDS]>,
    },
    /// LO-7.1: the new specialist deck, from the top.
    Specialists(ArrayVec<[Specialist; SPECIALISTS]>),
    /// LO-5.5: the new mission deck, from the top.
    Missions(Level, MissionPile),
}

/// What dice are used for. The numbers belong to the rules version.
pub(crate) mod purpose {
    use gantry_kernel::Purpose;

    use crate::card::Level;

    /// The deal.
    pub const DEAL: Purpose = Purpose(1);
    /// The specialists of phase 2.
    pub const SPECIALISTS: Purpose = Purpose(2);

    /// A mission deck: a separate stream each, so that an extra shuffle of one does not affect
    /// another.
    pub fn missions(level: Level) -> Purpose {
        Purpose(10 + u16::from(level.number()))
    }
}

/// The answer of [`gantry_kernel::Game::draw`].
pub fn draw(state: &State, dice: &mut Dice) -> Chance {
    match asked(state) {
        Asked::Deal => deal(&state.open, dice),
        Asked::Specialists => {
            let mut cards: ArrayVec<_> = dismissed(&state.open).collect();
            dice.shuffle(&mut cards);
            Chance::Specialists(cards)
        }
        Asked::Missions(level) => {
            let mut cards: MissionPile = discarded(&state.open, level).collect();
            dice.shuffle(&mut cards);
            Chance::Missions(level, cards)
        }
    }
}

/// The outcome that is awaited.
#[derive(Clone, Copy)]
enum Asked {
    Deal,
    Specialists,
    Missions(Level),
}

fn asked(state: &State) -> Asked {
    match (state.open.clock.stage, state.open.clock.drawing) {
        (Stage::Deal, _) => Asked::Deal,
        (Stage::NewPhase, _) => Asked::Specialists,
        (_, Some(drawing)) => Asked::Missions(drawing.level),
        (stage, None) => unreachable!("nothing to draw in {stage:?}"),
    }
}

fn deal(open: &Open, dice: &mut Dice) -> Chance {
    let (data, seats) = (open.data(), open.seats());
    let first = Seat::new(dice.index(seats));
    let mut goals: ArrayVec<[Objective; OBJECTIVES]> = Objective::all().collect();
    dice.shuffle(&mut goals);
    let mut specialists: ArrayVec<_> = data.specialist_deck(seats).collect();
    dice.shuffle(&mut specialists);
    let mut missions = ArrayVec::new();
    for level in Level::ALL {
        let mut deck: MissionPile = data.mission_deck(level, seats).collect();
        dice.shuffle(&mut deck);
        missions.extend(deck);
    }
    Chance::Deal { first, goals, specialists, missions }
}

/// The discarded specialists.
fn dismissed(open: &Open) -> impl Iterator<Item = Specialist> {
    Specialist::all()
        .flat_map(|kind| std::iter::repeat_n(kind, open.dismissed[kind.index()].into()))
}

/// The discarded missions of a level.
fn discarded(open: &Open, level: Level) -> impl Iterator<Item = Mission> {
    let kinds = open.data().level_mask(level).kinds();
    kinds.flat_map(|kind| std::iter::repeat_n(kind, open.discards[kind.index()].into()))
}

/// The answer of [`gantry_kernel::Game::admits`].
pub fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
    let open = &state.open;
    match (asked(state), chance) {
        (Asked::Deal, Chance::Deal { first, goals, specialists, missions }) => {
            if first.index() >= open.seats() {
                return Err(ParseError::new("a starting player at the table", first.to_string()));
            }
            same_cards("objectives", Objective::all(), goals)?;
            same_cards("specialists", open.data().specialist_deck(open.seats()), specialists)?;
            let mut rest = missions.as_slice();
            for level in Level::ALL {
                let deck: Vec<Mission> = open.data().mission_deck(level, open.seats()).collect();
                let (found, after) = rest.split_at(deck.len().min(rest.len()));
                same_cards("missions of a level", deck.into_iter(), found)?;
                rest = after;
            }
            same_cards("missions", std::iter::empty(), rest)
        }
        (Asked::Specialists, Chance::Specialists(cards)) => {
            same_cards("specialists", dismissed(open), cards)
        }
        (Asked::Missions(level), Chance::Missions(found, cards)) if level == *found => {
            same_cards("missions", discarded(open, level), cards)
        }
        (asked, chance) => {
            let expected = match asked {
                Asked::Deal => "a deal".to_owned(),
                Asked::Specialists => "a shuffle of the specialists".to_owned(),
                Asked::Missions(level) => format!("a shuffle of the missions of level {level}"),
            };
            Err(ParseError::new(expected, chance.to_string()))
        }
    }
}

fn same_cards<C: Ord + Copy>(
    what: &str,
    expected: impl Iterator<Item = C>,
    found: &[C],
) -> Result<(), ParseError> {
    let mut expected: Vec<C> = expected.collect();
    let mut sorted = found.to_vec();
    expected.sort_unstable();
    sorted.sort_unstable();
    if expected == sorted {
        return Ok(());
    }
    let wanted = format!("an order of the {} {what} to be shuffled", expected.len());
    Err(ParseError::new(wanted, format!("{} other cards", found.len())))
}
