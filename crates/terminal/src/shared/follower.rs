//! Folds what a link tells into the table as it is now and into lines for the reader.

use gantry_kernel::{EntryPhrases, Phrase, Seat, SeatSet};
use gantry_wire::{Answer, ChatLine, Frame, Gathering, HostMessage};

use super::changes;
use crate::link::LinkEvent;
use crate::voice::{Voice, code};

/// What is known of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TableState {
    /// Nothing yet.
    #[default]
    Entering,
    /// Seats are being taken.
    Gathering(Box<Gathering>),
    /// The cards are dealt.
    Table(Box<Frame>),
}

/// Something for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Update {
    /// What happened in the game, with the number of its entry.
    Entry(usize, String),
    /// What happened at the table besides the game.
    Line(String),
    /// What somebody said.
    Chat(String),
    /// The answer to the call with this number.
    Answer(u32, Answer),
}

/// What a client knows of its table.
#[derive(Debug, Default)]
pub struct Follower {
    /// The table as it is now.
    pub state: TableState,
    /// Everything that the viewer was told of the game.
    pub log: Vec<EntryPhrases>,
    /// Whether the connection is lost.
    pub lost: bool,
    /// The pledge that was shown first before the deal of this table.
    pub pledge: Option<String>,
    /// What this client has added to the deal when it sat down.
    pub added: Option<String>,
    /// The round-trip time to each player, in milliseconds.
    pub latencies: Vec<(Seat, u32)>,
    /// The latest chat lines, for reports: their numbers and what was said.
    pub chat: Vec<ChatLine>,
    /// How many entries were told.
    told: usize,
    /// Whether the next frame is the first of its table.
    begun: bool,
    /// Whether the connection was lost since the last frame: what it tells may begin anew.
    resumed: bool,
}

/// So many chat lines are remembered.
const REMEMBERED: usize = 200;

impl Follower {
    /// Follows a table from a frame that was already shown.
    pub fn of(mut frame: Frame) -> Self {
        let log = std::mem::take(&mut frame.news);
        let told = frame.version;
        Self {
            state: TableState::Table(Box::new(frame)),
            log,
            told,
            begun: true,
            ..Self::default()
        }
    }

    /// The table, once the cards are dealt.
    pub fn frame(&self) -> Option<&Frame> {
        match &self.state {
            TableState::Table(frame) => Some(frame),
            TableState::Entering | TableState::Gathering(_) => None,
        }
    }

    /// The table before the deal.
    pub fn gathering(&self) -> Option<&Gathering> {
        match &self.state {
            TableState::Gathering(gathering) => Some(gathering),
            TableState::Entering | TableState::Table(_) => None,
        }
    }

    /// The id of the table; empty while nothing is known.
    pub fn table(&self) -> &str {
        match &self.state {
            TableState::Entering => "",
            TableState::Gathering(gathering) => &gathering.table,
            TableState::Table(frame) => &frame.table,
        }
    }

    /// The seats of this client.
    pub fn own(&self) -> SeatSet {
        match &self.state {
            TableState::Entering => SeatSet::EMPTY,
            TableState::Gathering(gathering) => {
                gathering.chairs.iter().filter(|chair| chair.own).map(|chair| chair.seat).collect()
            }
            TableState::Table(frame) => frame.sharing.as_ref().map_or_else(
                || frame.viewer.seat().map_or(SeatSet::EMPTY, SeatSet::only),
                |sharing| sharing.own,
            ),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frame().is_some_and(|frame| frame.awaiting == gantry_kernel::Awaiting::Over)
    }

    /// Takes in what a link has told; returns what the reader should know of it.
    pub fn take(&mut self, voice: &mut Voice, told: LinkEvent) -> Vec<Update> {
        match told {
            LinkEvent::Lost => {
                self.lost = true;
                vec![Update::Line(voice.word("net-lost"))]
            }
            LinkEvent::Back => {
                (self.lost, self.resumed) = (false, true);
                vec![Update::Line(voice.word("net-back"))]
            }
            LinkEvent::Message(message) => self.receive(voice, message),
        }
    }

    fn receive(&mut self, voice: &mut Voice, message: HostMessage) -> Vec<Update> {
        match message {
            HostMessage::Answer { to, answer } => vec![Update::Answer(to, answer)],
            HostMessage::Frame(frame) => self.show(voice, frame),
            HostMessage::Gathering(gathering) => self.gather(voice, gathering),
            HostMessage::Said(lines) => self.listen(voice, lines),
            HostMessage::Latency(latencies) => {
                self.latencies = latencies;
                Vec::new()
            }
            // A notice ends the link, and the others are for other clients.
            HostMessage::Ready { .. } | HostMessage::Elsewhere(_) | HostMessage::Notice(_) => {
                Vec::new()
            }
        }
    }

    /// Forgets the table before: another one is entered.
    fn enter(&mut self, table: &str) {
        if self.table() != table && self.state != TableState::Entering {
            *self = Self { lost: self.lost, ..Self::default() };
        }
    }

    fn gather(&mut self, voice: &mut Voice, gathering: Box<Gathering>) -> Vec<Update> {
        self.enter(&gathering.table);
        self.pledge.get_or_insert_with(|| gathering.pledge.clone());
        let name = |chair: &gantry_wire::ChairInfo| {
            chair.taken.as_ref().map_or_else(|| chair.seat.to_string(), |taken| taken.name.clone())
        };
        let names: Vec<String> = gathering.chairs.iter().map(name).collect();
        let phrases = match &self.state {
            TableState::Gathering(before) => changes::chairs(before, &gathering),
            TableState::Entering | TableState::Table(_) => Vec::new(),
        };
        // Whoever left is called by their name once more.
        let said = |phrase: &Phrase| {
            let names = if phrase.key == "shared-stood-up" { &voice.names } else { &names };
            Update::Line(voice.book.say(phrase, names))
        };
        let updates = phrases.iter().map(said).collect();
        voice.names = names;
        self.state = TableState::Gathering(gathering);
        updates
    }

    fn show(&mut self, voice: &mut Voice, mut frame: Box<Frame>) -> Vec<Update> {
        self.enter(&frame.table);
        if !frame.seats.is_empty() {
            voice.names = frame.names();
        }
        let mut updates = Vec::new();
        let first = !std::mem::replace(&mut self.begun, true);
        // Everything is told again after a break or to another viewer; that is not news.
        let anew = std::mem::take(&mut self.resumed)
            || self.frame().is_some_and(|before| before.viewer != frame.viewer)
            || (frame.news_from == 0 && self.told > 0 && frame.version >= self.told);
        if first && matches!(self.state, TableState::Entering) {
            // A game that goes on is not told again from its beginning.
            self.told = frame.version;
        } else if frame.news_from < self.told && !anew {
            self.told = frame.news_from;
            updates.push(Update::Line(voice.word("shared-taken-back")));
        }
        self.told = self.told.min(frame.version);
        let news = std::mem::take(&mut frame.news);
        self.log.retain(|told| told.entry <= frame.news_from);
        self.log.extend(news);
        let since = self.log.partition_point(|told| told.entry <= self.told);
        let told = voice.tell(&self.log[since..]);
        updates.extend(told.into_iter().map(|(entry, text)| Update::Entry(entry, text)));
        self.told = frame.version;
        let before = self.frame().and_then(|frame| frame.sharing.as_deref());
        if let Some(after) = frame.sharing.as_deref() {
            let phrases = changes::sharing(before, after, &frame);
            updates.extend(phrases.iter().map(|phrase| Update::Line(voice.say(phrase))));
        }
        self.state = TableState::Table(frame);
        updates
    }

    fn listen(&mut self, voice: &Voice, lines: Vec<ChatLine>) -> Vec<Update> {
        let last = self.chat.last().map_or(0, |line| line.number);
        let mut updates = Vec::new();
        for line in lines.into_iter().filter(|line| line.number > last) {
            let key = if line.seat.is_some() { "shared-said" } else { "shared-said-watching" };
            let phrase = Phrase::new(key).with("name", code(&line.name));
            updates.push(Update::Chat(voice.say(&phrase.with("text", code(&line.text)))));
            self.chat.push(line);
        }
        let surplus = self.chat.len().saturating_sub(REMEMBERED);
        self.chat.drain(..surplus);
        updates
    }
}
