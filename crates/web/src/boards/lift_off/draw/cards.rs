//! Cards: drawn small on the table, and enlarged with their rule text.

use crate::prelude::*;
use gantry_art::Form;

use super::Table;
use super::face::{Face, drawing};

impl Table {
    /// The name of a card in the reader's language.
    pub(super) fn title(self, face: Face) -> String {
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == face.id());
        term.map_or_else(|| face.id().into(), |term| self.play.say(&term.name))
    }

    /// What a card does.
    pub(super) fn sentence(self, face: Face) -> String {
        let terms = self.terms.read();
        let term = terms.iter().find(|term| term.word == face.id());
        term.map(|term| self.play.say(&term.text)).unwrap_or_default()
    }

    fn drawing(self, face: Face, form: Form) -> String {
        let (title, sentence) = (self.title(face), self.sentence(face));
        let words = gantry_art::Words { title: &title, sentence: &sentence };
        self.of(|view| drawing(view, face, form, words))
    }

    /// A card as it looks on the table. `copy` distinguishes cards of a kind for motion tracking.
    pub(super) fn picture(self, face: Face, copy: usize) -> impl IntoView {
        let drawing = Memo::new(move |_| self.drawing(face, Form::Compact));
        let flip = format!("{}#{copy}", face.id());
        view! { <span class="lo-card" data-flip=flip inner_html=drawing></span> }
    }

    /// A card to look at; it can have the focus, so that a keyboard can enlarge it.
    pub(super) fn shown(self, face: Face, copy: usize) -> impl IntoView {
        view! {
            <span class="lo-shown" tabindex="0" role="img" data-large=face.id()
                aria-label=move || self.title(face) aria-description=move || self.sentence(face)>
                {self.picture(face, copy)}
            </span>
        }
    }
}

/// The card under the pointer or the focus, enlarged beside the board.
pub fn enlarger(table: Table) -> impl IntoView {
    let content = move || {
        let face = Face::read(&table.looking.large()?.word)?;
        let drawing = table.drawing(face, Form::Full);
        Some(view! {
            <div class="lo-enlarged" role="tooltip" aria-label=table.title(face) inner_html=drawing></div>
        })
    };
    view! { {content} }
}
