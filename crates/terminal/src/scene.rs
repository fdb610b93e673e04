//! The contents of the screen as plain text, without the layout.

use gantry_kernel::{Awaiting, Millis, Panel, Phrase, Standings, Tone, Viewer};

use crate::shared::Status;
use crate::voice::{Substitutes, Voice, changed_options, code, placed, winners};

/// Everything on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    /// The game, and its changed options.
    pub(crate) title: String,
    /// At the right end of the title: the time left, or the position of a replay.
    pub(crate) clock: String,
    /// How the seats stand, at a table with other people.
    pub(crate) strip: Vec<Status>,
    /// Seconds until somebody may act, to be shown large.
    pub(crate) countdown: Option<u64>,
    /// The parts of the table, the shared ones first.
    pub(crate) boards: Vec<Board>,
    /// Whether somebody plays here, so that there may be something to choose.
    pub(crate) asks: bool,
    /// The one thing to do or to wait for.
    pub(crate) prompt: String,
    /// What may be done, each with its key.
    pub(crate) offers: Vec<Offer>,
    /// The answer to the last key.
    pub(crate) note: Option<Message>,
    /// What happened, the newest last.
    pub(crate) news: Vec<String>,
    /// The keys besides the choices.
    pub(crate) help: String,
    /// The line that is being typed.
    pub(crate) input: Option<String>,
    /// A text over the table, and how many of its lines have scrolled away.
    pub(crate) sheet: Option<(Vec<String>, usize)>,
}

/// Whose part of the table it is, from the reader's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    Common,
    Own,
    Other,
}

/// A part of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) whose: Whose,
    /// Whether it gets its lines before the others share what is left.
    pub(crate) vital: bool,
    pub(crate) title: String,
    pub(crate) rows: Vec<BoardRow>,
}

/// A labelled row of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BoardRow {
    pub(crate) label: String,
    pub(crate) cells: Vec<(String, Tone)>,
    /// Whether it is empty and only says so.
    pub(crate) empty: bool,
    /// Whether it is read most: the reader's own cards.
    pub(crate) vital: bool,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) key: Option<char>,
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// A message to the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) text: String,
    /// Whether something was refused.
    pub(crate) bad: bool,
}

/// Large digits are only used while one is enough.
const LARGEST_COUNTDOWN: u64 = 9;

impl Scene {
    /// What a viewer sees of a table. The client fills in what the reader did or asked.
    pub(crate) fn of(
        voice: &Voice,
        title: String,
        viewer: Viewer,
        panels: &[Panel],
        prompt: &Phrase,
    ) -> Self {
        let panels = panels.iter().filter(|panel| !panel.on_request);
        Self {
            title,
            clock: String::new(),
            strip: Vec::new(),
            countdown: None,
            boards: panels.map(|panel| board(voice, viewer, panel)).collect(),
            asks: false,
            prompt: voice.sentence(prompt),
            offers: Vec::new(),
            note: None,
            news: Vec::new(),
            help: String::new(),
            input: None,
            sheet: None,
        }
    }

    /// Adds the result of a finished game, before the other shared parts.
    pub(crate) fn show_standings(
        &mut self,
        voice: &Voice,
        standings: Option<&Standings>,
        substitutes: Substitutes,
    ) {
        let Some(standings) = standings else { return };
        let row = |text| {
            let cells = vec![(text, Tone::Strong)];
            BoardRow { label: String::new(), cells, empty: false, vital: false }
        };
        let lines = placed(voice, standings).into_iter().chain(substitutes.lines(voice));
        let rows = lines.map(row).collect();
        let title = voice.word("standings");
        self.boards.insert(0, Board { whose: Whose::Common, vital: true, title, rows });
        self.prompt = winners(voice, standings);
    }
}

/// The title of a table: the game and its changed options.
pub(crate) fn title(game_title: &str, game: &str, options: &[(String, String)]) -> String {
    let mut title = vec![game_title.to_owned()];
    title.extend(changed_options(game, options));
    title.join(" · ")
}

pub(crate) fn board(voice: &Voice, viewer: Viewer, panel: &Panel) -> Board {
    let row = |row: &gantry_kernel::Row| {
        let mut cells: Vec<_> = row.cells.iter().map(|cell| (voice.say(cell), cell.tone)).collect();
        let empty = cells.is_empty();
        if empty {
            cells.push((voice.word("list-empty"), Tone::Faint));
        }
        let vital = row.label.key == "row-hand" && panel.seat.is_some_and(|seat| viewer.is(seat));
        BoardRow { label: voice.say(&row.label), cells, empty, vital }
    };
    Board {
        whose: match panel.seat {
            None => Whose::Common,
            Some(seat) if viewer.is(seat) => Whose::Own,
            Some(_) => Whose::Other,
        },
        vital: panel.seat.is_some_and(|seat| viewer.is(seat)),
        title: voice.say(&panel.title),
        rows: panel.rows.iter().map(row).collect(),
    }
}

/// Whole seconds until then, as people count down: 3 lasts until 2 are left.
fn seconds_left(until: Millis, now: Millis) -> u64 {
    until.0.saturating_sub(now.0).div_ceil(1000)
}

/// Seconds until somebody may act, if nothing else is awaited and it is soon.
pub(crate) fn countdown(awaiting: Awaiting, deadline: Option<Millis>, now: Millis) -> Option<u64> {
    // While everybody pauses for a moment, the deadline is a different one.
    let until = awaiting.until().filter(|until| deadline == Some(*until))?;
    let left = seconds_left(until, now);
    (awaiting.may().is_empty() && (1..=LARGEST_COUNTDOWN).contains(&left)).then_some(left)
}

/// The time left in a few characters; empty if there is no deadline.
pub(crate) fn time_left(voice: &Voice, deadline: Option<Millis>, now: Millis) -> String {
    let Some(until) = deadline else { return String::new() };
    let left = seconds_left(until, now);
    let time = format!("{}:{:02}", left / 60, left % 60);
    voice.say(&Phrase::new("live-clock").with("time", code(&time)))
}

/// When the text for the time left changes.
pub(crate) fn next_tick(deadline: Option<Millis>, now: Millis) -> Option<Millis> {
    let until = deadline?;
    let left = seconds_left(until, now).checked_sub(1)?;
    Some(Millis(until.0 - left * 1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::RaceFixture;
    use gantry_catalog::Log as _;

    #[test]
    fn a_countdown_is_three_two_one() {
        let dash = RaceFixture::new();
        let countdown =
            |dash: &RaceFixture, now| countdown(dash.awaiting(), dash.deadline(), Millis(now));
        let seen = |now| countdown(&dash, now);
        assert_eq!([0, 1, 1000, 1001].map(seen), [Some(3), Some(3), Some(2), Some(2)]);
        assert_eq!([2000, 2999, 3000, 4000].map(seen), [Some(1), Some(1), None, None]);
        let running = RaceFixture::played(&[(3100, "A", "rest")]);
        assert_eq!(countdown(&running, 59_000), None, "somebody may act");
    }

    #[test]
    fn the_clock_ticks_when_its_words_change() {
        let mut now = Millis(500);
        let mut ticks = Vec::new();
        while let Some(next) = next_tick(Some(Millis(3000)), now) {
            let left = |at| seconds_left(Millis(3000), Millis(at));
            assert_ne!(left(next.0), left(next.0 - 1));
            ticks.push(next.0);
            now = next;
        }
        assert_eq!(ticks, [1000, 2000, 3000]);
    }
}
