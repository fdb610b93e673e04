//! What is refused, and how.

use gantry_env::{EnvPlan, Outcomes, StepError, open};

use crate::play::{Player, plan};

fn refused(game: &str, plan: &EnvPlan) -> String {
    open(game, plan).err().expect("cannot be played").to_string()
}

#[test]
fn plans_that_cannot_be_played_are_refused_by_name() {
    let two = plan(2, 2);
    assert!(refused("chess", &two).starts_with("no game \"chess\"; there are: lift-off, "));
    assert_eq!(refused("lift-off", &plan(0, 2)), "an environment has at least one table");
    assert!(refused("lift-off", &plan(2, 5)).contains('5'));
    let pace = EnvPlan { pace: "lazy".into(), ..two.clone() };
    assert_eq!(refused("lift-off", &pace), "no pace \"lazy\"; there are: calm, quick, expert");
    let bot = EnvPlan { opponents: Some("wizard".into()), ..two.clone() };
    assert!(refused("lift-off", &bot).starts_with("no bot \"wizard\"; there are: "));
    let odd = EnvPlan { opponents: Some("greedy".into()), ..plan(3, 2) };
    let groups = "against opponents the number of tables is a multiple of the 2 seats";
    assert_eq!(refused("lift-off", &odd), groups);
    let option = EnvPlan { options: vec![("colour".into(), "red".into())], ..two };
    assert!(refused("lift-off", &option).contains("colour"));
}

#[test]
fn a_step_that_is_refused_changes_nothing() {
    let mut player = Player::new("launch-pad", &plan(5, 2));
    player.observe();
    let before = (player.views.clone(), player.actions.clone());
    let legal = player.env.legal(4).len();
    let step = |player: &mut Player, choices: &[u32], tables: usize| {
        let (ended, wins) = (&mut vec![0; tables][..], &mut vec![0.0; 10][..]);
        player.env.step(choices, Outcomes { ended, wins, leads: &mut [0.0; 10] })
    };
    let choice = u32::try_from(legal).expect("few");
    let beyond = StepError::Choice { table: 4, choice, legal };
    assert_eq!(step(&mut player, &[0, 0, 0, 0, choice], 5), Err(beyond));
    let few = StepError::Choices { found: 4, tables: 5 };
    assert_eq!(step(&mut player, &[0; 4], 5), Err(few));
    let buffer = StepError::Buffer { what: "ended games", found: 4, expected: 5 };
    assert_eq!(step(&mut player, &[0; 5], 4), Err(buffer));
    player.observe();
    assert_eq!((player.views.clone(), player.actions.clone()), before);
    assert_eq!(step(&mut player, &[0; 5], 5), Ok(()));
    player.observe();
    assert_ne!(player.views, before.0);
}
