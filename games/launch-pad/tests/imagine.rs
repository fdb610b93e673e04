//! Imagined worlds are as varied as what the viewer does not know, and no more.

use gantry_kernel::{Dice, Game, Imagine, Input, Millis, News, Seat, Text, Viewer};
use gantry_launch_pad::{Action, Card, LaunchPad, Setup, State};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn worlds(state: &State, count: u64) -> impl Iterator<Item = State> {
    let view = LaunchPad::view(state, Viewer::Seat(A));
    let mut dice = Dice::from_number(count);
    (0..count).map(move |_| LaunchPad::imagine(&view, &mut dice))
}

/// A game just dealt.
fn dealt() -> State {
    let mut state = LaunchPad::start(&Setup::new(2)).expect("a table");
    let chance = LaunchPad::draw(&state, &mut Dice::from_number(1));
    LaunchPad::apply(&mut state, Millis(0), &Input::Chance(chance), &mut News::silent());
    state
}

/// Whether a count is within five standard deviations of the expected number.
fn likely(found: u64, tries: u64, num: u64, den: u64) -> bool {
    let (expected, spread) = (tries * num / den, tries * num * (den - num) / (den * den));
    found.abs_diff(expected).pow(2) <= 25 * spread.max(1)
}

#[test]
fn every_unseen_card_is_as_likely_in_a_hand() {
    let state = dealt();
    let tries = 4000;
    let own = *state.hand(A);
    let mut found = [0_u64; 31];
    for world in worlds(&state, tries) {
        world.hand(B).cards().for_each(|card| found[card.index()] += 1);
    }
    for card in Card::hand_kinds() {
        let unseen = u64::from(card.copies()) - u64::try_from(own.count(card)).expect("few");
        let count = found[card.index()];
        assert!(likely(count, tries * 6, unseen, 130), "{card}: {count} of {}", tries * 6);
    }
}

#[test]
fn a_corner_is_as_likely_at_every_place_of_the_lower_half() {
    let state = dealt();
    let tries = 4000;
    let mut found = [0_u64; 128];
    for world in worlds(&state, tries) {
        for (place, card) in world.draw().iter().enumerate() {
            found[place] += u64::from(card.is_corner());
        }
    }
    assert!(found[66..].iter().all(|&count| count == 0), "none in the upper half");
    for (place, &count) in found[..66].iter().enumerate() {
        assert!(likely(count, tries, 4, 66), "place {place}: {count} of {tries}");
    }
}

/// Everything but B's hand is visible to A, so after the shuffle A knows that hand.
#[test]
fn a_shuffle_proves_what_is_in_the_hands() {
    let rest: Vec<String> = Card::hand_kinds()
        .map(|card| match card {
            Card::Observer => "6 observer".to_owned(),
            Card::Jack => "2 jack".to_owned(),
            card => format!("{} {card}", card.copies()),
        })
        .collect();
    let position = format!(
        "seats = 2\nstage = \"draw 5\"\npad = [\"top-left\", \"top-right\", \"bottom-left\"]\n\
         corners = [\"bottom-right A construction\"]\ndraw = []\ndiscard = {rest:?}\n\
         [seat.A]\nhand = [\"jack\"]\n[seat.B]\nhand = [\"6 observer\"]\n",
    );
    let mut state = LaunchPad::read_position(LaunchPad::RULES, &position).expect("a position");
    let mut news = News::silent();
    let draw = Input::Act { seat: A, action: Action::Draw };
    LaunchPad::apply(&mut state, Millis(0), &draw, &mut news);
    let chance = LaunchPad::draw(&state, &mut Dice::from_number(2));
    LaunchPad::apply(&mut state, Millis(0), &Input::Chance(chance), &mut news);
    assert_eq!(state.hand(A).len(), 6, "A has drawn from the new pile");
    for world in worlds(&state, 200) {
        assert_eq!(world.hand(B), state.hand(B));
    }
}
