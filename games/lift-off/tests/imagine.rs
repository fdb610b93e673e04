//! Imagined worlds are as varied as what the viewer does not know, and no more.

use gantry_heuristics::Evaluate;
use gantry_kernel::{Awaiting, Dice, Game, Imagine, Input, Millis, News, Seat, Text as _, Viewer};
use gantry_lift_off::{Action, LiftOff, Pass, Setup, Specialist, Stage, State, View};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn worlds(state: &State, viewer: Viewer, count: u64) -> impl Iterator<Item = State> {
    let view = LiftOff::view(state, viewer);
    let mut dice = Dice::from_number(count);
    (0..count).map(move |_| LiftOff::imagine(&view, &mut dice))
}

fn act(state: &mut State, seat: Seat, action: Action) {
    LiftOff::explain(state, seat, &action).expect("allowed");
    LiftOff::apply(state, Millis(0), &Input::Act { seat, action }, &mut News::silent());
}

/// Plays random choices until the state meets the condition.
fn play_until(state: &mut State, seed: u64, there: impl Fn(&State) -> bool) {
    let mut dice = Dice::from_number(seed);
    let mut legal = Vec::new();
    while !there(state) {
        let input = match LiftOff::awaiting(state) {
            Awaiting::Chance(_) => Input::Chance(LiftOff::draw(state, &mut dice)),
            Awaiting::Players { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                LiftOff::legal(state, seat, &mut legal);
                Input::Act { seat, action: *dice.pick(&legal) }
            }
            Awaiting::Over => panic!("the game ended before"),
        };
        LiftOff::apply(state, Millis(0), &input, &mut News::silent());
    }
}

fn stage(state: &State) -> Stage {
    state.open().clock.stage
}

/// A table at the beginning of the first draft of specialists, with cards passed to the left.
fn before_draft(seats: u8, seed: u64) -> State {
    let mut state = LiftOff::start(&Setup::new(seats)).expect("a table");
    play_until(&mut state, seed, |state| {
        matches!(stage(state), Stage::Direction | Stage::Draft(_))
    });
    if stage(&state) == Stage::Direction {
        let starter = state.open().clock.starter;
        act(&mut state, starter, Action::Direction(gantry_lift_off::Direction::Left));
    }
    state
}

/// Everybody keeps the first card, then passes the last.
fn draft(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let card = state.hand(seat)[0];
        act(state, seat, Action::KeepSpecialist(card));
    }
    for seat in Seat::all(state.seats()) {
        let card = state.hand(seat)[2];
        act(state, seat, Action::PassSpecialist(card));
    }
    assert_eq!(stage(state), Stage::Specialists);
}

fn holds(state: &State, seat: Seat, card: Specialist) -> bool {
    state.hand(seat).contains(&card)
}

#[test]
fn the_card_passed_last_stays_with_the_neighbour() {
    for seats in 2..=4 {
        let mut state = before_draft(seats, 5);
        draft(&mut state);
        let onward = LiftOff::view(&state, Viewer::Seat(A)).memory.specialists.onward;
        let onward = onward.expect("A has passed a card");
        assert!(worlds(&state, Viewer::Seat(A), 200).all(|world| holds(&world, B, onward)));
    }
}

#[test]
fn of_two_passed_cards_one_stays_and_each_may_travel_on() {
    let mut state = before_draft(4, 11);
    draft(&mut state);
    let view = LiftOff::view(&state, Viewer::Seat(A));
    let [one, two] = view.memory.specialists.passed.expect("A has passed two cards");
    assert_ne!(one, two);
    let (mut travelled, mut stayed) = ([false; 2], 0);
    for world in worlds(&state, Viewer::Seat(A), 400) {
        let at_b = [one, two].map(|card| holds(&world, B, card));
        let at_c = [one, two].map(|card| holds(&world, C, card));
        assert!(at_b[0] || at_b[1], "at least one stays");
        assert!((0..2).all(|card| at_b[card] || at_c[card]), "nobody else can have it");
        stayed += usize::from(at_b[0] && at_b[1]);
        for card in 0..2 {
            travelled[card] |= !at_b[card];
        }
    }
    assert_eq!(travelled, [true, true]);
    assert!(stayed > 50, "both may stay: {stayed} of 400");
}

/// With two players only the card that the other kept first is hidden.
#[test]
fn two_players_know_all_but_one_card() {
    let mut state = before_draft(2, 3);
    draft(&mut state);
    let view = LiftOff::view(&state, Viewer::Seat(A));
    let gift = view.memory.specialists.gift.expect("A has received a card");
    let passed = view.memory.specialists.passed.expect("A has passed two cards");
    let unknown = usize::from(passed.contains(&gift));
    assert_eq!(view.known_in_hand(B).len(), 3 - unknown);
    for world in worlds(&state, Viewer::Seat(A), 100) {
        let alike = state.hand(B).iter().filter(|card| holds(&world, B, **card)).count();
        assert!(alike >= 3 - unknown);
    }
}

/// A card that B must have kept when the round ended is B's in every world of the next round.
#[test]
fn a_card_left_in_hand_is_remembered() {
    let mut remembered = 0;
    for seed in 0..20 {
        let mut state = before_draft(3, seed);
        play_until(&mut state, seed, |state| {
            state.open().clock.round == 2 && stage(state) == Stage::Direction
        });
        let view = LiftOff::view(&state, Viewer::Seat(A));
        let known = view.known_in_hand(B);
        for card in known {
            assert!(holds(&state, B, card), "seed {seed}: it is true");
            assert!(worlds(&state, Viewer::Seat(A), 50).all(|world| holds(&world, B, card)));
            remembered += 1;
        }
    }
    assert!(remembered > 3, "{remembered} of 20");
}

/// LO-12.1: a card that another player looks at may be any card of the deck.
#[test]
fn missions_being_looked_at_are_hidden() {
    let mut state = before_draft(3, 8);
    play_until(&mut state, 8, |state| state.drawn().len() == 3);
    let drawer = state.open().clock.drawing.expect("somebody draws").seat;
    let other = drawer.next(3);
    assert!(worlds(&state, Viewer::Seat(drawer), 50).all(|world| world.drawn() == state.drawn()));
    let seen: Vec<State> = worlds(&state, Viewer::Seat(other), 100).collect();
    assert!(seen.iter().all(|world| world.drawn().len() == 3));
    let first = seen[0].drawn();
    assert!(seen.iter().any(|world| world.drawn() != first), "not always the same cards");
}

/// LO-2.4: objectives that A never saw may be undealt or with anybody, with equal likelihood.
#[test]
fn unseen_objectives_may_be_anywhere() {
    let mut state = LiftOff::start(&Setup::new(2)).expect("a table");
    play_until(&mut state, 1, |state| stage(state) == Stage::Goals(Pass::Two));
    let tries = 3000;
    let mut found = [0_u64; gantry_lift_off::OBJECTIVES];
    for world in worlds(&state, Viewer::Seat(A), tries) {
        world.goals(B).iter().for_each(|goal| found[goal.index()] += 1);
    }
    for (index, &count) in found.iter().enumerate() {
        let own = state.goals(A).iter().any(|goal| goal.index() == index);
        // Three of the thirteen others.
        let expected = if own { 0 } else { tries * 3 / 13 };
        assert!(count.abs_diff(expected) <= 120, "{index}: {count}, about {expected} expected");
    }
}

/// What a client shows about a draft: what others certainly hold, and what can still come.
#[test]
fn a_draft_memory_accounts_for_every_card() {
    let mut state = before_draft(3, 21);
    draft(&mut state);
    let view = LiftOff::view(&state, Viewer::Seat(A));
    let memory = view.draft_memory();
    let onward = view.memory.specialists.onward.expect("A has passed a card");
    assert!(memory.held[B.index()].contains(&onward));
    assert!(memory.held[A.index()].is_empty(), "one's own hand is no memory");
    let known: usize = memory.held.iter().flatten().count();
    let own = state.hand(A).len();
    assert_eq!(memory.unseen.len() + known + own, 27, "LO-1.1: 27 specialists with three");
    let goals = &view.memory.goals;
    assert_eq!(memory.goals_left.to_vec(), vec![goals.onward.expect("passed last")]);
    let seen = |goal| {
        let passed = goals.passed.into_iter().flatten();
        let received = goals.received.into_iter().flatten();
        let single = [goals.kept, goals.onward, goals.gift].into_iter().flatten();
        passed.chain(received).chain(single).any(|other| other == goal)
    };
    assert!(memory.goals_unseen.iter().all(|&goal| !seen(goal)));
    assert!(memory.goals_unseen.len() >= 16 - 6, "at most six objectives are seen in a draft");
    let spectator = LiftOff::view(&state, Viewer::Spectator).draft_memory();
    assert_eq!(spectator, gantry_lift_off::DraftMemory::default());
}

/// LO-7.2: a player with much yellow who kept one objective has probably kept the one for yellow,
/// but not certainly.
#[test]
fn supposed_objectives_suit_their_holders() {
    let position = "round = 6\n[seat.A]\ngoals = [\"level-4\"]\n\
                    [seat.B]\nyellow = 5\ngoals = [\"station\"]\n";
    let state = LiftOff::read_position(LiftOff::RULES, position).expect("a position");
    let view = LiftOff::view(&state, Viewer::Spectator);
    let mut dice = Dice::from_number(1);
    let mut yellow = |world: fn(&View, &mut Dice) -> State| {
        let held = |world: &State| world.goals(B)[0].id() == "yellow";
        (0..1000).map(|_| world(&view, &mut dice)).filter(held).count()
    };
    let (imagined, supposed) = (yellow(LiftOff::imagine), yellow(LiftOff::suppose));
    assert!((30..120).contains(&imagined), "imagined {imagined} times");
    assert!((2 * imagined..700).contains(&supposed), "supposed {supposed} times, not {imagined}");
}
