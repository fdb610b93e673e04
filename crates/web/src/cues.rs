//! Which sounds a game makes, and when.

use gantry_kernel::Awaiting;
use gantry_wire::Frame;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Another player did something.
    Step,
    /// It is now the listener's turn.
    Turn,
    /// The game is over.
    Over,
}

impl Cue {
    /// Its notes: the frequency in hertz, and when each begins, in seconds.
    pub const fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Self::Step => &[(330.0, 0.0)],
            Self::Turn => &[(523.0, 0.0), (784.0, 0.12)],
            Self::Over => &[(392.0, 0.0), (523.0, 0.16), (659.0, 0.32), (784.0, 0.48)],
        }
    }
}

/// What matters of a frame for sounds: which table, how far it is, whether the viewer must act,
/// whether it is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Moment {
    table: String,
    version: usize,
    own: bool,
    over: bool,
}

impl Moment {
    /// The moment that a frame shows.
    pub fn of(frame: &Frame) -> Self {
        let own = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        Self {
            table: frame.table.clone(),
            version: frame.version,
            own: own && frame.pass_to.is_none(),
            over: frame.awaiting == Awaiting::Over,
        }
    }

    /// The sound for going from `before` to this; none when a table first appears, nor when a step
    /// is taken back.
    pub fn after(&self, before: &Self) -> Option<Cue> {
        if self.table != before.table || self.version <= before.version {
            return None;
        }
        match (self.over, self.own, before.own) {
            (true, ..) => Some(Cue::Over),
            (_, true, false) => Some(Cue::Turn),
            (_, false, _) => Some(Cue::Step),
            (_, true, true) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(version: usize, own: bool, over: bool) -> Moment {
        Moment { table: "a".into(), version, own, over }
    }

    #[test]
    fn other_players_steps_the_listeners_turn_and_the_end_make_sounds() {
        let before = moment(3, false, false);
        assert_eq!(moment(4, false, false).after(&before), Some(Cue::Step));
        assert_eq!(moment(4, true, false).after(&before), Some(Cue::Turn));
        assert_eq!(moment(4, false, true).after(&before), Some(Cue::Over));
        assert_eq!(moment(5, true, false).after(&moment(4, true, false)), None, "an own step");
        assert_eq!(moment(3, true, false).after(&before), None, "the same moment again");
        assert_eq!(moment(2, true, false).after(&before), None, "taken back");
        let other = Moment { table: "b".into(), ..moment(9, true, false) };
        assert_eq!(other.after(&before), None, "another table");
    }
}
