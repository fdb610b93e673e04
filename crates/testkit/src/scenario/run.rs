//! Plays a scenario and says what does not hold.

use gantry_kernel::{
    Awaiting, Digest, Expected, Fault, Input, InputOf, Match, Millis, Refusal, Rejection, Seat,
    Seed, Text,
};

use super::play::{Step, lines};
use super::{File, Scenario, Start, holds, read};

/// Plays one scenario. The fault is the first thing that does not hold, with its line in the file.
pub fn run<G: Text>(scenario: &Scenario) -> Result<(), Fault> {
    let mut table = Table::<G>::open(scenario)?;
    if let Some(block) = &scenario.play {
        for line in lines(block) {
            let line = line?;
            table.take(&line.step).map_err(|fault| Fault { line: line.number, ..fault })?;
        }
    }
    scenario.then.as_ref().map_or(Ok(()), |block| holds::check::<G>(block, table.played.state()))
}

/// A scenario and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Which.
    pub scenario: Scenario,
    /// The first thing that does not hold, if any.
    pub outcome: Result<(), Fault>,
}

/// Reads a file and plays all its scenarios. The fault is one that makes the file unreadable.
pub fn run_file<G: Text>(text: &str) -> Result<Vec<Verdict>, Fault> {
    let File { game: (game, line), scenarios } = read(text)?;
    if game != G::ID {
        return Err(Fault::new(line, Expected::new(format!("the game {:?}", G::ID), game)));
    }
    let verdict = |scenario| Verdict { outcome: run::<G>(&scenario), scenario };
    Ok(scenarios.into_iter().map(verdict).collect())
}

/// The same, for tests: panics with everything that does not hold. Returns how many scenarios passed.
///
/// # Panics
/// If the file cannot be read or a scenario fails.
pub fn assert_scenarios<G: Text>(name: &str, text: &str) -> usize {
    let verdicts = run_file::<G>(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let failure = |Verdict { scenario, outcome }: &Verdict| {
        let fault = outcome.as_ref().err()?;
        Some(format!("{name}: {fault} (in {:?})", scenario.title))
    };
    let failures: Vec<String> = verdicts.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    verdicts.len()
}

struct Table<G: Text> {
    played: Match<G>,
    seed: Seed,
    now: Millis,
}

impl<G: Text> Table<G> {
    fn open(scenario: &Scenario) -> Result<Self, Fault> {
        let seed = Seed::from_number(scenario.seed);
        let table = |state| {
            let played = Match::new(state, Digest::of_text(&scenario.title));
            Self { played, seed, now: Millis(0) }
        };
        match &scenario.start {
            Start::Given(block) => {
                let state = G::read_position(&block.text).map_err(|fault| block.fault(fault))?;
                Ok(table(state))
            }
            Start::Fresh { line, seats, options } => {
                let state = G::configure(*seats, options)
                    .and_then(|setup| G::start(&setup))
                    .map_err(|error| Fault::new(*line, error))?;
                let mut table = table(state);
                while matches!(table.played.awaiting(), Awaiting::Nature(_)) {
                    table.chance(None).map_err(|fault| Fault { line: *line, ..fault })?;
                }
                Ok(table)
            }
        }
    }

    fn take(&mut self, step: &Step<'_>) -> Outcome {
        match *step {
            Step::Act { seat, action, refused_by } => {
                let action: G::Action =
                    action.parse().map_err(|expected: Expected| wrong(expected))?;
                match refused_by {
                    None => self.accept(seat, action),
                    Some(rule) => self.refuse(seat, &action, rule),
                }
            }
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
        }
    }

    fn accept(&mut self, seat: Seat, action: G::Action) -> Outcome {
        let listed = self.listed(seat, &action);
        let expected = format!("expected `{action}` to be accepted, found it");
        match G::explain(self.played.state(), seat, &action) {
            Ok(()) if listed => self.admit(Input::Act { seat, action }),
            Ok(()) => Err(wrong(format_args!("{expected} allowed, but not listed as legal"))),
            Err(refusal) => Err(refused(&expected, refusal)),
        }
    }

    fn refuse(&mut self, seat: Seat, action: &G::Action, rule: &str) -> Outcome {
        let expected = format!("expected `{action}` to be refused by {rule}, found it");
        match G::explain(self.played.state(), seat, action) {
            Ok(()) => return Err(wrong(format_args!("{expected} allowed"))),
            Err(refusal) if refusal.rule != rule => return Err(refused(&expected, refusal)),
            Err(_) if self.listed(seat, action) => {
                return Err(wrong(format_args!("{expected} listed as legal")));
            }
            Err(_) => {}
        }
        let before = Digest::of(self.played.state());
        if self.played.act(self.now, seat, action.clone()).is_ok() {
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

    fn chance(&mut self, outcome: Option<&str>) -> Outcome {
        let Some(mut dice) = self.played.dice(&self.seed) else {
            let found = waiting(self.played.awaiting());
            return Err(wrong(Expected::new("the game to wait for chance", found)));
        };
        let outcome = match outcome {
            Some(text) => text.parse().map_err(|expected: Expected| wrong(expected))?,
            None => G::draw(self.played.state(), &mut dice),
        };
        self.admit(Input::Chance(outcome))
    }

    fn admit(&mut self, input: InputOf<G>) -> Outcome {
        match self.played.admit(self.now, input) {
            Ok(_) => Ok(()),
            Err(Rejection::Refused(refusal)) => {
                Err(refused("expected it to be accepted, found it", refusal))
            }
            Err(rejection) => {
                Err(wrong(format_args!("expected it to be accepted, found: {rejection}")))
            }
        }
    }
}

type Outcome = Result<(), Fault>;

/// A fault whose line is not known yet.
fn wrong(message: impl std::fmt::Display) -> Fault {
    Fault::new(0, message)
}

fn refused(expected: &str, refusal: Refusal) -> Fault {
    wrong(format_args!("{expected} refused by {}", refusal.rule)).because(Some(refusal))
}

/// Whom the game waits for, in words.
fn waiting(awaiting: Awaiting) -> String {
    match awaiting {
        Awaiting::Nature(_) => "chance".into(),
        Awaiting::Over => "that it is over".into(),
        Awaiting::Players { may, .. } => {
            let seats: Vec<String> = may.iter().map(|seat| seat.to_string()).collect();
            format!("players {}", seats.join(", "))
        }
    }
}
