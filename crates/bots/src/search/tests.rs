//! What ends and judgements are worth.

use gantry_kernel::{Awaiting, Dice, Evaluate, Game, Input, MAX_SEATS, Millis, News, Seat, Text};

use super::playout::payoffs;

/// Ends and middles of random games.
fn check<G: Evaluate + Text>() {
    for seats in G::SEATS.0..=G::SEATS.1 {
        let setup = G::configure(seats, &[]).expect("a table");
        for seed in 0..10 {
            play::<G>(&setup, &mut Dice::from_number(seed), |state| {
                let payoffs = payoffs::<G>(state);
                are_sensible(payoffs, seats);
                if let Some(standings) = G::standings(state) {
                    let (winners, losers): (Vec<Seat>, Vec<Seat>) =
                        Seat::all(seats).partition(|&seat| standings.winners().contains(seat));
                    let lost = losers.iter().map(|seat| payoffs[seat.index()]);
                    let most = lost.fold(0.0, f32::max);
                    // up to four may share the win
                    assert!(most <= 0.1, "{payoffs:?}");
                    assert!(winners.iter().all(|seat| payoffs[seat.index()] >= 0.2 + most));
                }
            });
        }
    }
}

/// Each is from 0 to 1; one seat is ahead at most; in a duel one's gain is the other's loss.
fn are_sensible(payoffs: [f32; MAX_SEATS], seats: usize) {
    let own = &payoffs[..seats];
    assert!(own.iter().all(|payoff| (0.0..=1.0).contains(payoff)), "{payoffs:?}");
    assert!(own.iter().filter(|payoff| **payoff > 0.5).count() <= 1, "{payoffs:?}");
    assert!(payoffs[seats..].iter().all(|payoff| *payoff <= 0.0), "nobody sits there");
    if seats == 2 {
        assert!((own[0] + own[1] - 1.0).abs() < 1e-5, "{payoffs:?}");
    }
}

fn play<G: Game>(setup: &G::Setup, dice: &mut Dice, mut visit: impl FnMut(&G::State)) {
    let mut state = G::start(setup).expect("a table");
    let (mut legal, mut now) = (Vec::new(), Millis(0));
    loop {
        visit(&state);
        let input = match G::awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Nature(_) => Input::Chance(G::draw(&state, dice)),
            Awaiting::Players { must, may, until, .. } => {
                let heard = if must.is_empty() { may } else { must };
                let seats: Vec<Seat> = heard.iter().collect();
                if seats.is_empty() {
                    now = until.expect("a deadline");
                    Input::Timeout
                } else {
                    let seat = *dice.pick(&seats);
                    G::legal(&state, seat, &mut legal);
                    Input::Act { seat, action: dice.pick(&legal).clone() }
                }
            }
        };
        G::apply(&mut state, now, &input, &mut News::silent());
    }
}

#[test]
fn payoffs_are_shares_of_a_win() {
    check::<gantry_launch_pad::LaunchPad>();
    check::<gantry_lift_off::LiftOff>();
    check::<gantry_planet_rush::PlanetRush>();
}
