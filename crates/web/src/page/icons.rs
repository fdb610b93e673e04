//! The icons of the bar, on a grid of 24: small screens show them instead of words.

use crate::prelude::*;

/// An icon of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarIcon {
    /// An arrow back.
    Undo,
    /// A lamp.
    Hint,
    /// A list with ticks.
    Actions,
    /// A page.
    Log,
    /// A speech balloon.
    Chat,
    /// Three dots.
    More,
    /// Two arrows to the right.
    Skip,
    /// A triangle to the right.
    Play,
    /// Two bars.
    Pause,
    /// To the beginning.
    First,
    /// One step back.
    Back,
    /// One step on.
    Next,
    /// To the end.
    Last,
}

impl BarIcon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
            Self::Hint => "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z",
            Self::Actions => "M3 6l2 2 3-4M11 6h10M3 13l2 2 3-4M11 13h10M3 20l2 2 3-4M11 20h10",
            Self::Log => "M6 3h9l4 4v14H6zM9 9h7M9 13h7M9 17h5",
            Self::Chat => "M4 4h16v12H10l-5 5v-5H4zM8 8.5h8M8 12h5",
            Self::More => "M5 12h.01M12 12h.01M19 12h.01",
            Self::Skip => "M4 5l8 7-8 7zM12 5l8 7-8 7z",
            Self::Play => "M7 4l12 8-12 8z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::First => "M6 5v14M19 5 9 12l10 7z",
            Self::Back => "M17 5 7 12l10 7z",
            Self::Next => "M7 5l10 7-10 7z",
            Self::Last => "M18 5v14M5 5l10 7-10 7z",
        }
    }

    const fn is_solid(self) -> bool {
        matches!(self, Self::Skip | Self::Play | Self::First | Self::Back | Self::Next | Self::Last)
    }
}

/// An icon with its word, which small screens hide from sight.
pub fn labelled(icon: BarIcon, word: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    view! { {picture(icon)}<span class="word">{word}</span> }
}

/// The icon alone.
pub fn picture(icon: BarIcon) -> AnyView {
    let fill = if icon.is_solid() { "currentColor" } else { "none" };
    view! {
        <svg class="bar-icon" viewBox="0 0 24 24" aria-hidden="true" fill=fill stroke="currentColor"
            stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d=icon.path()/></svg>
    }
}
