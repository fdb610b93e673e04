//! What is on the screen.

use std::time::Duration;

use gantry_kernel::{Panel, Phrase, Tone, Viewer};
use gantry_wire::{Frame, Gathering};

use super::Live;
use crate::menu;
use crate::scene::{self, Board, BoardRow, Message, Offer, Scene, Whose};
use crate::shared::{TableState, settings, statuses};
use crate::voice::{Substitutes, code};

impl Live<'_> {
    pub(super) fn scene(&self, elapsed: Duration) -> Scene {
        let mut scene = match &self.table.state {
            TableState::Entering => self.empty(),
            TableState::Gathering(gathering) => self.gathering(gathering),
            TableState::Table(frame) => self.playing(frame, elapsed),
        };
        if self.table.lost {
            scene.clock = self.voice.word("net-reconnecting");
        }
        let shown = self.news.len().saturating_sub(self.back);
        scene.news = self.news[..shown].to_vec();
        scene.note = self.note.as_ref().map(|(note, _)| note.clone());
        if self.asking {
            let key = if self.shared.is_some() { "live-leave-seat" } else { "live-leave" };
            scene.note = Some(Message { text: self.voice.word(key), bad: false });
        }
        scene.asks = true;
        scene.help = self.voice.word(self.help());
        scene.input.clone_from(&self.input);
        scene.sheet.clone_from(&self.sheet);
        if self.sheet.is_some() {
            scene.help = self.voice.word("live-help-sheet");
        }
        scene
    }

    fn help(&self) -> &'static str {
        match (&self.table.state, self.shared.is_some()) {
            (_, true) if self.over() => "live-help-shared-over",
            (TableState::Gathering(_) | TableState::Entering, true) => "live-help-gathering",
            (_, true) if !self.opened.is_empty() => "live-help-opened",
            (_, true) => "live-help-shared",
            (_, false) if self.over() => "live-help-over",
            (_, false) => "live-help",
        }
    }

    fn empty(&self) -> Scene {
        let prompt = Phrase::new("net-entering");
        Scene::of(self.voice, self.title.to_owned(), Viewer::Spectator, &[], &prompt)
    }

    fn playing(&self, frame: &Frame, elapsed: Duration) -> Scene {
        let now = self.now(elapsed);
        let title = scene::title(self.title, &frame.game, &frame.options);
        let mut scene = Scene::of(self.voice, title, frame.viewer, &frame.panels, &frame.prompt);
        scene.clock = scene::time_left(self.voice, self.deadline(), now);
        scene.countdown = scene::countdown(frame.awaiting, self.deadline(), now);
        scene.offers = menu::offers(self.voice, &frame.choices, &self.listed());
        let substitutes = Substitutes::of(frame);
        scene.show_standings(self.voice, frame.standings.as_ref(), substitutes);
        if self.shared.is_none() {
            return scene;
        }
        let since = if self.table.lost { 0 } else { self.since_ms(elapsed) };
        scene.strip = statuses(self.voice, frame, since);
        let stands = frame.clock.is_some_and(|clock| !clock.running);
        if stands && !self.over() {
            scene.clock = self.voice.word("live-clock-stands");
            scene.countdown = None;
        }
        if let Some(seat) = self.hands_over() {
            scene.prompt = self.voice.say(&Phrase::new("live-hand-over").with("name", seat));
        }
        let offer =
            |key, word| Offer { key: Some(key), text: self.voice.word(word), tone: Tone::Strong };
        if self.is_asked() {
            let both = [offer('Y', "live-agree"), offer('N', "live-refuse")];
            scene.offers.splice(..0, both);
        }
        if self.over() && !self.table.own().is_empty() {
            scene.offers.push(offer('r', "live-rematch"));
        }
        scene
    }

    fn gathering(&self, gathering: &Gathering) -> Scene {
        let no_panels: &[Panel] = &[];
        let free = gathering.chairs.iter().filter(|chair| chair.taken.is_none()).count();
        let prompt = match (free, gathering.owner) {
            (0, true) => Phrase::new("gather-ready"),
            (0, false) => Phrase::new("gather-waits-owner"),
            (free, _) => Phrase::new("gather-waits").with("count", free),
        };
        let options = &gathering.settings.options;
        let title = scene::title(self.title, &gathering.settings.game, options);
        let mut scene = Scene::of(self.voice, title, Viewer::Spectator, no_panels, &prompt);
        let row = |label: String, text: String, tone| BoardRow {
            label,
            cells: vec![(text, tone)],
            empty: false,
            vital: false,
        };
        let chair = |chair: &gantry_wire::ChairInfo| {
            let (text, tone) = match &chair.taken {
                None => (self.voice.word("gather-free"), Tone::Yellow),
                Some(taken) if chair.own => {
                    let own = Phrase::new("gather-own").with("name", code(&taken.name));
                    (self.voice.say(&own), Tone::Strong)
                }
                Some(taken) => (taken.name.clone(), Tone::Plain),
            };
            row(chair.seat.to_string(), text, tone)
        };
        let seats = gathering.chairs.iter().map(chair).collect();
        let mut rows = Vec::new();
        if let Some((join_options, _)) = &self.shared {
            let label = self.voice.word("gather-invitation");
            rows.push(row(label, join_options.invitation(&gathering.table), Tone::Strong));
        }
        let settings = settings(self.voice, &gathering.settings).into_iter();
        rows.extend(settings.map(|(label, text)| row(label, text, Tone::Plain)));
        rows.push(row(self.voice.word("gather-pledge"), gathering.pledge.clone(), Tone::Faint));
        let board = |title, rows| Board {
            whose: Whose::Common,
            vital: true,
            title: self.voice.word(title),
            rows,
        };
        scene.boards = vec![board("gather-seats", seats), board("gather-table", rows)];
        if free == 0 && gathering.owner {
            let text = self.voice.word("gather-begin");
            scene.offers.push(Offer { key: Some('b'), text, tone: Tone::Strong });
        }
        scene
    }
}
