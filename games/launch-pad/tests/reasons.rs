//! A refusal names the actual obstacle, where there are several possible reasons.

use gantry_kernel::{Game, Seat, Text as _};
use gantry_launch_pad::LaunchPad;

/// The rule and the reason that A is given for an action in a position.
#[track_caller]
fn check(position: &str, action: &str, reason: &str) {
    let state = LaunchPad::read_position(LaunchPad::RULES, position).expect("a position");
    let action = action.parse().expect("an action");
    let refusal = LaunchPad::explain(&state, Seat::new(0), &action).expect_err("refused");
    assert_eq!(format!("{} {}", refusal.rule, refusal.reason), reason);
}

/// LP-3.2: nothing could advance, so step 2 was skipped; that it is over is not the reason.
#[test]
fn what_a_rocket_lacks_is_said_when_step_2_was_skipped() {
    let rockets = r#"discard = ["fuel"]
[seat.A]
hand = ["2 metal"]
construction = ["observer:mf", "explorer:m"]
quality = ["explorer:mff"]
launch = ["galactic:mmmff"]
"#;
    for stage in ["draw 4", "play", "discard"] {
        let position = format!("stage = \"{stage}\"\n{rockets}");
        let lacks = |action, reason| check(&position, action, reason);
        lacks(
            "advance construction observer:mf",
            "LP-3.2 why-no-expert zone=(zone-construction) expert=(card-engineer)",
        );
        lacks(
            "advance quality explorer:mff",
            "LP-3.2 why-no-expert zone=(zone-quality) expert=(card-inspector)",
        );
        lacks("advance construction explorer:m", "LP-3.2 why-advance-incomplete");
        lacks("advance launch galactic:mmmff", "LP-3.2 why-launch-is-last");
        lacks("advance construction galactic:mmmff", "LP-3.2 why-no-such-rocket");
    }
}

/// LP-3.2: for a rocket that has all it needs, the reason is that its step has passed.
#[test]
fn step_2_is_over_for_a_rocket_that_could_advance() {
    let position = |stage| {
        format!(
            "stage = \"{stage}\"\ndiscard = [\"fuel\"]\n[seat.A]\nhand = [\"2 metal\"]\n\
             construction = [\"observer:mf\"]\nexperts = {{ construction = \"engineer\" }}\n"
        )
    };
    let advance = "advance construction observer:mf";
    check(&position("draw 4"), advance, "LP-3.3 why-draw-first");
    check(&position("play"), advance, "LP-3.2 why-advance-over");
    check(&position("discard"), advance, "LP-3.2 why-advance-over");
    check(&position("play"), "stay", "LP-3.2 why-advance-over");
}

/// LP-5.1, LP-5.9: with nothing to attack, the card's own rule says so.
#[test]
fn an_attack_with_nothing_to_hit_names_its_own_rule() {
    let empty = "[seat.A]\nhand = [\"abort-mission\", \"sabotage\"]\n";
    check(empty, "play abort-mission", "LP-5.1 why-no-target card=(card-abort-mission)");
    check(empty, "play sabotage", "LP-5.9 why-no-target card=(card-sabotage)");
    let bare = format!("{empty}[seat.B]\nconstruction = [\"observer\"]\n");
    check(&bare, "play sabotage", "LP-5.9 why-no-target card=(card-sabotage)");
    check(&bare, "play abort-mission", "LP-3.4 why-name-target card=(card-abort-mission)");
    let safe = format!("{empty}[seat.B]\nlaunch = [\"observer:mf+s\"]\n");
    check(&safe, "play abort-mission", "LP-5.16 why-maximum-security");
    check(&safe, "play sabotage", "LP-5.16 why-maximum-security");
}
