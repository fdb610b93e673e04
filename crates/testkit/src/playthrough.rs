//! Golden playthroughs: every answer of a game at every state of a recorded match, as one text,
//! with views as digests. A changed answer shows up as a changed line.

use std::fmt::Write;

use gantry_kernel::record::{Record, ReplayError, replay};
use gantry_kernel::{Awaiting, Digest, Input, News, Seat, Text, Viewer};

/// Replays a record and writes down what the game answers along the way: whom it waits for, what
/// each of them may do, and a digest of what everybody sees.
pub fn playthrough<G: Text>(record: &Record) -> Result<String, ReplayError> {
    let played = replay::<G>(record)?;
    let seats = G::seats(G::setup(played.start()));
    let mut text = format!("# {} rules {}, {seats} seats\n", G::ID, record.header.rules);
    let mut state = played.start().clone();
    let mut news = News::silent();
    for (index, entry) in played.entries().iter().enumerate() {
        answers::<G>(&mut text, &state, seats);
        let _ = match &entry.input() {
            Input::Act { seat, action } => writeln!(text, "\n{} {seat} {action}", index + 1),
            Input::Chance(chance) => writeln!(text, "\n{} * {chance}", index + 1),
            Input::Timeout => writeln!(text, "\n{} ~", index + 1),
        };
        G::apply(&mut state, entry.at, &entry.input(), &mut news);
    }
    answers::<G>(&mut text, &state, seats);
    Ok(text)
}

fn answers<G: Text>(text: &mut String, state: &G::State, seats: usize) {
    let awaiting = G::awaiting(state);
    let _ = match awaiting {
        Awaiting::Chance(purpose) => writeln!(text, "waits for chance {}", purpose.0),
        Awaiting::Over => writeln!(text, "over: {:?}", G::standings(state)),
        Awaiting::Players { must, may, until, sealed } => {
            let until = until.map(|at| at.0);
            writeln!(text, "must {must:?} may {may:?} until {until:?} sealed {sealed}")
        }
    };
    let mut legal = Vec::new();
    for seat in Seat::all(seats) {
        G::legal(state, seat, &mut legal);
        if !legal.is_empty() {
            let listed: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "{seat} may: {}", listed.join(" | "));
        }
    }
    let views =
        Viewer::all(seats).map(|viewer| Digest::of(&G::view(state, viewer)).short().to_string());
    let _ = writeln!(text, "views {}", views.collect::<Vec<_>>().join(" "));
}
