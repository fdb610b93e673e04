//! The posters of the games as files, so that a browser paints them before any program runs.

use std::path::Path;

use crate::files::Source;
use crate::sizes::Part;

/// A poster for every game that has a folder.
pub fn files(games: &Path) -> anyhow::Result<Vec<Source>> {
    let poster = |game: String| {
        let art = gantry_art::GAMES.iter().find(|art| art.game == game);
        let drawing = art.map_or_else(gantry_art::plain_poster, |art| (art.poster)());
        Source::new(format!("poster-{game}.svg"), Part::Home, drawing.into_bytes())
    };
    Ok(crate::folders(games)?.into_iter().map(poster).collect())
}
