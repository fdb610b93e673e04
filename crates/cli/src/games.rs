//! `gantry games`: what can be played.

use gantry_catalog::{BOTS, Listing, games};
use gantry_kernel::{OptionSpec, OptionValues};

use crate::fail::Failure;
use crate::screen::{STRONG, Screen};

pub(crate) fn run() -> Result<(), Failure> {
    let mut screen = Screen::new(false);
    for (index, listing) in games().iter().enumerate() {
        if index > 0 {
            screen.blank()?;
        }
        show(&mut screen, listing)?;
    }
    Ok(())
}

fn show(screen: &mut Screen, listing: &Listing) -> Result<(), Failure> {
    let (least, most) = listing.seats;
    screen.styled(STRONG, &format!("{} — {}", listing.id, listing.title))?;
    screen.line(&format!("  credit: {}", listing.credit))?;
    screen.line(&format!("  seats: {least} to {most}"))?;
    screen.line(&format!("  rules version: {}", listing.rules))?;
    for spec in listing.options {
        screen.line(&format!("  option {}: {}", spec.key, values(spec)))?;
    }
    screen.line(&format!("  bots: {}", BOTS.join(", ")))?;
    Ok(())
}

fn values(spec: &OptionSpec) -> String {
    match spec.values {
        OptionValues::Words(words) => {
            let first = words.first().copied().unwrap_or_default();
            format!("{} (default {first})", words.join(", "))
        }
        OptionValues::Number { default, least, most } => {
            format!("{least} to {most} (default {default})")
        }
    }
}
