//! An address as a QR code, drawn by us.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// The empty border that readers need, in modules.
const QUIET: usize = 3;

/// The code as SVG; `None` for a text that does not fit.
pub fn draw(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let (width, size) = (code.width(), code.width() + 2 * QUIET);
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|colour| **colour == Color::Dark).count();
            if run > 0 {
                // Writing to a string never fails.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    Some(format!(
        "<svg viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\" aria-hidden=\"true\">\
         <path fill=\"#FFFDF6\" d=\"M0 0h{size}v{size}H0z\"/><path fill=\"#1B2340\" d=\"{path}\"/></svg>"
    ))
}
