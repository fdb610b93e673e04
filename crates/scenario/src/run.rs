//! Runs a scenario and reports what does not hold.

use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::str::FromStr;

use gantry_kernel::{
    Awaiting, Digest, Input, InputError, InputOf, LineError, Match, Millis, ParseError, Refusal,
    Seat, Seed, Text, known_rules,
};

use crate::claim::{Claim, claims};
use crate::known::Knowledge;
use crate::play::{Expectation, Step, lines};
use crate::rules::{prefix, rule_ids};
use crate::{File, Scenario, Start, holds, read};

/// The result of a scenario: everything that does not hold, with its line in the file.
pub type RunResult = Result<(), Vec<LineError>>;

/// Runs scenarios of one game.
#[derive(Clone, Debug)]
pub struct Runner<G> {
    /// The rules that scenarios may name; `None` allows any.
    rules: Option<BTreeSet<String>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Text> Default for Runner<G> {
    fn default() -> Self {
        let ids = |text| prefix(text).map(|prefix| rule_ids(text, prefix)).unwrap_or_default();
        let rules = G::rules_text().map(|text| ids(text).into_iter().collect());
        Self { rules, game: PhantomData }
    }
}

impl<G: Text> Runner<G> {
    /// Runs one scenario. A claim that does not hold does not hide later ones, but the run stops at
    /// an action that should have been accepted and was not.
    pub fn run(&self, scenario: &Scenario) -> RunResult {
        let unknown = |rule: &String| self.known(rule).err();
        let faults = scenario.rules.iter().filter_map(unknown);
        let faults = faults.map(|fault| LineError { line: scenario.rules_line, ..fault });
        let mut progress = Progress { faults: faults.collect(), checked: 0 };
        let unknown = progress.faults.len();
        let ended = self.play(scenario, &mut progress).is_ok();
        if ended && progress.faults.len() == unknown && progress.checked == 0 {
            let nothing = "expected something to check, found neither a key in `then` nor a `!`";
            progress.faults.push(LineError::new(scenario.line, nothing));
        }
        if progress.faults.is_empty() { Ok(()) } else { Err(progress.faults) }
    }

    /// Runs a scenario to its end, or to where going on makes no sense.
    fn play(&self, scenario: &Scenario, progress: &mut Progress) -> Result<(), Stopped> {
        let mut table = Table::<G>::open(scenario).map_err(|fault| progress.stop(fault))?;
        for line in scenario.play.iter().flat_map(lines) {
            let line = line.map_err(|fault| progress.stop(fault))?;
            let there = |fault| LineError { line: line.number, ..fault };
            match &line.step {
                Step::Then(claim) => progress.claim(&mut table, claim),
                Step::Act { seat, action, answer: Expectation::Refused(rule) } => {
                    let known = rule.map_or(Ok(()), |rule| self.known(rule));
                    let refused = known.and_then(|()| table.refuse(*seat, action, *rule));
                    progress.check(refused.map_err(there));
                }
                Step::Impossible(outcome) => progress.check(table.exclude(outcome).map_err(there)),
                step => table.take(step).map_err(|fault| progress.stop(there(fault)))?,
            }
        }
        let then = scenario.then.as_ref().map_or(Ok(Vec::new()), claims);
        for claim in then.map_err(|fault| progress.stop(fault))? {
            progress.claim(&mut table, &claim);
        }
        Ok(())
    }

    fn known(&self, rule: &str) -> Checked {
        match &self.rules {
            Some(rules) if !rules.contains(rule) => {
                Err(wrong(ParseError::new(format!("a rule of {}", G::ID), rule)))
            }
            _ => Ok(()),
        }
    }
}

/// The results so far.
struct Progress {
    faults: Vec<LineError>,
    /// How many refusals and keys were checked.
    checked: usize,
}

/// The scenario cannot go on; the reason is among the errors.
struct Stopped;

impl Progress {
    fn stop(&mut self, fault: LineError) -> Stopped {
        self.faults.push(fault);
        Stopped
    }

    fn check(&mut self, checked: Checked) {
        self.checked += 1;
        self.faults.extend(checked.err());
    }

    fn claim<G: Text>(&mut self, table: &mut Table<G>, claim: &Claim<'_>) {
        match table.known.of::<G>(table.played.state(), claim.viewer) {
            Err(message) => self.faults.push(LineError::new(claim.line, message)),
            Ok(known) => match holds::check(claim, &known) {
                Ok(keys) => self.checked += keys,
                Err(faults) => self.faults.extend(faults),
            },
        }
    }
}

/// A scenario and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The scenario.
    pub scenario: Scenario,
    /// What does not hold, if anything.
    pub outcome: RunResult,
}

/// Reads a file and runs all its scenarios. The error is one that makes the file unreadable.
pub fn run_file<G: Text>(text: &str) -> Result<Vec<Verdict>, LineError> {
    let File { game: (game, line), scenarios } = read(text)?;
    if game != G::ID {
        return Err(LineError::new(line, ParseError::new(format!("the game {:?}", G::ID), game)));
    }
    let runner = Runner::<G>::default();
    let verdict = |scenario| Verdict { outcome: runner.run(&scenario), scenario };
    Ok(scenarios.into_iter().map(verdict).collect())
}

struct Table<G: Text> {
    played: Match<G>,
    seed: Seed,
    now: Millis,
    /// What is known about the current state.
    known: Knowledge,
}

impl<G: Text> Table<G> {
    fn open(scenario: &Scenario) -> Result<Self, LineError> {
        let seed = Seed::from_number(scenario.seed);
        let table = |state| {
            let played = Match::new(state, Digest::of_text(&scenario.title));
            Self { played, seed, now: Millis(0), known: Knowledge::default() }
        };
        let rules = scenario.version.map_or(G::RULES, |(version, _)| version);
        known_rules::<G>(rules).map_err(|error| {
            LineError::new(scenario.version.map_or(scenario.line, |(_, line)| line), error)
        })?;
        match &scenario.start {
            Start::Given(block) => {
                let state =
                    G::read_position(rules, &block.text).map_err(|fault| block.fault(fault))?;
                Ok(table(state))
            }
            Start::Fresh { line, seats, options } => {
                let state = G::configure(rules, *seats, options)
                    .and_then(|setup| G::start(&setup))
                    .map_err(|error| LineError::new(*line, error))?;
                let mut table = table(state);
                while matches!(table.played.awaiting(), Awaiting::Chance(_)) {
                    table.chance(None).map_err(|fault| LineError { line: *line, ..fault })?;
                }
                Ok(table)
            }
        }
    }

    /// Takes a step that must be accepted.
    fn take(&mut self, step: &Step<'_>) -> Checked {
        match *step {
            Step::Act { seat, action, .. } => self.accept(seat, parsed(action)?),
            Step::Chance(outcome) => self.chance(outcome),
            Step::Clock(at) => {
                if Millis(at) < self.now {
                    let now = self.now.0;
                    return Err(wrong(format_args!("expected {now} ms or later, found {at} ms")));
                }
                self.now = Millis(at);
                Ok(())
            }
            Step::Timeout(at) => {
                self.now = Millis(at);
                self.admit(Input::Timeout)
            }
            Step::Impossible(_) | Step::Then(_) => unreachable!("nothing to accept"),
        }
    }

    fn accept(&mut self, seat: Seat, action: G::Action) -> Checked {
        let listed = self.listed(seat, &action);
        let expected = format!("expected `{action}` to be accepted, found it");
        match G::explain(self.played.state(), seat, &action) {
            Ok(()) if listed => self.admit(Input::Act { seat, action }),
            Ok(()) => Err(wrong(format_args!("{expected} allowed, but not listed as legal"))),
            Err(refusal) => Err(refused(&expected, refusal)),
        }
    }

    /// Checks that an action is refused, by this rule if one is named, and changes nothing.
    fn refuse(&mut self, seat: Seat, action: &str, rule: Option<&str>) -> Checked {
        let action: G::Action = parsed(action)?;
        let by = rule.map(|rule| format!(" by {rule}")).unwrap_or_default();
        let expected = format!("expected `{action}` to be refused{by}, found it");
        match (G::explain(self.played.state(), seat, &action), rule) {
            (Ok(()), Some(_)) => return Err(wrong(format_args!("{expected} allowed"))),
            (Err(refusal), Some(rule)) if refusal.rule != rule => {
                return Err(refused(&expected, refusal));
            }
            (Err(_), _) if self.listed(seat, &action) => {
                return Err(wrong(format_args!("{expected} listed as legal")));
            }
            // Without a rule it may also be too late, which the rules do not know about.
            _ => {}
        }
        self.unchanged(Input::Act { seat, action }, &expected)
    }

    /// Checks that an outcome of chance is impossible now, and changes nothing.
    fn exclude(&mut self, outcome: &str) -> Checked {
        self.waits_for_chance()?;
        let outcome: G::Chance = parsed(outcome)?;
        let expected = format!("expected `{outcome}` to be impossible, found it");
        self.unchanged(Input::Chance(outcome), &expected)
    }

    fn unchanged(&mut self, input: InputOf<G>, expected: &str) -> Checked {
        if self.played.check(self.now, &input).is_ok() {
            return Err(wrong(format_args!("{expected} allowed")));
        }
        let before = Digest::of(self.played.state());
        if self.played.admit(self.now, input).is_ok() {
            return Err(wrong(format_args!("{expected} accepted")));
        }
        if Digest::of(self.played.state()) == before {
            return Ok(());
        }
        Err(wrong(format_args!("{expected} refused, but the state has changed")))
    }

    fn listed(&self, seat: Seat, action: &G::Action) -> bool {
        let mut legal = Vec::new();
        G::legal(self.played.state(), seat, &mut legal);
        legal.contains(action)
    }

    fn waits_for_chance(&self) -> Checked {
        match self.played.awaiting() {
            Awaiting::Chance(_) => Ok(()),
            other => Err(wrong(ParseError::new("the game to wait for chance", waiting(other)))),
        }
    }

    fn chance(&mut self, outcome: Option<&str>) -> Checked {
        self.waits_for_chance()?;
        let outcome = match (outcome, self.played.dice(&self.seed)) {
            (Some(text), _) => parsed(text)?,
            (None, Some(mut dice)) => G::draw(self.played.state(), &mut dice),
            (None, None) => unreachable!("the game waits for chance"),
        };
        self.admit(Input::Chance(outcome))
    }

    fn admit(&mut self, input: InputOf<G>) -> Checked {
        self.known = Knowledge::default();
        match self.played.admit(self.now, input) {
            Ok(_) => Ok(()),
            Err(InputError::Refused(refusal)) => {
                Err(refused("expected it to be accepted, found it", refusal))
            }
            Err(rejection) => {
                Err(wrong(format_args!("expected it to be accepted, found: {rejection}")))
            }
        }
    }
}

/// The error has no line yet.
type Checked = Result<(), LineError>;

fn parsed<T: FromStr<Err = ParseError>>(text: &str) -> Result<T, LineError> {
    text.parse().map_err(wrong)
}

/// An error whose line is not known yet.
fn wrong(message: impl std::fmt::Display) -> LineError {
    LineError::new(0, message)
}

fn refused(expected: &str, refusal: Refusal) -> LineError {
    wrong(format_args!("{expected} refused by {}", refusal.rule)).caused_by(Some(refusal))
}

/// Whom the game waits for, in words.
fn waiting(awaiting: Awaiting) -> String {
    match awaiting {
        Awaiting::Chance(_) => "chance".into(),
        Awaiting::Over => "that it is over".into(),
        Awaiting::Players { may, .. } => {
            let seats: Vec<String> = may.iter().map(|seat| seat.to_string()).collect();
            format!("players {}", seats.join(", "))
        }
    }
}
