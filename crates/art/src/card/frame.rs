//! The silhouette and colour of a family of cards.

use crate::ink::Ink;

/// How a family of cards looks.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// The colour of its background.
    pub(crate) ground: Ink,
    /// The colour of the text on it.
    pub(crate) text: Ink,
    /// Its outline.
    pub(crate) shape: String,
    /// Small details on the border.
    pub(crate) trim: &'static str,
    /// Where the title may begin.
    pub(crate) heading: f32,
    /// Where the panel below the picture ends.
    pub(crate) floor: f32,
    /// How much narrower the title is than the picture, on each side.
    pub(crate) inset: f32,
}

impl Frame {
    pub(crate) fn new(ground: Ink, text: Ink, shape: impl Into<String>) -> Self {
        let shape = shape.into();
        Self { ground, text, shape, trim: "", heading: 5.0, floor: 129.0, inset: 0.0 }
    }

    pub(crate) fn outline(&self) -> String {
        format!(
            "<path fill='@{}' fill-rule='evenodd' stroke='@edge' d='{}'/>{}",
            self.ground.name(),
            self.shape,
            self.trim
        )
    }
}
