//! `gantry games`: what can be played.

use gantry_catalog::{Listing, games};
use gantry_kernel::{DATA_OPTION, OptionSpec, OptionValues};

use crate::fail::CliError;
use crate::screen::{STRONG, Screen};

pub(crate) fn run() -> Result<(), CliError> {
    let mut screen = Screen::new(false);
    for (index, listing) in games().iter().enumerate() {
        if index > 0 {
            screen.blank()?;
        }
        show(&mut screen, listing)?;
    }
    Ok(())
}

fn show(screen: &mut Screen, listing: &Listing) -> Result<(), CliError> {
    let (least, most) = listing.seats;
    screen.styled(STRONG, &format!("{} — {}", listing.id, listing.title))?;
    screen.line(&format!("  credit: {}", listing.credit))?;
    screen.line(&format!("  seats: {least} to {most}"))?;
    screen.line(&format!("  rules version: {}", listing.rules))?;
    for spec in listing.options {
        screen.line(&format!("  option {}: {}", spec.key, values(listing.id, spec)))?;
    }
    screen.line(&format!("  bots: {}", listing.bots.join(", ")))?;
    Ok(())
}

fn values(game: &str, spec: &OptionSpec) -> String {
    match &spec.values {
        OptionValues::Words(words) => {
            let words: Vec<&str> = words.iter().collect();
            let first = words.first().copied().unwrap_or_default();
            format!("{} (default {first})", words.join(", "))
        }
        OptionValues::Number { default, least, most } => {
            format!("{least} to {most} (default {default})")
        }
        OptionValues::Text if spec.key == DATA_OPTION => {
            format!("a data file's values on one line (default none); see `gantry data {game}`")
        }
        OptionValues::Text => "any text on one line (default none)".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_say_what_they_are_for() {
        let shown = |key| values("toy", &OptionSpec::new(key, OptionValues::Text));
        let data = "a data file's values on one line (default none); see `gantry data toy`";
        assert_eq!(shown("data"), data);
        assert_eq!(shown("motto"), "any text on one line (default none)");
    }
}
