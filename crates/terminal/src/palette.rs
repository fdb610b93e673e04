//! Colours and weights. Nothing is shown by colour alone, so colours can be turned off.

use gantry_kernel::Tone;
use ratatui::style::{Color, Modifier, Style};

/// How things are highlighted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// Whether to use colours.
    pub(crate) coloured: bool,
}

/// The bar at the top of the screen.
pub(crate) const BAR: Style =
    Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);

impl Palette {
    /// The terminal's own colours, so that they fit its background; bright ones where the plain
    /// ones are too dark to read on black.
    pub(crate) fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Faint => Style::new().add_modifier(Modifier::DIM),
            Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
            Tone::Blue => self.colour(Color::LightBlue),
            Tone::Yellow => self.colour(Color::Yellow),
            Tone::Red => self.colour(Color::LightRed),
            Tone::Green => self.colour(Color::Green),
        }
    }

    fn colour(self, colour: Color) -> Style {
        if self.coloured { Style::new().fg(colour) } else { Style::new() }
    }

    pub(crate) fn faint(self) -> Style {
        self.tone(Tone::Faint)
    }

    pub(crate) fn strong(self) -> Style {
        self.tone(Tone::Strong)
    }

    /// What belongs to the reader.
    pub(crate) fn own(self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// Errors and refusals.
    pub(crate) fn bad(self) -> Style {
        self.colour(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// A key to press.
    pub(crate) fn key(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_only_weights_are_left() {
        let palette = Palette { coloured: false };
        let tones = [Tone::Faint, Tone::Strong, Tone::Blue, Tone::Yellow, Tone::Red, Tone::Green];
        let styles = tones.map(|tone| palette.tone(tone)).into_iter();
        for style in styles.chain([palette.own(), palette.bad(), palette.key(), BAR]) {
            assert_eq!((style.fg, style.bg), (None, None));
        }
        assert_eq!(Palette { coloured: true }.tone(Tone::Red).fg, Some(Color::LightRed));
    }
}
