//! Streams of inputs, wanted and unwanted, against a match.

use gantry_kernel::{Awaiting, Digest, Input, InputOf, Match, Millis, Seat, Seed, Text};

/// Enough steps to use what the position says, few enough to try many positions.
const STEPS_ON: u8 = 8;

/// The bytes are choices: table, dice, and then who tries what. Every input is answered; a refused
/// one changes nothing; a listed action is never refused; the log replays to the same digest.
pub fn inputs<G: Text>(bytes: &[u8]) {
    let (&[seats, seed], choices) = bytes.split_first_chunk().unwrap_or((&[0, 0], &[]));
    let (least, most) = G::SEATS;
    let seats = least + usize::from(seats) % (most - least + 1);
    let setup = G::configure(seats, &[]).expect("the defaults are playable");
    let start = G::start(&setup).expect("the defaults are playable");
    let seed = Seed::from_number(seed.into());
    let mut table = Table::<G> { played: Match::new(start, Digest::of_text("")), seen: Vec::new() };
    for choice in choices.chunks_exact(2) {
        table.step(&seed, choice[0], choice[1]);
    }
    table.replay();
}

/// Plays a few steps on from a state that somebody wrote down.
pub(crate) fn on<G: Text>(state: G::State) {
    let seed = Seed::from_number(0);
    let mut table = Table::<G> { played: Match::new(state, Digest::of_text("")), seen: Vec::new() };
    for choice in 0..STEPS_ON {
        table.lead_on(&seed, choice);
    }
    table.replay();
}

struct Table<G: Text> {
    played: Match<G>,
    /// Actions that were legal at some time for somebody: plausible, and often wrong by now.
    seen: Vec<G::Action>,
}

impl<G: Text> Table<G> {
    fn step(&mut self, seed: &Seed, kind: u8, detail: u8) {
        let now = self.played.now();
        match kind % 8 {
            // Most choices lead on, or games would never get far.
            0..=3 => self.lead_on(seed, detail),
            4 => {
                let seats = G::seats(G::setup(self.played.state()));
                let seat = Seat::new(usize::from(kind / 8) % seats);
                if let Some(action) = pick(&self.seen, detail).cloned() {
                    self.try_input(now, Input::Act { seat, action });
                }
            }
            5 => self.try_input(Millis(now.0 + u64::from(detail) * 1000), Input::Timeout),
            6 => self.try_input(Millis(now.0.saturating_sub(1)), Input::Timeout),
            _ => {
                if let Some(seat) = self.played.awaiting().may().iter().next() {
                    let _ = self.played.undo(seat);
                }
            }
        }
    }

    /// Something the game waits for.
    fn lead_on(&mut self, seed: &Seed, detail: u8) {
        let now = self.played.now();
        match self.played.awaiting() {
            Awaiting::Over => assert!(G::standings(self.played.state()).is_some(), "no result"),
            Awaiting::Nature(_) => {
                self.played.nature(now, seed).expect("what is drawn is possible");
            }
            Awaiting::Players { may, .. } => {
                let mut legal = Vec::new();
                for seat in may.iter() {
                    G::legal(self.played.state(), seat, &mut legal);
                    assert!(legal.is_sorted_by(|one, next| one < next), "ascending, no twins");
                    if let Some(action) = pick(&legal, detail).cloned() {
                        self.seen.push(action.clone());
                        self.played.act(now, seat, action).expect("what is legal is accepted");
                        return;
                    }
                }
            }
        }
    }

    fn try_input(&mut self, at: Millis, input: InputOf<G>) {
        let before = (self.played.state().clone(), self.played.digest());
        let listed = match &input {
            Input::Act { seat, action } => {
                let mut legal = Vec::new();
                G::legal(self.played.state(), *seat, &mut legal);
                Some(legal.contains(action))
            }
            Input::Chance(_) | Input::Timeout => None,
        };
        let accepted = self.played.admit(at, input).is_ok();
        if let Some(listed) = listed {
            assert_eq!(accepted, listed, "listed means accepted, and nothing else is");
        }
        if !accepted {
            assert_eq!((self.played.state(), self.played.digest()), (&before.0, before.1));
        }
    }

    fn replay(&self) {
        let mut again = Match::<G>::new(self.played.start().clone(), Digest::of_text(""));
        for entry in self.played.entries() {
            again.admit(entry.at, entry.input.clone()).expect("accepted before");
        }
        assert_eq!(again.digest(), self.played.digest(), "replay is exact");
        assert_eq!(again.state(), self.played.state(), "replay is exact");
    }
}

fn pick<T>(items: &[T], choice: u8) -> Option<&T> {
    items.get(usize::from(choice) % items.len().max(1))
}
