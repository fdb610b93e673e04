//! Where every card is. No card is created or lost: cards that are named nowhere fill the places
//! that are not full, in ascending order or, at a table that is to be played, as the dice say.

use std::fmt::Display;
use std::str::FromStr;

use gantry_game_kit::position::{PositionError, Word, before_rest, require, require_of};
use gantry_kernel::{Dice, LineError, ParseError, Seat};
use tinyvec::ArrayVec;

use super::defaults;
use super::read::{Reader, Result};
use super::text::{Position, SeatText};
use crate::banners::Banners;
use crate::card::{Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::data::Data;
use crate::effect::Banner;
use crate::setup::MOST_SEATS;
use crate::state::{HAND, MissionPile, PHASE_1_ROUNDS, ROUNDS, Stage, State};

/// The cards of the table that are nowhere yet.
struct Pool<'a, const N: usize> {
    rule: &'static str,
    copies: [u8; N],
    left: [u8; N],
    dice: Option<&'a mut Dice>,
}

impl<'a, const N: usize> Pool<'a, N> {
    const fn new(rule: &'static str, copies: [u8; N], dice: Option<&'a mut Dice>) -> Self {
        Self { rule, copies, left: copies, dice }
    }

    /// Takes a card that is named here.
    fn take(
        &mut self,
        kind: usize,
        name: impl Display,
        seat: Option<Seat>,
        key: &'static str,
    ) -> std::result::Result<(), PositionError> {
        if let Some(rest) = self.left[kind].checked_sub(1) {
            self.left[kind] = rest;
            return Ok(());
        }
        let message = match self.copies[kind] {
            0 => format!("{}: {name} is not in use at this table", self.rule),
            copies => {
                format!("{}: the table has {copies} {name}, the position names more", self.rule)
            }
        };
        Err(match seat {
            Some(seat) => PositionError::of(seat, key, message),
            None => PositionError::new(&[key], message),
        })
    }

    /// The kind of a random card that is left, or the lowest without dice.
    fn any_of(&mut self, fits: impl Fn(usize) -> bool) -> Option<usize> {
        let Some(dice) = &mut self.dice else { return self.lowest_of(fits) };
        let left = &self.left;
        let cards = (0..N).filter(|&kind| fits(kind));
        let cards = cards.flat_map(|kind| std::iter::repeat_n(kind, left[kind].into()));
        let cards: Vec<usize> = cards.collect();
        (!cards.is_empty()).then(|| *dice.pick(&cards))
    }

    /// The lowest kind that is left and fits.
    fn lowest_of(&self, fits: impl Fn(usize) -> bool) -> Option<usize> {
        (0..N).find(|&kind| self.left[kind] > 0 && fits(kind))
    }
}

/// A place: its named cards, and whether others may be added.
fn named<C: FromStr<Err = ParseError> + Copy>(
    reader: Reader,
    words: Option<&[Word]>,
) -> Result<(Vec<C>, bool)> {
    let Some(words) = words else { return Ok((Vec::new(), true)) };
    let (named, open) = before_rest(words);
    Ok((reader.cards(named)?, open))
}

/// How many cards the deck and the discard pile hold, per seat: two per round are drawn and
/// discarded (LO-1.1).
fn per_seat(stage: Stage, round: u8) -> (usize, usize) {
    let into_phase = usize::from(round.clamp(1, ROUNDS) - 1) % usize::from(PHASE_1_ROUNDS);
    let rounds_left = usize::from(PHASE_1_ROUNDS) - 1 - into_phase;
    let all = HAND + 2 * (usize::from(PHASE_1_ROUNDS) - 1);
    match stage {
        Stage::Deal => (0, 0),
        Stage::Goals(_) => (all, 0),
        Stage::NewPhase | Stage::Over => (0, all - 1),
        Stage::Sale => (all - 1, 0),
        _ => (2 * rounds_left, 2 * into_phase),
    }
}

/// Specialists: played, in hands, in the deck, discarded.
pub fn specialists(
    reader: Reader,
    position: &Position,
    texts: &[&SeatText],
    state: &mut State,
    dice: Option<&mut Dice>,
) -> Result<()> {
    let seats = state.seats();
    let data = state.open.setup.data();
    let clock = state.open.clock;
    let at = |error| reader.locate(error);
    let copies = data.specialists.map(|card| Data::copies_in_play(card.copies, seats));
    let mut pool = Pool::new("LO-1.1", copies, dice);
    let mut played = [(); MOST_SEATS].map(|()| Vec::<Specialist>::new());
    let mut hands = [(); MOST_SEATS].map(|()| (Vec::<Specialist>::new(), true));
    for seat in Seat::all(seats) {
        let text = texts[seat.index()];
        played[seat.index()] = reader.cards(text.played.iter().flatten())?;
        hands[seat.index()] = named(reader, text.hand.as_deref())?;
        for (key, cards) in [("played", &played[seat.index()]), ("hand", &hands[seat.index()].0)] {
            for card in cards {
                pool.take(card.index(), card, Some(seat), key).map_err(at)?;
            }
        }
    }
    let (mut deck, deck_open) = named::<Specialist>(reader, position.deck.as_deref())?;
    let (mut dismissed, dismissed_open) =
        named::<Specialist>(reader, position.dismissed.as_deref())?;
    for (key, cards) in [("deck", &deck), ("dismissed", &dismissed)] {
        for card in cards {
            pool.take(card.index(), card, None, key).map_err(at)?;
        }
    }
    let task = state.open.board(clock.turn).task;
    for seat in Seat::all(seats) {
        let cards = &mut played[seat.index()];
        let due = defaults::played(&state.open.setup, &clock, task, seat);
        require_of(seat, cards.len() <= due, "played", || {
            format!("LO-3.3: {seat} has played {} specialists, not {due}", cards.len())
        })
        .map_err(at)?;
        fill_played(data, texts[seat.index()], cards, due, &mut pool)
            .ok_or_else(|| missing(reader, seat, "played"))?;
        state.open.boards[seat.index()].round.played = cards.iter().copied().collect();
    }
    for seat in Seat::all(seats) {
        let (cards, open) = &mut hands[seat.index()];
        let due = match clock.stage {
            Stage::Deal | Stage::Goals(_) => 0,
            Stage::NewPhase | Stage::Sale | Stage::Over => 1,
            _ => HAND - played[seat.index()].len(),
        };
        complete(cards, *open, due, &mut pool, Specialist::new);
        require_of(seat, cards.len() == due, "hand", || {
            format!("LO-3: {seat} must have {due} specialists in hand now and has {}", cards.len())
        })
        .map_err(at)?;
        state.hands[seat.index()] = cards.iter().copied().collect();
        state.hands[seat.index()].sort_unstable();
    }
    let (in_deck, discarded) = per_seat(clock.stage, clock.round);
    require(dismissed.len() <= discarded * seats, &["dismissed"], || {
        let (due, found) = (discarded * seats, dismissed.len());
        format!("LO-1.1: dismissed must hold {due} specialists now and holds {found}")
    })
    .map_err(at)?;
    complete(&mut deck, deck_open, in_deck * seats, &mut pool, Specialist::new);
    complete(&mut dismissed, dismissed_open, discarded * seats, &mut pool, Specialist::new);
    for (key, cards, due) in
        [("deck", &deck, in_deck * seats), ("dismissed", &dismissed, discarded * seats)]
    {
        require(cards.len() == due, &[key], || {
            format!("LO-1.1: {key} must hold {due} specialists now and holds {}", cards.len())
        })
        .map_err(at)?;
    }
    state.deck = deck.iter().rev().copied().collect();
    dismissed.iter().for_each(|card| state.open.dismissed[card.index()] += 1);
    Ok(())
}

fn missing(reader: Reader, seat: Seat, key: &'static str) -> LineError {
    let message = format!("LO-4.1: no specialists are left that {seat} can have played");
    reader.locate(PositionError::of(seat, key, message))
}

/// Adds unnamed cards up to this many.
fn complete<C, const N: usize>(
    cards: &mut Vec<C>,
    open: bool,
    due: usize,
    pool: &mut Pool<N>,
    new: fn(usize) -> C,
) {
    while open && cards.len() < due {
        let Some(kind) = pool.any_of(|_| true) else { return };
        pool.left[kind] -= 1;
        cards.push(new(kind));
    }
}

/// Fills in played cards that are not named: first those that give the banners that the seat has,
/// then those whose banners have no lasting effect.
fn fill_played(
    data: &Data,
    text: &SeatText,
    cards: &mut Vec<Specialist>,
    due: usize,
    pool: &mut Pool<SPECIALISTS>,
) -> Option<()> {
    let mut has = Banners::of(data, cards);
    let used = text.flights.unwrap_or(0).saturating_sub(text.lab_used.unwrap_or(false).into());
    let missions = text.missions.unwrap_or(0).saturating_sub(has.missions);
    let launches = text.launches.unwrap_or(0).saturating_add(used).saturating_sub(has.launches);
    let mut wanted: Vec<Banner> = std::iter::repeat_n(Banner::Mission, missions.into()).collect();
    wanted.extend(std::iter::repeat_n(Banner::Launch, launches.into()));
    let boost = text.boost.filter(|&boost| boost > 0);
    for &weight in text.weights.iter().flatten().chain(&boost) {
        match has.weights.iter().position(|&there| there == weight) {
            Some(place) => {
                has.weights.remove(place);
            }
            None => wanted.push(Banner::Weight(weight)),
        }
    }
    let mut wanted = wanted.into_iter();
    while cards.len() < due {
        let fits = |kind: usize, banner: Banner| data.specialists[kind].banner == banner;
        let plain = |kind: usize| {
            matches!(data.specialists[kind].banner, Banner::Money(_) | Banner::Points(_))
        };
        let kind = match wanted.next() {
            Some(banner) => pool.lowest_of(|kind| fits(kind, banner)),
            None => pool.lowest_of(plain),
        }?;
        pool.left[kind] -= 1;
        cards.push(Specialist::new(kind));
    }
    Some(())
}

/// Objectives: three each, or what is left after the sale (LO-7.2).
pub fn goals(
    reader: Reader,
    texts: &[&SeatText],
    state: &mut State,
    dice: Option<&mut Dice>,
) -> Result<()> {
    let seats = state.seats();
    let at = |error| reader.locate(error);
    let mut pool = Pool::new("LO-1.3", [1; OBJECTIVES], dice);
    let mut goals = [(); MOST_SEATS].map(|()| (Vec::<Objective>::new(), true));
    for seat in Seat::all(seats) {
        goals[seat.index()] = named(reader, texts[seat.index()].goals.as_deref())?;
        for goal in &goals[seat.index()].0 {
            pool.take(goal.index(), goal, Some(seat), "goals").map_err(at)?;
        }
    }
    for seat in Seat::all(seats) {
        let (cards, open) = &mut goals[seat.index()];
        complete(cards, *open, HAND, &mut pool, Objective::new);
        let sold = state.open.clock.phase() == 1;
        require_of(seat, cards.len() == HAND || (sold && cards.len() < HAND), "goals", || {
            format!("LO-2.4: {seat} must have {HAND} objectives and has {}", cards.len())
        })
        .map_err(at)?;
        state.goals[seat.index()] = cards.iter().copied().collect();
        state.goals[seat.index()].sort_unstable();
    }
    let held = |goal: &Objective| state.goals.iter().any(|goals| goals.contains(goal));
    let gone = Objective::all().filter(|goal| !held(goal));
    state.gone = gone.fold(0, |gone, goal| gone | 1 << goal.index());
    Ok(())
}

/// Missions: with players, being looked at, discarded, in the decks.
pub fn missions(
    reader: Reader,
    position: &Position,
    state: &mut State,
    dice: Option<&mut Dice>,
) -> Result<()> {
    let seats = state.seats();
    let at = |error| reader.locate(error);
    let copies = state.open.data().missions.map(|card| Data::copies_in_play(card.copies, seats));
    let mut pool: Pool<MISSIONS> = Pool::new("LO-1.2", copies, dice);
    for seat in Seat::all(seats) {
        let board = state.open.board(seat);
        for (key, held) in [("earth", board.earth), ("space", board.space)] {
            for mission in held.cards() {
                pool.take(mission.index(), mission, Some(seat), key).map_err(at)?;
            }
        }
    }
    for mission in &state.drawn {
        pool.take(mission.index(), mission, None, "drawn").map_err(at)?;
    }
    for mission in reader.cards::<Mission>(position.discards.iter().flatten())? {
        pool.take(mission.index(), mission, None, "discards").map_err(at)?;
        state.open.discards[mission.index()] += 1;
    }
    let mut words: [Option<&[Word]>; 4] = [None; 4];
    for (level, deck) in position.decks.iter().flat_map(|decks| decks.iter()) {
        let level: Level = reader.0.word(level, str::parse)?;
        words[level.index()] = Some(deck);
    }
    for level in Level::ALL {
        let key = ["1", "2", "3", "4"][level.index()];
        let (mut deck, open) = named::<Mission>(reader, words[level.index()])?;
        let mask = state.open.data().level_mask(level);
        for mission in &deck {
            require(mask.count(*mission) > 0, &[key], || {
                format!("LO-1.2: {mission} is not a mission of level {level}")
            })
            .map_err(at)?;
            pool.take(mission.index(), mission, None, key).map_err(at)?;
        }
        while let Some(kind) = pool.any_of(|kind| mask.count(Mission::new(kind)) > 0) {
            let mission = Mission::new(kind);
            require(open, &[key], || {
                format!("LO-1.2: {mission} lies nowhere; \"...\" at the end of the deck adds it")
            })
            .map_err(at)?;
            pool.left[kind] -= 1;
            deck.push(mission);
        }
        let deck: ArrayVec<_> = deck.into_iter().rev().collect();
        state.decks[level.index()] = deck as MissionPile;
    }
    Ok(())
}
