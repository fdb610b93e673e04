//! Who is there, whose clock shows what, and how a table is played, in words.

use gantry_catalog::HUMAN;
use gantry_host::time_text;
use gantry_kernel::{Phrase, Seat, Tone};
use gantry_wire::{Access, Frame, Pace, Spectators, TableSettings};

use crate::voice::{Voice, code};

/// How a seat stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Which one.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// Whether it is the reader's.
    pub own: bool,
    /// Whether the game waits for it.
    pub awaited: bool,
    /// The time left, if there is a limit.
    pub time: Option<String>,
    /// Whether somebody is away, has resigned, or is a bot; empty if there is nothing to say.
    pub note: String,
    /// How urgent the note is.
    pub tone: Tone,
}

/// Whether the clocks of a frame run.
pub(crate) fn runs(frame: &Frame) -> bool {
    frame.clock.is_some_and(|clock| clock.running)
}

/// The clocks that run: what was left of each when the frame was made.
pub(crate) fn running(frame: &Frame) -> impl Iterator<Item = u64> {
    let must = frame.awaiting.must();
    let sharing = frame.sharing.as_deref().filter(|_| runs(frame));
    let clocks = sharing.into_iter().flat_map(|sharing| &sharing.time_left_ms);
    clocks.filter(move |(seat, _)| must.contains(*seat)).map(|(_, left)| *left)
}

/// How every seat stands, this many milliseconds after the frame was received.
pub fn statuses(voice: &Voice, frame: &Frame, since_ms: u64) -> Vec<Status> {
    let Some(sharing) = &frame.sharing else { return Vec::new() };
    let must = frame.awaiting.must();
    let status = |info: &gantry_wire::SeatInfo| {
        let seat = info.seat;
        let awaited = must.contains(seat);
        let left = sharing.time_left_ms.iter().find(|(of, _)| *of == seat).map(|(_, left)| *left);
        let passed = if awaited && runs(frame) { since_ms } else { 0 };
        let stand_in = sharing.stand_ins.iter().find(|(of, _)| *of == seat);
        let (note, tone) = if sharing.resigned.contains(seat) {
            (voice.word("status-resigned"), Tone::Faint)
        } else if let Some((_, bot)) = stand_in {
            let plays = Phrase::new("status-stand-in").with("bot", code(bot));
            (voice.say(&plays), Tone::Yellow)
        } else if info.kind != HUMAN {
            (info.kind.clone(), Tone::Faint)
        } else if sharing.connected.contains(seat) {
            (String::new(), Tone::Plain)
        } else {
            (voice.word("status-away"), Tone::Yellow)
        };
        Status {
            seat,
            name: info.name.clone(),
            own: sharing.own.contains(seat),
            awaited,
            time: left.map(|left| time_text(left.saturating_sub(passed))),
            note,
            tone,
        }
    };
    frame.seats.iter().map(status).collect()
}

/// How a table is played, each as a label and a value.
pub fn settings(voice: &Voice, settings: &TableSettings) -> Vec<(String, String)> {
    let number = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    let pace = match settings.pace {
        Pace::Relaxed => Phrase::new("pace-relaxed"),
        Pace::PerMove { seconds } => {
            let time = time_text(u64::from(seconds) * 1000);
            Phrase::new("pace-per-move").with("time", code(&time))
        }
        Pace::Fischer { bank_seconds, increment_seconds } => {
            let bank = time_text(u64::from(bank_seconds) * 1000);
            let more = number(increment_seconds);
            Phrase::new("pace-fischer").with("bank", code(&bank)).with("more", more)
        }
        Pace::Days { days } => Phrase::new("pace-days").with("days", days),
    };
    let access = match settings.access {
        Access::Open => "access-open",
        Access::Invitation => "access-invitation",
        Access::Private => "access-private",
    };
    let spectators = match settings.spectators {
        Spectators::Nobody => Phrase::new("spectators-nobody"),
        Spectators::Public => Phrase::new("spectators-public"),
        Spectators::AfterEnd => Phrase::new("spectators-after-end"),
        Spectators::Delayed { minutes } => {
            Phrase::new("spectators-delayed").with("minutes", usize::from(minutes))
        }
    };
    let mut rows = vec![
        (voice.word("setting-pace"), voice.say(&pace)),
        (voice.word("setting-access"), voice.word(access)),
        (voice.word("setting-spectators"), voice.say(&spectators)),
    ];
    if !settings.stand_in.is_empty() {
        rows.push((voice.word("setting-stand-in"), settings.stand_in.clone()));
    }
    if settings.rated {
        rows.push((voice.word("setting-rated"), voice.word("setting-yes")));
    }
    rows
}
