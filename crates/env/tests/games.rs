//! What every game does in an environment.

use gantry_env::EnvPlan;

use crate::play::{Player, plan};

const GAMES: [&str; 3] = ["launch-pad", "lift-off", "planet-rush"];

#[test]
fn games_are_played_to_their_ends_again_and_again() {
    for game in GAMES {
        for seats in 2..=4 {
            let mut player = Player::new(game, &plan(40, seats));
            player.play(60, |_, wins, leads| {
                let sum: f32 = wins.iter().sum();
                assert!((sum - 1.0).abs() < 1e-5, "{game}: {wins:?}");
                for (win, lead) in wins.iter().zip(leads) {
                    assert!(*win == 0.0 || *lead >= 0.0, "{game}: {wins:?} {leads:?}");
                }
            });
        }
    }
}

#[test]
fn everybody_who_is_asked_has_a_choice_and_is_described() {
    for game in GAMES {
        let mut player = Player::new(game, &plan(33, 3));
        for _ in 0..50 {
            player.observe();
            assert!(player.starts.windows(2).all(|pair| pair[1] >= pair[0] + 2), "{game}");
            assert!(player.seats.iter().all(|seat| *seat < 3), "{game}");
            let width = player.shape.action_numbers;
            let legal = player.starts[1] as usize;
            assert_eq!(player.env.legal(0).len(), legal);
            let first = &player.actions[..legal * width];
            for (index, one) in first.chunks(width).enumerate() {
                let same = first.chunks(width).filter(|other| *other == one).count();
                assert_eq!(same, 1, "{game}: {}", player.env.legal(0)[index]);
            }
            let choices = player.choices();
            player.step(&choices);
        }
    }
}

/// The numbers of a run: what was seen and what came of it.
fn trace(game: &str, plan: &EnvPlan) -> (Vec<i8>, Vec<f32>) {
    let mut player = Player::new(game, plan);
    for _ in 0..120 {
        player.observe();
        let choices = player.choices();
        player.step(&choices);
    }
    player.observe();
    let mut numbers = player.views;
    numbers.extend(player.actions);
    player.wins.extend(player.leads);
    (numbers, player.wins)
}

#[test]
fn a_seed_decides_everything_whatever_the_threads() {
    for game in GAMES {
        let alone = plan(70, 2);
        assert_eq!(trace(game, &alone), trace(game, &EnvPlan { threads: 3, ..alone.clone() }));
        assert_ne!(trace(game, &alone), trace(game, &EnvPlan { seed: 8, ..alone.clone() }));
    }
}

#[test]
fn random_play_loses_to_a_bot_with_equal_deals() {
    for game in GAMES {
        let against = EnvPlan { opponents: Some("greedy".into()), ..plan(40, 2) };
        let mut player = Player::new(game, &against);
        player.observe();
        let learners: Vec<u8> = (0..40).map(|table| table % 2).collect();
        assert_eq!(player.seats, learners, "{game}");
        let (mut won, mut games) = (0.0, 0.0);
        player.play(80, |table, wins, _| {
            won += wins[table % 2];
            games += 1.0;
        });
        assert!(won < 0.2 * games, "{game}: {won} of {games}");
    }
}
