//! What must hold for everything that is drawn.

mod contrast;
mod drawings;
mod words;
