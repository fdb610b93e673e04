//! What is heard of a game, and when.

use gantry_kernel::Awaiting;
use gantry_wire::Frame;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Somebody else did something.
    Step,
    /// Now it is the listener's turn.
    Turn,
    /// The game is over.
    Over,
}

impl Cue {
    /// Its notes: cycles per second, and when each begins, in seconds.
    pub const fn notes(self) -> &'static [(f32, f64)] {
        match self {
            Self::Step => &[(330.0, 0.0)],
            Self::Turn => &[(523.0, 0.0), (784.0, 0.12)],
            Self::Over => &[(392.0, 0.0), (523.0, 0.16), (659.0, 0.32), (784.0, 0.48)],
        }
    }
}

/// What counts of a frame: which table, how far it is, whether the one who looks must act, whether
/// it is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Moment {
    table: String,
    version: usize,
    own: bool,
    over: bool,
}

impl Moment {
    /// Of a frame.
    pub fn of(frame: &Frame) -> Self {
        let own = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        Self {
            table: frame.table.clone(),
            version: frame.version,
            own: own && frame.pass_to.is_none(),
            over: frame.awaiting == Awaiting::Over,
        }
    }

    /// What is heard when this follows that; nothing at first sight of a table, nor when a step is
    /// taken back.
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
    fn steps_of_others_the_own_turn_and_the_end_are_heard() {
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
