//! What text clients need: judging, keys, hints, and tables that a shell provides.

use gantry_catalog::{Budget, TableStart};
use gantry_wire::{Judged, Verdict};

use super::*;

fn judge(host: &mut Host, text: &str) -> Judged {
    match answer(&ask(host, 1, ClientMessage::Judge(text.into()))) {
        Answer::Judged(judged) => judged.clone(),
        other => panic!("{other:?}"),
    }
}

/// A table of these players as a shell would provide it.
fn table(game: &str, kinds: &[&str]) -> Box<dyn gantry_catalog::Table> {
    let names = ["Ada", "Ben", "Cleo"];
    let player =
        |(kind, name): (&&str, &str)| Player { kind: (*kind).into(), name: name.to_owned() };
    let opening = TableStart {
        start: Start::Options(Vec::new()),
        players: kinds.iter().zip(names).map(player).collect(),
        secret: Secret::from_number(5),
        salts: Vec::new(),
    };
    find(game).expect("a game").open(opening).expect("a table")
}

fn add(host: &mut Host, kinds: &[&str]) -> Effects {
    let listing = find("launch-pad").expect("a game");
    host.add_table(at(0), "added".into(), listing, table("launch-pad", kinds))
}

#[test]
fn a_typed_action_is_spelled_and_judged() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let choice = last_frame(&effects).expect("a frame").choices[0].notation.clone();
    let typed = format!("  {}", choice.to_uppercase().replace(' ', "   "));
    assert_eq!(judge(&mut host, &typed), Judged { notation: choice, verdict: Verdict::Allowed });
    let Verdict::Refused(refused) = judge(&mut host, "Accept").verdict else { panic!("refused") };
    assert!(refused.rule.is_some_and(|rule| rule.starts_with("LP-")));
    let nonsense = judge(&mut host, "fly to  Mars");
    assert_eq!(nonsense.notation, "fly to Mars");
    let Verdict::Unreadable(wrong) = nonsense.verdict else { panic!("no action") };
    assert!(!wrong.is_empty());
}

/// What a lesson does not want says nothing about the rules.
#[test]
fn a_lesson_judges_by_its_step() {
    let mut host = host();
    let lesson = &crate::lessons::of("launch-pad")[0];
    let learn = ClientMessage::Learn { game: "launch-pad".into(), lesson: lesson.id.clone() };
    ask(&mut host, 0, learn);
    let waits = lesson.steps.iter().position(|step| !step.wants.is_empty()).expect("a task");
    for _ in 0..waits {
        ask(&mut host, 0, ClientMessage::NextStep);
    }
    let screen = host.screen.as_ref().expect("a table");
    let seat = screen.actor().expect("the lesson has a player");
    let choices = screen.table().choices(seat);
    let wants = |choice: &gantry_kernel::Choice| {
        screen.lesson.is_some_and(|lesson| lesson.wants(&choice.notation))
    };
    let wanted = choices.iter().find(|choice| wants(choice)).expect("the task").notation.clone();
    let other =
        choices.iter().find(|choice| !wants(choice)).expect("another choice").notation.clone();
    assert_eq!(judge(&mut host, &wanted.to_uppercase()).verdict, Verdict::Allowed);
    let effects = ask(&mut host, 0, ClientMessage::Judge(other));
    assert_eq!(*answer(&effects), Answer::NotThisStep);
}

#[test]
fn capital_letters_are_keys_and_unused_keys_are_reported() {
    let mut host = host();
    start(&mut host, "planet-rush", &[HUMAN, "calm"], &[]);
    step(&mut host, at(1));
    let effects = ask(&mut host, 2, ClientMessage::Key('x'));
    let Answer::Refused(refused) = answer(&effects) else { panic!("{effects:?}") };
    assert_eq!(words(refused), "Nothing to do with this key now.");
    let effects = ask(&mut host, 2, ClientMessage::Key('R'));
    assert_eq!(*answer(&effects), Answer::Done);
}

#[test]
fn an_added_table_is_kept_and_goes_on_at_the_next_step() {
    let mut host = host();
    let effects = add(&mut host, &[HUMAN, "greedy"]);
    let frame = last_frame(&effects).expect("it is looked at").clone();
    assert_eq!((frame.table.as_str(), frame.version), ("added", 0));
    assert_eq!(frame.names(), ["Ada", "Ben"]);
    let mut shelf = Shelf::default();
    shelf.take(&effects).expect("kept at once");
    shelf.take(&step(&mut host, at(1))).expect("dealt");
    let kept = host.kept_table("added").expect("kept");
    assert_eq!(kept.record(), shelf.table().record());
    let whole: String = kept.lines().iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    assert_eq!(kept.record(), format!("{}{whole}{}\n", kept.head(), kept.end_line()));
    assert!(kept.end_line().ends_with(kept.digest()));
}

#[test]
fn one_person_is_asked_at_a_time() {
    let mut host = host();
    let first = add(&mut host, &["greedy", HUMAN, HUMAN]);
    let mut frame = last_frame(&first).expect("a frame").clone();
    assert_eq!(frame.asked(), None, "nothing is dealt");
    let (mut asked, mut ms) = (Vec::new(), 0);
    while asked.len() < 12 {
        ms += 1;
        if let Some(next) = last_frame(&step(&mut host, at(ms))) {
            frame = next.clone();
        }
        let seat = frame.asked().expect("bots have decided");
        asked.push(seat);
        if frame.pass_to == Some(seat) {
            assert_eq!(frame.viewer, Viewer::Spectator, "nobody's secrets");
            let sat = ask(&mut host, ms, ClientMessage::Sit(seat));
            frame = last_frame(&sat).expect("a frame").clone();
        }
        assert_eq!((frame.viewer, frame.asked()), (Viewer::Seat(seat), Some(seat)));
        let act = ClientMessage::Act(frame.choices[0].notation.clone());
        frame = last_frame(&ask(&mut host, ms, act)).expect("a frame").clone();
    }
    assert!([1, 2].iter().all(|seat| asked.contains(&Seat::new(*seat))), "{asked:?}");
}

#[test]
fn hints_by_count_are_the_same_each_time() {
    let hints = || {
        let mut host = host();
        host.think_about_hints(Budget::Iterations(50));
        add(&mut host, &[HUMAN, "greedy"]);
        step(&mut host, at(1));
        let mut effects = ask(&mut host, 1, ClientMessage::Hint);
        let done = effects.tasks.pop().expect("something to think about").run();
        match answer(&host.done(at(1), done)) {
            Answer::Hints(hints) => hints.clone(),
            other => panic!("{other:?}"),
        }
    };
    let first = hints();
    assert_eq!(first, hints());
    assert!(first.iter().all(|hint| hint.permille <= 1000 && hint.percent() <= 100), "{first:?}");
}
