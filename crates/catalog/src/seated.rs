//! The one implementation of a table, for every game.

use gantry_bots::Budget;
#[cfg(not(target_arch = "wasm32"))]
use gantry_bots::analysis::Analysis;
use gantry_kernel::record::{self, Divergence, Header, Line, Record};
use gantry_kernel::{
    Awaiting, Dice, Digest, Eyes, Input, Kept, MAX_SEATS, Match, Millis, News, Panel, Phrase,
    Purpose, Rejection, Seat, Secret, Seed, Standings, Term, Told, Viewer,
};

use crate::hints::{self, choice};
use crate::listing::begin;
use crate::minds::Minds;
use crate::{Answer, Choice, Heard, Hint, Objection, OpenError, Opening, Playable, Sight, Table};
#[cfg(not(target_arch = "wasm32"))]
use crate::{Enquiry, analyse};

/// Streams for bots are numbered down from the top, where no game has its purposes.
const BOT_PURPOSE: u16 = u16::MAX;
/// The stream that shuffles what a position does not name: below those of the bots.
#[allow(clippy::cast_possible_truncation)] // few seats
pub(crate) const POSITION_PURPOSE: Purpose = Purpose(BOT_PURPOSE - MAX_SEATS as u16);

/// A match with its header and what it has told so far.
#[derive(Debug)]
pub struct Seated<G: Playable> {
    /// What everybody may read: without the secret.
    header: Header,
    secret: Option<Secret>,
    played: Match<G>,
    /// What each entry told, in step with the log.
    told: Vec<News<G::Event>>,
    /// Bots that were asked.
    minds: Minds<G>,
}

impl<G: Playable> Seated<G> {
    /// A new table, by this version of the rules.
    pub fn open(rules: u32, opening: Opening) -> Result<Self, OpenError> {
        let (start, header) = begin::<G>(rules, opening)?;
        let played = Match::new(start, header.digest());
        Ok(Self::seat(header, played, Vec::new()))
    }

    /// The table that a record leads to.
    pub fn replay(record: &Record) -> Result<Self, Divergence> {
        let played = record::replay::<G>(record)?;
        let mut state = played.start().clone();
        let mut told = Vec::with_capacity(played.entries().len());
        for entry in played.entries() {
            let mut news = News::new();
            G::apply(&mut state, entry.at, &entry.input, &mut news);
            told.push(news);
        }
        Ok(Self::seat(record.header.clone(), played, told))
    }

    fn seat(mut header: Header, played: Match<G>, told: Vec<News<G::Event>>) -> Self {
        let secret = header.secret.take();
        Self { header, secret, played, told, minds: Minds::NONE }
    }

    /// The dice of the bot at a seat, at this point of the match.
    fn bot_dice(&self, seat: Seat) -> Dice {
        let seed = self.seed().unwrap_or_else(|| Seed::from_number(0));
        let number = u16::try_from(seat.index()).expect("few seats");
        let entry = u32::try_from(self.entries()).expect("fewer than 2^32 entries");
        Dice::keyed(&seed, Purpose(BOT_PURPOSE - number), entry)
    }

    /// What the seat may do; it must have something to decide.
    fn must_decide(&self, seat: Seat) -> Result<Vec<G::Action>, Objection> {
        let legal = self.legal(seat);
        if legal.is_empty() { Err(Objection::NothingToDecide(seat)) } else { Ok(legal) }
    }

    /// The match itself.
    pub const fn played(&self) -> &Match<G> {
        &self.played
    }

    fn seed(&self) -> Option<Seed> {
        self.secret.map(|secret| secret.seed(&self.header.salts))
    }

    fn view_of(&self, viewer: Viewer) -> G::View {
        G::view(self.played.state(), viewer)
    }

    fn action(&self, seat: Seat, notation: &str) -> Result<G::Action, Objection> {
        if seat.index() >= self.seats() {
            return Err(Objection::NoSeat(seat));
        }
        notation.parse().map_err(Objection::Unreadable)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.awaiting().may().contains(seat) {
            G::legal(self.played.state(), seat, &mut legal);
        }
        legal
    }

    fn log(
        &mut self,
        news: Result<News<G::Event>, Rejection>,
    ) -> std::result::Result<(), Objection> {
        self.told.push(news?);
        Ok(())
    }

    /// What an entry said to these eyes. What several players are told each for themselves, everybody
    /// together hears as often as the one who hears it most.
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

    /// Whether the piece of news is for these eyes. Everybody together hears what is said to all and
    /// what is said to some players, but not what the others are told in its place.
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

impl<G: Playable> Table for Seated<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn awaiting(&self) -> Awaiting {
        self.played.awaiting()
    }

    fn in_time(&self) -> bool {
        G::in_time(G::setup(self.played.state()))
    }

    fn deadline(&self) -> Option<Millis> {
        let until = self.awaiting().until()?;
        Some(G::deadline(&self.view_of(Viewer::Spectator)).unwrap_or(until))
    }

    fn now(&self) -> Millis {
        self.played.now()
    }

    fn entries(&self) -> usize {
        self.played.entries().len()
    }

    fn time_of(&self, entry: usize) -> Option<Millis> {
        self.played.entries().get(entry).map(|entry| entry.at)
    }

    fn digest(&self) -> Digest {
        self.played.digest()
    }

    fn standings(&self) -> Option<Standings> {
        G::standings(self.played.state())
    }

    fn has_choice(&self, seat: Seat) -> bool {
        !self.legal(seat).is_empty()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Vec::new();
        }
        let view = self.view_of(Viewer::Seat(seat));
        legal.iter().map(|action| choice::<G>(&view, action)).collect()
    }

    fn keyed(&self, seat: Seat, key: char) -> Option<String> {
        let action = G::keyed(&self.view_of(Viewer::Seat(seat)), key)?;
        Some(action.to_string())
    }

    fn completed(&self, seat: Seat, text: &str) -> Option<String> {
        G::completed(&self.view_of(Viewer::Seat(seat)), text)
    }

    fn explain(&self, seat: Seat, notation: &str) -> Result<(), Objection> {
        let action = self.action(seat, notation)?;
        Ok(self.played.check(self.now(), &Input::Act { seat, action })?)
    }

    fn decide(&mut self, seat: Seat, name: &str) -> Result<String, Objection> {
        let legal = self.must_decide(seat)?;
        let mut dice = self.bot_dice(seat);
        let bot = &mut self.minds.at_its_turn(seat, name)?.bot;
        let chosen = bot.decide(Eyes::new(self.played.state(), seat), &legal, &mut dice);
        Ok(legal[chosen].to_string())
    }

    fn consult(&mut self, seat: Seat, name: &str) -> Result<Answer, Objection> {
        let legal = self.must_decide(seat)?;
        let mut dice = self.bot_dice(seat);
        let mind = self.minds.of(seat, name)?;
        if mind.pause_ms > 0 {
            return Ok(Answer::Wait(std::mem::take(&mut mind.pause_ms)));
        }
        let eyes = Eyes::new(self.played.state(), seat);
        Ok(match mind.bot.answer(eyes, &legal, &mut dice) {
            gantry_bots::Answer::Act(chosen) => {
                mind.pause_ms = mind.bot.pause(&mut dice);
                Answer::Act(legal[chosen].to_string())
            }
            gantry_bots::Answer::Wait(pause_ms) => Answer::Wait(pause_ms),
        })
    }

    fn hints(&self, seat: Seat, budget: Budget) -> Result<Vec<Hint>, Objection> {
        Ok(hints::hints(&self.played, seat, &self.must_decide(seat)?, budget))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn analyse(&self, enquiry: &Enquiry, progress: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice> {
        analyse::run(&self.played, enquiry, progress)
    }

    fn act(&mut self, at: Millis, seat: Seat, notation: &str) -> Result<(), Objection> {
        let action = self.action(seat, notation)?;
        let news = self.played.act(at, seat, action);
        self.log(news)
    }

    fn settle(&mut self, at: Millis) -> Result<usize, Objection> {
        let mut outcomes = 0;
        while matches!(self.awaiting(), Awaiting::Nature(_)) {
            let seed = self.seed().ok_or(Objection::NoSecret)?;
            let news = self.played.nature(at, &seed);
            self.log(news)?;
            outcomes += 1;
        }
        Ok(outcomes)
    }

    fn advance(&mut self, at: Millis) -> Result<usize, Objection> {
        let before = self.entries();
        loop {
            self.settle(self.now())?;
            match self.awaiting().until() {
                Some(until) if until <= at => self.timeout(until.max(self.now()))?,
                _ => return Ok(self.entries() - before),
            }
        }
    }

    fn timeout(&mut self, at: Millis) -> Result<(), Objection> {
        let news = self.played.admit(at, Input::Timeout);
        self.log(news)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Kept> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Kept> {
        self.played.undo(seat)?;
        self.told.truncate(self.entries());
        Ok(())
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
                // who sees everything sits nowhere
                let key =
                    if panel.title.key == "panel-own" { "panel-seat" } else { panel.title.key };
                Panel { title: Phrase { key, ..panel.title }, ..panel }
            }));
        }
        panels
    }

    fn news(&self, sight: Sight, since: usize) -> Vec<Heard> {
        let entries = self.told.iter().enumerate().skip(since);
        let heard = entries
            .map(|(index, news)| Heard { entry: index + 1, phrases: self.phrases(sight, news) });
        heard.filter(|heard| !heard.phrases.is_empty()).collect()
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

    fn record(&self) -> Option<Record> {
        (self.awaiting() == Awaiting::Over).then(|| self.save())
    }

    fn save(&self) -> Record {
        Record::of(Header { secret: self.secret, ..self.header.clone() }, &self.played)
    }

    fn lines(&self, since: usize) -> Vec<String> {
        let lines = Line::since(&self.played, 1, since);
        lines.iter().map(|line| format!("{} {line}", line.number)).collect()
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Table>> {
        let played = self.played.at(entries)?;
        let told = self.told[..entries].to_vec();
        let (header, secret) = (self.header.clone(), self.secret);
        Some(Box::new(Self { header, secret, played, told, minds: Minds::NONE }))
    }
}
