//! Every claim about every game, by name.

use std::sync::LazyLock;

use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_kernel::Game;
use gantry_launch_pad::LaunchPad;

use crate::{action, data, inputs, outcome, played_record, position, record, scenario};

/// A claim under the name that fuzzers and seeds use.
#[derive(Clone, Debug)]
pub struct Target {
    /// `GAME_WHAT`, in words with underscores.
    pub name: String,
    claim: Claim,
}

#[derive(Clone, Copy, Debug)]
enum Claim {
    Text(fn(&str)),
    Bytes(fn(&[u8])),
}

impl Target {
    const fn text(name: String, claim: fn(&str)) -> Self {
        Self { name, claim: Claim::Text(claim) }
    }

    const fn bytes(name: String, claim: fn(&[u8])) -> Self {
        Self { name, claim: Claim::Bytes(claim) }
    }

    /// Checks the claim for an input. A claim about text gets the longest valid prefix of the
    /// bytes.
    ///
    /// # Panics
    /// If the claim does not hold.
    pub fn check(&self, input: &[u8]) {
        match self.claim {
            Claim::Bytes(claim) => claim(input),
            Claim::Text(claim) => {
                claim(input.utf8_chunks().next().map_or("", |chunk| chunk.valid()));
            }
        }
    }
}

/// All claims: those about each game, and those about none.
pub static TARGETS: LazyLock<Vec<Target>> = LazyLock::new(|| {
    let mut targets = Targets(vec![
        Target::text("record".into(), record),
        Target::text("scenario".into(), scenario::<LaunchPad>),
    ]);
    visit_games(&mut targets);
    let Targets(mut targets) = targets;
    targets.sort_by(|one, other| one.name.cmp(&other.name));
    targets
});

struct Targets(Vec<Target>);

impl GameVisitor for Targets {
    fn visit<G: Playable>(&mut self) {
        let name = |what: &str| target_name::<G>(what);
        self.0.extend([
            Target::text(name("action"), action::<G>),
            Target::bytes(name("inputs"), inputs::<G>),
            Target::text(name("outcome"), outcome::<G>),
            Target::text(name("position"), position::<G>),
            Target::text(name("record"), played_record::<G>),
        ]);
        if G::data_file().is_some() {
            self.0.push(Target::text(name("data"), data::<G>));
        }
    }
}

/// The name of a claim about a game.
pub fn target_name<G: Game>(what: &str) -> String {
    format!("{}_{what}", G::ID.replace('-', "_"))
}
