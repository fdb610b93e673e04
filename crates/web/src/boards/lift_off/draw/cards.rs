//! Cards: drawn small on the table, and enlarged with their rule text. Terms of the game are
//! explained in the same way.

use crate::prelude::*;
use gantry_art::Form;

use super::Table;
use super::face::{Face, drawing};
use crate::boards::looking::area;

/// Terms that the glossary of the game lacks, and the messages that explain them.
const OWN_TERMS: [(&str, &str, &str); 5] = [
    ("money", "row-money", "web-lo-money-about"),
    ("points", "web-lo-score", "web-lo-score-about"),
    ("round", "row-round", "web-lo-round-about"),
    ("deck", "row-decks", "web-lo-decks-about"),
    ("played", "row-played", "web-lo-played-about"),
];

impl Table {
    /// The name of a card in the reader's language.
    pub(super) fn title(self, face: Face) -> String {
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == face.id());
        term.map_or_else(|| face.id().into(), |term| self.play.say(&term.name))
    }

    /// What a card does.
    pub(super) fn sentence(self, face: Face) -> String {
        self.meaning(face.id())
    }

    /// What a card or a term means.
    pub(super) fn meaning(self, word: &'static str) -> String {
        self.explained(word).map(|(_, text)| text).unwrap_or_default()
    }

    /// The name and the meaning of a term.
    fn explained(self, word: &str) -> Option<(String, String)> {
        if let Some((_, name, text)) = OWN_TERMS.iter().find(|(known, ..)| *known == word) {
            return Some((self.word(name), self.play.t(text)));
        }
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == word)?;
        Some((self.play.say(&term.name), self.play.say(&term.text)))
    }

    fn drawing(self, face: Face, form: Form) -> String {
        let (title, sentence) = (self.title(face), self.sentence(face));
        let words = gantry_art::CardText { title: &title, sentence: &sentence };
        self.of(|view| drawing(view, face, form, words))
    }

    /// A card as it looks on the table. `copy` distinguishes cards of a kind for motion tracking.
    pub(super) fn picture(self, face: Face, copy: usize) -> impl IntoView {
        let drawing = Memo::new(move |_| self.drawing(face, Form::Compact));
        let flip = format!("{}#{copy}", face.id());
        view! { <span class="lo-card" aria-hidden="true" data-flip=flip inner_html=drawing></span> }
    }

    /// A card in the middle, at reading size: with its sentence where there is room.
    pub(super) fn reading(self, face: Face, copy: usize) -> impl IntoView {
        let full = Memo::new(move |_| self.drawing(face, Form::Full));
        let compact = Memo::new(move |_| self.drawing(face, Form::Compact));
        let flip = format!("{}#{copy}", face.id());
        view! {
            <span class="lo-card lo-reading" aria-hidden="true" data-flip=flip>
                <span class="lo-full" inner_html=full></span>
                <span class="lo-compact" inner_html=compact></span>
            </span>
        }
    }

    /// A card to look at; it can have the focus, so that a keyboard can enlarge it.
    pub(super) fn shown(self, face: Face, copy: usize) -> impl IntoView {
        self.framed(face, self.picture(face, copy))
    }

    /// The same at reading size.
    pub(super) fn read(self, face: Face, copy: usize) -> impl IntoView {
        self.framed(face, self.reading(face, copy))
    }

    fn framed(self, face: Face, picture: impl IntoView + 'static) -> impl IntoView {
        view! {
            <span class="lo-shown" tabindex="0" role="img" data-large=face.id()
                aria-label=move || self.title(face) aria-description=move || self.sentence(face)>
                {picture}
            </span>
        }
    }
}

/// The card or the term under the pointer or the focus, enlarged beside it.
pub fn enlarger(table: Table) -> impl IntoView {
    let content = move || {
        let large = table.looking.large()?;
        let (inside, class) = match Face::read(&large.word) {
            Some(face) if is_read(face) => return None,
            Some(face) => {
                let drawing = table.drawing(face, Form::Full);
                let inside = view! { <div class="lo-full" aria-label=table.title(face) inner_html=drawing></div> };
                (inside, "lo-enlarged")
            }
            None => {
                let (name, text) = table.explained(&large.word)?;
                let inside = view! { <strong>{name}</strong><p>{text}</p> };
                (inside, "lo-enlarged lo-tip")
            }
        };
        Some(view! { <div class=class role="tooltip">{inside}</div> })
    };
    view! { {content} }
}

/// The least width of a card whose sentence can be read, in pixels.
const READABLE: f64 = 190.0;

/// Whether a card already lies in the middle with a sentence that can be read.
fn is_read(face: Face) -> bool {
    let selector = format!(":is(.lo-options, .lo-worker) [data-large=\"{}\"] .lo-full", face.id());
    let card = document().query_selector(&selector).ok().flatten();
    card.is_some_and(|card| area(&card).width >= READABLE)
}
