//! The deal of the day: everybody plays the same deal from the same seat against the same bots, and
//! compares with what bots of each level scored from that seat (duplicate scoring).
//!
//! The deal follows from the game and the date alone, so it needs no server. All bots think in
//! counted worlds: they play the same on every machine. The date is an argument; nothing here reads
//! a clock.

mod checking;

pub use checking::duplicate_scores;

use gantry_catalog::{HUMAN, Listing, Table, TableStart, find};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Awaiting, Digest, OptionValues, Seat, Secret, hex};
use gantry_wire::{Answer, COLOURS, DailyResults, DailyScore, Refused, Sitter};

use crate::MachineTime;
use crate::asking::refused;
use crate::host::{AnswerResult, Host};
use crate::opening::fault;

/// How many sit at the table, where the game takes this many.
const SEATS: usize = 3;
/// How many decisions of bots are made in one task.
const DECISIONS: usize = 6;
/// A game between bots has fewer decisions.
const MOST_DECISIONS: usize = 20_000;

/// What the deal of a day is.
#[derive(Clone, Debug)]
pub struct DailyDeal {
    listing: &'static Listing,
    options: Vec<(String, String)>,
    secret: Secret,
    /// How many sit there.
    pub seats: usize,
    /// Everybody's seat.
    pub seat: Seat,
    /// The bot at the other seats.
    pub bot: &'static str,
}

/// The id of the table of a deal of the day.
pub fn table_id(game: &str, date: &str) -> String {
    format!("daily-{game}-{date}")
}

/// The game and the day of such a table.
pub fn of_table(id: &str) -> Option<(&str, &str)> {
    let rest = id.strip_prefix("daily-")?;
    let (game, date) = rest.split_at_checked(rest.len().checked_sub(DATE.len() + 1)?)?;
    let date = date.strip_prefix('-')?;
    is_date(date).then_some((game, date))
}

/// How a date is written.
const DATE: &str = "0000-00-00";

/// Whether this is how a date is written.
pub fn is_date(text: &str) -> bool {
    let fits = |(wanted, found): (u8, u8)| match wanted {
        b'0' => found.is_ascii_digit(),
        other => other == found,
    };
    let number = |part: &str| part.parse().unwrap_or(0_u8);
    text.len() == DATE.len()
        && DATE.bytes().zip(text.bytes()).all(fits)
        && (1..=12).contains(&number(&text[5..7]))
        && (1..=31).contains(&number(&text[8..]))
}

/// The number of a day, counted from the first of January 1970; `None` for what is no date.
pub fn day_number(date: &str) -> Option<u64> {
    /// From the first of March of the year 0 to the first of January 1970.
    const EPOCH: u64 = 719_468;
    if !is_date(date) {
        return None;
    }
    let number = |part: &str| part.parse::<u64>().ok();
    let (year, month, day) = (number(&date[..4])?, number(&date[5..7])?, number(&date[8..])?);
    // A year that begins in March ends with its leap day.
    let (year, month) =
        if month > 2 { (year, month - 3) } else { (year.checked_sub(1)?, month + 9) };
    let days = year * 365 + year / 4 - year / 100 + year / 400;
    (days + (153 * month + 2) / 5 + day - 1).checked_sub(EPOCH)
}

/// Bots with which a deal is compared: each plays the same on every machine.
pub fn levels(listing: &Listing) -> Vec<&'static str> {
    let fixed =
        |name: &&&str| **name != "random" && listing.bot(name).is_ok_and(|bot| bot.repeatable);
    listing.bots.iter().filter(fixed).copied().collect()
}

impl DailyDeal {
    /// The deal of a day; `None` for what is no game or no date.
    pub fn of(game: &str, date: &str) -> Option<Self> {
        let listing = find(game).filter(|_| is_date(date))?;
        let hash = Digest::of_text(&format!("gantry deal of the day\n{game}\n{date}\n"));
        let secret = Secret::new(hex::decode(&hash.to_string())?);
        let seats = SEATS.clamp(listing.seats.0, listing.seats.1);
        let [.., last] = *secret.bytes();
        let levels = levels(listing);
        // The second strongest: what can be beaten, and does not think long.
        let bot = levels.iter().rev().nth(1).or(levels.last())?;
        let options = in_turns(listing);
        Some(Self {
            listing,
            options,
            secret,
            seats,
            seat: Seat::new(usize::from(last) % seats),
            bot,
        })
    }

    /// A table with this player at everybody's seat.
    pub fn table(
        &self,
        player: &Player,
        others: impl Fn(usize) -> Player,
    ) -> Option<Box<dyn Table>> {
        let seat =
            |index| if Seat::new(index) == self.seat { player.clone() } else { others(index) };
        let begin = TableStart {
            start: Start::Options(self.options.clone()),
            players: (0..self.seats).map(seat).collect(),
            secret: self.secret,
            salts: Vec::new(),
        };
        self.listing.open(begin).ok()
    }

    /// Whether a table is of this deal: the same game, options and secret, with a person at
    /// everybody's seat and the bots at the others.
    fn is_dealt_at(&self, table: &dyn Table) -> bool {
        let header = table.header();
        let own = Player { kind: HUMAN.into(), name: "Player".into() };
        let same = self.table(&own, |index| header.players[index].clone());
        let kinds = header.players.iter().enumerate();
        header.players.len() == self.seats
            && same.is_some_and(|same| {
                let same = same.header();
                same.commitment == header.commitment && same.start == header.start
            })
            && kinds.into_iter().all(|(index, player)| {
                let own = Seat::new(index) == self.seat;
                player.kind == if own { HUMAN } else { self.bot }
            })
    }
}

/// The options of a game in real time that let it be played in turns, where bots repeat themselves.
fn in_turns(listing: &Listing) -> Vec<(String, String)> {
    const TURNS: &str = "turns";
    let words = |values: &OptionValues| match values {
        OptionValues::Words(words) => words.iter().any(|word| word == TURNS),
        _ => false,
    };
    let paced =
        listing.options.iter().filter(|option| listing.is_real_time && words(&option.values));
    paced.map(|option| (option.key.to_string(), TURNS.into())).collect()
}

/// The score of a seat in a finished game.
fn score(table: &dyn Table, seat: Seat) -> Option<DailyScore> {
    let standings = table.standings()?;
    Some(DailyScore {
        points: standings.points[seat.index()],
        place: standings.places[seat.index()],
    })
}

/// Games of bots with a deal, played one after the other.
pub(crate) struct Par {
    key: (String, String),
    deal: DailyDeal,
    scores: Vec<(String, Option<DailyScore>)>,
    /// The game that is played now; `None` while a task has it.
    table: Option<Box<dyn Table>>,
}

/// Some decisions of such a game, to be made on any thread.
pub(crate) struct ParJob {
    key: (String, String),
    seat: Seat,
    table: Box<dyn Table>,
}

impl ParJob {
    /// Plays on for some decisions, or to the end.
    pub(crate) fn run(mut self) -> Self {
        for _ in 0..DECISIONS {
            pass_time(&mut *self.table);
            let Some(seat) = self.table.next_to_decide() else { break };
            let bot = self.table.bot_at(seat).unwrap_or_default().to_owned();
            let Ok(chosen) = self.table.decide(seat, &bot) else { break };
            if self.table.act(self.table.now(), seat, &chosen).is_err() {
                break;
            }
        }
        pass_time(&mut *self.table);
        self
    }
}

/// Draws chance and passes deadlines until somebody decides. A table that cannot go on is left as
/// it is: it has no score.
fn pass_time(table: &mut dyn Table) {
    let now = table.now();
    let mut going = table.settle(now).is_ok();
    while going && table.next_to_decide().is_none() {
        let Some(until) = table.awaiting().until() else { break };
        going = table.advance(until).is_ok();
    }
}

impl Par {
    fn new(key: (String, String), deal: DailyDeal) -> Self {
        let scores = levels(deal.listing).iter().map(|level| ((*level).into(), None)).collect();
        let mut par = Self { key, deal, scores, table: None };
        par.next_game();
        par
    }

    /// Begins the game of the next level.
    fn next_game(&mut self) {
        let next = self.scores.iter().find(|(_, score)| score.is_none());
        let bot = self.deal.bot;
        let player = |kind: &str, index| Player {
            kind: kind.into(),
            name: format!("Bot {}", Seat::new(index)),
        };
        self.table = next.and_then(|(level, _)| {
            self.deal.table(&player(level, self.deal.seat.index()), |index| player(bot, index))
        });
    }

    /// Takes a game back from a task. One that cannot go on is left out.
    fn take(&mut self, job: ParJob) {
        let stuck = job.table.entries() > MOST_DECISIONS
            || (job.table.awaiting() != Awaiting::Over && job.table.next_to_decide().is_none());
        let found = score(&*job.table, job.seat);
        if found.is_none() && !stuck {
            self.table = Some(job.table);
            return;
        }
        if let Some(place) = self.scores.iter().position(|(_, score)| score.is_none()) {
            match found {
                Some(found) => self.scores[place].1 = Some(found),
                None => drop(self.scores.remove(place)),
            }
        }
        self.next_game();
    }
}

impl Host {
    /// Opens the deal of a day, or goes on with it.
    pub(crate) fn daily(&mut self, now: MachineTime, game: &str, date: &str) -> AnswerResult {
        let deal = DailyDeal::of(game, date).ok_or_else(|| fault(date))?;
        let id = table_id(game, date);
        if self.kept_table(&id).is_some() {
            return self.open(now, &id);
        }
        let sitter = |index: usize, kind: &str| {
            self.player(index, &Sitter { kind: kind.into(), ..Sitter::default() })
        };
        let person = sitter(deal.seat.index(), HUMAN);
        let table = deal.table(&person, |index| sitter(index, deal.bot));
        let table = table.ok_or_else(|| refused("host-no-table"))?;
        let colours = (0..COLOURS).cycle().take(deal.seats).collect();
        self.sit_down_at(now, id, deal.listing, table, colours)
    }

    /// The next decisions of bots with a deal, or what is known of its results.
    pub(crate) fn par_job(&mut self, game: &str, date: &str) -> Result<ParJob, Answer> {
        let key = (game.to_owned(), date.to_owned());
        if self.par.as_ref().is_none_or(|par| par.key != key) {
            let deal = DailyDeal::of(game, date).ok_or_else(|| Answer::Refused(fault(date)))?;
            self.par = Some(Par::new(key.clone(), deal));
        }
        let par = self.par.as_mut();
        let job = par.and_then(|par| {
            let table = par.table.take()?;
            Some(ParJob { key, seat: par.deal.seat, table })
        });
        job.ok_or_else(|| self.daily_results().map_or_else(Answer::Refused, Answer::Daily))
    }

    /// Takes back a game of bots; returns what is known now.
    pub(crate) fn played_on(&mut self, job: ParJob) -> Answer {
        if let Some(par) = self.par.as_mut().filter(|par| par.key == job.key) {
            par.take(job);
        }
        self.daily_results().map_or_else(Answer::Refused, Answer::Daily)
    }

    fn daily_results(&self) -> Result<DailyResults, Refused> {
        let par = self.par.as_ref().ok_or_else(|| refused("host-no-table"))?;
        let (game, date) = &par.key;
        let kept = self.kept_table(&table_id(game, date));
        let own = kept.filter(|kept| kept.over).and_then(|kept| {
            let record = gantry_kernel::record::Record::read(&kept.record()).ok()?;
            let table = par.deal.listing.replay(&record).ok()?;
            score(&*table, par.deal.seat).filter(|_| par.deal.is_dealt_at(&*table))
        });
        Ok(DailyResults {
            seat: par.deal.seat,
            seats: par.deal.seats,
            bot: par.deal.bot.into(),
            table: kept.map(|kept| kept.id.clone()),
            own,
            bots: par.scores.clone(),
            done: par.scores.iter().all(|(_, score)| score.is_some()),
        })
    }
}

#[cfg(test)]
mod tests;
