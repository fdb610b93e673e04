//! What can be told about a table.

use gantry_kernel::{
    Category, Choice, EntryEvents, EntryPhrases, Input, MAX_SEATS, News, Panel, Phrase, Seat, Term,
    Told, Viewer,
};

use super::TypedTable;
use crate::hints::choice;
use crate::positions::positions;
use crate::table::{Log as _, Presentation};
use crate::{Perspective, Playable, TableError};

/// Most views are shorter than this. They are written for every viewer after every move, so their
/// bytes should not be moved while they grow.
const VIEW_BYTES: usize = 4096;

impl<G: Playable> Presentation for TypedTable<G> {
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Vec::new();
        }
        let view = self.view_of(Viewer::Seat(seat));
        legal.iter().map(|action| choice::<G>(&view, action)).collect()
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn notation_for_key(&self, seat: Seat, key: char) -> Option<String> {
        let action = G::action_for_key(&self.view_of(Viewer::Seat(seat)), key)?;
        Some(action.to_string())
    }

    fn complete(&self, seat: Seat, text: &str) -> Option<String> {
        G::complete(&self.view_of(Viewer::Seat(seat)), text)
    }

    fn explain(&self, seat: Seat, notation: &str) -> Result<(), TableError> {
        let action = self.action(seat, notation)?;
        Ok(self.played.check(self.now(), &Input::Act { seat, action })?)
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        G::prompt(&self.view_of(viewer))
    }

    fn glossary(&self) -> Vec<Term> {
        G::glossary(G::setup(self.played.state()))
    }

    fn panels(&self, perspective: Perspective) -> Vec<Panel> {
        let viewer = match perspective {
            Perspective::Of(viewer) => return G::panels(&self.view_of(viewer)),
            Perspective::Everybody => Viewer::Spectator,
        };
        let mut panels = G::panels(&self.view_of(viewer));
        panels.retain(|panel| panel.seat.is_none());
        for seat in Seat::all(self.seats()) {
            let own = G::panels(&self.view_of(Viewer::Seat(seat)));
            panels.extend(own.into_iter().filter(|panel| panel.seat == Some(seat)).map(|panel| {
                // No seat is the viewer's own when everybody is shown.
                let own = panel.title.key == "panel-own";
                let key = if own { "panel-seat".into() } else { panel.title.key };
                Panel { title: Phrase { key, ..panel.title }, ..panel }
            }));
        }
        panels
    }

    fn breakdown(&self, viewer: Viewer) -> Vec<Category> {
        if self.standings().is_none() {
            return Vec::new();
        }
        let mut all = Vec::new();
        self.each_told(0, |_, _, news| all.extend(news.heard_by(viewer).cloned()));
        G::breakdown(&self.view_of(viewer), &all)
    }

    fn news(&self, perspective: Perspective, since: usize) -> Vec<EntryPhrases> {
        let mut told_phrases = Vec::new();
        self.each_told(since, |entry, _, news| {
            let phrases = self.phrases(perspective, news);
            if !phrases.is_empty() {
                told_phrases.push(EntryPhrases { entry, phrases });
            }
        });
        told_phrases
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<EntryEvents> {
        let mut all = Vec::new();
        self.each_told(since, |entry, at, news| {
            let json = |event| serde_json::to_string(event).expect("an event is plain data");
            let events: Vec<String> = news.heard_by(viewer).map(json).collect();
            if !events.is_empty() {
                all.push(EntryEvents { entry, at, events });
            }
        });
        all
    }

    fn view(&self, perspective: Perspective) -> String {
        let json = |viewer| {
            let mut bytes = Vec::with_capacity(VIEW_BYTES);
            serde_json::to_writer(&mut bytes, &self.view_of(viewer))
                .expect("a view is plain data with text keys");
            String::from_utf8(bytes).expect("JSON is UTF-8")
        };
        match perspective {
            Perspective::Of(viewer) => json(viewer),
            Perspective::Everybody => {
                let views = Seat::all(self.seats())
                    .map(|seat| format!("\"{seat}\":{}", json(Viewer::Seat(seat))));
                format!("{{{}}}", views.collect::<Vec<_>>().join(","))
            }
        }
    }

    fn position(&self) -> String {
        (positions::<G>().write)(self.played.state())
    }
}

impl<G: Playable> TypedTable<G> {
    /// What an entry tells these viewers. If several players are told the same thing separately,
    /// everybody together hears it as often as the player who hears it most.
    fn phrases(&self, perspective: Perspective, news: &News<G::Event>) -> Vec<Phrase> {
        let mut told_phrases: Vec<(Phrase, [usize; MAX_SEATS])> = Vec::new();
        let mut phrases = Vec::new();
        let setup = G::setup(self.played.state());
        for told in news.told().iter().filter(|told| self.is_for(perspective, told)) {
            let Some(phrase) = G::event(setup, &told.event) else { continue };
            if perspective != Perspective::Everybody {
                phrases.push(phrase);
                continue;
            }
            let known = told_phrases.iter().position(|(known, _)| *known == phrase);
            let known = known.unwrap_or_else(|| {
                told_phrases.push((phrase.clone(), [0; MAX_SEATS]));
                told_phrases.len() - 1
            });
            let times = &mut told_phrases[known].1;
            let before = times.iter().max().copied();
            for seat in Seat::all(self.seats()) {
                times[seat.index()] += usize::from(told.to.includes(Viewer::Seat(seat)));
            }
            if times.iter().max().copied() > before {
                phrases.push(phrase);
            }
        }
        phrases
    }

    /// Whether a piece of news is for these viewers. Everybody together hears what all are told and
    /// what some players are told, but not what the others are told instead.
    fn is_for(&self, perspective: Perspective, told: &Told<G::Event>) -> bool {
        match perspective {
            Perspective::Of(viewer) => told.to.includes(viewer),
            Perspective::Everybody => {
                let mut seats = Seat::all(self.seats()).map(Viewer::Seat);
                if told.to.includes(Viewer::Spectator) {
                    seats.all(|seat| told.to.includes(seat))
                } else {
                    seats.any(|seat| told.to.includes(seat))
                }
            }
        }
    }
}
