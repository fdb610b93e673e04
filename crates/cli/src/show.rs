//! How a table is put into words, the same in play and replay.

use std::io;

use gantry_catalog::{EntryPhrases, HUMAN, Table};
use gantry_kernel::{Panel, Phrase, Seat, Standings};
use gantry_terminal::{Substitutes, changed_options, options, placed, winners};
pub(crate) use gantry_terminal::{Voice, code, sentence};

use crate::screen::{Block, BlockRow, FAINT, GOOD, OWN, STRONG, Screen};

/// The panels of a table, or those that are shown only on request; one of them may be the reader's
/// own.
pub(crate) fn panels(
    screen: &mut Screen,
    voice: &Voice,
    panels: &[Panel],
    reader: Option<Seat>,
    on_request: bool,
) -> io::Result<()> {
    for panel in panels.iter().filter(|panel| panel.on_request == on_request) {
        let own = panel.seat.is_some() && panel.seat == reader;
        let row = |row: &gantry_kernel::Row| {
            let mut cells: Vec<_> = row.cells.iter().map(|cell| voice.say(cell)).collect();
            if cells.is_empty() {
                cells.push(voice.word("list-empty"));
            }
            let label = voice.say(&row.label);
            let line = Phrase::new("row-line")
                .with("label", code(&label))
                .with("cells", code(&cells.join("; ")));
            BlockRow { plain: voice.say(&line), label, cells }
        };
        screen.block(&Block {
            title: voice.say(&panel.title),
            style: if own { OWN } else { STRONG },
            rows: panel.rows.iter().map(row).collect(),
        })?;
    }
    Ok(())
}

/// What happened, with the numbers of the entries.
pub(crate) fn news(screen: &mut Screen, voice: &Voice, told: &[EntryPhrases]) -> io::Result<()> {
    voice.tell(told).iter().try_for_each(|(entry, text)| screen.numbered(*entry, text))
}

/// The result, best first, once there is one.
pub(crate) fn standings(
    screen: &mut Screen,
    voice: &Voice,
    standings: Option<&Standings>,
    substitutes: Substitutes,
) -> io::Result<()> {
    let Some(standings) = standings else { return Ok(()) };
    screen.styled(STRONG, &voice.word("standings"))?;
    for line in placed(voice, standings) {
        screen.line(&format!("  {line}"))?;
    }
    for line in substitutes.lines(voice) {
        screen.line(&line)?;
    }
    screen.styled(GOOD, &winners(voice, standings))
}

/// Who plays what: a bot's name or `human` for every player, and changed options.
pub(crate) fn heading(
    screen: &mut Screen,
    voice: &Voice,
    title: &str,
    kinds: &[&str],
    options: &[String],
) -> io::Result<()> {
    screen.styled(STRONG, title)?;
    for (seat, (kind, name)) in Seat::all(kinds.len()).zip(kinds.iter().zip(&voice.names)) {
        let kind = if *kind == HUMAN { voice.word("human") } else { (*kind).to_owned() };
        screen.styled(FAINT, &format!("  {seat}: {name} ({kind})"))?;
    }
    if !options.is_empty() {
        screen.styled(FAINT, &format!("  {}", options.join(" ")))?;
    }
    Ok(())
}

/// The same for a table that was read from a file.
pub(crate) fn heading_of(
    screen: &mut Screen,
    voice: &Voice,
    table: &dyn Table,
    title: &str,
) -> io::Result<()> {
    let header = table.header();
    let kinds: Vec<&str> = header.players.iter().map(|player| player.kind.as_str()).collect();
    heading(screen, voice, title, &kinds, &changed_options(&header.game, options(table)))
}
