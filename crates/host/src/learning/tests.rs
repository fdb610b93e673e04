//! Plays every lesson. Nothing happens except what it wants.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

use gantry_catalog::{LANGUAGES, Listing, Messages, games, missing_keys};

use gantry_wire::{Answer, Call, ClientMessage, Frame, HostMessage};

use crate::MachineTime;
use crate::host::{Effects, Host, last_frame};
use crate::lessons::{self, HOW_STEPS, Lesson, step_key, title_key, why_key};
use crate::tests::step;

/// The coach's texts in a game.
fn words(game: &str) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let read = |language: &'static str| {
        let path = folder.join(format!("lessons/{language}.ftl"));
        (language, &*fs::read_to_string(path).expect("words in every language").leak())
    };
    LANGUAGES.iter().copied().map(read).collect::<Vec<_>>().leak()
}

/// Games that have lessons.
fn taught() -> impl Iterator<Item = &'static Listing> {
    games().iter().filter(|game| !game.lessons.is_empty())
}

fn every_lesson() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    games().iter().flat_map(|game| lessons::of(game.id).iter().map(|lesson| (game.id, lesson)))
}

/// The host's randomness: nothing in a lesson may depend on it.
fn never_the_same() -> [u8; 32] {
    static CALLS: AtomicU8 = AtomicU8::new(0);
    [CALLS.fetch_add(1, Ordering::Relaxed); 32]
}

/// A player in a lesson.
struct Pupil {
    host: Host,
    frame: Frame,
    ms: u64,
}

impl Pupil {
    fn new(game: &str, lesson: &str) -> Self {
        let mut host = Host::new(Vec::new(), never_the_same);
        let message = ClientMessage::Learn { game: game.into(), lesson: lesson.into() };
        let effects = host.handle(MachineTime::default(), Call { id: 1, message });
        let frame = last_frame(&effects).unwrap_or_else(|| panic!("{game} {lesson}: {effects:?}"));
        let frame = frame.clone();
        assert!(effects.writes.is_empty(), "a lesson is not kept");
        Self { host, frame, ms: 0 }
    }

    fn take(&mut self, effects: &Effects) {
        assert!(effects.writes.is_empty(), "a lesson is not kept");
        if let Some(frame) = last_frame(effects) {
            self.frame = frame.clone();
        }
    }

    fn ask(&mut self, message: ClientMessage) -> Answer {
        self.ms += 1_000;
        let now = MachineTime { machine_ms: self.ms, wall_ms: self.ms };
        let effects = self.host.handle(now, Call { id: 1, message });
        self.take(&effects);
        match effects.messages.into_iter().next() {
            Some(HostMessage::Answer { answer, .. }) => answer,
            other => panic!("{other:?}"),
        }
    }

    /// Everything that the rules allow.
    fn legal(&self) -> Vec<String> {
        let screen = self.host.screen.as_ref().expect("a lesson is on");
        let choices = screen.actor().map_or_else(Vec::new, |seat| screen.table().choices(seat));
        choices.into_iter().map(|choice| choice.notation).collect()
    }

    /// Waits for bots until something can be done, then reads or does the first thing that is
    /// wanted. Returns false at the end.
    fn go_on(&mut self) -> bool {
        let coach = self.frame.coach.clone().expect("a coach");
        if coach.is_done() {
            return false;
        }
        let message = if coach.waits {
            ClientMessage::Act(self.wait_for_choice())
        } else {
            ClientMessage::NextStep
        };
        let answer = self.ask(message);
        assert_eq!(answer, Answer::Done, "{coach:?}");
        assert_eq!(self.frame.coach.as_ref().map(|now| now.step), Some(coach.step + 1));
        true
    }

    fn wait_for_choice(&mut self) -> String {
        for _ in 0..200 {
            if let Some(choice) = self.frame.choices.first() {
                return choice.notation.clone();
            }
            self.ms += 1_000;
            let now = MachineTime { machine_ms: self.ms, wall_ms: self.ms };
            let effects = step(&mut self.host, now);
            self.take(&effects);
        }
        panic!("{:?} cannot be done; legal: {:#?}", self.frame.coach, self.legal());
    }
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for (game, lesson) in every_lesson() {
        let mut pupil = Pupil::new(game, &lesson.id);
        let mut taken = 0;
        while pupil.go_on() {
            taken += 1;
        }
        assert_eq!(taken + 1, lesson.steps.len(), "{game} {}", lesson.id);
        assert_eq!(pupil.ask(ClientMessage::Tables), Answer::Tables(Vec::new()));
        assert!(
            matches!(pupil.ask(ClientMessage::NextStep), Answer::Refused(_)),
            "the end is the end"
        );
    }
}

#[test]
fn a_lesson_goes_the_same_way_every_time() {
    for (game, lesson) in every_lesson() {
        let digest = || {
            let mut pupil = Pupil::new(game, &lesson.id);
            while pupil.go_on() {}
            pupil.frame.digest
        };
        assert_eq!(digest(), digest(), "{game} {}", lesson.id);
    }
}

#[test]
fn an_unwanted_message_changes_nothing_and_is_answered() {
    let mut tried = BTreeSet::new();
    for (game, lesson) in every_lesson() {
        let mut pupil = Pupil::new(game, &lesson.id);
        loop {
            let coach = pupil.frame.coach.clone().expect("a coach");
            let wanted = if coach.waits { pupil.wait_for_choice() } else { String::new() };
            let lit: Vec<_> = pupil.frame.choices.iter().map(|choice| &choice.notation).collect();
            assert_eq!(lit.is_empty(), !coach.waits, "only what is wanted is lit");
            let other: Vec<_> =
                pupil.legal().into_iter().filter(|legal| !lit.contains(&legal)).collect();
            let before = (pupil.frame.digest.clone(), pupil.frame.version);
            for message in other.into_iter().flat_map(|other| {
                [ClientMessage::Act(other.clone()), ClientMessage::Explain(other)].into_iter()
            }) {
                let answer = pupil.ask(message.clone());
                assert_eq!(answer, Answer::NotThisStep, "{message:?}");
                tried.insert((game, coach.waits));
            }
            for message in [ClientMessage::Undo, ClientMessage::Hint] {
                assert_eq!(pupil.ask(message), Answer::NotThisStep);
            }
            let screen = pupil.host.screen.as_ref().expect("a lesson is on");
            let after = (screen.table().digest().to_string(), screen.table().entries());
            assert_eq!((after, &pupil.frame.coach), (before, &Some(coach)));
            if !wanted.is_empty() {
                assert_eq!(pupil.ask(ClientMessage::Explain(wanted)), Answer::Allowed);
            }
            if !pupil.go_on() {
                break;
            }
        }
    }
    assert_eq!(tried.len(), 2 * taught().count(), "{tried:?}");
}

#[test]
fn an_illegal_action_is_left_to_the_rules() {
    let mut pupil = Pupil::new("launch-pad", "build");
    for _ in 0..2 {
        let Answer::Refused(refused) = pupil.ask(ClientMessage::Act("accept".into())) else {
            panic!("nothing to accept")
        };
        assert!(refused.rule.is_some_and(|rule| rule.starts_with("LP-")));
        pupil.go_on();
    }
}

#[test]
fn a_lesson_that_does_not_exist_is_refused() {
    let mut pupil = Pupil::new("launch-pad", "build");
    for (game, lesson) in [("chess", "build"), ("launch-pad", "chess")] {
        let message = ClientMessage::Learn { game: game.into(), lesson: lesson.into() };
        assert!(matches!(pupil.ask(message), Answer::Refused(_)));
    }
}

#[test]
fn lessons_are_short_and_end_with_something_to_read() {
    assert!(taught().count() >= 3);
    for game in taught() {
        let course = lessons::of(game.id);
        assert!((4..=6).contains(&course.len()), "{}", game.id);
        for lesson in course {
            let steps = &lesson.steps;
            assert!((3..=7).contains(&steps.len()), "{} {}", game.id, lesson.id);
            assert!(steps.last().is_some_and(|last| last.wants.is_empty()));
            let ids: BTreeSet<_> = steps.iter().map(|step| &step.id).collect();
            assert_eq!(ids.len(), steps.len(), "{} {}: names of steps", game.id, lesson.id);
        }
        let ids: BTreeSet<_> = course.iter().map(|lesson| &lesson.id).collect();
        assert_eq!(ids.len(), course.len(), "{}: names of lessons", game.id);
        let listed = lessons::names(game.id).iter();
        assert!(listed.eq(course.iter().map(|lesson| &lesson.id)), "{}: listed lessons", game.id);
    }
}

#[test]
fn every_step_has_its_words_and_no_words_are_left_over() {
    for Listing { id: game, .. } in taught() {
        let mut keys = BTreeSet::new();
        for lesson in lessons::of(game) {
            keys.insert(title_key(game, &lesson.id));
            for step in &lesson.steps {
                keys.insert(step_key(game, &lesson.id, &step.id));
                keys.extend(step.why.then(|| why_key(game, &lesson.id, &step.id)));
            }
        }
        keys.insert(lessons::how_key(game));
        keys.extend((1..=HOW_STEPS).flat_map(|step| lessons::how_step_keys(game, step)));
        let words = words(game);
        for (language, text) in words {
            for key in &keys {
                assert!(!lessons::words(text, key).is_empty(), "{language}: {key} has no words");
            }
            let known = text.lines().filter_map(|line| line.split_once(" = "));
            let left = known.map(|(key, _)| key).filter(|key| !keys.contains(*key));
            assert_eq!(left.collect::<Vec<_>>(), [""; 0], "{language}: not used");
        }
        assert_eq!(missing_keys(words), [""; 0]);
    }
}

#[test]
fn every_step_names_an_existing_rule() {
    for game in games() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let scenarios = fs::read_dir(games.join(game.id).join("tests/scenarios")).expect("there");
        let read = |entry: std::io::Result<fs::DirEntry>| fs::read_to_string(entry?.path());
        let texts = scenarios.map(read).collect::<Result<String, _>>().expect("readable");
        let rules = fs::read_to_string(games.join(game.id).join("RULES.md")).expect("readable");
        for lesson in lessons::of(game.id) {
            for step in &lesson.steps {
                let rule = &step.rule;
                let (tried, section) = (format!("\"{rule}\""), format!("\n## {rule} "));
                let known = texts.contains(&tried) || rules.contains(&section);
                assert!(known, "{rule} in {}", lesson.id);
            }
        }
    }
}
