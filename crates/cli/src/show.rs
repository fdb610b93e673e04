//! How a table is told in words, alike in play and replay.

use std::io;

use gantry_catalog::{Heard, Sight, Table};
use gantry_kernel::{Phrase, Seat, Viewer};
pub(crate) use gantry_terminal::{Voice, code, sentence};
use gantry_terminal::{placed, unusual_options, winners};

use crate::screen::{Block, BlockRow, FAINT, GOOD, OWN, STRONG, Screen};

/// The panels of a table, or those that are shown only on request.
pub(crate) fn panels(
    screen: &mut Screen,
    voice: &Voice,
    table: &dyn Table,
    sight: Sight,
    on_request: bool,
) -> io::Result<()> {
    for panel in table.panels(sight).into_iter().filter(|panel| panel.on_request == on_request) {
        let own = panel.seat.is_some() && sight == panel.seat.map_or(sight, of);
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

fn of(seat: Seat) -> Sight {
    Sight::Of(Viewer::Seat(seat))
}

/// What happened, with the numbers of the entries.
pub(crate) fn news(screen: &mut Screen, voice: &Voice, heard: &[Heard]) -> io::Result<()> {
    voice.tell(heard).iter().try_for_each(|(entry, text)| screen.numbered(*entry, text))
}

/// The result, best first.
pub(crate) fn standings(screen: &mut Screen, voice: &Voice, table: &dyn Table) -> io::Result<()> {
    let Some(standings) = table.standings() else { return Ok(()) };
    screen.styled(STRONG, &voice.word("standings"))?;
    for line in placed(voice, &standings) {
        screen.line(&format!("  {line}"))?;
    }
    screen.styled(GOOD, &winners(voice, &standings))
}

/// Who plays what.
pub(crate) fn heading(
    screen: &mut Screen,
    voice: &Voice,
    table: &dyn Table,
    title: &str,
) -> io::Result<()> {
    screen.styled(STRONG, title)?;
    for (index, player) in table.header().players.iter().enumerate() {
        let kind = if player.kind == "human" { voice.word("human") } else { player.kind.clone() };
        screen.styled(FAINT, &format!("  {}: {} ({kind})", Seat::new(index), player.name))?;
    }
    let options = unusual_options(table);
    if !options.is_empty() {
        screen.styled(FAINT, &format!("  {}", options.join(" ")))?;
    }
    Ok(())
}
