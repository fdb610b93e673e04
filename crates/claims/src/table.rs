//! A match with everything that is claimed about it at each step.

use gantry_kernel::record::{Header, Player, Pledged, Record, Start, replay, verify};
use gantry_kernel::{
    Awaiting, Entry, Input, InputOf, Match, Millis, Seat, SeatSet, Secret, Seed, Text,
};

pub(crate) struct Table<G: Text> {
    pub(crate) played: Match<G>,
    pub(crate) seed: Seed,
    /// Actions that were legal at some time for some seat: plausible, and often wrong by now.
    pub(crate) seen: Vec<G::Action>,
    /// Their words, for building actions that were never listed.
    pub(crate) words: Vec<String>,
    /// The last outcome.
    pub(crate) outcome: Option<G::Chance>,
    header: Header,
    /// The first entry, counted from 1, whose outcome the dice do not give.
    forged: Option<usize>,
}

impl<G: Text> Table<G> {
    pub(crate) fn fresh(seats: usize, options: &[(String, String)], seed: u8) -> Self {
        let setup = G::configure(G::RULES, seats, options).expect("these options are playable");
        let start = G::start(&setup).expect("these options are playable");
        Self::new(start, Start::of::<G>(&setup), seed)
    }

    /// A table at a state that was written as `written`.
    pub(crate) fn at(state: G::State, written: String) -> Self {
        Self::new(state, Start::Position(written), 0)
    }

    fn new(state: G::State, start: Start, seed: u8) -> Self {
        let secret = Secret::new([seed; 32]);
        let player = |seat: Seat| Player { kind: "human".into(), name: seat.to_string() };
        let header = Header {
            game: G::ID.into(),
            rules: G::rules(G::setup(&state)),
            start,
            players: Seat::all(G::seats(G::setup(&state))).map(player).collect(),
            commitment: secret.commitment(),
            salts: Vec::new(),
            secret: Some(secret),
        };
        Self {
            played: Match::new(state, header.digest()),
            seed: secret.seed(&header.salts),
            seen: Vec::new(),
            words: Vec::new(),
            outcome: None,
            header,
            forged: None,
        }
    }

    /// Plays something the game waits for, `wait_ms` milliseconds later: chance, a deadline that
    /// has passed, or a seat that may act. If no seat can act, the deadline passes.
    pub(crate) fn advance(&mut self, choice: u8, wait_ms: u8) {
        let now = Millis(self.played.now().0.saturating_add(wait_ms.into()));
        let over = G::standings(self.played.state()).is_some();
        match self.played.awaiting() {
            Awaiting::Over => assert!(over, "no result"),
            Awaiting::Chance(_) => {
                self.played.draw_chance(now, &self.seed).expect("what is drawn is possible");
            }
            Awaiting::Players { may, until, .. } => {
                assert!(!over, "a result before the end");
                let passed = until.is_some_and(|until| until <= now);
                if !passed && self.somebody_acts(now, may, choice) {
                    return;
                }
                let until = until.expect("somebody can act, or there is a deadline");
                self.played.admit(until.max(now), Input::Timeout).expect("a deadline passes");
            }
        }
    }

    /// Lets one of these seats act, not always starting from the same one.
    fn somebody_acts(&mut self, now: Millis, may: SeatSet, choice: u8) -> bool {
        let mut legal = Vec::new();
        let mut seats: Vec<Seat> = may.iter().collect();
        let first = usize::from(choice / 16) % seats.len().max(1);
        seats.rotate_left(first);
        for seat in seats {
            G::legal(self.played.state(), seat, &mut legal);
            assert!(legal.is_sorted_by(|one, next| one < next), "ascending, no twins");
            if let Some(action) = pick(&legal, choice).cloned() {
                self.remember(&action);
                self.played.act(now, seat, action).expect("what is legal is accepted");
                return true;
            }
        }
        false
    }

    fn remember(&mut self, action: &G::Action) {
        for word in action.to_string().split(' ') {
            if !self.words.iter().any(|known| known == word) {
                self.words.push(word.into());
            }
        }
        if !self.seen.contains(action) {
            self.seen.push(action.clone());
        }
    }

    pub(crate) fn try_input(&mut self, at: Millis, input: InputOf<G>) {
        let before = (self.played.state().clone(), self.played.digest());
        let is_real_time = at >= self.played.now();
        let until = self.played.awaiting().until();
        let passed = until.is_some_and(|until| until <= at);
        let awaited = match &input {
            Input::Act { seat, action } => {
                let mut legal = Vec::new();
                G::legal(self.played.state(), *seat, &mut legal);
                Some(legal.contains(action) && is_real_time && !passed)
            }
            Input::Chance(_) => (!is_real_time).then_some(false),
            Input::Timeout => Some(is_real_time && passed),
        };
        let drawn = self.played.dice(&self.seed).map(|mut dice| G::draw(&before.0, &mut dice));
        let forgery = matches!(&input, Input::Chance(outcome) if drawn.as_ref() != Some(outcome));
        let accepted = self.played.admit(at, input).is_ok();
        if let Some(awaited) = awaited {
            assert_eq!(accepted, awaited, "listed means accepted, and nothing else is");
        }
        if !accepted {
            assert_eq!((self.played.state(), self.played.digest()), (&before.0, before.1));
        } else if forgery {
            self.forged = self.forged.or(Some(self.played.entries().len()));
        }
    }

    /// A step taken back leaves no trace; one that cannot be taken back changes nothing.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let (entries, digest) = (self.played.entries().len(), self.played.digest());
        if self.played.undo(seat).is_ok() {
            assert_eq!(self.played.entries().len(), entries - 1);
            assert_eq!(*self.played.state(), self.played.state_at(entries - 1));
        } else {
            assert_eq!((self.played.entries().len(), self.played.digest()), (entries, digest));
        }
    }

    /// The record of what was played reads back, replays to the same end and verifies.
    pub(crate) fn prove(&self) {
        let record = Record::of(self.header.clone(), &self.played);
        let text = record.to_string();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record), "{text}");
        let chance = |entry: &&Entry<G>| matches!(entry.input(), Input::Chance(_));
        let outcomes = self.played.entries().iter().filter(chance).count();
        let again = match (verify::<G>(&record), self.forged) {
            (Ok((again, pledged)), None) => {
                assert_eq!(pledged, Pledged::Proved { outcomes });
                again
            }
            (Err(divergence), Some(entry)) => {
                assert_eq!(divergence.entry, entry, "{divergence}");
                replay::<G>(&record).unwrap_or_else(|error| panic!("{error} in\n{text}"))
            }
            (Ok(_), Some(entry)) => panic!("entry {entry} is forged, but was proved, in\n{text}"),
            (Err(divergence), None) => panic!("{divergence} in\n{text}"),
        };
        assert_eq!(again.state(), self.played.state(), "replay is exact");
    }
}

pub(crate) fn pick<T>(items: &[T], choice: u8) -> Option<&T> {
    items.get(usize::from(choice) % items.len().max(1))
}
