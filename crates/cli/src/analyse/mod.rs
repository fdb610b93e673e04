//! `gantry analyse`: how choices, chance and other players changed everybody's expected share of
//! the win.

mod svg;
mod text;

use std::thread::available_parallelism;
use std::time::Duration;

use gantry_catalog::{
    Analysis, AnalysisRequest, Budget, Choice, Listing, Perspective, Table, think_for,
};
use gantry_host::AnalysedGame;
use gantry_kernel::{SeatSet, Viewer};

use crate::args::{Analyse, on_table};
use crate::fail::CliError;
use crate::files::Existing;
use crate::screen::Screen;
use crate::show::Voice;
use crate::{batch, files, language};

/// What was analysed, and the result.
struct AnalysisRun<'a> {
    listing: &'a Listing,
    table: &'a dyn Table,
    voice: &'a Voice,
    analysis: &'a Analysis<Choice>,
}

pub(crate) fn run(arguments: &Analyse) -> Result<(), CliError> {
    let existing = Existing::forced(arguments.force);
    if let Some(path) = &arguments.svg {
        if files::real(path).is_some_and(|svg| files::real(&arguments.file) == Some(svg)) {
            let message =
                "--svg: the drawing would take the place of the record; name another file";
            return Err(CliError::usage(message));
        }
        // Fail before the computation, not after it.
        files::check(path, existing)?;
    }
    let (listing, record) = files::record(&arguments.file)?;
    let table = listing
        .replay(&record)
        .map_err(|divergence| files::diverged(&arguments.file, &divergence))?;
    let seats = match arguments.perspective {
        None | Some(Perspective::Everybody) => SeatSet::first(table.seats()),
        Some(Perspective::Of(Viewer::Seat(seat))) => {
            on_table(seat, table.seats())?;
            SeatSet::only(seat)
        }
        Some(Perspective::Of(Viewer::Spectator)) => {
            return Err(CliError::usage("--as: spectators decide nothing; name a seat, or all"));
        }
    };
    let budget = match arguments.iterations {
        Some(iterations) => Budget::Iterations(u32::try_from(iterations).expect("checked")),
        None => think_for(Duration::from_secs_f64(arguments.seconds)),
    };
    let threads = available_parallelism().map_or(1, usize::from);
    let request = AnalysisRequest { seats, budget, threads };
    let analysis = batch::waited(|progress| table.analyse(&request, progress))?;
    let voice =
        Voice { book: language::phrasebook(&arguments.words, listing), names: table.names() };
    let analysed = AnalysisRun { listing, table: &*table, voice: &voice, analysis: &analysis };
    if let Some(path) = &arguments.svg {
        files::write(path, &svg::of(&analysed), existing)?;
    }
    let mut screen = Screen::new(arguments.words.plain || arguments.json);
    if arguments.json {
        let everybody = !matches!(arguments.perspective, Some(Perspective::Of(_)));
        let digest = everybody.then(|| table.digest().to_string());
        let game = AnalysedGame {
            game: listing.id,
            rules: listing.rules,
            names: &voice.names,
            digest: digest.as_deref(),
            analysis: &analysis,
        };
        Ok(screen.json(&game.json(&voice.book))?)
    } else {
        text::show(&mut screen, &analysed)
    }
}

/// A share as a percentage, in the format of the language.
pub(crate) fn percent(voice: &Voice, share: f64) -> String {
    localised(voice, format!("{:.1} %", 100.0 * share))
}

/// A change of a share, always with its sign.
fn change(voice: &Voice, change: f64) -> String {
    let text = format!("{:+.1} %", 100.0 * change);
    let text = if text == "-0.0 %" { "+0.0 %".into() } else { text };
    localised(voice, text.replace('-', "−"))
}

fn localised(voice: &Voice, text: String) -> String {
    if voice.book.language() == "en" { text } else { text.replace('.', ",") }
}
