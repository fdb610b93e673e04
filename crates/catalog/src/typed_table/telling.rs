//! What can be told about a table.

use gantry_kernel::{
    Choice, EntryEvents, Heard, Input, MAX_SEATS, News, Panel, Phrase, Seat, Term, Told, Viewer,
};

use super::TypedTable;
use crate::hints::choice;
use crate::table::{Log as _, Telling};
use crate::{Playable, Sight, TableError};

impl<G: Playable> Telling for TypedTable<G> {
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

    fn keyed(&self, seat: Seat, key: char) -> Option<String> {
        let action = G::keyed(&self.view_of(Viewer::Seat(seat)), key)?;
        Some(action.to_string())
    }

    fn completed(&self, seat: Seat, text: &str) -> Option<String> {
        G::completed(&self.view_of(Viewer::Seat(seat)), text)
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

    fn panels(&self, sight: Sight) -> Vec<Panel> {
        let viewer = match sight {
            Sight::Of(viewer) => return G::panels(&self.view_of(viewer)),
            Sight::Everybody => Viewer::Spectator,
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

    fn news(&self, sight: Sight, since: usize) -> Vec<Heard> {
        let mut heard = Vec::new();
        self.each_told(since, |entry, _, news| {
            let phrases = self.phrases(sight, news);
            if !phrases.is_empty() {
                heard.push(Heard { entry, phrases });
            }
        });
        heard
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

    fn view(&self, sight: Sight) -> String {
        let json = |viewer| {
            serde_json::to_string(&self.view_of(viewer))
                .expect("a view is plain data with text keys")
        };
        match sight {
            Sight::Of(viewer) => json(viewer),
            Sight::Everybody => {
                let views = Seat::all(self.seats())
                    .map(|seat| format!("\"{seat}\":{}", json(Viewer::Seat(seat))));
                format!("{{{}}}", views.collect::<Vec<_>>().join(","))
            }
        }
    }

    fn position(&self) -> String {
        G::position(self.played.state())
    }
}

impl<G: Playable> TypedTable<G> {
    /// What an entry tells these viewers. If several players are told the same thing separately,
    /// everybody together hears it as often as the player who hears it most.
    fn phrases(&self, sight: Sight, news: &News<G::Event>) -> Vec<Phrase> {
        let mut heard: Vec<(Phrase, [usize; MAX_SEATS])> = Vec::new();
        let mut phrases = Vec::new();
        let setup = G::setup(self.played.state());
        for told in news.told().iter().filter(|told| self.is_for(sight, told)) {
            let Some(phrase) = G::event(setup, &told.event) else { continue };
            if sight != Sight::Everybody {
                phrases.push(phrase);
                continue;
            }
            let known = heard.iter().position(|(known, _)| *known == phrase);
            let known = known.unwrap_or_else(|| {
                heard.push((phrase.clone(), [0; MAX_SEATS]));
                heard.len() - 1
            });
            let times = &mut heard[known].1;
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
    fn is_for(&self, sight: Sight, told: &Told<G::Event>) -> bool {
        match sight {
            Sight::Of(viewer) => told.to.includes(viewer),
            Sight::Everybody => {
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
