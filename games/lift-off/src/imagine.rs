//! Full states consistent with a view: hidden cards are dealt again among the places where they can
//! be.

use gantry_kernel::{Dice, Imagine, Seat};
use tinyvec::ArrayVec;

use crate::LiftOff;
use crate::card::{Level, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::data::Data;
use crate::deduce::{DraftKnowledge, MOST_KINDS};
use crate::memory::Draft;
use crate::setup::MOST_SEATS;
use crate::state::{Direction, HAND, MissionPile, Pass, Sealed, Stage, State};
use crate::view::View;

impl Imagine for LiftOff {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        complete(view, dice, GoalDraft::deal)
    }
}

/// Limits the exponent, so that weights stay finite.
const MOST_EXPONENT: f32 = 60.0;

/// How many deals of objectives compete.
const DEALS: usize = 16;

/// A state like those of [`imagine`], but chosen among several deals of objectives. Each is
/// weighted by e to the power of the sum of the weights of all objectives that others hold in it.
pub fn suppose(view: &View, weights: &[[f32; OBJECTIVES]; MOST_SEATS], dice: &mut Dice) -> State {
    let exponent = |goals: &Goals| {
        let others = view.seats().filter(|seat| view.own() != Some(*seat)).map(Seat::index);
        let weigh = |seat: usize| {
            goals.held[seat].iter().map(|goal| weights[seat][goal.index()]).sum::<f32>()
        };
        others.map(weigh).sum::<f32>()
    };
    complete(view, dice, |draft, dice| {
        let mut chosen = draft.deal(dice);
        let usual = exponent(&chosen);
        let mut total = 1.0;
        for _ in 1..DEALS {
            let other = draft.deal(dice);
            let part = (exponent(&other) - usual).min(MOST_EXPONENT).exp();
            total += part;
            if dice.fraction() * total < part {
                chosen = other;
            }
        }
        chosen
    })
}

/// A state whose objectives come from a reconstructed draft.
fn complete<'a>(
    view: &'a View,
    dice: &mut Dice,
    deal: impl FnOnce(&GoalDraft<'a>, &mut Dice) -> Goals,
) -> State {
    let mut state = State::new(&view.open.setup);
    state.open = view.open.clone();
    if view.open.clock.stage == Stage::Deal {
        return state;
    }
    deal(&GoalDraft::new(view), dice).lay(&mut state);
    specialists(&mut state, view, dice);
    if let Some(own) = view.own() {
        state.memories[own.index()] = view.memory;
    }
    for level in Level::ALL {
        missions(&mut state, view, level, dice);
    }
    seal(&mut state, view, dice);
    state
}

/// What is known about the draft of objectives (LO-2.4, LO-7.2).
struct GoalDraft<'a> {
    view: &'a View,
    known: DraftKnowledge<Objective>,
}

/// Where objectives may be, and a draft that leads there.
struct Goals {
    held: [ArrayVec<[Objective; HAND]>; MOST_SEATS],
    drafts: [Draft<Objective>; MOST_SEATS],
}

impl<'a> GoalDraft<'a> {
    fn new(view: &'a View) -> Self {
        let hand = view.own().map(|own| view.seats[own.index()].shown).unwrap_or_default();
        let known = DraftKnowledge {
            seats: view.open.seats(),
            direction: Direction::Left,
            passes: match view.open.clock.stage {
                Stage::Goals(Pass::Two) => 0,
                Stage::Goals(Pass::One) => 1,
                _ => 2,
            },
            own: view.own(),
            memory: view.memory.goals,
            hand,
            carried: [None; MOST_SEATS],
            played: [ArrayVec::new(); MOST_SEATS],
            left: [1; MOST_KINDS],
            number: Objective::index,
        };
        Self { view, known }
    }

    fn deal(&self, dice: &mut Dice) -> Goals {
        let over = self.view.open.clock.stage == Stage::Over;
        let mut course = self.known.sample(dice);
        let seen = course.known().fold(0_u16, |seen, goal| seen | 1 << goal.index());
        let mut unseen: ArrayVec<[Objective; OBJECTIVES]> =
            Objective::all().filter(|goal| seen >> goal.index() & 1 == 0).collect();
        dice.shuffle(&mut unseen);
        course.fill(|| unseen.pop().expect("more objectives than anybody gets"));
        let mut dealt =
            Goals { held: [ArrayVec::new(); MOST_SEATS], drafts: [Draft::default(); MOST_SEATS] };
        for seat in self.view.seats() {
            let seen = &self.view.seats[seat.index()];
            let mut goals = course.hand(seat, &[]);
            if over || self.view.own() == Some(seat) {
                goals = seen.shown;
            }
            // It is not visible which ones were sold.
            while goals.len() > usize::from(seen.goals) {
                goals.remove(dice.index(goals.len()));
            }
            dealt.held[seat.index()] = goals;
            if !over {
                dealt.drafts[seat.index()] = course.memory(seat);
            }
        }
        dealt
    }
}

impl Goals {
    fn lay(self, state: &mut State) {
        state.goals = self.held;
        for (memory, draft) in state.memories.iter_mut().zip(self.drafts) {
            memory.goals = draft;
        }
        let held = |goal: &Objective| state.goals.iter().any(|goals| goals.contains(goal));
        let gone = Objective::all().filter(|goal| !held(goal));
        state.gone = gone.fold(0, |gone, goal| gone | 1 << goal.index());
    }
}

/// LO-3
fn specialists(state: &mut State, view: &View, dice: &mut Dice) {
    let open = &view.open;
    let passes = match open.clock.stage {
        Stage::Deal | Stage::Goals(_) | Stage::Direction | Stage::Draft(Pass::Two) => 0,
        Stage::Draft(Pass::One) => 1,
        Stage::Specialists | Stage::Missions | Stage::Launches => 2,
        Stage::NewPhase | Stage::Sale | Stage::Over => return leftovers(state, view, dice),
    };
    if matches!(open.clock.stage, Stage::Goals(_)) {
        let mut unseen = unseen(view, std::iter::empty());
        dice.shuffle(&mut unseen);
        state.deck = unseen;
        return;
    }
    let known = DraftKnowledge {
        seats: open.seats(),
        direction: open.clock.direction,
        passes,
        own: view.own(),
        memory: view.memory.specialists,
        hand: view.own().map(|own| view.seats[own.index()].hand).unwrap_or_default(),
        carried: view.memory.carried,
        played: open.boards.map(|board| board.round.played),
        left: around_the_table(view),
        number: Specialist::index,
    };
    let mut course = known.sample(dice);
    let mut unseen = unseen(view, course.known());
    dice.shuffle(&mut unseen);
    course.fill(|| unseen.pop().expect("more specialists than hands"));
    for seat in view.seats() {
        state.hands[seat.index()] = course.hand(seat, &open.board(seat).round.played);
        state.memories[seat.index()].specialists = course.memory(seat);
    }
    state.deck = unseen;
}

/// After a round: one card in each hand, and no draft to remember.
fn leftovers(state: &mut State, view: &View, dice: &mut Dice) {
    let own = view.own();
    let known = |seat: Seat| {
        let hand = view.seats[seat.index()].hand;
        if own == Some(seat) { hand.first().copied() } else { view.memory.carried[seat.index()] }
    };
    let mut unseen = unseen(view, view.seats().filter_map(known));
    dice.shuffle(&mut unseen);
    for seat in view.seats() {
        let card = known(seat).or_else(|| unseen.pop());
        state.hands[seat.index()] = card.into_iter().collect();
    }
    state.deck = unseen;
}

/// Specialists in use that are neither discarded nor in a known place. Cards played in this round
/// are in a known place.
fn unseen(
    view: &View,
    known: impl Iterator<Item = Specialist>,
) -> ArrayVec<[Specialist; SPECIALISTS]> {
    let mut left = around_the_table(view);
    known.for_each(|card| left[card.index()] -= 1);
    Specialist::all()
        .flat_map(|kind| std::iter::repeat_n(kind, left[kind.index()].into()))
        .collect()
}

/// Specialists in use that are not discarded, by kind.
fn around_the_table(view: &View) -> [u8; SPECIALISTS] {
    let data = view.open.data();
    let mut left = [0_u8; SPECIALISTS];
    for kind in Specialist::all() {
        let copies = Data::copies_in_play(data.specialist(kind).copies, view.open.seats());
        left[kind.index()] = copies - view.open.dismissed[kind.index()];
    }
    left
}

/// LO-5, LO-12.2: everybody knows what a deck holds, but not in which order.
fn missions(state: &mut State, view: &View, level: Level, dice: &mut Dice) {
    let open = &view.open;
    let drawing = open.clock.drawing.filter(|drawing| drawing.level == level);
    let looked_at = if drawing.is_some() { view.looked_at } else { MissionPile::default() };
    let mut pile = MissionPile::default();
    for kind in open.data().level_mask(level).kinds() {
        let known = looked_at.iter().filter(|&&other| other == kind).count();
        let left = open.left_in_piles(kind, known) - usize::from(open.discards[kind.index()]);
        pile.extend(std::iter::repeat_n(kind, left));
    }
    let hidden = usize::from(view.drawn) - looked_at.len();
    let board = drawing.filter(|drawing| drawing.due == 0).map(|drawing| open.board(drawing.seat));
    let may_keep =
        |mission: &Mission| board.is_none_or(|board| board.may_hold(open.data(), *mission));
    // LO-5.4: the chooser has a card that may be kept, or they would have drawn another.
    let possible = |pile: &MissionPile| {
        drawing.is_none()
            || looked_at.iter().any(may_keep)
            || pile[pile.len() - hidden..].iter().any(may_keep)
    };
    dice.shuffle(&mut pile);
    while !possible(&pile) && pile.iter().any(may_keep) {
        dice.shuffle(&mut pile);
    }
    if drawing.is_some() {
        state.drawn = looked_at;
        state.drawn.extend(pile.drain(pile.len() - hidden..));
        state.drawn[looked_at.len()..].sort_unstable();
    }
    state.decks[level.index()] = pile;
}

fn seal(state: &mut State, view: &View, dice: &mut Dice) {
    let of_goals = matches!(view.open.clock.stage, Stage::Goals(_));
    for seat in view.sealed.iter() {
        let at = seat.index();
        state.sealed[at] = if view.viewer.is(seat) {
            view.choice
        } else if of_goals {
            Some(Sealed::Goal(*dice.pick(&state.goals[at])))
        } else {
            Some(Sealed::Specialist(*dice.pick(&state.hands[at])))
        };
    }
}
