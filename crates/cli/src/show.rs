//! How a table is told in words, alike in play and replay.

use std::io;

use gantry_catalog::{Heard, Phrasebook, Sight, Table};
use gantry_kernel::record::Start;
use gantry_kernel::{DATA_OPTION, Phrase, Seat, Value, Viewer};

use crate::screen::{Block, BlockRow, FAINT, GOOD, OWN, STRONG, Screen};

/// Words for a table: a phrasebook and the players' names.
#[derive(Debug)]
pub(crate) struct Voice {
    pub(crate) book: Phrasebook,
    pub(crate) names: Vec<String>,
}

impl Voice {
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, &self.names)
    }

    /// A phrase of this program without values.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }
}

/// Text that goes into a sentence as it is.
pub(crate) fn code(text: &(impl ToString + ?Sized)) -> Value {
    Value::Code(text.to_string())
}

/// A text with a capital at its beginning, which may be a value that stands in lower case elsewhere; but people write
/// their names as they like.
pub(crate) fn sentence(text: &str, names: &[String]) -> String {
    if names.iter().any(|name| text.starts_with(name.as_str())) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

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

/// What happened, with the numbers of the entries. The same line several times over, such as six cards
/// drawn unseen, is told once with its number.
pub(crate) fn news(screen: &mut Screen, voice: &Voice, heard: &[Heard]) -> io::Result<()> {
    let mut runs: Vec<(usize, String, usize)> = Vec::new();
    for Heard { entry, phrases } in heard {
        for phrase in phrases {
            let text = sentence(&voice.say(phrase), &voice.names);
            match runs.last_mut() {
                Some((_, last, times)) if *last == text => *times += 1,
                _ => runs.push((*entry, text, 1)),
            }
        }
    }
    for (entry, text, times) in runs {
        let times = if times == 1 { String::new() } else { format!(" (× {times})") };
        screen.numbered(entry, &format!("{text}{times}"))?;
    }
    Ok(())
}

/// The result, best first.
pub(crate) fn standings(screen: &mut Screen, voice: &Voice, table: &dyn Table) -> io::Result<()> {
    let Some(standings) = table.standings() else { return Ok(()) };
    screen.styled(STRONG, &voice.word("standings"))?;
    let mut seats: Vec<_> = Seat::all(table.seats()).collect();
    seats.sort_by_key(|seat| standings.places[seat.index()]);
    for seat in seats {
        let place = Phrase::new("standings-place")
            .with("place", standings.places[seat.index()])
            .with("name", seat)
            .with("points", standings.points[seat.index()]);
        screen.line(&format!("  {}", voice.say(&place)))?;
    }
    let winners: Vec<_> = standings.winners().iter().collect();
    let count = winners.len();
    let phrase = Phrase::new("standings-winners").with("count", count).with("names", winners);
    screen.styled(GOOD, &sentence(&voice.say(&phrase), &voice.names))
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
    let header = table.header();
    if let Start::Options(options) = &header.start {
        let listing = gantry_catalog::find(&header.game);
        let usual = |key: &str, value: &str| {
            let specs = listing.map_or(&[][..], |listing| listing.options);
            let spec = specs.iter().find(|spec| spec.key == key);
            spec.is_none_or(|spec| spec.values.is_default(value))
        };
        let shown = options.iter().filter(|(key, value)| !usual(key, value)).map(|(key, value)| {
            // a data file is long, and its line says little to a reader
            if key == DATA_OPTION { key.clone() } else { format!("{key}={value}") }
        });
        let shown: Vec<String> = shown.collect();
        if !shown.is_empty() {
            screen.styled(FAINT, &format!("  {}", shown.join(" ")))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("a card passes", &[]), "A card passes");
        assert_eq!(sentence("élan", &[]), "Élan");
        assert_eq!(sentence("2 × Metal", &[]), "2 × Metal");
        assert_eq!(sentence("", &[]), "");
        assert_eq!(sentence("iPad draws", &["iPad".to_owned()]), "iPad draws");
    }
}
